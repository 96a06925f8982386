"""Discards out of others' hands: reverse or "Indian" mahjong (逆の麻雀, 001:4446-4450; variants_riichi.yaml `gyakuno`).

"Players make discards from others' hands ... agari is declared by the one who sees the hand." With four players those
who sit opposite act for each other, and calls go as usual. "The first discard is made not by oya but by the one who
answers for his hand; there is a variant in which the 14th tile goes to the hand from which oya makes the first one."

Replaced: `seats` (who answers for a hand); for the variant `phases`. Points stay with the hand's owner.
"""

from jantaku.rules.plan import Plan
from jantaku.scoring.ledger import Seat
from jantaku.table.parts.openings import Phases
from jantaku.table.parts.seats import Seats
from jantaku.table.state.deal import Deal
from jantaku.table.table import Table
from tests.table.shape.seated import PLAN, parts_with


class ActingForEachOther(Seats):
    """The player across answers."""

    def __init__(self, players: int) -> None:
        super().__init__(players)
        self.acts_for = tuple(self.order(seat)[2] for seat in self.all)


class FirstFromAcross(Phases):
    """The hand for which the dealer answers has the 14th tile and begins."""

    def __init__(self, seats: Seats) -> None:
        super().__init__()
        self.seats = seats

    def extra(self, deal: Deal) -> Seat | None:
        return self.seats.order(deal.dealer)[2]

    def dealt(self, deal: Deal) -> None:
        deal.push("turn", self.seats.order(deal.dealer)[2])


def gyakuno(plan: Plan = PLAN) -> Table:
    """A table at which those across act for each other."""
    return parts_with(plan, seats=lambda table: ActingForEachOther(4))


def gyakuno_from_across(plan: Plan = PLAN) -> Table:
    """The variant with the first discard from across."""
    return parts_with(
        plan, seats=lambda table: ActingForEachOther(4), phases=lambda table: FirstFromAcross(table.seats)
    )
