"""What players read off the table when somebody is in riichi, in the words that they have for it.

A tile is *safe* where the hand in riichi cannot win on it. It is *suji* where every two-sided wait for it would also
wait for a safe tile, and *wall* where so many neighbours are seen that there is no two-sided wait left; an honour of
which no other copy is out of sight is behind the wall, too. An honour that nobody has shown is *fresh*. Suji and wall
tell nothing of waits in the middle, at the edge, on a pair: they are safer, not safe.
"""

from collections.abc import Iterator
from typing import Final, Literal, TypeAlias

from jantaku.players.danger import safe_kinds
from jantaku.players.scene import Scene
from jantaku.scoring.ledger import Seat
from jantaku.tiles import HONOURS, Kind, kind_of

Mark: TypeAlias = Literal["safe", "suji", "wall", "fresh"]
PAIR: Final = 2


def marks_of(scene: Scene, seat: Seat) -> dict[Kind, Mark]:
    """The marks of the tiles in the own hand, in the face of this seat."""
    safe, _ = safe_kinds(scene, seat)
    found = {kind: mark_of(scene, kind, safe) for kind in sorted({kind_of(tile) for tile in scene.tiles})}
    return {kind: mark for kind, mark in found.items() if mark is not None}


def mark_of(scene: Scene, kind: Kind, safe: int) -> Mark | None:
    """Of one kind, where these kinds are safe, as a mask."""
    if safe >> kind & 1:
        return "safe"
    unseen = scene.unseen
    if HONOURS >> kind & 1:
        if not unseen[kind]:
            return "wall"
        shown = scene.terms.copies[kind] - unseen[kind] - scene.counts[kind]
        return "fresh" if not shown and unseen[kind] >= PAIR else None
    waits = [*_two_sided(scene, kind)]
    if not waits:
        return None
    if all(safe >> end & 1 for _, end in waits):
        return "suji"
    behind = all(safe >> end & 1 or not all(unseen[one] for one in two) for two, end in waits)
    return "wall" if behind else None


def _two_sided(scene: Scene, kind: Kind) -> Iterator[tuple[tuple[Kind, Kind], Kind]]:
    """Two neighbours that wait for this kind, and for another at their other end."""
    for ladder in scene.terms.ladders:
        if kind not in ladder:
            continue
        place = ladder.index(kind)
        for step in (1, -1):
            end = place + 3 * step
            if 0 <= end < len(ladder):
                yield (ladder[place + step], ladder[place + 2 * step]), ladder[end]
