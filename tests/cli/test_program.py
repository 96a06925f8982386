"""The program as a whole: its language, its help, its answers to mistakes."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest
import typer
from typer.core import TyperGroup

from jantaku import __version__
from jantaku.cli import COMMANDS as COMMAND_MODULES
from jantaku.cli import application, main, take_lang
from jantaku.texts import Texts


@pytest.fixture(autouse=True)
def _english_locale(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "C.UTF-8")


def test_version(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--version"]) == 0
    assert capsys.readouterr().out == f"jantaku {__version__}\n"
    assert re.fullmatch(r"\d+\.\d+\.\d+", __version__)


def test_without_a_command_the_help_is_shown(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([]) == 0
    assert "Mahjong under any rules, explained." in capsys.readouterr().out


def test_help_speaks_the_language_asked_for(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--help", "--lang", "ru"]) == 0
    help_page = capsys.readouterr().out
    assert "Показать эту справку и выйти." in help_page
    assert "<bool>" not in help_page


def test_the_locale_chooses_the_language(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "ru_RU.UTF-8")
    assert main(["fly"]) == 2
    assert capsys.readouterr().err.startswith("Ошибка: нет команды «fly»; есть команды: ")


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["fly"], "Error: unknown command “fly”. Commands: "),
        (["--lang", "xx"], "Error: unknown language “xx”. Languages: en, ru."),
        (["--lang"], "Error: --lang needs a language: en, ru."),
        (["hand", "11z", "--lang"], "Error: --lang needs a language: en, ru."),
        (["hand", "--lang", "--", "11z"], "Error: --lang needs a language: en, ru."),
        (["hand", "--lang", "ru"], "Ошибка: не указан аргумент ТАЙЛЫ ("),
        (["hand", "11z", "--game"], "Error: --game needs a value."),
        (["score", "11z"], "Error: --win is missing: winning tile."),
        (["score", "11z", "--lang", "ru"], "Ошибка: не указан параметр --win (выигрышный тайл)."),
        (["score", "11z", "--win", "1z", "--honba", "x"], "Error: --honba must be a whole number, got “x”."),
        (
            ["score", "11z", "--win", "1z", "--honba", "1.5", "--lang", "ru"],
            "Ошибка: после --honba нужно целое число, а не «1.5».",
        ),
        (["score", "11z", "--win", "1z", "--no-riichi"], "Error: unknown option --no-riichi."),
        (["verify-shuffle", "a", "b", "c"], "Error: unexpected argument: b c."),
        (["verify-shuffle", "a", "b", "--lang", "ru"], "Ошибка: лишнее в команде: b."),
        (["--wings"], "Error: unknown option --wings."),
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
        (["--", "--lang"], (None, ["--", "--lang"])),
    ],
)
def test_lang_may_stand_anywhere(arguments: list[str], taken: tuple[str | None, list[str]]) -> None:
    assert take_lang(arguments) == taken


# ---------------------------------------------------------------- when nobody can read the answer

PROGRAM = [sys.executable, "-c", "import sys; from jantaku.cli import main; sys.exit(main())"]
FULL_DISK = Path("/dev/full")
COMMANDS = [["hand", "2223477s"], ["hand", "2223477s", "--json"], ["--help"], ["--version"], ["rules", "list"]]


@pytest.mark.parametrize("command", COMMANDS, ids=" ".join)
def test_a_full_disk_is_told_in_one_sentence(command: list[str]) -> None:
    if not FULL_DISK.exists():
        pytest.skip(f"there is no {FULL_DISK} here")
    with FULL_DISK.open("wb") as disk:
        done = subprocess.run([*PROGRAM, *command], stdout=disk, stderr=subprocess.PIPE, text=True, timeout=60)
    assert done.returncode == 1
    assert done.stderr.startswith("Error: the output could not be written completely (")
    assert done.stderr.count("\n") == 1


@pytest.mark.parametrize("command", COMMANDS, ids=" ".join)
def test_a_closed_pipe_ends_the_program_quietly(command: list[str]) -> None:
    reader, writer = os.pipe()
    os.close(reader)
    try:
        done = subprocess.run([*PROGRAM, *command], stdout=writer, stderr=subprocess.PIPE, text=True, timeout=60)
    finally:
        os.close(writer)
    assert (done.returncode, done.stderr) == (1, "")


def test_switches_have_no_opposites(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "200")
    assert main(["score", "--help"]) == 0
    help_page = capsys.readouterr().out
    assert "--riichi" in help_page
    assert "--no-" not in help_page


# ---------------------------------------------------------------- what a command brings in


def test_every_command_is_in_the_module_that_the_list_names() -> None:
    for command, module in COMMAND_MODULES.items():
        program = typer.main.get_command(application(Texts("en"), command))
        assert isinstance(program, TyperGroup)
        assert {name for name in COMMAND_MODULES if COMMAND_MODULES[name] == module} == {*program.commands}


@pytest.mark.parametrize(
    ("command", "heavy"),
    [
        (["--version"], ["numpy", "typer.rich_utils", "jantaku.hands", "jantaku.rules"]),
        (["hand", "2223477s"], ["numpy", "typer.rich_utils", "jantaku.table", "jantaku.server", "jantaku.records"]),
        (["rules", "show", "kuikae"], ["numpy", "typer.rich_utils", "jantaku.records", "jantaku.players"]),
        (
            ["score", "234m567p33z345s67s", "--win", "8s"],
            ["numpy", "jantaku.table", "jantaku.server", "jantaku.players"],
        ),
    ],
)
def test_a_command_brings_in_only_what_it_needs(command: list[str], heavy: list[str]) -> None:
    """Imports are most of the time of a short command; which ones is a fact, how long they take is not."""
    asked = f"import sys; from jantaku.cli import main; main({command!r}); print(*sys.modules, file=sys.stderr)"
    done = subprocess.run([sys.executable, "-c", asked], capture_output=True, text=True, timeout=60)
    assert not {*heavy} & {*done.stderr.split()}
