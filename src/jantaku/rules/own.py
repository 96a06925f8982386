"""A rule set with yaku of one's own beside it: said on the command line, or tried out before they go into a sheet."""

import re
from collections.abc import Mapping
from dataclasses import replace
from types import MappingProxyType
from typing import Final

import msgspec

from jantaku.rules.prices import ElementPrice, read_price
from jantaku.rules.rule_set import RuleSet
from jantaku.rules.sheet import MOST_PATTERNS, Pattern
from jantaku.texts import SayableError, TextId

_PRICE: Final = re.compile(r"(?P<closed>[^/]+?)\s*(?:/\s*(?P<open>[^/]+))?")
NOTHING: Final = "-"
"""In place of a price: it does not count in such a hand."""


def with_own(rule_set: RuleSet, own: Mapping[str, Pattern]) -> RuleSet:
    """The rule set and these yaku. Their patterns were read before: whoever knows the language vouches for them."""
    patterns = {**rule_set.patterns, **own}
    if len(patterns) > MOST_PATTERNS:
        message = f"a rule set may have {MOST_PATTERNS} yaku of its own"
        raise SayableError(message, TextId("rules-own-many"), most=MOST_PATTERNS, count=len(patterns))
    header = msgspec.structs.replace(rule_set.header, id=f"{rule_set.id}-own", extends=rule_set.id)
    return replace(rule_set, header=header, patterns=MappingProxyType(patterns), parent=rule_set, text="")


def read_own(text: str) -> Pattern:
    """``"123x 345x 567x 789x pair: yakuman"``: a pattern and what it is worth. ``2/1``: closed and open; ``2/-``:
    closed only. It is called by its own pattern."""
    pattern, colon, price = (part.strip() for part in text.rpartition(":"))
    worth = _worth(price) if colon and pattern else None
    if worth is None:
        raise SayableError(f"{text!r} is no yaku; write PATTERN: PRICE", TextId("rules-own-wrong"), text=text)
    return Pattern(pattern, worth, {"ru": f"«{pattern}»", "en": f"“{pattern}”"})


def _worth(text: str) -> ElementPrice | None:
    found = _PRICE.fullmatch(text)
    if found is None:
        return None
    closed, opened = (_side(side) for side in (found["closed"], found["open"]))
    if opened is None:
        return None if closed is None or closed == NOTHING else read_price(closed, None)
    sides = {name: side for name, side in (("closed", closed), ("open", opened)) if side != NOTHING}
    return read_price(sides, None)


def _side(text: str | None) -> int | str | None:
    if text is None:
        return None
    return int(text) if text.isdecimal() and len(text) <= 3 else text
