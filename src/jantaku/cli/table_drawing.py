"""A table in a terminal: who holds what, what lies in the ponds, what is left of the wall.

A `DrawnTable` is a board after some events, of a record or of a match, as one seat saw them or all. It is drawn small,
so that all of it and a sentence fit on a screen of 80 by 24: a line for each seat, and the ponds beside each other in
rows of six, as they lie on a real table. Honours are shown as they look, in plain letters as they are written.
"""

from collections.abc import Iterable, Sequence
from itertools import groupby
from typing import Final

import msgspec
from rich.cells import cell_len, set_cell_size
from rich.table import Table
from rich.text import Text

from jantaku.cli.drawing import Screen, picture_of, short, short_meld, style_of
from jantaku.hands import Meld
from jantaku.hands.melds import format_meld
from jantaku.scoring.ledger import Position, Seat
from jantaku.scoring.win import Wind, position_name
from jantaku.table.events import DealStarted, Event
from jantaku.table.events.event import is_tile
from jantaku.table.events.opening import SECRET
from jantaku.table.state.holding import turned
from jantaku.table.telling.board import USUAL, Board, BoardRules, Holder, Lying
from jantaku.table.telling.repricing import Place
from jantaku.table.telling.teller import deal_name
from jantaku.texts import Language, Texts
from jantaku.tiles import HONOURS, Kind, Tile, kind_of, make_tile, place_in_hand

ROW: Final = 6
"""Tiles in a row of a pond."""
POND: Final = 3 * ROW
WIND_SIGNS: Final = "東南西北"
WIND_LETTERS: Final[dict[Language, str]] = {"en": "ESWN", "ru": "ВЮЗС"}
LONGEST_NAME: Final = 12
TURN, TURN_PLAIN = "▸", ">"
BACK, BACK_PLAIN = "▮", "?"
RIICHI_MARK, CALLED_MARK = "!", "^"


class DrawnTable(msgspec.Struct):
    """A table at one moment of a deal: the board that somebody sees, and who sits at it."""

    names: tuple[str, ...]
    board: Board

    @property
    def start(self) -> DealStarted:
        """How the deal began."""
        assert self.board.deal is not None
        return self.board.deal

    @property
    def order(self) -> tuple[Seat, ...]:
        """The seats from the dealer on."""
        count = len(self.board.seats)
        return tuple((self.start.dealer + turn) % count for turn in range(count))

    @property
    def place(self) -> Place:
        """Where in the match a win happens now, or has just happened."""
        place = self.board.place
        assert place is not None
        return place


def scene_of(events: Iterable[Event], names: Sequence[str], terms: BoardRules = USUAL) -> DrawnTable:
    """The table after these events of one deal, of which the first is its start."""
    events = iter(events)
    start = next(events)
    assert isinstance(start, DealStarted)
    count = len(start.points)
    board = Board(terms, count)
    for event in (start, *events):
        board.follow(event)
    return DrawnTable(tuple(names) if len(names) == count else ("",) * count, board)


# ---------------------------------------------------------------- words and signs


def wind_sign(position: Position, screen: Screen) -> str:
    """One sign for a position: its wind, from the fifth on its number."""
    if position >= len(Wind):
        return position_name(position)
    wind = Wind(position)
    return WIND_LETTERS[screen.lang][wind] if screen.plain else WIND_SIGNS[wind]


def player(scene: DrawnTable, seat: Seat, screen: Screen) -> str:
    """A player in a sentence: the wind, and the name if there is one."""
    sign = wind_sign(scene.board.wind(seat), screen) if seat in range(len(scene.board.seats)) else "?"
    member = scene.board.members[seat] if seat in range(len(scene.board.members)) else seat
    name = scene.names[member] if member in range(len(scene.names)) else ""
    return f"{sign} {shortened(name, LONGEST_NAME)}".rstrip()


def shortened(name: str, width: int) -> str:
    """A name that fits, and that no terminal obeys."""
    name = "".join(sign if sign.isprintable() else "?" for sign in name)
    return name if cell_len(name) <= width else set_cell_size(name, width - 1).rstrip() + "…"


def tile_sign(tile: Tile, screen: Screen) -> Text:
    """One tile in two columns."""
    if not is_tile(tile):
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
    if not is_tile(meld.tiles[0]):
        return tiles_text(meld.all_tiles, screen)
    equal = len({kind_of(tile) for tile in meld.all_tiles}) == 1
    if equal and not screen.plain and HONOURS >> kind_of(meld.tiles[0]) & 1:
        sign = tile_sign(meld.tiles[0], screen).plain
        written = format_meld(meld, "en").replace("z", "")
        return Text("".join(sign if letter.isdigit() else letter for letter in written), style_of(meld.tiles[0]))
    return short_meld(meld, screen.lang)


def _is_by_suit(tile: Tile, screen: Screen) -> bool:
    """Whether its letter is said once for all of its suit."""
    return is_tile(tile) and (screen.plain or not HONOURS >> kind_of(tile) & 1)


