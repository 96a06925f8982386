"""A table in a terminal: who holds what, what lies in the ponds, what is left of the wall.

A `DrawnTable` is the table after some events, of a record or of a match, as one seat saw them or all: it only follows
what was told and judges nothing. It is drawn small, so that all of it and a sentence fit on a screen of 80 by 24: a
line for each seat, and the ponds beside each other in rows of six, as they lie on a real table. Honours are shown as
they look, in plain letters as they are written.
"""

from collections.abc import Iterable, Sequence
from itertools import groupby
from typing import Final, NamedTuple

import msgspec
from rich.cells import cell_len, set_cell_size
from rich.table import Table
from rich.text import Text

from jantaku.cli.drawing import Screen, picture_of, short, short_meld, style_of
from jantaku.hands import Meld, MeldForm
from jantaku.hands.melds import format_meld
from jantaku.scoring.ledger import Seat, TableAccount, Transfer, Unit
from jantaku.scoring.win import Wind
from jantaku.table.events import (
    HIDDEN,
    Called,
    DealEnded,
    DealStarted,
    Dealt,
    Discarded,
    Drawn,
    Event,
    FalseWin,
    HandShown,
    HissatsuDeclared,
    IndicatorShown,
    KanDeclared,
    KansShown,
    KindsExcluded,
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
    Won,
)
from jantaku.table.parts.wall import LAYERS
from jantaku.table.state.holding import turned
from jantaku.table.telling.repricing import Place
from jantaku.texts import Language, TextId, Texts
from jantaku.tiles import HONOURS, SHORTS, SUITS, USUAL_KINDS, Tile, kind_of, name_of, place_in_hand

LIVE: Final = 122
"""Tiles of the live wall before any is dealt, in the usual game."""
ROW: Final = 6
"""Tiles in a row of a pond."""
POND: Final = 3 * ROW
WIND_NAMES: Final = (TextId("seat-east"), TextId("seat-south"), TextId("seat-west"), TextId("seat-north"))
WIND_SIGNS: Final = "東南西北"
WIND_LETTERS: Final[dict[Language, str]] = {"en": "ESWN", "ru": "ВЮЗС"}
LONGEST_NAME: Final = 12
TURN, TURN_PLAIN = "▸", ">"
BACK, BACK_PLAIN = "▮", "?"
RIICHI_MARK, CALLED_MARK = "!", "^"
SECRET: Final = "?"
"""In the place of a suit that nobody has told."""


# ---------------------------------------------------------------- following


class Lying(NamedTuple):
    """A discard in a pond."""

    tile: Tile
    drawn: bool = False
    riichi: bool = False
    called: bool = False


class Holder(msgspec.Struct):
    """What one seat has before it. The tile just drawn is among the tiles, the last of them."""

    tiles: list[Tile] = []
    drawn: Tile | None = None
    melds: list[Meld] = []
    pond: list[Lying] = []
    riichi: bool = False
    nuki: list[Tile] = []
    """What was set aside as dora."""
    indicators: list[Tile] = []
    """Dora indicators of its own."""
    suit: str = ""
    """The suit to be rid of: its letter; ``?`` where it was chosen and nobody has told which."""
    out: bool = False
    """It has won, and the others play on."""

    def put(self, tiles: Iterable[Tile]) -> None:
        """Let tiles go, if they are there or may be."""
        for tile in tiles:
            for held in (tile, HIDDEN):
                if held in self.tiles:
                    self.tiles.remove(held)
                    break
        self.drawn = None


