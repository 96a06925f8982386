"""A riichi stick that goes back to its owner (立直棒同じ巡, 001:2837, `riichi_stake_back_same_go_around`).

"If you have laid down a riichi stick and within the same go-around somebody else declares a self-drawn win, the stick
goes back to you." The go-around is that of the declaration: until the owner draws again, which is as many discards
later as there are seats, calls aside.

Replaced: `payments`, and of it only who takes a stick. A deposit knows its owner and since when it lies there.
"""

from collections.abc import Mapping

from jantaku.rules.plan import Plan
from jantaku.scoring.ledger import Account
from jantaku.table.parts.payments import Payments
from jantaku.table.state.deposits import TAKERS, Deposit, Ending, Taker
from jantaku.table.table import Table
from tests.table.shape.seated import PLAN, parts_with


def owner_of_the_go_around(deposit: Deposit, ending: Ending) -> Account | None:
    """The owner, if another has drawn the winning tile in the same go-around; otherwise the winner."""
    fresh = deposit.deal == ending.deal and ending.discards - deposit.discards < ending.seats
    return deposit.owner if ending.drawn and fresh else TAKERS["winner"](deposit, ending)


class StakeBack(Payments):
    """Sticks are taken by who may take them at this moment."""

    stick_taker = "same_go_around"
    takers: Mapping[str, Taker] = {**TAKERS, "same_go_around": owner_of_the_go_around}


def stakes_back(plan: Plan = PLAN) -> Table:
    """A table at which a stick may come back."""
    return parts_with(plan, payments=lambda table: StakeBack(table.plan, table.length.bankrupt))
