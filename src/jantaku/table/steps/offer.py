"""A tile is offered (000:254-269): who may win on it, who may call it, and what becomes of it."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from jantaku.hands import Meld
from jantaku.scoring.ledger import Seat
from jantaku.table.events import Called
from jantaku.table.parts.claims import NOBODY
from jantaku.table.state.deal import Deal, Offer, Step
from jantaku.table.state.window import CLAIM, Answer, Window
from jantaku.table.steps.no_win import ABORTS
from jantaku.table.steps.turn import turn_codes
from jantaku.table.steps.win import keep_before_win, push_ron, with_false
from jantaku.table.steps.windows import asked_at, not_spoken, open_window
from jantaku.table.words import (
    DECLARING,
    OPEN_KANS,
    PASS,
    RON,
    VERB_SHIFT,
    Code,
    Verb,
    first_of,
    second_of,
    verb_of,
)
from jantaku.tiles import KIND

if TYPE_CHECKING:
    from jantaku.table.table import Answers, Table


def ask_claim(deal: Deal, table: "Table", step: Step) -> Window | None:
    """Who may win on the discard, who may call it?"""
    offer = deal.offer
    assert offer is not None
    kind = offer.tile & KIND
    callable_: bool | None = None  # not asked before somebody wants the tile
    asks: list[tuple[Seat, list[Code], Code]] = []
    others = table.seats.others(offer.seat, deal.direction)
    wanted = table.wanted(deal.hands, others, table.seats.following[deal.direction][offer.seat], kind)
    if not wanted:
        return None  # nearly always
    for seat in others:
        if wanted >> seat & 1:
            if callable_ is None:
                callable_ = table.calls.open(deal) and table.draws.after_discard(deal) is None
            codes = claim_codes(deal, table, seat, offer, callable_)
            if codes and (codes[0] != RON or table.riichi.may_let_pass(deal, seat)):
                codes.append(PASS)
                asks.append((seat, codes, PASS))
    if not asks:
        return None
    if table.winners.go_on:
        asks = not_spoken(deal, asks)
    return open_window(deal, table, CLAIM, asks, offer.tile, offer.seat) if asks else None


def claim_codes(deal: Deal, table: "Table", seat: Seat, offer: Offer, callable_: bool) -> list[Code]:
    """What the seat may do with a discard, beside letting it lie; ``callable_``: whether it may be called at all."""
    hand = deal.hands[seat]
    codes: list[Code] = []
    if hand.waits >> (offer.tile & KIND) & 1 and table.admission.may_ron(deal, seat, offer):
        codes.append(RON)
    if callable_ and not hand.riichi and not hand.mute and not hand.owes:
        codes += table.calls.codes(deal, seat, offer, table.kans.may(deal, seat))
    for words in table.claim_words:
        codes += words(deal, seat, offer, callable_)
    return kept_claims(deal, table, seat, offer, codes) if codes and table.keep_claims else codes


def kept_claims(deal: Deal, table: "Table", seat: Seat, offer: Offer, codes: list[Code]) -> list[Code]:
    """The words to a tile that all rules let be said."""
    for keep in table.keep_claims:
        codes = keep(deal, seat, offer, codes)
    return codes


def allows(deal: Deal, table: "Table", step: Step, seat: Seat, code: Code) -> bool:
    """Whether the window of this step would list the code for the seat, were a single possibility a question, too; but
    mostly without listing everything."""
    offer = deal.offer
    if step.name == "claim" and offer is not None and seat != offer.seat:
        if code == RON:
            return table.riichi.may_let_pass(deal, seat) and table.admission.may_ron(deal, seat, offer)
        callable_ = table.calls.open(deal) and table.draws.after_discard(deal) is None
        return (callable_ or bool(table.claim_words)) and code in claim_codes(deal, table, seat, offer, callable_)
    if step.name == "turn" and seat == step.seat:
        may = None if table.compels else SHORTCUTS.get(code >> 32)
        if may is None or (code >> 32 in DECLARING and not table.riichi.declared):
            return code in turn_codes(deal, table, seat)
        return may(deal, table, seat, code) and all(keep(deal, seat, [code]) for keep in table.keep_turn)
    window = table.asks[step.name](deal, table, step)
    ask = None if window is None else window.ask_of(seat)
    return ask is not None and code in ask.codes


EYES_KAN: Final = Verb.EYES_KAN


def _may_declare(deal: Deal, table: "Table", seat: Seat, code: Code) -> bool:
    return table.riichi.allows(deal, seat, code)


SHORTCUTS: Final[dict[int, Callable[[Deal, "Table", Seat, Code], bool]]] = {
    Verb.DISCARD: lambda deal, table, seat, code: table.turns.allows(deal, seat, first_of(code)),
    **dict.fromkeys(DECLARING, _may_declare),
    Verb.TSUMO: lambda deal, table, seat, code: table.admission.may_tsumo(deal, seat),
}
"""Whether a seat may say this in its turn, found without listing all that it may say."""


def settle_claim(deal: Deal, table: "Table", step: Step, answers: "Answers") -> None:
    """Somebody wins, or somebody calls, or the tile stays where it lies."""
    offer = deal.offer
    assert offer is not None
    resolved = NOBODY
    if answers or not table.asks_only:
        asked = dict.fromkeys(asked_at(deal, table, step)) if table.claims.by_time else answers
        if table.riichi.wins_unasked:
            answers = with_compelled(deal, table, offer, answers)
        resolved = table.claims.resolve(deal, offer, asked, answers) if answers or asked else NOBODY
        winners = with_false(deal, resolved.winners) if table.winners.go_on else resolved.winners
        if winners:
            keep_before_win(deal, table, step)
            for overruled in table.overruled:
                heard = {seat: answer for seat, answer in answers.items() if seat not in resolved.unheard}
                overruled(deal, offer, heard, winners)
            push_ron(deal, table, offer.seat, winners)
            return
    caller = resolved.caller if resolved.code in OPEN_KANS else None
    if caller is None or not table.kans.may_rob_open(deal.hands[caller]):  # otherwise it can still be won on
        table.furiten.passed(deal, offer, resolved.unheard)
    ending = table.draws.after_discard(deal)
    if ending is not None:
        deal.push("abort", offer.seat, ABORTS.index(ending))
    elif resolved.caller is not None:
        deal.push(table.takes.get(resolved.code >> VERB_SHIFT, "call"), resolved.caller, resolved.code)
    else:
        table.turns.after_discard(deal, offer.seat)
        for let_lie in table.let_lie:
            let_lie(deal, offer, answers)
    if deal.declaring:
        deal.push("riichi", offer.seat)


def with_compelled(deal: Deal, table: "Table", offer: Offer, answers: "Answers") -> "Answers":
    """The answers, with the wins of hands that may let no winning tile pass, so that nobody asks them (001:2074)."""
    compelled = {
        seat: Answer(seat, RON)
        for seat in table.seats.others(offer.seat, deal.direction)
        if not table.riichi.may_let_pass(deal, seat) and table.admission.may_ron(deal, seat, offer)
    }
    return {**answers, **compelled} if compelled else answers


def call_tile(deal: Deal, table: "Table", step: Step, answers: "Answers") -> None:
    """The tile leaves the pond for a meld; the turn is the caller's."""
    offer = deal.offer
    assert offer is not None
    seat = step.seat
    hand = deal.hands[seat]
    verb = verb_of(step.code)
    meld = _melded(deal, table, seat, step.code, offer)
    take_into(deal, table, seat, offer, meld)
    deal.events.append(Called(seat, offer.seat, meld))
    if meld.is_kan:
        hand.away = 0
        table.look(hand)
        deal.fed_kan = offer.seat if meld.is_open else -1
        deal.offer = Offer(offer.tile, seat, "open" if meld.is_open else "closed")
        deal.push("kan", seat)
        if meld.is_open:
            deal.push("rob", seat)
        return
    interrupt(deal, table, seat)
    if verb is EYES_KAN:
        deal.push("eyes", seat)
        return
    said = Verb.CHI if meld.is_run else verb
    deal.barred = table.calls.barred(said, offer.tile & KIND, (first_of(step.code), second_of(step.code)))
    for bars in table.barred:
        deal.barred = bars(deal, seat, deal.barred)
    table.turns.after_call(deal, seat, offer.seat)


