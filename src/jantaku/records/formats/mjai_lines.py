"""The lines of mjai: one struct for each type, as it is read and as it is written.

A field that a dialect leaves out is `UNSET`, and one that is not told is not written. Where programs write all manner
of things (is this a name? a flag?) the type says so, ``object``, and only what is understood counts.

A line that fits no struct is kept as it was told, an `Unread`: some are passed over, and what is wrong with the others
is said when the reader comes to them, in a sentence that names the place.
"""

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Final, TypeAlias, TypeVar

import msgspec
from msgspec import UNSET, Struct, UnsetType

from jantaku.records.damage import (
    MOST_POINTS,
    Json,
    Spot,
    damaged,
    list_in,
    object_in,
    points_in,
    seats_in,
    shown,
    whole_in,
)
from jantaku.records.record import RecordError
from jantaku.scoring.ledger import Seat
from jantaku.texts import TextId
from jantaku.tiles import Face, NotationError, face_of, parse_mjai

HIDDEN_TILE: Final = "?"
WINDS: Final = "ESWN"
PASSED_OVER: Final = ("none", "hello", "join", "error", "request_action", "action_ack", "log")
"""What servers and players say to each other."""

Name: TypeAlias = str
"""A tile as mjai calls it: ``5mr``, ``E``, ``?``."""
BySeat: TypeAlias = list[int | float | None]
"""Points, or changes. Some programs write whole numbers with a point, or nothing for a fourth place that is empty."""
T = TypeVar("T")


class _Line(Struct, tag_field="type", gc=False):
    """What all of them share: the type, which comes first."""


class StartGame(_Line, tag="start_game"):
    """The match begins. What else programs say of it is kept beside (`known_fields`)."""

    names: Sequence[object] | UnsetType = UNSET
    kyoku_first: object = UNSET
    aka_flag: object = UNSET


class StartKyoku(_Line, tag="start_kyoku", kw_only=True):
    """A deal, with the tiles of all."""

    bakaze: str | UnsetType = UNSET
    dora_marker: Name
    kyoku: int | UnsetType = UNSET
    honba: int | UnsetType = UNSET
    kyotaku: int | UnsetType = UNSET
    kyoutaku: int | UnsetType = UNSET
    oya: int | UnsetType = UNSET
    scores: BySeat | UnsetType | None = UNSET
    tehais: list[list[Name] | None]


class Tsumo(_Line, tag="tsumo"):
    """A tile is drawn."""

    actor: Seat
    pai: Name


class Dahai(_Line, tag="dahai"):
    """A tile is discarded."""

    actor: Seat
    pai: Name
    tsumogiri: object = UNSET


class Reach(_Line, tag="reach"):
    """Riichi is declared with the discard that follows."""

    actor: Seat


class ReachAccepted(_Line, tag="reach_accepted"):
    """It stands."""

    actor: Seat


class Call(_Line):
    """A discard is called."""

    actor: Seat
    target: Seat
    pai: Name
    consumed: list[Name]


class Chi(Call, tag="chi"):
    """A run."""


class Pon(Call, tag="pon"):
    """A triplet."""


class Daiminkan(Call, tag="daiminkan"):
    """An open kan."""


class Ankan(_Line, tag="ankan"):
    """A closed kan."""

    actor: Seat
    consumed: list[Name]


class Kakan(_Line, tag="kakan"):
    """A tile is added to a pon."""

    actor: Seat
    pai: Name
    consumed: list[Name] | UnsetType = UNSET


class Aside(_Line):
    """A north is set aside."""

    actor: Seat
    pai: Name | UnsetType = UNSET


class Nukidora(Aside, tag="nukidora"):
    """As most call it."""


class Kita(Aside, tag="kita"):
    """As others call it."""


class Dora(_Line, tag="dora"):
    """An indicator is turned."""

    dora_marker: Name


class NamedYaku(Struct, gc=False):
    """A yaku told as an object; usually it is a list of both."""

    name: str
    han: int | UnsetType = UNSET
    fan: int | UnsetType = UNSET


class Hora(_Line, tag="hora"):
    """A win."""

    actor: Seat
    target: Seat
    pai: Name | UnsetType = UNSET
    ura_markers: list[Name] | UnsetType | None = UNSET
    uradora_markers: list[Name] | UnsetType | None = UNSET
    hora_tehais: object = UNSET
    yakus: list[tuple[str, int] | NamedYaku] | UnsetType | None = UNSET
    fu: int | UnsetType = UNSET
    fan: int | UnsetType = UNSET
    hora_points: int | UnsetType | None = UNSET
    deltas: BySeat | UnsetType | None = UNSET
    scores: BySeat | UnsetType | None = UNSET


