"""The register of formats: what modules declare is in it, and what is written about formats is what they declare."""

import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import pytest

from jantaku.cli.records import ENDINGS
from jantaku.records.formats.register import FORMATS, READ, REGISTER, declared_in, detect

DOCUMENT = Path(__file__).parents[2] / "docs/reference/record-formats.md"
ROWS = {
    "which of four identical tiles each one is": "copies",
    "dice and seeds of the walls": "walls",
    "rules that are not Tenhou’s": "rules",
    "the players’ answers, with their times": "answers",
    "lobby, ranks, lost connections": "lobby",
}

NEW_FORMAT = """
from jantaku.records.formats.format import Format, has_word

HAIKU = Format(
    name="haiku", place=7, endings=(".haiku",), known_at=has_word("haiku"), read=None,
    write=lambda record, language: f"{language}: {len(record.events)} tiles fall",
)
"""


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    folder = tmp_path / "formats_of_a_guest"
    folder.mkdir()
    (folder / "__init__.py").write_text("")
    (folder / "haiku.py").write_text(NEW_FORMAT)
    (folder / "syllables.py").write_text("from formats_of_a_guest.haiku import HAIKU\n")
    monkeypatch.syspath_prepend(tmp_path)
    yield folder.name
    for name in [name for name in sys.modules if name.startswith(folder.name)]:
        del sys.modules[name]


def test_a_new_format_is_one_module(package: str) -> None:
    found = declared_in(import_module(package))
    assert list(found) == ["haiku"]
    assert found["haiku"].known_at('{"haiku": 5}') == 1
    assert found["haiku"].known_at("haiku: 5") == -1


def test_names_and_endings_are_told_apart() -> None:
    assert FORMATS == ("native", "mjlog", "tenhou_json", "mjai", "paifu")
    assert FORMATS[:-1] == READ
    endings = [ending for known in REGISTER.values() for ending in known.endings]
    assert len(endings) == len({*endings})
    assert {ending: name for name, known in REGISTER.items() for ending in known.endings} == ENDINGS


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ('{"jantaku":1,"extra":{"type":"x","log":""}}', "native"),
        ('{"type":"start_game","log":"jantaku"}', "mjai"),
        ('{"title":["type:","jantaku"],"log":[],"type":0}', "tenhou_json"),
        ('<mjloggm ver="2.3"><UN n0="%22log%22:"/>', "mjlog"),
    ],
)
def test_the_first_mark_decides(text: str, expected: str) -> None:
    assert detect(text) == expected


def test_the_document_says_what_formats_lack() -> None:
    lines = DOCUMENT.read_text("utf-8").splitlines()
    cells = [[cell.strip() for cell in line.strip("|").split("|")] for line in lines if line.startswith("|")]
    columns = next(row[1:] for row in cells if row[0] == "" and row[1] == "native")
    told = {row[0]: row[1:] for row in cells if row[0] in ROWS}
    assert tuple(columns) == FORMATS
    assert told == {
        row: ["no" if lack in REGISTER[name].cannot_say else "yes" for name in columns] for row, lack in ROWS.items()
    }
