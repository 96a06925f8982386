"""What mjlog says in numbers: tiles, melds, yaku, limits, and the kind of game.

Everything here goes both ways, so that a file that was read can be written again to the byte.
"""

from collections.abc import Iterable, Mapping, Sequence
from enum import IntFlag
from functools import cache, lru_cache
from typing import Final, NamedTuple

from jantaku.hands import Meld, MeldForm, Side
from jantaku.records.recognition import (
    NO_OPEN_TANYAO,
    NO_RED,
    ONE_ROUND,
    TENHOU,
    Recognised,
    Switch,
    recognised,
    why,
)
from jantaku.records.record import Warning_
from jantaku.rules.foreign_names import foreign_names
from jantaku.scoring.ledger import Seat
from jantaku.table.events import CountedElement, DrawKind
from jantaku.texts import TextId
from jantaku.tiles import KIND_OF, Kind, Tile, TileSet, kind_of, tile_of_number
from jantaku.yaku import elements

SEATS: Final = 4
"""The places of the format. Three players leave the last one empty."""
THREE: Final = 3
TILES: Final = 136
LEFT_OUT: Final = range(4 * KIND_OF["2m"], 4 * KIND_OF["9m"])
"""The tiles that three players do without."""
COPIES: Final = 4
EAST: Final = 27
NORTH: Final = 30
WHITE: Final = 31

# ---------------------------------------------------------------- tiles


class Box:
    """The tiles of a game: with red fives or without, for four or for three. Red is copy 0 of a five."""

    def __init__(self, red: bool, players: int) -> None:
        tile_set = TileSet.riichi((1, 1, 1) if red else (0, 0, 0))
        used = (number for number in range(TILES) if players > THREE or number not in LEFT_OUT)
        self.tiles = {number: tile_of_number(number, tile_set) for number in used}
        self.written = {str(number): tile for number, tile in self.tiles.items()}
        """By number, as it is written."""
        self.by_number = tuple(self.tiles.get(number) for number in range(TILES))
        self.numbers = {tile: number for number, tile in self.tiles.items()}


@cache
def box(red: bool, players: int = SEATS) -> Box:
    """The box of a game."""
    return Box(red, players)


# ---------------------------------------------------------------- melds

Sides = tuple[Side | None, Side | None, Side | None, Side | None]
"""The neighbour that sits so many places further on."""

_SIDES: Final[Sides] = (None, Side.RIGHT, Side.ACROSS, Side.LEFT)
_SIDES_OF_THREE: Final[tuple[Sides, ...]] = (
    (None, Side.RIGHT, Side.LEFT, None),
    (None, Side.RIGHT, None, Side.LEFT),
    (None, None, Side.RIGHT, Side.LEFT),
)
"""By seat: places are counted past the empty one."""
_MELD_LIMIT: Final = 1 << 16
_CHI, _PON, _ADDED, _NORTH = 4, 8, 16, 32
_RUNS: Final = 3 * 7
_KINDS: Final = 34


def sides_of(seat: Seat, players: int) -> Sides:
    """Who sits where, seen from a seat, by the number of places."""
    return _SIDES_OF_THREE[seat] if players == THREE else _SIDES


class CodedMeld(NamedTuple):
    """A meld; and which copy its code names, where that does not follow from the meld (a closed kan)."""

    meld: Meld
    copy: int


@lru_cache(maxsize=1 << 14)
def meld_of(code: int, used: Box, sides: Sides = _SIDES) -> CodedMeld | None:
    """The meld of this code, or none if no meld has it."""
    if not 0 <= code < _MELD_LIMIT:
        return None
    feeder = sides[code & 3]
    read, idle = _FORMS[code & (_CHI | _PON | _ADDED)]
    if code & idle or (feeder is None and code & 3):
        return None
    try:
        return read(code, feeder, used)
    except KeyError:  # a tile that is not in the box
        return None


def north_of(code: int, used: Box) -> Tile | None:
    """The north that was set aside, or none if the code means something else."""
    tile = used.tiles.get(code >> 8)
    return tile if tile is not None and kind_of(tile) == NORTH and code & 0xFF == _NORTH else None


def code_of_north(tile: Tile, used: Box) -> int:
    """The code of a north that is set aside."""
    return used.numbers[tile] << 8 | _NORTH


def _chi(code: int, feeder: Side | None, used: Box) -> CodedMeld | None:
    place, called = divmod(code >> 10, 3)
    if place >= _RUNS or feeder is None:
        return None
    suit, low = divmod(place, 7)
    copies = (code >> 3 & 3, code >> 5 & 3, code >> 7 & 3)
    tiles = _called_first([COPIES * (9 * suit + low + step) + copy for step, copy in enumerate(copies)], called, used)
    return CodedMeld(Meld(MeldForm.CHI, tiles, tiles[0], feeder), 0)


