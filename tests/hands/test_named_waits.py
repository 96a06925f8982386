"""The waits that the rule books name, shape by shape. ``+`` parts a shape from what only fills the hand."""

import pytest

from tests.hands.kernels import Grammar, each_kernel
from tests.hands.oracle import ORPHANS, WAITS, mask_of, tiles

Kernel = type[Grammar]

FOUR_OF_EACH = bytes([4] * 34)
RIICHI = ([("sets", 4), ("pairs", 7, True), ("orphans", ORPHANS)], FOUR_OF_EACH, 14)
SICHUAN = ([("sets", 4), ("pairs", 7, False)], bytes([4] * 27 + [0] * 7), 14)
TAIWANESE = ([("sets", 5), ("pairs_triplet", 7)], bytes([4] * 34 + [1] * 8), 17)


def kind(text: str) -> int:
    return mask_of(text).bit_length() - 1


def waits_by_tile(grammar: Grammar, hand: str) -> dict[str, set[str]]:
    """For each tile that completes the hand, the waits it may end."""
    counts = tiles(hand.replace("+", ""))
    live, _ = grammar.waits(counts)
    found = {}
    for k in range(34):
        if live >> k & 1:
            full = [count + (i == k) for i, count in enumerate(counts)]
            found[f"{k % 9 + 1}{'mpsz'[k // 9]}"] = {WAITS[reading[1]] for reading in grammar.readings(full, k)}
    return found


@each_kernel
@pytest.mark.parametrize(("name", "hand", "waits"), [
    ("kanchan", "46m + 99p", {"5m": {"kanchan"}}),
    ("penchan", "12m + 99p", {"3m": {"penchan"}}),
    ("penchan", "89m + 99p", {"7m": {"penchan"}}),
    ("ryanmen", "34m + 99p", {"2m": {"ryanmen"}, "5m": {"ryanmen"}}),
    ("hadaka tanki", "5m", {"5m": {"tanki"}}),
    ("shanpon", "33m77p", {"3m": {"shanpon"}, "7p": {"shanpon"}}),
    ("nobetan", "3456m", {"3m": {"tanki"}, "6m": {"tanki"}}),
    ("kantan", "3335m", {"4m": {"kanchan"}, "5m": {"tanki"}}),
    ("pentan", "1112m", {"2m": {"tanki"}, "3m": {"penchan"}}),
    ("pentan", "1222m", {"1m": {"tanki"}, "3m": {"penchan"}}),
    ("ryantan", "4445m", {"3m": {"ryanmen"}, "5m": {"tanki"}, "6m": {"ryanmen"}}),
    ("sanmenchan", "34567m + 99p", {"2m": {"ryanmen"}, "5m": {"ryanmen"}, "8m": {"ryanmen"}}),
    ("sanmentan", "2345678m", {"2m": {"tanki"}, "5m": {"tanki"}, "8m": {"tanki"}}),
    ("kantankan", "3335777m", {"4m": {"kanchan"}, "5m": {"tanki"}, "6m": {"kanchan"}}),
    ("entotsu", "34555m + 99p", {"2m": {"ryanmen"}, "5m": {"ryanmen", "shanpon"}, "9p": {"shanpon"}}),
    ("aryanmen", "3345m", {"3m": {"tanki", "ryanmen"}, "6m": {"ryanmen"}}),
    ("naka bukure", "3445m", {"4m": {"kanchan", "tanki"}}),
])  # fmt: skip
def test_named_waits_and_their_kinds(kernel: Kernel, name: str, hand: str, waits: dict[str, set[str]]) -> None:
    assert waits_by_tile(kernel(*RIICHI), hand) == waits


