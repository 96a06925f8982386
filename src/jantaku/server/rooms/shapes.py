"""The shapes of what the server says about rooms: tables, who sits there, and all messages of a WebSocket."""

from collections.abc import Sequence
from typing import Literal, NotRequired, TypeAlias, TypedDict

from jantaku.server.rule_book.shapes import Rules
from jantaku.server.telling.shapes import (
    Board,
    BoardPatch,
    Danger,
    Event,
    Hint,
    Me,
    Open,
    Reach,
    Refusal,
    Result,
    Said,
    Seat,
    Window,
)
from jantaku.server.web.messages import Options, Phrase


class Place(TypedDict):
    """A place at a table, before seats are drawn."""

    place: int
    kind: Literal["person", "bot", "empty", "phantom"]
    name: str
    ready: bool
    online: bool


class Player(Place):
    """Who sits where."""

    seat: Seat | None
    away: bool
    read: bool


class RulesShort(TypedDict):
    """A rule set on a card of the lobby."""

    id: str
    name: Said
    game: str
    players: int
    parent: str
    parent_name: Said
    changes: int
    rounds: int
    deals: int
    """How long a match is: so many rounds, unless deals are counted."""


class DealShort(TypedDict):
    """Which deal is played."""

    round: str
    hand: int
    honba: int


class LaidPlace(Place):
    """A place at a table of the lobby; ``points``: what its player has, once it has begun."""

    points: int | None


class TableInfo(TypedDict):
    """A table in the lobby."""

    id: str
    code: str
    state: Literal["waiting", "playing", "over"]
    name: str
    created: int
    rules: RulesShort
    options: Options
    watchers: int
    deal: DealShort | None
    places: Sequence[LaidPlace]


class Joined(TypedDict):
    """A place at a table, and the token that proves whose it is."""

    table: TableInfo
    token: str
    place: int | None


class ChatLine(TypedDict):
    """What somebody said."""

    n: int
    place: int
    name: str
    phrase: Phrase | None
    text: str
    at: int


# ---------------------------------------------------------------- messages


class You(TypedDict):
    """Who is welcomed."""

    seat: Seat | None
    watching: bool


class WelcomeMessage(TypedDict):
    """The first word to whoever comes to a match."""

    type: Literal["welcome"]
    protocol: int
    table: TableInfo
    you: You
    players: Sequence[Player]
    rules: Rules


class RoomMessage(TypedDict):
    """The waiting room."""

    type: Literal["room"]
    table: TableInfo
    players: Sequence[Player]
    you: int | None
    missing: Sequence[Said]


class StateMessage(TypedDict):
    """All that somebody needs to know who comes to the table now."""

    type: Literal["state"]
    seen: int
    board: Board
    me: Me | None
    log: Sequence[Event]
    window: Window | None
    result: Result | None
    over: bool


class EventsMessage(TypedDict):
    """What has happened, and what it changes."""

    type: Literal["events"]
    first: int
    events: Sequence[Event]
    board: BoardPatch
    me: NotRequired[Me]
    notice: NotRequired[Refusal]
    """Why a tile that went by was not offered."""


class WindowMessage(Window):
    """A question."""

    type: Literal["window"]


class ClosedMessage(TypedDict):
    """A question that is no longer open."""

    type: Literal["closed"]
    window: int
    why: Literal["answered", "time", "taken", "away"]


class AcceptedMessage(TypedDict):
    """An answer that counts."""

    type: Literal["accepted"]
    window: int
    code: int
    re: NotRequired[int]


class RefusedMessage(TypedDict):
    """An answer that does not."""

    type: Literal["refused"]
    window: int
    code: int
    refusal: Refusal
    re: NotRequired[int]


class ResultMessage(Result):
    """What the deal came to."""

    type: Literal["result"]


class PlayersMessage(TypedDict):
    """Somebody came, went or is ready."""

    type: Literal["players"]
    players: Sequence[Player]


class ChatMessage(TypedDict):
    """What was said at the table."""

    type: Literal["chat"]
    lines: Sequence[ChatLine]


class RematchMessage(TypedDict):
    """Where it is played again."""

    type: Literal["rematch"]
    table: str
    name: str


class Stopped(TypedDict):
    """Where a match stood that was ended early, by its members."""

    names: Sequence[str]
    points: Sequence[int]
    places: Sequence[int]


class VoteMessage(TypedDict):
    """Who wants to end the match, by places, and how many have to; where it stood once all do."""

    type: Literal["vote"]
    yes: Sequence[int]
    need: int
    stopped: Stopped | None


class WhyMessage(TypedDict):
    """Why something may not be done; None if it may."""

    type: Literal["why"]
    code: NotRequired[int]
    verb: NotRequired[str]
    refusal: Refusal | None
    re: NotRequired[int]


class PongMessage(TypedDict):
    """Somebody is there."""

    type: Literal["pong"]
    re: NotRequired[int]


class ServerError(Open):
    """What cannot be obeyed: its kind, and a sentence."""

    error: str
    text: Said


class ErrorMessage(ServerError):  # noqa: N818 - no exception
    """The same over a WebSocket."""

    type: Literal["error"]
    re: NotRequired[int]


ServerMessage: TypeAlias = (
    WelcomeMessage
    | RoomMessage
    | StateMessage
    | EventsMessage
    | WindowMessage
    | ClosedMessage
    | AcceptedMessage
    | RefusedMessage
    | ResultMessage
    | PlayersMessage
    | ChatMessage
    | RematchMessage
    | VoteMessage
    | WhyMessage
    | Hint
    | Reach
    | Danger
    | PongMessage
    | ErrorMessage
)
"""All that the server says over a WebSocket."""
