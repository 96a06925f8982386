"""A yakuman that was thrown into the water (役満流し, 001:2921-2922): who has the tiles of a listed yakuman in hand and
pond together, and has not won, pays a mangan.

Our reading: it is looked for when a deal ends by a win or with the wall, for every yakuman once, of which a player pays
for one at most; what others have called is no longer in the pond; it is paid as a mangan is by tsumo, the other way.
"""

from typing import TYPE_CHECKING, Final

from jantaku.rules.plan import Plan
from jantaku.scoring.ledger import Seat
from jantaku.table.additions.addition import Addition
from jantaku.table.events import HandShown, Paid
from jantaku.table.parts.payments import Payments, counters_of
from jantaku.table.parts.seats import Seats
from jantaku.table.state.deal import Deal, Result
from jantaku.tiles import KIND
from jantaku.yaku.gathered import GATHERED, gathered

if TYPE_CHECKING:
    from jantaku.table.table import Table

PLAYED_OUT: Final = ("win", "exhausted", "nagashi")


class DiscardedYakuman(Addition):
    """Looks at hands and ponds when a deal is over."""

    def __init__(self, listed: tuple[str, ...], payments: Payments, seats: Seats, kinds: int) -> None:
        self.listed = tuple(yakuman for yakuman in GATHERED if yakuman in listed)
        self.payments = payments
        self.seats = seats
        self.kinds = kinds

    @classmethod
    def of(cls, plan: Plan, table: "Table") -> "DiscardedYakuman | None":
        """Where some are listed."""
        listed = plan.payments.discarded_yakuman
        return cls(listed, table.payments, table.seats, table.kinds) if listed else None

    def ended(self, deal: Deal, result: Result) -> None:
        """Who pays shows the hand."""
        if result.kind not in PLAYED_OUT:
            return
        for seat in self.seats.order(deal.dealer):
            yakuman = None if seat in result.winners else self.found(deal, seat)
            if yakuman is None:
                continue
            if seat not in deal.shown:
                deal.events.append(HandShown(seat, tuple(deal.hands[seat].tiles), ready=False))
            rows = self.payments.discarded_yakuman(seat, yakuman, counters_of(deal))
            deal.pay(rows)
            deal.events.append(Paid(rows))

    def found(self, deal: Deal, seat: Seat) -> str | None:
        """The first of the list that hand and pond have together."""
        hand = deal.hands[seat]
        called = {meld.claimed for other in deal.hands for meld in other.melds}
        counts = [0] * max(self.kinds, KIND + 1)
        for tile in (*hand.tiles, *(tile for meld in hand.melds for tile in meld.all_tiles)):
            counts[tile & KIND] += 1
        for lying in hand.pond:
            counts[lying.tile & KIND] += lying.tile not in called
        return next((yakuman for yakuman in self.listed if gathered(counts, yakuman)), None)
