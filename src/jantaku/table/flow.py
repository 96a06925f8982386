"""The flow: the agenda of a deal, worked off until somebody must decide.

`advance` goes on until a window opens or the deal is over; `proceed` takes the answers and does the step that asked.
`play` is the same as a generator of windows. Nothing is kept between two windows but the deal itself.

`advance_to` stops earlier, with a window that asks nobody, and `leave_stop` is how it goes on from there. It stops
where a tile lies there for others to take, before anybody is asked about it: so who tells of the tile tells the same,
whoever may want it. Or where nobody is asked anything, and a referee may still have something to say.
"""

from collections.abc import Generator, Mapping
from typing import Final

from msgspec.structs import replace

from jantaku.table.state.deal import Deal
from jantaku.table.state.window import Window, WindowKind
from jantaku.table.steps.windows import NO_ANSWERS, open_window
from jantaku.table.table import Answers, Table

OFFERED: Final = {"claim": WindowKind.CLAIM, "rob": WindowKind.ROB}
"""The steps that ask about a tile that others may take."""
RULED: Final = {"rulings": WindowKind.RULING}
"""The step at which a referee may rule though nobody is asked: after the last tile, and after the end of the deal."""


def advance(deal: Deal, table: Table) -> Window | None:
    """Work off the agenda up to the next question; None when the deal is over."""
    agenda, asks, acts = deal.agenda, table.asks, table.acts
    while agenda:
        step = agenda[-1]
        name = step.name
        if name in asks:
            window = asks[name](deal, table, step)
            if window is not None:
                return window
        agenda.pop()
        acts[name](deal, table, step, NO_ANSWERS)
    return None


def advance_to(deal: Deal, table: Table, stops: Mapping[str, WindowKind]) -> Window | None:
    """Work off the agenda up to the next question, or to one of these steps: a window that asks nobody. The window for
    rulings is that of the last question, opened again: without a ruling nothing is counted."""
    agenda, asks, acts = deal.agenda, table.asks, table.acts
    while agenda:
        step = agenda[-1]
        if step.name in OFFERED and step.name in stops:
            assert deal.offer is not None
            return open_window(deal, table, stops[step.name], (), deal.offer.tile, deal.offer.seat)
        if step.name in stops:
            return replace(open_window(deal, table, stops[step.name], ()), number=deal.windows - 1)
        ask = asks.get(step.name)
        window = None if ask is None else ask(deal, table, step)
        if window is not None:
            return window
        agenda.pop()
        acts[step.name](deal, table, step, NO_ANSWERS)
    return None


def leave_stop(deal: Deal, table: Table) -> Window | None:
    """Ask what the step asks, those who may take the tile; if there are none, it stays where it lies."""
    step = deal.agenda[-1]
    ask = table.asks.get(step.name)
    window = None if ask is None else ask(deal, table, step)
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
