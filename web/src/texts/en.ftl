## Pages

pages = Pages
page-score = Score
page-rules = Rules
page-replay = Replays
no-such-page = This page doesn’t exist
language = Language
theme = Theme
theme-switch = Light or dark
theme-auto = System
theme-classic = Classic green
theme-indigo = Indigo night
theme-cinnabar = Cinnabar
theme-paper = Paper
tile-backs = Tile backs
back-amber = Amber
back-indigo = Indigo
back-jade = Jade
tile-faces = Tile faces
faces-classic = Traditional
faces-numbers = With numbers
wind-letter = E
setting-tilt = Tilted table (large screens)
setting-calls = Call words
calls-own = As at this table
calls-romaji = Romaji
calls-ru = Russian
calls-en = English
calls-kanji = Kanji
close = Close
cancel = Cancel
wait = One moment…
connecting = Connecting…

## Lobby

lobby-title = Mahjong under any rules, explained
lobby-about = Riichi, three-player games, Taiwanese and Sichuan mahjong. See the reason for every point and every greyed-out button.
your-name = Your name
guest = Guest
play-now = Play now
with-bots = { $name }, against bots
play = Play
games = Games
more-games = More games
riichi-elsewhere = Riichi rules of clubs, leagues and servers
players = { $count ->
    [one] { $count } player
   *[other] { $count } players
  }
minutes = about { $count } min
title-riichi = Riichi
title-sanma_tenhou = Sanma
title-taiwanese = Taiwanese mahjong
title-sichuan = Sichuan mahjong
about-riichi = Riichi, dora and red fives. A win needs a yaku.
about-sanma_tenhou = Riichi for three: no chii, faster, bigger hands. North is a bonus tile (kita).
about-taiwanese = Sixteen-tile hands and flowers. Hands are scored in tai.
about-sichuan = No honours. Void one suit; the deal goes on until three have won.
with-people = With people
join-code = Table code (6 digits)
code-six = A table code has six digits.
code-wrong = No table has the code { $code }. Check the digits.
join = Join
to-table = Go to table
create-table = Create table
create = Create
open-tables = Tables with free seats
no-open-tables = None right now. Create one.
running-tables = In progress
no-running-tables = Nothing to watch right now.
free-seats = { $count ->
    [one] { $count } free seat
   *[other] { $count } free seats
  }
bots = { $count ->
    [one] { $count } bot
   *[other] { $count } bots
  }
watchers = { $count ->
    [one] { $count } spectator
   *[other] { $count } spectators
  }
my-tables = Your tables
table-waiting = waiting
table-playing = playing
table-over = finished
you-have = you have { $points }, place { $place }
length-rounds = { $count ->
    [one] { $count } round
   *[other] { $count } rounds
  }
length-deals = { $count ->
    [one] { $count } deal
   *[other] { $count } deals
  }
give-up-alone = Remove this table for good? The game can’t be finished then.
give-up-people = Leave for good? A bot plays on for you, and you can’t come back.
rules-chip = { $name } + { $count ->
    [one] { $count } change
   *[other] { $count } changes
  }
rules-unchanged = No changes
game = Game
presets = Rule sets
own-set-broken = This rule set has errors or rules that aren’t supported yet. Fix them first.
change-rules = Change rules
read-rules = Read rules
seats = Seats
you = you
seat-person = person
seat-bot = bot
clock-setting = Clock
clock-both = { $base } s + { $bank } s time bank
clock-about = Your time bank refills each deal. When it runs out, the table wins, passes or discards the drawn tile for you.
no-clock = no clock
call-window = Time to call
call-window-none = no limit
call-window-fixed = always { $seconds } s, so timing gives nothing away
spectators = Spectators
watch-table = see the table, not the hands
watch-hands = see all hands after the deal
watch-off = not allowed
helper-allowed = Hints
helper-yes = on
helper-no = off
listed = List in the lobby
table-name = Table name
no-table = Table not available
take-seat = Take a seat
no-free-seats = No free seats.
watch = Watch
waiting-players = At the table
free-seat = Free seat
add-bot = Add bot
remove-bot = Remove bot
empty-add-bot = { $count ->
    [one] Invite someone or add a bot.
   *[other] Invite people or add bots.
  }
room-changed = The table changed. Press Ready again.
ready = ready
not-ready = not ready
i-am-ready = Ready
take-ready-back = Not ready
invite = Invite
code-aloud = Table code:
copy-link = Copy link
invite-alone = This server answers on this computer only, so the link works nowhere else. To invite others, start it with --host 0.0.0.0.
copied = Copied
qr = QR code of the table link
chat = Chat
chat-unread = { $count ->
    [one] Chat: { $count } new message
   *[other] Chat: { $count } new messages
  }
