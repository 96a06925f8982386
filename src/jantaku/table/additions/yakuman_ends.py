"""A yakuman ends the match (001:4513): its winner is the first, and all others settle as those who sink.

Of several who win one on the same tile it is the nearest to the discarder; a compound one, of so many han, ends nothing
(both our reading).
"""

from typing import TYPE_CHECKING

from jantaku.rules.plan import Plan
from jantaku.table.additions.addition import Addition
from jantaku.table.additions.side_games import wins_of
from jantaku.table.events import Won
from jantaku.table.state.deal import Deal, Result
from jantaku.yaku import elements

if TYPE_CHECKING:
    from jantaku.table.table import Table


class YakumanEnds(Addition):
    """Sees to it that the match is over, and knows for whom."""

    @classmethod
    def of(cls, plan: Plan, table: "Table") -> "YakumanEnds | None":
        """Where a row of the uma is set for it."""
        return cls() if plan.settlement.yakuman_class else None

    def ended(self, deal: Deal, result: Result) -> None:
        """The first of those who have won one."""
        result.crowned = next((won.seat for won in wins_of(deal, result) if is_yakuman(won)), None)


def is_yakuman(won: Won) -> bool:
    """Whether a yakuman of its own counts in the hand, whatever it is paid."""
    known = elements()
    return any(one.id in known and known[one.id].kind == "yakuman" for one in won.elements)
