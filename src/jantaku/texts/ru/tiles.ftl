## Names of tiles

tile-1m = 1 ман
tile-2m = 2 ман
tile-3m = 3 ман
tile-4m = 4 ман
tile-5m = 5 ман
tile-6m = 6 ман
tile-7m = 7 ман
tile-8m = 8 ман
tile-9m = 9 ман
tile-1p = 1 пин
tile-2p = 2 пин
tile-3p = 3 пин
tile-4p = 4 пин
tile-5p = 5 пин
tile-6p = 6 пин
tile-7p = 7 пин
tile-8p = 8 пин
tile-9p = 9 пин
tile-1s = 1 со
tile-2s = 2 со
tile-3s = 3 со
tile-4s = 4 со
tile-5s = 5 со
tile-6s = 6 со
tile-7s = 7 со
tile-8s = 8 со
tile-9s = 9 со
tile-1z = восточный ветер
tile-2z = южный ветер
tile-3z = западный ветер
tile-4z = северный ветер
tile-5z = белый дракон
tile-6z = зелёный дракон
tile-7z = красный дракон
tile-f1 = слива
tile-f2 = орхидея
tile-f3 = хризантема
tile-f4 = бамбук (цветок)
tile-f5 = весна
tile-f6 = лето
tile-f7 = осень
tile-f8 = зима
tile-0m = красная 5 ман
tile-0p = красная 5 пин
tile-0s = красная 5 со
tile-5bm = синяя 5 ман
tile-5bp = синяя 5 пин
tile-5bs = синяя 5 со
tile-5gs = зелёная 5 со
tile-orange_dragon = оранжевый дракон
tile-gold_dragon = золотой дракон
tile-haku_pocchi = белый дракон с точкой
tile-cat = кот
tile-rat = крыса
tile-rooster = петух
tile-centipede = многоножка

## Tiles that the word list does not name

tile-ya = я
tile-yu = ю
tile-j1 = джокер 1
tile-j2 = джокер 2
tile-j3 = джокер 3
tile-j4 = джокер 4

## What is wrong with a text that should name tiles

notation-letter = знак «{ $letter }» здесь ничего не значит; тайлы пишутся цифрами, за которыми стоит буква м, п, с, з или ц (m, p, s, z, f).
notation-no-letter = после цифр { $digits } нет буквы: м, п, с, з или ц (m, p, s, z, f).
notation-no-digits = перед буквой «{ $letter }» нет цифр.
notation-no-tile = тайла { $tile } не существует.
notation-mark = пометка «{ $mark }» ставится сразу после цифры.
notation-copies =
    { $count ->
        [one] { $count } экземпляр
        [few] { $count } экземпляра
       *[many] { $count } экземпляров
    } { $tile }, а может быть только { $limit }.
notation-copies-marked =
    { $count ->
        [one] { $count } экземпляр
        [few] { $count } экземпляра
       *[many] { $count } экземпляров
    } { $tile }, а в наборе { $set } только { $limit }.
notation-copies-plain =
    { $count ->
        [one] { $count } экземпляр
        [few] { $count } экземпляра
       *[many] { $count } экземпляров
    } { $tile }, а в наборе { $set } без пометок только { $limit } (красная пятёрка пишется 0).
notation-absent = тайла { $tile } нет в наборе { $set }.
notation-number = «{ $number }» – не номер тайла; номера идут от 0 до 135.
notation-number-absent = номер { $number } – это { $tile }, а такого тайла в наборе нет.
notation-number-twice = номер { $number } назван дважды.
notation-no-number = у тайла { $tile }, экземпляр { $copy }, нет номера среди 136.
notation-mjai = «{ $name }» – не название тайла в mjai.
notation-no-mjai = у тайла { $tile } нет названия в mjai.
notation-glyph = знак «{ $glyph }» – не тайл Unicode.
notation-no-glyph = для тайла { $tile } в Unicode нет знака.

## What is wrong with the id of a tile set

tile-set-unknown = набора тайлов «{ $name }» нет; может быть, «{ $nearest }»?
tile-set-unmarked = после двоеточия стоят только помеченные тайлы, а { $tile } без пометки.
