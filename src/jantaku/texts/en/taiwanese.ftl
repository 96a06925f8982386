## What players of Taiwanese mahjong say otherwise: <id>-taiwanese stands for <id>

## Names

yaku-uufa-taiwanese = No flowers
yaku-tsumo_agari-taiwanese = Self-draw
yaku-chankan-taiwanese = Robbing a kong
yaku-haitei-taiwanese = Last tile of the wall
yaku-menzen_ron-taiwanese = Concealed hand
yaku-uutsuu_uuhoa-taiwanese = No honours and no flowers
yaku-menzen_tsumo-taiwanese = Fully concealed hand
yaku-sanankou-taiwanese = Three concealed pungs
yaku-shousanfuu-taiwanese = Little three winds
yaku-ittsuu-taiwanese = Pure straight
yaku-honitsu-taiwanese = Half flush
yaku-toitoi-taiwanese = All pungs
yaku-shousangen-taiwanese = Little three dragons
yaku-daisanfuu-taiwanese = Big three winds
yaku-chii_chan_i-taiwanese = Robbing the eighth flower
yaku-paa_sennin-taiwanese = Eight flowers
yaku-daisangen-taiwanese = Big three dragons
yaku-shousuushii-taiwanese = Little four winds
yaku-chinitsu-taiwanese = Pure suit
yaku-daisuushii-taiwanese = Big four winds
yaku-tenhou-taiwanese = Blessing of Heaven

## What they are

yaku-chankan-text-taiwanese = A win on the tile that another player adds to an open pung for a small kong. That kong is not made. Closed kongs and kongs claimed from a discard cannot be robbed.
yaku-chinitsu-text-taiwanese = All tiles are of one suit, without honours. No honours does not count besides.
yaku-daisanfuu-text-taiwanese = Pungs or kongs of three winds. They are no longer counted as honour pungs; a pung of dragons beside them is.
yaku-daisangen-text-taiwanese = Pungs or kongs of all three dragons. They are no longer counted as honour pungs.
yaku-daisuushii-text-taiwanese = Pungs or kongs of all four winds. They are no longer counted as honour pungs.
yaku-haitei-text-taiwanese = A win on the sea bottom, the last tile before the dead wall, also where it is taken as a replacement. Self-draw counts besides. A win on the last discard adds nothing.
yaku-honitsu-text-taiwanese = Tiles of one suit and honours, some of both. Honour pungs count besides.
yaku-ittsuu-text-taiwanese = The chows 123, 456 and 789 of one suit. It is worth more where all three are concealed; the rest of the hand may be open.
yaku-menzen_ron-text-taiwanese = A win on a discard with no open set; closed kongs are allowed.
yaku-menzen_tsumo-text-taiwanese = A self-drawn win with no open set; closed kongs are allowed. Self-draw does not count besides.
yaku-sanankou-text-taiwanese = Three concealed pungs or kongs; the rest of the hand may be open. A pung that another player's tile completes is open.
yaku-shousanfuu-text-taiwanese = Pungs or kongs of two winds and a pair of a third. These pungs are no longer counted as honour pungs.
yaku-shousangen-text-taiwanese = Pungs or kongs of two dragons and a pair of the third. These pungs are no longer counted as honour pungs.
yaku-shousuushii-text-taiwanese = Pungs or kongs of three winds and a pair of the fourth. These pungs are no longer counted as honour pungs.
yaku-tenhou-text-taiwanese = East wins with the tiles of the deal: the seventeen are complete before the first discard. After a closed kong it no longer counts.
yaku-toitoi-text-taiwanese = All sets are pungs or kongs.
yaku-tsumo_agari-text-taiwanese = The winning tile was drawn from the wall, also as a replacement; the hand may be open.

## Hands

