"""Figures as Russian prints them: 8000, but 30 000 with a space that does not break; a decimal comma; a true minus.

Numbers are given to a text as numbers and become figures here, once. Those that a text wants ungrouped, such as numbers
of lines, say so: ``NUMBER($line, useGrouping: 0)``.
"""

import re
from collections.abc import Iterable
from typing import Final

NO_BREAK: Final = "\N{NO-BREAK SPACE}"
MINUS: Final = "\N{MINUS SIGN}"
SHORT: Final = 4
"""Numbers of so many digits stand together."""
_FOUR_DIGITS: Final = re.compile(rf"(?<![\d{NO_BREAK}])(\d){NO_BREAK}(?=\d{{3}}(?!\d|{NO_BREAK}\d{{3}}))")
_NEGATIVE: Final = re.compile(r"(?<![\w-])-(?=\d)")


def figure(value: int | str) -> str:
    """A number, or one that is written with digits, a point and a sign: 8000, 30 000, −2,5."""
    written = str(value)
    sign = written[:1] if written[:1] in ("+", "-") else ""
    whole, _, tenths = written.removeprefix(sign).partition(".")
    grouped = f"{int(whole):,}".replace(",", NO_BREAK) if len(whole) > SHORT else whole
    return sign.replace("-", MINUS) + grouped + ("," + tenths if tenths else "")


def settled(text: str, values: Iterable[str | int | float]) -> str:
    """A Russian text that Fluent has put together, which parts 8 000, too, and writes a hyphen as minus."""
    numbers = [value for value in values if not isinstance(value, str)]
    if any(abs(number) >= 10 ** (SHORT - 1) for number in numbers):
        text = _FOUR_DIGITS.sub(r"\1", text)
    return _NEGATIVE.sub(MINUS, text) if any(number < 0 for number in numbers) else text
