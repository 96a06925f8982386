## A table in a terminal

table-deal = { $round } { $number }
table-honba = honba { $count }
table-sticks =
    { $count ->
        [one] { $count } riichi stick
       *[other] { $count } riichi sticks
    }
table-left =
    { $count ->
        [one] { $count } tile left
       *[other] { $count } tiles left
    }
table-indicators =
    { $count ->
        [one] dora indicator
       *[other] dora indicators
    }
table-riichi = riichi
table-nuki = aside
table-own-indicators = own dora indicators
table-excluded = out of play
table-suit =
    { $suit ->
        [m] void characters
        [p] void dots
        [s] void bamboo
       *[secret] void suit hidden
    }
table-out = out of the deal
table-legend-drawn = dim: tsumogiri
table-legend-called = called

## What happened; the player stands before it

event-draws =
    { $hidden ->
        [yes] draws a tile
       *[no] draws { $tile }
    }
event-draws-replacement =
    { $hidden ->
        [yes] draws a replacement tile
       *[no] draws the replacement tile { $tile }
    }
event-discards = discards { $tile }
event-discards-drawn = discards the { $tile } just drawn
event-draws-discards = draws and discards { $tile }
event-riichi = declares riichi and discards { $tile }
event-riichi-drawn = draws { $tile }, declares riichi and discards it
event-riichi-stands = lays down the riichi stick
event-called =
    { $call ->
        [chi] calls chi on the tile of { $player }: { $meld }
        [pon] calls pon on the tile of { $player }: { $meld }
        [eyes] calls the tile of { $player } for the eyes: { $meld }
       *[kan] calls kan on the tile of { $player }: { $meld }
    }
event-kan =
    { $form ->
        [closed] declares a closed kan: { $meld }
        [eyes] declares the eyes: { $meld }
       *[added] adds a tile to a pon: { $meld }
    }
event-nuki = sets { $tile } aside
event-run-raised = raises a run with { $tile }: { $meld }
event-replaced = replaces { $tile }, which is out of play
event-excluded = Out of play: { $tiles }.
event-suit-chosen =
    { $how ->
        [hidden] chooses the forbidden suit in secret
        [card] puts down the card of the forbidden suit: { $suit ->
            [m] characters
            [p] dots
           *[s] bamboo
        }
       *[tile] puts down { $tile }, the forbidden suit: { $suit ->
            [m] characters
            [p] dots
           *[s] bamboo
        }
    }
event-suit-shown =
    turns the card of the forbidden suit: { $suit ->
        [m] characters
        [p] dots
       *[s] bamboo
    }
event-tiles-passed =
    { $hidden ->
        [yes] { $count ->
            [one] passes { $count } tile on to { $player }
           *[other] passes { $count } tiles on to { $player }
        }
       *[no] passes { $tiles } on to { $player }
    }
event-ready = says that the hand is ready as it was dealt
event-opened = lays the hand open: { $tiles }
event-hissatsu = chou hissatsu sandoukou: lays the hand open and draws three tiles; own dora indicators { $indicators }
event-wins-turned-down =
    { $how ->
        [tsumo] wins by tsumo; the hand stays hidden until the deal ends
       *[ron] wins by ron on the { $tile } of { $player }; the hand stays hidden until the deal ends
    }
event-value-turned-down = worth { NUMBER($points, useGrouping: 0) }
event-indicator = dora indicator { $tile }
event-wins-tsumo = wins by tsumo on { $tile }: { $hand }
event-wins-joker = wins by tsumo on { $tile }, which stands for { $other }: { $hand }
event-wins-ron = wins by ron on the { $tile } of { $player }: { $hand }
event-value = { $han } han { $fu } fu, worth { NUMBER($points, useGrouping: 0) }
event-value-without-fu = { $han } han, worth { NUMBER($points, useGrouping: 0) }
event-value-limit = { $limit }, worth { NUMBER($points, useGrouping: 0) }
event-shows =
    { $ready ->
        [yes] is tenpai: { $hand }
       *[no] shows the hand: { $hand }
    }
event-wins-falsely =
    { $how ->
        [tsumo] leaves as a winner by self-draw until the hands are checked
       *[ron] leaves as a winner on the { $tile } of { $player } until the hands are checked
    }
