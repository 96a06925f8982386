"""A board: what a viewer sees of a deal, and nothing but the sum of the events it was told.

Redacted events go in, so nothing hidden can come out. It judges nothing; a record that tells nonsense gives a strange
board and no error. What an event has changed is remembered until it is sent: `patch` is that, `whole` is everything.
"""

from collections.abc import Callable, Iterable, Mapping
from functools import lru_cache
from typing import Any, Final, TypeAlias

import msgspec

from jantaku.hands import Meld, MeldForm
from jantaku.rules.plan import Plan
from jantaku.scoring.book import book_of, tile_set_of
from jantaku.scoring.ledger import Seat, TableAccount, Transfer, Unit
from jantaku.scoring.win import Wind
from jantaku.server.telling.event_words import suit_of
from jantaku.server.telling.wire import Json, all_on_wire, encode, feeder, is_tile, meld_on_wire, on_wire
from jantaku.table.events import (
    HIDDEN,
    Called,
    DealEnded,
    DealStarted,
    Dealt,
    DiceRolled,
    Discarded,
    Drawn,
    Event,
    FalseWin,
    HandOpened,
    HandShown,
    HissatsuDeclared,
    IndicatorShown,
    KanDeclared,
    KansShown,
    KindsExcluded,
    MatchStarted,
    NukiDeclared,
    Paid,
    ReadyDeclared,
    RiichiStands,
    RunRaised,
    SuitChosen,
    SuitShown,
    TileReplaced,
    TileReturned,
    TilesPassed,
    WallBroken,
    Won,
)
from jantaku.table.parts.wall import LAYERS, WallRules
from jantaku.table.telling.repricing import Place
from jantaku.table.telling.view import Eyes
from jantaku.tiles import KIND, SHORTS, Tile, kind_of, make_tile, mask_of

NONE: Final[Mapping[Seat, bytes]] = {}
SECRET: Final = "?"
"""In the place of a suit that nobody has told."""


class Lying(msgspec.Struct):
    """A discard in a pond. ``drawn`` is None where that is secret."""

    tile: Tile
    drawn: bool | None
    riichi: bool
    called: Seat | None
    on_wire: msgspec.Raw
    """As it is sent."""


def lying(tile: Tile, drawn: bool | None, riichi: bool, called: Seat | None = None) -> Lying:
    """A discard that now lies there, or that has been called."""
    return Lying(tile, drawn, riichi, called, _lying(tile, drawn, riichi, called))


@lru_cache(maxsize=8192)
def _lying(tile: Tile, drawn: bool | None, riichi: bool, called: Seat | None) -> msgspec.Raw:
    """Ponds are sent again and again, so their tiles are encoded once."""
    return msgspec.Raw(encode({"tile": on_wire(tile), "drawn": drawn, "riichi": riichi, "called": called}))


class LaidTile(msgspec.Struct):
    """A meld, and who fed it."""

    meld: Meld
    source: Seat | None


class Holder(msgspec.Struct):
    """What one seat has before it. A tile that was just drawn is the last one."""

    points: int
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
    )


USUAL: Final = BoardRules(122, True, False, False, ("1z", "2z", "3z", "4z"), "riichi")
"""For a record whose rules nobody knows."""

HAND: Final = ("tiles", "drawn")


class Patch(msgspec.Struct, gc=False):
    """What has changed, encoded: the fields of the table without braces, and the seats."""

    fields: bytes
    seats: dict[Seat, bytes]

    def joined(self, own: Mapping[Seat, bytes] = NONE) -> bytes:
        """As it is sent; ``own``: seats of which more is told."""
        seats = {**self.seats, **own} if own else self.seats
        if not seats:
            return b"{%b}" % self.fields
        told = b",".join([b'"%d":%b' % one for one in seats.items()])
        return b'{%b%b"seats":{%b}}' % (self.fields, b"," if self.fields else b"", told)


