## What the values of the built options mean

option-riichi_stake-number = points for declaring riichi

option-riichi_stake_if_ronned-paid = the stick is paid, and the winner takes it
option-riichi_stake_if_ronned-not_paid = no stick is paid

option-minimum_han-0 = any complete hand may win
option-minimum_han-1 = one han of yaku
option-minimum_han-2 = two han of yaku
option-minimum_han-3 = three han of yaku

option-minimum_by_single_yaku-sum = they add up
option-minimum_by_single_yaku-single = no, one yaku alone must reach the minimum; only in niko-niko they add up

option-minimum_rises_by_round-off = no, it is the same in all rounds
option-minimum_rises_by_round-on = four rounds are played: East needs 1 han, South 2, West 5, North 6; extra rounds need as much as the last one (our reading)

option-zero_han_yaku_win-off = no, it does not reach the minimum
option-zero_han_yaku_win-on = yes, whatever the minimum

option-two_suit_binding-off = any tiles
option-two_suit_binding-hand = at most two, and no honours
option-two_suit_binding-pinfu_only = at most two and no honours in pinfu; other hands are not restricted

option-yakuman_needs_complete_hand-off = no: daisangen and daisuushii win as soon as all their triplets are there, on the last tile by ron or tsumo (if that was called, on the next draw), and suukantsu with the replacement tile of the fourth kan; the rest of the hand does not matter and does not count (our reading). Waiting for such a tile is tenpai, but riichi needs an ordinary one
option-yakuman_needs_complete_hand-on = yes

option-ryanhan_shibari-off = the minimum never rises
option-ryanhan_shibari-from_5_honba = from five honba, everyone needs two han of yaku
option-ryanhan_shibari-always = everyone always needs two han of yaku
option-ryanhan_shibari-table = the minimum rises with the honba
option-ryanhan_shibari-table-from_honba-number = honba from which the minimum rises
option-ryanhan_shibari-table-han-number = han of yaku a win then needs
option-ryanhan_shibari-table-who-all = for everyone
option-ryanhan_shibari-table-who-dealer = for the dealer only
option-ryanhan_shibari-table-counts-without_dora = all yaku count, dora do not
option-ryanhan_shibari-table-counts-everything = dora also count
option-ryanhan_shibari-table-counts-without_situations = neither dora nor situational yaku count
option-ryanhan_shibari-table-counts-sakizuke = only yaku given by every wait count
option-ryanhan_shibari-table-counts-one_yaku = a single yaku must meet the minimum

option-double_ron-all_paid = both win, and the discarder pays both
option-double_ron-atamahane = only the player nearest to the discarder in turn order wins
option-double_ron-abort = nobody wins; the deal is replayed
option-double_ron-abort_with_stakes = nobody wins; the deal is replayed, and the discarder puts 1000 points per ron on the table
option-double_ron-first_caller = only the player who called first wins
option-double_ron-dearest = only the higher-scoring hand wins
option-double_ron-kokushi_first = only the nearest player wins, but a kokushi goes first
option-double_ron-discarder_chooses = both show their hands, and the discarder chooses one to pay
option-double_ron-stay_on_table = both win and the discarder pays, but the points stay on the table for the next winner

option-triple_ron-all_paid = all three win, and the discarder pays each
option-triple_ron-atamahane = only the player nearest to the discarder in turn order wins
option-triple_ron-abort = nobody wins; the deal is replayed
option-triple_ron-abort_with_stakes = nobody wins; the deal is replayed, and the discarder puts 1000 points per ron on the table
option-triple_ron-first_caller = only the player who called first wins
option-triple_ron-dearest = only the highest-scoring hand wins
option-triple_ron-kokushi_first = only the nearest player wins, but a kokushi goes first
option-triple_ron-discarder_chooses = all three show their hands, and the discarder chooses one to pay
option-triple_ron-stay_on_table = all three win and the discarder pays, but the points stay on the table for the next winner
option-dearest_ron_wins-off = as double ron and triple ron say
option-dearest_ron_wins-on = the highest-scoring hand
option-dearest_ron_wins-kokushi_only = the nearest player’s hand, but a kokushi goes first

option-dora_indicator-off = no indicator at the start
option-dora_indicator-on = one indicator is turned at the start of the deal

option-uradora-off = never
option-uradora-on = for every winner in riichi
option-uradora-on_ippatsu = only with ippatsu
option-uradora-off_if_bankrupt = for winners in riichi, unless the win busts a player even without ura dora
option-uradora-on_ippatsu_not_bankrupt = only with ippatsu, unless the win busts a player even without ura dora

option-kandora-off = kans turn no indicator; no kan ura dora
option-kandora-on = every kan turns one more indicator

option-kan_uradora-off = never
option-kan_uradora-on = for every winner in riichi
option-kan_uradora-on_ippatsu = only with ippatsu
option-kan_uradora-off_if_bankrupt = for winners in riichi, unless the win busts a player even without kan ura dora
option-kan_uradora-on_ippatsu_not_bankrupt = only with ippatsu, unless the win busts a player even without kan ura dora

option-akadora_condition-always = in every hand
option-akadora_condition-never = never; red fives are ordinary fives
option-akadora_condition-closed_hand = only in a closed hand
option-akadora_condition-riichi = only in a hand won with riichi

option-dora_mapping-next = the next tile: 9 to 1, North to East
option-dora_mapping-same = the indicator’s own kind
option-dora_mapping-suji = the next of its suji: 1-4-7-1, 2-5-8-2, 3-6-9-3; honours as usual
option-dora_mapping-next_all_suits = the next rank, in every suit

option-dragon_order-japan = white, green, red, white
option-dragon_order-confucian = green, red, white, green (the same cycle)
option-dragon_order-other = red, green, white, red (the reverse)

option-dora_floor-off = no floor: each han below 1 halves the base (0 han 30 fu: 120, -1 han: 60)
option-dora_floor-on = a hand with a yaku is worth at least 1 han
option-dora_value-fu = dora give fu instead of han
option-dora_value-points = dora give points instead of han
option-dora_value-separate_account = dora are paid separately from the hand
option-dora_value-number = han per dora of any kind
option-dora_stacking-off = a tile counts as dora only once
option-dora_stacking-on = a tile counts once for each indicator, and once more if it is red

option-dora_block_value-zenkan = as many as tiles
option-dora_block_value-bubunteki_ni = one fewer than tiles
option-dora_block_value-anpai = as many as closed tiles, without the one taken from another player, by ron as well, and the one added to a pon
option-dora_block_value-kuianpai = one fewer than closed tiles

option-nagashi_mangan-off = not used
option-nagashi_mangan-draw = a draw: only the mangan is paid
option-nagashi_mangan-win = a win: it takes the riichi sticks and honba, can keep the deal, and counts for yakitori
option-nagashi_mangan-draw_and_noten = a draw: the mangan and the noten payments are paid
option-nagashi_mangan-win_and_noten = a win: noten payments are also made

option-noten_bappu-number = points that all noten players together pay the tenpai players
option-noten_bappu-table = payments, and stakes when nobody pays
option-noten_bappu-table-amount-number = points that all noten players together pay the tenpai players
option-noten_bappu-table-all_ready-number = stake of each player when everyone is tenpai
option-noten_bappu-table-none_ready-number = stake of each player when nobody is tenpai
option-noten_bappu-table-dealer-stakes = the dealer also pays a stake
option-noten_bappu-table-dealer-exempt = the dealer pays no stake
option-noten_bappu-table-honba-off = stakes add no honba
option-noten_bappu-table-honba-on = stakes add one more honba

option-draw_deposit-off = no stakes
option-draw_deposit-all = each player puts 1000 on the table for the next winner
option-draw_deposit-not_dealer = each player but the dealer puts 1000 on the table for the next winner
option-draw_deposit-honba = each player puts 1000 on the table for the next winner, and one more honba counts

option-identical_pairs-off = all seven pairs must be different
option-identical_pairs-on = four of a kind that are not a kan may be two pairs

