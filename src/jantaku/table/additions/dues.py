"""Dues: what kans, calls and flowers of the own seat bring or cost at once.

Kans are paid for when they stand (001:3031); one that is open costs a stake, or a mangan if its owner does not win the
deal (001:3033). Calls cost a stake, each or from some number on, or are bounded (001:3048). A bite pays for kans and
for the two flowers of the own seat (001:2255, 001:5875).

The books do not say to whom a mangan for an open kan goes. Our reading: to the others, as a reversed tsumo; a deal that
is dealt anew, or that the time ends, is settled without it.
"""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from jantaku.hands import MeldForm
from jantaku.rules.plan import Plan
from jantaku.scoring.ledger import Seat
from jantaku.table.additions.addition import Addition, Hearer, Rows
from jantaku.table.events import Called, Event, NukiDeclared
from jantaku.table.parts.payments import Payments, counters_of
from jantaku.table.parts.seats import Seats
from jantaku.table.state.deal import Deal, Offer, Result
from jantaku.table.state.holding import Holding
from jantaku.table.state.set_aside import set_aside
from jantaku.table.steps.closing import pay
from jantaku.table.words import PASS, RON, VERB_SHIFT, Code, Verb
from jantaku.tiles import KIND, KIND_OF

if TYPE_CHECKING:
    from jantaku.table.table import Table

OPEN: Final = (MeldForm.OPEN_KAN, MeldForm.ADDED_KAN)
UNSETTLED: Final = ("chombo", "referee", "time")
"""Ends of a deal after which nothing is paid for what was done in it."""
CALLS: Final = frozenset({Verb.CHI, Verb.PON, Verb.OPEN_KAN})
SEASONS: Final = KIND_OF["5f"] - KIND_OF["1f"]
"""How far apart the two flowers of a seat are."""


class KanDues(Addition):
    """A kan stands: it is paid for, or costs a stake."""

    def __init__(self, payments: Payments) -> None:
        self.payments = payments

    @classmethod
    def of(cls, plan: Plan, table: "Table") -> "KanDues | None":
        """Where anything is paid for a kan, and kept."""
        kans = plan.kans
        asked = any(kans.dues) or kans.open_stake or plan.payments.bite == "one_han"
        return cls(table.payments) if asked else None

    def kan_stood(self, deal: Deal, offer: Offer) -> None:
        """Paid by those who are still in the deal."""
        feeder = deal.fed_kan if offer.form == "open" else None
        payers = [seat for seat, hand in enumerate(deal.hands) if seat != offer.seat and not hand.out]
        pay(deal, self.payments.kan_dues(offer.seat, offer.form, feeder, payers, counters_of(deal)))


class KanFines(Addition):
    """The deal ends, and who has made open kans and not won pays for them."""

    def __init__(self, payments: Payments) -> None:
        self.payments = payments

    @classmethod
    def of(cls, plan: Plan, table: "Table") -> "KanFines | None":
        """Where open kans are fined."""
        return cls(table.payments) if plan.kans.open_fine else None

    def ended(self, deal: Deal, result: Result) -> None:
        """From each who has not won, for each open kan."""
        if result.kind in UNSETTLED:
            return
        won = result.winners if result.kind == "win" else ()
        rows: Rows = ()
        for seat, hand in enumerate(deal.hands):
            opened = sum(meld.form in OPEN for meld in hand.melds)
            if opened and seat not in won and not hand.out:
                rows += self.payments.kan_fines(seat, opened, counters_of(deal))
        pay(deal, rows)


class CallStakes(Addition):
    """A call costs a stake, which the next winner takes."""

    def __init__(self, payments: Payments, first: int) -> None:
        self.payments = payments
        self.first = first
        """From which call of a hand on; it is paid for those before as well."""

    @classmethod
    def of(cls, plan: Plan, table: "Table") -> "CallStakes | None":
        """Where calls cost something."""
        return cls(table.payments, plan.calls.staked_from) if plan.calls.stake else None

    def heard(self) -> Mapping[type[Event], Hearer]:
        """Calls."""
        return {Called: self.called}

    def called(self, deal: Deal, event: Called) -> None:
        """The call that makes it due pays for all, each later one for itself."""
        calls = _calls_of(deal.hands[event.seat])
        if event.meld.added is None and event.meld.is_open and calls >= self.first:
            pay(deal, self.payments.call_stakes(event.seat, calls if calls == self.first else 1))


class MostCalls(Addition):
    """A hand makes so many calls at most."""

    def __init__(self, most: int) -> None:
        self.most = most

    @classmethod
    def of(cls, plan: Plan, table: "Table") -> "MostCalls | None":
        """Where there is a limit."""
        return None if plan.calls.most is None else cls(plan.calls.most)

    def reached(self, hand: Holding) -> bool:
        """Whether this hand may call no more."""
        return _calls_of(hand) >= self.most

    def keep_claims(self, deal: Deal, seat: Seat, offer: Offer, codes: list[Code]) -> list[Code]:
        """A win is no call."""
        if not self.reached(deal.hands[seat]):
            return codes
        return [code for code in codes if code in (RON, PASS) or code >> VERB_SHIFT not in CALLS]


class FlowerPairs(Addition):
    """Who has set aside both flowers of the own seat is paid at once."""

    def __init__(self, payments: Payments, seats: Seats) -> None:
        self.payments = payments
        self.seats = seats

    @classmethod
    def of(cls, plan: Plan, table: "Table") -> "FlowerPairs | None":
        """Where they are, and are paid for."""
        flowers = any(name.endswith("f") for name in plan.nuki.tiles)
        return cls(table.payments, table.seats) if flowers and plan.payments.bite != "off" else None

    def heard(self) -> Mapping[type[Event], Hearer]:
        """Tiles set aside."""
        return {NukiDeclared: self.declared}

    def declared(self, deal: Deal, event: NukiDeclared) -> None:
        """The second of the two has just been laid down."""
        flower = KIND_OF["1f"] + self.seats.order(deal.dealer).index(event.seat)
        pair = {flower, flower + SEASONS}
        if event.tile & KIND in pair and pair <= {tile & KIND for tile in set_aside(deal, event.seat)}:
            pay(deal, self.payments.bite(event.seat, counters_of(deal)))


def _calls_of(hand: Holding) -> int:
    """How many of its melds were called."""
    return sum(meld.claimed is not None for meld in hand.melds)
