"""Rule sets: a sheet on top of its parents, all of it checked, and what it means.

All games begin at one bare sheet, `BARE`: it says what they share, and each adds what it is. What no sheet of a chain
says is as in a game that has no such rule (`Option.bare`). Riichi is complete: its sheet writes every built option and
prices every element in use, and so does any sheet that extends nothing; where such a sheet is silent, the defaults of
the catalogue hold. Every other sheet `extends` one and says only what differs.

`load` always works where nothing is contradictory, whether the program can play it or not; `unbuilt` says what is
missing, and `jantaku.rules.built` refuses by name.
"""

from collections import Counter
from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from difflib import get_close_matches
from functools import cache, cached_property, lru_cache
from importlib.resources import files
from pathlib import Path
from types import MappingProxyType
from typing import Any, Final

from msgspec import Struct

from jantaku.hands.melds import MOST_SEATS
from jantaku.hands.structures import STRUCTURES
from jantaku.rules.compile import accounts_of, compile_plan, seats_of
from jantaku.rules.effects.dora import COLOURED, COLOURED_TILES, REDS
from jantaku.rules.effects.draft import FOUR_PLAYERS, THREE_PLAYERS
from jantaku.rules.effects.wall import STACK
from jantaku.rules.entries import AnyEntry, Purpose, catalogue
from jantaku.rules.overlaps import SHORTHANDS, nuki_fields, settle
from jantaku.rules.plan import GrammarPlan, Plan, Price, WallPlan
from jantaku.rules.plan_fields import ALSO_STRAIGHT, said_by_options, set_by_options
from jantaku.rules.prices import LIMITS, ElementPrice
from jantaku.rules.problems import Problem, RuleSetError
from jantaku.rules.relations import Relation, element_relations, relations
from jantaku.rules.sheet import ADDING, SUFFIX, Header, Pattern, PatternReader, Sheet, read_sheet, usual_price
from jantaku.rules.sheet_parts import NONE, PLACES, Told, merged, usual, written_part
from jantaku.rules.values import Fields, Value, written
from jantaku.rules.yaku_groups import GROUPS, with_groups
from jantaku.texts import Language, SayableError, TextId
from jantaku.tiles import BONUS, KIND_OF, SUITS, Kind, kind_of, parse_tiles, tile_set

BARE: Final = "mahjong"
"""The sheet at which all games begin. It is no game by itself."""
FEWEST_SEATS: Final = 2
MOST_MEMBERS: Final = 8
LONGEST_CHAIN: Final = 16
BETWEEN: Final = "\f"
"""Stands between the sheets of a rule set that brings along all that it extends; a sheet itself cannot hold it."""
CLOSE: Final = 0.6
"""How alike a name must be to be suggested."""
UNPLACED: Final = frozenset(
    {
        TextId("rules-not-toml"),
        TextId("rules-toml-deep"),
        TextId("rules-toml-digits"),
        TextId("rules-toml-twice"),
        TextId("rules-toml-unfinished"),
        TextId("rules-header-extends"),
        TextId("rules-no-parent"),
        TextId("rules-no-parent-near"),
        TextId("rules-extends-itself"),
    }
)
"""With these mistakes it is not known on what the sheet rests, so that nothing can be said of the whole."""

THREE_TILES: Final = 3
"""By so many a hand grows that is won in stages: a set."""


@dataclass(frozen=True)
class RuleSet:
    """Rules of a game, complete and checked. Immutable; equal sets are equal in what they say of themselves, too."""

    header: Header
    game: str
    values: Mapping[str, Value]
    """Every option of the catalogue, in its canonical value."""
    prices: Mapping[str, ElementPrice]
    """Every element in use, before options act on it."""
    patched: frozenset[str]
    """The elements whose price was written by a sheet that is not complete: it beats options that price several."""
    patterns: Mapping[str, Pattern]
    parts: Mapping[str, Told]
    """What is said straight of fields of the plan, by place: ``{"wall.dead_tiles": 18}``."""
    absorbs: Mapping[str, tuple[str, ...]]
    """Elements that do not count beside another here, though they do elsewhere."""
    parent: "RuleSet | None" = field(compare=False)
    text: str = field(default="", compare=False)
    """The sheet as it was written; nothing where nobody has written it."""
    written: tuple[str, ...] = field(default=(), compare=False)
    """The options that its own sheet writes, in their order; what follows from others is not among them."""

    @property
    def id(self) -> str:
        """Its id, which is its file's name."""
        return self.header.id

    def name(self, language: Language = "en") -> str:
        """What people call it."""
        return self.header.name.get(language) or self.header.name.get("en") or self.id

    def sources(self) -> dict[str, str]:
        """Where the books say each of its rules, those of its parents that it keeps among them."""
        kept = self._kept_of_parent(self.parent.sources()) if self.parent is not None else {}
        return kept | self.header.cited()

    def readings(self, language: Language = "en") -> dict[str, str]:
        """How the books were read where they are unclear, by id; what a parent says of rules that hold here, too."""
        kept = self._kept_of_parent(self.parent.readings(language)) if self.parent is not None else {}
        return kept | {name: _in_language(told, language) for name, told in self.header.readings.items()}

    def _kept_of_parent(self, told: Mapping[str, str]) -> dict[str, str]:
        """What is told of rules that are here as they are in the parent."""
        parent = self.parent
        assert parent is not None
        changed = {name for name, value in self.values.items() if value != parent.values[name]}
        changed |= {name for name in parent.prices if self.prices.get(name) != parent.prices[name]}
        changed |= {name for name in (*self.parts, *parent.parts) if self.parts.get(name) != parent.parts.get(name)}
        changed |= {parent.game} - {self.game}
        return {name: text for name, text in told.items() if name not in changed}

    @cached_property
    def plan(self) -> Plan:
        """What it means."""
        return compile_plan(self.game, self.values, self.prices, self.patched, self.patterns, self.parts, self.absorbs)

    @property
    def is_bare(self) -> bool:
        """Whether it is where games begin: it extends nothing, and leaves open what it does not say."""
        return self.parent is None and not self.header.is_complete

    @property
    def basis(self) -> "RuleSet | None":
        """The rule set of which it is a kind, and from which it is told apart; None for one that begins at the bare
        sheet."""
        return None if self.parent is None or self.parent.is_bare else self.parent

    @property
    def root(self) -> "RuleSet":
        """The sheet of its game, or of the game of which its own is a kind: what its relatives differ from."""
        return self if self.basis is None or self.header.is_complete else self.basis.root

    @property
    def lasting(self) -> frozenset[str]:
        """Elements in use that no group of local yaku takes away: the usual ones, and those with a price given here."""
        return self.patched.union(self.root.prices)

    @cached_property
    def fingerprint(self) -> str:
        """Equal for rule sets that mean the same."""
        return self.plan.fingerprint

    def __repr__(self) -> str:
        return f"<RuleSet {self.id} {self.fingerprint[:12]}…>"

    def __hash__(self) -> int:
        return hash((self.id, self.fingerprint))

    def unbuilt(self, parts: Collection[str] | None = None) -> tuple[AnyEntry, ...]:
        """What is switched on and not built; of these parts only, if any are named."""
        return tuple(entry for entry in self._unbuilt() if parts is None or set(parts).intersection(entry.all_parts))

    def unbuilt_for(self, purpose: Purpose) -> tuple[AnyEntry, ...]:
        """What is switched on, not built, and matters to this."""
        return tuple(entry for entry in self._unbuilt() if purpose in entry.matters_to)

    def _unbuilt(self) -> Iterator[AnyEntry]:
        known = catalogue()
        for name, option in known.options.items():
            if not option.is_built(self.values[name]):
                yield option
        used = {*self.prices, *_ids(self.values["optional_yaku"])}
        for name, element in known.elements.items():
            if name in used and element.state != "done":
                yield element
        game = known.games[self.game]
        if game.state != "done":
            yield game

    def whole(self) -> str:
        """The sheet and all that it extends, the root first. `read` takes it as it stands, whatever has become of the
        presets since: so a match that carries it goes on as it began."""
        own = self.text or self.to_toml()
        return own if self.parent is None else f"{self.parent.whole()}{BETWEEN}{own}"

    def to_toml(self) -> str:
        """The sheet: what differs from the parent, or all of a complete one."""
        return "".join(f"{line}\n" for line in _lines(self))


