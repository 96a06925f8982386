"""Why another's tile is not called: chi and pon, and what holds for every call."""

from typing import Final

from jantaku.table.additions.dues import MostCalls
from jantaku.table.additions.nuki import Nuki
from jantaku.table.additions.personal_dora import PersonalDora
from jantaku.table.additions.raised_runs import RaisedRuns
from jantaku.table.additions.supplements import Supplements
from jantaku.table.additions.tenpai_calls import TenpaiCalls
from jantaku.table.parts.calls import NO_RUNS, PAIR
from jantaku.table.refusals.kinds import Refusal, refuse
from jantaku.table.refusals.offered import Offered
from jantaku.table.refusals.question import Question, dead, in_order, not_held, of_promised
from jantaku.table.state.deal import Offer
from jantaku.table.state.holding import Holding
from jantaku.table.state.memory import recall
from jantaku.table.state.personal_dora import PersonalMarkers
from jantaku.table.steps.offer import claim_codes
from jantaku.table.words import VERB_SHIFT, Verb, call
from jantaku.tiles import KIND, short_of

CLAIMS_ASIDE: Final = {Verb.CHI: "chi", Verb.PON: "pon", Verb.OPEN_KAN: "kan"}
"""How the rules name what is made of a tile that another has set aside."""
MARKERS: Final = ("jiri", "marker")
AS_DISCARDS: Final = ("discard", *MARKERS)
"""What may be called for any set."""
ABORT_RULES: Final = {
    "four_winds": "suufon_renda",
    "four_riichi": "suucha_riichi",
    "four_kans": "suukan_sanra",
    "seven_honours": "seven_honours_abort",
    "all_kokushi": "all_kokushi_abort",
    "all_chiitoitsu": "all_chiitoitsu_abort",
}


def chi(question: Question, offered: Offered) -> Refusal | None:
    """A run with the tile on offer."""
    offer, deal, table = offered.offer, offered.deal, question.table
    found = no_call(question, offered)
    if found is None and table.calls.runs is NO_RUNS:
        found = refuse("call_off", call="chi")
    if found is None and not table.calls.may_run(deal.hands[question.seat]):
        found = refuse("call_runs", most=table.calls.most_runs or 0)
    neighbour = (
        table.calls.from_any or offer.form in MARKERS or question.seat == table.seats.next(offer.seat, deal.direction)
    )
    if found is None and not neighbour:
        found = refuse("call_not_neighbour", tile=short_of(offer.tile), player=question.player(offer.seat))
    pairs = [(low, high) for low, high, _ in table.calls.runs[offer.tile & KIND]]
    return found or _fits(question, offered, pairs)


def pon(question: Question, offered: Offered) -> Refusal | None:
    """A triplet with the tile on offer."""
    kind = offered.offer.tile & KIND
    found = no_call(question, offered)
    if found is None and not question.table.calls.pons and offered.offer.form == "discard":
        found = refuse("call_off", call="pon")
    pairs = [(kind, kind)]
    supplements = question.table.played(Supplements)
    if supplements is not None:
        pairs += [(min(pair), max(pair)) for pair in supplements.pairs_for(kind)]
    return found or _fits(question, offered, pairs)


def tenpai_call(question: Question, offered: Offered) -> Refusal | None:
    """A pon or a run that declares riichi (001:5075, 001:5078)."""
    deal, rules, riichi = offered.deal, question.table.played(TenpaiCalls), question.table.riichi
    if rules is None:
        return refuse("tenpai_call_off")
    found = no_call(question, offered)
    if found is not None:
        return found
    match rules.obstacle(deal, question.seat):
        case "open":
            return refuse("tenpai_call_open")
        case "wall":
            return refuse("riichi_wall", live=deal.wall.live, least=riichi.plan.least_live)
        case "points":
            held = question.table.seats.held(deal.points, question.seat)
            return refuse("riichi_points", points=held, stick=riichi.least_points or 0)
        case "after_open":
            return refuse("riichi_after_open")
    codes = rules.claim_words(deal, question.seat, offered.offer, True)
    named = [call(question.verb, (question.tiles[0], question.tiles[1]))] if question.tiles else codes
    possible = any(code in codes and code >> VERB_SHIFT == question.verb for code in named)
    return None if possible else refuse("tenpai_call_not_ready", tile=short_of(offered.offer.tile))


