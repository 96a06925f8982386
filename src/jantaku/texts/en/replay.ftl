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
table-nuki = nuki dora
table-own-indicators = dora indicators of this hand
table-for-pot = played for what is left on the table
event-lot-drawn =
    { $how ->
        [leader_dice] { $player } leads, throws { $dice }, and appoints the dealer: { $found }
        [leader_tiles] { $player } leads and has winds drawn; East goes to the dealer: { $found }
        [seats] seats are drawn again
        [dice] { $player } throws { $dice }: the round tile is { $found }
        [break_dealer] { $player } throws { $dice }: the dealer is { $found }
        [first_turn] { $player } throws { $dice }: the first turn goes to { $found }
        [break] the wall of { $found } is to be broken: that is the round wind
       *[redraw] the first dealer of the round is drawn by lot: { $found }
    }
table-named-dora = also dora
table-excluded = out of play
table-suit =
    { $suit ->
        [m] void characters
        [p] void dots
        [s] void bamboo
       *[secret] void suit hidden
    }
table-out = out (won)
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
event-discards-drawn = discards the drawn { $tile }
event-draws-discards = draws and discards { $tile }
event-riichi = declares riichi and discards { $tile }
event-riichi-drawn = draws { $tile }, declares riichi and discards it
event-riichi-stands = pays the riichi stick
event-called =
    { $call ->
        [chi] calls chii on { $player }’s tile: { $meld }
        [pon] calls pon on { $player }’s tile: { $meld }
        [eyes] calls { $player }’s tile for the pair: { $meld }
       *[kan] calls kan on { $player }’s tile: { $meld }
    }
event-kan =
    { $form ->
        [closed] declares a closed kan: { $meld }
        [eyes] declares a kan as the pair: { $meld }
       *[added] declares an added kan: { $meld }
    }
event-kita = declares kita: { $tile }
event-nuki = declares nuki: { $tile }
event-run-raised = adds { $tile } to a run: { $meld }
event-replaced = replaces { $tile }, which is out of play
event-dora-named =
    { $how ->
        [day] Dora of the day: { $tiles }.
        [doubled] Dice for dora { $dice }: dora shown by indicators count twice.
       *[dice] Dice for dora { $dice }: { $tiles }.
    }
event-word-said =
    { $word ->
        [okawari] okawari: turns one more indicator for a han
       *[tetora_appu] tetora appu: stakes a mangan
    }
event-dora-named-by = names dora: { $tiles }
event-excluded = Out of play: { $tiles }.
event-suit-chosen =
    { $how ->
        [hidden] chooses a void suit in secret
        [card] puts down the void-suit card: { $suit ->
            [m] characters
            [p] dots
           *[s] bamboo
        }
       *[tile] puts down { $tile }; void suit: { $suit ->
            [m] characters
            [p] dots
           *[s] bamboo
        }
    }
event-suit-shown =
    reveals the void-suit card: { $suit ->
        [m] characters
        [p] dots
       *[s] bamboo
    }
event-tiles-passed =
    { $hidden ->
        [yes] { $count ->
            [one] passes { $count } tile to { $player }
           *[other] passes { $count } tiles to { $player }
        }
       *[no] passes { $tiles } to { $player }
    }
event-hand-built =
    { $hidden ->
        [yes] has built a hand
       *[no] builds the hand { $tiles }
    }
event-ready = declares “ready from the deal”
event-opened = shows the hand: { $tiles }
event-hissatsu = chou hissatsu sandoukou: shows the hand and draws three tiles; dora indicators of this hand: { $indicators }
event-personal-dora = jiri: takes { $player }’s tile as a personal dora indicator: { $tile }
event-personal-dora-lost = gives up the older indicator of personal dora: { $tile }
event-stage = { $by ->
        [draw] completes stage { $stage } with the tile just drawn
       *[other] takes the discard of { $player } and completes stage { $stage }
    }
event-wins-turned-down =
    { $how ->
        [tsumo] wins by tsumo; the hand stays hidden until the deal ends
       *[ron] wins by ron on { $player }’s { $tile }; the hand stays hidden until the deal ends
    }
event-value-turned-down = worth { NUMBER($points, useGrouping: 0) }
event-indicator = dora indicator { $tile }
event-wins-tsumo = wins by tsumo on { $tile }: { $hand }
event-wins-joker = wins by tsumo on { $tile } used as { $other }: { $hand }
event-wins-ron = wins by ron on { $player }’s { $tile }: { $hand }
event-value = { $han } han { $fu } fu, worth { NUMBER($points, useGrouping: 0) }
event-value-without-fu = { $han } han, worth { NUMBER($points, useGrouping: 0) }
event-value-limit = { $limit }, worth { NUMBER($points, useGrouping: 0) }
event-value-plus = { $limit } and { $han } han, worth { NUMBER($points, useGrouping: 0) }
event-shows =
    { $ready ->
        [yes] is tenpai: { $hand }
       *[no] shows the hand: { $hand }
    }
