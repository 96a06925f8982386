"""Discards that lie face down in the ponds."""

from typing import ClassVar, Self

from jantaku.scoring.ledger import Seat
from jantaku.table.state.deal import Deal
from jantaku.table.state.holding import NO_TILE
from jantaku.table.state.memory import Memory, recalled
from jantaku.tiles import KIND


class FaceDown(Memory):
    """By seat, the tile with which it has declared riichi unseen (001:2117)."""

    stored: ClassVar[str] = "face_down"
    tiles: list[int] = []

    @classmethod
    def begin(cls, seats: int) -> Self:
        """Everything lies open."""
        return cls([NO_TILE] * seats)


def face_down_kinds(deal: Deal) -> int:
    """The kinds of all tiles that lie face down, as a mask: they lie in the pond of everybody."""
    memory = recalled(deal, FaceDown)
    kinds = {tile & KIND for tile in memory.tiles if tile != NO_TILE} if memory is not None else ()
    return sum(1 << kind for kind in kinds)


def lies_face_down(deal: Deal, seat: Seat) -> int:
    """The tile of this seat that does; `NO_TILE` where none does, or where the deal is over and all are turned up."""
    memory = recalled(deal, FaceDown)
    return NO_TILE if memory is None or deal.result is not None else memory.tiles[seat]
