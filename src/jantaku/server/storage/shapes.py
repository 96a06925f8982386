"""The shapes of what the server says about records: replays, verdicts, formats."""

from collections.abc import Sequence
from typing import Literal, TypedDict

from jantaku.server.rule_book.shapes import Rules
from jantaku.server.telling.shapes import Board, BoardPatch, Event, Result, Said


class Frame(TypedDict):
    """An event, and what it changes."""

    event: Event
    board: BoardPatch


class ReplayedDeal(TypedDict):
    """A deal: the table as it begins, and event after event."""

    number: int
    board: Board
    frames: Sequence[Frame]
    result: Result | None


class Problem(TypedDict):
    """Where the table does otherwise than the record tells, or the record is damaged."""

    text: Said
    deal: int
    event: int
    rule: str
    record: Said | None


class VerdictPart(TypedDict):
    """One of the three answers; where it differs, with the first difference in words."""

    part: Literal["play", "prices", "settlement"]
    state: Literal["holds", "differs", "unsaid", "unreached"]
    text: Said
    record: Said | None
    table: Said | None


class Verdict(TypedDict):
    """Play, prices and settlement of a record, each by itself; ``grounds``: why it is taken for one by these rules."""

    grounds: Sequence[Said]
    parts: Sequence[VerdictPart]


class ReplayFields(TypedDict):
    """All of a record but the id under which it is kept."""

    format: str
    rules: Rules | None
    names: Sequence[str]
    bots: Sequence[int]
    """The names of programs, by their numbers, where that is known."""
    warnings: Sequence[Said]
    problem: Problem | None
    verdict: Verdict | None
    deals: Sequence[ReplayedDeal]


class Replay(ReplayFields):
    """A record, to be replayed."""

    id: str


class FormatOf(TypedDict):
    """Whether a record can be written in a format, and why not."""

    format: str
    can: bool
    why: Said | None
