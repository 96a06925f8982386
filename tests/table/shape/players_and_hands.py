"""Players are not hands: one with two hands, two with one, and a seat at which nobody sits.

A hand has a seat, points and a name of its own; who answers for it is another matter. The books have the last of these
games, 空席: three play by the rules for four, with a place left empty (001:6112; variants_players.yaml `empty_seat`).
Nobody is dealt tiles there, nobody draws and the turn goes past it, so that it is no seat at all, and the wind of the
missing position is nobody's. Of two players and two phantoms between them (001:4053-4059) a tile of the wall is turned
up in a phantom's turn, or it is passed over. The other two are ours.

Replaced: nothing. Set: `seats.hands`; for phantoms `payments.phantoms`; for one with two hands also `seats.teams`, so
that his hands share an account; for the empty seat `payments.seats`, and an uma for three places.
"""

from typing import Final

TWO_HANDS: Final = """
id = "shape_two_hands"
extends = "riichi"
name = { ru = "Двое с двумя руками", en = "Two players with two hands each" }
uma = [10, -10]
game_length = "tonpuusen"

[parts.seats]
hands = [[0, 2], [1, 3]]
teams = [0, 1, 0, 1]
"""

ONE_HAND_FOR_TWO: Final = """
id = "shape_one_hand_for_two"
extends = "riichi"
name = { ru = "Рука на двоих", en = "Two players with one hand" }
game_length = "tonpuusen"

[parts.seats]
hands = [[0], [1], [2], [3], [0]]
"""

EMPTY_SEAT: Final = """
id = "shape_empty_seat"
extends = "riichi"
name = { ru = "Пустое место", en = "An empty seat" }
uma = [15, 0, -15]
game_length = "tonpuusen"

[parts.payments]
seats = 3

[parts.seats]
tiles = ["1z", "2z", "3z"]
"""

PHANTOMS: Final = """
id = "shape_phantoms"
extends = "riichi"
name = { ru = "Двое и два фантома", en = "Two players and two phantoms" }
uma = [10, -10]
game_length = "hanchan"
abortive_draws = "off"

[parts.payments]
phantoms = [1, 3]
tsumo_split = "phantoms"

[parts.seats]
phantoms_draw = true
"""

PASSED_OVER: Final = PHANTOMS.replace("phantoms_draw = true", "phantoms_draw = false").replace(
    'phantoms"', 'passed_over"', 1
)

SHEETS: Final = {
    "two_hands": TWO_HANDS,
    "one_hand_for_two": ONE_HAND_FOR_TWO,
    "empty_seat": EMPTY_SEAT,
    "phantoms": PHANTOMS,
    "passed_over": PASSED_OVER,
}
