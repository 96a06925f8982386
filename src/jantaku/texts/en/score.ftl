## jantaku score: what a hand is worth

score-about = Score a hand and explain its value.
score-argument-hand = Hand without the winning tile: 234m 567p 22z 345s 67s; melds as in docs/reference/notation.md.
score-option-win = Winning tile. A flower means the eighth one: drawn with --tsumo, otherwise robbed from another player.
score-option-tsumo = Won by tsumo.
score-option-ron = Won by ron (default).
score-option-rules = Rule set: a preset or a .toml file.
score-option-seat = Winner’s seat wind: E, S, W, N; no N with three players; in sangensen E is white.
score-option-round = Round wind; a tile like 5z where rounds have other tiles.
score-option-from = Discarder’s seat wind.
score-option-dora = Dora indicators.
score-option-ura = Ura dora indicators.
score-option-named-dora = Tiles that are dora without an indicator: named by dice, or of the day.
score-option-nuki = Nuki tiles of the winner: 4z, or 44z for two; flowers: 15f.
score-option-foreign-dora = Personal dora of others: the han they bring to a hand without a marker, or, below zero, how many dora they take away.
score-option-honba = Honba; in Taiwanese rules, dealer’s previous wins in a row.
score-option-river = Tiles discarded so far, without the winning tile (early win).
score-option-earth = Won on the dealer’s first discard (blessing of Earth).
score-option-after-kan = Won on the discard right after a kong.
score-option-early-kan = The kan that gave the replacement tile was declared before the winner’s first discard.
score-option-riichi-tile = Won on another player’s riichi declaration tile.
score-option-pond = Winner’s discards, in order.
score-option-ready = “Ready from the deal” was declared.
score-option-heaven = The dealer wins with the dealt tiles (blessing of Heaven).
score-option-void = Winner’s void suit: m, p or s.
score-option-out = Players who have already won: seat winds, as in EW.
score-not-asked = { $option } has no meaning in this rule set.
score-no-such-suit = unknown suit “{ $suit }”; expected m, p or s.
score-river-first = there can be no discards yet (got { $count }): the win comes before the deal’s first discard.
score-river-last = too few discards ({ $count }): the wall is down to its last tile.
score-pond-first = a first-turn winner cannot have discards yet.
score-river-negative = the number of discards cannot be negative.
score-option-sticks = Riichi sticks in the pot.
score-option-liable = Liable player’s seat wind (pao).
score-option-yaku = Custom yaku, a pattern and its value: --yaku "123x 345x 567x 789x pair: yakuman". 2/1 means closed and open, 2/- closed only. Repeatable.
score-option-why = Explain every part of the score.
score-option-json = Print JSON.
score-option-flag = Won with { $name }.
score-two-ways = choose either --tsumo or --ron.
score-round = these rules have no round { $text }; expected { $there }.
score-wind = unknown wind { $text }; expected E, S, W or N.

## How the hand was read

score-read = Hand: { $blocks } – { $wait }
score-wait-flowers =
    { $fact ->
        [robbed_flower] won by flowers: the eighth was robbed from another player
       *[eight_flowers] won by flowers: all eight
    }
score-wait = won on { $tile }, { $wait }
score-wait-part = won on { $tile } before the hand was complete
score-block = { $tiles }
score-block-winning = [{ $tiles }]
score-block-closed-kan = { $tiles } (closed kan)
score-block-eyes = { $tiles } (kan as pair)
score-block-raised-run = { $tiles } (run with an added tile)
score-block-closed-run = { $tiles } (run with an added tile, counts as closed)

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
score-base-amount = base { NUMBER($base, useGrouping: 0) }
score-base-amount-big =
    { $base ->
        [20000] the kantetsu limit
        [30000] the dai limit
        [40000] the chou limit
       *[other] base { NUMBER($base, useGrouping: 0) }
    }
