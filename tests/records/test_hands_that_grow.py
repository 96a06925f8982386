"""Matches of hands that are won in stages are written down, played again and verified, with their seeds and without;
stored and resumed; and nobody is told with which tile another has completed a stage by a draw."""

import pytest

from jantaku.players import Bot
from jantaku.players.matches import played_by_bots
from jantaku.records.of_match import record_of
from jantaku.records.verify import verify_record
from jantaku.table.events import HIDDEN, StageReached
from jantaku.table.match import Match
from jantaku.table.shuffle_check import check_shuffle
from jantaku.table.snapshot import resume, snapshot
from tests.records.played import without_seed

RULES = "short_regular"


@pytest.fixture(scope="module")
def match() -> Match:
    return played_by_bots(RULES, 5)


@pytest.mark.parametrize("seeded", [True, False])
def test_a_match_is_played_again(match: Match, seeded: bool) -> None:
    record = record_of(match) if seeded else without_seed(record_of(match))
    stages = [event for event in record.events if isinstance(event, StageReached)]
    assert {event.source == event.seat for event in stages} == {True, False}
    assert verify_record(record).difference is None


def test_its_walls_are_those_of_its_seeds(match: Match) -> None:
    checks = list(check_shuffle(match.events, match.rules))
    assert checks
    assert all(check.sealed and not check.differences for check in checks)


def test_what_completes_a_stage_by_a_draw_is_not_told_to_others(match: Match) -> None:
    for seat in match.table.seats.all:
        told = [event for event in match.view(seat).events if isinstance(event, StageReached)]
        assert {event.tile != HIDDEN for event in told} == {event.seat == seat for event in told}
        assert all((event.tile != HIDDEN) == (event.seat == seat) for event in told)


def test_a_match_goes_on_between_stages() -> None:
    match = Match(RULES, 5)
    while not any(isinstance(event, StageReached) for event in match.deal.events):
        ask = match.unanswered[0]
        assert match.answer(ask.seat, Bot(RULES).answer(match.view(ask.seat), ask)) is None
    again = resume(snapshot(match))
    assert again.window == match.window
    assert [hand.tiles for hand in again.deal.hands] == [hand.tiles for hand in match.deal.hands]
    assert [hand.waits for hand in again.deal.hands] == [hand.waits for hand in match.deal.hands]
