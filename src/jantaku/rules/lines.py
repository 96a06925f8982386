"""On which line of a TOML text a key stands.

The standard reader forgets lines; people who mistype an option want to know where. The text is known to be valid TOML,
so this scanner only has to find keys, dotted and inline ones too, and to step over everything else.
"""

import re
from collections.abc import Callable
from typing import Final

Path = tuple[str, ...]

_BLANK: Final = re.compile(r"(?:[ \t\r\n]|#[^\n]*)*")
_STRING: Final = re.compile(
    r'"""(?:[^\\]|\\.)*?"{3,5}|\'\'\'.*?\'{3,5}|"(?:[^"\\\n]|\\.)*"|\'[^\'\n]*\'',
    re.DOTALL,
)
_BARE: Final = re.compile(r"[A-Za-z0-9_-]+")
_OTHER: Final = re.compile(r"[^,\]}\s#]+(?: [0-9:.Z+-]+)?")
_TOLD: Final = re.compile(_STRING.pattern + r"|#[^\n]*", re.DOTALL)
_LONG_KEY: Final = re.compile(r"(?<![\w-])[\w-]++(?:[ \t]*+\.[ \t]*+[\w-]++){16}")
_BRACKET: Final = re.compile(r"[\[\]{}]")
MOST_INSIDE: Final = 24
"""So many brackets may stand open at once."""


def lines_of(text: str) -> dict[Path, int]:
    """The line of every key and of every entry of an array, counted from 1: ``{("yaku", "price", "renhou"): 7}``."""
    scanner = _Scanner(text)
    scanner.document()
    return scanner.found


def is_deep(text: str) -> bool:
    """Whether there are more brackets within each other, or more dots in a key, than any sheet has. Such a text is not
    read at all: whoever reads TOML goes down as deep as it goes."""
    signs = _TOLD.sub("s", text)
    if _LONG_KEY.search(signs):
        return True
    depth = 0
    for bracket in _BRACKET.findall(signs):
        depth = depth + 1 if bracket in "[{" else max(0, depth - 1)
        if depth > MOST_INSIDE:
            return True
    return False


class _Scanner:
    def __init__(self, text: str) -> None:
        self.text = text
        self.at = 0
        self.found: dict[Path, int] = {}
        self.counted, self.breaks = 0, 0
        """So far lines were counted, and so many ended there."""
        self.tables: dict[Path, int] = {}
        """How many tables of an array of tables there were."""

    def document(self) -> None:
        table: Path = ()
        while self.skip() < len(self.text):
            if self.text.startswith("[[", self.at):
                self.at += 2
                name = self.key(())
                number = self.tables[name] = self.tables.get(name, -1) + 1
                table = (*name, str(number))
                self.found.setdefault(table, self.line())
                self.expect("]]")
            elif self.text[self.at] == "[":
                self.at += 1
                table = self.key(())
                self.expect("]")
            else:
                self.pair(table)

    def line(self) -> int:
        self.breaks += self.text.count("\n", self.counted, self.at)
        self.counted = self.at
        return self.breaks + 1

    def skip(self) -> int:
        blank = _BLANK.match(self.text, self.at)
        assert blank is not None
        self.at = blank.end()
        return self.at

    def expect(self, sign: str) -> None:
        self.skip()
        if self.text.startswith(sign, self.at):
            self.at += len(sign)

    def key(self, table: Path) -> Path:
        path = table
        while True:
            self.skip()
            if quoted := _STRING.match(self.text, self.at):
                part = quoted[0][1:-1]
                self.at = quoted.end()
            else:
                bare = _BARE.match(self.text, self.at)
                if bare is None:
                    self.at += 1
                    return path
                part = bare[0]
                self.at = bare.end()
            path = (*path, part)
            self.found.setdefault(path, self.line())
            self.skip()
            if not self.text.startswith(".", self.at):
                return path
            self.at += 1

    def pair(self, table: Path) -> None:
        path = self.key(table)
        self.expect("=")
        self.value(path)

    def value(self, path: Path) -> None:
        self.skip()
        opening = self.text[self.at : self.at + 1]
        if opening == "[":
            self.inside("]", lambda number: self.entry((*path, str(number))))
        elif opening == "{":
            self.inside("}", lambda _: self.pair(path))
        elif scalar := _STRING.match(self.text, self.at) or _OTHER.match(self.text, self.at):
            self.at = scalar.end()
        else:
            self.at += 1

    def entry(self, path: Path) -> None:
        self.skip()
        self.found.setdefault(path, self.line())
        self.value(path)

    def inside(self, closing: str, one: Callable[[int], None]) -> None:
        self.at += 1
        number = 0
        while self.skip() < len(self.text) and self.text[self.at] != closing:
            one(number)
            number += 1
            self.expect(",")
        self.at += 1
