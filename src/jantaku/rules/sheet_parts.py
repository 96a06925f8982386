"""The table ``[parts]`` of a sheet: what no option of the catalogue says is said straight, by the plan's own names.

``parts.wall.dead_tiles = 18`` sets the field `dead_tiles` of the plan's part `wall`. A *place* is what stands behind
``parts.``: ``wall.dead_tiles``, or ``payments.shares.ron`` where a field is a struct of its own. Values are checked
against the types of the plan, so that a field needs no entry anywhere else. Where a field may be empty, the word
``"none"`` empties it.
"""

from collections.abc import Iterator, Mapping
from types import NoneType, UnionType
from typing import Any, Final, Literal, TypeAlias, Union, get_args, get_origin

import msgspec

from jantaku.hands.structures import STRUCTURES
from jantaku.rules.plan import PARTS
from jantaku.rules.values import WrongValue
from jantaku.texts import Texts
from jantaku.tiles import SHORTS, NotationError, parse_tiles, tile_sets

Told: TypeAlias = "bool | int | str | tuple[Told, ...] | None"
"""What is said of one place, in its one shape."""

NONE: Final = "none"
MOST: Final = 1_000_000
LONGEST: Final = 64
SHAPES: Final = "grammar.structures"
TILE_LISTS: Final = frozenset({"nuki.tiles", "seats.tiles", "seats.value_tiles", "supplements.eyes"})
TILE_TEXTS: Final = frozenset({"grammar.absent", "supplements.seasons", "supplements.fives", "supplements.own_seasons"})


def _places(kind: type[msgspec.Struct], before: str) -> Iterator[tuple[str, Any]]:
    for field in msgspec.structs.fields(kind):
        if get_origin(field.type) is tuple and struct_in(field.type) is not None:
            continue  # a row of structs is for options to fill
        place = f"{before}.{field.name}"
        yield place, field.type
        if (inside := struct_in(field.type)) is not None:
            yield from _places(inside, place)


def struct_in(type_: Any) -> type[msgspec.Struct] | None:
    """The struct that a field may hold."""
    for kind in get_args(type_) or (type_,):
        if isinstance(kind, type) and issubclass(kind, msgspec.Struct):
            return kind
    return None


PLACES: Final[dict[str, Any]] = {place: type_ for part, kind in PARTS.items() for place, type_ in _places(kind, part)}
"""The type of every field of the plan's parts."""


def fields_of(place: str) -> tuple[str, ...]:
    """The names that may follow this place; of the empty one, the parts."""
    if not place:
        return tuple(PARTS)
    inside = (other.removeprefix(f"{place}.") for other in PLACES if other.startswith(f"{place}."))
    return tuple(name for name in inside if "." not in name)


def without_none(type_: Any) -> tuple[Any, bool]:
    """The type without None, and whether it may be None."""
    if get_origin(type_) not in (Union, UnionType):
        return type_, False
    rest = [kind for kind in get_args(type_) if kind is not NoneType]
    return (rest[0] if len(rest) == 1 else Union[tuple(rest)]), len(rest) < len(get_args(type_))  # noqa: UP007


def canonical(place: str, raw: object) -> Told:
    """The value in its one shape, or `WrongValue`."""
    type_, optional = without_none(PLACES[place])
    if optional and raw == NONE:
        return None
    if struct_in(type_) is not None:
        raise WrongValue(raw)
    try:
        value = msgspec.convert(raw, type_, strict=True)
    except msgspec.ValidationError:
        raise WrongValue(raw) from None
    if not _sensible(place, value):
        raise WrongValue(raw)
    if isinstance(value, tuple) and get_origin(get_args(type_)[0]) is Literal:
        return tuple(sorted({*value}))  # several of some words: their order means nothing
    return value  # type: ignore[no-any-return]


def _sensible(place: str, value: object) -> bool:
    """What the type alone does not say: no negative numbers, tiles that there are."""
    if isinstance(value, bool):
        return True
    if isinstance(value, int):
        return 0 <= value <= MOST
    if isinstance(value, tuple):
        return len(value) <= LONGEST and all(_sensible(place, entry) for entry in value)
    if place in TILE_LISTS:
        return value in SHORTS
    if place == "grammar.tile_set":
        return value in tile_sets()
    if place == SHAPES:
        return value in STRUCTURES
    if place in TILE_TEXTS:
        return _are_tiles(str(value))
    return isinstance(value, str) and len(value) <= LONGEST


