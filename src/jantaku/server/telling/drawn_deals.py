"""What is told of a deal that nobody won: for what the hands that were laid open wait, and which tiles ended it.

Both are found from what lies open on a board, so that a record is told as a match is.
"""

from collections.abc import Callable, Iterable
from typing import Final

from jantaku.table.additions.exclusion import Exclusion
from jantaku.table.events import DealDrawn, HandShown
from jantaku.table.events.event import is_tile
from jantaku.table.state.holding import Holding
from jantaku.table.table import Table
from jantaku.table.telling.board import Board, Holder
from jantaku.tiles import (
    KIND_OF,
    SHORTS,
    SUITS,
    TERMINALS_AND_HONOURS,
    Tile,
    count_kinds,
    kind_of,
    kinds_in,
    mask_of,
)


def waits_shown(event: HandShown, board: Board, table: Table | None) -> tuple[str, ...]:
    """The kinds for which a ready hand waits; those of which it holds every copy itself come last. ``board`` knows its
    melds. Nothing of a hand that is not ready, or of a record that tells nonsense."""
    if table is None or not event.ready or not all(is_tile(tile) for tile in event.concealed):
        return ()
    holder = board.seats[event.seat]
    melds = [laid.meld for laid in holder.melds]
    seat_tiles, wind = board.terms.seat_tiles, board.wind(event.seat)
    excluded = mask_of(kind_of(tile) for tile in board.excluded if is_tile(tile))
    void = table.never_held | SUITS.get(holder.suit or "", 0)
    try:
        hand = Holding(
            list(event.concealed),
            bytearray(count_kinds(event.concealed, table.kinds)),
            melds,
            void=void | (table.addition(Exclusion).void_with(excluded, melds) if excluded else 0),
            own=KIND_OF[seat_tiles[wind]] if wind < len(seat_tiles) else -1,
        )
        table.look(hand)
    except ValueError:
        return ()
    return tuple(SHORTS[kind] for kind in (*kinds_in(hand.waits), *kinds_in(hand.spent)))


# ---------------------------------------------------------------- what ended it


def causes(event: DealDrawn, board: Board) -> tuple[Tile, ...]:
    """The tiles on the table that ended the deal: they are shown where they lie."""
    find = CAUSES.get(event.kind)
    return () if find is None else tuple(tile for tile in find(event, board) if is_tile(tile))


def _terminals(event: DealDrawn, board: Board) -> Iterable[Tile]:
    return (
        tile
        for holder in _of(event, board)
        if holder.shown
        for tile in holder.tiles
        if is_tile(tile) and TERMINALS_AND_HONOURS >> kind_of(tile) & 1
    )


def _first_discards(_event: DealDrawn, board: Board) -> Iterable[Tile]:
    return (holder.pond[0].tile for holder in board.seats if holder.pond)


def _riichi(_event: DealDrawn, board: Board) -> Iterable[Tile]:
    return (lying.tile for holder in board.seats for lying in holder.pond if lying.riichi)


def _own_discards(_event: DealDrawn, board: Board) -> Iterable[Tile]:
    return () if board.last is None else (lying.tile for lying in board.seats[board.last].pond)


def _hands(event: DealDrawn, board: Board) -> Iterable[Tile]:
    return (tile for holder in _of(event, board) if holder.shown for tile in holder.tiles)


def _kans(_event: DealDrawn, board: Board) -> Iterable[Tile]:
    return (tile for holder in board.seats for laid in holder.melds if laid.meld.is_kan for tile in laid.meld.all_tiles)


def _won_on(_event: DealDrawn, board: Board) -> Iterable[Tile]:
    """A discard; or the tile of a kan or a nuki that several would have robbed."""
    if board.last is not None:
        return [lying.tile for lying in board.seats[board.last].pond[-1:]]
    holder = None if board.turn is None else board.seats[board.turn]
    if holder is None:
        return ()
    added = [laid.meld.added for laid in holder.melds if laid.meld.added is not None]
    return (added or holder.nuki)[-1:]


def _ponds(event: DealDrawn, board: Board) -> Iterable[Tile]:
    return (lying.tile for holder in _of(event, board) for lying in holder.pond)


def _of(event: DealDrawn, board: Board) -> Iterable[Holder]:
    return (board.seats[seat] for seat in event.seats if 0 <= seat < len(board.seats))


CAUSES: Final[dict[str, Callable[[DealDrawn, Board], Iterable[Tile]]]] = {
    "kyuushu_kyuuhai": _terminals,
    "four_winds": _first_discards,
    "four_riichi": _riichi,
    "four_kans": _kans,
    "double_ron": _won_on,
    "triple_ron": _won_on,
    "seven_honours": _own_discards,
    "all_kokushi": _hands,
    "all_chiitoitsu": _hands,
    "nagashi": _ponds,
}
"""How the tiles are found, by the kind of the draw."""
