"""How likely a hand is to win in time: from its distance, the tiles that bring it nearer, and the turns left.

A hand that is s tiles away from ready must take s + 1 steps. In each turn a step succeeds with the share that its
useful tiles have among the tiles not seen; others' discards help where they may be called, and always at the end. The
deal may also be ended by somebody else in every turn. How many tiles later steps will find useful is what hands usually
have there.
"""

from functools import lru_cache
from typing import Final

USUAL: Final = (5, 13, 20, 26, 32, 36, 40)
"""How many tiles bring a hand nearer, by its shanten."""
BY_RON: Final = 0.45
"""How much of each other player's discards helps a ready hand, against the own draw."""
BY_CALL: Final = 0.22
"""The same of a hand that calls."""
HASTE: Final = 6
"""After so many turns others are twice as likely to end the deal as now."""
GRAIN: Final = 4
"""Numbers of unseen tiles are rounded to this, so that the same question comes again."""


@lru_cache(maxsize=1 << 17)
def _chance(
    shanten: int, useful: int, later: int, breadth: int, turns: int, unseen: int, others: int, calls: bool, end: int
) -> float:
    ready = 1 + BY_RON * others
    step = 1 + BY_CALL * others if calls else 1.0
    rates = []
    for away in range(shanten, -1, -1):
        tiles = useful if away == shanten else later if away == 0 else USUAL[min(away, len(USUAL) - 1)] * breadth / 100
        rates.append(min(0.95, tiles / unseen * (ready if away == 0 else step)))
    state = [1.0] + [0.0] * shanten
    won, goes_on = 0.0, 1.0
    for turn in range(turns):
        won += goes_on * state[-1] * rates[-1]
        state[-1] *= 1 - rates[-1]
        for place in range(shanten - 1, -1, -1):
            moved = state[place] * rates[place]
            state[place] -= moved
            state[place + 1] += moved
        goes_on *= 1 - end / 100 * (1 + turn / HASTE)
    return won


def chance(
    shanten: int,
    useful: int,
    turns: int,
    unseen: int,
    others: int,
    *,
    calls: bool = False,
    end: int = 3,
    later: int = USUAL[0],
    breadth: int = 100,
) -> float:
    """The chance to win. ``useful``: tiles that bring the hand nearer; ``later``: those it waits for once it is ready;
    ``breadth``: how many of the usual tiles the steps between will find, in percent; ``others``: how many players
    discard; ``calls``: whether it calls; ``end``: how likely another ends the deal in the next turn, in percent."""
    if shanten < 0:
        shanten, useful = 0, max(useful, 1)
    unseen = max(GRAIN, (unseen + GRAIN // 2) // GRAIN * GRAIN)
    return _chance(shanten, useful, later, breadth, turns, unseen, others, calls, end)
