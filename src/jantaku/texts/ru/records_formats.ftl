## Where in a file something is wrong; deals and positions count from 1, seats from 0

told-place = { $where ->
    [deal] раздача { NUMBER($deal, useGrouping: 0) }
    [seat] раздача { NUMBER($deal, useGrouping: 0) }, место { $seat }
    [dealt] раздача { NUMBER($deal, useGrouping: 0) }, место { $seat }, розданный тайл { NUMBER($position, useGrouping: 0) }
    [draws] раздача { NUMBER($deal, useGrouping: 0) }, место { $seat }, взятие { NUMBER($position, useGrouping: 0) }
    [discards] раздача { NUMBER($deal, useGrouping: 0) }, место { $seat }, сброс { NUMBER($position, useGrouping: 0) }
    [result] раздача { NUMBER($deal, useGrouping: 0) }, результат
    [line] { $deal ->
        [0] строка { NUMBER($position, useGrouping: 0) }
       *[other] раздача { NUMBER($deal, useGrouping: 0) }, строка { NUMBER($position, useGrouping: 0) }
    }
    [sign] строка { NUMBER($position, useGrouping: 0) }, столбец { NUMBER($column, useGrouping: 0) }
   *[file] файл
}

## What cannot have happened

told-no-copy = { told-place }: больше тайлов { $tile } в наборе нет.
told-not-held = { told-place }: в руке нет тайла { $tile }.
told-not-on-turn = { told-place }: сейчас не ход этого игрока.
told-not-drawn = { told-place }: сброшен не тот тайл, который только что взят.
told-nothing-to-call = { told-place }: этот игрок не сбрасывал тайла, на который можно сделать объявление.
told-not-discarded = { told-place }: тайл { $tile } не был сброшен.
told-no-pon = { told-place }: нет пона, который тайл { $tile } дополнил бы до кана.
told-no-meld = { told-place }: тайлы { $tiles } не образуют такого сета.
told-tsumo-without-draw = { told-place }: для цумо нужен взятый тайл.
told-nothing-to-win = { told-place }: этот игрок не сбрасывал тайла, на котором можно победить.
told-winners = { told-place }: победителей несколько, но каждый должен победить один раз, и все – на одном и том же тайле.
told-changes = { told-place }: изменения очков не сходятся: { $changes }.
told-sticks = { told-place }: выплачено больше палочек риичи, чем лежит на столе.
told-no-indicator = { told-place }: нет индикатора доры.
told-fourth-seat = { told-place }: играют трое, четвёртое место пусто; «{ $value }» там стоять не может.
told-staked-tile = в { $format } нельзя записать тайл, поставленный в чо нагащи.
told-named-dora = в { $format } нельзя записать доры без индикатора.
told-lot = в { $format } нельзя записать дилера, раунд или первый ход, найденные по жребию.
told-excluded = в { $format } нельзя записать тайлы, выведенные из игры.
told-suit = в { $format } нельзя записать запрещённые масти игроков.
told-first-turn = раздача { NUMBER($deal, useGrouping: 0) }: в { $format } первым всегда ходит дилер.
told-built = в { $format } нельзя записать руки, которые собирают из большего числа тайлов.
told-passed = в { $format } нельзя записать тайлы, переданные другому игроку.
told-goes-on = раздача { NUMBER($deal, useGrouping: 0) }: в { $format } нельзя записать раздачу, которая продолжается после победы.
told-hand-size =
    в { $format } в руке { $size ->
        [one] { $size } тайл
        [few] { $size } тайла
       *[many] { $size } тайлов
    }, а здесь раздают больше.
