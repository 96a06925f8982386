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
from jantaku.table.additions import supplements
from jantaku.table.additions.exclusion import Exclusion
from jantaku.table.additions.hissatsu import Hissatsu
from jantaku.table.additions.nuki import Nuki
from jantaku.table.additions.playing_on import Battle, Winners
from jantaku.table.additions.raised_runs import RaisedRuns
from jantaku.table.additions.side_games import Listeners
from jantaku.table.additions.supplements import SupplementedCalls, SupplementedKans, SupplementedRiichi, Supplements
from jantaku.table.additions.void import BattleTurns, Exchange, Void, VoidCalls, VoidKans, VoidMelds, VoidNuki
from jantaku.table.parts.admission import Admission
from jantaku.table.parts.calls import Calls
from jantaku.table.parts.claims import Claims
from jantaku.table.parts.dealer import Dealer
from jantaku.table.parts.dora import Dora
from jantaku.table.parts.drawn_deals import Draws
from jantaku.table.parts.furiten import Furiten
from jantaku.table.parts.kans import Kans
from jantaku.table.parts.length import Length
from jantaku.table.parts.openings import Phases
from jantaku.table.parts.payments import Payments
from jantaku.table.parts.riichi import DealtReady, Riichi
from jantaku.table.parts.seats import Seats
from jantaku.table.parts.turns import GooseTurns, Turns
from jantaku.table.parts.wall import WallRules
from jantaku.table.state.deal import Deal, Step
from jantaku.table.state.holding import Holding, waits_finder
from jantaku.table.state.window import Answer, Window
from jantaku.table.words import Code
from jantaku.tiles import KIND_OF, KINDS_LIMIT, USUAL_KINDS

Answers: TypeAlias = Mapping[int, Answer]
Asker: TypeAlias = Callable[[Deal, "Table", Step], Window | None]
Actor: TypeAlias = Callable[[Deal, "Table", Step, Answers], None]
Doer: TypeAlias = Callable[[Deal, "Table", Seat, Code], None]


GEESE: Final = "gan_shuutingu"
Maker: TypeAlias = Callable[["Table"], object]


def _admission(table: "Table") -> Admission:
    admission = Admission(
        table.plan, table.seats, table.dora, table.furiten, table.book.tile_set.copies, table.book.asked
    )
    table.claims.worth = admission.worth_on
    return admission


def _riichi(table: "Table") -> Riichi:
    plan = table.plan
    dead_waits = plan.draws.dead_wait in ("counts", "counts_if_sure")  # riichi is a yaku
    if table.book.grammars is not None:
        return SupplementedRiichi(plan.riichi, plan.payments.stick, table.book.grammars, table.admission, dead_waits)
    make = DealtReady if plan.riichi.dealt else Riichi
    return make(plan.riichi, plan.payments.stick, table.exclusion.grammar, table.admission, dead_waits)


def _calls(table: "Table") -> Calls:
    plan, tiles = table.plan.calls, table.book.tile_set
    if table.supplements.played:
        return SupplementedCalls(plan, tiles, table.seats, table.supplements)
    calls = VoidCalls if table.plan.void.chosen else Calls
    return calls(plan, tiles, table.seats, _never_in_hand(table.plan.nuki))


def _kans(table: "Table") -> Kans:
    plan = table.plan.kans
    if isinstance(table.riichi, SupplementedRiichi):
        return SupplementedKans(plan, table.wall, table.dora, table.riichi, table.supplements)
    kans = VoidKans if table.plan.void.chosen else Kans
    return kans(plan, table.wall, table.dora, table.riichi, _no_closed_kans(table.plan.nuki))


def _nuki(table: "Table") -> Nuki:
    nuki = VoidNuki if table.plan.void.chosen else Nuki
    return nuki(table.plan.nuki, table.wall, table.kans)


def _exclusion(table: "Table") -> Exclusion:
    exclusion = VoidMelds if table.plan.void.chosen else Exclusion
    return exclusion(table.plan.exclusion, table.wall, table.grammar)


def _turns(table: "Table") -> Turns:
    plan = table.plan
    never = _set_aside(plan.nuki) if plan.nuki.all_win else 0
    if plan.void.chosen or plan.winners.until > 1:
        return BattleTurns(table.seats, never)
    if GEESE in plan.elements:
        return GooseTurns(table.seats, never, Payments(plan).geese)
    return Turns(table.seats, never)


