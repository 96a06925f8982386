"""Figures and their intervals, held against matches whose chances are known."""

import numpy as np
import pytest

from jantaku.lab import FIGURES, Estimate, Figure, difference, measure
from jantaku.lab.counting import Sums, sums_of
from jantaku.lab.figures import FEWEST, figures_of, yaku_in
from jantaku.players.matches import played_by_bots
from jantaku.table.events import DealEnded, Won

WINS = FIGURES[0]
SHARE = Figure("share", "percent", "part", "whole")
SPREAD = Figure("far", "points", "part", "whole", "square")


def matches(seed: int, count: int, chance: float = 0.2) -> list[Sums]:
    """Matches of five to fifteen deals, in which something happens with a chance that differs by match."""
    random = np.random.default_rng(seed)
    found: list[Sums] = []
    for _ in range(count):
        whole = int(random.integers(5, 16))
        found.append({"whole": whole, "part": float(random.binomial(whole, random.beta(2, 2 / chance - 2)))})
    return found


def test_a_share_is_of_all_deals_and_not_a_mean_of_matches() -> None:
    played: list[Sums] = [{"whole": 10, "part": 1}, {"whole": 30, "part": 9}] * 5
    found = measure(SHARE, played)
    assert found is not None
    assert found.value == pytest.approx(25.0)


def test_the_interval_holds_the_truth_in_95_of_100_runs() -> None:
    held = 0
    for seed in range(400):
        found = measure(SHARE, matches(seed, 120))
        assert found is not None
        held += abs(found.value - 20.0) <= found.half
    assert 0.92 < held / 400 < 0.975


def test_the_interval_is_as_wide_as_runs_lie_apart() -> None:
    runs = [measure(SHARE, matches(seed, 200)) for seed in range(300)]
    values = np.array([found.value for found in runs if found])
    halves = np.array([found.half for found in runs if found])
    assert halves.mean() == pytest.approx(1.96 * values.std(ddof=1), rel=0.12)


def test_what_is_the_same_in_both_runs_makes_no_difference_uncertain() -> None:
    before = matches(3, 60)
    after = [sums | {"part": sums["part"] + 1} for sums in before]
    apart, own = difference(SHARE, before, after), measure(SHARE, before)
    assert apart is not None
    assert own is not None
    assert apart.value == pytest.approx(100 * 60 / sum(sums["whole"] for sums in before))
    assert apart.half < own.half / 3
    assert apart.differs
    same = difference(SHARE, before, before)
    assert same == Estimate(0.0, 0.0)
    assert not same.differs


def test_a_spread_is_the_standard_deviation_of_single_values() -> None:
    random = np.random.default_rng(1)
    values = [random.gamma(2, 3000, size=8) for _ in range(50)]
    played: list[Sums] = [{"whole": 8, "part": float(own.sum()), "square": float((own**2).sum())} for own in values]
    found = measure(SPREAD, played)
    assert found is not None
    assert found.value == pytest.approx(np.concatenate(values).std())
    others = []
    for _ in range(200):
        again = [values[at] for at in random.integers(0, 50, 50)]
        others.append(np.concatenate(again).std())
    assert found.half == pytest.approx(1.96 * np.std(others), rel=0.3)


def test_of_a_few_matches_nothing_is_told() -> None:
    assert measure(SHARE, matches(0, FEWEST - 1)) is None
    assert measure(SHARE, [*matches(0, FEWEST - 1), {"whole": 0, "part": 0}]) is None
    assert measure(SHARE, matches(0, FEWEST)) is not None


def test_the_sums_of_a_match_are_those_of_its_events() -> None:
    match = played_by_bots("riichi", 5)
    sums = sums_of(match.events, 4)
    wins = [event for event in match.events if isinstance(event, Won)]
    assert sums["deals"] == sum(isinstance(event, DealEnded) for event in match.events)
    assert sums["hands"] == 4 * sums["deals"]
    assert sums["wins"] == len(wins)
    assert sums["worth"] == sum(won.points for won in wins)
    assert sums["worth_squared"] == sum(won.points**2 for won in wins)
    assert sums["spread"] == sum((points - 25000) ** 2 for points in match.points)
    for name in yaku_in([sums]):
        having = [won for won in wins if name in {element.id for element in won.elements}]
        assert sums[f"yaku:{name}"] == len(having) > 0
        assert sums[f"worth:{name}"] == sum(won.points for won in having)


def test_all_that_dealers_gain_others_lose() -> None:
    match = played_by_bots("riichi", 5)
    gains, dealt, dealer = 0, (25000,) * 4, 0
    for event in match.events:
        if type(event).__name__ == "DealStarted":
            dealt, dealer = event.points, event.dealer  # type: ignore[attr-defined]
        elif isinstance(event, DealEnded):
            gains += event.points[dealer] - dealt[dealer]
    assert sums_of(match.events, 4)["dealer_points"] == gains


def test_yaku_are_told_by_frequency() -> None:
    played: list[Sums] = [{"wins": 3, "yaku:riichi": 1, "yaku:tanyao": 2, "worth:riichi": 1, "worth:tanyao": 2}]
    assert yaku_in(played) == ["tanyao", "riichi"]
    assert [figure.id for figure in figures_of(played)][len(FIGURES) :] == [
        *("yaku:tanyao", "worth:tanyao", "yaku:riichi", "worth:riichi")
    ]
