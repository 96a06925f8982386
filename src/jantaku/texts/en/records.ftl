## Records: files that were read, and what was wrong with them

record-format = this is no record in a known format; known are { $known }.
record-format-written = records are not written as “{ $format }”; known are { $known }.
record-no-text = the file is no text: byte { NUMBER($at, useGrouping: 0) } is not UTF-8.
record-packed = the packed file is damaged and cannot be unpacked.
record-too-long = the file is longer than { NUMBER($most, useGrouping: 0) } bytes; no record is that long.
record-no-deal = the record does not hold a single deal.
record-no-rules = the record does not say by which rules the game was played.
record-rules = the record names the rules “{ $rules }”, which do not exist.
record-cut = the file breaks off in or after tag { NUMBER($tag, useGrouping: 0) }; everything before it was read.
record-unfinished = the record breaks off before the end of the match.
record-chips = the file tells chips, of which these rules know nothing: they are kept, and not checked.

## By which rules: what a record says of itself

rules-why-soul-room = its room is “{ $room }”, one of Mahjong Soul
rules-why-soul-ref = its number is “{ $ref }”, as Mahjong Soul gives them
rules-why-tenhou-room = its rules are called “{ $room }”, as on tenhou.net
rules-why-unknown-room = it calls its rules “{ $room }”, which is no room that is known here; most files of this format are tenhou’s
rules-why-type = it is a file of tenhou.net, with the game type { NUMBER($type, useGrouping: 0) }
rules-why-nothing = it says nothing of them, and most files of this format are tenhou’s
rules-why-one-round = only the East round is played
rules-why-no-red = there are no red fives
rules-why-reds = the red fives of the three suits are { $reds }
rules-why-no-kuitan = open hands have no tanyao
rules-why-start = everybody begins with { NUMBER($points, useGrouping: 0) }
rules-why-tenths = its final scores have tenths

## The native format

record-native-header = line 1 is not the header of a jantaku record.
record-native-version = the record is of version { $version }; this program reads versions up to { $known }.
record-native-json = line { NUMBER($line, useGrouping: 0) } is damaged: it is not JSON.
record-native-line = line { NUMBER($line, useGrouping: 0) } is neither an event nor an answer.
record-native-value = line { NUMBER($line, useGrouping: 0) }: the value of “{ $place }” is missing or impossible.
record-native-order = line { NUMBER($line, useGrouping: 0) }: only answers and the seal may stand after the events.
record-native-chain = the seal does not fit: the events were changed after they were written.
record-native-cut = the last line of the file is cut; everything up to line { NUMBER($line, useGrouping: 0) } was read.
record-native-unsealed = the file has no seal, so nobody can tell whether its events were changed.

## mjlog: reading

record-mjlog-no-tag = this is no mjlog: it does not begin with the tag mjloggm.
record-mjlog-damaged = tag { NUMBER($number, useGrouping: 0) } is damaged: { $tag }
record-mjlog-unknown-tag = tag { NUMBER($number, useGrouping: 0) }: mjlog has no tag “{ $tag }”.
record-mjlog-no-tile = tag { NUMBER($number, useGrouping: 0) }: “{ $tag }” is no draw and no discard; tiles have the numbers 0 to 135.
record-mjlog-no-tile-three = tag { NUMBER($number, useGrouping: 0) }: “{ $tag }” is no draw and no discard; a game for three has the seats 0 to 2 and the tiles 0 to 3 and 32 to 135.
record-mjlog-no-attribute = tag { NUMBER($number, useGrouping: 0) } ({ $tag }) lacks the attribute { $attribute }.
record-mjlog-attribute = tag { NUMBER($number, useGrouping: 0) } ({ $tag }) cannot have the attribute { $attribute } here.
record-mjlog-value = tag { NUMBER($number, useGrouping: 0) } ({ $tag }): { $attribute } cannot be “{ $value }”.
record-mjlog-sum = tag { NUMBER($number, useGrouping: 0) } ({ $tag }): { $attribute } says { $said }, but the tags before it come to { $due }.
record-mjlog-order = tag { NUMBER($number, useGrouping: 0) } ({ $tag }) cannot stand in this place.

## mjlog: writing

record-mjlog-players = mjlog is written for three or four players; the record names { $players }.
record-mjlog-tiles = deal { $deal }: mjlog needs every tile that was dealt, and the record does not have them all.
record-mjlog-round = deal { $deal }: mjlog knows only the rounds of the four winds, in which the players deal in turn.
record-mjlog-tile = mjlog has no number for the tile { $tile }.
record-mjlog-nuki = in mjlog only norths are set aside, and only by three players; { $tile } cannot be.
record-mjlog-hundreds = mjlog counts points in hundreds and cannot write { NUMBER($points, useGrouping: 0) }.
record-mjlog-yaku = mjlog does not know the yaku “{ $yaku }”, or not at this price.
record-mjlog-draw = mjlog does not know a draw of the kind “{ $draw }”.
record-mjlog-referee = mjlog does not know rulings of a referee.
record-mjlog-event = event { NUMBER($number, useGrouping: 0) } of the record is impossible.

## The walls of tenhou

record-wall-method = walls made by “{ $method }” cannot be made again.
record-wall-seed = the seed of the walls is damaged: it must be 2496 bytes in base64.
