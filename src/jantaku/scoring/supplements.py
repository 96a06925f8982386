"""Which tiles may complete which sets of which seat (rengonosan, 001:4008-4011, 001:4072-4084; toitsu, 001:4120-4144):
what a `SupplementPlan` says of it, for the table and for hands in writing."""

from collections.abc import Iterator, Sequence
from itertools import combinations
from typing import Final

from jantaku.hands import Meld
from jantaku.hands.melds import limited_melds, raised_melds
from jantaku.hands.supplements import (
    GROUPS,
    OF_ALL_DRAGONS,
    QUAD,
    base_of,
    different,
    interlaced_with,
    is_neighbours,
    is_quad,
    is_triplet,
    others_of,
    supplement_of,
)
from jantaku.rules.plan import SupplementPlan
from jantaku.tiles import DRAGONS, KIND_OF, SEASONS, USUAL_KINDS, Kind, Scheme, TileSet, kind_of, kinds_in, parse_tiles

PAIR: Final = 2
TRIPLET: Final = 3


class SupplementedSets:
    """Sets that other tiles complete, as far as they depend on the rules and the seat."""

    def __init__(self, plan: SupplementPlan, seat_tiles: tuple[str, ...], tiles: TileSet) -> None:
        """``seat_tiles``: of the positions at which somebody plays."""
        self.scheme: Scheme = tiles.supplements or "triplets"
        self.by_pairs = self.scheme == "pairs"
        self.seat_tiles = tuple(KIND_OF[name] for name in seat_tiles)
        self.most_mixed = plan.most_mixed
        self.too_many = "supplement_interlaced" if self.by_pairs else "supplement_mixed"
        """The refusal of one more of these."""
        self.seat_raises = plan.seat_raises
        self.neighbours = plan.neighbours
        groups = GROUPS if self.by_pairs else (SEASONS,)
        self.groups = tuple(kinds_in(group & tiles.mask) for group in groups) if plan.season_sets else ()
        """Of which three different ones are a triplet, four a quad: seasons, and flowers."""
        self.mixes = bool(plan.most_mixed) or self.by_pairs
        """Whether another tile completes two equal ones."""
        self._raised_by: dict[int, list[int]] = {}
        for text in (*plan.seasons, *plan.fives):
            season, *kinds = (kind_of(tile) for tile in parse_tiles(text))
            for kind in kinds:
                self._raised_by.setdefault(kind, []).append(season)
        self._eyes = tuple(KIND_OF[name] for name in plan.eyes)
        self._own_seasons = [tuple(kind_of(tile) for tile in parse_tiles(text)) for text in plan.own_seasons]

    # ------------------------------------------------------------ triplets

    def pairs_for(self, kind: int) -> list[tuple[int, int]]:
        """The kinds of two tiles that make a triplet with one of this kind, other than three equal tiles."""
        pairs: list[tuple[int, int]] = []
        other = supplement_of(kind, self.scheme)
        if other is not None and self.mixes:
            pairs.append((kind, int(other)))
            pairs += [(base, base) for base in range(USUAL_KINDS) if supplement_of(base, self.scheme) == kind]
        if self.by_pairs and self.most_mixed and (beside := interlaced_with(kind)) is not None:
            pairs.append(beside)
        for group in self.groups:
            if kind in group:
                pairs += list(combinations((one for one in group if one != kind), 2))
        return pairs

    # ------------------------------------------------------------ quads

    def quads(self, counts: Sequence[int], own: int, offered: int | None = None) -> Iterator[tuple[int, ...]]:
        """The quads that are not four equal tiles, as kinds, for which these are the tiles; with one of the offered
        kind, which is counted, those that need it."""
        found = self._of_pairs(counts, offered) if self.by_pairs else self._of_triplets(counts, own)
        return found if offered is None else (quad for quad in found if offered in quad)

    def _of_triplets(self, counts: Sequence[int], own: int) -> Iterator[tuple[int, ...]]:
        for kind in range(USUAL_KINDS):
            if counts[kind] >= TRIPLET:
                for other in self._fourths(kind, own):
                    if counts[other]:
                        yield (kind, kind, kind, other)
        for group in self.groups:
            quads: list[tuple[int, ...]] = [group] if len(group) == QUAD else []
            if self.seat_raises:
                quads += [(*three, own) for three in combinations(group, TRIPLET)]
            yield from (quad for quad in quads if all(counts[kind] for kind in quad))

    def _of_pairs(self, counts: Sequence[int], offered: int | None) -> Iterator[tuple[int, ...]]:
        raising = [pair for group in self.groups if (pair := _two_of(group, counts, offered))]
        for kind in range(USUAL_KINDS):
            if counts[kind] < PAIR:
                continue
            other = supplement_of(kind, self.scheme)
            if other is not None and counts[other] >= PAIR:
                yield (kind, kind, other, other)
            beyond = (kind, kind, kind + 1, kind + 1)
            if self.neighbours and is_neighbours(beyond) and counts[kind + 1] >= PAIR:
                yield beyond
            yield from ((kind, kind, *pair) for pair in raising)
            beside = interlaced_with(kind)
            if self.most_mixed and beside and not DRAGONS >> kind & 1 and counts[beside[0]] and counts[beside[1]]:
                yield (kind, kind, *beside)
        yield from (group for group in self.groups if len(group) == QUAD and all(counts[kind] for kind in group))
        dragons = kinds_in(DRAGONS)
        if self.most_mixed and all(counts[kind] for kind in dragons):
            yield from ((*dragons, kind) for kind in OF_ALL_DRAGONS if counts[kind])

    def _fourths(self, kind: int, own: int) -> list[int]:
        """The kinds of which a tile beside three of this one makes a quad, other than its own kind."""
        other = supplement_of(kind)
        fourths: list[int] = [] if other is None else [other]
        fourths += self._raised_by.get(kind, [])
        if self.seat_raises and own != kind and own not in fourths:
            fourths.append(own)
        return fourths

    def is_known(self, kinds: Sequence[int]) -> bool:
        """Whether there is such a triplet or quad at all by these rules, whoever makes it."""
        if not is_quad(kinds, self.scheme) and not is_triplet(kinds, self.scheme):
            return False
        flowers = different(kinds) and not self.groups
        return not flowers and (self.neighbours or not is_neighbours(kinds))

    def may_stand(self, kinds: Sequence[int], own: int) -> bool:
        """Whether the tiles of a quad that are not like the others, if there are any, may stand there for this seat."""
        others = others_of(kinds)
        if not others:
            return True
        if self.by_pairs:
            return self.is_known(kinds)
        base = base_of(kinds)
        if SEASONS >> base & 1:
            return all(SEASONS >> kind & 1 for kind in kinds) or (self.seat_raises and own in kinds)
        return others[0] in self._fourths(base, own)

    def allows(self, melds: Sequence[Meld], own: int) -> bool:
        """Whether a hand may have these melds: not too many mixed or interlaced ones, and one raised by the tile of
        its seat."""
        return self.limited(melds, own) <= self.most_mixed and raised_melds(melds, own) <= 1

    def limited(self, melds: Sequence[Meld], own: int) -> int:
        """How many of these melds are of those of which a hand has only so many."""
        return sum(limited_melds(melds, own, self.scheme))

    # ------------------------------------------------------------ the eyes

    def eyes(self, own: int) -> list[tuple[int, int, int, int]]:
        """What may stand for the eyes of a hand, as kinds, the pair first."""
        if not self._own_seasons or own not in self.seat_tiles:
            return []
        first, second = self._own_seasons[self.seat_tiles.index(own)]
        return [(kind, kind, first, second) for kind in (*self._eyes, own)]

    def are_eyes(self, kinds: Sequence[int], own: int) -> bool:
        """Whether these tiles may."""
        return sorted(kinds) in (sorted(eyes) for eyes in self.eyes(own))


def _two_of(group: Sequence[Kind], counts: Sequence[int], offered: int | None) -> tuple[int, int] | None:
    """The two flowers that raise a pair, the offered one among them: none is worth more there than another, so of
    several the first ones, and bamboo and winter are left for dragons."""
    there = sorted((kind for kind in group if counts[kind]), key=lambda kind: (kind != offered, kind))
    return (min(there[:2]), max(there[:2])) if len(there) >= PAIR else None
