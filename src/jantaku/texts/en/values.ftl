## What the values of the built options mean

option-riichi_stake-number = points laid on the table for riichi

option-riichi_stake_if_ronned-paid = the stick is laid down, and the winner takes it
option-riichi_stake_if_ronned-not_paid = no stick is laid down

option-minimum_han-0 = any complete hand may win
option-minimum_han-1 = one han of yaku
option-minimum_han-2 = two han of yaku
option-minimum_han-3 = three han of yaku

option-ryanhan_shibari-off = the minimum never rises
option-ryanhan_shibari-from_5_honba = from five honba on everybody needs two han of yaku
option-ryanhan_shibari-always = everybody needs two han of yaku all the time
option-ryanhan_shibari-table = the minimum rises after so many honba
option-ryanhan_shibari-table-from_honba-number = from so many honba on
option-ryanhan_shibari-table-han-number = han of yaku that a win needs then
option-ryanhan_shibari-table-who-all = everybody
option-ryanhan_shibari-table-who-dealer = the dealer only
option-ryanhan_shibari-table-counts-without_dora = all yaku, no dora
option-ryanhan_shibari-table-counts-everything = dora, too
option-ryanhan_shibari-table-counts-without_situations = neither dora nor yaku of situations
option-ryanhan_shibari-table-counts-sakizuke = only what every wait gives
option-ryanhan_shibari-table-counts-one_yaku = only a single yaku

option-double_ron-all_paid = both win and the discarder pays both
option-double_ron-atamahane = only the one nearest to the discarder in turn order wins
option-double_ron-abort = the deal is redealt
option-double_ron-abort_with_stakes = the deal is redealt, and the discarder lays 1000 points on the table for each ron
option-double_ron-first_caller = only the one who called first wins
option-double_ron-dearest = only the dearer hand wins
option-double_ron-discarder_chooses = the discarder chooses whom to pay
option-double_ron-stay_on_table = the discarder pays, but the points wait for the next winner

option-triple_ron-all_paid = all three win and the discarder pays each
option-triple_ron-atamahane = only the one nearest to the discarder in turn order wins
option-triple_ron-abort = nobody wins, the deal is redealt
option-triple_ron-abort_with_stakes = nobody wins, the deal is redealt, and the discarder lays 1000 points on the table for each ron
option-triple_ron-first_caller = only the one who called first wins
option-triple_ron-dearest = only the dearest hand wins
option-triple_ron-discarder_chooses = the discarder chooses whom to pay
option-triple_ron-stay_on_table = the discarder pays, but the points wait for the next winner

option-dora_indicator-off = no indicator is opened at the start
option-dora_indicator-on = one indicator is opened at the start of the deal

option-uradora-off = never
option-uradora-on = for every winner with riichi
option-uradora-on_ippatsu = only with ippatsu
option-uradora-off_if_bankrupt = not when the win already bankrupts somebody
option-uradora-on_ippatsu_not_bankrupt = only with ippatsu and when nobody is bankrupt

option-kandora-off = kans open no indicator
option-kandora-on = every kan opens one more indicator

option-kan_uradora-off = never
option-kan_uradora-on = for every winner with riichi
option-kan_uradora-on_ippatsu = only with ippatsu
option-kan_uradora-off_if_bankrupt = not when the win already bankrupts somebody
option-kan_uradora-on_ippatsu_not_bankrupt = only with ippatsu and when nobody is bankrupt

option-akadora_condition-always = in every hand
option-akadora_condition-never = red fives are plain fives
option-akadora_condition-closed_hand = only in a closed hand
option-akadora_condition-riichi = only with riichi

option-dora_mapping-next = the tile that follows the indicator
option-dora_mapping-same = the indicator's own kind
option-dora_mapping-suji = the next of its suji: 1-4-7, 2-5-8, 3-6-9
option-dora_mapping-next_all_suits = what follows the indicator, in every suit

option-dragon_order-japan = white, green, red, white
option-dragon_order-confucian = green, red, white, green: the same cycle
option-dragon_order-other = red, green, white, red: the other way round

option-dora_floor-off = there is none
option-dora_floor-on = 1 han
option-dora_value-fu = dora give fu
option-dora_value-points = dora give points
option-dora_value-separate_account = dora are paid apart from the hand
option-dora_value-number = han of one dora of any kind
option-dora_stacking-off = a tile is dora but once
option-dora_stacking-on = a tile is dora for each indicator and for its colour

option-nagashi_mangan-off = not used
option-nagashi_mangan-draw = only the mangan is paid; otherwise the deal is a draw
option-nagashi_mangan-win = it is a win: sticks, honba and a dealer's repeat included
option-nagashi_mangan-draw_and_noten = a draw, and the noten payments are made as well
option-nagashi_mangan-win_and_noten = a win, and the noten payments are made as well

option-noten_bappu-number = what all noten players together pay to the tenpai players
option-noten_bappu-table = what is paid, and what is laid on the table where nobody pays
option-noten_bappu-table-amount-number = what all noten players together pay to the tenpai players
option-noten_bappu-table-all_ready-number = what each lays on the table where all are tenpai
option-noten_bappu-table-none_ready-number = what each lays on the table where nobody is tenpai
option-noten_bappu-table-dealer-stakes = the dealer lays it down, too
option-noten_bappu-table-dealer-exempt = the dealer lays nothing down
option-noten_bappu-table-honba-off = the stakes add no honba
option-noten_bappu-table-honba-on = the stakes add one more honba

option-draw_deposit-off = nothing is laid on the table
option-draw_deposit-all = everybody lays 1000 on the table where nobody pays
option-draw_deposit-not_dealer = all but the dealer lay 1000 on the table
option-draw_deposit-honba = everybody lays 1000 on the table, and one more honba is counted

