## What players of Sichuan mahjong say otherwise: <id>-sichuan stands for <id>

## Names

yaku-toitoi-sichuan = все панги
yaku-chinitsu-sichuan = полное изобилие
yaku-chiitoitsu-sichuan = семь пар
yaku-rinshan-sichuan = маджонг на замене
yaku-kanburi-sichuan = наброс после конга
yaku-chankan-sichuan = ограбление конга

## Tiles

tile-1m-sichuan = 1 символ
tile-2m-sichuan = 2 символа
tile-3m-sichuan = 3 символа
tile-4m-sichuan = 4 символа
tile-5m-sichuan = 5 символов
tile-6m-sichuan = 6 символов
tile-7m-sichuan = 7 символов
tile-8m-sichuan = 8 символов
tile-9m-sichuan = 9 символов
tile-1p-sichuan = 1 точка
tile-2p-sichuan = 2 точки
tile-3p-sichuan = 3 точки
tile-4p-sichuan = 4 точки
tile-5p-sichuan = 5 точек
tile-6p-sichuan = 6 точек
tile-7p-sichuan = 7 точек
tile-8p-sichuan = 8 точек
tile-9p-sichuan = 9 точек
tile-1s-sichuan = 1 бамбук
tile-2s-sichuan = 2 бамбука
tile-3s-sichuan = 3 бамбука
tile-4s-sichuan = 4 бамбука
tile-5s-sichuan = 5 бамбуков
tile-6s-sichuan = 6 бамбуков
tile-7s-sichuan = 7 бамбуков
tile-8s-sichuan = 8 бамбуков
tile-9s-sichuan = 9 бамбуков

## What they are

yaku-toitoi-text-sichuan = Все четыре сета – панги или конги.
yaku-chinitsu-text-sichuan = Все кости руки – одной масти.
yaku-chiitoitsu-text-sichuan = Семь пар в закрытой руке. Четыре одинаковые кости – две пары, и за них считается ещё и четвёрка.
yaku-rinshan-text-sichuan = Маджонг на кости, взятой на замену после конга. Это маджонг со стены.
yaku-kanburi-text-sichuan = Маджонг на кости, которую другой игрок сносит сразу после своего конга и взятой за него кости на замену. Конг остаётся, но очки за него – за последний, если их было несколько, – возвращаются.
yaku-chankan-text-sichuan = Маджонг на кости, которую другой игрок добавляет к объявленному пангу, чтобы получить конг. Этот конг не состоялся, и очков за него нет.

## Hands

thing-wait_ryanmen-sichuan = двустороннее
thing-wait_kanchan-sichuan = в середину
thing-wait_penchan-sichuan = в край
thing-wait_tanki-sichuan = в пару
thing-wait_shanpon-sichuan = в панг
wait-other-sichuan = другое
score-block-pon-sichuan = { $tiles } (панг)
score-block-open-kan-sichuan = { $tiles } (открытый конг)
score-block-closed-kan-sichuan = { $tiles } (закрытый конг)
no-win-wrong-size-sichuan =
    { $wanted ->
        [one] вместе с победной в руке должна быть { $wanted } кость (конг считается за три), а здесь { $tiles }.
        [few] вместе с победной в руке должно быть { $wanted } кости (конг считается за три), а здесь { $tiles }.
       *[many] вместе с победной в руке должно быть { $wanted } костей (конг считается за три), а здесь { $tiles }.
    }
win-one-tile-sichuan = победная кость одна, а здесь «{ $text }».
win-fifth-copy-sichuan = пятая кость { $tile }: таких в наборе четыре.
win-copies-sichuan =
    { $there ->
        [0] кости { $tile } в наборе этих правил нет.
       *[other] костей { $tile } здесь { $count }, а в наборе этих правил их { $there }.
    }
win-no-call-sichuan = { $meld }: в этой игре чоу не объявляют, их собирают только из своих костей.
win-rinshan-without-kan-sichuan = маджонг на замене – это маджонг со стены после своего конга.
win-chankan-by-tsumo-sichuan = ограбить можно только чужой конг: это маджонг не со стены.
win-discarder-sichuan = снёсший бывает только при маджонге со сноса, и это не сам победитель.
win-kan-discard-sichuan = наброс после конга – это маджонг со сноса, а не со стены и не ограбление конга.
win-negative-sichuan = число побед дилера подряд не бывает отрицательным.

## Value and payments

score-price-han-sichuan =
    { $han ->
        [one] { $han } фан
        [few] { $han } фана
       *[many] { $han } фанов
    }
