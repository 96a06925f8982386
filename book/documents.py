"""Documents of the project as pages: Markdown in ``docs``, in the order of ``docs/nav.toml``."""

import re
import tomllib
from collections.abc import Mapping
from functools import cache
from html import escape, unescape
from pathlib import Path
from typing import Any, Final, NamedTuple

from markdown_it import MarkdownIt

from book.frame import Found, Place
from book.words import ROOT
from jantaku.texts import Language

DOCS: Final = ROOT / "docs"
MENU: Final = DOCS / "nav.toml"
FILES: Final = frozenset({".png", ".svg", ".jpg", ".gif", ".webp"})
LINK: Final = re.compile(r'<a href="([^"]*)"([^>]*)>(.*?)</a>', re.DOTALL)
PICTURE: Final = re.compile(r'(<img[^>]*\bsrc=")([^"]+)(")')
HEADING: Final = re.compile(r"<h([1-6])>(.*?)</h\1>", re.DOTALL)
TAGS: Final = re.compile("<[^>]+>")
RULE: Final = re.compile(r"<(a|h\d|pre)\b.*?</\1>|<code>([a-z0-9]+_[a-z0-9_]+)</code>", re.DOTALL)
"""The id of a rule where it stands in a sentence or a table; not in headings, samples and links."""


class Document(NamedTuple):
    """A document: its file, and its title in each language."""

    key: str
    file: Path
    title: Mapping[str, str]

    def in_language(self, language: Language) -> Path:
        """The file of a language, or the only one."""
        own = self.file.with_name(f"{self.file.stem}.{language}{self.file.suffix}")
        return own if own.exists() else self.file


class Section(NamedTuple):
    """A part of the menu."""

    title: Mapping[str, str]
    about: Mapping[str, str]
    documents: tuple[Document, ...]


def key_of_file(file: Path) -> str:
    """Where the page of a file lies."""
    if file == DOCS / "index.md":
        return "docs/index"
    if DOCS not in file.parents:
        return f"docs/project/{file.stem.lower()}"
    path = file.relative_to(DOCS).with_suffix("").as_posix()
    for language in ("ru", "en"):
        path = path.removesuffix(f".{language}")
    return f"docs/{path}".replace("/README", "/index")


@cache
def sections() -> tuple[Section, ...]:
    """The menu. A page that is not there is left out; one that is not listed comes in the last section."""
    told: dict[str, Any] = tomllib.loads(MENU.read_text("utf-8")) if MENU.exists() else {}
    found: list[Section] = []
    for section in told.get("section", ()):
        pages = [(page, (DOCS / page["path"]).resolve()) for page in section["pages"]]
        documents = [
            Document(key_of_file(file), file, {"en": page["en"], "ru": page["ru"]})
            for page, file in pages
            if file.exists()
        ]
        if documents:
            found.append(Section(section["title"], section.get("about", {}), tuple(documents)))
    listed = {document.file for section in found for document in section.documents} | {DOCS / "index.md"}
    rest = [
        Document(key_of_file(file), file, titles_of(file))
        for file in sorted(DOCS.rglob("*.md"))
        if file not in listed and not file.stem.endswith((".ru", ".en"))
    ]
    games = tuple(document for document in rest if document.file.parent.name == "games")
    others = tuple(document for document in rest if document not in games)
    if games:
        found.append(Section({"en": "Games in full", "ru": "Игры подробно"}, {}, games))
    if others:
        found.append(Section({"en": "More pages", "ru": "Другие страницы"}, {}, others))
    return tuple(found)


def titles_of(file: Path) -> dict[str, str]:
    """The title of a document that the menu does not know, in each language."""
    russian = file.with_name(f"{file.stem}.ru.md")
    own = heading_of(file)
    return {"en": own, "ru": heading_of(russian) if russian.exists() else own}


def heading_of(file: Path) -> str:
    """The first heading."""
    found = re.search(r"^# (.+)$", file.read_text("utf-8"), re.MULTILINE)
    return found[1].replace("`", "") if found else file.stem


def documents() -> list[Document]:
    """All documents."""
    return list({document.key: document for section in sections() for document in section.documents}.values())


def slug(text: str) -> str:
    """The anchor of a heading, as GitHub makes it."""
    plain = unescape(TAGS.sub("", text)).lower().strip()
    return re.sub(r"\s", "-", re.sub(r"[^\w\s-]", "", plain))


