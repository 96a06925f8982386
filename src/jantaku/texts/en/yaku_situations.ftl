## Local yaku of how a hand was won, of the pond, and of hands that are no four sets and a pair

yaku-kan_chankan-text = Chankan with a kanchan wait, in the middle of a run, in a closed hand. It is added to chankan.
yaku-chanjun-text = Ron on the tile that another player adds to an open run. It is possible only where tiles may be added to runs (added_run).
yaku-ryansou_chankan-text = Chankan on the 2 sou: the tile that another player adds to a pon of 2 sou completes the hand. A closed kan of 2 sou also counts, if chankan_on_ankan lets this hand rob it.
yaku-ryansou_chankan-because = the winning tile is a 2 sou
yaku-toukanhou-text = A win on the replacement tile of a kan declared in the first go-around. It is added to rinshan; some tables pay a yakuman. Our reading: the go-around lasts until the winner’s first discard.
yaku-ji_chankan-text = The hand has a ryanmen wait and a pon of one of its waits, and the winner draws the fourth copy: as if adding it to the pon for a kan and robbing that kan. It is a tsumo, and the kan need not be declared first. A closed triplet counts only where any hand may rob a closed kan.
yaku-take_no_hana-text = Chinitsu of sou, completed by rinshan with the red 5 sou as the replacement tile.
yaku-san_tori-text = Three 1 sou among the winner’s discards; called tiles count in their place. Our reading: they must be in a row.
yaku-mini_sangen-text = Two dragons of each colour anywhere among the winner’s discards; called tiles also count.
yaku-gan_shuutingu-text = The hand contains two red dragons, two 3 sou and a 7 sou, in any sets. Also, a player who discards red dragon, 3, 7, 3 sou, red dragon in a row is paid a mangan by everyone at once, as for a tsumo. Our reading: everyone pays, and the deal continues.
yaku-gan_shuutingu-because = the hand contains two red dragons, two 3 sou and a 7 sou
yaku-kitsutsuki-text = 1, 2, 2, 1 or West, 3, 3, West in a row among the winner’s discards; the numbers may be of any suits. Our reading: it counts if the player who made the discards wins the deal.
yaku-nakanishi_hassha-text = Red dragon, West, green dragon, West, white dragon in a row among the winner’s discards. Our reading: it counts if the player who made the discards wins the deal.
yaku-suma_suma-text = 1, 2, 1, 2 of any suits in a row among the winner’s discards. Our reading: it counts if the player who made the discards wins the deal.
yaku-shinbunshi-text = 5, 2, 1, 2, 5 or West, 3, red dragon, 9, red dragon, 3, West in a row among the winner’s discards: a row that reads the same from both ends; the numbers may be of any suits. It does not combine with takeyabu yaketa.
yaku-take_yabu_yaketa-text = 3, 7, South, 6, South, 7, 3 or West, 3, red dragon, 9, red dragon, 3, West in a row among the winner’s discards; the numbers may be of any suits. It replaces shinbunshi.
yaku-tomato-text = Three rows of 3, 5, 3, or West, 3, West, or white, green, white dragon among the winner’s discards; the rows may differ, and the numbers may be of any suits. Our reading: no tile counts for two rows.
yaku-kumiai_ryuu-text = A knitted row from 1 to 9: 1-4-7 in one suit, 2-5-8 in another, 3-6-9 in the third, with an ordinary set and a pair. Only the ordinary set may be open. Knitted threes are not runs.
yaku-chiirenkoku-text = The same seven consecutive ranks in two suits, one of each, for example 1 to 7 man and 1 to 7 pin. The hand is always closed.
yaku-shiisan_puutaa-text = Thirteen different unrelated tiles as dealt: no two fit in one set or pair, so tiles of a suit are three or more ranks apart. The first tile drawn duplicates one of them; the dealer’s fourteen count together. It is declared in the first turn, before any call. Tenhou and chiihou are not added. Fourteen different tiles are shiisuu puutaa.
yaku-shiisuu_puutaa-text = Like shiisan puutaa, but all fourteen tiles are different and unrelated. It is declared in the first turn, before any call. Tenhou and chiihou are not added.
yaku-shiisuu_taishou-text = One of each of fourteen symmetric tiles: 1, 2, 4, 5, 8, 9 pin, 2, 4, 5, 6, 8, 9 sou, the white dragon and one more that the table chooses, usually 3 pin (the rule symmetric_fourteenth_tile).
yaku-chiishin_uushii-text = One of each of the seven honours and seven unrelated suit tiles: no two fit in one set or pair, so tiles of a suit are three or more ranks apart.
yaku-junsei_finland_dokuritsu-text = A picture of the northern sky at night and the moon. Exactly these tiles: a 1 pin, three Norths, and of man four 1s, a 2, a 6, a 7, an 8 and two 9s. The hand is closed.
yaku-kasane_yakuman-text = Four closed kans of the winds and a pair of dragons. It is worth six yakuman and replaces all it contains: daisuushii, tsuuiisou, suukantsu, suuankou, sanpuukan and muketsu musou.

## Facts of kans, of the pond, and of odd structures

