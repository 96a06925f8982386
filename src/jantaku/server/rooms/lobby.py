"""The lobby: all tables of this server, laying them, sitting down, finding them again after a restart."""

import asyncio
import contextlib
import hashlib
import logging
import re
import secrets
from collections.abc import Callable
from typing import Final

import msgspec
from sqlalchemy.exc import SQLAlchemyError

from jantaku.rules import NotBuilt, RuleSet, RuleSetError, load, require_built
from jantaku.rules.rule_set import BETWEEN, read_whole
from jantaku.server.rooms.chairs import BOT, LEVELS, PERSON
from jantaku.server.rooms.chat import Chat, clean
from jantaku.server.rooms.room import Room, RoomSettings
from jantaku.server.rooms.waiting_room import bot_name
from jantaku.server.rule_book.rule_sets import rules_named, rules_on_wire, short_rules
from jantaku.server.storage.store import (
    OVER,
    PLAYING,
    WAITING,
    Store,
    StoredAnswer,
    StoredLine,
    StoredPlace,
    StoredTable,
    now_ms,
)
from jantaku.server.telling.wire import Json, encode, excuse
from jantaku.server.web import messages as say
from jantaku.server.web.errors import ServerError
from jantaku.texts import SayableError

LOG: Final = logging.getLogger(__name__)
ME: Final = "me"
ID: Final = re.compile(r"[A-Za-z0-9_-]{1,64}")
"""What ids look like; no database is asked for anything else."""
MOST_ROOMS: Final = 5000
FORGET_S: Final = 600.0
"""A table whose match is over stays so long for those who look at the result."""
IDLE_S: Final = 6 * 3600.0
"""A table at which nobody is connected is cleared away after so long, or laid aside if its match has begun."""


def _rules_of(stored: StoredTable) -> RuleSet:
    """The rules that a match was begun by: the table carries its sheet with all that it extends. Tables of earlier
    versions kept only what differs from a preset; theirs go on as long as what was answered can be answered."""
    try:
        rules = read_whole(stored.sheet, stored.rules) if stored.sheet else load(stored.rules)
    except (RuleSetError, SayableError) as error:
        raise ServerError("rules_changed") from error
    if BETWEEN in stored.sheet and rules.fingerprint != stored.fingerprint:
        raise ServerError("rules_changed")
    return rules


class _Left(msgspec.Struct):
    """What is kept of a table."""

    table: StoredTable
    rules: RuleSet
    lines: list[StoredLine]
    answers: list[StoredAnswer]


