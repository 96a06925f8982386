"""Events in words, in both languages: a line of the log, and what a screen reader says.

A sentence is said without its subject, as everywhere: who it was stands before it (``seat`` of the event).
"""

from collections.abc import Callable, Sequence
from typing import Any, Final

from jantaku.hands import Hand, MeldForm
from jantaku.scoring.explanations.clauses import SEATS
from jantaku.scoring.ledger import Seat, Unit
from jantaku.scoring.settlement import thousands
from jantaku.server.telling.wire import Said, Setting, each, is_tile, plain, row_on_wire, said
from jantaku.table.events import (
    Called,
    DealDrawn,
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
    MatchEnded,
    MatchStarted,
    NukiDeclared,
    Paid,
    ReadyDeclared,
    RiichiStands,
    Ruled,
    RunRaised,
    SeatsDrawn,
    SuitChosen,
    SuitShown,
    TileReplaced,
    TileReturned,
    TilesPassed,
    WallBroken,
    Won,
)
from jantaku.texts import LANGUAGES, Texts
from jantaku.tiles import KIND_OF, SUITS, Tile, kind_of, name_of, place_in_hand

CALL_NAMES: Final = {MeldForm.CHI: "chi", MeldForm.PON: "pon", MeldForm.EYES_KAN: "eyes"}
NOBODY: Final = "none"
NORTH: Final = KIND_OF["4z"]


def words(event: Event, table: Setting) -> Said:
    """What happened. A record may tell nonsense; then nothing is said of it."""
    try:
        return WORDS[type(event)](event, table)
    except (LookupError, ValueError, TypeError):
        return plain("")


def _seen(*tiles: Tile) -> tuple[Tile, ...]:
    return tuple(tile for tile in tiles if is_tile(tile))


def _hidden(*tiles: Tile) -> str:
    return "no" if all(is_tile(tile) for tile in tiles) else "yes"


def _sorted(tiles: Sequence[Tile]) -> tuple[Tile, ...]:
    return tuple(sorted(_seen(*tiles), key=place_in_hand))


def _name(seat: Seat, table: Setting) -> str:
    return table.names[seat] if 0 <= seat < len(table.names) else "?"


def suit_of(tile: Tile) -> str:
    """The letter of a tile's suit; nothing for other tiles and hidden ones."""
    return next((suit for suit, mask in SUITS.items() if is_tile(tile) and mask >> kind_of(tile) & 1), "")


def deal_name(round_: int, hand: int) -> Said:
    """``East 2``."""
    winds = round_ - KIND_OF["1z"]
    names = said(SEATS[winds] if winds in range(len(SEATS)) else name_of(Tile(round_)))
    return {
        language: said("table-deal", round=_capital(names[language]), number=hand + 1)[language]
        for language in LANGUAGES
    }


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def joined(*table: Said, by: str = ", ") -> Said:
    """Sentences one after the other."""
    return {language: by.join(filter(None, (part[language] for part in table))) for language in LANGUAGES}


def _started(event: DealStarted, table: Setting) -> Said:
    counted = [deal_name(event.round, event.hand)]
    if event.honba:
        counted.append(said("table-honba", table.game, count=event.honba))
    if event.sticks:
        counted.append(said("table-sticks", count=event.sticks))
    return joined(*counted)


def _drawn(event: Drawn, table: Setting) -> Said:
    tiles, hidden = _seen(event.tile), _hidden(event.tile)
    if event.source == "dead_wall":
        return said("event-draws-replacement", table.game, tile=tiles, hidden=hidden)
    return said("event-draws", table.game, tile=tiles, hidden=hidden)


def _discarded(event: Discarded, table: Setting) -> Said:
    if event.riichi:
        return said("event-riichi", table.game, tile=(event.tile,))
    if event.drawn:
        return said("event-discards-drawn", table.game, tile=(event.tile,))
    return said("event-discards", table.game, tile=(event.tile,))


def _called(event: Called, table: Setting) -> Said:
    call = CALL_NAMES.get(event.meld.form, "kan")
    return said("event-called", table.game, call=call, player=_name(event.source, table), meld=event.meld)


def _kan(event: KanDeclared, table: Setting) -> Said:
    if _hidden(*event.meld.tiles) == "yes":
        return said("event-kan", table.game, form=event.form, meld="?")
    return said("event-kan", table.game, form=event.form, meld=event.meld)


def _run_raised(event: RunRaised, table: Setting) -> Said:
    assert event.meld.added is not None
    return said("event-run-raised", table.game, tile=(event.meld.added,), meld=event.meld)


def _nuki(event: NukiDeclared, table: Setting) -> Said:
    if kind_of(event.tile) == NORTH:
        return said("event-kita", table.game, tile=(event.tile,))
    return said("event-nuki", table.game, tile=(event.tile,))


