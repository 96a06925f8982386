## What players of Taiwanese mahjong say otherwise: <id>-taiwanese stands for <id>

## Names

yaku-uufa-taiwanese = без цветов
yaku-tsumo_agari-taiwanese = победа со стены
yaku-chankan-taiwanese = ограбление конга
yaku-haitei-taiwanese = последняя кость в стене
yaku-menzen_ron-taiwanese = закрытая рука
yaku-uutsuu_uuhoa-taiwanese = без благородных и без цветов
yaku-menzen_tsumo-taiwanese = полностью закрытая рука
yaku-sanankou-taiwanese = три закрытых панга
yaku-shousanfuu-taiwanese = малые три ветра
yaku-ittsuu-taiwanese = чистый ряд
yaku-honitsu-taiwanese = полумасть
yaku-toitoi-taiwanese = все панги
yaku-shousangen-taiwanese = малые три дракона
yaku-daisanfuu-taiwanese = большие три ветра
yaku-chii_chan_i-taiwanese = ограбление восьмого цветка
yaku-paa_sennin-taiwanese = восемь цветов
yaku-daisangen-taiwanese = большие три дракона
yaku-shousuushii-taiwanese = малые четыре ветра
yaku-chinitsu-taiwanese = чистая масть
yaku-daisuushii-taiwanese = большие четыре ветра
yaku-tenhou-taiwanese = благословение Небес

## Hands

thing-wait_ryanmen-taiwanese = двустороннее
thing-wait_kanchan-taiwanese = в середину
thing-wait_penchan-taiwanese = в край
thing-wait_tanki-taiwanese = в пару
thing-wait_shanpon-taiwanese = в панг
wait-other-taiwanese = другое
score-block-chi-taiwanese = { $tiles } (чоу)
score-block-pon-taiwanese = { $tiles } (панг)
score-block-open-kan-taiwanese = { $tiles } (открытый конг)
score-block-closed-kan-taiwanese = { $tiles } (закрытый конг)
no-win-wrong-size-taiwanese =
    { $wanted ->
        [one] вместе с победной в руке должна быть { $wanted } кость (конг считается за три), а здесь { $tiles }.
        [few] вместе с победной в руке должно быть { $wanted } кости (конг считается за три), а здесь { $tiles }.
       *[many] вместе с победной в руке должно быть { $wanted } костей (конг считается за три), а здесь { $tiles }.
    }
win-one-tile-taiwanese = победная кость одна, а здесь «{ $text }».
win-fifth-copy-taiwanese = пятая кость { $tile }: таких в наборе четыре.
win-copies-taiwanese =
    { $there ->
        [0] кости { $tile } в наборе этих правил нет.
       *[other] костей { $tile } здесь { $count }, а в наборе этих правил их { $there }.
    }
win-rinshan-without-kan-taiwanese = победа на замене – это победа со стены после своего конга.
win-chankan-by-tsumo-taiwanese = ограбить конг можно только чужой: это победа не со стены.
win-discarder-taiwanese = набросивший бывает только при победе со сноса, и это не сам победитель.
win-kan-discard-taiwanese = победа на сносе после конга – это победа со сноса, а не со стены и не ограбление конга.
win-negative-taiwanese = число побед дилера подряд не бывает отрицательным.

## Value and payments

score-price-points-taiwanese =
    { $points ->
        [one] { NUMBER($points, useGrouping: 0) } тай
        [few] { NUMBER($points, useGrouping: 0) } тая
       *[many] { NUMBER($points, useGrouping: 0) } таев
    }
score-value-sum-taiwanese =
    { $sum ->
        [one] { NUMBER($sum, useGrouping: 0) } тай
        [few] { NUMBER($sum, useGrouping: 0) } тая
       *[many] { NUMBER($sum, useGrouping: 0) } таев
    }, победитель получает { NUMBER($points, useGrouping: 0) }
score-value-sum-capped-taiwanese =
    { $sum ->
        [one] { NUMBER($sum, useGrouping: 0) } тай
        [few] { NUMBER($sum, useGrouping: 0) } тая
       *[many] { NUMBER($sum, useGrouping: 0) } таев
    }, верхний предел { NUMBER($most, useGrouping: 0) }, победитель получает { NUMBER($points, useGrouping: 0) }
score-absorbed-taiwanese = уже входит в «{ $element }»
score-set-aside-taiwanese = выложены: { $tiles }
score-note-flowers-alone-taiwanese = при победе цветами другие фаны не считаются
ledger-tsumo-taiwanese = победа со стены
ledger-ron-taiwanese = победа со сноса
ledger-pao-taiwanese =
    ответственность за развитие руки: { $yaku ->
        [daisangen] большие три дракона
        [daisuushii] большие четыре ветра
        [chinitsu] чистая масть
       *[other] вся рука
    }
ledger-false-kan-taiwanese =
    { $count ->
        [1] закрытый конг из разных костей
        [one] { $count } закрытый конг из разных костей
        [few] { $count } закрытых конга из разных костей
       *[many] { $count } закрытых конгов из разных костей
    }
event-value-without-fu-taiwanese =
    { $han ->
        [one] { $han } тай
        [few] { $han } тая
       *[many] { $han } таев
    }, победитель получает { NUMBER($points, useGrouping: 0) }

## Refusals

no-win-not-complete-taiwanese = рука не собрана: { $tiles } не складываются ни в пять сетов и пару, ни в восемь с половиной пар.
no-win-minimum-taiwanese =
    { $han ->
        [one] в руке { $han } основной тай, а по этим правилам нужно не меньше { $minimum }; цветы и их отсутствие не в счёт.
        [few] в руке { $han } основных тая, а по этим правилам нужно не меньше { $minimum }; цветы и их отсутствие не в счёт.
       *[many] в руке { $han } основных таев, а по этим правилам нужно не меньше { $minimum }; цветы и их отсутствие не в счёт.
    }
win-riichi-open-taiwanese = рука, которую объявили просящей с раздачи, не открывается: объявленных сетов в ней нет.
win-haitei-by-ron-taiwanese = последняя кость в стене – это победа со стены; за последний снос ничего не дают.
win-tenhou-not-dealer-taiwanese = благословение Небес – это победа дилера на розданных костях, без конгов.
win-first-discard-taiwanese = благословение Земли – это победа не-дилера на самом первом сносе дилера, без объявленных сетов.
win-first-turn-alone-taiwanese = благословение Небес не сочетается ни с конгами, ни с концом стены, ни с объявлением руки просящей.
win-nobody-liable-taiwanese = за эту руку никто не отвечает: не выложены ни три сета драконов, ни четыре сета ветров, ни пять сетов одной масти.
win-flowers-how-taiwanese = восьмой цветок либо берут со стены сами, либо перехватывают у другого игрока.
win-flower-taiwanese = цветок не входит в руку: его выкладывают и заменяют.
