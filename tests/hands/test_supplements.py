"""Sets that other tiles complete: what they are, and hands of them against a slow enumeration of its own."""

import random
from collections import Counter
from collections.abc import Iterator
from itertools import combinations, combinations_with_replacement

import pytest

from jantaku.hands import (
    THIRTEEN_ORPHANS,
    Grammar,
    Grammars,
    Meld,
    Reading,
    Shape,
    Wait,
    counts_of,
    format_hand,
    parse_hand,
)
from jantaku.hands.kernel import KernelGrammar
from jantaku.hands.melds import MeldForm, mixed_melds, raised_melds
from jantaku.hands.structures import kernel_form, pairs_with_seasons, supplemented_sets
from jantaku.hands.supplements import base_of, is_eyes, is_mixed, is_quad, is_triplet, supplement_of
from jantaku.tiles import KIND, KIND_OF, NotationError, kinds_in, parse_tiles, short_of, tile_set
from tests.hands.kernels import each_kernel

BOX = tile_set("rengonosan_three")
MOST_MIXED = 3


def make(eyes: bool, pure: int) -> Grammar:
    sets = supplemented_sets(4, MOST_MIXED + pure, eyes=eyes)
    return Grammar([sets] if eyes else [sets, pairs_with_seasons(distinct=False), THIRTEEN_ORPHANS], BOX)


GRAMMARS = Grammars(make, 4 - MOST_MIXED)


def kinds(text: str) -> list[int]:
    return [tile & KIND for tile in parse_tiles(text)]


def melds(text: str) -> tuple[Meld, ...]:
    return parse_hand(text, BOX).melds


# ---------------------------------------------------------------- what is a set


@pytest.mark.parametrize(
    ("tile", "other"),
    [("5p", "5s"), ("5s", "5m"), ("5m", "5p"), ("1s", "1m"), ("9m", "9p"), ("5z", "6z"), ("6z", "7z"), ("7z", "5z")],
)
def test_the_suit_behind_and_the_next_dragon_supplement(tile: str, other: str) -> None:
    """001:4072-4074."""
    assert supplement_of(KIND_OF[tile]) == KIND_OF[other]


@pytest.mark.parametrize("tile", ["1z", "4z", "5f", "7f"])
def test_winds_and_seasons_are_not_supplemented(tile: str) -> None:
    """001:4057."""
    assert supplement_of(KIND_OF[tile]) is None


@pytest.mark.parametrize(
    ("text", "triplet", "mixed"),
    [
        ("555p", True, False),
        ("555z", True, False),
        ("55p5s", True, True),
        ("5s55p", True, True),
        ("77z5z", True, True),
        ("567f", True, False),
        ("55p5m", False, False),  # dots are supplemented by bamboo
        ("5p55s", False, False),
        ("5p5s5m", False, False),  # that is another game's
        ("11z2z", False, False),
        ("55p5f", False, False),  # a season raises three to four
        ("55p6p", False, False),
        ("456p", False, False),
    ],
)
def test_triplets(text: str, triplet: bool, mixed: bool) -> None:
    assert is_triplet(kinds(text), "triplets") == triplet
    if triplet:
        assert is_mixed(kinds(text)) == mixed


@pytest.mark.parametrize(
    ("text", "quad"),
    [
        ("5555z", True),
        ("555p5s", True),
        ("555p5f", True),
        ("111z5f", True),
        ("555p6z", True),  # with the dragon of a seat
        ("444z7z", True),
        ("567f5z", True),
        ("578f1z", True),
        ("5678f", True),  # all four
        ("555z5p", True),  # the five of the suit of white (001:4088)
        ("666z5s", True),
        ("555z5s", False),
        ("555z4p", False),
        ("555p5m", False),
        ("555p6p", False),
        ("55p5s5z", False),  # two tiles that are not like the others: 001:4011
        ("55p5s5f", False),
        ("44z56f", False),
        ("55p55s", False),
    ],
)
def test_quads(text: str, quad: bool) -> None:
    assert is_quad(kinds(text), "triplets") == quad


@pytest.mark.parametrize(
    ("text", "mixed"),
    [("555p5f", False), ("555p8f", True), ("444z8f", True), ("555z5p", True), ("5678f", False), ("678f3z", False)],
)
def test_winter_and_fives_mix_a_quad(text: str, mixed: bool) -> None:
    """001:4037: of the seasons all others raise to a quad of one suit."""
    assert is_mixed(kinds(text)) == mixed


def test_the_eyes_are_two_honours_between_two_seasons() -> None:
    assert is_eyes(kinds("44z56f"))
    assert is_eyes(kinds("5f55z7f"))
    assert not is_eyes(kinds("55p56f"))
    assert not is_eyes(kinds("45z56f"))
    assert not is_eyes(kinds("444z5f"))


