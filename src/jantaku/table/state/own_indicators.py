"""Dora indicators that count for one hand only: drawn by who draws three tiles at once (001:2442), or taken as markers
of personal dora (001:2797)."""

from typing import ClassVar, Self

from jantaku.scoring.ledger import Seat
from jantaku.table.state.deal import Deal
from jantaku.table.state.memory import Memory, recalled
from jantaku.table.state.personal_dora import markers_of
from jantaku.tiles import Tile


class OwnIndicators(Memory):
    """Those that were drawn, by seat."""

    stored: ClassVar[str] = "hissatsu"
    tiles: list[list[Tile]]

    @classmethod
    def begin(cls, seats: int) -> Self:
        """None yet."""
        return cls([[] for _ in range(seats)])


def own_indicators(deal: Deal, seat: Seat) -> list[Tile]:
    """Those of this seat; none where the table knows no such thing."""
    return [*drawn_indicators(deal, seat), *markers_of(deal, seat)]


def drawn_indicators(deal: Deal, seat: Seat) -> list[Tile]:
    """Those that it has drawn."""
    memory = recalled(deal, OwnIndicators)
    return [] if memory is None else memory.tiles[seat]
