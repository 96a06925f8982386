"""Settlement: the books' examples, every way of rounding and sharing, and the final scores of stored games."""

import re
import tarfile
from collections.abc import Iterator
from itertools import permutations
from pathlib import Path

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from jantaku.rules.plan import PaymentPlan, SettlementPlan
from jantaku.scoring.ledger import Reason, TableAccount, Unit, after
from jantaku.scoring.payments import Award, Counters, chombo, tsumo
from jantaku.scoring.settlement import settle, thousands

DATA = Path(__file__).parents[3] / "shared" / "data"
BOOK_000 = SettlementPlan(uma=(15, 5, -5, -15))
PLAIN = SettlementPlan(start=30000, oka=0, uma=(15, 5, -5, -15), ties="share", rounding="none")


def scores(points: tuple[int, ...], plan: SettlementPlan) -> list[str]:
    return [thousands(score) for score in settle(points, plan).scores]


def test_example_of_001() -> None:
    """T-E1 (001:1701-1714)."""
    exact = SettlementPlan(start=25000, target=27500, oka=10, uma=(7, 3, -3, -7), rounding="none")
    points = (42700, 26500, 21900, 8900)
    assert settle(points, exact).scores == (32200, 2000, -8600, -25600)
    rounded = SettlementPlan(start=25000, target=27500, oka=10, uma=(7, 3, -3, -7))
    assert scores(points, rounded) == ["+33", "+2", "-9", "-26"]


def test_example_of_000() -> None:
    """T-E2 (000:893-901), column by column."""
    settlement = settle((46500, 25300, 14100, 14100), BOOK_000)
    assert settlement.places == (1, 2, 3, 4)
    steps = settlement.ledger.because(Reason.POINTS, Reason.START, Reason.OKA_STAKE, Reason.OKA)
    assert steps.changes(4, Unit.SCORE) == (36500, -4700, -15900, -15900)
    assert (steps + settlement.ledger.because(Reason.ROUNDING)).changes(4, Unit.SCORE) == (36000, -5000, -16000, -16000)
    assert settlement.ledger.because(Reason.UMA).changes(4, Unit.SCORE) == (15000, 5000, -5000, -15000)
    assert settlement.ledger.because(Reason.LEVELLING).changes(4, Unit.SCORE) == (1000, 0, 0, 0)
    assert scores((46500, 25300, 14100, 14100), BOOK_000) == ["+52", "0", "-21", "-31"]


def test_the_target_is_the_start_and_the_stake() -> None:
    """000:883 and 001:1695 say the same where the oka is made of the stakes."""
    for oka, start in ((20, 25000), (16, 26000), (12, 27000), (0, 30000)):
        plan = SettlementPlan(start=start, oka=oka, uma=(0, 0, 0, 0), rounding="none")
        assert settle((start,) * 4, plan).scores[1:] == (start - 30000,) * 3


NAMED_UMA: dict[str, dict[str, tuple[int, ...]]] = {
    "1-2-3": {"1": (60, -10, -20, -30), "2": (40, 0, -10, -30), "3": (30, 0, 0, -30)},
    "sinking": {"1": (30, -10, -10, -10), "2": (20, 0, -10, -10), "3": (10, 0, 0, -10)},
    "7-5-3": {"1": (15, -3, -5, -7), "2": (10, 5, -5, -10), "3": (7, 5, 3, -15)},
    "jpml_a": {"1": (12, -1, -3, -8), "2": (8, 4, -4, -8), "3": (8, 3, 1, -12)},
}
BY_REACHED = {
    0: (29900, 29800, 29700, 29600),
    1: (45000, 28000, 27000, 20000),
    2: (40000, 30000, 29900, 20100),
    3: (35000, 31000, 30000, 24000),
    4: (30000, 30000, 30000, 30000),
}


@pytest.mark.parametrize("name", NAMED_UMA)
def test_uma_by_how_many_reached_the_target(name: str) -> None:
    """001:1683-1688; JPML A with nobody over the target, and all of them, is as `uma` says (001:7290)."""
    fallback = (8, 4, -4, -8)
    plan = SettlementPlan(start=30000, oka=0, uma=fallback, uma_by_above=NAMED_UMA[name])
    for reached, points in BY_REACHED.items():
        by_place = settle(points, plan).ledger.because(Reason.UMA).changes(4, Unit.SCORE)
        uma = NAMED_UMA[name].get(str(reached), fallback)
        assert by_place == tuple(value * 1000 for value in uma)
        assert sum(uma) == 0


