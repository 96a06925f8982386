"""Groups of local yaku are switched as one, and each yaku of them by itself."""

from pathlib import Path

import pytest

from jantaku.rules import RuleSet, RuleSetError, load, read
from jantaku.rules.built import without
from jantaku.rules.entries import catalogue

RIICHI = load("riichi")
KINDS = ("pattern", "yakuman", "situational", "bonus")


def club(lines: str) -> RuleSet:
    return read(f'id = "club"\nextends = "riichi"\n{lines}\n')


def brought(rules: RuleSet) -> set[str]:
    return rules.plan.elements.keys() - RIICHI.plan.elements.keys()


@pytest.mark.parametrize("kind", KINDS)
def test_a_group_brings_the_built_elements_of_its_kind(kind: str) -> None:
    found = brought(club(f'local_yaku = ["{kind}"]'))
    elements = catalogue().elements
    assert found
    assert {elements[name].kind for name in found} == {kind}
    assert {elements[name].state for name in found} == {"done"}
    assert all("riichi" in elements[name].games for name in found)


def test_no_group_brings_nothing() -> None:
    assert club("local_yaku = []").plan == RIICHI.plan


def test_all_groups_are_the_sum_of_the_groups() -> None:
    each = [brought(club(f'local_yaku = ["{kind}"]')) for kind in KINDS]
    assert brought(club(f"local_yaku = {[*KINDS]}")) == set().union(*each)
    assert len(set().union(*each)) > 100


def test_one_yaku_can_be_left_out_or_priced() -> None:
    rules = club('local_yaku = ["pattern"]\nyaku.remove = ["tanpin"]\nyaku.price = { uumensai = 3 }')
    assert "tanpin" not in rules.plan.elements
    assert (rules.plan.elements["uumensai"].closed, rules.plan.elements["uumensai"].open) == (3, 3)
    assert read(rules.to_toml()).fingerprint == rules.fingerprint
    assert "yaku.add" not in rules.to_toml()


def test_a_child_may_switch_the_groups_of_its_parent_off(tmp_path: Path) -> None:
    (tmp_path / "parent.toml").write_text(
        'id = "parent"\nextends = "riichi"\nlocal_yaku = ["pattern", "bonus"]\nyaku.price = { uumensai = 3 }\n'
    )
    (tmp_path / "child.toml").write_text('id = "child"\nextends = "parent"\nlocal_yaku = ["yakuman"]\n')
    child = load(tmp_path / "child.toml")
    # what the parent has given a price of its own is more than a part of the group
    assert brought(child) == brought(club('local_yaku = ["yakuman"]')) | {"uumensai"}
    assert "tanyao" in child.plan.elements
    assert "yaku." not in child.to_toml()


def test_a_rule_set_can_do_without_a_group_or_one_of_its_yaku() -> None:
    rules = club('local_yaku = ["pattern"]')
    assert without(rules, "local_yaku").plan == RIICHI.plan
    assert brought(rules) - brought(without(rules, "uumensai")) == {"uumensai"}


def test_single_yaku_stand_beside_groups_by_their_ids() -> None:
    rules = club('local_yaku = ["shousharin", "bonus"]')
    assert brought(rules) == brought(club('local_yaku = ["bonus"]')) | {"shousharin"}
    assert rules.plan.elements["shousharin"] == club('yaku.add = ["shousharin"]').plan.elements["shousharin"]
    assert read(rules.to_toml()).fingerprint == rules.fingerprint
    assert "yaku." not in rules.to_toml()


def test_an_id_of_a_group_that_is_on_changes_nothing() -> None:
    assert club('local_yaku = ["pattern", "tanpin"]').plan == club('local_yaku = ["pattern"]').plan


def test_an_id_can_be_priced_left_out_and_switched_off(tmp_path: Path) -> None:
    assert club('local_yaku = ["uumensai"]\nyaku.price = { uumensai = 3 }').plan.elements["uumensai"].closed == 3
    (tmp_path / "parent.toml").write_text('id = "parent"\nextends = "riichi"\nlocal_yaku = ["uumensai", "tanpin"]\n')
    (tmp_path / "child.toml").write_text('id = "child"\nextends = "parent"\nlocal_yaku = ["tanpin"]\n')
    assert brought(load(tmp_path / "child.toml")) == {"tanpin"}
    rules = load(tmp_path / "parent.toml")
    assert brought(without(rules, "tanpin")) == {"uumensai"}
    assert without(rules, "local_yaku").plan == RIICHI.plan


@pytest.mark.parametrize(
    ("listed", "said"),
    [
        ('["shousharim"]', "shousharim.*shousharin"),
        ('["patern"]', "patern.*pattern"),
        ('["pattern", "pattern"]', "pattern appears twice in local_yaku"),
        ('["uradora"]', "only the option uradora can switch uradora"),
        ('["kyoto_yakuman"]', "parts.value.yakuman_han"),
        ('["noten_bappu"]', "parts.payments.noten_total"),
    ],
)
@pytest.mark.parametrize("option", ["local_yaku", "optional_yaku"])
def test_what_cannot_be_added_is_refused(option: str, listed: str, said: str) -> None:
    if option == "optional_yaku" and "pat" in listed:
        pytest.skip("it has no groups")
    with pytest.raises(RuleSetError, match=said):
        club(f"{option} = {listed}")


def test_what_is_not_built_is_said_by_name() -> None:
    rules = club('local_yaku = ["kui_prefix"]\nyaku.price = { kui_prefix = 1 }')
    assert [entry.id for entry in rules.unbuilt()] == ["kui_prefix"]
    with pytest.raises(RuleSetError, match="kui_prefix"):
        club('local_yaku = ["kui_prefix"]')
