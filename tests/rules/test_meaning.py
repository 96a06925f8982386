"""Two plans that play alike have one fingerprint."""

from pathlib import Path

import pytest
from msgspec.structs import replace

from jantaku.rules import RuleSetError, load
from jantaku.rules.plan import (
    AdmissionPlan,
    CallPlan,
    DealerPlan,
    DoraPlan,
    DrawPlan,
    ExchangePlan,
    FuPlan,
    FuritenPlan,
    KanPlan,
    LengthPlan,
    NukiPlan,
    PatternPlan,
    PaymentPlan,
    Plan,
    RiichiPlan,
    SettlementPlan,
    ValuePlan,
    VoidPlan,
    WallPlan,
    WinnersPlan,
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
        (
            Plan(fu=FuPlan(tsumo=0, rinshan_tsumo=0, haitei_tsumo=0)),
            Plan(fu=FuPlan(tsumo=0, rinshan_tsumo=0, haitei_tsumo=0, tsumo_exempt=("all",))),
        ),
        (Plan(), Plan(value=ValuePlan(round_up_han=4, yakuman_fu=30))),
        (Plan(dora=DoraPlan(red=False)), Plan(dora=DoraPlan(red=False, red_needs="riichi"))),
        (Plan(dora=DoraPlan(kan_ura=False)), Plan(dora=DoraPlan(kan_ura=False, kan_ura_when="ippatsu"))),
        (
            Plan(kans=KanPlan(closed_indicator="at_once", open_indicator="at_once", turned_by_win=())),
            Plan(kans=KanPlan(closed_indicator="at_once", open_indicator="at_once", turned_by_win=("closed", "open"))),
        ),
        (Plan(payments=PaymentPlan(stick=0)), Plan(payments=PaymentPlan(stick=0, stick_if_won_on=True))),
        (
            Plan(furiten=FuritenPlan(missed="free")),
            Plan(furiten=FuritenPlan(missed="free", riichi_tsumo="barred")),
        ),
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
        (Plan(payments=PaymentPlan(pao=())), Plan(payments=PaymentPlan(pao=(), pao_tsumo="half"))),
        (Plan(), Plan(payments=PaymentPlan(pao_honba_rest="left"))),
        (
            Plan(payments=PaymentPlan(pao_ron="liable")),
            Plan(payments=PaymentPlan(pao_ron="liable", pao_tsumo="half")),
        ),
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
        (
            Plan(wall=WallPlan(replace_from="reserve")),
            Plan(wall=WallPlan(replace_from="reserve", refill=False)),
        ),
        (Plan(), Plan(wall=WallPlan(sides=(17, 17, 17, 17)))),
        (Plan(wall=WallPlan(faces=(12, 20))), Plan(wall=WallPlan(faces=(12, 20), stacks_by="smaller"))),
        (Plan(riichi=RiichiPlan(declared=False)), Plan(riichi=RiichiPlan(declared=False, least_live=0, dealt=True))),
        (Plan(furiten=FuritenPlan(missed="free")), Plan(furiten=FuritenPlan(missed="free", ends="covered"))),
        (
            Plan(furiten=FuritenPlan(missed="free")),
            Plan(furiten=FuritenPlan(temporary=False, in_riichi=False, ends="covered")),
        ),
        (Plan(furiten=FuritenPlan(open_tiles=True)), Plan(furiten=FuritenPlan(more=("acquired", "chakan", "exposed")))),
        (Plan(), Plan(furiten=FuritenPlan(more=("relative", "suji")))),
        (Plan(furiten=FuritenPlan(own_pond=False)), Plan(furiten=FuritenPlan(own_pond=False, more=("ankan",)))),
        (Plan(), Plan(nuki=NukiPlan(robbery="never", all_win=True))),
        (Plan(), Plan(void=VoidPlan(fine=48, fine_each=True))),
        (Plan(), Plan(exchange=ExchangePlan(to="across"))),
        (Plan(), Plan(winners=WinnersPlan(next_after="discarder"))),
        (Plan(), Plan(length=LengthPlan(counts_repeats=True))),
        (Plan(), Plan(length=LengthPlan(keeps_rounds=True))),
        (Plan(payments=PaymentPlan(pao=())), Plan(payments=PaymentPlan(pao=(), pao_ron="liable", pao_fresh_live=5))),
        (Plan(), Plan(payments=PaymentPlan(dealer_extra_flowers=False, most_with_extra=40))),
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
        Plan(admission=AdmissionPlan(river="all")),
        Plan(payments=PaymentPlan(noten_to="worth")),
        Plan(payments=PaymentPlan(false_win=5)),
        Plan(payments=PaymentPlan(false_kan=10)),
        Plan(payments=PaymentPlan(dealer_extra_honba=2)),
        Plan(payments=PaymentPlan(pao_ron="liable")),
        Plan(payments=PaymentPlan(pao_tsumo="half")),
        Plan(wall=WallPlan(replace_from="next")),
        Plan(wall=WallPlan(sides=(14, 13, 14, 13))),
        Plan(wall=WallPlan(stacks_by="smaller")),
        Plan(wall=WallPlan(blocks=(4, 4, 4, 4))),
        Plan(riichi=RiichiPlan(dealt=True)),
        Plan(riichi=RiichiPlan(declared=False)),
        Plan(kans=KanPlan(limit=None)),
        Plan(kans=KanPlan(hidden=True)),
        Plan(kans=KanPlan(last_replacement=True)),
        Plan(kans=KanPlan(pays=(2, 2, 1, 0))),
        Plan(furiten=FuritenPlan(missed="dearer")),
        Plan(nuki=NukiPlan(tiles=("1f",), all_win=True)),
        Plan(void=VoidPlan(chosen=True)),
        Plan(exchange=ExchangePlan(tiles=3)),
        Plan(winners=WinnersPlan(until=3)),
        Plan(dealer=DealerPlan(passes_to="first_winner")),
        Plan(length=LengthPlan(counts_repeats=True, deals=16)),
        Plan(length=LengthPlan(keeps_rounds=True, deals=16)),
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
    with pytest.raises(RuleSetError, match=r"club\.toml:4: only a yakuman can be double; toitoi is not one"):
        load(str(sheet))
