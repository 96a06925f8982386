"""By which rules a recorded game was played."""

from functools import lru_cache

from jantaku.records.record import Record, RecordError
from jantaku.rules import RuleSet, load, presets, read
from jantaku.rules.sheet import SUFFIX
from jantaku.texts import TextId


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
