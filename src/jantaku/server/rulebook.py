"""Rule sets and the catalogue as data with sentences in both languages: what the rule pages and the tables show."""

from collections.abc import Iterable, Iterator
from functools import cache, lru_cache
from typing import Any, Final

from jantaku.hands import format_hand, parse_hand
from jantaku.records.of_match import is_preset, sheet_of
from jantaku.rules import (
    AnyEntry,
    Element,
    Game,
    Option,
    Problem,
    RuleSet,
    RuleSetError,
    catalogue,
    differences,
    load,
    own_differences,
    part_differences,
    presets,
    read,
    search,
)
from jantaku.rules.meanings import meanings
from jantaku.rules.part_meanings import part_meaning, part_name, part_value
from jantaku.rules.plan import Plan
from jantaku.rules.relations import Relation, relations
from jantaku.rules.search import called
from jantaku.rules.values import Forms, Value, plain, written
from jantaku.scoring.book import tile_set_of
from jantaku.server import messages as say
from jantaku.server.errors import ServerError
from jantaku.server.wire import Json, Said, each, excuse, said
from jantaku.server.wire import plain as same
from jantaku.texts import LANGUAGES, SayableError, Texts
from jantaku.tiles import format_tiles, parse_tiles, short_of
from jantaku.yaku import Example, NearMiss, fact_text
from jantaku.yaku import elements as yaku
from jantaku.yaku.patterns import parse_pattern

SHEET: Final = "sheet.toml"
MOST_FOUND: Final = 2000

# ---------------------------------------------------------------- rule sets


def rules_named(name: str, sheet: str = "") -> RuleSet:
    """A preset by its id, or what a sheet says; never a file of this machine."""
    if sheet:
        try:
            return read(sheet, SHEET, None, parse_pattern)
        except RuleSetError as error:
            raise ServerError("wrong_rules", excuse(error), problems=problems_on_wire(error.problems)) from None
        except SayableError as error:
            raise ServerError("wrong_rules", excuse(error), problems=[]) from None
    if name.partition("@")[0] not in presets():
        raise ServerError("not_found", what=name[:60])
    try:
        return load(name)
    except SayableError as error:
        raise ServerError("not_found", excuse(error)) from None


def name_of(rules: RuleSet) -> Said:
    """What people call it."""
    return {language: rules.name(language) for language in LANGUAGES}


@lru_cache(maxsize=256)
def short_rules(rules: RuleSet) -> Json:
    """A rule set on a card of the lobby: ``EMA + 3 changes``."""
    base = base_of(rules)
    return {
        "id": rules.id,
        "name": name_of(rules),
        "game": rules.game,
        "players": rules.plan.payments.seats,
        "parent": base.id,
        "parent_name": name_of(base),
        "changes": len(differences_on_wire(base, rules)),
    }


def base_of(rules: RuleSet) -> RuleSet:
    """The preset that a rule set rests on; a preset is its own."""
    found: RuleSet = rules
    while not is_preset(found) and found.parent is not None:
        found = found.parent
    return found


@lru_cache(maxsize=256)
def rules_on_wire(rules: RuleSet) -> Json:
    """The header of a rule set, what sets it apart from its preset, and what a table of it has."""
    base, plan, header = base_of(rules), rules.plan, rules.header
    box = tile_set_of(plan)
    return {
        "id": rules.id,
        "name": name_of(rules),
        "about": {language: header.about.get(language, "") for language in LANGUAGES},
        "game": rules.game,
        "game_name": _name(catalogue().games[rules.game]),
        "fingerprint": rules.fingerprint,
        "players": plan.payments.seats,
        "parent": base.id,
        "parent_name": name_of(base),
        "differences": differences_on_wire(base, rules),
        "tiles": list(dict.fromkeys(short_of(tile) for tile in sorted(box.tiles, key=lambda tile: (tile & 63, -tile)))),
        "copies": _copies(box.tiles),
        "features": features_of(plan),
    }


def _copies(tiles: Iterable[Any]) -> dict[str, int]:
    counted: dict[str, int] = {}
    for tile in tiles:
        face = short_of(tile)
        counted[face] = counted.get(face, 0) + 1
    return counted


def features_of(plan: Plan) -> Json:
    """What a page must make room for."""
    return {
        "riichi": plan.riichi.declared and not plan.riichi.dealt,
        "ready": plan.riichi.dealt,
        "chi": "chi" in plan.calls.verbs,
        "dora": plan.dora.indicator,
        "red": plan.dora.red,
        "nuki": list(plan.nuki.tiles),
        "void_suit": plan.void.chosen,
        "exchange": plan.exchange.tiles,
        "until_winners": plan.winners.until,
        "kan_hidden": plan.kans.hidden,
        "sticks": plan.payments.stick > 0,
        "fu": plan.fu.counted,
        "hand": sum(plan.wall.blocks),
        "linear": plan.value.linear > 0,
        "start": plan.settlement.start,
    }


