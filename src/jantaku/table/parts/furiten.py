"""Furiten: a hand that may not win on a discard (000:273-301, 001:1251-1330).

A hand is furiten by its own pond: one of its waits lies there, called away or not. It is furiten by a win that went by,
with or without a yaku: in riichi for good, otherwise until the rules forget it.
"""

from collections.abc import Callable, Collection, Sequence
from typing import TypeAlias

from jantaku.hands import Meld
from jantaku.rules.plan import FuritenPlan
from jantaku.scoring.ledger import Seat
from jantaku.table.state.deal import Deal, Offer
from jantaku.table.state.holding import Holding, Missed
from jantaku.tiles import KIND, kind_of, mask_of

Worth: TypeAlias = Callable[[Deal, Seat, Offer], int]


class Furiten:
    """Remembers and forgets wins that went by. The hooks are told what happens; each mode listens to some of them."""

    def __init__(self, plan: FuritenPlan, worth: Worth | None = None) -> None:
        """``worth``: what a hand would be worth with a tile."""
        self.ends = plan.ends
        self.own_pond = plan.own_pond
        self.open_tiles = plan.open_tiles
        self.tsumo_too = plan.tsumo_too
        self.riichi_tsumo = plan.riichi_tsumo
        self.yakuman_free = plan.yakuman_free
        drawing = plan.ends == "own_turn" and not plan.tsumo_too
        self.bars = plan.missed == "bars"
        self.dearer = plan.missed == "dearer"
        self.own_turn: Callable[[Holding], None] = _forget if drawing else _keep
        self.own_call: Callable[[Holding], None] = _keep if self.dearer else self.own_turn
        """Where a dearer win is still free, only a draw from the wall frees the others (004:44)."""
        self.worth = worth
        self.covers = plan.ends != "own_turn" or plan.tsumo_too
        """001:1306: until the tile is covered by the same player's next discard; or, where the own draw is barred, too,
        until the own discard. In both cases discards are to be told."""

    def blocks(self, hand: Holding) -> bool:
        """Whether the hand may not win on others' tiles."""
        pond = self.own_pond and self._lying(hand) & (hand.waits | hand.spent)
        return bool(pond or (self.bars and (hand.missed or hand.missed_in_riichi)))

    def blocks_after(self, hand: Holding, kind: int, waits: int) -> bool:
        """Whether it would be so with these waits, once it has discarded a tile of this kind."""
        pond = self.own_pond and (self._lying(hand) | 1 << kind) & waits
        return bool(pond or (self.bars and (hand.missed_in_riichi or (hand.missed and self.ends != "own_turn"))))

    def _lying(self, hand: Holding) -> int:
        """The kinds in the pond, and where they count for it those of the open melds."""
        return hand.river | open_kinds(hand.melds) if self.open_tiles and hand.melds else hand.river

    def too_cheap(self, hand: Holding, worth: int) -> bool:
        """Whether a win of this worth is barred because one that was not cheaper was passed (004:44)."""
        return self.dearer and any(missed.worth >= worth for missed in hand.missed)

    def blocks_tsumo(self, hand: Holding) -> bool:
        """Whether it may not win on the own draw, either: a win was passed, now or in riichi (001:2668, 001:2842)."""
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
                if hand.riichi:
                    hand.missed_in_riichi = True
                    hand.passed |= 1 << kind
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


def _covered(missed: Missed, deal: Deal, seat: Seat) -> bool:
    """By the next discard of the same player; what he discards right after a kan belongs to the same turn."""
    return missed.source == seat and not (missed.kan and missed.turn == deal.discards - 1)


def _forget(hand: Holding) -> None:
    if hand.missed:
        hand.missed = []


def _keep(hand: Holding) -> None:
    """Other rules end it."""
