"""Two plans that play alike have one fingerprint."""

from pathlib import Path

import pytest
from msgspec.structs import replace

from jantaku.rules import RuleSetError, load
from jantaku.rules.plan import (
    CallPlan,
    DealerPlan,
    DoraPlan,
    DrawPlan,
    FuPlan,
    KanPlan,
    LengthPlan,
    PatternPlan,
    PaymentPlan,
    Plan,
    RiichiPlan,
    SettlementPlan,
    ValuePlan,
)

FLAT = (20, 10, -10, -20)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        (
            Plan(dora=DoraPlan(indicator=False, ura=False)),
            Plan(dora=DoraPlan(indicator=False, ura=False, mapping="same")),
        ),
        (Plan(dora=DoraPlan(han=0)), Plan(dora=DoraPlan(han=0, ura=False, kan=False))),
        (Plan(dora=DoraPlan(red=False)), Plan(dora=DoraPlan(red=False, red_han=2))),
        (Plan(fu=FuPlan(tsumo=0, rinshan_tsumo=0)), Plan(fu=FuPlan(tsumo=0, rinshan_tsumo=0, tsumo_exempt=("all",)))),
        (
            Plan(value=ValuePlan(open_sky=True)),
            Plan(value=ValuePlan(open_sky=True, combine="single", round_up_from=1920)),
        ),
        (
            Plan(payments=PaymentPlan(honba_payer="all")),
            Plan(payments=PaymentPlan(honba_payer="all", pao_honba_payer="liable")),
        ),
        (
            Plan(payments=PaymentPlan(double_ron="atamahane", triple_ron="abort")),
            Plan(payments=PaymentPlan(double_ron="atamahane", triple_ron="abort", multiple_ron_honba="each")),
        ),
        (Plan(payments=PaymentPlan(pao=())), Plan(payments=PaymentPlan(pao=(), pao_combined=False))),
        (
            Plan(settlement=SettlementPlan(uma=FLAT)),
            Plan(settlement=SettlementPlan(uma=FLAT, uma_by_above={"1": FLAT, "2": FLAT})),
        ),
        (
            Plan(patterns={"gate": PatternPlan("pair ...", closed=1, name_en="Gate")}),
            Plan(patterns={"gate": PatternPlan("pair ...", closed=1, name_ru="Ворота")}),
        ),
        (Plan(), Plan(calls=CallPlan(together_ms=3000))),
        (Plan(calls=CallPlan(order="seat")), Plan(calls=CallPlan(order="seat", together_ms=0))),
        (Plan(riichi=RiichiPlan(ankan="never")), Plan(riichi=RiichiPlan(ankan="never", ankan_may_change_waits=True))),
        (Plan(kans=KanPlan(limit=0)), Plan(kans=KanPlan(limit=0, rob_open=True, on_last_tile=True))),
        (
            Plan(dora=DoraPlan(kan=False, kan_ura=False)),
            Plan(
                dora=DoraPlan(kan=False, kan_ura=False), kans=KanPlan(closed_indicator="never", open_indicator="never")
            ),
        ),
        (Plan(), Plan(kans=KanPlan(after_limit="aborts"))),
        (Plan(draws=DrawPlan(aborts=())), Plan(draws=DrawPlan(aborts=(), four_kans="fifth_kan"))),
        (
            Plan(draws=DrawPlan(aborts=("four_winds", "four_kans"))),
            Plan(draws=DrawPlan(aborts=("four_kans", "four_winds"))),
        ),
        (Plan(payments=PaymentPlan(stick=0)), Plan(payments=PaymentPlan(stick=0), draws=DrawPlan(sticks="oka"))),
        (
            Plan(draws=DrawPlan(aborts=())),
            Plan(draws=DrawPlan(aborts=()), dealer=DealerPlan(after_abort="passes")),
        ),
        (
            Plan(dealer=DealerPlan(stays_after=("win",), after_abort="passes")),
            Plan(dealer=DealerPlan(stays_after=("win",), after_abort="if_renchan")),
        ),
        (Plan(), Plan(dealer=DealerPlan(stays_after=("win", "tenpai")))),
        (Plan(length=LengthPlan(extra_rounds=())), Plan(length=LengthPlan(extra_rounds=(), extra_ends="round"))),
        (
            Plan(settlement=SettlementPlan(start=30000)),
            Plan(settlement=SettlementPlan(start=30000), length=LengthPlan(extra_rounds=(), extra_ends="round")),
        ),
        (Plan(length=LengthPlan(stop_after=())), Plan(length=LengthPlan(stop_after=(), stop="asked"))),
        (
            Plan(dealer=DealerPlan(stays_after=("win",)), length=LengthPlan(stop_after=("win",))),
            Plan(dealer=DealerPlan(stays_after=("win",)), length=LengthPlan(stop_after=("win", "tenpai"))),
        ),
        (
            Plan(dealer=DealerPlan(stays_after=()), length=LengthPlan()),
            Plan(dealer=DealerPlan(stays_after=()), length=LengthPlan(stop="asked")),
        ),
    ],
)
def test_what_makes_no_difference_is_not_in_the_fingerprint(one: Plan, other: Plan) -> None:
    assert one != other
    assert one.fingerprint == other.fingerprint