chat-empty = No messages yet.
chat-text = Message
chat-later = Quick chat only during a deal. Type freely between deals.
send = Send
phrases = Quick chat
mute = Mute { $name }
unmute = Unmute { $name }
phrase-hello = Hello!
phrase-luck = Good luck!
phrase-fine = Nice hand!
phrase-close = So close!
phrase-ouch = Ouch…
phrase-sorry = Sorry
phrase-moment = One moment
phrase-hurry = Your turn
phrase-thanks = Thank you
phrase-bye = Thanks for the game!
phrase-smile = 🙂
phrase-wow = 😮
phrase-cry = 😭
phrase-clap = 👏
phrase-think = 🤔
phrase-cool = 😎
vote-end = Vote to end the match
vote-wanted = { $names }: end the match here? { $count } of { $of } agree.
vote-yes = Agree
vote-back = Play on
vote-ended = Match ended by vote
vote-ended-about = Points as they stood; no place bonuses.
share-picture = Share picture
share-sent = Picture sent.
share-saved = Picture saved, link copied.
share-kept = Picture saved.
share-failed = The picture couldn’t be shared.
wants-rematch = { $name } wants to play again
follow-rematch = Go to the rematch
leave-alone = The match will wait for you. Find it under “Your tables” in the lobby.
leave-people = A bot plays for you while you’re away. Come back from the lobby at any time.
leave-now = Leave
leave-not = Stay
gave-up = Connection lost
gave-up-why = Your seat is kept: a bot plays for you until you reconnect.
hint-1 = Click a tile in your hand to discard it.
hint-1-touch = Tap a tile to lift it. Tap again to discard it.
hint-2 = What is grey isn’t possible now. Press it to see why.
hint-3 = The menu (top left) has the rules and the log; “?” lists the keys.
hint-3-wide = The log and the rules are on the right; “?” lists the keys.
hint-3-touch = The menu (top left) has the rules and the log; “?” says what touches do.

## Words at the table

word-riichi = Riichi
word-open_riichi = Open riichi
word-chou_riichi = Chou riichi
face-down = Tile face down
word-ura_buse_riichi = Ura buse riichi
word-kiseki_riichi = Kiseki riichi
word-ready = Ready
word-tsumo = Tsumo
word-ron = Ron
word-chi = Chii
word-pon = Pon
word-kan = Kan
word-open_kan = Kan
word-added_kan = Added kan
word-ponten = Pon, riichi
word-chiten = Chii, riichi
word-second_kan = Kan
word-raised_run = Jun
word-okawari = Okawari
word-tetora_appu = Tetora appu
word-name_dora = Name a dora
word-hissatsu = Chou hissatsu
word-jiri = Jiri
word-stage = Stage
word-closed_run = Jun
word-closed_kan = Closed kan
word-eyes_kan = Kan as pair
word-pair = Pair
word-nuki = Nuki
word-kita = Kita
word-replace = Replace
word-abort = Nine terminals
word-show = Show
word-stop = Stop
word-choose = Choose
word-tsumo-taiwanese = Hu
word-ron-taiwanese = Hu
word-chi-taiwanese = Chow
word-pon-taiwanese = Pung
word-kan-taiwanese = Kong
word-open_kan-taiwanese = Kong
word-added_kan-taiwanese = Added kong
word-closed_kan-taiwanese = Concealed kong
word-nuki-taiwanese = Flower
word-tsumo-sichuan = Hu
word-ron-sichuan = Hu
word-pon-sichuan = Pung
word-kan-sichuan = Kong
word-open_kan-sichuan = Kong
word-added_kan-sichuan = Added kong
word-closed_kan-sichuan = Concealed kong

## Tiles

tile-m = { $rank } man
tile-p = { $rank } pin
tile-s = { $rank } sou
tile-m-chinese = { $rank ->
    [one] { $rank } character
   *[other] { $rank } characters
  }
tile-p-chinese = { $rank ->
    [one] { $rank } dot
   *[other] { $rank } dots
  }
