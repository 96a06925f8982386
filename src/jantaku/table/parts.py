"""The parts of a table, built from a plan: each answers one question of play (docs/architecture.md).

The course of play asks the parts and never an option. A rule that changes the game is another part in the same place,
or a step of its own in `asks` and `acts`.
"""

from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import Final, TypeAlias

import msgspec

from jantaku.rules import RuleSet, require_built
from jantaku.rules.plan import Plan
from jantaku.scoring.book import Book, book_of
from jantaku.scoring.ledger import Seat
from jantaku.table.admission import Admission
from jantaku.table.calls import Calls
from jantaku.table.claims import Claims
from jantaku.table.codes import Code
from jantaku.table.deal import Deal, Step
from jantaku.table.dealer import Dealer
from jantaku.table.draws import Draws
from jantaku.table.furiten import Furiten
from jantaku.table.kans import Kans
from jantaku.table.length import Length
from jantaku.table.payments import Payments
from jantaku.table.riichi import Riichi
from jantaku.table.seats import Seats
from jantaku.table.turns import Turns
from jantaku.table.wall import WallRules
from jantaku.table.window import Answer, Window

Answers: TypeAlias = Mapping[int, Answer]
Asker: TypeAlias = Callable[[Deal, "Parts", Step], Window | None]
Actor: TypeAlias = Callable[[Deal, "Parts", Step, Answers], None]
Doer: TypeAlias = Callable[[Deal, "Parts", Seat, Code], None]


class Parts:
    """All parts of one table."""

    __slots__ = (
        "acts",
        "admission",
        "asks",
        "book",
        "calls",
        "claims",
        "dealer",
        "draws",
        "furiten",
        "grammar",
        "kans",
        "length",
        "own_steps",
        "payments",
        "plan",
        "riichi",
        "seats",
        "turns",
        "verbs",
        "wall",
    )

    def __init__(
        self,
        plan: Plan,
        asks: Mapping[str, Asker],
        acts: Mapping[str, Actor],
        verbs: Mapping[int, Doer] | None = None,
    ) -> None:
        from jantaku.table.course import ACTS, ASKS, VERBS

        self.plan = plan
        self.book: Book = book_of(plan)
        self.grammar = self.book.grammar
        self.seats = Seats(plan.payments.seats)
        self.wall = WallRules(plan.wall)
        self.furiten = Furiten(plan.furiten)
        self.admission = Admission(plan, self.seats, self.wall, self.furiten)
        dead_waits = plan.draws.dead_wait == "counts"
        self.riichi = Riichi(plan.riichi, plan.payments.stick, self.grammar, self.admission, dead_waits)
        self.kans = Kans(plan.kans, self.wall, self.riichi)
        self.calls = Calls(plan.calls, self.book.tile_set, self.seats)
        self.claims = Claims(plan.calls, plan.payments, self.seats)
        self.draws = Draws(plan, self.grammar, self.seats, self.wall, self.admission)
        self.dealer = Dealer(plan.dealer)
        self.length = Length(plan.length, plan.settlement, self.seats)
        self.payments = Payments(plan.payments)
        self.turns = Turns(self.seats)
        self.asks = dict(asks)
        self.acts = dict(acts)
        self.verbs = dict(VERBS if verbs is None else verbs)
        self.own_steps = (self.asks, self.acts, self.verbs) != (ASKS, ACTS, VERBS)
        """Whether a step or a verb was replaced."""

    @property
    def plain(self) -> bool:
        """Whether turns go as usual: draw, discard, offer, with nothing of a game's own in between."""
        return type(self.turns) is Turns and type(self.wall) is WallRules and not self.own_steps


_KNOWN: Final[dict[int, tuple[RuleSet | Plan, "Parts"]]] = {}
"""Parts by the identity of whose they are; what is listed here stays alive."""


def parts_of(rules: RuleSet | Plan) -> Parts:
    """The parts for a rule set or a plan; what is not built yet is refused by name."""
    known = _KNOWN.get(id(rules))
    if known is not None:
        return known[1]
    if isinstance(rules, RuleSet):
        require_built(rules, "playing")
    parts = _parts((rules.plan if isinstance(rules, RuleSet) else rules).canonical())
    if len(_KNOWN) >= 64:
        _KNOWN.clear()
    _KNOWN[id(rules)] = (rules, parts)
    return parts


@lru_cache(maxsize=64)
def _parts(canonical: bytes) -> Parts:
    from jantaku.table.course import ACTS, ASKS

    return Parts(msgspec.json.decode(canonical, type=Plan), ASKS, ACTS)
