"""Every kernel answers as the oracle does, whatever the structure, the tile set and the forbidden suit."""

import re
from collections.abc import Callable, Iterator, Sequence
from math import comb
from random import Random
from typing import Any

import numpy as np
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tests.hands.kernels import KERNELS, Grammar, each_kernel
from tests.hands.oracle import ORPHANS, WAITS, Hand, Oracle, Structure, Wild, complete_suits, mask_of, tiles

Kernel = type[Grammar]

RIICHI: list[Structure] = [("sets", 4), ("pairs", 7, True), ("orphans", ORPHANS)]
SICHUAN: list[Structure] = [("sets", 4), ("pairs", 7, False)]
TAIWANESE: list[Structure] = [("sets", 5), ("pairs_triplet", 7)]
GAMES = {"riichi": (RIICHI, 14), "sichuan": (SICHUAN, 14), "taiwanese": (TAIWANESE, 17)}

SUIT = bytes([4] * 9)
ONE_AND_NINE = bytes([4, 0, 0, 0, 0, 0, 0, 0, 4])
TILE_SETS = {
    "riichi": bytes([4] * 34),
    "sanma": ONE_AND_NINE + bytes([4] * 25),
    "one 5p": SUIT + bytes([4, 4, 4, 4, 1, 4, 4, 4, 4]) + bytes([4] * 16),
    "sichuan": bytes([4] * 27 + [0] * 7),
    "uneven": bytes([4, 3, 2, 1, 4, 0, 2, 3, 4]) + ONE_AND_NINE + bytes([2] * 9) + bytes([4, 4, 1, 2, 3, 0, 4]),
    "five of each": bytes([5] * 34),
    "taiwanese": bytes([4] * 34 + [1] * 8),
}
MANY = {"eight of each": bytes([8] * 34), "fifteen of each": bytes([15] * 34)}

SIZES = {14: (1, 2, 4, 5, 7, 8, 10, 11, 13, 14), 17: (1, 2, 4, 5, 7, 8, 10, 11, 13, 14, 16, 17)}
VOIDS = [0, mask_of("123456789m"), mask_of("123456789s"), mask_of("123456789p1234567z"), mask_of("19m5z")]

unhurried = settings(deadline=None, suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large])


# --- Hands ----------------------------------------------------------------------------------------------------------


def counted(kinds: Sequence[int], length: int) -> Hand:
    return tuple(np.bincount(np.array(kinds, np.int64), minlength=length).tolist())


def wall(copies: bytes) -> list[int]:
    return [kind for kind, count in enumerate(copies) for _ in range(count)]


def random_hands(rng: Random, copies: bytes, size: int, number: int) -> Iterator[Hand]:
    """From the whole wall, from one suit, from two, from ends and honours."""
    whole = wall(copies)
    parts = [whole, [k for k in whole if k < 9], [k for k in whole if 9 <= k < 27], [k for k in whole if k >= 24]]
    parts = [part for part in parts if len(part) >= size]
    for i in range(number):
        yield counted(rng.sample(parts[i % len(parts)], size), len(copies))


def complete_hand(rng: Random, copies: bytes, sets: int, flush: bool) -> Hand:
    """Some sets and a pair."""
    kinds = range(9) if flush else range(34)
    starts = [kind for kind in kinds if kind < 27 and kind % 9 <= 6]
    while True:
        hand = [0] * len(copies)
        for _ in range(sets):
            first = rng.choice(starts if rng.random() < 0.6 else kinds)
            run = first in starts and rng.random() < 0.7
            for step in range(3):
                hand[first + step * run] += 1
        hand[rng.choice(kinds)] += 2
        if all(count <= most for count, most in zip(hand, copies, strict=True)):
            return tuple(hand)


def hands(copies: bytes, sizes: Sequence[int]) -> st.SearchStrategy[Hand]:
    whole = wall(copies)
    return (
        st.sampled_from(sizes)
        .flatmap(lambda size: st.lists(st.integers(0, len(whole) - 1), min_size=size, max_size=size, unique=True))
        .map(lambda drawn: counted([whole[i] for i in drawn], len(copies)))
    )


def without_one(rng: Random, hand: Hand) -> Hand:
    kind = rng.choice([kind for kind, count in enumerate(hand) if count])
    return tuple(count - (i == kind) for i, count in enumerate(hand))


# --- Shanten --------------------------------------------------------------------------------------------------------


@each_kernel
@pytest.mark.parametrize("tile_set", TILE_SETS)
@pytest.mark.parametrize("game", GAMES)
def test_shanten_of_random_hands(kernel: Kernel, game: str, tile_set: str) -> None:
    structures, complete = GAMES[game]
    copies = TILE_SETS[tile_set]
    grammar, oracle = kernel(structures, copies, complete), Oracle(structures, copies, complete)
    rng = Random(f"{game} {tile_set}")
    for size in SIZES[complete]:
        for hand in random_hands(rng, copies, size, 8):
            void = rng.choice(VOIDS)
            assert grammar.shanten_each(hand, void) == oracle.shanten_each(hand, void), (hand, void)
            assert grammar.shanten(hand, void) == oracle.shanten(hand, void), (hand, void)


@each_kernel
@pytest.mark.parametrize("game", GAMES)
@unhurried
@given(data=st.data())
def test_shanten_of_any_hand(kernel: Kernel, game: str, data: st.DataObject) -> None:
    structures, complete = GAMES[game]
    copies = TILE_SETS[data.draw(st.sampled_from(sorted(TILE_SETS)))]
    hand = data.draw(hands(copies, SIZES[complete]))
    void = data.draw(st.sampled_from(VOIDS))
    expected = Oracle(structures, copies, complete).shanten_each(hand, void)
    assert kernel(structures, copies, complete).shanten_each(hand, void) == expected


@each_kernel
@pytest.mark.parametrize("tile_set", MANY)
def test_shanten_with_many_copies(kernel: Kernel, tile_set: str) -> None:
    structures: list[Structure] = [("sets", 3), ("pairs_triplet", 4)]
    copies = MANY[tile_set]
    grammar, oracle = kernel(structures, copies, 11), Oracle(structures, copies, 11)
    rng = Random(tile_set)
    for size in (1, 2, 4, 5, 7, 8, 10, 11):
        for hand in random_hands(rng, copies, size, 12):
            assert grammar.shanten_each(hand) == oracle.shanten_each(hand), hand


