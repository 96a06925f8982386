"""The course of a deal, step by step, as the rule book tells it.

The wall is broken and dealt; a seat draws, and has its turn; what it discards is offered to the others; a call, a kan
or a win follows, or the next seat draws, until somebody wins or the wall is exhausted. Each step may first ask (ASKS)
and then acts (ACTS): it changes the deal, tells the events, and puts what follows on the agenda, the next thing last.
Steps ask the parts what the rules are and know no option by name.

The steps are told in the modules of `steps`, a chapter each: opening, turn, offer, riichi, kan, rob, win, no win,
ending. Here is the list of them. An addition has its own steps with it (`jantaku.table.additions`).
"""

from typing import TYPE_CHECKING, Final

from jantaku.table.steps.closing import nothing_ruled
from jantaku.table.steps.ending import ask_stop, stop
from jantaku.table.steps.kan import declare_kan, kan_stands
from jantaku.table.steps.no_win import abort, ask_show, declare_abort, exhausted, settle_battle, settle_draw, show
from jantaku.table.steps.offer import ask_claim, call_tile, settle_claim
from jantaku.table.steps.opening import break_wall, deal_tiles, turn_indicator
from jantaku.table.steps.riichi import declare_riichi, riichi_stands
from jantaku.table.steps.rob import ask_rob, settle_rob
from jantaku.table.steps.turn import ask_turn, discard_tile, draw, replace_tile, take_turn, turn_up
from jantaku.table.steps.win import ask_payee, win_in_turn, win_on
from jantaku.table.words import DECLARING, Verb

if TYPE_CHECKING:
    from jantaku.table.table import Actor, Asker, Doer

VERBS: Final[dict[int, "Doer"]] = {
    int(Verb.DISCARD): discard_tile,
    **dict.fromkeys(DECLARING, declare_riichi),
    int(Verb.TSUMO): win_in_turn,
    int(Verb.CLOSED_KAN): declare_kan,
    int(Verb.ADDED_KAN): declare_kan,
    int(Verb.ABORT): declare_abort,
}
"""What a seat may say in its turn in every game, and who does it."""

ASKS: Final[dict[str, "Asker"]] = {
    "turn": ask_turn,
    "claim": ask_claim,
    "rob": ask_rob,
    "ron": ask_payee,
    "show": ask_show,
    "stop": ask_stop,
}
"""Steps at which somebody may be asked."""

ACTS: Final[dict[str, "Actor"]] = {
    # the deal
    "break_wall": break_wall,
    "indicator": turn_indicator,
    "deal": deal_tiles,
    # a turn
    "draw": draw,
    "replace": replace_tile,
    "turn": take_turn,
    "turn_up": turn_up,
    # a tile is offered
    "claim": settle_claim,
    "riichi": riichi_stands,
    "call": call_tile,
    # what is declared in a turn
    "rob": settle_rob,
    "kan": kan_stands,
    # the end
    "ron": win_on,
    "abort": abort,
    "exhausted": exhausted,
    "show": show,
    "rulings": nothing_ruled,
    "settle_draw": settle_draw,
    "settle_battle": settle_battle,
    "stop": stop,
}
"""The steps of every game, in the order of the book."""
