"""Many tables at once: ``make load`` lays 200 tables for four WebSocket clients each, on loopback, and measures how
long it takes from one seat's answer until each of the others is told what it did.

    python bench/load.py --tables 200 --seconds 30

Clients answer at once: they win where they may, declare riichi, discard towards the nearest ready hand, call now and
then. It is measured twice. First with the pace of a table that nobody has changed: a discard stands for 500 to 900 ms,
which is what players have. Then without any pause: every table is busy all the time, and the server gets as many
answers as it can take. A call is not shown before the pause after the discard is over, so with the pace only what is
done in a seat's own turn is measured.

The server is a process of its own, run as ``jantaku serve`` runs it, but without limits on how often one address may
ask. The clients are one process, with a loop of their own: reading costs them less than it costs the server to write.
(epoll and /proc: it runs on Linux.)
"""

import argparse
import contextlib
import os
import random
import select
import socket
import struct
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import httpx
import msgspec

from jantaku.hands import RIICHI
from jantaku.tiles import KIND_OF

Options = dict[str, object]
PLAIN: Final[Options] = {"public": False}
QUICK: Final[Options] = {"pace_ms": [0, 0], "think_ms": [0, 0], "pause_s": 0, "public": False}
NAMES: Final = ("Boris", "Clara", "Dmitri")
PATIENCE_S: Final = 60
WARM_UP_S: Final = 3.0
GOAL_MS: Final = 100.0
OWN_TURN: Final = {
    "discard": "discarded",
    "riichi": "discarded",
    "tsumo": "won",
    "closed_kan": "kan_declared",
    "added_kan": "kan_declared",
    "nuki": "nuki_declared",
}
"""What others are told of an answer, by its verb."""
CLAIMS: Final = {"ron": "won", "chi": "called", "pon": "called", "open_kan": "called"}
CALLS_ONE_IN: Final = 6
MASK: Final = b"\0\0\0\0"
"""Clients must mask what they send; with zeros it stays what it was."""
TEXT, CLOSE, PING, PONG = 1, 8, 9, 10

# ---------------------------------------------------------------- what is said


class Action(msgspec.Struct, gc=False):
    """Something that may be done."""

    code: int
    verb: str
    tiles: list[tuple[str, int]]


class Ask(msgspec.Struct, gc=False):
    """A question."""

    actions: list[Action]


class Question(msgspec.Struct, gc=False):
    """A window."""

    window: int
    asks: list[Ask]


class Event(msgspec.Struct, gc=False):
    """Of an event its number, its name and who it was."""

    n: int
    event: str
    seat: int = -1


class Place(msgspec.Struct):
    """Who sits there."""

    kind: str


class You(msgspec.Struct):
    """Which seat one has."""

    seat: int | None


class Message(msgspec.Struct, tag_field="type", tag=str.lower):
    """What the server says. What is not read here is still checked to be JSON."""


class Welcome(Message, tag=str.lower):
    """Who one is."""

    you: You


class Room(Message, tag=str.lower):
    """Who has come."""

    players: list[Place]


class State(Message, tag=str.lower):
    """Everything at once."""

    seen: int
    board: msgspec.Raw
    window: Question | None


class Events(Message, tag=str.lower):
    """What has happened."""

    first: int
    events: list[Event]
    board: msgspec.Raw


class Window(Message, tag=str.lower):
    """A question."""

    window: int
    asks: list[Ask]


class Result(Message, tag=str.lower):
    """A deal is over."""

    final: msgspec.Raw
    wait: msgspec.Raw


class Accepted(Message, tag=str.lower):
    """An answer is stored."""

    window: int
    code: int


class Closed(Message, tag=str.lower):
    """A question is no longer open."""

    window: int


class Players(Message, tag=str.lower):
    """Somebody came or went."""


class Chat(Message, tag=str.lower):
    """What was said at the table before."""


class Error(Message, tag=str.lower):
    """A frame could not be obeyed."""

    error: str


class Refused(Message, tag=str.lower):
    """An answer is not allowed."""


READ: Final = msgspec.json.Decoder(
    Welcome | Room | State | Events | Window | Result | Accepted | Closed | Players | Chat | Error | Refused
)

