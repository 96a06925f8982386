"""Five wins in a row (サイクルヒット, 001:3029, `five_wins_in_a_row`): the fifth is worth a haneman at least.

Our reading: a deal that nobody wins breaks no row, and each further win counts as the fifth does; what is missing to a
haneman is paid at once, by those who have paid for the hand.

Nothing is replaced. The addition remembers from deal to deal how often each seat has won.
"""

from typing import ClassVar, Self

from jantaku.rules.plan import Plan
from jantaku.scoring.ledger import Ledger, Reason, Seat, Transfer, transfers
from jantaku.scoring.payments import Award, Counters
from jantaku.table.additions import ADDITIONS
from jantaku.table.additions.addition import Addition
from jantaku.table.events import Paid, Won
from jantaku.table.parts.payments import Payments
from jantaku.table.state.deal import Deal
from jantaku.table.state.memory import Memory, recall
from jantaku.table.table import Table
from tests.table.shape.seated import PLAN, parts_with

ROW = 5
HANEMAN = 3000


class Streaks(Memory):
    """How many deals each seat has won in a row, and the number of the last."""

    stored: ClassVar[str] = "streaks"
    wins: list[int]
    last: list[int]

    @classmethod
    def begin(cls, seats: int) -> Self:
        return cls([0] * seats, [-1] * seats)


class FiveInARow(Addition):
    """Counts, and makes the fifth win dearer."""

    remembers_between: ClassVar[type[Memory] | None] = Streaks
    streaks: ClassVar[type[Streaks]] = Streaks

    def __init__(self, payments: Payments) -> None:
        self.payments = payments

    @classmethod
    def of(cls, plan: Plan, table: Table) -> "FiveInARow | None":
        return cls(table.payments)

    def won(self, deal: Deal, seat: Seat) -> None:
        streaks = recall(deal, self.streaks)
        streaks.wins[seat] += 1
        streaks.last[seat] = deal.number
        for other, last in enumerate(streaks.last):
            if last != deal.number:
                streaks.wins[other] = 0
        if streaks.wins[seat] >= ROW:
            rows = self.missing(deal, seat)
            deal.pay(rows)
            deal.events += (Paid(rows),) if rows else ()

    def missing(self, deal: Deal, seat: Seat) -> tuple[Transfer, ...]:
        """What each payer owes beyond the worth of the hand."""
        won = next(event for event in reversed(deal.events) if isinstance(event, Won) and event.seat == seat)
        if won.base >= HANEMAN:
            return ()
        due, paid = (self._changes(deal, won, base) for base in (HANEMAN, won.base))
        owed = [before - after for before, after in zip(paid, due, strict=True)]
        reason = Reason.TSUMO if won.source == seat else Reason.RON
        return tuple(
            row for payer, more in enumerate(owed) if payer != seat for row in transfers(payer, seat, more, reason)
        )

    def _changes(self, deal: Deal, won: Won, base: int) -> tuple[int, ...]:
        award, counters = Award(won.seat, base), Counters(deal.dealer)
        if won.source == won.seat:
            rows = self.payments.tsumo(award, counters)
        else:
            rows = self.payments.ron([award], won.source, counters)
        return Ledger(rows).changes(len(deal.points))


class FourBefore(Streaks):
    """The same where seat 0 has won four times already."""

    @classmethod
    def begin(cls, seats: int) -> Self:
        return cls([ROW - 1] + [0] * (seats - 1), [-1] * seats)


class TheFifth(FiveInARow):
    """A match that is taken up there."""

    remembers_between = streaks = FourBefore


def five_in_a_row(plan: Plan = PLAN) -> Table:
    """A table that counts wins."""
    return parts_with(plan, additions=(*ADDITIONS, FiveInARow))


def the_fifth(plan: Plan = PLAN) -> Table:
    """The same after four wins of seat 0."""
    return parts_with(plan, additions=(*ADDITIONS, TheFifth))
