"""What han and fu come to: by the formula, by a limit, as a sum."""

from collections.abc import Callable
from typing import Final

from jantaku.rules.plan import ValuePlan
from jantaku.scoring.explanations.clauses import Argument, Clause, limit_clause, limit_of_score, places_of
from jantaku.scoring.explanations.fu import cut_off
from jantaku.scoring.score import COUNTED_YAKUMAN, Score
from jantaku.texts import TextId


def value_of(score: Score) -> Clause:
    """How the hand comes to its points."""
    plan = score.book.plan.value
    points = {"points": score.points}
    if score.plus_han:
        return _value_of_both(score)
    if score.by_limit:
        return Clause(TextId("score-value-limit"), {"limit": limit_of_score(score), **points})
    if score.unpaid_han:
        paid: dict[str, Argument] = {"han": score.han, "paid": score.han - score.unpaid_han}
        return Clause(TextId("score-value-unpaid"), {**paid, "limit": limit_clause(score.paid_base), **points})
    if plan.linear:
        return _value_of_a_sum(score)
    counted: dict[str, Argument] = {"han": score.han, **points}
    if plan.per_han:
        return Clause(TextId("score-value-per-han"), {**counted, "base": score.base})
    if plan.added_han:
        return _value_of_added_han(score)
    if in_chips(score):
        return Clause(TextId("score-value-chips"), {**counted, "chips": score.fu, "base": score.base})
    amount = score.book.plan.fu.base * 2 ** (plan.exponent + score.han)
    if not score.counts_fu and plan.open_sky and score.base < amount:
        return Clause(TextId("score-value-most"), {**counted, "amount": amount, "base": score.base})
    if score.limit is None:
        sort = TextId("score-value") if score.counts_fu else TextId("score-value-without-fu")
        fu: dict[str, Argument] = {"fu": score.fu} if score.counts_fu else {}
        return Clause(sort, {**counted, **fu, "base": score.base})
    if not score.counts_fu or (plan.limits and score.han >= plan.limits[0][0]):
        return Clause(TextId("score-value-by-han"), {**counted, "limit": limit_of_score(score)})
    amount = score.fu * 2 ** (plan.exponent + score.han)
    sort = TextId("score-value-rounded-up") if amount < plan.cap else TextId("score-value-capped")
    return Clause(sort, {**counted, "fu": score.fu, "amount": amount, "limit": limit_of_score(score)})


def _value_of_both(score: Score) -> Clause:
    """A yakuman, and the han beside it (001:2944)."""
    limit, rest = score.limit_base - score.plus_base, score.plus_base
    parts: dict[str, Argument] = {"limit": limit_clause(limit), "han": score.plus_han, "first": limit, "rest": rest}
    return Clause(TextId("score-value-plus"), {**parts, "base": score.limit_base, "points": score.points})


def _value_of_a_sum(score: Score) -> Clause:
    """A game that adds points up (001:4293), perhaps with a cap."""
    value = score.book.plan.value
    total = max(0, value.linear * (value.exponent + score.han))
    said: dict[str, Argument] = {"sum": total, "points": score.points}
    if score.base < total:
        return Clause(TextId("score-value-sum-capped"), {**said, "most": score.base})
    return Clause(TextId("score-value-sum"), said)


def _value_of_added_han(score: Score) -> Clause:
    """A game in which each han adds so much to the fu (001:3203), and high hands perhaps have some han more."""
    plan = score.book.plan.value
    fu = score.fu if score.han < plan.fu_below else 0
    said: dict[str, Argument] = {"han": score.han, "each": plan.added_han, "fu": fu, "more": score.bonus_base}
    return Clause(TextId("score-value-added"), {**said, "base": score.base, "points": score.points})


def in_chips(score: Score) -> bool:
    """Whether what stands where others have fu are chips."""
    return score.book.plan.payments.unit == "chips"


VALUE_SEED: Final = ("000:738", "000:1075-1083", "001:1449-1453", "001:1467-1469")
VALUE_SEED_WITHOUT_FU: Final = ("001:3591", "002:372-377", "004:106-112")
LIMIT_SEED: Final = ("000:1075-1083", "001:1467-1469", "002:372-377", "004:106-112")
OWN_SEEDS: Final[dict[str, tuple[str, ...]]] = {
    "big": ("001:4352-4353", "001:4357-4359"),
    "short_regular": ("001:4333",),
    "short_traditional": ("001:4333",),
}
"""Where games have tables of their own."""
VALUE_RULES: Final[tuple[tuple[Callable[[Score], bool], tuple[str, ...]], ...]] = (
    (lambda score: score.book.plan.value.added_han > 0, ("001:3203",)),
    (lambda score: _is_under_open_sky(score), ("001:2715-2716", "001:5630")),
    (lambda score: _is_rounded_up(score), ("001:1455", "001:5716")),
    (lambda score: cut_off(score) > 0, ("001:3351", "001:6212")),
    (lambda score: _counts_to_the_end(score), ("001:1620", "001:2937")),
    (lambda score: _adds_up_otherwise(score), ("001:2945", "001:5724")),
    (lambda score: score.plus_han > 0, ("001:1592-1603", "001:2944")),
    (lambda score: score.kan_han > 0, ("001:3348",)),
    (lambda score: score.is_half_paid, ("001:3086",)),
    (lambda score: score.is_discounted, ("001:3326",)),
    (lambda score: score.unpaid_han > 0, ("001:4283",)),
)
"""Rules that decide about the value of some hands, and where the books have them."""


