"""A JSON Schema of rule sets, for editors that complete and check while one types."""

from collections.abc import Mapping
from typing import Any, Final

from jantaku.rules.entries import Option, catalogue
from jantaku.rules.meanings import Path, meanings
from jantaku.rules.plan_fields import ALSO_STRAIGHT, said_by_options
from jantaku.rules.prices import LIMITS, MOST_HAN
from jantaku.rules.sheet_parts import parts_schema
from jantaku.rules.values import Forms, ListForm, NumberForm
from jantaku.texts import Texts
from jantaku.tiles import SHORTS

WORTH: Final[dict[str, Any]] = {
    "anyOf": [
        {"type": "integer", "minimum": 0, "maximum": MOST_HAN},
        {"enum": [*LIMITS, "hand_value"]},
        {"type": "string", "pattern": "^[2-9]x yakuman$"},
        {"type": "string", "pattern": "^limit [1-9][0-9]{2,5}$"},
    ]
}
PRICE: Final[dict[str, Any]] = {
    "anyOf": [
        WORTH,
        {
            "type": "object",
            "properties": {"closed": WORTH, "open": WORTH},
            "additionalProperties": False,
            "minProperties": 1,
        },
    ]
}
NAMES: Final[dict[str, Any]] = {
    "type": "object",
    "properties": {"ru": {"type": "string"}, "en": {"type": "string"}},
    "additionalProperties": False,
}
STRING: Final[dict[str, Any]] = {"type": "string"}
STRINGS: Final[dict[str, Any]] = {"type": "object", "additionalProperties": STRING}


def schema() -> dict[str, Any]:
    """The schema of a rule set."""
    known = catalogue()
    ids = {"type": "array", "items": {"$ref": "#/$defs/element"}, "uniqueItems": True}
    header = {
        "id": STRING,
        "extends": STRING,
        "game": {"enum": list(known.games)},
        "name": NAMES,
        "about": NAMES,
        "seed": STRING,
        "edition": STRING,
        "complete": {"type": "boolean"},
        "unknown": {"type": "array", "items": STRING},
        "sources": STRINGS,
        "read_from": STRINGS,
        "readings": {"type": "object", "additionalProperties": {"anyOf": [{"type": "string"}, STRINGS]}},
    }
    pattern = {
        "type": "object",
        "properties": {"pattern": STRING, "price": {"$ref": "#/$defs/price"}, "name": NAMES, "because": NAMES},
        "required": ["pattern", "price"],
        "additionalProperties": False,
    }
    yaku = {
        "type": "object",
        "properties": {
            "add": ids,
            "remove": ids,
            "price": {
                "type": "object",
                "properties": {key: {"$ref": "#/$defs/price"} for key in known.elements},
                "additionalProperties": False,
            },
            "absorbs": {
                "type": "object",
                "properties": dict.fromkeys(known.elements, ids),
                "additionalProperties": False,
            },
            "patterns": {"type": "object", "additionalProperties": pattern},
        },
        "additionalProperties": False,
    }
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Jantaku rule set",
        "$defs": {"price": PRICE, "element": {"enum": list(known.elements)}},
        "type": "object",
        "properties": {
            **header,
            **{name: option_schema(option) for name, option in known.options.items()},
            "yaku": yaku,
            "parts": parts_schema(_left_to_options()),
        },
        "required": ["id"],
        "additionalProperties": False,
    }


def _left_to_options() -> dict[str, str]:
    return {place: option for place, option in said_by_options().items() if place not in ALSO_STRAIGHT}


def option_schema(option: Option) -> dict[str, Any]:
    """What may be written for one option."""
    said = {meaning.path: meaning.means for meaning in meanings(option, Texts("en"))}
    return {
        "title": option.name("en"),
        "description": option.explained(Texts("en")),
        "default": option.raw_default,
        "anyOf": _forms(option.forms, said),
    }


def _forms(forms: Forms, said: Mapping[Path, str], inside: Path = ()) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = [
        {"const": int(word) if word.isdecimal() else word, "description": said[*inside, word]} for word in forms.words
    ]
    if {"off", "on"} <= set(forms.words):
        found.append({"type": "boolean"})
    if forms.number is not None:
        found.append({**_number(forms.number), "description": said[*inside, "number"]})
    if forms.array is not None:
        found.append({**_list(forms.array), "description": said[*inside, "list"]})
    if forms.table is not None:
        fields = {
            name: {"anyOf": _forms(field.forms, said, (*inside, "table", name)), "default": field.default}
            for name, field in forms.table.fields.items()
        }
        table = {"type": "object", "properties": fields, "additionalProperties": False}
        found.append({**table, "description": said[*inside, "table"]})
    if forms.text is not None:
        found.append({"type": "string", "minLength": 1, "description": said[*inside, "text"]})
    if forms.code is not None:
        found.append({"type": "string", "pattern": f"^{forms.code.pattern}$", "description": said[*inside, "code"]})
    return found


def _number(form: NumberForm | ListForm) -> dict[str, Any]:
    return {"type": "integer", "minimum": form.low, "maximum": form.high, "multipleOf": form.step}


def _list(form: ListForm) -> dict[str, Any]:
    least, most = form.sizes
    items: dict[str, Any]
    match form.of:
        case "number":
            items = _number(form)
        case "elements":
            items = {"$ref": "#/$defs/element"}
        case "words":
            items = {"enum": list(form.words)}
            items = {"anyOf": [items, {"$ref": "#/$defs/element"}]} if form.ids else items
        case "tiles":
            items = {"enum": list(SHORTS)}
    unique = form.of != "number" and not form.ordered
    return {"type": "array", "items": items, "minItems": least, "maxItems": most, "uniqueItems": unique}
