## What the server says to pages and programs (jantaku.server)

server-no-pages = The web pages are not built here. In a clone of the project, “make play” builds them and starts the server; /api works without them.
server-next-deal = { $dealer } deals
server-missing-seats =
    { $count ->
        [one] { $count } empty seat
       *[other] { $count } empty seats
    }
server-missing-ready = not ready: { $names }
server-bot-name = Bot { $number }
server-replay-nonsense = This record can’t be replayed.
server-replay-differs = The rules and the record differ in deal { $deal }, event { $event }.

## Buttons

server-action-pass = Pass
server-action-tsumo = Tsumo
server-action-ron = Ron
server-action-abort = Abort: nine terminals
server-action-okawari = Okawari: one more indicator, −1 han
server-action-tetora-appu = Tetora appu: stake a mangan
server-action-name-dora = Name a dora
server-action-name-dora-tiles = Dora: { $tiles }
server-action-hissatsu = Chou hissatsu: draw three
server-action-jiri = Jiri: take as personal dora
server-action-stage = Stage
server-action-show = Show hand
server-action-stop = End match
server-action-ready = Ready from the deal
server-action-discard = Discard
server-action-discard-tiles = Discard { $tiles }
server-action-riichi = Riichi
server-action-riichi-tiles = Riichi with { $tiles }
server-action-open-riichi = Open riichi
server-action-open-riichi-tiles = Open riichi with { $tiles }
server-action-chi = Chii
server-action-chi-tiles = Chii with { $tiles }
server-action-pon = Pon
server-action-pon-tiles = Pon with { $tiles }
server-action-open-kan = Kan
server-action-open-kan-tiles = Kan with { $tiles }
server-action-added-kan = Added kan
server-action-added-kan-tiles = Add { $tiles } to the pon
server-action-raised-run = Jun
server-action-raised-run-tiles = Jun: add { $tiles } to the run
server-lay-on-run = Jun: add { $tiles } to the run { $run }
server-action-ponten = Pon with riichi
server-action-ponten-tiles = Pon with { $tiles } and riichi
server-action-chiten = Chii with riichi
server-action-chiten-tiles = Chii with { $tiles } and riichi
server-action-second-kan = Kan
server-action-closed-kan = Closed kan
server-action-closed-kan-tiles = Closed kan { $tiles }
server-action-choose = Choose
server-action-choose-tiles = Choose { $tiles }
server-action-pair = Pair
server-action-pair-tiles = Pair with { $tiles }
server-action-nuki = Nuki
server-action-nuki-tiles = Nuki { $tiles }
server-action-kita = Kita
server-action-replace = Replace
server-action-replace-tiles = Replace { $tiles }
server-action-eyes-kan = Kan as pair
server-action-eyes-kan-tiles = Kan as pair with { $tiles }
server-call-no-yaku = After this call no yaku is in sight: the hand may never win.
server-pass-costs =
    { $cost ->
        [dearer] only a higher-scoring win until your next draw
        [riichi] furiten for the rest of the deal
        [own_turn] furiten until your next turn
        [own_discard] furiten until your next discard
       *[other] furiten for now
    }
server-action-pay =
    Pay { $player ->
        [E] East
        [S] South
        [W] West
        [N] North
       *[other] seat { $player }
    }
server-choose-suit =
    Void { $suit ->
        [m] characters
        [p] dots
       *[s] bamboo
    }

## Buttons, in the words of Taiwanese and Sichuan mahjong

