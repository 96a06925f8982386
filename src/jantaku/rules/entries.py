"""The catalogue: every option, scoring element and game of the books, whether it is built or not.

The entries are TOML, in ``catalogue``: ``options/*.toml``, ``elements/<kind>.toml``, ``games.toml``. An option names
the parts that it configures as the program does (`jantaku.table.parts`, `jantaku.table.additions`, parts of the plan),
and its group: the heading under which players look for it. An entry's id is the same everywhere: here, in rule sets, in
code, in texts (``option-kuitan``, ``yaku-pinfu``, ``game-sichuan``).
Names in Russian and English are texts, and so are the meanings of values where the option is built; until then their
English stands here. The Japanese name is in the texts' ``names.toml``, or here where nobody has noted how it is read.

State: *done* is obeyed by the program, *not_yet* waits for its turn, *not_software* never comes, and says why.
"""

import tomllib
from collections.abc import Iterator, Mapping
from functools import cache, cached_property
from importlib.resources import files
from typing import ClassVar, Final, Literal, TypeAlias, TypeVar, get_args

import msgspec

from jantaku.rules.values import CodeForm, Forms, ListForm, NumberForm, TableForm, TextForm, Value, Words
from jantaku.texts import Language, TextId, Texts, japanese
from jantaku.tiles import SHORTS

State = Literal["done", "not_yet", "not_software"]
Purpose = Literal["scoring", "settlement", "playing"]
EntryKind = Literal["option", "element", "game"]
Group = Literal[
    "before", "calls", "riichi", "dora", "yaku", "points", "paying", "draws", "dealer", "end", "penalties", "extras"
]  # fmt: skip
GROUPS: Final[tuple[Group, ...]] = get_args(Group)
"""The headings under which players look for rules, in the order in which they come up at a table."""
KINDS: Final[tuple[EntryKind, ...]] = ("option", "element", "game")
STATES: Final[tuple[State, ...]] = ("done", "not_yet", "not_software")

SCORING_PARTS: Final = frozenset({"tiles", "grammar", "yaku", "fu", "value", "dora", "admission", "payments"})


class Entry(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, dict=True):
    """What all entries have. ``group``: where players look for it; a game has none. ``concerns``: for what it matters,
    where that is not said by its parts."""

    kind_of_entry: ClassVar[EntryKind]
    prefix: ClassVar[str]

    id: str = ""
    state: State
    definition: str = ""
    """What it is, in English, while it is not built; then the texts say it."""
    group: Group | Literal[""] = ""
    reason: str = ""
    concerns: tuple[Purpose, ...] | None = None
    note: str = ""
    seed: str = ""
    ja: str = ""
    aka: tuple[str, ...] = ()

    @property
    def text_id(self) -> TextId:
        """The id of its name."""
        raise NotImplementedError

    @property
    def all_parts(self) -> tuple[str, ...]:
        """The parts of the program it configures."""
        raise NotImplementedError

    @property
    def matters_to(self) -> tuple[Purpose, ...]:
        """For what the program must have built it."""
        if self.concerns is not None:
            return self.concerns
        scoring = bool(SCORING_PARTS.intersection(self.all_parts))
        settlement = "settlement" in self.all_parts
        return (*(("scoring",) if scoring else ()), *(("settlement",) if settlement else ()), "playing")

    def name(self, language: Language) -> str:
        """What players call it."""
        return Texts(language)(self.text_id)

    def explained(self, texts: Texts) -> str:
        """What it is, in a few sentences: of what is built among the texts, of the rest here, in English only."""
        return self.definition

    def remark(self, language: Language) -> str:
        """What else is to be said of it: of what is built among the texts, of the rest here, in English only."""
        texts, note = Texts(language), TextId(f"note-{self.kind_of_entry}-{self.id}")
        return texts(note) if texts.has(note) else self.note

    @property
    def japanese(self) -> tuple[str, str]:
        """Its Japanese name and how that is read; empty where there is none."""
        known = japanese(self.text_id)
        return known if known is not None else (self.ja, "")


class Option(
    Entry,
    frozen=True,
    forbid_unknown_fields=True,
    kw_only=True,
    rename={"raw_default": "default", "raw_bare": "bare", "array": "list"},
):
    """A switch of the rules. ``conflicts`` and ``related`` are hints for readers; what contradicts what stands in
    ``relations.toml``. ``unbuilt``: words that may be written but are not obeyed yet. ``games``: where it is played; an
    option of whole games means nothing in others (`Catalogue.has`)."""

    kind_of_entry = "option"
    prefix = "option-"

    parts: tuple[str, ...]
    raw_default: int | str | list[int | str]
    raw_bare: int | str | list[int | str] | None = None
    unbuilt: tuple[str, ...] = ()
    house: bool = False
    """A rule of no book: players of the game expect it, and it is off unless somebody asks for it."""
    minimum_set: bool = False
    """One of the points that every table of riichi agrees on, by the books."""
    on_paper: bool = False
    """People ask it before they sit down, though the books do not count it to the least agreement."""
    games: tuple[str, ...] = ()
    conflicts: tuple[str, ...] = ()
    related: tuple[str, ...] = ()
    words: Words = ()
    number: NumberForm | None = None
    array: ListForm | None = None
    table: TableForm | None = None
    text: TextForm | None = None
    code: CodeForm | None = None

    @property
    def text_id(self) -> TextId:
        """The id of its name."""
        return TextId(f"option-{self.id}")

    def explained(self, texts: Texts) -> str:
        """What it is about."""
        return texts(f"option-{self.id}-text") if self.state == "done" else self.definition

    @property
    def all_parts(self) -> tuple[str, ...]:
        """The parts of the program it configures."""
        return self.parts

    @cached_property
    def forms(self) -> Forms:
        """What may be written for it."""
        return Forms(self.words, self.number, self.array, self.table, self.text, self.code)

    @cached_property
    def default(self) -> Value:
        """What holds where nothing else is said: how most people play today."""
        return self.canonical(self.raw_default)

    @cached_property
    def bare(self) -> Value:
        """What holds in a game that has no such rule: the default where that says nothing of it."""
        return self.default if self.raw_bare is None else self.canonical(self.raw_bare)

    def canonical(self, raw: object) -> Value:
        """The value in its one shape, or `WrongValue`."""
        return self.forms.canonical(raw, known_words())

    def is_built(self, value: Value) -> bool:
        """Whether the program obeys this value."""
        if self.state != "done":
            return value == self.default
        return self.forms.is_built(value, self.unbuilt)


