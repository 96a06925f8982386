## Pages

pages = Pages
page-score = Score
page-rules = Rules
page-replay = Replays
no-such-page = There is no such page
language = Language
theme = Light or dark
theme-auto = As the system
theme-dark = Dark
theme-light = Light
close = Close
cancel = Cancel
wait = One moment
connecting = Connecting…

## Lobby

lobby-title = The rule book that runs
lobby-about = Riichi, three-player games, Taiwanese and Sichuan mahjong. Every refusal and every point is explained.
your-name = Your name
guest = Guest
play-now = Play now
play = Play
games = Games
players = { $count ->
    [one] { $count } player
   *[other] { $count } players
  }
minutes = about { $count } min
about-riichi = Four players, sixteen yaku to begin with, red fives, riichi and dora.
about-sanma_tenhou = Three players and no chi: faster, with dearer hands. North is set aside as dora.
about-taiwanese = Sixteen tiles in the hand, flowers, and points called tai.
about-sichuan = No honours. Get rid of one suit; the deal goes on until three have won.
with-people = With other people
join-code = Code of a table
join = Join
create-table = Open a table
create = Open
open-tables = Tables with free seats
free = free
other-rules = Other rules, against bots
my-tables = Your tables
table-waiting = waiting
table-playing = playing
table-over = over
other-people = Other people
rest-bots = { $count ->
    [0] No bots.
    [one] And one bot.
   *[other] And { $count } bots.
  }
clock-setting = Clock
clock-seconds = { $clock } seconds
no-clock = none
helper-allowed = The helper is allowed
no-table = This table cannot be reached
take-seat = Take a seat
watch = Watch
waiting-players = Waiting for players
free-seat = Free seat
ready = ready
not-ready = not ready
i-am-ready = I am ready
invite = Invite
code-aloud = Code to say aloud:
copy-link = Copy the link
copied = Copied

## Words at the table

word-riichi = Riichi
word-ready = Ready
word-tsumo = Tsumo
word-ron = Ron
word-chi = Chi
word-pon = Pon
word-kan = Kan
word-open_kan = Kan
word-added_kan = Kan
word-closed_kan = Closed kan
word-eyes_kan = Kan of eyes
word-pair = Pair
word-nuki = Nuki
word-replace = Replace
word-abort = Abort
word-show = Show
word-stop = Stop
word-choose = Choose
word-tsumo-taiwanese = Hu
word-ron-taiwanese = Hu
word-chi-taiwanese = Chow
word-pon-taiwanese = Pung
word-kan-taiwanese = Kong
word-open_kan-taiwanese = Kong
word-added_kan-taiwanese = Kong
word-closed_kan-taiwanese = Concealed kong
word-nuki-taiwanese = Flower
word-tsumo-sichuan = Hu
word-ron-sichuan = Hu
word-pon-sichuan = Pung
word-kan-sichuan = Kong
word-open_kan-sichuan = Kong
word-added_kan-sichuan = Kong
word-closed_kan-sichuan = Concealed kong

## Tiles

tile-m = { $rank } of characters
tile-p = { $rank } of dots
tile-s = { $rank } of bamboo
tile-red = { $tile }, red
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
tile-4f = bamboo flower
tile-5f = spring
tile-6f = summer
tile-7f = autumn
tile-8f = winter

## Table

seat = Seat { $seat }
centre = The middle of the table
deal-name = { $round ->
    [E] East
    [S] South
    [W] West
    [N] North
   *[other] { $round }
  } { $number }
honba = honba { $count }
sticks = { $count ->
    [one] { $count } stick
   *[other] { $count } sticks
  }
pot = pot
tiles-left = left: { $count }
last-tile = last tile
indicators = Dora indicators
pond-of = Pond of { $name }
tiles-in-hand = { $name }: { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
  } in hand
