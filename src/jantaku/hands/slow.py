"""The kernel in plain Python: the fallback where no compiler exists, and a definition that a person can read.

One idea carries everything. A *target* is a complete hand of a structure: how many of each kind it holds, never more
than the tile set has. The distance of a hand to a structure is the least number of tiles it must draw to hold some
target, and shanten is that distance less one. Each form below finds the nearest target in its own way:

``Sets``           suit by suit and rank by rank, then the best split of the sets over the suits
``Pairs``          the n cheapest pairs
``PairsTriplet``   a triplet of every kind in turn, then the cheapest pairs
``Orphans``        count what is missing
``Blocks``         branch and bound over the pieces; the only form that knows wild tiles, so a grammar with wild tiles
                   writes all its structures out in pieces

A hand is complete if it is a target itself, so ``waits`` asks for the distance in a tile set of just these tiles.
"""

from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from functools import cache, lru_cache
from itertools import pairwise
from operator import gt, index
from typing import Any, NamedTuple, Protocol, TypeVar

import numpy as np
from numpy.typing import NDArray

from jantaku.hands.supplements import different, is_triplet
from jantaku.tiles import KIND

Counts = bytes | bytearray | Sequence[int] | NDArray[np.uint8]
Code = tuple[int, ...]
Hand = tuple[int, ...]  # a count for each kind
Answer = TypeVar("Answer")

MOST_KINDS = 64
MOST_BLOCKS = 20  # of one sort in a structure
FAR = 100  # a distance that no hand can cover; shanten 99

SINGLE, PAIR, TRIPLET, QUAD, RUN = range(5)
TANKI, SHANPON, KANCHAN, PENCHAN, RYANMEN, ORPHAN, THIRTEEN, OTHER = range(8)

SUITS = (slice(0, 9), slice(9, 18), slice(18, 27))
HONOURS = slice(27, 34)
RUN_STARTS = frozenset(first for first in range(27) if first % 9 <= 6)


class Block(NamedTuple):
    """A part of a reading: its code, and the kinds of its tiles in rising order."""

    code: int
    kinds: tuple[int, ...]


class Form(Protocol):
    """What a grammar asks of a structure."""

    tiles: int
    """In a complete hand, melds included."""
    fillable: int
    """How many of its sets may be melds."""

    @property
    def kinds(self) -> Collection[int]:
        """The kinds that it can use."""

    def distance(self, hand: Hand, copies: Hand, melds: int, limit: int = FAR) -> int:
        """Tiles to draw; ``FAR`` if no target exists. Beyond ``limit`` any number above it will do."""

    def readings(self, hand: Hand, copies: Hand, melds: int, winning: int) -> Iterator[Code]:
        """(wait, index of the winning block, block, block, ...), in any order."""


# --- Blocks and waits -----------------------------------------------------------------------------------------------


@cache
def standard_block(form: int, first: int) -> Block:
    """The block of the usual games: a single, pair, triplet, quad, or the run that begins with ``first``."""
    kinds = (first, first + 1, first + 2) if form == RUN else (first,) * (form + 1)
    return Block(form << 6 | first, kinds)


def wait_of(kinds: tuple[int, ...], winning: int) -> int:
    """The wait that ``winning`` ends in a block, told by the block's shape."""
    if kinds in ((winning,) * 2, (winning,) * 3):
        return TANKI if len(kinds) == 2 else SHANPON
    if len(kinds) == 2 and different(kinds):
        return TANKI
    if len(kinds) == 3 and is_triplet(kinds):  # completed by another tile, or of different seasons
        return SHANPON
    first = kinds[0]
    if first not in RUN_STARTS or kinds != (first, first + 1, first + 2):
        return OTHER
    if winning == first + 1:
        return KANCHAN
    edge = (winning == first + 2 and first % 9 == 0) or (winning == first and first % 9 == 6)
    return PENCHAN if edge else RYANMEN


def orphan_wait(kinds: tuple[int, ...], winning: int) -> int:
    """The winning tile doubled one of the orphans, so that any would have done; or it was the one that lacked."""
    return THIRTEEN if len(kinds) == 2 else ORPHAN


def placed(
    blocks: Sequence[Block], stands_for: Iterable[int], wait: Callable[[tuple[int, ...], int], int]
) -> Iterator[Code]:
    """A reading for each different block that can hold the winning tile."""
    codes = tuple(block.code for block in blocks)
    for i, block in enumerate(blocks):
        kind = next((kind for kind in block.kinds if kind in stands_for), None)
        if kind is not None and block.code not in codes[:i]:
            yield (wait(block.kinds, kind), i, *codes)


def in_order(blocks: Iterable[Block]) -> list[Block]:
    """By first kind, then by form."""
    return sorted(blocks, key=lambda block: (block.code & KIND, block.code >> 6))


# --- Sets and a pair ------------------------------------------------------------------------------------------------

MOST_SETS = 5
Table = tuple[int, ...]
"""What it costs to make ``sets`` sets and ``pair`` (0 or 1) pairs, at index ``2 * sets + pair``."""
NOTHING: Table = (0,) + (FAR,) * (2 * MOST_SETS + 1)
HOPELESS: Table = (FAR,) * (2 * MOST_SETS + 2)