class DrawnTable(msgspec.Struct):
    """A table at one moment of a deal."""

    names: tuple[str, ...]
    start: DealStarted
    seats: list[Holder]
    points: list[int]
    sticks: int
    live: int = LIVE
    refills: bool = True
    """Whether a replacement tile makes the live wall shorter."""
    indicators: list[Tile] = []
    excluded: list[Tile] = []
    """Tiles whose kinds are out of play."""
    turn: Seat = -1
    """Whose turn it is, or was."""
    goes_on: bool = False
    """Whether the deal goes on after a win."""
    for_dealt: bool = False
    """Whether the next tile comes for a flower that was dealt: it is as if it had been dealt itself."""

    @property
    def order(self) -> tuple[Seat, ...]:
        """The seats from the dealer on."""
        count = len(self.seats)
        return tuple((self.start.dealer + turn) % count for turn in range(count))

    def wind(self, seat: Seat) -> Wind:
        """The wind of a seat."""
        return Wind((seat - self.start.dealer) % len(self.seats))

    @property
    def place(self) -> Place:
        """Where in the match a win happens now, or has just happened."""
        start, out = self.start, (seat for seat, holder in enumerate(self.seats) if holder.out)
        return Place(start.dealer, start.round, start.honba, self.sticks, len(self.seats), out)

    def follow(self, event: Event) -> None:
        """What the event changes. A record may tell nonsense: nothing here depends on its being possible."""
        seat = getattr(event, "seat", -1)
        if seat not in range(-1, len(self.seats)):
            return
        match event:
            case DealEnded():
                self.points, self.sticks = list(event.points), event.sticks
            case IndicatorShown():
                self.indicators.append(event.tile)
            case Paid():
                self._pay(event.rows)
            case RiichiStands():
                self.seats[seat].riichi = True
                self.sticks += 1
                self._pay(event.rows)
            case HandShown():
                self.seats[seat].tiles = list(event.concealed)
            case KansShown():
                up = iter(event.melds)
                held = self.seats[seat].melds
                self.seats[seat].melds = [next(up, meld) if meld.form is MeldForm.CLOSED_KAN else meld for meld in held]
            case FalseWin():
                if event.source == seat:
                    self.seats[seat].put([event.tile])
                self.seats[seat].drawn, self.seats[seat].out = None, True
                self._rob(event)
            case TileReturned():
                self.seats[seat].put([event.tile])
                self.live += self.refills or event.source != "dead_wall"
            case Won():
                self.turn = seat
                self.seats[seat].tiles = [*event.concealed, event.tile]
                self.seats[seat].drawn = event.tile
                self.seats[seat].melds = list(event.melds)
                self.seats[seat].nuki = list(event.nuki)
                self.seats[seat].out = self.goes_on
                self._rob(event)
            case _:
                self._play(event)

    def _play(self, event: Event) -> None:
        match event:
            case Dealt():
                self.seats[event.seat].tiles += event.tiles
                self.live -= len(event.tiles)
            case Drawn():
                holder = self.seats[event.seat]
                holder.tiles.append(event.tile)
                self.live -= self.refills or event.source != "dead_wall"
                dealt, self.for_dealt = self.for_dealt, False
                if dealt:
                    return
                holder.drawn = event.tile
                self.turn = event.seat
            case Discarded():
                holder = self.seats[event.seat]
                holder.put([event.tile])
                if holder.suit == SECRET and not holder.pond:  # the tile that lay face down
                    holder.suit = suit_of(event.tile)
                holder.pond.append(Lying(event.tile, event.drawn, event.riichi))
                self.turn = event.seat
            case Called():
                self._take_up(event)
                self.seats[event.seat].put(event.meld.tiles[1:])
                self.seats[event.seat].melds.append(event.meld)
                self.turn = event.seat
            case KanDeclared():
                self._declare(self.seats[event.seat], event.meld)
            case RunRaised():
                self._raise(self.seats[event.seat], event.meld)
            case NukiDeclared():
                holder = self.seats[event.seat]
                drawn = holder.drawn
                self.for_dealt = self._was_dealt(event)
                holder.put([event.tile])
                holder.drawn = drawn if self.for_dealt else None
                holder.nuki.append(event.tile)
            case TileReplaced():
                self.seats[event.seat].put([event.tile])
            case SuitChosen():
                self.seats[event.seat].suit = suit_of(event.tile) or SECRET
            case SuitShown():
                self.seats[event.seat].suit = event.suit
            case TilesPassed() if event.target in range(len(self.seats)):
                self.seats[event.seat].put(event.tiles)
                self.seats[event.target].tiles += event.tiles
            case ReadyDeclared():
                self.seats[event.seat].riichi = True
            case HissatsuDeclared():
                holder = self.seats[event.seat]
                holder.tiles, holder.indicators = list(event.tiles), list(event.indicators)
                self.live -= len(event.indicators)
                self.turn = event.seat
            case KindsExcluded():  # the dead wall is formed behind their stacks
                self.live -= -(-len(event.tiles) // LAYERS) * LAYERS
                self.excluded += event.tiles

    def _was_dealt(self, event: NukiDeclared) -> bool:
        """Whether it is a flower that was dealt: before the first discard, and not the last tile of the dealer."""
        opens = not any(holder.pond or holder.melds for holder in self.seats)
        return opens and kind_of(event.tile) >= USUAL_KINDS and self.seats[event.seat].drawn != event.tile

    def _rob(self, event: Won | FalseWin) -> None:
        """A tile that was won on no longer lies aside, or in a meld where the play goes on."""
        if event.source == event.seat or event.source not in range(len(self.seats)):
            return
        holder = self.seats[event.source]
        if event.tile in holder.nuki:
            holder.nuki.remove(event.tile)
        for place, meld in enumerate(holder.melds if self.goes_on else ()):
            if meld.added == event.tile:
                form = MeldForm.CHI if meld.is_run else MeldForm.PON
                holder.melds[place] = Meld(form, meld.tiles, meld.claimed, meld.feeder)

    def _take_up(self, event: Called) -> None:
        pond = self.seats[event.source].pond if event.source in range(len(self.seats)) else []
        if pond:
            pond[-1] = pond[-1]._replace(called=True)

    def _declare(self, holder: Holder, meld: Meld) -> None:
        if meld.form is not MeldForm.ADDED_KAN or meld.added is None:
            holder.put(meld.tiles)
            holder.melds.append(meld)
            return
        holder.put([meld.added])
        for place, other in enumerate(holder.melds):
            if other.form is MeldForm.PON and other.kind == meld.kind:
                holder.melds[place] = meld

    def _raise(self, holder: Holder, meld: Meld) -> None:
        assert meld.added is not None
        holder.put([meld.added])
        holder.melds = [meld if other.tiles == meld.tiles else other for other in holder.melds]

    def _pay(self, rows: Iterable[Transfer]) -> None:
        for row in rows:
            if row.unit is Unit.POINTS:
                for account, amount in ((row.source, -row.amount), (row.target, row.amount)):
                    if account in range(len(self.points)):
                        self.points[account] += amount
                if row.source == TableAccount.STICKS:  # whoever takes one takes all
                    self.sticks = 0


def scene_of(
    events: Iterable[Event], names: Sequence[str], live: int = LIVE, refills: bool = True, goes_on: bool = False
) -> DrawnTable:
    """The table after these events of one deal, of which the first is its start."""
    events = iter(events)
    start = next(events)
    assert isinstance(start, DealStarted)
    count = len(start.points)
    names = tuple(names) if len(names) == count else ("",) * count
    scene = DrawnTable(names, start, [Holder() for _ in range(count)], list(start.points), start.sticks, live, refills)
    scene.goes_on = goes_on
    for event in events:
        scene.follow(event)
    return scene


# ---------------------------------------------------------------- words and signs


def wind_sign(wind: Wind, screen: Screen) -> str:
    """One sign for a wind."""
    return WIND_LETTERS[screen.lang][wind] if screen.plain else WIND_SIGNS[wind]


def deal_name(start: DealStarted, texts: Texts) -> str:
    """``East 2``."""
    wind = start.round - Wind.E.kind
    name = WIND_NAMES[Wind(wind)] if wind in range(len(Wind)) else name_of(Tile(start.round))
    return texts("table-deal", round=_capital(texts(name)), number=start.hand + 1)


def player(scene: DrawnTable, seat: Seat, screen: Screen) -> str:
    """A player in a sentence: the wind, and the name if there is one."""
    sign = wind_sign(scene.wind(seat), screen) if seat in range(len(scene.seats)) else "?"
    name = scene.names[seat] if seat in range(len(scene.names)) else ""
    return f"{sign} {shortened(name, LONGEST_NAME)}".rstrip()


def shortened(name: str, width: int) -> str:
    """A name that fits, and that no terminal obeys."""
    name = "".join(sign if sign.isprintable() else "?" for sign in name)
    return name if cell_len(name) <= width else set_cell_size(name, width - 1).rstrip() + "…"


def suit_of(tile: Tile) -> str:
    """The letter of a tile's suit; nothing for other tiles and hidden ones."""
    return next((suit for suit, mask in SUITS.items() if _is_seen(tile) and mask >> kind_of(tile) & 1), "")


def tile_sign(tile: Tile, screen: Screen) -> Text:
    """One tile in two columns."""
    if not _is_seen(tile):
        return Text(BACK_PLAIN if screen.plain else BACK, "dim")
    if not screen.plain and HONOURS >> kind_of(tile) & 1:
        return Text(picture_of(tile, screen.lang).top, style_of(tile))
    return short([tile], screen.lang)


def tiles_text(tiles: Iterable[Tile], screen: Screen) -> Text:
    """Tiles in a row, those of a suit together."""
    parts: list[Text] = []
    for by_suit, group in groupby(tiles, key=lambda tile: _is_by_suit(tile, screen)):
        held = list(group)
        if by_suit:
            parts.append(short(held, screen.lang))
        else:
            parts.append(Text("").join(tile_sign(tile, screen) for tile in held))
    return Text(" ").join(parts)


def meld_text(meld: Meld, screen: Screen) -> Text:
    """A meld as it is written, honours as they look; one that lies face down by its back."""
    if not _is_seen(meld.tiles[0]):
        return tiles_text(meld.all_tiles, screen)
    equal = len({kind_of(tile) for tile in meld.all_tiles}) == 1
    if equal and not screen.plain and HONOURS >> kind_of(meld.tiles[0]) & 1:
        sign = tile_sign(meld.tiles[0], screen).plain
        written = format_meld(meld, "en").replace("z", "")
        return Text("".join(sign if letter.isdigit() else letter for letter in written), style_of(meld.tiles[0]))
    return short_meld(meld, screen.lang)


def _is_seen(tile: Tile) -> bool:
    """Hidden tiles are not, and neither is what a damaged record may call a tile."""
    return tile >= 0 and kind_of(tile) < len(SHORTS)


def _is_by_suit(tile: Tile, screen: Screen) -> bool:
    """Whether its letter is said once for all of its suit."""
    return _is_seen(tile) and (screen.plain or not HONOURS >> kind_of(tile) & 1)


def hand_text(holder: Holder, screen: Screen) -> Text:
    """Concealed tiles in order, the one just drawn apart."""
    resting = list(holder.tiles)
    if holder.drawn is not None and holder.drawn in resting:
        resting.remove(holder.drawn)
    line = tiles_text(sorted(resting, key=place_in_hand), screen)
    if holder.drawn is not None:
        line.append("  ").append(tiles_text([holder.drawn], screen))
    return line


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]