def _in_language(told: str | Mapping[str, str], language: Language) -> str:
    return told if isinstance(told, str) else told.get(language) or told.get("en", "")


def _ids(value: Value) -> tuple[str, ...]:
    return tuple(entry for entry in value if isinstance(entry, str)) if isinstance(value, tuple) else ()


# ---------------------------------------------------------------- finding sheets


@cache
def presets() -> tuple[str, ...]:
    """The ids of the rule sets that come with the program and can be chosen."""
    return tuple(name for name in sheets() if name != BARE)


@cache
def sheets() -> tuple[str, ...]:
    """The ids of all sheets that come with the program: `presets`, and that at which games begin."""
    return tuple(
        sorted(
            file.name.removesuffix(SUFFIX)
            for file in files("jantaku.rules").joinpath("sets").iterdir()
            if file.name.endswith(SUFFIX)
        )
    )


def load(name: str | Path, read_pattern: PatternReader | None = None) -> RuleSet:
    """Load a rule set: a preset by its id, or a file.

    Args:
        name: the id of a preset, ``"ema"``, also with its edition, ``"ema_2016@2016"``; or the path of a TOML file,
            as a `Path` or a text with ``/`` or ``.toml`` in it.
        read_pattern: how to read the yaku that a file invents (`jantaku.yaku.patterns.parse_pattern`), so that
            mistakes in them are found now, not when the first hand is scored.

    Returns:
        The rule set. It is frozen, and loading a preset again gives the same object.

    Raises:
        SayableError: there is no such preset or edition, or no such file. The message names the nearest preset.
        RuleSetError: the file has mistakes; the message has each of them with its line.

    >>> import jantaku as jan
    >>> ema = jan.load("ema")
    >>> ema.id, ema.game, ema.values["kuikae"]
    ('ema', 'riichi', 'forbidden')
    """
    if isinstance(name, Path) or name.endswith(SUFFIX) or "/" in name or "\\" in name:
        return _load_file(Path(name), read_pattern)
    preset, _, edition = name.partition("@")
    if preset not in sheets():
        raise _no_such_set(name[:60], preset[:60])
    rule_set = _preset(preset)
    if edition and edition != rule_set.header.edition:
        raise SayableError(
            f"{preset} is of the edition {rule_set.header.edition!r}",
            TextId("rules-no-such-edition"),
            name=preset,
            edition=edition,
            present=rule_set.header.edition or "-",
        )
    return rule_set


def _no_such_set(name: str, preset: str) -> SayableError:
    near = get_close_matches(preset, presets(), n=1, cutoff=CLOSE)
    if not near:
        return SayableError(f"there are no rules {name!r}", TextId("rules-no-such-set"), name=name)
    sentence = f"there are no rules {name!r}; the nearest are {near[0]!r}"
    return SayableError(sentence, TextId("rules-no-such-set-near"), name=name, nearest=near[0])


def read(
    text: str, file: str = "rules.toml", beside: Path | None = None, read_pattern: PatternReader | None = None
) -> RuleSet:
    """The rule set that a text says. Parents are presets, or files of the folder ``beside``, or stand before it in the
    text (`RuleSet.whole`)."""
    *brought, text = text.split(BETWEEN)
    return _resolve(_chain(text, file, beside, read_pattern, brought), total=not brought)


@lru_cache(maxsize=64)
def read_whole(text: str, name: str) -> RuleSet:
    """The rule set that `RuleSet.whole` wrote down for a match; those of many matches are the same. A complete sheet
    that stands alone cannot know the options that came since, either."""
    *brought, own = text.split(BETWEEN)
    return _resolve(_chain(own, f"{name}{SUFFIX}", None, None, brought), total=False)


@cache
def _preset(preset: str) -> RuleSet:
    rule_set = _resolve(_chain(_preset_text(preset), f"{preset}{SUFFIX}", None, None))
    assert rule_set.id == preset, f"{preset}{SUFFIX} says that it is {rule_set.id}"
    return rule_set


@cache
def _preset_sheets(preset: str) -> tuple[Sheet, ...]:
    """The preset's sheet after those of its parents: read once, for whoever extends it."""
    chain = _chain(_preset_text(preset), f"{preset}{SUFFIX}", None, None)
    assert not any(problems for _, problems in chain), f"{preset}{SUFFIX} has mistakes"
    return tuple(sheet for sheet, _ in chain)


def _preset_text(preset: str) -> str:
    return files("jantaku.rules").joinpath("sets", f"{preset}{SUFFIX}").read_text("utf-8")


