"""An evening at the tables: bots for empty places, talk, and another match with the same people."""

import asyncio
from pathlib import Path
from random import Random
from typing import Any

from tests.server.running import QUICK, SHORT, Client, Running, all_seated, client, four_people, free, http, join, lay

TWO = {"rules": "riichi", "seats": ["me", "person", "person", "bot"], "start": False}


def test_who_laid_the_table_sends_bots_to_empty_places(server: Running) -> None:
    async def fill() -> None:
        laid = lay(server.port, lang="ru", **TWO)
        table = laid["table"]["id"]
        assert laid["table"]["places"][3]["name"] == "Бот 1"
        token = join(server.port, table, "Boris")["token"]
        async with client(server.port, table, laid["token"]) as anna, client(server.port, table, token) as boris:
            await anna.until("room")
            await boris.until("room")
            await boris.say(type="ready", ready=True)
            await boris.say(type="fill", place=2, kind="bot")
            assert (await boris.until("error"))["error"] == "not_host"
            await anna.say(type="fill", place=1, kind="bot")
            assert (await anna.until("error"))["error"] == "table_full", "Boris sits there"
            await anna.say(type="fill", place=9, kind="bot")
            assert (await anna.until("error"))["error"] == "bad_message"
            await anna.say(type="fill", place=2, kind="bot", lang="ru")
            room = await filled(boris, 2, "bot")
            assert room["players"][2]["name"] == "Бот 2"
            assert not room["players"][1]["ready"], "it is another table now"
            assert [missing["en"] for missing in room["missing"]] == ["not ready: Anna, Boris"]
            await anna.say(type="fill", place=3, kind="person")
            await filled(boris, 3, "empty")
            assert join(server.port, table, "Clara")["place"] == 3

    asyncio.run(fill())


def test_who_fills_the_table_with_bots_may_take_a_decision_back(server: Running) -> None:
    async def take_back() -> None:
        laid = lay(server.port, rules="riichi", seats=["me", "person", "bot", "bot"], start=False)
        async with client(server.port, laid["table"]["id"], laid["token"]) as anna:
            await anna.until("room")
            await anna.say(type="fill", place=1, kind="bot")
            await filled(anna, 1, "bot")
            await anna.say(type="ready", ready=True)
            window = await anna.asked()
            await anna.play(Random(0), 1)
            await anna.asked()
            await anna.say(type="back")
            state = await anna.until("state")
            while state["window"] is None:
                state = {**state, "window": (await anna.until("window"))}
            assert state["window"]["asks"] == window["asks"]

    asyncio.run(take_back())


async def filled(who: Client, place: int, kind: str) -> dict[str, Any]:
    while (room := await who.until("room"))["players"][place]["kind"] != kind:
        pass
    return room


def test_a_bot_that_was_called_sits_there_after_a_restart(tmp_path: Path) -> None:
    settings = free(tmp_path / "jantaku.db")

    async def call(port: int, laid: dict[str, Any]) -> None:
        async with client(port, laid["table"]["id"], laid["token"]) as anna:
            for place in (1, 2):
                await anna.say(type="fill", place=place, kind="bot")
                await filled(anna, place, "bot")

    with Running(settings) as server:
        laid = lay(server.port, **TWO)
        asyncio.run(call(server.port, laid))
    with Running(settings) as server, http(server.port) as asker:
        places = asker.get(f"/api/tables/{laid['table']['id']}").json()["places"]
        assert [place["name"] for place in places] == ["Anna", "Bot 2", "Bot 3", "Bot 1"]


def test_words_of_ones_own_only_between_deals(server: Running) -> None:
    async def talk() -> None:
        laid = lay(server.port, **TWO)
        table = laid["table"]["id"]
        tokens = [laid["token"], *(join(server.port, table, name)["token"] for name in ("Boris", "Clara"))]
        async with client(server.port, table, tokens[0]) as early:
            await early.until("room")
            await early.say(type="chat", text=" <b>hello</b>\u202e\n there ")
            assert (await early.until("chat"))["lines"][0]["text"] == "<b>hello</b> there"
            await early.say(type="chat", text="x", phrase="hello")
            assert (await early.until("error"))["error"] == "bad_message"
            await early.say(type="chat", text="\n")
            assert (await early.until("error"))["error"] == "bad_message"
        async with all_seated(server.port, table, tokens) as clients, client(server.port, table) as watcher:
            before = await watcher.until("chat")
            assert [line["name"] for line in before["lines"]] == ["Anna"]
            await watcher.say(type="chat", phrase="hello")
            assert (await watcher.until("error"))["error"] == "not_seated"
            await clients[1].say(type="chat", text="I have two red fives")
            assert (await clients[1].until("error"))["error"] == "phrases_only"
            await clients[1].say(type="chat", phrase="I have two red fives")
            assert (await clients[1].until("error"))["error"] == "bad_message"
            await clients[1].say(type="chat", phrase="luck")
            for one in (*clients, watcher):
                line = (await one.until("chat"))["lines"][-1]
                while line["phrase"] is None:
                    line = (await one.until("chat"))["lines"][-1]
                assert (line["place"], line["name"], line["phrase"], line["text"]) == (1, "Boris", "luck", "")

    asyncio.run(talk())


