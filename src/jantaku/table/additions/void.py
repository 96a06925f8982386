"""The suit that a hand must be rid of to win.

Everybody chooses at the same time and in secret (004:62-64): a tile of the suit is put face down and is the first that
this seat discards; who holds none of it puts down a card instead, which is turned with the first discard. Later any
tile may be discarded; but a hand with the suit in it, or in a meld, does not win.
"""

from collections.abc import Mapping
from typing import TYPE_CHECKING, ClassVar, Final

from jantaku.rules.plan import Plan
from jantaku.scoring.ledger import Seat
from jantaku.table.additions.addition import Addition, Hearer
from jantaku.table.events import Discarded, Event, SuitChosen, SuitShown
from jantaku.table.state.chosen_suits import ChosenSuits, cards_down, chosen_suit, promised_tile
from jantaku.table.state.deal import Deal, Offer, Step
from jantaku.table.state.holding import NO_TILE, Holding
from jantaku.table.state.memory import recall
from jantaku.table.state.window import Window, WindowKind
from jantaku.table.steps.opening import look_without_drawn
from jantaku.table.steps.windows import open_window
from jantaku.table.words import DECLARING, Code, Verb, code, first_of, second_of, verb_of
from jantaku.tiles import KIND, SUITS, Tile, kinds_in, make_tile

if TYPE_CHECKING:
    from jantaku.table.table import Actor, Answers, Asker, Table

SUIT_NAMES: Final = tuple(SUITS)
SUIT_MASKS: Final = tuple(SUITS.values())


def suit_of(tile: int) -> int:
    """The number of a tile's suit; -1 for an honour."""
    return next((suit for suit, mask in enumerate(SUIT_MASKS) if mask >> (tile & KIND) & 1), -1)


def ask_void(deal: Deal, table: "Table", step: Step) -> Window:
    """Which suit will each be rid of? All choose at once."""
    void = table.addition(Void)
    asks = [(seat, void.codes(deal.hands[seat])) for seat in table.seats.order(deal.dealer)]
    return open_window(deal, table, WindowKind.CHOICE, [(seat, codes, codes[-1]) for seat, codes in asks])


def choose_void(deal: Deal, table: "Table", step: Step, answers: "Answers") -> None:
    """The tiles, or cards, lie face down before the players."""
    void = table.addition(Void)
    for seat in table.seats.order(deal.dealer):
        void.choose(deal, seat, first_of(answers[seat].code))
        look_without_drawn(deal.hands[seat], table)


