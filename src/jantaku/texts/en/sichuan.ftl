## What players of Sichuan mahjong say otherwise: <id>-sichuan stands for <id>

## Names

yaku-toitoi-sichuan = All pungs
yaku-chinitsu-sichuan = Full flush
yaku-chiitoitsu-sichuan = Seven pairs
yaku-rinshan-sichuan = Win on the replacement tile
yaku-kanburi-sichuan = Hu on the discard after a kong
yaku-chankan-sichuan = Robbing a kong

## Tiles

tile-1m-sichuan = 1 character
tile-2m-sichuan = 2 characters
tile-3m-sichuan = 3 characters
tile-4m-sichuan = 4 characters
tile-5m-sichuan = 5 characters
tile-6m-sichuan = 6 characters
tile-7m-sichuan = 7 characters
tile-8m-sichuan = 8 characters
tile-9m-sichuan = 9 characters
tile-1p-sichuan = 1 dot
tile-2p-sichuan = 2 dots
tile-3p-sichuan = 3 dots
tile-4p-sichuan = 4 dots
tile-5p-sichuan = 5 dots
tile-6p-sichuan = 6 dots
tile-7p-sichuan = 7 dots
tile-8p-sichuan = 8 dots
tile-9p-sichuan = 9 dots
tile-1s-sichuan = 1 bamboo
tile-2s-sichuan = 2 bamboo
tile-3s-sichuan = 3 bamboo
tile-4s-sichuan = 4 bamboo
tile-5s-sichuan = 5 bamboo
tile-6s-sichuan = 6 bamboo
tile-7s-sichuan = 7 bamboo
tile-8s-sichuan = 8 bamboo
tile-9s-sichuan = 9 bamboo

## What they are

yaku-toitoi-text-sichuan = All four sets are pungs or kongs.
yaku-chinitsu-text-sichuan = All tiles of the hand are of one suit.
yaku-chiitoitsu-text-sichuan = Seven pairs in a concealed hand. Four identical tiles are two pairs, and “Four of a kind” also counts.
yaku-rinshan-text-sichuan = A win on the replacement tile after a kong. It is a self-drawn win.
yaku-kanburi-text-sichuan = A win on the tile that another player discards right after a kong and its replacement tile. The kong stays, but the points for it (the last one, if there were several) are returned.
yaku-chankan-text-sichuan = A win on the tile that another player adds to a declared pung for a kong. That kong is not made, and nothing is paid for it.

## Hands

thing-wait_ryanmen-sichuan = two-sided wait
thing-wait_kanchan-sichuan = closed wait
thing-wait_penchan-sichuan = edge wait
thing-wait_tanki-sichuan = pair wait
thing-wait_shanpon-sichuan = pung wait
wait-other-sichuan = other wait
score-block-pon-sichuan = { $tiles } (pung)
score-block-open-kan-sichuan = { $tiles } (exposed kong)
score-block-closed-kan-sichuan = { $tiles } (concealed kong)
no-win-wrong-size-sichuan = a winning hand has { $wanted } tiles (a kong counts as three), but this one has { $tiles }.
win-one-tile-sichuan = expected one winning tile, got “{ $text }”.
win-fifth-copy-sichuan = a fifth { $tile }: the tile set has four.
win-copies-sichuan =
    { $there ->
        [0] { $tile } is not in the tile set.
       *[other] { $count } copies of { $tile }: the tile set has { $there }.
    }
win-no-call-sichuan = { $meld }: chows cannot be claimed in this game, only made from drawn tiles.
win-rinshan-without-kan-sichuan = a win on the replacement tile is self-drawn after the winner’s own kong.
win-chankan-by-tsumo-sichuan = only another player’s kong can be robbed, so the win is not self-drawn.
win-discarder-sichuan = only a win on a discard has a discarder, who is not the winner.
win-kan-discard-sichuan = a win on the discard after a kong is neither self-drawn nor a robbed kong.
win-negative-sichuan = the dealer’s wins in a row cannot be negative.

## Value and payments

