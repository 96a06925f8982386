"""Stakes that everybody lays on the table before a deal (001:4285)."""

from typing import TYPE_CHECKING

from jantaku.rules.plan import Plan
from jantaku.scoring import payments
from jantaku.table.additions.addition import Addition
from jantaku.table.events import Paid
from jantaku.table.state.deal import Deal

if TYPE_CHECKING:
    from jantaku.table.table import Table


class Stakes(Addition):
    """Everybody stakes the same. The winner takes what lies there, and so it waits for him while deals are drawn; but
    the loser's stake of this deal is a part of what he pays (`deposits.TAKERS`)."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan.payments

    @classmethod
    def of(cls, plan: Plan, table: "Table") -> "Stakes | None":
        """Where there are stakes."""
        return cls(plan) if plan.payments.deal_stake else None

    def opening(self, deal: Deal) -> None:
        """They lie there before anybody has seen a tile."""
        rows = payments.deal_stakes(deal.dealer, self.plan).rows
        deal.pay(rows, "staked")
        deal.events.append(Paid(rows))
