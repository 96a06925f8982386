"""Turns: who moves after whom, and what a hand may be discarded from."""

from jantaku.scoring.ledger import Seat
from jantaku.table.codes import DISCARD_BASE, Code
from jantaku.table.deal import Deal
from jantaku.table.seats import Seats


class Turns:
    """The usual order: after a discard the next seat draws; who calls a tile has the turn."""

    def __init__(self, seats: Seats) -> None:
        self.seats = seats

    def after_discard(self, deal: Deal, seat: Seat) -> None:
        """Nobody took the tile that this seat discarded: put what follows on the agenda."""
        deal.push("draw", self.seats.next(seat, deal.direction))

    def after_call(self, deal: Deal, seat: Seat) -> None:
        """This seat has taken a tile for a chi or a pon: put what follows on the agenda."""
        deal.push("turn", seat)

    def discards(self, deal: Deal, seat: Seat) -> list[Code]:
        """The tiles that this seat may discard."""
        hand = deal.hands[seat]
        if hand.riichi and hand.drawn >= 0:
            return [DISCARD_BASE | hand.drawn << 16]
        barred = deal.barred
        if barred:
            return [DISCARD_BASE | tile << 16 for tile in hand.tiles if not barred >> (tile & 63) & 1]
        return [DISCARD_BASE | tile << 16 for tile in hand.tiles]
