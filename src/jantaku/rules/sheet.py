"""A sheet: one TOML file of rules, read and checked by itself, before its parent is known.

Top-level keys are options, the tables `yaku` and `parts`, and the few words of `Header`. Nothing is repaired in silence
and reading does not stop at the first mistake: all that is wrong is noted with its line.
"""

import re
import tomllib
from collections.abc import Callable, Iterable, Mapping
from difflib import get_close_matches
from typing import Final, TypeAlias

import msgspec

from jantaku.rules.entries import Element, catalogue
from jantaku.rules.lines import is_deep, lines_of
from jantaku.rules.prices import ElementPrice, read_price
from jantaku.rules.problems import Problem
from jantaku.rules.sheet_parts import PLACES, Told, canonical, fields_of
from jantaku.rules.values import ListForm, Value, WrongValue, written
from jantaku.texts import LANGUAGES, TextId
from jantaku.tiles import NotationError

SUFFIX: Final = ".toml"
PatternReader: TypeAlias = Callable[[str], object]
"""Reads the text of a pattern or raises a `NotationError`: the pattern language is unknown here, so that whoever knows
it (`jantaku.yaku.patterns.parse_pattern`) is handed in."""

ID: Final = re.compile(r"[a-z][a-z0-9_]*(?:-[a-z0-9_-]+)?")
MOST_PATTERNS: Final = 48
ADDING: Final = ("local_yaku", "optional_yaku")
"""Options whose lists put elements into the price list."""
LONGEST_SHOWN: Final = 100
MOST_NEAREST: Final = 30
"""For so many unknown names the nearest known one is looked for; that takes long, and more of them are no slips."""


class Pattern(msgspec.Struct, frozen=True):
    """A yaku of the rule set's own, in the pattern language."""

    pattern: str
    price: ElementPrice
    name: dict[str, str] = {}
    because: dict[str, str] = {}
    """What the pattern says, in a few words."""


class Header(msgspec.Struct, frozen=True):
    """What a sheet says of itself. ``unknown``: what its source leaves open, so that the parent's value holds;
    ``complete``: whether it writes every option of its game, as a sheet must that extends nothing, unless it says that
    it does not; ``sources``: where the source says it, ``readings``: how we read it where it is unclear, in one
    language or in both, ``read_from``: further lines that a reading is about, each by id."""

    id: str = ""
    extends: str = ""
    game: str = ""
    name: dict[str, str] = {}
    about: dict[str, str] = {}
    seed: str = ""
    edition: str = ""
    complete: bool | None = None
    unknown: tuple[str, ...] = ()
    sources: dict[str, str] = {}
    readings: dict[str, str | dict[str, str]] = {}
    read_from: dict[str, str] = {}

    @property
    def is_complete(self) -> bool:
        """Whether all is said here: nothing is left to a parent or to the bare catalogue."""
        return not self.extends if self.complete is None else self.complete

    def cited(self) -> dict[str, str]:
        """The lines behind each rule, those that only its reading is about among them."""
        told = dict(self.sources)
        for name, lines in self.read_from.items():
            told[name] = ", ".join(filter(None, (told.get(name), lines)))
        return told


HEADER_WORDS: Final = frozenset(Header.__struct_fields__)
YAKU_WORDS: Final = ("add", "remove", "price", "absorbs", "patterns")
TABLES: Final = frozenset({"parts", "yaku"})


class Sheet(msgspec.Struct, frozen=True):
    """What a file says."""

    file: str
    header: Header
    options: dict[str, Value]
    added: tuple[str, ...]
    removed: tuple[str, ...]
    prices: dict[str, ElementPrice]
    patterns: dict[str, Pattern]
    parts: dict[str, Told]
    absorbs: dict[str, tuple[str, ...]]
    lines: dict[tuple[str, ...], int]
    text: str = ""
    """The file, as it was written."""

    def line(self, *path: str) -> int:
        """The line on which the key stands, or the nearest one around it."""
        while path and path not in self.lines:
            path = path[:-1]
        return self.lines.get(path, 1)


def read_sheet(text: str, file: str, read_pattern: PatternReader | None = None) -> tuple[Sheet, list[Problem]]:
    """The sheet, and all that is wrong with it."""
    nothing = Sheet(file, Header(), {}, (), (), {}, {}, {}, {}, {})
    if is_deep(text):
        return nothing, [Problem(file, 1, TextId("rules-toml-deep"))]
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        return nothing, [_no_toml(text, file, str(error))]
    except ValueError:  # Python reads no integer of thousands of digits
        return nothing, [Problem(file, 1, TextId("rules-toml-digits"))]
    reader = _Reader(data, file, lines_of(text), read_pattern)
    return msgspec.structs.replace(reader.sheet(), text=text), reader.problems


