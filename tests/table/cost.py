"""What a hand of the bloody battle costs, counted from the book alone (004:92-121, sections 6 and 8 of the spec).

A second account beside the kernel: tiles are read suit by suit, which takes no search worth the name, and all fans but
two are seen from the tiles. Only what a fan is worth, and the cap, come from the plan.
"""

from collections import Counter
from collections.abc import Iterable, Sequence
from functools import cache, lru_cache
from typing import Final, NamedTuple

from jantaku.hands import Meld, MeldForm
from jantaku.rules.plan import Plan
from jantaku.tiles import KIND, Tile

SUIT: Final = 9
KINDS: Final = 27
FOUR: Final = 4
SEVEN_PAIRS: Final = 14
SINGLE: Final = 1

Ways = frozenset[tuple[int, bool]]
"""How a suit can be read: with so many pairs, 0 or 1; with runs or without."""


def suit_of(tile: int) -> int:
    """0 characters, 1 dots, 2 bamboo."""
    return (tile & KIND) // SUIT


def counts_of(tiles: Iterable[Tile]) -> tuple[int, ...]:
    """How many there are of each kind."""
    counts = [0] * KINDS
    for tile in tiles:
        counts[tile & KIND] += 1
    return tuple(counts)


@cache
def ways(counts: tuple[int, ...]) -> Ways:
    """All ways to read these tiles of one suit as sets and at most one pair."""
    first = next((rank for rank, count in enumerate(counts) if count), None)
    if first is None:
        return frozenset({(0, False)})
    found: set[tuple[int, bool]] = set()
    if counts[first] >= 3:
        found |= ways(_without(counts, (first,) * 3))
    if counts[first] >= 2:
        found |= {(pairs + 1, runs) for pairs, runs in ways(_without(counts, (first,) * 2)) if not pairs}
    if first + 2 < SUIT and counts[first + 1] and counts[first + 2]:
        found |= {(pairs, True) for pairs, _ in ways(_without(counts, (first, first + 1, first + 2)))}
    return frozenset(found)


def _without(counts: tuple[int, ...], ranks: Sequence[int]) -> tuple[int, ...]:
    left = list(counts)
    for rank in ranks:
        left[rank] -= 1
    return tuple(left)


class Shapes(NamedTuple):
    """What a complete hand is: sets and a pair, and if so without runs; seven pairs. Complete if it is one of them."""

    sets: bool
    pungs: bool
    pairs: bool

    def __bool__(self) -> bool:
        return self.sets or self.pairs


@lru_cache(maxsize=100_000)
def shapes(counts: tuple[int, ...]) -> Shapes:
    """How these concealed tiles can be read, the winning one among them; declared sets are sets anyway."""
    suits = [ways(counts[begin : begin + SUIT]) for begin in range(0, KINDS, SUIT)]
    totals = {
        (one[0] + two[0] + three[0], one[1] or two[1] or three[1])
        for one in suits[0] for two in suits[1] for three in suits[2]
    }  # fmt: skip
    runs = {with_runs for pairs, with_runs in totals if pairs == 1}
    even = sum(counts) == SEVEN_PAIRS and all(count % 2 == 0 for count in counts)
    return Shapes(bool(runs), False in runs, even)


class Situation(NamedTuple):
    """How the hand was won, as far as it brings fans: 7 to 10 of the table."""

    replacement: bool = False
    after_kan: bool = False
    robbed: bool = False
    last: bool = False


NO_LUCK: Final = Situation()


class Costs:
    """Counts for one plan."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan

    def complete(self, concealed: Iterable[Tile], melds: Iterable[Meld], forbidden: int) -> Shapes | None:
        """How these tiles, the winning one among them, make a hand; None if they do not, or hold the forbidden suit."""
        tiles = list(concealed)
        if forbidden in {suit_of(tile) for tile in (*tiles, *(tile for meld in melds for tile in meld.tiles))}:
            return None
        return shapes(counts_of(tiles)) or None

    def cost(
        self, concealed: Sequence[Tile], melds: Sequence[Meld], shape: Shapes, situation: Situation = NO_LUCK
    ) -> int:
        """In points, up to the cap; 0 where the fans are too few."""
        value = self.plan.value
        fans = self.fans(concealed, melds, shape, situation)
        if fans < self.plan.admission.minimum_han:
            return 0
        cost = self.plan.fu.base << (value.exponent + fans)
        return min(cost, value.most) if value.most else cost

    def fans(self, concealed: Sequence[Tile], melds: Sequence[Meld], shape: Shapes, situation: Situation) -> int:
        """004:92-102, added up without absorption; of two readings the dearer."""
        declared = [tile for meld in melds for tile in meld.all_tiles]
        copies = Counter(tile & KIND for tile in (*concealed, *declared))
        kongs = {meld.tiles[0] & KIND for meld in melds if meld.is_kan}
        fans = len(kongs) * self._each("sc_kong")
        fans += sum(count >= FOUR and kind not in kongs for kind, count in copies.items()) * self._each("sc_quad")
        fans += (len({suit_of(kind) for kind in copies}) == 1) * self._each("chinitsu")
        fans += situation.replacement * self._each("rinshan") + situation.after_kan * self._each("kanburi")
        fans += situation.robbed * self._each("chankan") + situation.last * self._each("sc_sea_bottom")
        no_chows = all(meld.form is not MeldForm.CHI for meld in melds)
        by_sets = (shape.pungs and no_chows) * self._each("toitoi")
        by_sets += (len(melds) == FOUR and no_chows) * self._each("sc_golden_wait")
        by_pairs = self._each("chiitoitsu")
        return fans + max(by_sets if shape.sets else 0, by_pairs if shape.pairs else 0)

    def _each(self, element: str) -> int:
        priced = self.plan.elements.get(element)
        price = None if priced is None else priced.closed if priced.open is None else priced.open
        return price if isinstance(price, int) else 0

    # ------------------------------------------------------------ a waiting hand

    def waits(self, concealed: Sequence[Tile], melds: Sequence[Meld], forbidden: int) -> dict[int, int]:
        """The kinds that complete the hand, with its cost without fans of the situation (004:113). One of which the
        player holds all four copies is none (reading Q3), unless it was agreed otherwise."""
        held = Counter(tile & KIND for tile in (*concealed, *(tile for meld in melds for tile in meld.all_tiles)))
        found: dict[int, int] = {}
        for kind in range(KINDS):
            full = [*concealed, Tile(kind)]
            shape = self.complete(full, melds, forbidden)
            if shape is not None and (held[kind] < FOUR or self.plan.draws.dead_wait == "counts"):
                found[kind] = self.cost(full, melds, shape)
        return found
