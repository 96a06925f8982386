"""Dora: when the indicators of the wall are turned, and which of them lie open to whom (000:556-592).

What an indicator points to and what a dora is worth, `scoring` knows.
"""

from collections.abc import Callable
from itertools import chain
from typing import Final

from jantaku.rules.plan import DoraPlan
from jantaku.scoring.book import uncovered
from jantaku.table.events import IndicatorShown
from jantaku.table.parts.wall import WallRules
from jantaku.table.state.deal import Deal
from jantaku.table.state.wall import Wall
from jantaku.tiles import RED, Kind, Tile, marks_of

NONE: tuple[Tile, ...] = ()
LIES: Final = "dead_wall"
FOR_KANS: Final = 4
"""So many indicators lie beside the first for kans."""


class Dora:
    """The indicators of one table."""

    def __init__(self, plan: DoraPlan, wall: WallRules, dora_of: Callable[[Tile], tuple[Kind, ...]]) -> None:
        """``dora_of``: the kinds that an indicator makes dora."""
        self.wall = wall
        self.dora_of = dora_of
        self.source = plan.source if plan.indicator else LIES  # without an indicator none is turned elsewhere, either
        self.shown = (plan.indicator or plan.ura) and plan.source == LIES
        """Whether an indicator is turned at all: the ura indicator lies under one."""
        self.plan = plan
        self.under = plan.ura and plan.source == LIES
        self.always_under = plan.ura_when == plan.kan_ura_when == "always"
        """Whether all of them are turned after every win with riichi."""
        self.most_under = None if plan.kan_ura else 1
        self.first = plan.first
        self.more_on = plan.more_on
        self.star = plan.all_from_honba
        self.under_for_all = plan.ura_costs != "never"
        """Whether a winner without riichi sees the tiles under them, too."""

    def open_first(self, deal: Deal) -> None:
        """Those that are turned before the first turn: one, or as many as dice, honba and red tiles say."""
        for _ in range(self._at_first(deal)):
            self._turn(deal)
        if "red" in self.more_on and any(marks_of(tile) & RED for tile in self.indicators(deal.wall)):
            self._turn(deal)
        if self.all_turned(deal):
            for _ in range(FOR_KANS):
                self._turn(deal)

    def _at_first(self, deal: Deal) -> int:
        """By the dealer's throw (001:3146)."""
        throw, *others = self.wall.throws(deal.dice)
        dice = throw if len(throw) > 1 else tuple(chain(throw, *others))
        if len(dice) < 2 or len({*dice}) > 1:
            return self.first
        return 3 if dice[0] == 1 and "ones" in self.more_on else 2 if "double" in self.more_on else self.first

    def all_turned(self, deal: Deal) -> bool:
        """Whether there are so many honba that no indicator is left for a kan (001:3134)."""
        return self.star is not None and deal.honba >= self.star

    def seen_under(self, deal: Deal, in_riichi: bool) -> bool:
        """Whether a winner sees what lies under the indicators."""
        return in_riichi or self.under_for_all or self.all_turned(deal)

    def turn(self, deal: Deal, before_refill: bool = True) -> None:
        """The indicator of a kan is turned, unless all are."""
        if self.star is None or deal.honba < self.star:
            self._turn(deal, before_refill)

    def has_next(self, deal: Deal) -> bool:
        """Whether an indicator is left to be turned in the dead wall."""
        return self.shown and not self.all_turned(deal) and self.wall.has_indicator(deal.wall)

    def turn_more(self, deal: Deal) -> None:
        """Another is turned, whoever has declared what."""
        self._turn(deal, before_refill=False)

    def _turn(self, deal: Deal, before_refill: bool = True) -> None:
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
            case "last_tile":
                return (self.wall.last_dead(wall),)
        return self.indicators(wall)

    def turned_by_win(self, wall: Wall) -> Tile | None:
        """The indicator that is turned because somebody has won (001:3951, 001:4501)."""
        if self.source == "last_tile":
            return self.wall.last_dead(wall)
        return wall.row[wall.next] if self.source == "after_win" and wall.live > 0 else None

    def ura(self, wall: Wall, seen: bool) -> tuple[Tile, ...]:
        """What a winner sees under them; usually nothing without riichi (`seen_under`)."""
        return self.wall.ura(wall)[: self.most_under] if seen and self.under else NONE

    def uncovered(self, tiles: tuple[Tile, ...], ippatsu: bool, ruins: bool) -> tuple[Tile, ...]:
        """Which of these a winner turns; ``ruins``: what the win is worth without them ruins somebody."""
        return uncovered(tiles, self.plan, ippatsu=ippatsu, ruins=ruins)
