"""Structures: what a complete hand consists of, as data.

A structure is a list of parts, each some blocks of one sort: four sets and one pair. A block is a choice of shapes: a
set is a run or a triplet. Which tiles a shape can be made of follows from the tile set, so the same structure serves a
suit of nine ranks, a suit of ten, or a set with a fourth dragon.
"""

from collections.abc import Iterator
from itertools import combinations
from typing import Any, Final, Literal

import msgspec

from jantaku.hands.supplements import supplement_of
from jantaku.texts import TextId
from jantaku.tiles import (
    EXTRA_HONOURS,
    NUMBERS,
    SEASONS,
    TERMINALS_AND_HONOURS,
    USUAL_KINDS,
    Kind,
    TileSet,
    kinds_in,
)

USUAL: Final = (1 << USUAL_KINDS) - 1

Piece = tuple[Kind, ...]
"""The tiles of one block: (0, 1, 2) is the run 1m 2m 3m."""


class Same(msgspec.Struct, frozen=True):
    """Equal tiles: ``Same(2)`` is a pair."""

    tiles: int

    def pieces(self, kinds: int, _tile_set: TileSet) -> Iterator[Piece]:
        """Every way to make it of these kinds."""
        for kind in kinds_in(kinds):
            yield (kind,) * self.tiles


class Run(msgspec.Struct, frozen=True):
    """Tiles of one suit whose ranks follow each other, every ``step``-th."""

    tiles: int
    step: int = 1

    def pieces(self, kinds: int, tile_set: TileSet) -> Iterator[Piece]:
        """Every way to make it of these kinds."""
        reach = (self.tiles - 1) * self.step + 1
        for suit in tile_set.suits:
            for start in range(len(suit) - reach + 1):
                piece = suit[start : start + reach : self.step]
                if all(kinds >> kind & 1 for kind in piece):
                    yield tuple(piece)


class Each(msgspec.Struct, frozen=True):
    """One tile of each kind of a class."""

    kinds: int

    def pieces(self, kinds: int, _tile_set: TileSet) -> Iterator[Piece]:
        """Every way to make it: one, or none where a kind is missing."""
        if self.kinds & ~kinds == 0:
            yield kinds_in(self.kinds)


class Mixed(msgspec.Struct, frozen=True):
    """Two equal tiles and the one that supplements them (001:4072-4074)."""

    def pieces(self, kinds: int, _tile_set: TileSet) -> Iterator[Piece]:
        """Every way to make it of these kinds."""
        for kind in kinds_in(kinds):
            other = supplement_of(kind)
            if other is not None and kinds >> other & 1:
                yield (kind, kind, other)


class Different(msgspec.Struct, frozen=True):
    """So many different tiles of a class that are in the tile set: two seasons."""

    tiles: int
    kinds: int

    def pieces(self, _kinds: int, tile_set: TileSet) -> Iterator[Piece]:
        """Every choice of them."""
        return combinations(kinds_in(self.kinds & tile_set.mask), self.tiles)


class Block(msgspec.Struct, frozen=True):
    """Tiles that stand together, in one of some shapes; ``of`` says which kinds may be used."""

    shapes: tuple[Same | Run | Each | Mixed | Different, ...]
    of: int = USUAL | EXTRA_HONOURS

    def pieces(self, tile_set: TileSet) -> tuple[Piece, ...]:
        """Every such block. Of the usual kinds also those that the tile set lacks: they can be waited for, in vain."""
        kinds = self.of & (USUAL | tile_set.mask)
        return tuple(piece for shape in self.shapes for piece in shape.pieces(kinds, tile_set))


class Part(msgspec.Struct, frozen=True):
    """Some blocks of one sort. ``open``: melds may stand for them. ``distinct``: no two of them alike."""

    block: Block
    times: int
    open: bool = False
    distinct: bool = False


class Structure(msgspec.Struct, frozen=True):
    """One way for a hand to be complete."""

    id: str
    name: TextId
    parts: tuple[Part, ...]
    tiles: int
    like: Literal["", "sets", "pairs"] = ""
    """What it is for those who price it, where the kernel does not know it by heart: sets and a pair, or pairs."""


SET: Final = Block((Same(3), Run(3)))
PAIR: Final = Block((Same(2),))
TRIPLET: Final = Block((Same(3),))


def sets_and_pair(sets: int) -> Structure:
    """So many sets (runs or triplets) and a pair: four in most games, five in Taiwan."""
    parts = (Part(SET, sets, open=True), Part(PAIR, 1))
    return Structure(f"sets_{sets}", TextId("structure-sets"), parts, 3 * sets + 2)


SEVEN_PAIRS: Final = Structure("seven_pairs", TextId("structure-seven-pairs"), (Part(PAIR, 7, distinct=True),), 14)
"""Seven different pairs."""