score-dora-by = { $dora } is dora, indicator { $indicator }
score-dora-once = { $tiles } counts only once, though several indicators point to it
score-seat-suit = a triplet or kan of the player’s own suit
score-seat-dragon = a triplet or kan of the seat dragon
score-round-tile = a triplet or kan of the round tile
score-kokuiisou-green = triplets or kans of 2, 4 and 8 pin; the fourth one and the pair are winds or the green dragon
score-round-dragon = a triplet or kan of the round dragon
score-own-pattern = custom pattern: { $pattern }
score-own-name = { $name }
score-block-chi = { $tiles } (chii)
score-block-pon = { $tiles } (pon)
score-block-open-kan = { $tiles } (open kan)
score-red = red: { $tiles }
score-always-dora = always dora: { $tiles }
score-named-dora = dora in this deal: { $tiles }
score-note-foreign-dora =
    { $count ->
        [one] Other players’ personal dora in a hand without its own add { $count } dora.
       *[other] Other players’ personal dora in a hand without its own add { $count } dora.
    }
score-note-foreign-dora-taken =
    { $count ->
        [one] { $count } tile of other players’ personal dora takes a dora away, if there is one.
       *[other] { $count } tiles of other players’ personal dora take a dora away each, as long as there are any.
    }
score-winning-dora = dora matching the winning tile: { $tiles }
score-set-aside = set aside: { $tiles }
score-seasons = Seasons
score-flowers = Flowers
score-in-hand = in the hand: { $tiles }
score-fu-triplet-ron = triplet { $tiles } completed by ron
score-note-limit-alone = ordinary yaku and dora do not count with { $limit }
score-note-single = yakuman do not stack: one is paid
score-note-add-mangan = each further yakuman adds a mangan
score-note-no-kazoe = no counted yakuman (kazoe) in this rule set
score-note-counted-up-to = yaku and dora count up to a { $limit }, however many han
score-note-most = a hand is worth at most { $limit }
score-note-floor = the yaku are worth { $yaku } han, { $fu ->
        [0] dora
       *[other] 60 fu add one, dora
    } subtract { $taken }: { $sum } han; a hand with a yaku is worth at least { $paid } han
score-note-no-floor = the yaku are worth { $yaku } han, { $fu ->
        [0] dora
       *[other] 60 fu add one, dora
    } subtract { $taken }: scored as { $sum } han, and each han below 1 halves the base
score-note-sixty = 60 fu or more add one han: { $fu } fu become { $rest }
score-note-yakuless = no yaku: { $fu } fu are enough without one, which takes { $wanted }
score-note-kans = kans add { $han } han
score-note-open-blocks = more than half of the hand is open: one han less
score-note-plus-no-dora = dora do not count with a yakuman
score-note-first-half = tsumo in the first go-around, half is paid: base { NUMBER($base, useGrouping: 0) } instead of { NUMBER($whole, useGrouping: 0) }
score-note-unpaid = { $element } helps to win and is not paid: paid as { $han } han, a mangan at least
score-note-pond-discount = a winning tile is among the winner’s discards: paid as { $han } han
score-note-rounded-half-up = payments are rounded to the nearest { $step }, halves up
score-note-rounded-half-even = payments are rounded to the nearest { $step }, halves to the even one
score-note-rounded-half-down = payments are rounded to the nearest { $step }, halves down
score-note-rounded-halves = payments are rounded to the nearest fifty, 25 up
score-note-rounded-none = payments are not rounded
score-note-bazoro = every win adds { NUMBER($points, useGrouping: 0) } points (bazoro)
score-note-times = an indicator multiplies the payment by { $times }
score-note-flowers-alone = nothing else counts in a win by flowers
score-note-part-alone = the hand is not complete, so nothing but the yakuman counts
score-note-out = { $seat } has left the deal and pays nothing
score-note-label = a name without value: { $element }
score-note-not-played = not counted: { $element } – not in this rule set
score-missed = not counted: { $element } – { $because }
score-absorbed = part of { $element }
score-not-sure = another wait would not give this yaku, so it does not count
score-alone = it counts only together with another pattern yaku
score-limit-less = it would pay only a { $limit }; the hand is worth more
score-spoiled = { $reason }: { $tiles }

## Fu