told-ready = в { $format } нельзя записать руку, объявленную просящей с раздачи.
told-opened = в { $format } нельзя записать открытое риичи.
told-robbed-run = в { $format } нельзя записать победу на тайле чужого щунцу.
told-second-kan = в { $format } нельзя записать кан, сделанный из пона вторым объявлением.
told-raised-run = в { $format } нельзя записать дополненное щунцу.
told-word = в { $format } нельзя записать ни лишний индикатор за хан, ни ставку мангана.
told-hissatsu = в { $format } нельзя записать взятие трёх тайлов сразу.
told-personal-dora = в { $format } нельзя записать личные доры.
told-stages = в { $format } нельзя записать руку, которую собирают по этапам.
told-joker = в { $format } нельзя записать джокер, который стоит вместо другого тайла.
told-unindicated = раздача { NUMBER($deal, useGrouping: 0) }: для { $format } нужен индикатор доры в начале раздачи, а его нет.
told-round = раздача { NUMBER($deal, useGrouping: 0) }: в { $format } бывают только раунды четырёх ветров.
told-players = в { $format } пишутся игры на троих и на четверых, а игроков в записи – { $players }.
told-points-jump = раздача { NUMBER($deal, useGrouping: 0) }: очки или палочки риичи не те, что остались после предыдущей раздачи.

## Values of another kind

told-not-json = { told-place }: это не JSON, здесь не может стоять «{ $value }».
told-too-deep = { told-place }: слишком глубоко вложенные скобки.
told-unreadable = { told-place }: здесь есть число или знак, которые нельзя прочесть.
told-object-wanted = { told-place }: нужен объект, а не «{ $value }».
told-list-wanted = { told-place }: нужен список, а не «{ $value }».
told-list-size = { told-place }: значений в списке должно быть { $wanted }, а их { NUMBER($count, useGrouping: 0) }.
told-number-wanted = { told-place }: нужно целое число от { NUMBER($low, useGrouping: 0) } до { NUMBER($high, useGrouping: 0) }, а не «{ $value }».

## The JSON of tenhou

tenhou-json-no-number = у тайла { $tile } нет номера в формате tenhou.net/6.
tenhou-json-no-tile = { told-place }: «{ $value }» – не тайл.
tenhou-json-no-meld = { told-place }: «{ $value }» – не объявление.
tenhou-json-long = { told-place }: список слишком длинный ({ NUMBER($count, useGrouping: 0) }).
tenhou-json-nobody = { told-place }: играют трое, и там, откуда взят тайл в «{ $value }», никто не сидит.
tenhou-json-round = { told-place }: при игре втроём раздачи с номером { NUMBER($number, useGrouping: 0) } нет; номера 3, 7, 11 и 15 пропускаются.
tenhou-json-names = { told-place }: имён должно быть три или четыре, а их { $count }.
tenhou-json-no-order = { told-place }: отсюда списки взятий и сбросов не сходятся.
tenhou-json-indicators = { told-place }: индикаторов доры больше, чем было канов.
tenhou-json-no-result = раздача { NUMBER($deal, useGrouping: 0) }: результат неизвестен.
tenhou-json-win = { told-place }: у победы должны быть изменения очков и список яку.
tenhou-json-result = { told-place }: результата «{ $value }» не бывает.
tenhou-json-yaku = { told-place }: «{ $value }» – не яку.
tenhou-json-yaku-unknown = раздача { NUMBER($deal, useGrouping: 0) }: неизвестное яку «{ $name }».
tenhou-json-cut = файл обрывается (строка { NUMBER($line, useGrouping: 0) }, столбец { NUMBER($column, useGrouping: 0) }); целых раздач в нём: { NUMBER($count, useGrouping: 0) }.
tenhou-json-cut-early = { told-place }: здесь файл обрывается, и ни одной целой раздачи в нём нет.
tenhou-json-cut-rules = { told-place }: здесь файл обрывается, а правил («rule») до этого места нет.

## mjai

