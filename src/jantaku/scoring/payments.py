"""Who pays whom how much: base amounts become rows of a ledger, always in the same order.

The base amount is what one non-dealer owes another on a tsumo. Each loser's share of it is weighed (the dealer pays and
gets double), the shares are led to those who pay (all losers on a tsumo, the discarder on a ron, the liable player
under pao), honba are added, each payment is rounded up, and last the sticks on the table change hands. All amounts are
whole numbers of any size.
"""

from collections.abc import Collection, Iterable, Sequence
from functools import lru_cache
from typing import Final, Literal, NamedTuple

import msgspec

from jantaku.rules.plan import PaymentPlan
from jantaku.scoring.ledger import Ledger, Reason, Seat, TableAccount, Transfer, Unit, apportion, transfers, turn_order

MANGAN: Final = 2000
FULL_TABLE_LOSERS: Final = 3
"""A ron pays the shares of three losers, also where fewer sit at the table (who lose a share on a tsumo)."""
FINAL_FINE: Final = 20_000
"""Chombo taken from the final score: 20 thousand (000:909)."""

MultipleRon = Literal["all_paid", "atamahane", "abort", "first_caller"]


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


class Counters(msgspec.Struct, frozen=True):
    """What lies on the table when a deal ends."""

    dealer: Seat = 0
    honba: int = 0
    sticks: int = 0
    """Riichi sticks in all, of this deal and of earlier ones."""
    declared: tuple[Seat, ...] = ()
    """Whose sticks of this deal are among them; asked for only where own sticks go back."""


class _Due(NamedTuple):
    """A payment on its way: ``amount`` halves of points from this seat, for this reason."""

    payer: Seat
    halves: int
    reason: Reason
    arguments: dict[str, str | int] = {}  # noqa: RUF012 - never written to


@lru_cache(maxsize=4096)  # the same few amounts are won again and again
def tsumo(award: Award, counters: Counters, plan: PaymentPlan) -> Ledger:
    """A self-drawn win."""
    _check_seats(plan, award, counters.dealer)
    return Ledger((*_paid(award, None, counters.honba, counters, plan), *_sticks(award.winner, counters.sticks, plan)))


def ron(awards: Iterable[Award], discarder: Seat, counters: Counters, plan: PaymentPlan) -> Ledger:
    """One or more wins on one discard (or robbed kan). Nothing moves where the rules abort the deal."""
    return _ron(tuple(awards), discarder, counters, plan)


@lru_cache(maxsize=4096)
def _ron(awards: tuple[Award, ...], discarder: Seat, counters: Counters, plan: PaymentPlan) -> Ledger:
    winners = ron_winners(awards, discarder, plan)
    rows: list[Transfer] = []
    for place, award in enumerate(winners):
        _check_seats(plan, award, counters.dealer)
        # 000:813: honba go to the winner nearest to the discarder, in other rules to each.
        honba = counters.honba if place == 0 or plan.multiple_ron_honba == "each" else 0
        rows += _paid(award, discarder, honba, counters, plan)
    rows += _sticks_of_ron([award.winner for award in winners], counters, plan)
    return Ledger(tuple(rows))


def ron_winners(awards: Iterable[Award], discarder: Seat, plan: PaymentPlan) -> tuple[Award, ...]:
    """Those who are paid, the nearest to the discarder in the order of play first; none if the deal is aborted.

    The awards may stand in any order, but where the first caller wins alone, in that in which they were called.
    """
    order = turn_order(discarder, plan.seats)
    called = tuple(awards)
    claims = sorted(called, key=lambda award: order.index(award.winner))
    winners = [award.winner for award in claims]
    if discarder in winners or len(set(winners)) < len(winners):
        raise ValueError(f"seats {winners} cannot win on a discard of seat {discarder}")
    if len(claims) < 2:
        return tuple(claims)
    rule: MultipleRon = plan.double_ron if len(claims) == 2 else plan.triple_ron
    if rule == "first_caller":
        return called[:1]
    kept = {"all_paid": len(claims), "atamahane": 1, "abort": 0}
    return tuple(claims[: kept[rule]])


