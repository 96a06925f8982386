"""Records over HTTP: uploaded, kept, shown whole or as a seat saw them, written in other formats, damaged ones."""

import gzip
import json
import random
from typing import Any

import pytest
from msgspec.structs import replace

from jantaku.facade import score
from jantaku.records.formats.register import write_record
from jantaku.records.of_match import record_of
from jantaku.server.storage import uploads
from jantaku.server.storage.store import Store
from jantaku.server.telling.explanations import explained
from jantaku.table.events import CountedElement, MatchEnded, Won
from jantaku.table.match import Match
from jantaku.table.telling.board import Board, terms_of
from jantaku.table.telling.repricing import Place
from tests.records.played import played
from tests.server.running import Running, http

ONE_BY_ONE = {"mjlog": "<", "mjai": "\n", "native": "\n", "tenhou_json": "],"}
"""Where a file of each format can be spoiled."""


def a_match(rules: str = "tenhou", seed: int = 12) -> Match:
    match, rng = Match(rules, seed), random.Random(seed)
    match.play([lambda _window, _seat, codes: rng.choice(codes)] * match.table.seats.count)
    return match


@pytest.fixture(scope="module")
def match() -> Match:
    return a_match()


def upload(server: Running, text: str | bytes, status: int = 200, query: str = "") -> Any:
    with http(server.port) as asker:
        reply = asker.post(f"/api/replay{query}", content=text if isinstance(text, bytes) else text.encode())
    assert reply.status_code == status, reply.text
    return reply.json()


def get(server: Running, address: str, status: int = 200) -> Any:
    with http(server.port) as asker:
        reply = asker.get(address)
    assert reply.status_code == status, reply.text
    return reply.json()


def test_an_uploaded_record_is_found_again_by_its_link(server: Running, match: Match) -> None:
    text = write_record(record_of(match), "mjlog")
    first = upload(server, text)
    assert first["problem"] is None
    packed = upload(server, gzip.compress(text.encode()))
    assert packed["id"] == first["id"], "the same game, packed or not, is kept once"
    again = get(server, f"/api/replays/{first['id']}")
    assert again == first
    assert get(server, "/api/replays/nothing", 404)["error"] == "no_match"


def test_a_seat_sees_as_many_events_but_not_the_tiles_of_others(server: Running, match: Match) -> None:
    whole = upload(server, write_record(record_of(match), "native"))
    for seat in range(4):
        seen = get(server, f"/api/replays/{whole['id']}?seat={seat}")
        assert [len(deal["frames"]) for deal in seen["deals"]] == [len(deal["frames"]) for deal in whole["deals"]]
        events = [frame["event"] for deal in seen["deals"] for frame in deal["frames"]]
        others = [event for event in events if event["event"] in ("drawn", "dealt") and event["seat"] != seat]
        assert others
        assert all(event.get("tile") is None for event in others)
        assert all(tile is None for event in others for tile in event.get("tiles", ()))
        assert any(event["event"] == "drawn" and event["tile"] for event in events)


def test_names_can_be_hidden(server: Running, match: Match) -> None:
    text = write_record(record_of(match), "native").replace("East", "Secretive")
    text = text.replace(f'"{match.names[1]}"', '"Mr Unforgettable"')
    told = upload(server, text)
    assert "Mr Unforgettable" in told["names"]
    with http(server.port) as asker:
        hidden = asker.get(f"/api/replays/{told['id']}?names=hidden")
    assert hidden.json()["names"] == ["A", "B", "C", "D"]
    assert "Unforgettable" not in hidden.text


@pytest.mark.parametrize("form", ["native", "mjlog", "tenhou_json", "mjai", "paifu"])
def test_a_record_is_written_in_every_format(server: Running, match: Match, form: str) -> None:
    record = record_of(match)
    told = upload(server, write_record(record, "native"))
    with http(server.port) as asker:
        reply = asker.get(f"/api/replays/{told['id']}/record?format={form}")
    assert reply.status_code == 200
    assert "attachment" in reply.headers["content-disposition"]
    if form != "paifu":
        again = upload(server, reply.content)
        assert len(again["deals"]) == len(told["deals"])
        assert again["format"] == form


