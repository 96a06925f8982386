"""What one seat holds: concealed tiles, melds, the pond, and what follows from them.

The waits are found once when the hand changes, not when somebody asks: "can anybody win on this tile" is then one test
of a bit for each seat.
"""

from collections.abc import Iterable

import msgspec

from jantaku.hands import Meld
from jantaku.hands.kernel import add_tiles
from jantaku.scoring.ledger import Seat
from jantaku.table.state.state import State
from jantaku.tiles import KIND, Tile, TileSet

NO_TILE = Tile(-1)
FOUR = 4


class Missed(msgspec.Struct, frozen=True):
    """A tile that would have completed the hand and went by."""

    tile: Tile
    source: Seat
    turn: int
    """How many discards there had been, this one included."""
    kan: bool = False
    """It was the tile of a kan, which lies in no pond."""
    worth: int = 0
    """What the win would have been worth, where a dearer one may still be taken."""


class PondTile(msgspec.Struct, frozen=True, array_like=True, gc=False):
    """A discard as it lies in the pond."""

    tile: Tile
    drawn: bool
    riichi: bool
    turn: int


def turned(pond: Iterable[tuple[bool, bool]]) -> list[bool]:
    """Which discards of a pond lie sideways, of each of which is told whether it declared riichi and whether it was
    called: where the one that declared was called, the next that stays (000:519)."""
    owed, found = False, []
    for riichi, called in pond:
        owed = owed or riichi
        found.append(owed and not called)
        owed = owed and called
    return found


class Holding(State):
    """One seat's tiles. ``counts`` are of the concealed ones that are in play, by kind."""

    tiles: list[Tile]
    counts: bytearray
    melds: list[Meld] = []
    drawn: Tile = NO_TILE
    """The tile drawn in this turn, while it is among the tiles."""
    pond: list[PondTile] = []
    river: int = 0
    """The kinds in the pond, those that were called from it included, as a mask."""
    taken: int = 0
    """How many tiles of the pond were called."""
    waits: int = 0
    """The kinds that complete the hand, as a mask."""
    spent: int = 0
    """Kinds that would complete it, all copies of which it holds itself."""
    open: bool = False
    riichi: int = 0
    """1 riichi, 2 double riichi."""
    ippatsu: bool = False
    missed: list[Missed] = []
    """Winning tiles that went by and still count."""
    missed_in_riichi: bool = False
    passed: int = 0
    """The kinds that it let pass in riichi, as a mask."""
    dead: bool = False
    """It cannot win any more: the referee has killed the hand, or it has said falsely that it had won."""
    liable: list[tuple[str, Seat]] = []
    """Yakuman that somebody's tile made sure, and who it was."""
    kans: int = 0
    away: int = 0
    """The hand cannot be ready before it has changed so many tiles; 0 where that is not known."""
    owes: bool = False
    """It holds a tile too many until its own turn (unbroken turn order)."""
    void: int = 0
    """Kinds that may not stand in the hand when it wins, as a mask."""
    aside: list[Tile] = []
    """Tiles that were out of play and were replaced."""
    own: int = -1
    """The kind of the own seat's tile, where sets depend on it."""
    out: bool = False
    """It has won and takes no further part in a deal that goes on."""
    won: Tile = NO_TILE
    """The tile with which it has."""
    mute: bool = False
    """It may declare nothing at all. A hand that is dead because of a false win still claims sets (002:335-338)."""

    def leave(self, tile: Tile) -> None:
        """The hand has won, with this tile, and is turned down: nothing completes it, nobody asks it (004:41)."""
        self.out, self.won, self.drawn = True, tile, NO_TILE
        self.waits = self.spent = 0
        self.counts = bytearray(len(self.counts))
        self.missed = []

    def take(self, tile: Tile) -> None:
        """Draw a tile."""
        self.tiles.append(tile)
        self.counts[tile & KIND] += 1
        self.drawn = tile

    def count(self) -> None:
        """All tiles have just been dealt."""
        if add_tiles is not None:
            add_tiles(self.counts, self.tiles)
            return
        for tile in self.tiles:
            self.counts[tile & KIND] += 1

    def put(self, tile: Tile) -> None:
        """Let a tile go."""
        self.tiles.remove(tile)
        self.counts[tile & KIND] -= 1

    @property
    def rests(self) -> bool:
        """Whether it has neither drawn nor called: it is one tile short of a complete hand."""
        return (len(self.tiles) + sum([meld.stands_for for meld in self.melds])) % 3 == 1

    def of_kind(self, kind: int) -> list[Tile]:
        """The concealed tiles of a kind."""
        return [tile for tile in self.tiles if tile & KIND == kind]


def kinds_of_few(tiles: TileSet) -> tuple[tuple[int, int], ...]:
    """The kinds of which the box has fewer than four tiles, with their number."""
    return tuple((kind, number) for kind, number in enumerate(tiles.copies) if 0 < number < FOUR)


def holds_all(counts: bytearray, few: tuple[tuple[int, int], ...]) -> bool:
    """Whether a hand holds every tile of one of these kinds."""
    for kind, number in few:  # noqa: SIM110 - a generator is dear, and this is asked in every turn
        if counts[kind] >= number:
            return True
    return False
