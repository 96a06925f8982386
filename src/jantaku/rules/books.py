"""The books by name: a citation such as ``001:2861-2870`` in words that a reader can look up.

Rules, elements and scenarios cite the books by number and line: ``"001:2861, 000:133-140"``; a number alone is the
whole book. Readers are told the book, its chapters and their pages, each chapter once: «РИ ЧИ», «Ничья», с. 25;
«Официальные правила стола», с. 155–160. What the books are called stands in ``books.toml``.
"""

import re
import tomllib
from bisect import bisect_right
from collections.abc import Iterable, Iterator, Mapping
from functools import cache, lru_cache
from importlib.resources import files
from typing import Final, NamedTuple

import msgspec

from jantaku.texts import Language, Texts

PLACE: Final = re.compile(r"(?:(\d{3})(?::|(?=,|$| \.\.\.)))?(\d+)?(?:-(\d+))?$")
"""A book, a line, a last line. A line without a book is one of the book before."""


class Chapter(msgspec.Struct, frozen=True):
    """A chapter: where it begins, what it is called, and its page where the book says it."""

    line: int
    ru: str
    en: str
    page: int = 0

    def title(self, language: Language) -> str:
        """What it is called."""
        return self.ru if language == "ru" else self.en


class Book(msgspec.Struct, frozen=True):
    """A book with its chapters in their order."""

    title: dict[Language, str]
    short: dict[Language, str]
    chapters: tuple[Chapter, ...]

    def at(self, line: int) -> int:
        """The number of the chapter in which a line stands."""
        return max(0, bisect_right(self.chapters, line, key=lambda chapter: chapter.line) - 1)

    def pages(self, chapter: int) -> str:
        """Where a chapter stands, ``52–68``: up to the page before the next one; nothing where that is not known."""
        first = self.chapters[chapter].page
        after = next((other.page for other in self.chapters[chapter + 1 :] if other.page > first), first + 1)
        last = after - 1 if all(other.page != first for other in self.chapters[chapter + 1 :]) else first
        return "" if not first else str(first) if last <= first else f"{first}–{last}"


class Cited(NamedTuple):
    """A book that is cited, and the numbers of the chapters; none means the whole book."""

    book: Book
    chapters: tuple[int, ...]


@cache
def books() -> Mapping[str, Book]:
    """The books by their numbers."""
    told = tomllib.loads(files("jantaku.rules").joinpath("books.toml").read_text("utf-8"))
    return msgspec.convert(told, dict[str, Book])


def places(citations: str | Iterable[str]) -> Iterator[tuple[str, int, int]]:
    """Every book with the first and the last line that is cited of it; of a whole book both are 0."""
    for source in [citations] if isinstance(citations, str) else citations:
        number = ""
        for part in re.split("[,;]", source.removesuffix("...")):
            found = PLACE.match(part.strip())
            if found is None or not (number := found[1] or number):
                continue
            yield number, int(found[2] or 0), int(found[3] or found[2] or 0)


def cited(citations: str | Iterable[str]) -> list[Cited]:
    """The books that are cited, each once with its chapters, as they follow in the book."""
    found: dict[str, set[int]] = {}
    for number, first, last in places(citations):
        if number in books():
            book = books()[number]
            chapters = range(book.at(first), book.at(last) + 1) if first else range(0)
            found.setdefault(number, set()).update(chapters if len(chapters) < len(book.chapters) else ())
    return [Cited(books()[number], tuple(sorted(chapters))) for number, chapters in sorted(found.items())]


@lru_cache(maxsize=4096)
def _named(citations: tuple[str, ...], language: Language) -> str:
    texts = Texts(language)
    told = []
    for book, chapters in cited(citations):
        name = texts("source-book", book=book.short[language])
        if not chapters:
            told.append(name)
            continue
        each = [_chapter(book, number, texts) for number in chapters]
        told.append(texts("source-in-book", book=name, chapters="; ".join(each)))
    return ". ".join(told)


def _chapter(book: Book, number: int, texts: Texts) -> str:
    chapter, pages = book.chapters[number].title(texts.language), book.pages(number)
    if not pages:
        return texts("source-chapter", chapter=chapter)
    if "–" not in pages:
        return texts("source-page", chapter=chapter, page=pages)
    return texts("source-pages", chapter=chapter, pages=pages)


def named(citations: str | Iterable[str], texts: Texts) -> str:
    """The books, chapters and pages in one line; empty where nothing is cited."""
    several = (citations,) if isinstance(citations, str) else tuple(citations)
    return _named(several, texts.language)
