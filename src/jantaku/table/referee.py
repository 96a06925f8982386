"""The referee: what is done about offences against the rules (000:905-944, 001:1226-1243, 001:1390-1410).

At this table a player cannot do what the rules forbid, so the offences are those of people: a false word, a tile shown,
a wall knocked over. There are two penalties. *Chombo* ends the deal: the offender pays, sticks of the deal go back, and
it is dealt anew without a further honba. A *dead hand* goes on drawing and discarding, may declare nothing more, and is
not ready at a draw. What a forbidden discard brings is a rule of the table: one of these, or a *fine*, or nothing but
that it is taken back (001:2919). So is which of the two a hand with too many tiles brings (000:939, 003:75-76).

Where a false win has a price, it does not end the deal: the offender pays and goes on with a hand that cannot win, but
may claim sets (002:335, 002:361); or, where winners leave a deal that goes on, leaves it as if he had won, whoever else
could claim the tile, and pays when the hands are checked (004:43). A closed kan of different tiles may have a price,
too (002:331); laid down by mistake it usually costs nothing, but in either case the hand cannot win: to win with it
would be a false win (002:359). Where it has no price it is cheating, which is chombo (000:923), and the mistake kills
the hand.

A ruling is given while a deal is played, at any window; it is an event, and it is logged with the answers, so that a
replay repeats it. Some offences come to light only when nobody is asked any more: a riichi that was not ready when
hands are shown (000:914, 001:1399), a win said on the last discard, a closed kan of different tiles when kans are shown
at the end (002:240, 002:331). A match that is `refereed` stops for them after the last tile, before the draw is
settled, and again after the end of the deal. If the deal then counts as not played, what its end has moved goes back.
A ruling that only changes how a deal goes on comes too late after its end; so does one on a forbidden discard
(001:1238).

But what a winner's own hand shows is a false win: a closed kan of different tiles, be it a mistake (002:359), a wrong
set, a wrong number of tiles (000:913, 000:939, 002:334). That is chombo; or where a false win has a price, the win is
undone, its payments go back, the price is paid, and the deal goes on where the win was said (002:361, 002:364). Who
else has won on the same tile has won.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING, Final, Literal, NamedTuple

from jantaku.hands import MeldForm
from jantaku.rules.plan import Plan
from jantaku.scoring.ledger import Reason, Seat, Transfer
from jantaku.scoring.payments import sticks_returned
from jantaku.table.events import (
    DealDrawn,
    Event,
    HandShown,
    IndicatorShown,
    KansShown,
    Paid,
    RiichiStands,
    Ruled,
    Won,
)
from jantaku.table.parts.dealer import ANNULLED
from jantaku.table.parts.payments import FalseKans
from jantaku.table.parts.playing_on import claimed_falsely
from jantaku.table.state.deal import Deal, Result
from jantaku.table.state.memory import recall, recalled
from jantaku.table.state.window import Answer
from jantaku.table.steps.closing import end_deal, punish
from jantaku.table.steps.win import false_win as leave_falsely
from jantaku.table.steps.win import keep_before_win, may_win_falsely, push_ron
from jantaku.table.table import Table
from jantaku.table.words import Code, Verb, code, first_of, second_of, verb_of
from jantaku.texts import SayableError, TextId

if TYPE_CHECKING:
    from jantaku.table.match import Match

Penalty = Literal["chombo", "dead_hand", "fine", "rollback"]
Ruling = Literal["chombo", "dead_hand", "abort", "false_win", "false_kan", "fine", "rollback"]
NOBODY: Final[Seat] = -1


class Offence(NamedTuple):
    """Something that is punished, how, and where the book says so."""

    penalty: Penalty
    text_id: TextId
    seed: str
    stick_returns: bool = False
    """The stick of the offender's riichi goes back."""
    priced: Verb | None = None
    """What is ruled instead where it has a price of its own."""
    by_rule: Callable[[Plan], Penalty | None] | None = None
    """How the rules punish it, where they say so; or nothing, where they do not forbid it."""


def _forbidden_discard(plan: Plan) -> Penalty | None:
    return plan.calls.illegal if plan.calls.forbids else None


def _too_many_tiles(plan: Plan) -> Penalty:
    return plan.payments.too_many_tiles