event-tile-returned = puts the tile just drawn back on the wall
event-kans-shown = shows the closed kan: { $melds }
event-deal-drawn =
    { $kind ->
        [exhausted] { $players ->
            [none] The wall is exhausted, nobody is tenpai.
           *[some] The wall is exhausted; tenpai: { $players }.
        }
        [nagashi] Nagashi mangan: { $players }.
        [kyuushu_kyuuhai] Abortive draw: nine kinds of terminals and honours.
        [four_winds] Abortive draw: four equal winds.
        [four_riichi] Abortive draw: four riichi.
        [four_kans] Abortive draw: four kans.
        [triple_ron] Abortive draw: three players call ron.
        [double_ron] Abortive draw: two players call ron.
        [chombo] Chombo: { $players }.
        [time] The time is up.
       *[referee] The referee ends the deal.
    }
event-ruled =
    { $ruling ->
        [chombo] is given chombo by the referee
        [dead_hand] has a dead hand, the referee says
        [false_win] declares a win, which is a false one, the referee says
        [false_kan] pays for a closed kan of different tiles, the referee says
        [rollback] takes a forbidden discard back, the referee says
        [fine] pays for a forbidden discard, the referee says
       *[abort] is why the referee aborts the deal
    }
event-match-started = The match begins: { $names }.
event-seats-drawn = Seats are drawn.
event-dice = Dice: { $dice }.
event-wall = The wall is broken on the side of { $player }, after { $stack } stacks.
event-dealt = is dealt { $tiles }
event-deal-ended = Points after the deal: { $points }; riichi sticks left: { $count }.
event-match-ended = Final scores: { $scores }.

## jantaku replay

replay-about = Show a recorded game: all of it in words, or the table at one moment.
replay-argument-file = A record of any format, ARCHIVE:MEMBER, or - for stdin.
replay-option-turn = Show the table after event N of the deal; 0 is the table just dealt.
replay-option-deal = Only this deal; the first is 1.
replay-option-seat = Show only what this player sees: a name, or the wind at the beginning of the match (E, S, W, N).
replay-option-step = Go through the game event by event, with the Enter key.
replay-no-deal = there is no deal { $deal }; the record has { $count }.
replay-no-turn = deal { $deal } has no event { $turn }; they are numbered from 0 to { $count }.
replay-no-seat = nobody is called “{ $seat }”, and it is no wind; there are { $choice }.
replay-no-terminal = --step needs a terminal to read keys from; --turn shows a single moment.
replay-dealt = The tiles are dealt.
replay-event = Event { NUMBER($number, useGrouping: 0) } of { NUMBER($count, useGrouping: 0) }. { $sentence }
replay-of-deal = Deal { $deal } of { $count }
replay-prompt = Enter: on, b: back, d: next deal, a number: that event, q: leave
replay-column-place = place
replay-column-player = player
replay-column-points = points
replay-column-score = score
replay-column-chips = Chips
replay-warning = Warning: { $sentence }

## jantaku verify

verify-about = Play recorded games again and compare every tile and every point with the rules.
verify-argument-files = Records of any format, folders, archives (tar, zip) with a game in each member, ARCHIVE:MEMBER, or - for stdin.
verify-option-processes = How many games are verified at once; otherwise as many as there are processors.
verify-option-rules = Verify by these rules, whatever the records say: the id of a preset or a sheet.
verify-processes = --processes needs a number from 1 to { $most }, not { $count }.
verify-nothing = there is no record in { $paths }.
verify-progress = games
verify-games =
    { $count ->
        [one] { $count } game
       *[other] { $count } games
    }
verify-deals =
    { $count ->
        [one] { $count } deal
       *[other] { $count } deals
    }
verify-events =
    { $count ->
        [one] { $count } event
       *[other] { $count } events
    }
verify-summary = Verified { $games }, { $deals }, { $events } in { $seconds } s.
verify-walls-seed = All walls were built from the seed.
verify-walls-some = Walls built from the seed: { $count } of { $all }; the others were laid from the draws of the record.
verify-walls-other = Walls built from the seed: { $count } of { $all }; records whose wall does not come from it: { $records }.
verify-walls-draws = The records have no seed: the walls were laid from their own draws.
verify-all-same = Everything is as the rules say.
verify-differences =
    { $count ->
        [one] { $count } record does not hold.
       *[other] { $count } records do not hold.
    }
verify-unsettled =
    { $count ->
        [one] Play and prices are as the rules say; only the settlement of { $count } record differs.
       *[other] Play and prices are as the rules say; only the settlements of { $count } records differ.
    }