def _payments(table: "Table") -> Payments:
    payments = Payments(table.plan, table.length.bankrupt)
    table.admission.ruins = payments.ruins
    return payments


def _winners(table: "Table") -> Winners:
    if table.plan.winners.until == 1:
        return Winners()
    return Battle(table.plan, table.seats, table.payments, table.draws)


def _look(table: "Table") -> Callable[[Holding], None]:
    if table.book.grammars is not None:
        return supplements.waits_finder(table.book.grammars)
    return waits_finder(table.exclusion.grammar)


def _no_closed_kans(plan: NukiPlan) -> int:
    """The kinds that are set aside and make no closed kan."""
    return _never_in_hand(plan) if "closed_kan" in plan.allows else _set_aside(plan)


def _never_in_hand(plan: NukiPlan) -> int:
    """The kinds that are set aside and may be no part of a hand that wins."""
    return _set_aside(plan) if plan.in_hand == "never" else 0


def _set_aside(plan: NukiPlan) -> int:
    return sum(1 << KIND_OF[name] for name in plan.tiles)


MAKERS: Final[Mapping[str, Maker]] = {
    "seats": lambda table: Seats(table.plan.payments.seats, table.plan.seats.drawn, table.plan.seats.tiles),
    "supplements": lambda table: Supplements(
        table.plan.supplements, table.plan.seats.tiles, table.seats, table.book.tile_set
    ),
    "phases": lambda table: Phases(
        at_once=table.plan.wall.dealer_takes_two,
        flowers=table.seats if any(name.endswith("f") for name in table.plan.nuki.tiles) else None,
        excludes=table.plan.exclusion.kinds > 0,
        supplements=table.supplements if table.supplements.played else None,
        ready=table.plan.riichi.dealt,
        blocks=table.plan.wall.blocks,
        passes_on=table.plan.exchange.tiles,
        void=table.plan.void.chosen,
    ),
    "wall": lambda table: WallRules(table.plan.wall),
    "exclusion": _exclusion,
    "void": lambda table: Void(table.plan.void.chosen),
    "exchange": lambda table: Exchange(table.plan.exchange, table.seats),
    "turns": _turns,
    "calls": _calls,
    "claims": lambda table: Claims(table.plan.calls, table.plan.payments, table.seats),
    "furiten": lambda table: Furiten(table.plan.furiten),
    "dora": lambda table: Dora(table.plan.dora, table.wall, table.book.dora_of),
    "admission": _admission,
    "riichi": _riichi,
    "kans": _kans,
    "runs": lambda table: RaisedRuns(table.plan.calls.raised_runs),
    "nuki": _nuki,
    "length": lambda table: Length(table.plan.length, table.plan.settlement, table.seats),
    "payments": _payments,
    "draws": lambda table: Draws(table.plan, table.grammar, table.seats, table.wall, table.exclusion, table.admission),
    "hissatsu": lambda table: Hissatsu(table.plan, table.seats, table.wall, table.furiten, table.draws),
    "winners": _winners,
    "dealer": lambda table: Dealer(table.plan.dealer),
    "listeners": lambda table: Listeners(table.plan, table.seats),
    "look": _look,
}
"""How each part is made from the plan and the parts above it."""


class Table:
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


_KNOWN: Final[dict[int, tuple[RuleSet | Plan, "Table"]]] = {}
"""Parts by the identity of whose they are; what is listed here stays alive."""


def table_of(rules: RuleSet | Plan) -> Table:
    """The parts for a rule set or a plan; what is not built yet is refused by name."""
    known = _KNOWN.get(id(rules))
    if known is not None:
        return known[1]
    if isinstance(rules, RuleSet):
        require_built(rules, "playing")
    table = _table((rules.plan if isinstance(rules, RuleSet) else rules).canonical())
    if len(_KNOWN) >= 64:
        _KNOWN.clear()
    _KNOWN[id(rules)] = (rules, table)
    return table


@lru_cache(maxsize=64)
def _table(canonical: bytes) -> Table:
    from jantaku.table.course import ACTS, ASKS

    return Table(msgspec.json.decode(canonical, type=Plan), ASKS, ACTS)
