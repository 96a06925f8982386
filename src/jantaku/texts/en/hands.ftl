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
wait-orphan = missing orphan
wait-thirteen = thirteen-sided wait
wait-other = another wait

## Structures: ways for a hand to be complete

structure-sets = sets and a pair
structure-supplemented = sets, mixed ones too, and a pair
structure-seven-pairs = chiitoitsu (seven pairs)
structure-seven-pairs-quads = seven pairs, identical pairs allowed
structure-thirteen-orphans = kokushi musou (thirteen orphans)
structure-eight-and-a-half-pairs = eight and a half pairs

## How far a hand is

state-tenpai = tenpai
state-shanten = shanten

## What is wrong with a meld

meld-tiles = { $tiles } is no chi, pon or kan: it takes three tiles of a suit in a row, or three or four equal ones.
meld-closed-kan = a closed kan is four equal tiles, and { $tiles } is not.
meld-added = only the fourth tile of a pon, or one like the claimed tile of a run, may stand behind the sign, and this is not it ({ $tiles }).
meld-feeder = an open meld has a claimed tile and somebody who fed it, and a closed kan has neither ({ $tiles }).