def _pon(code: int, feeder: Side | None, used: Box) -> CodedMeld | None:
    kind, called = divmod(code >> 9, 3)
    if kind >= _KINDS or feeder is None:
        return None
    left_out = code >> 5 & 3
    tiles = _called_first([COPIES * kind + copy for copy in range(COPIES) if copy != left_out], called, used)
    if code & _PON:
        return CodedMeld(Meld(MeldForm.PON, tiles, tiles[0], feeder), 0)
    added = used.tiles[COPIES * kind + left_out]
    return CodedMeld(Meld(MeldForm.ADDED_KAN, tiles, tiles[0], feeder, added), 0)


def _kan(code: int, feeder: Side | None, used: Box) -> CodedMeld | None:
    kind, named = divmod(code >> 8, COPIES)
    if kind >= _KINDS:
        return None
    numbers = [COPIES * kind + copy for copy in range(COPIES)]
    if feeder is None:
        return CodedMeld(Meld(MeldForm.CLOSED_KAN, _called_first(numbers, 0, used)), named)
    tiles = _called_first(numbers, named, used)
    return CodedMeld(Meld(MeldForm.OPEN_KAN, tiles, tiles[0], feeder), 0)


_FORMS: Final = {
    0: (_kan, 0x00F8),
    _PON: (_pon, 0x0180),
    _ADDED: (_pon, 0x0180),
    _PON | _ADDED: (_pon, 0xFFFF),
    **{_CHI | other: (_chi, 0x0200) for other in (0, _PON, _ADDED, _PON | _ADDED)},
}
"""By the bits that tell the form: who reads the code, and the bits that mean nothing there. With one of those it is no
code: it could not be written again."""


def _called_first(numbers: list[int], called: int, used: Box) -> tuple[Tile, ...]:
    tiles = used.tiles
    return tuple([tiles[number] for number in (numbers[called], *numbers[:called], *numbers[called + 1 :])])


