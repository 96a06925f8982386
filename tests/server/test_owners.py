"""Two servers on one database: only one of them can go on with a match."""

import asyncio
import random
from pathlib import Path
from typing import Any

from tests.server.running import Running, client, free, lay


def test_who_comes_second_lets_go_and_finds_the_match_as_it_is(tmp_path: Path) -> None:
    db = tmp_path / "jantaku.db"
    with Running(free(db)) as one:
        laid = lay(one.port, rules="riichi", seats=["me", *["bot:default"] * 3])
        with Running(free(db)) as other:
            asyncio.run(both(one.port, other.port, laid))


async def both(one: int, other: int, laid: dict[str, Any]) -> None:
    table, token = laid["table"]["id"], laid["token"]
    async with client(one, table, token) as first:
        await first.until("state")
        while (window := await first.asked())["kind"] != "turn":  # so that only this seat is asked
            await first.play(random.Random(1), 1)
        async with client(other, table, token) as second:
            stale = await second.asked()
            assert second.board == first.board
            await first.say(type="answer", window=window["window"], code=window["asks"][0]["actions"][0]["code"])
            await first.until("accepted")
            await second.say(type="answer", window=stale["window"], code=stale["asks"][0]["actions"][1]["code"])
            error = await second.until("error")
            assert error["error"] == "elsewhere"
        await first.asked()
        async with client(other, table, token) as again:  # it reads what is stored
            state = await again.until("state")
            assert state["seen"] == first.seen
            assert state["board"] == first.board
