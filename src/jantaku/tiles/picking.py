"""From faces to physical tiles: which copies a written text means.

A text names faces; a box holds tiles. The first ``5p`` of a text is the first plain 5p of the box, the second the
second, and so on, so equal texts always mean equal tiles. Without a box there are four tiles of every kind and any of
them may bear any mark; red fives are then counted from copy 0 and plain fives from copy 1, as in the usual riichi
set.
"""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from jantaku.texts import TextId
from jantaku.tiles.kinds import SHORTS
from jantaku.tiles.mpsz import Spot
from jantaku.tiles.notation_error import NotationError
from jantaku.tiles.sets import TileSet
from jantaku.tiles.tile import COPY_SHIFT, FIVES, MARK_BITS, Face, Tile, face_of, kind_of

USUAL_COPIES: Final = 4
_FROM_FIRST: Final = tuple(range(USUAL_COPIES))
_RED_LAST: Final = (1, 2, 3, 0)


@lru_cache(maxsize=64)
def _tiles_by_face(box: TileSet) -> dict[Face, tuple[Tile, ...]]:
    faces: dict[Face, tuple[Tile, ...]] = {}
    for tile in box.tiles:
        face = face_of(tile)
        faces[face] = (*faces.get(face, ()), tile)
    return faces


@lru_cache(maxsize=4096)
def _any_copy(face: Face) -> tuple[Tile, ...]:
    plain_five = kind_of(face) in FIVES and not face & MARK_BITS
    return tuple(Tile(face | copy << COPY_SHIFT) for copy in (_RED_LAST if plain_five else _FROM_FIRST))


def pick_tiles(text: str, spots: Sequence[Spot], box: TileSet | None = None) -> list[Tile]:
    """The tiles that the faces read from ``text`` mean, each taken from the box once."""
    by_face = _tiles_by_face(box) if box is not None else None
    taken: set[int] = set()
    tiles: list[Tile] = []
    for spot in spots:
        face = spot[0]
        for tile in _any_copy(face) if by_face is None else by_face.get(face, ()):
            place = tile & ~MARK_BITS
            if place not in taken:
                taken.add(place)
                tiles.append(tile)
                break
        else:
            raise _too_many(text, spot, spots, box)
    return tiles


def _too_many(text: str, spot: Spot, spots: Sequence[Spot], box: TileSet | None) -> NotationError:
    face, start, end, letter = spot
    kind, typed = kind_of(face), text[start:end] + letter
    of_kind = sum(kind_of(other) == kind for other, *_ in spots)
    of_face = sum(other == face for other, *_ in spots)
    kind_limit = USUAL_COPIES if box is None else box.copies[kind]
    face_limit = 0 if box is None else len(_tiles_by_face(box).get(face, ()))
    if kind_limit and of_kind > kind_limit:
        tile = SHORTS[kind][0] + letter if letter else typed
        return NotationError(text, start, end, TextId("notation-copies"), count=of_kind, tile=tile, limit=kind_limit)
    name = box.id if box is not None else ""
    if not face_limit:
        return NotationError(text, start, end, TextId("notation-absent"), tile=typed, set=name)
    plain_five = kind in FIVES and not face & MARK_BITS
    text_id = TextId("notation-copies-plain") if plain_five else TextId("notation-copies-marked")
    return NotationError(text, start, end, text_id, count=of_face, tile=typed, set=name, limit=face_limit)
