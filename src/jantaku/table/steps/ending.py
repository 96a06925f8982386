"""What ends more than a hand: the dealer stops (000:861), an offence is punished, the time is up."""

from typing import TYPE_CHECKING, Final

from jantaku.scoring.ledger import Reason, Seat
from jantaku.table.codes import OPEN_KAN, PASS, STOP
from jantaku.table.deal import Deal, Result, Step
from jantaku.table.events import DealDrawn
from jantaku.table.payments import counters_of
from jantaku.table.steps.asking import NO_ANSWERS, open_window
from jantaku.table.steps.closing import end_deal, pay
from jantaku.table.steps.rob import ask_rob
from jantaku.table.window import Window, WindowKind

if TYPE_CHECKING:
    from jantaku.table.parts import Answers, Parts

DECLARED: Final = ("ron", "call", "rob", "kan")
"""Steps that carry out what somebody has said."""


def ask_stop(deal: Deal, parts: "Parts", step: Step) -> Window | None:
    """May the dealer, who leads in the last deal and would deal again, end the match?"""
    if not parts.length.asks or not _may_stop(deal, parts):
        return None
    return open_window(deal, parts, WindowKind.STOP, [(deal.dealer, [STOP, PASS], STOP)])


def stop(deal: Deal, parts: "Parts", step: Step, answers: "Answers") -> None:
    """The dealer has decided, or the rules have."""
    assert deal.result is not None
    answer = answers.get(deal.dealer)
    if answer is not None:
        deal.result.stop = answer.code == STOP
    elif not parts.length.asks:
        deal.result.stop = _may_stop(deal, parts)


def _may_stop(deal: Deal, parts: "Parts") -> bool:
    result = deal.result
    assert result is not None
    return parts.length.may_stop(deal, result, parts.dealer.stays(deal, result))


def punish(deal: Deal, parts: "Parts", seat: Seat) -> None:
    """Chombo: the deal ends, the offender pays, sticks of this deal go back, and it is dealt anew (000:909)."""
    rows = parts.payments.chombo(seat, counters_of(deal), seat in deal.fined)
    deal.fined.append(seat)
    deal.sticks -= sum(row.reason is Reason.STICK_RETURNED for row in rows)
    deal.declared = []
    deal.declaring = False
    deal.events.append(DealDrawn("chombo", (seat,)))
    pay(deal, rows)
    end_deal(deal, parts, Result("chombo"))


def time_is_up(deal: Deal, parts: "Parts") -> None:
    """The match has lasted long enough: the deal ends at once, and nothing is paid (001:3955) but what was won before
    (004:72)."""
    if parts.winners.go_on:
        _finish_declared(deal, parts)
        if parts.winners.enough(deal):
            return
        deal.offer = None
        result, rows = parts.winners.settle(deal, "time")
        pay(deal, rows)
        end_deal(deal, parts, result)
        return
    deal.offer = None
    deal.events.append(DealDrawn("time"))
    end_deal(deal, parts, Result("time"))


def _finish_declared(deal: Deal, parts: "Parts") -> None:
    """A win that was declared before the time was up counts, and so does a kan (004:72), unless it can be robbed."""
    while deal.agenda and deal.agenda[-1].name in DECLARED:
        step = deal.agenda[-1]
        if step.name == "call" and step.code != OPEN_KAN:
            return
        if step.name == "rob" and ask_rob(deal, parts, step) is not None:
            return
        deal.agenda.pop()
        if step.name != "rob":
            parts.acts[step.name](deal, parts, step, NO_ANSWERS)