verify-only-settlement = { $name }: only the settlement differs.
verify-part-play = Play: { $states }.
verify-part-prices = Prices: { $states }.
verify-part-settlement = Settlement: { $states }.
verify-state-holds = as the rules say
verify-state-differs = differs
verify-state-unsaid = not told by the record
verify-state-unreached = not come to, because something differs before
verify-skipped =
    { $count ->
        [one] Skipped: { $count } file: { $reason }
       *[other] Skipped: { $count } files: { $reason }
    }
verify-warned =
    { $count ->
        [one] Warning, { $count } file: { $warning }
       *[other] Warning, { $count } files: { $warning }
    }
verify-none = Verified 0 games.
verify-no-text = the file is no text.
verify-rules = Verified by the rules: { $rules }.
verify-rules-assumed = Taken for a game by the rules { $rules }: { $why }. Others can be chosen with --rules.
verify-more = … and { $count } more.
verify-place = { $name }: deal { $deal } ({ $round }, honba { $honba }), event { NUMBER($event, useGrouping: 0) }
verify-damage = { $name }: { $reason }
verify-other = { $name }: deal { $deal } differs.
verify-record-says = The record:
verify-table-says = The table:
verify-nothing-told = nothing
verify-nothing-done = does nothing of the kind
verify-no-such-copy = This { $tile } is not in the hand, only another of its kind.
verify-refused = does not allow it. { $reason }
verify-copy = It is another of the equal tiles: copy { $told } in the record, copy { $ours } on the table.
verify-fields = They differ in: { $fields }
verify-dealt = the wall gives { $player } { $tiles }
verify-dealt-told = { $player } is dealt { $tiles }
verify-plays-on = the match is not over
verify-over = the match is over
verify-deal-goes-on = the deal is not over
verify-look = To look around: { $command }

verify-nonsense = deal { $deal }: after event { $event } it tells what cannot happen at any table.
verify-tile-twice = deal { $deal }: the tile { $tile } cannot come from the wall again.
verify-too-many-tiles = deal { $deal }: more tiles are drawn than the wall has.
verify-other-seed = deal { $deal }: the seed is not the one that was committed to when the deal began.
verify-players = these rules are for { $count } players, the record has another number.
verify-no-round = the match begins with a round or a dealer that these rules do not have.
verify-not-built = its rules cannot be played yet: { $rules }.
verify-other-rules = the rules “{ $rules }” have changed since the match was played.
verify-process-lost = a process that verified games was ended from outside; fewer --processes need less memory.

## jantaku convert

convert-about = Write a recorded game in another format.
convert-argument-in = A record of any format, ARCHIVE:MEMBER, or - for stdin.
convert-argument-out = The file to write, or - for stdout.
convert-option-to = The format: { $formats }; otherwise the ending of the file decides ({ $endings }).
convert-no-format = no format is known by the ending of “{ $file }”; name one with --to: { $known }.
convert-unwritable = “{ $file }” cannot be written: { $reason }.
convert-lost = { $format } does not hold { $what }.
convert-for-people = a paifu is for people; no program can read it back.
convert-not-read-again = what was written cannot be read again ({ $reason }); keep the original.
convert-lost-answers = what the players answered, and when
convert-lost-copies = which of the equal tiles each one is
convert-lost-dice = the dice and the break of the wall
convert-lost-extra = what is told beside the game (lobby and the like)
convert-lost-names = the names
convert-lost-rules = all of the rules
convert-lost-rulings = rulings of a referee, or how seats were drawn
convert-lost-scores = the exact final scores
convert-lost-seed = the seed of the walls
convert-lost-wins = all about the wins (yaku, han, fu)
convert-lost-play = the course of the game to the last detail

## Why the system does not write a file

system-no-folder = there is no such folder
system-folder = it is a folder
system-forbidden = permission is denied
system-read-only = nothing can be written there
system-full = no space is left on the disk
system-too-big = the file is too big
system-long-name = the name is too long
system-broken = the disk does not answer

## Files

record-file-missing = there is no file “{ $file }”.
record-file-folder = “{ $file }” is a folder; name a single record.
record-file-forbidden = “{ $file }” may not be read: permission is denied.
record-file-unreadable = “{ $file }” cannot be read ({ $reason }).
record-file-archive = “{ $file }” is an archive; name one of its games, for example { $example }
record-file-no-member = the archive “{ $file }” has no member “{ $member }”.
record-file-damaged-archive = the archive “{ $file }” is damaged ({ $reason }).
record-file-empty = the file is empty.
