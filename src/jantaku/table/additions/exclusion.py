"""Kinds that are put out of play before a deal (001:4041, the first of the other games of three).

When the wall is broken, tiles are turned up at the right of the break, which is the end of the row, stack by stack and
the upper one first, until so many different kinds lie open. Those kinds are out of play, and so is what is left of a
stack that was opened in part; the dead wall is formed behind. An indicator that points to such a kind is passed over,
and the dead wall grows by a stack for it (`jantaku.table.parts.dora`).

Tiles of these kinds still come from the wall, and are discarded and called like others. A player may replace one at
once when he draws it, and in his first turn those that he was dealt. They are no part of a winning hand, with one
exception: sets and a pair, or seven different pairs, of nothing but such tiles are a hand of their own.
"""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, ClassVar, Final

from jantaku.hands import SEVEN_PAIRS, Grammar, Meld, sets_and_pair
from jantaku.hands.kernel import Counts, KernelGrammar
from jantaku.rules.plan import ExclusionPlan, Plan
from jantaku.scoring.ledger import Seat
from jantaku.table.additions.addition import Addition
from jantaku.table.events import Drawn, DrawnFrom, KindsExcluded, TileReplaced
from jantaku.table.parts.wall import LAYERS, WallRules
from jantaku.table.state.deal import Deal, Step
from jantaku.table.state.holding import Holding
from jantaku.table.state.wall import Wall
from jantaku.table.words import Code, Verb, first_of, replacing
from jantaku.tiles import KIND, Tile

if TYPE_CHECKING:
    from jantaku.table.table import Actor, Answers, Doer, Table

SETS: Final = 4


def exclude_kinds(deal: Deal, table: "Table", step: Step, answers: "Answers") -> None:
    """Tiles are turned up at the break, and their kinds are out of play (001:4041)."""
    tiles = table.addition(Exclusion).exclude(deal.wall)
    for hand in deal.hands:
        hand.void |= deal.wall.excluded
    deal.events.append(KindsExcluded(tuple(sorted({tile & KIND for tile in tiles})), tiles, deal.wall.live))


def replace_excluded(deal: Deal, table: "Table", seat: Seat, code: Code) -> None:
    """A tile out of play is laid aside, and another comes for it, as if it had come at first."""
    tile = first_of(code)
    hand, exclusion = deal.hands[seat], table.addition(Exclusion)
    drawn = tile == hand.drawn
    hand.put(tile)
    hand.aside.append(tile)
    if not drawn:
        table.look(hand)
    deal.events.append(TileReplaced(seat, tile))
    hand.take(exclusion.draw(deal.wall))
    source: DrawnFrom = "live_end" if exclusion.from_live_end else "wall"
    deal.events.append(Drawn(seat, hand.drawn, source, deal.wall.live))
    deal.push("turn", seat)


