"""What else may not be done in the own turn: a discard, a tile set aside or replaced, the end of the deal."""

from jantaku.hands import MeldForm
from jantaku.table.additions.exclusion import Exclusion
from jantaku.table.additions.nuki import Nuki
from jantaku.table.additions.tenpai_calls import TenpaiCalls
from jantaku.table.parts.drawn_deals import NINE_TILES, terminal_kinds, terminals
from jantaku.table.refusals.kinds import Refusal, refuse
from jantaku.table.refusals.question import Question, called_tile, dead, in_order, of_kinds
from jantaku.table.state.chosen_suits import promised_tile
from jantaku.table.state.holding import NO_TILE
from jantaku.table.words import Verb
from jantaku.tiles import KIND, short_of


def discard(question: Question) -> Refusal | None:
    """A discard."""
    hand, never = question.hand, question.table.turns.never
    if question.tiles and never >> (question.tiles[0] & KIND) & 1:
        return refuse("flower_discard", tile=question.tile)
    calls = question.table.played(TenpaiCalls)
    if calls is not None and calls.owes(question.deal, question.seat):
        return refuse("tenpai_call_riichi", tile=question.tile)
    promised = promised_tile(question.deal, question.seat)
    if promised != NO_TILE:
        return refuse("void_first", tile=question.tile, promised=short_of(promised))
    if hand.riichi and hand.drawn >= 0 and not never >> (hand.drawn & KIND) & 1:
        return refuse("riichi_locked", tile=question.tile, drawn=short_of(hand.drawn))
    if question.tiles and question.deal.barred >> (question.tiles[0] & KIND) & 1:
        called, *pair = hand.melds[-1].tiles
        verb = Verb.CHI if hand.melds[-1].form is MeldForm.CHI else Verb.PON
        swapped = question.table.calls.swapped(verb, called & KIND, tuple(pair)) >> (question.tiles[0] & KIND) & 1
        kind = "kuikae" if swapped else "chi_discard_ban"
        return refuse(kind, tile=question.tile, called=short_of(called), meld=in_order(hand.melds[-1].tiles))
    return None


def set_aside(question: Question) -> Refusal | None:
    """A tile that is set aside as dora."""
    deal, hand, nuki = question.deal, question.hand, question.table.played(Nuki)
    if nuki is None:
        return refuse("nuki_off")
    match nuki.obstacle(deal, question.seat):
        case "after_call":
            return refuse("nuki_after_call", tile=called_tile(hand))
        case "last_tile":
            return refuse("nuki_last_tile")
        case "limit":
            return refuse("nuki_limit")
    named = question.tiles or tuple(tile for tile in hand.tiles if nuki.mask >> (tile & KIND) & 1)
    if not named or not nuki.mask >> (named[0] & KIND) & 1:
        return refuse("nuki_wrong_tile", tile=question.tile, waits=of_kinds(nuki.mask))
    promised = promised_tile(deal, question.seat)
    if any(nuki.may(deal, hand, tile) and tile != promised for tile in named):
        return None
    if hand.riichi:
        return refuse("nuki_riichi", tile=short_of(named[0]), drawn=short_of(hand.drawn))
    if promised in named:
        return refuse("void_promised", tile=short_of(promised))
    return refuse("nuki_kept", tile=short_of(named[0]))


def replace(question: Question) -> Refusal | None:
    """Another tile in place of one that is out of play."""
    deal, hand, exclusion = question.deal, question.hand, question.table.played(Exclusion)
    if exclusion is None:
        return refuse("replace_off")
    match exclusion.obstacle(deal, question.seat):
        case "after_call":
            return refuse("replace_after_call", tile=called_tile(hand))
        case "last_tile":
            return refuse("replace_last_tile")
    excluded = deal.wall.excluded
    named = question.tiles or tuple(tile for tile in hand.tiles if excluded >> (tile & KIND) & 1)
    if not named or not excluded >> (named[0] & KIND) & 1:
        return refuse("replace_in_play", tile=question.tile, without=of_kinds(excluded))
    if any(exclusion.is_fresh(hand, tile) for tile in named):
        return None
    return refuse("replace_kept", tile=short_of(named[0]))


def abort(question: Question) -> Refusal | None:
    """The end of a deal that began with nine terminals and honours."""
    deal, hand = question.deal, question.hand
    if "kyuushu_kyuuhai" not in question.table.draws.aborts:
        return refuse("abort_off")
    if hand.pond or (question.table.draws.first_turns_over(deal) and not question.table.draws.two_declarations):
        return refuse("abort_not_first_turn")
    if question.table.draws.first_turns_over(deal):
        return refuse("abort_two_declarations", count=question.table.draws.declarations(deal))
    if hand.dead:
        return dead(question)
    least = question.table.plan.draws.nine_kinds
    count, held = terminal_kinds(hand.counts), terminals(hand.counts)
    if count < least:
        return refuse("abort_too_few_kinds", count=count, least=least)
    return refuse("abort_too_few_tiles", count=held, least=NINE_TILES) if held < NINE_TILES else None
