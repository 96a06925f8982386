## What is wrong with a rule set

rules-wrong = the rule set has { $count } mistakes:
rules-not-toml = this is no TOML; a rule is written as name = value, and words stand in quotes.
rules-toml-twice = this is written twice in the file.
rules-toml-unfinished = this is no TOML: the file ends in the middle; a list, a table or a quote is not closed, or a value is missing.
rules-unknown = there is no “{ $key }” in the catalogue.
rules-unknown-near = there is no “{ $key }”; did you mean “{ $nearest }”?
rules-element-as-option = “{ $key }” is a scoring element, not an option: write it under yaku.add, yaku.remove or yaku.price.
rules-element-by-option = { $element } is switched by the option { $option } alone.
rules-listed-twice = { $entry } stands twice in { $key }.
rules-element-by-part = { $element } has no price; { $place } says it.
rules-wrong-value = { $key } cannot be { $value }; it may be: { $choice }.
rules-falling-list = in { $key } the number { $value } is below { $least }, which stands before it; it may not be less.
rules-wrong-table = { $key } must be a table.
rules-wrong-ids = { $key } must be a list of ids of scoring elements.
rules-wrong-price = { $key } cannot be { $value }; a price is a number of han, mangan, haneman, baiman, sanbaiman, yakuman, 2x yakuman, hand_value, or a table with closed and open.
rules-wrong-patterns = yaku.patterns must be a table of at most { $most } patterns.
rules-wrong-pattern = the pattern { $key } needs the text “pattern” and a “price”, and may have a “name” in ru and en; nothing else.
rules-own-wrong = “{ $text }” is no yaku. Write a pattern, a colon and a price, as in “123x 345x 567x 789x pair: yakuman”; the price is a number of han or a limit, “2/1” for closed and open hands.
rules-own-many = A rule set may have { $most } yaku of its own; here are { $count }.
rules-pattern-id = “{ $key }” cannot be the id of an own pattern: it takes small Latin letters, digits and _, and no id of the catalogue.
rules-header-word = “{ $key }” must be text.
rules-header-id = “{ $key }” cannot be { $value }: an id is made of small Latin letters, digits and _, such as "{ $example }".
rules-header-extends = “{ $key }” cannot be { $value }: it names a preset or a file beside this one, without .toml, in small Latin letters, digits and _, such as "{ $example }".
rules-header-languages = “{ $key }” must be a table with texts for ru and en.
rules-header-ids = “{ $key }” must be a list of ids.
rules-header-citations = “{ $key }” must be a table with a text for each id.
rules-header-readings = “{ $key }” must be a table with a text for each id, in one language or in both.
rules-no-id = the rule set does not say its id.
rules-not-a-game = “{ $game }” stands among the games of the catalogue, but it is none that can be played.
rules-no-such-game = there is no game “{ $game }” in the catalogue.
rules-no-parent = there is no rule set “{ $parent }” to extend: no file { $parent }.toml beside this one and no such preset (jantaku rules list --kind preset).
rules-no-parent-near = there is no rule set “{ $parent }” to extend; the nearest is “{ $nearest }”.
rules-extends-itself = the rule set extends itself: { $chain }.
rules-root-lacks = a rule set that extends none must set every built option; { $count } are missing: { $options } …
rules-ceiling = score_ceiling = { $ceiling } would end the match at once: everybody begins with { $start } points.
rules-uma-places = { $key } has { $places } places, and { $players } people play.
rules-option-of-games = the option { $option } belongs to { $games }; the game here is { $game }.
rules-hand-size = a hand of { $structure } has { $tiles } tiles, and { $dealt } are dealt (parts.wall.blocks): it must be one less.
rules-wall-sides = sides of { $sides } stacks do not fit: there are { $players } players and { $stacks } stacks.
rules-winners = a deal for { $players } players cannot go on until { $until } have won (parts.winners.until).
rules-part-by-option = { $key } is set by the option { $option }: write that one instead.
rules-part-unknown = there is no “{ $key }”; there are: { $choice }.
rules-part-no-table = { $key } is no table.
rules-dragons-for-three = three can play for the dragons (sangensen), and here are { $players } players.
rules-split-for-three = a tsumo is shared by two (payments.tsumo_split = “{ $split }”) only where three play, and here are { $players } players.
rules-reserve-indicator = tiles are drawn from where the indicator would lie: with wall.replace_from = "reserve", dora_indicator is "off".
rules-dead-wall-small = a dead wall of { $stacks } stacks has no room for { $replacements } replacement tiles and a stack for the indicator.
rules-never-in-mixed-sets = that tiles set aside may be no part of a hand (nuki_dora.in_hand = “never”) is not built yet for games in which other tiles complete sets (parts.supplements).
rules-part-seats = { $game } is for { $players } players, and parts.payments.seats is { $seats }.
rules-no-price = { $element } has no price in the catalogue: give it one in yaku.price.
rules-removed-and-priced = { $element } is both removed and put in use.
rules-not-in-use = { $element } is not in use, so it cannot be removed.
rules-relation-excludes = { $because } and { $other } = { $value } exclude each other.
rules-relation-needs = { $because } needs { $other } { $wanted }, and it is { $value }.
rules-relation-forces = { $because } forces { $other } { $wanted }, and here it is { $value }.
rules-relation-overrides = with { $because } there is no { $other } = { $value }, only { $other } { $wanted }.

