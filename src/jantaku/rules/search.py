"""Finding an entry by what people call it, in Russian, English, Japanese or romaji.

Words are compared by their beginnings, because Russian ones change their endings: "красная" finds "красных". Where
names find little, the texts that explain the entries are searched as well.
"""

import re
import unicodedata
from collections.abc import Iterator
from typing import Final

from jantaku.rules.entries import AnyEntry, catalogue
from jantaku.texts import LANGUAGES, Texts

FEW: Final = 10
"""With fewer entries found by their names, texts are searched, too."""
LONGEST_STEM: Final = 5
SHORTEST_STEM: Final = 4
IN_PARTS, BY_STEMS, BY_TEXT = 3, 4, 5
"""Ranks behind those of a whole name, its beginning and its inside."""


def folded(text: str) -> str:
    """The text as it is compared: small letters, no accents or long marks, е for ё, й kept apart from и."""
    kept = text.casefold().replace("й", "\0")
    plain = "".join(sign for sign in unicodedata.normalize("NFKD", kept) if not unicodedata.combining(sign))
    return plain.replace("\0", "й").replace("_", " ").replace("'", "").replace("’", "")


def called(name: str) -> tuple[AnyEntry, ...]:
    """The entries of which this is a whole name."""
    return tuple(entry for entry in catalogue() if folded(name) in names_of(entry))


def search(words: str) -> tuple[AnyEntry, ...]:
    """The entries in whose names all of these words are found; whole names and beginnings first."""
    wanted = folded(words).split()
    if not wanted:
        return ()
    ranked = [(rank, at, entry) for at, entry in enumerate(catalogue()) if (rank := _best(entry, wanted)) is not None]
    if len(ranked) < FEW:
        seen = {at for _, at, _ in ranked}
        ranked += [
            (BY_TEXT, at, entry)
            for at, entry in enumerate(catalogue())
            if at not in seen and _has_stems(f"{' '.join(names_of(entry))} {_explained(entry)}", wanted)
        ]
    return tuple(entry for _, _, entry in sorted(ranked, key=lambda found: found[:2]))


def names_of(entry: AnyEntry) -> tuple[str, ...]:
    """All that the entry is called, as it is compared."""
    return tuple(map(folded, _names(entry)))


def _names(entry: AnyEntry) -> Iterator[str]:
    yield entry.id
    yield from (entry.name(language) for language in LANGUAGES)
    yield from (name for name in entry.japanese if name)
    yield from entry.aka


def _explained(entry: AnyEntry) -> str:
    return folded(" ".join(dict.fromkeys(entry.explained(Texts(language)) for language in LANGUAGES)))


def _best(entry: AnyEntry, wanted: list[str]) -> int | None:
    names = names_of(entry)
    ranks = [rank for name in names if (rank := _rank(name, wanted)) is not None]
    if ranks:
        return min(ranks)
    if all(any(word in name for name in names) for word in wanted):
        return IN_PARTS
    return BY_STEMS if _has_stems(" ".join(names), wanted) else None


def _rank(name: str, wanted: list[str]) -> int | None:
    if name == " ".join(wanted):
        return 0
    if not all(word in name for word in wanted):
        return None
    return 1 if name.startswith(wanted[0]) else 2


def _has_stems(text: str, wanted: list[str]) -> bool:
    """Whether for each of the words one begins alike; short words have no endings to lose."""
    return all(len(word) >= SHORTEST_STEM and re.search(rf"\b{re.escape(_stem(word))}", text) for word in wanted)


def _stem(word: str) -> str:
    return word[: max(SHORTEST_STEM, min(LONGEST_STEM, len(word) - 1))]
