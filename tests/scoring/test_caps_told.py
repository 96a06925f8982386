"""What keeps a hand from being worth more is told with its value."""

from pathlib import Path

import pytest

import jantaku as jan

THREE_YAKUMAN = "111222333444z 5z"
FOURTEEN_HAN = "11223344556p 77p"


def why(tmp_path: Path, rules: str, hand: str, winning: str, **told: object) -> str:
    sheet = tmp_path / "sheet.toml"
    sheet.write_text(f'id = "sheet"\nextends = "riichi"\n{rules}\n')
    return jan.score(hand, winning, jan.load(str(sheet)), **told).why()  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("rules", "told"),
    [
        ("yakuman_multiple_cap = 2", "a hand is worth at most double yakuman"),
        ("yakuman_multiple_cap = 1", "a hand is worth at most yakuman"),
        ('yakuman_single_cap = "on"', "yakuman do not stack: one is paid"),
    ],
)
def test_several_yakuman_above_the_most(tmp_path: Path, rules: str, told: str) -> None:
    assert told in why(tmp_path, rules, THREE_YAKUMAN, "5z")
    assert "at most" not in why(tmp_path, "yakuman_multiple_cap = 3", THREE_YAKUMAN, "5z")


def test_a_counted_double_yakuman_above_the_most(tmp_path: Path) -> None:
    """001:2938: thirteen han without dora are two, and the cap leaves one."""
    luck = {"by": "tsumo", "riichi": True, "ippatsu": True, "haitei": True}
    double = 'kazoe_yakuman = "13_without_dora_double"'
    capped = why(tmp_path, f"{double}\nyakuman_multiple_cap = 1", FOURTEEN_HAN, "6p", **luck)
    assert "a hand is worth at most yakuman" in capped
    assert "at most" not in why(tmp_path, double, FOURTEEN_HAN, "6p", **luck)


def test_han_are_counted_up_to_a_limit(tmp_path: Path) -> None:
    told = "yaku and dora count up to a baiman"
    twelve = {"riichi": True, "ippatsu": True}
    assert told in why(tmp_path, "kazoe_yakuman = 10", FOURTEEN_HAN, "6p", **twelve)
    assert told not in why(tmp_path, "kazoe_yakuman = 11", FOURTEEN_HAN, "6p", **twelve)


def test_pinfu_is_barred_by_the_draw_itself(tmp_path: Path) -> None:
    told = why(tmp_path, 'pinfu_tsumo = "off"', "234m 345p 678s 55p 67m", "8m", by="tsumo")
    assert "Pinfu – the winning tile was drawn" in told


def test_a_tile_that_is_dora_but_once(tmp_path: Path) -> None:
    hand = "234m 340p 678s 55p 67m"
    told = why(tmp_path, 'dora_stacking = "off"', hand, "8m", riichi=True, indicators="1m1m4p", ura="3s4s1m")
    assert told.count("2m is dora, indicator 1m") == 1
    assert "2m counts only once, though several indicators point to it" in told
    assert "Aka dora" not in told  # the red five is dora by 4p already
    stacked = why(tmp_path, 'dora_stacking = "on"', hand, "8m", riichi=True, indicators="1m1m4p")
    assert stacked.count("2m is dora, indicator 1m") == 2
    assert "only once" not in stacked
