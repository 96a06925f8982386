"""Physical tiles in 16 bits."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from jantaku.texts import Texts
from jantaku.tiles import (
    DOTTED,
    GOLD,
    KIND_OF,
    PLAIN,
    RED,
    TRANSPARENT,
    Tile,
    copy_of,
    count_kinds,
    face_of,
    kind_of,
    make_tile,
    marks_of,
    name_of,
    parse_tiles,
    place_in_hand,
    short_of,
)
from jantaku.tiles.kinds import SHORTS
from jantaku.tiles.tile import MARK_BITS

MARKS = st.integers(0, 63).map(lambda bits: bits << 10)


@given(st.integers(0, 63), st.integers(0, 15), MARKS)
def test_a_tile_is_its_kind_copy_and_marks_in_16_bits(kind: int, copy: int, marks: int) -> None:
    tile = make_tile(kind, copy, marks)
    assert (kind_of(tile), copy_of(tile), marks_of(tile)) == (kind, copy, marks)
    assert 0 <= tile < 1 << 16
    assert face_of(tile) == kind | marks


@pytest.mark.parametrize(("kind", "copy", "marks"), [(64, 0, 0), (-1, 0, 0), (0, 16, 0), (0, -1, 0), (0, 0, 1)])
def test_no_other_tiles(kind: int, copy: int, marks: int) -> None:
    with pytest.raises(ValueError, match="no tile has kind"):
        make_tile(kind, copy, marks)


@pytest.mark.parametrize(
    ("short", "marks", "written", "name"),
    [
        ("5p", PLAIN, "5p", "5 pin"),
        ("5p", RED, "0p", "red 5 pin"),
        ("3s", RED, "3rs", "3 sou"),
        ("5s", RED | TRANSPARENT, "0ts", "5 sou"),
        ("5z", GOLD, "5yz", "golden dragon"),
        ("5z", DOTTED, "5dz", "white dragon with a dot"),
        ("3f", PLAIN, "3f", "chrysanthemum"),
        ("1h", PLAIN, "1h", "orange dragon"),
    ],
)
def test_a_tile_has_a_short_form_and_a_name(short: str, marks: int, written: str, name: str) -> None:
    tile = make_tile(KIND_OF[short], 3, marks)
    assert (short_of(tile), Texts("en")(name_of(tile))) == (written, name)


def test_every_kind_has_a_name_in_both_languages() -> None:
    for kind in range(len(SHORTS)):
        assert Texts("en")(name_of(make_tile(kind)))
        assert Texts("ru")(name_of(make_tile(kind)))


def test_a_kind_that_no_tile_has_yet_cannot_be_written() -> None:
    with pytest.raises(ValueError, match="there is no tile of kind 63"):
        short_of(make_tile(63))


def test_a_hand_is_sorted_by_kinds_and_then_by_copies() -> None:
    tiles = parse_tiles("7z 5p1f 0p 1m 5p")
    assert [short_of(tile) for tile in sorted(tiles, key=place_in_hand)] == ["1m", "0p", "5p", "5p", "7z", "1f"]


def test_counts_are_by_kind_whatever_the_marks() -> None:
    assert count_kinds(parse_tiles("1m 055p 7z")) == bytes([1] + [0] * 12 + [3] + [0] * 19 + [1])
    assert count_kinds(parse_tiles("8f"), 64)[41] == 1


def test_a_kind_beyond_those_counted_is_an_error() -> None:
    with pytest.raises(ValueError, match="1f is not among the first 34 kinds"):
        count_kinds(parse_tiles("1m1f"))


def test_marks_fill_the_upper_bits() -> None:
    assert Tile(MARK_BITS) == make_tile(0, 0, MARK_BITS)