def _too_few_tiles(plan: Plan) -> Penalty:
    return plan.payments.too_few_tiles


def _false_kan(plan: Plan) -> Penalty:
    """Cheating (000:923); but where a false win does not end the deal, nothing else does, and 004 says nothing."""
    return "dead_hand" if plan.payments.false_win else "chombo"


OFFENCES: Final[dict[str, Offence]] = {
    "false_win": Offence("chombo", TextId("offence-false_win"), "000:913", priced=Verb.RULE_FALSE_WIN),
    "riichi_not_ready": Offence("chombo", TextId("offence-riichi_not_ready"), "000:914"),
    "riichi_kan": Offence("chombo", TextId("offence-riichi_kan"), "000:915"),
    "hand_hidden": Offence("chombo", TextId("offence-hand_hidden"), "000:916"),
    "hand_shown": Offence("chombo", TextId("offence-hand_shown"), "000:917"),
    "false_abort": Offence("chombo", TextId("offence-false_abort"), "000:918"),
    "wall_broken": Offence("chombo", TextId("offence-wall_broken"), "000:919"),
    "hand_broken": Offence("chombo", TextId("offence-hand_broken"), "000:919"),
    "cheating": Offence("chombo", TextId("offence-cheating"), "000:923"),
    "dead_hand_speaks": Offence("chombo", TextId("offence-dead_hand_speaks"), "000:924"),
    "wrong_meld": Offence("dead_hand", TextId("offence-wrong_meld"), "000:930"),
    "empty_win": Offence("dead_hand", TextId("offence-empty_win"), "000:936"),
    "wrong_riichi": Offence("dead_hand", TextId("offence-wrong_riichi"), "000:937", stick_returns=True),
    "wrong_turn": Offence("dead_hand", TextId("offence-wrong_turn"), "000:938"),
    "too_few_tiles": Offence("dead_hand", TextId("offence-too_few_tiles"), "000:939, 003:75", by_rule=_too_few_tiles),
    "kuikae": Offence("dead_hand", TextId("offence-kuikae"), "000:1012, 001:2919", by_rule=_forbidden_discard),
    "false_kan": Offence(
        "chombo", TextId("offence-false_kan"), "000:923, 002:331", priced=Verb.RULE_FALSE_KAN, by_rule=_false_kan
    ),
    "too_many_tiles": Offence(
        "dead_hand", TextId("offence-too_many_tiles"), "000:939, 003:76", by_rule=_too_many_tiles
    ),
}
"""The offences of the book. Their order is part of the code of a ruling: new ones stand last."""

_NUMBERS: Final = {"": 0, **{offence: number for number, offence in enumerate(OFFENCES, 1)}}
_NAMES: Final = tuple(_NUMBERS)
AFTER_THE_END: Final = 1 << 10
"""Marks, beside the offence, a ruling that was given after the end of the deal."""

RULINGS: Final[dict[Verb, Ruling]] = {
    Verb.RULE_CHOMBO: "chombo",
    Verb.RULE_DEAD_HAND: "dead_hand",
    Verb.RULE_ABORT: "abort",
    Verb.RULE_FALSE_WIN: "false_win",
    Verb.RULE_FALSE_KAN: "false_kan",
    Verb.RULE_ROLLBACK: "rollback",
    Verb.RULE_FINE: "fine",
}
PENALTIES: Final[dict[Penalty, Verb]] = {
    "chombo": Verb.RULE_CHOMBO,
    "dead_hand": Verb.RULE_DEAD_HAND,
    "fine": Verb.RULE_FINE,
    "rollback": Verb.RULE_ROLLBACK,
}


