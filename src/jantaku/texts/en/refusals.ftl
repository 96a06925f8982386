## Why a player may not do something now (jantaku.table.refusal)

refused-player =
    { $player ->
        [E] East
        [S] South
        [W] West
       *[N] North
    }

## Anything

refusal-match_over = The match is over.
refusal-no_such_seat = There is no seat { $seat } at this table.
refusal-no_such_action = There is no such action here.
refusal-referee_only = Only a referee may decide that.
refusal-already_answered = You have already answered, and the answer stands.
refusal-not_asked = You are not being asked about that now.
refusal-deal_over = The deal is over.
refusal-dead_hand = Your hand is dead: until the end of the deal you may only draw and discard.
refusal-false_kan = A closed kan of yours has different tiles: your hand cannot win any more in this deal.
refusal-false_win = You have declared a win that was none: your hand cannot win any more in this deal.
refusal-no_such_tile = That { $tile } is not among the concealed tiles of the hand.

## The own turn

refusal-not_your_turn =
    { $offered ->
        [none] It is not your turn: { refused-player } is to move.
       *[tile] It is not your turn: { refused-player } has laid down { $offered }, and it is still to be settled who takes it.
    }
refusal-owes_discard = You hold a tile too many: discard one first.
refusal-riichi_locked = Riichi locks the hand: only the drawn { $drawn } may be discarded, not { $tile }.
refusal-kuikae = You have just called { $meld } with { $called }; { $tile } may not be discarded now (kuikae).
refusal-chi_discard_ban = You have just called { $meld } with { $called }; { $tile } may not be discarded right after that chi.

## Wins

refusal-not_complete =
    { $waits ->
        [none] { $tile } does not complete the hand: it is not in tenpai.
       *[tiles] { $tile } does not complete the hand: it waits for { $waits }.
    }
refusal-no_yaku = With { $tile } the hand is complete but has no yaku, and without one there is no win (dora are no yaku).
refusal-minimum = With { $tile } the yaku are worth { $han } han; by these rules at least { $minimum } are needed now.
refusal-waits_without_yaku =
    { $bound ->
        [half_open] By these rules a hand half of which lies open, with what a ron completes, may win only if every tile that it waits for gives a yaku (nakazuke). { $without } gives none, so there is no win on { $tile } either.
       *[always] By these rules every tile that the hand waits for must give a yaku (no atozuke). { $without } gives none, so there is no win on { $tile } either.
    }
refusal-tsumo_after_call = Tsumo is declared with a drawn tile; you have not drawn in this turn but called { $tile }.
refusal-furiten_own_pond = Furiten: you discarded { $tile } yourself in turn { $turn }, and the hand waits for { $waits }. It may win by tsumo only.
refused-turn = { $turn ->
        [0] {""}
       *[other] , turn { $turn }
    }
refused-again =
    { $bars ->
        [all] By these rules that bars your own draw, too; a win is possible again
       *[ron] Ron is possible again
    }
refusal-furiten_missed =
    { $ends ->
        [own_turn] Temporary furiten: you passed { $tile } of { refused-player }{ refused-turn }. { refused-again } from your next turn on.
        [own_discard] Temporary furiten: you passed { $tile } of { refused-player }{ refused-turn }. { refused-again } after your next discard.
        [covered] Temporary furiten: you passed { $tile } of { refused-player }{ refused-turn }. { refused-again } when { refused-player } has discarded another tile.
        [taken] Temporary furiten: you passed { $tile } of { refused-player }{ refused-turn }. { refused-again } when { refused-player } has discarded another tile or somebody calls this one.
       *[any_declaration] Temporary furiten: you passed { $tile } of { refused-player }{ refused-turn }. { refused-again } when { refused-player } has discarded another tile or somebody makes a declaration.
    }
refusal-furiten_riichi =
    { $bars ->
        [all] Furiten in riichi: you passed { $tile }, and by these rules the hand may not win until the end of the deal, on your own draw neither.
       *[ron] Furiten in riichi: you passed { $tile }, and until the end of the deal the hand may win by tsumo only.
    }
refusal-kan_not_robbed =
    { $may ->
        [off] By these rules a closed kan cannot be robbed, so there is no ron on { $tile }.
        [kokushi] By these rules only kokushi musou may rob a closed kan, so there is no ron on { $tile }.
       *[any_yakuman] By these rules only a yakuman that waits for one kind of tile may rob a closed kan, so there is no ron on { $tile }.
    }
