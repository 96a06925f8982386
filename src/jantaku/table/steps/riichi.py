"""Riichi, and hands that are ready as they were dealt: they are declared, and stand if nobody wins on the tile."""

from typing import TYPE_CHECKING

from jantaku.scoring.ledger import Seat
from jantaku.table.events import HandOpened, ReadyDeclared, RiichiStands
from jantaku.table.state.deal import Deal, Step
from jantaku.table.state.window import Window, WindowKind
from jantaku.table.steps.turn import discard_tile
from jantaku.table.steps.windows import open_window
from jantaku.table.words import PASS, READY, Code, discard, first_of

if TYPE_CHECKING:
    from jantaku.table.table import Answers, Table


def declare_riichi(deal: Deal, table: "Table", seat: Seat, code: Code) -> None:
    """Riichi with this discard. A hand that is ready as it was dealt lays nothing down: it is fixed as soon as it says
    so, and the tile goes as any other."""
    if table.riichi.dealt:
        _declare_ready(deal, seat)
        code = discard(first_of(code))
    discard_tile(deal, table, seat, code)


def declare_open_riichi(deal: Deal, table: "Table", seat: Seat, code: Code) -> None:
    """Riichi with this discard, and the hand, or what waits in it, lies open from now on (001:2844)."""
    hand, tile = deal.hands[seat], first_of(code)
    tiles, waits = table.riichi.laid_open(hand, tile)
    hand.opened = list(tiles)
    deal.events.append(HandOpened(seat, tiles, waits))
    discard_tile(deal, table, seat, code)


def ask_ready(deal: Deal, table: "Table", step: Step) -> Window | None:
    """Whose hand is ready as it was dealt? All may say so before the first turn but the dealer, who has to discard."""
    asks: list[tuple[Seat, list[Code], Code]] = [
        (seat, [READY, PASS], PASS) for seat in table.seats.others(deal.dealer) if table.riichi.may_say(deal, seat)
    ]
    return open_window(deal, table, WindowKind.CHOICE, asks) if asks else None


def declare_ready(deal: Deal, table: "Table", step: Step, answers: "Answers") -> None:
    """Who has said so has a hand that will not change (002:435)."""
    for seat in table.seats.others(deal.dealer):
        answer = answers.get(seat)
        if answer is not None and answer.code == READY:
            _declare_ready(deal, seat)


def _declare_ready(deal: Deal, seat: Seat) -> None:
    deal.hands[seat].riichi = 1
    deal.events.append(ReadyDeclared(seat))


def riichi_stands(deal: Deal, table: "Table", step: Step, answers: "Answers") -> None:
    """Nobody won on the tile: the stick is laid down, the hand is fixed (000:515-523)."""
    seat = step.seat
    hand = deal.hands[seat]
    rows = table.payments.riichi(seat)
    deal.pay(rows)
    deal.sticks += len(rows)  # none where riichi costs nothing
    deal.declared.append(seat)
    deal.declaring = False
    hand.riichi = 2 if deal.uninterrupted and len(hand.pond) == 1 else 1
    hand.ippatsu = True
    deal.events.append(RiichiStands(seat, rows))
