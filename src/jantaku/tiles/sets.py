"""Tile sets: which physical tiles are in the box.

A box is data, ``sets.toml``: how many copies there are of each kind, and which copies bear a mark. Nothing here or
elsewhere assumes 34 kinds or four copies. The copies of a kind are numbered from 0, marked ones first, and the tiles
stand in the order of kinds and copies, so that ``tile_set("riichi").tiles[16]`` is the red 5m, number 16 at tenhou.

``tile_set("riichi")`` opens a box by name; ``tile_set("riichi:0m00p0s")`` is the same box with exactly these marked
tiles, and ``tile_set("riichi:plain")`` has none; ``tile_set("riichi-2345678m")`` is without these kinds. A set's id
always opens an equal set.
"""

import difflib
from collections import Counter
from collections.abc import Sequence
from functools import cache, lru_cache
from importlib.resources import files
from typing import Annotated, Final, Literal, TypeAlias

import msgspec

from jantaku.texts import TextId
from jantaku.tiles.kinds import KINDS_LIMIT, SHORTS, SUITS, Kind, kinds_in, mask_of
from jantaku.tiles.mpsz import read_faces, write_faces
from jantaku.tiles.notation_error import NotationError
from jantaku.tiles.tile import COPIES_LIMIT, MARKS, RED, Face, Mark, Tile, kind_of, make_tile, marks_of

LADDERS: Final = tuple(kinds_in(suit) for suit in SUITS.values())
"""The suits as they usually are: neighbours in a ladder are neighbours in a run."""

Scheme: TypeAlias = Literal["", "triplets", "pairs"]
"""Which other tiles complete sets: those of a box of three copies, or of two (`jantaku.hands.supplements`)."""
PLAIN_BOX: Final = "plain"
LONGEST_NAME: Final = 40
"""More of a wrong name is not looked at."""


class TileSet(msgspec.Struct, frozen=True, cache_hash=True):
    """A box of tiles."""

    id: str
    tiles: tuple[Tile, ...]
    copies: bytes
    """How many tiles of each of the 64 kinds there are."""
    suits: tuple[tuple[Kind, ...], ...]
    """The kinds that form runs, rank by rank. A rank that is not in the box keeps its place between the others."""
    root: str
    """The id of the box from which this one was derived in the end; its own where it was not."""
    seed: str
    """Where the books describe the box."""
    supplements: Scheme = ""
    """By which scheme sets may be completed by other tiles, and flowers make sets, so that melds are written with all
    their tiles; none where that is not so."""
    valued: tuple[Kind, ...] = ()
    """Kinds that are value tiles for everybody because of what is in the box."""

    @classmethod
    def riichi(cls, reds: Sequence[int] = (1, 1, 1)) -> "TileSet":
        """The 136 tiles with so many red fives of characters, dots and bamboo."""
        if len(reds) != len(SUITS) or not all(isinstance(number, int) and 0 <= number <= 4 for number in reds):
            raise ValueError(f"red fives {reds!r}: three numbers from 0 to 4 are needed, one for each suit")
        fives = "".join("0" * number + suit for number, suit in zip(reds, SUITS, strict=True) if number)
        return tile_set(f"riichi:{fives or PLAIN_BOX}")

    @property
    def mask(self) -> int:
        """The kinds that are in the box, as a mask."""
        return mask_of(self.kinds)

    @property
    def kinds(self) -> tuple[Kind, ...]:
        """The kinds that are in the box, in order."""
        return tuple(Kind(kind) for kind, number in enumerate(self.copies) if number)

    @property
    def reds(self) -> tuple[Tile, ...]:
        """The red tiles of the box."""
        return tuple(tile for tile in self.tiles if marks_of(tile) & RED)


_Numbers = dict[Annotated[int, msgspec.Meta(ge=0, lt=COPIES_LIMIT)], str]


class _Recipe(msgspec.Struct, forbid_unknown_fields=True):
    """A table of sets.toml, as its first lines describe it."""

    count: int
    seed: str
    extends: str | None = None
    copies: _Numbers = {}
    suits: list[str] | None = None
    red: _Numbers | None = None
    transparent: _Numbers | None = None
    blue: _Numbers | None = None
    green: _Numbers | None = None
    gold: _Numbers | None = None
    dotted: _Numbers | None = None
    supplements: Scheme = ""
    valued: str = ""

    def marked(self, mark: str) -> _Numbers | None:
        numbers: _Numbers | None = getattr(self, mark)
        return numbers


def read_sets(toml: str) -> dict[str, TileSet]:
    """The boxes that a text in the form of sets.toml describes; each may extend one that stands before it."""
    boxes: dict[str, TileSet] = {}
    for name, recipe in msgspec.toml.decode(toml, type=dict[str, _Recipe]).items():
        if recipe.extends is not None and recipe.extends not in boxes:
            raise ValueError(f"tile set {name}: no set {recipe.extends!r} stands before it")
        boxes[name] = _fill(name, recipe, boxes[recipe.extends] if recipe.extends else None)
    return boxes


def _fill(name: str, recipe: _Recipe, parent: TileSet | None) -> TileSet:
    copies = bytearray(parent.copies if parent else KINDS_LIMIT)
    for kind, number in _numbers(recipe.copies).items():
        copies[kind] = number
    marks = [[0] * COPIES_LIMIT for _ in copies]
    for mark_name, mark in MARKS.items():
        own = recipe.marked(mark_name)
        numbers = _inherited(parent, mark) if own is None else _numbers(own)
        for kind, number in numbers.items():
            if own is not None and number > copies[kind]:
                raise ValueError(f"tile set {name}: {number} {mark_name} {SHORTS[kind]} of {copies[kind]}")
            for copy in range(number):
                marks[kind][copy] |= mark
    suits = tuple(map(_kinds, recipe.suits)) if recipe.suits else _usual_suits(copies)
    box = _pack(name, copies, marks, suits, parent.root if parent else name, recipe.seed, recipe.supplements)
    box = msgspec.structs.replace(box, valued=_kinds(recipe.valued))
    if len(box.tiles) != recipe.count:
        raise ValueError(f"tile set {name}: count is {recipe.count}, but these are {len(box.tiles)} tiles")
    return box