def _no_toml(text: str, file: str, complaint: str) -> Problem:
    """The standard reader complains in English and in its own words; only the place and two common cases are kept."""
    place = re.search(r"line (\d+), column (\d+)", complaint)
    line = int(place[1]) if place else text.rstrip().count("\n") + 1
    written_there = "".join(text.splitlines()[line - 1 : line])[:LONGEST_SHOWN]
    if any(word in complaint for word in ("overwrite", "twice", "Duplicate")):
        return Problem(file, line, TextId("rules-toml-twice"), below=(written_there,))
    if place is None:
        return Problem(file, line, TextId("rules-toml-unfinished"), below=(written_there,))
    mark = " " * (int(place[2]) - 1) + "^"
    return Problem(file, line, TextId("rules-not-toml"), below=(written_there, mark[-LONGEST_SHOWN:]))


class _Reader:
    def __init__(
        self,
        data: Mapping[str, object],
        file: str,
        lines: dict[tuple[str, ...], int],
        read_pattern: PatternReader | None,
    ) -> None:
        self.data = data
        self.file = file
        self.lines = lines
        self.read_pattern = read_pattern
        self.problems: list[Problem] = []
        self.searched = 0
        """For so many unknown names the nearest was looked for."""

    def sheet(self) -> Sheet:
        header = self.header()
        options = {
            name: value
            for name, raw in self.data.items()
            if name not in HEADER_WORDS | TABLES and (value := self.option(name, raw)) is not None
        }
        yaku = self.data.get("yaku", {})
        if not isinstance(yaku, dict):
            self.problem(("yaku",), TextId("rules-wrong-table"), key="yaku")
            yaku = {}
        for word in yaku.keys() - set(YAKU_WORDS):
            self.unknown(("yaku", word), f"yaku.{word}", [f"yaku.{known}" for known in YAKU_WORDS])
        return Sheet(
            self.file,
            header,
            options,
            self.elements(yaku, "add"),
            self.elements(yaku, "remove"),
            self.prices(yaku),
            self.patterns(yaku),
            self.parts(self.data.get("parts", {}), ""),
            self.absorbs(yaku),
            self.lines,
        )

    def problem(self, path: tuple[str, ...], text_id: TextId, /, **arguments: str | int) -> None:
        self.problems.append(Problem(self.file, self.line(path), text_id, arguments))

    def line(self, path: tuple[str, ...]) -> int:
        while path and path not in self.lines:
            path = path[:-1]
        return self.lines.get(path, 1)

    def unknown(self, path: tuple[str, ...], key: str, known: Iterable[str]) -> None:
        near = self.nearest(key, known, 0.5)
        if near:
            self.problem(path, TextId("rules-unknown-near"), key=key, nearest=near)
        else:
            self.problem(path, TextId("rules-unknown"), key=key)

    def nearest(self, word: str, known: Iterable[str], cutoff: float) -> str:
        """The known name that is most like it; empty if none is, or too many were asked for."""
        self.searched += 1
        if self.searched > MOST_NEAREST:
            return ""
        return next(iter(get_close_matches(word[:60], known, n=1, cutoff=cutoff)), "")

    def header(self) -> Header:
        told: dict[str, object] = {}
        for word in Header.__struct_fields__:
            if word not in self.data:
                continue
            raw = self.data[word]
            good, value = _header_value(word, raw)
            if good:
                told[word] = value
            else:
                text_id = TextId(f"rules-header-{_header_kind(word)}")
                self.problem((word,), text_id, key=word, value=_shown(raw), example=_as_id(raw))
        known = catalogue().options.keys() | catalogue().elements.keys() | catalogue().games.keys() | PLACES.keys()
        for word in ("unknown", "sources", "readings", "read_from"):
            for name in told.get(word, ()):  # type: ignore[attr-defined]
                if name not in known:
                    self.unknown((word, name), name, known)
        return msgspec.convert(told, Header)

    def option(self, name: str, raw: object) -> Value | None:
        entry = catalogue().options.get(name)
        if entry is None:
            if name in catalogue().elements:
                self.problem((name,), TextId("rules-element-as-option"), key=name)
            else:
                self.unknown((name,), name, [*catalogue().options, *HEADER_WORDS])
            return None
        try:
            value = entry.canonical(raw)
        except WrongValue as wrong:
            if isinstance(wrong.entry, str) and entry.array is not None and entry.array.names_elements and wrong.path:
                self.listed(name, wrong.entry, wrong.path, entry.array)
                return None
            inside = wrong.path[:1] if isinstance(raw, dict) else ()  # the field of a table
            if inside and entry.table is not None and inside[0] not in entry.table.fields:
                fields = [f"{name}.{field}" for field in entry.table.fields]
                self.unknown((name, *inside), f"{name}.{inside[0]}", fields)
                return None
            arguments: dict[str, str | int] = {"key": ".".join((name, *inside)), "value": _shown(wrong.entry)}
            line = self.line((name, *wrong.path))
            if wrong.least is not None:
                arguments |= {"key": name, "least": str(wrong.least)}
                self.problems.append(Problem(self.file, line, TextId("rules-falling-list"), arguments, name))
                return None
            self.problems.append(Problem(self.file, line, TextId("rules-wrong-value"), arguments, name, inside))
            return None
        if name in ADDING and isinstance(raw, list):
            for at, one in enumerate(raw):
                if one in catalogue().elements:
                    self.element(one, (name, str(at)))
        return value

    def listed(self, name: str, entry: str, path: tuple[str, ...], form: ListForm) -> None:
        """A list that may name elements has something else in it, or the same twice."""
        known = [*form.words, *catalogue().elements]
        if entry in known:
            self.problem((name, *path), TextId("rules-listed-twice"), key=name, entry=entry)
        else:
            self.unknown((name, *path), entry, known)

    def parts(self, raw: object, before: str) -> dict[str, Told]:
        """What the table says of the fields of one part, or, of the whole table, of every part."""
        key = f"parts.{before}" if before else "parts"
        if not isinstance(raw, dict):
            self.problem(tuple(key.split(".")), TextId("rules-wrong-table"), key=key)
            return {}
        told: dict[str, Told] = {}
        for name, value in raw.items():
            place = f"{before}.{name}" if before else name
            if name not in fields_of(before):
                self.unknown_field(place, before)
            elif place not in PLACES or isinstance(value, dict):
                told |= self.parts(value, place)
            elif (found := self.field(place, value)) is not None:
                told[place] = found[0]
        return told

    def unknown_field(self, place: str, before: str) -> None:
        path = ("parts", *place.split("."))
        known = fields_of(before)
        if not known:
            self.problem(path[:-1], TextId("rules-part-no-table"), key=".".join(path[:-1]))
        elif near := self.nearest(path[-1], known, 0.6):
            nearest = ".".join((*path[:-1], near))
            self.problem(path, TextId("rules-unknown-near"), key=".".join(path), nearest=nearest)
        else:
            self.problem(path, TextId("rules-part-unknown"), key=".".join(path), choice=", ".join(known))

    def field(self, place: str, raw: object) -> tuple[Told] | None:
        """What is said of it, alone in a tuple, for it may be nothing."""
        try:
            return (canonical(place, raw),)
        except WrongValue as wrong:
            arguments: dict[str, str | int] = {"key": f"parts.{place}", "value": _shown(wrong.entry)}
            line = self.line(("parts", *place.split(".")))
            self.problems.append(Problem(self.file, line, TextId("rules-wrong-value"), arguments, place=place))
            return None

    def elements(self, yaku: Mapping[str, object], word: str) -> tuple[str, ...]:
        raw = yaku.get(word, [])
        if not isinstance(raw, list) or not all(isinstance(entry, str) for entry in raw):
            self.problem(("yaku", word), TextId("rules-wrong-ids"), key=f"yaku.{word}")
            return ()
        return tuple(name for at, name in enumerate(raw) if self.element(name, ("yaku", word, str(at))) is not None)

    def element(self, name: str, path: tuple[str, ...]) -> Element | None:
        entry = catalogue().elements.get(name)
        if entry is None:
            self.unknown(path, name, catalogue().elements)
        elif entry.option:
            self.problem(path, TextId("rules-element-by-option"), element=name, option=entry.option)
            return None
        elif entry.place:
            self.problem(path, TextId("rules-element-by-part"), element=name, place=f"parts.{entry.place}")
            return None
        return entry

    def prices(self, yaku: Mapping[str, object]) -> dict[str, ElementPrice]:
        raw = yaku.get("price", {})
        if not isinstance(raw, dict):
            self.problem(("yaku", "price"), TextId("rules-wrong-table"), key="yaku.price")
            return {}
        prices: dict[str, ElementPrice] = {}
        for name, worth in raw.items():
            path = ("yaku", "price", name)
            if (entry := self.element(name, path)) is None:
                continue
            price = read_price(worth, usual_price(entry))
            if price is None:
                self.problem(path, TextId("rules-wrong-price"), key=f"yaku.price.{name}", value=_shown(worth))
            else:
                prices[name] = price
        return prices

    def absorbs(self, yaku: Mapping[str, object]) -> dict[str, tuple[str, ...]]:
        raw = yaku.get("absorbs", {})
        if not isinstance(raw, dict):
            self.problem(("yaku", "absorbs"), TextId("rules-wrong-table"), key="yaku.absorbs")
            return {}
        absorbs: dict[str, tuple[str, ...]] = {}
        for name, others in raw.items():
            path = ("yaku", "absorbs", name)
            if not isinstance(others, list) or not all(isinstance(other, str) for other in others):
                self.problem(path, TextId("rules-wrong-ids"), key=f"yaku.absorbs.{name}")
            elif self.element(name, path) is not None:
                found = (self.element(other, (*path, str(at))) for at, other in enumerate(others))
                absorbs[name] = tuple(sorted(entry.id for entry in found if entry is not None))
        return absorbs

    def patterns(self, yaku: Mapping[str, object]) -> dict[str, Pattern]:
        raw = yaku.get("patterns", {})
        if not isinstance(raw, dict) or len(raw) > MOST_PATTERNS:
            self.problem(("yaku", "patterns"), TextId("rules-wrong-patterns"), most=MOST_PATTERNS)
            return {}
        patterns: dict[str, Pattern] = {}
        for name, table in raw.items():
            path = ("yaku", "patterns", name)
            if not ID.fullmatch(name) or name in catalogue().elements:
                self.problem(path, TextId("rules-pattern-id"), key=name)
                continue
            pattern = _pattern(table)
            if pattern is None:
                self.problem(path, TextId("rules-wrong-pattern"), key=name)
            else:
                patterns[name] = pattern
                self.check_pattern((*path, "pattern"), pattern.pattern)
        return patterns

    def check_pattern(self, path: tuple[str, ...], text: str) -> None:
        if self.read_pattern is None:
            return
        try:
            self.read_pattern(text)
        except NotationError as error:
            below = error.marked_text()
            self.problems.append(Problem(self.file, self.line(path), error.text_id, error.arguments, below=below))


