"""Scenarios: a rule shown by one short deal, in a TOML text that players read (docs/reference/scenario-file.md).

A scenario says what lies where, what is played, and what must come of it. Tiles that do not matter are left out: the
table fills up with tiles that nobody can use. `read_scenario` reads the text, `run` plays it and tells what differed.
"""

import re
import tomllib
from collections.abc import Callable, Iterable, Mapping, Sequence
from difflib import get_close_matches
from typing import TYPE_CHECKING, Annotated, Any, Final, TypeAlias, get_args

import msgspec

from jantaku.rules import RuleSet, RuleSetError, WrongValue, catalogue, load, read, written
from jantaku.rules.lines import lines_of
from jantaku.rules.plan import Plan
from jantaku.rules.problems import Problem, choice
from jantaku.rules.sheet_parts import allowed
from jantaku.rules.values import Value
from jantaku.scenarios.script import WINDS, Moment, ScriptError, read_script
from jantaku.table.events import DrawKind
from jantaku.texts import LANGUAGES, Language, SayableError, TextId, Texts
from jantaku.tiles import KIND_OF, SUITS, NotationError, Tile, short_of
from jantaku.tiles.kinds import RUSSIAN
from jantaku.yaku import elements

if TYPE_CHECKING:
    from jantaku.scenarios.performance import Outcome
    from jantaku.table.table import Table

Plain: TypeAlias = bool | int | float | str | list[Any] | dict[str, Any]
Finder: TypeAlias = Callable[[str], str]
"""Gives the text of the file with this name in the same folder."""
ByWind: TypeAlias = dict[str, int]
Game: TypeAlias = Callable[[Plan], "Table"]
"""A table that no rule set describes: what it is made of, given the plan of the rules that it departs from."""
Games: TypeAlias = Mapping[str, Game]

LONGEST_CHAIN: Final = 8
WHOLE: Final = frozenset({"about", "play", "expect", "value"})
"""What a scenario that is like another one takes from it as a whole, or not at all; of other tables it takes keys."""
ROUND: Final = re.compile("([ESWN]|[1-7]z )([1-9][0-9]?)")
FALSE_WIN: Final = "false-win"
"""The end of a deal that everybody has left, and nobody with a true win."""
ENDS: Final = ("ron", "tsumo", FALSE_WIN, *get_args(DrawKind))
"""How a deal may end."""
RUSSIAN_SUITS: Final = {suit: RUSSIAN[suit] for suit in SUITS}
"""The letters of the suits, and how they are written in Russian."""
MISTYPED: Final = 0.8
"""How alike a plain word must be to the name of a rule to be taken for a slip of the pen."""
LONGEST_SHOWN: Final = 120
"""Signs of a line that are shown with a mistake."""