# ---------------------------------------------------------------- the clients


class Measured:
    """What the clients have seen."""

    def __init__(self, told_of: dict[str, str]) -> None:
        self.told_of = told_of
        self.waits: list[float] = []
        self.accepted: list[float] = []
        self.answers = 0
        self.messages: Counter[str] = Counter()
        self.octets = 0
        self.wrong: list[str] = []
        self.playing = 0
        self.over = 0

    def start(self) -> None:
        """Everybody plays: now it counts."""
        self.waits, self.accepted, self.answers, self.octets = [], [], 0, 0
        self.messages.clear()


class Client:
    """One seat."""

    def __init__(self, port: int, table: str, token: str, acts: dict[int, tuple[str, float, set[int]]], number: int):
        self.table = table
        self.acts = acts
        """Of each seat of the table what it has done last, when, and who was told of it."""
        self.rng = random.Random(number)
        self.seat = -1
        self.number = 0
        self.ready = False
        self.done = False
        self.asked_at = 0.0
        self.held = b""
        self.wire = socket.create_connection(("127.0.0.1", port))
        self.wire.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        self.wire.sendall(
            b"GET /api/ws HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
        )
        answer = b""
        while b"\r\n\r\n" not in answer:
            answer += self.wire.recv(4096)
        head, _, self.held = answer.partition(b"\r\n\r\n")
        assert head.startswith(b"HTTP/1.1 101"), head
        self.wire.setblocking(False)
        self.say(msgspec.json.encode({"type": "hello", "table": table, "token": token}))

    def say(self, text: bytes) -> None:
        """Send a message; it is short, and the other end reads."""
        size = len(text)
        head = struct.pack("!BB", 0x80 | TEXT, 0x80 | size) if size < 126 else struct.pack("!BBH", 0x81, 0xFE, size)
        self.wire.sendall(head + MASK + text)

    def hear(self, seen: Measured) -> None:
        """What has come."""
        try:
            data = self.wire.recv(262_144)
        except BlockingIOError:
            return
        if not data:
            self.done = True
            seen.wrong.append("the server has closed a connection")
            return
        seen.octets += len(data)
        for opcode, payload in self._frames(self.held + data if self.held else data):
            if opcode == TEXT:
                self._follow(payload, seen)
            elif opcode == PING:
                self.wire.sendall(struct.pack("!BB", 0x80 | PONG, 0x80 | len(payload)) + MASK + payload)
            else:
                seen.wrong.append(f"a frame of kind {opcode}")

    def _frames(self, data: bytes) -> Iterator[tuple[int, bytes]]:
        at, end = 0, len(data)
        while end - at >= 2:
            size, start = data[at + 1], at + 2
            if size == 126:
                start += 2
                size = int.from_bytes(data[at + 2 : start], "big")
            elif size == 127:
                start += 8
                size = int.from_bytes(data[at + 2 : start], "big")
            if end < start + size:
                break
            opcode, at = data[at] & 15, start + size
            yield opcode, data[start:at]
        self.held = data[at:]

    def _follow(self, payload: bytes, seen: Measured) -> None:
        try:
            message = READ.decode(payload)
        except msgspec.DecodeError as error:
            seen.wrong.append(f"{error}: {payload[:200]!r}")
            return
        kind = type(message)
        seen.messages[kind.__name__] += 1
        if kind is Events:
            self._events(message, seen)
        elif kind is Window:
            self._answer(message, seen)
        elif kind is Accepted:
            seen.accepted.append(time.perf_counter() - self.asked_at)
        elif kind is State:
            seen.playing += not self.number
            self.number = message.seen
            if message.window is not None:
                self._answer(message.window, seen)
        elif kind is Result:
            if bytes(message.final) != b"null":
                self.done = True
                seen.over += 1
            elif bytes(message.wait) != b"null":
                self.say(b'{"type":"next"}')
        elif kind is Welcome:
            self.seat = -1 if message.you.seat is None else message.you.seat
        elif kind is Room and not self.ready and all(place.kind != "empty" for place in message.players):
            self.ready = True
            self.say(b'{"type":"ready","ready":true}')
        elif kind in (Error, Refused):
            seen.wrong.append(payload.decode())

    def _events(self, message: Events, seen: Measured) -> None:
        if [event.n for event in message.events] != list(range(self.number, self.number + len(message.events))):
            seen.wrong.append(f"events from {message.first}, and {self.number} is due")
        self.number = message.first + len(message.events)
        for event in message.events:
            act = self.acts.get(event.seat)
            if act is not None and event.seat != self.seat and act[0] == event.event and self.seat not in act[2]:
                act[2].add(self.seat)
                seen.waits.append(time.perf_counter() - act[1])

    def _answer(self, window: Window | Question, seen: Measured) -> None:
        action = choice(window.asks[0].actions, self.rng)
        told = seen.told_of.get(action.verb)
        self.asked_at = time.perf_counter()
        if told is not None:
            self.acts[self.seat] = told, self.asked_at, set()
        else:
            self.acts.pop(self.seat, None)
        seen.answers += 1
        self.say(b'{"type":"answer","window":%d,"code":%d}' % (window.window, action.code))


