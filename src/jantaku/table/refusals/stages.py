"""Why a hand is not complete for its stage (001:4329)."""

from jantaku.table.additions.stages import FOR_A_SET, Stages
from jantaku.table.refusals.kinds import Refusal, refuse
from jantaku.table.refusals.offered import last_offered
from jantaku.table.refusals.question import NONE, Question, dead, of_kinds, out_of_turn
from jantaku.table.refusals.wins import furiten
from jantaku.tiles import KIND, short_of


def stage(question: Question) -> Refusal:
    """With the own draw, or with the tile on offer."""
    rules, offered, waiting = question.table.played(Stages), last_offered(question), out_of_turn(question)
    if rules is None:
        return refuse("stage_off")
    if waiting is not None and (offered is None or offered.taken or offered.offer.seat == question.seat):
        return waiting
    deal, offer = (question.deal, None) if waiting is None or offered is None else (offered.deal, offered.offer)
    hand = deal.hands[question.seat]
    tile = hand.drawn if offer is None else offer.tile
    if tile < 0:
        return refuse("stage_after_call")
    match rules.obstacle(deal, hand, tile & KIND, offer):
        case "dead_hand":
            return dead(question)
        case "last":
            return refuse("stage_last")
        case "wall":
            return refuse("stage_wall", live=deal.wall.live, least=FOR_A_SET)
        case "furiten":
            return furiten(question, deal, tile, drawn=False) or refuse("no_such_action")
        case "not_complete":
            return refuse("not_complete", tile=short_of(tile), waits=of_kinds(hand.waits | hand.spent) or NONE)
    return refuse("window_closed", tile=short_of(tile))