def _numbers(kinds_by_number: _Numbers) -> dict[Kind, int]:
    return {kind: number for number, text in kinds_by_number.items() for kind in _kinds(text)}


def _inherited(parent: TileSet | None, mark: Mark) -> dict[Kind, int]:
    return Counter(kind_of(tile) for tile in parent.tiles if marks_of(tile) & mark) if parent else {}


def _pack(
    name: str,
    copies: bytes | bytearray,
    marks: Sequence[Sequence[int]],
    suits: tuple[tuple[Kind, ...], ...],
    root: str,
    seed: str,
    supplements: Scheme,
) -> TileSet:
    tiles = (make_tile(kind, copy, marks[kind][copy]) for kind, number in enumerate(copies) for copy in range(number))
    return TileSet(name, tuple(tiles), bytes(copies), suits, root, seed, supplements)


def _kinds(text: str) -> tuple[Kind, ...]:
    return tuple(kind_of(face) for face, *_ in read_faces(text))


def _usual_suits(copies: bytes | bytearray) -> tuple[tuple[Kind, ...], ...]:
    """The ladders on which at least one run can stand: with 1m and 9m only, characters are no suit."""
    return tuple(ladder for ladder in LADDERS if _has_run(ladder, copies))


def _has_run(ladder: tuple[Kind, ...], copies: bytes | bytearray) -> bool:
    return any(all(copies[kind] for kind in ladder[low : low + 3]) for low in range(len(ladder) - 2))


@cache
def _boxes() -> dict[str, TileSet]:
    return read_sets(files("jantaku.tiles").joinpath("sets.toml").read_text("utf-8"))


def tile_sets() -> tuple[str, ...]:
    """The ids of all sets that have a name."""
    return tuple(_boxes())


@lru_cache(maxsize=256)
def tile_set(set_id: str) -> TileSet:
    """The tile set with this id: a name; behind a colon the marked tiles (``plain`` for none); behind a minus the kinds
    that are left out."""
    whole, minus, _ = set_id.partition("-")
    if minus:
        return _without(tile_set(whole), set_id, len(whole) + 1)
    name, colon, _ = set_id.partition(":")
    box = _boxes().get(name)
    if box is None:
        nearest = difflib.get_close_matches(name[:LONGEST_NAME], tile_sets(), 1, 0)[0]
        raise NotationError(set_id, 0, len(name), TextId("tile-set-unknown"), name=name, nearest=nearest)
    return _marked_anew(box, set_id, len(name) + 1) if colon else box


def _marked_anew(box: TileSet, set_id: str, start: int) -> TileSet:
    """The box with exactly the marked tiles that ``set_id[start:]`` names."""
    marks = _read_marks(box, set_id, start)
    faces = [Face(kind | mark) for kind, of_copies in enumerate(marks) for mark in of_copies if mark]
    canonical = f"{box.id}:{write_faces(faces) or PLAIN_BOX}"
    new = _pack(canonical, box.copies, marks, box.suits, box.root, box.seed, box.supplements)
    new = msgspec.structs.replace(new, valued=box.valued)
    # A box that has a name of its own goes by that name: riichi:0m0p0s is riichi.
    return next((named for named in (box, *_boxes().values()) if _same_contents(named, new)), new)


def _without(box: TileSet, set_id: str, start: int) -> TileSet:
    """The box without the kinds that ``set_id[start:]`` names."""
    absent = sorted({kind_of(face) for face, *_ in read_faces(set_id, start)})
    copies = bytes(0 if kind in absent else number for kind, number in enumerate(box.copies))
    tiles = tuple(tile for tile in box.tiles if copies[kind_of(tile)])
    suits = tuple(ladder for ladder in box.suits if _has_run(ladder, copies))
    canonical = f"{box.id}-{write_faces([Face(kind) for kind in absent])}"
    new = TileSet(canonical, tiles, copies, suits, box.root, box.seed, box.supplements, box.valued)
    return next((named for named in (box, *_boxes().values()) if _same_contents(named, new)), new)


def _read_marks(box: TileSet, set_id: str, start: int) -> list[list[int]]:
    """The marks of each kind's copies, marked ones first."""
    marks: list[list[int]] = [[] for _ in box.copies]
    for face, first, last, letter in read_faces(set_id, start) if set_id[start:] != PLAIN_BOX else ():
        of_copies, limit, typed = marks[kind_of(face)], box.copies[kind_of(face)], set_id[first:last] + letter
        of_copies.append(marks_of(face))
        if not marks_of(face):
            raise NotationError(set_id, first, last, TextId("tile-set-unmarked"), tile=typed)
        if not limit:
            raise NotationError(set_id, first, last, TextId("notation-absent"), tile=typed, set=box.id)
        if len(of_copies) > limit:
            count = len(of_copies)
            raise NotationError(set_id, first, last, TextId("notation-copies"), count=count, tile=typed, limit=limit)
    return [sorted(of_copies, reverse=True) + [0] * (COPIES_LIMIT - len(of_copies)) for of_copies in marks]


def _same_contents(one: TileSet, other: TileSet) -> bool:
    return (one.root, one.tiles, one.suits) == (other.root, other.tiles, other.suits)
