"""Settlement: from the points at the end of a match to its result."""

from collections.abc import Mapping
from typing import Any, Final

from jantaku.rules.effects.draft import Draft, Effect, into, nothing
from jantaku.rules.values import Fields

UKI_UMA: Final = {"1": (30, -5, -10, -15), "2": (20, 10, -10, -20), "3": (15, 10, 5, -30)}
"""001: by the number of players in plus."""
BUST_PRIZE: Final = 10000


def _points(draft: Draft, value: tuple[int, int]) -> None:
    start, target = value
    draft.put("settlement.start", start)
    draft.put("settlement.target", target)
    oka = draft.values["oka"]
    players = max(draft.seats, draft.accounts)
    draft.put("settlement.oka", (target - start) * players // 1000 if oka == "standard" else oka)


def _oka_threshold(draft: Draft, value: int | str) -> None:
    """001:3192: the same number decides whether extra rounds are played."""
    if isinstance(value, int):
        draft.put("settlement.oka_needs", value)
        draft.put("length.above", value)


def _tobi_shou(draft: Draft, value: int | str | Fields) -> None:
    if value == "off":
        return
    fields: Mapping[str, Any] = value if isinstance(value, Fields) else {"amount": value}
    amount = BUST_PRIZE if fields["amount"] == "on" else fields["amount"]
    # 001:2689: a honba more, worth what a win would bring for it (our reading)
    honba = fields.get("honba", 0) * draft.values["honba_value"] * (draft.seats - 1)
    draft.put("settlement.bust_prize", amount + honba)
    draft.put("settlement.bust_prize_chips", fields.get("chips", 0))
    draft.put("settlement.bust_prize_to", fields.get("receiver", "causer"))
    draft.put("settlement.bust_prize_when", fields.get("when", "bust"))


def _negative_score_settlement(draft: Draft, value: str) -> None:
    prize = draft.values["tobi_shou"]
    to_zero = isinstance(prize, Fields) and prize.get("negative_to_zero") == "on"
    draft.put("settlement.debts_forgiven", value == "off" or to_zero)


def _uma(draft: Draft, value: tuple[int, ...] | Fields) -> None:
    rows: dict[str, tuple[int, ...]] = {}
    flat: tuple[int, ...] = (0,) * draft.accounts
    if isinstance(value, Fields):
        rows = {above: row for above, row in value.items() if isinstance(row, tuple)}  # type: ignore[misc]
    elif any(value):
        flat = value
    floating = draft.values["uki_uma"] == "on"
    if floating:
        rows = dict(UKI_UMA)
    sinking = draft.values["shizumi_uma"]
    if sinking != "off":
        rows = _sinking_rows(10 if sinking == "on" else sinking, draft.accounts)  # type: ignore[arg-type]
    draft.put("settlement.uma", flat)
    draft.put("settlement.uma_by_above", rows)
    draft.put("settlement.uma_at_target", not floating)


def _sinking_rows(amount: int, seats: int) -> dict[str, tuple[int, ...]]:
    """Everybody below the target pays the first place, which pays nothing even if it is below itself: with two of four
    above, +20 / 0 / -10 / -10."""
    return {
        str(above): (amount * (seats - max(above, 1)), *(0 if place < above else -amount for place in range(1, seats)))
        for above in range(seats)
    }


def _rounding(draft: Draft, value: str) -> None:
    draft.put("settlement.rounding", "math" if value == "level" else value)
    draft.put("settlement.winner_absorbs", value in ("level", "half_down"))


EFFECTS: Final[dict[str, Effect]] = {
    "start_target_points": _points,
    "oka": nothing,
    "oka_threshold": _oka_threshold,
    "tobi_shou": _tobi_shou,
    "negative_score_settlement": _negative_score_settlement,
    "uma": _uma,
    "shizumi_uma": nothing,
    "uki_uma": nothing,
    "tie_at_end": into("settlement.ties"),
    "riichi_sticks_at_end": into("settlement.leftover_sticks"),
    "final_score_rounding": _rounding,
}
