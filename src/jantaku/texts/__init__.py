"""What people read: every sentence in Russian and in English, and the Japanese names of things.

The sentences are Fluent messages in ``<language>/<package>.ftl``; code knows them only by their ids. An id stands in
the source in one of two ways, and a test looks for both: where the sentence is said, ``texts("hand-ready", sides=2)``,
or where data or an error names a sentence that somebody else will say, ``TextId("tile-1z")``. A family of ids is an
f-string: ``texts(f"thing-wait_{wait}")``. Japanese names are data, in ``names.toml``, under the same ids.
"""

import os
import re
import tomllib
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Final, Literal, NamedTuple, NewType, get_args

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

TextId = NewType("TextId", str)
Language = Literal["en", "ru"]
LANGUAGES: Final[tuple[Language, ...]] = get_args(Language)
LOCALE_VARIABLES: Final = ("LC_ALL", "LC_MESSAGES", "LANG")


class SayableError(ValueError):
    """A mistake of whoever asked, which can be explained in that person's language.

    ``str()`` of it is an English sentence for programmers; ``message("ru")`` says it to a player.
    """

    def __init__(self, message: str, text_id: TextId, /, **arguments: str | int) -> None:
        super().__init__(message)
        self.text_id = text_id
        self.arguments: dict[str, str | int] = arguments

    def message(self, language: Language = "en") -> str:
        """What is wrong, in one sentence."""
        return Texts(language)(self.text_id, **self.arguments)


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
    """The texts of one language: ``texts("hand-not-ready", shanten=2)``."""

    def __init__(self, language: Language) -> None:
        self.language: Final = language

    def __call__(self, text_id: str, /, **arguments: str | int | float) -> str:
        """The text with this id, with the arguments in their places."""
        file = _file_of_each_text(self.language).get(text_id)
        if file is None:
            raise LookupError(f"there is no text {text_id!r} in {self.language}")
        bundle = _bundle(self.language, file)
        pattern = bundle.get_message(text_id).value if bundle.has_message(text_id) else None
        if pattern is None:
            raise LookupError(f"the text {text_id!r} in {self.language}/{file} is not well formed")
        text, errors = bundle.format_pattern(pattern, arguments)
        if errors:
            raise LookupError(f"the text {text_id!r} in {self.language} cannot be said: {errors[0]}")
        return str(text)


# To parse all texts takes longer than most commands run, so each file is parsed when one of its texts is to be said. A
# text can therefore refer to others of its own file only.


@cache
def _file_of_each_text(language: Language) -> Mapping[str, str]:
    return {
        text_id: file.name
        for file in files(__name__).joinpath(language).iterdir()
        if file.name.endswith(".ftl")
        for text_id in re.findall(r"^([a-zA-Z][\w-]*) *=", file.read_text("utf-8"), re.MULTILINE)
    }


@cache
def _bundle(language: Language, file: str) -> "FluentBundle":
    # Imported here because it takes a tenth of a second, and most programs that read tiles never say a word.
    from fluent.runtime import FluentBundle, FluentResource

    # Isolation marks protect mixed directions of writing; in a terminal they are only in the way.
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(files(__name__).joinpath(language, file).read_text("utf-8")))
    return bundle


@cache
def japanese_names() -> Mapping[TextId, Japanese]:
    """The Japanese names of all things that have one, by the id of the thing's text."""
    data = tomllib.loads(files(__name__).joinpath("names.toml").read_text("utf-8"))
    return {TextId(text_id): Japanese(**name) for text_id, name in data.items()}


def japanese(text_id: str) -> Japanese | None:
    """The Japanese name of the thing with this text, if it has one: ``japanese("tile-1z").romaji == "ton"``."""
    return japanese_names().get(TextId(text_id))
