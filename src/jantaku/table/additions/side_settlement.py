"""The losers settle among themselves after a win (サイド計算, 001:3412): whoever has the lesser hand pays for it.

Their hands are laid open. Between the dealer and another everything is twice as much, as for a win (our reading).
"""

from itertools import combinations
from typing import TYPE_CHECKING

from jantaku.rules.plan import Plan
from jantaku.scoring.ledger import Seat
from jantaku.scoring.payments import side
from jantaku.scoring.side import side_worth
from jantaku.table.additions.addition import Addition
from jantaku.table.events import HandShown, Paid
from jantaku.table.state.deal import Deal, Result

if TYPE_CHECKING:
    from jantaku.table.table import Table


class SideSettlement(Addition):
    """Counts the hands of those who have not won, and pays."""

    def __init__(self, plan: Plan, table: "Table") -> None:
        self.plan = plan
        self.seats = table.seats

    @classmethod
    def of(cls, plan: Plan, table: "Table") -> "SideSettlement | None":
        """Where they settle at all."""
        return cls(plan, table) if plan.payments.side != "off" else None

    def ended(self, deal: Deal, result: Result) -> None:
        """Somebody has won and is paid; a dead hand is worth nothing."""
        if result.kind != "win":
            return
        losers = [seat for seat in self.seats.order(deal.dealer) if seat not in result.winners]
        for seat in losers:
            hand = deal.hands[seat]
            deal.events.append(HandShown(seat, tuple(hand.tiles), ready=hand.waits > 0 and not hand.dead))
        worth = {seat: self.worth(deal, seat) for seat in losers}
        rows = tuple(
            row for pair in combinations(losers, 2) for row in side(pair, worth, deal.dealer, self.plan.payments)
        )
        deal.pay(rows)
        deal.events += (Paid(rows),) if rows else ()

    def worth(self, deal: Deal, seat: Seat) -> int:
        """The base amount of the hand as it stands."""
        hand = deal.hands[seat]
        if hand.dead:
            return 0
        own = self.seats.tile(self.seats.position(seat, deal.dealer))
        return side_worth(hand.tiles, hand.melds, -1 if own is None else int(own), deal.round, self.plan)