def _load_file(path: Path, read_pattern: PatternReader | None) -> RuleSet:
    return read(_text_in(path), str(path), path.parent, read_pattern)


def _text_in(path: Path) -> str:
    try:
        return path.read_text("utf-8")
    except (OSError, UnicodeDecodeError) as error:
        match error:
            case FileNotFoundError():
                reason, text_id = "there is no such file", TextId("rules-no-such-file")
            case IsADirectoryError():
                reason, text_id = "it is a folder", TextId("rules-file-is-folder")
            case UnicodeDecodeError():
                reason, text_id = "it is no text in UTF-8", TextId("rules-file-no-text")
            case _:
                reason, text_id = error.strerror or str(error), TextId("rules-unreadable")
        raise SayableError(f"{path} cannot be read: {reason}", text_id, file=str(path)) from None


def _chain(
    text: str, file: str, beside: Path | None, read_pattern: PatternReader | None, brought: Sequence[str] = ()
) -> list[tuple[Sheet, list[Problem]]]:
    """The sheet and its parents, the root first, each with what is wrong with it. ``brought``: parents that the text
    brings along."""
    left = list(brought)
    chain: list[tuple[Sheet, list[Problem]]] = []
    while True:
        sheet, problems = read_sheet(text, file, read_pattern)
        chain.append((sheet, problems))
        parent = sheet.header.extends
        if not parent:
            break
        seen = [other.header.id for other, _ in chain]
        if parent in seen or len(chain) == LONGEST_CHAIN:
            line = sheet.line("extends")
            problems.append(Problem(file, line, TextId("rules-extends-itself"), {"chain": " → ".join([*seen, parent])}))
            break
        if left:
            text, file, beside = left.pop(), f"{parent}{SUFFIX}", None
        elif beside is not None and (nearby := beside / f"{parent}{SUFFIX}").exists():
            text, file = _text_in(nearby), str(nearby)
        elif parent in sheets():
            above = _preset_sheets(parent)
            if again := [one.header.id for one in above if one.header.id in seen]:
                path = " → ".join([*seen, parent, *([] if parent in again else again)])
                problems.append(Problem(file, sheet.line("extends"), TextId("rules-extends-itself"), {"chain": path}))
                break
            chain += [(one, []) for one in reversed(above)]
            break
        else:
            problems.append(_no_parent(sheet, parent))
            break
    chain.reverse()
    return chain


def _no_parent(sheet: Sheet, parent: str) -> Problem:
    near = get_close_matches(parent[:60], presets(), n=1, cutoff=CLOSE)
    line = sheet.line("extends")
    if near:
        arguments: dict[str, str | int] = {"parent": parent, "nearest": near[0]}
        return Problem(sheet.file, line, TextId("rules-no-parent-near"), arguments)
    return Problem(sheet.file, line, TextId("rules-no-parent"), {"parent": parent})


# ---------------------------------------------------------------- putting sheets together


def _resolve(chain: list[tuple[Sheet, list[Problem]]], *, total: bool = True) -> RuleSet:
    """``total``: a complete sheet must say every option. One that was written down long ago cannot know those that came
    since; their defaults are what the table did before."""
    problems = [problem for _, found in chain for problem in found]
    sheets = [sheet for sheet, _ in chain]
    rule_set: RuleSet | None = None
    unplaced = any(problem.text_id in UNPLACED for problem in problems)
    # Of a broken parent only the parent's mistakes are told, and of a sheet that rests on nothing only its own.
    if not unplaced and not any(found for _, found in chain[:-1]):
        for depth in range(1, len(sheets) + 1):
            if depth < len(sheets) and _is_preset(sheets[depth - 1]):
                rule_set = _preset(sheets[depth - 1].header.id)
            else:
                rule_set = _layer(sheets[:depth], rule_set, problems, total)
    if problems or rule_set is None:
        raise RuleSetError(sorted(set_of(problems), key=lambda problem: (problem.file, problem.line)))
    return rule_set


def _is_preset(sheet: Sheet) -> bool:
    """Whether this is the sheet that comes with the program, and not another of its name."""
    return sheet.header.id in sheets() and any(sheet is one for one in _preset_sheets(sheet.header.id))


def set_of(problems: list[Problem]) -> list[Problem]:
    """The problems, none of them twice."""
    return list({repr(problem): problem for problem in problems}.values())


def _layer(sheets: list[Sheet], parent: RuleSet | None, problems: list[Problem], total: bool) -> RuleSet:
    """The rule set of the last sheet."""
    sheet = sheets[-1]
    if not sheet.header.id and ("id",) not in sheet.lines:  # a wrong one has been told
        problems.append(Problem(sheet.file, 1, TextId("rules-no-id")))
    game = sheet.header.game or (parent.game if parent else "riichi")
    known = catalogue().games.get(game)
    if known is None or known.kind == "not_a_game":
        text = TextId("rules-no-such-game") if known is None else TextId("rules-not-a-game")
        problems.append(Problem(sheet.file, sheet.line("game"), text, {"game": game}))
        game = "riichi"
    if total and sheet.header.is_complete:
        _total(sheet, game, problems)
    values = _values(sheets, problems)
    parts = merged(parent.parts if parent else {}, sheet.parts)
    if sheet.header.is_complete:  # what is as it usually is need not be kept in mind
        parts = {place: told for place, told in parts.items() if usual(place) != {place: told}}
    problems += _of_other_games(sheet, game)
    problems += _said_by_option(sheet, parts, values, seats_of(game, parts), game)
    problems += _wrong_rounds(sheet, values, seats_of(game, parts))
    problems += _wrong_seats(sheet, values, game, parts)
    problems += _wrong_places(sheet, values, accounts_of(game, parts))
    problems += _wrong_members(sheet, values, parts, seats_of(game, parts))
    problems += _wrong_teams(sheet, parts, seats_of(game, parts))
    problems += _wrong_players(sheet, parts, seats_of(game, parts))
    problems += _wrong_ceiling(sheet, values)
    problems += _wrong_han(sheet, values, parts)
    problems += _wrong_split(sheet, parts, seats_of(game, parts))
    problems += _wrong_phantoms(sheet, parts, seats_of(game, parts))
    problems += _wrong_wall(sheet, values, parts)
    problems += _wrong_hand(sheet, parts)
    problems += _wrong_sides(sheet, parts, seats_of(game, parts))
    problems += _wrong_exclusion(sheet, parts, seats_of(game, parts))
    problems += _wrong_winners(sheet, parts, seats_of(game, parts))
    problems += _never_in_mixed_sets(sheet, values, parts)
    problems += _more_indicators(sheet, values, parts)
    problems += _no_yakuman(sheet)
    prices, patched = _prices(sheet, parent, problems)
    problems += _wrong_structures(sheet, {*prices, *_ids(values["optional_yaku"])}, parts)
    problems += _too_many_marks(sheet, prices, values)
    problems += _needed_by_elements(sheet, {*prices, *_ids(values["optional_yaku"])}, values)
    patterns = {**(parent.patterns if parent else {}), **sheet.patterns}
    return RuleSet(
        sheet.header,
        game,
        MappingProxyType(values),
        MappingProxyType(prices),
        patched,
        MappingProxyType(patterns),
        MappingProxyType(parts),
        MappingProxyType({**(parent.absorbs if parent else {}), **sheet.absorbs}),
        parent,
        sheet.text,
        tuple(sheet.options),
    )