def test_what_a_format_has_no_words_for_is_told(server: Running) -> None:
    told = upload(server, write_record(record_of(a_match("sichuan")), "native"))
    formats = {one["format"]: one for one in get(server, f"/api/replays/{told['id']}/formats")}
    assert formats["native"]["can"]
    assert not formats["mjlog"]["can"]
    assert formats["mjlog"]["why"]["ru"] != formats["mjlog"]["why"]["en"]
    assert get(server, f"/api/replays/{told['id']}/record?format=mjlog", 422)["error"] == "wrong_record"


@pytest.mark.parametrize("form", list(ONE_BY_ONE))
def test_of_a_damaged_file_what_stands_before_is_shown(server: Running, match: Match, form: str) -> None:
    text = write_record(record_of(match), form)
    place = text.index(ONE_BY_ONE[form], len(text) * 2 // 3) + len(ONE_BY_ONE[form])
    told = upload(server, text[:place] + "?}#" + text[place:])
    problem = told["problem"]
    assert any(sign.isdigit() for sign in problem["text"]["en"]), "it is said where"
    assert problem["text"]["ru"] != problem["text"]["en"]
    assert problem["deal"] == len(told["deals"]) - 1
    assert problem["event"] == len(told["deals"][-1]["frames"]) - 1
    whole = upload(server, text)
    assert 1 <= len(told["deals"]) <= len(whole["deals"])
    shown = [frame["event"] for deal in told["deals"][:-1] for frame in deal["frames"]]
    wanted = [frame["event"] for deal in whole["deals"][: len(told["deals"]) - 1] for frame in deal["frames"]]
    assert shown == wanted


def test_a_move_against_the_rules_is_found(server: Running, match: Match) -> None:
    """A discard of a tile that the player does not hold."""
    events = [line for line in write_record(record_of(match), "mjai").splitlines() if line]
    place = next(at for at, line in enumerate(events) if '"dahai"' in line and at > 60)
    own = events[place].split('"pai":"')[1].split('"')[0]
    hand = next(line for line in events if '"start_kyoku"' in line)
    other = next(tile for tile in ("1m", "9m", "1p", "9p", "1s", "9s", "E", "S", "W", "N") if tile != own)
    events[place] = events[place].replace(f'"pai":"{own}"', f'"pai":"{other}"')
    told = upload(server, "\n".join(events))
    assert hand
    problem = told["problem"]
    assert problem is not None
    assert problem["deal"] >= 0
    frame = told["deals"][problem["deal"]]["frames"][problem["event"]]
    assert frame["event"]["event"]


def states(told: Any) -> dict[str, str]:
    return {one["part"]: one["state"] for one in told["verdict"]["parts"]}


def test_play_prices_and_settlement_are_judged_apart(server: Running) -> None:
    record = played("tenhou", 1)
    told = upload(server, write_record(record, "mjlog"))
    assert states(told) == {"play": "holds", "prices": "holds", "settlement": "holds"}
    assert told["verdict"]["grounds"][0]["en"].startswith("it is a tenhou.net file")
    ended = record.events[-1]
    assert isinstance(ended, MatchEnded)
    scores = (ended.scores[0] + 10000, ended.scores[1] - 10000, *ended.scores[2:])
    other = replace(record, events=(*record.events[:-1], replace(ended, scores=scores)))
    told = upload(server, write_record(other, "mjlog"))
    assert states(told) == {"play": "holds", "prices": "holds", "settlement": "differs"}
    assert told["problem"] is None, "the game as a whole is not wrong"
    settlement = told["verdict"]["parts"][2]
    assert settlement["text"]["ru"] != settlement["text"]["en"]
    assert settlement["record"] != settlement["table"]


def test_a_move_against_the_rules_leaves_the_settlement_open(server: Running, match: Match) -> None:
    text = write_record(record_of(match), "tenhou_json")
    file = json.loads(text)
    file["log"] = file["log"][:1]
    told = upload(server, json.dumps(file))
    assert told["problem"] is not None
    assert states(told)["play"] == "differs"
    assert states(told)["settlement"] == "unreached"


@pytest.mark.parametrize(
    "rules", ["sanma_kansai", "sanma_excluded_tiles", "taiwanese", "sichuan", "riichi", "sanma_kyoto"]
)
def test_the_tiles_left_are_those_of_the_wall(rules: str) -> None:
    """In replays nobody counts the wall: its length is told by the events alone."""
    for seed in (1, 2):
        match, rng, followed = Match(rules, seed), random.Random(5), 0
        board = Board(terms_of(match.rules.plan), match.table.seats.count)
        while match.window is not None and match.deal.number < 12:
            for event in match.events[followed:]:
                board.follow(event)
            followed = len(match.events)
            assert board.left == match.deal.wall.live
            for ask in match.window.asks:
                match.answer(ask.seat, ask.default if rng.random() < 0.5 else rng.choice(ask.codes))


def test_a_log_in_which_tiles_are_hidden_says_so(server: Running, match: Match) -> None:
    lines = write_record(record_of(match), "mjai").splitlines()
    refused = upload(server, "\n".join(map(_from_seat_0, lines)), 422)
    assert "hidden" in refused["text"]["en"]


def _from_seat_0(line: str) -> str:
    """What an mjai client at seat 0 is told."""
    event = json.loads(line)
    if event["type"] == "start_kyoku":
        event["tehais"] = [event["tehais"][0], *[["?"] * 13] * 3]
    if event["type"] == "tsumo" and event["actor"] != 0:
        event["pai"] = "?"
    return json.dumps(event)


def test_only_so_many_uploads_are_kept(tmp_path: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    clock = iter(range(1, 10_000))
    monkeypatch.setattr(uploads, "now_ms", lambda: next(clock))
    store = Store(f"sqlite:///{tmp_path / 'kept.db'}")
    store.migrate()
    for number in range(3):
        uploads.keep(store, f"name {number}", b"record %d" % number, most=3)
    assert uploads.kept(store, "name 0") == b"record 0"
    uploads.keep(store, "name 3", b"record 3", most=3)
    assert uploads.kept(store, "name 1") is None, "the one that nobody looked at for the longest time has gone"
    assert uploads.kept(store, "name 0") == b"record 0"
    uploads.keep(store, "name 4", b"x" * 5000, most=3, most_bytes=10)
    assert uploads.kept(store, "name 3") is None
    assert uploads.kept(store, "name 4")
    store.close()


def test_matches_are_listed_with_the_names_of_their_rules(server: Running) -> None:
    assert get(server, "/api/matches") == []
    assert get(server, "/api/matches/none/formats", 404)["error"] == "no_match"


def test_a_win_that_can_be_read_in_two_ways_is_explained_as_it_was_paid() -> None:
    """123s with 45s or 12s with 345s: what one reading has, the other must not be given."""
    scored = score("234m 567p 88m 12345s", "3s", "tenhou", riichi=True, seat="S")
    won = Won(
        seat=1,
        source=0,
        tile=scored.win.winning,
        concealed=scored.win.hand.concealed,
        melds=(),
        elements=tuple(CountedElement(one.id, one.fact, one.han, one.limit) for one in scored.elements),
        bonus=(0, 0, 0, 0),
        han=scored.han,
        fu=scored.fu,
        base=scored.base,
        points=scored.points,
        by_limit=False,
        indicators=(),
        ura=(),
        flags=("riichi",),
    )
    told = explained(won, scored.book.plan, Place(0, 27, 0, 0, 4))
    assert told is not None
    assert told["points"] == scored.points
    assert told["fu"], "every fu has its reason"
    assert [line["id"] for line in told["elements"]] == ["riichi", "pinfu"]