tile-s-chinese = { $rank } bamboo
tile-red = red { $tile }
tile-blue = blue { $tile }
tile-green = green { $tile }
tile-gold = golden { $tile }
tile-1z = East
tile-2z = South
tile-3z = West
tile-4z = North
tile-5z = white dragon
tile-6z = green dragon
tile-7z = red dragon
tile-1f = plum
tile-2f = orchid
tile-3f = chrysanthemum
tile-4f = bamboo (flower)
tile-5f = spring
tile-6f = summer
tile-7f = autumn
tile-8f = winter

## Table

seat = Seat { $seat }
centre = Centre of the table
deal-name = { $round ->
    [E] East
    [S] South
    [W] West
    [N] North
   *[other] { $round }
  } { $number }
honba = honba { $count }
honba-taiwanese = dealer wins in a row: { $count }
sticks = { $count ->
    [one] { $count } stick
   *[other] { $count } sticks
  }
pot = pot
tiles-left = { $count } left
tiles-left-short = { $count } left
last-tile = last tile
indicators = Dora indicators
own-indicators = Dora indicators of this hand
pond-of = Discards: { $name }
nothing-lies = Nothing here yet.
tiles-in-hand = { $name }: { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
  } in hand
bonus-of = Bonus tiles of { $name }: { $count }
own-hand = Your hand
actions = Actions
from = from { $name }
dora = dora
ura = ura dora
named = also dora
dealer = dealer
to-play = to play
melds = melds
drawn = drawn
bot = bot
phantom = Phantom
phantoms = Phantoms
phantom-account = Nobody sits here. All phantoms have one account.
online = connected
offline = disconnected
chips = chips: { $count }
chips-unit = chips
void-suit = Void: { $suit ->
    [m] characters
    [p] dots
   *[s] bamboo
  }
out-badge = out, { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }
  }
out = out
pass = Pass
choose = Choose
discard = Discard
choose-discard = Choose the tile to discard
furiten = Furiten
furiten-by-own_pond = discarded
furiten-by-missed = passed
furiten-by-riichi = passed in riichi
waits = Waits
waits-for = waits on
draw-made-by = Cause:
kans-shown =
    { $count ->
        [one] concealed kong
       *[other] concealed kongs
    }
waits-total = { $count } left in total
waits-more = Waits: tiles left and value
waits-ask = Show waits
waits-about = Left: copies you can’t see. Value: your hand and visible dora, without ura dora, honba or luck yaku such as haitei.
wait-left = Left
wait-ron = { $word }
wait-tsumo = { $word }
wait-only = { $word } only
wait-no-yaku = no yaku
building = Build your hand
building-about = Pick { $count } tiles that are one tile short of winning, worth a mangan or more with riichi. You discard the others.
building-hand = Your hand: { $count } of { $of }
building-rest = To discard: { $count }
building-more = { $count ->
    [one] Pick { $count } more tile.
   *[other] Pick { $count } more tiles.
  }
building-not-ready = Not tenpai: no tile completes this hand.
building-own = { $count } among your discards
building-waiting = Done. Waiting for the other player…
building-clear = Start over
building-done = Done
built-hand = Your hand
wait-minimum = below the minimum
wait-other-wait = another wait has no yaku
wait-idle-meld = an open set without a yaku
wait-dead = none left
in-all = total
your-turn = Your turn
menu = Menu
log = Log
rules = Rules
helper = Hints
toggles = Automatic actions
toggle-win = Auto win
toggle-calls = No calls
toggle-discard = Auto discard
toggle-flower = Auto flowers
toggle-nuki = Auto kita
stands-down-discard = Auto discard paused: you have a choice.
stands-down-calls = “No calls” never passes a win. Your decision.
stands-down-chosen = Your pre-selected discard is on hold: you have a choice.
back-by-hand = Undone. Automatic actions are off now.
stands-down-dora = Auto discard paused: you drew a dora.
careful = Are you sure?
think-again = Let me think
do-anyway = Do it anyway
warn-dora = This tile is a dora.
warn-void-kept = You still hold { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
  } of your void suit, and the wall is nearly empty. Whoever keeps any at the end can’t win and pays for it.
warn-void-set = This set is of your void suit. It stays to the end: the hand can’t win, and you pay for it.
choose-void = Which suit will you do without?
choose-void-about = Your hand must be rid of it before it can win. The numbers say how many you hold.
toggle-sort = Auto sort
toggle-win-letter = A
toggle-calls-letter = N
toggle-discard-letter = D
toggle-flower-letter = F
toggle-sort-letter = S
take-back = Undo
back-before = Return to the last deal?
back-before-about = You have not played in this deal yet. If you undo, the last deal goes on from your last decision, and its result is lost.
back-before-chinese = Return to the last deal?
back-before-about-chinese = You have not played in this deal yet. If you undo, the last deal goes on from your last decision, and its result is lost.
back-sure = Return
back-not = Play on
leave-table = Leave table
seen = { $count } of { $of } visible
clock = { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
  } left
