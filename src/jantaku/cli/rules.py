"""``jantaku rules ...``: the catalogue and the rule sets, looked up, searched, compared and checked."""

import json
import os
import re
from collections import Counter
from collections.abc import Iterable, Sequence
from difflib import get_close_matches
from pathlib import Path
from typing import Annotated, Any, Final

import typer
from rich.table import Table
from rich.text import Text

from jantaku.cli.drawing import Screen
from jantaku.hands import format_hand, parse_hand
from jantaku.rules import (
    AnyEntry,
    Element,
    Game,
    Option,
    RuleSet,
    catalogue,
    load,
    own_differences,
    part_differences,
    presets,
    schema,
    search,
    sheets,
    written,
)
from jantaku.rules.entries import KINDS, STATES
from jantaku.rules.in_force import (
    NOT_THERE,
    differences_in_force,
    in_force,
    name_in_game,
    parts_in_force,
    told_by_itself,
)
from jantaku.rules.meanings import meanings
from jantaku.rules.part_meanings import part_meaning, part_name, part_value
from jantaku.rules.prices import ElementPrice
from jantaku.rules.problems import described
from jantaku.rules.relations import Condition, Relation, relations
from jantaku.rules.rule_set import CLOSE
from jantaku.rules.search import called, folded, names_of
from jantaku.rules.sheet import usual_price
from jantaku.rules.sheet_parts import PLACES
from jantaku.rules.silent import silenced
from jantaku.rules.sources import in_words
from jantaku.rules.values import Fields, Value, plain
from jantaku.scoring.explanations.clauses import SEATS
from jantaku.scoring.win import Wind
from jantaku.server.rule_book.words import means as value_words
from jantaku.server.rule_book.words import price_words
from jantaku.texts import LANGUAGES, Language, SayableError, TextId, Texts
from jantaku.tiles import format_tiles, parse_tiles
from jantaku.yaku import Example, NearMiss, PondExample, fact_text
from jantaku.yaku import elements as yaku
from jantaku.yaku.patterns import parse_pattern

SHORT_FINGERPRINT: Final = 12
UNSEEN_COLUMNS: Final = 100
"""How wide a page is where there is no terminal and nobody says otherwise by COLUMNS."""
Lines = list[tuple[str, str]]
PRICE: Final = re.compile(r"(?P<price>.+?)(?: \((?P<absorbs>- .+)\))?")
CYRILLIC: Final = re.compile("[а-яё]", re.IGNORECASE)

APART: Final = ("taiwanese", "sichuan")
"""Games in which a closed hand is not told from an open one by the price."""

USUAL_SEAT: Final = ("S", "E")
"""Where nothing else is said, an example was won in the South seat of the East round."""


def add_to(app: typer.Typer, texts: Texts) -> None:
    """Put the command on the application."""
    rules = typer.Typer(help=texts("rules-about"))
    app.add_typer(rules, name="rules")

    @rules.callback(invoke_without_command=True)
    def help_page(context: typer.Context) -> None:
        if context.invoked_subcommand is None:
            typer.echo(context.get_help(), nl=False)

    as_json_option = typer.Option("--json", help=texts("rules-option-json"))

    @rules.command("coverage", help=texts("rules-coverage-about"))
    def coverage(as_json: Annotated[bool, as_json_option] = False) -> None:
        if as_json:
            typer.echo(json.dumps(counts(), indent=2))
        else:
            show_coverage(texts)

    @rules.command("show", help=texts("rules-show-about"))
    def show(
        name: Annotated[str, typer.Argument(help=texts("rules-argument-id"), metavar="ID")],
        as_json: Annotated[bool, as_json_option] = False,
        sources: Annotated[bool, typer.Option("--sources", help=texts("rules-option-sources"))] = False,
    ) -> None:
        show_all(texts, name, as_json, sources)

    @rules.command("search", help=texts("rules-search-about"))
    def search_(
        words: Annotated[list[str], typer.Argument(help=texts("rules-argument-words"), metavar="WORDS")],
    ) -> None:
        found = search(" ".join(words))
        if not found:
            sought = " ".join(words)[:60]
            raise SayableError(f"nothing is called {sought!r}", TextId("rules-nothing-found"), words=sought)
        show_list(texts, found)

    @rules.command("list", help=texts("rules-list-about"))
    def list_(
        part: Annotated[str, typer.Option(help=texts("rules-option-part"), metavar="PART", show_default=False)] = "",
        state: Annotated[str, typer.Option(help=texts("rules-option-state"), metavar="STATE", show_default=False)] = "",
        kind: Annotated[str, typer.Option(help=texts("rules-option-kind"), metavar="KIND", show_default=False)] = "",
    ) -> None:
        if kind == "preset":
            show_presets(texts)
        else:
            show_list(texts, filtered(part, state, kind))

    @rules.command("diff", help=texts("rules-diff-about"))
    def diff(
        one: Annotated[str, typer.Argument(help=texts("rules-argument-set"), metavar="A")],
        other: Annotated[str, typer.Argument(help=texts("rules-argument-set"), metavar="B")],
    ) -> None:
        show_differences(texts, load(one, parse_pattern), load(other, parse_pattern))

    @rules.command("check", help=texts("rules-check-about"))
    def check(file: Annotated[str, typer.Argument(help=texts("rules-argument-file"), metavar="FILE")]) -> None:
        if file in presets() and not Path(file).exists():
            raise SayableError(f"{file!r} is no file", TextId("rules-check-preset"), name=file)
        show_check(texts, load(Path(file), parse_pattern), file)

    @rules.command("schema", help=texts("rules-schema-about"))
    def schema_() -> None:
        typer.echo(json.dumps(schema(), ensure_ascii=False, indent=2))