ANY_PRICE: Final = ElementPrice(-1, -1)
"""Of an element that may cost han; of the catalogue nothing is asked."""


def usual_price(entry: Element) -> ElementPrice | None:
    """What the catalogue says the element is worth."""
    return None if entry.price is None else read_price(entry.price, ANY_PRICE)


def _pattern(table: object) -> Pattern | None:
    if not isinstance(table, dict) or not table.keys() <= {"pattern", "price", "name", "because"}:
        return None
    text, price = table.get("pattern"), read_price(table.get("price"), None)
    said = [table.get(word, {}) for word in ("name", "because")]
    good = all(_header_value("name", raw)[0] for raw in said)
    if not isinstance(text, str) or not text.strip() or price is None or not good:
        return None
    return Pattern(" ".join(text.split()), price, *said)


def _header_kind(word: str) -> str:
    if word in ("name", "about"):
        return "languages"
    if word in ("id", "game", "extends"):
        return "extends" if word == "extends" else "id"
    return {
        "complete": "switch",
        "unknown": "ids",
        "sources": "citations",
        "readings": "readings",
        "read_from": "citations",
    }.get(word, "word")


def _header_value(word: str, raw: object) -> tuple[bool, object]:
    match _header_kind(word):
        case "languages":
            return isinstance(raw, dict) and raw.keys() <= set(LANGUAGES) and _strings(raw.values()), raw
        case "switch":
            return isinstance(raw, bool), raw
        case "ids":
            return isinstance(raw, list) and _strings(raw), tuple(raw) if isinstance(raw, list) else ()
        case "citations":
            return isinstance(raw, dict) and _strings(raw.values()), raw
        case "readings":
            return isinstance(raw, dict) and all(map(_is_reading, raw.values())), raw
        case "id":
            return isinstance(raw, str) and bool(ID.fullmatch(raw)), raw
        case "extends":
            named = raw.removesuffix(SUFFIX) if isinstance(raw, str) else ""  # "club.toml" is "club"
            return bool(ID.fullmatch(named)), named
    return isinstance(raw, str), raw


def _is_reading(raw: object) -> bool:
    return isinstance(raw, str) or _header_value("name", raw)[0]


def _as_id(raw: object) -> str:
    """An id that is like what was written."""
    like = re.sub("[^a-z0-9]+", "_", str(raw).removesuffix(SUFFIX).casefold()).strip("_")
    return like if ID.fullmatch(like) else "our_club"


def _strings(values: Iterable[object]) -> bool:
    return all(isinstance(value, str) for value in values)


def _shown(raw: object) -> str:
    if isinstance(raw, bool):
        return "true" if raw else "false"
    if isinstance(raw, str | int | list | dict):
        try:
            return written(raw)[:60]
        except TypeError:
            pass
    return str(raw)[:60]
