"""Tiles as HTML: little boxes whose faces come from the style sheet, so that a page with a hundred hands stays small.

`book.tiles` draws pictures that stand for themselves; here the faces are files of the site, and a tile is ``<i>``.
"""

import re
from collections.abc import Callable, Container, Iterable, Mapping, Sequence
from html import escape
from typing import Any, Final

from book.tiles import DOTS, named, packed, picture_of
from jantaku.hands import parse_hand
from jantaku.hands.melds import Meld, MeldForm, Side
from jantaku.texts import Language
from jantaku.tiles import RED, Face, NotationError, face_of, marks_of
from jantaku.tiles.mpsz import read_faces
from jantaku.tiles.tile import TRANSPARENT

Wire = tuple[str, int] | None
"""A tile as the server tells it: its face and its number; None is a back."""

INNER: Final = (1, 2)
"""The usual places of a closed kan that lie face up."""

IN_TEXT: Final = re.compile(
    r"(?<!\w)(?P<tiles>\d{1,14}[mpszfмпсзц])(?:[-=+#](?:(?P<added>\d)(?P<own>[mpszfмпсзц])?#?)?)?(?!\w)"
)
"""Tiles in a sentence: digits with their letter; of a meld also its sign and what was added."""


def tile(face: Face | None, *, lit: bool = False, turned: bool = False) -> str:
    """One tile."""
    if face is None:
        box = '<i class="t b"></i>'
    else:
        name, marks = picture_of(face), marks_of(face)
        classes = ["t", f"x{name}" if name in packed() else "w", *(["l"] if lit else [])]
        if marks & TRANSPARENT:
            classes.append("g")
        marks = type(marks)(marks & ~RED) if name.startswith("0") else marks
        dots = "".join(f'<b style="background:{colour}"></b>' for mark, colour in DOTS.items() if marks & mark)
        word = "" if name in packed() else name
        box = f'<i class="{" ".join(classes)}">{word}{dots}</i>'
    return f'<i class="r">{box}</i>' if turned else box


def on_wire(told: Wire, **how: bool) -> str:
    """A tile that the server tells."""
    return tile(None if told is None else face_in(told[0]), **how)


def face_in(written: str) -> Face:
    """The face that a short name means."""
    return read_faces(written)[0][0]


def row(inside: str, label: str, kind: str = "hand") -> str:
    """Tiles that belong together, with their names for those who listen."""
    return f'<span class="{kind}" role="img" aria-label="{escape(label, quote=True)}">{inside}</span>'


def apart_from_each_other(groups: Iterable[str]) -> str:
    """The hand, the drawn tile and each meld, with gaps between them. A meld is never torn apart; a hand may be."""
    first, *others = filter(None, groups)
    return first + "".join(f'<span class="m">{group}</span>' for group in others)


def hand(written: str, won: str, language: Language) -> str:
    """A hand as people write it, and the tile that it wins with."""
    held = parse_hand(written)
    inside = "".join(tile(face_of(one)) for one in held.concealed)
    apart = [tile(spot[0], lit=True) for spot in read_faces(won)] if won else []
    groups = [inside, "".join(apart), *(meld(one) for one in held.melds)]
    faces = [face_of(one) for one in held.concealed] + [spot[0] for spot in read_faces(won or "")]
    faces += [face_of(one) for each in held.melds for one in each.all_tiles]
    return row(apart_from_each_other(groups), named(faces, language))


def meld(one: Meld) -> str:
    """A meld with its turned tile."""
    faces: list[Face] = [face_of(each) for each in one.tiles]
    added = None if one.added is None else face_of(one.added)
    closed = one.claimed is None
    up = INNER if closed and one.form is MeldForm.CLOSED_KAN else None
    return laid(faces, added, up, None if closed else one.side or Side.RIGHT)


def meld_on_wire(told: Mapping[str, Any], up: Container[int] = INNER) -> str:
    """A meld that the server tells; ``up``: which tiles of a closed kan lie face up."""
    faces = [face_in(one[0]) if one else None for one in told["tiles"]]
    closed = told["claimed"] is None or told["form"] == "closed_kan"
    added = face_in(told["added"][0]) if told.get("added") else None
    side = None if closed else Side(told["side"]) if told.get("side") else Side.RIGHT
    return laid(faces, added, up if closed and len(faces) == 4 else None, side)


def laid(faces: Sequence[Face | None], added: Face | None, up: Container[int] | None, side: Side | None) -> str:
    """The tiles of a meld from left to right; the claimed one is told first and lies where its feeder sits. ``up``:
    the places at which a closed kan lies face up."""
    if side is None:
        return "".join(tile(face if up is None or at in up else None) for at, face in enumerate(faces))
    rest = list(faces[1:])
    at = {Side.LEFT: 0, Side.ACROSS: 1, Side.RIGHT: len(rest)}[side]
    turned = tile(faces[0], turned=True)
    if added is not None:
        turned = f'<i class="two">{tile(added, turned=True)}{turned}</i>'
    return "".join(map(tile, rest[:at])) + turned + "".join(map(tile, rest[at:]))


def in_text(text: str, tail: Callable[[str], str] = escape) -> str:
    """A sentence whose tiles are drawn."""
    parts: list[str] = []
    at = 0
    for found in IN_TEXT.finditer(text):
        added, letter = found["added"] or "", found["own"] or found["tiles"][-1]
        try:
            faces = [spot[0] for spot in read_faces(found["tiles"] + (f"{added}{letter}" if added else ""))]
        except NotationError:
            continue
        parts += [tail(text[at : found.start()]), row("".join(map(tile, faces)), found[0], "in")]
        at = found.end()
    return "".join([*parts, tail(text[at:])])


def style_of_faces(folder: str) -> str:
    """The rules of the style sheet that bring the faces."""
    return "".join(f'.x{name}{{background-image:url("{folder}/{name}.svg")}}\n' for name in packed())


def names_of(tiles: Iterable[Wire], language: Language) -> str:
    """Tiles that the server tells, by their names."""
    return named((face_in(one[0]) for one in tiles if one), language)
