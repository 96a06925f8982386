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

## Tiles

tile-1m-taiwanese = 1 символ
tile-2m-taiwanese = 2 символа
tile-3m-taiwanese = 3 символа
tile-4m-taiwanese = 4 символа
tile-5m-taiwanese = 5 символов
tile-6m-taiwanese = 6 символов
tile-7m-taiwanese = 7 символов
tile-8m-taiwanese = 8 символов
tile-9m-taiwanese = 9 символов
tile-1p-taiwanese = 1 точка
tile-2p-taiwanese = 2 точки
tile-3p-taiwanese = 3 точки
tile-4p-taiwanese = 4 точки
tile-5p-taiwanese = 5 точек
tile-6p-taiwanese = 6 точек
tile-7p-taiwanese = 7 точек
tile-8p-taiwanese = 8 точек
tile-9p-taiwanese = 9 точек
tile-1s-taiwanese = 1 бамбук
tile-2s-taiwanese = 2 бамбука
tile-3s-taiwanese = 3 бамбука
tile-4s-taiwanese = 4 бамбука
tile-5s-taiwanese = 5 бамбуков
tile-6s-taiwanese = 6 бамбуков
tile-7s-taiwanese = 7 бамбуков
tile-8s-taiwanese = 8 бамбуков
tile-9s-taiwanese = 9 бамбуков

## What they are

yaku-chankan-text-taiwanese = Победа на кости, которой другой игрок дополняет открытый панг до малого открытого конга. Этот конг не состоялся; закрытый и большой открытый конги грабить нельзя.
yaku-chii_chan_i-text-taiwanese = Победитель выложил семь цветов, а восьмой выкладывает другой игрок: этот цветок можно ограбить.
yaku-chinitsu-text-taiwanese = Все кости – одной масти, благородных нет. «Без благородных» отдельно не считается.
yaku-daisanfuu-text-taiwanese = Панги или конги трёх ветров. За них «панг благородных» отдельно не считается, а за панг драконов в той же руке – считается.
yaku-daisangen-text-taiwanese = Панги или конги всех трёх драконов. За них «панг благородных» отдельно не считается.
yaku-daisuushii-text-taiwanese = Панги или конги всех четырёх ветров. За них «панг благородных» отдельно не считается.
yaku-haitei-text-taiwanese = Победа на морском дне, последней кости перед мёртвой стеной, в том числе взятой на замену. Победа со стены считается сверх того. За победу на речном дне, последнем сносе, ничего не прибавляется.
yaku-honitsu-text-taiwanese = Кости одной масти и благородные, есть и те и другие. Панги благородных считаются сверх того.
yaku-ittsuu-text-taiwanese = Чоу 123, 456 и 789 одной масти. Дороже, если все три чоу закрыты; остальная рука при этом может быть открытой.
yaku-menzen_ron-text-taiwanese = Победа со сноса, и открытых сетов в руке нет; закрытые конги допускаются.
yaku-menzen_tsumo-text-taiwanese = Победа со стены, и открытых сетов в руке нет; закрытые конги допускаются. Победа со стены отдельно не считается.
yaku-paa_sennin-text-taiwanese = Все восемь цветов и сезонов выложил один игрок.
yaku-sanankou-text-taiwanese = Три закрытых панга или конга; остальная рука может быть открытой. Панг, завершённый чужой костью, открыт.
yaku-shousanfuu-text-taiwanese = Панги или конги двух ветров и пара третьего. За эти панги «панг благородных» отдельно не считается.
yaku-shousangen-text-taiwanese = Панги или конги двух драконов и пара третьего. За эти панги «панг благородных» отдельно не считается.
yaku-shousuushii-text-taiwanese = Панги или конги трёх ветров и пара четвёртого. За эти панги «панг благородных» отдельно не считается.
yaku-tenhou-text-taiwanese = Дилер побеждает с раздачи: его семнадцать костей собраны до первого сноса. После закрытого конга уже не считается.
yaku-toitoi-text-taiwanese = Все сеты – панги или конги.
yaku-tsumo_agari-text-taiwanese = Победная кость взята со стены, в том числе на замену; рука может быть открытой.
yaku-uufa-text-taiwanese = Победитель не выложил ни одного цветка и ни одного сезона. К минимуму стоимости это не относится.
yaku-uutsuu_uuhoa-text-taiwanese = В руке нет благородных, и ни один цветок не выложен. Отсутствие цветов и отсутствие благородных отдельно уже не считаются.

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
win-chi-not-left-taiwanese = { $meld }: чоу объявляют только на снос предыдущего игрока, он сидит слева; такой сет пишут со знаком - на конце.
win-rinshan-without-kan-taiwanese = победа на замене – это победа со стены после своего конга.
referee-no-such-kan-taiwanese = у этого игрока нет закрытого конга, о котором можно было бы судить.
win-chankan-by-tsumo-taiwanese = ограбить можно только чужой конг: это победа не со стены.
win-discarder-taiwanese = набросивший бывает только при победе со сноса, и это не сам победитель.
win-kan-discard-taiwanese = победа на сносе после конга – это победа со сноса, а не со стены и не ограбление конга.
win-negative-taiwanese = число побед дилера подряд не бывает отрицательным.

