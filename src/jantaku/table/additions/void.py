"""The suit that a hand must be rid of to win, and tiles that are passed on before the first turn.

Everybody chooses at the same time and in secret (004:62-64): a tile of the suit is put face down and is the first that
this seat discards; who holds none of it puts down a card instead, which is turned with the first discard. Later any
tile may be discarded; but a hand with the suit in it, or in a meld, does not win.
"""

from collections.abc import Sequence
from typing import Final

from jantaku.rules.plan import ExchangePlan
from jantaku.scoring.ledger import Seat
from jantaku.table.additions.exclusion import Exclusion
from jantaku.table.additions.nuki import Nuki
from jantaku.table.events import SuitChosen, SuitShown, TilesPassed
from jantaku.table.parts.calls import Calls
from jantaku.table.parts.kans import Kans
from jantaku.table.parts.seats import Seats
from jantaku.table.parts.turns import Turns
from jantaku.table.state.deal import Deal, Offer
from jantaku.table.state.holding import NO_TILE, Holding
from jantaku.table.words import Code, Verb, code, first_of, second_of, verb_of
from jantaku.tiles import KIND, SUITS, Tile, kinds_in, make_tile

SUIT_NAMES: Final = tuple(SUITS)
SUIT_MASKS: Final = tuple(SUITS.values())
CARDS: Final = "cards"
"""The slot of the deal's memory that tells who has put down a card that still lies face down."""


def suit_of(tile: int) -> int:
    """The number of a tile's suit; -1 for an honour."""
    return next((suit for suit, mask in enumerate(SUIT_MASKS) if mask >> (tile & KIND) & 1), -1)


class Void:
    """The choice of the suit."""

    def __init__(self, chosen: bool) -> None:
        self.chosen = chosen

    def codes(self, hand: Holding) -> list[Code]:
        """What this hand may put down: any of its tiles; for a suit of which it holds none, a card, said as the 1 of
        it. The last one, a tile of the suit of which it holds least, is the default."""
        cards = [make_tile(kinds_in(mask)[0]) for mask in SUIT_MASKS if not _held(hand, mask)]
        tiles = sorted(hand.tiles, key=lambda tile: -_held(hand, SUIT_MASKS[suit_of(tile)]))
        return [code(Verb.CHOOSE, tile) for tile in (*tiles, *cards)]

    def choose(self, deal: Deal, seat: Seat, chosen: Tile) -> None:
        """This suit it is."""
        hand = deal.hands[seat]
        card = chosen not in hand.tiles
        hand.suit = suit_of(chosen)
        hand.void = SUIT_MASKS[hand.suit]
        if card:
            deal.memory.setdefault(CARDS, []).append(seat)
        else:
            hand.promised = chosen
        deal.events.append(SuitChosen(seat, chosen, card))

    def show(self, deal: Deal, seat: Seat) -> None:
        """The card is turned up, if there is one."""
        show_card(deal, seat)


def show_card(deal: Deal, seat: Seat) -> None:
    """The card of this seat, if it lies there face down, is turned up."""
    cards = deal.memory.get(CARDS)
    if cards and seat in cards:
        cards.remove(seat)
        deal.events.append(SuitShown(seat, SUIT_NAMES[deal.hands[seat].suit]))


def _held(hand: Holding, mask: int) -> int:
    return sum(1 for tile in hand.tiles if mask >> (tile & KIND) & 1)


class BattleTurns(Turns):
    """Those who have left are passed over; the first discard may be promised."""

    def after_discard(self, deal: Deal, seat: Seat) -> None:
        """The next one who is in draws."""
        for other in self.seats.others(seat, deal.direction):
            if not deal.hands[other].out:
                deal.push("draw", other)
                return

    def discarded(self, deal: Deal, seat: Seat) -> None:
        """With the first discard the suit is known."""
        hand = deal.hands[seat]
        if len(hand.pond) == 1:
            hand.promised = NO_TILE
            show_card(deal, seat)
        super().discarded(deal, seat)

    def allows(self, deal: Deal, seat: Seat, tile: int) -> bool:
        """As in `discards`."""
        promised = deal.hands[seat].promised
        return tile == promised if promised != NO_TILE else super().allows(deal, seat, tile)

    def discards(self, deal: Deal, seat: Seat) -> list[Code]:
        """The tile that lies face down goes first (004:62)."""
        promised = deal.hands[seat].promised
        return [code(Verb.DISCARD, promised)] if promised != NO_TILE else super().discards(deal, seat)


