"""Structures: what a complete hand consists of, as data.

A structure is a list of parts, each some blocks of one sort: four sets and one pair. A block is a choice of shapes: a
set is a run or a triplet. Which tiles a shape can be made of follows from the tile set, so the same structure serves a
suit of nine ranks, a suit of ten, or a set with a fourth dragon.
"""

from collections.abc import Iterator
from itertools import combinations, pairwise, permutations, product
from typing import Any, Final, Literal

import msgspec

from jantaku.hands.supplements import GROUPS, supplement_of
from jantaku.texts import TextId
from jantaku.tiles import (
    DRAGONS,
    EXTRA_HONOURS,
    KIND_OF,
    NUMBERS,
    SEASONS,
    TERMINALS_AND_HONOURS,
    USUAL_KINDS,
    WINDS,
    Kind,
    Scheme,
    TileSet,
    kind_of,
    kinds_in,
    parse_tiles,
)

USUAL: Final = (1 << USUAL_KINDS) - 1
HONOURS: Final = WINDS | DRAGONS

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


class Tiles(msgspec.Struct, frozen=True):
    """One of some hands or parts of hands that are written out, kind by kind."""

    choices: tuple[Piece, ...]

    def pieces(self, kinds: int, _tile_set: TileSet) -> Iterator[Piece]:
        """Those that these kinds can make."""
        return (piece for piece in self.choices if all(kinds >> kind & 1 for kind in piece))


class Mixed(msgspec.Struct, frozen=True):
    """Two equal tiles and the one that supplements them (001:4072-4074, 001:4136-4138)."""

    scheme: Scheme = "triplets"

    def pieces(self, kinds: int, _tile_set: TileSet) -> Iterator[Piece]:
        """Every way to make it of these kinds."""
        for kind in kinds_in(kinds):
            other = supplement_of(kind, self.scheme)
            if other is not None and kinds >> other & 1:
                yield (kind, kind, other)


class Interlaced(msgspec.Struct, frozen=True):
    """The same number in all three suits, or the three dragons (001:4120)."""

    def pieces(self, kinds: int, _tile_set: TileSet) -> Iterator[Piece]:
        """Every way to make it of these kinds."""
        numbers = (tuple(Kind(suit + rank) for suit in SUIT_STARTS) for rank in range(RANKS))
        for piece in (*numbers, kinds_in(DRAGONS)):
            if all(kinds >> kind & 1 for kind in piece):
                yield piece


class Different(msgspec.Struct, frozen=True):
    """So many different tiles of a class that are in the tile set: two seasons."""

    tiles: int
    kinds: int

    def pieces(self, _kinds: int, tile_set: TileSet) -> Iterator[Piece]:
        """Every choice of them."""
        return combinations(kinds_in(self.kinds & tile_set.mask), self.tiles)


class Block(msgspec.Struct, frozen=True):
    """Tiles that stand together, in one of some shapes; ``of`` says which kinds may be used."""

    shapes: tuple[Same | Run | Each | Mixed | Interlaced | Different | Tiles, ...]
    of: int = USUAL | EXTRA_HONOURS

    def pieces(self, tile_set: TileSet) -> tuple[Piece, ...]:
        """Every such block. Of the usual kinds also those that the tile set lacks: they can be waited for, in vain."""
        kinds = self.of & (USUAL | tile_set.mask)
        return tuple(piece for shape in self.shapes for piece in shape.pieces(kinds, tile_set))


class Part(msgspec.Struct, frozen=True):
    """Some blocks of one sort. ``open``: melds may stand for them. ``distinct``: no two of them alike. ``apart``: no
    two of them could stand in one block; nobody collects that, it is dealt (001:2171)."""

    block: Block
    times: int
    open: bool = False
    distinct: bool = False
    apart: bool = False


