"""Who pays whom how much: base amounts become rows of a ledger, always in the same order.

The base amount is what one non-dealer owes another on a tsumo. Each loser's share of it is weighed (among four the
dealer pays and gets double, for three there are many systems), the shares are led to those who pay (all losers on a
tsumo, the discarder on a ron, the liable player under pao), each payment is rounded up, honba are added (000:809), and
last what lies on the table changes hands. All amounts are whole numbers of any size.
"""

from collections import Counter
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from typing import Final, Literal, NamedTuple

import msgspec

from jantaku.rules.plan import CallPlan, KanPlan, MultipleRon, PaymentPlan, SharePlan, VoidPlan
from jantaku.scoring.ledger import (
    Account,
    Ledger,
    Reason,
    Seat,
    TableAccount,
    Transfer,
    Unit,
    apportion,
    transfers,
    turn_order,
)

MANGAN: Final = 2000
FULL_TABLE: Final = 4
TWELFTHS: Final = 12
"""Shares are twelfths of the base amount."""
PARTS: Final = 2 * TWELFTHS
"""What is not yet rounded is counted in 24ths of a point: under pao shares are halved."""
THOUSAND: Final = 1000
HUNDRED: Final = 100
FINAL_FINE: Final = 20_000
"""Chombo taken from the final score: 20 thousand (000:909)."""

PaidKanForm = Literal["closed", "open", "added", "late"]
"""How a kan came about, as far as it is paid: late is one that was added with a tile held before (004:156)."""
KAN_FORMS: Final[tuple[PaidKanForm, ...]] = ("closed", "open", "added", "late")
"""In the order of `KanPlan.pays`."""
DUE_FORMS: Final = ("closed", "open", "added")
"""In the order of `KanPlan.dues`."""
ONE_HAN: Final = 240
"""The base amount of one han and 30 fu."""
BITE: Final = 400
"""What each pays for a pair of flowers: our figure, for the book leaves it to the table (001:2255)."""
KanReturn = Literal["fed", "not_ready", "false_win", "robbed"]
"""Why what was paid for a kan goes back: the next discard was won on (004:147); the hand was not ready in the end
(004:148); its win was a false one (004:160)."""


class Liability(msgspec.Struct, frozen=True):
    """A player who fed the set that made a yakuman sure. ``base``: what that yakuman is of the base amount."""

    seat: Seat
    yaku: str
    """One of those that `PaymentPlan.pao` lists; where the plan does not list it, nobody is liable."""
    base: int


class Award(msgspec.Struct, frozen=True):
    """What is due to one winner."""

    winner: Seat
    base: int
    liabilities: tuple[Liability, ...] = ()
    """The first to become liable stands first."""
    times: int = 1
    """Each payment for the hand is so many times as high (`PaymentPlan.indicator_times`)."""
    ura: int = 0
    """Ura dora that cost a chip where the payments are high enough; asked for only where they do."""
    flowers: bool = False
    """The hand won by its flowers alone (`PaymentPlan.dealer_extra_flowers`)."""
    least: int = 0
    """The discarder pays no less than for this base amount (`PaymentPlan.fed_open_riichi`)."""
    added: tuple[tuple[str, int], ...] = ()
    """How much there is of what adds points (`PaymentPlan.added`): ``("dora", 2)``."""
    yakuless: bool = False
    """It has no yaku; told only where that matters (`PaymentPlan.honba_needs_yaku`)."""
    han: int = 0
    """What it is paid for; told only where the dealer's share depends on it (`PaymentPlan.dealer_hundredths`)."""
    orphans: bool = False
    """The hand is one of thirteen orphans; asked for only where several win and those go first."""


class Counters(msgspec.Struct, frozen=True):
    """What lies on the table when a deal ends."""

    dealer: Seat = 0
    honba: int = 0
    sticks: int = 0
    """Riichi sticks in all, of this deal and of earlier ones."""
    declared: tuple[Seat, ...] = ()
    """Whose sticks of this deal are among them, as often as they are; asked for only where own sticks go back."""
    pot: int = 0
    """Points that wait for a winner beside the sticks."""
    out: tuple[Seat, ...] = ()
    """Who has won before in this deal and left it: they neither pay nor get anything (004:41)."""
    broken: Seat | None = None
    """Before whom the wall was broken; asked for only where that matters."""
    points: tuple[int, ...] = ()
    """What everybody holds, seat 0 first; asked for only where places decide who pays (`PaymentPlan.honba_payer`)."""


class _Due(NamedTuple):
    """A payment on its way: so many 24ths of a point from this account, for this reason."""

    payer: Account
    parts: int
    reason: Reason
    arguments: dict[str, str | int] = {}  # noqa: RUF012 - never written to


@lru_cache(maxsize=4096)  # the same few amounts are won again and again
def tsumo(award: Award, counters: Counters, plan: PaymentPlan) -> Ledger:
    """A self-drawn win."""
    _check_seats(plan, award, counters.dealer)
    rows = _paid(award, None, counters.honba, counters, plan)
    if plan.break_weight > 1:
        rows += _by_the_break(award, None, counters, plan)
    return Ledger((*rows, *_sticks(award.winner, counters.sticks, plan), *_pot(award.winner, counters)))


def ron(awards: Iterable[Award], discarder: Seat, counters: Counters, plan: PaymentPlan) -> Ledger:
    """One or more wins on one discard (or robbed kan). Nothing moves where the rules abort the deal."""
    return _ron(tuple(awards), discarder, counters, plan)


@lru_cache(maxsize=4096)
def _ron(awards: tuple[Award, ...], discarder: Seat, counters: Counters, plan: PaymentPlan) -> Ledger:
    winners = ron_winners(awards, discarder, plan)
    rows: list[Transfer] = []
    halved = len(winners) > 1 and plan.multiple_ron_part == "half"
    payer = None if plan.ron_paid_by == "all" else discarder
    won = tuple([award.winner for award in winners])
    for place, award in enumerate(winners):
        _check_seats(plan, award, counters.dealer)
        # 000:813: honba go to the winner nearest to the discarder, in other rules to each (001:2652).
        honba = counters.honba if place == 0 or plan.multiple_ron_honba == "each" else 0
        rows += _paid(award, payer, honba, counters, plan, Reason.RON, won=won, halved=halved)
        if award.least > award.base:
            rows += _raised(award, discarder, counters, plan)
        if plan.break_weight > 1:
            rows += _by_the_break(award, discarder, counters, plan)
    if _rule_of(len(winners), plan) == "stay_on_table":
        return Ledger(tuple(_left_on_table(rows)))
    rows += _sticks_of_ron([award.winner for award in winners], counters, plan)
    if winners:
        rows += _pot(winners[0].winner, counters)
    return Ledger(tuple(rows))


