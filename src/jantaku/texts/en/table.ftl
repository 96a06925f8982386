## Offences, and what the referee cannot do

offence-false_win = invalid win, hand shown
offence-riichi_not_ready = riichi without tenpai
offence-riichi_kan = closed kan in riichi that changes the waits or the reading of the hand
offence-hand_hidden = hand not shown at a draw after riichi
offence-hand_shown = concealed tiles shown outside a win or a draw
offence-false_abort = invalid kyuushu kyuuhai, hand shown
offence-wall_broken = wall knocked over
offence-hand_broken = another player’s hand knocked over
offence-cheating = cheating
offence-dead_hand_speaks = declaration with a dead hand
offence-wrong_meld = invalid call
offence-empty_win = win declared and taken back before showing the hand
offence-wrong_riichi = riichi declared incorrectly
offence-wrong_turn = drew out of turn or from the wrong place, or skipped a turn
offence-too_few_tiles = too few tiles in the hand
offence-kuikae = discard forbidden by kuikae
offence-too_many_tiles = too many tiles in the hand
offence-false_kan = closed kan of different tiles

referee-no-deal = no deal is being played, so there is nothing to rule on.
referee-no-such-seat = this table has no seat { NUMBER($seat, useGrouping: 0) }.
referee-dead-already = this hand is already dead.
referee-out-already = this player has already left the deal.
referee-nothing-to-win = there is no tile for this player to win on now.
referee-nothing-forbidden = in this rule set any tile may be discarded after a call.
referee-no-such-kan = this player has no closed kan to rule on.
referee-too-late = this ruling comes too late: the deal has ended.
referee-no-such-offence = unknown offence “{ $offence }”. Offences: { $choice }.

## Stored matches

snapshot-none = not a stored match.
snapshot-damaged = the stored match is damaged: wrong checksum.
snapshot-version = the match was stored in format version { $version }; this program reads only version { $known }.
snapshot-other-rules = the match was played under an earlier version of “{ $stored }”; “{ $rules }” has changed since then.
snapshot-other-chance = the match got its walls from “{ $chance }”, which is unknown here.

## jantaku verify-shuffle

shuffle-about = Check that the walls of a recorded match were fixed before play.
shuffle-argument-file = Record to check.
shuffle-option-seed = Seed of a single deal, to see what follows from it.
shuffle-option-wall = With --seed: show the whole wall in drawing order.
shuffle-option-rules = With --seed: the rule set, a preset or a .toml file.
shuffle-file-or-seed = name either a record or a seed (--seed).
shuffle-no-seed = “{ $seed }” is not the seed of a deal; expected { $digits } hexadecimal digits.
shuffle-no-match-seed = the match seed in this record is not a hexadecimal number.
shuffle-nothing = nothing to check: { $file } has no wall commitments.
shuffle-nothing-tenhou = nothing to check: { $file } has no wall commitments; check a Tenhou record with jantaku verify.
shuffle-deal-good = Deal { $number }: OK. The seed matches the commitment; tiles compared with the wall: { NUMBER($tiles, useGrouping: 0) }.
shuffle-deal-unsealed = Deal { $number }: not checked, because it has no commitment or is not over.
shuffle-deal-bad =
    Deal { $number }: { $count ->
        [one] one difference
       *[other] { NUMBER($count, useGrouping: 0) } differences
    }.
shuffle-difference-commitment = event { NUMBER($event, useGrouping: 0) }: the seed gives the commitment { $expected }, but { $found } was announced.
shuffle-difference-no-seed = event { NUMBER($event, useGrouping: 0) }: the deal is over, but its seed was not published.
shuffle-difference-match-seed = event { NUMBER($event, useGrouping: 0) }: the match seed gives this deal the seed { $expected }, but { $found } was published.
shuffle-difference-dice = event { NUMBER($event, useGrouping: 0) }: the throw (seat:dice) is { $expected }, but the record says { $found }.
shuffle-difference-break = event { NUMBER($event, useGrouping: 0) }: the wall is broken at { $expected } (seat:stack), but the record says { $found }.
shuffle-difference-tile = event { NUMBER($event, useGrouping: 0) }: the wall has { $expected }, but the record says { $found } (tile/copy).
shuffle-difference-held = event { NUMBER($event, useGrouping: 0) }: this player did not get { $found } from the wall (tile/copy).
shuffle-commitment = Commitment: { $commitment }
shuffle-dice = Dice: { $dice }
shuffle-break =
    The wall breaks after stack { $stack } on { $side ->
        [0] the dealer’s side
        [1] the side of the player to the dealer’s right
        [2] the side across from the dealer
       *[other] the side of the player to the dealer’s left
    }.
shuffle-indicator = Dora indicator: { $tile }
shuffle-wall = The wall in drawing order, { $live } live and { $dead } dead tiles:
