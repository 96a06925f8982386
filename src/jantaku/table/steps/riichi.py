"""Riichi: it is declared, and stands if nobody wins on the tile."""

from typing import TYPE_CHECKING

from jantaku.scoring.ledger import Seat
from jantaku.table.events import HandOpened, RiichiStands
from jantaku.table.state.deal import Deal, Step
from jantaku.table.steps.turn import discard_tile
from jantaku.table.words import Code, first_of

if TYPE_CHECKING:
    from jantaku.table.table import Answers, Table


def declare_open_riichi(deal: Deal, table: "Table", seat: Seat, code: Code) -> None:
    """Riichi with this discard, and the hand, or what waits in it, lies open from now on (001:2844)."""
    hand, tile = deal.hands[seat], first_of(code)
    tiles, waits = table.riichi.laid_open(hand, tile)
    hand.opened = list(tiles)
    deal.events.append(HandOpened(seat, tiles, waits))
    discard_tile(deal, table, seat, code)


def riichi_stands(deal: Deal, table: "Table", step: Step, answers: "Answers") -> None:
    """Nobody won on the tile: the stick is laid down, the hand is fixed (000:515-523)."""
    seat = step.seat
    hand = deal.hands[seat]
    rows = table.payments.riichi(seat)
    deal.pay(rows, table.payments.stick_taker)
    deal.declared.append(seat)
    deal.declaring = False
    hand.riichi = 2 if deal.uninterrupted and len(hand.pond) == 1 else 1
    hand.ippatsu = True
    deal.events.append(RiichiStands(seat, rows))