def choice(actions: list[Action], rng: random.Random) -> Action:
    """A quick player: wins, declares, discards what leaves the hand nearest to ready with the most useful kinds."""
    by_verb = {action.verb: action for action in actions}
    for verb in ("tsumo", "ron", "riichi", "nuki"):
        if verb in by_verb:
            return by_verb[verb]
    if "pass" in by_verb and rng.randrange(CALLS_ONE_IN):
        return by_verb["pass"]
    discards = [action for action in actions if action.verb == "discard"]
    if not discards:
        return rng.choice(actions)
    kinds = [KIND_OF.get(action.tiles[0][0].replace("0", "5"), -1) for action in discards]
    if len(discards) % 3 != 2 or min(kinds) < 0:
        return rng.choice(discards)
    counts = bytearray(len(RIICHI.tile_set.copies))
    for kind in kinds:
        counts[kind] += 1
    best = min(RIICHI.kernel.discards(counts, 0), key=lambda after: (after[1], -after[2].bit_count()))
    return discards[kinds.index(best[0])]


def lay(port: int, tables: int, rules: str, options: Options) -> list[Client]:
    """Tables, and who sits there."""
    laid: list[tuple[str, list[str]]] = []
    with httpx.Client(base_url=f"http://127.0.0.1:{port}", timeout=PATIENCE_S) as asker:
        for _ in range(tables):
            wish = {"rules": rules, "seats": ["me", *["person"] * 3], "you": "Anna", "options": options, "start": False}
            first = asker.post("/api/tables", json=wish).raise_for_status().json()
            name, tokens = first["table"]["id"], [first["token"]]
            for other in NAMES:
                joined = asker.post(f"/api/tables/{name}/join", json={"name": other})
                tokens.append(joined.raise_for_status().json()["token"])
            laid.append((name, tokens))
    clients: list[Client] = []
    for name, tokens in laid:
        acts: dict[int, tuple[str, float, set[int]]] = {}
        clients += [Client(port, name, token, acts, len(clients) + place) for place, token in enumerate(tokens)]
    return clients


def hear_all(clients: dict[int, Client], ears: select.epoll, seen: Measured, until: float, playing: int = 0) -> None:
    """Play until this time; or until so many have begun."""
    while (left := until - time.perf_counter()) > 0 and not (playing and seen.playing >= playing):
        for number, _ in ears.poll(left):
            client = clients[number]
            client.hear(seen)
            if client.done:
                ears.unregister(number)


