"""A server that is killed in the middle of play, and one that is started again on what it has left behind."""

import asyncio
import random
import sqlite3
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest

from jantaku.rules import load, rule_set
from tests.server.check_resume import kill_and_resume, started
from tests.server.conftest import free_port
from tests.server.running import QUICK, SHORT, Client, Running, client, free, lay

PATIENCE_S = 60.0


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


def untimed(window: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in window.items() if name not in ("type", "time")}


def test_three_matches_go_on_after_kill_9(tmp_path: Path) -> None:
    """One of them with a result that is being read."""
    kill_and_resume(f"sqlite:///{tmp_path / 'jantaku.db'}", 3)


def test_and_so_they_do_with_postgresql(postgresql: str) -> None:
    kill_and_resume(postgresql, 3)


def test_a_result_that_was_read_does_not_come_again(tmp_path: Path) -> None:
    settings = free(tmp_path / "jantaku.db")

    async def read_one(port: int, laid: dict[str, Any]) -> dict[str, Any]:
        async with client(port, laid["table"]["id"], laid["token"]) as player:
            while player.result is None:
                if player.window is not None:
                    window, player.window = player.window, None
                    await player.say(type="answer", window=window["window"], code=window["asks"][0]["default"])
                await player.hear()
            assert player.result["wait"] == {"ms": None, "seats": [0]}
            await player.say(type="next")
            player.window = None
            await player.asked()
            return await looked_at(port, laid)

    with Running(settings) as server:
        options = {**QUICK, "pause_s": None}
        laid = lay(server.port, sheet=SHORT["riichi"], seats=["me", *["bot:default"] * 3], options=options)
        before = asyncio.run(read_one(server.port, laid))
    with Running(settings) as server:
        after = asyncio.run(looked_at(server.port, laid))
    assert after["result"] is None
    assert after["board"] == before["board"]
    assert untimed(after["window"]) == untimed(before["window"])


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


def test_a_match_goes_on_by_the_rules_it_was_begun_with(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The program is updated while a match is played, and its preset has become another one."""
    settings, uma = free(tmp_path / "jantaku.db"), load("ema").values["uma"]
    with Running(settings) as server:
        laid = lay(server.port, rules="ema", seats=["me", *["bot:default"] * 3])
        (before,) = asyncio.run(play_some(server.port, [laid], 4))
    with changed_preset("ema", monkeypatch), Running(settings) as server:
        assert load("ema").values["uma"] == (1, 0, 0, -1)
        after = asyncio.run(looked_at(server.port, laid))
        assert untimed(after["window"]) == untimed(before.window or {})
        room = server.app.state.lobby.rooms[laid["table"]["id"]]
        assert room.rules.values["uma"] == uma


def test_rules_that_are_read_otherwise_now_are_no_silent_change(tmp_path: Path) -> None:
    """The sheet says another thing than when the match began: who comes back is told so, in a sentence."""
    settings = free(tmp_path / "jantaku.db")
    with Running(settings) as server:
        laid = lay(server.port, rules="ema", seats=["me", *["bot:default"] * 3])
        asyncio.run(play_some(server.port, [laid], 2))
    with closing(sqlite3.connect(tmp_path / "jantaku.db")) as store, store:
        store.execute("update tables set fingerprint = ?", ("0" * 64,))
    with Running(settings) as server:
        told = httpx.get(f"http://127.0.0.1:{server.port}/api/tables/{laid['table']['id']}")
        assert (told.status_code, told.json()["error"]) == (409, "rules_changed")


@contextmanager
def changed_preset(preset: str, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A version of the program in which a preset says something else."""
    before = rule_set._preset_text

    def text(name: str) -> str:
        return before(name).replace("uma = [", "uma = [1, 0, 0, -1] # [") if name == preset else before(name)

    with monkeypatch.context() as patch:
        patch.setattr(rule_set, "_preset_text", text)
        rule_set._preset.cache_clear()
        rule_set.read_whole.cache_clear()
        yield
    rule_set._preset.cache_clear()
    rule_set.read_whole.cache_clear()


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


@pytest.mark.parametrize(
    ("option", "value", "told"),
    [
        ("--db", "nonsense://club", "cannot open the database nonsense://club"),
        ("--db", "sqlite:////no/such/folder/club.db", "cannot open the database"),
        ("--pages", "/no/such/folder", "no built pages"),
    ],
)
def test_what_cannot_be_opened_is_said_in_a_sentence(option: str, value: str, told: str) -> None:
    command = [sys.executable, "-c", "import sys; from jantaku.cli import main; sys.exit(main())", "serve"]
    tried = subprocess.run(
        [*command, "--port", "0", "--lang", "en", option, value], capture_output=True, timeout=PATIENCE_S, check=False
    )
    assert tried.returncode == 2
    assert told in tried.stderr.decode()
    assert "Traceback" not in tried.stderr.decode()
    assert b"http://" not in tried.stdout


pytestmark = pytest.mark.filterwarnings("ignore::ResourceWarning")