class Void(Addition):
    """The choice of the suit, and what it forbids."""

    remembers = ChosenSuits
    asks: ClassVar[Mapping[str, "Asker"]] = {"void": ask_void}
    acts: ClassVar[Mapping[str, "Actor"]] = {"void": choose_void}

    def __init__(self, box: int) -> None:
        """``box``: all kinds of the game, as a mask."""
        self.box = box

    @classmethod
    def of(cls, plan: Plan, table: "Table") -> "Void | None":
        """Where a suit is chosen."""
        return cls(table.book.tile_set.mask) if plan.void.chosen else None

    # ------------------------------------------------------------ choosing

    def dealt(self, deal: Deal) -> None:
        """Everybody chooses."""
        deal.push("void")

    def codes(self, hand: Holding) -> list[Code]:
        """What this hand may put down: any of its tiles of a suit; for a suit of which it holds none, a card, said as
        the 1 of it. The last one, a tile of the suit of which it holds least, is the default."""
        cards = [make_tile(kinds_in(mask)[0]) for mask in SUIT_MASKS if not held(hand, mask)]
        tiles = [tile for tile in hand.tiles if suit_of(tile) >= 0]
        tiles.sort(key=lambda tile: -held(hand, SUIT_MASKS[suit_of(tile)]))
        return [code(Verb.CHOOSE, tile) for tile in (*tiles, *cards)]

    def choose(self, deal: Deal, seat: Seat, chosen: Tile) -> None:
        """This suit it is."""
        hand, memory = deal.hands[seat], recall(deal, ChosenSuits)
        card = chosen not in hand.tiles
        memory.suits[seat] = suit_of(chosen)
        hand.void |= SUIT_MASKS[memory.suits[seat]]
        if card:
            memory.cards.append(seat)
        else:
            memory.promised[seat] = chosen
        deal.events.append(SuitChosen(seat, chosen, card))

    def heard(self) -> Mapping[type[Event], Hearer]:
        """Discards."""
        return {Discarded: self.discarded}

    def discarded(self, deal: Deal, event: Discarded) -> None:
        """With the first discard the suit is known."""
        if len(deal.hands[event.seat].pond) == 1:
            recall(deal, ChosenSuits).promised[event.seat] = NO_TILE
            show_card(deal, event.seat)

    def won(self, deal: Deal, seat: Seat) -> None:
        """Who has won before the first discard shows the card."""
        show_card(deal, seat)

    # ------------------------------------------------------------ what it forbids

    def keep_turn(self, deal: Deal, seat: Seat, codes: list[Code]) -> list[Code]:
        """The tile that lies face down goes first (004:62); until then it makes no kan and is not set aside."""
        promised = promised_tile(deal, seat)
        return codes if promised == NO_TILE else [action for action in codes if _may_say(action, promised)]

    def keep_claims(self, deal: Deal, seat: Seat, offer: Offer, codes: list[Code]) -> list[Code]:
        """Nor does it make a set with a tile of another."""
        promised = promised_tile(deal, seat)
        return codes if promised == NO_TILE else [action for action in codes if not _takes(action, promised, offer)]

    def barred(self, deal: Deal, seat: Seat, kinds: int) -> int:
        """What must be discarded may be."""
        promised = promised_tile(deal, seat)
        return kinds if promised == NO_TILE else kinds & ~(1 << (promised & KIND))

    def melded(self, deal: Deal, seat: Seat, hand: Holding) -> None:
        """A meld of the suit: the hand cannot win any more, whatever it waited for (004:39)."""
        chosen = chosen_suit(deal, seat)
        suit = SUIT_MASKS[chosen] if chosen >= 0 else 0
        if any(suit >> (tile & KIND) & 1 for meld in hand.melds for tile in meld.all_tiles):
            hand.void = self.box


KANS: Final = frozenset({Verb.CLOSED_KAN, Verb.ADDED_KAN, Verb.EYES_KAN})
ONE_TILE: Final = frozenset({Verb.NUKI, Verb.REPLACE, Verb.RAISED_RUN})


def _may_say(action: Code, promised: Tile) -> bool:
    """Whether this can be said in a turn as long as a tile lies face down."""
    verb, tile = verb_of(action), first_of(action)
    if verb is Verb.DISCARD or verb in DECLARING:
        return tile == promised
    if verb in KANS:
        return promised & KIND not in (tile & KIND, second_of(action) & KIND if second_of(action) else tile & KIND)
    return verb not in ONE_TILE or tile != promised


def _takes(call: Code, promised: Tile, offer: Offer) -> bool:
    """Whether a call needs this tile."""
    if verb_of(call) in (Verb.OPEN_KAN, Verb.CLOSED_KAN):
        kinds = {offer.tile & KIND} if not second_of(call) else {first_of(call) & KIND, second_of(call) & KIND}
        return promised & KIND in kinds
    return promised in (first_of(call), second_of(call))


def show_card(deal: Deal, seat: Seat) -> None:
    """The card of this seat, if it lies there face down, is turned up."""
    cards = cards_down(deal)
    if seat in cards:
        cards.remove(seat)
        deal.events.append(SuitShown(seat, SUIT_NAMES[chosen_suit(deal, seat)]))


def held(hand: Holding, mask: int) -> int:
    """How many tiles of these kinds the hand holds."""
    return sum(1 for tile in hand.tiles if mask >> (tile & KIND) & 1)
