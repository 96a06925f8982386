"""A server on loopback, and clients that speak its protocol: what the tests of the server share."""

import asyncio
import contextlib
import copy
import json
import random
import threading
import time
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any, Final

import httpx
import websockets

from jantaku.cli.serve import listen, server_of
from jantaku.rules import load
from jantaku.server.web.settings import Settings

Message = dict[str, Any]
QUICK: Final = {"pace_ms": [0, 0], "think_ms": [0, 0], "pause_s": 0}
"""Nobody waits for anything."""
PATIENCE_S: Final = 60.0
WINNING: Final = ("tsumo", "ron")


SHORT: Final = {
    "riichi": 'id = "short"\nextends = "riichi"\ngame_length = ["1z"]\nenchousen = "off"\n',
    "sanma": 'id = "short"\nextends = "sanma"\ngame_length = ["1z"]\nenchousen = "off"\n',
    "taiwanese": 'id = "short"\nextends = "taiwanese"\ngame_length = ["1z"]\n',
    "sichuan": 'id = "short"\nextends = "sichuan"\n[parts.length]\ndeals = 4\n',
}
"""The games, one round of each."""


class Running:
    """A server in a thread of this process."""

    def __init__(self, settings: Settings) -> None:
        listening = listen("127.0.0.1", 0)
        self.port = listening.getsockname()[1]
        self.server = server_of(settings)
        self.server.config.timeout_graceful_shutdown = 2
        self.app: Any = self.server.config.app
        self.thread = threading.Thread(target=self.server.run, kwargs={"sockets": [listening]}, daemon=True)

    def __enter__(self) -> "Running":
        self.thread.start()
        end = time.monotonic() + PATIENCE_S
        while not self.server.started:
            assert time.monotonic() < end, "the server does not start"
            assert self.thread.is_alive(), "the server has died"
            time.sleep(0.01)
        return self

    def __exit__(self, *_: object) -> None:
        self.server.should_exit = True
        self.thread.join(PATIENCE_S)


def free(db: str | Path, **changes: Any) -> Settings:
    """Settings without limits; ``db``: a file, or an address."""
    url = db if isinstance(db, str) else f"sqlite:///{db}"
    endless = (1e9, 1e9)
    limits = dict.fromkeys(("hellos", "frames", "asks", "creations", "work"), endless)
    return Settings(**{"db": url, "errand_s": PATIENCE_S, "sockets": 10**6, "prepare_s": 3600.0, **limits, **changes})


@contextlib.contextmanager
def http(port: int) -> Iterator[httpx.Client]:
    """A client of the addresses under /api."""
    with httpx.Client(base_url=f"http://127.0.0.1:{port}", timeout=PATIENCE_S) as client:
        yield client


def lay(port: int, **wish: Any) -> Message:
    """Lay a table."""
    with http(port) as client:
        reply = client.post("/api/tables", json={"you": "Anna", "options": QUICK, **wish})
        assert reply.status_code == 201, reply.text
        laid: Message = reply.json()
        return laid


def join(port: int, table: str, name: str) -> Message:
    """Sit down."""
    with http(port) as client:
        reply = client.post(f"/api/tables/{table}/join", json={"name": name})
        assert reply.status_code == 201, reply.text
        joined: Message = reply.json()
        return joined


def four_people(port: int, rules: str, **wish: Any) -> tuple[str, list[str]]:
    """A table for as many people as the game has: its id and the tokens of the seats."""
    players = load(rules).plan.payments.seats
    laid = lay(port, sheet=SHORT[rules], seats=["me", *["person"] * (players - 1)], start=False, **wish)
    table = laid["table"]["id"]
    others = [join(port, table, name) for name in ("Boris", "Clara", "Dmitri")[: players - 1]]
    return table, [laid["token"], *(one["token"] for one in others)]


