"""Wins are counted from deal to deal: whole matches, and what is remembered at their end."""

import pytest

from jantaku.table.events import DealStarted, Won
from jantaku.table.match import Match
from jantaku.table.snapshot import resume, snapshot
from jantaku.table.state.memory import recall
from tests.table.shape.five_in_a_row import FiveInARow, Streaks, five_in_a_row
from tests.table.shape.seated import RULES
from tests.table.shape.whole_match import check_whole_match


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


@pytest.mark.parametrize("seed", range(3))
def test_whole_matches(seed: int) -> None:
    match = check_whole_match(five_in_a_row(), seed)
    assert recall(match.standing, Streaks).wins == rows_of_wins(match)
    assert any(recall(match.standing, Streaks).wins)


def test_it_is_stored_under_the_name_of_the_addition() -> None:
    table = five_in_a_row()
    assert table.memories.between["fiveinarow"] is Streaks
    match = Match(RULES, 1, table=table)
    recall(match.deal, Streaks).wins[2] = 4
    recall(match.standing, Streaks).wins[1] = 3
    again = resume(snapshot(match), table=table)
    assert recall(again.deal, Streaks).wins == [0, 0, 4, 0]
    assert recall(again.standing, Streaks).wins == [0, 3, 0, 0]
    with pytest.raises(LookupError, match="nobody at this table remembers fiveinarow"):
        resume(snapshot(match))


def test_a_table_that_does_not_play_it_remembers_nothing() -> None:
    match = Match("riichi", 1)
    assert (match.deal.memory, match.standing.memory) == ([], [])
    with pytest.raises(LookupError, match="nobody at this table remembers Streaks"):
        recall(match.deal, FiveInARow.streaks)