BY_RULE: Final = frozenset({Verb.RULE_FINE, Verb.RULE_ROLLBACK})
"""What is ruled only where the rules say so."""
UNDOING: Final[frozenset[str]] = frozenset({"chombo", "abort"})
"""After these the deal counts as not played, whatever its end was."""
PAYING: Final = frozenset({Verb.RULE_FALSE_WIN, Verb.RULE_FALSE_KAN})
"""What is paid beside the end of the deal, and changes nothing of it, unless it was the offender who won."""
IN_A_HAND: Final = frozenset({"wrong_meld", "too_few_tiles", "too_many_tiles", "false_kan"})
"""What kills a hand, and makes a win with it a false one."""
UNCOUNTED: Final = frozenset({"too_few_tiles", "too_many_tiles"})
"""After these nothing may be declared any more, be it a false win that has shown it (002:337-338)."""
STAYS: Final = frozenset(
    {
        *("events", "windows", "wall", "turned_later", "turned_next"),
        *("points", "deposits", "taken", "chips", "fines", "fined", "oka_pot"),
    }
)
"""What of a deal does not go back with a win: what was told and turned up stays so, and points go back by payments."""
CLOSING: Final = (Won, DealDrawn, HandShown, KansShown, IndicatorShown, Paid, Ruled)
"""What is told of the end of a deal, and of rulings after the last tile."""