class VoidCalls(Calls):
    """The tile that lies face down makes no set: it must be discarded."""

    def codes(self, deal: Deal, seat: Seat, offer: Offer, may_kan: bool) -> list[Code]:
        """The calls without it."""
        return _without_promised(super().codes(deal, seat, offer, may_kan), deal.hands[seat].promised, offer)


def _without_promised(codes: list[Code], promised: Tile, offer: Offer) -> list[Code]:
    return codes if promised == NO_TILE else [action for action in codes if not _takes(action, promised, offer)]


def _takes(call: Code, promised: Tile, offer: Offer) -> bool:
    """Whether a call needs this tile."""
    if verb_of(call) in (Verb.OPEN_KAN, Verb.CLOSED_KAN):
        return promised & KIND == offer.tile & KIND
    return promised in (first_of(call), second_of(call))


class VoidKans(Kans):
    """The same of closed kans."""

    def codes(self, deal: Deal, seat: Seat) -> list[Code]:
        """The kans without the tile that lies face down."""
        promised = deal.hands[seat].promised
        codes = super().codes(deal, seat)
        return [action for action in codes if promised == NO_TILE or first_of(action) & KIND != promised & KIND]


class VoidNuki(Nuki):
    """Nor is it set aside, or makes a set with a tile that another has set aside."""

    def may(self, deal: Deal, hand: Holding, tile: Tile) -> bool:
        """Any but the tile that lies face down."""
        return tile != hand.promised and super().may(deal, hand, tile)

    def calls(self, deal: Deal, seat: Seat, offer: Offer) -> list[Code]:
        """The calls without it."""
        return _without_promised(super().calls(deal, seat, offer), deal.hands[seat].promised, offer)


class VoidMelds(Exclusion):
    """A meld of the suit: the hand cannot win any more (004:39)."""

    def melded(self, deal: Deal, hand: Holding) -> None:
        """Whatever the hand waited for, it does not now."""
        if any(hand.void >> (tile & KIND) & 1 for tile in hand.melds[-1].tiles):
            hand.void = self.grammar.tile_set.mask


class Exchange:
    """Tiles of one suit that everybody passes on after the deal; a rule of many tables, not of the books."""

    def __init__(self, plan: ExchangePlan, seats: Seats) -> None:
        self.tiles = plan.tiles
        self.to = plan.to
        self.seats = seats

    def chosen(self, deal: Deal, seat: Seat) -> list[Tile]:
        """What this seat has put down for that so far."""
        return [Tile(tile) for tile in deal.memory.get(f"passes_on_{seat}", ())]

    def codes(self, deal: Deal, seat: Seat) -> list[Code]:
        """What it may put down: tiles of a suit of which it has enough; the last is the default, of the shortest such
        suit."""
        hand, chosen = deal.hands[seat], self.chosen(deal, seat)
        if chosen:
            masks = [SUIT_MASKS[suit_of(chosen[0])]]
        else:
            enough = [mask for mask in SUIT_MASKS if _held(hand, mask) >= self.tiles]
            masks = sorted(enough, key=lambda mask: -_held(hand, mask))
        tiles = [tile for mask in masks for tile in hand.tiles if mask >> (tile & KIND) & 1 and tile not in chosen]
        return [code(Verb.CHOOSE, tile) for tile in tiles]

    def choose(self, deal: Deal, seat: Seat, tile: Tile) -> None:
        """One more."""
        deal.memory.setdefault(f"passes_on_{seat}", []).append(tile)

    def steps(self, dice: Sequence[int]) -> int:
        """How many seats further the tiles go."""
        first, second = dice[:2]
        by_dice = 2 if (first + second) % 2 == 0 else 1 if max(first, second) % 2 else 3
        return {"next": 1, "across": 2, "previous": 3}.get(self.to, by_dice)

    def pass_on(self, deal: Deal) -> None:
        """All at once: the tiles leave the hands, then they come into the others."""
        (steps,) = deal.memory.pop("passes_to")
        passed = {seat: self.chosen(deal, seat) for seat in self.seats.order(deal.dealer)}
        for seat, tiles in passed.items():
            deal.memory.pop(f"passes_on_{seat}")
            for tile in tiles:
                deal.hands[seat].put(tile)
        for seat, tiles in passed.items():
            target = self.seats.order(seat)[steps % self.seats.count]
            hand = deal.hands[target]
            drawn = hand.drawn
            for tile in tiles:
                hand.take(tile)
            hand.drawn = NO_TILE if drawn == NO_TILE else drawn if drawn in hand.tiles else tiles[-1]
            deal.events.append(TilesPassed(seat, target, tuple(tiles)))
