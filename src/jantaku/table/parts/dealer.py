"""Who deals next, and how many honba lie on the table then (000:857-867, 001:1354-1374)."""

from collections.abc import Iterable
from typing import Final

from jantaku.rules.plan import DealerPlan, ValuePlan
from jantaku.scoring.ledger import Seat
from jantaku.scoring.score import han_of_kans, value_of
from jantaku.table.events import Event, LotDrawn, Won
from jantaku.table.parts.seats import Seats
from jantaku.table.state.deal import Deal, Result
from jantaku.tiles import Kind

EARLY_ENDS: Final = (
    *("kyuushu_kyuuhai", "four_winds", "four_riichi", "four_kans", "triple_ron", "double_ron"),
    *("seven_honours", "all_kokushi", "all_chiitoitsu"),
)
"""How a deal ends early, without a winner; steps tell it by its place here."""
ANNULLED: Final = ("chombo", "referee")
"""How a deal ends that counts as not played (001:1410)."""
DEALT_ANEW: Final = frozenset((*EARLY_ENDS, *ANNULLED))
"""After what the deal for the pot is dealt once more."""


class Dealer:
    """The rules of the dealer's repeats."""

    def __init__(self, plan: DealerPlan, value: ValuePlan | None = None) -> None:
        """``value``: how han and fu become points, where dora may be left out of that."""
        self.plan = plan
        self.value = ValuePlan() if value is None else value
        self.by_break = plan.passes_to == "break"
        """Who deals is found by the throw that breaks the wall."""

    def stays(self, deal: Deal, result: Result) -> bool:
        """Whether the same player deals again."""
        after = self._after(deal)
        if result.kind in ANNULLED:
            return True
        if self.plan.passes_to == "first_winner":
            return _first_winner(deal, result) == deal.dealer
        if self.plan.most_repeats is not None and deal.repeats >= self.plan.most_repeats:
            return False
        if result.kind in EARLY_ENDS:
            kept = self.plan.after_abort == "if_renchan" and self._keeps(deal, result)
            return self.plan.after_abort == "stays" or kept
        if result.kind == "win" or result.as_win:
            return "win" in after and deal.dealer in self._may_deal(result) and self._is_dear(deal)
        return self._keeps(deal, result)

    def _is_dear(self, deal: Deal) -> bool:
        """Whether what the dealer has won is worth enough to deal again (001:2677); a nagashi always is."""
        plan = self.plan
        if not plan.stays_min or (deal.repeats and not plan.stays_min_again):
            return True
        won = next((one for one in reversed(deal.events) if type(one) is Won and one.seat == deal.dealer), None)
        if won is None or not any(won.bonus):
            return won is None or won.base >= plan.stays_min
        if plan.stays_dora == "bar":
            return False
        return (self._without_dora(won) if plan.stays_dora == "left_out" else won.base) >= plan.stays_min

    def _without_dora(self, won: Won) -> int:
        """The base amount of a hand by its yaku alone."""
        han = sum(element.han for element in won.elements) + self.value.kan_han * han_of_kans(won.melds)
        earned = next((base for least, base in reversed(self.value.earned) if han >= least), 0)
        return max(earned, value_of(self.value, han, won.fu))

    def _may_deal(self, result: Result) -> list[Seat]:
        """Which winners a win keeps the deal for: the nearest alone where it passes to that one (001:2709)."""
        return result.winners[:1] if self.plan.passes_to == "winner" else result.winners

    def _keeps(self, deal: Deal, result: Result) -> bool:
        """Whether a draw with these ready hands is a renchan."""
        after = self._after(deal)
        if self.plan.kan_passes != "never" and self._moved_by_kan(deal):
            return False
        if "draw" in after:
            return True
        if "south_noten" in after:  # South is who plays after the dealer
            return deal.dealer in result.ready or (deal.dealer + 1) % len(deal.hands) not in result.ready
        return ("tenpai" in after and deal.dealer in result.ready) or ("all_noten" in after and not result.ready)

    def _moved_by_kan(self, deal: Deal) -> bool:
        """Whether kans pass the deal on at a draw: any, or as many of the others as the dealer has (001:3087)."""
        own = deal.kan_owners.count(deal.dealer)
        enough = self.plan.kan_passes == "any" or len(deal.kan_owners) - own >= own
        return bool(deal.kan_owners) and enough

    def _after(self, deal: Deal) -> tuple[str, ...]:
        """After what the dealer stays in this round (001:3676-3680: not in every round after the same), and in a
        repeat (001:2705-2707: not as before the first)."""
        plan, later = self.plan, self.plan.later_stays_after
        after: tuple[str, ...] = plan.stays_after if later is None or not deal.rounds else later
        if deal.repeats and plan.again_after_draw is not None:
            after = (*plan.again_after_draw, *(("win",) if "win" in after else ()))
        if deal.repeats and not plan.again_after_win:
            after = tuple(case for case in after if case != "win")
        if deal.last and plan.last_stays_after is not None:  # 001:2653
            after = tuple(case for case in after if case in plan.last_stays_after)
        return after

    def next(self, deal: Deal, result: Result, seats: Seats) -> Seat:
        """Who deals when the dealer does not stay."""
        if self.plan.passes_to == "first_winner":
            return _first_winner(deal, result)
        if self.plan.passes_to == "winner" and result.winners:
            return result.winners[0]
        return seats.next_dealer(deal.dealer)

    def opens_round(self, tile: Kind, following: Seat, seats: Seats) -> Seat:
        """Who deals first in a later round, as far as no lot decides; ``following``: who would deal anyway."""
        if self.plan.first_of_round != "round_wind":
            return following
        return next((seat for seat in seats.playing if seats.tile(seat) == tile), following)

    def by_lot(self, leader: Seat, following: Seat, seats: Seats, dice: tuple[int, ...]) -> LotDrawn:
        """Who deals first in a later round by these dice: the leader throws and counts from himself, or takes the first
        of the winds that are dealt out, face down; or who sits before the usual dealer draws for all."""
        first = seats.order(following, -1)[1] if self.plan.first_of_round == "redraw" else leader
        found = seats.order(first)[(sum(dice) - 1) % seats.count]
        return LotDrawn("dealer", self.plan.first_of_round, first, dice, found)

    def by_side(self, thrower: Seat, side: int, seats: Seats, dice: tuple[int, ...]) -> LotDrawn:
        """Who deals after this player, whose throw breaks this side, counted from the own one (001:2648)."""
        found = seats.playing_from(seats.order(thrower)[side])[0]
        found = seats.next_dealer(thrower) if found == thrower else found
        return LotDrawn("dealer", "break_dealer", thrower, dice, found)

    def breaks(self, dealer: Seat, events: Iterable[Event]) -> Seat:
        """Who throws to break the wall: the dealer, or who has found the dealer by that throw, as events of the deal
        tell."""
        if not self.by_break:
            return dealer
        lots = (event for event in events if type(event) is LotDrawn and event.what == "dealer")
        return next((lot.seat for lot in lots), dealer)

    def honba(self, deal: Deal, result: Result) -> int:
        """The honba of the next deal."""
        if result.kind in ANNULLED:
            return deal.honba + (result.kind == "chombo" and self.plan.honba_after_chombo)
        if self.plan.passes_to == "first_winner":  # there is nothing to count
            return 0
        if result.kind in EARLY_ENDS:  # 001:1374
            return deal.honba + 1
        if result.kind == "win" or result.as_win:
            return deal.honba + 1 if deal.dealer in result.winners and self.stays(deal, result) else 0
        return self._after_draw(deal, result) + self._after_conflict(deal, result)

    def _after_conflict(self, deal: Deal, result: Result) -> int:
        """What the stakes of a draw at which nobody pays add (001:3118)."""
        all_ready, none_ready = self.plan.conflict_honba
        if result.kind != "exhausted":
            return 0
        if result.ready and len(result.ready) < len(deal.hands):
            return int(self.plan.unpaid_honba)
        return int(all_ready if result.ready else none_ready)

    def _after_draw(self, deal: Deal, result: Result) -> int:
        grows = {
            "always": True,
            "never": False,
            "dealer_tenpai": deal.dealer in result.ready,
            "all_noten": not result.ready,
            "dealer_tenpai_or_all_noten": deal.dealer in result.ready or not result.ready,
        }[self.plan.honba_after_draw]
        if grows:
            return deal.honba + 1
        return deal.honba if self.plan.honba_kept or self.stays(deal, result) else 0


def _first_winner(deal: Deal, result: Result) -> Seat:
    """Who won first; where several did on one tile, whose tile it was; where nobody did, who has dealt (004:73-75)."""
    if not result.winners:
        return deal.dealer
    several = result.first > 1 and result.discarder is not None
    return result.discarder if several else result.winners[0]  # type: ignore[return-value]