class Ryukyoku(_Line, tag="ryukyoku"):
    """A deal without a winner."""

    reason: object = UNSET
    tenpais: Sequence[object] | UnsetType | None = UNSET
    deltas: BySeat | UnsetType | None = UNSET
    scores: BySeat | UnsetType | None = UNSET


class EndKyoku(_Line, tag="end_kyoku"):
    """The deal is over."""


class EndGame(_Line, tag="end_game"):
    """The match is over."""

    scores: BySeat | UnsetType | None = UNSET


class Unread(Struct, gc=False):
    """A line that is none of these."""

    told: dict[str, Json]


Line: TypeAlias = (
    StartGame
    | StartKyoku
    | Tsumo
    | Dahai
    | Reach
    | ReachAccepted
    | Chi
    | Pon
    | Daiminkan
    | Ankan
    | Kakan
    | Nukidora
    | Kita
    | Dora
    | Hora
    | Ryukyoku
    | EndKyoku
    | EndGame
)
Numbered: TypeAlias = tuple[int, Line | Unread]
"""A line, and where it stands."""

_LINES: Final[dict[str, type[Struct]]] = {str(kind.__struct_config__.tag): kind for kind in Line.__args__}
_READ: Final[msgspec.json.Decoder[Line]] = msgspec.json.Decoder(Line)
_PLAIN: Final = msgspec.json.Decoder()
_EACH: Final = msgspec.json.Decoder(list[msgspec.Raw])
_ENCODER: Final = msgspec.json.Encoder()


def place_of_line(number: int, deal: int = 0) -> Spot:
    """Where a line stands."""
    return Spot("line", deal, 0, number)


def read_lines(text: str) -> tuple[list[Numbered], bool]:
    """The lines with their numbers, or the objects of a list; and whether the last line was cut."""
    text = text.lstrip("\ufeff")
    if _is_list(text):
        return _read_list(text), False
    written = [(number, line) for number, line in enumerate(text.splitlines(), 1) if line.strip()]
    lines: list[Numbered] = []
    for number, line in written:
        try:
            lines.append((number, _read_line(line, number)))
        except RecordError:
            if number != written[-1][0] or not lines:
                raise
            return lines, True
    return lines, False


def _is_list(text: str) -> bool:
    return text.lstrip().startswith("[")


def _read_list(text: str) -> list[Numbered]:
    try:
        _PLAIN.decode(text)  # all of it is JSON, or nothing is read
        found = _EACH.decode(text)
    except (msgspec.DecodeError, RecursionError, UnicodeError) as error:
        raise _not_json(1, error) from None
    return [(at, _read_line(bytes(line), at)) for at, line in enumerate(found, 1)]


def _read_line(line: str | bytes, number: int) -> Line | Unread:
    try:
        return _READ.decode(line)
    except msgspec.ValidationError:
        return _unread(line, number)
    except (msgspec.DecodeError, RecursionError, UnicodeError) as error:
        raise _not_json(number, error) from None


def _unread(line: str | bytes, number: int) -> Unread:
    try:
        told = _PLAIN.decode(line)
    except (msgspec.DecodeError, RecursionError, UnicodeError) as error:
        raise _not_json(number, error) from None
    return Unread(object_in(told, place_of_line(number)))


def _not_json(number: int, error: Exception) -> RecordError:
    place = place_of_line(number)
    return damaged(place, f"this is not JSON: {error}", TextId("mjai-not-json"))


def value_in(line: Line | Unread, field: str) -> Json:
    """What a line says in this field, if it says anything, whether or not the line is in order."""
    value = line.told.get(field) if isinstance(line, Unread) else getattr(line, field, None)
    return None if value is UNSET else value


def kind_of_line(line: Line | Unread) -> Json:
    """The type that a line says it has."""
    return line.told.get("type") if isinstance(line, Unread) else line.__struct_config__.tag


def further_fields(text: str, number: int) -> dict[str, str]:
    """What the line of this number tells of a match beside what `StartGame` has, each value as it was written."""
    text = text.lstrip("\ufeff")
    told = _PLAIN.decode(text)[number - 1] if _is_list(text) else _PLAIN.decode(text.splitlines()[number - 1])
    known = {"type", *(field.encode_name for field in msgspec.structs.fields(StartGame))}
    return {key: _ENCODER.encode(value).decode() for key, value in told.items() if key not in known}


def start_game_with(line: StartGame, further: dict[str, str]) -> StartGame | msgspec.Raw:
    """The line with what another file said beside it (`further_fields`)."""
    if not further:
        return line
    kept = {key: msgspec.Raw(value.encode()) for key, value in further.items()}
    return msgspec.Raw(_ENCODER.encode(msgspec.to_builtins(line) | kept))


