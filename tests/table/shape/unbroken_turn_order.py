"""Unbroken turn order (不斷の順位, 001:2672, `unbroken_turn_order`).

"After a call the next turn belongs to the player following the one whose tile was taken, as if nothing had been
called. The caller keeps one tile too many; when his own turn comes he does not draw but discards the surplus tile.
Until that discard he may not make another call." The replacement tile of an open kan is taken at once (a proposal of
the spec; so it cannot be won with). Who may not declare may not win on a discard either.

Replaced: `turns`.
"""

from jantaku.rules.plan import Plan
from jantaku.table.parts.turns import UnbrokenTurns
from jantaku.table.table import Table
from tests.table.shape.seated import PLAN, parts_with


def unbroken(plan: Plan = PLAN) -> Table:
    """A table at which calls do not move the turn."""
    return parts_with(plan, turns=lambda table: UnbrokenTurns(table.seats))
