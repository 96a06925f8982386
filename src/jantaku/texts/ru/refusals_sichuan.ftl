## Why a player may not do something now, in the words of Sichuan mahjong (jantaku.table.refusals.why)

refused-player-sichuan =
    { $player ->
        [E] восток
        [S] юг
        [W] запад
       *[N] север
    }
refused-held-sichuan =
    { $count ->
        [0] таких нет
       *[other] { $count }
    }
refused-held-of-sichuan =
    { $count ->
        [0] нет
       *[other] { $count }
    }

## Anything

refusal-deal_over-sichuan = Сдача окончена.
refusal-dead_hand-sichuan = Ваша рука мёртвая: до конца сдачи можно только брать и сносить кости.
refusal-no_such_tile-sichuan = Кости { $tile } нет в закрытой части руки.

## The own turn

refusal-not_your_turn-sichuan =
    { $offered ->
        [none] Сейчас не ваш ход: ходит { refused-player-sichuan }.
       *[tile] Сейчас не ваш ход: { refused-player-sichuan } выложил кость { $offered }, и ещё не решено, кому она достанется.
    }
refusal-owes_discard-sichuan = В руке лишняя кость: сначала нужно сделать снос.

## Wins

refusal-not_complete-sichuan =
    { $waits ->
        [none] Кость { $tile } не завершает руку: рука без ожидания.
       *[tiles] Кость { $tile } не завершает руку: рука ждёт { $waits }.
    }
refusal-tsumo_after_call-sichuan = Маджонг со стены объявляют на взятой кости, а вы в этот ход со стены не брали: кость { $tile } взята со сноса.
refused-turn-sichuan = { $turn ->
        [0] {""}
       *[other] , ход { $turn }
    }
refusal-furiten_missed-sichuan =
    { $ends ->
        [own_turn] Вы пропустили маджонг на кости { $tile } (её выложил { refused-player-sichuan }{ refused-turn-sichuan }). До вашего следующего взятия со стены объявить маджонг можно только с рукой большей стоимости.
       *[other] Вы пропустили маджонг на кости { $tile } (её выложил { refused-player-sichuan }{ refused-turn-sichuan }). Сейчас объявить маджонг можно только с рукой большей стоимости.
    }
refusal-kan_not_robbed-sichuan = Закрытый конг ограбить нельзя, поэтому маджонга на кости { $tile } нет.

## Another's tile

refusal-nothing_offered-sichuan = Сейчас нет чужой кости, на которую можно сделать объявление.
refusal-window_closed-sichuan = Делать объявление на кость { $tile } уже поздно.
refusal-own_tile-sichuan = Кость { $tile } – ваша собственная: объявление на неё могут сделать только другие.
refusal-call_on_kan-sichuan = Кость { $tile } – из объявленного конга: её можно взять только на маджонг (ограбление конга).
refusal-call_no_tiles-sichuan =
    { $call ->
        [chi] Чоу не объявляют.
        [pon] Для панга на { $tile } нужны две такие же кости в руке, а у вас { refused-held-sichuan }.
       *[open_kan] Для конга на { $tile } нужны три такие же кости в руке, а у вас { refused-held-sichuan }.
    }
refusal-call_wrong_tiles-sichuan = { $pair } и { $tile } не складываются в панг.
refusal-call_off-sichuan =
    { $call ->
        [chi] Чоу не объявляют: их собирают только из своих костей.
        [pon] По этим правилам панг не объявляют.
       *[open_kan] По этим правилам открытый конг не объявляют.
    }

## Kongs

refusal-kan_after_call-sichuan = Вы в этот ход объявили панг на { $tile }: конг объявляют только после взятия кости со стены.
refusal-kan_needs_four-sichuan =
    { $tile ->
        [none] Для закрытого конга нужны четыре одинаковые кости в руке, а таких у вас нет.
       *[tile] Для закрытого конга нужны четыре одинаковые кости в руке, а костей { $tile } у вас { refused-held-of-sichuan }.
    }
refusal-kan_needs_pon-sichuan =
    { $tile ->
        [none] Чтобы дополнить панг до конга, нужны объявленный панг и четвёртая такая же кость, а у вас их нет.
       *[tile] Чтобы дополнить панг до конга, нужен объявленный панг, а панга { $tile } у вас нет.
    }
refusal-kan_last_tile-sichuan = Стена разобрана, кости на замену нет: конг объявить нельзя.
