"""The native format: JSON Lines, one event a line, so that a file can grow while a match is played.

Line 1 is the header, with the version of the format: ``{"jantaku": 1, "rules": "ema", ...}``. Then come the events, as
the table emits them, then the answers of the players, ``{"answer": [window, [seat, code, at_ms, by]]}``, and last the
seal: ``{"chain": "..."}``. Each link of the chain is the hash of the link before it and of one event as it is written,
so the last one vouches for all events and their order, also where a later version of the program has more to tell of
them. What a reader had to say about another file is not written.
"""

import hashlib
import re
from collections.abc import Iterable
from typing import Final

import msgspec

from jantaku.records.formats.format import Format, has_word
from jantaku.records.record import Header, Record, RecordError, Warning_
from jantaku.table.events import AnyEvent, Event, MatchEnded
from jantaku.table.state.window import Answer
from jantaku.texts import TextId

FORMAT: Final = "jantaku"
VERSION: Final = 1

_ENCODER: Final = msgspec.json.Encoder(order="deterministic")
_EVENT: Final[msgspec.json.Decoder[Event]] = msgspec.json.Decoder(AnyEvent)
_OBJECT: Final = msgspec.json.Decoder(dict[str, msgspec.Raw])
_PLACE: Final = re.compile(r"field `(\w+)`|at `\$\.?(.+)`")
"""What the decoder complains about: a field that is missing or too much, or the path to a value."""