option-chombo-none = no penalty: offences are impossible
option-chombo-mangan_reverse_tsumo = the offender pays what a mangan by tsumo would earn
option-chombo-final_minus_20 = 20,000 points deducted from the final result
option-chombo-pool_8000 = 8000 points on the table for the next winner
option-chombo-table = an agreed penalty
option-chombo-table-amount-number = points
option-chombo-table-paid-to_players = to each player at once
option-chombo-table-paid-to_players_at_end = to each player, in the final scores
option-chombo-table-paid-to_table = on the table for the next winner
option-chombo-table-paid-to_oka = to the oka
option-chombo-table-paid-at_end = deducted from the final score, paid to nobody
option-chombo-table-dealer-double = the dealer pays and receives double
option-chombo-table-dealer-same = the dealer pays and receives like everyone else
option-chombo_accumulates-off = one; further offences cost nothing, but the deal is replayed again
option-chombo_accumulates-on = any number; the penalties add up
option-illegal_discard_penalty-rollback = the discard is taken back, nothing more
option-illegal_discard_penalty-dead_hand = the discard is taken back and the hand is dead
option-illegal_discard_penalty-fine = 1000 points on the table for the next winner
option-illegal_discard_penalty-chombo = chombo

option-yakuman_discarded_fine-off = no fine
option-yakuman_discarded_fine-on = a fine for every yakuman that its tiles alone make
option-yakuman_discarded_fine-liable = a fine for those of them that have liability (pao)
option-yakuman_discarded_fine-list = a fine for these yakuman
option-yakuman_discarded_fine-list-kokushi = kokushi: every terminal and honour, and one of them twice
option-yakuman_discarded_fine-list-daisangen = daisangen: triplets of all dragons, with a set and a pair
option-yakuman_discarded_fine-list-shousuushii = shousuushii: three triplets of winds and a pair of the fourth, with a set
option-yakuman_discarded_fine-list-daisuushii = daisuushii: triplets of all winds, with a pair
option-yakuman_discarded_fine-list-tsuuiisou = tsuuiisou: four triplets and a pair of honours, or a pair of each honour
option-yakuman_discarded_fine-list-chinroutou = chinroutou: four triplets and a pair of terminals
option-yakuman_discarded_fine-list-ryuuiisou = ryuuiisou: four sets and a pair of green tiles
option-yakuman_discarded_fine-list-chuuren = chuuren: the nine gates of one suit and one more tile of it

option-dealer_weight-off = the dealer pays and receives like everyone else
option-dealer_weight-2 = the dealer pays and receives double

option-payment_rounding-ten_pane = up to the next hundred
option-payment_rounding-fu_hane = not at all: only fu are rounded
option-payment_rounding-ni_sha_san_nyu = to the nearest fifty, 25 up
option-payment_rounding-shisha_gonyu = to the nearest hundred, 50 up
option-payment_rounding-go_sha_go_nyu = to the nearest hundred, 50 to the even hundred
option-payment_rounding-go_sha_roku_nyu = to the nearest hundred, 50 down

option-first_go_around_half_pay-off = no, it is paid in full
option-first_go_around_half_pay-on = yes, half is paid
option-discarded_winning_tile_discount-off = no, the hand is paid in full
option-discarded_winning_tile_discount-on = yes, one han less is paid
option-side_settlement-off = no, only the winner is paid
option-side_settlement-difference = yes, by how much one hand is worth more than the other
option-side_settlement-full = yes, the full value of the better hand

option-ron_payer-discarder = the discarder, for everyone
option-ron_payer-all = everyone, as for a tsumo

option-multiple_ron_sticks-nearest_takes_all = everything goes to the winner nearest to the discarder
option-multiple_ron_sticks-list = one of these, or both
option-multiple_ron_sticks-list-own_returned = winners first get back the riichi stick they paid in this deal
option-multiple_ron_sticks-list-honba_to_all = every winner gets the honba

option-multiple_ron_payment-full = the full value of the hand
option-multiple_ron_payment-half_each = half the value of the hand

option-negative_score_settlement-off = a score below zero becomes zero
option-negative_score_settlement-on = debts count in full
option-honba_value-number = points per honba from each payer

option-honba_payer-discarder = the discarder pays all the honba on a ron; on a tsumo everyone pays a share
option-honba_payer-all = all losers share the honba, even on a ron
option-honba_payer-pao = the discarder, or the liable player if there is one; on a tsumo everyone pays a share
option-honba_payer-first_place = the losing player with the most points before the win pays all the honba
option-honba_payer-last_place = the losing player with the fewest points before the win pays all the honba

option-pao-off = nobody is liable
option-pao-list = yaku with liability
option-pao-list-daisangen = daisangen: the third open set of dragons
option-pao-list-daisuushii = daisuushii: the fourth open set of winds
option-pao-list-shousuushii = shousuushii: the third open set of winds
option-pao-list-suukantsu = suukantsu: the fourth kan
option-pao-list-rinshan = rinshan: an open kan whose replacement tile wins
option-pao-list-toitoi = toitoi: the last set, when all are open and none is a run
option-pao-list-tsuuiisou = tsuuiisou: the last set, when all are open and of honours
option-pao-list-chinroutou = chinroutou: the last set, when all are open and of terminals
option-pao-list-ryuuiisou = ryuuiisou: the last set, when all are open and green
option-pao-list-honitsu = honitsu: the last set, when all are open and of one suit or honours
option-pao-list-chinitsu = chinitsu: the last set, when all are open and of one suit
option-pao-table = yaku with liability, and the share of a tsumo
option-pao-table-yaku-list = yaku with liability
option-pao-table-yaku-list-daisangen = daisangen: the third open set of dragons
option-pao-table-yaku-list-daisuushii = daisuushii: the fourth open set of winds
option-pao-table-yaku-list-shousuushii = shousuushii: the third open set of winds
option-pao-table-yaku-list-suukantsu = suukantsu: the fourth kan
option-pao-table-yaku-list-rinshan = rinshan: an open kan whose replacement tile wins
option-pao-table-yaku-list-toitoi = toitoi: the last set, when all are open and none is a run
option-pao-table-yaku-list-tsuuiisou = tsuuiisou: the last set, when all are open and of honours
option-pao-table-yaku-list-chinroutou = chinroutou: the last set, when all are open and of terminals
option-pao-table-yaku-list-ryuuiisou = ryuuiisou: the last set, when all are open and green
option-pao-table-yaku-list-honitsu = honitsu: the last set, when all are open and of one suit or honours
option-pao-table-yaku-list-chinitsu = chinitsu: the last set, when all are open and of one suit
option-pao-table-tsumo-whole = the liable player pays all of a tsumo
option-pao-table-tsumo-half = the liable player pays their own share of a tsumo and half of each other share, rounded up

option-pao_honba_payer-discarder = the discarder
option-pao_honba_payer-liable = the liable player
option-pao_honba_payer-table = separately for ron and tsumo
option-pao_honba_payer-table-ron-discarder = on a ron, the discarder
option-pao_honba_payer-table-ron-liable = on a ron, the liable player
option-pao_honba_payer-table-ron-half = on a ron, half each, rounded down
option-pao_honba_payer-table-ron-all = on a ron, every loser pays a share
option-pao_honba_payer-table-rest-nobody = nobody pays the remainder
option-pao_honba_payer-table-rest-third = the third player pays the remainder
option-pao_honba_payer-table-rest-left = the player before the winner in turn order pays the remainder
option-pao_honba_payer-table-rest-liable = the liable player pays the remainder
option-pao_honba_payer-table-rest-discarder = the discarder pays the remainder
option-pao_honba_payer-table-rest-both = both halves are rounded up
option-pao_honba_payer-table-tsumo-liable = on a tsumo, the liable player
option-pao_honba_payer-table-tsumo-all = on a tsumo, every loser pays a share

option-pao_combined_yakuman-off = the other yakuman are paid as usual
option-pao_combined_yakuman-on = the liable player pays for all yakuman of the hand

option-rinshan_pao-off = no liability, unless pao lists rinshan
option-rinshan_pao-on = the player whose discard made an open kan pays alone, as for a ron
option-rinshan_pao-table = which kans, and what the liable player pays
option-rinshan_pao-table-kans-list = kans that make their discarder liable
option-rinshan_pao-table-kans-list-added = an added kan: the discarder of the pon
option-rinshan_pao-table-kans-list-chain = an open kan and all kans that follow it in the same turn
option-rinshan_pao-table-kans-list-open = an open kan
option-rinshan_pao-table-payment-as_ron = the liable player pays alone, as for a ron
option-rinshan_pao-table-payment-as_tsumo = the liable player pays what all players together would pay on a tsumo
option-rinshan_pao-table-payment-double_share = the liable player pays their own share twice, the others pay theirs
option-rinshan_pao-table-payment-kan_only = the liable player pays for the kan, everyone for the rest of the hand