class Referee:
    """Rules over one match."""

    def __init__(self, match: "Match") -> None:
        self.match = match

    def punish(self, seat: Seat, offence: str) -> None:
        """Punish the seat as the book does for this offence."""
        known = OFFENCES.get(offence)
        if known is None:
            raise _no_such_offence(offence)
        verb = self._of_a_winner(self._ruling_on(known), seat, offence)
        self._rule(verb, seat, offence, int(verb is Verb.RULE_FALSE_KAN))

    def chombo(self, seat: Seat, offence: str = "") -> None:
        """The deal ends, and the seat pays."""
        self._rule(Verb.RULE_CHOMBO, seat, offence)

    def dead_hand(self, seat: Seat, offence: str = "") -> None:
        """The seat may declare nothing more in this deal."""
        self._rule(Verb.RULE_DEAD_HAND, seat, offence)

    def false_win(self, seat: Seat, *, claims: bool = False) -> None:
        """The seat has said that it has won, with the tile just drawn or offered, and has not: it pays for that, or it
        is chombo where the rules have no price for it. ``claims``: it meant the tile that lay there before its draw."""
        if claims and self.match.table.winners.go_on:
            self._rule(Verb.RULE_FALSE_WIN, seat, "false_win", 1)
        else:
            self.punish(seat, "false_win")

    def false_kan(self, seat: Seat, kans: int = 1, *, by_mistake: bool = False) -> None:
        """So many closed kans of the seat have different tiles: it cannot win any more, and pays for each, unless it
        was a mistake; where that has no price it is chombo, and by mistake a dead hand."""
        verb = self._ruling_on(OFFENCES["false_kan"])
        if by_mistake and verb is not Verb.RULE_FALSE_KAN:
            verb = self._of_a_winner(Verb.RULE_DEAD_HAND, seat, "false_kan")
        counted = verb is Verb.RULE_FALSE_KAN and not by_mistake
        self._rule(verb, seat, "false_kan", kans if counted else 0)

    def _ruling_on(self, offence: Offence) -> Verb:
        """What is ruled at this table, which may have a price for the offence, or a penalty of its own."""
        if offence.priced is not None and self._has_price(offence.priced):
            return offence.priced
        if offence.by_rule is None:
            return PENALTIES[offence.penalty]
        penalty = offence.by_rule(self.match.table.plan)
        if penalty is None:
            message = "by these rules any tile may be discarded after a call"
            raise SayableError(message, TextId("referee-nothing-forbidden"))
        return PENALTIES[penalty]

    def _of_a_winner(self, verb: Verb, seat: Seat, offence: str) -> Verb:
        """What is ruled instead where the hand that ought to be dead has won: its win is none."""
        result = self.match.deal.result
        won = result is not None and seat in result.winners and not self.match.table.winners.go_on
        if verb is not Verb.RULE_DEAD_HAND or offence not in IN_A_HAND or not won:
            return verb
        return self._ruling_on(OFFENCES["false_win"])

    def _has_price(self, verb: Verb) -> bool:
        payments = self.match.table.plan.payments
        prices = {Verb.RULE_FALSE_WIN: payments.false_win, Verb.RULE_FALSE_KAN: payments.false_kan}
        return prices.get(verb, 1) > 0

    def abort(self) -> None:
        """The deal ends, nobody being at fault: it counts as not played, and its sticks go back."""
        self._rule(Verb.RULE_ABORT, NOBODY, "")

    def rule(self, seat: Seat, action: Code) -> bool:
        """Rule as this code says; False if it is no ruling."""
        known = [verb for verb in RULINGS if verb == action >> 32]
        number = first_of(action) & ~AFTER_THE_END
        if not known or number >= len(_NAMES) or not self._has_price(known[0]):
            return False
        calls = self.match.table.plan.calls
        if known[0] in BY_RULE and not (calls.forbids and known[0] is PENALTIES[calls.illegal]):
            return False
        self._rule(verb_of(action), seat, _NAMES[number], second_of(action))
        return True

    def _rule(self, verb: Verb, seat: Seat, offence: str, count: int = 0) -> None:
        """``count``: how often it was done, where that is counted; of a false win: 1 where it claims the tile before
        the own draw."""
        match = self.match
        window, deal = match.window, match.deal
        late = waits_for_rulings(deal)
        if window is None or (deal.result is not None and not late):
            raise SayableError("no deal is being played", TextId("referee-no-deal"))
        if offence not in _NUMBERS:
            raise _no_such_offence(offence)
        if verb is not Verb.RULE_ABORT and seat not in match.table.seats.playing:
            raise SayableError(f"there is no seat {seat}", TextId("referee-no-such-seat"), seat=seat)
        if deal.result is not None and self._too_late(verb, seat, offence):
            raise SayableError("the deal has ended: this ruling comes too late", TextId("referee-too-late"))
        if verb is Verb.RULE_DEAD_HAND and deal.hands[seat].mute:
            raise SayableError(f"the hand of seat {seat} is dead already", TextId("referee-dead-already"))
        if verb is Verb.RULE_FALSE_WIN and (deal.hands[seat].out or seat in claimed_falsely(deal)):
            raise SayableError(f"seat {seat} takes no part any more", TextId("referee-out-already"))
        if (
            verb is Verb.RULE_FALSE_WIN
            and match.table.winners.go_on
            and not may_win_falsely(deal, seat, claims=count > 0)
        ):
            raise SayableError(f"seat {seat} has nothing to win with now", TextId("referee-nothing-to-win"))
        if verb is Verb.RULE_FALSE_KAN and (count or 1) > kans_to_rule_on(deal, seat):
            raise SayableError(f"seat {seat} has no such closed kans", TextId("referee-no-such-kan"))
        when = AFTER_THE_END if deal.result is not None else 0
        ruling = Answer(seat, code(verb, _NUMBERS[offence] | when, count), 0, "referee")
        match.answers.append((window.number, ruling))
        execute(deal, match.table, Ruled(RULINGS[verb], seat, offence), count)
        if late:
            match.look_anew()
        else:
            self._ask_anew(deal)

    def _too_late(self, verb: Verb, seat: Seat, offence: str) -> bool:
        """Whether this can no longer be ruled, now that the deal has ended."""
        deal, result = self.match.deal, self.match.deal.result
        assert result is not None
        if RULINGS[verb] in UNDOING:
            found_late = offence == "kuikae" or (verb is Verb.RULE_ABORT and result.kind in ANNULLED)
            return found_late or self.match.table.winners.go_on
        if verb not in PAYING or deal.hands[seat].out:
            return True
        return seat in result.winners and deal.before_win is None

    def _ask_anew(self, deal: Deal) -> None:
        """The question of the moment is another now. Who had answered it, and still may say so, has answered."""
        match = self.match
        answered, match._open = match._open, {}
        deal.windows += 1
        match.go_on()
        window = match.window
        if match.deal is not deal or window is None:
            return
        for ask in window.asks:
            answer = answered.get(ask.seat)
            if answer is not None and answer.code in ask.codes:
                match._open[ask.seat] = answer
        if window.asks and len(match._open) == len(window.asks):
            match._close()


def kans_to_rule_on(deal: Deal, seat: Seat) -> int:
    """How many closed kans the seat has laid down that nothing has been ruled about yet (002:331, 002:359)."""
    laid = sum(meld.form is MeldForm.CLOSED_KAN for meld in deal.hands[seat].melds)
    ruled = recalled(deal, FalseKans)
    return laid if ruled is None else laid - ruled.ruled[seat]


