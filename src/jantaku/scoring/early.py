"""Yakuman that win before the hand is complete, as soon as their own tiles are there (001:2961, 001:7582).

Three dragons or four winds are won with the last tile of their triplets, four kans with the tile drawn for the fourth.
The rest of the hand is not looked at.
"""

from collections.abc import Iterable, Sequence
from typing import Final

from jantaku.hands import Meld
from jantaku.tiles import DRAGONS, KIND, KINDS_LIMIT, WINDS, Tile, kinds_in

TRIPLETS: Final = {"daisangen": DRAGONS, "daisuushii": WINDS}
"""Of which kinds they need a triplet, or a kan, each."""
FOUR_KANS: Final = "suukantsu"
THREE: Final = 3
FOUR: Final = 4


def held(concealed: Iterable[Tile], melds: Iterable[Meld]) -> bytearray:
    """How many tiles of each kind there are, melds included."""
    counts = bytearray(KINDS_LIMIT)
    for tile in (*concealed, *(tile for meld in melds for tile in meld.all_tiles)):
        counts[tile & KIND] += 1
    return counts


def complete_parts(concealed: Iterable[Tile], melds: Sequence[Meld], yakuman: Iterable[str]) -> tuple[str, ...]:
    """Those of these yakuman of which all tiles are there."""
    counts = held(concealed, melds)
    return tuple(
        name
        for name in yakuman
        if (
            sum(meld.is_kan for meld in melds) == FOUR
            if name == FOUR_KANS
            else all(counts[kind] >= THREE for kind in kinds_in(TRIPLETS[name]))
        )
    )


def last_kinds(concealed: Iterable[Tile], melds: Iterable[Meld], yakuman: Iterable[str]) -> int:
    """The kinds one tile of which completes one of these yakuman, as a mask."""
    counts, found = held(concealed, melds), 0
    for name in yakuman:
        lacking = [kind for kind in kinds_in(TRIPLETS.get(name, 0)) if counts[kind] < THREE]
        if len(lacking) == 1 and counts[lacking[0]] == THREE - 1:
            found |= 1 << lacking[0]
    return found


def tiles_of_part(name: str, concealed: Iterable[Tile], melds: Iterable[Meld]) -> tuple[Tile, ...]:
    """The tiles that make this yakuman."""
    if name == FOUR_KANS:
        return tuple(tile for meld in melds if meld.is_kan for tile in meld.all_tiles)
    every = (*concealed, *(tile for meld in melds for tile in meld.all_tiles))
    return tuple(tile for tile in every if TRIPLETS[name] >> (tile & KIND) & 1)