def take_into(deal: Deal, table: "Table", seat: Seat, offer: Offer, meld: Meld) -> None:
    """The tile on offer and those that the seat has for it are this meld now, or have made one grow."""
    hand = deal.hands[seat]
    grown = meld.added is not None  # a pon that lies there
    if grown:
        hand.melds = [meld if lying.claimed == meld.claimed else lying for lying in hand.melds]
    else:
        for tile in meld.tiles:
            if tile != offer.tile:
                hand.put(tile)
        hand.melds.append(meld)
    hand.open = hand.open or meld.is_open
    table.learn_meld(deal, seat, hand)
    if offer.form == "discard":  # others lie in no pond
        deal.hands[offer.seat].taken += 1
    table.furiten.called(deal, offer)
    table.furiten.own_call(hand)
    table.payments.fed(hand, offer.seat, grown)
    deal.turn, deal.came, deal.offer = seat, "call", None


def _melded(deal: Deal, table: "Table", seat: Seat, code: Code, offer: Offer) -> Meld:
    """The meld that a call makes."""
    for make in table.meld:
        meld = make(deal, seat, code, offer)
        if meld is not None:
            return meld
    return table.calls.meld(deal, seat, code, offer)


def interrupt(deal: Deal, table: "Table", seat: Seat) -> None:
    """001:964: any meld ends the go-around, and with it ippatsu and the first turn; or only what its owner has of them,
    where calls interrupt nothing that lasts (001:7642)."""
    if not table.calls.interrupt:
        deal.hands[seat].ippatsu = False
        return
    deal.uninterrupted = False
    end_ippatsu(deal)


def end_ippatsu(deal: Deal) -> None:
    """Nobody has ippatsu any more."""
    for hand in deal.hands:
        hand.ippatsu = False
