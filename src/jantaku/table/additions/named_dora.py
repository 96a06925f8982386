"""Dora that no indicator shows: one that the dealer names before the dice are thrown (001:3388), those that dice name
(001:3148), and that of the day (001:3138).

The dealer may name any kind there is, or none; it is asked in every deal, by the wall that nobody has seen yet. Two
more dice are thrown when the wall is broken. What the first indicator of the match has made dora is dora again in
all later deals: at our tables a match is a day.
"""

from collections.abc import Mapping
from typing import TYPE_CHECKING, ClassVar, Final

from jantaku.rules.plan import Plan
from jantaku.table.additions.addition import Addition
from jantaku.table.events import DoraNamed
from jantaku.table.parts.dora import Dora
from jantaku.table.parts.wall import WallRules
from jantaku.table.state.deal import Deal, Step
from jantaku.table.state.memory import recall
from jantaku.table.state.named_dora import DoraOfTheDay, NamedDora
from jantaku.table.state.window import Window, WindowKind
from jantaku.table.steps.windows import open_window
from jantaku.table.words import PASS, first_of, naming
from jantaku.tiles import DRAGONS, KIND, WINDS, Kind, TileSet, kind_of, kinds_in

if TYPE_CHECKING:
    from jantaku.table.table import Actor, Answers, Asker, Table

SUIT: Final = 9
ODD_AND_EVEN: Final = 2
"""Faces of a die that says nothing else; with it the other gives the numbers from 1 to 12."""
DRAGONS_BY: Final = 10
ONES_BY: Final = 11
WINDS_BY: Final = 12


def ask_dealer(deal: Deal, table: "Table", step: Step) -> Window:
    """Which kind will be dora? Who says nothing names none."""
    codes = [*table.addition(NamedDoras).codes, PASS]
    return open_window(deal, table, WindowKind.CHOICE, [(deal.dealer, codes, PASS)])


def name_dora(deal: Deal, table: "Table", step: Step, answers: "Answers") -> None:
    """Everybody hears it."""
    answer = answers.get(deal.dealer)
    if answer is not None and answer.code != PASS:
        kind = kind_of(first_of(answer.code))
        recall(deal, NamedDora).kinds.append(kind)
        deal.events.append(DoraNamed((kind,), "dealer", deal.dealer))


class NamedDoras(Addition):
    """Who names what."""

    asks: ClassVar[Mapping[str, "Asker"]] = {"name_dora": ask_dealer}
    acts: ClassVar[Mapping[str, "Actor"]] = {"name_dora": name_dora}
    remembers = NamedDora
    remembers_between = DoraOfTheDay

    def __init__(self, plan: Plan, wall: WallRules, dora: Dora, tiles: TileSet) -> None:
        self.by_dealer = plan.dora.by_dealer
        last = {tile & KIND: tile for tile in tiles.tiles}
        self.codes = tuple(naming(tile) for tile in last.values())
        """With which words the dealer names a kind: that of its last copy, which has no mark if any has none."""
        self.diced = bool(plan.wall.dora_dice)
        self.odd_even = self.diced and plan.wall.dora_dice[1] == ODD_AND_EVEN
        self.of_the_day = plan.dora.of_the_day
        self.wall = wall
        self.dora = dora
        self.box = tiles.mask

    @classmethod
    def of(cls, plan: Plan, table: "Table") -> "NamedDoras | None":
        """Where something is named."""
        if not (plan.wall.dora_dice or plan.dora.of_the_day or plan.dora.by_dealer):
            return None
        return cls(plan, table.wall, table.dora, table.book.tile_set)

    def opening(self, deal: Deal) -> None:
        """The dealer is asked before the dice are thrown."""
        if self.by_dealer:
            deal.push("name_dora")

    def broken(self, deal: Deal) -> None:
        """The dice are thrown for dora, and everybody remembers that of the day."""
        named = recall(deal, NamedDora)
        if self.diced:
            dice = self.wall.dora_throw(deal.dice)
            number = 2 * dice[0] - dice[1] % 2 if self.odd_even else sum(dice)
            named.doubled = self.odd_even and number == ONES_BY
            by_dice = [] if named.doubled else kinds_by(number, self.box)
            named.kinds = [*named.kinds, *by_dice]
            deal.events.append(DoraNamed(tuple(by_dice), "dice", deal.dealer, dice, named.doubled))
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
