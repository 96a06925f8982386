"""The words around the rules: those of the browser pages, and a few that only the site has (``texts``)."""

from functools import cache
from pathlib import Path
from typing import Final

from fluent.runtime import FluentBundle, FluentResource

from jantaku.texts import Language

ROOT: Final = Path(__file__).resolve().parent.parent
OTHER: Final[dict[Language, Language]] = {"en": "ru", "ru": "en"}
OWN_NAME: Final[dict[Language, str]] = {"en": "English", "ru": "Русский"}


@cache
def _bundle(language: Language) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    for file in (ROOT / "web" / "src" / "texts" / f"{language}.ftl", ROOT / "book" / "texts" / f"{language}.ftl"):
        bundle.add_resource(FluentResource(file.read_text("utf-8")), allow_overrides=True)
    return bundle


def word(text_id: str, language: Language, **arguments: str | int) -> str:
    """The text with this id."""
    message = _bundle(language).get_message(text_id)
    if message is None or message.value is None:
        raise KeyError(f"there is no text {text_id!r} in {language}")
    told, errors = _bundle(language).format_pattern(message.value, arguments)
    if errors:
        raise ValueError(f"{text_id!r} cannot be said in {language}: {errors[0]}")
    return str(told)