class _Answered(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A line with an answer: the number of the window, and what was said."""

    answer: tuple[int, Answer]


class _Sealed(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The last line."""

    chain: str


_LAST_LINES: Final[dict[str, msgspec.json.Decoder[_Answered] | msgspec.json.Decoder[_Sealed]]] = {
    "answer": msgspec.json.Decoder(_Answered),
    "chain": msgspec.json.Decoder(_Sealed),
}


def write_native(record: Record) -> str:
    """The record as a file."""
    header = {FORMAT: VERSION, **msgspec.to_builtins(record.header)}
    if not record.header.grounds:
        header.pop("grounds")
    lines = [msgspec.json.encode(header)]
    events = [_ENCODER.encode(event) for event in record.events]
    lines += events
    lines += [_ENCODER.encode(_Answered(answer)) for answer in record.answers]
    lines.append(_ENCODER.encode(_Sealed(_chain_of(events))))
    return b"".join(line + b"\n" for line in lines).decode()


def chain(events: Iterable[Event]) -> str:
    """The last link: the hash of everything that happened, in its order."""
    return _chain_of(map(_ENCODER.encode, events))


def _chain_of(events: Iterable[bytes]) -> str:
    """Each link is the SHA-256 of the link before it, the first time of nothing, and of the event as it is written."""
    link = b""
    for event in events:
        link = hashlib.sha256(link + event).digest()
    return link.hex()


def _laid_out(line: str, event: Event) -> bytes:
    """What a line tells of its event, as we write it."""
    told, whole = _OBJECT.decode(line), _OBJECT.decode(_ENCODER.encode(event))
    return msgspec.json.encode({name: value for name, value in whole.items() if name in told})


def read_native(text: str) -> Record:
    """The record of a file. `RecordError` names the line that cannot be read; of a file that was cut, what is whole."""
    return _Reader(text).record()


class _Reader:
    def __init__(self, text: str) -> None:
        self.lines = text.split("\n")
        self.ends_well = not self.lines[-1].strip()
        """Whether the last line is whole."""
        while self.lines and not self.lines[-1].strip():
            self.lines.pop()
        self.number = 0
        self.events: list[Event] = []
        self.answers: list[tuple[int, Answer]] = []
        self.seal: str | None = None
        self.cut = False

    def record(self) -> Record:
        header = self._header()
        self._events()
        self._last_lines()
        if self.seal is not None and not self._is_sealed():
            raise RecordError("the events are not those that were sealed", TextId("record-native-chain"))
        return Record(header, tuple(self.events), tuple(self.answers), tuple(self._warnings()))

    def _is_sealed(self) -> bool:
        """Whether the lines of the events are those that were sealed; or would be, laid out as we do."""
        lines = [line.strip() for line in self.lines[1 : 1 + len(self.events)]]
        if self.seal == _chain_of(map(str.encode, lines)):
            return True
        return self.seal == _chain_of(map(_laid_out, lines, self.events))

    def _warnings(self) -> Iterable[Warning_]:
        over = any(isinstance(event, MatchEnded) for event in self.events[-1:])
        if self.cut:
            yield Warning_(TextId("record-native-cut"), {"line": self.number})
        elif not over:
            yield Warning_(TextId("record-unfinished"))
        elif self.seal is None:
            yield Warning_(TextId("record-native-unsealed"))

    def _header(self) -> Header:
        self.number = 1
        line = self.lines[0] if self.lines else ""
        try:
            told = _OBJECT.decode(line)
            version = msgspec.json.decode(told.pop(FORMAT, msgspec.Raw(b"0")), type=int)
        except msgspec.DecodeError:
            told, version = {}, 0
        if version < 1:
            raise RecordError("line 1 is not the header of a record", TextId("record-native-header"))
        if version > VERSION:
            message = f"the record is of version {version}, this program reads up to {VERSION}"
            raise RecordError(message, TextId("record-native-version"), version=version, known=VERSION)
        try:
            return msgspec.json.decode(msgspec.json.encode(told), type=Header)
        except msgspec.ValidationError as error:
            raise self._wrong(error) from None

    def _events(self) -> None:
        """The lines that are events; `number` stays at the last of them."""
        decode, append = _EVENT.decode, self.events.append
        for number in range(1, len(self.lines)):
            try:
                append(decode(self.lines[number]))
            except msgspec.DecodeError as error:
                if self._is_cut(number):
                    return
                if not self._is_last_line(self.lines[number]):
                    self.number = number + 1
                    raise self._wrong(error) from None
                return
            self.number = number + 1

    def _last_lines(self) -> None:
        for number in range(self.number, len(self.lines)):
            if self._is_cut(number):
                self.cut = True
                return
            self.number = number + 1
            line = self.lines[number]
            if self.seal is not None:
                raise self._misplaced()
            told = self._last_line(line)
            if isinstance(told, _Sealed):
                self.seal = told.chain
            else:
                self.answers.append(told.answer)

    def _is_cut(self, number: int) -> bool:
        """The last line of a file that does not end with a new line, and no JSON."""
        if self.ends_well or number + 1 < len(self.lines):
            return False
        try:
            msgspec.json.decode(self.lines[number])
        except msgspec.DecodeError:
            return True
        return False

    def _is_last_line(self, line: str) -> bool:
        try:
            return not _LAST_LINES.keys().isdisjoint(_OBJECT.decode(line))
        except msgspec.DecodeError:
            return False

    def _last_line(self, line: str) -> _Answered | _Sealed:
        try:
            words = _LAST_LINES.keys() & _OBJECT.decode(line).keys()
            if not words:
                raise self._misplaced()
            return _LAST_LINES[words.pop()].decode(line)
        except msgspec.DecodeError as error:
            raise self._wrong(error) from None

    def _misplaced(self) -> RecordError:
        message = f"line {self.number}: nothing but answers and the seal follows the events"
        return RecordError(message, TextId("record-native-order"), line=self.number)

    def _wrong(self, error: msgspec.DecodeError) -> RecordError:
        message = f"line {self.number}: {error}"
        if not isinstance(error, msgspec.ValidationError):
            return RecordError(message, TextId("record-native-json"), line=self.number)
        place = _PLACE.search(str(error))
        if place is None:
            return RecordError(message, TextId("record-native-line"), line=self.number)
        return RecordError(message, TextId("record-native-value"), line=self.number, place=place[1] or place[2])


NATIVE: Final = Format(
    name="native",
    place=0,
    endings=(".jsonl", ".jantaku"),
    known_at=has_word(FORMAT),
    read=read_native,
    write=lambda record, _language: write_native(record),
)
