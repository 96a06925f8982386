"""Which yaku count together: the combination matrix of the books, found again from facts and absorption alone.

The matrix is that of 001:1021-1047 without its misprints. ``+``: both count; ``-``: no hand can have both; ``H``:
both hold, or compete as readings, and only the dearer one is paid. Hands are random, with a bias to what is rare.
"""

import random
from collections.abc import Iterator
from functools import cache

import pytest

from jantaku.yaku import Example

pytest.importorskip("jantaku._kernel")
from tests.yaku.pricing import NUMBERS, WIN_BYTES, price_list

MATRIX = """
     RCH DRI IPP MTS TAN PFU IPK ITT YAK SDJ SDO TOI SNA SNK CHA JUN RPK SSG HRO HON CHN CHI RIN HAI HOU CHK
RCH   *   H   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +
DRI   H   *   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +
IPP   +   +   *   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   -   +   -   +
MTS   +   +   +   *   +   +   +   +   +   +   +   H   +   +   +   +   +   +   +   +   +   +   +   +   -   -
TAN   +   +   +   +   *   +   +   -   -   +   +   +   +   +   -   -   +   -   -   H   +   +   +   +   +   +
PFU   +   +   +   +   +   *   +   +   -   +   -   -   -   -   +   +   +   -   -   +   +   -   -   +   +   +
IPK   +   +   +   +   +   +   *   +   +   +   -   -   -   -   +   +   H   +   -   +   +   -   +   +   +   +
ITT   +   +   +   +   -   +   +   *   +   -   -   -   -   -   -   -   -   -   -   +   +   -   +   +   +   +
YAK   +   +   +   +   -   -   +   +   +   +   +   +   +   +   +   -   -   +   +   +   -   -   +   +   +   +
SDJ   +   +   +   +   +   +   +   -   +   *   -   -   -   -   +   +   -   -   -   -   -   -   +   +   +   +
SDO   +   +   +   +   +   -   -   -   +   -   *   +   +   +   +   +   -   -   +   -   -   -   +   +   +   +
TOI   +   +   +   H   +   -   -   -   +   -   +   *   +   +   H   H   -   +   +   +   +   -   +   +   +   -
SNA   +   +   +   +   +   -   -   -   +   -   +   +   *   +   +   +   -   +   +   +   +   -   +   +   +   +
SNK   +   +   +   +   +   -   -   -   +   -   +   +   +   *   +   +   -   +   +   +   +   -   +   +   +   +
CHA   +   +   +   +   -   +   +   -   +   +   +   H   +   +   *   H   +   +   H   +   H   H   +   +   +   +
JUN   +   +   +   +   -   +   +   -   -   +   +   H   +   +   H   *   +   -   H   H   +   -   +   +   +   +
RPK   +   +   +   +   +   +   H   -   -   -   -   -   -   -   +   +   *   -   -   +   +   H   -   +   +   -
SSG   +   +   +   +   -   -   +   -   +   -   -   +   +   +   +   -   -   *   +   +   -   -   +   +   +   +
HRO   +   +   +   +   -   -   -   -   +   -   +   +   +   +   H   H   -   +   *   +   -   +   +   +   +   -
HON   +   +   +   +   H   +   +   +   +   -   -   +   +   +   +   H   +   +   +   *   H   +   +   +   +   +
CHN   +   +   +   +   +   +   +   +   -   -   -   +   +   +   H   +   +   -   -   H   *   +   +   +   +   +
CHI   +   +   +   +   +   -   -   -   -   -   -   -   -   -   H   -   H   -   +   +   +   *   -   +   +   -
RIN   +   +   -   +   +   -   +   +   +   +   +   +   +   +   +   +   -   +   +   +   +   -   *   -   -   -
HAI   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   -   *   -   -
HOU   +   +   -   -   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   -   -   *   -
CHK   +   +   +   -   +   +   +   +   +   +   +   -   +   +   +   +   -   +   -   +   +   -   -   -   -   *
"""