class Exclusion(Addition):
    """The rules of kinds out of play."""

    acts: ClassVar[Mapping[str, "Actor"]] = {"exclude": exclude_kinds}
    verbs: ClassVar[Mapping[int, "Doer"]] = {int(Verb.REPLACE): replace_excluded}

    def __init__(self, plan: ExclusionPlan, wall: WallRules, grammar: Grammar) -> None:
        self.kinds = plan.kinds
        """How many kinds are put out of play."""
        self.wall = wall
        self.from_live_end = plan.replace_from == "live_end"
        self.grammar = EitherHand(grammar)
        """What tells how near a hand is to being won."""

    @classmethod
    def of(cls, plan: Plan, table: "Table") -> "Exclusion | None":
        """Where kinds are put out of play."""
        return cls(plan.exclusion, table.wall, table.grammar) if plan.exclusion.kinds else None

    # ------------------------------------------------------------ before the deal

    def broken(self, deal: Deal) -> None:
        """They are, before an indicator is turned."""
        deal.push("exclude")

    def exclude(self, wall: Wall) -> tuple[Tile, ...]:
        """The tiles that are turned up; their kinds are out of play, and the dead wall is formed behind them."""
        tiles = self.turned(wall.row)
        wall.excluded = sum({1 << (tile & KIND) for tile in tiles})
        self.wall.set_apart(wall, out=-(-len(tiles) // LAYERS) * LAYERS)
        return tiles

    def turned(self, row: tuple[Tile, ...]) -> tuple[Tile, ...]:
        """The last tiles of the row, from the break on, up to the last kind that is needed."""
        tiles: list[Tile] = []
        kinds: set[int] = set()
        for stack in range(len(row) - LAYERS, -1, -LAYERS):
            for tile in row[stack : stack + LAYERS]:
                if len(kinds) < self.kinds:
                    tiles.append(tile)
                    kinds.add(tile & KIND)
        return tuple(tiles)

    def lying(self, deal: Deal) -> tuple[Tile, ...]:
        """The tiles at the break that everybody sees."""
        return self.turned(deal.wall.row) if deal.wall.excluded else ()

    # ------------------------------------------------------------ replacing

    def first_words(self, deal: Deal, seat: Seat) -> list[Code]:
        """The tiles that this seat may replace in its turn."""
        if self.obstacle(deal, seat):
            return []
        hand, excluded = deal.hands[seat], deal.wall.excluded
        return [replacing(tile) for tile in hand.tiles if excluded >> (tile & KIND) & 1 and self.is_fresh(hand, tile)]

    def obstacle(self, deal: Deal, seat: Seat) -> str:
        """What speaks against it whatever the tile: ``after_call``, ``last_tile``; or nothing."""
        if deal.hands[seat].drawn < 0:
            return "after_call"
        return "" if deal.wall.live > 0 else "last_tile"

    def is_fresh(self, hand: Holding, tile: Tile) -> bool:
        """Whether it was drawn just now, or dealt to one whose first turn this is."""
        return tile == hand.drawn or not (hand.pond or hand.melds)

    def draw(self, wall: Wall) -> Tile:
        """The tile that comes for it; there is one, see `obstacle`."""
        if self.from_live_end:
            wall.end -= 1
            return wall.row[wall.end]
        wall.next += 1
        return wall.row[wall.next - 1]

    # ------------------------------------------------------------ hands

    def melded(self, deal: Deal, seat: Seat, hand: Holding) -> None:
        """A meld tells of which of the two sorts the hand is; with melds of both it cannot win any more."""
        excluded = deal.wall.excluded
        if excluded:
            void = self.void_with(excluded, hand.melds)
            hand.void = hand.void if void == excluded else void

    def void_with(self, excluded: int, melds: Sequence[Meld]) -> int:
        """The kinds that may not stand in a hand with these melds."""
        box = self.grammar.tile_set.mask
        sorts = {excluded >> (tile & KIND) & 1 for meld in melds for tile in meld.tiles}
        return box if len(sorts) > 1 else box & ~excluded if 1 in sorts else excluded


class EitherHand(Grammar):
    """Hands of kinds in play; and, while there is no meld, hands of the others alone, which have structures of their
    own. ``void`` are the kinds out of play; of a hand with melds, those that may not stand in it."""

    __slots__ = ("usual",)

    def __init__(self, usual: Grammar) -> None:
        super().__init__(usual.structures, usual.tile_set)
        self.usual = usual
        sets = usual.structures[0].tiles // 3
        pairs = (SEVEN_PAIRS,) if sets == SETS else ()  # in a hand of another length they are no hand
        other = Grammar((sets_and_pair(sets), *pairs), usual.tile_set)
        self.kernel = _BothWays(usual, other)  # type: ignore[assignment]
        self.shanten = self.kernel.shanten


class _BothWays:
    """Asks two kernels, each about its own sort of hand."""

    def __init__(self, usual: Grammar, other: Grammar) -> None:
        self.usual: KernelGrammar = usual.kernel
        self.other: KernelGrammar = other.kernel
        self.readings_made = usual.kernel.readings_made
        self.readings = usual.kernel.readings
        self.least = usual.size - 1
        self.box = usual.tile_set.mask

    def _closed(self, counts: Counts, void: int) -> bool:
        return void > 0 and sum(counts) >= self.least

    def shanten(self, counts: Counts, void: int = 0) -> int:
        """The lesser of both."""
        nearest = self.usual.shanten(counts, void)
        return min(nearest, self.other.shanten(counts, self.box & ~void)) if self._closed(counts, void) else nearest

    def waits(self, counts: Counts, void: int = 0) -> tuple[int, int]:
        """Live and spent ones. A hand that is ready is of one sort or of the other."""
        held = sum(1 << kind for kind, count in enumerate(counts) if count)
        if not held & void:
            live, spent = self.usual.waits(counts)
            return live & ~void, spent & ~void
        if self._closed(counts, void) and not held & ~void:
            live, spent = self.other.waits(counts)
            return live & void, spent & void
        return 0, 0

    def discards(self, counts: Counts, void: int = 0) -> list[tuple[int, int, int]]:
        """For each kind the nearer of both, and with what it goes on."""
        found = self.usual.discards(counts, void)
        if not self._closed(counts, void):
            return found
        both = zip(found, self.other.discards(counts, self.box & ~void), strict=True)
        return [min(pair, key=lambda discard: discard[1]) for pair in both]
