"""A slow second opinion about patterns: every way to choose the letters and to lay the blocks is tried."""

import itertools
import random
from collections import Counter
from collections.abc import Sequence
from typing import Any, NamedTuple

from jantaku import _kernel
from jantaku.hands import SEVEN_PAIRS_QUADS, THIRTEEN_ORPHANS, Grammar, sets_and_pair
from jantaku.tiles import KIND, tile_set
from jantaku.yaku.patterns import Sort

GRAMMAR = Grammar((sets_and_pair(4), SEVEN_PAIRS_QUADS, THIRTEEN_ORPHANS), tile_set("riichi"))
TSUMO = [name for name, _ in _kernel.FACTS].index("tsumo")
SINGLE, PAIR, TRIPLET, QUAD, RUN = range(5)


class Block(NamedTuple):
    shape: int
    first: int
    melded: bool
    open: bool

    @property
    def kinds(self) -> set[int]:
        return {self.first, self.first + 1, self.first + 2} if self.shape == RUN else {self.first}


class Read(NamedTuple):
    """One reading, and all that a pattern may ask of it."""

    blocks: tuple[Block, ...]
    winning: int
    wait: int
    kind: int
    tsumo: bool
    seat: int
    round: int

    @property
    def tiles(self) -> Counter[int]:
        count: Counter[int] = Counter()
        for block in self.blocks:
            for kind in block.kinds:
                count[kind] += 1 if block.shape == RUN else (1, 2, 3, 4)[block.shape]
        return count


Letters = dict[str, int]


def class_of(code: tuple[Any, ...], letters: Letters, read: Read) -> set[int]:
    fixed, *ranks, winds, moving = code
    kinds = {kind for kind in range(64) if fixed >> kind & 1}
    for letter, mask in zip("xyw", ranks, strict=True):
        kinds |= {letters[letter] * 9 + rank for rank in range(9) if mask >> rank & 1}
    kinds |= ({read.seat} if winds & 1 else set()) | ({read.round} if winds & 2 else set())
    kinds |= {27, 28, 29, 30} - {read.seat, read.round} if winds & 4 else set()
    for letter, offset, suit in moving:
        suits = {"*": (0, 1, 2)}.get(
            "mpsxyw*"[suit], (suit if suit < 3 else letters["mpsxyw"[suit]],) if suit < 6 else ()
        )
        kinds |= {9 * s + letters["nk"[letter]] + offset for s in suits}
    return kinds


def block_fits(code: tuple[Any, ...], place: int, letters: Letters, read: Read) -> bool:
    _, shapes, state, of, first, some = code
    block = read.blocks[place]
    winning = place == read.winning
    concealed = not block.open and (read.tsumo or not winning)
    states = (not block.open, block.open, concealed, winning)
    return (
        bool(shapes >> block.shape & 1)
        and all(is_so for bit, is_so in enumerate(states) if state >> bit & 1)
        and (not of or block.kinds <= class_of(of, letters, read))
        and (not first or block.first in class_of(first, letters, read))
        and (not some or bool(block.kinds & class_of(some, letters, read)))
    )


def laid(named: Sequence[tuple[Any, ...]], free: Sequence[int], letters: Letters, read: Read) -> bool:
    """Whether each named block has a block of its own, in whatever order."""
    if not named:
        return True
    return any(
        block_fits(named[0], place, letters, read)
        and laid(named[1:], [other for other in free if other != place], letters, read)
        for place in free
    )


