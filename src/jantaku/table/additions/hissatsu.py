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
from typing import TYPE_CHECKING, ClassVar, Final

from jantaku.rules.plan import Plan
from jantaku.scoring.ledger import Seat
from jantaku.table.additions.addition import Addition
from jantaku.table.events import Drawn, HandShown, HissatsuDeclared
from jantaku.table.parts.drawn_deals import Draws
from jantaku.table.parts.furiten import Furiten
from jantaku.table.parts.seats import Seats
from jantaku.table.parts.wall import WallRules
from jantaku.table.state.deal import Deal, Offer, Step
from jantaku.table.state.holding import Holding
from jantaku.table.state.memory import recall
from jantaku.table.state.own_indicators import OwnIndicators
from jantaku.table.steps.closing import punish
from jantaku.table.steps.win import win_by_tsumo
from jantaku.table.words import HISSATSU, TSUMO, Code
from jantaku.tiles import KIND, Tile

if TYPE_CHECKING:
    from jantaku.table.table import Actor, Answers, Table

ELEMENT: Final = "chou_hissatsu_sandoukou"
TRIPLET: Final = 3
DRAWN: Final = 3
"""So many tiles are drawn, the last of which must win."""
RANKS: Final = 9
SUITS: Final = 3


def draw_three(deal: Deal, table: "Table", step: Step, answers: "Answers") -> None:
    """The hand is laid open, and the third tile wins, or it is chombo (001:2442)."""
    seat, hand = step.seat, deal.hands[step.seat]
    table.furiten.own_turn(hand)
    laid = tuple(hand.tiles)
    *indicators, tile = table.addition(Hissatsu).draw(deal, seat)
    deal.turn, deal.came = seat, "wall"
    left = deal.wall.live
    deal.events += (HissatsuDeclared(seat, laid, tuple(indicators), left + 1), Drawn(seat, tile, "wall", left))
    if table.admission.may_tsumo(deal, seat):
        win_by_tsumo(deal, table, seat, TSUMO)
        return
    deal.shown.append(seat)
    deal.events.append(HandShown(seat, tuple(hand.tiles), ready=False))
    punish(deal, table, seat)


class Hissatsu(Addition):
    """Who may draw three tiles at once, and what becomes of them."""

    remembers = OwnIndicators
    acts: ClassVar[Mapping[str, "Actor"]] = {"hissatsu": draw_three}

    def __init__(self, plan: Plan, seats: Seats, wall: WallRules, furiten: Furiten, draws: Draws) -> None:
        self.seats = seats
        self.wall = wall
        self.furiten = furiten
        self.draws = draws
        self.needs_riichi = "riichi" in plan.admission.facts

    @classmethod
    def of(cls, plan: Plan, table: "Table") -> "Hissatsu | None":
        """Its place in the plan is that of an element."""
        if ELEMENT not in plan.elements:
            return None
        return cls(plan, table.seats, table.wall, table.furiten, table.draws)

    def claim_words(self, deal: Deal, seat: Seat, offer: Offer, callable_: bool) -> list[Code]:
        """It is said to the discard, in the same window as claims, so that nobody learns who was asked."""
        return [HISSATSU] if self.may(deal, seat) else []

    def let_lie(self, deal: Deal, offer: Offer, answers: "Answers") -> None:
        """Where nobody takes the tile, three are drawn instead of one."""
        for seat, answer in answers.items():
            if answer.code == HISSATSU and (draws := Step("draw", seat)) in deal.agenda:
                deal.agenda[deal.agenda.index(draws)] = Step("hissatsu", seat)

    def may(self, deal: Deal, seat: Seat) -> bool:
        """Whether this seat may say so now: it would draw next, and nothing speaks against it."""
        offer = deal.offer
        if offer is None or self.obstacle(deal, seat, offer):
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

    def draw(self, deal: Deal, seat: Seat) -> tuple[Tile, ...]:
        """Three tiles leave the wall: the indicators lie before the player, the last one is in the hand."""
        hand = deal.hands[seat]
        tiles = tuple(tile for _ in range(DRAWN) if (tile := self.wall.draw(deal.wall)) is not None)
        assert len(tiles) == DRAWN  # or it is not offered
        recall(deal, OwnIndicators).tiles[seat] = list(tiles[:-1])
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
