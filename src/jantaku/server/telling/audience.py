"""The audience of a match: what was shown of it so far, to whom, and what is still held back.

The match runs ahead of what is shown. Events go out up to a tile that others might want; what follows is held back for
a while, whether anybody may claim it or not, so that time tells nothing (`pace_ms`, or `call_ms` where the table has a
call window of fixed length). The while is drawn by lot and begins when the tile was sent. After a deal the result
stands until those at the table have read it.

Those who sit at the table see it now, watchers a little later and no hand; or all hands, but of deals that are over.
"""

import asyncio
import math
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Final

from jantaku.scoring.ledger import Seat
from jantaku.server.rooms.chairs import Places
from jantaku.server.rooms.clocks import Clocks
from jantaku.server.telling.drawn_deals import waits_shown
from jantaku.server.telling.explanations import explained
from jantaku.server.telling.questions import NOT_READY, Back, me_on_wire, notice
from jantaku.server.telling.stream import OFTEN, Happened, SeatStream, Stream, Viewer
from jantaku.server.telling.wire import Json, encode, setting_of
from jantaku.server.web.messages import Options
from jantaku.server.web.sockets import outbox_of
from jantaku.table.events import (
    Called,
    DealEnded,
    DealStarted,
    Discarded,
    Event,
    HandShown,
    KanDeclared,
    MatchEnded,
    NukiDeclared,
    PersonalDoraLost,
    PersonalDoraTaken,
    RunRaised,
    Seated,
    Won,
)
from jantaku.table.match import Match
from jantaku.table.telling.board import Board, terms_of
from jantaku.table.telling.eyes import Eyes, eyes_of
from jantaku.table.telling.view import View

if TYPE_CHECKING:
    from jantaku.server.web.connection import Connection

OFFERS: Final = frozenset({Discarded, KanDeclared, RunRaised, NukiDeclared, PersonalDoraTaken, PersonalDoraLost})
"""After these, others may want the tile."""
ENDS: Final = frozenset({DealEnded, MatchEnded})


