"""The parts of a table, built from a plan: each answers one question of play (docs/explanation/architecture.md).

The course of play asks the parts and never an option. A rule that changes the game is another part in the same place,
or an addition that is asked at some joints (`jantaku.table.additions`), or a step of its own in `asks` and `acts`.
"""

from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from operator import attrgetter
from typing import Final, TypeAlias, TypeVar

import msgspec

from jantaku.hands import Grammar
from jantaku.once import found_once
from jantaku.rules import RuleSet, require_built
from jantaku.rules.plan import Plan
from jantaku.scoring.book import Book, book_of
from jantaku.scoring.ledger import Seat
from jantaku.scoring.score import Score
from jantaku.scoring.settlement import uma_of_seats
from jantaku.table.additions import ADDITIONS
from jantaku.table.additions.addition import JOINTS, Addition, Hearer, Reason, Robbery, has
from jantaku.table.additions.building import Building, Steps, Walls
from jantaku.table.additions.exclusion import Exclusion
from jantaku.table.additions.first_turn import FirstTurn, begins
from jantaku.table.additions.nuki import never_discarded, never_in_hand, no_closed_kans
from jantaku.table.additions.stages import Stages
from jantaku.table.additions.supplements import Supplements
from jantaku.table.events import Discarded, Event
from jantaku.table.parts.admission import Admission, Ruins
from jantaku.table.parts.calls import Calls, wanted_finder
from jantaku.table.parts.claims import Claims, Orphans
from jantaku.table.parts.dealer import Dealer
from jantaku.table.parts.dora import Dora
from jantaku.table.parts.drawn_deals import Draws
from jantaku.table.parts.furiten import Furiten, Worth
from jantaku.table.parts.kans import Kans
from jantaku.table.parts.length import Length
from jantaku.table.parts.openings import Phases
from jantaku.table.parts.payments import Payments
from jantaku.table.parts.playing_on import PlayingOn, Winners
from jantaku.table.parts.reading import Reading
from jantaku.table.parts.riichi import Riichi
from jantaku.table.parts.seats import Seats
from jantaku.table.parts.throws import Throws
from jantaku.table.parts.turns import TurnedUp, Turns, UnbrokenTurns
from jantaku.table.parts.wall import WallRules
from jantaku.table.state.deal import Deal, Offer, Step
from jantaku.table.state.holding import Holding
from jantaku.table.state.memory import Memories
from jantaku.table.state.window import Answer, Window
from jantaku.table.words import Code
from jantaku.tiles import KINDS_LIMIT, USUAL_KINDS

Answers: TypeAlias = Mapping[int, Answer]
Asker: TypeAlias = Callable[[Deal, "Table", Step], Window | None]
Actor: TypeAlias = Callable[[Deal, "Table", Step, Answers], None]
Doer: TypeAlias = Callable[[Deal, "Table", Seat, Code], None]


Maker: TypeAlias = Callable[["Table"], object]
A = TypeVar("A", bound=Addition)


def _seats(plan: Plan) -> Seats:
    seats = plan.seats
    return Seats(
        plan.payments.seats,
        seats.drawn,
        seats.tiles,
        members=seats.members,
        rotation=seats.rotation,
        teams=seats.teams,
        hands=seats.hands,
        reseat=seats.reseat,
        rounds=len(plan.length.rounds),
        phantoms=plan.payments.phantoms,
        phantoms_draw=seats.phantoms_draw,
    )


def _throws(plan: Plan) -> Throws:
    return Throws(plan, WallRules(plan.wall).named)


def _admission(table: "Table") -> Admission:
    tiles, asked = table.book.tile_set, table.book.asked
    stages = table.played(Stages)
    grows = None if stages is None else stages.grows
    ruins, idle = _ruins(table), _idle(table) if table.plan.admission.changes_last_result else None
    return Admission(
        table.plan,
        table.seats,
        table.dora,
        table.furiten,
        tiles.copies,
        asked,
        ruins,
        idle,
        grows,
        table.phases.first,
    )


def _ruins(table: "Table") -> Ruins:
    """Payments are made later: they are asked through the table."""
    return lambda deal, seat, value, offer: table.payments.ruins(deal, seat, value, offer)


def _idle(table: "Table") -> Ruins:
    """In the last deal a win of who does not lead must change what the places bring somebody (001:4501)."""
    settlement, phantoms = table.plan.settlement, table.plan.payments.phantoms

    def idle(deal: Deal, seat: Seat, value: Score, offer: Offer | None) -> bool:
        if not deal.last or table.length.place_of(seat, deal.points) == 1:
            return False
        after = table.payments.after(deal, seat, value, offer)
        now, then = (uma_of_seats(held, settlement, phantoms=phantoms) for held in (deal.points, after))
        return now == then

    return idle