bonus-of = Set aside by { $name }: { $count }
own-hand = Your hand
actions = Actions
from = from { $name }
dora = dora
ura = ura dora
drawn = drawn
bot = bot
online = connected
offline = not connected
chips = chips: { $count }
chips-unit = chips
void-suit = Is rid of { $suit ->
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
furiten = Furiten
waits = Waits
waits-total = { $count } left in all
your-turn = Your turn
menu = Menu
log = Log
rules = Rules
helper = Helper
toggles = What is done by itself
toggle-win = Win by itself
toggle-calls = No calls
toggle-discard = Discard what is drawn
toggle-flower = Flowers by themselves
toggle-sort = Sort the hand
toggle-win-letter = A
toggle-calls-letter = N
toggle-discard-letter = D
toggle-flower-letter = F
toggle-sort-letter = S
take-back = Take back
leave-table = Leave the table
seen = you see { $count } of { $of }
clock = { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
  } left
watching = You are watching
reconnecting = The connection is lost; trying again…
try-again = Try again
left-table = You have left; a bot plays for you.
take-seat-back = Back to the table
why-not = Why not?
rule = Rule
source = Source
understood = OK
breaks-ready = Without this tile the hand would not be ready, so riichi cannot be declared with it.
differences-from = Differs from “{ $name }” in { $count ->
    [one] { $count } place
   *[other] { $count } places
  }:
no-differences = Nothing differs from the common rules.

## Helper

helper-off = At this table there is no helper.
helper-about = How far the hand is from ready, and which tiles help; only from what you see.
ask-helper = What helps?
tenpai = ready
noten = not ready
shanten = { $count ->
    [one] { $count } tile from ready
   *[other] { $count } tiles from ready
  }
useful = { $count ->
    [one] { $count } useful tile
   *[other] { $count } useful tiles
  }

## Results

look-at-table = Table
fu = fu
open-rule = The rule
hand-turned-down = the hand stays face down until the end
ledger = How every point moved
final = Final result
final-how = How the total came about
place = Place
points = Points
total = Total
account-sticks = the table (sticks)
account-fines = fines
account-oka = oka
account-uma = uma
account-bank = bank
account-pot = pot
account-north = north
next = Next
next-winner = Next winner
rematch = Once more
replay = Replay
to-lobby = To the lobby
still-reading = Still reading: { $names }
goes-on = goes on after { $seconds } s

## Settings and keys

settings = Settings
speed = Speed of animation
speed-none = none
setting-waits = Show waits
waits-off = never
waits-asked = when asked (H)
waits-always = always
setting-sort = Sort the hand
setting-autoFlower = Set flowers aside by themselves
setting-oneTap = One tap discards (touch)
setting-indices = Numbers in the corners of tiles
setting-framedWhite = White dragon with a frame
setting-ghosts = Show claimed tiles in the ponds
setting-drawnMarks = Mark discards that were just drawn
sound = Sound
volume = Volume
keys = Keys
keys-layout = Keys are found by their place: they work in any layout.
key-lift = lift another tile
key-drawn = lift the drawn tile
key-discard = discard the lifted tile
key-win = win
key-riichi = riichi
key-calls = kan, pon, chi
key-flower = flower, nuki
key-choice = which choice
key-pass = pass
key-escape = leave a mode or a menu; it never passes
key-toggles = win by itself, no calls, discard what is drawn, sort
key-panels = helper, log, sound, this list
key-next = on to the next deal

## Score

score-title = What is this hand worth?
score-about = Press tiles or type a hand. The last tile is the winning one. The value follows every change, with all its reasons.
place-hand = Hand
place-chi = Chi
place-pon = Pon
place-kan = Kan
place-closed = Closed kan
place-dora = Dora indicator
place-ura = Ura indicator
place-nuki = Set aside
where-to = Where the next tile goes
remove-tile = Take this tile away
remove-meld = Take this meld away
tiles-missing = { $count ->
    [one] { $count } tile is missing
   *[other] { $count } tiles are missing
  }
one-missing = One tile is missing: the hand may wait for it
win-tile-hint = The last tile is the one that wins; press a tile to take it away
type-hand = Hand in notation
undo = Undo
clear = Clear
example = Example
how-won = Won by
own-wind = Own wind
round-wind = Round
who-discarded = Discarded by
void-legend = Is rid of
suit-m = characters
suit-p = dots
suit-s = bamboo
honba-count = Honba
sticks-count = Sticks
circumstances = Circumstances
flag-riichi = Riichi
flag-double_riichi = Double riichi
flag-ippatsu = Ippatsu
flag-haitei = Last tile of the wall
flag-houtei = Last discard
flag-rinshan = After a kan
flag-chankan = Robbing a kan
flag-tenhou = Tenhou
flag-chiihou = Chiihou
flag-renhou = Renhou
flag-needs-closed = the hand is open
flag-other-riichi = the other riichi is set
flag-needs-riichi = needs riichi
flag-needs-tsumo = only by tsumo
flag-needs-ron = only by ron
flag-needs-dealer = only for the dealer
flag-not-dealer = not for the dealer
flag-needs-kan = needs a kan
payments = Payments
find-waits = What does it wait for?
no-waits = No tile completes this hand so that it wins.
what-changes = What would change it
by-self-draw = By self-draw
by-discard = On a discard
with-riichi = With riichi
without-riichi = Without riichi
as-dealer = As dealer
as-other = Not as dealer
no-win = no win
other-preset = By other rules

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
state-done = built
state-not_yet = not built yet
state-not_software = not for software
only-built = Only what is built
found = Found: { $count }
more-found = and { $count } more: type a word to narrow it down
rule-sets = Rule sets
no-such-rule = There is no such rule
values = Values
conflicts = What goes with what
related = See also
examples = Examples
near-misses = Close, but no
try-it = Price it
excludes = Not counted together with
players-label = Players
tiles-label = Tiles
hand-label = Hand
who-plays-how = Who plays it how
also-called = Also called
play-bots = Play against bots
print = Print
compare-with = Differences from
main-rules = What every table agrees on
all-options = All { $count } options
as-sheet = As a sheet

## Replay

replay-title = Recorded games
drop-record = Drop a record here, paste it, or choose a file
finished-matches = Matches played here
step-back = One step back
step-forward = One step forward
play-on = Play
pause = Pause
moment = Moment of the deal
deal = Deal
whose-view = Whose view
all-hands = All hands
link-here = Link to here
draw = draw
