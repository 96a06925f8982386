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
yaku-chinitsu-taiwanese = Full flush
yaku-daisuushii-taiwanese = Big four winds
yaku-tenhou-taiwanese = Blessing of Heaven

## Tiles

tile-1m-taiwanese = 1 character
tile-2m-taiwanese = 2 characters
tile-3m-taiwanese = 3 characters
tile-4m-taiwanese = 4 characters
tile-5m-taiwanese = 5 characters
tile-6m-taiwanese = 6 characters
tile-7m-taiwanese = 7 characters
tile-8m-taiwanese = 8 characters
tile-9m-taiwanese = 9 characters
tile-1p-taiwanese = 1 dot
tile-2p-taiwanese = 2 dots
tile-3p-taiwanese = 3 dots
tile-4p-taiwanese = 4 dots
tile-5p-taiwanese = 5 dots
tile-6p-taiwanese = 6 dots
tile-7p-taiwanese = 7 dots
tile-8p-taiwanese = 8 dots
tile-9p-taiwanese = 9 dots
tile-1s-taiwanese = 1 bamboo
tile-2s-taiwanese = 2 bamboo
tile-3s-taiwanese = 3 bamboo
tile-4s-taiwanese = 4 bamboo
tile-5s-taiwanese = 5 bamboo
tile-6s-taiwanese = 6 bamboo
tile-7s-taiwanese = 7 bamboo
tile-8s-taiwanese = 8 bamboo
tile-9s-taiwanese = 9 bamboo

## What they are

yaku-chankan-text-taiwanese = A win on the tile that another player adds to an exposed pung for a kong. That kong is not made. Concealed kongs and kongs claimed from a discard cannot be robbed.
yaku-chii_chan_i-text-taiwanese = The winner has seven flowers, and another player exposes the eighth, which may be robbed.
yaku-chinitsu-text-taiwanese = All tiles are of one suit, without honours. “No honours” does not count again.
yaku-daisanfuu-text-taiwanese = Pungs or kongs of three winds. They do not count again as honour pungs; a pung of dragons still does.
yaku-daisangen-text-taiwanese = Pungs or kongs of all three dragons. They do not count again as honour pungs.
yaku-daisuushii-text-taiwanese = Pungs or kongs of all four winds. They do not count again as honour pungs.
yaku-haitei-text-taiwanese = A win on the last tile before the dead wall, even as a replacement tile. “Self-draw” also counts. A win on the last discard adds nothing.
yaku-honitsu-text-taiwanese = Tiles of one suit and honours, some of each. Honour pungs also count.
yaku-ittsuu-text-taiwanese = The chows 123, 456 and 789 of one suit. It is worth more if all three are concealed; the rest of the hand may be exposed.
yaku-menzen_ron-text-taiwanese = A win on a discard with no exposed set; concealed kongs are allowed.
yaku-menzen_tsumo-text-taiwanese = A self-drawn win with no exposed set; concealed kongs are allowed. “Self-draw” does not count again.
yaku-paa_sennin-text-taiwanese = One player has exposed all eight flowers and seasons.
yaku-sanankou-text-taiwanese = Three concealed pungs or kongs; the rest of the hand may be exposed. A pung completed with another player’s tile is exposed.
yaku-shousanfuu-text-taiwanese = Pungs or kongs of two winds and a pair of a third. These pungs do not count again as honour pungs.
yaku-shousangen-text-taiwanese = Pungs or kongs of two dragons and a pair of the third. These pungs do not count again as honour pungs.
yaku-shousuushii-text-taiwanese = Pungs or kongs of three winds and a pair of the fourth. These pungs do not count again as honour pungs.
yaku-tenhou-text-taiwanese = The dealer’s seventeen tiles are complete as dealt, before the first discard. After a concealed kong it no longer counts.
yaku-toitoi-text-taiwanese = All sets are pungs or kongs.
yaku-tsumo_agari-text-taiwanese = The winning tile was drawn from the wall, even as a replacement tile; the hand may be exposed.
yaku-uufa-text-taiwanese = The winner has no flower or season. It does not count towards the minimum.
yaku-uutsuu_uuhoa-text-taiwanese = There is no honour in the hand and no flower is exposed. The two do not count separately.

## Hands

