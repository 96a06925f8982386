## The parts that the catalogue is sorted by: what a rule configures, of which sort a yaku or a game is

group-admission = what a win needs
group-bonus = dora and bonuses
group-calls = calls
group-claims = who gets a tile
group-dealer = dealer and honba
group-declared = declared by the player
group-dora = dora
group-drawn_deals = draws and aborts
group-exchange = exchange of tiles
group-flower = flowers and seasons
group-framework = basis of other games
group-fu = fu
group-furiten = furiten
group-game = game
group-grammar = what makes up a hand
group-idea = idea of a game
group-kans = kans
group-label = name only
group-length = length of the match
group-liability = liability (pao)
group-name = only the name is known
group-none = real tables only
group-not_a_game = not a game
group-nuki = tiles set aside
group-openings = before the first turn
group-pattern = pattern of the hand
group-payments = payments
group-penalty = penalty
group-playing_on = playing on after a win
group-preset = rule set
group-prize = prize
group-raised_runs = tiles added to runs
group-referee = penalties and rulings
group-riichi = riichi
group-seats = seats
group-settlement = final scores
group-side_game = side game
group-side_games = chips and other side games
group-tenpai_calls = calls that declare riichi
group-uncovering = tiles turned after a win
group-yakitori = yakitori and its markers
group-situational = circumstances of the win
group-solitaire = solitaire
group-telling = what can be seen
group-tiles = tile set
group-training = exercise
group-turns = turn order
group-value = value of a hand
group-void = void suit
group-wall = wall
group-yaku = yaku and their values
group-yakuman = yakuman

## Values and prices as jantaku rules prints them

rules-written-on = { $written }
rules-written-off = { $written }
rules-price-alike = { $worth }, closed and open hand
rules-row-game = Game
rules-text-unbuilt = { $text }
rules-price-absorbs = { $price }; replaces: { $others }
rules-example-aside = set aside: { $count }
rules-example-aside-taiwanese = flowers: { $count }
rules-example-taiwanese = { $hand } + { $win }, { $by ->
    [tsumo] self-drawn
   *[ron] on a discard
 }
rules-example-sichuan = { $hand } + { $win }, { $by ->
    [tsumo] self-drawn
   *[ron] on a discard
 }
