"""Supplemented sets: triplets and quads that another tile completes, in a box of triplets or of pairs (001:4046-4170).

A number is supplemented by the same number of the suit behind its own: dots by bamboo, bamboo by characters, characters
by dots (001:4072, 001:4136); a dragon by the next one in the order of dora (001:4074, 001:4138). Different flowers or
different seasons make pairs, triplets and quads (001:4080, 001:4143). What else there is depends on the box, which
names its `Scheme`.

*Triplets*, of three copies: a set that another tile supplements is *mixed*. A season, or the tile of the own seat,
raises three to four and is then taken for the tile that it stands for (001:4037); what winter raises is not worth as
much as what the others raise, and is taken for mixed, and so are three dragons with the five of their suit (001:4088).
Two equal tiles between two seasons are the *eyes* of a hand, declared like a kan (001:4009).

*Pairs*, of two copies: winds are supplemented, too, and a quad is two pairs of which one supplements the other
(001:4121), a pair that two flowers or two seasons raise (001:4144), or two pairs side by side (001:4134). A number in
all three suits is an *interlaced* triplet, and with a second one of them a quad; so are the three dragons, which only
winter or the flower bamboo make four (001:4120, 001:4140). These are sets of no kind of their own.

Here is what can be such a set at some table; which of them a table knows, and for whom, is for its rules to say.
"""

from collections.abc import Sequence
from typing import Final

from jantaku.tiles import BONUS, DRAGONS, FLOWERS, HONOURS, KIND_OF, NUMBERS, SEASONS, WINDS, Kind, kinds_in
from jantaku.tiles.sets import Scheme

SUIT: Final = 9
SUITS: Final = 27
TRIPLET: Final = 3
QUAD: Final = 4
WINTER: Final = KIND_OF["8f"]
FIVE_OF: Final = {KIND_OF["5z"]: KIND_OF["5p"], KIND_OF["6z"]: KIND_OF["5s"], KIND_OF["7z"]: KIND_OF["5m"]}
"""White is with dots, green with bamboo, red with characters (001:4078)."""
OF_ALL_DRAGONS: Final = (KIND_OF["4f"], WINTER)
"""What makes four of the three dragons where sets are of pairs: bamboo and winter (001:4140)."""
GROUPS: Final = (FLOWERS, SEASONS)
"""Flowers and seasons: there is one of each, and different ones of a group stand together."""
CYCLES: Final = (WINDS, DRAGONS)
"""Honours of which each is followed by the next one, and the last by the first."""


def supplement_of(kind: int, scheme: Scheme = "triplets") -> Kind | None:
    """The kind that may stand beside two or three of this one; none for flowers and seasons, and for winds only where
    sets are of pairs (001:4057)."""
    if NUMBERS >> kind & 1:
        return Kind((kind + SUIT) % SUITS)
    for cycle in CYCLES if scheme == "pairs" else (DRAGONS,):
        if cycle >> kind & 1:
            honours = kinds_in(cycle)
            return honours[(honours.index(Kind(kind)) + 1) % len(honours)]
    return None


def supplements(kind: int, other: int, scheme: Scheme = "triplets") -> bool:
    """Whether one of two kinds may stand beside two of the other, or both in what is interlaced."""
    beside = interlaced_with(kind) if scheme == "pairs" else None
    return other in (supplement_of(kind, scheme), *(beside or ())) or kind == supplement_of(other, scheme)


def base_of(kinds: Sequence[int]) -> Kind:
    """What a set is a set of: the kind of which it has most tiles, of two pairs the one that the other supplements; of
    different flowers, and of what is of no kind of its own, one of them."""
    ordered = sorted(kinds)
    low, high = ordered[0], ordered[-1]
    if len(ordered) == QUAD and low == ordered[1] and high == ordered[2] and low != high:
        other = supplement_of(low, "pairs") == high or (_are_neighbours(low, high) and not _ends_suit(high))
        return Kind(low if other else high)
    return Kind(ordered[1])


def others_of(kinds: Sequence[int]) -> tuple[Kind, ...]:
    """The tiles of a set that are of another kind than most of it."""
    base = base_of(kinds)
    return tuple(Kind(kind) for kind in kinds if kind != base)


def is_triplet(kinds: Sequence[int], scheme: Scheme = "") -> bool:
    """Three equal tiles; two and the one that supplements them; three different seasons or flowers; the same number in
    three suits, or the three dragons, where sets are of pairs."""
    if len(kinds) != TRIPLET:
        return False
    if kinds[0] == kinds[1] == kinds[2]:
        return True
    if different(kinds):
        return scheme != "triplets" or _group_of(kinds) == SEASONS
    if scheme != "triplets" and is_interlaced(kinds):
        return True
    others = others_of(kinds)
    return len(others) == 1 and others[0] == supplement_of(base_of(kinds), scheme or "pairs")


