"""The laboratory: what does a rule do to the game?

Bots play matches under one rule set, or under two on the same walls. Of each match the sums are kept that figures are
made of (`counting`); a figure is told with the interval in which it lies in 95 of 100 such runs, and so is the
difference of two (`figures`). What was played can be kept and gone on with (`running`), and says who played: what bots
do is not what people do.
"""

from jantaku.lab.figures import FIGURES, Estimate, Figure, difference, figures_of, measure
from jantaku.lab.report import Report, report_of
from jantaku.lab.running import Limits, Run, Setup

__all__ = [
    "FIGURES",
    "Estimate",
    "Figure",
    "Limits",
    "Report",
    "Run",
    "Setup",
    "difference",
    "figures_of",
    "measure",
    "report_of",
]
