"""What is wrong with a file, and where: the sentences of all readers begin with the place."""

from typing import Any, Final, Literal, NamedTuple

from jantaku.records.record import RecordError
from jantaku.scoring.ledger import Seat
from jantaku.texts import TextId

Json = Any
"""What a file says, before it is looked at."""

MOST: Final = 1000
"""Nobody counts more honba, sticks, han or fu than this: what is beyond is damage."""
MOST_POINTS: Final = 10**9
SEATS: Final = 4
"""Places of all formats. Three players leave the last one empty, or leave it out."""
THREE: Final = 3

Where = Literal["file", "deal", "seat", "dealt", "draws", "discards", "result", "line", "sign"]


class Spot(NamedTuple):
    """Where in a file something is wrong. Deals and positions count from 1, seats from 0, as all formats do.

    The position of a sign is its line.
    """

    where: Where = "file"
    deal: int = 0
    seat: Seat = 0
    position: int = 0
    column: int = 0

    def __str__(self) -> str:
        said = {
            "file": "the file",
            "deal": f"deal {self.deal}",
            "seat": f"deal {self.deal}, seat {self.seat}",
            "dealt": f"deal {self.deal}, seat {self.seat}, tile {self.position} of the deal",
            "draws": f"deal {self.deal}, seat {self.seat}, draw {self.position}",
            "discards": f"deal {self.deal}, seat {self.seat}, discard {self.position}",
            "result": f"deal {self.deal}, result",
            "line": f"deal {self.deal}, line {self.position}" if self.deal else f"line {self.position}",
            "sign": f"line {self.position}, column {self.column}",
        }
        return said[self.where]


def place_of(at: int, text: str) -> Spot:
    """The line and column of a sign in a text."""
    return Spot("sign", position=text.count("\n", 0, at) + 1, column=at - text.rfind("\n", 0, at))


def damaged(place: Spot, message: str, text_id: TextId, **arguments: str | int) -> RecordError:
    """What is wrong, with its place."""
    return RecordError(f"{place}: {message}", text_id, **place._asdict(), **arguments)


def shown(value: object) -> str:
    """A value of a file, short enough for a message, and without signs that a terminal would obey."""
    text = value if isinstance(value, str) else repr(value)
    short = text if len(text) <= 40 else text[:39] + "…"
    return "".join(sign if sign.isprintable() else "?" for sign in short)


# ---------------------------------------------------------------- values that are wanted


def object_in(value: Json, place: Spot) -> dict[str, Json]:
    """The value, which must be an object."""
    if not isinstance(value, dict):
        said = shown(value)
        raise damaged(place, f"an object is wanted, not {said}", TextId("told-object-wanted"), value=said)
    return value


def list_in(value: Json, place: Spot, count: int | None = None) -> list[Json]:
    """The value, which must be a list, of this length if one is told."""
    if not isinstance(value, list):
        said = shown(value)
        raise damaged(place, f"a list is wanted, not {said}", TextId("told-list-wanted"), value=said)
    if count is not None and len(value) != count:
        message = f"a list of {count} is wanted, this one has {len(value)}"
        raise damaged(place, message, TextId("told-list-size"), wanted=count, count=len(value))
    return value


def whole_in(value: Json, place: Spot, low: int = 0, high: int = MOST) -> int:
    """The value, which must be a whole number in these bounds."""
    if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
        said = shown(value)
        message = f"a number from {low} to {high} is wanted, not {said}"
        raise damaged(place, message, TextId("told-number-wanted"), low=low, high=high, value=said)
    return value


def seats_in(value: Json, place: Spot, players: int = SEATS) -> list[Json]:
    """The value, which must be a list with an entry for each player. Three may leave a fourth place in it empty, which
    is left out here."""
    entries = list_in(value, place, None if players < SEATS else players)
    if len(entries) not in (players, SEATS):
        list_in(value, place, players)
    if any(map(_is_somebody, entries[players:])):
        said = shown(entries[-1])
        raise damaged(place, f"the fourth of three players has {said}", TextId("told-fourth-seat"), value=said)
    return entries[:players]


def _is_somebody(entry: Json) -> bool:
    """Whether an entry is that of a player. A hand of which nothing is seen is nobody's."""
    return bool(entry) and not (isinstance(entry, list) and all(tile == "?" for tile in entry))


def points_in(value: Json, place: Spot, players: int = SEATS) -> tuple[int, ...]:
    """The value, which must be points of each seat, or changes of them."""
    return tuple(
        whole_in(_whole(points), place, -MOST_POINTS, MOST_POINTS) for points in seats_in(value, place, players)
    )


def _whole(number: Json) -> Json:
    """Some programs write whole numbers with a point."""
    return int(number) if isinstance(number, float) and number.is_integer() else number
