"""The short notation: digits, then the letter of their group: ``123m406p77z``.

``0`` is a red five; another mark is a letter behind the digit (``3rs``). Russian letters say the same
(``123м406п77з``), and the winds may be written as players abbreviate them: ``В Ю З С``. A flower may be read with its
letter in front, ``f1``. The whole of it, with melds: docs/reference/notation.md.

This module turns text into *faces* and back. Which copy of a kind a face is, the tile set decides:
``jantaku.tiles.picking``.
"""

import re
from collections.abc import Iterable
from typing import Final

from jantaku.texts import TextId
from jantaku.tiles.kinds import GROUPS, KIND_OF, RUSSIAN, in_russian
from jantaku.tiles.notation_error import NotationError
from jantaku.tiles.tile import MARK_LETTERS, RED, Face, Tile, short_of

Spot = tuple[Face, int, int, str]
"""A face that was read, where its sign begins and ends, and the letter that belongs to it elsewhere in the text."""

DIGITS: Final = "0123456789"
RUSSIAN_WINDS: Final[dict[str, Face]] = {
    "В": Face(KIND_OF["1z"]),
    "Ю": Face(KIND_OF["2z"]),
    "З": Face(KIND_OF["3z"]),
    "С": Face(KIND_OF["4z"]),
}
FLOWER: Final = re.compile(r"[fц]([1-8])(?=[fц\s]|$)")
"""A flower as many write it, its letter first: ``f1 f5``. What follows may not belong to other tiles."""


def _faces_of(letter: str) -> dict[str, Face]:
    faces = {str(number): Face(kind) for number, kind in enumerate(GROUPS[letter], 1)}
    if letter in "mps":
        faces["0"] = Face(faces["5"] | RED)
    return faces


FACES: Final[dict[str, dict[str, Face]]] = {
    written: _faces_of(letter) for letter in GROUPS for written in (letter, RUSSIAN[letter])
}
"""The face of each digit, for each letter."""


def read_faces(text: str, start: int = 0, end: int | None = None) -> list[Spot]:
    """The faces that ``text[start:end]`` names, in its order."""
    spots: list[Spot] = []
    digits: list[tuple[str, int, int, int]] = []  # the digit, its place, its marks: all still without their letter
    end = len(text) if end is None else end
    places = iter(range(start, end))
    for at in places:
        char = text[at]
        if char in DIGITS:
            digits.append((char, at, at + 1, 0))
        elif faces := FACES.get(char):
            if not digits:
                flower = FLOWER.match(text, at, end)
                if flower is None:
                    raise NotationError(text, at, at + 1, TextId("notation-no-digits"), letter=char)
                spots.append((faces[flower[1]], at, next(places) + 1, ""))
            for digit, first, last, marks in digits:
                face = faces.get(digit)
                if face is None:
                    raise NotationError(text, first, last, TextId("notation-no-tile"), tile=digit + char)
                spots.append((Face(face | marks), first, last, char))
            digits.clear()
        elif char in MARK_LETTERS:
            if not digits:
                raise NotationError(text, at, at + 1, TextId("notation-mark"), mark=char)
            digit, first, _, marks = digits[-1]
            digits[-1] = (digit, first, at + 1, marks | MARK_LETTERS[char])
        elif char not in RUSSIAN_WINDS and not char.isspace():
            raise NotationError(text, at, at + 1, TextId("notation-letter"), letter=char)
        elif digits:
            raise _no_letter(text, digits[0][1], at)
        elif char in RUSSIAN_WINDS:
            spots.append((RUSSIAN_WINDS[char], at, at + 1, ""))
    if digits:
        raise _no_letter(text, digits[0][1], digits[-1][2])
    return spots


def _no_letter(text: str, start: int, end: int) -> NotationError:
    return NotationError(text, start, end, TextId("notation-no-letter"), digits=text[start:end])


def write_faces(faces: Iterable[Tile | Face], lang: str = "en", gap: str = "") -> str:
    """Faces (or tiles) in their order; neighbours of one group share its letter, ``gap`` stands between groups."""
    groups: list[str] = []
    last = ""
    for face in faces:
        short = short_of(face)
        if short[-1] == last:
            groups[-1] = groups[-1][:-1] + short
        else:
            groups.append(short)
            last = short[-1]
    text = gap.join(groups)
    return in_russian(text) if lang == "ru" else text
