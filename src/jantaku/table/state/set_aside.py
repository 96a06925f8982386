"""Tiles that lie beside a hand as dora: the North of three players, flowers."""

from typing import ClassVar, Self

from jantaku.scoring.ledger import Seat
from jantaku.table.state.deal import Deal
from jantaku.table.state.memory import Memory, recalled
from jantaku.tiles import Tile


class SetAside(Memory):
    """What each seat has set aside."""

    stored: ClassVar[str] = "nuki"
    tiles: list[list[Tile]]

    @classmethod
    def begin(cls, seats: int) -> Self:
        """Nothing yet."""
        return cls([[] for _ in range(seats)])


def set_aside(deal: Deal, seat: Seat) -> list[Tile]:
    """What this seat has set aside; nothing where the table knows no such thing."""
    memory = recalled(deal, SetAside)
    return [] if memory is None else memory.tiles[seat]
