"""The types of the protocol: the pages have those of the server, and what is sent has the shapes that they say."""

import asyncio
import random
import runpy
from collections import Counter
from pathlib import Path
from typing import Any, get_args

import pytest

from jantaku.records.formats.register import write_record
from jantaku.records.of_match import record_of
from jantaku.rules import presets
from jantaku.server.rooms.shapes import Joined, ServerError, ServerMessage, TableInfo
from jantaku.server.rule_book.shapes import (
    Checked,
    Compared,
    Entry,
    Found,
    Lesson,
    RuleSetFull,
    RuleSetShort,
    Scenario,
    Scored,
    ScoredShort,
    ScoredWaits,
    ScoreForm,
    Switches,
    Tried,
)
from jantaku.server.storage.shapes import FormatOf, Replay
from jantaku.server.telling.shapes import Board, Event, Hint, Refusal
from jantaku.table.match import Match
from tests.server.running import Running, all_seated, client, four_people, http, lay
from tests.server.shaped import fields_of, mismatches

ROOT = Path(__file__).parents[2]
HAND = {"hand": "234m 567p 22z 345s 67s", "win": "8s", "rules": "ema", "flags": ["riichi"], "seat": "W", "dora": "4p"}
GAMES = ("riichi", "sanma", "taiwanese", "sichuan")


def test_the_pages_have_the_types_of_the_server() -> None:
    written: str = runpy.run_path(str(ROOT / "scripts" / "write_protocol"))["protocol"]()
    assert (ROOT / "web" / "src" / "protocol.ts").read_text("utf-8") == written, "run: scripts/write_protocol"


def check(value: Any, shape: Any) -> None:
    found = [*mismatches(value, shape)]
    assert found == [], f"{len(found)}: {found[:5]}"


@pytest.mark.parametrize(
    ("value", "shape", "expected"),
    [
        ({"kind": "x", "rule": "", "text": {"ru": "", "en": ""}}, Refusal, []),
        ({"kind": 1, "rule": "", "text": {"ru": "", "en": ""}}, Refusal, [".kind: 1 is no str"]),
        (
            {"kind": "x", "text": {"ru": "", "de": ""}},
            Refusal,
            [".rule is missing in a Refusal", ".text, its key"],
        ),
        ({"kind": "x", "rule": "", "text": {}, "tiles": ""}, Refusal, [".tiles is in no Refusal"]),
        ({"event": "x", "n": 0, "text": {}, "anything": 0}, Event, []),
        ({"error": "x", "text": {}, "anything": 0}, ServerError, []),
        ({"type": "pong", "at": 0}, ServerMessage, [".at is in no PongMessage"]),
        ({"type": "chat", "lines": None}, ServerMessage, [".lines: None is no list"]),
        ({"type": "hint", "shanten": 0, "discards": [], "re": None}, Hint, [".re: None is no int"]),
    ],
)
def test_a_wrong_shape_is_found(value: Any, shape: Any, expected: list[str]) -> None:
    found = [*mismatches(value, shape)]
    assert len(found) == len(expected)
    assert all(one.startswith(begin) for one, begin in zip(found, expected, strict=True)), found


def test_fields_of_a_base_belong_to_a_shape() -> None:
    assert "seats" in fields_of(Board)
    assert "deal" in fields_of(Board)


@pytest.mark.parametrize("rules", GAMES)
def test_all_that_is_said_at_a_table_has_its_shape(server: Running, rules: str) -> None:
    frames = asyncio.run(played(server, rules))
    for frame in frames:
        check(frame, ServerMessage)
    told = Counter(frame["type"] for frame in frames)
    types = {get_args(fields_of(message)["type"])[0] for message in get_args(ServerMessage)}
    assert {*told} <= types
    assert {*types} - {*told} <= {"closed", "rematch"}, "what comes of people who are slow, or play again"


async def played(server: Running, rules: str) -> list[dict[str, Any]]:
    """Everything that is said to four people and to one who watches, a chat, questions and mistakes among it."""
    table, tokens = four_people(server.port, rules)
    async with all_seated(server.port, table, tokens) as clients, client(server.port, table) as watcher:
        first = clients[0]
        await watcher.until("state")
        await first.say(type="chat", phrase="hello")
        for wanted, message in {
            "pong": {"type": "ping", "id": 5},
            "why": {"type": "why", "verb": "ron", "id": 6},
            "hint": {"type": "hint", "id": 7},
            "reach": {"type": "reach", "id": 8},
            "danger": {"type": "danger", "id": 9},
            "vote": {"type": "vote", "end": True},
            "error": {"type": "answer", "window": 10**6, "code": 0},
        }.items():
            await first.say(**message)
            await first.until(wanted)
        await first.say(type="nothing")
        await first.until("error")
        mover = next(one for one in clients if one.window is not None)
        assert mover.window is not None
        await mover.say(type="answer", window=mover.window["window"], code=99 << 24)
        await mover.until("refused")
        await asyncio.gather(*(one.play(random.Random(place)) for place, one in enumerate(clients)))
        return [frame for one in {first, mover, watcher} for frame in one.frames]


