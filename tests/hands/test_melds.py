"""Melds and whole hands in writing."""

import json
from pathlib import Path

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from jantaku.hands.melds import Hand, Meld, MeldForm, Side, counts_of, format_hand, format_meld, parse_hand
from jantaku.tiles import (
    KIND_OF,
    RED,
    NotationError,
    Tile,
    TileSet,
    face_of,
    kind_of,
    make_tile,
    parse_tiles,
    short_of,
    tile_set,
)

DATA = Path(__file__).parents[3] / "shared" / "data" / "hands"
RIICHI = tile_set("riichi")


def shorts(tiles: tuple[Tile, ...]) -> str:
    return " ".join(short_of(tile) for tile in tiles)


def only_meld(text: str) -> Meld:
    (meld,) = parse_hand(text).melds
    return meld


@pytest.mark.parametrize(
    ("text", "form", "tiles", "feeder", "added"),
    [
        ("345m-", MeldForm.CHI, "3m 4m 5m", Side.LEFT, None),
        ("534m-", MeldForm.CHI, "5m 3m 4m", Side.LEFT, None),
        ("345m=", MeldForm.CHI, "3m 4m 5m", Side.ACROSS, None),  # some rules allow it
        ("340m-", MeldForm.CHI, "3m 4m 0m", Side.LEFT, None),
        ("555p=", MeldForm.PON, "5p 5p 5p", Side.ACROSS, None),
        ("777z+", MeldForm.PON, "7z 7z 7z", Side.RIGHT, None),
        ("5550p+", MeldForm.OPEN_KAN, "5p 0p 5p 5p", Side.RIGHT, None),
        ("0555p-", MeldForm.OPEN_KAN, "0p 5p 5p 5p", Side.LEFT, None),
        ("555p=0", MeldForm.ADDED_KAN, "5p 5p 5p", Side.ACROSS, "0p"),
        ("1111z#", MeldForm.CLOSED_KAN, "1z 1z 1z 1z", None, None),
        ("333rs-3b", MeldForm.ADDED_KAN, "3s 3s 3rs", Side.LEFT, "3bs"),
        ("ЮЮЮ=Ю", MeldForm.ADDED_KAN, "2z 2z 2z", Side.ACROSS, "2z"),
    ],
)
def test_melds(text: str, form: MeldForm, tiles: str, feeder: Side | None, added: str | None) -> None:
    meld = only_meld(text)
    assert (meld.form, meld.feeder) == (form, feeder)
    assert shorts(meld.tiles) == tiles
    assert meld.claimed == (None if form is MeldForm.CLOSED_KAN else meld.tiles[0])
    assert (meld.added and short_of(meld.added)) == added
    assert meld.is_open == (form is not MeldForm.CLOSED_KAN)
    assert meld.is_kan == (len(meld.all_tiles) == 4)


def test_a_hand_is_concealed_tiles_and_melds() -> None:
    hand = parse_hand("123m406p 345m- 7z 555s=0 1111z# 7z")
    assert shorts(hand.concealed) == "1m 2m 3m 4p 0p 6p 7z 7z"
    assert [format_meld(meld) for meld in hand.melds] == ["345m-", "555s=0", "1111z#"]
    assert format_hand(hand) == "123m406p77z 345m- 555s=0 1111z#"
    assert format_hand(hand, "ru") == "123м406п77з 345м- 555с=0 1111з#"
    assert parse_hand("123м406п77з 345м- 555с=0 1111з#") == hand


@pytest.mark.parametrize(("text", "is_open"), [("345m-3", True), ("453m-4#", False), ("067p-5", True)])
def test_a_run_may_be_raised_by_a_tile_like_the_claimed_one(text: str, is_open: bool) -> None:
    (meld,) = parse_hand(text).melds
    assert (meld.is_run, meld.is_kan, meld.is_open) == (True, False, is_open)
    assert (len(meld.all_tiles), len(meld.block), meld.stands_for) == (4, 3, 3)
    assert meld.added is not None
    assert meld.claimed is not None
    assert kind_of(meld.added) == kind_of(meld.claimed)
    assert sorted(format_meld(meld)) == sorted(text)
    assert parse_hand(format_meld(meld)).melds == (meld,)


