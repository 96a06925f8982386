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

lobby-title = The rule book that plays
lobby-about = Riichi, three-player games, Taiwanese and Sichuan mahjong. Every refusal and every point is explained.
your-name = Your name
guest = Guest
play-now = Play now
with-bots = { $name }, against bots
play = Play
games = Games
more-games = More games
riichi-elsewhere = Riichi by the rules of clubs, leagues and servers
players = { $count ->
    [one] { $count } player
   *[other] { $count } players
  }
minutes = about { $count } min
title-riichi = Riichi
title-sanma_tenhou = Sanma
title-taiwanese = Taiwanese mahjong
title-sichuan = Sichuan mahjong
about-riichi = Riichi, dora and red fives. No win without a yaku.
about-sanma_tenhou = Riichi for three: no chi, so it is faster and hands are dearer. North is set aside as dora.
about-taiwanese = Sixteen tiles in the hand and flowers; value is counted in tai.
about-sichuan = No honours. Get rid of one suit; the deal goes on until three have won.
with-people = With people
join-code = Code of a table, six digits
code-six = A code has six digits.
code-wrong = There is no table with the code { $code }: check the digits.
join = Join
to-table = To the table
create-table = Open a table
create = Open
open-tables = Tables with free seats
no-open-tables = None just now. Open your own.
running-tables = Being played
no-running-tables = Nothing to watch just now.
free-seats = { $count ->
    [one] { $count } seat is free
   *[other] { $count } seats are free
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
table-over = over
rules-chip = { $name } + { $count ->
    [one] { $count } change
   *[other] { $count } changes
  }
rules-unchanged = Nothing changed
game = Game
presets = Rule sets
own-set-broken = This rule set has mistakes, or rules that the program does not obey yet. Mend it and come back.
change-rules = Change the rules
read-rules = Read the rules
seats = Seats
you = you
seat-person = person
seat-bot = bot
clock-setting = Clock
clock-both = { $base } s + { $bank } s bank
clock-about = The bank is filled anew for each deal. When it is empty, the table answers for you: a win is taken, a call is passed, the drawn tile is discarded.
no-clock = no clock
call-window = Time for calls
call-window-none = as long as it takes
call-window-fixed = always { $seconds } s, so that pauses tell nothing
spectators = Spectators
watch-table = see the table, not the hands
watch-hands = see all hands, after the deal
watch-off = are not admitted
helper-allowed = The helper is allowed
helper-yes = allowed
helper-no = none
listed = Show the table in the lobby
table-name = Name of the table
no-table = This table cannot be reached
take-seat = Take a seat
no-free-seats = There is no free seat.
watch = Watch
waiting-players = At the table
free-seat = Free seat
add-bot = Add a bot
remove-bot = Remove the bot
empty-add-bot = { $count ->
    [one] Invite somebody, or add a bot.
   *[other] Invite people, or add bots.
  }
room-changed = The table has changed: say once more that you are ready.
ready = ready
not-ready = not ready yet
i-am-ready = I am ready
take-ready-back = Not ready after all
invite = Invite
code-aloud = Code to say aloud:
copy-link = Copy the link
copied = Copied
qr = Link to the table as a QR code
chat = Chat
chat-unread = { $count ->
    [one] Chat: { $count } new line
   *[other] Chat: { $count } new lines
  }
chat-empty = Nothing has been said yet.
chat-text = Message
chat-later = Ready phrases only during a deal; words of your own between deals.
send = Send
phrases = Ready phrases
mute = Mute { $name }
unmute = Unmute { $name }
phrase-hello = Hello!
phrase-luck = Have a good game!
phrase-fine = Beautiful!
phrase-close = So close!
phrase-ouch = Ouch…
phrase-sorry = Sorry
phrase-moment = One moment
phrase-hurry = Your turn
phrase-thanks = Thank you
phrase-bye = Thanks for the game!
wants-rematch = { $name } wants to play again
follow-rematch = To the new match
leave-alone = The match waits for you: you will find it in the lobby among your tables.
leave-people = A bot plays on for you. The seat stays yours: come back from the lobby at any time.
leave-now = Leave
leave-not = Stay
gave-up = The connection did not come back
gave-up-why = Your seat is kept: a bot plays for you while you are away. The match is stored on the server.
hint-1 = Click a tile of your hand to discard it.
hint-1-touch = Tap a tile to lift it; a second tap discards it.
hint-2 = What is grey is not allowed now. Press it to learn why.
hint-3 = The menu at the top left has the rules and the log; “?” has the keys.

## Words at the table

word-riichi = Riichi
word-open_riichi = Open riichi
word-ready = Ready
word-tsumo = Tsumo
word-ron = Ron
word-chi = Chi
word-pon = Pon
word-kan = Kan
word-open_kan = Kan
word-added_kan = Added kan
word-raised_run = Jun
word-hissatsu = Chou hissatsu
word-closed_run = Jun
word-closed_kan = Closed kan
word-eyes_kan = Kan of eyes
word-pair = Pair
word-nuki = Nuki
word-replace = Replace
word-abort = Nine kinds
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
word-closed_kan-taiwanese = Closed kong
word-nuki-taiwanese = Flower
word-tsumo-sichuan = Hu
word-ron-sichuan = Hu
word-pon-sichuan = Pung
word-kan-sichuan = Kong
word-open_kan-sichuan = Kong
word-added_kan-sichuan = Added kong
word-closed_kan-sichuan = Closed kong

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
tile-4f = bamboo (flower)
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
honba-taiwanese = wins in a row: { $count }
sticks = { $count ->
    [one] { $count } stick
   *[other] { $count } sticks
  }
pot = pot
tiles-left = left: { $count }
last-tile = last tile
indicators = Dora indicators
own-indicators = Own dora indicators
pond-of = Pond of { $name }
nothing-lies = Nothing lies here yet.
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
furiten = Furiten
furiten-by-own_pond = own discard
furiten-by-missed = passed
furiten-by-riichi = passed in riichi
waits = Waits
waits-for = waits for
draw-made-by = Because of:
kans-shown =
    { $count ->
        [one] closed kong
       *[other] closed kongs
    }
waits-total = { $count } left in all
waits-more = Waits: how many are left and what they are worth
waits-ask = What do I wait for?
waits-about = Left: how many of them you do not see. Worth: by the hand and the open dora, without ura dora, honba and luck.
wait-left = Left
wait-ron = { $word }
wait-tsumo = { $word }
wait-only = only { $word }
wait-no-yaku = no yaku
wait-minimum = below the minimum
wait-other-wait = another wait has no yaku
wait-idle-meld = an open set without yaku
wait-dead = none left
in-all = in all
your-turn = Your turn
menu = Menu
log = Log
rules = Rules
helper = Helper
toggles = What is done by itself
toggle-win = Auto win
toggle-calls = No calls
toggle-discard = Auto discard
toggle-flower = Auto flowers
toggle-nuki = Auto nuki
stands-down-discard = Auto discard waits: there is something to choose.
stands-down-calls = “No calls” does not pass a win: decide yourself.
stands-down-chosen = The tile chosen before waits: now there is something to choose.
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
in-the-book = This rule in the book
source = Source
understood = OK
set-here = At this table
whole-rule = The whole page of this rule
dice = Dice: { $dice }
breaks-ready = Without this tile the hand would not be tenpai, so riichi cannot be declared with it.
differences-from = Differs from “{ $name }” in { $count ->
    [one] { $count } place
   *[other] { $count } places
  }:
no-differences = Just as this rule set has it, nothing changed.

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
stands-down-discard-chinese = Auto discard waits: there is something to choose.
waits-about-chinese = Left: how many of them you do not see. Worth: by the hand alone, without luck.
helper-about-chinese = How far the hand is from waiting, and which tiles help; only from what you see.
tenpai-chinese = waiting
noten-chinese = not waiting
shanten-chinese = { $count ->
    [one] { $count } tile from waiting
   *[other] { $count } tiles from waiting
  }
useful-chinese = { $count ->
    [one] { $count } useful tile
   *[other] { $count } useful tiles
  }
hint-1-chinese = Click a tile of your hand to discard it.
hint-1-touch-chinese = Tap a tile to lift it; a second tap discards it.
setting-oneTap-chinese = One tap discards (touch)
setting-indices-chinese = Numbers in the corners of tiles
setting-ghosts-chinese = Show claimed tiles among the discards
key-lift-chinese = lift another tile
key-drawn-chinese = lift the drawn tile
key-discard-chinese = discard the lifted tile
key-calls-chinese = kong, pung, chow
key-toggles-chinese = auto win, no calls, auto discard, sort
key-next-chinese = on to the next deal
chat-later-chinese = Ready phrases only during a deal; words of your own between deals.

## Helper

helper-off = At this table there is no helper.
helper-about = How far the hand is from tenpai, and which tiles help; only from what you see.
ask-helper = What helps?
tenpai = tenpai
noten = noten
shanten = { $count ->
    [one] { $count } tile from tenpai
   *[other] { $count } tiles from tenpai
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
final-game = Game
final-oka = Oka
final-uma = Uma
final-rounding = Rounding
final-prizes = Prizes
final-chips = Chips
final-penalties = Penalties
sum-of-all = All changes together: { $sum }
deal-summary = The whole deal
has-won = has won
waiting = waiting
not-waiting = not waiting
near-misses-count = Narrowly missed: { $count }
reason-wins = Wins
reason-kans = Kongs
reason-returns = Kongs returned
reason-not-ready = Not ready
reason-fines = Fines
reason-other = Other
returned = returned
save-record = Save the record
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
rematch = Play again
replay = Replay
to-lobby = To the lobby
still-reading = Still reading: { $names }
goes-on = goes on after { $seconds } s

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
setting-prechoose = Choose a discard before the own turn
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
key-toggles = auto win, no calls, auto discard, sort
key-panels = helper, log, sound, this list
key-next = on to the next deal
space-key = Space

## Score

score-title = What is this hand worth?
score-about = Press tiles or type a hand. The last tile is the winning one. The value follows every change, with all its reasons.
place-hand = Hand
place-chi = Chi
place-run = Jun
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
flowers-win = All { $count } flowers: the last one wins at once, whatever the hand; by a discard it is robbed from another
win-tile-hint = The last tile is the one that wins; press a tile to take it away
type-hand = Hand in notation
undo = Undo
clear = Clear
example = Example
how-won = Won by
own-wind = Own wind
round-wind = Round
who-discarded = Discarded by
void-legend = Void suit
suit-m = characters
suit-p = dots
suit-s = bamboo
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
own-set = Rules of my own
palette = Tiles
pick-tile = { $tile }, { $count } left
remove-this = Remove { $tile }
win-on-this = Win on { $tile }
take-tile = Take { $tile }
tiles-too-many = { $count ->
    [one] { $count } tile too many
   *[other] { $count } tiles too many
  }
dropped = There are not so many: { $tiles }
unread = Not read: { $text }
other-winning = Another tile won
choose-winning = Press the winning tile.
random-hand = Random
place-flower = Flowers
place-chi-chinese = Chow
place-pon-chinese = Pung
place-kan-chinese = Kong
place-closed-chinese = Closed kong
by-discard-word = On a discard
by-draw-word = By self-draw
who-is-out = Who is out
dealer-wins-count = Dealer’s wins in a row
river-count = Tiles discarded
liable-legend = Who is liable (pao)
fact-first_discard = On the dealer’s first discard
fact-after_kan = On a discard after a kong
fact-early_kan = Kan before the first discard
fact-riichi_tile = On a tile that declares riichi
flag-needs-tsumo-chinese = only by self-draw
flag-needs-ron-chinese = only on a discard
flag-kan-ends-ippatsu = a kan ends ippatsu
flag-needs-aside = such a tile is not set aside
flag-one-way = a tile comes one way only
flag-no-melds = there are melds
flag-no-claims = a tile was claimed
flag-needs-run = no run has such a tile
flag-from-dealer = not the dealer’s discard
flag-first-turn = a win on the first turn stands alone
left-head = Left
wait-void = void suit
waits-used-up = All in the hand already:
the-discarder = The discarder
say-aloud = Aloud:
quoted = “{ $words }”
other-readings = { $count ->
    [one] One other reading
   *[other] { $count } other readings
  }
reading-cheaper = cheaper: { $by }
reading-same = worth the same
reading-no-yaku = no yaku this way
with-ready = Ready from the deal
without-ready = Not ready from the deal
one-more-dora = One more dora: indicator
won-on = Won on another tile:

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
state-fixed = always in force
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
compare-with = Compare with
lesson = How to play
lesson-chapters = Chapters
main-rules = What every table agrees on
all-options = All { $count } options
as-sheet = As a sheet
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
group-end = End of the game
group-penalties = Penalties
group-extras = Extras
state = State
state-any = any
nothing-found = Nothing was found.
show-more = Show more ({ $count })
not-built-yet = The program cannot play this rule yet. It is in the catalogue so that it can be found.
not-for-software = This rule is about how people behave at a table; there is nothing for a program to do.
not-switchable-yet = The program plays this rule as the examples show; it cannot be changed yet.
english-only = The books’ description
reading-english = How we read the source
house-rule = house rule
house-rule-about = A house rule: it is in none of the books, but players ask for it.
usual-value = usual
usual-price = Usual price
needs = Needs
counts-here = Counts
examples-at-table = Examples at the table
example-begins = The example begins
example-goes-on = Play goes on
not-allowed = not allowed
played-by = Played by
pond = pond
another-example = Another example
who-plays-so = Played so by
relation-excludes = excludes
relation-needs = needs
relation-forces = forces
relation-overrides = means
at-odds = Goes badly with
our-reading = How we read the source
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
form-ids = and one by one, by their ids
form-table = in detail
form-code = a code
form-text = own words

## Rule sets and the editor

own-yaku = Yaku of your own
own-yaku-new = Invent a yaku
own-yaku-add = Add it
own-yaku-change = Change it
own-yaku-edit = Change the yaku
own-yaku-remove = Remove the yaku
own-yaku-name = Name
own-yaku-pattern = Pattern
own-yaku-readable = The pattern can be read.
own-yaku-try = Try it on a complete hand
own-yaku-hand = The hand without its last tile
own-yaku-win = The last tile
own-yaku-holds = This hand has it
own-yaku-fails = This hand does not have it
own-yaku-how = How to write it
own-yaku-letters = x, y, w are any different suits, n and k any ranks; m, p, s are characters, dots and bamboo, z honours (1z–4z winds, 5z–7z dragons). First come all the blocks of the hand; with “...” at the end the others may be anything. Conditions are joined by and, or, not. Click an example to start from it.
own-yaku-han = { $count } han
own-example-bridge = Bridge: neighbouring runs share an end
own-example-stairs = Stairs: each run is one step higher
own-example-mirror = Mirror: terminals of two suits
own-example-even = Even numbers only
own-example-dragons = A dragon and a pair of winds
own-example-last = A lone honour in a closed hand
make-own = Make your own rules
own-sets = Your own sets
no-own-sets = You have none yet.
change-it = Change
remove = Remove
remove-sure = Really remove?
compare = Compare
compare-hint = Tick two or three sets.
compare-title = Rule sets side by side
rows-differ = { $count ->
    [one] { $count } rule differs
   *[other] { $count } rules differ
  }
sets-are-same = These sets mean the same.
differences-of = Differences from “{ $name }”
editor-title = Your own rules
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
how-deep = How deep
depth-minimum = The main points ({ $count })
depth-game = All of this game ({ $count })
depth-everything = Everything ({ $count })
only-changed = Changed
only-conflict = In conflict
only-unbuilt = Not built yet
changed = changed
in-preset = in the preset
in-conflict = In conflict with another rule
reset = Reset
reset-all = Reset everything
whole-rule-page = Page of the rule
no-changes-yet = Nothing has been changed yet.
follows = follows from other changes
conflict-excludes = These two rules exclude each other
conflict-needs = One rule lacks the other
conflict-forces = One rule forces the other to be otherwise
conflict-overrides = With one rule the other means nothing
conflict-wrong = This cannot be
repairs = Ways to repair it:
set-name = Name
set-name-hint = Our club
save = Save
replace-set = Replace the set
saved = Saved in this browser.
not-kept = This browser keeps nothing: download the file.
share = Link
print-language = Language of the sheet
look-at-preset = The whole preset
grey-conflict = You can save and play once the conflicts are repaired.
grey-name = Give the set a name to save it.
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
sheet-signs = Signed

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
replay-more = More
deal-back = Previous deal
deal-forward = Next deal
replay-speed = Playing speed
hide-names = Hide names
save-as = Save the record
format-native = Jantaku (.jsonl)
format-mjlog = mjlog (tenhou)
format-tenhou_json = JSON (tenhou)
format-mjai = mjai
format-paifu = Paifu, to be read
choose-file = Choose a file
drop-formats = mjlog, tenhou JSON, mjai or Jantaku’s own, packed (gzip) or not
no-matches = No public game has been finished here yet.
all-records = All records
to-the-place = To this place
shown-before = All that came before is shown: up to deal { $deal }, event { $event }.
record-tells = The record: { $text }
rules-tell = By the rules: { $text }
record-checked = The record, checked
replay-key-step = a step back, a step forward
replay-key-decision = to a decision of the player whose view it is
replay-key-deal = to another deal
replay-key-ends = to the beginning and the end of the deal
replay-key-play = play and pause
replay-key-speed = slower, faster
replay-key-seat = whose view
replay-key-hands = all hands or one
replay-key-marks = mark drawn-and-discarded tiles
replay-key-link = copy a link to here
replay-key-list = this list
replay-key-wheel = The wheel over the felt steps through the events.
score-about-chinese = Choose tiles or type a hand. The last tile is the winning one. The value follows every change of the hand, always with its reasons.
win-tile-hint-chinese = The last tile wins; press a tile to take it away
win-on-this-chinese = Winning tile: { $tile }
other-winning-chinese = Another winning tile
choose-winning-chinese = Press the winning tile.
tiles-too-many-chinese = Too many tiles: { $count }
by-discard-word-chinese = On a discard
by-self-draw-chinese = Self-drawn
by-discard-chinese = On a discard
who-discarded-sichuan = Who discarded
the-discarder-sichuan = The discarder
tiles-missing-chinese = { $count ->
    [one] { $count } tile is missing
   *[other] { $count } tiles are missing
  }
one-missing-chinese = One tile is missing: the hand may wait for it
where-to-chinese = Where the next tile goes
remove-tile-chinese = Take this tile away
no-waits-chinese = No tile completes this hand to a win.
palette-chinese = Tiles
won-on-chinese = Won on another tile:
flag-haitei-chinese = Last tile of the wall
flag-houtei-chinese = Last discard
flag-rinshan-chinese = On the replacement after a kong
flag-chankan-chinese = Robbing a kong
flag-needs-kan-chinese = needs a kong
flag-from-dealer-chinese = the dealer did not discard it
flag-no-claims-chinese = a tile in the hand was claimed
pond-chinese = discards
tiles-label-chinese = Tiles
clock-about-chinese = The time bank is refilled every deal. When it is used up, somebody answers for you: wins are taken, nothing is claimed, the drawn tile is discarded.
