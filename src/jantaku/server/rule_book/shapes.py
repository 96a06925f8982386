"""The shapes of what the server says about rules: rule sets, the catalogue, scored hands, examples."""

from collections.abc import Mapping, Sequence
from typing import Literal, NotRequired, TypeAlias, TypedDict

from jantaku.server.telling.shapes import Explained, Meld, Refusal, Result, Row, Said, Seat, Suit, Tile
from jantaku.texts import Language

Value: TypeAlias = "str | int | bool | Sequence[Value] | Mapping[str, Value] | None"
"""Of an option, or a price: a word, a number, a list, a small table."""
Wind: TypeAlias = Literal["E", "S", "W", "N"]
EntryState: TypeAlias = Literal["done", "not_yet", "not_software"]


class Linked(TypedDict):
    """An entry by its name."""

    id: str
    name: Said


# ---------------------------------------------------------------- rule sets


class Difference(TypedDict):
    """A row in which two rule sets differ."""

    id: str
    kind: Literal["option", "element", "part", "pattern", "game"]
    name: Said
    one: str
    other: str
    one_means: Said
    other_means: Said


class ComparedRow(TypedDict):
    """A row in which some rule sets are not all the same."""

    id: str
    kind: Literal["option", "element", "part", "pattern", "game"]
    name: Said
    values: Sequence[str]
    means: Sequence[Said]


class Compared(TypedDict):
    """Rule sets side by side."""

    rows: Sequence[ComparedRow]


class Features(TypedDict):
    """What a page must make room for."""

    riichi: bool
    ready: bool
    chi: bool
    dora: bool
    red: bool
    nuki: Sequence[str]
    void_suit: bool
    exchange: int
    building: int
    stages: bool
    until_winners: int
    kan_hidden: bool
    kan_up: Sequence[int]
    """At which places a closed kan lies face up for everybody."""
    sticks: bool
    fu: bool
    hand: int
    linear: bool
    start: int
    wall_sides: Sequence[int]
    """How many stacks each side of the wall has, the dealer's first; none where all have as many."""
    replaced_from_live: bool
    """Replacement tiles come from the end of the live wall; the dead one stays as it is."""


class Rules(TypedDict):
    """The header of a rule set, what sets it apart from its preset, and what a table of it has."""

    id: str
    name: Said
    about: Said
    game: str
    game_name: Said
    fingerprint: str
    players: int
    parent: str
    parent_name: Said
    differences: Sequence[Difference]
    rounds: int
    deals: int
    """How long a match is: so many rounds, unless deals are counted."""
    tiles: Sequence[str]
    copies: Mapping[str, int]
    """How many of each there are, by their faces."""
    features: Features


class RuleSetShort(TypedDict):
    """A rule set in a list."""

    id: str
    name: Said
    about: Said
    game: str
    game_name: Said
    players: int
    extends: str
    edition: str
    fingerprint: str
    playable: bool
    missing: Sequence[Said]


class OptionValue(TypedDict):
    """What a rule set says of an option."""

    id: str
    name: Said
    value: Value
    written: str
    means: Said
    of_parent: bool
    changed: bool
    state: EntryState
    parts: Sequence[str]
    group: str
    minimum: bool
    holds: bool


class PriceOf(TypedDict):
    """What an element is worth."""

    name: Said
    price: Value
    means: Said


class PatternOf(TypedDict):
    """A yaku that the rule set defines itself."""

    pattern: str
    price: Value
    name: Mapping[str, str]


class PartOf(TypedDict):
    """A part of the table that the rule set sets."""

    name: Said
    value: Value
    means: Said


class RuleSetFull(Rules):
    """All of a rule set."""

    extends: str
    alone: bool
    edition: str
    playable: bool
    missing: Sequence[Said]
    options: Sequence[OptionValue]
    paper: "Sequence[PaperRow]"
    prices: Mapping[str, PriceOf]
    patterns: Mapping[str, PatternOf]
    absorbs: Mapping[str, Sequence[str]]
    parts: Mapping[str, PartOf]
    seeds: Mapping[str, str]
    sources: Mapping[str, Said]
    readings: Mapping[str, Said]
    silent: Mapping[str, Said]
    sheet: str


# ---------------------------------------------------------------- lessons


class LessonBlock(TypedDict):
    """A piece of a lesson. ``tiles`` in notation, groups apart, melds with their signs; "x" is a back, the tile before
    "~" lies turned."""

    kind: Literal["text", "steps", "points", "tiles", "table"]
    text: NotRequired[str]
    items: NotRequired[Sequence[str]]
    name: NotRequired[str]
    tiles: NotRequired[str]
    win: NotRequired[str]
    aside: NotRequired[str]
    counts: NotRequired[bool]
    result: NotRequired[str]
    columns: NotRequired[Sequence[str]]
    rows: NotRequired[Sequence[Sequence[str]]]


class LessonSection(TypedDict):
    """A chapter with its title."""

    id: str
    title: str
    blocks: Sequence[LessonBlock]


Lesson: TypeAlias = Mapping[Language, Sequence[LessonSection]]

# ---------------------------------------------------------------- scored hands


