## Why a player may not do something now, in the words of Taiwanese mahjong (jantaku.table.refusals.why)

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

refusal-deal_over-taiwanese = The deal is over.
refusal-dead_hand-taiwanese = Your hand is dead: you can only draw and discard for the rest of the deal.
refusal-false_kan-taiwanese = Your concealed kong has different tiles, so you can’t win this deal.
refusal-false_win-taiwanese = Your win was invalid, so your hand is dead for this deal.
refusal-no_such_tile-taiwanese = That { $tile } isn’t among your concealed tiles.

## Your turn

refusal-not_your_turn-taiwanese =
    { $offered ->
        [none] Not your turn: it’s { refused-player-taiwanese }’s turn.
       *[tile] Not your turn: waiting for claims on { refused-player-taiwanese }’s { $offered }.
    }
refusal-owes_discard-taiwanese = You have one tile too many. Discard first.

refusal-riichi_locked-taiwanese = “Ready from the deal” locks your hand: you can only discard the drawn { $drawn }, not { $tile }.
refusal-riichi_twice-taiwanese = You have already declared “ready from the deal”.

## Wins

refusal-not_complete-taiwanese =
    { $waits ->
        [none] { $tile } doesn’t complete your hand: it isn’t ready.
       *[tiles] { $tile } doesn’t complete your hand: it waits on { $waits }.
    }
refusal-minimum-taiwanese = With { $tile }: { $han } tai without flowers; a win needs { $minimum }.
refusal-tsumo_after_call-taiwanese = A self-drawn win needs a drawn tile; this turn you claimed { $tile }.
refusal-kan_not_robbed-taiwanese = No win on { $tile }: a concealed kong can’t be robbed.

## Another's tile

refusal-nothing_offered-taiwanese = No tile to claim right now.
refusal-window_closed-taiwanese = Too late to claim { $tile }.
refusal-own_tile-taiwanese = { $tile } is your own tile: only others can claim it.
refusal-call_in_riichi-taiwanese = “Ready from the deal” locks your hand: you can claim a tile only to win.
refusal-call_on_kan-taiwanese = { $tile } belongs to a kong: you can only rob it to win.
refusal-call_last_tile-taiwanese =
    { $live ->
        [0] This is the last discard of the deal: you can claim it only to win.
        [one] One tile is left in the live wall; chow, pung and kong need { $least }.
       *[other] { $live } tiles are left in the live wall; chow, pung and kong need { $least }.
    }
refusal-call_not_neighbour-taiwanese = Chow is only for discards of the player to your left; { $tile } is { refused-player-taiwanese }’s.
refusal-call_no_tiles-taiwanese =
    { $call ->
        [chi] No two tiles in your hand make a chow with { $tile }.
        [pon] Pung needs two { $tile } in your hand; you have { refused-held-taiwanese }.
       *[open_kan] Kong needs three { $tile } in your hand; you have { refused-held-taiwanese }.
    }
refusal-call_wrong_tiles-taiwanese =
    { $call ->
        [chi] { $pair } and { $tile } don’t make a chow.
       *[pon] { $pair } and { $tile } don’t make a pung.
    }

## Kongs

refusal-kan_after_call-taiwanese = You just claimed { $tile }: a kong needs a drawn tile.
refusal-kan_needs_four-taiwanese =
    { $tile ->
        [none] A concealed kong needs four identical tiles in your hand; you have none.
       *[tile] A concealed kong needs four { $tile } in your hand; you have { refused-held-of-taiwanese }.
    }
refusal-kan_needs_pon-taiwanese =
    { $tile ->
        [none] An added kong needs a claimed pung and its fourth tile; you have none.
       *[tile] An added kong needs a claimed pung of { $tile }; you have none.
    }
refusal-kan_last_tile-taiwanese = No kong on the last tile: sixteen tiles must stay in the wall, so there is no replacement.
refusal-kan_riichi-taiwanese = No kong after “ready from the deal”.
refusal-kan_riichi_drawn_tile-taiwanese = After “ready from the deal” a kong needs the tile just drawn: { $drawn }, not { $tile }.
refusal-kan_riichi_waits-taiwanese = After “ready from the deal” a kong can’t change your waits ({ $waits }); a kong of { $tile } would.

## Flowers

refusal-nuki_wrong_tile-taiwanese =
    { $tile ->
        [none] You have no flowers ({ $waits }).
       *[other] { $tile } isn’t a flower. Flowers: { $waits }.
    }
refusal-nuki_after_call-taiwanese = You can’t expose a flower right after a pung or a chow. Discard first.
refusal-nuki_last_tile-taiwanese = Last tile: sixteen tiles must stay in the wall, so the flower can’t be replaced and stays in your hand.
refusal-nuki_not_called-taiwanese = { $tile } is a flower: it can’t be part of a set.
