"""The discard of a dora marker turns the direction of play round (逆転ドラ, 001:3152, `dora_discard_reverses`).

"Discarding the tile of the dora marker reverses the direction of turns from then on. Chi then comes from the new
predecessor." The marker is the kind that an open indicator shows, and "from then on" begins with this very tile.

Replaced: `turns`.
"""

from jantaku.rules.plan import Plan
from jantaku.scoring.ledger import Seat
from jantaku.table.parts.seats import Seats
from jantaku.table.parts.turns import Turns
from jantaku.table.parts.wall import WallRules
from jantaku.table.state.deal import Deal
from jantaku.table.table import Table
from jantaku.tiles import KIND
from tests.table.shape.seated import PLAN, parts_with


class ReversedTurns(Turns):
    """Who discards a marker turns the order round."""

    def __init__(self, seats: Seats, wall: WallRules) -> None:
        super().__init__(seats)
        self.wall = wall

    def discarded(self, deal: Deal, seat: Seat) -> None:
        discard = deal.hands[seat].pond[-1].tile
        if discard & KIND in {marker & KIND for marker in self.wall.indicators(deal.wall)}:
            deal.direction = -deal.direction
        super().discarded(deal, seat)


def reversing(plan: Plan = PLAN) -> Table:
    """A table at which markers reverse."""
    return parts_with(plan, turns=lambda table: ReversedTurns(table.seats, table.wall))
