"""The shapes of what the server says about a table: boards, questions, events, results.

They are plain dictionaries, put together and encoded at once; these types say what is in them, here and, written by
``scripts/write_protocol`` as web/src/protocol.ts, in the pages. Lists of tiles have ``None`` where a tile lies face
down.
"""

from collections.abc import Mapping, Sequence
from typing import Annotated, Any, Literal, NotRequired, TypeAlias, TypedDict

from msgspec import Struct

from jantaku.hands import MeldForm
from jantaku.hands.melds import Side
from jantaku.scoring.ledger import Unit
from jantaku.table.state.window import WindowKind
from jantaku.table.words import WORDS
from jantaku.table.words import Verb as TableVerb
from jantaku.texts import Language


class OneOf(Struct, frozen=True):
    """Of a text: it is one of these words."""

    words: tuple[str, ...]


class SomeOf:
    """Of an object: it has some fields of these shapes."""

    def __init__(self, *shapes: type) -> None:
        self.shapes = shapes


class Open(TypedDict):
    """Other fields may follow, for which ``others`` stands."""

    others: NotRequired[object]


Said: TypeAlias = Mapping[Language, str]
"""A sentence in each language."""
Tile: TypeAlias = tuple[str, int]
"""Its short notation, and the number of the physical piece."""
Seat: TypeAlias = int
Account: TypeAlias = Seat | str
"""A seat, or an account of the table by its name."""
Verb: TypeAlias = Annotated[str, OneOf(tuple(verb.name.lower() for verb in TableVerb if WORDS[verb].said != "ruling"))]
"""What players say; what a referee says goes over no wire."""
Suit: TypeAlias = Literal["m", "p", "s"]


class Refusal(TypedDict):
    """Why something may not be done."""

    kind: str
    rule: str
    """The entry of the catalogue that forbids it, or lines of a book."""
    source: NotRequired[Said]
    text: Said
    tile: NotRequired[str | None]
    """The one that it speaks of."""


Obstacle: TypeAlias = Literal["no_yaku", "minimum", "other_wait", "idle_meld", "dead"]


class Waiting(TypedDict):
    """A tile that completes a hand, or brings it nearer."""

    tile: str
    left: int
    ron: NotRequired[int]
    tsumo: NotRequired[int]
    obstacle: NotRequired[Obstacle | None]


# ---------------------------------------------------------------- the board

Meld = TypedDict(
    "Meld",
    {
        "form": MeldForm,
        "tiles": Sequence[Tile | None],
        "claimed": Tile | None,
        "from": Seat | None,
        "side": Side | None,
        "added": Tile | None,
    },
)
"""Tiles laid open; ``from``: who fed it, where that is known."""


class PondTile(TypedDict):
    """A discard where it lies."""

    tile: Tile | None
    """None where it lies face down."""
    drawn: bool | None
    """Whether it was the tile just drawn; None where that is a secret."""
    riichi: bool
    called: Seat | None


class SeatState(TypedDict):
    """What a seat has before it."""

    seat: Seat
    member: int
    """Who sits there, by the number of the name: players may change places between deals."""
    wind: str
    tile: str
    points: int
    chips: int
    tiles: Sequence[Tile | None]
    drawn: bool
    melds: Sequence[Meld]
    pond: Sequence[PondTile]
    nuki: Sequence[Tile]
    aside: Sequence[Tile]
    riichi: bool
    ready: bool
    suit: Suit | Literal["?"] | None
    out: bool
    won: Tile | Literal["hidden"] | None
    shown: bool
    kans_shown: bool
    """Closed kans that lay face down are turned up: the deal is over."""
    opened: Sequence[Tile]
    """Tiles of the hand that lie open since an open riichi."""
    supply: Sequence[Tile]
    """What may be discarded beside the hand, where that was built."""
    riichi_kind: str
    """The word by which riichi was declared, where it is neither the ordinary one nor the open one."""
    indicators: Sequence[Tile]
    """Dora indicators that count for this seat only."""


