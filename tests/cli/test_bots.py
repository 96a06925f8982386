"""``jantaku bots``: the rates of some matches, and what cannot be asked for."""

from pathlib import Path

import pytest

from jantaku.cli import main
from jantaku.players import Rates, matches
from jantaku.players.matches import rates_of
from jantaku.rules import RuleSet


@pytest.fixture(autouse=True)
def _english_locale(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    monkeypatch.setenv("COLUMNS", "200")


def test_the_rates_of_a_match(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bots", "sichuan", "--matches", "1", "--seed", "3"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == "sichuan: 1 match, 16 deals"
    rows = [line.split()[0] for line in lines if len(line.split()) == 7 and line.startswith(" ")]
    assert rows == ["1", "2", "3", "4", "all"]
    assert any(line.startswith("Deals with 3 winners") for line in lines)
    assert "ms of CPU time per answer" in lines[-1]


def test_in_russian(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bots", "majan_100", "--matches", "1", "--lang", "ru"]) == 0
    assert capsys.readouterr().out.startswith("majan_100: 1 игра, ")


def test_what_was_kept_is_not_played_again(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    keep = ["--keep", str(tmp_path / "kept.jsonl")]
    assert main(["bots", "majan_100", "--matches", "1", *keep]) == 0
    first = capsys.readouterr().out.splitlines()
    assert main(["bots", "majan_100", "--matches", "1", *keep]) == 0
    again = capsys.readouterr().out.splitlines()
    assert again[:-1] == first[:-1]
    assert again[-1].endswith("0.0 matches per second overall")


def test_a_run_that_is_broken_off_says_what_it_has(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    kept = tmp_path / "kept.jsonl"

    def played(rules: RuleSet, seed: int) -> Rates:
        if seed == 7:
            raise KeyboardInterrupt
        return rates_of(rules, seed)

    monkeypatch.setattr(matches, "rates_of", played)
    assert main(["bots", "majan_100", "--matches", "9", "--seed", "6", "--keep", str(kept)]) == 130
    assert capsys.readouterr().out.startswith("majan_100: 1 match, ")
    assert '"matches":1,' in kept.read_text()


def test_a_file_that_is_none_of_ours(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "notes.txt"
    path.write_text("tea\n")
    assert main(["bots", "majan_100", "--keep", str(path)]) == 2
    assert "cannot use " in capsys.readouterr().err
    assert path.read_text() == "tea\n"


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["riichi", "--matches", "0"], "--matches must be between 1 and "),
        (["riichi", "--processes", "0"], "--processes must be between 1 and "),
        (["nothing"], "unknown rule set “nothing”"),
    ],
)
def test_what_cannot_be_is_said(arguments: list[str], sentence: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bots", *arguments]) == 2
    assert sentence in capsys.readouterr().err


def test_rules_that_are_not_built_are_refused_by_name(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "club.toml"
    file.write_text('id = "club"\nextends = "riichi"\nhold_fourteen = "on"\n')
    assert main(["bots", str(file)]) == 2
    said = " ".join(capsys.readouterr().err.split())
    assert "cannot play “club” yet" in said
    assert "hold_fourteen" in said
