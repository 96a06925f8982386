"""What the terminal prints in Russian is Russian: help, rules, differences, scenarios, records.

Names of players, ids in brackets, values in quotes, commands and file names are not words of a language.
"""

import re
from pathlib import Path
from typing import Final

import pytest

from jantaku.cli import COMMANDS, main
from jantaku.cli.rules import entry_lines
from jantaku.hands.kernel import KernelBook
from jantaku.records.formats.register import write_record
from jantaku.rules import Element, catalogue
from jantaku.texts import Texts
from tests.records.played import played

Capture = pytest.CaptureFixture[str]
RU: Final = Texts("ru")
SCENARIOS: Final = Path(__file__).parents[1] / "scenarios"
NO_WORD: Final = re.compile(
    r"\([^()]*\)|\[[^\[\]]*\]|\{[^{}]*\}|\"[^\"]*\"|«[^«»]*»|--[a-z-]+|\b[a-z]+(?:_[a-z0-9]+)+\b|\b[\w./]+\.(?:toml|md|db)\b"
)
"""What is written and not said: ids, values, options of commands, files."""
LATIN: Final = re.compile("[A-Za-z]{2,}")
OTHER_LANGUAGES: Final = tuple(f"{RU(f'rules-field-{name}')}:" for name in ("foreign", "ja", "pattern", "fingerprint"))
IDS: Final = tuple(f"{RU(f'rules-field-{name}')}:" for name in ("choice", "default", "relations", "related", "extends"))
NAMES: Final = frozenset(
    {
        "EMA",
        "WRC",
        "JPML",
        "UTF",
        "TOML",
        "JSON",
        "Schema",
        "Enter",
        "stdin",
        "stdout",
        "NPM",
        "KML",
        "SAI",
        "jantaku",
        "tenhou",
        "net",
    }
)


@pytest.fixture(autouse=True)
def _wide(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "1000")
    monkeypatch.setenv("TERM", "xterm-256color")


def lines(capsys: Capture, *arguments: str) -> list[str]:
    assert main([*arguments, "--lang", "ru"]) == 0
    return [line.strip() for line in capsys.readouterr().out.splitlines()]


def latin(line: str) -> list[str]:
    """The Latin words of a line that nobody can read as anything else."""
    written = line
    while (shorter := NO_WORD.sub("…", written)) != written:
        written = shorter
    return [word for word in LATIN.findall(written) if word not in NAMES]


# ---------------------------------------------------------------- help


def test_help_pages_say_in_russian_how_a_command_is_called(capsys: Capture) -> None:
    assert "Вызов: jantaku [ПАРАМЕТРЫ] КОМАНДА [АРГУМЕНТЫ]" in lines(capsys, "--help")
    assert "Вызов: jantaku hand [ПАРАМЕТРЫ] {ТАЙЛЫ}..." in lines(capsys, "hand", "--help")
    assert "Вызов: jantaku rules diff [ПАРАМЕТРЫ] {A} {B}" in lines(capsys, "rules", "diff", "--help")
    main(["rules", "--help", "--lang", "en"])
    assert "Usage: jantaku rules [OPTIONS] COMMAND [ARGS]..." in capsys.readouterr().out


@pytest.mark.parametrize("command", ["score", "scenario", "replay", "convert", "bots", "rules list", "train"])
def test_what_is_to_be_typed_is_named_in_russian(command: str, capsys: Capture) -> None:
    shown = " ".join(lines(capsys, *command.split(), "--help"))
    assert len(COMMANDS) > 5
    assert (
        re.findall(
            r"(?<![A-Za-z.:/_])[A-Z]{3,}(?![A-Za-z._])", re.sub("URL|HEX|TOML|JSON|UTF|HOST|NAME|USER", "", shown)
        )
        == []
    )


# ---------------------------------------------------------------- rules


def test_prices_are_said_in_words() -> None:
    elements = [one for one in catalogue() if isinstance(one, Element) and one.state == "done"]
    prices = {one.id: dict(entry_lines(one, RU)).get(RU("rules-field-price"), "") for one in elements}
    assert prices["toitoi"] == "2 хан, закрытая и открытая рука"
    assert prices["riichi"] == "1 хан, только закрытая рука"
    assert prices["chinitsu"] == "6 хан, открытая рука – 5 хан"
    assert prices["tw_flower"] == "1 тай"
    assert prices["kokushi"] == "якуман, только закрытая рука"
    assert {name: price for name, price in prices.items() if re.search("[A-Za-z{}=]", price)} == {}