watching = You are a spectator
reconnecting = Connection lost. Reconnecting…
try-again = Try again
left-table = You left the table. A bot plays for you.
take-seat-back = Back to the table
why-not = Why not?
rule = Rule
in-the-book = In the rule book
source = Source
understood = OK
set-here = At this table
whole-rule = Full rule page
how-points = How han and fu become points
base-formula = Base: { $fu } fu, doubled once for each han and twice more, { $fu } × 2 to the power of { $power } = { $base }. All payments are multiples of it.
whole-sheet = All rules of this table
reach = In reach of this hand
reach-fits = fits so far
reach-away = { $count ->
    [one] { $count } tile away
   *[other] { $count } tiles away
  }
all-yaku = All yaku and their values
search-short = Search
all-yaku-chinese = Everything that counts
dice = Dice: { $dice }
breaks-ready = Discarding this tile breaks tenpai, so you can’t declare riichi with it.
differences-from = Differs from “{ $name }” in { $count ->
    [one] { $count } rule
   *[other] { $count } rules
  }:
no-differences = No rules changed.

## At tables of Taiwan and Sichuan

last-tile-chinese = last tile
pond-of-chinese = Discards of { $name }
tiles-in-hand-chinese = { $name }: { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
  } in hand
drawn-chinese = drawn
discard-chinese = Discard
toggle-discard-chinese = Auto discard
stands-down-discard-chinese = Auto discard paused: you have a choice.
waits-about-chinese = Left: copies you can’t see. Value: the hand alone, without bonuses for a lucky last tile and the like.
helper-about-chinese = Distance from ready and useful tiles, from what you can see.
tenpai-chinese = ready
noten-chinese = not ready
shanten-chinese = { $count ->
    [one] { $count } tile from ready
   *[other] { $count } tiles from ready
  }
helper-about-taiwanese = Distance from ready and useful tiles, from what you can see.
tenpai-taiwanese = ready
noten-taiwanese = not ready
shanten-taiwanese = { $count ->
    [one] { $count } tile from ready
   *[other] { $count } tiles from ready
}
choose-discard-chinese = Choose the tile to discard
discard-this-chinese = Discard { $tile }:
useful-chinese = { $count ->
    [one] { $count } useful tile
   *[other] { $count } useful tiles
  }
hint-1-chinese = Click a tile in your hand to discard it.
hint-1-touch-chinese = Tap a tile to lift it. Tap again to discard it.
setting-oneTap-chinese = Discard with one tap (touch)
setting-indices-chinese = Numbers in tile corners
setting-ghosts-chinese = Show claimed tiles among discards
key-lift-chinese = lift another tile
key-drawn-chinese = lift the drawn tile
key-discard-chinese = discard the lifted tile
key-calls-chinese = kong, pung, chow
key-toggles-chinese = auto win, no calls, auto discard, sort
key-next-chinese = next deal
deal-chinese = Deal
moment-chinese = Position in the deal
deal-back-chinese = Previous deal
deal-forward-chinese = Next deal
shown-before-chinese = Shown up to deal { $deal }, event { $event }; the rest could not be replayed.
replay-key-deal-chinese = previous or next deal
replay-key-ends-chinese = start or end of the deal
replay-key-marks-chinese = mark tiles discarded as drawn
setting-drawnMarks-chinese = Mark tiles discarded as drawn
setting-autoFlower-chinese = Expose flowers automatically
bonus-of-chinese = Flowers of { $name }: { $count }
liable-legend-chinese = Liable player
chat-later-chinese = Quick chat only during a deal. Type freely between deals.

## Helper

helper-off = Hints are off at this table.
helper-about = Shanten and useful tiles, from what you can see.
helper-stays = Show every turn
ask-helper = Show useful tiles
tenpai = tenpai
noten = noten
shanten = { $count }-shanten
discard-this = Discard { $tile }:
useful = { $count ->
    [one] { $count } useful tile
   *[other] { $count } useful tiles
  }

## Results

look-at-table = Show table
fu = fu
open-rule = View rule
hand-turned-down = hand stays face down until the deal ends
ledger = Point transfers
final = Final result
match-over = Match over
match-over-place = Match over: you are { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
  } of { $of }
