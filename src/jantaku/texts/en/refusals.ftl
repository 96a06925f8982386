## Why a player may not do something now (jantaku.table.refusals.why)

refused-player =
    { $player ->
        [E] East
        [S] South
        [W] West
       *[N] North
    }

## Anything

refusal-match_over = The match is over.
refusal-no_such_seat = This table has no seat { $seat }.
refusal-no_such_action = This action doesn’t exist here.
refusal-referee_only = Only a referee can decide that.
refusal-already_answered = You have already answered. Answers are final.
refusal-not_asked = You aren’t being asked about that now.
refusal-stake_simple = Only a terminal or an honour can be staked for chou nagashi, and { $tile } is neither.
refusal-deal_over = The deal is over.
refusal-dead_hand = Your hand is dead: you can only draw and discard for the rest of the deal.
refusal-false_kan = Your closed kan has different tiles, so you can’t win this deal.
refusal-false_win = Your win was invalid, so you can’t win again this deal.
refusal-no_such_tile = That { $tile } isn’t among your concealed tiles.

## Your turn

refusal-not_your_turn =
    { $offered ->
        [none] Not your turn: it’s { refused-player }’s turn.
       *[tile] Not your turn: waiting for calls on { refused-player }’s { $offered }.
    }
refusal-owes_discard = You have one tile too many. Discard first.
refusal-riichi_locked = Riichi locks your hand: you can only discard the drawn { $drawn }, not { $tile }.
refusal-kuikae = Kuikae: after calling { $meld } with { $called } you can’t discard { $tile } this turn.
refusal-chi_discard_ban = After calling { $meld } with { $called } you can’t discard { $tile } this turn: it is next to the run or in it.

## Wins

refusal-not_complete =
    { $waits ->
        [none] { $tile } doesn’t complete your hand: you aren’t tenpai.
       *[tiles] { $tile } doesn’t complete your hand: it waits on { $waits }.
    }
refusal-no_yaku = No yaku: { $tile } completes the hand, but a win needs a yaku (dora don’t count).
refusal-minimum = With { $tile } your yaku are worth { $han } han. A win now needs { $minimum }.
refusal-minimum_single = With { $tile } your best yaku is worth { $han } han. A win now needs a single yaku worth { $minimum }.
refusal-minimum_lasting = Without situational yaku your hand has { $han } han with { $tile }. A win now needs { $minimum }.
refusal-minimum_base = With { $tile } your hand is worth less than a mangan, the least that wins in this rule set.
refusal-few_fu = With { $tile } your hand is complete, but it has no yaku, and without one it needs { $wanted } fu.
refusal-uma_unchanged = With { $tile } you would win, but nobody’s uma would change: in the last deal only the leader may win so.
refusal-most_han = With { $tile } your hand is worth too much: in this rule set no hand wins with more than { $most } han, dora included, or with a yakuman.
refusal-two_suits = { $tile } completes the hand, but a hand with three suits or with honours does not win here.
refusal-waits_without_yaku =
    { $bound ->
        [half_open] Nakazuke: when half of your hand is open, counting the set that ron completes, every wait must give a yaku. { $without } doesn’t, so you can’t win on { $tile } either.
       *[always] No atozuke: every wait must give a yaku. { $without } doesn’t, so you can’t win on { $tile } either.
    }
refusal-tsumo_after_call = Tsumo needs a drawn tile; this turn you called { $tile }.
refusal-furiten_kind =
    { $how ->
        [built] Furiten: you discarded { $tile }, and your hand waits on { $waits }. It can’t win in this deal: nobody draws here.
        [unrelated] Furiten: you hold { $tile } and have discarded it. You can win only by tsumo.
        [common] Furiten: you hold { $tile }, and two of it lie among all discards. You can win only by tsumo.
        [last] Furiten: { $tile } is your last discard, and your hand waits on { $waits }. No ron until your next discard.
        [suji] Furiten: { $tile } is among your discards, and the tiles three apart from it are barred with it.
        [extended] Furiten: { $tile } is among your discards, so you can’t win on it, not even by tsumo.
        [relative] Furiten: { $tile }, which completes the same set, is among your discards. A tile that completes another set still wins.
        [ankan] Furiten: { $tile } lies in a closed kan, and your hand waits on { $waits }. You can win only by tsumo.
       *[melded] Furiten: { $tile } lies in your melds, and your hand waits on { $waits }. You can win only by tsumo.
    }
