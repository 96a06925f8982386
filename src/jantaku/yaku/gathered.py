"""Yakuman that a hand and its discards have together: whether the tiles of one are among so many (001:2921-2922).

Only those that their tiles make are here; how sets came about, as in four concealed triplets, nobody sees afterwards.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Final

from jantaku.tiles import DRAGONS, HONOURS, SUITS, TERMINALS, TERMINALS_AND_HONOURS, WINDS, kinds_in, mask_of
from jantaku.tiles.kinds import KIND_OF

Counts = Sequence[int]
"""How many tiles there are of each kind."""
GREEN: Final = kinds_in(mask_of(KIND_OF[name] for name in ("2s", "3s", "4s", "6s", "8s", "6z")))
EVERY: Final = (*(kind for suit in SUITS.values() for kind in kinds_in(suit)), *kinds_in(HONOURS))
RUN_STARTS: Final = frozenset(kind for suit in SUITS.values() for kind in kinds_in(suit)[:7])
GATES: Final = (3, 1, 1, 1, 1, 1, 1, 1, 3)
WHOLE_HAND: Final = 14


def gathered(counts: Counts, yakuman: str) -> bool:
    """Whether a whole hand with this yakuman can be laid out of these tiles."""
    return GATHERED[yakuman](counts)


def _orphans(counts: Counts) -> bool:
    kinds = kinds_in(TERMINALS_AND_HONOURS)
    return all(counts[kind] for kind in kinds) and any(counts[kind] > 1 for kind in kinds)


def _dragons(counts: Counts) -> bool:
    return any(_sets(rest, 1, EVERY) for rest in _without(counts, dict.fromkeys(kinds_in(DRAGONS), 3)))


def _big_winds(counts: Counts) -> bool:
    return any(_sets(rest, 0, EVERY) for rest in _without(counts, dict.fromkeys(kinds_in(WINDS), 3)))


def _little_winds(counts: Counts) -> bool:
    """Three triplets, a pair of the fourth wind, and one more set."""
    winds = kinds_in(WINDS)
    return any(
        _sets(rest, 1, EVERY, pair=False)
        for pair in winds
        for rest in _without(counts, {kind: 2 if kind == pair else 3 for kind in winds})
    )


def _honours(counts: Counts) -> bool:
    kinds = kinds_in(HONOURS)
    return _sets(counts, 4, kinds) or all(counts[kind] > 1 for kind in kinds)


def _gates(counts: Counts) -> bool:
    """1112345678999 of one suit and one more of it."""
    suits = [[counts[kind] for kind in kinds_in(suit)] for suit in SUITS.values()]
    return any(
        sum(suit) >= WHOLE_HAND and all(held >= least for held, least in zip(suit, GATES, strict=True))
        for suit in suits
    )


def _without(counts: Counts, tiles: Mapping[int, int]) -> Iterator[list[int]]:
    """What is left when these are taken; nothing where they are not there."""
    if all(counts[kind] >= wanted for kind, wanted in tiles.items()):
        yield [held - tiles.get(kind, 0) for kind, held in enumerate(counts)]


def _sets(counts: Counts, sets: int, kinds: Sequence[int], *, pair: bool = True, place: int = 0) -> bool:
    """Whether so many sets of these kinds, none of which begins before this place, and a pair can be taken out."""
    if not sets:
        return not pair or any(counts[kind] > 1 for kind in kinds)
    return any(
        _sets(rest, sets - 1, kinds, pair=pair, place=later)
        for later in range(place, len(kinds))
        for block in _blocks(kinds[later], kinds)
        for rest in _without(counts, block)
    )


def _blocks(kind: int, kinds: Sequence[int]) -> Iterator[dict[int, int]]:
    """The sets that begin with this kind."""
    yield {kind: 3}
    if kind in RUN_STARTS and kind + 1 in kinds and kind + 2 in kinds:
        yield {kind: 1, kind + 1: 1, kind + 2: 1}


GATHERED: Final[dict[str, Callable[[Counts], bool]]] = {
    "kokushi": _orphans,
    "daisangen": _dragons,
    "shousuushii": _little_winds,
    "daisuushii": _big_winds,
    "tsuuiisou": _honours,
    "chinroutou": lambda counts: _sets(counts, 4, kinds_in(TERMINALS)),
    "ryuuiisou": lambda counts: _sets(counts, 4, GREEN),
    "chuuren": _gates,
}
"""By the yakuman, in the order in which they are looked for."""
