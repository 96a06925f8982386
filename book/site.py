"""The rule book as a site of plain files: ``python -m book.site build/site`` (``make site``).

Every rule, yaku, game and rule set of the catalogue and every document has a page in both languages. Nothing is loaded
from elsewhere, and all links are relative: the site is read from a folder, from any server, or below ``/book/``.
"""

import argparse
import json
import os
import shutil
import sys
import time
from collections.abc import Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import cache
from html import escape
from pathlib import Path
from typing import Final

from book.documents import DocumentPage, documents, sections
from book.drawn import style_of_faces
from book.entries import FOLDERS, EntryPage, key_of
from book.frame import SECTIONS, Found, Place, capital, menu, page
from book.links import dead_links
from book.sets import SetPage
from book.tiles import write_faces_to
from book.words import ROOT
from jantaku.rules import AnyEntry, Element, Game, Option, catalogue, load, presets
from jantaku.rules.entries import GROUPS
from jantaku.server.rule_book.entries import entries
from jantaku.server.rule_book.guides import GUIDES
from jantaku.texts import LANGUAGES, Language, Texts

ASSETS: Final = Path(__file__).with_name("assets")
FONTS: Final = ROOT / "web" / "fonts"
"""The signs of Japanese names, cut out of Noto Sans for the pages of the program."""
ELEMENT_KINDS: Final = (
    "pattern",
    "situational",
    "yakuman",
    "declared",
    "bonus",
    "flower",
    "prize",
    "penalty",
    "side_game",
    "label",
)
GAME_KINDS: Final = ("game", "framework", "preset", "training", "solitaire", "idea", "name", "not_a_game")

Made = tuple[dict[str, str], dict[Language, list[Found]], dict[str, Path]]
"""Pages by their paths, how they are found in each language, and files that go with them."""


@cache
def entry_keys() -> dict[str, AnyEntry]:
    """The pages of the catalogue."""
    return {key_of(entry.kind_of_entry, entry.id): entry for entry in catalogue()}


def all_keys() -> list[str]:
    """Every page but the lists."""
    return [*entry_keys(), *(f"sets/{name}" for name in presets()), *(document.key for document in documents())]


# ---------------------------------------------------------------- menus and lists


@cache
def groups_of(section: str, language: Language) -> list[tuple[str, list[tuple[str, str]]]]:
    """The pages of a section by group, with the text ids of the groups."""
    known = catalogue()
    match section:
        case "rules":
            by_group: dict[str, list[Option]] = {group: [] for group in GROUPS}
            for option in known.options.values():
                by_group.setdefault(option.group, []).append(option)
            return [(f"group-{group}", named(found, language)) for group, found in by_group.items() if found and group]
        case "yaku":
            of_kind = {kind: [one for one in known.elements.values() if one.kind == kind] for kind in ELEMENT_KINDS}
            return [(f"site-element-{kind}", named(found, language)) for kind, found in of_kind.items() if found]
        case "games":
            games = {kind: [one for one in known.games.values() if one.kind == kind] for kind in GAME_KINDS}
            return [(f"site-game-{kind}", named(found, language)) for kind, found in games.items() if found]
        case _:
            by_game: dict[str, list[tuple[str, str]]] = {}
            for name in presets():
                by_game.setdefault(load(name).game, []).append((f"sets/{name}", load(name).name(language)))
            return [(f"game:{game}", found) for game, found in by_game.items()]


def named(found: Iterable[Option | Element | Game], language: Language) -> list[tuple[str, str]]:
    """Entries by their names, in the order of the language."""
    rows = [(key_of(entry.kind_of_entry, entry.id), entry.name(language)) for entry in found]
    return sorted(rows, key=lambda row: row[1].casefold())


def title_of(group: str, place: Place) -> str:
    """What a group is called."""
    if group.startswith("game:"):
        return capital(catalogue().games[group.removeprefix("game:")].name(place.language))
    return place.say(group)


def side_menu(place: Place) -> str:
    """The pages beside a page: those of its group, or the documents."""
    section = place.key.partition("/")[0]
    if section == "docs":
        return menu(
            place,
            [
                (
                    one.title[place.language],
                    [(document.key, document.title[place.language]) for document in one.documents],
                )
                for one in sections()
            ],
        )
    for group, pages in groups_of(section, place.language):
        if place.key in dict(pages):
            title = title_of(group, place)
            return menu(place, [(title, pages)])
    return ""


