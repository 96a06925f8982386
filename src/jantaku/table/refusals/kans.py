"""Why there is no kan: closed, added or open, of supplemented sets, for the eyes."""

from collections.abc import Iterator
from typing import Final

from jantaku.hands import Meld, MeldForm
from jantaku.hands.melds import raised_melds
from jantaku.table.additions.second_calls import SecondCalls
from jantaku.table.additions.supplements import (
    Supplements,
    added_code,
    has_eyes,
    kan_code,
    quad_tiles,
)
from jantaku.table.parts.kans import FOUR
from jantaku.table.refusals.calls import no_call, no_tiles
from jantaku.table.refusals.kinds import Refusal, refuse
from jantaku.table.refusals.offered import Offered, last_offered
from jantaku.table.refusals.question import Question, called_tile, dead, not_held, of_kinds, of_promised, out_of_turn
from jantaku.table.state.deal import Deal, Offer
from jantaku.table.state.holding import Holding
from jantaku.table.state.window import WindowKind
from jantaku.table.words import TILE_BITS, Code, Verb, code
from jantaku.tiles import KIND, kind_of, short_of

KAN_CALL: Final = 3
"""So many equal tiles an open kan needs in the hand."""


def closed_kan(question: Question) -> Refusal | None:
    """Four equal tiles of the hand."""
    supplements = question.table.played(Supplements)
    if supplements is not None:
        return _supplemented_kan(question, supplements, question.deal, None)
    counts = question.hand.counts
    named = {tile & KIND for tile in question.tiles} or range(len(counts))
    fours = [kind for kind in named if counts[kind] >= FOUR]
    found = _no_kan_now(question)
    if found is None and not fours:
        held = counts[question.tiles[0] & KIND] if question.tiles else 0
        found = refuse("kan_needs_four", tile=question.tile, count=held)
    free = [kind for kind in fours if not question.table.kans.no_closed >> kind & 1]
    if found is None and not free:
        found = refuse("kan_of_nuki", tile=of_kinds(1 << fours[0]))
    found = found or _kan_obstacle(question, question.deal)
    return found or of_promised(question.deal, question.seat, free) or _kan_in_riichi(question, free[0])


def added_kan(question: Question) -> Refusal | None:
    """A tile that is added to a pon."""
    supplements = question.table.played(Supplements)
    if supplements is not None:
        return _supplemented_kan(question, supplements, question.deal, None)
    hand = question.hand
    named = {tile & KIND for tile in question.tiles} or {tile & KIND for tile in hand.tiles}
    found = _no_kan_now(question)
    if found is None and not any(meld.form is MeldForm.PON and meld.tiles[0] & KIND in named for meld in hand.melds):
        found = refuse("kan_needs_pon", tile=question.tile)
    found = found or _kan_obstacle(question, question.deal)
    added = [kind for kind in named if hand.counts[kind] and any(meld.tiles[0] & KIND == kind for meld in hand.melds)]
    return found or of_promised(question.deal, question.seat, added)


def second_kan(question: Question, offered: Offered) -> Refusal | None:
    """A pon that would grow with the tile on offer (001:2967)."""
    seconds = question.table.played(SecondCalls)
    if seconds is None:
        return refuse("second_kan_off")
    found = no_call(question, offered)
    tile, pon = short_of(offered.offer.tile), seconds.pon(offered.deal, question.seat, offered.offer)
    if found is None and pon is None:
        found = refuse("kan_needs_pon", tile=tile)
    if found is None and pon is not None and seconds.seats.source(pon.feeder, question.seat) != offered.offer.seat:
        found = refuse("second_kan_other", tile=tile)
    return found or _kan_obstacle(question, offered.deal)


def open_kan(question: Question, offered: Offered) -> Refusal | None:
    """A kan with the tile on offer."""
    held = offered.deal.hands[question.seat].counts[offered.offer.tile & KIND]
    found = no_call(question, offered)
    if found is None and not question.table.calls.kans and offered.offer.form == "discard":
        found = refuse("call_off", call="open_kan")
    supplements = question.table.played(Supplements)
    if found is None and supplements is not None:
        return _supplemented_kan(question, supplements, offered.deal, offered.offer)
    if found is None and held < KAN_CALL:
        found = no_tiles(question, offered)
    found = found or _kan_obstacle(question, offered.deal)
    return found or of_promised(offered.deal, question.seat, [offered.offer.tile & KIND])


