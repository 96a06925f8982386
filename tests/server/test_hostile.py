"""Garbage, lies and haste: every frame is answered by a typed error, nobody else is moved, nothing is betrayed."""

import asyncio
import json
import random
import string
from pathlib import Path
from typing import Any

import httpx
import pytest
import websockets

from jantaku.server.errors import STATUS
from tests.server.running import QUICK, Client, Running, all_seated, client, four_people, free, http, lay, tiles_in

FRAMES = 400


def garbage(rng: random.Random, window: int, code: int) -> str:
    """A frame that nobody should send."""
    number = rng.choice([0, -1, 1, 2**31, 2**53 + 1, -(2**63), 10**400, 1.5, window, code])
    text = "".join(rng.choices(string.printable + "ёЖ\u202e\U0001f004", k=rng.randrange(40)))
    shapes: list[Any] = [
        None,
        [],
        [[]],
        text,
        number,
        {},
        {"type": text},
        {"type": number},
        {"type": "answer"},
        {"type": "answer", "window": number, "code": number},
        {"type": "answer", "window": window, "code": number},
        {"type": "answer", "window": window + 1, "code": code},
        {"type": "answer", "window": window, "code": code, "seat": rng.choice([0, 1, 2, 3, -1, 99, "0"])},
        {"type": "answer", "window": window, "code": text},
        {"type": "why", "code": number},
        {"type": "why", "verb": text},
        {"type": "why", "code": code, "seat": rng.randrange(5)},
        {"type": "why"},
        {"type": "ready", "ready": number},
        {"type": "ready", "ready": True},
        {"type": "hint", "id": number},
        {"type": "hello", "table": text},
        {"type": "hello", "table": number, "token": []},
        {"type": "next", "id": text},
        {"type": "back"},
        {"type": "ping", "more": [text] * 5},
    ]
    frame = json.dumps(rng.choice(shapes))
    match rng.randrange(8):
        case 0:
            return frame[: rng.randrange(len(frame) + 1)]
        case 1:
            return frame + text
        case 2:
            return "[" * 3000
        case 3:
            return '{"type":"ping","x":"' + "a" * 5000 + '"}'
    return frame


def test_garbage_is_answered_and_moves_nobody(server: Running) -> None:
    asyncio.run(attack(server))


async def attack(server: Running) -> None:
    table, tokens = four_people(server.port, "riichi")
    rng = random.Random(11)
    async with all_seated(server.port, table, tokens) as clients:
        for one in clients:
            while not one.board.get("seats") or not one.board["seats"][0]["drawn"]:
                await one.hear()
        mover = clients[0]
        while mover.window is None:
            await mover.hear()
        window, code = mover.window["window"], mover.window["asks"][0]["actions"][0]["code"]
        hidden = {tile[1] for seat in (0, 2, 3) for tile in clients[seat].board["seats"][seat]["tiles"]}
        before = server.app.state.store.count_answers(table)
        replies = await attack_as(server.port, table, tokens[1], rng, window, code)
        replies += await attack_as(server.port, table, "", rng, window, code)
        kinds = {reply["type"] for reply in replies}
        assert kinds <= {"error", "refused", "why", "hint", "pong", "players", "welcome", "state"}, kinds
        errors = {reply["error"] for reply in replies if reply["type"] == "error"}
        assert errors <= STATUS.keys()
        assert {"not_json", "bad_message", "unknown_type", "too_long", "late", "not_seated"} <= errors
        assert "internal" not in errors
        assert not hidden & set(tiles_in(replies)), "a tile of another seat"
        assert server.app.state.store.count_answers(table) == before, "nobody was moved"
        await mover.say(type="answer", window=window, code=code)
        await mover.until("accepted")


async def attack_as(
    port: int, table: str, token: str, rng: random.Random, window: int, code: int
) -> list[dict[str, Any]]:
    replies: list[dict[str, Any]] = []
    closes: set[int] = set()
    sent = 0
    while sent < FRAMES:
        async with client(port, table, token) as one:
            await one.until("state")
            try:
                while sent < FRAMES:
                    for _ in range(25):
                        await one.socket.send(garbage(rng, window, code))
                        sent += 1
                    await one.say(type="ping", id=-sent)
                    while (await one.hear()).get("re") != -sent:
                        pass
            except websockets.ConnectionClosed as closed:  # after very many errors
                closes.add(0 if closed.rcvd is None else closed.rcvd.code)
            replies += one.frames
    assert closes == {1008}
    return replies


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
