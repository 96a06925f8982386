"""The texts are complete: the same in both languages, none missing, none left over, spelled as the word list says."""

import ast
import re
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
import yaml
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import jantaku
from jantaku.texts import LANGUAGES, Language, SayableError, TextId, Texts, japanese, japanese_names, language

SOURCE = Path(jantaku.__file__).parent
WORD_LIST = Path(__file__).parents[3] / "shared" / "spec" / "terms.yaml"
CALLS = {"TextId", "t", "texts"}
"""A literal or f-string that is the first argument of one of these is the id of a text."""


@cache
def messages(lang: Language) -> dict[str, ftl.Message]:
    return {entry.id.name: entry for _, entry in entries(lang) if isinstance(entry, ftl.Message)}


def entries(lang: Language) -> Iterator[tuple[str, ftl.EntryType]]:
    for path in sorted((SOURCE / "texts" / lang).glob("*.ftl")):
        for entry in FluentParser().parse(path.read_text("utf-8")).body:
            yield path.name, entry


class References(Visitor):
    """What a message speaks of: variables, and other messages."""

    def __init__(self, message: ftl.Message) -> None:
        self.variables: set[str] = set()
        self.messages: set[str] = set()
        self.visit(message)

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:  # noqa: N802
        self.messages.add(node.id.name)


def id_pattern(node: ast.expr) -> str | None:
    """A regular expression for the ids that this argument may be."""
    match node:
        case ast.Constant(value=str(text)):
            return re.escape(text)
        case ast.JoinedStr(values=parts):
            return "".join(id_pattern(part) or "[a-z0-9_-]+" for part in parts)
    return None


@cache
def ids_in_source() -> dict[str, str]:
    """The patterns of text ids in the source, each with a place where it stands."""
    found = {}
    for path in sorted(SOURCE.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and node.args and called_name(node) in CALLS:
                pattern = id_pattern(node.args[0])
                if pattern is not None:
                    found[pattern] = f"{path.relative_to(SOURCE.parent)}:{node.lineno}"
    return found


def called_name(call: ast.Call) -> str:
    match call.func:
        case ast.Name(id=name) | ast.Attribute(attr=name):
            return name
    return ""


@pytest.mark.parametrize("lang", LANGUAGES)
def test_files_hold_well_formed_messages_only(lang: Language) -> None:
    for file, entry in entries(lang):
        assert not isinstance(entry, ftl.Junk), f"{lang}/{file}: {entry.annotations[0].message}: {entry.content}"
        assert not isinstance(entry, ftl.Message) or entry.value, f"{lang}/{file}: {entry.id.name} says nothing"
    assert {file for file, _ in entries(lang)} == {file for file, _ in entries("en")}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_id_is_used_twice(lang: Language) -> None:
    names = Counter(entry.id.name for _, entry in entries(lang) if isinstance(entry, ftl.Message | ftl.Term))
    assert [name for name, times in names.items() if times > 1] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_texts_refer_to_texts_of_their_own_file(lang: Language) -> None:
    files = {entry.id.name: file for file, entry in entries(lang) if isinstance(entry, ftl.Message)}
    for text_id, file in files.items():
        for other in References(messages(lang)[text_id]).messages:
            assert files.get(other) == file, f"{lang}/{file}: {text_id} refers to {other}"


def test_both_languages_say_the_same_things() -> None:
    assert messages("ru").keys() ^ messages("en").keys() == set()


def test_both_languages_use_the_same_variables() -> None:
    both = messages("ru").keys() & messages("en").keys()
    differing = {
        text_id
        for text_id in both
        if References(messages("ru")[text_id]).variables != References(messages("en")[text_id]).variables
    }
    assert differing == set()


def test_every_id_in_the_source_has_a_text() -> None:
    missing = {
        pattern: place
        for pattern, place in ids_in_source().items()
        if not any(re.fullmatch(pattern, text_id) for text_id in messages("en"))
    }
    assert missing == {}


def test_every_text_is_used() -> None:
    referenced = {other for message in messages("en").values() for other in References(message).messages}
    unused = {
        text_id
        for text_id in messages("en").keys() - referenced - japanese_names().keys()
        if not any(re.fullmatch(pattern, text_id) for pattern in ids_in_source())
    }
    assert unused == set()


def test_every_japanese_name_belongs_to_a_text() -> None:
    assert japanese_names().keys() - messages("en").keys() == set()


@cache
def word_list() -> dict[str, dict[str, Any]]:
    if not WORD_LIST.exists():
        pytest.skip(f"the word list {WORD_LIST} is not there")
    return {entry["id"]: entry for entry in yaml.load(WORD_LIST.read_text("utf-8"), yaml.CSafeLoader)}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_names_are_spelled_as_in_the_word_list(lang: Language) -> None:
    texts = Texts(lang)
    said = {text_id: texts(text_id) for text_id in messages(lang).keys() & word_list().keys()}
    assert said == {text_id: word_list()[text_id][lang] for text_id in said}


def test_japanese_names_are_those_of_the_word_list() -> None:
    listed = japanese_names().keys() & word_list().keys()
    assert {text_id: japanese_names()[text_id] for text_id in listed} == {
        text_id: (word_list()[text_id]["ja"], word_list()[text_id]["romaji"]) for text_id in listed
    }


def test_a_thing_has_a_name_in_three_languages() -> None:
    assert Texts("en")("tile-1z") == "East wind"
    assert Texts("ru")("tile-1z") == "восточный ветер"
    assert japanese("tile-1z") == ("東", "ton")
    assert japanese("cli-about") is None


def test_an_argument_stands_in_its_place_without_isolation_marks() -> None:
    assert Texts("ru")("cli-no-such-option", option="--foo") == "нет параметра --foo."


def test_a_missing_text_or_argument_is_an_error_that_names_it() -> None:
    with pytest.raises(LookupError, match="there is no text 'no-such-text' in ru"):
        Texts("ru")("no-such-text")
    with pytest.raises(LookupError, match=r"'cli-no-such-option' in en cannot be said: .*option"):
        Texts("en")("cli-no-such-option")


@pytest.mark.parametrize(
    ("environment", "expected"),
    [
        ({}, "en"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "ru_RU.UTF-8"}, "ru"),
        ({"LANG": "ru_RU.UTF-8", "LC_MESSAGES": "en_GB.UTF-8"}, "en"),
        ({"LANG": "en_GB.UTF-8", "LC_MESSAGES": "", "LC_ALL": "ru"}, "ru"),
        ({"LANG": "ja_JP.UTF-8"}, "en"),
        ({"LANG": "run"}, "en"),
    ],
)
def test_the_language_is_that_of_the_locale(environment: dict[str, str], expected: Language) -> None:
    assert language(None, environment) == expected


def test_the_language_asked_for_comes_first() -> None:
    assert language("ru", {"LANG": "en_GB.UTF-8"}) == "ru"
    with pytest.raises(SayableError, match="there is no language 'klingon'; choose one of: en, ru") as caught:
        language("klingon", {})
    assert caught.value.message("ru") == "нет языка «klingon»; выберите один из: en, ru."


def test_a_sayable_error_is_a_value_error_with_a_text() -> None:
    error = SayableError("no option", TextId("cli-no-such-option"), option="-x")
    assert isinstance(error, ValueError)
    assert (str(error), error.message("ru")) == ("no option", "нет параметра -x.")