option-identical_pairs-off = seven different pairs
option-identical_pairs-on = four equal tiles may be two pairs

option-chombo-none = there is none: the program makes offences impossible
option-chombo-mangan_reverse_tsumo = the offender pays what a mangan by tsumo would have brought
option-chombo-final_minus_20 = 20 thousand less in the final result
option-chombo-pool_8000 = 8000 on the table, for the next winner
option-chombo-table = an agreed penalty
option-chombo-table-amount-number = so many points
option-chombo-table-paid-to_players = to each player at once
option-chombo-table-paid-to_players_at_end = to each player in the final scores
option-chombo-table-paid-to_table = on the table, for the next winner
option-chombo-table-paid-to_oka = to the oka
option-chombo-table-paid-at_end = from the final score, to nobody
option-chombo-table-dealer-double = the dealer pays and is paid double
option-chombo-table-dealer-same = the dealer pays and is paid the same as all
option-chombo_accumulates-off = one chombo in a deal
option-chombo_accumulates-on = any number, and they add up
option-illegal_discard_penalty-rollback = it is taken back, and nothing more
option-illegal_discard_penalty-dead_hand = a dead hand
option-illegal_discard_penalty-fine = 1000 on the table, for the next winner
option-illegal_discard_penalty-chombo = chombo

option-dealer_weight-off = the dealer pays and receives as everybody else
option-dealer_weight-2 = the dealer receives and pays double

option-ron_payer-discarder = the discarder, for everybody
option-ron_payer-all = everybody, as for a tsumo

option-multiple_ron_sticks-nearest_takes_all = all sticks and the honba go to the winner nearest to the discarder
option-multiple_ron_sticks-list = one of these, or both
option-multiple_ron_sticks-list-own_returned = winners get back the stick of their own riichi of this deal first
option-multiple_ron_sticks-list-honba_to_all = every winner gets the honba

option-multiple_ron_payment-full = what the hand is worth
option-multiple_ron_payment-half_each = half of what the hand is worth

option-honba_value-number = what one honba adds to the payment of each player; a ron pays it for all

option-honba_payer-discarder = at a ron the discarder pays all of it
option-honba_payer-all = all losers share it, at a ron too
option-honba_payer-pao = as discarder, but a liable player pays it instead
option-honba_payer-first_place = the best placed of the losers pays all of it
option-honba_payer-last_place = the worst placed of the losers pays all of it

option-pao-off = nobody is liable
option-pao-list = elements for which whoever fed them is liable
option-pao-list-daisangen = the third open set of dragons was fed
option-pao-list-daisuushii = the fourth open set of winds was fed
option-pao-list-shousuushii = the third open set of winds was fed
option-pao-list-suukantsu = the fourth kan was fed
option-pao-list-rinshan = an open kan was fed and its replacement tile wins
option-pao-list-toitoi = the last open set was fed, and none is a run
option-pao-list-tsuuiisou = the last open set was fed, and all are honours
option-pao-list-chinroutou = the last open set was fed, and all are terminals
option-pao-list-ryuuiisou = the last open set was fed, and all are green
option-pao-list-honitsu = the last open set was fed, and all are of one suit and/or honours
option-pao-list-chinitsu = the last open set was fed, and all are of one suit
option-pao-table = who is liable for what, and how much of a tsumo
option-pao-table-yaku-list = for which yaku who fed them is liable
option-pao-table-yaku-list-daisangen = the third open set of dragons was fed
option-pao-table-yaku-list-daisuushii = the fourth open set of winds was fed
option-pao-table-yaku-list-shousuushii = the third open set of winds was fed
option-pao-table-yaku-list-suukantsu = the fourth kan was fed
option-pao-table-yaku-list-rinshan = an open kan was fed and its replacement tile wins
option-pao-table-yaku-list-toitoi = the last open set was fed, and none is a run
option-pao-table-yaku-list-tsuuiisou = the last open set was fed, and all are honours
option-pao-table-yaku-list-chinroutou = the last open set was fed, and all are terminals
option-pao-table-yaku-list-ryuuiisou = the last open set was fed, and all are green
option-pao-table-yaku-list-honitsu = the last open set was fed, and all are of one suit and/or honours
option-pao-table-yaku-list-chinitsu = the last open set was fed, and all are of one suit
option-pao-table-tsumo-whole = the liable player pays all of a tsumo
option-pao-table-tsumo-half = the liable player pays the own share of a tsumo and half of the others

option-pao_honba_payer-discarder = the player who dealt in
option-pao_honba_payer-liable = the liable player
option-pao_honba_payer-table = who pays for the honba of a ron and of a tsumo under pao
option-pao_honba_payer-table-ron-discarder = at a ron the discarder
option-pao_honba_payer-table-ron-liable = at a ron the liable player
option-pao_honba_payer-table-ron-half = at a ron both half each, rounded down
option-pao_honba_payer-table-ron-all = at a ron every loser a share
option-pao_honba_payer-table-rest-nobody = nobody pays the rest
option-pao_honba_payer-table-rest-third = the third player pays the rest
option-pao_honba_payer-table-rest-left = who plays before the winner pays the rest
option-pao_honba_payer-table-rest-liable = the liable player pays the rest
option-pao_honba_payer-table-rest-discarder = the discarder pays the rest
option-pao_honba_payer-table-rest-both = both pay it, rounded up
option-pao_honba_payer-table-tsumo-liable = at a tsumo the liable player
option-pao_honba_payer-table-tsumo-all = at a tsumo every loser a share

option-pao_combined_yakuman-off = the other yakuman are paid as usual
option-pao_combined_yakuman-on = the liable player pays for the other yakuman of the hand, too

