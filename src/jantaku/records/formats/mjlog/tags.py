"""The tags of an mjlog file: its text cut at the signs, attributes looked at, mistakes told with their place.

Here nothing is known of the game; who reads the tags says what each must have.
"""

import re
from collections.abc import Iterable
from functools import lru_cache
from typing import Final, NamedTuple, NoReturn, cast

import msgspec

from jantaku.hands.kernel import TagOpener, numbers_written, tiles_written
from jantaku.records.formats.mjlog.codes import SEATS, THREE, Box, box
from jantaku.records.record import RecordError
from jantaku.scoring.ledger import Seat
from jantaku.texts import TextId
from jantaku.tiles import Tile

LONGEST_SHOWN: Final = 60

_TAG: Final = re.compile(r'([A-Za-z]+)(\d*)((?:\s+[A-Za-z]\w*\s*=\s*"[^"]*")*)\s*(/?)>\s*', re.ASCII)
_ATTRIBUTE: Final = re.compile(r'(\w+)\s*=\s*"', re.ASCII)
_NUMBERS: Final = re.compile(r"-?\d{1,7}(?:,-?\d{1,7})*", re.ASCII)

Told = dict[str, str]
"""The attributes of a tag."""


class Attributes(NamedTuple):
    """Those that a tag must have, and those that it can have."""

    required: tuple[str, ...]
    optional: tuple[str, ...] = ()


class TagForm(msgspec.Struct):
    """A tag without the values of its attributes. A game has a few dozen of them, and all games have the same."""

    name: str
    digits: str
    """Those behind the name."""
    attributes: tuple[str, ...]
    stroke: str
    """The one at its end."""
    fits: Attributes | None = None
    """Those that a tag of this name may have, once it was found to have no others."""


@lru_cache(maxsize=1 << 10)
def _form_of(written: str) -> TagForm | None:
    """The form of a tag that is written without the values of its attributes; none if it is no tag."""
    found = _TAG.fullmatch(written)
    if found is None:
        return None
    name, digits, attributes, stroke = found.groups()
    return TagForm(name, digits, tuple(_ATTRIBUTE.findall(attributes)), stroke)


@lru_cache(maxsize=1 << 14)
def _numbers_in_python(text: str) -> tuple[int, ...]:
    """Whole numbers with commas between them; none if it is anything else. The same few come again and again."""
    return tuple(map(int, text.split(","))) if _NUMBERS.fullmatch(text) else ()


_numbers_in: Final = _numbers_in_python if numbers_written is None else numbers_written


def _opened_in_python(piece: str) -> tuple[TagForm | None, Told]:
    """The form of what stands behind a sign, and its attributes; no form if it is no tag."""
    parts = piece.split('"')
    form = _form_of('""'.join(parts[::2])) if len(parts) % 2 else None
    return form, {} if form is None else dict(zip(form.attributes, parts[1::2], strict=True))


_opened: Final = _opened_in_python if TagOpener is None else TagOpener(_form_of).open


def _tiles_written(text: str, box: Box) -> tuple[Tile, ...] | None:
    """The tiles of these numbers; None where there is no such tile."""
    if tiles_written is not None:
        return tiles_written(text, box.by_number)
    tiles = tuple(map(box.written.get, text.split(",")))
    return None if None in tiles else cast(tuple[Tile, ...], tiles)


