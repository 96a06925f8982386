"""The result of a deal, put together from the events that one viewer was told."""

from collections.abc import Sequence
from typing import Final

import msgspec

from jantaku.scoring.ledger import Seat, Transfer
from jantaku.server.telling.event_words import deal_name, joined, words
from jantaku.server.telling.wire import (
    Json,
    Setting,
    all_on_wire,
    event_on_wire,
    meld_on_wire,
    on_wire,
    row_on_wire,
    said,
)
from jantaku.table.events import (
    DealDrawn,
    DealEnded,
    DealStarted,
    Event,
    HandShown,
    KansShown,
    MatchEnded,
    Paid,
    RiichiStands,
    Won,
)
from jantaku.tiles import SHORTS, Tile

TOLD_IN_RESULTS: Final = frozenset(
    {DealStarted, DealDrawn, DealEnded, MatchEnded, Won, Paid, RiichiStands, HandShown, KansShown}
)
"""All that a result is put together from; it needs no other events."""
WON_FIELDS: Final = ("seat", "source", "tile", "concealed", "melds", "nuki", "indicators", "ura", "points")


class Known(msgspec.Struct):
    """What the events do not tell themselves, by their places among them."""

    explained: dict[int, Json | None] = {}
    """Why wins are worth what they are."""
    waits: dict[int, tuple[str, ...]] = {}
    """For what the hands that were laid open wait."""
    causes: tuple[Tile, ...] = ()
    """The tiles that ended the deal."""


def result_of(events: Sequence[Event], known: Known, table: Setting, following: DealStarted | None) -> Json:
    """What a deal came to."""
    start = next((event for event in events if isinstance(event, DealStarted)), None)
    ended = next((event for event in reversed(events) if isinstance(event, DealEnded)), None)
    drawn = next((event for event in events if isinstance(event, DealDrawn)), None)
    final = next((event for event in events if isinstance(event, MatchEnded)), None)
    wins = [
        {**_won(event, table), "explained": known.explained.get(at)}
        for at, event in enumerate(events)
        if isinstance(event, Won)
    ]
    rows: list[Transfer] = [row for event in events if isinstance(event, Paid | RiichiStands) for row in event.rows]
    before = () if start is None else start.points
    return {
        "deal": 0 if start is None else start.number,
        "kind": "win" if wins else "exhausted" if drawn is None else drawn.kind,
        "title": _title(events, table),
        "wins": wins,
        "shown": [
            {
                "seat": event.seat,
                "concealed": all_on_wire(event.concealed),
                "ready": event.ready,
                "waits": known.waits.get(at, ()),
            }
            for at, event in enumerate(events)
            if isinstance(event, HandShown)
        ],
        "kans": [
            {"seat": event.seat, "melds": [meld_on_wire(meld, None) for meld in event.melds]}
            for event in events
            if isinstance(event, KansShown)
        ],
        "draw": None
        if drawn is None
        else {"kind": drawn.kind, "seats": drawn.seats, "tiles": all_on_wire(known.causes)},
        "rows": [row_on_wire(row, table.names, table.game) for row in rows],
        "before": before,
        "after": before if ended is None else ended.points,
        "next": None if following is None else _next(following, table),
        "final": None if final is None else _final(final, table),
        "wait": None,
    }


def _won(event: Won, table: Setting) -> Json:
    told = event_on_wire(event, table)
    named = () if event.at is None else event.at.named
    kinds = [SHORTS[kind] for kind in dict.fromkeys(named) if 0 <= kind < len(SHORTS)]
    return {name: told[name] for name in WON_FIELDS} | {"tile": on_wire(event.tile), "named": kinds}


def _title(events: Sequence[Event], table: Setting) -> dict[str, str]:
    """``East 2, honba 1``."""
    start = next((event for event in events if isinstance(event, DealStarted)), None)
    drawn = next((event for event in events if isinstance(event, DealDrawn)), None)
    titles = [] if start is None else [words(start, table)]
    if drawn is not None:
        titles.append(words(drawn, table))
    return joined(*titles, by=". ")


def _next(start: DealStarted, table: Setting) -> Json:
    text = said("server-next-deal", dealer=_name(start.dealer, table))
    counted = [said("table-honba", table.game, count=start.honba)] if start.honba else []
    if start.for_pot:
        counted.append(said("table-for-pot", table.game))
    return {
        "round": event_on_wire(start, table)["round"],
        "hand": start.hand,
        "dealer": start.dealer,
        "honba": start.honba,
        "text": joined(deal_name(start.round, start.hand), *counted, text),
    }


def _name(seat: Seat, table: Setting) -> str:
    return table.names[seat] if 0 <= seat < len(table.names) else "?"


def _final(event: MatchEnded, table: Setting) -> Json:
    return {
        "points": event.points,
        "scores": event.scores,
        "places": event.places,
        "chips": event.chips,
        "names": table.all,
        "rows": [row_on_wire(row, table.all, table.game) for row in event.rows],
    }
