"""Dora that no indicator shows: those that dice name (001:3148), and that of the day (001:3138).

Two more dice are thrown when the wall is broken. What the first indicator of the match has made dora is dora again in
all later deals: at our tables a match is a day.
"""

from typing import TYPE_CHECKING, Final

from jantaku.rules.plan import Plan
from jantaku.table.additions.addition import Addition
from jantaku.table.events import DoraNamed
from jantaku.table.parts.dora import Dora
from jantaku.table.parts.wall import WallRules
from jantaku.table.state.deal import Deal
from jantaku.table.state.memory import recall
from jantaku.table.state.named_dora import DoraOfTheDay, NamedDora
from jantaku.tiles import DRAGONS, WINDS, Kind, kinds_in

if TYPE_CHECKING:
    from jantaku.table.table import Table

SUIT: Final = 9
ODD_AND_EVEN: Final = 2
"""Faces of a die that says nothing else; with it the other gives the numbers from 1 to 12."""
DRAGONS_BY: Final = 10
ONES_BY: Final = 11
WINDS_BY: Final = 12


class NamedDoras(Addition):
    """Who names what."""

    remembers = NamedDora
    remembers_between = DoraOfTheDay

    def __init__(self, plan: Plan, wall: WallRules, dora: Dora, box: int) -> None:
        """``box``: the kinds there are, as a mask."""
        self.diced = bool(plan.wall.dora_dice)
        self.odd_even = self.diced and plan.wall.dora_dice[1] == ODD_AND_EVEN
        self.of_the_day = plan.dora.of_the_day
        self.wall = wall
        self.dora = dora
        self.box = box

    @classmethod
    def of(cls, plan: Plan, table: "Table") -> "NamedDoras | None":
        """Where something is named."""
        if not (plan.wall.dora_dice or plan.dora.of_the_day):
            return None
        return cls(plan, table.wall, table.dora, table.book.tile_set.mask)

    def broken(self, deal: Deal) -> None:
        """The dice are thrown for dora, and everybody remembers that of the day."""
        named = recall(deal, NamedDora)
        if self.diced:
            dice = self.wall.dora_throw(deal.dice)
            number = 2 * dice[0] - dice[1] % 2 if self.odd_even else sum(dice)
            named.doubled = self.odd_even and number == ONES_BY
            named.kinds = [] if named.doubled else kinds_by(number, self.box)
            deal.events.append(DoraNamed(tuple(named.kinds), "dice", deal.dealer, dice, named.doubled))
        of_the_day = recall(deal, DoraOfTheDay).kinds
        if of_the_day:
            named.kinds = [*named.kinds, *of_the_day]
            deal.events.append(DoraNamed(tuple(of_the_day), "day"))

    def dealt(self, deal: Deal) -> None:
        """The first indicator of the match is remembered."""
        memory = recall(deal, DoraOfTheDay)
        if self.of_the_day and not memory.kinds:
            memory.kinds = [kind for tile in self.dora.indicators(deal.wall)[:1] for kind in self.dora.dora_of(tile)]


def kinds_by(number: int, box: int) -> list[Kind]:
    """What a number names (001:3148): the dragons, the ones, the winds, or that number of every suit."""
    if number == DRAGONS_BY:
        kinds = kinds_in(DRAGONS)
    elif number == WINDS_BY:
        kinds = kinds_in(WINDS)
    else:
        first = (1 if number == ONES_BY else number) - 1
        kinds = tuple(Kind(first + SUIT * suit) for suit in range(3))
    return [kind for kind in kinds if box >> kind & 1]