def test_an_uma_of_another_table_is_refused() -> None:
    with pytest.raises(ValueError, match="an uma for 4 places does not fit 3 players"):
        settle((35000, 35000, 35000), SettlementPlan())


# ---------------------------------------------------------------- three players

HIROSHIMA = SettlementPlan(
    start=45000, target=50000, oka=15, oka_shared=True, uma=(0, 0, 0), rounding="none", winner_absorbs=False
)


@pytest.mark.parametrize(
    ("points", "expected"),
    [
        ((60000, 40000, 35000), (25000, -10000, -15000)),
        ((55000, 52000, 28000), (12500, 9500, -22000)),
        ((28000, 52000, 55000), (-22000, 9500, 12500)),
        ((50000, 50000, 35000), (15000, 0, -15000)),
        ((49000, 46000, 40000), (14000, -4000, -10000)),
        ((50100, 50000, 34900), (15100, 0, -15100)),
    ],
)
def test_hiroshima_shares_the_oka(points: tuple[int, ...], expected: tuple[int, ...]) -> None:
    """001:3927-3930: 50000 are taken from each, those above 50000 share 15000. Just 50000 is not above; where nobody
    is, the leader takes it all (our reading)."""
    settlement = settle(points, HIROSHIMA)
    assert settlement.scores == expected
    assert sum(settlement.scores) == 0
    taken = settlement.ledger.because(Reason.POINTS, Reason.START, Reason.OKA_STAKE).changes(3, Unit.SCORE)
    assert taken == tuple(held - 50000 for held in points)


@given(st.lists(st.integers(-200, 1350).map(lambda hundreds: hundreds * 100), min_size=2, max_size=2), st.booleans())
def test_settlements_of_three_sum_to_zero(held: list[int], shared: bool) -> None:
    points = (*held, 135000 - sum(held))
    for rounding in ("none", "half_down"):
        plan = SettlementPlan(start=45000, target=50000, oka=15, oka_shared=shared, uma=(20, 0, -20), rounding=rounding)
        settlement = settle(points, plan)
        assert sum(settlement.scores) == 0
        assert sum(settlement.ledger.totals(Unit.SCORE).values()) == 0


def test_what_is_left_in_the_pot() -> None:
    """It goes the way of the sticks; where those go back, to all alike."""
    points = (42000, 45000, 40000)
    first = settle(points, HIROSHIMA, pot=8000)
    assert first.ledger.because(Reason.POT).changes(3, Unit.SCORE) == (0, 8000, 0)
    assert sum(first.scores) == 0
    lost = msgspec.structs.replace(HIROSHIMA, leftover_sticks="lost")
    assert settle(points, lost, pot=8000).ledger.because(Reason.POT).rows == ()
    back = msgspec.structs.replace(HIROSHIMA, leftover_sticks="return")
    shares = settle(points, back, pot=8000).ledger.because(Reason.POT)
    assert shares.changes(3, Unit.SCORE) == (2700, 2700, 2600)
    assert settle(points, HIROSHIMA).ledger.because(Reason.POT).rows == ()


# ---------------------------------------------------------------- ties


def test_ties_go_to_the_seat_nearest_to_the_first_dealer() -> None:
    points = (20000, 30000, 20000, 30000)
    assert settle(points, SettlementPlan()).places == (3, 1, 4, 2)
    assert settle(points, SettlementPlan(), first_dealer=2).places == (4, 2, 3, 1)


def test_tied_places_share_their_uma() -> None:
    """000:881: two at the top with an uma of +20 and +10 have +15 each; the oka is shared as well (000:887)."""
    wantsu = SettlementPlan(ties="share")
    assert settle((30000, 30000, 25000, 15000), wantsu).scores == (25000, 25000, -15000, -35000)
    assert settle((30000, 30000, 25000, 15000), wantsu).places == (1, 1, 3, 4)
    assert settle((40000, 20000, 20000, 20000), PLAIN).scores == (10000 + 15000, -15000, -15000, -15000)
    assert settle((30000,) * 4, PLAIN).scores == (0, 0, 0, 0)


