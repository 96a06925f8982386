## Bonuses and prizes

yaku-sen_sei-text = Red fives of all three suits are in the hand: one han for the three together, in addition to their dora. Our reading: like dora, it does not allow a win alone.
yaku-aka_mondeikou-text = Four red fives are in the hand: one more han in an open hand, two in a closed one, in addition to their dora. Other rule sets let them cancel each other out.
yaku-iichiko-text = A triplet or kan of fives and one of sevens, of any suits, a pair of ones, and at least one dora. It is worth no han but allows the win; the payment comes from the dora.
yaku-iichiko-because = triplets of fives and sevens and a pair of ones
yaku-all_stars_chips-text = Red fives of all three suits in a winning hand, open or closed: two chips from each other player, and no han.
yaku-uradora_chip-text = A chip for each ura dora in a winning hand, from each player who pays for it; no han beyond those of the dora.
yaku-yakuhai_shibari-text = Yakuhai in which only closed sets count: a closed triplet or kan of dragons, of the seat wind or of the round wind is worth a han, a melded one nothing. One completed by ron is closed. It replaces the usual yakuhai.
yaku-yakuhai_shibari-because = a closed set of a value tile
yaku-ryandoukou-text = Triplets or kans of the same rank in two suits: a han in a closed hand, nothing in an open one. A pair of that rank in the third suit always adds a han, so an open hand with it has 1 han and a closed one 2. It does not combine with sanshoku doukou.
yaku-ryandoukou-because = the same triplet in two suits
yaku-muketsu_itteki-text = A ron needs no yaku if three or fewer tiles are left in the winner’s own side of the wall, live and dead together. This is worth no han; the hand is paid its usual value. Our reading: open hands count.
fact-three_red_suits = there is a red five of each suit
fact-three_red_suits-not = the red five of at least one suit is missing
fact-four_reds = there are four red fives
fact-four_reds-not = there are fewer than four red fives
fact-ura_dora_held = there is an ura dora
fact-ura_dora_held-not = there is no ura dora
fact-own_wall_low = three or fewer tiles are left in the winner’s own side of the wall
fact-own_wall_low-not = more than three tiles are left in the winner’s own side of the wall
yaku-chou_hissatsu_sandoukou-text = A player with a tenpai hand that has triplets or kans of one rank in all three suits, melded or not, shows it and draws three tiles at once. The first two are dora indicators for this player only; the third must complete the hand, which then wins by tsumo at its usual value, with ippatsu in riichi. If it does not, that is chombo. Our reading: you declare it on the discard before your turn, in place of your draw, if nobody calls that tile; furiten does not matter; three live tiles must be left, and if the third is the last one, the win is haitei.
fact-triple_draw = three tiles were drawn at once, and the third won
fact-triple_draw-not = the winning tile was drawn alone
yaku-permanent_dora-text = A tile that the rules make dora in every deal, without an indicator.
