"""What is wrong with a rule set: every mistake, each with its file and line, in the reader's language."""

from collections.abc import Sequence
from typing import Final

import msgspec

from jantaku.rules.entries import catalogue
from jantaku.rules.sheet_parts import allowed
from jantaku.rules.values import Forms, ListForm
from jantaku.texts import Language, SayableError, TextId, Texts

MOST_TOLD: Final = 100
"""So many mistakes are told one by one."""


class Problem(msgspec.Struct, frozen=True):
    """One mistake. ``option`` or ``place``: the message ends with what may be written for it."""

    file: str
    line: int
    text_id: TextId
    arguments: dict[str, str | int] = {}
    option: str = ""
    path: tuple[str, ...] = ()
    below: tuple[str, ...] = ()
    """Lines that show where it stands."""
    place: str = ""
    """A field of the plan, as in `jantaku.rules.sheet_parts`."""

    def message(self, language: Language = "en") -> str:
        """``ema.toml:4: there is no option ...``."""
        texts = Texts(language)
        arguments = dict(self.arguments)
        if self.option:
            arguments["choice"] = choice(self.option, language, self.path)
        elif self.place:
            arguments["choice"] = allowed(self.place, texts)
        return "\n".join((f"{self.file}:{self.line}: {texts(self.text_id, **arguments)}", *self.below))


class RuleSetError(SayableError):
    """A rule set that cannot be; ``problems`` are its mistakes, the first `MOST_TOLD` of them."""

    def __init__(self, problems: Sequence[Problem]) -> None:
        super().__init__("", TextId("rules-wrong"), count=len(problems))
        self.problems = tuple(problems[:MOST_TOLD])
        self.untold = len(problems) - len(self.problems)
        """So many more there are."""

    def __str__(self) -> str:
        return self.message()

    def message(self, language: Language = "en") -> str:
        """One line for each mistake; with several, a line before them that counts them."""
        lines = [problem.message(language) for problem in self.problems]
        if len(lines) == 1:
            return lines[0]
        if self.untold:
            texts = Texts(language)
            lines.append(texts("rules-wrong-more", count=self.untold))
        return "\n".join((super().message(language), *lines))


def choice(option: str, language: Language, path: tuple[str, ...] = ()) -> str:
    """What may be written for an option, in words."""
    entry = catalogue().options[option]
    forms = entry.forms
    if path and entry.table is not None and path[0] in entry.table.fields:
        forms = entry.table.fields[path[0]].forms
    return described(forms, Texts(language))


def described(forms: Forms, texts: Texts) -> str:
    """The forms in words: ``off, on, or a number from 1 to 1000``."""
    said = [", ".join(forms.words)] if forms.words else []
    if forms.number is not None:
        said.append(_number(forms.number.low, forms.number.high, forms.number.step, texts))
    if forms.array is not None:
        said.append(_list(forms.array, texts))
    if forms.table is not None:
        said.append(texts("rules-form-table", fields=", ".join(forms.table.fields)))
    if forms.text is not None:
        said.append(texts("rules-form-text"))
    if forms.code is not None:
        said.append(texts("rules-form-code", example=forms.code.example))
    return "; ".join(said)


def _number(low: int, high: int, step: int, texts: Texts) -> str:
    if step == 1:
        return texts("rules-form-number", low=str(low), high=str(high))
    return texts("rules-form-number-step", low=str(low), high=str(high), step=str(step))


def _list(form: ListForm, texts: Texts) -> str:
    least, most = form.sizes
    size = str(least) if least == most else f"{least}–{most}"
    if form.of == "number":
        bounds = {"size": size, "low": str(form.low), "high": str(form.high)}
        if form.step == 1:
            return texts("rules-form-list-number", **bounds)
        return texts("rules-form-list-number-step", **bounds, step=str(form.step))
    if form.ids:
        return texts("rules-form-words-and-elements", words=", ".join(form.words))
    if form.of == "words":
        return texts("rules-form-list-words", words=", ".join(form.words))
    return texts(f"rules-form-list-{form.of}")