def is_interlaced(kinds: Sequence[int]) -> bool:
    """Whether it is a triplet or quad of a number in three suits, or of the three dragons: no kind is its own."""
    usual = {kind for kind in kinds if kind < SUITS or DRAGONS >> kind & 1}
    if len(usual) != TRIPLET:
        return False
    if all(DRAGONS >> kind & 1 for kind in usual):
        rest = [kind for kind in kinds if not DRAGONS >> kind & 1]
        return len(kinds) == TRIPLET or (len(kinds) == QUAD and len(rest) == 1 and rest[0] in OF_ALL_DRAGONS)
    suits = {kind // SUIT for kind in kinds}
    return (
        len(kinds) <= QUAD
        and len(suits) == TRIPLET
        and len({kind % SUIT for kind in kinds}) == 1
        and max(usual) < SUITS
    )


def interlaced_with(kind: int) -> tuple[Kind, Kind] | None:
    """The two kinds with which this one is interlaced: its number in the other suits, the other dragons."""
    if NUMBERS >> kind & 1:
        one, other = sorted((kind + step) % SUITS for step in (SUIT, 2 * SUIT))
        return Kind(one), Kind(other)
    if DRAGONS >> kind & 1:
        first, second = (dragon for dragon in kinds_in(DRAGONS) if dragon != kind)
        return first, second
    return None


def is_neighbours(kinds: Sequence[int]) -> bool:
    """Whether it is two pairs side by side in a suit, which some tables declare as a kan (001:4134)."""
    ordered = sorted(kinds)
    paired = len(ordered) == QUAD and ordered[0] == ordered[1] and ordered[2] == ordered[3]
    return paired and _are_neighbours(ordered[0], ordered[2])


def is_of_no_kind(kinds: Sequence[int]) -> bool:
    """Whether no yaku takes it for a set of one of its kinds."""
    return is_interlaced(kinds) or is_neighbours(kinds)


def is_mixed(kinds: Sequence[int]) -> bool:
    """Whether a triplet or quad has a tile that supplements it: it is not of one suit; or winter, which corresponds to
    all of them. What a seat's tile raises is not; where that tile would also supplement it, whoever knows the seat
    decides. What two flowers raise is not, either."""
    if is_interlaced(kinds):
        return True
    base, others = base_of(kinds), others_of(kinds)
    if BONUS >> base & 1:
        return False
    one = len(kinds) == QUAD and len(others) == 1
    supplemented = supplement_of(base, "triplets" if one else "pairs") in others  # the next wind only raises three
    return supplemented or (one and (WINTER in others or _is_five_of(base, others)))


def _is_five_of(base: int, others: Sequence[int]) -> bool:
    return base in FIVE_OF and FIVE_OF[Kind(base)] in others


def is_quad(kinds: Sequence[int], scheme: Scheme = "") -> bool:
    """Four equal tiles, or what takes their place by the scheme."""
    if len(kinds) != QUAD:
        return False
    return (scheme != "pairs" and _is_of_triplets(kinds)) or (scheme != "triplets" and _is_of_pairs(kinds))


def _is_of_triplets(kinds: Sequence[int]) -> bool:
    """A triplet and a fourth tile: an equal one, the one that supplements it, a season, the tile of a seat, of dragons
    the five of their suit. Of all these only one is not like the others (001:4011)."""
    base, others = base_of(kinds), others_of(kinds)
    if len(others) == 1:
        raises = bool((SEASONS | HONOURS) >> others[0] & 1)
        return raises or others[0] == supplement_of(base) or _is_five_of(base, others)
    raised = [kind for kind in kinds if SEASONS >> kind & 1]
    if not others or not _different_seasons(raised):
        return not others
    return len(raised) == QUAD or (len(raised) == TRIPLET and any(HONOURS >> kind & 1 for kind in kinds))


def _is_of_pairs(kinds: Sequence[int]) -> bool:
    """Two pairs, or one and two flowers or seasons; four flowers, four seasons; what is interlaced."""
    if len({*kinds}) == 1 or different(kinds) or is_interlaced(kinds) or is_neighbours(kinds):
        return True
    base, others = base_of(kinds), others_of(kinds)
    if len(others) != 2 or BONUS >> base & 1:
        return False
    return different(others) or others[0] == others[1] == supplement_of(base, "pairs")


def is_eyes(kinds: Sequence[int]) -> bool:
    """Two equal honours and two different seasons."""
    seasons = [kind for kind in kinds if SEASONS >> kind & 1]
    pair = [kind for kind in kinds if HONOURS >> kind & 1]
    return len(kinds) == QUAD and len(seasons) == len(pair) == 2 and pair[0] == pair[1] and _different_seasons(seasons)


def different(kinds: Sequence[int]) -> bool:
    """Whether these are different flowers, or different seasons."""
    return len(set(kinds)) == len(kinds) and bool(_group_of(kinds))


def _group_of(kinds: Sequence[int]) -> int:
    return next((group for group in GROUPS if all(group >> kind & 1 for kind in kinds)), 0)


def _different_seasons(kinds: Sequence[int]) -> bool:
    return len(set(kinds)) == len(kinds) and all(SEASONS >> kind & 1 for kind in kinds)


def _are_neighbours(low: int, high: int) -> bool:
    return high == low + 1 and high < SUITS and high % SUIT > 0


def _ends_suit(kind: int) -> bool:
    return kind % SUIT == SUIT - 1
