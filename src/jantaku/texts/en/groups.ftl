## The parts that the catalogue is sorted by: what a rule configures, of which sort a yaku or a game is

group-actions = calls and kans
group-admission = what a win needs
group-bonus = dora and bonuses
group-claims = who gets a tile
group-dealer = dealer and honba
group-declared = declared by the player
group-dora = dora
group-draws = draws and aborts
group-flower = flowers and seasons
group-framework = basis of other games
group-game = game
group-grammar = what makes up a hand
group-idea = idea of a game
group-label = name only
group-listeners = chips and yakitori
group-matchplan = length of the match
group-name = only the name is known
group-none = real tables only
group-not_a_game = not a game
group-pattern = pattern of the hand
group-payments = payments
group-penalty = penalty
group-phases = before the first turn
group-preset = rule set
group-prize = prize
group-settlement = final scores
group-side_game = side game
group-situational = circumstances of the win
group-solitaire = solitaire
group-tileset = tile set
group-training = exercise
group-turns = turn order
group-value = value of a hand
group-views = what can be seen
group-wall = wall
group-yaku_table = yaku and their values
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
