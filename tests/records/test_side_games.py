"""Matches with open riichi, a white joker, chips and fines are written down and played again to the same events."""

from random import Random

import pytest

from jantaku.records.formats.native import read_native, write_native
from jantaku.records.formats.paifu import write_paifu
from jantaku.records.of_match import record_of
from jantaku.records.verify import verify_record
from jantaku.rules import read
from jantaku.scoring.ledger import Reason
from jantaku.table.events import HandOpened, MatchEnded, Paid, Won
from jantaku.table.match import Match
from tests.table.greedy import Greedy

RULES = read(
    """
    id = "club"
    extends = "parlour"
    name = { ru = "Клуб", en = "Club" }
    open_riichi = "wait"
    open_riichi_yakuman_payment = "on"
    shiro_pocchi = "on"
    wareme = "dealer_x2"
    yakitori = { amount = 500, checked = "round" }
    permanent_dora = ["5z"]
    """
)


def played(seed: int) -> Match:
    match = Match(RULES, seed)
    match.play([Greedy(match, Random(seed))] * 4)
    return match


@pytest.mark.parametrize("seed", [0, 1, 2, 4, 6, 9])
def test_a_match_comes_back_from_its_record(seed: int) -> None:
    match = played(seed)
    record = record_of(match)
    verdict = verify_record(read_native(write_native(record)), RULES)
    assert (verdict.difference, verdict.damage, verdict.skipped) == (None, None, None)
    ended = match.events[-1]
    assert isinstance(ended, MatchEnded)
    assert (sum(ended.scores), sum(ended.chips)) == (0, 0)
    assert write_paifu(record)


def test_all_of_it_happens_in_some_match() -> None:
    events = [event for seed in (0, 1, 2, 4, 6, 9, 10, 12) for event in played(seed).events]
    reasons = {row.reason for event in events if isinstance(event, Paid) for row in event.rows}
    assert reasons >= {Reason.SHUUGI, Reason.YAKITORI, Reason.WAREME, Reason.FED_OPEN_RIICHI}
    assert any(isinstance(event, HandOpened) for event in events)
    assert any(isinstance(event, Won) and event.stands_for is not None for event in events)