option-rinshan_pao-off = no liability
option-rinshan_pao-on = whoever fed an open kan pays alone, as for a ron, when its replacement tile wins
option-rinshan_pao-table = after which kans, and what the feeder pays
option-rinshan_pao-table-kans-list = the kans whose feeder answers for the win
option-rinshan_pao-table-kans-list-added = a kan made from a pon: the feeder of the pon
option-rinshan_pao-table-kans-list-chain = an open kan and all that follow it in the same turn
option-rinshan_pao-table-kans-list-open = an open kan called with a discard
option-rinshan_pao-table-payment-as_ron = the feeder alone pays as for a ron
option-rinshan_pao-table-payment-as_tsumo = the feeder alone pays what all three would have paid on a tsumo
option-rinshan_pao-table-payment-double_share = the feeder pays the own share twice, the others pay theirs
option-rinshan_pao-table-payment-kan_only = the feeder pays for the kan, and everybody for the rest of the hand

option-start_target_points-list = points at the start, and the target from which results are counted

option-oka-standard = what the players put in: (target - start) × players, in thousands
option-oka-number = so many thousands for the first place; a negative number is taken from the last place

option-uma-list = added by place, first place first
option-uma-table = a row by the number of players at or above the target
option-uma-table-0-list = the row where nobody is at or above it
option-uma-table-1-list = the row where one player is
option-uma-table-2-list = the row where two players are
option-uma-table-3-list = the row where three players are
option-uma-table-4-list = the row where four players are

option-shizumi_uma-off = not used
option-shizumi_uma-on = everybody below the target pays 10 thousand to the first place
option-shizumi_uma-number = everybody below the target pays so many thousands to the first place

option-uki_uma-off = not used
option-uki_uma-on = a row for one, two or three players above the target: +30/-5/-10/-15, +20/+10/-10/-20, +15/+10/+5/-30

option-tie_at_end-seat_order = whoever sits nearer to the first dealer takes the higher place
option-tie_at_end-share = tied players share what their places receive

option-riichi_sticks_at_end-first_place = added to the points of the first place
option-riichi_sticks_at_end-lost = nobody gets them
option-riichi_sticks_at_end-oka = they go where the oka goes
option-riichi_sticks_at_end-return = each goes back to its owner

option-final_score_rounding-none = to the point
option-final_score_rounding-one_decimal = to tenths of a thousand
option-final_score_rounding-half_down = to whole thousands, a half towards the smaller number; the winner's score makes the sum right
option-final_score_rounding-math = to the nearest thousand, a half up
option-final_score_rounding-up = to the thousand above
option-final_score_rounding-down = to the thousand below
option-final_score_rounding-level = to the nearest thousand for all but the first place, whose score makes the sum right
option-final_score_rounding-toward_zero = to the thousand nearer to zero

option-akadora-0 = no red fives
option-akadora-3 = one red five of each suit
option-akadora-4 = one of characters, two of dots, one of bamboo
option-akadora-list = red fives of characters, dots and bamboo

option-chiitoitsu_price-2_han_25_fu = two han at 25 fu
option-chiitoitsu_price-1_han_50_fu = one han at 50 fu
option-chiitoitsu_price-2_han_30_fu = two han at 30 fu

option-fu_base-number = fu of every win
option-fu_closed_ron-number = fu added to a ron with a closed hand
option-fu_tsumo-number = fu added to a tsumo
option-fu_rinshan_tsumo-number = fu added to a tsumo on a replacement tile

option-fu_haitei-0 = none
option-fu_haitei-2 = as for any self-draw

option-fu_tsumo_flat_hand-off = no flat hand gets fu for the tsumo, open or closed
option-fu_tsumo_flat_hand-pinfu = hands that are pinfu do not get them
option-fu_tsumo_flat_hand-tanyao = flat hands of simples do not get them
option-fu_tsumo_flat_hand-on = every flat hand gets them

option-fu_ron_flat_hand-off = no flat hand gets fu for the closed ron
option-fu_ron_flat_hand-pinfu = hands that are pinfu do not get them
option-fu_ron_flat_hand-tanyao = flat hands of simples do not get them
option-fu_ron_flat_hand-on = every closed flat hand gets them

option-fu_open_pinfu-number = fu added to a ron with an open flat hand
option-fu_run-0 = runs give no fu
option-fu_triplet-list = open and closed of simples, open and closed of terminals and honours
option-fu_kan-list = open and closed of simples, open and closed of terminals and honours
option-fu_value_pair-number = fu of a pair of dragons, of the seat wind or of the round wind
option-fu_double_wind_pair-number = fu of a pair of the wind that is both seat and round wind

option-fu_guest_wind_pair-number = fu of such a pair

option-fu_wait-by_wait_and_tile = two fu, but none for a tanki on the own wind that is not the round's, as a footnote on the JPML prints it
option-fu_wait-number = fu of a kanchan, penchan or tanki wait

option-bazoro-number = doublings that every win gets in the formula; the limits stay

option-aotenjou-off = limits hold
option-aotenjou-on = no limits, a yakuman counts as han, 13 as a rule, at the hand's own fu
option-aotenjou-yakuman_20_fu = no limits, a hand with a yakuman has 20 fu
option-aotenjou-yakuman_30_fu = no limits, a hand with a yakuman has 30 fu

option-kiriage_mangan-off = paid by the formula
option-kiriage_mangan-on = 4 han 30 fu and 3 han 60 fu are a mangan
option-kiriage_mangan-only_3_han_60_fu = only 3 han 60 fu is a mangan
option-kiriage_mangan-only_4_han_30_fu = only 4 han 30 fu is a mangan

