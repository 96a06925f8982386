"""Where a round has two winds (001:2645), whoever asks for tiles of value knows both."""

from collections.abc import Callable

import pytest

from jantaku.players.terms import terms_of
from jantaku.rules import RuleSet, read
from jantaku.scoring.side import side_worth
from jantaku.tiles import KIND_OF, parse_tiles

pytest.importorskip("jantaku._kernel", reason="prices are applied by the kernel, and it is not built here")

E, S, W, N = (int(KIND_OF[f"{number}z"]) for number in range(1, 5))
Values = Callable[[int, int], dict[int, int]]


def rules(two: str) -> RuleSet:
    return read(f'id = "x"\nextends = "riichi"\ntwo_round_winds = "{two}"')


def values(two: str) -> Values:
    return terms_of(rules(two)).values


@pytest.mark.parametrize(("own", "round_", "worth"), [(S, E, (1, 1, 1, 0)), (W, E, (1, 0, 2, 0)), (N, S, (0, 1, 0, 2))])
def test_bots_know_both(own: int, round_: int, worth: tuple[int, ...]) -> None:
    found = values("on")(own, round_)
    assert tuple(found.get(wind, 0) for wind in (E, S, W, N)) == worth


def test_with_one_wind_only_that_counts() -> None:
    found = values("off")(S, E)
    assert [wind for wind in (E, S, W, N) if wind in found] == [E, S]


@pytest.mark.parametrize(("two", "tiles", "worth"), [("off", "333z", 0), ("on", "333z", 1), ("on", "111333z", 2)])
def test_losers_count_both_among_themselves(two: str, tiles: str, worth: int) -> None:
    """Closed triplets of honours have 8 fu, those of value a han each."""
    plan = rules(two).plan
    fu = 8 * len(tiles[:-1]) // 3
    assert side_worth(parse_tiles(tiles + "147m"), (), S, E, plan) == fu * 2 ** (2 + worth)


def test_a_pair_of_the_own_wind_and_the_round_s_other_one_is_a_double_one() -> None:
    plan = rules("on").plan
    assert side_worth(parse_tiles("33z147m"), (), W, E, plan) == plan.fu.double_wind_pair * 4