def is_ruled_here(match: "Match", number: int, answer: Answer) -> bool:
    """Whether this answer of a match is a ruling that was given where it has stopped for rulings now."""
    if match.window is None or match.window.number != number or answer.by != "referee":
        return False
    ended = bool(first_of(answer.code) & AFTER_THE_END)
    return waits_for_rulings(match.deal) and ended == (match.deal.result is not None)


def waits_for_rulings(deal: Deal) -> bool:
    """Whether nobody is asked any more: the last tile is played, or the deal has ended."""
    return bool(deal.agenda) and deal.agenda[-1].name == "rulings"


def execute(deal: Deal, table: Table, ruled: Ruled, count: int = 0) -> None:
    """Tell the ruling, and do what it says; ``count``: how often the offence was committed, where that is counted."""
    told = len(deal.events)
    deal.events.append(ruled)
    _do(deal, table, ruled, count)
    table.let_hear(deal, told)


def _do(deal: Deal, table: Table, ruled: Ruled, count: int) -> None:
    if deal.result is not None and deal.result.kind not in ANNULLED and ruled.ruling in UNDOING:
        _take_end_back(deal)
    if ruled.ruling == RULINGS[Verb.RULE_FALSE_KAN]:
        _fine_kans(deal, table, ruled.seat, count)
        return
    if ruled.ruling == RULINGS[Verb.RULE_FALSE_WIN]:
        _declare_falsely(deal, table, ruled, claims=count > 0)
        return
    verb = next(verb for verb, ruling in RULINGS.items() if ruling == ruled.ruling)
    ACTS[verb](deal, table, ruled.seat, ruled.offence)


def _take_end_back(deal: Deal) -> None:
    """The deal stands as before its end: what was paid then goes back, and the sticks that have stood lie there. What
    was paid for an offence stays paid."""
    told, ended = deal.events, len(deal.events)
    while isinstance(told[ended - 1], CLOSING) and not _is_back(told[ended - 1]):
        ended -= 1
    declared, back = [], []
    for place, event in enumerate(told):
        match event:
            case RiichiStands():
                declared += [event.seat] * max(1, sum(int(row.arguments.get("count", 1)) for row in event.rows))
            case Paid() if place >= ended and not isinstance(told[place - 1], Ruled):
                back += [_back(row) for row in event.rows]
            case Paid():
                returned = [row.target for row in event.rows if row.reason is Reason.STICK_RETURNED]
                declared = [seat for seat in declared if seat not in returned]
    deal.declared, deal.result = declared, None
    _pay(deal, tuple(back))


def _is_back(event: Event) -> bool:
    """Whether an earlier end was taken back with it."""
    return isinstance(event, Paid) and any(row.reason is Reason.TAKEN_BACK for row in event.rows)


def _back(row: Transfer) -> Transfer:
    return Transfer(row.target, row.source, row.amount, Reason.TAKEN_BACK, unit=row.unit)


def _end_by_chombo(deal: Deal, table: Table, seat: Seat, offence: str) -> None:
    punish(deal, table, seat)


def _kill(deal: Deal, table: Table, seat: Seat, offence: str) -> None:
    hand = deal.hands[seat]
    hand.dead = hand.mute = True
    if table.plan.draws.dead_hand_ends and deal.result is None:
        deal.agenda.clear()
        deal.push("exhausted")
    known = OFFENCES.get(offence)
    if known is None or not known.stick_returns:
        return
    if deal.declaring and deal.offer is not None and deal.offer.seat == seat:
        deal.declaring = False
    hand.riichi, hand.ippatsu = 0, False
    if seat in deal.declared:
        rows = sticks_returned([owner for owner in deal.declared if owner == seat], table.plan.payments)
        deal.declared = [owner for owner in deal.declared if owner != seat]
        _pay(deal, rows)


def _has_won(deal: Deal, seat: Seat) -> bool:
    return deal.result is not None and seat in deal.result.winners