final-how = How it adds up
final-game = Gain
final-oka = Oka
final-uma = Uma
final-rounding = Rounding
final-prizes = Prizes
final-chips = Chips
final-penalties = Penalties
sum-of-all = Sum of all changes: { $sum }
deal-summary = Deal summary
has-won = won
waiting = ready
not-waiting = not ready
waiting-taiwanese = ready
not-waiting-taiwanese = not ready
near-misses-count = Near misses: { $count }
reason-wins = Wins
reason-kans = Kongs
reason-returns = Kong payments returned
reason-not-ready = Not ready
reason-fines = Fines
reason-other = Other
returned = returned
save-record = Save record
place = Place
points = Points
total = Total
account-sticks = riichi sticks
account-fines = fines
account-oka = oka
account-uma = uma
account-bank = bank
account-pot = pot
account-north = missing North
next = Next
next-winner = Next winner
rematch = Play again
replay = Replay
to-lobby = Back to lobby
still-reading = Waiting for: { $names }
goes-on = continues in { $seconds } s

## Settings and keys

settings = Settings
speed = Animation speed
speed-none = none
setting-waits = Show waits
setting-text = Text size
setting-leftHanded = Left-handed buttons (phone)
waits-off = never
waits-asked = on request (H)
waits-always = always
setting-sort = Sort hand
setting-autoFlower = Expose flowers automatically
setting-oneTap = Discard with one tap (touch)
setting-prechoose = Pre-select your discard
setting-warnings = Warn before a risky move
setting-askDora = Ask before discarding a dora
setting-danger = Mark safe and dangerous tiles after riichi
danger-about = S: safe, J: suji, W: behind a wall, F: fresh honour. At tables with hints.
danger-safe = safe
danger-suji = suji
danger-wall = behind a wall
danger-fresh = fresh honour
danger-safe-letter = S
danger-suji-letter = J
danger-wall-letter = W
danger-fresh-letter = F
danger-said = against { $name }: { $mark }
setting-asText = Table in words
setting-indices = Numbers in tile corners
setting-framedWhite = Framed white dragon
setting-ghosts = Show called tiles among discards
setting-drawnMarks = Mark tsumogiri
sound = Sound
volume = Volume
keys = Keys
keys-layout = Keys work by position, in any keyboard layout.
key-lift = lift another tile
key-drawn = lift the drawn tile
key-discard = discard the lifted tile
key-win = win
key-riichi = riichi
key-calls = kan, pon, chii
key-flower = flower, kita
key-choice = choose an option
key-pass = pass
key-escape = cancel a choice or close a menu (never passes)
key-toggles = auto win, no calls, auto discard, sort
key-panels = hints, log, sound, this list
key-next = next deal
space-key = Space
touches = Touches
touch-lift = Tap a tile
touch-lift-does = lifts it; the lifted tile goes if time runs out
touch-discard = Tap it again
touch-discard-does = discards it
touch-one = Tap a tile
touch-one-does = discards it at once
touch-slide = Slide along the hand
touch-slide-does = lifts one tile after another
touch-flick = Flick a tile up
touch-flick-does = discards it
touch-rest = Hold a tile on the table
touch-rest-does = marks all its copies and counts them
touch-seat = Tap a name or discards
touch-seat-does = shows that player’s tiles enlarged
touch-grey = Tap something grey
touch-grey-does = says why it isn’t possible
touch-lift-chinese = Tap a tile
touch-lift-does-chinese = lifts it; the lifted tile goes if time runs out
touch-discard-does-chinese = discards it
touch-one-chinese = Tap a tile
touch-one-does-chinese = discards it at once
touch-slide-does-chinese = lifts one tile after another
touch-flick-chinese = Flick a tile up
touch-flick-does-chinese = discards it
touch-rest-chinese = Hold a tile on the table
touch-rest-does-chinese = marks all its copies and counts them
touch-seat-chinese = Tap a name or discards
touch-seat-does-chinese = shows that player’s tiles enlarged

## Score

score-title = What is this hand worth?
score-about = Press tiles or type a hand. The last tile is the winning tile. The value updates as you go, with every reason.
place-hand = Hand
place-chi = Chii
place-run = Jun
place-pon = Pon
place-kan = Kan
place-closed = Closed kan
place-dora = Dora indicator
place-ura = Ura indicator
place-named = Named dora
place-nuki = Bonus tiles
where-to = Add tiles to
remove-tile = Remove this tile
remove-meld = Remove this meld
tiles-missing = { $count ->
    [one] { $count } tile missing
   *[other] { $count } tiles missing
  }
