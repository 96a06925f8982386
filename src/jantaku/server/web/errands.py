"""Errands: what is asked over HTTP and takes a while, each a function that a desk finds by its name.

What they are asked about is plain, and goes to the desk as it is; nothing here knows tables or the store.
"""

import zlib
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from jantaku.records.formats.native import read_native
from jantaku.rules import load
from jantaku.server.rule_book import entries as rule_entries
from jantaku.server.rule_book import rule_sets as rulebook
from jantaku.server.rule_book import written_hand
from jantaku.server.storage import replays
from jantaku.server.telling.wire import Json, encode
from jantaku.server.web.book_pages import page_of
from jantaku.server.web.done import Text
from jantaku.server.web.errors import ServerError
from jantaku.server.web.messages import OneSet

MOST_UNPACKED: Final = 8 * 1024 * 1024
"""Bytes of an uploaded record, unpacked."""

# ---------------------------------------------------------------- rules


def get_ready() -> None:
    """Bring in what nearly everybody asks for."""
    load("riichi")


def read_sheet(sheet: str) -> None:
    """Whether a sheet can be read; if not, why."""
    rulebook.rules_named("", sheet)


def rule_set(name: str) -> Json:
    """All of a rule set."""
    return rulebook.rule_set(rulebook.rules_named(name))


def lesson(name: str) -> Json:
    """How it is played."""
    return rulebook.lesson_on_wire(rulebook.rules_named(name))


def differences(one: str, other: str) -> Json:
    """In what two rule sets differ."""
    first, second = rulebook.rules_named(one), rulebook.rules_named(other)
    same = first.fingerprint == second.fingerprint
    return {"same": same, "differences": rulebook.differences_on_wire(first, second)}


def switches(name: str) -> Json:
    """All that can be changed of a rule set."""
    return rule_entries.switches(rulebook.rules_named(name))


def compared(sets: Sequence[OneSet]) -> Json:
    """Rule sets side by side."""
    return rulebook.compared(sets)


def entries(name: str, book: Path | None) -> list[Json]:
    """All entries with this id, each with its page of the book."""
    return [one | {"book": page_of(book, one["kind"], one["id"])} for one in rule_entries.entries(name)]


def score_form(rules: str, sheet: str) -> Json:
    """What may be asked about a hand."""
    return written_hand.form_of(rulebook.rules_named(rules, sheet))


# ---------------------------------------------------------------- records


def upload(data: bytes, seat: int | None, rules: str, nameless: bool) -> Text:
    """An uploaded record, shown; and what is to be kept of it under which name."""
    found = replays.read_upload(data, MOST_UNPACKED)
    told = replays.replay(found, seat, rules, seat is None, nameless)
    name = replays.name_of(found.text)
    return Text(encode(told | {"id": name}), (name, replays.packed(found.text)))


def uploaded(data: bytes, name: str, seat: int | None, rules: str, nameless: bool) -> Json:
    """A record that was kept, shown."""
    return replays.replay(_of_upload(data), seat, rules, seat is None, nameless) | {"id": name}


def uploaded_file(data: bytes, form: str, language: str) -> Text:
    """It in a format."""
    return _as_file(_of_upload(data), form, language)


def uploaded_formats(data: bytes) -> list[Json]:
    """In which formats it can be written."""
    return replays.formats_of(_of_upload(data).record)


def stored(text: str, bots: Sequence[str], seat: int | None, rules: str, nameless: bool) -> Json:
    """The record of a match that was played here, shown."""
    return replays.replay(_of_match(text), seat, rules, False, nameless, bots) | {"id": ""}


def stored_file(text: str, form: str, language: str) -> Text:
    """It in a format."""
    return _as_file(_of_match(text), form, language)


def stored_formats(text: str) -> list[Json]:
    """In which formats it can be written."""
    return replays.formats_of(_of_match(text).record)


def _of_upload(data: bytes) -> replays.Upload:
    unpacker = zlib.decompressobj()
    text = unpacker.decompress(data, MOST_UNPACKED)
    if unpacker.unconsumed_tail:  # it was kept when longer ones were
        raise ServerError("too_much")
    return replays.read_kept(text.decode("utf-8", "surrogatepass"))


def _of_match(text: str) -> replays.Upload:
    return replays.Upload(text, read_native(text))


def _as_file(upload: replays.Upload, form: str, language: str) -> Text:
    if form == upload.record.header.format:
        text = upload.text
    else:
        text = replays.written(upload.record, form, "ru" if language == "ru" else "en")
    return Text(text.encode("utf-8", "surrogatepass"))
