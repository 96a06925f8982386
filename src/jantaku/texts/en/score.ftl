## jantaku score: what a hand is worth

score-about = What a hand is worth, and why.
score-argument-hand = The hand without the winning tile: 234m 567p 22z 345s 67s; melds as in docs/reference/notation.md.
score-option-win = The winning tile. A flower is the eighth: with --tsumo it was drawn, else robbed from another.
score-option-tsumo = Won by tsumo.
score-option-ron = Won by ron (so it is unless said otherwise).
score-option-rules = The rules: a preset or a .toml file.
score-option-seat = The winner's seat wind: E, S, W, N; there is no N among three, and where players are dragons E is white.
score-option-round = The round wind.
score-option-from = Who discarded: the wind of that seat.
score-option-dora = Dora indicators.
score-option-ura = Ura dora indicators.
score-option-nuki = Tiles that the winner has set aside: 4z, or 44z for two; flowers: 15f.
score-option-honba = How many honba; in Taiwanese rules, how often in a row the dealer has won before.
score-option-river = How many tiles lie in the river without the winning one (early win).
score-option-earth = Won on the dealer's first discard (blessing of Earth).
score-option-after-kan = Won on the discard right after a kong.
score-option-early-kan = The kan of the replacement tile was declared before the own first discard.
score-option-riichi-tile = Won on the tile with which another player declares riichi.
score-option-pond = What the winner has discarded, in order.
score-option-ready = The hand waits as it was dealt, and this was announced.
score-option-heaven = The dealer wins with the tiles dealt (blessing of Heaven).
score-option-void = The winner's forbidden suit: m, p or s.
score-option-out = Who has left the deal already: seat winds, as in EW.
score-not-asked = { $option } means nothing by these rules.
score-no-such-suit = “{ $suit }” is no suit; there are m, p and s.
score-river-first = before the first discard of the deal nothing lies in the river, so that there cannot be { $count } tiles in it.
score-river-last = when the last tile is drawn, far more tiles than { $count } lie in the river.
score-pond-first = who wins in the first turn has discarded nothing yet, so that nothing lies in the own pond.
score-river-negative = the number of tiles in the river cannot be negative.
score-option-sticks = How many riichi sticks lie on the table.
score-option-liable = Who is liable for the hand (pao): the wind of that seat.
score-option-yaku = A yaku of your own, as a pattern and its price: --yaku "123x 345x 567x 789x pair: yakuman". 2/1 is closed and open, 2/- closed only. May be given several times.
score-option-why = Explain every part of the score.
score-option-json = An answer for programs.
score-option-flag = How it was won: { $name }.
score-two-ways = a win is either by tsumo or by ron.
score-wind = { $text } is not a wind; there are E, S, W, N.

## How the hand was read

score-read = Hand: { $blocks } – { $wait }
score-wait-flowers =
    { $fact ->
        [robbed_flower] won by flowers: the eighth was robbed from another
       *[eight_flowers] won by flowers: all eight
    }
score-wait = won on { $tile }, wait: { $wait }
score-block = { $tiles }
score-block-winning = [{ $tiles }]
score-block-closed-kan = { $tiles } (closed kan)
score-block-eyes = { $tiles } (the pair)
score-block-raised-run = { $tiles } (raised run)
score-block-closed-run = { $tiles } (raised run, counts as closed)

## Elements

score-price-han = { $han } han
score-price-points =
    { $points ->
        [one] { NUMBER($points, useGrouping: 0) } point
       *[other] { NUMBER($points, useGrouping: 0) } points
    }
score-many-yakuman =
    { $count ->
        [one] { $count } yakuman
       *[other] { $count } yakuman
    }
score-base-amount = base amount { NUMBER($base, useGrouping: 0) }
score-dora-by = { $dora } is dora, indicator { $indicator }
score-dora-once = { $tiles } counts only once, though several indicators mean it
score-seat-dragon = a triplet or kan of the dragon of the seat
score-round-dragon = a triplet or kan of the dragon of the round
score-own-pattern = a pattern of these rules: { $pattern }
score-own-name = { $name }
score-block-chi = { $tiles } (chi)
score-block-pon = { $tiles } (pon)
score-block-open-kan = { $tiles } (open kan)
score-red = red: { $tiles }
score-always-dora = always dora: { $tiles }
score-winning-dora = dora like the winning tile: { $tiles }
score-set-aside = set aside: { $tiles }
score-seasons = Seasons
score-flowers = Flowers
score-in-hand = in the hand: { $tiles }
score-fu-triplet-ron = triplet { $tiles } completed by ron
score-note-limit-alone = ordinary yaku and dora do not count beside { $limit }
score-note-single = yakuman do not add up in these rules: one is paid
score-note-add-mangan = in these rules each further yakuman adds a mangan
score-note-no-kazoe = there is no counted yakuman in these rules
score-note-counted-up-to = by these rules yaku and dora count up to a { $limit }, however many han there are
score-note-most = a hand is paid { $limit } at most in these rules
score-note-floor = the yaku are worth { $yaku } han, { $fu ->
        [0] dora
       *[other] 60 fu one more, dora
    } take { $taken }: { $sum } han; a hand with a yaku is paid as { $paid } han at least
