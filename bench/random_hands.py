"""Random hands to ask every program about: dealt, complete and nearly complete ones, as rows of counts.

A set of hands to be timed never holds the same hand twice: some programs remember the hands they have seen, and a
remembered answer says nothing about their speed.
"""

from collections.abc import Callable, Iterable
from itertools import islice

import numpy as np
from numpy.typing import NDArray

Hands = NDArray[np.uint8]  # one row per hand, counts of the 34 kinds
Kinds = NDArray[np.int64]

KINDS = 34
COPIES = 4
ALL_KINDS: Kinds = np.arange(KINDS)
SUITS: tuple[Kinds, ...] = (ALL_KINDS[0:9], ALL_KINDS[9:18], ALL_KINDS[18:27])
HONOURS: Kinds = ALL_KINDS[27:34]
TERMINALS: Kinds = np.array([0, 8, 9, 17, 18, 26])

_RUNS = np.array([np.isin(ALL_KINDS, (low, low + 1, low + 2)) for suit in SUITS for low in suit[:7]], np.uint8)
_TRIPLETS = 3 * np.eye(KINDS, dtype=np.uint8)
_PAIRS = 2 * np.eye(KINDS, dtype=np.uint8)
_SETS = np.concatenate((_RUNS, _RUNS, _RUNS, _TRIPLETS))  # at the table runs are the commoner sets


def counts_of_kinds(kinds: Kinds) -> Hands:
    """Rows of kinds, one entry per tile, as rows of counts."""
    counts = np.zeros((len(kinds), KINDS), np.uint8)
    np.add.at(counts, (np.arange(len(kinds))[:, None], kinds), 1)
    return counts


def tile_ids(hands: Hands) -> NDArray[np.int64]:
    """Rows of tenhou's numbers 0..135, lowest copies first. All hands must have the same size."""
    held = np.arange(COPIES) < hands[:, :, None]
    return np.nonzero(held.reshape(len(hands), -1))[1].reshape(len(hands), -1)


def winning_kinds(hands: Hands) -> Kinds:
    """One tile of each hand, as the winning one. The hand itself decides which, so that every program gets the same."""
    tiles = tile_ids(hands) // COPIES
    chosen: Kinds = tiles[np.arange(len(hands)), tiles.sum(axis=1) % tiles.shape[1]]
    return chosen


def dealt(rng: np.random.Generator, number: int, size: int, kinds: Kinds = ALL_KINDS) -> Hands:
    """Hands of ``size`` tiles from a shuffled wall of four copies of each of the kinds."""
    wall = np.repeat(kinds, COPIES)
    drawn = rng.random((number, len(wall))).argpartition(size, axis=1)[:, :size]
    return counts_of_kinds(wall[drawn])


def sets_and_pair(rng: np.random.Generator, number: int, kinds: Kinds = ALL_KINDS) -> Hands:
    """Four sets and a pair of these kinds; fewer than ``number``, because fifth copies are thrown away."""
    others = np.setdiff1d(ALL_KINDS, kinds)
    sets = _SETS[~_SETS[:, others].any(axis=1)]
    hands = sets[rng.integers(len(sets), size=(number, 4))].sum(axis=1, dtype=np.uint8)
    hands += _PAIRS[rng.choice(kinds, number)]
    legal: Hands = hands[hands.max(axis=1) <= COPIES]
    return legal


def seven_pairs(rng: np.random.Generator, number: int) -> Hands:
    """Seven different pairs."""
    return 2 * counts_of_kinds(rng.random((number, KINDS)).argpartition(7, axis=1)[:, :7])


def complete(rng: np.random.Generator, number: int) -> Hands:
    """Complete hands of 14 tiles: about half of any kinds, nearly half of one suit (the ones with several readings),
    some of seven pairs. Of one suit more are tried, because many of them would need a fifth copy."""
    hands = np.concatenate(
        [
            sets_and_pair(rng, number // 2),
            *(sets_and_pair(rng, number // 3, suit) for suit in SUITS),
            seven_pairs(rng, number // 16),
        ]
    )
    shuffled: Hands = rng.permutation(hands)
    return shuffled


def nearly_complete(rng: np.random.Generator, number: int, size: int) -> Hands:
    """Complete hands in which one to four tiles are exchanged for any others, of 13 or 14 tiles."""
    tiles = rng.permuted(tile_ids(complete(rng, number)) // COPIES, axis=1)
    exchanged = np.arange(tiles.shape[1]) < rng.integers(1, 5, size=(len(tiles), 1))
    kinds = np.where(exchanged, rng.integers(KINDS, size=tiles.shape), tiles)
    hands = counts_of_kinds(kinds[:, -size:])
    legal: Hands = hands[hands.max(axis=1) <= COPIES]
    return legal


def different(
    rng: np.random.Generator, deal: Callable[[np.random.Generator, int], Hands], number: int, at_once: int = 10_000
) -> Hands:
    """``number`` hands of this kind, no two of them equal, in random order: rare kinds of hands run out first, and all
    parts of the result are to be alike."""
    found: dict[bytes, None] = {}
    while len(found) < number:
        found.update(dict.fromkeys(row.tobytes() for row in deal(rng, at_once)))
    hands = np.frombuffer(b"".join(islice(found, number)), np.uint8).reshape(number, KINDS)
    shuffled: Hands = rng.permutation(hands)
    return shuffled


def written(counts: Iterable[int]) -> str:
    """A hand as people write it: 123m406p77z (without red fives)."""
    held = list(counts)
    suits = {letter: held[start : start + 9] for letter, start in zip("mpsz", (0, 9, 18, 27), strict=True)}
    digits = {
        letter: "".join(str(rank) * count for rank, count in enumerate(suit, 1)) for letter, suit in suits.items()
    }
    return "".join(text + letter for letter, text in digits.items() if text)
