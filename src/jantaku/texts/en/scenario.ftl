## jantaku scenario: a rule shown by one short deal

scenario-about = Play a scenario and compare the result with what it expects.
scenario-argument-file = Scenario files (.toml, see docs/reference/scenario-file.md) or folders of them.
scenario-rules = Rules: { $rules }
scenario-rule = Shown: { $name } ({ $rule })
scenario-base-rule = Shown: { $name }
scenario-rule-value = Shown: { $name } ({ $rule } = { $value })
scenario-start = Round: { $round }, honba: { $honba }, riichi sticks: { $sticks }
scenario-begin = Start
scenario-end = End of the deal
scenario-column-seat = Seat
scenario-column-hand = Hand
scenario-column-melds = Melds
scenario-column-pond = Discards
scenario-column-points = Points
scenario-left = Tiles left: { $left }
scenario-indicators = Dora indicators: { $tiles }; tiles left: { $left }
scenario-ok = OK
scenario-refused = Refused. { $why }
scenario-win = { $seat } – { $worth }
scenario-chips =
    { $count ->
        [one] { $count } chip
       *[other] { $count } chips
    }
scenario-file-ok = OK { $file }
scenario-file-differs = { $file }: { $count ->
    [one] { $count } difference
   *[other] { $count } differences
}
scenario-file-wrong = { $file }: { $why }
scenario-summary = Scenarios: { $all }; passed: { $fine }; failed: { $differ }; unreadable: { $wrong }.

## What came out otherwise

scenario-differs = { $key }: expected { $expected }, got { $came }.
scenario-never = line { $line }: “{ $move }” never became possible. { $why }
scenario-why-over = The deal ended first.
scenario-why-unasked = The table asks for no choice here.
scenario-why-no-tiles = The hand doesn’t have these tiles.
scenario-win-unsaid = { $seat } can win here ({ $win } { $tile }): play must take the win or pass it.
scenario-discard-unsaid = { $seat } has called, but play does not name the discard that follows.
scenario-not-refused = line { $line }: “{ $move }” is not refused.
scenario-refused-otherwise = line { $line }: “{ $move }” is refused for another reason, { $kind }. { $why }
scenario-no-tiles = line { $line }: “{ $move }”: the hand doesn’t have these tiles.
scenario-draw-gone = { $seat } should draw { $tile }, but it is no longer in the wall.
scenario-not-offered = { $seat } is not offered “{ $move }”; offered: { $offers }.
scenario-is-offered = { $seat } should not be offered “{ $move }”; offered: { $offers }.

## What is wrong with a file

scenario-no-toml = line { $line }: not valid TOML; write name = value, with words in quotes.
scenario-like = scenario { $name } to build on does not exist.
scenario-unknown-key = line { $line }: unknown key { $word }{ $near ->
    [yes] ; did you mean { $choice }?
   *[no] ; expected: { $choice }.
}
scenario-missing-key = missing key { $key }.
scenario-wrong-dice = line { $line }: { $key } needs four numbers, [1, 2, 3, 4]: the dice of the first and second throws; two more name dora.
scenario-round-by-die = line { $line }: a die finds the round tile here, and the fifth number of start.dice finds { $tile }.
scenario-wrong-value = line { $line }: invalid value of { $key }.
scenario-no-value = { $rule } is an option: name the value that the scenario shows.
scenario-no-option = { $rule } is not an option and takes no value.
scenario-line-unread = line { $line }: “{ $text }” is not a move.
scenario-line-no-seat = line { $line }: “{ $text }”: missing seat; expected E, S, W or N.
scenario-line-empty-seat = line { $line }: “{ $text }”: this seat is empty in this rule set; seats: { $seats }.
scenario-line-verb = line { $line }: unknown move “{ $verb }”; expected: { $choice }.
scenario-line-tiles = line { $line }: “{ $text }” has the wrong tiles for this move.
scenario-no-reason = line { $line }: unknown reason for a refusal: “{ $kind }”.
scenario-tiles = line { $line }, { $key }:
scenario-too-many = line { $line }, { $key }: no more { $tile } left in the tile set.
scenario-hand-size = line { $line }, { $key }: a hand has at most { $size } tiles, counting three per meld.
scenario-too-few-left = line { $line }: more draws than tiles left ({ $left }).
scenario-toml-twice = line { $line }: defined twice in the file.
scenario-toml-unfinished = line { $line }: not valid TOML: the file ends too early. A list, table or quote is not closed, or a value is missing.
scenario-line = line { $line }:
scenario-missing-about = missing key about.ru or about.en: one sentence that says what the scenario shows.
scenario-no-seat = line { $line }: { $key }: unknown seat “{ $seat }”; seats: { $seats }.
scenario-no-suit = line { $line }: { $key }: unknown suit “{ $suit }”; suits: m, p, s.
scenario-no-payment = line { $line }: “{ $text }” is not a payment. Write E -> S 8 or E -> nobody 48, then optionally a reason: { $reasons }.
scenario-not-here = line { $line }: { $key } has something that this rule set doesn’t have.
scenario-no-game = line { $line }: unknown game “{ $game }”; only tests that define it can play this scenario.
scenario-no-rule = line { $line }: unknown rule “{ $rule }”; did you mean { $nearest }?
scenario-no-end = line { $line }: unknown end of a deal “{ $word }”; { $near ->
    [yes] did you mean { $choice }?
   *[no] expected: { $choice }.
}
scenario-no-yaku = line { $line }: unknown yaku “{ $yaku }”{ $nearest ->
    [none] ; jantaku rules list --kind element lists them all.
   *[other] ; did you mean { $nearest }?
}
scenario-not-text = “{ $file }” is not a text file; a scenario is a .toml file in UTF-8.
scenario-none = no scenarios (.toml) in the folder “{ $file }”.
scenario-too-many-fives = line { $line }, { $key }: no more { $tile } left in the tile set (a red five is written 0).
