"""The pung of the very last discard (Sichuan, 004:57-58; spec/sichuan.md 5.6).

"The last discard (wall empty) can be claimed for pung and Hu, not for kong. After a pung the claimer's discard is the
new last discard, and so on." There are no runs.

Replaced: `calls`; a number of the plan says that no live tile need be left for a call.
"""

from msgspec.structs import replace

from jantaku.rules.plan import Plan
from jantaku.table.parts.calls import Calls
from jantaku.table.table import Table
from tests.table.shape.seated import PLAN, parts_with

SHORT_WALL = replace(
    PLAN,
    wall=replace(PLAN.wall, dead_tiles=136 - 54),
    elements={name: element for name, element in PLAN.elements.items() if name != "nagashi_mangan"},
)
"""One live tile after the deal: seat 1 draws it. (Two ponds stay empty, so there is no nagashi.)"""


class Pungs(Calls):
    """Calls on equal tiles only."""

    def __init__(self, table: Table) -> None:
        super().__init__(table.plan.calls, table.book.tile_set, table.seats)
        self.runs = ((),) * 64


def sichuan(plan: Plan = SHORT_WALL) -> Table:
    """A table at which the last discard may be called for a pung."""
    return parts_with(replace(plan, calls=replace(plan.calls, least_live=0)), calls=Pungs)
