"""Options that are written and have no effect are told, with what silences them, and nothing else is."""

from pathlib import Path

import pytest

from jantaku.cli import main
from jantaku.rules import load, read
from jantaku.rules.silent import silenced


def told(rest: str, parent: str = "riichi") -> dict[str, str]:
    return dict(silenced(read(f'id = "x"\nextends = "{parent}"\n{rest}')))


@pytest.mark.parametrize(
    ("rest", "found"),
    [
        # 001:2697: tenpai yame may be chosen alone, so that it is no vain word.
        ('agari_yame = "off"\ntenpai_yame = "off"', {}),
        ('tenpai_yame = "off"', {}),
        ('start_target_points = [30000, 30000]\nenchousen = "full"', {"enchousen": "start_target_points"}),
        ('enchousen = "full"', {}),
        ('pao = "off"\npao_honba_payer = "liable"', {"pao_honba_payer": "pao"}),
        ('pao_honba_payer = "liable"', {}),
        ('uradora = "off"\nkan_uradora = "off"', {"kan_uradora": "uradora"}),
        ('chombo = "none"\nchombo_accumulates = "off"', {"chombo_accumulates": "chombo"}),
        # A word that says what is so anyway is no vain one: with another word it would be otherwise.
        ('tobi = "off"\nriichi_on_credit = "on"', {}),
        ('tobi = "off"\nriichi_on_credit = "off"', {}),
        # Two that say the same thing are both obeyed.
        ('abortive_draws = "off"\ndouble_ron = "atamahane"', {}),
        ("", {}),
    ],
)
def test_what_is_written_in_vain(rest: str, found: dict[str, str]) -> None:
    assert told(rest) == found


def test_a_value_of_the_parent_silences_too_and_only_what_the_sheet_writes_is_told() -> None:
    assert told('enchousen = "full"', "wrc") == {"enchousen": "start_target_points"}
    assert told("akadora = 3", "wrc") == {}


def test_presets_tell_it() -> None:
    assert silenced(load("wrc")) == {"enchousen": "start_target_points"}
    assert silenced(load("riichi")) == {}, "a complete sheet must write everything"
    for preset in ("wrc", "jpml_a", "jpml_b", "npm", "saikouisen", "saikouisen_classic", "usma", "kml"):
        assert "riichi_on_credit" not in silenced(load(preset))


def test_the_command_line_tells_it(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    assert main(["--lang", "en", "rules", "show", "wrc"]) == 0
    shown = " ".join(capsys.readouterr().out.split())
    assert "no effect: enchousen (because of start_target_points = [30000, 30000])" in shown
    sheet = tmp_path / "club.toml"
    sheet.write_text('id = "club"\nextends = "riichi"\nuradora = "off"\nkan_uradora = "off"\n', "utf-8")
    assert main(["--lang", "ru", "rules", "check", str(sheet)]) == 0
    shown = " ".join(capsys.readouterr().out.split())
    assert 'Написано, но не действует: kan_uradora (из-за uradora = "off").' in shown
