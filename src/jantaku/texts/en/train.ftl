## The command train

train-about = Train your eye: guess the shanten and the waits (the Kunto drill).
train-option-size = Tiles in the first hand.
train-option-tiles = Tiles to use: ranks only (suits ignored), or suits by their letters; z means honours.
train-option-dragons = Role of dragons: the ten of their suit, a joker of their suit, or plain dragons.
train-option-seed = Seed: the same seed gives the same hands.
train-option-questions = Stop after this many questions.

## What is wrong with the options

train-no-such-size = the drill has no { $size }-tile hands. Sizes: { $choice }.
train-no-such-tiles = “{ $tiles }” is not a choice of tiles; expected ranks, or some of the letters m, p, s and z (not z alone).
train-no-such-dragons = dragons cannot be “{ $dragons }”. Choices: { $choice }.
train-no-such-number = the number of questions must be a whole number of 1 or more, got “{ $number }”.

## The first screen

train-welcome = Kunto drill: what is the shanten, and what does the hand wait on?
train-how = Type the shanten (0 = tenpai), then the waits, say { $example }. ? for help, q to quit.
train-stage = Stage { $number } of { $count }: { $tiles }; { $suits }; { $dragons }.
train-suits-ignored = suits ignored
train-suits-all = the whole set
train-suits-some = only { $letters }
train-dragons-ten = dragons are tens
train-dragons-ten-each = dragons are tens: { $dragons }
train-dragons-joker = dragons are jokers (*)
train-dragons-joker-each = dragons are jokers: { $dragons }
train-dragons-plain = plain dragons
train-dragons-none = no dragons
train-help =
    Shanten: how many tiles the hand is from tenpai. 0 is tenpai: one more tile
    completes the hand. The tiles that do are its waits: 147, or 147s if suits
    count, in any order. You can type both answers on one line: 0 147.
    A complete hand is runs (345), triplets (777) and one pair; with 13 tiles
    and suits, also seven pairs.
    Letters: m characters, p dots, s bamboo; 1z-4z winds E S W N, 5z 6z 7z dragons.
    A right answer earns one point per tile of the hand, a quick one two.
    After { $sure } right answers in a row the drill gets harder.

## A question

train-question = Question { $number }
train-ask-shanten = Shanten?
train-ask-waits = Waits?
train-ask-throw = Which tiles do you discard? (Enter: the least useful)
train-type-shanten = Type a whole number from 0 to { $most }; ? for help, q to quit.
train-no-such-rank = “{ $rank }” is not a rank here.
train-not-in-hand = { $tile } is not in the hand.

## An answer

train-right = Right.
train-wrong = Wrong.
train-truth-ready = Tenpai, waiting on
train-truth-away = { $shanten }-shanten; useful:
train-missed = You missed:
train-vain = These don’t complete the hand:
train-score = { NUMBER($seconds, minimumFractionDigits: 1) } s; { $points ->
    [0] no points
    [one] { $points } point
   *[other] { $points } points
}; score { $score }; right in a row: { $streak }.
train-thrown = Discarded:
train-drawn = Drawn:
train-lost = You discarded tiles you needed: before the draw the hand is { $loss ->
    [one] one step
   *[other] { $loss } steps
} further from tenpai.
train-sure = { $sure } right in a row: on to the next stage!

## The end

train-nothing = No answers this time. Come back soon!
train-summary = { $asked ->
    [one] { $asked } question
   *[other] { $asked } questions
}, { $right } right ({ $percent }%).
train-summary-pace = Average time { NUMBER($average, minimumFractionDigits: 1) } s per answer; best streak { $streak }.
train-summary-record = Score { $score }: a new record!
train-summary-score = Score { $score }; the record is { $best }.
train-not-saved = The record could not be saved to { $path }.
