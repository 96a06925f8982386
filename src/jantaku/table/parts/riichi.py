"""Riichi: who may declare it, with which tile, and which closed kans it leaves (000:505-545, 001:948-1017).

There is more than one *kind* of it by some rules, each declared by a word of its own (`RiichiKind`): with an open one
the first to declare in a deal lays the hand open, or the part of it that waits (001:2074, 001:2844).
"""

from collections.abc import Callable, Iterator
from typing import NamedTuple, Self

from jantaku.rules.plan import RiichiKind, RiichiPlan
from jantaku.scoring.ledger import Seat
from jantaku.scoring.score import Score
from jantaku.table.parts.admission import Admission
from jantaku.table.parts.reading import Reading
from jantaku.table.state.deal import Deal, Offer
from jantaku.table.state.declarations import Declarations, declared_kind, laid_open
from jantaku.table.state.holding import Holding, holds_all
from jantaku.table.words import VERB_SHIFT, WORDS, Code, first_of
from jantaku.tiles import KIND, Kind, Tile, TileSet, kinds_in, mask_of

KAN = 4
PAIR = 2
TRIPLET = 3


class DeclaredKind(NamedTuple):
    """A kind of riichi at this table; ``said``: the code that declares it, without its tile."""

    number: int
    said: Code
    rules: RiichiKind

    @classmethod
    def of(cls, number: int, rules: RiichiKind) -> Self:
        """The kind with this number among those of the rules."""
        verb = next(word.number for word in WORDS.values() if word.name == rules.word)
        return cls(number, verb << VERB_SHIFT, rules)


