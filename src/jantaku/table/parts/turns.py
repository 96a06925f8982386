"""Turns: who moves after whom, and what a hand may be discarded from."""

from jantaku.scoring.ledger import Seat
from jantaku.table.parts.seats import Seats
from jantaku.table.state.deal import Deal, Step
from jantaku.table.words import DISCARD_BASE, Code
from jantaku.tiles import KIND


class Turns:
    """The usual order: who draws discards, then the next seat draws; who calls a tile has the turn.

    Each of the first methods is told what has happened and puts what follows on the agenda.
    """

    def __init__(self, seats: Seats, never: int = 0) -> None:
        """``never``: kinds that nobody discards, as a mask; a hand holds one only if it cannot be set aside."""
        self.seats = seats
        self.never = never

    def drawn(self, deal: Deal, seat: Seat) -> None:
        """This seat has drawn a tile."""
        deal.agenda.append(Step("turn", seat))

    def replaced(self, deal: Deal, seat: Seat) -> None:
        """This seat has drawn the replacement tile of a kan."""
        deal.agenda.append(Step("turn", seat))

    def discarded(self, deal: Deal, seat: Seat) -> None:
        """This seat has discarded a tile."""
        deal.agenda.append(Step("claim", seat))

    def after_discard(self, deal: Deal, seat: Seat) -> None:
        """Nobody took the tile that this seat discarded."""
        deal.agenda.append(Step("draw", self.seats.next(seat, deal.direction)))

    def after_call(self, deal: Deal, seat: Seat, feeder: Seat) -> None:
        """This seat has taken the feeder's tile for a chi or a pon."""
        deal.agenda.append(Step("turn", seat))

    def allows(self, deal: Deal, seat: Seat, tile: int) -> bool:
        """Whether this seat may discard this tile: the same as being among `discards`, without listing them."""
        hand = deal.hands[seat]
        if hand.riichi and hand.drawn >= 0 and not self.never >> (hand.drawn & KIND) & 1:
            return tile == hand.drawn
        return tile in hand.tiles and not (deal.barred | self.never) >> (tile & KIND) & 1

    def discards(self, deal: Deal, seat: Seat) -> list[Code]:
        """The tiles that this seat may discard."""
        hand = deal.hands[seat]
        if hand.riichi and hand.drawn >= 0 and not self.never >> (hand.drawn & KIND) & 1:
            return [DISCARD_BASE | hand.drawn << 16]
        barred = deal.barred | self.never
        if barred:
            return [DISCARD_BASE | tile << 16 for tile in hand.tiles if not barred >> (tile & KIND) & 1]
        return [DISCARD_BASE | tile << 16 for tile in hand.tiles]
