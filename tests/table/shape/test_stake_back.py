"""A stick that goes back to its owner: what a scenario cannot say, and whole matches."""

from jantaku.scoring.ledger import Reason, TableAccount
from jantaku.table.events import Paid
from jantaku.table.state.deposits import Deposit
from tests.table.shape.seated import Seated, laid
from tests.table.shape.stake_back import stakes_back
from tests.table.shape.whole_match import check_whole_match

SEEDS = (0, 5)
"""In the second a stick comes back."""
HANDS = ["123456789m 1123p", "123456789s 67p 55z", "1358m 258p 369s 467z", "2469m 479p 147s 266z"]


def test_a_stick_lies_there_with_its_owner_and_its_moment() -> None:
    table = Seated(laid(HANDS, then="7z 8p", indicator="4z"), stakes_back())
    table.play("0 riichi 7z")
    assert table.deal.deposits == [
        Deposit(Reason.RIICHI, 0, 1000, 0, 1, "same_go_around", TableAccount.STICKS),
    ]
    assert (table.deal.sticks, table.deal.pot) == (1, 0)


def sticks_paid(*lines: str, then: str) -> list[tuple[int, Reason]]:
    """To whom sticks go at the end of the first deal, and why."""
    table = Seated(laid(HANDS, then=then, indicator="4z"), stakes_back())
    table.play(*lines)
    rows = next(event for event in table.match.events if isinstance(event, Paid)).rows
    return [(row.target, row.reason) for row in rows if row.source == TableAccount.STICKS]


def test_within_the_go_around_it_goes_back_and_later_it_is_the_winners() -> None:
    assert sticks_paid("0 riichi 7z", "1 tsumo", then="7z 8p") == [(0, Reason.STICK_RETURNED)]
    later = ("0 riichi 7z", "1 discard 9p", "2 discard 9p", "3 discard 9p", "1 tsumo")
    assert sticks_paid(*later, then="7z 9p 9p 9p 1z 8p") == [(1, Reason.STICKS)]


def test_on_a_discard_it_is_the_winners_at_once() -> None:
    lines = ("0 riichi 7z", "1 discard 9p", "2 discard 8p", "1 ron")
    assert sticks_paid(*lines, then="7z 9p 8p") == [(1, Reason.STICKS)]


def test_whole_matches() -> None:
    came = 0
    for seed in SEEDS:
        for event in check_whole_match(stakes_back(), seed).events:
            came += isinstance(event, Paid) and any(row.reason is Reason.STICK_RETURNED for row in event.rows)
    assert came