score-price-han-sichuan = { $han } fan
score-value-without-fu-sichuan =
    { $han ->
        [0] no fan: value { $base }
       *[other] { $han } fan: value 2^{ $han } = { $base }
    }, the winner gets { $points }
score-value-most-sichuan = { $han } fan: 2^{ $han } = { $amount }, limited to { $base }, the winner gets { $points }
ledger-tsumo-sichuan = self-drawn win
ledger-ron-sichuan = win on a discard
ledger-surcharge-sichuan = one more point for a self-draw
ledger-kan-sichuan =
    { $form ->
        [closed] concealed kong
        [open] exposed kong
        [added] added kong
       *[late] deferred kong
    }
ledger-kan-returned-sichuan =
    returned for { $form ->
        [closed] a concealed kong
        [open] an exposed kong
        [added] an added kong
       *[late] a deferred kong
    }: { $why ->
        [fed] the very next discard dealt in
        [false_win] the Hu was false
        [robbed] the kong was robbed after all
       *[not_ready] the hand was not ready at the end
    }
ledger-not-ready-sichuan = not ready at an empty wall: highest value of the ready hand
ledger-false-win-sichuan = false Hu
ledger-account-fines-sichuan = fines
seat-discarder-sichuan = discarder
seat-who-declared-kan-sichuan = player who declared the kong
event-value-without-fu-sichuan = { $han } fan, the winner gets { NUMBER($points, useGrouping: 0) }

## Refusals

no-win-not-complete-sichuan = the hand is not complete: { $tiles } are neither four sets and a pair nor seven pairs.
no-win-void-sichuan = no Hu: the hand still has tiles of the void suit ({ $tiles }).
no-win-three-suits-sichuan = no Hu: the hand has tiles of all three suits, and each player voids one of them.
win-haitei-by-ron-sichuan = a win on the last tile of the wall is self-drawn; for the last discard use --houtei.
win-houtei-by-tsumo-sichuan = a win on the last discard is not self-drawn; for the last tile of the wall use --haitei.
win-out-sichuan = a player who has left the deal cannot win, deal in or pay.

## Facts

fact-tsumo-sichuan = the winning tile was drawn from the wall
fact-tsumo-not-sichuan = the win was on a discard, not self-drawn
fact-ron-sichuan = the winning tile came from another player
fact-ron-not-sichuan = the win was self-drawn, not on a discard
fact-rinshan-sichuan = the win is on a replacement tile
fact-rinshan-not-sichuan = the winning tile is not a replacement tile
fact-chankan-sichuan = the winning tile was robbed from a kong
fact-chankan-not-sichuan = no kong was robbed
fact-haitei-sichuan = the winning tile is the last of the wall
fact-haitei-not-sichuan = the winning tile is not the last of the wall
fact-houtei-sichuan = the winning tile is the last discard
fact-houtei-not-sichuan = the winning tile is not the last discard
fact-kan_discard-sichuan = the winning tile was discarded right after a kong
fact-kan_discard-not-sichuan = the winning tile was not discarded right after a kong
fact-no_runs-sichuan = all sets are pungs or kongs
fact-no_runs-not-sichuan = not all sets are pungs or kongs
fact-closed_quad-sichuan = there is a concealed kong
fact-two_closed_quads-sichuan = there is a second concealed kong
fact-three_closed_quads-sichuan = there is a third concealed kong
fact-four_closed_quads-sichuan = there is a fourth concealed kong
fact-open_quad-sichuan = there is an exposed kong
fact-two_open_quads-sichuan = there is a second exposed kong
fact-three_open_quads-sichuan = there is a third exposed kong
fact-four_open_quads-sichuan = there is a fourth exposed kong
fact-held_quad-sichuan = there are four of a kind not declared as a kong
fact-held_quad-not-sichuan = there are no four of a kind outside a kong
fact-closed_quad-not-sichuan = there is no concealed kong
fact-two_held_quads-sichuan = there is a second four of a kind not declared as a kong
fact-three_held_quads-sichuan = there is a third four of a kind not declared as a kong
fact-four_melded-sichuan = four pungs or kongs are declared
fact-four_melded-not-sichuan = fewer than four pungs or kongs are declared
fact-one_suit-sichuan = all tiles are of one suit
fact-one_suit-not-sichuan = not all tiles are of one suit

