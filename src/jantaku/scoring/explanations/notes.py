"""What a player would ask about next: what these rules leave out, cut off or do not add up."""

from collections.abc import Iterator
from typing import Final

from jantaku.scoring.book import YAKUMAN
from jantaku.scoring.explanations.clauses import Clause, limit_clause, limit_of_score, seat_clause
from jantaku.scoring.explanations.fu import cut_off
from jantaku.scoring.score import COUNTED_YAKUMAN, FLOOR, Score
from jantaku.texts import TextId
from jantaku.yaku import elements


def notes_on(score: Score) -> Iterator[Clause]:
    """What a player would ask about next."""
    plan, win = score.book.plan, score.win
    if score.by_flowers:
        yield Clause(TextId("score-note-flowers-alone"))
    elif not score.is_read:
        yield Clause(TextId("score-note-part-alone"))
    elif score.by_limit:
        limits = sum(element.limit is not None for element in score.elements)
        ordinary = bool(score.counted.bit_count() > limits or sum(score.bonus_tiles))
        if score.plus_han and sum(score.bonus_tiles):
            yield Clause(TextId("score-note-plus-no-dora"))
        elif ordinary and not score.plus_han:
            yield Clause(TextId("score-note-limit-alone"), {"limit": limit_of_score(score)})
        if limits > 1 and plan.value.combine != "add":
            yield Clause(COMBINED[plan.value.combine])
    elif score.han >= COUNTED_SANBAIMAN and _could_count_a_yakuman(score):
        yield from _counted_up_to(score)
    if plan.admission.yakuless_fu and not score.elements:
        yield Clause(TextId("score-note-yakuless"), {"fu": score.fu_sum, "wanted": plan.admission.yakuless_fu})
    if win.foreign_dora and not score.by_limit:
        brings = win.foreign_dora > 0
        text = TextId("score-note-foreign-dora") if brings else TextId("score-note-foreign-dora-taken")
        yield Clause(text, {"count": abs(win.foreign_dora)})
    if _is_cut(score):
        yield Clause(TextId("score-note-most"), {"limit": limit_clause(score.base)})
    if cut := cut_off(score):
        yield Clause(TextId("score-note-sixty"), {"fu": cut, "rest": score.fu})
    if score.kan_han:
        yield Clause(TextId("score-note-kans"), {"han": score.kan_han})
    if score.open_cost:
        yield Clause(TextId("score-note-open-blocks"))
    if score.is_discounted:
        yield Clause(TextId("score-note-pond-discount"), {"han": score.han - 1})
    for element in score.elements if score.unpaid_han else ():
        if element.id in plan.payments.unpaid:
            name, paid = Clause(elements()[element.id].name), score.han - score.unpaid_han
            yield Clause(TextId("score-note-unpaid"), {"element": name, "han": paid})
    if score.is_half_paid:
        yield Clause(TextId("score-note-first-half"), {"base": score.paid_base, "whole": score.base})
    if plan.payments.rounding != "up":
        said = ROUNDED[plan.payments.rounding]
        yield Clause(said, {"step": plan.payments.round_to} if said in TO_A_STEP else {})
    if score.han_sum + score.open_cost < FLOOR <= score.yaku_han and not score.by_limit:
        yield _below_floor(score)
    if plan.value.linear and plan.value.exponent:
        yield Clause(TextId("score-note-bazoro"), {"points": plan.value.linear * plan.value.exponent})
    for label in score.labels:
        yield Clause(TextId("score-note-label"), {"element": Clause(elements()[label].name)})
    if score.times > score.staked_times:
        yield Clause(TextId("score-note-times"), {"times": score.times // score.staked_times})
    if score.staked_times > 1:
        yield Clause(TextId("score-note-staked"), {"times": score.staked_times})
    for flag in sorted(win.flags):
        if flag not in plan.elements and flag not in score.book.asked and score.is_read:
            yield Clause(TextId("score-note-not-played"), {"element": Clause(elements()[flag].name)})
    if win.tsumo:
        for seat in win.out:
            yield Clause(TextId("score-note-out"), {"seat": seat_clause(seat, plan.seats)})


def _below_floor(score: Score) -> Clause:
    """Dora have cost all that the yaku are worth, or more (001:6144): what was counted, and what is paid."""
    what = TextId("score-note-floor") if score.han > score.han_sum else TextId("score-note-no-floor")
    by_fu = int(cut_off(score) > 0)
    taken = score.yaku_han + by_fu + score.kan_han - score.open_cost - score.han_sum
    return Clause(what, {"yaku": score.yaku_han, "fu": by_fu, "taken": taken, "sum": score.han_sum, "paid": score.han})


def _could_count_a_yakuman(score: Score) -> bool:
    """Whether a game like this could have a counted yakuman, and this one has none."""
    value = score.book.plan.value
    return not (value.open_sky or value.linear or any(base >= YAKUMAN for _, base in value.limits))


def _counted_up_to(score: Score) -> Iterator[Clause]:
    """How far yaku and dora are counted, where the hand has more (001:2937)."""
    limits = score.book.plan.value.limits
    if limits and limits[-1][1] < SANBAIMAN:
        yield Clause(TextId("score-note-counted-up-to"), {"limit": limit_clause(limits[-1][1])})
    elif score.han >= COUNTED_YAKUMAN:
        yield Clause(TextId("score-note-no-kazoe"))


def _is_cut(score: Score) -> bool:
    """Whether the hand would be worth more, were it not for the most that a hand is worth (001:2939, 001:2949)."""
    value = score.book.plan.value
    if not value.most or score.base < value.most or score.by_flowers:
        return False
    if score.by_limit:
        whole = sum(element.limit or 0 for element in score.elements) + score.plus_base
        return value.combine == "add" and whole > value.most
    earned = [base for han, base in value.earned if min(score.yaku_han, score.han) >= han]
    reached = [base for han, base in value.limits if score.han >= han]
    return not value.linear and not value.open_sky and max((*earned, *reached), default=0) > value.most


SANBAIMAN: Final = 6000
COUNTED_SANBAIMAN: Final = 11
ROUNDED: Final = {
    "half_up": TextId("score-note-rounded-half-up"),
    "half_even": TextId("score-note-rounded-half-even"),
    "half_down": TextId("score-note-rounded-half-down"),
    "halves": TextId("score-note-rounded-halves"),
    "none": TextId("score-note-rounded-none"),
}
TO_A_STEP: Final = frozenset({ROUNDED["half_up"], ROUNDED["half_even"], ROUNDED["half_down"]})
COMBINED: Final = {"single": TextId("score-note-single"), "add_mangan": TextId("score-note-add-mangan")}
