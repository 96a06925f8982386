"""Dora indicators that count for one hand only (001:2442)."""

from typing import ClassVar, Self

from jantaku.scoring.ledger import Seat
from jantaku.table.state.deal import Deal
from jantaku.table.state.memory import Memory, recalled
from jantaku.tiles import Tile


class OwnIndicators(Memory):
    """The indicators that lie before each seat."""

    stored: ClassVar[str] = "hissatsu"
    tiles: list[list[Tile]]

    @classmethod
    def begin(cls, seats: int) -> Self:
        """None yet."""
        return cls([[] for _ in range(seats)])


def own_indicators(deal: Deal, seat: Seat) -> list[Tile]:
    """Those of this seat; none where the table knows no such thing."""
    memory = recalled(deal, OwnIndicators)
    return [] if memory is None else memory.tiles[seat]
