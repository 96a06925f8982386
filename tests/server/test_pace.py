"""From a discard to what follows: never less than the pause that was drawn, and the same whoever could have called.

Time is the test's own here: a loop that does not wait but puts its clock forward. So what is measured is exact, on the
busiest machine.
"""

import asyncio
import math
import random
import selectors
import time
from collections.abc import Callable, Sequence
from itertools import pairwise
from typing import Any, Final

import msgspec
import pytest

from jantaku.rules import RuleSet, load
from jantaku.server.rooms.chairs import PERSON
from jantaku.server.rooms.room import Room, RoomSettings
from jantaku.server.storage.store import WAITING, StoredPlace, StoredTable
from jantaku.server.web import messages as say
from jantaku.server.web.messages import Options
from jantaku.server.web.sockets import TableSocket
from jantaku.table.match import Match
from jantaku.table.state.window import WindowKind
from jantaku.table.words import PASS, VERB_SHIFT, Verb, discard
from jantaku.tiles import KIND
from tests.server.laid import LaidDeal, laid
from tests.server.running import Running, client, lay

PACE: Final = (500, 900)
LOTS: Final = 7
STORED_S: Final = 0.004
"""How long it takes until an answer is stored."""
NAMES: Final = ("Anna", "Boris", "Clara", "Dmitri")


class OwnTime(asyncio.SelectorEventLoop):
    """A loop whose clock goes forward to the next thing that is due, at once."""

    def __init__(self) -> None:
        self.clock = 1000.0
        super().__init__(_NoWaiting(self))

    def time(self) -> float:
        """What the test's clock says."""
        return self.clock


class _NoWaiting(selectors.DefaultSelector):
    def __init__(self, loop: OwnTime) -> None:
        super().__init__()
        self.loop = loop

    def select(self, timeout: float | None = None) -> Any:
        found = super().select(0)
        if not found:
            assert timeout is not None, "nothing is due, and nobody would ever say a word"
            self.loop.clock += timeout
        return found


class Unkept:
    """In the place of the store: keeps nothing, but takes its time for it."""

    async def append(self, *_: object) -> None:
        """Written."""
        await asyncio.sleep(STORED_S)

    async def ask(self, work: Callable[..., Any], *asked: Any) -> Any:
        """At once."""
        return work(*asked)

    def begin_match(self, _id: str) -> bool:
        """The first."""
        return True


class Seated:
    """Somebody at the table who answers at once: passes, and discards what was just drawn. Notes all that is heard."""

    def __init__(self, room: Room, place: int, says: Callable[["Seated", Any], int | None]) -> None:
        self.room, self.place, self.says = room, place, says
        self.seat: int | None = None
        self.heard: list[tuple[float, bytes]] = []
        self.claims = 0
        self.costs = 0.0
        """How long it takes until a message is out."""

    def send_bytes(self, data: bytes) -> None:
        """Hear it."""
        loop = asyncio.get_running_loop()
        assert isinstance(loop, OwnTime)
        loop.clock += self.costs
        self.heard.append((loop.clock, data))
        message = msgspec.json.decode(data)
        window = (
            message if message["type"] == "window" else message.get("window") if message["type"] == "state" else None
        )
        if window is None:
            return
        self.claims += window["kind"] == "claim"
        code = self.says(self, window)
        if code is not None:
            answer = say.Answer(window=window["window"], code=code)
            self.room.inbox.put_nowait(lambda: self.room.hear(self, answer))  # type: ignore[arg-type]

    def send(self, message: Any) -> None:
        """Hear it."""
        self.send_bytes(msgspec.json.encode(message))

    def reply(self, _to: object, message: Any) -> None:
        """An answer to what was said."""
        self.send(message)

    def close(self, _code: int) -> None:
        """It is over."""


def quietly(_one: Seated, window: Any) -> int | None:
    """Pass, or discard what was just drawn."""
    actions = window["asks"][0]["actions"]
    if any(action["code"] == PASS for action in actions):
        return PASS
    discards: list[int] = [action["code"] for action in actions if action["code"] >> VERB_SHIFT == Verb.DISCARD]
    return discards[-1]


def silently(one: Seated, window: Any) -> int | None:
    """The same, but never a word to another's tile."""
    return None if window["kind"] == "claim" else quietly(one, window)


