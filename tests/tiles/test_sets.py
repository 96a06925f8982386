"""Tile sets: what is in the box."""

import contextlib
import re
from collections import Counter
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from jantaku.tiles import (
    CHARACTERS,
    DOTTED,
    GOLD,
    KIND_OF,
    RED,
    SHORTS,
    TRANSPARENT,
    NotationError,
    Tile,
    TileSet,
    copy_of,
    kind_of,
    marks_of,
    short_of,
    tile_set,
    tile_sets,
)
from jantaku.tiles.sets import read_sets

USUAL = "123456789m 123456789p 123456789s 1234567z"


def copies(box: TileSet, shorts: str) -> list[int]:
    return [box.copies[KIND_OF[short]] for short in shorts.split()]


def written(tiles: tuple[Tile, ...]) -> str:
    return " ".join(short_of(tile) for tile in tiles)


@pytest.mark.parametrize(
    ("set_id", "count"),
    [
        ("riichi", 136),
        ("riichi_no_reds", 136),
        ("riichi_four_reds", 136),
        ("riichi_140", 140),
        ("orange_dragon", 140),
        ("totenko_four", 140),
        ("sanma", 108),
        ("sanma_kanto", 112),
        ("totenko", 114),
        ("kyoto", 108),
        ("kansai", 116),
        ("majan_100", 104),
        ("majan_100_two_norths", 102),
        ("rengonosan_two", 108),
        ("rengonosan_three", 108),
        ("toitsu", 76),
        ("five_players", 170),
        ("seven_players", 272),
        ("eight_players", 280),
        ("eight_players_flowers", 288),
        ("sichuan", 108),
        ("taiwanese", 144),
    ],
)
def test_sizes(set_id: str, count: int) -> None:
    assert len(tile_set(set_id).tiles) == count


@pytest.mark.parametrize("set_id", tile_sets())
def test_every_set_is_sound(set_id: str) -> None:
    box = tile_set(set_id)
    assert box.id == set_id
    assert box.seed[:3].isdigit()
    assert len(box.copies) == 64
    assert Counter(kind_of(tile) for tile in box.tiles) == {kind: box.copies[kind] for kind in box.kinds}
    places = [(kind_of(tile), copy_of(tile)) for tile in box.tiles]
    assert places == sorted(set(places))
    for kind in box.kinds:
        assert [copy for other, copy in places if other == kind] == list(range(box.copies[kind]))
    assert hash(box) == hash(tile_set(set_id))


@pytest.mark.parametrize(
    ("set_id", "reds"),
    [
        ("riichi", "0m 0p 0s"),
        ("riichi_no_reds", ""),
        ("riichi_four_reds", "0m 0p 0p 0s"),
        ("riichi_two_reds", "0p 0p"),
        ("riichi_itk", "2rm 3rm 0m 7rm 1rp 2rp 3rp 0p 7rp 8rp 9rp 1rs 2rs 3rs 0s 7rs"),
        ("sanma", "0p 0s"),
        ("totenko", "0m 0p 0s"),
        ("kansai", "0p 0p 0p 0p 0s 0s 0s 0s"),
        ("taiwanese", ""),
    ],
)
def test_reds(set_id: str, reds: str) -> None:
    assert written(tile_set(set_id).reds) == reds


def test_riichi_tiles_stand_at_their_tenhou_numbers() -> None:
    tiles = tile_set("riichi").tiles
    assert all(kind_of(tile) * 4 + copy_of(tile) == number for number, tile in enumerate(tiles))
    assert [number for number, tile in enumerate(tiles) if marks_of(tile) & RED] == [16, 52, 88]


def test_sanma_has_no_2m_to_8m() -> None:
    box = tile_set("sanma")
    assert [SHORTS[kind] for kind in box.kinds][:3] == ["1m", "9m", "1p"]
    assert box.mask & CHARACTERS == 1 << KIND_OF["1m"] | 1 << KIND_OF["9m"]
    assert [SHORTS[suit[0]] for suit in box.suits] == ["1p", "1s"]


def test_totenko_has_the_red_fives_of_dots_and_bamboo_as_the_only_ones() -> None:
    box = tile_set("totenko")  # 001:4293
    assert copies(box, "1p 5p 9p 1s 5s 9s 5m 1m 2p 7z") == [0, 1, 0, 0, 1, 0, 4, 4, 4, 4]
    assert [short_of(tile) for tile in box.tiles if kind_of(tile) == KIND_OF["5m"]] == ["0m", "5m", "5m", "5m"]
    assert [len(suit) for suit in box.suits] == [9, 9, 9]


def test_totenko_for_four_has_no_runs_with_its_flowers_1p_and_1s() -> None:
    assert [SHORTS[suit[0]] for suit in tile_set("totenko_four").suits] == ["1m", "2p", "2s"]


def test_dragons_as_tens_make_suits_of_ten() -> None:
    assert [SHORTS[suit[-1]] for suit in tile_set("dragons_as_tens").suits] == ["7z", "5z", "6z"]