score-value-without-fu-sichuan =
    { $han ->
        [0] без ценных комбинаций: стоимость { $base }
        [one] { $han } фан: стоимость 2^{ $han } = { $base }
        [few] { $han } фана: стоимость 2^{ $han } = { $base }
       *[many] { $han } фанов: стоимость 2^{ $han } = { $base }
    }, победитель получает { $points }
score-value-most-sichuan =
    { $han ->
        [one] { $han } фан: 2^{ $han } = { $amount }, предел стоимости { $base }
        [few] { $han } фана: 2^{ $han } = { $amount }, предел стоимости { $base }
       *[many] { $han } фанов: 2^{ $han } = { $amount }, предел стоимости { $base }
    }, победитель получает { $points }
ledger-tsumo-sichuan = маджонг со стены
ledger-ron-sichuan = маджонг со сноса
ledger-surcharge-sichuan = надбавка за маджонг со стены
ledger-kan-sichuan =
    { $form ->
        [closed] за закрытый конг
        [open] за открытый конг
        [added] за дополненный конг
       *[late] за отложенный конг
    }
ledger-kan-returned-sichuan =
    возврат очков { $form ->
        [closed] за закрытый конг
        [open] за открытый конг
        [added] за дополненный конг
       *[late] за отложенный конг
    }: { $why ->
        [fed] сразу после него снесена победная кость
        [false_win] объявленный маджонг оказался ложным
        [robbed] его всё же ограбили
       *[not_ready] рука осталась без ожидания
    }
ledger-not-ready-sichuan = без ожидания при разобранной стене: наибольшая стоимость руки в ожидании
ledger-false-win-sichuan = ложный маджонг
ledger-account-fines-sichuan = фонд штрафов
seat-discarder-sichuan = снёсший
seat-who-declared-kan-sichuan = объявивший конг
event-value-without-fu-sichuan =
    { $han ->
        [one] { $han } фан
        [few] { $han } фана
       *[many] { $han } фанов
    }, победитель получает { $points }

## Refusals

no-win-not-complete-sichuan = рука не собрана: { $tiles } не складываются ни в четыре сета и пару, ни в семь пар.
no-win-void-sichuan = в руке запрещённая масть: { $tiles }; объявить маджонг с ней нельзя.
no-win-three-suits-sichuan = в руке кости всех трёх мастей, а одна из них у каждого игрока запрещённая: маджонга нет.
win-haitei-by-ron-sichuan = последняя кость стены – это маджонг со стены; последний снос – параметр --houtei.
win-houtei-by-tsumo-sichuan = последний снос – это маджонг со сноса; последняя кость стены – параметр --haitei.
win-out-sichuan = вышедший из сдачи больше не побеждает, не сносит и не платит.

## Facts

fact-tsumo-sichuan = победная кость взята со стены
fact-tsumo-not-sichuan = маджонг со сноса, а не со стены
fact-ron-sichuan = победная кость взята у другого игрока
fact-ron-not-sichuan = маджонг со стены, а не со сноса
fact-rinshan-sichuan = победная кость взята на замену
fact-rinshan-not-sichuan = победная кость взята не на замену
fact-chankan-sichuan = победная кость взята ограблением конга
fact-chankan-not-sichuan = конг не ограблен
fact-haitei-sichuan = победная кость – последняя в стене
fact-haitei-not-sichuan = победная кость – не последняя в стене
fact-houtei-sichuan = победная кость – последний снос
fact-houtei-not-sichuan = победная кость – не последний снос
fact-kan_discard-sichuan = победная кость снесена сразу после конга
fact-kan_discard-not-sichuan = победная кость снесена не сразу после конга
fact-no_runs-sichuan = все сеты – панги или конги
fact-no_runs-not-sichuan = есть не только панги и конги
fact-closed_quad-sichuan = есть закрытый конг
fact-two_closed_quads-sichuan = есть второй закрытый конг
fact-three_closed_quads-sichuan = есть третий закрытый конг
fact-four_closed_quads-sichuan = есть четвёртый закрытый конг
fact-open_quad-sichuan = есть открытый конг
fact-two_open_quads-sichuan = есть второй открытый конг
fact-three_open_quads-sichuan = есть третий открытый конг
fact-four_open_quads-sichuan = есть четвёртый открытый конг
fact-held_quad-sichuan = четыре одинаковые кости не в конге
fact-held_quad-not-sichuan = четырёх одинаковых костей вне конга нет
fact-closed_quad-not-sichuan = закрытых конгов нет
fact-two_held_quads-sichuan = вторая четвёрка не в конге
fact-three_held_quads-sichuan = третья четвёрка не в конге
fact-four_melded-sichuan = объявлены четыре панга или конга
fact-four_melded-not-sichuan = пангов и конгов объявлено меньше четырёх
fact-one_suit-sichuan = все кости одной масти
fact-one_suit-not-sichuan = не все кости одной масти