## Value and payments

score-price-points-taiwanese =
    { $points ->
        [one] { $points } тай
        [few] { $points } тая
       *[many] { $points } таев
    }
score-value-sum-taiwanese =
    { $sum ->
        [one] { $sum } тай
        [few] { $sum } тая
       *[many] { $sum } таев
    }, победитель получает { $points }
score-value-sum-capped-taiwanese =
    { $sum ->
        [one] { $sum } тай
        [few] { $sum } тая
       *[many] { $sum } таев
    }, верхний предел { $most }, победитель получает { $points }
score-absorbed-taiwanese = поглощается фаном «{ $element }»
score-set-aside-taiwanese = выложено: { $tiles }
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
    }, победитель получает { $points }

## Refusals

no-win-not-complete-taiwanese = рука не собрана: { $tiles } не складываются ни в пять сетов и пару, ни в восемь с половиной пар.
no-win-minimum-taiwanese =
    { $han ->
        [one] в руке { $han } тай (цветы и «без цветов» не в счёт), а по этим правилам для победы нужно не меньше { $minimum }.
        [few] в руке { $han } тая (цветы и «без цветов» не в счёт), а по этим правилам для победы нужно не меньше { $minimum }.
       *[many] в руке { $han } таев (цветы и «без цветов» не в счёт), а по этим правилам для победы нужно не меньше { $minimum }.
    }
win-riichi-open-taiwanese = в руке, объявленной просящей с раздачи, открытых сетов не бывает.
win-haitei-by-ron-taiwanese = последняя кость в стене – это победа со стены; за последний снос ничего не дают.
win-tenhou-not-dealer-taiwanese = благословение Небес – это победа дилера на розданных костях, без конгов.
win-first-discard-taiwanese = благословение Земли – это победа не-дилера на самом первом сносе дилера, без объявленных сетов.
win-first-turn-alone-taiwanese = благословение Небес не сочетается ни с конгами, ни с концом стены, ни с объявлением руки просящей.
win-nobody-liable-taiwanese = за эту руку никто не отвечает: не открыты ни три сета драконов, ни четыре сета ветров, ни пять сетов одной масти.
win-all-flowers-taiwanese = у победителя все { $count } цветов: восьмой побеждает сразу, какой бы ни была рука. Укажите его, { $tile }, победной костью, а остальные семь – цветами.
win-robbed-flower-only-taiwanese = ограбленный цветок – это не снос и не кость конга.
win-flowers-how-taiwanese = восьмой цветок либо берут со стены сами, либо отбирают у другого игрока (ограбление цветка).
win-flower-taiwanese = цветок не входит в руку: его выкладывают и заменяют.

## Facts

