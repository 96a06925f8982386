"""A server that is killed in the middle of play, and one that is started again on what it has left behind."""

import asyncio
import contextlib
import os
import random
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from jantaku.records.native import read_native
from jantaku.records.verify import verify_record
from tests.server.conftest import free_port
from tests.server.running import SHORT, Client, Running, client, free, http, lay

GAMES = ("riichi", "taiwanese", "sichuan")
PATIENCE_S = 60.0


@contextlib.contextmanager
def started(db: str, port: int) -> Iterator[subprocess.Popen[bytes]]:
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


async def play_some(port: int, tables: list[dict[str, Any]], answers: int) -> list[Client]:
    """Answer so often at each table and stop at a question."""

    async def one(laid: dict[str, Any], seed: int) -> Client:
        async with client(port, laid["table"]["id"], laid["token"]) as player:
            await player.until("state")
            await player.play(random.Random(seed), answers)
            while player.window is None and player.final is None:
                await player.hear()
            return player

    return await asyncio.gather(*(one(laid, seed) for seed, laid in enumerate(tables)))


async def looked_at(port: int, laid: dict[str, Any]) -> dict[str, Any]:
    async with client(port, laid["table"]["id"], laid["token"]) as player:
        return await player.until("state")


async def finish(port: int, laid: dict[str, Any]) -> None:
    async with client(port, laid["table"]["id"], laid["token"]) as player:
        await player.until("state")
        await player.play(random.Random(1))


def kill_and_resume(db: str) -> None:
    port = free_port()
    with started(db, port) as server:
        tables = [lay(port, sheet=SHORT[game], seats=seats_of(game)) for game in GAMES]
        before = asyncio.run(play_some(port, tables, 12))
        server.send_signal(signal.SIGKILL)
        server.wait(PATIENCE_S)
    with started(db, port):
        for laid, player in zip(tables, before, strict=True):
            after = asyncio.run(looked_at(port, laid))
            assert after["seen"] == player.seen
            assert after["board"] == player.board
            assert player.window is not None
            assert after["window"] is not None
            assert untimed(after["window"]) == untimed(player.window)
        for laid in tables:
            asyncio.run(finish(port, laid))
            with http(port) as asker:
                record = read_native(asker.get(f"/api/matches/{laid['table']['id']}/record").text)
            assert not verify_record(record).failed


def seats_of(game: str) -> list[str]:
    return ["me", "bot:default", "bot:default", "bot"] if game == "riichi" else ["me", *["bot:default"] * 3]


def untimed(window: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in window.items() if name not in ("type", "time")}


def test_three_matches_go_on_after_kill_9(tmp_path: Path) -> None:
    kill_and_resume(f"sqlite:///{tmp_path / 'jantaku.db'}")


def test_and_so_they_do_with_postgresql(postgresql: str) -> None:
    kill_and_resume(postgresql)


def test_who_has_answered_is_not_asked_again(tmp_path: Path) -> None:
    """All name their suit at once: the bots have, the person has not, and the server starts again."""
    settings = free(tmp_path / "jantaku.db")
    with Running(settings) as server:
        laid = lay(server.port, sheet=SHORT["sichuan"], seats=["me", *["bot:default"] * 3])
        (before,) = asyncio.run(play_some(server.port, [laid], 0))
        wait_for_answers(server, laid["table"]["id"], 3)
    assert before.window is not None
    with Running(settings) as server:
        after = asyncio.run(looked_at(server.port, laid))
        assert untimed(after["window"]) == untimed(before.window)
        asyncio.run(finish(server.port, laid))


def wait_for_answers(server: Running, table: str, count: int) -> None:
    end = time.monotonic() + PATIENCE_S
    while len(server.app.state.store.answers(table)) < count:
        assert time.monotonic() < end, "the bots do not answer"
        time.sleep(0.02)


def test_a_port_that_is_taken_is_said_so(tmp_path: Path) -> None:
    port = free_port()
    with started(f"sqlite:///{tmp_path / 'jantaku.db'}", port):
        command = [sys.executable, "-c", "import sys; from jantaku.cli import main; sys.exit(main())", "serve"]
        second = subprocess.run(
            [*command, "--port", str(port), "--lang", "en"], capture_output=True, timeout=PATIENCE_S, check=False
        )
    assert second.returncode == 2
    assert f"port {port}" in second.stderr.decode()


pytestmark = pytest.mark.filterwarnings("ignore::ResourceWarning")
