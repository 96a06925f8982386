"""Somebody holds the database for a while: those who need it wait, and nobody else does."""

import asyncio
import sqlite3
import time
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path
from typing import Final

from tests.server.running import Pings, Running, client, free, http, join, lay

HELD_S: Final = 4.0
WISH: Final = {"rules": "riichi", "seats": ["me", "person", "bot", "bot"], "start": False}


def test_who_asks_for_nothing_of_the_database_does_not_wait_for_it(tmp_path: Path) -> None:
    async def pinged(port: int, table: str, token: str, holder: sqlite3.Connection) -> float:
        longest = 0.0
        asyncio.get_running_loop().call_later(HELD_S, holder.execute, "rollback")
        async with client(port, table, token) as one:
            await one.until("room")
            await one.say(type="chat", phrase="hello")  # is stored before it is told
            end = time.monotonic() + HELD_S
            while time.monotonic() < end:
                begun = time.monotonic()
                await one.say(type="ping")
                await one.until("pong")
                longest = max(longest, time.monotonic() - begun)
                await asyncio.sleep(0.02)
            while not any(frame["type"] == "chat" for frame in one.frames):
                await one.hear()
        return longest

    path = tmp_path / "jantaku.db"
    with Running(free(path)) as running:
        laid = lay(running.port, **WISH)
        table = laid["table"]["id"]
        with closing(sqlite3.connect(path, isolation_level=None)) as holder, ThreadPoolExecutor(8) as pool:
            holder.execute("begin immediate")
            begun = time.monotonic()
            waiting = [pool.submit(lay, running.port, **WISH) for _ in range(6)]
            waiting.append(pool.submit(join, running.port, table, "Boris"))
            with Pings(running.port) as pings, http(running.port) as asking:
                longest = asyncio.run(pinged(running.port, table, laid["token"], holder))
                assert asking.get("/api/tables").status_code == 200
            assert all(one.result()["token"] for one in waiting)
            assert time.monotonic() - begun >= HELD_S
        assert max(pings.waits) < HELD_S / 2
        assert longest < HELD_S / 2
