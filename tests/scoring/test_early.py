"""Yakuman that win before the hand is complete (001:2961): what they are worth, and what is told of them."""

import pytest

from jantaku.rules import Plan, read
from jantaku.scoring.score import NoWinError, score, score_by
from jantaku.scoring.win import read_win

DRAGONS = "555z 666z 77z 1m 5m 9m 4p 8p"
BOTH = "2m 5555z= 6666z= 7777z= 9999s="


def plan(rest: str = "") -> Plan:
    return read(f'id = "x"\nextends = "riichi"\nyakuman_needs_complete_hand = "off"\n{rest}').plan


def test_the_rest_of_the_hand_does_not_matter() -> None:
    won = score(read_win(DRAGONS, "7z", indicators="4z"), plan())
    assert [element.id for element in won.elements] == ["daisangen"]
    assert (won.base, won.yakuman, won.han, won.bonuses) == (8000, 1, 0, ())


def test_otherwise_the_hand_must_be_complete() -> None:
    usual = read('id = "x"\nextends = "riichi"').plan
    for rules, tile in ((usual, "7z"), (plan(), "1m"), (plan('yaku.remove = ["daisangen"]'), "7z")):
        with pytest.raises(NoWinError) as error:
            score(read_win(DRAGONS, tile), rules)
        assert error.value.text_id == "no-win-not-complete"


@pytest.mark.parametrize(
    ("rest", "base"),
    [
        ("", 16000),
        ('yakuman_combination = "single"', 8000),
        ('yakuman_combination = "add_mangan"', 10000),
        ('yakuman_single_cap = "on"', 8000),
        ("yakuman_multiple_cap = 2", 16000),
    ],
)
def test_several_are_combined_like_others(rest: str, base: int) -> None:
    won = score(read_win(BOTH, "3m", by="tsumo", flags=("rinshan",)), plan(rest))
    assert [element.id for element in won.elements] == ["daisangen", "suukantsu"]
    assert won.base == base


def test_under_an_open_sky_they_are_han() -> None:
    won = score(read_win(DRAGONS, "7z"), plan('aotenjou = "on"'))
    assert (won.han, won.base) == (13, 20 * 2**15)


def test_a_complete_hand_is_read_as_ever() -> None:
    won = score(read_win("555z 666z 77z 11z 222z=", "7z"), plan())
    assert won.is_read
    assert won.yakuman == 2


def test_it_is_told_and_priced_again() -> None:
    won = score(read_win(DRAGONS, "7z"), plan())
    again = score_by(won.win, plan(), won.code)
    assert again is not None
    assert again.points == won.points
    assert "555666777z" in won.why().replace(" ", "")
    assert "before the hand was complete" in won.why()
    assert "ещё не собрана" in won.why("ru")
