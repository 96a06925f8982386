"""What may be written for an option: words, numbers, lists of either, small tables, codes.

An option's catalogue entry lists its *forms*. A value is checked against them and brought into its one canonical shape:
``true`` is "on", lists whose order means nothing are sorted, a table has all its fields. Canonical values are hashable.
"""

import re
from collections.abc import Collection, Iterator, Mapping
from typing import Literal, TypeAlias

import msgspec

ListOf = Literal["number", "words", "elements", "tiles"]


class Fields(Mapping[str, "Value"]):
    """A table as a value: frozen, hashable, its fields in alphabetical order."""

    __slots__ = ("_items",)

    def __init__(self, items: "Mapping[str, Value]") -> None:
        self._items: tuple[tuple[str, Value], ...] = tuple(sorted(items.items()))

    def __getitem__(self, name: str) -> "Value":
        for known, value in self._items:
            if known == name:
                return value
        raise KeyError(name)

    def __iter__(self) -> Iterator[str]:
        return (name for name, _ in self._items)

    def __len__(self) -> int:
        return len(self._items)

    def __hash__(self) -> int:
        return hash(self._items)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Fields) and self._items == other._items

    def __repr__(self) -> str:
        return f"Fields({dict(self._items)!r})"


Value: TypeAlias = str | int | tuple[int | str, ...] | Fields
"""A canonical value."""

Scalar: TypeAlias = bool | int | float | str
Written: TypeAlias = Scalar | list[Scalar] | dict[str, Scalar | list[Scalar]]
"""What somebody may write for an option, before it is checked: a word, a number, a list of them, a small table."""

Words: TypeAlias = tuple[str, ...] | dict[str, str]
"""The words of a form: a list where texts say what they mean, else each with its meaning in English."""


class Form(msgspec.Struct, frozen=True, forbid_unknown_fields=True, rename={"low": "from", "high": "to"}):
    """What the forms of numbers and lists of numbers share: the bounds."""

    low: int = 0
    high: int = 0
    step: int = 1
    unit: str = ""
    means: str = ""

    def admits(self, number: int) -> bool:
        """Whether the number is within the bounds and a multiple of the step."""
        return self.low <= number <= self.high and number % self.step == 0


class NumberForm(Form, frozen=True, forbid_unknown_fields=True):
    """A whole number; those above ``built_to`` may be written but are not obeyed yet."""

    built_to: int | None = None


