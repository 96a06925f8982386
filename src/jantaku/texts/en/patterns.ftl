## What is wrong with a pattern (docs/reference/pattern-language.md)

pattern-empty = the pattern is empty.
pattern-long = the pattern has { $length } signs; it may have { $limit }.
pattern-deep = more than { $limit } brackets and “not” inside one another.
pattern-blocks = { $count } blocks in one list; there may be { $limit }.
pattern-costly = the pattern would be held against each hand { $cost } times, and the limit is { $limit }; use fewer letters or fewer blocks.
pattern-sign = “{ $sign }” means nothing in a pattern.
pattern-word = “{ $word }” is not a word of patterns, and these are not tiles.
pattern-word-near = “{ $word }” is not a word of patterns; is “{ $nearest }” meant?
pattern-tiles = “{ $tiles }” are not tiles; ranks and then a suit are written: 19m, 5z, n+1x.
pattern-no-tile = { $tile } does not exist.
pattern-red = a pattern does not see the colour of a five; write 5.
pattern-honour-rank = winds and dragons have no ranks, so “{ $letter }” cannot stand before z.
pattern-rank = there is no rank “{ $letter }” for which all ranks written with it lie between 1 and 9.
pattern-not-block = “{ $tiles }” is not a block; a block is a run 123x, a pair 55z, a triplet 555p or a kan 5555p, and a class of tiles follows “of”.
pattern-uncountable = “{ $tiles }”: behind “contains” and “held” ranks are digits and the suit is not *.
pattern-number = the number must lie between { $least } and { $most }.
pattern-needs = here “{ $word }” must stand.
pattern-needs-one = here “{ $first }” or “{ $second }” must stand.
pattern-needs-joint = here “and”, “or” or the end must stand.
pattern-needs-term = here a block or a condition must stand.
pattern-needs-block = here a block must stand: 123x, 55z or one of run, triplet, quad, set, pair, single, any.
pattern-needs-class = here tiles must stand: 2468s, 5z, x, terminals, winds, seat ...
pattern-needs-tiles = here tiles must stand, written as digits and letters: 1112345678999x.
pattern-needs-number = here a number must stand.
pattern-needs-comparison = here =, >= or <= must stand.
pattern-needs-wait = here a wait must stand: tanki, shanpon, kanchan, penchan, ryanmen or thirteen.
