## Why a player may not do something now, in the words of Sichuan mahjong (jantaku.table.refusals.why)

refused-player-sichuan =
    { $player ->
        [E] East
        [S] South
        [W] West
       *[N] North
    }
refused-held-sichuan =
    { $count ->
        [0] none
       *[other] { $count }
    }
refused-held-of-sichuan =
    { $count ->
        [0] none
       *[other] { $count }
    }

## Anything

refusal-deal_over-sichuan = The deal is over.
refusal-dead_hand-sichuan = Your hand is dead: you can only draw and discard for the rest of the deal.
refusal-no_such_tile-sichuan = That { $tile } isn’t among your concealed tiles.

## Your turn

refusal-not_your_turn-sichuan =
    { $offered ->
        [none] Not your turn: it’s { refused-player-sichuan }’s turn.
       *[tile] Not your turn: waiting for claims on { refused-player-sichuan }’s { $offered }.
    }
refusal-owes_discard-sichuan = You have one tile too many. Discard first.

## Wins

refusal-not_complete-sichuan =
    { $waits ->
        [none] { $tile } doesn’t complete your hand: it isn’t ready.
       *[tiles] { $tile } doesn’t complete your hand: it waits on { $waits }.
    }
refusal-tsumo_after_call-sichuan = A self-drawn Hu needs a drawn tile; this turn you claimed { $tile }.
refused-turn-sichuan = { $turn ->
        [0] {""}
       *[other] , turn { $turn }
    }
refusal-furiten_missed-sichuan =
    { $ends ->
        [own_turn] You passed a Hu on { refused-player-sichuan }’s { $tile }{ refused-turn-sichuan }. Until your next draw, you can declare Hu only with a higher-scoring hand.
       *[other] You passed a Hu on { refused-player-sichuan }’s { $tile }{ refused-turn-sichuan }. Now you can declare Hu only with a higher-scoring hand.
    }
refusal-kan_not_robbed-sichuan = No Hu on { $tile }: a concealed kong can’t be robbed.

## Another's tile

refusal-nothing_offered-sichuan = No tile to claim right now.
refusal-window_closed-sichuan = Too late to claim { $tile }.
refusal-own_tile-sichuan = { $tile } is your own tile: only others can claim it.
refusal-call_on_kan-sichuan = { $tile } belongs to a kong: you can only rob it for Hu.
refusal-call_no_tiles-sichuan =
    { $call ->
        [chi] Chows can’t be claimed.
        [pon] Pung needs two { $tile } in your hand; you have { refused-held-sichuan }.
       *[open_kan] Kong needs three { $tile } in your hand; you have { refused-held-sichuan }.
    }
refusal-call_wrong_tiles-sichuan = { $pair } and { $tile } don’t make a pung.
refusal-call_off-sichuan =
    { $call ->
        [chi] Chows can’t be claimed: make them from your own tiles.
        [pon] This rule set has no claimed pungs.
       *[open_kan] This rule set has no claimed kongs.
    }

## Kongs

refusal-kan_after_call-sichuan = You claimed a pung of { $tile } this turn: a kong needs a drawn tile.
refusal-kan_needs_four-sichuan =
    { $tile ->
        [none] A concealed kong needs four identical tiles in your hand; you have none.
       *[tile] A concealed kong needs four { $tile } in your hand; you have { refused-held-of-sichuan }.
    }
refusal-kan_needs_pon-sichuan =
    { $tile ->
        [none] An added kong needs a claimed pung and its fourth tile; you have none.
       *[tile] An added kong needs a claimed pung of { $tile }; you have none.
    }
refusal-kan_last_tile-sichuan = No kong: the wall is empty, so there is no replacement tile.
