"""Two plans that play alike have one fingerprint."""

from pathlib import Path

import pytest
from msgspec.structs import replace

from jantaku.rules import RuleSetError, load
from jantaku.rules.plan import DoraPlan, FuPlan, PatternPlan, PaymentPlan, Plan, SettlementPlan, ValuePlan

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
    ],
)
def test_what_makes_a_difference_is(other: Plan) -> None:
    assert other.fingerprint != Plan().fingerprint


def test_only_yakuman_can_be_double(tmp_path: Path) -> None:
    sheet = tmp_path / "club.toml"
    lines = ('id = "club"', 'extends = "riichi"', 'name = { ru = "К", en = "C" }', 'double_yakuman = ["toitoi"]')
    sheet.write_text("\n".join(lines), "utf-8")
    with pytest.raises(RuleSetError, match=r"club\.toml:4: only a yakuman can be double, and toitoi is none"):
        load(str(sheet))