def test_on_a_run_only_a_tile_like_the_claimed_one_is_laid() -> None:
    (chi,) = parse_hand("345m-").melds
    for tile in parse_tiles("45m"):
        with pytest.raises(NotationError):
            Meld(MeldForm.RAISED_RUN, chi.tiles, chi.claimed, chi.feeder, tile)


def test_a_hand_may_be_all_concealed_or_all_melded() -> None:
    assert parse_hand("11m") == Hand(tuple(parse_tiles("11m")))
    assert format_hand(parse_hand(" 111m- ")) == "111m-"
    assert parse_hand("") == Hand(())


def test_each_physical_tile_is_held_once() -> None:
    hand = parse_hand("5p 0s 555m= 555s+ 406p-", RIICHI)
    tiles = [*hand.concealed, *(tile for meld in hand.melds for tile in meld.all_tiles)]
    assert len(set(tiles)) == len(tiles)
    assert set(tiles) <= set(RIICHI.tiles)


@pytest.mark.parametrize(
    ("text", "sentence", "marks"),
    [
        ("345z-", "345z is not a chii, pon or kan: expected three consecutive tiles of one suit, or", "^^^^"),
        ("11m 124m-", "124m is not a chii, pon or kan: expected three consecutive tiles of one suit, or", "    ^^^^"),
        ("1m2p3s-", "1m2p3s is not a chii, pon or kan", "^^^^^^"),
        ("556p=", "556p is not a chii, pon or kan", "^^^^"),
        ("55p=", "55p is not a chii, pon or kan", "^^^"),
        ("-", "- is not a chii, pon or kan", "^"),
        ("123m555p=", "123m555p is not a chii, pon or kan", "^^^^^^^^"),
        ("123f-", "123f is not a chii, pon or kan", "^^^^"),
        ("8m9m1p-", "8m9m1p is not a chii, pon or kan", "^^^^^^"),
        ("1112z+", "1112z is not a chii, pon or kan", "^^^^^"),
        ("111z#", "111z is not a closed kan: expected four identical tiles.", "^^^^"),
        ("1234m#", "1234m is not a closed kan: expected four identical tiles.", "^^^^^"),
        ("1111z#1", "unexpected tile after the mark", "      ^"),
        ("1111z#-", "unexpected tile after the mark", "      ^"),
        ("345m-4", "unexpected tile after the mark", "     ^"),
        ("345m-#", "unexpected tile after the mark", "     ^"),
        ("555p=5#", "unexpected tile after the mark", "     ^^"),
        ("5550p-5", "unexpected tile after the mark", "      ^"),
        ("555p=6", "unexpected tile after the mark", "     ^"),
        ("555p=50", "unexpected tile after the mark", "     ^^"),
        ("555p=5p", "unexpected tile after the mark", "     ^^"),
        ("555p=123m", "unexpected tile after the mark", "     ^^^^"),
        ("888z=", "8z does not exist.", "^"),
        ("555=", "expected a letter after 555: m, p, s, z or f.", "^^^"),
        ("3p 333p= 3p", "5 copies of 3p; the limit is 4.", "     ^"),
        ("5p 555p=5", "5 copies of 5p; the limit is 4.", "        ^"),
    ],
)
def test_what_is_wrong_with_a_hand(text: str, sentence: str, marks: str) -> None:
    with pytest.raises(NotationError) as caught:
        parse_hand(text)
    assert str(caught.value).startswith(sentence)
    assert caught.value.marked_text() == (text, marks)


def test_runs_are_those_of_the_tile_set() -> None:
    tens = tile_set("dragons_as_tens")
    assert parse_hand("89m7z-", tens).melds[0].form is MeldForm.CHI
    for text, set_id in (("89m7z-", "riichi"), ("123p-", "totenko_four"), ("345m-", "bamboo")):
        with pytest.raises(NotationError, match="is not a chii, pon or kan"):
            parse_hand(text, tile_set(set_id))


