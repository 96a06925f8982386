## Local yaku of how a hand was won, of the pond, and of hands that are no four sets and a pair

yaku-kan_chankan-text = Chankan with a kanchan wait, that is, in the middle of a run, in a closed hand. It is added to chankan.
yaku-chanjun-text = Ron on the tile that another player lays on his open run. It is only possible where runs may be raised (added_run).
yaku-ryansou_chankan-text = Chankan on the 2 of bamboo: the tile that another player adds to a pon of 2 of bamboo completes the hand. So does one of a closed kan of them, where chankan_on_ankan lets this hand rob it.
yaku-ryansou_chankan-because = the winning tile is a 2 of bamboo
yaku-toukanhou-text = A win on the replacement tile of a kan that was declared in the first go-around. We take that to last until the winner's own first discard. It is added to rinshan; some tables pay a yakuman.
yaku-ji_chankan-text = The hand has a ryanmen wait beside a pon of one of the tiles that win, and the fourth of them comes from the wall: the player adds it to the pon for a kan and robs himself. It is a tsumo; the kan need not be declared first. A closed triplet serves only where a closed kan may be robbed with any hand.
yaku-take_no_hana-text = Chinitsu of bamboo, completed by rinshan, and the replacement tile is the red 5 of bamboo.
yaku-san_tori-text = In the winner's pond three 1 of bamboo lie in a row; the book says “usually in a row”, and so we take it. Tiles that another player has called count where they lay.
yaku-mini_sangen-text = In the winner's pond there are two dragons of each colour, wherever they lie. Tiles that another player has called count, too.
yaku-gan_shuutingu-text = The hand holds two red dragons, two 3 and a 7 of bamboo, however it falls into sets. And whoever discards red dragon, 3, 7, 3 of bamboo, red dragon one after the other is paid a mangan by everybody at once, as for a tsumo, and the deal goes on: who pays and whether the deal ends the book leaves to the table, this is our choice.
yaku-gan_shuutingu-because = the hand holds two red dragons, two 3 and a 7 of bamboo
yaku-kitsutsuki-text = In the winner's pond lie in a row 1, 2, 2, 1 or West, 3, 3, West; the numbers may be of any suits. It counts if the owner of the pond wins the deal: that is our reading of the book.
yaku-nakanishi_hassha-text = In the winner's pond lie in a row red dragon, West, green dragon, West, white dragon. It counts if the owner of the pond wins the deal: that is our reading of the book.
yaku-suma_suma-text = In the winner's pond lie in a row 1, 2, 1, 2, of any suits. It counts if the owner of the pond wins the deal: that is our reading of the book.
yaku-shinbunshi-text = In the winner's pond lie in a row 5, 2, 1, 2, 5 or West, 3, red dragon, 9, red dragon, 3, West: a row that reads the same from both ends; the numbers may be of any suits. It does not count beside takeyabu yaketa.
yaku-take_yabu_yaketa-text = In the winner's pond lie in a row 3, 7, South, 6, South, 7, 3 or West, 3, red dragon, 9, red dragon, 3, West; the numbers may be of any suits. It replaces shinbunshi.
yaku-tomato-text = In the winner's pond lie three times in a row 3, 5, 3, or West, 3, West, or white, green, white dragon; the rows may differ, the numbers may be of any suits. No tile counts for two rows: that is our reading of the book.
yaku-kumiai_ryuu-text = A knitted row from 1 to 9: 1-4-7 in one suit, 2-5-8 in another, 3-6-9 in the third, with an ordinary set and a pair. Only the ordinary set may be open. Knitted threes are no runs.
yaku-chiirenkoku-text = The same seven ranks in a row, once each in two suits, for example 1 to 7 of characters and of dots. The hand is always closed.
yaku-shiisan_puutaa-text = Thirteen different tiles no two of which could stand in one set or pair: in a suit they are three ranks apart or more. So many are dealt, and the first tile drawn is one of them again; of the dealer all fourteen count. Fourteen different ones are shiisuu puutaa. It is declared in the first turn, before anybody has called anything. Tenhou and chiihou are not added.
yaku-shiisuu_puutaa-text = As shiisan puutaa, but all fourteen tiles are different and have nothing to do with each other. It is declared in the first turn, before anybody has called anything. Tenhou and chiihou are not added.
yaku-shiisuu_taishou-text = One each of the fourteen tiles that are symmetric in every way: 1, 2, 4, 5, 8, 9 of dots, 2, 4, 5, 6, 8, 9 of bamboo, the white dragon and one more of the table's choice, here the usual one, 3 of dots.
yaku-chiishin_uushii-text = One each of the seven honours and seven numbers no two of which could stand in one set or pair: in a suit they are three ranks apart or more.
yaku-junsei_finland_dokuritsu-text = A picture: the northern sky at night and the moon. Exactly these tiles: 1 of dots, three North, four 1, a 2, a 6, a 7, an 8 and two 9 of characters. The hand is closed.
yaku-kasane_yakuman-text = Four closed kans of the winds and a pair of dragons. It is worth six yakuman and replaces all that are in it: daisuushii, tsuuiisou, suukantsu, suuankou, sanpuukan and muketsu musou.

## Facts of kans, of the pond, and of odd structures

