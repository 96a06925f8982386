"""Hands that are built out of more tiles than they have: what was picked so far, and what is left to discard."""

from typing import ClassVar, Self

from jantaku.scoring.ledger import Seat
from jantaku.table.state.deal import Deal
from jantaku.table.state.memory import Memory, recalled
from jantaku.tiles import Tile


class BuiltHands(Memory):
    """What each seat has picked while hands are built, and what it may discard when they are."""

    stored: ClassVar[str] = "building"
    picked: list[list[Tile]]
    """In the order in which they were picked; nothing when the hands are built."""
    supplies: list[list[Tile]]
    """Nothing before."""

    @classmethod
    def begin(cls, seats: int) -> Self:
        """Nothing yet."""
        return cls([[] for _ in range(seats)], [[] for _ in range(seats)])


def picked(deal: Deal, seat: Seat) -> list[Tile]:
    """What this seat has picked for its hand so far; nothing where hands are not being built."""
    memory = recalled(deal, BuiltHands)
    return [] if memory is None else memory.picked[seat]


def supply(deal: Deal, seat: Seat) -> list[Tile]:
    """What this seat may discard beside its hand; nothing where hands are not built."""
    memory = recalled(deal, BuiltHands)
    return [] if memory is None else memory.supplies[seat]
