"""Settlement: what the points at the end of a match come to.

Each seat hands back what it started with and its stake in the oka, the first place takes the oka (or all above the
target share it), the result is rounded to thousands, the uma of the place is added, and the winner's score levels what
rounding has left over (000:885-891). Every step is a row of a ledger in final scores, so a score can be explained line
by line. The function is pure: ask it about the points of any moment, or of one that may come.
"""

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from typing import Final

import msgspec

from jantaku.rules.plan import SettlementPlan
from jantaku.scoring.ledger import Ledger, Reason, Seat, TableAccount, Transfer, Unit, apportion, transfers, turn_order

THOUSAND: Final = 1000
HUNDRED: Final = 100
TENTH: Final = 100
NOBODY: Final[Mapping[Seat, Sequence[Seat]]] = {}


class Placing(msgspec.Struct, frozen=True):
    """How one seat ends. Scores are in points: +52 is 52000."""

    seat: Seat
    place: int
    """1 is the best; where ties are shared, tied seats have the same."""
    points: int
    """What it held when play ended, leftover sticks not yet shared out."""
    score: int


class Settlement(msgspec.Struct, frozen=True):
    """The end of a match: a standing for each seat, and the ledger that led there."""

    standings: tuple[Placing, ...]
    """Seat 0 first."""
    ledger: Ledger

    @property
    def scores(self) -> tuple[int, ...]:
        """Final scores, seat 0 first."""
        return tuple(standing.score for standing in self.standings)

    @property
    def places(self) -> tuple[int, ...]:
        """Places, seat 0 first."""
        return tuple(standing.place for standing in self.standings)


def settle(
    points: Sequence[int],
    plan: SettlementPlan,
    *,
    first_dealer: Seat = 0,
    sticks: int = 0,
    owners: Sequence[Seat] = (),
    stick: int = 1000,
    pot: int = 0,
    fines: Ledger | None = None,
    bankrupt: Mapping[Seat, Sequence[Seat]] = NOBODY,
    accounts: Sequence[Sequence[Seat]] = (),
    crowned: Seat | None = None,
    phantoms: Collection[Seat] = (),
) -> Settlement:
    """Final scores from the points held, seat 0 first.

    ``sticks`` lie on the table still; ``owners`` (one seat for each) are asked for only where they go back. ``pot`` are
    points that lie there, too. Of the ledger ``fines`` only what moves in final scores counts, and it does so last of
    all. ``bankrupt``: who is, and whom each of them has paid for that. ``accounts``: the seats that share one, a group
    for each team, all of one size: their points are settled together, by rows of the first of them, and each of them
    has the place and the score of the team. ``crowned``: who has ended the match with a yakuman, where that makes him
    the first (`SettlementPlan.yakuman_class`). ``phantoms``: seats at which nobody plays; what they have won or lost is
    their score, and their place is behind all others.
    """
    if phantoms:
        return _settled_beside_phantoms(
            points,
            plan,
            phantoms,
            first_dealer=first_dealer,
            sticks=sticks,
            owners=owners,
            stick=stick,
            pot=pot,
            fines=fines,
            bankrupt=bankrupt,
            crowned=crowned,
        )
    if accounts:
        return _settled_together(
            points,
            plan,
            accounts,
            first_dealer=first_dealer,
            sticks=sticks,
            owners=owners,
            stick=stick,
            pot=pot,
            fines=fines,
            bankrupt=bankrupt,
            crowned=crowned,
        )
    if plan.by == "chips":
        return _settled_by_chips(points, plan, first_dealer, fines)
    tied = _tied_groups(points, plan, first_dealer)
    if crowned is not None:
        tied = [[crowned], *filter(None, ([seat for seat in group if seat != crowned] for group in tied))]
    rows: list[Transfer] = []
    for seat, held in enumerate(points):
        rows += transfers(TableAccount.BANK, seat, held, Reason.POINTS, Unit.SCORE)
        rows += transfers(seat, TableAccount.BANK, plan.start, Reason.START, Unit.SCORE)
        if plan.debts_forgiven and held < 0:
            rows += transfers(TableAccount.BANK, seat, -held, Reason.DEBT, Unit.SCORE)
    with_oka = takes_oka(points, plan)
    rows += _leftover_sticks(tied, plan, with_oka, sticks, owners, stick)
    rows += _leftover_pot(tied, plan, with_oka, first_dealer, pot)
    rows += _oka(tied, plan, first_dealer, _oka_takers(points, tied, plan))
    exact = Ledger(tuple(rows)).changes(len(points), Unit.SCORE)
    rows += _rounding(points, exact, plan)
    rows += _uma(tied, _uma_of(points, plan) if crowned is None else plan.uma_by_above[plan.yakuman_class])
    rows += bust_prizes(points, plan, bankrupt, Unit.SCORE, first_dealer)
    if plan.winner_absorbs:
        rounded = sum(row.amount if row.target >= 0 else -row.amount for row in rows if row.reason is Reason.ROUNDING)
        # 000:881: those who share the first place are equal, so it is shared to the point.
        for seat, share in apportion(rounded, tied[0], step=1).items():
            rows += transfers(seat, TableAccount.BANK, share, Reason.LEVELLING, Unit.SCORE)
    if fines is not None:
        rows += [row for row in fines if row.unit is Unit.SCORE]
    ledger = Ledger(tuple(rows))
    scores = ledger.changes(len(points), Unit.SCORE)
    places = {seat: place for place, group in _placed(tied) for seat in group}
    standings = tuple(Placing(seat, places[seat], held, scores[seat]) for seat, held in enumerate(points))
    return Settlement(standings, ledger)


