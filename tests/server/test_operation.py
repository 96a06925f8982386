"""What those who run a server look at, and how it stops."""

import asyncio
import json
import logging
import random
import re
import sys
from pathlib import Path
from typing import Any

import pytest
import websockets

from jantaku.server.web.logs import JsonLines
from jantaku.server.web.operation import _is_near
from tests.server.running import QUICK, Client, Running, client, free, http, join, lay

LINE = re.compile(r'jantaku_[a-z_]+(\{[a-z]+="[^"]+"\})? -?[0-9.e+-]+')
WISH: dict[str, Any] = {"rules": "riichi", "seats": ["me", "person", "bot", "bot"], "start": False}


def test_it_is_alive_and_ready_as_long_as_the_database_answers(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def away(*_: object) -> None:
        raise OSError("no database")

    with http(server.port) as asking:
        assert asking.get("/healthz").status_code == 200
        assert asking.get("/readyz").status_code == 200
        monkeypatch.setattr(server.app.state.store, "ask", away)
        assert asking.get("/healthz").status_code == 200
        reply = asking.get("/readyz")
        assert (reply.status_code, reply.json()["error"]) == (503, "busy")
        assert "no database" not in reply.text


def test_its_figures_are_read_by_prometheus(tmp_path: Path) -> None:
    async def play(laid: Any, port: int) -> None:
        async with client(port, laid["table"]["id"], laid["token"]) as one:
            await one.play(random.Random(1), steps=3)
            await one.asked()
        async with client(port, "nothing") as stranger:
            await stranger.until("error")

    with Running(free(tmp_path / "jantaku.db")) as running, http(running.port) as asking:
        lay(running.port, **WISH)
        asyncio.run(play(lay(running.port, rules="riichi", seats=["me", "bot", "bot", "bot"]), running.port))
        assert asking.get("/api/tables/nothing").status_code == 404
        told = asking.get("/metrics")
        assert told.headers["content-type"].startswith("text/plain; version=0.0.4")
        lines = told.text.splitlines()
        figures = dict(line.rsplit(" ", 1) for line in lines if not line.startswith("#"))
        assert all(line.startswith(("# HELP jantaku_", "# TYPE jantaku_")) or LINE.fullmatch(line) for line in lines)
        assert figures['jantaku_tables{state="waiting"}'] == "1"
        assert figures['jantaku_tables{state="playing"}'] == "1"
        assert float(figures["jantaku_answers_total"]) >= 3
        assert figures['jantaku_errors_total{kind="no_table"}'] == "2"
        assert 0 < float(figures['jantaku_store_wait_seconds{quantile="0.99"}']) < 30
        assert float(figures['jantaku_replies_total{status="2xx"}']) >= 2
        assert "jantaku_errands_waiting" in figures


@pytest.mark.parametrize(
    ("address", "near"), [("127.0.0.1", True), ("::1", True), ("192.168.1.9", True), ("8.8.8.8", False), ("", False)]
)
def test_figures_are_for_the_house(address: str, near: bool) -> None:
    assert _is_near(address) == near


def test_a_stop_tells_those_who_play(tmp_path: Path) -> None:
    async def play(running: Running) -> Client:
        laid = lay(running.port, rules="riichi", seats=["me", "bot", "bot", "bot"])
        async with client(running.port, laid["table"]["id"], laid["token"]) as one:
            await one.asked()
            running.server.should_exit = True
            assert (await one.until("error"))["error"] == "restarting"
            with pytest.raises(websockets.ConnectionClosed) as closed:
                await one.until("never")
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 1012
            return one

    with Running(free(tmp_path / "jantaku.db")) as running:
        told = asyncio.run(play(running)).frames[-1]
        assert told["text"]["ru"]
    assert not running.thread.is_alive()
    assert running.app.state.figures.stopping


def test_logs_are_lines_of_json_without_tokens(tmp_path: Path) -> None:
    async def greet(port: int, table: str, token: str) -> None:
        async with client(port, table, token) as one:
            await one.until("room")
            await one.say(type="chat", text="my secret hand")
            await one.until("chat")

    lines: list[str] = []

    class Gather(logging.Handler):
        def emit(self, record: logging.LogRecord) -> None:
            lines.append(self.format(record))

    gather = Gather()
    gather.setFormatter(JsonLines())
    log = logging.getLogger("jantaku")
    log.addHandler(gather)
    log.setLevel(logging.INFO)
    try:
        with Running(free(tmp_path / "jantaku.db")) as running, http(running.port) as asking:
            laid = lay(running.port, **WISH, nonce="a nonce", options=QUICK)
            table, token = laid["table"]["id"], laid["token"]
            joined = join(running.port, table, "Boris")
            asking.get(f"/api/tables/{table}?seat={token}", headers={"x-seat-token": token})
            asking.get(f"/api/codes/{laid['table']['code']}")
            asyncio.run(greet(running.port, table, token))
    finally:
        log.removeHandler(gather)
        log.setLevel(logging.NOTSET)
    told = [json.loads(line) for line in lines]
    assert {"started", "request", "stopped"} <= {line["message"] for line in told}
    patterns = {line["pattern"] for line in told if line["message"] == "request"}
    assert {"/api/tables", "/api/tables/{table}", "/api/tables/{table}/join", "/api/codes/{code}"} <= patterns
    secrets = (table, token, joined["token"], laid["table"]["code"], "a nonce", "my secret hand", "Boris", "Anna")
    assert not [line for line in lines if any(secret in line for secret in secrets)]


def test_a_failure_is_a_line_with_its_place_and_without_its_words() -> None:
    try:
        raise ValueError("token 123")
    except ValueError:
        record = logging.getLogger("x").makeRecord(
            "x", logging.ERROR, __file__, 1, "failed %s", ("twice",), sys.exc_info()
        )
    line = JsonLines().format(record)
    told = json.loads(line)
    assert (told["message"], told["error"], told["level"]) == ("failed twice", "ValueError", "error")
    assert "test_operation.py" in told["trace"][0]
    assert "token 123" not in line
    assert "\n" not in line
