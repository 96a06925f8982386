"""Why a hand does not win: it is not complete, it has no yaku or too few han, it is furiten."""

from typing import Literal, TypeAlias

from jantaku.scoring.score import NoWinError, Score, score
from jantaku.table.additions.nuki import Nuki, kinds_set_aside
from jantaku.table.additions.void import SUIT_MASKS
from jantaku.table.parts.admission import Refused
from jantaku.table.parts.furiten import Barred, open_kinds
from jantaku.table.refusals.kinds import Refusal, refuse
from jantaku.table.refusals.offered import Offered, missed_in_riichi
from jantaku.table.refusals.question import NONE, Question, called_tile, dead, in_order, of_kinds
from jantaku.table.state.chosen_suits import chosen_suit
from jantaku.table.state.deal import Deal, Offer
from jantaku.table.state.set_aside import set_aside
from jantaku.tiles import KIND, Tile, short_of

TooCheap: TypeAlias = Literal["minimum", "minimum_single", "minimum_lasting"]


def tsumo(question: Question) -> Refusal | None:
    """A win on the own draw."""
    deal, hand = question.deal, question.hand
    if hand.dead:
        return dead(question)
    if hand.drawn < 0:
        return refuse("tsumo_after_call", tile=called_tile(hand))
    refused = question.table.admission.by_tsumo(deal, question.seat)
    return None if isinstance(refused, Score) else _no_win(question, deal, hand.drawn, None, refused)


def ron(question: Question, offered: Offered) -> Refusal | None:
    """A win on the tile on offer."""
    offer = offered.offer
    nuki = question.table.played(Nuki) if offer.form == "nuki" else None
    if nuki is not None and nuki.all:
        hand = offered.deal.hands[question.seat]
        if hand.dead:
            return dead(question)
        if nuki.may_win_by(offered.deal, question.seat, offer.tile):
            return None
        return refuse("flower_not_last", tile=short_of(offer.tile), count=len(set_aside(offered.deal, question.seat)))
    if nuki is not None and not nuki.may_be_robbed(offer):
        return refuse("nuki_not_robbed", tile=short_of(offer.tile), may=nuki.robbery)
    if question.table.kans.is_spared(offered.deal.hands[offer.seat], offer):
        return refuse("fourth_kan_not_robbed", tile=short_of(offer.tile), player=question.player(offer.seat))
    refused = question.table.admission.by_ron(offered.deal, question.seat, offered.offer)
    if isinstance(refused, Score):
        return None
    return _no_win(question, offered.deal, offered.offer.tile, offered.offer, refused)


def _no_win(question: Question, deal: Deal, tile: Tile, offer: Offer | None, refused: Refused) -> Refusal | None:
    hand = deal.hands[question.seat]
    short = short_of(tile)
    match refused:
        case "not_complete":
            found = _held_for_nothing(question, deal, tile, drawn=offer is None)
            if found is not None:
                return found
            return refuse("not_complete", tile=short, waits=of_kinds(hand.waits | hand.spent) or NONE)
        case "furiten":
            return furiten(question, deal, tile, drawn=offer is None)
        case "minimum" | "minimum_single" | "minimum_lasting":
            return _too_cheap(question, deal, tile, offer, refused)
        case "minimum_base":
            return refuse("minimum_base", tile=short)
        case "few_fu":
            return refuse("few_fu", tile=short, wanted=question.table.plan.admission.yakuless_fu)
        case "uma_unchanged":
            return refuse("uma_unchanged", tile=short)
        case "most_han":
            return refuse("most_han", tile=short, most=question.table.plan.admission.most_han)
        case "two_suits":
            return refuse("two_suits", tile=short)
        case "waits_without_yaku":
            empty = question.table.admission.empty_wait(deal, question.seat, tile, offer)
            without = NONE if empty is None else of_kinds(1 << empty)
            bound = question.table.plan.admission.every_wait_if
            return refuse("waits_without_yaku", tile=short, without=without, bound=bound)
        case "meld_without_yaku":
            admission = question.table.admission
            idle = admission.sakizuke.idle_meld(admission.scored(deal, question.seat, tile, offer))
            return refuse("meld_without_yaku", tile=short, meld=NONE if idle is None else in_order(idle.all_tiles))
        case "kan_not_robbed":
            return refuse("kan_not_robbed", tile=short, may=question.table.admission.rob_closed)
        case "nuki_not_robbed":
            return refuse("nuki_not_robbed", tile=short, may=question.table.plan.nuki.robbery)
        case "nuki_in_hand":
            melded = (other for meld in hand.melds for other in meld.all_tiles)
            held = (*hand.tiles, tile, *melded)
            kept = next(other for other in held if kinds_set_aside(question.table.plan.nuki) >> (other & KIND) & 1)
            return refuse("nuki_in_hand", tile=short_of(kept))
        case "stage_first":
            return refuse("stage_first", tile=short)
        case "needs_riichi":
            return refuse("needs_riichi", tile=short)
        case "no_yaku":
            return refuse("no_yaku", tile=short)
        case "dead_hand":
            return dead(question)