class Broken(TypedDict):
    """Where the wall was broken."""

    side: Seat
    stack: int


class DealState(TypedDict):
    """The deal that is played."""

    number: int
    round: str
    hand: int
    dealer: Seat
    honba: int
    commitment: str
    dice: Sequence[int]
    broken: Broken | None
    seed: str


class BoardFields(TypedDict):
    """What belongs to no seat."""

    deal: DealState
    sticks: int
    pot: int
    left: int
    indicators: Sequence[Tile]
    named: Sequence[str]
    """Kinds that are dora without an indicator."""
    excluded: Sequence[Tile]
    turn: Seat | None
    last: Seat | None


class Board(BoardFields):
    """The table as a viewer sees it."""

    seats: Sequence[SeatState]


SeatPatch: TypeAlias = Annotated[Mapping[str, Any], SomeOf(SeatState)]
"""What has changed before a seat."""


class PatchedSeats(TypedDict):
    """What has changed before seats, by their numbers."""

    seats: Mapping[str, SeatPatch]


BoardPatch: TypeAlias = Annotated[Mapping[str, Any], SomeOf(BoardFields, PatchedSeats)]
"""What has changed on the table."""


class Me(TypedDict):
    """What concerns the own hand."""

    waits: Sequence[Waiting]
    furiten: bool
    furiten_why: Refusal | None
    can_back: bool
    back_before: bool
    """Whether the last answer that may be taken back was given in the deal before."""


# ---------------------------------------------------------------- why a win is worth what it is


class Row(TypedDict):
    """A payment with its reason, alone and in a whole sentence."""

    source: Account
    target: Account
    amount: int
    unit: Unit
    reason: str
    text: Said
    said: Said


class Line(TypedDict):
    """An element or a bonus that counts."""

    id: str
    name: Said
    ja: str
    price: Said
    han: int
    because: Sequence[Said]
    seed: Sequence[str]
    source: NotRequired[Said]


class Missed(TypedDict):
    """An element that does not count, though one might think so."""

    id: str
    name: Said
    because: Said
    seed: Sequence[str]
    source: NotRequired[Said]
    absorbed: NotRequired[bool]


class Fu(TypedDict):
    """Fu with their reason."""

    fu: int
    because: Said
    seed: Sequence[str]
    source: NotRequired[Said]
    rule: NotRequired[str]
    """The entry of the catalogue that they come from."""


class Explained(TypedDict):
    """All that led to the value of a win."""

    summary: Said
    blocks: Sequence[Said]
    wait: Said
    elements: Sequence[Line]
    bonuses: Sequence[Line]
    missed: Sequence[Missed]
    fu: Sequence[Fu]
    fu_total: Said
    fu_counts: bool
    notes: Sequence[Said]
    value: Said
    value_rule: str
    """The entry of the catalogue that turns the count into points."""
    han: int
    fu_sum: int
    fu_paid: int
    base: int
    points: int
    limit: bool
    lines: Mapping[Language, Sequence[str]]
    """All of it as plain lines."""


# ---------------------------------------------------------------- events and results


class Event(Open):
    """What has happened, with its words; the fields of `jantaku.table.events` under the same names."""

    event: str
    n: int
    text: Said
    seat: NotRequired[Seat]
    source: NotRequired[Account]
    tile: NotRequired[Tile | None]
    riichi: NotRequired[bool]
    drawn: NotRequired[bool | None]
    form: NotRequired[str]
    meld: NotRequired[Meld]
    rows: NotRequired[Sequence[Row]]
    explained: NotRequired[Explained | None]


class Win(TypedDict):
    """A win in a result."""

    seat: Seat
    source: Seat
    tile: Tile | None
    concealed: Sequence[Tile | None]
    melds: Sequence[Meld]
    nuki: Sequence[Tile]
    indicators: Sequence[Tile]
    ura: Sequence[Tile]
    named: Sequence[str]
    """Kinds that were dora without an indicator."""
    points: int
    explained: Explained | None


