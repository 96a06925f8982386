"""What a hand may become: for each discard, and for a hand that waits its turn, the chance to win times what is won.

A hand that is not ready is weighed by its nearest goals (`goals`): its distance, the tiles that bring it nearer, and
the han that it will have. A ready hand is scored with each tile that it waits for, as the rules score it; so a wait
without a yaku is worth nothing. Of hands one tile away from ready, the best few are looked at one draw further.
"""

from collections.abc import Collection, Iterable, Mapping, Sequence
from itertools import chain
from typing import Final, NamedTuple

from jantaku.hands import Hand, Meld, MeldForm
from jantaku.hands.supplements import GROUPS, supplements
from jantaku.players.chances import USUAL, chance
from jantaku.players.goals import PAIR_HOPE, Goal, goals, triplets_away
from jantaku.players.nearness import use
from jantaku.players.scene import Scene
from jantaku.players.terms import MARKED
from jantaku.scoring.score import NoWinError, score
from jantaku.scoring.win import Flag, TableWin
from jantaku.table.parts.furiten import open_kinds
from jantaku.tiles import BONUS, KIND, USUAL_KINDS, Scheme, Tile, kinds_in

STOPS: Final = 0.8
"""Of a cheap hand: what it is worth beside its points that the deal ends with the own win."""
BY_TSUMO_ONLY: Final = 0.4
LOOKED_AT: Final = 3
"""How many discards are looked at one draw further."""
FOLLOWED: Final = 3
"""How many discards are read as the rules read them, where that takes long."""
RIICHI_WARNS: Final = 0.88
"""In riichi others are careful."""
DEAL_ENDS: Final = 3
"""How likely another ends the deal in a turn, in percent."""
IN_RIICHI: Final[frozenset[Flag]] = frozenset({"riichi"})
NO_FLAGS: Final[frozenset[Flag]] = frozenset()
FAR: Final = 9
UNSURE: Final = 0.05
"""How likely a hand without a yaku in sight finds one."""
FINDS_YAKU: Final = 0.5
"""How likely a hand that still grows finds one."""
HELD_TO: Final = 2
"""So often each set to come must be of a goal that some tiles only are good for."""
STEP_BACK: Final = 0.8
"""What is left of a hand's value for each step that it goes back: the usual numbers are too kind to it."""


class Prospect(NamedTuple):
    """What is left after a discard: its value, how far from ready, which kinds help, and for which goal."""

    value: float
    away: int
    useful: int
    goal: Goal
    riichi: float = 0.0
    """Its value with riichi declared; 0 where that may not be."""

    @property
    def best(self) -> float:
        """With riichi or without, whichever is more."""
        return max(self.value, self.riichi)


