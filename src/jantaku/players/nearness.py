"""How near a hand is to ready without some kinds, fast.

The kernel is fast with whole suits forbidden, and slow where only some kinds of a suit are. A bot asks for hands
without terminals and honours all the time. So kinds that are forbidden in part are handled here: where the honours are
forbidden as a whole, such tiles are read as honours, which are as useless; and they are taken out of what is useful. A
set that could only be completed by one of them is still counted as one tile short; of hands without terminals no such
set can be, as those are laid aside before.
"""

from typing import Final

from jantaku.hands import Grammar
from jantaku.tiles import HONOURS, SUITS, kinds_in

WHOLE: Final = (*SUITS.values(), HONOURS)
FIRST_HONOUR: Final = 27


class Nearness:
    """Asks one grammar."""

    __slots__ = ("_copies", "_discards", "_improving", "_masks", "_shanten", "box")

    def __init__(self, grammar: Grammar) -> None:
        self._discards = grammar.kernel.discards
        self._improving = grammar.kernel.improving
        self._shanten = grammar.kernel.shanten
        self._copies = grammar.tile_set.copies
        self.box = grammar.tile_set.mask
        self._masks: dict[int, tuple[int, int, tuple[int, ...]]] = {}

    def discards(self, counts: bytearray, void: int) -> list[tuple[int, int, int]]:
        """For each kind of a hand that is to discard: shanten and useful kinds after it."""
        whole, part, kinds = self._split(void)
        if not part:
            return self._discards(counts, whole)
        if not whole & HONOURS:
            return [(kind, away, useful & ~part) for kind, away, useful in self._discards(counts, whole)]
        moved = self._moved(counts, kinds)
        found = {kind: (away, useful & ~part) for kind, away, useful in self._discards(moved, whole)}
        junk = next((found[kind] for kind in found if kind >= FIRST_HONOUR), None)
        return [
            (kind, *(found[kind] if not (part | HONOURS) >> kind & 1 or junk is None else junk))
            for kind, count in enumerate(counts)
            if count
        ]

    def improving(self, counts: bytearray, void: int) -> tuple[int, int]:
        """Shanten of a hand that is to draw, and the kinds that lower it."""
        whole, part, kinds = self._split(void)
        if not part:
            return self._improving(counts, whole)
        hand = self._moved(counts, kinds) if whole & HONOURS else counts
        away, useful = self._improving(hand, whole)
        return away, useful & ~part

    def shanten(self, counts: bytearray, void: int) -> int:
        """The shanten of a hand that is to draw or to discard."""
        whole, part, kinds = self._split(void)
        hand = self._moved(counts, kinds) if part and whole & HONOURS else counts
        return self._shanten(hand, whole)

    def _split(self, void: int) -> tuple[int, int, tuple[int, ...]]:
        """What is forbidden as a whole, and what in part."""
        known = self._masks.get(void)
        if known is None:
            whole = 0
            for mask in WHOLE:
                if mask & self.box and not mask & self.box & ~void:
                    whole |= mask
            part = void & ~whole
            known = whole, part, kinds_in(part)
            if len(self._masks) > 256:
                self._masks.clear()
            self._masks[void] = known
        return known

    def _moved(self, counts: bytearray, kinds: tuple[int, ...]) -> bytearray:
        """The tiles of these kinds as honours."""
        moved = bytearray(counts)
        stray = 0
        for kind in kinds:
            if kind < len(moved) and moved[kind]:
                stray += moved[kind]
                moved[kind] = 0
        honour = FIRST_HONOUR
        while stray and honour < FIRST_HONOUR + 7:
            room = min(stray, self._copies[honour] - moved[honour])
            if room > 0:
                moved[honour] += room
                stray -= room
            honour += 1
        return moved
