## Sets and pairs

thing-run = щунцу
thing-triplet = коцу
thing-kan = кан
thing-pair = пара

## Waits

thing-wait_ryanmen = рянмен
thing-wait_kanchan = канчан
thing-wait_penchan = пенчан
thing-wait_tanki = танки
thing-wait_shanpon = щанпон
wait-orphan = недостающая сирота
wait-thirteen = 13-стороннее
wait-other = другое ожидание

## Structures: ways for a hand to be complete

structure-sets = сеты и пара
structure-supplemented = сеты, среди них и смешанные, и пара
structure-seven-pairs = читойцу (семь пар)
structure-seven-pairs-quads = семь пар, среди них и одинаковые
structure-thirteen-orphans = кокущи мусо (13 сирот)
structure-orphans-and-set = кокущи мусо и сет
structure-great-orphans = кокущи мусо с гармоничным завершением
structure-eight-and-a-half-pairs = восемь с половиной пар

## How far a hand is

state-tenpai = темпай
state-shanten = щантен

## What is wrong with a meld

meld-tiles = { $tiles } – не чи, не пон и не кан: нужны три тайла масти подряд либо три или четыре одинаковых.
meld-closed-kan = закрытый кан – это четыре одинаковых тайла, а { $tiles } – нет.
meld-seat = за @ должна стоять одна цифра: номер места, чей это тайл, от 0 до { $most }.
meld-added = за знаком сета может стоять только четвёртый тайл пона или такой же тайл, как взятый для щунцу, а здесь другой ({ $tiles }).
meld-feeder = у открытого сета есть взятый тайл и тот, кто его сбросил, а у закрытого кана их нет ({ $tiles }).
