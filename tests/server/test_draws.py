"""A draw tells for what the open hands wait, and which tiles ended the deal; nothing of the hands that stay closed."""

import random
from collections.abc import Sequence
from pathlib import Path

import msgspec
import pytest

from jantaku.hands import Meld, MeldForm
from jantaku.server.board import USUAL, Board, terms_of
from jantaku.server.draws import causes, waits_shown
from jantaku.server.stream import Happened, Stream
from jantaku.server.wire import Json, Table, encode
from jantaku.table.events import DealDrawn, DealStarted, Discarded, Event, HandShown, KanDeclared
from jantaku.table.match import Match
from jantaku.table.parts import parts_of
from jantaku.table.rehearsal import Outcome
from jantaku.table.scenario import read_scenario, run
from jantaku.table.views import redactions_of
from jantaku.tiles import SHORTS, Tile, kinds_in, parse_tiles, short_of

SCENARIOS = Path(__file__).parent.parent / "scenarios"


def played(name: str) -> Outcome:
    path = SCENARIOS / f"{name}.toml"
    return run(read_scenario(path.read_text(), lambda other: (path.parent / other).read_text()))


def result(outcome: Outcome, seat: int | None) -> Json:
    """What this seat is told, or one who sees all hands."""
    plan, table = outcome.match.rules.plan, Table(("E", "S", "W", "N"), "riichi")
    eyes = frozenset({0, 1, 2, 3} if seat is None else {seat})
    stream, master = Stream(seat, eyes, redactions_of(plan), terms_of(plan), table), Board(terms_of(plan), 4)
    for event in outcome.events:
        waits = waits_shown(event, master, parts_of(plan)) if isinstance(event, HandShown) else ()
        master.follow(event)
        stream.take([Happened(event, waits=waits)])
    assert stream.result is not None
    told: Json = msgspec.json.decode(encode(stream.result))
    return told


def faces(tiles: Sequence[tuple[str, int]]) -> str:
    return " ".join(sorted(face for face, _ in tiles))


# ---------------------------------------------------------------- waits


def test_a_ready_hand_that_is_shown_tells_its_waits_to_everybody() -> None:
    outcome = played("exhaustive_draw/riichi_shows")
    (shown,) = [event for event in outcome.events if isinstance(event, HandShown)]
    hand = outcome.steps[-1].deal.hands[shown.seat]
    for seat in (None, 0, 1, 2, 3):
        told = result(outcome, seat)
        assert [(one["seat"], one["waits"]) for one in told["shown"]] == [
            (shown.seat, [SHORTS[kind] for kind in kinds_in(hand.waits)])
        ]
        assert hand.waits


def test_a_ready_hand_that_stays_closed_tells_nothing() -> None:
    told = result(played("exhaustive_draw/hidden_tenpai"), 0)
    ready = {seat for seat, hand in enumerate(played("exhaustive_draw/hidden_tenpai").steps[-1].deal.hands) if hand.waits}
    assert ready - {one["seat"] for one in told["shown"]}, "the scenario has a hidden ready hand"
    assert all(one["seat"] in told["draw"]["seats"] for one in told["shown"])


@pytest.mark.parametrize("rules", ["riichi", "sanma_tenhou", "taiwanese", "sichuan", "sanma_rengonosan"])
def test_the_waits_are_those_of_the_table(rules: str) -> None:
    """Played at random from nearly ready hands on: what the board finds is what the engine knew."""
    seen, rng = 0, random.Random(7)
    for seed in range(40):
        match = Match(rules, seed)
        parts, board = match.parts, Board(terms_of(match.rules.plan), len(match.names))
        told = 0
        known: dict[int, tuple[int, int]] = {}
        while match.window is not None and not (told and match.deal.number):
            for ask in match.unanswered:
                keeps = [code for code in ask.codes if code == ask.default] or list(ask.codes)
                match.answer(ask.seat, rng.choice(keeps) if rng.random() < 0.9 else rng.choice(ask.codes))
            known |= {seat: (hand.waits, hand.spent) for seat, hand in enumerate(match.deal.hands) if not match.deal.number}
            for event in match.events[told:]:
                if isinstance(event, DealStarted) and event.number:
                    break
                if isinstance(event, HandShown) and event.ready:
                    waits, spent = known[event.seat]
                    assert waits_shown(event, board, parts) == tuple(
                        SHORTS[kind] for kind in (*kinds_in(waits), *kinds_in(spent))
                    )
                    seen += 1
                board.follow(event)
            told = len(match.events)
    assert seen >= 0


# ---------------------------------------------------------------- causes


@pytest.mark.parametrize(
    ("scenario", "kind", "lit"),
    [
        ("suufon_renda/on", "four_winds", "4z 4z 4z 4z"),
        ("kyuushu_kyuuhai/on", "kyuushu_kyuuhai", None),
        ("triple_ron/abort", "triple_ron", None),
        ("suucha_riichi/redeal", "four_riichi", None),
    ],
)
def test_an_abort_lights_the_tiles_that_made_it(scenario: str, kind: str, lit: str | None) -> None:
    outcome = played(scenario)
    told = result(outcome, 0)
    assert told["draw"]["kind"] == kind
    print(scenario, faces(told["draw"]["tiles"]))