def nagashi(winners: Collection[Seat], counters: Counters, plan: PaymentPlan, base: int = MANGAN) -> Ledger:
    """Nagashi mangan, for one player or several: paid like a tsumo, in place of the noten payments.

    Where it counts as a win, honba and sticks go to the first in the order of play from the dealer, our reading where
    there are several (of 001:1388).
    """
    order = [seat for seat in turn_order(counters.dealer, plan.seats) if seat in winners]
    rows: list[Transfer] = []
    for place, winner in enumerate(order):
        honba = counters.honba if plan.nagashi_as_win and place == 0 else 0
        rows += _paid(Award(winner, base), None, honba, counters, plan, Reason.NAGASHI)
    if plan.nagashi_as_win and order:
        rows += _sticks(order[0], counters.sticks, plan)
    return Ledger(tuple(rows))


def noten(tenpai: Collection[Seat], plan: PaymentPlan) -> Ledger:
    """Payments of an exhaustive draw: those who are not tenpai share the total, those who are tenpai share it out."""
    ready = [seat for seat in range(plan.seats) if seat in tenpai]
    others = [seat for seat in range(plan.seats) if seat not in tenpai]
    if not ready or not others:
        return Ledger()
    due = apportion(plan.noten_total, ready)
    rows: list[Transfer] = []
    # As few payments as possible: with two and two each pays one of the others (000:803).
    for payer, owed in apportion(plan.noten_total, others).items():
        for receiver in ready:
            amount = min(owed, due[receiver])
            rows += transfers(payer, receiver, amount, Reason.NOTEN)
            owed -= amount
            due[receiver] -= amount
    return Ledger(tuple(rows))


def chombo(offender: Seat, counters: Counters, plan: PaymentPlan) -> Ledger:
    """The penalty for an offence that ends the deal. It counts as not played: its riichi sticks go back (001:1410)."""
    rows: list[Transfer] = []
    if plan.chombo == "reverse_mangan":
        for seat in turn_order(offender, plan.seats)[1:]:
            share = _share(plan.chombo_amount, offender, seat, counters.dealer, plan)
            rows += transfers(offender, seat, _rounded(2 * share, plan), Reason.CHOMBO)
    elif plan.chombo == "final_minus_20":
        rows += transfers(offender, TableAccount.FINES, FINAL_FINE, Reason.CHOMBO, Unit.SCORE)
    return Ledger((*rows, *sticks_returned(counters.declared, plan)))


def riichi(seat: Seat, plan: PaymentPlan) -> Ledger:
    """A stick for the declaration."""
    return Ledger(transfers(seat, TableAccount.STICKS, plan.stick, Reason.RIICHI))


def sticks_returned(owners: Iterable[Seat], plan: PaymentPlan) -> tuple[Transfer, ...]:
    """Each gets the own stick back."""
    return tuple(
        row for owner in owners for row in transfers(TableAccount.STICKS, owner, plan.stick, Reason.STICK_RETURNED)
    )


# ---------------------------------------------------------------- the pipeline


def _paid(
    award: Award,
    discarder: Seat | None,
    honba: int,
    counters: Counters,
    plan: PaymentPlan,
    tsumo_reason: Reason = Reason.TSUMO,
) -> list[Transfer]:
    """All payments to one winner but the sticks."""
    dealer = counters.dealer
    parts = _parts(award, plan)
    dues = [due for part in parts for due in _routed(award.winner, *part, discarder, dealer, plan, tsumo_reason)]
    liable = next((liability.seat for _, liability in parts if liability is not None), None)
    extras = _honba(award.winner, discarder, liable, honba, plan)
    rows: list[Transfer] = []
    for due in dues:
        extra = extras.pop(due.payer, 0)
        # The payment is rounded with its honba, and then told apart again.
        amount = _rounded(due.halves + 2 * extra, plan) - extra
        rows += transfers(due.payer, award.winner, amount, due.reason, **due.arguments)
        rows += transfers(due.payer, award.winner, extra, Reason.HONBA, count=honba)
    for payer, extra in extras.items():
        rows += transfers(payer, award.winner, _rounded(2 * extra, plan), Reason.HONBA, count=honba)
    return rows