@each_kernel
@pytest.mark.parametrize(("name", "hand", "waits"), [
    ("sumenpon", "2233445566m", "2356m"),
    ("okuri shanpon", "2233445599m", "259m"),
    ("tatsumaki", "3334555m", "23456m"),
    ("happobijin", "2223456777m", "12345678m"),
    ("junsei churenpoto", "1112345678999m", "123456789m"),
    ("kokushi, thirteen-sided", "19m19p19s1234567z", "19m19p19s1234567z"),
    ("kokushi", "119m19p9s1234567z", "1s"),
    ("two-sided, 12.7", "123m456m99s111z56p", "47p"),
    ("sananko, 17.5", "444m888s567m22p99p", "2p9p"),
    ("kan in riichi, 19.6", "2333p888p + 123m456m", "124p"),
    ("kan in riichi, 19.6", "1112p + 111z222z333z", "23p"),
])  # fmt: skip
def test_named_waits(kernel: Kernel, name: str, hand: str, waits: str) -> None:
    assert kernel(*RIICHI).waits(tiles(hand.replace("+", ""))) == (mask_of(waits), 0)


@each_kernel
def test_development_shapes(kernel: Kernel) -> None:
    grammar = kernel(*RIICHI)
    ryankan = [improving for _, shanten, improving in grammar.discards(tiles("135m99p")) if shanten == 0]
    assert sorted(ryankan) == sorted([mask_of("4m"), mask_of("2m")])
    assert grammar.improving(tiles("23m56m99p1z")) == (1, mask_of("147m")), "toiryanmen"
    shanten, improving = grammar.improving(tiles("3445m99p1z"))
    assert shanten == 1
    assert improving & mask_of("2356m") == mask_of("2356m"), "naka bukure"


@each_kernel
@pytest.mark.parametrize(("hand", "waits"), [
    ("2223477m", "257m"), ("2223477m456p789p", "257m"), ("1112223336777m", "568m"), ("1122334467788m", "69m"),
    ("7m", "7m"), ("1111m33m55m77p88p9p", "9p"), ("444m22s66s", "26s"), ("46p123m789m22m", "5p"),
    ("35p22p678p345m", "4p"),
    ("46m999s11s234s567s", "5m"), ("34m666p88p123p777m", "25m"), ("123p456p99m78m", "69m"),
    ("55m678m345m12s789s", "3s"),
    ("567s99s23m", "14m"), ("111p234p567p99s45s", "36s"), ("222s77s44m", "4m7s"), ("23m555s678s99s123s", "14m"),
    ("1m", "1m"), ("23m44s567m222s888s", "14m"), ("11335577m2244p6p", "6p"), ("13p55p678p345m999m", "2p"),
    ("5556777p", "45678p"),
])  # fmt: skip
def test_waits_of_the_sichuan_examples(kernel: Kernel, hand: str, waits: str) -> None:
    assert kernel(*SICHUAN).waits(tiles(hand))[0] == mask_of(waits)


@each_kernel
def test_the_six_that_gives_seven_pairs(kernel: Kernel) -> None:
    hand = tiles("11223344667788m")
    for structures, copies, size in (RIICHI, SICHUAN):
        assert {reading[0] for reading in kernel(structures, copies, size).readings(hand, kind("6m"))} == {0, 1}
    sets, pairs = (kernel([structure], FOUR_OF_EACH, 14) for structure in (("sets", 4), ("pairs", 7, True)))
    ready = tiles("1122334467788m")
    assert sets.waits(ready)[0] == mask_of("69m")
    assert pairs.waits(ready)[0] == mask_of("6m")


@each_kernel
@pytest.mark.parametrize(("hand", "waits", "valuable"), [
    ("2334p123m678m345s789s", "3p", True),
    ("67889m22s111z456p789p", "7m", True),
    ("1233s888p234m", "3s", True),
    ("1223334p555s222m789m", "3p", True),
    ("5777p234m678m345s111s", "56p", False),
    ("7899m123s456p222p", "69m", False),
    ("1199s444p666m456s789p", "19s", False),
    ("4445p123m678m345s789s", "356p", False),
    ("5p123m678m345s789s", "5p", True),
    ("1133m5577p2299s33z66z", "13m57p29s36z", False),
    ("1133m5577p22s999s6z33z", "6z", False),
    ("1112244556688999m", "1289m", False),
])  # fmt: skip
def test_waits_of_the_taiwanese_table(kernel: Kernel, hand: str, waits: str, valuable: bool) -> None:
    """A valuable wait: one kind only, into the middle or the edge of a chow or into the pair of a regular hand."""
    grammar = kernel(*TAIWANESE)
    live, dead = grammar.waits(tiles(hand))
    assert (live, dead) == (mask_of(waits), 0)
    narrow = {
        k
        for k in range(34)
        if live >> k & 1
        for structure, wait, *_ in grammar.readings([n + (i == k) for i, n in enumerate(tiles(hand))], k)
        if structure == 0 and WAITS[wait] in ("tanki", "kanchan", "penchan")
    }
    assert (live.bit_count() == 1 and bool(narrow)) == valuable


