"""A written hand is judged as the table judges it where the winning tile may not bring the yaku (001:3017-3024)."""

from pathlib import Path

import pytest

import jantaku as jan
from jantaku import NoWinError, Score
from jantaku.rules import RuleSet

TWO_SIDED = "123m 123p 23s 456m 22z"
"""1s gives sanshoku, 4s nothing."""


def rules(tmp_path: Path, value: str) -> RuleSet:
    sheet = tmp_path / f"{value}.toml"
    sheet.write_text(f'id = "{value}"\nextends = "riichi"\natozuke = "{value}"\n')
    return jan.load(str(sheet))


def refused(hand: str, winning: str, by: RuleSet) -> dict[str, str | int]:
    with pytest.raises(NoWinError) as error:
        jan.score(hand, winning, by)
    assert all(error.value.message(lang) for lang in ("ru", "en"))
    return {"reason": error.value.text_id, **error.value.arguments}


def counted(value: Score) -> set[str]:
    return {element.id for element in value.elements}


@pytest.mark.parametrize("value", ["sakizuke", "kanzen_sakizuke", "chou_kanzen_sakizuke"])
def test_a_tile_without_yaku_forbids_to_win_on_the_other(tmp_path: Path, value: str) -> None:
    assert counted(jan.score(TWO_SIDED, "1s", rules(tmp_path, "atozuke"))) == {"sanshoku_doujun"}
    told = refused(TWO_SIDED, "1s", rules(tmp_path, value))
    assert told == {"reason": "no-win-empty-wait", "tile": "1s", "without": "4s", "bound": "always"}


def test_a_yaku_of_the_moment_is_enough(tmp_path: Path) -> None:
    value = jan.score(TWO_SIDED, "1s", rules(tmp_path, "sakizuke"), riichi=True)
    assert counted(value) == {"riichi", "sanshoku_doujun"}


def test_half_of_the_hand_open_binds(tmp_path: Path) -> None:
    nakazuke = rules(tmp_path, "nakazuke")
    assert counted(jan.score("23s 123m- 123p 456m 22z", "1s", nakazuke)) == {"sanshoku_doujun"}
    told = refused("23s 123m- 123p- 456m 22z", "1s", nakazuke)
    assert told == {"reason": "no-win-empty-wait", "tile": "1s", "without": "4s", "bound": "half_open"}


def test_an_open_set_outside_of_every_yaku(tmp_path: Path) -> None:
    hand = "456m- 789s 23p 22z 777z="
    assert counted(jan.score(hand, "1p", rules(tmp_path, "sakizuke"))) == {"yakuhai"}
    told = refused(hand, "1p", rules(tmp_path, "kanzen_sakizuke"))
    assert told == {"reason": "no-win-idle-meld", "tile": "1p", "meld": "456m"}


def test_only_what_every_tile_gives_counts(tmp_path: Path) -> None:
    chou = rules(tmp_path, "chou_kanzen_sakizuke")
    value = jan.score(TWO_SIDED, "1s", chou, riichi=True)
    assert counted(value) == {"riichi"}
    assert "Sanshoku doujun – another wait would not give this yaku" in value.why()
    assert refused("123p 23s 22z 123m- 777z=", "1s", chou)["meld"] == "123m"
