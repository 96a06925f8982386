"""Tiles in writing: what is read is what was written, and what cannot be read is explained."""

import pickle
import re
import unicodedata
from collections.abc import Callable
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from jantaku.texts import SayableError
from jantaku.tiles import (
    JOKERS,
    KIND_OF,
    RED,
    NotationError,
    Tile,
    TileSet,
    copy_of,
    face_of,
    format_mjai,
    format_numbers,
    format_tiles,
    format_unicode,
    glyph_of,
    kind_of,
    kinds_in,
    make_tile,
    marks_of,
    mjai_name,
    number_of_tile,
    parse_mjai,
    parse_numbers,
    parse_tiles,
    parse_unicode,
    short_of,
    tile_of_number,
    tile_set,
    tile_sets,
)
from jantaku.tiles.kinds import GROUPS, RUSSIAN
from jantaku.tiles.tile import MARK_LETTERS, MARKS

RIICHI = tile_set("riichi")
NO_REDS = tile_set("riichi_no_reds")


def some_tiles(box: TileSet) -> st.SearchStrategy[list[Tile]]:
    return st.lists(st.sampled_from(box.tiles), unique=True, max_size=20)


def faces(tiles: list[Tile]) -> list[int]:
    return [face_of(tile) for tile in tiles]


def shorts(tiles: list[Tile]) -> str:
    return " ".join(short_of(tile) for tile in tiles)


def complaint(read: Callable[[str], object], text: str) -> tuple[str, str]:
    """The sentence and the line under the text."""
    with pytest.raises(NotationError) as caught:
        read(text)
    error = caught.value
    sentence, shown, marks = str(error).split("\n")
    assert (shown, marks) == error.marked_text()
    assert error.message("ru").split("\n")[1:] == [shown, marks]
    assert error.text == text
    return sentence, marks


# ---------------------------------------------------------------- short notation


@pytest.mark.parametrize(
    ("text", "tiles"),
    [
        ("123m406p77z", "1m 2m 3m 4p 0p 6p 7z 7z"),
        ("  1m\t1m\n", "1m 1m"),
        ("1m2p3s4z5f", "1m 2p 3s 4z 5f"),
        ("15f", "1f 5f"),
        ("f1", "1f"),
        ("f1f5 ц8", "1f 5f 8f"),
        ("1m f2 3f", "1m 2f 3f"),
        ("3rs0tp5ryz", "3rs 0tp 5ryz"),
        ("5rp", "0p"),
        ("1h4a1j", "1h 4a 1j"),
        ("", ""),
        ("234м567п340с", "2m 3m 4m 5p 6p 7p 3s 4s 0s"),
        ("17з8ц1б2ж3д", "1z 7z 8f 1h 2a 3j"),
        ("ВЮЗС", "1z 2z 3z 4z"),
        ("99сСС 1с", "9s 9s 4z 4z 1s"),
    ],
)
def test_short_notation(text: str, tiles: str) -> None:
    assert shorts(parse_tiles(text)) == tiles


def test_writing_keeps_the_order_and_shares_letters() -> None:
    tiles = parse_tiles("1m1m2p0p1m15f")
    assert format_tiles(tiles) == "11m20p1m15f"
    assert format_tiles(tiles, gap=" ") == "11m 20p 1m 15f"
    assert format_tiles(tiles, "ru") == "11м20п1м15ц"
    assert format_tiles([]) == ""


def test_equal_texts_mean_equal_tiles() -> None:
    assert [copy_of(tile) for tile in parse_tiles("1111m")] == [0, 1, 2, 3]
    assert [copy_of(tile) for tile in parse_tiles("5055p")] == [1, 0, 2, 3]
    assert [copy_of(tile) for tile in parse_tiles("5555p")] == [1, 2, 3, 0]
    assert [copy_of(tile) for tile in parse_tiles("5055p", RIICHI)] == [1, 0, 2, 3]
    assert [copy_of(tile) for tile in parse_tiles("5555p", NO_REDS)] == [0, 1, 2, 3]
    assert len(set(parse_tiles("0000m5555p"))) == 8


def test_tiles_come_from_the_box() -> None:
    four_reds = tile_set("riichi_four_reds")
    assert set(parse_tiles("5005p", four_reds)) <= set(four_reds.tiles)
    assert shorts(parse_tiles("1111tm".replace("1111t", "1t1t1t1"), tile_set("washizu"))) == "1tm 1tm 1tm 1m"
    assert len(parse_tiles("11111111m", tile_set("seven_players"))) == 8


