"""A match is ended early when all who are at the table want it."""

import asyncio

from jantaku.records.formats.native import read_native
from jantaku.server.rooms.vote import places_of
from tests.server.running import Running, all_seated, client, four_people, http


async def evening(server: Running) -> tuple[str, list[dict[str, object]]]:
    table, tokens = four_people(server.port, "riichi")
    async with all_seated(server.port, table, tokens) as clients, client(server.port, table) as watcher:
        await watcher.until("state")
        await watcher.say(type="vote", end=True)
        assert (await watcher.until("error"))["error"] == "not_seated"
        for number, one in enumerate(clients[:3], 1):
            await one.say(type="vote", end=True)
            told = await clients[3].until("vote")
            assert (len(told["yes"]), told["need"], told["stopped"]) == (number, 4, None)
        await clients[0].say(type="vote", end=False)
        assert len((await clients[3].until("vote"))["yes"]) == 2, "who thinks again is not counted"
        await clients[0].say(type="vote", end=True)
        await clients[3].until("vote")
        await clients[3].say(type="vote", end=True)
        ends = [await one.until("vote") for one in clients[3:]]
        await clients[0].say(type="answer", window=1, code=0)
        assert (await clients[0].until("error"))["error"] == "match_over"
        return table, ends


def test_all_who_are_there_end_the_match(server: Running) -> None:
    table, (ended,) = asyncio.run(evening(server))
    stopped = ended["stopped"]
    assert isinstance(stopped, dict)
    assert sum(stopped["points"]) == 4 * 25000
    assert sorted(stopped["places"]) == [1, 2, 3, 4]
    with http(server.port) as asker:
        assert asker.get(f"/api/tables/{table}").json()["state"] == "over"
        record = asker.get(f"/api/matches/{table}/record?format=native").text
        assert read_native(record).header.names == tuple(stopped["names"])
        assert asker.get(f"/api/matches/{table}").json()["problem"] is None


def test_who_leaves_is_not_waited_for(server: Running) -> None:
    async def play() -> None:
        table, tokens = four_people(server.port, "riichi")
        async with all_seated(server.port, table, tokens) as clients:
            for one in clients[:3]:
                await one.say(type="vote", end=True)
            while len((await clients[0].until("vote"))["yes"]) < 3:
                pass
            await clients[3].say(type="leave")
            assert (await clients[0].until("vote"))["stopped"] is not None

    asyncio.run(play())


def test_places_by_points() -> None:
    assert places_of((25000, 31000, 25000, 19000)) == [2, 1, 3, 4]