def _worth(table: "Table") -> Worth:
    return lambda deal, seat, offer: table.admission.worth_on(deal, seat, offer)


def _orphans(table: "Table") -> Orphans:
    return lambda deal, seat, offer: table.admission.has_orphans(deal, seat, offer)


def _reading(table: "Table") -> Reading:
    exclusion = table.played(Exclusion)
    grammar = table.grammar if exclusion is None else exclusion.grammar
    return Reading(grammar, table.book.grammars, table.book.early)


def _riichi(table: "Table") -> Riichi:
    plan = table.plan
    dead_waits = plan.draws.dead_wait in ("counts", "counts_if_sure")  # riichi is a yaku
    when = "late_riichi" in table.book.asked
    return Riichi(
        plan.riichi,
        plan.payments.stick,
        table.reading,
        table.admission,
        dead_waits,
        table.learn_meld,
        when,
        plan.furiten.until_discard and plan.furiten.ends == "own_turn",
    )


def _kans(table: "Table") -> Kans:
    supplements = table.played(Supplements)
    mixed = () if supplements is None else (supplements.kans,)
    plan = table.plan
    no_closed = no_closed_kans(plan.nuki)
    return Kans(plan.kans, table.wall, table.dora, table.riichi, no_closed, mixed, plan.draws.kan_owners)


def _draws(table: "Table") -> Draws:
    exclusion = table.played(Exclusion)
    lying = None if exclusion is None else exclusion.lying
    return Draws(table.plan, table.grammar, table.seats, table.wall, table.admission, lying)


def _phases(table: "Table") -> Phases:
    wall = table.plan.wall
    first = attrgetter("dealer") if table.played(FirstTurn) is None else begins
    if table.played(Building) is not None:
        return Walls((table.plan.building.tiles,), first=first)
    return Phases(wall.blocks, wall.dealer_takes_two, first)


def _look(table: "Table") -> Callable[[Holding], None]:
    building = table.played(Building)
    return table.reading.look if building is None else building.looks(table.reading.look)


def _turns(table: "Table") -> Turns:
    if table.played(Building) is not None:
        return Steps(table.seats, table.plan.building.steps)
    turns = UnbrokenTurns if table.plan.calls.keeps_turn else TurnedUp if table.plan.seats.phantoms_draw else Turns
    return turns(table.seats, never_discarded(table.plan.nuki), table.plan.winners.until > 1)


def _winners(table: "Table") -> Winners:
    if table.plan.winners.until == 1:
        winners = Winners()
        winners.may_be_undone = table.plan.payments.false_win > 0
        return winners
    return PlayingOn(table.plan, table.seats, table.payments, table.draws)


MAKERS: Final[Mapping[str, Maker]] = {
    "seats": lambda table: _seats(table.plan),
    "throws": lambda table: _throws(table.plan),
    "phases": _phases,
    "wall": lambda table: WallRules(table.plan.wall, table.throws.all, table.seats.playing),
    "reading": _reading,
    "turns": _turns,
    "calls": lambda table: Calls(table.plan.calls, table.book.tile_set, table.seats, never_in_hand(table.plan.nuki)),
    "furiten": lambda table: Furiten(
        table.plan.furiten, _worth(table), table.reading.of, table.plan.kans.hidden, table.plan.riichi.turns_down
    ),
    "dora": lambda table: Dora(table.plan.dora, table.wall, table.book.dora_of),
    "admission": _admission,
    "claims": lambda table: Claims(table.plan.calls, table.plan.payments, table.seats, _worth(table), _orphans(table)),
    "riichi": _riichi,
    "kans": _kans,
    "length": lambda table: Length(table.plan.length, table.plan.settlement, table.seats),
    "payments": lambda table: Payments(table.plan, table.length.bankrupt),
    "draws": _draws,
    "winners": _winners,
    "dealer": lambda table: Dealer(table.plan.dealer, table.plan.value),
    "look": _look,
}
"""How each part is made from the plan and the parts above it."""