def measure(pid: int, port: int, wish: argparse.Namespace, options: Options, told_of: dict[str, str]) -> Measured:
    """So many tables for so long."""
    seen = Measured(told_of)
    clients = {client.wire.fileno(): client for client in lay(port, wish.tables, wish.rules, options)}
    ears = select.epoll()
    for number, client in clients.items():
        ears.register(number, select.EPOLLIN)
        client.hear(seen)
    hear_all(clients, ears, seen, time.perf_counter() + PATIENCE_S, playing=len(clients))
    assert seen.playing == len(clients), f"only {seen.playing} of {len(clients)} clients play: {seen.wrong[:3]}"
    hear_all(clients, ears, seen, time.perf_counter() + WARM_UP_S)
    seen.start()
    started, own, servers = time.perf_counter(), time.process_time(), cpu_of(pid)
    hear_all(clients, ears, seen, started + wish.seconds)
    elapsed = time.perf_counter() - started
    own, servers = time.process_time() - own, cpu_of(pid) - servers
    for client in clients.values():
        client.wire.close()
    ears.close()
    print(
        f"  {seen.answers / elapsed:.0f} answers a second, {sum(seen.messages.values()) / elapsed:.0f} messages"
        f" ({seen.octets / elapsed / 1e6:.1f} MB), {len(seen.wrong)} of them wrong; {seen.over // 4} matches ended"
    )
    print(f"  from an answer to the others' event: {spread(seen.waits)}")
    print(f"  from an answer to its acceptance:    {spread(seen.accepted)}")
    each = [1e6 * used / max(1, seen.answers) for used in (servers, own)]
    print(
        f"  processor: server {servers / elapsed:.0%} of a core ({each[0]:.0f} us an answer),"
        f" clients {own / elapsed:.0%} ({each[1]:.0f} us)"
    )
    for mistake in seen.wrong[:5]:
        print("  wrong:", mistake)
    return seen


def percentile(waits: list[float], share: float) -> float:
    """In milliseconds."""
    ordered = sorted(waits) or [0.0]
    return ordered[min(len(ordered) - 1, int(len(ordered) * share / 100))] * 1000


def spread(waits: list[float]) -> str:
    """``50 % in 3.1 ms, ...``"""
    shares = ", ".join(f"{share} % in {percentile(waits, share):.1f} ms" for share in (50, 90, 99))
    return f"{shares}, all in {percentile(waits, 100):.0f} ms ({len(waits)} measured)"


# ---------------------------------------------------------------- the server

PROGRAM: Final = """
import sys
from jantaku.cli.serve import keep_pauses_short, listen, server_of
from jantaku.server.web.settings import Settings
free = (1e9, 1e9)
listening = listen("127.0.0.1", 0)
print(listening.getsockname()[1], flush=True)
free = dict(frames=free, asks=free, creations=free, work=free, hellos=free, sockets=10**6)
server = server_of(Settings(db=sys.argv[1], **free))
keep_pauses_short()
server.run(sockets=[listening])
"""


@contextlib.contextmanager
def server(db: str) -> Iterator[tuple[int, int]]:
    """A server without limits, in a process of its own: its id and its port."""
    process = subprocess.Popen([sys.executable, "-c", PROGRAM, db], stdout=subprocess.PIPE, text=True)
    try:
        assert process.stdout is not None
        port = int(process.stdout.readline())
        httpx.get(f"http://127.0.0.1:{port}/api/about", timeout=PATIENCE_S).raise_for_status()
        yield process.pid, port
    finally:
        process.terminate()
        process.wait(PATIENCE_S)


def cpu_of(pid: int) -> float:
    """The seconds that a process has computed."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def main() -> None:
    parser = argparse.ArgumentParser(description="Play at many tables at once, and say how long everybody waits.")
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=30)
    parser.add_argument("--rules", default="riichi")
    parser.add_argument("--pace", choices=("both", "standard", "none"), default="both")
    parser.add_argument("--db", default="", help="where answers are stored; SQLite in a new folder if it is not said")
    wish = parser.parse_args()
    paces: dict[str, tuple[str, Options, dict[str, str]]] = {
        "standard": ("a discard stands for 500 to 900 ms, clients answer at once", PLAIN, OWN_TURN),
        "none": ("no pause at all, clients answer at once", QUICK, OWN_TURN | CLAIMS),
    }
    failed = False
    for pace, (told, options, told_of) in paces.items():
        if wish.pace in ("both", pace):
            print(f"{wish.tables} tables of four, {wish.seconds:.0f} s; {told}:")
            with (
                tempfile.TemporaryDirectory() as folder,
                server(wish.db or f"sqlite:///{folder}/load.db") as (pid, port),
            ):
                seen = measure(pid, port, wish, options, told_of)
            failed |= bool(seen.wrong) or (pace == "standard" and percentile(seen.waits, 99) > GOAL_MS)
    sys.exit(failed)


if __name__ == "__main__":
    main()