def _are_tiles(text: str) -> bool:
    try:
        parse_tiles(text)
    except NotationError:
        return False
    return True


def usual(place: str) -> dict[str, Told]:
    """What the place is where nobody says anything of it; nothing inside a struct that usually is not there."""
    part, name, *inside = place.split(".")
    kind: type[msgspec.Struct] = PARTS[part]
    default = getattr(kind(), name)
    if default is None or not inside:
        return {f"{part}.{name}": default}
    return {place: getattr(default, inside[0])}


def merged(before: Mapping[str, Told], said: Mapping[str, Told]) -> dict[str, Told]:
    """What a parent told, and on top of it what a sheet says: field by field, but what was emptied is empty."""
    told = dict(before)
    for place, value in said.items():
        for other in tuple(told):
            if other.startswith(f"{place}.") or place.startswith(f"{other}."):
                del told[other]
        told[place] = value
    return told


def nested(told: Mapping[str, Told]) -> dict[str, Any]:
    """``{"wall": {"dead_tiles": 18}}``."""
    tables: dict[str, Any] = {}
    for place, value in told.items():
        *path, name = place.split(".")
        table = tables
        for step in path:
            table = table.setdefault(step, {})
        table[name] = value
    return tables


# ---------------------------------------------------------------- in words


def written_part(value: Told) -> str:
    """The value as it stands in a sheet."""
    match value:
        case None:
            return f'"{NONE}"'
        case bool():
            return "true" if value else "false"
        case tuple():
            return "[" + ", ".join(map(written_part, value)) + "]"
        case int():
            return str(value)
    return msgspec.json.encode(value).decode()


def allowed(place: str, texts: Texts) -> str:
    """What may be written there, in words."""
    type_, optional = without_none(PLACES[place])
    said = _allowed(place, type_, texts)
    return f"{said}; {NONE}" if optional else said


def _allowed(place: str, type_: Any, texts: Texts) -> str:
    if place in TILE_LISTS:
        return texts("rules-form-list-tiles")
    if place == "grammar.tile_set":
        return ", ".join(tile_sets())
    if place == SHAPES:
        return texts("rules-form-list-words", words=", ".join(STRUCTURES))
    if place == "grammar.absent":
        return texts("rules-part-tiles")
    if struct_in(type_) is not None:
        return texts("rules-form-table", fields=", ".join(fields_of(place)))
    if get_origin(type_) is Literal:
        return ", ".join(map(str, get_args(type_)))
    if type_ is bool:
        return "true, false"
    if type_ is int:
        return texts("rules-form-number", low="0", high=str(MOST))
    if get_origin(type_) is tuple:
        return _allowed_list(get_args(type_), texts)
    return texts("rules-form-text")


def _allowed_list(inside: tuple[Any, ...], texts: Texts) -> str:
    if get_origin(inside[0]) is Literal:
        return texts("rules-form-list-words", words=", ".join(map(str, get_args(inside[0]))))
    if inside[0] is int and inside[-1] is not Ellipsis:
        return texts("rules-form-list-number", size=str(len(inside)), low="0", high=str(MOST))
    return texts("rules-part-list")


# ---------------------------------------------------------------- for editors


def parts_schema(left_out: Mapping[str, str]) -> dict[str, Any]:
    """A JSON Schema of the table, without the places that options say."""
    return _table_schema("", left_out)


def _table_schema(before: str, left_out: Mapping[str, str]) -> dict[str, Any]:
    names = {name: f"{before}.{name}" if before else name for name in fields_of(before)}
    properties = {name: _schema_of(place, left_out) for name, place in names.items() if place not in left_out}
    return {"type": "object", "properties": properties, "additionalProperties": False}


def _schema_of(place: str, left_out: Mapping[str, str]) -> dict[str, Any]:
    known = _table_schema(place, left_out) if fields_of(place) else _value_schema(place)
    optional = place in PLACES and without_none(PLACES[place])[1]
    return {"anyOf": [known, {"const": NONE}]} if optional else known


def _value_schema(place: str) -> dict[str, Any]:
    type_, _ = without_none(PLACES[place])
    known: dict[str, Any] = msgspec.json.schema(type_)
    return known | {"minimum": 0, "maximum": MOST} if type_ is int else known
