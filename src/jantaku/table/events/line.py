"""A line: the words of an event before anybody has chosen a language, a notation and names.

It names a text and what is put into it: tiles as tiles, players by their seats. A `Teller`
(`jantaku.table.telling.teller`) says it; so the same event is told in the same words by command line, server, replays
and examples, each with its own way to write tiles and players.
"""

from typing import TypeAlias

import msgspec

from jantaku.hands import Hand, Meld
from jantaku.scoring.ledger import Account, Transfer
from jantaku.texts import TextId
from jantaku.tiles import Tile


class Who(msgspec.Struct, frozen=True, gc=False):
    """A player by the seat, or an account of the table."""

    account: Account


class Figure(msgspec.Struct, frozen=True, gc=False):
    """A number, written as the language writes numbers."""

    amount: int | str


class DealName(msgspec.Struct, frozen=True, gc=False):
    """``East 2``."""

    round: int
    hand: int


class Listed(msgspec.Struct, frozen=True, gc=False):
    """Several things one after the other; those that come to nothing are left out."""

    parts: "tuple[Value, ...]"
    by: str = ", "


class LaidOpen(msgspec.Struct, frozen=True, gc=False):
    """A hand that lies open, and what was set aside by its owner."""

    hand: Hand
    aside: tuple[Tile, ...] = ()


class Line(msgspec.Struct, frozen=True, gc=False):
    """A text and what is put into it, by name."""

    text_id: TextId
    values: "tuple[tuple[str, Value], ...]" = ()


Value: TypeAlias = (
    "str | int | tuple[Tile, ...] | Meld | Hand | LaidOpen | Who | Figure | DealName | Transfer | Listed | Line"
)
Words: TypeAlias = "Line | Listed"

SILENCE: Listed = Listed(())
"""Nothing is said."""


def words(text_id: str, /, **values: Value) -> Line:
    """A line."""
    return Line(TextId(text_id), tuple(values.items()))
