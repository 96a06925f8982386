## The fields of the plan that a sheet may set in [parts]: what each is called, and what its words mean

part-yes = yes
part-no = no
part-share = × { $share }
part-tile_set = { $count } tiles: { $copies }
part-tile_set-copies = { $copies } × { $tiles }

part-grammar-tile_set = Tile set
part-grammar-absent = Tiles left out of the set
part-grammar-absent-none = none
part-grammar-structures = What a winning hand consists of

part-fu-counted = Fu are counted
part-fu-closed = Fu (or chips) for a closed hand
part-fu-mixed_triplet = Fu of a mixed triplet: simples open and closed, terminals and honours open and closed
part-fu-mixed_kan = Fu of a mixed kan: simples open and closed, terminals and honours open and closed
part-fu-round_to = Fu are rounded up to
part-fu-added = Yaku that bring fu of their own, and how many

part-value-cap = Highest base amount before limits by han apply
part-value-yakuman_han = Han of a yakuman without limits
part-value-linear = Points per han in linear scoring
part-value-linear-none = each han doubles the value
part-value-per_han = Points per han; nothing is doubled, and limits stand by themselves
part-value-per_han-none = each han doubles the value
part-value-least = The least that a hand is worth
part-value-least-none = none
part-value-free_han = Han that earn no more than the least
part-value-free_han-none = none
part-value-most = Highest base amount of a hand
part-value-most-none = no cap

part-dora-red_han = Han of a red five
part-dora-nuki_han = Han of a tile set aside
part-dora-source = Where the dora indicator comes from
part-dora-source-dead_wall = in the dead wall
part-dora-source-after_win = the next tile of the live wall, turned after the win
part-dora-source-winning_tile = the winning tile itself
part-dora-source-last_tile = the last tile of the dead wall, turned after the win

part-admission-clean_pond = Yaku that count only if none of the waits is among your discards
part-admission-clean_pond-none = none
part-admission-minimum_base = Base amount a hand must be worth to win
part-admission-minimum_base-none = any
part-admission-yakuless_fu = Fu with which a hand wins without a yaku
part-admission-yakuless_fu-none = a yaku is always needed
part-admission-changes_last_result = In the last deal only the leader may win without changing somebody’s uma
part-admission-earned = Bonuses that count towards the minimum here
part-admission-free_dealer_from_honba = Honba from which the dealer may win with any complete hand
part-admission-free_dealer_from_honba-none = never
part-admission-earned-none = none
part-admission-river = Discards that count for an early win
part-admission-river-lying = discards still on the table, not claimed ones
part-admission-river-all = all discards, claimed ones included

