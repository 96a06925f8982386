"""A physical tile: one piece of the box, in 16 bits.

Bits 0-5 are its kind, bits 6-9 tell apart the copies of the kind, bits 10-15 are marks. In a riichi set ``kind * 4 +
copy`` is the tile's number among 136, as tenhou counts, and the red five is copy 0 of its kind. What a player sees of
a tile, kind and marks without the copy, is its *face*; notations write faces.
"""

from collections.abc import Iterable
from functools import cache
from typing import Final, NewType

from jantaku.texts import TextId
from jantaku.tiles.kinds import KIND_OF, NAMES, SHORTS, USUAL_KINDS, Kind

Tile = NewType("Tile", int)
Face = NewType("Face", int)
Mark = NewType("Mark", int)

KIND: Final = 0x003F
COPY_BITS: Final = 0x03C0
COPY_SHIFT: Final = 6
MARK_BITS: Final = 0xFC00
COPIES_LIMIT: Final = 16

# The dora of other colours: 001:122. Dotted: the white dragon with a red dot, 001:165. Transparent: Washizu, 001:4460.
PLAIN: Final = Mark(0)
RED: Final = Mark(1 << 10)
TRANSPARENT: Final = Mark(1 << 11)
BLUE: Final = Mark(1 << 12)
GREEN: Final = Mark(1 << 13)
GOLD: Final = Mark(1 << 14)
DOTTED: Final = Mark(1 << 15)

MARKS: Final[dict[str, Mark]] = {
    "red": RED,
    "transparent": TRANSPARENT,
    "blue": BLUE,
    "green": GREEN,
    "gold": GOLD,
    "dotted": DOTTED,
}

MARK_LETTERS: Final[dict[str, Mark]] = {
    "r": RED,
    "t": TRANSPARENT,
    "b": BLUE,
    "g": GREEN,
    "y": GOLD,
    "d": DOTTED,
}
"""The letter of each mark, written behind the digit: ``3rs`` is a red 3s, ``5yz`` the golden dragon."""

FIVES: Final = frozenset(KIND_OF[short] for short in ("5m", "5p", "5s"))

MARKED_NAMES: Final[dict[Face, TextId]] = {
    Face(KIND_OF["5m"] | RED): TextId("tile-0m"),
    Face(KIND_OF["5p"] | RED): TextId("tile-0p"),
    Face(KIND_OF["5s"] | RED): TextId("tile-0s"),
    Face(KIND_OF["5m"] | BLUE): TextId("tile-5bm"),
    Face(KIND_OF["5p"] | BLUE): TextId("tile-5bp"),
    Face(KIND_OF["5s"] | BLUE): TextId("tile-5bs"),
    Face(KIND_OF["5s"] | GREEN): TextId("tile-5gs"),
    Face(KIND_OF["5z"] | GOLD): TextId("tile-gold_dragon"),
    Face(KIND_OF["5z"] | DOTTED): TextId("tile-haku_pocchi"),
}


def make_tile(kind: int, copy: int = 0, marks: int = PLAIN) -> Tile:
    """The tile of this kind, copy and marks."""
    if not (0 <= kind <= KIND and 0 <= copy < COPIES_LIMIT and marks & ~MARK_BITS == 0):
        raise ValueError(f"no tile has kind {kind}, copy {copy} and marks {marks:#x}")
    return Tile(kind | copy << COPY_SHIFT | marks)


def kind_of(tile: Tile | Face) -> Kind:
    """What kind it is."""
    return tile & KIND  # type: ignore[return-value]  # Kind(...) would be a call, and this is asked everywhere


def copy_of(tile: Tile) -> int:
    """Which copy of its kind it is."""
    return (tile & COPY_BITS) >> COPY_SHIFT


def marks_of(tile: Tile | Face) -> Mark:
    """Its marks: ``marks_of(tile) & RED``."""
    return Mark(tile & MARK_BITS)


def face_of(tile: Tile) -> Face:
    """Kind and marks together: what a player sees of the tile."""
    return Face(tile & ~COPY_BITS)


def name_of(tile: Tile | Face) -> TextId:
    """The text with the tile's name."""
    face = Face(tile & ~COPY_BITS)
    return MARKED_NAMES.get(face) or NAMES[face & KIND]


def short_of(tile: Tile | Face) -> str:
    """The tile in short notation: ``5m``, ``0p`` for a red five, ``3rs`` for another red tile."""
    return _short(Face(tile & ~COPY_BITS))


@cache
def _short(face: Face) -> str:
    kind, marks = face & KIND, face & MARK_BITS
    if kind >= len(SHORTS):
        raise ValueError(f"there is no tile of kind {kind}; the last one is {SHORTS[-1]}")
    digit, letter = SHORTS[kind][0], SHORTS[kind][1]
    if marks & RED and kind in FIVES:
        digit, marks = "0", marks ^ RED
    return digit + "".join(sign for sign, mark in MARK_LETTERS.items() if marks & mark) + letter


def place_in_hand(tile: Tile) -> int:
    """A sorting key: kinds in order, within a kind the copies (a red five stands before the others)."""
    return (tile & KIND) << COPY_SHIFT | (tile & COPY_BITS) >> COPY_SHIFT


def count_kinds(tiles: Iterable[Tile], size: int = USUAL_KINDS) -> bytes:
    """How many tiles of each kind below ``size`` there are, as the kernel wants a hand."""
    counts = bytearray(size)
    try:
        for tile in tiles:
            counts[tile & KIND] += 1
    except IndexError:
        raise ValueError(f"{short_of(tile)} is not among the first {size} kinds that are counted") from None
    return bytes(counts)
