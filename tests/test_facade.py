"""`import jantaku`: every name is there, and who prices a hand does not wait for the table."""

import subprocess
import sys
from pathlib import Path

import pytest

import jantaku as jan
from tests.records.played import played


def test_every_name_is_there() -> None:
    for name in jan.__all__:
        assert getattr(jan, name) is not None
    with pytest.raises(AttributeError, match="no_such_name"):
        jan.no_such_name  # noqa: B018


def test_rules_and_hands_are_brought_without_the_table() -> None:
    program = "import sys, jantaku; jantaku.load('ema'), jantaku.score; print(*sys.modules, sep='\\n')"
    found = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True).stdout.split()
    assert "jantaku.scoring" in found
    assert "jantaku.table" not in found
    assert "jantaku.records" not in found


def test_a_record_is_read_from_a_file_or_from_bytes(tmp_path: Path) -> None:
    record = played()
    text = jan.write_record(record, "native")
    path = tmp_path / "game.jsonl"
    path.write_text(text, "utf-8")
    assert jan.read_record(path) == jan.read_record(str(path)) == jan.read_record(text.encode()) == record
