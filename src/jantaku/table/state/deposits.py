"""Deposits: what lies on the table, each with its owner.

A riichi stick, a stake of a drawn deal, a penalty that waits for the next winner: points that have left a seat and have
not come to another. They are laid down and taken by rows of the ledger (`Deal.pay`), on one of two accounts of the
table; how many sticks lie there and what is in the pot are sums of them. Who may take one when a deal ends is said by
the name of its *taker*.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Final, NamedTuple

import msgspec

from jantaku.scoring.ledger import Account, Reason, Seat, TableAccount, Transfer
from jantaku.table.state.seating import Seating

ON_TABLE: Final = (TableAccount.STICKS, TableAccount.POT)
"""The accounts on which deposits lie."""
UNKNOWN: Final[Account] = TableAccount.BANK
"""The owner of what lay there before anybody told whose it is."""
AWAY: Final[Account] = -100
"""From here down: members who rest."""
OWN: Final = frozenset({Reason.STICK_RETURNED, Reason.STAKE_RETURNED, Reason.STAKE_COUNTED, Reason.TAKEN_BACK})
"""Rows that give back what is one's own."""


class Deposit(msgspec.Struct, frozen=True, array_like=True, gc=False):
    """So much lies on the table. ``tag``: why it was laid down, ``deal`` and ``discards``: in which deal, and after how
    many discards of it."""

    tag: Reason
    owner: Account
    amount: int
    deal: int = -1
    discards: int = 0
    taker: str = "winner"
    account: Account = TableAccount.STICKS


# ---------------------------------------------------------------- laying down and taking


