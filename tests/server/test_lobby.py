"""Tables: laying, finding, sitting down, watching, taking back."""

import asyncio
import copy
import random
import time
from typing import Any

import pytest

from tests.server.running import QUICK, Running, all_seated, client, four_people, http, join, lay

WAITING = {"rules": "riichi", "seats": ["me", "person", "bot", "bot"], "start": False}


def test_a_table_is_found_by_its_code_and_listed_unless_it_is_private(server: Running) -> None:
    shown = lay(server.port, name="  Friday\tevening ", **WAITING)["table"]
    private = lay(server.port, **WAITING, options={**QUICK, "public": False})["table"]
    with http(server.port) as asker:
        spaced = f"{shown['code'][:3]} {shown['code'][3:]}"
        assert asker.get(f"/api/codes/{spaced}").json() == {"table": shown["id"]}
        listed = {table["id"]: table for table in asker.get("/api/tables").json()}
        assert private["id"] not in listed
        assert listed[shown["id"]]["name"] == "Friday evening"
        assert listed[shown["id"]]["code"] == "", "only who sits there is told"
        one = asker.get(f"/api/tables/{shown['id']}").json()
        assert [place["kind"] for place in one["places"]] == ["person", "empty", "bot", "bot"]
        assert one["rules"]["features"]["hand"] == 13
        assert asker.get("/api/codes/000 00").json()["error"] == "no_table"


def test_sitting_down_has_its_manners(server: Running) -> None:
    table = lay(server.port, **WAITING)["table"]["id"]
    with http(server.port) as asker:

        def tried(**wish: Any) -> str:
            reply = asker.post(f"/api/tables/{table}/join", json=wish)
            return str(reply.json().get("error", reply.status_code))

        assert tried(name="anna") == "name_taken"
        assert tried(name=" \u202e ") == "name_wrong"
        assert tried(name="x" * 60) == "bad_message"
        assert tried(name="Boris", place=3) == "table_full"
        assert tried(name="Boris", place=1) == "201"
        assert tried(name="Clara") == "table_full"


def test_a_match_begins_when_all_are_ready(server: Running) -> None:
    async def begin() -> None:
        laid = lay(server.port, **WAITING)
        table = laid["table"]["id"]
        async with client(server.port, table, laid["token"]) as anna:
            room = await anna.until("room")
            assert [missing["en"] for missing in room["missing"]] == ["1 empty seat", "not ready: Anna"]
            await anna.say(type="ready", ready=True)
            token = join(server.port, table, "Boris")["token"]
            async with client(server.port, table, token) as boris:
                room = await boris.until("room")
                assert room["you"] == 1
                assert not room["players"][0]["ready"], "who was ready is so no longer"
                for one in (anna, boris):
                    await one.say(type="ready", ready=True)
                welcome = await boris.until("welcome")
                assert welcome["you"] == {"seat": 1, "watching": False}
                assert [player["name"] for player in welcome["players"]] == ["Anna", "Boris", "Bot 1", "Bot 2"]

    asyncio.run(begin())


def test_a_token_is_a_seat_and_another_is_not(server: Running) -> None:
    async def try_it() -> str:
        laid = lay(server.port, **WAITING)
        async with client(server.port, laid["table"]["id"], laid["token"][:-1] + "!") as one:
            return str((await one.until("error"))["error"])

    assert asyncio.run(try_it()) == "wrong_token"


def test_nobody_watches_where_it_is_not_wanted(server: Running) -> None:
    async def try_it() -> str:
        laid = lay(server.port, **WAITING, options={**QUICK, "watch": "off"})
        async with client(server.port, laid["table"]["id"]) as one:
            return str((await one.until("error"))["error"])

    assert asyncio.run(try_it()) == "not_watchable"


def test_watchers_see_later(server: Running) -> None:
    async def watch() -> None:
        laid = lay(
            server.port, rules="riichi", seats=["me", *["bot:default"] * 3], options={**QUICK, "watch_delay_s": 1.0}
        )
        table = laid["table"]["id"]
        async with client(server.port, table, laid["token"]) as anna, client(server.port, table) as watcher:
            await watcher.until("state")
            before = watcher.seen
            window = await anna.asked()
            started = asyncio.get_running_loop().time()
            await anna.say(type="answer", window=window["window"], code=window["asks"][0]["default"])
            await anna.until("events")
            events = await watcher.until("events")
            assert asyncio.get_running_loop().time() - started > 0.9
            assert events["first"] == before
            assert all(tile is None for seat in watcher.board["seats"] for tile in seat["tiles"])

    asyncio.run(watch())