@pytest.mark.parametrize(
    ("text", "sentence", "marks"),
    [
        ("123m8z", "8z does not exist.", "    ^"),
        ("19f", "9f does not exist.", " ^"),
        ("0z", "0z does not exist.", "^"),
        ("6a", "6a does not exist.", "^"),
        ("12q", "unexpected “q”; write digits, then m, p, s, z or f.", "  ^"),
        ("1M", "unexpected “M”; write digits, then m, p, s, z or f.", " ^"),
        ("12m345", "expected a letter after 345: m, p, s, z or f.", "   ^^^"),
        ("12 3m", "expected a letter after 12: m, p, s, z or f.", "^^"),
        ("11С", "expected a letter after 11: m, p, s, z or f.", "^^"),
        ("f", "expected digits before “f”.", "^"),
        ("f9", "expected digits before “f”.", "^"),
        ("f12", "expected digits before “f”.", "^"),
        ("f1m", "expected digits before “f”.", "^"),
        ("m1", "expected digits before “m”.", "^"),
        ("1mp", "expected digits before “p”.", "  ^"),
        ("r5p", "the mark “r” must directly follow a digit.", "^"),
        ("333m33333p", "5 copies of 3p; the limit is 4.", "        ^"),
        ("33333п", "5 copies of 3п; the limit is 4.", "    ^"),
        ("3333p1m333p", "7 copies of 3p; the limit is 4.", "       ^"),
        ("05555p", "5 copies of 5p; the limit is 4.", "    ^"),
        ("ВВВВВ", "5 copies of В; the limit is 4.", "    ^"),
        ("１m", "unexpected “１”; write digits, then m, p, s, z or f.", "^^"),
    ],
)
def test_what_is_wrong_with_a_text(text: str, sentence: str, marks: str) -> None:
    assert complaint(parse_tiles, text) == (sentence, marks)


@pytest.mark.parametrize(
    ("set_id", "text", "sentence"),
    [
        ("riichi", "00p", "2 copies of 0p; the tile set riichi has 1."),
        (
            "riichi",
            "5555p",
            "4 copies of 5p; the tile set riichi has 3 without a mark (a red five is written 0).",
        ),
        ("riichi", "05555p", "5 copies of 5p; the limit is 4."),
        ("riichi", "1f", "1f is not in the tile set riichi."),
        ("riichi_no_reds", "0p", "0p is not in the tile set riichi_no_reds."),
        ("sanma", "2m", "2m is not in the tile set sanma."),
        ("totenko", "5p", "5p is not in the tile set totenko."),
        ("taiwanese", "11f", "2 copies of 1f; the limit is 1."),
    ],
)
def test_what_the_box_does_not_hold(set_id: str, text: str, sentence: str) -> None:
    assert complaint(lambda text: parse_tiles(text, tile_set(set_id)), text)[0] == sentence


def test_the_error_speaks_russian() -> None:
    with pytest.raises(NotationError) as caught:
        parse_tiles("33333п")
    assert caught.value.message("ru") == "5 экземпляров 3п, а может быть только 4.\n33333п\n    ^"
    assert isinstance(caught.value, SayableError)
    assert (caught.value.start, caught.value.end) == (4, 5)
    assert caught.value.arguments == {"count": 5, "tile": "3п", "limit": 4}


def test_an_error_survives_being_sent_to_another_process() -> None:
    with pytest.raises(NotationError) as caught:
        parse_tiles("8z")
    assert str(pickle.loads(pickle.dumps(caught.value))) == str(caught.value)


def test_a_long_text_is_shown_around_the_place() -> None:
    sentence, marks = complaint(parse_tiles, "1m" * 4 + " " * 100 + "8z" + " " * 100)
    assert sentence == "8z does not exist."
    assert marks == " " * 37 + "^"
    with pytest.raises(NotationError, match="write digits, then"):
        parse_tiles("x" * 1_000_000)


def test_the_mark_stands_under_the_place_also_behind_wide_and_invisible_signs() -> None:
    assert complaint(parse_unicode, "🀄🀇萬")[1] == "   ^^"
    assert complaint(parse_unicode, "🀄\N{VARIATION SELECTOR-16}x")[1] == "  ^"
    assert complaint(parse_tiles, "1m\t8z")[1] == "   ^"
    assert complaint(parse_tiles, "1m\N{VARIATION SELECTOR-16}8z")[1] == "  ^"


@given(st.data(), st.sampled_from(tile_sets()), st.sampled_from(("en", "ru")))
def test_short_notation_round_trip(data: st.DataObject, set_id: str, lang: str) -> None:
    box = tile_set(set_id)
    tiles = data.draw(some_tiles(box))
    text = format_tiles(tiles, "ru" if lang == "ru" else "en", data.draw(st.sampled_from(("", " "))))
    read = parse_tiles(text, box)
    assert faces(read) == faces(tiles)
    assert set(read) <= set(box.tiles)
    assert len(set(read)) == len(read)
    assert parse_tiles(format_tiles(read), box) == read


