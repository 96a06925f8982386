"""What was promised first: every entry of the list is built, or says why it is no software, or is named as waiting."""

import tomllib
from pathlib import Path
from typing import Final

import pytest

from jantaku.rules.entries import catalogue

WAVE: Final = tomllib.loads((Path(__file__).parent / "first_wave.toml").read_text("utf-8"))
KINDS: Final = ("elements", "games", "options")


@pytest.mark.parametrize("kind", KINDS)
def test_what_is_not_built_is_named(kind: str) -> None:
    entries = getattr(catalogue(), kind)
    settled = {name for name in WAVE[kind] if entries[name].state in ("done", "not_software")}
    assert sorted({*WAVE[kind]} - settled) == WAVE["waiting"][kind]


@pytest.mark.parametrize("kind", KINDS)
def test_what_is_no_software_says_why(kind: str) -> None:
    entries = getattr(catalogue(), kind)
    assert [name for name in WAVE[kind] if entries[name].state == "not_software" and not entries[name].reason] == []
