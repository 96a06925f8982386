"""A stream: what one viewer, a seat or the watchers, is told of a match, event by event.

It takes what has happened, leaves of it what these eyes may see, and makes the messages: events with their numbers,
what they change on the board, results. All connections of a viewer hear the same.
"""

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Any, Final

import msgspec

from jantaku.scoring.ledger import Seat
from jantaku.server.telling.board import AnyBoard, OwnBoard, Patch, SentBoard, seats_of
from jantaku.server.telling.drawn_deals import causes
from jantaku.server.telling.event_words import words
from jantaku.server.telling.results import TOLD_IN_RESULTS, Known, result_of
from jantaku.server.telling.wire import Json, Setting, encode, event_on_wire
from jantaku.table.events import (
    DealDrawn,
    DealEnded,
    DealStarted,
    Discarded,
    Drawn,
    Event,
    HandShown,
    MatchEnded,
    Seated,
    Won,
)
from jantaku.table.telling.board import BoardRules
from jantaku.table.telling.eyes import Eyes
from jantaku.tiles import Tile


class Happened(msgspec.Struct, gc=False):
    """An event as the table has it, with what is said of it only once: why a win is worth what it is, which deal comes
    next, and for what a hand that is laid open waits."""

    event: Event
    explained: Json | None = None
    following: DealStarted | None = None
    waits: tuple[str, ...] = ()
    public: bytes = b""
    """As it is sent to all who see all of it, without its number; made when the first of them is told."""
    result: Json | None = None
    """What the deal came to, for all who saw all of it; made when the first of them is told."""
    causes: tuple[Tile, ...] | None = None
    """The tiles that ended the deal, all of which lie open; found when the first is told."""


class Viewer:
    """What these eyes see. ``seat`` is None for watchers."""

    board: AnyBoard

    def __init__(self, seat: Seat | None, eyes: Eyes, table: Setting) -> None:
        self.seat = seat
        self.eyes = eyes
        self.table = table
        self.seen = 0
        self.log: list[msgspec.Raw] = []
        """The events of the present deal, as they were sent."""
        self.result: Json | None = None
        """The result of a deal that is over, until the next one begins."""
        self.listeners: set[Any] = set()
        self._deal: list[Event] = []
        """Of the present deal what its result is put together from."""
        self._saw_all = True
        self._known = Known()

    def _follow(self, event: Event, one: Happened) -> None:
        self.board.follow(event)
        kind = type(event)
        if kind not in TOLD_IN_RESULTS:
            if isinstance(event, Seated):
                self.table = self.table.seated(event.members)
            return
        if kind is DealStarted:
            self._deal, self._known, self.log, self.result, self._saw_all = [], Known(), [], None, True
        elif kind is Won:
            self._known.explained[len(self._deal)] = one.explained if event is one.event else None
        elif kind is HandShown:
            self._known.waits[len(self._deal)] = one.waits if event is one.event else ()
        elif isinstance(event, DealDrawn):
            if one.causes is None:
                one.causes = causes(event, self.board.common if isinstance(self.board, OwnBoard) else self.board)
            self._known.causes = one.causes
        self._deal.append(event)
        self._saw_all &= event is one.event
        if kind is DealEnded or kind is MatchEnded:
            self.result = self._result(one)

    def _result(self, last: Happened) -> Json:
        """What the deal came to; those who saw the same are told the same."""
        if self._saw_all and last.result is not None:
            return last.result
        result = result_of(self._deal, self._known, self.table, last.following)
        if self._saw_all:
            last.result = result
        return result

    def _told(self, event: Event, one: Happened, number: int) -> msgspec.Raw:
        """The event with its number; what is the same for everybody is put together once."""
        secret = self.board.terms.secret_draws
        if type(event) in OFTEN:
            told = _often(_uncounted(event), self.table.game, secret)
        elif event is not one.event:
            told = in_words(event, self.table, secret)
        else:
            told = one.public = one.public or in_words(event, self.table, secret, one.explained)
        return msgspec.Raw(b'{"n":%d,%b' % (number, told))

    def skip(self, happened: Iterable[Happened]) -> None:
        """What happened long ago: nobody will read it, but it counts."""
        for one in happened:
            event = one.event.seen(self.eyes)
            if event is not None:
                self._follow(event, one)
                self.seen += 1


class Telling(msgspec.Struct, gc=False):
    """What those who see no hand are told, so that others need only be told what they see beside it."""

    first: int
    happened: Sequence[Happened]
    seen: list[Event]
    """What is left of it to those who see no hand."""
    events: list[msgspec.Raw]
    patch: Patch
    message: bytes
    """All of it, open at its end for what concerns the own hand."""
    seats: frozenset[Seat] | None
    """Before whom something has changed; None if it may be anybody."""


