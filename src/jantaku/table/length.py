"""How long a match lasts: rounds, extra rounds, and what ends it early (000:861-875, 001:375-415)."""

from collections.abc import Sequence

import msgspec

from jantaku.rules.plan import LengthPlan, SettlementPlan
from jantaku.scoring.ledger import Seat
from jantaku.table.deal import Deal, Result
from jantaku.table.seats import Seats
from jantaku.tiles import KIND_OF, Kind


class Place(msgspec.Struct, frozen=True):
    """Where a match stands: the how manieth round, and whose deal in it."""

    round: int
    hand: int


class Length:
    """The rules of the end."""

    def __init__(self, plan: LengthPlan, settlement: SettlementPlan, seats: Seats) -> None:
        self.plan = plan
        self.target = settlement.target + plan.above
        self.gap = settlement.target if plan.mercy_gap else 0
        self.shared = settlement.ties == "share"
        self.farthest = settlement.heads == "farthest"
        self.seats = seats
        self.rounds = tuple(KIND_OF[name] for name in (*plan.rounds, *plan.extra_rounds))
        self.obligatory = len(plan.rounds)
        self.endless = plan.extra_endless and bool(plan.extra_rounds)
        self.deals = plan.deals
        self.counts_repeats = plan.counts_repeats
        self.time_ms = plan.minutes * 60_000

    def round_tile(self, place: Place) -> Kind:
        """The tile of the round; extra rounds may begin anew."""
        over = place.round - len(self.rounds)
        return self.rounds[place.round if over < 0 else self.obligatory + over % (len(self.rounds) - self.obligatory)]

    def is_last(self, place: Place) -> bool:
        """The last deal of the obligatory rounds; of an extra round each one may be it."""
        if self.deals:
            return place.hand == self.deals - 1
        if place.round >= self.obligatory:
            return self.plan.extra_ends != "round" or place.hand == self.seats.count - 1
        return place.hand == self.seats.count - 1 and place.round == self.obligatory - 1

    def is_final(self, place: Place) -> bool:
        """The last deal of the last round that can be played."""
        if self.deals:
            return place.hand == self.deals - 1
        return place.hand == self.seats.count - 1 and place.round == len(self.rounds) - 1 and not self.endless

    def after(self, place: Place, stays: bool) -> Place:
        """The place of the next deal."""
        if stays and not self.counts_repeats:
            return place
        if self.deals or self.time_ms or place.hand + 1 < self.seats.count:
            return Place(place.round, place.hand + 1)
        return Place(place.round + 1, 0)

    def over(self, place: Place, points: Sequence[int], result: Result, stays: bool) -> bool:
        """Whether the match ends after a deal at this place."""
        if self.decided(points) or result.stop or result.kind == "time":
            return True
        if result.kind in ("chombo", "referee"):
            return False
        reached = max(points) >= self.target
        extra = place.round >= self.obligatory
        if extra and reached and self._ends_at_once(result):
            return True
        if stays and not self.counts_repeats:
            return False
        if extra and reached and self.plan.extra_ends == "target_without_repeat":
            return True
        if self.deals or self.time_ms:
            return 0 < self.deals <= place.hand + 1
        following = self.after(place, stays)
        if following.hand == 0 and following.round >= self.obligatory:
            return reached or (following.round >= len(self.rounds) and not self.endless)
        return False

    def _ends_at_once(self, result: Result) -> bool:
        """Whether the target ends an extra round in the middle, though the dealer stays."""
        won = result.kind == "win" or result.as_win
        return self.plan.extra_ends == "target" or (self.plan.extra_ends == "target_by_win" and won)

    def decided(self, points: Sequence[int]) -> bool:
        """Whether the points alone end the match: somebody is bankrupt, or has reached the ceiling, or is too far ahead
        of the last."""
        best = max(points)
        return 0 < self.plan.ceiling <= best or 0 < self.gap <= best - min(points) or bool(self.bankrupt(points))

    def bankrupt(self, points: Sequence[int]) -> list[Seat]:
        """Who has nothing left."""
        if self.plan.bust == "off":
            return []
        return [seat for seat in self.seats.all if points[seat] < (self.plan.bust == "at_zero")]

    def may_stop(self, deal: Deal, result: Result, stays: bool) -> bool:
        """Whether the dealer, who would deal again in the last deal, leads and may end the match (000:861)."""
        if not deal.last or not stays or self.decided(deal.points):
            return False
        kind = "win" if result.kind == "win" or result.as_win else "tenpai" if result.kind in DRAWS else ""
        if kind not in self.plan.stop_after:
            return False
        if kind == "win" and deal.dealer not in result.winners:
            return False
        if kind == "tenpai" and deal.dealer not in result.ready:
            return False
        # Where extra rounds would follow, a leader without the target cannot end the match.
        enough = deal.final or not self.plan.extra_rounds or deal.points[deal.dealer] >= self.target
        return enough and deal.dealer in self.leaders(deal.points)

    @property
    def asks(self) -> bool:
        """Whether the dealer is asked; otherwise the match ends by itself."""
        return self.plan.stop == "asked"

    def leaders(self, points: Sequence[int]) -> list[Seat]:
        """Who has the first place: one, or all equals where they share it (000:990)."""
        if not self.shared:
            return [self.leader(points)]
        return [seat for seat in self.seats.all if points[seat] == max(points)]

    def leader(self, points: Sequence[int]) -> Seat:
        """Who leads; of equals the first in the order of the first dealer, or the last."""
        return max(self.seats.all, key=lambda seat: (points[seat], seat if self.farthest else -seat))


DRAWS = frozenset({"exhausted", "nagashi"})