# ---------------------------------------------------------------- tenhou numbers


def test_numbers_of_tenhou() -> None:
    assert shorts(parse_numbers("0,16,17, 52 88 108,135")) == "1m 0m 5m 0p 0s 1z 7z"
    assert shorts(parse_numbers("16,52,88", NO_REDS)) == "5m 5p 5s"
    assert shorts(parse_numbers("52,53", tile_set("riichi_four_reds"))) == "0p 0p"
    assert tile_of_number(16) == make_tile(KIND_OF["5m"], 0, RED)
    assert parse_numbers("") == []


@given(some_tiles(RIICHI))
def test_numbers_round_trip(tiles: list[Tile]) -> None:
    assert parse_numbers(format_numbers(tiles)) == tiles
    assert [tile_of_number(number_of_tile(tile)) for tile in tiles] == tiles


@given(some_tiles(tile_set("sanma")))
def test_numbers_of_three_players_round_trip(tiles: list[Tile]) -> None:
    assert parse_numbers(format_numbers(tiles), tile_set("sanma")) == tiles


@pytest.mark.parametrize(
    ("text", "sentence", "marks"),
    [
        ("1,136", "“136” is not a tile number; expected 0 to 135.", "  ^^^"),
        ("-1", "“-1” is not a tile number; expected 0 to 135.", "^^"),
        ("3 x", "“x” is not a tile number; expected 0 to 135.", "  ^"),
        ("²", "“²” is not a tile number; expected 0 to 135.", "^"),
        ("7,1,7", "number 7 appears twice.", "    ^"),
    ],
)
def test_wrong_numbers(text: str, sentence: str, marks: str) -> None:
    assert complaint(parse_numbers, text) == (sentence, marks)


def test_numbers_that_the_box_does_not_hold() -> None:
    with pytest.raises(NotationError, match="number 4 is 2m, which the tile set does not have"):
        parse_numbers("4", tile_set("sanma"))
    with pytest.raises(NotationError, match="“136” is not a tile number"):
        tile_of_number(136)


def test_tiles_without_a_number() -> None:
    with pytest.raises(NotationError, match="1f, copy 1, has no number among 136"):
        number_of_tile(make_tile(KIND_OF["1f"]))
    with pytest.raises(NotationError, match="1m, copy 5, has no number among 136"):
        number_of_tile(make_tile(0, 4))


# ---------------------------------------------------------------- mjai


def test_mjai_names() -> None:
    tiles = parse_mjai(["1m", "5mr", "5p", "E", "S", "W", "N", "P", "F", "C"])
    assert shorts(tiles) == "1m 0m 5p 1z 2z 3z 4z 5z 6z 7z"
    assert parse_mjai("1m 5mr 5p E S W N P F C") == tiles
    assert format_mjai(tiles) == ["1m", "5mr", "5p", "E", "S", "W", "N", "P", "F", "C"]


@given(some_tiles(RIICHI))
def test_mjai_round_trip(tiles: list[Tile]) -> None:
    assert faces(parse_mjai(format_mjai(tiles), RIICHI)) == faces(tiles)
    assert parse_mjai(" ".join(format_mjai(tiles))) == parse_mjai(format_mjai(tiles))


@pytest.mark.parametrize(
    ("text", "sentence", "marks"),
    [
        ("1m 0p", "“0p” is not an mjai tile name.", "   ^^"),
        ("E ?", "“?” is not an mjai tile name.", "  ^"),
        ("5mr 5mr 5m 5m 5m", "5 copies of 5m; the limit is 4.", " " * 14 + "^^"),
    ],
)
def test_wrong_mjai_names(text: str, sentence: str, marks: str) -> None:
    assert complaint(parse_mjai, text) == (sentence, marks)


def test_a_name_in_a_list_is_not_cut_at_blanks() -> None:
    with pytest.raises(NotationError) as caught:
        parse_mjai(["1m", "1p 2p", ""])
    assert caught.value.marked_text() == ("1m 1p 2p ", "   ^^^^^")


def test_tiles_without_an_mjai_name() -> None:
    for tile in parse_tiles("1f3rs1j"):
        with pytest.raises(NotationError, match="has no mjai name"):
            mjai_name(tile)


# ---------------------------------------------------------------- Unicode