score-fu = Fu: { $items } = { $total }
score-fu-exact = { $fu }
score-fu-rounded = { $sum }, rounded up to { $fu }
score-fu-cut = { $total }, which becomes { $fu } plus one han
score-chips = Chips: { $items } = { $total }
score-fu-base = base
score-fu-seven-pairs = seven pairs
score-fu-closed = closed hand
score-fu-closed-ron = closed ron
score-fu-limit = yakuman
score-fu-closed-tsumo = closed tsumo
score-fu-runs = a hand of runs
score-fu-tsumo = tsumo
score-fu-open-flat-ron = ron with an open pinfu-shaped hand
score-fu-kanchan = kanchan wait
score-fu-penchan = penchan wait
score-fu-tanki = tanki wait
score-fu-ryanmen = ryanmen wait
score-fu-fixed = pinfu, which has no other fu
score-fu-no-honours = no honours in the hand and among the discards
score-fu-added = for the yaku
score-fu-pair = pair { $tiles }
score-fu-triplet-open = open triplet { $tiles }
score-fu-triplet-closed = closed triplet { $tiles }
score-fu-kan-open = open kan { $tiles }
score-fu-kan-closed = closed kan { $tiles }
score-fu-mixed = { $set }, mixed: two thirds

## Value and payments

score-value = { $han } han { $fu } fu: base { NUMBER($base, useGrouping: 0) }, worth { NUMBER($points, useGrouping: 0) }
score-value-without-fu = { $han } han: base { NUMBER($base, useGrouping: 0) }, worth { NUMBER($points, useGrouping: 0) }
score-value-most = { $han } han: base { NUMBER($amount, useGrouping: 0) }, capped at { NUMBER($base, useGrouping: 0) }, worth { NUMBER($points, useGrouping: 0) }
score-value-per-han = { $han } han: { NUMBER($base, useGrouping: 0) } per player, worth { NUMBER($points, useGrouping: 0) }
score-value-added =
    { $han } han at { $each } each{ $fu ->
        [0] { "" }
       *[other] , plus { $fu } fu
    }{ $more ->
        [0] { "" }
       *[other] , plus { $more } for a high hand
    }: { NUMBER($base, useGrouping: 0) } per player, worth { NUMBER($points, useGrouping: 0) }
score-value-sum = sum of points { NUMBER($sum, useGrouping: 0) }, worth { NUMBER($points, useGrouping: 0) }
score-value-sum-capped = sum of points { NUMBER($sum, useGrouping: 0) }, capped at { NUMBER($most, useGrouping: 0) }, worth { NUMBER($points, useGrouping: 0) }
score-value-chips =
    { $han } han: { $chips } × 2^{ $han } = { NUMBER($base, useGrouping: 0) }, worth { $points ->
        [one] { NUMBER($points, useGrouping: 0) } chip
       *[other] { NUMBER($points, useGrouping: 0) } chips
    }
score-value-limit = { $limit }, worth { NUMBER($points, useGrouping: 0) }
score-value-plus = { $limit } and { $han } han: base { NUMBER($first, useGrouping: 0) } + { NUMBER($rest, useGrouping: 0) } = { NUMBER($base, useGrouping: 0) }, worth { NUMBER($points, useGrouping: 0) }
score-value-by-han = { $han } han: { $limit }, worth { NUMBER($points, useGrouping: 0) }
score-value-unpaid = { $han } han, { $paid } of them paid: { $limit }, worth { NUMBER($points, useGrouping: 0) }
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
limit-compound_yakuman = compound yakuman
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
seat-number = seat { $number }
seat-tile = seat { $tile }
seat-discarder = discarder
seat-who-set-aside = player who declared nuki
seat-who-raised-run = player whose run was robbed
seat-who-declared-kan = player who declared the kan

## Why there is no win

