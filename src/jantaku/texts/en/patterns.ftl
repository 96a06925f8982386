## What is wrong with a pattern (docs/reference/pattern-language.md)

pattern-empty = the pattern is empty.
pattern-long = the pattern has { $length } characters; the limit is { $limit }.
pattern-deep = more than { $limit } nested brackets and “not”.
pattern-blocks = { $count } blocks in one list; the limit is { $limit }.
pattern-costly = each hand would need { $cost } comparisons; the limit is { $limit }. Use fewer letters or fewer blocks.
pattern-sign = unexpected “{ $sign }” in a pattern.
pattern-word = “{ $word }” is neither a pattern word nor tiles.
pattern-word-near = unknown pattern word “{ $word }”; did you mean “{ $nearest }”?
pattern-tiles = “{ $tiles }” are not tiles; write ranks, then a suit: 19m, 5z, n+1x.
pattern-no-tile = { $tile } does not exist.
pattern-red = patterns ignore red fives; write 5.
pattern-honour-rank = winds and dragons have no ranks; remove “{ $letter }” before z.
pattern-rank = no value of “{ $letter }” keeps every rank between 1 and 9.
pattern-not-block = “{ $tiles }” is not a block. Blocks: run 123x, pair 55z, triplet 555p, kan 5555p; write a class of tiles after “of”.
pattern-uncountable = “{ $tiles }”: after “contains” and “held”, ranks must be digits and the suit must not be *.
pattern-number = the number must be between { $least } and { $most }.
pattern-needs = expected “{ $word }” here.
pattern-needs-one = expected “{ $first }” or “{ $second }” here.
pattern-needs-joint = expected “and”, “or” or the end here.
pattern-needs-term = expected a block or a condition here.
pattern-needs-block = expected a block here: 123x, 55z or one of run, triplet, quad, set, pair, single, any.
pattern-needs-class = expected tiles here: 2468s, 5z, x, terminals, winds, seat ...
pattern-needs-tiles = expected tiles here, written as digits and letters: 1112345678999x.
pattern-needs-number = expected a number here.
pattern-needs-comparison = expected =, >= or <= here.
pattern-needs-wait = expected a wait here: tanki, shanpon, kanchan, penchan, ryanmen or thirteen.
