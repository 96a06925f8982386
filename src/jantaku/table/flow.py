"""The flow: the agenda of a deal, worked off until somebody must decide.

`advance` goes on until a window opens or the deal is over; `proceed` takes the answers and does the step that asked.
`play` is the same as a generator of windows. Nothing is kept between two windows but the deal itself.

`advance_to_offer` stops earlier: where a tile lies there for others to take, before anybody is asked about it. So who
tells of the tile tells the same, whoever may want it. `ask_about_offer` is how it goes on from there.
"""

from collections.abc import Generator
from typing import Final

from jantaku.table.state.deal import Deal
from jantaku.table.state.window import Window, WindowKind
from jantaku.table.steps.windows import NO_ANSWERS, open_window
from jantaku.table.table import Answers, Table

OFFERED: Final = {"claim": WindowKind.CLAIM, "rob": WindowKind.ROB}
"""The steps that ask about a tile that others may take."""


def advance(deal: Deal, table: Table) -> Window | None:
    """Work off the agenda up to the next question; None when the deal is over."""
    agenda, asks, acts = deal.agenda, table.asks, table.acts
    while agenda:
        step = agenda[-1]
        ask = asks.get(step.name)
        if ask is not None:
            window = ask(deal, table, step)
            if window is not None:
                return window
        agenda.pop()
        acts[step.name](deal, table, step, NO_ANSWERS)
    return None


def advance_to_offer(deal: Deal, table: Table) -> Window | None:
    """Work off the agenda up to the next question, or to a tile that others may take: a window that asks nobody."""
    agenda, asks, acts = deal.agenda, table.asks, table.acts
    while agenda:
        step = agenda[-1]
        if step.name in OFFERED:
            assert deal.offer is not None
            return open_window(deal, table, OFFERED[step.name], (), deal.offer.tile, deal.offer.seat)
        ask = asks.get(step.name)
        window = None if ask is None else ask(deal, table, step)
        if window is not None:
            return window
        agenda.pop()
        acts[step.name](deal, table, step, NO_ANSWERS)
    return None


def ask_about_offer(deal: Deal, table: Table) -> Window | None:
    """Ask those who may take the tile; if there are none, it stays where it lies."""
    step = deal.agenda[-1]
    window = table.asks[step.name](deal, table, step)
    if window is None:
        deal.agenda.pop()
        table.acts[step.name](deal, table, step, NO_ANSWERS)
    return window


def proceed(deal: Deal, table: Table, answers: Answers) -> None:
    """The window has closed: do the step that had asked."""
    step = deal.agenda.pop()
    deal.windows += 1
    table.acts[step.name](deal, table, step, answers)


def play(deal: Deal, table: Table) -> Generator[Window, Answers, None]:
    """The deal as a conversation: it yields windows and is sent answers by seat."""
    while window := advance(deal, table):
        proceed(deal, table, (yield window))