def written_lines(lines: list[Line | msgspec.Raw]) -> str:
    """The file."""
    return _ENCODER.encode_lines(lines).decode()


# ---------------------------------------------------------------- values


@lru_cache(maxsize=256)
def _face(name: str) -> Face | None:
    try:
        tiles = parse_mjai([name])
    except NotationError:
        return None
    return face_of(tiles[0]) if len(tiles) == 1 else None


def tile_in(name: Json, place: Spot) -> Face:
    """The tile of this name, which must be seen."""
    if name == HIDDEN_TILE:
        raise damaged(place, "a tile is hidden; a record needs all tiles", TextId("mjai-hidden"))
    face = _face(name) if isinstance(name, str) else None
    if face is None:
        said = shown(name)
        raise damaged(place, f"{said} is no tile", TextId("mjai-no-tile"), value=said)
    return face


def tiles_in(names: Json, place: Spot, count: int | None = None) -> list[Face]:
    """The tiles of these names, so many if it is told how many."""
    return [tile_in(name, place) for name in list_in(names, place, count)]


def wind_in(wind: Json, place: Spot) -> int:
    """The number of the wind of this name."""
    if not isinstance(wind, str) or len(wind) != 1 or wind not in WINDS:
        said = shown(wind)
        raise damaged(place, f"{said} is no wind", TextId("mjai-wind"), value=said)
    return WINDS.index(wind)


def yakus_in(entries: Json, place: Spot) -> None:
    """The names and numbers of yaku, each a list of both or an object."""
    for entry in list_in(entries, place):
        if isinstance(entry, dict):
            entry = [entry.get("name"), entry.get("han", entry.get("fan"))]
        name, fan = list_in(entry, place, 2)
        if not isinstance(name, str):
            said = shown(name)
            raise damaged(place, f"{said} is no yaku", TextId("mjai-yaku"), value=said)
        whole_in(fan, place)


# ---------------------------------------------------------------- what is wrong with a line

_Check: TypeAlias = Callable[[Json, Spot, int], object]


def _seat_wanted(value: Json, place: Spot, players: int) -> object:
    return whole_in(value, place, 0, players - 1)


def _hands_wanted(value: Json, place: Spot, players: int) -> object:
    return [tiles_in(hand, place) for hand in seats_in(value, place, players)]


_WANTED: Final[dict[str, _Check]] = {
    **dict.fromkeys(("actor", "target", "oya"), _seat_wanted),
    **dict.fromkeys(("pai", "dora_marker"), lambda value, place, players: tile_in(value, place)),
    **dict.fromkeys(
        ("consumed", "ura_markers", "uradora_markers"), lambda value, place, players: tiles_in(value, place)
    ),
    **dict.fromkeys(("scores", "deltas"), points_in),
    **dict.fromkeys(("names", "tenpais"), lambda value, place, players: list_in(value, place)),
    **dict.fromkeys(
        ("honba", "kyotaku", "kyoutaku", "fu", "fan"), lambda value, place, players: whole_in(value, place)
    ),
    "kyoku": lambda value, place, players: whole_in(value, place, 1, players),
    "hora_points": lambda value, place, players: whole_in(value, place, 0, MOST_POINTS),
    "bakaze": lambda value, place, players: wind_in(value, place),
    "tehais": _hands_wanted,
    "yakus": lambda value, place, players: yakus_in(value, place),
}
"""By field, who says what is wrong with a value."""


def flaw(line: Unread, place: Spot, players: int) -> RecordError:
    """What is wrong with a line."""
    kind = line.told.get("type")
    struct = _LINES.get(kind) if isinstance(kind, str) else None
    if struct is None:
        said = shown(kind)
        return damaged(place, f"there is no line of type {said}", TextId("mjai-type"), value=said)
    missing = [field for field in msgspec.structs.fields(struct) if field.required and field.name not in line.told]
    if missing:
        return damaged(place, f"{missing[0].name} is missing", TextId("mjai-missing"), field=missing[0].name)
    wrong = next(field.name for field in msgspec.structs.fields(struct) if not _fits(line.told, field))
    value = line.told[wrong]
    try:
        _WANTED[wrong](value, place, players)
    except RecordError as error:
        return error
    said = shown(value)
    return damaged(place, f"{wrong} cannot be {said}", TextId("mjai-field"), field=wrong, value=said)


def _fits(told: dict[str, Json], field: msgspec.structs.FieldInfo) -> bool:
    try:
        msgspec.convert(told.get(field.name, UNSET), field.type)
    except msgspec.ValidationError:
        return field.name not in told
    return True


def or_else(value: T | UnsetType, usual: T) -> T:
    """What is told, or what is usual."""
    return usual if value is UNSET else value
