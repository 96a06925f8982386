"""Games for five, six and eight, with a player who rests and with teams, over the WebSocket and as replays."""

import asyncio
import random
from collections import Counter
from pathlib import Path

import msgspec
import pytest

from jantaku.records.of_match import record_of
from jantaku.records.verify import verify_record
from jantaku.server.storage.replays import Upload, replay
from jantaku.table.events import Seated
from jantaku.table.match import Match
from jantaku.table.table import table_of
from tests.server import real_boards, test_matches
from tests.server.running import Client, Message, Running, all_seated, choice, client, free, http, join, lay, tiles_in
from tests.table.shape import many_seats, players_and_hands, resting_player, two_teams

NAMES = ("Anna", "Boris", "Clara", "Dmitri", "Eva", "Fedor", "Galina", "Hanna")
SHEETS = {
    **{str(players): many_seats.sheet_for(players) for players in (5, 6, 8)},
    "resting": resting_player.SHEET,
    "teams": two_teams.SHEET,
    **players_and_hands.SHEETS,
}
PLAYERS = {"5": 5, "6": 6, "8": 8, "resting": 5, "teams": 4, "two_hands": 2, "one_hand_for_two": 5, "empty_seat": 3}
PLAYERS |= {"phantoms": 2, "passed_over": 2}


async def play(server: Running, name: str, seed: int) -> tuple[str, list[Client]]:
    """All people of a table, to the end."""
    people = PLAYERS[name]
    laid = lay(server.port, sheet=SHEETS[name], seats=["me", *["person"] * (people - 1)], start=False)
    table = laid["table"]["id"]
    tokens = [laid["token"], *(join(server.port, table, other)["token"] for other in NAMES[1:people])]
    async with all_seated(server.port, table, tokens) as clients:
        await asyncio.gather(*(one.play(random.Random(seed + place)) for place, one in enumerate(clients)))
        return table, clients


@pytest.mark.parametrize("name", ["5", "8", "teams", "empty_seat"])
def test_a_match_of_as_many_clients_comes_to_its_end(server: Running, name: str) -> None:
    table, clients = asyncio.run(play(server, name, 3))
    record = test_matches.record_of(server, table)
    assert not verify_record(record).failed
    final = clients[0].final
    assert final is not None
    assert all(one.final == final for one in clients)
    assert [one.seat for one in clients] == list(range(PLAYERS[name]))
    assert final["names"] == list(NAMES[: PLAYERS[name]])
    seats = clients[0].board["seats"]
    assert [(seat["seat"], seat["member"]) for seat in seats] == [(seat, seat) for seat in range(PLAYERS[name])]
    assert {seat["wind"] for seat in seats} == set("ESWN5678"[: PLAYERS[name]])
    for one in clients:
        test_matches.assert_nothing_hidden(one, record)


def test_who_rests_looks_on_and_comes_back_to_another_seat(server: Running) -> None:
    table, clients = asyncio.run(play(server, "resting", 5))
    record = test_matches.record_of(server, table)
    assert not verify_record(record).failed
    seatings = [event for event in record.events if isinstance(event, Seated)]
    for member, one in enumerate(clients):
        told = [frame["you"]["seat"] for frame in one.frames if frame["type"] == "welcome"]
        wanted = [event.members.index(member) if member in event.members else None for event in seatings]
        assert told[-len(wanted) :] == wanted
        assert None in wanted
        assert one.final is not None
        assert one.final["names"] == list(NAMES[:5])
        assert_only_own_hands(one)
    players = next(frame["players"] for frame in reversed(clients[0].frames) if frame["type"] == "welcome")
    names = [*(NAMES[member] for member in seatings[-1].members), *(NAMES[member] for member in seatings[-1].resting)]
    assert [(one["seat"], one["name"]) for one in players] == [*zip([0, 1, 2, 3, None], names, strict=True)]


