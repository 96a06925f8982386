"""Desks: whoever asks for too much is sent away, and nobody else waits for it."""

import asyncio
import gzip
import json
import os
import sys
import time
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import pytest

from jantaku.server.web.desks import MOST_OF_ONE, Desks, Kept
from jantaku.server.web.done import MOST_BYTES, MOST_MEMORY, Done
from jantaku.server.web.errors import ServerError
from jantaku.server.web.settings import Settings
from tests.server.running import Pings, Running, free, http, lay

SHEET = 'id = "mine"\nextends = "riichi"\n'


def greet(name: str) -> dict[str, str]:
    return {"hello": name}


def sleep(seconds: float) -> str:
    time.sleep(seconds)
    return "slept"


def die() -> None:
    os._exit(3)


def take(octets: int) -> int:
    return len(bytearray(octets))


def fill(letters: int) -> str:
    return "x" * letters


def go_down(depth: int) -> int:
    return go_down(depth + 1)


def refuse(what: str) -> None:
    raise ServerError("not_found", what=what)


def with_desks(try_it: Callable[[Desks], Coroutine[Any, Any, None]], **changes: Any) -> None:
    async def run() -> None:
        desks = Desks(Settings(**changes))
        try:
            await try_it(desks)
        finally:
            desks.close()

    asyncio.run(run())


async def refusal(asked: Coroutine[Any, Any, Done]) -> str:
    with pytest.raises(ServerError) as caught:
        await asked
    return caught.value.kind


def test_an_errand_that_asks_for_too_much_is_ended_and_the_next_one_is_done() -> None:
    async def work(desks: Desks) -> None:
        assert json.loads((await desks.ask("a", greet, "Anna")).whole) == {"hello": "Anna"}
        begun = time.monotonic()
        assert await refusal(desks.ask("a", sleep, 60.0, seconds=0.3)) == "too_much"
        assert time.monotonic() - begun < 20
        assert await refusal(desks.ask("a", die)) == "too_much"
        assert await refusal(desks.ask("a", go_down, 0)) == "too_much"
        assert await refusal(desks.ask("a", fill, MOST_BYTES)) == "too_much"
        if sys.platform == "linux":
            assert await refusal(desks.ask("a", take, MOST_MEMORY + 1)) == "too_much"
        assert json.loads((await desks.ask("a", greet, "Boris")).whole) == {"hello": "Boris"}

    with_desks(work, desks=1)


def test_nobody_has_all_desks_and_nobody_fills_the_queue() -> None:
    async def work(desks: Desks) -> None:
        hogs = [asyncio.create_task(desks.ask("hog", sleep, 30.0)) for _ in range(MOST_OF_ONE + 1)]
        await asyncio.sleep(0)
        assert (desks.working, desks.waiting) == (1, MOST_OF_ONE)
        assert await refusal(desks.ask("hog", greet, "me too")) == "busy"
        assert json.loads((await desks.ask("other", greet, "Clara")).whole) == {"hello": "Clara"}
        for hog in hogs:
            hog.cancel()
        await asyncio.gather(*hogs, return_exceptions=True)
        assert (desks.working, desks.waiting) == (0, 0)
        assert json.loads((await desks.ask("hog", greet, "again")).whole) == {"hello": "again"}

    with_desks(work, desks=2)


def test_who_has_used_up_the_seconds_waits_and_others_do_not() -> None:
    async def work(desks: Desks) -> None:
        await desks.ask("hog", sleep, 0.5)
        assert await refusal(desks.ask("hog", greet, "more")) == "slow_down"
        assert (await desks.ask("other", greet, "Clara")).whole

    with_desks(work, desks=1, work=(0.001, 0.4))


def test_what_is_always_the_same_is_worked_out_once_and_costs_nothing_then() -> None:
    async def work(desks: Desks) -> None:
        first = await desks.ask("a", sleep, 0.2, key="nap")
        begun = time.monotonic()
        assert await desks.ask("a", sleep, 0.2, key="nap") is first
        assert time.monotonic() - begun < 0.1

    with_desks(work, desks=1, work=(0.001, 0.1))


def test_a_refusal_comes_as_it_was_said() -> None:
    async def work(desks: Desks) -> None:
        with pytest.raises(ServerError) as caught:
            await desks.ask("a", refuse, "this")
        assert (caught.value.kind, caught.value.more, caught.value.status) == ("not_found", {"what": "this"}, 404)
        assert caught.value.text["ru"]

    with_desks(work, desks=1)


def test_kept_replies_take_so_much_room_and_no_more() -> None:
    kept = Kept(25)
    for name in "abc":
        kept.put(name, Done(b"x" * 10))
    assert kept.get("a") is None
    assert kept.get("b") is not None
    kept.put("d", Done(b"x" * 10))
    assert kept.get("c") is None, "the one that nobody asked for since"


HOSTILE: dict[str, tuple[str, Any]] = {
    "unknown keys": ("/api/score/form", {"sheet": SHEET + "".join(f"kuik{one} = 1\n" for one in range(8000))}),
    "table": ("/api/tables", {"sheet": SHEET + "".join(f"kuik{one} = 1\n" for one in range(8000)), "you": "Eve"}),
    "depth": ("/api/score/form", {"sheet": f"{SHEET}kuikae = {'[' * 3000}"}),
    "digits": ("/api/tables", {"sheet": f"{SHEET}kuikae = {'9' * 100_000}", "you": "Eve"}),
    "bomb": ("/api/replay", gzip.compress(b'{"a": [' + b"1," * 8_000_000)),
}


def test_those_who_play_do_not_wait_for_those_who_ask_for_much(tmp_path: Path) -> None:
    with Running(free(tmp_path / "jantaku.db")) as running, http(running.port) as asker:
        assert asker.get("/api/rulesets/riichi").status_code == 200  # a desk is there
        lay(running.port, rules="riichi", seats=["me", "person", "person", "person"], start=False)
        with Pings(running.port) as pings:
            for name, (address, body) in HOSTILE.items():
                reply = asker.post(address, content=body if isinstance(body, bytes) else json.dumps(body).encode())
                assert reply.status_code == 422, (name, reply.text[:300])
                assert reply.json()["text"]["ru"]
                assert len(reply.content) < 200_000, name
        waits = sorted(pings.waits)
        assert waits[len(waits) * 9 // 10] < 0.25, waits[-5:]


def test_a_page_that_was_asked_for_before_costs_nothing(tmp_path: Path) -> None:
    with Running(free(tmp_path / "jantaku.db", work=(1e-9, 1e-9))) as running, http(running.port) as asker:
        assert asker.get("/api/rulesets/riichi").status_code == 200
        assert asker.get("/api/rulesets/sanma").json()["error"] == "slow_down", "the seconds are used up"
        assert asker.get("/api/rulesets/riichi").status_code == 200, "what is known costs nothing"
