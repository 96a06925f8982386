"""The flow: the agenda of a deal, worked off until somebody must decide.

`advance` goes on until a window opens or the deal is over; `proceed` takes the answers and does the step that asked.
`play` is the same as a generator of windows. Nothing is kept between two windows but the deal itself.
"""

from collections.abc import Generator

from jantaku.table.course import NO_ANSWERS
from jantaku.table.deal import Deal
from jantaku.table.parts import Answers, Parts
from jantaku.table.window import Window


def advance(deal: Deal, parts: Parts) -> Window | None:
    """Work off the agenda up to the next question; None when the deal is over."""
    agenda, asks, acts = deal.agenda, parts.asks, parts.acts
    while agenda:
        step = agenda[-1]
        ask = asks.get(step.name)
        if ask is not None:
            window = ask(deal, parts, step)
            if window is not None:
                return window
        agenda.pop()
        acts[step.name](deal, parts, step, NO_ANSWERS)
    return None


def proceed(deal: Deal, parts: Parts, answers: Answers) -> None:
    """The window has closed: do the step that had asked."""
    step = deal.agenda.pop()
    deal.windows += 1
    parts.acts[step.name](deal, parts, step, answers)


def play(deal: Deal, parts: Parts) -> Generator[Window, Answers, None]:
    """The deal as a conversation: it yields windows and is sent answers by seat."""
    while window := advance(deal, parts):
        proceed(deal, parts, (yield window))
