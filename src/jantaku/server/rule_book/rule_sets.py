"""Rule sets as data with sentences in both languages: what the rule pages and the tables show."""

from collections.abc import Iterable, Sequence
from functools import cache, lru_cache, partial
from typing import Any, Final

import msgspec

from jantaku.lessons import lesson
from jantaku.records.of_match import is_preset, sheet_of
from jantaku.rules import (
    AnyEntry,
    Option,
    RuleSet,
    RuleSetError,
    catalogue,
    load,
    own_differences,
    part_differences,
    presets,
    read,
    sheets,
)
from jantaku.rules.in_force import NOT_THERE, differences_in_force, in_force, name_in_game, told_by_itself
from jantaku.rules.part_meanings import part_meaning, part_name, part_value
from jantaku.rules.plan import Plan, Price
from jantaku.rules.prices import HAND_VALUE, LIMITS, ElementPrice, Worth
from jantaku.rules.silent import silenced
from jantaku.rules.values import plain, written
from jantaku.scoring.book import book_of, tile_set_of
from jantaku.server.rule_book.groups import agreed, heading
from jantaku.server.rule_book.paper import paper
from jantaku.server.rule_book.words import means, name_of_entry, price_words, problems_on_wire, titled
from jantaku.server.telling.wire import Json, Said, cited, each, excuse, said
from jantaku.server.telling.wire import plain as same
from jantaku.server.web.errors import ServerError
from jantaku.server.web.messages import OneSet
from jantaku.table.telling.eyes import lying_up
from jantaku.texts import LANGUAGES, SayableError, Texts
from jantaku.tiles import KIND, short_of
from jantaku.yaku import elements as yaku
from jantaku.yaku.patterns import parse_pattern

SHEET: Final = "sheet.toml"

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
    if name.partition("@")[0] not in sheets():
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
        "players": rules.plan.players,
        "parent": base.id,
        "parent_name": name_of(base),
        "changes": len(differences_on_wire(base, rules)),
        **_length(rules.plan),
    }


def _length(plan: Plan) -> Json:
    """How long a match is."""
    return {"rounds": len(plan.length.rounds), "deals": plan.length.deals}


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
        "game_name": name_of_entry(catalogue().games[rules.game]),
        "fingerprint": rules.fingerprint,
        "players": plan.players,
        "parent": base.id,
        "parent_name": name_of(base),
        "differences": differences_on_wire(base, rules),
        **_length(plan),
        "tiles": list(
            dict.fromkeys(short_of(tile) for tile in sorted(box.tiles, key=lambda tile: (tile & KIND, -tile)))
        ),
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
        "building": plan.building.tiles,
        "stages": plan.stages.played,
        "until_winners": plan.winners.until,
        "kan_hidden": plan.kans.hidden,
        "kan_up": list(lying_up(plan.kans)),
        "sticks": plan.payments.stick > 0,
        "fu": plan.fu.counted,
        "hand": book_of(plan).grammar.size - 1,
        "linear": plan.value.linear > 0,
        "start": plan.settlement.start,
        "wall_sides": list(plan.wall.sides),
        "replaced_from_live": plan.wall.replace_from == "live_end",
    }


@cache
def rule_sets() -> list[Json]:
    """All rule sets that come with the program."""
    return [_listed(load(preset)) for preset in presets()]


def _basis_id(rules: RuleSet) -> str:
    """The rule set that it is compared with; empty where it is told by itself."""
    return "" if rules.basis is None else rules.basis.id


def _listed(rules: RuleSet) -> Json:
    missing = rules.unbuilt_for("playing")
    return {
        "id": rules.id,
        "name": name_of(rules),
        "about": {language: rules.header.about.get(language, "") for language in LANGUAGES},
        "game": rules.game,
        "game_name": name_of_entry(catalogue().games[rules.game]),
        "players": rules.plan.players,
        "extends": _basis_id(rules),
        "edition": rules.header.edition,
        "fingerprint": rules.fingerprint,
        "playable": not missing,
        "missing": [titled(entry) for entry in missing],
    }


