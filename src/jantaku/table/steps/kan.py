"""Kans (001:503-533): one is declared, it may be robbed, it stands, and a tile is owed for it."""

from typing import TYPE_CHECKING

from jantaku.scoring.ledger import Seat
from jantaku.table.events import KanDeclared
from jantaku.table.state.deal import Deal, Offer, Step
from jantaku.table.state.holding import NO_TILE
from jantaku.table.steps.closing import pay
from jantaku.table.steps.no_win import ABORTS
from jantaku.table.steps.offer import interrupt
from jantaku.table.words import Code, Verb, first_of
from jantaku.tiles import KIND

if TYPE_CHECKING:
    from jantaku.table.table import Answers, Table


def declare_kan(deal: Deal, table: "Table", seat: Seat, code: Code) -> None:
    """A closed kan, or a tile added to a pon. It may be robbed before it stands."""
    hand = deal.hands[seat]
    form = "closed" if code >> 32 == Verb.CLOSED_KAN else "added"
    tile = first_of(code)
    if form == "closed" and hand.drawn & KIND == tile & KIND:
        tile = hand.drawn
    drawn = tile == hand.drawn
    meld = table.kans.declare(hand, code)
    hand.drawn = NO_TILE
    deal.barred = 0
    feeder = table.seats.source(meld.feeder, seat)
    deal.fed_kan = table.payments.kan_feeder(deal, -1 if feeder is None else feeder)
    hand.away = 0  # a kan is more than one tile for another
    table.learn_meld(deal, seat, hand)
    table.look(hand)
    deal.events.append(KanDeclared(seat, form, meld))  # type: ignore[arg-type]
    table.furiten.declared(deal)
    deal.offer = Offer(tile, seat, form, drawn)  # type: ignore[arg-type]
    deal.push("kan", seat)
    deal.push("rob", seat)


def kan_stands(deal: Deal, table: "Table", step: Step, answers: "Answers") -> None:
    """The kan counts: its indicator, its replacement tile."""
    seat = step.seat
    offer = deal.offer
    assert offer is not None
    deal.kans += 1
    deal.kan_owners.append(seat)
    deal.hands[seat].kans += 1
    interrupt(deal, table, seat)
    table.kans.declared(deal)
    table.kans.stands(deal, offer.form)
    if table.payments.pays_kans:
        _pay_kan(deal, table, offer)
    for stood in table.kan_stood:
        stood(deal, offer)
    deal.offer = None
    if table.draws.after_kan(deal) is not None:
        deal.push("abort", seat, ABORTS.index("four_kans"))
    else:
        deal.push("replace", seat)


def _pay_kan(deal: Deal, table: "Table", offer: Offer) -> None:
    """A kan is paid for at once: one that is added, only where the tile has just been drawn (004:143-156)."""
    form = "late" if offer.form == "added" and not offer.drawn else offer.form
    feeder = deal.fed_kan if form == "open" else None
    pay(deal, table.winners.kan(deal, offer.seat, form, feeder))  # type: ignore[arg-type]
