"""What happened at the table, in order: the truth of a match.

An event is frozen, serialisable and says everything, hidden tiles included; a `View` is what is left of it for one
seat, with `HIDDEN` in the place of tiles that the seat may not see. Seats are numbered 0 and up in the order of play,
the first dealer is 0, and the numbers stay for the whole match. Tiles are physical tiles.
"""

from typing import Final, Literal, TypeAlias

import msgspec

from jantaku.hands import Meld
from jantaku.scoring.ledger import Seat, Transfer
from jantaku.tiles import Tile

HIDDEN: Final = Tile(-1)
"""A tile that a viewer may not see."""

DrawnFrom = Literal["deal", "wall", "dead_wall", "live_end"]
KanForm = Literal["closed", "added", "eyes"]
DrawKind = Literal[
    "exhausted",
    "nagashi",
    "kyuushu_kyuuhai",
    "four_winds",
    "four_riichi",
    "four_kans",
    "triple_ron",
    "double_ron",
    "chombo",
    "referee",
    "time",
]
"""How a deal ended without a winner. Nagashi is the exhausted wall with a payment of its own."""


def _tag(name: str) -> str:
    return "".join("_" + letter.lower() if letter.isupper() else letter for letter in name).lstrip("_")


class _Event(msgspec.Struct, frozen=True, tag_field="event", tag=_tag, forbid_unknown_fields=True, gc=False):
    """What all events share: nothing but being events. They refer to nothing that refers back, so nobody collects."""


class MatchStarted(_Event, frozen=True, tag=_tag, gc=False):
    """The players sit down. ``names`` by seat."""

    rules: str
    fingerprint: str
    names: tuple[str, ...]
    points: tuple[int, ...]


class SeatsDrawn(_Event, frozen=True, tag=_tag, gc=False):
    """Who sits where: ``seats[i]`` is the seat of the player who was named as the i-th. ``dice``: those that were
    thrown for the first dealer, one after the other."""

    method: str
    seats: tuple[Seat, ...]
    dice: tuple[int, ...] = ()


class DealStarted(_Event, frozen=True, tag=_tag, gc=False):
    """A new deal. ``round`` is the kind of the round tile (27 = East), ``hand`` counts the dealers of the round from 0.

    ``sticks`` are those of earlier deals. ``commitment`` is the SHA-256 of the deal's seed, in hex, or empty.
    """

    number: int
    round: int
    hand: int
    dealer: Seat
    honba: int
    sticks: int
    points: tuple[int, ...]
    commitment: str = ""


class DiceRolled(_Event, frozen=True, tag=_tag, gc=False):
    """Dice for the break of the wall."""

    seat: Seat
    dice: tuple[int, ...]


class WallBroken(_Event, frozen=True, tag=_tag, gc=False):
    """The side of this seat is broken to the left of its ``stack``-th stack from the right (it may run on further)."""

    side: Seat
    stack: int


class KindsExcluded(_Event, frozen=True, tag=_tag, gc=False):
    """Tiles are turned up at the right of the break, in this order; their kinds are out of play in this deal, and so is
    the tile under the last one where that was an upper one."""

    kinds: tuple[int, ...]
    tiles: tuple[Tile, ...]


class Dealt(_Event, frozen=True, tag=_tag, gc=False):
    """A block of tiles goes to a seat."""

    seat: Seat
    tiles: tuple[Tile, ...]


class SuitChosen(_Event, frozen=True, tag=_tag, gc=False):
    """A seat has chosen, in secret, the suit that it must be rid of: it puts this tile of it face down before itself,
    which it must discard first; or, holding none, a card, which is told as the 1 of that suit."""

    seat: Seat
    tile: Tile
    card: bool = False


class SuitShown(_Event, frozen=True, tag=_tag, gc=False):
    """The card of the suit that this seat must be rid of is turned up; a tile of it would say so itself. ``suit``: m, p
    or s."""

    seat: Seat
    suit: str


class TilesPassed(_Event, frozen=True, tag=_tag, gc=False):
    """Tiles go from one hand into another before the first turn."""

    seat: Seat
    target: Seat
    tiles: tuple[Tile, ...]


class ReadyDeclared(_Event, frozen=True, tag=_tag, gc=False):
    """The hand as it was dealt is ready, and will not change: said before the first turn, or right before the discard
    with which it is said. It stands at once and costs nothing, so that no `RiichiStands` follows."""

    seat: Seat


class HandOpened(_Event, frozen=True, tag=_tag, gc=False):
    """Riichi is declared with these tiles of the hand laid open, all of it or the part that waits; the discard with
    which it is said follows. ``waits``: the kinds for which the hand waits then."""

    seat: Seat
    tiles: tuple[Tile, ...]
    waits: tuple[int, ...]


class HissatsuDeclared(_Event, frozen=True, tag=_tag, gc=False):
    """A ready hand is laid open, and two of three tiles that are drawn at once lie before it as dora indicators that
    count only for it; the third follows, and wins, or it is chombo."""

    seat: Seat
    tiles: tuple[Tile, ...]
    indicators: tuple[Tile, ...]


class IndicatorShown(_Event, frozen=True, tag=_tag, gc=False):
    """A dora indicator is turned."""

    tile: Tile


class Drawn(_Event, frozen=True, tag=_tag, gc=False):
    """A tile is drawn; ``deal``: the dealer's fourteenth tile."""

    seat: Seat
    tile: Tile
    source: DrawnFrom = "wall"


