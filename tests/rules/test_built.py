"""What is switched on and not built is refused by name."""

import pytest

from jantaku.rules import NotBuilt, RuleSet, RuleSetError, load, presets, read, require_built, without
from jantaku.rules.entries import catalogue
from jantaku.texts import SayableError


def club(rest: str) -> RuleSet:
    return read(f'id = "club"\nextends = "riichi"\nname = {{ ru = "Клуб", en = "Club" }}\n{rest}')


@pytest.mark.parametrize("preset", ["riichi", "tenhou", "tenhou_000", "ema", "wrc", "book"])
def test_hands_can_be_scored_under_these(preset: str) -> None:
    require_built(load(preset), "scoring")
    require_built(load(preset), "settlement")


def test_every_preset_can_be_played() -> None:
    for preset in presets():
        require_built(load(preset), "playing")


def test_what_cannot_be_played_is_told_by_name() -> None:
    with pytest.raises(NotBuilt) as caught:
        require_built(club("tile_exchange = { tiles = 3 }"), "playing")
    assert [entry.id for entry in caught.value.entries] == ["tile_exchange"]
    name = catalogue().options["tile_exchange"].name("en")
    assert caught.value.message("en") == f"cannot play “Club” yet: {name} (tile_exchange) is not supported."


def test_the_sentence_names_the_rules() -> None:
    rules = club('doukasen = "dealer_x2"\nyaku.add = ["zenin_ron"]')
    assert {entry.id for entry in rules.unbuilt()} >= {"doukasen", "zenin_ron"}
    with pytest.raises(NotBuilt) as caught:
        require_built(rules)
    said = caught.value.message("ru")
    assert said.startswith("по правилам «Клуб» считать руки пока нельзя: не работают ")
    assert "(doukasen)" in said
    assert "(zenin_ron)" in said
    assert str(caught.value) == caught.value.message("en")


def test_what_only_the_table_needs_does_not_hinder_scoring() -> None:
    rules = club('takeback_discard = "on"\nsuucha_riichi = "status_ignored"\nseal_ron = "on"\nauction_draws = "on"')
    require_built(rules, "scoring")
    assert {entry.id for entry in rules.unbuilt_for("playing")} == {
        "takeback_discard",
        "suucha_riichi",
        "seal_ron",
        "auction_draws",
    }


def test_a_word_that_is_not_built_is_refused_too() -> None:
    with pytest.raises(NotBuilt, match=r"dora_value"):
        require_built(club('dora_value = "separate_account"'))
    with pytest.raises(NotBuilt, match=r"ryanhan_shibari"):
        require_built(club('ryanhan_shibari = { counts = "everything" }'))


@pytest.mark.parametrize(
    ("rest", "option"),
    [
        ("kan_limit = 5", "kan_limit"),
        ('seating_method = "togata"', "seating_method"),
        ('game_length = ["1z", "5z"]', "game_length"),
        ('enchousen = ["5z"]', "enchousen"),
        ('suucha_riichi = "hands_may_change"', "suucha_riichi"),
        ('suucha_riichi = "status_ignored"', "suucha_riichi"),
        ('ankan_after_riichi_any_tile = "super"', "ankan_after_riichi_any_tile"),
        ('call_timeouts = "3 / 0.5 / a / 20 / right"', "call_timeouts"),
        ('call_timeouts = "3 / 0.5 / a / 13 / left"', "call_timeouts"),
    ],
)
def test_what_the_table_does_not_obey_yet_is_refused(rest: str, option: str) -> None:
    rules = club(rest)
    require_built(rules, "scoring")
    with pytest.raises(NotBuilt) as caught:
        require_built(rules, "playing")
    assert [entry.id for entry in caught.value.entries] == [option]
    assert option in rules.plan.table


def test_leaving_out_one_of_two_that_say_the_same_sets_both() -> None:
    rest = without(club('suucha_riichi = "hands_may_change"'), "suucha_riichi")
    assert rest.values["abortive_draws"] == "all"
    assert rest.plan.draws == load("riichi").plan.draws


def test_niko_niko_with_sanankou_waits_for_called_pairs() -> None:
    """001:1882: without them it never counts, and they are not built; three equal pairs are toitoi then."""
    with pytest.raises(RuleSetError, match=r"nikoniko_sanankou.*pair_call"):
        club('identical_pairs = "on"\nyaku.add = ["nikoniko_sanankou"]')
    rules = club('identical_pairs = "on"\npair_call = "any_seat"\nyaku.add = ["nikoniko_sanankou"]')
    with pytest.raises(NotBuilt) as caught:
        require_built(rules, "playing")
    assert {entry.id for entry in caught.value.entries} == {"pair_call", "nikoniko_sanankou"}
    assert "nikoniko_sanankou" not in load("kitchen_sink").plan.elements


def test_parts_can_be_asked_for() -> None:
    rules = club('takeback_discard = "on"\ndoukasen = "dealer_x2"')
    assert [entry.id for entry in rules.unbuilt(["payments"])] == ["doukasen"]
    assert [entry.id for entry in rules.unbuilt({"turns", "payments"})] == ["takeback_discard", "doukasen"]


def test_table_manners_hinder_nothing() -> None:
    rules = club('dice_bounce = "on"')
    assert rules.unbuilt_for("playing") == load("riichi").unbuilt_for("playing")


def test_doing_without_is_another_rule_set() -> None:
    rules = club('doukasen = "dealer_x2"\nyaku.add = ["zenin_ron"]')
    rest = without(rules, "doukasen", "zenin_ron")
    require_built(rest)
    assert rest.id == "club-without-doukasen-without-zenin_ron"
    assert rest.name("ru") == "Клуб – doukasen, zenin_ron"
    assert rest.fingerprint != rules.fingerprint
    with pytest.raises(SayableError, match="does not use 'takeback_discard'"):
        without(rules, "takeback_discard")


def test_an_optional_element_can_be_left_out_too() -> None:
    rest = without(club('optional_yaku = ["daisharin", "zenin_ron"]'), "zenin_ron")
    assert "zenin_ron" not in rest.plan.elements
    assert "daisharin" in rest.plan.elements


def test_what_does_without_can_be_written_and_read() -> None:
    rest = without(load("usma"), "open_riichi_yakuman_payment", "gozoku_kyouwa")
    assert read(rest.to_toml()) == rest