event-wins-falsely =
    { $how ->
        [tsumo] leaves as a self-draw winner until hands are checked
       *[ron] leaves as the winner on { $player }’s { $tile } until hands are checked
    }
event-discards-face-down =
    { $hidden ->
        [no] discards { $tile } face down
       *[yes] discards a tile face down
    }
event-pond-tile-turned = turns up the tile that lay face down: { $tile }
event-tile-staked = chou nagashi: stakes { $tile } on a yakuman
event-tile-returned = returns the drawn tile to the wall
event-kans-shown = shows the closed kan: { $melds }
event-tiles-uncovered = turns tiles of the wall: { $tiles }
event-markers-changed = yakitori markers: { $count }
event-markers-eaten = takes yakitori markers from the middle: { $count }; left: { $left }
event-deal-drawn =
    { $kind ->
        [exhausted] { $players ->
            [none] Exhaustive draw, nobody is tenpai.
           *[some] Exhaustive draw; tenpai: { $players }.
        }
        [nagashi] Nagashi mangan: { $players }.
        [kyuushu_kyuuhai] Abortive draw: nine terminals and honours.
        [four_winds] Abortive draw: same wind four times.
        [four_riichi] Abortive draw: four riichi.
        [four_kans] Abortive draw: four kans.
        [triple_ron] Abortive draw: triple ron.
        [double_ron] Abortive draw: double ron.
        [seven_honours] Abortive draw: seven different honours discarded.
        [all_kokushi] Abortive draw: everyone tenpai for kokushi.
        [all_chiitoitsu] Abortive draw: everyone tenpai for chiitoitsu.
        [chombo] Chombo: { $players }.
        [time] Time is up.
       *[referee] The referee ends the deal.
    }
event-ruled =
    { $ruling ->
        [chombo] gets chombo (referee)
        [dead_hand] has a dead hand (referee)
        [false_win] declared an invalid win (referee)
        [false_kan] pays for a closed kan of different tiles (referee)
        [rollback] takes back an illegal discard (referee)
        [fine] pays for an illegal discard (referee)
       *[abort] causes an abortive draw (referee)
    }
event-match-started = The match starts: { $names }.
event-seated =
    { $count ->
        [0] Players change seats.
        [one] Players take their seats; { $count } rests.
       *[other] Players take their seats; { $count } rest.
    }
event-seats-drawn = Seats are drawn.
event-dice = Dice: { $dice }.
event-wall = The wall breaks on { $player }’s side, after { $stack ->
        [one] { $stack } stack
       *[other] { $stack } stacks
    }.
event-dealt = is dealt { $tiles }
event-deal-ended = Points after the deal: { $points }; riichi sticks in the pot: { $count }.
event-match-ended = Final scores: { $scores }.

## jantaku replay

replay-about = Show a recorded match: every event in words, or the table at one moment.
replay-argument-file = A record of any format, ARCHIVE:MEMBER, or - for stdin.
replay-option-turn = Show the table after event N of the deal (0: just dealt).
replay-option-deal = Show only this deal (the first is 1).
replay-option-seat = Show only what this player sees: a name, or the starting wind (E, S, W, N).
replay-option-step = Step through the match event by event with Enter.
replay-no-deal = deal { $deal } does not exist; the record has { $count }.
replay-no-turn = deal { $deal } has no event { $turn }; expected 0 to { $count }.
replay-no-seat = “{ $seat }” is neither a player nor a wind. Players: { $choice }.
replay-no-terminal = --step needs a terminal; use --turn to show one moment.
replay-dealt = The tiles are dealt.
replay-event = Event { NUMBER($number, useGrouping: 0) } of { NUMBER($count, useGrouping: 0) }. { $sentence }
replay-of-deal = Deal { $deal } of { $count }
replay-prompt = Enter: next, b: back, d: next deal, a number: that event, q: quit
replay-column-place = place
replay-column-player = player
replay-column-points = points
replay-column-score = score
replay-column-chips = chips
replay-warning = Warning: { $sentence }

## jantaku verify

