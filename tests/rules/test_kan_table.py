"""The table of kans: one cell for every hand, and the lowest values are those of the yaku that stands for it alone."""

from itertools import combinations, product

import pytest

from jantaku.rules import Plan, read
from jantaku.scoring.score import NoWinError, score
from jantaku.scoring.win import read_win

ALONE = 'yaku.add = ["kantsu_no_han"]'
KINDS = ("2222p", "3333p", "4444p", "8888s", "9999s", "1111z")
REST = {2: "22m 567s 78m", 3: "22m 78m"}


def plan(rest: str) -> Plan:
    return read(f'id = "x"\nextends = "riichi"\nminimum_han = 0\n{rest}').plan


def han(kans: tuple[str, ...], signs: tuple[str, ...], rules: Plan) -> int:
    melds = " ".join(kan + sign for kan, sign in zip(kans, signs, strict=True))
    won = score(read_win(f"{REST[len(kans)]} {melds}", "9m"), rules)
    return sum(element.han for element in won.elements if element.id == "kantsu_no_han")


@pytest.mark.parametrize("number", [2, 3])
def test_the_lowest_values_are_those_of_the_yaku_alone(number: int) -> None:
    table, alone = plan('kan_value_table = "min"'), plan(ALONE)
    for kans in combinations(KINDS, number):
        for signs in product("#=", repeat=number):
            assert han(kans, signs, table) == han(kans, signs, alone), (kans, signs)


def test_the_mean_differs_where_two_ranges_are_added() -> None:
    lowest, mean = plan('kan_value_table = "min"'), plan('kan_value_table = "mean"')
    more = {
        (kans, signs)
        for kans in combinations(KINDS, 3)
        for signs in product("#=", repeat=3)
        if han(kans, signs, mean) != han(kans, signs, lowest)
    }
    assert {(kans[2], "".join(signs)) for kans, signs in more if kans[:2] == ("2222p", "3333p")} == {
        ("8888s", "###"),
        ("8888s", "##="),
        ("9999s", "###"),
        ("9999s", "##="),
        ("1111z", "###"),
        ("1111z", "##="),
    }
    assert all(han(kans, signs, mean) == han(kans, signs, lowest) + 1 for kans, signs in more)


@pytest.mark.parametrize(
    ("kans", "yakuman"),
    [
        ("2222p= 4444p= 8888s= 1111z=", 1),
        ("2222p# 4444p# 8888s= 1111z=", 1),
        ("2222p# 4444p# 8888s# 1111z=", 2),
        ("6666p= 7777p= 8888p= 9999p=", 2),
        ("6666p# 7777p# 8888p= 9999p=", 3),
        ("6666p# 7777p# 8888p# 9999p=", 4),
    ],
)
def test_four_kans_are_worth_several_yakuman(kans: str, yakuman: int) -> None:
    won = score(read_win(f"3z {kans}", "3z"), plan('kan_value_table = "min"'))
    assert won.yakuman == yakuman


def test_two_open_kans_apart_are_worth_nothing() -> None:
    rules = read('id = "x"\nextends = "riichi"\nkan_value_table = "min"').plan
    with pytest.raises(NoWinError):
        score(read_win("22m 567s 78m 2222p= 8888s=", "9m"), rules)
