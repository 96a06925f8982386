## The command train

train-about = Train your eye: how many shanten has the hand, and what does it wait for? (the Kunto drill)
train-option-size = How many tiles the first hand has.
train-option-tiles = Which tiles: only ranks (suits do not count), or suits by their letters; z means honours.
train-option-dragons = What a dragon is: the ten of its suit, a joker of its suit, or just a dragon.
train-option-seed = Equal seeds give equal hands.
train-option-questions = Stop after so many questions.

## What is wrong with the options

train-no-such-size = there are no hands of { $size } tiles in the drill; choose one of: { $choice }.
train-no-such-tiles = “{ $tiles }” is not a choice of tiles; say ranks, or some of the letters m, p, s and z, but not z alone.
train-no-such-dragons = dragons cannot be “{ $dragons }”; choose one of: { $choice }.
train-no-such-number = “{ $number }” is not a number of questions; it must be a whole number from 1 on.

## The first screen

train-welcome = Kunto drill: how far is the hand from ready, and what does it wait for?
train-how = Type the shanten (0 = ready), then the waits, such as { $example }. ? explains, q ends.
train-stage = Stage { $number } of { $count }: { $tiles }; { $suits }; { $dragons }.
train-suits-ignored = suits do not count
train-suits-all = the whole set
train-suits-some = only { $letters }
train-dragons-ten = dragons are tens
train-dragons-ten-each = dragons are tens: { $dragons }
train-dragons-joker = dragons are jokers (*)
train-dragons-joker-each = dragons are jokers: { $dragons }
train-dragons-plain = dragons are just dragons
train-dragons-none = no dragons
train-help =
    Shanten: how many tiles the hand is away from tenpai. 0 is tenpai: one tile
    more completes the hand. The tiles that do are the waits: 147, or 147s where
    suits count, in any order. Both answers may stand on one line: 0 147.
    A complete hand is runs (345), triplets (777) and one pair; with 13 tiles,
    where suits count, also seven pairs.
    Letters: m characters, p dots, s bamboo; 1z-4z winds E S W N, 5z 6z 7z dragons.
    A right answer earns a point for each tile of the hand, a quick one two.
    After { $sure } right answers in a row it becomes harder.

## A question

train-question = Question { $number }
train-ask-shanten = How many shanten?
train-ask-waits = Which tiles does it wait for?
train-ask-throw = Which tiles do you throw away? (Enter: the least useful)
train-type-shanten = Type a whole number from 0 to { $most }; ? explains, q ends.
train-no-such-rank = “{ $rank }” is not a rank here.
train-not-in-hand = { $tile } is not in the hand.

## An answer

train-right = Right.
train-wrong = Wrong.
train-truth-ready = Tenpai, waiting for
train-truth-away = { $shanten } shanten; useful:
train-missed = You missed:
train-vain = These do not complete it:
train-score = { NUMBER($seconds, minimumFractionDigits: 1) } s; { $points ->
    [0] no points
    [one] { $points } point
   *[other] { $points } points
}; score { $score }; right in a row: { $streak }.
train-thrown = Thrown away:
train-drawn = Drawn:
train-lost = The hand needed some of that: it is { $loss ->
    [one] one step
   *[other] { $loss } steps
} further from tenpai before the draw.
train-sure = { $sure } right in a row: on to the next stage!

## The end

train-nothing = Nothing was answered this time. Come back soon!
train-summary = { $asked ->
    [one] { $asked } question
   *[other] { $asked } questions
}, { $right } answered right ({ $percent } %).
train-summary-pace = On average { NUMBER($average, minimumFractionDigits: 1) } s for an answer; at best { $streak } right in a row.
train-summary-record = Score { $score }: a new record!
train-summary-score = Score { $score }; the record is { $best }.
train-not-saved = The record could not be kept in { $path }.