refusal-furiten_open_tiles = Furiten: { $tile } is among your open tiles, and your hand waits on { $waits }. You can win only by tsumo.
refusal-furiten_own_pond = Furiten: you discarded { $tile } in turn { $turn }, and your hand waits on { $waits }. You can win only by tsumo.
refused-turn = { $turn ->
        [0] {""}
       *[other] , turn { $turn }
    }
refused-again =
    { $bars ->
        [all] No win, even by tsumo, until
       *[ron] No ron until
    }
refusal-furiten_missed =
    { $ends ->
        [own_turn] Temporary furiten: you passed { refused-player }’s { $tile }{ refused-turn }. { refused-again } your next turn.
        [own_discard] Temporary furiten: you passed { refused-player }’s { $tile }{ refused-turn }. { refused-again } your next discard.
        [covered] Temporary furiten: you passed { refused-player }’s { $tile }{ refused-turn }. { refused-again } { refused-player }’s next discard.
        [taken] Temporary furiten: you passed { refused-player }’s { $tile }{ refused-turn }. { refused-again } { refused-player }’s next discard or a call on this tile.
       *[any_declaration] Temporary furiten: you passed { refused-player }’s { $tile }{ refused-turn }. { refused-again } { refused-player }’s next discard or any declaration.
    }
refusal-furiten_riichi =
    { $bars ->
        [all] Furiten in riichi: you passed { $tile }, so you can’t win this deal, even by tsumo.
       *[ron] Furiten in riichi: you passed { $tile }, so for the rest of the deal you can win only by tsumo.
    }
refusal-kan_not_robbed =
    { $may ->
        [off] No ron on { $tile }: a closed kan can’t be robbed.
        [kokushi] No ron on { $tile }: only kokushi musou can rob a closed kan.
       *[any_yakuman] No ron on { $tile }: only a yakuman waiting on one kind of tile can rob a closed kan.
    }
refusal-fourth_kan_not_robbed = No ron on { $tile }: { refused-player }’s fourth kan can’t be robbed.

## Another's tile

refusal-nothing_offered = No tile to call right now.
refusal-window_closed = Too late to call { $tile }.
refusal-own_tile = { $tile } is your own tile: only others can call it.
refusal-call_in_riichi = Riichi locks your hand: you can’t call, only declare ron.
refusal-call_on_kan = { $tile } belongs to a kan: you can only declare ron on it.
refusal-call_last_tile =
    { $live ->
        [0] This is the last discard of the deal: you can only declare ron on it.
        [one] One tile is left in the live wall; chii, pon and kan need { $least }.
       *[other] { $live } tiles are left in the live wall; chii, pon and kan need { $least }.
    }
refusal-call_not_neighbour = Chii is only for discards of the player to your left; { $tile } is { refused-player }’s.
refused-held =
    { $count ->
        [0] none
       *[other] { $count }
    }
refusal-call_no_tiles =
    { $call ->
        [chi] No two tiles in your hand make a run with { $tile }.
        [pon] Pon needs two { $tile } in your hand; you have { refused-held }.
       *[open_kan] Kan needs three { $tile } in your hand; you have { refused-held }.
    }
refusal-call_wrong_tiles =
    { $call ->
        [chi] { $pair } and { $tile } don’t make a run.
       *[pon] { $pair } and { $tile } don’t make a triplet.
    }
refusal-call_leaves_no_discard = After calling { $tile } you would have no legal discard.
refusal-abort_ends_deal =
    { $cause ->
        [four_winds] { $tile } ends the deal in an abortive draw (same wind four times): you can only declare ron on it.
        [four_riichi] { $tile } ends the deal in an abortive draw (four riichi): you can only declare ron on it.
        [seven_honours] { $tile } ends the deal in an abortive draw (seven honours discarded): you can only declare ron on it.
        [all_kokushi] { $tile } ends the deal in an abortive draw (everyone tenpai for kokushi): you can only declare ron on it.
        [all_chiitoitsu] { $tile } ends the deal in an abortive draw (everyone tenpai for chiitoitsu): you can only declare ron on it.
       *[four_kans] { $tile } ends the deal in an abortive draw (four kans): you can only declare ron on it.
    }

## Riichi

refusal-riichi_twice = You are already in riichi.
refusal-riichi_open_hand = Riichi needs a closed hand; yours is open.
refusal-riichi_not_ready =
    { $tile ->
        [none] You’re not tenpai: no discard leaves the hand tenpai.
       *[tile] Discarding { $tile } doesn’t leave the hand tenpai.
    }
