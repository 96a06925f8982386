"""Which seats have said a word in this deal that is said once."""

from typing import ClassVar

from jantaku.scoring.ledger import Seat
from jantaku.table.state.deal import Deal
from jantaku.table.state.memory import Memory, recalled


class IndicatorsPaidFor(Memory):
    """Who has turned one more indicator for a han (001:2102)."""

    stored: ClassVar[str] = "okawari"
    seats: list[Seat] = []


class ManganStaked(Memory):
    """Who has staked a mangan before the first turn (001:2399)."""

    stored: ClassVar[str] = "tetora_appu"
    seats: list[Seat] = []


def has_said(deal: Deal, seat: Seat, memory: type[IndicatorsPaidFor] | type[ManganStaked]) -> bool:
    """Whether this seat has; nobody has where the table knows no such word."""
    said = recalled(deal, memory)
    return said is not None and seat in said.seats
