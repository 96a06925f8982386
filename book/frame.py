"""A page of the site: the frame around what it says, and links that lead from page to page.

A page is known by its key, ``rules/kuikae`` or ``docs/how-to/python``; each language has it at the same place in a
folder of its own. All links are relative, so the site works from a folder, from any server, and below ``/book/``.
"""

from collections.abc import Iterable, Sequence
from html import escape
from typing import Final, NamedTuple

from book.words import OTHER, OWN_NAME, word
from jantaku import __version__
from jantaku.texts import Language

SECTIONS: Final = ("rules", "yaku", "games", "sets", "docs")


class Found(NamedTuple):
    """A row of the search: where it leads, what it is called, what kind it is, and by what else it is found."""

    key: str
    title: str
    kind: str
    words: str


class Place:
    """A page in one language, from where links lead to others. Pages that are not built are only named."""

    def __init__(self, key: str, language: Language, known: frozenset[str]) -> None:
        self.key: Final = key
        self.language: Final[Language] = language
        self.known: Final = known
        self.root: Final = "../" * (key.count("/") + 1)
        """The way up to the folder of all languages."""

    def say(self, text_id: str, **arguments: str | int) -> str:
        """A text, ready for HTML."""
        return escape(word(text_id, self.language, **arguments))

    def address(self, key: str, language: Language | None = None) -> str:
        """Where a page lies, seen from here."""
        return f"{self.root}{language or self.language}/{key}.html"

    def link(self, key: str, text: str) -> str:
        """A link to a page, or only its name where there is none."""
        shown = escape(text)
        return f'<a href="{self.address(key)}">{shown}</a>' if key in self.known else f"<span>{shown}</span>"

    def links(self, pages: Iterable[tuple[str, str]]) -> str:
        """Several, one after the other."""
        return ", ".join(self.link(key, text) for key, text in pages)


def capital(text: str) -> str:
    """With a capital at the beginning."""
    return text[:1].upper() + text[1:]


def menu(place: Place, groups: Sequence[tuple[str, Sequence[tuple[str, str]]]]) -> str:
    """The pages beside this one, by group; the page itself stands out."""
    parts = []
    for title, pages in groups:
        items = "".join(menu_item(place, key, name) for key, name in pages if key in place.known)
        if items:
            parts.append(f"<h2>{escape(title)}</h2><ul>{items}</ul>")
    return "".join(parts)


def menu_item(place: Place, key: str, name: str) -> str:
    """A line of the menu."""
    here = " aria-current=page" if key == place.key else ""
    return f'<li><a href="{place.address(key)}"{here}>{escape(capital(name))}</a>'


def tab(place: Place, section: str) -> str:
    """A part of the book, at the top of every page."""
    here = " class=on" if place.key.startswith(f"{section}/") else ""
    return f'<a href="{place.address(f"{section}/index")}"{here}>{place.say(f"site-{section}")}</a>'


def page(place: Place, title: str, body: str, side: str = "", app: str = "") -> str:
    """The whole page. ``side``: the menu beside it; ``app``: the page of the program that says the same."""
    language, other = place.language, OTHER[place.language]
    tabs = "".join(tab(place, section) for section in SECTIONS if f"{section}/index" in place.known)
    contents, theme, sought = (place.say(f"site-{what}") for what in ("contents", "theme", "search"))
    inside = f"<details open><summary>{contents}</summary>{side}</details>"
    beside = f'<nav class="side" aria-label="{contents}">{inside}</nav>' if side else ""
    root = place.root
    opened = f'<p class="app" hidden><a href="{app}">{place.say("site-open-app")}</a></p>' if app else ""
    name = place.say("site-title")
    whole = f"{escape(capital(title))} – {name}" if title else name
    return f"""<!doctype html>
<html lang="{language}" data-root="{root}">
<head><meta charset="utf-8"><title>{whole}</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark">
<link rel="stylesheet" href="{root}assets/site.css"><link rel="icon" href="{root}assets/tiles/7z.svg">
<link rel="alternate" hreflang="{other}" href="{place.address(place.key, other)}">
<script src="{root}assets/theme.js"></script></head>
<body class="{"with-side" if side else "plain"}">
<a class="skip" href="#text">{place.say("site-skip")}</a>
<header class="top"><a class="home" href="{place.address("index")}"><span lang="ja">雀卓</span> Jantaku</a>
<nav class="tabs">{tabs}</nav>
<form class="search" role="search">
<input type="search" placeholder="{place.say("site-search-short")}" aria-label="{sought}" autocomplete="off"
 data-none="{place.say("site-nothing-found")}"><div class="found" hidden></div></form>
<button class="theme" type="button" aria-label="{theme}" title="{theme}">◐</button>
<a class="tongue" lang="{other}" href="{place.address(place.key, other)}">{OWN_NAME[other]}</a></header>
<div class="middle">{beside}<main id="text">{body}{opened}</main></div>
<footer class="end"><p>{place.say("site-made", version=__version__)}</p></footer>
<script src="{root}assets/served.js"></script><script src="{root}assets/site.js"></script>
</body></html>
"""
