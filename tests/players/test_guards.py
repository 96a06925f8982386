"""Bots where the match ends at a guard (001:4501, 001:4510): a win for the gain of another is let pass."""

import pytest

from jantaku.rules import load
from jantaku.table.chance import GivenChance
from jantaku.table.match import Match, Standing
from jantaku.table.words import Code, Verb, verb_of, written
from tests.players.tables import answer
from tests.table.three import laid

WAITS_FOR_9S = "123m456p99s78s333z"


def asked_for_9s(points: list[int]) -> Match:
    """East has discarded 9s, and South, who waits for it, is asked."""
    rules = load("buu_mahjong")
    first = Match(rules, 0)
    told = ["258m258p258s1255z", WAITS_FOR_9S, "", ""]
    lots = laid(first.table.book.tile_set, told, "9s", blocks=first.table.phases.blocks)
    match = Match(rules, 0, chance=GivenChance([lots] * 40), standing=Standing(points))
    code = next(code for code in match.view(0).asks[0].codes if match.why(0, code) is None and _is_9s(code))
    assert match.answer(0, code) is None
    return match


def _is_9s(code: Code) -> bool:
    return verb_of(code) is Verb.DISCARD and written(code).endswith(" 9s")


@pytest.mark.parametrize(
    ("points", "said"),
    [
        ([2000, 2000, 2000, 2000], "ron"),  # nothing ends
        ([100, 3900, 2000, 2000], "ron"),  # it ends, and South is the first
        ([100, 1000, 3900, 3000], "pass"),  # East is ruined, and South would sink with him
    ],
)
def test_a_win_that_ends_the_match_for_another_is_let_pass(points: list[int], said: str) -> None:
    assert answer(asked_for_9s(points), 1) == said
