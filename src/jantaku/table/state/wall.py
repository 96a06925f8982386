"""The wall as it lies: a row of tiles, and how far it has been used."""

from jantaku.scoring.ledger import Seat
from jantaku.table.state.state import State
from jantaku.tiles import Tile


class Wall(State):
    """The wall of a deal. Only the numbers change; the row stays as it was laid."""

    row: tuple[Tile, ...]
    """In the order of drawing."""
    next: int = 0
    """Where the next live tile lies."""
    end: int = 0
    """Where the live wall ends."""
    taken: int = 0
    """Replacement tiles drawn so far."""
    shown: int = 0
    """Indicators turned so far."""
    side: Seat = 0
    """Whose side was broken."""
    stack: int = 0
    """After how many of its stacks."""
    out: int = 0
    """Tiles at the end of the row that are out of play."""
    excluded: int = 0
    """The kinds that are out of play, as a mask."""
    passed: int = 0
    """The indicators that were turned and do not count, by their numbers, as a mask."""

    @property
    def live(self) -> int:
        """Tiles left in the live wall."""
        return self.end - self.next
