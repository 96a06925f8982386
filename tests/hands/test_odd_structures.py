"""Hands that are no four sets and a pair: what they are, what they wait for, and that both kernels say the same."""

import random
from functools import cache
from typing import Any

import pytest

from jantaku.hands import Grammar, counts_of
from jantaku.hands.slow import Grammar as SlowKernel
from jantaku.hands.structures import STRUCTURES, Structure, kernel_form
from jantaku.tiles import KIND_OF, TileSet, tile_set

ODD = (
    "knitted",
    "two_septets",
    "seven_stars",
    "symmetric",
    "finland",
    "two_sets_four_pairs",
    "south_and_north",
    "thirteen_unrelated",
    "fourteen_unrelated",
)
USUAL = ("sets_4", "seven_pairs", "thirteen_orphans")


@cache
def grammar(*names: str) -> Grammar:
    return Grammar([STRUCTURES[name] for name in (*USUAL, *names)], tile_set("riichi"))


@cache
def slow(name: str) -> Any:
    box = tile_set("riichi")
    return SlowKernel([kernel_form(one, box) for one in STRUCTURES[name].each()], box.copies, 14)


@pytest.mark.parametrize(
    ("name", "hand", "waits"),
    [
        ("knitted", "147m 258p 36s 789p 22m", "9s"),
        ("knitted", "147m 258p 369s 77z 22m", "2m 7z"),
        ("knitted", "147m 258p 369s 2m", "2m"),  # the set is melded
        ("two_septets", "1234567m 123456p", "1m 4m 7m 7p"),
        ("seven_stars", "147m 258p 3s 123456z", "7z"),
        ("seven_stars", "14m 258p 3s 1234567z", "7m 8m 9m 6s 7s 8s 9s"),
        ("symmetric", "124589p 245689s 5z", "3p"),
        ("finland", "1p 444z 1111m 2678m 9m", "9m"),
        ("two_sets_four_pairs", "234m 67p 1133s 5577z", "5p 8p"),
        ("two_sets_four_pairs", "67p 1133s 5577z", "5p 8p"),  # one set is melded
        ("south_and_north", "222z 444z 111m 5m 66m 8m", "8m"),
        ("south_and_north", "111s 5s 66s 8s", "8s"),  # both triplets are melded
        ("thirteen_unrelated", "147m 258p 369s 1234z", ""),  # it is dealt, nobody waits for it
    ],
)
def test_a_structure_that_is_switched_on_is_waited_for(name: str, hand: str, waits: str) -> None:
    found = grammar(name).waits(counts_of(hand))
    assert [int(kind) for kind in found.live] == [KIND_OF[tile] for tile in waits.split()]
    if waits:
        assert grammar(name).shanten(counts_of(hand)) == 0


def test_one_that_is_not_is_not() -> None:
    assert grammar().waits(counts_of("147m 258p 36s 789p 22m")).live == ()
    assert grammar().shanten(counts_of("147m 258p 36s 789p 22m")) > 2


def test_the_tables_still_serve_the_usual_structures() -> None:
    assert grammar(*ODD).kernel.path == "fast"
    hand = counts_of("1357m 2468p 1357s 5z")
    each, usual = grammar(*ODD).shanten_each(hand), grammar().shanten_each(hand)
    assert each[: len(usual)] == usual
    assert grammar(*ODD).shanten(hand) == min(each)


def some_hand(rng: random.Random, structure: Structure, box: TileSet, tiles: int) -> list[int]:
    """A hand near the structure: one way to be it, with a few tiles changed."""
    counts = [0] * 34
    for part in structure.parts:
        pieces = part.block.pieces(box)
        for piece in rng.sample(pieces, part.times) if part.distinct else rng.choices(pieces, k=part.times):
            for kind in piece:
                counts[kind] += 1
    there = [kind for kind in range(34) for _ in range(min(counts[kind], 4))]
    kept = rng.sample(there, rng.randint(8, min(tiles, len(there))))
    hand = [kept.count(kind) for kind in range(34)]
    while sum(hand) < tiles:
        drawn = rng.randrange(34)
        hand[drawn] += hand[drawn] < 4
    return hand


@pytest.mark.parametrize("name", ODD)
def test_both_kernels_say_the_same(name: str) -> None:
    pytest.importorskip("jantaku._kernel")
    rng = random.Random(name)
    box = tile_set("riichi")
    fast = Grammar([STRUCTURES[name]], box).kernel
    beside = grammar(name).kernel
    for _ in range(12):
        hand = some_hand(rng, rng.choice(list(STRUCTURES[name].each())), box, 13)
        assert fast.shanten_each(hand) == slow(name).shanten_each(hand)
        assert beside.shanten_each(hand)[len(USUAL) :] == slow(name).shanten_each(hand)
        assert fast.waits(hand) == slow(name).waits(hand)
    for _ in range(4):
        hand = some_hand(rng, rng.choice(list(STRUCTURES[name].each())), box, 13)
        assert fast.improving(hand) == slow(name).improving(hand)


@pytest.mark.parametrize(
    ("name", "hand", "winning", "readings"),
    [
        ("thirteen_unrelated", "147m 258p 369s 12344z", "4z", 1),
        ("thirteen_unrelated", "147m 258p 369s 12345z", "5z", 0),
        ("fourteen_unrelated", "147m 258p 369s 12345z", "5z", 1),
        ("fourteen_unrelated", "147m 247p 369s 12345z", "5z", 0),
        ("fourteen_unrelated", "147m 258p 369s 12344z", "4z", 0),
        ("two_septets", "1234567m 1234567p", "7p", 1),
        ("seven_stars", "147m 258p 3s 1234567z", "7z", 1),
        ("knitted", "147m 258p 369s 234m 55z", "4m", 2),
    ],
)
def test_both_read_the_same(name: str, hand: str, winning: str, readings: int) -> None:
    counts, kind = counts_of(hand), KIND_OF[winning]
    found = Grammar([STRUCTURES[name]], tile_set("riichi")).kernel.readings(counts, kind)
    assert len(found) == readings
    assert sorted(found) == sorted(slow(name).readings(counts, kind))
