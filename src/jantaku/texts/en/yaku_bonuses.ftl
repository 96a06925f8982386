## Bonuses and prizes

yaku-sen_sei-text = Red fives of all three suits are in the hand. It is one han for the three together, added to the dora that they are; like dora it makes no win by itself (our reading).
yaku-aka_mondeikou-text = Four red fives are in the hand: one han more in an open hand, two in a closed one, added to the dora that they are. By other rules they cancel each other out.
yaku-iichiko-text = A triplet or kan of fives and one of sevens, of any suits, a pair of ones, and at least one dora. It has no han of its own but makes the win; what is paid comes from the dora.
yaku-iichiko-because = triplets of fives and sevens and a pair of ones
yaku-all_stars_chips-text = Red fives of all three suits in a won hand, open or closed: two chips from each of the others, and no han.
yaku-uradora_chip-text = A chip for each ura dora of a won hand, from each who pays for it; no han beside those of the dora.
yaku-yakuhai_shibari-text = Yakuhai in which only closed sets count: a closed triplet or kan of dragons, of the own wind or of the round is a han each, a melded one nothing. One that a ron completed is closed. It takes the place of the usual yakuhai.
yaku-yakuhai_shibari-because = a closed set of a value tile
yaku-ryandoukou-text = Triplets or kans of the same number in two suits: a han in a closed hand, nothing in an open one. A pair of that number in the third suit is always one han more, so that an open hand has 1 han with it, and a closed one 2. It does not count beside sanshoku doukou.
yaku-ryandoukou-because = the same triplet in two suits
yaku-muketsu_itteki-text = Three tiles or fewer are left of the winner’s own side of the wall, live and dead ones together: then a ron needs no yaku. It has no han of its own; the hand is paid for what it is worth. The text of the book says nothing of open hands, and they count; its list of values has it for closed hands only, and a rule set may price it so.
fact-three_red_suits = there is a red five of each suit
fact-three_red_suits-not = there is no red five of each suit
fact-four_reds = there are four red fives
fact-four_reds-not = there are no four red fives
fact-ura_dora_held = there is an ura dora
fact-ura_dora_held-not = there is no ura dora
fact-own_wall_low = three tiles or fewer are left of the own side of the wall
fact-own_wall_low-not = more than three tiles are left of the own side of the wall
yaku-chou_hissatsu_sandoukou-text = A ready hand that has triplets or kans of one number in all three suits, melded or not, is laid open, and three tiles are drawn at once. The first two are dora indicators that count only for this player; the third must complete the hand, which is then won by tsumo at its usual value, with ippatsu if the player is in riichi. If it does not, that is chombo. Our reading: it is said to the discard before one’s own turn, in place of the draw, and done if nobody takes that tile; furiten does not matter; three live tiles must be left, and if the third is the last one, the win is haitei.
fact-triple_draw = three tiles were drawn at once, and the third has won
fact-triple_draw-not = the winning tile was drawn alone
yaku-permanent_dora-text = A tile that the rules of the table make dora in every deal, without an indicator.