refusal-fourth_kan_not_robbed = { $tile } makes the fourth kan of { refused-player }, and by these rules nobody may rob it.

## Another's tile

refusal-nothing_offered = There is no tile of another player to claim now.
refusal-window_closed = It is too late to claim { $tile }.
refusal-own_tile = { $tile } is your own tile: only others may claim it.
refusal-call_in_riichi = In riichi the hand may not be changed: on another player's tile only ron may be declared.
refusal-call_on_kan = { $tile } belongs to a declared kan: only ron may be declared on it.
refusal-call_last_tile =
    { $live ->
        [0] This is the last discard of the deal: only ron may be declared on it.
        [one] One tile is left in the live wall; for chi, pon and kan at least { $least } must be left.
       *[other] { $live } tiles are left in the live wall; for chi, pon and kan at least { $least } must be left.
    }
refusal-call_not_neighbour = Chi may only be called on a discard of the player to your left, and { $tile } was discarded by { refused-player }.
refused-held =
    { $count ->
        [0] none
       *[other] { $count }
    }
refusal-call_no_tiles =
    { $call ->
        [chi] You hold no two tiles that make a run with { $tile }.
        [pon] Pon on { $tile } needs two such tiles in the hand; you hold { refused-held }.
       *[open_kan] Kan on { $tile } needs three such tiles in the hand; you hold { refused-held }.
    }
refusal-call_wrong_tiles =
    { $call ->
        [chi] { $pair } and { $tile } do not make a run.
       *[pon] { $pair } and { $tile } do not make a triplet.
    }
refusal-call_leaves_no_discard = After this call of { $tile } you could discard nothing: all that would be left may not be discarded after it.
refusal-abort_ends_deal =
    { $cause ->
        [four_winds] After { $tile } the deal ends in an abortive draw (four equal winds): only ron may be declared on it.
        [four_riichi] After { $tile } the deal ends in an abortive draw (four riichi): only ron may be declared on it.
       *[four_kans] After { $tile } the deal ends in an abortive draw (four kans): only ron may be declared on it.
    }

## Riichi

refusal-riichi_twice = You are in riichi already.
refusal-riichi_open_hand = Riichi needs a closed hand, and yours is open.
refusal-riichi_not_ready =
    { $tile ->
        [none] Riichi needs tenpai: whatever you discard, the hand is not in tenpai.
       *[tile] Riichi needs tenpai: after the discard of { $tile } the hand is not in tenpai.
    }
refusal-riichi_wall =
    { $live ->
        [0] For riichi at least { $least } tiles must be left in the live wall; there are none.
        [one] For riichi at least { $least } tiles must be left in the live wall; there is one.
       *[other] For riichi at least { $least } tiles must be left in the live wall; there are { $live }.
    }
refusal-riichi_points = For riichi { NUMBER($stick, useGrouping: 0) } points are needed; you have { NUMBER($points, useGrouping: 0) }.
refusal-riichi_dead_wait = After the discard of { $tile } the hand would wait for { $waits } only, and it holds all of these tiles itself.
refusal-riichi_furiten = By these rules riichi may not be declared in furiten: after the discard of { $tile } the hand would wait for { $wait }, your discard of turn { $turn }.

## Kans

refusal-kan_after_call = You have just called { $tile }: a kan may be declared only after drawing a tile.
refused-held-of =
    { $count ->
        [0] none
       *[other] { $count }
    }
refusal-kan_needs_four =
    { $tile ->
        [none] A closed kan needs four equal tiles in the hand; you have none.
       *[tile] A closed kan needs four equal tiles in the hand; of { $tile } you hold { refused-held-of }.
    }
refusal-kan_needs_pon =
    { $tile ->
        [none] An added kan needs a pon that was called and its fourth tile; you have none.
       *[tile] An added kan needs a pon that was called, and you have no pon of { $tile }.
    }
refusal-kan_last_tile = With the last tile of the wall no kan may be declared: nothing is left to refill the dead wall.
refusal-kan_chain = By these rules no other kan may follow this one in the same turn.
refusal-kan_limit =
    { $most ->
        [0] By these rules there are no kans.
        [one] By these rules one kan may be declared in a deal, and it has been.
       *[other] By these rules { $most } kans may be declared in a deal, and they have been.
    }
