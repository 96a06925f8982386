"""A room: one table, from the first who sits down to the last point.

One task has the room (`_run`): all that is said to it comes through one queue and is done one after the other, so
nothing here is locked. An answer that comes while the task waits is heard at once (`hear_at_once`), and the task goes
on only when that is done.

Who sits where is kept by `Places`. When everybody is there a `Play` begins: the match, its questions and answers. What
of it is shown to whom, and when, is the business of its `Audience`; how long one may think, that of its `Clocks`.
"""

import asyncio
import contextlib
import inspect
import logging
import math
import random
import time
from collections.abc import Awaitable, Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any, Final, TypeVar

import msgspec
from sqlalchemy.exc import SQLAlchemyError

from jantaku.players import Bot, Player
from jantaku.records.formats.native import write_native
from jantaku.records.of_match import record_of
from jantaku.rules import RuleSet
from jantaku.scoring.ledger import Seat
from jantaku.server.rooms.chairs import LEVELS, PERSON, Places
from jantaku.server.rooms.chat import KEPT, Chat
from jantaku.server.rooms.clocks import Clocks
from jantaku.server.rooms.running_match import Play
from jantaku.server.rooms.vote import Vote
from jantaku.server.rooms.waiting_room import fill
from jantaku.server.rule_book.rule_sets import rules_on_wire, short_rules
from jantaku.server.storage.store import (
    OVER,
    PLAYING,
    Store,
    StoredAnswer,
    StoredPlace,
    StoredTable,
    TakenError,
    goes_on,
    standing,
)
from jantaku.server.telling.board import deal_on_wire
from jantaku.server.telling.stream import Viewer
from jantaku.server.telling.wire import Json, encode
from jantaku.server.web import messages as say
from jantaku.server.web.errors import ServerError
from jantaku.server.web.messages import Options
from jantaku.server.web.sockets import outbox_of
from jantaku.table.events import MatchEnded
from jantaku.table.match import Match
from jantaku.table.state.window import Answer
from jantaku.table.table import table_of

if TYPE_CHECKING:
    from jantaku.server.web.connection import Connection

T = TypeVar("T")
LOG: Final = logging.getLogger(__name__)
PROTOCOL: Final = 1
ENDED: Final = (say.Answer, say.Back, say.Danger, say.Hint, say.Reach, say.Why)
"""What nobody can say any more at a match that was ended early."""
MOST_WATCHERS: Final = 64
MOST_AT_A_SEAT: Final = 8
"""So many pages may somebody have open at one table."""


class RoomSettings(msgspec.Struct, frozen=True):
    """What all rooms of a server have in common."""

    away_s: float = 60.0
    """After so long a bot answers for who is gone, where others wait."""
    clock: Callable[[], float] = time.monotonic
    """What time it is, in seconds."""