def ron_stakes(discarder: Seat, claims: int, plan: PaymentPlan) -> Ledger:
    """So many wanted to win on one tile, and nobody does: a thousand for each waits for the next winner (001:2864)."""
    if _rule_of(claims, plan) != "abort_with_stakes":
        return Ledger()
    return Ledger(_staked(discarder, claims * THOUSAND, Reason.RON_STAKES))


ABORT_STAKES: Final = {"all_kokushi": (25_000, 25_000), "all_chiitoitsu": (6000, 3000)}
"""What the dealer and each other lays on the table where everybody was ready alike (001:2877-2878, 001:5699-5700)."""


def abort_stakes(kind: str, dealer: Seat, plan: PaymentPlan) -> Ledger:
    """The deal was aborted so: the stakes for it, which the next winner takes."""
    if kind not in ABORT_STAKES:
        return Ledger()
    of_dealer, of_others = ABORT_STAKES[kind]
    stakes = ((seat, of_dealer if seat == dealer else of_others) for seat in turn_order(dealer, plan.seats))
    return Ledger(tuple(row for seat, stake in stakes for row in _staked(seat, stake, Reason.ABORT_STAKE)))


def _left_on_table(rows: Iterable[Transfer]) -> Iterator[Transfer]:
    """What the winners would get waits for whoever wins next; sticks stay where they lie (001:2858)."""
    for row in rows:
        if row.unit is Unit.POINTS:
            yield msgspec.structs.replace(row, target=TableAccount.POT)


def _rule_of(winners: int, plan: PaymentPlan) -> MultipleRon:
    """What these rules do with so many winners on one tile."""
    return "all_paid" if winners < 2 else plan.double_ron if winners == 2 else plan.triple_ron


def ron_winners(awards: Iterable[Award], discarder: Seat, plan: PaymentPlan) -> tuple[Award, ...]:
    """Those who are paid, the nearest to the discarder in the order of play first, or the farthest where that is the
    rule; none if the deal is aborted.

    The awards may stand in any order, but where the first caller wins alone, in that in which they were called; where
    the discarder chooses, whom he has chosen comes first.
    """
    called = tuple(awards)
    if len(called) == 1 and called[0].winner != discarder:  # nearly always
        return called
    order = (discarder, *by_heads(turn_order(discarder, plan.seats)[1:], plan))
    claims = sorted(called, key=lambda award: order.index(award.winner))
    winners = [award.winner for award in claims]
    if discarder in winners or len(set(winners)) < len(winners):
        raise ValueError(f"seats {winners} cannot win on a discard of seat {discarder}")
    if len(claims) < 2:
        return tuple(claims)
    match _rule_of(len(claims), plan):
        case "first_caller" | "discarder_chooses":
            return called[:1]
        case "dearest":
            return (max(claims, key=lambda award: award.base),)
        case "kokushi_first":
            return (next((award for award in claims if award.orphans), claims[0]),)
        case "atamahane":
            return (claims[0],)
        case "abort" | "abort_with_stakes":
            return ()
    return tuple(claims)


def by_heads(order: tuple[Seat, ...], plan: PaymentPlan) -> tuple[Seat, ...]:
    """The seats of an order of play as they come first (atamahane)."""
    return order if plan.heads == "nearest" else order[::-1]


def nagashi(winners: Collection[Seat] | Mapping[Seat, int], counters: Counters, plan: PaymentPlan) -> Ledger:
    """Nagashi mangan, for one player or several: paid like a tsumo, in place of the noten payments; where winners are
    told with base amounts, it is worth these.

    Where it counts as a win, honba and what lies on the table go to the first in the order of play from the dealer, our
    reading where there are several (of 001:1388).
    """
    order = [seat for seat in by_heads(turn_order(counters.dealer, plan.seats), plan) if seat in winners]
    bases = winners if isinstance(winners, Mapping) else dict.fromkeys(winners, MANGAN)
    rows: list[Transfer] = []
    for place, winner in enumerate(order):
        honba = counters.honba if plan.nagashi_as_win and place == 0 else 0
        award = Award(winner, bases[winner])
        rows += _paid(award, None, honba, counters, plan, Reason.NAGASHI)
        if plan.break_weight > 1:
            rows += _by_the_break(award, None, counters, plan)
    if plan.nagashi_as_win and order:
        rows += (*_sticks(order[0], counters.sticks, plan), *_pot(order[0], counters))
    return Ledger(tuple(rows))


def staked_in_vain(waiting: Mapping[Seat, Collection[Seat]], counters: Counters, plan: PaymentPlan) -> Ledger:
    """A tile that was laid down for a yakuman, and for which others wait: its owner pays each of them a mangan
    (001:2127), as a ron is paid and without honba, our reading."""
    return Ledger(
        tuple(
            msgspec.structs.replace(row, reason=Reason.CHOU_NAGASHI, arguments={})
            for owner, receivers in waiting.items()
            for receiver in receivers
            for row in _paid(Award(receiver, MANGAN), owner, 0, counters, plan)
        )
    )


def side(pair: tuple[Seat, Seat], worth: Mapping[Seat, int], dealer: Seat, plan: PaymentPlan) -> tuple[Transfer, ...]:
    """What one of two who have not won pays the other, whose hand has the greater base amount (001:3412)."""
    payer, receiver = sorted(pair, key=lambda seat: worth[seat])
    base = worth[receiver] - worth[payer] * (plan.side == "difference")
    if worth[receiver] == worth[payer]:
        return ()
    amount = _rounded(PARTS * base * (plan.dealer_weight if dealer in pair else 1), plan)
    return transfers(payer, receiver, amount, Reason.SIDE, worth=worth[receiver], own=worth[payer])


def geese(seat: Seat, counters: Counters, plan: PaymentPlan) -> Ledger:
    """A row in the pond that is a mangan (001:2268). Everybody pays, as for a tsumo, and without honba: our reading,
    for the book leaves both to the table."""
    award = Award(seat, MANGAN)
    rows = list(_paid(award, None, 0, counters, plan, Reason.GEESE))
    if plan.break_weight > 1:
        rows += _by_the_break(award, None, counters, plan)
    return Ledger(tuple(rows))