def test_reds_are_those_of_the_tile_set() -> None:
    with pytest.raises(NotationError, match="2 copies of 0p; the tile set riichi has 1"):
        parse_hand("0p 055p=", RIICHI)


FIVES = tuple(make_tile(KIND_OF["5p"], copy, RED if copy == 0 else 0) for copy in range(4))


@pytest.mark.parametrize(
    ("form", "tiles", "claimed", "feeder", "added", "sentence"),
    [
        (MeldForm.PON, FIVES, FIVES[0], Side.LEFT, None, "is not a chii, pon or kan"),
        (MeldForm.CHI, FIVES[:3], FIVES[0], Side.LEFT, None, "is not a chii, pon or kan"),
        (MeldForm.PON, (*FIVES[:2], make_tile(0)), FIVES[0], Side.LEFT, None, "is not a chii, pon or kan"),
        (MeldForm.CLOSED_KAN, FIVES[:3], None, None, None, "is not a closed kan: expected four identical tiles"),
        (MeldForm.CLOSED_KAN, FIVES, None, Side.LEFT, None, "a closed kan has neither"),
        (MeldForm.CLOSED_KAN, FIVES, FIVES[0], None, None, "a closed kan has neither"),
        (MeldForm.CLOSED_KAN, FIVES, make_tile(0), None, None, "a closed kan has neither"),
        (MeldForm.OPEN_KAN, FIVES, FIVES[0], None, None, "a closed kan has neither"),
        (MeldForm.OPEN_KAN, FIVES, make_tile(0), Side.LEFT, None, "a closed kan has neither"),
        (MeldForm.PON, FIVES[:3], FIVES[0], Side.LEFT, FIVES[3], "only the fourth tile of a pon"),
        (MeldForm.ADDED_KAN, FIVES[:3], FIVES[0], Side.LEFT, None, "only the fourth tile of a pon"),
        (MeldForm.ADDED_KAN, FIVES[:3], FIVES[0], Side.LEFT, make_tile(0), "only the fourth tile of a pon"),
    ],
)
def test_impossible_melds_cannot_be_made(
    form: MeldForm,
    tiles: tuple[Tile, ...],
    claimed: Tile | None,
    feeder: Side | None,
    added: Tile | None,
    sentence: str,
) -> None:
    with pytest.raises(NotationError, match=sentence):
        Meld(form, tiles, claimed, feeder, added)


def test_a_meld_is_written_the_same_whatever_the_order_of_its_tiles() -> None:
    claimed = FIVES[2]
    meld = Meld(MeldForm.OPEN_KAN, (FIVES[3], FIVES[0], claimed, FIVES[1]), claimed, Side.RIGHT)
    assert format_meld(meld) == "5055p+"


def test_hands_are_plain_data() -> None:
    hand = parse_hand("123m406p 345m- 555s=0 1111z#")
    assert msgspec.json.decode(msgspec.json.encode(hand), type=Hand) == hand
    assert hash(hand) == hash(parse_hand("123m406p 345m- 555s=0 1111z#"))


def test_counts_are_of_concealed_tiles() -> None:
    counts = counts_of("055p 7z 345m-")
    assert len(counts) == 34
    assert {kind: count for kind, count in enumerate(counts) if count} == {KIND_OF["5p"]: 3, KIND_OF["7z"]: 1}
    assert counts_of(parse_hand("055p 7z 345m-")) == counts_of(parse_tiles("055p 7z")) == counts
    assert counts_of("1f", 64)[KIND_OF["1f"]] == 1


# ---------------------------------------------------------------- any hand, any text


OPEN = st.sampled_from("-=+")
FIVE_OR_RED = st.sampled_from("50")


@st.composite
def meld_words(draw: st.DrawFn) -> str:
    """A meld that some table knows, its red fives anywhere."""
    letter = draw(st.sampled_from("mpsz"))
    rank = draw(st.integers(1, 7))
    form = draw(st.sampled_from(MeldForm))
    ranks = [rank] * 4
    if form is MeldForm.CHI:
        letter, ranks = draw(st.sampled_from("mps")), draw(st.permutations([rank, rank + 1, rank + 2]))
    digits = [draw(FIVE_OR_RED) if rank == 5 and letter != "z" else str(rank) for rank in ranks]
    if form is MeldForm.CLOSED_KAN:
        return "".join(digits) + letter + "#"
    added = digits.pop() if form in (MeldForm.PON, MeldForm.ADDED_KAN) else ""
    return "".join(digits) + letter + draw(OPEN) + (added if form is MeldForm.ADDED_KAN else "")


