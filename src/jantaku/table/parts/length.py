"""How long a match lasts: rounds, extra rounds, and what ends it early (000:861-875, 001:375-415)."""

from collections.abc import Sequence
from functools import partial

import msgspec

from jantaku.rules.plan import LengthPlan, SettlementPlan
from jantaku.scoring.ledger import Seat
from jantaku.table.parts.dealer import DEALT_ANEW
from jantaku.table.parts.seats import Seats
from jantaku.table.state.deal import Deal, Result
from jantaku.tiles import KIND_OF, Kind


class Place(msgspec.Struct, frozen=True):
    """Where a match stands: the how manieth round, and whose deal in it."""

    round: int
    hand: int
    played: int = 0
    """How many deals were played before, where rounds go on while those are counted."""


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
        self.by_break = plan.round_by == "break"
        """The tile of each deal is that of the seat before which the wall is broken."""
        self.by_dice = plan.round_by == "dice"
        """The tile of each deal is found by a die."""
        self.tiles = tuple(seats.tiles) if self.by_break else self.rounds
        """Those that a deal may have for that of the round."""
        self.obligatory = len(plan.rounds)
        self.endless = plan.extra_endless and bool(plan.extra_rounds)
        self.deals = plan.deals
        self.keeps_rounds = plan.keeps_rounds and plan.deals > 0
        self.counts_repeats = plan.counts_repeats or self.keeps_rounds
        self.time_ms = plan.minutes * 60_000
        self.leftover_deal = plan.leftover_deal

    def round_tile(self, place: Place) -> Kind:
        """The tile of the round; extra rounds may begin anew, or all of them."""
        if self.keeps_rounds:
            return self.rounds[place.round % self.obligatory]
        over = place.round - len(self.rounds)
        return self.rounds[place.round if over < 0 else self.obligatory + over % (len(self.rounds) - self.obligatory)]

    def begins_at(self, tile: Kind, hand: int) -> Place:
        """The first place where a deal with this number and this tile of the round may stand."""
        return Place(0 if self.by_break or self.by_dice else self.rounds.index(tile), hand)

    def is_last(self, place: Place) -> bool:
        """The last deal of the obligatory rounds; of an extra round each one may be it."""
        if self.deals:
            return self._count(place) == self.deals - 1
        if place.round >= self.obligatory:
            return self.plan.extra_ends != "round" or place.hand == self.seats.dealers - 1
        return place.hand == self.seats.dealers - 1 and place.round == self.obligatory - 1

    def is_final(self, place: Place) -> bool:
        """The last deal of the last round that can be played."""
        if self.deals:
            return self._count(place) == self.deals - 1
        return place.hand == self.seats.dealers - 1 and place.round == len(self.rounds) - 1 and not self.endless

    def _count(self, place: Place) -> int:
        """How many of the deals that are counted came before."""
        return place.played if self.keeps_rounds else place.hand

    def after(self, place: Place, stays: bool) -> Place:
        """The place of the next deal."""
        if self.keeps_rounds:
            passed, hand = (0, place.hand) if stays else divmod(place.hand + 1, self.seats.dealers)
            return Place(place.round + passed, hand, place.played + 1)
        if stays and not self.counts_repeats:
            return place
        if self.deals or self.time_ms or place.hand + 1 < self.seats.dealers:
            return Place(place.round, place.hand + 1)
        return Place(place.round + 1, 0)

    def over(self, place: Place, points: Sequence[int], result: Result, stays: bool) -> bool:
        """Whether the match ends after a deal at this place, with these points of all who play."""
        if (self.decided(points) and result.kind not in STAKED) or result.stop or result.kind == "time":
            return True
        if result.crowned is not None:
            return True
        if result.kind in ("chombo", "referee"):
            return False
        reached = self._best(points) >= self.target
        extra = place.round >= self.obligatory and not self.keeps_rounds
        if extra and reached and self._ends_at_once(result):
            return True
        if stays and not self.counts_repeats:
            return False
        if extra and reached and self.plan.extra_ends == "target_without_repeat":
            return True
        if self.deals or self.time_ms:
            return 0 < self.deals <= self._count(place) + 1
        following = self.after(place, stays)
        if following.hand == 0 and following.round >= self.obligatory:
            return reached or (following.round >= len(self.rounds) and not self.endless)
        return False

    def goes_on_for_pot(self, deal: Deal, result: Result) -> bool:
        """Whether one more deal is played after the last, for what lies on the table (001:409): not where the points,
        the dealer or the clock have ended the match."""
        if not self.leftover_deal or not (deal.sticks or deal.pot):
            return False
        if result.stop or result.kind == "time" or self.decided(deal.points):
            return False
        return not deal.for_pot or result.kind in DEALT_ANEW

    def _ends_at_once(self, result: Result) -> bool:
        """Whether the target ends an extra round in the middle, though the dealer stays."""
        won = result.kind == "win" or result.as_win
        return self.plan.extra_ends == "target" or (self.plan.extra_ends == "target_by_win" and won)

    def decided(self, points: Sequence[int]) -> bool:
        """Whether the points alone end the match: somebody is bankrupt, or has reached the ceiling, or is too far ahead
        of the last."""
        held = self._each(points)
        best = max(held)
        return 0 < self.plan.ceiling <= best or 0 < self.gap <= best - min(held) or bool(self.bankrupt(points))

    def _each(self, points: Sequence[int]) -> Sequence[int]:
        """What everybody has who plays; of those who share an account an equal part each."""
        if not self.seats.accounts:
            return [points[seat] for seat in self.seats.playing] if self.seats.phantoms else points
        return [sum(points[seat] for seat in account) // len(account) for account in self.seats.accounts]

    def _best(self, points: Sequence[int]) -> int:
        return max(self._each(points))

    def bankrupt(self, points: Sequence[int]) -> list[Seat]:
        """Who has nothing left."""
        if self.plan.bust == "off":
            return []
        least = int(self.plan.bust == "at_zero")
        if min(points) >= least and not (self.seats.accounts or self.seats.phantoms):
            return []  # nearly always
        return [seat for seat in range(len(points)) if self.seats.held(points, seat) < least]

    def may_stop(self, deal: Deal, result: Result, stays: bool) -> bool:
        """Whether the dealer, who would deal again in the last deal, leads, or is high enough for these rules, and may
        end the match (000:861)."""
        if not deal.last or not stays or self.decided(deal.points):
            return False
        kind = "win" if result.kind == "win" or result.as_win else "tenpai" if result.kind in DRAWS else ""
        if kind not in self.plan.stop_after:
            return False
        if kind == "win" and deal.dealer not in result.winners:
            return False
        if kind == "tenpai" and deal.dealer not in result.ready:
            return False
        # Where extra rounds would follow, because nobody has the target, nobody can end the match.
        enough = deal.final or not self.plan.extra_rounds or self._best(deal.points) >= self.target
        return enough and self.place_of(deal.dealer, deal.points) <= self.plan.stop_places[kind == "tenpai"]

    @property
    def asks(self) -> bool:
        """Whether the dealer is asked; otherwise the match ends by itself."""
        return self.plan.stop == "asked"

    def leaders(self, points: Sequence[int]) -> list[Seat]:
        """Who has the first place: one, or all equals where they share it (000:990)."""
        return [seat for seat in self._placed(points) if self.place_of(seat, points) == 1]

    def place_of(self, seat: Seat, points: Sequence[int]) -> int:
        """The place of a seat, 1 is the first; equals share it, or one of them comes first (000:990)."""
        if self.seats.accounts:
            return self._place_of_account(seat, points)
        if seat in self.seats.phantoms:
            return len(self.seats.playing) + 1
        placed = self._placed(points)
        if self.shared:
            return 1 + sum(points[other] > points[seat] for other in placed)
        return 1 + sorted(placed, key=partial(self._rank, points), reverse=True).index(seat)

    def _placed(self, points: Sequence[int]) -> Sequence[Seat]:
        """Who has a place: all but phantoms, and those who rest, too."""
        return self.seats.playing if self.seats.phantoms else range(len(points))

    def _place_of_account(self, seat: Seat, points: Sequence[int]) -> int:
        """The place of the team; of equal teams the one whose first player comes first."""
        held = self._each(points)
        own = self.seats.accounts.index(self.seats.account(seat))
        if self.shared:
            return 1 + sum(other > held[own] for other in held)
        return 1 + sorted(range(len(held)), key=partial(self._rank, held), reverse=True).index(own)

    def leader(self, points: Sequence[int]) -> Seat:
        """Who leads; of equals the first in the order of the first dealer, or the last."""
        return max(self._placed(points), key=partial(self._rank, points))

    def _rank(self, points: Sequence[int], seat: Seat) -> tuple[int, int]:
        return points[seat], seat if self.farthest else -seat


DRAWS = frozenset({"exhausted", "nagashi"})
STAKED = frozenset({"all_kokushi"})
"""What everybody must lay down then ruins nobody before it is played for (001:2877)."""
