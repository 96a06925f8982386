"""mjlog: the XML of tenhou.net, read and written.

One tag for each step of the game. What the tags say and the table's events do not (the kind of lobby, ranks, lost
connections, the seed of the walls) is kept in the header, so that a file that was read is written again to the byte.
Only its layout is not kept, where it is not the server's: blanks and new lines between the tags.
"""

import zlib
from typing import Final

from jantaku.records.collection import without_collection
from jantaku.records.formats.format import NOWHERE, Format
from jantaku.records.formats.mjlog.reading import MjlogReader
from jantaku.records.formats.mjlog.writing import MjlogWriter
from jantaku.records.record import Record, RecordError
from jantaku.records.rules_played import rules_of
from jantaku.texts import TextId

GZIP: Final = b"\x1f\x8b"
LONGEST: Final = 1 << 25
"""Bytes that a record may have; a game has a hundred thousand."""


@without_collection()
def read_mjlog(text: str | bytes) -> Record:
    """The record of a file, packed (gzip) or not. `RecordError` says which tag cannot be read."""
    return MjlogReader(text if isinstance(text, str) else text_of(text)).record()


def write_mjlog(record: Record) -> str:
    """The record as a file. `RecordError` says what mjlog has no words for."""
    return MjlogWriter(record, rules_of).text()


def text_of(data: bytes, most: int = LONGEST) -> str:
    """The text in a file, unpacked if it was packed; of a packed file that was cut, what is there. It has no more than
    ``most`` bytes."""
    if data.startswith(GZIP):
        data = _unpacked(data, most)
    if len(data) > most:
        raise _too_long(most)
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        if error.reason == "unexpected end of data":
            return data[: error.start].decode("utf-8-sig")
        raise RecordError(
            f"the file is no text: byte {error.start} is not UTF-8", TextId("record-no-text"), at=error.start
        ) from None


def _unpacked(data: bytes, most: int) -> bytes:
    unpacker = zlib.decompressobj(zlib.MAX_WBITS | 16)
    try:
        unpacked = unpacker.decompress(data, most + 1)
    except zlib.error as error:
        raise RecordError(f"the packed file is damaged: {error}", TextId("record-packed")) from None
    return unpacked


def _too_long(most: int) -> RecordError:
    return RecordError(f"a record has no more than {most} bytes", TextId("record-too-long"), most=most)


def _known_at(start: str) -> int:
    return start.find("<mjloggm") if start.startswith("<") else NOWHERE


MJLOG: Final = Format(
    name="mjlog",
    place=1,
    endings=(".mjlog", ".xml"),
    known_at=_known_at,
    read=read_mjlog,
    write=lambda record, _language: write_mjlog(record),
    cannot_say=frozenset({"rules", "answers"}),
)
