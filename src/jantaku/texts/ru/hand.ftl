## The command hand

hand-about = Разобрать руку: далеко ли до темпая, чего она ждёт, что сбросить, как она делится на сеты.
hand-argument-tiles = Рука, например 123м406п77з; открытые сеты и каны – отдельные слова: 345м- 555п= 1111з#.
hand-option-game = Игра, к которой относится рука.
hand-option-tiles = Другой набор тайлов, например sanma.
hand-option-void = Запрещённая масть: в завершённой руке её быть не должно.
hand-option-seen = Тайлы, которые видны на столе.
hand-option-all = Показать все сбросы, а не только лучшие.
hand-option-json = Вывести ответ в формате JSON.
cli-option-why = Объяснить каждую часть стоимости победы.
cli-option-plain = Только буквы, без рисованных тайлов.

## What is wrong with the question

hand-no-such-game = нет игры «{ $game }»; выберите одну из: { $choice }.
hand-no-such-suit = «{ $suit }» – не масть; выберите м, п или с (m, p, s).
hand-seen-too-many = в руке и среди видимых { $count ->
    [one] { $count } экземпляр
    [few] { $count } экземпляра
   *[many] { $count } экземпляров
} { $tile }, а может быть только { $limit }.
hand-size = { $melds ->
    [0] неверное число тайлов в руке
   *[other] неверное число тайлов в руке, не считая открытых сетов и канов
}: { $count }; возможно { $sizes }.
hand-melds-too-many = слишком много открытых сетов и канов ({ $melds }): в выигрышной руке только { $size ->
    [one] { $size } тайл
    [few] { $size } тайла
   *[many] { $size } тайлов
}.

## Words of the games

thing-tile = тайл
thing-tile-taiwanese = кость
thing-tile-sichuan = кость
thing-discard = сброс
thing-discard-taiwanese = снос
thing-discard-sichuan = снос
thing-winning_hand = выигрышная рука
thing-winning_hand-taiwanese = победная рука
thing-winning_hand-sichuan = завершённая рука
state-tenpai-taiwanese = просящая рука
state-tenpai-sichuan = в ожидании
thing-wait = ожидание
thing-reading = разбор руки
count-tiles-riichi = { $count ->
    [one] { $count } тайл
    [few] { $count } тайла
   *[many] { $count } тайлов
}
count-tiles-taiwanese = { $count ->
    [one] { $count } кость
    [few] { $count } кости
   *[many] { $count } костей
}
count-tiles-sichuan = { $count ->
    [one] { $count } кость
    [few] { $count } кости
   *[many] { $count } костей
}
count-kinds-riichi = { $count ->
    [one] { $count } вид
    [few] { $count } вида
   *[many] { $count } видов
}
count-kinds-taiwanese = { $count ->
    [one] { $count } вид
    [few] { $count } вида
   *[many] { $count } видов
}
count-kinds-sichuan = { $count ->
    [one] { $count } вид
    [few] { $count } вида
   *[many] { $count } видов
}

## Names of waits, short enough for a table

wait-riichi-tanki = танки
wait-riichi-shanpon = щанпон
wait-riichi-kanchan = канчан
wait-riichi-penchan = пенчан
wait-riichi-ryanmen = рянмен
wait-riichi-orphan = недостающая сирота
wait-riichi-thirteen = 13-стороннее
wait-riichi-other = другое ожидание
wait-chinese-tanki = в пару
wait-chinese-shanpon = в панг
wait-chinese-kanchan = в середину
wait-chinese-penchan = в край
wait-chinese-ryanmen = двустороннее
wait-chinese-orphan = недостающая сирота
wait-chinese-thirteen = 13-стороннее
wait-chinese-other = другое ожидание

## What the hand is

hand-aside = В руку не входит: { $tiles }.
hand-hopeless = Выигрышную руку из этого собрать нельзя.
hand-away =
    { $family ->
        [riichi] { $shanten } щантен
        [taiwanese] до просящей руки: { $shanten }
       *[other] до ожидания: { $shanten }
    }
hand-ready = { $state }: { $kinds }, { $tiles }.
hand-ready-in-vain = { $state }, но завершить руку нечем.
hand-useful = Полезны: { $kinds }, { $tiles }.
hand-all-seen = Все они уже на виду: прийти нечему.
hand-used-up = Ожидание { $tiles } пустое: все экземпляры уже в этой руке.
hand-absent = Ожидание { $tiles } пустое: в наборе { $set } таких нет.
hand-complete = { $hand }, завершает { $tile }: { $count ->
    [one] { $count } разбор
    [few] { $count } разбора
   *[many] { $count } разборов
}.
hand-others-worse = { $count ->
    [one] Ещё { $count } вариант отдаляет
    [few] Ещё { $count } варианта отдаляют
   *[many] Ещё { $count } вариантов отдаляют
} руку от победы; все варианты покажет --all.
hand-column-unseen = осталось
hand-column-useful = полезны
hand-column-count = всего
hand-column-away =
    { $family ->
        [riichi] щантен
        [taiwanese] до просящей руки
       *[other] до ожидания
    }
hand-column-structure = строение