@each_kernel
@pytest.mark.parametrize(("shape", "waits"), [
    ("2334p", "3p"), ("67889m + 22s", "7m"), ("1233s", "3s"), ("1223334p", "3p"), ("5777p", "56p"), ("7899m", "69m"),
    ("1199s", "19s"), ("4445p", "356p"),
])  # fmt: skip
def test_taiwanese_shapes_beside_melds(kernel: Kernel, shape: str, waits: str) -> None:
    assert kernel(*TAIWANESE).waits(tiles(shape.replace("+", ""))) == (mask_of(waits), 0)


@each_kernel
@pytest.mark.parametrize(("hand", "waits"), [
    ("234m678m99m123p46p", "5p"), ("123456789s55p34m", "25m"), ("123p789p234s88s46m", "5m"),
    ("123m456m78m234p678s55z", "369m"), ("555z333m77m88m", "78m"), ("6p", "6p"), ("333z44z234p456m67s", "58s"),
    ("444z666z99p12s", "3s"), ("666z77z234m567p89s", "7s"), ("234m55p67s", "58s"), ("333z44z123m78m", "69m"),
    ("444z77p88p", "78p"), ("111m444m777p999s22z66z", "26z"), ("345p67p55s789s", "258p"),
    ("123m345m678p55p67s222s", "58s"), ("234m567m345p678p88s46s", "5s"), ("123m789m666p22s45s", "36s"), ("6s", "6s"),
    ("123m345m678m22m88m", "258m"), ("555z666z77z33z", "37z"),
])  # fmt: skip
def test_waits_of_the_taiwanese_examples(kernel: Kernel, hand: str, waits: str) -> None:
    assert kernel(*TAIWANESE).waits(tiles(hand))[0] == mask_of(waits)


@each_kernel
def test_waits_of_eight_and_a_half_pairs(kernel: Kernel) -> None:
    grammar = kernel([("pairs_triplet", 7)], FOUR_OF_EACH, 17)
    assert grammar.waits(tiles("1133m5577p2299s33z66z"))[0] == mask_of("13m57p29s36z"), "eight pairs"
    assert grammar.waits(tiles("1133m5577p22s999s6z33z"))[0] == mask_of("6z"), "six pairs, a triplet and a single"
    assert grammar.waits(tiles("1112244556688999m"))[0] == mask_of("19m"), "five pairs and two triplets"


@each_kernel
@pytest.mark.parametrize(("hand", "live", "dead"), [
    ("1111m", "", "1m"), ("1111z", "", "1z"), ("1112222m", "3m", "2m"), ("1113m", "23m", ""),
])  # fmt: skip
def test_dead_waits_are_told_apart(kernel: Kernel, hand: str, live: str, dead: str) -> None:
    assert kernel(*RIICHI).waits(tiles(hand)) == (mask_of(live), mask_of(dead))


@each_kernel
def test_waits_on_tiles_that_do_not_exist(kernel: Kernel) -> None:
    sanma = kernel([("sets", 4)], bytes([4, 0, 0, 0, 0, 0, 0, 0, 4] + [4] * 25), 14)
    assert sanma.waits(tiles("1199m")) == (mask_of("19m"), 0)
    assert sanma.waits(tiles("1m")) == (mask_of("1m"), 0)
    totenko = kernel([("sets", 4)], bytes([4] * 9 + [4, 4, 4, 4, 1, 4, 4, 4, 4] + [4] * 16), 14)
    assert totenko.waits(tiles("5p")) == (0, mask_of("5p"))
    assert totenko.waits(tiles("46p99s")) == (mask_of("5p"), 0)
    assert totenko.waits(tiles("3456p")) == (mask_of("36p"), 0)
