"""Tiles in a terminal: drawn as little tiles, or only written where the terminal has no signs for that.

Unicode's own mahjong signs are too small to read in most terminals and not equally wide in all of them, so a tile is
drawn as a box of two columns with what stands on a real one: its rank over 萬 筒 or 索, or the sign of its wind or
dragon. The small signs and the short notation stand below.
"""

import os
import re
import sys
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import groupby
from typing import Final, NamedTuple

from rich import _wrap
from rich.box import ASCII2, SIMPLE_HEAD
from rich.cells import cell_len
from rich.console import Console, JustifyMethod
from rich.table import Table
from rich.text import Text

from jantaku.hands.melds import Meld, format_meld
from jantaku.texts import Language, japanese
from jantaku.tiles import (
    KIND_OF,
    NUMBERS,
    RED,
    Face,
    NotationError,
    Tile,
    glyph_of,
    kind_of,
    marks_of,
    name_of,
    short_of,
)
from jantaku.tiles.mpsz import write_faces

SUIT_COLOURS: Final[Mapping[str, str]] = {"m": "bold red", "p": "bold cyan", "s": "bold green"}
DRAGON_COLOURS: Final = {KIND_OF["6z"]: "bold green", KIND_OF["7z"]: "bold red"}
SUIT_SIGNS: Final[Mapping[str, str]] = {"m": "萬", "p": "筒", "s": "索"}
WIDE_DIGITS: Final = "０１２３４５６７８９"
COLUMNS: Final = 2
FRAME: Final = "dim"
BARE_TERMINALS: Final = ("dumb", "linux")
"""Terminals known to have hardly any signs but letters."""

# Rich breaks lines at every space, no-break spaces too: 11 600 must not become 11 and 600.
_wrap.re_word = re.compile(r"[^\S\xa0]*[\S\xa0]+[^\S\xa0]*")


class Screen:
    """Where a command speaks: in one language, with drawn tiles or plainly."""

    def __init__(self, lang: Language, plain: bool = False) -> None:
        if hasattr(sys.stdout, "reconfigure"):
            sys.stdout.reconfigure(errors="replace")  # a sign that cannot be shown is no reason to stop
        self.lang: Final = lang
        self.console: Final = Console(highlight=False, markup=False, emoji=False)
        self.plain: Final = plain or not can_draw(self.console.encoding, os.environ)

    def say(self, *parts: str | Text | tuple[str, str], end: str = "\n") -> None:
        """Print a paragraph made of texts, some with their style."""
        self.console.print(Text.assemble(*parts), end=end)

    def show(self, text: Text) -> None:
        """Print something whose lines may not be broken."""
        self.console.print(text, no_wrap=True, overflow="ignore", crop=False)

    def table(self, *titles: str) -> Table:
        """A table to be filled; a column whose title begins with # holds numbers."""
        table = Table(box=ASCII2 if self.plain else SIMPLE_HEAD, show_edge=False, header_style="dim")
        for title in titles:
            # Where the screen is too narrow a word goes on in the next line: a tile that is cut off is lost.
            justify: JustifyMethod = "right" if title.startswith("#") else "left"
            table.add_column(title.lstrip("#"), justify=justify, overflow="fold")
        return table

    def show_tiles(self, groups: Iterable[Sequence["Picture"]]) -> None:
        """Draw tiles; groups stand a little apart."""
        self.show(drawn(groups, self.console.width))


def can_draw(encoding: str, environment: Mapping[str, str]) -> bool:
    """Whether drawn tiles will be seen as they are meant."""
    if environment.get("TERM") in BARE_TERMINALS:
        return False
    try:
        "╭２萬🀇".encode(encoding)
    except (LookupError, UnicodeEncodeError):
        return False
    return True


# ---------------------------------------------------------------- drawn tiles


class Picture(NamedTuple):
    """What is drawn on a tile: two lines of two columns, and their style."""

    top: str
    bottom: str
    style: str


def picture_of(tile: Tile | Face, lang: Language) -> Picture:
    """The picture of a tile. Below an honour stands how it is written, because nobody knows these numbers by heart."""
    kind, short = kind_of(tile), short_of(tile)
    style = f"reverse {style_of(tile)}" if marks_of(tile) & RED else style_of(tile)
    if NUMBERS >> kind & 1:
        return Picture(WIDE_DIGITS[kind % 9 + 1], SUIT_SIGNS[short[-1]], style)
    name = japanese(name_of(Face(kind)))
    return Picture(name.ja[0] if name else "", write_faces([Face(kind)], lang), style)


def style_of(tile: Tile | Face) -> str:
    """The colour of a tile."""
    return SUIT_COLOURS.get(short_of(tile)[-1]) or DRAGON_COLOURS.get(kind_of(tile), "bold")


def drawn(groups: Iterable[Sequence[Picture]], width: int) -> Text:
    """Groups of tiles beside each other, in as many rows as the width demands."""
    return Text("\n").join(_drawn_row(row) for row in _rows(groups, width))


def _rows(groups: Iterable[Sequence[Picture]], width: int) -> Iterator[list[Sequence[Picture]]]:
    most = max(1, (width - 1) // (COLUMNS + 1))
    row: list[Sequence[Picture]] = []
    used = 0
    for part in (group[start : start + most] for group in groups for start in range(0, len(group), most)):
        needed = len(part) * (COLUMNS + 1) + 1
        if row and used + 1 + needed > width:
            yield row
            row, used = [], 0
        used += needed + bool(row)
        row.append(part)
    if row:
        yield row


def _drawn_row(groups: Sequence[Sequence[Picture]]) -> Text:
    edge = "─" * COLUMNS
    lines = [
        [Text(f"╭{'┬'.join([edge] * len(group))}╮", FRAME) for group in groups],
        [_line((picture.top, picture.style) for picture in group) for group in groups],
        [_line((picture.bottom, picture.style) for picture in group) for group in groups],
        [Text(f"╰{'┴'.join([edge] * len(group))}╯", FRAME) for group in groups],
    ]
    if not any(picture.bottom for group in groups for picture in group):
        del lines[2]
    return Text("\n").join(Text(" ").join(line) for line in lines)


def _line(signs: Iterable[tuple[str, str]]) -> Text:
    line = Text("│", FRAME)
    for sign, style in signs:
        line.append(sign + " " * (COLUMNS - cell_len(sign)), style).append("│", FRAME)
    return line


# ---------------------------------------------------------------- written tiles


def small_signs(tiles: Iterable[Tile | Face]) -> Text:
    """Unicode's own signs, each with a blank behind it, because many fonts draw them wider than they should."""
    return Text(" ").join(Text(_small_sign(tile), style_of(tile)) for tile in tiles)


def _small_sign(tile: Tile | Face) -> str:
    try:
        return glyph_of(tile)
    except NotationError:  # Unicode has none
        return short_of(tile)


def short(tiles: Iterable[Tile | Face], lang: Language) -> Text:
    """Tiles in short notation, suit by suit, in their colours."""
    groups = (list(group) for _, group in groupby(tiles, key=lambda tile: short_of(tile)[-1]))
    return Text(" ").join(_short_group(group, lang) for group in groups)


def _short_group(group: Sequence[Tile | Face], lang: Language) -> Text:
    line = Text()
    for tile in group:
        line.append(short_of(tile)[:-1], style_of(tile))
    return line.append(write_faces(group, lang)[-1], style_of(group[-1]))


def short_meld(meld: Meld, lang: Language) -> Text:
    """A meld in short notation, in its colour."""
    return Text(format_meld(meld, lang), style_of(meld.tiles[0]))
