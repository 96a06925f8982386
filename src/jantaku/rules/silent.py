"""Options that a sheet writes and that make no difference, because of what another option says.

Nothing is listed by hand. An option is silent where every value of it gives a plan that plays alike; and another one
silences it if with some other value of that one it would make a difference. So nothing is told that was not tried.
"""

from collections.abc import Iterator, Mapping
from functools import lru_cache

from jantaku.rules.compile import compile_plan, effects_in
from jantaku.rules.entries import catalogue
from jantaku.rules.equivalence import meaning
from jantaku.rules.plan import Plan
from jantaku.rules.plan_fields import samples
from jantaku.rules.relations import relations
from jantaku.rules.rule_set import RuleSet
from jantaku.rules.values import Value


def silenced(rules: RuleSet) -> Mapping[str, str]:
    """Each option that the sheet writes and that has no effect, and the option because of which it has none. A
    complete sheet must write them all, and is not asked."""
    return {} if rules.header.is_complete else _silenced(rules, rules.written)


@lru_cache(maxsize=256)
def _silenced(rules: RuleSet, written: tuple[str, ...]) -> Mapping[str, str]:
    as_it_is = meaning(rules.plan)
    found: dict[str, str] = {}
    for name in written:
        if name not in effects_in(rules.game) or not _others(rules, name):
            continue
        if all(_plan(rules, {name: value}) == as_it_is for value in _others(rules, name)):
            because = next(_silencing(rules, name), None)
            if because is not None:
                found[name] = because
    return found


def _silencing(rules: RuleSet, name: str) -> Iterator[str]:
    """Options with another value of which this one would make a difference."""
    for other in _near(rules, name):
        for value in _others(rules, other):
            said = _plan(rules, {other: value})
            if any(_plan(rules, {other: value, name: twin}) != said for twin in _others(rules, name)):
                yield other
                break


def _near(rules: RuleSet, name: str) -> Iterator[str]:
    """Options that may have to do with this one: what the catalogue relates to it, and what else is written."""
    known = catalogue().options
    related = [*known[name].related, *(other for other, option in known.items() if name in option.related)]
    for relation in relations():
        named = [condition.option for condition in (*relation.when, *relation.then)]
        related += named if name in named else ()
    for other in dict.fromkeys((*related, *rules.written)):
        if other != name and other in effects_in(rules.game):
            yield other


def _others(rules: RuleSet, name: str) -> tuple[Value, ...]:
    """Other values that it could have."""
    return tuple(value for value in samples(catalogue().options[name]) if value != rules.values[name])


def _plan(rules: RuleSet, changed: Mapping[str, Value]) -> Plan:
    values = {**rules.values, **changed}
    return meaning(
        compile_plan(rules.game, values, rules.prices, rules.patched, rules.patterns, rules.parts, rules.absorbs)
    )
