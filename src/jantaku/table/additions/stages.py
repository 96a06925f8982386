"""A hand that is won in stages: the regular short mahjong (001:4329).

So many tiles are dealt as make one set and a pair with one more. Whoever has them says so, is paid nothing, and draws
two tiles: now two sets and a pair are wanted, and in the end as many as the game asks for. After a stage "the turn
passes to oya". Hands are not shown (001:4331). Much of the rest is our reading: everybody has a stage of his own; it is
said with the own draw or to a discard, which goes into the hand and leaves it closed; a win comes before a stage, a
stage before a call, and of several the nearest has the tile; furiten bars a stage by a discard as it bars a win; no kan
is robbed for one; riichi and a ready hand at a draw are those of the last stage; and two tiles must be left for it in
the wall.

A grammar tells from the size of a hand how many sets are still wanted, so that the stage is nothing but that size.
"""

from collections.abc import Mapping
from typing import TYPE_CHECKING, ClassVar, Final

from jantaku.rules.plan import Plan
from jantaku.scoring.ledger import Seat
from jantaku.table.additions.addition import Addition
from jantaku.table.events import Drawn, StageReached
from jantaku.table.parts.furiten import Furiten
from jantaku.table.state.deal import Deal, Offer, Step
from jantaku.table.state.holding import NO_TILE, Holding
from jantaku.table.steps.offer import interrupt
from jantaku.table.words import DECLARING, STAGE, Code, Verb
from jantaku.tiles import KIND

if TYPE_CHECKING:
    from jantaku.table.table import Actor, Answers, Doer, Table

SET: Final = 3
FOR_A_SET: Final = 2
"""Tiles that are drawn after a stage; with the one that completes the next, they are one set more."""


def stage_by_draw(deal: Deal, table: "Table", seat: Seat, code: Code) -> None:
    """The tile just drawn completes the stage."""
    hand = deal.hands[seat]
    deal.events.append(StageReached(seat, stage_of(hand), seat, hand.drawn))
    deal.push("grow", seat)


def stage_by_discard(deal: Deal, table: "Table", step: Step, answers: "Answers") -> None:
    """The tile on offer completes it: it leaves the pond for the hand, which stays closed."""
    offer = deal.offer
    assert offer is not None
    seat, source = step.seat, deal.hands[offer.seat]
    deal.offer = None
    source.pond = source.pond[:-1]
    source.taken += 1
    interrupt(deal, table, seat)
    hand = deal.hands[seat]
    hand.take(offer.tile)
    deal.events.append(StageReached(seat, stage_of(hand), offer.seat, offer.tile))
    table.furiten.called(deal, offer)
    deal.push("grow", seat)


def grow(deal: Deal, table: "Table", step: Step, answers: "Answers") -> None:
    """Two tiles, and the turn passes to the dealer."""
    seat, hand = step.seat, deal.hands[step.seat]
    table.furiten.own_turn(hand)
    for _ in range(FOR_A_SET):
        tile = table.wall.draw(deal.wall)
        assert tile is not None  # or it is not offered
        hand.take(tile)
        deal.events.append(Drawn(seat, tile, "wall", deal.wall.live))
    hand.drawn, hand.away, deal.barred = NO_TILE, 0, 0
    table.look(hand)
    deal.push("draw", deal.dealer)


def stage_of(hand: Holding) -> int:
    """How many sets the hand has room for, beside a pair."""
    return (len(hand.tiles) + SET * len(hand.melds) - 1) // SET


class Stages(Addition):
    """Whose hand is complete and not yet as large as it must be."""

    acts: ClassVar[Mapping[str, "Actor"]] = {"stage": stage_by_discard, "grow": grow}
    verbs: ClassVar[Mapping[int, "Doer"]] = {int(Verb.STAGE): stage_by_draw}
    takes: ClassVar[Mapping[int, str]] = {int(Verb.STAGE): "stage"}

    def __init__(self, size: int, furiten: Furiten) -> None:
        """``size``: of a hand that is complete for good."""
        self.last = (size - 1) // SET
        self.furiten = furiten

    @classmethod
    def of(cls, plan: Plan, table: "Table") -> "Stages | None":
        """Where hands grow."""
        return cls(table.grammar.size, table.furiten) if plan.stages.played else None

    def grows(self, hand: Holding) -> bool:
        """Whether the hand is still to grow, so that it cannot win."""
        return stage_of(hand) < self.last

    def obstacle(self, deal: Deal, hand: Holding, kind: int, offer: Offer | None) -> str:
        """What speaks against saying so with a tile of this kind: ``last``, ``dead_hand``, ``not_complete``, ``wall``,
        ``furiten``; or nothing."""
        if hand.dead:
            return "dead_hand"
        if not self.grows(hand):
            return "last"
        if not hand.waits >> kind & 1:
            return "not_complete"
        if deal.wall.live < FOR_A_SET:
            return "wall"
        return "furiten" if offer is not None and self.furiten.blocks(hand, deal) else ""

    def drawn_words(self, deal: Deal, seat: Seat) -> list[Code]:
        """With the own draw."""
        hand = deal.hands[seat]
        return [] if self.obstacle(deal, hand, hand.drawn & KIND, None) else [STAGE]

    def claim_words(self, deal: Deal, seat: Seat, offer: Offer, callable_: bool) -> list[Code]:
        """To a discard."""
        return [] if self.obstacle(deal, deal.hands[seat], offer.tile & KIND, offer) else [STAGE]

    def keep_turn(self, deal: Deal, seat: Seat, codes: list[Code]) -> list[Code]:
        """Riichi is declared in the last stage."""
        if not self.grows(deal.hands[seat]):
            return codes
        return [code for code in codes if code >> 32 not in DECLARING]
