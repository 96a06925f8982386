"""The parts of a table, built from a plan: each answers one question of play (docs/explanation/architecture.md).

The course of play asks the parts and never an option. A rule that changes the game is another part in the same place,
or a step of its own in `asks` and `acts`, or does something else at a word of `verbs`.
"""

from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import Final, TypeAlias

import msgspec

from jantaku.hands import Grammar
from jantaku.rules import RuleSet, require_built
from jantaku.rules.plan import NukiPlan, Plan
from jantaku.scoring.book import Book, book_of
from jantaku.scoring.ledger import Seat
from jantaku.table import supplements
from jantaku.table.admission import Admission
from jantaku.table.calls import Calls
from jantaku.table.claims import Claims
from jantaku.table.codes import Code
from jantaku.table.deal import Deal, Step
from jantaku.table.dealer import Dealer
from jantaku.table.dora import Dora
from jantaku.table.draws import Draws
from jantaku.table.exclusion import Exclusion
from jantaku.table.furiten import Furiten
from jantaku.table.hissatsu import Hissatsu
from jantaku.table.holding import Holding, waits_finder
from jantaku.table.kans import Kans
from jantaku.table.length import Length
from jantaku.table.listeners import Listeners
from jantaku.table.nuki import Nuki
from jantaku.table.payments import Payments
from jantaku.table.phases import Phases
from jantaku.table.riichi import DealtReady, Riichi
from jantaku.table.runs import RaisedRuns
from jantaku.table.seats import Seats
from jantaku.table.supplements import SupplementedCalls, SupplementedKans, SupplementedRiichi, Supplements
from jantaku.table.turns import GooseTurns, Turns
from jantaku.table.void import BattleTurns, Exchange, Void, VoidCalls, VoidKans, VoidMelds, VoidNuki
from jantaku.table.wall import WallRules
from jantaku.table.window import Answer, Window
from jantaku.table.winners import Battle, Winners
from jantaku.tiles import KIND_OF, KINDS_LIMIT, USUAL_KINDS

Answers: TypeAlias = Mapping[int, Answer]
Asker: TypeAlias = Callable[[Deal, "Parts", Step], Window | None]
Actor: TypeAlias = Callable[[Deal, "Parts", Step, Answers], None]
Doer: TypeAlias = Callable[[Deal, "Parts", Seat, Code], None]


GEESE: Final = "gan_shuutingu"
Maker: TypeAlias = Callable[["Parts"], object]


def _admission(parts: "Parts") -> Admission:
    admission = Admission(
        parts.plan, parts.seats, parts.dora, parts.furiten, parts.book.tile_set.copies, parts.book.asked
    )
    parts.claims.worth = admission.worth_on
    return admission


def _riichi(parts: "Parts") -> Riichi:
    plan = parts.plan
    dead_waits = plan.draws.dead_wait == "counts"
    if parts.book.grammars is not None:
        return SupplementedRiichi(plan.riichi, plan.payments.stick, parts.book.grammars, parts.admission, dead_waits)
    make = DealtReady if plan.riichi.dealt else Riichi
    return make(plan.riichi, plan.payments.stick, parts.exclusion.grammar, parts.admission, dead_waits)


def _calls(parts: "Parts") -> Calls:
    plan, tiles = parts.plan.calls, parts.book.tile_set
    if parts.supplements.played:
        return SupplementedCalls(plan, tiles, parts.seats, parts.supplements)
    calls = VoidCalls if parts.plan.void.chosen else Calls
    return calls(plan, tiles, parts.seats, _never_in_hand(parts.plan.nuki))


def _kans(parts: "Parts") -> Kans:
    plan = parts.plan.kans
    if isinstance(parts.riichi, SupplementedRiichi):
        return SupplementedKans(plan, parts.wall, parts.dora, parts.riichi, parts.supplements)
    kans = VoidKans if parts.plan.void.chosen else Kans
    return kans(plan, parts.wall, parts.dora, parts.riichi, _no_closed_kans(parts.plan.nuki))


def _nuki(parts: "Parts") -> Nuki:
    nuki = VoidNuki if parts.plan.void.chosen else Nuki
    return nuki(parts.plan.nuki, parts.wall, parts.kans)


def _exclusion(parts: "Parts") -> Exclusion:
    exclusion = VoidMelds if parts.plan.void.chosen else Exclusion
    return exclusion(parts.plan.exclusion, parts.wall, parts.grammar)


def _turns(parts: "Parts") -> Turns:
    plan = parts.plan
    never = _set_aside(plan.nuki) if plan.nuki.all_win else 0
    if plan.void.chosen or plan.winners.until > 1:
        return BattleTurns(parts.seats, never)
    if GEESE in plan.elements:
        return GooseTurns(parts.seats, never, Payments(plan).geese)
    return Turns(parts.seats, never)


def _payments(parts: "Parts") -> Payments:
    payments = Payments(parts.plan, parts.length.bankrupt)
    parts.admission.ruins = payments.ruins
    return payments


def _winners(parts: "Parts") -> Winners:
    if parts.plan.winners.until == 1:
        return Winners()
    return Battle(parts.plan, parts.seats, parts.payments, parts.draws)


def _look(parts: "Parts") -> Callable[[Holding], None]:
    if parts.book.grammars is not None:
        return supplements.waits_finder(parts.book.grammars)
    return waits_finder(parts.exclusion.grammar)


