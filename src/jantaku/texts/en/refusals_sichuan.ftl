## Why a player may not do something now, in the words of Sichuan mahjong (jantaku.table.refusal)

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

refusal-deal_over-sichuan = The hand is over.
refusal-dead_hand-sichuan = Your hand is dead: until the end of this hand you may only draw and discard.
refusal-no_such_tile-sichuan = That { $tile } is not among the concealed tiles of the hand.

## The own turn

refusal-not_your_turn-sichuan =
    { $offered ->
        [none] It is not your turn: { refused-player-sichuan } is to move.
       *[tile] It is not your turn: { refused-player-sichuan } has laid down { $offered }, and it is still to be settled who takes it.
    }
refusal-owes_discard-sichuan = You hold a tile too many: discard one first.

## Wins

refusal-not_complete-sichuan =
    { $waits ->
        [none] { $tile } does not complete the hand: it is not waiting.
       *[tiles] { $tile } does not complete the hand: it waits for { $waits }.
    }
refusal-tsumo_after_call-sichuan = A self-drawn Hu is declared with a drawn tile; you have not drawn in this turn but claimed { $tile }.
refused-turn-sichuan = { $turn ->
        [0] {""}
       *[other] , turn { $turn }
    }
refusal-furiten_missed-sichuan =
    { $ends ->
        [own_turn] You have passed a Hu on { $tile } (laid down by { refused-player-sichuan }{ refused-turn-sichuan }). Until you draw from the wall again, only a hand of higher cost may declare Hu.
       *[other] You have passed a Hu on { $tile } (laid down by { refused-player-sichuan }{ refused-turn-sichuan }). Only a hand of higher cost may declare Hu now.
    }
refusal-kan_not_robbed-sichuan = A closed kong cannot be robbed, so there is no Hu on { $tile }.

## Another's tile

refusal-nothing_offered-sichuan = There is no tile of another player to claim now.
refusal-window_closed-sichuan = It is too late to claim { $tile }.
refusal-own_tile-sichuan = { $tile } is your own tile: only others may claim it.
refusal-call_on_kan-sichuan = { $tile } belongs to a declared kong: it may only be robbed for Hu.
refusal-call_no_tiles-sichuan =
    { $call ->
        [chi] Chows are not claimed.
        [pon] A pung with { $tile } needs two such tiles in the hand; you hold { refused-held-sichuan }.
       *[open_kan] A kong with { $tile } needs three such tiles in the hand; you hold { refused-held-sichuan }.
    }
refusal-call_wrong_tiles-sichuan = { $pair } and { $tile } do not make a pung.
refusal-call_off-sichuan =
    { $call ->
        [chi] Chows are not claimed: they are made of the own tiles only.
        [pon] By these rules pungs are not claimed.
       *[open_kan] By these rules kongs are not claimed.
    }

## Kongs

refusal-kan_after_call-sichuan = You have claimed a pung of { $tile } in this turn: a kong is declared only after drawing a tile.
refusal-kan_needs_four-sichuan =
    { $tile ->
        [none] A closed kong needs four equal tiles in the hand; you have none.
       *[tile] A closed kong needs four equal tiles in the hand; of { $tile } you hold { refused-held-of-sichuan }.
    }
refusal-kan_needs_pon-sichuan =
    { $tile ->
        [none] An added kong needs a claimed pung and its fourth tile; you have none.
       *[tile] An added kong needs a claimed pung, and you have no pung of { $tile }.
    }
refusal-kan_last_tile-sichuan = The wall is empty and there is no replacement tile: no kong can be declared.