thing-wait_ryanmen-taiwanese = two-sided wait
thing-wait_kanchan-taiwanese = closed wait
thing-wait_penchan-taiwanese = edge wait
thing-wait_tanki-taiwanese = pair wait
thing-wait_shanpon-taiwanese = pung wait
wait-other-taiwanese = other wait
score-block-chi-taiwanese = { $tiles } (chow)
score-block-pon-taiwanese = { $tiles } (pung)
score-block-open-kan-taiwanese = { $tiles } (exposed kong)
score-block-closed-kan-taiwanese = { $tiles } (concealed kong)
no-win-wrong-size-taiwanese = a winning hand has { $wanted } tiles (a kong counts as three), but this one has { $tiles }.
win-one-tile-taiwanese = expected one winning tile, got “{ $text }”.
win-fifth-copy-taiwanese = a fifth { $tile }: the tile set has four.
win-copies-taiwanese =
    { $there ->
        [0] { $tile } is not in the tile set.
       *[other] { $count } copies of { $tile }: the tile set has { $there }.
    }
win-chi-not-left-taiwanese = { $meld }: a chow can be claimed only from the player to the left; write it with - at the end.
win-rinshan-without-kan-taiwanese = a win on the replacement tile is self-drawn after the winner’s own kong.
referee-no-such-kan-taiwanese = this player has no concealed kong to rule on.
win-chankan-by-tsumo-taiwanese = only another player’s kong can be robbed, so the win is not self-drawn.
win-discarder-taiwanese = only a win on a discard has a discarder, who is not the winner.
win-kan-discard-taiwanese = a win on the discard after a kong is neither self-drawn nor a robbed kong.
win-negative-taiwanese = the dealer’s wins in a row cannot be negative.

## Value and payments

score-price-points-taiwanese = { NUMBER($points, useGrouping: 0) } tai
score-value-sum-taiwanese = { NUMBER($sum, useGrouping: 0) } tai, the winner gets { NUMBER($points, useGrouping: 0) }
score-value-sum-capped-taiwanese = { NUMBER($sum, useGrouping: 0) } tai, limited to { NUMBER($most, useGrouping: 0) }, the winner gets { NUMBER($points, useGrouping: 0) }
score-absorbed-taiwanese = absorbed by { $element }
score-set-aside-taiwanese = exposed: { $tiles }
score-note-flowers-alone-taiwanese = no other pattern counts in a flower win
ledger-tsumo-taiwanese = self-drawn win
ledger-ron-taiwanese = win on a discard
ledger-pao-taiwanese =
    liability for { $yaku ->
        [daisangen] big three dragons
        [daisuushii] big four winds
        [chinitsu] full flush
       *[other] the whole hand
    }
ledger-false-kan-taiwanese =
    { $count ->
        [1] concealed kong of different tiles
       *[other] { $count } concealed kongs of different tiles
    }
event-value-without-fu-taiwanese = { $han } tai, the winner gets { NUMBER($points, useGrouping: 0) }

## Refusals

no-win-not-complete-taiwanese = the hand is not complete: { $tiles } are neither five sets and a pair nor eight and a half pairs.
no-win-minimum-taiwanese = the hand has { $han } tai without flowers; a win needs { $minimum }.
win-riichi-open-taiwanese = a hand declared ready from the deal is concealed: it has no claimed sets.
win-haitei-by-ron-taiwanese = a win on the last tile of the wall is self-drawn; a win on the last discard adds nothing.
win-tenhou-not-dealer-taiwanese = the blessing of Heaven is the dealer’s win with the tiles dealt, without kongs.
win-first-discard-taiwanese = the blessing of Earth is a non-dealer’s win on the dealer’s very first discard, without claimed sets.
win-first-turn-alone-taiwanese = the blessing of Heaven does not combine with kongs, the end of the wall or ready from the deal.
win-nobody-liable-taiwanese = nobody is liable for this hand: it has neither three exposed sets of dragons, nor four of winds, nor five of one suit.
win-all-flowers-taiwanese = the winner has all { $count } flowers: the eighth wins at once, whatever the hand. Give { $tile } as the winning tile and the other seven as flowers.
win-robbed-flower-only-taiwanese = a robbed flower is neither a discard nor the tile of a kong.
win-flowers-how-taiwanese = the eighth flower is drawn from the wall or robbed from another player.
win-flower-taiwanese = a flower is not part of a hand: it is exposed and replaced.

## Facts