@pytest.mark.parametrize("text", ["55p5s", "5s55p", "555p5f", "7555z", "44z44z"])
def test_a_set_is_of_the_kind_that_it_has_most_of(text: str) -> None:
    assert Counter(kinds(text)).most_common(1)[0][0] == base_of(kinds(text))


# ---------------------------------------------------------------- melds in writing


@pytest.mark.parametrize(
    ("text", "form"),
    [
        ("55p5s=", MeldForm.PON),
        ("5s55p+", MeldForm.PON),
        ("567f-", MeldForm.PON),
        ("555p5f#", MeldForm.CLOSED_KAN),
        ("5556z#", MeldForm.CLOSED_KAN),
        ("1z11z5f-", MeldForm.OPEN_KAN),
        ("555p=5s", MeldForm.ADDED_KAN),
        ("55p5s=5p", MeldForm.ADDED_KAN),
        ("555z=6", MeldForm.ADDED_KAN),
        ("567f=5z", MeldForm.ADDED_KAN),
        ("555z5p#", MeldForm.CLOSED_KAN),
        ("44z56f#", MeldForm.EYES_KAN),
        ("5f44z6f+", MeldForm.EYES_KAN),
    ],
)
def test_melds_are_written_and_read_again(text: str, form: MeldForm) -> None:
    hand = parse_hand(text, BOX)
    (meld,) = hand.melds
    assert meld.form is form
    assert meld.is_open == (not text.endswith("#"))
    assert meld.stands_for == (2 if form is MeldForm.EYES_KAN else 3)
    assert parse_hand(format_hand(hand), BOX) == hand
    assert parse_hand(format_hand(hand, "ru"), BOX) == hand


@pytest.mark.parametrize("text", ["55p5s=", "555p5f#", "555p=5s", "567f-", "44z56f#"])
def test_other_boxes_know_no_such_melds(text: str) -> None:
    with pytest.raises(NotationError):
        parse_hand(text, tile_set("riichi_140"))


@pytest.mark.parametrize("text", ["55p5m=", "555p6p#", "55p5s5f=", "55p5s=5f", "44z55f#", "45z56f#"])
def test_not_everything_is_a_meld(text: str) -> None:
    with pytest.raises(NotationError):
        parse_hand(text, BOX)


@pytest.mark.parametrize(
    ("text", "seat", "mixed", "raised"),
    [
        ("55p5s= 777s7m# 123m-", "5z", (True, True, False), 0),
        ("777z5z#", "5z", (False,), 0),  # white raises three red ones of its own seat
        ("777z5z#", "6z", (True,), 0),  # and supplements them for another
        ("777z5z# 555p5z#", "5z", (True, False), 1),  # it may raise only once
        ("77z5z=", "5z", (True,), 0),
        ("555p5z#", "5z", (False,), 1),
    ],
)
def test_the_own_dragon_raises_once_and_does_not_mix(
    text: str, seat: str, mixed: tuple[bool, ...], raised: int
) -> None:
    assert mixed_melds(melds(text), KIND_OF[seat]) == mixed
    assert raised_melds(melds(text), KIND_OF[seat]) == raised


# ---------------------------------------------------------------- whole hands by hand


@pytest.mark.parametrize(
    ("hand", "waits"),
    [
        ("55p5s 123m 456m 777s 1z", "1z"),
        ("55p 123m 456m 777s 11z", "5p 5s 1z"),  # three equal ones, or two and the one behind; and the other pair
        ("5p5s 123m 456m 777s 11z", "5p"),  # two bamboo are not supplemented by dots
        ("56f 123m 456m 777s 11z", "1z 7f"),  # the third season; or two seasons are the pair
        ("5f 123m 456m 777s 111z", "6f 7f"),
        ("56f 123m 456m 777s 55z", "5z 6z 7f"),
        ("55z6z 123m 456m 777s 1z", "1z"),
        ("55z 66z 123m 456m 777s", "5z 6z 7z"),  # 55z 667z
    ],
)
def test_waits(hand: str, waits: str) -> None:
    found = GRAMMARS.of(()).waits(counts_of(parse_hand(hand, BOX), 64))
    assert " ".join(short_of(kind) for kind in found.live) == waits  # type: ignore[arg-type]


