"""A game of its own is told by what it is: what means nothing in it, or is not there, is not told."""

from typing import Final

import pytest

from jantaku.cli import main
from jantaku.rules import catalogue, load, presets, read
from jantaku.rules.in_force import in_force, is_of_game, parts_in_force, told_by_itself, what_can_be_noticed

ALONE: Final = ("sichuan", "taiwanese")
OF_RIICHI: Final = (
    *("kuikae", "oka", "uma", "riichi_stake", "riichi_on_credit", "akadora", "uradora", "dora_value", "tobi"),
    *("fu_base", "fu_wait", "kiriage_mangan", "limit_scale", "kazoe_yakuman", "noten_bappu", "chombo", "atozuke"),
)
"""Rules that mean nothing in the Chinese games, or are not there."""
HOLD: Final = {
    "sichuan": ("double_ron", "seating_method", "wall_break_throws", "temporary_furiten_end", "sc_fan_cap"),
    "taiwanese": ("double_ron", "renchan", "nuki_dora", "pao", "tw_min_tai", "tw_tai_limit", "dead_wall_size"),
}


def test_the_games_that_are_no_riichi_are_told_by_themselves() -> None:
    assert {name for name in presets() if told_by_itself(load(name))} == {"riichi", *ALONE}
    club = read('id = "club"\nextends = "sichuan"\nsc_fan_cap = 4')
    assert not told_by_itself(club), "it is told by what it changes"


@pytest.mark.parametrize("game", ALONE)
def test_what_means_nothing_in_a_game_is_not_told(game: str) -> None:
    told = in_force(load(game))
    assert [name for name in OF_RIICHI if name in told] == []
    assert [name for name in HOLD[game] if name not in told] == []
    own = {name for name, one in catalogue().options.items() if is_of_game(one, game) and one.state == "done"}
    assert own <= {*told}


def test_in_riichi_they_hold() -> None:
    told = in_force(load("riichi"))
    assert {"riichi_stake", "uma", "akadora", "fu_base", "noten_bappu", "limit_scale"} <= {*told}
    assert not {name for name in told if name.startswith(("sc_", "tw_"))}


def test_what_is_switched_on_is_told() -> None:
    assert "uma" not in in_force(load("sichuan"))
    assert "uma" in in_force(read('id = "club"\nextends = "sichuan"\numa = [3, 1, -1, -3]'))


def test_parts_that_are_not_there_are_not_told() -> None:
    told = parts_in_force(load("sichuan"))
    assert {"void.chosen", "winners.until", "kans.pays"} <= {*told}
    assert {"riichi.declared", "fu.counted", "furiten.own_pond"}.isdisjoint(told)


def test_what_nobody_can_notice_is_left_out() -> None:
    one, other = (read(f'id = "club"\nextends = "sichuan"\nfu_base = {base}').plan for base in (20, 30))
    assert what_can_be_noticed(one) == what_can_be_noticed(other)
    one, other = (read(f'id = "club"\nextends = "riichi"\nfu_base = {base}').plan for base in (20, 30))
    assert what_can_be_noticed(one) != what_can_be_noticed(other)


@pytest.mark.parametrize("game", ALONE)
def test_rules_show_tells_the_game_and_compares_nothing(
    game: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "400")
    assert main(["rules", "show", game, "--lang", "en"]) == 0
    said = capsys.readouterr().out
    assert [name for name in OF_RIICHI if f"({name})" in said] == []
    assert [name for name in HOLD[game] if f"({name})" not in said] == []
    assert "a yakuman counts as han" not in said
    assert main(["rules", "show", "ema", "--lang", "en"]) == 0
    assert " riichi " in capsys.readouterr().out, "a kind of riichi is still compared"
