"""Furiten: a hand that may not win on a discard (000:273-301, 001:1251-1330).

A hand is furiten by its own pond: one of its waits lies there, called away or not. It is furiten by a win that went by,
with or without a yaku: in riichi for good, otherwise until the rules forget it.

The books know more kinds (001:5141-5155). Some bar the hand, some only tiles of its wait, and some let more tiles count
as the own pond. Our reading of those: what counts as the pond counts for every kind that looks at it.
"""

from collections.abc import Callable, Collection, Iterable, Sequence
from typing import Final, NamedTuple, TypeAlias

from jantaku.hands import Grammar, Meld, MeldForm, Shape
from jantaku.rules.plan import FuritenPlan
from jantaku.scoring.ledger import Seat
from jantaku.table.state.deal import Deal, Offer
from jantaku.table.state.face_down import face_down_kinds
from jantaku.table.state.holding import NO_TILE, Holding, Missed
from jantaku.tiles import KIND, SUITS, kind_of, mask_of

Worth: TypeAlias = Callable[[Deal, Seat, Offer], int]
Reads: TypeAlias = Callable[[Holding], Grammar]

BY_TILE: Final = frozenset({"relative", "suji", "extended"})
"""Kinds of furiten that bar some tiles of a wait and not others."""
AS_POND: Final = frozenset({"chakan", "acquired", "exposed"})
"""What of the own open melds counts as the pond."""


class Barred(NamedTuple):
    """By which of the kinds of furiten a tile is barred, and by which kinds of tiles, as a mask."""

    how: str
    by: int


