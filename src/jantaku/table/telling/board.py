"""A board: what a viewer sees of a deal, and nothing but the sum of the events it was told.

Redacted events go in, so nothing hidden can come out; what each does is said by itself (`Event.lay`). A board judges
nothing; a record that tells nonsense gives a strange board and no error. What an event has changed is remembered until
somebody has taken note of it (`changed`, `seats_changed`), so that only that is sent or drawn again.
"""

from collections.abc import Iterable
from functools import lru_cache
from typing import Any, Final

import msgspec

from jantaku.hands import Feeder, Meld, MeldForm, Side
from jantaku.rules.plan import Plan
from jantaku.scoring.book import book_of, tile_set_of
from jantaku.scoring.ledger import Reason, Seat, TableAccount, Transfer, Unit
from jantaku.table.events import HIDDEN, DealStarted, DrawnFrom, Event, WallBroken
from jantaku.table.events.event import is_tile
from jantaku.table.parts.wall import LAYERS, WallRules
from jantaku.table.state.deposits import Deposit, laid_by, put_back, take, with_sticks
from jantaku.table.telling.repricing import Place
from jantaku.tiles import KIND, SHORTS, USUAL_KINDS, Tile, kind_of, make_tile, mask_of


class Lying(msgspec.Struct):
    """A discard in a pond. ``drawn`` is None where that is secret. All equal ones are the same object."""

    tile: Tile
    drawn: bool | None = False
    riichi: bool = False
    called: Seat | None = None
    """Who has called it."""
    sent: Any = None
    """As it is sent; ponds are sent again and again, so who sends them encodes their tiles once."""


lying: Final = lru_cache(maxsize=8192)(Lying)
"""A discard that now lies there, or that has been called."""


class LaidTile(msgspec.Struct):
    """A meld, and who fed it."""

    meld: Meld
    source: Seat | None


class Holder(msgspec.Struct):
    """What one seat has before it. A tile that was just drawn is the last one."""

    points: int = 0
    chips: int = 0
    tiles: list[Tile] = []
    drawn: bool = False
    melds: list[LaidTile] = []
    pond: list[Lying] = []
    nuki: list[Tile] = []
    aside: list[Tile] = []
    riichi: bool = False
    ready: bool = False
    suit: str | None = None
    out: bool = False
    won: Tile | None = None
    shown: bool = False
    kans_shown: bool = False
    opened: list[Tile] = []
    supply: list[Tile] = []
    """What may be discarded beside the hand, where that was built."""
    riichi_kind: str = ""
    indicators: list[Tile] = []

    @property
    def rests(self) -> bool:
        """Whether it is one tile short of a complete hand."""
        return (len(self.tiles) + sum([laid.meld.stands_for for laid in self.melds])) % 3 == 1

    def put(self, tiles: Iterable[Tile]) -> None:
        """Let tiles go, if they are there or may be."""
        for tile in tiles:
            for held in (tile, HIDDEN):
                if held in self.tiles:
                    self.tiles.remove(held)
                    break
        self.drawn = False


class BoardRules(msgspec.Struct, frozen=True):
    """What a board must know of the rules: how the wall is counted, whether the deal goes on after a win."""

    live: int
    """Tiles of the live wall before any is dealt."""
    refills: bool
    """Whether a replacement tile makes the live wall shorter."""
    goes_on: bool
    secret_draws: bool
    seat_tiles: tuple[str, ...]
    game: str
    played_out: bool = False
    """Whether the live wall ends where the last indicator lies."""
    points_to: tuple[int, ...] = ()
    """By the kind of an indicator: the kinds that it makes dora, as a mask."""
    stick: int = 1000
    """What a riichi stick is worth of which nothing else is told."""


def terms_of(plan: Plan) -> BoardRules:
    """What a board must know of these rules."""
    wall, book = WallRules(plan.wall), book_of(plan)
    return BoardRules(
        live=wall.lay(tile_set_of(plan).tiles, 0, 0).live,
        refills=wall.refills or wall.by_the_live,
        goes_on=plan.winners.until > 1,
        secret_draws=not plan.calls.shows_drawn,
        seat_tiles=plan.seats.tiles,
        game=plan.game,
        played_out=wall.played_out,
        points_to=tuple(mask_of(book.dora_of(make_tile(kind))) for kind in range(len(SHORTS))),
        stick=plan.payments.stick,
    )


USUAL: Final = BoardRules(122, True, False, False, ("1z", "2z", "3z", "4z"), "riichi")
"""For a record whose rules nobody knows."""

