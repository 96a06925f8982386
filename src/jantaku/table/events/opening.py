"""Events before the first turn: the wall is broken and dealt, suits are chosen, tiles passed on."""

from collections.abc import Iterable
from typing import TYPE_CHECKING, Final, Literal

from jantaku.scoring.ledger import Seat
from jantaku.table.events.event import (
    HIDDEN,
    Event,
    backs,
    by_all,
    hidden,
    in_order,
    is_tile,
    known,
    nothing,
    suit_of,
)
from jantaku.table.events.line import SILENCE, Value, Who, Words, words
from jantaku.tiles import SHORTS, Kind, Tile, make_tile

if TYPE_CHECKING:
    from jantaku.table.telling.board import Board
    from jantaku.table.telling.eyes import Eyes

SECRET: Final = "?"
"""In the place of a suit that nobody has told."""


class DiceRolled(Event, frozen=True):
    """Dice for the break of the wall."""

    seat: Seat
    dice: tuple[int, ...]

    changes = "table"
    seen = by_all

    def lay(self, board: "Board") -> None:
        board.dice = [*board.dice, *self.dice]
        board.change("deal")

    def line(self) -> Words:
        return words("event-dice", dice=" + ".join(map(str, self.dice)))


class WallBroken(Event, frozen=True):
    """The side of this seat is broken to the left of its ``stack``-th stack from the right (it may run on further)."""

    side: Seat
    stack: int

    changes = "table"
    seen = by_all

    def lay(self, board: "Board") -> None:
        board.broken = self
        board.change("deal")

    def line(self) -> Words:
        return words("event-wall", player=Who(self.side), stack=self.stack)


LotFor = Literal["dealer", "round", "first_turn", "seats"]
"""What is found by lot."""


class LotDrawn(Event, frozen=True):
    """What was found by lot when the deal began: who deals first in the round, which tile is that of the round.
    ``seat`` has thrown these dice, or drawn for all, ``how`` says by which rule; ``found`` is a seat, or the kind of
    the tile."""

    what: LotFor
    how: str
    seat: Seat
    dice: tuple[int, ...]
    found: int

    changes = "table"
    seen = by_all
    lay = nothing

    def line(self) -> Words:
        dice = " + ".join(map(str, self.dice))
        found: Value = Who(self.found)
        if self.what == "round":
            found = (make_tile(Kind(self.found)),) if 0 <= self.found < len(SHORTS) else ""
        return words("event-lot-drawn", how=self.how, player=Who(self.seat), found=found, dice=dice)


class DoraNamed(Event, frozen=True):
    """Kinds are dora in this deal, whatever the indicators say: the ``dealer`` names one, or ``dice``, which he has
    thrown, name them, or they are so for the ``day``. ``doubled``: what the indicators point to counts twice."""

    kinds: tuple[int, ...]
    how: Literal["dice", "day", "dealer"]
    seat: Seat = 0
    dice: tuple[int, ...] = ()
    doubled: bool = False

    changes = "table"
    seen = by_all

    def lay(self, board: "Board") -> None:
        board.named += (kind for kind in self.kinds if 0 <= kind < len(SHORTS))
        board.change("named")

    def line(self) -> Words:
        how = "doubled" if self.doubled else self.how
        tiles = tuple(make_tile(Kind(kind)) for kind in self.kinds if 0 <= kind < len(SHORTS))
        if how == "dealer":
            return words("event-dora-named-by", tiles=tiles)
        return words("event-dora-named", how=how, tiles=tiles, dice=" + ".join(map(str, self.dice)))


class KindsExcluded(Event, frozen=True):
    """Tiles are turned up at the right of the break, in this order; their kinds are out of play in this deal, and so is
    the tile under the last one where that was an upper one."""

    kinds: tuple[int, ...]
    tiles: tuple[Tile, ...]
    left: int | None = None

    changes = "table"
    seen = by_all

    def lay(self, board: "Board") -> None:
        board.exclude(self.tiles, self.left)

    def line(self) -> Words:
        return words("event-excluded", tiles=self.tiles)

    def tiles_shown(self) -> Iterable[Tile]:
        return self.tiles


