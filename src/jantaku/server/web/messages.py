"""What a client may say over the WebSocket, and at HTTP addresses: typed, checked, everything else refused by name."""

import re
from typing import Annotated, Final, Literal, TypeAlias, TypeVar

import msgspec
from msgspec import Meta, Struct

from jantaku.server.web.errors import ServerError

LONGEST_FRAME: Final = 4096

Number: TypeAlias = Annotated[int, Meta(ge=0, le=2**53)]
SmallNumber: TypeAlias = Annotated[int, Meta(ge=0, le=2**31 - 1)]
Nonce: TypeAlias = Annotated[str, Meta(max_length=64, pattern="^[ -~]*$")]
Short: TypeAlias = Annotated[str, Meta(max_length=64)]
PatternText: TypeAlias = Annotated[str, Meta(max_length=500)]
Id: TypeAlias = Annotated[int, Meta(ge=-(2**53), le=2**53)]
Phrase: TypeAlias = Literal[
    "hello", "luck", "fine", "close", "ouch", "sorry", "moment", "hurry", "thanks", "bye",
    "smile", "wow", "cry", "clap", "think", "cool",
]  # fmt: skip


class _Message(Struct, tag_field="type", tag=str.lower, kw_only=True):
    """What all of them share: ``id`` is repeated in the reply."""

    id: Id | None = None


class Hello(_Message, kw_only=True, tag=str.lower):
    """Who it is, and at which table."""

    table: Short
    token: Annotated[str, Meta(max_length=128)] = ""
    lang: Literal["ru", "en"] = "en"


class Answer(_Message, kw_only=True, tag=str.lower):
    """An answer to a window."""

    window: Number
    code: Number
    seat: SmallNumber | None = None


class Why(_Message, kw_only=True, tag=str.lower):
    """Why may I not do this?"""

    code: Number | None = None
    verb: Short | None = None
    seat: SmallNumber | None = None


class Hint(_Message, kw_only=True, tag=str.lower):
    """What does each discard leave?"""


class Reach(_Message, kw_only=True, tag=str.lower):
    """Which yaku is the hand near?"""


class Danger(_Message, kw_only=True, tag=str.lower):
    """Which tiles of the hand are safe from those in riichi?"""


class Next(_Message, kw_only=True, tag=str.lower):
    """The result was read."""


class Ready(_Message, kw_only=True, tag=str.lower):
    """In the waiting room."""

    ready: bool


class Back(_Message, kw_only=True, tag=str.lower):
    """Take back to the last own decision."""


class Leave(_Message, kw_only=True, tag=str.lower):
    """A bot plays on."""


class Fill(_Message, kw_only=True, tag=str.lower):
    """In the waiting room: who shall come to an empty place."""

    place: SmallNumber
    kind: Literal["bot", "person"]
    lang: Literal["ru", "en"] = "en"


class Chat(_Message, kw_only=True, tag=str.lower):
    """A line to those at the table: one of the phrases, or, between deals, a text."""

    phrase: Phrase | None = None
    text: Annotated[str, Meta(max_length=200)] = ""


class Vote(_Message, kw_only=True, tag=str.lower):
    """The match shall end here; or, after all, not."""

    end: bool


class Ping(_Message, kw_only=True, tag=str.lower):
    """Is somebody there?"""


ClientMessage: TypeAlias = (
    Hello | Answer | Why | Hint | Reach | Danger | Next | Ready | Back | Leave | Fill | Chat | Vote | Ping
)

_DECODER: Final[msgspec.json.Decoder[ClientMessage]] = msgspec.json.Decoder(ClientMessage)
_PLACE: Final = re.compile(r"`\$\.?([^`]*)`|field `([^`]*)`")


def read_message(frame: str | bytes) -> ClientMessage:
    """The message in a frame."""
    if len(frame) > LONGEST_FRAME:
        raise ServerError("too_long", most=LONGEST_FRAME)
    try:
        return _DECODER.decode(frame)
    except msgspec.ValidationError as error:
        raise _wrong(error) from None
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        raise ServerError("not_json") from None


def _wrong(error: msgspec.ValidationError) -> ServerError:
    text = str(error)
    if text.startswith("Invalid value") and "$.type" in text:
        return ServerError("unknown_type")
    place = _PLACE.search(text)
    return ServerError("bad_message", place=(place[1] or place[2] or "") if place else "")


_T = TypeVar("_T")


def read_body(body: bytes, type_: type[_T]) -> _T:
    """The JSON body of a request."""
    try:
        return msgspec.json.decode(body, type=type_)
    except msgspec.ValidationError as error:
        raise _wrong(error) from None
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        raise ServerError("not_json") from None


# ---------------------------------------------------------------- bodies


class Clock(Struct, forbid_unknown_fields=True):
    """Seconds for each answer, and those of a bank that is filled at each deal."""

    base_s: Annotated[float, Meta(ge=0.05, le=3600)]
    bank_s: Annotated[float, Meta(ge=0, le=3600)] = 0


Milliseconds: TypeAlias = Annotated[int, Meta(ge=0, le=60_000)]


