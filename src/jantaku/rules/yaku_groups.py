"""Groups of local yaku that a sheet switches as one: ``local_yaku = ["pattern", "yakuman"]``.

A group is what the catalogue has built of one kind for the game, beside its usual elements. It puts them into the price
list, each at its usual price, as ``yaku.add`` would: ``yaku.price`` changes what one of them is worth, ``yaku.remove``
leaves it out. Single elements, by their ids, are a matter of ``optional_yaku`` or ``yaku.add``.
"""

from collections.abc import Collection, Mapping
from typing import Final

from jantaku.rules.entries import catalogue
from jantaku.rules.prices import ElementPrice
from jantaku.rules.sheet import usual_price
from jantaku.rules.values import Value

GROUPS: Final = "local_yaku"
"""The option."""
APART: Final = frozenset({"open_riichi"})
"""Elements that are no yaku to be added: they wait for an option."""


def local_yaku(groups: Value, game: str) -> Mapping[str, ElementPrice]:
    """What these groups bring, at the usual prices."""
    chosen = groups if isinstance(groups, tuple) else ()
    return {
        name: price
        for name, element in catalogue().elements.items()
        if element.kind in chosen and element.state == "done" and game in element.games
        if not element.option and not element.place and name not in APART
        if (price := usual_price(element)) is not None
    }


def with_groups(
    prices: Mapping[str, ElementPrice], kept: Collection[str], before: Value, after: Value, game: str
) -> dict[str, ElementPrice]:
    """The price list where other groups are in use than before. ``kept``: elements that no group takes away."""
    old, new = local_yaku(before, game), local_yaku(after, game)
    gone = old.keys() - new.keys() - {*kept}
    added = {name: price for name, price in new.items() if name not in old and name not in prices}
    return {name: price for name, price in prices.items() if name not in gone} | added