def _total(sheet: Sheet, game: str, problems: list[Problem]) -> None:
    """A complete sheet says everything that is built and that its game has: there are no other defaults."""
    missing = [name for name in _total_options(game) if name not in sheet.options]
    if missing:
        arguments: dict[str, str | int] = {"options": ", ".join(missing[:5]), "count": len(missing)}
        problems.append(Problem(sheet.file, sheet.line("id"), TextId("rules-root-lacks"), arguments))


def _total_options(game: str) -> list[str]:
    known = catalogue()
    return [name for name, option in known.options.items() if option.state == "done" and known.has(game, name)]


def _of_other_games(sheet: Sheet, game: str) -> Iterator[Problem]:
    """An option of other games would do nothing here."""
    for name in sheet.options:
        if not catalogue().has(game, name):
            games = ", ".join(catalogue().options[name].games)
            arguments: dict[str, str | int] = {"option": name, "games": games, "game": game}
            yield Problem(sheet.file, sheet.line(name), TextId("rules-option-of-games"), arguments)


def _no_yakuman(sheet: Sheet) -> Iterator[Problem]:
    """Only a yakuman can be worth two."""
    doubled = sheet.options.get("double_yakuman")
    for element in doubled if isinstance(doubled, tuple) else ():
        if catalogue().elements[str(element)].kind != "yakuman":
            yield Problem(
                sheet.file, sheet.line("double_yakuman"), TextId("rules-no-yakuman"), {"element": str(element)}
            )


def _said_by_option(
    sheet: Sheet, parts: Mapping[str, Told], values: Mapping[str, Value], seats: int, game: str
) -> Iterator[Problem]:
    """There is one way to say a thing: what an option sets is not set straight."""
    for place in parts:
        field = ".".join(place.split(".")[:2])
        options = set_by_options(values, seats, game) if field in ALSO_STRAIGHT else said_by_options(game)
        if field not in options or (place not in sheet.parts and options[field] not in sheet.options):
            continue  # a parent's mistake is the parent's
        path = ("parts", *place.split(".")) if place in sheet.parts else (options[field],)
        arguments: dict[str, str | int] = {"key": f"parts.{place}", "option": options[field]}
        yield Problem(sheet.file, sheet.line(*path), TextId("rules-part-by-option"), arguments)


def _wrong_rounds(sheet: Sheet, values: Mapping[str, Value], seats: int) -> Iterator[Problem]:
    """There are three dragons, so that only three can play for them."""
    if values["game_length"] == "sangensen" and seats != THREE_PLAYERS:
        path = "game_length" if "game_length" in sheet.options else "game"
        arguments: dict[str, str | int] = {"players": seats}
        yield Problem(sheet.file, sheet.line(path), TextId("rules-dragons-for-three"), arguments)


def _wrong_seats(sheet: Sheet, values: Mapping[str, Value], game: str, parts: Mapping[str, Told]) -> Iterator[Problem]:
    """A table has two to eight seats, whatever the game is usually for, and tiles for all of them."""
    seats = seats_of(game, parts)
    if seats not in range(FEWEST_SEATS, MOST_SEATS + 1):
        limits: dict[str, str | int] = {"seats": seats, "least": FEWEST_SEATS, "most": MOST_SEATS}
        yield Problem(sheet.file, sheet.line("parts", "payments", "seats"), TextId("rules-seats-number"), limits)
    blocks: Any = parts.get("wall.blocks", WallPlan().blocks)
    stacks = values["dead_wall_size"]
    tiles = len(tile_set(str(parts.get("grammar.tile_set", GrammarPlan().tile_set))).tiles)
    dealt: Any = parts.get("building.tiles") or sum(blocks)
    phantoms: Any = parts.get("payments.phantoms", ())
    needed = (seats - len(phantoms)) * dealt + 1 + (STACK * stacks if isinstance(stacks, int) else 0)
    if needed > tiles:
        told: dict[str, str | int] = {"seats": seats, "dealt": dealt, "needed": needed, "tiles": tiles}
        yield Problem(sheet.file, sheet.line("parts", "payments", "seats"), TextId("rules-seats-tiles"), told)


def _wrong_members(
    sheet: Sheet, values: Mapping[str, Value], parts: Mapping[str, Told], seats: int
) -> Iterator[Problem]:
    """Who rests is somebody beside those who sit at the table, and changes with them; teams sit there all the time."""
    members: Any = parts.get("seats.members", 0)
    rotates = parts.get("seats.rotation", "stay") != "stay"
    if not members and not rotates:
        return
    arguments: dict[str, str | int] = {"members": members, "seats": seats, "most": MOST_MEMBERS}
    if values["yakitori"] != "off" or values["yakitori_markers"] != "off":  # who rests could neither pay nor be paid
        yield Problem(sheet.file, sheet.line("parts", "seats"), TextId("rules-members-yakitori"))
    if not seats < members <= MOST_MEMBERS or not rotates or parts.get("seats.teams"):
        yield Problem(sheet.file, sheet.line("parts", "seats"), TextId("rules-members"), arguments)


