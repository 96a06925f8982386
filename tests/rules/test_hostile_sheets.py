"""Sheets that somebody wrote to keep others waiting: a sentence soon, whatever they say."""

import time
from typing import Final

import pytest

from jantaku.rules import RuleSetError, catalogue, load, read
from jantaku.rules.lines import is_deep, lines_of
from jantaku.rules.problems import MOST_TOLD
from jantaku.server.rule_book.checks import MOST_TRIALS, check
from jantaku.server.web import messages as say

HEAD: Final = 'id = "mine"\nextends = "riichi"\n'
SOON_S: Final = 4.0
"""On a busy machine; each of them took between 8 s and a minute."""


def mistakes(text: str) -> RuleSetError:
    with pytest.raises(RuleSetError) as caught:
        read(HEAD + text)
    return caught.value


HOSTILE: Final = {
    "unknown keys": "".join(f"kuik{number} = 1\n" for number in range(12_000)),
    "unknown yaku": "[yaku]\nremove = [" + ", ".join(f"'pin{number}'" for number in range(10_000)) + "]",
    "unknown parts": "[parts]\n" + "".join(f"wal{number} = 1\n" for number in range(10_000)),
    "a long name": ".".join(["a"] * 60_000) + " = 1",
    "a long quoted name": ".".join(['"a"'] * 30_000) + " = 1",
    "brackets": f"kuikae = {'[' * 2000}{']' * 2000}",
    "braces": f"kuikae = {'{a = ' * 2000}1{'}' * 2000}",
    "digits": f"kuikae = {'9' * 120_000}",
    "hyphens": f"{'a-' * 60_000} = 1",
    "quotes": 'a = """\\"""' * 14_000,
}


@pytest.mark.parametrize("text", HOSTILE.values(), ids=HOSTILE)
def test_it_is_refused_soon_and_in_few_words(text: str) -> None:
    load("riichi")
    begun = time.monotonic()
    error = mistakes(text)
    assert error.message("ru")
    assert len(error.message("en")) < 300_000
    assert len(error.problems) <= MOST_TOLD
    assert time.monotonic() - begun < SOON_S


def test_what_is_not_told_is_counted() -> None:
    error = mistakes("".join(f"kuik{number} = 1\n" for number in range(130)))
    assert error.message("en").splitlines()[0] == "the rule set has 130 errors:"
    assert error.message("en").splitlines()[-1] == "and 30 more."
    assert error.message("ru").splitlines()[-1] == "и ещё 30 ошибок."


def test_a_slip_is_still_met_with_the_nearest_name() -> None:
    assert "kuikae" in mistakes('kuikea = "allowed"').message("en")


def test_depth_is_that_of_brackets_and_names_outside_of_words() -> None:
    assert is_deep("a = " + "[" * 30)
    assert is_deep(".".join("abcdefghijklmnopqrst") + " = 1")
    assert not is_deep('a = "' + "[" * 30 + '"  # ' + "{" * 30)
    assert not is_deep("\n".join(f"[a.b{number}]\nc.d = [[1], [2]]" for number in range(100)))


def test_lines_are_counted_on() -> None:
    assert lines_of("a = 1\n\n[b]\nc = [1,\n2]\n")["b", "c", "1"] == 5


def test_repairs_are_tried_up_to_a_number(monkeypatch: pytest.MonkeyPatch) -> None:
    tried: list[object] = []

    def in_vain(question: say.Sheet, options: object) -> set[object]:
        tried.append(options)
        return {question.id}

    monkeypatch.setattr("jantaku.server.rule_book.checks._problems", in_vain)
    wrong = say.Sheet(extends="riichi", options=dict.fromkeys(list(catalogue().options)[:60], "nonsense"))
    told = check(wrong)
    assert not told["ok"]
    assert len(told["conflicts"]) == len(told["problems"]) >= 50
    assert len(tried) <= MOST_TRIALS
