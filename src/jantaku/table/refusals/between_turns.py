"""What may not be done outside of turns: before the first one and after the last."""

from typing import Final

from jantaku.table.additions.void import suit_of
from jantaku.table.refusals.kinds import Refusal, refuse
from jantaku.table.refusals.question import Question, dead, in_order, not_held, of_kinds
from jantaku.table.state.built_hands import picked
from jantaku.table.state.window import WindowKind
from jantaku.tiles import short_of

CHOOSING: Final = ("void", "pass_on", "pick", "chou_nagashi")
"""The steps at which a tile is chosen."""


def let_pass(question: Question) -> Refusal:
    """To say nothing, where something must be said or nobody has asked."""
    window = question.match.window
    assert window is not None
    in_turn = window.kind is WindowKind.TURN and window.ask_of(question.seat) is not None
    return refuse("owes_discard" if in_turn else "not_asked")


def choose(question: Question) -> Refusal:
    """A suit to be rid of, tiles that go to another hand, or those of a hand that is built: all of it is asked before
    the first turn (004:62-63, 001:4283). Or a tile that is staked when the wall is exhausted (001:2127)."""
    window, hand = question.match.window, question.hand
    assert window is not None
    step = question.deal.agenda[-1].name
    if window.kind is not WindowKind.CHOICE or not question.tiles or step not in CHOOSING:
        return refuse("not_asked")
    tile = question.tiles[0]
    if step == "chou_nagashi":
        return not_held(question, hand) or refuse("stake_simple", tile=short_of(tile))
    if step == "void":
        same = [other for other in hand.tiles if suit_of(other) == suit_of(tile)]
        return refuse("void_card", waits=in_order(same)) if same else refuse("no_such_tile", tile=short_of(tile))
    if step == "pick":
        taken = tile in picked(question.deal, question.seat)
        return refuse("already_picked" if taken else "no_such_tile", tile=short_of(tile))
    enough = question.table.plan.exchange.tiles
    return not_held(question, hand) or refuse("pass_on_suit", tile=short_of(tile), count=enough)


def show(question: Question) -> Refusal:
    """To lay open a ready hand after the last tile."""
    deal, draws, hand = question.deal, question.table.draws, question.hand
    window = question.match.window
    assert window is not None
    if window.kind is not WindowKind.SHOW or draws.ready(deal, question.seat):
        return refuse("not_asked")
    if hand.dead:
        return dead(question)
    waits = hand.waits | hand.spent
    if not waits:
        return refuse("not_ready")
    live = draws.live_waits(deal, question.seat)
    return refuse("not_ready_no_yaku" if live else "not_ready_dead_wait", waits=of_kinds(waits))


def name_dora(question: Question) -> Refusal:
    """To name a dora: only the dealer does (001:3388), once and before the dice are thrown."""
    if not question.table.plan.dora.by_dealer:
        return refuse("name_dora_off")
    return refuse("name_dora_dealer" if question.seat != question.deal.dealer else "name_dora_late")


def pay(question: Question) -> Refusal:
    """To choose who is paid: somebody who has not won, or nobody has asked."""
    return refuse("not_asked")


def stop(question: Question) -> Refusal:
    """To end the match after the last deal."""
    return refuse("cannot_stop")
