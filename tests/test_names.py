"""Names of the Python side: those that the pages write exist, and `score` can be told all that the command can."""

import re
from inspect import Parameter, signature
from pathlib import Path
from typing import Final

import pytest
import typer

import jantaku as jan
from jantaku.cli import score as command
from jantaku.texts import Texts

ROOT: Final = Path(__file__).resolve().parent.parent
PAGES: Final = sorted((ROOT / "README.md", *(ROOT / "docs").rglob("*.md")))
NAMED: Final = re.compile(r"\bjan\.(\w+(?:\.\w+)*)")
CALLED_OTHERWISE: Final = {"win": "winning", "tsumo": "by", "ron": "by", "from": "discarder", "dora": "indicators"}
"""Options of the command that have another name in Python: ``from`` is a word of the language."""
SAID_BY_THE_SCORE: Final = {"why", "json"}
"""What the command asks for and a `Score` has."""
ALIASES: Final = {"flowers": "nuki", "dealer-wins": "honba"}


def names_of_command() -> set[str]:
    """The long options and the argument of ``jantaku score``."""
    app = typer.Typer()
    command.add_to(app, Texts("en"))
    found = typer.main.get_command(app)
    names = {option for param in found.params for option in param.opts if param.param_type_name == "option"}
    assert all(name.startswith("--") for name in names)
    arguments = {str(param.name) for param in found.params if param.param_type_name == "argument"}
    return {name.removeprefix("--") for name in names} - {"help", "install-completion", "show-completion"} | arguments


def names_of_function() -> set[str]:
    return {name for name, one in signature(jan.score).parameters.items() if one.kind is not Parameter.VAR_KEYWORD}


def test_the_function_can_be_told_what_the_command_can_and_nothing_else() -> None:
    told = {
        CALLED_OTHERWISE.get(name, name).replace("-", "_")
        for name in names_of_command() - SAID_BY_THE_SCORE - ALIASES.keys()
    }
    assert told == names_of_function()
    assert ALIASES.keys() <= names_of_command()
    assert set(ALIASES.values()) <= names_of_function()


def test_the_page_tells_every_name_of_score() -> None:
    page = (ROOT / "docs" / "how-to" / "python.md").read_text("utf-8")
    rows = re.search(r"\| name \| says \|\n\|---\|---\|\n((?:\|.*\n)+)", page)
    assert rows is not None
    told = [name for row in rows[1].splitlines() for name in re.findall(r"`(\w+)`", row.split("|")[1])]
    assert sorted(told) == sorted(names_of_function() - {"hand", "winning", "rules"})


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_names_that_a_page_writes_exist(page: Path) -> None:
    for name in NAMED.findall(page.read_text("utf-8")):
        found: object = jan
        for part in name.split("."):
            assert hasattr(found, part), f"jan.{name}"
            found = getattr(found, part)


def test_some_names_are_written() -> None:
    found = {name for page in PAGES for name in NAMED.findall(page.read_text("utf-8"))}
    assert {"NoWinError", "Match", "score", "Verb.PASS"} <= found