one-missing = One tile missing. See what the hand waits on.
flowers-win = All { $count } flowers: the last one wins at once, whatever the hand. “On a discard” means it was robbed from another player.
win-tile-hint = The last tile is the winning tile. Press a tile to remove it.
type-hand = Hand in notation
undo = Undo
clear = Clear
example = Example
how-won = Won by
own-wind = Seat wind
round-wind = Round wind
round-tile = Round tile
who-discarded = Discarder
void-legend = Void suit
suit-m = characters
suit-p = dots
suit-s = bamboo
foreign-dora-count = Dora of others, han
foreign-dora-hint = below zero: dora they take away
honba-count = Honba
sticks-count = Sticks
circumstances = Circumstances
flag-riichi = Riichi
flag-double_riichi = Double riichi
flag-ippatsu = Ippatsu
flag-haitei = Last tile of the wall (haitei)
flag-houtei = Last discard (houtei)
flag-rinshan = After a kan (rinshan)
flag-chankan = Robbing a kan (chankan)
flag-tenhou = Tenhou
flag-chiihou = Chiihou
flag-renhou = Renhou
flag-needs-closed = the hand is open
flag-other-riichi = the other riichi is selected
flag-needs-riichi = needs riichi
flag-needs-tsumo = tsumo only
flag-needs-ron = ron only
flag-needs-dealer = dealer only
flag-not-dealer = non-dealers only
flag-needs-kan = needs a kan
payments = Payments
find-waits = What does it wait on?
no-waits = No tile makes this a winning hand.
what-changes = What if
by-self-draw = By self-draw
by-discard = On a discard
with-riichi = With riichi
without-riichi = Without riichi
as-dealer = As dealer
as-other = As non-dealer
no-win = no win
other-preset = Under other rules
own-set = My rules
palette = Tiles
pick-tile = { $tile }, { $count } left
remove-this = Remove { $tile }
win-on-this = Win on { $tile }
take-tile = Take { $tile }
tiles-too-many = { $count ->
    [one] { $count } tile too many
   *[other] { $count } tiles too many
  }
dropped = Too many copies: { $tiles }
unread = Not understood: { $text }
other-winning = Change winning tile
choose-winning = Press the winning tile.
random-hand = Random
place-flower = Flowers
place-chi-chinese = Chow
place-pon-chinese = Pung
place-kan-chinese = Kong
place-closed-chinese = Concealed kong
by-discard-word = On a discard
by-draw-word = By self-draw
who-is-out = Players who have won
dealer-wins-count = Dealer wins in a row
river-count = Tiles discarded so far
liable-legend = Liable player (pao)
fact-first_discard = On the dealer’s first discard
fact-after_kan = On a discard after a kong
fact-early_kan = Kan before your first discard
fact-riichi_tile = On a riichi declaration tile
fact-opposite_riichi = The player opposite is in riichi
fact-okawari = Has turned one more indicator (okawari)
fact-tetora_appu = Has staked a mangan (tetora appu)
fact-late_riichi = After a riichi in the last but one go-around
flag-needs-tsumo-chinese = self-draw only
flag-needs-ron-chinese = on a discard only
flag-kan-ends-ippatsu = a kan ends ippatsu
flag-needs-aside = no nuki tile is set aside
flag-one-way = conflicts with another circumstance
flag-no-melds = the hand has melds
flag-no-claims = a tile was called
flag-needs-run = this tile can’t be in a run
flag-from-dealer = not the dealer’s discard
flag-first-turn = not possible with a first-turn win
left-head = Left
wait-void = void suit
waits-used-up = All copies are in the hand:
the-discarder = Discarder
say-aloud = Announce:
quoted = “{ $words }”
other-readings = { $count ->
    [one] One other reading
   *[other] { $count } other readings
  }
reading-cheaper = worth less: { $by }
reading-same = worth the same
reading-no-yaku = no yaku
with-ready = Ready from the deal
without-ready = Not ready from the deal
one-more-dora = One more dora, indicator
won-on = On another winning tile:

## Rules

