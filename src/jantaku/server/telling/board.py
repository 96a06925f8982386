"""A board as it is sent: whole, or what has changed since it was last sent.

What lies on it is the sum of the events that a viewer was told (`jantaku.table.telling.board`); here it becomes JSON.
"""

from collections.abc import Callable, Iterable, Mapping
from typing import Any, Final, TypeAlias

import msgspec

from jantaku.scoring.ledger import Seat
from jantaku.scoring.win import position_name
from jantaku.server.telling.wire import Json, all_on_wire, encode, meld_on_wire, on_wire
from jantaku.table.events import Event
from jantaku.table.events.event import is_tile
from jantaku.table.telling.board import FIELDS, SEAT_FIELDS, Board, BoardRules, Holder, Lying
from jantaku.tiles import KIND, SHORTS

NONE: Final[Mapping[Seat, bytes]] = {}


def deal_on_wire(board: Board) -> Json | None:
    """How far a match is: which deal of which round; None before the first one."""
    deal = board.deal
    if deal is None or not 0 <= deal.round < len(SHORTS):
        return None
    return {"round": SHORTS[deal.round], "hand": deal.hand, "honba": deal.honba}


class Patch(msgspec.Struct, gc=False):
    """What has changed, encoded: the fields of the table without braces, and the seats."""

    fields: bytes
    seats: dict[Seat, bytes]

    def joined(self, own: Mapping[Seat, bytes] = NONE) -> bytes:
        """As it is sent; ``own``: seats of which more is told."""
        seats = {**self.seats, **own} if own else self.seats
        if not seats:
            return b"{%b}" % self.fields
        told = b",".join([b'"%d":%b' % one for one in seats.items()])
        return b'{%b%b"seats":{%b}}' % (self.fields, b"," if self.fields else b"", told)


class SentBoard(Board):
    """The table as one viewer sees it, and how it is sent to him."""

    worth: tuple[Any, list[Json]] | None = None
    """What the own waits are worth, and for which hand that was found."""

    def whole(self) -> Json:
        """All of it. What has changed is sent with it."""
        self.forget_changes()
        told = self.fields()
        told["seats"] = [self.seat(seat) for seat in range(len(self.seats))]
        return told

    def fields(self) -> Json:
        """What belongs to no seat."""
        return {field: ON_WIRE[field](self) for field in FIELDS}

    def seat(self, seat: Seat) -> Json:
        """What a seat has before it."""
        return self._seat(seat, SEAT_FIELDS)

    def patch(self) -> Json:
        """What has changed since it was last sent."""
        changed, seats = self.changed, self.seats_changed
        self.forget_changes()
        told = {field: ON_WIRE[field](self) for field in changed}
        if seats:
            told["seats"] = {str(seat): self._seat(seat, fields) for seat, fields in seats.items()}
        return told

    def encoded_patch(self) -> "Patch":
        """The same, encoded, what concerns each seat by itself."""
        changed, seats = self.changed, self.seats_changed
        self.forget_changes()
        told = encode({field: ON_WIRE[field](self) for field in changed})
        return Patch(told[1:-1], {seat: encode(self._seat(seat, fields)) for seat, fields in seats.items()})

    def encoded_seats(self, eyes: frozenset[Seat]) -> dict[Seat, bytes]:
        """What has changed of these seats, encoded."""
        seats = self.seats_changed
        self.forget_changes()
        return {seat: encode(self._seat(seat, seats[seat])) for seat in eyes if seat in seats}

    def _seat(self, seat: Seat, fields: Iterable[str]) -> Json:
        holder = self.seats[seat]
        return {field: SEAT_ON_WIRE[field](self, seat, holder) for field in fields}

    def _deal_on_wire(self) -> Json:
        deal = self.deal
        return {
            "number": 0 if deal is None else deal.number,
            "round": "1z" if deal is None or not 0 <= deal.round < len(SHORTS) else SHORTS[deal.round],
            "hand": 0 if deal is None else deal.hand,
            "dealer": 0 if deal is None else deal.dealer,
            "honba": 0 if deal is None else deal.honba,
            "commitment": "" if deal is None else deal.commitment,
            "dice": self.dice,
            "broken": None if self.broken is None else {"side": self.broken.side, "stack": self.broken.stack},
            "seed": self.seed,
        }


