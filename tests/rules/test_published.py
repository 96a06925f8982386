"""Rule sets of today that no book of ours has: what published summaries say of them, value by value."""

import pytest

import jantaku as jan
from jantaku.rules import load
from jantaku.scoring.settlement import settle

YEARS = {"m_league": "2024", "jpml_2023": "2023", "wrc_2025": "2025", "ema_2016": "2016"}
PARENTS = {"m_league": "riichi", "jpml_2023": "jpml_a", "wrc_2025": "wrc", "ema_2016": "ema"}
PRESETS = tuple(YEARS)


@pytest.mark.parametrize("preset", PRESETS)
def test_it_lists_only_differences_and_each_says_that_a_summary_has_it(preset: str) -> None:
    rules = load(f"{preset}@{YEARS[preset]}")
    parent = rules.parent
    assert parent is not None
    assert parent.id == PARENTS[preset]
    options = {name for name, value in rules.values.items() if value != parent.values[name]}
    assert options == set(rules.header.sources)
    assert rules.prices == parent.prices
    assert all(source.startswith(f"published summary, {YEARS[preset]}") for source in rules.header.sources.values())
    assert rules.header.seed.startswith(f"published summary, {YEARS[preset]}")


@pytest.mark.parametrize("preset", PRESETS)
def test_it_can_be_played_and_tells_of_itself_in_both_languages(preset: str) -> None:
    rules = load(preset)
    assert rules.unbuilt() == ()
    assert rules.header.name.keys() == rules.header.about.keys() == {"ru", "en"}
    assert "published summaries" in rules.header.about["en"]
    assert "опубликованным описаниям" in rules.header.about["ru"]


@pytest.mark.parametrize("preset", PRESETS)
def test_what_is_unknown_is_as_the_parent_has_it(preset: str) -> None:
    rules = load(preset)
    assert rules.parent is not None
    assert rules.header.unknown
    for name in rules.header.unknown:
        if name in rules.values:
            assert rules.values[name] == rules.parent.values[name], name
        else:
            assert rules.prices.get(name) == rules.parent.prices.get(name), name


# ---------------------------------------------------------------- M.League


def test_m_league_results() -> None:
    plan = load("m_league").plan.settlement
    # 35,800 in the second place are 15.8, 41,600 in the first 61.6
    assert settle((41600, 35800, 12600, 10000), plan).scores == (61600, 15800, -27400, -50000)
    assert settle((30000, 30000, 25000, 15000), plan).scores == (30000, 30000, -15000, -45000), "ties share"
    assert settle((25000, 25000, 25000, 25000), plan).scores == (0, 0, 0, 0)


def test_m_league_sticks_left_are_shared_by_the_first() -> None:
    plan = load("m_league").plan.settlement
    kept = settle((26500, 26500, 26500, 19500), plan, sticks=1).scores
    lost = settle((26500, 26500, 26500, 19500), plan).scores
    assert [one - other for one, other in zip(kept, lost, strict=True)] == [400, 300, 300, 0]


def test_m_league_play() -> None:
    plan = load("m_league").plan
    assert (plan.payments.double_ron, plan.payments.triple_ron, plan.payments.heads) == (
        "atamahane",
        "atamahane",
        "nearest",
    )
    assert plan.draws.aborts == ()
    assert "nagashi_mangan" not in plan.elements
    assert (plan.length.bust, plan.length.extra_rounds, plan.length.stop_after) == ("off", (), ())
    assert (plan.kans.closed_indicator, plan.kans.open_indicator, plan.kans.rob_closed) == ("at_once", "at_once", "off")
    assert plan.riichi.least_live == 0
    assert (plan.dora.red, plan.dora.ura, plan.dora.kan_ura) == (True, True, True)