rules-title = Rules
all-rules = All rules
search = Search
search-hint = furiten, 振り聴, фуритен …
kind = Kind
kind-all = Everything
kind-option = Option
kind-element = Yaku
kind-game = Game
state-done = Supported
state-fixed = Always on
state-not_yet = Not supported yet
state-not_software = For people at a table
only-built = Supported only
found = Found: { $count }
more-found = { $count } more. Type a word to narrow the list.
rule-sets = Rule sets
no-such-rule = This rule doesn’t exist
values = Values
conflicts = Requirements and conflicts
related = See also
examples = Examples
near-misses = Near misses
try-it = Score this hand
excludes = Not combined with
players-label = Players
tiles-label = Tiles
hand-label = Hand
who-plays-how = Across rule sets
also-called = Also called
play-bots = Play against bots
print = Print
compare-with = Compare with
lesson = How to play
lesson-chapters = Chapters
main-rules = Main rules
all-options = All { $count } options
as-sheet = Rule-set file
tab-rules = All rules
kinds-all = Everything
kinds-option = Options
kinds-element = Yaku
kinds-game = Games
group = Section
groups = Sections
group-all = All
group-before = Before the deal
group-calls = Calls
group-riichi = Riichi and furiten
group-dora = Dora
group-yaku = Yaku
group-points = Value of the hand
group-paying = Paying
group-draws = Draws
group-dealer = Dealer
group-end = End of the match
group-penalties = Penalties
group-extras = Extras
state = Show
state-any = all
nothing-found = Nothing found.
show-more = Show more ({ $count })
not-built-yet = This rule isn’t supported yet. It is listed so that you can look it up.
not-for-software = Etiquette at a real table. There is nothing to switch here.
not-switchable-yet = This rule is always on and can’t be changed yet.
english-only = Description
reading-english = Our reading
house-rule = house rule
house-rule-about = A house rule: not from the printed sources, but played by many groups.
usual-value = usual
usual-price = Usual value
needs = Needs
counts-here = Counts
examples-at-table = Examples in play
example-begins = Start of the example
example-goes-on = Play continues
not-allowed = not allowed
played-by = Rule set
pond = discards
another-example = Another example
who-plays-so = Used by
relation-excludes = excludes
relation-needs = needs
relation-forces = forces
relation-overrides = implies
relation-withdraws = implies, unless chosen otherwise,
at-odds = Conflicts with
our-reading = Our reading
note = Note
value-on = on
value-off = off
price-off = does not count
price-closed = closed
price-open = open
limit-mangan = mangan
limit-haneman = haneman
limit-baiman = baiman
limit-sanbaiman = sanbaiman
limit-yakuman = yakuman
limit-2x-yakuman = double yakuman
form-number = a number
form-list = a list
form-ids = and others, by id
form-table = details
form-code = a code
form-text = free text

## Rule sets and the editor

own-yaku = Custom yaku
own-yaku-new = Invent a yaku
own-yaku-add = Add
own-yaku-change = Save changes
own-yaku-edit = Edit yaku
own-yaku-remove = Remove yaku
own-yaku-name = Name
own-yaku-pattern = Pattern
own-yaku-readable = The pattern is valid.
own-yaku-try = Try it on a complete hand
own-yaku-hand = Hand without the winning tile
own-yaku-win = Winning tile
own-yaku-holds = This hand has it
own-yaku-fails = This hand does not have it
own-yaku-how = How to write it
own-yaku-letters = x, y, w are different suits; n and k are ranks; m, p, s are man, pin and sou; z is honours (1z–4z winds, 5z–7z dragons). List every block of the hand, or end with “...” to allow any others. Join conditions with and, or, not. Click an example to start from it.
own-yaku-han = { $count } han
own-example-bridge = Bridge: neighbouring runs share an end tile
own-example-stairs = Stairs: each run is one step higher
own-example-mirror = Mirror: terminals of two suits
own-example-even = Even numbers only
own-example-dragons = A dragon and a pair of winds
own-example-last = A lone honour in a closed hand
make-own = Make your own rules
own-sets = Your rule sets
no-own-sets = None yet.
change-it = Edit
remove = Remove
remove-sure = Remove for good?
compare = Compare
compare-hint = Tick two or three rule sets.
compare-title = Rule sets side by side
rows-differ = { $count ->
    [one] { $count } rule differs
   *[other] { $count } rules differ
  }
sets-are-same = These rule sets are equivalent.
differences-of = Differences from “{ $name }”
editor-title = Your rules
start-from = Start from
redo = Redo
changes = { $count ->
    [0] no changes
    [one] { $count } change
   *[other] { $count } changes
  }
set-sum = { $name }{ $count ->
    [0] , no changes
    [one] {" "}+ { $count } change
   *[other] {" "}+ { $count } changes
  }
conflicts-count = { $count ->
    [one] { $count } conflict
   *[other] { $count } conflicts
  }
