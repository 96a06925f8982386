"""Records reduced to what a format that tells faces can hold, to compare them before and after; and damaged files."""

from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from random import Random
from typing import Final

from msgspec.structs import replace

from jantaku.hands import Meld
from jantaku.records.damage import Json
from jantaku.records.formats.mjlog import read_mjlog
from jantaku.records.record import Record, RecordError, Warning_
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
    HandShown,
    IndicatorShown,
    KanDeclared,
    MatchEnded,
    MatchStarted,
    NukiDeclared,
    RunRaised,
    SeatsDrawn,
    WallBroken,
    Won,
)
from jantaku.texts import Texts
from jantaku.tiles import Tile, face_of
from tests.records.stored_games import FOUR_PLAYERS, THREE_PLAYERS, stored_games


def games(step: int = 1, archives: Iterable[Path] = FOUR_PLAYERS) -> Iterator[tuple[str, Record]]:
    """Every step-th of the stored games, if nothing else is said those for four, with its name."""
    for archive in archives:
        for place, (name, data) in enumerate(stored_games(archive)):
            if place % step == 0:
                yield f"{archive.name}/{name}", read_mjlog(data)


def games_of_three(step: int = 1) -> Iterator[tuple[str, Record]]:
    """Every step-th of the stored games for three, with its name."""
    return games(step, [THREE_PLAYERS])


# ---------------------------------------------------------------- what a format holds


def reduced(events: Iterable[Event], of_win: Callable[[Won], Won] = lambda won: won) -> list[Event]:
    """The events in faces: copies forgotten, hands sorted, no wall."""
    walls = (DiceRolled, WallBroken, SeatsDrawn)
    return [_reduced(event, of_win) for event in events if not isinstance(event, walls)]


def _reduced(event: Event, of_win: Callable[[Won], Won]) -> Event:
    match event:
        case MatchStarted():
            return replace(event, rules="", fingerprint="")
        case DealStarted():
            return replace(event, commitment="")
        case Dealt():
            return replace(event, tiles=tuple(map(face, event.tiles)))
        case IndicatorShown() | Drawn() | Discarded() | NukiDeclared():
            return replace(event, tile=face(event.tile))
        case Called() | KanDeclared() | RunRaised():
            return replace(event, meld=meld_in_faces(event.meld))
        case HandShown():
            return replace(event, concealed=sorted_faces(event.concealed))
        case DealDrawn():
            told = event.kind in ("exhausted", "nagashi", "kyuushu_kyuuhai")
            return replace(event, seats=event.seats if told else ())
        case DealEnded():
            return replace(event, seed="")
        case MatchEnded():
            return replace(event, rows=())
        case Won():
            return of_win(_won(event))
    return event


def _won(won: Won) -> Won:
    return replace(
        won,
        tile=face(won.tile),
        concealed=sorted_faces(won.concealed),
        melds=tuple(map(meld_in_faces, won.melds)),
        elements=tuple(sorted(won.elements, key=lambda element: (element.id, element.fact or ""))),
        indicators=tuple(map(face, won.indicators)),
        ura=tuple(map(face, won.ura)),
        nuki=tuple(map(face, won.nuki)),
        flags=tuple(sorted(won.flags)),
    )


def face(tile: Tile) -> Tile:
    """The tile without its copy."""
    return Tile(face_of(tile))


def sorted_faces(tiles: Iterable[Tile]) -> tuple[Tile, ...]:
    """Tiles in an order that does not know copies."""
    return tuple(sorted(map(face, tiles)))


def meld_in_faces(meld: Meld) -> Meld:
    """The claimed tile first, the others in order."""
    claimed = None if meld.claimed is None else face(meld.claimed)
    own = sorted(face(tile) for tile in meld.tiles if tile != meld.claimed)
    tiles = own if claimed is None else [claimed, *own]
    return replace(meld, tiles=tuple(tiles), claimed=claimed, added=None if meld.added is None else face(meld.added))


