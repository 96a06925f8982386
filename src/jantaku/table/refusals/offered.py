"""The tile on offer. A discard that nobody could claim opens no window, and the next seat has drawn before anybody can
ask. So claims are explained for the last tile that was on offer, as it lay there, until somebody acts again.
"""

from collections.abc import Iterable, Iterator
from itertools import dropwhile
from typing import NamedTuple

from jantaku.scoring.ledger import Seat
from jantaku.table.events import (
    Called,
    Discarded,
    DiscardedFaceDown,
    Drawn,
    Event,
    FalseWin,
    HandShown,
    IndicatorShown,
    KanDeclared,
    NukiDeclared,
    Paid,
    RiichiStands,
    Ruled,
    RunRaised,
    StageReached,
    SuitShown,
    Won,
)
from jantaku.table.refusals.question import Question
from jantaku.table.state.deal import Deal, Offer
from jantaku.table.state.holding import NO_TILE, Missed
from jantaku.table.state.window import WindowKind
from jantaku.tiles import KIND, Tile


class Offered(NamedTuple):
    """The tile that is or was last on offer, and the deal as it was then."""

    offer: Offer
    deal: Deal
    open: bool = False
    """It can still be claimed."""
    taken: bool = False
    """Somebody has called it."""


def last_offered(question: Question) -> Offered | None:
    """The last tile on offer, if nobody has acted since."""
    deal, window = question.deal, question.match.window
    assert window is not None
    if deal.offer is not None and window.kind in (WindowKind.CLAIM, WindowKind.ROB):
        return Offered(deal.offer, deal, open=True)
    drawn: Drawn | None = None
    for event in reversed(deal.events):
        match event:
            case Drawn(source="wall" | "dead_wall"):
                drawn = event
            case Called():
                return Offered(Offer(event.tile, event.source), deal, taken=True)
            case StageReached():
                return None
            case KanDeclared(form="eyes"):
                return None
            case KanDeclared(form="closed") if question.table.kans.plan.hidden:  # nobody knows which tiles it has
                return None
            case DiscardedFaceDown():  # nobody sees it
                return None
            case Discarded() | KanDeclared() | RunRaised() | NukiDeclared():
                offer = _offer_of(event)
                return Offered(offer, _as_it_lay(question, offer, drawn))
            case Won() | FalseWin():  # it lies with who has won on it; a drawn one was never on offer
                offer = Offer(event.tile, event.source)
                return None if event.seat == event.source else Offered(offer, deal, taken=True)
            case IndicatorShown() | RiichiStands() | HandShown() | Ruled() | SuitShown() | Paid():
                pass
            case _:
                return None
    return None


def _offer_of(event: Discarded | KanDeclared | RunRaised | NukiDeclared) -> Offer:
    if isinstance(event, Discarded):
        return Offer(event.tile, event.seat)
    if isinstance(event, NukiDeclared):
        return Offer(event.tile, event.seat, "nuki")
    tile = event.meld.tiles[0] if event.meld.added is None else event.meld.added
    return Offer(tile, event.seat, "run" if isinstance(event, RunRaised) else event.form)  # type: ignore[arg-type]


def _as_it_lay(question: Question, offer: Offer, drawn: Drawn | None) -> Deal:
    """The deal when this tile was on offer: the next tile not yet drawn, the win on this one not yet passed."""
    seat, table = question.seat, question.table
    deal = question.deal.copy()
    hand = deal.hands[seat]
    if hand.missed_in_riichi and missed_in_riichi(deal, seat) == offer.tile:
        hand.missed_in_riichi = False
    hand.missed = [missed for missed in hand.missed if missed.tile != offer.tile]
    if drawn is not None and drawn.source == "wall":
        deal.wall.next -= 1
    if drawn is not None and drawn.seat == seat:
        hand.put(drawn.tile)
        hand.drawn = NO_TILE
        if table.furiten.ends == "own_turn" and not table.claims.by_time:
            hand.missed = _missed_since_own_discard(deal, seat, offer)
    return deal


def _missed_since_own_discard(deal: Deal, seat: Seat, offer: Offer) -> list[Missed]:
    """What the draw has made the table forget."""
    hand = deal.hands[seat]
    missed = []
    for tile, source in _laid_open(reversed(deal.events)):
        if source == seat:
            break
        if hand.waits >> (tile & KIND) & 1 and tile != offer.tile:
            missed.append(Missed(tile, source, 0))
    return missed[::-1]


def missed_in_riichi(deal: Deal, seat: Seat) -> Tile | None:
    """The first winning tile that this seat has let go by in riichi."""
    waits = deal.hands[seat].waits
    since = dropwhile(lambda event: not (isinstance(event, RiichiStands) and event.seat == seat), deal.events)
    return next((tile for tile, source in _laid_open(since) if source != seat and waits >> (tile & KIND) & 1), None)


def _laid_open(events: Iterable[Event]) -> Iterator[tuple[Tile, Seat]]:
    """The tiles that could be won on, each with its owner."""
    for event in events:
        if isinstance(event, DiscardedFaceDown):
            continue
        if isinstance(event, Discarded | KanDeclared | RunRaised | NukiDeclared):
            offer = _offer_of(event)
            if offer.form not in ("closed", "eyes"):
                yield offer.tile, offer.seat
