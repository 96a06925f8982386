"""Events of a turn: a tile is drawn, something is declared, a tile is discarded."""

from collections.abc import Iterable
from typing import TYPE_CHECKING

from jantaku.scoring.ledger import Seat, Transfer
from jantaku.table.events.event import HIDDEN, DrawnFrom, Event, by_all, hidden, in_order, known, suit_of
from jantaku.table.events.line import SILENCE, Who, Words, words
from jantaku.table.events.opening import SECRET
from jantaku.texts import TextId
from jantaku.tiles import Tile

if TYPE_CHECKING:
    from jantaku.table.telling.board import Board
    from jantaku.table.telling.eyes import Eyes


class IndicatorShown(Event, frozen=True):
    """A dora indicator is turned."""

    tile: Tile
    left: int | None = None

    changes = "table"
    seen = by_all

    def lay(self, board: "Board") -> None:
        board.indicators.append(self.tile)
        board.turned(self.tile, self.left)
        board.change("indicators")

    def line(self) -> Words:
        return words("event-indicator", tile=(self.tile,))

    def tiles_shown(self) -> Iterable[Tile]:
        return (self.tile,)


class Drawn(Event, frozen=True):
    """A tile is drawn; ``deal``: the dealer's fourteenth tile."""

    seat: Seat
    tile: Tile
    source: DrawnFrom = "wall"
    left: int | None = None

    changes = "own"
    counted = True

    def seen(self, eyes: "Eyes") -> "Drawn":
        return self if self.seat in eyes.hands else Drawn(self.seat, HIDDEN, self.source, self.left)

    def lay(self, board: "Board") -> None:
        holder = board.hand(self.seat)
        board.see(self.tile)
        if board.for_dealt and holder.drawn:  # the dealer's last tile stays the last
            holder.tiles.insert(-1, self.tile)
        else:
            holder.tiles.append(self.tile)
            holder.drawn = not holder.rests  # a flower is replaced before the first turn as well
        board.for_dealt = False
        board.take(board.costs(self.source), self.left)
        board.move(self.seat)
        board.no_offer()

    def line(self) -> Words:
        text = TextId("event-draws-replacement") if self.source == "dead_wall" else TextId("event-draws")
        return words(text, tile=known(self.tile), hidden=hidden(self.tile))

    def tiles_shown(self) -> Iterable[Tile]:
        return (self.tile,)


class Discarded(Event, frozen=True):
    """A discard. ``drawn``: the tile that was just drawn. ``riichi``: declared with it, not yet paid."""

    seat: Seat
    tile: Tile
    drawn: bool = False
    riichi: bool = False

    changes = "own"
    counted = True

    def seen(self, eyes: "Eyes") -> "Discarded":
        """From where in the hand a tile came is seen at any table; or only its owner knows (002:191)."""
        if not (eyes.secret_draws and self.drawn) or self.seat in eyes.hands:
            return self
        return Discarded(self.seat, self.tile, False, self.riichi)

    def lay(self, board: "Board") -> None:
        holder = board.hand(self.seat, "pond")
        if self.tile not in holder.tiles and self.tile not in holder.supply:
            board.see(self.tile)
        if holder.supply:  # the hand stays as it was built
            board.change_seat(self.seat, "supply")
            holder.supply.remove(self.tile if self.tile in holder.supply else holder.supply[0])
        else:
            holder.put((self.tile,))
        if holder.suit == SECRET and not holder.pond:  # the tile that lay face down
            holder.suit = suit_of(self.tile)
            board.change_seat(self.seat, "suit")
        board.discard(self.seat, self.tile, self.drawn, self.riichi)

    def line(self) -> Words:
        text = TextId("event-discards-drawn") if self.drawn else TextId("event-discards")
        if self.riichi:
            text = TextId("event-riichi")
        return words(text, tile=(self.tile,))

    def tiles_shown(self) -> Iterable[Tile]:
        return (self.tile,)


class DiscardedFaceDown(Discarded, frozen=True):
    """A discard that lies face down: nobody but its owner sees which tile it is."""

    def seen(self, eyes: "Eyes") -> "Discarded":
        if self.seat in eyes.hands:
            return self
        drawn = self.drawn and not eyes.secret_draws
        return DiscardedFaceDown(self.seat, HIDDEN, drawn, self.riichi)

    def line(self) -> Words:
        return words("event-discards-face-down", tile=known(self.tile), hidden=hidden(self.tile))


class PondTileTurned(Event, frozen=True):
    """The deal is over, and a tile that lay face down in a pond is turned up."""

    seat: Seat
    tile: Tile

    seen = by_all

    def lay(self, board: "Board") -> None:
        board.turn_up(self.seat, self.tile)

    def line(self) -> Words:
        return words("event-pond-tile-turned", tile=(self.tile,))

    def tiles_shown(self) -> Iterable[Tile]:
        return (self.tile,)


class RiichiStands(Event, frozen=True):
    """Nobody won on the tile of the declaration: the stick is laid down."""

    seat: Seat
    rows: tuple[Transfer, ...]

    seen = by_all

    def lay(self, board: "Board") -> None:
        board.change_seat(self.seat, "riichi").riichi = True
        board.pay(self.rows)

    def line(self) -> Words:
        return words("event-riichi-stands") if self.rows else SILENCE


class ReadyDeclared(Event, frozen=True):
    """The hand as it was dealt is ready, and will not change: said before the first turn, or right before the discard
    with which it is said. It stands at once and costs nothing, so that no `RiichiStands` follows."""

    seat: Seat

    changes = "own"
    seen = by_all

    def lay(self, board: "Board") -> None:
        holder = board.change_seat(self.seat, "riichi", "ready")
        holder.riichi = holder.ready = True

    def line(self) -> Words:
        return words("event-ready")