refusal-kan_riichi = By these rules no kan may be declared in riichi.
refusal-kan_riichi_drawn_tile = In riichi a kan may be declared only with the tile just drawn: that is { $drawn }, not { $tile }.
refusal-kan_riichi_waits = In riichi a kan may not change what the hand waits for ({ $waits }); a kan of { $tile } would.
refusal-kan_riichi_structure = In riichi a kan may not take away a reading of the hand; without the kan { $tile } need not be a triplet.
refusal-kan_riichi_yaku = By these rules a kan in riichi may not add a yaku; a kan of { $tile } would.

## Raised runs

refusal-run_off = By these rules no tile is laid on an open run.
refusal-run_riichi = In riichi the hand may not change: no run may be raised.
refusal-run_after_call = You have just called { $tile }: a run may be raised only after drawing a tile.
refusal-run_last_tile = No tile is left in the wall to be drawn for it: a run may not be raised any more.
refusal-run_twice =
    { $tile ->
        [none] Your run has been raised before: that is possible only once.
       *[tile] The run made with { $tile } has been raised before: that is possible only once.
    }
refusal-run_no_run =
    { $tile ->
        [none] To raise a run you need an open one and a tile like the one called for it.
       *[tile] You have no open run for which { $tile } was called: only a tile like the called one is laid on it.
    }
refusal-call_on_run = { $tile } is being laid on a run: only ron may be declared on it.

## Nine terminals and honours

refusal-abort_off = By these rules nine terminals and honours (kyuushu kyuuhai) do not end the deal.
refusal-abort_not_first_turn = Kyuushu kyuuhai may be declared only in your first turn, before any call or kan.
refusal-abort_two_declarations = Kyuushu kyuuhai can no longer be declared: there have been { $count } calls, kans and riichi, and by these rules two are too many.
refusal-abort_too_few_kinds = For kyuushu kyuuhai { $least } different terminals and honours are needed; you have { refused-held }.

## The end of a deal

refusal-not_ready = The hand is not in tenpai.
refusal-not_ready_dead_wait = By these rules this is no tenpai: of the tiles that the hand waits for ({ $waits }) none can come any more.
refusal-not_ready_no_yaku = By these rules this is no tenpai: with none of the tiles that the hand waits for ({ $waits }) could it win: for want of a yaku, or of han, or of what sakizuke asks.
refusal-cannot_stop = Only the dealer may end the match: after the last deal, if he leads (by some rules also from a lower place), would deal again, and the rules allow it (agari yame).

# --- three players: tiles set aside

refusal-nuki_off = By these rules no tile is set aside as dora.
refusal-nuki_wrong_tile =
    { $tile ->
        [none] You hold none of the tiles that are set aside here: { $waits }.
       *[other] { $tile } is not set aside by these rules, only { $waits }.
    }
refusal-nuki_after_call = After a call you discard; a tile is set aside only in a turn that began with a draw.
refusal-nuki_last_tile = The live wall is empty, so no tile is set aside any more.
refusal-nuki_limit = All replacement tiles have been drawn, so none is set aside any more.
refusal-nuki_riichi = In riichi only the tile just drawn ({ $drawn }) may be set aside, not { $tile } from the hand.
refusal-nuki_kept = { $tile } was kept in the hand; by these rules only a tile just drawn is set aside.
refusal-nuki_not_robbed =
    { $may ->
        [yakuman_only] A tile that was set aside may be won on with a yakuman only.
        [frame_only] A tile that was set aside may not be won on by itself, only when a set of them is declared.
       *[never] By these rules a tile that was set aside may not be won on.
    }
refusal-nuki_not_called = { $tile } is a tile that is set aside; by these rules this call is not made with it.
refusal-needs_riichi = By these rules nobody wins without riichi, and you have not declared it.
refusal-call_off =
    { $call ->
        [chi] By these rules no run is called from a discard.
        [pon] By these rules no triplet is called from a discard.
       *[open_kan] By these rules no kan is called from a discard.
    }
refusal-call_runs =
    { $most ->
        [one] By these rules a hand may call one run only, and you have.
       *[other] By these rules a hand may call { $most } runs at most, and you have.
    }
