## jantaku lab

lab-about = Measure what rules do to the game: bots play, every figure comes with its interval.
lab-measure-about = Play matches between bots under one rule set and print how often, how much and how long.
lab-compare-about = Play the same walls under two rule sets and print what differs.
lab-argument-other = The second rule set; without it, the first one with the changes of --set.
lab-option-set = A change of the second rule set, for example kuitan=off; may be given several times.
lab-option-seconds = How long to play at most.
lab-option-matches = How many matches to play at most.
lab-option-until = Stop as soon as the share of wins, or its difference, is known to within N percentage points.
lab-option-processes = Matches to play at once; 0 is one for each processor.
lab-option-keep = Save every match to this file; the same command continues from it.
lab-option-all = Show all yaku, not only the most frequent.
lab-seats = { $first } players and { $second } players cannot be compared on the same walls.
lab-nothing-differs = { $rules } and { $other } are the same game; name another rule set, or a change with --set.
lab-change = --set needs a rule and a value, for example kuitan=off, not “{ $change }”.
lab-not-positive = { $option } must be more than 0, got { $value }.
lab-not-negative = --until cannot be below 0, got { $value }.
lab-other-run = { $path } keeps another run ({ $rules }); name another file.
lab-too-few =
    { $matches ->
        [0] No match was finished
        [one] Only { $matches } match was finished
       *[other] Only { $matches } matches were finished
    }; figures need at least { $fewest }: give it more --seconds or --matches.
lab-progress = { $matches } matches, wins ±{ $half }
lab-column-figure = Figure
lab-column-difference = Difference
lab-column-frequency = Yaku, % of wins
lab-column-worth = Yaku, average win with it
lab-figure-wins = Wins, % of hands
lab-figure-tsumo = Tsumo, % of wins
lab-figure-deal_ins = Deal-ins, % of hands
lab-figure-riichi = Riichi, % of hands
lab-figure-calls = Open hands, %
lab-figure-drawn = Deals without a winner, %
lab-figure-aborted = Abortive draws, % of deals
lab-figure-worth = Average win
lab-figure-worth_spread = Spread of wins
lab-figure-dealer = Dealer’s gain per deal
lab-figure-discards = Discards per deal
lab-figure-deals = Deals per match
lab-figure-spread = Spread of final points
lab-who =
    { $matches ->
        [one] { $matches } match
       *[other] { $matches } matches
    }, { $deals ->
        [one] { $deals } deal
       *[other] { $deals } deals
    }, played by { $players }, seeds from { $seed } on. In 95 of 100 such runs a figure lies within its interval. Bots are not people: the figures are theirs.
lab-who-both =
    { $matches ->
        [one] { $matches } match
       *[other] { $matches } matches
    } under each rule set on the same walls, { $deals ->
        [one] { $deals } deal
       *[other] { $deals } deals
    } under the first, played by { $players }, seeds from { $seed } on. * means more than chance in 95 of 100 runs; of twenty figures one is marked by chance. Bots are not people: the figures are theirs.
