## Why a player may not do something now, in the words of Taiwanese mahjong (jantaku.table.refusals.why)

refused-player-taiwanese =
    { $player ->
        [E] восток
        [S] юг
        [W] запад
       *[N] север
    }
refused-held-taiwanese =
    { $count ->
        [0] таких нет
       *[other] { $count }
    }

refused-held-of-taiwanese =
    { $count ->
        [0] нет
       *[other] { $count }
    }

## Anything

refusal-deal_over-taiwanese = Сдача окончена.
refusal-dead_hand-taiwanese = Ваша рука мёртвая: до конца сдачи можно только брать и сносить кости.
refusal-false_kan-taiwanese = В вашем закрытом конге разные кости: победа с ним была бы ложной, и в этой сдаче победить вы уже не можете.
refusal-false_win-taiwanese = Вы объявили ложную победу: ваша рука мёртвая, и победить в этой сдаче вы уже не можете.
refusal-no_such_tile-taiwanese = Кости { $tile } нет в закрытой части руки.

## The own turn

refusal-not_your_turn-taiwanese =
    { $offered ->
        [none] Сейчас не ваш ход: ходит { refused-player-taiwanese }.
       *[tile] Сейчас не ваш ход: { refused-player-taiwanese } выложил кость { $offered }, и ещё не решено, кому она достанется.
    }
refusal-owes_discard-taiwanese = В руке лишняя кость: сначала нужно сделать снос.

refusal-riichi_locked-taiwanese = «Просящая рука с раздачи» не меняется: снести можно только взятую кость { $drawn }, а не { $tile }.
refusal-riichi_twice-taiwanese = Вы уже объявили «просящую с раздачи».

## Wins

refusal-not_complete-taiwanese =
    { $waits ->
        [none] Кость { $tile } не завершает руку: рука не просящая.
       *[tiles] Кость { $tile } не завершает руку: рука ждёт { $waits }.
    }
refusal-minimum-taiwanese =
    { $han ->
        [one] С костью { $tile } в руке { $han } тай (цветы и «без цветов» не в счёт), а по этим правилам для победы нужно не меньше { $minimum }.
        [few] С костью { $tile } в руке { $han } тая (цветы и «без цветов» не в счёт), а по этим правилам для победы нужно не меньше { $minimum }.
       *[many] С костью { $tile } в руке { $han } таев (цветы и «без цветов» не в счёт), а по этим правилам для победы нужно не меньше { $minimum }.
    }
refusal-tsumo_after_call-taiwanese = Победу со стены объявляют на взятой кости, а вы в этот ход со стены не брали: кость { $tile } взята со сноса.
refusal-kan_not_robbed-taiwanese = Закрытый конг ограбить нельзя, поэтому победы на кости { $tile } нет.

## Another's tile

refusal-nothing_offered-taiwanese = Сейчас нет чужой кости, на которую можно сделать объявление.
refusal-window_closed-taiwanese = Делать объявление на кость { $tile } уже поздно.
refusal-own_tile-taiwanese = Кость { $tile } – ваша собственная: объявление на неё могут сделать только другие.
refusal-call_in_riichi-taiwanese = «Просящая рука с раздачи» не меняется: чужую кость можно взять только на победу.
refusal-call_on_kan-taiwanese = Кость { $tile } – из объявленного конга: её можно взять только на победу (ограбление конга).
refusal-call_last_tile-taiwanese =
    { $live ->
        [0] Это речное дно, последний снос сдачи: его можно взять только на победу.
        [one] В живой стене осталась { $live } кость, а для чоу, панга и конга их должно быть не меньше { $least }.
        [few] В живой стене осталось { $live } кости, а для чоу, панга и конга их должно быть не меньше { $least }.
       *[many] В живой стене осталось { $live } костей, а для чоу, панга и конга их должно быть не меньше { $least }.
    }
refusal-call_not_neighbour-taiwanese = Чоу объявляют только со сноса игрока слева, а кость { $tile } снёс { refused-player-taiwanese }.
refusal-call_no_tiles-taiwanese =
    { $call ->
        [chi] В руке нет двух костей, которые вместе с { $tile } дают чоу.
        [pon] Для панга на { $tile } нужны две такие же кости в руке, а у вас { refused-held-taiwanese }.
       *[open_kan] Для конга на { $tile } нужны три такие же кости в руке, а у вас { refused-held-taiwanese }.
    }
refusal-call_wrong_tiles-taiwanese =
    { $call ->
        [chi] { $pair } и { $tile } не складываются в чоу.
       *[pon] { $pair } и { $tile } не складываются в панг.
    }

## Kongs

refusal-kan_after_call-taiwanese = Вы только что взяли { $tile } со сноса: конг объявляют только после взятия кости со стены.
refusal-kan_needs_four-taiwanese =
    { $tile ->
        [none] Для закрытого конга нужны четыре одинаковые кости в руке, а таких у вас нет.
       *[tile] Для закрытого конга нужны четыре одинаковые кости в руке, а костей { $tile } у вас { refused-held-of-taiwanese }.
    }
refusal-kan_needs_pon-taiwanese =
    { $tile ->
        [none] Для малого открытого конга нужны открытый панг и четвёртая такая же кость, а у вас их нет.
       *[tile] Для малого открытого конга нужен открытый панг, а панга { $tile } у вас нет.
    }
refusal-kan_last_tile-taiwanese = На морском дне конг не объявляют: в стене должны остаться шестнадцать костей, и взять на замену нечего.
refusal-kan_riichi-taiwanese = По этим правилам после объявления «просящей с раздачи» конги не объявляют.
refusal-kan_riichi_drawn_tile-taiwanese = После объявления «просящей с раздачи» конг объявляют только с костью, взятой в этот ход: это { $drawn }, а не { $tile }.
refusal-kan_riichi_waits-taiwanese = После объявления «просящей с раздачи» конг не должен менять ожидание ({ $waits }), а конг { $tile } его меняет.

## Flowers

refusal-nuki_wrong_tile-taiwanese =
    { $tile ->
        [none] Цветов ({ $waits }) у вас нет.
       *[other] Кость { $tile } – не цветок: заменяют только { $waits }.
    }
refusal-nuki_after_call-taiwanese = После объявления панга или чоу цветы не заменяют: сначала нужно сделать снос.
refusal-nuki_last_tile-taiwanese = Это морское дно: в стене должны остаться шестнадцать костей, поэтому цветок уже нельзя заменить, он остаётся в руке.
refusal-nuki_not_called-taiwanese = Кость { $tile } – цветок: сеты из цветов не собирают.
