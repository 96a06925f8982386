"""Who deals next, and how many honba lie on the table then (000:857-867, 001:1354-1374)."""

from typing import Final

from jantaku.rules.plan import DealerPlan
from jantaku.scoring.ledger import Seat
from jantaku.table.parts.seats import Seats
from jantaku.table.state.deal import Deal, Result

EARLY_ENDS: Final = (
    *("kyuushu_kyuuhai", "four_winds", "four_riichi", "four_kans", "triple_ron", "double_ron"),
    *("seven_honours", "all_kokushi", "all_chiitoitsu"),
)
"""How a deal ends early, without a winner; steps tell it by its place here."""
ANNULLED: Final = ("chombo", "referee")
"""How a deal ends that counts as not played (001:1410)."""


class Dealer:
    """The rules of the dealer's repeats."""

    def __init__(self, plan: DealerPlan) -> None:
        self.plan = plan

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
            return "win" in after and deal.dealer in self._may_deal(result)
        return self._keeps(deal, result)

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
        return after

    def next(self, deal: Deal, result: Result, seats: Seats) -> Seat:
        """Who deals when the dealer does not stay."""
        if self.plan.passes_to == "first_winner":
            return _first_winner(deal, result)
        if self.plan.passes_to == "winner" and result.winners:
            return result.winners[0]
        return seats.next(deal.dealer)

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
        return int((all_ready and len(result.ready) == len(deal.hands)) or (none_ready and not result.ready))

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