def test_four_mixed_sets_are_one_too_many() -> None:
    """001:4057: up to three."""
    four = "11p1s 33p3s 55p5s 77p7s 1z"
    assert not GRAMMARS.of(()).waits(counts_of(parse_hand(four, BOX), 64)).live
    three = "11p1s 33p3s 55p5s 777p 1z"
    assert GRAMMARS.of(()).waits(counts_of(parse_hand(three, BOX), 64)).live == (KIND_OF["1z"],)
    mixed = parse_hand("33p3s 55p5s 77p7s 1z 11p1s=", BOX)
    assert not GRAMMARS.of(mixed.melds).waits(counts_of(mixed, 64), mixed.melds).live
    pure = parse_hand("33p3s 55p5s 77p7s 1z 111p=", BOX)
    assert GRAMMARS.of(pure.melds).waits(counts_of(pure, 64), pure.melds).live == (KIND_OF["1z"],)


def test_a_table_may_know_no_mixed_sets() -> None:
    """001:4037: they need not be used."""
    pure = Grammars(lambda eyes, pure: Grammar([supplemented_sets(4, pure, eyes=eyes)], BOX), 4)
    hand = parse_hand("55p 123m 456m 777s 11z", BOX)
    assert pure.of(()).waits(counts_of(hand, 64)).live == (KIND_OF["5p"], KIND_OF["1z"])
    called = parse_hand("55p 456m 777s 11z 123m-", BOX)
    assert pure.of(called.melds).waits(counts_of(called, 64), called.melds).live == (KIND_OF["5p"], KIND_OF["1z"])


def test_a_hand_whose_eyes_are_melded_lacks_no_pair() -> None:
    hand = parse_hand("123m 456m 777s 67p 44z56f#", BOX)
    grammar = GRAMMARS.of(hand.melds)
    assert grammar.size == 12
    assert grammar.waits(counts_of(hand, 64), hand.melds).live == (KIND_OF["5p"], KIND_OF["8p"])


def test_season_pairs_among_seven() -> None:
    hand = counts_of(parse_hand("1199m 3366p 44s 55z 5f", BOX), 64)
    assert GRAMMARS.of(()).waits(hand).live == (KIND_OF["6f"], KIND_OF["7f"])
    four = counts_of(parse_hand("1199m 3366p 5555z 4s", BOX), 64)
    assert GRAMMARS.of(()).waits(four).live == (KIND_OF["4s"],)


def readings(text: str, winning: str) -> tuple[Reading, ...]:
    hand = parse_hand(text, BOX)
    return GRAMMARS.of(hand.melds).readings(counts_of(hand, 64), KIND_OF[winning], hand.melds)


def test_blocks_say_what_they_are() -> None:
    (reading,) = readings("55p5s 123m 456m 567f 11z", "5s")
    assert [block.shape for block in reading.blocks].count(Shape.TRIPLET) == 2
    assert reading.winning_block.shape is Shape.TRIPLET
    assert reading.wait is Wait.SHANPON
    (reading,) = readings("56f 123m 456m 777s 111z", "6f")
    assert reading.winning_block.shape is Shape.PAIR
    assert reading.wait is Wait.TANKI


# ---------------------------------------------------------------- against an enumeration of its own

Hand = tuple[int, ...]
SEASONS = tuple(KIND_OF[name] for name in ("5f", "6f", "7f"))
ALL = tuple(range(34)) + SEASONS


def listed_sets(mixed: bool) -> list[tuple[int, ...]]:
    """Every set, listed without a word of the package."""
    sets: list[tuple[int, ...]] = [(kind,) * 3 for kind in range(34)]
    sets += [(low, low + 1, low + 2) for low in range(27) if low % 9 < 7]
    sets.append(SEASONS)
    if mixed:
        behind = {0: 9, 9: 18, 18: 0}
        sets += [(start + rank,) * 2 + (behind[start] + rank,) for start in behind for rank in range(9)]
        sets += [(31, 31, 32), (32, 32, 33), (33, 33, 31)]
    return sets


PURE = listed_sets(mixed=False)
MIXED = [one for one in listed_sets(mixed=True) if one not in PURE]
PAIRS = [(kind, kind) for kind in range(34)] + list(combinations(SEASONS, 2))


def fits(hand: Counter[int], sets: int, mixed: int, pair: bool) -> bool:
    """Whether the tiles are so many sets, at most so many of them mixed, and a pair."""
    tile = min((kind for kind, count in hand.items() if count), default=None)
    if tile is None:
        return sets == 0 and not pair
    choices: list[tuple[tuple[int, ...], int, int, bool]] = []
    choices += [(one, 1, 0, False) for one in PURE if sets and tile in one]
    choices += [(one, 1, 1, False) for one in MIXED if sets and mixed and tile in one]
    choices += [(one, 0, 0, True) for one in PAIRS if pair and tile in one]
    for one, a_set, a_mixed, a_pair in choices:
        rest = hand - Counter(one)
        if rest.total() == hand.total() - len(one) and fits(rest, sets - a_set, mixed - a_mixed, pair and not a_pair):
            return True
    return False


