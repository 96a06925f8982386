"""What each value of an option means, in the reader's language.

Where the option is built, texts say it: ``option-kuitan-off`` for a word, ``option-fu_base-number`` for a number, and
in the same way ``-list``, ``-table`` and ``-code``. What stands inside a list or a table has a text of its own, as in
``option-pao-list-rinshan`` or ``option-ryanhan_shibari-table-who-dealer``. Of other options the catalogue knows the
English only.
"""

from collections.abc import Collection, Iterator
from typing import NamedTuple, TypeAlias

from jantaku.rules.entries import Option
from jantaku.rules.values import Forms, Words
from jantaku.texts import Texts

Path: TypeAlias = tuple[str, ...]
"""A word, or ``number``, ``list``, ``table``, ``text`` or ``code``, and what stands inside it."""


class Meaning(NamedTuple):
    """One value, or all numbers, lists or tables that may be written."""

    path: Path
    value: str
    """How it is written: ``off``, ``0…1000``, ``who = dealer``."""
    means: str
    built: bool
    """Whether the program obeys it, where it obeys the option at all."""


def meanings(option: Option, texts: Texts) -> Iterator[Meaning]:
    """What each value of the option means."""
    for meaning in _catalogued(option.forms, option.unbuilt, texts):
        if option.state == "done":
            yield meaning._replace(means=texts(f"option-{option.id}-{'-'.join(meaning.path)}"))
        else:
            yield meaning


def _catalogued(forms: Forms, unbuilt: Collection[str], texts: Texts) -> Iterator[Meaning]:
    for word, english in _words(forms.words):
        yield Meaning((word,), word, english, word not in unbuilt)
    if forms.number is not None:
        yield Meaning(("number",), f"{forms.number.low}…{forms.number.high}", forms.number.means, True)
    if forms.array is not None:
        yield Meaning(("list",), texts("rules-value-list"), forms.array.means, True)
        for word, english in _words(forms.array.words):
            yield Meaning(("list", word), word, english, True)
    if forms.table is not None:
        yield Meaning(("table",), texts("rules-value-table"), forms.table.means, True)
        for name, field in forms.table.fields.items():
            for inside in _catalogued(field.forms, field.unbuilt, texts):
                yield inside._replace(path=("table", name, *inside.path), value=f"{name} = {inside.value}")
    if forms.text is not None:
        yield Meaning(("text",), texts("rules-value-text"), forms.text.means, True)
    if forms.code is not None:
        yield Meaning(("code",), forms.code.example, "", True)


def _words(words: Words) -> Iterator[tuple[str, str]]:
    yield from words.items() if isinstance(words, dict) else ((word, "") for word in words)
