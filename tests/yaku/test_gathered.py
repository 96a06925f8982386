"""Yakuman that a hand and its discards have together."""

import pytest

from jantaku.tiles import kind_of, parse_tiles
from jantaku.yaku.gathered import GATHERED, gathered

# yakuman, tiles that have it, the same without one that it needs
CASES = [
    ("kokushi", "19m 19p 19s 1234567z 1z 55m", "19m 19p 19s 1234567z 55m"),
    ("daisangen", "555z 666z 777z 234m 88p 1s", "555z 666z 777z 24m 88p 1s"),
    ("daisangen", "5555z 666z 777z 111m 22z", "555z 666z 77z 111m 22z"),
    ("shousuushii", "111z 222z 333z 44z 789s 2p", "111z 222z 333z 44z 79s 2p"),
    ("daisuushii", "111z 222z 333z 444z 55m", "111z 222z 333z 444z 56m"),
    ("tsuuiisou", "111z 222z 555z 666z 77z 3m", "111z 222z 555z 66z 77z 3m"),
    ("tsuuiisou", "11223344556677z", "1122334455667z 7m"),
    ("chinroutou", "111m 999m 111p 999s 99p", "111m 999m 111p 999s 9p"),
    ("ryuuiisou", "22334466688s 666z", "22334466688s 66z"),
    ("ryuuiisou", "234s 234s 666s 888s 66z", "234s 234s 666s 88s 6z"),
    ("chuuren", "11123455678999p 1z", "11123455679999p 1z"),
]


def counts(tiles: str) -> list[int]:
    held = [0] * 64
    for tile in parse_tiles(tiles):
        held[kind_of(tile)] += 1
    return held


@pytest.mark.parametrize(("yakuman", "there", "lacking"), CASES)
def test_a_whole_hand_must_be_there(yakuman: str, there: str, lacking: str) -> None:
    assert gathered(counts(there), yakuman)
    assert not gathered(counts(lacking), yakuman)


def test_every_one_is_tried() -> None:
    assert {case[0] for case in CASES} == {*GATHERED}