class Stream(Viewer):
    """That of a viewer by himself."""

    board: SentBoard

    def __init__(self, seat: Seat | None, eyes: Eyes, terms: BoardRules, table: Setting) -> None:
        super().__init__(seat, eyes, table)
        self.board = SentBoard(terms, len(table.names))

    def take(self, happened: Iterable[Happened]) -> list[msgspec.Raw]:
        """What happened, as it goes out: events, one object each."""
        return self._take(happened)[1]

    def _take(self, happened: Iterable[Happened]) -> tuple[list[Event], list[msgspec.Raw]]:
        """What is left of it to these eyes, and how that is told."""
        seen: list[Event] = []
        out: list[msgspec.Raw] = []
        for one in happened:
            event = one.event.seen(self.eyes)
            if event is None:
                continue
            self._follow(event, one)
            told = self._told(event, one, self.seen)
            seen.append(event)
            out.append(told)
            self.log.append(told)
            self.seen += 1
        return seen, out

    def tell(self, happened: Sequence[Happened]) -> Telling:
        """What happened, and what it changed on the board."""
        first = self.seen
        seen, events = self._take(happened)
        patch = self.board.encoded_patch()
        message = events_message(first, events, patch.joined())
        return Telling(first, happened, seen, events, patch, message, seats_of(seen))


class SeatStream(Viewer):
    """That of a seat. What all at the table see is told and followed once, by the stream of those who see no hand
    (``common``); it goes before, and here is added what the seat sees of its own."""

    seat: Seat
    board: OwnBoard

    def __init__(self, seat: Seat, eyes: Eyes, common: Stream) -> None:
        super().__init__(seat, eyes, common.table)
        self.board = OwnBoard(common.board, eyes.hands)
        self.me: Json | None = None

    def tell(self, telling: Telling) -> bytes:
        """The message for this seat, open at its end."""
        told = telling.events
        if telling.seats is not None and self.eyes.hands.isdisjoint(telling.seats):  # nothing of its own
            self.seen += len(told)
            self.log += told
            return telling.message
        events, own = self.take(telling.happened, telling.seen, told), self.board.encoded_patch()
        if events is told and not own:
            return telling.message
        return events_message(telling.first, events, telling.patch.joined(own))

    def take(self, happened: Sequence[Happened], others: Sequence[Event], told: list[msgspec.Raw]) -> list[msgspec.Raw]:
        """What happened, as it goes out: just what all were ``told``, where the seat sees no more of it than ``others``
        do."""
        out, begins, hands = told, 0, self.eyes.hands
        for at, (one, seen_by_all) in enumerate(zip(happened, others, strict=True)):  # what one notices, all do
            event = one.event
            kind = type(event)
            changes = event.changes
            if changes == "table" or (changes == "own" and event.seat not in hands):  # type: ignore[attr-defined]
                continue
            seen = event if seen_by_all is event else event.seen(self.eyes)
            assert seen is not None
            if kind in OFTEN:
                self.board.follow(seen)
            else:
                self._follow(seen, one)
                if kind is DealStarted:
                    begins = at
            if seen is not seen_by_all and seen != seen_by_all:
                out = told[:] if out is told else out
                out[at] = self._told(seen, one, self.seen + at)
        self.seen += len(out)
        self.log += out[begins:]
        return out

    def catch_up(self, before: Iterable[Happened], since: Sequence[Happened], told: list[msgspec.Raw]) -> None:
        """What happened before the present deal, and in it; of that, what all were ``told``."""
        self.skip(before)
        blind = self.eyes.of()
        others = [event for one in since if (event := one.event.seen(blind)) is not None]
        self.take(since, others, told)
        self.board.forget_changes()


def events_message(first: int, events: list[msgspec.Raw], board: bytes) -> bytes:
    """The message that tells events, open at its end for what concerns the own hand."""
    return b'{"type":"events","first":%d,"events":[%b],"board":%b' % (first, b",".join(events), board)


def in_words(event: Event, table: Setting, secret_draws: bool, why: Json | None = None) -> bytes:
    """An event with its sentence, without its number and the brace before it."""
    secret = secret_draws and isinstance(event, Discarded)
    if secret:
        event = msgspec.structs.replace(event, drawn=False)
    told = event_on_wire(event, table)
    told["text"] = words(event, table)
    if secret:
        told["drawn"] = None
    if isinstance(event, Won):
        told["explained"] = why
    return encode(told)[1:]


OFTEN: Final = frozenset({Drawn, Discarded})
"""Most of what happens. It names nobody but the seat, so that it is said in the same words at every table."""


def _uncounted(event: Event) -> Event:
    """The same at any time of a deal: how many tiles are left tells the board."""
    return Drawn(event.seat, event.tile, event.source) if type(event) is Drawn and event.left is not None else event


@lru_cache(maxsize=20_000)
def _often(event: Event, game: str, secret_draws: bool) -> bytes:
    return in_words(event, Setting((), game), secret_draws)
