"""Sets of a box of pairs (toitsu riichi, 001:4120-4144): what they are, and hands of them against a slow enumeration of
its own."""

import random
from collections import Counter
from collections.abc import Iterator
from itertools import combinations

import pytest

from jantaku.hands import THIRTEEN_ORPHANS, Grammar, Grammars, Shape, Wait, counts_of, format_hand, parse_hand
from jantaku.hands.kernel import KernelGrammar
from jantaku.hands.melds import MeldForm, interlaced_melds, limited_melds, mixed_melds
from jantaku.hands.structures import kernel_form, pairs_with_seasons, supplemented_sets
from jantaku.hands.supplements import (
    base_of,
    is_interlaced,
    is_mixed,
    is_of_no_kind,
    is_quad,
    is_triplet,
    supplement_of,
)
from jantaku.table.additions.supplements import kan_code, quad_of
from jantaku.table.words import Verb
from jantaku.tiles import KIND, KIND_OF, NotationError, Tile, kinds_in, parse_tiles, short_of, tile_set
from tests.hands.kernels import each_kernel

BOX = tile_set("toitsu")
MOST_INTERLACED = 3


def make(eyes: bool, pure: int) -> Grammar:
    sets = supplemented_sets(4, MOST_INTERLACED + pure, eyes=eyes, scheme="pairs")
    return Grammar([sets, pairs_with_seasons(distinct=True, scheme="pairs"), THIRTEEN_ORPHANS], BOX)


GRAMMARS = Grammars(make, 4 - MOST_INTERLACED, "pairs")


def kinds(text: str) -> list[int]:
    return [tile & KIND for tile in parse_tiles(text)]


# ---------------------------------------------------------------- what is a set


@pytest.mark.parametrize(
    ("tile", "other"), [("5p", "5s"), ("5m", "5p"), ("1z", "2z"), ("3z", "4z"), ("4z", "1z"), ("7z", "5z")]
)
def test_winds_are_supplemented_too(tile: str, other: str) -> None:
    """001:4136-4138: the scheme of dora."""
    assert supplement_of(KIND_OF[tile], "pairs") == KIND_OF[other]


@pytest.mark.parametrize(
    ("text", "triplet", "mixed", "interlaced"),
    [
        ("55p5s", True, True, False),
        ("11z2z", True, True, False),
        ("44z1z", True, True, False),
        ("77z5z", True, True, False),
        ("5p5s5m", True, True, True),
        ("567z", True, True, True),
        ("123f", True, False, False),
        ("568f", True, False, False),
        ("55p5m", False, False, False),
        ("11z3z", False, False, False),
        ("123z", False, False, False),  # winds are not interlaced (001:4120)
        ("1f56f", False, False, False),  # flowers and seasons do not stand together
        ("55p1f", False, False, False),
        ("456p", False, False, False),
        ("5p5s6m", False, False, False),
    ],
)
def test_triplets(text: str, triplet: bool, mixed: bool, interlaced: bool) -> None:
    assert is_triplet(kinds(text), "pairs") == triplet
    if triplet:
        assert (is_mixed(kinds(text)), is_interlaced(kinds(text))) == (mixed, interlaced)


@pytest.mark.parametrize(
    ("text", "quad", "mixed"),
    [
        ("55p55s", True, True),
        ("55s55m", True, True),
        ("55m55p", True, True),
        ("11z22z", True, True),
        ("44z11z", True, True),
        ("77z55z", True, True),
        ("55p12f", True, False),
        ("11z58f", True, False),
        ("1234f", True, False),
        ("5678f", True, False),
        ("55p5s5m", True, True),
        ("567z8f", True, True),
        ("567z4f", True, True),
        ("55p66p", True, False),  # side by side: some tables declare them (001:4134)
        ("567z7f", False, False),  # only winter and bamboo are with all dragons (001:4140)
        ("556z7z", False, False),
        ("1234z", False, False),
        ("11z33z", False, False),
        ("55p15f", False, False),
        ("12f56f", False, False),
        ("55p77p", False, False),
        ("99p11s", False, False),
        ("555p5s", False, False),  # of three copies
    ],
)
def test_quads(text: str, quad: bool, mixed: bool) -> None:
    assert is_quad(kinds(text), "pairs") == quad
    if quad:
        assert is_mixed(kinds(text)) == mixed


