"""Which kind of riichi each seat has declared, where there is more than one."""

from typing import ClassVar, Self

from jantaku.scoring.ledger import Seat
from jantaku.table.state.deal import Deal
from jantaku.table.state.memory import Memory, recalled
from jantaku.tiles import Tile


class Declarations(Memory):
    """What each seat has declared, and what of its hand lies open since then."""

    stored: ClassVar[str] = "declarations"
    kinds: list[int]
    """The number of the kind among those of the rules (`RiichiPlan.kinds`); 0 where nothing else was declared."""
    opened: list[list[Tile]]
    empty: list[Seat] = []
    """Who has declared when everything waited for lay open, where that is not allowed."""
    live: list[int] = []
    """How many live tiles were left when each riichi stood, in order, where that matters."""

    @classmethod
    def begin(cls, seats: int) -> Self:
        """Nobody has declared anything."""
        return cls([0] * seats, [[] for _ in range(seats)])


def declared_kind(deal: Deal, seat: Seat) -> int:
    """The number of the kind of riichi that this seat has declared; 0 is the ordinary one."""
    memory = recalled(deal, Declarations)
    return 0 if memory is None else memory.kinds[seat]


def live_when_declared(deal: Deal) -> list[int]:
    """How many live tiles were left when each riichi stood, where that is remembered."""
    memory = recalled(deal, Declarations)
    return [] if memory is None else memory.live


def laid_open(deal: Deal, seat: Seat) -> list[Tile]:
    """The tiles of this hand that lie open since it declared; none where none do."""
    memory = recalled(deal, Declarations)
    return [] if memory is None else memory.opened[seat]
