# Lessons: titles, columns and short lines that the program puts between the prose of src/jantaku/lessons/texts.

lesson-section-short = In short
lesson-section-special = What is special here
lesson-section-need = What you need
lesson-section-goal = What you are building
lesson-section-setup = Setting up and dealing
lesson-section-setup-taiwanese = Setting up and dealing
lesson-section-setup-sichuan = Setting up and dealing
lesson-section-before = The void suit
lesson-section-turn = Your turn
lesson-section-calls = Calls
lesson-section-ready = Riichi
lesson-section-ready-taiwanese = Ready from the deal
lesson-section-dora = Bonus tiles
lesson-section-dora-taiwanese = Flowers
lesson-section-wins = What wins
lesson-section-yaku = Everything that counts
lesson-section-pays = What it pays
lesson-section-draws = When nobody wins
lesson-section-match = The match
lesson-section-differs = If you know another mahjong

lesson-box-man = Characters (man)
lesson-box-man-taiwanese = Characters
lesson-box-man-sichuan = Characters
lesson-box-pin = Dots (pin)
lesson-box-pin-taiwanese = Dots
lesson-box-pin-sichuan = Dots
lesson-box-sou = Bamboo (sou)
lesson-box-sou-taiwanese = Bamboo
lesson-box-sou-sichuan = Bamboo
lesson-box-winds = Winds (East, South, West, North)
lesson-box-dragons = Dragons (white, green, red)
lesson-box-flowers = Flowers
lesson-box-seasons = Seasons
lesson-copies = { $count ->
    [one] one of each
   *[other] { $count } of each
}
lesson-copies-differ = different numbers of each
lesson-copies-red = { $count } of each; { $reds ->
    [one] one of the fives is red
   *[other] { $reds } of the fives are red
}

lesson-copies-all-red = { $count } of each; { $reds ->
    [one] the only five is red
   *[other] all { $reds } fives are red
}

lesson-yaku = Yaku
lesson-yaku-taiwanese = Pattern
lesson-yaku-sichuan = Pattern
lesson-closed = closed
lesson-closed-taiwanese = concealed
lesson-closed-sichuan = concealed
lesson-open = open
lesson-open-taiwanese = exposed
lesson-open-sichuan = exposed
lesson-worth = Value
lesson-price-hand = value of the hand
lesson-means = What it is
lesson-bonus-means = Each exposed flower or season.

lesson-han = Han
lesson-han-sichuan = Fan
lesson-limit = Limit
lesson-sum = Points of the hand
lesson-sum-taiwanese = Tai
lesson-ron = Ron
lesson-ron-taiwanese = On a discard
lesson-ron-sichuan = On a discard
lesson-tsumo = Tsumo
lesson-tsumo-taiwanese = Self-drawn
lesson-tsumo-sichuan = Self-drawn
lesson-dealer-ron = Dealer: ron
lesson-dealer-ron-taiwanese = Dealer: on a discard
lesson-dealer-tsumo = Dealer: tsumo
lesson-dealer-tsumo-taiwanese = Dealer: self-drawn
lesson-other-ron = Non-dealer: ron
lesson-other-ron-taiwanese = Another player: on a discard
lesson-other-tsumo = Non-dealer: tsumo
lesson-other-tsumo-taiwanese = Another player: self-drawn
lesson-open-ron = Open: ron
lesson-open-tsumo = Open: tsumo
lesson-closed-ron = Closed: ron
lesson-closed-tsumo = Closed: tsumo
lesson-paid-about = For a tsumo, the table shows what each player pays, the dealer first.
lesson-paid-about-taiwanese = For a self-drawn win, the table shows what each player pays, the dealer first. The supplement of a dealer without earlier wins is included.
lesson-paid-about-sichuan = For a self-drawn win, the table shows what each player still in pays.
lesson-fu30 = Below mangan the table shows hands of 30 fu; more fu pay more.
lesson-honba = A honba adds { $ron } to a ron and { $tsumo } to each payment of a tsumo.
lesson-stick = Declaring riichi costs { $points }.
lesson-noten = At a draw, the players who are not tenpai pay { $points } in total.
lesson-stake = At a draw, each player puts { $points } on the table.

lesson-no-yaku = Nothing else counts
lesson-result-limit = In total: a { $limit }, { NUMBER($points, useGrouping: 0) } points.
lesson-result-sum = In total: { NUMBER($points, useGrouping: 0) } points.
lesson-result-sum-taiwanese = The winner gets { NUMBER($points, useGrouping: 0) } tai.
lesson-result-chips = In total: { $han } han, { NUMBER($chips, useGrouping: 0) } chips.
lesson-result-fu = In total: { $han } han { $fu } fu, { NUMBER($points, useGrouping: 0) } points.
lesson-result-han = In total: { $han } han, { NUMBER($points, useGrouping: 0) } points.
lesson-result-han-sichuan = In total: { $han } fan; the winner gets { NUMBER($points, useGrouping: 0) }.
lesson-suit-m = characters
lesson-suit-p = dots
lesson-suit-s = bamboo

## Chapters of the lessons, as answers to questions

guide-play = How to play: a lesson from the first tile on
guide-yaku = What a yaku is, and what wins
guide-points = How a hand is scored and paid
guide-tiles = The tiles, and what else you need
guide-win = What a winning hand looks like
guide-calls = Calls: chii, pon, kan