def seven_pairs(hand: Counter[int]) -> bool:
    seasons = sum(hand[kind] for kind in SEASONS)
    odd = any(count % 2 for kind, count in hand.items() if kind not in SEASONS)
    return hand.total() == 14 and not odd and seasons in (0, 2)


def orphans(hand: Counter[int]) -> bool:
    wanted = {0, 8, 9, 17, 18, 26, *range(27, 34)}
    return hand.total() == 14 and {kind for kind, count in hand.items() if count} == wanted


def nearly_complete(rng: random.Random, sets: int, mixed: int, pair: bool) -> Counter[int] | None:
    """A complete hand with a tile or two changed, so that there is something to find."""
    pieces = [rng.choice(PURE if number >= mixed else PURE + 3 * MIXED) for number in range(sets)]
    if pair:
        pieces.append(rng.choice(PAIRS))
    hand: Counter[int] = Counter(kind for piece in pieces for kind in piece)
    hand[rng.choice(list(hand.elements()))] -= 1
    if rng.random() < 0.3:
        hand[rng.choice(list((+hand).elements()))] -= 1
        hand[rng.choice(ALL)] += 1
    hand = +hand
    return hand if all(count <= BOX.copies[kind] for kind, count in hand.items()) else None


def some_hands(seed: int, sets: int, mixed: int, pair: bool, number: int) -> Iterator[Counter[int]]:
    rng = random.Random(seed)
    while number:
        hand = nearly_complete(rng, sets, mixed, pair)
        if hand is not None:
            number -= 1
            yield hand


def as_counts(hand: Counter[int]) -> bytes:
    return bytes(hand[kind] for kind in range(64))


@each_kernel
def test_both_kernels_read_alike(kernel: type[KernelGrammar]) -> None:
    structures = [kernel_form(supplemented_sets(2, 1), BOX), kernel_form(supplemented_sets(2, 2), BOX)]
    grammar = kernel(structures, BOX.copies, 8)
    full = counts_of(parse_hand("55p5s 567f 77z", BOX), 64)
    (short, *_) = codes = [code[:3] for code in grammar.readings(full, KIND_OF["5s"])]
    assert {wait for _, wait, _ in codes} == {Wait.SHANPON}
    assert short[0] == 0
    pair = counts_of(parse_hand("55p5s 777z 56f", BOX), 64)
    assert {wait for _, wait, _, *_ in grammar.readings(pair, KIND_OF["6f"])} == {Wait.TANKI}
    live, _ = grammar.waits(counts_of(parse_hand("55p 567f 77z", BOX), 64))
    assert kinds_in(live) == tuple(KIND_OF[name] for name in ("5p", "5s", "5z", "7z"))


@pytest.mark.parametrize(("eyes", "pure"), [(False, 0), (False, 1), (True, 0), (True, 1)])
def test_waits_are_those_of_the_enumeration(eyes: bool, pure: int) -> None:
    grammar = make(eyes, pure)
    found = 0
    for melded in range(4) if not pure else range(1, 4):
        sets, mixed = 4 - melded, MOST_MIXED + pure - melded
        for hand in some_hands(7 * melded + pure, sets, mixed, not eyes, 120):
            live = set(kinds_in(grammar.kernel.waits(as_counts(hand), 0)[0]))
            expected = set()
            for kind in ALL:
                full = hand + Counter([kind])
                if full[kind] > BOX.copies[kind]:
                    continue
                special = not melded and not eyes and (seven_pairs(full) or orphans(full))
                if special or fits(full, sets, mixed, not eyes):
                    expected.add(kind)
            assert live == expected, (melded, sorted(hand.elements()))
            found += bool(live)
    assert found > 200  # there was something to find


@pytest.mark.parametrize(("sets", "mixed", "eyes"), [(1, 0, False), (1, 1, False), (2, 1, True), (2, 2, True)])
def test_shanten_is_that_of_the_enumeration(sets: int, mixed: int, eyes: bool) -> None:
    """The distance to every target, listed one by one."""
    structure = supplemented_sets(sets, mixed, eyes=eyes)
    grammar = Grammar([structure], BOX)
    targets = []
    for chosen in combinations_with_replacement(PURE + MIXED, sets):
        if sum(one in MIXED for one in chosen) > mixed:
            continue
        whole = Counter(kind for piece in chosen for kind in piece)
        for pair in [()] if eyes else PAIRS:
            target = whole + Counter(pair)
            if all(count <= BOX.copies[kind] for kind, count in target.items()):
                targets.append(target)
    rng = random.Random(sets * 10 + mixed)
    for _ in range(25):
        hand = Counter(tile & KIND for tile in rng.sample(BOX.tiles, structure.tiles - 1))
        nearest = min((target - hand).total() for target in targets)
        assert grammar.shanten(as_counts(hand)) == nearest - 1
