"""The deal for what is left: riichi sticks and stakes that lie on the table after the last deal (001:409).

It is dealt as a repeat of the last deal, and the match ends with it. The winner takes what lies there, as always. At an
exhausted wall those who are ready share it, and if nobody is, the dealer takes it.
"""

from itertools import groupby
from operator import attrgetter
from typing import TYPE_CHECKING

from jantaku.rules.plan import Plan
from jantaku.scoring.ledger import Reason, Transfer, apportion
from jantaku.table.additions.addition import Addition
from jantaku.table.events import Paid
from jantaku.table.parts.seats import Seats
from jantaku.table.state.deal import Deal, Result

if TYPE_CHECKING:
    from jantaku.table.table import Table

AT_THE_WALL = frozenset({"exhausted", "nagashi"})


class LeftoverDeal(Addition):
    """Who gets what lies there when nobody has won it."""

    def __init__(self, seats: Seats) -> None:
        self.seats = seats

    @classmethod
    def of(cls, plan: Plan, table: "Table") -> "LeftoverDeal | None":
        """Where it is played."""
        return cls(table.seats) if plan.length.leftover_deal else None

    def ended(self, deal: Deal, result: Result) -> None:
        """The wall of that deal is exhausted, and everything else is paid."""
        if not deal.for_pot or result.kind not in AT_THE_WALL:
            return
        takers = [seat for seat in self.seats.order(deal.dealer) if seat in result.ready] or [deal.dealer]
        lying = sorted(deal.deposits, key=attrgetter("account"))
        rows = [
            Transfer(account, seat, share, Reason.POT)
            for account, deposits in groupby(lying, key=attrgetter("account"))
            for seat, share in apportion(sum(deposit.amount for deposit in deposits), takers).items()
            if share
        ]
        deal.pay(rows)
        if rows:
            deal.declared = []
            deal.events.append(Paid(tuple(rows)))