# ---------------------------------------------------------------- drawing


def show_table(screen: Screen, texts: Texts, scene: DrawnTable) -> None:
    """Draw it."""
    screen.console.print(head_text(screen, texts, scene))
    screen.say()
    screen.console.print(holders_table(screen, texts, scene))
    if any(holder.pond for holder in scene.seats):
        screen.say()
        screen.console.print(_ponds(screen, scene))
        if legend := _legend(scene, texts):
            screen.say((f"  {legend}", "dim"))


def head_text(screen: Screen, texts: Texts, scene: DrawnTable) -> Text:
    """Which deal it is, what lies on the table, what is left of the wall."""
    line = Text(deal_name(scene.start, texts), "bold")
    counted = (texts("table-honba", count=scene.start.honba), texts("table-sticks", count=scene.sticks))
    for part in (*filter(None, counted), texts("table-left", count=scene.live)):  # some games count neither
        line.append(f"   {part}")
    for name, tiles in (
        (texts("table-indicators", count=len(scene.indicators)), scene.indicators),
        (texts("table-excluded"), scene.excluded),
    ):
        if tiles:
            line.append(f"   {name} ").append(Text(" ").join(tile_sign(tile, screen) for tile in tiles))
    return line


def holders_table(screen: Screen, texts: Texts, scene: DrawnTable) -> Table:
    """A line for each seat, from the dealer on."""
    grid = Table.grid(padding=(0, 2, 0, 0))
    grid.add_column(no_wrap=True)
    grid.add_column(no_wrap=True, justify="right")
    grid.add_column(overflow="fold")
    grid.add_column(overflow="fold")
    turn = TURN_PLAIN if screen.plain else TURN
    for seat in scene.order:
        holder = scene.seats[seat]
        name = Text(turn if seat == scene.turn else " ", "bold yellow").append(" ").append(player(scene, seat, screen))
        melds = Text(" ").join(meld_text(meld, screen) for meld in holder.melds)
        if holder.nuki:
            melds.append("  " if holder.melds else "").append(f"{texts('table-nuki')} ", "dim")
            melds.append(tiles_text(holder.nuki, screen))
        if holder.indicators:
            melds.append("  " if melds else "").append(f"{texts('table-own-indicators')} ", "dim")
            melds.append(tiles_text(holder.indicators, screen))
        said = Text("  ").join(state_texts(screen, texts, holder))
        if said:
            melds = said.append("  ").append(melds)
        grid.add_row(name, texts.figure(scene.points[seat]), hand_text(holder, screen), melds)
    return grid