def test_who_watches_all_hands_sees_deals_that_are_over(server: Running) -> None:
    async def watch() -> None:
        options = {**QUICK, "watch": "hands"}
        laid = lay(server.port, rules="riichi", seats=["me", *["bot:default"] * 3], options=options)
        table = laid["table"]["id"]
        async with client(server.port, table, laid["token"]) as anna, client(server.port, table) as watcher:
            state = await watcher.until("state")
            assert state["seen"] == 0
            while anna.result is None:
                if anna.window is not None:
                    window, anna.window = anna.window, None
                    await anna.say(type="answer", window=window["window"], code=window["asks"][0]["default"])
                await anna.hear()
            while watcher.result is None:
                await watcher.hear()
            drawn = [
                event["tile"]
                for frame in watcher.frames
                if frame["type"] == "events"
                for event in frame["events"]
                if event["event"] == "drawn"
            ]
            assert drawn
            assert None not in drawn

    asyncio.run(watch())


def test_a_match_that_waits_for_somebody_long_gone_is_laid_aside_and_found_again(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def look(laid: dict[str, Any]) -> dict[str, Any]:
        async with client(server.port, laid["table"]["id"], laid["token"]) as one:
            await one.asked()
            return one.board

    lobby = server.app.state.lobby
    laid = lay(server.port, rules="riichi", seats=["me", *["bot:default"] * 3])
    before = asyncio.run(look(laid))
    room = lobby.rooms[laid["table"]["id"]]
    monkeypatch.setattr("jantaku.server.rooms.lobby.IDLE_S", 0.0)
    loop = room._task.get_loop()
    end = time.monotonic() + 30
    while laid["table"]["id"] in lobby.rooms:
        assert time.monotonic() < end, "it is still in memory"
        loop.call_soon_threadsafe(lobby.clear_away)
        time.sleep(0.05)
    assert asyncio.run(look(laid)) == before


def test_against_bots_a_decision_can_be_taken_back(server: Running) -> None:
    async def take_back() -> None:
        laid = lay(server.port, rules="riichi", seats=["me", *["bot:default"] * 3])
        table = laid["table"]["id"]
        async with client(server.port, table, laid["token"]) as one:
            window = await one.asked()
            board = copy.deepcopy(one.board)
            first, second = window["asks"][0]["actions"][:2]
            await one.play(random.Random(0), 1)
            await one.asked()
            await one.say(type="back")
            state = await one.until("state")
            while state["window"] is None:
                state = {**state, "window": (await one.until("window"))}
            assert state["window"]["window"] == window["window"]
            assert state["window"]["asks"] == window["asks"]
            assert one.board["seats"][0]["tiles"] == board["seats"][0]["tiles"]
            await one.say(type="answer", window=window["window"], code=second["code"])
            await one.until("accepted")
            assert first != second
            await one.say(type="back")
            await one.until("state")
            await one.say(type="back")
            assert (await one.until("error"))["error"] == "cannot_take_back"

    asyncio.run(take_back())


def test_taking_back_says_when_it_leads_into_the_deal_before(server: Running) -> None:
    async def two_deals() -> None:
        laid = lay(server.port, rules="riichi", seats=["me", *["bot:default"] * 3])
        async with client(server.port, laid["table"]["id"], laid["token"]) as one:

            async def back() -> tuple[bool, bool]:
                await one.asked()
                me = next(frame["me"] for frame in reversed(one.frames) if frame.get("me"))
                return me["can_back"], me["back_before"]

            assert await back() == (False, False), "nothing was answered yet"
            first = one.board["deal"]["number"]
            await one.play(random.Random(1), 1)
            assert await back() == (True, False)
            while one.board["deal"]["number"] == first:
                assert await back() == (True, False)
                await one.play(random.Random(1), 1)
                await one.asked()
            assert await back() == (True, True)
            await one.say(type="back")
            state = await one.until("state")
            assert state["board"]["deal"]["number"] == first
            while one.window is None:
                await one.hear()
            assert await back() == (True, False), "it is played on"

    asyncio.run(two_deals())


def test_a_table_of_the_lobby_says_how_far_it_is(server: Running) -> None:
    async def look() -> None:
        waiting = lay(server.port, **WAITING)["table"]
        assert waiting["deal"] is None
        assert {place["points"] for place in waiting["places"]} == {None}
        assert (waiting["rules"]["rounds"], waiting["rules"]["deals"]) == (2, 0)
        laid = lay(server.port, rules="riichi", seats=["me", *["bot:default"] * 3])
        async with client(server.port, laid["table"]["id"], laid["token"]) as one:
            await one.asked()
            with http(server.port) as asker:
                told = asker.get(f"/api/tables/{laid['table']['id']}").json()
            assert told["deal"] == {"round": "1z", "hand": 0, "honba": 0}
            assert [place["points"] for place in told["places"]] == [seat["points"] for seat in one.board["seats"]]

    asyncio.run(look())


def test_a_seat_is_given_up_for_good(server: Running) -> None:
    async def give_up() -> None:
        alone = lay(server.port, rules="riichi", seats=["me", *["bot:default"] * 3])
        waiting = lay(server.port, **WAITING)
        shared, tokens = four_people(server.port, "riichi")
        with http(server.port) as asker:

            def gives_up(table: str, token: str) -> str:
                reply = asker.delete(f"/api/tables/{table}/seat", headers={"x-seat-token": token})
                return str(reply.json().get("error", reply.status_code))

            def state(table: str) -> str:
                return str((told := asker.get(f"/api/tables/{table}").json()).get("error", told.get("state")))

            id_ = alone["table"]["id"]
            async with client(server.port, id_, alone["token"]) as one:
                await one.play(random.Random(0), 3)
                assert gives_up(id_, "nobody") == "not_seated"
                assert gives_up(id_, tokens[0]) == "not_seated"
                assert await asyncio.to_thread(gives_up, id_, alone["token"]) == "200"
            assert state(id_) == "no_table"
            assert server.app.state.lobby.store.answers(id_) == []

            id_ = waiting["table"]["id"]
            token = join(server.port, id_, "Boris")["token"]
            assert gives_up(id_, token) == "200"
            places = asker.get(f"/api/tables/{id_}").json()["places"]
            assert [place["kind"] for place in places] == ["person", "empty", "bot", "bot"]
            assert gives_up(id_, waiting["token"]) == "200"
            assert state(id_) == "no_table"

            async with all_seated(server.port, shared, tokens) as clients:
                await clients[0].asked()
                assert await asyncio.to_thread(gives_up, shared, tokens[3]) == "200"
                players = (await clients[0].until("players"))["players"]
                assert [player["away"] for player in players] == [False, False, False, True], "a bot plays on"
            assert state(shared) == "playing"

    asyncio.run(give_up())


def test_with_people_nothing_is_taken_back(server: Running) -> None:
    async def try_it() -> None:
        table, tokens = four_people(server.port, "riichi")
        async with all_seated(server.port, table, tokens) as clients:
            await clients[0].say(type="back")
            assert (await clients[0].until("error"))["error"] == "cannot_take_back"

    asyncio.run(try_it())


def test_seats_may_be_drawn(server: Running) -> None:
    async def sit() -> set[int]:
        found = set()
        for _ in range(12):
            options = {**QUICK, "draw_seats": True}
            laid = lay(server.port, rules="riichi", seats=["me", *["bot:default"] * 3], options=options)
            async with client(server.port, laid["table"]["id"], laid["token"]) as one:
                welcome = await one.until("welcome")
                assert welcome["players"][welcome["you"]["seat"]]["name"] == "Anna"
                found.add(welcome["you"]["seat"])
        return found

    assert len(asyncio.run(sit())) > 1


def test_a_refusal_says_why_and_the_window_stays_open(server: Running) -> None:
    async def ask() -> None:
        laid = lay(server.port, rules="riichi", seats=["me", *["bot:default"] * 3])
        async with client(server.port, laid["table"]["id"], laid["token"]) as one:
            window = await one.asked()
            number = window["window"]
            await one.say(type="answer", window=number, code=3 << 32, id=1)  # tsumo
            refused = await one.until("refused")
            assert (refused["re"], refused["refusal"]["kind"]) == (1, "not_complete")
            assert refused["refusal"]["text"]["ru"]
            await one.say(type="why", verb="riichi", id=2)
            why = await one.until("why")
            assert why["refusal"]["kind"] == "riichi_not_ready"
            await one.say(type="why", code=window["asks"][0]["default"])
            assert (await one.until("why"))["refusal"] is None
            await one.say(type="hint")
            hint = await one.until("hint")
            assert {row["code"] for row in hint["discards"]} == {
                action["code"] for action in window["asks"][0]["actions"] if action["verb"] == "discard"
            }
            await one.say(type="answer", window=number, code=window["asks"][0]["default"])
            await one.until("accepted")

    asyncio.run(ask())