class OtherReading(TypedDict):
    """Another way to read the same tiles."""

    blocks: Sequence[Said]
    wait: Said
    summary: Said | None
    points: int


class CountedShort(TypedDict):
    """An element that counts."""

    id: str
    fact: str | None
    han: int
    limit: int | None


class BonusShort(TypedDict):
    """Bonus tiles that count."""

    id: str
    tiles: int
    han: int


class Scored(TypedDict):
    """What a written hand is worth."""

    rules: str
    explained: Explained
    rows: Sequence[Row]
    changes: Sequence[int] | None
    elements: Sequence[CountedShort]
    bonuses: Sequence[BonusShort]
    yakuman: int
    limit: str | None
    others: Sequence[OtherReading]


class ScoredShort(TypedDict):
    """The same in short; ``reason``: why it is none."""

    points: int | None
    text: Said
    reason: str


class ScoredWait(TypedDict):
    """A tile that completes a hand, with what it is worth."""

    tile: str
    left: int
    ron: ScoredShort
    tsumo: ScoredShort


class ScoredWaits(TypedDict):
    """All tiles that complete a hand."""

    rules: str
    waits: Sequence[ScoredWait]
    used_up: Sequence[str]


Told = Literal[
    "first_discard",
    "after_kan",
    "early_kan",
    "riichi_tile",
    "opposite_riichi",
    "late_riichi",
    "okawari",
    "tetora_appu",
]
"""What a page may ask of a win, to be answered by yes or no."""


class ScoreForm(TypedDict):
    """What may be asked about a hand by some rules."""

    rules: Rules
    flags: Sequence[Linked]
    facts: Sequence[Told]
    river: Sequence[int]
    flowers: int
    seats: int
    phantoms: Sequence[int]
    """Seats at which nobody plays."""
    ura: bool
    ura_without_riichi: int | None
    """From so many honba on ura dora count without riichi, too."""
    rounds: Sequence[str]
    """The tiles of the rounds, where some are no winds."""
    named_dora: bool
    foreign_dora: bool
    """Whether others may have dora of their own."""
    honba: Literal["", "honba", "dealer_wins"]
    sticks: bool
    out: int
    liable: bool
    open_riichi_hand: bool
    raised_runs: Literal["never", "open", "closed"]


# ---------------------------------------------------------------- sheets that are checked


class SheetProblem(TypedDict):
    """A mistake of a sheet."""

    file: str
    line: int
    text: Said
    options: Sequence[str]


class ConflictSide(TypedDict):
    """An option that does not go with another."""

    id: str
    name: Said
    value: Value
    means: Said
    mine: bool


class Repair(TypedDict):
    """A change after which the conflict is gone."""

    id: str
    name: Said
    value: Value
    means: Said
    text: Said


class Conflict(TypedDict):
    """What contradicts what."""

    kind: str
    text: Said
    sides: Sequence[ConflictSide]
    repairs: Sequence[Repair]


class PaperRow(TypedDict):
    """A line of the sheet that a club lays on its tables."""

    id: str
    name: Said
    means: Said
    changed: bool
    state: EntryState
    group: str


class Checked(TypedDict):
    """Whether a rule set is in order."""

    ok: bool
    problems: Sequence[SheetProblem]
    rules: Rules | None
    sheet: str
    playable: bool
    missing: Sequence[Said]
    unbuilt: Sequence[str]
    conflicts: Sequence[Conflict]
    paper: Sequence[PaperRow]
    silent: Mapping[str, Said]


class PatternMistake(TypedDict):
    """Why a text is no pattern, and where."""

    text: Said
    start: int
    end: int


class Tried(TypedDict):
    """Whether a pattern can be read, and whether a hand has it."""

    error: PatternMistake | None
    holds: bool | None
    hand_error: Said | None


# ---------------------------------------------------------------- the catalogue


class EntryShort(TypedDict):
    """An entry in a list."""

    kind: Literal["option", "element", "game"]
    id: str
    name: Said
    ja: str
    romaji: str
    state: EntryState
    fixed: bool
    parts: Sequence[str]
    group: str
    games: Sequence[str]
    minimum: bool


class Guide(TypedDict):
    """A chapter of a lesson that answers a question."""

    title: Said
    lesson: str
    chapter: str


class Found(TypedDict):
    """Entries that were found."""

    total: int
    entries: Sequence[EntryShort]
    guides: Sequence[Guide]


NumberForm = TypedDict("NumberForm", {"from": int, "to": int, "step": int})
"""A number within bounds."""
ListForm = TypedDict(
    "ListForm",
    {
        "of": str,
        "words": Sequence[str],
        "ids": bool,
        "size": tuple[int, int],
        "from": int,
        "to": int,
        "step": int,
    },
)
"""Words, numbers or ids, so many of them."""


class TableForm(TypedDict):
    """A small table."""

    fields: "Mapping[str, FieldForms]"


class Forms(TypedDict):
    """What may be written for an option."""

    words: Sequence[str]
    number: NumberForm | None
    list: ListForm | None
    table: TableForm | None
    text: bool
    code: str | None