@pytest.mark.parametrize(
    ("text", "base"),
    [
        ("55p5s", "5p"),
        ("55p55s", "5p"),
        ("55m55s", "5s"),
        ("55m55p", "5m"),
        ("44z11z", "4z"),
        ("11z22z", "1z"),
        ("77z55z", "7z"),
        ("99m56f", "9m"),
        ("11p22p", "1p"),
        ("88p99p", "9p"),
    ],
)
def test_a_set_is_of_the_kind_that_the_other_supplements(text: str, base: str) -> None:
    assert short_of(base_of(kinds(text))) == base  # type: ignore[arg-type]


@pytest.mark.parametrize("text", ["5p5s5m", "55p5s5m", "567z", "567z8f", "55p66p"])
def test_some_sets_are_of_no_kind(text: str) -> None:
    assert is_of_no_kind(kinds(text))


# ---------------------------------------------------------------- melds in writing, and codes


@pytest.mark.parametrize(
    ("text", "form"),
    [
        ("55p5s=", MeldForm.PON),
        ("1z12z+", MeldForm.PON),
        ("5m5p5s=", MeldForm.PON),
        ("567z=", MeldForm.PON),
        ("123f=", MeldForm.PON),
        ("55p55s#", MeldForm.CLOSED_KAN),
        ("5s55p5s=", MeldForm.OPEN_KAN),
        ("55p5s=5s", MeldForm.ADDED_KAN),
        ("55p5s=5m", MeldForm.ADDED_KAN),
        ("5m5p5s=5m", MeldForm.ADDED_KAN),
        ("567z=8f", MeldForm.ADDED_KAN),
        ("123f=4", MeldForm.ADDED_KAN),
        ("11z12f#", MeldForm.CLOSED_KAN),
        ("1f11z2f=", MeldForm.OPEN_KAN),
    ],
)
def test_melds_are_written_and_read_again(text: str, form: MeldForm) -> None:
    hand = parse_hand(text, BOX)
    (meld,) = hand.melds
    assert meld.form is form
    assert parse_hand(format_hand(hand), BOX) == hand
    assert parse_hand(format_hand(hand, "ru"), BOX) == hand


@pytest.mark.parametrize("text", ["55p5m=", "123z=", "11z33z#", "44z56f=6f", "55p15f#", "567z5z#", "55p5s=1f"])
def test_not_everything_is_a_meld(text: str) -> None:
    with pytest.raises(NotationError):
        parse_hand(text, BOX)


def test_a_box_of_triplets_knows_no_such_melds() -> None:
    for text in ("11z2z=", "55p55s#", "5m5p5s=", "1234f#", "55p12f#"):
        with pytest.raises(NotationError):
            parse_hand(text, tile_set("rengonosan_two"))
    with pytest.raises(NotationError):
        parse_hand("44z56f=1p", BOX)
    with pytest.raises(NotationError):
        parse_hand("555p5f#", BOX)


def test_only_interlaced_sets_are_few() -> None:
    melds = parse_hand("55p5s= 1m1p1s= 99m12f# 567z8f#", BOX).melds
    assert mixed_melds(melds) == (True, True, False, True)
    assert interlaced_melds(melds) == (False, True, False, True) == limited_melds(melds, -1, "pairs")
    assert limited_melds(melds[:1], -1, "triplets") == (True,)


def every_quad() -> Iterator[tuple[int, ...]]:
    """Each quad of the box, as kinds."""
    held = [kind for kind, number in enumerate(BOX.copies) for _ in range(number)]
    numbers = [kind for kind in held if kind in (0, 4, 8, 9, 13, 14, 17, 18, 22, 26) or kind >= 27]
    yield from {quad for quad in combinations(numbers, 4) if is_quad(quad, "pairs")}


def test_a_code_says_which_quad_it_is() -> None:
    """Also where several flowers could raise the pair; and it names two tiles of the quad, the second never tile 0."""
    codes: dict[int, tuple[int, ...]] = {}
    for quad in every_quad():
        left = {kind: [tile for tile in BOX.tiles if tile & KIND == kind] for kind in quad}
        tiles: list[Tile] = [left[kind].pop() for kind in quad]
        code = kan_code(Verb.CLOSED_KAN, tiles)
        assert sorted(quad_of(code, "pairs")) == sorted(quad), [short_of(tile) for tile in tiles]
        assert code & 0xFFFF
        assert {code & 0xFFFF, code >> 16 & 0xFFFF} <= set(tiles)
        assert codes.setdefault(code, quad) == quad
    assert len(codes) > 200


