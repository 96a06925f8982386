"""Whole matches over the WebSocket, and that nobody is told what he may not know."""

import asyncio
import random

import pytest

from jantaku.records.formats.native import read_native
from jantaku.records.record import Record
from jantaku.records.rules_played import rules_of
from jantaku.records.verify import verify_record
from jantaku.table.events import DealStarted
from jantaku.table.telling.eyes import eyes_of, seen_by
from jantaku.table.telling.view import tiles_seen
from tests.server.running import SHORT, Client, Running, all_seated, client, four_people, http, lay, tiles_in

GAMES = ("riichi", "sanma", "taiwanese", "sichuan")


def record_of(server: Running, table: str) -> Record:
    with http(server.port) as asker:
        reply = asker.get(f"/api/matches/{table}/record")
        assert reply.status_code == 200, reply.text
        return read_native(reply.text)


async def play(server: Running, rules: str, seed: int) -> tuple[str, list[Client]]:
    table, tokens = four_people(server.port, rules)
    async with all_seated(server.port, table, tokens) as clients:
        await asyncio.gather(*(one.play(random.Random(seed + place)) for place, one in enumerate(clients)))
        return table, clients


@pytest.mark.parametrize("rules", GAMES)
def test_a_match_of_four_clients_comes_to_its_end(server: Running, rules: str) -> None:
    table, clients = asyncio.run(play(server, rules, 7))
    record = record_of(server, table)
    verdict = verify_record(record)
    assert not verdict.failed, verdict
    final = clients[0].final
    assert final is not None
    assert all(one.final == final for one in clients)
    assert [one.seat for one in clients] == list(range(len(clients)))
    assert [seat["points"] for seat in clients[0].board["seats"]] == final["points"]
    for one in clients:
        assert_nothing_hidden(one, record)
        if rules_of(record).game == "taiwanese":
            assert_draws_are_secret(one)


def test_a_replay_knows_whom_a_program_played(server: Running) -> None:
    async def alone() -> str:
        laid = lay(server.port, sheet=SHORT["riichi"], seats=["me", *["bot:default"] * 3])
        table = str(laid["table"]["id"])
        async with client(server.port, table, laid["token"]) as one:
            await one.play(random.Random(3))
        return table

    table = asyncio.run(alone())
    with http(server.port) as asker:
        for query in ("", "?names=hidden", "?seat=2"):
            assert asker.get(f"/api/matches/{table}{query}").json()["bots"] == [1, 2, 3]


def assert_nothing_hidden(one: Client, record: Record) -> None:
    """Every tile in every frame is one that this seat has seen in this deal by then."""
    assert one.seat is not None
    seen = seen_by(eyes_of(rules_of(record).plan, (one.seat,)), record.events)
    starts = [place for place, event in enumerate(seen) if isinstance(event, DealStarted)]
    told, frames = 0, 0
    for frame in one.frames:
        if frame["type"] == "state":
            told = frame["seen"]
        elif frame["type"] == "events":
            told = frame["first"] + len(frame["events"])
        start = max((place for place in starts if place < told), default=0)
        cards = {
            action["tiles"][0][1]
            for ask in frame.get("asks", ())
            for action in ask["actions"]
            if action["verb"] == "choose"
        }  # the card of a suit is no tile, but is named like one
        chosen = {
            event["tile"][1] for event in frame.get("events", ()) if event["event"] == "suit_chosen" and event["card"]
        }
        shown = set(tiles_in({name: part for name, part in frame.items() if name not in ("rules", "log", "result")}))
        if frame["type"] == "state" and frame["window"] is not None:
            cards |= {
                action["tiles"][0][1]
                for ask in frame["window"]["asks"]
                for action in ask["actions"]
                if action["verb"] == "choose"
            }
        hidden = shown - tiles_seen(seen[start:told]) - cards - chosen
        assert not hidden, (frame["type"], told, hidden, frame)
        frames += 1
    assert frames > 20


def assert_draws_are_secret(one: Client) -> None:
    """002:191: nobody is told whether a discard is the tile just drawn."""
    discards = [
        event
        for frame in one.frames
        if frame["type"] == "events"
        for event in frame["events"]
        if event["event"] == "discarded"
    ]
    assert discards
    assert all(event["drawn"] is None for event in discards)
    assert all(lying["drawn"] is None for seat in one.board["seats"] for lying in seat["pond"])


def test_bots_of_the_server_play_for_somebody_who_watches(server: Running) -> None:
    async def watch() -> Client:
        laid = lay(server.port, sheet=SHORT["riichi"], seats=["bot:default", "bot", "bot:default", "bot"])
        async with client(server.port, laid["table"]["id"]) as one:
            while one.final is None:
                await one.hear()
            return one

    one = asyncio.run(watch())
    assert one.seat is None
    assert one.final is not None
    concealed = [
        event
        for frame in one.frames
        if frame["type"] == "events"
        for event in frame["events"]
        if event["event"] == "drawn"
    ]
    assert concealed
    assert all(event["tile"] is None for event in concealed)
