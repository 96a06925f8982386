"""Tetora appu: who stakes a mangan before the first turn has two han more if he wins (001:2399).

Everybody may say so at the same time, when the tiles are dealt and before anybody has discarded. The stake is what a
mangan would bring its owner, 8000 or of the dealer 12000; it goes into the pot, which the next winner takes (our
reading). Who has not so many points stakes nothing, unless riichi is declared on credit, too.
"""

from collections.abc import Mapping
from typing import TYPE_CHECKING, ClassVar, Final

from jantaku.rules.plan import PaymentPlan, Plan
from jantaku.scoring import payments
from jantaku.scoring.ledger import Seat
from jantaku.table.additions.addition import Addition
from jantaku.table.events import Paid, WordSaid
from jantaku.table.parts.seats import Seats
from jantaku.table.state.deal import Deal, Step
from jantaku.table.state.memory import recall
from jantaku.table.state.said import ManganStaked
from jantaku.table.state.window import Window, WindowKind
from jantaku.table.steps.windows import open_window
from jantaku.table.words import PASS, TETORA_APPU, Code

if TYPE_CHECKING:
    from jantaku.table.table import Actor, Answers, Asker, Table

ELEMENT: Final = "tetora_appu"


def ask_to_stake(deal: Deal, table: "Table", step: Step) -> Window | None:
    """Who stakes a mangan? All are asked at once, so that nobody waits for another."""
    rules = table.addition(TetoraAppu)
    asks: list[tuple[Seat, list[Code], Code]] = [
        (seat, [TETORA_APPU, PASS], PASS)
        for seat in table.seats.order(deal.dealer)
        if not deal.hands[seat].out and rules.may_stake(deal, seat)
    ]
    return open_window(deal, table, WindowKind.CHOICE, asks) if asks else None


def stake_mangan(deal: Deal, table: "Table", step: Step, answers: "Answers") -> None:
    """The stakes lie in the pot."""
    rules = table.addition(TetoraAppu)
    staked = recall(deal, ManganStaked).seats
    staked += (seat for seat, answer in answers.items() if answer.code == TETORA_APPU)
    rows = tuple(row for seat in staked for row in payments.mangan_stake(seat, deal.dealer, rules.plan).rows)
    if rows:
        deal.pay(rows)
        deal.events += (*(WordSaid(seat, ELEMENT) for seat in staked), Paid(rows))


class TetoraAppu(Addition):
    """Who may stake."""

    remembers = ManganStaked
    asks: ClassVar[Mapping[str, "Asker"]] = {"tetora_appu": ask_to_stake}
    acts: ClassVar[Mapping[str, "Actor"]] = {"tetora_appu": stake_mangan}

    def __init__(self, plan: PaymentPlan, seats: Seats, on_credit: bool) -> None:
        self.plan = plan
        self.seats = seats
        self.on_credit = on_credit

    @classmethod
    def of(cls, plan: Plan, table: "Table") -> "TetoraAppu | None":
        """Its place in the plan is that of an element."""
        return cls(plan.payments, table.seats, plan.riichi.on_credit) if ELEMENT in plan.elements else None

    def dealt(self, deal: Deal) -> None:
        """It is asked before the first turn."""
        deal.push("tetora_appu")

    def may_stake(self, deal: Deal, seat: Seat) -> bool:
        """Whether this seat has the points for it."""
        return self.on_credit or self.seats.held(deal.points, seat) >= self.needed(deal, seat)

    def needed(self, deal: Deal, seat: Seat) -> int:
        """What the stake costs this seat."""
        return payments.mangan_of(seat, deal.dealer)