# ---------------------------------------------------------------- tables


def _screen(texts: Texts) -> Screen:
    """As wide as the terminal or COLUMNS say; in a file or a pipe without either, as wide as a page."""
    screen = Screen(texts.language)
    if not screen.console.is_terminal and not os.environ.get("COLUMNS", "").isdigit():
        screen.console.width = UNSEEN_COLUMNS
    return screen


def _table(screen: Screen, *titles: str) -> Table:
    """A table in which nothing is cut off: what is too long goes on in the next line."""
    table = screen.table(*titles)
    for column in table.columns:
        column.overflow = "fold"
    return table


# ---------------------------------------------------------------- coverage


def counts() -> dict[str, Any]:
    """How many entries of the books there are, by kind and state, and by kind, part and state; an option's first part
    counts. Options of no book are counted by themselves."""
    by_kind = {kind: dict.fromkeys(("total", *STATES), 0) for kind in KINDS}
    by_part: dict[str, dict[str, Counter[str]]] = {kind: {} for kind in KINDS}
    of_books = [entry for entry in catalogue() if not is_house(entry)]
    for entry in of_books:
        group = entry.kind if isinstance(entry, Element | Game) else entry.all_parts[0]
        for column in ("total", entry.state):
            by_kind[entry.kind_of_entry][column] += 1
            by_part[entry.kind_of_entry].setdefault(group, Counter())[column] += 1
    parts = {
        kind: {group: {column: counted[column] for column in ("total", *STATES)} for group, counted in groups.items()}
        for kind, groups in by_part.items()
    }
    return {"kinds": by_kind, "parts": parts, "house": sum(map(is_house, catalogue()))}


def is_house(entry: AnyEntry) -> bool:
    """Whether it is a rule of no book."""
    return isinstance(entry, Option) and entry.house


def show_coverage(texts: Texts) -> None:
    """The counts as a table."""
    counted = counts()
    screen = _screen(texts)
    states = [f"#{texts(f'rules-state-{state}')}" for state in STATES]
    table = _table(
        screen, texts("rules-column-kind"), texts("rules-column-part"), f"#{texts('rules-column-total')}", *states
    )
    for kind in KINDS:
        name = texts(f"rules-kinds-{kind}")
        table.add_row(name, texts("rules-total"), *map(str, counted["kinds"][kind].values()), style="bold")
        for part, numbers in sorted(counted["parts"][kind].items()):
            table.add_row("", group_name(part, texts), *(str(number) if number else "" for number in numbers.values()))
    screen.console.print(table)
    screen.say(texts("rules-coverage-house", count=counted["house"]))


# ---------------------------------------------------------------- lists


