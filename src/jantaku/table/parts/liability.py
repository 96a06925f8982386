"""Liability (pao): which yaku the last meld of a hand has made sure, so that who fed it answers for them.

Each test looks at a hand whose last meld was fed, and says whether that meld was the last set that was missing. Closed
kans are not open sets (000:791, 001:2883). What the hand is worth in the end decides whether anybody pays: only for a
yaku that it is won with.
"""

from collections.abc import Callable, Sequence
from typing import Final

from jantaku.hands import Meld
from jantaku.table.parts.calls import NO_TRIPLETS
from jantaku.table.state.holding import Holding
from jantaku.tiles import DRAGONS, HONOURS, KIND_OF, SUITS, TERMINALS, WINDS, kind_of, mask_of

GREENS: Final = mask_of(KIND_OF[short] for short in ("2s", "3s", "4s", "6s", "8s", "6z"))
KANS_OF_A_YAKUMAN: Final = 4
FEWEST: Final = 3
"""With fewer melds nothing is sure yet, unless the hand has no more sets."""

Feeds = Callable[[Holding, int], bool]
"""Whether the last meld of a hand of so many sets has made something sure."""


def _triplets(melds: Sequence[Meld]) -> list[Meld]:
    """Open triplets and kans."""
    return [meld for meld in melds if meld.is_open and meld.form not in NO_TRIPLETS]


def _completes(kinds: int, count: int) -> Feeds:
    """The last one of so many open triplets or kans of these kinds."""

    def feeds(hand: Holding, sets: int) -> bool:
        last = hand.melds[-1]
        if last.form in NO_TRIPLETS or not kinds >> last.kind & 1 or not last.of_kind:
            return False
        return sum(kinds >> meld.kind & meld.of_kind for meld in _triplets(hand.melds)) == count

    return feeds


def _all_open(melds: Sequence[Meld], sets: int) -> bool:
    return len(melds) == sets and all(meld.is_open for meld in melds)


def _all_of(*groups: int) -> Feeds:
    """The last set of a hand is open like all others, and every tile of them is of one of these groups of kinds."""

    def feeds(hand: Holding, sets: int) -> bool:
        if not _all_open(hand.melds, sets):
            return False
        held = mask_of(kind_of(tile) for meld in hand.melds for tile in meld.tiles)
        return any(not held & ~group for group in groups)

    return feeds


def _fourth_kan(hand: Holding, sets: int) -> bool:
    return hand.melds[-1].is_kan and sum(meld.is_kan for meld in hand.melds) == KANS_OF_A_YAKUMAN


def _only_triplets(hand: Holding, sets: int) -> bool:
    return len(hand.melds) == sets == len(_triplets(hand.melds))


FEEDS: Final[dict[str, Feeds]] = {
    "daisangen": _completes(DRAGONS, 3),
    "daisuushii": _completes(WINDS, 4),
    "shousuushii": _completes(WINDS, 3),  # the pair of the fourth wind is nobody's fault (our reading of 001:4444)
    "suukantsu": _fourth_kan,
    # 001:2883: the last open set of a hand, where all may be parts of one yakuman, or of one suit and honours
    "toitoi": _only_triplets,
    "tsuuiisou": _all_of(HONOURS),
    "chinroutou": _all_of(TERMINALS),
    "ryuuiisou": _all_of(GREENS),
    "chinitsu": _all_of(*SUITS.values()),  # 002:324, too: of five sets the fifth
    "honitsu": _all_of(*(suit | HONOURS for suit in SUITS.values())),
}
"""By the yaku that somebody may answer for; a rule set lists those that hold (`PaymentPlan.pao`)."""