class Options(Struct, forbid_unknown_fields=True, kw_only=True):
    """How a table is run, beside its rules."""

    clock: Clock | None = None
    call_ms: Milliseconds = 0
    """Every discard stands for so long, whether anybody may claim it or not, and time tells nothing; 0 = no."""
    pace_ms: tuple[Milliseconds, Milliseconds] = (500, 900)
    """From a discard to what follows, at least."""
    think_ms: tuple[Milliseconds, Milliseconds] = (400, 800)
    """How long bots seem to think in their turn."""
    pause_s: Annotated[float, Meta(ge=0, le=600)] | None = 15.0
    """How long a result stands where people have not said that they have read it; None: until they have."""
    draw_seats: bool = False
    helper: bool = True
    public: bool = True
    watch: Literal["off", "table", "hands"] = "table"
    watch_delay_s: Annotated[float, Meta(ge=0, le=600)] = 0.0


Seated: TypeAlias = Annotated[str, Meta(max_length=24)]
Name: TypeAlias = Annotated[str, Meta(max_length=24)]


class NewTable(Struct, kw_only=True):
    """A table to be laid."""

    rules: Short = ""
    sheet: Annotated[str, Meta(max_length=131_072)] = ""
    name: Annotated[str, Meta(max_length=48)] = ""
    seats: Annotated[list[Seated], Meta(max_length=8)] = []
    you: Name = ""
    options: Options = msgspec.field(default_factory=Options)
    start: bool = True
    nonce: Nonce = ""
    lang: Literal["ru", "en"] = "en"
    """What the bots are called in."""


class Join(Struct, kw_only=True):
    """Somebody wants to sit down."""

    name: Name
    place: SmallNumber | None = None
    nonce: Nonce = ""


Scalar: TypeAlias = bool | int | float | str
Written: TypeAlias = Scalar | list[Scalar] | dict[str, Scalar | list[Scalar]]
"""What somebody may write for an option, as `jantaku.rules.values` has it."""


class OwnYaku(Struct, kw_only=True):
    """A yaku that the rule set defines itself."""

    pattern: PatternText
    price: int | Short | dict[Literal["closed", "open"], int | Short]
    name: Annotated[str, Meta(max_length=80)] = ""


class Sheet(Struct, kw_only=True):
    """A rule set: as a sheet, or as what differs from another."""

    sheet: Annotated[str, Meta(max_length=131_072)] = ""
    extends: Short = ""
    id: Short = "mine"
    name: dict[Literal["ru", "en"], Annotated[str, Meta(max_length=80)]] = {}
    options: dict[Short, Written] = {}
    yaku: dict[Short, int | Short | dict[Literal["closed", "open"], int | Short]] = {}
    own: Annotated[dict[Short, OwnYaku], Meta(max_length=48)] = {}


class OneSet(Struct, kw_only=True):
    """A rule set: a preset by its id, or a sheet."""

    rules: Short = ""
    sheet: Annotated[str, Meta(max_length=131_072)] = ""


class Comparison(Struct, kw_only=True):
    """Rule sets to be laid side by side."""

    sets: Annotated[list[OneSet], Meta(min_length=2, max_length=3)]


Hand: TypeAlias = Annotated[str, Meta(max_length=200)]
WindName: TypeAlias = Annotated[str, Meta(max_length=2)]


class PatternQuestion(Struct, kw_only=True):
    """A pattern, and a hand to try it on."""

    pattern: PatternText
    rules: Short = ""
    hand: Hand = ""
    win: Hand = ""
    by: Literal["ron", "tsumo"] = "ron"
    seat: Literal["E", "S", "W", "N"] = "S"
    round: Literal["E", "S", "W", "N"] = "E"


class ScoreQuestion(Struct, kw_only=True, rename={"discarder": "from"}):
    """A written hand, as ``jantaku score`` takes it."""

    hand: Hand = ""
    win: Hand = ""
    rules: Short = ""
    sheet: Annotated[str, Meta(max_length=131_072)] = ""
    by: Literal["ron", "tsumo"] = "ron"
    seat: WindName = "S"
    round: WindName = "E"
    discarder: WindName | None = None
    dora: Hand = ""
    ura: Hand = ""
    named_dora: Hand = ""
    foreign_dora: Annotated[int, Meta(ge=-99, le=99)] = 0
    nuki: Hand = ""
    honba: Annotated[int, Meta(ge=0, le=1000)] = 0
    sticks: Annotated[int, Meta(ge=0, le=1000)] = 0
    liable: WindName | None = None
    flags: Annotated[list[Short], Meta(max_length=20)] = []
    river: Annotated[int, Meta(ge=0, le=200)] | None = None
    first_discard: bool = False
    after_kan: bool = False
    early_kan: bool = False
    riichi_tile: bool = False
    opposite_riichi: bool = False
    late_riichi: bool = False
    okawari: bool = False
    tetora_appu: bool = False
    pond: Hand = ""
    void: Literal["", "m", "p", "s"] = ""
    out: Annotated[list[WindName], Meta(max_length=8)] = []


class ScoreQuestions(Struct, kw_only=True):
    """Several at once."""

    questions: Annotated[list[ScoreQuestion], Meta(max_length=16)]


class FormQuestion(Struct, kw_only=True):
    """By which rules hands are to be scored."""

    rules: Short = ""
    sheet: Annotated[str, Meta(max_length=131_072)] = ""
