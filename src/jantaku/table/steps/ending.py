"""What ends more than a hand: the dealer stops (000:861), an offence is punished, the time is up."""

from typing import TYPE_CHECKING, Final

from jantaku.table.events import DealDrawn
from jantaku.table.state.deal import Deal, Result, Step
from jantaku.table.state.window import Window, WindowKind
from jantaku.table.steps.closing import end_deal, pay
from jantaku.table.steps.rob import ask_rob
from jantaku.table.steps.windows import NO_ANSWERS, open_window
from jantaku.table.words import OPEN_KAN, PASS, STOP

if TYPE_CHECKING:
    from jantaku.table.table import Answers, Table

DECLARED: Final = ("ron", "call", "rob", "kan")
"""Steps that carry out what somebody has said."""


def ask_stop(deal: Deal, table: "Table", step: Step) -> Window | None:
    """May the dealer, who leads in the last deal and would deal again, end the match?"""
    if not table.length.asks or not _may_stop(deal, table):
        return None
    return open_window(deal, table, WindowKind.STOP, [(deal.dealer, [STOP, PASS], STOP)])


def stop(deal: Deal, table: "Table", step: Step, answers: "Answers") -> None:
    """The dealer has decided, or the rules have."""
    assert deal.result is not None
    answer = answers.get(deal.dealer)
    if answer is not None:
        deal.result.stop = answer.code == STOP
    elif not table.length.asks:
        deal.result.stop = _may_stop(deal, table)


def _may_stop(deal: Deal, table: "Table") -> bool:
    result = deal.result
    assert result is not None
    return table.length.may_stop(deal, result, table.dealer.stays(deal, result))


def time_is_up(deal: Deal, table: "Table") -> None:
    """The match has lasted long enough: the deal ends at once, and nothing is paid (001:3955) but what was won before
    (004:72)."""
    if table.winners.go_on:
        _finish_declared(deal, table)
        if table.winners.enough(deal):
            return
    deal.offer, told = None, len(deal.events)
    if table.winners.go_on:
        result, rows = table.winners.settle(deal, "time")
        pay(deal, rows)
    else:
        result = Result("time")
        deal.events.append(DealDrawn("time"))
    end_deal(deal, table, result)
    table.let_hear(deal, told)


def _finish_declared(deal: Deal, table: "Table") -> None:
    """A win that was declared before the time was up counts, and so does a kan (004:72), unless it can be robbed."""
    while deal.agenda and deal.agenda[-1].name in DECLARED:
        step = deal.agenda[-1]
        if step.name == "call" and step.code != OPEN_KAN:
            return
        if step.name == "rob" and ask_rob(deal, table, step) is not None:
            return
        deal.agenda.pop()
        if step.name != "rob":
            table.acts[step.name](deal, table, step, NO_ANSWERS)
