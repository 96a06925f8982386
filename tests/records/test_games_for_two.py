"""Matches for two are written down, played again and verified, with their seeds and without; and stored and resumed."""

import pytest

from jantaku.players import Bot
from jantaku.records.of_match import record_of
from jantaku.records.replay import Replay
from jantaku.records.rules_played import rules_of
from jantaku.records.verify import verify_record
from jantaku.table.events import HandBuilt
from jantaku.table.match import Match
from jantaku.table.snapshot import resume, snapshot
from tests.records.played import without_seed

GAMES = ("seventeen_steps", "bamboo_two", "nima_rengonosan", "nima_toitsu_riichi")


def bots(match: Match) -> None:
    while not match.over:
        ask = match.unanswered[0]
        view = match.view(ask.seat)
        assert match.answer(ask.seat, Bot(match.rules, ask.seat).answer(view, view.asks[0]), by="bot") is None


@pytest.mark.parametrize("seeded", [True, False])
@pytest.mark.parametrize("rules", GAMES)
def test_a_match_is_played_again(rules: str, seeded: bool) -> None:
    match = Match(rules, 5)
    bots(match)
    record = record_of(match) if seeded else without_seed(record_of(match))
    assert any(isinstance(event, HandBuilt) for event in record.events) == (rules == "seventeen_steps")
    assert verify_record(record).difference is None
    replay = Replay(record, rules_of(record))
    assert sum(1 for _ in replay.steps()) > 5
    assert replay.difference is None


@pytest.mark.parametrize("answers", [1, 9, 20, 40])
def test_a_hand_is_built_on_after_a_break(answers: int) -> None:
    """While it is built, and when it is."""
    match = Match("seventeen_steps", 5)
    for _ in range(answers):
        ask = match.unanswered[0]
        assert match.answer(ask.seat, ask.codes[-1]) is None
    again = resume(snapshot(match))
    assert again.window == match.window
    assert [again.view(seat).supply for seat in (0, 1)] == [match.view(seat).supply for seat in (0, 1)]
    assert [again.view(seat).picked for seat in (0, 1)] == [match.view(seat).picked for seat in (0, 1)]
    for twin in (match, again):
        bots(twin)
    assert match.events == again.events