@pytest.mark.parametrize(
    "name", ["kuitan", "kuikae", "toitoi", "nuki_dora", "tw_win", "sc_quad", "sichuan", "ema", "radon"]
)
def test_a_rule_is_shown_in_russian(name: str, capsys: Capture) -> None:
    shown = [line for line in lines(capsys, "rules", "show", name) if not line.startswith((*OTHER_LANGUAGES, *IDS))]
    values = re.compile(r"^(?:нет|да)? ?\(?[a-z_0-9 =…]+\)?  ")
    explained = re.compile(r"\b[a-z_0-9]+: ")  # a value of the option, and what it means
    said = [values.sub("", explained.sub("", line)) for line in shown if "yaku.patterns." not in line]
    found = {word: line for line in said for word in latin(line) if not re.fullmatch("[a-z]+", word)}
    assert found == {}


def test_examples_of_chinese_games_have_their_words() -> None:
    labels = {RU("rules-field-example"), RU("rules-field-near")}
    words = re.compile(r"тайл|\bкан|\bпон\b|\bчи\b|коцу|щунцу|сброс|темпа|\bхан\b|\bрон\b|цумо")
    own = [one for one in catalogue() if isinstance(one, Element) and one.games in (("taiwanese",), ("sichuan",))]
    told = [(one.id, said) for one in own for label, said in entry_lines(one, RU) if label in labels]
    assert len(told) > 40
    assert [(name, said) for name, said in told if words.search(said)] == []


def test_lists_and_tables_of_a_game_are_explained_in_its_words(capsys: Capture) -> None:
    shown = " ".join(lines(capsys, "rules", "show", "taiwanese"))
    assert "чистая масть: наброшена кость в пятый открытый сет одной масти; большие три дракона: " in shown
    assert "на выложенный цветок победить нельзя, кроме восьмого; эти кости: 1ц, 2ц" in shown
    assert re.search(r"тайл|яку|иппацу|ринщан|\bкан", shown) is None
    shown = " ".join(lines(capsys, "rules", "diff", "tenhou", "sanma_tenhou"))
    assert "четыре кана у разных игроков; девять разных крайних и благородных" in shown


def test_whether_a_rule_is_used_is_said_in_words(capsys: Capture) -> None:
    shown = lines(capsys, "rules", "show", "kuitan")
    assert 'обычно: да ("on")' in shown
    assert any(line.startswith("нет (off)") for line in shown)
    assert "части: яку и их цены (yaku)" in shown


@pytest.mark.parametrize(
    ("one", "other"),
    [("riichi", "wrc"), ("sanma_hiroshima", "riichi"), ("taiwanese", "sichuan"), ("riichi", "majan_100")],
)
def test_differences_are_told_in_russian(one: str, other: str, capsys: Capture) -> None:
    head, _, first, *rows = lines(capsys, "rules", "diff", one, other)
    assert head.split() == ["Правило", one, other]
    if load_game(one) != load_game(other):
        assert re.split("  +", first)[0] == "Игра"
    shown = [line for line in (first, *rows) if "yaku.patterns." not in line]
    assert [line for line in shown if re.search(r"closed = |(?<!\()\b(?:true|false)\b", line)] == []
    assert {word: line for line in shown for word in latin(line)} == {}


def load_game(name: str) -> str:
    from jantaku.rules import load

    return load(name).game


# ---------------------------------------------------------------- scenarios and records


@pytest.mark.skipif(KernelBook is None, reason="a win is priced by the C++ kernel")
@pytest.mark.parametrize("folder", [folder.name for folder in sorted(SCENARIOS.iterdir())][::9])
def test_a_scenario_is_shown_in_russian(folder: str, capsys: Capture) -> None:
    file = sorted((SCENARIOS / folder).glob("*.toml"))[0]
    shown = lines(capsys, "scenario", str(file))
    assert shown[-1] == "OK"
    assert {word: line for line in shown[:-1] for word in latin(line)} == {}
    assert [line for line in shown[:-1] if re.search(r"\b[0-9]+[mpszf]\b|\b[ESWN]\b", NO_WORD.sub("", line))] == []


@pytest.mark.skipif(KernelBook is None, reason="matches are played with the C++ kernel")
@pytest.mark.parametrize("rules", ["riichi", "sanma_tenhou", "taiwanese", "sichuan"])
def test_a_record_is_told_in_russian(rules: str, capsys: Capture, tmp_path: Path) -> None:
    record = played(rules)
    file = tmp_path / "game.jsonl"
    file.write_text(write_record(record, "native"), "utf-8")
    for way in ((), ("--plain",), ("--deal", "1", "--turn", "20")):
        shown = [re.sub("Anna|Dmitri", "…", line) for line in lines(capsys, "replay", str(file), *way)]
        assert len(shown) > 5
        assert {word: line for line in shown for word in latin(line)} == {}
        assert [line for line in shown if re.search(r"\b[0-9]+[mpszf]\b|\b[ESWN]\b", line)] == []
