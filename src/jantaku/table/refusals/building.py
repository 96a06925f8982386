"""What may not be done with hands that are built: nobody draws or calls, and only what is left beside the hand is
discarded (001:4283)."""

from jantaku.table.refusals.kinds import Refusal, refuse
from jantaku.table.refusals.question import Question, in_order
from jantaku.table.state.built_hands import supply
from jantaku.table.words import Verb
from jantaku.tiles import short_of


def in_turn(question: Question) -> Refusal:
    """A discard that may not be made, or anything else."""
    if question.verb not in (Verb.DISCARD, Verb.RIICHI):
        return refuse("built_only")
    hand, left = question.hand, supply(question.deal, question.seat)
    tile = question.tiles[0] if question.tiles else None
    if tile is not None and tile in hand.tiles:
        return refuse("built_hand", tile=short_of(tile), waits=in_order(left))
    if tile is not None and tile not in left:
        return refuse("no_such_tile", tile=short_of(tile))
    return refuse("riichi_first" if question.verb is Verb.DISCARD else "riichi_twice")


def to_discard(question: Question) -> Refusal:
    """A call of another's discard."""
    return refuse("built_only")
