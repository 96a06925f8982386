"""What an event is: who may see what of it, what it does to the board, and its words stand in its class.

An event is frozen, serialisable and says everything, hidden tiles included. What is left of it for one viewer says
`Event.seen`, with `HIDDEN` in the place of tiles that these eyes may not see; how the board changes says `Event.lay`;
how it is told, `Event.line`. A class that lacks one of the three cannot be made, so that nothing is shown by accident
and nothing is forgotten. Seats are numbered 0 and up in the order of play, the first dealer is 0, and the numbers stay
for the whole match. Tiles are physical tiles. ``left`` is how many tiles the live wall has after an event that changes
that; None where it is not told, as in records of other programs.
"""

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, ClassVar, Final, Literal, TypeVar

import msgspec

from jantaku.hands import Meld, MeldForm
from jantaku.table.events.line import Words
from jantaku.tiles import SHORTS, SUITS, Tile, kind_of, place_in_hand

if TYPE_CHECKING:
    from jantaku.table.telling.board import Board
    from jantaku.table.telling.eyes import Eyes

HIDDEN: Final = Tile(-1)
"""A tile that a viewer may not see."""

DrawnFrom = Literal["deal", "wall", "dead_wall", "live_end"]
Changes = Literal["own", "table", "all"]
"""What an event changes on a board: what the seat has before it that it names, what belongs to no seat, or anything."""

TOLD_BY_ALL: Final = ("seen", "lay", "line")
REGISTER: Final[list[type["Event"]]] = []
"""All events that there are."""


def _tag(name: str) -> str:
    return "".join("_" + letter.lower() if letter.isupper() else letter for letter in name).lstrip("_")


class Event(msgspec.Struct, frozen=True, tag_field="event", tag=_tag, forbid_unknown_fields=True, gc=False):
    """What all events share. They refer to nothing that refers back, so nobody collects."""

    changes: ClassVar[Changes] = "all"
    counted: ClassVar[bool] = False
    """Whether the board is told by it how many tiles are seen after it; after any other all are counted anew."""

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        for name in TOLD_BY_ALL:
            if getattr(cls, name) is getattr(Event, name):
                raise TypeError(f"the event {cls.__name__} does not say {LACKING[name]}: it has no `{name}`")
        REGISTER.append(cls)

    def seen(self, eyes: "Eyes") -> "Event | None":
        """What these eyes see of it; None where they notice nothing at all."""
        raise NotImplementedError

    def lay(self, board: "Board") -> None:
        """What it does to the board."""
        raise NotImplementedError

    def line(self) -> Words:
        """Its words, without the subject: who did it stands before them."""
        raise NotImplementedError

    def tiles_shown(self) -> Iterable[Tile]:
        """The tiles that it shows; those of an event without tiles are none."""
        return ()


LACKING: Final = {"seen": "who may see it", "lay": "what it does to the board", "line": "how it is told"}

AnyOne = TypeVar("AnyOne", bound=Event)


def by_all(event: AnyOne, eyes: "Eyes") -> AnyOne:
    """Seen: everybody sees all of it."""
    return event


def nothing(event: Event, board: Any) -> None:
    """Laid: the board stays as it is."""


# ---------------------------------------------------------------- tiles that are seen, and those that are not


def is_tile(tile: int) -> bool:
    """Whether there is such a tile: a hidden one is none, nor is what a damaged record may call a tile."""
    return 0 <= tile <= 0xFFFF and kind_of(Tile(tile)) < len(SHORTS)


def known(*tiles: Tile) -> tuple[Tile, ...]:
    """Those that are seen."""
    return tuple(tile for tile in tiles if is_tile(tile))


def hidden(*tiles: Tile) -> str:
    """For a text: whether some are not seen."""
    return "no" if all(is_tile(tile) for tile in tiles) else "yes"


def in_order(tiles: Iterable[Tile]) -> tuple[Tile, ...]:
    """Those that are seen, as they stand in a hand."""
    return tuple(sorted(known(*tiles), key=place_in_hand))


def suit_of(tile: Tile) -> str:
    """The letter of a tile's suit; nothing for other tiles and hidden ones."""
    return next((suit for suit, mask in SUITS.items() if is_tile(tile) and mask >> kind_of(tile) & 1), "")


def backs(tiles: Iterable[Tile]) -> tuple[Tile, ...]:
    """As many that nobody sees."""
    return tuple(HIDDEN for _ in tiles)


def face_down(meld: Meld) -> Meld:
    """A closed kan as others see it."""
    if meld.form is not MeldForm.CLOSED_KAN:
        return meld
    return Meld(MeldForm.CLOSED_KAN, backs(meld.tiles))