def _wrong_teams(sheet: Sheet, parts: Mapping[str, Told], seats: int) -> Iterator[Problem]:
    """Every seat belongs to a team, and all teams are of one size."""
    teams: Any = parts.get("seats.teams", ())
    sizes = Counter(teams)
    if teams and (len(teams) != seats or sorted(sizes) != [*range(len(sizes))] or len({*sizes.values()}) > 1):
        told: dict[str, str | int] = {"teams": ", ".join(map(str, teams)), "seats": seats}
        yield Problem(sheet.file, sheet.line("parts", "seats", "teams"), TextId("rules-teams"), told)
    elif len(sizes) == 1:
        told = {"teams": ", ".join(map(str, teams)), "seats": seats}
        yield Problem(sheet.file, sheet.line("parts", "seats", "teams"), TextId("rules-teams"), told)


def _wrong_players(sheet: Sheet, parts: Mapping[str, Told], seats: int) -> Iterator[Problem]:
    """Somebody answers for every hand; two who share one share all of theirs. Nobody rests: he would have no hand."""
    hands: Any = parts.get("seats.hands", ())
    if not hands:
        return
    told = {seat for own in hands for seat in own}
    apart = {*map(frozenset, hands)}
    shared = sum(map(len, apart)) != len(told)
    twice = any(len(own) != len({*own}) or not own for own in hands)
    phantoms: Any = parts.get("payments.phantoms", ())
    if (
        told != {*range(seats)} - {*phantoms}
        or shared
        or twice
        or len(hands) > MOST_SEATS
        or parts.get("seats.members")
    ):
        written_out = ", ".join("+".join(map(str, own)) for own in hands)
        arguments: dict[str, str | int] = {"hands": written_out, "seats": seats}
        yield Problem(sheet.file, sheet.line("parts", "seats", "hands"), TextId("rules-players"), arguments)


def _wrong_phantoms(sheet: Sheet, parts: Mapping[str, Told], seats: int) -> Iterator[Problem]:
    """Phantoms sit at every second seat, so that each dealer has them at the same positions. What everybody's hand or
    team is asked for nobody can say for them."""
    phantoms: Any = parts.get("payments.phantoms", ())
    if not phantoms:
        return
    apart = tuple(phantoms) == tuple(range(1, seats, 2)) and seats % 2 == 0
    if not apart or any(parts.get(place) for place in NOT_FOR_PHANTOMS):
        arguments: dict[str, str | int] = {"phantoms": ", ".join(map(str, phantoms)), "seats": seats}
        yield Problem(sheet.file, sheet.line("parts", "payments", "phantoms"), TextId("rules-phantoms"), arguments)


NOT_FOR_PHANTOMS: Final = (
    *("seats.members", "seats.teams", "exchange.tiles", "void.chosen", "building.tiles"),
    "payments.thousands_from",
)


def _wrong_split(sheet: Sheet, parts: Mapping[str, Told], seats: int) -> Iterator[Problem]:
    """A tsumo that two share out between them needs a table of three, or one of two and their phantoms."""
    split = parts.get("payments.tsumo_split", "each")
    if split == "phantoms" and not parts.get("payments.phantoms"):
        yield Problem(sheet.file, sheet.line("parts", "payments"), TextId("rules-split-needs-phantoms"), {})
    elif split not in ("each", "phantoms") and seats != THREE_PLAYERS:
        arguments: dict[str, str | int] = {"split": str(split), "players": seats}
        yield Problem(sheet.file, sheet.line("parts", "payments"), TextId("rules-split-for-three"), arguments)


def _wrong_wall(sheet: Sheet, values: Mapping[str, Value], parts: Mapping[str, Told]) -> Iterator[Problem]:
    """A dead wall has room for its replacement tiles, and a stack for the indicator."""
    stacks, played_out = values["dead_wall_size"], values["dead_wall_played_out"] == "on"
    replacements = parts.get("wall.replacements", WallPlan().replacements)
    if parts.get("wall.replace_from") == "reserve" and values["dora_indicator"] != "off":
        path = ("dora_indicator",) if "dora_indicator" in sheet.options else ("parts", "wall", "replace_from")
        yield Problem(sheet.file, sheet.line(*path), TextId("rules-reserve-indicator"), {})
    if played_out or not isinstance(stacks, int) or not stacks or not isinstance(replacements, int):
        return
    if STACK * stacks < replacements + STACK:
        path = ("dead_wall_size",) if "dead_wall_size" in sheet.options else ("parts", "wall", "replacements")
        arguments: dict[str, str | int] = {"stacks": stacks, "replacements": replacements}
        yield Problem(sheet.file, sheet.line(*path), TextId("rules-dead-wall-small"), arguments)


def _more_indicators(sheet: Sheet, values: Mapping[str, Value], parts: Mapping[str, Told]) -> Iterator[Problem]:
    """More indicators, and what lies under them, are those of the dead wall."""
    if parts.get("dora.source", "dead_wall") == "dead_wall":
        return
    for option in IN_DEAD_WALL:
        if values[option] != "off":
            path = (option,) if option in sheet.options else ("parts", "dora", "source")
            yield Problem(sheet.file, sheet.line(*path), TextId("rules-indicator-elsewhere"), {"option": option})


IN_DEAD_WALL: Final = (
    "zorome_dora",
    "dora_opened_as_wall_shrinks",
    "devil_star",
    "minus_uradora",
    "dora_of_the_day",
    "personal_dora_claim",
)
"""Options that say something of the indicators in the dead wall."""


def _never_in_mixed_sets(sheet: Sheet, values: Mapping[str, Value], parts: Mapping[str, Told]) -> Iterator[Problem]:
    """Tiles that may never stand in a hand, where other tiles complete sets: nobody looks for them there yet. Flowers
    and seasons are tiles of the hand there (001:4080, 001:4143), so that nobody has to set them aside."""
    nuki = values["nuki_dora"]
    if not parts.get("supplements.played") or nuki == "off":
        return
    line = sheet.line("nuki_dora") if "nuki_dora" in sheet.options else sheet.line("parts", "supplements")
    fields = nuki_fields(nuki)
    if fields.get("in_hand") == "never":
        yield Problem(sheet.file, line, TextId("rules-never-in-mixed-sets"), {})
    tiles: Any = fields.get("tiles", ())
    flowers = [tile for tile in tiles if tile in KIND_OF and BONUS >> KIND_OF[tile] & 1]
    if flowers:
        yield Problem(sheet.file, line, TextId("rules-flowers-in-sets"), {"tiles": ", ".join(flowers)})


