site-title = Jantaku rule book
site-about = Mahjong by any rules: what each rule says, what it does at a table, who plays it so, and where it comes from.
site-rules = Rules
site-yaku = Yaku
site-games = Games
site-sets = Rule sets
site-docs = Documentation
site-rules-about = Every switch of the rules: what it may be set to, and a short deal for each value.
site-yaku-about = Everything a hand is paid for, with hands that have it and hands that only seem to.
site-games-about = Whole games, from riichi for four to the games of other countries.
site-sets-about = Rule sets that can be played as they are: organisations, servers, clubs, regions.
site-docs-about = Tutorials, guides, reference and explanations of the program.
site-count = { $count ->
    [one] { $count } entry
   *[other] { $count } entries
}
site-so-many-sets = { $count ->
    [one] { $count } rule set
   *[other] { $count } rule sets
}
site-search = Search the book
site-search-short = Search
site-nothing-found = Nothing found.
site-menu = Menu
site-contents = Contents
site-more = More pages
site-sources = Sources
site-begin = At the beginning
site-moves = Move by move
site-open-app = Open in the program
site-theme = Light or dark
site-only-english = This page is in English only so far.
site-parent = Founded on
site-changes = What it changes
site-all-settings = All settings
site-edition = Edition
site-game = Game
site-prices = What hands are paid for
site-game-page = The game in full
site-same = Nothing: it is played exactly so.
site-id = In files
site-code = Written
site-skip = To the text
site-state-done = supported
site-state-not_yet = not supported yet
site-state-not_software = etiquette only
site-price = Price
site-made = Made from the catalogue of Jantaku { $version }.
site-home = To the contents
site-element-pattern = Yaku of shape
site-element-situational = Yaku of chance
site-element-yakuman = Yakuman
site-element-declared = Declared
site-element-flower = Flowers
site-element-bonus = Bonuses
site-element-prize = Prizes
site-element-penalty = Penalties
site-element-side_game = Side games
site-element-label = Labels
site-game-game = Games
site-game-framework = Families of games
site-game-preset = Named rule sets
site-game-training = For practice
site-game-solitaire = For one
site-game-idea = Ideas
site-game-name = Mentioned by name only
site-game-not_a_game = Not games of their own