def assert_only_own_hands(one: Client) -> None:
    """While a deal is played nobody sees a hand but the own, and who rests sees none."""
    seat: int | None = None
    seen: Counter[int | None] = Counter()
    for frame in one.frames:
        if frame["type"] == "welcome":
            seat = frame["you"]["seat"]
        board = frame.get("board")
        if frame["type"] != "state" or board is None or frame["result"] is not None:
            continue
        for holder in board["seats"]:
            if not holder["shown"] and holder["won"] is None and holder["tiles"]:
                known = any(tile is not None for tile in holder["tiles"])
                assert known == (holder["seat"] == seat), (seat, holder)
                seen[seat] += 1
    assert len(seen) > 1


async def answer_for_all(one: Client, rng: random.Random) -> None:
    """As `Client.play`, for several hands at once, and while others may speak first."""
    while one.final is None:
        if one.window is None:
            message = await one.hear()
            assert message["type"] != "error" or message["error"] == "late", message
            continue
        window, one.window = one.window, None
        for ask in window["asks"]:
            code = choice(ask, rng)
            await one.say(type="answer", window=window["window"], code=code, seat=ask["seat"])


async def play_hands(server: Running, name: str, seed: int) -> tuple[str, list[Client]]:
    """All people of a table at which players are not hands, to the end."""
    people = PLAYERS[name]
    laid = lay(server.port, sheet=SHEETS[name], seats=["me", *["person"] * (people - 1)], start=False)
    table = laid["table"]["id"]
    tokens = [laid["token"], *(join(server.port, table, other)["token"] for other in NAMES[1:people])]
    async with all_seated(server.port, table, tokens) as clients:
        await asyncio.gather(*(answer_for_all(one, random.Random(seed + at)) for at, one in enumerate(clients)))
        return table, clients


def hands_seen(one: Client) -> set[int]:
    """The seats of which a client saw the tiles as they were dealt."""
    told = [event for frame in one.frames for event in (frame.get("events") or frame.get("log") or ())]
    dealt = [event for event in told if event["event"] == "dealt"]
    return {event["seat"] for event in dealt if any(tile is not None for tile in event["tiles"])}


def test_one_player_answers_for_two_hands(server: Running) -> None:
    table, clients = asyncio.run(play_hands(server, "two_hands", 7))
    record = test_matches.record_of(server, table)
    assert not verify_record(record).failed
    assert [one.seat for one in clients] == [0, 1]
    assert [hands_seen(one) for one in clients] == [{0, 2}, {1, 3}]
    assert record.header.names == ("Anna", "Boris", "Anna", "Boris")
    asked = {ask["seat"] for frame in clients[0].frames if frame["type"] == "window" for ask in frame["asks"]}
    assert asked == {0, 2}


def test_two_players_answer_for_one_hand_and_the_first_is_heard(server: Running) -> None:
    table, clients = asyncio.run(play_hands(server, "one_hand_for_two", 8))
    record = test_matches.record_of(server, table)
    assert not verify_record(record).failed
    assert [one.seat for one in clients] == [0, 1, 2, 3, 0]
    assert [hands_seen(one) for one in clients] == [{0}, {1}, {2}, {3}, {0}]
    assert record.header.names == ("Anna + Eva", "Boris", "Clara", "Dmitri")
    accepted = [sum(frame["type"] == "accepted" for frame in one.frames) for one in (clients[0], clients[4])]
    assert all(accepted)
    assert sum(accepted) == sum(answer.seat == 0 and answer.by == "player" for _, answer in record.answers)


def test_nobody_answers_for_phantoms_and_everybody_sees_them_at_their_seats(server: Running) -> None:
    table, clients = asyncio.run(play_hands(server, "phantoms", 9))
    record = test_matches.record_of(server, table)
    assert not verify_record(record).failed
    assert [one.seat for one in clients] == [0, 2]
    assert [hands_seen(one) for one in clients] == [{0}, {2}]
    assert record.header.names == ("Anna", "–", "Boris", "–")
    players = next(frame["players"] for frame in reversed(clients[0].frames) if frame["type"] == "welcome")
    assert [(one["seat"], one["kind"]) for one in players] == [
        (0, "person"),
        (1, "phantom"),
        (2, "person"),
        (3, "phantom"),
    ]
    asked = {ask["seat"] for frame in clients[0].frames if frame["type"] == "window" for ask in frame["asks"]}
    assert asked == {0}