@cache
def rule_sets() -> list[Json]:
    """All rule sets that come with the program."""
    return [_listed(load(preset)) for preset in presets()]


def _listed(rules: RuleSet) -> Json:
    missing = rules.unbuilt_for("playing")
    return {
        "id": rules.id,
        "name": name_of(rules),
        "about": {language: rules.header.about.get(language, "") for language in LANGUAGES},
        "game": rules.game,
        "game_name": _name(catalogue().games[rules.game]),
        "players": rules.plan.payments.seats,
        "extends": rules.header.extends,
        "edition": rules.header.edition,
        "fingerprint": rules.fingerprint,
        "playable": not missing,
        "missing": [_titled(entry) for entry in missing],
    }


@lru_cache(maxsize=64)
def rule_set(rules: RuleSet) -> Json:
    """All of a rule set."""
    root = rules
    while root.parent is not None:
        root = root.parent
    known = catalogue()
    options = [
        {
            "id": name,
            "name": _name(option),
            "value": plain(rules.values[name]),
            "written": written(rules.values[name]),
            "means": _means(option, rules.values[name]),
            "of_parent": rules.parent is not None and rules.parent.values[name] == rules.values[name],
            "changed": root.values[name] != rules.values[name],
            "state": option.state,
            "parts": option.all_parts,
            "minimum": option.minimum_set,
        }
        for name, option in known.options.items()
        if known.has(rules.game, name)
    ]
    return rules_on_wire(rules) | {
        "extends": rules.header.extends,
        "edition": rules.header.edition,
        "playable": not rules.unbuilt_for("playing"),
        "missing": [_titled(entry) for entry in rules.unbuilt_for("playing")],
        "options": options,
        "prices": {
            name: {"name": said(yaku()[name].name, rules.game) if name in yaku() else same(name), "price": price.plain}
            for name, price in rules.prices.items()
        },
        "patterns": {
            name: {"pattern": own.pattern, "price": own.price.plain, "name": own.name}
            for name, own in rules.patterns.items()
        },
        "absorbs": {name: list(others) for name, others in rules.absorbs.items()},
        "parts": {
            place: {
                "name": each(lambda texts, place=place: part_name(place, texts), rules.game),  # type: ignore[misc]
                "value": told,
                "means": each(
                    lambda texts, place=place: part_meaning(place, part_value(rules.plan, place), texts),  # type: ignore[misc]
                    rules.game,
                ),
            }
            for place, told in rules.parts.items()
        },
        "sources": rules.sources(),
        "readings": _readings(rules),
        "sheet": sheet_of(rules),
    }


def _readings(rules: RuleSet) -> Json:
    told = {language: rules.readings(language) for language in LANGUAGES}
    return {name: {language: told[language].get(name, "") for language in LANGUAGES} for name in told["en"]}


# ---------------------------------------------------------------- differences


def differences_on_wire(one: RuleSet, other: RuleSet) -> list[Json]:
    """All in which two rule sets differ."""
    if one is other:
        return []
    game = other.game
    rows = [
        {
            "id": entry.id,
            "kind": entry.kind_of_entry,
            "name": said(entry.text_id, game) if isinstance(entry, Element) else _name(entry),
            "one": first,
            "other": second,
            "one_means": _said_value(entry, one, first),
            "other_means": _said_value(entry, other, second),
        }
        for entry, first, second in differences(one, other)
    ]
    rows += [
        {
            "id": place,
            "kind": "part",
            "name": each(lambda texts, place=place: part_name(place, texts), game),  # type: ignore[misc]
            "one": first,
            "other": second,
            "one_means": _part(place, one, game),
            "other_means": _part(place, other, game),
        }
        for place, first, second in part_differences(one, other)
    ]
    for name, first, second in own_differences(one, other):
        own = other.patterns.get(name) or one.patterns[name]
        title = {language: own.name.get(language) or own.name.get("en") or name for language in LANGUAGES}
        rows.append(
            {
                "id": name,
                "kind": "pattern",
                "name": title,
                "one": first,
                "other": second,
                "one_means": same(first),
                "other_means": same(second),
            }
        )
    return rows


def _part(place: str, rules: RuleSet, game: str) -> Said:
    return each(lambda texts: part_meaning(place, part_value(rules.plan, place), texts), game)


def _said_value(entry: AnyEntry, rules: RuleSet, said_: str) -> Said:
    return _means(entry, rules.values[entry.id]) if isinstance(entry, Option) else same(said_)


