"""Raised runs (001:3171)."""

from typing import TYPE_CHECKING

from jantaku.scoring.ledger import Seat
from jantaku.table.events import RunRaised
from jantaku.table.state.deal import Deal, Offer, Step
from jantaku.table.state.holding import NO_TILE
from jantaku.table.steps.offer import interrupt
from jantaku.table.words import Code, first_of, second_of

if TYPE_CHECKING:
    from jantaku.table.table import Answers, Table


def raise_run(deal: Deal, table: "Table", seat: Seat, code: Code) -> None:
    """A tile is laid on the equal one of an open run. It may be robbed before another is drawn for it."""
    tile = first_of(code)
    hand = deal.hands[seat]
    drawn = tile == hand.drawn
    meld = table.runs.lay(hand, tile, second_of(code))
    hand.drawn = NO_TILE
    if not drawn:
        table.look(hand)
    deal.fed_kan = -1
    deal.events.append(RunRaised(seat, meld))
    table.furiten.declared(deal)
    deal.offer = Offer(tile, seat, "run", drawn)
    deal.push("raised", seat)
    deal.push("rob", seat)


def run_stands(deal: Deal, table: "Table", step: Step, answers: "Answers") -> None:
    """Nobody took the tile: the next one is drawn, as in any turn."""
    interrupt(deal)
    deal.offer = None
    deal.push("draw", step.seat)
