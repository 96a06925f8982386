"""The catalogue as data with sentences in both languages: entries found and shown, and the switches of the editor."""

from collections.abc import Iterable, Iterator
from functools import cache, lru_cache
from typing import Final, get_args

from jantaku.hands import format_hand, parse_hand
from jantaku.rules import AnyEntry, Element, Game, Option, RuleSet, catalogue, load, presets
from jantaku.rules.entries import GROUPS, STATES, Group
from jantaku.rules.meanings import meanings
from jantaku.rules.prices import ElementPrice
from jantaku.rules.relations import Condition, Relation, relations
from jantaku.rules.search import called
from jantaku.rules.sheet import usual_price
from jantaku.rules.values import Forms, plain, written
from jantaku.scoring.win import Flag
from jantaku.server.rule_book.examples import BASE_RULES, examples_of
from jantaku.server.rule_book.finding import find_entries
from jantaku.server.rule_book.groups import agreed, belongs, heading
from jantaku.server.rule_book.guides import about, guides_for, is_question
from jantaku.server.rule_book.rule_sets import rules_on_wire
from jantaku.server.rule_book.words import in_words, means, name_of_entry, price_words
from jantaku.server.telling.wire import Json, Said, cited, each, said
from jantaku.server.telling.wire import plain as same
from jantaku.server.web.errors import ServerError
from jantaku.texts import LANGUAGES, Texts
from jantaku.tiles import format_tiles, parse_tiles
from jantaku.yaku import Example, NearMiss, fact_text
from jantaku.yaku import elements as yaku

MOST_FOUND: Final = 2000
YAKUMAN: Final = 13
"""Han of what is paid by its limit, where yaku are ordered by their prices."""

# ---------------------------------------------------------------- finding


def find(words: str, kind: str, state: str, part: str, group: str, game: str, limit: int) -> Json:
    """Entries that pass, the best first."""
    entries: Iterable[AnyEntry] = find_entries(words) if words.strip() else sorted(catalogue(), key=_shelf)
    if not entries and is_question(words):
        entries = find_entries(" ".join(about(words)))
    found = [
        entry
        for entry in entries
        if (not kind or entry.kind_of_entry == kind)
        and (not state or entry.state == state)
        and (not part or part in entry.all_parts)
        and (not group or entry.group == group)
        and (not game or _in_game(entry, game))
    ]
    return {
        "total": len(found),
        "entries": [short_entry(entry) for entry in found[: min(limit, MOST_FOUND)]],
        "guides": guides_for(words) if words.strip() else [],
    }


SHELVES: Final[tuple[Group, ...]] = ("riichi", "dora", "calls", "yaku", "points", "paying", "draws", "dealer", "end")
"""In this order players ask for groups of rules; what is settled before the first deal, fines and the rest they ask
for last."""


@cache
def _common() -> tuple[str, ...]:
    """The yaku of every table, the cheapest first."""
    prices = load("riichi").prices

    def han(name: str) -> int:
        return price if isinstance(price := prices[name].closed, int) else YAKUMAN

    return tuple(sorted(prices, key=han))


def _shelf(entry: AnyEntry) -> tuple[int, int, int]:
    """Where an entry stands when nothing is looked for: what is built first, of that the yaku of every table, what is
    agreed on at every table, other rules, other yaku, games."""
    state = STATES.index(entry.state)
    group = SHELVES.index(entry.group) if entry.group in SHELVES else len(SHELVES)
    match entry:
        case Element():
            common = _common()
            return (state, 0, common.index(entry.id)) if entry.id in common else (state, 3, group)
        case Option():
            return state, 1 if entry.minimum_set else 2, group
    return state, 4, group


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
        "name": name_of_entry(entry),
        "ja": entry.japanese[0],
        "romaji": entry.japanese[1],
        "state": entry.state,
        "fixed": isinstance(entry, Option) and name in BASE_RULES.values(),
        "parts": entry.all_parts,
        "group": entry.group,
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
        "source": cited(entry.seed),
        "aka": entry.aka,
        "reason": entry.reason,
        "note": each(lambda texts: entry.remark(texts.language)),
        "presets": {one["set"]: written(one["value"]) for one in _in_presets(entry)},
        "sets": list(_in_presets(entry)),
        "readings": list(_readings(entry)),
        "scenarios": examples_of(entry),
    }
    match entry:
        case Option():
            told["option"] = _option(entry)
        case Element():
            told["element"] = _element(entry)
        case Game():
            told["game"] = {
                "players": each(lambda texts: entry.figure("players", texts.language)),
                "tiles": each(lambda texts: entry.figure("tiles", texts.language)),
                "hand": each(lambda texts: entry.figure("hand", texts.language)),
                "completeness": entry.completeness,
                "presets": [preset for preset in presets() if load(preset).game == entry.id],
            }
    return told


def _text(entry: AnyEntry) -> Said:
    if isinstance(entry, Option):
        if entry.id in BASE_RULES.values():
            return said(f"rules-base-{entry.id}")
        return each(lambda texts: in_words(entry.explained(texts), entry, texts))
    return each(entry.explained)