def _means(option: Option, value: Value) -> Said:
    """What a value means: a word by its text, others as they are written."""
    word = (str(value),)
    told = {
        language: next((one.means for one in meanings(option, Texts(language)) if one.path == word and one.means), "")
        for language in LANGUAGES
    }
    return {language: text or written(value) for language, text in told.items()}


# ---------------------------------------------------------------- checking


def check(question: say.Sheet) -> Json:
    """Whether a sheet is in order, and what it means."""
    sheet = question.sheet or written_sheet(question)
    try:
        rules = read(sheet, SHEET, None, parse_pattern)
    except RuleSetError as error:
        return {
            "ok": False,
            "problems": problems_on_wire(error.problems),
            "rules": None,
            "sheet": sheet,
            "playable": False,
            "missing": [],
        }
    except SayableError as error:
        problem = {"file": SHEET, "line": 1, "text": excuse(error), "options": []}
        return {"ok": False, "problems": [problem], "rules": None, "sheet": sheet, "playable": False, "missing": []}
    missing = rules.unbuilt_for("playing")
    return {
        "ok": True,
        "problems": [],
        "rules": rules_on_wire(rules),
        "sheet": sheet,
        "playable": not missing,
        "missing": [_titled(entry) for entry in missing],
    }


def problems_on_wire(problems: Iterable[Problem]) -> list[Json]:
    """All mistakes of a sheet."""
    return [
        {
            "file": problem.file,
            "line": problem.line,
            "text": {language: problem.message(language).partition(": ")[2] for language in LANGUAGES},
            "options": _named_in(problem),
        }
        for problem in problems
    ]


def _named_in(problem: Problem) -> list[str]:
    """The options that a mistake is about."""
    words = [problem.option, *(value for value in problem.arguments.values() if isinstance(value, str))]
    known = catalogue().options
    found = [part for word in words for part in word.replace(",", " ").replace("=", " ").split() if part in known]
    return list(dict.fromkeys(found))


def written_sheet(question: say.Sheet) -> str:
    """The sheet of a rule set that was put together by switches."""
    lines = [f"id = {_toml(question.id)}", f"extends = {_toml(question.extends or 'riichi')}"]
    if question.name:
        lines.append(f"name = {_toml(dict(question.name))}")
    lines += [f"{_key(name)} = {_toml(value)}" for name, value in question.options.items()]
    if question.yaku:
        lines += ["", "[yaku.price]", *(f"{_key(name)} = {_toml(value)}" for name, value in question.yaku.items())]
    return "".join(f"{line}\n" for line in lines)


def _key(name: str) -> str:
    return name if name.replace("_", "").isalnum() and name.isascii() else _toml(name)


def _toml(value: Any) -> str:
    try:
        return written(value)
    except TypeError:
        raise ServerError("bad_message", place="options") from None


# ---------------------------------------------------------------- the catalogue


def _name(entry: AnyEntry) -> Said:
    return {language: entry.name(language) for language in LANGUAGES}


def _titled(entry: AnyEntry) -> Said:
    return {language: f"{entry.name(language)} ({entry.id})" for language in LANGUAGES}


def find(words: str, kind: str, state: str, part: str, game: str, limit: int) -> Json:
    """Entries that pass, the best first."""
    entries: Iterable[AnyEntry] = search(words) if words.strip() else tuple(catalogue())
    found = [
        entry
        for entry in entries
        if (not kind or entry.kind_of_entry == kind)
        and (not state or entry.state == state)
        and (not part or part in entry.all_parts)
        and (not game or _in_game(entry, game))
    ]
    return {"total": len(found), "entries": [short_entry(entry) for entry in found[: min(limit, MOST_FOUND)]]}


def _in_game(entry: AnyEntry, game: str) -> bool:
    match entry:
        case Option():
            return catalogue().has(game, entry.id)
        case Element():
            return game in entry.games
    return entry.id == game


@lru_cache(maxsize=4096)
def _short_entry(kind: str, name: str) -> Json:
    entry = next(entry for entry in catalogue().named(name) if entry.kind_of_entry == kind)
    return {
        "kind": kind,
        "id": name,
        "name": _name(entry),
        "ja": entry.japanese[0],
        "romaji": entry.japanese[1],
        "state": entry.state,
        "parts": entry.all_parts,
        "games": () if isinstance(entry, Game) else entry.games,
        "minimum": isinstance(entry, Option) and entry.minimum_set,
    }


def short_entry(entry: AnyEntry) -> Json:
    """An entry in a list."""
    return _short_entry(entry.kind_of_entry, entry.id)


def entries(name: str) -> list[Json]:
    """All entries with this id or name."""
    found = catalogue().named(name) or called(name)
    if not found:
        raise ServerError("not_found", what=name[:60])
    return [_entry(entry) for entry in found]


