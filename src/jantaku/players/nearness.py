"""How near a hand is to ready without some kinds, fast.

The kernel is fast with whole suits forbidden, and slow where only some kinds of a suit are. A bot asks for hands
without terminals and honours all the time. There, terminals are read as honours, which are as useless, and taken out of
what is useful: no set of others lacks only a terminal, as the honours and terminals are laid aside before. Where other
kinds are out of play, which tears holes into the suits, the kernel searches: the distance after each discard, and what
is useful only after those that look best.
"""

from collections.abc import Sequence
from typing import Final

from msgspec.structs import replace

from jantaku.hands import Grammar
from jantaku.tiles import HONOURS, SUITS, TERMINALS, USUAL_KINDS, kinds_in

WHOLE: Final = (*SUITS.values(), HONOURS)
FIRST_HONOUR: Final = 27
HONOUR_COPIES: Final = 4
FOLLOWED: Final = 4
"""How many discards are read to the end where that takes long."""
SIDE_BY_SIDE, ONE_APART, EQUAL = 2, 1, 3
"""What a neighbour of a tile adds to its use."""


class Nearness:
    """Asks one grammar."""

    __slots__ = ("_copies", "_discards", "_improving", "_masks", "_shanten", "box")

    def __init__(self, grammar: Grammar) -> None:
        self.box = grammar.tile_set.mask
        if not self.box & HONOURS:
            grammar = _with_honours(grammar)
        self._discards = grammar.kernel.discards
        self._improving = grammar.kernel.improving
        self._shanten = grammar.kernel.shanten
        self._copies = grammar.tile_set.copies
        self._masks: dict[int, tuple[int, int, tuple[int, ...]]] = {}

    def discards(self, counts: bytearray, void: int) -> list[tuple[int, int, int]]:
        """For each kind of a hand that is to discard: shanten and useful kinds after it."""
        whole, part, kinds = self._split(void)
        if not part:
            return self._discards(counts, whole)
        if self._torn(whole, part):
            return self._searched(counts, whole | part)
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
        if self._torn(whole, part):
            return self._improving(counts, whole | part)
        away, useful = self._improving(self._moved(counts, kinds), whole)
        return away, useful & ~part

    def shanten(self, counts: bytearray, void: int) -> int:
        """The shanten of a hand that is to draw or to discard."""
        whole, part, kinds = self._split(void)
        if not part:
            return self._shanten(counts, whole)
        if self._torn(whole, part):
            return self._shanten(counts, whole | part)
        return self._shanten(self._moved(counts, kinds), whole)

    def is_slow(self, void: int) -> bool:
        """Whether hands without these kinds take long to read."""
        whole, part, _ = self._split(void)
        return part != 0 and self._torn(whole, part)

    @staticmethod
    def _torn(whole: int, part: int) -> bool:
        """Whether more is forbidden than terminals beside all honours."""
        return not whole & HONOURS or bool(part & ~TERMINALS)

    def _searched(self, counts: bytearray, void: int) -> list[tuple[int, int, int]]:
        aways: dict[int, int] = {}
        for kind, count in enumerate(counts):
            if count:
                counts[kind] -= 1
                aways[kind] = self._shanten(counts, void)
                counts[kind] += 1
        nearest = min(aways.values())
        near = [kind for kind, away in aways.items() if away == nearest]
        useful: dict[int, int] = {}
        near.sort(key=lambda kind: -1 if void >> kind & 1 else use(counts, kind))
        for kind in near[:FOLLOWED]:
            counts[kind] -= 1
            _, useful[kind] = self._improving(counts, void)
            counts[kind] += 1
        return [(kind, away, useful.get(kind, 0)) for kind, away in aways.items()]

    def _split(self, void: int) -> tuple[int, int, tuple[int, ...]]:
        """What is forbidden as a whole, and what in part."""
        known = self._masks.get(void)
        if known is None:
            whole = 0
            for mask in WHOLE:
                if not mask & self.box & ~void:
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
        moved.extend(bytes(max(0, USUAL_KINDS - len(moved))))
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


def _with_honours(grammar: Grammar) -> Grammar:
    """The same with honours in the box, as which other tiles can be read; they themselves are always forbidden."""
    copies = bytearray(grammar.tile_set.copies)
    for kind in kinds_in(HONOURS):
        copies[kind] = HONOUR_COPIES
    return Grammar(grammar.structures, replace(grammar.tile_set, copies=bytes(copies)))


def use(counts: Sequence[int], kind: int) -> int:
    """How much a tile has beside it in the hand."""
    found = EQUAL * (counts[kind] - 1) if counts[kind] else 0
    if kind >= 27:
        return found
    rank = kind % 9
    for step, worth in ((1, SIDE_BY_SIDE), (2, ONE_APART)):
        if rank - step >= 0 and counts[kind - step]:
            found += worth
        if rank + step <= 8 and counts[kind + step]:
            found += worth
    return found