fact-tsumo-taiwanese = победная кость взята со стены
fact-tsumo-not-taiwanese = победа со сноса, а не со стены
fact-ron-taiwanese = победная кость взята у другого игрока
fact-ron-not-taiwanese = победа со стены, а не со сноса
fact-riichi-taiwanese = рука объявлена просящей с раздачи
fact-riichi-not-taiwanese = рука не объявлена просящей с раздачи
fact-chankan-taiwanese = победная кость взята ограблением конга
fact-chankan-not-taiwanese = конг не ограблен
fact-haitei-taiwanese = победная кость – последняя в стене
fact-haitei-not-taiwanese = победная кость – не последняя в стене
fact-first_discard-taiwanese = победная кость – первый снос дилера
fact-first_discard-not-taiwanese = победная кость – не первый снос дилера
fact-river_under_6-taiwanese = в сносе не больше пяти костей
fact-river_under_6-not-taiwanese = в сносе больше пяти костей
fact-river_under_10-taiwanese = в сносе не больше девяти костей
fact-river_under_10-not-taiwanese = в сносе больше девяти костей
fact-eight_flowers-taiwanese = выложены все восемь цветов
fact-eight_flowers-not-taiwanese = выложены не все восемь цветов
fact-robbed_flower-taiwanese = выложены семь цветов, восьмой взят ограблением у другого игрока
fact-no_flowers-taiwanese = цветов нет
fact-no_flowers-not-taiwanese = есть выложенные цветы
fact-all_runs-taiwanese = все сеты – чоу
fact-all_runs-not-taiwanese = есть не только чоу
fact-no_runs-taiwanese = все сеты – панги или конги
fact-no_runs-not-taiwanese = есть не только панги и конги
fact-one_suit_and_honours-taiwanese = благородные кости и не больше одной масти
fact-one_suit_and_honours-not-taiwanese = есть кости другой масти или нет благородных
fact-straight-taiwanese = чоу 1-2-3, 4-5-6 и 7-8-9 одной масти
fact-concealed_straight-taiwanese = все три чоу закрытые
fact-unmelded_straight-taiwanese = ни одно из трёх чоу не объявлено
fact-two_concealed-taiwanese = есть два закрытых панга или конга
fact-two_concealed-not-taiwanese = закрытых пангов и конгов меньше двух
fact-three_concealed-taiwanese = есть три закрытых панга или конга
fact-three_concealed-not-taiwanese = закрытых пангов и конгов меньше трёх
fact-four_concealed-taiwanese = есть четыре закрытых панга или конга
fact-four_concealed-not-taiwanese = закрытых пангов и конгов меньше четырёх
fact-five_concealed-taiwanese = есть пять закрытых пангов или конгов
fact-five_concealed-not-taiwanese = закрытых пангов и конгов меньше пяти
fact-white_triplet-taiwanese = панг или конг белых драконов
fact-green_triplet-taiwanese = панг или конг зелёных драконов
fact-red_triplet-taiwanese = панг или конг красных драконов
fact-east_triplet-taiwanese = панг или конг восточных ветров
fact-south_triplet-taiwanese = панг или конг южных ветров
fact-west_triplet-taiwanese = панг или конг западных ветров
fact-north_triplet-taiwanese = панг или конг северных ветров
fact-little_dragons-taiwanese = панги двух драконов и пара третьего
fact-little_dragons-not-taiwanese = пангов двух драконов и пары третьего нет
fact-big_dragons-taiwanese = панги трёх драконов
fact-big_dragons-not-taiwanese = пангов трёх драконов нет
fact-little_three_winds-taiwanese = панги двух ветров и пара третьего
fact-little_three_winds-not-taiwanese = пангов двух ветров и пары третьего нет
fact-big_three_winds-taiwanese = панги трёх ветров
fact-big_three_winds-not-taiwanese = пангов трёх ветров нет
fact-little_winds-taiwanese = панги трёх ветров и пара четвёртого
fact-little_winds-not-taiwanese = пангов трёх ветров и пары четвёртого нет
fact-big_winds-taiwanese = панги четырёх ветров
fact-big_winds-not-taiwanese = пангов четырёх ветров нет
fact-closed_quad-taiwanese = есть закрытый конг
fact-two_closed_quads-taiwanese = есть второй закрытый конг
fact-three_closed_quads-taiwanese = есть третий закрытый конг
fact-four_closed_quads-taiwanese = есть четвёртый закрытый конг
fact-five_closed_quads-taiwanese = есть пятый закрытый конг
fact-open_quad-taiwanese = есть открытый конг
fact-two_open_quads-taiwanese = есть второй открытый конг
fact-three_open_quads-taiwanese = есть третий открытый конг
fact-four_open_quads-taiwanese = есть четвёртый открытый конг
fact-five_open_quads-taiwanese = есть пятый открытый конг
fact-five_claimed-taiwanese = все пять сетов объявлены со сноса
fact-five_claimed-not-taiwanese = со сноса объявлены не все пять сетов
fact-one_kind_wait-taiwanese = руку завершала кость единственного вида
fact-one_kind_wait-not-taiwanese = руку завершали кости нескольких видов
fact-kanchan-taiwanese = ожидание в середину
fact-penchan-taiwanese = ожидание в край
fact-tanki-taiwanese = ожидание в пару
fact-one_suit-taiwanese = все кости одной масти
fact-one_suit-not-taiwanese = не все кости одной масти
fact-closed_quad-not-taiwanese = закрытых конгов нет
fact-open_quad-not-taiwanese = открытых конгов нет
fact-green_triplet-not-taiwanese = ни панга, ни конга зелёных драконов нет
fact-south_triplet-not-taiwanese = ни панга, ни конга южных ветров нет
fact-has_honours-taiwanese = есть благородная кость
fact-has_honours-not-taiwanese = благородных костей нет
fact-form_sets-taiwanese = пять сетов и пара
fact-rinshan-taiwanese = победная кость взята на замену
fact-rinshan-not-taiwanese = победная кость взята не на замену

