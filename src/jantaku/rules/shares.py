"""Systems of payment among three: who bears the share of the North that is not there (001:3593-3610).

A *model* says what is paid for the missing player, *modifiers* change what the model says: how a tsumo is split,
doubled or raised, what becomes of a ron. All thirteen combine freely. Multiples of the base amount are whole twelfths,
so that 8/3 is 32; the dealer's weight is 2 in the book, and 1 in games where a dealer is like any other.
"""

from typing import Final, Literal, assert_never

from msgspec.structs import replace

from jantaku.rules.plan import SharePlan

NorthShare = Literal["north_pays_itself", "split", "dealer", "tsumo_son", "tsumo_beri"]
KoSplit = Literal["off", "even", "dealer_double", "by_divisibility"]
RonAdjust = Literal["off", "printed", "swapped"]
Surcharge = Literal["off", "2000/1000", 1000]

WHOLE: Final = 12
"""The base amount once, in twelfths."""

RON_FACTORS: Final[dict[RonAdjust, tuple[int, int]]] = {"off": (12, 12), "printed": (9, 8), "swapped": (8, 9)}
"""Twelfths for a dealer and for another. As printed (001:3604) 3/4 and 2/3; the other way round, which is likely what
was meant, a ron comes to the total of a tsumo: 6 x 2/3 = 4 and 4 x 3/4 = 3."""

SURCHARGES: Final[dict[Surcharge, tuple[int, int]]] = {"off": (0, 0), "2000/1000": (2000, 1000), 1000: (1000, 1000)}
"""By who wins (our reading of 001:3609)."""


def shares(
    north_share: NorthShare = "tsumo_beri",
    ko_split: KoSplit = "off",
    double_tsumo: bool = False,
    ron_adjust: RonAdjust | tuple[int, int] = "off",
    own_share: bool = False,
    surcharge: Surcharge = "off",
    dealer_weight: int = 2,
) -> SharePlan:
    """The shares of a model with its modifiers.

    A split of a tsumo (``ko_split``) is one of the whole total: where North pays for itself, the two pay its share too,
    and North pays nothing, for so the book counts: x2 + x2 "when there are payments of the North" (001:3601).
    """
    plan = _model(north_share, dealer_weight)
    dealer_factor, other_factor = ron_adjust if isinstance(ron_adjust, tuple) else RON_FACTORS[ron_adjust]
    plan = replace(
        plan,
        ron=(plan.ron[0] * dealer_factor // WHOLE, plan.ron[1] * other_factor // WHOLE),
        own_share_ron=own_share,
        tsumo_extra=SURCHARGES[surcharge],
    )
    if ko_split != "off":
        plan = _split(plan, ko_split)
    # 001:3603: a doubled tsumo leaves ron as it is, so that an own share is half of what he would pay on the tsumo.
    return replace(_doubled(plan), own_share_part=2 if own_share else 1) if double_tsumo else plan


def _model(north_share: NorthShare, dealer_weight: int) -> SharePlan:
    """The book's multiples, for a weight of 2, stand beside each."""
    other, dealer = WHOLE, WHOLE * dealer_weight
    everybody = (3 * dealer, dealer + 2 * other)  # North is paid for
    match north_share:
        case "north_pays_itself":  # x6 / x4 (x2 + x2 + x2 / x2 + x1 + x1)
            return SharePlan(everybody, dealer, (dealer, other), north=(dealer, other))
        case "split":  # x6 / x4 (x3 + x3 / x2.5 + x1.5)
            return SharePlan(everybody, dealer + dealer // 2, (dealer + other // 2, other + other // 2))
        case "dealer":  # x4 / x4 (x2 + x2 / x3 + x1)
            return SharePlan((2 * dealer, dealer + 2 * other), dealer, (dealer + other, other))
        case "tsumo_son":  # x4 / x3 (x2 + x2 / x2 + x1)
            return SharePlan((2 * dealer, dealer + other), dealer, (dealer, other))
        case "tsumo_beri":  # x6 / x4 (x2 + x2 / x2 + x1)
            return SharePlan(everybody, dealer, (dealer, other))
    assert_never(north_share)


def _split(plan: SharePlan, how: KoSplit) -> SharePlan:
    total = sum(plan.tsumo) + plan.north[1]
    tsumo = (2 * total // 3, total // 3) if how == "dealer_double" else (total // 2, total // 2)
    return replace(plan, tsumo=tsumo, north=(plan.north[0], 0), by_thirds=how == "by_divisibility")


def _doubled(plan: SharePlan) -> SharePlan:
    first, other = plan.tsumo
    north = (2 * plan.north[0], 2 * plan.north[1])
    return replace(plan, tsumo_dealer=2 * plan.tsumo_dealer, tsumo=(2 * first, 2 * other), north=north)