class About(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One sentence for players, in one language or in both."""

    ru: str | None = None
    en: str | None = None


class Start(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Where the match stands. ``round``: ``S4`` is the fourth deal of the South round, ``5z 2`` the second one of a
    round that has another tile; where it is not said, it is the first deal of the match."""

    round: str = ""
    time: int = 1
    """The how manieth round of that wind, where there are several."""
    honba: int = 0
    sticks: int = 0
    pot: int = 0
    """Points that wait on the table for a winner, beside the sticks."""
    points: ByWind | int | None = None
    """By wind, or for everybody; the points of the rules where it is not said."""
    deals: int = 0
    """How many deals were played before, where those are counted beside the rounds."""
    leftover: bool = False
    """The last deal was played before: this one is for what it has left on the table."""
    repeats: int = 0
    """How often East has dealt in a row before."""
    inherited: int = 0
    """How many of the honba earlier dealers have left."""
    fined: list[str] = []
    """Who has been given chombo in this deal before it was dealt anew."""
    won: ByWind = {}
    """How many deals in a row each has won before; it matters where they are counted."""
    markers: ByWind | int | None = None
    """How many yakitori markers each holds, all of them where it is not said; or how many lie in the middle."""
    river: int = 0
    """How many discards lie there already; then the first go-around is over."""
    out: list[str] = []
    """Who has won before and takes no further part, in this order."""
    ready: list[str] = []
    """Who has said that the hand as it was dealt is ready."""
    dice: Annotated[tuple[int, ...], msgspec.Meta(min_length=4, max_length=6)] = (1, 2, 3, 4)
    """The two dice of the first throw, then those of the second; then those that name dora."""
    day: str = ""
    """What is dora since the first deal, where there is a dora of the day."""
    lots: str | list[tuple[int, int]] = ""
    """By what the players are seated, in the order of their names: the winds that they draw, or the dice they throw."""


class WallTiles(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Tiles in the wall that matter. ``draws``: by seat, or in the order of drawing from East's fourteenth tile on."""

    draws: dict[str, str] | str = ""
    dora: str = ""
    ura: str = ""
    kan_dora: str = ""
    kan_ura: str = ""
    replacements: str = ""
    excluded: str = ""
    """What is turned up at the break, in order, where kinds are put out of play; missing ones are filled up."""
    left: int | None = None
    """How many tiles can still be drawn after the deal."""


class Expect(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What must come of it; what is not said is not looked at. With one winner, values by wind may be plain."""

    end: str | None = None
    winners: list[str] | None = None
    yaku: list[str] | dict[str, list[str]] | None = None
    labels: list[str] | dict[str, list[str]] | None = None
    """The names that the hand bears besides, worth nothing."""
    han: int | ByWind | None = None
    fu: int | ByWind | None = None
    dora: int | ByWind | None = None
    ura: int | ByWind | None = None
    red: int | ByWind | None = None
    nuki: int | ByWind | None = None
    liable: str | list[str] | None = None
    """Who answers for a hand; a list names all who do, and an empty one says that nobody does."""
    points: ByWind | None = None
    chips: ByWind | None = None
    markers: ByWind | int | None = None
    payments: list[str] | None = None
    """All that was paid in the deal: a text for each moment, ``"E -> S 2, W -> S 2"``."""
    ready: list[str] | None = None
    next: dict[str, bool | int | str] | None = None
    over: bool | None = None
    fines: dict[str, int | float] | None = None
    final: dict[str, int | float] | None = None
    places: ByWind | None = None
    offered: dict[str, list[str]] | None = None
    not_offered: dict[str, list[str]] | None = None
    turn: str | None = None
    asked: dict[str, str] | None = None
    paid: list[str] | ByWind | None = None
    """What has been paid so far, in the same words; or by wind what each has won and lost."""
    melds: dict[str, str] | None = None
    kans: dict[str, str] | None = None
    """How closed kans lie before others, ``"# 1z 1z #"``."""
    flowers: dict[str, str] | None = None
    void: dict[str, str] | None = None
    out: list[str] | None = None
    dead: list[str] | None = None
    riichi: list[str] | None = None
    furiten: list[str] | None = None
    indicators: str | None = None
    left: int | None = None
    events: list[str] | None = None


class _Written(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A file, as it is written."""

    about: About
    rule: str
    value: Plain | None = None
    rules: str = "riichi"
    game: str = ""
    seed: str = ""
    set: dict[str, Plain] = {}
    start: Start = Start()
    hands: dict[str, str] = {}
    flowers: dict[str, str] = {}
    void: dict[str, str] = {}
    wall: WallTiles = WallTiles()
    play: str = ""
    expect: Expect = Expect()


class Scenario(msgspec.Struct, frozen=True):
    """A scenario, read and checked. ``hands`` and ``points`` are by wind, ``E`` is the dealer."""

    about: Mapping[str, str]
    """One sentence for players, by language; not every scenario has both."""
    rule: str
    """The option, element or base rule that it shows."""
    value: Value | None
    """The value of the option, where it is one."""
    rules: str
    settings: Mapping[str, Plain]
    """What differs from the rules: the value shown, and what else it needs."""
    start: Start
    hands: Mapping[str, str]
    wall: WallTiles
    script: tuple[Moment, ...]
    expect: Expect
    seed: str = ""
    game: str = ""
    """The table that it is played at, where no rule set describes it; who runs the scenario must have it."""
    lines: Mapping[tuple[str, ...], int] = {}
    """Where each key stands."""
    flowers: Mapping[str, str] = {}
    """Tiles that were set aside before the scenario begins."""
    void: Mapping[str, str] = {}
    """The suits that hands must be rid of, chosen before the scenario begins: ``m``, ``p`` or ``s``."""

    @property
    def rule_set(self) -> RuleSet:
        """The rules it is played by."""
        preset = _preset(self.rules, self.lines)
        if not self.settings:
            return preset
        sheet = [f'id = "{self.rules}-scenario"', f'extends = "{self.rules}"']
        keys = ["rules", "rules"]
        for name, value in self.settings.items():
            sheet.append(f"{name} = {written(worded(value))}")
            keys.append("value" if name == self.rule else f"set.{name}")
        try:
            return read("\n".join(sheet), "scenario")
        except RuleSetError as error:
            places = [line_of(keys[problem.line - 1], self.lines) for problem in error.problems]
            problems = zip(error.problems, places, strict=True)
            raise WrongRules([msgspec.structs.replace(problem, line=line) for problem, line in problems]) from None


class ScenarioError(SayableError):
    """A text that is no scenario. ``because``: what is wrong with a word of it, such as tiles that are none."""

    because: SayableError | None = None
    below: tuple[str, ...] = ()
    """Lines that show the place."""

    def message(self, language: Language = "en") -> str:
        """What is wrong, and where."""
        said = super().message(language)
        if self.because is not None:
            said = f"{said} {self.because.message(language)}"
        return "\n".join((said, *self.below))


class WrongRules(ScenarioError):  # noqa: N818
    """A scenario whose rules cannot be."""

    def __init__(self, problems: Sequence[Problem]) -> None:
        super().__init__("the rules are wrong", TextId("scenario-line"), line=problems[0].line)
        self.problems = tuple(problems)

    def message(self, language: Language = "en") -> str:
        """A line for each mistake."""
        texts = Texts(language)
        said = []
        for problem in self.problems:
            arguments = dict(problem.arguments)
            if problem.option:
                arguments["choice"] = choice(problem.option, language, problem.path)
            elif problem.place:
                arguments["choice"] = allowed(problem.place, texts)
            place = texts("scenario-line", line=problem.line)
            said += [f"{place} {texts(problem.text_id, **arguments)}", *problem.below]
        return "\n".join(said)


def _preset(name: str, lines: Mapping[tuple[str, ...], int]) -> RuleSet:
    """The rule set that the scenario starts from."""
    try:
        return load(name)
    except RuleSetError:
        raise
    except SayableError as error:
        wrong = ScenarioError(str(error), TextId("scenario-line"), line=line_of("rules", lines))
        wrong.because = error
        raise wrong from None


def wrong_tiles(key: str, line: int, error: SayableError) -> ScenarioError:
    """Tiles that cannot be read, or that the box does not have."""
    wrong = ScenarioError(f"{key}: {error}", TextId("scenario-tiles"), key=key, line=line)
    wrong.because = error
    return wrong


def read_scenario(text: str, like: Finder | None = None) -> Scenario:
    """The scenario that a text says; ``like`` finds the text of another one that it builds on."""
    data = _merged(text, like, 0)
    lines = lines_of(text)
    written_ = _converted(data, lines)
    check_winds(written_, lines)
    if written_.start.round and not ROUND.fullmatch(written_.start.round):
        raise _wrong("start.round", lines)
    _check_suits(written_, lines)
    about: dict[str, str] = {lang: said for lang in LANGUAGES if (said := getattr(written_.about, lang)) is not None}
    if not about:
        raise ScenarioError("what is it about?", TextId("scenario-missing-about"))
    if written_.expect == Expect():
        raise ScenarioError("nothing is expected", TextId("scenario-missing-key"), key="expect")
    _check_rule(written_.rule, lines)
    _check_words(written_, lines)
    if catalogue().options.get(written_.rule) is not None and written_.value is None:
        raise ScenarioError("an option needs a value", TextId("scenario-no-value"), rule=written_.rule)
    settings = dict(written_.set)
    value = None
    if written_.value is not None:
        value = _value(written_, lines)
        settings[written_.rule] = written_.value
    return Scenario(
        about,
        written_.rule,
        value,
        written_.rules,
        settings,
        written_.start,
        written_.hands,
        written_.wall,
        _script(written_.play, text, lines),
        written_.expect,
        written_.seed,
        written_.game,
        lines,
        written_.flowers,
        {wind: in_latin(suit) for wind, suit in written_.void.items()},
    )


def round_name(kind: int, hand: int) -> str:
    """How a round and a deal of it are written: ``S4``, and where no wind names the round ``5z 2``."""
    wind = kind - KIND_OF["1z"]
    return f"{WINDS[wind] if wind < len(WINDS) else short_of(Tile(kind)) + ' '}{hand + 1}"


def run(scenario: Scenario, games: Games | None = None) -> "Outcome":
    """Play the scenario, and compare. ``games``: tables of the caller's own, by the names that scenarios give them."""
    from jantaku.scenarios.performance import rehearse

    return rehearse(scenario, games or {})


# ---------------------------------------------------------------- reading


def _merged(text: str, like: Finder | None, depth: int) -> dict[str, object]:
    """What the text says, on top of what the one that it is like says."""
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise _no_toml(text, str(error)) from None
    _lift_play(data)
    name = data.pop("like", None)
    if name is None:
        return data
    if not isinstance(name, str) or like is None or depth == LONGEST_CHAIN:
        raise ScenarioError(f"there is nothing like {name}", TextId("scenario-like"), name=str(name))
    other = _merged(like(name), like, depth + 1)
    for key, said in data.items():
        known = other.get(key)
        mergeable = key not in WHOLE and isinstance(said, dict) and isinstance(known, dict)
        other[key] = {**known, **said} if mergeable else said  # type: ignore[dict-item]
    return other


def _no_toml(text: str, complaint: str) -> ScenarioError:
    """The standard reader complains in English; its place is kept, and shown."""
    place = re.search(r"line (\d+), column (\d+)", complaint)
    line = int(place[1]) if place else text.rstrip().count("\n") + 1
    text_id = TextId("scenario-no-toml")
    if any(word in complaint for word in ("overwrite", "twice", "Duplicate")):
        text_id = TextId("scenario-toml-twice")
        place = None
    elif place is None:
        text_id = TextId("scenario-toml-unfinished")
    wrong = ScenarioError(f"no TOML: {complaint}", text_id, line=line)
    wrong.below = ("".join(text.splitlines()[line - 1 : line])[:LONGEST_SHOWN],)
    if place is not None and int(place[2]) <= LONGEST_SHOWN:
        wrong.below += (" " * (int(place[2]) - 1) + "^",)
    return wrong


def _lift_play(data: dict[str, Any]) -> None:
    """Whoever writes the play below a table has put it into that table, as TOML sees it; nobody means that."""
    for table in ("start", "hands", "flowers", "void", "wall", "set"):
        if isinstance(data.get(table), dict) and "play" in data[table] and "play" not in data:
            data["play"] = data[table].pop("play")


def _converted(data: dict[str, object], lines: Mapping[tuple[str, ...], int]) -> _Written:
    try:
        return msgspec.convert(data, _Written, strict=True)
    except msgspec.ValidationError as error:
        complaint = str(error)
        path = re.search(r"at `(?:key in )?\$\.?([^`]*)`", complaint)
        place = re.sub(r"\[[^]]*\]", "", path[1]).strip(".") if path else ""
        if field := re.search("(unknown|missing required) field `([^`]+)`", complaint):
            key = ".".join(filter(None, (place, field[2])))
            if field[1] == "unknown":
                raise _unknown_key(place, field[2], line_of(key, lines)) from None
            raise ScenarioError(complaint, TextId("scenario-missing-key"), key=key) from None
        raise _wrong(place, lines) from None


def _unknown_key(place: str, word: str, line: int) -> ScenarioError:
    """A key that is none; those that there are, or the one that was meant."""
    table = KEYS.get(place, _Written)
    known = [*table.__struct_fields__, *(("like",) if table is _Written else ())]
    return _unknown(TextId("scenario-unknown-key"), ".".join(filter(None, (place, word))), word, known, line)


def _unknown(text_id: TextId, said: str, word: str, known: Iterable[str], line: int) -> ScenarioError:
    """A word that is none: the nearest one, or, where no other is like it, all."""
    near = get_close_matches(word, list(known), n=1)
    choice_ = near[0] if near else ", ".join(known)
    is_near = "yes" if near else "no"
    return ScenarioError(f"there is no {said}", text_id, word=said, choice=choice_, near=is_near, line=line)


KEYS: Final[Mapping[str, Any]] = {"about": About, "start": Start, "wall": WallTiles, "expect": Expect}
"""The tables whose keys are given."""


def _wrong(key: str, lines: Mapping[tuple[str, ...], int]) -> ScenarioError:
    text_id = TextId("scenario-wrong-dice") if key == "start.dice" else TextId("scenario-wrong-value")
    return ScenarioError(f"{key} is wrong", text_id, key=key or "?", line=line_of(key, lines))


def line_of(key: str, lines: Mapping[tuple[str, ...], int]) -> int:
    """The line of a key, or of the nearest one around it."""
    path = tuple(key.split("."))
    while path and path not in lines:
        path = path[:-1]
    return lines.get(path, 1)


def check_winds(told: "_Written | Scenario", lines: Mapping[tuple[str, ...], int], winds: str = WINDS) -> None:
    """Whatever is said by wind is said by those that sit at the table."""
    tables: list[tuple[str, object]] = [("hands", told.hands), ("wall.draws", told.wall.draws)]
    tables += [("flowers", told.flowers), ("void", told.void)]
    tables.append(("start.points", told.start.points))
    tables.append(("start.markers", told.start.markers))
    tables += [(f"expect.{key}", getattr(told.expect, key)) for key in Expect.__struct_fields__ if key != "next"]
    for key, table in tables:
        for wind in table if isinstance(table, dict) else ():
            if wind not in winds or len(wind) != 1:
                raise _no_seat(f"{key}.{wind}", wind, lines, winds)
    asked = told.expect.asked
    names = ("winners", "ready", "riichi", "furiten", "turn", "liable", "out", "dead")
    lists = [(f"expect.{key}", getattr(told.expect, key)) for key in names]
    lists += [("start.out", told.start.out), ("start.ready", told.start.ready)]
    for key, said in [*lists, ("expect.asked", list((asked or {}).values()))]:
        for wind in [said] if isinstance(said, str) else said or ():
            if wind not in winds or len(wind) != 1:
                raise _no_seat(key, wind, lines, winds)


def _check_suits(written_: _Written, lines: Mapping[tuple[str, ...], int]) -> None:
    """A suit is one letter, that of its tiles."""
    for table, suits in (("void", written_.void), ("expect.void", written_.expect.void or {})):
        for wind, suit in suits.items():
            if suit not in RUSSIAN_SUITS and suit not in RUSSIAN_SUITS.values():
                arguments: dict[str, str | int] = {"key": f"{table}.{wind}", "suit": suit}
                line = line_of(f"{table}.{wind}", lines)
                raise ScenarioError(f"{suit} is no suit", TextId("scenario-no-suit"), line=line, **arguments)


def in_latin(suit: str) -> str:
    """The letter of a suit, whichever it was written with."""
    return next((latin for latin, russian in RUSSIAN_SUITS.items() if russian == suit), suit)


def _no_seat(key: str, wind: str, lines: Mapping[tuple[str, ...], int], winds: str) -> ScenarioError:
    arguments: dict[str, str | int] = {"key": key, "seat": wind, "seats": ", ".join(winds)}
    return ScenarioError(f"{key}: no such seat", TextId("scenario-no-seat"), line=line_of(key, lines), **arguments)


def check_moves(scenario: Scenario, winds: str) -> None:
    """Nobody moves who does not sit at the table."""
    for move in (move for moment in scenario.script for move in moment):
        if move.seat >= len(winds):
            arguments: dict[str, str | int] = {"text": str(move), "seats": ", ".join(winds)}
            raise ScenarioError("no such seat", TextId("scenario-line-empty-seat"), line=move.line, **arguments)


def _check_rule(rule: str, lines: Mapping[tuple[str, ...], int]) -> None:
    """A base rule is a plain word; one that is nearly the name of another rule is a slip of the pen."""
    if catalogue().named(rule):
        return
    near = get_close_matches(rule, [entry.id for entry in catalogue()], n=1, cutoff=MISTYPED)
    if near:
        text_id = TextId("scenario-no-rule")
        raise ScenarioError(f"{rule} is no rule", text_id, rule=rule, nearest=near[0], line=line_of("rule", lines))


def _check_words(written_: _Written, lines: Mapping[tuple[str, ...], int]) -> None:
    """Ends and yaku that are expected must be such: what can never come is a mistake, not a difference."""
    end = written_.expect.end
    if end is not None and end not in ENDS:
        raise _unknown(TextId("scenario-no-end"), end, end, ENDS, line_of("expect.end", lines))
    own = written_.set.get("yaku")
    patterns = own.get("patterns") if isinstance(own, dict) else None
    known = [*elements(), *(entry for entry in catalogue().elements if entry not in elements())]
    known += patterns if isinstance(patterns, dict) else ()
    named = {"yaku": written_.expect.yaku, "labels": written_.expect.labels}
    for key, word in ((key, word) for key, words in named.items() for word in _words(words)):
        if word not in known and word not in _preset(written_.rules, lines).patterns:
            nearest = next(iter(get_close_matches(word, known, n=1)), "none")
            line = line_of(f"expect.{key}", lines)
            text_id = TextId("scenario-no-yaku")
            raise ScenarioError(f"{word} is no yaku", text_id, yaku=word, nearest=nearest, line=line)


def _words(written_: list[str] | dict[str, list[str]] | None) -> Iterable[str]:
    """All that are named, of one winner or by winner."""
    return [word for words in written_.values() for word in words] if isinstance(written_, dict) else written_ or []


def _value(written_: _Written, lines: Mapping[tuple[str, ...], int]) -> Value:
    option = catalogue().options.get(written_.rule)
    if option is None:
        raise ScenarioError("only options have values", TextId("scenario-no-option"), rule=written_.rule)
    try:
        return option.canonical(written_.value)
    except WrongValue as error:
        arguments: dict[str, str | int] = {"key": ".".join(("value", *error.path)), "value": _shown(error.entry)}
        line, text_id = line_of("value", lines), TextId("rules-wrong-value")
        raise WrongRules([Problem("", line, text_id, arguments, written_.rule, error.path)]) from None


def _shown(value: object) -> str:
    """A value that may be anything, as it is written."""
    return f'"{value}"' if isinstance(value, str) else str(value)


def worded(value: Plain) -> Value:
    """As rule sets write it: ``true`` is "on"."""
    if isinstance(value, bool):
        return "on" if value else "off"
    return value  # type: ignore[return-value]


def _script(play: str, text: str, lines: Mapping[tuple[str, ...], int]) -> tuple[Moment, ...]:
    """The moments, with lines as the file counts them; those of another file as its play counts them."""
    line = next((line for path, line in lines.items() if path[-1] == "play"), 0)
    opens = line and re.search(r"=\s*(\"\"\"|''')\s*$", text.split("\n")[line - 1])
    first = max(line - 1, 0) + bool(opens)
    try:
        moments = read_script(play)
    except ScriptError as error:
        arguments = {**error.arguments, "line": error.line + first}
        raise ScenarioError(str(error), error.text_id, **arguments) from None
    except NotationError as error:
        raise wrong_tiles("play", first + 1, error) from None
    return tuple(tuple(msgspec.structs.replace(move, line=move.line + first) for move in moment) for moment in moments)
