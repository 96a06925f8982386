"""Markers of personal dora: discards that were taken, and are dora indicators of one player (001:2797-2804)."""

from collections import Counter
from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, ClassVar, Self

from jantaku.hands import MeldForm
from jantaku.scoring.ledger import Seat
from jantaku.table.state.holding import NO_TILE
from jantaku.table.state.memory import Memory, recall, recalled
from jantaku.tiles import KIND, Kind, Tile

if TYPE_CHECKING:
    from jantaku.table.state.deal import Deal


class PersonalMarkers(Memory):
    """The markers that lie before each seat: one, and the one that is just taken in its place before it."""

    stored: ClassVar[str] = "personal_dora"
    tiles: list[list[Tile]]
    taken: list[Tile] = []
    """The discards that were taken from ponds."""
    said: list[Seat] = []
    """Who has taken a marker since the last discard."""

    @classmethod
    def begin(cls, seats: int) -> Self:
        """None yet."""
        return cls([[] for _ in range(seats)])


def markers_of(deal: "Deal", seat: Seat) -> list[Tile]:
    """What lies before this seat, the newest first; nothing where the table knows no such thing."""
    memory = recalled(deal, PersonalMarkers)
    return [] if memory is None else memory.tiles[seat]


def taken_as_markers(deal: "Deal") -> list[Tile]:
    """The discards that lie in ponds no more; none where the table knows no such thing."""
    memory = recalled(deal, PersonalMarkers)
    return [] if memory is None else memory.taken


def standing_markers(deal: "Deal") -> list[Tile]:
    """The marker that counts of each seat; -1 where there is none."""
    return [lying[0] if lying else NO_TILE for lying in recall(deal, PersonalMarkers).tiles]


def foreign_dora(deal: "Deal", seat: Seat, concealed: Iterable[Tile], dora_of: Callable[[Tile], Iterable[Kind]]) -> int:
    """What the dora of others are to a win of this seat: han that they bring to who has no marker, or, as a number
    below zero, the dora that they take from who has one (001:2799). ``concealed``: with the winning tile.

    Without a marker it is one han less than there are tiles that are each the dora of another. With one, each tile that
    is a dora of others takes one away, but in a closed kan it does not.
    """
    markers = recall(deal, PersonalMarkers).tiles
    others = Counter(
        kind for other, lying in enumerate(markers) if other != seat for tile in lying[:1] for kind in {*dora_of(tile)}
    )
    if not others:
        return 0
    lying = Counter(tile & KIND for tile in concealed)
    in_kans: Counter[int] = Counter()
    for meld in deal.hands[seat].melds:
        (in_kans if meld.form is MeldForm.CLOSED_KAN else lying).update(tile & KIND for tile in meld.all_tiles)
    if markers[seat]:
        return -sum(lying[kind] for kind in others)
    return max(sum(min(lying[kind] + in_kans[kind], players) for kind, players in others.items()) - 1, 0)
