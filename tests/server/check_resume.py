"""Kill the server with SIGKILL in the middle of many matches, start it again, and look whether anything is lost.

    python tests/server/check_resume.py [--matches 20] [--db URL]

The matches are of several games and stand at different moments: a suit is to be named, a tile may be claimed, somebody
has declared riichi, has won and left, a result is being read; some are in full play at the moment of the blow. Those
that stand must be found exactly as they were; of those in play nothing may be lost that was told or accepted. Then all
are played to their end, and their records are verified.
"""

import argparse
import asyncio
import contextlib
import itertools
import os
import random
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Final, NamedTuple

import httpx
import websockets

from jantaku.records.formats.native import read_native
from jantaku.records.verify import verify_record
from jantaku.server.storage.store import Store
from jantaku.server.web.limits import Bucket
from tests.server.conftest import free_port
from tests.server.running import QUICK, SHORT, Client, Message, client, http

PATIENCE_S: Final = 120.0
TRIES: Final = 12
IN_PLAY: Final = "in play"


class Scene(NamedTuple):
    """A game and the moment at which the server is killed."""

    game: str
    moment: str


SCENES: Final = (
    Scene("sichuan", "a suit to name"),
    Scene("riichi", "a claim"),
    Scene("taiwanese", "a result"),
    Scene("riichi", "riichi"),
    Scene("sichuan", "one is out"),
    Scene("sanma", "a turn"),
    Scene("taiwanese", "a meld"),
    Scene("riichi", IN_PLAY),
    Scene("sichuan", IN_PLAY),
    Scene("riichi", "a result"),
    Scene("sichuan", "a claim"),
    Scene("taiwanese", "a claim"),
    Scene("sanma", "riichi"),
    Scene("sanma", "a result"),
    Scene("sichuan", "a result"),
    Scene("riichi", "a later deal"),
    Scene("taiwanese", IN_PLAY),
    Scene("sanma", IN_PLAY),
    Scene("riichi", "a meld"),
    Scene("taiwanese", "a turn"),
)


def discards(one: Client) -> int:
    """How many lie in the ponds."""
    return sum(len(seat["pond"]) for seat in one.board.get("seats", ()))


def asked(one: Client, *kinds: str) -> bool:
    """Whether a question of this kind is open."""
    return one.window is not None and one.window["kind"] in kinds


MOMENTS: Final[dict[str, Callable[[Client], bool]]] = {
    "a suit to name": lambda one: asked(one, "choice"),
    "a claim": lambda one: asked(one, "claim", "rob"),
    "a turn": lambda one: asked(one, "turn") and discards(one) >= 8,
    "a meld": lambda one: one.window is not None and any(seat["melds"] for seat in one.board["seats"]),
    "riichi": lambda one: one.window is not None and any(seat["riichi"] for seat in one.board["seats"]),
    "one is out": lambda one: one.window is not None and any(seat["out"] for seat in one.board["seats"]),
    "a later deal": lambda one: asked(one, "turn") and one.board["deal"]["number"] > 1 and discards(one) >= 4,
    "a result": lambda one: one.window is None and one.result is not None and one.result["wait"] is not None,
}


@contextlib.contextmanager
def started(db: str, port: int) -> Iterator["subprocess.Popen[bytes]"]:
    """``jantaku serve`` in a process of its own."""
    command = [sys.executable, "-c", "from jantaku.cli import main; main()", "serve", "--port", str(port), "--db", db]
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL, env={**os.environ, "PYTHONWARNINGS": "ignore"})
    try:
        end = time.monotonic() + PATIENCE_S
        while True:
            assert process.poll() is None, "the server has died"
            assert time.monotonic() < end, "the server does not start"
            with contextlib.suppress(httpx.HTTPError):
                if httpx.get(f"http://127.0.0.1:{port}/api/about", timeout=1).status_code == 200:
                    break
            time.sleep(0.05)
        yield process
    finally:
        if process.poll() is None:
            process.kill()
        process.wait(PATIENCE_S)


