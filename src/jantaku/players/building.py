"""Hands that are built (seventeen steps, 001:4279): which tiles to pick, and what to discard beside them.

A hand is looked for by trying: ready hands are made of sets, a pair and a part of a set that lie in the wall, and each
is improved by changing single tiles as long as that makes it better. How good a hand is: what each tile of its wait
would pay, times how many of them the other may still hold. What does not reach the least that wins is worth next to
nothing, and a wait that one would have to discard oneself nothing at all.
"""

from collections.abc import Iterable, Sequence
from functools import lru_cache
from random import Random
from typing import Final

from jantaku.hands import Hand
from jantaku.players.danger import waits_of
from jantaku.players.scene import Scene
from jantaku.players.terms import Terms
from jantaku.scoring.score import NoWinError, score
from jantaku.scoring.win import TableWin
from jantaku.table.words import Code, first_of
from jantaku.tiles import HONOURS, KIND, TERMINALS, Tile, kinds_in

STARTS: Final = 60
"""So many hands are made of sets at random."""
IMPROVED: Final = 6
"""So many of them, the best, are improved."""
STEPS: Final = 8
CHEAP: Final = 0.01
"""What a wait is worth that completes a hand of too little value."""
OUTER: Final = 1.25
"""How much sooner others part with a terminal or an honour."""
OWN_WAIT: Final = 10.0
"""What it costs to discard a tile of the own wait, in danger: no win is left."""


def pick(scene: Scene, codes: Sequence[Code]) -> Code:
    """The next tile of the hand that is to be built; what was picked already stays."""
    picked = scene.sight.picked
    wall = scene.terms, tuple(sorted(scene.tiles)), scene.indicators, scene.position
    hand = _built(*wall)
    if not hand.issuperset(picked):  # somebody else has begun
        hand = _built(*wall, tuple(sorted(picked)))
    return next((code for code in codes if first_of(code) in hand and first_of(code) not in picked), codes[0])


def step(scene: Scene, codes: Sequence[Code]) -> Code:
    """The safest tile, and none of the own wait."""
    (other,) = scene.others[:1]
    danger = waits_of(scene, other, None)
    waits, spent = scene.terms.table.grammar.kernel.waits(scene.counts, 0)
    own = waits | spent

    def cost(code: Code) -> tuple[float, float]:
        kind = first_of(code) & KIND
        return danger[kind] + OWN_WAIT * (own >> kind & 1), -scene.unseen[kind]

    return min(codes, key=cost)


@lru_cache(maxsize=256)
def _built(
    terms: Terms, tiles: tuple[Tile, ...], indicators: tuple[Tile, ...], position: int, fixed: tuple[Tile, ...] = ()
) -> frozenset[Tile]:
    """The best hand that was found of these tiles; it depends on nothing else."""
    return _Builder(terms, tiles, fixed, indicators, position).best()