@pytest.mark.parametrize(
    "other",
    [
        Plan(dora=DoraPlan(mapping="same")),
        Plan(fu=FuPlan(tsumo_exempt=())),
        Plan(value=ValuePlan(combine="single")),
        Plan(payments=PaymentPlan(pao_honba_payer="liable")),
        Plan(settlement=replace(SettlementPlan(), uma_by_above={"1": (12, -1, -3, -8)})),
        Plan(patterns={"gate": PatternPlan("pair ...", closed=2)}),
        Plan(calls=CallPlan(order="simultaneous")),
        Plan(calls=CallPlan(window_ms=5000)),
        Plan(riichi=RiichiPlan(ankan_may_change_structure=True)),
        Plan(kans=KanPlan(limit=3)),
        Plan(kans=KanPlan(open_indicator="at_once")),
        Plan(draws=DrawPlan(four_kans="fifth_kan")),
        Plan(draws=DrawPlan(sticks="return")),
        Plan(dealer=DealerPlan(after_abort="if_renchan")),
        Plan(length=LengthPlan(extra_ends="round")),
        Plan(length=LengthPlan(stop="asked")),
    ],
)
def test_what_makes_a_difference_is(other: Plan) -> None:
    assert other.fingerprint != Plan().fingerprint


def test_a_moment_matters_where_it_matters_who_spoke_first() -> None:
    for payments in (PaymentPlan(double_ron="first_caller"), PaymentPlan(triple_ron="first_caller")):
        plan = Plan(payments=payments)
        assert plan.fingerprint != replace(plan, calls=CallPlan(together_ms=0)).fingerprint
    timed = Plan(calls=CallPlan(order="first"))
    assert timed.fingerprint != replace(timed, calls=CallPlan(order="first", together_ms=0)).fingerprint


def test_a_double_ron_that_aborts_is_an_abort() -> None:
    plan = Plan(draws=DrawPlan(aborts=()), payments=PaymentPlan(double_ron="abort"))
    assert plan.fingerprint != replace(plan, dealer=DealerPlan(after_abort="passes")).fingerprint


def test_only_yakuman_can_be_double(tmp_path: Path) -> None:
    sheet = tmp_path / "club.toml"
    lines = ('id = "club"', 'extends = "riichi"', 'name = { ru = "К", en = "C" }', 'double_yakuman = ["toitoi"]')
    sheet.write_text("\n".join(lines), "utf-8")
    with pytest.raises(RuleSetError, match=r"club\.toml:4: only a yakuman can be double, and toitoi is none"):
        load(str(sheet))
