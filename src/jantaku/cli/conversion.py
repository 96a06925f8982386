"""A recorded game written in another format, and what that format cannot hold."""

import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Final

from jantaku.cli.recorded_game import names_of, read_file, rules_if_known, warn
from jantaku.cli.records import reason_of
from jantaku.records.archives import printable
from jantaku.records.formats.format import Format
from jantaku.records.formats.register import FORMATS, REGISTER, read_record
from jantaku.records.record import Record, RecordError
from jantaku.records.replay import deals_of
from jantaku.records.tenhou_wall import shuffle_of
from jantaku.table.events import (
    Called,
    DealDrawn,
    DealEnded,
    DiceRolled,
    Discarded,
    Drawn,
    Event,
    HandShown,
    IndicatorShown,
    KanDeclared,
    MatchEnded,
    NukiDeclared,
    RiichiStands,
    Ruled,
    RunRaised,
    SeatsDrawn,
    Won,
)
from jantaku.texts import SayableError, TextId, Texts

STDOUT: Final = "-"
WITHOUT_COPIES: Final = frozenset(name for name, known in REGISTER.items() if "copies" in known.cannot_say)
"""Formats that do not tell equal tiles apart: which is which was made up in reading them."""


def convert_file(source: str, target: str, to: str, texts: Texts) -> None:
    """Read, write, and say what became lost."""
    chosen = _format(target, to)
    record = read_file(source, texts)
    written = chosen.write(record, texts.language)
    lost = list(_losses(record, written, chosen, texts))
    _write(target, written.encode("utf-8", "replace"), texts)
    for sentence in lost:
        warn(texts, sentence)


def _write(target: str, data: bytes, texts: Texts) -> None:
    if target == STDOUT:
        sys.stdout.flush()
        sys.stdout.buffer.write(data)
        sys.stdout.buffer.flush()
        return
    try:
        Path(target).write_bytes(data)
    except (OSError, ValueError) as error:
        reason = reason_of(error, texts)
        raise SayableError(
            f"{target} cannot be written", TextId("convert-unwritable"), file=printable(target), reason=reason
        ) from None


def _format(target: str, to: str) -> Format:
    """The one that was named, or that of the file's ending."""
    ending = Path(target).suffix.lower()
    for known in REGISTER.values():
        if known.name == to if to else ending in known.endings:
            return known
    if to:
        said, known_ = printable(to[:40]), ", ".join(FORMATS)
        raise RecordError(f"there is no format {said}", TextId("record-format-written"), format=said, known=known_)
    raise SayableError(
        f"no format for {target}", TextId("convert-no-format"), file=printable(target), known="|".join(FORMATS)
    )


def _losses(record: Record, written: str, to: Format, texts: Texts) -> Iterator[str]:
    """What the format cannot hold: found by reading again what was written."""
    if to.read is None:
        yield texts("convert-for-people")
        return
    try:
        again = read_record(written)
    except SayableError as error:
        yield texts("convert-not-read-again", reason=error.message(texts.language).rstrip("."))
        return
    lost = [what for what, is_lost in LOSSES.items() if is_lost(record, again)]
    if not lost and _played(record) != _played(again):
        lost.append(TextId("convert-lost-play"))
    for what in lost:
        yield texts("convert-lost", format=to.name, what=texts(what))


def _tiles(record: Record) -> list[list[int]]:
    return [sorted(tile for tiles in deal.dealt.values() for tile in tiles) for deal in deals_of(record)]


def _copies(record: Record) -> list[list[int]]:
    return [] if record.header.format in WITHOUT_COPIES else _tiles(record)


def _of(record: Record, *kinds: type) -> list[Event]:
    return [event for event in record.events if isinstance(event, kinds)]


def _scores(record: Record) -> list[tuple[int, ...]]:
    return [event.scores for event in record.events if isinstance(event, MatchEnded)]


def _yaku(won: Won) -> list[tuple[str, int]]:
    return sorted((element.id, element.han) for element in won.elements)


def _wins(record: Record) -> list[tuple[object, ...]]:
    return [
        (won.seat, won.source, _yaku(won), won.bonus, won.han, won.fu, won.points)
        for won in record.events
        if isinstance(won, Won)
    ]


def _seeds(record: Record) -> tuple[str, ...]:
    deals = (event.seed for event in record.events if isinstance(event, DealEnded))
    return (shuffle_of(record.header), record.header.seed, *filter(None, deals))


def _is_lost(what: Callable[[Record], Any]) -> Callable[[Record, Record], bool]:
    """What this record has none of cannot become lost, whatever the reader of the other format makes up for it."""
    return lambda record, again: bool(what(record)) and what(record) != what(again)


def _wins_differ(record: Record, again: Record) -> bool:
    mine, read_again = _wins(record), _wins(again)
    if len(mine) != len(read_again):
        return True
    pairs = (pair for one, other in zip(mine, read_again, strict=True) for pair in zip(one, other, strict=True))
    return any(told and told != other for told, other in pairs)


def _rules_differ(record: Record, again: Record) -> bool:
    if record.header.format == "mjai":  # it says nothing of its rules
        return False
    mine, read_again = rules_if_known(record), rules_if_known(again)
    return mine is not None and (read_again is None or mine.fingerprint != read_again.fingerprint)


def _played(record: Record) -> list[str]:
    """The play in few words, to see whether anything else became lost."""
    kinds = (
        Drawn,
        Discarded,
        Called,
        KanDeclared,
        RunRaised,
        NukiDeclared,
        RiichiStands,
        IndicatorShown,
        HandShown,
        DealDrawn,
    )
    return [f"{type(event).__name__} {getattr(event, 'seat', '')}" for event in _of(record, *kinds)]


LOSSES: Final[dict[TextId, Callable[[Record, Record], bool]]] = {
    TextId("convert-lost-names"): _is_lost(lambda record: any(names_of(record)) and names_of(record)),
    TextId("convert-lost-rules"): _rules_differ,
    TextId("convert-lost-seed"): lambda record, again: bool({*_seeds(record)} - {*_seeds(again)}),
    TextId("convert-lost-copies"): _is_lost(_copies),
    TextId("convert-lost-dice"): _is_lost(lambda record: _of(record, DiceRolled)),
    TextId("convert-lost-answers"): _is_lost(lambda record: record.answers),
    TextId("convert-lost-wins"): _wins_differ,
    TextId("convert-lost-scores"): _is_lost(_scores),
    TextId("convert-lost-rulings"): _is_lost(lambda record: _of(record, Ruled, SeatsDrawn)),
    TextId("convert-lost-extra"): lambda record, again: bool(record.header.extra.items() - again.header.extra.items()),
}
"""What may become lost, and how that is seen."""
