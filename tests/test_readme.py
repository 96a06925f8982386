"""The README is true: its numbers are those of the catalogue, its Python runs, its commands print what it shows."""

import re
import runpy
import shlex
from pathlib import Path

import pytest

from jantaku.cli import main
from jantaku.hands.kernel import KernelBook
from jantaku.rules import load
from jantaku.rules.rule_set import presets

ROOT = Path(__file__).resolve().parent.parent
README = (ROOT / "README.md").read_text("utf-8")

priced = pytest.mark.skipif(KernelBook is None, reason="hands are priced by the C++ kernel, which is not built here")


def test_the_counts_are_those_of_the_catalogue() -> None:
    with_table = runpy.run_path(str(ROOT / "scripts" / "write_coverage"))["with_table"]
    assert with_table(README) == README, "run: make coverage"


@priced
def test_the_python_prints_what_is_shown() -> None:
    (program,) = re.findall(r"```python\n(.*?)```", README, re.DOTALL)
    shown = re.findall(r"^ *print\(.*\)  # (.*)$", program, re.MULTILINE)
    printed: list[str] = []
    exec(compile(program, "README.md", "exec"), {"print": lambda *words: printed.append(" ".join(map(str, words)))})
    assert len(shown) == program.count("print(") > 0
    assert list(dict.fromkeys(printed)) == shown  # what a loop prints several times is shown once


def test_the_numbers_of_sheets_are_those_of_the_presets() -> None:
    numbers = re.findall(r"(\d+) sheets(?: of rules)?, (all|\d+) of which\s+can be played", README)
    playable = [name for name in presets() if not load(name).unbuilt_for("playing")]
    assert len(numbers) > 1
    told = "all" if len(playable) == len(presets()) else str(len(playable))
    assert set(numbers) == {(str(len(presets())), told)}


def test_the_number_of_scenarios_is_not_far_from_the_truth() -> None:
    (number,) = re.findall(r"more than (\d+) short deals", README)
    count = sum(1 for _ in (ROOT / "tests" / "scenarios").rglob("*.toml"))
    assert int(number) < count <= int(number) + 100, f"there are {count} scenarios"


@priced
def test_the_command_prints_what_is_shown(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "120")
    ((command, shown),) = re.findall(r"```\n\$ jantaku ([^\n]*)\n(.*?)```", README, re.DOTALL)
    assert main(shlex.split(command)) == 0
    assert capsys.readouterr().out == shown


@priced
@pytest.mark.parametrize("command", re.findall(r"^    \.venv/bin/jantaku (.*)$", README, re.MULTILINE))
def test_every_command_works(command: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    assert main(shlex.split(command)) == 0
