"""Dora that cost han (001:6144): bots play with them, records and paifu have the matches, and they are verified."""

import pytest

from jantaku.players import played_by_bots
from jantaku.records.formats.native import read_native, write_native
from jantaku.records.formats.paifu import write_paifu
from jantaku.records.of_match import record_of
from jantaku.records.verify import verify_record
from jantaku.rules import load, read
from jantaku.table.events import Won
from jantaku.table.match import Match

RULES = {
    "floor": load("radon"),
    "no_floor": read('id = "club"\nextends = "radon"\ndora_floor = "off"\nakadora = 4'),
    "aside": read('id = "three"\nextends = "sanma_tenhou"\ndora_value = -1'),
}


def wins(match: Match) -> list[Won]:
    return [event for event in match.events if isinstance(event, Won)]


@pytest.mark.parametrize("name", RULES)
def test_a_match_of_bots_comes_back_from_its_record(name: str) -> None:
    match = played_by_bots(RULES[name], 3)
    assert match.over
    assert wins(match)
    record = record_of(match)
    verdict = verify_record(read_native(write_native(record)), RULES[name])
    assert (verdict.difference, verdict.damage, verdict.skipped) == (None, None, None)
    assert write_paifu(record)


def test_a_hand_is_paid_by_the_han_that_are_told() -> None:
    """Among some matches there are wins that dora have taken below one han; with a floor none is told of less."""
    found = {name: [win for seed in range(4) for win in wins(played_by_bots(RULES[name], seed))] for name in RULES}
    assert min(win.han for win in found["floor"] if not win.by_limit) == 1
    assert min(win.han for win in found["no_floor"] if not win.by_limit) < 1
    below = [win for win in found["floor"] if win.han == 1 and sum(e.han for e in win.elements) - sum(win.bonus) < 1]
    assert below
    assert all(win.base == min(2000, win.fu * 8) for win in below)