score-note-no-floor = the yaku are worth { $yaku } han, { $fu ->
        [0] dora
       *[other] 60 fu one more, dora
    } take { $taken }: it is paid as { $sum } han, each han below 1 halves the base
score-note-sixty = 60 fu and more are one han more: { $fu } fu become { $rest }
score-note-bazoro = every win has { NUMBER($points, useGrouping: 0) } points of its own (bazoro)
score-note-times = by an indicator of these rules the hand is paid { $times } times over
score-note-flowers-alone = nothing else counts where the flowers win
score-note-out = { $seat } has left the deal and pays nothing
score-note-label = a name that is worth nothing by itself: { $element }
score-note-not-played = not counted: { $element } – these rules do not have it
score-missed = not counted: { $element } – { $because }
score-absorbed = it is part of { $element }
score-not-sure = another tile that completes the hand would not give it, and by these rules it does not count then
score-limit-less = it is only a { $limit }, and the hand is worth more
score-spoiled = { $reason }: { $tiles }

## Fu

score-fu = Fu: { $items } = { $total }
score-fu-exact = { $fu }
score-fu-rounded = { $sum }, rounded up to { $fu }
score-fu-cut = { $total }, which become { $fu } and one han more
score-chips = Chips: { $items } = { $total }
score-fu-base = base
score-fu-seven-pairs = seven pairs
score-fu-closed = closed hand
score-fu-closed-ron = closed ron
score-fu-limit = with a yakuman
score-fu-closed-tsumo = closed hand won by tsumo
score-fu-tsumo = tsumo
score-fu-open-flat-ron = ron on an open pinfu shape
score-fu-kanchan = kanchan wait
score-fu-penchan = penchan wait
score-fu-tanki = tanki wait
score-fu-pair = pair { $tiles }
score-fu-triplet-open = open triplet { $tiles }
score-fu-triplet-closed = closed triplet { $tiles }
score-fu-kan-open = open kan { $tiles }
score-fu-kan-closed = closed kan { $tiles }
score-fu-mixed = { $set }, mixed: two thirds

## Value and payments

score-value = { $han } han { $fu } fu: base { NUMBER($base, useGrouping: 0) }, worth { NUMBER($points, useGrouping: 0) }
score-value-without-fu = { $han } han: base { NUMBER($base, useGrouping: 0) }, worth { NUMBER($points, useGrouping: 0) }
score-value-most = { $han } han: base { NUMBER($amount, useGrouping: 0) }, at most { NUMBER($base, useGrouping: 0) } counts, worth { NUMBER($points, useGrouping: 0) }
score-value-sum = sum of points { NUMBER($sum, useGrouping: 0) }, worth { NUMBER($points, useGrouping: 0) }
score-value-sum-capped = sum of points { NUMBER($sum, useGrouping: 0) }, at most { NUMBER($most, useGrouping: 0) } count, worth { NUMBER($points, useGrouping: 0) }
score-value-chips =
    { $han } han: { $chips } × 2^{ $han } = { NUMBER($base, useGrouping: 0) }, worth { $points ->
        [one] { NUMBER($points, useGrouping: 0) } chip
       *[other] { NUMBER($points, useGrouping: 0) } chips
    }
score-value-limit = { $limit }, worth { NUMBER($points, useGrouping: 0) }
score-value-by-han = { $han } han: { $limit }, worth { NUMBER($points, useGrouping: 0) }
score-value-capped = { $han } han { $fu } fu: base { NUMBER($amount, useGrouping: 0) } is above the cap: { $limit }, worth { NUMBER($points, useGrouping: 0) }
score-value-rounded-up = { $han } han { $fu } fu: base { NUMBER($amount, useGrouping: 0) } is rounded up: { $limit }, worth { NUMBER($points, useGrouping: 0) }
score-payment = { $payer } → { $receiver }: { $amount } ({ $because })
score-sources = Sources: { $sources }

