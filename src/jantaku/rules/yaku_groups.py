"""Local yaku that a sheet switches on, as groups or by their ids: ``local_yaku = ["pattern", "shousharin"]``.

A group is what the catalogue has built of one kind for the game, beside its usual elements. It puts them into the price
list, each at its usual price, as ``yaku.add`` would: ``yaku.price`` changes what one of them is worth, ``yaku.remove``
leaves it out. An id does the same for one element; if a group brings it as well, it is there once.
"""

from collections.abc import Collection, Mapping
from typing import Final

from jantaku.rules.entries import Element, catalogue
from jantaku.rules.prices import ElementPrice
from jantaku.rules.sheet import usual_price
from jantaku.rules.values import Value

GROUPS: Final = "local_yaku"
"""The option."""


def local_yaku(chosen: Value, game: str) -> Mapping[str, ElementPrice]:
    """What these groups and ids bring, at the usual prices."""
    named = chosen if isinstance(chosen, tuple) else ()
    return {
        name: price
        for name, element in catalogue().elements.items()
        if name in named or (element.kind in named and _belongs(element, game))
        if (price := usual_price(element)) is not None
    }


def _belongs(element: Element, game: str) -> bool:
    """Whether it is part of the group of its kind."""
    listed = not element.option and not element.place and not element.apart
    return listed and element.state == "done" and game in element.games


def with_groups(
    prices: Mapping[str, ElementPrice], kept: Collection[str], before: Value, after: Value, game: str
) -> dict[str, ElementPrice]:
    """The price list where others are in use than before. ``kept``: elements that are not taken away."""
    old, new = local_yaku(before, game), local_yaku(after, game)
    gone = old.keys() - new.keys() - {*kept}
    added = {name: price for name, price in new.items() if name not in old and name not in prices}
    return {name: price for name, price in prices.items() if name not in gone} | added
