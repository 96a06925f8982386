"""``jantaku lab``: figures with intervals, and what cannot be measured."""

import json
from pathlib import Path

import pytest

from jantaku.cli import main

QUICK = ["--matches", "10", "--seconds", "600", "--processes", "1"]


@pytest.fixture(autouse=True)
def _english_locale(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    monkeypatch.setenv("COLUMNS", "200")


@pytest.fixture(scope="module")
def kept(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Ten matches, played once for all tests of this file."""
    path = tmp_path_factory.mktemp("lab") / "kept.jsonl"
    assert main(["lab", "compare", "majan_100", "--set", "parts.wall.dice=1", *QUICK, "--keep", str(path)]) == 0
    return path


def compare(kept: Path, *more: str) -> int:
    return main(["lab", "compare", "majan_100", "--set", "parts.wall.dice=1", *QUICK, "--keep", str(kept), *more])


def test_a_comparison_has_both_and_the_difference(kept: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert compare(kept) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].split() == ["Figure", "majan_100", "majan_100_changed", "Difference"]
    wins = next(line for line in lines if line.lstrip().startswith("Wins, % of hands"))
    assert wins.count("±") == 3
    assert any(line.startswith("10 matches under each rule set on the same walls") for line in lines)


def test_in_russian(kept: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert compare(kept, "--lang", "ru") == 0
    out = capsys.readouterr().out
    assert "Победы, % рук" in out
    assert "10 игр по каждым правилам на одних и тех же стенах" in out


def test_other_programs_read_json(kept: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert compare(kept, "--json") == 0
    report = json.loads(capsys.readouterr().out)
    assert report["setup"]["rules"] == ["majan_100", "majan_100_changed"]
    assert report["matches"] == 10
    wins = report["figures"][0]
    assert wins["figure"] == "wins"
    (before, _), (after, _) = wins["values"]
    assert wins["difference"][0] == pytest.approx(after - before)


def test_too_few_matches_are_no_figures(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["lab", "measure", "majan_100", "--matches", "1", "--processes", "1"]) == 0
    assert capsys.readouterr().out.startswith("Only 1 match was finished; figures need at least 10")


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["measure", "nothing"], "unknown rule set “nothing”"),
        (["measure", "riichi", "--seconds", "0"], "--seconds must be more than 0, got 0."),
        (["measure", "riichi", "--matches", "-1"], "--matches must be more than 0, got -1."),
        (["measure", "riichi", "--until", "-0.5"], "--until cannot be below 0, got -0.5."),
        (["measure", "riichi", "--processes", "-2"], "--processes must be between 1 and "),
        (["compare", "riichi"], "riichi and riichi are the same game"),
        (["compare", "riichi", "--set", "kuitan"], "--set needs a rule and a value"),
        (["compare", "riichi", "--set", "kuitan=perhaps"], "kuitan"),
        (["compare", "riichi", "--set", "kuitann=off"], "did you mean “kuitan”"),
        (["compare", "riichi", "sanma"], "4 players and 3 players cannot be compared"),
    ],
)
def test_what_cannot_be_is_said(arguments: list[str], sentence: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["lab", *arguments]) == 2
    said = capsys.readouterr().err
    assert sentence in said
    assert "Traceback" not in said