@each_kernel
@pytest.mark.parametrize("sets", range(6))
def test_any_number_of_sets(kernel: Kernel, sets: int) -> None:
    structures: list[Structure] = [("sets", sets)]
    copies, complete = TILE_SETS["riichi"], 3 * sets + 2
    grammar, oracle = kernel(structures, copies, complete), Oracle(structures, copies, complete)
    rng = Random(sets)
    for size in range(1, complete + 1):
        if (complete - size) % 3 != 2:
            for hand in random_hands(rng, copies, size, 8):
                assert grammar.shanten(hand) == oracle.shanten(hand), hand
    for flush in (False, True):
        assert grammar.shanten(complete_hand(rng, copies, sets, flush)) == -1


@each_kernel
def test_pairs_structures(kernel: Kernel) -> None:
    structures: list[Structure] = [("pairs", 7, True), ("pairs", 7, False)]
    grammar = kernel(structures, TILE_SETS["riichi"], 14)
    assert grammar.shanten_each(tiles("1122m3344p5566s77z")) == (-1, -1)
    assert grammar.shanten_each(tiles("1111m3344p5566s77z")) == (1, -1)
    assert grammar.shanten_each(tiles("1111m3333p4444s77z")) == (5, -1)
    assert grammar.shanten_each(tiles("111m333p44466s777z")) == (3, 1)


@each_kernel
def test_melds_put_the_special_structures_out_of_reach(kernel: Kernel) -> None:
    grammar = kernel([*RIICHI, ("pairs", 7, False)], TILE_SETS["riichi"], 14)
    assert grammar.shanten_each(tiles("19m19p19s12345z")) == (6, 99, 99, 99)


@each_kernel
def test_structures_that_cannot_exist(kernel: Kernel) -> None:
    no_pairs = kernel(RIICHI, bytes([1] * 34), 14)
    assert no_pairs.shanten(tiles("123456789m123p1s")) == 99
    assert no_pairs.improving(tiles("123456789m123p1s")) == (99, 0)
    sanma = kernel(RIICHI, TILE_SETS["sanma"], 14)
    everything = (1 << 34) - 1
    assert sanma.shanten(tiles("19m19p19s1234567z"), everything) == 99
    assert sanma.shanten_each(tiles("19m19p19s1234567z"), mask_of("1m"))[2] == 99


@each_kernel
def test_tiles_of_the_void_suit_are_dead_weight(kernel: Kernel) -> None:
    grammar = kernel(SICHUAN, TILE_SETS["sichuan"], 14)
    bamboo = mask_of("123456789s")
    assert grammar.shanten(tiles("123456789m11p123s")) == -1
    assert grammar.shanten(tiles("123456789m11p123s"), bamboo) == 2
    assert grammar.readings(tiles("123456789m11p123s"), 0, bamboo) == []
    assert grammar.waits(tiles("123456789m11p12s"), bamboo) == (0, 0)


@each_kernel
def test_no_target_has_a_fifth_copy(kernel: Kernel) -> None:
    grammar = kernel([("sets", 4)], TILE_SETS["riichi"], 14)
    assert grammar.shanten(tiles("1111m")) == 1
    assert grammar.waits(tiles("1111m")) == (0, mask_of("1m"))
    assert grammar.shanten(tiles("1111z")) == 1
    assert kernel([("sets", 4)], bytes([5] * 34), 14).shanten(tiles("1111m")) == 0


@each_kernel
def test_flowers_are_dead_weight(kernel: Kernel) -> None:
    grammar = kernel([("sets", 4)], TILE_SETS["taiwanese"], 14)
    assert grammar.shanten(tiles("123456789m1122z1f", 42)) == 0
    assert grammar.waits(tiles("123456789m112z1f", 42)) == (0, 0)
    assert grammar.shanten(tiles("123456789m11222z")) == -1, "34 counts will do"


# --- Draws, waits, discards -----------------------------------------------------------------------------------------


@each_kernel
@pytest.mark.parametrize("tile_set", ["riichi", "sanma", "uneven", "taiwanese"])
@pytest.mark.parametrize("game", GAMES)
def test_improving_draws(kernel: Kernel, game: str, tile_set: str) -> None:
    structures, complete = GAMES[game]
    copies = TILE_SETS[tile_set]
    grammar, oracle = kernel(structures, copies, complete), Oracle(structures, copies, complete)
    rng = Random(f"improving {game} {tile_set}")
    for size in range(1, complete, 3):
        for hand in random_hands(rng, copies, size, 4):
            void = rng.choice(VOIDS)
            assert grammar.improving(hand, void) == oracle.improving(hand, void), (hand, void)