server-action-tsumo-taiwanese = Hu
server-action-ron-taiwanese = Hu
server-action-chi-taiwanese = Chow
server-action-chi-tiles-taiwanese = Chow with { $tiles }
server-action-pon-taiwanese = Pung
server-action-pon-tiles-taiwanese = Pung with { $tiles }
server-action-open-kan-taiwanese = Kong
server-action-open-kan-tiles-taiwanese = Kong with { $tiles }
server-action-added-kan-taiwanese = Added kong
server-action-added-kan-tiles-taiwanese = Add { $tiles } to the pung
server-action-closed-kan-taiwanese = Concealed kong
server-action-closed-kan-tiles-taiwanese = Concealed kong { $tiles }
server-action-nuki-taiwanese = Flower
server-action-nuki-tiles-taiwanese = Flower { $tiles }
server-action-tsumo-sichuan = Hu
server-action-ron-sichuan = Hu
server-action-pon-sichuan = Pung
server-action-pon-tiles-sichuan = Pung with { $tiles }
server-action-open-kan-sichuan = Kong
server-action-open-kan-tiles-sichuan = Kong with { $tiles }
server-action-added-kan-sichuan = Added kong
server-action-added-kan-tiles-sichuan = Add { $tiles } to the pung
server-action-closed-kan-sichuan = Concealed kong
server-action-closed-kan-tiles-sichuan = Concealed kong { $tiles }

## Errors

server-error-not_json = Invalid JSON.
server-error-bad_message = The message has a missing or invalid field.
server-error-unknown_type = Unknown message type.
server-error-too_long = The message is too long.
server-error-too_slow = The request took too long to arrive.
server-error-slow_down = Too many messages. Wait a moment.
server-error-hello_first = Send hello with a table first.
server-error-no_table = This table doesn’t exist.
server-error-no_match = This match doesn’t exist.
server-error-not_found = Not found.
server-error-wrong_token = This seat belongs to someone else.
server-error-wrong_origin = Blocked: this page is from another site.
server-error-wrong_host = The server does not go by this name. Whoever runs it can add the name with --origin.
server-error-not_seated = Only players at the table can do that.
server-error-not_watchable = This table doesn’t allow spectators.
server-error-not_host = Only the player who created the table can change the seats.
server-error-table_full = This table is full.
server-error-name_taken = Someone at this table already has that name.
server-error-name_wrong = A name has 1 to 24 characters.
server-error-not_playing = The match hasn’t started.
server-error-not_waiting = The match has already started.
server-error-match_over = The match is over.
server-error-rules_changed = This match started under an earlier version of its rules and can’t continue.
server-error-still_playing = The match isn’t over yet.
server-error-phrases_only = Quick chat only during a deal. Type freely between deals.
server-error-late = Too late to answer.
server-error-cannot_take_back = Nothing to undo at this table.
server-error-no_hints = Hints are off at this table.
server-error-elsewhere = This match moved to another server. Reconnect.
server-error-wrong_rules = The rule set has errors.
server-error-not_built = Some of these rules aren’t supported yet.
server-error-wrong_hand = The hand cannot be read.
server-error-no_win = This hand does not win.
server-error-wrong_record = The record cannot be read.
server-error-too_many_tables = Too many tables. Try again later.
server-error-too_much = This takes more time or room than the server gives to one request.
server-error-busy = The server is busy. Try again in a moment.
server-error-too_many_sockets = Too many connections are open from here. Close other tabs and try again.
server-error-restarting = The server is restarting. The match goes on in a moment.
server-error-internal = Something went wrong. Nothing was changed.

## Rules in words

rules-value-on = on
rules-value-off = off
rules-value-kandora_on_rinshan_win-ankan = only after a closed kan
rules-silent-here = No effect because of “{ $because }”: { $value }.
rules-quoted = “{ $name }”
rules-price-off = does not count
rules-price-both = { $closed }; open hand { $open }
rules-price-closed = { $closed }, closed hand only
rules-price-open = { $open }, open hand only
rules-price-hand = value of the hand
rules-price-multiple = { $count } yakuman
rules-repair-reset = Reset to { $value }
rules-repair-set = Change to { $value }

rules-base-furiten_kinds = A furiten player can’t win by ron, only by tsumo. Discard furiten: one of your waits is among your discards, called ones included, until your wait changes. Temporary furiten: you passed a winning tile, until your next turn. Riichi furiten: you passed one in riichi, for the rest of the deal.