option-start_target_points-list = starting points, then the target
option-preset_hakuhyou-off = other values
option-preset_hakuhyou-on = 13,000 points, four red fives, no oka
option-preset_hakurei_jinja-off = other values
option-preset_hakurei_jinja-on = 25,000 points and a target of 30,000, no red fives, red dragons always dora

option-oka-standard = the players’ stakes: (target - start) × players, in thousands
option-oka-number = thousands for first place; a negative number is taken from last place

option-uma-list = thousands by place, first place first
option-uma-table = a different uma by the number of players at or above the target
option-uma-table-0-list = nobody at or above the target
option-uma-table-1-list = one player at or above the target
option-uma-table-2-list = two players at or above the target
option-uma-table-3-list = three players at or above the target
option-uma-table-4-list = four players at or above the target

option-shizumi_uma-off = not used
option-shizumi_uma-on = each player below the target pays first place 10 thousand
option-shizumi_uma-number = thousands that each player below the target pays first place

option-uki_uma-off = not used
option-uki_uma-on = one player above the target: +30/-5/-10/-15, two: +20/+10/-10/-20, three: +15/+10/+5/-30

option-tie_at_end-seat_order = the player seated nearer to the first dealer takes the higher place
option-tie_at_end-share = tied players share what their places receive, oka included

option-riichi_sticks_at_end-first_place = the sticks are added to first place’s points
option-riichi_sticks_at_end-lost = nobody gets the sticks
option-riichi_sticks_at_end-oka = the sticks are added to the oka; lost if there is none
option-riichi_sticks_at_end-return = each stick returns to its owner

option-final_score_rounding-none = not rounded
option-final_score_rounding-one_decimal = to tenths of a thousand
option-final_score_rounding-half_down = to whole thousands, halves towards the smaller number; first place absorbs the difference
option-final_score_rounding-math = to the nearest thousand, halves up
option-final_score_rounding-up = up to the next thousand
option-final_score_rounding-down = down to the thousand below
option-final_score_rounding-level = to the nearest thousand; first place absorbs the difference
option-final_score_rounding-toward_zero = to the thousand nearer to zero

option-akadora-0 = no red fives
option-akadora-3 = one red five of each suit
option-akadora-4 = one 5 man, two 5 pin, one 5 sou
option-akadora-list = red fives of man, pin and sou

option-chiitoitsu_price-2_han_25_fu = two han at 25 fu
option-chiitoitsu_price-1_han_50_fu = one han at 50 fu
option-chiitoitsu_price-2_han_30_fu = two han at 30 fu

option-fu_base-number = fu of every win
option-fu_closed_ron-number = fu for a ron with a closed hand
option-fu_tsumo-number = fu for a tsumo
option-fu_rinshan_tsumo-number = fu for a tsumo on a replacement tile

option-fu_haitei-0 = none
option-fu_haitei-2 = as for any tsumo

option-fu_tsumo_flat_hand-off = no pinfu-shaped hand, open or closed, gets tsumo fu
option-fu_tsumo_flat_hand-pinfu = pinfu gets no tsumo fu; other pinfu-shaped hands do
option-fu_tsumo_flat_hand-tanyao = hands with tanyao get no tsumo fu; other pinfu-shaped hands do
option-fu_tsumo_flat_hand-on = every pinfu-shaped hand gets tsumo fu

option-fu_ron_flat_hand-off = no closed pinfu-shaped hand gets closed-ron fu
option-fu_ron_flat_hand-pinfu = pinfu gets no closed-ron fu; other closed pinfu-shaped hands do
option-fu_ron_flat_hand-tanyao = hands with tanyao get no closed-ron fu; other closed pinfu-shaped hands do
option-fu_ron_flat_hand-on = every closed pinfu-shaped hand gets closed-ron fu

option-fu_open_pinfu-number = fu for a ron with an open pinfu-shaped hand
option-fu_run-0 = no fu
option-fu_triplet-list = simples open and closed, terminals and honours open and closed
option-fu_kan-list = simples open and closed, terminals and honours open and closed
option-fu_value_pair-number = fu of a pair of dragons, of the seat wind or of the round wind
option-fu_double_wind_pair-number = fu of a pair that is both seat wind and round wind

option-fu_guest_wind_pair-number = fu of a pair of any other wind

option-fu_value_pair_irregular-number = fu of each such pair; 0 for none

option-inverted_fu_flat_hand-off = as in any other hand
option-inverted_fu_flat_hand-on = inverted: just the base if the hand is open, was won by tsumo, had a wait other than ryanmen or has a pair of terminals or honours; otherwise 2 fu each for the closed ron, the ryanmen and the pair, which makes 30

option-fu_wait-by_wait_and_tile = two fu, but none for a tanki on the seat wind unless it is also the round wind
option-fu_wait-number = fu of a kanchan, penchan or tanki wait

option-bazoro-number = doublings for every win; limits stay the same

option-aotenjou-off = limits apply
option-aotenjou-on = no limits; a yakuman counts as han (usually 13) with the hand’s own fu
option-aotenjou-yakuman_20_fu = no limits; a yakuman hand has 20 fu
option-aotenjou-yakuman_30_fu = no limits; a yakuman hand has 30 fu

option-kiriage_mangan-off = paid by the formula: 7700 and 11600
option-kiriage_mangan-on = 4 han 30 fu and 3 han 60 fu are a mangan
option-kiriage_mangan-only_3_han_60_fu = only 3 han 60 fu is a mangan
option-kiriage_mangan-only_4_han_30_fu = only 4 han 30 fu is a mangan

option-limit_scale-standard = mangan from 5 han, haneman 6, baiman 8, sanbaiman 11, yakuman 13
option-limit_scale-sanbaiman_9_10 = mangan from 5 han, haneman 6, baiman 7, sanbaiman 9, yakuman 11
option-limit_scale-sanbaiman_10_11 = mangan from 5 han, haneman 6, baiman 8, sanbaiman 10, yakuman 12
option-limit_scale-haneman_7_8 = mangan from 5 han, haneman 7, baiman 9, sanbaiman 11, yakuman 13
option-limit_scale-mori_man = as standard, but 10 han pay two and a half mangan
option-limit_scale-dai_yakuman = as standard, but 19 han or more pay six mangan
option-limit_scale-sanma = sanma table: half a mangan from 3 han, mangan 4, haneman 6, baiman 8, sanbaiman 11, yakuman 14, double 17, triple 20
option-limit_scale-every_13_han = yakuman from 13 han, double from 26, triple from 39
option-limit_scale-arushiaru = scale of arushiaru: a mangan is 2,000 (dealer 3,000), and a hand of 6 han or more 2,400 (3,600)

option-kazoe_yakuman-off = at most a sanbaiman
option-kazoe_yakuman-10 = at most a baiman
option-kazoe_yakuman-11 = at most a sanbaiman
option-kazoe_yakuman-13 = 13 han or more is a yakuman
option-kazoe_yakuman-14 = 14 han or more is a yakuman
option-kazoe_yakuman-13_without_dora_double = 13 han or more is a yakuman, a double one if yaku alone reach 13

option-yakuman_combination-add = each yakuman counts in full
option-yakuman_combination-single = only the highest yakuman counts
option-yakuman_combination-add_mangan = the highest yakuman counts, and each further one adds a mangan

option-yakuman_plus_han-off = ordinary yaku do not count with a yakuman
option-yakuman_plus_han-on = the han of ordinary yaku are added to a yakuman

option-yakuman_everything_adds-off = other rules say what adds up
option-yakuman_everything_adds-on = yakuman add up, and so do the han of ordinary yaku

option-yakuman_single_cap-off = a hand may be paid several yakuman
option-yakuman_single_cap-on = one yakuman at most

option-yakuman_multiple_cap-off = no cap
option-yakuman_multiple_cap-number = yakuman at most