def filtered(part: str, state: str, kind: str) -> tuple[AnyEntry, ...]:
    """The entries that pass."""
    entries = tuple(catalogue())
    parts = sorted({name for entry in entries for name in groups_of(entry)})
    for what, value, choice in (("part", part, parts), ("state", state, STATES), ("kind", kind, (*KINDS, "preset"))):
        if value and value not in choice:
            raise SayableError(
                f"there is no {what} {value!r}",
                TextId("rules-wrong-filter"),
                what=f"--{what}",
                value=value[:60],
                choice=", ".join(choice),
            )
    return tuple(
        entry
        for entry in entries
        if (not part or part in groups_of(entry))
        and (not state or entry.state == state)
        and (not kind or entry.kind_of_entry == kind)
    )


def groups_of(entry: AnyEntry) -> tuple[str, ...]:
    """The parts of an entry, and its own kind where it has one."""
    kinds = (entry.kind,) if isinstance(entry, Element | Game) else ()
    return tuple(dict.fromkeys((*entry.all_parts, *kinds)))


def group_name(group: str, texts: Texts) -> str:
    """A part in words, and as ``--part`` takes it."""
    return f"{texts(f'group-{group}')} ({group})"


def show_list(texts: Texts, entries: Iterable[AnyEntry]) -> None:
    """One line for each entry."""
    entries = tuple(entries)
    screen = _screen(texts)
    columns = ("kind", "id", "name", "state")
    table = _table(screen, *(texts(f"rules-column-{column}") for column in columns))
    room = max((len(entry.id) for entry in entries), default=0) * 5 <= screen.console.width * 2
    if room or not screen.console.is_terminal:  # whoever searches a file or a pipe must find whole ids
        table.columns[columns.index("id")].no_wrap = True  # a long name gives way to a whole id while there is room
    for entry in entries:
        ja = entry.japanese[0]
        name = f"{entry.name(texts.language)}  {ja}" if ja else entry.name(texts.language)
        name += f" ({texts('rules-house')})" if is_house(entry) else ""
        table.add_row(texts(f"rules-kind-{entry.kind_of_entry}"), entry.id, name, texts(f"rules-state-{entry.state}"))
    screen.console.print(table)


def show_presets(texts: Texts) -> None:
    """The rule sets that come with the program."""
    screen = _screen(texts)
    table = _table(screen, texts("rules-column-id"), texts("rules-column-name"))
    for preset in presets():
        table.add_row(preset, load(preset).name(texts.language))
    screen.console.print(table)


# ---------------------------------------------------------------- one entry


def show_all(texts: Texts, name: str, as_json: bool, cited_lines: bool = False) -> None:
    """Everything that bears this id, or the rule set in this file; ``cited_lines``: with the lines of the books."""
    entries = catalogue().named(name) or called(name)
    rule_set = load(name, parse_pattern) if name in sheets() or name.endswith(".toml") or "@" in name else None
    if not entries and rule_set is None:
        raise _no_such_entry(name[:60])
    if as_json:
        told = [entry_for_programs(entry) for entry in entries]
        if rule_set is not None:
            told.append(rule_set_for_programs(rule_set))
        typer.echo(json.dumps(told, ensure_ascii=False, indent=2))
        return
    screen = _screen(texts)
    blocks = [(_title(entry, texts), entry_lines(entry, texts), entry) for entry in entries]
    for number, (title, lines, entry) in enumerate(blocks):
        if number:
            screen.say("")
        _show_block(screen, title, text_of(entry, texts), lines + _cited_lines(entry.seed, texts, cited_lines))
        if isinstance(entry, Option):
            _show_meanings(screen, texts, entry)
    if rule_set is not None:
        if blocks:
            screen.say("")
        about = rule_set.header.about.get(texts.language, "")
        lines = rule_set_lines(rule_set, texts) + _cited_lines(rule_set.header.seed, texts, cited_lines)
        _show_block(screen, rule_set.name(texts.language), about, lines)
        of_game = texts.of(rule_set.game)
        if rule_set.basis is not None:
            _show_table(screen, of_game, (rule_set.basis, rule_set))
        elif not rule_set.is_bare:
            _show_rules_in_force(screen, of_game, rule_set)
        _show_readings(screen, of_game, rule_set, cited_lines)


def _cited_lines(seed: str, texts: Texts, asked_for: bool) -> Lines:
    """Books and lines by their numbers, for those who work on the rules."""
    return [(texts("rules-field-lines"), seed)] if asked_for and seed else []