class WordSaid(Event, frozen=True):
    """A word without a tile is said, for everybody to hear: one more indicator is turned, a mangan is staked."""

    seat: Seat
    word: str

    changes = "own"
    seen = by_all

    def lay(self, board: "Board") -> None:
        """What comes of it is told by the events that follow."""

    def line(self) -> Words:
        return words("event-word-said", word=self.word)


class RiichiNamed(Event, frozen=True):
    """Riichi of this kind is declared, which has a word of its own; the discard with which it is said follows."""

    seat: Seat
    kind: str

    changes = "own"
    seen = by_all

    def lay(self, board: "Board") -> None:
        board.change_seat(self.seat, "riichi_kind").riichi_kind = self.kind

    def line(self) -> Words:
        return words("event-riichi-kind", kind=self.kind)


class HandOpened(Event, frozen=True):
    """Riichi is declared with these tiles of the hand laid open, all of it or the part that waits; the discard with
    which it is said follows. ``waits``: the kinds for which the hand waits then."""

    seat: Seat
    tiles: tuple[Tile, ...]
    waits: tuple[int, ...]

    seen = by_all

    def lay(self, board: "Board") -> None:
        """These tiles of the hand are known from now on; its owner knew them before."""
        holder = board.hand(self.seat, "opened")
        holder.opened = list(self.tiles)
        for tile in self.tiles:
            if tile not in holder.tiles and HIDDEN in holder.tiles:
                holder.tiles[holder.tiles.index(HIDDEN)] = tile

    def line(self) -> Words:
        return words("event-opened", tiles=in_order(self.tiles))

    def tiles_shown(self) -> Iterable[Tile]:
        return self.tiles


class StageReached(Event, frozen=True):
    """A hand is complete with so many sets, and grows (001:4329). It is not shown; a tile of ``source``, if that is
    another seat, is taken into it."""

    seat: Seat
    stage: int
    source: Seat
    tile: Tile

    def seen(self, eyes: "Eyes") -> "StageReached":
        """What was drawn nobody else sees; a discard everybody has seen."""
        return self if self.seat in eyes.hands else StageReached(self.seat, self.stage, self.source, HIDDEN)

    def lay(self, board: "Board") -> None:
        holder = board.hand(self.seat)
        holder.drawn = False
        if self.source != self.seat and 0 <= self.source < len(board.seats):
            board.take_back(self.source)
            holder.tiles.append(self.tile)
        board.no_offer()

    def line(self) -> Words:
        by = "draw" if self.source == self.seat else "discard"
        return words("event-stage", stage=self.stage, by=by, player=Who(self.source))

    def tiles_shown(self) -> Iterable[Tile]:
        return (self.tile,)


class HissatsuDeclared(Event, frozen=True):
    """A ready hand is laid open, and two of three tiles that are drawn at once lie before it as dora indicators that
    count only for it; the third follows, and wins, or it is chombo."""

    seat: Seat
    tiles: tuple[Tile, ...]
    indicators: tuple[Tile, ...]
    left: int | None = None

    seen = by_all  # the third tile is seen with what comes of it

    def lay(self, board: "Board") -> None:
        holder = board.hand(self.seat, "indicators", "shown")
        holder.tiles, holder.drawn, holder.shown = list(self.tiles), False, True
        holder.indicators = list(self.indicators)
        board.take(len(self.indicators), self.left)
        board.move(self.seat)
        board.no_offer()

    def line(self) -> Words:
        return words("event-hissatsu", indicators=self.indicators)

    def tiles_shown(self) -> Iterable[Tile]:
        return (*self.tiles, *self.indicators)


class PersonalDoraTaken(Event, frozen=True):
    """The tile on offer, which was that of ``source``, lies before a seat as the indicator of a dora of its own."""

    seat: Seat
    source: Seat
    tile: Tile

    changes = "own"
    seen = by_all

    def lay(self, board: "Board") -> None:
        board.take_up(self.source, self.seat, self.tile)
        board.change_seat(self.seat, "indicators").indicators.insert(0, self.tile)
        board.no_offer()

    def line(self) -> Words:
        return words("event-personal-dora", player=Who(self.source), tile=(self.tile,))

    def tiles_shown(self) -> Iterable[Tile]:
        return (self.tile,)


class PersonalDoraLost(Event, frozen=True):
    """An indicator of the own dora means nothing any more, since there is a newer one: it may be taken or won on."""

    seat: Seat
    tile: Tile

    changes = "own"
    seen = by_all

    def lay(self, board: "Board") -> None:
        holder = board.change_seat(self.seat, "indicators", "aside")
        holder.indicators.remove(self.tile)
        holder.aside.append(self.tile)

    def line(self) -> Words:
        return words("event-personal-dora-lost", tile=(self.tile,))

    def tiles_shown(self) -> Iterable[Tile]:
        return (self.tile,)


class TileReplaced(Event, frozen=True):
    """A tile that is out of play is laid aside; another is drawn for it."""

    seat: Seat
    tile: Tile

    changes = "own"
    seen = by_all

    def lay(self, board: "Board") -> None:
        holder = board.hand(self.seat, "aside")
        holder.put((self.tile,))
        holder.aside.append(self.tile)

    def line(self) -> Words:
        return words("event-replaced", tile=(self.tile,))

    def tiles_shown(self) -> Iterable[Tile]:
        return (self.tile,)
