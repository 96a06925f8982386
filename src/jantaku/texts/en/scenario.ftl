## jantaku scenario: a rule shown by one short deal

scenario-about = Play a scenario and compare what comes of it with what it expects.
scenario-argument-file = Scenarios, .toml files (docs/reference/scenario-file.md), and folders with them.
scenario-rules = Rules: { $rules }
scenario-rule = Shown: { $name } ({ $rule })
scenario-base-rule = Shown: { $name }
scenario-rule-value = Shown: { $name } ({ $rule } = { $value })
scenario-start = Round: { $round }, honba: { $honba }, riichi sticks: { $sticks }
scenario-begin = At the beginning
scenario-end = To the end of the deal
scenario-column-seat = Seat
scenario-column-hand = Hand
scenario-column-melds = Melds
scenario-column-pond = Pond
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
scenario-summary = Scenarios: { $all }; as they say: { $fine }; different: { $differ }; unreadable: { $wrong }.

## What came out otherwise

scenario-differs = { $key }: expected { $expected }, came out { $came }.
scenario-never = line { $line }: “{ $move }” never became possible. { $why }
scenario-why-over = The deal ended before that.
scenario-why-unasked = There is nothing to choose here, and the table asks nothing.
scenario-why-no-tiles = The hand has no such tiles.
scenario-win-unsaid = { $seat } could win here ({ $win } { $tile }): the play must take it, or pass it by name.
scenario-discard-unsaid = { $seat } has called, and the play does not say what is discarded then.
scenario-not-refused = line { $line }: “{ $move }”: this is not refused.
scenario-refused-otherwise = line { $line }: “{ $move }”: it is refused for another reason, { $kind }. { $why }
scenario-no-tiles = line { $line }: “{ $move }”: the hand has no such tiles.
scenario-draw-gone = { $seat } is to draw { $tile }, but that tile is no longer in the wall.
scenario-not-offered = { $seat } is not offered “{ $move }”; offered are: { $offers }.
scenario-is-offered = { $seat } is offered “{ $move }”, and should not be; offered are: { $offers }.

## What is wrong with a file

scenario-no-toml = line { $line }: this is not TOML; a key is written as name = value, and words stand in quotes.
scenario-like = there is no scenario { $name } to build on.
scenario-unknown-key = line { $line }: there is no key { $word } { $near ->
    [yes] here; did you mean { $choice }?
   *[no] here; there are: { $choice }.
}
scenario-missing-key = the key { $key } is missing.
scenario-wrong-dice = line { $line }: { $key } is four numbers: [1, 2, 3, 4], the dice of the first throw and of the second.
scenario-wrong-value = line { $line }: what { $key } says cannot be.
scenario-no-value = { $rule } is an option: the scenario must say which value it shows.
scenario-no-option = { $rule } is not an option, so it has no value.
scenario-line-unread = line { $line }: “{ $text }” is not a move.
scenario-line-no-seat = line { $line }: “{ $text }”: whose move is it? The seats are E, S, W, N.
scenario-line-empty-seat = line { $line }: “{ $text }”: nobody sits there by these rules; the seats are { $seats }.
scenario-line-verb = line { $line }: there is no move “{ $verb }”; there are: { $choice }.
scenario-line-tiles = line { $line }: “{ $text }” does not have the tiles that such a move needs.
scenario-no-reason = line { $line }: nothing is refused for the reason “{ $kind }”.
scenario-tiles = line { $line }, { $key }:
scenario-too-many = line { $line }, { $key }: there are no more { $tile } in the tile set.
scenario-hand-size = line { $line }, { $key }: a hand has no more than { $size } tiles, a meld counting as three.
scenario-too-few-left = line { $line }: more draws are named than there are tiles left ({ $left }).
scenario-toml-twice = line { $line }: this is written twice in the file.
scenario-toml-unfinished = line { $line }: this is not TOML: the file ends in the middle; a list, a table or a quote is not closed, or a value is missing.
scenario-line = line { $line }:
scenario-missing-about = the key about.ru or about.en is missing: one sentence that says what the scenario shows.
scenario-no-seat = line { $line }: { $key }: there is no seat “{ $seat }”; the seats are { $seats }.
scenario-no-suit = line { $line }: { $key }: “{ $suit }” is no suit; the suits are m, p, s.
scenario-no-payment = line { $line }: “{ $text }” is no payment; one is written E -> S 8, or E -> nobody 48, and behind it, if you like, why: { $reasons }.
scenario-not-here = line { $line }: { $key } says something that these rules do not have.
scenario-no-game = line { $line }: the program has no game “{ $game }”; only those who bring it along, as some tests do, can play this scenario.
scenario-no-rule = line { $line }: there is no rule “{ $rule }”; did you mean { $nearest }?
scenario-no-end = line { $line }: no deal ends with “{ $word }”; { $near ->
    [yes] did you mean { $choice }?
   *[no] there are: { $choice }.
}
scenario-no-yaku = line { $line }: there is no yaku “{ $yaku }”{ $nearest ->
    [none] ; jantaku rules list --kind element names all.
   *[other] ; did you mean { $nearest }?
}
scenario-not-text = “{ $file }” is not text; a scenario is a .toml file in UTF-8.
scenario-none = there is no scenario (.toml) in the folder “{ $file }”.
scenario-too-many-fives = line { $line }, { $key }: there are no more { $tile } in the tile set (a red five is written 0).
