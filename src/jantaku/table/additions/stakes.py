"""Stakes that everybody lays on the table in each deal (001:4285)."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, ClassVar

from jantaku.rules.plan import PaymentPlan, Plan
from jantaku.scoring import payments
from jantaku.table.additions.addition import Addition
from jantaku.table.events import Paid
from jantaku.table.state.deal import Deal, Step

if TYPE_CHECKING:
    from jantaku.table.table import Actor, Answers, Table


def stake(deal: Deal, table: "Table", step: Step, answers: "Answers") -> None:
    """Everybody stakes the same, before anything is chosen or discarded."""
    rows = payments.deal_stakes(deal.dealer, table.plan.payments).rows
    deal.pay(rows, "staked")
    deal.events.append(Paid(rows))


class Stakes(Addition):
    """Everybody stakes the same. The winner takes what lies there, and so it waits for him while deals are drawn; but
    the loser's stake of this deal is a part of what he pays (`deposits.TAKERS`)."""

    acts: ClassVar[Mapping[str, "Actor"]] = {"stake": stake}

    def __init__(self, plan: PaymentPlan) -> None:
        self.amount = plan.deal_stake

    @classmethod
    def of(cls, plan: Plan, table: "Table") -> "Stakes | None":
        """Where there are stakes."""
        return cls(plan.payments) if plan.payments.deal_stake else None

    def dealt(self, deal: Deal) -> None:
        """They come first."""
        deal.push("stake")
