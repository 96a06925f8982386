"""A room: one table, from the first who sits down to the last point.

One task has the room (`_run`): all that is said to it comes through one queue and is done one after the other, so
nothing here is locked. An answer that comes while the task waits is heard at once (`hear_at_once`), and the task goes
on only when that is done. An answer is checked, stored, given to the match, and only then does anybody hear of it.

The match runs ahead of what is shown. Events go out up to a tile that others might want; what follows is held back for
a while, whether anybody may claim it or not, so that time tells nothing (`pace_ms`, or `call_ms` where the table has a
call window of fixed length). The while is drawn by lot and begins when the tile was sent. The match rests at the tile
until it was told, and only then asks: so all hear the same of it, whoever may want it. After a deal the result stands
until those at the table have read it. A window is opened when everything before it was shown, and only then does its
clock begin.
"""

import asyncio
import contextlib
import inspect
import logging
import math
import random
import time
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any, Final

import msgspec

from jantaku.players import Bot, Player
from jantaku.records.native import write_native
from jantaku.records.of_match import record_of
from jantaku.rules import RuleSet
from jantaku.scoring.ledger import Seat
from jantaku.server import messages as say
from jantaku.server.board import Board, terms_of
from jantaku.server.chat import KEPT, Chat
from jantaku.server.draws import waits_shown
from jantaku.server.errors import ServerError
from jantaku.server.explained import Place as WhereWon
from jantaku.server.explained import explained
from jantaku.server.messages import Options
from jantaku.server.questions import NOT_READY, hint_on_wire, me_on_wire, notice, refusal_on_wire, window_on_wire
from jantaku.server.rulebook import rules_on_wire, short_rules
from jantaku.server.sockets import outbox_of
from jantaku.server.store import (
    OVER,
    PLAYING,
    READ,
    WAITING,
    Store,
    StoredAnswer,
    StoredPlace,
    StoredTable,
    TakenError,
    goes_on,
    standing,
)
from jantaku.server.stream import OFTEN, Happened, SeatStream, Stream, Viewer
from jantaku.server.waiting import fill
from jantaku.server.wire import Json, Said, Table, encode, said
from jantaku.table.codes import PASS, Code
from jantaku.table.events import (
    DealEnded,
    DealStarted,
    Discarded,
    Event,
    HandShown,
    KanDeclared,
    MatchEnded,
    NukiDeclared,
    SeatsDrawn,
    Won,
)
from jantaku.table.match import NOBODY, Match
from jantaku.table.refusal import Refusal
from jantaku.table.views import BLIND, Eyes, View
from jantaku.table.window import Answer, Ask, By, Window, WindowKind

if TYPE_CHECKING:
    from jantaku.server.connection import Connection

LOG: Final = logging.getLogger(__name__)
PROTOCOL: Final = 1
OFFERS: Final = frozenset({Discarded, KanDeclared, NukiDeclared})
"""After these, others may want the tile."""
ENDS: Final = frozenset({DealEnded, MatchEnded})
PERSON, BOT, EMPTY = "person", "bot", "empty"
CLAIMS: Final = (WindowKind.CLAIM, WindowKind.ROB)
MOST_WATCHERS: Final = 64
WORKED_OUT_S: Final = 0.03
"""So much sooner than the pause after a tile ends a call window of fixed length."""


class DefaultPlayer:
    """Answers what would hold if nobody answered."""

    def answer(self, view: View, ask: Ask, /) -> Code:
        """The default."""
        return ask.default


LEVELS: Final[dict[str, Callable[[RuleSet], Player]]] = {"bot": Bot, "default": lambda _rules: DefaultPlayer()}
"""The bots that may be asked to sit down."""


class Sitting(msgspec.Struct):
    """Who sits at a place: the places are numbered as the table was laid, the seats as the lots fell."""

    place: int
    kind: str
    name: str
    token: str
    level: str = "bot"
    nonce: str = ""
    ready: bool = False
    left: bool = False
    """Has said that a bot shall play on."""
    gone_at: float = 0.0
    """Since when nobody is connected for it."""
    online: int = 0


class Waiting(msgspec.Struct):
    """An open question to a seat: when it is answered for it, and by whom."""

    due: float
    by: By


