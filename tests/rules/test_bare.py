"""All games begin at one bare sheet, and each says only what it adds."""

from pathlib import Path
from typing import Final

import pytest

from jantaku.cli import main
from jantaku.rules import RuleSet, catalogue, differences, load, presets, read, sheets
from jantaku.rules.in_force import NOT_THERE, differences_in_force, told_by_itself
from jantaku.rules.rule_set import BARE, BETWEEN, read_whole
from jantaku.rules.sheet import read_sheet

OF_THEIR_OWN: Final = ("sichuan", "taiwanese")
RIICHI_WITHOUT: Final = load("riichi").text.replace('kuitan = "on"\n', "")


def first(rules: RuleSet) -> RuleSet:
    return rules if rules.parent is None else first(rules.parent)


def test_all_games_begin_at_the_bare_sheet() -> None:
    assert {first(load(preset)).id for preset in presets()} == {BARE}
    assert BARE in sheets()
    assert BARE not in presets(), "nobody can choose it: it is no game"
    assert load(BARE).is_bare
    assert load(BARE).written == (), "what a game does not have, its options say themselves"


def test_a_game_is_a_kind_of_riichi_or_of_none() -> None:
    alone = {preset for preset in presets() if load(preset).basis is None}
    assert alone == {"riichi", *OF_THEIR_OWN}
    assert {load(preset).root.id for preset in presets()} == alone
    assert load("sanma_kyoto").root.id == "riichi"


@pytest.mark.parametrize("game", OF_THEIR_OWN)
def test_a_game_of_its_own_switches_nothing_off(game: str) -> None:
    sheet, problems = read_sheet(load(game).text, f"{game}.toml")
    assert not problems
    assert not sheet.removed
    bare = load(BARE)
    switched = {name for name, value in sheet.options.items() if value in ("off", 0) and bare.values[name] != value}
    assert switched <= {"dealer_takes_two_last_tiles", "riichi_min_live_tiles"}, "who takes how many, and when"


def test_what_no_sheet_says_is_as_in_a_game_without_it() -> None:
    known = catalogue().options
    game = read(f'id = "game"\nextends = "{BARE}"\n')
    assert game.values["kuikae"] == known["kuikae"].bare == "allowed"
    assert game.values["oka"] == 0
    assert read('id = "club"\nextends = "riichi"\n').values["kuikae"] == "forbidden"


def test_a_bare_value_is_built_and_not_the_default() -> None:
    bare = {name: option for name, option in catalogue().options.items() if option.raw_bare is not None}
    assert len(bare) > 20
    for name, option in bare.items():
        assert option.state == "done", name
        assert option.is_built(option.bare), name
        assert option.bare != option.default, name


def test_a_complete_sheet_says_everything_though_it_extends_another() -> None:
    with pytest.raises(ValueError, match="kuitan"):
        read(RIICHI_WITHOUT)
    with pytest.raises(ValueError, match="complete"):
        read('id = "club"\nextends = "riichi"\ncomplete = "yes"\n')


def test_what_a_complete_sheet_of_long_ago_does_not_know_has_its_default() -> None:
    text = BETWEEN.join((load(BARE).text, RIICHI_WITHOUT.replace('kuikae = "forbidden"\n', "")))
    old = read_whole(text, "riichi")
    assert old.values["kuitan"] == catalogue().options["kuitan"].default
    assert old.values["kuikae"] == catalogue().options["kuikae"].default != catalogue().options["kuikae"].bare


def test_a_match_of_the_time_when_games_began_at_riichi_goes_on() -> None:
    """The sheets that such a match carries: riichi, which extended nothing, and Sichuan, which switched it off."""
    stored = Path(__file__).with_name("sichuan_on_riichi.toml").read_text("utf-8")
    old = read_whole(stored, "sichuan")
    assert old.parent is not None
    assert (old.parent.id, old.parent.parent) == ("riichi", None)
    assert old.plan == load("sichuan").plan
    assert old.fingerprint == load("sichuan").fingerprint


@pytest.mark.parametrize("game", OF_THEIR_OWN)
def test_a_difference_names_no_rule_that_neither_game_has(game: str) -> None:
    told = {entry.id: said for entry, *said in differences_in_force(load("riichi"), load(game))}
    assert told["kuikae"] == ['"forbidden"', NOT_THERE]
    assert told["uma"][1] == NOT_THERE
    other = {"sichuan": "taiwanese", "taiwanese": "sichuan"}[game]
    between = {entry.id for entry, *_ in differences_in_force(load(other), load(game))}
    assert {"kuikae", "oka", "uma", "tobi", "fu_base", "riichi_stake"}.isdisjoint(between)
    assert between < {entry.id for entry, *_ in differences(load(other), load(game))}
    club = read(f'id = "club"\nextends = "{game}"\ntobi = "below_zero"\n')
    told = {entry.id: said for entry, *said in differences_in_force(load(game), club)}
    assert told["tobi"] == ['"off"', '"below_zero"'], "what a sheet changes is told in full"


def test_the_command_line_says_so(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "300")
    assert main(["rules", "diff", "riichi", "sichuan", "--lang", "en"]) == 0
    (line,) = [line for line in capsys.readouterr().out.splitlines() if "(kuikae)" in line]
    assert line.rstrip().endswith("no such rule")
    assert main(["rules", "show", BARE, "--lang", "en"]) == 0
    said = capsys.readouterr().out
    assert "sets and a pair win" in said
    assert "riichi" not in said.lower()


def test_riichi_is_told_by_what_it_is() -> None:
    assert told_by_itself(load("riichi"))
    assert not told_by_itself(load("ema"))
    assert not load("riichi").parts, "what riichi adds to the bare sheet is how a plan usually is"