def laid_by(row: Transfer, deal: int, discards: int, taker: str = "winner") -> list[Deposit]:
    """What a row to the table lays there: of several sticks each by itself."""
    count = int(row.arguments.get("count", 1)) if row.target == TableAccount.STICKS else 1
    return [Deposit(row.reason, row.source, row.amount // count, deal, discards, taker, row.target)] * count


def take(deposits: list[Deposit], row: Transfer) -> list[Deposit]:
    """What a row from the table takes, which leaves the list: one's own where it gives that back, the newest stick or
    the oldest stake; otherwise what lies there for the winner, the oldest first."""
    found = [deposit for deposit in deposits if deposit.account == row.source]
    if row.reason in OWN:
        found = found if row.reason is Reason.STAKE_RETURNED else found[::-1]
        found.sort(key=lambda deposit: deposit.owner != row.target)
    else:
        found.sort(key=lambda deposit: deposit.taker != "winner")
    taken: list[Deposit] = []
    wanted = row.amount
    for deposit in found:
        if wanted <= 0:
            break
        place = deposits.index(deposit)
        if deposit.amount <= wanted:
            del deposits[place]
        else:
            deposits[place] = msgspec.structs.replace(deposit, amount=deposit.amount - wanted)
            deposit = msgspec.structs.replace(deposit, amount=wanted)
        taken.append(deposit)
        wanted -= deposit.amount
    return taken


def put_back(taken: list[Deposit], row: Transfer) -> list[Deposit]:
    """What a row puts back on the table that undoes one from it: what was taken last."""
    back: list[Deposit] = []
    wanted = row.amount
    for place in range(len(taken) - 1, -1, -1):
        if wanted > 0 and taken[place].account == row.target:
            back.insert(0, taken.pop(place))
            wanted -= back[0].amount
    return back


def count_sticks(deposits: Iterable[Deposit]) -> int:
    """How many sticks there are."""
    return sum([deposit.account == TableAccount.STICKS for deposit in deposits])


def sum_of_pot(deposits: Iterable[Deposit]) -> int:
    """What lies there beside them."""
    return sum([deposit.amount for deposit in deposits if deposit.account == TableAccount.POT])


def lying(sticks: int = 0, pot: int = 0, stick: int = 0, owner: Account = UNKNOWN) -> list[Deposit]:
    """So many sticks of this amount, and this pot, of which no more is told."""
    laid = [Deposit(Reason.RIICHI, owner, stick)] * sticks
    return [*laid, Deposit(Reason.POT, UNKNOWN, pot, account=TableAccount.POT)] if pot else laid


def with_sticks(deposits: Sequence[Deposit], sticks: int, stick: int) -> list[Deposit]:
    """The same with so many sticks, because somebody tells that there are so many."""
    known = [deposit for deposit in deposits if deposit.account == TableAccount.STICKS][:sticks]
    rest = [deposit for deposit in deposits if deposit.account != TableAccount.STICKS]
    return [*known, *lying(sticks - len(known), stick=stick), *rest]


# ---------------------------------------------------------------- members and seats


def by_seat(deposits: Iterable[Deposit], seating: Seating) -> list[Deposit]:
    """Deposits of members as those of seats; what is of one who rests lies there until he is back."""
    return [_of(deposit, seating.seat_of(deposit.owner)) for deposit in deposits]


def _of(deposit: Deposit, seat: Seat | None) -> Deposit:
    if deposit.owner < 0:
        return deposit
    return msgspec.structs.replace(deposit, owner=AWAY - deposit.owner if seat is None else seat)


def by_member(deposits: Iterable[Deposit], seating: Seating) -> list[Deposit]:
    """The same the other way."""
    return [
        deposit
        if AWAY < deposit.owner < 0
        else msgspec.structs.replace(
            deposit, owner=seating.members[deposit.owner] if deposit.owner >= 0 else AWAY - deposit.owner
        )
        for deposit in deposits
    ]


# ---------------------------------------------------------------- who takes them


class Ending(NamedTuple):
    """How a deal ends, or a part of it."""

    dealer: Seat
    leader: Seat
    """Who has most points before anything is paid."""
    winners: Sequence[Seat] = ()
    """The first of them comes first; nobody at a draw."""
    drawn: bool = False
    """The win is by an own draw."""
    deal: int = 0
    discards: int = 0
    seats: int = 4
    fresh: Sequence[Seat] = ()
    """Who has not drawn since declaring riichi."""


def _who_has_staked_for(deposit: Deposit, ending: Ending) -> Account | None:
    """The winner; but a loser's stake of the same deal is a part of what he pays, and goes back."""
    if not ending.winners:
        return None
    lost = deposit.deal == ending.deal and deposit.owner >= 0
    return deposit.owner if lost else ending.winners[0]


Taker = Callable[[Deposit, Ending], Account | None]
"""Who gets this deposit at this ending; None: it stays where it lies."""


def _owner_in_go_around(deposit: Deposit, ending: Ending) -> Account | None:
    """001:2837: the owner, if another wins by tsumo in the go-around of the declaration; otherwise the winner."""
    back = ending.drawn and deposit.deal == ending.deal and deposit.owner in ending.fresh
    return deposit.owner if back else _winner(deposit, ending)


def _winner(deposit: Deposit, ending: Ending) -> Account | None:
    return ending.winners[0] if ending.winners else None


TAKERS: Final[Mapping[str, Taker]] = {
    "winner": _winner,
    "same_go_around": _owner_in_go_around,
    "owner": lambda deposit, ending: deposit.owner if deposit.owner >= 0 else None,
    "leader": lambda deposit, ending: ending.leader,
    "dealer": lambda deposit, ending: ending.dealer,
    "staked": lambda deposit, ending: _who_has_staked_for(deposit, ending),
}
"""Who may take a deposit, by name."""
FOR_WINNERS: Final = frozenset({"winner", "same_go_around"})
"""Takers of what waits for a winner once the deal is drawn."""


def handed_out(
    deposits: Sequence[Deposit], ending: Ending, takers: Mapping[str, Taker] = TAKERS
) -> tuple[tuple[Transfer, ...], list[Deposit]]:
    """What goes to others than the winners, as rows; and what is left for the winners to take. What stays on the table
    is in neither."""
    rows: list[Transfer] = []
    left: list[Deposit] = []
    for deposit in deposits:
        taker = takers[deposit.taker](deposit, ending)
        if taker in ending.winners:
            left.append(deposit)
        elif taker is not None:
            rows.append(Transfer(deposit.account, taker, deposit.amount, *_why(deposit, taker)))
    return tuple(rows), left


def _why(deposit: Deposit, taker: Account) -> tuple[Reason, dict[str, str | int]]:
    sticks = deposit.account == TableAccount.STICKS
    if taker == deposit.owner and deposit.tag is Reason.DEAL_STAKE:
        return Reason.STAKE_COUNTED, {}
    if taker == deposit.owner:
        return Reason.STICK_RETURNED if sticks else Reason.STAKE_RETURNED, {}
    return (Reason.STICKS, {"count": 1}) if sticks else (Reason.POT, {})
