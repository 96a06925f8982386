"""Yaku of the pond: what somebody has discarded, and in which order, is worth something if he wins the deal.

A row is written in short notation, ``*`` for any suit: ``"3z 33* 3z"`` is West, 3, 3, West. Its tiles lie one behind
the other as they were discarded; a tile that another player has called still counts where it lay. That they count
when their owner wins is our reading: the book (001:2268-2321) says only what they are.
"""

from collections.abc import Callable, Sequence
from functools import cache
from typing import Final

from jantaku.tiles import DRAGONS, KIND_OF, NUMBERS, Kind, kinds_in

Masks = tuple[int, ...]
"""For each place of a row the kinds that may lie there."""

ROWS: Final[dict[str, tuple[str, ...]]] = {
    "pond_chickens": ("111s",),
    "pond_woodpecker": ("1221*", "3z 33* 3z"),
    "pond_shot": ("73635z",),
    "pond_corner": ("1212*",),
    "pond_newspaper": ("52125*", "3z 3* 7z 9* 7z 3* 3z"),
    "pond_thicket": ("37* 2z 6* 2z 73*", "3z 3* 7z 9* 7z 3* 3z"),
}
"""Facts of which one row is enough."""
GEESE: Final = "7z 373s 7z"
"""The row that is paid at once, whoever wins (001:2268)."""
TOMATO: Final = ("353*", "3z 3* 3z", "565z")
TOMATOES: Final = 3


@cache
def row(written: str) -> Masks:
    """The places of a row."""
    places: list[int] = []
    for word in written.split():
        ranks, suit = word[:-1], word[-1]
        places += [_any_suit(int(rank)) if suit == "*" else 1 << KIND_OF[rank + suit] for rank in ranks]
    return tuple(places)


def _any_suit(rank: int) -> int:
    return sum(1 << kind for kind in kinds_in(NUMBERS) if kind % 9 == rank - 1)


def begins(kinds: Sequence[Kind], at: int, places: Masks) -> bool:
    """Whether such a row lies there."""
    return at + len(places) <= len(kinds) and all(mask >> kinds[at + place] & 1 for place, mask in enumerate(places))


def ends(kinds: Sequence[Kind], written: str) -> bool:
    """Whether the last discards are this row."""
    places = row(written)
    return begins(kinds, len(kinds) - len(places), places) if len(kinds) >= len(places) else False


def lies(kinds: Sequence[Kind], rows: Sequence[str]) -> bool:
    """Whether one of the rows lies in the pond."""
    return any(begins(kinds, at, row(written)) for written in rows for at in range(len(kinds)))


def times(kinds: Sequence[Kind], rows: Sequence[str]) -> int:
    """How often rows of this sort lie in the pond, no tile counted twice."""
    at = found = 0
    while at < len(kinds):
        length = next((len(row(written)) for written in rows if begins(kinds, at, row(written))), 0)
        found += length > 0
        at += length or 1
    return found


def two_of_each_dragon(kinds: Sequence[Kind]) -> bool:
    """Wherever they lie."""
    return all(kinds.count(kind) >= 2 for kind in kinds_in(DRAGONS))


def _row_test(rows: tuple[str, ...]) -> Callable[[Sequence[Kind]], bool]:
    return lambda kinds: lies(kinds, rows)


POND_FACTS: Final[dict[str, Callable[[Sequence[Kind]], bool]]] = {
    **{fact: _row_test(rows) for fact, rows in ROWS.items()},
    "pond_dragons": two_of_each_dragon,
    "pond_no_honours": lambda kinds: bool(kinds) and all(NUMBERS >> kind & 1 for kind in kinds),
    "pond_tomato": lambda kinds: times(kinds, TOMATO) >= TOMATOES,
}
"""Facts of a pond, each with its test."""


def pond_facts(kinds: Sequence[Kind]) -> frozenset[str]:
    """Every fact that holds of this pond."""
    return frozenset(fact for fact, test in POND_FACTS.items() if test(kinds))