def noten(tenpai: Collection[Seat], plan: PaymentPlan, out: Collection[Seat] = (), dealer: Seat = 0) -> Ledger:
    """Payments of an exhaustive draw: those who are not tenpai share the total, those who are tenpai share it out.

    Where it is laid on the table (001:3943) it is paid in the same cases, and waits for a winner. ``out``: who has left
    before and is not concerned. What cannot be shared evenly goes round by hundreds from the ``dealer`` on (001:3121).
    """
    return _noten(frozenset(tenpai), plan, frozenset(out), dealer)


@lru_cache(maxsize=4096)
def _noten(tenpai: frozenset[Seat], plan: PaymentPlan, out: frozenset[Seat], dealer: Seat) -> Ledger:
    order = turn_order(dealer, plan.seats)
    ready = [seat for seat in order if seat in tenpai]
    others = [seat for seat in order if seat not in tenpai and seat not in out]
    if not ready or not others:
        return _stakes_of(ready or others, plan.conflict_stakes[not ready], dealer, plan)
    if not plan.noten_total:
        return _stakes_of([seat for seat in order if seat not in out], plan.unpaid_stake, dealer, plan)
    step = min(HUNDRED, plan.round_to)
    owed_by = sorted(apportion(plan.noten_total, others, step).items())
    if plan.noten_to == "table":
        return Ledger(tuple(row for seat, owed in owed_by for row in _staked(seat, owed, Reason.NOTEN)))
    due = apportion(plan.noten_total, ready, step)
    rows: list[Transfer] = []
    # As few payments as possible: with two and two each pays one of the others (000:803).
    for payer, owed in owed_by:
        for receiver in sorted(ready):
            amount = min(owed, due[receiver])
            rows += transfers(payer, receiver, amount, Reason.NOTEN)
            owed -= amount
            due[receiver] -= amount
    return Ledger(tuple(rows))


def _stakes_of(seats: Sequence[Seat], stake: int, dealer: Seat, plan: PaymentPlan) -> Ledger:
    """Nobody pays anybody: what each of them lays on the table for the next winner (001:3118)."""
    stakers = [seat for seat in seats if seat != dealer or plan.conflict_dealer] if stake else ()
    return Ledger(tuple(row for seat in stakers for row in _staked(seat, stake, Reason.DRAW_STAKE)))


def draw_stakes(counters: Counters, plan: PaymentPlan) -> Ledger:
    """What everybody lays on the table at a draw, ready or not. When as many stakes as the rules allow would lie there,
    all but the last go back to their owners (001:3983: after the third draw in a row one of each stays)."""
    if not plan.draw_stake:
        return Ledger()
    seats = turn_order(counters.dealer, plan.seats)
    rows = [row for seat in seats for row in _staked(seat, plan.draw_stake, Reason.DRAW_STAKE)]
    before = counters.pot // (plan.draw_stake * plan.seats)
    if plan.draw_stakes_most and before + 1 >= plan.draw_stakes_most:
        for seat in seats:
            rows += transfers(TableAccount.POT, seat, before * plan.draw_stake, Reason.STAKE_RETURNED)
    return Ledger(tuple(rows))


def deal_stakes(dealer: Seat, plan: PaymentPlan) -> Ledger:
    """What everybody lays on the table before a deal (001:4285)."""
    seats = turn_order(dealer, plan.seats)
    return Ledger(tuple(row for seat in seats for row in _staked(seat, plan.deal_stake, Reason.DEAL_STAKE)))


def mangan_of(seat: Seat, dealer: Seat) -> int:
    """What a mangan brings this seat."""
    return MANGAN_BASE * (6 if seat == dealer else 4)


def mangan_stake(seat: Seat, dealer: Seat, plan: PaymentPlan) -> Ledger:
    """A mangan that is staked before the first turn waits for the next winner (001:2399)."""
    return Ledger(_staked(seat, mangan_of(seat, dealer), Reason.MANGAN_STAKE))


MANGAN_BASE: Final = 2000
CHOMBO_ACCOUNTS: Final = {
    "pool": (TableAccount.POT, Unit.POINTS),
    "to_oka": (TableAccount.OKA, Unit.POINTS),
    "at_end": (TableAccount.FINES, Unit.SCORE),
}


def illegal_discard(offender: Seat) -> Ledger:
    """A forbidden discard costs a thousand, which waits for the next winner (001:2919)."""
    return Ledger(_staked(offender, THOUSAND, Reason.ILLEGAL_DISCARD))


def chombo(offender: Seat, counters: Counters, plan: PaymentPlan) -> Ledger:
    """The penalty for an offence that ends the deal. It counts as not played: its riichi sticks go back (001:1410)."""
    rows: list[Transfer] = []
    if plan.chombo == "reverse_mangan":
        for due in _tsumo_dues(offender, plan.chombo_amount, counters.dealer, plan, Reason.CHOMBO):
            rows += transfers(offender, due.payer, _rounded(due.parts, plan), Reason.CHOMBO)
    elif plan.chombo in ("to_players", "to_players_at_end"):
        unit = Unit.POINTS if plan.chombo == "to_players" else Unit.SCORE
        for seat in turn_order(offender, plan.seats)[1:]:
            twice = plan.chombo_doubles and counters.dealer in (offender, seat)
            rows += transfers(offender, seat, plan.chombo_amount * (1 + twice), Reason.CHOMBO, unit)
    elif plan.chombo in ("pool", "to_oka", "at_end"):
        target, unit = CHOMBO_ACCOUNTS[plan.chombo]
        twice = plan.chombo_doubles and counters.dealer == offender
        rows += transfers(offender, target, plan.chombo_amount * (1 + twice), Reason.CHOMBO, unit)
    elif plan.chombo == "final_minus_20":
        rows += transfers(offender, TableAccount.FINES, FINAL_FINE, Reason.CHOMBO, Unit.SCORE)
    return Ledger((*rows, *sticks_returned(counters.declared, plan)))


def discarded_yakuman(seat: Seat, yakuman: str, counters: Counters, plan: PaymentPlan) -> Ledger:
    """Hand and pond have a yakuman together: a mangan, as it is paid for a tsumo, the other way (001:2922)."""
    rows: list[Transfer] = []
    for due in _tsumo_dues(seat, MANGAN, counters.dealer, plan, Reason.YAKUMAN_DISCARDED):
        rows += transfers(seat, due.payer, _rounded(due.parts, plan), Reason.YAKUMAN_DISCARDED, yaku=yakuman)
    return Ledger(tuple(rows))