option-limit_scale-standard = mangan from 5 han, haneman 6, baiman 8, sanbaiman 11, yakuman 13
option-limit_scale-sanbaiman_9_10 = sanbaiman for 9 and 10 han, yakuman from 11
option-limit_scale-sanbaiman_10_11 = sanbaiman for 10 and 11 han, yakuman from 12
option-limit_scale-mori_man = 10 han pay two and a half mangan
option-limit_scale-dai_yakuman = from 19 han six mangan
option-limit_scale-sanma = the table for three: mangan from 4 han, haneman 6, baiman 8, sanbaiman 11, yakuman 14, then one more every 3 han
option-limit_scale-every_13_han = yakuman from 13 han, and one more every 13 han

option-kazoe_yakuman-off = hands counted by han pay at most a sanbaiman
option-kazoe_yakuman-10 = at most a baiman
option-kazoe_yakuman-11 = at most a sanbaiman
option-kazoe_yakuman-13 = 13 han and more are a yakuman
option-kazoe_yakuman-14 = 14 han and more are a yakuman
option-kazoe_yakuman-13_without_dora_double = 13 han and more are a yakuman, and a double one where they are reached without dora

option-yakuman_combination-add = each yakuman counts in full
option-yakuman_combination-single = together they are one yakuman: the dearest
option-yakuman_combination-add_mangan = each further one adds a mangan

option-yakuman_single_cap-off = a hand may be worth more than one yakuman
option-yakuman_single_cap-on = no hand pays more than one yakuman

option-yakuman_multiple_cap-off = no cap
option-yakuman_multiple_cap-number = so many yakuman at most

option-optional_yaku-list = elements that count beside the usual ones
option-local_yaku-list = all yaku of these groups count, and those named one by one
option-local_yaku-list-pattern = yaku of tiles and blocks
option-local_yaku-list-yakuman = yakuman
option-local_yaku-list-situational = yaku of how the hand was won
option-local_yaku-list-bonus = han on top of a win

option-luck_yaku-all = all of them
option-luck_yaku-none = none of them
option-luck_yaku-list = only these count
option-luck_yaku-list-ippatsu = ippatsu
option-luck_yaku-list-menzen_tsumo = menzen tsumo
option-luck_yaku-list-haitei = haitei raoyue
option-luck_yaku-list-houtei = houtei raoyui
option-luck_yaku-list-tenhou = tenhou
option-luck_yaku-list-chiihou = chiihou

option-menzen_tsumo_value-1_han = one han
option-menzen_tsumo_value-10_fu = ten fu, and no yaku

option-kuitan-off = only in a closed hand
option-kuitan-on = in open and closed hands
option-kuitan-closed_tsumo_only = only in a closed hand won by tsumo

option-kuipinfu-closed = only in a closed hand
option-kuipinfu-closed_tsumo_only = only in a closed hand won by tsumo
option-kuipinfu-open_1_han = in open hands, too, for one han

option-pinfu_tsumo-off = a flat hand won by tsumo gets its two fu and is no pinfu
option-pinfu_tsumo-on = pinfu counts with tsumo, and there are no fu for the tsumo

option-pinfu_needs_terminal-off = not needed
option-pinfu_needs_terminal-on = a 1 or a 9 is needed

option-tanyao_needs_five-off = not needed
option-tanyao_needs_five-on = needed

option-inner_tanyao-off = of 2 to 8
option-inner_tanyao-on = of 3 to 7 only, open or closed

option-tanpin_value-1 = only one of the two counts
option-tanpin_value-2 = both count

option-ittsuu_suit-any = a straight of any suit
option-ittsuu_suit-p = only a straight of dots

option-ittsuu_finish-any = any tile may complete the hand
option-ittsuu_finish-inside = only a tile of the straight
option-ittsuu_finish-outside = only a tile outside the straight
option-ittsuu_finish-named_9 = only the nine of the straight

option-ryanpeikou_four_identical-number = so many han beside those of ryanpeikou

option-voted_yaku_values-common = honitsu 3/2, honroutou 2, sanshoku doukou 2, sankantsu 2
option-voted_yaku_values-book = honitsu 3/3, honroutou 3/3, sanshoku doukou 3/2, sankantsu 3/2

option-chinitsu_value-list = han of the closed and of the open hand

option-first_turn_win_values-yakuman = a yakuman
option-first_turn_win_values-mangan = a mangan
option-first_turn_win_values-baiman = a baiman
option-first_turn_win_values-hand_value = what the hand is worth; it needs no other yaku

option-ryuuiisou_hatsu-not_required = with or without it
option-ryuuiisou_hatsu-required = without it the hand is no ryuuiisou
option-ryuuiisou_hatsu-excluded = with it the hand is no ryuuiisou
option-ryuuiisou_hatsu-table = for which yaku
option-ryuuiisou_hatsu-table-ryuuiisou-not_required = with or without it
option-ryuuiisou_hatsu-table-ryuuiisou-required = without it the hand is no ryuuiisou
option-ryuuiisou_hatsu-table-ryuuiisou-excluded = with it the hand is no ryuuiisou
option-ryuuiisou_hatsu-table-six_gates-not_required = six gates count with or without it
option-ryuuiisou_hatsu-table-six_gates-required = six gates count only with a set of green dragons
option-ryuuiisou_hatsu-table-six_gates-excluded = six gates do not count with a set of green dragons

option-double_yakuman-off = each is a single yakuman
option-double_yakuman-on = suuankou tanki, thirteen-sided kokushi, nine-sided chuuren, daisuushii and daichisei are double
option-double_yakuman-list = exactly these yakuman are double