class DocumentPage:
    """The page of a document in one language. ``files``: pictures that the site needs, by where they go."""

    def __init__(self, document: Document, place: Place, files: dict[str, Path]) -> None:
        self.document: Final = document
        self.place: Final = place
        self.files: Final = files
        self.file: Final = document.in_language(place.language)
        self.title: Final = document.title[place.language]
        self.text: Final = self.file.read_text("utf-8")

    def body(self) -> str:
        """The document, with links that lead to pages."""
        own = self.place.language == "en" or self.file != self.document.file
        html = self.html()
        notice = "" if own else f'<p class="notice">{self.place.say("site-only-english")}</p>'
        language = "" if own else ' lang="en"'
        return f"{notice}<article class=doc{language}>{html}</article>"

    def html(self) -> str:
        """Markdown as HTML."""
        if self.file.suffix != ".md":
            return f"<h1>{escape(self.title)}</h1><pre>{escape(self.text)}</pre>"
        markdown = MarkdownIt("commonmark", {"html": True}).enable(["table", "strikethrough"])
        html = LINK.sub(self.link, str(markdown.render(self.text)))
        html = PICTURE.sub(lambda found: f"{found[1]}{self.picture(found[2])}{found[3]}", html)
        html = html.replace("<table>", '<div class="scroll" tabindex="0"><table>').replace("</table>", "</table></div>")
        html = html.replace("<pre>", '<pre tabindex="0">')  # what is scrolled must be reached without a mouse
        html = RULE.sub(self.rule, html)
        taken: dict[str, int] = {}

        def heading(found: re.Match[str]) -> str:
            anchor = slug(found[2])
            taken[anchor] = taken.get(anchor, -1) + 1
            number = f"-{taken[anchor]}" if taken[anchor] else ""
            return f'<h{found[1]} id="{anchor}{number}">{found[2]}</h{found[1]}>'

        return HEADING.sub(heading, html)

    def link(self, found: re.Match[str]) -> str:
        """A link to another page of the site, or out of it; what is no page is only named."""
        target, more, text = unescape(found[1]), found[2], found[3]
        if re.match(r"[a-z]+:", target) or target.startswith("#"):
            return found[0]
        path, _, fragment = target.partition("#")
        file = (self.file.parent / path).resolve()
        if file.suffix in FILES and file.exists():
            return f'<a href="{self.picture(path)}"{more}>{text}</a>'
        key = key_of_file(file)
        if key in self.place.known and file.suffix in (".md", ""):
            language = self.switched(file)
            return f'<a href="{self.place.address(key, language)}{f"#{fragment}" if fragment else ""}"{more}>{text}</a>'
        return text

    def rule(self, found: re.Match[str]) -> str:
        """The id of a rule, with a link to its page."""
        name = found[2]
        keys = [f"{folder}/{name}" for folder in ("rules", "yaku", "games", "sets")] if name else []
        key = next((key for key in keys if key in self.place.known), "")
        return f'<a href="{self.place.address(key)}">{found[0]}</a>' if key else found[0]

    def switched(self, file: Path) -> Language:
        """The language that a link means: ``x.ru.md`` from an English page leads to the Russian one, and back."""
        if file.stem.endswith(".ru"):
            return "ru"
        own = self.file.stem.endswith(".ru")
        return "en" if own and file.with_name(f"{file.stem}.ru{file.suffix}").exists() else self.place.language

    def picture(self, path: str) -> str:
        """A picture: it is copied to the site."""
        file = (self.file.parent / unescape(path)).resolve()
        if re.match(r"[a-z]+:", path) or not file.exists():
            return path
        name = f"files/{file.relative_to(ROOT).as_posix()}"
        self.files[name] = file
        return f"{self.place.root}{name}"

    def found(self) -> list[Found]:
        """How it is found: by its title, and by each of its headings."""
        kind = self.place.say("site-docs")
        rows = [Found(self.place.key, self.title, kind, self.file.stem.replace("-", " "))]
        for level, anchor, text in re.findall(r'<h([23]) id="([^"]+)">(.*?)</h\1>', self.html(), re.DOTALL):
            del level
            rows.append(Found(f"{self.place.key}#{anchor}", unescape(TAGS.sub("", text)), self.title, ""))
        return rows
