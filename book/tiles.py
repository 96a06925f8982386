"""Pictures of tiles as SVG: a row, a hand with its melds and the drawn tile apart, a pond.

What is drawn is written in the short notation (docs/notation.md)::

    hand_picture("234m 567p 33z 345s 67s", drawn="8s")
    hand_picture("123m 55p 678s 345m- 555z=", drawn="5p", language="ru")
    pond_picture("1z9m4p", riichi=2)

A picture is one ``<svg>`` that stands for itself: it carries each face that it shows once, and needs no other file. A
site that shows thousands of pictures says where the faces lie (``faces="../tiles"``, written there by
`write_faces_to`); then a picture only points to them. The body of a tile is ivory with an edge, so that it can be read
on white and on black.
"""

import json
from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from html import escape
from itertools import chain
from pathlib import Path
from typing import Final, NamedTuple

from jantaku.hands.melds import Hand, Meld, MeldForm, Side, parse_hand
from jantaku.texts import Language, Texts
from jantaku.tiles import KIND_OF, RED, Face, Tile, face_of, kind_of, marks_of, name_of, short_of
from jantaku.tiles.kinds import SHORTS
from jantaku.tiles.mpsz import read_faces
from jantaku.tiles.tile import BLUE, DOTTED, FIVES, GOLD, GREEN, TRANSPARENT

FACES: Final = Path(__file__).with_name("faces.json")
"""The faces as the pages have them: written by web/pictures/pack.mjs."""

WIDE, LONG = 30, 40
GAP: Final = 9
"""Between the hand, the drawn tile and the melds."""
LAP: Final = 18
"""How far a tile that was added to a pon lies above the turned one: it laps it."""
MARGIN: Final = 1
IN_A_ROW: Final = 6
"""Tiles in a row of a pond."""

BODY: Final = '<rect width="30" height="40" rx="2.8" fill="{fill}" stroke="{edge}" stroke-width=".8"{more}/>'
IVORY: Final = ("#fcfaf2", "#8d8672")
BACK: Final = ("#d9962f", "#8f5c12")
LIT: Final = "#d4380d"
DOTS: Final = {RED: "#c9171e", BLUE: "#1f5fbf", GREEN: "#0a7d43", GOLD: "#d9a400", DOTTED: "#c9171e"}


class Laid(NamedTuple):
    """A tile in a picture: its face or None for a back, its place, and how it lies."""

    face: Face | None
    x: float
    y: float = 0
    turned: bool = False
    lit: bool = False

    @property
    def right(self) -> float:
        """Where it ends."""
        return self.x + (LONG if self.turned else WIDE)

    @property
    def bottom(self) -> float:
        """Where it ends downwards."""
        return self.y + (WIDE if self.turned else LONG)


# ---------------------------------------------------------------- what others ask for


def hand_picture(
    hand: str, *, drawn: str = "", lit: str = "", language: Language = "en", faces: str = "", height: int = LONG
) -> str:
    """A hand: concealed tiles in the order written, ``drawn`` apart, then the melds with their turned tiles.

    ``lit`` names tiles that stand out by a frame, such as the tile that wins. ``height`` is that of an upright tile.
    """
    held = parse_hand(hand)
    shown = [face_of(tile) for tile in held.concealed]
    apart = faces_in(drawn)
    laid = lay_hand(shown, apart, held.melds, frozenset(faces_in(lit)))
    return draw(laid, hand_label(shown, apart, held, language), faces, height)


def row_picture(tiles: str, *, lit: str = "", language: Language = "en", faces: str = "", height: int = LONG) -> str:
    """Tiles in a row, with a gap where the text has a blank."""
    words = [faces_in(word) for word in tiles.split()]
    laid = list(lay_words(words, frozenset(faces_in(lit))))
    return draw(laid, named(chain.from_iterable(words), language), faces, height)


def pond_picture(
    tiles: str, *, riichi: int | None = None, language: Language = "en", faces: str = "", height: int = LONG
) -> str:
    """Discards, six in a row; the one with the number ``riichi``, counted from 0, lies turned."""
    shown = faces_in(tiles)
    return draw(list(lay_pond(shown, riichi)), named(shown, language), faces, height)


def wall_picture(tiles: str, hidden: int, *, language: Language = "en", faces: str = "", height: int = LONG) -> str:
    """The tops of the dead wall: indicators that are turned up, and ``hidden`` backs beside them."""
    shown: list[Face | None] = [*faces_in(tiles), *([None] * hidden)]
    laid = [Laid(face, at * WIDE) for at, face in enumerate(shown)]
    return draw(laid, named((face for face in shown if face is not None), language), faces, height)