def _no_closed_kans(plan: NukiPlan) -> int:
    """The kinds that are set aside and make no closed kan."""
    return _never_in_hand(plan) if "closed_kan" in plan.allows else _set_aside(plan)


def _never_in_hand(plan: NukiPlan) -> int:
    """The kinds that are set aside and may be no part of a hand that wins."""
    return _set_aside(plan) if plan.in_hand == "never" else 0


def _set_aside(plan: NukiPlan) -> int:
    return sum(1 << KIND_OF[name] for name in plan.tiles)


MAKERS: Final[Mapping[str, Maker]] = {
    "seats": lambda parts: Seats(parts.plan.payments.seats, parts.plan.seats.drawn),
    "supplements": lambda parts: Supplements(
        parts.plan.supplements, parts.plan.seats.tiles, parts.seats, parts.book.tile_set
    ),
    "phases": lambda parts: Phases(
        at_once=parts.plan.wall.dealer_takes_two,
        flowers=parts.seats if any(name.endswith("f") for name in parts.plan.nuki.tiles) else None,
        excludes=parts.plan.exclusion.kinds > 0,
        supplements=parts.supplements if parts.supplements.played else None,
        ready=parts.plan.riichi.dealt,
        blocks=parts.plan.wall.blocks,
        passes_on=parts.plan.exchange.tiles,
        void=parts.plan.void.chosen,
    ),
    "wall": lambda parts: WallRules(parts.plan.wall),
    "exclusion": _exclusion,
    "void": lambda parts: Void(parts.plan.void.chosen),
    "exchange": lambda parts: Exchange(parts.plan.exchange, parts.seats),
    "turns": _turns,
    "calls": _calls,
    "claims": lambda parts: Claims(parts.plan.calls, parts.plan.payments, parts.seats),
    "furiten": lambda parts: Furiten(parts.plan.furiten),
    "dora": lambda parts: Dora(parts.plan.dora, parts.wall, parts.book.dora_of),
    "admission": _admission,
    "riichi": _riichi,
    "kans": _kans,
    "runs": lambda parts: RaisedRuns(parts.plan.calls.raised_runs),
    "nuki": _nuki,
    "length": lambda parts: Length(parts.plan.length, parts.plan.settlement, parts.seats),
    "payments": _payments,
    "draws": lambda parts: Draws(parts.plan, parts.grammar, parts.seats, parts.wall, parts.exclusion, parts.admission),
    "hissatsu": lambda parts: Hissatsu(parts.plan, parts.seats, parts.wall, parts.furiten, parts.draws),
    "winners": _winners,
    "dealer": lambda parts: Dealer(parts.plan.dealer),
    "listeners": lambda parts: Listeners(parts.plan, parts.seats),
    "look": _look,
}
"""How each part is made from the plan and the parts above it."""


class Parts:
    """All parts of one table."""

    __slots__ = (
        "acts",
        "admission",
        "asks",
        "book",
        "calls",
        "claims",
        "compels",
        "dealer",
        "dora",
        "draws",
        "exchange",
        "exclusion",
        "furiten",
        "grammar",
        "hissatsu",
        "kans",
        "kinds",
        "length",
        "listeners",
        "look",
        "nuki",
        "own_steps",
        "payments",
        "phases",
        "plan",
        "riichi",
        "runs",
        "seats",
        "supplements",
        "turns",
        "verbs",
        "void",
        "wall",
        "winners",
    )

    plan: Plan
    book: Book
    grammar: Grammar
    seats: Seats
    phases: Phases
    wall: WallRules
    turns: Turns
    calls: Calls
    claims: Claims
    kans: Kans
    runs: RaisedRuns
    nuki: Nuki
    exclusion: Exclusion
    void: Void
    exchange: Exchange
    winners: Winners
    supplements: Supplements
    riichi: Riichi
    furiten: Furiten
    dora: Dora
    admission: Admission
    payments: Payments
    draws: Draws
    hissatsu: Hissatsu
    dealer: Dealer
    length: Length
    listeners: Listeners
    look: Callable[[Holding], None]
    """Finds the waits of a hand anew."""

    def __init__(
        self,
        plan: Plan,
        asks: Mapping[str, Asker],
        acts: Mapping[str, Actor],
        verbs: Mapping[int, Doer] | None = None,
        **own: Maker,
    ) -> None:
        """``own``: parts by name that this table makes otherwise than `MAKERS`."""
        from jantaku.table.course import ACTS, ASKS, VERBS
        from jantaku.table.steps.hissatsu import HISSATSU_ACTS, HISSATSU_ASKS

        self.plan = plan
        self.book = book_of(plan)
        self.grammar = self.book.grammar
        usual = self.book.tile_set.mask >> USUAL_KINDS == 0
        self.kinds = USUAL_KINDS if usual else KINDS_LIMIT
        """How many kinds the counts of a hand speak of."""
        for name, make in {**MAKERS, **own}.items():
            setattr(self, name, make(self))
        self.compels = bool(self.nuki.compulsory or self.riichi.compels)
        """Whether there are turns in which a player has no choice: a flower must be set aside, a win taken."""
        self.asks = dict(asks)
        self.acts = dict(acts)
        if self.hissatsu.played:
            self.asks |= HISSATSU_ASKS
            self.acts |= HISSATSU_ACTS
        self.verbs = dict(VERBS if verbs is None else verbs)
        self.own_steps = bool(own) or (self.asks, self.acts, self.verbs) != (ASKS, ACTS, VERBS)
        """Whether a part, a step or a verb was replaced."""

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