@each_kernel
@pytest.mark.parametrize("tile_set", ["riichi", "sanma", "one 5p", "five of each", "taiwanese"])
@pytest.mark.parametrize("game", GAMES)
def test_waits(kernel: Kernel, game: str, tile_set: str) -> None:
    structures, complete = GAMES[game]
    copies = TILE_SETS[tile_set]
    grammar, oracle = kernel(structures, copies, complete), Oracle(structures, copies, complete)
    rng = Random(f"waits {game} {tile_set}")
    for i in range(60):
        full = complete_hand(rng, copies, rng.randint(0, complete // 3), flush=tile_set != "sanma" and i % 2 == 0)
        hand = without_one(rng, full)
        void = rng.choice([0, 0, 0, *VOIDS])
        assert grammar.waits(hand, void) == oracle.waits(hand, void), (hand, void)


@each_kernel
@pytest.mark.parametrize(("game", "hand"), [
    ("riichi", "1133557799m113p"), ("sichuan", "1111335577m99p2s"), ("riichi", "19m19p19s1234567z"),
    ("riichi", "9m119p19s1234567z"), ("taiwanese", "1133m5577p2299s3366z"), ("taiwanese", "1133m5577p22999s633z"),
    ("taiwanese", "1112244556688999m"), ("taiwanese", "1111222233334m567z"),
])  # fmt: skip
def test_waits_of_special_structures(kernel: Kernel, game: str, hand: str) -> None:
    structures, complete = GAMES[game]
    copies = TILE_SETS["riichi"]
    assert sum(tiles(hand)) == complete - 1
    grammar, oracle = kernel(structures, copies, complete), Oracle(structures, copies, complete)
    assert grammar.waits(tiles(hand)) == oracle.waits(tiles(hand))
    assert grammar.improving(tiles(hand)) == oracle.improving(tiles(hand))


@each_kernel
@unhurried
@given(hand=hands(TILE_SETS["riichi"], (1, 4, 7, 10, 13)))
def test_a_ready_hand_improves_by_its_live_waits(kernel: Kernel, hand: Hand) -> None:
    grammar = kernel(RIICHI, TILE_SETS["riichi"], 14)
    shanten, mask = grammar.improving(hand)
    live, dead = grammar.waits(hand)
    assert not live & dead
    assert (shanten == 0) == (live != 0)
    assert shanten > 0 or mask == live


@each_kernel
@pytest.mark.parametrize("game", GAMES)
def test_discards(kernel: Kernel, game: str) -> None:
    structures, complete = GAMES[game]
    copies = TILE_SETS["riichi"]
    grammar, oracle = kernel(structures, copies, complete), Oracle(structures, copies, complete)
    rng = Random(f"discards {game}")
    for size in range(2, complete - 2, 3):
        for hand in random_hands(rng, copies, size, 2):
            void = rng.choice(VOIDS)
            assert grammar.discards(hand, void) == oracle.discards(hand, void), (hand, void)


@each_kernel
@pytest.mark.parametrize("game", GAMES)
def test_a_discard_leaves_a_hand_that_draws(kernel: Kernel, game: str) -> None:
    structures, complete = GAMES[game]
    grammar = kernel(structures, TILE_SETS["riichi"], complete)
    rng = Random(f"leaves {game}")
    for size in (complete - 3, complete):
        for hand in random_hands(rng, TILE_SETS["riichi"], size, 4):
            expected = []
            for kind in range(34):
                if hand[kind]:
                    rest = tuple(count - (i == kind) for i, count in enumerate(hand))
                    expected.append((kind, *grammar.improving(rest)))
            assert grammar.discards(hand) == expected


# --- Readings -------------------------------------------------------------------------------------------------------


def same_readings(grammar: Grammar, oracle: Oracle, hand: Hand, void: int = 0) -> None:
    for winning in range(len(hand)):
        if hand[winning]:
            expected = oracle.readings(hand, winning, void)
            assert grammar.readings(hand, winning, void) == expected, (hand, winning, void)


@each_kernel
@pytest.mark.parametrize("tile_set", ["riichi", "five of each", "taiwanese"])
@pytest.mark.parametrize("game", GAMES)
def test_readings(kernel: Kernel, game: str, tile_set: str) -> None:
    structures, complete = GAMES[game]
    copies = TILE_SETS[tile_set]
    grammar, oracle = kernel(structures, copies, complete), Oracle(structures, copies, complete)
    rng = Random(f"readings {game} {tile_set}")
    for i in range(60):
        hand = complete_hand(rng, copies, rng.randint(0, complete // 3), flush=i % 3 > 0)
        same_readings(grammar, oracle, hand, rng.choice([0, 0, *VOIDS]))
        assert grammar.readings(hand, next(kind for kind in range(34) if hand[kind]))


@each_kernel
@pytest.mark.parametrize(("game", "hand"), [
    ("riichi", "11223344556677m"), ("riichi", "11122233344455p"), ("riichi", "19m19p19s12345677z"),
    ("riichi", "1133557799m1133p"), ("sichuan", "11112222333344s"), ("sichuan", "1111m3333p556677s"),
    ("taiwanese", "1133m55577p2299s3366z"), ("taiwanese", "11122445566889999m"), ("taiwanese", "11112222333344455m"),
    ("riichi", "11m"), ("riichi", "123m147p258s12345z"), ("riichi", "11122233344m"),
])  # fmt: skip
def test_readings_of_chosen_hands(kernel: Kernel, game: str, hand: str) -> None:
    structures, complete = GAMES[game]
    copies = TILE_SETS["riichi"]
    same_readings(kernel(structures, copies, complete), Oracle(structures, copies, complete), tiles(hand))


@each_kernel
def test_a_reading_tells_blocks_and_wait(kernel: Kernel) -> None:
    grammar = kernel(RIICHI, TILE_SETS["riichi"], 14)
    pair, triplet, run = (form << 6 for form in (1, 2, 4))
    tanki, ryanmen = WAITS.index("tanki"), WAITS.index("ryanmen")
    east, white = 27, 31
    assert grammar.readings(tiles("234m55m111z"), 4) == [(0, tanki, 1, run | 1, pair | 4, triplet | east)]
    assert grammar.readings(tiles("23455m"), 4) == [(0, tanki, 1, run | 1, pair | 4)]
    assert grammar.readings(tiles("34555m"), 4) == [
        (0, tanki, 1, run | 2, pair | 4),
        (0, ryanmen, 0, run | 2, pair | 4),
    ]
    assert grammar.readings(tiles("77m555z"), white) == [(0, WAITS.index("shanpon"), 1, pair | 6, triplet | white)]
    orphans = grammar.readings(tiles("119m19p19s1234567z"), 0)
    assert orphans[0][:4] == (2, WAITS.index("thirteen"), 0, pair | 0)
    assert grammar.readings(tiles("119m19p19s1234567z"), 8)[0][:3] == (2, WAITS.index("orphan"), 1)


@each_kernel
@pytest.mark.parametrize(("hand", "winning", "wait"), [
    ("12355p", "3p", "penchan"), ("12355p", "2p", "kanchan"), ("12355p", "1p", "ryanmen"), ("55p789p", "7p", "penchan"),
    ("55p789p", "9p", "ryanmen"), ("55p789p", "8p", "kanchan"), ("55p234p", "4p", "ryanmen"),
    ("55p234p", "2p", "ryanmen"),
])  # fmt: skip
def test_waits_of_runs(kernel: Kernel, hand: str, winning: str, wait: str) -> None:
    grammar = kernel([("sets", 1)], TILE_SETS["riichi"], 5)
    (reading,) = grammar.readings(tiles(hand), mask_of(winning).bit_length() - 1)
    assert WAITS[reading[1]] == wait


@each_kernel
def test_a_complete_hand_has_a_reading_and_no_other_has(kernel: Kernel) -> None:
    grammar = kernel(RIICHI, TILE_SETS["riichi"], 14)
    rng = Random("reading or not")
    for size in (2, 5, 8):
        for hand in random_hands(rng, SUIT + bytes(25), size, 200):
            winning = next(kind for kind in range(34) if hand[kind])
            assert (grammar.shanten(hand) == -1) == bool(grammar.readings(hand, winning))


# --- Structures in pieces -------------------------------------------------------------------------------------------

RUNS = [(kind, kind + 1, kind + 2) for kind in range(27) if kind % 9 <= 6]
TRIPLETS = [(kind,) * 3 for kind in range(34)]
PAIRS = [(kind,) * 2 for kind in range(34)]
ORPHAN_KINDS = [kind for kind in range(34) if ORPHANS >> kind & 1]
SINGLES = [(kind,) for kind in ORPHAN_KINDS]
WRITTEN_OUT: dict[str, tuple[Structure, Structure, int]] = {
    "sets": (
        ("sets", 4),
        ("blocks", [(4, True, False, RUNS + TRIPLETS), (1, False, False, PAIRS)]),
        14,
    ),
    "pairs": (("pairs", 7, True), ("blocks", [(7, False, True, PAIRS)]), 14),
    "pairs, equal ones too": (("pairs", 7, False), ("blocks", [(7, False, False, PAIRS)]), 14),
    "pairs and a triplet": (
        ("pairs_triplet", 4),
        ("blocks", [(4, False, False, PAIRS), (1, False, False, TRIPLETS)]),
        11,
    ),
    "orphans": (
        ("orphans", ORPHANS),
        ("blocks", [(13, False, True, SINGLES), (1, False, False, SINGLES)]),
        14,
    ),
}  # fmt: skip


def written_out_hands(rng: Random, name: str, complete: int, number: int) -> Iterator[Hand]:
    """Some far from complete, some near."""
    sizes = (1, 2, 4, 5, 7, 8, 10, 11, 13, 14) if name == "sets" else (complete - 1, complete)
    for size in sizes:
        yield from random_hands(rng, TILE_SETS["riichi"], size, number)
    for _ in range(3 * number):
        pairs = [kind for kind in rng.sample(range(34), 9) for _ in range(2)]
        yield counted(rng.sample(pairs, complete - 1), 34)
        yield counted(rng.sample(ORPHAN_KINDS + rng.sample(range(34), 4), complete - 1), 34)
        yield without_one(rng, complete_hand(rng, TILE_SETS["riichi"], complete // 3, flush=False))


@each_kernel
@pytest.mark.parametrize("name", WRITTEN_OUT)
def test_a_structure_may_be_written_out_in_pieces(kernel: Kernel, name: str) -> None:
    structure, pieces, complete = WRITTEN_OUT[name]
    rng = Random(name)
    for tile_set in ("riichi", "uneven"):
        copies = TILE_SETS[tile_set]
        known, written = kernel([structure], copies, complete), kernel([pieces], copies, complete)
        for hand in written_out_hands(rng, name, complete, 1):
            if any(count > most for count, most in zip(hand, copies, strict=True)):
                continue
            void = rng.choice([0, 0, *VOIDS])
            assert known.shanten_each(hand, void) == written.shanten_each(hand, void), (hand, void)
            if (complete - sum(hand)) % 3 == 1:
                assert known.waits(hand, void) == written.waits(hand, void), (hand, void)
                if known.shanten(hand, void) < 2:
                    assert known.improving(hand, void) == written.improving(hand, void), (hand, void)


@each_kernel
def test_readings_in_pieces(kernel: Kernel) -> None:
    structure, pieces, complete = WRITTEN_OUT["sets"]
    copies = TILE_SETS["riichi"]
    known, written = kernel([structure], copies, complete), kernel([pieces], copies, complete)
    rng = Random("readings in pieces")
    names = {1 << 16 | slot << 12 | i: tuple(piece) for slot in (0, 1) for i, piece in enumerate(pieces[1][slot][3])}
    for i in range(12):
        hand = complete_hand(rng, copies, rng.randint(1, 4), flush=i % 2 == 0)
        for winning in range(34):
            if hand[winning]:
                plain = {
                    (r[1], kinds_of(r[3 + r[2]]), *sorted(map(kinds_of, r[3:]))) for r in known.readings(hand, winning)
                }
                read = written.readings(hand, winning)
                assert {(r[1], names[r[3 + r[2]]], *sorted(names[code] for code in r[3:])) for r in read} == plain
                assert read == sorted(read)
                assert all(list(r[3:]) == sorted(r[3:]) for r in read)


def kinds_of(code: int) -> tuple[int, ...]:
    form, kind = divmod(code, 64)
    return {1: (kind,) * 2, 2: (kind,) * 3, 4: (kind, kind + 1, kind + 2)}[form]


def random_structure(rng: Random, kinds: range) -> tuple[Structure, int]:
    """A few slots of a few pieces that mean nothing, not too many for the oracle to list."""
    slots: list[tuple[int, bool, bool, list[tuple[int, ...]]]] = []
    size, ways = 0, 1
    for _ in range(rng.randint(1, 4)):
        length = rng.choice([1, 2, 3, 3, 3, 4])
        pieces = {tuple(sorted(rng.choices(kinds, k=length))) for _ in range(rng.randint(3, 7))}
        times, distinct = rng.randint(1, 3), rng.random() < 0.3
        times = min(times, len(pieces))
        ways *= comb(len(pieces) + times - 1, times)
        if ways > 2000:
            break
        slots.append((times, length == 3 and rng.random() < 0.7, distinct, sorted(pieces)))
        size += times * length
    return ("blocks", slots), size


@each_kernel
@pytest.mark.parametrize("seed", range(20))
def test_any_structure_in_pieces(kernel: Kernel, seed: int) -> None:
    rng = Random(seed)
    first = rng.choice([0, 30])
    kinds = range(first, first + 9)
    structure, size = random_structure(rng, kinds)
    copies = bytes(rng.choice([1, 2, 3, 4, 5]) if kind in kinds else 1 for kind in range(40))
    grammar, oracle = kernel([structure], copies, size), Oracle([structure], copies, size)
    most = sum(times for times, by_meld, _, _ in structure[1] if by_meld)
    voids = [0, 0, 1 << kinds[0], 1 << kinds[3] | 1 << kinds[5]]
    for _ in range(12):
        tiles_in_hand = size - 3 * rng.randint(0, most) - rng.randint(0, 1)
        part = [kind for kind in wall(copies) if kind in kinds or rng.random() < 0.2]
        if not 1 <= tiles_in_hand <= len(part):
            continue
        hand = counted(rng.sample(part, tiles_in_hand), len(copies))
        void = rng.choice(voids)
        ask_all(grammar, oracle, hand, void)
    for _ in range(5):
        target = random_target(rng, structure, copies)
        if target is not None:
            ask_all(grammar, oracle, target, rng.choice(voids))


def random_target(rng: Random, structure: Structure, copies: bytes) -> Hand | None:
    """A complete hand, if a random one can exist."""
    drawn = [
        kind
        for times, _, distinct, pieces in structure[1]
        for piece in (rng.sample(pieces, times) if distinct else rng.choices(pieces, k=times))
        for kind in piece
    ]
    hand = counted(drawn, len(copies))
    return hand if all(count <= most for count, most in zip(hand, copies, strict=True)) else None


def ask_all(grammar: Grammar, oracle: Oracle, hand: Hand, void: int) -> None:
    assert grammar.shanten_each(hand, void) == oracle.shanten_each(hand, void), (hand, void)
    if (oracle.size - sum(hand)) % 3 == 1:
        assert grammar.improving(hand, void) == oracle.improving(hand, void), (hand, void)
        assert grammar.waits(hand, void) == oracle.waits(hand, void), (hand, void)
    else:
        kind = next(kind for kind, count in enumerate(hand) if count)
        rest = tuple(count - (i == kind) for i, count in enumerate(hand))
        assert grammar.discards(hand, void)[0] == (kind, *oracle.improving(rest, void)), (hand, void)
        for winning, count in enumerate(hand):
            if count and winning not in dict(oracle.wild):
                assert grammar.readings(hand, winning, void) == oracle.readings(hand, winning, void), (hand, winning)


@each_kernel
def test_a_suit_of_ten_ranks(kernel: Kernel) -> None:
    ranks = range(34, 44)
    runs = [(k, k + 1, k + 2) for k in ranks[:-2]]
    slots = [(4, True, False, runs + [(k,) * 3 for k in ranks]), (1, False, False, [(k, k) for k in ranks])]
    structures: list[Structure] = [("blocks", slots)]
    copies = bytes([0] * 34 + [4] * 10)
    grammar, oracle = kernel(structures, copies, 14), Oracle(structures, copies, 14)
    rng = Random("ten")
    for size in (1, 2, 4, 5, 7, 8, 10, 11, 13, 14):
        for _ in range(3):
            hand = counted(rng.sample(wall(copies), size), 44)
            assert grammar.shanten(hand) == oracle.shanten(hand), hand
    ten = counted([kind + 34 for kind in (0, 0, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 9)], 44)
    assert grammar.waits(ten) == oracle.waits(ten)
    end = counted([34, 34, 42, 43], 44)
    assert grammar.waits(end) == (1 << 41, 0), "a run ends with the tenth rank"
    (reading,) = grammar.readings(counted([34, 34, 41, 42, 43], 44), 41)
    assert WAITS[reading[1]] == "other", "the names of waits belong to suits of nine"


@each_kernel
def test_melds_fill_the_slots_in_order(kernel: Kernel) -> None:
    low, high = [(0, 1, 2), (3, 3, 3)], [(6, 7, 8)]
    structure: Structure = ("blocks", [(1, True, False, low), (2, True, False, high), (1, False, False, [(27, 27)])])
    grammar = kernel([structure], TILE_SETS["riichi"], 11)
    assert grammar.shanten(tiles("123m11z789789m")) == -1
    assert grammar.shanten(tiles("11z789789m")) == -1
    assert grammar.shanten(tiles("11z123m789m")) == 2, "the meld stands for the first slot"
    assert grammar.shanten(tiles("11z")) == -1
    with pytest.raises(ValueError, match="5 tiles"):
        kernel([("blocks", [(1, True, False, low), (4, False, False, [(27, 27)])])], TILE_SETS["riichi"], 11).shanten(
            tiles("1111z1m")
        )


@each_kernel
def test_pieces_without_room_for_a_meld_are_out_of_reach(kernel: Kernel) -> None:
    orphans = WRITTEN_OUT["orphans"][1]
    grammar = kernel([("sets", 4), orphans], TILE_SETS["riichi"], 14)
    assert grammar.shanten_each(tiles("19m19p19s12345z")) == (6, 99)


# --- Wild tiles -----------------------------------------------------------------------------------------------------


@each_kernel
@pytest.mark.parametrize("seed", range(16))
def test_wild_tiles_in_any_structure(kernel: Kernel, seed: int) -> None:
    rng = Random(f"wild {seed}")
    kinds = range(9)
    structure, size = random_structure(rng, kinds)
    any_of = [
        rng.choice([0x1FF, sum(1 << kind for kind in rng.sample(kinds, 3)) | rng.choice([0, 1 << 35])]) for _ in "ab"
    ]
    wild: Wild = [(rng.choice([34, 4]), any_of[0]), (35, any_of[1])][: rng.randint(1, 2)]
    copies = bytes([rng.choice([2, 3, 4, 5]) for _ in kinds] + [0] * 25 + [3, 2])
    grammar, oracle = kernel([structure], copies, size, wild), Oracle([structure], copies, size, wild)
    most = sum(times for times, by_meld, _, _ in structure[1] if by_meld)
    for _ in range(8):
        jokers = [kind for kind in wall(copies) if kind in dict(wild)]
        part = [kind for kind in wall(copies) if kind not in dict(wild)]
        number = size - 3 * rng.randint(0, most) - rng.randint(0, 1)
        some = rng.sample(jokers, min(len(jokers), max(0, number), rng.randint(0, 3)))
        if number < 1 or number - len(some) > len(part):
            continue
        hand = counted(some + rng.sample(part, number - len(some)), len(copies))
        ask_all(grammar, oracle, hand, rng.choice([0, 0, 1 << 2]))


@each_kernel
def test_a_joker_in_a_suit(kernel: Kernel) -> None:
    suit = (1 << 9) - 1
    slots = [
        (3, True, False, [(k, k + 1, k + 2) for k in range(7)] + [(k,) * 3 for k in range(9)]),
        (1, False, False, [(k, k) for k in range(9)]),
    ]
    structures: list[Structure] = [("blocks", slots)]
    copies = SUIT + bytes(25) + bytes([4])
    wild = [(34, suit)]
    grammar, oracle = kernel(structures, copies, 11, wild), Oracle(structures, copies, 11, wild)

    def hand(text: str, jokers: int) -> Hand:
        return (*tiles(text), jokers)

    assert grammar.shanten(hand("12355m", 0)) == -1
    assert grammar.shanten(hand("1255m", 1)) == -1
    assert grammar.shanten(hand("15m", 3)) == -1
    assert grammar.waits(hand("1255m", 0)) == (mask_of("3m") | 1 << 34, 0)
    assert grammar.waits(hand("125m", 1)) == oracle.waits(hand("125m", 1))
    rng = Random("joker")
    for size in (1, 2, 4, 5, 7, 8, 10, 11):
        for jokers in range(min(size, 3)):
            drawn = rng.sample(wall(SUIT), size - jokers)
            some = (*counted(drawn, 34), jokers)
            assert grammar.shanten(some) == oracle.shanten(some), some


@each_kernel
def test_wild_tiles_in_the_usual_structures(kernel: Kernel) -> None:
    structures: list[Structure] = [("sets", 2), ("pairs", 4, True), ("orphans", mask_of("19m19p19s1z"))]
    copies = bytes([4] * 34 + [4])
    wild = [(34, mask_of("123456789m5z"))]
    try:
        grammar = kernel(structures, copies, 8, wild)
    except ValueError:
        pytest.skip("this kernel takes wild tiles in structures of pieces only")
    oracle = Oracle(structures, copies, 8, wild)
    rng = Random("wild and usual")
    for jokers in (0, 1, 2):
        for size in (7, 8):
            for hand in random_hands(rng, bytes([4] * 34), size - jokers, 8):
                both = (*hand, jokers)
                assert grammar.shanten_each(both) == oracle.shanten_each(both), both
        for _ in range(6):
            hand = complete_hand(rng, bytes([4] * 34), 2, flush=True)
            for _ in range(jokers):
                hand = without_one(rng, hand)
            both = (*hand, jokers)
            assert grammar.shanten(both) == -1
            for winning in range(9):
                if hand[winning]:
                    assert grammar.readings(both, winning) == oracle.readings(both, winning), (both, winning)


# --- Many hands at once ---------------------------------------------------------------------------------------------


@each_kernel
@pytest.mark.parametrize("game", GAMES)
def test_a_batch_answers_as_single_calls(kernel: Kernel, game: str) -> None:
    structures, complete = GAMES[game]
    grammar = kernel(structures, TILE_SETS["riichi"], complete)
    rng = Random(f"batch {game}")
    waiting = [h for size in range(1, complete, 3) for h in random_hands(rng, TILE_SETS["riichi"], size, 4)]
    every = waiting + list(random_hands(rng, TILE_SETS["riichi"], complete, 8))
    void = mask_of("123456789p")
    rows = np.array(every, np.uint8)
    shanten = grammar.shanten_batch(rows, void)
    assert shanten.dtype == np.int8
    assert shanten.tolist() == [grammar.shanten(hand, void) for hand in every]
    rows = np.array(waiting, np.uint8)
    for mine, numbers in (
        ([grammar.improving(hand) for hand in waiting], grammar.improving_batch(rows)),
        ([grammar.waits(hand) for hand in waiting], grammar.waits_batch(rows)),
    ):
        assert list(zip(*(column.tolist() for column in numbers), strict=True)) == mine
    assert [column.dtype for column in grammar.improving_batch(rows)] == [np.int8, np.uint64]
    assert [column.dtype for column in grammar.waits_batch(rows)] == [np.uint64, np.uint64]


@each_kernel
def test_batches_of_any_layout(kernel: Kernel) -> None:
    grammar = kernel(RIICHI, TILE_SETS["riichi"], 14)
    rows = np.array(list(random_hands(Random("layout"), TILE_SETS["riichi"], 13, 20)), np.uint8)
    expected = grammar.shanten_batch(rows).tolist()
    assert grammar.shanten_batch(np.asfortranarray(rows)).tolist() == expected
    assert grammar.shanten_batch(np.repeat(rows, 2, axis=0)[::2]).tolist() == expected
    assert grammar.shanten_batch(rows[::-1]).tolist() == expected[::-1]
    assert grammar.shanten_batch(np.tile(rows, (4, 1))[:65]).tolist() == (4 * expected)[:65]
    read_only = rows.copy()
    read_only.flags.writeable = False
    assert grammar.shanten_batch(read_only).tolist() == expected
    nothing = np.zeros((0, 34), np.uint8)
    assert grammar.shanten_batch(nothing).tolist() == []
    assert [len(column) for column in grammar.improving_batch(nothing)] == [0, 0]
    assert [len(column) for column in grammar.waits_batch(nothing)] == [0, 0]


@each_kernel
def test_counts_of_any_kind(kernel: Kernel) -> None:
    grammar = kernel(RIICHI, TILE_SETS["riichi"], 14)
    hand = tiles("2223477m456p789p")
    expected = grammar.waits(hand)
    for counts in (
        bytes(hand),
        bytearray(hand),
        list(hand),
        np.array(hand, np.uint8),
        np.array(hand * 2, np.uint8)[:34],
    ):
        assert grammar.waits(counts) == expected
    assert grammar.waits(np.repeat(np.array(hand, np.uint8), 3)[::3]) == expected


@each_kernel
def test_batches_of_the_34_usual_kinds_in_a_larger_set(kernel: Kernel) -> None:
    grammar = kernel(TAIWANESE, TILE_SETS["taiwanese"], 17)
    rows = np.array(list(random_hands(Random("larger"), TILE_SETS["riichi"], 16, 6)), np.uint8)
    wide = np.concatenate([rows, np.zeros((6, 8), np.uint8)], axis=1)
    assert grammar.shanten_batch(rows).tolist() == grammar.shanten_batch(wide).tolist()


# --- What is refused ------------------------------------------------------------------------------------------------

READY = tiles("2223477m456p789p")
FULL = tiles("22234777m456p789p")


@each_kernel
@pytest.mark.parametrize(("counts", "message"), [
    (READY[:33], "33"), ((*READY, 0), "35"), (b"", "0"),
    ((0, 0, 0, 5, *[1] * 8, *[0] * 22), "kind 3: 5 in hand, the tile set has 4"),
    ((0, 0, 0, 5, *[1] * 8, *[0] * 21, 5)[:34], "kind 3: 5 in hand, the tile set has 4"),
    (tiles("123m"), "3 tiles"), (tiles("123456m"), "6 tiles"), (tiles("123456789m123456p"), "15 tiles"),
    (bytes(34), "0 tiles"), (tiles("123456789m123456789p"), "18 tiles"),
])  # fmt: skip
def test_hands_that_cannot_be(kernel: Kernel, counts: Any, message: str) -> None:
    grammar = kernel(RIICHI, TILE_SETS["riichi"], 14)
    for ask in (grammar.shanten, grammar.shanten_each, grammar.improving, grammar.waits, grammar.discards):
        with pytest.raises(ValueError, match=re.escape(message)):
            ask(counts)
    with pytest.raises(ValueError, match=re.escape(message)):
        grammar.readings(counts, 0)


@each_kernel
@pytest.mark.parametrize("counts", [
    "1" * 34, None, 14, [1.0] * 14 + [0.0] * 20, ["1"] * 34, [-1, 1, *READY[2:]], [300, *READY[1:]],
    [1 << 70, *READY[1:]], [None] * 34, {"a": 1}, np.array(READY, np.int64), np.array(READY, np.float32),
    np.array([READY], np.uint8), np.array(READY, np.int8),
], ids=lambda counts: type(counts).__name__)  # fmt: skip
def test_counts_that_are_none(kernel: Kernel, counts: Any) -> None:
    grammar = kernel(RIICHI, TILE_SETS["riichi"], 14)
    for ask in (grammar.shanten, grammar.shanten_each, grammar.improving, grammar.waits, grammar.discards):
        with pytest.raises((ValueError, TypeError)):
            ask(counts)


@each_kernel
def test_questions_for_another_size(kernel: Kernel) -> None:
    grammar = kernel(RIICHI, TILE_SETS["riichi"], 14)
    for text in ("22234777m456p789p", "22m", "11123m"):
        for ask in (grammar.improving, grammar.waits):
            with pytest.raises(ValueError, match=f"{sum(tiles(text))} tiles"):
                ask(tiles(text))
    for text in ("2223477m456p789p", "2m", "1112m"):
        with pytest.raises(ValueError, match=f"{sum(tiles(text))} tiles"):
            grammar.discards(tiles(text))
        with pytest.raises(ValueError, match=f"{sum(tiles(text))} tiles"):
            grammar.readings(tiles(text), 1)


@each_kernel
@pytest.mark.parametrize("winning", [0, 33, 34, 64, 255, -1, 1 << 40, 1 << 70, "1m", 1.0, None])
def test_winning_tiles_that_are_not_in_the_hand(kernel: Kernel, winning: Any) -> None:
    grammar = kernel(RIICHI, TILE_SETS["riichi"], 14)
    with pytest.raises((ValueError, TypeError)):
        grammar.readings(FULL, winning)


def questions(grammar: Grammar, void: Any) -> list[Callable[[], object]]:
    return [
        lambda: grammar.shanten(READY, void),
        lambda: grammar.shanten_each(READY, void),
        lambda: grammar.improving(READY, void),
        lambda: grammar.waits(READY, void),
        lambda: grammar.discards(FULL, void),
        lambda: grammar.readings(FULL, 1, void),
        lambda: grammar.shanten_batch(good_rows(2), void),
        lambda: grammar.improving_batch(good_rows(2), void),
        lambda: grammar.waits_batch(good_rows(2), void),
    ]


@each_kernel
@pytest.mark.parametrize("void", [-1, 1 << 64, 1 << 70, -1 << 70])
def test_classes_of_kinds_that_cannot_be(kernel: Kernel, void: int) -> None:
    for ask in questions(kernel(RIICHI, TILE_SETS["riichi"], 14), void):
        with pytest.raises(ValueError, match=r"^a class of kinds is a whole number from 0 to 2\*\*64 - 1$"):
            ask()


@each_kernel
@pytest.mark.parametrize("void", ["m", 1.0, None, [1], b"m"])
def test_classes_of_kinds_that_are_none(kernel: Kernel, void: Any) -> None:
    for ask in questions(kernel(RIICHI, TILE_SETS["riichi"], 14), void):
        with pytest.raises(TypeError):
            ask()


@each_kernel
def test_every_class_of_kinds_may_be_void(kernel: Kernel) -> None:
    for ask in questions(kernel(RIICHI, TILE_SETS["riichi"], 14), (1 << 64) - 1):
        ask()


@each_kernel
@pytest.mark.parametrize("count", [1 << 33, 1 << 70, -1 << 70])
def test_counts_that_no_machine_holds(kernel: Kernel, count: int) -> None:
    grammar = kernel(RIICHI, TILE_SETS["riichi"], 14)
    for ask in (grammar.shanten, grammar.shanten_each, grammar.improving, grammar.waits, grammar.discards):
        with pytest.raises(ValueError, match="kind 0: "):
            ask([count, *READY[1:]])


def good_rows(number: int, hand: Hand = READY) -> np.ndarray[Any, np.dtype[np.uint8]]:
    return np.array([hand] * number, np.uint8)


@each_kernel
def test_a_bad_row_is_named(kernel: Kernel) -> None:
    grammar = kernel(RIICHI, TILE_SETS["riichi"], 14)
    for ask in (grammar.shanten_batch, grammar.improving_batch, grammar.waits_batch):
        rows = good_rows(40)
        rows[17, 3] = 5
        with pytest.raises(ValueError, match="row 17: kind 3: 5 in hand, the tile set has 4"):
            ask(rows)
        rows = good_rows(40)
        rows[30] = 0
        with pytest.raises(ValueError, match="row 30: 0 tiles"):
            ask(rows)
        rows = good_rows(80)
        rows[66] = 0  # rows may be looked at together, but the first bad one is named
        rows[70, 3] = 5
        with pytest.raises(ValueError, match="row 66: 0 tiles"):
            ask(rows)
    rows = good_rows(3)
    rows[2] = FULL
    assert grammar.shanten_batch(rows).tolist() == [0, 0, -1]
    for ask in (grammar.improving_batch, grammar.waits_batch):
        with pytest.raises(ValueError, match=r"row 2: .*14 tiles"):
            ask(rows)


@each_kernel
@pytest.mark.parametrize("rows", [
    good_rows(2).astype(np.int64), good_rows(2).astype(np.int8), good_rows(2).astype(np.float64), good_rows(2)[0],
    good_rows(2)[None], good_rows(2)[:, :33], np.zeros((2, 64), np.uint8), np.zeros((0, 33), np.uint8),
], ids=lambda rows: f"{rows.dtype} {rows.shape}")  # fmt: skip
def test_arrays_that_are_no_hands(kernel: Kernel, rows: Any) -> None:
    grammar = kernel(RIICHI, TILE_SETS["riichi"], 14)
    for ask in (grammar.shanten_batch, grammar.improving_batch, grammar.waits_batch):
        with pytest.raises(ValueError, match=r".{20}"):
            ask(rows)


@each_kernel
@pytest.mark.parametrize(("structures", "copies", "size", "wild"), [
    ([], [4] * 34, 14, ()), ([("tower", 4)], [4] * 34, 14, ()), ([("sets", 6)], [4] * 34, 20, ()),
    ([("sets", -1)], [4] * 34, 2, ()), ([("sets",)], [4] * 34, 14, ()), ([("sets", 4)], [4] * 33, 14, ()),
    ([("sets", 4)], [4] * 65, 14, ()), ([("sets", 4)], [16] * 34, 14, ()), ([("sets", 4)], [4] * 34, 17, ()),
    ([("pairs", 7, True)], [4] * 34, 17, ()), ([("orphans", ORPHANS)], [4] * 34, 13, ()),
    ([("orphans", 0)], [4] * 34, 1, ()), ([("orphans", 1 << 34 | 1)], [4] * 34, 3, ()),
    ([("blocks", [])], [4] * 34, 14, ()), ([("blocks", [(2, False, False, [])])], [4] * 34, 14, ()),
    ([("blocks", [(2, False, False, [(1, 1)])], "runs")], [4] * 34, 4, ()),
    ([("blocks", [(2, False, False, [(34, 34)])])], [4] * 34, 4, ()),
    ([("blocks", [(2, False, False, [(64, 64)])])], [4] * 64, 4, ()),
    ([("blocks", [(2, False, False, [(1, 1), (1, 1, 1)])])], [4] * 34, 4, ()),
    ([("blocks", [(2, True, False, [(1, 1)])])], [4] * 34, 4, ()),
    ([("blocks", [(2, False, False, [(1, 1)])])], [4] * 34, 5, ()),
    ([("blocks", [(2, False, False, [(1, 1)])])], [4] * 34, 4, [(34, 1)]),
    ([("blocks", [(2, False, False, [(1, 1)])])], [4] * 34, 4, [(0, 1 << 34)]),
    (5, [4] * 34, 14, ()), (None, [4] * 34, 14, ()), ("sets", [4] * 34, 14, ()), ([5], [4] * 34, 14, ()),
    ([None], [4] * 34, 14, ()), ([()], [4] * 34, 14, ()), ([["sets", 4]], [4] * 34, 14, ()),
    ([(4, "sets")], [4] * 34, 14, ()), ([("sets", 1 << 40)], [4] * 34, 14, ()), ([("sets", 1 << 70)], [4] * 34, 14, ()),
    ([("sets", "4")], [4] * 34, 14, ()), ([("sets", 4.0)], [4] * 34, 14, ()), ([("sets", 4, 4)], [4] * 34, 14, ()),
    ([("sets", 4)], [4] * 34, 0, ()), ([("sets", 4)], [4] * 34, -1, ()), ([("sets", 4)], [4] * 34, 1 << 40, ()),
    ([("sets", 4)], [4] * 34, "14", ()), ([("sets", 4)], [4] * 34, 14.0, ()),
    ([("pairs", 7)], [4] * 34, 14, ()), ([("pairs", 1 << 40, True)], [4] * 34, 14, ()),
    ([("pairs", 7, "yes")], [4] * 34, 14, ()), ([("pairs", 0, True)], [4] * 34, 0, ()),
    ([("pairs", 21, True)], [4] * 34, 42, ()), ([("pairs_triplet", 1 << 40)], [4] * 34, 17, ()),
    ([("orphans", -1)], [4] * 34, 14, ()), ([("orphans", 1 << 64)], [4] * 34, 2, ()),
    ([("orphans", "x")], [4] * 34, 14, ()), ([("blocks", 5)], [4] * 34, 14, ()), ([("blocks", [5])], [4] * 34, 14, ()),
    ([("blocks", [(1,)])], [4] * 34, 14, ()), ([("blocks", [(1, False, False, [5])])], [4] * 34, 2, ()),
    ([("blocks", [(1, False, False, [("a", "b")])])], [4] * 34, 2, ()),
    ([("blocks", [(1, False, False, [(1 << 40, 1)])])], [4] * 34, 2, ()),
    ([("blocks", [(1 << 40, False, False, [(1, 1)])])], [4] * 34, 14, ()),
    ([("blocks", [("1", False, False, [(1, 1)])])], [4] * 34, 2, ()),
    ([("blocks", [(0, False, False, [(1, 1)])])], [4] * 34, 0, ()),
    ([("blocks", [(-1, False, False, [(1, 1)])])], [4] * 34, -2, ()),
    ([("blocks", [(1, False, False, [(1, 1)] * 4096)])], [4] * 34, 2, ()),
    ([("sets", 4)], [4] * 34, 14, 5), ([("sets", 4)], [4] * 34, 14, [5]), ([("sets", 4)], [4] * 34, 14, [(1,)]),
    ([("sets", 4)], [4] * 34, 14, [(1, 2, 3)]), ([("sets", 4)], [4] * 34, 14, [(1 << 40, 1)]),
    ([("sets", 4)], [4] * 34, 14, [(1, -1)]), ([("sets", 4)], [4] * 34, 14, [("a", "b")]),
])  # fmt: skip
def test_grammars_that_cannot_be(kernel: Kernel, structures: Any, copies: list[int], size: Any, wild: Any) -> None:
    with pytest.raises((ValueError, TypeError)):
        kernel(structures, bytes(copies), size, wild)


def test_every_kernel_has_the_whole_interface() -> None:
    names = set(dir(KERNELS["slow"]))
    for grammar in KERNELS.values():
        assert {name for name in names if not name.startswith("_")} <= set(dir(grammar))


def test_the_oracle_knows_how_many_hands_there_are() -> None:
    assert len(complete_suits(4, 1, (4,) * 9, runs=True)) == 13259


@each_kernel
def test_flowers_make_no_pairs(kernel: Kernel) -> None:
    copies = bytes([4] * 34 + [4] * 8)
    hand = (*tiles("1122m3344p556s"), *[2, *[0] * 7])
    for structure, size in ((("pairs", 7, True), 14), (("pairs", 7, False), 14)):
        grammar = kernel([structure], copies, size)
        assert grammar.shanten(hand) == 2
        assert grammar.shanten(tiles("1122m3344p55667s")) == 0