def _settled_by_chips(
    points: Sequence[int], plan: SettlementPlan, first_dealer: Seat, fines: Ledger | None
) -> Settlement:
    """What chips are worth, and what else moves in final scores; points count for nothing but the order of equals
    (001:6703)."""
    ledger = Ledger(tuple(row for row in fines or () if row.unit is Unit.SCORE))
    scores = ledger.changes(len(points), Unit.SCORE)
    worth = [*zip(scores, points, strict=True)]
    ascending = sorted({*worth})
    tied = _tied_groups([ascending.index(each) for each in worth], plan, first_dealer)
    places = {seat: place for place, group in _placed(tied) for seat in group}
    standings = tuple(Placing(seat, places[seat], held, scores[seat]) for seat, held in enumerate(points))
    return Settlement(standings, ledger)


def _settled_together(
    points: Sequence[int],
    plan: SettlementPlan,
    accounts: Sequence[Sequence[Seat]],
    *,
    first_dealer: Seat,
    sticks: int,
    owners: Sequence[Seat],
    stick: int,
    pot: int,
    fines: Ledger | None,
    bankrupt: Mapping[Seat, Sequence[Seat]],
    crowned: Seat | None,
) -> Settlement:
    """Teams settle as single players would who have begun with the points of all their members."""
    size = len(accounts[0])
    of_seat = {seat: number for number, account in enumerate(accounts) for seat in account}
    of_account = {number: account[0] for number, account in enumerate(accounts)}
    settled = settle(
        [sum(points[seat] for seat in account) for account in accounts],
        msgspec.structs.replace(plan, start=plan.start * size, target=plan.target * size),
        first_dealer=of_seat[first_dealer],
        sticks=sticks,
        owners=[of_seat[owner] for owner in owners],
        stick=stick,
        pot=pot,
        fines=None if fines is None else Ledger(tuple(_between(fines, of_seat))),
        bankrupt={
            of_seat[seat]: sorted({of_seat[other] for other in paid} - {of_seat[seat]})
            for seat, paid in bankrupt.items()
        },
        crowned=None if crowned is None else of_seat[crowned],
    )
    standings = tuple(
        Placing(seat, settled.places[of_seat[seat]], held, settled.scores[of_seat[seat]])
        for seat, held in enumerate(points)
    )
    return Settlement(standings, Ledger(tuple(_between(settled.ledger, of_account))))