how-deep = Detail
depth-minimum = Main rules ({ $count })
depth-game = All rules of this game ({ $count })
depth-everything = Everything ({ $count })
only-changed = Changed
only-conflict = Conflicts
only-unbuilt = Not supported yet
changed = changed
in-preset = preset
in-conflict = Conflicts with another rule
reset = Reset
reset-all = Reset all
whole-rule-page = Rule page
no-changes-yet = No changes yet.
follows = follows from other changes
conflict-excludes = These two rules exclude each other
conflict-needs = One rule requires the other
conflict-forces = One rule forces a value of the other
conflict-overrides = One rule overrides the other
conflict-wrong = Invalid value
repairs = Fix:
set-name = Name
set-name-hint = Our club
save = Save
replace-set = Replace rule set
saved = Saved in this browser.
not-kept = This browser can’t save rule sets. Download the file.
share = Link
print-language = Language of the printed sheet
look-at-preset = View preset
grey-conflict = Resolve the conflicts to save and play.
grey-name = Name the rule set to save it.
leave-title = Leave without saving?
leave-about = { $count ->
    [one] { $count } change is not saved.
   *[other] { $count } changes are not saved.
  }
leave-save = Save and leave
leave-anyway = Leave without saving
leave-stay = Stay
sheet-base = based on
sheet-code = code
sheet-differences = Differences from the base
sheet-signs = Signatures

## Replay

replay-title = Replays
drop-record = Drop a record here, paste it, or choose a file
finished-matches = Matches played here
step-back = Step back
step-forward = Step forward
play-on = Play
pause = Pause
moment = Position in the deal
deal = Deal
whose-view = View of
all-hands = All hands
moment-picture = Share picture of this moment
link-here = Link to this moment
draw = draw
replay-more = More
deal-back = Previous deal
deal-forward = Next deal
replay-speed = Playback speed
hide-names = Hide names
save-as = Save as
format-native = Jantaku (.jsonl)
format-mjlog = mjlog (Tenhou)
format-tenhou_json = JSON (Tenhou)
format-mjai = mjai
format-paifu = Paifu (for reading)
choose-file = Choose a file
drop-formats = mjlog, Tenhou JSON, mjai or Jantaku, gzipped or not
no-matches = No public match has been finished here yet.
all-records = All records
to-the-place = Go to the difference
shown-before = Shown up to deal { $deal }, event { $event }; the rest could not be replayed.
record-tells = Record: { $text }
rules-tell = Rules: { $text }
record-checked = Record check
replay-key-step = step back, step forward
replay-key-decision = previous or next decision of the viewed player
replay-key-deal = previous or next deal
replay-key-ends = start or end of the deal
replay-key-play = play and pause
replay-key-speed = slower, faster
replay-key-seat = change the view
replay-key-hands = show all hands or one
replay-key-marks = mark tsumogiri
replay-key-link = copy link to this moment
replay-key-list = this list
replay-key-wheel = Scroll over the table to step.
score-about-chinese = Press tiles or type a hand. The last tile is the winning tile. The value updates as you go, with every reason.
win-tile-hint-chinese = The last tile is the winning tile. Press a tile to remove it.
win-on-this-chinese = Winning tile: { $tile }
other-winning-chinese = Change winning tile
choose-winning-chinese = Press the winning tile.
tiles-too-many-chinese = { $count ->
    [one] { $count } tile too many
   *[other] { $count } tiles too many
  }
by-discard-word-chinese = On a discard
by-self-draw-chinese = By self-draw
by-discard-chinese = On a discard
who-discarded-sichuan = Discarder
the-discarder-sichuan = Discarder
tiles-missing-chinese = { $count ->
    [one] { $count } tile missing
   *[other] { $count } tiles missing
  }
one-missing-chinese = One tile missing. See what the hand waits on.
where-to-chinese = Add tiles to
remove-tile-chinese = Remove this tile
no-waits-chinese = No tile makes this a winning hand.
palette-chinese = Tiles
won-on-chinese = On another winning tile:
flag-haitei-chinese = Last tile of the wall
flag-houtei-chinese = Last discard
flag-rinshan-chinese = On the replacement tile after a kong
flag-chankan-chinese = Robbing a kong
flag-needs-kan-chinese = needs a kong
flag-from-dealer-chinese = not the dealer’s discard
flag-no-claims-chinese = a tile was claimed
pond-chinese = discards
tiles-label-chinese = Tiles
clock-about-chinese = Your time bank refills each deal. When it runs out, the table wins, passes or discards the drawn tile for you.
