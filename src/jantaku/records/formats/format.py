"""What a format of records declares of itself: a module of this package that has a `Format` is in the register."""

import re
from collections.abc import Callable
from typing import Final, Literal, TypeAlias

from msgspec import Struct

from jantaku.records.record import Record
from jantaku.texts import Language

LONGEST_START: Final = 4096
"""So much of a file tells its format."""
NOWHERE: Final = -1
JSON_BEGINS: Final = ("{", "[")

Lack: TypeAlias = Literal["copies", "walls", "rules", "answers", "lobby"]
"""What a format has no words for: which of the equal tiles it is; dice and seeds; rules that are not tenhou's; answers
and their times; lobby, ranks and lost connections."""


class Format(Struct, frozen=True, kw_only=True):
    """A way to write a match down."""

    name: str
    place: int
    """Where it stands where formats are listed: ours, then others by how much they hold."""
    said: str = ""
    """What people call it, where that is another name."""
    endings: tuple[str, ...]
    """Of the names of its files; the first is that of files we write."""
    known_at: Callable[[str], int]
    """How far the beginning of a file must be read to know it for one of this format; `NOWHERE` if it is none."""
    read: Callable[[str], Record] | None
    """None if it is for people."""
    write: Callable[[Record, Language], str]
    """In this language, where it has words."""
    cannot_say: frozenset[Lack] = frozenset()


def has_word(word: str) -> Callable[[str], int]:
    """A file of JSON in which an object has this field, and before it none that tells another format."""
    field = re.compile(rf'"{word}"\s*:')

    def known_at(start: str) -> int:
        found = field.search(start) if start.startswith(JSON_BEGINS) else None
        return NOWHERE if found is None else found.start()

    return known_at


def never(_start: str) -> int:
    """No file is known for one of this format."""
    return NOWHERE
