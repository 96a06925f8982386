"""Looks for dead links in a built site: every file and every anchor that a page names must be there."""

import re
import sys
from collections.abc import Iterator
from functools import cache
from html import unescape
from pathlib import Path
from typing import Final
from urllib.parse import unquote, urlsplit

NAMED: Final = re.compile(r'\b(?:href|src)="([^"]*)"')
ANCHOR: Final = re.compile(r'\bid="([^"]*)"')
IN_STYLE: Final = re.compile(r'url\("([^"]+)"\)')


@cache
def anchors(file: Path) -> frozenset[str]:
    """The anchors of a page."""
    return frozenset(unescape(anchor) for anchor in ANCHOR.findall(file.read_text("utf-8")))


def dead_links(site: Path) -> Iterator[tuple[Path, str]]:
    """Pages with links that lead nowhere. Addresses of the running program (``/rules/…``) are not of the site."""
    for page in sorted([*site.rglob("*.html"), *site.rglob("*.css")]):
        text = page.read_text("utf-8")
        for link in sorted(set((NAMED if page.suffix == ".html" else IN_STYLE).findall(text))):
            if not is_alive(page, unescape(link)):
                yield page.relative_to(site), link


@cache
def _exists(path: str) -> bool:
    return Path(path).is_file()


def is_alive(page: Path, link: str) -> bool:
    """Whether the link leads somewhere."""
    parts = urlsplit(link)
    if parts.scheme or parts.netloc or parts.path.startswith("/"):
        return True
    file = page if not parts.path else Path(page.parent, unquote(parts.path))
    name = str(Path(*file.parts)) if ".." not in file.parts else str(file.resolve())
    if not _exists(name):
        return False
    return not parts.fragment or unquote(parts.fragment) in anchors(Path(name))


def main(site: Path) -> int:
    """Say what is dead, and how many pages there are."""
    dead = list(dead_links(site))
    for page, link in dead:
        print(f"{page}: {link}")
    print(f"site: {sum(1 for _ in site.rglob('*.html'))} pages, {len(dead)} dead links")
    return 1 if dead else 0


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1])))