IDS = {
    "RCH": "riichi",
    "DRI": "double_riichi",
    "IPP": "ippatsu",
    "MTS": "menzen_tsumo",
    "TAN": "tanyao",
    "PFU": "pinfu",
    "IPK": "iipeikou",
    "ITT": "ittsuu",
    "YAK": "yakuhai",
    "SDJ": "sanshoku_doujun",
    "SDO": "sanshoku_doukou",
    "TOI": "toitoi",
    "SNA": "sanankou",
    "SNK": "sankantsu",
    "CHA": "chanta",
    "JUN": "junchan",
    "RPK": "ryanpeikou",
    "SSG": "shousangen",
    "HRO": "honroutou",
    "HON": "honitsu",
    "CHN": "chinitsu",
    "CHI": "chiitoitsu",
    "RIN": "rinshan",
    "HAI": "haitei",
    "HOU": "houtei",
    "CHK": "chankan",
}

Pair = tuple[str, str]


def matrix() -> dict[Pair, str]:
    head, *rows = (line.split() for line in MATRIX.strip().splitlines())
    cells = {(IDS[row[0]], IDS[column]): cell for row in rows for column, cell in zip(head, row[1:], strict=True)}
    assert all(cell == cells[second, first] for (first, second), cell in cells.items())
    return {(first, second): cell for (first, second), cell in cells.items() if first < second}


# ---------------------------------------------------------------- hands at random

RUNS = tuple(start for start in range(27) if start % 9 < 7)
CLASSES = (
    tuple(range(34)),
    tuple(range(9)),
    (*range(9), *range(27, 34)),
    tuple(kind for kind in range(27) if 0 < kind % 9 < 8),
    tuple(kind for kind in range(34) if kind >= 27 or kind % 9 in (0, 8)),
    tuple(kind for kind in range(34) if kind >= 27 or kind % 9 in (0, 6, 8)),
    tuple(kind for kind in range(27) if kind % 9 in (0, 6, 8)),
    (*range(5), 31, 32, 33),
    (0, 9, 18, 27, 8, 31, 32, 33),
)
"""Kinds from which a hand's sets start; the rarer the yaku, the narrower."""
RUN, TRIPLET, QUAD = 4, 2, 3


def some_sets(rng: random.Random) -> list[tuple[int, int]]:
    """Four sets (shape, first kind)."""
    starts = rng.choice(CLASSES)
    runs = [start for start in starts if start in RUNS]
    share = rng.choice((0.0, 0.25, 0.5, 1.0)) if runs else 0.0
    sets = [
        (RUN, rng.choice(runs)) if rng.random() < share else (rng.choice((TRIPLET, TRIPLET, QUAD)), rng.choice(starts))
        for _ in range(4)
    ]
    match rng.randrange(6):
        case 0:  # the same in three suits
            shape, first = sets[0]
            sets[:3] = [(shape, first % 9 + 9 * suit) for suit in range(3)] if first < 27 else sets[:3]
        case 1:  # a straight
            suit = 9 * rng.randrange(3)
            sets[:3] = [(RUN, suit), (RUN, suit + 3), (RUN, suit + 6)]
        case 2:  # twins, perhaps twice
            sets[1] = sets[0] = (RUN, rng.choice(runs or RUNS))
            sets[3] = sets[2] if rng.random() < 0.5 else sets[3]
        case 3:  # dragons
            sets[:2] = [(TRIPLET, kind) for kind in rng.sample((31, 32, 33), 2)]
    return sets


def tiles_of(shape: int, first: int) -> list[int]:
    return [first, first + 1, first + 2] if shape == RUN else [first] * (4 if shape == QUAD else 3)


def situation(rng: random.Random, closed: bool, kan: bool, robbed_ok: bool) -> tuple[str, ...]:
    """What a table could tell, by tsumo or ron."""
    tsumo = rng.random() < 0.5
    riichi = ("riichi", *(["double_riichi"] if rng.random() < 0.5 else [])) if closed and rng.random() < 0.6 else ()
    last = (
        rng.choice(("", "", "haitei", "rinshan" if kan else "")) if tsumo else rng.choice(("", "", "houtei", "chankan"))
    )
    last = "" if last == "chankan" and not robbed_ok else last
    # A kan of one's own and a riichi in the last four tiles end ippatsu (001:962, 001:1008).
    ippatsu = ("ippatsu",) if riichi and last not in ("rinshan", "houtei") and rng.random() < 0.5 else ()
    return (*riichi, *ippatsu, *(("tsumo",) if tsumo else ()), *((last,) if last else ()))


