"""Refusing by name what is not built, and doing without it.

A rule set with a rule that the program does not obey loads all the same. Scoring or playing it would be another game,
so it is refused by a sentence that names the rule, unless somebody leaves the rule out on purpose: that is another rule
set, with another name and another fingerprint.
"""

from types import MappingProxyType
from typing import Final

import msgspec

from jantaku.rules.entries import AnyEntry, Option, Purpose, catalogue
from jantaku.rules.overlaps import settle
from jantaku.rules.rule_set import RuleSet
from jantaku.rules.sheet_parts import merged, usual
from jantaku.rules.yaku_groups import GROUPS, with_groups
from jantaku.texts import Language, SayableError, TextId, Texts

MOST_NAMED: Final = 5


class NotBuilt(SayableError):  # noqa: N818
    """Rules that are switched on and not built."""

    def __init__(self, rule_set: RuleSet, entries: tuple[AnyEntry, ...], purpose: Purpose) -> None:
        super().__init__("", TextId(f"rules-not-built-{purpose}"))
        self.rule_set = rule_set
        self.entries = entries

    def __str__(self) -> str:
        return self.message()

    def message(self, language: Language = "en") -> str:
        """One sentence that names the rules."""
        named = [f"{entry.name(language)} ({entry.id})" for entry in self.entries]
        rules = ", ".join(named[:MOST_NAMED]) + (" …" if len(named) > MOST_NAMED else "")
        return Texts(language)(self.text_id, rules=rules, count=len(named), set=self.rule_set.name(language))


def require_built(rule_set: RuleSet, purpose: Purpose = "scoring") -> None:
    """Raise `NotBuilt` unless the program obeys all of the rules that matter to this."""
    missing = rule_set.unbuilt_for(purpose)
    if missing:
        raise NotBuilt(rule_set, missing, purpose)


def without(rule_set: RuleSet, *rules: str) -> RuleSet:
    """The rule set with these rules left out: options and fields as they usually are, elements not in
    use."""
    values = dict(rule_set.values)
    prices = dict(rule_set.prices)
    parts = dict(rule_set.parts)
    for rule in rules:
        found = rule.removeprefix("parts.") in parts
        if found:
            parts = merged(parts, usual(rule.removeprefix("parts.")))
        if rule == GROUPS:
            prices = with_groups(prices, rule_set.lasting, values[rule], (), rule_set.game)
        for entry in catalogue().named(rule):
            if isinstance(entry, Option) and values[rule] != entry.default:
                values[rule] = entry.default
                found = True
        found = prices.pop(rule, None) is not None or found
        optional = values["optional_yaku"]
        if isinstance(optional, tuple) and rule in optional:
            values["optional_yaku"] = tuple(other for other in optional if other != rule)
            found = True
        if not found:
            raise SayableError(
                f"{rule_set.id} does not use {rule!r}, so it cannot do without it",
                TextId("rules-cannot-do-without"),
                rule=rule,
                set=rule_set.id,
            )
    contradictions = tuple(settle(values, {name: int(name in rules) for name in values}))
    assert not contradictions, contradictions  # what is usual agrees with itself
    header = msgspec.structs.replace(
        rule_set.header,
        id="-without-".join((rule_set.id, *(rule.replace(".", "_") for rule in rules))),
        extends=rule_set.id,
        name={language: f"{name} – {', '.join(rules)}" for language, name in rule_set.header.name.items()},
    )
    return RuleSet(
        header,
        rule_set.game,
        MappingProxyType(values),
        MappingProxyType(prices),
        rule_set.patched.intersection(prices),
        rule_set.patterns,
        MappingProxyType(parts),
        rule_set.absorbs,
        rule_set,
    )