FIELDS: Final = ("deal", "sticks", "pot", "left", "indicators", "named", "excluded", "turn", "last")
"""What belongs to no seat, by the names under which a change is remembered."""
SEAT_FIELDS: Final = (
    "seat",
    "member",
    "wind",
    "tile",
    "points",
    "chips",
    "tiles",
    "drawn",
    "melds",
    "pond",
    "nuki",
    "aside",
    "riichi",
    "ready",
    "suit",
    "out",
    "won",
    "shown",
    "kans_shown",
    "opened",
    "supply",
    "riichi_kind",
    "indicators",
)
"""What belongs to a seat."""


class Board:
    """The table as one viewer sees it."""

    def __init__(self, terms: BoardRules, seats: int) -> None:
        self.terms = terms
        self.seats = [Holder() for _ in range(seats)]
        self.members = tuple(range(seats))
        """Who sits at each seat, by the numbers of their names."""
        self.deal: DealStarted | None = None
        self.dice: list[int] = []
        self.broken: WallBroken | None = None
        self.seed = ""
        self.deposits: list[Deposit] = []
        """The riichi sticks on the table, each with its owner, and what else lies with them."""
        self.taken: list[Deposit] = []
        """What of them was taken in this deal."""
        self.pot = 0
        self.left = terms.live
        self.indicators: list[Tile] = []
        self.named: list[int] = []
        """Kinds that are dora without an indicator."""
        self.excluded: list[Tile] = []
        self.turn: Seat | None = None
        self.last: Seat | None = None
        """Whose discard may be claimed."""
        self.won_from: dict[Seat, Seat] = {}
        """Who has won in this deal, and whose tile it was."""
        self.retaken: set[Tile] = set()
        """Discards that are in hands again: everybody has seen them."""
        self.for_dealt = False
        """Whether the next tile comes for a flower that was dealt: it is as if it had been dealt itself."""
        self.changed: dict[str, None] = {}
        """What has changed of what belongs to no seat, in the order in which it did."""
        self.seats_changed: dict[Seat, dict[str, None]] = {}
        self._seen: dict[int, int] | None = None
        self._chips_of_resting: dict[int, int] = {}

    # ------------------------------------------------------------ following

    def follow(self, event: Event) -> None:
        """What the event changes."""
        if 0 <= getattr(event, "seat", 0) < len(self.seats):
            if not event.counted:
                self._seen = None
            event.lay(self)

    @property
    def sticks(self) -> int:
        """How many riichi sticks lie on the table."""
        return len(self.deposits)

    @property
    def place(self) -> Place | None:
        """Where in the match a win would happen now; None before the first deal."""
        deal, out = self.deal, (seat for seat, holder in enumerate(self.seats) if holder.out)
        return None if deal is None else Place(deal.dealer, deal.round, deal.honba, self.sticks, len(self.seats), out)

    def wind(self, seat: Seat) -> int:
        """Which seat it is, counted from the dealer."""
        return (seat - (0 if self.deal is None else self.deal.dealer)) % len(self.seats)

    # ------------------------------------------------------------ what events do

    def change(self, *fields: str) -> None:
        """Remember that these have changed."""
        for field in fields:
            self.changed[field] = None

    def change_seat(self, seat: Seat, *fields: str) -> Holder:
        """What the seat has before it; remember that these have changed."""
        changed = self.seats_changed.get(seat)
        if changed is None:
            changed = self.seats_changed[seat] = {}
        for field in fields:
            changed[field] = None
        return self.seats[seat]

    def hand(self, seat: Seat, *fields: str) -> Holder:
        """The same, where the hand changes."""
        return self.change_seat(seat, "tiles", "drawn", *fields)

    def forget_changes(self) -> None:
        """Somebody has taken note of all that has changed."""
        self.changed, self.seats_changed = {}, {}

    def clear(self, deal: DealStarted) -> None:
        """A new deal."""
        chips = [holder.chips for holder in self.seats]
        self.seats = [
            Holder(points, held) for points, held in zip(deal.points, chips, strict=False) if len(deal.points)
        ] or self.seats
        self.deal, self.dice, self.broken, self.seed = deal, [], None, ""
        self.taken, self.left = [], self.terms.live
        self.set_sticks(deal.sticks)
        self.indicators, self.named, self.excluded = [], [], []
        self.turn, self.last, self.for_dealt, self.retaken = None, None, False, set()
        self.won_from = {}
        self.change(*FIELDS)
        for seat in range(len(self.seats)):
            self.change_seat(seat, *SEAT_FIELDS)

    def seat_members(self, members: tuple[int, ...]) -> None:
        """Players change places, and take their chips with them."""
        chips = dict(zip(self.members, (holder.chips for holder in self.seats), strict=False)) | self._chips_of_resting
        if len(members) != len(self.seats):  # a record may tell nonsense
            return
        for seat, member in enumerate(members):
            self.change_seat(seat, "member", "chips").chips = chips.pop(member, 0)
        self.members, self._chips_of_resting = members, chips

    def set_points(self, points: Iterable[int]) -> None:
        """What everybody has."""
        for seat, held in zip(range(len(self.seats)), points, strict=False):
            self.change_seat(seat, "points").points = held

    def set_sticks(self, count: int) -> None:
        """So many sticks lie there."""
        self.deposits = with_sticks(self.deposits, count, self.terms.stick)
        self.change("sticks")

    def move(self, seat: Seat) -> None:
        """It is this seat's turn."""
        if self.turn != seat:
            self.turn = seat
            self.change("turn")

    def no_offer(self) -> None:
        """No discard lies there to be claimed."""
        if self.last is not None:
            self.last = None
            self.change("last")

    def discard(self, seat: Seat, tile: Tile, drawn: bool, riichi: bool) -> None:
        """A tile lies in the pond, and may be claimed."""
        self.seats[seat].pond.append(lying(tile, None if self.terms.secret_draws else drawn, riichi))
        self.last = seat
        self.change("last")
        self.move(seat)

    def turn_up(self, seat: Seat, tile: Tile) -> None:
        """The tile that lay face down in this pond is seen."""
        pond = self.change_seat(seat, "pond").pond
        for place, lies in enumerate(pond):
            if not is_tile(lies.tile):
                pond[place] = lying(tile, lies.drawn, lies.riichi, lies.called)

    def take_up(self, source: Seat, seat: Seat, tile: Tile | None) -> None:
        """The last discard of ``source`` is called; or one that it has set aside, laid on a run or taken as
        a marker."""
        if not 0 <= source < len(self.seats):
            return
        holder = self.seats[source]
        if tile in holder.nuki:
            self.change_seat(source, "nuki").nuki.remove(tile)
            return
        if tile in holder.indicators:  # of a dora of its own
            self.change_seat(source, "indicators").indicators.remove(tile)
            return
        if tile in holder.aside:
            self.change_seat(source, "aside").aside.remove(tile)
            return
        for laid in holder.melds:
            if laid.meld.added == tile and tile is not None:
                laid.meld = Meld(MeldForm.CHI, laid.meld.tiles, laid.meld.claimed, laid.meld.feeder)
                self.change_seat(source, "melds")
                return
        if holder.pond:
            pond = self.change_seat(source, "pond").pond
            pond[-1] = lying(pond[-1].tile, pond[-1].drawn, pond[-1].riichi, seat)

    def take_back(self, source: Seat) -> None:
        """The last discard of ``source`` is in a hand again, and lies nowhere."""
        if self.seats[source].pond:
            tile = self.change_seat(source, "pond").pond.pop().tile
            self.retaken.add(tile)

    def add_meld(self, seat: Seat, meld: Meld, source: Seat | None = None) -> None:
        """A meld lies before a seat; ``source``: who fed it, if its tiles do not say so."""
        fed = feeder(seat, meld.feeder, len(self.seats)) if source is None else source
        self.seats[seat].melds.append(LaidTile(meld, fed))

    def was_dealt(self, seat: Seat, tile: Tile) -> bool:
        """Whether this is a flower that was dealt: before the first discard, and not the last tile of the dealer."""
        if kind_of(tile) < USUAL_KINDS or any(holder.pond or holder.melds for holder in self.seats):
            return False
        holder = self.seats[seat]
        return not holder.drawn or holder.tiles[-1:] != [tile]

    def rob(self, seat: Seat, source: Seat, tile: Tile) -> None:
        """A tile that was won on no longer lies aside, or in a meld where the play goes on."""
        if source == seat or not 0 <= source < len(self.seats):
            return
        holder = self.seats[source]
        if tile in holder.nuki:
            self.change_seat(source, "nuki").nuki.remove(tile)
        for laid in holder.melds if self.terms.goes_on else ():
            if laid.meld.added == tile:
                form = MeldForm.CHI if laid.meld.is_run else MeldForm.PON
                laid.meld = Meld(form, laid.meld.tiles, laid.meld.claimed, laid.meld.feeder)
                self.change_seat(source, "melds")

    def undo_win(self, seat: Seat) -> None:
        """The win of this seat was none, and the hand is taken up again; the others who won with it are told anew."""
        if seat not in self.won_from:
            return
        for winner, source in self.won_from.items():
            holder = self.hand(winner, "nuki", "won", "shown")
            if winner != source and holder.won is not None:
                self._give_back(holder, source, holder.won)
            holder.won, holder.shown = None, False
            self.move(source)
        self.won_from = {}

    def _give_back(self, holder: Holder, source: Seat, tile: Tile) -> None:
        """The tile that was won on lies where it lay: in a pond, in a meld, or aside."""
        holder.put((tile,))
        if tile in holder.nuki:
            holder.nuki.remove(tile)
        fed = self.seats[source]
        lies = [lying.tile for lying in fed.pond] + [one for laid in fed.melds for one in laid.meld.all_tiles]
        if tile not in lies and tile not in fed.nuki:
            self.change_seat(source, "nuki").nuki.append(tile)

    def pay(self, rows: Iterable[Transfer]) -> None:
        """Points and chips move."""
        for row in rows:
            for account, amount in ((row.source, -row.amount), (row.target, row.amount)):
                if 0 <= account < len(self.seats):
                    if row.unit is Unit.POINTS:
                        self.change_seat(account, "points").points += amount
                    elif row.unit is Unit.CHIPS:
                        self.change_seat(account, "chips").chips += amount
                elif account == TableAccount.POT and row.unit is Unit.POINTS:
                    self.pot += amount
                    self.change("pot")
            if row.unit is Unit.POINTS and TableAccount.STICKS in (row.source, row.target):
                self._move_sticks(row)

    def _move_sticks(self, row: Transfer) -> None:
        """A stick is laid down, or some are taken, or go back to where they lay."""
        if row.source == TableAccount.STICKS:
            self.taken += take(self.deposits, row)
        elif row.reason is Reason.TAKEN_BACK:
            self.deposits += put_back(self.taken, row)
        else:
            self.deposits += laid_by(row, -1 if self.deal is None else self.deal.number, 0)
        self.change("sticks")

    # ------------------------------------------------------------ the wall

    def take(self, count: int, told: int | None) -> None:
        """So many tiles are left in the live wall as is ``told``; where it is not, ``count`` fewer."""
        self.left = self.left - count if told is None else told
        self.change("left")

    def costs(self, source: DrawnFrom) -> int:
        """How much shorter the live wall is for a tile that comes from there."""
        return int(self.terms.refills or source != "dead_wall")

    def exclude(self, tiles: tuple[Tile, ...], told: int | None) -> None:
        """The kinds of these tiles are out of play; the dead wall is formed behind their stacks."""
        self.take(-(-len(tiles) // LAYERS) * LAYERS, told)
        self.excluded += tiles
        self.change("excluded")

    def turned(self, indicator: Tile, told: int | None) -> None:
        """An indicator lies open. So many tiles are left as is ``told``; where it is not, it may have cost some."""
        if told is not None:
            if told != self.left:
                self.take(0, told)
            return
        before_it = self.terms.played_out and len(self.indicators) > 1  # what lies before it is drawn (001:6118)
        # one that points to a kind out of play makes the dead wall longer (001:4041)
        if before_it or (not self.terms.played_out and self._points_out_of_play(indicator)):
            self.take(min(self.left, LAYERS), None)

    def _points_out_of_play(self, indicator: Tile) -> bool:
        points_to = self.terms.points_to
        if not self.excluded or not is_tile(indicator) or not points_to:
            return False
        return bool(points_to[kind_of(indicator)] & mask_of(kind_of(tile) for tile in self.excluded if is_tile(tile)))

    # ------------------------------------------------------------ what is seen

    def seen(self) -> dict[int, int]:
        """How many tiles of each kind lie open or are the viewer's own."""
        if self._seen is None:
            self._seen = {}
            for tile in {*self.indicators, *self.excluded, *self.retaken, *self.held_by(range(len(self.seats)))}:
                if tile >= 0:
                    self._seen[tile & KIND] = self._seen.get(tile & KIND, 0) + 1
        return self._seen

    def see(self, tile: Tile) -> None:
        """One more is seen; if nobody has asked yet, all are counted then."""
        if self._seen is not None and tile >= 0 and tile not in self.retaken:
            self._seen[tile & KIND] = self._seen.get(tile & KIND, 0) + 1

    def held_by(self, seats: Iterable[Seat]) -> set[Tile]:
        """The tiles that these seats have before them."""
        tiles: set[Tile] = set()
        for holder in [self.seats[seat] for seat in seats]:
            tiles.update(holder.tiles, holder.nuki, holder.aside, holder.indicators, holder.supply)
            tiles.update([lying.tile for lying in holder.pond])
            for laid in holder.melds:
                tiles.update(laid.meld.all_tiles)
            if holder.won is not None:
                tiles.add(holder.won)
        return tiles


def feeder(seat: Seat, side: Feeder | None, seats: int) -> Seat | None:
    """Who sits at this side of a seat; None where several do, and are not told apart."""
    if isinstance(side, int):
        return side
    match side:
        case Side.RIGHT:
            return (seat + 1) % seats
        case Side.LEFT:
            return (seat - 1) % seats
        case Side.ACROSS if seats == 4:
            return (seat + 2) % seats
    return None