option-optional_yaku-list = yaku that count in addition
option-local_yaku-list = groups and single yaku that count
option-local_yaku-list-pattern = yaku of tiles and sets
option-local_yaku-list-yakuman = local yakuman
option-local_yaku-list-situational = yaku of how the hand was won and of the discards
option-local_yaku-list-bonus = bonus han, not enough for a win

option-luck_yaku-all = all luck yaku
option-luck_yaku-none = no luck yaku
option-luck_yaku-list = only these luck yaku
option-luck_yaku-list-ippatsu = ippatsu
option-luck_yaku-list-menzen_tsumo = menzen tsumo
option-luck_yaku-list-haitei = haitei raoyue
option-luck_yaku-list-houtei = houtei raoyui
option-luck_yaku-list-tenhou = tenhou
option-luck_yaku-list-chiihou = chiihou

option-menzen_tsumo_value-1_han = one han, as a yaku
option-menzen_tsumo_value-10_fu = ten fu, as for a closed ron; not a yaku

option-kuitan-off = only in a closed hand
option-kuitan-on = in open and closed hands
option-kuitan-closed_tsumo_only = only in a closed hand won by tsumo

option-kuipinfu-closed = only in a closed hand
option-kuipinfu-closed_tsumo_only = only in a closed hand won by tsumo
option-kuipinfu-open_1_han = also in an open hand, for one han

option-pinfu_tsumo-off = a pinfu-shaped hand won by tsumo gets two fu for it and is not pinfu
option-pinfu_tsumo-on = pinfu counts, without fu for tsumo: 20 fu

option-pinfu_needs_terminal-off = not needed
option-pinfu_needs_terminal-on = a 1 or 9 is needed

option-pure_pinfu-off = a pair of a wind without value is allowed, and fu are counted as usual
option-pure_pinfu-on = pinfu has suit tiles only, and its fu are fixed: just the base, by tsumo and by ron alike (our reading)

option-long_pinfu-off = four ordinary runs of three tiles
option-long_pinfu-on = three long runs of four tiles and any pair, with any wait, in a closed hand only; 20 fu by tsumo and 30 by ron, or 20 where fu_ron_flat_hand exempts any hands from the fu of a closed ron (our reading)

option-cheapest_yaku-pinfu = pinfu
option-cheapest_yaku-flat_hand = four runs and any pair of suit tiles with a ryanmen wait, in place of pinfu
option-cheapest_yaku-tanpin = tanpin in place of pinfu: only tiles from 2 to 8, one han including tanyao; 30 fu by tsumo (our reading)
option-cheapest_yaku-table = yaku, form, suits and winning tile one by one
option-cheapest_yaku-table-yaku-pinfu = pinfu
option-cheapest_yaku-table-yaku-flat_hand = four runs, any pair of suit tiles, ryanmen
option-cheapest_yaku-table-yaku-tanpin = tanpin for one han
option-cheapest_yaku-table-form-closed = closed hands only
option-cheapest_yaku-table-form-open = open hands as well
option-cheapest_yaku-table-suits-any = any suits
option-cheapest_yaku-table-suits-two = exactly two suits
option-cheapest_yaku-table-suits-three = all three suits
option-cheapest_yaku-table-finish-any = by ron or tsumo
option-cheapest_yaku-table-finish-ron = by ron only
option-cheapest_yaku-table-finish-tsumo = by tsumo only

option-tanyao_needs_five-off = not needed
option-tanyao_needs_five-on = needed

option-tanyao_needs_fu-off = not needed
option-tanyao_needs_fu-on = needed: for a set, the pair or the wait; fu for a closed ron or a tsumo are not enough, and the 25 fu of chiitoitsu are (our reading)

option-tanyao_not_alone-off = it does
option-tanyao_not_alone-on = no, it needs another pattern yaku such as pinfu or toitoi; riichi, tsumo and other yaku of the situation do not help

option-inner_tanyao-off = 2 to 8
option-inner_tanyao-on = 3 to 7 only; counts in an open hand whatever kuitan says

option-tanpin_value-1 = only one of the two yaku counts: one han
option-tanpin_value-2 = both yaku count

option-ittsuu_suit-any = any suit
option-ittsuu_suit-p = pin only

option-ittsuu_rest-any = anything, honours as well (our reading)
option-ittsuu_rest-same = of one and the same suit; honours do not fit, the suit of the straight itself does (our reading)

option-ittsuu_finish-any = any tile
option-ittsuu_finish-inside = a tile of the straight
option-ittsuu_finish-outside = a tile outside the straight
option-ittsuu_finish-named_9 = the 9 of the straight

option-ryanpeikou_four_identical-number = han added to ryanpeikou

option-voted_yaku_values-common = honitsu 3/2, honroutou 2, sanshoku doukou 2, sankantsu 2
option-voted_yaku_values-book = honitsu 3/3, honroutou 3/3, sanshoku doukou 3/2, sankantsu 3/2
option-common_yaku_list-off = no, this rule set has its own values
option-common_yaku_list-table = as the list says

option-chinitsu_value-list = han closed, then open

option-first_turn_win_values-yakuman = a yakuman
option-first_turn_win_values-mangan = a mangan
option-first_turn_win_values-baiman = a baiman
option-first_turn_win_values-hand_value = the value of the hand; no other yaku is needed

option-ryuuiisou_hatsu-not_required = ryuuiisou with or without the green dragon
option-ryuuiisou_hatsu-required = ryuuiisou needs the green dragon
option-ryuuiisou_hatsu-excluded = ryuuiisou may not contain the green dragon
option-ryuuiisou_hatsu-table = separately for ryuuiisou and six gates
option-ryuuiisou_hatsu-table-ryuuiisou-not_required = ryuuiisou with or without the green dragon
option-ryuuiisou_hatsu-table-ryuuiisou-required = ryuuiisou needs the green dragon
option-ryuuiisou_hatsu-table-ryuuiisou-excluded = ryuuiisou may not contain the green dragon
option-ryuuiisou_hatsu-table-six_gates-not_required = six gates with or without a set of green dragons
option-ryuuiisou_hatsu-table-six_gates-required = six gates need a set of green dragons
option-ryuuiisou_hatsu-table-six_gates-excluded = six gates may not have a set of green dragons

option-hatsu_in_kokuiisou-off = no, that triplet and the pair are winds
option-hatsu_in_kokuiisou-on = yes, in place of the triplet or the pair of winds

option-symmetric_fourteenth_tile-3p = 3p, the usual one
option-symmetric_fourteenth_tile-3s = 3s
option-symmetric_fourteenth_tile-7s = 7s

option-five_winds-off = no
option-five_winds-on = yes, in place of any wind; its triplet is not yakuhai in such a hand

option-kan_value_table-off = sankantsu and suukantsu as usual
option-kan_value_table-min = by the table, the lowest of each range; four kans are 1 to 3 yakuman, consecutive ones 2 to 5
option-kan_value_table-mean = the same, but of the sum of two ranges the mean, rounded down

option-double_yakuman-off = none
option-double_yakuman-on = suuankou tanki, 13-sided kokushi, 9-sided chuuren, daisuushii and daichisei
option-double_yakuman-list = exactly these

option-game_length-tonpuusen = one East round
option-game_length-east_east = two East rounds
option-game_length-hanchan = East and South rounds
option-game_length-ichansen = rounds of all four winds
option-game_length-sangensen = three players: rounds of the three dragons; seats are dragons, and East, South and West are value tiles
option-game_length-single_round = one East round and no more
option-game_length-list = round tiles in order; only winds are supported

option-enchousen-off = no extra rounds
option-enchousen-until_target = further winds; the match ends as soon as somebody reaches the target
option-enchousen-until_target_repeat_first = further winds until somebody reaches the target, but dealer repeats are played first
option-enchousen-full = further winds until somebody reaches the target, each round played to its end
option-enchousen-second_extra = two rounds at most, until somebody reaches the target
option-enchousen-list = these rounds in order, until somebody reaches the target; only winds are supported

option-extra_rounds_max-infinity = as many as needed; after the last wind the rounds start again
option-extra_rounds_max-number = extra rounds at most
option-extra_rounds_target-target = the target
option-extra_rounds_target-above_target = more than the target: 30,100 for a target of 30,000
option-extra_rounds_target-number = points (only if above the starting points)

