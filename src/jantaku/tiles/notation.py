"""Tiles in writing: short notation, tenhou's numbers, mjai names, Unicode.

Each notation is read into physical tiles and written from them. Texts do not say which copy of a kind they mean, so
reading takes the copies from a box in order (``jantaku.tiles.picking``); numbers do say it. What a notation has no
sign for is refused when writing, but for the marks of Unicode tiles: nobody has a sign for a red five there, and
people know it.
"""

from collections.abc import Iterable
from functools import lru_cache
from typing import Final

from jantaku.texts import Language, TextId
from jantaku.tiles.kinds import KIND_OF, USUAL_KINDS
from jantaku.tiles.mpsz import Spot, read_faces, write_faces
from jantaku.tiles.notation_error import NotationError, words
from jantaku.tiles.picking import USUAL_COPIES, pick_tiles
from jantaku.tiles.sets import TileSet, tile_set
from jantaku.tiles.tile import RED, Face, Tile, copy_of, face_of, kind_of, short_of

# ---------------------------------------------------------------- short notation


def parse_tiles(text: str, box: TileSet | None = None) -> list[Tile]:
    """The tiles of ``123m406p77z`` (or ``123м406п77з``), in the order written; from the box, if one is given."""
    return pick_tiles(text, read_faces(text), box) if text else []


def format_tiles(tiles: Iterable[Tile], lang: Language = "en", gap: str = "") -> str:
    """The tiles in short notation, in the order given; ``lang="ru"`` writes Russian letters."""
    return write_faces(tiles, lang, gap)


# ---------------------------------------------------------------- tenhou: numbers 0-135

NUMBERS_LIMIT: Final = USUAL_KINDS * USUAL_COPIES


def tile_of_number(number: int, box: TileSet | None = None) -> Tile:
    """The tile that tenhou calls by this number: ``kind * 4 + copy``. Without a box, 16, 52 and 88 are red."""
    tile = _tiles_by_number(box).get(number)
    if tile is None:
        text = str(number)
        raise _no_such_number(text, 0, len(text), number)
    return tile


def number_of_tile(tile: Tile) -> int:
    """The number of a tile among 136."""
    kind, copy = kind_of(tile), copy_of(tile)
    if kind >= USUAL_KINDS or copy >= USUAL_COPIES:
        short = short_of(tile)
        raise NotationError(short, 0, len(short), TextId("notation-no-number"), tile=short, copy=copy + 1)
    return kind * USUAL_COPIES + copy


def parse_numbers(text: str, box: TileSet | None = None) -> list[Tile]:
    """The tiles of ``16,52,88``, divided by commas or blanks. Without a box they are those of the usual riichi set."""
    by_number = _tiles_by_number(box)
    tiles: dict[int, Tile] = {}
    for word, start, end in words(text.replace(",", " ")):
        number = int(word) if word.isascii() and word.isdigit() and len(word) <= 3 else -1
        if number not in by_number:
            raise _no_such_number(text, start, end, number)
        if number in tiles:
            raise NotationError(text, start, end, TextId("notation-number-twice"), number=word)
        tiles[number] = by_number[number]
    return list(tiles.values())


def format_numbers(tiles: Iterable[Tile]) -> str:
    """The numbers of tiles among 136, divided by commas, as in tenhou's records."""
    return ",".join(str(number_of_tile(tile)) for tile in tiles)


@lru_cache(maxsize=64)
def _tiles_by_number(box: TileSet | None) -> dict[int, Tile]:
    box = tile_set("riichi") if box is None else box
    numbered = (tile for tile in box.tiles if kind_of(tile) < USUAL_KINDS and copy_of(tile) < USUAL_COPIES)
    return {number_of_tile(tile): tile for tile in numbered}