class Table:
    """A table with a person and bots, and what the person has seen of it."""

    def __init__(self, port: int, scene: Scene, seed: int) -> None:
        self.port, self.scene = port, scene
        self.rng = random.Random(seed)
        self.laid: Message = {}
        self.before: Message = {}
        self.events: dict[int, Message] = {}
        self.accepted = 0
        self.pace = Bucket(18.0, 50.0)

    async def lay(self) -> None:
        """A new one; the server may find that there are too many at once."""
        bots = 2 if self.scene.game == "sanma" else 3
        seats = ["me", *["bot"] * bots]
        wish = {"sheet": SHORT[self.scene.game], "seats": seats, "you": "Anna", "options": {**QUICK, "pause_s": None}}
        with http(self.port) as asker:
            while (reply := asker.post("/api/tables", json=wish)).status_code == 429:
                await asyncio.sleep(2)
        assert reply.status_code == 201, reply.text
        self.laid = reply.json()
        self.events, self.accepted = {}, 0

    @property
    def id(self) -> str:
        """Of the table."""
        return str(self.laid["table"]["id"])

    def sit(self) -> contextlib.AbstractAsyncContextManager[Client]:
        """The person comes."""
        return client(self.port, self.id, self.laid["token"])

    async def reach(self, halt: asyncio.Event, there: asyncio.Event) -> None:
        """Play to the moment, and stay connected until all is over."""
        moment = MOMENTS.get(self.scene.moment)
        for _ in range(TRIES):
            await self.lay()
            async with self.sit() as one:
                await one.until("state")
                if moment is None:
                    await self._play_on(one, there)
                    return
                while one.final is None and not moment(one):
                    await self._step(one)
                if one.final is None:
                    self.before = await self.look()
                    there.set()
                    await halt.wait()
                    return
        raise AssertionError(f"{self.scene}: the moment did not come in {TRIES} matches")

    async def _play_on(self, one: Client, there: asyncio.Event) -> None:
        """Play until the line breaks."""
        with contextlib.suppress(websockets.ConnectionClosed):
            for steps in itertools.count():
                if steps > 60 and discards(one) > 3:
                    there.set()
                assert one.final is None, "it was to be in play at the moment of the blow"
                await self._step(one)

    async def _step(self, one: Client) -> None:
        """Answer, go on from a result, or hear what comes next."""
        if one.result is not None and one.result["wait"] is not None:
            one.result = None
            await self._say(one, type="next")
        elif one.window is not None:
            ask, number = one.window["asks"][0], one.window["window"]
            one.window = None
            await self._say(one, type="answer", window=number, code=self._choice(ask))
        else:
            message = await one.hear()
            assert message["type"] not in ("error", "refused"), message
            self.accepted += message["type"] == "accepted"
            if message["type"] == "state":
                one.result = message["result"]
            if message["type"] == "events":
                self.events |= {event["n"]: event for event in message["events"]}

    async def _say(self, one: Client, **message: Any) -> None:
        """Not faster than the server allows."""
        while not self.pace.take():
            await asyncio.sleep(0.01)
        await one.say(**message)

    def _choice(self, ask: Message) -> int:
        """Calls where a meld is wanted, now and then elsewhere; else what the clock would do."""
        calls = [action for action in ask["actions"] if action["verb"] in ("pon", "chi", "open_kan")]
        if calls and (self.scene.moment == "a meld" or self.rng.random() < 0.2):
            return int(self.rng.choice(calls)["code"])
        return int(ask["default"])

    async def look(self) -> Message:
        """What the seat is shown when it comes anew."""
        async with self.sit() as one:
            return await one.until("state")

    async def finish(self) -> None:
        """Play it to the end."""
        async with self.sit() as one:
            state = await one.until("state")
            one.result = state["result"]
            while one.final is None:
                await self._step(one)

    async def resumed(self, db: str) -> None:
        """After the restart: as it was."""
        after = await self.look()
        if self.before:
            for name in ("seen", "board", "me", "log", "over"):
                assert after[name] == self.before[name], (self.scene, name)
            assert timeless(after["window"]) == timeless(self.before["window"]), self.scene
            assert timeless(after["result"]) == timeless(self.before["result"]), self.scene
            return
        told = {event["n"]: event for event in after["log"]}
        assert after["seen"] >= max(self.events, default=-1) + 1, self.scene
        for number in told.keys() & self.events.keys():
            assert told[number] == self.events[number], (self.scene, number)
        store = Store(db)
        kept = [stored for stored in store.answers(self.id) if stored.answer.by == "player"]
        store.close()
        assert len(kept) >= self.accepted, (self.scene, "an answer that was accepted is lost")