def test_what_cannot_be_shared_goes_round_by_hundreds() -> None:
    """001:3121, from the first dealer on."""
    plan = SettlementPlan(start=30000, oka=0, uma=(20, 10, -10, -20), ties="share", rounding="none")
    points = (35000, 35000, 35000, 15000)
    assert settle(points, plan, first_dealer=1).scores == (5000 + 6600, 5000 + 6700, 5000 + 6700, -35000)


# ---------------------------------------------------------------- rounding


@pytest.mark.parametrize(
    ("rounding", "expected"),
    [
        ("none", [21.5, 4.5, -4.7, -21.3]),
        ("one_decimal", [21.5, 4.5, -4.7, -21.3]),
        ("half_down", [21, 4, -5, -21]),
        ("math", [22, 5, -5, -21]),
        ("up", [22, 5, -4, -21]),
        ("down", [21, 4, -5, -22]),
        ("toward_zero", [21, 4, -4, -21]),
    ],
)
def test_rounding(rounding: str, expected: list[float]) -> None:
    plan = SettlementPlan(start=25000, oka=0, uma=(0,) * 4, rounding=rounding, winner_absorbs=False)  # type: ignore[arg-type]
    assert [score / 1000 for score in settle((46500, 29500, 20300, 3700), plan).scores] == expected


def test_a_half_below_zero() -> None:
    """Half down is the smaller number; the school's way looks at the points, as the server's records do."""
    for rounding, expected in (("half_down", (-5000, -34000)), ("math", (-4000, -34000))):
        plan = SettlementPlan(oka=0, start=30000, uma=(0,) * 4, rounding=rounding)  # type: ignore[arg-type]
        assert settle((73400, 24600, 25500, -3500), plan).scores[2:] == expected


def test_the_winner_takes_the_rounding_of_all() -> None:
    plan = SettlementPlan(uma=(20, 10, -10, -20), rounding="up")
    assert sum(settle((46100, 25100, 14100, 14700), plan).scores) == 0
    unlevelled = SettlementPlan(uma=(20, 10, -10, -20), rounding="up", winner_absorbs=False)
    assert sum(settle((46100, 25100, 14100, 14700), unlevelled).scores) == 3000


# ---------------------------------------------------------------- sticks, oka, fines


def test_leftover_sticks() -> None:
    points = (38000, 30000, 20000, 10000)

    def kept(leftover: str, oka: int = 20) -> tuple[int, ...]:
        plan = SettlementPlan(oka=oka, uma=(0,) * 4, leftover_sticks=leftover)  # type: ignore[arg-type]
        return settle(points, plan, sticks=2, owners=(3, 1)).scores

    assert kept("first_place") == (30000, 0, -10000, -20000)
    assert kept("oka") == kept("first_place")
    assert kept("oka", oka=0) == kept("lost", oka=0) == (13000, 5000, -5000, -15000)
    assert kept("lost") == (28000, 0, -10000, -20000)
    assert kept("return") == (28000, 1000, -10000, -19000)
    with pytest.raises(ValueError, match="2 sticks go back to their owners, but 0 owners are named"):
        settle(points, SettlementPlan(leftover_sticks="return"), sticks=2)


def test_tied_winners_share_the_sticks() -> None:
    assert settle((33500, 33500, 32000, 20000), PLAIN, sticks=1).scores == (14000, 14000, -3000, -25000)


def test_the_last_place_pays_a_negative_oka() -> None:
    plan = SettlementPlan(start=30000, oka=-20, uma=(0,) * 4, rounding="none")
    assert settle((45000, 35000, 25000, 15000), plan).scores == (20000, 10000, 0, -30000)


def test_chombo_of_the_final_score_comes_last() -> None:
    points = (46500, 25300, 14100, 14100)
    fine = chombo(0, Counters(), PaymentPlan(chombo="final_minus_20"))
    settlement = settle(points, BOOK_000, fines=fine)
    assert settlement.places == (1, 2, 3, 4)
    assert settlement.scores == (32000, 0, -21000, -31000)
    assert settlement.ledger.total(TableAccount.FINES, Unit.SCORE) == 20000
    assert settle(points, BOOK_000, fines=chombo(0, Counters(), PaymentPlan())).scores[0] == 52000


