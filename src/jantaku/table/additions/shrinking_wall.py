"""Indicators that are turned as the wall shrinks (001:3144): one when forty live tiles are left, and so on.

The indicator is turned as soon as the tile is drawn, so that it counts for a win on that very tile. In a box so small
that fewer are left after the deal, the first ones are never turned.
"""

from collections.abc import Mapping
from typing import TYPE_CHECKING, ClassVar

from jantaku.rules.plan import Plan
from jantaku.table.additions.addition import Addition, Hearer
from jantaku.table.events import Drawn, Event
from jantaku.table.parts.dora import Dora
from jantaku.table.state.deal import Deal
from jantaku.table.state.memory import Memory, recall

if TYPE_CHECKING:
    from jantaku.table.table import Table


class Shrunk(Memory):
    """How many of the marks the wall has passed."""

    stored: ClassVar[str] = "shrunk"
    marks: int = 0


class ShrinkingWall(Addition):
    """Turns another indicator whenever so many live tiles are left."""

    remembers = Shrunk

    def __init__(self, marks: tuple[int, ...], dora: Dora) -> None:
        self.marks = marks
        self.dora = dora

    @classmethod
    def of(cls, plan: Plan, table: "Table") -> "ShrinkingWall | None":
        """Where the wall has such marks."""
        return cls(plan.dora.shrinking, table.dora) if plan.dora.shrinking else None

    def dealt(self, deal: Deal) -> None:
        """Marks that lie behind are not waited for."""
        recall(deal, Shrunk).marks = sum(mark >= deal.wall.live for mark in self.marks)

    def heard(self) -> Mapping[type[Event], Hearer]:
        """Every draw takes a tile from the wall."""
        return {Drawn: self.drawn}

    def drawn(self, deal: Deal, event: Drawn) -> None:
        """So many are left now."""
        memory = recall(deal, Shrunk)
        while memory.marks < len(self.marks) and deal.wall.live <= self.marks[memory.marks]:
            memory.marks += 1
            self.dora.turn_more(deal)
