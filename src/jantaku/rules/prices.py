"""What an element is worth, as people write it: ``2``, ``"mangan"``, ``"2x yakuman"``, ``{ closed = 3, open = 2 }``.

One price for both keeps to the element's habits: what counts only in a closed hand still does. In a `Plan` a limit is
its base amount, so that a rule set that calls it otherwise means the same.
"""

import re
from collections.abc import Mapping
from typing import Final

import msgspec

from jantaku.rules.plan import Price

LIMITS: Final = {"mangan": 2000, "haneman": 3000, "baiman": 4000, "sanbaiman": 6000, "yakuman": 8000}
HAND_VALUE: Final = "hand_value"
MOST_HAN: Final = 100
_MULTIPLE: Final = re.compile("([2-9])x yakuman")
_AMOUNT: Final = re.compile("limit ([1-9][0-9]{2,5})")
"""A limit of a game's own: what each pays on a tsumo."""

Worth = int | str
"""Han, the name of a limit, ``"limit 20000"``, or ``"hand_value"``."""


class ElementPrice(msgspec.Struct, frozen=True):
    """What an element is worth in a closed hand and in an open one; None: it does not count there."""

    closed: Worth | None = None
    open: Worth | None = None

    @property
    def costs_han(self) -> bool:
        """Whether it takes han away."""
        return any(isinstance(worth, int) and worth < 0 for worth in (self.closed, self.open))

    @property
    def plain(self) -> "int | str | dict[str, int | str]":
        """As it is written in a rule set."""
        return self.plain_for(None)

    def plain_for(self, usual: "ElementPrice | None") -> "int | str | dict[str, int | str]":
        """As short as it can be written for an element that is usually worth this."""
        for worth in (self.closed, self.open):
            if worth is not None and read_price(worth, usual) == self:
                return worth
        sides = {"closed": self.closed, "open": self.open}
        return {side: worth for side, worth in sides.items() if worth is not None}


def is_worth(worth: object, least: int = 0) -> bool:
    """Whether this can be a price; ``least``: the lowest one, below zero for what costs han."""
    if isinstance(worth, bool):
        return False
    if isinstance(worth, int):
        return least <= worth <= MOST_HAN
    if not isinstance(worth, str):
        return False
    return worth in LIMITS or worth == HAND_VALUE or bool(_MULTIPLE.fullmatch(worth) or _AMOUNT.fullmatch(worth))


def read_price(raw: object, usual: ElementPrice | None) -> ElementPrice | None:
    """The price that was written, None where it is none. ``usual``: the catalogue's, for what counts open at all, and
    for what may cost han."""
    least = -MOST_HAN if usual is not None and usual.costs_han else 0
    if isinstance(raw, Mapping):
        if not raw or not raw.keys() <= {"closed", "open"} or not all(is_worth(worth, least) for worth in raw.values()):
            return None
        return ElementPrice(raw.get("closed"), raw.get("open"))
    if not is_worth(raw, least):
        return None
    assert isinstance(raw, int | str)
    closed = raw if usual is None or usual.closed is not None else None
    opened = raw if usual is None or usual.open is not None else None
    return ElementPrice(closed, opened)


def base_of(worth: str) -> int | None:
    """The base amount of a limit."""
    if multiple := _MULTIPLE.fullmatch(worth):
        return int(multiple[1]) * LIMITS["yakuman"]
    if amount := _AMOUNT.fullmatch(worth):
        return int(amount[1])
    return LIMITS.get(worth)


def planned(worth: Worth | None) -> Price | None:
    """The price as a `Plan` has it."""
    if worth is None or isinstance(worth, int):
        return worth
    base = base_of(worth)
    return "hand" if base is None else f"limit {base}"