def apart_from_hand(holder: Holder) -> Tile | None:
    """The tile that lies beside the others: the one just drawn, or the one with which somebody won who is out."""
    if holder.out:
        return holder.won
    return holder.tiles[-1] if holder.drawn and holder.tiles else None


def hand_text(holder: Holder, screen: Screen) -> Text:
    """Concealed tiles in order, the one just drawn apart."""
    apart = apart_from_hand(holder)
    resting = holder.tiles[:-1] if holder.drawn and not holder.out else holder.tiles
    line = tiles_text(sorted(resting, key=place_in_hand), screen)
    if apart is not None:
        line.append("  ").append(tiles_text([apart], screen))
    return line


# ---------------------------------------------------------------- drawing


def show_table(screen: Screen, texts: Texts, scene: DrawnTable) -> None:
    """Draw it."""
    screen.console.print(head_text(screen, texts, scene))
    screen.say()
    screen.console.print(holders_table(screen, texts, scene))
    if any(holder.pond for holder in scene.board.seats):
        screen.say()
        screen.console.print(_ponds(screen, scene))
        if legend := _legend(scene, texts):
            screen.say((f"  {legend}", "dim"))


def head_text(screen: Screen, texts: Texts, scene: DrawnTable) -> Text:
    """Which deal it is, what lies on the table, what is left of the wall."""
    board = scene.board
    line = Text(deal_name(texts, scene.start.round, scene.start.hand), "bold")
    counted = (texts("table-honba", count=scene.start.honba), texts("table-sticks", count=board.sticks))
    for part in (*filter(None, counted), texts("table-left", count=board.left)):  # some games count neither
        line.append(f"   {part}")
    for name, tiles in (
        (texts("table-indicators", count=len(board.indicators)), board.indicators),
        (texts("table-named-dora"), [make_tile(Kind(kind)) for kind in board.named]),
        (texts("table-excluded"), board.excluded),
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
        holder = scene.board.seats[seat]
        mark = turn if seat == scene.board.turn else " "
        name = Text(mark, "bold yellow").append(" ").append(player(scene, seat, screen))
        melds = Text(" ").join(meld_text(laid.meld, screen) for laid in holder.melds)
        if holder.nuki:
            melds.append("  " if holder.melds else "").append(f"{texts('table-nuki')} ", "dim")
            melds.append(tiles_text(holder.nuki, screen))
        if holder.indicators:
            melds.append("  " if melds else "").append(f"{texts('table-own-indicators')} ", "dim")
            melds.append(tiles_text(holder.indicators, screen))
        said = Text("  ").join(state_texts(screen, texts, holder))
        if said:
            melds = said.append("  ").append(melds)
        grid.add_row(name, texts.figure(holder.points), hand_text(holder, screen), melds)
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
    beside = max(1, min(len(scene.board.seats), (screen.console.width - 2) // (POND + 1)))
    grid = Table.grid(padding=(0, 1, 0, 0))
    grid.add_column(width=1)
    for _ in range(beside):
        grid.add_column(width=POND, no_wrap=True)
    order = scene.order
    for first in range(0, len(order), beside):
        row = order[first : first + beside]
        grid.add_row("", *(Text(player(scene, seat, screen), "dim") for seat in row))
        grid.add_row("", *(drawn_pond(scene.board.seats[seat].pond, screen) for seat in row))
    return grid


def drawn_pond(pond: Sequence[Lying], screen: Screen) -> Text:
    """The discards in rows, each with its mark."""
    drawn = [_lying(lying, sideways, screen) for lying, sideways in zip(pond, _turned(pond), strict=True)]
    rows = [drawn[start : start + ROW] for start in range(0, len(drawn), ROW)]
    return Text("\n").join(Text("").join(row) for row in rows)


def _turned(pond: Sequence[Lying]) -> list[bool]:
    return turned((lying.riichi, lying.called is not None) for lying in pond)


def _lying(lying: Lying, sideways: bool, screen: Screen) -> Text:
    tile = tile_sign(lying.tile, screen)
    if lying.drawn:
        tile.stylize("not bold dim")
    mark = RIICHI_MARK if sideways else CALLED_MARK if lying.called is not None else " "
    return tile.append(mark, "bold yellow")


def _legend(scene: DrawnTable, texts: Texts) -> str:
    """What the marks mean, those that are there."""
    lying = [tile for holder in scene.board.seats for tile in holder.pond]
    said = [texts("table-legend-drawn")] if any(tile.drawn for tile in lying) else []
    if any(any(_turned(holder.pond)) for holder in scene.board.seats):
        said.append(f"{RIICHI_MARK} {texts('table-riichi')}")
    if any(tile.called is not None for tile in lying):
        said.append(f"{CALLED_MARK} {texts('table-legend-called')}")
    return "   ".join(said)
