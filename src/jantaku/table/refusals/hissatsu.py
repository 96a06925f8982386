"""Why three tiles are not drawn at once (001:2442)."""

from jantaku.table.additions.hissatsu import DRAWN, Hissatsu
from jantaku.table.refusals.kinds import Refusal, refuse
from jantaku.table.refusals.offered import last_offered
from jantaku.table.refusals.question import Question, dead
from jantaku.table.state.window import WindowKind


def hissatsu(question: Question) -> Refusal:
    """It is said to the discard before the own turn, and explained for that as long as nobody has acted since."""
    seat, rules, window = question.seat, question.table.played(Hissatsu), question.match.window
    assert window is not None
    if rules is None:
        return refuse("hissatsu_off")
    if window.kind in (WindowKind.SHOW, WindowKind.STOP, WindowKind.RULING):
        return refuse("deal_over")
    offered = last_offered(question)
    if offered is None or offered.taken or not rules.draws_next(offered.deal, seat, offered.offer):
        return refuse("hissatsu_turn")
    match rules.obstacle(offered.deal, seat, offered.offer):
        case "":
            return refuse("hissatsu_turn")  # it was possible then; or the hand wins without being asked
        case "dead_hand":
            return dead(question)
        case "needs_riichi":
            return refuse("needs_riichi")
        case "wall":
            return refuse("hissatsu_wall", live=offered.deal.wall.live, least=DRAWN)
        case obstacle:
            return refuse(f"hissatsu_{obstacle}")
