"""Events in which tiles are laid before a hand: calls, kans, raised runs, tiles set aside."""

from collections.abc import Iterable
from typing import TYPE_CHECKING, Final, Literal

from jantaku.hands import Hand, Meld, MeldForm
from jantaku.scoring.ledger import Seat
from jantaku.table.events.event import Event, by_all, face_down
from jantaku.table.events.line import LaidOpen, Who, Words, words
from jantaku.texts import TextId
from jantaku.tiles import KIND_OF, Tile, kind_of

if TYPE_CHECKING:
    from jantaku.table.telling.board import Board
    from jantaku.table.telling.eyes import Eyes

KanForm = Literal["closed", "added", "eyes"]
CALL_NAMES: Final = {MeldForm.CHI: "chi", MeldForm.PON: "pon", MeldForm.EYES_KAN: "eyes"}
NORTH: Final = KIND_OF["4z"]


class Called(Event, frozen=True):
    """Chi, pon or open kan with the last discard, which was made by ``source``; or a pon that has grown with it."""

    seat: Seat
    source: Seat
    meld: Meld

    seen = by_all

    @property
    def tile(self) -> Tile:
        """The tile that was called."""
        return self.meld.tiles[0] if self.meld.added is None else self.meld.added

    def lay(self, board: "Board") -> None:
        board.take_up(self.source, self.seat, self.tile)
        holder = board.hand(self.seat, "melds")
        if self.meld.added is not None:
            for laid in holder.melds:
                if laid.meld.claimed == self.meld.claimed:
                    laid.meld = self.meld
            board.move(self.seat)
            board.no_offer()
            return
        holder.put(self.meld.tiles[1:])
        board.add_meld(self.seat, self.meld, self.source)
        board.move(self.seat)
        board.no_offer()

    def line(self) -> Words:
        call = CALL_NAMES.get(self.meld.form, "kan")
        return words("event-called", call=call, player=Who(self.source), meld=self.meld)

    def tiles_shown(self) -> Iterable[Tile]:
        return self.meld.all_tiles


class KanDeclared(Event, frozen=True):
    """A closed kan, or a tile added to a pon; it may still be robbed. ``meld`` is the kan as it will stand."""

    seat: Seat
    form: KanForm
    meld: Meld

    changes = "own"

    def seen(self, eyes: "Eyes") -> "KanDeclared":
        """Which tiles a closed one has nobody else knows, by some rules (002:240)."""
        if not eyes.kans_face_down or self.seat in eyes.hands:
            return self
        return KanDeclared(self.seat, self.form, face_down(self.meld))

    def lay(self, board: "Board") -> None:
        meld = self.meld
        holder = board.hand(self.seat, "melds")
        board.no_offer()
        if meld.form is not MeldForm.ADDED_KAN or meld.added is None:
            holder.put(meld.tiles)
            board.add_meld(self.seat, meld)
            return
        holder.put((meld.added,))
        for laid in holder.melds:
            if laid.meld.form is MeldForm.PON and laid.meld.claimed == meld.claimed:
                laid.meld = meld

    def line(self) -> Words:
        return words("event-kan", form=self.form, meld=self.meld)

    def tiles_shown(self) -> Iterable[Tile]:
        return self.meld.all_tiles


class RunRaised(Event, frozen=True):
    """A tile is laid on the claimed tile of an open run; it may still be robbed. ``meld`` is the run as it will
    stand."""

    seat: Seat
    meld: Meld

    changes = "own"
    seen = by_all

    def lay(self, board: "Board") -> None:
        assert self.meld.added is not None
        holder = board.hand(self.seat, "melds")
        board.no_offer()
        holder.put((self.meld.added,))
        for laid in holder.melds:
            if laid.meld.claimed == self.meld.claimed:
                laid.meld = self.meld

    def line(self) -> Words:
        assert self.meld.added is not None
        return words("event-run-raised", tile=(self.meld.added,), meld=self.meld)

    def tiles_shown(self) -> Iterable[Tile]:
        return self.meld.all_tiles


class NukiDeclared(Event, frozen=True):
    """A tile is set aside as dora; it may still be robbed."""

    seat: Seat
    tile: Tile

    changes = "own"
    seen = by_all

    def lay(self, board: "Board") -> None:
        holder = board.hand(self.seat, "nuki")
        board.for_dealt = board.was_dealt(self.seat, self.tile)
        drawn = holder.drawn and board.for_dealt
        holder.put((self.tile,))
        holder.drawn = drawn
        holder.nuki.append(self.tile)
        board.no_offer()

    def line(self) -> Words:
        return words(TextId("event-kita") if kind_of(self.tile) == NORTH else TextId("event-nuki"), tile=(self.tile,))

    def tiles_shown(self) -> Iterable[Tile]:
        return (self.tile,)


class KansShown(Event, frozen=True):
    """The deal is over, and a seat turns up its closed kans, where those lay face down; a winner's are seen with the
    win."""

    seat: Seat
    melds: tuple[Meld, ...]

    seen = by_all  # to be seen by everybody is what it is for

    def lay(self, board: "Board") -> None:
        holder = board.change_seat(self.seat, "melds", "kans_shown")
        up = iter(self.melds)
        for laid in holder.melds:
            if laid.meld.form is MeldForm.CLOSED_KAN:
                laid.meld = next(up, laid.meld)
        holder.kans_shown = True

    def line(self) -> Words:
        return words("event-kans-shown", melds=LaidOpen(Hand((), self.melds)))

    def tiles_shown(self) -> Iterable[Tile]:
        return [tile for meld in self.melds for tile in meld.all_tiles]