class Furiten:
    """Remembers and forgets wins that went by. The hooks are told what happens; each mode listens to some of them."""

    def __init__(
        self,
        plan: FuritenPlan,
        worth: Worth | None = None,
        reads: Reads | None = None,
        hidden_kans: bool = False,
        face_down: bool = False,
    ) -> None:
        """``worth``: what a hand would be worth with a tile; ``reads``: by which grammar a hand is read;
        ``hidden_kans``: whether nobody sees which tiles the closed kans of others have; ``face_down``: whether discards
        may lie face down, in the pond of all."""
        self.reads = reads
        self.temporary = plan.temporary
        self.in_riichi = plan.in_riichi
        self.more = frozenset(plan.more)
        self.by_tile = not self.more.isdisjoint(BY_TILE)
        """Whether some tiles of a wait may be barred and others not."""
        self.unrelated = "unrelated" in self.more
        self.common = "common" in self.more
        self.own_last = plan.own_last
        self.beyond = self.unrelated or self.common or self.own_last
        """Whether more than the waits in the pond bars the whole hand."""
        self.melded = plan.open_tiles or not self.more.isdisjoint(AS_POND)
        self.closed_kans = "ankan" in self.more
        self.hidden_kans = hidden_kans
        self.face_down = face_down
        self.ends = plan.ends
        self.own_pond = plan.own_pond
        self.open_tiles = plan.open_tiles
        self.tsumo_too = plan.tsumo_too
        self.riichi_tsumo = plan.riichi_tsumo
        self.yakuman_free = plan.yakuman_free
        self.until_discard = plan.until_discard or plan.tsumo_too
        """Whether the own turn ends it only with its discard."""
        drawing = plan.ends == "own_turn" and not self.until_discard
        self.bars = plan.missed == "bars"
        self.dearer = plan.missed == "dearer"
        self.own_turn: Callable[[Holding], None] = _forget if drawing else _keep
        self.own_call: Callable[[Holding], None] = _keep if self.dearer else self.own_turn
        """Where a dearer win is still free, only a draw from the wall frees the others (004:44)."""
        self.worth = worth
        self.covers = plan.ends != "own_turn" or self.until_discard
        """001:1306: until the tile is covered by the same player's next discard; or, where the own draw is barred, too,
        or belongs to the go-around that ends (001:2836), until the own discard. Then discards are to be told."""

    def blocks(self, hand: Holding, deal: Deal | None = None) -> bool:
        """Whether the hand may not win on others' tiles at all. ``deal``: where everybody's closed kans lie, which some
        rules count as a pond of all."""
        pond = self.own_pond and self._lying(hand, deal) & (hand.waits | hand.spent)
        if pond or (self.bars and (hand.missed or hand.missed_in_riichi)):
            return True
        return self.beyond and bool(self._by_last(hand) or self._alike(hand, deal))

    def blocks_tile(self, hand: Holding, deal: Deal, kind: int) -> Barred | None:
        """Why the hand, which waits for this kind and may win on others, may not win on it."""
        lying, waits = self._lying(hand, deal), hand.waits | hand.spent
        if "extended" in self.more and lying >> kind & 1:
            return Barred("extended", 1 << kind)
        if "suji" in self.more and (by := lying & waits & suji_of(kind)):
            return Barred("suji", by)
        if "relative" in self.more and lying & waits and (by := self._touched(hand, kind, lying & waits)):
            return Barred("relative", by)
        return None

    def bars_hand(self, hand: Holding, deal: Deal) -> Barred | None:
        """Which kind of furiten beside the usual ones bars the whole hand; discards and open tiles aside."""
        waits = hand.waits | hand.spent
        if self.own_pond and (by := self._lying(hand, deal) & waits & ~hand.river):
            if self.face_down and by & face_down_kinds(deal):
                return Barred("face_down", 0)
            return Barred("ankan" if by & self._closed_kans(hand, deal) else "melded", by)
        if by := self._by_last(hand):
            return Barred("last", by)
        if self.unrelated and (by := self._lying(hand, deal) & held_kinds(hand)):
            return Barred("unrelated", by)
        if by := self._alike(hand, deal):
            return Barred("common", by)
        return None

    def _by_last(self, hand: Holding) -> int:
        """The last tile of the own pond where the hand waits for it, as a mask (001:5143)."""
        if not self.own_last or not hand.pond:
            return 0
        return 1 << (hand.pond[-1].tile & KIND) & (hand.waits | hand.spent)

    def _alike(self, hand: Holding, deal: Deal | None) -> int:
        """The kinds that the hand holds and that lie in the own pond, or twice in all ponds together (001:5146)."""
        kinds = self._lying(hand, deal) if self.unrelated else 0
        if self.common and deal is not None:
            kinds |= lying_twice(deal)
        return kinds & held_kinds(hand) if kinds else 0

    def _touched(self, hand: Holding, kind: int, lying: int) -> int:
        """The tiles of the pond that complete the set which a tile of this kind completes, however the hand is read;
        none where some reading is free of them (001:5145)."""
        assert self.reads is not None
        counts = bytearray(hand.counts)
        counts[kind] += 1
        by = 0
        for reading in self.reads(hand).readings(counts, kind, hand.melds, hand.void):
            block = reading.winning_block
            if block.shape is Shape.RUN:
                touched = lying & completing([one for one in block.kinds if one != kind])
            else:
                touched = lying & (1 << kind if block.shape in (Shape.PAIR, Shape.TRIPLET) else lying)
            if not touched:
                return 0
            by |= touched
        return by

    def blocks_after(self, hand: Holding, kind: int, waits: int) -> bool:
        """Whether it would be so with these waits, once it has discarded a tile of this kind."""
        if self.bars and (hand.missed_in_riichi or (hand.missed and self.ends != "own_turn")):
            return True
        return bool(self.own_last and waits >> kind & 1) or bool(self.by_pond_after(hand, kind, waits))

    def by_pond_after(self, hand: Holding, kind: int, waits: int) -> int:
        """The kinds that would make it so for good, as tiles of the own pond do: those waited for, or any of which it
        holds more."""
        lying = self._lying(hand) | 1 << kind
        by = lying & waits if self.own_pond else 0
        return by | (lying & held_kinds(hand, without=kind) if self.unrelated else 0)

    def _lying(self, hand: Holding, deal: Deal | None = None) -> int:
        """The kinds in the pond, and what else counts as lying there."""
        lying = hand.river
        if self.melded and hand.melds:
            lying |= open_kinds(hand.melds) if self.open_tiles else self._of_melds(hand.melds)
        if self.closed_kans and deal is not None:
            lying |= self._closed_kans(hand, deal)
        if self.face_down and deal is not None:
            lying |= face_down_kinds(deal)
        return lying

    def _closed_kans(self, hand: Holding, deal: Deal) -> int:
        """The kinds of the closed kans that the hand can see: everybody's; its own, where those of others are
        hidden."""
        return closed_kans([hand] if self.hidden_kans else deal.hands)

    def _of_melds(self, melds: Sequence[Meld]) -> int:
        """Those of the tiles in open melds that count."""
        kinds = 0
        for meld in melds:
            if meld.is_open:
                if "acquired" in self.more and meld.claimed is not None:
                    kinds |= 1 << kind_of(meld.claimed)
                if "exposed" in self.more:
                    kinds |= mask_of(kind_of(tile) for tile in meld.all_tiles if tile != meld.claimed)
                if "chakan" in self.more and meld.form is MeldForm.ADDED_KAN:
                    kinds |= 1 << meld.kind
        return kinds

    def too_cheap(self, hand: Holding, worth: int) -> bool:
        """Whether a win of this worth is barred because one that was not cheaper was passed (004:44)."""
        return self.dearer and any(missed.worth >= worth for missed in hand.missed)

    def blocks_tsumo(self, hand: Holding) -> bool:
        """Whether it may not win on the own draw, either: a win was passed, now or in riichi (001:2668, 001:2842); or
        the tile lies in the own pond, where that counts for draws, too (001:5149, our reading)."""
        if "extended" in self.more and self._lying(hand) >> (hand.drawn & KIND) & 1:
            return True
        if not self.bars:
            return False
        if self.tsumo_too and hand.missed:
            return True
        if not hand.missed_in_riichi or self.riichi_tsumo == "free":
            return False
        return self.riichi_tsumo == "barred" or bool(hand.passed >> (hand.drawn & KIND) & 1)

    def bars_draw(self, hand: Holding, kind: int) -> bool:
        """Whether the hand, having let a tile of this kind pass, could win with no tile that it draws next."""
        passes = hand.waits >> kind & 1
        if not self.bars:
            return False
        if self.tsumo_too and (hand.missed or passes):
            return True
        return self.riichi_tsumo == "barred" and hand.riichi > 0 and bool(hand.missed_in_riichi or passes)

    def discarded(self, deal: Deal, seat: Seat) -> None:
        """This seat has discarded: what lay on its pond is covered."""
        if self.ends == "own_turn":
            deal.hands[seat].missed = []
        elif self.covers:
            for hand in deal.hands:
                if hand.missed:
                    hand.missed = [missed for missed in hand.missed if not _covered(missed, deal, seat)]

    def called(self, deal: Deal, offer: Offer) -> None:
        """The tile on offer was taken into a meld."""
        if self.ends == "taken":
            for hand in deal.hands:
                hand.missed = [missed for missed in hand.missed if missed.tile != offer.tile]
        self.declared(deal)

    def declared(self, deal: Deal) -> None:
        """Somebody has declared something: a meld, a kan, riichi."""
        if self.ends == "any_declaration":
            for hand in deal.hands:
                hand.missed = []

    def passed(self, deal: Deal, offer: Offer, unheard: Collection[Seat]) -> None:
        """Nobody has won on this tile. Who could have completed a hand with it has passed it, yaku or not (000:462);
        but not somebody who was not heard because another was faster."""
        if not self.bars:
            if self.dearer:
                self._passed_for_dearer(deal, offer, unheard)
            return
        kind = offer.tile & KIND
        for hand in deal.hands:
            if hand.waits >> kind & 1:
                break
        else:
            return  # nearly always
        for seat, hand in enumerate(deal.hands):
            if hand.waits >> kind & 1 and seat != offer.seat and seat not in unheard:
                if hand.riichi and self.in_riichi:
                    hand.missed_in_riichi = True
                    hand.passed |= 1 << kind
                if not self.temporary:
                    continue
                missed = Missed(offer.tile, offer.seat, deal.discards, kan=offer.form != "discard")
                hand.missed = [*hand.missed, missed]

    def _passed_for_dearer(self, deal: Deal, offer: Offer, unheard: Collection[Seat]) -> None:
        """Who could have won, and did not, remembers for how much."""
        assert self.worth is not None
        for seat, hand in enumerate(deal.hands):
            if hand.waits >> (offer.tile & KIND) & 1 and seat != offer.seat and seat not in unheard:
                worth = self.worth(deal, seat, offer)
                if worth and not self.too_cheap(hand, worth):
                    hand.missed = [*hand.missed, Missed(offer.tile, offer.seat, deal.discards, worth=worth)]