fact-tsumo-taiwanese = the winning tile was drawn from the wall
fact-tsumo-not-taiwanese = the win was on a discard, not self-drawn
fact-ron-taiwanese = the winning tile came from another player
fact-ron-not-taiwanese = the win was self-drawn, not on a discard
fact-riichi-taiwanese = the hand was declared ready from the deal
fact-riichi-not-taiwanese = the hand was not declared ready from the deal
fact-chankan-taiwanese = the winning tile was robbed from a kong
fact-chankan-not-taiwanese = no kong was robbed
fact-haitei-taiwanese = the winning tile is the last of the wall
fact-haitei-not-taiwanese = the winning tile is not the last of the wall
fact-first_discard-taiwanese = the winning tile is the dealer’s first discard
fact-first_discard-not-taiwanese = the winning tile is not the dealer’s first discard
fact-river_under_6-taiwanese = no more than five discards are on the table
fact-river_under_6-not-taiwanese = more than five discards are on the table
fact-river_under_10-taiwanese = no more than nine discards are on the table
fact-river_under_10-not-taiwanese = more than nine discards are on the table
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
fact-two_concealed-not-taiwanese = there are fewer than two concealed pungs or kongs
fact-three_concealed-taiwanese = there are three concealed pungs or kongs
fact-three_concealed-not-taiwanese = there are fewer than three concealed pungs or kongs
fact-four_concealed-taiwanese = there are four concealed pungs or kongs
fact-four_concealed-not-taiwanese = there are fewer than four concealed pungs or kongs
fact-five_concealed-taiwanese = there are five concealed pungs or kongs
fact-five_concealed-not-taiwanese = there are fewer than five concealed pungs or kongs
fact-white_triplet-taiwanese = a pung or kong of white dragons
fact-green_triplet-taiwanese = a pung or kong of green dragons
fact-red_triplet-taiwanese = a pung or kong of red dragons
fact-east_triplet-taiwanese = a pung or kong of East
fact-south_triplet-taiwanese = a pung or kong of South
fact-west_triplet-taiwanese = a pung or kong of West
fact-north_triplet-taiwanese = a pung or kong of North
fact-little_dragons-taiwanese = there are pungs of two dragons and a pair of the third
fact-little_dragons-not-taiwanese = no pungs of two dragons with a pair of the third
fact-big_dragons-taiwanese = there are pungs of all three dragons
fact-big_dragons-not-taiwanese = there are no pungs of all three dragons
fact-little_three_winds-taiwanese = there are pungs of two winds and a pair of a third
fact-little_three_winds-not-taiwanese = no pungs of two winds with a pair of a third
fact-big_three_winds-taiwanese = there are pungs of three winds
fact-big_three_winds-not-taiwanese = there are no pungs of three winds
fact-little_winds-taiwanese = there are pungs of three winds and a pair of the fourth
fact-little_winds-not-taiwanese = no pungs of three winds with a pair of the fourth
fact-big_winds-taiwanese = there are pungs of all four winds
fact-big_winds-not-taiwanese = there are no pungs of all four winds
fact-closed_quad-taiwanese = there is a concealed kong
fact-two_closed_quads-taiwanese = there is a second concealed kong
fact-three_closed_quads-taiwanese = there is a third concealed kong
fact-four_closed_quads-taiwanese = there is a fourth concealed kong
fact-five_closed_quads-taiwanese = there is a fifth concealed kong
fact-open_quad-taiwanese = there is an exposed kong
fact-two_open_quads-taiwanese = there is a second exposed kong
fact-three_open_quads-taiwanese = there is a third exposed kong
fact-four_open_quads-taiwanese = there is a fourth exposed kong
fact-five_open_quads-taiwanese = there is a fifth exposed kong
fact-five_claimed-taiwanese = all five sets were claimed
fact-five_claimed-not-taiwanese = not all five sets were claimed
fact-one_kind_wait-taiwanese = only one kind of tile completed the hand
fact-one_kind_wait-not-taiwanese = more than one kind of tile completed the hand
fact-kanchan-taiwanese = the wait was on the middle of a chow
fact-penchan-taiwanese = the wait was on the edge of a chow
fact-tanki-taiwanese = the wait was on the pair
fact-one_suit-taiwanese = all tiles are of one suit
fact-one_suit-not-taiwanese = not all tiles are of one suit
fact-closed_quad-not-taiwanese = there is no concealed kong
fact-open_quad-not-taiwanese = there is no exposed kong
fact-green_triplet-not-taiwanese = there is neither a pung nor a kong of green dragons
fact-south_triplet-not-taiwanese = there is neither a pung nor a kong of South
fact-has_honours-taiwanese = there is an honour
fact-has_honours-not-taiwanese = there are no honours
fact-form_sets-taiwanese = five sets and a pair
fact-rinshan-taiwanese = the win is on a replacement tile
fact-rinshan-not-taiwanese = the winning tile is not a replacement tile

