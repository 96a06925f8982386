"""The page of a game that is no kind of riichi: what holds there, by the names of the game."""

import pytest

from jantaku.rules import load
from jantaku.rules.entries import GROUPS
from jantaku.rules.in_force import in_force, parts_in_force
from jantaku.server.rule_book.rule_sets import rule_set


def test_what_means_nothing_in_the_game_does_not_hold() -> None:
    told = rule_set(load("sichuan"))
    assert told["alone"]
    holding = {option["id"]: option for option in told["options"] if option["holds"]}
    assert {"kuikae", "uma", "oka", "riichi_stake", "akadora", "fu_base"}.isdisjoint(holding)
    assert holding["double_ron"]["name"] == {
        "en": "Two players win on the same tile",
        "ru": "Двое объявили маджонг на одной кости",
    }
    assert "riichi" not in {option["group"] for option in holding.values()}
    assert told["extends"] == "", "there is nothing to compare it with"


@pytest.mark.parametrize("game", ["sichuan", "taiwanese"])
def test_the_sheet_for_its_tables_says_what_the_game_is(game: str) -> None:
    rows = rule_set(load(game))["paper"]
    told = {row["id"] for row in rows}
    assert len(told) == len(rows), "each is there once"
    assert told == {*in_force(load(game)), *parts_in_force(load(game)), *load(game).prices}
    assert {row["group"] for row in rows} <= {*GROUPS} - {"riichi", "dora"}
    words = " ".join(row["name"]["en"] + row["means"]["en"] for row in rows).lower()
    assert [word for word in ("riichi", "kuikae", "oka", "yakuman", "ron ", "tenpai") if word in words] == []


def test_the_sheet_of_riichi_says_what_is_agreed_on() -> None:
    told = {row["id"] for row in rule_set(load("riichi"))["paper"]}
    assert {"kuikae", "uma", "akadora"} <= told
    assert "temporary_furiten_end" not in told


def test_a_kind_of_riichi_has_all_its_options() -> None:
    told = rule_set(load("ema"))
    assert not told["alone"]
    assert all(option["holds"] for option in told["options"])