def slowly(code: tuple[Any, ...], letters: Letters, read: Read) -> bool:
    """What the kernel should answer, tried out in every possible way."""
    match code:
        case (Sort.ALL, *parts):
            return all(slowly(part, letters, read) for part in parts)
        case (Sort.SOME, *parts):
            return any(slowly(part, letters, read) for part in parts)
        case (Sort.NONE, part):
            return not slowly(part, letters, read)
        case (Sort.LETTERS, suits, n_low, n_high, k_low, k_high, part):
            new = [letter for place, letter in enumerate("xyw") if suits >> place & 1]
            taken = {value for letter, value in letters.items() if letter in "xyw"}
            ranks = [
                [(letter, value) for value in range(low, high + 1)]
                for letter, low, high in (("n", n_low, n_high), ("k", k_low, k_high))
                if low <= high
            ]
            for values in itertools.permutations(sorted({0, 1, 2} - taken), len(new)):
                for chosen in itertools.product(*ranks):
                    tried = letters | dict(zip(new, values, strict=True)) | dict(chosen)
                    if tried.get("n", -1) != tried.get("k", -2) and slowly(part, tried, read):
                        return True
            return False
        case (Sort.BLOCKS, exact, *blocks):
            named = [block for block in blocks for _ in range(block[0])]
            if exact and len(named) != len(read.blocks):
                return False
            return laid(named, range(len(read.blocks)), letters, read)
        case (Sort.MEASURE, measure, tiles, least, most):
            kinds, count = class_of(tiles, letters, read), read.tiles
            sums = (
                sum(count[kind] for kind in kinds),
                sum(times for kind, times in count.items() if kind not in kinds),
                sum(count[kind] > 0 for kind in kinds),
                sum(count[kind] == 0 for kind in kinds),
                sum(count[kind] * (kind % 9 + 1) for kind in kinds if kind < 27),
            )
            return bool(least <= sums[measure] <= most)
        case (Sort.CONTAINS, held, *tiles):
            count = read.tiles
            count[read.kind] -= held
            return all(
                count[rank if suit == 7 else 9 * (suit if suit < 3 else letters["mpsxyw"[suit]]) + rank] >= times
                for suit, rank, times in tiles
            )
        case (Sort.WON_ON, tiles):
            return read.kind in class_of(tiles, letters, read)
        case (Sort.WAIT, waits):
            return bool(waits >> read.wait & 1)
        case (Sort.TSUMO, yes):
            return read.tsumo is bool(yes)
        case (Sort.CLOSED, yes):
            return bool(yes) is not any(block.open for block in read.blocks)
    raise AssertionError(code)


def deal(rng: random.Random) -> tuple[bytes, list[Read]]:
    """A won hand and its readings, as the kernel lists them."""
    while True:
        # Few kinds, so that patterns have something to find.
        starts = [9 * rng.randrange(3) + rng.choice((0, 1, 2, 3, 6)) for _ in range(2)] + [rng.randrange(27, 34)]
        blocks = []
        if rng.random() < 0.2:
            blocks = [Block(PAIR, rng.choice(starts) // 9 * 9 % 27 + rng.randrange(7), False, False) for _ in range(7)]
        else:
            for _ in range(4):
                first, melded = rng.choice(starts), rng.random() < 0.3
                first += rng.randrange(3) if first < 27 else 0
                shape = rng.choice((RUN, RUN, TRIPLET, QUAD)) if first < 27 and first % 9 < 7 else TRIPLET
                quad = shape == QUAD
                blocks.append(
                    Block(shape, first, melded or quad, (melded and shape != QUAD) or (quad and rng.random() < 0.5))
                )
            blocks.append(Block(PAIR, rng.choice(starts), False, False))
        held = Read(tuple(blocks), 0, 0, 0, False, 0, 0).tiles
        concealed = Read(tuple(block for block in blocks if not block.melded), 0, 0, 0, False, 0, 0).tiles
        if max(held.values()) <= 4:
            break
    kind, tsumo = rng.choice(sorted(concealed)), rng.random() < 0.5
    seat, round_wind = rng.randrange(27, 31), rng.randrange(27, 29)
    melds = [block for block in blocks if block.melded]
    packed = bytearray(_kernel.WIN_BYTES)
    for tile, count in concealed.items():
        packed[tile] = count
    packed[34:38] = kind, seat, round_wind, len(melds)
    for place, meld in enumerate(melds):
        packed[38 + 3 * place : 41 + 3 * place] = meld.shape, meld.first, meld.open
    packed[56:64] = (int(tsumo) << TSUMO).to_bytes(8, "little")
    packed[88:118] = b"\xff" * 30
    book = _kernel.Book(GRAMMAR.kernel, [], {}, {}, [1, 1, 1, 1])
    reads = []
    for _, wait, winning, *codes in (priced.reading for priced in book.price_each(bytes(packed))):
        hand = (Block(code >> 6, code & KIND, False, False) for code in codes)
        reads.append(Read((*hand, *melds), winning, wait, kind, tsumo, seat, round_wind))
    return bytes(packed), reads
