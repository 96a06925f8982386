"""Facts: what the kernel finds true of a won hand, whatever a rule set pays for it.

The kernel's list is the only one (``jantaku._kernel.FACTS``). ``facts.toml`` is a copy of it that can be read where the
kernel is not built; ``python tests/yaku/write_facts.py`` writes it anew.
"""

import tomllib
from collections.abc import Mapping
from functools import cache
from importlib.resources import files

from jantaku.texts import TextId

MOST_FACTS = 256
"""How many the kernel has room for."""


@cache
def facts() -> Mapping[str, str]:
    """Every fact with its meaning, in the kernel's order."""
    toml = files("jantaku.yaku").joinpath("facts.toml").read_text("utf-8")
    return {fact: str(meaning) for fact, meaning in tomllib.loads(toml).items()}


def fact_text(fact: str, holds: bool) -> TextId:
    """The clause that says that the fact holds, or why it does not: "the hand is closed", "the hand is open"."""
    return TextId(f"fact-{fact}") if holds else TextId(f"fact-{fact}-not")
