"""How a deal is closed: hands are shown, points move, and nothing else happens in it."""

from collections.abc import Collection, Iterable, Sequence
from typing import TYPE_CHECKING

from jantaku.hands import MeldForm
from jantaku.scoring.ledger import Seat, Transfer
from jantaku.table.events import DealDrawn, HandShown, KansShown, Paid
from jantaku.table.parts.payments import counters_of
from jantaku.table.state.deal import Deal, Result, Step

if TYPE_CHECKING:
    from jantaku.table.table import Answers, Table


def show_hands(deal: Deal, seats: Iterable[Seat], unready: Collection[Seat] = ()) -> None:
    """Hands are laid open, as they are; ``unready``: who is not ready, and was taken to be."""
    for seat in seats:
        deal.shown.append(seat)
        deal.events.append(HandShown(seat, tuple(deal.hands[seat].tiles), ready=seat not in unready))


def pay(deal: Deal, rows: tuple[Transfer, ...]) -> None:
    """All payments of an end at once; where nothing moves, nothing is told."""
    deal.pay(rows)
    if rows:
        deal.events.append(Paid(rows))


def pay_wins(deal: Deal, rows: tuple[Transfer, ...]) -> None:
    """The payments of a win, with which the sticks go to whoever takes them, or stay for the next winner."""
    pay(deal, rows)
    if not deal.sticks:
        deal.declared = []


def end_deal(deal: Deal, table: "Table", result: Result) -> None:
    """This is how the deal ends; nothing else will happen in it."""
    if table.kans.hidden:
        seen = result.winners if result.kind == "win" and not table.winners.go_on else ()
        _show_kans(deal, seen)
    for ended in table.ended:
        ended(deal, result)
    deal.result = result
    deal.agenda.clear()
    deal.push("stop")
    deal.push("rulings")


def punish(deal: Deal, table: "Table", seat: Seat) -> None:
    """Chombo: the deal ends, the offender pays, sticks of this deal go back, and it is dealt anew (000:909)."""
    rows = table.payments.chombo(seat, counters_of(deal), seat in deal.fined)
    deal.fined.append(seat)
    deal.declared = []
    deal.declaring = False
    deal.events.append(DealDrawn("chombo", (seat,)))
    pay(deal, rows)
    end_deal(deal, table, Result("chombo"))


def nothing_ruled(deal: Deal, table: "Table", step: Step, answers: "Answers") -> None:
    """Nobody has more to say about the deal: neither after the last tile, before it is settled, nor after its end. Only
    a match that waits for a referee stops here."""


def _show_kans(deal: Deal, seen: Sequence[Seat]) -> None:
    """Closed kans that lay face down are turned up, so that everybody sees that their tiles are alike (002:240);
    ``seen``: whose lie open already."""
    for seat, hand in enumerate(deal.hands):
        closed = tuple(meld for meld in hand.melds if meld.form is MeldForm.CLOSED_KAN)
        if closed and seat not in seen:
            deal.events.append(KansShown(seat, closed))
