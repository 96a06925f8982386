"""``jantaku bots``: the rates of some matches, and what cannot be asked for."""

import pytest

from jantaku.cli import main


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
    assert "ms for an answer" in lines[-1]


def test_in_russian(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bots", "majan_100", "--matches", "1", "--lang", "ru"]) == 0
    assert capsys.readouterr().out.startswith("majan_100: 1 игра, ")


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["riichi", "--matches", "0"], "--matches needs a number from 1"),
        (["riichi", "--processes", "0"], "--processes needs a number from 1"),
        (["crm"], "cannot be played yet"),
        (["nothing"], "there are no rules “nothing”"),
    ],
)
def test_what_cannot_be_is_said(arguments: list[str], sentence: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bots", *arguments]) == 2
    assert sentence in capsys.readouterr().err