# ---------------------------------------------------------------- whole hands by hand


@pytest.mark.parametrize(
    ("hand", "waits"),
    [
        ("55p5s 123m 456m 789s 1z", "1z"),
        ("55p 123m 456m 789s 11z", "5s 2z"),  # there is no third 5p, nor a third East
        ("5p5s 123m 789m 789s 11z", "5m 5p"),  # two dots and one bamboo, or one of each
        ("5p5m 123m 789m 789s 11z", "5m 5s"),
        ("56z 123m 456m 789s 11z", "5z 7z"),
        ("12f 123m 456m 789s 11z", "2z 3f 4f"),
        ("1f 123m 456m 789s 11z2z", "2f 3f 4f"),
        ("12z 123m 456m 789s 99p", "1z"),
        ("1f5f 123m 456m 789s 99p", ""),
    ],
)
def test_waits(hand: str, waits: str) -> None:
    found = GRAMMARS.of(()).waits(counts_of(parse_hand(hand, BOX), 64))
    assert " ".join(short_of(kind) for kind in found.live) == waits  # type: ignore[arg-type]


def test_four_interlaced_sets_are_one_too_many() -> None:
    """001:4120: up to three; sets that another tile supplements are as many as there are."""
    four = "1m1p1s 3m3p3s 5m5p5s 7m7p7s 1z"
    assert not GRAMMARS.of(()).waits(counts_of(parse_hand(four, BOX), 64)).live
    three = "1m1p1s 3m3p3s 5m5p5s 77p7s 1z"
    assert GRAMMARS.of(()).waits(counts_of(parse_hand(three, BOX), 64)).live == (KIND_OF["1z"],)
    called = parse_hand("3m3p3s 5m5p5s 7m7p7s 1z 1m1p1s=", BOX)
    assert not GRAMMARS.of(called.melds).waits(counts_of(called, 64), called.melds).live
    pure = parse_hand("3m3p3s 5m5p5s 7m7p7s 1z 11p1s=", BOX)
    assert GRAMMARS.of(pure.melds).waits(counts_of(pure, 64), pure.melds).live == (KIND_OF["1z"],)


def test_pairs_of_flowers_among_seven() -> None:
    hand = counts_of(parse_hand("1199m 3366p 12f 56f 7f", BOX), 64)
    assert GRAMMARS.of(()).waits(hand).live == (KIND_OF["8f"],)


def test_blocks_say_what_they_are() -> None:
    hand = parse_hand("5p5s5m 123m 456m 123f 11z", BOX)
    found = GRAMMARS.of(()).readings(counts_of(hand, 64), KIND_OF["5m"], ())
    assert all([block.shape for block in one.blocks].count(Shape.TRIPLET) == 2 for one in found)
    assert {(one.winning_block.shape, one.wait) for one in found} == {
        (Shape.TRIPLET, Wait.SHANPON),
        (Shape.RUN, Wait.KANCHAN),
    }


# ---------------------------------------------------------------- against an enumeration of its own

FLOWERS = tuple(KIND_OF[name] for name in ("1f", "2f", "3f", "4f"))
SEASONS = tuple(KIND_OF[name] for name in ("5f", "6f", "7f", "8f"))
ALL = (*range(34), *FLOWERS, *SEASONS)


def listed_sets() -> tuple[list[tuple[int, ...]], list[tuple[int, ...]]]:
    """Every set, listed without a word of the package: those that may be any number, and the interlaced ones."""
    sets: list[tuple[int, ...]] = [(low, low + 1, low + 2) for low in range(27) if low % 9 < 7]
    sets += [*combinations(FLOWERS, 3), *combinations(SEASONS, 3)]
    behind = {0: 9, 9: 18, 18: 0}
    sets += [(start + rank,) * 2 + (behind[start] + rank,) for start in behind for rank in range(9)]
    sets += [(27, 27, 28), (28, 28, 29), (29, 29, 30), (30, 30, 27), (31, 31, 32), (32, 32, 33), (33, 33, 31)]
    return sets, [*((rank, rank + 9, rank + 18) for rank in range(9)), (31, 32, 33)]