thing-wait_ryanmen-taiwanese = two-sided wait
thing-wait_kanchan-taiwanese = closed wait
thing-wait_penchan-taiwanese = edge wait
thing-wait_tanki-taiwanese = pair wait
thing-wait_shanpon-taiwanese = pung wait
wait-other-taiwanese = another wait
score-block-chi-taiwanese = { $tiles } (chow)
score-block-pon-taiwanese = { $tiles } (pung)
score-block-open-kan-taiwanese = { $tiles } (open kong)
score-block-closed-kan-taiwanese = { $tiles } (closed kong)
no-win-wrong-size-taiwanese = with the winning tile a hand has { $wanted } tiles (a kong counts as three), here there are { $tiles }.
win-one-tile-taiwanese = the winning tile is one tile, not “{ $text }”.
win-fifth-copy-taiwanese = a fifth { $tile }: there are four in the set.
win-copies-taiwanese =
    { $there ->
        [0] { $tile } is not among the tiles of these rules.
       *[other] { $count } of { $tile }: these rules have { $there }.
    }
win-chi-not-left-taiwanese = { $meld }: a chow is claimed only from the player before, who sits to the left: it is written with - at its end.
win-rinshan-without-kan-taiwanese = a win on the replacement tile is a self-drawn win after an own kong.
referee-no-such-kan-taiwanese = this player has no closed kong that could be ruled on.
win-chankan-by-tsumo-taiwanese = only another's kong is robbed: it is no self-drawn win.
win-discarder-taiwanese = only a win on a discard has a discarder, and it is not the winner.
win-kan-discard-taiwanese = a win on the discard after a kong is neither self-drawn nor a robbed kong.
win-negative-taiwanese = the wins in a row of the dealer are not negative.

## Value and payments

score-price-points-taiwanese = { NUMBER($points, useGrouping: 0) } tai
score-value-sum-taiwanese = { NUMBER($sum, useGrouping: 0) } tai, the winner gets { NUMBER($points, useGrouping: 0) }
score-value-sum-capped-taiwanese = { NUMBER($sum, useGrouping: 0) } tai, limited to { NUMBER($most, useGrouping: 0) }, the winner gets { NUMBER($points, useGrouping: 0) }
score-absorbed-taiwanese = absorbed by { $element }
score-set-aside-taiwanese = exposed: { $tiles }
score-note-flowers-alone-taiwanese = no other fan counts where the flowers win
ledger-tsumo-taiwanese = self-drawn win
ledger-ron-taiwanese = win on a discard
ledger-pao-taiwanese =
    liability for the hand: { $yaku ->
        [daisangen] big three dragons
        [daisuushii] big four winds
        [chinitsu] pure suit
       *[other] all of it
    }
ledger-false-kan-taiwanese =
    { $count ->
        [1] closed kong of different tiles
       *[other] { $count } closed kongs of different tiles
    }
event-value-without-fu-taiwanese = { $han } tai, the winner gets { NUMBER($points, useGrouping: 0) }

## Refusals

no-win-not-complete-taiwanese = the hand is not complete: { $tiles } make neither five sets and a pair nor eight and a half pairs.
no-win-minimum-taiwanese = the hand has { $han } main tai, by these rules at least { $minimum } are needed; flowers and their absence do not count.
win-riichi-open-taiwanese = a hand that was announced as ready from the deal stays closed: it has no claimed sets.
win-haitei-by-ron-taiwanese = the last tile of the wall is a self-drawn win; the last discard is worth nothing.
win-tenhou-not-dealer-taiwanese = the blessing of Heaven is the dealer's win with the tiles dealt, without kongs.
win-first-discard-taiwanese = the blessing of Earth is a non-dealer's win on the dealer's very first discard, without claimed sets.
win-first-turn-alone-taiwanese = the blessing of Heaven goes neither with kongs nor with the end of the wall nor with an announced ready hand.
win-nobody-liable-taiwanese = nobody is liable for this hand: neither three sets of dragons nor four of winds nor five of one suit lie open.
win-all-flowers-taiwanese = all { $count } flowers are the winner's: the eighth wins at once, whatever the hand. Name it, { $tile }, as the winning tile, and the other seven as flowers.
win-robbed-flower-only-taiwanese = a robbed flower is neither a discard nor the tile of a kong.
win-flowers-how-taiwanese = the eighth flower is drawn from the wall or robbed from another player.
win-flower-taiwanese = a flower is no part of a hand: it is exposed and replaced.

## Facts