@lru_cache(maxsize=1 << 17)
def suit_table(have: Hand, copies: Hand, runs: bool, began_1: int = 0, began_2: int = 0) -> Table:
    """The table of the ranks from some rank to the end of the suit.

    ``began_1`` and ``began_2`` runs began one and two ranks before it and need its tiles. A third equal run is never
    needed: three equal runs are the same tiles as three triplets.
    """
    if not have:
        return HOPELESS if began_1 or began_2 else NOTHING
    best = list(HOPELESS)
    for begin in range(3 if runs and len(have) >= 3 else 1):
        for triplets in range(copies[0] // 3 + 1):
            for pair in (0, 1):
                used = began_1 + began_2 + begin + 3 * triplets + 2 * pair
                if used > copies[0]:
                    break
                rest = suit_table(have[1:], copies[1:], runs, begin, began_1)
                cost = max(0, used - have[0])
                made = 2 * (begin + triplets) + pair
                for i in range(0, len(best) - made, 2 if pair else 1):  # one pair is enough
                    best[made + i] = min(best[made + i], cost + rest[i])
    return tuple(best)


@lru_cache(maxsize=1 << 14)
def join(left: Table, right: Table) -> Table:
    """The best split of sets and pair over two parts of the hand."""
    best = list(HOPELESS)
    for i, cost in enumerate(left):
        if cost < FAR:
            for j in range(0, len(best) - i, 1 + i % 2):  # not a pair in each
                best[i + j] = min(best[i + j], cost + right[j])
    return tuple(best)


class Sets:
    """n sets and a pair."""

    kinds = range(HONOURS.stop)

    def __init__(self, n: int) -> None:
        if not 0 <= n <= MOST_SETS:
            raise ValueError(f"{n} sets: a hand has 0 to {MOST_SETS}")
        self.tiles = 3 * n + 2
        self.fillable = n

    def distance(self, hand: Hand, copies: Hand, melds: int, limit: int = FAR) -> int:
        """Tables of the suits, joined."""
        characters, dots, bamboo = (suit_table(hand[suit], copies[suit], True) for suit in SUITS)
        honours = suit_table(hand[HONOURS], copies[HONOURS], False)
        left, right = join(characters, dots), join(bamboo, honours)
        wanted = 2 * (self.fillable - melds) + 1
        return min(FAR, *(left[i] + right[wanted - i] for i in range(wanted + 1)))

    def readings(self, hand: Hand, copies: Hand, melds: int, winning: int) -> Iterator[Code]:
        """Every way to take the hand apart."""
        for codes in {tuple(in_order(blocks)) for blocks in self.taken_apart(hand, 1)}:
            yield from placed(codes, (winning,), wait_of)

    def taken_apart(self, hand: Hand, pairs: int) -> Iterator[tuple[Block, ...]]:
        """Sets and ``pairs`` pairs that use up the hand: something must hold the lowest tile."""
        lowest = next((kind for kind, count in enumerate(hand) if count), None)
        if lowest is None:
            if pairs == 0:
                yield ()
            return
        if lowest >= HONOURS.stop:
            return
        for form in (PAIR, TRIPLET, RUN):
            if (form == PAIR and not pairs) or (form == RUN and lowest not in RUN_STARTS):
                continue
            block = standard_block(form, lowest)
            rest = list(hand)
            for kind in block.kinds:
                rest[kind] -= 1
            if min(rest) >= 0:
                for others in self.taken_apart(tuple(rest), pairs - (form == PAIR)):
                    yield (block, *others)

    def written_out(self, kinds: int) -> "Blocks":
        """The same structure in pieces."""
        runs = [standard_block(RUN, first) for first in sorted(RUN_STARTS)]
        triplets = [standard_block(TRIPLET, kind) for kind in range(HONOURS.stop)]
        pairs = [standard_block(PAIR, kind) for kind in range(HONOURS.stop)]
        return Blocks.of_blocks([(self.fillable, True, False, runs + triplets), (1, False, False, pairs)])


# --- Pairs ----------------------------------------------------------------------------------------------------------


def cheapest_pairs(hand: Iterable[int], copies: Iterable[int], n: int, distinct: bool) -> int:
    """The cost of n pairs: the n cheapest. Of one kind, a later pair never costs less than an earlier one."""
    costs: list[int] = []
    for have, most in zip(hand, copies, strict=True):
        for pair in range(min(most // 2, 1) if distinct else most // 2):
            costs.append(2 - min(2, max(0, have - 2 * pair)))
    return sum(sorted(costs)[:n]) if len(costs) >= n else FAR


def usual(hand: Hand) -> Hand:
    """The kinds of which pairs are made: no flowers."""
    return hand[: HONOURS.stop]


class Pairs:
    """n pairs. If they must be distinct, four equal tiles are one pair and two tiles too many."""

    fillable = 0
    kinds = range(HONOURS.stop)

    def __init__(self, n: int, distinct: bool) -> None:
        if not 1 <= n <= MOST_BLOCKS:
            raise ValueError(f"{n} pairs: a hand has 1 to {MOST_BLOCKS}")
        self.n = n
        self.distinct = bool(distinct)
        self.tiles = 2 * n

    def distance(self, hand: Hand, copies: Hand, melds: int, limit: int = FAR) -> int:
        """The n cheapest pairs."""
        return cheapest_pairs(usual(hand), usual(copies), self.n, self.distinct)

    def readings(self, hand: Hand, copies: Hand, melds: int, winning: int) -> Iterator[Code]:
        """At most one way."""
        if not any(hand[HONOURS.stop :]) and all(
            count in (0, 2) if self.distinct else count % 2 == 0 for count in hand
        ):
            blocks = [standard_block(PAIR, kind) for kind, count in enumerate(hand) for _ in range(count // 2)]
            yield from placed(blocks, (winning,), wait_of)

    def written_out(self, kinds: int) -> "Blocks":
        """The same structure in pieces."""
        return Blocks.of_blocks([(self.n, False, self.distinct, [standard_block(PAIR, kind) for kind in self.kinds])])


class PairsTriplet:
    """n pairs, equal ones allowed, and a triplet: eight and a half pairs of the Taiwanese game."""

    fillable = 0
    kinds = range(HONOURS.stop)

    def __init__(self, n: int) -> None:
        if not 0 <= n <= MOST_BLOCKS:
            raise ValueError(f"{n} pairs: a hand has 0 to {MOST_BLOCKS}")
        self.n = n
        self.tiles = 2 * n + 3

    def distance(self, hand: Hand, copies: Hand, melds: int, limit: int = FAR) -> int:
        """A triplet of each kind in turn, and the cheapest pairs beside it. Kinds that look alike cost alike."""
        best = FAR
        hand, copies = usual(hand), usual(copies)
        for kind in {pair: kind for kind, pair in enumerate(zip(hand, copies, strict=True))}.values():
            if copies[kind] >= 3:
                rest, left = list(hand), list(copies)
                rest[kind] = max(0, rest[kind] - 3)
                left[kind] -= 3
                best = min(best, max(0, 3 - hand[kind]) + cheapest_pairs(rest, left, self.n, distinct=False))
        return best

    def readings(self, hand: Hand, copies: Hand, melds: int, winning: int) -> Iterator[Code]:
        """At most one way: the triplet is where the count is odd."""
        odd = [kind for kind, count in enumerate(hand) if count % 2]
        if len(odd) == 1 and hand[odd[0]] >= 3 and not any(hand[HONOURS.stop :]):
            rest = list(hand)
            rest[odd[0]] -= 3
            blocks = [standard_block(PAIR, kind) for kind, count in enumerate(rest) for _ in range(count // 2)]
            yield from placed(in_order([standard_block(TRIPLET, odd[0]), *blocks]), (winning,), wait_of)

    def written_out(self, kinds: int) -> "Blocks":
        """The same structure in pieces."""
        pairs = [standard_block(PAIR, kind) for kind in self.kinds]
        triplets = [standard_block(TRIPLET, kind) for kind in self.kinds]
        return Blocks.of_blocks([(self.n, False, False, pairs), (1, False, False, triplets)])


# --- Orphans --------------------------------------------------------------------------------------------------------


class Orphans:
    """Each kind of the mask once, and one of them twice."""

    fillable = 0

    def __init__(self, mask: int) -> None:
        if mask <= 0:
            raise ValueError(f"mask {mask}: it names no kind")
        self.kinds = tuple(kind for kind in range(mask.bit_length()) if mask >> kind & 1)
        self.tiles = len(self.kinds) + 1

    def distance(self, hand: Hand, copies: Hand, melds: int, limit: int = FAR) -> int:
        """What is missing, and a pair."""
        if any(copies[kind] == 0 for kind in self.kinds) or all(copies[kind] < 2 for kind in self.kinds):
            return FAR
        missing = sum(hand[kind] == 0 for kind in self.kinds)
        return missing + all(hand[kind] < 2 for kind in self.kinds)

    def readings(self, hand: Hand, copies: Hand, melds: int, winning: int) -> Iterator[Code]:
        """At most one way."""
        if (
            not any(hand[HONOURS.stop :])
            and all(hand[kind] in (1, 2) for kind in self.kinds)
            and sum(hand[kind] for kind in self.kinds) == self.tiles
        ):
            blocks = [standard_block(PAIR if hand[kind] == 2 else SINGLE, kind) for kind in self.kinds]
            yield from placed(blocks, (winning,), orphan_wait)

    def written_out(self, kinds: int) -> "Blocks":
        """The same structure in pieces: a piece is a whole hand."""
        pieces = [
            [standard_block(PAIR if kind == twice else SINGLE, kind) for kind in self.kinds] for twice in self.kinds
        ]
        return Blocks([Slot(1, False, False, pieces)], wait=orphan_wait, order=in_order)


# --- Unrelated tiles ------------------------------------------------------------------------------------------------


class Unrelated:
    """Fourteen tiles of so many kinds, in a suit three ranks apart or more: it is dealt, not collected."""

    fillable = 0
    kinds = ()
    tiles = 14

    def __init__(self, n: int) -> None:
        self.n = n

    def distance(self, hand: Hand, copies: Hand, melds: int, limit: int = FAR) -> int:
        """Nobody gets there."""
        return FAR

    def readings(self, hand: Hand, copies: Hand, melds: int, winning: int) -> Iterator[Code]:
        """At most one way."""
        held = [kind for kind, count in enumerate(hand) if count]
        near = any(b - a < 3 and a // 9 == b // 9 and b < HONOURS.start for a, b in pairwise(held))
        if not near and held[-1] < HONOURS.stop and len(held) == self.n and max(hand) <= 2:
            blocks = [standard_block(PAIR if hand[kind] == 2 else SINGLE, kind) for kind in held]
            yield from placed(blocks, (winning,), lambda kinds, _: TANKI if len(kinds) == 2 else OTHER)

    def written_out(self, kinds: int) -> "Blocks":
        """Wild tiles are not dealt so."""
        raise ValueError("no tile stands for another in a hand of unrelated tiles")


# --- Anything else --------------------------------------------------------------------------------------------------


class Slot(NamedTuple):
    """A part of a structure in pieces: so many of these pieces, each one block (or, for orphans, more)."""

    times: int
    fillable: bool
    distinct: bool
    pieces: list[list[Block]]


def kinds_of(piece: list[Block]) -> list[int]:
    """The kinds of all its tiles."""
    return [kind for block in piece for kind in block.kinds]


def check_slot(slot: Sequence[Any]) -> None:
    """Refuse a slot that is not told as it should be."""
    if not isinstance(slot, Sequence):
        raise TypeError("a slot is told in four parts: times, open, distinct, blocks")
    if len(slot) != 4:
        raise ValueError("a slot is told in four parts: times, open, distinct, blocks")
    times, fillable, distinct, pieces = slot
    if not isinstance(times, int) or not isinstance(fillable, bool) or not isinstance(distinct, bool):
        raise TypeError("a slot begins with a whole number, True or False, and True or False")
    if times > MOST_BLOCKS:
        raise ValueError(f"a slot for {times} blocks: at most {MOST_BLOCKS} are possible")
    for piece in pieces:
        if not isinstance(piece, Sequence) or not all(isinstance(kind, int) for kind in piece):
            raise TypeError("a block of a slot is told by its kinds, whole numbers")


class Blocks:
    """Any structure: so many pieces out of each slot's list. Exact, whatever the pieces are."""

    wild: dict[int, int]  # kind: mask of the kinds it may stand for, itself included

    def __init__(
        self,
        slots: list[Slot],
        wait: Callable[[tuple[int, ...], int], int] = wait_of,
        order: Callable[[Iterable[Block]], list[Block]] = list,
    ) -> None:
        self.slots = slots
        self.wait = wait
        self.order = order
        self.wild = {}
        self.known_to_exist: dict[tuple[Hand, int], bool] = {}
        self.fillable = sum(slot.times for slot in slots if slot.fillable)
        self.pieces = [piece for slot in slots for piece in slot.pieces]
        sizes = [{len(kinds_of(piece)) for piece in slot.pieces} for slot in slots]
        for i, (slot, size) in enumerate(zip(slots, sizes, strict=True)):
            if slot.times < 0 or len(size) != 1 or 0 in size:
                raise ValueError(f"slot {i}: it needs pieces, all of the same number of tiles, and times >= 0")
            if slot.fillable and size != {3}:
                raise ValueError(f"slot {i}: a meld stands for three tiles, so it can only fill a piece of three")
        self.tiles = sum(slot.times * size.pop() for slot, size in zip(slots, sizes, strict=True))
        ends = np.cumsum([0] + [len(slot.pieces) for slot in slots]).tolist()
        self.ranges = list(pairwise(ends))  # where the pieces of each slot stand in the list
        self.need = np.zeros((len(self.pieces), MOST_KINDS), np.int64)  # how many of each kind a piece needs
        for row, piece in zip(self.need, self.pieces, strict=True):
            for kind in kinds_of(piece):
                if not 0 <= kind < MOST_KINDS:
                    raise ValueError(f"kind {kind}: the kinds are 0 to {MOST_KINDS - 1}")
                row[kind] += 1
        self.kinds = frozenset(np.flatnonzero(self.need.any(axis=0)).tolist())
        self.lengths = self.need.sum(axis=1)
        self.only_once = np.array([slot.distinct for slot in slots for _ in slot.pieces])

    @classmethod
    def of_blocks(cls, slots: Iterable[tuple[int, bool, bool, list[Block]]]) -> "Blocks":
        """From slots whose pieces are the usual blocks."""
        return cls(
            [
                Slot(times, fillable, distinct, [[block] for block in blocks])
                for times, fillable, distinct, blocks in slots
            ],
            order=in_order,
        )

    @classmethod
    def of_kinds(cls, slots: Sequence[tuple[int, bool, bool, Sequence[Sequence[int]]]]) -> "Blocks":
        """From slots whose pieces are tuples of kinds."""
        for slot in slots:
            check_slot(slot)
        if not 1 <= len(slots) <= 16 or any(len(slot[3]) > 4095 for slot in slots):
            raise ValueError("a structure has 1 to 16 slots of at most 4095 pieces")
        return cls(
            [
                Slot(
                    times,
                    bool(fillable),
                    bool(distinct),
                    [[Block(1 << 16 | i << 12 | j, tuple(sorted(piece)))] for j, piece in enumerate(pieces)],
                )
                for i, (times, fillable, distinct, pieces) in enumerate(slots)
            ]
        )

    def concealed(self, melds: int) -> list[int]:
        """How often each slot is left to be filled from the hand: melds fill the slots that take them, in order."""
        left = []
        for slot in self.slots:
            filled = min(melds, slot.times) if slot.fillable else 0
            melds -= filled
            left.append(slot.times - filled)
        return left

    def distance(self, hand: Hand, copies: Hand, melds: int, limit: int = FAR) -> int:
        """Try 0 missing tiles, 1, 2, ..."""
        if limit and not self.exists(copies, melds):
            return FAR
        search = Search(self, hand, copies, melds)
        return next((missing for missing in range(min(limit, self.tiles) + 1) if search.finds(missing)), FAR)

    def exists(self, copies: Hand, melds: int) -> bool:
        """Whether there is a target at all."""
        if (copies, melds) not in self.known_to_exist:
            search = Search(self, (0,) * len(copies), copies, melds)
            self.known_to_exist[copies, melds] = search.finds(self.tiles)
        return self.known_to_exist[copies, melds]

    def readings(self, hand: Hand, copies: Hand, melds: int, winning: int) -> Iterator[Code]:
        """All targets from which nothing is missing."""
        search = Search(self, hand, copies, melds)
        for chosen in search.targets(0):
            blocks = self.order(block for piece in chosen for block in self.pieces[piece])
            yield from placed(blocks, search.stands_for(winning, chosen), self.wait)


class Search:
    """The pieces that bring one hand nearest to a structure.

    Pieces are chosen slot by slot and within a slot in rising order. A choice is given up when what is missing already,
    and what the cheapest pieces for the rest would add if different pieces did not compete for the same tiles, is too
    much. A wild tile saves one missing tile at most; where it can stand is looked at when all kinds are known.
    """

    def __init__(self, structure: Blocks, hand: Hand, copies: Hand, melds: int) -> None:
        self.structure = structure
        self.left = structure.concealed(melds)
        self.hand = hand
        self.kinds = len(hand)
        self.need = structure.need[:, : self.kinds]
        self.real = tuple(0 if kind in structure.wild else count for kind, count in enumerate(hand))
        self.pool = [  # a mask for each wild tile; one of a void kind is dead weight like any other
            mask for kind, mask in structure.wild.items() if copies[kind] for _ in range(hand[kind])
        ]
        self.copies = np.array(copies)

    def finds(self, limit: int) -> bool:
        """Whether there is such a target."""
        return next(self.targets(limit), None) is not None

    def targets(self, limit: int) -> Iterator[tuple[int, ...]]:
        """All targets from which at most ``limit`` tiles are missing, as tuples of piece numbers."""
        return self.choose(0, 0, self.left[0], np.array(self.real), self.copies, 0, (), limit)

    def choose(
        self,
        slot: int,
        first: int,
        left: int,
        have: NDArray[np.int64],
        room: NDArray[np.int64],
        lacking: int,
        chosen: tuple[int, ...],
        limit: int,
    ) -> Iterator[tuple[int, ...]]:
        """Choose ``left`` more pieces for ``slot``, from number ``first`` on, then the later slots."""
        while left == 0:
            slot += 1
            if slot == len(self.left):
                if lacking - self.saved(chosen) <= limit:
                    yield chosen
                return
            left, first = self.left[slot], self.structure.ranges[slot][0]
        cost = self.costs(have, room, max(left, *self.left[slot:]))
        most = limit + len(self.pool) - lacking - self.rest_at_least(cost, slot, first, left - 1)
        for piece in range(first, self.structure.ranges[slot][1]):
            if cost[0, piece] <= most:
                yield from self.choose(
                    slot,
                    piece + self.structure.slots[slot].distinct,
                    left - 1,
                    np.maximum(have - self.need[piece], 0),
                    room - self.need[piece],
                    lacking + int(cost[0, piece]),
                    (*chosen, piece),
                    limit,
                )

    def costs(self, have: NDArray[np.int64], room: NDArray[np.int64], times: int) -> NDArray[np.int64]:
        """At [i, piece]: what the piece costs if it has been chosen i times before."""
        before = np.arange(times)[:, None, None] * self.need
        cost = self.structure.lengths - np.clip(have - before, 0, self.need).sum(axis=2)
        fits = np.all(before + self.need <= room, axis=2)
        again = np.arange(times)[:, None] > 0
        return np.where(fits & ~(again & self.structure.only_once), cost, FAR)

    def rest_at_least(self, cost: NDArray[np.int64], slot: int, first: int, left: int) -> int:
        """What ``left`` more pieces of this slot and those of the later slots will cost, or more."""
        total = 0
        for later in range(slot, len(self.left)):
            begin, end = self.structure.ranges[later]
            begin, times = (first, left) if later == slot else (begin, self.left[later])
            if times:
                total += int(np.sort(cost[:times, begin:end], axis=None)[:times].sum())
        return total

    def lacks(self, chosen: tuple[int, ...]) -> list[int]:
        """How many of each kind the tiles that are not wild lack."""
        wanted = self.need[list(chosen)].sum(axis=0)
        missing: list[int] = np.maximum(wanted - np.array(self.real), 0).tolist()
        return missing

    def saved(self, chosen: tuple[int, ...]) -> int:
        """How many of the missing tiles the wild tiles can stand for."""
        return most_matched(self.pool, self.lacks(chosen)) if self.pool else 0

    def stands_for(self, winning: int, chosen: tuple[int, ...]) -> set[int]:
        """The kinds for which the winning tile may stand in a complete hand."""
        wild = self.structure.wild
        if winning not in wild or not self.hand[winning]:
            return {winning}
        lacks = self.lacks(chosen)
        others = list(self.pool)
        others.remove(wild[winning])
        stands = set()
        for kind in range(self.kinds):
            if lacks[kind] and wild[winning] >> kind & 1:
                rest = [*lacks[:kind], lacks[kind] - 1, *lacks[kind + 1 :]]
                if most_matched(others, rest) == sum(rest):
                    stands.add(kind)
        return stands


def most_matched(pool: list[int], places: list[int]) -> int:
    """How many of the places wild tiles can fill: each of the pool by its mask (augmenting paths)."""
    seated: list[tuple[int, int]] = []  # (number in the pool, kind)

    def seat(tile: int, tried: set[int]) -> bool:
        for kind, room in enumerate(places):
            if not room or kind in tried or not pool[tile] >> kind & 1:
                continue
            tried.add(kind)
            there = [other for other, place in seated if place == kind]
            if len(there) < room:
                seated.append((tile, kind))
                return True
            for other in there:
                seated.remove((other, kind))
                if seat(other, tried):
                    seated.append((tile, kind))
                    return True
                seated.append((other, kind))
        return False

    return sum(seat(tile, set()) for tile in range(len(pool)))


# --- The kernel -----------------------------------------------------------------------------------------------------

FORMS: dict[str, tuple[Callable[..., Sets | Pairs | PairsTriplet | Orphans | Unrelated | Blocks], tuple[type, ...]]] = {
    "sets": (Sets, (int,)),
    "pairs": (Pairs, (int, bool)),
    "pairs_triplet": (PairsTriplet, (int,)),
    "orphans": (Orphans, (int,)),
    "unrelated": (Unrelated, (int,)),
    "blocks": (Blocks.of_kinds, (Sequence,)),
}
"""How each form is made, and of what it is told."""
LIKE = ("sets", "pairs", "knitted")
"""What blocks may be priced as."""


class Grammar:
    """Some structures over one tile set, ready to be asked; the interface of ``jantaku._kernel.Grammar``."""

    path = "slow"

    def __init__(
        self,
        structures: Sequence[tuple[Any, ...]],
        copies: bytes,
        size: int,
        wild: Sequence[tuple[int, int]] = (),
    ) -> None:
        if not isinstance(copies, bytes | bytearray):
            raise TypeError(f"copies are {type(copies).__name__}: bytes are needed")
        self._copies = tuple(copies)
        self._kinds = len(self._copies)
        if not isinstance(size, int):
            raise TypeError(f"the size is {type(size).__name__}: a whole number is needed")
        self._size = size
        if not 34 <= self._kinds <= MOST_KINDS:
            raise ValueError(f"copies of {self._kinds} kinds: a tile set has 34 to {MOST_KINDS}")
        for kind, count in enumerate(self._copies):
            if count > 15:
                raise ValueError(f"kind {kind}: {count} copies, at most 15 are possible")
        if not isinstance(structures, Sequence) or not isinstance(wild, Sequence):
            raise TypeError("structures and wild kinds are told in sequences")
        if not structures or size < 1:
            raise ValueError("a grammar needs at least one structure, and its hands at least one tile")
        self._wild = self._checked_wild(wild)
        self._forms = [self._checked_form(i, structure) for i, structure in enumerate(structures)]
        self._fillable = max(form.fillable for form in self._forms)
        self._useful = sorted(set(range(self._kinds)) & set(self._wild).union(*(form.kinds for form in self._forms)))

    def _checked_wild(self, wild: Sequence[tuple[int, int]]) -> dict[int, int]:
        masks: dict[int, int] = {}
        for pair in wild:
            if not isinstance(pair, Sequence):
                raise TypeError("a wild kind is told in two parts: the kind and what it stands for")
            if len(pair) != 2:
                raise ValueError("a wild kind is told in two parts: the kind and what it stands for")
            kind, mask = pair
            if not isinstance(kind, int) or not isinstance(mask, int):
                raise TypeError("a wild kind and what it stands for are whole numbers")
            if not 0 <= kind < self._kinds or mask < 0 or mask >> self._kinds:
                raise ValueError(f"wild kind {kind}: it, and the kinds it stands for, must be below {self._kinds}")
            if kind in masks:
                raise ValueError(f"wild kind {kind} is named twice")
            masks[kind] = mask | 1 << kind
        return masks

    def _checked_form(self, i: int, structure: tuple[Any, ...]) -> Form:
        if not isinstance(structure, tuple):
            raise TypeError(f"structure {i} is {type(structure).__name__}: a tuple is needed")
        name, *arguments = structure or ("",)
        if name == "blocks" and len(arguments) == 2:  # what they are to those who price them is not asked here
            like = arguments.pop()
            if not isinstance(like, str):
                raise TypeError(f"structure {i}, {name}: a part of it is of the wrong type")
            if like not in LIKE:
                raise ValueError(f"structure {i}, {name}: no structure is like {like!r}; {', '.join(LIKE)} are known")
        if not isinstance(name, str):
            raise TypeError(f"structure {i}: the name of its form is not a string")
        if name not in FORMS:
            raise ValueError(f"structure {i}: no form is called {name!r}; there are {', '.join(FORMS)}")
        make, types = FORMS[name]
        if len(arguments) != len(types):
            raise ValueError(f"structure {i}, {name}: it is told in {1 + len(types)} parts")
        if not all(map(isinstance, arguments, types)):
            raise TypeError(f"structure {i}, {name}: a part of it is of the wrong type")
        try:
            form = make(*arguments)
        except (TypeError, ValueError) as wrong:
            raise type(wrong)(f"structure {i}, {name}: {wrong}") from None
        if form.tiles != self._size:
            raise ValueError(f"structure {i}, {name}: it has {form.tiles} tiles, the complete hand {self._size}")
        if isinstance(form, Orphans | Blocks) and max(form.kinds) >= self._kinds:
            raise ValueError(
                f"structure {i}, {name}: kind {max(form.kinds)} is not in a tile set of {self._kinds} kinds"
            )
        if self._wild:
            form = form if isinstance(form, Blocks) else form.written_out(self._kinds)
            form.wild = self._wild
        return form

    # What is asked

    def shanten(self, counts: Counts, void: int = 0) -> int:
        """-1 complete, 0 ready, ... The least over the structures."""
        return min(self.shanten_each(counts, void))

    def shanten_each(self, counts: Counts, void: int = 0) -> tuple[int, ...]:
        """One number per structure; 99 where the structure is out of reach."""
        hand = self._hand(counts)
        return tuple(distance - 1 for distance in self._distances(hand, self._allowed(void), self._melds(hand)[0]))

    def improving(self, counts: Counts, void: int = 0) -> tuple[int, int]:
        """Shanten of a hand that is to draw, and the mask of kinds whose draw lowers it."""
        hand = self._hand(counts)
        return self._improving(hand, self._allowed(void), self._waiting(hand))

    def waits(self, counts: Counts, void: int = 0) -> tuple[int, int]:
        """Masks of the kinds that complete the hand: those that may still come, and those of which none can."""
        hand = self._hand(counts)
        melds = self._waiting(hand)
        check_mask(void)
        live = dead = 0
        for kind in range(self._kinds):
            if not void >> kind & 1 and self._complete(with_one(hand, kind), void, melds):
                if hand[kind] < self._copies[kind]:
                    live |= 1 << kind
                else:
                    dead |= 1 << kind
        return live, dead

    def discards(self, counts: Counts, void: int = 0) -> list[tuple[int, int, int]]:
        """For each kind of a hand that is to discard: (kind, shanten after, improving mask after), in kind order."""
        hand = self._hand(counts)
        melds = self._complete_sized(hand)
        if not any(hand):
            raise ValueError("0 tiles: there is nothing to discard")
        copies = self._allowed(void)
        return [
            (kind, *self._improving(with_one(hand, kind, -1), copies, melds))
            for kind, count in enumerate(hand)
            if count
        ]

    def readings(self, counts: Counts, winning: int, void: int = 0) -> list[Code]:
        """Every way to read a complete hand: (structure index, wait, index of the winning block, block, block, ...)."""
        hand = self._hand(counts)
        melds = self._complete_sized(hand)
        if not isinstance(winning, int):
            raise TypeError(f"the winning kind is {type(winning).__name__}: a whole number is needed")
        if not 0 <= winning < self._kinds:
            raise ValueError(f"winning kind {winning}: the kinds are 0 to {self._kinds - 1}")
        if not hand[winning] and not any(hand[kind] and mask >> winning & 1 for kind, mask in self._wild.items()):
            raise ValueError(f"winning kind {winning} is not in the hand; the counts include the winning tile")
        copies = self._allowed(void)
        if any(count and void >> kind & 1 for kind, count in enumerate(hand)):
            return []
        return sorted(
            (i, *reading)
            for i, form in enumerate(self._forms)
            if melds <= form.fillable
            for reading in form.readings(hand, copies, melds, winning)
        )

    def shanten_batch(self, hands: NDArray[np.uint8], void: int = 0) -> NDArray[np.int8]:
        """``shanten`` of every row."""
        return np.array(self._rows(hands, void, self.shanten), np.int8)

    def improving_batch(self, hands: NDArray[np.uint8], void: int = 0) -> tuple[NDArray[np.int8], NDArray[np.uint64]]:
        """``improving`` of every row."""
        rows = self._rows(hands, void, self.improving)
        return np.array([shanten for shanten, _ in rows], np.int8), np.array([mask for _, mask in rows], np.uint64)

    def waits_batch(self, hands: NDArray[np.uint8], void: int = 0) -> tuple[NDArray[np.uint64], NDArray[np.uint64]]:
        """``waits`` of every row."""
        rows = self._rows(hands, void, self.waits)
        return np.array([live for live, _ in rows], np.uint64), np.array([dead for _, dead in rows], np.uint64)

    # How it is answered

    def _distances(self, hand: Hand, copies: Hand, melds: int, limit: int = FAR) -> list[int]:
        return [form.distance(hand, copies, melds, limit) if melds <= form.fillable else FAR for form in self._forms]

    def _improving(self, hand: Hand, copies: Hand, melds: int) -> tuple[int, int]:
        distance = min(self._distances(hand, copies, melds))
        mask = 0
        for kind in self._useful:
            if distance < FAR and hand[kind] < copies[kind]:
                after = self._distances(with_one(hand, kind), copies, melds, limit=distance - 1)
                mask |= (min(after) < distance) << kind
        return distance - 1, mask

    def _complete(self, hand: Hand, void: int, melds: int) -> bool:
        """Whether the hand is a target, even with a tile more than the tile set has.

        For wild tiles, which stand for others, the tile set counts as ever.
        """
        enough = tuple(map(max, self._copies, hand)) if self._wild else hand
        return min(self._distances(hand, without(enough, void), melds, limit=0)) == 0

    def _allowed(self, void: int) -> Hand:
        check_mask(void)
        return without(self._copies, void)

    # What may be asked

    def _hand(self, counts: Counts) -> Hand:
        if isinstance(counts, np.ndarray):
            if counts.dtype != np.uint8 or counts.ndim != 1:
                raise ValueError(
                    f"counts are a {counts.ndim}-d array of {counts.dtype}: a 1-d array of uint8 is needed"
                )
            hand = tuple(counts.tolist())
        else:
            try:
                hand = tuple(map(index, counts))
            except TypeError:
                raise TypeError("counts are not bytes, a sequence of int or an array of uint8") from None
        if len(hand) == 34 < self._kinds:
            hand += (0,) * (self._kinds - 34)
        if len(hand) != self._kinds:
            raise ValueError(f"counts of {len(hand)} kinds: the tile set has {self._kinds}")
        if any(map(gt, hand, self._copies)) or min(hand) < 0:
            for kind, (count, most) in enumerate(zip(hand, self._copies, strict=True)):
                if not 0 <= count <= most:
                    raise ValueError(f"kind {kind}: {count} in hand, the tile set has {most}")
        return hand

    def _melds(self, hand: Hand) -> tuple[int, bool]:
        """How many melds stand beside the hand, and whether it waits for a tile."""
        tiles = sum(hand)
        melds, waiting = divmod(self._size - tiles, 3)
        if melds < 0 or waiting == 2:
            raise ValueError(f"{tiles} tiles: a hand has {self._size} or {self._size - 1}, and 3 less for each meld")
        if melds > self._fillable > 0:
            raise ValueError(f"{tiles} tiles: that means {melds} melds, but a hand has at most {self._fillable}")
        return melds, waiting == 1

    def _waiting(self, hand: Hand) -> int:
        melds, waiting = self._melds(hand)
        if not waiting:
            raise ValueError(
                f"{sum(hand)} tiles: a hand that is to draw has {self._size - 1}, and 3 less for each meld"
            )
        return melds

    def _complete_sized(self, hand: Hand) -> int:
        melds, waiting = self._melds(hand)
        if waiting:
            raise ValueError(f"{sum(hand)} tiles: a hand after its draw has {self._size}, and 3 less for each meld")
        return melds

    def _rows(self, hands: NDArray[np.uint8], void: int, ask: Callable[[Counts, int], Answer]) -> list[Answer]:
        if not isinstance(hands, np.ndarray) or hands.dtype != np.uint8 or hands.ndim != 2:
            raise ValueError("hands are not a 2-d array of uint8, a hand in each row")
        if hands.shape[1] not in (34, self._kinds):
            raise ValueError(f"hands of {hands.shape[1]} kinds: the tile set has {self._kinds}")
        check_mask(void)
        answers = []
        for i, row in enumerate(hands):
            try:
                answers.append(ask(row, void))
            except ValueError as wrong:
                raise ValueError(f"row {i}: {wrong}") from None
        return answers


def check_mask(void: int) -> None:
    """Refuse what is no class of kinds."""
    if not isinstance(void, int):
        raise TypeError("a class of kinds is a whole number")
    if not 0 <= void < 1 << MOST_KINDS:
        raise ValueError("a class of kinds is a whole number from 0 to 2**64 - 1")


def with_one(hand: Hand, kind: int, more: int = 1) -> Hand:
    """The hand with one tile more, or less."""
    return (*hand[:kind], hand[kind] + more, *hand[kind + 1 :])


def without(copies: Hand, void: int) -> Hand:
    """The tile set without the kinds that may not be used."""
    return tuple(0 if void >> kind & 1 else count for kind, count in enumerate(copies)) if void else copies
