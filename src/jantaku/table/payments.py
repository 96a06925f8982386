"""Payments: what a deal moves, as rows of the ledger; the amounts are those of `scoring`."""

from collections.abc import Collection, Iterable

from jantaku.rules.plan import PaymentPlan
from jantaku.scoring import payments
from jantaku.scoring.ledger import Seat, Transfer
from jantaku.scoring.payments import Award, Counters, Liability
from jantaku.scoring.score import Score

Rows = tuple[Transfer, ...]


class Payments:
    """Who pays whom, for one plan."""

    def __init__(self, plan: PaymentPlan) -> None:
        self.plan = plan
        self.stakes = plan.draw_stake > 0
        """Whether everybody lays something on the table at a draw."""

    def knows_liability(self, yaku: str) -> bool:
        """Whether somebody can be liable for this yaku."""
        return yaku in self.plan.pao

    def riichi(self, seat: Seat) -> Rows:
        """The stick of a declaration."""
        return payments.riichi(seat, self.plan).rows

    def award(self, seat: Seat, value: Score, liabilities: tuple[Liability, ...]) -> Award:
        """What is due to a winner; ura dora are told only where they cost chips, so that equal wins are paid alike."""
        ura = value.bonus_tiles[1] if self.plan.ura_chips_from else 0
        return Award(seat, value.base, liabilities, value.times, ura)

    def tsumo(self, award: Award, counters: Counters) -> Rows:
        """A self-drawn win."""
        return payments.tsumo(award, self._needed(counters), self.plan).rows

    def ron(self, awards: Iterable[Award], discarder: Seat, counters: Counters) -> Rows:
        """One or more wins on one tile."""
        return payments.ron(awards, discarder, self._needed(counters), self.plan).rows

    def _needed(self, counters: Counters) -> Counters:
        """Whose the sticks are is told only where they go back, so that equal wins are paid by the same ledger."""
        if not counters.declared or self.plan.multiple_ron_sticks == "own_returned":
            return counters
        return Counters(counters.dealer, counters.honba, counters.sticks, pot=counters.pot)

    def noten(self, ready: Collection[Seat]) -> Rows:
        """An exhausted wall."""
        return payments.noten(ready, self.plan).rows

    def draw_stakes(self, counters: Counters) -> Rows:
        """Any drawn deal: what everybody lays on the table for the next winner, and what goes back of it."""
        return payments.draw_stakes(counters, self.plan).rows if self.stakes else ()

    def nagashi(self, seats: Collection[Seat], counters: Counters, base: int) -> Rows:
        """An exhausted wall, and these have thrown nothing but terminals and honours."""
        return payments.nagashi(seats, counters, self.plan, base).rows

    def chombo(self, offender: Seat, counters: Counters) -> Rows:
        """The penalty for an offence that ends the deal."""
        return payments.chombo(offender, counters, self.plan).rows
