"""The wall: where it is broken, what of it is dead, and how it ends."""

from typing import Final

from jantaku.rules.effects.dora import SHRINKING
from jantaku.rules.effects.draft import Draft, Effect, into, switch

STACK: Final = 2
"""Tiles of a stack."""

USUAL_STACKS: Final = 7
"""Two of replacement tiles and five with indicators."""
MORE: Final = {"double": 1, "ones": 2, "red": 0}
"""So many indicators more than one, when the dice say so."""


def _dead_wall(draft: Draft, stacks: int) -> None:
    """Where more indicators are turned than one and four for kans, it has a stack for each (001:3144, 001:3146)."""
    more = more_indicators(draft)
    draft.put("wall.dead_tiles", STACK * (max(stacks, USUAL_STACKS + more) if more and stacks else stacks))


def more_indicators(draft: Draft) -> int:
    """So many indicators may be turned beside the first one, without any kan."""
    zorome, shrinking = draft.values["zorome_dora"], draft.values["dora_opened_as_wall_shrinks"]
    words = zorome if isinstance(zorome, tuple) else ()
    at_first = 1 if zorome == "always_two" else max((MORE[str(word)] for word in words), default=0)
    return at_first + ("red" in words) + (len(SHRINKING) if shrinking == "on" else 0)


EFFECTS: Final[dict[str, Effect]] = {
    "wall_break_throws": into("wall.throws"),
    "first_turn_seat": lambda draft, value: draft.put("wall.first_turn", "" if value == "dealer" else value),
    "dealer_takes_two_last_tiles": switch("wall.dealer_takes_two"),
    "dead_wall_size": _dead_wall,
    "dead_wall_refill": switch("wall.refill"),
    "dead_wall_played_out": switch("wall.played_out"),
}