class Discarded(_Event, frozen=True, tag=_tag, gc=False):
    """A discard. ``drawn``: the tile that was just drawn. ``riichi``: declared with it, not yet paid."""

    seat: Seat
    tile: Tile
    drawn: bool = False
    riichi: bool = False


class RiichiStands(_Event, frozen=True, tag=_tag, gc=False):
    """Nobody won on the tile of the declaration: the stick is laid down."""

    seat: Seat
    rows: tuple[Transfer, ...]


class Called(_Event, frozen=True, tag=_tag, gc=False):
    """Chi, pon or open kan with the last discard, which was made by ``source``."""

    seat: Seat
    source: Seat
    meld: Meld


class KanDeclared(_Event, frozen=True, tag=_tag, gc=False):
    """A closed kan, or a tile added to a pon; it may still be robbed. ``meld`` is the kan as it will stand."""

    seat: Seat
    form: KanForm
    meld: Meld


class RunRaised(_Event, frozen=True, tag=_tag, gc=False):
    """A tile is laid on the claimed tile of an open run; it may still be robbed. ``meld`` is the run as it will
    stand."""

    seat: Seat
    meld: Meld


class NukiDeclared(_Event, frozen=True, tag=_tag, gc=False):
    """A tile is set aside as dora; it may still be robbed."""

    seat: Seat
    tile: Tile


class TileReplaced(_Event, frozen=True, tag=_tag, gc=False):
    """A tile that is out of play is laid aside; another is drawn for it."""

    seat: Seat
    tile: Tile


class CountedElement(msgspec.Struct, frozen=True):
    """An element of a won hand: han, or the base amount of a limit."""

    id: str
    fact: str | None
    han: int
    limit: int | None = None


class Won(_Event, frozen=True, tag=_tag, gc=False):
    """A win. ``source`` is the discarder, the robbed player, or on a tsumo the winner. ``bonus`` are dora, ura dora,
    red tiles and tiles set aside that were counted; ``points`` is what the hand is worth without honba and sticks."""

    seat: Seat
    source: Seat
    tile: Tile
    concealed: tuple[Tile, ...]
    """Without the winning tile."""
    melds: tuple[Meld, ...]
    elements: tuple[CountedElement, ...]
    bonus: tuple[int, int, int, int]
    han: int
    fu: int
    base: int
    points: int
    by_limit: bool
    indicators: tuple[Tile, ...]
    ura: tuple[Tile, ...]
    liable: Seat | None = None
    flags: tuple[str, ...] = ()
    nuki: tuple[Tile, ...] = ()
    """The winner's tiles that were set aside."""
    stands_for: Tile | None = None
    """The tile for which the drawn one stands, where that is a joker."""


class FalseWin(_Event, frozen=True, tag=_tag, gc=False):
    """A win that is none, where winners leave a deal that goes on: it is taken for one until the hands are checked
    (004:43). ``source`` is as in `Won`."""

    seat: Seat
    source: Seat
    tile: Tile


class TileReturned(_Event, frozen=True, tag=_tag, gc=False):
    """A tile that was just drawn goes back to the wall: the one on the table before it is claimed for a win."""

    seat: Seat
    tile: Tile
    source: DrawnFrom = "wall"


class HandShown(_Event, frozen=True, tag=_tag, gc=False):
    """A hand is laid open: ready at a draw, or for an abortive draw."""

    seat: Seat
    concealed: tuple[Tile, ...]
    ready: bool = True


class KansShown(_Event, frozen=True, tag=_tag, gc=False):
    """The deal is over, and a seat turns up its closed kans, where those lay face down; a winner's are seen with the
    win."""

    seat: Seat
    melds: tuple[Meld, ...]


class DealDrawn(_Event, frozen=True, tag=_tag, gc=False):
    """The deal ends without a winner. ``seats``: who is ready; who declared; whose nagashi it is; who was at fault."""

    kind: DrawKind
    seats: tuple[Seat, ...] = ()


class Paid(_Event, frozen=True, tag=_tag, gc=False):
    """Points move; all payments of a deal's end are one event."""

    rows: tuple[Transfer, ...]


class Ruled(_Event, frozen=True, tag=_tag, gc=False):
    """The referee's decision: ``chombo``, ``dead_hand``, ``abort``."""

    ruling: str
    seat: Seat
    offence: str = ""


class DealEnded(_Event, frozen=True, tag=_tag, gc=False):
    """Points after the deal, and the seed it was dealt from, in hex, so that everybody can check the wall."""

    points: tuple[int, ...]
    sticks: int
    seed: str = ""


class MatchEnded(_Event, frozen=True, tag=_tag, gc=False):
    """The match is over. ``scores`` are final scores in points (52000 is +52), by seat, ``rows`` how they came. Chips
    are counted by themselves: what they are worth is agreed elsewhere."""

    points: tuple[int, ...]
    scores: tuple[int, ...]
    places: tuple[int, ...]
    rows: tuple[Transfer, ...] = ()
    chips: tuple[int, ...] = ()


Event: TypeAlias = (
    MatchStarted
    | SeatsDrawn
    | DealStarted
    | DiceRolled
    | WallBroken
    | KindsExcluded
    | Dealt
    | SuitChosen
    | SuitShown
    | TilesPassed
    | ReadyDeclared
    | HandOpened
    | HissatsuDeclared
    | IndicatorShown
    | Drawn
    | Discarded
    | RiichiStands
    | Called
    | KanDeclared
    | RunRaised
    | NukiDeclared
    | TileReplaced
    | Won
    | FalseWin
    | TileReturned
    | HandShown
    | KansShown
    | DealDrawn
    | Paid
    | Ruled
    | DealEnded
    | MatchEnded
)