## The fields of the plan

part-payments-noten_to-sichuan = Who is paid at an empty wall by players who are not ready
part-payments-noten_to-worth-sichuan = each ready player, the highest value of their hand
part-payments-false_win-sichuan = Points for a false win, to each player still in
part-payments-false_kan-none-sichuan = nothing
part-payments-shares-ron-sichuan = Won on a discard by the dealer and by others, as a multiple of the value
part-payments-shares-tsumo_dealer-sichuan = Self-drawn by the dealer, from each, as a multiple of the value
part-payments-shares-tsumo-sichuan = Self-drawn by others, from the dealer and from each other player, as a multiple of the value
part-payments-shares-tsumo_extra-sichuan = Points each player adds to a self-draw by the dealer and by others
part-kans-pays-sichuan = Points for a kong: concealed, from each; exposed, from the discarder; added at once, from each; deferred, from each
part-kans-last_replacement-sichuan = A replacement tile can count as the last tile of the wall
part-calls-verbs-sichuan = Claims allowed
part-calls-verbs-chi-sichuan = chow
part-calls-verbs-pon-sichuan = pung
part-calls-verbs-kan-sichuan = exposed kong
part-calls-least_live-sichuan = Tiles that must be left in the wall for a claim
part-furiten-own_pond-sichuan = A wait among your discards bars you from winning on discards

## At the table

table-honba-sichuan = { "" }
table-sticks-sichuan = { "" }
table-left-sichuan =
    { $count ->
        [one] { $count } tile left
       *[other] { $count } tiles left
    }
table-out-sichuan = “Hu”
table-legend-drawn-sichuan = dim: drawn and discarded
event-draws-sichuan =
    { $hidden ->
        [yes] draws a tile
       *[no] draws { $tile }
    }
event-draws-replacement-sichuan =
    { $hidden ->
        [yes] draws a replacement tile
       *[no] draws the replacement tile { $tile }
    }
event-discards-sichuan = discards { $tile }
event-discards-drawn-sichuan = discards the drawn { $tile }
event-draws-discards-sichuan = draws and discards { $tile }
event-called-sichuan =
    { $call ->
        [chi] claims { $player }’s tile for a chow: { $meld }
        [pon] claims { $player }’s tile for a pung: { $meld }
       *[kan] claims { $player }’s tile for an exposed kong: { $meld }
    }
event-kan-sichuan =
    { $form ->
        [closed] declares a concealed kong: { $meld }
       *[added] adds a tile to the pung: { $meld }
    }
event-tiles-passed-sichuan =
    { $hidden ->
        [yes] { $count ->
            [one] passes { $count } tile to { $player }
           *[other] passes { $count } tiles to { $player }
        }
       *[no] passes { $tiles } to { $player }
    }
event-wins-tsumo-sichuan = declares Hu by self-draw on { $tile }: { $hand }
event-wins-ron-sichuan = declares Hu on { $player }’s { $tile }: { $hand }
event-wins-turned-down-sichuan =
    { $how ->
        [tsumo] declares Hu by self-draw and turns the tiles face down
       *[ron] declares Hu on { $player }’s { $tile } and turns the tiles face down
    }
event-value-turned-down-sichuan = gets { NUMBER($points, useGrouping: 0) }
event-wins-falsely-sichuan =
    { $how ->
        [tsumo] leaves the deal: the self-drawn Hu counts until the check
       *[ron] leaves the deal: the Hu on { $player }’s { $tile } counts until the check
    }
event-tile-returned-sichuan = returns the tile just drawn to the wall
event-shows-sichuan =
    { $ready ->
        [yes] is ready: { $hand }
       *[no] shows the hand: { $hand }
    }
