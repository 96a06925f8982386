"""One player with two hands, two with one, an empty seat: who answers, who sees, what is refused. That such matches are
played, stored, resumed, recorded and verified is in `test_seats_and_members.py`."""

from collections import Counter

import pytest

from jantaku.players.matches import played_by_bots
from jantaku.rules import read
from jantaku.rules.problems import RuleSetError
from jantaku.scoring.ledger import Reason
from jantaku.scoring.payments import Award, Counters, chombo, noten, tsumo
from jantaku.table.events import Called, DealDrawn, DealStarted, Dealt, Discarded, Drawn, MatchEnded, Paid, Won
from jantaku.table.match import Match
from jantaku.table.table import table_of
from tests.table.shape.players_and_hands import EMPTY_SEAT, ONE_HAND_FOR_TWO, PASSED_OVER, PHANTOMS, TWO_HANDS


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


def test_a_tile_is_turned_up_for_each_phantom_and_whoever_comes_next_may_chii_it() -> None:
    for sheet, drawing in ((PHANTOMS, {0, 1, 2, 3}), (PASSED_OVER, {0, 2})):
        matches = [played_by_bots(read(sheet), seed) for seed in range(8)]
        events = [event for match in matches for event in match.events]
        assert {event.seat for event in events if isinstance(event, Dealt)} == {0, 2}
        assert {event.seat for event in events if isinstance(event, Drawn)} == drawing
        assert {event.dealer for event in events if isinstance(event, DealStarted)} == {0, 2}
        assert {event.seat for event in events if isinstance(event, Won | Called)} == {0, 2}
        runs = {event.source for event in events if isinstance(event, Called) and event.meld.is_run}
        assert runs == ({1, 3} if drawing > {0, 2} else {0, 2})
        thrown = [event for event in events if isinstance(event, Discarded) and event.seat in (1, 3)]
        assert all(event.drawn for event in thrown)
        fed = [
            event for event in events if isinstance(event, Called) and not event.meld.is_run and event.source in (1, 3)
        ]
        assert bool(fed) == (drawing > {0, 2})


def test_who_plays_with_phantoms_is_placed_and_their_account_is_not() -> None:
    for seed in range(8):
        match = played_by_bots(read(PHANTOMS), seed)
        ended = match.events[-1]
        assert isinstance(ended, MatchEnded)
        assert sorted(ended.places) == [1, 2, 3, 3]
        assert {ended.places[0], ended.places[2]} == {1, 2}
        assert sum(ended.scores) == 0
        drawn = [
            (event, later)
            for event, later in zip(match.events, match.events[1:], strict=False)
            if isinstance(event, DealDrawn) and isinstance(later, Paid)
        ]
        for _, paid in drawn:
            assert {1, 3}.isdisjoint({seat for row in paid.rows for seat in (row.source, row.target)})


def test_the_account_of_phantoms_is_one() -> None:
    length, seats = table_of(read(PHANTOMS)).length, table_of(read(PHANTOMS)).seats
    assert length.bankrupt([25000, -1000, 25000, 51000]) == []
    assert length.bankrupt([25000, -1000, 75100, 900]) == [1, 3]
    assert length.leaders([20000, 40000, 21000, 19000]) == [2]
    assert seats.account(3) == (1, 3)


@pytest.mark.parametrize(
    ("base", "dealer", "rows"),
    [
        (240, 0, {1: 500, 2: 500, 3: 500}),
        (240, 2, {1: 400, 2: 300, 3: 300}),
        (480, 0, {1: 1000, 2: 1000, 3: 900}),
        (480, 2, {1: 700, 2: 700, 3: 600}),
        (2000, 0, {1: 4000, 2: 4000, 3: 4000}),
        (2000, 2, {1: 2700, 2: 2700, 3: 2600}),
    ],
)
def test_phantoms_pay_two_thirds_of_a_tsumo(base: int, dealer: int, rows: dict[int, int]) -> None:
    plan = read(PHANTOMS).plan.payments
    ledger = tsumo(Award(0, base), Counters(dealer), plan)
    assert {row.source: row.amount for row in ledger} == rows
    with_honba = tsumo(Award(0, base), Counters(dealer, honba=2), plan).because(Reason.HONBA)
    assert {row.source: row.amount for row in with_honba} == {1: 200, 2: 200}


@pytest.mark.parametrize(("dealer", "rows"), [(0, {1: 4000, 2: 4000, 3: 4000}), (2, {1: 2700, 2: 2700, 3: 2600})])
def test_a_chombo_is_paid_to_phantoms_too(dealer: int, rows: dict[int, int]) -> None:
    plan = read(PHANTOMS.replace("abortive", 'chombo = "mangan_reverse_tsumo"\nabortive')).plan.payments
    assert {row.target: row.amount for row in chombo(0, Counters(dealer), plan)} == rows


def test_phantoms_have_no_part_in_what_is_paid_for_a_ready_hand() -> None:
    plan = read(PHANTOMS).plan.payments
    assert [(row.source, row.target) for row in noten([0], plan, out=(1, 3))] == [(2, 0)]


@pytest.mark.parametrize(
    ("line", "other"),
    [
        ("phantoms = [1, 3]", "phantoms = [0, 2]"),
        ("phantoms = [1, 3]", "phantoms = [1]"),
        ("phantoms_draw = true", "teams = [0, 1, 0, 1]"),
        ("phantoms = [1, 3]", ""),
    ],
)
def test_phantoms_sit_at_every_second_seat(line: str, other: str) -> None:
    with pytest.raises(RuleSetError, match="phantoms"):
        read(PHANTOMS.replace(line, other).replace("uma = [10, -10]", "uma = [0, 0]"))


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