SEVEN_PAIRS_QUADS: Final = Structure("seven_pairs_quads", TextId("structure-seven-pairs-quads"), (Part(PAIR, 7),), 14)
"""Seven pairs of which two may be equal: four equal tiles are two pairs."""

THIRTEEN_ORPHANS: Final = Structure(
    "thirteen_orphans",
    TextId("structure-thirteen-orphans"),
    (Part(Block((Each(TERMINALS_AND_HONOURS),)), 1), Part(Block((Same(1),), of=TERMINALS_AND_HONOURS), 1)),
    14,
)
"""Each terminal and each honour, and one of them twice."""

EIGHT_AND_A_HALF_PAIRS: Final = Structure(
    "eight_and_a_half_pairs",
    TextId("structure-eight-and-a-half-pairs"),
    (Part(PAIR, 7), Part(TRIPLET, 1)),
    17,
)
"""Taiwanese: seven pairs and a triplet; pairs may be equal (002, fan 31)."""

STRUCTURES: Final[dict[str, Structure]] = {
    structure.id: structure
    for structure in (
        *map(sets_and_pair, range(1, 6)),
        SEVEN_PAIRS,
        SEVEN_PAIRS_QUADS,
        THIRTEEN_ORPHANS,
        EIGHT_AND_A_HALF_PAIRS,
    )
}
"""Those that rules name, by their ids."""


# ---------------------------------------------------------------- sets that other tiles complete (rengonosan)

SEASON_PAIR: Final = Different(2, SEASONS)
SEASON_TRIPLET: Final = Different(3, SEASONS)
PURE_SET: Final = Block((Same(3), Run(3), SEASON_TRIPLET))
ANY_SET: Final = Block((Same(3), Run(3), SEASON_TRIPLET, Mixed()))
ANY_PAIR: Final = Block((Same(2), SEASON_PAIR))


def supplemented_sets(sets: int, mixed: int, *, eyes: bool = False) -> Structure:
    """So many sets, of which so many may be mixed, and a pair; ``eyes``: the pair is melded, and only sets are left.

    Melds stand for sets that may be mixed as long as there are any of those.
    """
    parts = (
        Part(ANY_SET, min(mixed, sets), open=True),
        Part(PURE_SET, max(0, sets - mixed), open=True),
        Part(ANY_PAIR, 0 if eyes else 1),
    )
    tiles = 3 * sets + (0 if eyes else 2)
    written = tuple(part for part in parts if part.times)
    return Structure(f"supplemented_{sets}", TextId("structure-supplemented"), written, tiles, "sets")


def pairs_with_seasons(*, distinct: bool) -> Structure:
    """Seven pairs, one of which may be of two seasons; ``distinct``: four equal tiles are not two."""
    usual = SEVEN_PAIRS if distinct else SEVEN_PAIRS_QUADS
    return Structure(f"{usual.id}_seasons", usual.name, (Part(ANY_PAIR, 7, distinct=distinct),), 14, "pairs")


KNOWN_FORMS: Final[dict[tuple[Part, ...], tuple[Any, ...]]] = {
    **{sets_and_pair(n).parts: ("sets", n) for n in range(6)},
    SEVEN_PAIRS.parts: ("pairs", 7, True),
    SEVEN_PAIRS_QUADS.parts: ("pairs", 7, False),
    EIGHT_AND_A_HALF_PAIRS.parts: ("pairs_triplet", 7),
    THIRTEEN_ORPHANS.parts: ("orphans", TERMINALS_AND_HONOURS),
}
"""What the kernel knows by heart, if the suits are the usual ones."""

USUAL_RUNS: Final = tuple((Kind(kind), Kind(kind + 1), Kind(kind + 2)) for kind in kinds_in(NUMBERS) if kind % 9 <= 6)


def kernel_form(structure: Structure, tile_set: TileSet) -> tuple[Any, ...]:
    """The structure in the kernel's words: one of its known forms, or every block written out."""
    if structure.parts in KNOWN_FORMS and has_usual_suits(tile_set):
        return KNOWN_FORMS[structure.parts]
    slots = [(part.times, part.open, part.distinct, part.block.pieces(tile_set)) for part in structure.parts]
    return ("blocks", slots, structure.like) if structure.like else ("blocks", slots)


def has_usual_suits(tile_set: TileSet) -> bool:
    """Whether blocks are made as in riichi: of the tiles there are, the same runs, and no honours beyond the seven."""
    usual = {run for run in USUAL_RUNS if set(run) <= set(tile_set.kinds)}
    return set(Run(3).pieces(tile_set.mask, tile_set)) == usual and not tile_set.mask & EXTRA_HONOURS