class ListForm(Form, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """An array. The order of numbers matters, and that of tiles if it is said so; words stand in any order. Where
    ``built`` names some entries, lists with others may be written but are not obeyed yet. In a ``rising`` one no number
    is below the one before. ``ids``: beside its words it may name elements."""

    of: ListOf
    words: Words = ()
    size: int | tuple[int, int]
    ordered: bool = False
    rising: bool = False
    ids: bool = False
    built: tuple[str, ...] = ()

    @property
    def names_elements(self) -> bool:
        """Whether ids of elements may stand in it."""
        return self.ids or self.of == "elements"

    @property
    def sizes(self) -> tuple[int, int]:
        """The least and the greatest number of entries."""
        return (self.size, self.size) if isinstance(self.size, int) else self.size


class TextForm(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Free words, for rules whose values are not laid out yet."""

    means: str


class CodeForm(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A text of several parts with slashes between them, such as a book prints. Of those that match ``pattern`` only
    those that match ``built`` are obeyed."""

    pattern: str
    built: str
    example: str

    def canonical(self, raw: str) -> str | None:
        """The code as it is written everywhere, or nothing if it is none."""
        code = " / ".join(part.strip() for part in raw.replace(",", ".").split("/"))
        return code if re.fullmatch(self.pattern, code) else None


class FieldForms(msgspec.Struct, frozen=True, forbid_unknown_fields=True, rename={"array": "list"}):
    """The forms of one field of a table."""

    default: int | str | list[int | str]
    words: Words = ()
    unbuilt: tuple[str, ...] = ()
    number: NumberForm | None = None
    array: ListForm | None = None

    @property
    def forms(self) -> "Forms":
        """What may be written for it."""
        return Forms(self.words, self.number, self.array, None, None, None)


class TableForm(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table; a field that is left out has its default."""

    fields: dict[str, FieldForms]
    means: str = ""


class WrongValue(ValueError):  # noqa: N818
    """A value of no form. ``path`` leads to the wrong place inside the value, ``entry`` is what stands there, ``least``
    the number below which it may not be because that stands before it."""

    def __init__(self, entry: object, path: tuple[str, ...] = (), least: int | None = None) -> None:
        super().__init__(f"{entry!r} is not a value here")
        self.entry = entry
        self.path = path
        self.least = least


class Forms(msgspec.Struct, frozen=True):
    """All forms of one option."""

    words: Words
    number: NumberForm | None
    array: ListForm | None
    table: TableForm | None
    text: TextForm | None
    code: CodeForm | None

    def canonical(self, raw: object, known: Mapping[str, frozenset[str]]) -> Value:
        """The value in its one shape, or `WrongValue`. ``known``: ids that lists of elements or tiles may hold."""
        if isinstance(raw, bool):
            raw = "on" if raw else "off"
        if isinstance(raw, int | str) and (word := str(raw)) in self.words:
            return int(word) if word.isdecimal() else word  # "1000" among words in quotes is 1000
        if isinstance(raw, int) and self.number is not None and self.number.admits(raw):
            return raw
        if isinstance(raw, list | tuple) and self.array is not None:
            return _list(self.array, raw, known)
        if isinstance(raw, dict | Fields) and self.table is not None:
            return _table(self.table, raw, known)
        if isinstance(raw, str) and self.text is not None and raw:
            return raw
        if isinstance(raw, str) and self.code is not None and (code := self.code.canonical(raw)) is not None:
            return code
        raise WrongValue(raw)

    def is_built(self, value: "Value", unbuilt: Collection[str]) -> bool:
        """Whether the program obeys this canonical value of an option that is built."""
        match value:
            case Fields() if self.table is not None:
                fields = self.table.fields
                return all(fields[name].forms.is_built(inner, fields[name].unbuilt) for name, inner in value.items())
            case tuple() if self.array is not None and self.array.built:
                return set(value) <= set(self.array.built)
            case int() if self.number is not None and self.number.built_to is not None:
                return value <= self.number.built_to
            case str() if self.code is not None and value not in self.words:
                return re.fullmatch(self.code.built, value) is not None
        return value not in unbuilt


def _list(form: ListForm, raw: "list[object] | tuple[object, ...]", known: Mapping[str, frozenset[str]]) -> Value:
    entries: list[int | str] = []
    words = {*form.words, *known.get("elements" if form.names_elements else form.of, ())}
    for at, entry in enumerate(raw):
        if form.of == "number":
            good = isinstance(entry, int) and not isinstance(entry, bool) and form.admits(entry)
        else:
            good = isinstance(entry, str) and entry in words and (form.ordered or entry not in entries)
        if not good:
            raise WrongValue(entry, (str(at),))
        assert isinstance(entry, int | str)
        before = entries[-1] if form.rising and entries else None
        if isinstance(before, int) and isinstance(entry, int) and entry < before:
            raise WrongValue(entry, (str(at),), before)
        entries.append(entry)
    least, most = form.sizes
    if not least <= len(entries) <= most:
        raise WrongValue(raw)
    ordered = form.ordered or form.of == "number"
    return tuple(entries if ordered else sorted(entries, key=str))


def _table(form: TableForm, raw: Mapping[str, object], known: Mapping[str, frozenset[str]]) -> Value:
    fields: dict[str, Value] = {}
    for name in raw:
        if name not in form.fields:
            raise WrongValue(name, (name,))
    for name, field in form.fields.items():
        try:
            if name in raw:
                fields[name] = field.forms.canonical(raw[name], known)
            elif field.default != []:
                fields[name] = field.forms.canonical(field.default, known)
        except WrongValue as wrong:
            raise WrongValue(wrong.entry, (name, *wrong.path), wrong.least) from None
    return Fields(fields)


def plain(value: Value) -> Written:
    """The value as TOML and JSON hold it."""
    if isinstance(value, Fields):
        return {name: _plain_entry(entry) for name, entry in value.items()}
    return _plain_entry(value)


def _plain_entry(value: Value) -> Scalar | list[Scalar]:
    assert not isinstance(value, Fields), "a table has no tables"
    return list(value) if isinstance(value, tuple) else value


def written(value: object) -> str:
    """The value as it stands in a rule set."""
    return _written(plain(value) if isinstance(value, tuple | Fields) else value)


def _key(name: str) -> str:
    return name if re.fullmatch(r"[A-Za-z0-9_-]+", name) else msgspec.json.encode(name).decode()


def _written(value: object) -> str:
    match value:
        case list():
            return "[" + ", ".join(map(_written, value)) + "]"
        case dict():
            return "{ " + ", ".join(f"{_key(name)} = {_written(entry)}" for name, entry in value.items()) + " }"
    return msgspec.json.encode(value).decode()