def _no_such_number(text: str, start: int, end: int, number: int) -> NotationError:
    if 0 <= number < NUMBERS_LIMIT:
        tile = short_of(Face(number // USUAL_COPIES))
        return NotationError(text, start, end, TextId("notation-number-absent"), number=text[start:end], tile=tile)
    return NotationError(text, start, end, TextId("notation-number"), number=text[start:end])


# ---------------------------------------------------------------- mjai: 5mr, E S W N P F C

_MJAI_HONOURS: Final = {"E": "1z", "S": "2z", "W": "3z", "N": "4z", "P": "5z", "F": "6z", "C": "7z"}
_FACE_OF_MJAI: Final[dict[str, Face]] = {
    **{f"{digit}{suit}": Face(KIND_OF[f"{digit}{suit}"]) for suit in "mps" for digit in range(1, 10)},
    **{f"5{suit}r": Face(KIND_OF[f"5{suit}"] | RED) for suit in "mps"},
    **{name: Face(KIND_OF[short]) for name, short in _MJAI_HONOURS.items()},
}
_MJAI_OF_FACE: Final = {face: name for name, face in _FACE_OF_MJAI.items()}


def parse_mjai(names: str | Iterable[str], box: TileSet | None = None) -> list[Tile]:
    """The tiles of ``["5mr", "E"]`` or ``"5mr E"``. mjai has no flowers; ``?``, a tile nobody sees, is no tile."""
    spots: list[Spot] = []
    text = names if isinstance(names, str) else " ".join(names := list(names))
    for name, start, end in words(text) if isinstance(names, str) else _placed(names):
        face = _FACE_OF_MJAI.get(name)
        if face is None:
            raise NotationError(text, start, end, TextId("notation-mjai"), name=name)
        spots.append((face, start, end, ""))
    return pick_tiles(text, spots, box)


def format_mjai(tiles: Iterable[Tile]) -> list[str]:
    """The mjai name of each tile."""
    return [mjai_name(tile) for tile in tiles]


def mjai_name(tile: Tile) -> str:
    """The mjai name of a tile."""
    name = _MJAI_OF_FACE.get(face_of(tile))
    if name is None:
        short = short_of(tile)
        raise NotationError(short, 0, len(short), TextId("notation-no-mjai"), tile=short)
    return name


def _placed(names: Iterable[str]) -> Iterable[tuple[str, int, int]]:
    start = 0
    for name in names:
        yield name, start, start + len(name)
        start += len(name) + 1


# ---------------------------------------------------------------- Unicode: U+1F000 and on

_GLYPHS: Final = (
    *"🀇🀈🀉🀊🀋🀌🀍🀎🀏",
    *"🀙🀚🀛🀜🀝🀞🀟🀠🀡",
    *"🀐🀑🀒🀓🀔🀕🀖🀗🀘",
    *"🀀🀁🀂🀃🀆🀅🀄",
    *"🀢🀣🀥🀤🀦🀧🀨🀩",
)
"""Unicode has another order: bamboo before dots, red before white, the bamboo flower before the chrysanthemum."""
_GLYPH_OF_KIND: Final[dict[int, str]] = {**dict(enumerate(_GLYPHS)), KIND_OF["1j"]: "🀪"}
_FACE_OF_GLYPH: Final = {glyph: Face(kind) for kind, glyph in _GLYPH_OF_KIND.items()}
_VARIATION_SELECTORS: Final = "\N{VARIATION SELECTOR-15}\N{VARIATION SELECTOR-16}"


def parse_unicode(text: str, box: TileSet | None = None) -> list[Tile]:
    """The tiles of ``🀇🀈🀉``; all of them plain, as Unicode has no red fives."""
    spots: list[Spot] = []
    for at, char in enumerate(text):
        if char in _FACE_OF_GLYPH:
            spots.append((_FACE_OF_GLYPH[char], at, at + 1, ""))
        elif not char.isspace() and not (char in _VARIATION_SELECTORS and spots):
            raise NotationError(text, at, at + 1, TextId("notation-glyph"), glyph=char)
    return pick_tiles(text, spots, box)


def format_unicode(tiles: Iterable[Tile]) -> str:
    """The tiles as Unicode signs; marks are lost."""
    return "".join(glyph_of(tile) for tile in tiles)


def glyph_of(tile: Tile | Face) -> str:
    """The Unicode sign of a tile."""
    glyph = _GLYPH_OF_KIND.get(kind_of(tile))
    if glyph is None:
        short = short_of(tile)
        raise NotationError(short, 0, len(short), TextId("notation-no-glyph"), tile=short)
    return glyph
