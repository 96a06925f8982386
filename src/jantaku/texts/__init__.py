"""What people read: every sentence in Russian and in English, and the Japanese names of things.

The sentences are Fluent messages in ``<language>/<package>.ftl``; code knows them only by their ids. An id stands in
the source in one of two ways, and a test looks for both: where the sentence is said, ``texts("hand-ready", sides=2)``,
or where data or an error names a sentence that somebody else will say, ``TextId("tile-1z")``. A family of ids is an
f-string: ``texts(f"thing-wait_{wait}")``. Japanese names are data, in ``names.toml``, under the same ids.

Players of some games call things otherwise. Where the game is known, ``Texts(language, game)``, the text
``<id>-<game>`` stands for ``<id>`` if there is one: ``taiwanese.ftl`` and ``sichuan.ftl`` hold such texts.
"""

import os
import re
import tomllib
from collections.abc import Mapping
from functools import cache, lru_cache
from importlib.resources import files
from typing import TYPE_CHECKING, Final, Literal, NamedTuple, NewType, get_args

from jantaku.texts.numerals import figure, settled

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

TextId = NewType("TextId", str)
Language = Literal["en", "ru"]
LANGUAGES: Final[tuple[Language, ...]] = get_args(Language)
LOCALE_VARIABLES: Final = ("LC_ALL", "LC_MESSAGES", "LANG")
DIGITS: Final = 100
"""Numbers are told to so many: hands without limits are worth more than the usual 28 digits hold."""


class SayableError(ValueError):
    """A mistake of whoever asked, which can be explained in that person's language.

    ``str()`` of it is an English sentence for programmers; ``message("ru")`` says it to a player.
    """

    def __init__(self, message: str, text_id: TextId, /, **arguments: str | int) -> None:
        super().__init__(message)
        self.text_id = text_id
        self.arguments: dict[str, str | int] = arguments
        self.game = ""
        """In the words of which game it is said."""

    def message(self, language: Language = "en") -> str:
        """What is wrong, in one sentence."""
        return Texts(language, self.game)(self.text_id, **self.arguments)


class Japanese(NamedTuple):
    """How a thing is called in Japan, in Japanese and in Latin letters."""

    ja: str
    romaji: str


def language(option: str | None = None, environment: Mapping[str, str] = os.environ) -> Language:
    """The language that was asked for, else the locale's, else English."""
    if option is not None:
        return _known_language(option)
    # As setlocale does it: the first variable that says anything decides, even where it asks for a language we lack.
    locale = next((environment[variable] for variable in LOCALE_VARIABLES if environment.get(variable)), "")
    return "ru" if re.match("ru(?![a-z])", locale, re.IGNORECASE) else "en"


def _known_language(name: str) -> Language:
    for known in LANGUAGES:
        if known == name:
            return known
    choice = ", ".join(LANGUAGES)
    raise SayableError(
        f"there is no language {name!r}; choose one of: {choice}",
        TextId("language-unknown"),
        language=name,
        choice=choice,
    )


class Texts:
    """The texts of one language, in the words of a game: ``texts("hand-not-ready", shanten=2)``."""

    def __init__(self, language: Language, game: str = "") -> None:
        self.language: Final = _known_language(language)
        self.game: Final = game

    def of(self, game: str) -> "Texts":
        """The same in the words of this game."""
        return Texts(self.language, game)

    def has(self, text_id: str) -> bool:
        """Whether there is such a text: of some things more can be said than of others."""
        return text_id in _sources(self.language)

    def figure(self, value: int | str) -> str:
        """Points, or another number, as a table or a list tells them: in Russian 30 000, −1500 and +2,5."""
        return figure(value) if self.language == "ru" else str(value)

    def __call__(self, text_id: str, /, **arguments: str | int | float) -> str:
        """The text with this id, with the arguments in their places."""
        if self.game and f"{text_id}-{self.game}" in _sources(self.language):
            text_id = f"{text_id}-{self.game}"
        return _spoken(self.language, text_id, tuple(arguments), *arguments.values())


