"""A deal without a winner (000:797-855): it is aborted, or the wall is exhausted and hands are shown."""

from functools import partial
from typing import TYPE_CHECKING, Final

from jantaku.scoring.ledger import Seat, Transfer
from jantaku.table.events import DealDrawn, HandShown
from jantaku.table.parts.dealer import EARLY_ENDS
from jantaku.table.parts.payments import counters_of
from jantaku.table.state.deal import Deal, Result, Step
from jantaku.table.state.window import Window, WindowKind
from jantaku.table.steps.closing import end_deal, pay, punish, show_hands
from jantaku.table.steps.windows import open_window
from jantaku.table.words import PASS, SHOW, Code

if TYPE_CHECKING:
    from jantaku.table.table import Answers, Table

ABORTS: Final = EARLY_ENDS
SHOWN: Final = ("four_riichi", "all_kokushi", "all_chiitoitsu")
"""What everybody proves by the hand: the fourth in riichi that he could not win, and so do all."""
CLAIMS_AT: Final = 8
"""From this bit on the step tells how many wanted to win on one tile."""


def declare_abort(deal: Deal, table: "Table", seat: Seat, code: Code) -> None:
    """Nine terminals and honours: the hand is shown."""
    deal.shown.append(seat)
    deal.events.append(HandShown(seat, tuple(deal.hands[seat].tiles), ready=False))
    deal.push("abort", seat, ABORTS.index("kyuushu_kyuuhai"))


def abort(deal: Deal, table: "Table", step: Step, answers: "Answers") -> None:
    """The deal ends early; no hand is paid for (001:1374)."""
    claims, place = divmod(step.code, 1 << CLAIMS_AT)
    kind = ABORTS[place]
    if kind in SHOWN:
        order = table.seats.order(deal.dealer)
        show_hands(deal, order, [seat for seat in order if table.draws.must_show_unready(deal, seat)])
    deal.events.append(DealDrawn(kind, tuple(deal.shown)))  # type: ignore[arg-type]
    ready = [seat for seat in table.seats.all if table.draws.ready(deal, seat)]
    stakes = table.payments.ron_stakes(step.seat, claims) + table.payments.abort_stakes(kind, deal.dealer)
    pay(deal, stakes + _after_draw(deal, table))
    end_deal(deal, table, Result(kind, ready=ready))  # type: ignore[arg-type]


def exhausted(deal: Deal, table: "Table", step: Step, answers: "Answers") -> None:
    """No tile is left: from the dealer on, who is ready may show it."""
    if table.winners.exhausted(deal):
        deal.push("rulings")
    else:
        deal.push("settle_draw")
        deal.push("rulings")
        for seat in reversed(table.seats.order(deal.dealer)) if table.draws.shows(deal) else ():
            deal.push("show", seat)
    for before in table.exhausted:
        before(deal)


def ask_show(deal: Deal, table: "Table", step: Step) -> Window | None:
    """000:805: a player in riichi must show; another ready one may keep the hand closed, and counts as not ready."""
    seat = step.seat
    if deal.hands[seat].riichi or not table.draws.ready(deal, seat):
        return None
    return open_window(deal, table, WindowKind.SHOW, [(seat, [SHOW, PASS], SHOW)])


def show(deal: Deal, table: "Table", step: Step, answers: "Answers") -> None:
    """A ready hand is laid open."""
    seat = step.seat
    answer = answers.get(seat)
    if (answer is None or answer.code == SHOW) and table.draws.ready(deal, seat):
        deal.shown.append(seat)
        deal.events.append(HandShown(seat, tuple(deal.hands[seat].tiles)))
    elif table.draws.must_show_unready(deal, seat):
        deal.events.append(HandShown(seat, tuple(deal.hands[seat].tiles), ready=False))


def settle_draw(deal: Deal, table: "Table", step: Step, answers: "Answers") -> None:
    """Nagashi is paid in place of what those who are not ready pay to those who are, or beside it."""
    offender = table.draws.offender(deal)
    if offender is not None:
        punish(deal, table, offender)
        return
    thrown = table.draws.nagashi_bases(deal)
    ready = table.draws.counted(deal, deal.shown)
    rows = table.payments.staked_in_vain(table.draws.waited_for(deal), counters_of(deal))
    result = Result("exhausted", ready=ready)
    if thrown:
        rows += table.payments.nagashi(thrown, counters_of(deal))
        result = Result("nagashi", [*thrown], ready=ready, as_win=table.draws.nagashi_wins)
    if not thrown or table.payments.noten_beside_nagashi:
        others = [seat for seat in table.seats.playing if seat not in ready]
        rows += table.payments.noten(deal, ready, others, partial(table.draws.worth, deal))
    deal.events.append(DealDrawn("nagashi" if thrown else "exhausted", tuple(thrown or ready)))
    if result.as_win:
        deal.declared = []
    else:
        rows = table.draws.to_dealer(deal) + rows + _after_draw(deal, table)
    pay(deal, rows)
    end_deal(deal, table, result)


def settle_battle(deal: Deal, table: "Table", step: Step, answers: "Answers") -> None:
    """Enough have won, or the wall is exhausted: hands are shown, and the rest is settled (004:78-86)."""
    offender = table.draws.offender(deal) if step.code else None
    if offender is not None:
        punish(deal, table, offender)
        return
    result, rows = table.winners.settle(deal, "wall" if step.code else "out")
    if result.kind == "nagashi" and table.draws.nagashi_wins:
        deal.declared = []
    elif step.code:
        rows = table.draws.to_dealer(deal) + rows + _after_draw(deal, table)
    pay(deal, rows)
    end_deal(deal, table, result)


def _after_draw(deal: Deal, table: "Table") -> tuple[Transfer, ...]:
    """What a draw of any kind does with the table: stakes are laid down (001:3983), sticks go where they go."""
    back, _ = table.payments.handed_out(deal)
    return back + table.payments.draw_stakes(counters_of(deal)) + table.draws.sticks(deal)