def write_faces_to(folder: Path) -> None:
    """Each face as a file of its own, for pictures that point to them."""
    folder.mkdir(parents=True, exist_ok=True)
    for name, svg in packed().items():
        (folder / f"{name}.svg").write_text(svg, "utf-8")


# ---------------------------------------------------------------- laying


def faces_in(tiles: str) -> list[Face]:
    """The faces that a text names; of an unknown tile `NotationError` says where it stands."""
    return [spot[0] for spot in read_faces(tiles)]


def lay_hand(
    concealed: Sequence[Face], drawn: Sequence[Face], melds: Sequence[Meld], lit: frozenset[Face]
) -> list[Laid]:
    """Concealed tiles, what was drawn and the melds, from left to right."""
    laid = [Laid(face, at * WIDE, lit=face in lit) for at, face in enumerate(concealed)]
    x = len(concealed) * WIDE + (GAP if concealed else 0)
    laid += [Laid(face, x + at * WIDE, lit=face in lit) for at, face in enumerate(drawn)]
    for meld in melds:
        beside = max((tile.right for tile in laid), default=-GAP) + GAP
        laid += lay_meld(meld, beside, lit)
    return laid


def lay_meld(meld: Meld, x: float, lit: frozenset[Face]) -> Iterator[Laid]:
    """A meld as it lies on a table: the place of the turned tile says who fed it."""
    faces: list[Face] = [face_of(tile) for tile in meld.tiles]
    if meld.claimed is None:
        for at, face in enumerate(faces):
            one_kind = len({kind_of(face) for face in faces}) == 1  # of several kinds all are shown
            down = meld.form is MeldForm.CLOSED_KAN and one_kind and at in (0, len(faces) - 1)
            yield Laid(None if down else face, x + at * WIDE, lit=face in lit and not down)
        return
    claimed, rest = faces[0], faces[1:]
    place = {Side.LEFT: 0, Side.ACROSS: 1, Side.RIGHT: len(rest), None: len(rest)}[meld.side]
    for at, face in enumerate([*rest[:place], claimed, *rest[place:]]):
        turned = at == place
        tile = Laid(face, x, LONG - WIDE if turned else 0, turned, face in lit)
        yield tile
        if turned and meld.added is not None:
            yield Laid(face_of(meld.added), x, tile.y - LAP, True, face_of(meld.added) in lit)
        x = tile.right


def lay_words(words: Sequence[Sequence[Face]], lit: frozenset[Face]) -> Iterator[Laid]:
    """Groups of tiles with gaps between them."""
    x: float = 0
    for word in words:
        for face in word:
            yield Laid(face, x, lit=face in lit)
            x += WIDE
        x += GAP


