"""What a discard costs that nobody claims: nearly all of a match is made of these, so the calls are counted.

A rule that is off must cost nothing here, and one that is on little: whoever adds one sees it in these numbers.
"""

import random
import sys
from collections import Counter
from types import FrameType
from typing import Any

import pytest

from jantaku.table.events import Discarded, Drawn
from jantaku.table.flow import advance, proceed
from jantaku.table.match import Match
from jantaku.table.state.window import Answer, WindowKind
from jantaku.table.words import Verb

MOST = {"ema": 40, "sichuan": 44, "taiwanese": 48}
TURNS = 300


def calls_of_a_discard(match: Match, seat: int, code: int) -> list[str] | None:
    """The functions that are called from the answer to the next turn; None where anything else happens in between."""
    deal, table = match.deal.copy(), match.table
    told, called = len(deal.events), []

    def note(frame: FrameType, event: str, argument: Any) -> None:
        if event == "call":
            called.append(frame.f_code.co_qualname)

    answers = {seat: Answer(seat, code)}
    before = sys.getprofile()
    sys.setprofile(note)
    try:
        proceed(deal, table, answers)
        window = advance(deal, table)
    finally:
        sys.setprofile(before)
    plain = [type(event) for event in deal.events[told:]] == [Discarded, Drawn]
    return called if plain and window is not None and window.kind is WindowKind.TURN else None


@pytest.mark.parametrize("rules", MOST)
def test_a_discard_that_nobody_claims_takes_few_calls(rules: str) -> None:
    rng, match, counted = random.Random(7), Match(rules, seed=7), Counter[int]()
    while counted.total() < TURNS and not match.over:
        for ask in match.unanswered:
            discards = [code for code in ask.codes if code >> 32 == Verb.DISCARD]
            code = rng.choice(discards) if discards else ask.default
            called = calls_of_a_discard(match, ask.seat, code) if discards else None
            if called is not None:
                counted[len(called)] += 1
            match.answer(ask.seat, code)
    (usual, _), *_ = counted.most_common()
    mean = sum(number * times for number, times in counted.items()) / counted.total()
    assert usual <= MOST[rules], sorted(counted.items())
    assert mean <= MOST[rules], sorted(counted.items())
