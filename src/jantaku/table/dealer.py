"""Who deals next, and how many honba lie on the table then (000:857-867, 001:1354-1374)."""

from typing import Final

from jantaku.rules.plan import DealerPlan
from jantaku.table.deal import Deal, Result

EARLY_ENDS: Final = ("kyuushu_kyuuhai", "four_winds", "four_riichi", "four_kans", "triple_ron", "double_ron")
"""How a deal ends early, without a winner."""


class Dealer:
    """The rules of the dealer's repeats."""

    def __init__(self, plan: DealerPlan) -> None:
        self.plan = plan

    def stays(self, deal: Deal, result: Result) -> bool:
        """Whether the same player deals again."""
        after = self.plan.stays_after
        if result.kind in ("chombo", "referee"):  # the deal counts as not played (001:1410)
            return True
        if result.kind in EARLY_ENDS:
            kept = self.plan.after_abort == "if_renchan" and self._keeps(deal, result)
            return self.plan.after_abort == "stays" or kept
        if result.kind == "win" or result.as_win:
            return "win" in after and deal.dealer in result.winners
        return self._keeps(deal, result)

    def _keeps(self, deal: Deal, result: Result) -> bool:
        """Whether a draw with these ready hands is a renchan."""
        after = self.plan.stays_after
        return ("tenpai" in after and deal.dealer in result.ready) or ("all_noten" in after and not result.ready)

    def honba(self, deal: Deal, result: Result) -> int:
        """The honba of the next deal."""
        if result.kind in ("chombo", "referee"):
            return deal.honba
        if result.kind in EARLY_ENDS:  # 001:1374
            return deal.honba + 1
        if result.kind == "win" or result.as_win:
            return deal.honba + 1 if deal.dealer in result.winners and self.stays(deal, result) else 0
        return self._after_draw(deal, result)

    def _after_draw(self, deal: Deal, result: Result) -> int:
        grows = {
            "always": True,
            "never": False,
            "dealer_tenpai": deal.dealer in result.ready,
            "all_noten": not result.ready,
        }[self.plan.honba_after_draw]
        if grows:
            return deal.honba + 1
        return deal.honba if self.stays(deal, result) else 0
