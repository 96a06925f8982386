"""What the kernels must answer, found by enumeration: slow, plain, and with no idea in common with either of them.

All complete parts of a suit are listed; a hand is as far from them as it lacks tiles of the nearest. Suits are put
together by trying every split of the sets. Structures in pieces are listed whole; wild tiles are tried as every kind.
Structures are written as the kernels take them: ``("sets", 4)``, ``("pairs", 7, True)``, ...
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import cache
from itertools import combinations, combinations_with_replacement, product
from operator import le
from typing import Any

import numpy as np
from numpy.typing import NDArray

Hand = tuple[int, ...]
Structure = tuple[Any, ...]
Wild = Sequence[tuple[int, int]]

FAR = 100
MOST_SETS = 5
ORPHANS = sum(1 << kind for kind in (0, 8, 9, 17, 18, 26, *range(27, 34)))
LETTERS = {"m": 0, "p": 9, "s": 18, "z": 27, "f": 34}


def tiles(text: str, kinds: int = 34) -> Hand:
    """Counts of the tiles of a text such as ``123m55z``."""
    counts = [0] * kinds
    digits: list[int] = []
    for sign in text.replace(" ", ""):
        if sign.isdigit():
            digits.append(int(sign))
        else:
            for digit in digits:
                counts[LETTERS[sign] + digit - 1] += 1
            digits = []
    assert not digits, f"{text}: the last tiles have no suit"
    return tuple(counts)


def mask_of(text: str) -> int:
    """Mask of the kinds of a text such as ``147m5z``."""
    return sum(1 << kind for kind, count in enumerate(tiles(text, 64)) if count)


# --- Sets and a pair: every complete part of every suit ---------------------------------------------------------------


@cache
def complete_suits(sets: int, pairs: int, copies: Hand, runs: bool) -> NDArray[np.int8]:
    """All different ways to hold so many sets and pairs in a suit with these copies, a way in each row."""
    ranks = len(copies)
    unit = np.eye(ranks, dtype=np.int8)
    if sets == pairs == 0:
        return np.zeros((1, ranks), np.int8)
    if pairs:
        fewer, parts = complete_suits(sets, pairs - 1, copies, runs), 2 * unit
    else:
        fewer, parts = complete_suits(sets - 1, 0, copies, runs), 3 * unit
        if runs:
            parts = np.concatenate([parts, unit[:-2] + unit[1:-1] + unit[2:]])
    grown = (fewer[:, None, :] + parts[None, :, :]).reshape(-1, ranks)
    grown = grown[(grown <= np.array(copies)).all(axis=1)]
    return np.unique(grown, axis=0) if len(grown) else grown


@cache
def suit_costs(have: Hand, copies: Hand, runs: bool, most: int) -> NDArray[np.int16]:
    """At [sets, pairs]: how many tiles the nearest such part has that this suit lacks."""
    costs = np.full((MOST_SETS + 1, 2), FAR, np.int16)
    for sets in range(most + 1):
        for pairs in (0, 1):
            lists = complete_suits(sets, pairs, copies, runs)
            if len(lists):
                lacking = np.maximum(lists - np.array(have, np.int8), 0)
                costs[sets, pairs] = lacking.sum(axis=1, dtype=np.int16).min()
    return costs


@cache
def splits(sets: int) -> tuple[NDArray[np.intp], NDArray[np.intp]]:
    """Every way to share out sets and one pair over three suits and the honours."""
    shares = [share for share in product(range(sets + 1), repeat=4) if sum(share) == sets]
    rows = [(share, [int(part == pair) for part in range(4)]) for share in shares for pair in range(4)]
    return np.array([share for share, _ in rows]), np.array([pair for _, pair in rows])


def sets_distances(hands: NDArray[np.uint8], copies: Hand, sets: int) -> NDArray[np.int16]:
    """Distance of every row to so many sets and a pair."""
    parts = (slice(0, 9), slice(9, 18), slice(18, 27), slice(27, 34))
    costs = np.empty((len(hands), 4, MOST_SETS + 1, 2), np.int16)
    for i, part in enumerate(parts):
        different, where = np.unique(hands[:, part], axis=0, return_inverse=True)
        found = [suit_costs(tuple(suit), copies[part], part.stop <= 27, sets) for suit in different.tolist()]
        costs[:, i] = np.array(found)[where.reshape(-1)]
    share, pair = splits(sets)
    best = np.full(len(hands), FAR, np.int16)
    for way in zip(share, pair, strict=True):
        total = sum(costs[:, i, way[0][i], way[1][i]] for i in range(4))
        best = np.minimum(best, total)
    return best


# --- The other forms -----------------------------------------------------------------------------------------------


def pairs_distance(hand: Hand, copies: Hand, pairs: int, triplets: int, distinct: bool) -> int:
    """Try every number of pairs, and a triplet or none, of every kind: the least for each number so far."""
    best = {(0, 0): 0}
    for have, most in zip(hand, copies, strict=True):
        after: dict[tuple[int, int], int] = {}
        for (p, t), cost in best.items():
            for more_p, more_t in product(range(2 if distinct else pairs - p + 1), range(triplets - t + 1)):
                wanted = 2 * more_p + 3 * more_t
                if wanted <= most and p + more_p <= pairs:
                    key = (p + more_p, t + more_t)
                    after[key] = min(after.get(key, FAR), cost + max(0, wanted - have))
        best = after
    return best.get((pairs, triplets), FAR)


def orphans_distance(hand: Hand, copies: Hand, mask: int) -> int:
    """Try every orphan as the double one."""
    kinds = [kind for kind in range(len(hand)) if mask >> kind & 1]
    best = FAR
    for double in kinds:
        wanted = {kind: 1 + (kind == double) for kind in kinds}
        if all(wanted[kind] <= copies[kind] for kind in kinds):
            best = min(best, sum(max(0, wanted[kind] - hand[kind]) for kind in kinds))
    return best


Choice = tuple[tuple[int, int], ...]
"""(slot, piece), in order."""


def hashable(slots: Any) -> Any:
    """The slots as nested tuples."""
    return tuple((t, f, d, tuple(tuple(piece) for piece in pieces)) for t, f, d, pieces in slots)


@cache
def all_choices(slots: Any, melds: int, kinds: int) -> tuple[list[Choice], NDArray[np.int16]]:
    """Every choice of pieces for the slots that melds leave, and its tiles as counts."""
    per_slot = []
    for i, (times, fillable, distinct, pieces) in enumerate(slots):
        filled = min(melds, times) if fillable else 0
        melds -= filled
        numbers = [(i, j) for j in range(len(pieces))]
        per_slot.append(list((combinations if distinct else combinations_with_replacement)(numbers, times - filled)))
    choices = [tuple(piece for part in parts for piece in part) for parts in product(*per_slot)]
    counts = np.zeros((len(choices), kinds), np.int16)
    for row, choice in zip(counts, choices, strict=True):
        for slot, piece in choice:
            for kind in slots[slot][3][piece]:
                row[kind] += 1
    return choices, counts


def blocks_distance(hand: Hand, copies: Hand, melds: int, slots: Any) -> int:
    """The nearest of all choices."""
    _, counts = all_choices(hashable(slots), melds, len(hand))
    counts = counts[(counts <= np.array(copies)).all(axis=1)]
    return int(np.maximum(counts - np.array(hand), 0).sum(axis=1).min()) if len(counts) else FAR


# --- What a kernel answers ------------------------------------------------------------------------------------------


def fillable(structure: Structure) -> int:
    """How many melds the structure has room for."""
    if structure[0] == "sets":
        return int(structure[1])
    if structure[0] == "blocks":
        return sum(times for times, by_meld, _, _ in structure[1] if by_meld)
    return 0


def distance(structure: Structure, hand: Hand, copies: Hand, melds: int) -> int:
    """Tiles to draw."""
    if melds > fillable(structure):
        return FAR
    match structure:
        case ("sets", n):
            return int(sets_distances(np.array([hand], np.uint8), copies, n - melds)[0])
        case ("pairs", n, distinct):
            return pairs_distance(hand, copies, n, 0, distinct)
        case ("pairs_triplet", n):
            return pairs_distance(hand, copies, n, 1, False)
        case ("orphans", mask):
            return orphans_distance(hand, copies, mask)
        case ("blocks", slots):
            return blocks_distance(hand, copies, melds, slots)
    raise AssertionError(structure)


def replaced(hand: Hand, wild: Wild) -> Iterator[Hand]:
    """The hand with its wild tiles as themselves or as any kind they may stand for."""
    jokers = [(kind, mask | 1 << kind) for kind, mask in wild for _ in range(hand[kind])]
    real = Counter({kind: count for kind, count in enumerate(hand) if kind not in dict(wild)})
    for stand in {tuple(sorted(s)) for s in product(*([k for k in range(64) if m >> k & 1] for _, m in jokers))}:
        counts = real + Counter(stand)
        yield tuple(counts[kind] for kind in range(len(hand)))


class Oracle:
    """The same questions as to a kernel's ``Grammar``."""

    def __init__(self, structures: Sequence[Structure], copies: bytes, size: int, wild: Wild = ()) -> None:
        self.structures = structures
        self.copies = tuple(copies)
        self.size = size
        self.wild = wild
        self.kinds = len(copies)

    def allowed(self, void: int) -> Hand:
        return tuple(0 if void >> kind & 1 else count for kind, count in enumerate(self.copies))

    def shanten_each(self, hand: Hand, void: int = 0) -> tuple[int, ...]:
        melds = (self.size - sum(hand)) // 3
        copies = self.allowed(void)
        living = tuple(0 if void >> kind & 1 else count for kind, count in enumerate(hand))
        return tuple(
            min(distance(structure, meant, copies, melds) for meant in replaced(living, self.wild)) - 1
            for structure in self.structures
        )

    def shanten(self, hand: Hand, void: int = 0) -> int:
        return min(self.shanten_each(hand, void))

    def improving(self, hand: Hand, void: int = 0) -> tuple[int, int]:
        before = self.shanten(hand, void)
        mask = 0
        for kind, most in enumerate(self.allowed(void)):
            if hand[kind] < most and self.shanten(more(hand, kind), void) < before:
                mask |= 1 << kind
        return before, mask

    def discards(self, hand: Hand, void: int = 0) -> list[tuple[int, int, int]]:
        return [(kind, *self.improving(more(hand, kind, -1), void)) for kind in range(self.kinds) if hand[kind]]

    def waits(self, hand: Hand, void: int = 0) -> tuple[int, int]:
        live = dead = 0
        for kind in range(self.kinds):
            if not void >> kind & 1 and self.complete(more(hand, kind), void):
                if hand[kind] < self.copies[kind]:
                    live |= 1 << kind
                else:
                    dead |= 1 << kind
        return live, dead

    def complete(self, hand: Hand, void: int) -> bool:
        """Whether the hand can be taken apart. It may have a tile too many for the tile set, but not by a wild tile."""
        melds = (self.size - sum(hand)) // 3
        if any(count and void >> kind & 1 for kind, count in enumerate(hand)):
            return False
        return any(
            True
            for structure in self.structures
            if melds <= fillable(structure)
            for meant in replaced(hand, self.wild)
            if all(map(le, meant, map(max, self.allowed(void), hand)))
            for _ in taken_apart(structure, meant, melds)
        )

    def readings(self, hand: Hand, winning: int, void: int = 0) -> list[tuple[int, ...]]:
        """Not for a winning tile that is wild."""
        melds = (self.size - sum(hand)) // 3
        found = set()
        if any(count and void >> kind & 1 for kind, count in enumerate(hand)):
            return []
        for i, structure in enumerate(self.structures):
            for meant in replaced(hand, self.wild):
                if melds > fillable(structure) or not all(map(le, meant, self.allowed(void))):
                    continue
                for blocks in taken_apart(structure, meant, melds):
                    codes = tuple(code for code, _ in blocks)
                    for code, kinds in blocks:
                        if winning in kinds:
                            wait = wait_of(structure, kinds, winning)
                            found.add((i, wait, codes.index(code), *codes))
        return sorted(found)