fact-tsumo-taiwanese = the winning tile was drawn from the wall
fact-tsumo-not-taiwanese = the win was on a discard, not self-drawn
fact-ron-taiwanese = the winning tile was taken from another player
fact-ron-not-taiwanese = the win was self-drawn, not on a discard
fact-riichi-taiwanese = the hand was announced as ready from the deal
fact-riichi-not-taiwanese = the hand was not announced as ready from the deal
fact-chankan-taiwanese = the winning tile was robbed from a kong
fact-chankan-not-taiwanese = no kong was robbed
fact-haitei-taiwanese = the winning tile is the last of the wall
fact-haitei-not-taiwanese = the winning tile is not the last of the wall
fact-first_discard-taiwanese = the winning tile is the first discard of East
fact-first_discard-not-taiwanese = the winning tile is not the first discard of East
fact-river_under_6-taiwanese = no more than five tiles lie in the river
fact-river_under_6-not-taiwanese = more than five tiles lie in the river
fact-river_under_10-taiwanese = no more than nine tiles lie in the river
fact-river_under_10-not-taiwanese = more than nine tiles lie in the river
fact-eight_flowers-taiwanese = all eight flowers are exposed
fact-eight_flowers-not-taiwanese = not all eight flowers are exposed
fact-robbed_flower-taiwanese = seven flowers are exposed, and the eighth was robbed
fact-no_flowers-taiwanese = there are no flowers
fact-no_flowers-not-taiwanese = there are exposed flowers
fact-all_runs-taiwanese = all sets are chows
fact-all_runs-not-taiwanese = not all sets are chows
fact-no_runs-taiwanese = all sets are pungs or kongs
fact-no_runs-not-taiwanese = not all sets are pungs or kongs
fact-one_suit_and_honours-taiwanese = there are honours and no more than one suit
fact-one_suit_and_honours-not-taiwanese = there are tiles of another suit, or no honours
fact-straight-taiwanese = the chows 1-2-3, 4-5-6 and 7-8-9 of one suit
fact-concealed_straight-taiwanese = all three chows are concealed
fact-unmelded_straight-taiwanese = none of the three chows was claimed
fact-two_concealed-taiwanese = there are two concealed pungs or kongs
fact-two_concealed-not-taiwanese = there are fewer than two concealed pungs and kongs
fact-three_concealed-taiwanese = there are three concealed pungs or kongs
fact-three_concealed-not-taiwanese = there are fewer than three concealed pungs and kongs
fact-four_concealed-taiwanese = there are four concealed pungs or kongs
fact-four_concealed-not-taiwanese = there are fewer than four concealed pungs and kongs
fact-five_concealed-taiwanese = there are five concealed pungs or kongs
fact-five_concealed-not-taiwanese = there are fewer than five concealed pungs and kongs
fact-white_triplet-taiwanese = a pung or kong of white dragons
fact-green_triplet-taiwanese = a pung or kong of green dragons
fact-red_triplet-taiwanese = a pung or kong of red dragons
fact-east_triplet-taiwanese = a pung or kong of East
fact-south_triplet-taiwanese = a pung or kong of South
fact-west_triplet-taiwanese = a pung or kong of West
fact-north_triplet-taiwanese = a pung or kong of North
fact-little_dragons-taiwanese = there are pungs of two dragons and a pair of the third
fact-little_dragons-not-taiwanese = there are not pungs of two dragons and a pair of the third
fact-big_dragons-taiwanese = there are pungs of all three dragons
fact-big_dragons-not-taiwanese = there are not pungs of all three dragons
fact-little_three_winds-taiwanese = there are pungs of two winds and a pair of a third
fact-little_three_winds-not-taiwanese = there are not pungs of two winds and a pair of a third
fact-big_three_winds-taiwanese = there are pungs of three winds
fact-big_three_winds-not-taiwanese = there are not pungs of three winds
fact-little_winds-taiwanese = there are pungs of three winds and a pair of the fourth
fact-little_winds-not-taiwanese = there are not pungs of three winds and a pair of the fourth
fact-big_winds-taiwanese = there are pungs of all four winds
fact-big_winds-not-taiwanese = there are not pungs of all four winds
fact-closed_quad-taiwanese = there is a closed kong
fact-two_closed_quads-taiwanese = there is a second closed kong
fact-three_closed_quads-taiwanese = there is a third closed kong
fact-four_closed_quads-taiwanese = there is a fourth closed kong
fact-five_closed_quads-taiwanese = there is a fifth closed kong
fact-open_quad-taiwanese = there is an open kong
fact-two_open_quads-taiwanese = there is a second open kong
fact-three_open_quads-taiwanese = there is a third open kong
fact-four_open_quads-taiwanese = there is a fourth open kong
fact-five_open_quads-taiwanese = there is a fifth open kong
fact-five_claimed-taiwanese = all five sets were claimed
fact-five_claimed-not-taiwanese = not all five sets were claimed
fact-one_kind_wait-taiwanese = only one kind of tile completed the hand
fact-one_kind_wait-not-taiwanese = more than one kind of tile completed the hand
fact-kanchan-taiwanese = the wait was for the middle of a chow
fact-penchan-taiwanese = the wait was for the edge of a chow
fact-tanki-taiwanese = the wait was for the pair
fact-one_suit-taiwanese = all tiles are of one suit
fact-one_suit-not-taiwanese = not all tiles are of one suit
fact-has_honours-taiwanese = there is an honour
fact-has_honours-not-taiwanese = there are no honours
fact-form_sets-taiwanese = five sets and a pair
fact-rinshan-taiwanese = the win is on a replacement tile
fact-rinshan-not-taiwanese = the winning tile is no replacement tile