option-game_length-tonpuusen = one East round
option-game_length-east_east = two East rounds, as 001 counts a tonpuusen
option-game_length-hanchan = an East and a South round
option-game_length-ichansen = rounds of all four winds
option-game_length-sangensen = rounds of the three dragons
option-game_length-single_round = a single round, East
option-game_length-list = the round tiles in order; only winds are built

option-enchousen-off = no extra rounds
option-enchousen-until_target = the winds that follow, until somebody has the target
option-enchousen-until_target_repeat_first = the winds that follow, until somebody has the target; the dealer's repeats come first
option-enchousen-full = the winds that follow, each round to its end, until somebody has the target
option-enchousen-second_extra = two rounds at most
option-enchousen-list = the round tiles in order, until somebody has the target; only winds are built

option-extra_rounds_max-infinity = as many as it takes
option-extra_rounds_max-number = so many extra rounds at most
option-extra_rounds_target-target = as many as results are counted from
option-extra_rounds_target-above_target = more than results are counted from, be it a hundred
option-extra_rounds_target-number = somebody must have so many points

option-tobi-off = the match goes on
option-tobi-below_zero = the match ends when somebody has less than 0 points after a deal
option-tobi-at_zero = the match ends when somebody has 0 points or less after a deal; the last points may not be staked on riichi
option-tobi-zero_within_deal = the match ends when somebody has 0 points or less after a deal; within the deal one plays on with nothing
option-sudden_death-off = a dealer's repeats and extra rounds are always played out
option-sudden_death-on = the match may end earlier, as agari_yame and enchousen say
option-sudden_death-after_win = it ends earlier only after somebody has won
option-score_ceiling-off = there is none
option-score_ceiling-number = who has so many points after a deal ends the match
option-mercy_gap-off = the match goes on, however far the first is ahead
option-mercy_gap-on = the match ends when the first is ahead of the last by as many points as the target
option-tobi_shou-off = no prize
option-tobi_shou-on = 10000 to whoever has bankrupted the player
option-tobi_shou-number = so many points to whoever has bankrupted the player
option-tobi_shou-table = how much and in what, to whom, and what becomes of debts
option-tobi_shou-table-amount-number = what the bankrupt pays
option-tobi_shou-table-honba-number = so many honba besides
option-tobi_shou-table-chips-number = so many chips besides
option-tobi_shou-table-receiver-causer = to whom he has paid in the last deal
option-tobi_shou-table-receiver-others = to all who are not bankrupt, by places, 3 : 2 : 1
option-tobi_shou-table-negative_to_zero-off = a debt stays a debt
option-tobi_shou-table-negative_to_zero-on = points below zero count as none
option-oka_threshold-off = the leader takes the oka with any score
option-oka_threshold-number = the oka and the end of the match need so much more than the target

option-agari_yame-off = the dealer always repeats
option-agari_yame-optional = the leading dealer may end the match after a win in the last deal
option-agari_yame-optional_first_two = so may a dealer in second place
option-agari_yame-optional_first_three = so may a dealer in any place but the fourth
option-agari_yame-forced = the match ends then
option-agari_yame-forced_first_two = it also ends if the dealer is second
option-agari_yame-forced_first_three = it ends unless the dealer is fourth

option-tenpai_yame-off = only a win ends the match so
option-tenpai_yame-on = the dealer's tenpai at a draw ends the match in this way, too
option-tenpai_yame-first_two = even if the dealer is second
option-tenpai_yame-first_three = in any place but the fourth

option-auto_yame-off = the dealer is asked
option-auto_yame-on = nobody is asked

option-renchan-off = never
option-renchan-agari = after the dealer's own win
option-renchan-tenpai = after the dealer's win, or when the dealer is tenpai at a draw
option-renchan-all_noten = after the dealer's win, or when the dealer or nobody is tenpai at a draw

option-renchan_all_noten-off = the deal passes when nobody is tenpai
option-renchan_all_noten-on = the dealer stays when nobody is tenpai

option-renchan_after_abort-off = the deal passes
option-renchan_after_abort-if_renchan = the dealer stays if the hand would keep the deal at a draw
option-renchan_after_abort-on = the dealer stays

option-honba_after_draw-off = never
option-honba_after_draw-dealer_tenpai = if the dealer is tenpai
option-honba_after_draw-all_noten = if nobody is tenpai
option-honba_after_draw-dealer_tenpai_or_all_noten = if the dealer is tenpai, or nobody is
option-honba_after_draw-always = always

option-wall_break_throws-1 = one throw gives the side and the stacks
option-wall_break_throws-2 = a second throw adds to the stacks

option-dealer_takes_two_last_tiles-off = one tile each in turn, then the dealer one more
option-dealer_takes_two_last_tiles-on = the dealer takes the first and the third upper tile at once

option-dead_wall_refill-off = the dead wall shrinks with each replacement tile
option-dead_wall_refill-on = the last live tile joins it, so that it stays as large

option-kandora_timing-before_discard = before the discard of the one who declared the kan
option-kandora_timing-after_discard = right after that discard
option-kandora_timing-ankan_before_open_after = closed kan at once, open and added kan right after the discard
option-kandora_timing-at_next_kan = closed kan at once, open and added kan with the next kan of anybody

option-kandora_on_rinshan_win-never = the indicator stays closed
option-kandora_on_rinshan_win-ankan = it is opened if the kan was closed
option-kandora_on_rinshan_win-always = it is opened after any kan

option-kandora_open_kan-off = only a closed kan opens an indicator
option-kandora_open_kan-on = every kan does

option-kuikae-allowed = anything may be discarded
option-kuikae-suji_allowed = anything but a tile like the one called
option-kuikae-forbidden = neither such a tile nor the other end of the run

