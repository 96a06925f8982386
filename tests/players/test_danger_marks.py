"""The marks that players read off the table when somebody is in riichi."""

from collections.abc import Mapping

import pytest

from jantaku.players.danger_marks import marks_of
from jantaku.players.scene import Scene
from jantaku.players.terms import terms_of
from jantaku.rules import load
from jantaku.server.telling.danger import danger_on_wire
from jantaku.tiles import SHORTS
from tests.players.tables import nobody_calls, table, throw

TERMS = terms_of(load("riichi"))
READY = "234567m234p4588s"


def marks(hand: str, drawn: str) -> Mapping[str, str]:
    """Those of this hand after the dealer's riichi with 4p."""
    match = table(READY, hand, then=f"4p{drawn}")
    throw(match, 0, "4p", declare=True)
    nobody_calls(match)
    scene = Scene(TERMS, match.view(1).sight(), 1)
    return {SHORTS[kind]: mark for kind, mark in marks_of(scene, 0).items()}


@pytest.mark.parametrize(
    ("hand", "mark", "tiles"),
    [
        ("19m1479p19s12345z", "safe", {"4p"}),
        ("19m1479p19s12345z", "suji", {"1p", "7p"}),
        ("19m1479p19s12345z", "fresh", {"1z", "2z", "3z", "4z", "5z", "6z"}),
        ("7777s199m19p1234z", "wall", set()),
        ("7777s89s99m19p123z", "wall", {"8s", "9s"}),
        ("1111z19m19p19s234z", "wall", {"1z"}),
        ("111z219m19p19s234z", "fresh", {"2z", "3z", "4z", "6z"}),
    ],
)
def test_what_is_read_off_the_table(hand: str, mark: str, tiles: set[str]) -> None:
    found = marks(hand, "6z")
    assert {tile for tile, one in found.items() if one == mark} == tiles


def test_between_two_tiles_of_a_suji_both_must_be_safe() -> None:
    assert "5p" not in marks("19m1579p19s12345z", "6z"), "safe on one side only"


def test_a_tile_that_went_by_after_riichi_is_safe() -> None:
    match = table(READY, "19m1479p19s12345z", "19m1479p19s12345z", then="4p9m5z")
    throw(match, 0, "4p", declare=True)
    nobody_calls(match)
    throw(match, 1, "9m")
    nobody_calls(match)
    told = danger_on_wire(match, 2)
    ((threat),) = told["threats"]
    assert threat["seat"] == 0
    assert threat["marks"]["9m"] == "safe"
    assert threat["marks"]["1p"] == "suji"
    assert "9s" not in threat["marks"]


def test_nobody_is_feared_before_riichi() -> None:
    assert danger_on_wire(table(READY, "19m1479p19s12345z"), 0)["threats"] == []
