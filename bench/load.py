"""Many tables at once: ``make load`` lays 200 tables for four WebSocket clients each, on loopback, and measures how
long it takes from one seat's answer until the others are told what it did. Clients answer at once, with any legal
action.

    python bench/load.py --tables 200 --seconds 30
"""

import argparse
import asyncio
import contextlib
import os
import random
import socket
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterator

import httpx
import msgspec
import websockets

QUICK = {"pace_ms": [0, 0], "think_ms": [0, 0], "pause_s": 0, "watch": "off", "public": False}
NAMES = ("Boris", "Clara", "Dmitri")
PATIENCE_S = 60
KNOWN = frozenset(
    {
        *("welcome", "room", "state", "events", "window", "closed", "accepted", "refused", "result", "players", "why"),
        *("hint", "pong", "error"),
    }
)


class Table:
    """One table: when somebody has answered, and how long the others waited."""

    def __init__(self) -> None:
        self.answered: float | None = None
        self.by = -1


class Measured:
    """What the clients have seen."""

    def __init__(self) -> None:
        self.waits: list[float] = []
        self.answers = 0
        self.messages: Counter[str] = Counter()
        self.wrong = 0
        self.matches = 0


async def play(port: int, table: Table, place: int, name: str, token: str, seen: Measured, rng: random.Random) -> None:
    """One client: hello, ready, then an answer to every question."""
    address = f"ws://127.0.0.1:{port}/api/ws"
    async with websockets.connect(address, max_size=None, ping_interval=None, compression=None) as wire:
        await wire.send(msgspec.json.encode({"type": "hello", "table": name, "token": token}).decode())
        number, ready = 0, False
        async for frame in wire:
            message = msgspec.json.decode(frame)
            kind = message["type"]
            seen.messages[kind] += 1
            if kind not in KNOWN or kind in ("error", "refused"):
                seen.wrong += 1
            window = None
            if kind == "room" and not ready and all(one["kind"] != "empty" for one in message["players"]):
                ready = True
                await wire.send('{"type":"ready","ready":true}')
            elif kind == "state":
                window, number = message["window"], message["seen"]
            elif kind == "events":
                if message["first"] != number:
                    seen.wrong += 1
                number = message["first"] + len(message["events"])
                if table.answered is not None and table.by != place:
                    seen.waits.append(time.perf_counter() - table.answered)
            elif kind == "window":
                window = message
            elif kind == "result" and message["final"] is not None:
                seen.matches += place == 0
                return
            if window is not None:
                actions = window["asks"][0]["actions"]
                wins = [action for action in actions if action["verb"] in ("tsumo", "ron")]
                code = (wins[0] if wins else rng.choice(actions))["code"]
                table.answered, table.by = time.perf_counter(), place
                seen.answers += 1
                await wire.send(f'{{"type":"answer","window":{window["window"]},"code":{code}}}')


async def load(port: int, tables: int, seconds: float, rules: str) -> Measured:
    """So many tables for so long."""
    seen, tasks = Measured(), []
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=PATIENCE_S) as asker:
        for number in range(tables):
            wish = {"rules": rules, "seats": ["me", *["person"] * 3], "you": "Anna", "options": QUICK, "start": False}
            laid = (await asker.post("/api/tables", json=wish)).json()
            name, tokens, table = laid["table"]["id"], [laid["token"]], Table()
            for other in NAMES:
                tokens.append((await asker.post(f"/api/tables/{name}/join", json={"name": other})).json()["token"])
            for place, token in enumerate(tokens):
                rng = random.Random(number * 4 + place)
                tasks.append(asyncio.create_task(play(port, table, place, name, token, seen, rng)))
    await asyncio.sleep(3)  # until all sit
    seen.waits.clear()
    seen.answers = 0
    started = time.perf_counter()
    await asyncio.wait(tasks, timeout=seconds)
    elapsed = time.perf_counter() - started
    for task in tasks:
        if task.done() and not task.cancelled() and task.exception() is not None:
            print("a client failed:", task.exception())
            seen.wrong += 1
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    waits = sorted(seen.waits) or [0.0]
    rates = {share: waits[min(len(waits) - 1, int(len(waits) * share / 100))] * 1000 for share in (50, 90, 99)}
    print(f"{tables} tables of four, {elapsed:.0f} s: {seen.answers / elapsed:.0f} answers a second, ", end="")
    print(f"{seen.matches} matches ended, {sum(seen.messages.values())} messages, {seen.wrong} of them wrong")
    print(
        "from an answer to the others' event: " + ", ".join(f"{share} % in {ms:.1f} ms" for share, ms in rates.items())
    )
    return seen


@contextlib.contextmanager
def server(folder: str) -> Iterator[int]:
    """A server without limits, in a process of its own."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    program = (
        "import uvicorn; from jantaku.server.app import make_app; from jantaku.server.settings import Settings;"
        f"free = (1e9, 1e9); db = 'sqlite:///{folder}/load.db';"
        "app = make_app(Settings(db=db, frames=free, asks=free, creations=free));"
        f"uvicorn.run(app, port={port}, log_level='warning', ws='websockets-sansio', ws_per_message_deflate=False)"
    )
    process = subprocess.Popen([sys.executable, "-c", program], env={**os.environ})
    try:
        for _ in range(PATIENCE_S * 10):
            with contextlib.suppress(httpx.HTTPError):
                httpx.get(f"http://127.0.0.1:{port}/api/about", timeout=1)
                break
            time.sleep(0.1)
        yield port
    finally:
        process.terminate()
        process.wait(PATIENCE_S)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=30)
    parser.add_argument("--rules", default="riichi")
    wish = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, server(folder) as port:
        seen = asyncio.run(load(port, wish.tables, wish.seconds, wish.rules))
    sys.exit(bool(seen.wrong))


if __name__ == "__main__":
    main()