## The fields of the plan

part-payments-dealer_extra-taiwanese = Tai that are added where the dealer wins, and where he pays another's win
part-payments-dealer_extra_honba-taiwanese = Tai that each win of the dealer in a row adds to that
part-payments-pao_ron-taiwanese = Who pays for a hand won on a discard where somebody is liable
part-payments-pao_fresh_live-taiwanese = With how many tiles left in the live wall the discarder of a fresh tile pays in place of whoever is liable
part-payments-false_win-taiwanese = Tai for a false win, to each of the others
part-payments-false_kan-taiwanese = Tai for a closed kong of different tiles, to each of the others
part-payments-shares-ron-taiwanese = Won on a discard by the dealer and by another, of the value
part-payments-shares-tsumo_dealer-taiwanese = Drawn by the dealer, from each, of the value
part-payments-shares-tsumo-taiwanese = Drawn by another, from the dealer and from each of the rest, of the value
part-value-linear-taiwanese = Points for a tai
part-riichi-dealt-taiwanese = A waiting hand is announced only as it was dealt, before the first discard
part-kans-hidden-taiwanese = A closed kong lies face down until the end of the deal
part-kans-last_replacement-taiwanese = A replacement that is the last tile of the wall is the sea bottom
part-furiten-own_pond-taiwanese = A winning tile among the own discards bars from winning on discards
part-nuki-all_win-taiwanese = All eight flowers win
part-nuki-bonus-taiwanese = The fan by which flowers count
part-admission-earned-taiwanese = Fans that count for the minimum, though they are mere extras in other games

## At the table

table-honba-taiwanese = wins of the dealer in a row: { $count }
table-sticks-taiwanese = { "" }
table-left-taiwanese =
    { $count ->
        [one] { $count } tile left
       *[other] { $count } tiles left
    }
table-riichi-taiwanese = dealt ready
table-nuki-taiwanese = flowers
table-legend-drawn-taiwanese = pale: discarded as drawn
event-draws-taiwanese =
    { $hidden ->
        [yes] draws a tile
       *[no] draws { $tile }
    }
event-draws-replacement-taiwanese =
    { $hidden ->
        [yes] draws a replacement tile
       *[no] draws the replacement tile { $tile }
    }
event-discards-taiwanese = discards { $tile }
event-discards-drawn-taiwanese = discards the drawn { $tile }
event-draws-discards-taiwanese = draws and discards { $tile }
event-called-taiwanese =
    { $call ->
        [chi] calls chow on the tile of { $player }: { $meld }
        [pon] calls pung on the tile of { $player }: { $meld }
       *[kan] calls an open kong on the tile of { $player }: { $meld }
    }
event-kan-taiwanese =
    { $form ->
        [closed] declares a closed kong: { $meld }
       *[added] adds a tile to the pung: { $meld }
    }