def _show_rules_in_force(screen: Screen, texts: Texts, rule_set: RuleSet) -> None:
    """All that holds in a game of its own, and what its hands are worth."""
    table = _table(screen, texts("rules-column-rule"), rule_set.id)
    for name in in_force(rule_set):
        option = catalogue().options[name]
        table.add_row(_title(option, texts), _with_meaning(option, _unusual(option, rule_set.values[name]), texts))
    for place in parts_in_force(rule_set):
        table.add_row(_part_title(place, texts), part_meaning(place, part_value(rule_set.plan, place), texts))
    for name, price in rule_set.prices.items():
        element = catalogue().elements[name]
        table.add_row(_title(element, texts), _price(price, rule_set, texts))
    screen.console.print(table)


def _unusual(option: Option, value: Value) -> Value:
    """Of a table of settings those that are not as usual."""
    if option.table is None or not isinstance(value, Fields):
        return value
    usual = {name: forms.default for name, forms in option.table.fields.items()}
    return Fields(
        {name: said for name, said in value.items() if (list(said) if isinstance(said, tuple) else said) != usual[name]}
    )


def _show_readings(screen: Screen, texts: Texts, rule_set: RuleSet, cited_lines: bool) -> None:
    """Where the books say it, and how they were read where they do not say it clearly."""
    sources, readings = rule_set.sources(), rule_set.readings(texts.language)
    if told_by_itself(rule_set):  # what is not there needs no source
        told = {*in_force(rule_set), *parts_in_force(rule_set), *rule_set.prices, *readings}
        sources = {name: source for name, source in sources.items() if name in told}
    if not sources and not readings:
        return
    screen.say("")
    table = _table(screen, texts("rules-column-rule"), texts("rules-column-source"), texts("rules-column-reading"))
    for name in (*readings, *(name for name in sources if name not in readings)):
        source = sources.get(name, "")
        table.add_row(
            rule_title(name, texts), source if cited_lines else in_words(source, texts), readings.get(name, "")
        )
    screen.console.print(table)


def rule_title(name: str, texts: Texts) -> str:
    """What a source or a reading is about: a field of the plan, or an entry of the catalogue."""
    if name in PLACES:
        return _part_title(name, texts)
    return next((_title(entry, texts) for entry in catalogue().named(name)), name)


def _no_such_entry(name: str) -> SayableError:
    """An id is suggested only where it, or a name of its entry, is much like what was asked for."""
    known = {preset: preset for preset in presets()}
    known |= {called: entry.id for entry in catalogue() for called in names_of(entry)}
    known |= {entry.id: entry.id for entry in catalogue()}
    near = get_close_matches(folded(name), known, n=1, cutoff=CLOSE) or get_close_matches(name, known, 1, CLOSE)
    if not near:
        return SayableError(f"there is no {name!r}", TextId("rules-no-such-entry"), name=name)
    nearest = known[near[0]]
    return SayableError(f"there is no {name!r}", TextId("rules-no-such-entry-near"), name=name, nearest=nearest)


def _show_block(screen: Screen, title: str, text: str, lines: Sequence[tuple[str, str]]) -> None:
    screen.say((title, "bold"))
    if text:
        screen.say(text)
    for label, said in lines:
        if said:
            screen.say((f"{label}: ", "dim"), said)


def _show_meanings(screen: Screen, texts: Texts, option: Option) -> None:
    rows = tuple(meanings(option, texts))
    if option.state != "done" and all(means in repetitions(value) for _, value, means, _ in rows):
        return
    table = _table(screen, texts("rules-column-value"), texts("rules-column-meaning"))
    for path, value, means, built in rows:
        inside = "  " if len(path) > 1 else ""
        if path[-1] in ("on", "off"):
            value = value.removesuffix(path[-1]) + _yes_or_no(path[-1], path[-1], texts)
        table.add_row(inside + value, means if built else texts("rules-value-unbuilt", means=means))
    screen.console.print(table)


def repetitions(value: str) -> tuple[str, ...]:
    """Meanings that say no more than the value itself."""
    return ("", value, value.replace("_", " "), {"on": "used", "off": "not used"}.get(value, ""))