refusal-riichi_suji = By these rules no trap is laid with riichi: { $tile } is three away from { $waits }, for which you would wait.
refusal-riichi_after_open = After an open riichi nobody else may declare riichi in this deal.
refusal-open_riichi_off = By these rules the hand is not laid open with riichi.
refusal-open_riichi_melds = Only a closed hand may be laid open with riichi.
refusal-open_riichi_second = Only the first to declare in a deal may lay the hand open, and somebody is in riichi already.
refusal-open_riichi_furiten = A hand in furiten may not be laid open, and after the discard of { $tile } yours would be.
refusal-hissatsu_off = By these rules nobody draws three tiles at once.
refusal-hissatsu_turn = To draw three tiles at once is said in place of one’s own draw, as long as the discard before it lies there.
refusal-hissatsu_not_ready = Only a ready hand is laid open to draw three tiles, and yours is not.
refusal-hissatsu_triplets = To draw three tiles the hand needs triplets of the same number in all three suits.
refusal-hissatsu_wall = { $live ->
        [one] Only one tile is left in the live wall
       *[other] Only { $live } tiles are left in the live wall
    }; { $least } are needed.
refusal-hissatsu_furiten = By these rules a hand that has passed a win may not win on its own draw, either, so three tiles would be of no use.
refusal-supplement_no_tiles =
    { $call ->
        [added_kan] You have no pon that a tile of your hand makes a kan.
        [closed_kan] You hold no four tiles that are a kan.
       *[open_kan] You hold no three tiles that are a kan with this one.
    }
refusal-supplement_mixed = By these rules { $most } sets of a hand may be mixed at most.
refusal-supplement_raised = { $tile }, the tile of your seat, has raised a kan already; it may do so once in a hand.
refusal-eyes_off = By these rules no kan stands for the eyes.
refusal-eyes_no_tiles = The kan that stands for the eyes needs two Norths, or two of your own dragon, and both your seasons.
refusal-eyes_twice = The eyes of your hand are melded already.
refusal-eyes_wall = Two tiles are drawn for the kan that stands for the eyes, and so many are not left in the wall.
refusal-eyes_riichi = In riichi the eyes may not be declared: the hand would wait for something else.
refusal-replace_off = By these rules no kinds are put out of play, so there is nothing to replace.
refusal-replace_in_play =
    { $tile ->
        [none] You hold no tile that is out of play ({ $without }), so there is nothing to replace.
       *[other] { $tile } is in play and cannot be replaced. Out of play in this deal are { $without }.
    }
refusal-replace_after_call = You have just called { $tile }: a tile is replaced only in a turn that began with a draw.
refusal-replace_last_tile = The wall is empty: there is no tile to take instead.
refusal-replace_kept = { $tile } was kept in the hand; only a tile just drawn is replaced, or one that was dealt, in the first turn.
refusal-kan_of_nuki = By these rules no closed kan is made of { $tile }: it is set aside.
refusal-meld_without_yaku = By these rules every open set must belong to a yaku that counts (perfect sakizuke, also in its stricter form); { $meld } belongs to none, so there is no win on { $tile }.
refusal-nuki_in_hand = { $tile } is set aside by these rules; kept in the hand it does not serve for such a win.

# --- questions before the first turn, flowers that win, hands that are ready as they were dealt

refusal-before_first_turn = Play has not begun: players are still answering what they are asked before the first turn.
refusal-flower_discard = { $tile } is a flower, and flowers are never discarded: discard a playing tile.
refusal-flower_not_last =
    { $count ->
        [0] The last flower may be robbed only by a player who has set all the others aside; you have none.
       *[other] The last flower may be robbed only by a player who has set all the others aside; you have { $count }.
    }
refusal-ready_not_dealt =
    { $tile ->
        [none] Your hand as it was dealt is not ready.
       *[tile] Without { $tile } your hand as it was dealt is not ready.
    }
refusal-ready_late = That a hand is ready as it was dealt is declared before its first discard and before its first set.
refusal-ready_drawn_tile = A hand that is ready as it was dealt does not change: only the drawn { $drawn } may be discarded with the declaration, not { $tile }.
refusal-ready_with_discard = In your own first turn you declare a hand that is ready as it was dealt together with the discard.

# --- the bloody battle: the forbidden suit, who has left, tiles that are passed on

refusal-out = You have declared Hu and take no further part in this hand.
refusal-void_first = Your first discard is { $promised }, the tile of the forbidden suit that you have put down; { $tile } may be discarded later.
refusal-void_promised = { $tile } lies before you as your compulsory first discard: it makes no set.
refusal-void_held = With { $tile } the hand would be complete, but it holds the forbidden suit: { $without }.
refusal-void_card = A card names only a suit of which you hold nothing, and you hold { $waits }: put one of these tiles down.
refusal-pass_on_suit = { $tile } cannot be passed on: { $count } tiles of one suit are.
