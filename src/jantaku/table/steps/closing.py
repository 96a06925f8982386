"""How a deal is closed: hands are shown, points move, and nothing else happens in it."""

from collections.abc import Iterable

from jantaku.scoring.ledger import Seat, TableAccount, Transfer
from jantaku.table.deal import Deal, Result
from jantaku.table.events import HandShown, Paid


def show_hands(deal: Deal, seats: Iterable[Seat]) -> None:
    """Hands are laid open, as they are."""
    for seat in seats:
        deal.shown.append(seat)
        deal.events.append(HandShown(seat, tuple(deal.hands[seat].tiles)))


def pay(deal: Deal, rows: tuple[Transfer, ...]) -> None:
    """All payments of an end at once; where nothing moves, nothing is told."""
    deal.pay(rows)
    if rows:
        deal.events.append(Paid(rows))


def pay_wins(deal: Deal, rows: tuple[Transfer, ...]) -> None:
    """The payments of a win, with which the sticks go to whoever takes them."""
    pay(deal, rows)
    if deal.sticks and all(row.source != TableAccount.STICKS for row in rows):
        return  # they stay for the next winner
    deal.sticks = 0
    deal.declared = []


def end_deal(deal: Deal, result: Result) -> None:
    """This is how the deal ends; nothing else will happen in it."""
    deal.result = result
    deal.agenda.clear()
    deal.push("stop")