def state_texts(screen: Screen, texts: Texts, holder: Holder) -> list[Text]:
    """What is known of a player beside the tiles: out of the deal, in riichi, rid of a suit."""
    said = [Text(texts("table-out"), "bold green")] if holder.out else []
    said += [Text(texts("table-riichi"), "bold yellow")] if holder.riichi else []
    if holder.suit:
        suit = "secret" if holder.suit == SECRET else holder.suit
        said.append(Text(texts("table-suit", suit=suit), "dim"))
    return said


def _ponds(screen: Screen, scene: DrawnTable) -> Table:
    """Beside each other, as many as there is room for."""
    beside = max(1, min(len(scene.seats), (screen.console.width - 2) // (POND + 1)))
    grid = Table.grid(padding=(0, 1, 0, 0))
    grid.add_column(width=1)
    for _ in range(beside):
        grid.add_column(width=POND, no_wrap=True)
    order = scene.order
    for first in range(0, len(order), beside):
        row = order[first : first + beside]
        grid.add_row("", *(Text(player(scene, seat, screen), "dim") for seat in row))
        grid.add_row("", *(drawn_pond(scene.seats[seat].pond, screen) for seat in row))
    return grid


def drawn_pond(pond: Sequence[Lying], screen: Screen) -> Text:
    """The discards in rows, each with its mark."""
    drawn = [_lying(lying, sideways, screen) for lying, sideways in zip(pond, _turned(pond), strict=True)]
    rows = [drawn[start : start + ROW] for start in range(0, len(drawn), ROW)]
    return Text("\n").join(Text("").join(row) for row in rows)


def _turned(pond: Sequence[Lying]) -> list[bool]:
    return turned((lying.riichi, lying.called) for lying in pond)


def _lying(lying: Lying, sideways: bool, screen: Screen) -> Text:
    tile = tile_sign(lying.tile, screen)
    if lying.drawn:
        tile.stylize("not bold dim")
    mark = RIICHI_MARK if sideways else CALLED_MARK if lying.called else " "
    return tile.append(mark, "bold yellow")


def _legend(scene: DrawnTable, texts: Texts) -> str:
    """What the marks mean, those that are there."""
    lying = [tile for holder in scene.seats for tile in holder.pond]
    said = [texts("table-legend-drawn")] if any(tile.drawn for tile in lying) else []
    if any(any(_turned(holder.pond)) for holder in scene.seats):
        said.append(f"{RIICHI_MARK} {texts('table-riichi')}")
    if any(tile.called for tile in lying):
        said.append(f"{CALLED_MARK} {texts('table-legend-called')}")
    return "   ".join(said)