def test_m_league_value_and_payments() -> None:
    plan = load("m_league").plan
    assert set(plan.payments.pao) == {"daisangen", "daisuushii", "suukantsu"}
    assert plan.payments.chombo == "final_minus_20"
    rounded = [
        jan.score("234m 345p 456s 67s 22p", "8s", by_, riichi=True, indicators="1m") for by_ in ("m_league", "riichi")
    ]
    assert [score.points for score in rounded] == [8000, 7700], "4 han 30 fu"
    counted = [jan.score("2233445566778p", "8p", by_, by="tsumo", riichi=True) for by_ in ("m_league", "riichi")]
    assert [score.points for score in counted] == [24000, 32000], "13 han"
    assert double_wind("m_league") == 30
    assert double_wind("riichi") == 40


def double_wind(preset: str) -> int:
    """20 + 4 + 2 for the wait + 2 for the tsumo, and the pair of the double wind."""
    return jan.score("777z= 234m 678s 456p 1z", "1z", preset, seat="E", by="tsumo").fu


# ---------------------------------------------------------------- JPML


def test_jpml_2023() -> None:
    plan, before = load("jpml_2023").plan, load("jpml_a").plan
    assert (plan.calls.swap, before.calls.swap) == ("forbidden", "other_end")
    assert (plan.draws.aborts, plan.payments.triple_ron) == ((), "atamahane")
    assert (plan.kans.rob_closed, before.kans.rob_closed) == ("off", "kokushi")
    assert (plan.furiten.ends, plan.draws.sticks) == ("own_turn", "stay")
    assert (plan.value.combine, before.value.combine) == ("add", "single")
    assert (plan.dora.ura, plan.dora.kan, plan.grammar.reds) == (False, False, (0, 0, 0))
    assert "ippatsu" not in plan.elements
    assert plan.settlement.uma_by_above["1"] == (12, -1, -3, -8)


def test_jpml_2023_green_hand_and_fu() -> None:
    green = "223344s 666s 888s 4s", "4s"
    assert jan.score(*green, "jpml_2023").points == 32000
    assert jan.score(*green, "jpml_a").points < 32000
    assert (double_wind("jpml_2023"), double_wind("jpml_a")) == (30, 40)
    rinshan = [
        jan.score("234m 345p 345s 5s 8888m=", "5s", preset, by="tsumo", rinshan=True).fu
        for preset in ("jpml_2023", "jpml_a")
    ]
    assert rinshan == [40, 30], "20 + 8 + 2, and 2 for the tsumo or not"


# ---------------------------------------------------------------- WRC, EMA


def test_wrc_2025() -> None:
    plan, before = load("wrc_2025").plan, load("wrc").plan
    assert (plan.furiten.ends, before.furiten.ends) == ("own_turn", "covered")
    assert (plan.draws.sticks, plan.settlement.leftover_sticks) == ("stay", "lost")
    assert (plan.riichi.least_live, before.riichi.least_live) == (0, 4)
    assert (plan.value.combine, before.value.combine) == ("add", "single")
    assert (plan.kans.open_indicator, before.kans.open_indicator) == ("at_once", "after_discard")
    assert plan.payments.chombo == "final_minus_20"
    assert settle((41600, 35800, 12600, 10000), plan.settlement, sticks=1).scores == (26600, 10800, -22400, -35000)
    assert (double_wind("wrc_2025"), double_wind("wrc")) == (30, 40)


def test_ema_2016() -> None:
    plan, before = load("ema_2016").plan, load("ema").plan
    assert (plan.furiten.ends, before.furiten.ends) == ("own_turn", "covered")
    assert (plan.kans.closed_indicator, plan.kans.open_indicator) == ("at_once", "at_once")
    assert (plan.payments.chombo, before.payments.chombo) == ("final_minus_20", "none")
    assert settle((41600, 35800, 12600, 10000), plan.settlement).scores == (26600, 10800, -22400, -35000)
    assert (plan.payments.double_ron, plan.payments.triple_ron) == ("all_paid", "all_paid")
