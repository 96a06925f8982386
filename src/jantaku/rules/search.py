"""Finding an entry by what people call it, in Russian, English, Japanese or romaji."""

import unicodedata
from collections.abc import Iterator

from jantaku.rules.entries import AnyEntry, catalogue
from jantaku.texts import LANGUAGES


def folded(text: str) -> str:
    """The text as it is compared: small letters, no accents or long marks, е for ё, й kept apart from и."""
    kept = text.casefold().replace("й", "\0")
    plain = "".join(sign for sign in unicodedata.normalize("NFKD", kept) if not unicodedata.combining(sign))
    return plain.replace("\0", "й").replace("_", " ").replace("'", "").replace("’", "")


def search(words: str) -> tuple[AnyEntry, ...]:
    """The entries in whose names all of these words are found; whole names and beginnings first."""
    wanted = folded(words).split()
    if not wanted:
        return ()
    ranked: list[tuple[int, int, AnyEntry]] = []
    for at, entry in enumerate(catalogue()):
        names = [folded(name) for name in _names(entry)]
        ranks = [rank for name in names if (rank := _rank(name, wanted)) is not None]
        if ranks:
            ranked.append((min(ranks), at, entry))
        elif all(any(word in name for name in names) for word in wanted):
            ranked.append((3, at, entry))
    return tuple(entry for _, _, entry in sorted(ranked, key=lambda found: found[:2]))


def _names(entry: AnyEntry) -> Iterator[str]:
    yield entry.id
    yield from (entry.name(language) for language in LANGUAGES)
    yield from (name for name in entry.japanese if name)
    yield from entry.aka


def _rank(name: str, wanted: list[str]) -> int | None:
    if name == " ".join(wanted):
        return 0
    if not all(word in name for word in wanted):
        return None
    return 1 if name.startswith(wanted[0]) else 2
