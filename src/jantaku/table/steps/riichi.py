"""Riichi: it is declared, and stands if nobody wins on the tile."""

from typing import TYPE_CHECKING

from jantaku.scoring.ledger import Seat
from jantaku.table.events import HandOpened, RiichiNamed, RiichiStands
from jantaku.table.state.deal import Deal, Step
from jantaku.table.state.declarations import Declarations
from jantaku.table.state.memory import recall
from jantaku.table.steps.turn import discard_tile
from jantaku.table.words import Code, first_of

if TYPE_CHECKING:
    from jantaku.table.table import Answers, Table


def declare_riichi(deal: Deal, table: "Table", seat: Seat, code: Code) -> None:
    """Riichi of some kind with this discard. With an open one the hand, or what waits in it, lies open from now on
    (001:2844)."""
    kind = table.riichi.kind_of(code)
    assert kind is not None  # or it is not offered
    if kind.number:
        declarations = recall(deal, Declarations)
        declarations.kinds[seat] = kind.number
        if kind.rules.opens != "nothing":
            tiles, waits = table.riichi.to_lay_open(deal.hands[seat], first_of(code), kind.rules)
            declarations.opened[seat] = list(tiles)
            deal.events.append(HandOpened(seat, tiles, waits))
        else:
            deal.events.append(RiichiNamed(seat, kind.rules.word))
    discard_tile(deal, table, seat, code)
    if kind.rules.face_down:  # nobody is asked about a tile that nobody sees
        deal.agenda.pop()
        deal.push("face_down", seat)


def riichi_stands(deal: Deal, table: "Table", step: Step, answers: "Answers") -> None:
    """Nobody won on the tile: the stick is laid down, the hand is fixed (000:515-523)."""
    seat = step.seat
    hand = deal.hands[seat]
    sticks = table.riichi.sticks_of(deal, seat)
    rows = table.payments.riichi(seat, sticks)
    deal.pay(rows, table.payments.stick_taker)
    deal.declared += [seat] * sticks
    deal.declaring = False
    empty = table.riichi.checks_wait and (hand.waits or hand.spent)
    if empty and not table.draws.live_waits(deal, seat, around=True):
        recall(deal, Declarations).empty.append(seat)
    if table.riichi.tells_when:
        recall(deal, Declarations).live.append(deal.wall.live)
    hand.riichi = 2 if deal.uninterrupted and len(hand.pond) == 1 else 1
    hand.ippatsu = True
    deal.events.append(RiichiStands(seat, rows))
