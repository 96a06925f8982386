"""What a hand that has not won is worth where the losers settle among themselves (001:3412).

The book says no more than that they count their hands. Our reading: nothing but triplets, kans and a pair of a value
tile has fu, and each triplet or kan of a value tile is a han; runs and the 20 fu of a win are worth nothing.
"""

from collections import Counter
from collections.abc import Collection, Sequence

from jantaku.hands import Meld
from jantaku.rules.plan import FuPlan, Plan
from jantaku.scoring.book import round_kinds
from jantaku.scoring.score import value_of
from jantaku.tiles import DRAGONS, KIND, KIND_OF, TERMINALS_AND_HONOURS, Tile

TRIPLET = 3
PAIR = 2


def side_worth(tiles: Collection[Tile], melds: Sequence[Meld], seat: int, round_: int, plan: Plan) -> int:
    """The base amount of these tiles and melds; ``seat`` and ``round_``: the kinds of the own seat and of the round."""
    values = Counter(int(KIND_OF[name]) for name in plan.seats.value_tiles)
    of_round = round_kinds(round_, plan)
    values.update([seat] * plan.seats.seat_counts + [*of_round] * plan.seats.round_counts)
    fu = han = 0
    for meld in melds:
        if not meld.is_run:
            table = plan.fu.kan if meld.is_kan else plan.fu.triplet
            fu += table[_place(meld.kind, closed=not meld.is_open)]
            han += values[meld.kind]
    for kind, count in Counter(tile & KIND for tile in tiles).items():
        if count >= TRIPLET:
            fu += plan.fu.triplet[_place(kind, closed=True)]
            han += values[kind]
        elif count == PAIR:
            fu += _pair_fu(kind, seat, of_round, plan.fu) if values[kind] else 0
    return min(value_of(plan.value, han, fu), plan.value.cap) if fu else 0


def _place(kind: int, *, closed: bool) -> int:
    """Where the fu of a set stand: open and closed of simples, open and closed of terminals and honours."""
    return 2 * (TERMINALS_AND_HONOURS >> kind & 1) + closed


def _pair_fu(kind: int, seat: int, of_round: Collection[int], fu: FuPlan) -> int:
    if DRAGONS >> kind & 1:
        return fu.dragon_pair
    if kind == seat and kind in of_round:
        return fu.double_wind_pair
    return fu.seat_pair if kind == seat else fu.round_pair
