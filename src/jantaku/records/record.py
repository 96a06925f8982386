"""The one model of a record: a header, and the events of the match as the table would emit them.

Every format is read into this and written from it. A format that holds less than the table knows leaves events out or
their details empty; what it holds beyond (ranks, lobbies, a shuffle seed) stands in ``extra``, so that writing it again
loses nothing.
"""

from typing import Final

import msgspec

from jantaku.table.events import Event
from jantaku.table.state.window import Answer
from jantaku.texts import SayableError, TextId

ENGINE: Final = "jantaku"


class Warning_(msgspec.Struct, frozen=True):  # noqa: N801 - there is a builtin of that name
    """Something about the file that its reader should know: a text and its arguments."""

    text_id: str
    arguments: dict[str, str | int] = {}


class Header(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Under what rules, by whom, from which tiles."""

    rules: str
    """The id of a preset, or that of the sheet in ``sheet``."""
    names: tuple[str, ...] = ()
    fingerprint: str = ""
    sheet: str = ""
    """The resolved rule set as TOML, where it is no preset."""
    engine: str = ENGINE
    version: str = ""
    chance: str = ""
    """The algorithm that made the walls, ``sha256-1`` for our own."""
    seed: str = ""
    """The seed of the match, in hex, once it is over."""
    format: str = "native"
    """The format it was read from."""
    extra: dict[str, str] = {}
    grounds: tuple["Warning_", ...] = ()
    """Why it is read as a game by these rules, where it names none: what it says of itself, one text for each word."""


class Record(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A match written down, whatever format it came from.

    Attributes:
        header: the rules, names, seed and format.
        events: everything that happened, as the table tells it (`jantaku.table.events`).
        answers: what the players answered, each with the number of its window; without them a replay infers them.
        warnings: what the file says that could not be read.

    >>> import jantaku as jan
    >>> record = jan.record_of(jan.Match("ema", seed=7, names=["Anna", "Boris", "Clara", "Dmitri"]))
    >>> record.header.names
    ('Anna', 'Boris', 'Clara', 'Dmitri')
    """

    header: Header
    events: tuple[Event, ...]
    answers: tuple[tuple[int, Answer], ...] = ()
    """With the number of the window that each answered."""
    warnings: tuple["Warning_", ...] = ()


class RecordError(SayableError):
    """A file that is no record, or a damaged one: the message says where."""

    def __init__(self, message: str, text_id: TextId, **arguments: str | int) -> None:
        super().__init__(message, text_id, **arguments)
