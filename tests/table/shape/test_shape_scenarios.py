"""The games of this folder as scenarios, each with the twin that shows what happens otherwise."""

from pathlib import Path

import pytest

from jantaku.rules import NotBuilt
from jantaku.scenarios.scenario import Scenario, read_scenario, run
from jantaku.texts import LANGUAGES, SayableError
from tests.table.shape.games import GAMES

FOLDER = Path(__file__).parent / "scenarios"
FILES = sorted(FOLDER.glob("*.toml"))
SEVEN = (
    "reversed_turns",
    "called_pair",
    "fourteen_tiles",
    "hand_in_stages",
    "seventeen_steps",
    "last_pung",
    "hands_of_others",
)


def read(path: Path) -> Scenario:
    return read_scenario(path.read_text("utf-8"), lambda name: (path.parent / name).read_text("utf-8"))


def differences(scenario: Scenario) -> list[str]:
    return [difference.message() for difference in run(scenario, GAMES).differences]


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_it_comes_out_as_it_says(path: Path) -> None:
    scenario = read(path)
    assert all(scenario.about[lang].endswith(".") for lang in LANGUAGES), "about is a sentence"
    assert differences(scenario) == []


@pytest.mark.parametrize("game", SEVEN)
def test_each_of_the_seven_has_a_scenario_that_the_usual_table_does_not_play(game: str) -> None:
    scenario = read(FOLDER / f"{game}.toml")
    assert scenario.game == game
    usual = read_scenario(f'like = "{game}.toml"\ngame = ""', lambda name: (FOLDER / name).read_text("utf-8"))
    try:
        came = differences(usual)
    except SayableError as error:
        came = [error.message()]
    assert came


def test_who_does_not_have_the_game_is_told_so() -> None:
    scenario = read(FOLDER / "reversed_turns.toml")
    with pytest.raises(SayableError) as caught:
        run(scenario)
    assert caught.value.message("en").startswith("line 5: unknown game “reversed_turns”")
    assert caught.value.message("ru").startswith("строка 5: игры «reversed_turns» в программе нет")


def test_a_game_stands_for_the_rule_it_shows_and_for_no_other() -> None:
    told = 'like = "reversed_turns.toml"\nset.scattered_discards = "on"'
    scenario = read_scenario(told, lambda name: (FOLDER / name).read_text("utf-8"))
    with pytest.raises(NotBuilt, match="scattered_discards") as caught:
        run(scenario, GAMES)
    assert [entry.id for entry in caught.value.entries] == ["scattered_discards"]


def test_who_does_not_sit_at_the_table_has_no_hand_and_no_move() -> None:
    for told, message in (
        ('hands.W = "1m"', "line 2: hands.W: unknown seat “W”; seats: E, S."),
        ('play = "W 1m"', "line 2: “W 1m”: this seat is empty in this rule set; seats: E, S."),
        ('expect.turn = "N"', "line 2: expect.turn: unknown seat “N”; seats: E, S."),
    ):
        scenario = read_scenario(
            f'like = "seventeen_steps.toml"\n{told}', lambda name: (FOLDER / name).read_text("utf-8")
        )
        with pytest.raises(SayableError) as caught:
            run(scenario, GAMES)
        assert caught.value.message("en") == message
        assert caught.value.message("ru").startswith("строка 2")
