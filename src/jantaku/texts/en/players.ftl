## jantaku bots

bots-about = Let bots play matches against each other and print how they went.
bots-argument-game = The rules: the id of a preset or a sheet.
bots-option-matches = How many matches are played.
bots-option-seed = The seed of the first match; the others have the numbers that follow.
bots-option-processes = How many matches are played at once.
bots-option-keep = Keep the sums in this file, every 100 matches; a run that was broken off goes on from there.
bots-matches = --matches needs a number from 1 to { $most }, not { $count }.
bots-processes = --processes needs a number from 1 to { $most }, not { $count }.
bots-keep = --keep: { $path } cannot be used: { $why }.
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
bots-column-tsumo = by own draw, % of wins
bots-column-dealt-in = Deals in, %
bots-column-declared = Riichi, %
bots-column-called = Calls, %
bots-column-worth = Mean win
bots-all-seats = all
bots-drawn = Deals without a winner: { $percent } %, of them before the end of the wall: { $aborted } % of all deals
bots-winners =
    { $count ->
        [0] Deals without a winner
        [one] Deals with { $count } winner
       *[other] Deals with { $count } winners
    }: { $percent } %
bots-middle = Half of the wins were worth { $points } or less
bots-speed = { $milliseconds } ms of processor time for an answer, the table's work included; { $speed } matches a second in all