def kan(seat: Seat, form: PaidKanForm, feeder: Seat | None, payers: Collection[Seat], plan: KanPlan) -> Ledger:
    """What is paid for a kan at once: for an open one by the feeder, for others by all of ``payers``, those who are
    still in the deal (004:143-156)."""
    amount = plan.pays[KAN_FORMS.index(form)]
    if form == "open":
        if feeder is None:
            raise ValueError(f"the open kan of seat {seat} has no feeder")
        payers = (feeder,)
    rows = [row for payer in payers for row in transfers(payer, seat, amount, Reason.KAN, form=form)]
    return Ledger(tuple(rows))


def kan_returned(paid: Iterable[Transfer], why: KanReturn) -> Ledger:
    """What was paid for kans goes back to those who paid it, also to who has left the deal since (004:147-148)."""
    rows: list[Transfer] = []
    for row in paid:
        form = row.arguments["form"]
        rows += transfers(row.target, row.source, row.amount, Reason.KAN_RETURNED, form=form, why=why)
    return Ledger(tuple(rows))


def kan_dues(
    seat: Seat,
    form: str,
    feeder: Seat | None,
    payers: Collection[Seat],
    counters: Counters,
    kans: KanPlan,
    plan: PaymentPlan,
) -> Ledger:
    """What is paid for a kan at once and never goes back: an open one by the feeder, others by all of ``payers``
    (001:3032); where a bite is worth a han (001:2254), by everybody as for such a hand. An open kan may cost a stake,
    which waits for the next winner (001:3034)."""
    amount = kans.dues[DUE_FORMS.index(form)]
    by = payers if feeder is None else (feeder,)
    rows = [row for payer in by for row in transfers(payer, seat, amount, Reason.KAN, form=form)]
    if plan.bite == "one_han":
        rows += _bitten(seat, counters, plan)
    if form != "closed":
        rows += _staked(seat, kans.open_stake, Reason.KAN_STAKE)
    return Ledger(tuple(rows))


def kan_fines(seat: Seat, count: int, counters: Counters, kans: KanPlan, plan: PaymentPlan) -> Ledger:
    """Who has not won pays the others for so many open kans, as if each of them had drawn a win from him (001:3034)."""
    rows: list[Transfer] = []
    for due in _tsumo_dues(seat, kans.open_fine, counters.dealer, plan, Reason.KAN_FINE):
        rows += transfers(seat, due.payer, count * _rounded(due.parts, plan), Reason.KAN_FINE)
    return Ledger(tuple(rows))


def call_stakes(seat: Seat, count: int, calls: CallPlan) -> Ledger:
    """What so many calls cost; it waits for the next winner (001:3050)."""
    return Ledger(_staked(seat, count * calls.stake, Reason.CALL_STAKE))


def bite(seat: Seat, counters: Counters, plan: PaymentPlan) -> Ledger:
    """Both flowers of the own seat are paid for at once (001:2255): so much by each, or as a hand of one han."""
    if plan.bite == "one_han":
        return Ledger(tuple(_bitten(seat, counters, plan)))
    payers = [payer for payer in turn_order(seat, plan.seats)[1:] if payer not in counters.out]
    return Ledger(tuple(row for payer in payers for row in transfers(payer, seat, BITE, Reason.BITE)))


def _bitten(seat: Seat, counters: Counters, plan: PaymentPlan) -> list[Transfer]:
    """Everybody pays, as for a tsumo of one han and 30 fu, without honba: our reading."""
    return list(_paid(Award(seat, ONE_HAN), None, 0, counters, plan, Reason.BITE))


def not_ready(worth: Mapping[Seat, int], others: Iterable[Seat], plan: PaymentPlan) -> Ledger:
    """An exhausted wall: each of the others pays each ready hand what it could have been worth at most (004:132)."""
    rows: list[Transfer] = []
    for payer in others:
        for seat, amount in worth.items():
            rows += transfers(payer, seat, _rounded(amount * PARTS, plan), Reason.NOT_READY)
    return Ledger(tuple(rows))


def void_fine(seat: Seat, count: int, plan: VoidPlan) -> Ledger:
    """The fine for the suit that a hand should have been rid of; nobody gets it (004:65, 004:86)."""
    return Ledger(transfers(seat, TableAccount.FINES, count * plan.fine, Reason.VOID_FINE, count=count))


def false_win(seat: Seat, to: Iterable[Seat], plan: PaymentPlan) -> Ledger:
    """The same to each, for a win that was none (002:320, 004:160)."""
    return Ledger(tuple(row for other in to for row in transfers(seat, other, plan.false_win, Reason.FALSE_WIN)))


def false_kan(seat: Seat, to: Iterable[Seat], count: int, plan: PaymentPlan) -> Ledger:
    """So many closed kans of different tiles: the same to each for every one of them (002:331)."""
    amount = count * plan.false_kan
    rows = [row for other in to for row in transfers(seat, other, amount, Reason.FALSE_KAN, count=count)]
    return Ledger(tuple(rows))


@lru_cache(maxsize=4096)
def riichi(seat: Seat, plan: PaymentPlan, sticks: int = 1) -> Ledger:
    """A stick for the declaration, or as many as this kind of it costs."""
    several = {"count": sticks} if sticks > 1 else {}
    return Ledger(transfers(seat, TableAccount.STICKS, sticks * plan.stick, Reason.RIICHI, **several))


def sticks_returned(owners: Iterable[Seat], plan: PaymentPlan) -> tuple[Transfer, ...]:
    """Each gets the own stick back; who is named several times, several."""
    rows: list[Transfer] = []
    for owner, sticks in Counter(owners).items():
        several = {"count": sticks} if sticks > 1 else {}
        rows += transfers(TableAccount.STICKS, owner, sticks * plan.stick, Reason.STICK_RETURNED, **several)
    return tuple(rows)


# ---------------------------------------------------------------- the pipeline


