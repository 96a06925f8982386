"""Hands: what the tiles in hand are and can become, without a word of yaku or points.

``grammar`` asks, ``structures`` says what a complete hand is, ``readings`` shows how one falls into blocks, ``melds``
holds what was called. The work is done by the kernel (C++) or, where it was not built, by ``slow`` (the same in plain
Python).
"""

from jantaku.hands.grammar import (
    OUT_OF_REACH,
    RIICHI,
    SICHUAN,
    TAIWANESE,
    Discard,
    Grammar,
    Grammars,
    Ukeire,
    Waits,
)
from jantaku.hands.kernel import Counts
from jantaku.hands.melds import Feeder, Hand, Meld, MeldForm, Side, counts_of, format_hand, format_meld, parse_hand
from jantaku.hands.readings import ReadBlock, Reading, Shape, Wait
from jantaku.hands.structures import (
    EIGHT_AND_A_HALF_PAIRS,
    PAIR,
    SET,
    SEVEN_PAIRS,
    SEVEN_PAIRS_QUADS,
    THIRTEEN_ORPHANS,
    TRIPLET,
    Block,
    Each,
    Part,
    Run,
    Same,
    Structure,
    sets_and_pair,
)

__all__ = [
    "EIGHT_AND_A_HALF_PAIRS",
    "OUT_OF_REACH",
    "PAIR",
    "RIICHI",
    "SET",
    "SEVEN_PAIRS",
    "SEVEN_PAIRS_QUADS",
    "SICHUAN",
    "TAIWANESE",
    "THIRTEEN_ORPHANS",
    "TRIPLET",
    "Block",
    "Counts",
    "Discard",
    "Each",
    "Feeder",
    "Grammar",
    "Grammars",
    "Hand",
    "Meld",
    "MeldForm",
    "Part",
    "ReadBlock",
    "Reading",
    "Run",
    "Same",
    "Shape",
    "Side",
    "Structure",
    "Ukeire",
    "Wait",
    "Waits",
    "counts_of",
    "format_hand",
    "format_meld",
    "parse_hand",
    "sets_and_pair",
]