class Client:
    """Somebody at a table: merges what is sent, keeps every frame, answers when asked to."""

    def __init__(self, socket: Any) -> None:
        self.socket = socket
        self.frames: list[Message] = []
        self.board: Message = {}
        self.seen = 0
        self.window: Message | None = None
        self.seat: int | None = None
        self.result: Message | None = None
        self.final: Message | None = None

    async def say(self, **message: Any) -> None:
        """Send a message."""
        await self.socket.send(json.dumps(message))

    async def hear(self, patience: float = PATIENCE_S) -> Message:
        """The next message."""
        frame = await asyncio.wait_for(self.socket.recv(), patience)
        message: Message = json.loads(frame)
        self.frames.append(message)
        self._follow(message)
        return message

    async def until(self, kind: str, patience: float = PATIENCE_S) -> Message:
        """The next message of this type."""
        while (message := await self.hear(patience))["type"] != kind:
            pass
        return message

    async def asked(self) -> Message:
        """The question that is open, or the next one."""
        while (window := self.window) is None:
            await self.hear()
        return window

    def _follow(self, message: Message) -> None:
        match message["type"]:
            case "welcome":
                self.seat = message["you"]["seat"]
            case "state":
                self.board = copy.deepcopy(message["board"])
                self.seen, self.window = message["seen"], message["window"]
                if message["result"] is not None and message["result"]["final"] is not None:
                    self.final = message["result"]["final"]
            case "events":
                assert message["first"] == self.seen, "events are numbered without gaps"
                assert [event["n"] for event in message["events"]] == list(
                    range(self.seen, self.seen + len(message["events"]))
                )
                self.seen += len(message["events"])
                merge(self.board, message["board"])
            case "window":
                self.window = message
            case "closed" | "accepted":
                self.window = None
            case "result":
                self.result = message
                self.final = message["final"] or self.final

    async def play(self, rng: random.Random, steps: int = 10**9) -> None:
        """Answer until the match is over, or so many times."""
        while self.final is None and steps > 0:
            if self.window is None:
                message = await self.hear()
                assert message["type"] not in ("error", "refused"), message
                continue
            ask = self.window["asks"][0]
            number, self.window = self.window["window"], None
            await self.say(type="answer", window=number, code=choice(ask, rng))
            steps -= 1


def merge(board: Message, patch: Message) -> None:
    """As the protocol says."""
    for field, value in patch.items():
        if field == "seats":
            for seat, changed in value.items():
                board["seats"][int(seat)].update(changed)
        else:
            board[field] = value


def choice(ask: Message, rng: random.Random) -> int:
    """Win where it is possible; otherwise anything."""
    actions = ask["actions"]
    winning = [action for action in actions if action["verb"] in WINNING]
    code: int = (winning[0] if winning else rng.choice(actions))["code"]
    return code


@contextlib.asynccontextmanager
async def client(port: int, table: str, token: str = "", greet: bool = True) -> AsyncIterator[Client]:
    """A client that has said hello."""
    async with websockets.connect(f"ws://127.0.0.1:{port}/api/ws", max_size=None, ping_interval=None) as socket:
        one = Client(socket)
        if greet:
            await one.say(type="hello", table=table, **({"token": token} if token else {}))
        yield one


@contextlib.asynccontextmanager
async def all_seated(port: int, table: str, tokens: list[str]) -> AsyncIterator[list[Client]]:
    """All who sit at a table, ready."""
    async with contextlib.AsyncExitStack() as stack:
        clients = [await stack.enter_async_context(client(port, table, token)) for token in tokens]
        for one in clients:
            await one.until("room")
            await one.say(type="ready", ready=True)
        for one in clients:
            await one.until("state")
        yield clients


def tiles_in(message: Any) -> Iterator[int]:
    """Every tile that a message shows, by its physical id."""
    if isinstance(message, list):
        if len(message) == 2 and isinstance(message[0], str) and isinstance(message[1], int):
            yield message[1]
        else:
            for entry in message:
                yield from tiles_in(entry)
    elif isinstance(message, dict):
        for entry in message.values():
            yield from tiles_in(entry)


class Pings:
    """Somebody who asks for little, again and again, and how long it takes."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.waits: list[float] = []
        self.done = threading.Event()
        self.thread = threading.Thread(target=self.ask)

    def ask(self) -> None:
        with http(self.port) as asker:
            while not self.done.wait(0.02):
                begun = time.monotonic()
                assert asker.get("/api/about").status_code == 200
                self.waits.append(time.monotonic() - begun)

    def __enter__(self) -> "Pings":
        self.thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.done.set()
        self.thread.join()