class Dealt(Event, frozen=True):
    """A block of tiles goes to a seat."""

    seat: Seat
    tiles: tuple[Tile, ...]
    left: int | None = None

    changes = "own"

    def seen(self, eyes: "Eyes") -> "Dealt":
        return self if self.seat in eyes.hands else Dealt(self.seat, backs(self.tiles), self.left)

    def lay(self, board: "Board") -> None:
        board.hand(self.seat).tiles += self.tiles
        board.take(len(self.tiles), self.left)

    def line(self) -> Words:
        return SILENCE if hidden(*self.tiles) == "yes" else words("event-dealt", tiles=in_order(self.tiles))

    def tiles_shown(self) -> Iterable[Tile]:
        return self.tiles


class SuitChosen(Event, frozen=True):
    """A seat has chosen, in secret, the suit that it must be rid of: it puts this tile of it face down before itself,
    which it must discard first; or, holding none, a card, which is told as the 1 of that suit."""

    seat: Seat
    tile: Tile
    card: bool = False

    changes = "own"

    def seen(self, eyes: "Eyes") -> "SuitChosen":
        """Something lies face down (004:62-64)."""
        return self if self.seat in eyes.hands else SuitChosen(self.seat, HIDDEN)

    def lay(self, board: "Board") -> None:
        board.change_seat(self.seat, "suit").suit = suit_of(self.tile) or SECRET

    def line(self) -> Words:
        how = "hidden" if not is_tile(self.tile) else "card" if self.card else "tile"
        return words("event-suit-chosen", how=how, tile=known(self.tile), suit=suit_of(self.tile))

    def tiles_shown(self) -> Iterable[Tile]:
        """The tile stays in the hand, and a card is no tile."""
        return ()


class SuitShown(Event, frozen=True):
    """The card of the suit that this seat must be rid of is turned up; a tile of it would say so itself. ``suit``: m, p
    or s."""

    seat: Seat
    suit: str

    changes = "own"
    seen = by_all

    def lay(self, board: "Board") -> None:
        board.change_seat(self.seat, "suit").suit = self.suit

    def line(self) -> Words:
        return words("event-suit-shown", suit=self.suit)


class TilesPassed(Event, frozen=True):
    """Tiles go from one hand into another before the first turn."""

    seat: Seat
    target: Seat
    tiles: tuple[Tile, ...]

    def seen(self, eyes: "Eyes") -> "TilesPassed":
        """Who gave them has seen them, and who got them."""
        if self.seat in eyes.hands or self.target in eyes.hands:
            return self
        return TilesPassed(self.seat, self.target, backs(self.tiles))

    def lay(self, board: "Board") -> None:
        if not 0 <= self.target < len(board.seats):
            return
        giver, taker = board.hand(self.seat), board.hand(self.target)
        drawn = giver.drawn, taker.drawn
        giver.put(self.tiles)
        giver.drawn, taker.drawn = drawn[0] and len(giver.tiles) > 0, drawn[1]
        if taker.drawn:  # the dealer's fourteenth stays the last
            taker.tiles[-1:-1] = self.tiles
        else:
            taker.tiles += self.tiles

    def line(self) -> Words:
        return words(
            "event-tiles-passed",
            tiles=known(*self.tiles),
            count=len(self.tiles),
            player=Who(self.target),
            hidden=hidden(*self.tiles),
        )

    def tiles_shown(self) -> Iterable[Tile]:
        return self.tiles


class HandBuilt(Event, frozen=True):
    """These of the tiles that a seat was dealt are its hand; the others it may discard (001:4283)."""

    seat: Seat
    tiles: tuple[Tile, ...]

    changes = "own"

    def seen(self, eyes: "Eyes") -> "HandBuilt":
        return self if self.seat in eyes.hands else HandBuilt(self.seat, backs(self.tiles))

    def lay(self, board: "Board") -> None:
        holder = board.hand(self.seat, "supply")
        holder.put(self.tiles)
        holder.supply, holder.tiles = holder.tiles, list(self.tiles)

    def line(self) -> Words:
        return words("event-hand-built", tiles=known(*self.tiles), hidden=hidden(*self.tiles))

    def tiles_shown(self) -> Iterable[Tile]:
        return self.tiles
