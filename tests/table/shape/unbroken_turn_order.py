"""Unbroken turn order (不斷の順位, 001:2672, `unbroken_turn_order`).

"After a call the next turn belongs to the player following the one whose tile was taken, as if nothing had been
called. The caller keeps one tile too many; when his own turn comes he does not draw but discards the surplus tile.
Until that discard he may not make another call." The replacement tile of an open kan is taken at once (a proposal of
the spec; so it cannot be won with). Who may not declare may not win on a discard either.

Replaced: `turns`.
"""

from typing import ClassVar, Self

from jantaku.rules.plan import Plan
from jantaku.scoring.ledger import Seat
from jantaku.table.parts.turns import Turns
from jantaku.table.state.deal import Deal
from jantaku.table.state.holding import NO_TILE
from jantaku.table.state.memory import Memory, recall
from jantaku.table.table import Table
from tests.table.shape.seated import PLAN, parts_with


class BarredLater(Memory):
    """The kinds that each caller may not discard when his turn comes, as a mask."""

    stored: ClassVar[str] = "barred_later"
    masks: list[int]

    @classmethod
    def begin(cls, seats: int) -> Self:
        return cls([0] * seats)


class UnbrokenTurns(Turns):
    """A call does not move the turn; the caller owes a discard."""

    remembers = BarredLater

    def discarded(self, deal: Deal, seat: Seat) -> None:
        deal.hands[seat].owes = False
        super().discarded(deal, seat)

    def after_discard(self, deal: Deal, seat: Seat) -> None:
        self._go_on_after(deal, seat)

    def after_call(self, deal: Deal, seat: Seat, feeder: Seat) -> None:
        hand = deal.hands[seat]
        hand.owes = True
        hand.waits = hand.spent = 0
        hand.drawn = NO_TILE
        recall(deal, BarredLater).masks[seat] = deal.barred  # what he may not discard, others may
        deal.barred = 0
        self._go_on_after(deal, feeder)

    def replaced(self, deal: Deal, seat: Seat) -> None:
        if deal.fed_kan >= 0:
            self.after_call(deal, seat, deal.fed_kan)
        else:
            super().replaced(deal, seat)

    def _go_on_after(self, deal: Deal, seat: Seat) -> None:
        follower = self.seats.next(seat, deal.direction)
        if deal.hands[follower].owes:
            deal.turn, deal.came = follower, "call"
            deal.barred = recall(deal, BarredLater).masks[follower]
            deal.push("turn", follower)
        else:
            deal.push("draw", follower)


def unbroken(plan: Plan = PLAN) -> Table:
    """A table at which calls do not move the turn."""
    return parts_with(plan, turns=lambda table: UnbrokenTurns(table.seats))
