"""Why an open run is not raised (001:3171)."""

from jantaku.table.additions.raised_runs import RaisedRuns
from jantaku.table.refusals.kinds import Refusal, refuse
from jantaku.table.refusals.question import Question, called_tile, dead
from jantaku.tiles import KIND


def raised_run(question: Question) -> Refusal | None:
    """A tile on an open run (001:3171)."""
    hand, runs = question.hand, question.table.played(RaisedRuns)
    if runs is None:
        return refuse("run_off")
    if hand.mute:
        return dead(question)
    named = {tile & KIND for tile in question.tiles} or {tile & KIND for tile in hand.tiles}
    fitting = [meld for meld in hand.melds if meld.is_run and meld.tiles[0] & KIND in named]
    match runs.obstacle(question.deal, question.seat):
        case "riichi":
            return refuse("run_riichi")
        case "after_call":
            return refuse("run_after_call", tile=called_tile(hand))
        case "last_tile":
            return refuse("run_last_tile")
    if fitting and all(meld.added is not None for meld in fitting):
        return refuse("run_twice", tile=question.tile)
    return refuse("run_no_run", tile=question.tile)
