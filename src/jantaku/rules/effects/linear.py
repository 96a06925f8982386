"""Linear payments: han are added up, not doubled (001:3200-3205).

The option replaces what others say of the same numbers, so these effects come last.
"""

from typing import Final

from jantaku.rules.effects.draft import Draft, Effect, nothing
from jantaku.rules.plan import SharePlan

HAN: Final = 25
"""Fu of a han."""
FU_BELOW: Final = 10
"""From so many han on fu do not count."""
YAKUMAN_HAN: Final = 12
DEALER_PERCENT: Final = ((0, 10), (7, 20))
"""The dealer's share, by han."""
SHARES: Final = SharePlan(ron=(24, 24), tsumo_dealer=12, tsumo=(12, 12))
"""Everybody pays the same on a tsumo; a ron is paid for all but one."""
SMALLEST_STICK: Final = 5
OKA: Final = 500
SEVEN_PAIRS_FU: Final = 10
CLOSED_TSUMO_FU: Final = 12
"""Half a han, in place of the yaku and of the fu of a tsumo."""
CLOSED_RUNS_FU: Final = -5
OPEN_RUNS_FU: Final = -10
YAKULESS_FU: Final = 22
BONUS_FROM: Final = 6
BONUS_STEP: Final = 10
"""A yakuman is 20 han with the bonus, and each further one so many more."""


def _linear(draft: Draft, value: str) -> None:
    if value == "off":
        return
    rate = draft.values["han_to_fu_rate"]
    each = HAN if rate == "off" else int(str(rate))
    bonus = draft.values["linear_limit_bonus"] == "on"
    draft.drop("menzen_tsumo")
    numbers = {
        "value.open_sky": True,
        "value.added_han": each,
        "value.fu_below": FU_BELOW,
        "value.open_costs": True,
        "value.yakuman_han": BONUS_STEP if bonus else YAKUMAN_HAN,
        "value.bonus_from": BONUS_FROM if bonus else 0,
        "value.yakuman_bonus": BONUS_STEP if bonus else 0,
        "fu.seven_pairs": SEVEN_PAIRS_FU,
        "fu.closed_tsumo": CLOSED_TSUMO_FU - int(str(draft.values["fu_tsumo"])),
        "fu.closed_runs": CLOSED_RUNS_FU,
        "fu.open_runs": OPEN_RUNS_FU,
        "fu.round_to": 1,
        "admission.yakuless_fu": YAKULESS_FU,
        "payments.shares": SHARES,
        "payments.dealer_hundredths": tuple((han, each * percent) for han, percent in DEALER_PERCENT),
        "payments.round_to": SMALLEST_STICK,
        "settlement.oka": 0,
        "settlement.oka_rest": OKA,
    }
    for place, number in numbers.items():
        draft.put(place, number)


EFFECTS: Final[dict[str, Effect]] = {
    "linear_scoring": _linear,
    "linear_limit_bonus": nothing,
    "han_to_fu_rate": nothing,
}
