"""Yaku: every scoring element, as a condition on the facts that the kernel finds in a won hand.

Prices are applied by `jantaku.scoring`, in the kernel, from the plan of a rule set; here is only what an element *is*.
"""

from jantaku.yaku.elements import Element, Example, NearMiss, PondExample, UsualPrice, Worth, elements, read_elements
from jantaku.yaku.facts import fact_text, facts
from jantaku.yaku.nagashi import is_nagashi

__all__ = [
    "Element",
    "Example",
    "NearMiss",
    "PondExample",
    "UsualPrice",
    "Worth",
    "elements",
    "fact_text",
    "facts",
    "is_nagashi",
    "read_elements",
]