verify-about = Replay recorded matches and check every tile and point against the rules.
verify-argument-files = Records of any format, folders, archives (tar, zip) with one match per member, ARCHIVE:MEMBER, or - for stdin.
verify-option-processes = Matches to verify at once (default: one per processor).
verify-option-rules = Check against this rule set, whatever the records say: the id of a preset or a .toml file.
verify-processes = --processes must be between 1 and { $most }, got { $count }.
verify-nothing = no records in { $paths }.
verify-progress = matches
verify-games =
    { $count ->
        [one] { $count } match
       *[other] { $count } matches
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
verify-walls-some = Walls built from the seed: { $count } of { $all }; the others were built from the recorded draws.
verify-walls-other = Walls built from the seed: { $count } of { $all }; records whose wall does not match the seed: { $records }.
verify-walls-draws = The records have no seed: walls were built from the recorded draws.
verify-all-same = No differences.
verify-differences =
    { $count ->
        [one] { $count } record failed.
       *[other] { $count } records failed.
    }
verify-unsettled =
    { $count ->
        [one] Play and hand values match the rules; only the final scores of { $count } record differ.
       *[other] Play and hand values match the rules; only the final scores of { $count } records differ.
    }
verify-only-settlement = { $name }: only the final scores differ.
verify-part-play = Play: { $states }.
verify-part-prices = Hand values: { $states }.
verify-part-settlement = Final scores: { $states }.
verify-state-holds = no differences
verify-state-differs = differences found
verify-state-unsaid = not in the record
verify-state-unreached = not checked because of an earlier difference
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
verify-none = Verified 0 matches.
verify-no-text = not a text file.
verify-rules = Rule set used: { $rules }.
verify-rules-assumed = Assumed rule set: { $rules } ({ $why }). Choose another with --rules.
verify-more = … and { $count } more.
verify-place = { $name }: deal { $deal } ({ $round }, honba { $honba }), event { NUMBER($event, useGrouping: 0) }
verify-damage = { $name }: { $reason }
verify-other = { $name }: deal { $deal } differs.
verify-record-says = Record:
verify-table-says = Table:
verify-nothing-told = nothing
verify-nothing-done = no such action
verify-no-such-copy = This copy of { $tile } is not in the hand, only another one.
verify-refused = does not allow it. { $reason }
verify-copy = Different copies of the tile: { $told } in the record, { $ours } on the table.
verify-fields = Differences: { $fields }
verify-dealt = the wall deals { $player } { $tiles }
verify-dealt-told = { $player } is dealt { $tiles }
verify-plays-on = the match is not over
verify-over = the match is over
verify-deal-goes-on = the deal is not over
verify-look = Inspect: { $command }

verify-nonsense = deal { $deal }: after event { $event } the record shows something impossible.
verify-tile-twice = deal { $deal }: { $tile } cannot be drawn from the wall twice.
verify-too-many-tiles = deal { $deal }: more tiles drawn than the wall has.
verify-other-seed = deal { $deal }: the seed does not match the commitment made when the deal started.
verify-players = the rule set is for { $count } players; the record has another number.
verify-no-round = the match starts with a round or a dealer that the rule set does not have.
verify-not-built = its rules are not supported yet: { $rules }.
verify-other-rules = the rules “{ $rules }” have changed since the match was played.
verify-process-lost = a verifying process was killed from outside; use fewer --processes to save memory.

## jantaku convert

convert-about = Convert a recorded match to another format.
convert-argument-in = A record of any format, ARCHIVE:MEMBER, or - for stdin.
convert-argument-out = Output file, or - for stdout.
convert-option-to = Format: { $formats } (default: from the file ending, { $endings }).
convert-no-format = unknown file ending: “{ $file }”. Choose a format with --to: { $known }.
convert-unwritable = cannot write “{ $file }”: { $reason }.
convert-lost = { $format } cannot store { $what } (dropped).
convert-for-people = a paifu is for reading; no program can read it back.
convert-not-read-again = the output cannot be read back ({ $reason }); keep the original.
convert-lost-answers = the players’ answers and their times
convert-lost-copies = tile copies
convert-lost-dice = the dice and the break of the wall
convert-lost-extra = data outside the match (lobby and so on)
convert-lost-names = player names
convert-lost-rules = the full rule set
convert-lost-rulings = a referee’s rulings, or how seats were drawn
convert-lost-scores = the exact final scores
convert-lost-seed = the wall seed
convert-lost-wins = the details of wins (yaku, han, fu)
convert-lost-play = every detail of play

## Why the system does not write a file

system-no-folder = the folder does not exist
system-folder = it is a folder
system-forbidden = permission denied
system-read-only = the location is read-only
system-full = the disk is full
system-too-big = the file is too big
system-long-name = the name is too long
system-broken = the disk does not respond

## Files

record-file-missing = file “{ $file }” not found.
record-file-folder = “{ $file }” is a folder; name a single record.
record-file-forbidden = cannot read “{ $file }”: permission denied.
record-file-unreadable = cannot read “{ $file }” ({ $reason }).
record-file-archive = “{ $file }” is an archive; name one of its records, for example { $example }
record-file-no-member = the archive “{ $file }” has no member “{ $member }”.
record-file-damaged-archive = the archive “{ $file }” is damaged ({ $reason }).
record-file-empty = the file is empty.