mjai-not-json = { told-place }: это не JSON.
mjai-type = { told-place }: строк вида «{ $value }» не бывает.
mjai-missing = { told-place }: нет поля «{ $field }».
mjai-field = { told-place }: в поле «{ $field }» не может быть «{ $value }».
mjai-hidden = { told-place }: тайл скрыт («?»); нужна запись, в которой видны все тайлы.
mjai-no-tile = { told-place }: «{ $value }» – не тайл.
mjai-wind = { told-place }: «{ $value }» – не ветер.
mjai-no-deal-now = { told-place }: в этом месте раздача не идёт.
mjai-no-riichi = { told-place }: здесь никто не объявлял риичи.
mjai-not-the-tile = { told-place }: победить можно было не на этом тайле.
mjai-yaku = { told-place }: «{ $value }» – не яку.
mjai-yaku-unknown = раздача { NUMBER($deal, useGrouping: 0) }: неизвестное яку «{ $name }».
mjai-reason-unknown = раздача { NUMBER($deal, useGrouping: 0) }: неизвестная причина ничьей «{ $reason }»; она определена по ходу раздачи.
mjai-deal-unfinished = раздача { NUMBER($deal, useGrouping: 0) } не закончена.
mjai-no-end = запись обрывается на строке { NUMBER($line, useGrouping: 0) }, до конца игры.

## Paifu: the Japanese labels of the book with a translation beside them

paifu-rules = 表記名 правила
paifu-tiles = 麻雀牌 набор
paifu-box =
    { $tiles ->
        [one] { $tiles } тайл
        [few] { $tiles } тайла
       *[many] { $tiles } тайлов
    }{ $count ->
        [0] {" "}без красных пятёрок
       *[other] , красные пятёрки { $fives }
    }
paifu-deal = 場局巡連 раздача
paifu-deposit = 供託 ставки
paifu-oka = 陸 ока
paifu-dead-wall = 幢量王牌 стопок в мёртвой стене
paifu-dora = 表/裏 ドラ индикаторы доры / урадоры
paifu-dealt = 配牌 роздано
paifu-turn = 巡 круг
paifu-drawn = 取 взято
paifu-discarded = 出 сброшено
paifu-final = 最終 в конце
paifu-gathered = 無し нарушений: { $fouls }, 積み棒 хонб: { $honba }, 立直 палочек: { $stakes }
paifu-bonus = 翻 дора: { $dora }, урадора: { $ura }, красные: { $red }{ $nuki ->
    [0] {""}
   *[other] , отложенные: { $nuki }
}
paifu-yaku = 役 яку: { $yaku }
paifu-situation = 状況 обстоятельства: { $situation }
paifu-liable = пао
paifu-ruling = { $ruling ->
    [chombo] чомбо
    [dead_hand] мёртвая рука
    [rollback] запрещённый сброс взят назад
    [fine] штраф за запрещённый сброс
   *[other] пересдача
}
paifu-value = { $kind ->
    [limit] ; { $points }
   *[fu] ; { $han } хан { $fu } фу = { $points }
}
paifu-result = 結果 итог: { $result ->
    [tsumo] 自摸 цумо
    [ron] 栄 рон
    [fed] 放銃 наброс
    [lost] –
    [ready] 聴牌 темпай
    [noten] 不聴 нотен
    [nagashi] 流し満貫 нагащи манган
    [kyuushu_kyuuhai] 九種九牌 кюшукюхай
    [four_winds] 四風連打 четыре одинаковых ветра
    [four_riichi] 四家立直 четыре риичи
    [four_kans] 四槓散了 четыре кана
    [triple_ron] 三家和 три рона
    [double_ron] 二家和 два рона
    [seven_honours] 葫蘆娃 сброшены семь благородных
    [all_kokushi] 同時国士 все в темпае на кокущи мусо
    [all_chiitoitsu] 同時七対 все в темпае на читойцу
    [chombo] 錯和 чомбо
    [time] 時間切れ время вышло
    [referee] 審判 решение судьи
   *[unknown] раздача не закончена
}
paifu-payments = 支出 выплаты
paifu-score = 計算 счёт
paifu-ending = 終局 итог игры