no-kernel = Scoring needs the C++ kernel, which is not built here: install a C++20 compiler and install jantaku again.
no-win-not-complete = the hand is not complete: { $tiles } make neither four sets and a pair nor another winning shape.
no-win-only-dealt = { $tiles } are unrelated tiles: such a hand wins only in the first turn, with the dealt tiles and the first draw, before any call (tenhou, chiihou).
no-win-wrong-size = with the winning tile a hand has { $wanted } tiles (a kan counts as three); this one has { $tiles }.
no-win-no-yaku = no yaku: the hand is complete, but a win needs a yaku (dora don’t count).
no-win-minimum = the yaku are worth { $han } han; a win now needs { $minimum }.
no-win-minimum-single = the best yaku of the hand is worth { $han } han; a win now needs a single yaku worth { $minimum }.
no-win-minimum-lasting = without situational yaku the hand has { $han } han; a win now needs { $minimum }.
no-win-minimum-base = the hand has { $han } han and comes to less than a mangan, the least that wins in this rule set.
no-win-few-fu = the hand has no yaku and { $fu } fu; without a yaku it needs { $wanted }.
no-win-most-han = the hand is worth { $han } han with dora, and in this rule set only hands of up to { $most } han win.
no-win-most-yakuman = the hand is a yakuman, and in this rule set only hands of up to { $most } han win.
no-win-empty-wait =
    { $bound ->
        [half_open] nakazuke: when half of the hand is open, counting the set that ron completes, every wait must give a yaku; { $without } doesn’t, so { $tile } can’t win either.
       *[always] no atozuke: every wait must give a yaku; { $without } doesn’t, so { $tile } can’t win either.
    }
no-win-idle-meld = kanzen sakizuke: every open set must be part of a yaku that counts; { $meld } isn’t, so { $tile } can’t win.
no-win-void = the hand contains the void suit: { $tiles }.
no-win-three-suits = the hand has all three suits; every player must void one.
no-win-two-suits = the hand has more than two suits, or honours; with this rule set such a hand does not win.
no-win-flowers = a win by flowers needs all { $wanted }, one of each; this hand has { $flowers }.
no-win-flowers-unpriced = this rule set has no win by flowers.

## What cannot be

win-first-discard = the deal’s first discard is the dealer’s, so its winner cannot be the dealer or have melds.
win-kan-discard = a win on the discard after a kan is by ron, not by tsumo or a robbed kan.
win-all-flowers = with all { $count } flowers the last one wins at once, whatever the hand. Name { $tile } as the winning tile and the others as flowers.
win-robbed-flower-only = a robbed flower is neither a discard nor a kan tile.
win-riichi-tile = a riichi declaration tile is a discard: it is won by ron and is not a robbed tile.
win-early-kan = an early kan matters only for a win on its replacement tile: add rinshan.
win-flowers-how = the eighth flower is drawn (tsumo) or robbed from another player (ron).
win-out = a player who has left the deal cannot win, deal in or pay.
win-no-void = this rule set has no void suit.
win-too-many-out =
    { $most ->
        [0] the deal ends with the first win: nobody can have left it before.
       *[other] { $count } players have left; at most { $most } can before the deal ends.
    }

win-one-tile = expected one winning tile, got “{ $text }”.
win-fifth-copy = a fifth { $tile }: the tile set has four.
win-ippatsu-without-riichi = ippatsu needs riichi.
win-riichi-open = riichi needs a closed hand.
win-double-riichi-called = double riichi needs the first discard before any call; here a tile was called.
win-ura-without-riichi = ura dora need riichi.
win-rinshan-without-kan = rinshan is a tsumo on the replacement tile after the winner’s kan (or nuki, if the rules allow it).
win-chankan-by-tsumo = a kan can be robbed only by ron.
win-gari-by-tsumo = another player’s nuki tile can be robbed only by ron.
win-chanjun-by-tsumo = a tile added to a run can be robbed only by ron.
win-chanjun-honour = honours do not form runs, so an honour cannot be robbed from one.
win-haitei-by-ron = haitei is a tsumo on the last tile of the wall; a ron on the last discard is houtei.
win-houtei-by-tsumo = houtei is a ron on the last discard; a tsumo on the last tile is haitei.
win-one-tile-one-way = one tile cannot be a replacement tile, a robbed tile and the last discard at once.
win-tenhou-not-dealer = tenhou is the dealer’s win with the dealt tiles, without melds.
win-chiihou = chiihou is a non-dealer’s win on the first draw, without melds.
win-renhou = renhou is a non-dealer’s ron before the first draw, without melds.
win-discarder = only a ron has a discarder, and the discarder is not the winner.
win-liable-self = the winner cannot be liable for the hand.
win-negative = honba and riichi sticks cannot be negative.
win-ippatsu-rinshan = any kan ends ippatsu, so ippatsu and rinshan cannot go together.
win-foreign-off = this rule set has no personal dora.
win-named-off = this rule set names no dora without an indicator.
win-ura-off = this rule set has no ura dora.
win-indicators =
    { $count ->
        [one] { $count } dora indicator
       *[other] { $count } dora indicators
    } given; at most { $most } can be turned up.
