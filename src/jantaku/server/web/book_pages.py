"""Which page of the book tells of an entry of the catalogue."""

from pathlib import Path
from typing import Final

from jantaku.server.telling.wire import Said
from jantaku.texts import LANGUAGES

ADDRESS: Final = "/book"
FOLDERS: Final = {"option": "rules", "element": "yaku", "game": "games"}
"""Where the pages of the catalogue lie, by the kind of entry."""


def page_of(folder: Path | None, kind: str, entry: str) -> Said | None:
    """The address of an entry's page in each language; None where the book is not there, or lacks it."""
    path = f"{FOLDERS[kind]}/{entry}.html"
    if folder is None or not all((folder / language / path).is_file() for language in LANGUAGES):
        return None
    return {language: f"{ADDRESS}/{language}/{path}" for language in LANGUAGES}