## What may be written for an option

rules-form-number = a number from { $low } to { $high }
rules-form-number-step = a number from { $low } to { $high } in steps of { $step }
rules-form-list-number = a list of { $size } numbers from { $low } to { $high }
rules-form-list-number-step = a list of { $size } numbers from { $low } to { $high } in steps of { $step }
rules-form-list-words = a list of some of { $words }
rules-form-words-and-elements = a list of some of { $words }, and of ids of scoring elements
rules-form-list-elements = a list of ids of scoring elements
rules-form-list-tiles = a list of tiles such as 7z
rules-part-tiles = tiles such as 2345678m
rules-part-list = a list of texts
rules-form-table = a table with { $fields }
rules-form-text = text
rules-form-code = a code such as "{ $example }"

## What cannot be

rules-no-such-set = there are no rules “{ $name }”; jantaku rules list --kind preset names them all.
rules-no-such-set-near = there are no rules “{ $name }”; the nearest are “{ $nearest }”.
rules-no-such-edition = { $name } is of the edition { $present }, there is no edition { $edition }.
rules-no-such-file = there is no file { $file }.
rules-file-is-folder = { $file } is a folder, not a file.
rules-file-no-text = the file { $file } is no text in UTF-8.
rules-unreadable = the file { $file } cannot be read.
rules-check-preset = “{ $name }” comes with the program, and check reads files; jantaku rules show { $name } shows it.
rules-no-such-entry = the catalogue has no “{ $name }”; try jantaku rules search, or jantaku rules list.
rules-no-such-entry-near = the catalogue has no “{ $name }”; the nearest is “{ $nearest }”.
rules-nothing-found = nothing in the catalogue is called “{ $words }”.
rules-cannot-do-without = { $set } does not use “{ $rule }”, so it cannot do without it.
rules-not-built-scoring = hands cannot be scored under “{ $set }” yet: { $rules } { $count ->
    [one] is
   *[other] are
} not built.
rules-not-built-settlement = results cannot be settled under “{ $set }” yet: { $rules } { $count ->
    [one] is
   *[other] are
} not built.
rules-not-built-playing = “{ $set }” cannot be played yet: { $rules } { $count ->
    [one] is
   *[other] are
} not built.
rules-wrong-filter = there is no { $what } “{ $value }”; choose one of: { $choice }.

## jantaku rules