option-chi_discard_ban-off = no further tiles
option-chi_discard_ban-adjacent = the two tiles next to the run
option-chi_discard_ban-inside = the tiles of the run

option-no_calls_on_last_tile-off = chi and pon are possible, too
option-no_calls_on_last_tile-on = it may only be won on

option-calls_in_last_three_tiles-off = no calls with three tiles left or fewer
option-calls_in_last_three_tiles-on = allowed

option-call_priority-ron_pon_chi = ron, then pon and kan, then chi, whoever spoke first
option-call_priority-first_caller = whoever spoke first, ron included
option-call_priority-simultaneous_only = ron first; pon and kan beat a chi only if spoken at the same time
option-call_priority-seat_order = ron, then whoever sits nearest to the discarder in turn order

option-call_timeouts-client_clock = three seconds; half a second is one moment
option-call_timeouts-code = the code of 001: two times in seconds, a letter from a to d, and the clock of a move

option-kan_limit-off = no limit
option-kan_limit-number = so many kans in a deal; more than 4 are not built

option-kan_chains-off = never
option-kan_chains-after_any = after any kan
option-kan_chains-after_closed_or_added = after a closed or added kan
option-kan_chains-after_closed = after a closed kan

option-kan_after_pon_or_chi-off = only a discard may follow
option-kan_after_pon_or_chi-on = a kan may, too

option-kan_on_last_tile-off = no kan with the last tile of the wall
option-kan_on_last_tile-on = such a kan still takes a replacement tile

option-chankan_scope-added = added kans only
option-chankan_scope-added_and_open = added kans, and open kans made with a discard
option-added_run-off = runs are not raised
option-added_run-on = a tile may be laid on an open run
option-added_run_closed-off = it stays open
option-added_run_closed-on = it counts as closed
option-rob_run_value-number = that many han

option-chankan_on_ankan-off = a closed kan cannot be robbed
option-chankan_on_ankan-kokushi = by thirteen orphans only
option-chankan_on_ankan-any_yakuman = by any yakuman that waits for one kind of tile
option-chankan_on_ankan-any_hand = by any hand
option-chankan_on_fourth_kan-on = it may be robbed like any other
option-chankan_on_fourth_kan-off = it cannot be robbed

option-riichi_on_credit-off = without the stake there is no riichi
option-riichi_on_credit-without_tobi = the stake may be owed where the match goes on below zero
option-riichi_on_credit-on = the stake may be owed

option-riichi_min_live_tiles-number = tiles that must be left in the live wall

option-furiten_riichi-off = forbidden
option-furiten_riichi-on = allowed

option-ankan_after_riichi-off = forbidden
option-ankan_after_riichi-drawn_tile = with the tile just drawn, within the limits of the three options that follow
option-ankan_after_riichi-always = with the tile just drawn, whatever changes

option-ankan_after_riichi_wait_change-off = the waits must stay the same
option-ankan_after_riichi_wait_change-on = they may change

option-ankan_after_riichi_yaku_change-off = no yaku may be added
option-ankan_after_riichi_yaku_change-on = yaku may be added

option-ankan_after_riichi_structure_change-off = the three tiles must be a triplet in every reading of the hand
option-ankan_after_riichi_structure_change-on = other readings may be lost

option-ankan_after_riichi_any_tile-off = four tiles in different sets are no kan
option-ankan_after_riichi_any_tile-on = they are, whatever was drawn, if the waits stay the same
option-ankan_after_riichi_any_tile-super = they are, even if the hand falls apart; each step away from tenpai gives a han

option-temporary_furiten_end-own_turn = with the player's own next turn
option-temporary_furiten_end-covered = with the next discard of the one whose tile was passed
option-temporary_furiten_end-taken = with the next discard of the one whose tile was passed, or when somebody calls the passed tile
option-temporary_furiten_end-any_declaration = with the next discard of the one whose tile was passed, or with any later declaration of anybody

option-temporary_furiten_blocks_tsumo-off = ron only
option-temporary_furiten_blocks_tsumo-on = tsumo, too

option-riichi_pass_blocks_tsumo-off = tsumo stays possible
option-riichi_pass_blocks_tsumo-passed_tile = no tsumo with such a tile
option-riichi_pass_blocks_tsumo-any_win = no win at all

option-yakuman_ignores_furiten-off = furiten bars every hand
option-yakuman_ignores_furiten-on = a yakuman may win on a discard all the same

option-atozuke-atozuke = the winning tile may bring the only yaku
option-atozuke-nakazuke = the winning tile may bring the only yaku, if less than half of the hand is open
option-atozuke-sakizuke = every tile of the wait must give a yaku
option-atozuke-kanzen_sakizuke = every tile of the wait must give a yaku, and every open set must belong to one
option-atozuke-chou_kanzen_sakizuke = as that, and only what every tile of the wait gives counts
option-atozuke_chance_yaku-off = they are not enough
option-atozuke_chance_yaku-on = they are enough

option-abortive_draws-off = none
option-abortive_draws-all = all five
option-abortive_draws-list = exactly these
option-abortive_draws-list-four_winds = all discard the same wind in the first go-around
option-abortive_draws-list-four_riichi = all are in riichi
option-abortive_draws-list-four_kans = four kans of several players
option-abortive_draws-list-triple_ron = three win on the same tile
option-abortive_draws-list-kyuushu_kyuuhai = nine kinds of terminals and honours, if their owner wishes

option-kyuushu_kyuuhai-off = no abort
option-kyuushu_kyuuhai-on = the player may end the deal
option-kyuushu_kyuuhai-until_two_declarations = only two declarations, calls, kans or riichi of anybody, take that right away

option-suufon_renda-off = no abort
option-suufon_renda-on = the deal is redealt
option-suufon_renda-until_all_copies = later, too, until all copies of one wind are gone