option-tobi-off = the match continues below 0 points
option-tobi-below_zero = the match ends below 0 points; at exactly 0 it continues
option-tobi-at_zero = the match ends at 0 points or less; you may not stake your last points on riichi
option-tobi-zero_within_deal = the match ends at 0 points or less; within the deal you may stake your last points on riichi
option-sudden_death-off = dealer repeats and extra rounds are always played out
option-sudden_death-on = the match may end early, by agari yame, tenpai yame and the rules of extra rounds
option-sudden_death-after_win = the match may end early, but only after a deal that somebody won
option-score_ceiling-off = no ceiling
option-score_ceiling-number = points that end the match
option-mercy_gap-off = the match continues, however large the gap
option-mercy_gap-on = the match ends when the gap reaches the target (usually 30,000)
option-tobi_shou-off = nothing
option-tobi_shou-on = 10,000 points to the player who busted the opponent
option-tobi_shou-number = points to the player who busted the opponent
option-tobi_shou-table = points, honba or chips, and who receives them
option-tobi_shou-table-amount-number = points
option-tobi_shou-table-honba-number = additional honba
option-tobi_shou-table-chips-number = additional chips, paid when the match ends
option-tobi_shou-table-receiver-causer = to those paid in the last deal; at a draw, to the tenpai players
option-tobi_shou-table-receiver-others = to all players who are not bust, 3 : 2 : 1 by place
option-tobi_shou-table-when-bust = whenever somebody is bust
option-tobi_shou-table-when-draw = only if bust at a draw: noten while at least two others are tenpai
option-tobi_shou-table-negative_to_zero-off = points below zero stay
option-tobi_shou-table-negative_to_zero-on = points below zero count as zero
option-oka_threshold-off = any score; extra rounds are played until somebody reaches the target
option-oka_threshold-number = points above the target

option-agari_yame-off = the dealer always repeats
option-agari_yame-optional = the dealer may end the match from first place
option-agari_yame-optional_first_two = the dealer may end the match from first or second place
option-agari_yame-optional_first_three = the dealer may end the match from any place but fourth
option-agari_yame-forced = the match ends automatically if the dealer is first
option-agari_yame-forced_first_two = the match ends automatically if the dealer is first or second
option-agari_yame-forced_first_three = the match ends automatically unless the dealer is fourth

option-tenpai_yame-off = not after a draw
option-tenpai_yame-on = after a draw, if the dealer is tenpai and first
option-tenpai_yame-first_two = after a draw, if the dealer is tenpai and first or second
option-tenpai_yame-first_three = after a draw, if the dealer is tenpai and in any place but fourth

option-auto_yame-off = the dealer is asked
option-auto_yame-on = the match ends without asking

option-renchan-off = never
option-renchan-agari = after a win by the dealer
option-renchan-tenpai = after a win by the dealer, or a draw with the dealer tenpai
option-renchan-all_noten = after a win by the dealer, or a draw with the dealer or nobody tenpai

option-renchan_all_noten-off = the deal passes
option-renchan_all_noten-on = the dealer repeats

option-renchan_after_abort-off = the deal passes
option-renchan_after_abort-if_renchan = the dealer repeats if their hand would keep the deal at an exhaustive draw
option-renchan_after_abort-on = the dealer repeats

option-honba_after_draw-off = never
option-honba_after_draw-dealer_tenpai = if the dealer is tenpai
option-honba_after_draw-all_noten = if nobody is tenpai
option-honba_after_draw-dealer_tenpai_or_all_noten = if the dealer or nobody is tenpai
option-honba_after_draw-always = always
option-honba_at_passing_draw-removed = the honba are removed
option-honba_at_passing_draw-kept = the honba stay for the next dealer

option-wall_break_throws-1 = once: the dealer’s throw gives the side and the number of stacks from its right end
option-wall_break_throws-2 = twice: the owner of that side throws again, and both throws give the stacks

option-first_turn_seat-dealer = the dealer
option-first_turn_seat-winner = the last winner, also after draws
option-first_turn_seat-round = the first dealer of the round
option-first_turn_seat-deal = in each deal the next player in turn, whoever deals
option-first_turn_seat-break = the player whose side of the wall is broken
option-first_turn_seat-dice = the dealer throws two dice and counts players, the dealer being 1
option-dealer_takes_two_last_tiles-off = everyone takes one tile in turn, then the dealer takes one more
option-dealer_takes_two_last_tiles-on = the dealer takes the first and third upper tiles at once

option-dead_wall_refill-off = the dead wall shrinks with each replacement tile, and the live wall keeps its size
option-dead_wall_refill-on = the last live tile joins the dead wall, so each kan makes the deal one draw shorter

option-kandora_timing-before_discard = at once, with the declaration
option-kandora_timing-after_discard = right after the discard that follows, before anyone may call that tile
option-kandora_timing-ankan_before_open_after = closed kan at once; open and added kan right after the discard
option-kandora_timing-at_next_kan = closed kan at once; open and added kan when anyone declares the next kan

option-kandora_on_rinshan_win-never = the indicator stays face down and does not count
option-kandora_on_rinshan_win-ankan = the indicator is turned after a closed kan only
option-kandora_on_rinshan_win-always = the indicator is turned after any kan

option-kandora_open_kan-off = only closed kans turn an indicator
option-kandora_open_kan-on = every kan turns an indicator

option-kuikae-allowed = anything
option-kuikae-suji_allowed = anything but the same tile
option-kuikae-forbidden = neither the same tile nor the tile at the other end of the run

option-chi_discard_ban-off = none
option-chi_discard_ban-adjacent = the two tiles next to the run: after 345, 2 and 6
option-chi_discard_ban-inside = the tiles of the run

option-no_calls_on_last_tile-off = ron, chii and pon; the next discard is then the last
option-no_calls_on_last_tile-on = ron only

option-calls_in_last_three_tiles-off = not allowed
option-calls_in_last_three_tiles-on = allowed

option-call_priority-ron_pon_chi = ron, then pon and kan, then chii, no matter who called first
option-call_priority-first_caller = the first caller, even a chii before a ron; simultaneous calls by rank
option-call_priority-simultaneous_only = ron first; pon and kan beat chii only if called at the same time
option-call_priority-seat_order = ron first; then the player nearest to the discarder in turn order

option-call_timeouts-client_clock = three seconds; calls within half a second of each other are simultaneous
option-call_timeouts-code = two times in seconds, a letter from a to d, and the move clock (only 13 and right are supported)

option-kan_limit-off = no limit
option-kan_limit-number = kans per deal; more than 4 are not supported yet

option-instant_event_interrupt-off = it ends nothing
option-instant_event_interrupt-on = it ends the others’ ippatsu and the first go-around
option-lasting_event_interrupt-off = they end nothing
option-lasting_event_interrupt-on = they end ippatsu and the first go-around
option-unbroken_turn_order-off = the caller’s
option-unbroken_turn_order-on = that of the player after the discarder
option-chi_from_any-off = only from the player to your left
option-chi_from_any-on = from any player
option-tenpai_calls-off = no, a call opens the hand
option-tenpai_calls-on = yes
option-open_call_limit-off = calls are free and unlimited
option-open_call_limit-1 = 1000 into the pot for each call
option-open_call_limit-3 = from the third call on 1000 into the pot for each call, the first two included
option-open_call_limit-4 = no fourth open set
option-kan_payment-off = kans are not paid for
option-kan_payment-a = 500 from the discarder for an open kan, 500 from each player for a closed or added one
option-kan_payment-b = 1000 from the discarder for an open kan, 1000 from each player for a closed or added one
option-kan_payment-c = 3000 from the discarder for an open kan, 2000 from each player for a closed one, 1000 for an added one
option-bite_payment-off = nothing is paid
option-bite_payment-fixed = 400 from each player for the flowers, and kans are paid for
option-bite_payment-1_han = as for a tsumo of 1 han
option-open_kan_fine-off = nothing
option-open_kan_fine-1000 = 1000 into the pot
option-open_kan_fine-mangan = a mangan, if the player does not win the deal
option-kan_chains-off = never
option-kan_chains-after_any = after any kan
option-kan_chains-after_closed_or_added = after a closed or added kan only
option-kan_chains-after_closed = after a closed kan only

