## What players of Sichuan mahjong say otherwise: <id>-sichuan stands for <id>

## Names

yaku-toitoi-sichuan = All pungs
yaku-chinitsu-sichuan = Full flush
yaku-chiitoitsu-sichuan = Seven pairs
yaku-rinshan-sichuan = Win on the replacement tile
yaku-kanburi-sichuan = Hu on the discard after a kong
yaku-chankan-sichuan = Robbing a kong

## What they are

yaku-toitoi-text-sichuan = All four sets are pungs or kongs.
yaku-chinitsu-text-sichuan = All tiles of the hand are of one suit.
yaku-chiitoitsu-text-sichuan = Seven pairs in a closed hand. Four equal tiles are two pairs, and Four of a kind counts for them besides.
yaku-rinshan-text-sichuan = A win on the tile taken as a replacement after a kong. It is a self-drawn win.
yaku-kanburi-text-sichuan = A win on the tile that another player discards right after a kong and its replacement. The kong stays, but the points for it, the last one where there were several, are given back.
yaku-chankan-text-sichuan = A win on the tile that another player adds to a declared pung for a kong. That kong is not made, and nothing is paid for it.

## Hands

thing-wait_ryanmen-sichuan = two-sided wait
thing-wait_kanchan-sichuan = closed wait
thing-wait_penchan-sichuan = edge wait
thing-wait_tanki-sichuan = pair wait
thing-wait_shanpon-sichuan = pung wait
wait-other-sichuan = another wait
score-block-pon-sichuan = { $tiles } (pung)
score-block-open-kan-sichuan = { $tiles } (open kong)
score-block-closed-kan-sichuan = { $tiles } (closed kong)
no-win-wrong-size-sichuan = with the winning tile a hand has { $wanted } tiles (a kong counts as three), here there are { $tiles }.
win-one-tile-sichuan = the winning tile is one tile, not “{ $text }”.
win-fifth-copy-sichuan = a fifth { $tile }: there are four in the set.
win-copies-sichuan =
    { $there ->
        [0] { $tile } is not among the tiles of these rules.
       *[other] { $count } of { $tile }: these rules have { $there }.
    }
win-no-call-sichuan = { $meld }: in this game nobody chows; a run is made only of tiles drawn.
win-rinshan-without-kan-sichuan = a win on the replacement tile is a self-drawn win after an own kong.
win-chankan-by-tsumo-sichuan = only another's kong is robbed: it is no self-drawn win.
win-discarder-sichuan = only a win on a discard has a discarder, and it is not the winner.
win-kan-discard-sichuan = a win on the discard after a kong is neither self-drawn nor a robbed kong.
win-negative-sichuan = the wins in a row of the dealer are not negative.

## Value and payments

score-price-han-sichuan =
    { $han ->
        [one] { $han } fan
       *[other] { $han } fans
    }
score-value-without-fu-sichuan =
    { $han ->
        [0] no fans: cost { $base }
        [one] { $han } fan: cost 2^{ $han } = { $base }
       *[other] { $han } fans: cost 2^{ $han } = { $base }
    }, the winner gets { $points }
score-value-most-sichuan =
    { $han ->
        [one] { $han } fan: 2^{ $han } = { $amount }, limited to { $base }
       *[other] { $han } fans: 2^{ $han } = { $amount }, limited to { $base }
    }, the winner gets { $points }
ledger-tsumo-sichuan = self-drawn win
ledger-ron-sichuan = win on a discard
ledger-surcharge-sichuan = one more for a self-draw
ledger-kan-sichuan =
    { $form ->
        [closed] for a closed kong
        [open] for an open kong
        [added] for an added kong
       *[late] for a deferred kong
    }
ledger-kan-returned-sichuan =
    back { $form ->
        [closed] for a closed kong
        [open] for an open kong
        [added] for an added kong
       *[late] for a deferred kong
    }: { $why ->
        [fed] the very next discard dealt in
        [false_win] the Hu was a false one
        [robbed] it was robbed after all
       *[not_ready] the hand was not waiting in the end
    }