class Room:
    """A table."""

    def __init__(self, stored: StoredTable, rules: RuleSet, store: Store, settings: RoomSettings) -> None:
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
        self.places = Places(stored.places, settings.away_s)
        self.play: Play | None = None
        """The match, once it has begun."""
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
        self.vote = Vote(self.places)
        self.following = ""
        """The table at which those who sit here play again."""
        self._rng = random.Random()
        self._task: asyncio.Task[None] | None = None

    # ------------------------------------------------------------ life

    def start(self, answers: Sequence[StoredAnswer] = ()) -> None:
        """Take up the work; a match that was begun goes on where these answers have led."""
        if self.state == PLAYING:
            self._resume(answers)
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

    async def in_turn(self, work: Callable[[], Awaitable[T]]) -> T:
        """Do this when it is its turn: nothing else happens at the table meanwhile."""
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()

        async def job() -> None:
            try:
                outcome = await work()
            except (ServerError, SQLAlchemyError) as error:
                if not done.done():
                    done.set_exception(error)
            else:
                if not done.done():
                    done.set_result(outcome)

        if self._task is None or self._task.done():
            raise ServerError("no_table")
        self.inbox.put_nowait(job)
        either: set[asyncio.Future[Any]] = {done, self._task}
        await asyncio.wait(either, return_when=asyncio.FIRST_COMPLETED)
        if not done.done():
            raise ServerError("no_table")
        return done.result()

    def _now(self) -> float:
        """The time by the clock of the server; that of a loop stands still while something is worked out."""
        return self.settings.clock()

    async def _run(self) -> None:
        outbox = outbox_of(asyncio.get_running_loop())
        try:
            while True:
                await self._go_on()
                outbox.send_off()
                due = math.inf if self.play is None or self.over else self.play.next_due()
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

    async def _go_on(self) -> None:
        """Everything that is due."""
        if self.play is None or self.over:
            return
        while await self.play.go_on():
            if not self.inbox.empty():  # bots do not keep others from being heard
                return
        if self.play.finished:
            await self._end(self.play.match)

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

    def rests_for(self, seconds: float) -> bool:
        """Whether the match has waited so long for people who are gone, with no clock that would answer for them."""
        if self.state != PLAYING or self.over or self.connections or self.options.clock is not None:
            return False
        return self.places.all_gone_for(seconds, self._now())

    # ------------------------------------------------------------ the match

    @property
    def match(self) -> Match | None:
        """The match, once it has begun."""
        return None if self.play is None else self.play.match

    def _make_match(self) -> Match:
        return Match(
            self.rules,
            self.secret,
            table_of(self.rules).seats.named([place.name for place in self.places]),
            nonces=[bytes(place.nonce, "utf-8") for place in self.places if place.nonce],
            draw_seats=self.options.draw_seats,
        )

    def _make_bots(self, _match: Match) -> dict[Seat, Player]:
        """Who answers for a seat when nobody else does."""
        return {seat: LEVELS.get(self.places.at(seat).level, Bot)(self.rules) for seat in self.places.seats}

    def _sit_down(self, number: int = 0) -> Play:
        """A match from its beginning, everybody at the own seat; so many answers of it are stored."""
        match = self._make_match()
        self.places.take_seats(match)
        clocks = Clocks(self.options, self.places, self._rng, self._now)
        bots = self._make_bots(match)
        self.play = Play(
            self.id, self.store, match, self.options, self.places, clocks, bots, number, self._change_seats
        )
        self.state = PLAYING
        return self.play

    async def _begin(self) -> None:
        """Everybody is there."""
        if not await self.store.ask(self.store.begin_match, self.id):
            raise TakenError(self.id)
        play = self._sit_down()
        play.begin()
        for connection in list(self.connections):
            connection.seat = self._seat_of(connection.place)
            self._listen(connection)
            connection.send(self._welcome(connection))
            connection.send(self._state(connection))

    def _resume(self, stored: Sequence[StoredAnswer]) -> None:
        """The match goes on where it was left."""
        for place in self.places:
            place.gone_at = self._now()
        self._watch_the_away()
        self._sit_down(len(stored)).resume(standing(stored), goes_on(stored))

    async def _take_back(self, connection: "Connection") -> None:
        seat, play = self._seated(connection)
        number = play.last_own_answer(seat)
        if number is None or self.over:
            raise ServerError("cannot_take_back")
        answers = await play.take_back(number)
        again = self._sit_down(play.number)
        again.resume(answers)
        for other in self.connections:
            self._listen(other)
        for other in list(self.connections):
            other.send(self._state(other))

    async def _end(self, match: Match) -> None:
        assert self.play is not None
        self.over, self.state = True, OVER
        ended = next(event for event in reversed(match.events) if isinstance(event, MatchEnded))
        record = write_native(record_of(match))
        scores = encode({"names": match.names, "points": ended.points, "scores": ended.scores, "places": ended.places})
        await self.store.ask(self.store.end_match, self.id, scores.decode(), record)
        self.play.audience.show_the_rest()
        if self.on_over is not None:
            self.on_over(self)

    @property
    def between_deals(self) -> bool:
        """Whether nobody has a hand to talk about."""
        if self.play is None or self.over:
            return True
        audience = self.play.audience
        return audience.reading is not None or (audience.match.over and not audience.held)

    # ------------------------------------------------------------ who is there

    def place_of(self, token: str) -> int | None:
        """The place that this token (its SHA-256) belongs to."""
        return self.places.of_token(token)

    def sat_down(self, stored: StoredPlace, ready: bool = False) -> None:
        """Somebody has joined."""
        self.places.sat_down(stored, self._now(), ready)
        self._tell_room()

    def greet(self, connection: "Connection", place: int | None) -> None:
        """Somebody has said hello, with the token of a place or as a watcher."""
        if place is None and self.options.watch == "off":
            raise ServerError("not_watchable")
        if place is None and sum(other.place is None for other in self.connections) >= MOST_WATCHERS:
            raise ServerError("table_full")
        if place is not None and self.places[place].online >= MOST_AT_A_SEAT and connection not in self.connections:
            raise ServerError("too_many_sockets")
        connection.place, connection.seat = place, self._seat_of(place)
        self.connections.add(connection)
        if place is not None:
            sitting = self.places[place]
            sitting.online += 1
            sitting.left = False
        if self.play is None:
            connection.send(self._room(connection))
            self._tell_room(connection)
            self._tell_before(connection)
            return
        self._listen(connection)
        if connection.seat is not None:
            self.play.let_answer_again(connection.seat)
        connection.send(self._welcome(connection))
        connection.send(self._state(connection))
        self._tell_before(connection)
        self._tell_players(connection)
        if not self.places.all_present():
            self._watch_the_away()

    def farewell(self, connection: "Connection") -> None:
        """A connection is gone."""
        if connection not in self.connections:
            return
        self.connections.discard(connection)
        if self.play is not None:
            self._viewer(connection).listeners.discard(connection)
        if connection.place is not None:
            sitting = self.places[connection.place]
            sitting.online -= 1
            sitting.gone_at = self._now()
            if not sitting.online:
                sitting.ready = False
                self._has_read(connection)
        if self.play is None:
            self._tell_room()
        else:
            self._tell_players()
            self._watch_the_away()
            self._vote_again()

    def _vote_again(self) -> None:
        """Somebody is gone who was waited for."""
        if self.vote.open and not self.over:
            self.inbox.put_nowait(self._count_votes)

    def _seat_of(self, place: int | None) -> Seat | None:
        return None if place is None or self.play is None else self.places.seat_of(place)

    def _listen(self, connection: "Connection") -> None:
        assert self.play is not None
        self._viewer(connection).listeners.add(connection)

    def _viewer(self, connection: "Connection") -> Viewer:
        assert self.play is not None
        return self.play.audience.viewer(connection.seat, connection.place is not None)

    def _state(self, connection: "Connection") -> Json:
        assert self.play is not None
        return self.play.state(connection.seat, connection.place is not None)

    def _change_seats(self) -> None:
        """Between deals players have changed places: everybody goes to the own seat, or rests."""
        assert self.play is not None
        self.play.have_seats(self._make_bots(self.play.match))
        for connection in list(self.connections):
            if connection.place is None:
                continue
            connection.seat = self._seat_of(connection.place)
            self._listen(connection)
            connection.send(self._welcome(connection))
            connection.send(self._state(connection))

    def _has_read(self, connection: "Connection") -> None:
        if self.play is not None:
            self.play.audience.has_read(connection.seat)

    def _watch_the_away(self) -> None:
        """Look again when somebody who is gone has been gone for too long."""
        loop = asyncio.get_running_loop()
        loop.call_later(self.settings.away_s + 0.01, lambda: self.inbox.put_nowait(self._replace_the_away))

    def _replace_the_away(self) -> None:
        if self.play is not None and self.play.let_bots_answer():
            self._tell_players()

    # ------------------------------------------------------------ being spoken to

    async def hear(self, connection: "Connection", message: say.ClientMessage) -> None:
        """What a connection says."""
        if self.over and self.abandoned:
            raise ServerError("elsewhere")
        if self.vote.stopped is not None and isinstance(message, ENDED):
            raise ServerError("match_over")
        match message:
            case say.Answer():
                await self._hear_answer(connection, message)
            case say.Why():
                seat, play = self._seated(connection)
                connection.reply(message, play.why(seat, message))
            case say.Hint():
                seat, play = self._seated(connection)
                connection.reply(message, play.hint(seat))
            case say.Reach():
                seat, play = self._seated(connection)
                connection.reply(message, play.reach(seat))
            case say.Danger():
                seat, play = self._seated(connection)
                connection.reply(message, play.danger(seat))
            case say.Next():
                self._has_read(connection)
                self._tell_players()
            case say.Ready():
                await self._hear_ready(connection, message)
            case say.Back():
                await self._take_back(connection)
            case say.Leave():
                await self._leave(connection)
            case say.Fill():
                await fill(self, connection, message)
                self._tell_room()
            case say.Vote():
                await self._hear_vote(connection, message)
            case say.Chat():
                line = self.chat.hear(self, connection, message)
                await self.store.ask(self.store.add_line, self.id, line, KEPT)
                self.tell(self.chat.tell(line))
            case _:
                raise ServerError("unknown_type")

    async def _hear_vote(self, connection: "Connection", message: say.Vote) -> None:
        if self.play is None:
            raise ServerError("not_playing")
        if self.over:
            raise ServerError("match_over")
        self.vote.hear(connection.place, message.end)
        await self._count_votes()

    async def _count_votes(self) -> None:
        """All who are here want to end it: it ends. Else they see how many do."""
        if self.over or self.play is None or not self.vote.passed:
            self.tell(self.vote.on_wire())
            return
        match = self.play.match
        self.over, self.state = True, OVER
        stopped = self.vote.stop(match)
        scores = encode({**stopped, "scores": stopped["points"]})
        record = write_native(record_of(match))
        await self.store.ask(self.store.end_match, self.id, scores.decode(), record)
        self.tell(self.vote.on_wire())
        if self.on_over is not None:
            self.on_over(self)

    def _seated(self, connection: "Connection") -> tuple[Seat, Play]:
        if connection.place is None:
            raise ServerError("not_seated")
        if self.play is None or connection.seat is None:
            raise ServerError("not_playing")
        return connection.seat, self.play

    async def _hear_answer(self, connection: "Connection", message: say.Answer) -> None:
        seat, play = self._seated(connection)
        given = play.check(seat, connection, message)
        if given is not None:
            await play.store_answers([given])
            play.accept(connection, message, given)

    def hear_at_once(self, connection: "Connection", message: say.Answer) -> bool:
        """An answer, without a detour over queue and task; False if the room has something else to do first."""
        if not self._idle or self._storing or self.over or not self.inbox.empty():
            return False
        seat, play = self._seated(connection)
        given = play.check(seat, connection, message)
        if given is not None:
            self._storing = True
            self._stored.clear()
            heard = partial(self._heard, play, connection, message, given)
            self.store.append_soon(self.id, play.number, play.to_store([given]), heard)
        return True

    def _heard(
        self, play: Play, connection: "Connection", message: say.Answer, given: Answer, error: Exception | None
    ) -> None:
        """It is stored, or could not be."""
        self._storing = False
        self._stored.set()
        if self._task is None or self._task.done() or self._task.cancelling():
            return
        try:
            if error is not None:
                raise error
            play.accept(connection, message, given)
            if not play.go_on_at_once():
                self.inbox.put_nowait(_nothing)
        except Exception as failure:
            self.inbox.put_nowait(partial(_fail, failure))
        outbox_of(asyncio.get_running_loop()).send_off_in_time()

    async def _hear_ready(self, connection: "Connection", message: say.Ready) -> None:
        if connection.place is None:
            raise ServerError("not_seated")
        if self.play is not None:
            raise ServerError("not_waiting")
        self.places[connection.place].ready = message.ready
        self._tell_room()
        await self.begin_if_ready()

    async def begin_if_ready(self) -> None:
        """Begin, if nobody is missing."""
        if self.play is None and not self.places.missing():
            await self._begin()

    async def _leave(self, connection: "Connection") -> None:
        if connection.place is not None:
            self._has_read(connection)
            await self.free(connection.place)
        connection.close(1000)

    async def free(self, place: int) -> None:
        """Somebody goes: the place is free, or a bot plays on."""
        sitting = self.places[place]
        if self.play is None:
            await self.store.ask(self.store.free, self.id, place)
            sitting.stand_up()
            self._tell_room()
        else:
            sitting.left = True
            self._replace_the_away()
            self._vote_again()

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
            "deal": None if self.play is None else deal_on_wire(self.play.audience.board),
            "places": [place.on_wire() | {"points": self._points_of(place.place)} for place in self.places],
        }

    def _points_of(self, place: int) -> int | None:
        """What a player has, as it was shown; None where nobody can say."""
        seat, seats = self._seat_of(place), () if self.play is None else self.play.audience.board.seats
        return None if seat is None or seat >= len(seats) else seats[seat].points

    def players(self) -> list[Json]:
        """Who sits where; by seats once the match has begun, and after them those who rest."""
        if self.play is None:
            return [place.on_wire() | {"seat": None, "away": False, "read": False} for place in self.places]
        now, reading = self._now(), self.play.audience.reading
        return (
            [
                self.places.at(seat).on_wire()
                | {
                    "seat": seat,
                    "away": self.places.at(seat).kind == PERSON and self.places.plays_itself(seat, now),
                    "read": reading is not None and seat not in reading,
                }
                for seat in self.places.seats
            ]
            + [
                place.on_wire() | {"seat": seat, "away": False, "read": False}
                for seat in self.places.seats
                for place in self.places.answering(seat)[1:]
            ]
            + [place.on_wire() | {"seat": None, "away": False, "read": False} for place in self.places.resting()]
        )

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
            "missing": self.places.missing(),
        }

    def _tell_before(self, connection: "Connection") -> None:
        """What was said at the table, and where it plays again."""
        if (said_before := self.chat.so_far()) is not None:
            connection.send(said_before)
        if self.vote.open:
            connection.send(self.vote.on_wire())
        if self.following:
            connection.send({"type": "rematch", "table": self.following, "name": ""})

    def tell(self, message: Json, but: "Connection | None" = None) -> None:
        """To everybody at the table."""
        data = encode(message)
        for connection in list(self.connections):
            if connection is not but:
                connection.send_bytes(data)

    def _tell_players(self, but: "Connection | None" = None) -> None:
        self.tell({"type": "players", "players": self.players()}, but)

    def _tell_room(self, but: "Connection | None" = None) -> None:
        for connection in list(self.connections):
            if connection is not but:
                connection.send(self._room(connection))


def _nothing() -> None:
    """Only look what is due."""


def _fail(error: Exception) -> None:
    raise error
