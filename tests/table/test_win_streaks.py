"""Wins are counted from deal to deal: whole matches, and what is remembered at their end."""

import random

import pytest

from jantaku.rules import read
from jantaku.table.additions.win_streaks import Streaks
from jantaku.table.events import DealStarted, Won
from jantaku.table.match import Match
from jantaku.table.snapshot import resume, snapshot
from jantaku.table.state.memory import recall
from tests.table.shape.whole_match import play_on

pytest.importorskip("jantaku._kernel", reason="hands are priced by the C++ kernel, which is not built here")

RULES = read('id = "x"\nextends = "riichi"\nfive_wins_in_a_row = "on"\ntobi = "off"\n')


def rows_of_wins(match: Match) -> list[int]:
    """How many deals each seat has won in a row, counted from the events."""
    wins, winners = [0] * 4, set[int]()
    for event in (*match.events, DealStarted(0, 0, 0, 0, 0, 0, ())):
        if isinstance(event, Won):
            winners.add(event.seat)
        if isinstance(event, DealStarted) and winners:
            wins = [count + 1 if seat in winners else 0 for seat, count in enumerate(wins)]
            winners = set()
    return wins


def counted(match: Match) -> list[int]:
    """The same as it is remembered: what others have won since is no row any more."""
    streaks = recall(match.standing, Streaks)
    return [
        wins if last == streaks.latest else 0 for wins, last in zip(streaks.wins, streaks.last, strict=True)
    ]  # fmt: skip


@pytest.mark.parametrize("seed", range(3))
def test_whole_matches(seed: int) -> None:
    match = play_on(Match(RULES, seed), random.Random(seed))
    assert counted(match) == rows_of_wins(match)
    assert any(counted(match))


def test_two_may_win_one_deal() -> None:
    streaks = Streaks.begin(4)
    for deal in range(4):
        assert [streaks.count(seat, deal) for seat in (1, 2)] == [deal + 1, deal + 1]
    assert streaks.count(3, 6) == 1
    assert streaks.count(1, 7) == 1, "seat 3 has won a deal since"
    assert streaks.count(3, 7) == 2


def test_it_is_stored_under_the_name_of_the_addition() -> None:
    match = Match(RULES, 1)
    recall(match.deal, Streaks).wins[2] = 4
    recall(match.standing, Streaks).wins[1] = 3
    again = resume(snapshot(match))
    assert recall(again.deal, Streaks).wins == [0, 0, 4, 0]
    assert recall(again.standing, Streaks).wins == [0, 3, 0, 0]


def test_a_table_that_does_not_play_it_remembers_nothing() -> None:
    match = Match("riichi", 1)
    assert (match.deal.memory, match.standing.memory) == ([], [])
    with pytest.raises(LookupError, match="nobody at this table remembers Streaks"):
        recall(match.deal, Streaks)