def _title(entry: AnyEntry, texts: Texts) -> str:
    house = f", {texts('rules-house')}" if is_house(entry) else ""
    match entry:
        case Element():
            name = texts(entry.text_id)
        case Option():  # not by the id of its name alone: "limit_scale-sanma" is a value of that option
            name = name_in_game(entry, texts)
        case _:
            name = entry.name(texts.language)
    return f"{name} ({entry.id}){house}"


def text_of(entry: AnyEntry, texts: Texts) -> str:
    """What it is, in a few sentences."""
    if isinstance(entry, Game):
        return ""
    if entry.state != "done":  # the catalogue is written in English
        return texts("rules-text-unbuilt", text=entry.definition) if entry.definition else ""
    return entry.explained(texts)


def entry_lines(entry: AnyEntry, texts: Texts) -> Lines:
    """What is known of it: names of facts, and the facts."""
    own, foreign = _other_names(entry, texts.language)
    lines: Lines = [
        (texts("rules-field-kind"), texts(f"rules-kind-{entry.kind_of_entry}")),
        (texts("rules-field-origin"), texts("rules-house") if is_house(entry) else ""),
        (texts("rules-field-aka"), "; ".join(own)),
        (texts("rules-field-foreign"), "; ".join(foreign)),
        (texts("rules-field-ja"), " ".join(name for name in entry.japanese if name)),
        (texts("rules-field-state"), texts(f"rules-state-{entry.state}")),
        (texts("rules-field-reason"), entry.reason),
        (texts("rules-field-parts"), ", ".join(group_name(group, texts) for group in groups_of(entry))),
    ]
    match entry:
        case Option():
            lines += _option_lines(entry, texts)
        case Element():
            lines += [
                (texts("rules-field-price"), _usual_price(entry, texts)),
                (texts("rules-field-option"), _title(catalogue().options[entry.option], texts) if entry.option else ""),
                (texts("rules-field-games"), _games(entry.games, texts)),
                *_example_lines(entry, texts),
            ]
        case Game():
            lines += [
                (texts("rules-field-players"), entry.figure("players", texts.language)),
                (texts.of(entry.id)(TextId("rules-field-tiles")), entry.figure("tiles", texts.language)),
                (texts("rules-field-hand"), entry.figure("hand", texts.language)),
            ]
    source = in_words(entry.seed, texts)
    return [*lines, (texts("rules-field-note"), entry.remark(texts.language)), (texts("rules-field-seed"), source)]


def _other_names(entry: AnyEntry, language: Language) -> tuple[list[str], list[str]]:
    """What else it is called in this language, and what in the other; not what its name says already."""
    russian = [
        name for name in entry.aka if CYRILLIC.search(name) and name.casefold() not in entry.name("ru").casefold()
    ]
    english = [
        name for name in entry.aka if not CYRILLIC.search(name) and name.casefold() not in entry.name("en").casefold()
    ]
    if language == "ru":
        return russian, [entry.name("en"), *english]
    return english, [entry.name("ru"), *russian]


def _example_lines(entry: Element, texts: Texts) -> Lines:
    """Won hands with the element, and hands that just miss it; they are tests, too."""
    if entry.id not in yaku():
        return []
    element = yaku()[entry.id]
    if len(entry.games) == 1 and entry.games[0] in APART:
        texts = texts.of(entry.games[0])
    return [
        *((texts("rules-field-pattern"), pattern) for pattern in dict.fromkeys(filter(None, element.every_pattern))),
        *((texts("rules-field-example"), _example(example, texts)) for example in element.examples),
        *((texts("rules-field-near"), _example(near, texts) + _why_not(near, texts)) for near in element.near),
        *(
            (texts("rules-field-example" if pond.counts else "rules-field-near"), _pond(pond, texts))
            for pond in element.ponds
        ),
    ]


def _example(example: Example, texts: Texts) -> str:
    hand = format_hand(parse_hand(example.hand), texts.language)
    win = format_tiles(parse_tiles(example.win), texts.language)
    told = [texts(fact_text(fact, True)) for fact in example.told if fact not in ("tsumo", "dealer")]
    if (example.seat, example.round) != USUAL_SEAT:
        seat, round_ = (texts(SEATS[Wind[wind]]) for wind in (example.seat, example.round))
        told.append(texts("rules-example-seat", seat=seat, round=round_))
    shown = example.indicators + example.ura
    if shown:
        told.append(texts("rules-example-indicators", tiles=format_tiles(parse_tiles(shown), texts.language)))
    if example.nuki:
        told.append(texts("rules-example-aside", count=example.nuki))
    if example.pond:
        told.append(texts("rules-example-pond", pond=format_tiles(parse_tiles(example.pond), texts.language)))
    return ", ".join([texts("rules-example", hand=hand, win=win, by=example.by), *told])