class OwnBoard:
    """The table as a seat sees it that others look at as well: what everybody sees is followed once for all of them,
    on the board of those who see no hand (``common``), and here only what happens to the own ones."""

    def __init__(self, common: SentBoard, hands: frozenset[Seat]) -> None:
        self.common = common
        self.hands = hands
        self.worth: tuple[Any, list[Json]] | None = None
        """What the own waits are worth, and for which hand that was found."""
        self._own = SentBoard(common.terms, len(common.seats))
        """Right for the own hands alone."""
        self._more: dict[int, int] | None = None

    @property
    def terms(self) -> BoardRules:
        """What is to be known of the rules."""
        return self.common.terms

    def follow(self, event: Event) -> None:
        """What the event changes; it need not be told of what happens to others' hands (`seats_of`)."""
        self._more = None
        self._own.follow(event)

    def seen(self) -> dict[int, int]:
        """How many tiles of each kind lie open or are the viewer's own."""
        if self._more is None:
            self._more = {}
            for tile in self._own.held_by(self.hands) - self.common.held_by(self.hands):
                if tile >= 0:
                    self._more[tile & KIND] = self._more.get(tile & KIND, 0) + 1
        seen = dict(self.common.seen())
        for kind, count in self._more.items():
            seen[kind] = seen.get(kind, 0) + count
        return seen

    def whole(self) -> Json:
        """All of it."""
        told = self.common.fields()
        told["seats"] = [
            (self._own if seat in self.hands else self.common).seat(seat) for seat in range(len(self.common.seats))
        ]
        return told

    def encoded_patch(self) -> dict[Seat, bytes]:
        """What has changed of the own hands since it was last sent."""
        return self._own.encoded_seats(self.hands)

    def forget_changes(self) -> None:
        """All that has changed is sent."""
        self._own.forget_changes()


AnyBoard: TypeAlias = SentBoard | OwnBoard

ON_WIRE: Final[dict[str, Callable[[SentBoard], Any]]] = {
    "deal": SentBoard._deal_on_wire,
    "sticks": lambda board: board.sticks,
    "pot": lambda board: board.pot,
    "left": lambda board: board.left,
    "indicators": lambda board: all_on_wire(board.indicators),
    "named": lambda board: [SHORTS[kind] for kind in board.named],
    "excluded": lambda board: all_on_wire(board.excluded),
    "turn": lambda board: board.turn,
    "last": lambda board: board.last,
}


def _wind_name(board: Board, seat: Seat) -> str:
    wind = board.wind(seat)
    return position_name(wind)


def _seat_tile(board: Board, seat: Seat) -> str:
    tiles = board.terms.seat_tiles
    return tiles[board.wind(seat)] if board.wind(seat) < len(tiles) else ""


def _sent(lying: Lying) -> msgspec.Raw:
    """Encoded once for all boards on which it lies."""
    told = {"tile": on_wire(lying.tile), "drawn": lying.drawn, "riichi": lying.riichi, "called": lying.called}
    sent = lying.sent = msgspec.Raw(encode(told))
    return sent


def _won_with(holder: Holder) -> Any:
    return None if holder.won is None else "hidden" if not is_tile(holder.won) else on_wire(holder.won)


SEAT_ON_WIRE: Final[dict[str, Callable[[Board, Seat, Holder], Any]]] = {
    "seat": lambda _board, seat, _holder: seat,
    "member": lambda board, seat, _holder: board.members[seat],
    "wind": lambda board, seat, _holder: _wind_name(board, seat),
    "tile": lambda board, seat, _holder: _seat_tile(board, seat),
    "points": lambda _board, _seat, holder: holder.points,
    "chips": lambda _board, _seat, holder: holder.chips,
    "tiles": lambda _board, _seat, holder: all_on_wire(holder.tiles),
    "drawn": lambda _board, _seat, holder: holder.drawn,
    "melds": lambda _board, _seat, holder: [meld_on_wire(laid.meld, laid.source) for laid in holder.melds],
    "pond": lambda _board, _seat, holder: [lying.sent or _sent(lying) for lying in holder.pond],
    "nuki": lambda _board, _seat, holder: all_on_wire(holder.nuki),
    "aside": lambda _board, _seat, holder: all_on_wire(holder.aside),
    "riichi": lambda _board, _seat, holder: holder.riichi,
    "ready": lambda _board, _seat, holder: holder.ready,
    "suit": lambda _board, _seat, holder: holder.suit,
    "out": lambda _board, _seat, holder: holder.out,
    "won": lambda _board, _seat, holder: _won_with(holder),
    "shown": lambda _board, _seat, holder: holder.shown,
    "kans_shown": lambda _board, _seat, holder: holder.kans_shown,
    "supply": lambda _board, _seat, holder: all_on_wire(holder.supply),
    "opened": lambda _board, _seat, holder: all_on_wire(holder.opened),
    "riichi_kind": lambda _board, _seat, holder: holder.riichi_kind,
    "indicators": lambda _board, _seat, holder: all_on_wire(holder.indicators),
}


def seats_of(events: Iterable[Event]) -> frozenset[Seat] | None:
    """The seats before which these events change something; None if it may be any."""
    seats = []
    for event in events:
        if event.changes == "own":
            seats.append(event.seat)  # type: ignore[attr-defined]
        elif event.changes != "table":
            return None
    return frozenset(seats)