def test_unicode_tiles() -> None:
    assert format_unicode(parse_tiles("19m19p19s1234567z12345678f1j")) == "🀇🀏🀙🀡🀐🀘🀀🀁🀂🀃🀆🀅🀄🀢🀣🀥🀤🀦🀧🀨🀩🀪"
    assert shorts(parse_unicode("🀇🀈🀉 🀄\N{VARIATION SELECTOR-15}")) == "1m 2m 3m 7z"


@pytest.mark.parametrize(
    ("short", "name"),
    [
        ("4m", "FOUR OF CHARACTERS"),
        ("7p", "SEVEN OF CIRCLES"),
        ("1s", "ONE OF BAMBOOS"),
        ("3z", "WEST WIND"),
        ("5z", "WHITE DRAGON"),
        ("6z", "GREEN DRAGON"),
        ("7z", "RED DRAGON"),
        ("1f", "PLUM"),
        ("2f", "ORCHID"),
        ("3f", "CHRYSANTHEMUM"),
        ("4f", "BAMBOO"),
        ("5f", "SPRING"),
        ("8f", "WINTER"),
        ("1j", "JOKER"),
    ],
)
def test_signs_are_those_that_unicode_names_so(short: str, name: str) -> None:
    assert unicodedata.name(glyph_of(make_tile(KIND_OF[short]))) == f"MAHJONG TILE {name}"


@given(some_tiles(tile_set("taiwanese")))
def test_unicode_round_trip(tiles: list[Tile]) -> None:
    assert faces(parse_unicode(format_unicode(tiles))) == faces(tiles)


@given(some_tiles(RIICHI))
def test_unicode_keeps_kinds_and_loses_marks(tiles: list[Tile]) -> None:
    read = parse_unicode(format_unicode(tiles))
    assert [kind_of(tile) for tile in read] == [kind_of(tile) for tile in tiles]
    assert not any(marks_of(tile) for tile in read)


@pytest.mark.parametrize(
    ("text", "sentence", "marks"),
    [
        ("🀇1", "“1” is not a Unicode tile.", " ^"),
        ("🀫", "“🀫” is not a Unicode tile.", "^"),
        ("🀇🀇🀇🀇🀇", "5 copies of 🀇; the limit is 4.", "    ^"),
    ],
)
def test_wrong_unicode(text: str, sentence: str, marks: str) -> None:
    assert complaint(parse_unicode, text) == (sentence, marks)


def test_tiles_without_a_sign() -> None:
    assert glyph_of(make_tile(kinds_in(JOKERS)[0])) == "🀪"
    for tile in parse_tiles("1h1a2j"):
        with pytest.raises(NotationError, match="Unicode has no character for"):
            glyph_of(tile)


# ---------------------------------------------------------------- anything at all

NEARLY_NOTATION = st.text(alphabet="0123456789mpszfhajrtbgydмпсзцВЮЗСEPFC ,-=+#🀇🀄🀪萬", max_size=30)


@pytest.mark.parametrize("read", [parse_tiles, parse_numbers, parse_mjai, parse_unicode])
@given(text=st.text() | NEARLY_NOTATION, box=st.sampled_from((None, RIICHI)))
def test_any_text_is_read_or_refused_with_an_explanation(
    read: Callable[[str, TileSet | None], list[Tile]], text: str, box: TileSet | None
) -> None:
    error: NotationError | None = None
    try:
        read(text, box)
    except NotationError as refusal:
        error = refusal
    if error is not None:
        assert 0 <= error.start < error.end <= len(text)
        assert len(error.message("en").split("\n")) == len(error.message("ru").split("\n")) == 3


# ---------------------------------------------------------------- the manual

MANUAL = (Path(__file__).parents[2] / "docs" / "reference" / "notation.md").read_text("utf-8")
EXAMPLES = re.findall(r"^\| `([^`]+)` \| `([^`]+)` \|$", MANUAL, re.MULTILINE)


@pytest.mark.parametrize(("text", "tiles"), EXAMPLES)
def test_examples_of_the_manual(text: str, tiles: str) -> None:
    assert shorts(parse_tiles(text)) == tiles


def test_the_manual_names_every_letter() -> None:
    assert len(EXAMPLES) >= 7
    for letter, group in GROUPS.items():
        assert re.search(
            rf"^\| `{letter}` \| 1-{len(group)}(, 0)? \| .* \| `{RUSSIAN[letter]}` \|$", MANUAL, re.MULTILINE
        )
    for letter, mark in MARK_LETTERS.items():
        (name,) = (name for name, value in MARKS.items() if value == mark)
        assert re.search(rf"^\| `{letter}` \| {'with a dot' if name == 'dotted' else name}", MANUAL, re.MULTILINE)