## Limits

limit-mangan = mangan
limit-haneman = haneman
limit-baiman = baiman
limit-sanbaiman = sanbaiman
limit-yakuman = yakuman
limit-double_yakuman = double yakuman
limit-triple_yakuman = triple yakuman
limit-mori_man = mori man (ten han, 2.5 mangan)
limit-dai_yakuman = dai yakuman (six mangan)

## Seats

seat-east = East
seat-south = South
seat-west = West
seat-north = North
seat-white = White
seat-green = Green
seat-red = Red
seat-tile = seat { $tile }
seat-discarder = player who dealt in
seat-who-set-aside = player who set it aside
seat-who-raised-run = player who raised the run
seat-who-declared-kan = player who declared the kan

## Why there is no win

no-kernel = Hands are priced by the C++ kernel, which is not built here: install a C++20 compiler and install jantaku again.
no-win-not-complete = the hand is not complete: { $tiles } make neither four sets and a pair nor another winning shape.
no-win-only-dealt = { $tiles } have nothing to do with each other: such a hand wins only as it is dealt, in the first turn, with the first tile drawn and before anybody calls (tenhou, chiihou).
no-win-wrong-size = with the winning tile a hand has { $wanted } tiles (a kan counts as three), here there are { $tiles }.
no-win-no-yaku = the hand is complete but has no yaku, and without one there is no win (dora are no yaku).
no-win-minimum = the yaku are worth { $han } han; by these rules at least { $minimum } are needed now.
no-win-empty-wait =
    { $bound ->
        [half_open] by these rules a hand half of which lies open, with what a ron completes, may win only if every tile that it waits for gives a yaku; { $without } gives none, so there is no win on { $tile } either.
       *[always] by these rules every tile that the hand waits for must give a yaku; { $without } gives none, so there is no win on { $tile } either.
    }
no-win-idle-meld = by these rules every open set must belong to a yaku that counts; { $meld } belongs to none, so there is no win on { $tile }.
no-win-void = the hand holds the forbidden suit: { $tiles }; nobody wins with it.
no-win-three-suits = all three suits are in the hand, and one of them is forbidden to everybody: there is no win.
no-win-flowers = to win by flowers takes all { $wanted } of them, one of each; here there are { $flowers }.
no-win-flowers-unpriced = by these rules nobody wins by flowers.

## What cannot be

win-first-discard = the first discard is the dealer's; who wins on it does not deal and has no melds yet.
win-kan-discard = a win on the discard after a kan is by ron; it is neither a tsumo nor a robbed kan.
win-all-flowers = all { $count } flowers are the winner's: the last of them wins at once, whatever the hand. Name it, { $tile }, as the winning tile, and the others as flowers.
win-robbed-flower-only = a robbed flower is neither a discard nor the tile of a kan.
win-riichi-tile = the tile with which another declares riichi is a discard: it is won by ron, and is no robbed tile.
win-early-kan = an early kan matters only to a win on its replacement tile: say that, too.
win-flowers-how = the eighth flower is drawn (a tsumo) or robbed from another (a ron).
win-out = who has left the deal neither wins nor deals in nor pays.
win-no-void = by these rules nobody chooses a forbidden suit.
win-too-many-out =
    { $most ->
        [0] by these rules the deal ends with the first win: nobody can have left it before.
       *[other] { $count } left before; by these rules at most { $most } do before the deal ends.
    }