option-suucha_riichi-off = play goes on
option-suucha_riichi-redeal = the deal is redealt
option-suucha_riichi-hands_may_change = play goes on, and the hands may be changed
option-suucha_riichi-status_ignored = play goes on as if nobody had declared

option-suukan_sanra-off = no abort
option-suukan_sanra-on = the deal is redealt
option-suukan_sanra-three_players = the deal is redealt if three players or more own them
option-suukan_sanra-four_players = the deal is redealt if all four players own one

option-suukan_sanra_timing-after_discard = after the discard that follows the fourth kan
option-suukan_sanra_timing-at_declaration = with the declaration of the fourth kan
option-suukan_sanra_timing-fifth_kan = only when a fifth kan is declared

option-keishiki_tenpai-off = a hand that could win with no tile, for want of a yaku or of han, is noten
option-keishiki_tenpai-on = the shape is enough

option-karaten_tenpai-counts = counts as tenpai
option-karaten_tenpai-not_if_visible = noten if all the tiles can be seen
option-karaten_tenpai-not_if_all_in_own_hand = noten if all the tiles are in the player's own hand

option-riichi_sticks_after_draw-next_winner = they wait for the next winner
option-riichi_sticks_after_draw-return = they go back to their owners
option-riichi_sticks_after_draw-oka = they go to the oka

option-nuki_dora-off = nothing is set aside
option-nuki_dora-north = the North wind: a plain tile in the hand, and it may be won on
option-nuki_dora-table = which tiles, and how
option-nuki_dora-table-tiles-list = these tiles
option-nuki_dora-table-in_hand-never = no part of a hand that wins
option-nuki_dora-table-in_hand-value_dora = a dora in the hand, and a value tile
option-nuki_dora-table-in_hand-dora = a dora in the hand
option-nuki_dora-table-in_hand-plain = a tile like any other in the hand
option-nuki_dora-table-allows-list = what may be declared with those in the hand
option-nuki_dora-table-allows-list-closed_kan = a closed kan
option-nuki_dora-table-allows-list-extraction = to set it aside in a later turn
option-nuki_dora-table-claims-none = others may not take one that was set aside
option-nuki_dora-table-claims-list = what others may make of one that was set aside
option-nuki_dora-table-claims-list-pon = a pon
option-nuki_dora-table-claims-list-kan = an open kan
option-nuki_dora-table-claims-list-closed_kan = a closed kan
option-nuki_dora-table-robbery-always = it may be won on
option-nuki_dora-table-robbery-frame_only = it may be won on only when a kan of them is declared
option-nuki_dora-table-robbery-yakuman_only = it may be won on with a yakuman only
option-nuki_dora-table-robbery-never = it may not be won on
option-nuki_dora-table-value-extracted = a value tile counts as such set aside
option-nuki_dora-table-value-embedded = a value tile counts as such in the hand
option-nuki_dora-table-value-both = a value tile counts as such in both places
option-nuki_dora-table-use-any = in the hand it serves for any yaku
option-nuki_dora-table-use-outside = in the hand it serves only for yaku of terminals and honours
option-nuki_dora-table-use-yakuman = in the hand it serves only for yakuman
option-nuki_dora-table-outside_cycle-off = the order of dora does not pass it over
option-nuki_dora-table-outside_cycle-on = the order of dora passes it over
option-nuki_dora-table-indicator_counts-off = an indicator that points to it adds nothing
option-nuki_dora-table-indicator_counts-on = an indicator that points to it makes it dora once more
option-nuki_dora-table-indicator_after-number = so many must be set aside by all together for one more indicator; 0: there is none
option-nuki_dora-table-keeps_first_turn-off = it interrupts the first go-around, as a call does
option-nuki_dora-table-keeps_first_turn-on = it does not interrupt the first go-around
option-nuki_dora-table-keeps_ippatsu-off = it ends ippatsu
option-nuki_dora-table-keeps_ippatsu-on = it does not end ippatsu
option-nuki_dora-table-rinshan-off = a win on the tile drawn for it is no rinshan
option-nuki_dora-table-rinshan-on = a win on the tile drawn for it is rinshan

option-kita_dora-off = North is not set aside
option-kita_dora-on = North may be set aside as dora

option-gari-off = it may not be won on
option-gari-always = it may be won on
option-gari-frame_only = only when a kan of them is declared
option-gari-yakuman_only = with a yakuman only

option-dead_wall_size-0 = there is no dead wall
option-dead_wall_size-dice = as many as the dice say
option-dead_wall_size-number = so many stacks

option-dead_wall_played_out-off = the dead wall is not drawn
option-dead_wall_played_out-on = it is drawn up to the indicators that lie open

option-sanma_north_share-north_pays_itself = North has an account of its own and pays
option-sanma_north_share-split = the two share North's part evenly
option-sanma_north_share-dealer = the dealer gets and pays for North
option-sanma_north_share-tsumo_son = nothing is ever paid for North
option-sanma_north_share-tsumo_beri = North's part is paid on a ron and not on a tsumo

option-sanma_ko_tsumo_split-off = as sanma_north_share says
option-sanma_ko_tsumo_split-even = equally
option-sanma_ko_tsumo_split-dealer_double = the dealer pays twice as much
option-sanma_ko_tsumo_split-by_divisibility = the dealer twice as much where the total is divisible by three, otherwise equally

option-sanma_double_tsumo-off = as usual
option-sanma_double_tsumo-on = each pays twice for a tsumo

