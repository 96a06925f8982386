"""Chou hissatsu sandoukou: a ready hand with three equal triplets is laid open, and three tiles are drawn (001:2442).

The first two are dora indicators of the player's own, the third must complete the hand: then it is a tsumo like any
other, with ippatsu if the hand is in riichi. If it does not, that is chombo.

Much of it is our reading. The three tiles come in place of the usual draw (a "triple tsumo", 001:6065), so it is said
to the discard before the own turn, and done if nobody takes that tile. The three triplets or kans of one number are all
there before the draw, whatever the hand waits for; melded ones count. All three tiles come from the live wall, so that
three must be left in it, and if the third is the last of them the win is haitei. It is the third tile that counts, not
any of the three. Nobody can do anything in between.
"""

from collections.abc import Mapping
from typing import Final

from jantaku.rules.plan import Plan
from jantaku.scoring.ledger import Seat
from jantaku.table.parts.drawn_deals import Draws
from jantaku.table.parts.furiten import Furiten
from jantaku.table.parts.seats import Seats
from jantaku.table.parts.wall import WallRules
from jantaku.table.state.deal import Deal, Offer
from jantaku.table.state.holding import Holding
from jantaku.table.state.window import Answer
from jantaku.table.words import HISSATSU, PASS
from jantaku.tiles import KIND, Tile

ELEMENT: Final = "chou_hissatsu_sandoukou"
TRIPLET: Final = 3
DRAWN: Final = 3
"""So many tiles are drawn, the last of which must win."""
RANKS: Final = 9
SUITS: Final = 3


class Hissatsu:
    """Who may draw three tiles at once, and what becomes of them."""

    def __init__(self, plan: Plan, seats: Seats, wall: WallRules, furiten: Furiten, draws: Draws) -> None:
        self.played = ELEMENT in plan.elements
        self.seats = seats
        self.wall = wall
        self.furiten = furiten
        self.draws = draws
        self.needs_riichi = "riichi" in plan.admission.facts

    def may(self, deal: Deal, seat: Seat) -> bool:
        """Whether this seat may say so now: it would draw next, and nothing speaks against it."""
        offer = deal.offer
        if not self.played or offer is None or self.obstacle(deal, seat, offer):
            return False
        return self.draws_next(deal, seat, offer)

    def draws_next(self, deal: Deal, seat: Seat, offer: Offer) -> bool:
        """Whether the turn is this seat's if nobody takes the tile on offer, and the deal goes on."""
        follows = offer.form == "discard" and seat == self.seats.next(offer.seat, deal.direction)
        return follows and self.draws.after_discard(deal) is None

    def obstacle(self, deal: Deal, seat: Seat, offer: Offer) -> str:
        """What speaks against it: ``dead_hand``, ``not_ready``, ``triplets``, ``wall``, ``needs_riichi``, ``furiten``
        where that bars the own draw, too; or nothing."""
        hand = deal.hands[seat]
        if hand.dead:
            return "dead_hand"
        if not hand.waits:
            return "not_ready"
        if not has_triplets(hand):
            return "triplets"
        if deal.wall.live < DRAWN:
            return "wall"
        if self.needs_riichi and not hand.riichi:
            return "needs_riichi"
        if self.furiten.bars_draw(hand, offer.tile & KIND):
            return "furiten"
        return ""

    def apart(self, answers: Mapping[int, Answer]) -> tuple[Mapping[int, Answer], Seat | None]:
        """The answers to a tile without this one, which does not claim it but lets it lie; and whose it was."""
        seat = next((seat for seat, answer in answers.items() if answer.code == HISSATSU), None)
        if seat is None:
            return answers, None
        said = answers[seat]
        return {**answers, seat: Answer(seat, PASS, said.at_ms, said.by)}, seat

    def draw(self, deal: Deal, seat: Seat) -> tuple[Tile, ...]:
        """Three tiles leave the wall: the indicators lie before the player, the last one is in the hand."""
        hand = deal.hands[seat]
        tiles = tuple(tile for _ in range(DRAWN) if (tile := self.wall.draw(deal.wall)) is not None)
        assert len(tiles) == DRAWN  # or it is not offered
        hand.indicators = list(tiles[:-1])
        hand.take(tiles[-1])
        hand.ippatsu = hand.riichi > 0
        return tiles


def has_triplets(hand: Holding) -> bool:
    """Whether the hand has triplets or kans of one number in all three suits, melded or not."""
    melded = {meld.kind for meld in hand.melds if len({tile & KIND for tile in meld.all_tiles}) == 1}
    return any(
        all(hand.counts[kind] >= TRIPLET or kind in melded for kind in range(rank, SUITS * RANKS, RANKS))
        for rank in range(RANKS)
    )
