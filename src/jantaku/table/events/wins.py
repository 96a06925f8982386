"""Events at the end of a deal: a win or none, hands that are shown, payments, what a referee decides."""

from collections.abc import Iterable
from typing import TYPE_CHECKING, Literal

import msgspec

from jantaku.hands import Hand, Meld
from jantaku.scoring.ledger import Seat, Transfer, Unit
from jantaku.table.events.event import (
    HIDDEN,
    DrawnFrom,
    Event,
    backs,
    by_all,
    face_down,
    in_order,
    is_tile,
    known,
    nothing,
)
from jantaku.table.events.line import LaidOpen, Line, Listed, Who, Words, words
from jantaku.tiles import Tile

if TYPE_CHECKING:
    from jantaku.table.telling.board import Board
    from jantaku.table.telling.eyes import Eyes

DrawKind = Literal[
    "exhausted",
    "nagashi",
    "kyuushu_kyuuhai",
    "four_winds",
    "four_riichi",
    "four_kans",
    "triple_ron",
    "double_ron",
    "seven_honours",
    "all_kokushi",
    "all_chiitoitsu",
    "chombo",
    "referee",
    "time",
]
"""How a deal ended without a winner. Nagashi is the exhausted wall with a payment of its own."""
NOBODY = "none"


class CountedElement(msgspec.Struct, frozen=True):
    """An element of a won hand: han, or the base amount of a limit."""

    id: str
    fact: str | None
    han: int
    limit: int | None = None


class Situation(msgspec.Struct, frozen=True, gc=False):
    """Where a win was priced: who dealt, the kind of the round tile, what lay on the table, who had left the deal."""

    dealer: Seat
    round: int
    honba: int = 0
    sticks: int = 0
    inherited: int = 0
    """So many of the honba were of earlier dealers."""
    repeats: int = 0
    """How often the dealer had dealt before in a row."""
    out: tuple[Seat, ...] = ()
    liable_for: str | None = None
    """For which yaku somebody answers."""
    barred: tuple[int, ...] = ()
    """Entries of the book that did not count, because another tile of the wait would not have given them."""
    named: tuple[int, ...] = ()
    """Kinds that were dora without an indicator."""
    foreign: int = 0
    """Han by the dora of others, or so many dora fewer."""


class Won(Event, frozen=True):
    """A win. ``source`` is the discarder, the robbed player, or on a tsumo the winner. ``bonus`` are dora, ura dora,
    red tiles and tiles set aside that were counted; ``points`` is what the hand is worth without honba and sticks.

    ``facts``, ``reading`` and ``at`` are for who asks why (`jantaku.table.telling.repricing`); records of other formats
    do not tell them.
    """

    seat: Seat
    source: Seat
    tile: Tile
    concealed: tuple[Tile, ...]
    """Without the winning tile."""
    melds: tuple[Meld, ...]
    elements: tuple[CountedElement, ...]
    bonus: tuple[int, int, int, int]
    han: int
    fu: int
    base: int
    points: int
    by_limit: bool
    indicators: tuple[Tile, ...]
    ura: tuple[Tile, ...]
    liable: Seat | None = None
    flags: tuple[str, ...] = ()
    nuki: tuple[Tile, ...] = ()
    """The winner's tiles that were set aside."""
    stands_for: Tile | None = None
    """The tile for which the drawn one stands, where that is a joker."""
    facts: tuple[str, ...] = ()
    """What the table told the book."""
    reading: tuple[int, ...] = ()
    """The kernel's code of the reading that counted; none where the flowers alone have won."""
    at: Situation | None = None

    def seen(self, eyes: "Eyes") -> "Won":
        """The hand is laid open, and the ura indicators that it counts. Where others play on, it is turned down, and so
        is a tile that it drew itself; what is paid for it everybody sees (004:41), and nothing of how it was
        priced."""
        if not eyes.winners_face_down or self.seat in eyes.hands:
            return self
        return Won(
            self.seat,
            self.source,
            HIDDEN if self.seat == self.source else self.tile,
            backs(self.concealed),
            tuple(map(face_down, self.melds)) if eyes.kans_face_down else self.melds,
            (),
            (0, 0, 0, 0),
            0,
            self.fu,
            self.base,
            self.points,
            False,
            self.indicators,
            (),
            self.liable,
            (),
            self.nuki,
        )

    @property
    def turned_down(self) -> bool:
        """Whether nobody sees the hand: the others play on."""
        return not all(is_tile(tile) for tile in self.concealed)

    def lay(self, board: "Board") -> None:
        seat = self.seat
        holder = board.hand(seat, "melds", "nuki", "out", "won", "shown", "kans_shown")
        board.move(seat)
        holder.melds = []
        for meld in self.melds:
            board.add_meld(seat, meld)
        holder.nuki = list(self.nuki)
        holder.won = self.tile
        board.won_from[seat] = self.source
        holder.shown = holder.kans_shown = not self.turned_down
        if board.terms.goes_on:
            holder.tiles, holder.drawn, holder.out = list(self.concealed), False, True
        else:
            holder.tiles, holder.drawn = [*self.concealed, self.tile], True
        board.rob(seat, self.source, self.tile)

    def line(self) -> Words:
        """How it was won; what it is worth is told by who knows the rules."""
        source = Who(self.source)
        tsumo = self.source == self.seat
        if self.turned_down:
            how = "tsumo" if tsumo else "ron"
            return words("event-wins-turned-down", how=how, tile=known(self.tile), player=source)
        hand = LaidOpen(Hand(in_order(self.concealed), self.melds), self.nuki)
        tile = (self.tile,)
        if self.stands_for is not None:
            return words("event-wins-joker", tile=tile, other=(self.stands_for,), hand=hand)
        if tsumo:
            return words("event-wins-tsumo", tile=tile, hand=hand)
        return words("event-wins-ron", tile=tile, hand=hand, player=source)

    def paid_for_it(self) -> Line:
        """What is seen of its worth where the hand is turned down."""
        return words("event-value-turned-down", points=self.points)

    def tiles_shown(self) -> Iterable[Tile]:
        shown = [self.tile, *self.concealed, *self.indicators, *self.ura, *self.nuki]
        for meld in self.melds:
            shown += meld.all_tiles
        return shown