def _pond(example: PondExample, texts: Texts) -> str:
    pond = format_tiles(parse_tiles(example.pond), texts.language)
    if example.taken:
        return texts("rules-example-pond-taken", pond=pond)
    return texts("rules-example-pond", pond=pond)


def _why_not(near: NearMiss, texts: Texts) -> str:
    if near.under:
        return ": " + texts("rules-example-under", element=texts(f"yaku-{near.under}"))
    if near.lacks or near.has:
        return ": " + texts(fact_text(near.lacks, False) if near.lacks else fact_text(near.has, True))
    return ""  # dora are counted, there is nothing to explain


def _written(value: Value, texts: Texts) -> str:
    """A value as sheets write it; whether a rule is used is said in words first."""
    return _yes_or_no(value, written(value), texts) if value in ("on", "off") else written(value)


def _yes_or_no(value: Value, said: str, texts: Texts) -> str:
    return texts("rules-written-on", written=said) if value == "on" else texts("rules-written-off", written=said)


def _usual_price(element: Element, texts: Texts) -> str:
    """What an element is worth by the catalogue, in words: ``2 han, closed and open hand``."""
    price = usual_price(element)
    if price is None:
        return element.worth
    game = element.games[0] if len(element.games) == 1 else ""
    linear = load(game).plan.value.linear if game in presets() else 0
    words = price_words(price, linear, game)[texts.language]
    return texts("rules-price-alike", worth=words) if price.closed == price.open and game not in APART else words


def _price(price: ElementPrice | None, rule_set: RuleSet, texts: Texts) -> str:
    """What an element is worth by a rule set, in words."""
    return price_words(price, rule_set.plan.value.linear, rule_set.game)[texts.language]


def _price_of(said: str, rule_set: RuleSet, texts: Texts) -> str:
    """The same of a price as `differences` tells it, ``2 / 1 (- tanyao)``: closed, open, and what it absorbs."""
    told = PRICE.fullmatch(said)
    assert told is not None, said
    sides = [None if side == "-" else int(side) if side.isdecimal() else side for side in told["price"].split(" / ")]
    words = _price(ElementPrice(sides[0], sides[-1]), rule_set, texts)
    if not told["absorbs"]:
        return words
    absorbed = (catalogue().elements[one.removeprefix("- ")] for one in told["absorbs"].split(", "))
    return texts("rules-price-absorbs", price=words, others=", ".join(_title(one, texts) for one in absorbed))


def _games(games: Iterable[str], texts: Texts) -> str:
    return ", ".join(f"{texts(f'game-{game}')} ({game})" for game in games)


def _option_lines(option: Option, texts: Texts) -> Lines:
    return [
        (texts("rules-field-choice"), described(option.forms, texts)),
        (texts("rules-field-default"), _written(option.default, texts)),
        (texts("rules-field-games"), _games(option.games, texts)),
        (texts("rules-field-relations"), "; ".join(_relation(relation, texts) for relation in _relations_of(option))),
        (texts("rules-field-conflicts"), ", ".join(option.conflicts)),
        (texts("rules-field-related"), ", ".join(option.related)),
    ]


def _relations_of(option: Option) -> list[Relation]:
    return [
        relation
        for relation in relations()
        if any(condition.option == option.id for condition in (*relation.when, *relation.then))
    ]


def _relation(relation: Relation, texts: Texts) -> str:
    return f"{_conditions(relation.when)} {texts(f'rules-relates-{relation.kind}')} {_conditions(relation.then)}"


def _conditions(conditions: Iterable[Condition]) -> str:
    return ", ".join(
        f"{condition.option} {'≠' if condition.negated else '='} {written(condition.values[0])}"
        for condition in conditions
    )