## The fields of the plan

part-payments-dealer_extra-taiwanese = Tai added when the dealer wins or pays for a win
part-payments-dealer_extra_honba-taiwanese = Further tai for each dealer win in a row
part-payments-pao_ron-taiwanese = Who pays for a liable hand won on a discard
part-payments-pao_fresh_live-taiwanese = With this number of tiles left or fewer, the discarder of a fresh tile pays instead of the liable player
part-payments-false_win-taiwanese = Tai for a false win, to each other player
part-payments-false_kan-taiwanese = Tai for a concealed kong of different tiles, to each other player
part-payments-shares-ron-taiwanese = Won on a discard by the dealer and by others, as a multiple of the value
part-payments-shares-tsumo_dealer-taiwanese = Self-drawn by the dealer, from each, as a multiple of the value
part-payments-shares-tsumo-taiwanese = Self-drawn by others, from the dealer and from each other player, as a multiple of the value
part-value-linear-taiwanese = Points per tai
part-riichi-declared-taiwanese = Ready may be declared
part-riichi-dealt-taiwanese = Ready may be declared only as dealt, before the first discard
part-kans-last_replacement-taiwanese = A replacement tile can count as the last tile of the wall
part-furiten-own_pond-taiwanese = A wait among your discards bars you from winning on discards
part-nuki-all_win-taiwanese = All eight flowers win
part-nuki-bonus-taiwanese = Pattern that scores flowers
part-admission-earned-taiwanese = Bonuses that count towards the minimum here

## At the table

table-honba-taiwanese = dealer wins in a row: { $count }
table-sticks-taiwanese = { "" }
table-left-taiwanese =
    { $count ->
        [one] { $count } tile left
       *[other] { $count } tiles left
    }
table-riichi-taiwanese = ready from the deal
table-nuki-taiwanese = flowers
table-legend-drawn-taiwanese = dim: drawn and discarded
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
        [chi] claims { $player }’s tile for a chow: { $meld }
        [pon] claims { $player }’s tile for a pung: { $meld }
       *[kan] claims { $player }’s tile for an exposed kong: { $meld }
    }
event-kan-taiwanese =
    { $form ->
        [closed] declares a concealed kong: { $meld }
       *[added] adds a tile to the pung: { $meld }
    }
event-nuki-taiwanese = exposes the flower { $tile }
event-ready-taiwanese = declares ready from the deal
event-wins-tsumo-taiwanese = wins by self-draw on { $tile }: { $hand }
event-wins-ron-taiwanese = wins on { $player }’s { $tile }: { $hand }
event-shows-taiwanese =
    { $ready ->
        [yes] is ready: { $hand }
       *[no] shows the hand: { $hand }
    }
event-kans-shown-taiwanese = shows the concealed kong: { $melds }
event-deal-drawn-taiwanese =
    { $kind ->
        [exhausted] { $players ->
            [none] The wall is empty: a draw.
           *[some] The wall is empty: a draw. Ready: { $players }.
        }
        [chombo] The deal ends because of an offence: { $players }.
        [time] Time is up.
       *[referee] The referee ends the deal.
    }
event-ruled-taiwanese =
    { $ruling ->
        [chombo] is penalised by the referee
        [dead_hand] has a dead hand (referee’s ruling)
        [false_win] declares a false win and continues with a dead hand
        [false_kan] pays for a concealed kong of different tiles
        [rollback] takes back an illegal discard (referee’s ruling)
        [fine] pays for an illegal discard (referee’s ruling)
       *[abort] causes the referee to end the deal
    }
event-deal-ended-taiwanese = Points after the deal: { $points }.
scenario-start-taiwanese = Round { $round }, dealer wins in a row: { $honba }
scenario-left-taiwanese = Tiles left: { $left }
scenario-end-taiwanese = To the end of the deal

## Options of riichi that hold here, by other names

