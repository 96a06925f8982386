"""What each field of the table ``[parts]`` is called, and what its values mean, in the reader's language.

Texts say it: ``part-wall-dice`` is the name of the place ``wall.dice``, ``part-dora-source-after_win`` the meaning of a
word, and ``part-value-most-none`` that of a field in which nothing stands. Numbers speak for themselves.
"""

from collections.abc import Iterable, Iterator
from fractions import Fraction
from itertools import groupby
from typing import Any, Final, Literal, get_args, get_origin

from msgspec import Struct

from jantaku.hands.structures import STRUCTURES
from jantaku.rules.entries import catalogue
from jantaku.rules.plan import Plan
from jantaku.rules.sheet_parts import NONE, PLACES, SHAPES, TILE_LISTS, TILE_TEXTS, written_part
from jantaku.texts import Texts
from jantaku.tiles import Kind, Tile, format_tiles, make_tile, parse_tiles, short_of, tile_set

EMPTY: Final = frozenset(
    {
        "grammar.absent",
        "value.linear",
        "value.per_han",
        "value.least",
        "value.free_han",
        "value.most",
        "admission.free_dealer_from_honba",
        "admission.clean_pond",
        "admission.earned",
        "admission.minimum_base",
        "admission.yakuless_fu",
        "settlement.yakuman_class",
        "admission.most_han",
        "payments.thousands_from",
        "payments.ura_chips_from",
        "payments.draw_stakes_most",
        "payments.deal_stake",
        "payments.unpaid",
        "payments.phantoms",
        "payments.most_with_extra",
        "payments.pao_fresh_live",
        "payments.false_win",
        "payments.false_kan",
        "wall.faces",
        "wall.sides",
        "calls.most_runs",
        "calls.most",
        "exclusion.kinds",
        "exchange.tiles",
        "building.tiles",
        "supplements.seasons",
        "supplements.fives",
        "supplements.eyes",
        "supplements.own_seasons",
        "seats.value_tiles",
        "seats.members",
        "seats.hands",
        "seats.teams",
        "dealer.later_stays_after",
        "length.deals",
        *(place for place in PLACES if place.startswith("payments.shares")),
    }
)
"""Places at which 0, an empty list or nothing at all means something of its own."""

NOTHING: Final = (None, 0, (0, 0), (), "")

SHARES: Final = frozenset(f"payments.shares.{name}" for name in ("ron", "tsumo_dealer", "tsumo", "north"))
TWELFTHS: Final = 12
ELEMENTS: Final = frozenset({"admission.clean_pond", "admission.earned", "fu.added", "nuki.bonus", "payments.unpaid"})
"""Places at which ids of elements stand."""
TILES: Final = TILE_LISTS | TILE_TEXTS | {"draws.winds"}
BOX: Final = "grammar.tile_set"


def part_name(place: str, texts: Texts) -> str:
    """What the place is called."""
    key = place.replace(".", "-")
    return texts(f"part-{key}")


def part_value(plan: Plan, place: str) -> Any:
    """What stands at the place; None inside a struct that is not there."""
    value: Any = plan
    for name in place.split("."):
        if value is None:
            return None
        value = getattr(value, name)
    return value


def words_of(place: str) -> tuple[str, ...]:
    """The words that may stand at the place, in a list or alone; tiles are none."""
    if place in TILES:
        return ()
    return tuple(word for literal in _literals(PLACES[place]) for word in get_args(literal) if isinstance(word, str))


def _literals(type_: Any) -> Iterator[Any]:
    if get_origin(type_) is Literal:
        yield type_
    else:
        for inside in get_args(type_):
            yield from _literals(inside)


def part_meaning(place: str, value: Any, texts: Texts) -> str:
    """What the value means at this place."""
    key = place.replace(".", "-")
    if place in EMPTY and value in NOTHING and value is not False:
        return texts(f"part-{key}-{NONE}")
    match value:
        case bool():
            return texts("part-yes") if value else texts("part-no")
        case int():
            return texts("part-share", share=str(Fraction(value, TWELFTHS))) if place in SHARES else texts.figure(value)
        case tuple():
            return ", ".join(part_meaning(place, entry, texts) for entry in value)
        case Struct():
            return "…"
    if place == BOX:
        return _box(value, texts)
    if place == SHAPES and value in STRUCTURES:
        return texts(STRUCTURES[value].name)
    if place in ELEMENTS and value in catalogue().elements:
        return texts(catalogue().elements[value].text_id)
    if place in TILES:
        return _tiles(parse_tiles(value), texts)
    if value in words_of(place):
        return texts(f"part-{key}-{value}")
    return written_part(value)


def _box(name: str, texts: Texts) -> str:
    """A tile set as the kinds that are in it, those of which there are most copies first."""
    box = tile_set(name)
    there = [(copies, Kind(kind)) for kind, copies in enumerate(box.copies) if copies]
    rows = []
    for number in sorted({*filter(None, box.copies)}, reverse=True):
        tiles = _tiles([make_tile(kind) for copies, kind in there if copies == number], texts)
        rows.append(texts("part-tile_set-copies", copies=number, tiles=tiles))
    return texts("part-tile_set", count=len(box.tiles), copies=", ".join(rows))


def _tiles(tiles: Iterable[Tile], texts: Texts) -> str:
    """The tiles in groups, one for each suit."""
    groups = groupby(tiles, key=lambda tile: short_of(tile)[-1])
    return " ".join(format_tiles(list(group), texts.language) for _, group in groups)
