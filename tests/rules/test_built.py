"""What is switched on and not built is refused by name."""

import pytest

from jantaku.rules import NotBuilt, RuleSet, load, read, require_built, without
from jantaku.texts import SayableError


def club(rest: str) -> RuleSet:
    return read(f'id = "club"\nextends = "riichi"\nname = {{ ru = "Клуб", en = "Club" }}\n{rest}')


@pytest.mark.parametrize("preset", ["riichi", "tenhou", "tenhou_000", "ema", "wrc", "book"])
def test_hands_can_be_scored_under_these(preset: str) -> None:
    require_built(load(preset), "scoring")
    require_built(load(preset), "settlement")


def test_nothing_can_be_played_before_there_is_a_table() -> None:
    with pytest.raises(NotBuilt) as caught:
        require_built(load("riichi"), "playing")
    assert caught.value.message("en") == (
        "“Riichi: common rules” cannot be played yet: Riichi mahjong (four players) (riichi) is not built."
    )


def test_the_sentence_names_the_rules() -> None:
    rules = club('wareme = "dealer_x2"\nyaku.add = ["kinmonkyou"]')
    assert {entry.id for entry in rules.unbuilt()} >= {"wareme", "kinmonkyou"}
    with pytest.raises(NotBuilt) as caught:
        require_built(rules)
    said = caught.value.message("ru")
    assert said.startswith("по правилам «Клуб» считать руки пока нельзя: не работают ")
    assert "(wareme)" in said
    assert "(kinmonkyou)" in said
    assert str(caught.value) == caught.value.message("en")


def test_what_only_the_table_needs_does_not_hinder_scoring() -> None:
    rules = club('kuikae = "allowed"\ntobi = "off"\nfuriten_kinds = ["absolute"]\ndouble_ron = "abort"')
    require_built(rules, "scoring")
    assert {entry.id for entry in rules.unbuilt_for("playing")} == {
        "kuikae",
        "tobi",
        "furiten_kinds",
        "double_ron",
        "riichi",
    }


def test_a_word_that_is_not_built_is_refused_too() -> None:
    with pytest.raises(NotBuilt, match=r"kiriage_mangan"):
        require_built(club('kiriage_mangan = "only_3_han_60_fu"'))
    with pytest.raises(NotBuilt, match=r"ryanhan_shibari"):
        require_built(club('ryanhan_shibari = { counts = "everything" }'))


def test_parts_can_be_asked_for() -> None:
    rules = club('kuikae = "allowed"\nwareme = "dealer_x2"')
    assert [entry.id for entry in rules.unbuilt(["payments"])] == ["wareme"]
    assert [entry.id for entry in rules.unbuilt({"actions", "payments"})] == ["kuikae", "wareme"]


def test_table_manners_hinder_nothing() -> None:
    rules = club('dice_bounce = "on"')
    assert rules.unbuilt_for("playing") == load("riichi").unbuilt_for("playing")


def test_doing_without_is_another_rule_set() -> None:
    rules = club('wareme = "dealer_x2"\nyaku.add = ["kinmonkyou"]')
    rest = without(rules, "wareme", "kinmonkyou")
    require_built(rest)
    assert rest.id == "club-without-wareme-without-kinmonkyou"
    assert rest.name("ru") == "Клуб – wareme, kinmonkyou"
    assert rest.fingerprint != rules.fingerprint
    with pytest.raises(SayableError, match="does not use 'doukasen'"):
        without(rules, "doukasen")


def test_an_optional_element_can_be_left_out_too() -> None:
    rest = without(club('optional_yaku = ["daisharin", "kinmonkyou"]'), "kinmonkyou")
    assert "kinmonkyou" not in rest.plan.elements
    assert "daisharin" in rest.plan.elements


def test_what_does_without_can_be_written_and_read() -> None:
    rest = without(load("usma"), "open_riichi_yakuman_payment", "uumensai")
    assert read(rest.to_toml()) == rest
