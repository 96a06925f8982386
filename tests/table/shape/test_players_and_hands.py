"""One player with two hands, two with one, an empty seat: who answers, who sees, what is refused. That such matches are
played, stored, resumed, recorded and verified is in `test_seats_and_members.py`."""

from collections import Counter

import pytest

from jantaku.players.matches import played_by_bots
from jantaku.rules import read
from jantaku.rules.problems import RuleSetError
from jantaku.table.events import Called, Dealt, Drawn
from jantaku.table.match import Match
from jantaku.table.table import table_of
from tests.table.shape.players_and_hands import EMPTY_SEAT, ONE_HAND_FOR_TWO, TWO_HANDS


def test_one_player_is_asked_for_both_hands_and_sees_both() -> None:
    match = Match(read(TWO_HANDS), 3, table_of(read(TWO_HANDS)).seats.named(["Anna", "Boris"]))
    assert match.names == ("Anna", "Boris", "Anna", "Boris")
    asked: Counter[tuple[int, int]] = Counter()
    while match.window is not None and match.deal.number < 2:
        for ask in match.window.asks:
            assert ask in match.view(ask.controller).asks
            assert {ask.seat, ask.controller} <= set(match.view(ask.controller).hands)
            assert [one.seat for one in match.view(ask.seat, of_hand=True).asks] == [ask.seat]
            asked[ask.seat, ask.controller] += 1
        match.close()
    assert set(asked) == {(0, 0), (1, 1), (2, 0), (3, 1)}
    assert [*match.view(0).hands] == [0, 2]
    assert [*match.view(0, of_hand=True).hands] == [0]


def test_two_players_look_through_the_same_eyes() -> None:
    seats = table_of(read(ONE_HAND_FOR_TWO)).seats
    assert [seats.answering(seat) for seat in seats.all] == [(0, 4), (1,), (2,), (3,)]
    assert [own[0] for own in seats.hands] == [0, 1, 2, 3, 0]
    assert seats.named(["Anna", "Boris", "Clara", "Dmitri", "Eva"])[0] == "Anna + Eva"


def test_nobody_draws_at_an_empty_seat_and_its_wind_is_nobodys() -> None:
    match = played_by_bots(read(EMPTY_SEAT), 1)
    assert {event.seat for event in match.events if isinstance(event, Dealt | Drawn)} == {0, 1, 2}
    assert len(match.box) == 136
    assert [match.table.seats.tile(position) for position in range(4)] == [27, 28, 29, None]
    runs = [
        event
        for seed in range(6)
        for event in played_by_bots(read(EMPTY_SEAT), seed).events
        if isinstance(event, Called) and event.meld.is_run
    ]
    assert runs
    assert all(match.table.seats.next(event.source) == event.seat for event in runs)


@pytest.mark.parametrize(
    "hands",
    ["[[0, 2], [1]]", "[[0, 2], [2, 1, 3]]", "[[0, 1, 2, 3], []]", "[[0, 0, 1], [2, 3]]", "[[0, 2], [1, 4]]"],
)
def test_everybody_has_a_player_and_who_shares_shares_all(hands: str) -> None:
    with pytest.raises(RuleSetError, match=r"seats\.hands"):
        read(TWO_HANDS.replace("[[0, 2], [1, 3]]", hands))


def test_nobody_draws_lots_for_hands() -> None:
    with pytest.raises(ValueError, match="no seats are drawn"):
        Match(read(TWO_HANDS), 1, draw_seats=True)
