"""Dora: when the indicators of the wall are turned, and which of them lie open to whom (000:556-592).

What an indicator points to and what a dora is worth, `scoring` knows.
"""

from collections.abc import Callable
from typing import Final

from jantaku.rules.plan import DoraPlan
from jantaku.scoring.book import uncovered
from jantaku.table.events import IndicatorShown
from jantaku.table.parts.wall import WallRules
from jantaku.table.state.deal import Deal
from jantaku.table.state.wall import Wall
from jantaku.tiles import Kind, Tile

NONE: tuple[Tile, ...] = ()
LIES: Final = "dead_wall"


class Dora:
    """The indicators of one table."""

    def __init__(self, plan: DoraPlan, wall: WallRules, dora_of: Callable[[Tile], tuple[Kind, ...]]) -> None:
        """``dora_of``: the kinds that an indicator makes dora."""
        self.wall = wall
        self.dora_of = dora_of
        self.source = plan.source
        self.shown = (plan.indicator or plan.ura) and plan.source == LIES
        """Whether an indicator is turned at all: the ura indicator lies under one."""
        self.plan = plan
        self.under = plan.ura and plan.source == LIES
        self.always_under = plan.ura_when == plan.kan_ura_when == "always"
        """Whether all of them are turned after every win with riichi."""
        self.most_under = None if plan.kan_ura else 1

    def turn(self, deal: Deal, before_refill: bool = True) -> None:
        """An indicator is turned, and another as long as one does not count; none where none lies in the dead wall."""
        if not self.shown:
            return
        wall = deal.wall
        tile = self.show(wall, before_refill)
        while tile is not None:
            deal.events.append(IndicatorShown(tile, wall.live))
            tile = self.show(wall, before_refill) if wall.passed >> (wall.shown - 1) & 1 else None

    def show(self, wall: Wall, before_refill: bool = True) -> Tile | None:
        """The next indicator; one that points to a kind out of play is passed over (001:4041)."""
        tile = self.wall.show(wall, before_refill)
        if wall.excluded and tile is not None and any(wall.excluded >> kind & 1 for kind in self.dora_of(tile)):
            self.wall.pass_over(wall)
        return tile

    def indicators(self, wall: Wall) -> tuple[Tile, ...]:
        """The indicators that lie open."""
        return self.wall.indicators(wall) if self.shown else NONE

    def of_win(self, wall: Wall, winning: Tile) -> tuple[Tile, ...]:
        """The indicators that a win counts; where they lie elsewhere than in the dead wall, only a win shows them."""
        match self.source:
            case "after_win":
                return wall.row[wall.next : wall.next + 1] if wall.live > 0 else NONE
            case "winning_tile":
                return (winning,)
        return self.indicators(wall)

    def turned_by_win(self, wall: Wall) -> Tile | None:
        """The indicator that is turned because somebody has won (001:3951)."""
        return wall.row[wall.next] if self.source == "after_win" and wall.live > 0 else None

    def ura(self, wall: Wall, in_riichi: bool) -> tuple[Tile, ...]:
        """What a winner sees under them: nothing without riichi."""
        return self.wall.ura(wall)[: self.most_under] if in_riichi and self.under else NONE

    def uncovered(self, tiles: tuple[Tile, ...], ippatsu: bool, ruins: bool) -> tuple[Tile, ...]:
        """Which of these a winner turns; ``ruins``: what the win is worth without them ruins somebody."""
        return uncovered(tiles, self.plan, ippatsu=ippatsu, ruins=ruins)