class Structure(msgspec.Struct, frozen=True):
    """One way for a hand to be complete."""

    id: str
    name: TextId
    parts: tuple[Part, ...]
    tiles: int
    like: Literal["", "sets", "pairs", "knitted"] = ""
    """What it is for those who price it, where the kernel does not know it by heart: sets and a pair, or pairs."""
    or_else: tuple["Structure", ...] = ()
    """Other divisions of the tiles that are the same structure."""
    variant_of: str = ""
    """The structure in whose place some tables have it."""

    @property
    def form(self) -> str:
        """By what name those who price it know it."""
        return self.variant_of or self.id

    @property
    def dealt(self) -> bool:
        """Whether only the hand as it is dealt can be it."""
        return any(part.apart for part in self.parts)

    def each(self) -> Iterator["Structure"]:
        """Every division of the tiles by itself."""
        yield msgspec.structs.replace(self, or_else=())
        yield from self.or_else


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

ORPHANS: Final = Part(Block((Each(TERMINALS_AND_HONOURS),)), 1)
ANOTHER_ORPHAN: Final = Part(Block((Same(1),), of=TERMINALS_AND_HONOURS), 1)
ORPHANS_AND_SET: Final = Structure(
    "orphans_and_set",
    TextId("structure-orphans-and-set"),
    (ORPHANS, ANOTHER_ORPHAN, Part(SET, 1)),
    17,
    variant_of="orphans",
)
"""Thirteen orphans and a set, where hands have five of them (001:4357)."""

# ---------------------------------------------------------------- structures of single yaku (001:289)

SINGLE: Final = Block((Same(1),))
RANKS: Final = 9
SUIT_STARTS: Final = (0, 9, 18)


def _kinds(short: str) -> Piece:
    """The kinds of tiles in short notation."""
    return tuple(sorted(map(kind_of, parse_tiles(short))))


def _one_of(*pieces: Piece) -> Part:
    return Part(Block((Tiles(pieces),)), 1)


GREAT_ORPHANS: Final = Structure(
    "great_orphans",
    TextId("structure-great-orphans"),
    (ORPHANS, _one_of(_kinds("5m5p5s"), _kinds("567z")), ANOTHER_ORPHAN),
    17,
    or_else=(Structure("great_orphans", TextId("structure-great-orphans"), (ORPHANS, _one_of(_kinds("1234z"))), 17),),
    variant_of="orphans",
)
"""Thirteen orphans with three fives or three dragons and one more of theirs, or with all four winds once more
(001:4359)."""

THIRTEEN_UNRELATED: Final = Structure(
    "thirteen_unrelated",
    TextId("structure-thirteen-unrelated"),
    (Part(SINGLE, 12, distinct=True, apart=True), Part(PAIR, 1)),
    14,
)
"""Thirteen different tiles that have nothing to do with each other, and one of them again (001:2171)."""

FOURTEEN_UNRELATED: Final = Structure(
    "fourteen_unrelated",
    TextId("structure-fourteen-unrelated"),
    (Part(SINGLE, 14, distinct=True, apart=True),),
    14,
)
"""Fourteen of them (001:2213)."""

TWO_SEPTETS: Final = Structure(
    "two_septets",
    TextId("structure-two-septets"),
    (
        _one_of(
            *(
                tuple(Kind(suit + rank) for suit in suits for rank in range(low, low + 7))
                for suits in combinations(SUIT_STARTS, 2)
                for low in range(3)
            )
        ),
    ),
    14,
)
"""The same seven ranks in a row in two suits (001:2028)."""

KNITTED: Final = Structure(
    "knitted",
    TextId("structure-knitted"),
    (
        _one_of(
            *(
                tuple(sorted(Kind(suit + rank) for low, suit in enumerate(suits) for rank in range(low, RANKS, 3)))
                for suits in permutations(SUIT_STARTS)
            )
        ),
        Part(SET, 1, open=True),
        Part(PAIR, 1),
    ),
    14,
    "knitted",
)
"""1-4-7, 2-5-8 and 3-6-9, each in another suit, a set and a pair (001:1958)."""

SYMMETRIC: Final = Structure("symmetric", TextId("structure-symmetric"), (_one_of(_kinds("1234589p245689s5z")),), 14)
"""One each of the tiles that look the same from every side; of the three that tables choose from, 3p (001:5886)."""


