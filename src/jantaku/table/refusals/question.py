"""A question: who wants what. And what is said of any hand: whose turn it is, which tiles it holds."""

from collections.abc import Iterable
from typing import TYPE_CHECKING, Final, NamedTuple

from jantaku.scoring.ledger import Seat
from jantaku.scoring.win import position_name
from jantaku.table.events import Ruled
from jantaku.table.refusals.kinds import Refusal, refuse
from jantaku.table.state.chosen_suits import promised_tile
from jantaku.table.state.deal import Deal
from jantaku.table.state.holding import NO_TILE, Holding
from jantaku.table.state.window import WindowKind
from jantaku.table.table import Table
from jantaku.table.words import WORDS, Verb
from jantaku.tiles import KIND, Tile, format_tiles, kinds_in, place_in_hand, short_of

if TYPE_CHECKING:
    from jantaku.table.match import Match

NONE: Final = "none"
"""What a text is told in place of a tile where there is none."""
ON_MELDS: Final = frozenset(number for number, word in WORDS.items() if word.second == "meld")


class Question(NamedTuple):
    """Who wants what; no tiles: the seat wants to know whether there is any way."""

    match: "Match"
    seat: Seat
    verb: Verb
    tiles: tuple[Tile, ...]

    @property
    def deal(self) -> Deal:
        """The deal."""
        return self.match.deal

    @property
    def table(self) -> Table:
        """The rules, as parts."""
        return self.match.table

    @property
    def hand(self) -> Holding:
        """The hand of the asker."""
        return self.match.deal.hands[self.seat]

    @property
    def tile(self) -> str:
        """The tile that was named, for a text."""
        return short_of(self.tiles[0]) if self.tiles else NONE

    def player(self, seat: Seat) -> str:
        """A seat by its position: ``E``."""
        return position_name(self.table.seats.position(seat, self.deal.dealer))


def dead(question: Question) -> Refusal:
    """A hand that may declare nothing; or only cannot win, because of a false win or of a closed kan that is none."""
    if question.hand.mute:
        return refuse("dead_hand")
    ruled = [event for event in question.deal.events if isinstance(event, Ruled) and event.seat == question.seat]
    return refuse("false_kan" if all(event.ruling != "false_win" for event in ruled) else "false_win")


def out_of_turn(question: Question) -> Refusal | None:
    """It is not the turn of the seat."""
    window, deal = question.match.window, question.deal
    assert window is not None
    if window.kind in (WindowKind.SHOW, WindowKind.STOP, WindowKind.RULING):
        return refuse("deal_over")
    if window.kind is WindowKind.TURN and window.ask_of(question.seat) is not None:
        return None
    if window.kind is WindowKind.CHOICE:
        return refuse("before_first_turn" if deal.offer is None else "not_asked")
    offered = short_of(window.tile) if window.source is not None and window.tile is not None else NONE
    mover = deal.turn if window.source is None else window.source
    return refuse("not_your_turn", player=question.player(mover), offered=offered)


def not_held(question: Question, hand: Holding) -> Refusal | None:
    """A tile that was named is not in the hand."""
    named = question.tiles[:1] if question.verb in ON_MELDS else question.tiles  # the other lies in the meld
    offer = question.deal.offer
    for tile in named:
        if tile not in hand.tiles and not (question.verb is Verb.OPEN_KAN and offer is not None and tile == offer.tile):
            return refuse("no_such_tile", tile=short_of(tile))
    return None


def of_promised(deal: Deal, seat: Seat, kinds: Iterable[int]) -> Refusal | None:
    """The tile that lies face down makes no set; so with one kind only that is its own there is none."""
    promised = promised_tile(deal, seat)
    only = promised != NO_TILE and all(kind == promised & KIND for kind in kinds)
    return refuse("void_promised", tile=short_of(promised)) if only else None


def of_kinds(mask: int) -> str:
    """These kinds, for a text."""
    return format_tiles(Tile(kind) for kind in kinds_in(mask))


def in_order(tiles: Iterable[Tile]) -> str:
    """These tiles as a hand has them, for a text."""
    return format_tiles(sorted(tiles, key=place_in_hand))


def called_tile(hand: Holding) -> str:
    """The tile with which the turn began that began with a call."""
    return short_of(hand.melds[-1].tiles[0]) if hand.melds else NONE
