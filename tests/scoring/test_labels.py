"""Labels are names: they are told in the explanation, cost nothing, and make no win."""

import pytest

from jantaku.rules import RuleSet, RuleSetError, load, read
from jantaku.scoring.score import NoWinError, score
from jantaku.scoring.win import Flag, read_win

pytest.importorskip("jantaku._kernel")

SHEET = """
id = "labels"
extends = "riichi"
[yaku]
add = ["tate", "men_prefix", "fill_one_suit", "fill_green", "fill_no_red", "fill_unconnected"]
"""


def rules() -> RuleSet:
    return read(SHEET, "labels.toml")


@pytest.mark.parametrize(
    ("hand", "win", "flags", "labels"),
    [
        ("123m 456m 789m 33m 46m", "5m", [], ("fill_one_suit",)),
        ("234s 234s 66s 88s 666z=", "8s", [], ("fill_green", "fill_no_red")),
        ("19m 19p 19s 1234567z", "7z", [], ("fill_unconnected",)),
        ("234m 567p 22z 345s 67s", "8s", ["riichi"], ("men_prefix",)),
        ("234m 567p 22s 345s 67s", "8s", [], ()),
    ],
)
def test_a_label_is_named_and_worth_nothing(hand: str, win: str, flags: list[Flag], labels: tuple[str, ...]) -> None:
    won = read_win(hand, win, flags=flags)
    named, plain = score(won, rules()), score(won, load("riichi"))
    assert named.labels == labels
    assert plain.labels == ()
    assert (named.base, named.han, [each.id for each in named.elements]) == (
        plain.base,
        plain.han,
        [each.id for each in plain.elements],
    )
    assert named.why().count("a name without value") == len(labels)


def test_a_label_makes_no_win() -> None:
    won = read_win("222s 444z 66s 88s 333z=", "6s")
    assert score(won, rules()).labels == ("fill_no_red",)
    with pytest.raises(NoWinError):
        score(read_win("234s 222p 44z 88s 888p=", "8s"), rules())  # no red, and no yaku


def test_a_structure_must_fit_the_tiles_dealt() -> None:
    with pytest.raises(RuleSetError, match="kumiai_ryuu needs a hand of 14 tiles, but 16 are dealt"):
        read('id = "knitted"\nextends = "taiwanese"\n[yaku]\nadd = ["kumiai_ryuu"]', "knitted.toml")