refusal-riichi_wall =
    { $live ->
        [0] Riichi needs { $least ->
            [one] a tile
           *[other] { $least } tiles
        } in the live wall; none are left.
        [one] Riichi needs { $least } tiles in the live wall; one is left.
       *[other] Riichi needs { $least } tiles in the live wall; { $live } are left.
    }
refusal-riichi_points = Riichi needs { NUMBER($stick, useGrouping: 0) } points; you have { NUMBER($points, useGrouping: 0) }.
refusal-riichi_dead_wait = Discarding { $tile } leaves a dead wait: every { $waits } is in your own hand.
refusal-riichi_furiten =
    { $how ->
        [holds] Furiten riichi isn’t allowed: after you discard { $tile } your hand holds { $wait }, which you also discarded in turn { $turn }.
       *[waits] Furiten riichi isn’t allowed: discarding { $tile } leaves you waiting on { $wait }, which you discarded in turn { $turn }.
    }
refusal-riichi_missed = Furiten riichi isn’t allowed: you let { $wait } pass in this go-around, which ends only with your discard.

## Kans

refusal-kan_after_call = You just called { $tile }: a kan needs a drawn tile.
refused-held-of =
    { $count ->
        [0] none
       *[other] { $count }
    }
refusal-kan_needs_four =
    { $tile ->
        [none] A closed kan needs four identical tiles in your hand; you have none.
       *[tile] A closed kan needs four { $tile } in your hand; you have { refused-held-of }.
    }
refusal-kan_needs_pon =
    { $tile ->
        [none] An added kan needs a called pon and its fourth tile; you have none.
       *[tile] An added kan needs a called pon of { $tile }; you have none.
    }
refusal-second_kan_off = Only a tile you draw can be added to a pon in this rule set.
refusal-second_kan_other = Your pon of { $tile } was called from another player: the fourth tile must come from the same one.
refusal-kan_last_tile = No kan on the last tile of the wall: there is no replacement tile.
refusal-kan_chain = A second kan in the same turn isn’t allowed.
refusal-kan_limit =
    { $most ->
        [0] This rule set has no kans.
        [one] Only one kan is allowed per deal, and it has been declared.
       *[other] Only { $most } kans are allowed per deal, and all have been declared.
    }
refusal-kan_riichi = No kan in riichi.
refusal-kan_riichi_drawn_tile = In riichi you can declare kan only with the tile just drawn: { $drawn }, not { $tile }.
refusal-kan_riichi_waits = In riichi a kan can’t change your waits ({ $waits }); a kan of { $tile } would.
refusal-kan_riichi_structure = In riichi a kan can’t remove a reading of your hand; { $tile } isn’t a triplet in every reading.
refusal-kan_riichi_yaku = In riichi a kan can’t add a yaku; a kan of { $tile } would.

## Tiles added to runs

refusal-run_off = Adding a tile to a run isn’t allowed.
refusal-run_riichi = Riichi locks your hand: you can’t add a tile to a run.
refusal-run_after_call = You just called { $tile }: adding to a run needs a drawn tile.
refusal-run_last_tile = You can’t add a tile to a run: no replacement tile is left in the wall.
refusal-run_twice =
    { $tile ->
        [none] Your run already has an added tile; only one can be added to each run.
       *[tile] The run called with { $tile } already has an added tile; only one can be added to each run.
    }
refusal-run_no_run =
    { $tile ->
        [none] Adding to a run needs an open run and a copy of its called tile.
       *[tile] No open run of yours was called with { $tile }; only a copy of the called tile can be added to a run.
    }
refusal-tenpai_call_off = Calls that declare riichi aren’t used in this rule set.
refusal-tenpai_call_open = Only a closed hand can declare riichi with a call; yours is open already.
refusal-tenpai_call_not_ready = Calling { $tile } this way doesn’t make your hand ready for riichi.
refusal-tenpai_call_riichi = You called with riichi: the discard must declare it and leave the hand ready.
refusal-call_on_run = { $tile } is being added to a run: you can only declare ron on it.

## Nine terminals and honours

refusal-abort_off = Kyuushu kyuuhai (nine terminals and honours) isn’t used in this rule set.
refusal-abort_not_first_turn = Kyuushu kyuuhai is only for your first turn, before any call or kan.
refusal-abort_two_declarations = Too late for kyuushu kyuuhai: { $count } calls, kans or riichi so far; two end the chance.
refusal-abort_too_few_kinds = Kyuushu kyuuhai needs { $least } different terminals and honours; you have { refused-held }.
refusal-abort_too_few_tiles = With one pair among them you need { $least } terminals and honours; you have { refused-held }.

