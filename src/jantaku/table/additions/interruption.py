"""Interruption by instant declarations: a riichi ends the go-around for everybody else (001:7638-7640).

The books part declarations into instant ones, katsuzen, and lasting ones, kasaneru (001:583), and ask of each whether
it interrupts; which is which they do not say. Our reading: what lays a set on the table lasts, and what is only said is
instant. Of that only riichi does not end the deal. So the go-around ends when a riichi stands, as with a call: nobody
else has ippatsu any more, and the first go-around is over. The riichi itself keeps what it has.
"""

from collections.abc import Mapping
from typing import TYPE_CHECKING

from jantaku.rules.plan import Plan
from jantaku.table.additions.addition import Addition, Hearer
from jantaku.table.events import Event, RiichiStands
from jantaku.table.state.deal import Deal

if TYPE_CHECKING:
    from jantaku.table.table import Table


class Interruption(Addition):
    """Hears who stands in riichi."""

    @classmethod
    def of(cls, plan: Plan, table: "Table") -> "Interruption | None":
        """Where a riichi interrupts."""
        return cls() if plan.calls.riichi_interrupts and plan.riichi.declared else None

    def heard(self) -> Mapping[type[Event], Hearer]:
        """A riichi whose discard nobody has won on."""
        return {RiichiStands: self.stands}

    def stands(self, deal: Deal, event: RiichiStands) -> None:
        """Others have no ippatsu any more, and nobody a first turn."""
        deal.uninterrupted = False
        for seat, hand in enumerate(deal.hands):
            if seat != event.seat:
                hand.ippatsu = False
