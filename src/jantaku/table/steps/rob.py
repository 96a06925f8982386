"""Robbing (000:425-429): a tile that is no discard may be won on, too, before what was declared with it stands."""

from typing import TYPE_CHECKING

from jantaku.scoring.ledger import Seat
from jantaku.table.state.deal import Deal, Offer, Step
from jantaku.table.state.window import Window, WindowKind
from jantaku.table.steps.offer import kept_claims, with_compelled
from jantaku.table.steps.win import keep_before_win, push_ron, with_false
from jantaku.table.steps.windows import asked_at, not_spoken, open_window
from jantaku.table.words import PASS, RON, VERB_SHIFT, Code
from jantaku.tiles import KIND

if TYPE_CHECKING:
    from jantaku.table.table import Answers, Table


def ask_rob(deal: Deal, table: "Table", step: Step) -> Window | None:
    """Who wins on the tile of the kan, on one that was laid on a run or set aside; or by some rules calls it?"""
    offer = deal.offer
    assert offer is not None
    kind, rules = offer.tile & KIND, table.offers[offer.form]
    may_win = _may_rob(deal, table, offer)
    asks: list[tuple[Seat, list[Code], Code]] = []
    for seat in table.seats.others(offer.seat, deal.direction):
        hand = deal.hands[seat]
        asked = may_win and hand.waits >> kind & 1 and table.riichi.may_let_pass(deal, seat)
        wins = asked and table.admission.may_ron(deal, seat, offer)
        codes = [RON] if wins or rules.may_win_by(deal, seat, offer.tile) else []
        codes = kept_claims(deal, table, seat, offer, codes + rules.calls(deal, seat, offer))
        if codes:
            asks.append((seat, [*codes, PASS], PASS))
    if table.winners.go_on:
        asks = not_spoken(deal, asks)
    return open_window(deal, table, WindowKind.ROB, asks, offer.tile, offer.seat) if asks else None


def settle_rob(deal: Deal, table: "Table", step: Step, answers: "Answers") -> None:
    """The kan is robbed and void, or it stands (000:425-429); and so with other tiles that are laid down."""
    offer = deal.offer
    assert offer is not None
    asked = dict.fromkeys(asked_at(deal, table, step)) if table.claims.by_time else answers
    if table.riichi.wins_unasked and _may_rob(deal, table, offer):
        answers = with_compelled(deal, table, offer, answers)
    resolved = table.claims.resolve(deal, offer, asked, answers)
    winners = with_false(deal, resolved.winners) if table.winners.go_on else resolved.winners
    if winners:
        keep_before_win(deal, table, step)
        deal.agenda.clear()
        push_ron(deal, table, offer.seat, winners)
        return
    if _may_rob(deal, table, offer):
        # What only some hands can win on has been let pass only by those who were asked.
        spared = () if table.offers[offer.form].by_every_hand(offer) else table.seats.all
        table.furiten.passed(deal, offer, resolved.unheard.union(seat for seat in spared if seat not in asked))
    if resolved.caller is not None:
        _call(deal, table, offer, resolved.caller, resolved.code)


def _call(deal: Deal, table: "Table", offer: Offer, seat: Seat, code: Code) -> None:
    """The tile set aside goes into a set of another (gari, 001:6115), or where his word takes it; its owner's turn ends
    with that."""
    deal.agenda.clear()
    table.offers[offer.form].rob(deal, offer.seat, offer.tile)
    deal.push(table.takes.get(code >> VERB_SHIFT, "call"), seat, code)


def _may_rob(deal: Deal, table: "Table", offer: Offer) -> bool:
    """Whether the tile may be won on at all."""
    return table.offers[offer.form].may_be_robbed(offer) and not table.kans.is_spared(deal.hands[offer.seat], offer)
