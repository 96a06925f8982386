"""The Plan: what a rule set means, as plain data in one canonical form.

A rule set is what people write; two sheets that play alike may be written differently. The plan is the same for both,
and so is its fingerprint. Everything that scores or plays is built from the plan and never looks at an option. Numbers
are integers; amounts of a limit are *base amounts*, what one non-dealer pays another on a self-draw: a mangan is 2000.
"""

import hashlib
from typing import Literal

import msgspec
from msgspec.structs import replace

Price = int | str
"""Han as a number; or ``"limit 8000"``, a fixed base amount; or ``"hand"``, no value of its own, yet it makes a win."""


class ElementPlan(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What an element is worth here. ``needs`` and ``bars`` are facts beyond its own conditions, ``lifts`` are facts
    that bar it elsewhere and not here, ``extras`` are facts that add han of their own."""

    closed: Price | None = None
    open: Price | None = None
    needs: tuple[str, ...] = ()
    bars: tuple[str, ...] = ()
    lifts: tuple[str, ...] = ()
    extras: tuple[tuple[str, int], ...] = ()
    absorbs: tuple[str, ...] = ()
    """Elements that do not count beside it here, though they do elsewhere."""


class PatternPlan(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A yaku of the rule set's own, written in the pattern language; ``needs`` and ``bars`` are facts, as above."""

    pattern: str
    closed: Price | None = None
    open: Price | None = None
    name_ru: str = ""
    name_en: str = ""
    needs: tuple[str, ...] = ()
    bars: tuple[str, ...] = ()


class GrammarPlan(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Which structures complete a hand (ids of `jantaku.hands.structures`), of which tile set."""

    tile_set: str = "riichi"
    reds: tuple[int, int, int] = (1, 1, 1)
    structures: tuple[str, ...] = ("sets_4", "seven_pairs", "thirteen_orphans")


class FuPlan(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Every fu item. ``*_exempt``: flat hands (runs, worthless pair, ryanmen) that do not get it: those that are closed
    (pinfu), those of simples (tanyao), or all."""

    base: int = 20
    seven_pairs: int = 25
    closed_ron: int = 10
    closed_ron_exempt: tuple[Literal["closed", "simples", "all"], ...] = ()
    tsumo: int = 2
    tsumo_exempt: tuple[Literal["closed", "simples", "all"], ...] = ("closed",)
    rinshan_tsumo: int = 2
    open_flat_ron: int = 2
    kanchan: int = 2
    penchan: int = 2
    tanki: int = 2
    tanki_seat_wind: int = 2
    """A pair of the own wind that is not the round's (JPML: 001:7295-7301)."""
    dragon_pair: int = 2
    seat_pair: int = 2
    round_pair: int = 2
    double_wind_pair: int = 4
    triplet: tuple[int, int, int, int] = (2, 4, 4, 8)
    """Open and closed of simples, open and closed of terminals and honours."""
    kan: tuple[int, int, int, int] = (8, 16, 16, 32)
    round_to: int = 10


class ValuePlan(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Han and fu to a base amount: ``fu * 2 ** (exponent + han)``, up to the cap, then the limits by han."""

    limits: tuple[tuple[int, int], ...] = ((5, 2000), (6, 3000), (8, 4000), (11, 6000), (13, 8000))
    cap: int = 2000
    round_up_from: int = 0
    """Kiriage: from this base amount on the cap is paid (1920); 0 = never."""
    open_sky: bool = False
    exponent: int = 2
    combine: Literal["add", "single", "add_mangan"] = "add"
    most: int = 0
    """No hand is worth more than this base amount; 0 = no such cap."""


class DoraPlan(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is dora and what a dora is worth in han."""

    indicator: bool = True
    ura: bool = True
    kan: bool = True
    kan_ura: bool = True
    red: bool = True
    han: int = 1
    red_han: int = 1
    nuki_han: int = 1
    mapping: Literal["next", "same", "suji"] = "next"
    dragon_order: tuple[int, int, int] = (5, 6, 7)
    """Each dragon points to the one behind it, the last to the first: white, green, red."""


class AdmissionPlan(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a hand needs to win: han of yaku, more from some honba on."""

    minimum_han: int = 1
    shibari_from_honba: int | None = None
    shibari_han: int = 2
    shibari_who: Literal["all", "dealer"] = "all"


class PaymentPlan(msgspec.Struct, frozen=True, forbid_unknown_fields=True, cache_hash=True):
    """Who pays what to whom. ``honba_each``: what one honba adds to each of three payments, a ron pays them all."""

    seats: int = 4
    dealer_weight: int = 2
    round_to: int = 100
    honba_each: int = 100
    honba_payer: Literal["discarder", "all"] = "discarder"
    stick: int = 1000
    double_ron: Literal["all_paid", "atamahane"] = "all_paid"
    triple_ron: Literal["all_paid", "atamahane", "abort"] = "all_paid"
    multiple_ron_sticks: Literal["nearest", "own_returned"] = "nearest"
    multiple_ron_honba: Literal["nearest", "each"] = "nearest"
    pao: tuple[str, ...] = ("daisangen", "daisuushii")
    pao_combined: bool = True
    pao_honba_payer: Literal["discarder", "liable"] = "discarder"
    noten_total: int = 3000
    nagashi_as_win: bool = False
    chombo: Literal["reverse_mangan", "final_minus_20", "none"] = "reverse_mangan"
    chombo_amount: int = 2000
    """Base amount of the reversed payment: a mangan."""


class SettlementPlan(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """From final points to final scores. Uma in thousands: one row for all, or a row by how many reached the target."""

    start: int = 25000
    target: int = 30000
    oka: int = 20
    """In thousands, for the first place; negative is taken from the last."""
    uma: tuple[int, ...] = (20, 10, -10, -20)
    uma_by_above: dict[str, tuple[int, ...]] = {}
    """``{"1": (12, -1, -3, -8), ...}``: by the number of players at or above the target; empty = `uma` always."""
    ties: Literal["seat_order", "share"] = "seat_order"
    rounding: Literal["none", "one_decimal", "half_down", "math", "up", "down", "toward_zero"] = "half_down"
    winner_absorbs: bool = True
    """The winner's score makes the sum what it must be."""
    leftover_sticks: Literal["first_place", "lost", "oka", "return"] = "first_place"


class Plan(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All of it. ``table`` holds what only the table asks for, in canonical values, until it has plans of its own."""

    game: str = "riichi"
    elements: dict[str, ElementPlan] = {}
    patterns: dict[str, PatternPlan] = {}
    grammar: GrammarPlan = GrammarPlan()
    fu: FuPlan = FuPlan()
    value: ValuePlan = ValuePlan()
    dora: DoraPlan = DoraPlan()
    admission: AdmissionPlan = AdmissionPlan()
    payments: PaymentPlan = PaymentPlan()
    settlement: SettlementPlan = SettlementPlan()
    table: dict[str, bool | int | str | list[int | str]] = {}

    def canonical(self) -> bytes:
        """The plan as JSON, keys in order, nothing left out: equal plans give equal bytes."""
        return msgspec.json.encode(self, order="deterministic")

    @property
    def fingerprint(self) -> str:
        """SHA-256 of what the plan means."""
        return hashlib.sha256(meaning(self).canonical()).hexdigest()


def meaning(plan: Plan) -> Plan:
    """The plan without what cannot make a difference: names, and settings of what is switched off."""
    return replace(
        plan,
        patterns={name: replace(pattern, name_ru="", name_en="") for name, pattern in plan.patterns.items()},
        fu=_fu_meaning(plan.fu),
        value=_value_meaning(plan),
        dora=_dora_meaning(plan.dora),
        payments=_payment_meaning(plan.payments),
        settlement=_settlement_meaning(plan.settlement),
    )


def _fu_meaning(fu: FuPlan) -> FuPlan:
    if fu.tsumo == 0 and fu.rinshan_tsumo == 0:
        fu = replace(fu, tsumo_exempt=())
    return replace(fu, closed_ron_exempt=()) if fu.closed_ron == 0 else fu


def _value_meaning(plan: Plan) -> ValuePlan:
    """Under an open sky there are no limits, and a cap that nothing can exceed is none."""
    value = plan.value
    if value.open_sky:
        return ValuePlan(open_sky=True, exponent=value.exponent, most=value.most)
    worth = [price for element in plan.elements.values() for price in (element.closed, element.open)]
    worth += [price for pattern in plan.patterns.values() for price in (pattern.closed, pattern.open)]
    limits = [int(price.split()[1]) for price in worth if isinstance(price, str) and price.startswith("limit ")]
    dearest = max((*limits, *(base for _, base in value.limits)), default=0)
    return replace(value, most=0) if value.combine == "single" and dearest <= value.most else value


def _dora_meaning(dora: DoraPlan) -> DoraPlan:
    shown = dora.indicator and dora.han != 0
    under = dora.ura and dora.han != 0
    dora = replace(dora, indicator=shown, ura=under, kan=dora.kan and shown, kan_ura=dora.kan_ura and under)
    if not shown and not under:
        usual = DoraPlan()
        dora = replace(dora, han=usual.han, mapping=usual.mapping, dragon_order=usual.dragon_order)
    return dora if dora.red else replace(dora, red_han=DoraPlan().red_han)


def _payment_meaning(payments: PaymentPlan) -> PaymentPlan:
    usual = PaymentPlan()
    if payments.double_ron != "all_paid" and payments.triple_ron != "all_paid":
        payments = replace(
            payments,
            multiple_ron_sticks=usual.multiple_ron_sticks,
            multiple_ron_honba=usual.multiple_ron_honba,
        )
    if not payments.pao:
        payments = replace(payments, pao_combined=usual.pao_combined, pao_honba_payer=usual.pao_honba_payer)
    if payments.honba_payer == "all" or payments.honba_each == 0:
        payments = replace(payments, pao_honba_payer=usual.pao_honba_payer)
    return replace(payments, pao=tuple(sorted(payments.pao)))


def _settlement_meaning(settlement: SettlementPlan) -> SettlementPlan:
    """A row for every number of players above the target, or one for all."""
    if not settlement.uma_by_above:
        return settlement
    numbers = map(str, range(len(settlement.uma) + 1))
    rows = {above: settlement.uma_by_above.get(above, settlement.uma) for above in numbers}
    if len(set(rows.values())) == 1:
        return replace(settlement, uma=rows["0"], uma_by_above={})
    return replace(settlement, uma=(0,) * len(settlement.uma), uma_by_above=rows)