class ShownHand(TypedDict):
    """A hand that was laid open; ``waits``: for what a ready one waits."""

    seat: Seat
    concealed: Sequence[Tile]
    ready: bool
    waits: Sequence[str]


class ShownKans(TypedDict):
    """Closed kans that lay face down, and whose they are; a winner's are among the melds of the win."""

    seat: Seat
    melds: Sequence[Meld]


class DrawnDeal(TypedDict):
    """A deal without a winner; ``tiles``: those that ended it."""

    kind: str
    seats: Sequence[Seat]
    tiles: Sequence[Tile]


class NextDeal(TypedDict):
    """The deal that follows."""

    round: str
    hand: int
    dealer: Seat
    honba: int
    text: Said


class Final(TypedDict):
    """What the match came to, for all who played it, also those who rested last."""

    names: Sequence[str]
    points: Sequence[int]
    scores: Sequence[int]
    places: Sequence[int]
    chips: Sequence[int]
    rows: Sequence[Row]


class ReadingTime(TypedDict):
    """How long a result stands, and who has not read it."""

    ms: int | None
    seats: Sequence[Seat]


class Result(TypedDict):
    """What a deal came to."""

    deal: int
    kind: str
    title: Said
    wins: Sequence[Win]
    shown: Sequence[ShownHand]
    kans: Sequence[ShownKans]
    draw: DrawnDeal | None
    rows: Sequence[Row]
    before: Sequence[int]
    after: Sequence[int]
    next: NextDeal | None
    final: Final | None
    wait: ReadingTime | None


# ---------------------------------------------------------------- questions


class Action(TypedDict):
    """What may be done, by its code."""

    code: int
    verb: Verb
    tiles: Sequence[Tile]
    label: Said
    waits: NotRequired[Sequence[Waiting]]
    furiten: NotRequired[bool]
    furiten_why: NotRequired[Refusal | None]
    cost: NotRequired[Said]
    """What it costs to pass."""
    pays: NotRequired[int]
    """What a kan brings at once."""
    on: NotRequired[Sequence[Tile]]
    """The run on which a tile is laid."""
    warns: NotRequired[Said]
    """What a player would regret."""


class Greyed(TypedDict):
    """What a player would look for and may not do."""

    code: int | None
    verb: Verb
    tiles: Sequence[Tile]
    label: Said
    refusal: Refusal


class Ask(TypedDict):
    """A question to a seat."""

    seat: Seat
    actions: Sequence[Action]
    greyed: Sequence[Greyed]
    default: int


class TimeLeft(TypedDict):
    """Of a clock."""

    left_ms: int
    base_ms: int
    bank_ms: int


class Window(TypedDict):
    """The open question."""

    window: int
    kind: WindowKind
    tile: Tile | None
    source: Seat | None
    time: TimeLeft | None
    asks: Sequence[Ask]


class HintDiscard(TypedDict):
    """What a discard leaves."""

    code: int
    tile: Tile
    shanten: int
    total: int
    tiles: Sequence[Waiting]


class Near(TypedDict):
    """A yaku that the hand is near."""

    id: str
    name: Said
    price: Said
    away: int


class Reach(TypedDict):
    """The yaku that the hand is near."""

    type: Literal["reach"]
    yaku: Sequence[Near]
    re: NotRequired[int]


class Threat(TypedDict):
    """Another player in riichi, and how safe the tiles of the own hand are before him, by their faces."""

    seat: Seat
    marks: Mapping[str, Literal["safe", "suji", "wall", "fresh"]]


class Danger(TypedDict):
    """Which tiles of the hand are safe."""

    type: Literal["danger"]
    threats: Sequence[Threat]
    re: NotRequired[int]


class Hint(TypedDict):
    """What each discard leaves."""

    type: Literal["hint"]
    shanten: int | None
    """Nothing while the hand is being built."""
    discards: Sequence[HintDiscard]
    re: NotRequired[int]
