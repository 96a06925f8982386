"""A stream: what one viewer, a seat or the watchers, is told of a match, event by event.

It takes what has happened, leaves of it what these eyes may see, and makes the messages: events with their numbers,
what they change on the board, results. All connections of a viewer hear the same.
"""

from collections.abc import Iterable, Mapping
from typing import Any

import msgspec

from jantaku.scoring.ledger import Seat
from jantaku.server.board import Board, Terms
from jantaku.server.results import result_of
from jantaku.server.told import words
from jantaku.server.wire import Json, Table, encode, event_on_wire
from jantaku.table.events import DealEnded, DealStarted, Discarded, Event, MatchEnded, Won
from jantaku.table.views import Eyes, Redaction, redacted


class Happened(msgspec.Struct):
    """An event as the table has it, with what is said of it only once: why a win is worth what it is, and which deal
    comes next."""

    event: Event
    explained: Json | None = None
    following: DealStarted | None = None
    public: bytes = b""
    """As it is sent to all who see all of it, without its number; made when the first of them is told."""


class Stream:
    """What these eyes see. ``seat`` is None for watchers."""

    def __init__(
        self, seat: Seat | None, eyes: Eyes, redactions: Mapping[type, Redaction], terms: Terms, table: Table
    ) -> None:
        self.seat = seat
        self.eyes = eyes
        self.redactions = redactions
        self.table = table
        self.board = Board(terms, len(table.names))
        self.seen = 0
        self.log: list[msgspec.Raw] = []
        """The events of the present deal, as they were sent."""
        self.result: Json | None = None
        """The result of a deal that is over, until the next one begins."""
        self.me: Json | None = None
        self.listeners: set[Any] = set()
        self._deal: list[Event] = []
        self._explained: dict[int, Json | None] = {}

    def take(self, happened: Iterable[Happened]) -> list[msgspec.Raw]:
        """What happened, as it goes out: events, one object each."""
        out: list[msgspec.Raw] = []
        for one in happened:
            event = redacted(one.event, self.eyes, self.redactions)
            if event is None:
                continue
            self._follow(event, one)
            told = self._told(event, one)
            out.append(told)
            self.log.append(told)
            self.seen += 1
        return out

    def _follow(self, event: Event, one: Happened) -> None:
        if isinstance(event, DealStarted):
            self._deal, self._explained, self.log, self.result = [], {}, [], None
        if isinstance(event, Won):
            self._explained[len(self._deal)] = one.explained if event is one.event else None
        self._deal.append(event)
        self.board.follow(event)
        if isinstance(event, DealEnded | MatchEnded):
            self.result = result_of(self._deal, self._explained, self.table, one.following)

    def _told(self, event: Event, one: Happened) -> msgspec.Raw:
        """The event with its number; what is the same for everybody is put together once."""
        if event is not one.event:
            told = encode(self._in_words(event, None))
        else:
            told = one.public = one.public or encode(self._in_words(event, one.explained))
        return msgspec.Raw(b'{"n":%d,' % self.seen + told[1:])

    def _in_words(self, event: Event, why: Json | None) -> Json:
        secret = self.board.terms.secret_draws and isinstance(event, Discarded)
        if secret:
            event = msgspec.structs.replace(event, drawn=False)
        told = event_on_wire(event, self.table)
        told["text"] = words(event, self.table)
        if secret:
            told["drawn"] = None
        if isinstance(event, Won):
            told["explained"] = why
        return told

    def skip(self, happened: Iterable[Happened]) -> None:
        """What happened long ago: nobody will read it, but it counts."""
        for one in happened:
            event = redacted(one.event, self.eyes, self.redactions)
            if event is not None:
                self._follow(event, one)
                self.seen += 1
