## Offences, and what the referee cannot do

offence-false_win = a win was declared that is none, and the hand was shown
offence-riichi_not_ready = riichi was declared with a hand that is not ready
offence-riichi_kan = after riichi a closed kan was declared that changes the wait or the reading of the hand
offence-hand_hidden = the hand was not shown at a draw after riichi
offence-hand_shown = concealed tiles were shown outside a win or a draw
offence-false_abort = kyuushu kyuuhai was declared without the right to it, and the hand was shown
offence-wall_broken = the wall was knocked over
offence-hand_broken = another player's hand was knocked over
offence-cheating = cheating
offence-dead_hand_speaks = something was declared with a dead hand
offence-wrong_meld = a set was declared that is none
offence-empty_win = a win was declared and taken back before the hand was shown
offence-wrong_riichi = riichi was not declared as it must be
offence-wrong_turn = a tile was drawn out of turn or from the wrong place, or the turn was left out
offence-too_few_tiles = the hand has too few tiles
offence-kuikae = a tile was discarded that kuikae forbids
offence-too_many_tiles = the hand has too many tiles
offence-false_kan = a closed kan was laid down of different tiles

referee-no-deal = there is nothing to rule on: no deal is being played.
referee-no-such-seat = there is no seat { NUMBER($seat, useGrouping: 0) } at this table.
referee-dead-already = this hand is dead already.
referee-out-already = this player has left the deal already.
referee-nothing-to-win = this player has nothing to win with now.
referee-nothing-forbidden = by these rules any tile may be discarded after a call.
referee-no-such-kan = this player has no closed kan that could be ruled on.
referee-no-such-offence = there is no offence “{ $offence }”; choose one of: { $choice }.

## Stored matches

snapshot-none = this is not a stored match.
snapshot-damaged = the stored match is damaged: its checksum does not fit.
snapshot-version = the match was stored in form { $version }; this program knows form { $known } only.
snapshot-other-rules = the match was played by the rules “{ $stored }” as they were then; “{ $rules }” now means something else.
snapshot-other-chance = the match got its walls from “{ $chance }”, which is not known here.

## jantaku verify-shuffle

shuffle-about = Check that the walls of a recorded match were laid before the play.
shuffle-argument-file = A record.
shuffle-option-seed = The seed of a single deal instead: what follows from it?
shuffle-option-wall = With --seed: show the whole wall in the order of drawing.
shuffle-option-rules = With --seed: the rules, a preset or a .toml file.
shuffle-file-or-seed = name either a record or a seed (--seed).
shuffle-no-seed = “{ $seed }” is not the seed of a deal; it has { $digits } hexadecimal digits.
shuffle-no-match-seed = the seed of the match in this record is not a hexadecimal number.
shuffle-nothing = nothing can be checked: in { $file } there are no commitments to walls.
shuffle-nothing-tenhou = nothing can be checked: in { $file } there are no commitments to walls; a record of tenhou is checked by jantaku verify.
shuffle-deal-good = Deal { $number }: good. The seed fits the commitment; tiles compared with the wall: { NUMBER($tiles, useGrouping: 0) }.
shuffle-deal-unsealed = Deal { $number }: there is no commitment, or the deal is not over; it cannot be checked.
shuffle-deal-bad =
    Deal { $number }: { $count ->
        [one] one difference
       *[other] { NUMBER($count, useGrouping: 0) } differences
    }.
shuffle-difference-commitment = event { NUMBER($event, useGrouping: 0) }: the seed gives the commitment { $expected }, announced was { $found }.
shuffle-difference-no-seed = event { NUMBER($event, useGrouping: 0) }: the deal is over, and its seed was not published.
shuffle-difference-match-seed = event { NUMBER($event, useGrouping: 0) }: the match's seed gives this deal the seed { $expected }, published was { $found }.
shuffle-difference-dice = event { NUMBER($event, useGrouping: 0) }: the throw (seat:dice) is { $expected }, the record says { $found }.
shuffle-difference-break = event { NUMBER($event, useGrouping: 0) }: the wall is broken at { $expected } (seat:stack), the record says { $found }.
shuffle-difference-tile = event { NUMBER($event, useGrouping: 0) }: in the wall lies { $expected }, the record says { $found } (tile/copy).
shuffle-difference-held = event { NUMBER($event, useGrouping: 0) }: this player did not get { $found } from the wall (tile/copy).
shuffle-commitment = Commitment: { $commitment }
shuffle-dice = Dice: { $dice }
shuffle-break =
    The wall is broken after stack { $stack } of { $side ->
        [0] the dealer's side
        [1] the side of the player to the dealer's right
        [2] the side across from the dealer
       *[other] the side of the player to the dealer's left
    }.
shuffle-indicator = Dora indicator: { $tile }
shuffle-wall = The wall in the order of drawing, { $live } live and { $dead } dead tiles:
