"""A window: the table waits for somebody's answer.

Each ask lists the codes that will be accepted, and the one that holds if no answer comes in time. Answers carry the
time at which they were spoken, counted from the opening of the window, and who spoke: a player, a bot, the clock, a
referee; or a replay inferred them. That a window closed before somebody was heard is not the same as a pass.
"""

from enum import StrEnum
from typing import Final, Literal

import msgspec

from jantaku.scoring.ledger import Seat
from jantaku.table.words import Code
from jantaku.tiles import Tile


class WindowKind(StrEnum):
    """What the table waits for."""

    TURN = "turn"
    CLAIM = "claim"
    """A discard is offered."""
    ROB = "rob"
    """The tile of a kan is offered."""
    SHOW = "show"
    """Who is ready may show it."""
    STOP = "stop"
    """The leading dealer may end the match."""
    CHOICE = "choice"
    """Something of a game's own."""
    RULING = "ruling"
    """The last tile is played, or the deal has ended: nobody is asked, but a referee may rule."""


TURN: Final = WindowKind.TURN
CLAIM: Final = WindowKind.CLAIM
"""Those that open most often, by names of their own: up to Python 3.11 it takes as long as a call to look something up
in an Enum."""

By = Literal["player", "bot", "clock", "referee", "inferred"]


class Ask(msgspec.Struct, frozen=True, gc=False):
    """A question to one hand. ``controller`` is the seat of the one who answers for it, usually its own."""

    seat: Seat
    codes: tuple[Code, ...]
    default: Code
    controller: Seat


class Window(msgspec.Struct, frozen=True, gc=False):
    """Questions that are open at the same time; ``number`` counts the windows of the match."""

    number: int
    kind: WindowKind
    asks: tuple[Ask, ...]
    tile: Tile | None = None
    """The tile that is offered, or was just drawn."""
    source: Seat | None = None
    """Whose tile it is."""
    by_time: bool = False
    """Whether it matters who speaks first."""
    length_ms: int = 0
    """How long the window stays open by the rules; 0 = until all have answered."""

    def ask_of(self, seat: Seat) -> Ask | None:
        """The question to this hand."""
        return next((ask for ask in self.asks if ask.seat == seat), None)


class Answer(msgspec.Struct, frozen=True, array_like=True, gc=False):
    """An answer. ``seat`` is the hand it is for."""

    seat: Seat
    code: Code
    at_ms: int = 0
    by: By = "player"
