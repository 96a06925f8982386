"""Was the wall laid before the play? Held against the published seeds of a match (docs/explanation/fair-shuffle.md).

For each deal: the seed must give the commitment that was told when the deal started; the dice, the break and every tile
that was dealt, drawn or turned must be those that follow from the seed; and who discards, melds or shows a tile must
have got it from that wall. Tiles that are hidden in the record are passed over, so that a player can check what he has
seen himself.
"""

from collections.abc import Iterable, Sequence
from typing import Final, Literal, assert_never

import msgspec

from jantaku.rules import RuleSet
from jantaku.scoring.ledger import Seat
from jantaku.table.additions.exclusion import Exclusion
from jantaku.table.chance import Lots, commitment_of, deal_seed, lots_of
from jantaku.table.events import (
    HIDDEN,
    Called,
    DealEnded,
    DealStarted,
    Dealt,
    DiceRolled,
    Discarded,
    DoraNamed,
    Drawn,
    Event,
    FalseWin,
    HandShown,
    HissatsuDeclared,
    IndicatorShown,
    KanDeclared,
    KansShown,
    KindsExcluded,
    LotDrawn,
    NukiDeclared,
    PersonalDoraLost,
    RunRaised,
    StageReached,
    TileReplaced,
    TileReturned,
    WallBroken,
    Won,
)
from jantaku.table.state.wall import Wall
from jantaku.table.table import Table, table_of
from jantaku.tiles import KIND, SHORTS, Tile, short_of

What = Literal["commitment", "no_seed", "match_seed", "dice", "break", "tile", "held"]
SEED_BYTES: Final = 32
NOTHING: Final = "–"


class Difference(msgspec.Struct, frozen=True):
    """Where a record says something else than the seed."""

    what: What
    event: int
    """The place of the event in the record, from 0."""
    expected: str
    found: str


class DealCheck(msgspec.Struct, frozen=True):
    """What came of checking one deal. Without a commitment, or before the end of the deal, nothing can be checked."""

    number: int
    sealed: bool
    """The deal was committed to, and it is over."""
    tiles: int = 0
    """How many tiles were compared."""
    differences: tuple[Difference, ...] = ()

    @property
    def good(self) -> bool:
        """Whether everything that could be compared is as it should be."""
        return not self.differences


def check_shuffle(
    events: Iterable[Event], rules: RuleSet | Table, secret: bytes | None = None, nonces: Sequence[bytes] = ()
) -> tuple[DealCheck, ...]:
    """Check every deal. With the secret of the match, and the players' nonces, the seeds are derived, too."""
    table = rules if isinstance(rules, Table) else table_of(rules)
    checks: list[DealCheck] = []
    deal: list[tuple[int, Event]] = []
    for place, event in enumerate(events):
        if isinstance(event, DealStarted):
            checks += _checked(deal, table, secret, nonces)
            deal = []
        deal.append((place, event))
    return (*checks, *_checked(deal, table, secret, nonces))


def wall_of(seed: bytes, rules: RuleSet | Table) -> tuple[Lots, int, int, tuple[Tile, ...]]:
    """What a seed gives: the lots, the side that is broken, counted from the dealer, the stack, and the broken wall."""
    table = rules if isinstance(rules, Table) else table_of(rules)
    lots = lots_of(seed, table.book.tile_set.tiles, table.wall.faces)
    side, stack = table.wall.break_at(lots.dice, table.seats.count)
    return lots, side, stack, table.wall.broken(lots.ring, side, stack, table.seats.count)


def _checked(
    deal: Sequence[tuple[int, Event]], table: Table, secret: bytes | None, nonces: Sequence[bytes]
) -> Iterable[DealCheck]:
    """The check of one deal; none of what stands before the first."""
    if not deal or not isinstance(deal[0][1], DealStarted):
        return
    start = deal[0][1]
    place, ended = next(((place, event) for place, event in deal if isinstance(event, DealEnded)), (-1, None))
    if not start.commitment or ended is None:
        yield DealCheck(start.number, sealed=False)
        return
    seed = _bytes_of(ended.seed)
    if len(seed) != SEED_BYTES:
        missing = Difference("no_seed", place, NOTHING, ended.seed or NOTHING)
        yield DealCheck(start.number, sealed=True, differences=(missing,))
        return
    first = table.dealer.breaks(start.dealer, (event for _, event in deal))
    check = _Check(start, first, seed, table)
    check.compare("commitment", deal[0][0], commitment_of(seed), start.commitment)
    if secret is not None:
        check.compare("match_seed", place, deal_seed(secret, start.number, nonces).hex(), seed.hex())
    check.follow(deal)
    yield DealCheck(start.number, True, check.tiles, tuple(check.differences))


BY_BREAK: Final = ("break", "break_dealer")
"""What the throw for the break of the wall has found."""


