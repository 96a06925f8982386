"""Five members at a table of four: who has dealt rests (抜け番, 001:4172-4174, 001:6139-6141; variants_players.yaml
`rotation_5_6`).

"The game goes with a constant cyclic replacement of players after every deal: one leaves at the head of the queue and
one comes at its end. The number of deals in a round equals the number of players." There is no renchan, our reading:
the queue does not depend on results.

Replaced: nothing. Set: `seats.members`, `seats.rotation`. Points are those of the members, in a deal of those who sit
there.

`reseated` is another game: after each round everybody moves on to the next seat, and nobody rests. Replaced: `seats`.
"""

from collections.abc import Sequence
from typing import Final

from jantaku.rules import RuleSet, read
from jantaku.rules.plan import Plan
from jantaku.scoring.ledger import Seat
from jantaku.table.parts.seats import Seats
from jantaku.table.state.seating import Seating
from jantaku.table.table import Table
from tests.table.shape.seated import PLAN, parts_with

SHEET: Final = """
id = "shape_resting"
extends = "riichi"
name = { ru = "Пятеро за столом для четверых", en = "Five at a table of four" }
uma = [20, 10, 0, -10, -20]
renchan = "off"
game_length = "tonpuusen"

[parts.seats]
members = 5
rotation = "dealer"
"""


def rules() -> RuleSet:
    """The sheet, read."""
    return read(SHEET)


class MovingOn(Seats):
    """After a round everybody moves to the next seat."""

    def next_seating(
        self, seating: Seating, dealer: Seat, stays: bool, new_round: int, points: Sequence[int]
    ) -> Seating:
        return Seating((*seating.members[1:], seating.members[0])) if new_round else seating


def reseated(plan: Plan = PLAN) -> Table:
    """A table at which all change seats between rounds."""
    return parts_with(plan, seats=lambda table: MovingOn(4))