def list_page(section: str, place: Place) -> str:
    """All pages of a section."""
    parts = [f"<h1>{place.say(f'site-{section}')}</h1><p class=lead>{place.say(f'site-{section}-about')}</p>"]
    if section == "docs":
        for one in sections():
            about = one.about.get(place.language, "")
            parts.append(f"<h2>{escape(one.title[place.language])}</h2>" + (f"<p>{escape(about)}</p>" if about else ""))
            items = "".join(f"<li>{place.link(each.key, each.title[place.language])}</li>" for each in one.documents)
            parts.append(f"<ul class=columns>{items}</ul>")
        return f"<article class=list>{''.join(parts)}</article>"
    for group, pages in groups_of(section, place.language):
        items = "".join(list_row(key, name, place) for key, name in pages)
        count = place.say("site-count", count=len(pages))
        parts.append(f"<h2>{title_of(group, place)} <small>{count}</small></h2><ul class=columns>{items}</ul>")
    return f"<article class=list>{''.join(parts)}</article>"


def list_row(key: str, name: str, place: Place) -> str:
    """A page in a list: faint where the program does not play it."""
    entry = entry_keys().get(key)
    if entry is None:
        return f"<li>{place.link(key, capital(name))}</li>"
    ja = f' <span lang="ja">{escape(entry.japanese[0])}</span>' if entry.japanese[0] else ""
    state = "" if entry.state == "done" else f' class="{entry.state}" title="{place.say(f"site-state-{entry.state}")}"'
    return f"<li{state}>{place.link(key, capital(name))}{ja}</li>"


def home(place: Place) -> str:
    """The first page: what there is, and how much."""
    counts = {section: sum(len(pages) for _, pages in groups_of(section, place.language)) for section in SECTIONS[:-1]}
    counts["docs"] = len(documents())
    cards = "".join(
        f'<a class="card" href="{place.address(f"{section}/index")}"><h2>{place.say(f"site-{section}")}</h2>'
        f"<p>{place.say(f'site-{section}-about')}</p>"
        f"<small>{place.say('site-count', count=counts[section])}</small></a>"
        for section in SECTIONS
    )
    return (
        f'<article class="home-page"><h1>{place.say("site-title")}</h1><p class="lead">{place.say("site-about")}</p>'
        f'<div class="cards">{cards}</div></article>'
    )


# ---------------------------------------------------------------- making


def make(keys: Sequence[str], known: frozenset[str]) -> Made:
    """These pages in both languages."""
    pages: dict[str, str] = {}
    found: dict[Language, list[Found]] = {language: [] for language in LANGUAGES}
    files: dict[str, Path] = {}
    by_key = {document.key: document for document in documents()}
    for key in keys:
        for language in LANGUAGES:
            place = Place(key, language, known)
            section, _, name = key.partition("/")
            app = ""
            if section == "docs":
                document = DocumentPage(by_key[key], place, files)
                title, body, rows = document.title, document.body(), document.found()
            elif section == "sets":
                rules = SetPage(load(name), place)
                title, body, rows, app = rules.name, rules.body(), [rules.found], f"/sets/{name}"
            else:
                kind = next(kind for kind, folder in FOLDERS.items() if folder == section)
                [entry] = [one for one in entries(name) if one["kind"] == kind and one["id"] == name]
                shown = EntryPage(entry, place)
                title, body, rows, app = shown.name, shown.body(), [shown.found], f"/rules/{name}"
            pages[f"{language}/{key}.html"] = page(place, title, body, side_menu(place), app)
            found[language] += rows
    return pages, found, files


def lists(known: frozenset[str]) -> Iterator[tuple[str, str]]:
    """The first page and the lists."""
    for language in LANGUAGES:
        place = Place("index", language, known)
        yield f"{language}/index.html", page(place, "", home(place))
        for section in SECTIONS:
            place = Place(f"{section}/index", language, known)
            title = place.say(f"site-{section}")
            side = side_menu(place) if section == "docs" else ""
            yield f"{language}/{section}/index.html", page(place, title, list_page(section, place), side)