def _held(parts: Mapping[str, Told]) -> int:
    """How many tiles a hand holds when it is as large as it gets: so many as are dealt, or, where it grows set by set,
    one less than its structure has."""
    blocks: Any = parts.get("wall.blocks", WallPlan().blocks)
    structures: Any = parts.get("grammar.structures", GrammarPlan().structures)
    dealt: int = sum(blocks)
    whole = STRUCTURES[structures[0]].tiles - 1 if structures else dealt
    grows = parts.get("stages.played") and whole > dealt and (whole - dealt) % THREE_TILES == 0
    return whole if grows else dealt


def _wrong_hand(sheet: Sheet, parts: Mapping[str, Told]) -> Iterator[Problem]:
    """Everybody is dealt one tile less than a complete hand has."""
    structures: Any = parts.get("grammar.structures", GrammarPlan().structures)
    dealt = _held(parts)
    for name in structures:
        if STRUCTURES[name].tiles != dealt + 1:
            path = "wall.blocks" if "wall.blocks" in sheet.parts else "grammar.structures"
            arguments: dict[str, str | int] = {"structure": name, "tiles": STRUCTURES[name].tiles, "dealt": dealt}
            line = sheet.line("parts", *path.split("."))
            yield Problem(sheet.file, line, TextId("rules-hand-size"), arguments)
            return


def _wrong_structures(sheet: Sheet, used: Collection[str], parts: Mapping[str, Told]) -> Iterator[Problem]:
    """An element of a hand of another size: nobody is dealt so many tiles."""
    dealt = _held(parts)
    for name in sorted(used):
        structure = catalogue().elements[name].structure
        if structure and STRUCTURES[structure].tiles != dealt + 1:
            tiles = STRUCTURES[structure].tiles
            arguments: dict[str, str | int] = {"structure": name, "tiles": tiles, "dealt": dealt}
            yield Problem(sheet.file, sheet.line("yaku"), TextId("rules-hand-size"), arguments)


def _needed_by_elements(sheet: Sheet, used: Collection[str], values: Mapping[str, Value]) -> Iterator[Problem]:
    """An element that means nothing without another rule."""
    for relation in element_relations():
        for condition in relation.needs if relation.element in used else ():
            if condition.holds(values):
                continue
            arguments: dict[str, str | int] = {
                "because": relation.element,
                "other": condition.option,
                "value": written(values[condition.option]),
                "wanted": ("≠ " if condition.negated else "= ") + written(condition.values[0]),
            }
            line = sheet.line(condition.option if condition.option in sheet.options else "yaku")
            yield Problem(sheet.file, line, TextId("rules-relation-needs"), arguments)


def _too_many_marks(sheet: Sheet, used: Collection[str], values: Mapping[str, Value]) -> Iterator[Problem]:
    """Red fives and those of other colours that are more than there are fives."""
    if COLOURED not in used:
        return
    reds = values["akadora"]
    by_suit = reds if isinstance(reds, tuple) else REDS[reds]
    for suit, red in zip(SUITS, by_suit, strict=True):
        marked = int(red) + sum(tile == Kind(KIND_OF[f"5{suit}"]) for tile in map(kind_of, parse_tiles(COLOURED_TILES)))
        if marked > COPIES:
            path = ("akadora",) if "akadora" in sheet.options else ("yaku",)
            arguments: dict[str, str | int] = {"tile": f"5{suit}", "count": marked, "there": COPIES}
            yield Problem(sheet.file, sheet.line(*path), TextId("rules-marked-fives"), arguments)


COPIES: Final = 4
"""So many of each five are in the boxes of riichi."""