def asked(server: Running, address: str, body: Any = None, status: int = 200) -> Any:
    with http(server.port) as asker:
        reply = asker.get(address) if body is None else asker.post(address, **body)
        assert reply.status_code == status, reply.text
        return reply.json()


def test_tables_have_their_shape(server: Running) -> None:
    laid = lay(server.port, rules="ema", seats=["me", "person", "bot", "bot"], start=False)
    check(laid, Joined)
    check(asked(server, "/api/tables"), list[TableInfo])
    check(asked(server, "/api/tables/none", status=404), ServerError)


def test_rule_sets_have_their_shape(server: Running) -> None:
    check(asked(server, "/api/rulesets"), list[RuleSetShort])
    for name in presets():
        check(asked(server, f"/api/rulesets/{name}"), RuleSetFull)
    for name in GAMES:
        check(asked(server, f"/api/rulesets/{name}/lesson"), Lesson)
        check(asked(server, f"/api/rulesets/{name}/switches"), Switches)
        check(asked(server, "/api/score/form", {"json": {"rules": name}}), ScoreForm)
    sets = [{"rules": "ema"}, {"rules": "tenhou"}]
    check(asked(server, "/api/rulesets/compare", {"json": {"sets": sets}}), Compared)


@pytest.mark.parametrize(
    "sheet",
    [
        {"extends": "ema", "options": {"kuikae": "forbidden"}},
        {"extends": "ema", "options": {"riichi_bet": "blue", "kuikae": "x"}},
        {"extends": "sichuan", "options": {"open_tanyao": "off"}},
        {"sheet": "id = 5"},
        {"extends": "riichi", "own": {"mine": {"pattern": "all(green)", "price": 3}}, "yaku": {"pinfu": "off"}},
    ],
)
def test_checked_sheets_have_their_shape(server: Running, sheet: Any) -> None:
    check(asked(server, "/api/rulesets/check", {"json": sheet}), Checked)


def test_the_catalogue_has_its_shape(server: Running) -> None:
    found = asked(server, "/api/catalogue?limit=2000")
    check(found, Found)
    kinds = Counter(entry["kind"] for entry in found["entries"])
    assert kinds["option"] and kinds["element"] and kinds["game"]  # noqa: PT018
    step = len(found["entries"]) // 60
    examples = 0
    for entry in found["entries"][::step]:
        pages = asked(server, f"/api/catalogue/{entry['id']}")
        check(pages, list[Entry])
        for page in pages:
            for example in page["scenarios"][:1]:
                examples += 1
                check(asked(server, f"/api/catalogue/{page['id']}/examples/{example['name']}"), Scenario)
    assert examples > 5


def test_scored_hands_have_their_shape(server: Running) -> None:
    check(asked(server, "/api/score", {"json": HAND}), Scored)
    check(asked(server, "/api/scores", {"json": {"questions": [HAND, {"hand": "1m"}]}}), list[ScoredShort])
    check(asked(server, "/api/waits", {"json": {"hand": "234m 067p 345s 6788s"}}), ScoredWaits)
    check(asked(server, "/api/score", {"json": {"hand": "1m"}}, 422), ServerError)
    for pattern in ("all(green)", "all("):
        check(asked(server, "/api/patterns/try", {"json": {"pattern": pattern, "hand": "1m", "win": "2m"}}), Tried)


@pytest.mark.parametrize("rules", ["tenhou", "sichuan"])
def test_replays_have_their_shape(server: Running, rules: str) -> None:
    match = Match(rules, 12)
    match.play([lambda _window, _seat, codes: codes[-1]] * match.table.seats.count)
    text = write_record(record_of(match), "native")
    replay = asked(server, "/api/replay", {"content": text.encode()})
    check(replay, Replay)
    check(asked(server, "/api/replay", {"content": text[: len(text) // 2].encode()}), Replay)
    check(asked(server, f"/api/replays/{replay['id']}/formats"), list[FormatOf])