def played(
    rules: RuleSet,
    make_match: Callable[[], Match],
    options: Options,
    discards: int,
    says: Callable[[Seated, Any], int | None] = quietly,
    costs: float = 0.0,
) -> list[Seated]:
    """Four people who play so many discards, and what each of them has heard; the pauses are always drawn alike."""
    places = [StoredPlace(place, PERSON, "", name, f"token {place}") for place, name in enumerate(NAMES)]
    told = msgspec.json.encode(options).decode()
    stored = StoredTable("t", "1", WAITING, "", 0, False, rules.id, "", rules.fingerprint, told, b"", places)

    async def play() -> list[Seated]:
        loop = asyncio.get_running_loop()
        room = Room(stored, rules, Unkept(), RoomSettings(clock=loop.time))  # type: ignore[arg-type]
        room._make_match = make_match  # type: ignore[method-assign]
        room._rng = random.Random(LOTS)
        room.start()
        people = [Seated(room, place, says) for place in range(len(NAMES))]
        for one in people:
            room.greet(one, one.place)  # type: ignore[arg-type]
            one.costs = costs
        for place in room.places:
            place.ready = True
        room.inbox.put_nowait(room.begin_if_ready)
        while len(gaps(people[0])) < discards:
            await asyncio.sleep(1)
        await room.stop()
        return people

    with asyncio.Runner(loop_factory=OwnTime) as runner:
        return runner.run(play())


def events_of(data: bytes) -> list[str]:
    """The names of the events that a message tells."""
    message = msgspec.json.decode(data)
    return [event["event"] for event in message["events"]] if message["type"] == "events" else []


def gaps(one: Seated) -> list[float]:
    """From each discard to the next events, in seconds."""
    found: list[float] = []
    discarded: float | None = None
    for at, data in one.heard:
        if events := events_of(data):
            if discarded is not None:
                found.append(at - discarded)
            assert "discarded" not in events[:-1], "nothing is told together with a discard that it follows"
            discarded = at if events[-1] == "discarded" else None
    return found


def drawn(count: int) -> list[float]:
    """The pauses, as the lots give them."""
    lots = random.Random(LOTS)
    return [lots.uniform(*PACE) / 1000 for _ in range(count)]


def asked_about(people: Sequence[Seated], count: int) -> list[bool]:
    """Of each of the first discards, whether anybody could have called it."""
    discards = [at for at, data in people[0].heard if "discarded" in events_of(data)]
    claims = [at for one in people for at, data in one.heard if b'"type":"window"' in data and b'"claim"' in data]
    found = [any(at <= asked < after for asked in claims) for at, after in pairwise([*discards, math.inf])]
    return found[:count]


def test_the_pause_is_the_lot_that_was_drawn_whoever_could_call() -> None:
    riichi = load("riichi")
    people = played(riichi, lambda: Match(riichi, 5, NAMES), Options(pace_ms=PACE), 60)
    found = gaps(people[0])[:60]
    could = asked_about(people, 60)
    assert could.count(True) >= 10
    assert could.count(False) >= 10
    assert found == pytest.approx(drawn(60), abs=1e-6), (
        "with a call or without, no lot is drawn twice, and none is left out"
    )
    assert min(found) >= PACE[0] / 1000
    for one in people[1:]:
        assert gaps(one)[:60] == pytest.approx(found, abs=1e-6)


def test_the_pause_begins_when_the_discard_was_sent() -> None:
    """Whatever it costs to say it, and to work out the questions."""
    riichi, costs = load("riichi"), 0.03
    people = played(riichi, lambda: Match(riichi, 5, NAMES), Options(pace_ms=PACE), 40, costs=costs)
    for one in people:
        found = gaps(one)[:40]
        assert all(gap >= lot for gap, lot in zip(found, drawn(40), strict=True)), (min(found), one.place)


def test_a_window_of_fixed_length_ends_alike_for_who_says_nothing() -> None:
    """Nobody says a word to another's tile: the time-out, too, shows no more than the pause does."""
    riichi = load("riichi")
    people = played(riichi, lambda: Match(riichi, 5, NAMES), Options(call_ms=800, pace_ms=(0, 0)), 60, silently)
    assert sum(one.claims for one in people) >= 10
    assert gaps(people[0])[:60] == pytest.approx([0.8] * 60, abs=1e-6)