## The fields of the plan

part-payments-noten_to-sichuan = Кому при разобранной стене платят игроки без ожидания
part-payments-noten_to-worth-sichuan = каждому, кто в ожидании: наибольшую возможную стоимость его руки
part-payments-false_win-sichuan = Сколько очков платят за ложный маджонг каждому, кто ещё в игре
part-payments-false_kan-none-sichuan = нисколько
part-payments-shares-ron-sichuan = Сколько стоимостей руки платят дилеру и другому игроку за маджонг со сноса
part-payments-shares-tsumo_dealer-sichuan = Сколько стоимостей руки платит каждый за маджонг дилера со стены
part-payments-shares-tsumo-sichuan = Сколько стоимостей руки платят дилер и каждый из остальных за маджонг другого игрока со стены
part-payments-shares-tsumo_extra-sichuan = Сколько очков прибавляет каждый за маджонг со стены дилера и другого игрока
part-kans-pays-sichuan = Очки за конг: закрытый – с каждого; открытый – со снёсшего; дополненный – с каждого; отложенный – с каждого
part-kans-last_replacement-sichuan = Последняя кость стены, взятая на замену, – тоже морское дно
part-calls-verbs-sichuan = Что можно объявлять на чужой снос
part-calls-verbs-chi-sichuan = чоу
part-calls-verbs-pon-sichuan = панг
part-calls-verbs-kan-sichuan = открытый конг
part-calls-least_live-sichuan = Сколько костей должно остаться в стене для объявления
part-furiten-own_pond-sichuan = Победная кость среди своих сносов запрещает маджонг со сноса

## At the table

table-honba-sichuan = { "" }
table-sticks-sichuan = { "" }
table-left-sichuan =
    { $count ->
        [one] в стене { $count } кость
        [few] в стене { $count } кости
       *[many] в стене { $count } костей
    }
table-out-sichuan = «ху»
table-legend-drawn-sichuan = бледные: снесены сразу со стены
event-draws-sichuan =
    { $hidden ->
        [yes] берёт кость
       *[no] берёт кость { $tile }
    }
event-draws-replacement-sichuan =
    { $hidden ->
        [yes] берёт кость на замену
       *[no] берёт кость на замену { $tile }
    }
event-discards-sichuan = сносит { $tile }
event-discards-drawn-sichuan = сносит взятую кость { $tile }
event-draws-discards-sichuan = берёт и сносит { $tile }
event-called-sichuan =
    { $call ->
        [chi] объявляет чоу на кость игрока { $player }: { $meld }
        [pon] объявляет панг на кость игрока { $player }: { $meld }
       *[kan] объявляет открытый конг на кость игрока { $player }: { $meld }
    }
event-kan-sichuan =
    { $form ->
        [closed] объявляет закрытый конг: { $meld }
       *[added] дополняет панг до конга: { $meld }
    }
event-tiles-passed-sichuan =
    { $hidden ->
        [yes] { $count ->
            [one] передаёт { $count } кость игроку { $player }
            [few] передаёт { $count } кости игроку { $player }
           *[many] передаёт { $count } костей игроку { $player }
        }
       *[no] передаёт { $tiles } игроку { $player }
    }
event-wins-tsumo-sichuan = объявляет маджонг со стены на { $tile }: { $hand }
event-wins-ron-sichuan = объявляет маджонг на { $tile } игрока { $player }: { $hand }
event-wins-turned-down-sichuan =
    { $how ->
        [tsumo] объявляет маджонг со стены и кладёт кости лицевой стороной вниз
       *[ron] объявляет маджонг на { $tile } игрока { $player } и кладёт кости лицевой стороной вниз
    }
event-value-turned-down-sichuan = получает { $points }
event-wins-falsely-sichuan =
    { $how ->
        [tsumo] выходит из сдачи: до проверки маджонг со стены считается верным
       *[ron] выходит из сдачи: до проверки маджонг на { $tile } игрока { $player } считается верным
    }
event-tile-returned-sichuan = возвращает взятую кость в стену
event-shows-sichuan =
    { $ready ->
        [yes] в ожидании: { $hand }
       *[no] показывает руку: { $hand }
    }