class Room:
    """A table."""

    def __init__(self, stored: StoredTable, rules: RuleSet, store: Store, settings: "RoomSettings") -> None:
        self.id = stored.id
        self.code = stored.code
        self.name = stored.name
        self.created = stored.created
        self.state = stored.state
        self.rules = rules
        self.options: Options = msgspec.json.decode(stored.options, type=Options)
        self.secret = stored.secret
        self.store = store
        self.settings = settings
        self.places = [
            Sitting(place.place, place.kind, place.name, place.token, place.level or "bot", place.nonce)
            for place in stored.places
        ]
        self._alone = [place.kind for place in self.places].count(PERSON) == 1
        self.seats: list[int] = [place.place for place in self.places]
        """Of each seat, who sits there: the number of the place."""
        self.match: Match | None = None
        self.over = False
        self.inbox: asyncio.Queue[Callable[[], Any]] = asyncio.Queue()
        self._idle = False
        """Whether the task waits for something to do."""
        self._storing = False
        """Whether an answer that was heard at once is being stored; then the task waits for that first."""
        self._stored = asyncio.Event()
        self.connections: set[Connection] = set()
        self.on_over: Callable[[Room], None] | None = None
        self.chat = Chat()
        self.following = ""
        """The table at which those who sit here play again."""
        self._rng = random.Random()
        self._task: asyncio.Task[None] | None = None
        self._streams: dict[Seat, SeatStream] = {}
        self._watchers: Stream | None = None
        self._views: dict[Seat | None, View] = {}
        self._number = 0
        self._played: list[tuple[int, int, Answer]] = []
        """The answers that stand: number, window, answer."""
        self._bots: dict[Seat, Player] = {}
        self._shown = 0
        self._told: list[Happened] = []
        self._hold = 0.0
        self._reading: set[Seat] | None = None
        self._read_by = math.inf
        self._opened: Window | None = None
        self._opened_at = 0.0
        self._waiting: dict[Seat, Waiting] = {}
        self._questions: dict[Seat, Window] = {}
        """The open window as each seat sees it that was asked, until something is answered."""
        self._bank: list[float] = []
        self._asked: dict[Seat, int] = {}
        """The windows that were sent, by the seat that answers."""
        self._delayed: list[tuple[float, list[Happened]]] = []
        self._deal_began = 0.0
        self._master: Board | None = None
        self._common: Stream | None = None
        """What those who sit at the table are told alike."""

    # ------------------------------------------------------------ life

    def start(self) -> None:
        """Take up the work; a match that was begun goes on where it was."""
        if self.state == PLAYING:
            self._resume()
        self._task = asyncio.create_task(self._run(), name=f"room {self.id}")

    async def stop(self) -> None:
        """Let go, as it stands."""
        if self._task is not None:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task
        for connection in list(self.connections):
            connection.close(1012)

    def retire(self) -> None:
        """Nobody needs it any more."""
        if self._task is not None:
            self._task.cancel()
        for connection in list(self.connections):
            connection.close(1000)

    def _now(self) -> float:
        """The time by the clock of the server; that of a loop stands still while something is worked out."""
        return self.settings.clock()

    async def _run(self) -> None:
        outbox = outbox_of(asyncio.get_running_loop())
        try:
            while True:
                await self._go_on()
                outbox.send_off()
                due = self._next_due()
                self._idle = True
                try:
                    if self.inbox.empty() and due < math.inf:
                        async with asyncio.timeout(due - self._now()):
                            job = await self.inbox.get()
                    else:
                        job = await self.inbox.get()
                except TimeoutError:
                    job = _nothing
                self._idle = False
                while self._storing:
                    await self._stored.wait()
                outcome = job()
                if inspect.isawaitable(outcome):
                    await outcome
        except TakenError:
            self._let_go("elsewhere")
        except Exception:
            LOG.exception("room %s", self.id)
            self._let_go("internal")

    def _let_go(self, kind: str) -> None:
        """Another server has the match, or this one has failed: whoever connects again finds it as it is stored."""
        self.over = True
        for connection in list(self.connections):
            connection.send({"type": "error", **ServerError(kind).on_wire()})
            connection.close(1012)
        if self.on_over is not None:
            self.on_over(self)

    @property
    def abandoned(self) -> bool:
        """Whether this room has let go of a match that is not over."""
        return self.over and self.state != OVER

    # ------------------------------------------------------------ the match

    def _make_match(self) -> Match:
        return Match(
            self.rules,
            self.secret,
            [place.name for place in self.places],
            nonces=[bytes(place.nonce, "utf-8") for place in self.places if place.nonce],
            draw_seats=self.options.draw_seats,
        )

    def _sit_down(self, match: Match) -> None:
        """Who sits at which seat."""
        lots = next((event for event in match.history if isinstance(event, SeatsDrawn)), None)
        self.seats = list(range(len(self.places)))
        if lots is not None:
            for place, seat in enumerate(lots.seats):
                self.seats[seat] = place
        self._bots = {}
        for seat, place in enumerate(self.seats):
            self._bots[seat] = LEVELS.get(self.places[place].level, Bot)(self.rules)

    def _resume(self) -> None:
        """Play it again from what is stored, and show all of it at once; a result that was not read stands again."""
        stored = self.store.answers(self.id)
        self._number = len(stored)
        for place in self.places:
            place.gone_at = self._now()
        self._watch_the_away()
        self._replay(standing(stored), goes_on(stored))

    def _replay(self, answers: Sequence[tuple[int, int, Answer]], went_on: bool = True) -> None:
        match = self._make_match()
        self._sit_down(match)
        clock = self.options.clock
        full = 0.0 if clock is None else clock.bank_s * 1000
        self._bank = [full] * len(self.places)
        deal = 0
        for _, number, answer in answers:
            if match.window is None or match.window.number != number:
                raise ValueError(f"{self.id}: there is no window {number} to answer")
            if match.deal.number != deal:
                deal, self._bank = match.deal.number, [full] * len(self.places)
            if answer.seat == NOBODY and answer.code == PASS:
                match.close(answer.by)
                continue
            refusal = match.answer(answer.seat, answer.code, answer.at_ms, answer.by)
            if refusal is not None:
                raise ValueError(f"{self.id}: window {number}: {refusal}")
            self._spend(answer)
        between = bool(answers) and match.deal.number != deal
        if between:
            self._bank = [full] * len(self.places)
        self._played = list(answers)
        self._show_from_start(match, reading=between and not went_on)

    def _show_from_start(self, match: Match, reading: bool) -> None:
        self.match = match
        self.state = PLAYING
        self._views = {}
        self._streams, self._common, self._watchers = {}, None, None
        self._told, self._shown = [], 0
        self._opened, self._waiting, self._questions, self._asked, self._reading = None, {}, {}, {}, None
        self._delayed, self._hold = [], 0.0
        self._master = Board(terms_of(self.rules.plan), len(self.places))
        until = self._total()
        if reading and not match.over:
            until = 1 + max(at for at in range(until) if isinstance(self._event(at), DealEnded))
        for happened in self._prepare(until):
            self._told.append(happened)
        if until < self._total():
            people = {seat for seat in range(len(self.seats)) if self._sitting(seat).kind == PERSON}
            self._let_read(people, self._now())
        match.rests = self._paced
        for connection in self.connections:
            self._listen(connection)

    def _begin(self) -> None:
        """Everybody is there."""
        if not self.store.begin_match(self.id):
            raise TakenError(self.id)
        clock = self.options.clock
        self._bank = [0.0 if clock is None else clock.bank_s * 1000] * len(self.places)
        match = self._make_match()
        self._sit_down(match)
        match.rests = self._paced
        self.match = match
        self.state = PLAYING
        self._master = Board(terms_of(self.rules.plan), len(self.places))
        for connection in list(self.connections):
            connection.seat = self._seat_of(connection.place)
            self._listen(connection)
            connection.send(self._welcome(connection))
            connection.send(self._state(connection))

    def _seat_of(self, place: int | None) -> Seat | None:
        return None if place is None or self.match is None else self.seats.index(place)

    def _total(self) -> int:
        assert self.match is not None
        return len(self.match.history) + len(self.match.deal.events)

    def _event(self, number: int) -> Event:
        assert self.match is not None
        history = self.match.history
        return history[number] if number < len(history) else self.match.deal.events[number - len(history)]

    def _view(self, seat: Seat | None) -> View:
        """What a seat may know; kept, because it reads on where it has stopped reading."""
        assert self.match is not None
        known = self._views.get(seat)
        if known is None:
            known = self._views[seat] = self.match.view(seat)
        return known

    def _sitting(self, seat: Seat) -> Sitting:
        return self.places[self.seats[seat]]

    def _plays_itself(self, seat: Seat, now: float) -> bool:
        """Whether a bot answers for the seat: it is one's, or whoever sits there has left others waiting."""
        sitting = self._sitting(seat)
        if sitting.kind == BOT or sitting.left:
            return True
        if sitting.online:
            return False
        others = any(place.online for place in self.places if place is not sitting and place.kind == PERSON)
        return others and now - sitting.gone_at >= self.settings.away_s

    # ------------------------------------------------------------ going on

    async def _go_on(self) -> None:
        """Everything that is due."""
        while self.match is not None and not self.over:
            now = self._now()
            await self._have_read(now)
            self._show(now)
            self._show_delayed(now)
            if self._shown < self._total() or self._reading is not None:
                return
            if self.match.resting:
                self.match.go_on()
                continue
            if self.match.window is None:
                await self._end()
                return
            if self._opened is not self.match.window:
                self._open(now)
            answers = await self._due_answers(now)
            if not answers:
                return
            await self._give(answers)
            if not self.inbox.empty():  # bots do not keep others from being heard
                return

    def _go_on_at_once(self) -> bool:
        """Everything that is due now, if nothing has to be waited for, neither before nor after; else it may be done
        in part, and is to be gone on with."""
        match, now = self.match, self._now()
        assert match is not None
        if self._reading is not None or match.rests:
            return False
        self._show(now)
        self._show_delayed(now)
        if self._reading is not None or match.window is None or self._shown < self._total():
            return False
        if self._opened is not match.window:
            self._open(now)
        return self._next_due() == math.inf

    def _next_due(self) -> float:
        """When something is to be done without anybody's asking."""
        due = [self._delayed[0][0]] if self._delayed else []
        if self.match is None or self.over:
            return min(due, default=math.inf)
        if self._reading is not None:
            due.append(self._read_by)
        elif self._shown < self._total():
            due.append(self._hold)
        else:
            due += [waiting.due for waiting in self._waiting.values()]
        return min(due, default=math.inf)

    # ------------------------------------------------------------ showing

    def _show(self, now: float) -> None:
        """Send what may be seen by now."""
        total = self._total()
        while self._shown < total and now >= self._hold and self._reading is None:
            until, ends, wait = self._shown, False, 0.0
            while until < total:
                event = self._event(until)
                until += 1
                if type(event) in OFFERS and (wait := self._pace()):
                    break
                if type(event) in ENDS:
                    ends = True
                    if until < total and not isinstance(self._event(until), MatchEnded):
                        break
            happened = list(self._prepare(until))
            self._told += happened
            if ends:
                self._pause(now)
            self._tell(happened, now)
            if wait:
                outbox_of(asyncio.get_running_loop()).send_off()
                self._hold = self._now() + wait

    @property
    def _paced(self) -> bool:
        """Whether there is a pause after a tile that others might want."""
        return self.options.call_ms > 0 or self.options.pace_ms[1] > 0

    def _pace(self) -> float:
        options = self.options
        return options.call_ms / 1000 if options.call_ms else self._rng.uniform(*options.pace_ms) / 1000

    def _prepare(self, until: int) -> Iterator[Happened]:
        """The next events, with what is said of them once for all viewers."""
        assert self.match is not None
        assert self._master is not None
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
            if isinstance(event, Won) and master.deal is not None:
                out = [seat for seat, holder in enumerate(master.seats) if holder.out]
                deal = master.deal
                place = WhereWon(deal.dealer, deal.round, deal.honba, master.sticks, len(self.places), out)
                why = explained(event, self.rules.plan, place)
            elif isinstance(event, DealEnded) and self._shown < self._total():
                after = self._event(self._shown)
                following = after if isinstance(after, DealStarted) else None
            elif isinstance(event, HandShown):
                waits = waits_shown(event, master, self.match.parts)
            master.follow(event)  # it is asked who deals, what lies on the table and who is out
            yield Happened(event, why, following, waits)

    def _tell(self, happened: list[Happened], now: float) -> None:
        """Those who sit at the table see it now, watchers later."""
        match = self.match
        assert match is not None
        if self._common is not None:
            all_shown = self._shown == self._total()
            goes_on = all_shown and not match.over
            last = happened[-1].event
            offered = next((one.event for one in reversed(happened) if type(one.event) in OFFERS), None)
            telling = self._common.tell(happened, match.deal.wall.live if all_shown else None)
            for stream in self._streams.values():
                message = stream.tell(telling)
                if stream.listeners:
                    more = self._own(stream, offered) if goes_on else None
                    send_encoded(stream, message + (b"," + encode(more)[1:] if more else b"}"))
                    if stream.result is not None:
                        self._send_result(stream, last)
        if self._watchers is not None:
            self._delay(happened, now)

    def _tell_watchers(self, stream: Stream, happened: list[Happened]) -> None:
        send_encoded(stream, stream.tell(happened).message + b"}")
        self._send_result(stream, happened[-1].event)

    def _send_result(self, stream: Viewer, last: Event) -> None:
        if stream.result is not None and type(last) in ENDS:
            send_all(stream, {"type": "result", **self._result(stream)})

    def _is_over(self) -> bool:
        return self.match is None or self.match.over

    def _own(self, stream: SeatStream, offered: Event | None) -> Json:
        """What concerns the own hand, if it has changed; and why the last tile was no win."""
        match, seat = self.match, stream.seat
        assert match is not None
        can_back = self._alone and self._can_take_back(seat) is not None
        me = me_on_wire(match, self._view(seat), stream.board, can_back)
        own: Json = {}
        if me is not stream.me and me != stream.me:
            stream.me = own["me"] = me
        ready = me is not NOT_READY[can_back]
        if ready and isinstance(offered, Discarded | NukiDeclared) and offered.seat != seat:
            why = notice(match, seat, offered.tile)
            if why is not None:
                own["notice"] = why
        return own

    def _result(self, stream: Viewer) -> Json:
        assert stream.result is not None
        wait = None
        if self._reading:
            now = self._now()
            left = None if self._read_by == math.inf else max(0, round((self._read_by - now) * 1000))
            wait = {"ms": left, "seats": sorted(self._reading)}
        return stream.result | {"wait": wait}

    def _pause(self, now: float) -> None:
        """The deal is over; those who look at the result may look at it."""
        if self._is_over() and self._shown == self._total():
            return
        there = {
            seat
            for seat in range(len(self.seats))
            if self._sitting(seat).kind == PERSON and self._sitting(seat).online and not self._sitting(seat).left
        }
        self._let_read(there, now)
        self._refill()

    def _let_read(self, seats: set[Seat], now: float) -> None:
        pause = self.options.pause_s
        if seats and pause != 0:
            self._reading = seats
            self._read_by = math.inf if pause is None else now + pause

    async def _have_read(self, now: float) -> None:
        """All have read the result, or the time is up: from here on the match goes on with the next deal."""
        if self._reading is not None and (not self._reading or now >= self._read_by):
            read = StoredAnswer(READ, Answer(NOBODY, PASS, 0, "referee"))
            await self.store.append(self.id, self._number, [read])
            self._number += 1
            self._reading = None

    def _refill(self) -> None:
        clock = self.options.clock
        if clock is not None:
            self._bank = [clock.bank_s * 1000] * len(self.places)

    # ------------------------------------------------------------ watchers

    def _delay(self, happened: list[Happened], now: float) -> None:
        """Watchers see no hand and all a little later; or all hands, but of a deal that is over."""
        delay = self.options.watch_delay_s
        if self.options.watch != "hands":
            self._delayed.append((now + delay, happened))
            return
        self._delayed.append((math.inf, happened))
        if any(isinstance(one.event, DealStarted) for one in happened):
            self._deal_began = now
        if any(isinstance(one.event, DealEnded) for one in happened):
            self._delayed = [(min(due, now + delay), told) for due, told in self._delayed]

    def _show_delayed(self, now: float) -> None:
        while self._delayed and self._delayed[0][0] <= now:
            _, happened = self._delayed.pop(0)
            if self._watchers is not None:
                self._tell_watchers(self._watchers, happened)

    # ------------------------------------------------------------ asking

    def _open(self, now: float) -> None:
        """All was shown up to this question."""
        match = self.match
        assert match is not None
        window = match.window
        assert window is not None
        self._opened, self._opened_at, self._waiting, self._questions = window, now, {}, {}
        unanswered = match.unanswered  # a match that is resumed may have some of the answers
        for ask in unanswered:
            self._await(window, ask, now)
        for seat in {ask.controller for ask in unanswered}:
            self._ask(seat, now)

    def _await(self, window: Window, ask: Ask, now: float) -> None:
        """Who answers, and until when."""
        seat = ask.controller
        fixed = self.options.call_ms / 1000 if window.kind in CLAIMS else 0.0
        if self._plays_itself(seat, now):
            # What a bot says to another's tile is shown no sooner than the pause after it is over.
            think = 0.0 if window.kind in CLAIMS else self._rng.uniform(*self.options.think_ms) / 1000
            self._waiting[ask.seat] = Waiting(now + think, "bot")
            return
        due = math.inf
        clock = self.options.clock
        if window.by_time and window.length_ms:
            due = now + window.length_ms / 1000
        elif fixed:
            # What the time-out leads to is worked out and stored before the pause ends, and so is shown when it ends.
            due = self._hold - min(WORKED_OUT_S, fixed / 10) if self._hold > now else now + fixed
        elif clock is not None:
            due = now + clock.base_s + self._bank[seat] / 1000
        self._waiting[ask.seat] = Waiting(due, "clock")

    def _ask(self, seat: Seat, now: float) -> None:
        """Send the question to those who answer for the seat."""
        stream = self._streams.get(seat)
        if stream is None or not stream.listeners:
            return
        told = self._window(stream, now)
        if told is not None:
            self._asked[seat] = told["window"]
            send_all(stream, {"type": "window", **told})

    def _window(self, stream: SeatStream, now: float) -> Json | None:
        """The open question to this seat, with the time that is left."""
        match, seat = self.match, stream.seat
        if match is None or self._opened is None or match.window is not self._opened or self._held():
            return None
        window = self._questions.get(seat)
        if window is None:
            window = self._view(seat).window_after(stream.seen)
            if window is None:
                return None
            self._questions[seat] = window
        told = window_on_wire(match, window, stream.board)
        told["time"] = self._time(seat, window, now)
        return told

    def _held(self) -> bool:
        """Whether the match is ahead of what was shown."""
        return self.match is None or self._shown < self._total() or self._reading is not None

    def _time(self, seat: Seat, window: Window, now: float) -> Json | None:
        waiting = next((self._waiting[ask.seat] for ask in window.asks if ask.seat in self._waiting), None)
        if waiting is None or waiting.due == math.inf or waiting.by != "clock":
            return None
        left = max(0, round((waiting.due - now) * 1000))
        clock = self.options.clock
        if clock is None or (window.kind in CLAIMS and self.options.call_ms) or window.by_time:
            return {"left_ms": left, "base_ms": left, "bank_ms": 0}
        base = max(0, round((self._opened_at + clock.base_s - now) * 1000))
        return {"left_ms": left, "base_ms": base, "bank_ms": left - base}

    # ------------------------------------------------------------ answering

    async def _due_answers(self, now: float) -> list[Answer]:
        """What bots and the clock say by now."""
        match = self.match
        assert match is not None
        window = self._opened
        assert window is not None
        if window.by_time:
            return await self._due_by_time(window, now)
        given: list[Answer] = []
        for ask in window.asks:
            waiting = self._waiting.get(ask.seat)
            if waiting is None or waiting.due > now:
                continue
            at_ms = self._at_ms(now)
            if waiting.by == "bot":
                given.append(Answer(ask.seat, await self._bot_says(ask), at_ms, "bot"))
            else:
                given.append(Answer(ask.seat, ask.default, at_ms, "clock"))
        return given

    async def _due_by_time(self, window: Window, now: float) -> list[Answer]:
        """Where it matters who speaks first, bots speak one after the other, and in the end the time is up."""
        for ask in window.asks:
            waiting = self._waiting.get(ask.seat)
            if waiting is not None and waiting.due <= now and waiting.by == "bot":
                return [Answer(ask.seat, await self._bot_says(ask), self._at_ms(now), "bot")]
        if any(waiting.due <= now for waiting in self._waiting.values()):
            return [Answer(NOBODY, PASS, window.length_ms, "clock")]
        return []

    async def _bot_says(self, ask: Ask) -> Code:
        match = self.match
        assert match is not None
        bot, view = self._bots[ask.controller], self._view(ask.controller)
        code: Code
        if isinstance(bot, DefaultPlayer):
            return ask.default
        try:
            code = await asyncio.to_thread(bot.answer, view, ask)
        except Exception:
            LOG.exception("a bot of room %s does not know what to say", self.id)
            return ask.default
        return code if code in ask.codes else ask.default

    def _at_ms(self, now: float) -> int:
        return max(0, round((now - self._opened_at) * 1000))

    async def _give(self, answers: Sequence[Answer]) -> None:
        """Store them, then let the match have them."""
        await self._store(answers)
        self._apply(answers)

    async def _store(self, answers: Sequence[Answer]) -> None:
        window = self._opened
        assert window is not None
        await self.store.append(self.id, self._number, [StoredAnswer(window.number, answer) for answer in answers])

    def _apply(self, answers: Sequence[Answer]) -> None:
        match, window = self.match, self._opened
        assert match is not None
        assert window is not None
        self._questions.clear()
        for answer in answers:
            self._played.append((self._number, window.number, answer))
            self._number += 1
            self._waiting.pop(answer.seat, None)
            if answer.seat == NOBODY:
                match.close(answer.by)
                break
            refusal = match.answer(answer.seat, answer.code, answer.at_ms, answer.by)
            assert refusal is None, f"{self.id}: {refusal}"
            self._spend(answer)
            if answer.by == "clock":
                self._closed(self._controller(window, answer.seat), "time")
        if match.window is not window:
            for seat in list(self._asked):
                self._closed(seat, "taken")

    def _controller(self, window: Window, seat: Seat) -> Seat:
        ask = window.ask_of(seat)
        return seat if ask is None else ask.controller

    def _closed(self, seat: Seat, why: str, but: "Connection | None" = None) -> None:
        number = self._asked.pop(seat, None)
        stream = self._streams.get(seat)
        if number is not None and stream is not None and stream.listeners != {but}:
            send_all(stream, {"type": "closed", "window": number, "why": why}, but)

    def _spend(self, answer: Answer) -> None:
        """What an answer took beyond its own time comes out of the bank."""
        clock = self.options.clock
        if clock is not None and answer.by in ("player", "clock") and answer.seat >= 0:
            over = answer.at_ms - clock.base_s * 1000
            if over > 0:
                self._bank[answer.seat] = max(0.0, self._bank[answer.seat] - over)

    async def _end(self) -> None:
        match = self.match
        assert match is not None
        self.over, self.state = True, OVER
        ended = next(event for event in reversed(match.events) if isinstance(event, MatchEnded))
        record = write_native(record_of(match))
        scores = encode({"names": match.names, "points": ended.points, "scores": ended.scores, "places": ended.places})
        await asyncio.to_thread(self.store.end_match, self.id, scores.decode(), record)
        for _, happened in self._delayed:
            if self._watchers is not None:
                self._tell_watchers(self._watchers, happened)
        self._delayed = []
        if self.on_over is not None:
            self.on_over(self)

    # ------------------------------------------------------------ who is there

    def greet(self, connection: "Connection", place: int | None) -> None:
        """Somebody has said hello, with the token of a place or as a watcher."""
        if place is None and self.options.watch == "off":
            raise ServerError("not_watchable")
        if place is None and sum(other.place is None for other in self.connections) >= MOST_WATCHERS:
            raise ServerError("table_full")
        connection.place, connection.seat = place, self._seat_of(place)
        self.connections.add(connection)
        if place is not None:
            sitting = self.places[place]
            sitting.online += 1
            sitting.left = False
        if self.match is None:
            connection.send(self._room(connection))
            self._tell_room(connection)
            self._tell_before(connection)
            return
        self._listen(connection)
        now = self._now()
        if connection.seat is not None:
            self._take_back_seat(connection.seat, now)
        connection.send(self._welcome(connection))
        connection.send(self._state(connection))
        self._tell_before(connection)
        self._tell_players(connection)
        if not all(place.online for place in self.places if place.kind == PERSON):
            self._watch_the_away()

    def _tell_before(self, connection: "Connection") -> None:
        """What was said at the table, and where it plays again."""
        if (said_before := self.chat.so_far()) is not None:
            connection.send(said_before)
        if self.following:
            connection.send({"type": "rematch", "table": self.following, "name": ""})

    @property
    def between_deals(self) -> bool:
        """Whether nobody has a hand to talk about."""
        return self.match is None or self._reading is not None or (self.match.over and not self._held())

    def rests_for(self, seconds: float) -> bool:
        """Whether the match has waited so long for people who are gone, with no clock that would answer for them."""
        if self.state != PLAYING or self.over or self.connections or self.options.clock is not None:
            return False
        people = [place for place in self.places if place.kind == PERSON and not place.left]
        now = self._now()
        return bool(people) and all(now - place.gone_at >= seconds for place in people)

    def tell(self, message: Json) -> None:
        """To everybody at the table."""
        data = encode(message)
        for connection in list(self.connections):
            connection.send_bytes(data)

    def _take_back_seat(self, seat: Seat, now: float) -> None:
        """Who comes back answers again."""
        window = self._opened
        if window is None or self.match is None or self.match.window is not window:
            return
        for ask in window.asks:
            waiting = self._waiting.get(ask.seat)
            if ask.controller == seat and waiting is not None and waiting.by == "bot":
                self._await(window, ask, now)

    def _listen(self, connection: "Connection") -> None:
        self._viewer(connection.seat).listeners.add(connection)

    def _viewer(self, seat: Seat | None) -> Viewer:
        return self._watching() if seat is None else self._stream(seat)

    def _stream(self, seat: Seat) -> SeatStream:
        """What a seat is told; made when the first one listens."""
        stream = self._streams.get(seat)
        if stream is None:
            common = self._common or self._make_common()
            stream = self._streams[seat] = SeatStream(seat, self._view(seat).eyes, common)
            stream.catch_up(*_from_last_deal(self._told), common.log)
        return stream

    def _watching(self) -> Stream:
        """What watchers are told: they see no hand, or all hands of deals that are over."""
        if self._watchers is None:
            told, hands = self._told, self.options.watch == "hands"
            if hands:  # nothing of the deal that is being played
                ends = [at for at, one in enumerate(told) if isinstance(one.event, DealEnded)]
                told, rest = told[: ends[-1] + 1 if ends else 0], told[ends[-1] + 1 if ends else 0 :]
                self._delayed = [(math.inf, rest)] if rest else []
            self._watchers = self._make_stream(frozenset(range(len(self.seats))) if hands else BLIND, told)
        return self._watchers

    def _make_common(self) -> Stream:
        """What everybody at the table sees, as far as it was shown."""
        assert self.match is not None
        common = self._common = self._make_stream(BLIND, self._told)
        if not self._held():
            common.board.set_left(self.match.deal.wall.live)
            common.board.forget_changes()
        return common

    def _make_stream(self, eyes: Eyes, told: list[Happened]) -> Stream:
        assert self.match is not None
        plan = self.rules.plan
        stream = Stream(None, eyes, self._view(None).redactions, terms_of(plan), Table(self.match.names, plan.game))
        before, since = _from_last_deal(told)
        stream.skip(before)
        stream.take(since)
        stream.board.forget_changes()
        return stream

    def farewell(self, connection: "Connection") -> None:
        """A connection is gone."""
        if connection not in self.connections:
            return
        self.connections.discard(connection)
        if self.match is not None:
            self._viewer(connection.seat).listeners.discard(connection)
        if connection.place is not None:
            sitting = self.places[connection.place]
            sitting.online -= 1
            sitting.gone_at = self._now()
            if not sitting.online:
                sitting.ready = False
                self._not_reading(connection.seat)
        if self.match is None:
            self._tell_room()
        else:
            self._tell_players()
            self._watch_the_away()

    def _watch_the_away(self) -> None:
        """Look again when somebody who is gone has been gone for too long."""
        loop = asyncio.get_running_loop()
        loop.call_later(self.settings.away_s + 0.01, lambda: self.inbox.put_nowait(self._replace_the_away))

    def _replace_the_away(self) -> None:
        now = self._now()
        window = self._opened
        if window is None or self.match is None or self.match.window is not window or self._held():
            return
        for ask in window.asks:
            waiting = self._waiting.get(ask.seat)
            if waiting is not None and waiting.by == "clock" and self._plays_itself(ask.controller, now):
                self._await(window, ask, now)
        self._tell_players()

    # ------------------------------------------------------------ being spoken to

    async def hear(self, connection: "Connection", message: say.ClientMessage) -> None:
        """What a connection says."""
        if self.over and self.abandoned:
            raise ServerError("elsewhere")
        match message:
            case say.Answer():
                await self._hear_answer(connection, message)
            case say.Why():
                connection.reply(message, self._why(connection, message))
            case say.Hint():
                connection.reply(message, self._hint(connection))
            case say.Next():
                self._not_reading(connection.seat)
                self._tell_players()
            case say.Ready():
                self._hear_ready(connection, message)
            case say.Back():
                await self._take_back(connection)
            case say.Leave():
                self._leave(connection)
            case say.Fill():
                fill(self, connection, message)
                self._tell_room()
            case say.Chat():
                line = self.chat.hear(self, connection, message)
                await asyncio.to_thread(self.store.add_line, self.id, line, KEPT)
                self.tell(self.chat.tell(line))
            case _:
                raise ServerError("unknown_type")

    def _seated(self, connection: "Connection") -> Seat:
        if connection.place is None:
            raise ServerError("not_seated")
        if self.match is None or connection.seat is None:
            raise ServerError("not_playing")
        return connection.seat

    def hear_at_once(self, connection: "Connection", message: say.Answer) -> bool:
        """An answer, without a detour over queue and task; False if the room has something else to do first."""
        if not self._idle or self._storing or self.over or not self.inbox.empty():
            return False
        given = self._check(connection, message)
        if given is not None:
            self._storing = True
            self._stored.clear()
            window = self._opened
            assert window is not None
            stored = [StoredAnswer(window.number, given)]
            self.store.append_soon(self.id, self._number, stored, partial(self._heard, connection, message, given))
        return True

    def _heard(self, connection: "Connection", message: say.Answer, given: Answer, error: Exception | None) -> None:
        """It is stored, or could not be."""
        self._storing = False
        self._stored.set()
        if self._task is None or self._task.done() or self._task.cancelling():
            return
        try:
            if error is not None:
                raise error
            self._accept(connection, message, given)
            if not self._go_on_at_once():
                self.inbox.put_nowait(_nothing)
        except Exception as failure:
            self.inbox.put_nowait(partial(_fail, failure))
        outbox_of(asyncio.get_running_loop()).send_off_in_time()

    async def _hear_answer(self, connection: "Connection", message: say.Answer) -> None:
        given = self._check(connection, message)
        if given is not None:
            await self._store([given])
            self._accept(connection, message, given)

    def _check(self, connection: "Connection", message: say.Answer) -> Answer | None:
        """What was answered; None if it is refused."""
        controller = self._seated(connection)
        match = self.match
        assert match is not None
        if match.over:
            raise ServerError("match_over")
        window = None if self._held() else self._questions.get(controller) or self._view(controller).window
        if window is None or window.number != message.window or self._opened is not match.window:
            raise ServerError("late", window=message.window)
        seat = window.asks[0].seat if message.seat is None else message.seat
        ask = window.ask_of(seat)
        if ask is None:
            raise ServerError("bad_message", place="seat")
        if message.code not in ask.codes:
            refusal = match.why(seat, message.code) or Refusal("no_such_action")
            told = {"type": "refused", "window": message.window, "code": message.code}
            connection.reply(message, {**told, "refusal": refusal_on_wire(refusal)})
            return None
        return Answer(seat, message.code, self._at_ms(self._now()), "player")

    def _accept(self, connection: "Connection", message: say.Answer, given: Answer) -> None:
        """It is stored: say so, and let the match have it."""
        assert self.match is not None
        connection.reply(message, {"type": "accepted", "window": message.window, "code": message.code})
        asked = [ask for ask in self.match.unanswered if ask.controller == connection.seat]
        if len(asked) == 1 and connection.seat is not None:
            self._closed(connection.seat, "answered", connection)
        self._apply([given])

    def _why(self, connection: "Connection", message: say.Why) -> Json:
        controller = self._seated(connection)
        match = self.match
        assert match is not None
        seat = controller if message.seat is None else message.seat
        if seat not in match.parts.seats.all or match.parts.seats.controller(seat) != controller:
            raise ServerError("not_seated")
        told: Json = {"type": "why"}
        refusal: Refusal | None
        if message.code is not None:
            told["code"] = message.code
            refusal = Refusal("not_asked") if self._held() else match.why(seat, message.code)
        elif message.verb is not None:
            told["verb"] = message.verb
            try:
                refusal = Refusal("not_asked") if self._held() else match.why_not(seat, message.verb)
            except ValueError:
                raise ServerError("bad_message", place="verb") from None
        else:
            raise ServerError("bad_message", place="code")
        return told | {"refusal": None if refusal is None else refusal_on_wire(refusal)}

    def _hint(self, connection: "Connection") -> Json:
        seat = self._seated(connection)
        match = self.match
        assert match is not None
        if not self.options.helper:
            raise ServerError("no_hints")
        if self._held() or match.over or match.deal.hands[seat].out:
            raise ServerError("late")
        return hint_on_wire(match, seat, self._stream(seat).board)

    def _not_reading(self, seat: Seat | None) -> None:
        if self._reading is not None and seat is not None:
            self._reading.discard(seat)

    def _hear_ready(self, connection: "Connection", message: say.Ready) -> None:
        if connection.place is None:
            raise ServerError("not_seated")
        if self.match is not None:
            raise ServerError("not_waiting")
        self.places[connection.place].ready = message.ready
        self._tell_room()
        self.begin_if_ready()

    def begin_if_ready(self) -> bool:
        """Begin, if nobody is missing."""
        if self.match is not None or self.missing():
            return False
        self._begin()
        return True

    def missing(self) -> list[Said]:
        """What the table still waits for."""
        empty = sum(not place.token and place.kind == PERSON for place in self.places)
        unready = [place.name for place in self.places if place.token and place.kind == PERSON and not place.ready]
        missing = [said("server-missing-seats", count=empty)] if empty else []
        return missing + ([said("server-missing-ready", names=", ".join(unready))] if unready else [])

    def _can_take_back(self, seat: Seat) -> int | None:
        """The number of the last own answer, where only one person plays; else None."""
        if not self._alone or self.options.clock is not None:
            return None
        return next(
            (number for number, _, one in reversed(self._played) if one.seat == seat and one.by == "player"), None
        )

    async def _take_back(self, connection: "Connection") -> None:
        seat = self._seated(connection)
        number = self._can_take_back(seat)
        if number is None or self.over or self.match is None:
            raise ServerError("cannot_take_back")
        back = StoredAnswer(0, Answer(NOBODY, PASS, 0, "referee"), number)
        await self.store.append(self.id, self._number, [back])
        self._number += 1
        self._replay([one for one in self._played if one[0] < number])
        for other in list(self.connections):
            other.send(self._state(other))

    def _leave(self, connection: "Connection") -> None:
        if connection.place is None:
            connection.close(1000)
            return
        sitting = self.places[connection.place]
        if self.match is None:
            self.store.free(self.id, sitting.place)
            sitting.name = sitting.token = sitting.nonce = ""
            sitting.ready = False
        else:
            sitting.left = True
            self._not_reading(connection.seat)
            self._replace_the_away()
        connection.close(1000)

    # ------------------------------------------------------------ telling

    def info(self, code: bool = False) -> Json:
        """The table, as a list of tables shows it; its code only to those who sit there."""
        return {
            "id": self.id,
            "code": self.code if code else "",
            "state": self.state,
            "name": self.name,
            "created": self.created,
            "rules": short_rules(self.rules),
            "options": self.options,
            "watchers": sum(connection.place is None for connection in self.connections),
            "places": [self._place(place) for place in self.places],
        }

    def _place(self, place: Sitting) -> Json:
        kind = EMPTY if place.kind == PERSON and not place.token else place.kind
        return {
            "place": place.place,
            "kind": kind,
            "name": place.name,
            "ready": place.ready or place.kind == BOT,
            "online": place.online > 0 or place.kind == BOT,
        }

    def players(self) -> list[Json]:
        """Who sits where; by seats once the match has begun."""
        if self.match is None:
            return [self._place(place) | {"seat": None, "away": False, "read": False} for place in self.places]
        now = self._now()
        return [
            self._place(self._sitting(seat))
            | {
                "seat": seat,
                "away": self._sitting(seat).kind == PERSON and self._plays_itself(seat, now),
                "read": self._reading is not None and seat not in self._reading,
            }
            for seat in range(len(self.seats))
        ]

    def _welcome(self, connection: "Connection") -> Json:
        return {
            "type": "welcome",
            "protocol": PROTOCOL,
            "table": self.info(connection.place is not None),
            "you": {"seat": connection.seat, "watching": connection.place is None},
            "players": self.players(),
            "rules": rules_on_wire(self.rules),
        }

    def _room(self, connection: "Connection") -> Json:
        return {
            "type": "room",
            "table": self.info(connection.place is not None),
            "players": self.players(),
            "you": connection.place,
            "missing": self.missing(),
        }

    def _state(self, connection: "Connection") -> Json:
        viewer = self._viewer(connection.seat)
        me, told = None, None
        if isinstance(viewer, SeatStream):
            me, told = self._me(viewer), self._window(viewer, self._now())
            if told is not None:
                self._asked[viewer.seat] = told["window"]
        return {
            "type": "state",
            "seen": viewer.seen,
            "board": viewer.board.whole(),
            "me": me,
            "log": viewer.log,
            "window": told,
            "result": None if viewer.result is None else self._result(viewer),
            "over": self._is_over(),
        }

    def _me(self, stream: SeatStream) -> Json | None:
        """What concerns the own hand; as it was last told, where more has happened than was shown."""
        can_back = self._can_take_back(stream.seat) is not None
        if not self._held() and not self._is_over():
            assert self.match is not None
            stream.me = me_on_wire(self.match, self._view(stream.seat), stream.board, can_back)
        elif self._reading is not None:  # the hand is over, the next one not yet seen
            stream.me = NOT_READY[can_back]
        return stream.me

    def _tell_players(self, but: "Connection | None" = None) -> None:
        message = encode({"type": "players", "players": self.players()})
        for connection in list(self.connections):
            if connection is not but:
                connection.send_bytes(message)

    def _tell_room(self, but: "Connection | None" = None) -> None:
        for connection in list(self.connections):
            if connection is not but:
                connection.send(self._room(connection))

    # ------------------------------------------------------------ sitting down

    def place_of(self, token: str) -> int | None:
        """The place that this token (its SHA-256) belongs to."""
        return next((place.place for place in self.places if place.token and place.token == token), None)

    def sat_down(self, stored: StoredPlace, ready: bool = False) -> None:
        """Somebody has joined; who was ready is so no longer, unless those who play again come back to their places."""
        sitting = self.places[stored.place]
        sitting.name, sitting.token, sitting.nonce = stored.name, stored.token, stored.nonce
        sitting.gone_at = self._now()
        for place in self.places:
            place.ready = ready and (place is sitting or place.ready)
        self._tell_room()


class RoomSettings(msgspec.Struct, frozen=True):
    """What all rooms of a server have in common."""

    away_s: float = 60.0
    """After so long a bot answers for who is gone, where others wait."""
    clock: Callable[[], float] = time.monotonic
    """What time it is, in seconds."""


def _nothing() -> None:
    """Only look what is due."""


def _fail(error: Exception) -> None:
    raise error


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


__all__ = ["BOT", "EMPTY", "LEVELS", "OVER", "PERSON", "PLAYING", "WAITING", "Room", "RoomSettings"]
