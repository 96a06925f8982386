"""What others call our things: names in collections of records and scored hands, and the numbers of mjlog.

The table is ``foreign_names.toml``. Only the ids of the catalogue are ours; a foreign name is translated where data
comes in, once, and never travels further.
"""

import re
from functools import cache
from importlib.resources import files

import msgspec


class ForeignRule(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A rule that they have on or off, and the values of our option that mean the same."""

    option: str
    on: int | str
    off: int | str

    def value(self, switched: bool) -> int | str:
        """What our option must be."""
        return self.on if switched else self.off


class Mjlog(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What mjlog says in numbers, by number: the foreign names."""

    yaku: tuple[str, ...]
    limits: tuple[str, ...]


class ForeignNames(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The whole table."""

    elements: dict[str, str]
    facts: dict[str, str]
    rules: dict[str, ForeignRule]
    mjlog: Mjlog
    exported: dict[str, tuple[str, ...]]
    """What exporters call the yaku of mjlog, by number."""

    def element(self, name: str) -> str:
        """The id of the element that they call so; they share our name where the table has none."""
        return self.elements.get(name, name)

    def fact(self, name: str) -> str | None:
        """Which fact they mean, of an element that counts once for each of several."""
        return self.facts.get(name)

    def options(self, rules: dict[str, bool]) -> dict[str, int | str]:
        """Their switches as our options: ``{"red_fives": False}`` is ``{"akadora": 0}``."""
        return {self.rules[name].option: self.rules[name].value(switched) for name, switched in rules.items()}

    def mjlog_element(self, number: int) -> str:
        """The element with this number in mjlog."""
        return self.element(self.mjlog.yaku[number])


def bare(name: str) -> str:
    """A name without what its writers do not agree on: great letters, and signs between the words."""
    return re.sub(r"[\W_]+", "", name.casefold())


@cache
def exported_names() -> dict[str, int]:
    """The numbers of yaku by the bare names that exporters give them."""
    return {bare(name): int(number) for number, names in foreign_names().exported.items() for name in names}


@cache
def foreign_names() -> ForeignNames:
    """The table."""
    text = files("jantaku.rules").joinpath("foreign_names.toml").read_bytes()
    return msgspec.toml.decode(text, type=ForeignNames)