def _entry(entry: AnyEntry) -> Json:
    told = short_entry(entry) | {
        "text": _text(entry),
        "seed": entry.seed,
        "aka": entry.aka,
        "reason": entry.reason,
        "note": entry.note,
        "presets": dict(_in_presets(entry)),
    }
    match entry:
        case Option():
            told["option"] = _option(entry)
        case Element():
            told["element"] = _element(entry)
        case Game():
            told["game"] = {
                "players": entry.players,
                "tiles": entry.tiles,
                "hand": entry.hand,
                "completeness": entry.completeness,
                "presets": [preset for preset in presets() if load(preset).game == entry.id],
            }
    return told


def _text(entry: AnyEntry) -> Said:
    if isinstance(entry, Option):
        return said(f"option-{entry.id}-text") if entry.state == "done" else same(entry.definition)
    if isinstance(entry, Element) and entry.id in yaku():
        return said(yaku()[entry.id].text)
    return same(entry.definition if isinstance(entry, Element) else "")


def _in_presets(entry: AnyEntry) -> Iterator[tuple[str, str]]:
    """What each rule set of its games says of it."""
    for preset in presets():
        rules = load(preset)
        if isinstance(entry, Option) and catalogue().has(rules.game, entry.id):
            yield preset, written(rules.values[entry.id])
        elif isinstance(entry, Element) and entry.id in rules.prices:
            yield preset, written(rules.prices[entry.id].plain)  # type: ignore[arg-type]


def _option(option: Option) -> Json:
    built = option.state == "done"
    told = {language: list(meanings(option, Texts(language))) for language in LANGUAGES}
    return {
        "default": plain(option.default),
        "forms": _forms(option.forms),
        "values": [
            {
                "value": told["en"][at].value,
                "path": one.path,
                "means": {language: told[language][at].means for language in LANGUAGES},
                "built": built and one.built,
            }
            for at, one in enumerate(told["en"])
        ],
        "conflicts": option.conflicts,
        "related": option.related,
        "minimum": option.minimum_set,
        "house": option.house,
        "relations": [
            _relation(relation)
            for relation in relations()
            if any(condition.option == option.id for condition in (*relation.when, *relation.then))
        ],
    }


def _forms(forms: Forms) -> Json:
    number, array, table = forms.number, forms.array, forms.table
    return {
        "words": list(forms.words),
        "number": None if number is None else {"from": number.low, "to": number.high, "step": number.step},
        "list": None
        if array is None
        else {
            "of": array.of,
            "words": list(array.words),
            "size": array.sizes,
            "from": array.low,
            "to": array.high,
            "step": array.step,
        },
        "table": None
        if table is None
        else {
            "fields": {name: _forms(field.forms) | {"default": field.default} for name, field in table.fields.items()}
        },
        "text": forms.text is not None,
        "code": None if forms.code is None else forms.code.example,
    }


def _relation(relation: Relation) -> Json:
    def conditions(side: Any) -> str:
        return ", ".join(f"{one.option} {'≠' if one.negated else '='} {written(one.values[0])}" for one in side)

    return {
        "kind": relation.kind,
        "text": each(
            lambda texts: (
                f"{conditions(relation.when)} {texts(f'rules-relates-{relation.kind}')} {conditions(relation.then)}"
            )
        ),
        "options": list(dict.fromkeys(one.option for one in (*relation.when, *relation.then))),
    }


def _element(element: Element) -> Json:
    known = yaku().get(element.id)
    return {
        "kind": element.kind,
        "price": element.price if element.price is not None else element.worth,
        "needs": element.needs,
        "excludes": element.excludes,
        "examples": [] if known is None else [_example(one, None) for one in known.examples],
        "near": [] if known is None else [_example(one, _why_not(one)) for one in known.near],
        "ponds": [] if known is None else [{"pond": one.pond, "counts": one.counts} for one in known.ponds],
    }


def _example(example: Example, because: Said | None) -> Json:
    return {
        "hand": example.hand,
        "win": example.win,
        "by": example.by,
        "seat": example.seat,
        "round": example.round,
        "dora": example.indicators,
        "ura": example.ura,
        "written": each(lambda texts: format_hand(parse_hand(example.hand), texts.language)),
        "won": each(lambda texts: format_tiles(parse_tiles(example.win), texts.language)),
        "told": [said(fact_text(fact, True)) for fact in example.told if fact not in ("tsumo", "dealer")],
        "because": because,
    }


def _why_not(near: NearMiss) -> Said | None:
    if near.under:
        return each(lambda texts: texts("rules-example-under", element=texts(f"yaku-{near.under}")))
    if near.lacks or near.has:
        return said(fact_text(near.lacks, False) if near.lacks else fact_text(near.has, True))
    return None