DOOR: Final = """<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Jantaku</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark">
<link rel="stylesheet" href="assets/site.css">
<script src="assets/theme.js"></script><script src="assets/door.js"></script></head>
<body class="plain"><div class="middle"><main class="door"><h1><span lang="ja">雀卓</span> Jantaku</h1>
<p><a href="en/index.html" lang="en">English</a></p><p><a href="ru/index.html" lang="ru">Русский</a></p></main></div>
</body></html>
"""
"""The first page of all: it leads on to the language of the reader."""


def build(site: Path, only: Sequence[str] = (), workers: int = 1) -> int:
    """Write the site; ``only``: these pages and the lists. Says how many pages there are."""
    keys = list(only) or all_keys()
    known = frozenset([*keys, "index", *(f"{section}/index" for section in SECTIONS)])
    shutil.rmtree(site, ignore_errors=True)
    write(site, "index.html", DOOR)
    count = 1
    for path, text in lists(known):
        write(site, path, text)
        count += 1
    found: dict[Language, list[Found]] = {language: [] for language in LANGUAGES}
    step = 12
    parts = [keys[at : at + step] for at in range(0, len(keys), step)]
    for pages, rows, files in made(parts, known, workers):
        for path, text in pages.items():
            write(site, path, text)
        for language in LANGUAGES:
            found[language] += rows[language]
        for name, file in files.items():
            (site / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(file, site / name)
        count += len(pages)
    for language in LANGUAGES:
        found[language] += guides(language, known)
    write_assets(site, found)
    return count


def guides(language: Language, known: frozenset[str]) -> Iterator[Found]:
    """Questions of beginners lead to the lessons."""
    kind = Place("index", language, known).say("lesson")
    for guide in GUIDES:
        key = f"docs/games/{guide.lesson}"
        if key in known:
            yield Found(key, Texts(language)(guide.title), kind, guide.asked)


def made(parts: Sequence[Sequence[str]], known: frozenset[str], workers: int) -> Iterator[Made]:
    """The pages, made by several processes where there are many."""
    if workers == 1:
        yield from (make(part, known) for part in parts)
        return
    with ProcessPoolExecutor(workers) as pool:
        yield from pool.map(make, parts, [known] * len(parts))


def write_assets(site: Path, found: dict[Language, list[Found]]) -> None:
    """Style, script, faces and the lists that are searched."""
    shutil.copytree(ASSETS, site / "assets", dirs_exist_ok=True)
    write_faces_to(site / "assets" / "tiles")
    shutil.copytree(
        FONTS, site / "assets" / "fonts", ignore=shutil.ignore_patterns("*.py", "*.css"), dirs_exist_ok=True
    )
    fonts = "".join((FONTS / name).read_text("utf-8") for name in ("literata.css", "noto-sans-jp.css"))
    fonts = fonts.replace('url("./', 'url("fonts/').replace("url(./", "url(fonts/")
    with (site / "assets" / "site.css").open("a", encoding="utf-8") as style:
        style.write(style_of_faces("tiles") + fonts)
    for language, rows in found.items():
        packed = json.dumps([list(row) for row in rows], ensure_ascii=False, separators=(",", ":"))
        write(site, f"assets/search-{language}.js", f"window.FOUND={packed};\n")


def write(site: Path, path: str, text: str) -> None:
    """A file of the site."""
    file = site / path
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(text, "utf-8")


def main(arguments: Sequence[str] | None = None) -> int:
    """Build the site and look for dead links."""
    parser = argparse.ArgumentParser(prog="python -m book.site", description="Build the rule book as a site.")
    parser.add_argument("site", type=Path, help="the folder; what is in it is removed")
    parser.add_argument("--only", nargs="*", default=[], metavar="KEY", help="only these pages, such as rules/kuikae")
    parser.add_argument("--workers", type=int, default=min(4, os.cpu_count() or 1))
    told = parser.parse_args(arguments)
    begun = time.monotonic()
    count = build(told.site, told.only, told.workers)
    dead = list(dead_links(told.site))
    for where, link in dead:
        print(f"site: {where} leads to {link}, which is not there", file=sys.stderr)
    print(f"site: {count} pages in {told.site} ({time.monotonic() - begun:.0f} s), {len(dead)} dead links")
    return 1 if dead else 0


if __name__ == "__main__":
    sys.exit(main())