def _held_for_nothing(question: Question, deal: Deal, tile: Tile, *, drawn: bool) -> Refusal | None:
    """The tile would complete the hand, were it not for the suit that it must be rid of (004:39)."""
    hand, suit = deal.hands[question.seat].copy(), chosen_suit(deal, question.seat)
    if suit < 0:
        return None
    if drawn:
        hand.put(tile)
    hand.void = hand.away = 0
    question.table.look(hand)
    if not hand.waits >> (tile & KIND) & 1:
        return None
    melded = (other for meld in hand.melds for other in meld.all_tiles)
    forbidden = [other for other in (*hand.tiles, tile, *melded) if SUIT_MASKS[suit] >> (other & KIND) & 1]
    return refuse("void_held", tile=short_of(tile), without=in_order(forbidden)) if forbidden else None


def furiten(question: Question, deal: Deal, tile: Tile, *, drawn: bool) -> Refusal | None:
    """By the own pond, for good in riichi, or for a while; the tile at hand is named first if it is in the pond.

    The own draw is never barred by the pond, but where the rules say so by a win that was passed (001:3959).
    """
    hand, furiten = deal.hands[question.seat], question.table.furiten
    bars = "all" if furiten.tsumo_too else "ron"
    waits = hand.waits | hand.spent
    thrown = [(turn, lying.tile) for turn, lying in enumerate(hand.pond, 1) if waits >> (lying.tile & KIND) & 1]
    if thrown and not drawn and furiten.own_pond:
        turn, lying = next((spot for spot in thrown if spot[1] & KIND == tile & KIND), thrown[0])
        if question.table.plan.building.tiles:  # nothing is drawn, and the hand does not change
            return refuse("furiten_kind", how="built", tile=short_of(lying), waits=of_kinds(waits))
        return refuse("furiten_own_pond", tile=short_of(lying), turn=turn, waits=of_kinds(waits))
    lying_open = open_kinds(hand.melds) & waits if furiten.open_tiles and not drawn else 0
    if lying_open:
        return refuse("furiten_open_tiles", tile=of_kinds(lying_open), waits=of_kinds(waits))
    if drawn:
        extended = furiten.by_tile and furiten.blocks_tsumo(hand) and not (hand.missed or hand.missed_in_riichi)
        barred = Barred("extended", 1 << (tile & KIND)) if extended else None
    else:
        barred = furiten.bars_hand(hand, deal)
        if barred is None and furiten.by_tile:
            barred = furiten.blocks_tile(hand, deal, tile & KIND)
    if barred is not None and barred.how == "face_down":
        return refuse("furiten_face_down", waits=of_kinds(waits))
    if barred is not None:
        return refuse("furiten_kind", how=barred.how, tile=of_kinds(barred.by), waits=of_kinds(waits))
    if hand.missed_in_riichi:
        missed = missed_in_riichi(deal, question.seat)
        return refuse("furiten_riichi", tile=of_kinds(waits) if missed is None else short_of(missed), bars=bars)
    if hand.missed:
        first = hand.missed[0]
        ends = "own_discard" if furiten.tsumo_too and furiten.ends == "own_turn" else furiten.ends
        turn = next(
            (turn for turn, lying in enumerate(deal.hands[first.source].pond, 1) if lying.tile == first.tile), 0
        )
        return refuse(
            "furiten_missed",
            tile=short_of(first.tile),
            turn=turn,
            player=question.player(first.source),
            ends=ends,
            bars=bars,
        )
    return None


def _too_cheap(question: Question, deal: Deal, tile: Tile, offer: Offer | None, kind: TooCheap) -> Refusal:
    table, plan = question.table, question.table.plan.admission
    told: dict[str, str | int] = {}
    try:
        score(table.admission.win(deal, question.seat, tile, offer, dora=False), table.plan)
    except NoWinError as error:
        told = error.arguments
    if kind == "minimum_single" or (told["minimum"] == plan.minimum_han and not plan.minimum_by_round):
        return refuse(kind, tile=short_of(tile), **told)
    rule = "minimum_rises_by_round" if plan.minimum_by_round else "ryanhan_shibari"
    return refuse(kind, rule, tile=short_of(tile), **told)
