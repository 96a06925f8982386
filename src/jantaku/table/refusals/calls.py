"""Why another's tile is not called: chi and pon, and what holds for every call."""

from typing import Final

from jantaku.hands.melds import mixed_melds
from jantaku.table.calls import NO_RUNS, PAIR
from jantaku.table.codes import VERB_SHIFT, Verb, call
from jantaku.table.holding import Holding
from jantaku.table.refusals.kinds import Refusal, refuse
from jantaku.table.refusals.offered import Offered
from jantaku.table.refusals.question import Question, dead, in_order, not_held, of_promised
from jantaku.tiles import short_of

CLAIMS_ASIDE: Final = {Verb.CHI: "chi", Verb.PON: "pon", Verb.OPEN_KAN: "kan"}
"""How the rules name what is made of a tile that another has set aside."""
ABORT_RULES: Final = {"four_winds": "suufon_renda", "four_riichi": "suucha_riichi", "four_kans": "suukan_sanra"}


def chi(question: Question, offered: Offered) -> Refusal | None:
    """A run with the tile on offer."""
    offer, deal, parts = offered.offer, offered.deal, question.parts
    found = no_call(question, offered)
    if found is None and parts.calls.runs is NO_RUNS:
        found = refuse("call_off", call="chi")
    if found is None and not parts.calls.may_run(deal.hands[question.seat]):
        found = refuse("call_runs", most=parts.calls.most_runs or 0)
    if found is None and question.seat != parts.seats.next(offer.seat, deal.direction):
        found = refuse("call_not_neighbour", tile=short_of(offer.tile), player=question.player(offer.seat))
    pairs = [(low, high) for low, high, _ in parts.calls.runs[offer.tile & 63]]
    return found or _fits(question, offered, pairs)


def pon(question: Question, offered: Offered) -> Refusal | None:
    """A triplet with the tile on offer."""
    kind = offered.offer.tile & 63
    found = no_call(question, offered)
    if found is None and not question.parts.calls.pons and offered.offer.form == "discard":
        found = refuse("call_off", call="pon")
    pairs = [(kind, kind)]
    if question.parts.supplements.played:
        pairs += [(min(pair), max(pair)) for pair in question.parts.supplements.pairs_for(kind)]
    return found or _fits(question, offered, pairs)


def no_call(question: Question, offered: Offered) -> Refusal | None:
    """What speaks against taking the tile whatever the tiles in the hand are."""
    offer, deal, parts = offered.offer, offered.deal, question.parts
    hand = deal.hands[question.seat]
    if offer.form == "nuki":
        if CLAIMS_ASIDE[question.verb] not in parts.nuki.claims:
            return refuse("nuki_not_called", tile=short_of(offer.tile))
    elif offer.form != "discard":
        return refuse("call_on_run" if offer.form == "run" else "call_on_kan", tile=short_of(offer.tile))
    if parts.calls.never >> (offer.tile & 63) & 1:
        return refuse("nuki_not_called", tile=short_of(offer.tile))
    if hand.riichi:
        return refuse("call_in_riichi")
    if hand.mute:
        return dead(question)
    if hand.owes:
        return refuse("owes_discard")
    if not parts.calls.open(deal):
        return refuse("call_last_tile", live=deal.wall.live, least=parts.calls.least_live)
    ending = parts.draws.after_discard(deal)
    if ending is not None:
        return refuse("abort_ends_deal", ABORT_RULES[ending], tile=short_of(offer.tile), cause=ending)
    return not_held(question, hand)


def _fits(question: Question, offered: Offered, pairs: list[tuple[int, int]]) -> Refusal | None:
    """Whether the two tiles make a set with the one on offer, and leave something to discard."""
    offer, deal, verb = offered.offer, offered.deal, question.verb
    hand = deal.hands[question.seat]
    codes = question.parts.calls.codes(deal, question.seat, offer, may_kan=False)
    if question.tiles:
        first, second = question.tiles
        if tuple(sorted((first & 63, second & 63))) not in pairs:
            pair = in_order(question.tiles)
            return refuse("call_wrong_tiles", tile=short_of(offer.tile), pair=pair, call=verb.name.lower())
        possible = call(verb, (first, second)) in codes
    else:
        if not any(_holds(hand, low, high) for low, high in pairs):
            return no_tiles(question, offered)
        possible = any(action >> VERB_SHIFT == verb for action in codes)
    if not possible and verb is Verb.PON and question.parts.supplements.played:
        supplements = question.parts.supplements
        if sum(mixed_melds(hand.melds, hand.own)) >= supplements.most_mixed:
            return refuse("supplement_mixed", most=supplements.most_mixed)
    if possible:
        return None
    return of_promised(hand, [offer.tile & 63]) or refuse("call_leaves_no_discard", tile=short_of(offer.tile))


def _holds(hand: Holding, low: int, high: int) -> bool:
    return hand.counts[low] >= PAIR if low == high else bool(hand.counts[low] and hand.counts[high])


def no_tiles(question: Question, offered: Offered) -> Refusal:
    """The hand has nothing to make a set with the tile."""
    tile = offered.offer.tile
    held = offered.deal.hands[question.seat].counts[tile & 63]
    return refuse("call_no_tiles", tile=short_of(tile), call=question.verb.name.lower(), count=held)