class Lobby:
    """All tables."""

    def __init__(self, store: Store, settings: RoomSettings) -> None:
        self.store = store
        self.settings = settings
        self.rooms: dict[str, Room] = {}
        self._coming: dict[str, asyncio.Task[Room]] = {}
        """Tables that are being read."""
        self._reading = asyncio.Lock()
        self._errands: set[asyncio.Task[None]] = set()
        """What the store is told for which nobody waits."""

    async def open(self) -> None:
        """Take up every match that was begun, and every table that waits."""
        await self.store.ask(self.store.forget_talk)
        for stored in await self.store.ask(self.store.in_state, PLAYING, WAITING):
            try:
                self._take_up(await self.store.ask(self._read, stored))
            except Exception:  # one match that cannot go on must not keep the others
                LOG.exception("the match %s cannot be resumed", stored.id)

    async def close(self) -> None:
        """Let go of all of them."""
        await asyncio.gather(*(room.stop() for room in list(self.rooms.values())))
        await asyncio.gather(*self._errands)
        self.rooms = {}

    def tell_everybody(self, error: ServerError) -> None:
        """At all tables."""
        for room in self.rooms.values():
            room.tell({"type": "error", **error.on_wire()})

    def _read(self, stored: StoredTable) -> "_Left":
        """All that is kept of a table."""
        answers = self.store.answers(stored.id) if stored.state == PLAYING else []
        return _Left(stored, _rules_of(stored), self.store.lines(stored.id), answers)

    def _take_up(self, left: "_Left") -> Room:
        room = Room(left.table, left.rules, self.store, self.settings)
        room.chat = Chat(left.lines)
        room.on_over = self._over
        try:
            room.start(left.answers)
        except (SayableError, ValueError) as error:  # what was answered is no answer by the rules of today
            raise ServerError("rules_changed") from error
        self.rooms[room.id] = room
        return room

    def _over(self, room: Room) -> None:
        """A match is over, or this server has lost it; whoever asks again gets it as it is stored."""
        wait = 0.0 if room.abandoned else FORGET_S
        asyncio.get_running_loop().call_later(wait, self._forget, room)

    def _forget(self, room: Room) -> None:
        if room.connections and not room.abandoned:
            asyncio.get_running_loop().call_later(FORGET_S, self._forget, room)
            return
        if self.rooms.get(room.id) is room:
            del self.rooms[room.id]
        if room.state == OVER:
            self._tell_store(self.store.forget_talk, room.id)
        room.retire()

    def _tell_store(self, work: Callable[[str], None], table_id: str) -> None:
        """Let the store do something for which nobody waits."""

        async def do() -> None:
            try:
                await self.store.ask(work, table_id)
            except SQLAlchemyError:
                LOG.exception("the store does not do what it was told of table %s", table_id)

        task = asyncio.create_task(do())
        self._errands.add(task)
        task.add_done_callback(self._errands.discard)

    def clear_away(self) -> None:
        """Tables that nobody came to; and, out of memory only, matches that wait for somebody long gone."""
        long_ago = now_ms() - IDLE_S * 1000
        for room in list(self.rooms.values()):
            if room.state == WAITING and not room.connections and room.created < long_ago:
                self._tell_store(self.store.remove, room.id)
                room.state, room.over = OVER, True
                self._forget(room)
            elif room.rests_for(IDLE_S):
                self._forget(room)

    # ------------------------------------------------------------ finding

    async def room(self, table_id: str) -> Room:
        """The table with this id."""
        room = self.rooms.get(table_id)
        if room is not None:
            return room
        if not ID.fullmatch(table_id):
            raise ServerError("no_table")
        coming = self._coming.get(table_id)
        if coming is None:
            coming = self._coming[table_id] = asyncio.create_task(self._find(table_id))
            coming.add_done_callback(lambda _: self._coming.pop(table_id, None))
        return await asyncio.shield(coming)  # others may wait for it, too

    async def _find(self, table_id: str) -> Room:
        stored = await self.store.ask(self.store.table, table_id)
        if stored is None or stored.state == OVER:
            raise ServerError("match_over" if stored is not None else "no_table")
        left = await self.store.ask(self._read, stored)
        return self.rooms.get(table_id) or self._take_up(left)

    async def by_code(self, written: str) -> str:
        """The table that a six-digit code leads to."""
        code = "".join(sign for sign in written if sign.isascii() and sign.isdecimal())
        found = await self.store.ask(self.store.by_code, code) if len(code) == 6 else None
        if found is None:
            raise ServerError("no_table")
        return found

    def listed(self, state: str = "") -> list[Json]:
        """Public tables, the newest first."""
        rooms = [room for room in self.rooms.values() if room.options.public and not room.abandoned]
        rooms = [room for room in rooms if not state or room.state == state]
        return [room.info() for room in sorted(rooms, key=lambda room: -room.created)[:200]]

    # ------------------------------------------------------------ laying

    async def lay(self, wish: say.NewTable) -> Json:
        """A new table, with the one who laid it at the place that says ``me``."""
        if len(self.rooms) >= MOST_ROOMS:
            raise ServerError("too_many_tables")
        async with contextlib.nullcontext() if wish.sheet else self._reading:  # several would read a preset at once
            rules = await asyncio.to_thread(self._rules, wish)
        seats = rules.plan.players
        wanted = wish.seats or [ME, *["bot"] * (seats - 1)]
        if len(wanted) != seats:
            raise ServerError("bad_message", place="seats", players=seats)
        told_by_rules = rules.plan.seats.hands or rules.plan.payments.phantoms  # who sits where
        if wish.options.draw_seats and told_by_rules:
            raise ServerError("bad_message", place="options.draw_seats")
        token = secrets.token_urlsafe(24)
        places = self._places(wanted, wish, hashed(token))
        stored = StoredTable(
            id=secrets.token_urlsafe(9),
            code=await self._code(),
            state=WAITING,
            name=clean(wish.name),
            created=now_ms(),
            public=wish.options.public,
            rules=rules.id,
            sheet=rules.whole(),
            fingerprint=rules.fingerprint,
            options=encode(wish.options).decode(),
            secret=secrets.token_bytes(32),
            places=places,
        )
        await self.store.ask(self.store.add_table, stored)
        room = Room(stored, rules, self.store, self.settings)
        room.on_over = self._over
        self.rooms[room.id] = room
        room.start()
        mine = next((place.place for place in places if place.token), None)
        if wish.start:
            for place in room.places:
                place.ready = place.ready or bool(place.token)
            room.inbox.put_nowait(room.begin_if_ready)
        return {"table": room.info(code=True), "token": token if mine is not None else "", "place": mine}

    def _rules(self, wish: say.NewTable) -> RuleSet:
        rules = rules_named(wish.rules or "riichi", wish.sheet)
        try:
            require_built(rules, "playing")
        except NotBuilt as error:
            raise ServerError("not_built", excuse(error), rules=[entry.id for entry in error.entries]) from None
        short_rules(rules)
        rules_on_wire(rules)  # they are kept, and whoever comes to the table finds them
        return rules

    def _places(self, wanted: list[str], wish: say.NewTable, token: str) -> list[StoredPlace]:
        places = []
        if wanted.count(ME) > 1:
            raise ServerError("bad_message", place="seats")
        bots = 0
        for number, who in enumerate(wanted):
            kind, _, level = who.partition(":")
            if kind == ME:
                places.append(StoredPlace(number, PERSON, "", proper_name(wish.you), token, wish.nonce))
            elif kind == PERSON:
                places.append(StoredPlace(number, PERSON))
            elif kind == BOT and (level or "bot") in LEVELS:
                bots += 1
                places.append(StoredPlace(number, BOT, level or "bot", bot_name(bots, wish.lang)))
            else:
                raise ServerError("bad_message", place=f"seats[{number}]")
        return places

    async def _code(self) -> str:
        for _ in range(100):
            code = f"{secrets.randbelow(1_000_000):06}"
            if await self.store.ask(self.store.by_code, code) is None:
                return code
        raise ServerError("too_many_tables")

    async def join(self, table_id: str, wish: say.Join) -> Json:
        """Sit down at an empty place."""
        room = await self.room(table_id)
        return await room.in_turn(lambda: self._join(room, wish))

    async def _join(self, room: Room, wish: say.Join) -> Json:
        if room.match is not None or room.state != WAITING:
            raise ServerError("table_full")
        name = proper_name(wish.name)
        if any(place.name.casefold() == name.casefold() for place in room.places):
            raise ServerError("name_taken")
        empty = [place.place for place in room.places if place.kind == PERSON and not place.token]
        if wish.place is not None:
            empty = [place for place in empty if place == wish.place]
        if not empty:
            raise ServerError("table_full")
        token = secrets.token_urlsafe(24)
        sitting = StoredPlace(empty[0], PERSON, "", name, hashed(token), wish.nonce)
        if not await self.store.ask(self.store.sit, room.id, sitting):
            raise ServerError("table_full")
        room.sat_down(sitting)
        return {"table": room.info(code=True), "token": token, "place": sitting.place}

    async def give_up(self, table_id: str, token: str) -> None:
        """Whoever has this seat will not come back. Where nobody else plays, there is no table any more; else a place
        that waits is free again, and a bot plays on."""
        room = await self.room(table_id)
        place = room.place_of(hashed(token)) if token else None
        if place is None:
            raise ServerError("not_seated")
        await room.in_turn(lambda: self._give_up(room, place))

    async def _give_up(self, room: Room, place: int) -> None:
        if room.state == OVER:
            return
        if any(other.token and other.place != place for other in room.places):
            await room.free(place)
            return
        await self.store.ask(self.store.remove, room.id)
        room.state, room.over = OVER, True
        self.rooms.pop(room.id, None)
        asyncio.get_running_loop().call_soon(room.retire)

    async def rematch(self, table_id: str, token: str) -> Json:
        """The same again: who asks first lays the table, the others find their places kept; it begins with the last."""
        room = await self.room(table_id)
        place = room.place_of(hashed(token)) if token else None
        if place is None:
            raise ServerError("not_seated")
        if room.state != OVER:
            raise ServerError("still_playing")
        following = await room.in_turn(lambda: self._following(room))
        return await following.in_turn(lambda: self._sit_again(room, following, place))

    async def _following(self, room: Room) -> Room:
        return self.rooms.get(room.following) or await self._lay_again(room)

    async def _lay_again(self, room: Room) -> Room:
        stored = await self.store.ask(self.store.table, room.id)
        if stored is None or len(self.rooms) >= MOST_ROOMS:
            raise ServerError("too_many_tables")
        again = StoredTable(
            **{
                **msgspec.structs.asdict(stored),
                "id": secrets.token_urlsafe(9),
                "code": await self._code(),
                "state": WAITING,
                "created": now_ms(),
                "started": 0,
                "ended": 0,
                "scores": "",
                "secret": secrets.token_bytes(32),
                "places": [
                    one if one.kind == BOT else StoredPlace(one.place, PERSON)
                    for one in sorted(stored.places, key=lambda one: one.place)
                ],
            }
        )
        await self.store.ask(self.store.add_table, again)
        following = self._take_up(await self.store.ask(self._read, again))
        room.following = following.id
        return following

    async def _sit_again(self, room: Room, following: Room, place: int) -> Json:
        if following.state != WAITING:
            raise ServerError("table_full")
        before, kept = room.places[place], following.places[place]
        if kept.kind != PERSON or (kept.token and kept.name != before.name):
            raise ServerError("table_full")
        if kept.token:  # asked twice: the seat is the same, its token a new one
            await self.store.ask(self.store.free, following.id, place)
        token = secrets.token_urlsafe(24)
        sitting = StoredPlace(place, PERSON, "", before.name, hashed(token), "")
        if not await self.store.ask(self.store.sit, following.id, sitting):
            raise ServerError("table_full")
        following.sat_down(sitting, ready=True)
        following.inbox.put_nowait(following.begin_if_ready)
        room.tell({"type": "rematch", "table": following.id, "name": before.name})
        return {"table": following.info(code=True), "token": token, "place": place}

    async def finished(self, limit: int, before: int) -> list[Json]:
        """Public matches that are over."""
        return [
            {
                "id": stored.id,
                "name": stored.name,
                "rules": stored.rules,
                "ended": stored.ended,
                "names": [place.name for place in stored.places],
                **msgspec.json.decode(stored.scores or "{}"),
            }
            for stored in await self.store.ask(self.store.finished, limit, before)
        ]


def hashed(token: str) -> str:
    """What is kept of a token."""
    return hashlib.sha256(token.encode("utf-8", "surrogatepass")).hexdigest()


def proper_name(name: str) -> str:
    """A name without what no page should show."""
    cleaned = clean(name)
    if not cleaned or len(cleaned) > 24:
        raise ServerError("name_wrong")
    return cleaned