class Table:
    """All parts of one table."""

    plan: Plan
    book: Book
    grammar: Grammar
    seats: Seats
    phases: Phases
    throws: Throws
    wall: WallRules
    reading: Reading
    turns: Turns
    calls: Calls
    claims: Claims
    kans: Kans
    winners: Winners
    riichi: Riichi
    furiten: Furiten
    dora: Dora
    admission: Admission
    payments: Payments
    draws: Draws
    dealer: Dealer
    length: Length
    look: Callable[[Holding], None]
    """Finds the waits of a hand anew."""

    def __init__(
        self,
        plan: Plan,
        asks: Mapping[str, Asker],
        acts: Mapping[str, Actor],
        verbs: Mapping[int, Doer] | None = None,
        additions: Sequence[type[Addition]] = ADDITIONS,
        **own: Maker,
    ) -> None:
        """``own``: parts by name that this table makes otherwise than `MAKERS`."""
        from jantaku.table.course import ACTS, ASKS, VERBS

        self.plan = plan
        self.book = book_of(plan)
        self.grammar = self.book.grammar
        usual = self.book.tile_set.mask >> USUAL_KINDS == 0
        self.kinds = USUAL_KINDS if usual else KINDS_LIMIT
        """How many kinds the counts of a hand speak of."""
        self._known: dict[type[Addition], Addition | None] = {}
        self._may_be_played = frozenset(additions)
        for name, make in {**MAKERS, **own}.items():
            setattr(self, name, make(self))
        verbs = VERBS if verbs is None else verbs
        self.own_steps = bool(own) or (asks, acts, verbs) != (ASKS, ACTS, VERBS)
        """Whether a part, a step or a verb was replaced."""
        self.additions = tuple(made for kind in additions if (made := self.played(kind)) is not None)
        self._join(asks, acts, verbs)
        self.memories = Memories.of((*(getattr(self, name) for name in {**MAKERS, **own}), *self.additions))
        """What parts and additions remember."""
        self.compels = self.riichi.compels or any(addition.compels for addition in self.additions)
        """Whether there are turns in which a player has no choice: a flower must be set aside, a win taken."""
        self.wins_anyway = self.admission.dealt or bool(self.admission.jokers) or bool(self.book.early)
        """Whether a tile may win that was not waited for."""
        self.mixed_kans = len(self.kans.mixed) > 0
        """Whether there are kans, and other sets, of tiles that are not all equal."""
        self.never_held = never_in_hand(plan.nuki)
        """The kinds with which no hand wins, as a mask."""
        self.wanted = wanted_finder(self.calls, 0 if self.claim_words else self.calls.least)
        """Who may have something to say about a discard: by additions anybody; else who could win on it or call it."""

    def played(self, kind: type[A]) -> A | None:
        """The addition of this type, if it is played here. A part may ask for one that it has to do with, before all of
        them are made."""
        if kind not in self._known:
            self._known[kind] = kind.of(self.plan, self) if kind in self._may_be_played else None
        return self._known[kind]  # type: ignore[return-value]

    def addition(self, kind: type[A]) -> A:
        """The addition of this type, which is played here: its own steps ask for it.

        Raises:
            LookupError: it is not played.
        """
        played = self.played(kind)
        if played is None:
            raise LookupError(f"{kind.__name__} is not played at this table")
        return played

    def _join(self, asks: Mapping[str, Asker], acts: Mapping[str, Actor], verbs: Mapping[int, Doer]) -> None:
        """What the additions have to say, joint by joint. What is put on the agenda last happens first."""
        self.asks, self.acts, self.verbs = dict(asks), dict(acts), dict(verbs)
        self.offers: dict[str, Robbery] = dict.fromkeys(("added", "closed", "open"), self.kans)
        self.takes: dict[int, str] = {}
        """By which step a word takes a discard that makes no meld of it."""
        self.why: dict[int, Reason] = {}
        """Why words of additions may not be said."""
        heard: dict[type[Event], list[Hearer]] = {}
        for addition in self.additions:
            offers = addition.offers()
            for brought, there in (
                (addition.asks, self.asks),
                (addition.acts, self.acts),
                (addition.verbs, {verb for verb in self.verbs if verb not in verbs}),
                (offers, self.offers),
            ):
                if twice := brought.keys() & there:
                    raise ValueError(f"{type(addition).__name__} has what is there already: {sorted(map(str, twice))}")
            self.asks |= addition.asks
            self.acts |= addition.acts
            self.verbs |= addition.verbs  # a word that every game has may be done otherwise
            self.takes |= addition.takes
            self.why |= addition.why
            self.offers |= offers
            for event, hear in addition.heard().items():
                heard.setdefault(event, []).append(hear)
        self.opening = tuple(one.opening for one in self._with("opening"))
        self.broken = tuple(one.broken for one in reversed(self._with("broken")))
        self.dealt = tuple(one.dealt for one in reversed(self._with("dealt")))
        self.first_words = tuple((one.first_words, one.must) for one in self._with("first_words"))
        self.drawn_words = tuple(one.drawn_words for one in self._with("drawn_words"))
        self.keep_turn = tuple(one.keep_turn for one in self._with("keep_turn"))
        self.claim_words = tuple(one.claim_words for one in self._with("claim_words"))
        self.keep_claims = tuple(one.keep_claims for one in self._with("keep_claims"))
        self.meld = tuple(one.meld for one in self._with("meld"))
        self.let_lie = tuple(one.let_lie for one in self._with("let_lie"))
        self.overruled = tuple(one.overruled for one in self._with("overruled"))
        self.barred = tuple(one.barred for one in self._with("barred"))
        self.melded = tuple(one.melded for one in self._with("melded"))
        self.kan_stood = tuple(one.kan_stood for one in self._with("kan_stood"))
        self.won = tuple(one.won for one in self._with("won"))
        self.exhausted = tuple(one.exhausted for one in self._with("exhausted"))
        self.ended = tuple(one.ended for one in self._with("ended"))
        self.win_rows = tuple(one.win_rows for one in self._with("win_rows"))
        self.counted = tuple(one.counted for one in self._with("counted"))
        self.round_rows = tuple(one.round_rows for one in self._with("round_rows"))
        self.new_round = tuple(one.new_round for one in self._with("new_round"))
        self.match_rows = tuple(one.match_rows for one in self._with("match_rows"))
        self.heard = {event: tuple(hearers) for event, hearers in heard.items()}
        self.hear_discard = self.heard.get(Discarded, ())
        if self.heard.keys() - {Discarded}:
            self.acts = {name: self._heard_after(act) for name, act in self.acts.items()}

    def _heard_after(self, act: Actor) -> Actor:
        """The same step; what it tells, and what those tell who hear of it, is heard when it is done."""

        def acts(deal: Deal, table: "Table", step: Step, answers: Answers) -> None:
            told = len(deal.events)
            act(deal, table, step, answers)
            self.let_hear(deal, told)

        return acts

    def let_hear(self, deal: Deal, told: int) -> None:
        """Additions hear the events of the deal from this number on, and what those tell who hear of them. A step that
        tells some does it by itself; this is for what is told outside of steps: how a deal begins and ends, rulings."""
        while told < len(deal.events) and self.heard:
            event = deal.events[told]
            told += 1
            for hear in () if type(event) is Discarded else self.heard.get(type(event), ()):
                hear(deal, event)

    def learn_meld(self, deal: Deal, seat: Seat, hand: Holding) -> None:
        """The hand of this seat, or one as it would be, has a new meld, or one that has grown."""
        for melded in self.melded:
            melded(deal, seat, hand)

    def _with(self, joint: str) -> list[Addition]:
        """The additions that have this joint."""
        return [addition for addition in self.additions if has(addition, joint)]

    def joints(self) -> dict[str, tuple[str, ...]]:
        """Which additions are asked where, for people.

        >>> import jantaku as jan
        >>> jan.Match("sichuan", seed=1).table.joints()["keep_turn"]
        ('Void',)
        """
        return {
            joint: tuple(type(addition).__name__ for addition in self.additions if has(addition, joint))
            for joint in JOINTS
            if any(has(addition, joint) for addition in self.additions)
        }

    @found_once
    def plain(self) -> bool:
        """Whether turns go as usual: draw, discard, offer, with nothing of a game's own in between."""
        usual = type(self.turns) is Turns and type(self.wall) is WallRules and not self.own_steps
        usual = usual and not self.turns.pass_over
        return usual and not (self.keep_turn or self.heard or self.let_lie or self.draws.watched)

    @found_once
    def plain_calls(self) -> bool:
        """Whether a chi or pon goes as usual: it gets the tile if nobody else has spoken, and makes the meld that it
        names, with nothing of a game's own in between."""
        joints = self.claim_words or self.keep_claims or self.takes or self.meld or self.melded or self.barred
        return self.asks_only and not joints

    @found_once
    def plain_riichi(self) -> bool:
        """Whether a riichi goes as usual: there is one kind of it, declared with a discard that lies open, and nothing
        of a game's own comes between it and the stick."""
        return self.plain_calls and self.riichi.remembers is None and not self.riichi.plan.turns_down

    @found_once
    def asks_only(self) -> bool:
        """Whether a tile stays where it lies when nobody has answered: nobody wins unasked, or was asked and silent."""
        return not (self.claims.by_time or self.riichi.wins_unasked or self.winners.go_on)


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
