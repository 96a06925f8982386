"""What a run has found, as data for other programs."""

import msgspec

from jantaku.lab.figures import Figure, Unit, difference, figures_of, measure
from jantaku.lab.running import Run, Setup


class Found(msgspec.Struct, frozen=True):
    """A figure under each rule set, and the difference; each with half of its interval."""

    figure: str
    unit: Unit
    values: tuple[tuple[float, float] | None, ...]
    difference: tuple[float, float] | None = None


class Report(msgspec.Struct, frozen=True):
    """All figures, and what they are of."""

    setup: Setup
    matches: int
    deals: tuple[int, ...]
    """Under each rule set."""
    figures: list[Found]


def report_of(run: Run) -> Report:
    """All that is known."""
    every = [run.sums(which) for which in range(len(run.rules))]
    deals = tuple(int(sum(one["deals"] for one in sums)) for sums in every)
    return Report(run.setup, len(run.played), deals, [found(figure, run) for figure in figures_of(*every)])


def found(figure: Figure, run: Run) -> Found:
    """One figure of a run."""
    values = tuple(measure(figure, run.sums(which)) for which in range(len(run.rules)))
    apart = difference(figure, run.sums(0), run.sums(1)) if len(run.rules) > 1 else None
    return Found(figure.id, figure.unit, values, apart)