def _symmetric_with(last: str) -> Structure:
    parts = (_one_of(_kinds(f"124589p245689s5z{last}")),)
    return Structure(f"symmetric_{last}", SYMMETRIC.name, parts, 14, variant_of=SYMMETRIC.id)


SYMMETRIC_3S: Final = _symmetric_with("3s")
SYMMETRIC_7S: Final = _symmetric_with("7s")
"""With one of the other two (001:2461)."""

LONG_RUNS: Final = Structure("long_runs", TextId("structure-long-runs"), (Part(Block((Run(4),)), 3), Part(PAIR, 1)), 14)
"""Three runs of four tiles and a pair (001:1783)."""

FINLAND: Final = Structure("finland", TextId("structure-finland"), (_one_of(_kinds("1p444z1111m2678m99m")),), 14)
"""A picture: night sky and moon (001:2183)."""

TWO_SETS_FOUR_PAIRS: Final = Structure(
    "two_sets_four_pairs",
    TextId("structure-two-sets-four-pairs"),
    (Part(SET, 2, open=True), Part(PAIR, 4, distinct=True)),
    14,
)
"""Two sets and four different pairs (001:2393)."""

TWO_SETS_FOUR_PAIRS_QUADS: Final = Structure(
    "two_sets_four_pairs_quads",
    TextId("structure-two-sets-four-pairs"),
    (Part(SET, 2, open=True), Part(PAIR, 4)),
    14,
    variant_of="two_sets_four_pairs",
)
"""The same where two of the pairs may be equal (001:2952)."""

SOUTH_AND_NORTH: Final = Structure(
    "south_and_north",
    TextId("structure-south-and-north"),
    (
        _one_of(*(_kinds(f"11156688{suit}") for suit in "mps")),
        Part(Block((Same(3),), of=1 << KIND_OF["2z"] | 1 << KIND_OF["4z"]), 2, open=True),
    ),
    14,
)
"""A picture: South and North, and the years 1861 and 1865 in one suit (001:7430)."""


def _spaced(suit: int, tiles: int) -> tuple[Piece, ...]:
    """So many tiles of a suit, three ranks apart or more."""
    chosen = combinations(range(suit, suit + RANKS), tiles)
    return tuple(tuple(map(Kind, kinds)) for kinds in chosen if all(b - a >= 3 for a, b in pairwise(kinds)))


def _stars(sizes: tuple[int, ...]) -> Structure:
    honours = Part(Block((Each(HONOURS),)), 1)
    numbers = (_one_of(*_spaced(suit, size)) for suit, size in zip(SUIT_STARTS, sizes, strict=True))
    return Structure("seven_stars", TextId("structure-seven-stars"), (honours, *numbers), 14)


_SIZES: Final = tuple(sizes for sizes in product((1, 2, 3), repeat=3) if sum(sizes) == 7)
SEVEN_STARS: Final = msgspec.structs.replace(_stars(_SIZES[0]), or_else=tuple(map(_stars, _SIZES[1:])))
"""Each honour, and seven numbers, in a suit three ranks apart or more (001:2208)."""

STRUCTURES: Final[dict[str, Structure]] = {
    structure.id: structure
    for structure in (
        *map(sets_and_pair, range(1, 6)),
        SEVEN_PAIRS,
        SEVEN_PAIRS_QUADS,
        THIRTEEN_ORPHANS,
        EIGHT_AND_A_HALF_PAIRS,
        ORPHANS_AND_SET,
        GREAT_ORPHANS,
        KNITTED,
        TWO_SEPTETS,
        SEVEN_STARS,
        SYMMETRIC,
        SYMMETRIC_3S,
        SYMMETRIC_7S,
        LONG_RUNS,
        FINLAND,
        TWO_SETS_FOUR_PAIRS,
        TWO_SETS_FOUR_PAIRS_QUADS,
        SOUTH_AND_NORTH,
        THIRTEEN_UNRELATED,
        FOURTEEN_UNRELATED,
    )
}
"""Those that rules name, by their ids."""


