"""What lies on the table has an owner, and a taker who is found when a deal ends."""

import pytest

import jantaku as jan
from jantaku.scoring.ledger import Reason, TableAccount, Transfer, transfers
from jantaku.table.events import Paid, RiichiStands
from jantaku.table.state.deposits import (
    TAKERS,
    UNKNOWN,
    Deposit,
    Ending,
    by_member,
    by_seat,
    count_sticks,
    handed_out,
    lying,
    put_back,
    sum_of_pot,
    take,
    with_sticks,
)
from jantaku.table.state.seating import Seating
from jantaku.table.telling.board import Board, terms_of

STICKS, POT = TableAccount.STICKS, TableAccount.POT


def stick(owner: int, deal: int = 0, taker: str = "winner") -> Deposit:
    return Deposit(Reason.RIICHI, owner, 1000, deal, 5, taker)


def stake(owner: int, deal: int) -> Deposit:
    return Deposit(Reason.DRAW_STAKE, owner, 100, deal, 70, account=POT)


def row(source: int, target: int, amount: int, reason: Reason) -> Transfer:
    (made,) = transfers(source, target, amount, reason)
    return made


def test_sums_are_by_account() -> None:
    deposits = [stick(0), stake(1, 0), stick(2), stake(3, 0)]
    assert (count_sticks(deposits), sum_of_pot(deposits)) == (2, 200)
    assert (count_sticks(lying(3, 500, 1000)), sum_of_pot(lying(3, 500, 1000))) == (3, 500)
    assert with_sticks(deposits, 1, 1000) == [stick(0), stake(1, 0), stake(3, 0)]
    assert count_sticks(with_sticks(deposits, 4, 1000)) == 4


def test_who_gets_the_own_back_gets_the_own() -> None:
    deposits = [stick(2), stick(1, deal=0), stick(1, deal=3)]
    assert take(deposits, row(STICKS, 1, 1000, Reason.STICK_RETURNED)) == [stick(1, deal=3)]
    assert deposits == [stick(2), stick(1, deal=0)]
    stakes = [stake(seat, deal) for deal in (0, 1, 2) for seat in (0, 1)]
    take(stakes, row(POT, 1, 200, Reason.STAKE_RETURNED))
    assert stakes == [stake(0, 0), stake(0, 1), stake(0, 2), stake(1, 2)]


def test_the_winner_takes_what_lies_there_for_him_and_a_part_leaves_the_rest() -> None:
    deposits = [stick(0, taker="owner"), stick(1), stake(1, 0)]
    assert take(deposits, row(STICKS, 3, 1000, Reason.STICKS)) == [stick(1)]
    take(deposits, row(POT, 3, 30, Reason.POT))
    assert deposits == [stick(0, taker="owner"), Deposit(Reason.DRAW_STAKE, 1, 70, 0, 70, account=POT)]


def test_what_is_put_back_is_what_was_taken_last() -> None:
    taken = [stick(0), stick(1), stake(2, 0), stick(3)]
    assert put_back(taken, row(2, STICKS, 2000, Reason.TAKEN_BACK)) == [stick(1), stick(3)]
    assert taken == [stick(0), stake(2, 0)]


ENDING = Ending(dealer=1, leader=2, winners=(3,))


@pytest.mark.parametrize(("taker", "seat"), [("winner", 3), ("owner", 0), ("leader", 2), ("dealer", 1)])
def test_who_takes_a_deposit(taker: str, seat: int) -> None:
    assert TAKERS[taker](stick(0, taker=taker), ENDING) == seat
    rows, left = handed_out([stick(0, taker=taker)], ENDING)
    if seat == 3:  # the ledger of the win hands it out
        assert (rows, left) == ((), [stick(0)])
    else:
        reason = Reason.STICK_RETURNED if seat == 0 else Reason.STICKS
        assert ([(one.source, one.target, one.amount, one.reason) for one in rows], left) == (
            [(STICKS, seat, 1000, reason)],
            [],
        )


def test_without_a_winner_it_stays() -> None:
    assert handed_out([stick(0), stake(1, 0)], Ending(1, 2)) == ((), [])


def test_rows_to_the_table_are_deposits_and_rows_from_it_take_them() -> None:
    deal = jan.Match("riichi", seed=1).deal
    deal.discards = 7
    deal.pay([row(2, STICKS, 1000, Reason.RIICHI), row(1, POT, 300, Reason.ILLEGAL_DISCARD)])
    assert deal.deposits == [
        Deposit(Reason.RIICHI, 2, 1000, 0, 7),
        Deposit(Reason.ILLEGAL_DISCARD, 1, 300, 0, 7, account=POT),
    ]
    assert (deal.sticks, deal.pot, deal.points) == (1, 300, [25000, 24700, 24000, 25000])
    deal.pay([row(STICKS, 0, 1000, Reason.STICKS), row(POT, 0, 300, Reason.POT)])
    assert (deal.deposits, deal.points) == ([], [26300, 24700, 24000, 25000])
    deal.pay([row(0, STICKS, 1000, Reason.TAKEN_BACK)])
    assert deal.deposits == [Deposit(Reason.RIICHI, 2, 1000, 0, 7)]


def test_what_is_of_a_member_who_rests_waits_for_him() -> None:
    seating = Seating((4, 0, 2, 3), (1,))
    members = [stick(1, taker="owner"), stick(4), stick(0), *lying(1, stick=1000)]
    deposits = by_seat(members, seating)
    assert [deposit.owner for deposit in deposits[1:]] == [0, 1, UNKNOWN]
    assert by_member(deposits, seating) == members
    assert handed_out(deposits[:1], Ending(0, 0)) == ((), [])


def test_a_board_keeps_the_sticks_that_nobody_has_taken() -> None:
    """One goes back to its owner, the others stay where they lie until somebody wins; and so where that is undone."""
    board = Board(terms_of(jan.load("riichi").plan), 4)
    for seat in (0, 1, 2):
        RiichiStands(seat, transfers(seat, TableAccount.STICKS, 1000, Reason.RIICHI)).lay(board)
    assert board.sticks == 3
    Paid(transfers(TableAccount.STICKS, 1, 1000, Reason.STICK_RETURNED)).lay(board)
    assert (board.sticks, [deposit.owner for deposit in board.deposits]) == (2, [0, 2])
    Paid(transfers(TableAccount.STICKS, 3, 2000, Reason.STICKS, count=2)).lay(board)
    assert board.sticks == 0
    Paid((Transfer(3, TableAccount.STICKS, 2000, Reason.TAKEN_BACK),)).lay(board)
    assert board.sticks == 2