class FalseWin(Event, frozen=True):
    """A win that is none, where winners leave a deal that goes on: it is taken for one until the hands are checked
    (004:43). ``source`` is as in `Won`."""

    seat: Seat
    source: Seat
    tile: Tile

    def seen(self, eyes: "Eyes") -> "FalseWin":
        """A tile that it drew itself is turned down (004:41)."""
        if self.seat in eyes.hands or self.seat != self.source:
            return self
        return FalseWin(self.seat, self.source, HIDDEN)

    def lay(self, board: "Board") -> None:
        """It is taken for a win, and the hand is turned down."""
        holder = board.hand(self.seat, "out", "won")
        if self.seat == self.source:
            holder.put((self.tile,))
        holder.drawn, holder.out, holder.won = False, True, self.tile
        board.no_offer()
        board.rob(self.seat, self.source, self.tile)

    def line(self) -> Words:
        how = "tsumo" if self.source == self.seat else "ron"
        return words("event-wins-falsely", how=how, tile=known(self.tile), player=Who(self.source))

    def tiles_shown(self) -> Iterable[Tile]:
        return (self.tile,)


class TileReturned(Event, frozen=True):
    """A tile that was just drawn goes back to the wall: the one on the table before it is claimed for a win."""

    seat: Seat
    tile: Tile
    source: DrawnFrom = "wall"
    left: int | None = None

    def seen(self, eyes: "Eyes") -> "TileReturned":
        return self if self.seat in eyes.hands else TileReturned(self.seat, HIDDEN, self.source, self.left)

    def lay(self, board: "Board") -> None:
        board.hand(self.seat).put((self.tile,))
        board.take(-board.costs(self.source), self.left)

    def line(self) -> Words:
        return words("event-tile-returned")

    def tiles_shown(self) -> Iterable[Tile]:
        """Nobody holds it now."""
        return ()


class HandShown(Event, frozen=True):
    """A hand is laid open: ready at a draw, or for an abortive draw."""

    seat: Seat
    concealed: tuple[Tile, ...]
    ready: bool = True

    seen = by_all

    def lay(self, board: "Board") -> None:
        holder = board.hand(self.seat, "shown")
        holder.tiles, holder.drawn, holder.shown = list(self.concealed), False, True

    def line(self) -> Words:
        return words("event-shows", hand=in_order(self.concealed), ready="yes" if self.ready else "no")

    def tiles_shown(self) -> Iterable[Tile]:
        return self.concealed


class TileStaked(Event, frozen=True):
    """The wall is exhausted, and a seat lays down a tile of its hand for a yakuman."""

    seat: Seat
    tile: Tile

    seen = by_all
    lay = nothing

    def line(self) -> Words:
        return words("event-tile-staked", tile=(self.tile,))

    def tiles_shown(self) -> Iterable[Tile]:
        return (self.tile,)


class DealDrawn(Event, frozen=True):
    """The deal ends without a winner. ``seats``: who is ready; who declared; whose nagashi it is; who was at fault."""

    kind: DrawKind
    seats: tuple[Seat, ...] = ()

    seen = by_all
    lay = nothing

    def line(self) -> Words:
        players = Listed(tuple(map(Who, self.seats))) if self.seats else NOBODY
        return words("event-deal-drawn", kind=self.kind, players=players)


class Paid(Event, frozen=True):
    """Points move; all payments of a deal's end are one event."""

    rows: tuple[Transfer, ...]

    seen = by_all

    def lay(self, board: "Board") -> None:
        board.pay(self.rows)

    def line(self) -> Words:
        return Listed(tuple(row for row in self.rows if row.unit is not Unit.SCORE), "; ")


class TilesUncovered(Event, frozen=True):
    """A winner turns tiles of the wall when the deal is over."""

    seat: Seat
    tiles: tuple[Tile, ...]

    seen = by_all
    lay = nothing

    def line(self) -> Words:
        return words("event-tiles-uncovered", tiles=self.tiles)

    def tiles_shown(self) -> Iterable[Tile]:
        return self.tiles


class MarkersChanged(Event, frozen=True):
    """So many yakitori markers a seat holds from now on."""

    seat: Seat
    held: int

    seen = by_all
    lay = nothing

    def line(self) -> Words:
        return words("event-markers-changed", count=self.held)


class MarkersEaten(Event, frozen=True):
    """A winner eats markers from the middle of the table; so many are ``left``."""

    seat: Seat
    eaten: int
    left: int

    seen = by_all
    lay = nothing

    def line(self) -> Words:
        return words("event-markers-eaten", count=self.eaten, left=self.left)


class Ruled(Event, frozen=True):
    """The referee's decision: ``chombo``, ``dead_hand``, ``abort``."""

    ruling: str
    seat: Seat
    offence: str = ""

    seen = by_all

    def lay(self, board: "Board") -> None:
        """What was won falsely was not won, and the deal goes on (002:361)."""
        if self.undoes_win and not board.terms.goes_on:
            board.undo_win(self.seat)

    @property
    def undoes_win(self) -> bool:
        """Whether a win of this seat, with which the deal would have ended, was none."""
        return self.ruling in ("false_win", "false_kan")

    def line(self) -> Words:
        return words("event-ruled", ruling=self.ruling)