## The fields of the plan

part-payments-dealer_extra-taiwanese = Сколько таев прибавляют, когда дилер побеждает или платит за чужую победу
part-payments-dealer_extra_honba-taiwanese = Сколько таев к этому прибавляет каждая победа дилера подряд
part-payments-pao_ron-taiwanese = Кто платит за победу со сноса, если есть ответственный
part-payments-pao_fresh_live-taiwanese = С какого остатка живой стены за наброс новой кости платит набросивший, а не ответственный
part-payments-false_win-taiwanese = Сколько таев платят за ложную победу каждому из остальных
part-payments-false_kan-taiwanese = Сколько таев платят за закрытый конг из разных костей каждому из остальных
part-payments-shares-ron-taiwanese = Сколько стоимостей руки платят дилеру и другому игроку за победу со сноса
part-payments-shares-tsumo_dealer-taiwanese = Сколько стоимостей руки платит каждый за победу дилера со стены
part-payments-shares-tsumo-taiwanese = Сколько стоимостей руки платят дилер и каждый из остальных за победу другого игрока со стены
part-value-linear-taiwanese = Сколько очков в одном тае
part-riichi-declared-taiwanese = Просящую руку можно объявить
part-riichi-dealt-taiwanese = Просящую руку объявляют только с раздачи, до первого сноса
part-kans-last_replacement-taiwanese = Последняя кость живой стены, взятая на замену, – тоже морское дно
part-furiten-own_pond-taiwanese = Победная кость среди своих сносов запрещает победу со сноса
part-nuki-all_win-taiwanese = Все восемь цветов приносят победу
part-nuki-bonus-taiwanese = Каким фаном считаются цветы
part-admission-earned-taiwanese = Какие фаны идут в счёт минимума, хотя в других играх это лишь надбавка

## At the table

table-honba-taiwanese = побед дилера подряд: { $count }
table-sticks-taiwanese = { "" }
table-left-taiwanese =
    { $count ->
        [one] в стене { $count } кость
        [few] в стене { $count } кости
       *[many] в стене { $count } костей
    }
table-riichi-taiwanese = просящая с раздачи
table-nuki-taiwanese = цветы
table-legend-drawn-taiwanese = бледные: снесены сразу со стены
event-draws-taiwanese =
    { $hidden ->
        [yes] берёт кость
       *[no] берёт кость { $tile }
    }
