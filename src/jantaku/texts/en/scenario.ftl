## jantaku scenario: a rule shown by one short deal

scenario-about = Play a scenario and compare what comes of it with what it expects.
scenario-argument-file = The scenario, a .toml file (docs/scenarios.md).
scenario-no-file = the file { $file } cannot be read.
scenario-rules = Rules: { $rules }
scenario-rule = Shown: { $name } ({ $rule })
scenario-rule-value = Shown: { $name } ({ $rule } = { $value })
scenario-start = Round { $round }, honba: { $honba }, riichi sticks: { $sticks }
scenario-begin = At the beginning
scenario-end = To the end of the deal
scenario-column-seat = Seat
scenario-column-hand = Hand
scenario-column-melds = Melds
scenario-column-pond = Pond
scenario-column-points = Points
scenario-indicators = Dora indicators: { $tiles }; tiles left: { $left }
scenario-ok = OK

## What came out otherwise

scenario-differs = { $key }: expected { $expected }, came out { $came }.
scenario-never = line { $line }: “{ $move }” never becomes possible ({ $reason }).
scenario-win-unsaid = { $seat } could win here ({ $win } { $tile }): the play must take it, or pass it by name.
scenario-discard-unsaid = { $seat } has called, and the play does not say what is discarded then.
scenario-not-refused = line { $line }: “{ $move }”: this is not refused.
scenario-refused-otherwise = line { $line }: “{ $move }”: it is refused for another reason, { $kind }.
scenario-no-tiles = line { $line }: “{ $move }”: the hand has no such tiles.
scenario-draw-gone = { $seat } is to draw { $tile }, but that tile is no longer in the wall.
scenario-not-offered = { $seat } is not offered “{ $move }”; offered are: { $offers }.
scenario-is-offered = { $seat } is offered “{ $move }”, and should not be; offered are: { $offers }.

## What is wrong with a file

scenario-no-toml = line { $line }: this is not TOML.
scenario-like = there is no scenario { $name } to build on.
scenario-unknown-key = line { $line }: there is no key { $key } in a scenario.
scenario-missing-key = the key { $key } is missing.
scenario-wrong-value = line { $line }: what { $key } says cannot be.
scenario-no-value = { $rule } is an option: the scenario must say which value it shows.
scenario-no-option = { $rule } is not an option, so it has no value.
scenario-line-unread = line { $line }: “{ $text }” is not a move.
scenario-line-no-seat = line { $line }: “{ $text }”: whose move is it? The seats are E, S, W, N.
scenario-line-verb = line { $line }: there is no move “{ $verb }”; there are: { $choice }.
scenario-line-tiles = line { $line }: “{ $text }” does not have the tiles that such a move needs.
scenario-no-reason = line { $line }: nothing is refused for the reason “{ $kind }”.
scenario-tiles = line { $line }, { $key }:
scenario-too-many = line { $line }, { $key }: there are no more { $tile } in the box (a red five is written 0).
scenario-hand-size = line { $line }, { $key }: a hand has no more than 13 tiles, a meld counting as three.
scenario-too-few-left = line { $line }: more draws are named than there are tiles left ({ $left }).
