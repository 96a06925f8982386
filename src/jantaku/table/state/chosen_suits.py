"""The suits that hands must be rid of, where each has chosen one (004:62)."""

from typing import ClassVar, Final, Self

from jantaku.scoring.ledger import Seat
from jantaku.table.state.deal import Deal
from jantaku.table.state.holding import NO_TILE
from jantaku.table.state.memory import Memory, recalled
from jantaku.tiles import Tile

NO_SUIT: Final = -1


class ChosenSuits(Memory):
    """What each seat has chosen, and what of it still lies face down."""

    stored: ClassVar[str] = "void"
    suits: list[int]
    """By seat: 0 characters, 1 dots, 2 bamboo."""
    promised: list[Tile]
    """The tile of that suit that lies face down and must be discarded first."""
    cards: list[Seat]
    """Who has put down a card that still lies face down."""

    @classmethod
    def begin(cls, seats: int) -> Self:
        """Nobody has chosen."""
        return cls([NO_SUIT] * seats, [NO_TILE] * seats, [])


def chosen_suit(deal: Deal, seat: Seat) -> int:
    """The suit that this seat must be rid of; `NO_SUIT` where it has chosen none."""
    memory = recalled(deal, ChosenSuits)
    return NO_SUIT if memory is None else memory.suits[seat]


def promised_tile(deal: Deal, seat: Seat) -> Tile:
    """The tile that it must discard first; `NO_TILE` if there is none."""
    memory = recalled(deal, ChosenSuits)
    return NO_TILE if memory is None else memory.promised[seat]


def cards_down(deal: Deal) -> list[Seat]:
    """Who has put down a card that still lies face down; nobody where no suit is chosen."""
    memory = recalled(deal, ChosenSuits)
    return [] if memory is None else memory.cards