@st.composite
def hand_texts(draw: st.DrawFn) -> str:
    """A hand as people write it; it may hold a tile too often."""
    melds = draw(st.lists(meld_words(), max_size=4))
    concealed = draw(st.lists(st.builds("{}{}".format, st.integers(0, 9), st.sampled_from("mps")), max_size=14))
    return " ".join(draw(st.permutations([*melds, *concealed])))


ANY_TEXT = hand_texts() | st.text(alphabet="0123456789mpszВЮ -=+#rt") | st.text()


@given(ANY_TEXT, st.sampled_from((None, RIICHI)))
def test_a_hand_is_read_or_refused_and_read_again_the_same(text: str, box: TileSet | None) -> None:
    error: NotationError | None = None
    try:
        hand = parse_hand(text, box)
    except NotationError as refusal:
        error = refusal
    if error is not None:
        assert 0 <= error.start < error.end <= len(text)
        assert len(error.message("ru").split("\n")) == 3
        return
    assert parse_hand(format_hand(hand), box) == hand
    assert parse_hand(format_hand(hand, "ru"), box) == hand


# ---------------------------------------------------------------- hands of real games

SIGNS = {"kamicha": "-", "toimen": "=", "shimocha": "+"}


def meld_word(meld: dict[str, str]) -> str:
    """A meld of the data files in our notation."""
    if meld["type"] == "ankan":
        return meld["tiles"] + "#"
    letter, digits, called = meld["tiles"][-1], list(meld["tiles"][:-1]), meld["called"][0]
    digits.remove(called)
    added = meld.get("added", "")[:1]
    if added:
        digits.remove(added)
    return called + "".join(digits) + letter + SIGNS[meld["from"]] + added


@pytest.mark.parametrize("file", ["tenhou_wins.jsonl", "mjx_wins.jsonl", "hule.jsonl"])
def test_hands_of_real_games(file: str) -> None:
    path = DATA / file
    if not path.exists():
        pytest.skip(f"the hands of real games, {path}, are not there")
    forms = {
        "chi": MeldForm.CHI,
        "pon": MeldForm.PON,
        "daiminkan": MeldForm.OPEN_KAN,
        "kakan": MeldForm.ADDED_KAN,
        "ankan": MeldForm.CLOSED_KAN,
    }
    for line in path.read_text("utf-8").splitlines():
        win = json.loads(line)
        box = RIICHI if win["rules"]["red_fives"] else tile_set("riichi_no_reds")
        text = " ".join([win["concealed"], *map(meld_word, win["melds"])])
        hand = parse_hand(text, box)
        assert len(hand.concealed) + 3 * len(hand.melds) == 13
        assert [meld.form for meld in hand.melds] == [forms[meld["type"]] for meld in win["melds"]]
        for meld, told in zip(hand.melds, win["melds"], strict=True):
            faces = sorted(face_of(tile) for tile in meld.all_tiles)
            assert faces == sorted(face_of(tile) for tile in parse_tiles(told["tiles"]))
        assert parse_hand(format_hand(hand), box) == hand


@pytest.mark.parametrize("text", ["34m 555p@3", "34m 555p@30", "34m 345m@23#", "34m 5555z@0"])
def test_where_several_sit_across_a_meld_names_the_seat_it_took_from(text: str) -> None:
    (meld,) = parse_hand(text).melds
    assert (meld.feeder, meld.side) == (int(text.partition("@")[2][0]), Side.ACROSS)
    assert format_hand(parse_hand(text)) == text


@pytest.mark.parametrize("text", ["555p@8", "555p@", "555p@p", "1111z@"])
def test_the_seat_is_one_digit(text: str) -> None:
    with pytest.raises(NotationError, match="0 to 7"):
        parse_hand(text)