event-deal-drawn-sichuan =
    { $kind ->
        [exhausted] { $players ->
            [none] Стена разобрана, в ожидании никого нет.
           *[some] Стена разобрана; в ожидании: { $players }.
        }
        [chombo] Сдача прекращена из-за нарушения: { $players }.
        [time] Время вышло.
       *[referee] Сдачу прекращает судья.
    }
event-ruled-sichuan =
    { $ruling ->
        [chombo] получает наказание от судьи
        [dead_hand] играет дальше с мёртвой рукой: так решил судья
        [false_win] объявляет ложный маджонг и выходит из сдачи
        [false_kan] платит за закрытый конг из разных костей
        [rollback] берёт назад запрещённый снос: так решил судья
        [fine] платит за запрещённый снос: так решил судья
       *[abort] нарушает правила, и судья прекращает сдачу
    }
event-deal-ended-sichuan = Очки после сдачи: { $points }.
scenario-start-sichuan = Сдача: { $round }
scenario-left-sichuan = Осталось костей: { $left }
scenario-end-sichuan = До конца сдачи

## Правила риичи, которые действуют и здесь, под другими названиями

option-chankan_on_fourth_kan-in-sichuan = Ограбление четвёртого конга одного игрока
option-ankan_display-in-sichuan = Как лежит закрытый конг
option-ankan_display-inner-sichuan = открыты две кости в середине
option-ankan_display-chinese-sichuan = закрыты все четыре, пока не кончится сдача
option-kan_chains-in-sichuan = Ещё один конг до сноса
option-temporary_furiten_end-in-sichuan = Когда пропущенный маджонг перестаёт мешать объявить другой
option-call_priority-in-sichuan = Кому достаётся кость, нужная нескольким игрокам
option-atamahane-in-sichuan = Кто первый при равном праве или равном счёте
option-double_ron-in-sichuan = Двое объявили маджонг на одной кости
option-triple_ron-in-sichuan = Трое объявили маджонг на одной кости
option-karaten_tenpai-in-sichuan = Ожидание костей, которых больше нет
option-ron_payer-in-sichuan = Кто платит за маджонг со сноса
option-multiple_ron_payment-in-sichuan = Сколько получает каждый, если маджонг на одной кости объявили несколько игроков
option-tie_at_end-in-sichuan = Равный счёт в конце
option-aotenjou-in-sichuan = Сколько стоят фаны
option-wall_break_throws-in-sichuan = Сколько раз бросают кубики, чтобы найти разлом стены
option-aotenjou-on-sichuan = рука без фанов стоит 1 очко, каждый фан удваивает стоимость; предел задаёт sc_fan_cap
option-kan_chains-after_any-sichuan = после любого конга
option-call_priority-ron_pon_chi-sichuan = маджонг, затем панг и конг, кто бы ни сказал первым
option-karaten_tenpai-not_if_all_in_own_hand-sichuan = это не ожидание, если все такие кости у самого игрока
option-dealer_takes_two_last_tiles-on-sichuan = дилер берёт тринадцатую и четырнадцатую кости сразу
option-dealer_takes_two_last_tiles-in-sichuan = Две последние кости дилера
option-lasting_event_interrupt-in-sichuan = Объявления прерывают первый круг
option-lasting_event_interrupt-on-sichuan = прерывают
part-grammar-tile_set-sichuan = Набор костей
part-wall-replace_from-sichuan = Откуда берут кость на замену
part-wall-replace_from-next-sichuan = следующая кость стены
part-winners-until-sichuan = После скольких победителей сдача кончается
part-length-deals-sichuan = Сколько сдач в игре
part-length-counts_repeats-sichuan = В счёт идёт каждая сдача, кто бы ни был дилером
option-atamahane-direct-sichuan = ближайший по ходу игры после снёсшего; если сноса не было, первым считается дилер
option-chankan_on_fourth_kan-on-sichuan = можно, как любой другой конг
option-double_ron-all_paid-sichuan = побеждают оба, снёсший платит обоим
option-triple_ron-all_paid-sichuan = побеждают все трое, снёсший платит каждому
option-ron_payer-discarder-sichuan = снёсший
part-tile_set-sichuan =
    { $count ->
        [one] { $count } кость
        [few] { $count } кости
       *[many] { $count } костей
    }: { $copies }
part-grammar-structures-sichuan = Из чего состоит завершённая рука
part-dealer-passes_to-first_winner-sichuan = кто победил первым; если сразу несколько, то снёсший; без победы – тот же дилер
scenario-column-pond-sichuan = Сносы

rules-price-both-sichuan = { $closed }, открытая рука – { $open }
rules-price-closed-sichuan = { $closed }, только закрытая рука
rules-price-open-sichuan = { $open }, только открытая рука
