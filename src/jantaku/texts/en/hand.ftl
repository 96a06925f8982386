## The command hand

hand-about = Analyse a hand: shanten, waits, discards and readings.
hand-argument-tiles = Hand, for example 123m406p77z; write each meld as a separate word: 345m- 555p= 1111z#.
hand-option-game = Game that the hand belongs to.
hand-option-tiles = Another tile set, for example sanma.
hand-option-void = Void suit: a complete hand must not contain it.
hand-option-seen = Tiles visible elsewhere on the table.
hand-option-all = Show every discard, not only the best ones.
hand-option-json = Print JSON.
cli-option-why = Explain every part of the value of a win.
cli-option-plain = Use letters only, no tile drawings.

## What is wrong with the question

hand-no-such-game = unknown game “{ $game }”. Games: { $choice }.
hand-no-such-suit = unknown suit “{ $suit }”; choose m, p or s.
hand-seen-too-many = { $count } copies of { $tile } in the hand and among the visible tiles; the limit is { $limit }.
hand-size = { $melds ->
    [0] a hand cannot have { $count ->
        [one] { $count } tile
       *[other] { $count } tiles
    }
    [one] a hand with one meld cannot have { $count ->
        [one] { $count } other tile
       *[other] { $count } other tiles
    }
   *[other] a hand with { $melds } melds cannot have { $count ->
        [one] { $count } other tile
       *[other] { $count } other tiles
    }
}; possible: { $sizes }.
hand-melds-too-many = too many melds ({ $melds }): a complete hand has only { $size } tiles.

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
state-tenpai-taiwanese = ready
state-tenpai-sichuan = ready
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
wait-riichi-other = other wait
wait-chinese-tanki = pair wait
wait-chinese-shanpon = pung wait
wait-chinese-kanchan = closed wait
wait-chinese-penchan = edge wait
wait-chinese-ryanmen = two-sided wait
wait-chinese-orphan = missing orphan
wait-chinese-thirteen = thirteen-sided
wait-chinese-other = other wait

## What the hand is

hand-aside = Not part of the hand: { $tiles }.
hand-hopeless = These tiles cannot make a complete hand.
hand-away = { $family ->
    [riichi] { $shanten }-shanten
   *[other] { $shanten ->
        [one] 1 tile
       *[other] { $shanten } tiles
    } from ready
}
hand-ready = { $state }: { $kinds }, { $tiles }.
hand-ready-in-vain = { $state }, but no tile can complete the hand.
hand-useful = Useful: { $kinds }, { $tiles }.
hand-all-seen = All of them are visible: none is left to draw.
hand-used-up = Dead wait on { $tiles }: all copies are in this hand.
hand-absent = Dead wait on { $tiles }: the tile set { $set } has none.
hand-complete = { $hand }, completed by { $tile }: { $count ->
    [one] one reading
   *[other] { $count } readings
}.
hand-others-worse = { $count ->
    [one] One other discard loses
   *[other] { $count } other discards lose
} tenpai or shanten (see --all).
hand-column-unseen = left
hand-column-useful = useful
hand-column-count = total
hand-column-away = { $family ->
    [riichi] shanten
   *[other] from ready
}
hand-column-structure = structure