def _won(event: Won, table: Setting) -> Said:
    player = _name(event.source, table)
    tsumo = event.source == event.seat
    if _hidden(*event.concealed) == "yes":
        how = "tsumo" if tsumo else "ron"
        return joined(
            said("event-wins-turned-down", table.game, how=how, tile=_seen(event.tile), player=player),
            said("event-value-turned-down", table.game, points=event.points),
        )
    hand = Hand(_sorted(event.concealed), event.melds)
    if event.stands_for is not None:
        return said("event-wins-joker", table.game, tile=(event.tile,), other=(event.stands_for,), hand=hand)
    if tsumo:
        return said("event-wins-tsumo", table.game, tile=(event.tile,), hand=hand)
    return said("event-wins-ron", table.game, tile=(event.tile,), hand=hand, player=player)


def _suit_chosen(event: SuitChosen, table: Setting) -> Said:
    how = "hidden" if not is_tile(event.tile) else "card" if event.card else "tile"
    return said("event-suit-chosen", table.game, how=how, tile=_seen(event.tile), suit=suit_of(event.tile))


def _tiles_passed(event: TilesPassed, table: Setting) -> Said:
    return said(
        "event-tiles-passed",
        table.game,
        tiles=_seen(*event.tiles),
        count=len(event.tiles),
        player=_name(event.target, table),
        hidden=_hidden(*event.tiles),
    )


def _deal_drawn(event: DealDrawn, table: Setting) -> Said:
    players = ", ".join(_name(seat, table) for seat in event.seats)
    return said("event-deal-drawn", table.game, kind=event.kind, players=players or NOBODY)


def _paid(event: Paid, table: Setting) -> Said:
    rows = [row_on_wire(row, table.names, table.game)["said"] for row in event.rows if row.unit is not Unit.SCORE]
    return joined(*rows, by="; ")


def _deal_ended(event: DealEnded, table: Setting) -> Said:
    def speak(texts: Texts) -> str:
        points = ", ".join(f"{_name(seat, table)} {texts.figure(held)}" for seat, held in enumerate(event.points))
        return texts("event-deal-ended", points=points, count=event.sticks)

    return each(speak, table.game)


def _match_ended(event: MatchEnded, table: Setting) -> Said:
    def speak(texts: Texts) -> str:
        final = (
            f"{_name(seat, table)} {texts.figure(points)}"
            + (f" ({texts.figure(thousands(total))})" if event.scores != event.points else "")
            for seat, (points, total) in enumerate(zip(event.points, event.scores, strict=False))
        )
        return texts("event-match-ended", scores=", ".join(final))

    return each(speak, table.game)


WORDS: Final[dict[type, Callable[[Any, Setting], Said]]] = {
    MatchStarted: lambda event, table: said("event-match-started", table.game, names=", ".join(event.names)),
    SeatsDrawn: lambda _event, table: said("event-seats-drawn", table.game),
    DealStarted: _started,
    DiceRolled: lambda event, table: said("event-dice", table.game, dice=" + ".join(map(str, event.dice))),
    WallBroken: lambda event, table: said("event-wall", table.game, player=_name(event.side, table), stack=event.stack),
    Dealt: lambda event, table: (
        said("event-dealt", table.game, tiles=_sorted(event.tiles)) if _hidden(*event.tiles) == "no" else plain("")
    ),
    SuitChosen: _suit_chosen,
    SuitShown: lambda event, table: said("event-suit-shown", table.game, suit=event.suit),
    TilesPassed: _tiles_passed,
    ReadyDeclared: lambda _event, table: said("event-ready", table.game),
    HandOpened: lambda event, table: said("event-opened", table.game, tiles=_sorted(event.tiles)),
    HissatsuDeclared: lambda event, table: said("event-hissatsu", table.game, indicators=event.indicators),
    IndicatorShown: lambda event, table: said("event-indicator", table.game, tile=(event.tile,)),
    Drawn: _drawn,
    Discarded: _discarded,
    RiichiStands: lambda _event, table: said("event-riichi-stands", table.game),
    Called: _called,
    KanDeclared: _kan,
    RunRaised: _run_raised,
    KindsExcluded: lambda event, table: said("event-excluded", table.game, tiles=tuple(event.tiles)),
    TileReplaced: lambda event, table: said("event-replaced", table.game, tile=(event.tile,)),
    NukiDeclared: _nuki,
    Won: _won,
    FalseWin: lambda event, table: said(
        "event-wins-falsely",
        table.game,
        how="tsumo" if event.source == event.seat else "ron",
        tile=_seen(event.tile),
        player=_name(event.source, table),
    ),
    TileReturned: lambda _event, table: said("event-tile-returned", table.game),
    HandShown: lambda event, table: said(
        "event-shows", table.game, hand=_sorted(event.concealed), ready="yes" if event.ready else "no"
    ),
    KansShown: lambda event, table: said("event-kans-shown", table.game, melds=Hand((), event.melds)),
    DealDrawn: _deal_drawn,
    Paid: _paid,
    Ruled: lambda event, table: said("event-ruled", table.game, ruling=event.ruling),
    DealEnded: _deal_ended,
    MatchEnded: _match_ended,
}
"""How each type of event is said."""