def jiri(question: Question, offered: Offered) -> Refusal | None:
    """The tile on offer as the indicator of a dora of one's own (001:2797)."""
    rules, offer = question.table.played(PersonalDora), offered.offer
    if rules is None:
        return refuse("jiri_off")
    found = no_call(question, offered)
    if found is not None:
        return found
    tile, player = short_of(offer.tile), question.player(offer.seat)
    if offer.form == "discard" and question.seat != rules.follower(offered.deal, offer.seat):
        return refuse("jiri_not_neighbour", tile=tile, player=player)
    if offer.form == "jiri":
        return refuse("jiri_only_sets", tile=tile, player=player)
    once = offer.form == "marker" and question.seat in recall(offered.deal, PersonalMarkers).said
    return refuse("jiri_once", tile=tile) if once else None


def no_call(question: Question, offered: Offered) -> Refusal | None:
    """What speaks against taking the tile whatever the tiles in the hand are."""
    offer, deal, table = offered.offer, offered.deal, question.table
    hand = deal.hands[question.seat]
    if offer.form == "nuki":
        if CLAIMS_ASIDE.get(question.verb) not in table.addition(Nuki).claims:
            return refuse("nuki_not_called", tile=short_of(offer.tile))
    elif offer.form not in AS_DISCARDS and not (question.verb is Verb.CHI and _may_call_raised(question, offer)):
        return refuse("call_on_run" if offer.form in ("run", "laid") else "call_on_kan", tile=short_of(offer.tile))
    if table.calls.never >> (offer.tile & KIND) & 1:
        return refuse("nuki_not_called", tile=short_of(offer.tile))
    if hand.riichi:
        return refuse("call_in_riichi")
    if hand.mute:
        return dead(question)
    if hand.owes:
        return refuse("owes_discard")
    most = table.played(MostCalls)
    if most is not None and most.reached(hand):
        return refuse("call_most", most=most.most)
    if not table.calls.open(deal):
        return refuse("call_last_tile", live=deal.wall.live, least=table.calls.least_live)
    ending = table.draws.after_discard(deal)
    if ending is not None:
        return refuse("abort_ends_deal", ABORT_RULES[ending], tile=short_of(offer.tile), cause=ending)
    return not_held(question, hand)


def _may_call_raised(question: Question, offer: Offer) -> bool:
    """Whether the tile was laid on a run, and may be robbed for another (001:2112)."""
    raised = question.table.played(RaisedRuns)
    return offer.form == "run" and raised is not None and raised.runs is not None


def _fits(question: Question, offered: Offered, pairs: list[tuple[int, int]]) -> Refusal | None:
    """Whether the two tiles make a set with the one on offer, and leave something to discard."""
    offer, deal, verb = offered.offer, offered.deal, question.verb
    hand = deal.hands[question.seat]
    if offer.form in MARKERS:
        codes = question.table.offers[offer.form].calls(deal, question.seat, offer)
    else:
        codes = claim_codes(deal, question.table, question.seat, offer, callable_=True)
    if question.tiles:
        first, second = question.tiles
        if tuple(sorted((first & KIND, second & KIND))) not in pairs:
            pair = in_order(question.tiles)
            return refuse("call_wrong_tiles", tile=short_of(offer.tile), pair=pair, call=verb.name.lower())
        possible = call(verb, (first, second)) in codes
    else:
        if not any(_holds(hand, low, high) for low, high in pairs):
            return no_tiles(question, offered)
        possible = any(action >> VERB_SHIFT == verb for action in codes)
    if possible:
        return None
    supplements = question.table.played(Supplements) if verb is Verb.PON else None
    if supplements is not None and supplements.limited(hand.melds, hand.own) >= supplements.most_mixed:
        return refuse(supplements.too_many, most=supplements.most_mixed)
    return of_promised(deal, question.seat, [offer.tile & KIND]) or refuse(
        "call_leaves_no_discard", tile=short_of(offer.tile)
    )


def _holds(hand: Holding, low: int, high: int) -> bool:
    return hand.counts[low] >= PAIR if low == high else bool(hand.counts[low] and hand.counts[high])


def no_tiles(question: Question, offered: Offered) -> Refusal:
    """The hand has nothing to make a set with the tile."""
    tile = offered.offer.tile
    held = offered.deal.hands[question.seat].counts[tile & KIND]
    return refuse("call_no_tiles", tile=short_of(tile), call=question.verb.name.lower(), count=held)