def timeless(message: Message | None) -> Message | None:
    """Without the clock."""
    if message is None:
        return None
    kept = {name: value for name, value in message.items() if name not in ("type", "time")}
    if kept.get("wait") is not None:
        kept["wait"] = kept["wait"]["seats"]
    return kept


async def all_set(marks: list[asyncio.Event]) -> None:
    """Until all are there."""
    for mark in marks:
        await mark.wait()


async def reach_all(tables: list[Table], server: "subprocess.Popen[bytes]") -> None:
    """Bring every match to its moment, those in play last; then the blow falls while all are connected."""
    halt = asyncio.Event()
    tasks: list[asyncio.Task[None]] = []
    for in_play in (False, True):
        group = [table for table in tables if (table.scene.moment == IN_PLAY) == in_play]
        there = [asyncio.Event() for _ in group]
        tasks += [asyncio.create_task(table.reach(halt, mark)) for table, mark in zip(group, there, strict=True)]
        arrived = asyncio.create_task(all_set(there))
        await asyncio.wait({arrived, *tasks}, timeout=PATIENCE_S * 2, return_when=asyncio.FIRST_COMPLETED)
        for task in tasks:
            if task.done():
                task.result()
        assert arrived.done(), [table.scene for table, mark in zip(group, there, strict=True) if not mark.is_set()]
    server.send_signal(signal.SIGKILL)
    await asyncio.to_thread(server.wait, PATIENCE_S)
    halt.set()
    for outcome in await asyncio.gather(*tasks, return_exceptions=True):
        if isinstance(outcome, BaseException) and not isinstance(outcome, websockets.ConnectionClosed | OSError):
            raise outcome


async def look_and_finish(tables: list[Table], db: str, say: Callable[[str], None]) -> None:
    """All as they were, and all come to their end."""
    for table in tables:
        await table.resumed(db)
        where = f"deal {table.before['board']['deal']['number']}" if table.before else f"{len(table.events)} events"
        say(f"  {table.scene.game:10} {table.scene.moment:15} {where:12} resumed")
    await asyncio.gather(*(table.finish() for table in tables))


def kill_and_resume(db: str, matches: int, say: Callable[[str], None] = lambda _: None) -> None:
    """The whole of it."""
    port = free_port()
    scenes = list(itertools.islice(itertools.cycle(SCENES), matches))
    with started(db, port) as server:
        tables = [Table(port, scene, seed) for seed, scene in enumerate(scenes)]
        begun = time.monotonic()
        asyncio.run(reach_all(tables, server))
        say(f"{matches} matches brought to their moments in {time.monotonic() - begun:.0f} s; kill -9")
    begun = time.monotonic()
    with started(db, port):
        say(f"the server is back after {time.monotonic() - begun:.1f} s")
        asyncio.run(look_and_finish(tables, db, say))
        with http(port) as asker:
            for table in tables:
                record = read_native(finished_record(asker, table.id))
                assert not verify_record(record).failed, table.scene
    say(f"{matches} of {matches} resumed with equal state, were played to their end, and their records are right")


def finished_record(asker: httpx.Client, table: str) -> str:
    """The record, which is written a moment after the last event."""
    end = time.monotonic() + PATIENCE_S
    while (reply := asker.get(f"/api/matches/{table}/record")).status_code != 200:
        assert time.monotonic() < end, reply.text
        time.sleep(0.05)
    return reply.text


def main() -> None:
    """From the command line."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--matches", type=int, default=len(SCENES))
    parser.add_argument(
        "--db", default="", help="an empty database; otherwise a SQLite file that is removed afterwards"
    )
    asked_for: Any = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        kill_and_resume(asked_for.db or f"sqlite:///{Path(folder) / 'jantaku.db'}", asked_for.matches, print)


if __name__ == "__main__":
    main()