class Board:
    """The table as one viewer sees it."""

    def __init__(self, terms: BoardRules, seats: int) -> None:
        self.terms = terms
        self.seats = [Holder(0) for _ in range(seats)]
        self.deal: DealStarted | None = None
        self.dice: list[int] = []
        self.broken: WallBroken | None = None
        self.seed = ""
        self.sticks = 0
        self.pot = 0
        self.left = terms.live
        self.indicators: list[Tile] = []
        self.excluded: list[Tile] = []
        self.turn: Seat | None = None
        self.last: Seat | None = None
        self.worth: tuple[Any, list[Json]] | None = None
        """What the own waits are worth, and for which hand that was found."""
        self._changed: dict[str, None] = {}
        self._seats_changed: dict[Seat, dict[str, None]] = {}
        self._seen: dict[int, int] | None = None

    # ------------------------------------------------------------ following

    def follow(self, event: Event) -> None:
        """What the event changes."""
        follows = FOLLOWS.get(type(event))
        if follows is None:
            return
        seat = getattr(event, "seat", 0)
        if 0 <= seat < len(self.seats):
            if type(event) not in COUNTED:
                self._seen = None
            follows(self, event)

    @property
    def place(self) -> Place | None:
        """Where in the match a win would happen now; None before the first deal."""
        deal, out = self.deal, (seat for seat, holder in enumerate(self.seats) if holder.out)
        return None if deal is None else Place(deal.dealer, deal.round, deal.honba, self.sticks, len(self.seats), out)

    def _change(self, *fields: str) -> None:
        for field in fields:
            self._changed[field] = None

    def _change_seat(self, seat: Seat, *fields: str) -> Holder:
        changed = self._seats_changed.get(seat)
        if changed is None:
            changed = self._seats_changed[seat] = {}
        for field in fields:
            changed[field] = None
        return self.seats[seat]

    def set_left(self, left: int) -> None:
        """The wall was counted."""
        if left != self.left:
            self.left = left
            self._change("left")

    def _no_offer(self) -> None:
        if self.last is not None:
            self.last = None
            self._change("last")

    def _move(self, seat: Seat) -> None:
        if self.turn != seat:
            self.turn = seat
            self._change("turn")

    def _match_started(self, event: MatchStarted) -> None:
        for seat, points in enumerate(event.points[: len(self.seats)]):
            self._change_seat(seat, "points").points = points

    def _deal_started(self, event: DealStarted) -> None:
        chips = [holder.chips for holder in self.seats]
        self.seats = [
            Holder(points, held) for points, held in zip(event.points, chips, strict=False) if len(event.points)
        ] or self.seats
        self.deal, self.dice, self.broken, self.seed = event, [], None, ""
        self.sticks, self.left = event.sticks, self.terms.live
        self.indicators, self.excluded, self.turn, self.last = [], [], None, None
        self._change(*BOARD_FIELDS)
        for seat in range(len(self.seats)):
            self._change_seat(seat, *SEAT_FIELDS)

    def _dice(self, event: DiceRolled) -> None:
        self.dice = [*self.dice, *event.dice]
        self._change("deal")

    def _wall_broken(self, event: WallBroken) -> None:
        self.broken = event
        self._change("deal")

    def _kinds_excluded(self, event: KindsExcluded) -> None:
        """The dead wall is formed behind their stacks."""
        self.left -= -(-len(event.tiles) // LAYERS) * LAYERS
        self.excluded += event.tiles
        self._change("left", "excluded")

    def _dealt(self, event: Dealt) -> None:
        self._change_seat(event.seat, *HAND).tiles += event.tiles
        self.left -= len(event.tiles)
        self._change("left")

    def _drawn(self, event: Drawn) -> None:
        holder = self._change_seat(event.seat, *HAND)
        self._count(event.tile)
        holder.tiles.append(event.tile)
        holder.drawn = not holder.rests  # a flower is replaced before the first turn as well
        self.left -= self.terms.refills or event.source != "dead_wall"
        self._change("left")
        self._move(event.seat)
        self._no_offer()

    def _discarded(self, event: Discarded) -> None:
        holder = self._change_seat(event.seat, *HAND, "pond")
        if event.tile not in holder.tiles:
            self._count(event.tile)
        holder.put([event.tile])
        if holder.suit == SECRET and not holder.pond:  # the tile that lay face down
            holder.suit = suit_of(event.tile)
            self._change_seat(event.seat, "suit")
        drawn = None if self.terms.secret_draws else event.drawn
        holder.pond.append(lying(event.tile, drawn, event.riichi))
        self.last = event.seat
        self._change("last")
        self._move(event.seat)

    def _riichi_stands(self, event: RiichiStands) -> None:
        self._change_seat(event.seat, "riichi").riichi = True
        self.sticks += 1
        self._change("sticks")
        self._pay(event.rows)

    def _ready_declared(self, event: ReadyDeclared) -> None:
        holder = self._change_seat(event.seat, "riichi", "ready")
        holder.riichi = holder.ready = True

    def _hand_opened(self, event: HandOpened) -> None:
        """These tiles of the hand are known from now on; its owner knew them before."""
        holder = self._change_seat(event.seat, *HAND, "opened")
        holder.opened = list(event.tiles)
        for tile in event.tiles:
            if tile not in holder.tiles and HIDDEN in holder.tiles:
                holder.tiles[holder.tiles.index(HIDDEN)] = tile

    def _hissatsu(self, event: HissatsuDeclared) -> None:
        """The hand lies open, and two indicators of its own before it; a third tile follows."""
        holder = self._change_seat(event.seat, *HAND, "indicators", "shown")
        holder.tiles, holder.drawn, holder.shown = list(event.tiles), False, True
        holder.indicators = list(event.indicators)
        self.left -= len(event.indicators)
        self._change("left")
        self._move(event.seat)
        self._no_offer()

    def _called(self, event: Called) -> None:
        if 0 <= event.source < len(self.seats) and self.seats[event.source].pond:
            pond = self._change_seat(event.source, "pond").pond
            pond[-1] = lying(pond[-1].tile, pond[-1].drawn, pond[-1].riichi, event.seat)
        holder = self._change_seat(event.seat, *HAND, "melds")
        holder.put(event.meld.tiles[1:])
        holder.melds.append(LaidTile(event.meld, event.source))
        self._move(event.seat)
        self._no_offer()

    def _kan_declared(self, event: KanDeclared) -> None:
        meld = event.meld
        holder = self._change_seat(event.seat, *HAND, "melds")
        self._no_offer()
        if meld.form is not MeldForm.ADDED_KAN or meld.added is None:
            holder.put(meld.tiles)
            holder.melds.append(LaidTile(meld, feeder(event.seat, meld.feeder, len(self.seats))))
            return
        holder.put([meld.added])
        for laid in holder.melds:
            if laid.meld.form is MeldForm.PON and laid.meld.claimed == meld.claimed:
                laid.meld = meld

    def _run_raised(self, event: RunRaised) -> None:
        assert event.meld.added is not None
        holder = self._change_seat(event.seat, *HAND, "melds")
        self._no_offer()
        holder.put([event.meld.added])
        for laid in holder.melds:
            if laid.meld.claimed == event.meld.claimed:
                laid.meld = event.meld

    def _nuki_declared(self, event: NukiDeclared) -> None:
        holder = self._change_seat(event.seat, *HAND, "nuki")
        holder.put([event.tile])
        holder.nuki.append(event.tile)
        self._no_offer()

    def _tile_replaced(self, event: TileReplaced) -> None:
        holder = self._change_seat(event.seat, *HAND, "aside")
        holder.put([event.tile])
        holder.aside.append(event.tile)

    def _suit_chosen(self, event: SuitChosen) -> None:
        self._change_seat(event.seat, "suit").suit = suit_of(event.tile) or SECRET

    def _suit_shown(self, event: SuitShown) -> None:
        self._change_seat(event.seat, "suit").suit = event.suit

    def _tiles_passed(self, event: TilesPassed) -> None:
        if 0 <= event.target < len(self.seats):
            giver, taker = self._change_seat(event.seat, *HAND), self._change_seat(event.target, *HAND)
            drawn = giver.drawn, taker.drawn
            giver.put(event.tiles)
            giver.drawn, taker.drawn = drawn[0] and len(giver.tiles) > 0, drawn[1]
            if taker.drawn:  # the dealer's fourteenth stays the last
                taker.tiles[-1:-1] = event.tiles
            else:
                taker.tiles += event.tiles

    def _indicator_shown(self, event: IndicatorShown) -> None:
        self.indicators.append(event.tile)
        if self.terms.played_out:  # what lies before the open ones is drawn (001:6118)
            shorter = LAYERS if len(self.indicators) > 1 else 0
        else:  # one that points to a kind out of play makes the dead wall longer (001:4041)
            shorter = LAYERS if self._points_out_of_play(event.tile) else 0
        if shorter:
            self.left = max(0, self.left - shorter)
            self._change("left")
        self._change("indicators")

    def _points_out_of_play(self, indicator: Tile) -> bool:
        points_to = self.terms.points_to
        if not self.excluded or not is_tile(indicator) or not points_to:
            return False
        return bool(points_to[kind_of(indicator)] & mask_of(kind_of(tile) for tile in self.excluded if is_tile(tile)))

    def _won(self, event: Won) -> None:
        holder = self._change_seat(event.seat, *HAND, "melds", "nuki", "out", "won", "shown", "kans_shown")
        self._move(event.seat)
        holder.melds = [LaidTile(meld, feeder(event.seat, meld.feeder, len(self.seats))) for meld in event.melds]
        holder.nuki = list(event.nuki)
        holder.won = event.tile
        holder.shown = holder.kans_shown = all(is_tile(tile) for tile in event.concealed)
        if self.terms.goes_on:
            holder.tiles, holder.drawn, holder.out = list(event.concealed), False, True
        else:
            holder.tiles, holder.drawn = [*event.concealed, event.tile], True
        self._rob(event)

    def _false_win(self, event: FalseWin) -> None:
        """It is taken for a win, and the hand is turned down."""
        holder = self._change_seat(event.seat, *HAND, "out", "won")
        if event.seat == event.source:
            holder.put([event.tile])
        holder.drawn, holder.out, holder.won = False, True, event.tile
        self._no_offer()
        self._rob(event)

    def _tile_returned(self, event: TileReturned) -> None:
        self._change_seat(event.seat, *HAND).put([event.tile])
        self.left += self.terms.refills or event.source != "dead_wall"
        self._change("left")

    def _rob(self, event: Won | FalseWin) -> None:
        """A tile that was won on no longer lies aside, or in a meld where the play goes on."""
        if event.source == event.seat or not 0 <= event.source < len(self.seats):
            return
        holder = self.seats[event.source]
        if event.tile in holder.nuki:
            self._change_seat(event.source, "nuki").nuki.remove(event.tile)
        for laid in holder.melds if self.terms.goes_on else ():
            if laid.meld.added == event.tile:
                form = MeldForm.CHI if laid.meld.is_run else MeldForm.PON
                laid.meld = Meld(form, laid.meld.tiles, laid.meld.claimed, laid.meld.feeder)
                self._change_seat(event.source, "melds")

    def _hand_shown(self, event: HandShown) -> None:
        holder = self._change_seat(event.seat, *HAND, "shown")
        holder.tiles, holder.drawn, holder.shown = list(event.concealed), False, True

    def _kans_shown(self, event: KansShown) -> None:
        """They lay face down."""
        holder = self._change_seat(event.seat, "melds", "kans_shown")
        up = iter(event.melds)
        for laid in holder.melds:
            if laid.meld.form is MeldForm.CLOSED_KAN:
                laid.meld = next(up, laid.meld)
        holder.kans_shown = True

    def _paid(self, event: Paid) -> None:
        self._pay(event.rows)

    def _pay(self, rows: Iterable[Transfer]) -> None:
        for row in rows:
            for account, amount in ((row.source, -row.amount), (row.target, row.amount)):
                if 0 <= account < len(self.seats):
                    if row.unit is Unit.POINTS:
                        self._change_seat(account, "points").points += amount
                    elif row.unit is Unit.CHIPS:
                        self._change_seat(account, "chips").chips += amount
                elif account == TableAccount.POT and row.unit is Unit.POINTS:
                    self.pot += amount
                    self._change("pot")
            if row.source == TableAccount.STICKS and row.unit is Unit.POINTS:  # whoever takes one takes all
                self.sticks = 0
                self._change("sticks")

    def _deal_ended(self, event: DealEnded) -> None:
        for seat, points in enumerate(event.points[: len(self.seats)]):
            self._change_seat(seat, "points").points = points
        self.sticks, self.seed = event.sticks, event.seed
        self._change("sticks", "deal")
        self._no_offer()

    # ------------------------------------------------------------ what is seen

    def seen(self) -> dict[int, int]:
        """How many tiles of each kind lie open or are the viewer's own."""
        if self._seen is None:
            self._seen = {}
            for tile in {*self.indicators, *self.excluded, *self.held_by(range(len(self.seats)))}:
                if tile >= 0:
                    self._seen[tile & KIND] = self._seen.get(tile & KIND, 0) + 1
        return self._seen

    def _count(self, tile: Tile) -> None:
        """One more is seen; if nobody has asked yet, all are counted then."""
        if self._seen is not None and tile >= 0:
            self._seen[tile & KIND] = self._seen.get(tile & KIND, 0) + 1

    def held_by(self, seats: Iterable[Seat]) -> set[Tile]:
        """The tiles that these seats have before them."""
        tiles: set[Tile] = set()
        for holder in [self.seats[seat] for seat in seats]:
            tiles.update(holder.tiles, holder.nuki, holder.aside, holder.indicators)
            tiles.update([lying.tile for lying in holder.pond])
            for laid in holder.melds:
                tiles.update(laid.meld.all_tiles)
            if holder.won is not None:
                tiles.add(holder.won)
        return tiles

    def wind(self, seat: Seat) -> int:
        """Which seat it is, counted from the dealer."""
        return (seat - (0 if self.deal is None else self.deal.dealer)) % len(self.seats)

    # ------------------------------------------------------------ sending

    def whole(self) -> Json:
        """All of it. What has changed is sent with it."""
        self.forget_changes()
        told = self.fields()
        told["seats"] = [self.seat(seat) for seat in range(len(self.seats))]
        return told

    def fields(self) -> Json:
        """What belongs to no seat."""
        return {field: BOARD_FIELDS[field](self) for field in BOARD_FIELDS}

    def seat(self, seat: Seat) -> Json:
        """What a seat has before it."""
        return self._seat(seat, SEAT_FIELDS)

    def forget_changes(self) -> None:
        """All that has changed is sent."""
        self._changed, self._seats_changed = {}, {}

    def patch(self) -> Json:
        """What has changed since it was last sent."""
        changed, seats = self._changed, self._seats_changed
        self.forget_changes()
        told = {field: BOARD_FIELDS[field](self) for field in changed}
        if seats:
            told["seats"] = {str(seat): self._seat(seat, fields) for seat, fields in seats.items()}
        return told

    def encoded_patch(self) -> "Patch":
        """The same, encoded, what concerns each seat by itself."""
        changed, seats = self._changed, self._seats_changed
        self.forget_changes()
        told = encode({field: BOARD_FIELDS[field](self) for field in changed})
        return Patch(told[1:-1], {seat: encode(self._seat(seat, fields)) for seat, fields in seats.items()})

    def encoded_seats(self, eyes: Eyes) -> dict[Seat, bytes]:
        """What has changed of these seats, encoded."""
        seats = self._seats_changed
        self.forget_changes()
        return {seat: encode(self._seat(seat, seats[seat])) for seat in eyes if seat in seats}

    def _seat(self, seat: Seat, fields: Iterable[str]) -> Json:
        holder = self.seats[seat]
        return {field: SEAT_FIELDS[field](self, seat, holder) for field in fields}

    def _deal_on_wire(self) -> Json:
        deal = self.deal
        return {
            "number": 0 if deal is None else deal.number,
            "round": "1z" if deal is None or not 0 <= deal.round < len(SHORTS) else SHORTS[deal.round],
            "hand": 0 if deal is None else deal.hand,
            "dealer": 0 if deal is None else deal.dealer,
            "honba": 0 if deal is None else deal.honba,
            "commitment": "" if deal is None else deal.commitment,
            "dice": self.dice,
            "broken": None if self.broken is None else {"side": self.broken.side, "stack": self.broken.stack},
            "seed": self.seed,
        }


class OwnBoard:
    """The table as a seat sees it that others look at as well: what everybody sees is followed once for all of them,
    on the board of those who see no hand (``common``), and here only what happens to the own ones."""

    def __init__(self, common: Board, eyes: Eyes) -> None:
        self.common = common
        self.eyes = eyes
        self.worth: tuple[Any, list[Json]] | None = None
        """What the own waits are worth, and for which hand that was found."""
        self._own = Board(common.terms, len(common.seats))
        """Right for the own hands alone."""
        self._more: dict[int, int] | None = None

    @property
    def terms(self) -> BoardRules:
        """What is to be known of the rules."""
        return self.common.terms

    def follow(self, event: Event) -> None:
        """What the event changes; it need not be told of what happens to others' hands (`seats_of`)."""
        self._more = None
        self._own.follow(event)

    def set_left(self, left: int) -> None:
        """The wall was counted."""
        self.common.set_left(left)

    def seen(self) -> dict[int, int]:
        """How many tiles of each kind lie open or are the viewer's own."""
        if self._more is None:
            self._more = {}
            for tile in self._own.held_by(self.eyes) - self.common.held_by(self.eyes):
                if tile >= 0:
                    self._more[tile & KIND] = self._more.get(tile & KIND, 0) + 1
        seen = dict(self.common.seen())
        for kind, count in self._more.items():
            seen[kind] = seen.get(kind, 0) + count
        return seen

    def whole(self) -> Json:
        """All of it."""
        told = self.common.fields()
        told["seats"] = [
            (self._own if seat in self.eyes else self.common).seat(seat) for seat in range(len(self.common.seats))
        ]
        return told

    def encoded_patch(self) -> dict[Seat, bytes]:
        """What has changed of the own hands since it was last sent."""
        return self._own.encoded_seats(self.eyes)

    def forget_changes(self) -> None:
        """All that has changed is sent."""
        self._own.forget_changes()


AnyBoard: TypeAlias = Board | OwnBoard

BOARD_FIELDS: Final[dict[str, Callable[[Board], Any]]] = {
    "deal": Board._deal_on_wire,
    "sticks": lambda board: board.sticks,
    "pot": lambda board: board.pot,
    "left": lambda board: board.left,
    "indicators": lambda board: all_on_wire(board.indicators),
    "excluded": lambda board: all_on_wire(board.excluded),
    "turn": lambda board: board.turn,
    "last": lambda board: board.last,
}


def _wind_name(board: Board, seat: Seat) -> str:
    wind = board.wind(seat)
    return Wind(wind).name if wind < len(Wind) else str(wind + 1)


def _seat_tile(board: Board, seat: Seat) -> str:
    tiles = board.terms.seat_tiles
    return tiles[board.wind(seat)] if board.wind(seat) < len(tiles) else ""


def _won_with(holder: Holder) -> Any:
    return None if holder.won is None else "hidden" if not is_tile(holder.won) else on_wire(holder.won)


SEAT_FIELDS: Final[dict[str, Callable[[Board, Seat, Holder], Any]]] = {
    "seat": lambda _board, seat, _holder: seat,
    "wind": lambda board, seat, _holder: _wind_name(board, seat),
    "tile": lambda board, seat, _holder: _seat_tile(board, seat),
    "points": lambda _board, _seat, holder: holder.points,
    "chips": lambda _board, _seat, holder: holder.chips,
    "tiles": lambda _board, _seat, holder: all_on_wire(holder.tiles),
    "drawn": lambda _board, _seat, holder: holder.drawn,
    "melds": lambda _board, _seat, holder: [meld_on_wire(laid.meld, laid.source) for laid in holder.melds],
    "pond": lambda _board, _seat, holder: [lying.on_wire for lying in holder.pond],
    "nuki": lambda _board, _seat, holder: all_on_wire(holder.nuki),
    "aside": lambda _board, _seat, holder: all_on_wire(holder.aside),
    "riichi": lambda _board, _seat, holder: holder.riichi,
    "ready": lambda _board, _seat, holder: holder.ready,
    "suit": lambda _board, _seat, holder: holder.suit,
    "out": lambda _board, _seat, holder: holder.out,
    "won": lambda _board, _seat, holder: _won_with(holder),
    "shown": lambda _board, _seat, holder: holder.shown,
    "kans_shown": lambda _board, _seat, holder: holder.kans_shown,
    "opened": lambda _board, _seat, holder: all_on_wire(holder.opened),
    "indicators": lambda _board, _seat, holder: all_on_wire(holder.indicators),
}

FOLLOWS: Final[dict[type, Callable[[Board, Any], None]]] = {
    MatchStarted: Board._match_started,
    DealStarted: Board._deal_started,
    DiceRolled: Board._dice,
    WallBroken: Board._wall_broken,
    KindsExcluded: Board._kinds_excluded,
    Dealt: Board._dealt,
    Drawn: Board._drawn,
    Discarded: Board._discarded,
    RiichiStands: Board._riichi_stands,
    ReadyDeclared: Board._ready_declared,
    HandOpened: Board._hand_opened,
    HissatsuDeclared: Board._hissatsu,
    Called: Board._called,
    KanDeclared: Board._kan_declared,
    RunRaised: Board._run_raised,
    NukiDeclared: Board._nuki_declared,
    TileReplaced: Board._tile_replaced,
    SuitChosen: Board._suit_chosen,
    SuitShown: Board._suit_shown,
    TilesPassed: Board._tiles_passed,
    IndicatorShown: Board._indicator_shown,
    Won: Board._won,
    FalseWin: Board._false_win,
    TileReturned: Board._tile_returned,
    HandShown: Board._hand_shown,
    KansShown: Board._kans_shown,
    Paid: Board._paid,
    DealEnded: Board._deal_ended,
}
"""What each type of event changes; the others change nothing on the table."""
OF_ONE_HAND: Final = frozenset(
    {Dealt, Drawn, Discarded, ReadyDeclared, KanDeclared, RunRaised, NukiDeclared, TileReplaced, SuitChosen, SuitShown}
)
"""Events that change what one seat has before it, and nobody else's."""
OF_NO_HAND: Final = frozenset({DiceRolled, WallBroken, KindsExcluded, IndicatorShown})
"""Events that change what no seat has before it."""


def seats_of(events: Iterable[Event]) -> frozenset[Seat] | None:
    """The seats before which these events change something; None if it may be any."""
    seats = []
    for event in events:
        kind = type(event)
        if kind in OF_ONE_HAND:
            seats.append(event.seat)  # type: ignore[union-attr]
        elif kind not in OF_NO_HAND:
            return None
    return frozenset(seats)


COUNTED: Final = frozenset({Drawn, Discarded})
"""Events that tell themselves how many tiles are seen after them; after any other all are counted anew."""
