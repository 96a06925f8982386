"""A kan over a ron: who calls a discard for an open kan while another wins on it by a yakuman has what is paid for the
yakuman (dai kan minkoku, 001:3382).

Our reading: the win stands, and the deal ends with it; no kan is made. What the hand alone has brought, without honba
and sticks, goes on from the winner to the one who called, who must have been able to. A counted yakuman is none.
"""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, ClassVar, Final

from jantaku.rules.plan import Plan
from jantaku.scoring.book import YAKUMAN
from jantaku.scoring.ledger import Ledger, Reason, Seat, transfers
from jantaku.scoring.payments import Award, Counters
from jantaku.table.additions.addition import Addition
from jantaku.table.events import Won
from jantaku.table.parts.payments import Payments
from jantaku.table.state.deal import Deal, Offer
from jantaku.table.state.memory import Memory, recall
from jantaku.table.state.window import Answer
from jantaku.table.steps.closing import pay
from jantaku.table.words import OPEN_KAN

if TYPE_CHECKING:
    from jantaku.table.table import Table

KOKUSHI: Final = frozenset({"kokushi", "kokushi_juusanmen"})


class CalledForKan(Memory):
    """Who has called the tile that is won on; -1: nobody."""

    stored: ClassVar[str] = "called_for_kan"
    seat: Seat = -1


class KanOverRon(Addition):
    """Hears who called, and passes the payments on."""

    remembers: ClassVar[type[Memory] | None] = CalledForKan

    def __init__(self, payments: Payments, *, only_kokushi: bool) -> None:
        self.payments = payments
        self.only_kokushi = only_kokushi

    @classmethod
    def of(cls, plan: Plan, table: "Table") -> "KanOverRon | None":
        """Where a kan takes them."""
        takes = plan.payments.kan_takes
        return None if takes == "nothing" else cls(table.payments, only_kokushi=takes == "kokushi")

    def overruled(self, deal: Deal, offer: Offer, answers: Mapping[Seat, Answer], winners: Sequence[Seat]) -> None:
        """At most one holds three such tiles."""
        called = [seat for seat, answer in answers.items() if answer.code == OPEN_KAN]
        recall(deal, CalledForKan).seat = called[0] if called else -1

    def won(self, deal: Deal, seat: Seat) -> None:
        """Of several winners each with a yakuman passes its payments on."""
        taker = recall(deal, CalledForKan).seat
        won = next((one for one in reversed(deal.events) if isinstance(one, Won) and one.seat == seat), None)
        if taker < 0 or won is None or won.source == seat or not self._counts(won):
            return
        rows = self.payments.ron([Award(seat, won.base)], won.source, Counters(deal.dealer))
        worth = Ledger(rows).changes(len(deal.points))[seat]
        pay(deal, transfers(seat, taker, worth, Reason.KAN_OVER_RON))

    def _counts(self, won: Won) -> bool:
        yakuman = [element.id for element in won.elements if (element.limit or 0) >= YAKUMAN]
        return any(one in KOKUSHI for one in yakuman) if self.only_kokushi else bool(yakuman)
