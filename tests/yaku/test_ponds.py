"""Rows in a pond: what lies there one behind the other, of which suits, and how often."""

import pytest

from jantaku.tiles import kind_of, parse_tiles
from jantaku.yaku.ponds import GEESE, ROWS, ends, pond_facts, row


def facts(pond: str) -> frozenset[str]:
    return pond_facts([kind_of(tile) for tile in parse_tiles(pond)])


@pytest.mark.parametrize(
    ("pond", "expected"),
    [
        ("", set()),
        ("9p 1s 1s 1s", {"pond_chickens"}),
        ("1s 1s 9p 1s", set()),
        ("556677z", {"pond_dragons"}),
        ("5566z 7z", set()),
        ("1s 2p 2m 1s", {"pond_woodpecker"}),
        ("3z 3p 3m 3z", {"pond_woodpecker"}),
        ("1z 2p 2m 1z", set()),  # East is no 1
        ("1m 2m 1m 2m", {"pond_corner"}),
        ("1m 2m 2m 1m 2m", {"pond_woodpecker"}),
        ("1m 2m 1m 2m 2m 1m", {"pond_corner", "pond_woodpecker"}),
        ("5m 2p 1s 2m 5p", {"pond_newspaper"}),
        ("0m 2p 1s 2m 0p", {"pond_newspaper"}),  # a red five is a five
        ("3z 3s 7z 9m 7z 3p 3z", {"pond_newspaper", "pond_thicket"}),
        ("3s 7s 2z 6s 2z 7s 3s", {"pond_thicket"}),
        ("3s 7s 2z 6s 2z 7s", set()),
        ("3m 5m 3m 3p 5p 3p 3s 5s 3s", {"pond_tomato"}),
        ("3m 5m 3m 5p 3p 5s 3s", set()),  # no tile counts for two rows
        ("3z 1m 1m", set()),
    ],
)
def test_what_a_pond_is(pond: str, expected: set[str]) -> None:
    assert facts(pond) - {"pond_no_honours"} == expected


@pytest.mark.parametrize(("pond", "without"), [("1m 9s", True), ("1m 5z", False), ("", False)])
def test_a_pond_without_honours_has_discards(pond: str, without: bool) -> None:
    assert ("pond_no_honours" in facts(pond)) == without


def test_only_the_last_tiles_are_paid_at_once() -> None:
    geese = [kind_of(tile) for tile in parse_tiles("1m 7z 3s 7s 3s 7z")]
    assert ends(geese, GEESE)
    assert not ends(geese[:-1], GEESE)
    assert not ends([*geese, geese[0]], GEESE)
    assert not ends(geese[-4:], GEESE)


def test_every_row_can_lie_in_a_pond() -> None:
    assert all(len(row(written)) >= 3 and all(row(written)) for rows in ROWS.values() for written in rows)