def test_what_was_said_is_read_after_a_restart(tmp_path: Path) -> None:
    """In the waiting room and in the match; who comes then goes on from there."""
    settings = free(tmp_path / "jantaku.db")

    async def speak(port: int, tokens: list[str], table: str, words: str) -> list[dict[str, Any]]:
        async with client(port, table, tokens[0]) as anna:
            await anna.say(type="chat", phrase=words)
            lines: list[dict[str, Any]] = []
            while not any(line["phrase"] == words for line in lines):
                lines += (await anna.until("chat"))["lines"]
            return lines

    async def begin(port: int, tokens: list[str], table: str) -> None:
        async with all_seated(port, table, tokens):
            pass

    with Running(settings) as server:
        table, tokens = four_people(server.port, "riichi")
        asyncio.run(speak(server.port, tokens, table, "hello"))
    with Running(settings) as server:
        asyncio.run(speak(server.port, tokens, table, "luck"))
        asyncio.run(begin(server.port, tokens, table))
    with Running(settings) as server:
        lines = asyncio.run(speak(server.port, tokens, table, "thanks"))
    assert [(line["n"], line["name"], line["phrase"]) for line in lines] == [
        (0, "Anna", "hello"),
        (1, "Anna", "luck"),
        (2, "Anna", "thanks"),
    ]


def test_who_talks_too_much_is_asked_to_wait_and_others_are_not(server: Running) -> None:
    async def talk() -> None:
        laid = lay(server.port, **TWO)
        token = join(server.port, laid["table"]["id"], "Boris")["token"]
        async with (
            client(server.port, laid["table"]["id"], laid["token"]) as anna,
            client(server.port, laid["table"]["id"], token) as boris,
        ):
            for number in range(8):
                await anna.say(type="chat", text=str(number))
            assert (await anna.until("error"))["error"] == "slow_down"
            await boris.say(type="chat", phrase="hello")
            while (await boris.until("chat"))["lines"][0]["name"] != "Boris":
                pass

    asyncio.run(talk())


async def played_to_the_end(server: Running, clients: list[Client]) -> None:
    async def one(who: Client) -> None:
        while who.final is None:
            if who.window is None:
                await who.hear()
                continue
            ask, number = who.window["asks"][0], who.window["window"]
            who.window = None
            await who.say(type="answer", window=number, code=ask["default"])

    await asyncio.gather(*(one(who) for who in clients))


def rematch(server: Running, table: str, token: str) -> tuple[int, dict[str, Any]]:
    with http(server.port) as asker:
        reply = asker.post(f"/api/tables/{table}/rematch", headers={"x-seat-token": token})
        return reply.status_code, reply.json()


def test_the_same_again(server: Running) -> None:
    async def play() -> None:
        laid = lay(
            server.port, sheet=SHORT["sichuan"], seats=["me", "person", "bot:default", "bot:default"], start=False
        )
        table = laid["table"]["id"]
        tokens = [laid["token"], join(server.port, table, "Boris")["token"]]
        async with all_seated(server.port, table, tokens) as (anna, boris):
            assert rematch(server, table, tokens[0])[1]["error"] == "still_playing"
            await played_to_the_end(server, [anna, boris])
            while not server.app.state.store.record(table):
                await asyncio.sleep(0.02)
            assert rematch(server, table, "")[1]["error"] == "not_seated"
            assert rematch(server, table, "x" * 32)[1]["error"] == "not_seated"
            status, again = rematch(server, table, tokens[0])
            assert status == 201
            assert again["table"]["id"] != table
            assert again["table"]["rules"]["changes"] == laid["table"]["rules"]["changes"]
            told = await boris.until("rematch")
            assert (told["table"], told["name"]) == (again["table"]["id"], "Anna")
            async with client(server.port, again["table"]["id"], again["token"]) as waiting:
                room = await waiting.until("room")
                assert [place["kind"] for place in room["players"]] == ["person", "empty", "bot", "bot"]
                _, other = rematch(server, table, tokens[1])
                assert other["place"] == 1
                welcome = await waiting.until("welcome")
                assert [player["name"] for player in welcome["players"]] == ["Anna", "Boris", "Bot 1", "Bot 2"]
                async with client(server.port, other["table"]["id"], other["token"]) as second:
                    await second.until("state")
                    assert second.seat == 1
                assert rematch(server, table, tokens[1])[1]["error"] == "table_full", "it is being played"

    asyncio.run(play())


def test_alone_it_begins_at_once(server: Running) -> None:
    async def play() -> None:
        laid = lay(server.port, sheet=SHORT["sichuan"], seats=["me", *["bot:default"] * 3], options=QUICK)
        table = laid["table"]["id"]
        async with client(server.port, table, laid["token"]) as anna:
            await played_to_the_end(server, [anna])
            while not server.app.state.store.record(table):
                await asyncio.sleep(0.02)
        _, again = rematch(server, table, laid["token"])
        async with client(server.port, again["table"]["id"], again["token"]) as anna:
            await anna.until("state")

    asyncio.run(play())


def test_nobody_takes_the_place_of_another(server: Running) -> None:
    """Whoever sat at a place can ask for that place only; asking twice gives a new token, and the old one is void."""

    async def play() -> None:
        table, tokens = four_people(server.port, "sichuan")
        async with all_seated(server.port, table, tokens) as clients:
            await played_to_the_end(server, clients)
            while not server.app.state.store.record(table):
                await asyncio.sleep(0.02)
            _, first = rematch(server, table, tokens[2])
            _, twice = rematch(server, table, tokens[2])
            assert first["place"] == twice["place"] == 2
            assert first["token"] != twice["token"]
            async with client(server.port, first["table"]["id"], first["token"]) as one:
                assert (await one.until("error"))["error"] == "wrong_token"

    asyncio.run(play())
