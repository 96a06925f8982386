"""Which tiles may complete which sets of which seat (rengonosan, 001:4008-4011, 001:4072-4084): what a `SupplementPlan`
says of it, for the table and for hands in writing."""

from collections.abc import Sequence
from itertools import combinations
from typing import Final

from jantaku.hands import Meld
from jantaku.hands.melds import mixed_melds, raised_melds
from jantaku.hands.supplements import base_of, others_of, supplement_of
from jantaku.rules.plan import SupplementPlan
from jantaku.tiles import KIND_OF, SEASONS, TileSet, kind_of, kinds_in, parse_tiles

QUAD: Final = 4


class SupplementedSets:
    """Sets that other tiles complete, as far as they depend on the rules and the seat."""

    def __init__(self, plan: SupplementPlan, seat_tiles: tuple[str, ...], tiles: TileSet) -> None:
        """``seat_tiles``: of the positions at which somebody plays."""
        self.seat_tiles = tuple(KIND_OF[name] for name in seat_tiles)
        self.most_mixed = plan.most_mixed
        self.seat_raises = plan.seat_raises
        self.seasons = kinds_in(SEASONS & tiles.mask) if plan.season_sets else ()
        """Three different ones are a triplet, four a quad."""
        self._raised_by: dict[int, list[int]] = {}
        for text in (*plan.seasons, *plan.fives):
            season, *kinds = (kind_of(tile) for tile in parse_tiles(text))
            for kind in kinds:
                self._raised_by.setdefault(kind, []).append(season)
        self._eyes = tuple(KIND_OF[name] for name in plan.eyes)
        self._own_seasons = [tuple(kind_of(tile) for tile in parse_tiles(text)) for text in plan.own_seasons]

    def fourths(self, kind: int, own: int) -> list[int]:
        """The kinds of which a tile beside three of this one makes a quad, other than its own kind."""
        other = supplement_of(kind)
        fourths: list[int] = [] if other is None else [other]
        fourths += self._raised_by.get(kind, [])
        if self.seat_raises and own != kind and own not in fourths:
            fourths.append(own)
        return fourths

    def quads_of_seasons(self, own: int) -> list[tuple[int, ...]]:
        """All four seasons, and three with the tile of the own seat."""
        quads: list[tuple[int, ...]] = [self.seasons] if len(self.seasons) == QUAD else []
        if self.seat_raises:
            quads += [(*three, own) for three in combinations(self.seasons, 3)]
        return quads

    def may_stand(self, kinds: Sequence[int], own: int) -> bool:
        """Whether the one tile of a quad that is not like the others, if there is one, may stand there for this
        seat."""
        others = others_of(kinds)
        if not others:
            return True
        base = base_of(kinds)
        if SEASONS >> base & 1:
            return all(SEASONS >> kind & 1 for kind in kinds) or (self.seat_raises and own in kinds)
        return others[0] in self.fourths(base, own)

    def allows(self, melds: Sequence[Meld], own: int) -> bool:
        """Whether a hand may have these melds: not too many mixed ones, and one raised by the tile of its seat."""
        return sum(mixed_melds(melds, own)) <= self.most_mixed and raised_melds(melds, own) <= 1

    def eyes(self, own: int) -> list[tuple[int, int, int, int]]:
        """What may stand for the eyes of a hand, as kinds, the pair first."""
        if not self._own_seasons or own not in self.seat_tiles:
            return []
        first, second = self._own_seasons[self.seat_tiles.index(own)]
        return [(kind, kind, first, second) for kind in (*self._eyes, own)]

    def are_eyes(self, kinds: Sequence[int], own: int) -> bool:
        """Whether these tiles may."""
        return sorted(kinds) in (sorted(eyes) for eyes in self.eyes(own))
