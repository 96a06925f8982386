"""Tenhou's JSON, and the order in which it tells a deal."""

from typing import Final

from jantaku.records.formats.format import JSON_BEGINS, NOWHERE, Format, has_word
from jantaku.records.formats.tenhou.json_file import FORMAT, SAID, read_tenhou_json, write_tenhou_json

_known_as_json: Final = has_word("log")


def _known_at(start: str) -> int:
    """As JSON, or as a link to the editor that has all of it."""
    if start.startswith((*JSON_BEGINS, "<")):
        return _known_as_json(start)
    return start.find("#json=") if "tenhou.net/" in start else NOWHERE


TENHOU_JSON: Final = Format(
    name=FORMAT,
    place=2,
    said=SAID,
    endings=(".json",),
    known_at=_known_at,
    read=read_tenhou_json,
    write=lambda record, _language: write_tenhou_json(record),
    cannot_say=frozenset({"copies", "walls", "rules", "answers", "lobby"}),
)