LAID: Final = """
about.en = "East discards 5p: South could pon it, and North, who waits for it, has no yaku."
rule = "win"
rules = "riichi"
hands.S = "55p"
hands.N = "46p 123m 789s 234s 11z"
wall.draws = { E = "5p" }
play = "E 5p"
[expect]
offered = { S = ["pon"] }
"""


def without_the_pair(deal: LaidDeal) -> LaidDeal:
    """The same deal, but for one tile of the pair, which lies at the end of the wall; another has come for it."""
    match = deal.match()
    offered = match.deal.hands[0].drawn
    one = deal.row.index(next(tile for tile in match.deal.hands[1].tiles if tile & KIND == offered & KIND))
    for other in range(match.deal.wall.end - 1, match.deal.wall.end - 20, -1):
        row = list(deal.row)
        row[one], row[other] = row[other], row[one]
        found = msgspec.structs.replace(deal, row=tuple(row))
        again = found.match()
        again.answer(0, discard(offered))
        if again.window is not None and again.window.kind is WindowKind.TURN:
            return found
    raise AssertionError("every tile would be called")


@pytest.mark.parametrize("options", [Options(pace_ms=PACE), Options(call_ms=700)])
def test_others_hear_the_same_at_the_same_time_whether_a_seat_could_call_or_not(options: Options) -> None:
    """Byte for byte, and to the millisecond: of who could call, and of whom this is hidden, only the first knows."""
    with_pair = laid(LAID)
    could = played(with_pair.rules, lambda: with_pair.match(NAMES), options, 12)
    could_not = played(with_pair.rules, lambda: without_the_pair(with_pair).match(NAMES), options, 12)
    assert could[1].claims == could_not[1].claims + 1
    for place in (0, 2, 3):
        assert until_discards(could[place], 12) == until_discards(could_not[place], 12)
    told = [message for _, data in could[3].heard if "discarded" in events_of(data) for message in [json(data)]]
    assert told[0]["notice"]["kind"] == "no_yaku", "North hears with the discard why it is no win"


def until_discards(one: Seated, count: int) -> list[tuple[float, bytes]]:
    """What was heard up to this discard."""
    ends = [at for at, (_, data) in enumerate(one.heard) if "discarded" in events_of(data)]
    return [(round(at, 3), data) for at, data in one.heard[: ends[count - 1] + 1]]


def json(data: bytes) -> Any:
    """A message."""
    return msgspec.json.decode(data)


THREE: Final = """
about.en = "South is ready with three equal triplets, and may draw three tiles at once before every draw of his."
rule = "chou_hissatsu_sandoukou"
set.chombo = "mangan_reverse_tsumo"
set.yaku.add = ["chou_hissatsu_sandoukou"]
hands.S = "222m 222p 222s 456m 5z"
wall.draws.S = "9s 9s"
play = "E 9m / S pass / S 9s"
[expect]
turn = "W"
"""


def test_who_may_draw_three_tiles_is_asked_within_the_pause() -> None:
    deal = laid(THREE)
    people = played(deal.rules, lambda: deal.match(NAMES), Options(pace_ms=PACE), 12)
    assert people[1].claims >= 3
    for one in people:
        assert gaps(one)[:12] == pytest.approx(drawn(12), abs=1e-6)


def test_the_pause_in_real_time(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    """At the server's end of the wire: whatever else the machine does, it can only take longer."""
    sent: list[tuple[float, list[str]]] = []
    flush = TableSocket.flush

    def timed(socket: TableSocket) -> None:
        if socket.unwritten is not None:
            sent.append((time.monotonic(), [name for data in socket.unwritten[1::2] for name in events_of(data)]))
        flush(socket)

    monkeypatch.setattr(TableSocket, "flush", timed)

    def found() -> list[float]:
        told = [(at, events) for at, events in sent if events]
        return [after - at for (at, events), (after, _) in pairwise(told) if events[-1] == "discarded"]

    async def play() -> None:
        options = {"pace_ms": [100, 140], "think_ms": [0, 0], "pause_s": 0}
        table = lay(server.port, rules="riichi", seats=["me", *["bot:default"] * 3], options=options)
        async with client(server.port, table["table"]["id"], table["token"]) as one:
            while len(found()) < 16:
                await one.play(random.Random(3), steps=1)

    asyncio.run(play())
    assert min(found()) >= 0.1
