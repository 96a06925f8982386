"""The fast lane: turns in which a tile is drawn, one is discarded, perhaps with riichi, and nobody says anything, or
somebody calls it for a chi or pon, done in one go.

Nearly all of a match is made of these. Where it is known what will be done, as when a record is played again, they need
no windows; they do to the deal what the steps draw, turn, claim and call do, and a test holds the two against each
other. The lane is open where no rule comes between draw, discard and offer, and to calls where none comes between them
and the next discard; what it does not take goes through `flow`.
"""

from typing import Final

from jantaku.hands import MeldForm
from jantaku.hands.kernel import PlainTurns
from jantaku.scoring.ledger import Seat
from jantaku.table.events import Called, Discarded, Drawn, Event, RiichiStands
from jantaku.table.state.deal import Deal, Offer, Step
from jantaku.table.state.holding import NO_TILE, Holding, PondTile
from jantaku.table.steps.offer import interrupt, take_into
from jantaku.table.steps.riichi import riichi_stands
from jantaku.table.steps.turn import discard_tile, draw
from jantaku.table.steps.windows import NO_ANSWERS
from jantaku.table.table import Table
from jantaku.table.words import Verb, riichi
from jantaku.tiles import KIND, Tile

_CALLS: Final = {MeldForm.CHI: Verb.CHI, MeldForm.PON: Verb.PON}
ALL_OF_RIICHI: Final = 3
"""Draw, discard, stick."""
_PLAIN: Final = None if PlainTurns is None else PlainTurns(Drawn, Discarded, Holding, PondTile)


def plain_turns(deal: Deal, table: Table, told: list[Event], at: int) -> int:
    """All such turns that follow each other in what is ``told`` from ``at`` on.

    The first may begin after the draw: the dealer's first turn, and one after a call. Returns how many of the told
    events were used; what comes next is on the agenda. If the deal has more new events, those behind are not yet
    compared with what is told.
    """
    # Pending indicators want to be turned, and so many kans may abort the deal.
    if deal.turned_later or deal.kans >= table.draws.kans:
        return 0
    # A flower may not be kept, nor by some rules a winning tile be let go: that is asked about.
    if table.compels or not table.plain:
        return 0
    start, last, first, kept = at, len(told) - 1, deal.wall.next, at
    step, upcoming = deal.agenda[-1], told[at] if at <= last else None
    drawn: Drawn | None = None
    if step.name == "draw":
        if type(upcoming) is not Drawn:
            return 0
        drawn = upcoming
    wall, hands, furiten, look = deal.wall, deal.hands, table.furiten, table.look
    row, end, covers = wall.row, wall.end, furiten.covers
    following = table.seats.following[deal.direction]
    fourth = table.seats.count if deal.uninterrupted else 0  # the fourth discard may abort the deal
    seat, follows, discards, live, awaited = step.seat, "draw", deal.discards, first, 0
    for hand in hands:
        awaited |= hand.waits
    plain, calls, declares = None if covers else _PLAIN, table.plain_calls, table.plain_riichi
    while at < last:
        played = False
        if plain is not None and drawn is not None:  # what is not played there is for the lines below
            at, live, seat, discards, awaited, played = plain.play(
                told, at, hands, row, live, end, seat, following, discards, fourth, awaited, look
            )
            if not played:
                if at == last:
                    break
                drawn = told[at]  # type: ignore[assignment]
        if not played:
            hand = hands[seat]
            if drawn is None:
                thrown = told[at]
                if type(thrown) is not Discarded or thrown.riichi or thrown.seat != seat:
                    break
                out = thrown.tile
                if thrown.drawn != (hand.drawn == out) or not table.turns.allows(deal, seat, out):
                    break
                hand.put(out)
                hand.drawn, deal.barred = NO_TILE, 0
                if not thrown.drawn:
                    look(hand)
                    awaited |= hand.waits
                at += 1
            else:
                thrown = told[at + 1]
                if type(thrown) is not Discarded or live >= end:
                    break
                tile, out = row[live], thrown.tile
                if drawn.tile != tile or drawn.seat != seat or thrown.seat != seat:
                    break
                if drawn.left is not None and drawn.left != end - live - 1:
                    break
                if thrown.riichi:
                    if not declares or thrown.drawn != (tile == out):
                        break
                    deal.events += told[kept:at]
                    wall.next, deal.discards = live, discards
                    used, follows = _riichi(deal, table, seat, out, told[at + 2 : at + 4])
                    at += used
                    live, discards, kept = wall.next, deal.discards, at
                    awaited |= hand.waits
                    if follows == "draw":
                        seat = following[seat]
                    if used < ALL_OF_RIICHI:
                        break
                    drawn = told[at]  # type: ignore[assignment]
                    continue
                if tile == out:
                    if not thrown.drawn:
                        break
                else:
                    tiles, counts = hand.tiles, hand.counts
                    if thrown.drawn or hand.riichi or out not in tiles:
                        break
                    tiles.append(tile)
                    tiles.remove(out)
                    counts[tile & KIND] += 1
                    counts[out & KIND] -= 1
                    look(hand)
                    awaited |= hand.waits
                if hand.missed:
                    furiten.own_turn(hand)
                live += 1
                at += 2
            if hand.ippatsu:
                hand.ippatsu = False
            hand.river |= 1 << (out & KIND)
            hand.pond.append(PondTile(out, thrown.drawn, False, discards))
            discards += 1
            if covers:
                deal.discards = discards
                furiten.discarded(deal, seat)
        follows, out = "draw", told[at - 1].tile  # type: ignore[attr-defined]
        if discards == fourth:
            deal.discards = discards
            fourth = fourth if table.draws.after_discard(deal) else 0
        upcoming = told[at] if at <= last else None
        if type(upcoming) is not Drawn or discards == fourth:
            wall.next, deal.discards = live, discards
            if (
                calls
                and discards != fourth
                and at < last
                and _call(deal, table, Offer(out, seat), awaited, *told[at : at + 2])
            ):
                at, seat, first, follows, drawn = at + 1, deal.turn, live, "turn", None
                fourth = table.seats.count if deal.uninterrupted else 0
                continue
            follows = "claim"
            break
        drawn = upcoming
        if awaited >> (out & KIND) & 1:
            deal.discards = discards
            furiten.passed(deal, Offer(out, seat), ())
        seat = following[seat]
    if at != start:
        thrown = told[at - 1]
        deal.events += told[kept:at]
        wall.next, deal.discards = live, discards
        deal.turn = thrown.seat  # type: ignore[attr-defined]
        deal.fed_kan = -1
        if live != first:
            deal.came = "wall"
        if type(thrown) is Discarded:
            deal.offer = Offer(thrown.tile, thrown.seat)
        deal.agenda[-1] = Step(follows, seat)
    return at - start


