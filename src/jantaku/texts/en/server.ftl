## What the server says to pages and programs (jantaku.server)

server-no-pages = The pages of Jantaku are not built here. In a clone of the project, make play builds them and starts the server; the addresses under /api work without them.
server-next-deal = { $dealer } deals
server-missing-seats =
    { $count ->
        [one] { $count } seat is empty
       *[other] { $count } seats are empty
    }
server-missing-ready = not ready yet: { $names }
server-bot-name = Bot { $number }
server-replay-nonsense = Our table cannot make sense of this record.
server-replay-differs = Our table does otherwise than the record in deal { $deal }, event { $event }.

## Buttons

server-action-pass = Pass
server-action-tsumo = Tsumo
server-action-ron = Ron
server-action-abort = Nine kinds
server-action-hissatsu = Chou hissatsu: three tiles
server-action-show = Show the hand
server-action-stop = End the match
server-action-ready = Ready from the deal
server-action-discard = Discard
server-action-discard-tiles = Discard { $tiles }
server-action-riichi = Riichi
server-action-riichi-tiles = Riichi with { $tiles }
server-action-open-riichi = Open riichi
server-action-open-riichi-tiles = Open riichi with { $tiles }
server-action-chi = Chi
server-action-chi-tiles = Chi with { $tiles }
server-action-pon = Pon
server-action-pon-tiles = Pon with { $tiles }
server-action-open-kan = Kan
server-action-open-kan-tiles = Kan with { $tiles }
server-action-added-kan = Added kan
server-action-added-kan-tiles = Add { $tiles } to the pon
server-action-raised-run = Jun
server-action-raised-run-tiles = Jun: lay { $tiles } on the run
server-lay-on-run = Jun: lay { $tiles } on the run { $run }
server-action-closed-kan = Closed kan
server-action-closed-kan-tiles = Closed kan { $tiles }
server-action-choose = Choose
server-action-choose-tiles = Choose { $tiles }
server-action-pair = Pair
server-action-pair-tiles = Pair with { $tiles }
server-action-nuki = Set aside
server-action-nuki-tiles = Set { $tiles } aside
server-action-replace = Replace
server-action-replace-tiles = Replace { $tiles }
server-action-eyes-kan = Eyes
server-action-eyes-kan-tiles = Eyes with { $tiles }
server-pass-costs =
    { $cost ->
        [dearer] until your next draw only a dearer win
        [riichi] furiten until the deal ends
        [own_turn] furiten until your turn
        [own_discard] furiten until your discard
       *[other] furiten for a while
    }
server-action-pay =
    Pay { $player ->
        [E] East
        [S] South
        [W] West
       *[N] North
    }
server-choose-suit =
    No { $suit ->
        [m] characters
        [p] dots
       *[s] bamboo
    }

## Errors

server-error-not_json = This is no JSON.
server-error-bad_message = Something in the message is missing or is not what it should be.
server-error-unknown_type = There is no message of this type.
server-error-too_long = The message is longer than allowed.
server-error-slow_down = Too many messages in too short a time: wait a little.
server-error-hello_first = First say hello, and at which table.
server-error-no_table = There is no such table.
server-error-no_match = There is no such match.
server-error-not_found = There is nothing of this name.
server-error-wrong_token = This seat belongs to somebody else.
server-error-wrong_origin = The page comes from another place than this server.
server-error-not_seated = Only those who sit at the table may do that.
server-error-not_watchable = Nobody may watch this table.
server-error-not_host = The one who opened the table decides about the seats.
server-error-table_full = There is no free seat at this table.
server-error-name_taken = Somebody at this table has that name already.
server-error-name_wrong = A name has 1 to 24 characters.
server-error-not_playing = The match has not begun.
server-error-not_waiting = The match has begun already.
server-error-match_over = The match is over.
server-error-rules_changed = This match was begun with an earlier version of the program, which read its rules otherwise. It cannot go on.
server-error-still_playing = The match is not over yet.
server-error-phrases_only = Ready phrases only during a deal; words of your own between deals.
server-error-late = Too late: the question is no longer open.
server-error-cannot_take_back = There is nothing to take back at this table.
server-error-no_hints = This table is played without help.
server-error-elsewhere = Another server goes on with this match: connect again.
server-error-wrong_rules = The rule set has mistakes.
server-error-not_built = The program does not obey all of these rules yet.
server-error-wrong_hand = The hand cannot be read.
server-error-no_win = This hand does not win.
server-error-wrong_record = The record cannot be read.
server-error-too_many_tables = There are too many tables: try again later.
server-error-internal = Something went wrong here; nothing was changed.

## Rules in words

rules-value-on = on
rules-value-off = off
rules-value-kandora_on_rinshan_win-ankan = only after a closed kan
rules-silent-here = No effect here because of “{ $because }”: { $value }.
rules-quoted = “{ $name }”
rules-price-off = does not count
rules-price-both = { $closed }, open hand { $open }
rules-price-closed = { $closed }, closed hand only
rules-price-open = { $open }, open hand only
rules-price-hand = the value of the hand
rules-price-multiple = { $count } yakuman
rules-repair-reset = Back to what it was: { $value }
rules-repair-set = Make it: { $value }

rules-base-furiten_kinds = Who is in furiten cannot win on another player's discard; a win on a drawn tile is always possible. Own discard: if any tile that the hand waits for is among the own discards, even those that others have called, there is no ron on any of them until the wait changes. Passed: who does not win on a tile that fits cannot win on a discard until the own next turn. After riichi such a pass holds until the deal is over.
