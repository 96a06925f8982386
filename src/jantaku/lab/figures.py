"""Figures with their intervals, made of the sums of single matches.

Matches are independent, deals of one match are not: so the sums of a match are the unit of chance. A figure is a ratio
of sums, or a root of one. How much each match pulls at it follows from the first derivative (the delta method), and the
spread of these pulls gives the interval. Under two rule sets on the same walls the pulls of the same match are
subtracted before their spread is taken, which makes the interval of a difference narrow.
"""

from collections.abc import Iterator, Sequence
from typing import Final, Literal, NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from jantaku.lab.counting import YAKU, YAKU_WORTH, Sums

Array: TypeAlias = NDArray[np.float64]
Unit: TypeAlias = Literal["percent", "points", "number"]

NORMAL: Final = 1.96
"""So many standard errors hold 95 of 100 runs."""
FEWEST: Final = 10
"""Matches without which nothing is told: the spread of a few says little of how far off they are."""


class Figure(NamedTuple):
    """What is measured: ``part`` by ``whole``; of a spread the root of the mean square, less that of the mean."""

    id: str
    unit: Unit
    part: str
    whole: str
    square: str = ""
    """The sum of squares, where the figure is how far single values lie apart."""


FIGURES: Final = (
    Figure("wins", "percent", "wins", "hands"),
    Figure("tsumo", "percent", "tsumo", "wins"),
    Figure("deal_ins", "percent", "dealt_in", "hands"),
    Figure("riichi", "percent", "declared", "hands"),
    Figure("calls", "percent", "called", "hands"),
    Figure("drawn", "percent", "drawn", "deals"),
    Figure("aborted", "percent", "aborted", "deals"),
    Figure("worth", "points", "worth", "wins"),
    Figure("worth_spread", "points", "worth", "wins", "worth_squared"),
    Figure("dealer", "points", "dealer_points", "deals"),
    Figure("discards", "number", "discards", "deals"),
    Figure("deals", "number", "deals", "matches"),
    Figure("spread", "points", "", "players", "spread"),
)
"""What is measured of every rule set; ``spread`` is how far the players end apart, which among equal bots is luck."""


class Estimate(NamedTuple):
    """A figure, and how far it may be off: in 95 of 100 runs no further than ``half``."""

    value: float
    half: float

    @property
    def differs(self) -> bool:
        """Whether zero lies outside."""
        return abs(self.value) > self.half


def yaku_in(*runs: Sequence[Sums]) -> list[str]:
    """The elements with which somebody has won, the most frequent first."""
    wins: dict[str, float] = {}
    for run in runs:
        for sums in run:
            for name, count in sums.items():
                if name.startswith(YAKU):
                    wins[name] = wins.get(name, 0) + count
    return [name.removeprefix(YAKU) for name in sorted(wins, key=lambda name: (-wins[name], name))]


def figures_of(*runs: Sequence[Sums]) -> Iterator[Figure]:
    """All that can be measured of these matches: the figures, then each yaku by frequency and worth."""
    yield from FIGURES
    for name in yaku_in(*runs):
        yield Figure(YAKU + name, "percent", YAKU + name, "wins")
        yield Figure(YAKU_WORTH + name, "points", YAKU_WORTH + name, YAKU + name)


def measure(figure: Figure, matches: Sequence[Sums]) -> Estimate | None:
    """The figure of these matches; None where they are too few to know how far it is off."""
    pulled = _pulled(figure, matches)
    return None if pulled is None else _estimate(*pulled)


def difference(figure: Figure, before: Sequence[Sums], after: Sequence[Sums]) -> Estimate | None:
    """How much more it is ``after`` than ``before``, match by match on the same walls."""
    one, other = _pulled(figure, before), _pulled(figure, after)
    if one is None or other is None:
        return None
    return _estimate(other[0] - one[0], other[1] - one[1])


def _estimate(value: float, pulls: Array) -> Estimate:
    return Estimate(value, float(NORMAL * pulls.std(ddof=1) / np.sqrt(len(pulls))))


def _pulled(figure: Figure, matches: Sequence[Sums]) -> tuple[float, Array] | None:
    """The figure, and how much each match pulls at it."""
    whole = _each(matches, figure.whole)
    if np.count_nonzero(whole) < FEWEST:
        return None
    mean, pulls = _ratio(_each(matches, figure.part), whole)
    if figure.square:
        square, square_pulls = _ratio(_each(matches, figure.square), whole)
        root = float(np.sqrt(max(0.0, square - mean**2)))
        if not root:
            return 0.0, np.zeros(len(matches))
        mean, pulls = root, (square_pulls - 2 * mean * pulls) / (2 * root)
    scale = 100.0 if figure.unit == "percent" else 1.0
    return scale * mean, scale * pulls


def _ratio(part: Array, whole: Array) -> tuple[float, Array]:
    ratio = float(part.sum() / whole.sum())
    return ratio, (part - ratio * whole) / whole.mean()


def _each(matches: Sequence[Sums], name: str) -> Array:
    return np.array([sums.get(name, 0.0) for sums in matches], dtype=np.float64)