class _Builder:
    """Looks for a hand in one wall."""

    def __init__(
        self,
        terms: Terms,
        tiles: Sequence[Tile],
        fixed: Sequence[Tile],
        indicators: tuple[Tile, ...],
        position: int,
    ) -> None:
        self.terms = terms
        self.tiles = tiles
        self.fixed = frozenset(fixed)
        self.indicators = indicators
        self.position = position
        self.size = sum(terms.plan.wall.blocks)
        self.spare = len(tiles) - self.size - terms.plan.building.steps
        """So many tiles need not be discarded."""
        self.waits = terms.table.grammar.kernel.waits
        self.held = bytearray(terms.kinds)
        for tile in tiles:
            self.held[tile & KIND] += 1
        self.left = [
            copies - self.held[kind] - sum(indicator & KIND == kind for indicator in indicators)
            for kind, copies in enumerate(terms.copies[: terms.kinds])
        ]
        self.rng = Random(sum(tile << (place % 13) for place, tile in enumerate(tiles)))
        self.known: dict[bytes, float] = {}

    def best(self) -> frozenset[Tile]:
        starts = {self._start(mask) for mask in self._tastes() for _ in range(STARTS // 6)}
        found = sorted(starts, key=lambda hand: (-self.worth(hand), sorted(hand)))
        improved = [self._improved(hand) for hand in found[:IMPROVED]]
        return max(improved, key=lambda hand: (self.worth(hand), sorted(hand)))

    def _tastes(self) -> Iterable[int]:
        """The kinds of which a dear hand may be: all, simples, one suit with honours."""
        everything = (1 << self.terms.kinds) - 1
        yield everything
        yield everything & ~(TERMINALS | HONOURS)
        for suit in self.terms.suits:
            yield suit | HONOURS
        yield TERMINALS | HONOURS

    def _start(self, taste: int) -> frozenset[Tile]:
        """Sets at random, a pair, and then whatever is near: often ready, and otherwise to be improved."""
        counts = bytearray(count if taste >> kind & 1 else 0 for kind, count in enumerate(self.held))
        chosen: list[int] = []
        for shape in (*(self._sets,) * 3, self._pairs, self._parts):
            pieces = shape(counts)
            if pieces:
                piece = self.rng.choice(pieces)
                chosen += piece
                for kind in piece:
                    counts[kind] -= 1
        return self._tiles_of(chosen)

    def _sets(self, counts: bytearray) -> list[tuple[int, ...]]:
        triplets = [(kind,) * 3 for kind, count in enumerate(counts) if count >= 3]
        return triplets + [run for run in self._runs() if all(counts[kind] for kind in run)]

    def _runs(self) -> list[tuple[int, ...]]:
        return [tuple(ladder[place : place + 3]) for ladder in self.terms.ladders for place in range(len(ladder) - 2)]

    def _pairs(self, counts: bytearray) -> list[tuple[int, ...]]:
        return [(kind,) * 2 for kind, count in enumerate(counts) if count >= 2]

    def _parts(self, counts: bytearray) -> list[tuple[int, ...]]:
        rows = [
            (ladder[place], ladder[place + gap])
            for ladder in self.terms.ladders
            for place in range(len(ladder))
            for gap in (1, 1, 2)
            if place + gap < len(ladder) and counts[ladder[place]] and counts[ladder[place + gap]]
        ]
        return rows + self._pairs(counts)

    def _tiles_of(self, kinds: Iterable[int]) -> frozenset[Tile]:
        """Tiles of these kinds, those that are fixed among them, and so many that it is a hand."""
        hand = set(self.fixed)
        for kind in kinds:
            free = [tile for tile in self.tiles if tile & KIND == kind and tile not in hand]
            if free and len(hand) < self.size:
                hand.add(free[0])
        for tile in self.tiles:
            if len(hand) >= self.size:
                break
            hand.add(tile)
        return frozenset(hand)

    def _improved(self, hand: frozenset[Tile]) -> frozenset[Tile]:
        """The hand with single tiles changed for others, as long as that is better."""
        for _ in range(STEPS):
            better, most = hand, self.worth(hand)
            for out in self._one_of_each(hand - self.fixed):
                for new in self._one_of_each(tile for tile in self.tiles if tile not in hand):
                    if new & KIND != out & KIND:
                        other = hand - {out} | {new}
                        worth = self.worth(other)
                        if worth > most:
                            better, most = other, worth
            if better is hand:
                break
            hand = better
        return hand

    def _one_of_each(self, tiles: Iterable[Tile]) -> list[Tile]:
        by_kind = {tile & KIND: tile for tile in sorted(tiles)}
        return list(by_kind.values())

    def worth(self, hand: frozenset[Tile]) -> float:
        """What the hand may be expected to win; below zero, the farther it is from ready."""
        counts = bytearray(self.terms.kinds)
        for tile in hand:
            counts[tile & KIND] += 1
        key = bytes(counts)
        if key not in self.known:
            waits, spent = self.waits(counts, 0)
            self.known[key] = self._worth(hand, counts, waits) if waits or spent else -self._away(counts)
        return self.known[key]

    def _away(self, counts: bytearray) -> float:
        return float(self.terms.table.grammar.shanten(counts, 0))

    def _worth(self, hand: frozenset[Tile], counts: bytearray, waits: int) -> float:
        kinds = kinds_in(waits)
        own = sum(self.held[kind] - counts[kind] for kind in kinds)
        if own > self.spare:  # some of them would have to be discarded
            return 0.0
        worth = 0.0
        for kind in kinds:
            if self.left[kind] > 0:
                sooner = OUTER if (TERMINALS | HONOURS) >> kind & 1 else 1.0
                worth += self.left[kind] * sooner * self._paid(hand, kind)
        return worth

    def _paid(self, hand: frozenset[Tile], kind: int) -> float:
        """How many times a mangan the win on this kind is."""
        tile = next((tile for tile in self.terms.tiles_of[kind] if tile not in self.tiles), None)
        if tile is None:
            return 0.0
        other = 1 if self.position == 0 else 0
        win = TableWin(
            hand=Hand(tuple(sorted(hand)), ()),
            winning=tile,
            tsumo=False,
            seat=self.position,
            discarder=other,
            flags=frozenset({"riichi"}),
            indicators=self.indicators,
        )
        try:
            return score(win, self.terms.plan).paid_base / max(1, self.terms.plan.admission.minimum_base)
        except NoWinError:
            return CHEAP