event-deal-drawn-sichuan =
    { $kind ->
        [exhausted] { $players ->
            [none] The wall is empty. Nobody is ready.
           *[some] The wall is empty. Ready: { $players }.
        }
        [chombo] The deal ends because of an offence: { $players }.
        [time] Time is up.
       *[referee] The referee ends the deal.
    }
event-ruled-sichuan =
    { $ruling ->
        [chombo] is penalised by the referee
        [dead_hand] has a dead hand (referee’s ruling)
        [false_win] declares a false Hu and leaves the deal
        [false_kan] pays for a concealed kong of different tiles
        [rollback] takes back an illegal discard (referee’s ruling)
        [fine] pays for an illegal discard (referee’s ruling)
       *[abort] causes the referee to end the deal
    }
event-deal-ended-sichuan = Points after the deal: { $points }.
scenario-start-sichuan = Deal { $round }
scenario-left-sichuan = Tiles left: { $left }
scenario-end-sichuan = To the end of the deal

## Options of riichi that hold here, by other names

option-chankan_on_fourth_kan-in-sichuan = Robbing one player’s fourth kong
option-ankan_display-in-sichuan = How a concealed kong lies
option-ankan_display-inner-sichuan = the inner two tiles face up
option-ankan_display-chinese-sichuan = all four tiles face down until the deal ends
option-kan_chains-in-sichuan = Another kong before discarding
option-temporary_furiten_end-in-sichuan = When a passed win no longer bars other wins
option-call_priority-in-sichuan = Claim priority
option-atamahane-in-sichuan = Who comes first with equal claims or points
option-double_ron-in-sichuan = Two players win on the same tile
option-triple_ron-in-sichuan = Three players win on the same tile
option-karaten_tenpai-in-sichuan = Waiting on tiles that are all gone
option-ron_payer-in-sichuan = Who pays for a win on a discard
option-multiple_ron_payment-in-sichuan = Several winners: payment to each
option-tie_at_end-in-sichuan = Ties at the end
option-aotenjou-in-sichuan = Value of fan
option-wall_break_throws-in-sichuan = Dice throws for the wall break
option-aotenjou-on-sichuan = a hand starts at 1 and each fan doubles it, up to the fan cap
option-kan_chains-after_any-sichuan = after any kong
option-call_priority-ron_pon_chi-sichuan = a win, then pung and kong, no matter who claimed first
option-karaten_tenpai-not_if_all_in_own_hand-sichuan = not ready if all tiles of the wait are in the player’s own hand
option-dealer_takes_two_last_tiles-on-sichuan = the dealer takes the 13th and 14th tiles at once
option-dealer_takes_two_last_tiles-in-sichuan = Dealer’s last two tiles
option-lasting_event_interrupt-in-sichuan = Claims interrupt the first go-around
option-lasting_event_interrupt-on-sichuan = they do
part-grammar-tile_set-sichuan = Tile set
part-wall-replace_from-sichuan = Where replacement tiles come from
part-wall-replace_from-next-sichuan = the next tile of the wall
part-winners-until-sichuan = Winners that end the deal
part-length-deals-sichuan = Deals in the match
part-length-counts_repeats-sichuan = Every deal counts, dealer repeats included
option-atamahane-direct-sichuan = the nearest in turn order after the discarder
option-chankan_on_fourth_kan-on-sichuan = the fourth kong may be robbed like any other
option-double_ron-all_paid-sichuan = both win, and the discarder pays both
option-triple_ron-all_paid-sichuan = all three win, and the discarder pays each
option-ron_payer-discarder-sichuan = the discarder, for everyone
part-tile_set-sichuan = { $count } tiles: { $copies }
part-grammar-structures-sichuan = What a winning hand consists of
part-dealer-passes_to-first_winner-sichuan = the first winner; the discarder if several won at once; without a win the same dealer
scenario-column-pond-sichuan = Discards

rules-price-both-sichuan = { $closed }; exposed hand { $open }
rules-price-closed-sichuan = { $closed }, concealed hand only
rules-price-open-sichuan = { $open }, not in a concealed hand