def code_of(meld: Meld, used: Box, copy: int = 0, sides: Sides = _SIDES) -> int:
    """The code of a meld; of a closed kan it names this copy. KeyError: a tile that is not in the box; ValueError:
    nobody sits where it came from."""
    numbers = used.numbers
    made = sorted([numbers[tile] for tile in meld.tiles])
    if meld.form is MeldForm.CLOSED_KAN:
        return made[0] // COPIES * COPIES + copy << 8
    assert meld.claimed is not None
    claimed, side = numbers[meld.claimed], sides.index(meld.side)
    if meld.form is MeldForm.OPEN_KAN:
        return claimed << 8 | side
    called = made.index(claimed)
    if meld.form is MeldForm.CHI:
        suit, low = divmod(made[0] // COPIES, 9)
        copies = sum(number % COPIES << 3 + 2 * step for step, number in enumerate(made))
        return (3 * (7 * suit + low) + called) << 10 | copies | _CHI | side
    kind = made[0] // COPIES
    left_out = 6 - sum(number % COPIES for number in made)
    form = _PON if meld.form is MeldForm.PON else _ADDED
    return (3 * kind + called) << 9 | left_out << 5 | form | side


def seat_of(side: Side, seen_from: Seat, players: int) -> Seat:
    """Who sits there."""
    return (seen_from + sides_of(seen_from, players).index(side)) % SEATS


def as_they_were_made(
    melds: Sequence[Meld], norths: Sequence[Tile], made: Iterable[tuple[Tile, ...]]
) -> list[Meld | Tile]:
    """Melds and norths in one list, by when their tiles were laid down. An added kan has the place of its pon."""
    times: Mapping[tuple[Tile, ...], int] = {tiles: time for time, tiles in reversed([*enumerate(made)])}
    listed: list[Meld | Tile] = []
    waiting = list(norths)
    for meld in melds:
        time = times.get(meld.tiles, len(times))
        while waiting and times.get((waiting[0],), 0) < time:
            listed.append(waiting.pop(0))
        listed.append(meld)
    return [*listed, *waiting]


# ---------------------------------------------------------------- yaku

DORA, URA_DORA, RED_DORA = 52, 53, 54
FIRST_YAKUMAN: Final = 37
YAKUMAN: Final = 8000
LIMIT_BASES: Final = (0, 2000, 3000, 4000, 6000, YAKUMAN)
_SEAT_WIND, _ROUND_WIND, _DRAGON, _AFTER_DRAGONS = 10, 14, 18, 21

_ORDER: Final = (
    *(1, 21, 2, 3, 4, 5, 6, 0, 7, 9, 32, 22, 24, 25, 29, 27, 30, 28, 26),
    *range(_SEAT_WIND, _AFTER_DRAGONS),
    *(8, 23, 33, 31, 34, 35, 36),
    *range(FIRST_YAKUMAN, DORA),
    *(DORA, RED_DORA, URA_DORA),
)
"""How the server lists yaku, as its records show it; 27 and 36 are in none of ours, their places are guessed."""
_PLACE: Final = {number: place for place, number in enumerate(_ORDER)}


class NumberedElement(NamedTuple):
    """The element that a number of mjlog means."""

    id: str
    fact: str | None
    place: int
    """Among the elements, as a score lists them."""


@cache
def numbered_elements() -> tuple[NumberedElement, ...]:
    """The elements by their numbers."""
    names = foreign_names()
    keys = ((element.id, fact) for element in elements().values() for fact in element.each or (None,))
    order = {key: place for place, key in enumerate(keys)}
    return tuple(
        NumberedElement(key[0], key[1], order.get(key, len(order)))
        for key in ((names.element(name), names.fact(name)) for name in names.mjlog.yaku)
    )


@lru_cache(maxsize=1 << 10)
def counted(number: int, han: int) -> CountedElement:
    """The element of this number with this price."""
    element = numbered_elements()[number]
    if FIRST_YAKUMAN <= number < DORA:
        return CountedElement(element.id, element.fact, 0, YAKUMAN)
    return CountedElement(element.id, element.fact, han)


@cache
def _our_places() -> tuple[int, ...]:
    return tuple(element.place for element in numbered_elements())


def in_our_order(numbers: Iterable[int]) -> list[int]:
    """As a score lists them."""
    return sorted(numbers, key=_our_places().__getitem__)


def in_their_order(numbers: Iterable[int], melds: Sequence[Meld]) -> list[int]:
    """As the server lists them: honours by their triplets, those of the hand first, then melds as they were made."""
    listed = sorted(numbers, key=_PLACE.__getitem__)
    honours = [number for number in listed if _SEAT_WIND <= number < _AFTER_DRAGONS]
    if len(honours) > 1:
        melded = {kind_of(meld.tiles[0]): place for place, meld in enumerate(melds) if meld.form is not MeldForm.CHI}
        first = listed.index(honours[0])  # they stand side by side
        # Of one triplet the round's wind comes before the seat's.
        honours.sort(key=lambda number: (melded.get(_honour(number), -1), _honour(number), -number))
        listed[first : first + len(honours)] = honours
    return listed


def _honour(number: int) -> Kind:
    if number >= _DRAGON:
        return Kind(WHITE + number - _DRAGON)
    return Kind(EAST + number - (_ROUND_WIND if number >= _ROUND_WIND else _SEAT_WIND))


@cache
def _numbers() -> dict[tuple[str, str | None], int]:
    """Of several numbers that mean the same the first: the winds, which the seat and the round tell apart."""
    numbers: dict[tuple[str, str | None], int] = {}
    for number, element in enumerate(numbered_elements()):
        numbers.setdefault((element.id, element.fact), number)
    return numbers


def number_of(element: CountedElement, seat_wind: int, round_wind: int) -> int | None:
    """The number of an element; winds count from 0 for East. None: mjlog does not know it."""
    number = _numbers().get((element.id, element.fact))
    if number == _SEAT_WIND:
        return number + seat_wind
    return number + round_wind if number == _ROUND_WIND else number


# ---------------------------------------------------------------- draws and games

DRAW_KINDS: Final[dict[str, DrawKind]] = {
    "": "exhausted",
    "nm": "nagashi",
    "yao9": "kyuushu_kyuuhai",
    "kaze4": "four_winds",
    "reach4": "four_riichi",
    "kan4": "four_kans",
    "ron3": "triple_ron",
}
DRAW_TYPES: Final = {kind: name for name, kind in DRAW_KINDS.items()}


class GameType(IntFlag):
    """Bits of the game's type that change its rules."""

    PEOPLE = 1
    NO_RED = 2
    NO_OPEN_TANYAO = 4
    HANCHAN = 8
    THREE_PLAYERS = 16


_SWITCHES: Final = (
    (GameType.HANCHAN, False, ONE_ROUND),
    (GameType.NO_RED, True, NO_RED),
    (GameType.NO_OPEN_TANYAO, True, NO_OPEN_TANYAO),
)


def switches_of_type(bits: int) -> list[Switch]:
    """In what a game of this type is not as the server usually plays."""
    return [switch for bit, when, switch in _SWITCHES if bool(bits & bit) == when]


def rules_of_type(bits: int, *more: Switch, ground: Warning_ | None = None) -> Recognised:
    """The rules of a game of this type, with more switches."""
    preset = TENHOU[THREE if bits & GameType.THREE_PLAYERS else SEATS]
    return recognised(preset, ground or why(TextId("rules-why-type"), type=bits), [*switches_of_type(bits), *more])