ledger-not-ready-sichuan = not waiting at an empty wall: the highest cost of the waiting hand
ledger-false-win-sichuan = false Hu
ledger-account-fines-sichuan = account of fines
seat-discarder-sichuan = discarder
seat-who-declared-kan-sichuan = player who declared the kong
event-value-without-fu-sichuan =
    { $han ->
        [one] { $han } fan
       *[other] { $han } fans
    }, the winner gets { NUMBER($points, useGrouping: 0) }

## Refusals

no-win-not-complete-sichuan = the hand is not complete: { $tiles } make neither four sets and a pair nor seven pairs.
no-win-void-sichuan = the hand holds the forbidden suit: { $tiles }; there is no Hu with it.
no-win-three-suits-sichuan = the hand has tiles of all three suits, and everybody has forbidden himself one of them: there is no Hu.
win-haitei-by-ron-sichuan = the last tile of the wall is a self-drawn win; the last discard is --houtei.
win-houtei-by-tsumo-sichuan = the last discard is a win on a discard; the last tile of the wall is --haitei.
win-out-sichuan = who has left the deal neither wins nor deals in nor pays.

## Facts

fact-tsumo-sichuan = the winning tile was drawn from the wall
fact-tsumo-not-sichuan = the win was on a discard, not self-drawn
fact-ron-sichuan = the winning tile was taken from another player
fact-ron-not-sichuan = the win was self-drawn, not on a discard
fact-rinshan-sichuan = the win is on a replacement tile
fact-rinshan-not-sichuan = the winning tile is no replacement tile
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
fact-closed_quad-sichuan = there is a closed kong
fact-two_closed_quads-sichuan = there is a second closed kong
fact-three_closed_quads-sichuan = there is a third closed kong
fact-four_closed_quads-sichuan = there is a fourth closed kong
fact-open_quad-sichuan = there is an open kong
fact-two_open_quads-sichuan = there is a second open kong
fact-three_open_quads-sichuan = there is a third open kong
fact-four_open_quads-sichuan = there is a fourth open kong
fact-held_quad-sichuan = there are four equal tiles that are no kong
fact-two_held_quads-sichuan = there is a second four that is no kong
fact-three_held_quads-sichuan = there is a third four that is no kong
fact-four_melded-sichuan = four pungs or kongs are declared
fact-four_melded-not-sichuan = fewer than four pungs and kongs are declared
fact-one_suit-sichuan = all tiles are of one suit
fact-one_suit-not-sichuan = not all tiles are of one suit

## The fields of the plan

part-payments-noten_to-sichuan = Who is paid at an empty wall by those who do not wait
part-payments-noten_to-worth-sichuan = each waiting hand, its greatest possible cost
part-payments-false_win-sichuan = Points for a false win, to each player still in
part-payments-shares-ron-sichuan = Won on a discard by the dealer and by another, of the cost
part-payments-shares-tsumo_dealer-sichuan = Drawn by the dealer, from each, of the cost
part-payments-shares-tsumo-sichuan = Drawn by another, from the dealer and from each of the rest, of the cost
part-payments-shares-tsumo_extra-sichuan = Points that each adds where the dealer and where another draws the winning tile
part-kans-pays-sichuan = Points for a kong: closed, from each; open, from the discarder; added at once, from each; deferred, from each
part-kans-last_replacement-sichuan = A replacement that is the last tile of the wall is the sea bottom
part-calls-verbs-sichuan = What may be claimed
part-calls-verbs-chi-sichuan = chow
part-calls-verbs-pon-sichuan = pung
part-calls-verbs-kan-sichuan = open kong
part-calls-least_live-sichuan = Tiles that must be left in the wall for a claim
part-furiten-own_pond-sichuan = A winning tile among the own discards bars from winning on discards

## At the table

table-honba-sichuan = { "" }
table-sticks-sichuan = { "" }
table-left-sichuan =
    { $count ->
        [one] { $count } tile left
       *[other] { $count } tiles left
    }
table-out-sichuan = “Hu”
table-legend-drawn-sichuan = pale: discarded as drawn
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
        [chi] calls chow on the tile of { $player }: { $meld }
        [pon] calls pung on the tile of { $player }: { $meld }
       *[kan] calls an open kong on the tile of { $player }: { $meld }
    }
