## The fields of the plan that a sheet may set in [parts]: what each is called, and what its words mean

part-yes = yes
part-no = no
part-share = × { $share }
part-tile_set = { $count } tiles: { $copies }
part-tile_set-copies = { $copies } × { $tiles }

part-grammar-tile_set = Tile set
part-grammar-absent = Kinds left out of the tile set
part-grammar-absent-none = none
part-grammar-structures = What a winning hand consists of

part-fu-counted = Fu are counted
part-fu-closed = Fu (or chips) of every closed hand
part-fu-mixed_triplet = Fu of a mixed triplet: of simples open and closed, of terminals and honours open and closed
part-fu-mixed_kan = Fu of a mixed kan: of simples open and closed, of terminals and honours open and closed
part-fu-round_to = Fu are rounded up to

part-value-cap = Base amount that a hand is worth at most before limits by han begin
part-value-yakuman_han = Han of a yakuman where there are no limits
part-value-linear = Points for each han where han are added up
part-value-linear-none = han double the value
part-value-most = Base amount that a hand is worth at most
part-value-most-none = no such cap

part-dora-red_han = Han of a red five
part-dora-nuki_han = Han of a tile set aside
part-dora-source = Where the indicator of the dora is
part-dora-source-dead_wall = in the dead wall
part-dora-source-after_win = the next tile of the live wall, turned after the win
part-dora-source-winning_tile = it is the winning tile

part-admission-clean_pond = Elements that count only where no tile of the wait lies in the own pond
part-admission-clean_pond-none = none
part-admission-earned = Elements whose value counts for the minimum, though elsewhere they are mere extras
part-admission-free_dealer_from_honba = From how many honba on the dealer may win with any complete hand
part-admission-free_dealer_from_honba-none = never
part-admission-earned-none = none
part-admission-river = Which discards an early win counts
part-admission-river-lying = those that lie in the ponds
part-admission-river-all = all that were made

part-payments-seats = Players
part-payments-round_to = Payments are rounded up to
part-payments-shares = Shares of the payments
part-payments-shares-none = the usual ones
part-payments-shares-ron = A ron of the dealer and of another, of the base amount
part-payments-shares-ron-none = the usual one
part-payments-shares-tsumo_dealer = A tsumo of the dealer from each, of the base amount
part-payments-shares-tsumo_dealer-none = the usual one
part-payments-shares-tsumo = A tsumo of another from the dealer and from the third, of the base amount
part-payments-shares-tsumo-none = the usual one
part-payments-shares-north = What the missing North pays on a tsumo of the dealer and of another, of the base amount
part-payments-shares-north-none = nothing
part-payments-shares-by_thirds = A tsumo is paid two to one where its sum can be divided by three, else evenly
part-payments-shares-by_thirds-none = no
part-payments-shares-own_share_ron = A discarder pays only the own share
part-payments-shares-own_share_ron-none = no
part-payments-shares-own_share_part = Which part of a share on a tsumo the own share on a ron is
part-payments-shares-own_share_part-none = all of it
part-payments-shares-tsumo_extra = Points that each adds on a tsumo of the dealer and of another
part-payments-shares-tsumo_extra-none = none
part-payments-tsumo_split = How a tsumo is shared
part-payments-tsumo_split-each = each pays the own share
part-payments-tsumo_split-halves = what a ron would pay: to the dealer in halves, to another two thirds by the dealer
part-payments-tsumo_split-thousands = what a ron would pay, in thousands by the table of the book
part-payments-own_share_times = How many times over a discarder pays the own share
part-payments-thousands_from = From which amount on payments are rounded up to thousands
part-payments-thousands_from-none = never
part-payments-dealer_extra = Points that are added where the dealer wins, or pays for another's win (ra-chan)
part-payments-dealer_extra_honba = What each win of the dealer in a row adds to that
part-payments-dealer_extra_flowers = It is added to a win by flowers, too
part-payments-most_with_extra = The most that one payer pays with that
part-payments-most_with_extra-none = there is no limit
part-payments-pao_ron = Who pays for a liable hand won on a discard
part-payments-pao_ron-shared = the discarder and whoever is liable, half each
part-payments-pao_ron-liable = whoever is liable pays all of it
part-payments-pao_fresh_live = With how many live tiles left whoever discards a kind that was never discarded pays instead
part-payments-pao_fresh_live-none = there is no such rule
part-payments-ura_chips_from = From which payment on each ura dora costs each payer a chip, too
part-payments-ura_chips_from-none = there are no chips
part-payments-unit = What is paid
part-payments-unit-points = points
part-payments-unit-chips = chips
part-payments-noten_to = Who gets the payments at a draw
part-payments-noten_to-ready = players in tenpai
part-payments-noten_to-table = the next winner
part-payments-noten_to-worth = each ready hand, what it could be worth at most
part-payments-false_win = What a false win costs, to each of the others
part-payments-false_win-none = it is punished as chombo
part-payments-false_kan = What a closed kan of different tiles costs, to each of the others
part-payments-false_kan-none = nothing
part-payments-too_many_tiles = What the referee rules where a hand has too many tiles
part-payments-too_many_tiles-dead_hand = the hand is dead, as one with too few tiles
part-payments-too_many_tiles-chombo = the offender pays, and the deal is dealt anew
part-payments-draw_stake = What everybody lays on the table at a draw
part-payments-draw_stakes_most = At how many stakes of each in a row all but one go back
part-payments-draw_stakes_most-none = they stay
part-payments-chombo_amount = Base amount of the chombo