part-payments-seats = Players
part-payments-round_to = Payments are rounded up to
part-payments-shares = Shares of the payments
part-payments-shares-none = the usual shares
part-payments-shares-ron = Ron by the dealer and by others, as a multiple of the base
part-payments-shares-ron-none = the usual share
part-payments-shares-tsumo_dealer = Tsumo by the dealer, from each, as a multiple of the base
part-payments-shares-tsumo_dealer-none = the usual share
part-payments-shares-tsumo = Tsumo by others, from the dealer and from the other player, as a multiple of the base
part-payments-shares-tsumo-none = the usual share
part-payments-shares-north = Share of the missing North in a tsumo by the dealer and by others, as a multiple of the base
part-payments-shares-north-none = nothing
part-payments-shares-by_thirds = A tsumo is split two to one if its total is divisible by three, otherwise evenly
part-payments-shares-by_thirds-none = no
part-payments-shares-own_share_ron = The discarder pays only their own share
part-payments-shares-own_share_ron-none = no
part-payments-shares-own_share_part = The discarder’s share of a ron, as a part of their share of a tsumo
part-payments-shares-own_share_part-none = all of it
part-payments-shares-tsumo_extra = Points each player adds to a tsumo by the dealer and by others
part-payments-shares-tsumo_extra-none = none
part-payments-tsumo_split = How a tsumo is split
part-payments-tsumo_split-each = each player pays their own share
part-payments-tsumo_split-halves = the value of a ron: half each for a dealer’s win, two thirds from the dealer for another player’s
part-payments-tsumo_split-thousands = the value of a ron, in thousands by the sanma table
part-payments-own_share_times = Number of times the discarder pays their own share
part-payments-thousands_from = Amount from which payments are rounded up to whole thousands
part-payments-thousands_from-none = never
part-payments-dealer_extra = Points added when the dealer wins or pays for a win (ra-chan)
part-payments-dealer_extra_honba = Further points for each dealer win in a row
part-payments-dealer_extra_flowers = These dealer points are also added to flower wins
part-payments-most_with_extra = The most one player pays, dealer points included
part-payments-most_with_extra-none = no limit
part-payments-pao_ron = Who pays for a liable hand won on a discard
part-payments-pao_ron-shared = the discarder and the liable player, half each
part-payments-pao_ron-liable = the liable player pays all of it
part-payments-pao_fresh_live = With this number of live tiles left or fewer, the discarder of a fresh tile pays instead of the liable player
part-payments-pao_fresh_live-none = never
part-payments-ura_chips_from = Lowest payment at which each ura dora also costs each payer a chip
part-payments-ura_chips_from-none = no chips
part-payments-unit = Unit of payment
part-payments-unit-points = points
part-payments-unit-chips = chips
part-payments-added = What adds points, how many the discarder pays, and how many each on a tsumo
part-payments-added-dora = each dora
part-payments-added-riichi = riichi
part-payments-added-closed = a closed hand
part-payments-honba_needs_yaku = A hand without a yaku is paid no honba
part-payments-noten_to = Who receives the payments at a draw
part-payments-noten_to-ready = tenpai players
part-payments-noten_to-table = the next winner
part-payments-noten_to-worth = each tenpai player, the highest value of their hand
part-payments-false_win = Cost of a false win, to each other player
part-payments-false_win-none = chombo
part-payments-false_kan = Cost of a closed kan of different tiles, to each other player
part-payments-false_kan-none = chombo; by mistake, a dead hand
part-payments-too_few_tiles = Penalty for too few tiles
part-payments-too_few_tiles-dead_hand = the hand is dead
part-payments-too_few_tiles-chombo = the offender pays, and the deal is replayed
part-payments-too_many_tiles = Penalty for too many tiles
part-payments-too_many_tiles-dead_hand = the hand is dead
part-payments-too_many_tiles-chombo = the offender pays, and the deal is replayed
part-payments-draw_stake = Stake of each player at a draw
part-payments-draw_stakes_most = Stakes in a row after which all but one are returned
part-payments-draw_stakes_most-none = never
part-payments-deal_stake = Stake of each player before every deal
part-payments-deal_stake-none = none
part-payments-chombo_amount = Base amount of the chombo

part-settlement-oka_shared = All players above the target share the oka
part-settlement-yakuman_class = A yakuman ends the match, and it is settled as if so many were above the target
part-settlement-yakuman_class-none = a yakuman ends nothing

part-wall-dice = Dice per throw
part-wall-faces = Faces of the two dice, for the side and for the stacks
part-wall-faces-none = the usual dice
part-wall-replacements = Replacement tiles in the dead wall
part-wall-replace_from = Where replacement tiles come from
part-wall-replace_from-dead_wall = the dead wall
part-wall-replace_from-live_end = the end of the live wall
part-wall-replace_from-reserve = the end of the dead wall, which keeps its size
part-wall-replace_from-next = the next tile of the wall
part-wall-blocks = Tiles each player takes at a time in the deal
part-wall-sides = Stacks of each side, the dealer’s first
part-wall-sides-none = all the same
part-wall-stacks_by = How the stacks at the break are counted
part-wall-stacks_by-sum = the sum of the dice
part-wall-stacks_by-smaller = the smaller die

part-calls-least_live = Live tiles that must be left for a call
part-calls-verbs = Calls allowed
part-calls-verbs-chi = chii
part-calls-verbs-pon = pon
part-calls-verbs-kan = open kan
part-calls-shows_drawn = Everyone sees whether a discard was the tile just drawn
part-calls-most_runs = Most runs a hand may call
part-calls-most_runs-none = no limit
part-calls-most-none = no limit

part-riichi-furiten_must_win = Riichi in furiten: a drawn winning tile may not be passed
part-riichi-open_hand = Riichi with an open hand
part-riichi-open_is_last = After an open riichi nobody else may declare riichi
part-riichi-declared = Riichi is played
part-riichi-dealt = Ready may be declared only as dealt, before the first discard

part-kans-last_replacement = A replacement tile can count as the last tile of the wall
part-kans-pays = Points for a kan: closed, from each; open, from the discarder; added at once, from each; added later, from each