event-draws-replacement-taiwanese =
    { $hidden ->
        [yes] берёт кость на замену
       *[no] берёт кость на замену { $tile }
    }
event-discards-taiwanese = сносит { $tile }
event-discards-drawn-taiwanese = сносит взятую кость { $tile }
event-draws-discards-taiwanese = берёт и сносит { $tile }
event-called-taiwanese =
    { $call ->
        [chi] объявляет чоу на кость игрока { $player }: { $meld }
        [pon] объявляет панг на кость игрока { $player }: { $meld }
       *[kan] объявляет открытый конг на кость игрока { $player }: { $meld }
    }
event-kan-taiwanese =
    { $form ->
        [closed] объявляет закрытый конг: { $meld }
       *[added] объявляет малый открытый конг: { $meld }
    }
event-nuki-taiwanese = выкладывает цветок { $tile }
event-ready-taiwanese = объявляет руку просящей с раздачи
event-wins-tsumo-taiwanese = побеждает со стены на { $tile }: { $hand }
event-wins-ron-taiwanese = побеждает на { $tile } игрока { $player }: { $hand }
event-shows-taiwanese =
    { $ready ->
        [yes] просящая рука: { $hand }
       *[no] показывает руку: { $hand }
    }
event-kans-shown-taiwanese = показывает закрытый конг: { $melds }
event-deal-drawn-taiwanese =
    { $kind ->
        [exhausted] { $players ->
            [none] Стена разобрана, ничья.
           *[some] Стена разобрана, ничья; просящие руки: { $players }.
        }
        [chombo] Сдача прекращена из-за нарушения: { $players }.
        [time] Время вышло.
       *[referee] Сдачу прекращает судья.
    }
event-ruled-taiwanese =
    { $ruling ->
        [chombo] получает наказание от судьи
        [dead_hand] играет дальше с мёртвой рукой: так решил судья
        [false_win] объявляет ложную победу и играет дальше с мёртвой рукой
        [false_kan] платит за закрытый конг из разных костей
        [rollback] берёт назад запрещённый снос: так решил судья
        [fine] платит за запрещённый снос: так решил судья
       *[abort] нарушает правила, и судья прекращает сдачу
    }
event-deal-ended-taiwanese = Очки после сдачи: { $points }.
scenario-start-taiwanese = Раунд: { $round }, побед дилера подряд: { $honba }
scenario-left-taiwanese = Осталось костей: { $left }
scenario-end-taiwanese = До конца сдачи

## Правила риичи, которые действуют и здесь, под другими названиями

