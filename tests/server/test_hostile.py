"""Garbage, lies and haste: every frame is answered by a typed error, nobody else is moved, nothing is betrayed."""

import asyncio
from pathlib import Path

import httpx
import pytest
import websockets

from jantaku.server.web.errors import STATUS
from tests.server.check_hostile import attack
from tests.server.running import QUICK, Client, Running, client, free, http, lay

MESSAGES = 800
"""In all; ``make check-hostile`` sends 10,000."""


def test_garbage_is_answered_and_moves_nobody(tmp_path: Path) -> None:
    done = attack(tmp_path, MESSAGES)
    assert sum(done.sent.values()) >= MESSAGES
    assert {
        "not_json",
        "bad_message",
        "unknown_type",
        "too_long",
        "late",
        "not_seated",
        "hello_first",
    } <= done.errors.keys()


def test_who_goes_on_sending_garbage_is_shut_out(server: Running) -> None:
    async def send(token: str) -> int:
        async with client(server.port, laid["table"]["id"], token) as one:
            await one.until("room")
            for _ in range(200):
                await one.socket.send("{")
            with pytest.raises(websockets.ConnectionClosed) as closed:
                await one.until("never")
            assert closed.value.rcvd is not None
            return closed.value.rcvd.code

    laid = lay(server.port, rules="riichi", seats=["me", "person", "bot", "bot"], start=False)
    assert asyncio.run(send(laid["token"])) == 1008


def test_a_frame_that_is_much_too_long_ends_the_connection(server: Running) -> None:
    async def shout() -> int:
        laid = lay(server.port, rules="riichi", seats=["me", "person", "bot", "bot"], start=False)
        async with client(server.port, laid["table"]["id"], laid["token"]) as one:
            await one.until("room")
            await one.socket.send("x" * 100_000)
            with pytest.raises(websockets.ConnectionClosed) as closed:
                await one.until("never")
            assert closed.value.rcvd is not None
            return closed.value.rcvd.code

    assert asyncio.run(shout()) == 1009


def test_who_is_too_fast_is_told_so(tmp_path: Path) -> None:
    async def rush(port: int) -> Client:
        laid = lay(port, rules="riichi", seats=["me", "person", "bot", "bot"], start=False)
        async with client(port, laid["table"]["id"], laid["token"]) as one:
            for _ in range(14):
                await one.say(type="ping")
            await one.until("error")
            return one

    with Running(free(tmp_path / "jantaku.db", frames=(50.0, 10.0))) as running:
        assert asyncio.run(rush(running.port)).frames[-1]["error"] == "slow_down"


def test_who_says_nothing_is_sent_away(tmp_path: Path) -> None:
    async def keep_still(port: int) -> int:
        async with client(port, "", greet=False) as one:
            assert (await one.hear())["error"] == "hello_first"
            with pytest.raises(websockets.ConnectionClosed) as closed:
                await one.hear()
            assert closed.value.rcvd is not None
            return closed.value.rcvd.code

    with Running(free(tmp_path / "jantaku.db", hello_s=0.2)) as running:
        assert asyncio.run(keep_still(running.port)) == 1008


def test_pages_from_elsewhere_are_not_heard(server: Running) -> None:
    async def knock(origin: str) -> None:
        async with websockets.connect(f"ws://127.0.0.1:{server.port}/api/ws", origin=origin):  # type: ignore[arg-type]
            pass

    with pytest.raises(websockets.InvalidStatus):
        asyncio.run(knock("http://evil.example"))
    asyncio.run(knock(f"http://127.0.0.1:{server.port}"))
    with http(server.port) as asker:
        reply = asker.post("/api/tables", json={}, headers={"origin": "http://evil.example"})
        assert (reply.status_code, reply.json()["error"]) == (403, "wrong_origin")


BODIES = (
    b"",
    b"{",
    b"[]",
    b"null",
    b"\xff\xfe",
    b'{"seats": 5}',
    b'{"options": {"clock": 5}}',
    b'{"you": "\\u0000"}',
    b"[" * 50_000,
)


@pytest.mark.parametrize(
    "address", ["/api/tables", "/api/score", "/api/rulesets/check", "/api/replay", "/api/tables/x/join"]
)
def test_addresses_answer_garbage_by_a_sentence(server: Running, address: str) -> None:
    with http(server.port) as asker:
        for body in BODIES:
            told(asker.post(address, content=body), address)


@pytest.mark.parametrize(
    "address",
    [
        "/api/nothing",
        "/api/rulesets/..%2f..%2fetc%2fpasswd",
        "/api/rulesets/riichi.toml",
        "/api/texts/..%2f..%2fx",
        "/api/texts/de",
        "/api/catalogue/%00",
        "/api/catalogue?limit=-1",
        "/api/matches?before=9999999999999999999999",
        "/api/matches/x/record?format=x",
        "/api/tables/x",
        "/api/codes/12345",
        "/assets/%00",
        f"/assets/{'x' * 300}",
    ],
)
def test_wrong_addresses_are_told_apart(server: Running, address: str) -> None:
    with http(server.port) as asker:
        told(asker.get(address), address)


def told(reply: httpx.Response, address: str) -> None:
    """A refusal, or a reply to what can be understood; never a failure."""
    assert reply.status_code < 500, (address, reply.text)
    if reply.status_code >= 400:
        error = reply.json()
        assert error["error"] in STATUS
        assert error["text"]["ru"]
        assert error["text"]["en"]


def test_a_body_that_is_too_long_is_not_read(server: Running) -> None:
    with http(server.port) as asker:
        reply = asker.post("/api/tables", content=b"x" * 300_000)
        assert (reply.status_code, reply.json()["error"]) == (413, "too_long")


def test_requests_are_limited(tmp_path: Path) -> None:
    with Running(free(tmp_path / "jantaku.db", creations=(0.01, 2.0))) as running, http(running.port) as asker:
        wish = {
            "rules": "riichi",
            "you": "Anna",
            "options": QUICK,
            "start": False,
            "seats": ["me", "person", "bot", "bot"],
        }
        codes = [asker.post("/api/tables", json=wish).status_code for _ in range(4)]
        assert codes == [201, 201, 429, 429]