def eyes_kan(question: Question) -> Refusal | None:
    """The kan that stands for the eyes, in the own turn or with another's tile (001:4009)."""
    supplements, window = question.table.played(Supplements), question.match.window
    assert window is not None
    possible = [] if supplements is None else supplements.eyes(question.hand.own)
    if not possible:
        return refuse("eyes_off")
    offered = None if window.kind is WindowKind.TURN and window.ask_of(question.seat) else last_offered(question)
    if offered is None:
        found = out_of_turn(question) or not_held(question, question.hand) or _no_kan_now(question)
    else:
        found = refuse("window_closed", tile=short_of(offered.offer.tile)) if not offered.open else None
        found = found or no_call(question, offered)
    deal = question.deal if offered is None else offered.deal
    hand = deal.hands[question.seat]
    counts = bytearray(hand.counts)
    if offered is not None:
        counts[offered.offer.tile & KIND] += 1
    if found is None and has_eyes(hand):
        found = refuse("eyes_twice")
    if found is None and not any(all(counts[kind] >= kinds.count(kind) for kind in kinds) for kinds in possible):
        found = refuse("eyes_no_tiles")
    if found is None and hand.riichi:
        found = refuse("eyes_riichi")
    return found or refuse("eyes_wall")


def _no_kan_now(question: Question) -> Refusal | None:
    if question.hand.mute:
        return dead(question)
    if question.hand.drawn < 0 and not (question.table.kans.after_call and question.deal.came == "call"):
        return refuse("kan_after_call", tile=called_tile(question.hand))
    return None


def _kan_obstacle(question: Question, deal: Deal) -> Refusal | None:
    kans = question.table.kans
    match kans.obstacle(deal, question.seat):
        case "last_tile":
            return refuse("kan_last_tile")
        case "chain":
            return refuse("kan_chain")
        case "limit":
            most = kans.wall.replacements if kans.plan.limit is None else kans.plan.limit
            return refuse("kan_limit", most=most)
    return None


def _kan_in_riichi(question: Question, kind: int) -> Refusal | None:
    hand = question.hand
    obstacle = question.table.riichi.kan_obstacle(question.deal, question.seat, (kind,) * FOUR) if hand.riichi else ""
    return _kan_refused(obstacle, hand, of_kinds(1 << kind))


def _kan_refused(obstacle: str, hand: Holding, tile: str) -> Refusal | None:
    match obstacle:
        case "riichi":
            return refuse("kan_riichi")
        case "drawn_tile":
            return refuse("kan_riichi_drawn_tile", tile=tile, drawn=short_of(hand.drawn))
        case "waits":
            return refuse("kan_riichi_waits", tile=tile, waits=of_kinds(hand.waits | hand.spent))
        case "structure":
            return refuse("kan_riichi_structure", tile=tile)
        case "yaku":
            return refuse("kan_riichi_yaku", tile=tile)
    return None


def _supplemented_kan(question: Question, supplements: Supplements, deal: Deal, offer: Offer | None) -> Refusal | None:
    """A kan where other tiles complete sets: are there the tiles, and may they stand there?"""
    hand = deal.hands[question.seat]
    found = _no_kan_now(question) if offer is None else None
    quads = list(_quads(question, supplements, hand, offer))
    if found is None and not quads:
        found = refuse("supplement_no_tiles", tile=question.tile, call=question.verb.name.lower())
    found = found or _kan_obstacle(question, deal)
    if found is not None or any(supplements.allows(melds, hand.own) for melds in quads):
        return found or _supplemented_in_riichi(question, supplements, hand)
    if all(raised_melds(melds, hand.own) > 1 for melds in quads):
        return refuse("supplement_raised", tile=of_kinds(1 << hand.own))
    return refuse(supplements.too_many, most=supplements.most_mixed)


def _quads(question: Question, supplements: Supplements, hand: Holding, offer: Offer | None) -> Iterator[list[Meld]]:
    """The melds that the hand would have with each kan of the verb that was meant, rules of number aside."""
    if question.verb is Verb.ADDED_KAN:
        for place, pon in enumerate(hand.melds):
            for tile in hand.tiles if pon.form is MeldForm.PON else ():
                kan = supplements.kans.raised(pon, tile, hand.own)
                if kan is not None and _is_meant(question, added_code(pon, tile)):
                    yield [*hand.melds[:place], kan, *hand.melds[place + 1 :]]
        return
    for tiles in quad_tiles(hand, supplements, None if offer is None else offer.tile):
        if _is_meant(question, kan_code(question.verb, tiles)):
            yield [*hand.melds, Meld(MeldForm.CLOSED_KAN, tiles)]
    kind = None if offer is None else offer.tile & KIND
    for equal in {tile & KIND for tile in hand.tiles} if kind is None else {kind}:
        held = hand.of_kind(equal)
        if len(held) + (kind is not None) >= FOUR and _is_meant(question, code(question.verb, min(held))):
            yield hand.melds


def _is_meant(question: Question, action: Code) -> bool:
    named = tuple(tile for tile in (action >> 16 & TILE_BITS, action & TILE_BITS))
    return not question.tiles or question.tiles == named[: len(question.tiles)]


def _supplemented_in_riichi(question: Question, supplements: Supplements, hand: Holding) -> Refusal | None:
    for tiles in quad_tiles(hand, supplements) if hand.riichi else ():
        if _is_meant(question, kan_code(question.verb, tiles)):
            obstacle = question.table.riichi.kan_obstacle(question.deal, question.seat, tuple(map(kind_of, tiles)))
            return _kan_refused(obstacle, hand, of_kinds(1 << (tiles[0] & KIND)))
    return None
