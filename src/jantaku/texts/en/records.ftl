## Records: files that were read, and what was wrong with them

record-format = unknown record format. Known formats: { $known }.
record-format-seated = { $format } cannot say that players change places. Use native.
record-format-written = cannot write records as “{ $format }”. Known formats: { $known }.
record-no-text = not a text file: byte { NUMBER($at, useGrouping: 0) } is not UTF-8.
record-packed = the compressed file is damaged.
record-too-long = the file is longer than { NUMBER($most, useGrouping: 0) } bytes, too long for a record.
record-no-deal = the record has no deals.
record-no-rules = the record does not name its rules.
record-rules = the record uses the rules “{ $rules }”, which do not exist.
record-cut = the file ends unexpectedly in or after tag { NUMBER($tag, useGrouping: 0) }; everything before it was read.
record-unfinished = the record ends before the match does.
record-chips = the file has chips, but these rules do not: they are kept but not checked.

## By which rules: what a record says of itself

rules-why-soul-room = its room “{ $room }” is a Mahjong Soul room
rules-why-soul-ref = its id “{ $ref }” looks like one from Mahjong Soul
rules-why-tenhou-room = its rules are called “{ $room }”, as on tenhou.net
rules-why-unknown-room = its rules are called “{ $room }”, an unknown room; most files in this format come from Tenhou
rules-why-type = it is a tenhou.net file with game type { NUMBER($type, useGrouping: 0) }
rules-why-nothing = it does not name its rules; most files in this format come from Tenhou
rules-why-one-round = East round only
rules-why-no-red = no red fives
rules-why-reds = red fives per suit: { $reds }
rules-why-no-kuitan = no open tanyao
rules-why-start = starting points { NUMBER($points, useGrouping: 0) }
rules-why-tenths = its final scores have decimals

## The native format

record-native-header = line 1 is not the header of a Jantaku record.
record-native-version = the record has version { $version }; this program reads versions up to { $known }.
record-native-json = line { NUMBER($line, useGrouping: 0) } is not valid JSON.
record-native-line = line { NUMBER($line, useGrouping: 0) } is neither an event nor an answer.
record-native-value = line { NUMBER($line, useGrouping: 0) }: “{ $place }” is missing or invalid.
record-native-order = line { NUMBER($line, useGrouping: 0) }: only answers and the seal may follow the events.
record-native-chain = the seal does not match: the events were changed after they were written.
record-native-cut = the last line of the file is incomplete; everything up to line { NUMBER($line, useGrouping: 0) } was read.
record-native-unsealed = the file has no seal, so changes to its events cannot be detected.

## mjlog: reading

record-mjlog-no-tag = not an mjlog file: it does not begin with the tag mjloggm.
record-mjlog-damaged = tag { NUMBER($number, useGrouping: 0) } is damaged: { $tag }
record-mjlog-unknown-tag = tag { NUMBER($number, useGrouping: 0) }: unknown mjlog tag “{ $tag }”.
record-mjlog-no-tile = tag { NUMBER($number, useGrouping: 0) }: “{ $tag }” is neither a draw nor a discard; tiles are numbered 0 to 135.
record-mjlog-no-tile-three = tag { NUMBER($number, useGrouping: 0) }: “{ $tag }” is neither a draw nor a discard; with three players, seats are 0 to 2 and tiles 0 to 3 and 32 to 135.
record-mjlog-no-attribute = tag { NUMBER($number, useGrouping: 0) } ({ $tag }): missing attribute { $attribute }.
record-mjlog-attribute = tag { NUMBER($number, useGrouping: 0) } ({ $tag }): unexpected attribute { $attribute }.
record-mjlog-value = tag { NUMBER($number, useGrouping: 0) } ({ $tag }): invalid { $attribute } “{ $value }”.
record-mjlog-sum = tag { NUMBER($number, useGrouping: 0) } ({ $tag }): { $attribute } is { $said }, but the tags before it add up to { $due }.
record-mjlog-order = tag { NUMBER($number, useGrouping: 0) } ({ $tag }) is out of order.

## mjlog: writing

record-mjlog-players = mjlog is for three or four players; the record has { $players }.
record-mjlog-tiles = deal { $deal }: mjlog needs every tile dealt, and the record does not have them all.
record-mjlog-round = deal { $deal }: mjlog supports only East to North rounds in which players deal in turn.
record-mjlog-tile = mjlog has no number for the tile { $tile }.
record-mjlog-nuki = mjlog supports kita only with three players; { $tile } cannot be set aside.
record-mjlog-hundreds = mjlog counts points in hundreds; { NUMBER($points, useGrouping: 0) } does not fit.
record-mjlog-yaku = mjlog does not have the yaku “{ $yaku }”, or not with this value.
record-mjlog-draw = mjlog does not have the draw “{ $draw }”.
record-mjlog-referee = mjlog does not have rulings of a referee.
record-mjlog-event = event { NUMBER($number, useGrouping: 0) } of the record is impossible.

## The walls of tenhou

record-wall-method = walls made by “{ $method }” cannot be rebuilt.
record-wall-seed = the wall seed is damaged: expected 2496 bytes in base64.