class Riichi:
    """The conditions of riichi."""

    def __init__(
        self,
        plan: RiichiPlan,
        stick: int,
        reading: Reading,
        admission: Admission,
        dead_waits: bool,
        melded: Callable[[Deal, Seat, Holding], None],
        tells_when: bool = False,
        missed_counts: bool = False,
    ) -> None:
        """``melded``: what a new meld means to a hand. ``tells_when``: whether a price asks when it was declared.
        ``missed_counts``: whether a hand that has let a win pass since its last discard is furiten in its turn."""
        self.plan = plan
        self.declared = plan.declared and not plan.dealt
        """Whether it is; in some games only a hand that is ready as it was dealt says so (`additions.dealt_ready`)."""
        self.open_hand = plan.open_hand
        self.kinds = tuple(DeclaredKind.of(number, rules) for number, rules in enumerate(plan.kinds))
        self._kind_by_verb = {kind.said >> VERB_SHIFT: kind for kind in self.kinds}
        self.tells_when = tells_when
        self.missed_counts = missed_counts
        self.checks_wait = not plan.empty_wait
        """Whether it is looked at a draw if the wait was alive when it was declared."""
        remembers = len(self.kinds) > 1 or tells_when or self.checks_wait
        self.remembers = Declarations if remembers else None
        self.bluffs = plan.unready != "refused"
        """Whether it may be declared with a hand that is not ready."""
        self.wins_unasked = any(kind.rules.must_win for kind in self.kinds)
        """Whether there are hands that no winning tile may pass, and that are not asked."""
        self.open_is_last = plan.open_is_last and any(kind.rules.opens != "nothing" for kind in self.kinds)
        """Whether nobody else declares after a hand was laid open."""
        self.compels = self.wins_unasked or plan.furiten_must_win
        """Whether some hands in riichi may not let a winning tile pass."""
        self.stick = stick
        self.on_credit = plan.on_credit
        self.least_points = None if plan.on_credit else stick + (not plan.last_points)
        """What one must have to declare the cheapest kind."""
        self.reading = reading
        self.grammar = reading.only
        self.admission = admission
        self.melded = melded
        self.dead_waits = dead_waits
        """Whether a wait for tiles that are all in the own hand is one."""
        self.few = reading.few
        self.box = reading.box
        self.waits_after = reading.waits_after
        self.traps = _three_away(reading.grammar.tile_set)
        """For each kind those of its suit that are three away from it, as a mask."""

    # ------------------------------------------------------------ declaring

    def codes(self, deal: Deal, seat: Seat) -> list[Code]:
        """The words with which this seat may declare, of each kind with each discard."""
        hand = deal.hands[seat]
        if (hand.open and not self.open_hand) or hand.riichi or hand.dead or not self.declared:
            return []
        # By its shanten a wait for a fifth tile is none.
        dead_waits = self.dead_waits and (KAN in hand.counts or holds_all(hand.counts, self.few))
        grammar = self.grammar or self.reading.of(hand)
        if self.bluffs:
            return self._bluffing_codes(deal, seat)
        # One tile brings the hand nearer by one at most.
        if (hand.away > 1 or grammar.shanten(hand.counts, hand.void) > 0) and not dead_waits:
            return []
        if self.obstacle(deal, seat):
            return []
        discards = grammar.kernel.discards(hand.counts, hand.void)
        ready = {kind for kind, shanten, _ in discards if shanten <= 0 or dead_waits}
        tiles = [
            tile
            for tile in hand.tiles
            if tile & KIND in ready and self._waits_enough(hand, tile & KIND) and not deal.barred >> (tile & KIND) & 1
        ]
        return [code for kind in self.kinds if tiles for code in self._codes_of(kind, deal, seat, tiles)]

    def ready_discards(self, hand: Holding, barred: int) -> list[Tile]:
        """The tiles with whose discard this hand, which has just called, can declare; none of the ``barred`` kinds."""
        grammar = self.grammar or self.reading.of(hand)
        found = grammar.kernel.discards(hand.counts, hand.void)
        ready = {kind for kind, shanten, _ in found if shanten <= 0 and not barred >> kind & 1}
        return [tile for tile in hand.tiles if tile & KIND in ready and self._waits_enough(hand, tile & KIND)]

    def _bluffing_codes(self, deal: Deal, seat: Seat) -> list[Code]:
        """The same where the hand need not be ready, unless it is laid open."""
        if self.obstacle(deal, seat):
            return []
        hand = deal.hands[seat]
        tiles = [tile for tile in hand.tiles if self._may_discard(deal, seat, hand, tile)]
        ready = [tile for tile in tiles if any(self.waits_after(hand, tile & KIND))]
        return [
            code
            for kind in self.kinds
            for code in self._codes_of(kind, deal, seat, tiles if kind.rules.opens == "nothing" else ready)
        ]

    def _codes_of(self, kind: DeclaredKind, deal: Deal, seat: Seat, tiles: list[Tile]) -> list[Code]:
        if self.kind_obstacle(kind.rules, deal, seat):
            return []
        hand, free = deal.hands[seat], kind.rules.furiten
        return [kind.said | tile << 16 for tile in tiles if free or not self.furiten_after(hand, tile & KIND)]

    def allows(self, deal: Deal, seat: Seat, code: Code) -> bool:
        """Whether this seat may say so: the same as being among `codes`, without listing them."""
        kind = self._kind_by_verb.get(code >> VERB_SHIFT)
        if kind is None or self.kind_obstacle(kind.rules, deal, seat):
            return False
        hand, tile = deal.hands[seat], first_of(code)
        if not self._may_discard(deal, seat, hand, tile):
            return False
        if self.bluffs and kind.rules.opens != "nothing" and not any(self.waits_after(hand, tile & KIND)):
            return False
        return kind.rules.furiten or not self.furiten_after(hand, tile & KIND)

    def _may_discard(self, deal: Deal, seat: Seat, hand: Holding, tile: Tile) -> bool:
        if (hand.open and not self.open_hand) or hand.riichi or hand.dead or not self.declared:
            return False
        if hand.drawn < 0 or tile not in hand.tiles:
            return False
        if self.obstacle(deal, seat) or deal.barred >> (tile & KIND) & 1:
            return False
        return self._waits_enough(hand, tile & KIND)

    def obstacle(self, deal: Deal, seat: Seat) -> str:
        """What speaks against it whatever the tiles are: too little wall, too few points, an open riichi before."""
        if deal.wall.live < self.plan.least_live:
            return "wall"
        if self.least_points is not None and self.admission.seats.held(deal.points, seat) < self.least_points:
            return "points"
        if self.open_is_last and any(hand.riichi and laid_open(deal, other) for other, hand in enumerate(deal.hands)):
            return "after_open"
        return ""

    def kind_obstacle(self, kind: RiichiKind, deal: Deal, seat: Seat) -> str:
        """What speaks against this kind whatever is discarded: ``melds``; ``points``, too few for its sticks;
        ``second``, another has declared before (001:2844); empty if nothing does."""
        if kind.closed and deal.hands[seat].open:
            return "melds"
        if kind.sticks > 1 and not self.on_credit and self.admission.seats.held(deal.points, seat) < self.needed(kind):
            return "points"
        return "second" if kind.first and any(hand.riichi for hand in deal.hands) else ""

    def needed(self, kind: RiichiKind) -> int:
        """What one must have to declare this kind, unless on credit."""
        return kind.sticks * self.stick + (not self.plan.last_points)

    def furiten_after(self, hand: Holding, kind: int) -> bool:
        """Whether the hand is furiten once it has discarded a tile of this kind."""
        live, spent = self.waits_after(hand, kind)
        return bool(hand.missed or (hand.river | 1 << kind) & (live | spent))

    def _waits_enough(self, hand: Holding, kind: int) -> bool:
        live, spent = self.waits_after(hand, kind)
        if not live and not (spent and self.dead_waits):
            return self.bluffs
        if not self.plan.suji_trap and (live | spent) & self.traps[kind]:
            return False
        if self.plan.furiten:
            return True
        missed = self.missed_counts and bool(hand.missed)
        return not missed and not self.admission.furiten.by_pond_after(hand, kind, live | spent)

    # ------------------------------------------------------------ kinds

    def sticks_of(self, deal: Deal, seat: Seat) -> int:
        """How many sticks the riichi costs that this seat declares."""
        return self.kinds[declared_kind(deal, seat)].rules.sticks

    def turns_down(self, deal: Deal, seat: Seat) -> bool:
        """Whether the tile with which this seat declares lies face down."""
        return self.plan.turns_down and self.kinds[declared_kind(deal, seat)].rules.face_down

    def kind_of(self, code: Code) -> DeclaredKind | None:
        """The kind that a word declares, if there is such a kind here."""
        return self._kind_by_verb.get(code >> VERB_SHIFT)

    def may_let_pass(self, deal: Deal, seat: Seat) -> bool:
        """Whether this hand is asked about a winning tile (001:2074)."""
        if not self.wins_unasked or not deal.hands[seat].riichi:
            return True
        return not self.kinds[declared_kind(deal, seat)].rules.must_win

    def must_win(self, deal: Deal, seat: Seat) -> bool:
        """Whether the hand may not let a winning tile go that it draws: 001:3941: it has declared in furiten; or no
        winning tile at all."""
        if not self.may_let_pass(deal, seat):
            return True
        hand = deal.hands[seat]
        return self.plan.furiten_must_win and hand.riichi > 0 and bool(hand.river & (hand.waits | hand.spent))

    def to_lay_open(self, hand: Holding, tile: Tile, kind: RiichiKind) -> tuple[tuple[Tile, ...], tuple[int, ...]]:
        """What this hand lays open when it declares with this discard, and the kinds for which it waits then; where all
        of them are in the own hand (and that counts as a wait), those."""
        live, spent = self.waits_after(hand, tile & KIND)
        kept = [held for held in hand.tiles if held != tile]
        if kind.opens == "waits":
            counts = bytearray(hand.counts)
            counts[tile & KIND] -= 1
            shown = WaitingPart(self.reading, hand).of(counts)
            kept = [held for held in kept if _taken_from(shown, held & KIND)]
        return tuple(kept), kinds_in(live or spent)

    # ------------------------------------------------------------ closed kans in riichi

    def kan_obstacle(self, deal: Deal, seat: Seat, quad: tuple[int, ...]) -> str:
        """Why a player in riichi may not declare a closed kan of these kinds: ``riichi``, ``drawn_tile``, ``waits``,
        ``structure``, ``yaku``; empty if he may."""
        hand, drawn = deal.hands[seat], deal.hands[seat].drawn & KIND
        if self.plan.ankan == "never":
            return "riichi"
        if self.plan.dealt and any(hand.waits >> kind & 1 for kind in quad):
            return "waits"  # with its winning tile made a kan it would wait for one less
        spread = drawn not in quad
        if spread and not self.plan.ankan_any_tile:  # 001:2974: four tiles spread over sets are no kan
            return "drawn_tile"
        waits, kept = hand.waits | hand.spent, self._waits_with_kan(deal, seat, quad)
        if not kept or (not self.plan.ankan_may_change_waits and kept != waits):
            return "waits"
        if not spread and not self.plan.ankan_may_change_structure and not self._always_a_set(hand, waits, quad):
            return "structure"
        if not self.plan.ankan_may_change_yaku and self._adds_yaku(deal, seat, quad):
            return "yaku"
        return ""

    def _waits_with_kan(self, deal: Deal, seat: Seat, quad: tuple[int, ...]) -> int:
        """What the hand waits for once these lie in a kan."""
        from jantaku.table.parts.kans import lay_closed_kan

        twin = deal.hands[seat].copy()
        lay_closed_kan(twin, quad)
        self.melded(deal, seat, twin)
        live, spent = self.reading.of(twin).kernel.waits(twin.counts, twin.void)
        return (live | spent | self.reading.last_of_parts(twin)) & self.box

    def _always_a_set(self, hand: Holding, waits: int, quad: tuple[int, ...]) -> bool:
        """000:527-539: the three tiles are a set of their own however the hand is read, with each of its waits."""
        drawn = hand.drawn & KIND
        three = list(quad)
        three.remove(drawn)
        before = bytearray(hand.counts)
        before[drawn] -= 1
        grammar = self.reading.of(hand)
        copies, kinds = grammar.tile_set.copies, tuple(sorted(three))
        for wait in kinds_in(waits):
            if before[wait] >= copies[wait]:  # with a tile that is not there nothing can be read
                continue
            full = bytearray(before)
            full[wait] += 1
            for reading in grammar.readings(full, wait):
                if not any(block.kinds == kinds for block in reading.blocks):
                    return False
        return True

    def _adds_yaku(self, deal: Deal, seat: Seat, quad: tuple[int, ...]) -> bool:
        """Whether some wait would have a yaku with the kan that it does not have without; where sets are mixed, that is
        not looked into, and every kan is taken to (our reading)."""
        from jantaku.table.parts.kans import lay_closed_kan

        if self.grammar is None:
            return True
        hand = deal.hands[seat]
        twin = deal.copy()
        twin.hands[seat].put(hand.drawn)
        kanned = deal.copy()
        lay_closed_kan(kanned.hands[seat], quad)
        for wait in kinds_in(hand.waits):
            before, after = (self._elements(state, seat, wait) for state in (twin, kanned))
            if not after <= before:
                return True
        return False

    def _elements(self, deal: Deal, seat: Seat, wait: Kind) -> frozenset[str]:
        other = next(seats for seats in range(len(deal.hands)) if seats != seat)
        hand = deal.hands[seat]
        held = [*hand.tiles, *(tile for kan in hand.melds for tile in kan.tiles)]
        copies = range(self.reading.grammar.tile_set.copies[wait])
        free = [copy for copy in copies if all(tile != wait | copy << 6 for tile in held)]
        if not free:
            return frozenset()
        tile = Tile(wait | free[-1] << 6)
        value = self.admission.value(deal, seat, tile, Offer(tile, other))
        return frozenset(element.id for element in value.elements) if isinstance(value, Score) else frozenset()


