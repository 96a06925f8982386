"""Tiles that are set aside as dora (001:3578-3587): flowers at once, others when their owner likes."""

from typing import TYPE_CHECKING

from jantaku.scoring.ledger import Seat
from jantaku.table.events import Drawn, NukiDeclared
from jantaku.table.state.deal import Deal, Offer, Step
from jantaku.table.state.holding import NO_TILE, Holding
from jantaku.table.steps.offer import end_ippatsu
from jantaku.table.steps.win import win_by_draw
from jantaku.table.words import Code, Verb, first_of
from jantaku.tiles import KIND

if TYPE_CHECKING:
    from jantaku.table.table import Answers, Table

DEALT_FLOWER, DRAWN_FLOWER = 1, 2
"""What the tile is that comes for one set aside before the first turn: one of those dealt, or the dealer's last."""


def set_flowers_aside(deal: Deal, table: "Table", step: Step, answers: "Answers") -> None:
    """What was dealt and may not stay in a hand is set aside before the first turn, and what comes for it. Who might
    win on one is asked first, and then the step is taken up again."""
    seat, hand = step.seat, deal.hands[step.seat]
    deal.offer = None
    if step.code and not _replace_flower(deal, table, seat, as_drawn=step.code == DRAWN_FLOWER):
        return
    while (flower := table.nuki.flower(hand)) is not None:
        as_drawn = flower == hand.drawn
        table.nuki.put(hand, flower)
        hand.drawn = NO_TILE if as_drawn else hand.drawn
        deal.events.append(NukiDeclared(seat, flower))
        if table.nuki.wins(hand):
            win_by_draw(deal, table, seat, flower)
            return
        if table.nuki.somebody_may(deal, seat, flower):
            deal.offer = Offer(flower, seat, "nuki")
            deal.push("flowers", seat, DRAWN_FLOWER if as_drawn else DEALT_FLOWER)
            deal.push("rob", seat)
            return
        if not _replace_flower(deal, table, seat, as_drawn=as_drawn):
            return
    look_without_drawn(hand, table)


def _replace_flower(deal: Deal, table: "Table", seat: Seat, *, as_drawn: bool) -> bool:
    """Draw a tile for a flower; where none is left the deal is over."""
    hand = deal.hands[seat]
    drawn, tile = hand.drawn, table.wall.replace(deal.wall)
    if tile is None:
        deal.agenda.clear()
        deal.push("exhausted")
        return False
    hand.take(tile)
    deal.events.append(Drawn(seat, tile, "dead_wall"))
    hand.drawn = tile if as_drawn else drawn
    return True


def look_without_drawn(hand: Holding, table: "Table") -> None:
    """The waits of a hand are those that it has before the drawn tile."""
    drawn = hand.drawn
    if drawn >= 0:
        hand.counts[drawn & KIND] -= 1
    hand.away = 0
    table.look(hand)
    if drawn >= 0:
        hand.counts[drawn & KIND] += 1


def declare_nuki(deal: Deal, table: "Table", seat: Seat, code: Code) -> None:
    """A tile is set aside as dora. It may be robbed before another is drawn for it."""
    tile = first_of(code)
    hand = deal.hands[seat]
    drawn = tile == hand.drawn
    table.nuki.put(hand, tile)
    hand.drawn = NO_TILE
    if not drawn:
        table.look(hand)
    deal.barred = 0
    deal.fed_kan = -1
    deal.events.append(NukiDeclared(seat, tile))
    if table.nuki.wins(hand):  # 002:280: with the last of all
        win_by_draw(deal, table, seat, tile)
        return
    table.furiten.declared(deal)
    deal.offer = Offer(tile, seat, "nuki")
    deal.push("nuki", seat)
    deal.push("rob", seat)


def nuki_stands(deal: Deal, table: "Table", step: Step, answers: "Answers") -> None:
    """Nobody took the tile: it is dora, and a replacement tile is drawn."""
    if table.nuki.interrupts:
        deal.uninterrupted = False
    if table.nuki.ends_ippatsu:
        end_ippatsu(deal)
    table.kans.declared(deal)
    if table.nuki.opens_indicator(deal):
        table.kans.turn_one(deal)
    deal.offer = None
    deal.push("replace", step.seat, int(Verb.NUKI))


def call_nuki(deal: Deal, table: "Table", offer: Offer, seat: Seat, code: Code) -> None:
    """The tile set aside goes into a set of another (gari, 001:6115); its owner's turn ends with that."""
    deal.agenda.clear()
    deal.hands[offer.seat].nuki.remove(offer.tile)
    deal.push("call", seat, code)
