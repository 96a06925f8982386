"""Which sets a yaku is made of, for rules by which every open meld must belong to one (001:3021, kanzen sakizuke).

A yaku of the whole hand is made of every set; a yaku of some sets only of those; what a pattern decides is asked of the
kernel (`jantaku.scoring.score.Score.made_with`). What the situation gives (riichi, the
last tile) is made of none.
"""

from collections.abc import Callable, Sequence
from typing import Final

from jantaku.tiles import DRAGONS, KIND_OF, WINDS

Kinds = tuple[int, ...]
"""The kinds of a block, in order: three or four equal ones, or a run."""
Test = Callable[[Kinds, Sequence[Kinds]], bool]
"""Whether this set is one of those that make the yaku; with all blocks of the hand."""

RANKS: Final = 9
NUMBERS: Final = 27
FACT_TILES: Final = {
    "white_triplet": "5z",
    "green_triplet": "6z",
    "red_triplet": "7z",
    "east_triplet": "1z",
    "south_triplet": "2z",
    "west_triplet": "3z",
    "north_triplet": "4z",
}

WHOLE_HAND: Final = frozenset(
    {
        "tanyao",
        "toitoi",
        "chanta",
        "junchan",
        "honroutou",
        "honitsu",
        "chinitsu",
        "tsuuiisou",
        "chinroutou",
        "ryuuiisou",
        "suuankou",
        "suuankou_tanki",
        "suukantsu",
        "pinfu",
    }
)


OF_WINDS: Final = frozenset({"shousanfuu", "daisanfuu", "shousuushii", "daisuushii"})


def serves(
    element: str, fact: str | None, block: Kinds, blocks: Sequence[Kinds], values: Sequence[int], winds: int = WINDS
) -> bool:
    """Whether this set is one of those that make the yaku; ``values`` are the own value tiles, seat and round,
    ``winds`` the kinds that are winds in it."""
    if element in WHOLE_HAND:
        return True
    if element in OF_WINDS:
        return bool(winds >> block[0] & 1)
    if element == "yakuhai":
        named = FACT_TILES.get(fact or "")
        return block[0] in values if named is None else block[0] == KIND_OF[named]
    test = OF_SOME_SETS.get(element)
    return test is not None and test(block, blocks)


def _is_run(block: Kinds) -> bool:
    return len(block) == 3 and block[0] != block[1]


def _triplets(blocks: Sequence[Kinds]) -> set[int]:
    return {block[0] for block in blocks if len(block) >= 3 and not _is_run(block)}


def _runs(blocks: Sequence[Kinds]) -> set[int]:
    return {block[0] for block in blocks if _is_run(block)}


def _suits(kind: int) -> set[int]:
    """The same rank in every suit."""
    return {kind % RANKS + suit for suit in range(0, NUMBERS, RANKS)} if kind < NUMBERS else {-1}


def _same_triplets(block: Kinds, blocks: Sequence[Kinds]) -> bool:
    return not _is_run(block) and _suits(block[0]) <= _triplets(blocks)


def _same_runs(block: Kinds, blocks: Sequence[Kinds]) -> bool:
    return _is_run(block) and _suits(block[0]) <= _runs(blocks)


def _straight(block: Kinds, blocks: Sequence[Kinds]) -> bool:
    suit = block[0] // RANKS * RANKS
    return _is_run(block) and block[0] % 3 == 0 and {suit, suit + 3, suit + 6} <= _runs(blocks)


def _in_a_row(length: int) -> Test:
    """Triplets that follow each other in a suit."""

    def test(block: Kinds, blocks: Sequence[Kinds]) -> bool:
        there, kind = _triplets(blocks), block[0]
        if _is_run(block) or kind >= NUMBERS:
            return False
        first, last = kind // RANKS * RANKS, kind // RANKS * RANKS + RANKS - length
        rows = (range(low, low + length) for low in range(max(first, kind - length + 1), min(last, kind) + 1))
        return any(set(row) <= there for row in rows)

    return test


def _equal_runs(block: Kinds, blocks: Sequence[Kinds]) -> bool:
    return _is_run(block) and sum(other == block for other in blocks) >= 3


def _of(mask: int) -> Test:
    return lambda block, _: bool(mask >> block[0] & 1)


def _is_kan(block: Kinds, _: Sequence[Kinds]) -> bool:
    return len(block) == 4


OF_SOME_SETS: Final[dict[str, Test]] = {
    "sanshoku_doukou": _same_triplets,
    "sanshoku_doujun": _same_runs,
    "ittsuu": _straight,
    "ikkitsuukan_pin": _straight,
    "sanrenkou": _in_a_row(3),
    "suurenkou": _in_a_row(4),
    "isshoku_sanjun": _equal_runs,
    "sankantsu": _is_kan,
    "shousangen": _of(DRAGONS),
    "daisangen": _of(DRAGONS),
}