def test_copies_of_odd_decks() -> None:
    assert copies(tile_set("rengonosan_three"), "1m 1z 5z 7z 5f 7f 8f") == [3, 3, 4, 4, 1, 1, 0]
    assert copies(tile_set("rengonosan_two"), "1m 1z 2z 3z 5z 8f") == [3, 4, 3, 4, 3, 1]
    assert copies(tile_set("majan_100_two_norths"), "9m 1s 3z 4z 1f 5f") == [4, 0, 4, 2, 0, 1]
    assert copies(tile_set("eight_players_flowers"), "1m 7z 1f 8f") == [8, 8, 2, 2]


def test_marks_other_than_red() -> None:
    transparent = [tile for tile in tile_set("washizu").tiles if marks_of(tile) & TRANSPARENT]
    assert len(transparent) == 102
    assert [short_of(tile) for tile in tile_set("riichi_gold").tiles if marks_of(tile) & GOLD] == ["5yz"]
    assert [short_of(tile) for tile in tile_set("riichi_dotted").tiles if marks_of(tile) & DOTTED] == ["5dz"]


@pytest.mark.parametrize("reds", [(1,), (), (1, 1, 1, 1), (-1, 0, 0), (5, 0, 0), (0.5, 0, 0), "111"])
def test_red_fives_that_cannot_be(reds: Any) -> None:
    sentence = f"red fives {reds!r}: three numbers from 0 to 4 are needed, one for each suit"
    with pytest.raises(ValueError, match=f"^{re.escape(sentence)}$"):
        TileSet.riichi(reds)


@given(st.tuples(*[st.integers(0, 4)] * 3))
def test_any_number_of_red_fives_per_suit(reds: tuple[int, int, int]) -> None:
    box = TileSet.riichi(reds)
    assert [sum(short_of(tile) == f"0{suit}" for tile in box.tiles) for suit in "mps"] == list(reds)
    assert len(box.tiles) == 136
    assert tile_set(box.id) == box


@pytest.mark.parametrize(
    ("set_id", "canonical"),
    [
        ("riichi:0m0p0s", "riichi"),
        ("riichi:0s0p0m", "riichi"),
        ("riichi:plain", "riichi_no_reds"),
        ("riichi:0m00p0s", "riichi_four_reds"),
        ("riichi:5rp", "riichi:0p"),
        ("riichi:0s 3rm", "riichi:3rm0s"),
        ("riichi_144:plain", "riichi_144:plain"),
        ("taiwanese:plain", "taiwanese"),
    ],
)
def test_a_set_with_other_marks_has_one_id(set_id: str, canonical: str) -> None:
    assert tile_set(set_id).id == canonical
    assert tile_set(canonical) == tile_set(set_id)


@pytest.mark.parametrize(
    ("set_id", "sentence", "marks"),
    [
        ("richi", "unknown tile set “richi”; did you mean “riichi”?", "^^^^^"),
        ("", "unknown tile set “”; did you mean", "^"),
        ("riichi:5p", "only marked tiles may follow the colon; 5p has no mark.", "       ^"),
        ("riichi:00000p", "5 copies of 0p; the limit is 4.", "           ^"),
        ("sanma:0m", "0m is not in the tile set sanma.", "      ^"),
        ("riichi:8z", "8z does not exist.", "       ^"),
    ],
)
def test_a_wrong_id_is_explained(set_id: str, sentence: str, marks: str) -> None:
    with pytest.raises(NotationError) as caught:
        tile_set(set_id)
    assert str(caught.value).startswith(sentence)
    assert caught.value.marked_text() == (set_id, marks)


@given(st.text())
def test_any_text_is_a_set_or_a_notation_error(text: str) -> None:
    for set_id in (text, f"riichi:{text}"):
        with contextlib.suppress(NotationError):
            tile_set(set_id)


def test_a_wrong_count_is_refused() -> None:
    with pytest.raises(ValueError, match="tile set short: count is 5, but these are 4 tiles"):
        read_sets('[short]\ncount = 5\ncopies.4 = "1m"\nseed = "000:1"')


def test_more_marked_copies_than_copies_are_refused() -> None:
    with pytest.raises(ValueError, match="tile set short: 2 red 5p of 1"):
        read_sets('[short]\ncount = 1\ncopies.1 = "5p"\nred.2 = "5p"\nseed = "000:1"')
    with pytest.raises(ValueError, match="Expected `int` <= 15"):
        read_sets('[short]\ncount = 16\ncopies.16 = "5p"\nseed = "000:1"')


def test_a_set_extends_one_that_stands_before_it() -> None:
    with pytest.raises(ValueError, match="tile set child: no set 'parent' stands before it"):
        read_sets('[child]\nextends = "parent"\ncount = 4\nseed = "000:1"')


def test_sets_may_be_described_elsewhere() -> None:
    boxes = read_sets(f'[club]\ncount = 137\ncopies.4 = "{USUAL}"\ncopies.1 = "1j"\nblue.1 = "5p"\nseed = "our club"')
    assert short_of(boxes["club"].tiles[52]) == "5bp"