class _Check:
    """Deals once more, and compares."""

    def __init__(self, start: DealStarted, first: Seat, seed: bytes, table: Table) -> None:
        """``first``: who has thrown to break the wall."""
        lots, side, self.stack, row = wall_of(seed, table)
        self.table = table
        self.dealer = start.dealer
        self.named = table.wall.dora_throw(lots.dice)
        throws = table.throws
        self.lots = {purpose: throws.of(lots.dice, purpose) for purpose in throws.faces}
        self.owner: Seat = table.seats.order(first)[side]
        self.throws = list(zip((first, self.owner), table.wall.throws(lots.dice), strict=False))
        self.first_throw = table.wall.throws(lots.dice)[0]
        self.wall: Wall = table.wall.lay(row, self.owner, self.stack)
        self.hands: list[set[Tile]] = [set() for _ in table.seats.all]
        """All tiles that each seat has got from the wall."""
        self.tiles = 0
        self.differences: list[Difference] = []

    def compare(self, what: What, place: int, expected: str, found: str) -> None:
        if expected != found:
            self.differences.append(Difference(what, place, expected, found))

    def follow(self, deal: Sequence[tuple[int, Event]]) -> None:
        """Take the tiles from the wall as the record says that they were taken."""
        dora, wall = self.table.dora, self.wall
        dealt = sum(len(event.tiles) for _, event in deal if isinstance(event, Dealt))
        first_draw = dealt
        offered = HIDDEN
        own: tuple[Tile, ...] = ()
        for place, event in deal:
            match event:
                case DiceRolled():
                    seat, dice = self.throws.pop(0) if self.throws else (None, ())
                    self.compare("dice", place, _thrown(seat, dice), _thrown(event.seat, event.dice))
                case WallBroken():
                    self.compare("break", place, f"{self.owner}:{self.stack}", f"{event.side}:{event.stack}")
                case LotDrawn():
                    thrown = self.first_throw if event.how in BY_BREAK else self.lots.get(event.what, ())
                    self.compare("dice", place, _thrown(event.seat, thrown), _thrown(event.seat, event.dice))
                case DoraNamed(how="dice"):
                    self.compare("dice", place, _thrown(self.dealer, self.named), _thrown(event.seat, event.dice))
                case KindsExcluded():
                    self._tiles(place, self.table.addition(Exclusion).exclude(wall), event.tiles)
                case IndicatorShown():
                    self._tiles(place, [dora.show(wall) if dora.shown else dora.turned_by_win(wall)], [event.tile])
                case Dealt():
                    tiles = wall.row[wall.next : wall.next + len(event.tiles)]
                    wall.next += len(event.tiles)
                    self._tiles(place, tiles, event.tiles, event.seat)
                case Drawn(source="deal"):
                    first_draw = dealt + 1
                    self._tiles(place, wall.row[dealt:first_draw], [event.tile], event.seat)
                case Drawn():
                    wall.next = max(wall.next, first_draw)
                    self._tiles(place, [self._drawn(event)], [event.tile], event.seat)
                case HissatsuDeclared():
                    wall.next = max(wall.next, first_draw)
                    self._held(place, event.seat, event.tiles)
                    self._tiles(place, [self.table.wall.draw(wall) for _ in event.indicators], event.indicators)
                    own = event.indicators
                case Discarded() | NukiDeclared() | TileReplaced():
                    self._held(place, event.seat, [event.tile])
                    offered = event.tile
                case Called() | KanDeclared() | RunRaised():
                    taken = (event.meld.claimed, offered)
                    self._held(place, event.seat, [tile for tile in event.meld.all_tiles if tile not in taken])
                case PersonalDoraLost():
                    offered = event.tile
                case StageReached() if event.source != event.seat:
                    self.hands[event.seat].add(offered)
                case HandShown():
                    self._held(place, event.seat, event.concealed)
                case TileReturned():
                    self.table.wall.put_back(wall, event.source == "dead_wall")
                case FalseWin() if event.source == event.seat:
                    self._held(place, event.seat, [event.tile])
                case KansShown():
                    self._held(place, event.seat, [tile for meld in event.melds for tile in meld.all_tiles])
                case Won():
                    self._held(place, event.seat, event.concealed)
                    shown = (*dora.of_win(wall, event.tile), *own)[: len(event.indicators)]
                    self._tiles(place, shown, event.indicators[: len(shown)])  # markers, once discards, come after them
                    self._tiles(place, dora.ura(wall, seen=True)[: len(event.ura)], event.ura)

    def _drawn(self, event: Drawn) -> Tile | None:
        match event.source:
            case "wall":
                return self.table.wall.draw(self.wall)
            case "dead_wall":
                return self.table.wall.replace(self.wall)
            case "live_end":
                return self.table.wall.take_last(self.wall)
            case "deal":
                return None
        assert_never(event.source)

    def _tiles(
        self, place: int, expected: Sequence[Tile | None], found: Sequence[Tile], seat: Seat | None = None
    ) -> None:
        """These tiles leave the wall, for the hand of a seat if one is named."""
        if seat is not None:
            self.hands[seat].update(tile for tile in expected if tile is not None)
        for number, tile in enumerate(found):
            if tile != HIDDEN:
                self.tiles += 1
                lying = expected[number] if number < len(expected) else None
                if lying != tile:
                    self.differences.append(Difference("tile", place, _tile(lying), _tile(tile)))

    def _held(self, place: int, seat: Seat, tiles: Iterable[Tile]) -> None:
        """These tiles are seen in the hand of a seat."""
        for tile in tiles:
            self.tiles += 1
            if tile not in self.hands[seat]:
                self.differences.append(Difference("held", place, NOTHING, _tile(tile)))


def _bytes_of(seed: str) -> bytes:
    try:
        return bytes.fromhex(seed)
    except ValueError:
        return b""


def _thrown(seat: Seat | None, dice: Sequence[int]) -> str:
    return NOTHING if seat is None else f"{seat}:{'+'.join(map(str, dice))}"


def _tile(tile: Tile | None) -> str:
    """The face, and the number of the copy: two tiles that look alike are not the same one."""
    if tile is None:
        return NOTHING
    known = 0 <= tile & KIND < len(SHORTS)
    return f"{short_of(tile)}/{tile >> 6 & 15}" if known else str(tile)
