"""A plan in the making, and the ways in which most options change it.

An option's *effect* is a function of the draft and of the option's value. What other options say is in
``draft.values``. Most effects only set a field, and `into`, `switch` and `choose` make those.
"""

from collections.abc import Callable, Collection, Mapping
from typing import Any, Final

from jantaku.rules.plan import PARTS, PatternPlan, Price
from jantaku.rules.prices import ElementPrice
from jantaku.rules.values import Value

FOUR_PLAYERS: Final = 4
THREE_PLAYERS: Final = 3


class Draft:
    """A plan in the making."""

    def __init__(
        self,
        values: Mapping[str, Value],
        prices: Mapping[str, ElementPrice],
        patched: Collection[str],
        seats: int = FOUR_PLAYERS,
        accounts: int = 0,
    ) -> None:
        """``accounts``: how many are settled with in the end, where it is not one for each seat."""
        self.values = values
        self.prices = dict(prices)
        self.patched = patched
        self.patterns: dict[str, PatternPlan] = {}
        self.extras: dict[str, list[tuple[str, int]]] = {}
        self.needs: dict[str, list[str]] = {}
        self.bars: dict[str, list[str]] = {}
        self.absorbs: dict[str, list[str]] = {}
        self.lifts: dict[str, list[str]] = {}
        self.shapes: dict[str, str] = {}
        """Patterns that stand in the place of an element's own."""
        self.cases: dict[str, tuple[tuple[str, Price], ...]] = {}
        """What an element is worth by pattern, in place of its own price."""
        self.in_company: set[str] = set()
        """Elements that do not count alone."""
        self.facts: dict[str, tuple[str, ...]] = {}
        """Facts that stand in the place of an element's own."""
        self.structures: dict[str, str] = {}
        """Structures that stand in the place of others."""
        self.more_structures: list[str] = []
        """Structures that no element brings with it."""
        self.limits: dict[str, str] = {}
        """Prices that are base amounts of no name."""
        self.seats = seats
        self.accounts = accounts or seats
        self.parts: dict[str, dict[str, Any]] = {part: {} for part in PARTS}
        self.places: set[str] = set()
        """The fields that were set."""

    def put(self, place: str, value: object) -> None:
        """Set one field of the plan: ``put("fu.base", 20)``."""
        part, _, name = place.partition(".")
        self.parts[part][name] = value
        self.places.add(place)

    def price(self, element: str, price: ElementPrice) -> None:
        """Price an element that is in use, unless the rule set has priced it by itself."""
        if element in self.prices and element not in self.patched:
            self.prices[element] = price

    def drop(self, element: str) -> None:
        """The element does not count."""
        self.prices.pop(element, None)

    def closed_only(self, element: str) -> None:
        """The element does not count in an open hand."""
        if element in self.prices:
            self.prices[element] = ElementPrice(self.prices[element].closed, None)

    def need(self, element: str, fact: str) -> None:
        """The element counts only with this fact."""
        self.needs.setdefault(element, []).append(fact)

    def bar(self, element: str, fact: str) -> None:
        """The element does not count with this fact."""
        self.bars.setdefault(element, []).append(fact)

    def absorb(self, element: str, other: str) -> None:
        """Where the first counts, the other does not."""
        self.absorbs.setdefault(element, []).append(other)

    def lift(self, element: str, fact: str) -> None:
        """The element counts in spite of this fact."""
        self.lifts.setdefault(element, []).append(fact)


Effect = Callable[[Draft, Any], None]


def into(*places: str) -> Effect:
    """The value itself goes to these places."""

    def effect(draft: Draft, value: Value) -> None:
        for place in places:
            draft.put(place, value)

    return effect


def switch(place: str) -> Effect:
    """On is true."""
    return lambda draft, value: draft.put(place, value == "on")


def choose(place: str, **choices: object) -> Effect:
    """Each word has its own value in the plan."""
    return lambda draft, value: draft.put(place, choices[value])


def choose_all(places: tuple[str, ...], **choices: object) -> Effect:
    """The same at several places."""

    def effect(draft: Draft, value: str) -> None:
        for place in places:
            draft.put(place, choices[value])

    return effect


def nothing(draft: Draft, value: Value) -> None:
    """Another option's entry looks at this one."""