@lru_cache(maxsize=64)
def rule_set(rules: RuleSet) -> Json:
    """All of a rule set."""
    root, basis = rules.root, rules.basis
    known = catalogue()
    alone = told_by_itself(rules) and not rules.header.is_complete  # which has them all, on or off
    holding = {*in_force(rules)} if alone else {*known.options}
    options = [
        {
            "id": name,
            "name": each(lambda texts, option=option: name_in_game(option, texts), rules.game)  # type: ignore[misc]
            if alone
            else name_of_entry(option),
            "holds": name in holding,
            "value": plain(rules.values[name]),
            "written": written(rules.values[name]),
            "means": means(option, rules.values[name], rules.game),
            "of_parent": basis is not None and basis.values[name] == rules.values[name],
            "changed": root.values[name] != rules.values[name],
            "state": option.state,
            "parts": option.all_parts,
            "group": heading(option.group, rules),
            "minimum": agreed(option, rules),
        }
        for name, option in known.options.items()
        if known.has(rules.game, name)
    ]
    return rules_on_wire(rules) | {
        "extends": _basis_id(rules),
        "alone": alone,
        "edition": rules.header.edition,
        "playable": not rules.unbuilt_for("playing"),
        "missing": [titled(entry) for entry in rules.unbuilt_for("playing")],
        "options": options,
        "paper": paper(rules, rules.basis or rules),
        "prices": {
            name: {
                "name": said(yaku()[name].name, rules.game) if name in yaku() else same(name),
                "price": price.plain,
                "means": price_words(price, rules.plan.value.linear, rules.game),
            }
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
        "seeds": rules.sources(),
        "sources": {name: cited(seed) for name, seed in rules.sources().items()},
        "readings": _readings(rules),
        "silent": silent_on_wire(rules),
        "sheet": sheet_of(rules),
    }


@lru_cache(maxsize=64)
def lesson_on_wire(rules: RuleSet) -> Json:
    """The lesson of a rule set in both languages; no sections where its game has none."""
    return {language: msgspec.to_builtins(lesson(rules, language)) for language in LANGUAGES}


def silent_on_wire(rules: RuleSet) -> Json:
    """Options that a sheet writes in vain, each with a sentence that names what decides instead."""
    return {name: each(partial(_silenced_by, rules, because)) for name, because in silenced(rules).items()}


def _silenced_by(rules: RuleSet, because: str, texts: Texts) -> str:
    option = catalogue().options[because]
    value = means(option, rules.values[because], rules.game)[texts.language]
    return texts("rules-silent-here", because=option.name(texts.language), value=value)


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
            "name": name_of_entry(entry, game),
            "one": first,
            "other": second,
            "one_means": _said_value(entry, one, first),
            "other_means": _said_value(entry, other, second),
        }
        for entry, first, second in differences_in_force(one, other)
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


def _said_value(entry: AnyEntry, rules: RuleSet, told: str) -> Said:
    if isinstance(entry, Option):
        return said("rules-not-there") if told == NOT_THERE else means(entry, rules.values[entry.id], rules.game)
    planned = rules.plan.elements.get(entry.id)
    price = None if planned is None else ElementPrice(_as_worth(planned.closed), _as_worth(planned.open))
    return price_words(price, rules.plan.value.linear, rules.game)


def _as_worth(price: Price | None) -> Worth | None:
    """A price of a plan as people write it."""
    if not isinstance(price, str):
        return price
    base = int(price.removeprefix("limit ")) if price.startswith("limit ") else 0
    named = next((name for name, amount in LIMITS.items() if amount == base), "")
    times, rest = divmod(base, LIMITS["yakuman"])
    return named or (price if rest else f"{times}x yakuman" if base else HAND_VALUE)


def compared(sets: Sequence[OneSet]) -> Json:
    """Rule sets side by side."""
    return {"rows": rows_compared([rules_named(one.rules, one.sheet) for one in sets])}


def rows_compared(sets: Sequence[RuleSet]) -> list[Json]:
    """The rows in which two or three rule sets are not all the same, with what each of them says."""
    first, *others = sets
    rows: dict[tuple[str, str], Json] = {}
    told = [{(row["kind"], row["id"]): row for row in differences_on_wire(first, other)} for other in others]
    for by_row in told:
        for key, row in by_row.items():
            rows.setdefault(key, row)
    return [
        {
            "id": row["id"],
            "kind": row["kind"],
            "name": row["name"],
            "values": [row["one"], *(by_row[key]["other"] if key in by_row else row["one"] for by_row in told)],
            "means": [
                row["one_means"],
                *(by_row[key]["other_means"] if key in by_row else row["one_means"] for by_row in told),
            ],
        }
        for key, row in rows.items()
    ]