def test_what_if() -> None:
    """The last player asks what a mangan would be worth: from fourth to third, and 22 thousand."""
    points = (40000, 30000, 17500, 12500)
    plan = SettlementPlan()
    win = tsumo(Award(3, 2000), Counters(dealer=3), PaymentPlan())
    before, then = settle(points, plan), settle(after(points, win), plan)
    assert (before.places[3], then.places[3]) == (4, 3)
    assert (before.scores[3], then.scores[3]) == (-38000, -16000)


def test_scores_as_they_are_written() -> None:
    assert [thousands(score) for score in (52000, -2500, 0, 100, -20, 6667)] == [
        "+52",
        "-2.5",
        "0",
        "+0.1",
        "-0.02",
        "+6.667",
    ]


# ---------------------------------------------------------------- whatever the plan


def zero_sum(uma: tuple[int, int, int]) -> tuple[int, ...]:
    return (*uma, -sum(uma))


settlement_plans = st.builds(
    SettlementPlan,
    start=st.sampled_from([25000, 27500, 30000]),
    oka=st.sampled_from([-20, 0, 10, 20]),
    uma=st.tuples(*[st.integers(-30, 60)] * 3).map(zero_sum),
    ties=st.sampled_from(["seat_order", "share"]),
    rounding=st.sampled_from(["none", "one_decimal", "half_down", "math", "up", "down", "toward_zero"]),
    winner_absorbs=st.booleans(),
    leftover_sticks=st.sampled_from(["first_place", "lost", "oka"]),
)
four_points = st.tuples(*[st.integers(-500, 1000).map(lambda hundreds: hundreds * 100)] * 3)


@given(settlement_plans, four_points, st.integers(0, 3), st.integers(0, 2))
def test_scores_sum_to_what_was_lost(
    plan: SettlementPlan, points: tuple[int, ...], first_dealer: int, sticks: int
) -> None:
    held = (*points, 4 * plan.start - sum(points) - 1000 * sticks)
    settlement = settle(held, plan, first_dealer=first_dealer, sticks=sticks)
    assert sum(settlement.ledger.totals(Unit.SCORE).values()) == 0
    lost = plan.leftover_sticks == "lost" or (plan.leftover_sticks == "oka" and plan.oka <= 0)
    if plan.winner_absorbs or plan.rounding == "none":
        assert sum(settlement.scores) == (-1000 * sticks if lost else 0)
    ranking = sorted(range(4), key=lambda seat: settlement.places[seat])
    assert [held[seat] for seat in ranking] == sorted(held, reverse=True)


@given(settlement_plans, four_points)
def test_seats_do_not_matter_where_nobody_is_tied(plan: SettlementPlan, points: tuple[int, ...]) -> None:
    held = (*points, 4 * plan.start - sum(points))
    if len(set(held)) < 4:
        return
    by_points = {standing.points: standing.score for standing in settle(held, plan).standings}
    for seating in permutations(held):
        assert {standing.points: standing.score for standing in settle(seating, plan).standings} == by_points


# ---------------------------------------------------------------- stored games


def final_scores() -> Iterator[tuple[SettlementPlan, tuple[int, ...], tuple[int, ...]]]:
    archives = sorted((DATA / "tenhou").glob("*.tar.gz"))
    if not archives:
        pytest.skip("the games of tenhou are not there")
    for path in archives:
        if "sanma" in path.name:
            plan = SettlementPlan(start=35000, target=40000, oka=15, uma=(20, 0, -20), rounding="math")
        else:
            plan = SettlementPlan(rounding="math")
        seats = len(plan.uma)
        with tarfile.open(path) as archive:
            for member in archive.getmembers():
                file = archive.extractfile(member)
                found = file and re.search(rb'owari="([^"]*)"', file.read())
                if found:
                    numbers = [round(float(number) * 10) for number in found[1].decode().split(",")]
                    points = tuple(number * 10 for number in numbers[0::2])
                    yield plan, points[:seats], tuple(number * 100 for number in numbers[1::2])[:seats]


def test_final_scores_of_stored_games() -> None:
    games = list(final_scores())
    assert len(games) == 1064
    assert [points for plan, points, expected in games if settle(points, plan).scores != expected] == []
