"""Yaku that somebody invents: read while they are written, tried on a hand, put into a rule set."""

import pytest

from jantaku.rules import read
from jantaku.server.rule_book.checks import check
from jantaku.server.rule_book.own_yaku import try_pattern
from jantaku.server.web.messages import OwnYaku, PatternQuestion, Sheet
from jantaku.yaku.patterns import parse_pattern

BRIDGE = "123x 345x 567x 789x pair"


def test_a_mistake_has_its_place() -> None:
    told = try_pattern(PatternQuestion(pattern="123x 135x pair", hand="12334556778p 11z", win="9p"))
    assert (told["error"]["start"], told["error"]["end"]) == (5, 9)
    assert "135x" in told["error"]["text"]["ru"]
    assert "\n" not in told["error"]["text"]["ru"]
    assert told["holds"] is None


@pytest.mark.parametrize(
    ("pattern", "hand", "win", "holds"),
    [
        (BRIDGE, "12334556778p 11z", "9p", True),
        (BRIDGE, "123345567p 89s 11z", "7s", False),  # a whole hand without any yaku
        ("wait kanchan", "1233m 456p 678p 789s", "3m", False),
        ("7 pairs", "1122m 3344p 5566s 7z", "7z", True),
        ("4 pairs ...", "1122m 3344p 5566s 7z", "7z", True),
    ],
)
def test_a_hand_has_it_or_not(pattern: str, hand: str, win: str, holds: bool) -> None:
    assert try_pattern(PatternQuestion(pattern=pattern, hand=hand, win=win)) == {
        "error": None,
        "holds": holds,
        "hand_error": None,
    }


def test_a_hand_that_is_none_is_told() -> None:
    for hand, win in (("123m", "4m"), ("12334556778p 11z", "5z"), ("xyz", "1m"), ("123m 456m 789m 12m 11z", "")):
        told = try_pattern(PatternQuestion(pattern=BRIDGE, hand=hand, win=win))
        assert (told["error"], told["holds"]) == (None, None)
        assert told["hand_error"]["ru"] != told["hand_error"]["en"]


def test_it_goes_into_the_sheet_with_its_price_and_name() -> None:
    own = {"most": OwnYaku(pattern=BRIDGE, price={"closed": "yakuman", "open": 3}, name='Мост "через" реку')}
    told = check(Sheet(extends="ema", id="mine", options={"kuitan": "off"}, own=own))
    assert told["ok"], told["problems"]
    rules = read(told["sheet"], "sheet", None, parse_pattern)
    assert rules.patterns["most"].price.plain == {"closed": "yakuman", "open": 3}
    assert rules.patterns["most"].name["ru"] == 'Мост "через" реку'
    assert [row["kind"] for row in told["rules"]["differences"] if row["id"] == "most"] == ["pattern"]


def test_a_wrong_one_is_a_problem_of_the_sheet() -> None:
    told = check(Sheet(extends="ema", id="mine", own={"x": OwnYaku(pattern="135x", price=1)}))
    assert not told["ok"]
    assert "135x" in told["problems"][0]["text"]["en"]
