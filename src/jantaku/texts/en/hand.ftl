## The command hand

hand-about = Look at a hand: how far it is from ready, what it waits for, what to discard, how it is read.
hand-argument-tiles = The hand, for example 123m406p77z; melds are words of their own: 345m- 555p= 1111z#.
hand-option-game = The game whose tiles and hands are meant.
hand-option-tiles = Another tile set, for example sanma.
hand-option-void = A suit that may not be in a complete hand.
hand-option-seen = Tiles that can be seen elsewhere on the table.
hand-option-all = Show every discard, not only the best ones.
hand-option-json = Answer in JSON, for programs.
cli-option-why = Explain every part of what a win is worth.
cli-option-plain = Letters only: no drawn tiles.

## What is wrong with the question

hand-no-such-game = there is no game “{ $game }”; choose one of: { $choice }.
hand-no-such-suit = “{ $suit }” is not a suit; choose m, p or s.
hand-seen-too-many = the hand and what was seen hold { $count } copies of { $tile }; there can be only { $limit }.
hand-size = { $melds ->
    [0] a hand cannot have { $count } tiles
    [one] beside one meld a hand cannot have { $count } tiles
   *[other] beside { $melds } melds a hand cannot have { $count } tiles
}; possible are { $sizes }.
hand-melds-too-many = { $melds } melds are too many: a complete hand has only { $size } tiles.

## Words of the games

thing-tile = tile
thing-tile-taiwanese = tile
thing-tile-sichuan = tile
thing-discard = discard
thing-discard-taiwanese = discard
thing-discard-sichuan = discard
thing-winning_hand = winning hand
thing-winning_hand-taiwanese = winning hand
thing-winning_hand-sichuan = complete hand
state-tenpai-taiwanese = waiting hand
state-tenpai-sichuan = waiting
thing-wait = wait
thing-reading = reading of the hand
count-tiles-riichi = { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
}
count-tiles-taiwanese = { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
}
count-tiles-sichuan = { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
}
count-kinds-riichi = { $count ->
    [one] { $count } kind
   *[other] { $count } kinds
}
count-kinds-taiwanese = { $count ->
    [one] { $count } kind
   *[other] { $count } kinds
}
count-kinds-sichuan = { $count ->
    [one] { $count } kind
   *[other] { $count } kinds
}

## Names of waits, short enough for a table

wait-riichi-tanki = tanki
wait-riichi-shanpon = shanpon
wait-riichi-kanchan = kanchan
wait-riichi-penchan = penchan
wait-riichi-ryanmen = ryanmen
wait-riichi-orphan = missing orphan
wait-riichi-thirteen = thirteen-sided
wait-riichi-other = another wait
wait-chinese-tanki = pair wait
wait-chinese-shanpon = pung wait
wait-chinese-kanchan = closed wait
wait-chinese-penchan = edge wait
wait-chinese-ryanmen = two-sided
wait-chinese-orphan = missing orphan
wait-chinese-thirteen = thirteen-sided
wait-chinese-other = another wait

## What the hand is

hand-aside = Not counted in the hand: { $tiles }.
hand-hopeless = No complete hand can be made of this.
hand-away = { $family ->
    [riichi] { $shanten } shanten
   *[other] { $shanten } from waiting
}
hand-ready = { $state }: { $kinds }, { $tiles }.
hand-ready-in-vain = { $state }, but no tile can complete the hand.
hand-useful = Useful: { $kinds }, { $tiles }.
hand-all-seen = All of them have been seen: none can come.
hand-used-up = The wait for { $tiles } is empty: all copies are in this hand.
hand-absent = The wait for { $tiles } is empty: the tile set { $set } has none.
hand-complete = { $hand }, completed by { $tile }: { $count ->
    [one] one reading
   *[other] { $count } readings
}.
hand-others-worse = { $count ->
    [one] One other discard sets
   *[other] { $count } other discards set
} the hand back; --all shows them.
hand-column-unseen = left
hand-column-useful = useful
hand-column-count = in all
hand-column-away = { $family ->
    [riichi] shanten
   *[other] from waiting
}
hand-column-structure = structure