def _settled_beside_phantoms(
    points: Sequence[int],
    plan: SettlementPlan,
    phantoms: Collection[Seat],
    *,
    first_dealer: Seat,
    sticks: int,
    owners: Sequence[Seat],
    stick: int,
    pot: int,
    fines: Ledger | None,
    bankrupt: Mapping[Seat, Sequence[Seat]],
    crowned: Seat | None,
) -> Settlement:
    """Those who play settle as at a table of their own; phantoms have what they have won or lost, and a place behind
    all others."""
    playing = [seat for seat in range(len(points)) if seat not in phantoms]
    number = {seat: place for place, seat in enumerate(playing)}
    seat_of = dict(enumerate(playing))
    beside: dict[int, int] = {**number, **dict.fromkeys(phantoms, TableAccount.FINES)}
    settled = settle(
        [points[seat] for seat in playing],
        plan,
        first_dealer=number[first_dealer],
        sticks=sticks,
        owners=[number[owner] for owner in owners],
        stick=stick,
        pot=pot,
        fines=None if fines is None else Ledger(tuple(_between(fines, beside))),
        bankrupt={
            number[seat]: [number[other] for other in paid if other in number]
            for seat, paid in bankrupt.items()
            if seat in number
        },
        crowned=None if crowned is None else number[crowned],
    )
    rows = [*_between(settled.ledger, seat_of)]
    for seat in sorted(phantoms):
        rows += transfers(TableAccount.BANK, seat, points[seat], Reason.POINTS, Unit.SCORE)
        rows += transfers(seat, TableAccount.BANK, plan.start, Reason.START, Unit.SCORE)
    ledger = Ledger(tuple(rows))
    scores = ledger.changes(len(points), Unit.SCORE)
    last = len(playing) + 1
    standings = tuple(
        Placing(seat, settled.places[number[seat]] if seat in number else last, held, scores[seat])
        for seat, held in enumerate(points)
    )
    return Settlement(standings, ledger)


def _between(rows: Iterable[Transfer], numbers: Mapping[int, int]) -> Iterator[Transfer]:
    """The same rows between other accounts; what stays within one is left out."""
    for row in rows:
        source, target = (numbers.get(number, number) for number in (row.source, row.target))
        if source != target:
            yield msgspec.structs.replace(row, source=source, target=target)


def thousands(score: int) -> str:
    """A final score as it is written: ``+52``, ``-2.5``, ``0``."""
    whole, rest = divmod(abs(score), THOUSAND)
    decimals = f".{rest:03}".rstrip("0") if rest else ""
    sign = "+" if score > 0 else "-" if score < 0 else ""
    return f"{sign}{whole}{decimals}"


def uma_of_seats(
    points: Sequence[int], plan: SettlementPlan, first_dealer: Seat = 0, phantoms: Collection[Seat] = ()
) -> tuple[int, ...]:
    """What everybody's place would bring with these points, seat 0 first; nothing to phantoms."""
    if phantoms:
        playing = [seat for seat in range(len(points)) if seat not in phantoms]
        own = uma_of_seats([points[seat] for seat in playing], plan, playing.index(first_dealer))
        uma = dict(zip(playing, own, strict=True))
        return tuple(uma.get(seat, 0) for seat in range(len(points)))
    rows = _uma(_tied_groups(points, plan, first_dealer), _uma_of(points, plan))
    return Ledger(tuple(rows)).changes(len(points), Unit.SCORE)


def takes_oka(points: Sequence[int], plan: SettlementPlan) -> bool:
    """Whether there is an oka, and somebody has points enough for it."""
    enough = plan.oka_needs is None or max(points) >= plan.target + plan.oka_needs
    return oka_of(plan) > 0 and enough


def oka_of(plan: SettlementPlan) -> int:
    """The oka in points."""
    return plan.oka * THOUSAND + plan.oka_rest


# ---------------------------------------------------------------- the steps


