"""Phases: what happens before the first discard (001:249-283)."""

from collections.abc import Callable
from operator import attrgetter
from typing import Final

from jantaku.scoring.ledger import Seat
from jantaku.table.state.deal import Deal

BLOCKS: Final = (4, 4, 4, 1)


class Phases:
    """The usual opening: the wall is broken, tiles are dealt in blocks, and the dealer, who has one more, begins."""

    def __init__(
        self,
        blocks: tuple[int, ...] = BLOCKS,
        at_once: bool = True,
        first: Callable[[Deal], Seat] = attrgetter("dealer"),
    ) -> None:
        self.blocks = blocks
        """How many tiles each seat takes at a time."""
        self.at_once = at_once
        """The extra tile is taken together with the last block, before the others take theirs (000:93)."""
        self.first = first
        """Who has the first turn."""

    def opening(self, deal: Deal) -> None:
        """A deal begins: put its first step on the agenda."""
        deal.push("break_wall")

    def broken(self, deal: Deal) -> None:
        """The wall is broken: put what follows on the agenda."""
        deal.push("deal")
        deal.push("indicator")

    def extra(self, deal: Deal) -> Seat | None:
        """Who takes one tile more than the others, if anybody does."""
        return self.first(deal)

    def dealt(self, deal: Deal) -> None:
        """Everybody has the tiles: put what follows on the agenda."""
        deal.push("turn", self.first(deal))
