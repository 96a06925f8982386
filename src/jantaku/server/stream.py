"""A stream: what one viewer, a seat or the watchers, is told of a match, event by event.

It takes what has happened, leaves of it what these eyes may see, and makes the messages: events with their numbers,
what they change on the board, results. All connections of a viewer hear the same.
"""

from collections.abc import Iterable, Mapping
from functools import lru_cache
from typing import Any, Final

import msgspec

from jantaku.scoring.ledger import Seat
from jantaku.server.board import Board, Terms
from jantaku.server.results import TOLD_IN_RESULTS, result_of
from jantaku.server.told import words
from jantaku.server.wire import Json, Table, encode, event_on_wire
from jantaku.table.events import DealEnded, DealStarted, Discarded, Drawn, Event, MatchEnded, Won
from jantaku.table.views import Eyes, Redaction, redacted


class Happened(msgspec.Struct, gc=False):
    """An event as the table has it, with what is said of it only once: why a win is worth what it is, and which deal
    comes next."""

    event: Event
    explained: Json | None = None
    following: DealStarted | None = None
    public: bytes = b""
    """As it is sent to all who see all of it, without its number; made when the first of them is told."""
    result: Json | None = None
    """What the deal came to, for all who saw all of it; made when the first of them is told."""


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
        """Of the present deal what its result is put together from."""
        self._saw_all = True
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

    def message(self, first: int, events: list[msgspec.Raw], same: "dict[tuple[int, int], bytes]") -> bytes:
        """The message that tells these events, open at its end for what concerns the own hand. Who sees nothing of the
        hands that have changed is told the ``same`` as others who do not; so it is encoded once for them."""
        key = first, len(events)
        known = same.get(key) if self.board.hides_changes(self.eyes) else b""
        if known:
            self.board.forget_changes()
            return known
        told = encode({"type": "events", "first": first, "events": events, "board": self.board.patch()})[:-1]
        if known is None:
            same[key] = told
        return told

    def _follow(self, event: Event, one: Happened) -> None:
        self.board.follow(event)
        kind = type(event)
        if kind not in TOLD_IN_RESULTS:
            return
        if kind is DealStarted:
            self._deal, self._explained, self.log, self.result, self._saw_all = [], {}, [], None, True
        elif kind is Won:
            self._explained[len(self._deal)] = one.explained if event is one.event else None
        self._deal.append(event)
        self._saw_all &= event is one.event
        if kind is DealEnded or kind is MatchEnded:
            self.result = self._result(one)

    def _result(self, last: Happened) -> Json:
        """What the deal came to; those who saw the same are told the same."""
        if self._saw_all and last.result is not None:
            return last.result
        result = result_of(self._deal, self._explained, self.table, last.following)
        if self._saw_all:
            last.result = result
        return result

    def _told(self, event: Event, one: Happened) -> msgspec.Raw:
        """The event with its number; what is the same for everybody is put together once."""
        secret = self.board.terms.secret_draws
        if type(event) in OFTEN:
            told = _often(event, self.table.game, secret)
        elif event is not one.event:
            told = in_words(event, self.table, secret)
        else:
            told = one.public = one.public or in_words(event, self.table, secret, one.explained)
        return msgspec.Raw(b'{"n":%d,%b' % (self.seen, told))

    def skip(self, happened: Iterable[Happened]) -> None:
        """What happened long ago: nobody will read it, but it counts."""
        for one in happened:
            event = redacted(one.event, self.eyes, self.redactions)
            if event is not None:
                self._follow(event, one)
                self.seen += 1


def in_words(event: Event, table: Table, secret_draws: bool, why: Json | None = None) -> bytes:
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


@lru_cache(maxsize=20_000)
def _often(event: Event, game: str, secret_draws: bool) -> bytes:
    return in_words(event, Table((), game), secret_draws)
