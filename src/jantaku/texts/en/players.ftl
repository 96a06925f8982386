## jantaku bots

bots-about = Play matches between bots and print the statistics.
bots-argument-game = Rule set: the id of a preset or a .toml file.
bots-option-matches = Number of matches.
bots-option-seed = Seed of the first match; the next ones count up from it.
bots-option-processes = Matches to play at once.
bots-option-keep = Save the totals to this file every 100 matches; an interrupted run continues from it.
bots-matches = --matches must be between 1 and { $most }, got { $count }.
bots-processes = --processes must be between 1 and { $most }, got { $count }.
bots-keep = --keep: cannot use { $path }: { $why }.
bots-progress = matches
bots-headline =
    { $rules }: { $matches ->
        [one] { $matches } match
       *[other] { $matches } matches
    }, { $deals ->
        [one] { $deals } deal
       *[other] { $deals } deals
    }
bots-column-seat = Seat
bots-column-wins = Wins, % of deals
bots-column-tsumo = Tsumo, % of wins
bots-column-dealt-in = Deal-ins, %
bots-column-declared = Riichi, %
bots-column-called = Calls, %
bots-column-worth = Average win
bots-all-seats = all
bots-drawn = Deals without a winner: { $percent }%, abortive draws: { $aborted }% of all deals
bots-winners =
    { $count ->
        [0] Deals without a winner
        [one] Deals with { $count } winner
       *[other] Deals with { $count } winners
    }: { $percent }%
bots-middle = Median win: { $points }
bots-speed = { $milliseconds } ms of CPU time per answer, including the table; { $speed } matches per second overall
