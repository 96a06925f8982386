"""A tile is offered (000:254-269): who may win on it, who may call it, and what becomes of it."""

from typing import TYPE_CHECKING

from jantaku.scoring.ledger import Seat
from jantaku.table.events import Called
from jantaku.table.state.deal import Deal, Offer, Step
from jantaku.table.state.window import Answer, Window, WindowKind
from jantaku.table.steps.no_win import ABORTS
from jantaku.table.steps.turn import turn_codes
from jantaku.table.steps.win import push_ron, with_false
from jantaku.table.steps.windows import asked_at, not_spoken, open_window
from jantaku.table.words import HISSATSU, OPEN_KAN, PASS, RON, TSUMO, Code, Verb, first_of, second_of, verb_of
from jantaku.tiles import KIND

if TYPE_CHECKING:
    from jantaku.table.table import Answers, Table


def ask_claim(deal: Deal, table: "Table", step: Step) -> Window | None:
    """Who may win on the discard, who may call it?"""
    offer = deal.offer
    assert offer is not None
    kind = offer.tile & KIND
    callable_ = table.calls.open(deal) and table.draws.after_discard(deal) is None
    asks: list[tuple[Seat, list[Code], Code]] = []
    follower = table.seats.next(offer.seat, deal.direction)
    least, runs = table.calls.least, table.calls.runs[kind]
    for seat in table.seats.others(offer.seat, deal.direction):
        hand = deal.hands[seat]
        counts = hand.counts
        if (
            hand.waits >> kind & 1
            or counts[kind] >= least
            or (seat == follower and runs and any(counts[low] and counts[high] for low, high, _ in runs))
        ):
            codes = claim_codes(deal, table, seat, offer, callable_)
            if codes and not (hand.opened and table.riichi.must_win(hand)):
                codes.append(PASS)
                asks.append((seat, codes, PASS))
    if table.winners.go_on:
        asks = not_spoken(deal, asks)
    return open_window(deal, table, WindowKind.CLAIM, asks, offer.tile, offer.seat) if asks else None


def claim_codes(deal: Deal, table: "Table", seat: Seat, offer: Offer, callable_: bool) -> list[Code]:
    """What the seat may do with a discard, beside letting it lie; ``callable_``: whether it may be called at all."""
    hand = deal.hands[seat]
    codes: list[Code] = []
    if hand.waits >> (offer.tile & KIND) & 1 and table.admission.may_ron(deal, seat, offer):
        codes.append(RON)
    if callable_ and not hand.riichi and not hand.mute and not hand.owes:
        codes += table.calls.codes(deal, seat, offer, table.kans.may(deal, seat))
    return codes


def allows(deal: Deal, table: "Table", step: Step, seat: Seat, code: Code) -> bool:
    """Whether the window of this step would list the code for the seat, were a single possibility a question, too; but
    mostly without listing everything."""
    offer = deal.offer
    if step.name == "claim" and offer is not None and seat != offer.seat and code != HISSATSU:
        if code == RON:
            # A hand that lies open wins without being asked.
            return not deal.hands[seat].opened and table.admission.may_ron(deal, seat, offer)
        callable_ = table.calls.open(deal) and table.draws.after_discard(deal) is None
        return callable_ and code in claim_codes(deal, table, seat, offer, callable_)
    if step.name == "turn" and seat == step.seat:
        if not table.compels:
            if code >> 32 == Verb.DISCARD:
                return table.turns.allows(deal, seat, first_of(code))
            if code >> 32 == Verb.RIICHI:
                return table.riichi.allows(deal, seat, first_of(code))
            if code >> 32 == Verb.OPEN_RIICHI:
                return table.riichi.allows_open(deal, seat, first_of(code))
            if code == TSUMO:
                return table.admission.may_tsumo(deal, seat)
        return code in turn_codes(deal, table, seat)
    window = table.asks[step.name](deal, table, step)
    ask = None if window is None else window.ask_of(seat)
    return ask is not None and code in ask.codes


def settle_claim(deal: Deal, table: "Table", step: Step, answers: "Answers") -> None:
    """Somebody wins, or somebody calls, or the tile stays where it lies."""
    offer = deal.offer
    assert offer is not None
    asked = dict.fromkeys(asked_at(deal, table, step)) if table.claims.by_time else answers
    if table.riichi.opens:
        answers = with_compelled(deal, table, offer, answers)
    resolved = table.claims.resolve(deal, offer, asked, answers)
    winners = with_false(deal, resolved.winners) if table.winners.go_on else resolved.winners
    if winners:
        push_ron(deal, table, offer.seat, winners)
        return
    caller = resolved.caller if resolved.code == OPEN_KAN else None
    if caller is None or not table.kans.may_rob_open(deal.hands[caller]):  # otherwise it can still be won on
        table.furiten.passed(deal, offer, resolved.unheard)
    ending = table.draws.after_discard(deal)
    if ending is not None:
        deal.push("abort", offer.seat, ABORTS.index(ending))
    elif resolved.caller is not None:
        deal.push("call", resolved.caller, resolved.code)
    else:
        table.turns.after_discard(deal, offer.seat)
    if deal.declaring:
        deal.push("riichi", offer.seat)


def with_compelled(deal: Deal, table: "Table", offer: Offer, answers: "Answers") -> "Answers":
    """The answers, with the wins of hands that lie open: they may not pass, and so nobody asks them (001:2074)."""
    compelled = {
        seat: Answer(seat, RON)
        for seat in table.seats.others(offer.seat, deal.direction)
        if deal.hands[seat].opened
        and table.riichi.must_win(deal.hands[seat])
        and table.admission.may_ron(deal, seat, offer)
    }
    return {**answers, **compelled} if compelled else answers


def call_tile(deal: Deal, table: "Table", step: Step, answers: "Answers") -> None:
    """The tile leaves the pond for a meld; the turn is the caller's."""
    offer = deal.offer
    assert offer is not None
    seat = step.seat
    hand = deal.hands[seat]
    verb = verb_of(step.code)
    meld = table.calls.meld(deal, seat, step.code, offer)
    for tile in meld.tiles:
        if tile != offer.tile:
            hand.put(tile)
    hand.melds.append(meld)
    hand.open = hand.open or meld.is_open
    table.exclusion.melded(deal, hand)
    if offer.form != "nuki":  # which lies in no pond
        deal.hands[offer.seat].taken += 1
    deal.events.append(Called(seat, offer.seat, meld))
    table.furiten.called(deal, offer)
    table.furiten.own_call(hand)
    table.payments.fed(hand, offer.seat)
    deal.turn, deal.came, deal.offer = seat, "call", None
    if meld.is_kan:
        hand.away = 0
        table.look(hand)
        deal.fed_kan = offer.seat if meld.is_open else -1
        deal.offer = Offer(offer.tile, seat, "open" if meld.is_open else "closed")
        deal.push("kan", seat)
        if meld.is_open:
            deal.push("rob", seat)
        return
    interrupt(deal)
    if verb is Verb.EYES_KAN:
        deal.push("eyes", seat)
        return
    deal.barred = table.calls.barred(verb, offer.tile & KIND, (first_of(step.code), second_of(step.code)))
    table.turns.after_call(deal, seat, offer.seat)


def interrupt(deal: Deal) -> None:
    """001:964: any meld ends the go-around, and with it ippatsu and the first turn."""
    deal.uninterrupted = False
    end_ippatsu(deal)


def end_ippatsu(deal: Deal) -> None:
    """Nobody has ippatsu any more."""
    for hand in deal.hands:
        hand.ippatsu = False
