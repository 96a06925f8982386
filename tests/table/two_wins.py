"""A witness of riichi that goes on after the first win: who is out, what the later wins are paid, how it ends.

What every table does the usual witness knows; this one keeps apart the wins that are told together, and lets those who
have won leave.
"""

from typing import Final

from jantaku.scoring.ledger import Reason
from jantaku.table import events as told
from jantaku.table.state.deal import Deal
from jantaku.table.table import Table
from tests.table.witness import Witness, contradict, tiles_of

NO_DEAL: Final = ("chombo", "referee")


class TwoWinsWitness(Witness):
    """Also follows who is still in."""

    def __init__(self, table: Table) -> None:
        super().__init__(table)
        self.until = table.plan.winners.until

    def _new_deal(self) -> None:
        super()._new_deal()
        self.before: list[told.Won] = []
        """The wins whose owners have left."""
        self.after_out = -1
        """After whom the turn goes on."""
        self.settled: list[int] = []
        """Who has laid down sticks that a win has taken."""

    @property
    def out(self) -> set[int]:
        """Who takes no further part."""
        return {won.seat for won in self.before}

    def _leave(self) -> None:
        """They are out, and the next one in goes on after the last of them."""
        last = self.wins[-1]
        self.seen["winner leaves, play goes on"] += 1
        if last.source != last.seat:
            for other in range(self.seats):
                if other not in (last.source, *(won.seat for won in self.wins), *self.out):
                    self._let_go_by(other)
            if self.kan is not None:
                self._robbed(last)
        self.before += self.wins
        self.wins, self.offered, self.pending = [], None, None
        self.after_out = last.seat
        self.drawn, self.turn = None, -1

    def _let_go_by(self, other: int) -> None:
        """Who has not won on a tile that others have won on has let it pass."""
        if self.pending is None:
            return
        _, kind = self.pending
        self.passed[other].add(kind)
        if other in self.riichi:
            self.riichi[other].add(kind)

    def _robbed(self, won: told.Won) -> None:
        """The tile of a kan lies with the winner, and the kan is none."""
        assert self.kan is not None
        seat, tiles, form = self.kan
        if form == "added":
            (first,) = [first for first, lying in self.melds[seat].items() if won.tile in lying]
            self.melds[seat][first].remove(won.tile)
        elif form == "closed":
            (first,) = [first for first, lying in self.melds[seat].items() if won.tile in lying]
            self.hands[seat] |= self.melds[seat].pop(first) - {won.tile}
            self.closed_kans[seat] -= 1
        else:
            contradict("kans", f"{won} with {tiles_of(tiles)}, {form}")
        self.replaced[won.seat].append(won.tile)
        self.kan = None

    def _next_in(self, seat: int) -> int:
        return next(
            other % self.seats for other in range(seat + 1, seat + 1 + self.seats) if other % self.seats not in self.out
        )

    def _draws_next(self) -> int:
        if self.after_out >= 0:
            return self._next_in(self.after_out)
        usual = super()._draws_next()
        return self._next_in((usual - 1) % self.seats) if usual in self.out else usual

    def _drew(self, event: told.Drawn) -> None:
        if event.seat in self.out:
            contradict("out", f"{event} after {self.before}")
        super()._drew(event)
        self.after_out = -1

    def _called(self, event: told.Called) -> None:
        if event.seat in self.out:
            contradict("out", f"{event} after {self.before}")
        super()._called(event)

    def _won(self, event: told.Won) -> None:
        if event.seat in self.out:
            contradict("out", f"{event} after {self.before}")
        super()._won(event)

    def _is_over(self) -> bool:
        return self.draw is not None or len(self.before) + len(self.wins) >= self.until

    def _hand_shown(self, event: told.HandShown) -> None:
        """Those who have won show theirs at the end."""
        if event.seat in self.out | {won.seat for won in self.wins}:
            if event.ready:
                contradict("out", f"{event} after {self.before}")
            return
        if event.ready:
            self.shown.append(event.seat)

    def _paid(self, event: told.Paid) -> None:
        if self.before and any(row.reason is Reason.HONBA for row in event.rows):
            contradict("honba", f"{event} after {self.before}")
        if any(row.source in self.out or row.target in self.out for row in event.rows if row.reason in OF_WINS):
            contradict("out", f"{event} after {self.before}")
        super()._paid(event)

    def _amounts(self) -> None:
        """As usual, for the wins of the deal one after another, and noten among those who are in."""
        self.seen["ended with two wins"] += len(self.before) + len(self.wins) >= self.until
        self.seen["ended by the wall after a win"] += bool(self.before) and self.draw is not None
        assert self.last is not None
        first = self.before[0] if self.before else self.wins[0] if self.wins else None
        payers = self.seats - 1
        plan = self.plan.payments
        if first is not None and plan.pao_honba_payer != "half":
            self._sums_to("honba", self.last.honba * plan.honba_each * payers)
        if self.draw is not None and self.draw.kind == "exhausted":
            inside = self.seats - len(self.out)
            self._sums_to("noten", plan.noten_total if 0 < len(self.draw.seats) < inside else 0)

    def _deal_ended(self, event: told.DealEnded) -> None:
        enough = len(self.before) + len(self.wins) >= self.until
        if enough == (self.draw is not None):
            contradict("order", f"{self.before} {self.wins} have won, and the deal has ended: {self.draw}")
        super()._deal_ended(event)

    def _follows(self, before: told.DealStarted, event: told.DealStarted) -> None:
        """A deal in which somebody has won is won, however it has ended."""
        annulled = self.draw is not None and self.draw.kind in NO_DEAL
        winners = {won.seat for won in (*self.before, *self.wins)}
        if annulled or not winners or (self.draw is not None and self.draw.kind not in ("exhausted", "nagashi")):
            super()._follows(before, event)
            return
        stays = before.dealer in winners
        if (event.dealer == before.dealer) != stays or event.honba != (before.honba + 1 if stays else 0):
            contradict("dealer", f"{event} after {before}, which {winners} have won")
        self.place += not stays and (before.hand + 1) % self.members == 0
        self.seen["dealer stays"] += stays

    def holds_against(self, deal: Deal) -> None:
        """Also who is out; a stick that was won is gone, and its owner still in riichi."""
        if self.wins:
            self.settled += self.riichi
        if self.wins and len(self.before) + len(self.wins) < self.until:
            self._leave()
        out = {seat for seat, hand in enumerate(deal.hands) if hand.out}
        if not self.wins and self.draw is None and out != self.out:
            contradict("out", f"{out} are out, by the events {self.out}")
        declared = self.riichi
        self.riichi = {seat: kinds for seat, kinds in declared.items() if seat not in self.settled}
        try:
            super().holds_against(deal)
        finally:
            self.riichi = declared


OF_WINS: Final = (Reason.RON, Reason.TSUMO, Reason.HONBA, Reason.NOTEN, Reason.NAGASHI)