def _riichi(deal: Deal, table: Table, seat: Seat, out: Tile, after: list[Event]) -> tuple[int, str]:
    """A tile is drawn and riichi declared with this discard, as the steps draw, turn, claim and riichi do it: how many
    of the events draw, discard and stick have come about as they are told, and which step is next. ``after``: what is
    told after the discard; unless that is the stick and the next draw, or where riichi may not be declared, the steps
    go on."""
    agenda, said = deal.agenda, riichi(out)
    draw(deal, table, Step("draw", seat), NO_ANSWERS)
    agenda.pop()
    if not table.riichi.allows(deal, seat, said):
        return 1, "turn"
    discard_tile(deal, table, seat, said)
    agenda.pop()
    if [type(event) for event in after] != [RiichiStands, Drawn] or table.draws.after_discard(deal):
        return 2, "claim"
    assert deal.offer is not None
    table.furiten.passed(deal, deal.offer, ())
    riichi_stands(deal, table, Step("riichi", seat), NO_ANSWERS)
    return 2 + (deal.events[-1] == after[0]), "draw"


def _call(deal: Deal, table: Table, offer: Offer, awaited: int, called: Event, then: Event) -> bool:
    """The tile on offer is called for a chi or pon, as the steps claim and call do it. False where something else was
    done, or where this is not allowed; a riichi with the discard is declared with the call. ``awaited``: the kinds that
    complete somebody's hand."""
    if type(called) is not Called or type(then) is not Discarded or then.riichi or called.source != offer.seat:
        return False
    seat, meld = called.seat, called.meld
    hand, own, verb = deal.hands[seat], meld.tiles[1:], _CALLS.get(meld.form)
    if verb is None or seat == offer.seat or hand.riichi or hand.mute or not table.calls.open(deal):
        return False
    if not table.calls.allows(deal, seat, offer, verb, own) or not table.calls.is_made(meld, seat, offer):
        return False
    if awaited >> (offer.tile & KIND) & 1:
        table.furiten.passed(deal, offer, ())
    take_into(deal, table, seat, offer, meld)
    interrupt(deal, table, seat)
    deal.barred = table.calls.barred(verb, offer.tile & KIND, own)
    return True