fact-early_kan = the kan was declared before the winner’s first discard
fact-early_kan-not = the kan was not declared in the first go-around
fact-pond_chickens = three 1 sou in a row are among the winner’s discards
fact-pond_chickens-not = there are no three 1 sou in a row among the winner’s discards
fact-pond_dragons = two dragons of each colour are among the winner’s discards
fact-pond_dragons-not = the winner’s discards lack two dragons of each colour
fact-pond_woodpecker = 1, 2, 2, 1 or West, 3, 3, West are in a row among the winner’s discards
fact-pond_woodpecker-not = neither 1, 2, 2, 1 nor West, 3, 3, West is in a row among the winner’s discards
fact-pond_shot = red dragon, West, green dragon, West, white dragon are in a row among the winner’s discards
fact-pond_shot-not = red dragon, West, green dragon, West, white dragon are not in a row among the winner’s discards
fact-pond_corner = 1, 2, 1, 2 are in a row among the winner’s discards
fact-pond_corner-not = 1, 2, 1, 2 are not in a row among the winner’s discards
fact-pond_newspaper = 5, 2, 1, 2, 5 or West, 3, red dragon, 9, red dragon, 3, West are in a row among the winner’s discards
fact-pond_newspaper-not = neither 5, 2, 1, 2, 5 nor West, 3, red dragon, 9, red dragon, 3, West is in a row among the winner’s discards
fact-pond_thicket = 3, 7, South, 6, South, 7, 3 or West, 3, red dragon, 9, red dragon, 3, West are in a row among the winner’s discards
fact-pond_thicket-not = neither 3, 7, South, 6, South, 7, 3 nor West, 3, red dragon, 9, red dragon, 3, West is in a row among the winner’s discards
fact-pond_tomato = three rows of 3, 5, 3 or West, 3, West or white, green, white dragon are among the winner’s discards
fact-pond_tomato-not = there are no three rows of 3, 5, 3 or West, 3, West or white, green, white dragon among the winner’s discards
fact-won_on_red_bamboo = the winning tile is the red 5 sou
fact-won_on_red_bamboo-not = the winning tile is not the red 5 sou
fact-fourth_of_triplet = the winning tile completed a run, and the hand also has a triplet of that tile
fact-fourth_of_triplet-not = the winning tile did not complete a run, or the hand has no triplet of that tile
fact-fourth_of_closed_triplet = the triplet of the same tile is closed
fact-fourth_of_closed_triplet-not = the hand has no closed triplet of the winning tile
fact-form_thirteen_unrelated = thirteen different unrelated tiles and a second copy of one
fact-form_thirteen_unrelated-not = not thirteen unrelated tiles and a second copy of one
fact-form_fourteen_unrelated = fourteen different unrelated tiles
fact-form_fourteen_unrelated-not = not fourteen different unrelated tiles
fact-form_knitted = 1-4-7, 2-5-8 and 3-6-9 in three suits, a set and a pair
fact-form_knitted-not = there is no knitted row in three suits
fact-form_two_septets = the same seven consecutive ranks in two suits
fact-form_two_septets-not = not the same seven consecutive ranks in two suits
fact-form_symmetric = one of each of the fourteen symmetric tiles
fact-form_symmetric-not = not fourteen different symmetric tiles
fact-form_long_runs = three runs of four tiles and a pair
fact-form_long_runs-not = not three runs of four tiles and a pair
fact-form_finland = exactly the tiles of the picture
fact-form_finland-not = not the tiles of the picture
fact-form_seven_stars = all seven honours and seven unrelated suit tiles
fact-form_seven_stars-not = not the seven honours and seven unrelated suit tiles

structure-knitted = a knitted row, a set and a pair
structure-two-septets = the same seven ranks in two suits
structure-seven-stars = seven honours and seven unrelated suit tiles
structure-symmetric = fourteen symmetric tiles
structure-long-runs = three runs of four tiles and a pair
structure-finland = the picture of Finland
structure-thirteen-unrelated = thirteen unrelated tiles and a second copy of one, as dealt
structure-fourteen-unrelated = fourteen unrelated tiles, as dealt

## Names for what is there

yaku-tate-text = The common name of tenhou, chiihou and renhou. It is worth nothing by itself.
yaku-men_prefix-text = A prefix to the name of a hand: riichi was declared, as in “men-tan-pin”. It is worth nothing in addition to riichi.
yaku-fill_one_suit-text = The hand consists of tiles of one suit. It is worth nothing by itself. Our reading: the whole hand, not only the tiles left over in an irregular hand.
yaku-fill_black-text = The hand consists of black tiles: 2, 4, 8 pin and winds. It is worth nothing by itself.
yaku-fill_black-because = nothing but 2, 4, 8 pin and winds
yaku-fill_green-text = The hand consists of green tiles: 2, 3, 4, 6, 8 sou and the green dragon. It is worth nothing by itself.
yaku-fill_no_red-text = The hand consists of tiles without red: 2, 4, 8 pin, 2, 3, 4, 6, 8 sou, winds, white and green dragon. It is worth nothing by itself.
yaku-fill_no_red-because = no tile has red on it
yaku-fill_two_ranks-text = The hand consists of suit tiles of only two ranks, in as many suits as the sets and the pair need. It is worth nothing by itself.
yaku-fill_two_ranks-because = suit tiles of only two ranks
yaku-fill_unconnected-text = The hand consists of unrelated tiles that cannot share a set or pair: kokushi, shiisan puutaa, shiisuu puutaa and chiishin uushii. It is worth nothing by itself.
yaku-fill_symmetric-text = The hand consists of symmetric tiles: 1, 2, 3, 4, 5, 8, 9 pin, 2, 4, 5, 6, 8, 9 sou and the white dragon; the 3 pin is the table’s choice, and the usual one. It is worth nothing by itself.
yaku-fill_symmetric-because = symmetric tiles only
yaku-fill_terminals_honours-text = The hand consists of terminals and honours. It is worth nothing by itself.
