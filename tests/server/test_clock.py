"""Time: clocks with a bank, what holds when it is over, windows of a fixed length, and who comes back in time."""

import asyncio
import time
from typing import Any

from tests.server.running import QUICK, Client, Running, all_seated, client, four_people, join, lay

BOTS = ["me", *["bot:default"] * 3]


def options(**more: Any) -> dict[str, Any]:
    return {**QUICK, **more}


def test_when_time_is_up_the_default_holds(server: Running) -> None:
    async def wait() -> None:
        laid = lay(server.port, rules="riichi", seats=BOTS, options=options(clock={"base_s": 3, "bank_s": 1}))
        async with client(server.port, laid["table"]["id"], laid["token"]) as one:
            window = await one.asked()
            first = window["asks"][0]["default"]
            assert 0 < window["time"]["left_ms"] <= 4000
            assert window["time"]["left_ms"] == window["time"]["base_ms"] + window["time"]["bank_ms"]
            closed = await one.until("closed")
            assert (closed["window"], closed["why"]) == (window["window"], "time")
            window = await one.asked()
            assert window["time"]["bank_ms"] == 0, "the bank is used up until the next deal"
            await one.say(type="answer", window=closed["window"], code=first, id=3)
            late = await one.until("error")
            assert (late["error"], late["re"]) == ("late", 3)

    asyncio.run(wait())


def test_who_comes_back_finds_the_same_window_and_the_time_that_is_left(server: Running) -> None:
    async def come_back() -> None:
        laid = lay(server.port, rules="riichi", seats=BOTS, options=options(clock={"base_s": 30, "bank_s": 10}))
        table, token = laid["table"]["id"], laid["token"]
        async with client(server.port, table, token) as one:
            before = await one.asked()
            board = one.board
        await asyncio.sleep(0.5)
        async with client(server.port, table, token) as again:
            state = await again.until("state")
            assert state["board"] == board
            window = state["window"]
            assert window["window"] == before["window"]
            assert window["asks"] == before["asks"]
            assert 0.4 <= (before["time"]["left_ms"] - window["time"]["left_ms"]) / 1000 < 20

    asyncio.run(come_back())


def test_a_call_window_of_fixed_length_lasts_as_long_whoever_could_call(server: Running) -> None:
    """From every discard to what follows it passes the same time."""

    async def listen() -> list[float]:
        laid = lay(server.port, rules="riichi", seats=BOTS, options=options(call_ms=250))
        waits: list[float] = []
        discarded = 0.0
        async with client(server.port, laid["table"]["id"], laid["token"]) as one:
            while len(waits) < 12:
                if one.window is not None:
                    window, one.window = one.window, None
                    await one.say(type="answer", window=window["window"], code=window["asks"][0]["default"])
                message = await one.hear()
                if message["type"] == "events":
                    if discarded:
                        waits.append(time.monotonic() - discarded)
                    events = [event["event"] for event in message["events"]]
                    assert "discarded" not in events[:-1], "nothing is told together with a discard that it follows"
                    discarded = time.monotonic() if events[-1] == "discarded" else 0.0
        return waits

    waits = asyncio.run(listen())
    assert min(waits) >= 0.2


def test_a_bot_plays_for_who_is_gone_while_others_wait(server: Running) -> None:
    async def answer(one: Client, seat: int) -> None:
        """Say what would hold anyway, until it is the turn of this seat."""
        while one.board["turn"] != seat:
            if (window := one.window) is not None:
                one.window = None
                await one.say(type="answer", window=window["window"], code=window["asks"][0]["default"])
            await one.hear()

    async def wait() -> None:
        table, tokens = four_people(server.port, "riichi")
        async with all_seated(server.port, table, tokens) as clients:
            await clients[1].socket.close()
            others = [clients[seat] for seat in (0, 2, 3)]
            await asyncio.gather(*(answer(one, 0) for one in others))
            await asyncio.gather(*(answer(one, 2) for one in others))
            told = [player for frame in clients[2].frames if frame["type"] == "players" for player in frame["players"]]
            assert any(player["away"] for player in told if player["seat"] == 1)
            discards = [event for frame in clients[2].frames for event in frame.get("events", ())]
            assert any(event["event"] == "discarded" and event["seat"] == 1 for event in discards)
        async with client(server.port, table, tokens[1]) as again:
            await again.until("state")
            assert again.seat == 1

    asyncio.run(asyncio.wait_for(wait(), 60))


def test_the_result_stands_until_it_was_read(server: Running) -> None:
    async def read() -> None:
        laid = lay(server.port, rules="riichi", seats=BOTS, options=options(pause_s=None))
        async with client(server.port, laid["table"]["id"], laid["token"]) as one:
            while one.result is None:
                if one.window is not None:
                    window, one.window = one.window, None
                    await one.say(type="answer", window=window["window"], code=window["asks"][0]["default"])
                await one.hear()
            assert one.result["wait"] == {"ms": None, "seats": [one.seat]}
            assert one.result["next"]["text"]["ru"]
            await one.say(type="ping", id=1)
            while (message := await one.hear()).get("re") != 1:
                assert message["type"] == "players", "nothing goes on"
            await one.say(type="next")
            events = await one.until("events")
            assert events["events"][0]["event"] == "deal_started"

    asyncio.run(read())


def test_leaving_gives_the_seat_to_a_bot_and_coming_back_takes_it(server: Running) -> None:
    async def leave() -> None:
        laid = lay(server.port, rules="riichi", seats=["me", "person", "bot:default", "bot:default"], start=False)
        table = laid["table"]["id"]
        other = join(server.port, table, "Boris")
        async with all_seated(server.port, table, [laid["token"], other["token"]]) as (anna, boris):
            await anna.asked()
            await anna.say(type="leave")
            while not any(
                player["away"]
                for frame in boris.frames
                if frame["type"] == "players"
                for player in frame["players"]
                if player["seat"] == 0
            ):
                await boris.hear()
            while boris.window is None:  # Anna's turn was played for her
                await boris.hear()
        async with client(server.port, table, laid["token"]) as again:
            await again.until("state")
            assert again.seat == 0

    asyncio.run(asyncio.wait_for(leave(), 60))
