"""The page of a game that is no kind of riichi: what holds there, by the names of the game."""

from jantaku.rules import load
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
    assert not any(option["paper"] for option in told["options"] if not option["holds"])


def test_a_kind_of_riichi_has_all_its_options() -> None:
    told = rule_set(load("ema"))
    assert not told["alone"]
    assert all(option["holds"] for option in told["options"])
