"""The wall: where it is broken, what of it is dead, and how it ends."""

from typing import Final

from jantaku.rules.effects.draft import Effect, into, switch

STACK: Final = 2
"""Tiles of a stack."""


EFFECTS: Final[dict[str, Effect]] = {
    "wall_break_throws": into("wall.throws"),
    "dealer_takes_two_last_tiles": switch("wall.dealer_takes_two"),
    "dead_wall_size": lambda draft, stacks: draft.put("wall.dead_tiles", STACK * stacks),
    "dead_wall_refill": switch("wall.refill"),
    "dead_wall_played_out": switch("wall.played_out"),
}
