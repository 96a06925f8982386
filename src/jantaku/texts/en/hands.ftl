## Sets and pairs

thing-run = run (shuntsu)
thing-triplet = triplet (koutsu)
thing-kan = kan (quad)
thing-pair = pair

## Waits

thing-wait_ryanmen = two-sided wait (ryanmen)
thing-wait_kanchan = closed wait (kanchan)
thing-wait_penchan = edge wait (penchan)
thing-wait_tanki = pair wait (tanki)
thing-wait_shanpon = dual pair wait (shanpon)
wait-orphan = wait on the missing orphan
wait-thirteen = thirteen-sided wait
wait-other = other wait

## Structures: ways for a hand to be complete

structure-sets = sets and a pair
structure-supplemented = sets, including mixed ones, and a pair
structure-seven-pairs = chiitoitsu (seven pairs)
structure-seven-pairs-quads = seven pairs, identical pairs allowed
structure-thirteen-orphans = kokushi musou (thirteen orphans)
structure-orphans-and-set = kokushi musou and a set
structure-great-orphans = kokushi musou with a harmonious end
structure-eight-and-a-half-pairs = eight and a half pairs

## How far a hand is

state-tenpai = tenpai
state-shanten = shanten

## What is wrong with a meld

meld-tiles = { $tiles } is not a chii, pon or kan: expected three consecutive tiles of one suit, or three or four identical tiles.
meld-closed-kan = { $tiles } is not a closed kan: expected four identical tiles.
meld-seat = expected one digit after @: the seat the tile came from, 0 to { $most }.
meld-added = unexpected tile after the mark ({ $tiles }): only the fourth tile of a pon, or a copy of the called tile of a run, may follow it.
meld-feeder = an open meld has a called tile and a discarder; a closed kan has neither ({ $tiles }).