option-kan_after_pon_or_chi-off = only a discard may follow
option-kan_after_pon_or_chi-on = a closed or added kan is allowed

option-kan_by_second_call-off = only a tile drawn from the wall makes the pon a kan
option-kan_by_second_call-on = allowed, from the same player
option-kan_on_last_tile-off = not allowed
option-kan_on_last_tile-on = allowed, with a replacement tile

option-ankan_display-inner = the inner two face up
option-ankan_display-outer = the outer two face up
option-ankan_display-all = all four face up
option-ankan_display-chinese = all four face down until the deal ends
option-chankan_scope-added = added kans only
option-chankan_scope-added_and_open = added kans, and open kans made with a discard
option-added_run-off = not allowed
option-added_run-on = allowed
option-added_run_closed-off = the run stays open
option-added_run_closed-on = the run counts as closed
option-rob_run_value-number = han
option-rob_run_twice-off = it may only be won on
option-rob_run_twice-on = it may also be called for a run
option-rob_run_hand_tiles-off = no
option-rob_run_hand_tiles-on = yes

option-chankan_on_ankan-off = none
option-chankan_on_ankan-kokushi = kokushi only
option-chankan_on_ankan-any_yakuman = any yakuman that waits on one kind of tile
option-chankan_on_ankan-any_hand = any hand
option-chankan_on_fourth_kan-on = the fourth kan may be robbed like any other
option-chankan_on_fourth_kan-off = the fourth kan cannot be robbed, as everyone can see the suukantsu coming

option-riichi_on_credit-off = not allowed, even if play continues below zero
option-riichi_on_credit-without_tobi = allowed if busting does not end the match (tobi is off)
option-riichi_on_credit-on = allowed: your score may go below zero

option-riichi_min_live_tiles-number = tiles left in the live wall

option-furiten_riichi-off = not allowed
option-furiten_riichi-on = allowed

option-ankan_after_riichi-off = not allowed
option-ankan_after_riichi-drawn_tile = allowed, within the limits set for changes of wait, yaku and structure
option-ankan_after_riichi-always = allowed, whatever it changes

option-ankan_after_riichi_wait_change-off = the waits must stay the same
option-ankan_after_riichi_wait_change-on = the waits may change, if the hand stays tenpai

option-ankan_after_riichi_yaku_change-off = no win may have a yaku it would not have had before the kan
option-ankan_after_riichi_yaku_change-on = yaku may be added

option-ankan_after_riichi_structure_change-off = the three tiles must be a triplet in every reading of the hand
option-ankan_after_riichi_structure_change-on = other readings may be lost

option-ankan_after_riichi_any_tile-off = not allowed
option-ankan_after_riichi_any_tile-on = allowed, whatever was drawn, if the waits stay the same
option-ankan_after_riichi_any_tile-super = allowed even if it breaks the hand; each step away from tenpai is worth a han

option-furiten_kinds-list = these kinds
option-furiten_kinds-list-temporary = temporary: a passed win; or, where your discards don’t count as a whole, a wait that you have just discarded
option-furiten_kinds-list-absolute = your discards: a wait among them bars every ron
option-furiten_kinds-list-relative = a set: only waits that complete a set which one of your discards would complete are barred
option-furiten_kinds-list-unrelated = identical tiles: the same tile in your hand and among your discards, waited on or not
option-furiten_kinds-list-common = identical tiles of all: you hold a tile of which two lie among everybody’s discards, waited on or not
option-furiten_kinds-list-suji = suji: a wait among your discards bars waits three apart, such as 1-4-7
option-furiten_kinds-list-extended = the winning tile: a tile equal to one of your discards wins neither by ron nor by tsumo
option-furiten_kinds-list-riichi = riichi: a win passed in riichi, for the rest of the deal
option-furiten_kinds-list-ankan = closed kans count as everybody’s discards
option-furiten_kinds-list-chakan = the tile you add to a pon counts as your discard
option-furiten_kinds-list-acquired = tiles you called count as your discards
option-furiten_kinds-list-exposed = tiles from your hand in open sets count as your discards

option-temporary_furiten_end-own_turn = at the player’s next turn
option-temporary_furiten_end-covered = when the player whose tile was passed discards again
option-temporary_furiten_end-taken = when the player whose tile was passed discards again, or somebody calls the passed tile
option-temporary_furiten_end-any_declaration = when the player whose tile was passed discards again, or at any later call, kan or riichi

option-kan_steals_yakuman-off = the winner
option-kan_steals_yakuman-on = the player who called the kan, whatever the yakuman
option-kan_steals_yakuman-kokushi = the player who called the kan, if the yakuman is kokushi musou
option-go_around_border-draw = with the draw
option-go_around_border-discard = with the discard
option-temporary_furiten_blocks_tsumo-off = temporary furiten bars ron only
option-temporary_furiten_blocks_tsumo-on = temporary furiten bars ron and tsumo

option-riichi_pass_blocks_tsumo-off = tsumo stays possible
option-riichi_pass_blocks_tsumo-passed_tile = no tsumo on the same kind of tile
option-riichi_pass_blocks_tsumo-any_win = no tsumo at all

option-open_tiles_furiten-off = no, only discards count
option-open_tiles_furiten-on = yes, a hand that waits on a kind lying in its own open melds can’t win by ron

option-yakuman_ignores_furiten-off = furiten bars every hand
option-yakuman_ignores_furiten-on = a yakuman may win by ron in furiten

option-atozuke-atozuke = the winning tile may bring the only yaku
option-atozuke-nakazuke = the winning tile may bring the only yaku while less than half of the hand is open, counting what a ron completes
option-atozuke-sakizuke = every wait must give a yaku
option-atozuke-kanzen_sakizuke = every wait must give a yaku, and every open set must belong to a yaku
option-atozuke-chou_kanzen_sakizuke = as kanzen sakizuke, and only yaku given by every wait count
option-atozuke_chance_yaku-off = such a yaku is not enough
option-atozuke_chance_yaku-on = such a yaku is enough
option-ari_ari-ari_ari = open tanyao and atozuke
option-ari_ari-ari_nashi = open tanyao, no atozuke
option-ari_ari-nashi_ari = no open tanyao, but atozuke
option-ari_ari-nashi_nashi = neither open tanyao nor atozuke

option-abortive_draws-off = none
option-abortive_draws-all = all five
option-abortive_draws-list = exactly these
option-abortive_draws-list-four_winds = everyone discards the same wind in the first go-around
option-abortive_draws-list-four_riichi = everyone is in riichi
option-abortive_draws-list-four_kans = four kans by several players
option-abortive_draws-list-triple_ron = three players call ron on the same tile
option-abortive_draws-list-kyuushu_kyuuhai = nine kinds of terminals and honours, if their holder wishes

option-kyuushu_kyuuhai-off = no abort
option-kyuushu_kyuuhai-on = the player may abort the deal
option-kyuushu_kyuuhai-until_two_declarations = the player may abort the deal until two declarations have been made: calls, kans or riichi by anyone
option-hasshu_kyuuhai-off = the nine must all be different
option-hasshu_kyuuhai-on = one pair is allowed among the nine

option-suufon_renda-off = no abort
option-suufon_renda-on = the deal is replayed
option-suufon_renda-until_all_copies = the deal is replayed, even in later go-arounds, until all copies of one wind are gone

option-suucha_riichi-off = play continues
option-suucha_riichi-redeal = the deal is replayed
option-suucha_riichi-hands_may_change = play continues, and the hands may change
option-suucha_riichi-status_ignored = play continues as if nobody had declared

option-suukan_sanra-off = play continues without further kans
option-suukan_sanra-on = the deal is replayed
option-suukan_sanra-three_players = the deal is replayed if the kans are by three or more players
option-suukan_sanra-four_players = the deal is replayed if all four players have a kan

option-suukan_sanra_timing-after_discard = after the discard that follows the fourth kan; a win on that discard or on the replacement tile counts
option-suukan_sanra_timing-at_declaration = at the fourth kan, before its replacement tile; an added kan may still be robbed
option-suukan_sanra_timing-fifth_kan = when a fifth kan is declared

option-keishiki_tenpai-off = tenpai with no possible yaku counts as noten
option-keishiki_tenpai-on = the shape is enough

