"""A hand that is ready as it was dealt says so before its first discard (002:435): the dealer with a discard that
leaves it ready, the others before the first turn or in their own first, with the tile that they draw.

From then on the hand is fixed as in riichi. Nothing is laid down for it, so that it stands as soon as it is said.
"""

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, ClassVar

from jantaku.rules.plan import Plan
from jantaku.scoring.ledger import Seat
from jantaku.table.additions.addition import Addition
from jantaku.table.events import ReadyDeclared
from jantaku.table.parts.riichi import Riichi
from jantaku.table.state.deal import Deal, Step
from jantaku.table.state.window import Window, WindowKind
from jantaku.table.steps.turn import discard_tile
from jantaku.table.steps.windows import open_window
from jantaku.table.words import PASS, READY, Code, Verb, discard, first_of, riichi
from jantaku.tiles import KIND

if TYPE_CHECKING:
    from jantaku.table.table import Actor, Answers, Asker, Doer, Table


def ask_ready(deal: Deal, table: "Table", step: Step) -> Window | None:
    """Whose hand is ready as it was dealt? All may say so before the first turn but the dealer, who has to discard."""
    rules = table.addition(DealtReady)
    asks: list[tuple[Seat, list[Code], Code]] = [
        (seat, [READY, PASS], PASS)
        for seat in table.seats.others(table.phases.first(deal))
        if rules.may_say(deal, seat)
    ]
    return open_window(deal, table, WindowKind.CHOICE, asks) if asks else None


def declare_ready(deal: Deal, table: "Table", step: Step, answers: "Answers") -> None:
    """Who has said so has a hand that will not change."""
    for seat in table.seats.others(table.phases.first(deal)):
        answer = answers.get(seat)
        if answer is not None and answer.code == READY:
            _declare_ready(deal, seat)


def declare_with_discard(deal: Deal, table: "Table", seat: Seat, code: Code) -> None:
    """The hand is fixed as soon as it says so, and the tile goes as any other."""
    _declare_ready(deal, seat)
    discard_tile(deal, table, seat, discard(first_of(code)))


def _declare_ready(deal: Deal, seat: Seat) -> None:
    deal.hands[seat].riichi = 1
    deal.events.append(ReadyDeclared(seat))


class DealtReady(Addition):
    """Who may say so."""

    asks: ClassVar[Mapping[str, "Asker"]] = {"ready": ask_ready}
    acts: ClassVar[Mapping[str, "Actor"]] = {"ready": declare_ready}
    verbs: ClassVar[Mapping[int, "Doer"]] = {int(Verb.RIICHI): declare_with_discard}

    def __init__(self, riichi: Riichi, first: Callable[[Deal], Seat]) -> None:
        """``first``: who has the first turn."""
        self.riichi = riichi
        self.first = first

    @classmethod
    def of(cls, plan: Plan, table: "Table") -> "DealtReady | None":
        """Where it is said in place of riichi."""
        return cls(table.riichi, table.phases.first) if plan.riichi.dealt else None

    def dealt(self, deal: Deal) -> None:
        """All but the dealer may say so before the first turn."""
        deal.push("ready")

    def may_say(self, deal: Deal, seat: Seat) -> bool:
        """Whether this seat may say before the first turn that its hand is ready; the dealer has a tile too many."""
        hand = deal.hands[seat]
        return seat != self.first(deal) and not hand.dead and self._is_ready(hand.waits, hand.spent)

    def drawn_words(self, deal: Deal, seat: Seat) -> list[Code]:
        """The discards with which this seat may say so."""
        hand = deal.hands[seat]
        if hand.pond or self.obstacle(deal, seat):
            return []
        if seat != self.first(deal):
            return [riichi(hand.drawn)] if self._is_ready(hand.waits, hand.spent) else []
        kinds = {tile & KIND for tile in hand.tiles}
        ready = {kind for kind in kinds if self._is_ready(*self.riichi.waits_after(hand, kind))}
        return [riichi(tile) for tile in hand.tiles if tile & KIND in ready]

    def obstacle(self, deal: Deal, seat: Seat) -> str:
        """What speaks against it whatever the tiles are: ``twice``, ``late``, ``dead_hand``."""
        hand = deal.hands[seat]
        if hand.riichi:
            return "twice"
        if hand.pond or hand.melds or hand.drawn < 0:
            return "late"
        return "dead_hand" if hand.dead else ""

    def _is_ready(self, live: int, spent: int) -> bool:
        return bool(live or (spent and self.riichi.dead_waits))
