"""What amounts stand in the lines of the books: digits, thousands, numbers in words, names of limits."""

import re
from functools import cache
from pathlib import Path
from typing import Final

SEEDS: Final = Path(__file__).resolve().parents[3] / "shared" / "seeds"
"""The books lie beside the project, for those who develop it."""
PLACE: Final = re.compile(r"(00[0-4]):(\d+)(?:-(\d+))?")
THOUSANDS: Final = re.compile(r"(?<!\d)(\d{1,3})[ \u00a0.,](\d{3})(?!\d)")
"""60 000, 25,000."""
Amount = int | str
"""A number; or a limit by its name, ``"mangan"``, ``"2x yakuman"``."""
NUMBER: Final = re.compile(r"(\d+)\s?(к\b|k\b|тыс|万)?")
WORDS: Final = {
    1: r"од(?:ин|на|но|ну|ного|ной|ному|ним)|одинарн\w+",
    2: r"дв(?:а|е|ух|умя|ум|ое|оих)|двойн\w+|дважды|вдвое|удв\w+|втор(?:ой|ая|ое|ого|ую)",
    3: r"тр(?:и|[её]х|[её]м|емя|ое|оих)|тройн\w+|трижды|втрое|трет(?:ий|ья|ье|ьего|ью)",
    4: r"четыр(?:е|[её]х|[её]м|ьмя)|четверо|четверн\w+",
    5: r"пят(?:ь|и|ью|еро|ый|ая|ой)",
    6: r"шест(?:ь|и|ью|еро)",
    7: r"сем(?:ь|и|ью|еро)",
    8: r"вос(?:емь|ьми|емью)",
    9: r"девят(?:ь|и|ью)",
    10: r"десят(?:ь|и|ью)",
    13: r"тринадцат(?:ь|и|ью)",
    14: r"четырнадцат(?:ь|и|ью)",
    20: r"двадцат(?:ь|и|ью)",
    30: r"тридцат(?:ь|и|ью)",
    1000: r"тысяч\w*",
}
WORD: Final = {number: re.compile(rf"\b(?:{words})\b") for number, words in WORDS.items()}
LIMITS: Final = {
    "mangan": r"\bманган|\bмн\.",
    "haneman": r"\bханеман|\bхн\.",
    "baiman": r"\bба[ий]ман|\bбм\.",
    "sanbaiman": r"\bсанба[ий]ман|\bсб\.",
    "yakuman": r"\bякуман|\bяк\.",
}
LIMIT: Final = {name: re.compile(pattern) for name, pattern in LIMITS.items()}
ONE_MORE: Final = re.compile(r"\b(?:дополнительн\w+|ещё) хан\b")
MANY: Final = re.compile(r"(?:[xх](\d+)|(\d+)|(двойн\w+|два|двух))\s*(?:якуман|як\.)")


@cache
def book(number: str) -> tuple[str, ...]:
    (file,) = SEEDS.glob(f"{number}_*.txt")
    return tuple(file.read_text("utf-8").split("\n"))


def cited(seed: str) -> list[str]:
    """The places of a source, each a line or several: ``"001:2861, 001:2890-2893"``."""
    return [match[0] for match in PLACE.finditer(seed)]


def lines_at(place: str) -> list[tuple[str, int]]:
    """Every line of a place: book and number."""
    match = PLACE.fullmatch(place)
    assert match is not None, place
    first, last = int(match[2]), int(match[3] or match[2])
    return [(match[1], line) for line in range(first, last + 1)]


def text_of(place: str) -> str:
    return "\n".join(book(number)[line - 1] for number, line in lines_at(place))


@cache
def numbers_at(place: str) -> frozenset[Amount]:
    """Every number and every limit that stands there."""
    text = text_of(place).lower()
    found: set[Amount] = {int(match[1] + match[2]) for match in THOUSANDS.finditer(text)}
    for match in NUMBER.finditer(text):
        times = {"万": 10000, None: 1}.get(match[2], 1000)
        found |= {int(match[1]), int(match[1]) * times}
    found |= {number for number, word in WORD.items() if word.search(text)}
    found |= {name for name, limit in LIMIT.items() if limit.search(text)}
    if ONE_MORE.search(text):
        found.add(1)
    found |= {f"{match[1] or match[2] or 2}x yakuman" for match in MANY.finditer(text)}
    return frozenset(found)