class Audience:
    """All who hear of a match. ``taking_back`` says where a seat comes that takes its last answer back."""

    def __init__(
        self,
        match: Match,
        options: Options,
        places: Places,
        clocks: Clocks,
        taking_back: Callable[[Seat], Back],
        seated: Callable[[], None] = lambda: None,
    ) -> None:
        """``seated`` is called when players have changed places, and nobody listens until it has brought everybody to
        the own seat."""
        self.match = match
        self._seated = seated
        self.hold = 0.0
        """Until when nothing more is shown."""
        self.reading: set[Seat] | None = None
        """Who has not read the result yet that stands on the table; None: there is none."""
        self._read_by = math.inf
        self._plan = match.rules.plan
        self._offers = OFFERS | {Called} if self._plan.calls.rob_laid else OFFERS
        self._options = options
        self._places = places
        self._clocks = clocks
        self._taking_back = taking_back
        self._shown = 0
        self._told: list[Happened] = []
        self._master = Board(terms_of(self._plan), match.table.seats.count)
        self._views: dict[Seat | None, View] = {}
        self._hand_views: dict[Seat, View] = {}
        self._streams: dict[Seat, SeatStream] = {}
        self._common: Stream | None = None
        """What those who sit at the table are told alike."""
        self._watchers: Stream | None = None
        self._delayed: list[tuple[float, list[Happened]]] = []
        """What watchers are told later, and when."""

    # ------------------------------------------------------------ how far it was shown

    def _total(self) -> int:
        return len(self.match.history) + len(self.match.deal.events)

    def _event(self, number: int) -> Event:
        history = self.match.history
        return history[number] if number < len(history) else self.match.deal.events[number - len(history)]

    @property
    def board(self) -> Board:
        """What everybody has been shown."""
        return self._master

    @property
    def held(self) -> bool:
        """Whether the match is ahead of what was shown."""
        return self._shown < self._total() or self.reading is not None

    def next_due(self) -> float | None:
        """When more is to be shown to those at the table; None: all is shown."""
        if self.reading is not None:
            return self._read_by
        return self.hold if self._shown < self._total() else None

    def next_delayed(self) -> float:
        """When more is to be shown to watchers."""
        return self._delayed[0][0] if self._delayed else math.inf

    def catch_up(self, reading: bool) -> None:
        """A match that was played again: all of it was shown; or all up to a result that was not read."""
        until = self._total()
        if reading and not self.match.over:
            until = 1 + max(at for at in range(until) if isinstance(self._event(at), DealEnded))
        self._told += self._prepare(until)
        if any(isinstance(one.event, Seated) for one in self._told):
            self._seated()
        if until < self._total():
            self._let_read(self._places.people(), self._clocks.now())

    # ------------------------------------------------------------ showing

    def show(self, now: float) -> None:
        """Send what may be seen by now."""
        total = self._total()
        while self._shown < total and now >= self.hold and self.reading is None:
            until, ends, wait = self._shown, False, 0.0
            while until < total:
                event = self._event(until)
                until += 1
                if type(event) in self._offers and (wait := self._clocks.pace()):
                    break
                if type(event) in ENDS:
                    ends = True
                    if until < total and not isinstance(self._event(until), MatchEnded):
                        break
            happened = list(self._prepare(until))
            self._told += happened
            if ends:
                self._pause(now)
            moved = any(isinstance(one.event, Seated) for one in happened)
            if moved:  # whose hand it is now is not for those who sat there before
                self._send_away()
            self._tell(happened, now)
            if moved:
                self._seated()
            if wait:
                outbox_of(asyncio.get_running_loop()).send_off()
                self.hold = self._clocks.now() + wait
        self._show_delayed(now)

    def _prepare(self, until: int) -> Iterator[Happened]:
        """The next events, with what is said of them once for all viewers."""
        master = self._master
        while self._shown < until:
            event = self._event(self._shown)
            self._shown += 1
            if type(event) in OFTEN:
                yield Happened(event)
                continue
            why: Json | None = None
            following: DealStarted | None = None
            waits: tuple[str, ...] = ()
            if isinstance(event, Won) and (place := master.place) is not None:
                why = explained(event, self._plan, place, map(self._event, range(self._shown, self._total())))
            elif isinstance(event, DealEnded) and self._shown < self._total():
                after = self._event(self._shown)
                following = after if isinstance(after, DealStarted) else None
            elif isinstance(event, HandShown):
                waits = waits_shown(event, master, self.match.table)
            elif isinstance(event, Seated):
                self._places.change_seats(event.members)
            master.follow(event)  # it is asked who deals, what lies on the table and who is out
            yield Happened(event, why, following, waits)

    def _tell(self, happened: list[Happened], now: float) -> None:
        """Those who sit at the table see it now, watchers later."""
        if self._common is not None:
            all_shown = self._shown == self._total()
            goes_on = all_shown and not self.match.over
            last = happened[-1].event
            offered = next((one.event for one in reversed(happened) if type(one.event) in OFFERS), None)
            telling = self._common.tell(happened)
            if self._common.listeners:  # who rests
                send_encoded(self._common, telling.message + b"}")
                self._send_result(self._common, last)
            for stream in self._streams.values():
                message = stream.tell(telling)
                if stream.listeners:
                    more = self._own(stream, offered) if goes_on else None
                    send_encoded(stream, message + (b"," + encode(more)[1:] if more else b"}"))
                    if stream.result is not None:
                        self._send_result(stream, last)
        if self._watchers is not None:
            self._delay(happened, now)

    def _own(self, stream: SeatStream, offered: Event | None) -> Json:
        """What concerns the own hand, if it has changed; and why the last tile was no win."""
        seat = stream.seat
        back = self._taking_back(seat)
        me = me_on_wire(self.match, self.view(seat), stream.board, back)
        own: Json = {}
        if me is not stream.me and me != stream.me:
            stream.me = own["me"] = me
        ready = me is not NOT_READY[back]
        if ready and isinstance(offered, Discarded | NukiDeclared) and offered.seat != seat:
            why = notice(self.match, seat, offered.tile)
            if why is not None:
                own["notice"] = why
        return own

    # ------------------------------------------------------------ results

    def _pause(self, now: float) -> None:
        """The deal is over; those who look at the result may look at it."""
        if self.match.over and self._shown == self._total():
            return
        self._let_read(self._places.present(), now)
        self._clocks.refill()

    def _let_read(self, seats: set[Seat], now: float) -> None:
        pause = self._options.pause_s
        if seats and pause != 0:
            self.reading = seats
            self._read_by = math.inf if pause is None else now + pause

    def has_read(self, seat: Seat | None) -> None:
        """Nobody need wait for this seat to read."""
        if self.reading is not None and seat is not None:
            self.reading.discard(seat)

    def have_read(self, now: float) -> bool:
        """Whether all have read the result that stands on the table, or the time is up."""
        return self.reading is not None and (not self.reading or now >= self._read_by)

    def result(self, stream: Viewer) -> Json | None:
        """The result of the deal that is over, with those who are waited for."""
        if stream.result is None:
            return None
        wait = None
        if self.reading:
            left = None if self._read_by == math.inf else max(0, round((self._read_by - self._clocks.now()) * 1000))
            wait = {"ms": left, "seats": sorted(self.reading)}
        return stream.result | {"wait": wait}

    def _send_result(self, stream: Viewer, last: Event) -> None:
        if type(last) in ENDS and (result := self.result(stream)) is not None:
            send_all(stream, {"type": "result", **result})

    # ------------------------------------------------------------ watchers

    def _delay(self, happened: list[Happened], now: float) -> None:
        """Watchers see no hand and all a little later; or all hands, but of a deal that is over."""
        delay = self._options.watch_delay_s
        if self._options.watch != "hands":
            self._delayed.append((now + delay, happened))
            return
        self._delayed.append((math.inf, happened))
        if any(isinstance(one.event, DealEnded) for one in happened):
            self._delayed = [(min(due, now + delay), told) for due, told in self._delayed]

    def _show_delayed(self, now: float) -> None:
        while self._delayed and self._delayed[0][0] <= now:
            _, happened = self._delayed.pop(0)
            self._tell_watchers(happened)

    def show_the_rest(self) -> None:
        """The match is over, and no reason is left to wait."""
        for _, happened in self._delayed:
            self._tell_watchers(happened)
        self._delayed = []

    def _tell_watchers(self, happened: list[Happened]) -> None:
        stream = self._watchers
        if stream is not None:
            send_encoded(stream, stream.tell(happened).message + b"}")
            self._send_result(stream, happened[-1].event)

    # ------------------------------------------------------------ those who listen

    def view(self, seat: Seat | None) -> View:
        """What a seat may know; kept, because it reads on where it has stopped reading."""
        known = self._views.get(seat)
        if known is None:
            known = self._views[seat] = self.match.view(seat)
        return known

    def view_of_hand(self, seat: Seat) -> View:
        """What a bot looks at that plays this hand: where others answer for it, no other hand of theirs."""
        if self.match.table.seats.sees(seat) == {self.match.table.seats.controller(seat)}:
            return self.view(seat)
        known = self._hand_views.get(seat)
        if known is None:
            known = self._hand_views[seat] = self.match.view(seat, of_hand=True)
        return known

    def listened_to(self, seat: Seat) -> SeatStream | None:
        """What the seat is told, if anybody ever listened there."""
        return self._streams.get(seat)

    def viewer(self, seat: Seat | None, rests: bool = False) -> Viewer:
        """What a seat is told, or watchers are, or a player who ``rests``: he sees what all at the table see."""
        if seat is None and rests:
            return self._common or self._make_common()
        return self._watching() if seat is None else self.stream(seat)

    def _send_away(self) -> None:
        """Nobody who plays listens for now."""
        for stream in self._streams.values():
            stream.listeners.clear()
        if self._common is not None:
            self._common.listeners.clear()

    def stream(self, seat: Seat) -> SeatStream:
        """What a seat is told; made when the first one listens."""
        stream = self._streams.get(seat)
        if stream is None:
            common = self._common or self._make_common()
            stream = self._streams[seat] = SeatStream(seat, self.view(seat).eyes, common)
            stream.catch_up(*_from_last_deal(self._told), common.log)
        return stream

    def me(self, stream: SeatStream) -> Json | None:
        """What concerns the own hand; as it was last told, where more has happened than was shown."""
        back = self._taking_back(stream.seat)
        if not self.held and not self.match.over:
            stream.me = me_on_wire(self.match, self.view(stream.seat), stream.board, back)
        elif self.reading is not None:  # the hand is over, the next one not yet seen
            stream.me = NOT_READY[back]
        return stream.me

    def _watching(self) -> Stream:
        """What watchers are told: they see no hand, or all hands of deals that are over."""
        if self._watchers is None:
            told, hands = self._told, self._options.watch == "hands"
            if hands:  # nothing of the deal that is being played
                ends = [at for at, one in enumerate(told) if isinstance(one.event, DealEnded)]
                told, rest = told[: ends[-1] + 1 if ends else 0], told[ends[-1] + 1 if ends else 0 :]
                self._delayed = [(math.inf, rest)] if rest else []
            self._watchers = self._make_stream(eyes_of(self._plan, self._places.seats if hands else ()), told)
        return self._watchers

    def _make_common(self) -> Stream:
        """What everybody at the table sees, as far as it was shown."""
        self._common = self._make_stream(eyes_of(self._plan), self._told)
        return self._common

    def _make_stream(self, eyes: Eyes, told: list[Happened]) -> Stream:
        table = setting_of(self.match.names, self.match.table.seats.count, self._plan.game)
        stream = Stream(None, eyes, terms_of(self._plan), table)
        before, since = _from_last_deal(told)
        stream.skip(before)
        stream.take(since)
        stream.board.forget_changes()
        return stream


def _from_last_deal(told: list[Happened]) -> tuple[list[Happened], list[Happened]]:
    """What happened before the last deal that began, and since then."""
    start = next((at for at in reversed(range(len(told))) if isinstance(told[at].event, DealStarted)), 0)
    return told[:start], told[start:]


def send_all(stream: Viewer, message: Json, but: "Connection | None" = None) -> None:
    """To all who listen."""
    if stream.listeners:
        send_encoded(stream, encode(message), but)


def send_encoded(stream: Viewer, message: bytes, but: "Connection | None" = None) -> None:
    """The same, encoded already."""
    for connection in list(stream.listeners):
        if connection is not but:
            connection.send_bytes(message)