def _wrong_sides(sheet: Sheet, parts: Mapping[str, Told], seats: int) -> Iterator[Problem]:
    """The sides of a wall are as many as the players, and all its tiles lie in them."""
    sides: Any = parts.get("wall.sides", ())
    tiles = len(tile_set(str(parts.get("grammar.tile_set", GrammarPlan().tile_set))).tiles)
    if sides and (len(sides) != seats or (STACK * sum(sides) != tiles and not parts.get("grammar.absent"))):
        told: dict[str, str | int] = {"sides": ", ".join(map(str, sides)), "players": seats, "stacks": tiles // STACK}
        yield Problem(sheet.file, sheet.line("parts", "wall", "sides"), TextId("rules-wall-sides"), told)


def _wrong_exclusion(sheet: Sheet, parts: Mapping[str, Told], seats: int) -> Iterator[Problem]:
    """However the tiles lie, so many kinds can be turned up and hands dealt."""
    kinds: Any = parts.get("exclusion.kinds", 0)
    box = tile_set(str(parts.get("grammar.tile_set", GrammarPlan().tile_set)))
    copies = sorted(filter(None, box.copies), reverse=True)
    needed = sum(copies[: kinds - 1]) + STACK + _held(parts) * seats + 1 if kinds else 0
    if kinds > len(copies) or needed > len(box.tiles):
        told: dict[str, str | int] = {"kinds": kinds, "tiles": len(box.tiles), "needed": needed}
        yield Problem(sheet.file, sheet.line("parts", "exclusion", "kinds"), TextId("rules-exclusion-kinds"), told)


def _wrong_winners(sheet: Sheet, parts: Mapping[str, Told], seats: int) -> Iterator[Problem]:
    """Somebody is left who does not win."""
    until: Any = parts.get("winners.until", 1)
    if not 0 < until < seats:
        arguments: dict[str, str | int] = {"until": until, "players": seats}
        yield Problem(sheet.file, sheet.line("parts", "winners", "until"), TextId("rules-winners"), arguments)


def _wrong_places(sheet: Sheet, values: Mapping[str, Value], seats: int) -> Iterator[Problem]:
    """An uma has a number for each player, in every row; no uma at all is one for any number of them."""
    uma = values["uma"]
    rows = {f"uma.{above}": row for above, row in uma.items()} if isinstance(uma, Fields) else {"uma": uma}
    places = {key: len(row) for key, row in rows.items() if isinstance(row, tuple) and any(row)}
    if values["uki_uma"] == "on":
        places["uki_uma"] = FOUR_PLAYERS
    for key, number in places.items():
        if number != seats:
            path = key.split(".") if key.partition(".")[0] in sheet.options else ["game"]
            arguments: dict[str, str | int] = {"key": key, "places": number, "players": seats}
            yield Problem(sheet.file, sheet.line(*path), TextId("rules-uma-places"), arguments)


def _wrong_ceiling(sheet: Sheet, values: Mapping[str, Value]) -> Iterator[Problem]:
    """Nobody begins with the points that end the match (001:2633)."""
    ceiling, points = values["score_ceiling"], values["start_target_points"]
    assert isinstance(points, tuple)
    start = points[0]
    if isinstance(ceiling, int) and isinstance(start, int) and ceiling <= start:
        key = next((key for key in ("score_ceiling", "start_target_points") if key in sheet.options), "id")
        arguments: dict[str, str | int] = {"ceiling": ceiling, "start": start}
        yield Problem(sheet.file, sheet.line(key), TextId("rules-ceiling"), arguments)


def _wrong_han(sheet: Sheet, values: Mapping[str, Value], parts: Mapping[str, Told]) -> Iterator[Problem]:
    """Some hand is dear enough to win, and not too dear."""
    most, least = parts.get("admission.most_han", 0), values["minimum_han"]
    if isinstance(most, int) and isinstance(least, int) and 0 < most < least:
        path = ("minimum_han",) if "minimum_han" in sheet.options else ("parts", "admission", "most_han")
        arguments: dict[str, str | int] = {"least": least, "most": most}
        yield Problem(sheet.file, sheet.line(*path), TextId("rules-most-han"), arguments)


def _values(sheets: list[Sheet], problems: list[Problem]) -> dict[str, Value]:
    """What the sheets say, the last word first. What none of them says is as in a game that has no such rule; below a
    complete sheet nothing but the defaults, which are what the table did before an option came."""
    options = catalogue().options.items()
    values = {name: option.bare for name, option in options}
    origin = dict.fromkeys(values, -1)
    for depth, sheet in enumerate(sheets):
        if sheet.header.is_complete:
            values = {name: option.default for name, option in options}
            origin = dict.fromkeys(values, -1)
        for name, value in sheet.options.items():
            values[name] = value
            origin[name] = depth
    for one, other in settle(values, origin):
        problems.append(_said_differently(one, other, values, origin, sheets))
    for relation in relations():
        if relation.applies(values):
            problems += _consequence(relation, values, origin, sheets)
    return values


def _said_differently(
    one: str, other: str, values: Mapping[str, Value], origin: Mapping[str, int], sheets: list[Sheet]
) -> Problem:
    sheet = sheets[max(origin[one], 0)]
    arguments: dict[str, str | int] = {
        "because": f"{one} = {written(values[one])}",
        "other": other,
        "value": written(values[other]),
    }
    written_one = one if one in sheet.options else other
    return Problem(sheet.file, sheet.line(written_one), TextId("rules-relation-excludes"), arguments)


def _consequence(
    relation: Relation, values: dict[str, Value], origin: dict[str, int], sheets: list[Sheet]
) -> Iterator[Problem]:
    """Put the relation into effect; what it forbids is a problem of the sheet that said the last word."""
    said = max(origin[condition.option] for condition in relation.when)
    for condition in relation.then:
        if relation.kind == "withdraws" and origin[condition.option] >= max(said, 0):
            continue  # it was said since
        if relation.kind in ("forces", "overrides", "withdraws"):
            if not condition.holds(values) and origin[condition.option] >= max(said, 0):
                yield _contradiction(relation, condition.option, values, origin, sheets)
            values[condition.option] = condition.values[0]
            origin[condition.option] = said
        elif condition.holds(values) == (relation.kind == "excludes"):
            yield _contradiction(relation, condition.option, values, origin, sheets)


def _contradiction(
    relation: Relation, other: str, values: Mapping[str, Value], origin: Mapping[str, int], sheets: list[Sheet]
) -> Problem:
    named = [condition.option for condition in relation.when]
    last = max([*named, other], key=lambda name: origin[name])
    sheet = sheets[max(origin[last], 0)]
    because = ", ".join(f"{name} = {written(values[name])}" for name in named)
    wanted = next(condition for condition in relation.then if condition.option == other)
    arguments: dict[str, str | int] = {
        "because": because,
        "other": other,
        "value": written(values[other]),
        "wanted": ("≠ " if wanted.negated else "= ") + written(wanted.values[0]),
    }
    return Problem(sheet.file, sheet.line(last), TextId(f"rules-relation-{relation.kind}"), arguments)


def _inherited(parent: RuleSet, groups: Value | None) -> dict[str, ElementPrice]:
    """The price list to begin with: the parent's, with these groups of local yaku in the place of its own."""
    before = parent.values[GROUPS]
    return with_groups(parent.prices, parent.lasting, before, before if groups is None else groups, parent.game)


def _prices(
    sheet: Sheet, parent: RuleSet | None, problems: list[Problem]
) -> tuple[dict[str, ElementPrice], frozenset[str]]:
    prices = _inherited(parent, sheet.options.get(GROUPS)) if parent else {}
    elements = catalogue().elements
    for at, name in enumerate(sheet.added):
        usual = usual_price(elements[name])
        if name in sheet.prices or name in prices:
            continue
        if usual is None:
            line = sheet.line("yaku", "add", str(at))
            problems.append(Problem(sheet.file, line, TextId("rules-no-price"), {"element": name}))
        else:
            prices[name] = usual
    for option in ADDING:
        for at, name in enumerate(_ids(sheet.options.get(option, ()))):
            known = name in sheet.prices or name in prices or name not in elements
            if not known and usual_price(elements[name]) is None:
                line = sheet.line(option, str(at))
                problems.append(Problem(sheet.file, line, TextId("rules-no-price"), {"element": name}))
    for at, name in enumerate(sheet.removed):
        line = sheet.line("yaku", "remove", str(at))
        if name in sheet.prices or name in sheet.added:
            problems.append(Problem(sheet.file, line, TextId("rules-removed-and-priced"), {"element": name}))
        elif prices.pop(name, None) is None:
            problems.append(Problem(sheet.file, line, TextId("rules-not-in-use"), {"element": name}))
    prices |= sheet.prices
    if parent is None or sheet.header.is_complete:  # prices to begin with, on which options act
        return prices, frozenset()
    return prices, (parent.patched | sheet.prices.keys()).intersection(prices)


# ---------------------------------------------------------------- writing


def _lines(rule_set: RuleSet) -> Iterator[str]:
    yield from _header_lines(rule_set.header, rule_set.parent)
    yield ""
    for name in _options_to_write(rule_set):
        yield f"{name} = {written(rule_set.values[name])}"
    told = _parts_to_write(rule_set)
    if told:
        yield ""
    for place, value in told.items():
        yield f"parts.{place} = {written_part(value)}"
    yield from _yaku_lines(rule_set)


def _options_to_write(rule_set: RuleSet) -> Iterator[str]:
    """The options that are not as they would be without this sheet; all of a complete one. Elsewhere short names follow
    from what they stand for, which is written."""
    parent, total = rule_set.parent, _total_options(rule_set.game)
    short = {short.option for short in SHORTHANDS}
    for name, option in catalogue().options.items():
        value = rule_set.values[name]
        if rule_set.header.is_complete:
            differs = name in total or value != option.default
        else:
            differs = name not in short and value != (parent.values[name] if parent else option.bare)
        if differs:
            yield name


def _parts_to_write(rule_set: RuleSet) -> dict[str, Told]:
    """The fields that the sheet sets; those that a complete one puts back to what is usual, too."""
    before = rule_set.parent.parts if rule_set.parent else {}
    told = {
        place: rule_set.parts[place]
        for place in PLACES
        if place in rule_set.parts and (place not in before or before[place] != rule_set.parts[place])
    }
    gone = (place for place in before if merged(rule_set.parts, {place: before[place]}) != dict(rule_set.parts))
    back = (
        {}
        if not rule_set.header.is_complete
        else {other: value for place in gone if place not in told for other, value in usual(place).items()}
    )
    return told | back


def _header_lines(header: Header, parent: RuleSet | None) -> Iterator[str]:
    for word in Header.__struct_fields__:
        said = getattr(header, word)
        if isinstance(said, bool):
            yield f"{word} = {written_part(said)}"
        elif said and not (word == "extends" and parent is None):
            yield f"{word} = {_toml(said)}"


def _yaku_lines(rule_set: RuleSet) -> Iterator[str]:
    parent = None if rule_set.header.is_complete else rule_set.parent
    before = _inherited(parent, rule_set.values[GROUPS]) if parent else {}
    known_patch = parent.patched if parent else frozenset[str]()
    priced = [
        name
        for name, price in rule_set.prices.items()
        if parent is None or before.get(name) != price or name in rule_set.patched - known_patch
    ]
    added = [name for name in priced if parent is not None and name not in rule_set.patched]
    removed = [name for name in before if name not in rule_set.prices]
    if removed or priced:
        yield ""
    if added:
        yield f"yaku.add = {_toml(added)}"
    if removed:
        yield f"yaku.remove = {_toml(removed)}"
    for name in priced:
        if name not in added:
            usual = usual_price(catalogue().elements[name])
            yield f"yaku.price.{name} = {_toml(rule_set.prices[name].plain_for(usual))}"
    for name, others in rule_set.absorbs.items():
        if parent is None or parent.absorbs.get(name) != others:
            yield f"yaku.absorbs.{name} = {_toml(others)}"
    for name, pattern in rule_set.patterns.items():
        if parent is None or parent.patterns.get(name) != pattern:
            yield ""
            yield f"[yaku.patterns.{name}]"
            yield f"pattern = {_toml(pattern.pattern)}"
            yield f"price = {_toml(pattern.price.plain)}"
            if pattern.name:
                yield f"name = {_toml(pattern.name)}"
            if pattern.because:
                yield f"because = {_toml(pattern.because)}"


def _toml(said: object) -> str:
    if isinstance(said, tuple):
        said = list(said)
    return written(said)


# ---------------------------------------------------------------- comparing


def differences(one: RuleSet, other: RuleSet) -> tuple[tuple[AnyEntry, str, str], ...]:
    """Each option and element in which two rule sets differ, with what the one and the other say."""
    known = catalogue()
    found: list[tuple[AnyEntry, str, str]] = []
    if one.game != other.game:
        found.append((known.games[one.game], one.game, other.game))
    for name, option in known.options.items():
        if one.values[name] != other.values[name]:
            found.append((option, written(one.values[name]), written(other.values[name])))
    for name, element in known.elements.items():
        said = tuple(_price_of(rule_set, name) for rule_set in (one, other))
        if said[0] != said[1]:
            found.append((element, said[0], said[1]))
    return tuple(found)


def own_differences(one: RuleSet, other: RuleSet) -> tuple[tuple[str, str, str], ...]:
    """Each pattern in which two rule sets differ, with what the one and the other say: its price and its text."""
    names = dict.fromkeys((*one.patterns, *other.patterns))
    said = ((name, _pattern_of(one, name), _pattern_of(other, name)) for name in names)
    return tuple(row for row in said if row[1] != row[2])


def part_differences(one: RuleSet, other: RuleSet) -> tuple[tuple[str, str, str], ...]:
    """Each field of the plan that one of the two says straight and in which they differ, with what it is in each."""
    places = dict.fromkeys((*one.parts, *other.parts))
    said = ((place, _field_of(one, place), _field_of(other, place)) for place in places)
    return tuple(row for row in said if row[1] != row[2])


def _field_of(rule_set: RuleSet, place: str) -> str:
    """What the field is in the plan; ``-`` inside a struct that is not there."""
    value: object = rule_set.plan
    for name in place.split("."):
        if value is None:
            return "-"
        value = getattr(value, name)
    if isinstance(value, Struct):
        return "{ … }"
    return NONE if value is None else written_part(value)  # type: ignore[arg-type]


def _pattern_of(rule_set: RuleSet, name: str) -> str:
    pattern = rule_set.plan.patterns.get(name)
    return "-" if pattern is None else f"{_both(pattern.closed, pattern.open)}: {pattern.pattern}"


def _price_of(rule_set: RuleSet, element: str) -> str:
    """The element's price in the plan, as people write it; ``-`` where it does not count."""
    planned = rule_set.plan.elements.get(element)
    if planned is None:
        return "-"
    absorbs = f" ({', '.join(f'- {other}' for other in planned.absorbs)})" if planned.absorbs else ""
    return _both(planned.closed, planned.open) + absorbs


def _both(closed: Price | None, opened: Price | None) -> str:
    return f"{_said(closed)} / {_said(opened)}" if closed != opened else _said(closed)


def _said(price: int | str | None) -> str:
    if price is None:
        return "-"
    if isinstance(price, int):
        return str(price)
    base = int(price.removeprefix("limit ")) if price.startswith("limit ") else 0
    names = {amount: name for name, amount in LIMITS.items()}
    if base in names:
        return names[base]
    times, rest = divmod(base, LIMITS["yakuman"])
    if rest:
        return str(price)
    return f"{times}x yakuman" if base else "hand_value"
