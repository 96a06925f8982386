"""Who takes the fourteenth tile and makes the first turn, where that is another than the dealer (跳板, 001:2663-2664).

Our reading: everything else stays with the dealer, whose seat is East. Tiles are dealt from the dealer on, and the
fourteenth is the one that would come after them all.
"""

from typing import TYPE_CHECKING, ClassVar

from jantaku.rules.plan import Plan
from jantaku.scoring.ledger import Seat
from jantaku.table.additions.addition import Addition
from jantaku.table.events import LotDrawn, Seated
from jantaku.table.parts.dealer import ANNULLED
from jantaku.table.parts.seats import Seats
from jantaku.table.parts.throws import Throws
from jantaku.table.state.deal import Deal, Result
from jantaku.table.state.memory import Memory, recall
from jantaku.table.state.seating import Seating

if TYPE_CHECKING:
    from jantaku.table.table import Table


class Beginner(Memory):
    """Who begins this deal, and until that is found out, who has begun the last one."""

    stored: ClassVar[str] = "first_turn"
    seat: int = -1
    member: int = -1
    """Who has won last."""
    rounds: int = -1
    """In which round ``seat`` was the first dealer."""


class FirstTurn(Addition):
    """Finds out who begins."""

    remembers_between: ClassVar[type[Memory] | None] = Beginner

    def __init__(self, found_by: str, seats: Seats, throws: Throws) -> None:
        """``found_by``: as in `WallPlan.first_turn`."""
        self.found_by = found_by
        self.seats = seats
        self.throws = throws

    @classmethod
    def of(cls, plan: Plan, table: "Table") -> "FirstTurn | None":
        """Where it need not be the dealer."""
        found_by = plan.wall.first_turn
        return cls(found_by, table.seats, table.throws) if found_by else None

    def opening(self, deal: Deal) -> None:
        """All but the break tell it before anything is dealt."""
        memory = recall(deal, Beginner)
        if self.found_by == "winner":
            memory.seat = self._seat_of(memory.member, deal)
        elif self.found_by == "round" and memory.rounds != deal.rounds:
            memory.rounds, memory.seat = deal.rounds, self._first_dealer(deal)
        elif self.found_by == "dice":
            memory.seat = self._by_dice(deal)
        if memory.seat < 0:
            memory.seat = deal.dealer

    def broken(self, deal: Deal) -> None:
        """Whose side is broken."""
        if self.found_by == "break":
            recall(deal, Beginner).seat = self._playing(deal.wall.side)

    def counted(self, deal: Deal, result: Result, seating: Seating) -> None:
        """Who has won begins from now on; or the next seat does. A deal that counts as not played begins as before."""
        memory = recall(deal, Beginner)
        if result.kind in ANNULLED:
            return
        if result.winners:
            memory.member = seating.members[result.winners[0]]
        if self.found_by == "deal":
            memory.seat = self._playing(self.seats.order(memory.seat)[1])

    def _seat_of(self, member: int, deal: Deal) -> Seat:
        """Where who has won last sits now; the dealer's seat, if nobody has, or who has won rests."""
        seated = next((event for event in deal.events if type(event) is Seated), None)
        members = self.seats.all if seated is None else seated.members
        return members.index(member) if member in members else deal.dealer

    def _first_dealer(self, deal: Deal) -> Seat:
        """Who has dealt first in this round; where nothing of it is known, as many seats back as it has deals."""
        return self._playing(self.seats.order(deal.dealer, -1)[deal.hand % self.seats.count])

    def _by_dice(self, deal: Deal) -> Seat:
        """The dealer throws and counts, as for the break."""
        thrown = self.throws.of(deal.dice, "first_turn")
        found = self._playing(self.seats.order(deal.dealer)[(sum(thrown) - 1) % self.seats.count])
        deal.events.append(LotDrawn("first_turn", "first_turn", deal.dealer, thrown, found))
        return found

    def _playing(self, seat: Seat) -> Seat:
        """This seat, or the next at which somebody plays."""
        return self.seats.playing_from(seat)[0]


def begins(deal: Deal) -> Seat:
    """Who was found out to begin."""
    return recall(deal, Beginner).seat