win-ura-indicators =
    { $count ->
        [one] { $count } ura indicator
       *[other] { $count } ura indicators
    } given; at most { $most } can be turned up.
win-ura-more = more ura indicators than dora indicators: each dora indicator has one.
win-first-turn-alone = a first-turn win (tenhou, chiihou, renhou) cannot go with riichi, kans or the end of the wall.
win-nobody-liable = nobody is liable for this hand: no discard completed a meld that made a yaku certain, and the hand was not won on the replacement tile of a called kan (rinshan).
win-no-seat = no seat { $seat } in this rule set: it is for { $seats } players.
win-copies =
    { $there ->
        [0] { $tile } is not in this rule set’s tiles.
       *[other] { $count } copies of { $tile }: the tile set has { $there }.
    }
win-meld = { $meld } is not a meld here: only triplets and kans of identical tiles are.
win-no-call =
    { $call ->
        [chi] { $meld }: this rule set has no chii.
        [kan] { $meld }: this rule set has no open kan; write a closed kan with # at its end.
       *[pon] { $meld }: this rule set has no pon.
    }
win-chi-not-left = { $meld }: a run can be called only from the player to the left; write it with - at the end.
win-most-runs =
    { $most ->
        [one] a hand can have at most one called run.
       *[other] a hand can have at most { $most } called runs.
    }
win-no-eyes = { $meld } cannot be the pair of this hand: expected two allowed tiles, or two { $own }, between the two seasons of the seat.
win-no-fourth = { $meld } is not a kan of this hand: the fourth tile must be identical, supplement the other three, be a season that belongs to them or be { $own } of the seat.
win-phantom = this seat belongs to a phantom, who wins nothing; choose the seat of a player.
win-raised-twice = { $own }, the seat tile, can make a kan of three other tiles only once per hand.
win-most-mixed = a hand can have at most { $most } mixed sets.
win-most-interlaced = a hand can have at most { $most } interlaced sets.
win-not-robbed = nobody may win on { $tile } when another player sets it aside.
no-win-furiten = furiten: one of the waits is among the winner’s discards, so ron is not possible.
no-win-robbed-yakuman = only a yakuman wins on another player’s nuki tile; this hand is not one.
win-first-turn-aside = a nuki ends the first go-around: no tenhou, chiihou or renhou.
win-rinshan-aside = the replacement for a nuki is an ordinary draw: rinshan needs a kan by the winner.
win-ippatsu-rinshan-aside = whatever gives rinshan also ends ippatsu, so the two cannot go together.
win-chanjun-off = tiles are not added to runs here (added_run), so none can be robbed.
win-raised-run =
    { $counts ->
        [never] { $meld }: tiles are not added to runs here (added_run).
        [closed] { $meld }: a run with an added tile counts as closed (added_run_closed); write { $meld }#.
       *[open] { $meld }: a run with an added tile stays open (added_run_closed); write it without the # at its end.
    }
win-flower = flowers and similar tiles are not part of a hand: they are set aside.
win-coloured = { $count } of { $tile } in the hand; the tile set has { $there }.
win-reds = { $count } red { $tile } in the hand; the tile set has { $there }.
no-win-needs-riichi = a win needs riichi.
no-win-kept =
    { $use ->
        [outside] { $tile } is a nuki tile; kept in the hand, it counts only in hands of terminals and honours.
        [yakuman] { $tile } is a nuki tile; kept in the hand, it counts only in a yakuman.
       *[any] { $tile } is a nuki tile: it must be set aside and cannot be part of a winning hand.
    }
win-only-red = Every { $tile } is red in this rule set: write { $red }.
win-not-set-aside = { $tile } is not a nuki tile in this rule set.
