"""All formats of records: which one a file is in, reading it, writing it."""

import re
from functools import lru_cache
from typing import Final, Literal, get_args

from jantaku.records.formats.mjlog import read_mjlog, text_of, write_mjlog
from jantaku.records.formats.native import FORMAT, read_native, write_native
from jantaku.records.record import Record, RecordError
from jantaku.rules import RuleSet, load, presets, read
from jantaku.rules.sheet import SUFFIX
from jantaku.texts import TextId

Format = Literal["native", "mjlog", "tenhou_json", "mjai", "paifu"]
FORMATS: Final[tuple[Format, ...]] = get_args(Format)
READ: Final[tuple[Format, ...]] = FORMATS[:-1]
"""Those that can be read; a paifu is for people."""
LONGEST_START: Final = 4096
_FORMAT_OF: Final[dict[str, Format]] = {FORMAT: "native", "log": "tenhou_json", "type": "mjai"}
_WORD: Final = re.compile(rf'"({"|".join(_FORMAT_OF)})"\s*:')


def detect(text: str | bytes) -> Format:
    """The format of a file, told by how it begins."""
    if isinstance(text, bytes):
        text = text_of(text)
    start = text.lstrip("\ufeff \t\r\n")
    if start.startswith("<"):
        if "<mjloggm" in start[:LONGEST_START]:
            return "mjlog"
    elif start.startswith(("{", "[")):
        return _json_format(start)
    elif "tenhou.net/" in start[:LONGEST_START] and "#json=" in start[:LONGEST_START]:
        return "tenhou_json"
    raise _unknown()


def _json_format(start: str) -> Format:
    """JSON Lines of ours or of mjai, or one object of tenhou: each has a word that the others lack."""
    word = _WORD.search(start, 0, LONGEST_START)
    if word is None:
        raise _unknown()
    return _FORMAT_OF[word[1]]


def _unknown() -> RecordError:
    known = ", ".join(READ)
    return RecordError(f"not a record of a known format; known are {known}", TextId("record-format"), known=known)


def read_record(text: str | bytes) -> Record:
    """The record of a file of any format that can be read, packed (gzip) or not."""
    if isinstance(text, bytes):
        text = text_of(text)
    match detect(text):
        case "native":
            return read_native(text)
        case "mjlog":
            return read_mjlog(text)
        case "tenhou_json":
            from jantaku.records.formats.tenhou.json_file import read_tenhou_json

            return read_tenhou_json(text)
        case "mjai":
            from jantaku.records.formats.mjai import read_mjai

            return read_mjai(text)
        case _:
            raise _unknown()


def write_record(record: Record, to: str) -> str:
    """Write a record in a format.

    Args:
        record: what to write.
        to: ``native``, ``mjlog``, ``tenhou_json``, ``mjai`` or ``paifu``.

    Returns:
        The text of the file. What the format cannot store is left out; docs/reference/record-formats.md says what.

    Raises:
        RecordError: no such format, or a game that the format has no words for.

    >>> import jantaku as jan
    >>> text = jan.write_record(jan.record_of(jan.Match("tenhou", seed=7)), "mjai")
    >>> text.splitlines()[0][:21]
    '{"type":"start_game",'
    """
    match to:
        case "native":
            return write_native(record)
        case "mjlog":
            return write_mjlog(record)
        case "tenhou_json":
            from jantaku.records.formats.tenhou.json_file import write_tenhou_json

            return write_tenhou_json(record)
        case "mjai":
            from jantaku.records.formats.mjai import write_mjai

            return write_mjai(record)
        case "paifu":
            from jantaku.records.formats.paifu import write_paifu

            return write_paifu(record)
    known = ", ".join(FORMATS)
    message = f"records are not written as {to}; known are {known}"
    raise RecordError(message, TextId("record-format-written"), format=to[:40], known=known)


def rules_of(record: Record) -> RuleSet:
    """The rules that were played: the sheet in the header, or the preset that it names."""
    return _rules(record.header.rules, record.header.sheet)


@lru_cache(maxsize=64)
def _rules(name: str, sheet: str) -> RuleSet:
    if not name and not sheet:
        raise RecordError("the record does not say by which rules it was played", TextId("record-no-rules"))
    if sheet:
        return read(sheet, f"{name}{SUFFIX}")
    if name.partition("@")[0] not in presets():  # a record may not name a file
        raise RecordError(f"there are no rules {name[:60]!r}", TextId("record-rules"), rules=name[:60])
    return load(name)