class FieldForms(Forms):
    """What may be written for a field."""

    default: Value


class Meaning(TypedDict):
    """What a value means."""

    value: str
    path: Sequence[str]
    means: Said
    built: bool


RelationSide = TypedDict("RelationSide", {"id": str, "name": Said, "not": bool, "means": Said})
"""A value of an option; or any but that."""


class RelationOf(TypedDict):
    """What goes with what."""

    kind: str
    when: Sequence[RelationSide]
    then: Sequence[RelationSide]


class OptionPage(TypedDict):
    """What an entry says that is an option."""

    default: Value
    forms: Forms
    values: Sequence[Meaning]
    conflicts: Sequence[Linked]
    related: Sequence[Linked]
    minimum: bool
    house: bool
    relations: Sequence[RelationOf]


class Example(TypedDict):
    """A hand that has an element, or just not."""

    hand: str
    win: str
    by: str
    seat: str
    round: str
    dora: str
    ura: str
    written: Said
    won: Said
    told: Sequence[Said]
    flags: Sequence[str]
    because: Said | None


class PondExample(TypedDict):
    """A pond that has an element, or not."""

    pond: str
    counts: bool


class ElementPage(TypedDict):
    """What an entry says that is an element."""

    kind: str
    price: Said
    needs: Sequence[Linked]
    excludes: Sequence[Linked]
    examples: Sequence[Example]
    near: Sequence[Example]
    ponds: Sequence[PondExample]


class GamePage(TypedDict):
    """What an entry says that is a game."""

    players: Said
    tiles: Said
    hand: Said
    completeness: str
    presets: Sequence[str]


class ValueInSet(TypedDict):
    """What a rule set says of an entry."""

    set: str
    value: Value
    means: Said


class ReadingOf(TypedDict):
    """How a rule set reads the books."""

    set: str
    seed: str
    source: Said
    text: Said


class ScenarioShort(TypedDict):
    """A short deal that shows the rule; ``value`` is that of the option."""

    name: str
    about: Said
    seed: str
    source: Said
    written: str
    value: Value
    means: Said | None


class Entry(EntryShort):
    """All of an entry."""

    text: Said
    seed: str
    source: Said
    book: NotRequired[Said | None]
    aka: Sequence[str]
    reason: str
    note: Said
    presets: Mapping[str, str]
    sets: Sequence[ValueInSet]
    readings: Sequence[ReadingOf]
    scenarios: Sequence[ScenarioShort]
    option: NotRequired[OptionPage]
    element: NotRequired[ElementPage]
    game: NotRequired[GamePage]


class Switch(TypedDict):
    """An option that can be changed."""

    id: str
    name: Said
    ja: str
    romaji: str
    aka: Sequence[str]
    group: str
    minimum: bool
    game: bool
    house: bool
    state: EntryState
    value: Value
    means: Said
    forms: Forms
    values: Sequence[Meaning]
    text: Said


class YakuSwitch(TypedDict):
    """A yaku whose price can be changed."""

    id: str
    name: Said
    ja: str
    romaji: str
    aka: Sequence[str]
    state: EntryState
    price: Value
    means: Said
    usual: Value


class Switches(TypedDict):
    """All that can be changed of a rule set."""

    rules: Rules
    groups: Sequence[str]
    options: Sequence[Switch]
    yaku: Sequence[YakuSwitch]


# ---------------------------------------------------------------- examples that are played


class ScenarioTile(TypedDict):
    """A discard where it lies."""

    tile: Tile
    riichi: bool


class ScenarioSeat(TypedDict):
    """What a seat has, open."""

    seat: Seat
    wind: str
    points: int
    tiles: Sequence[Tile | None]
    drawn: Tile | None
    melds: Sequence[Meld]
    nuki: Sequence[Tile]
    pond: Sequence[ScenarioTile]
    riichi: bool
    suit: Suit | None
    out: bool


class ScenarioBoard(TypedDict):
    """Everything that lies there, open."""

    left: int
    indicators: Sequence[Tile]
    turn: Seat
    seats: Sequence[ScenarioSeat]


class ScenarioEvent(TypedDict):
    """What happened, in words."""

    seat: Seat | None
    event: str
    text: Said


class ScenarioStep(TypedDict):
    """A move, what it led to, and the table after it."""

    said: Said
    told: Sequence[ScenarioEvent]
    refusal: Refusal | None
    board: ScenarioBoard


class ScenarioSetting(TypedDict):
    """In what its rules differ from the rule set."""

    id: str
    name: Said
    value: Value
    means: Said


class ScenarioRound(TypedDict):
    """When it is played."""

    wind: str
    honba: int
    sticks: int


class Scenario(TypedDict):
    """A short deal, move by move."""

    game: str
    rule: str
    about: Said
    seed: str
    source: Said
    rules: Linked
    settings: Sequence[ScenarioSetting]
    yaku: Sequence[ScenarioSetting]
    seats: Sequence[Seat]
    kan_up: Sequence[int]
    """At which places closed kans lie face up for everybody."""
    round: ScenarioRound
    steps: Sequence[ScenarioStep]
    result: Result | None
