"""Turns: who moves after whom, and what a hand may be discarded from."""

from typing import ClassVar, Final, Self

from jantaku.hands.melds import MOST_SEATS
from jantaku.scoring.ledger import Seat
from jantaku.table.parts.seats import Seats
from jantaku.table.state.deal import Deal, Step
from jantaku.table.state.holding import NO_TILE
from jantaku.table.state.memory import Memory, recall
from jantaku.table.words import Code, discard
from jantaku.tiles import KIND, Tile

# Three of these are put on the agenda for every tile that is drawn; a step never changes, so all deals share them.
DRAW: Final = tuple(Step("draw", seat) for seat in range(MOST_SEATS))
TURN: Final = tuple(Step("turn", seat) for seat in range(MOST_SEATS))
TURN_UP: Final = tuple(Step("turn_up", seat) for seat in range(MOST_SEATS))
CLAIM: Final = tuple(Step("claim", seat) for seat in range(MOST_SEATS))


class _DiscardWords(dict[Tile, Code]):
    """The word that discards a tile, made when it is first asked for: every turn lists up to fourteen of them."""

    def __missing__(self, tile: Tile) -> Code:
        word = self[tile] = discard(tile)
        return word


_word_to_discard: Final = _DiscardWords().__getitem__


class Turns:
    """The usual order: who draws discards, then the next seat draws; who calls a tile has the turn.

    Each of the first methods is told what has happened and puts what follows on the agenda.
    """

    def __init__(self, seats: Seats, never: int = 0, pass_over: bool = False) -> None:
        """``never``: kinds that nobody discards, as a mask; a hand holds one only if it cannot be set aside.
        ``pass_over``: whether there are those who have left the deal, and are passed over."""
        self.seats = seats
        self.never = never
        self.pass_over = pass_over

    def drawn(self, deal: Deal, seat: Seat) -> None:
        """This seat has drawn a tile."""
        deal.agenda.append(TURN[seat])

    def replaced(self, deal: Deal, seat: Seat) -> None:
        """This seat has drawn the replacement tile of a kan."""
        deal.agenda.append(Step("turn", seat))

    def discarded(self, deal: Deal, seat: Seat) -> None:
        """This seat has discarded a tile."""
        deal.agenda.append(CLAIM[seat])

    def after_discard(self, deal: Deal, seat: Seat) -> None:
        """Nobody took the tile that this seat discarded."""
        if not self.pass_over:
            deal.agenda.append(DRAW[self.seats.following[deal.direction][seat]])
            return
        hands = deal.hands
        for other in self.seats.others(seat, deal.direction):
            if not hands[other].out:
                deal.agenda.append(DRAW[other])
                return

    def after_call(self, deal: Deal, seat: Seat, feeder: Seat) -> None:
        """This seat has taken the feeder's tile for a chi or a pon."""
        deal.agenda.append(Step("turn", seat))

    def allows(self, deal: Deal, seat: Seat, tile: int) -> bool:
        """Whether this seat may discard this tile: the same as being among `discards`, without listing them."""
        hand = deal.hands[seat]
        if hand.riichi and hand.drawn >= 0 and not self.never >> (hand.drawn & KIND) & 1:
            return tile == hand.drawn
        return tile in hand.tiles and not (deal.barred | self.never) >> (tile & KIND) & 1

    def discards(self, deal: Deal, seat: Seat) -> list[Code]:
        """The tiles that this seat may discard."""
        hand = deal.hands[seat]
        if hand.riichi and hand.drawn >= 0 and not self.never >> (hand.drawn & KIND) & 1:
            return [_word_to_discard(hand.drawn)]
        barred = deal.barred | self.never
        if barred:
            return [_word_to_discard(tile) for tile in hand.tiles if not barred >> (tile & KIND) & 1]
        return list(map(_word_to_discard, hand.tiles))


class TurnedUp(Turns):
    """In the turn of a phantom the tile that was drawn is turned up for all to take, and nobody is asked (001:4059)."""

    def drawn(self, deal: Deal, seat: Seat) -> None:
        """This seat has drawn a tile."""
        deal.agenda.append(TURN_UP[seat] if seat in self.seats.phantoms else TURN[seat])


class BarredLater(Memory):
    """The kinds that each caller may not discard when the own turn comes, as a mask."""

    stored: ClassVar[str] = "barred_later"
    masks: list[int]

    @classmethod
    def begin(cls, seats: int) -> Self:
        """None yet."""
        return cls([0] * seats)


class UnbrokenTurns(Turns):
    """A call does not move the turn (001:2672): who comes after the one whose tile was taken draws next. The caller
    holds a tile too many, declares nothing, and when the own turn comes discards without drawing.

    The replacement tile of an open kan is taken at once, and so cannot be won with: our reading.
    """

    remembers = BarredLater

    def discarded(self, deal: Deal, seat: Seat) -> None:
        """Nothing is owed any more."""
        deal.hands[seat].owes = False
        super().discarded(deal, seat)

    def after_discard(self, deal: Deal, seat: Seat) -> None:
        """The next one draws, or discards what is owed."""
        self._go_on_after(deal, seat)

    def after_call(self, deal: Deal, seat: Seat, feeder: Seat) -> None:
        """The turn goes on as if nothing had been called."""
        hand = deal.hands[seat]
        hand.owes = True
        hand.waits = hand.spent = 0
        hand.drawn = NO_TILE
        recall(deal, BarredLater).masks[seat] = deal.barred  # what he may not discard, others may
        deal.barred = 0
        self._go_on_after(deal, feeder)

    def replaced(self, deal: Deal, seat: Seat) -> None:
        """After an open kan as after any call."""
        if deal.last_kan == "open" and not deal.hands[seat].owes:
            self.after_call(deal, seat, deal.fed_kan)
        else:
            super().replaced(deal, seat)

    def _go_on_after(self, deal: Deal, seat: Seat) -> None:
        follower = next(other for other in self.seats.others(seat, deal.direction) if not deal.hands[other].out)
        if deal.hands[follower].owes:
            deal.turn, deal.came = follower, "call"
            deal.barred = recall(deal, BarredLater).masks[follower]
            deal.agenda.append(TURN[follower])
        else:
            deal.agenda.append(DRAW[follower])
