## What is wrong with a rule set

rules-wrong = the rule set has { $count } errors:
rules-not-toml = not valid TOML; write name = value, with words in quotes.
rules-wrong-more = and { $count } more.
rules-toml-deep = not a rule set: brackets or dotted names are nested too deeply.
rules-toml-digits = a number has too many digits.
rules-toml-twice = defined twice in the file.
rules-toml-unfinished = not valid TOML: the file ends too early. A list, table or quote is not closed, or a value is missing.
rules-unknown = unknown entry “{ $key }”.
rules-unknown-near = unknown entry “{ $key }”; did you mean “{ $nearest }”?
rules-element-as-option = “{ $key }” is a yaku, not an option: write it under yaku.add, yaku.remove or yaku.price.
rules-element-by-option = only the option { $option } can switch { $element }.
rules-listed-twice = { $entry } appears twice in { $key }.
rules-element-by-part = { $element } has no value of its own; { $place } sets it.
rules-wrong-value = { $key } cannot be { $value }; expected: { $choice }.
rules-falling-list = { $key }: { $value } is less than { $least } before it; the numbers must not decrease.
rules-wrong-table = { $key } must be a table.
rules-wrong-ids = { $key } must be a list of yaku ids.
rules-wrong-price = { $key } cannot be { $value }; expected a number of han, mangan, haneman, baiman, sanbaiman, yakuman, 2x yakuman, hand_value, or a table with closed and open.
rules-wrong-patterns = yaku.patterns must be a table of at most { $most } patterns.
rules-wrong-pattern = the pattern { $key } needs the text “pattern” and a “price”; only a “name” in ru and en may be added.
rules-own-wrong = “{ $text }” is not a yaku. Write a pattern, a colon and a value, as in “123x 345x 567x 789x pair: yakuman”; the value is a number of han or a limit, “2/1” for closed and open hands.
rules-own-many = A rule set can have at most { $most } custom yaku; this one has { $count }.
rules-pattern-id = “{ $key }” cannot be the id of a custom yaku: use lower-case Latin letters, digits and _, and no id of the catalogue.
rules-header-word = “{ $key }” must be text.
rules-header-switch = “{ $key }” must be true or false.
rules-header-id = “{ $key }” cannot be { $value }: an id uses lower-case Latin letters, digits and _, such as "{ $example }".
rules-header-extends = “{ $key }” cannot be { $value }: name a preset or a file in the same folder without .toml, in lower-case Latin letters, digits and _, such as "{ $example }".
rules-header-languages = “{ $key }” must be a table with texts for ru and en.
rules-header-ids = “{ $key }” must be a list of ids.
rules-header-citations = “{ $key }” must be a table with a text for each id.
rules-header-readings = “{ $key }” must be a table with a text for each id, in one language or in both.
rules-no-id = the rule set has no id.
rules-not-a-game = “{ $game }” is in the catalogue, but it is not a game you can play.
rules-no-such-game = unknown game “{ $game }”.
rules-no-parent = cannot extend “{ $parent }”: no file { $parent }.toml in this folder and no such preset (see jantaku rules list --kind preset).
rules-no-parent-near = cannot extend “{ $parent }”; did you mean “{ $nearest }”?
rules-extends-itself = the rule set extends itself: { $chain }.
rules-root-lacks = a rule set that extends nothing must set every supported option; { $count } are missing: { $options } …
rules-ceiling = score_ceiling = { NUMBER($ceiling, useGrouping: 0) } would end the match at once: players start with { $start } points.
rules-uma-places = { $key } has { $places } places for { $players } players.
rules-option-of-games = the option { $option } is for { $games }; this game is { $game }.
rules-hand-size = { $structure } needs a hand of { $tiles } tiles, but { $dealt } are dealt (parts.wall.blocks); deal one tile fewer than a complete hand has.
rules-exclusion-kinds = { $kinds } kinds out of play may leave too few tiles to deal: up to { $needed } tiles would be needed, and there are { $tiles }.
rules-wall-sides = sides of { $sides } stacks do not fit { $players } players and { $stacks } stacks.
rules-winners = a deal of { $players } players cannot continue until { $until } have won (parts.winners.until).
rules-most-han = a win needs { $least } han and may have { $most } at most (parts.admission.most_han), so nobody could win.
rules-part-by-option = the option { $option } sets { $key }: use the option instead.
rules-part-unknown = unknown part “{ $key }”; expected: { $choice }.
rules-part-no-table = { $key } must be a table.
rules-dragons-for-three = sangensen (dragons as seats) is for three players; this rule set has { $players }.
rules-split-for-three = payments.tsumo_split = “{ $split }” is for three players; this rule set has { $players }.
rules-split-needs-phantoms = payments.tsumo_split = "phantoms" needs phantoms: name their seats in payments.phantoms.
rules-phantoms = payments.phantoms = { $phantoms }: at a table of { $seats } seats phantoms have every second seat from 1 on; they cannot exchange tiles, choose a suit, build hands, form teams or rest, and payments are not rounded to thousands.
rules-indicator-elsewhere = { $option } is about indicators in the dead wall, but in this rule set (parts.dora.source) the indicator is elsewhere.
rules-marked-fives = too many red and coloured { $tile }: { $count } of { $there }. Fewer red fives (akadora) or no coloured_dora.
rules-reserve-indicator = replacement tiles come from the indicator’s place: with wall.replace_from = "reserve", dora_indicator must be "off".
rules-dead-wall-small = a dead wall of { $stacks } stacks cannot hold { $replacements } replacement tiles and the indicator’s stack.
rules-never-in-mixed-sets = nuki_dora.in_hand = “never” is not supported yet in games with supplementary tiles (parts.supplements).
rules-flowers-in-sets = nuki_dora.tiles: { $tiles } cannot be set aside in games with supplementary tiles (parts.supplements), where flowers and seasons are tiles of the hand.
rules-seats-number = parts.payments.seats is { $seats }: a table has { $least } to { $most } seats.
rules-seats-tiles = { $seats } hands of { $dealt } tiles, the dealer’s extra tile and the dead wall need { $needed } tiles; the set has { $tiles }.
rules-members = { $members } players at { $seats } seats: seats.members must exceed the seats ({ $most } at most), with seats.rotation set and no seats.teams.
rules-members-yakitori = yakitori is not supported yet when players rest.
rules-teams = seats.teams = { $teams }: it needs a team for each of the { $seats } seats, counted from 0, two teams or more, all of one size.
rules-players = seats.hands = { $hands }: each of the { $seats } seats needs a player, counted from 0; two players share all their seats or none, and nobody rests.
rules-no-price = { $element } has no value in the catalogue: set one in yaku.price.
rules-removed-and-priced = { $element } is both removed and used.
rules-not-in-use = { $element } is not in use, so it cannot be removed.
rules-relation-excludes = { $because } and { $other } = { $value } exclude each other.
rules-relation-needs = { $because } needs { $other } { $wanted }, but it is { $value }.
rules-relation-forces = { $because } forces { $other } { $wanted }, but it is { $value }.
rules-relation-overrides = with { $because }, { $other } = { $value } has no effect; expected { $other } { $wanted }.

