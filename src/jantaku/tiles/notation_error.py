"""What is wrong with a text, shown where it is wrong.

The message is one sentence, then the text, then a ^ under the place. The sentence stands first because programs print
something before a message, and that must not push the text away from its mark.
"""

import unicodedata
from collections.abc import Iterator
from typing import Any, Final

from jantaku.texts import Language, SayableError, TextId, Texts
from jantaku.tiles.kinds import in_russian

COLUMNS_AROUND: Final = 36
"""How much of a long text is shown on either side of the place."""


class NotationError(SayableError):
    """A text that is not what it should be; ``text[start:end]`` is the place."""

    def __init__(self, text: str, start: int, end: int, text_id: TextId, /, **arguments: str | int) -> None:
        # The message is made when somebody reads it: most errors are caught, and words take time to load.
        super().__init__("", text_id, **{name: _shortened(value) for name, value in arguments.items()})
        self.text = text
        self.start = start
        self.end = end

    def __str__(self) -> str:
        return self.message()

    def __reduce__(self) -> tuple[Any, ...]:
        return _again, (self.text, self.start, self.end, self.text_id, self.arguments)

    def message(self, language: Language = "en") -> str:
        """The sentence, with tiles in the language's letters, and under it the text as it is, with the place marked."""
        arguments = self.arguments
        if language == "ru":
            arguments = {
                name: in_russian(value) if name in ("tile", "tiles") and isinstance(value, str) else value
                for name, value in arguments.items()
            }
        return "\n".join((Texts(language)(self.text_id, **arguments), *self.marked_text()))

    def marked_text(self) -> tuple[str, str]:
        """The text, or the part of it around the place, and a line with ^ under the place."""
        first = max(0, self.start - COLUMNS_AROUND)
        last = min(len(self.text), self.start + COLUMNS_AROUND)
        before, place, after = (
            "".join(map(_visible, self.text[low:high]))
            for low, high in ((first, self.start), (self.start, min(self.end, last)), (self.end, last))
        )
        before = "…" * (first > 0) + before
        after += "…" * (last < len(self.text))
        # Nothing stands at the end of a text, and some signs have no width: even so there is a place to point at.
        return before + place + after, " " * _columns(before) + "^" * (_columns(place) or 1)


def _again(text: str, start: int, end: int, text_id: TextId, arguments: dict[str, str | int]) -> NotationError:
    return NotationError(text, start, end, text_id, **arguments)


def _shortened(value: str | int) -> str | int:
    if isinstance(value, int):
        return value
    shown = "".join(map(_visible, value[:COLUMNS_AROUND]))
    return shown if len(value) <= COLUMNS_AROUND else shown + "…"


def _visible(char: str) -> str:
    return char if char.isprintable() else "\N{REPLACEMENT CHARACTER}"


def _columns(text: str) -> int:
    """How many columns of a terminal the text takes."""
    return sum(_columns_of(char) for char in text)


def _columns_of(char: str) -> int:
    if unicodedata.category(char) in ("Mn", "Me"):
        return 0
    return 2 if unicodedata.east_asian_width(char) in "WF" else 1


def words(text: str) -> Iterator[tuple[str, int, int]]:
    """The words of a text between blanks, each with its place."""
    end = 0
    for word in text.split():
        start = text.index(word, end)
        end = start + len(word)
        yield word, start, end