def _tied_groups(points: Sequence[int], plan: SettlementPlan, first_dealer: Seat) -> list[list[Seat]]:
    """The seats from first to last; a group of several shares its places. Equals stand as they sat at first."""
    order = turn_order(first_dealer, len(points))
    ranking = sorted(order if plan.heads == "nearest" else order[::-1], key=lambda seat: -points[seat])
    groups: list[list[Seat]] = []
    for seat in ranking:
        if plan.ties == "share" and groups and points[groups[-1][0]] == points[seat]:
            groups[-1].append(seat)
        else:
            groups.append([seat])
    return groups


def _placed(tied: Sequence[Sequence[Seat]]) -> Iterator[tuple[int, Sequence[Seat]]]:
    """Each group with the best place it holds."""
    place = 1
    for group in tied:
        yield place, group
        place += len(group)


def _leftover_sticks(
    tied: Sequence[Sequence[Seat]],
    plan: SettlementPlan,
    with_oka: bool,
    sticks: int,
    owners: Sequence[Seat],
    stick: int,
) -> list[Transfer]:
    if plan.leftover_sticks == "return":
        if len(owners) != sticks:
            raise ValueError(f"{sticks} sticks go back to their owners, but {len(owners)} owners are named")
        return [
            row
            for owner in owners
            for row in transfers(TableAccount.STICKS, owner, stick, Reason.STICK_RETURNED, Unit.SCORE)
        ]
    # Sticks that go to the oka reach the first place with it; where nobody takes an oka they are lost.
    if plan.leftover_sticks == "first_place" or (plan.leftover_sticks == "oka" and with_oka):
        shares = apportion(sticks * stick, tied[0])
        return [
            row
            for seat, share in shares.items()
            for row in transfers(TableAccount.STICKS, seat, share, Reason.STICKS, Unit.SCORE, count=sticks)
        ]
    return []


def _leftover_pot(
    tied: Sequence[Sequence[Seat]], plan: SettlementPlan, with_oka: bool, first_dealer: Seat, pot: int
) -> list[Transfer]:
    """It goes where the sticks go; where those go back, it is shared by all (our reading: the books do not say)."""
    among: Sequence[Seat] = ()
    if plan.leftover_sticks == "return":
        among = turn_order(first_dealer, sum(map(len, tied)))
    elif plan.leftover_sticks == "first_place" or (plan.leftover_sticks == "oka" and with_oka):
        among = tied[0]
    if not among or not pot:
        return []
    shares = apportion(pot, among)
    return [
        row
        for seat, share in shares.items()
        for row in transfers(TableAccount.POT, seat, share, Reason.POT, Unit.SCORE)
    ]


def _oka(
    tied: Sequence[Sequence[Seat]], plan: SettlementPlan, first_dealer: Seat, first: Sequence[Seat]
) -> list[Transfer]:
    """All stake the same, ``first`` take it all; where there is nobody, it stays where it lies. A negative oka is paid
    out to all by the last place (001:1671).

    The stake is the oka's part (001:1695), but no more than the target exceeds the start by: an oka above all stakes
    takes the rest from the last place (001:1676).
    """
    oka = oka_of(plan)
    seats = turn_order(first_dealer, sum(map(len, tied)))
    most = (plan.target - plan.start) * len(seats)
    staked = min(oka, most) if most > 0 else oka
    step = 1 if plan.oka_rest else HUNDRED
    stakes = apportion(staked, seats, step)
    first = first if oka > 0 else tied[-1]
    takers = apportion(oka, first, step) if first else {}
    rows: list[Transfer] = []
    for seat, stake in stakes.items():
        rows += transfers(seat, TableAccount.OKA, stake, Reason.OKA_STAKE, Unit.SCORE)
    if takers and oka > staked:
        for seat, share in apportion(oka - staked, tied[-1], step).items():
            rows += transfers(seat, TableAccount.OKA, share, Reason.OKA_REST, Unit.SCORE)
    for seat, share in takers.items():
        rows += transfers(TableAccount.OKA, seat, share, Reason.OKA, Unit.SCORE)
    return rows


