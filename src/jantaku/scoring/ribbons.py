"""The blue ribbon: dora in thirteen orphans, which count for nothing there, are paid by themselves (001:3329)."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from jantaku.scoring.ledger import Reason, Seat, Transfer, apportion, transfers

if TYPE_CHECKING:
    from jantaku.scoring.score import Score

RIBBON: Final = 1000


def ribbons_for(value: "Score", winner: Seat, others: Sequence[Seat], discarder: Seat | None) -> tuple[Transfer, ...]:
    """A thousand for each dora. Who pays for the hand pays them: the discarder all, and where everybody pays, all share
    them (our reading). ``others``: who may have to pay."""
    plan = value.book.plan
    asked = plan.payments.kokushi_dora == "any" or discarder is None
    if not asked or value.by_flowers or value.reading.structure.id != "thirteen_orphans":
        return ()
    counts = plan.dora.indicator, plan.dora.ura
    dora = sum(tiles for tiles, counted in zip(value.bonus_tiles, counts, strict=False) if counted)
    shares = apportion(RIBBON * dora, others if discarder is None else [discarder]).items()
    return tuple(
        row for payer, share in shares for row in transfers(payer, winner, share, Reason.KOKUSHI_DORA, count=dora)
    )