SETS, INTERLACED = listed_sets()
PAIRS = [(kind, kind) for kind in range(34)] + [*combinations(FLOWERS, 2), *combinations(SEASONS, 2)]


def fits(hand: Counter[int], sets: int, interlaced: int) -> bool:
    """Whether the tiles are so many sets, at most so many of them interlaced, and a pair."""

    def covers(rest: Counter[int], sets: int, interlaced: int, pair: bool) -> bool:
        tile = min((kind for kind, count in rest.items() if count), default=None)
        if tile is None:
            return sets == 0 and not pair
        choices: list[tuple[tuple[int, ...], int, int, bool]] = []
        choices += [(one, 1, 0, False) for one in SETS if sets and tile in one]
        choices += [(one, 1, 1, False) for one in INTERLACED if sets and interlaced and tile in one]
        choices += [(one, 0, 0, True) for one in PAIRS if pair and tile in one]
        for one, a_set, a_laced, a_pair in choices:
            left = rest - Counter(one)
            whole = left.total() == rest.total() - len(one)
            if whole and covers(left, sets - a_set, interlaced - a_laced, pair and not a_pair):
                return True
        return False

    return covers(hand, sets, interlaced, True)


def seven_pairs(hand: Counter[int]) -> bool:
    usual = all(count == 2 for kind, count in hand.items() if kind < 34)
    groups = (sum(hand[kind] for kind in group) for group in (FLOWERS, SEASONS))
    return hand.total() == 14 and usual and all(number % 2 == 0 for number in groups)


def some_hands(seed: int, sets: int, interlaced: int, number: int) -> Iterator[Counter[int]]:
    """Complete hands with a tile or two changed, so that there is something to find."""
    rng = random.Random(seed)
    while number:
        pieces = [rng.choice(INTERLACED if place < interlaced else SETS) for place in range(sets)]
        pieces.append(rng.choice(PAIRS))
        hand: Counter[int] = Counter(kind for piece in pieces for kind in piece)
        hand[rng.choice(list(hand.elements()))] -= 1
        if rng.random() < 0.3:
            hand[rng.choice(list((+hand).elements()))] -= 1
            hand[rng.choice(ALL)] += 1
        hand = +hand
        if all(count <= BOX.copies[kind] for kind, count in hand.items()):
            number -= 1
            yield hand


@each_kernel
def test_both_kernels_read_alike(kernel: type[KernelGrammar]) -> None:
    forms = [kernel_form(supplemented_sets(2, number, scheme="pairs"), BOX) for number in (1, 2)]
    grammar = kernel(forms, BOX.copies, 8)
    full = counts_of(parse_hand("5p5s5m 123f 77z", BOX), 64)
    assert {wait for _, wait, *_ in grammar.readings(full, KIND_OF["5s"])} == {Wait.SHANPON}
    pair = counts_of(parse_hand("11z2z 567z 12f", BOX), 64)
    assert {wait for _, wait, *_ in grammar.readings(pair, KIND_OF["2f"])} == {Wait.TANKI}
    live, _ = grammar.waits(counts_of(parse_hand("5p5s 567f 77z", BOX), 64))
    assert kinds_in(live) == tuple(KIND_OF[name] for name in ("5m", "5p"))


@pytest.mark.parametrize("pure", [0, 1])
def test_waits_are_those_of_the_enumeration(pure: int) -> None:
    grammar = make(False, pure)
    found = 0
    for melded in range(pure, 4):
        sets, interlaced = 4 - melded, MOST_INTERLACED + pure - melded
        for hand in some_hands(7 * melded + pure, sets, interlaced, 100):
            counts = bytes(hand[kind] for kind in range(64))
            live = set(kinds_in(grammar.kernel.waits(counts, 0)[0]))
            expected = set()
            for kind in ALL:
                full = hand + Counter([kind])
                if full[kind] <= BOX.copies[kind] and (
                    (not melded and seven_pairs(full)) or fits(full, sets, interlaced)
                ):
                    expected.add(kind)
            assert live == expected, (melded, sorted(hand.elements()))
            found += bool(live)
    assert found > 200  # there was something to find
