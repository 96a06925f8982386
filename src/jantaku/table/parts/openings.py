"""Phases: what happens before the first discard (001:249-283)."""

from typing import Final

from jantaku.scoring.ledger import Seat
from jantaku.table.additions.supplements import Supplements
from jantaku.table.parts.seats import Seats
from jantaku.table.state.deal import Deal

BLOCKS: Final = (4, 4, 4, 1)


class Phases:
    """The usual opening: the wall is broken, tiles are dealt in blocks, and the dealer, who has one more, begins."""

    def __init__(
        self,
        blocks: tuple[int, ...] = BLOCKS,
        at_once: bool = True,
        flowers: Seats | None = None,
        excludes: bool = False,
        supplements: Supplements | None = None,
        ready: bool = False,
        passes_on: int = 0,
        void: bool = False,
    ) -> None:
        """``flowers``: the seats where tiles may have been dealt that must be set aside at once. ``supplements``: what
        hands must know of their seats. ``passes_on``: so many tiles everybody passes on; ``void``: everybody chooses a
        suit to be rid of."""
        self.blocks = blocks
        """How many tiles each seat takes at a time."""
        self.at_once = at_once
        """The extra tile is taken together with the last block, before the others take theirs (000:93)."""
        self.flowers = flowers
        self.excludes = excludes
        """The break of the wall puts kinds out of play."""
        self.supplements = supplements
        self.ready = ready
        """A hand that is ready as it was dealt may say so before the first turn."""
        self.passes_on = passes_on
        self.void = void

    def opening(self, deal: Deal) -> None:
        """A deal begins: put its first step on the agenda."""
        if self.supplements is not None:
            self.supplements.sit(deal)
        deal.push("break_wall")

    def broken(self, deal: Deal) -> None:
        """The wall is broken: put what follows on the agenda."""
        deal.push("deal")
        deal.push("indicator")
        if self.excludes:
            deal.push("exclude")

    def extra(self, deal: Deal) -> Seat | None:
        """Who takes one tile more than the others, if anybody does."""
        return deal.dealer

    def dealt(self, deal: Deal) -> None:
        """Everybody has the tiles: put what follows on the agenda."""
        deal.push("turn", deal.dealer)
        if self.void:
            deal.push("void")
        if self.passes_on:
            deal.push("exchange")
            for _ in range(self.passes_on):
                deal.push("pass_on")
        if self.ready:
            deal.push("ready")
        if self.flowers is not None:
            for seat in reversed(self.flowers.order(deal.dealer)):
                deal.push("flowers", seat)
