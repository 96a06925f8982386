## Names of tiles

tile-1m = 1 man
tile-2m = 2 man
tile-3m = 3 man
tile-4m = 4 man
tile-5m = 5 man
tile-6m = 6 man
tile-7m = 7 man
tile-8m = 8 man
tile-9m = 9 man
tile-1p = 1 pin
tile-2p = 2 pin
tile-3p = 3 pin
tile-4p = 4 pin
tile-5p = 5 pin
tile-6p = 6 pin
tile-7p = 7 pin
tile-8p = 8 pin
tile-9p = 9 pin
tile-1s = 1 sou
tile-2s = 2 sou
tile-3s = 3 sou
tile-4s = 4 sou
tile-5s = 5 sou
tile-6s = 6 sou
tile-7s = 7 sou
tile-8s = 8 sou
tile-9s = 9 sou
tile-1z = East wind
tile-2z = South wind
tile-3z = West wind
tile-4z = North wind
tile-5z = white dragon
tile-6z = green dragon
tile-7z = red dragon
tile-f1 = plum
tile-f2 = orchid
tile-f3 = chrysanthemum
tile-f4 = bamboo (flower)
tile-f5 = spring
tile-f6 = summer
tile-f7 = autumn
tile-f8 = winter
tile-0m = red 5 man
tile-0p = red 5 pin
tile-0s = red 5 sou
tile-5bm = blue 5 man
tile-5bp = blue 5 pin
tile-5bs = blue 5 sou
tile-5gs = green 5 sou
tile-orange_dragon = orange dragon
tile-gold_dragon = golden dragon
tile-haku_pocchi = white dragon with a dot
tile-cat = cat
tile-rat = rat
tile-rooster = rooster
tile-centipede = centipede

## Tiles that the word list does not name

tile-ya = ya
tile-yu = yu
tile-j1 = joker 1
tile-j2 = joker 2
tile-j3 = joker 3
tile-j4 = joker 4

## What is wrong with a text that should name tiles

notation-letter = unexpected “{ $letter }”; write digits, then m, p, s, z or f.
notation-no-letter = expected a letter after { $digits }: m, p, s, z or f.
notation-no-digits = expected digits before “{ $letter }”.
notation-no-tile = { $tile } does not exist.
notation-mark = the mark “{ $mark }” must directly follow a digit.
notation-copies = { $count } copies of { $tile }; the limit is { $limit }.
notation-copies-marked = { $count } copies of { $tile }; the tile set { $set } has { $limit }.
notation-copies-plain = { $count } copies of { $tile }; the tile set { $set } has { $limit } without a mark (a red five is written 0).
notation-absent = { $tile } is not in the tile set { $set }.
notation-number = “{ $number }” is not a tile number; expected 0 to 135.
notation-number-absent = number { $number } is { $tile }, which the tile set does not have.
notation-number-twice = number { $number } appears twice.
notation-no-number = { $tile }, copy { $copy }, has no number among 136.
notation-mjai = “{ $name }” is not an mjai tile name.
notation-no-mjai = { $tile } has no mjai name.
notation-glyph = “{ $glyph }” is not a Unicode tile.
notation-no-glyph = Unicode has no character for { $tile }.

## What is wrong with the id of a tile set

tile-set-unknown = unknown tile set “{ $name }”; did you mean “{ $nearest }”?
tile-set-unmarked = only marked tiles may follow the colon; { $tile } has no mark.