def _oka_takers(points: Sequence[int], tied: Sequence[Sequence[Seat]], plan: SettlementPlan) -> Sequence[Seat]:
    """The first place; or all who have more than the target (001:3927-3930), and if nobody has, the first place.
    Nobody, where the leader has too little (001:3192)."""
    if oka_of(plan) > 0 and not takes_oka(points, plan):
        return ()
    above = [seat for group in tied for seat in group if points[seat] > plan.target]
    return above if plan.oka_shared and above else tied[0]


def _rounding(points: Sequence[int], exact: Sequence[int], plan: SettlementPlan) -> list[Transfer]:
    return [
        row
        for seat, score in enumerate(exact)
        for row in transfers(
            TableAccount.BANK, seat, _rounded(score, points[seat], plan) - score, Reason.ROUNDING, Unit.SCORE
        )
    ]


def _rounded(score: int, points: int, plan: SettlementPlan) -> int:
    """The score in full thousands, or as the plan says."""
    match plan.rounding:
        case "none":
            return score
        case "one_decimal":
            return _half_down(score, TENTH)
        case "half_down":  # 000:889: 21.5 becomes 21; the smaller number also below zero
            return _half_down(score, THOUSAND)
        case "math":
            # Away from zero, by the sign of the points: records of tenhou make 2500 points 3 and -3500 points -4.
            return -_half_down(-score, THOUSAND) if points >= 0 else _half_down(score, THOUSAND)
        case "up":
            return -(-score // THOUSAND) * THOUSAND
        case "down":
            return score // THOUSAND * THOUSAND
        case "toward_zero":
            return abs(score) // THOUSAND * THOUSAND * (1 if score > 0 else -1)


def _half_down(score: int, step: int) -> int:
    """The nearest step; of two equally near ones the smaller number."""
    return -((step // 2 - score) // step) * step


def _uma_of(points: Sequence[int], plan: SettlementPlan) -> tuple[int, ...]:
    """The uma of the places, by how many reached the target if the plan asks."""
    least = plan.target + (not plan.uma_at_target)
    reached = sum(held >= least for held in points)
    uma = plan.uma_by_above.get(str(reached), plan.uma)
    if len(uma) != len(points):
        raise ValueError(f"an uma for {len(uma)} places does not fit {len(points)} players")
    return uma


def _uma(tied: Sequence[Sequence[Seat]], uma: Sequence[int]) -> list[Transfer]:
    """Each place's uma; tied seats share that of their places (000:881)."""
    rows: list[Transfer] = []
    for place, group in _placed(tied):
        total = sum(uma[place - 1 : place - 1 + len(group)]) * THOUSAND
        for seat, share in apportion(total, group).items():
            rows += transfers(TableAccount.UMA, seat, share, Reason.UMA, Unit.SCORE, place=place)
    return rows


def bust_prizes(
    points: Sequence[int],
    plan: SettlementPlan,
    bankrupt: Mapping[Seat, Sequence[Seat]],
    unit: Unit,
    first_dealer: Seat = 0,
) -> list[Transfer]:
    """Everybody who is bankrupt pays whoever has brought that about; or all others, the better placed more."""
    prize = plan.bust_prize_chips if unit is Unit.CHIPS else plan.bust_prize
    if not prize:
        return []
    solvent = [seat for group in _tied_groups(points, plan, first_dealer) for seat in group if seat not in bankrupt]
    by_place = [seat for place, seat in enumerate(solvent) for _ in range(len(solvent) - place)]
    rows: list[Transfer] = []
    for seat, paid in bankrupt.items():
        takers = paid if plan.bust_prize_to == "causer" else by_place
        for taker, share in _shared_out(prize, takers).items():
            rows += transfers(seat, taker, share, Reason.BUST_PRIZE, unit)
    return rows


def _shared_out(amount: int, takers: Sequence[Seat]) -> dict[Seat, int]:
    """In equal shares, of which a seat gets as many as it is named; what is left over is the first one's."""
    if not takers:
        return {}
    step = TENTH if amount % TENTH == 0 else 1
    each = amount // len(takers) // step * step
    shares = {seat: each * takers.count(seat) for seat in takers}
    shares[takers[0]] += amount - each * len(takers)
    return shares