event-kan-sichuan =
    { $form ->
        [closed] declares a closed kong: { $meld }
       *[added] adds a tile to the pung: { $meld }
    }
event-tiles-passed-sichuan =
    { $hidden ->
        [yes] { $count ->
            [one] passes { $count } tile on to { $player }
           *[other] passes { $count } tiles on to { $player }
        }
       *[no] passes { $tiles } on to { $player }
    }
event-wins-tsumo-sichuan = declares Hu by self-draw on { $tile }: { $hand }
event-wins-ron-sichuan = declares Hu on the { $tile } of { $player }: { $hand }
event-wins-turned-down-sichuan =
    { $how ->
        [tsumo] declares Hu by self-draw and turns the tiles down
       *[ron] declares Hu on the { $tile } of { $player } and turns the tiles down
    }
event-value-turned-down-sichuan = gets { NUMBER($points, useGrouping: 0) }
event-wins-falsely-sichuan =
    { $how ->
        [tsumo] leaves the hand: the self-drawn Hu stands until the check
       *[ron] leaves the hand: the Hu on the { $tile } of { $player } stands until the check
    }
event-tile-returned-sichuan = puts the tile just drawn back on the wall
event-shows-sichuan =
    { $ready ->
        [yes] is waiting: { $hand }
       *[no] shows the hand: { $hand }
    }
event-deal-drawn-sichuan =
    { $kind ->
        [exhausted] { $players ->
            [none] The wall is finished, nobody is waiting.
           *[some] The wall is finished; waiting: { $players }.
        }
        [chombo] The hand ends because of an offence: { $players }.
        [time] The time is up.
       *[referee] The referee ends the hand.
    }
event-ruled-sichuan =
    { $ruling ->
        [chombo] is punished by the referee
        [dead_hand] has a dead hand, the referee says
        [false_win] declares a false Hu and leaves the hand
        [false_kan] pays for a closed kong of different tiles
        [rollback] takes a forbidden discard back, the referee says
        [fine] pays for a forbidden discard, the referee says
       *[abort] is why the referee ends the hand
    }
event-deal-ended-sichuan = Points after the hand: { $points }.
scenario-start-sichuan = Deal { $round }
scenario-left-sichuan = Tiles left: { $left }
scenario-end-sichuan = To the end of the hand

## Options of riichi that hold here, by other names

option-kan_chains-in-sichuan = Another kong before discarding
option-temporary_furiten_end-in-sichuan = Until when a passed win bars others
option-call_priority-in-sichuan = Who gets a tile that several claim
option-atamahane-in-sichuan = Who comes first where several have the same right or the same points
option-double_ron-in-sichuan = Two win on the same tile
option-triple_ron-in-sichuan = Three win on the same tile
option-karaten_tenpai-in-sichuan = Waiting for tiles of which none is left
option-ron_payer-in-sichuan = Who pays for a win on a discard
option-multiple_ron_payment-in-sichuan = What each gets where several win on one tile
option-tie_at_end-in-sichuan = Equal points at the end
option-aotenjou-in-sichuan = What fan are worth
option-wall_break_throws-in-sichuan = Throws of dice for the break of the wall
option-aotenjou-on-sichuan = each fan doubles the cost of 1; sc_fan_cap says where that ends
option-kan_chains-after_any-sichuan = after any kong
option-call_priority-ron_pon_chi-sichuan = a win, then pung and kong, whoever spoke first
option-karaten_tenpai-not_if_all_in_own_hand-sichuan = it does not wait if all the tiles are in the player's own hand
option-dealer_takes_two_last_tiles-on-sichuan = the dealer takes the 13th and the 14th tile at once
option-dealer_takes_two_last_tiles-in-sichuan = The dealer's last two tiles
part-grammar-tile_set-sichuan = Tile set
part-wall-replace_from-sichuan = Where replacements come from
part-wall-replace_from-next-sichuan = the next tile of the wall
part-winners-until-sichuan = The deal ends when so many have won
part-length-deals-sichuan = Deals of the match
part-length-counts_repeats-sichuan = Each deal counts, whoever deals
