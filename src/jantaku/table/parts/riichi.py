"""Riichi: who may declare it, with which tile, and which closed kans it leaves (000:505-545, 001:948-1017).

By some rules the first to declare in a deal may lay the hand open, or the part of it that waits (001:2074, 001:2844).
"""

from collections.abc import Iterator

from jantaku.hands import Grammar
from jantaku.rules.plan import RiichiPlan
from jantaku.scoring.ledger import Seat
from jantaku.scoring.score import Score
from jantaku.table.parts.admission import Admission
from jantaku.table.state.deal import Deal, Offer
from jantaku.table.state.holding import Holding, holds_all, kinds_of_few
from jantaku.table.words import Code, first_of, open_riichi, riichi
from jantaku.tiles import KIND, Kind, Tile, kinds_in, mask_of

KAN = 4
PAIR = 2
TRIPLET = 3


class Riichi:
    """The conditions of riichi."""

    def __init__(self, plan: RiichiPlan, stick: int, grammar: Grammar, admission: Admission, dead_waits: bool) -> None:
        self.plan = plan
        self.declared = plan.declared and not plan.dealt
        """Whether it is; in some games only a hand that is ready as it was dealt says so (`additions.dealt_ready`)."""
        self.open_hand = plan.open_hand
        self.opens = plan.opens != "nothing"
        """Whether a hand may be laid open with the declaration; then no winning tile may pass it."""
        self.open_is_last = plan.open_is_last and self.opens
        """Whether nobody else declares after a hand was laid open."""
        self.compels = self.opens or plan.furiten_must_win
        """Whether some hands in riichi may not let a winning tile pass."""
        self.stick = stick
        self.least_points = None if plan.on_credit else stick + (not plan.last_points)
        """What one must have to declare."""
        self.grammar = grammar
        self.admission = admission
        self.dead_waits = dead_waits
        """Whether a wait for tiles that are all in the own hand is one."""
        self.few = kinds_of_few(grammar.tile_set)
        self.box = grammar.tile_set.mask
        self.traps = _three_away(grammar)
        """For each kind those of its suit that are three away from it, as a mask."""

    def codes(self, deal: Deal, seat: Seat) -> list[Code]:
        """The discards with which this seat may declare."""
        hand = deal.hands[seat]
        if (hand.open and not self.open_hand) or hand.riichi or hand.dead or not self.declared:
            return []
        # By its shanten a wait for a fifth tile is none.
        dead_waits = self.dead_waits and (KAN in hand.counts or holds_all(hand.counts, self.few))
        if self.grammar.shanten(hand.counts, hand.void) > 0 and not dead_waits:
            return []
        if self.obstacle(deal, seat):
            return []
        discards = self.grammar.kernel.discards(hand.counts, hand.void)
        ready = {kind for kind, shanten, _ in discards if shanten <= 0 or dead_waits}
        codes = [
            riichi(tile)
            for tile in hand.tiles
            if tile & KIND in ready and self._waits_enough(hand, tile & KIND) and not deal.barred >> (tile & KIND) & 1
        ]
        if self.opens and codes and not self.open_obstacle(deal, seat):
            codes += [open_riichi(tile) for tile in map(first_of, codes) if not self.furiten_after(hand, tile & KIND)]
        return codes

    def allows(self, deal: Deal, seat: Seat, tile: Tile) -> bool:
        """Whether this seat may declare with this discard: the same as being among `codes`, without listing them."""
        hand = deal.hands[seat]
        if (hand.open and not self.open_hand) or hand.riichi or hand.dead or not self.declared:
            return False
        if hand.drawn < 0 or tile not in hand.tiles:
            return False
        if self.obstacle(deal, seat) or deal.barred >> (tile & KIND) & 1:
            return False
        return self._waits_enough(hand, tile & KIND)

    def allows_open(self, deal: Deal, seat: Seat, tile: Tile) -> bool:
        """Whether this seat may declare with this discard and lay the hand open."""
        if not self.opens or self.open_obstacle(deal, seat) or not self.allows(deal, seat, tile):
            return False
        return not self.furiten_after(deal.hands[seat], tile & KIND)

    def open_obstacle(self, deal: Deal, seat: Seat) -> str:
        """What speaks against laying the hand open whatever is discarded: ``melds``; ``second``, another has declared
        before (001:2844); empty if nothing does."""
        if deal.hands[seat].open:
            return "melds"
        return "second" if any(hand.riichi for hand in deal.hands) else ""

    def furiten_after(self, hand: Holding, kind: int) -> bool:
        """Whether the hand is furiten once it has discarded a tile of this kind; then it may not be laid open."""
        live, spent = self.waits_after(hand, kind)
        return bool(hand.missed or (hand.river | 1 << kind) & (live | spent))

    def laid_open(self, hand: Holding, tile: Tile) -> tuple[tuple[Tile, ...], tuple[int, ...]]:
        """What this hand lays open when it declares with this discard, and the kinds for which it waits then; where all
        of them are in the own hand (and that counts as a wait), those."""
        live, spent = self.waits_after(hand, tile & KIND)
        kept = [held for held in hand.tiles if held != tile]
        if self.plan.opens == "waits":
            counts = bytearray(hand.counts)
            counts[tile & KIND] -= 1
            shown = self._waiting_part(counts, hand.void)
            kept = [held for held in kept if _taken_from(shown, held & KIND)]
        return tuple(kept), kinds_in(live or spent)

    def _waiting_part(self, counts: bytearray, void: int) -> bytearray:
        """What is left when complete sets, and then a pair, are laid aside without which the hand waits for the same.
        Of six pairs and a single tile that tile is left. (The books do not say what the part is: our reading.)"""
        whole = self.grammar.kernel.waits(counts, void)
        part = min(self._without_sets(counts, void, whole), key=sum)
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

    def _without_sets(self, counts: bytearray, void: int, whole: tuple[int, int]) -> Iterator[bytearray]:
        yield counts
        for block in self._sets_in(counts):
            rest = bytearray(counts)
            for kind in block:
                rest[kind] -= 1
            if sum(rest) and self.grammar.kernel.waits(rest, void) == whole:
                yield from self._without_sets(rest, void, whole)

    def _sets_in(self, counts: bytearray) -> Iterator[tuple[int, ...]]:
        yield from ((kind,) * TRIPLET for kind, count in enumerate(counts) if count >= TRIPLET)
        for suit in self.grammar.tile_set.suits:
            for run in zip(suit, suit[1:], suit[2:], strict=False):
                if all(counts[kind] for kind in run):
                    yield run

    def obstacle(self, deal: Deal, seat: Seat) -> str:
        """What speaks against it whatever the tiles are: too little wall, too few points, an open riichi before."""
        if deal.wall.live < self.plan.least_live:
            return "wall"
        if self.least_points is not None and self.admission.seats.held(deal.points, seat) < self.least_points:
            return "points"
        if self.open_is_last and any(hand.riichi and hand.opened for hand in deal.hands):
            return "after_open"
        return ""

    def waits_after(self, hand: Holding, kind: int) -> tuple[int, int]:
        """Live and spent waits after discarding a tile of this kind."""
        counts = bytearray(hand.counts)
        counts[kind] -= 1
        live, spent = self.grammar.kernel.waits(counts, hand.void)
        for kan in hand.melds:
            if kan.is_kan:
                live, spent = _without(kan.tiles[0] & KIND, live, spent)
        return live, spent & self.box

    def must_win(self, hand: Holding) -> bool:
        """001:3941: who has declared in furiten may not let the tile go that he draws; 001:2074: whose hand lies open
        may let no winning tile go."""
        if hand.opened:
            return hand.riichi > 0
        return self.plan.furiten_must_win and hand.riichi > 0 and bool(hand.river & (hand.waits | hand.spent))

    def _waits_enough(self, hand: Holding, kind: int) -> bool:
        live, spent = self.waits_after(hand, kind)
        if not live and not (spent and self.dead_waits):
            return False
        if not self.plan.suji_trap and (live | spent) & self.traps[kind]:
            return False
        return self.plan.furiten or not (hand.river | 1 << kind) & (live | spent)

    # ------------------------------------------------------------ closed kans in riichi

    def may_kan(self, deal: Deal, seat: Seat, kind: int) -> bool:
        """Whether a player in riichi may declare a closed kan of this kind."""
        return not self.kan_obstacle(deal, seat, kind)

    def kan_obstacle(self, deal: Deal, seat: Seat, kind: int) -> str:
        """Why not: ``riichi``, ``drawn_tile``, ``waits``, ``structure``, ``yaku``; empty if it may."""
        hand = deal.hands[seat]
        if self.plan.ankan == "never":
            return "riichi"
        if self.plan.dealt and hand.waits >> kind & 1:  # with its winning tile made a kan it would wait for one less
            return "waits"
        spread = hand.drawn & KIND != kind
        if spread and not self.plan.ankan_any_tile:  # 001:2974: four tiles spread over sets are no kan
            return "drawn_tile"
        before = bytearray(hand.counts)
        before[hand.drawn & KIND] -= 1
        after = bytearray(hand.counts)
        after[kind] -= KAN
        waits = hand.waits | hand.spent
        live, spent = self.grammar.kernel.waits(after, hand.void)
        kept = (live | spent) & self.box
        if not self.plan.ankan_may_change_waits and kept != waits:
            return "waits"
        if not kept:
            return "waits"
        if not spread and not self.plan.ankan_may_change_structure and not self._always_a_triplet(before, waits, kind):
            return "structure"
        if not self.plan.ankan_may_change_yaku and self._adds_yaku(deal, seat, kind):
            return "yaku"
        return ""

    def _always_a_triplet(self, counts: bytearray, waits: int, kind: int) -> bool:
        """000:527-539: the three tiles are a set of their own however the hand is read, with each of its waits."""
        copies = self.grammar.tile_set.copies
        for wait in kinds_in(waits):
            if counts[wait] >= copies[wait]:  # with a tile that is not there nothing can be read
                continue
            full = bytearray(counts)
            full[wait] += 1
            for reading in self.grammar.readings(full, wait):
                if not any(block.kinds == (kind,) * 3 for block in reading.blocks):
                    return False
        return True

    def _adds_yaku(self, deal: Deal, seat: Seat, kind: int) -> bool:
        """Whether some wait would have a yaku with the kan that it does not have without."""
        from jantaku.table.parts.kans import with_closed_kan

        hand = deal.hands[seat]
        twin = deal.copy()
        twin.hands[seat].put(hand.drawn)
        kanned = deal.copy()
        with_closed_kan(kanned.hands[seat], kind)
        for wait in kinds_in(hand.waits):
            before, after = (self._elements(state, seat, wait) for state in (twin, kanned))
            if not after <= before:
                return True
        return False

    def _elements(self, deal: Deal, seat: Seat, wait: Kind) -> frozenset[str]:
        other = next(seats for seats in range(len(deal.hands)) if seats != seat)
        hand = deal.hands[seat]
        held = [*hand.tiles, *(tile for kan in hand.melds for tile in kan.tiles)]
        copies = range(self.grammar.tile_set.copies[wait])
        free = [copy for copy in copies if all(tile != wait | copy << 6 for tile in held)]
        if not free:
            return frozenset()
        tile = Tile(wait | free[-1] << 6)
        value = self.admission.value(deal, seat, tile, Offer(tile, other))
        return frozenset(element.id for element in value.elements) if isinstance(value, Score) else frozenset()


def _taken_from(counts: bytearray, kind: int) -> bool:
    """Take a tile of this kind, if there is one left."""
    if not counts[kind]:
        return False
    counts[kind] -= 1
    return True


def _three_away(grammar: Grammar) -> tuple[int, ...]:
    masks = [0] * 64
    for suit in grammar.tile_set.suits:
        for low, high in zip(suit, suit[3:], strict=False):
            masks[low] |= 1 << high
            masks[high] |= 1 << low
    return tuple(masks)


def _without(kind: int, live: int, spent: int) -> tuple[int, int]:
    """A kind of which a kan holds all copies is no live wait."""
    bit = 1 << kind
    return (live & ~bit, spent | bit) if live & bit else (live, spent)