class MjlogTags:
    """The tags of a file, one of which is being read: ``number`` counts them from 1, ``name`` is what it is called."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.at = text.find("<")
        """Where in the text the tag begins."""
        if self.at < 0 or text[: self.at].strip():
            raise self._no_mjlog()
        self.number = 0
        self.name = ""
        self.players = SEATS
        self.box = box(red=True)
        """The tiles of the game."""

    def _open_tag(self, piece: str) -> tuple[TagForm, Told]:
        """The tag that is to be read now: its form and its attributes."""
        form, told = _opened(piece)
        if form is None:
            shown = ("<" + piece)[:LONGEST_SHOWN]
            raise RecordError(
                f"tag {self.number} is damaged: {shown}",
                TextId("record-mjlog-damaged"),
                number=self.number,
                tag=shown,
            )
        self.name = form.name
        return form, told

    def _check_attributes(self, form: TagForm, told: Told, known: Attributes) -> None:
        """It has all attributes that it must have, and none that it cannot have."""
        if form.fits is known:
            return
        for name in known.required:
            if name not in told:
                self._lacks(name)
        for name in form.attributes:
            if (name not in known.required and name not in known.optional) or len(told) < len(form.attributes):
                raise RecordError(
                    f"tag {self.number} ({self.name}) cannot have {name} here",
                    TextId("record-mjlog-attribute"),
                    number=self.number,
                    tag=self.name,
                    attribute=name,
                )
        form.fits = known

    def _lacks(self, name: str) -> NoReturn:
        raise RecordError(
            f"tag {self.number} ({self.name}) has no {name}",
            TextId("record-mjlog-no-attribute"),
            number=self.number,
            tag=self.name,
            attribute=name,
        )

    def _wrong(self, attribute: str, value: str) -> NoReturn:
        shown = value[:LONGEST_SHOWN]
        raise RecordError(
            f"tag {self.number} ({self.name}): {attribute}={shown!r} cannot be",
            TextId("record-mjlog-value"),
            number=self.number,
            tag=self.name,
            attribute=attribute,
            value=shown,
        )

    def _must_be(self, attribute: str, told: Iterable[int], expected: Iterable[int]) -> None:
        """What the tag repeats must be what the tags before it come to."""
        one, other = tuple(told), tuple(expected)
        if one != other:
            said, due = (",".join(map(str, numbers)) for numbers in (one, other))
            raise RecordError(
                f"tag {self.number} ({self.name}): {attribute} says {said}, the tags before it come to {due}",
                TextId("record-mjlog-sum"),
                number=self.number,
                tag=self.name,
                attribute=attribute,
                said=said,
                due=due,
            )

    def _misplaced(self) -> NoReturn:
        tag = self.name or self.text[self.at + 1 :].partition("/")[0]
        raise RecordError(
            f"tag {self.number} ({tag}) cannot stand here",
            TextId("record-mjlog-order"),
            number=self.number,
            tag=tag,
        )

    def _unknown(self, tag: str) -> NoReturn:
        raise RecordError(
            f"tag {self.number}: mjlog has no tag {tag}",
            TextId("record-mjlog-unknown-tag"),
            number=self.number,
            tag=tag,
        )

    def _no_such_play(self, tag: str) -> NoReturn:
        if self.players == THREE:
            raise RecordError(
                f"tag {self.number}: {tag} is no draw or discard of a game for three, which has no 2m to 8m",
                TextId("record-mjlog-no-tile-three"),
                number=self.number,
                tag=tag,
            )
        raise RecordError(
            f"tag {self.number}: {tag} is no draw or discard; tiles have the numbers 0 to 135",
            TextId("record-mjlog-no-tile"),
            number=self.number,
            tag=tag,
        )

    @staticmethod
    def _no_mjlog() -> RecordError:
        return RecordError("no mjlog: it does not begin with the tag mjloggm", TextId("record-mjlog-no-tag"))

    # ---------------------------------------------------------------- values

    def _numbers(self, told: Told, name: str, count: int = 0) -> tuple[int, ...]:
        text = told[name]
        numbers = _numbers_in(text)
        if not numbers or (count and len(numbers) != count):
            self._wrong(name, text)
        return numbers

    def _by_seat(self, told: Told, name: str, each: int = 1) -> tuple[int, ...]:
        """So many numbers for each player; a place that is empty has zeros."""
        numbers = self._numbers(told, name, SEATS * each)
        count = self.players * each
        if any(numbers[count:]):
            self._wrong(name, told[name])
        return numbers[:count]

    def _seat(self, told: Told, name: str = "who") -> Seat:
        text = told[name]
        if text not in ("0", "1", "2", "3")[: self.players]:
            self._wrong(name, text)
        return int(text)

    def _tiles(self, told: Told, name: str) -> tuple[Tile, ...]:
        tiles = _tiles_written(told[name], self.box)
        return self._wrong(name, told[name]) if tiles is None else tiles
