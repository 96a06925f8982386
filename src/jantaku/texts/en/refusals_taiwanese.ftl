## Why a player may not do something now, in the words of Taiwanese mahjong (jantaku.table.refusal)

refused-player-taiwanese =
    { $player ->
        [E] East
        [S] South
        [W] West
       *[N] North
    }
refused-held-taiwanese =
    { $count ->
        [0] none
       *[other] { $count }
    }

refused-held-of-taiwanese =
    { $count ->
        [0] none
       *[other] { $count }
    }

## Anything

refusal-deal_over-taiwanese = The hand is over.
refusal-dead_hand-taiwanese = Your hand is dead: until the end of this hand you may only draw and discard.
refusal-false_kan-taiwanese = A closed kong of yours has different tiles: a win with it would be a false one, so your hand cannot win any more this time.
refusal-false_win-taiwanese = You have declared a false win: your hand is dead and cannot win any more this time.
refusal-no_such_tile-taiwanese = That { $tile } is not among the concealed tiles of the hand.

## The own turn

refusal-not_your_turn-taiwanese =
    { $offered ->
        [none] It is not your turn: { refused-player-taiwanese } is to move.
       *[tile] It is not your turn: { refused-player-taiwanese } has laid down { $offered }, and it is still to be settled who takes it.
    }
refusal-owes_discard-taiwanese = You hold a tile too many: discard one first.

refusal-riichi_locked-taiwanese = A hand declared ready as it was dealt does not change: only the drawn { $drawn } may be discarded, not { $tile }.
refusal-riichi_twice-taiwanese = You have already declared that your hand was ready as it was dealt.

## Wins

refusal-not_complete-taiwanese =
    { $waits ->
        [none] { $tile } does not complete the hand: it is not ready.
       *[tiles] { $tile } does not complete the hand: it waits for { $waits }.
    }
refusal-minimum-taiwanese = With { $tile } the hand has { $han } tai, flowers and “no flowers” not counted; by these rules at least { $minimum } are needed to win.
refusal-tsumo_after_call-taiwanese = A win from the wall is declared with a drawn tile; you have not drawn in this turn but claimed { $tile }.
refusal-kan_not_robbed-taiwanese = A closed kong cannot be robbed, so there is no win on { $tile }.

## Another's tile

refusal-nothing_offered-taiwanese = There is no tile of another player to claim now.
refusal-window_closed-taiwanese = It is too late to claim { $tile }.
refusal-own_tile-taiwanese = { $tile } is your own tile: only others may claim it.
refusal-call_in_riichi-taiwanese = A hand declared ready as it was dealt does not change: another player's tile may only be claimed for a win.
refusal-call_on_kan-taiwanese = { $tile } belongs to a declared kong: it may only be robbed for a win.
refusal-call_last_tile-taiwanese =
    { $live ->
        [0] This is the river bottom, the last discard of the hand: it may only be claimed for a win.
       *[other] { $live } tiles are left in the live wall; for a chow, pung or kong at least { $least } must be left.
    }
refusal-call_not_neighbour-taiwanese = A chow is claimed only from the player to your left, and { $tile } was discarded by { refused-player-taiwanese }.
refusal-call_no_tiles-taiwanese =
    { $call ->
        [chi] You hold no two tiles that make a chow with { $tile }.
        [pon] A pung with { $tile } needs two such tiles in the hand; you hold { refused-held-taiwanese }.
       *[open_kan] A kong with { $tile } needs three such tiles in the hand; you hold { refused-held-taiwanese }.
    }
refusal-call_wrong_tiles-taiwanese =
    { $call ->
        [chi] { $pair } and { $tile } do not make a chow.
       *[pon] { $pair } and { $tile } do not make a pung.
    }

## Kongs

refusal-kan_after_call-taiwanese = You have just claimed { $tile }: a kong is declared only after drawing a tile.
refusal-kan_needs_four-taiwanese =
    { $tile ->
        [none] A closed kong needs four equal tiles in the hand; you have none.
       *[tile] A closed kong needs four equal tiles in the hand; of { $tile } you hold { refused-held-of-taiwanese }.
    }
refusal-kan_needs_pon-taiwanese =
    { $tile ->
        [none] A small open kong needs a pung that was claimed and its fourth tile; you have none.
       *[tile] A small open kong needs a pung that was claimed, and you have no pung of { $tile }.
    }
refusal-kan_last_tile-taiwanese = No kong is declared with the sea bottom: sixteen tiles must stay in the wall, so none is left for it.
refusal-kan_riichi-taiwanese = By these rules a hand declared ready as it was dealt makes no kongs.
refusal-kan_riichi_drawn_tile-taiwanese = After you have declared the hand ready, a kong may be made only with the tile just drawn: that is { $drawn }, not { $tile }.
refusal-kan_riichi_waits-taiwanese = After you have declared the hand ready, a kong may not change what it waits for ({ $waits }); a kong of { $tile } would.

## Flowers

refusal-nuki_wrong_tile-taiwanese =
    { $tile ->
        [none] You hold no flowers ({ $waits }).
       *[other] { $tile } is no flower: only { $waits } are set aside.
    }
refusal-nuki_after_call-taiwanese = After a pung or a chow no flower is set aside.
refusal-nuki_last_tile-taiwanese = This is the sea bottom: sixteen tiles must stay in the wall, so a flower cannot be replaced any more and stays in the hand.
refusal-nuki_not_called-taiwanese = { $tile } is a flower: no set is made with it.