option-chankan_on_fourth_kan-in-taiwanese = Robbing one player’s fourth kong
option-ankan_display-in-taiwanese = How a concealed kong lies
option-ankan_display-chinese-taiwanese = all four tiles face down until the deal ends
option-kan_chains-in-taiwanese = Another kong before discarding
option-call_priority-in-taiwanese = Claim priority
option-atamahane-in-taiwanese = Who comes first with equal claims or points
option-double_ron-in-taiwanese = Two players win on the same tile
option-triple_ron-in-taiwanese = Three players win on the same tile
option-karaten_tenpai-in-taiwanese = Waiting on tiles that are all gone
option-ron_payer-in-taiwanese = Who pays for a win on a discard
option-multiple_ron_payment-in-taiwanese = Several winners: payment to each
option-tie_at_end-in-taiwanese = Ties at the end
option-renchan-in-taiwanese = Dealer repeat
option-renchan_limit-in-taiwanese = Dealer repeats: how many in a row
option-nuki_dora-in-taiwanese = Flowers: exposed and replaced
option-game_length-in-taiwanese = Rounds in a match
option-pao-in-taiwanese = Liability for listed patterns
option-pao_combined_yakuman-in-taiwanese = Liability for the rest of the hand
option-dead_wall_size-in-taiwanese = Stacks that are not played
option-furiten_riichi-in-taiwanese = Declaring ready with a wait among your discards
option-ankan_after_riichi-in-taiwanese = Concealed kong after declaring ready
option-ankan_after_riichi_yaku_change-in-taiwanese = Concealed kong after declaring ready that changes the patterns
option-ankan_after_riichi_structure_change-in-taiwanese = Concealed kong after declaring ready that changes how the hand is read
option-kan_chains-after_any-taiwanese = after any kong
option-karaten_tenpai-not_if_all_in_own_hand-taiwanese = not ready if all tiles of the wait are in the player’s own hand
option-ankan_after_riichi-drawn_tile-taiwanese = allowed with the tile just drawn
option-ankan_after_riichi_yaku_change-on-taiwanese = allowed
option-ankan_after_riichi_structure_change-on-taiwanese = allowed
option-pao_combined_yakuman-on-taiwanese = the liable player pays for the whole hand
option-call_priority-ron_pon_chi-taiwanese = a win, then pung and kong, then chow, no matter who claimed first
option-no_calls_on_last_tile-in-taiwanese = Claims on the last discard
option-lasting_event_interrupt-in-taiwanese = Claims interrupt the first go-around
option-lasting_event_interrupt-on-taiwanese = they do
option-calls_in_last_three_tiles-in-taiwanese = Claims with one to three tiles left in the wall
option-wall_break_throws-in-taiwanese = Dice throws for the wall break
part-grammar-tile_set-taiwanese = Tile set
part-wall-replace_from-taiwanese = Where replacement tiles come from
part-wall-blocks-taiwanese = Tiles each player takes at a time in the deal
option-no_calls_on_last_tile-on-taiwanese = only a win
fact-form_pairs_triplet-taiwanese = the hand is pairs and three of a kind
fact-form_pairs_triplet-not-taiwanese = the hand is not pairs and three of a kind
option-atamahane-direct-taiwanese = the nearest in turn order after the discarder
option-chankan_on_fourth_kan-on-taiwanese = the fourth kong may be robbed like any other
option-nuki_dora-table-in_hand-plain-taiwanese = in the hand the tile is ordinary
option-nuki_dora-table-value-both-taiwanese = a flower that is also a value tile counts as one in the hand and exposed
option-nuki_dora-table-rinshan-off-taiwanese = a win on its replacement tile is worth nothing extra
option-pao-list-taiwanese = patterns with liability
option-pao-list-daisangen-taiwanese = big three dragons: the third exposed set of dragons
option-pao-list-daisuushii-taiwanese = big four winds: the fourth exposed set of winds
option-pao-list-chinitsu-taiwanese = full flush: the last set, when all are exposed and of one suit
option-dead_wall_size-number-taiwanese = stacks
part-tile_set-taiwanese = { $count } tiles: { $copies }
part-grammar-structures-taiwanese = What a winning hand consists of
part-length-keeps_rounds-taiwanese = When deals are counted, rounds change as usual
scenario-column-pond-taiwanese = Discards
option-nuki_dora-table-tiles-list-taiwanese = these tiles
option-nuki_dora-table-robbery-never-taiwanese = nobody may win on an exposed flower except the eighth
option-nuki_dora-table-indicator_counts-off-taiwanese = no indicators
option-nuki_dora-table-keeps_ippatsu-off-taiwanese = this game has no ippatsu
option-nuki_dora-table-keeps_first_turn-on-taiwanese = exposing a flower does not interrupt the first go-around

rules-price-both-taiwanese = { $closed }; exposed hand { $open }
rules-price-closed-taiwanese = { $closed }, concealed hand only
rules-price-open-taiwanese = { $open }, not in a concealed hand