def _undo_win(deal: Deal, table: Table, seat: Seat, fine: tuple[Transfer, ...]) -> None:
    """The seat has won, and has not: the deal stands as it did when that was said. What was ruled since stays ruled;
    who else has won on the same tile wins again."""
    before, result = deal.before_win, deal.result
    assert before is not None
    assert result is not None
    back: list[Transfer] = []
    for place in range(deal.told_before_win, len(deal.events)):
        event = deal.events[place]
        if isinstance(event, Paid) and not isinstance(deal.events[place - 1], Ruled):
            back += [_back(row) for row in event.rows]
    _pay(deal, fine)
    _pay(deal, tuple(back))
    for hand, then in zip(deal.hands, before.hands, strict=True):
        then.dead, then.mute = hand.dead, hand.mute
    ruled, ruled_before = recalled(deal, FalseKans), recalled(before, FalseKans)
    if ruled is not None and ruled_before is not None:
        ruled_before.ruled = ruled.ruled
    agenda = deal.agenda  # who works it off holds it
    for field in deal.__struct_fields__:
        if field not in STAYS:
            setattr(deal, field, getattr(before, field))
    agenda[:] = before.agenda
    deal.agenda = agenda
    deal.found.clear()
    others = [winner for winner in result.winners if winner != seat]
    if others:
        step = agenda.pop()
        keep_before_win(deal, table, step)
        if step.name == "rob":
            agenda.clear()
        push_ron(deal, table, step.seat, others)


def _declare_falsely(deal: Deal, table: Table, ruled: Ruled, *, claims: bool) -> None:
    """Where winners leave, it counts as a win until the hands are checked. Elsewhere the offender pays everybody, and
    what was asked is asked anew, as if he had said nothing: his hand is dead (002:320, 002:361). It cannot win any
    more; that it may not claim sets either is said of hands with a wrong number of tiles only (002:335-338)."""
    seat = ruled.seat
    if table.winners.go_on:
        leave_falsely(deal, table, seat, claims=claims)
        return
    fine = table.payments.false_win(seat, table.seats.others(seat))
    if _has_won(deal, seat):
        _undo_win(deal, table, seat, fine)
    else:
        _pay(deal, fine)
    deal.hands[seat].dead = True
    deal.hands[seat].mute |= ruled.offence in UNCOUNTED


def _fine_kans(deal: Deal, table: Table, seat: Seat, kans: int) -> None:
    """002:331: so much to everybody for each that was laid down so on purpose. With such a kan nobody wins (002:359):
    who has won with it has won falsely, and pays for that, too. As after a false win, sets may still be claimed."""
    to = [other for other in table.seats.others(seat) if not deal.hands[other].out]
    fine = table.payments.false_kan(seat, to, kans)
    if _has_won(deal, seat):
        _undo_win(deal, table, seat, fine + table.payments.false_win(seat, to))
    else:
        _pay(deal, fine)
    deal.hands[seat].dead = True
    recall(deal, FalseKans).ruled[seat] += kans or 1  # by mistake it is one, too


def _pay(deal: Deal, rows: tuple[Transfer, ...]) -> None:
    deal.pay(rows)
    if rows:
        deal.events.append(Paid(rows))


def _fine(deal: Deal, table: Table, seat: Seat, offence: str) -> None:
    """A thousand points on the table."""
    _pay(deal, table.payments.illegal_discard(seat))


def _take_back(deal: Deal, table: Table, seat: Seat, offence: str) -> None:
    """The tile goes back, and nothing else happens: at this table it has never left the hand."""


def _end_without_fault(deal: Deal, table: Table, seat: Seat, offence: str) -> None:
    """001:1410: riichi sticks go back, winds and honba stay as they are."""
    rows = sticks_returned(deal.declared, table.plan.payments)
    deal.declared = []
    deal.declaring = False
    deal.events.append(DealDrawn("referee"))
    _pay(deal, rows)
    end_deal(deal, table, Result("referee"))


ACTS: Final[dict[Verb, Callable[[Deal, Table, Seat, str], None]]] = {
    Verb.RULE_CHOMBO: _end_by_chombo,
    Verb.RULE_DEAD_HAND: _kill,
    Verb.RULE_ABORT: _end_without_fault,
    Verb.RULE_FINE: _fine,
    Verb.RULE_ROLLBACK: _take_back,
}


def _no_such_offence(offence: str) -> SayableError:
    choice = ", ".join(OFFENCES)
    message = f"there is no offence {offence!r}; choose one of: {choice}"
    return SayableError(message, TextId("referee-no-such-offence"), offence=offence, choice=choice)