@lru_cache(maxsize=20_000, typed=True)
def _spoken(language: Language, text_id: str, names: tuple[str, ...], *values: str | int | float) -> str:
    """To put a text together takes much longer than to find it again, and the same things are said over and over."""
    from decimal import localcontext

    bundle = _bundle_with(language, text_id)
    pattern = bundle.get_message(text_id).value if bundle.has_message(text_id) else None
    if pattern is None:
        raise LookupError(f"the text {text_id!r} in {language} is not well formed")
    told = dict(zip(names, values, strict=True))
    if (parts := _plain_parts(language, text_id)) is not None and all(type(value) is str for value in values):
        try:
            return "".join([part if name is None else str(told[name]) for part, name in parts])
        except KeyError:
            pass  # the error is said below
    with localcontext(prec=DIGITS):
        text, errors = bundle.format_pattern(pattern, told)
    if errors:
        raise LookupError(f"the text {text_id!r} in {language} cannot be said: {errors[0]}")
    return settled(str(text), values) if language == "ru" else str(text)


@cache
def _plain_parts(language: Language, text_id: str) -> tuple[tuple[str, str | None], ...] | None:
    """A text in which words and arguments only follow each other: each a piece of it, or the name of an argument. None
    for all others. To put such a one together needs nothing of Fluent, which takes ten times as long."""
    from fluent.syntax.ast import Placeable, TextElement, VariableReference

    pattern = _bundle_with(language, text_id).get_message(text_id).value
    parts: list[tuple[str, str | None]] = []
    for element in getattr(pattern, "elements", [pattern]):  # one alone stands for itself
        match element:
            case TextElement(value=words):
                parts.append((words, None))
            case Placeable(expression=VariableReference(id=argument)):
                parts.append(("", argument.name))
            case _:
                return None
    return tuple(parts)


# To parse all texts takes longer than most commands run, so a text is parsed when it is to be said, with those of its
# own file that it refers to.

_TEXT: Final = re.compile(r"^([a-zA-Z][\w-]*) *=.*\n?(?:^(?:[ \t}].*)?\n?)*", re.MULTILINE)
"""A message with its lines: the first one, and those that are indented or empty."""
_REFERENCE: Final = re.compile(r"\{\s*([a-zA-Z][\w-]*)\s*\}")


@cache
def _sources(language: Language) -> Mapping[str, tuple[str, Mapping[str, str]]]:
    """Of each text its own source, and the sources of all texts of its file."""
    sources = {}
    for file in files(__name__).joinpath(language).iterdir():
        if file.name.endswith(".ftl"):
            of_file = {found[1]: found[0] for found in _TEXT.finditer(file.read_text("utf-8"))}
            sources.update({text_id: (source, of_file) for text_id, source in of_file.items()})
    return sources


@cache
def _bundle(language: Language) -> "FluentBundle":
    # Imported here because it takes a tenth of a second, and most programs that read tiles never say a word.
    from fluent.runtime import FluentBundle

    # Isolation marks protect mixed directions of writing; in a terminal they are only in the way.
    return FluentBundle([language], use_isolating=False)


def _bundle_with(language: Language, text_id: str) -> "FluentBundle":
    bundle = _bundle(language)
    if not bundle.has_message(text_id):
        if text_id not in _sources(language):
            raise LookupError(f"there is no text {text_id!r} in {language}")
        source, of_file = _sources(language)[text_id]
        _add(bundle, source)
        for other in _REFERENCE.findall(source):
            if other in of_file:
                _bundle_with(language, other)
    return bundle


def _add(bundle: "FluentBundle", source: str) -> None:
    from fluent.runtime import FluentResource

    bundle.add_resource(FluentResource(source))


@cache
def japanese_names() -> Mapping[TextId, Japanese]:
    """The Japanese names of all things that have one, by the id of the thing's text."""
    data = tomllib.loads(files(__name__).joinpath("names.toml").read_text("utf-8"))
    return {TextId(text_id): Japanese(**name) for text_id, name in data.items()}


def japanese(text_id: str) -> Japanese | None:
    """The Japanese name of the thing with this text, if it has one: ``japanese("tile-1z").romaji == "ton"``."""
    return japanese_names().get(TextId(text_id))
