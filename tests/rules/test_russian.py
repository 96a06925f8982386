"""What is built is told to Russians in Russian: no English phrase in what ``jantaku rules show`` prints of it."""

import re
from collections.abc import Iterator
from typing import Final

import pytest

from jantaku.cli import main
from jantaku.cli.rules import entry_lines, text_of
from jantaku.rules import AnyEntry, Game, Option, catalogue, load, presets
from jantaku.rules.meanings import meanings
from jantaku.texts import LANGUAGES, Texts

RU: Final = Texts("ru")
PHRASE: Final = re.compile(r"(?<![\w./\"'-])[A-Za-z][a-z]+(?: [a-z]{2,})+")
"""Two words of Latin letters, the second a common one; ids are one word each, lists of them have commas."""
COMMAND: Final = re.compile(r"\bjantaku [a-z-]+(?: [a-z]+\.[a-z]+)*")
"""A command and its files, as a text may name it."""
NOT_RUSSIAN: Final = {RU(f"rules-field-{name}") for name in ("foreign", "ja", "pattern")}
"""Lines that are in other languages, and say so."""
OWN_PATTERN: Final = "yaku.patterns."
BUILT: Final = tuple(entry for entry in catalogue() if entry.state == "done")


def told(entry: AnyEntry) -> Iterator[str]:
    """All that is said of an entry in Russian."""
    yield entry.name("ru")
    yield text_of(entry, RU)
    yield from (said for label, said in entry_lines(entry, RU) if label not in NOT_RUSSIAN)
    if isinstance(entry, Option):
        yield from (meaning.means for meaning in meanings(entry, RU))


@pytest.mark.parametrize("kind", ["option", "element", "game"])
def test_an_entry_is_told_without_english_phrases(kind: str) -> None:
    entries = [entry for entry in BUILT if entry.kind_of_entry == kind]
    assert entries
    assert {
        entry.id: found
        for entry in entries
        for said in told(entry)
        if (found := PHRASE.findall(COMMAND.sub("…", said)))
    } == {}


@pytest.mark.parametrize("preset", presets())
def test_a_preset_is_told_without_english_phrases(
    preset: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "3000")
    assert main(["rules", "show", preset, "--lang", "ru"]) == 0
    own = f"({preset})"  # an entry with the same id comes first, and is told above
    lines = capsys.readouterr().out.rpartition(f"{RU('rules-kind-preset')} {own}")[2].splitlines()
    assert len(lines) > 3
    said = [line for line in lines if OWN_PATTERN not in line]
    assert {found: line.strip() for line in said for found in PHRASE.findall(line)} == {}, (
        "readings are written in both languages, and a source cites only"
    )
    header = load(preset).header
    assert {name for name, told in header.readings.items() if not isinstance(told, dict)} == set()
    assert {name for name, told in header.readings.items() if {*told} != {*LANGUAGES}} == set()


def test_the_texts_have_what_the_catalogue_need_not_say() -> None:
    """A note in the catalogue is in English: that of a rule that is built stands in texts/*/notes.ftl."""
    assert {entry.id for entry in BUILT if entry.note} == set()
    assert {game.id for game in BUILT if isinstance(game, Game) and (game.tiles or game.hand)} == set()


@pytest.mark.parametrize(
    "phrase", ["Suji_allowed forbids only", "4, leaving one by one", "108: three suits", "as riichi"]
)
def test_the_phrases_of_old_would_be_found(phrase: str) -> None:
    assert PHRASE.search(phrase)


@pytest.mark.parametrize(
    "fine", ["значения: off, on", "«Mahjong Soul»: правила", "from_honba, han", "(kan_limit)", "EMA"]
)
def test_names_and_ids_are_no_phrases(fine: str) -> None:
    assert not PHRASE.search(fine)