option-sanma_ron_adjust-off = a ron is paid in full
option-sanma_ron_adjust-printed = three quarters to the dealer, two thirds to others
option-sanma_ron_adjust-swapped = two thirds to the dealer, three quarters to others
option-sanma_ron_adjust-table = parts in twelfths
option-sanma_ron_adjust-table-dealer-number = so many twelfths to the dealer
option-sanma_ron_adjust-table-others-number = so many twelfths to the others

option-sanma_ron_own_share-off = the discarder pays for all
option-sanma_ron_own_share-on = the discarder pays the own share only

option-sanma_tsumo_surcharge-off = there is none
option-sanma_tsumo_surcharge-2000_1000 = from each 2000 to the dealer, 1000 to others
option-sanma_tsumo_surcharge-1000 = from each 1000

option-sanma_thousand_table-off = as usual
option-sanma_thousand_table-on = payments in thousands

option-gari_double-off = as usual
option-gari_double-on = twice where an indicator is a tile that is set aside

option-gari_triple-off = as usual
option-gari_triple-on = three times where an indicator is a red five

option-sixty_fu_cutoff-off = fu are counted as usual
option-sixty_fu_cutoff-on = from 60 fu on it is 30 fu and one han more

option-hikkake_ban-off = it is allowed
option-hikkake_ban-on = it is forbidden

option-riichi_shibari-off = riichi is voluntary
option-riichi_shibari-on = nobody wins without riichi

option-time_limit-off = there is no limit
option-time_limit-number = so many minutes

option-winner_deals-off = the deal passes in order
option-winner_deals-on = who has won deals next
option-renchan_value_tile-off = repeats have no value tile of their own
option-renchan_value_tile-winds = a wind: East in the first repeat, and so on in a circle
option-renchan_value_tile-dragons = a dragon: White in the first repeat, and so on in a circle
option-renchan_value_tile-winds_and_dragons = both a wind and a dragon
option-renchan_value_tile-by_round = the tile goes by the number of the round
option-renchan_value_tile-by_deal = the tile goes by the number of the deal in the round
option-renchan_value_tile-by_die = a die names the tile
option-atamahane-direct = the nearest in turn order after the discarder
option-atamahane-reverse = the farthest in turn order after the discarder
option-renchan_limit-off = the deal passes every time
option-renchan_limit-until_lost = without a limit, while the dealer stays
option-renchan_limit-number = so many repeats in a row at most
option-paarenchan-off = nothing special
option-paarenchan-on = from eight honba on any win of the dealer is a yakuman
option-paarenchan-any_player = from eight honba on any win of anybody is a yakuman
option-paarenchan-force_rotation = any win of the dealer is a yakuman, and after the ninth repeat the deal passes
option-paarenchan-number = any win of the dealer is a yakuman, but only with eight honba, and then again after each so many more
option-inherited_honba-off = honba of the present dealer only
option-inherited_honba-on = all honba, those of earlier dealers, too
option-inherited_honba-list = all honba count for what is named only
option-inherited_honba-list-paarenchan = paarenchan
option-inherited_honba-list-ryanhan_shibari = ryanhan shibari

option-seating_method-random = by lot
option-seating_method-seishiki = tiles of the winds in a row, dice decide
option-seating_method-kanryaku = mixed tiles of the winds are drawn
option-seating_method-shiro_kiten = with a white dragon, whose drawer deals first or chooses the dealer's place
option-seating_method-togata = tiles of the winds in one pile, dice decide
option-seating_method-kage = mixed behind the back and offered in fists
option-seating_method-orosoka = the highest throw deals first
option-seating_method-dice = everybody throws two dice, the highest sum is East

option-tw_min_tai-0 = any winning hand
option-tw_min_tai-5 = five tai without flowers and supplement

option-tw_missed_win-none = a win that was passed bars nothing
option-tw_missed_win-until_own_turn = no win on discards until the own next turn

option-tw_tai_limit-none = there is no limit
option-tw_tai_limit-40 = 40 tai at most

option-tw_limit_before_supplement-off = no payment is higher than the limit
option-tw_limit_before_supplement-on = the supplement is added to the limit

option-tw_scoring_medium-sheet = on a sheet, from nothing
option-tw_scoring_medium-sticks_790 = counting sticks for 790 tai each
option-tw_scoring_medium-sticks_800 = counting sticks for 800 tai each

option-tw_implied_absorption-off = only what the table says is absorbed
option-tw_implied_absorption-on = what is always included is absorbed

option-tw_discard_chow_in_straight-open = the chow is open, the straight is worth 5
option-tw_discard_chow_in_straight-concealed = the chow is concealed, the straight can be worth 10

option-tw_river_count-lying = those that lie in the river
option-tw_river_count-all_discards = all that were made

option-tw_pure_suit_no_flowers-fan_2 = no flowers: one tai
option-tw_pure_suit_no_flowers-fan_13 = no honours, no flowers: three tai

option-tw_flower_win_supplement-off = it is not paid
option-tw_flower_win_supplement-on = it is paid

option-sc_next_after_hu-after_last_winner = the next one after the last winner
option-sc_next_after_hu-after_discarder = the next one after the discarder

option-sc_wait_on_own_four-off = it does not wait
option-sc_wait_on_own_four-on = it waits

option-sc_fine_48_stacking-once = one fine for a player and deal
option-sc_fine_48_stacking-per_cause = one for each cause

option-sc_exchange_three-off = nobody passes tiles on
option-sc_exchange_three-next = to the next player
option-sc_exchange_three-across = to the player across
option-sc_exchange_three-previous = to the previous player
option-sc_exchange_three-dice = as the dice of the break say

option-sc_fan_cap-3 = 8 points at most
option-sc_fan_cap-4 = 16 points at most
option-sc_fan_cap-5 = 32 points at most
option-sc_fan_cap-none = there is no cap