rules-argument-id = What it is called: an id, a name, or the file of a rule set.
rules-argument-words = Words of a name, in any language.
rules-argument-set = A preset or a file.
rules-argument-file = The file of a rule set.
rules-about = Look up rules, check and compare rule sets.
rules-coverage-about = How many entries of the books are built.
rules-show-about = Everything about an option, a scoring element, a game or a rule set.
rules-search-about = Find an entry by what people call it.
rules-list-about = List the entries of the catalogue.
rules-diff-about = In what two rule sets differ.
rules-check-about = Check the rule set in a file.
rules-schema-about = Print the JSON Schema of rule sets.
rules-option-json = Print it for programs.
rules-option-sources = show the lines of the books by number, too, for work on the rules
rules-option-part = Only entries of this part.
rules-option-state = Only entries in this state: done, not_yet, not_software.
rules-option-kind = Only option, element, game or preset.
rules-kind-option = option
rules-text-in-game = { $game }: { $text }
rules-house = a house rule, not from the books
rules-kind-element = scoring element
rules-kind-game = game
rules-kind-preset = rule set
rules-kinds-option = options
rules-kinds-element = scoring elements
rules-kinds-game = games
rules-state-done = built
rules-state-not_yet = not yet
rules-state-not_software = no software
rules-column-kind = Kind
rules-column-part = Part
rules-column-total = All
rules-column-id = Id
rules-column-name = Name
rules-column-state = State
rules-column-value = Value
rules-column-meaning = Meaning
rules-column-rule = Rule
rules-column-source = Source
rules-column-reading = How it was read
rules-value-list = list
rules-value-table = table
rules-value-text = text
rules-value-unbuilt = { $means } (not built yet)
rules-relates-excludes = excludes
rules-relates-needs = needs
rules-relates-forces = forces
rules-relates-overrides = means
rules-total = all
rules-coverage-house = { $count ->
    [one] One more option is a house rule
   *[other] { $count } more options are house rules
} of no book.
rules-field-kind = what it is
rules-field-ja = Japanese
rules-field-state = state
rules-field-reason = reason
rules-field-parts = parts
rules-field-default = default
rules-field-choice = values
rules-field-price = price
rules-field-option = switched by
rules-field-conflicts = in conflict with
rules-field-related = see also
rules-field-relations = relations
rules-field-seed = source
rules-field-lines = lines of the books
rules-field-origin = where from
rules-field-note = note
rules-field-games = games
rules-field-players = players
rules-field-tiles = tiles
rules-field-hand = hand
rules-field-aka = also called
rules-field-foreign = in Russian
rules-source-records = records of the server
rules-source-summary = published summary, { $year }
rules-field-extends = extends
rules-field-edition = edition
rules-field-fingerprint = fingerprint
rules-field-missing = not built yet
rules-field-unknown = left open by its source
rules-field-silent = written without effect
rules-silent = { $rule } (because of { $because })
rules-differences-none = { $one } and { $other } are the same rules.
rules-differences-unnamed = { $one } and { $other } are written alike and yet do not mean the same to the program.
rules-same-meaning = They are written differently and mean the same to the program.
rules-checked = No mistakes: { $file } is the rule set “{ $name }”, { $fingerprint }.
rules-checked-scoring = Hands can be scored under this rule set.
rules-checked-scoring-missing = Hands cannot be scored under this rule set yet. Not built: { $rules }.
rules-checked-settlement-missing = Results cannot be settled under it yet. Not built: { $rules }.
rules-checked-table-missing = The table does not know yet: { $rules }.
rules-checked-silent = Written, but without effect: { $rules }.

## Examples of scoring elements

rules-field-pattern = pattern
rules-field-example = example
rules-field-near = does not count
rules-example = { $hand } + { $win }, { $by ->
    [tsumo] tsumo
   *[ron] ron
 }
rules-example-under = it is part of { $element }
rules-example-seat = seat { $seat }, round { $round }
rules-example-indicators = indicators { $tiles }
rules-example-pond = pond { $pond }
rules-example-pond-taken = pond { $pond }, one tile taken by another player
rules-no-yakuman = only a yakuman can be double, and { $element } is none.

## Books, chapters and pages that are cited

source-book = { $book }
source-in-book = { $book }, { $chapters }
source-chapter = “{ $chapter }”
source-page = “{ $chapter }”, p. { $page }
source-pages = “{ $chapter }”, pp. { $pages }