def open_kinds(melds: Sequence[Meld]) -> int:
    """The kinds of all tiles in open melds, as a mask."""
    return mask_of(kind_of(tile) for meld in melds if meld.is_open for tile in meld.all_tiles)


def closed_kans(hands: Iterable[Holding]) -> int:
    """The kinds of the closed kans of these hands, as a mask."""
    return mask_of(meld.kind for hand in hands for meld in hand.melds if meld.form is MeldForm.CLOSED_KAN)


def lying_twice(deal: Deal) -> int:
    """The kinds of which two or more tiles lie in all ponds together, called or not, as a mask; the tile on offer does
    not lie there yet: our reading of the common pond (001:1279)."""
    once = twice = 0
    offered = NO_TILE if deal.offer is None else deal.offer.tile
    for hand in deal.hands:
        for lying in hand.pond:
            if lying.tile != offered:
                kind = 1 << (lying.tile & KIND)
                twice |= once & kind
                once |= kind
    return twice


def held_kinds(hand: Holding, without: int = -1) -> int:
    """The kinds that the hand holds and has melded; ``without``: a tile of this kind goes."""
    kinds = sum(1 << kind for kind, count in enumerate(hand.counts) if count > (kind == without))
    return kinds | mask_of(kind_of(tile) for meld in hand.melds for tile in meld.all_tiles)


def suji_of(kind: int) -> int:
    """The kinds that lie three apart in the same suit, this one included: 1-4-7, 2-5-8 or 3-6-9."""
    for suit in SUITS.values():
        if suit >> kind & 1:
            first = (suit & -suit).bit_length() - 1
            return suit & sum(1 << other for other in range(first + (kind - first) % 3, first + 9, 3))
    return 1 << kind


def completing(two: Iterable[int]) -> int:
    """The kinds that make a run of these two."""
    low, high = sorted(two)
    suit = next(suit for suit in SUITS.values() if suit >> low & 1)
    if high - low > 1:
        return 1 << low + 1
    return suit & ((1 << low) >> 1 | 1 << high + 1)


def _covered(missed: Missed, deal: Deal, seat: Seat) -> bool:
    """By the next discard of the same player; what he discards right after a kan belongs to the same turn."""
    return missed.source == seat and not (missed.kan and missed.turn == deal.discards - 1)


def _forget(hand: Holding) -> None:
    if hand.missed:
        hand.missed = []


def _keep(hand: Holding) -> None:
    """Other rules end it."""
