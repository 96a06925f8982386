"""The sheet that a club lays on its tables: what everybody there should know, by groups."""

from collections.abc import Iterator
from typing import Final

from jantaku.rules import Option, RuleSet, catalogue
from jantaku.rules.in_force import in_force, name_in_game, parts_in_force
from jantaku.rules.part_meanings import part_meaning, part_name, part_value
from jantaku.server.rule_book.groups import OF_PLAN, agreed, heading
from jantaku.server.rule_book.words import means, name_of_entry, price_words
from jantaku.server.telling.wire import Json, each, said

SILENT: Final = {"chombo": "none", "wrong_call_penalty": "off", "knocked_over_tiles": "off"}
"""Values that say no more than that the program lets nobody do it: of that a club's sheet says nothing."""


def paper(rules: RuleSet, base: RuleSet) -> list[Json]:
    """What the sheet says, and whether its preset ``base`` says so, too."""
    return list(_of_riichi(rules, base) if rules.root.header.is_complete else _of_a_game(rules, base))


def _of_riichi(rules: RuleSet, base: RuleSet) -> Iterator[Json]:
    """What every table agrees on."""
    for name, option in catalogue().options.items():
        if catalogue().has(rules.game, name) and _is_on_paper(option, rules):
            changed = rules.values[name] != base.values[name]
            yield _option(option, rules, changed) | {"name": name_of_entry(option)}


def _of_a_game(rules: RuleSet, base: RuleSet) -> Iterator[Json]:
    """All that holds in a game of its own: few at a table know it by heart."""
    game = rules.game
    for name in in_force(rules):
        yield _option(catalogue().options[name], rules, rules.values[name] != base.values[name])
    for place in parts_in_force(rules):
        value = part_value(rules.plan, place)
        yield {
            "id": place,
            "name": each(lambda texts, place=place: part_name(place, texts), game),  # type: ignore[misc]
            "means": each(lambda texts, place=place, value=value: part_meaning(place, value, texts), game),  # type: ignore[misc]
            "changed": value != part_value(base.plan, place),
            "state": "done",
            "group": heading(OF_PLAN[place.partition(".")[0]], rules),
        }
    for name, price in rules.prices.items():
        element = catalogue().elements[name]
        yield {
            "id": name,
            "name": said(element.text_id, game),
            "means": price_words(price, rules.plan.value.linear, game),
            "changed": price != base.prices.get(name),
            "state": element.state,
            "group": heading(element.group, rules),
        }


def _option(option: Option, rules: RuleSet, changed: bool) -> Json:
    return {
        "id": option.id,
        "name": each(lambda texts: name_in_game(option, texts), rules.game),
        "means": means(option, rules.values[option.id], rules.game),
        "changed": changed,
        "state": option.state,
        "group": heading(option.group, rules),
    }


def _is_on_paper(option: Option, rules: RuleSet) -> bool:
    if rules.values[option.id] == SILENT.get(option.id):
        return False
    if option.id == "chombo_accumulates" and rules.values["chombo"] == SILENT["chombo"]:
        return False
    return agreed(option, rules) or option.on_paper
