"""Dora: which indicators of the wall lie open to whom (000:556-592).

What an indicator points to and what a dora is worth, `scoring` knows.
"""

from jantaku.rules.plan import DoraPlan
from jantaku.table.wall import Wall, WallRules
from jantaku.tiles import Tile

NONE: tuple[Tile, ...] = ()


class Dora:
    """The indicators of one table."""

    def __init__(self, plan: DoraPlan, wall: WallRules) -> None:
        self.wall = wall
        self.shown = plan.indicator or plan.ura
        """Whether an indicator is turned at all: the ura indicator lies under one."""
        self.under = plan.ura
        self.most_under = None if plan.kan_ura else 1

    def indicators(self, wall: Wall) -> tuple[Tile, ...]:
        """The indicators that lie open."""
        return self.wall.indicators(wall) if self.shown else NONE

    def ura(self, wall: Wall, in_riichi: bool) -> tuple[Tile, ...]:
        """What a winner sees under them: nothing without riichi."""
        return self.wall.ura(wall)[: self.most_under] if in_riichi and self.under else NONE
