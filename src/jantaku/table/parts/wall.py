"""The wall: two layers of stacks in a square, broken where the dice say (001:207-268).

Stacks are numbered clockwise from the right end of the dealer's side; tiles are taken clockwise from the break, the
upper one first. So a broken wall is one row of tiles: the live wall from its beginning, the dead wall at its end. Of
the dead wall the stacks next to the break are the replacement tiles (two among four players), the upper tile of the
next is the first indicator, with the ura indicator under it, and the kan indicators follow.
"""

from collections.abc import Iterator
from typing import Final

from jantaku.rules.plan import WallPlan
from jantaku.scoring.ledger import Seat, turn_order
from jantaku.table.chance import ORDINARY
from jantaku.table.state.wall import Wall
from jantaku.tiles import Tile

LAYERS: Final = 2
FULL_TABLE: Final = 4
FIRST_BLOCKS: Final = 12
"""Tiles that each takes before the last ones are dealt one by one."""


class WallRules:
    """How a wall is broken and used."""

    def __init__(self, plan: WallPlan, lots: tuple[int, ...] = (), players: tuple[int, ...] = ()) -> None:
        """``lots``: the faces of further dice that are thrown in each deal; ``players``: at which positions somebody
        plays, where not at all of them."""
        self.plan = plan
        self.players = players
        self.replacements = plan.replacements
        self.breaking = len(plan.faces or ORDINARY)
        """So many dice are there for the break."""
        self.named = self.breaking + len(plan.dora_dice)
        """The same with those that name dora."""
        self.faces = (*(plan.faces or ORDINARY), *plan.dora_dice, *lots)
        """Of the dice that are thrown."""
        self.from_live_end = plan.replace_from == "live_end"
        self.by_the_live = plan.replace_from != "dead_wall"
        """Replacement tiles are drawn as long as live tiles are left."""
        self.played_out = plan.played_out and not self.by_the_live  # where all is live there is nothing behind it
        self.refills = plan.refill and not self.played_out and not self.by_the_live
        self._replacement_places = _replacement_places(plan)
        self._first_indicator = -(plan.replacements // LAYERS + 1) * LAYERS
        self._throws = (
            [slice(self.breaking)]
            if plan.faces
            else [slice(plan.dice * throw, plan.dice * (throw + 1)) for throw in range(plan.throws)]
        )

    def throws(self, dice: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
        """The throws that count, of two dice or one."""
        return tuple([dice[throw] for throw in self._throws])

    def dora_throw(self, dice: tuple[int, ...]) -> tuple[int, ...]:
        """The throw that names dora, where there is one; with a wall that somebody laid without such dice, ones."""
        return (*dice, *(1 for _ in self.faces[len(dice) :]))[self.breaking : self.named]

    def break_at(self, dice: tuple[int, ...], sides: int = 4) -> tuple[int, int]:
        """Which side is broken, counted from the dealer as 0, and after how many stacks (001:249-260)."""
        if self.plan.faces:  # 001:3996-4002
            positions = self.players or range(sides)
            return positions[(dice[0] - 1) % len(positions)], dice[1]
        throws = self.throws(dice)
        stacks = min(throws[0]) if self.plan.stacks_by == "smaller" else sum(map(sum, throws))
        return (sum(throws[0]) - 1) % sides, stacks

    def takes_first(self, dice: tuple[int, ...], seats: int) -> int:
        """Who takes tiles first when they are dealt, counted from the dealer as 0: by the first of other dice, of whose
        faces each seat has an equal part in order (001:3998-4000); else the dealer."""
        if not self.plan.faces:
            return 0
        positions = self.players or range(seats)
        return positions[(dice[0] - 1) * len(positions) // self.faces[0]]

    def broken(self, ring: tuple[Tile, ...], side: int, stack: int, sides: int = 4) -> tuple[Tile, ...]:
        """The row of tiles from the break on."""
        stacks = len(ring) // LAYERS
        first = first_stack_of(side, self.plan.sides) if self.plan.sides else first_stack(side, stacks, sides)
        cut = (first + stack) % stacks * LAYERS
        row = ring[cut:] + ring[:cut]
        if self.plan.dead_clockwise:
            row = self._behind_dead(row)
        if self.plan.dealer_takes_two and sides < FULL_TABLE:
            # 001:3664-3671: the dealer takes the first and the third upper tile; what lies between is drawn next.
            place, third = sides * (FIRST_BLOCKS + 1), sides * FIRST_BLOCKS + 2 * LAYERS
            row = (*row[:place], row[third], *row[place:third], *row[third + 1 :])
        return row

    def _behind_dead(self, row: tuple[Tile, ...]) -> tuple[Tile, ...]:
        """The row from behind the dead wall on, which lies at its beginning; of that the stack next to the break is
        the last one then."""
        dead = self.plan.dead_tiles
        stacks = [row[place : place + LAYERS] for place in range(0, dead, LAYERS)]
        return (*row[dead:], *(tile for stack in reversed(stacks) for tile in stack))

    def lay(self, row: tuple[Tile, ...], side: Seat, stack: int) -> Wall:
        """A wall ready to be dealt from."""
        wall = Wall(row, side=side, stack=stack)
        self.set_apart(wall)
        return wall

    def set_apart(self, wall: Wall, out: int = 0) -> None:
        """Form the dead wall, next to so many tiles at the end of the row that are out of play."""
        wall.out = out
        dead = -self._first_indicator if self.played_out else self.plan.dead_tiles
        wall.end = len(wall.row) - out - dead

    def left_before(self, wall: Wall, seat: Seat, dealer: Seat, seats: tuple[Seat, ...]) -> int:
        """How many tiles still lie on the side of this seat, live and dead; where all sides are alike."""
        sides, tiles = len(seats), len(wall.row)
        first = first_stack(turn_order(dealer, sides).index(wall.side), tiles // LAYERS, sides)
        own = first_stack(turn_order(dealer, sides).index(seat), tiles // LAYERS, sides)
        cut, size = (first + wall.stack) * LAYERS, tiles // sides
        gone = {tiles + _replacement_place(number) for number in range(wall.taken)}
        lying = (place for place in range(wall.next, tiles) if place not in gone)
        return sum((cut + place - own * LAYERS) % tiles < size for place in lying)

    def draw(self, wall: Wall) -> Tile | None:
        """The next live tile, or none."""
        if wall.next >= wall.end:
            return None
        tile = wall.row[wall.next]
        wall.next += 1
        return tile

    def replace(self, wall: Wall) -> Tile | None:
        """The next replacement tile, or none. With a refill the last live tile becomes dead (001:533)."""
        if not self.can_replace(wall):
            return None
        wall.taken += 1
        if self.by_the_live:
            return self._from_the_live(wall)
        tile = wall.row[self._replacement_places[wall.taken - 1] - wall.out]
        if self.refills and wall.end > wall.next:
            wall.end -= 1
        return tile

    def _from_the_live(self, wall: Wall) -> Tile:
        """A replacement tile that costs a live one."""
        if self.plan.replace_from == "next":  # 004:50
            wall.next += 1
            return wall.row[wall.next - 1]
        wall.end -= 1
        if self.from_live_end:
            return wall.row[wall.end]
        # 002:292-310: what is kept back moves into the live wall by one tile, so that there are always as many.
        return wall.row[_replacement_place(wall.taken - 1)]

    def put_back(self, wall: Wall, replacement: bool) -> None:
        """The tile that was drawn last goes back to its place."""
        if replacement:
            wall.taken -= 1
        if not replacement or (self.by_the_live and self.plan.replace_from == "next"):
            wall.next -= 1
        elif self.by_the_live or self.refills:
            wall.end += 1

    def take_last(self, wall: Wall) -> Tile | None:
        """The last live tile, or none."""
        if wall.next >= wall.end:
            return None
        wall.end -= 1
        return wall.row[wall.end]

    def can_replace(self, wall: Wall) -> bool:
        """Whether a replacement tile is left."""
        return wall.live > 0 if self.by_the_live else wall.taken < self.replacements

    def replacement_place(self, number: int) -> int:
        """Where the replacement tile with this number lies, counted from the end of the row (-2, -1, -4, -3)."""
        return self._replacement_places[number]

    def last_dead(self, wall: Wall) -> Tile:
        """The last tile of the dead wall: that which the next kan would take, or what lies behind those taken."""
        return wall.row[len(wall.row) - wall.out + _replacement_place(wall.taken)]

    def indicators(self, wall: Wall) -> tuple[Tile, ...]:
        """The indicators that lie open and count."""
        return self._of_stacks(wall, 0, wall.passed)

    def ura(self, wall: Wall) -> tuple[Tile, ...]:
        """The tiles under them."""
        return self._of_stacks(wall, 1, wall.passed)

    def turned(self, wall: Wall) -> tuple[Tile, ...]:
        """The indicators that lie open, whether they count or not."""
        return self._of_stacks(wall, 0, 0)

    def _of_stacks(self, wall: Wall, layer: int, passed: int) -> tuple[Tile, ...]:
        row, first = wall.row, len(wall.row) - wall.out + self._first_indicator + layer
        return tuple([row[first - LAYERS * number] for number in range(wall.shown) if not passed >> number & 1])

    def beside_indicators(self, wall: Wall) -> Iterator[Tile]:
        """The tiles that nobody has drawn or seen, from beside the last open indicator through the live wall: stack by
        stack, the upper tile first."""
        size = len(wall.row) - wall.out
        drawn = range(wall.end, size - self.plan.dead_tiles) if self.from_live_end else range(0)
        last = size + self._first_indicator - LAYERS * wall.shown
        for stack in range(last, wall.next - LAYERS, -LAYERS):
            for place in (stack, stack + 1):
                if place >= wall.next and place not in drawn:
                    yield wall.row[place]

    def has_indicator(self, wall: Wall, before_refill: bool = False) -> bool:
        """Whether a stack is left for the next indicator."""
        place = len(wall.row) - wall.out + self._first_indicator - LAYERS * wall.shown
        return place >= self._last_indicator(wall, before_refill)

    def show(self, wall: Wall, before_refill: bool = True) -> Tile | None:
        """Turn the next indicator; none where no stack is left for it. ``before_refill``: the replacement tile of its
        kan is drawn after it, and the dead wall grows by one tile then."""
        place = len(wall.row) - wall.out + self._first_indicator - LAYERS * wall.shown
        if not self.has_indicator(wall, before_refill):
            return None
        wall.shown += 1
        if self.played_out:  # what lies before the open ones is drawn (001:6118)
            wall.end = place
        return wall.row[place]

    def pass_over(self, wall: Wall) -> None:
        """The indicator turned last does not count, and the dead wall grows by a stack (001:4041)."""
        wall.passed |= 1 << (wall.shown - 1)
        if not self.played_out:  # there the next indicator is where it ends
            wall.end = max(wall.next, wall.end - LAYERS)

    def _last_indicator(self, wall: Wall, before_refill: bool) -> int:
        """The farthest place of an indicator: within the dead wall, which a refill enlarges on its live side."""
        if self.played_out:
            # The live wall ends where the last one lies; if it ends before that, its last tiles were drawn.
            ends = len(wall.row) - wall.out + self._first_indicator - LAYERS * max(0, wall.shown - 1)
            return wall.next if wall.end == ends else len(wall.row)
        formed = len(wall.row) - wall.out - self.plan.dead_tiles
        grown = LAYERS * wall.passed.bit_count() + (wall.taken if self.refills else 0)
        if wall.end < formed - grown:  # what it has grown by does not lie next to it: tiles were drawn there
            return formed
        return wall.end - (self.refills and before_refill)


def first_stack(side: int, stacks: int, sides: int = 4) -> int:
    """How many stacks lie before the first one of this side, counted from the dealer's side as 0 (001:217-239).

    Clockwise the dealer's side is followed by that of his left neighbour, the last in the order of play.
    """
    return -(stacks // sides) * side % stacks


def first_stack_of(side: int, sides: tuple[int, ...]) -> int:
    """The same where the sides have so many stacks each, the dealer's first, in the order of play (004:26)."""
    return 0 if side == 0 else sides[0] + sum(sides[side + 1 :])


def _replacement_places(plan: WallPlan) -> tuple[int, ...]:
    """Upper, lower of the stack next to the break, then of the one before it (000:234-237)."""
    return tuple(map(_replacement_place, range(plan.replacements)))


def _replacement_place(number: int) -> int:
    return -LAYERS * (number // LAYERS + 1) + number % LAYERS