def _is_under_open_sky(score: Score) -> bool:
    value = score.book.plan.value
    return value.open_sky and not value.added_han and score.counts_fu


def value_seed(score: Score) -> tuple[str, ...]:
    """Where the books say what the hand is paid: the table, and the rules that made another amount of it."""
    usual = LIMIT_SEED if score.by_limit else VALUE_SEED if score.counts_fu else VALUE_SEED_WITHOUT_FU
    table = OWN_SEEDS.get(score.book.plan.game, usual)
    rules = tuple(place for holds, seed in VALUE_RULES if holds(score) for place in seed)
    return places_of(score, table) + rules + (_scale_seed(score.book.plan.value) if score.limit is not None else ())


def _is_rounded_up(score: Score) -> bool:
    """Kiriage: fu and han alone would not have made a mangan."""
    value = score.book.plan.value
    amount = score.fu * 2.0 ** (value.exponent + score.han)
    rounds = bool(value.round_up_from) and not value.per_han
    return rounds and not score.by_limit and amount < value.cap == score.base


def _counts_to_the_end(score: Score) -> bool:
    """As many han as a counted yakuman has: how far they count is a rule of the table."""
    value = score.book.plan.value
    by_sum = value.open_sky or value.linear or value.per_han
    counted = not (score.by_limit or by_sum) and score.limit is not None
    return counted and score.han >= COUNTED_YAKUMAN


def _adds_up_otherwise(score: Score) -> bool:
    limits = sum(element.limit is not None for element in score.elements)
    return score.by_limit and limits > 1 and score.book.plan.value.combine != "add"


Limits = tuple[tuple[int, int], ...]
SCALE_SEEDS: Final[tuple[tuple[Limits, tuple[str, ...]], ...]] = (
    (((5, 2000), (6, 3000), (8, 4000), (11, 6000), (13, 8000)), ()),
    (((5, 2000), (6, 3000), (7, 4000), (9, 6000), (11, 8000)), ("001:1608",)),
    (((5, 2000), (6, 3000), (8, 4000), (10, 6000), (12, 8000)), ("001:1609",)),
    (((5, 2000), (7, 3000), (9, 4000), (11, 6000), (13, 8000)), ("001:1610",)),
    (((5, 2000), (6, 3000), (8, 4000), (10, 5000), (11, 6000), (13, 8000)), ("001:1614",)),
    (((5, 2000), (6, 3000), (8, 4000), (11, 6000), (13, 8000), (19, 12000)), ("001:1618",)),
    (((5, 2000), (6, 3000), (8, 4000), (11, 6000), (13, 8000), (26, 16000), (39, 24000)), ("001:4035",)),
    (((4, 2000), (6, 3000), (8, 4000), (11, 6000), (13, 8000), (26, 16000)), ("001:3353-3365",)),
    (
        (
            *((1, 250), (2, 500), (3, 1000), (4, 2000), (6, 3000), (8, 4000), (11, 6000)),
            *((13, 8000), (26, 16000), (39, 24000)),
        ),
        ("001:3344-3348",),
    ),
    (
        ((3, 1000), (4, 2000), (6, 3000), (8, 4000), (11, 6000), (14, 8000), (17, 16000), (20, 24000)),
        ("001:3614-3617",),
    ),
    (((6, 600),), ("001:4493",)),
)
"""The scales of limits, and where the books have those that are not in the table of every book."""
LATER: Final = {14: 13, 28: 26}
"""Where a counted yakuman needs 14 han (001:3363, 001:3962), the rest of a scale is as it was."""


def _scale_seed(value: ValuePlan) -> tuple[str, ...]:
    """Where the scale of these limits stands, wherever hands cease to be counted by it."""
    earlier = tuple((LATER.get(han, han), base) for han, base in value.limits)
    shown = (value.limits, earlier)
    return next((seed for scale, seed in SCALE_SEEDS if scale[: len(value.limits)] in shown), ())