def rule_set_lines(rule_set: RuleSet, texts: Texts) -> Lines:
    """What a rule set says of itself."""
    header = rule_set.header
    return [
        (texts("rules-field-kind"), f"{texts('rules-kind-preset')} ({rule_set.id})"),
        (texts("rules-field-extends"), header.extends),
        (texts("rules-field-edition"), header.edition),
        (texts("rules-field-fingerprint"), rule_set.fingerprint),
        (texts("rules-field-missing"), _missing(rule_set, texts)),
        (texts("rules-field-unknown"), ", ".join(header.unknown)),
        (texts("rules-field-silent"), _silent(rule_set, texts)),
        (texts("rules-field-seed"), in_words(header.seed, texts)),
    ]


def _silent(rule_set: RuleSet, texts: Texts) -> str:
    """Options that the sheet writes in vain, each with the one that decides instead."""
    return "; ".join(
        texts("rules-silent", rule=name, because=f"{because} = {written(rule_set.values[because])}")
        for name, because in silenced(rule_set).items()
    )


def _missing(rule_set: RuleSet, texts: Texts) -> str:
    return _named(rule_set, (entry for entry in rule_set.unbuilt() if not isinstance(entry, Game)), texts)


def _named(rule_set: RuleSet, entries: Iterable[AnyEntry], texts: Texts) -> str:
    """The rules with what is written for them: it may as well be that one was switched off."""
    return ", ".join(
        f"{entry.name(texts.language)} ({entry.id} = {written(rule_set.values[entry.id])})"
        if isinstance(entry, Option)
        else _title(entry, texts)
        for entry in entries
    )


def entry_for_programs(entry: AnyEntry) -> dict[str, Any]:
    """The entry as plain data."""
    told: dict[str, Any] = {
        "kind": entry.kind_of_entry,
        "id": entry.id,
        "names": {language: entry.name(language) for language in LANGUAGES},
        "ja": entry.japanese[0],
        "romaji": entry.japanese[1],
        "state": entry.state,
        "reason": entry.reason,
        "parts": list(entry.all_parts),
        "seed": entry.seed,
    }
    if isinstance(entry, Option):
        told["definition"] = entry.explained(Texts("en"))
        told["words"] = list(entry.words)
        told["meanings"] = _meanings_for_programs(entry)
        told["default"] = plain(entry.default)
        told["unbuilt"] = list(entry.unbuilt)
        told["games"] = list(entry.games)
        told["house"] = entry.house
    elif isinstance(entry, Element):
        told["definition"] = entry.explained(Texts("en"))
        told["price"] = entry.price
    return told


def _meanings_for_programs(option: Option) -> dict[str, dict[str, str]]:
    languages = LANGUAGES if option.state == "done" else ("en",)
    return {
        language: {".".join(meaning.path): meaning.means for meaning in meanings(option, Texts(language))}
        for language in languages
    }


def rule_set_for_programs(rule_set: RuleSet) -> dict[str, Any]:
    """The rule set as plain data, all of it."""
    return {
        "kind": "preset",
        "id": rule_set.id,
        "names": rule_set.header.name,
        "extends": rule_set.header.extends,
        "fingerprint": rule_set.fingerprint,
        "options": {name: plain(value) for name, value in rule_set.values.items()},
        "yaku": {name: price.plain for name, price in rule_set.prices.items()},
        "patterns": {
            name: {"pattern": own.pattern, "price": own.price.plain, "names": own.name}
            for name, own in rule_set.patterns.items()
        },
        "absorbs": {name: list(others) for name, others in rule_set.absorbs.items()},
        "parts": dict(rule_set.parts),
        "sources": rule_set.sources(),
        "readings": {language: rule_set.readings(language) for language in LANGUAGES},
        "unbuilt": [entry.id for entry in rule_set.unbuilt()],
        "silent": dict(silenced(rule_set)),
    }


# ---------------------------------------------------------------- comparing and checking


def show_differences(texts: Texts, one: RuleSet, other: RuleSet) -> None:
    """Two rule sets beside each other."""
    screen = _screen(texts)
    same = one.fingerprint == other.fingerprint
    if differences_in_force(one, other) or own_differences(one, other) or part_differences(one, other):
        _show_table(screen, texts, (one, other))
        if same:
            screen.say(texts("rules-same-meaning"))
    elif same:
        screen.say(texts("rules-differences-none", one=one.id, other=other.id))
    else:
        screen.say(texts("rules-differences-unnamed", one=one.id, other=other.id))