class Element(Entry, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Something a hand is paid for. ``option``: the option that alone switches it. ``place``: the field of the plan
    that says it, where it is no condition on a hand, such as a penalty."""

    kind_of_entry = "element"
    prefix = "yaku-"

    kind: str = ""
    price: int | str | dict[str, int | str] | None = None
    worth: str = ""
    option: str = ""
    place: str = ""
    apart: bool = False
    """It does not come with the others of its kind: it waits for an option."""
    structure: str = ""
    """What a hand may be where it is played, beside four sets and a pair."""
    games: tuple[str, ...]
    needs: tuple[str, ...] = ()
    excludes: tuple[str, ...] = ()

    @property
    def text_id(self) -> TextId:
        """The id of its name."""
        return TextId(f"yaku-{self.id}")

    @property
    def told(self) -> TextId | None:
        """The id of its text; None where it is not built, and has only a definition."""
        return TextId(f"yaku-{self.id}-text") if self.state == "done" else None

    def explained(self, texts: Texts) -> str:
        """What it is, and what it is in games of their own where they have it otherwise; where the game is known, only
        what it is there."""
        if self.told is None:
            return self.definition
        said = [texts(self.told)]
        for game in self.games if not texts.game else ():
            if texts.has(f"{self.told}-{game}"):
                name, there = texts(f"game-{game}"), texts.of(game)(self.told)
                said.append(texts("rules-text-in-game", game=name, text=there))
        return " ".join(said)

    @property
    def all_parts(self) -> tuple[str, ...]:
        """The parts of the program it configures."""
        return ("yaku",)


class Game(Entry, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A whole game. Completeness: A can be played from the text, D is hardly more than a name."""

    kind_of_entry = "game"
    prefix = "game-"

    kind: str
    tier: int
    players: str = ""
    tiles: str = ""
    hand: str = ""
    completeness: Literal["A", "B", "C", "D"]

    def figure(self, what: Literal["players", "tiles", "hand"], language: Language) -> str:
        """How many play, with which tiles, what a hand is: of a game that is built among the texts."""
        texts, figure = Texts(language), TextId(f"game-{self.id}-{what}")
        return texts(figure) if texts.has(figure) else str(getattr(self, what))

    @property
    def text_id(self) -> TextId:
        """The id of its name."""
        return TextId(f"game-{self.id}")

    @property
    def all_parts(self) -> tuple[str, ...]:
        """The parts of the program it configures."""
        return ("game",)

    @property
    def matters_to(self) -> tuple[Purpose, ...]:
        """For what the program must have built it."""
        return self.concerns if self.concerns is not None else ("scoring", "settlement", "playing")


AnyEntry: TypeAlias = Option | Element | Game


class Catalogue(msgspec.Struct, frozen=True):
    """All entries, by kind and id."""

    options: Mapping[str, Option]
    elements: Mapping[str, Element]
    games: Mapping[str, Game]

    def __iter__(self) -> Iterator[AnyEntry]:
        yield from self.options.values()
        yield from self.elements.values()
        yield from self.games.values()

    def has(self, game: str, option: str) -> bool:
        """Whether the option means something in this game. What is played in a framework, such as sanma, may be played
        in all that is built on it."""
        games = self.options[option].games
        return not games or game in games or any(self.games[other].kind != "game" for other in games)

    def named(self, entry_id: str) -> tuple[AnyEntry, ...]:
        """The entries with this id: an option and an element may share one."""
        return tuple(
            entry
            for entry in (self.options.get(entry_id), self.elements.get(entry_id), self.games.get(entry_id))
            if entry is not None
        )


_E = TypeVar("_E", Option, Element, Game)


@cache
def catalogue() -> Catalogue:
    """The catalogue, read once; options in the order of their groups."""
    options = _entries("options", Option, {})
    by_group = sorted(options, key=lambda name: GROUPS.index(options[name].group or "extras"))
    return Catalogue(
        options={name: options[name] for name in by_group},
        elements=_entries("elements", Element, {"kind": ""}),
        games=_entries("", Game, {}, "games.toml"),
    )


def _entries(folder: str, kind: type[_E], extra: Mapping[str, str], only: str = "") -> Mapping[str, _E]:
    entries: dict[str, _E] = {}
    place = files("jantaku.rules").joinpath("catalogue", folder)
    for file in sorted(place.iterdir(), key=lambda file: file.name):
        if not file.name.endswith(".toml") or (only and file.name != only):
            continue
        stem = file.name.removesuffix(".toml")
        for entry_id, table in tomllib.loads(file.read_text("utf-8")).items():
            told = {**table, "id": entry_id, **dict.fromkeys(extra, stem)}
            entries[entry_id] = msgspec.convert(told, kind, strict=True)
    return entries


@cache
def known_words() -> Mapping[str, frozenset[str]]:
    """What lists of elements and of tiles may hold."""
    return {"elements": frozenset(catalogue().elements), "tiles": frozenset(SHORTS)}