option-chankan_on_fourth_kan-in-taiwanese = Ограбление четвёртого конга одного игрока
option-ankan_display-in-taiwanese = Как лежит закрытый конг
option-ankan_display-chinese-taiwanese = все четыре кости закрыты до конца сдачи
option-kan_chains-in-taiwanese = Ещё один конг до сноса
option-call_priority-in-taiwanese = Кому достаётся кость, нужная нескольким игрокам
option-atamahane-in-taiwanese = Кто первый при равном праве или равном счёте
option-double_ron-in-taiwanese = Двое побеждают на одной кости
option-triple_ron-in-taiwanese = Трое побеждают на одной кости
option-karaten_tenpai-in-taiwanese = Ожидание костей, которых больше нет
option-ron_payer-in-taiwanese = Кто платит за победу со сноса
option-multiple_ron_payment-in-taiwanese = Сколько получает каждый, если на одной кости победили несколько игроков
option-tie_at_end-in-taiwanese = Равный счёт в конце
option-renchan-in-taiwanese = Когда дилер остаётся
option-renchan_limit-in-taiwanese = Сколько раз подряд дилер может остаться
option-nuki_dora-in-taiwanese = Цветы: их выкладывают и берут кость на замену
option-game_length-in-taiwanese = Раунды игры
option-pao-in-taiwanese = За какие фаны отвечает набросивший
option-pao_combined_yakuman-in-taiwanese = Платит ли ответственный и за остальное в руке
option-dead_wall_size-in-taiwanese = Сколько стопок не разыгрывают
option-furiten_riichi-in-taiwanese = Объявление просящей с раздачи, если победная кость уже снесена
option-ankan_after_riichi-in-taiwanese = Закрытый конг после объявления просящей с раздачи
option-ankan_after_riichi_yaku_change-in-taiwanese = Конг после объявления просящей с раздачи, меняющий стоимость руки
option-ankan_after_riichi_structure_change-in-taiwanese = Конг после объявления просящей с раздачи, меняющий состав руки
option-kan_chains-after_any-taiwanese = после любого конга
option-karaten_tenpai-not_if_all_in_own_hand-taiwanese = это не ожидание, если все такие кости у самого игрока
option-ankan_after_riichi-drawn_tile-taiwanese = с только что взятой костью
option-ankan_after_riichi_yaku_change-on-taiwanese = можно
option-ankan_after_riichi_structure_change-on-taiwanese = можно
option-pao_combined_yakuman-on-taiwanese = да, за всю руку
option-call_priority-ron_pon_chi-taiwanese = победа, затем панг и конг, затем чоу, кто бы ни сказал первым
option-no_calls_on_last_tile-in-taiwanese = Что можно объявить на последний снос
option-lasting_event_interrupt-in-taiwanese = Объявления прерывают первый круг
option-lasting_event_interrupt-on-taiwanese = прерывают
option-calls_in_last_three_tiles-in-taiwanese = Объявления, когда в стене от одной до трёх костей
option-wall_break_throws-in-taiwanese = Сколько раз бросают кубики, чтобы найти разлом стены
part-grammar-tile_set-taiwanese = Набор костей
part-wall-replace_from-taiwanese = Откуда берут кости на замену
part-wall-blocks-taiwanese = По сколько костей берут при сдаче
option-no_calls_on_last_tile-on-taiwanese = только победу
fact-form_pairs_triplet-taiwanese = рука из пар и трёх одинаковых костей
fact-form_pairs_triplet-not-taiwanese = рука не из пар и трёх одинаковых костей
option-atamahane-direct-taiwanese = ближайший по ходу игры после набросившего; если сноса не было, первым считается дилер
option-chankan_on_fourth_kan-on-taiwanese = можно, как любой другой конг
option-nuki_dora-table-in_hand-plain-taiwanese = в руке это обычная кость
option-nuki_dora-table-value-both-taiwanese = ценная кость даёт фан и в руке, и выложенная
option-nuki_dora-table-rinshan-off-taiwanese = победа на кости, взятой за цветок, – не победа на замене
option-pao-list-taiwanese = за что отвечает тот, кто набросил нужную кость
option-pao-list-daisangen-taiwanese = большие три дракона: наброшена кость в третий открытый сет драконов
option-pao-list-daisuushii-taiwanese = большие четыре ветра: наброшена кость в четвёртый открытый сет ветров
option-pao-list-chinitsu-taiwanese = чистая масть: наброшена кость в пятый открытый сет одной масти
option-dead_wall_size-number-taiwanese = столько стопок
part-tile_set-taiwanese =
    { $count ->
        [one] { $count } кость
        [few] { $count } кости
       *[many] { $count } костей
    }: { $copies }
part-grammar-structures-taiwanese = Из чего состоит победная рука
part-length-keeps_rounds-taiwanese = Если назначено число сдач, раунды всё равно сменяются
scenario-column-pond-taiwanese = Сносы
option-nuki_dora-table-tiles-list-taiwanese = эти кости
option-nuki_dora-table-robbery-never-taiwanese = на выложенный цветок победить нельзя, кроме восьмого
option-nuki_dora-table-indicator_counts-off-taiwanese = индикаторов нет
option-nuki_dora-table-keeps_ippatsu-off-taiwanese = иппацу в этой игре нет
option-nuki_dora-table-keeps_first_turn-on-taiwanese = выложенный цветок не прерывает первого круга

rules-price-both-taiwanese = { $closed }, открытая рука – { $open }
rules-price-closed-taiwanese = { $closed }, только закрытая рука
rules-price-open-taiwanese = { $open }, только открытая рука
