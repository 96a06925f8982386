"""A JSON Schema of rule sets, for editors that complete and check while one types."""

from typing import Any, Final

from jantaku.rules.entries import Option, catalogue
from jantaku.rules.prices import LIMITS, MOST_HAN
from jantaku.rules.values import Forms, ListForm, NumberForm
from jantaku.tiles import SHORTS

WORTH: Final[dict[str, Any]] = {
    "anyOf": [
        {"type": "integer", "minimum": 0, "maximum": MOST_HAN},
        {"enum": [*LIMITS, "hand_value"]},
        {"type": "string", "pattern": "^[2-9]x yakuman$"},
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
        "unknown": {"type": "array", "items": STRING},
        "sources": STRINGS,
        "readings": STRINGS,
    }
    pattern = {
        "type": "object",
        "properties": {"pattern": STRING, "price": {"$ref": "#/$defs/price"}, "name": NAMES},
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
        },
        "required": ["id"],
        "additionalProperties": False,
    }


def option_schema(option: Option) -> dict[str, Any]:
    """What may be written for one option."""
    return {
        "title": option.name("en"),
        "description": option.definition,
        "default": option.raw_default,
        "anyOf": list(_forms(option.forms)),
    }


def _forms(forms: Forms) -> "list[dict[str, Any]]":
    found: list[dict[str, Any]] = [
        {"const": int(word) if word.isdecimal() else word, "description": means} for word, means in forms.words.items()
    ]
    if {"off", "on"} <= forms.words.keys():
        found.append({"type": "boolean"})
    if forms.number is not None:
        found.append({**_number(forms.number), "description": forms.number.means})
    if forms.array is not None:
        found.append({**_list(forms.array), "description": forms.array.means})
    if forms.table is not None:
        fields = {
            name: {"anyOf": _forms(Forms(field.words, field.number, field.array, None, None)), "default": field.default}
            for name, field in forms.table.fields.items()
        }
        found.append({"type": "object", "properties": fields, "additionalProperties": False})
    if forms.text is not None:
        found.append({"type": "string", "minLength": 1, "description": forms.text.means})
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
        case "tiles":
            items = {"enum": list(SHORTS)}
    unique = form.of != "number" and not form.ordered
    return {"type": "array", "items": items, "minItems": least, "maxItems": most, "uniqueItems": unique}
