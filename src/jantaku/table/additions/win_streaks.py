"""Five wins in a row (サイクルヒット, 001:3029-3030): the fifth is worth a haneman at least.

Our reading: a deal that nobody wins breaks no row, and each further win counts as the fifth does. What is missing to a
haneman is paid at once, by those who would pay for one.
"""

from typing import TYPE_CHECKING, ClassVar, Final, Self

from jantaku.rules.plan import Plan
from jantaku.scoring.ledger import Ledger, Reason, Seat, Transfer, transfers
from jantaku.scoring.payments import Award, Counters
from jantaku.table.additions.addition import Addition
from jantaku.table.events import Paid, Won
from jantaku.table.parts.payments import Payments
from jantaku.table.state.deal import Deal
from jantaku.table.state.memory import Memory, recall

if TYPE_CHECKING:
    from jantaku.table.table import Table

ROW: Final = 5


class Streaks(Memory):
    """How many deals each seat has won in a row up to its last win, and in which deal that was; the last two deals that
    anybody has won."""

    stored: ClassVar[str] = "five_in_a_row"
    wins: list[int]
    last: list[int]
    latest: int = -1
    before: int = -1

    @classmethod
    def begin(cls, seats: int) -> Self:
        """None yet."""
        return cls([0] * seats, [-1] * seats)

    def count(self, seat: Seat, deal: int) -> int:
        """The seat has won this deal: the how manieth win in a row that is. Several may win one deal."""
        if self.latest != deal:
            self.before, self.latest = self.latest, deal
        self.wins[seat] = self.wins[seat] + 1 if self.last[seat] == self.before else 1
        self.last[seat] = deal
        return self.wins[seat]


class FiveInARow(Addition):
    """Counts wins, and makes the fifth dearer."""

    remembers_between: ClassVar[type[Memory] | None] = Streaks

    def __init__(self, payments: Payments, least: int) -> None:
        self.payments = payments
        self.least = least

    @classmethod
    def of(cls, plan: Plan, table: "Table") -> "FiveInARow | None":
        """Where such a win is worth something at least."""
        return cls(table.payments, plan.payments.fifth_win) if plan.payments.fifth_win else None

    def won(self, deal: Deal, seat: Seat) -> None:
        """It is paid after all that the hand itself has brought."""
        if recall(deal, Streaks).count(seat, deal.number) < ROW:
            return
        rows = self.missing(deal, seat)
        deal.pay(rows)
        deal.events += (Paid(rows),) if rows else ()

    def missing(self, deal: Deal, seat: Seat) -> tuple[Transfer, ...]:
        """What each payer owes beyond the worth of the hand."""
        won = next((one for one in reversed(deal.events) if isinstance(one, Won) and one.seat == seat), None)
        if won is None or won.base >= self.least:  # a false win is none
            return ()
        due, paid = (self._changes(deal, won, base) for base in (self.least, won.base))
        owed = [before - after for before, after in zip(paid, due, strict=True)]
        return tuple(
            row
            for payer, more in enumerate(owed)
            if payer != seat
            for row in transfers(payer, seat, more, Reason.FIFTH_WIN)
        )

    def _changes(self, deal: Deal, won: Won, base: int) -> tuple[int, ...]:
        award, counters = Award(won.seat, base), Counters(deal.dealer)
        if won.source == won.seat:
            rows = self.payments.tsumo(award, counters)
        else:
            rows = self.payments.ron([award], won.source, counters)
        return Ledger(rows).changes(len(deal.points))