## The end of a deal

refusal-not_ready = Your hand isn’t tenpai.
refusal-not_ready_dead_wait = This doesn’t count as tenpai: none of your waits ({ $waits }) can still come.
refusal-not_ready_no_yaku = This doesn’t count as tenpai: none of your waits ({ $waits }) allows a win (no yaku, too few han, or barred by sakizuke).
refusal-cannot_stop = Only a dealer who is in first place (or a lower one, if allowed) and would repeat after the last deal may end the match, if agari yame is on.

# --- three players: tiles set aside

refusal-nuki_off = This rule set has no nuki dora.
refusal-nuki_wrong_tile =
    { $tile ->
        [none] You have no nuki tile ({ $waits }).
       *[other] { $tile } isn’t a nuki tile. Nuki tiles: { $waits }.
    }
refusal-nuki_after_call = After a call you must discard. Nuki needs a turn that began with a draw.
refusal-nuki_last_tile = The live wall is empty: no more nuki.
refusal-nuki_limit = No replacement tiles are left: no more nuki.
refusal-nuki_riichi = In riichi you can declare nuki only with the tile just drawn ({ $drawn }), not with { $tile } from your hand.
refusal-nuki_kept = You kept { $tile } in your hand; only a tile just drawn can be set aside.
refusal-nuki_not_robbed =
    { $may ->
        [yakuman_only] Only a yakuman can win on a nuki tile.
        [frame_only] You can’t win on a single nuki tile, only when a kan of them is declared.
       *[never] You can’t win on a nuki tile.
    }
refusal-nuki_not_called = { $tile } is a nuki tile: you can’t call it this way.
refusal-needs_riichi = A win needs riichi, and you haven’t declared it.
refusal-call_off =
    { $call ->
        [chi] This rule set has no chii.
        [pon] This rule set has no pon.
       *[open_kan] This rule set has no open kan.
    }
refusal-call_runs =
    { $most ->
        [one] Only one chii is allowed per hand, and you have already called one.
       *[other] Only { $most } chii are allowed per hand, and you have already called that many.
    }
refusal-call_most = Only { $most } open sets are allowed per hand, and you already have that many.
refusal-riichi_suji = Suji-trap riichi isn’t allowed: discarding { $tile } leaves you waiting on { $waits }, its suji.
refusal-riichi_after_open = After an open riichi nobody else can declare riichi this deal.
refusal-open_riichi_off = Open riichi isn’t allowed.
refusal-open_riichi_melds = Open riichi needs a closed hand.
refusal-open_riichi_second = Only the first riichi of a deal can be open, and someone is already in riichi.
refusal-open_riichi_furiten = Open riichi isn’t allowed in furiten, and discarding { $tile } would leave you furiten.
refusal-okawari_off = One more indicator can’t be turned for a han here.
refusal-okawari_after_call = One more indicator is turned after a draw; you have just called.
refusal-okawari_once = You have turned one more indicator in this deal; it can be done once.
refusal-okawari_none_left = No indicator is left in the dead wall.
refusal-tetora_off = A mangan can’t be staked before the first turn here.
refusal-tetora_late = A mangan is staked before the first turn.
refusal-tetora_points = The stake is a mangan, { $least } points, and you have fewer.
refusal-name_dora_off = Dora aren’t named by the dealer here.
refusal-name_dora_dealer = Only the dealer names a dora, before the dice are thrown.
refusal-name_dora_late = A dora is named once, before the dice are thrown.
refusal-jiri_off = Nobody takes discards as personal dora in this rule set.
refusal-jiri_not_neighbour = { $tile } was discarded by { $player }, and only the next player in turn may take it as personal dora.
refusal-jiri_only_sets = { $player } has just taken { $tile } as personal dora: you may call it for a set only.
refusal-jiri_once = You have already taken a personal dora since the last discard.
refusal-hissatsu_off = Drawing three tiles at once (chou hissatsu) isn’t allowed.
refusal-hissatsu_turn = You can draw three tiles only instead of your normal draw, right after the previous player’s discard.
refusal-hissatsu_not_ready = Drawing three tiles needs tenpai; your hand isn’t tenpai.
refusal-hissatsu_triplets = Drawing three tiles needs triplets of the same rank in all three suits.
refusal-hissatsu_wall = { $live ->
        [one] Only one tile is left in the live wall
       *[other] Only { $live } tiles are left in the live wall
    }; drawing three needs { $least }.