fact-early_kan = the kan was declared before the own first discard
fact-early_kan-not = the kan was not declared in the first go-around
fact-pond_chickens = three 1 of bamboo lie in a row in the own pond
fact-pond_chickens-not = no three 1 of bamboo lie in a row in the own pond
fact-pond_dragons = two dragons of each colour lie in the own pond
fact-pond_dragons-not = there are not two dragons of each colour in the own pond
fact-pond_woodpecker = 1, 2, 2, 1 or West, 3, 3, West lie in a row in the own pond
fact-pond_woodpecker-not = neither 1, 2, 2, 1 nor West, 3, 3, West lie in a row in the own pond
fact-pond_shot = red dragon, West, green dragon, West, white dragon lie in a row in the own pond
fact-pond_shot-not = the row of dragons with West between them is not in the own pond
fact-pond_corner = 1, 2, 1, 2 lie in a row in the own pond
fact-pond_corner-not = no 1, 2, 1, 2 lie in a row in the own pond
fact-pond_newspaper = 5, 2, 1, 2, 5 or West, 3, red dragon, 9, red dragon, 3, West lie in a row in the own pond
fact-pond_newspaper-not = no such row that reads the same from both ends is in the own pond
fact-pond_thicket = 3, 7, South, 6, South, 7, 3 or West, 3, red dragon, 9, red dragon, 3, West lie in a row in the own pond
fact-pond_thicket-not = no such row of seven tiles is in the own pond
fact-pond_tomato = 3, 5, 3 or West, 3, West or white, green, white dragon lie three times in the own pond
fact-pond_tomato-not = such rows lie in the own pond fewer than three times
fact-won_on_red_bamboo = the winning tile is the red 5 of bamboo
fact-won_on_red_bamboo-not = the winning tile is not the red 5 of bamboo
fact-fourth_of_triplet = the winning tile completed a run beside a triplet of its kind
fact-fourth_of_triplet-not = the winning tile did not complete a run beside a triplet of its kind
fact-fourth_of_closed_triplet = that triplet is not melded
fact-fourth_of_closed_triplet-not = there is no such closed triplet
fact-form_thirteen_unrelated = thirteen different unrelated tiles and one of them again
fact-form_thirteen_unrelated-not = these are not thirteen unrelated tiles and one of them again
fact-form_fourteen_unrelated = fourteen different unrelated tiles
fact-form_fourteen_unrelated-not = these are not fourteen unrelated tiles
fact-form_knitted = 1-4-7, 2-5-8 and 3-6-9 in three suits, a set and a pair
fact-form_knitted-not = there is no knitted row in three suits
fact-form_two_septets = the same seven ranks in a row in two suits
fact-form_two_septets-not = there are not the same seven ranks in a row in two suits
fact-form_symmetric = one each of the fourteen symmetric tiles
fact-form_symmetric-not = these are not fourteen different symmetric tiles
fact-form_finland = exactly the tiles of the picture
fact-form_finland-not = these are not the tiles of the picture
fact-form_seven_stars = all seven honours and seven unrelated numbers
fact-form_seven_stars-not = these are not the seven honours and seven unrelated numbers

structure-knitted = a knitted row, a set and a pair
structure-two-septets = the same seven ranks in two suits
structure-seven-stars = seven honours and seven unrelated numbers
structure-symmetric = fourteen symmetric tiles
structure-finland = the picture of Finland
structure-thirteen-unrelated = thirteen unrelated tiles and one of them again, as dealt
structure-fourteen-unrelated = fourteen unrelated tiles, as dealt

## Names for what is there

yaku-tate-text = The common name of tenhou, chiihou and renhou. Worth nothing by itself.
yaku-men_prefix-text = A prefix to the name of a hand: riichi was declared, as in “men-tan-pin”. Worth nothing beside riichi.
yaku-fill_one_suit-text = The hand is filled with tiles of one suit. The book calls so what is left of an odd hand; here the name goes to a hand that is all so. Worth nothing by itself.
yaku-fill_black-text = The hand is filled with black tiles: 2, 4, 8 of dots and winds. Here the name goes to a hand that is all so; it is worth nothing by itself.
yaku-fill_black-because = nothing but 2, 4, 8 of dots and winds
yaku-fill_green-text = The hand is filled with green tiles: 2, 3, 4, 6, 8 of bamboo and the green dragon. Here the name goes to a hand that is all so; it is worth nothing by itself.
yaku-fill_no_red-text = The hand is filled with tiles without red: 2, 4, 8 of dots, 2, 3, 4, 6, 8 of bamboo, winds, white and green dragon. Here the name goes to a hand that is all so; it is worth nothing by itself.
yaku-fill_no_red-because = no tile has red in it
yaku-fill_two_ranks-text = The hand is filled with numbers of two ranks only, in as many suits as sets and a pair need. Worth nothing by itself.
yaku-fill_two_ranks-because = numbers of two ranks only
yaku-fill_unconnected-text = The hand is filled with unrelated tiles: no two could stand in one set. Such are kokushi, shiisan puutaa, shiisuu puutaa and chiishin uushii. Worth nothing by itself.
yaku-fill_symmetric-text = The hand is filled with tiles that are symmetric in every way: 1, 2, 3, 4, 5, 8, 9 of dots, 2, 4, 5, 6, 8, 9 of bamboo and the white dragon; 3 of dots is the table's choice, and the usual one. Worth nothing by itself.
yaku-fill_symmetric-because = symmetric tiles only
yaku-fill_terminals_honours-text = The hand is filled with terminals and honours. Here the name goes to a hand that is all so; it is worth nothing by itself.