# ---------------------------------------------------------------- sets that other tiles complete (rengonosan, toitsu)


def _groups(scheme: Scheme, tiles: int) -> tuple[Different, ...]:
    """So many different seasons, and by pairs so many different flowers."""
    return tuple(Different(tiles, group) for group in (GROUPS if scheme == "pairs" else (SEASONS,)))


def supplemented_sets(
    sets: int, mixed: int, *, eyes: bool = False, seasons: bool = True, scheme: Scheme = "triplets"
) -> Structure:
    """So many sets, of which so many may be mixed, or where sets are of pairs interlaced, and a pair; ``eyes``: the
    pair is melded, and only sets are left; ``seasons``: different ones, and flowers, are pairs and triplets.

    Melds stand for sets that may be mixed as long as there are any of those.
    """
    pure: tuple[Same | Run | Mixed | Different, ...] = (Same(3), Run(3), *(_groups(scheme, 3) if seasons else ()))
    if scheme == "pairs":
        pure = (*pure, Mixed(scheme))
    pair = Block((Same(2), *(_groups(scheme, 2) if seasons else ())))
    parts = (
        Part(Block((*pure, Interlaced() if scheme == "pairs" else Mixed())), min(mixed, sets), open=True),
        Part(Block(pure), max(0, sets - mixed), open=True),
        Part(pair, 0 if eyes else 1),
    )
    tiles = 3 * sets + (0 if eyes else 2)
    written = tuple(part for part in parts if part.times)
    return Structure(f"supplemented_{sets}", TextId("structure-supplemented"), written, tiles, "sets")


def pairs_with_seasons(*, distinct: bool, scheme: Scheme = "triplets") -> Structure:
    """Seven pairs, some of which may be of two seasons, or of two flowers; ``distinct``: four equal tiles are not
    two."""
    usual = SEVEN_PAIRS if distinct else SEVEN_PAIRS_QUADS
    pair = Block((Same(2), *_groups(scheme, 2)))
    return Structure(f"{usual.id}_seasons", usual.name, (Part(pair, 7, distinct=distinct),), 14, "pairs")


KNOWN_FORMS: Final[dict[tuple[Part, ...], tuple[Any, ...]]] = {
    **{sets_and_pair(n).parts: ("sets", n) for n in range(6)},
    SEVEN_PAIRS.parts: ("pairs", 7, True),
    SEVEN_PAIRS_QUADS.parts: ("pairs", 7, False),
    EIGHT_AND_A_HALF_PAIRS.parts: ("pairs_triplet", 7),
    THIRTEEN_ORPHANS.parts: ("orphans", TERMINALS_AND_HONOURS),
    THIRTEEN_UNRELATED.parts: ("unrelated", 13),
    FOURTEEN_UNRELATED.parts: ("unrelated", 14),
}
"""What the kernel knows by heart, if the suits are the usual ones."""

USUAL_RUNS: Final = tuple((Kind(kind), Kind(kind + 1), Kind(kind + 2)) for kind in kinds_in(NUMBERS) if kind % 9 <= 6)


def kernel_form(structure: Structure, tile_set: TileSet) -> tuple[Any, ...]:
    """The structure in the kernel's words: one of its known forms, or every block written out."""
    if structure.parts in KNOWN_FORMS and (has_usual_suits(tile_set) or structure.dealt):
        return KNOWN_FORMS[structure.parts]
    slots = [(part.times, part.open, part.distinct, part.block.pieces(tile_set)) for part in structure.parts]
    return ("blocks", slots, structure.like) if structure.like else ("blocks", slots)


def has_usual_suits(tile_set: TileSet) -> bool:
    """Whether blocks are made as in riichi: of the tiles there are, the same runs, and no honours beyond the seven."""
    usual = {run for run in USUAL_RUNS if set(run) <= set(tile_set.kinds)}
    return set(Run(3).pieces(tile_set.mask, tile_set)) == usual and not tile_set.mask & EXTRA_HONOURS
