"""Okawari: one more dora indicator is turned, for a han of the own win (001:2102).

The book does not say when. Our reading: in the own turn, with a tile drawn and not yet discarded, in riichi, too; once
in a deal for each player. The indicator is the next one of the dead wall, as after a kan, and makes dora for everybody;
only the win of who has turned it loses a han. It is turned as long as one is left there, so that later kans may find
none.
"""

from collections.abc import Mapping
from typing import TYPE_CHECKING, ClassVar, Final

from jantaku.rules.plan import Plan
from jantaku.scoring.ledger import Seat
from jantaku.table.additions.addition import Addition
from jantaku.table.events import WordSaid
from jantaku.table.parts.dora import Dora
from jantaku.table.state.deal import Deal
from jantaku.table.state.memory import recall
from jantaku.table.state.said import IndicatorsPaidFor, has_said
from jantaku.table.words import OKAWARI, Code, Verb

if TYPE_CHECKING:
    from jantaku.table.table import Doer, Table

ELEMENT: Final = "okawari"


def turn_for_a_han(deal: Deal, table: "Table", seat: Seat, code: Code) -> None:
    """The indicator lies open, and the turn goes on."""
    recall(deal, IndicatorsPaidFor).seats.append(seat)
    deal.events.append(WordSaid(seat, ELEMENT))
    table.dora.turn_more(deal)
    deal.push("turn", seat)


class Okawari(Addition):
    """Who may turn one more."""

    remembers = IndicatorsPaidFor
    verbs: ClassVar[Mapping[int, "Doer"]] = {int(Verb.OKAWARI): turn_for_a_han}

    def __init__(self, dora: Dora) -> None:
        self.dora = dora

    @classmethod
    def of(cls, plan: Plan, table: "Table") -> "Okawari | None":
        """Its place in the plan is that of an element."""
        return cls(table.dora) if ELEMENT in plan.elements else None

    def drawn_words(self, deal: Deal, seat: Seat) -> list[Code]:
        """It is said with a tile drawn, before the discard."""
        return [] if self.obstacle(deal, seat) else [OKAWARI]

    def obstacle(self, deal: Deal, seat: Seat) -> str:
        """What speaks against it: ``after_call``, ``once``, ``none_left``; or nothing."""
        if deal.hands[seat].drawn < 0:
            return "after_call"
        if has_said(deal, seat, IndicatorsPaidFor):
            return "once"
        return "" if self.dora.has_next(deal) else "none_left"
