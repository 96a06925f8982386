"""Short names for values of several other options: those have the effects (`jantaku.rules.overlaps`)."""

from typing import Final

from jantaku.rules.effects.draft import Effect, nothing
from jantaku.rules.overlaps import SHORTHANDS

EFFECTS: Final[dict[str, Effect]] = {short.option: nothing for short in SHORTHANDS}