class WaitingPart:
    """The part of a hand that waits. (The books do not say what it is: our reading.)"""

    def __init__(self, reading: Reading, hand: Holding) -> None:
        self.grammar = reading.of(hand)
        self.void = hand.void
        self.box = reading.box

    def of(self, counts: bytearray) -> bytearray:
        """What is left when complete sets, and then a pair, are laid aside without which the hand waits for the same.
        Of six pairs and a single tile that tile is left."""
        whole = self.grammar.kernel.waits(counts, self.void)
        part = min(self._without_sets(counts, whole), key=sum)
        pairs = [kind for kind, count in enumerate(part) if count == PAIR]
        if len(pairs) == sum(counts) // PAIR:
            return bytearray(count % PAIR for count in part)
        for pair in pairs:
            rest = bytearray(part)
            rest[pair] = 0
            if mask_of(kind for kind in kinds_in(self.box) if self._are_sets(rest, kind)) == whole[0]:
                return rest
        return part

    def _are_sets(self, counts: bytearray, more: int) -> bool:
        """Whether these tiles and one more are sets and nothing else."""
        full = bytearray(counts)
        full[more] += 1
        return any(self._are_sets_without(full, block) for block in self._sets_in(full))

    def _are_sets_without(self, full: bytearray, block: tuple[int, ...]) -> bool:
        rest = bytearray(full)
        for kind in block:
            rest[kind] -= 1
        return not sum(rest) or any(self._are_sets_without(rest, other) for other in self._sets_in(rest))

    def _without_sets(self, counts: bytearray, whole: tuple[int, int]) -> Iterator[bytearray]:
        yield counts
        for block in self._sets_in(counts):
            rest = bytearray(counts)
            for kind in block:
                rest[kind] -= 1
            if sum(rest) and self.grammar.kernel.waits(rest, self.void) == whole:
                yield from self._without_sets(rest, whole)

    def _sets_in(self, counts: bytearray) -> Iterator[tuple[int, ...]]:
        yield from ((kind,) * TRIPLET for kind, count in enumerate(counts) if count >= TRIPLET)
        for suit in self.grammar.tile_set.suits:
            for run in zip(suit, suit[1:], suit[2:], strict=False):
                if all(counts[kind] for kind in run):
                    yield run


def _taken_from(counts: bytearray, kind: int) -> bool:
    """Take a tile of this kind, if there is one left."""
    if not counts[kind]:
        return False
    counts[kind] -= 1
    return True


def _three_away(tiles: TileSet) -> tuple[int, ...]:
    masks = [0] * 64
    for suit in tiles.suits:
        for low, high in zip(suit, suit[3:], strict=False):
            masks[low] |= 1 << high
            masks[high] |= 1 << low
    return tuple(masks)