refusal-hissatsu_furiten = You passed a win, so you can’t win even by tsumo; drawing three tiles wouldn’t help.
refusal-stage_first = { $tile } completes this stage, not yet the whole hand: say “Stage”.
refusal-stage_off = Hands aren’t collected in stages in this game.
refusal-stage_after_call = A stage needs a tile you draw or another player’s discard; you have just called.
refusal-stage_last = Your hand is at its last stage: with the tile it waits for you win.
refusal-stage_wall = { $live ->
        [one] A stage needs { $least } tiles in the live wall; { $live } is left.
       *[other] A stage needs { $least } tiles in the live wall; { $live } are left.
    }
refusal-riichi_stage = Riichi can be declared only at the last stage.
refusal-supplement_no_tiles =
    { $call ->
        [added_kan] No tile in your hand turns a pon of yours into a kan.
        [closed_kan] No four tiles in your hand make a kan.
       *[open_kan] No three tiles in your hand make a kan with this one.
    }
refusal-supplement_mixed = A hand can have at most { $most } mixed sets.
refusal-supplement_interlaced = A hand can have at most { $most } interlaced sets.
refusal-supplement_raised = { $tile }, your seat tile, has already completed a kan; it can do so only once per hand.
refusal-eyes_off = A kan as the pair isn’t allowed.
refusal-eyes_no_tiles = A kan as the pair needs two Norths, or two of your seat’s dragon, plus both your seasons.
refusal-eyes_twice = Your pair is already melded.
refusal-eyes_wall = A kan as the pair draws two tiles, and the wall doesn’t have two left.
refusal-eyes_riichi = Riichi locks your hand: a kan as the pair would change your waits.
refusal-replace_off = Nothing to replace: all tiles are in play.
refusal-replace_in_play =
    { $tile ->
        [none] Nothing to replace: you have no tile that is out of play ({ $without }).
       *[other] { $tile } is in play, so you can’t replace it. Out of play this deal: { $without }.
    }
refusal-replace_after_call = You just called { $tile }: replacing needs a turn that began with a draw.
refusal-replace_last_tile = The wall is empty: there is no replacement tile.
refusal-replace_kept = You kept { $tile } in your hand; you can replace only a tile just drawn or, in your first turn, a dealt one.
refusal-kan_of_nuki = No closed kan of { $tile }: it is a nuki tile.
refusal-meld_without_yaku = Kanzen sakizuke: every open set must be part of a yaku that counts. { $meld } isn’t, so you can’t win on { $tile }.
refusal-nuki_in_hand = { $tile } is a nuki tile; kept in your hand, it can’t be part of this win.

# --- questions before the first turn, flowers that win, hands that are ready as they were dealt

refusal-before_first_turn = The first turn hasn’t begun: players still have choices to make before it.
refusal-flower_discard = { $tile } is a flower. Flowers can’t be discarded; discard another tile.
refusal-flower_not_last =
    { $count ->
        [0] Robbing the last flower needs all the other flowers; you have none.
       *[other] Robbing the last flower needs all the other flowers; you have { $count }.
    }
refusal-ready_not_dealt =
    { $tile ->
        [none] The hand you were dealt isn’t ready.
       *[tile] Without { $tile }, the hand you were dealt isn’t ready.
    }
refusal-ready_late = Declare “ready from the deal” before your first discard or set.
refusal-ready_drawn_tile = “Ready from the deal” locks your hand: declare it while discarding the drawn { $drawn }, not { $tile }.
refusal-ready_with_discard = In your first turn, declare “ready from the deal” together with your discard.

# --- the bloody battle: the void suit, who has left, tiles that are passed on

refusal-out = You have won and are out of this deal.
refusal-void_first = Your first discard must be { $promised }, the void-suit tile you put down; discard { $tile } later.
refusal-void_promised = { $tile } is your compulsory first discard: you can’t use it in a set.
refusal-void_held = { $tile } doesn’t win: you still hold your void suit ({ $without }).
refusal-void_card = A card can only name a suit you have none of; you hold { $waits }. Put one of these tiles down instead.
refusal-pass_on_suit = Pass { $count } tiles of one suit; { $tile } doesn’t fit.
refusal-already_picked = { $tile } is already in your hand.
refusal-built_hand = { $tile } belongs to the hand you have built. Discard one of the other tiles: { $waits }.
refusal-built_only = Hands are built: nobody draws, calls or declares kans, and a hand wins only on the other player’s discard.
refusal-riichi_first = Riichi is declared with your first discard.
