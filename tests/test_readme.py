"""Both READMEs are true: their numbers are those of the program, their Python runs, and they fit on a few screens.

Their commands are run by tests/test_docs.py, with those of all pages.
"""

import re
import runpy
from pathlib import Path
from typing import Any, Final

import pytest

from jantaku.hands.kernel import KernelBook
from jantaku.rules import load, presets

ROOT: Final = Path(__file__).resolve().parent.parent
READMES: Final = {"en": "README.md", "ru": "README.ru.md"}
MOST_LINES: Final = 150
SHOWN: Final = re.compile(r"^ *print\(.*\)  # (.*)$", re.MULTILINE)
PICTURE: Final = re.compile(r"!\[[^]]*\]\(([^)]*)\)")

priced = pytest.mark.skipif(KernelBook is None, reason="hands are priced by the C++ kernel, which is not built here")


@pytest.fixture(params=READMES, name="lang")
def _lang(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture
def readme(lang: str) -> str:
    return (ROOT / READMES[lang]).read_text("utf-8")


@pytest.fixture(scope="module")
def script() -> dict[str, Any]:
    return runpy.run_path(str(ROOT / "scripts" / "write_coverage"))


def test_the_counts_are_those_of_the_program(readme: str, lang: str, script: dict[str, Any]) -> None:
    assert script["with_table"](readme, lang) == readme, "run: make coverage"
    assert {"presets", "options"} <= {name for _, name, _ in script["NUMBER"].findall(readme)}


def test_the_changelog_counts_what_there_is(script: dict[str, Any]) -> None:
    changes = (ROOT / "CHANGELOG.md").read_text("utf-8")
    assert script["with_numbers"](changes) == changes, "run: make coverage"


def test_every_preset_can_be_played() -> None:
    assert [name for name in presets() if load(name).unbuilt_for("playing")] == []


def test_it_is_short(readme: str) -> None:
    assert len(readme.splitlines()) <= MOST_LINES


def test_its_pictures_are_in_its_language(readme: str, lang: str) -> None:
    pictures = PICTURE.findall(readme)
    assert len(pictures) > 3
    assert all((".ru." in picture) == (lang == "ru") for picture in pictures)


@priced
def test_the_python_prints_what_is_shown(readme: str) -> None:
    (program,) = re.findall(r"```python\n(.*?)```", readme, re.DOTALL)
    printed: list[str] = []
    exec(compile(program, "README", "exec"), {"print": lambda *words: printed.append(" ".join(map(str, words)))})
    assert len(SHOWN.findall(program)) == program.count("print(") > 0
    assert printed == SHOWN.findall(program)
