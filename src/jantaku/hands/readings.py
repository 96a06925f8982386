"""Readings: how a complete hand falls into blocks, and what the winning tile completed.

One hand may be read in several ways, and in one way the winning tile may stand in several blocks; each is a reading of
its own, because waits, fu and yaku differ. The kernel tells a reading as a tuple of numbers; here it becomes something
to look at.
"""

from enum import IntEnum
from functools import cache
from itertools import pairwise
from typing import Final

import msgspec

from jantaku.hands.kernel import Code, Counts, KernelGrammar, ReadingMaker
from jantaku.hands.melds import Meld
from jantaku.hands.structures import Piece, Structure
from jantaku.hands.supplements import is_eyes, is_triplet
from jantaku.texts import TextId
from jantaku.tiles import Kind, kind_of


class Wait(IntEnum):
    """What the hand lacked before its last tile, in one reading (001:603-645)."""

    TANKI = 0
    SHANPON = 1
    KANCHAN = 2
    PENCHAN = 3
    RYANMEN = 4
    ORPHAN = 5
    THIRTEEN = 6
    OTHER = 7

    @property
    def text_id(self) -> TextId:
        """The text with its name."""
        return WAIT_NAMES[self]


WAIT_NAMES: Final[dict[Wait, TextId]] = {
    Wait.TANKI: TextId("thing-wait_tanki"),
    Wait.SHANPON: TextId("thing-wait_shanpon"),
    Wait.KANCHAN: TextId("thing-wait_kanchan"),
    Wait.PENCHAN: TextId("thing-wait_penchan"),
    Wait.RYANMEN: TextId("thing-wait_ryanmen"),
    Wait.ORPHAN: TextId("wait-orphan"),
    Wait.THIRTEEN: TextId("wait-thirteen"),
    Wait.OTHER: TextId("wait-other"),
}


class Shape(IntEnum):
    """What a block of a reading is."""

    SINGLE = 0
    PAIR = 1
    TRIPLET = 2
    QUAD = 3
    RUN = 4
    OTHER = 5


class ReadBlock(msgspec.Struct, frozen=True):
    """A block of a reading; ``meld`` is set where it was melded."""

    shape: Shape
    kinds: Piece
    open: bool = False
    meld: Meld | None = None

    @property
    def first(self) -> Kind:
        """Its lowest kind."""
        return self.kinds[0]


class Reading(msgspec.Struct, frozen=True):
    """One way to read a complete hand: concealed blocks in order, then the melds."""

    structure: Structure
    wait: Wait
    winning: int
    blocks: tuple[ReadBlock, ...]

    @property
    def winning_block(self) -> ReadBlock:
        """The block that the winning tile completed."""
        return self.blocks[self.winning]

    @property
    def sets(self) -> tuple[ReadBlock, ...]:
        """Runs, triplets and quads."""
        return tuple(block for block in self.blocks if block.shape in (Shape.RUN, Shape.TRIPLET, Shape.QUAD))

    @property
    def pairs(self) -> tuple[ReadBlock, ...]:
        """The pair, or the pairs."""
        return tuple(block for block in self.blocks if block.shape is Shape.PAIR)


PIECE_CODE: Final = 1 << 16


@cache
def concealed_block(code: int) -> ReadBlock:
    """The block that the kernel means: its shape and its first kind in one number."""
    shape, first = Shape(code >> 6), Kind(code & 0x3F)
    if shape is Shape.RUN:
        return ReadBlock(shape, (first, Kind(first + 1), Kind(first + 2)))
    return ReadBlock(shape, (first,) * (shape + 1))


def piece_block(piece: Piece) -> ReadBlock:
    """A block of a structure that was written out, named by what it looks like."""
    kinds = tuple(sorted(piece))
    if len(set(kinds)) == 1:
        return ReadBlock(Shape(len(kinds) - 1) if len(kinds) <= 4 else Shape.OTHER, kinds)
    if is_triplet(kinds):  # before runs: three seasons have numbers that follow each other, too
        return ReadBlock(Shape.TRIPLET, kinds)
    if len(kinds) == 2 or is_eyes(kinds):
        return ReadBlock(Shape.PAIR, kinds)
    follows = all(b == a + 1 for a, b in pairwise(kinds))
    return ReadBlock(Shape.RUN if follows and len(kinds) == 3 else Shape.OTHER, kinds)


def melded_block(meld: Meld) -> ReadBlock:
    """The block that a meld is."""
    kinds = tuple(sorted(kind_of(tile) for tile in meld.block))
    shape = Shape.QUAD if meld.is_kan else piece_block(kinds).shape
    return ReadBlock(shape, kinds, meld.is_open, meld)


class Reader:
    """Turns what the kernel found into readings of one grammar."""

    def __init__(self, structures: tuple[Structure, ...], pieces: tuple[tuple[tuple[Piece, ...], ...], ...]) -> None:
        self.structures = structures
        self.pieces = pieces
        written_out = any(pieces)
        self.maker = None if written_out else make_readings(structures)

    def readings(
        self, kernel: KernelGrammar, counts: Counts, winning: int, melds: tuple[ReadBlock, ...], void: int
    ) -> tuple[Reading, ...]:
        """Every reading of a hand."""
        if self.maker is not None:
            made: tuple[Reading, ...] = kernel.readings_made(counts, winning, melds, self.maker, void)
            return made
        found = [self.reading(code, melds) for code in kernel.readings(counts, winning, void)]
        # A block may stand in more than one part of a structure that was written out.
        different: dict[tuple[object, ...], Reading] = {}
        for reading in found:
            different.setdefault(_looks_like(reading), reading)
        return tuple(different.values())

    def reading(self, code: Code, melds: tuple[ReadBlock, ...]) -> Reading:
        """One reading, with the melds behind the concealed blocks."""
        structure, wait, winning, *blocks = code
        if blocks and blocks[0] >= PIECE_CODE:
            slots = self.pieces[structure]
            concealed = tuple(piece_block(slots[block >> 12 & 0xF][block & 0xFFF]) for block in blocks)
        else:
            concealed = tuple(map(concealed_block, blocks))
        return Reading(self.structures[structure], Wait(wait), winning, concealed + melds)


def _looks_like(reading: Reading) -> tuple[object, ...]:
    """What two readings that look alike have in common."""
    kinds = sorted(block.kinds for block in reading.blocks)
    return reading.structure.id, reading.wait, reading.winning_block.kinds, tuple(kinds)


def make_readings(structures: tuple[Structure, ...]) -> "ReadingMaker | None":
    """What the C++ kernel needs to make `Reading` objects itself; the slow one leaves that to Python."""
    if ReadingMaker is None:
        return None
    blocks = [concealed_block(code) for code in range(Shape.OTHER << 6)]
    return ReadingMaker(Reading, structures, tuple(Wait), blocks)
