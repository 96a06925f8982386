"""Rules in words: what entries, values and mistakes of sheets are called in both languages."""

import re
from collections.abc import Iterable
from functools import cache
from typing import Final

from jantaku.rules import AnyEntry, Element, Option, Problem, catalogue
from jantaku.rules.meanings import meanings
from jantaku.rules.prices import HAND_VALUE, ElementPrice, Worth
from jantaku.rules.values import Fields, Value, written
from jantaku.scoring.explanations.clauses import limit_clause, say
from jantaku.server.telling.wire import Json, Said, said
from jantaku.texts import LANGUAGES, Language, TextId, Texts
from jantaku.tiles.kinds import in_russian

CODE: Final = re.compile(r"(?<![\w{])[a-z]+(?:_[a-z0-9]+)+(?![\w:])")
"""An id or a value as sheets write it, of several words; it is not being explained."""
TILES: Final = re.compile(r"\b[0-9]+[mpszf]\b")
"""Tiles as sheets write them."""

UNBUILT: Final = {
    ("kandora_on_rinshan_win", "ankan"): TextId("rules-value-kandora_on_rinshan_win-ankan"),
}
"""Values that every table agrees on and that are not built."""
LIMIT_NAMES: Final = {
    "mangan": TextId("limit-mangan"),
    "haneman": TextId("limit-haneman"),
    "baiman": TextId("limit-baiman"),
    "sanbaiman": TextId("limit-sanbaiman"),
    "yakuman": TextId("limit-yakuman"),
}


def name_of_entry(entry: AnyEntry, game: str = "") -> Said:
    """What players call it; elements have other names in other games."""
    if isinstance(entry, Element) and game:
        return said(entry.text_id, game)
    return {language: entry.name(language) for language in LANGUAGES}


def titled(entry: AnyEntry) -> Said:
    """Its name and its id."""
    return {language: f"{entry.name(language)} ({entry.id})" for language in LANGUAGES}


def means(option: Option, value: Value, game: str = "") -> Said:
    """What a value means: words by their texts, in those of this game, also those inside a list or a table, numbers as
    they are."""
    return {language: _means(option, value, Texts(language, game)) for language in LANGUAGES}


def _means(option: Option, value: Value, texts: Texts) -> str:
    said = in_words(_raw_means(option, value, texts), option, texts)
    return TILES.sub(lambda tiles: in_russian(tiles[0]), said) if texts.language == "ru" else said


def _raw_means(option: Option, value: Value, texts: Texts) -> str:
    if option.state != "done":
        return _unbuilt(option, value, texts)
    told = _told(option.id, texts.language, texts.game)
    if isinstance(value, tuple):
        listed = [told.get(("list", str(word))) or _named(option, word, texts) for word in value]
        return (", " if option.array is not None and option.array.of == "number" else "; ").join(listed) or "–"
    if isinstance(value, Fields):
        return "; ".join(_field(told, name, inner) for name, inner in value.items())
    return told.get((str(value),)) or _short(value)


@cache
def _told(option: str, language: Language, game: str) -> dict[tuple[str, ...], str]:
    """What each value of an option means, by its path."""
    return {one.path: one.means for one in meanings(catalogue().options[option], Texts(language, game))}


def in_words(text: str, option: Option, texts: Texts) -> str:
    """The text of an option with other options called by their names, and its own values by what they mean, but where
    a value stands before a colon to be explained."""
    if option.state != "done":
        return text
    told = _told(option.id, texts.language, texts.game)

    def named(found: re.Match[str]) -> str:
        word = found[0]
        other = catalogue().options.get(word)
        name = told.get((word,)) or (other is not None and texts(other.text_id)) or ""
        return texts("rules-quoted", name=name) if name else word

    return CODE.sub(named, text)


def _unbuilt(option: Option, value: Value, texts: Texts) -> str:
    """The books have words for it, and few of them are translated before it is built."""
    if value == "on":
        return texts("rules-value-on")
    if value == "off":
        return texts("rules-value-off")
    known = UNBUILT.get((option.id, str(value)))
    return _short(value) if known is None else texts(known)


def _named(option: Option, word: int | str, texts: Texts) -> str:
    element = catalogue().elements.get(str(word))
    if option.array is not None and option.array.names_elements and element is not None:
        return texts(element.text_id)
    return _short(word)


def _field(told: dict[tuple[str, ...], str], name: str, value: Value) -> str:
    """A field of a table: a word says it all, numbers and lists stand behind what they mean."""
    if word := told.get(("table", name, str(value))):
        return word
    form = "list" if isinstance(value, tuple) else "number"
    inner = value if isinstance(value, tuple) else (value,)
    words = ", ".join(told.get(("table", name, "list", str(one))) or _short(one) for one in inner)
    return f"{told.get(('table', name, form)) or name}: {words}"


def _short(value: Value) -> str:
    """As it is written, without quotes and brackets."""
    match value:
        case str():
            return value
        case int():
            return str(value).replace("-", "−")
        case tuple():
            return ", ".join(map(_short, value))
    return written(value)


def problems_on_wire(problems: Iterable[Problem]) -> list[Json]:
    """All mistakes of a sheet."""
    return [
        {
            "file": problem.file,
            "line": problem.line,
            "text": {language: problem.message(language).partition(": ")[2] for language in LANGUAGES},
            "options": named_in(problem),
        }
        for problem in problems
    ]


def named_in(problem: Problem) -> list[str]:
    """The options that a mistake is about."""
    words = [problem.option, *(value for value in problem.arguments.values() if isinstance(value, str))]
    known = catalogue().options
    found = [part for word in words for part in word.replace(",", " ").replace("=", " ").split() if part in known]
    return list(dict.fromkeys(found))


# ---------------------------------------------------------------- prices


def price_words(price: ElementPrice | None, linear: int = 0, game: str = "") -> Said:
    """What an element is worth: ``3 han, open hand 2 han``; ``linear``: points for a han, where they are added up."""
    return {language: _price(price, linear, Texts(language, game)) for language in LANGUAGES}


def _price(price: ElementPrice | None, linear: int, texts: Texts) -> str:
    if price is None or (price.closed is None and price.open is None):
        return texts("rules-price-off")
    closed, opened = _worth(price.closed, linear, texts), _worth(price.open, linear, texts)
    if closed == opened:
        return closed
    if price.open is None:
        return texts("rules-price-closed", closed=closed)
    if price.closed is None:
        return texts("rules-price-open", open=opened)
    return texts("rules-price-both", closed=closed, open=opened)


def _worth(worth: Worth | None, linear: int, texts: Texts) -> str:
    match worth:
        case None:
            return texts("rules-price-off")
        case int() if linear:
            return texts("score-price-points", points=linear * worth)
        case int():
            return texts("score-price-han", han=worth)
    if worth == HAND_VALUE:
        return texts("rules-price-hand")
    if worth.lstrip("-").isdecimal() and worth.startswith("-"):
        return texts("score-price-han", han=int(worth))
    if worth.startswith("limit "):
        return say(limit_clause(int(worth.removeprefix("limit "))), texts)
    return texts("rules-price-multiple", count=int(worth[0])) if worth[0].isdecimal() else texts(LIMIT_NAMES[worth])