## What may be written for an option

rules-form-number = a number from { $low } to { $high }
rules-form-number-step = a number from { $low } to { $high } in steps of { $step }
rules-form-list-number = a list of { $size } numbers from { $low } to { $high }
rules-form-list-number-step = a list of { $size } numbers from { $low } to { $high } in steps of { $step }
rules-form-list-words = a list of some of { $words }
rules-form-words-and-elements = a list of some of { $words }, or yaku ids
rules-form-list-elements = a list of yaku ids
rules-form-list-tiles = a list of tiles such as 7z
rules-part-tiles = tiles such as 2345678m
rules-part-list = a list of texts
rules-form-table = a table with { $fields }
rules-form-text = text
rules-form-code = a code such as "{ $example }"

## What cannot be

rules-no-such-set = unknown rule set “{ $name }”; jantaku rules list --kind preset lists them all.
rules-no-such-set-near = unknown rule set “{ $name }”; did you mean “{ $nearest }”?
rules-no-such-edition = { $name } has the edition { $present }, not { $edition }.
rules-no-such-file = file { $file } not found.
rules-file-is-folder = { $file } is a folder, not a file.
rules-file-no-text = { $file } is not a text file in UTF-8.
rules-unreadable = cannot read the file { $file }.
rules-check-preset = check reads files, but “{ $name }” is a preset; use jantaku rules show { $name }.
rules-no-such-entry = unknown entry “{ $name }”; try jantaku rules search or jantaku rules list.
rules-no-such-entry-near = unknown entry “{ $name }”; did you mean “{ $nearest }”?
rules-nothing-found = no entry matches “{ $words }”.
rules-cannot-do-without = { $set } does not use “{ $rule }”, so it cannot be left out.
rules-not-built-scoring = cannot score hands under “{ $set }” yet: { $rules } { $count ->
    [one] is
   *[other] are
} not supported.
rules-not-built-settlement = cannot settle matches under “{ $set }” yet: { $rules } { $count ->
    [one] is
   *[other] are
} not supported.
rules-not-built-playing = cannot play “{ $set }” yet: { $rules } { $count ->
    [one] is
   *[other] are
} not supported.
rules-wrong-filter = unknown { $what } “{ $value }”; expected: { $choice }.

