"""What happened at the table, in order: the truth of a match.

An event is told in one place: its class says what it holds, who may see what of it, what it does to the board and how
it is said (`jantaku.table.events.event`). The modules are those of a match: `match`, `opening`, `turn`, `calls`,
`wins`.
"""

from typing import TYPE_CHECKING, TypeAlias, Union

from jantaku.table.events.calls import Called, KanDeclared, KanForm, KansShown, NukiDeclared, RunRaised
from jantaku.table.events.event import HIDDEN, REGISTER, DrawnFrom, Event
from jantaku.table.events.match import DealEnded, DealStarted, MatchEnded, MatchStarted, Seated, SeatsDrawn
from jantaku.table.events.opening import (
    Dealt,
    DiceRolled,
    DoraNamed,
    HandBuilt,
    KindsExcluded,
    LotDrawn,
    SuitChosen,
    SuitShown,
    TilesPassed,
    WallBroken,
)
from jantaku.table.events.turn import (
    Discarded,
    DiscardedFaceDown,
    Drawn,
    HandOpened,
    HissatsuDeclared,
    IndicatorShown,
    PersonalDoraLost,
    PersonalDoraTaken,
    PondTileTurned,
    ReadyDeclared,
    RiichiNamed,
    RiichiStands,
    StageReached,
    TileReplaced,
    WordSaid,
)
from jantaku.table.events.wins import (
    CountedElement,
    DealDrawn,
    DrawKind,
    FalseWin,
    HandShown,
    MarkersChanged,
    MarkersEaten,
    Paid,
    Ruled,
    Situation,
    TileReturned,
    TileStaked,
    TilesUncovered,
    Won,
)

if TYPE_CHECKING:
    AnyEvent: TypeAlias = Event
else:
    AnyEvent = Union[tuple(REGISTER)]  # noqa: UP007 - of those that are registered
"""For decoders: one of all events, by its tag."""

__all__ = [
    "HIDDEN",
    "AnyEvent",
    "Called",
    "CountedElement",
    "DealDrawn",
    "DealEnded",
    "DealStarted",
    "Dealt",
    "DiceRolled",
    "Discarded",
    "DiscardedFaceDown",
    "DoraNamed",
    "DrawKind",
    "Drawn",
    "DrawnFrom",
    "Event",
    "FalseWin",
    "HandBuilt",
    "HandOpened",
    "HandShown",
    "HissatsuDeclared",
    "IndicatorShown",
    "KanDeclared",
    "KanForm",
    "KansShown",
    "KindsExcluded",
    "LotDrawn",
    "MarkersChanged",
    "MarkersEaten",
    "MatchEnded",
    "MatchStarted",
    "NukiDeclared",
    "Paid",
    "PersonalDoraLost",
    "PersonalDoraTaken",
    "PondTileTurned",
    "ReadyDeclared",
    "RiichiNamed",
    "RiichiStands",
    "Ruled",
    "RunRaised",
    "Seated",
    "SeatsDrawn",
    "Situation",
    "StageReached",
    "SuitChosen",
    "SuitShown",
    "TileReplaced",
    "TileReturned",
    "TileStaked",
    "TilesPassed",
    "TilesUncovered",
    "WallBroken",
    "Won",
    "WordSaid",
]
