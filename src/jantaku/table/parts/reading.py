"""Reading: by which grammar a hand is read, and what it waits for.

Mostly one grammar reads all hands of a game. Where other tiles complete sets, the melds of a hand choose its own.
"""

from collections.abc import Callable, Sequence

from jantaku.hands import Grammar, Grammars
from jantaku.hands.kernel import KernelGrammar, WaitsFinder
from jantaku.scoring.early import last_kinds
from jantaku.table.state.holding import FOUR, Holding, holds_all, kinds_of_few
from jantaku.tiles import KIND, kinds_in


class Reading:
    """How hands are read."""

    def __init__(self, grammar: Grammar, grammars: Grammars | None = None, early: Sequence[str] = ()) -> None:
        """``grammars``: where the melds of a hand choose one; then ``grammar`` is that of a hand without any.
        ``early``: yakuman for whose last tile a hand waits, complete or not."""
        self.grammar = grammar
        self.grammars = grammars
        self.only = grammar if grammars is None else None
        """The grammar of all hands, where there is one: whoever reads a hand in every turn asks this first."""
        self.few = kinds_of_few(grammar.tile_set)
        self.box = grammar.tile_set.mask
        self.early = early
        self.look = waits_finder(grammar) if grammars is None else _looks_by_melds(grammars)
        """Finds the waits of a hand anew."""
        if early:
            self.look = self._looks_for_parts(self.look)

    def of(self, hand: Holding) -> Grammar:
        """The grammar of this hand."""
        return self.grammar if self.grammars is None else self.grammars.of(hand.melds, hand.own)

    def waits_after(self, hand: Holding, kind: int) -> tuple[int, int]:
        """Live and spent waits after discarding a tile of this kind. A kind of which a kan holds all copies is no live
        wait; where sets are mixed, one of which all melds together do."""
        counts = bytearray(hand.counts)
        counts[kind] -= 1
        live, spent = (self.only or self.of(hand)).kernel.waits(counts, hand.void)
        if self.grammars is None:
            gone = sum({1 << (meld.tiles[0] & KIND) for meld in hand.melds if meld.is_kan}) & live
        else:
            gone = self._used_up(hand, counts, live)
        return live & ~gone, (spent | gone) & self.box

    def last_of_parts(self, hand: Holding) -> int:
        """The kinds that complete a yakuman for which the rest of the hand does not matter."""
        return last_kinds(hand.tiles, hand.melds, self.early) & ~hand.void if self.early else 0

    def _looks_for_parts(self, usual: Callable[[Holding], None]) -> Callable[[Holding], None]:
        """The usual way, and then for those tiles, too."""

        def look(hand: Holding) -> None:
            if hand.away > 1:  # it is not looked at; what it waits for is the last of a part, and may be so no longer
                hand.waits = 0
            usual(hand)
            hand.waits |= self.last_of_parts(hand)

        return look

    def _used_up(self, hand: Holding, counts: bytearray, kinds: int) -> int:
        for meld in hand.melds:
            for tile in meld.all_tiles:
                counts[tile & KIND] += 1
        copies = self.grammar.tile_set.copies
        return sum(1 << kind for kind in kinds_in(kinds) if counts[kind] >= copies[kind])


def waits_finder(grammar: Grammar) -> Callable[[Holding], None]:
    """What finds the waits of a hand anew, by this grammar."""
    few, box = kinds_of_few(grammar.tile_set), grammar.tile_set.mask
    if WaitsFinder is not None and isinstance(grammar.kernel, KernelGrammar):
        fewer = dict(few)
        return WaitsFinder(
            grammar.kernel, Holding, bytes([fewer.get(kind, 0) for kind in range(len(grammar.tile_set.copies))]), box
        )
    shanten, waits = grammar.shanten, grammar.kernel.waits

    def look(hand: Holding) -> None:
        counts = hand.counts
        # All tiles of a kind may wait for one more: by its shanten such a hand is not ready, but that is a spent wait.
        if FOUR not in counts and not (few and holds_all(counts, few)):
            if hand.away > 1:  # one tile for another brings it nearer by one at most
                hand.away -= 1
                return
            hand.away = shanten(counts, hand.void)
            if hand.away > 0:
                hand.waits = hand.spent = 0
                return
        hand.away = 0
        hand.waits, spent = waits(counts, hand.void)
        hand.spent = spent & box  # for what is not in the box nobody waits

    return look


def _looks_by_melds(grammars: Grammars) -> Callable[[Holding], None]:
    """The same by the grammar that the melds of the hand choose."""
    known: dict[Grammar, Callable[[Holding], None]] = {}

    def look(hand: Holding) -> None:
        grammar = grammars.of(hand.melds, hand.own)
        if grammar not in known:
            known[grammar] = waits_finder(grammar)
        known[grammar](hand)

    return look
