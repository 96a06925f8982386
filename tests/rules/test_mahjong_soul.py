"""Mahjong Soul's rules are not in any book: what published summaries say of them, value by value."""

import pytest

from jantaku.rules import load, read
from jantaku.scoring.settlement import settle

DOUBLE = ("suuankou_tanki", "kokushi_juusanmen", "junsei_chuuren", "daisuushii")
PRESETS = ("mahjong_soul", "mahjong_soul_sanma")


@pytest.mark.parametrize("preset", PRESETS)
def test_it_lists_only_differences_and_each_says_that_a_summary_has_it(preset: str) -> None:
    rules = load(preset)
    parent = rules.parent
    assert parent is not None
    options = {name for name, value in rules.values.items() if value != parent.values[name]}
    assert options == set(rules.header.sources)
    assert all("published summary, 2024" in source for source in rules.header.sources.values())
    assert rules.header.edition == "2024"


@pytest.mark.parametrize("preset", PRESETS)
def test_what_is_unknown_has_the_parents_value(preset: str) -> None:
    rules = load(preset)
    assert rules.parent is not None
    for name in rules.header.unknown:
        assert rules.values[name] == rules.parent.values[name], name


@pytest.mark.parametrize("preset", PRESETS)
def test_four_yakuman_are_worth_two(preset: str) -> None:
    plan = load(preset).plan
    assert {name for name, element in plan.elements.items() if element.closed == "limit 16000"} == {*DOUBLE}


def test_three_winners_are_paid_and_four_draws_abort() -> None:
    plan = load("mahjong_soul").plan
    assert plan.payments.triple_ron == "all_paid"
    assert {*plan.draws.aborts} == {"four_winds", "four_riichi", "four_kans", "kyuushu_kyuuhai"}


def test_the_count_and_the_extension_have_numbers_of_their_own() -> None:
    for preset, start, goal in (("mahjong_soul", 25000, 30000), ("mahjong_soul_sanma", 35000, 40000)):
        plan = load(preset).plan
        assert (plan.settlement.start, plan.settlement.target, plan.settlement.oka) == (start, start, 0)
        assert plan.settlement.target + plan.length.above == goal
        assert plan.length.extra_rounds == ("3z",)


def test_results_have_tenths() -> None:
    plan = load("mahjong_soul").plan.settlement
    assert settle((41300, 28900, 20100, 9700), plan).scores == (31300, 8900, -9900, -30300)
    three = load("mahjong_soul_sanma").plan.settlement
    assert settle((52100, 35000, 17900), three).scores == (32100, 0, -32100)


def test_two_options_that_say_what_ends_the_match_contradict_each_other() -> None:
    with pytest.raises(ValueError, match="oka_threshold"):
        read('id = "x"\nextends = "mahjong_soul"\noka_threshold = 1000\n', "x.toml")
