"""Finding a rule by what people call it, typed in any script and not always rightly.

Names are compared as the library folds them (`jantaku.rules.search`), and once more by their sound: Russian letters and
kana are written in Latin ones, long vowels and doubled letters are short. What is found by a name alike in all scripts
stands in one order in all of them, so that "фуритен", "furiten" and "振り聴" lead to the same entry.
"""

import re
import unicodedata
from functools import cache
from typing import Final

import msgspec

from jantaku.rules import AnyEntry, Option, catalogue
from jantaku.rules.search import folded, names_of
from jantaku.texts import LANGUAGES, Texts

WHOLE, WORDS, BEGINNINGS, INSIDE, SCATTERED, TYPOS, STEMS, IN_TEXT = range(8)
"""How well an entry fits, the best first."""
FEW: Final = 8
"""With fewer found by their names, typing mistakes are looked for and texts are read."""
SHORTEST: Final = 4
"""Shorter words have no ending to lose, and are another word with one letter changed."""
STEM: Final = 5
TWO_MISTAKES: Final = 9
"""Words of so many letters may have two of them."""

CYRILLIC: Final = {
    "а": "a", "б": "b", "в": "v", "г": "g", "д": "d", "е": "e", "ё": "e", "ж": "j", "з": "z", "и": "i", "й": "i",
    "к": "k", "л": "l", "м": "m", "н": "n", "о": "o", "п": "p", "р": "r", "с": "s", "т": "t", "у": "u", "ф": "f",
    "х": "h", "ц": "ts", "ч": "ch", "ш": "sh", "щ": "sh", "ъ": "", "ы": "y", "ь": "", "э": "e", "ю": "yu", "я": "ya",
}  # fmt: skip
ROWS: Final = {
    "": "アイウエオ", "k": "カキクケコ", "s": "サシスセソ", "t": "タチツテト", "n": "ナニヌネノ",
    "h": "ハヒフヘホ", "m": "マミムメモ", "r": "ラリルレロ", "g": "ガギグゲゴ", "z": "ザジズゼゾ",
    "d": "ダヂヅデド", "b": "バビブベボ", "p": "パピプペポ",
}  # fmt: skip
KANA: Final = {
    **{sign: row + vowel for row, signs in ROWS.items() for sign, vowel in zip(signs, "aiueo", strict=True)},
    "ヤ": "ya", "ユ": "yu", "ヨ": "yo", "ワ": "wa", "ヲ": "o", "ン": "n", "シ": "shi", "チ": "chi", "ツ": "tsu",
    "フ": "fu", "ジ": "ji", "ャ": "\0a", "ュ": "\0u", "ョ": "\0o", "ッ": "", "ー": "",
}  # fmt: skip
SMALL: Final = (("shy", "sh"), ("chy", "ch"), ("jy", "j"), ("\0", ""))
HIRAGANA: Final = re.compile("[ぁ-ん]")
KANJI: Final = re.compile("[\u3400-\u9fff]")
SOUNDS: Final = (
    ("ou", "o"), ("oo", "o"), ("uu", "u"), ("shch", "sh"), ("tsy", "ts"), ("iy", "i"), ("tanya", "tania"),
    ("mb", "nb"), ("mp", "np"), ("si", "shi"), ("ti", "chi"), ("dzi", "ji"), ("dz", "z"), ("dji", "ji"),
    ("jh", "j"), ("chy", "ch"), ("shy", "sh"), ("tch", "ch"),
)  # fmt: skip
"""Ways of writing the same sound."""


class Known(msgspec.Struct, frozen=True):
    """An entry with all it is called by."""

    entry: AnyEntry
    names: tuple[str, ...]
    sounds: tuple[str, ...]
    text: str
    place: tuple[int, int, int]
    """Its place among those that fit as well as it does: what is built first, what every table agrees on first."""


def heard(text: str) -> str:
    """How it sounds, in Latin letters; words that are no Japanese come out strange, and all in the same way."""
    plain = unicodedata.normalize("NFKC", text)
    plain = "".join(chr(ord(sign) + 0x60) if HIRAGANA.match(sign) else sign for sign in plain)
    plain = "".join(KANA.get(sign, sign) for sign in plain)
    plain = re.sub("i\0(.)", r"y\1", plain)
    for one, other in SMALL:
        plain = plain.replace(one, other)
    plain = "".join(CYRILLIC.get(sign, sign) for sign in folded(plain))
    for one, other in SOUNDS:
        plain = plain.replace(one, other)
    return re.sub(r"([a-z])\1", r"\1", plain)