def test_who_sits_where_is_not_drawn_where_the_rules_say_it(server: Running) -> None:
    wish = {"you": "Anna", "sheet": SHEETS["two_hands"], "seats": ["me", "bot"], "options": {"draw_seats": True}}
    with http(server.port) as asker:
        reply = asker.post("/api/tables", json=wish)
    assert (reply.status_code, reply.json()["place"]) == (400, "options.draw_seats")


def test_watchers_see_all_seats_and_no_hand(server: Running) -> None:
    async def watch() -> Message:
        laid = lay(server.port, sheet=SHEETS["6"], seats=["bot:default"] * 6)
        async with client(server.port, laid["table"]["id"]) as one:
            while one.final is None:
                await one.hear()
            return one.board

    board = asyncio.run(watch())
    assert len(board["seats"]) == 6
    assert not [*tiles_in([seat["tiles"] for seat in board["seats"] if not seat["shown"] and seat["won"] is None])]


@pytest.mark.parametrize("name", SHEETS)
def test_a_record_of_it_is_shown(name: str) -> None:
    from jantaku.rules import read

    rules = read(SHEETS[name])
    names = table_of(rules).seats.named(NAMES[: PLAYERS[name]])
    match, rng = Match(rules, 4, names), random.Random(4)
    match.play([lambda _window, _seat, codes: rng.choice(codes)] * rules.plan.payments.seats)
    shown = replay(Upload("", record_of(match)))
    assert shown["problem"] is None
    assert shown["names"] == names
    for deal in shown["deals"]:
        assert len(deal["board"]["seats"]) == rules.plan.payments.seats
    last = shown["deals"][-1]["board"]["seats"]
    if name == "resting":
        assert [seat["member"] for seat in last] != [0, 1, 2, 3]


def test_the_scenes_of_the_pages_are_boards_of_these_games() -> None:
    told, shown = msgspec.json.decode(real_boards.written()), msgspec.json.decode(real_boards.FILE.read_bytes())
    assert shown.keys() == told.keys()
    for name, scene in told.items():  # words may change, what lies on the table may not
        assert shown[name]["board"] == scene["board"], "python -m tests.server.real_boards writes them anew"
        assert shown[name]["names"] == scene["names"]


def test_after_a_restart_everybody_comes_back_to_the_own_seat(tmp_path: Path) -> None:
    settings = free(tmp_path / "jantaku.db")

    async def play_some(port: int, laid: Message) -> tuple[int | None, list[int]]:
        async with client(port, laid["table"]["id"], laid["token"]) as one:
            await one.until("state")
            while one.board["deal"]["number"] < 3 or one.window is None:
                if one.window is not None:
                    window, one.window = one.window, None
                    await one.say(type="answer", window=window["window"], code=window["asks"][0]["default"])
                await one.hear()
            return one.seat, [seat["member"] for seat in one.board["seats"]]

    async def look(port: int, laid: Message) -> tuple[int | None, list[int], list[str]]:
        async with client(port, laid["table"]["id"], laid["token"]) as one:
            await one.until("state")
            players = next(frame["players"] for frame in one.frames if frame["type"] == "welcome")
            names = [player["name"] for player in players]
            return one.seat, [seat["member"] for seat in one.board["seats"]], names

    with Running(settings) as server:
        laid = lay(server.port, sheet=SHEETS["resting"], seats=["me", *["bot:default"] * 4])
        seat, members = asyncio.run(play_some(server.port, laid))
        before = asyncio.run(look(server.port, laid))
    with Running(settings) as server:
        after = asyncio.run(look(server.port, laid))
    assert before == after
    assert (seat, members) == before[:2]
    assert members != [0, 1, 2, 3]
    assert before[2][before[0] or 0] == "Anna"
