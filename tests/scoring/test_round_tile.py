"""Which tile is that of the round, where that is said in writing."""

import pytest

from jantaku import score
from jantaku.rules import RuleSet, load, read
from jantaku.texts import SayableError

pytest.importorskip("jantaku._kernel", reason="prices are applied by the kernel, and it is not built here")

BY_DIE = read('id = "x"\nextends = "riichi"\nrandom_round_tile = "on"')


def han(triplet: str, round_: str, rules: RuleSet = BY_DIE, seat: str = "S") -> int:
    """Of a hand with this triplet alone."""
    return score(f"345m 567p 88s 67s {triplet}", "5s", rules, seat=seat, round=round_).han


@pytest.mark.parametrize(
    ("triplet", "round_", "worth"),
    [("111z", "E", 1), ("111z", "N", 1), ("444z", "N", 1), ("555z", "N", 1), ("555z", "5z", 2), ("666z", "6z", 2)],
)
def test_where_a_die_finds_it_east_is_worth_a_han_and_no_more(triplet: str, round_: str, worth: int) -> None:
    assert han(triplet, round_) == worth


def test_a_wind_of_the_seat_is_worth_nothing_there() -> None:
    with pytest.raises(SayableError):
        han("222z", "N")


def test_rounds_of_dragons_are_named_by_their_tiles() -> None:
    rules = load("sanma_sangensen")
    assert han("666z", "6z", rules, "E") == han("666z", "S", rules, "E")


def test_a_tile_that_is_none_is_refused() -> None:
    with pytest.raises(SayableError) as caught:
        han("111z", "5z", load("riichi"))
    assert caught.value.message("en") == "these rules have no round 5z; expected E, S, W, N."
