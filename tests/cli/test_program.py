"""The program as a whole: its language, its help, its answers to mistakes."""

import re

import pytest

from jantaku import __version__
from jantaku.cli import main, take_lang


@pytest.fixture(autouse=True)
def _english_locale(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "C.UTF-8")


def test_version(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--version"]) == 0
    assert capsys.readouterr().out == f"jantaku {__version__}\n"
    assert re.fullmatch(r"\d+\.\d+\.\d+", __version__)


def test_without_a_command_the_help_is_shown(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([]) == 0
    assert "Mahjong rule books that run." in capsys.readouterr().out


def test_help_speaks_the_language_asked_for(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--help", "--lang", "ru"]) == 0
    help_page = capsys.readouterr().out
    assert "Показать эту справку и закончить." in help_page
    assert "<bool>" not in help_page


def test_the_locale_chooses_the_language(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "ru_RU.UTF-8")
    assert main(["fly"]) == 2
    assert capsys.readouterr().err.startswith("Ошибка: нет команды «fly»; есть команды: ")


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["fly"], "Error: there is no command “fly”; the commands are: "),
        (["--lang", "xx"], "Error: there is no language “xx”; choose one of: en, ru."),
        (["--lang"], "Error: Option '--lang' requires an argument."),
        (["--wings"], "Error: there is no option --wings."),
        (["--lang", "ru", "--wings"], "Ошибка: нет параметра --wings."),
    ],
)
def test_a_mistake_is_answered_by_one_sentence(
    arguments: list[str], sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(arguments) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.startswith(sentence)
    assert said.err.count("\n") == 1


@pytest.mark.parametrize(
    ("arguments", "taken"),
    [
        (["hand", "11z"], (None, ["hand", "11z"])),
        (["--lang", "ru", "hand", "11z"], ("ru", ["hand", "11z"])),
        (["hand", "--lang=ru", "11z"], ("ru", ["hand", "11z"])),
        (["hand", "11z", "--lang", "en"], ("en", ["hand", "11z"])),
        (["hand", "--", "--lang", "en"], (None, ["hand", "--", "--lang", "en"])),
        (["--lang"], (None, ["--lang"])),
    ],
)
def test_lang_may_stand_anywhere(arguments: list[str], taken: tuple[str | None, list[str]]) -> None:
    assert take_lang(arguments) == taken