def lay_pond(faces: Sequence[Face], riichi: int | None) -> Iterator[Laid]:
    """Rows of six."""
    x: float = 0
    for at, face in enumerate(faces):
        x = 0 if at % IN_A_ROW == 0 else x
        turned = at == riichi
        tile = Laid(face, x, (at // IN_A_ROW) * LONG + (LONG - WIDE if turned else 0), turned)
        yield tile
        x = tile.right


# ---------------------------------------------------------------- drawing


def draw(laid: Sequence[Laid], label: str, faces: str = "", height: int = LONG) -> str:
    """The picture. ``faces``: the folder where the faces lie, seen from the page; else they are in the picture."""
    left, top = -MARGIN, min((tile.y for tile in laid), default=0) - MARGIN
    width = max((tile.right for tile in laid), default=0) + MARGIN - left
    tall = max((tile.bottom for tile in laid), default=LONG) + MARGIN - top
    scale = height / LONG
    size = f'width="{number(width * scale)}" height="{number(tall * scale)}"'
    box = f'viewBox="{number(left)} {number(top)} {number(width)} {number(tall)}"'
    symbols = "" if faces else "".join(map(symbol, used_faces(laid)))
    tiles = "".join(one_tile(tile, faces) for tile in laid)
    title = escape(label, quote=True)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" class="tiles" {size} {box} role="img" aria-label="{title}">'
        f"<title>{title}</title>{f'<defs>{symbols}</defs>' if symbols else ''}{tiles}</svg>"
    )


def one_tile(tile: Laid, faces: str) -> str:
    """Body, face and marks of one tile."""
    place = f"translate({number(tile.x)} {number(tile.y)})"
    if tile.turned:  # a quarter to the left, as a claimed tile lies
        place = f"translate({number(tile.x)} {number(tile.y + WIDE)}) rotate(-90)"
    return f'<g transform="{place}">{"".join(inside(tile, faces))}</g>'


def inside(tile: Laid, faces: str) -> Iterator[str]:
    """What is drawn of a tile that stands upright at the origin."""
    if tile.face is None:
        yield BODY.format(fill=BACK[0], edge=BACK[1], more="")
        yield '<rect x="3" y="3" width="24" height="34" rx="1.6" fill="none" stroke="#f3cf8c" stroke-width=".8"/>'
        return
    marks = marks_of(tile.face)
    fill, edge = IVORY
    more = ' fill-opacity=".6"' if marks & TRANSPARENT else ""
    yield BODY.format(fill=fill, edge=edge, more=more)
    name = picture_of(tile.face)
    if name in packed():
        yield from pointed(name, faces)
    else:
        yield word(tile.face)
    if name.startswith("0"):
        marks = type(marks)(marks & ~RED)
    for at, colour in enumerate(colour for mark, colour in DOTS.items() if marks & mark):
        yield f'<circle cx="{25 - at * 6}" cy="35" r="2.6" fill="{colour}"/>'
    if tile.lit:
        yield f'<rect x=".6" y=".6" width="28.8" height="38.8" rx="2.4" fill="none" stroke="{LIT}" stroke-width="1.6"/>'


def pointed(name: str, faces: str) -> Iterator[str]:
    """The face, out of this picture or out of its file."""
    box = 'x="2.1" y="2.8" width="25.8" height="34.4"'
    yield f'<image href="{escape(faces)}/{name}.svg" {box}/>' if faces else f'<use href="#tile-{name}" {box}/>'


def word(face: Face) -> str:
    """A tile that nobody drew: its short name. The signs of its Japanese name would need a font that has them."""
    return (
        '<text x="15" y="26" text-anchor="middle" font-family="sans-serif" font-size="15" font-weight="bold" '
        f'fill="#1a1a1a">{SHORTS[kind_of(face)]}</text>'
    )


def picture_of(face: Face) -> str:
    """The name of its picture: red fives have one of their own, other marks are dots on the plain one."""
    kind = kind_of(face)
    if marks_of(face) & RED and kind in FIVES:
        return f"0{SHORTS[kind][1]}"
    return FRAMED if kind == KIND_OF["5z"] else SHORTS[kind]


FRAMED: Final = "5z-framed"
"""A white dragon without a frame cannot be told from an empty tile on paper."""


@cache
def packed() -> dict[str, str]:
    """Every face: ``{"5m": "<svg …>"}``."""
    return {str(name): str(svg) for name, svg in json.loads(FACES.read_text("utf-8")).items()}


def used_faces(laid: Iterable[Laid]) -> list[str]:
    """The pictures that are needed, each once."""
    names = dict.fromkeys(picture_of(tile.face) for tile in laid if tile.face is not None)
    return [name for name in names if name in packed()]


def symbol(name: str) -> str:
    """A face as a symbol that a picture may use several times. A plain ``href`` needs no namespace of its own."""
    opening, _, rest = packed()[name].partition(">")
    box = opening.partition('viewBox="')[2].partition('"')[0]
    inner = rest.removesuffix("</svg>").replace("xlink:href", "href")
    return f'<symbol id="tile-{name}" viewBox="{box}">{inner}</symbol>'


def number(value: float) -> str:
    """A number as short as it can be."""
    return f"{value:.2f}".rstrip("0").rstrip(".")


# ---------------------------------------------------------------- words


def named(faces: Iterable[Face], language: Language, game: str = "") -> str:
    """The tiles by their names, in the words of a game."""
    texts = Texts(language, game)
    return ", ".join(texts(name_of(face)) for face in faces)


def hand_label(concealed: Sequence[Face], drawn: Sequence[Face], hand: Hand, language: Language) -> str:
    """What somebody hears who does not see the picture."""
    groups: list[Iterable[Face]] = [
        concealed,
        drawn,
        *([face_of(tile) for tile in meld.all_tiles] for meld in hand.melds),
    ]
    return "; ".join(filter(None, (named(group, language) for group in groups)))


def short_tiles(tiles: Iterable[Tile | Face]) -> str:
    """Tiles one by one in short notation, as pictures take them: ``5m0p``."""
    return "".join(map(short_of, tiles))
