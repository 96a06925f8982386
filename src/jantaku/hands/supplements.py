"""Supplemented sets: triplets and quads that another tile completes, in a box of three copies (001:4072-4084).

A number is supplemented by the same number of the suit behind its own: dots by bamboo, bamboo by characters, characters
by dots (001:4072); a dragon by the next one in the order of dora (001:4074). Such a set is *mixed*. A season, or the
tile of the own seat, raises three to four and is then taken for the tile that it stands for (001:4037); what winter
raises is not worth as much as what the others raise, and is taken for mixed, and so are three dragons with the five of
their suit (001:4088). Three different seasons are a triplet, two are a pair, all four a quad (001:4080). Two equal
tiles between two seasons are the *eyes* of a hand, declared like a kan (001:4009).

Here is what can be such a set at some table; which of them a table knows, and for whom, is for its rules to say.
"""

from collections.abc import Sequence
from typing import Final

from jantaku.tiles import DRAGONS, HONOURS, KIND_OF, NUMBERS, SEASONS, Kind, kinds_in

SUIT: Final = 9
SUITS: Final = 27
WINTER: Final = KIND_OF["8f"]
FIVE_OF: Final = {KIND_OF["5z"]: KIND_OF["5p"], KIND_OF["6z"]: KIND_OF["5s"], KIND_OF["7z"]: KIND_OF["5m"]}
"""White is with dots, green with bamboo, red with characters (001:4078)."""


def supplement_of(kind: int) -> Kind | None:
    """The kind that may stand beside two or three of this one; none for winds and seasons (001:4057)."""
    if NUMBERS >> kind & 1:
        return Kind((kind + SUIT) % SUITS)
    if DRAGONS >> kind & 1:
        dragons = kinds_in(DRAGONS)
        return dragons[(dragons.index(Kind(kind)) + 1) % len(dragons)]
    return None


def base_of(kinds: Sequence[int]) -> Kind:
    """What a set is a set of: the kind of which it has most tiles; of different seasons one of them."""
    return Kind(sorted(kinds)[1])


def others_of(kinds: Sequence[int]) -> tuple[Kind, ...]:
    """The tiles of a set that are of another kind than most of it."""
    base = base_of(kinds)
    return tuple(Kind(kind) for kind in kinds if kind != base)


def is_triplet(kinds: Sequence[int]) -> bool:
    """Three equal tiles; two and the one that supplements them; three different seasons."""
    if len(kinds) != 3:
        return False
    if kinds[0] == kinds[1] == kinds[2]:
        return True
    others = others_of(kinds)
    return others == (supplement_of(base_of(kinds)),) or _different_seasons(kinds)


def is_mixed(kinds: Sequence[int]) -> bool:
    """Whether a triplet or quad has a tile that supplements it: it is not of one suit; or winter, which corresponds to
    all of them. What a seat's tile raises is not; where that tile would also supplement it, whoever knows the seat
    decides."""
    base, others = base_of(kinds), others_of(kinds)
    if SEASONS >> base & 1:
        return False
    return supplement_of(base) in others or WINTER in others or _is_five_of(base, others)


def _is_five_of(base: int, others: Sequence[int]) -> bool:
    return base in FIVE_OF and FIVE_OF[Kind(base)] in others


def is_quad(kinds: Sequence[int]) -> bool:
    """A triplet and a fourth tile: an equal one, the one that supplements it, a season, the tile of a seat, of dragons
    the five of their suit. Of all these only one is not like the others (001:4011)."""
    if len(kinds) != 4:
        return False
    base, others = base_of(kinds), others_of(kinds)
    if len(others) == 1:
        raises = bool((SEASONS | HONOURS) >> others[0] & 1)
        return raises or others[0] == supplement_of(base) or _is_five_of(base, others)
    raised = [kind for kind in kinds if SEASONS >> kind & 1]
    if not others or not _different_seasons(raised):
        return not others
    return len(raised) == 4 or (len(raised) == 3 and any(HONOURS >> kind & 1 for kind in kinds))


def is_eyes(kinds: Sequence[int]) -> bool:
    """Two equal honours and two different seasons."""
    seasons = [kind for kind in kinds if SEASONS >> kind & 1]
    pair = [kind for kind in kinds if HONOURS >> kind & 1]
    return len(kinds) == 4 and len(seasons) == len(pair) == 2 and pair[0] == pair[1] and _different_seasons(seasons)


def _different_seasons(kinds: Sequence[int]) -> bool:
    return len(set(kinds)) == len(kinds) and all(SEASONS >> kind & 1 for kind in kinds)
