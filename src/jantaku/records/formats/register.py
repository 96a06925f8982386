"""The register of all formats of records: which one a file is in, reading it, writing it.

Nothing is entered here. A format is a module of this package that declares a `Format`, and is found there.
"""

from importlib import import_module
from pkgutil import iter_modules
from types import ModuleType
from typing import Final

from jantaku.records import formats
from jantaku.records.formats.format import LONGEST_START, NOWHERE, Format
from jantaku.records.formats.mjlog import text_of
from jantaku.records.record import Record, RecordError
from jantaku.table.events import Seated
from jantaku.texts import Language, TextId


def declared_in(package: ModuleType) -> dict[str, Format]:
    """The formats that the modules of a package declare, by their names."""
    names = (f"{package.__name__}.{found.name}" for found in iter_modules(package.__path__))
    modules = (import_module(name) for name in names if name != __name__)
    found = {id(one): one for module in modules for one in vars(module).values() if isinstance(one, Format)}
    return {one.name: one for one in sorted(found.values(), key=lambda one: one.place)}


NATIVE: Final = "native"
REGISTER: Final = declared_in(formats)
FORMATS: Final = tuple(REGISTER)
READ: Final = tuple(one.name for one in REGISTER.values() if one.read is not None)
"""Those that can be read."""


def detect(text: str | bytes) -> str:
    """The format of a file, told by how it begins."""
    return _detected(text_of(text) if isinstance(text, bytes) else text).name


def _detected(text: str) -> Format:
    """Whose mark stands first: inside of a game there may be words of other formats."""
    start = text.lstrip("\ufeff \t\r\n")[:LONGEST_START]
    found = [(at, one) for one in REGISTER.values() if (at := one.known_at(start)) != NOWHERE]
    if not found:
        known = ", ".join(READ)
        raise RecordError(f"not a record of a known format; known are {known}", TextId("record-format"), known=known)
    return min(found, key=lambda one: one[0])[1]


def read_record(text: str | bytes) -> Record:
    """The record of a file of any format that can be read, packed (gzip) or not."""
    if isinstance(text, bytes):
        text = text_of(text)
    read = _detected(text).read
    assert read is not None, "who recognises its files reads them"
    return read(text)


def write_record(record: Record, to: str, language: Language = "en") -> str:
    """Write a record in a format.

    Args:
        record: what to write.
        to: ``native``, ``mjlog``, ``tenhou_json``, ``mjai`` or ``paifu``.
        language: of a format for people.

    Returns:
        The text of the file. What the format cannot store is left out; docs/reference/record-formats.md says what.

    Raises:
        RecordError: no such format, or a game that the format has no words for.

    >>> import jantaku as jan
    >>> text = jan.write_record(jan.record_of(jan.Match("tenhou", seed=7)), "mjai")
    >>> text.splitlines()[0][:21]
    '{"type":"start_game",'
    """
    if to in REGISTER:
        if to != NATIVE and any(isinstance(event, Seated) for event in record.events):
            said = REGISTER[to].said or to
            message = f"{said} has no words for players who change places; native has"
            raise RecordError(message, TextId("record-format-seated"), format=said)
        return REGISTER[to].write(record, language)
    known = ", ".join(FORMATS)
    message = f"records are not written as {to}; known are {known}"
    raise RecordError(message, TextId("record-format-written"), format=to[:40], known=known)