class Prospects:
    """Weighs hands of one seat at one moment."""

    def __init__(self, scene: Scene, pressure: int = 0) -> None:
        """``pressure``: how many have declared that they are ready."""
        self.scene = scene
        self.terms = scene.terms
        self.end = DEAL_ENDS + 7 * pressure
        self.stop = STOPS * self.terms.unit
        self.to_grow = self.terms.sets - scene.sets
        """So many sets are still to be taken before the hand can win."""
        self.river = 0
        for lying in scene.sight.ponds[scene.seat]:
            self.river |= 1 << (lying.tile & KIND)
        if self.terms.plan.furiten.open_tiles:
            self.river |= open_kinds(scene.melds)
        plan = self.terms.plan.riichi
        points = scene.sight.points[scene.seat]
        self.may_riichi = (
            self.terms.riichi
            and scene.sight.live >= plan.least_live
            and (plan.on_credit or points >= self.terms.stick + (not plan.last_points))
        )

    # ------------------------------------------------------------ hands

    def discards(
        self, tiles: Sequence[Tile], melds: Sequence[Meld], closed: bool, kinds: Collection[int]
    ) -> dict[int, Prospect]:
        """What each of these kinds leaves when it is discarded."""
        scene = self.scene
        counts = _counted(tiles, len(scene.counts))
        best: dict[int, Prospect] = {}
        for goal in self._goals(counts, melds, closed):
            bonus = self._bonus(tiles, melds, goal.void)
            for kind, away, useful in self._after(counts, melds, goal):
                if kind not in kinds:
                    continue
                if away <= 0:
                    found = self._ready(_without(tiles, kind, scene.marks), melds, closed, useful, kind, goal)
                else:
                    han = goal.han + bonus - self._lost(tiles, counts, kind, goal)
                    found = Prospect(self._far(away, useful, han, closed, goal), away, useful, goal)
                if kind not in best or found.best > best[kind].best:
                    best[kind] = found
        if not self.terms.general and not self.terms.near.is_slow(scene.void):
            self._look_further(tiles, counts, melds, closed, best)
        nearest = min((found.away for found in best.values() if found.value > 0), default=0)
        for kind, found in best.items():
            if found.away > nearest:
                best[kind] = found._replace(value=found.value * STEP_BACK ** (found.away - nearest))
        return best

    def resting(self, tiles: Sequence[Tile], melds: Sequence[Meld], closed: bool) -> Prospect | None:
        """What a hand is that waits for its turn; None if it leads nowhere."""
        counts = _counted(tiles, len(self.scene.counts))
        best: Prospect | None = None
        for goal in self._goals(counts, melds, closed):
            away, useful = self._rests(counts, melds, goal)
            if away <= 0:
                found = self._ready(tiles, melds, closed, useful, -1, goal)
            else:
                han = goal.han + self._bonus(tiles, melds, goal.void)
                found = Prospect(self._far(away, useful, han, closed, goal), away, useful, goal)
            if best is None or found.best > best.best:
                best = found
        return best

    def _goals(self, counts: bytearray, melds: Sequence[Meld], closed: bool) -> list[Goal]:
        """The goals; and any hand, which may get a yaku that nobody has thought of: when it is ready it is scored."""
        found = goals(self.scene, counts, melds, closed)
        if not any(goal.void == self.scene.void and not goal.triplets for goal in found):
            found.append(Goal(self.scene.void, float(self.terms.minimum), sure=False))
        return found

    # ------------------------------------------------------------ reading

    def _after(self, counts: bytearray, melds: Sequence[Meld], goal: Goal) -> Iterable[tuple[int, int, int]]:
        """Each kind with the shanten and the useful kinds after its discard."""
        if goal.triplets:
            return self._triplets_after(counts, melds, goal)
        if self.terms.general:
            return self._slowly_after(counts, melds, goal)
        return self.terms.near.discards(counts, goal.void)

    def _rests(self, counts: bytearray, melds: Sequence[Meld], goal: Goal) -> tuple[int, int]:
        if goal.triplets:
            return triplets_away(self.scene, counts, self.scene.sets - len(melds), goal.void)
        if self.terms.general:
            if goal.void != self.scene.void:
                return (FAR, 0) if _has_eyes(melds) else self.terms.near.improving(counts, goal.void)
            return self.terms.grammar_of(melds, self.scene.own).kernel.improving(counts, goal.void)
        return self.terms.near.improving(counts, goal.void)

    def _triplets_after(self, counts: bytearray, melds: Sequence[Meld], goal: Goal) -> list[tuple[int, int, int]]:
        if _has_eyes(melds):
            return []
        found = []
        sets = self.scene.sets - len(melds)
        for kind, count in enumerate(counts):
            if count:
                counts[kind] -= 1
                found.append((kind, *triplets_away(self.scene, counts, sets, goal.void)))
                counts[kind] += 1
        return found

    def _slowly_after(self, counts: bytearray, melds: Sequence[Meld], goal: Goal) -> list[tuple[int, int, int]]:
        """Where reading takes long: the distance of all, and the useful kinds of those that look best."""
        if goal.void != self.scene.void:
            return [] if _has_eyes(melds) else self.terms.near.discards(counts, goal.void)
        grammar = self.terms.grammar_of(melds, self.scene.own)
        aways: dict[int, int] = {}
        for kind, count in enumerate(counts):
            if count:
                counts[kind] -= 1
                aways[kind] = grammar.shanten(counts, goal.void)
                counts[kind] += 1
        nearest = min(aways.values())
        near = [kind for kind, away in aways.items() if away == nearest]
        scheme = grammar.tile_set.supplements
        near.sort(key=lambda kind: _company(counts, kind, scheme))
        found = []
        for kind in near[:FOLLOWED]:
            counts[kind] -= 1
            found.append((kind, *grammar.kernel.improving(counts, goal.void)))
            counts[kind] += 1
        return found

    # ------------------------------------------------------------ han

    def _bonus(self, tiles: Iterable[Tile], melds: Sequence[Meld], void: int) -> float:
        """Dora and the like that the hand keeps."""
        scene = self.scene
        dora, marks = scene.dora, scene.marks
        han: float = scene.aside_han
        for tile in tiles:
            if not void >> (tile & KIND) & 1:
                han += dora[tile & KIND] + (marks.get(tile >> MARKED, 0) if tile >> MARKED else 0)
        for meld in melds:
            for tile in meld.all_tiles:
                han += dora[tile & KIND] + (marks.get(tile >> MARKED, 0) if tile >> MARKED else 0)
        return han

    def _lost(self, tiles: Sequence[Tile], counts: Sequence[int], kind: int, goal: Goal) -> float:
        """Han that go with a discard of this kind."""
        if goal.void >> kind & 1:
            return 0.0
        scene = self.scene
        lost: float = scene.dora[kind]
        if scene.marks:  # a marked one that costs a han goes first, one that is worth any last
            lost += min(scene.marks.get(tile >> MARKED, 0) for tile in tiles if tile & KIND == kind)
        value = scene.values.get(kind)
        if value:
            if counts[kind] == 3:
                lost += value
            elif counts[kind] == 2 and scene.unseen[kind]:
                lost += PAIR_HOPE * value
        return lost

    # ------------------------------------------------------------ values

    def _far(self, away: int, useful: int, han: float, closed: bool, goal: Goal, later: int = 0) -> float:
        """The value of a hand that is not ready yet."""
        scene = self.scene
        odds = chance(
            away,
            scene.left(useful),
            scene.turns,
            scene.unseen_total,
            len(scene.others),
            calls=not closed or (self.terms.minimum == 0 and not self.terms.needs_riichi),
            end=self.end,
            later=later or max(1, USUAL[0] * goal.breadth // 100),
            breadth=goal.breadth,
        )
        value = odds * (self.terms.worth(han, scene.dealer) + self.stop) * self._held_to(goal)
        return value if goal.sure else (FINDS_YAKU if self.to_grow else UNSURE) * value

    def _ready(
        self, tiles: Sequence[Tile], melds: Sequence[Meld], closed: bool, useful: int, thrown: int, goal: Goal
    ) -> Prospect:
        """The value of a ready hand, as it is and with riichi. ``thrown``: the kind discarded for it, or -1."""
        scene, terms = self.scene, self.terms
        if self.to_grow:
            return self._stage(useful, goal, self._bonus(tiles, melds, goal.void))
        river = self.river | (1 << thrown if thrown >= 0 else 0)
        furiten = terms.plan.furiten.own_pond and bool(river & useful)
        if terms.unrelated:  # a tile of the pond that is in the hand, too (001:4501)
            furiten = furiten or any(river >> (tile & KIND) & 1 for tile in _held(tiles, melds))
        quiet = declared = 0.0
        if not terms.needs_riichi:
            quiet = self._won(tiles, melds, closed, useful, furiten, NO_FLAGS)
        if self.may_riichi and (closed or terms.riichi_open):
            declared = self._won(tiles, melds, closed, useful, furiten, IN_RIICHI)
        return Prospect(quiet + self._shown(scene.left(useful)), 0, useful, goal, declared)

    def _stage(self, useful: int, goal: Goal, bonus: float) -> Prospect:
        """The value of a hand that is ready to grow: any tile that completes it will do, and a yaku may come later."""
        scene = self.scene
        odds = chance(0, scene.left(useful), scene.turns, scene.unseen_total, len(scene.others), end=self.end)
        value = odds * (self.terms.worth(goal.han + bonus, scene.dealer) + self.stop) * self._held_to(goal)
        return Prospect(value if goal.sure else FINDS_YAKU * value, 0, useful, goal)

    def _held_to(self, goal: Goal) -> float:
        """How likely the sets that a growing hand still takes will be of the goal, too."""
        return float((goal.breadth / 100) ** (HELD_TO * self.to_grow))

    def _shown(self, waits: int) -> float:
        """What it is worth to be ready when the wall is out."""
        payments = self.terms.plan.payments
        if not waits or self.scene.turns > 4:
            return 0.0
        stake = payments.noten_total / 4 if payments.noten_to == "ready" else self.terms.unit / 2
        return stake * 0.5

    def _won(
        self,
        tiles: Sequence[Tile],
        melds: Sequence[Meld],
        closed: bool,
        useful: int,
        furiten: bool,
        flags: frozenset[Flag],
    ) -> float:
        scene, terms = self.scene, self.terms
        hand = Hand(tuple(tiles), tuple(melds))
        gained, usable, drawn_only = 0.0, 0, 0
        for kind in kinds_in(useful):
            left = scene.unseen[kind]
            tile = scene.spare(kind) if left else None
            if tile is None:
                continue
            worth = self._base(hand, tile, furiten, flags)
            if worth is None and closed and not furiten:
                worth = self._base(hand, tile, True, flags)
                drawn_only += left if worth is not None else 0
            if worth is not None:
                gained += left * worth
                usable += left
        if not usable:
            return 0.0
        others = 0 if furiten or drawn_only * 2 > usable else len(scene.others)
        odds = chance(0, usable, scene.turns, scene.unseen_total, others, end=self.end)
        pays = (terms.won if others else terms.tsumo)[0 if scene.dealer else 1]
        base = gained / usable
        if flags:
            odds *= RIICHI_WARNS
            base = terms.with_surprise(base)
        won = base * pays
        value = odds * (won + self.stop)
        return value - (1 - odds) * terms.stick if flags else value

    def _base(self, hand: Hand, tile: Tile, tsumo: bool, flags: frozenset[Flag]) -> float | None:
        scene = self.scene
        win = TableWin(
            hand=hand,
            winning=tile,
            tsumo=tsumo,
            seat=scene.position,
            round=scene.round,
            flags=flags,
            indicators=scene.indicators,
            nuki=scene.sight.nuki[scene.seat],
            honba=scene.sight.honba,
        )
        try:
            value = score(win, self.terms.plan)
        except NoWinError:
            return None
        if not value.added:
            return value.base
        points = sum(self.terms.added[what] * count for what, count in value.added)
        return value.base + points / self.terms.won[0 if scene.dealer else 1]

    # ------------------------------------------------------------ one draw further

    def _look_further(
        self,
        tiles: Sequence[Tile],
        counts: bytearray,
        melds: Sequence[Meld],
        closed: bool,
        best: dict[int, Prospect],
    ) -> None:
        """Of the discards that leave a hand one tile away, the best by how good their waits will be."""
        near = [kind for kind, found in best.items() if found.away == 1 and not found.goal.triplets and found.value > 0]
        if len(near) < 2:
            return
        near.sort(key=lambda kind: -best[kind].value)
        for kind in near[:LOOKED_AT]:
            found = best[kind]
            goal = found.goal
            counts[kind] -= 1
            waits = self._waits_then(counts, found)
            counts[kind] += 1
            han = goal.han + self._bonus(tiles, melds, goal.void) - self._lost(tiles, counts, kind, goal)
            value = self._far(1, found.useful, han, closed, goal, max(1, waits))
            best[kind] = found._replace(value=value)
        worst = min(best[kind].value for kind in near[:LOOKED_AT])
        for kind in near[LOOKED_AT:]:
            if best[kind].value > worst:
                best[kind] = best[kind]._replace(value=worst)

    def _waits_then(self, counts: bytearray, found: Prospect) -> int:
        """How many tiles the hand will wait for when it gets ready, on average."""
        scene, discards = self.scene, self.terms.near.discards
        tiles = waits = 0
        for kind in kinds_in(found.useful):
            left = scene.unseen[kind]
            if left:
                counts[kind] += 1
                ready = [useful for _, away, useful in discards(counts, found.goal.void) if away == 0]
                most = max(map(scene.left, ready), default=0)
                counts[kind] -= 1
                tiles += left
                waits += left * most
        return round(waits / tiles) if tiles else 0


def _held(tiles: Iterable[Tile], melds: Sequence[Meld]) -> Iterable[Tile]:
    return chain(tiles, *(meld.all_tiles for meld in melds))


def _counted(tiles: Iterable[Tile], size: int) -> bytearray:
    counts = bytearray(size)
    for tile in tiles:
        counts[tile & KIND] += 1
    return counts


def _without(tiles: Sequence[Tile], kind: int, marks: Mapping[int, int]) -> list[Tile]:
    """The tiles without one of this kind."""
    rest = list(tiles)
    rest.remove(parted_with((tile for tile in tiles if tile & KIND == kind), marks))
    return rest


def parted_with(tiles: Iterable[Tile], marks: Mapping[int, int]) -> Tile:
    """Which of several tiles of a kind goes: that whose marks are worth least, of equals the one without."""
    return min(tiles, key=lambda tile: (marks.get(tile >> MARKED, 0), tile >> MARKED, -tile))


def _company(counts: Sequence[int], kind: int, scheme: Scheme) -> int:
    """What a tile has beside it, where other tiles complete sets."""
    return use(counts, kind) + sum(2 * counts[other] for other in COMPANY[scheme].get(kind, ()))


def _beside(kind: int, scheme: Scheme) -> list[int]:
    """The kinds that stand in one set with this one; by pairs flowers, too."""
    if BONUS >> kind & 1:
        groups = map(kinds_in, GROUPS if scheme == "pairs" else ())
        return [other for group in groups for other in group if kind in group and other != kind]
    return [other for other in range(USUAL_KINDS) if other != kind and supplements(kind, other, scheme)]


SCHEMES: Final[tuple[Scheme, ...]] = ("", "triplets", "pairs")
COMPANY: Final[dict[Scheme, dict[int, list[int]]]] = {
    scheme: {kind: _beside(kind, scheme or "triplets") for kind in (*range(USUAL_KINDS), *kinds_in(BONUS))}
    for scheme in SCHEMES
}
"""The kinds with which each kind stands in a set that is not of equal tiles, by the scheme of the box."""


def _has_eyes(melds: Sequence[Meld]) -> bool:
    return any(meld.form is MeldForm.EYES_KAN for meld in melds)