option-karaten_tenpai-counts = counts as tenpai
option-karaten_tenpai-not_if_visible = noten if all tiles of the wait are visible to the player, as discards, melds, indicators or in their own hand
option-karaten_tenpai-not_if_all_in_own_hand = noten if all tiles of the wait are in the player’s own hand and melds
option-karaten_tenpai-as_atozuke = by atozuke: tenpai if it is allowed; under nakazuke, tenpai with a yaku or with less than half of the hand open; under sakizuke, noten if all tiles of the wait are visible

option-riichi_sticks_after_draw-next_winner = the sticks stay for the next winner
option-riichi_sticks_after_draw-return = each stick returns to its owner
option-riichi_sticks_after_draw-oka = the sticks are added to the oka; lost if there is none
option-deposits_to_dealer_on_draw-off = nobody: they stay on the table
option-deposits_to_dealer_on_draw-on = the dealer of the drawn deal

option-yaku_graded_draw-off = no: every tenpai hand counts
option-yaku_graded_draw-on = if a tenpai hand has one of these yaku, only the hands whose yaku has the most han are tenpai, and all others are noten

option-seven_honours_abort-off = no abort
option-seven_honours_abort-on = the deal is replayed

option-all_kokushi_abort-off = no abort
option-all_kokushi_abort-on = the deal is replayed for 25,000 points from each player

option-all_chiitoitsu_abort-off = no abort
option-all_chiitoitsu_abort-on = the deal is replayed for 6000 points from the dealer and 3000 from each other player

option-nuki_dora-off = none
option-nuki_dora-north = North: an ordinary tile in the hand, and others may win on it
option-nuki_dora-table = which tiles, and how
option-nuki_dora-table-tiles-list = these tiles
option-nuki_dora-table-in_hand-never = the tile cannot stay in a winning hand
option-nuki_dora-table-in_hand-value_dora = in the hand the tile is dora and a value tile
option-nuki_dora-table-in_hand-dora = in the hand the tile is dora
option-nuki_dora-table-in_hand-plain = in the hand the tile is ordinary
option-nuki_dora-table-allows-list = what you may declare with tiles you kept in the hand
option-nuki_dora-table-allows-list-closed_kan = a closed kan
option-nuki_dora-table-allows-list-extraction = setting one aside in a later turn
option-nuki_dora-table-claims-none = others may not call a tile that is set aside
option-nuki_dora-table-claims-list = what others may call with a tile that is set aside
option-nuki_dora-table-claims-list-pon = a pon
option-nuki_dora-table-claims-list-kan = an open kan
option-nuki_dora-table-claims-list-closed_kan = a closed kan
option-nuki_dora-table-robbery-always = others may win on a tile that is set aside
option-nuki_dora-table-robbery-frame_only = others may win on these tiles only when a kan of them is declared
option-nuki_dora-table-robbery-yakuman_only = only a yakuman may win on a tile that another player sets aside
option-nuki_dora-table-robbery-never = others may not win on a tile that is set aside
option-nuki_dora-table-value-extracted = a nuki tile that is also a value tile counts as one only when set aside
option-nuki_dora-table-value-embedded = a nuki tile that is also a value tile counts as one only in the hand
option-nuki_dora-table-value-both = a nuki tile that is also a value tile counts as one in the hand and set aside
option-nuki_dora-table-use-any = in the hand the tile counts for any yaku
option-nuki_dora-table-use-outside = in the hand the tile counts only for yaku of terminals and honours
option-nuki_dora-table-use-yakuman = in the hand the tile counts only for yakuman
option-nuki_dora-table-outside_cycle-off = the dora order includes the tile
option-nuki_dora-table-outside_cycle-on = the dora order skips the tile
option-nuki_dora-table-indicator_counts-off = an indicator pointing to the tile adds nothing
option-nuki_dora-table-indicator_counts-on = an indicator pointing to the tile makes it dora again
option-nuki_dora-table-indicator_after-number = number of tiles set aside by all players together that turns one more indicator (0: never)
option-nuki_dora-table-keeps_first_turn-off = setting the tile aside interrupts the first go-around, like a call
option-nuki_dora-table-keeps_first_turn-on = setting the tile aside does not interrupt the first go-around
option-nuki_dora-table-keeps_ippatsu-off = setting the tile aside ends ippatsu
option-nuki_dora-table-keeps_ippatsu-on = setting the tile aside does not end ippatsu
option-nuki_dora-table-rinshan-off = a win on the replacement tile is not rinshan
option-nuki_dora-table-rinshan-on = a win on the replacement tile is rinshan

option-kita_dora-off = North is an ordinary tile
option-kita_dora-on = North may be set aside as dora

option-gari-off = others may not win on a tile that is set aside
option-gari-always = others may win on a tile that is set aside
option-gari-frame_only = others may win on these tiles only when a kan of them is declared
option-gari-yakuman_only = only a yakuman may win on a tile that another player sets aside

option-dead_wall_size-0 = no dead wall
option-dead_wall_size-dice = given by the dice
option-dead_wall_size-number = stacks; fewer than three are not supported yet

option-dead_wall_played_out-off = the dead wall is not played
option-dead_wall_played_out-on = played up to the open indicators

option-sanma_north_share-north_pays_itself = North has an account and pays its share. The dealer gets 6 bases by ron or 2 from each by tsumo; others get 4 by ron, or by tsumo 2 from the dealer and 1 from each of the rest
option-sanma_north_share-split = the two payers share North’s part evenly. The dealer gets 6 bases by ron or 3 from each by tsumo; others get 4 by ron, or by tsumo 2.5 from the dealer and 1.5 from the other player
option-sanma_north_share-dealer = the dealer receives and pays for North. The dealer gets 4 bases by ron or 2 from each by tsumo; others get 4 by ron, or by tsumo 3 from the dealer and 1 from the other player
option-sanma_north_share-tsumo_son = nothing is ever paid for North. The dealer gets 4 bases by ron or 2 from each by tsumo; others get 3 by ron, or by tsumo 2 from the dealer and 1 from the other player
option-sanma_north_share-tsumo_beri = North’s part is paid on a ron, not on a tsumo. The dealer gets 6 bases by ron or 2 from each by tsumo; others get 4 by ron, or by tsumo 2 from the dealer and 1 from the other player

option-sanma_ko_tsumo_split-off = as sanma_north_share says
option-sanma_ko_tsumo_split-even = equally
option-sanma_ko_tsumo_split-dealer_double = the dealer pays twice as much as the other player
option-sanma_ko_tsumo_split-by_divisibility = the dealer pays twice as much if the rounded total is divisible by three, otherwise equally

option-sanma_double_tsumo-off = as usual
option-sanma_double_tsumo-on = each player pays double for a tsumo

option-sanma_ron_adjust-off = the full amount
option-sanma_ron_adjust-printed = three quarters to the dealer, two thirds to others
option-sanma_ron_adjust-swapped = two thirds to the dealer, three quarters to others
option-sanma_ron_adjust-table = parts in twelfths
option-sanma_ron_adjust-table-dealer-number = twelfths to the dealer
option-sanma_ron_adjust-table-others-number = twelfths to others

option-sanma_ron_own_share-off = the discarder pays for everyone
option-sanma_ron_own_share-on = the discarder pays only their own share

option-sanma_tsumo_surcharge-off = nothing
option-sanma_tsumo_surcharge-2000_1000 = 2000 to the dealer, 1000 to others
option-sanma_tsumo_surcharge-1000 = always 1000

option-sanma_thousand_table-off = as usual
option-sanma_thousand_table-on = payments in thousands

option-gari_double-off = as usual
option-gari_double-on = paid double

option-gari_triple-off = as usual
option-gari_triple-on = paid three times

option-sixty_fu_cutoff-off = fu count as usual
option-sixty_fu_cutoff-on = 60 fu or more count as 30 fu and one more han

option-simplified_values-off = fu count as usual
option-simplified_values-on = only han count, by the short table

option-linear_scoring-off = each han doubles the value
option-linear_scoring-on = 25 per han plus the fu, without doubling or limits

option-linear_limit_bonus-off = a high hand is worth its han
option-linear_limit_bonus-on = more from 6 han of yaku on; a yakuman is 20 han

option-han_to_fu_rate-off = 25 fu per han in linear payments
option-han_to_fu_rate-number = fu per han in linear payments

