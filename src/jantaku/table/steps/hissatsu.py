"""Three tiles at once (001:2442): said to the discard before the own turn, and drawn if nobody takes that tile."""

from typing import TYPE_CHECKING, Final

from jantaku.table.events import Drawn, HandShown, HissatsuDeclared
from jantaku.table.state.deal import Deal, Step
from jantaku.table.state.window import Window, WindowKind
from jantaku.table.steps.ending import punish
from jantaku.table.steps.offer import ask_claim, settle_claim
from jantaku.table.steps.win import win_by_tsumo
from jantaku.table.steps.windows import open_window
from jantaku.table.words import HISSATSU, PASS, TSUMO

if TYPE_CHECKING:
    from jantaku.table.table import Actor, Answers, Asker, Table


def ask_claim_or_hissatsu(deal: Deal, table: "Table", step: Step) -> Window | None:
    """The same where whoever draws next may draw three tiles at once: that is said in the same window, so that nobody
    learns who was asked."""
    window = ask_claim(deal, table, step)
    offer = deal.offer
    assert offer is not None
    seat = table.seats.next(offer.seat, deal.direction)
    compelled = deal.hands[seat].opened and table.admission.may_ron(deal, seat, offer)
    if compelled or not table.hissatsu.may(deal, seat):
        return window
    asks = {} if window is None else {ask.seat: (ask.seat, list(ask.codes), ask.default) for ask in window.asks}
    _, codes, _ = asks.get(seat, (seat, [PASS], PASS))
    asks[seat] = (seat, [*codes[:-1], HISSATSU, PASS], PASS)
    others = table.seats.others(offer.seat, deal.direction)
    in_order = [asks[other] for other in others if other in asks]
    return open_window(deal, table, WindowKind.CLAIM, in_order, offer.tile, offer.seat)


def settle_claim_or_hissatsu(deal: Deal, table: "Table", step: Step, answers: "Answers") -> None:
    """Where nobody takes the tile, three are drawn instead of one."""
    answers, seat = table.hissatsu.apart(answers)
    settle_claim(deal, table, step, answers)
    if seat is not None and (draws := Step("draw", seat)) in deal.agenda:
        deal.agenda[deal.agenda.index(draws)] = Step("hissatsu", seat)


def draw_three(deal: Deal, table: "Table", step: Step, answers: "Answers") -> None:
    """The hand is laid open, and the third tile wins, or it is chombo (001:2442)."""
    seat, hand = step.seat, deal.hands[step.seat]
    table.furiten.own_turn(hand)
    laid = tuple(hand.tiles)
    *indicators, tile = table.hissatsu.draw(deal, seat)
    deal.turn, deal.came = seat, "wall"
    deal.events += (HissatsuDeclared(seat, laid, tuple(indicators)), Drawn(seat, tile))
    if table.admission.may_tsumo(deal, seat):
        win_by_tsumo(deal, table, seat, TSUMO)
        return
    deal.shown.append(seat)
    deal.events.append(HandShown(seat, tuple(hand.tiles), ready=False))
    punish(deal, table, seat)


HISSATSU_ASKS: Final[dict[str, "Asker"]] = {"claim": ask_claim_or_hissatsu}

HISSATSU_ACTS: Final[dict[str, "Actor"]] = {"claim": settle_claim_or_hissatsu, "hissatsu": draw_three}
"""The steps where three tiles may be drawn at once; elsewhere they cost nothing."""