## jantaku rules

rules-argument-id = Id, name or rule-set file.
rules-argument-words = Words of a name, in any language.
rules-argument-set = Preset or file.
rules-argument-file = Rule-set file.
rules-about = Look up rules; check and compare rule sets.
rules-coverage-about = Count the supported entries.
rules-show-about = Show everything about an option, a yaku, a game or a rule set.
rules-search-about = Find an entry by any of its names.
rules-list-about = List the entries of the catalogue.
rules-diff-about = Show how two rule sets differ.
rules-check-about = Check a rule-set file.
rules-schema-about = Print the JSON Schema of rule sets.
rules-option-json = Print JSON.
rules-option-sources = Show source lines by number, for work on the rules.
rules-option-part = Show only entries of this part.
rules-option-state = Show only entries with this status: done, not_yet, not_software.
rules-option-kind = Show only entries of this kind: option, element, game or preset.
rules-kind-option = option
rules-text-in-game = { $game }: { $text }
rules-house = a house rule, not from the printed sources
rules-kind-element = yaku
rules-kind-game = game
rules-kind-preset = rule set
rules-kinds-option = options
rules-kinds-element = yaku
rules-kinds-game = games
rules-state-done = supported
rules-state-not_yet = not supported yet
rules-state-not_software = etiquette only
rules-column-kind = Kind
rules-column-part = Part
rules-column-total = Total
rules-column-id = Id
rules-column-name = Name
rules-column-state = Status
rules-column-value = Value
rules-column-meaning = Meaning
rules-column-rule = Rule
rules-column-source = Source
rules-column-reading = Our reading
rules-value-list = list
rules-value-table = table
rules-value-text = text
rules-value-unbuilt = { $means } (not supported yet)
rules-relates-excludes = excludes
rules-relates-needs = needs
rules-relates-forces = forces
rules-relates-overrides = implies
rules-relates-withdraws = implies, unless chosen otherwise,
rules-total = total
rules-coverage-house = { $count ->
    [one] One more option is a house rule
   *[other] { $count } more options are house rules
} not from the printed sources.
rules-field-kind = kind
rules-field-ja = Japanese
rules-field-state = status
rules-field-reason = reason
rules-field-parts = parts
rules-field-default = default
rules-field-choice = values
rules-field-price = value
rules-field-option = switched by
rules-field-conflicts = conflicts with
rules-field-related = see also
rules-field-relations = relations
rules-field-seed = source
rules-field-lines = source lines
rules-field-origin = origin
rules-field-note = note
rules-field-games = games
rules-field-players = players
rules-field-tiles = tiles
rules-field-tiles-taiwanese = tiles
rules-field-tiles-sichuan = tiles
rules-field-hand = hand
rules-field-aka = also called
rules-field-foreign = in Russian
rules-source-records = the server’s records
rules-source-summary = published summary, { $year }
rules-field-extends = extends
rules-field-edition = edition
rules-field-fingerprint = fingerprint
rules-field-missing = not supported yet
rules-field-unknown = unspecified in the source
rules-field-silent = no effect
rules-silent = { $rule } (because of { $because })
rules-not-there = no such rule
rules-differences-none = { $one } and { $other } are identical.
rules-differences-unnamed = { $one } and { $other } are written alike but work differently.
rules-same-meaning = They are written differently but work the same.
rules-checked = No errors: { $file } is the rule set “{ $name }”, { $fingerprint }.
rules-checked-scoring = You can score hands under this rule set.
rules-checked-scoring-missing = You cannot score hands under this rule set yet. Not supported: { $rules }.
rules-checked-settlement-missing = You cannot settle matches under this rule set yet. Not supported: { $rules }.
rules-checked-table-missing = Not supported in play yet: { $rules }.
rules-checked-silent = No effect: { $rules }.

## Examples of scoring elements

rules-field-pattern = pattern
rules-field-example = example
rules-field-near = does not count
rules-example = { $hand } + { $win }, { $by ->
    [tsumo] tsumo
   *[ron] ron
 }
rules-example-under = part of { $element }
rules-example-seat = seat { $seat }, round { $round }
rules-example-indicators = indicators { $tiles }
rules-example-pond = discards { $pond }
rules-example-pond-taken = discards { $pond }, one tile called by another player
rules-no-yakuman = only a yakuman can be double; { $element } is not one.

## Books, chapters and pages that are cited

source-book = { $book }
source-in-book = { $book }, { $chapters }
source-chapter = “{ $chapter }”
source-page = “{ $chapter }”, p. { $page }
source-pages = “{ $chapter }”, pp. { $pages }