def more(hand: Hand, kind: int, by: int = 1) -> Hand:
    """The hand with a tile more."""
    counts = list(hand)
    counts[kind] += by
    return tuple(counts)


# --- Readings -------------------------------------------------------------------------------------------------------

Blocks = list[tuple[int, tuple[int, ...]]]
"""Code and kinds of each block."""
SINGLE, PAIR, TRIPLET, QUAD, RUN = range(5)


def standard(form: int, kind: int) -> tuple[int, tuple[int, ...]]:
    """Code and kinds of a block of the usual games."""
    kinds = {SINGLE: (kind,), PAIR: (kind,) * 2, TRIPLET: (kind,) * 3, RUN: (kind, kind + 1, kind + 2)}[form]
    return form * 64 + kind, kinds


def by_kind(blocks: Blocks) -> Blocks:
    """In the order of a reading."""
    return sorted(blocks, key=lambda block: (block[1][0], block[0] // 64))


def taken_apart(structure: Structure, hand: Hand, melds: int) -> Iterator[Blocks]:
    """Every way to use up the hand."""
    used = {kind: count for kind, count in enumerate(hand) if count}
    match structure:
        case ("sets", _):
            yield from sets_apart(hand)
        case ("pairs", n, distinct):
            counts = set(used.values())
            if counts <= {2} or (not distinct and all(count % 2 == 0 for count in counts)):
                assert sum(used.values()) == 2 * n
                yield [standard(PAIR, kind) for kind, count in used.items() for _ in range(count // 2)]
        case ("pairs_triplet", n):
            for triplet in used:
                rest = Counter(used)
                rest[triplet] -= 3
                if min(rest.values()) >= 0 and all(count % 2 == 0 for count in rest.values()):
                    pairs = [standard(PAIR, kind) for kind, count in rest.items() for _ in range(count // 2)]
                    assert len(pairs) == n
                    yield by_kind([*pairs, standard(TRIPLET, triplet)])
        case ("orphans", mask):
            kinds = [kind for kind in range(64) if mask >> kind & 1]
            if sorted(used) == kinds and sorted(used.values()) == [1] * (len(kinds) - 1) + [2]:
                yield [standard(PAIR if used[kind] == 2 else SINGLE, kind) for kind in kinds]
        case ("blocks", slots):
            choices, targets = all_choices(hashable(slots), melds, len(hand))
            for i in np.flatnonzero(np.all(targets == np.array(hand), axis=1)):
                yield [((16 + slot) << 12 | piece, tuple(slots[slot][3][piece])) for slot, piece in choices[i]]


def sets_apart(hand: Hand) -> Iterator[Blocks]:
    """Every pair, every choice of triplets; then the rest can be runs in one way at most."""
    if any(hand[34:]):
        return
    for pair in range(34):
        if hand[pair] < 2:
            continue
        without = more(hand, pair, -2)
        for triplets in product(*(range(count // 3 + 1) for count in without[:34])):
            rest = [count - 3 * times for count, times in zip(without, triplets, strict=False)]
            runs = []
            for kind in range(27):
                begin = rest[kind]
                if begin and (kind % 9 > 6 or min(rest[kind + 1], rest[kind + 2]) < begin):
                    break
                for step in range(3 if begin else 0):
                    rest[kind + step] -= begin
                runs += [standard(RUN, kind)] * begin
            if not any(rest):
                sets = [standard(TRIPLET, kind) for kind, times in enumerate(triplets) for _ in range(times)]
                yield by_kind([standard(PAIR, pair), *sets, *runs])


WAITS = ("tanki", "shanpon", "kanchan", "penchan", "ryanmen", "orphan", "thirteen", "other")


def wait_of(structure: Structure, kinds: tuple[int, ...], winning: int) -> int:
    """The wait, from what the block was without the winning tile."""
    if structure[0] == "orphans":
        return WAITS.index("thirteen" if len(kinds) == 2 else "orphan")
    before = sorted(kinds)
    before.remove(winning)
    if before == [winning]:
        return WAITS.index("tanki")
    if before == [winning] * 2:
        return WAITS.index("shanpon")
    if len(before) != 2 or max(kinds) >= 27 or len({kind // 9 for kind in kinds}) > 1:
        return WAITS.index("other")
    low, high = before
    if sorted(kinds) != [min(kinds), min(kinds) + 1, min(kinds) + 2]:
        return WAITS.index("other")
    if high == low + 2:
        return WAITS.index("kanchan")
    return WAITS.index("penchan" if low % 9 == 0 or high % 9 == 8 else "ryanmen")