def packed(
    counts: list[int], winning: int, melds: list[tuple[int, int, bool]], told: tuple[str, ...], seat: int
) -> bytes:
    win = bytearray(WIN_BYTES)
    win[:34] = bytes(counts)
    win[34:38] = winning, seat, 27, len(melds)
    for place, meld in enumerate(melds):
        win[38 + 3 * place : 41 + 3 * place] = bytes(meld)
    win[56:88] = sum(1 << NUMBERS[fact] for fact in told).to_bytes(32, "little")
    win[88:118] = b"\xff" * 30
    return bytes(win)


def random_wins(rng: random.Random, number: int) -> Iterator[bytes]:
    while number:
        win = random_pairs(rng) if rng.random() < 0.1 else random_sets(rng)
        if win is not None:
            number -= 1
            yield win


def random_sets(rng: random.Random) -> bytes | None:
    sets = some_sets(rng)
    pair = rng.choice((*rng.choice(CLASSES), 31, 32, 33))
    held = [0] * 34
    for kind in [kind for one in sets for kind in tiles_of(*one)] + [pair, pair]:
        held[kind] += 1
    if max(held) > 4:
        return None
    called = rng.choice((0.0, 0.0, 0.4))
    melds = [(shape, first, rng.random() < called) for shape, first in sets if shape == QUAD]
    rest = [one for one in sets if one[0] != QUAD]
    melds += [(*one, True) for one in rest if rng.random() < called]
    counts = held[:]
    for shape, first, _ in melds:
        for kind in tiles_of(shape, first):
            counts[kind] -= 1
    winning = rng.choice([kind for kind in range(34) for _ in range(counts[kind])])
    # The other three copies of a robbed tile lie in the robbed meld.
    told = situation(rng, not any(is_open for *_, is_open in melds), bool(melds), held[winning] == 1)
    if "rinshan" in told and not any(shape == QUAD for shape, *_ in melds):
        return None
    return packed(counts, winning, melds, told, rng.randrange(27, 31))


def random_pairs(rng: random.Random) -> bytes | None:
    kinds = rng.choice(CLASSES)
    if len(kinds) < 7:
        return None
    chosen = rng.sample(kinds, 7)
    counts = [2 if kind in chosen else 0 for kind in range(34)]
    return packed(counts, rng.choice(chosen), [], situation(rng, True, False, False), rng.randrange(27, 31))


@cache
def seen_together() -> frozenset[Pair]:
    """Pairs of yaku that counted in one hand, yakuman apart."""
    prices = price_list()
    rng = random.Random(20)
    wins = b"".join(random_wins(rng, 60_000))
    yakuman = {element.id for element, *_ in prices.lines if element.kind == "yakuman"}
    pairs = set()
    for counted in set(map(frozenset, prices.counted_batch(wins))):
        if not counted & yakuman:
            pairs |= {(first, second) for first in counted for second in counted if first < second}
    return frozenset(pairs)


def test_what_never_goes_together_never_counts_together() -> None:
    assert [pair for pair, cell in matrix().items() if cell in "-H" and pair in seen_together()] == []


def test_what_goes_together_counts_together() -> None:
    assert [pair for pair, cell in matrix().items() if cell == "+" and pair not in seen_together()] == []


# ---------------------------------------------------------------- the hands that the books name


@pytest.mark.parametrize(
    ("hand", "win", "by", "expected"),
    [
        ("223344m 234p 23s 99s", "4s", "ron", {"iipeikou": 1, "sanshoku_doujun": 1, "pinfu": 1}),
        ("111m 555p 888s 33z 99p", "9p", "tsumo", {"suuankou": 1, "menzen_tsumo": 1}),
        ("111m 555p 888s 33z 99p", "9p", "ron", {"sanankou": 1, "toitoi": 1}),
        ("223344m 667788p 5s", "5s", "ron", {"ryanpeikou": 1, "tanyao": 1}),
        ("123789m 123p 99p 78s", "9s", "ron", {"junchan": 1, "pinfu": 1}),
        ("111s 33z 77z 111m= 999p+", "7z", "ron", {"honroutou": 1, "toitoi": 1, "yakuhai": 1}),
        ("555z 666z 234m 678p 7z", "7z", "ron", {"shousangen": 1, "yakuhai": 2}),
        ("234m 678m 345p 11s 67s", "8s", "tsumo", {"pinfu": 1, "menzen_tsumo": 1}),
    ],
)
def test_hands_of_the_books(hand: str, win: str, by: str, expected: dict[str, int]) -> None:
    example = Example(hand=hand, win=win, by="tsumo" if by == "tsumo" else "ron", seat="W")
    assert price_list().price(example).counted == expected
