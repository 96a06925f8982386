"""Geese: whoever discards red dragon, 3, 7, 3 of bamboo, red dragon one after the other is paid a mangan at once, and
the deal goes on (001:2268)."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from jantaku.rules.plan import Plan
from jantaku.table.additions.addition import Addition, Hearer
from jantaku.table.events import Discarded, Event, Paid
from jantaku.table.parts.payments import Payments, counters_of
from jantaku.table.state.deal import Deal
from jantaku.tiles import kind_of
from jantaku.yaku.ponds import GEESE, ends

if TYPE_CHECKING:
    from jantaku.table.table import Table

ELEMENT: Final = "gan_shuutingu"
LENGTH: Final = 5


class Geese(Addition):
    """Hears discards, and pays."""

    def __init__(self, payments: Payments) -> None:
        self.payments = payments

    @classmethod
    def of(cls, plan: Plan, table: "Table") -> "Geese | None":
        """Its place in the plan is that of an element."""
        return cls(table.payments) if ELEMENT in plan.elements else None

    def heard(self) -> Mapping[type[Event], Hearer]:
        """Discards."""
        return {Discarded: self.discarded}

    def discarded(self, deal: Deal, event: Discarded) -> None:
        """It is the last of the five that counts, whether somebody takes it or not."""
        if ends([kind_of(lying.tile) for lying in deal.hands[event.seat].pond[-LENGTH:]], GEESE):
            rows = self.payments.geese(event.seat, counters_of(deal))
            deal.pay(rows)
            deal.events.append(Paid(rows))
