"""What a hand may be played for: any complete hand, or one with a yaku that its tiles suggest.

A goal is a class of kinds that the hand does without, as the kernel knows it, and the han that this brings. Whatever
needs no kinds of its own (dora, value triplets that are there) is counted for every goal. A goal whose han do not reach
the minimum of the rules is none: nobody calls without a yaku in sight.
"""

from collections.abc import Sequence
from typing import Final, NamedTuple

from jantaku.hands import Meld, MeldForm
from jantaku.players.scene import Scene
from jantaku.tiles import HONOURS, KIND, TERMINALS_AND_HONOURS, kinds_in

PAIR_HOPE: Final = 0.3
"""How much of its han a pair of a value tile promises."""
OF_SUIT: Final = 0.7
"""The share of a hand that must be of one suit, or honours, before it is played for that."""
STRAY: Final = 4
"""With more terminals and honours than this nobody goes for a hand without them."""
TRIPLET: Final = 3


class Goal(NamedTuple):
    """``void``: kinds that the hand does without. ``breadth``: how many of the usual tiles it will find useful later,
    in percent. ``triplets``: nothing but triplets. ``sure``: whether it has a yaku."""

    void: int
    han: float
    breadth: int = 100
    triplets: bool = False
    sure: bool = True


def goals(scene: Scene, counts: bytearray, melds: Sequence[Meld], closed: bool) -> list[Goal]:
    """What a hand of these tiles may be played for, the plain one first if it can win."""
    terms = scene.terms
    found: list[Goal] = []
    luck = terms.closed_luck if closed else 0.0
    sure = value_han(scene, counts, melds)
    certain = int(closed and terms.riichi) * (terms.price("riichi", closed=True) or 0) + sure
    needs = scene.minimum
    if closed and terms.riichi and needs:
        needs = 1  # what a closed hand lacks beside riichi, its own luck may bring
    open_riichi = not terms.needs_riichi or closed or terms.riichi_open
    if certain >= needs and open_riichi:
        found.append(Goal(scene.void, luck + sure + _hope(scene, counts)))
    if not open_riichi:
        return found
    melded = 0
    for meld in melds:
        for tile in meld.all_tiles:
            melded |= 1 << (tile & KIND)
    found += _without_ends(scene, counts, melded, closed, luck)
    found += _of_one_suit(scene, counts, melds, melded, closed, luck, sure)
    found += _of_triplets(scene, counts, melds, closed, luck, sure)
    return _of_two_suits(scene, counts, melded, found) if terms.two_suits else found


def _of_two_suits(scene: Scene, counts: bytearray, melded: int, found: list[Goal]) -> list[Goal]:
    """The same without honours and without the suit of which the hand has least, where nothing else wins (001:1779)."""
    free = [mask for mask in scene.terms.suits if not melded & mask]
    if melded & HONOURS or not free:
        return []
    least = min(free, key=lambda mask: sum(counts[kind] for kind in kinds_in(mask)))
    narrow = (any(not mask & ~goal.void for mask in free) for goal in found)
    return [
        goal._replace(void=goal.void | HONOURS | (0 if is_narrow else least))
        for goal, is_narrow in zip(found, narrow, strict=True)
    ]


def value_han(scene: Scene, counts: Sequence[int], melds: Sequence[Meld]) -> int:
    """Han of the value triplets that are there."""
    han = 0
    for kind, value in scene.values.items():
        if counts[kind] >= TRIPLET:
            han += value
    for meld in melds:
        if not meld.is_run and meld.form is not MeldForm.EYES_KAN:
            han += scene.values.get(meld.tiles[0] & KIND, 0)
    return han


def _hope(scene: Scene, counts: Sequence[int]) -> float:
    """Han that pairs of value tiles may bring."""
    return sum(PAIR_HOPE * value for kind, value in scene.values.items() if counts[kind] == 2 and scene.unseen[kind])


def _without_ends(scene: Scene, counts: bytearray, melded: int, closed: bool, luck: float) -> list[Goal]:
    price = scene.terms.price("tanyao", closed)
    if price is None or melded & TERMINALS_AND_HONOURS:
        return []
    if not closed and price < scene.minimum:
        return []
    stray = sum([counts[kind] for kind in ENDS])
    return [Goal(scene.void | TERMINALS_AND_HONOURS, luck + price, 85)] if stray <= STRAY else []


def _of_one_suit(
    scene: Scene, counts: bytearray, melds: Sequence[Meld], melded: int, closed: bool, luck: float, sure: int
) -> list[Goal]:
    terms = scene.terms
    honours = sum(counts[27:34]) + TRIPLET * _melds_of(melds, HONOURS)
    size = scene.sets * TRIPLET + 2
    found = []
    for first, mask in zip((0, 9, 18), terms.suits, strict=True):
        if melded & ~(mask | HONOURS) or scene.void & mask:
            continue
        of_suit = sum(counts[first : first + 9]) + TRIPLET * _melds_of(melds, mask)
        others = sum(terms.suits) & ~mask
        half, full = terms.price("honitsu", closed), terms.price("chinitsu", closed)
        if half is not None and half >= scene.minimum and of_suit + honours >= OF_SUIT * size:
            found.append(Goal(scene.void | others, luck + half + sure + _hope(scene, counts), 60))
        if full is not None and not melded & HONOURS and of_suit >= OF_SUIT * size:
            found.append(Goal(scene.void | others | HONOURS, luck + full, 55))
    return found


def _melds_of(melds: Sequence[Meld], mask: int) -> int:
    return sum(mask >> (meld.tiles[0] & KIND) & 1 for meld in melds)


def _of_triplets(
    scene: Scene, counts: bytearray, melds: Sequence[Meld], closed: bool, luck: float, sure: int
) -> list[Goal]:
    terms = scene.terms
    price = terms.price("toitoi", closed)
    if price is None or any(meld.is_run for meld in melds) or (not closed and price < scene.minimum):
        return []
    blocks = len(melds) + sum(1 for kind, count in enumerate(counts) if count > 1 and not scene.void >> kind & 1)
    if blocks < scene.sets:
        return []
    return [Goal(scene.void, luck + price + sure + _hope(scene, counts), 40, triplets=True)]


def triplets_away(scene: Scene, counts: Sequence[int], sets: int, void: int) -> tuple[int, int]:
    """The shanten of a hand of nothing but triplets and a pair, and the kinds that bring it nearer. ``sets``: those
    that are not melded."""
    triples = pairs = 0
    singles = twos = 0
    for kind, count in enumerate(counts):
        if not count or void >> kind & 1:
            continue
        if count >= TRIPLET:
            triples += 1
        elif count == 2:
            pairs += 1
            twos |= 1 << kind
        else:
            singles |= 1 << kind
    triples = min(triples, sets)
    room = sets - triples + 1
    used = min(pairs, room)
    away = 2 * (sets - triples) - used
    useful = twos if triples < sets else 0
    if used < room:
        useful |= singles
    return away, useful


ENDS: Final = tuple(kind for kind in range(34) if TERMINALS_AND_HONOURS >> kind & 1)
