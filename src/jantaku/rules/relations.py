"""What values of options have to do with each other: conditions over values, data in ``catalogue/relations.toml``."""

import tomllib
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Any, Final, Literal

import msgspec

from jantaku.rules.entries import catalogue
from jantaku.rules.values import Value

RelationKind = Literal["excludes", "needs", "forces", "overrides", "withdraws"]
KINDS: Final[tuple[RelationKind, ...]] = ("excludes", "needs", "forces", "overrides", "withdraws")


class Condition(msgspec.Struct, frozen=True):
    """One option has one of these values, or has none of them."""

    option: str
    values: tuple[Value, ...]
    negated: bool = False

    def holds(self, values: Mapping[str, Value]) -> bool:
        """Whether it holds."""
        return (values[self.option] in self.values) != self.negated


class Relation(msgspec.Struct, frozen=True):
    """If these hold, then those may not, must, or do hold."""

    kind: RelationKind
    when: tuple[Condition, ...]
    then: tuple[Condition, ...]

    def applies(self, values: Mapping[str, Value]) -> bool:
        """Whether all its conditions hold."""
        return all(condition.holds(values) for condition in self.when)


class ElementRelation(msgspec.Struct, frozen=True):
    """Where this element is in use, those must hold."""

    element: str
    needs: tuple[Condition, ...]


@cache
def element_relations() -> tuple[ElementRelation, ...]:
    """What elements need of options."""
    return tuple(ElementRelation(table["id"], _conditions(table["needs"])) for table in _tables("element"))


@cache
def relations() -> tuple[Relation, ...]:
    """All of them, in the order in which they are applied."""
    return tuple(_relation(table) for table in _tables("relation"))


def _tables(kind: str) -> list[Any]:
    text = files("jantaku.rules").joinpath("catalogue", "relations.toml").read_text("utf-8")
    tables: list[Any] = tomllib.loads(text)[kind]
    return tables


def _relation(table: Mapping[str, Mapping[str, object]]) -> Relation:
    (kind,) = [kind for kind in KINDS if kind in table]
    return Relation(kind, _conditions(table["if"]), _conditions(table[kind]))


def _conditions(table: Mapping[str, object]) -> tuple[Condition, ...]:
    return tuple(_condition(option, raw) for option, raw in table.items())


def _condition(option: str, raw: object) -> Condition:
    canonical = catalogue().options[option].canonical
    if isinstance(raw, dict) and raw.keys() == {"not"}:
        return Condition(option, (canonical(raw["not"]),), negated=True)
    return Condition(option, (canonical(raw),))