def _paid(
    award: Award,
    discarder: Seat | None,
    honba: int,
    counters: Counters,
    plan: PaymentPlan,
    shared_reason: Reason = Reason.TSUMO,
    *,
    won: Collection[Seat] = (),
    halved: bool = False,
) -> list[Transfer]:
    """All payments to one winner but what lies on the table. ``shared_reason``: why all losers pay, where they do;
    ``won``: all who have won on this tile."""
    dealer = counters.dealer
    if plan.pao_ron == "liable" and award.liabilities:
        alone = msgspec.structs.replace(award, liabilities=())
        owed = _paid(alone, discarder, honba, counters, plan, shared_reason, won=won, halved=halved)
        return _taken_over(owed, award, discarder, plan)
    parts = _parts(award, plan)
    dues = [due for part in parts for due in _routed(award.winner, *part, discarder, dealer, plan, shared_reason)]
    if halved:
        dues = [due._replace(parts=due.parts // 2) for due in dues]
    if discarder is not None and len(dues) > 1:
        dues = _evened(dues, plan)
    liable = next((liability.seat for _, liability in parts if liability is not None), None)
    if award.yakuless and plan.honba_needs_yaku:
        honba = 0
    extras = _honba(award.winner, discarder, liable, honba, won, counters, plan) if honba else {}
    if counters.out:
        dues = [due for due in dues if due.payer not in counters.out]
        extras = {payer: extra for payer, extra in extras.items() if payer not in counters.out}
    rows: list[Transfer] = []
    for due in dues:
        amount = _within_most(_rounded(due.parts, plan) * award.times, plan)
        rows += transfers(due.payer, award.winner, amount, due.reason, **due.arguments)
        rows += transfers(due.payer, award.winner, extras.pop(due.payer, 0), Reason.HONBA, count=honba)
    for payer, extra in extras.items():
        rows += transfers(payer, award.winner, extra, Reason.HONBA, count=honba)
    if shared_reason is not Reason.NAGASHI:
        rows += _added(award, dues, counters, plan)
    if award.added:
        rows += _points_for(award, discarder, counters, plan)
    return rows


def _points_for(award: Award, discarder: Seat | None, counters: Counters, plan: PaymentPlan) -> list[Transfer]:
    """What dora, riichi and a closed hand add in points: the discarder pays it, or everybody (001:4501, 001:4516)."""
    losers = turn_order(award.winner, plan.seats)[1:]
    payers = [seat for seat in losers if seat not in counters.out] if discarder is None else [discarder]
    worth: dict[str, int] = {what: each if discarder is None else fed for what, fed, each in plan.added}
    return [
        row
        for payer in payers
        for what, count in award.added
        for row in transfers(payer, award.winner, worth[what] * count, Reason.ADDED, what=what, count=count)
    ]


def _raised(award: Award, discarder: Seat, counters: Counters, plan: PaymentPlan) -> tuple[Transfer, ...]:
    """What the discarder adds to the hand, whoever else is liable for it, up to the least that he must pay."""
    plain, dear = (
        _rounded(_ron_due(award.winner, base, discarder, counters.dealer, plan).parts, plan) * award.times
        for base in (award.base, award.least)
    )
    return transfers(discarder, award.winner, dear - plain, Reason.FED_OPEN_RIICHI)


def _by_the_break(award: Award, discarder: Seat | None, counters: Counters, plan: PaymentPlan) -> tuple[Transfer, ...]:
    """What is added to the hand because of the break of the wall. Between two players shares are higher if one of them
    has weight, the dealer or who has the break; weights are not multiplied, and on a ron the discarder pays all shares
    (001:2807-2811). On a tsumo under pao the liable player does, unless he pays a part only: then each adds the own."""
    base = max(award.base, award.least if discarder is not None else 0)
    plain: dict[Seat, int] = {}
    weighed: dict[Seat, int] = {}
    for loser in turn_order(award.winner, plan.seats)[1:]:
        pair = (award.winner, loser)
        plain[loser] = PARTS * base * (plan.dealer_weight if counters.dealer in pair else 1)
        weighed[loser] = max(plain[loser], PARTS * base * (plan.break_weight if counters.broken in pair else 1))
    liable = next((one for one in award.liabilities if one.yaku in plan.pao), None)
    payer, how = discarder, "ron"
    if discarder is None and liable is not None:
        how = plan.rinshan_pao_pays if liable.yaku == "rinshan" else _takes_over(liable, plan)
        payer = liable.seat if how in ("ron", "tsumo") else None
    if payer is not None and how == "ron":
        plain, weighed = {payer: sum(plain.values())}, {payer: sum(weighed.values())}
    rows: list[Transfer] = []
    for seat, parts in weighed.items():
        added = (_rounded(parts, plan) - _rounded(plain[seat], plan)) * award.times
        rows += transfers(seat if payer is None else payer, award.winner, added, Reason.WAREME)
    return tuple(rows)


def _taken_over(owed: Sequence[Transfer], award: Award, discarder: Seat | None, plan: PaymentPlan) -> list[Transfer]:
    """All that is owed to a winner, as one liable player pays it: the last who became so (002:321; that it is the last
    is our reading). What comes on top is added up by its reason, as it would have been owed."""
    liable = next((one for one in reversed(award.liabilities) if one.yaku in plan.pao), None)
    if liable is None or liable.seat == discarder:
        return list(owed)
    hand = sum(row.amount for row in owed if row.reason in HAND_REASONS)
    rows = [*transfers(liable.seat, award.winner, hand, Reason.PAO, yaku=liable.yaku)]
    extras: dict[tuple[Reason, Unit], list[Transfer]] = {}
    for row in owed:
        if row.reason not in HAND_REASONS:
            extras.setdefault((row.reason, row.unit), []).append(row)
    for (reason, unit), extra in extras.items():
        amount = sum(row.amount for row in extra)
        rows += transfers(liable.seat, award.winner, amount, reason, unit, **extra[0].arguments)
    return rows


HAND_REASONS: Final = frozenset({Reason.TSUMO, Reason.RON, Reason.OWN_SHARE, Reason.NORTH_SHARE, Reason.NAGASHI})
"""Why the hand itself is paid, and not what comes on top."""


def _parts(award: Award, plan: PaymentPlan) -> list[tuple[int, Liability | None]]:
    """The base amount, cut into what each liable player answers for and the rest.

    The rest is everybody's, or under `pao_combined` that of the first liable player, unless he is liable for no more
    than a kan.
    """
    rest = award.base
    parts: list[tuple[int, Liability | None]] = []
    for liability in award.liabilities:
        if liability.yaku in plan.pao and rest:
            part = min(liability.base, rest)
            parts.append((part, liability))
            rest -= part
    if not parts:
        return [(rest, None)]
    part, first = parts[0]
    only_a_kan = first is not None and first.yaku == "rinshan" and plan.rinshan_pao_pays == "kan"
    if plan.pao_combined and not only_a_kan:
        parts[0] = (part + rest, first)
    elif rest:
        parts.append((rest, None))
    return parts


def _routed(
    winner: Seat,
    base: int,
    liability: Liability | None,
    discarder: Seat | None,
    dealer: Seat,
    plan: PaymentPlan,
    shared_reason: Reason,
) -> list[_Due]:
    """Who pays one part of the base amount."""
    if liability is None and discarder is None:
        return [*_tsumo_dues(winner, base, dealer, plan, shared_reason), *_north_dues(winner, base, dealer, plan)]
    yaku: dict[str, str | int] = {} if liability is None else {"yaku": liability.yaku}
    if discarder is None:
        assert liability is not None
        if (how := _takes_over(liability, plan)) != "ron":
            return TAKEN_OVER[how](winner, base, liability, dealer, plan, shared_reason)
        return [_Due(liability.seat, _whole(base, winner, dealer, plan), Reason.PAO, yaku)]
    due = _ron_due(winner, base, discarder, dealer, plan)
    if liability is None or liability.seat == discarder:
        return [due]
    # 000:785: the discarder and the liable player pay half each, whoever of them deals.
    return [due._replace(parts=due.parts // 2), _Due(liability.seat, due.parts // 2, Reason.PAO, yaku)]


def _evened(dues: Iterable[_Due], plan: PaymentPlan) -> list[_Due]:
    """The halves of a ron that is shared come to what the hand is worth. Where half is no whole step of rounding the
    liable player pays the step more: 001:2882 rounds what he pays for another up; for a ron it is our reading."""
    evened: list[_Due] = []
    for due in dues:
        if due.reason is Reason.PAO:
            whole = _rounded(2 * due.parts, plan)
            due = due._replace(parts=PARTS * _rounded(PARTS * whole // 2, plan))
            evened[-1] = evened[-1]._replace(parts=PARTS * whole - due.parts)
        evened.append(due)
    return evened


def _takes_over(liability: Liability, plan: PaymentPlan) -> str:
    """What a liable player pays of a tsumo: a key of `TAKEN_OVER`, or ``ron``, all of it as for a ron. So is the worth
    of a kan, the part of a hand that he may be liable for alone (001:2910)."""
    if liability.yaku == "rinshan":
        return "ron" if plan.rinshan_pao_pays == "kan" else plan.rinshan_pao_pays
    return "half" if plan.pao_tsumo == "half" else "ron"


def _all_dues(
    winner: Seat, base: int, liability: Liability, dealer: Seat, plan: PaymentPlan, reason: Reason
) -> list[_Due]:
    """What all would have paid on the tsumo, each share rounded by itself (001:7254)."""
    shares = [*_tsumo_dues(winner, base, dealer, plan, reason), *_north_dues(winner, base, dealer, plan)]
    whole = sum(_rounded(due.parts, plan) for due in shares)
    return [_Due(liability.seat, PARTS * whole, Reason.PAO, {"yaku": liability.yaku})]


def _halved_dues(
    winner: Seat, base: int, liability: Liability, dealer: Seat, plan: PaymentPlan, reason: Reason
) -> list[_Due]:
    """The own share and half of every other one, rounded up; the rest of it is left to its owner (001:2882)."""
    shares = [*_tsumo_dues(winner, base, dealer, plan, reason), *_north_dues(winner, base, dealer, plan)]
    dues: list[_Due] = []
    helped = 0
    for due in shares:
        if due.payer == liability.seat:
            dues.append(due)
            continue
        owed = _rounded(due.parts, plan)
        half = _rounded(PARTS * owed // 2, plan)
        helped += half
        dues.append(due._replace(parts=PARTS * (owed - half)))
    return [_Due(liability.seat, PARTS * helped, Reason.PAO, {"yaku": liability.yaku}), *dues]


def _doubled_dues(
    winner: Seat, base: int, liability: Liability, dealer: Seat, plan: PaymentPlan, reason: Reason
) -> list[_Due]:
    """The own share twice, and all others pay theirs (001:2911)."""
    dues = [*_tsumo_dues(winner, base, dealer, plan, reason), *_north_dues(winner, base, dealer, plan)]
    again = [due._replace(reason=Reason.PAO, arguments={"yaku": liability.yaku}) for due in dues]
    return [*(due for due in again if due.payer == liability.seat), *dues]


TAKEN_OVER: Final[dict[str, Callable[[Seat, int, Liability, Seat, PaymentPlan, Reason], list[_Due]]]] = {
    "tsumo": _all_dues,
    "half": _halved_dues,
    "double": _doubled_dues,
}
"""Who pays what somebody is liable for on a tsumo, where he does not pay it as a ron."""


# ---------------------------------------------------------------- shares


@lru_cache(maxsize=64)
def _shares(plan: PaymentPlan) -> SharePlan:
    """Where the rules name none: the dealer's weight, and a ron pays for all losers, three of them also where one is
    missing."""
    if plan.shares is not None:
        return plan.shares
    dealer = TWELFTHS * plan.dealer_weight
    losers = max(plan.seats, FULL_TABLE) - 1
    return SharePlan((losers * dealer, dealer + (losers - 1) * TWELFTHS), dealer, (dealer, TWELFTHS))


def _tsumo_dues(winner: Seat, base: int, dealer: Seat, plan: PaymentPlan, reason: Reason) -> list[_Due]:
    """What each player owes on a tsumo, in the order of play."""
    losers = turn_order(winner, plan.seats)[1:]
    if plan.tsumo_split != "each":
        return _split_dues(winner, base, dealer, plan, reason)
    shares = _shares(plan)
    by_dealer, by_other = (shares.tsumo_dealer, shares.tsumo_dealer) if winner == dealer else shares.tsumo
    if shares.by_thirds and winner != dealer:
        return _dues_by_thirds(losers, 2 * base * (by_dealer + by_other), dealer, plan, reason)
    return [_Due(loser, 2 * base * (by_dealer if loser == dealer else by_other), reason) for loser in losers]


def _dues_by_thirds(losers: Sequence[Seat], total: int, dealer: Seat, plan: PaymentPlan, reason: Reason) -> list[_Due]:
    """2 to 1 where the rounded sum can be shared so, else evenly (001:3605)."""
    points, step = _rounded(total, plan), _step(total, plan)
    if points // step % 3:
        return [_Due(loser, total // 2, reason) for loser in losers]
    third = PARTS * points // 3
    return [_Due(loser, 2 * third if loser == dealer else third, reason) for loser in losers]


def _split_dues(winner: Seat, base: int, dealer: Seat, plan: PaymentPlan, reason: Reason) -> list[_Due]:
    """The amount of a ron, counted in steps of rounding, as two players share it."""
    whole = 2 * base * _shares(plan).ron[winner != dealer]
    step = _step(whole, plan)
    losers = turn_order(winner, plan.seats)[1:]
    total = _rounded(whole, plan) // step
    if plan.tsumo_split == "phantoms":
        shares = _with_phantoms(losers, total, plan)
        return [_Due(loser, PARTS * step * shares[loser], reason) for loser in losers]
    split = SPLITS[plan.tsumo_split](total, winner == dealer)
    if winner != dealer:
        losers = tuple(sorted(losers, key=lambda loser: loser != dealer))
    return [_Due(loser, PARTS * step * share, reason) for loser, share in zip(losers, split, strict=True)]


def _with_phantoms(losers: Sequence[Seat], total: int, plan: PaymentPlan) -> dict[Seat, int]:
    """001:4092-4108: two thirds, to the nearest, from the account of the phantoms, as evenly as its seats can have it;
    the rest from those who play."""
    phantoms = [loser for loser in losers if loser in plan.phantoms]
    players = [loser for loser in losers if loser not in plan.phantoms]
    of_phantoms = _nearest_two_thirds(total)
    return apportion(of_phantoms, phantoms, 1) | apportion(total - of_phantoms, players, 1)


def _halves(total: int, to_dealer: bool) -> tuple[int, int]:
    """001:4021-4035: the greater half first; or two thirds, to the nearest, by the dealer."""
    first = -(-total // 2) if to_dealer else _nearest_two_thirds(total)
    return first, total - first


def _thousands(total: int, to_dealer: bool) -> tuple[int, int]:
    """001:3353-3365: halves, both rounded up; or two thirds by the dealer, but 5 to 3 where that comes out even, and
    nobody pays nothing. All cells that are printed follow it."""
    if to_dealer:
        return -(-total // 2), -(-total // 2)
    five_to_three = total % 3 and total % 8 == 0
    first = total // 8 * 5 if five_to_three else _nearest_two_thirds(total)
    return first, max(1, total - first)


def _nearest_two_thirds(total: int) -> int:
    return (4 * total + 3) // 6


def _payers_of_honba(winner: Seat, plan: PaymentPlan) -> list[Seat]:
    """Everybody else; of the phantoms, who have one account, the first in the order of play."""
    losers = turn_order(winner, plan.seats)[1:]
    first = next((seat for seat in losers if seat in plan.phantoms), None)
    return [seat for seat in losers if seat not in plan.phantoms or seat == first]


SPLITS: Final[dict[str, Callable[[int, bool], tuple[int, int]]]] = {"halves": _halves, "thousands": _thousands}


def _north_dues(winner: Seat, base: int, dealer: Seat, plan: PaymentPlan) -> list[_Due]:
    """What the missing North pays on a tsumo."""
    to_dealer, to_other = _shares(plan).north
    share = to_dealer if winner == dealer else to_other
    return [_Due(TableAccount.NORTH, 2 * base * share, Reason.NORTH_SHARE)] if share else []


def _ron_due(winner: Seat, base: int, discarder: Seat, dealer: Seat, plan: PaymentPlan) -> _Due:
    """What the discarder owes."""
    if not _shares(plan).own_share_ron:
        return _Due(discarder, _whole(base, winner, dealer, plan), Reason.RON)
    own = next(due for due in _tsumo_dues(winner, base, dealer, plan, Reason.OWN_SHARE) if due.payer == discarder)
    return own._replace(parts=own.parts * plan.own_share_times // _shares(plan).own_share_part)


def _whole(base: int, winner: Seat, dealer: Seat, plan: PaymentPlan) -> int:
    """What one payer owes for all, in 24ths; where nobody pays for others on a ron, what all would pay on a tsumo."""
    shares = _shares(plan)
    if shares.own_share_ron:
        return sum(due.parts for due in _tsumo_dues(winner, base, dealer, plan, Reason.TSUMO))
    return 2 * base * shares.ron[winner != dealer]


# ---------------------------------------------------------------- what comes on top


def _honba(
    winner: Seat,
    discarder: Seat | None,
    liable: Seat | None,
    honba: int,
    won: Collection[Seat],
    counters: Counters,
    plan: PaymentPlan,
) -> dict[Account, int]:
    """What each pays for the honba: of those who have not won (001:1354), unless somebody is liable for the hand."""
    each = honba * plan.honba_each
    payers = _payers_of_honba(winner, plan)
    whole = each * len(payers)
    losers = [seat for seat in payers if seat not in won]
    payer: Account | None
    # 000:809: under pao the liable player pays them on a tsumo, the discarder (or by option the liable) on a ron.
    payer = liable if discarder is None or (liable is not None and plan.pao_honba_payer == "liable") else discarder
    if plan.honba_payer in ("first_place", "last_place"):
        payer = _placed(losers, counters, plan)
    elif liable is not None and plan.honba_payer == "discarder" and liable != discarder:
        rule = plan.pao_honba_tsumo if discarder is None else plan.pao_honba_payer
        if rule == "all":
            payer = None
        elif rule == "half" and discarder is not None:
            return _halved_honba(winner, discarder, liable, whole, won, plan)
    if not each or payer is None or plan.honba_payer == "all":
        return dict.fromkeys(losers, each)
    alone = discarder is not None and _shares(plan).own_share_ron
    return {payer: each if alone else whole}


def _halved_honba(
    winner: Seat, discarder: Seat, liable: Seat, total: int, won: Collection[Seat], plan: PaymentPlan
) -> dict[Account, int]:
    """Half for the discarder and half for the liable player, rounded down, and the rest as the rules have it; of who
    has won as well nobody asks it."""
    half = total // 2 // plan.round_to * plan.round_to
    rest = total - 2 * half
    shares: dict[Account, int] = {discarder: half, liable: half}
    others = turn_order(winner, plan.seats)[1:]
    payers: Mapping[str, Sequence[Seat]] = {
        "third": [seat for seat in others if seat not in shares and seat not in won][:1],
        "left": [seat for seat in others[-1:] if seat not in won],
        "liable": [liable],
        "discarder": [discarder],
        "both": [discarder, liable],
    }
    for seat in payers.get(plan.pao_honba_rest, ()):
        more = -(-rest // 2 // plan.round_to) * plan.round_to if plan.pao_honba_rest == "both" else rest
        shares[seat] = shares.get(seat, 0) + more
    return shares


def _placed(losers: Sequence[Seat], counters: Counters, plan: PaymentPlan) -> Account:
    """Of those who have lost, who stands first, or last (001:2889-2890); of equals the first dealer stands before those
    who come after him. A winner pays nobody, so it is the next one then: our reading."""
    if not counters.points:
        return TableAccount.PLACED
    inside = by_heads(tuple(sorted(seat for seat in losers if seat not in counters.out)), plan)
    ranking = sorted(inside, key=lambda seat: -counters.points[seat])
    return ranking[0 if plan.honba_payer == "first_place" else -1]


def _added(award: Award, dues: Sequence[_Due], counters: Counters, plan: PaymentPlan) -> list[Transfer]:
    """Surcharges on a tsumo, what a dealer is worth, chips."""
    dealer = counters.dealer
    rows: list[Transfer] = []
    surcharge = _shares(plan).tsumo_extra[award.winner != dealer]
    if plan.dealer_hundredths:
        rows += _dealer_share(award, dues, dealer, plan)
    if not (surcharge or plan.dealer_extra or plan.dealer_extra_honba or plan.ura_chips_from):
        return rows
    payers = {due.payer: due for due in dues if due.payer >= 0}
    for payer, due in payers.items():
        if due.reason is Reason.TSUMO:
            rows += transfers(payer, award.winner, surcharge, Reason.SURCHARGE)
        if dealer in (award.winner, payer):
            rows += _dealer_extra(payer, award, _rounded(due.parts, plan) * award.times, counters.honba, plan)
    if plan.ura_chips_from and award.ura:
        paid = sum(_rounded(due.parts, plan) for due in dues) * award.times
        if paid >= plan.ura_chips_from:
            for payer in payers:
                rows += transfers(payer, award.winner, award.ura, Reason.CHIPS, Unit.CHIPS)
    return rows


def _dealer_share(award: Award, dues: Sequence[_Due], dealer: Seat, plan: PaymentPlan) -> list[Transfer]:
    """Rachan: what the dealer gets and pays besides, by the han alone (001:3203). A ron pays what all but one who does
    not deal would pay on a tsumo, so twice to the dealer and once to another. It is rounded with the hand."""
    each = next((each for least, each in reversed(plan.dealer_hundredths) if award.han >= least), 0) * award.han
    rows: list[Transfer] = []
    for due in dues:
        alone = due.reason is not Reason.TSUMO
        shares = 1 + (award.winner == dealer) if alone else dealer in (award.winner, due.payer)
        extra = PARTS * each * shares // HUNDRED
        more = _rounded(due.parts + extra, plan) - _rounded(due.parts, plan)
        told = {"first": more * award.times, "each": 0, "count": 0, "cut": 0}
        rows += transfers(due.payer, award.winner, more * award.times, Reason.DEALER_EXTRA, **told)
    return rows


def _dealer_extra(payer: Account, award: Award, hand: int, honba: int, plan: PaymentPlan) -> tuple[Transfer, ...]:
    """What is added to a payment for the hand that the dealer makes or gets: 1 + 2n (002:384-387)."""
    if award.flowers and not plan.dealer_extra_flowers:
        return ()
    each = plan.dealer_extra_honba
    extra = plan.dealer_extra + each * honba
    within = _within_most(hand + extra, plan) - _within_most(hand, plan)
    told = {"first": plan.dealer_extra, "each": each, "count": honba if each else 0, "cut": extra - within}
    return transfers(payer, award.winner, within, Reason.DEALER_EXTRA, **told)


def _within_most(amount: int, plan: PaymentPlan) -> int:
    return min(amount, plan.most_with_extra) if plan.most_with_extra else amount


def _rounded(parts: int, plan: PaymentPlan) -> int:
    """24ths of a point as points: up to the next full step, or as these rules round."""
    step = _step(parts, plan)
    if plan.rounding == "up":
        return -(-parts // (PARTS * step)) * step
    return ROUNDINGS[plan.rounding](parts, PARTS * step) // PARTS


def _to_even(parts: int, step: int) -> int:
    full, rest = divmod(parts, step)
    return (full + (2 * rest > step or (2 * rest == step and full % 2))) * step


ROUNDINGS: Final[dict[str, Callable[[int, int], int]]] = {
    "half_up": lambda parts, step: (2 * parts + step) // (2 * step) * step,
    "half_even": _to_even,
    "half_down": lambda parts, step: -((step - 2 * parts) // (2 * step)) * step,
    "halves": lambda parts, step: (4 * parts + step) // (2 * step) * step // 2,
    "none": lambda parts, step: -(-parts // PARTS) * PARTS,
}
"""How 24ths of a point become so many full steps (001:5315-5319)."""


def _step(parts: int, plan: PaymentPlan) -> int:
    """To what such an amount is rounded."""
    return THOUSAND if 0 < plan.thousands_from * PARTS <= parts else plan.round_to


# ---------------------------------------------------------------- what lies on the table


def _staked(seat: Seat, amount: int, reason: Reason) -> tuple[Transfer, ...]:
    return transfers(seat, TableAccount.POT, amount, reason)


def _pot(winner: Seat, counters: Counters) -> tuple[Transfer, ...]:
    return transfers(TableAccount.POT, winner, counters.pot, Reason.POT)


def _sticks(winner: Seat, sticks: int, plan: PaymentPlan) -> tuple[Transfer, ...]:
    return transfers(TableAccount.STICKS, winner, sticks * plan.stick, Reason.STICKS, count=sticks)


def _sticks_of_ron(winners: Sequence[Seat], counters: Counters, plan: PaymentPlan) -> tuple[Transfer, ...]:
    """All sticks to the nearest winner; or the winners' own of this deal back to them first (000:834)."""
    if not winners:
        return ()
    own: list[Seat] = []
    if plan.multiple_ron_sticks == "own_returned" and len(winners) > 1:
        own = [winner for winner in winners for owner in counters.declared if owner == winner]
    return (*sticks_returned(own, plan), *_sticks(winners[0], counters.sticks - len(own), plan))


def _check_seats(plan: PaymentPlan, award: Award, dealer: Seat) -> None:
    for seat in (award.winner, dealer, *(liability.seat for liability in award.liabilities)):
        if seat not in range(plan.seats):
            raise ValueError(f"there is no seat {seat} at a table of {plan.seats}")
    if any(liability.seat == award.winner for liability in award.liabilities):
        raise ValueError(f"seat {award.winner} is not liable for the own hand")