event-nuki-taiwanese = exposes the flower { $tile }
event-ready-taiwanese = says that the hand is waiting as it was dealt
event-wins-tsumo-taiwanese = wins by self-draw on { $tile }: { $hand }
event-wins-ron-taiwanese = wins on the { $tile } of { $player }: { $hand }
event-shows-taiwanese =
    { $ready ->
        [yes] is waiting: { $hand }
       *[no] shows the hand: { $hand }
    }
event-kans-shown-taiwanese = shows the closed kong: { $melds }
event-deal-drawn-taiwanese =
    { $kind ->
        [exhausted] { $players ->
            [none] The wall is finished, a draw.
           *[some] The wall is finished, a draw; waiting: { $players }.
        }
        [chombo] The hand ends because of an offence: { $players }.
        [time] The time is up.
       *[referee] The referee ends the hand.
    }
event-ruled-taiwanese =
    { $ruling ->
        [chombo] is punished by the referee
        [dead_hand] has a dead hand, the referee says
        [false_win] declares a false win and goes on with a dead hand
        [false_kan] pays for a closed kong of different tiles
        [rollback] takes a forbidden discard back, the referee says
        [fine] pays for a forbidden discard, the referee says
       *[abort] is why the referee ends the hand
    }
event-deal-ended-taiwanese = Points after the hand: { $points }.
scenario-start-taiwanese = Round { $round }, wins of the dealer in a row: { $honba }
scenario-left-taiwanese = Tiles left: { $left }
scenario-end-taiwanese = To the end of the hand

## Options of riichi that hold here, by other names

option-kan_chains-in-taiwanese = Another kong before discarding
option-call_priority-in-taiwanese = Who gets a tile that several claim
option-atamahane-in-taiwanese = Who comes first where several have the same right or the same points
option-double_ron-in-taiwanese = Two win on the same tile
option-triple_ron-in-taiwanese = Three win on the same tile
option-karaten_tenpai-in-taiwanese = Waiting for tiles of which none is left
option-ron_payer-in-taiwanese = Who pays for a win on a discard
option-multiple_ron_payment-in-taiwanese = What each gets where several win on one tile
option-tie_at_end-in-taiwanese = Equal points at the end
option-renchan-in-taiwanese = When the dealer stays
option-renchan_limit-in-taiwanese = How often in a row the dealer may stay
option-nuki_dora-in-taiwanese = Flowers: set aside, and another tile is taken
option-game_length-in-taiwanese = Rounds of a match
option-pao-in-taiwanese = Feeding a set for which one is liable
option-pao_combined_yakuman-in-taiwanese = Whether who is liable pays for the rest of the hand, too
option-dead_wall_size-in-taiwanese = Stacks that are not played
option-furiten_riichi-in-taiwanese = Declaring ready where a winning tile was discarded
option-ankan_after_riichi-in-taiwanese = A closed kong after ready was declared
option-ankan_after_riichi_yaku_change-in-taiwanese = … if it changes what the hand is worth
option-ankan_after_riichi_structure_change-in-taiwanese = … if it changes how the hand is read
option-kan_chains-after_any-taiwanese = after any kong
option-karaten_tenpai-not_if_all_in_own_hand-taiwanese = it does not wait if all the tiles are in the player's own hand
option-ankan_after_riichi-drawn_tile-taiwanese = with the tile just drawn
option-ankan_after_riichi_yaku_change-on-taiwanese = it may
option-ankan_after_riichi_structure_change-on-taiwanese = it may
option-pao_combined_yakuman-on-taiwanese = for the rest of the hand, too
option-call_priority-ron_pon_chi-taiwanese = a win, then pung and kong, then chow, whoever spoke first
option-no_calls_on_last_tile-in-taiwanese = What may be declared on the last tile
option-calls_in_last_three_tiles-in-taiwanese = Claims with one to three tiles left in the wall
option-wall_break_throws-in-taiwanese = Throws of dice for the break of the wall
part-grammar-tile_set-taiwanese = Tile set
part-wall-replace_from-taiwanese = Where replacements come from
part-wall-blocks-taiwanese = How many tiles everybody takes at a time in the deal
option-no_calls_on_last_tile-on-taiwanese = only a win