def kanji_of(text: str) -> str:
    """A Japanese name without what is written beside its characters: 振り聴 and 振聴 are the same."""
    return HIRAGANA.sub("", text) if KANJI.search(text) else ""


@cache
def _known() -> tuple[Known, ...]:
    return tuple(_described(entry, at) for at, entry in enumerate(catalogue()))


def _described(entry: AnyEntry, at: int) -> Known:
    names = names_of(entry)
    characters = tuple(kanji_of(name) for name in names)
    names = tuple(dict.fromkeys((*names, *filter(None, characters))))
    usual = isinstance(entry, Option) and entry.minimum_set
    named_alone = min(len(name.split()) for name in names if not KANJI.search(name))
    place = (named_alone, 0 if usual else 1 if entry.state == "done" else 2, at)
    return Known(entry, names, tuple(dict.fromkeys(map(heard, names))), _explained(entry), place)


def _explained(entry: AnyEntry) -> str:
    return folded(" ".join(dict.fromkeys(entry.explained(Texts(language)) for language in LANGUAGES)))


def find_entries(words: str) -> tuple[AnyEntry, ...]:
    """What these words may mean, the likeliest first."""
    plain = folded(unicodedata.normalize("NFKC", words))
    wanted = (kanji_of(plain) or plain).split()
    sounds = heard(plain).split()
    if not wanted:
        return ()
    found = [(rank, one) for one in _known() if (rank := _rank(one, wanted, sounds)) is not None]
    if len(found) < FEW:
        seen = {one.place for _, one in found}
        others = [one for one in _known() if one.place not in seen]
        found += [(rank, one) for one in others if (rank := _guess(one, wanted, sounds)) is not None]
    return tuple(one.entry for _, one in sorted(found, key=lambda fit: (fit[0], fit[1].place)))


def _rank(one: Known, wanted: list[str], sounds: list[str]) -> int | None:
    ranks = [rank for name in one.names if (rank := _fit(name, wanted)) is not None]
    if "".join(sounds).isascii():  # characters have no sound of their own
        ranks += [rank for name in one.sounds if (rank := _fit(name, sounds)) is not None]
    if ranks:
        return min(ranks)
    if all(any(word in name for name in one.names) for word in wanted):
        return SCATTERED
    return None


def _fit(name: str, wanted: list[str]) -> int | None:
    if name == " ".join(wanted):
        return WHOLE
    if not all(word in name for word in wanted):
        return None
    words = re.findall(r"\w+", name)
    if all(word in words for word in wanted):
        return WORDS
    if all(any(known.startswith(word) for known in words) for word in wanted):
        return BEGINNINGS
    return INSIDE


def _guess(one: Known, wanted: list[str], sounds: list[str]) -> int | None:
    names = " ".join(one.names)
    if "".join(sounds).isascii() and all(_nearly(word, " ".join(one.sounds)) for word in sounds):
        return TYPOS
    if _has_stems(names, wanted):
        return STEMS
    return IN_TEXT if _has_stems(f"{names} {one.text}", wanted) else None


def _has_stems(text: str, wanted: list[str]) -> bool:
    return all(len(word) >= SHORTEST and re.search(rf"\b{re.escape(_stem(word))}", text) for word in wanted)


def _stem(word: str) -> str:
    return word[: max(SHORTEST, min(STEM, len(word) - 1))]


def _nearly(word: str, names: str) -> bool:
    """Whether one of the words, or its beginning, is this one with a mistake."""
    if len(word) < SHORTEST:
        return re.search(rf"\b{re.escape(word)}\b", names) is not None
    most = 2 if len(word) >= TWO_MISTAKES else 1
    return any(_alike(word, known, most) for known in set(re.findall("[a-z0-9]+", names)))


def _alike(word: str, known: str, most: int) -> bool:
    """Whether they differ in so few letters: changed, missing, too many, or two of them in the other order."""
    if abs(len(word) - len(known)) > most or len(known) < SHORTEST - 1:
        return False
    before: list[int] = []
    row = list(range(len(known) + 1))
    for i, one in enumerate(word):
        older, before, row = before, row, [i + 1, *([0] * len(known))]
        for j, other in enumerate(known):
            row[j + 1] = min(before[j] + (one != other), before[j + 1] + 1, row[j] + 1)
            if i and j and one == known[j - 1] and word[i - 1] == other:
                row[j + 1] = min(row[j + 1], older[j - 1] + 1)
        if min(row) > most:
            return False
    return row[-1] <= most
