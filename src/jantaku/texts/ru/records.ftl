## Records: files that were read, and what was wrong with them

record-format = это не запись игры в известном формате; известны { $known }.
record-format-seated = в формате { $format } нельзя записать, что игроки меняются местами; подойдёт native.
record-format-written = записать игру в формате «{ $format }» нельзя; известны { $known }.
record-no-text = файл – не текст: байт { NUMBER($at, useGrouping: 0) } не в UTF-8.
record-packed = сжатый файл повреждён, распаковать его нельзя.
record-too-long = файл длиннее { $most } байт; таких длинных записей не бывает.
record-no-deal = в записи нет ни одной раздачи.
record-no-rules = в записи не сказано, по каким правилам шла игра.
record-rules = в записи названы правила «{ $rules }», а таких нет.
record-cut = файл обрывается на теге { NUMBER($tag, useGrouping: 0) } или сразу после него; всё, что до обрыва, прочитано.
record-unfinished = запись обрывается до конца игры.
record-chips = в файле есть жетоны, которых по этим правилам нет: они сохранены, но не проверены.

## По каким правилам: что запись говорит о себе

rules-why-soul-room = комната «{ $room }» – из Mahjong Soul
rules-why-soul-ref = номер игры «{ $ref }» – такой, как в Mahjong Soul
rules-why-tenhou-room = правила названы «{ $room }», как на tenhou.net
rules-why-unknown-room = правила названы «{ $room }», такой комнаты здесь не знают; в этом формате чаще всего пишут игры tenhou.net
rules-why-type = это файл tenhou.net с типом игры { NUMBER($type, useGrouping: 0) }
rules-why-nothing = о правилах в записи ничего не сказано, а в этом формате чаще всего пишут игры tenhou.net
rules-why-one-round = играется только восточный раунд
rules-why-no-red = красных пятёрок нет
rules-why-reds = красных пятёрок по мастям: { $reds }
rules-why-no-kuitan = в открытой руке тан'яо не засчитывается
rules-why-start = в начале у каждого игрока очков: { $points }
rules-why-tenths = в финальном счёте есть десятые

## The native format

record-native-header = строка 1 – не заголовок записи Jantaku.
record-native-version = версия записи – { $version }, а эта программа читает версии не новее { $known }.
record-native-json = строка { NUMBER($line, useGrouping: 0) } повреждена: это не JSON.
record-native-line = строка { NUMBER($line, useGrouping: 0) } – не событие и не ответ игрока.
record-native-value = строка { NUMBER($line, useGrouping: 0) }: значения «{ $place }» нет или оно невозможно.
record-native-order = строка { NUMBER($line, useGrouping: 0) }: после событий могут стоять только ответы игроков и контрольная сумма.
record-native-chain = контрольная сумма не сходится: после записи события были изменены.
record-native-cut = последняя строка файла обрезана; прочитано всё до строки { NUMBER($line, useGrouping: 0) } включительно.
record-native-unsealed = в файле нет контрольной суммы, поэтому нельзя сказать, менялись ли в нём события.

## mjlog: reading

record-mjlog-no-tag = это не mjlog: файл не начинается с тега mjloggm.
record-mjlog-damaged = тег { NUMBER($number, useGrouping: 0) } повреждён: { $tag }
record-mjlog-unknown-tag = тег { NUMBER($number, useGrouping: 0) }: в mjlog нет тега «{ $tag }».
record-mjlog-no-tile = тег { NUMBER($number, useGrouping: 0) }: «{ $tag }» – не взятие и не сброс; номера тайлов идут от 0 до 135.
record-mjlog-no-tile-three = тег { NUMBER($number, useGrouping: 0) }: «{ $tag }» – не взятие и не сброс; в игре на троих места 0–2 и тайлы 0–3 и 32–135.
record-mjlog-no-attribute = в теге { NUMBER($number, useGrouping: 0) } ({ $tag }) нет атрибута { $attribute }.
record-mjlog-attribute = в теге { NUMBER($number, useGrouping: 0) } ({ $tag }) здесь не может быть атрибута { $attribute }.
record-mjlog-value = тег { NUMBER($number, useGrouping: 0) } ({ $tag }): { $attribute } не может быть «{ $value }».
record-mjlog-sum = тег { NUMBER($number, useGrouping: 0) } ({ $tag }): { $attribute } равно { $said }, а из предыдущих тегов выходит { $due }.
record-mjlog-order = тег { NUMBER($number, useGrouping: 0) } ({ $tag }) не может стоять на этом месте.

## mjlog: writing

record-mjlog-players = в mjlog пишутся игры на троих и на четверых, а игроков в записи – { $players }.
record-mjlog-tiles = раздача { $deal }: для mjlog нужны все розданные тайлы, а в записи есть не все.
record-mjlog-round = раздача { $deal }: в mjlog бывают только раунды четырёх ветров, в которых дилерами бывают по очереди.
record-mjlog-tile = у тайла { $tile } нет номера в mjlog.
record-mjlog-nuki = в mjlog откладывают только север и только в игре на троих; отложенный тайл { $tile } записать нельзя.
record-mjlog-hundreds = mjlog считает очки сотнями; { $points } так не записать.
record-mjlog-yaku = в mjlog нет яку «{ $yaku }» или цена у него там другая.
record-mjlog-draw = в mjlog нет ничьей вида «{ $draw }».
record-mjlog-referee = в mjlog нет решений судьи.
record-mjlog-event = событие { NUMBER($number, useGrouping: 0) } этой записи невозможно.

## The walls of tenhou

record-wall-method = стены, сделанные способом «{ $method }», нельзя построить заново.
record-wall-seed = зерно стен повреждено: это должны быть 2496 байт в base64.