win-one-tile = the winning tile is one tile, not “{ $text }”.
win-fifth-copy = a fifth { $tile }: there are four in the set.
win-ippatsu-without-riichi = there is no ippatsu without riichi.
win-riichi-open = riichi cannot be declared with an open hand.
win-double-riichi-called = double riichi is declared with the first discard, before any call, and here a tile was claimed.
win-ura-without-riichi = ura dora are turned only after riichi.
win-rinshan-without-kan = rinshan is a tsumo on the replacement tile after an own kan (where the rules say so, also for an own tile set aside).
win-chankan-by-tsumo = a kan is robbed by ron only.
win-gari-by-tsumo = a tile that another sets aside is robbed by ron only.
win-chanjun-by-tsumo = a tile that another lays on a run is robbed by ron only.
win-chanjun-honour = no run has an honour, so that none is robbed from one.
win-haitei-by-ron = haitei is the last tile of the wall, drawn by the winner; the last discard is houtei.
win-houtei-by-tsumo = houtei is the last discard; the last tile drawn is haitei.
win-one-tile-one-way = one tile cannot be a replacement tile, a robbed tile and the last discard at once.
win-tenhou-not-dealer = tenhou is the dealer's win with the tiles dealt, without melds.
win-chiihou = chiihou is a non-dealer's win on the first draw, without melds.
win-renhou = renhou is a non-dealer's ron before the first draw, without melds.
win-discarder = only a ron has a discarder, and it is not the winner.
win-liable-self = the winner is not liable for the own hand.
win-negative = honba and sticks are not negative.
win-ippatsu-rinshan = any kan ends ippatsu, so there is no ippatsu with rinshan.
win-ura-off = by these rules no ura dora are turned.
win-indicators = { $count } dora indicators were given, and these rules turn { $most } at most.
win-ura-indicators = { $count } ura indicators were given, and these rules turn { $most } at most.
win-ura-more = under each dora indicator lies one ura indicator, there are no more.
win-first-turn-alone = a win on the first turn (tenhou, chiihou, renhou) goes neither with riichi nor with kans nor with the end of the wall.
win-nobody-liable = nobody is liable for this hand: no meld was fed that made a yaku sure, and it was not won on the replacement tile of a fed kan (rinshan).
win-no-seat = { $seat } is not a seat of these rules: { $seats } sit at the table.
win-copies =
    { $there ->
        [0] { $tile } is not among the tiles of these rules.
       *[other] { $count } of { $tile }: these rules have { $there }.
    }
win-meld = { $meld } is no meld by these rules: they know triplets and kans of equal tiles only.
win-no-call =
    { $call ->
        [chi] { $meld }: by these rules no run is called (chi).
        [kan] { $meld }: by these rules no kan is called on a discard; a closed one is written with # at its end.
       *[pon] { $meld }: by these rules no triplet is called (pon).
    }
win-chi-not-left = { $meld }: a run is called only from the player before, who sits to the left: it is written with - at its end.
win-most-runs =
    { $most ->
        [one] by these rules a hand calls one run at most.
       *[other] by these rules a hand calls { $most } runs at most.
    }
win-no-eyes = { $meld } cannot stand for the eyes of this hand: two tiles are laid between the two seasons of the seat, and they are of a kind allowed for it or its own { $own }.
win-no-fourth = { $meld } is no kan of this hand: the fourth tile is an equal one, the one that supplements the three, a season that belongs to them, or the own { $own }.
win-raised-twice = the tile of the seat, { $own }, makes a kan of three other tiles only once in a hand.
win-most-mixed = by these rules at most { $most } sets of a hand are mixed.
win-not-robbed = by these rules nobody wins on { $tile } that another sets aside.
no-win-furiten = a tile for which the hand waits lies in the own pond: that is furiten, and there is no ron.
no-win-robbed-yakuman = by these rules only a yakuman wins on a tile that another sets aside, and this hand is none.
win-first-turn-aside = by these rules a tile set aside ends the first go-around: then there is no tenhou, chiihou or renhou.
win-rinshan-aside = by these rules the tile drawn for one set aside is an ordinary draw: rinshan needs an own kan.
win-ippatsu-rinshan-aside = by these rules ippatsu is over with what gives rinshan: they do not go together.
win-chanjun-off = by these rules no tile is laid on a run (added_run), so that none is robbed from one.
win-raised-run =
    { $counts ->
        [never] { $meld }: by these rules no tile is laid on a run (added_run).
        [closed] { $meld }: by these rules a raised run counts as closed (added_run_closed); write { $meld }#.
       *[open] { $meld }: by these rules a raised run stays open (added_run_closed); write it without the # at its end.
    }
win-flower = flowers and the like are no part of a hand: they are set aside.
win-reds = the hand has { $count } of the red { $tile }, the set of these rules has { $there }.
no-win-needs-riichi = by these rules nobody wins without riichi.
no-win-kept =
    { $use ->
        [outside] { $tile } is set aside by these rules; one that is kept serves only in hands of terminals and honours, and this is none.
        [yakuman] { $tile } is set aside by these rules; one that is kept serves only in a yakuman, and this is none.
       *[any] { $tile } must be set aside by these rules: it is no part of a hand that wins.
    }
win-only-red = Every { $tile } is red by these rules: write { $red }.
win-not-set-aside = { $tile } is not set aside by these rules.