def _show_table(screen: Screen, texts: Texts, pair: tuple[RuleSet, RuleSet]) -> None:
    table = _table(screen, texts("rules-column-rule"), pair[0].id, pair[1].id)
    for entry, *said in differences_in_force(*pair):
        cells = [
            _cell(entry, text, rule_set, texts.of(rule_set.game)) for text, rule_set in zip(said, pair, strict=True)
        ]
        table.add_row(texts("rules-row-game") if isinstance(entry, Game) else _title(entry, texts), *cells)
    for place, *said in part_differences(*pair):
        cells = [
            _part_cell(place, text, rule_set, texts.of(rule_set.game))
            for text, rule_set in zip(said, pair, strict=True)
        ]
        table.add_row(_part_title(place, texts), *cells)
    for name, *said in own_differences(*pair):
        table.add_row(_own_title(name, pair, texts), *said)
    screen.console.print(table)


def _part_title(place: str, texts: Texts) -> str:
    return f"{part_name(place, texts)} (parts.{place})"


def _part_cell(place: str, said: str, rule_set: RuleSet, texts: Texts) -> Text:
    """What stands at the place; below it what that means, where that is not plain."""
    value = part_value(rule_set.plan, place)
    if isinstance(value, bool):
        return Text(_yes_or_no("on" if value else "off", said, texts))
    means = part_meaning(place, value, texts)
    if value is None:
        return Text(means)
    return Text(said) if means == said else Text.assemble(said, ("\n" + means, "dim"))


def _own_title(name: str, pair: tuple[RuleSet, RuleSet], texts: Texts) -> str:
    """What the rule sets call a pattern of their own, the second one first: it is the child."""
    called = [own.name for rule_set in reversed(pair) if (own := rule_set.patterns.get(name)) is not None]
    names = [title for title in (names.get(texts.language) or names.get("en") for names in called) if title]
    return f"{names[0]} (yaku.patterns.{name})" if names else f"yaku.patterns.{name}"


def _cell(entry: AnyEntry, said: str, rule_set: RuleSet, texts: Texts) -> Text:
    """What a rule set says of an entry: its game by name, prices in words, values with what they mean."""
    match entry:
        case Game():
            return Text(_games([rule_set.game], texts))
        case Element():
            return Text(_price_of(said, rule_set, texts))
        case Option():
            there = said != NOT_THERE
            return _with_meaning(entry, rule_set.values[entry.id], texts) if there else Text(texts("rules-not-there"))


def _with_meaning(option: Option, value: Value, texts: Texts) -> Text:
    """A value of an option; below a word, a list or a table stands what it means."""
    said = _written(value, texts)
    if option.state != "done":
        return Text(said)
    if isinstance(value, Fields) or (isinstance(value, tuple) and any(isinstance(one, str) for one in value)):
        means = [value_words(option, value, texts.game)[texts.language]]
    else:
        path = "list" if isinstance(value, tuple) else str(value)
        means = [meaning.means for meaning in meanings(option, texts) if meaning.path == (path,)]
    return Text.assemble(said, *(("\n" + text, "dim") for text in means))


def show_check(texts: Texts, rule_set: RuleSet, file: str) -> None:
    """That the file is in order, and what of it does not work yet."""
    screen = _screen(texts)
    fingerprint = rule_set.fingerprint[:SHORT_FINGERPRINT]
    screen.say(texts("rules-checked", file=file, name=rule_set.name(texts.language), fingerprint=fingerprint))
    scoring, settlement = rule_set.unbuilt_for("scoring"), rule_set.unbuilt_for("settlement")
    told = (*scoring, *settlement)
    table = [entry for entry in rule_set.unbuilt() if entry not in told and not isinstance(entry, Game)]
    if not scoring:
        screen.say(texts("rules-checked-scoring"))
    for text_id, entries in (
        (TextId("rules-checked-scoring-missing"), scoring),
        (TextId("rules-checked-settlement-missing"), settlement),
        (TextId("rules-checked-table-missing"), table),
    ):
        if entries:
            screen.say(texts(text_id, rules=_named(rule_set, entries, texts)))
    if silent := _silent(rule_set, texts):
        screen.say(texts("rules-checked-silent", rules=silent))
