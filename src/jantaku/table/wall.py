"""The wall: two layers of stacks in a square, broken where the dice say (001:207-268).

Stacks are numbered clockwise from the right end of the dealer's side; tiles are taken clockwise from the break, the
upper one first. So a broken wall is one row of tiles: the live wall from its beginning, the dead wall at its end. Of
the dead wall the two stacks next to the break are the replacement tiles, the upper tile of the third is the first
indicator, with the ura indicator under it, and the kan indicators follow.
"""

from typing import Final

import msgspec

from jantaku.rules.plan import WallPlan
from jantaku.scoring.ledger import Seat
from jantaku.tiles import Tile

LAYERS: Final = 2


class Wall(msgspec.Struct):
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

    @property
    def live(self) -> int:
        """Tiles left in the live wall."""
        return self.end - self.next

    def copy(self) -> "Wall":
        """The same wall; the row is shared."""
        return Wall(self.row, self.next, self.end, self.taken, self.shown, self.side, self.stack)


class WallRules:
    """How a wall is broken and used."""

    def __init__(self, plan: WallPlan) -> None:
        self.plan = plan
        self.replacements = plan.replacements
        self._replacement_places = _replacement_places(plan)
        self._first_indicator = -(plan.replacements // LAYERS + 1) * LAYERS

    def throws(self, dice: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
        """The throws that count, two dice each."""
        return (dice[:2],) if self.plan.throws == 1 else (dice[:2], dice[2:4])

    def break_at(self, dice: tuple[int, ...], sides: int = 4) -> tuple[int, int]:
        """Which side is broken, counted from the dealer as 0, and after how many stacks (001:249-260)."""
        throws = self.throws(dice)
        return (sum(throws[0]) - 1) % sides, sum(map(sum, throws))

    def broken(self, ring: tuple[Tile, ...], side: int, stack: int, sides: int = 4) -> tuple[Tile, ...]:
        """The row of tiles from the break on."""
        stacks = len(ring) // LAYERS
        cut = (first_stack(side, stacks, sides) + stack) % stacks * LAYERS
        return ring[cut:] + ring[:cut]

    def lay(self, row: tuple[Tile, ...], side: Seat, stack: int) -> Wall:
        """A wall ready to be dealt from."""
        return Wall(row, end=len(row) - self.plan.dead_tiles, side=side, stack=stack)

    def draw(self, wall: Wall) -> Tile | None:
        """The next live tile, or none."""
        if wall.next >= wall.end:
            return None
        tile = wall.row[wall.next]
        wall.next += 1
        return tile

    def replace(self, wall: Wall) -> Tile | None:
        """The next replacement tile, or none. With a refill the last live tile becomes dead (001:533)."""
        if wall.taken >= self.replacements:
            return None
        tile = wall.row[self._replacement_places[wall.taken]]
        wall.taken += 1
        if self.plan.refill and wall.end > wall.next:
            wall.end -= 1
        return tile

    def replacement_place(self, number: int) -> int:
        """Where the replacement tile with this number lies, counted from the end of the row (-2, -1, -4, -3)."""
        return self._replacement_places[number]

    def indicators(self, wall: Wall) -> tuple[Tile, ...]:
        """The indicators that lie open."""
        first = len(wall.row) + self._first_indicator
        return tuple(wall.row[first - LAYERS * number] for number in range(wall.shown))

    def ura(self, wall: Wall) -> tuple[Tile, ...]:
        """The tiles under them."""
        first = len(wall.row) + self._first_indicator + 1
        return tuple(wall.row[first - LAYERS * number] for number in range(wall.shown))

    def show(self, wall: Wall) -> Tile | None:
        """Turn the next indicator; none where no stack is left for it."""
        place = len(wall.row) + self._first_indicator - LAYERS * wall.shown
        if place < len(wall.row) - self.plan.dead_tiles:
            return None
        wall.shown += 1
        return wall.row[place]


def first_stack(side: int, stacks: int, sides: int = 4) -> int:
    """How many stacks lie before the first one of this side, counted from the dealer's side as 0 (001:217-239).

    Clockwise the dealer's side is followed by that of his left neighbour, the last in the order of play.
    """
    return -(stacks // sides) * side % stacks


def _replacement_places(plan: WallPlan) -> tuple[int, ...]:
    """Upper, lower of the stack next to the break, then of the one before it (000:234-237)."""
    return tuple(-LAYERS * (number // LAYERS + 1) + number % LAYERS for number in range(plan.replacements))