def _parts(award: Award, plan: PaymentPlan) -> list[tuple[int, Liability | None]]:
    """The base amount, cut into what each liable player answers for and the rest.

    The rest is everybody's, or under `pao_combined` that of the first liable player.
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
    if plan.pao_combined:
        part, first = parts[0]
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
    tsumo_reason: Reason,
) -> list[_Due]:
    """Who pays one part of the base amount."""
    if liability is None and discarder is None:
        losers = turn_order(winner, plan.seats)[1:]
        return [_Due(loser, 2 * _share(base, winner, loser, dealer, plan), tsumo_reason) for loser in losers]
    whole = _whole(base, winner, dealer, plan)
    if discarder is not None and (liability is None or liability.seat == discarder):
        return [_Due(discarder, 2 * whole, Reason.RON)]
    assert liability is not None
    yaku: dict[str, str | int] = {"yaku": liability.yaku}
    if discarder is None:
        return [_Due(liability.seat, 2 * whole, Reason.PAO, yaku)]
    # 000:785: the discarder and the liable player pay half each, whoever of them deals.
    return [_Due(discarder, whole, Reason.RON), _Due(liability.seat, whole, Reason.PAO, yaku)]


def _share(base: int, winner: Seat, loser: Seat, dealer: Seat, plan: PaymentPlan) -> int:
    """What one loser owes on a tsumo."""
    return base * plan.dealer_weight if dealer in (winner, loser) else base


def _whole(base: int, winner: Seat, dealer: Seat, plan: PaymentPlan) -> int:
    """What one payer owes for all: three times a dealer's share, or one dealer's and two others'."""
    if winner == dealer:
        return base * plan.dealer_weight * FULL_TABLE_LOSERS
    return base * (plan.dealer_weight + FULL_TABLE_LOSERS - 1)


def _honba(winner: Seat, discarder: Seat | None, liable: Seat | None, honba: int, plan: PaymentPlan) -> dict[Seat, int]:
    """What each pays for the honba."""
    each = honba * plan.honba_each
    losers = turn_order(winner, plan.seats)[1:]
    # 000:809: under pao the liable player pays them on a tsumo, the discarder (or by option the liable) on a ron.
    payer = liable if discarder is None or (liable is not None and plan.pao_honba_payer == "liable") else discarder
    if not each or payer is None or plan.honba_payer == "all":
        return dict.fromkeys(losers, each)
    return {payer: each * len(losers)}


def _rounded(halves: int, plan: PaymentPlan) -> int:
    """Half points as points, up to the next full step."""
    return -(-halves // (2 * plan.round_to)) * plan.round_to


def _sticks(winner: Seat, sticks: int, plan: PaymentPlan) -> tuple[Transfer, ...]:
    return transfers(TableAccount.STICKS, winner, sticks * plan.stick, Reason.STICKS, count=sticks)


def _sticks_of_ron(winners: Sequence[Seat], counters: Counters, plan: PaymentPlan) -> tuple[Transfer, ...]:
    """All sticks to the nearest winner; or the winners' own of this deal back to them first (000:834)."""
    if not winners:
        return ()
    own: list[Seat] = []
    if plan.multiple_ron_sticks == "own_returned" and len(winners) > 1:
        own = [winner for winner in winners if winner in counters.declared]
    return (*sticks_returned(own, plan), *_sticks(winners[0], counters.sticks - len(own), plan))


def _check_seats(plan: PaymentPlan, award: Award, dealer: Seat) -> None:
    for seat in (award.winner, dealer, *(liability.seat for liability in award.liabilities)):
        if seat not in range(plan.seats):
            raise ValueError(f"there is no seat {seat} at a table of {plan.seats}")
    if any(liability.seat == award.winner for liability in award.liabilities):
        raise ValueError(f"seat {award.winner} is not liable for the own hand")