def _in_presets(entry: AnyEntry) -> Iterator[Json]:
    """What each rule set of its games says of it."""
    for preset in presets():
        rules = load(preset)
        if isinstance(entry, Option) and catalogue().has(rules.game, entry.id):
            value = rules.values[entry.id]
            yield {"set": preset, "value": plain(value), "means": means(entry, value)}
        elif isinstance(entry, Element) and entry.id in rules.prices:
            price = rules.prices[entry.id]
            yield {
                "set": preset,
                "value": price.plain,
                "means": price_words(price, rules.plan.value.linear, rules.game),
            }


def _readings(entry: AnyEntry) -> Iterator[Json]:
    """How our rule sets read the books where they are unclear on it."""
    for preset in presets():
        header = load(preset).header
        lines = header.cited()
        if entry.id in header.readings or entry.id in lines:
            told = header.readings.get(entry.id, "")
            text = same(told) if isinstance(told, str) else {language: told.get(language, "") for language in LANGUAGES}
            seed = lines.get(entry.id, "")
            yield {"set": preset, "seed": seed, "source": cited(seed), "text": text}


def _option(option: Option) -> Json:
    return {
        "default": plain(option.default),
        "forms": _forms(option.forms),
        "values": _values(option),
        "conflicts": _linked(option.conflicts),
        "related": _linked(option.related),
        "minimum": option.minimum_set,
        "house": option.house,
        "relations": [
            _relation(relation)
            for relation in relations()
            if any(condition.option == option.id for condition in (*relation.when, *relation.then))
        ],
    }


def _values(option: Option) -> list[Json]:
    """What each value means; of what is not built the books' English only."""
    built = option.state == "done"
    told = {language: list(meanings(option, Texts(language))) for language in LANGUAGES}
    return [
        {
            "value": one.value,
            "path": one.path,
            "means": {language: in_words(told[language][at].means, option, Texts(language)) for language in LANGUAGES},
            "built": built and one.built,
        }
        for at, one in enumerate(told["en"])
    ]


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
            "ids": array.names_elements,
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
    return {
        "kind": relation.kind,
        "when": [_condition(one) for one in relation.when],
        "then": [_condition(one) for one in relation.then],
    }


def _condition(condition: Condition) -> Json:
    option = catalogue().options[condition.option]
    return {
        "id": option.id,
        "name": name_of_entry(option),
        "not": condition.negated,
        "means": means(option, condition.values[0]),
    }


def _linked(ids: Iterable[str]) -> list[Json]:
    """Other entries by name."""
    return [{"id": name, "name": name_of_entry(found[0])} for name in ids if (found := catalogue().named(name))]


def _element(element: Element) -> Json:
    known = yaku().get(element.id)
    return {
        "kind": element.kind,
        "price": price_words(usual_price(element)) if element.price is not None else same(element.worth),
        "needs": _linked(element.needs),
        "excludes": _linked(element.excludes),
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
        "flags": [fact for fact in example.told if fact in get_args(Flag)],
        "because": because,
    }


def _why_not(near: NearMiss) -> Said | None:
    if near.under:
        return each(lambda texts: texts("rules-example-under", element=texts(f"yaku-{near.under}")))
    if near.lacks or near.has:
        return said(fact_text(near.lacks, False) if near.lacks else fact_text(near.has, True))
    return None


# ---------------------------------------------------------------- the editor


@lru_cache(maxsize=8)
def switches(rules: RuleSet) -> Json:
    """All that can be changed of a rule set: options with their controls, yaku with their prices, by group."""
    known = catalogue()
    return {
        "rules": rules_on_wire(rules),
        "groups": GROUPS,
        "options": [
            {
                "id": name,
                "name": name_of_entry(option),
                "ja": option.japanese[0],
                "aka": option.aka,
                "romaji": option.japanese[1],
                "group": heading(option.group, rules),
                "minimum": agreed(option, rules),
                "game": belongs(option, rules),
                "house": option.house,
                "state": option.state,
                "value": plain(rules.values[name]),
                "means": means(option, rules.values[name]),
                "forms": _forms(option.forms),
                "values": _values(option) if option.state == "done" else [],
                "text": _text(option) if option.state == "done" else same(""),
            }
            for name, option in known.options.items()
            if known.has(rules.game, name)
        ],
        "yaku": [
            {
                "id": element.id,
                "name": said(element.text_id, rules.game),
                "ja": element.japanese[0],
                "aka": element.aka,
                "romaji": element.japanese[1],
                "state": element.state,
                "price": _price(rules.prices.get(element.id)),
                "means": price_words(rules.prices.get(element.id), rules.plan.value.linear, rules.game),
                "usual": _price(usual_price(element)),
            }
            for element in known.elements.values()
            if _is_switched_here(element, rules)
        ],
    }


def _price(price: ElementPrice | None) -> int | str | dict[str, int | str] | None:
    return None if price is None else price.plain


def _is_switched_here(element: Element, rules: RuleSet) -> bool:
    """Whether its price is its switch: no option and no part of the game says it, and the game has it."""
    may_be_added = rules.game in element.games and usual_price(element) is not None
    return not element.option and not element.place and (element.id in rules.prices or may_be_added)
