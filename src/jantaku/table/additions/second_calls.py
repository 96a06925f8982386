"""Second calls: an open pon becomes a kan with a tile called from the same player (fukusuu ka, 001:2967, 001:5069).

The tile is claimed as for an open kan, and the kan goes on as an open one: it may be robbed where open kans may, its
indicator is turned as theirs is, and who fed it answers for it. Our reading: it is one open set still, so limits on
calls and stakes for them do not count it.
"""

from typing import TYPE_CHECKING

from jantaku.hands import Meld, MeldForm
from jantaku.rules.plan import Plan
from jantaku.scoring.ledger import Seat
from jantaku.table.additions.addition import Addition
from jantaku.table.parts.kans import Kans
from jantaku.table.parts.seats import Seats
from jantaku.table.state.deal import Deal, Offer
from jantaku.table.words import SECOND_KAN, Code
from jantaku.tiles import KIND

if TYPE_CHECKING:
    from jantaku.table.table import Table


class SecondCalls(Addition):
    """Claims of a discard for the own pon."""

    def __init__(self, kans: Kans, seats: Seats) -> None:
        self.kans = kans
        self.seats = seats

    @classmethod
    def of(cls, plan: Plan, table: "Table") -> "SecondCalls | None":
        """Where a pon may be added to so."""
        return cls(table.kans, table.seats) if plan.kans.second_call else None

    def claim_words(self, deal: Deal, seat: Seat, offer: Offer, callable_: bool) -> list[Code]:
        """A kan of the pon that the same player has fed."""
        hand = deal.hands[seat]
        if not callable_ or not hand.melds or hand.riichi or hand.mute or hand.owes:
            return []
        pon = self.pon(deal, seat, offer)
        fed = pon is not None and self.seats.source(pon.feeder, seat) == offer.seat
        return [SECOND_KAN] if fed and self.kans.may(deal, seat) else []

    def pon(self, deal: Deal, seat: Seat, offer: Offer) -> Meld | None:
        """The pon of this seat that has the tiles like the one on offer, whoever has fed it."""
        for meld in deal.hands[seat].melds:
            if meld.form is MeldForm.PON and all(tile & KIND == offer.tile & KIND for tile in meld.tiles):
                return meld
        return None

    def meld(self, deal: Deal, seat: Seat, code: Code, offer: Offer) -> Meld | None:
        """The pon with the tile."""
        pon = self.pon(deal, seat, offer) if code == SECOND_KAN else None
        if pon is None:
            return None
        return Meld(MeldForm.ADDED_KAN, pon.tiles, pon.claimed, pon.feeder, offer.tile)
