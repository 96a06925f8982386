"""The tiles that players have laid down for chou nagashi."""

from typing import ClassVar, Self

from jantaku.table.state.holding import NO_TILE
from jantaku.table.state.memory import Memory


class StakedTiles(Memory):
    """By seat, the terminal or honour of the hand that lies before its owner (001:2127)."""

    stored: ClassVar[str] = "chou_nagashi"
    tiles: list[int] = []

    @classmethod
    def begin(cls, seats: int) -> Self:
        """Nobody has laid one down."""
        return cls([NO_TILE] * seats)