option-hikkake_ban-off = suji traps are allowed
option-hikkake_ban-on = suji traps are not allowed

option-riichi_shibari-off = riichi is optional
option-riichi_shibari-on = nobody wins without riichi

option-time_limit-off = no limit
option-time_limit-number = minutes

option-renchan_again_on_tenpai-as_first = after the same draws as for the first time
option-renchan_again_on_tenpai-off = no: the deal passes after any draw
option-renchan_again_on_tenpai-dealer_tenpai = if the dealer is tenpai
option-renchan_again_on_tenpai-all_noten = if nobody is tenpai
option-renchan_again_on_tenpai-dealer_tenpai_or_all_noten = if the dealer or nobody is tenpai
option-renchan_again_on_win-off = the deal passes
option-renchan_again_on_win-on = the dealer repeats
option-renchan_exceptions-off = no repeat is left out
option-renchan_exceptions-table = these repeats are left out
option-renchan_exceptions-table-repeats-all = no repeats after a win or on tenpai
option-renchan_exceptions-table-repeats-last_deal = no repeats after a win or on tenpai in the last deal
option-renchan_exceptions-table-all_noten-off = no repeat when everybody is noten
option-renchan_exceptions-table-all_noten-on = the dealer repeats when everybody is noten
option-renchan_exceptions-table-pot-usual = leftover sticks go where riichi_sticks_at_end says
option-renchan_exceptions-table-pot-deal = one more deal is played for leftover sticks
option-renchan_exceptions-table-pot-return = leftover sticks return to their owners
option-renchan_exceptions-table-pot-first_place = first place takes leftover sticks
option-mangan_renchan-off = a win of any value keeps the deal
option-mangan_renchan-dora_count = a mangan or more, dora counted
option-mangan_renchan-dora_excluded = a mangan or more without its dora
option-mangan_renchan-oya_nagare = a mangan or more, and not a single dora
option-mangan_renchan-main_dora_count = a mangan or more, dora counted; but in a repeat the usual rules hold
option-mangan_renchan-main_dora_excluded = a mangan or more without its dora; but in a repeat the usual rules hold
option-mangan_renchan-main_oya_nagare = a mangan or more, and not a single dora; but in a repeat the usual rules hold
option-leftover_deposit_deal-off = the match ends
option-leftover_deposit_deal-on = one more deal is played for what lies on the table
option-round_first_dealer-original_east = the first dealer of the match
option-round_first_dealer-round_wind = the player whose seat wind in the first deal of the match was that of the round
option-round_first_dealer-redraw = a player drawn by lot
option-leader_appoints_dealer-off = rounds start with the usual dealer
option-leader_appoints_dealer-dice = the leader throws two dice
option-leader_appoints_dealer-tiles = the leader has winds drawn
option-reseat_between_rounds-off = everyone keeps their seat
option-reseat_between_rounds-random = seats are drawn again
option-reseat_between_rounds-chinese_order = seats change in a fixed order, as in Chinese matches
option-two_round_winds-off = a round has one round wind
option-two_round_winds-on = a round has two round winds, opposite each other
option-random_round_tile-off = rounds have the tiles that the length of the match says
option-random_round_tile-on = a die finds the tile of each deal, and the break of the wall its dealer
option-round_wind_from_break-off = every deal of a round has the same round wind
option-round_wind_from_break-on = the side that is broken gives the round wind of the deal
option-kan_moves_deal-off = kans do not matter
option-kan_moves_deal-kan = the deal passes if anybody has declared a kan, the dealer included
option-kan_moves_deal-sum = the deal passes if the others together have at least as many kans as the dealer
option-deal_passes_only_if_south_tenpai-off = the usual rules hold
option-deal_passes_only_if_south_tenpai-on = the deal passes only if the dealer is noten and South is tenpai
option-rounds_loop-off = the match ends
option-rounds_loop-on = the rounds begin again, until somebody reaches the target
option-winner_deals-off = the deal passes in order
option-winner_deals-on = the winner deals next
option-renchan_value_tile-off = none
option-renchan_value_tile-winds = a wind: East in the first repeat, then South, West and North in turn
option-renchan_value_tile-dragons = a dragon: white in the first repeat, then green and red in turn
option-renchan_value_tile-winds_and_dragons = both a wind and a dragon
option-renchan_value_tile-by_round = chosen by the number of the round
option-renchan_value_tile-by_deal = chosen by the number of the deal in the round
option-renchan_value_tile-by_die = chosen by a die
option-atamahane-direct = the nearest in turn order after the discarder
option-atamahane-reverse = the farthest in turn order after the discarder
option-renchan_limit-off = never: the deal always passes
option-renchan_limit-until_lost = no limit
option-renchan_limit-number = repeats in a row at most
option-paarenchan-off = nothing special
option-paarenchan-on = any win by the dealer from eight honba on is a yakuman
option-paarenchan-any_player = any win from eight honba on is a yakuman
option-paarenchan-force_rotation = any win by the dealer from eight honba on is a yakuman; after the ninth repeat the deal passes
option-paarenchan-number = from the ninth deal on, only in every Nth: 5 means 8, 13 and 18 honba
option-inherited_honba-off = only the current dealer’s honba count
option-inherited_honba-on = all honba count
option-inherited_honba-list = all honba count, but only for these
option-inherited_honba-list-paarenchan = paarenchan
option-inherited_honba-list-ryanhan_shibari = ryanhan shibari

option-seating_method-random = at random
option-seating_method-seishiki = wind tiles in a row, taken by dice
option-seating_method-kanryaku = shuffled wind tiles are drawn
option-seating_method-shiro_kiten = with a white dragon: the player who draws it deals first or chooses the dealer’s seat
option-seating_method-togata = wind tiles in one pile, taken by dice
option-seating_method-kage = wind tiles shuffled behind the back and offered in closed fists
option-seating_method-orosoka = the highest throw deals first
option-seating_method-dice = everyone throws two dice; the highest sum is East, then South, West, North; ties throw again

option-tw_min_tai-0 = none
option-tw_min_tai-5 = five tai

option-tw_missed_win-none = passing a win bars nothing
option-tw_missed_win-until_own_turn = no win on discards until your next turn

option-tw_tai_limit-none = no limit
option-tw_tai_limit-40 = 40 tai at most

option-tw_limit_before_supplement-off = one player pays at most 40 tai, supplement included
option-tw_limit_before_supplement-on = the supplement is added to the limit

option-tw_scoring_medium-sheet = on a sheet, from zero
option-tw_scoring_medium-sticks_790 = counting sticks for 790 tai each
option-tw_scoring_medium-sticks_800 = counting sticks for 800 tai each

option-tw_implied_absorption-off = only what the table says is absorbed
option-tw_implied_absorption-on = whatever is always included is absorbed

option-tw_discard_chow_in_straight-open = exposed: the straight is worth 5 tai
option-tw_discard_chow_in_straight-concealed = concealed: the straight is worth 10 tai if its other chows are concealed

option-tw_river_count-lying = discards still on the table, not claimed ones
option-tw_river_count-all_discards = all discards, claimed ones included

option-tw_pure_suit_no_flowers-fan_2 = one tai for “No flowers”
option-tw_pure_suit_no_flowers-fan_13 = three tai for “No honours and no flowers”

option-tw_flower_win_supplement-off = not paid
option-tw_flower_win_supplement-on = paid

option-sc_next_after_hu-after_last_winner = the next player still in, counted from the last winner
option-sc_next_after_hu-after_discarder = the next player still in, counted from the discarder

option-sc_wait_on_own_four-off = not ready
option-sc_wait_on_own_four-on = ready

option-sc_fine_48_stacking-once = once
option-sc_fine_48_stacking-per_cause = once for each cause

option-sc_exchange_three-off = no exchange
option-sc_exchange_three-next = to the next player
option-sc_exchange_three-across = to the player across
option-sc_exchange_three-previous = to the previous player
option-sc_exchange_three-dice = by the wall-break dice: across on an even sum; on an odd sum, to the next player if the higher die is odd, to the previous player if it is even

option-sc_fan_cap-3 = 8 points at most
option-sc_fan_cap-4 = 16 points at most
option-sc_fan_cap-5 = 32 points at most
option-sc_fan_cap-none = no cap: every fan doubles the value
