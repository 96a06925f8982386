"""Whether a message has the shape that its type says: every field that must be there, none that is not in the type."""

import enum
import types
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from typing import (
    Annotated,
    Any,
    ForwardRef,
    Literal,
    NotRequired,
    Union,
    get_args,
    get_origin,
    get_type_hints,
    is_typeddict,
)

import msgspec

from jantaku.server.rule_book import shapes as rules_shapes
from jantaku.server.telling.shapes import OneOf, Open, SomeOf

SIMPLE = {str: (str,), int: (int,), float: (int, float), bool: (bool,), type(None): (type(None),)}


def mismatches(value: Any, shape: Any, place: str = "") -> Iterator[str]:
    """All that is otherwise than the shape says."""
    origin, parts = get_origin(shape), get_args(shape)
    if isinstance(shape, str | ForwardRef):
        text = shape if isinstance(shape, str) else shape.__forward_arg__
        yield from mismatches(value, eval(text, vars(rules_shapes)), place)
    elif origin is NotRequired:
        yield from mismatches(value, parts[0], place)
    elif origin is Annotated:
        yield from _annotated(value, parts[0], parts[1], place)
    elif origin in (Union, types.UnionType):
        yield from _union(value, parts, place)
    elif origin is Literal:
        if value not in parts:
            yield f"{place}: {value!r} is none of {parts}"
    elif origin is tuple:
        if not isinstance(value, list) or len(value) != len(parts):
            yield f"{place}: {value!r} is no {shape}"
        else:
            for at, (one, part) in enumerate(zip(value, parts, strict=True)):
                yield from mismatches(one, part, f"{place}[{at}]")
    elif origin in (list, Sequence):
        if not isinstance(value, list):
            yield f"{place}: {value!r} is no list"
        else:
            for at, one in enumerate(value):
                yield from mismatches(one, parts[0], f"{place}[{at}]")
    elif origin in (dict, Mapping):
        if not isinstance(value, dict):
            yield f"{place}: {value!r} is no object"
        else:
            for key, one in value.items():
                yield from mismatches(key, parts[0], f"{place}, its key")
                yield from mismatches(one, parts[1], f"{place}.{key}")
    elif is_typeddict(shape):
        yield from _object(value, shape, place)
    elif isinstance(shape, type) and issubclass(shape, enum.Enum):
        if value not in [one.value for one in shape]:
            yield f"{place}: {value!r} is no {shape.__name__}"
    elif isinstance(shape, type) and issubclass(shape, msgspec.Struct):
        try:
            msgspec.convert(value, shape)
        except msgspec.ValidationError as error:
            yield f"{place}: {error}"
    elif shape in SIMPLE:
        if type(value) not in SIMPLE[shape]:
            yield f"{place}: {value!r} is no {shape.__name__}"
    else:
        raise TypeError(f"{place}: nobody knows what {shape} is")


def _annotated(value: Any, kind: Any, note: Any, place: str) -> Iterator[str]:
    if isinstance(note, OneOf):
        if value not in note.words:
            yield f"{place}: {value!r} is none of {note.words}"
    elif isinstance(note, SomeOf):
        if not isinstance(value, dict):
            yield f"{place}: {value!r} is no object"
            return
        fields = {name: field for shape in note.shapes for name, field in fields_of(shape).items()}
        for name, one in value.items():
            if name not in fields:
                yield f"{place}.{name} is in no shape"
            else:
                yield from mismatches(one, fields[name], f"{place}.{name}")
    else:
        yield from mismatches(value, kind, place)


def _union(value: Any, parts: Sequence[Any], place: str) -> Iterator[str]:
    """Messages are told apart by their type; of other unions the nearest is meant."""
    if isinstance(value, dict) and "type" in value:
        tagged = [
            part for part in parts if "type" in fields_of(part) and value["type"] in get_args(fields_of(part)["type"])
        ]
        parts = tagged or parts
    found = [[*mismatches(value, part, place)] for part in parts]
    yield from min(found, key=len)


def _object(value: Any, shape: Any, place: str) -> Iterator[str]:
    if not isinstance(value, dict):
        yield f"{place}: {value!r} is no {shape.__name__}"
        return
    fields = fields_of(shape)
    for name in sorted(shape.__required_keys__ - value.keys()):
        yield f"{place}.{name} is missing in a {shape.__name__}"
    for name, one in value.items():
        if name in fields:
            yield from mismatches(one, fields[name], f"{place}.{name}")
        elif not is_open(shape):
            yield f"{place}.{name} is in no {shape.__name__}"


@cache
def fields_of(shape: Any) -> dict[str, Any]:
    """The fields of a shape with their types."""
    return get_type_hints(shape, include_extras=True) if is_typeddict(shape) else {}


def is_open(shape: Any) -> bool:
    """Whether other fields may follow."""
    return fields_of(Open).keys() <= fields_of(shape).keys()