# ---------------------------------------------------------------- tiles are where they should be


def follow_tiles(events: Iterable[Event]) -> None:
    """Every tile comes once, and leaves only the hand that holds it."""
    seen: set[Tile] = set()
    hands: list[set[Tile]] = []
    drawn: Tile | None = None
    for event in events:
        new: tuple[Tile, ...] = ()
        match event:
            case DealStarted():
                seen, hands = set(), [set() for _ in event.points]
            case Dealt():
                new = event.tiles
                hands[event.seat] |= {*new}
            case Drawn():
                new, drawn = (event.tile,), event.tile
                hands[event.seat].add(event.tile)
            case IndicatorShown():
                new = (event.tile,)
            case Discarded():
                assert event.drawn == (event.tile == drawn), event
                hands[event.seat].remove(event.tile)
                drawn = None
            case Called():
                hands[event.seat] -= _own(event.meld, hands[event.seat])
            case KanDeclared():
                added = {event.meld.added} if event.meld.added is not None else {*event.meld.tiles}
                assert added <= hands[event.seat], event
                hands[event.seat] -= added
            case RunRaised():
                assert event.meld.added is not None
                hands[event.seat].remove(event.meld.added)
            case NukiDeclared():
                hands[event.seat].remove(event.tile)
            case Won():
                held = hands[event.seat] - {event.tile}
                assert held == {*event.concealed}, event
        assert seen.isdisjoint(new), event
        seen |= {*new}


def _own(meld: Meld, hand: set[Tile]) -> set[Tile]:
    own = {tile for tile in meld.tiles if tile != meld.claimed}
    assert own <= hand, meld
    return own


# ---------------------------------------------------------------- damage


def refusal(read: Callable[[str], Record], text: str) -> RecordError | None:
    """The error of a reader, if there is one. Any other error is a failure of the reader and goes on."""
    try:
        record = read(text)
    except RecordError as error:
        return error
    list(map(said, record.warnings))
    return None


def said(warning: Warning_) -> tuple[str, str]:
    """A warning in both languages."""
    return Texts("en")(warning.text_id, **warning.arguments), Texts("ru")(warning.text_id, **warning.arguments)


ODD_VALUES: Final[tuple[Json, ...]] = (
    *(None, True, False, 0, -1, 1, 3, 4, 60, 99, 10**6, 10**30, 1.5, "", "r", "r60", "p111111", "c", "?", "5m", "和了"),
    *([], {}, [[]], [0], [0, 0, 0, 0], {"a": 1}, "\ud800", "x" * 1000),
)


def damaged_texts(text: str, chance: Random) -> Iterator[str]:
    """The text cut, with a sign gone or another one, without end."""
    while True:
        at = chance.randrange(len(text))
        sign = chance.choice('0123456789[]{},":rpcmka東 \n')
        yield chance.choice((text[:at], text[:at] + sign + text[at + 1 :], text[:at] + text[at + 1 :], text[at:]))


def with_an_odd_value(value: Json, chance: Random) -> Json:
    """A copy of the value with one part, anywhere, replaced by something else, removed or doubled."""
    if isinstance(value, dict) and value and chance.random() < 0.95:
        key = chance.choice(list(value))
        if chance.random() < 0.05:
            return {other: kept for other, kept in value.items() if other != key}
        return {**value, key: with_an_odd_value(value[key], chance)}
    if isinstance(value, list) and value and chance.random() < 0.95:
        at = chance.randrange(len(value))
        if chance.random() < 0.1:
            return [*value[:at], *[value[at]] * chance.choice((0, 2)), *value[at + 1 :]]
        return [*value[:at], with_an_odd_value(value[at], chance), *value[at + 1 :]]
    if isinstance(value, int) and chance.random() < 0.5:
        return value + chance.choice((-10, -1, 1, 10))
    return chance.choice(ODD_VALUES)