part-settlement-oka_shared = All who are above the target share the oka

part-wall-dice = Dice in a throw
part-wall-faces = Faces of the two dice: for the side, and for the stacks
part-wall-faces-none = the usual dice
part-wall-replacements = Replacement tiles in the dead wall
part-wall-replace_from = Where replacement tiles come from
part-wall-replace_from-dead_wall = the dead wall
part-wall-replace_from-live_end = the end of the live wall
part-wall-replace_from-reserve = the end of the dead wall, which keeps its size
part-wall-replace_from-next = the next tile of the wall
part-wall-blocks = How many tiles everybody takes at a time in the deal
part-wall-sides = Stacks of each side, the dealer’s first
part-wall-sides-none = all alike
part-wall-stacks_by = What counts the stacks at the break
part-wall-stacks_by-sum = the sum of the dice
part-wall-stacks_by-smaller = the smaller die

part-calls-least_live = Tiles of the live wall that must be left for a call
part-calls-verbs = What may be called
part-calls-verbs-chi = chi
part-calls-verbs-pon = pon
part-calls-verbs-kan = open kan
part-calls-shows_drawn = Everybody sees whether a discard was the tile just drawn
part-calls-most_runs = Runs that a hand may call at most
part-calls-most_runs-none = as many as there are

part-riichi-furiten_must_win = Riichi in furiten: the winning tile may not be passed when it is drawn
part-riichi-open_hand = Riichi with an open hand
part-riichi-open_is_last = After an open riichi nobody else may declare riichi
part-riichi-declared = There is riichi
part-riichi-dealt = A ready hand is declared only as it was dealt, before the first discard

part-kans-last_replacement = A replacement tile that is the last one of the wall counts as such
part-kans-hidden = A closed kan lies face down until the end
part-kans-pays = Points for a kan: closed, by each; open, by whoever fed it; added at once, by each; added later, by each

part-furiten-own_pond = A waiting tile in the own pond bars from ron
part-furiten-missed = What a win that was passed bars
part-furiten-missed-bars = any win on others’ tiles
part-furiten-missed-dearer = wins that are not dearer
part-furiten-missed-free = nothing
part-furiten-tsumo_too = A win that was passed bars from tsumo, too

part-exclusion-kinds = Kinds that the break of the wall puts out of play
part-exclusion-kinds-none = none
part-exclusion-replace_from = What is drawn in place of an excluded tile
part-exclusion-replace_from-next = the next tile of the live wall
part-exclusion-replace_from-live_end = the last tile of the live wall

part-nuki-all_win = Who has all of them wins
part-nuki-bonus = The element by which tiles set aside count

part-void-chosen = Everybody chooses a forbidden suit
part-void-fine = Fine for the forbidden suit
part-void-fine_each = The fine is paid for each cause

part-exchange-tiles = How many tiles everybody passes on after the deal
part-exchange-tiles-none = none
part-exchange-to = To whom they are passed on
part-exchange-to-next = the next player
part-exchange-to-across = the player across
part-exchange-to-previous = the previous player
part-exchange-to-dice = as the dice of the break say

part-winners-until = The deal ends when so many have won
part-winners-next_after = Who plays on after a win
part-winners-next_after-winner = the next one after the last winner
part-winners-next_after-discarder = the next one after the discarder

part-supplements-played = Sets may be completed by other tiles
part-supplements-most_mixed = Mixed sets in a hand at most
part-supplements-seasons = Seasons, each with the kinds that it raises to a kan
part-supplements-seasons-none = none
part-supplements-seat_raises = The tile of the own seat raises any triplet to a kan
part-supplements-eyes = Pairs that make a kan between the own seasons, in place of the pair
part-supplements-eyes-none = none
part-supplements-own_seasons = The seasons of each seat, the dealer's first
part-supplements-own_seasons-none = none

part-seats-tiles = The tiles of the seats, the dealer's first
part-seats-seat_counts = The tile of the own seat is a value tile
part-seats-round_counts = The tile of the round is a value tile
part-seats-value_tiles = Value tiles of everybody
part-seats-value_tiles-none = none
part-seats-drawn = How the first dealer is found
part-seats-drawn-random = by lot
part-seats-drawn-two_throws = by lot, and then by two throws of a die
part-seats-drawn-dice = everybody throws two dice, the highest sum is East

part-draws-shown = Which hands are laid open at a draw
part-draws-shown-ready = ready ones
part-draws-shown-all_riichi = all where everybody is in riichi, else none
part-draws-winds = Winds that end the deal when everybody discards the same one

part-dealer-later_stays_after = After what the dealer stays from the second round on
part-dealer-later_stays_after-none = after the same as in the first
part-dealer-later_stays_after-win = an own win
part-dealer-later_stays_after-tenpai = a draw in tenpai
part-dealer-later_stays_after-all_noten = a draw where nobody is in tenpai
part-dealer-later_stays_after-draw = any draw
part-dealer-honba_after_chombo = A deal that is repeated after an offence adds a honba
part-dealer-passes_to = Who deals next where the dealer does not stay
part-dealer-passes_to-next = the next player
part-dealer-passes_to-winner = the winner
part-dealer-passes_to-first_winner = who won first; whoever fed them if several won at once; without a win the same

part-length-deals = Deals of the match
part-length-deals-none = as many as its rounds have
part-length-counts_repeats = Each deal counts, whoever deals
part-length-keeps_rounds = Where deals are counted, rounds go on as usual