part-furiten-own_pond = A wait among your discards bars you from ron
part-furiten-missed = What a passed win bars
part-furiten-missed-bars = any ron
part-furiten-missed-dearer = wins that do not score higher
part-furiten-missed-free = nothing
part-furiten-temporary = A passed win bars ron for a while
part-furiten-in_riichi = A win passed in riichi bars ron for the rest of the deal
part-furiten-tsumo_too = A passed win also bars tsumo

part-exclusion-kinds = Kinds of tile the wall break puts out of play
part-exclusion-kinds-none = none
part-exclusion-replace_from = What replaces an excluded tile
part-exclusion-replace_from-next = the next tile of the live wall
part-exclusion-replace_from-live_end = the last tile of the live wall

part-nuki-all_win = A player with all nuki tiles wins
part-nuki-bonus = Yaku that scores tiles set aside

part-void-chosen = Each player chooses a void suit
part-void-fine = Fine for the void suit
part-void-fine_each = The fine is paid for each cause

part-exchange-tiles = Tiles each player passes after the deal
part-exchange-tiles-none = none
part-exchange-to = Who receives the passed tiles
part-exchange-to-next = the next player
part-exchange-to-across = the player across
part-exchange-to-previous = the previous player
part-exchange-to-dice = decided by the wall-break dice

part-building-tiles = Tiles dealt to build a hand from
part-building-tiles-none = hands are dealt as they are
part-building-steps = Discards of each player with a built hand
part-building-seconds = Seconds for building a hand
part-stages-played = The hand is collected in stages

part-winners-until = Winners that end the deal
part-winners-next_after = Who plays after a win
part-winners-next_after-winner = the player after the last winner
part-winners-next_after-discarder = the player after the discarder

part-supplements-played = Other tiles may complete sets
part-supplements-most_mixed = Most mixed sets in a hand
part-supplements-seasons = Seasons, each with the kinds it turns into a kan
part-supplements-seasons-none = none
part-supplements-seat_raises = The tile of your seat turns any triplet into a kan
part-supplements-eyes = Pairs that make a kan between your seasons, in place of the pair
part-supplements-eyes-none = none
part-supplements-own_seasons = Seasons of each seat, the dealer’s first
part-supplements-own_seasons-none = none

part-seats-tiles = Tiles of the seats, the dealer’s first
part-seats-seat_counts = The tile of your seat is a value tile
part-seats-round_counts = The tile of the round is a value tile
part-seats-value_tiles = Value tiles for everyone
part-seats-value_tiles-none = none
part-seats-drawn = How the first dealer is chosen
part-seats-drawn-random = at random
part-seats-drawn-two_throws = at random, then by two throws of a die
part-seats-drawn-dice = everyone throws two dice; the highest sum is East
part-seats-members = Players, if some rest
part-seats-members-none = as many as there are seats
part-seats-rotation = Who changes places between deals
part-seats-rotation-stay = no one
part-seats-rotation-dealer = the player who has just dealt rests; the first player waiting takes the seat
part-seats-rotation-last = the last player at the table, by points, rests; the first player waiting takes the seat
part-seats-hands = Seats each player answers for
part-seats-hands-none = each player has one seat
part-seats-teams = Teams, by seat
part-seats-teams-none = none; everyone plays alone

part-draws-shown = Hands shown at a draw
part-draws-shown-ready = tenpai hands
part-draws-shown-all_riichi = all if everyone is in riichi, otherwise none
part-draws-winds = Winds that abort the deal when everyone discards the same one

part-dealer-later_stays_after = When the dealer repeats from the second round on
part-dealer-later_stays_after-none = as in the first round
part-dealer-later_stays_after-win = after a win by the dealer
part-dealer-later_stays_after-tenpai = after a draw with the dealer tenpai
part-dealer-later_stays_after-all_noten = after a draw with nobody tenpai
part-dealer-later_stays_after-draw = after any draw
part-dealer-last_stays_after = What keeps the deal in the last deal
part-dealer-last_stays_after-all_noten = a draw with nobody tenpai
part-dealer-honba_after_chombo = A deal replayed after an offence adds a honba
part-dealer-passes_to = Who deals next if the dealer does not repeat
part-dealer-passes_to-next = the next player
part-dealer-passes_to-winner = the winner
part-dealer-passes_to-first_winner = the first winner; the discarder if several won at once; without a win the same dealer

part-length-deals = Deals in the match
part-length-deals-none = set by the rounds
part-length-counts_repeats = Every deal counts, dealer repeats included
part-length-keeps_rounds = When deals are counted, rounds change as usual
