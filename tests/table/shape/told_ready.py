"""The exercise of docs/how-to/add-a-rule.md: a new word at the table with its event.

In the own turn a hand that is ready may say so, once in a deal, for everybody to hear. It costs nothing, and it fixes
nothing: the turn goes on. (No book has it; it is as small as a word can be.)

All of it stands here, and nothing else knows of it: the word, its event, the addition. A test gives it to a table.
"""

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, ClassVar, Final

from jantaku.rules.plan import Plan
from jantaku.scoring.ledger import Seat
from jantaku.table.additions import ADDITIONS
from jantaku.table.additions.addition import Addition, Reason
from jantaku.table.events.event import Event, by_all, nothing
from jantaku.table.events.line import Listed
from jantaku.table.refusals.kinds import Refusal, refuse
from jantaku.table.refusals.question import Question
from jantaku.table.state.deal import Deal
from jantaku.table.table import Table
from jantaku.table.words import Code, Word, learn
from tests.table.shape.seated import PLAN, parts_with

if TYPE_CHECKING:
    from jantaku.table.table import Doer

WORD: Final = learn(Word(61, "tell_ready", "turn"))
"""In `table/words.py` it would be the next number of `Verb` and a line of `WORDS`."""


class ReadyTold(Event, frozen=True, tag="ready_told"):
    """A hand is said to be ready."""

    seat: Seat

    changes = "own"
    seen = by_all
    lay = nothing

    def line(self) -> Listed:
        return Listed((self.words,))

    @property
    def words(self) -> str:
        return f"{self.seat} is ready"

    def said(self, wind: Callable[[Seat], str]) -> str:
        """As a scenario writes it: ``W is ready``."""
        return f"{wind(self.seat)} is ready"


def tell_ready(deal: Deal, table: Table, seat: Seat, code: Code) -> None:
    """Everybody hears it, and the turn goes on."""
    deal.events.append(ReadyTold(seat))
    deal.push("turn", seat)


def why_not(question: Question) -> Refusal | None:
    """The hand was not ready when it drew; or it has said so before."""
    if not question.hand.waits:
        return refuse("not_ready")
    return refuse("already_answered") if has_told(question.deal, question.seat) else None


def has_told(deal: Deal, seat: Seat) -> bool:
    """Whether it was said in this deal: the events know."""
    return ReadyTold(seat) in deal.events


class ToldReady(Addition):
    """Who may say so."""

    verbs: ClassVar[Mapping[int, "Doer"]] = {WORD.number: tell_ready}
    why: ClassVar[Mapping[int, Reason]] = {WORD.number: why_not}

    @classmethod
    def of(cls, plan: Plan, table: Table) -> "ToldReady | None":
        """Here always; of a rule that is built, a field of the plan tells."""
        return cls()

    def drawn_words(self, deal: Deal, seat: Seat) -> list[Code]:
        """Once, when the hand was ready before the draw."""
        return [WORD()] if deal.hands[seat].waits and not has_told(deal, seat) else []


def telling(plan: Plan = PLAN) -> Table:
    """A table at which hands may be told to be ready."""
    return parts_with(plan, additions=(*ADDITIONS, ToldReady))
