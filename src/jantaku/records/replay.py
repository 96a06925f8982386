"""Replay: a record played again through the table.

The walls are laid as they were, the players answer as the record says they did, and everything the table does is held
against what was written down: every action must be legal, every tile and every point the same. Answers that a format
does not hold are inferred: who is not named has passed.
"""

from collections import defaultdict
from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache
from itertools import pairwise, takewhile
from typing import Any, Final

import msgspec
from msgspec.structs import replace

from jantaku.hands import Meld, MeldForm
from jantaku.hands.kernel import places_of
from jantaku.records.record import Record
from jantaku.rules import RuleSet
from jantaku.scoring.ledger import Reason, Seat, Transfer, Unit
from jantaku.table.additions.exchange import laid_to_pass_on
from jantaku.table.additions.exclusion import Exclusion
from jantaku.table.additions.supplements import added_code, kan_code
from jantaku.table.chance import Lots
from jantaku.table.events import (
    Called,
    DealDrawn,
    DealEnded,
    DealStarted,
    Dealt,
    DiceRolled,
    Discarded,
    DoraNamed,
    Drawn,
    Event,
    FalseWin,
    HandBuilt,
    HandOpened,
    HandShown,
    HissatsuDeclared,
    IndicatorShown,
    KanDeclared,
    KansShown,
    KindsExcluded,
    LotDrawn,
    MatchEnded,
    MatchStarted,
    NukiDeclared,
    Paid,
    PersonalDoraLost,
    PersonalDoraTaken,
    ReadyDeclared,
    RiichiNamed,
    RiichiStands,
    Ruled,
    RunRaised,
    Seated,
    SeatsDrawn,
    StageReached,
    SuitChosen,
    TileReplaced,
    TileReturned,
    TilesPassed,
    TileStaked,
    WallBroken,
    Won,
    WordSaid,
)
from jantaku.table.fast_lane import plain_turns
from jantaku.table.flow import advance
from jantaku.table.match import Match, Standing
from jantaku.table.parts.wall import LAYERS
from jantaku.table.referee import execute
from jantaku.table.refusals.why import Refusal
from jantaku.table.state.built_hands import picked
from jantaku.table.state.deal import Deal, Step
from jantaku.table.state.deposits import lying
from jantaku.table.state.wall import Wall
from jantaku.table.state.window import Answer, Window, WindowKind
from jantaku.table.steps.ending import time_is_up
from jantaku.table.steps.offer import allows
from jantaku.table.steps.turn import turn_codes
from jantaku.table.steps.windows import NO_ANSWERS, open_window
from jantaku.table.table import Table, table_of
from jantaku.table.words import (
    ABORT,
    HISSATSU,
    JIRI,
    OKAWARI,
    OPEN_KAN,
    PASS,
    READY,
    RON,
    SECOND_KAN,
    SHOW,
    STAGE,
    STOP,
    TETORA_APPU,
    TSUMO,
    VERB_SHIFT,
    Code,
    Verb,
    call,
    code,
    discard,
    first_of,
    nuki,
    open_riichi,
    paying,
    replacing,
    riichi,
    second_of,
    verb_named,
)
from jantaku.tiles import Kind, Tile, kind_of

NO_DICE: Final = (1, 1, 1, 1)
UNTOLD: Final = frozenset({MatchStarted, SeatsDrawn, DiceRolled, WallBroken, DealEnded})
"""Events that say nothing which other events do not say."""
ASKING: Final = frozenset(
    {
        "turn",
        "claim",
        "rob",
        "show",
        "stop",
        "pass_on",
        "pick",
        "void",
        "ready",
        "name_dora",
        "tetora_appu",
        "chou_nagashi",
    }
)
OPENING_TOLD: Final = frozenset({IndicatorShown, KindsExcluded, Seated, DoraNamed, LotDrawn})
"""Events of the opening that belong to the play."""
OPENING: Final = 8
"""Among so many events of a deal are the dice and the break of the wall."""
SECRET: Final = frozenset({"pass_on", "pick", "void"})
"""Where everybody must choose."""
RULED_ON: Final = ASKING | {"rulings"}
"""Where a referee may speak."""
WAITING: Final = RULED_ON | {"draw", "ron"}
AFTERWARDS: Final = frozenset({DealEnded, MatchEnded})
ENDS: Final = frozenset({Won, DealDrawn})
FAR: Final = 12
"""So many events of a record tell what was answered at a window."""
BEFORE_CLAIMS: Final = frozenset({RiichiStands, IndicatorShown, FalseWin})
"""What may be told between a discard and what others said to it."""
CALLED: Final = {MeldForm.CHI: Verb.CHI, MeldForm.PON: Verb.PON}
READY_CALLS: Final = {int(Verb.CHI): Verb.CHITEN, int(Verb.PON): Verb.PONTEN}
SKIPPED: Final = UNTOLD | {MatchEnded, Dealt}
OUT_OF_TIME: Final = "time"


class Difference(msgspec.Struct, frozen=True):
    """Where the table and the record part: in which deal (counted from 0), at which of its events."""

    deal: int
    place: int
    ours: Event | None
    theirs: Event | None
    said: str = ""


class Played(msgspec.Struct, frozen=True):
    """How far a replay came."""

    deals: int
    events: int
    difference: Difference | None = None


class DealRecord(msgspec.Struct):
    """The events of one deal, from its start to the last payment; ``whole`` unless the record breaks off.

    In which order the tiles were dealt is no format's business but ours, so they stand apart: thirteen for each seat,
    and the dealer's fourteenth.
    """

    events: list[Event]
    dealt: dict[Seat, list[Tile]]
    fourteenth: Tile | None = None
    whole: bool = False
    beside: list[Event] = []
    """What is told beside the play: dice, the break, what the deal leaves."""

    @property
    def start(self) -> DealStarted:
        """Its first event."""
        first = self.events[0]
        assert isinstance(first, DealStarted)
        return first


def places_among(events: Sequence[Event], kind: type[Event]) -> list[int]:
    """Where the events of a kind are."""
    if places_of is not None:
        return places_of(events, kind)
    return [place for place, event in enumerate(events) if type(event) is kind]


def deals_of(record: Record) -> list[DealRecord]:
    """The record cut into deals."""
    events = record.events
    starts = places_among(events, DealStarted)
    return [_deal_of(events[start:end]) for start, end in pairwise((*starts, len(events)))]


def _deal_of(events: Sequence[Event]) -> DealRecord:
    """One deal: its opening told apart from the play."""
    dealt: dict[Seat, list[Tile]] = defaultdict(list)
    deal = DealRecord([events[0]], dealt)
    place = 1
    for place, event in enumerate(events[1:], 1):  # noqa: B007 - where the opening ends
        kind = type(event)
        if kind is Dealt:
            dealt[event.seat] += event.tiles  # type: ignore[attr-defined]
        elif kind is Drawn and event.source == "deal":  # type: ignore[attr-defined]
            deal.fourteenth = event.tile  # type: ignore[attr-defined]
        elif kind in OPENING_TOLD:
            deal.events.append(event)
        elif kind in UNTOLD:
            deal.beside.append(event)
        else:
            break
    else:
        place += 1
    end = len(events)
    while end > place and type(events[end - 1]) in AFTERWARDS:
        end -= 1
        deal.beside.append(events[end])
    deal.events += events[place:end]
    deal.whole = not ENDS.isdisjoint(map(type, events[max(place, end - FAR) : end]))
    return deal


def dealt_places(table: Table, dealer: Seat, dice: tuple[int, ...]) -> dict[Seat, list[int]]:
    """Where in the row of the wall the tiles lie that are dealt to each seat; nobody changes it."""
    taking_first = table.wall.takes_first(dice, table.seats.count)
    return _places(table.seats.playing_from(table.seats.order(dealer)[taking_first]), table.phases.blocks)


@lru_cache(maxsize=64)
def _places(order: tuple[Seat, ...], blocks: tuple[int, ...]) -> dict[Seat, list[int]]:
    places: dict[Seat, list[int]] = {seat: [] for seat in order}
    first = 0
    for size in blocks:
        for seat in order:
            places[seat] += range(first, first + size)
            first += size
    return places


def lots_of_deal(deal: DealRecord, table: Table, box: Sequence[Tile], dice: tuple[int, ...] = NO_DICE) -> Lots:
    """A wall in which every tile that the record tells lies where it was drawn from; the rest as in the box.

    IndexError: there are more replacement tiles than the wall has.
    """
    size, rules = len(box), table.wall
    row: list[Tile | None] = [None] * size
    for seat, places in dealt_places(table, deal.start.dealer, (*dice, *NO_DICE)).items():
        for at, tile in zip(places, deal.dealt.get(seat, ()), strict=False):
            row[at] = tile
    # The same rules draw from a wall of places: what they give is where the tile must have lain.
    wall = rules.lay(tuple(map(Tile, range(size))), 0, 0)
    wall.next = len(table.seats.playing) * sum(table.phases.blocks)
    row[wall.next] = deal.fourteenth
    wall.next += 1
    ura: tuple[Tile, ...] = ()
    before: Event = deal.start
    for event in deal.events:
        place: Tile | None = None
        match event:
            case KindsExcluded():
                _exclude(event, table, wall, row)
            case Drawn() if type(before) is TileReplaced:
                place = table.addition(Exclusion).draw(wall)
            case Drawn(source="dead_wall"):
                place = rules.replace(wall)
                if place is None:
                    raise IndexError("more replacement tiles than there are")
            case Drawn(source="live_end"):
                place = rules.take_last(wall)
            case Drawn():
                place = rules.draw(wall)
            case TileReturned():
                rules.put_back(wall, event.source == "dead_wall")
            case IndicatorShown():
                place = rules.show(wall) if table.dora.shown else table.dora.turned_by_win(wall)
                if wall.excluded and any(wall.excluded >> kind & 1 for kind in table.dora.dora_of(event.tile)):
                    rules.pass_over(wall)
            case HissatsuDeclared():
                for tile in event.indicators:
                    place = rules.draw(wall)
                    if place is not None:
                        row[place] = tile
                place = None
            case Won(ura=(_, *_)):
                ura = event.ura
        before = event
        if place is not None:
            row[place] = event.tile  # type: ignore[attr-defined]
    for under, tile in zip(rules.ura(wall), ura, strict=False):
        row[under] = tile
    known = {tile for tile in row if tile is not None}
    rest = iter([tile for tile in box if tile not in known])
    laid = tuple(next(rest) if tile is None else tile for tile in row)
    named = next((event.dice for event in deal.events if type(event) is DoraNamed and event.how == "dice"), ())
    return Lots(laid, (*(*dice, *NO_DICE)[: table.wall.breaking], *named, *table.throws.told(deal.events)), broken=True)


def _exclude(event: KindsExcluded, table: Table, wall: Wall, row: list[Tile | None]) -> None:
    """Tiles that were turned up at the break lie at the end of the row, stack by stack, the upper one first."""
    for number, tile in enumerate(event.tiles):
        row[len(row) - LAYERS * (number // LAYERS + 1) + number % LAYERS] = tile
    wall.excluded = sum({1 << kind for kind in event.kinds})
    table.wall.set_apart(wall, out=-(-len(event.tiles) // LAYERS) * LAYERS)


class Replay:
    """A record on its way through the table, one window at a time."""

    def __init__(self, record: Record, rules: RuleSet, lots: Callable[[int, DealRecord], Lots] | None = None) -> None:
        """``lots``: where the walls come from, if not from the record's own draws."""
        self.record = record
        self.deals = deals_of(record)
        self.rules = rules
        self.table = table_of(rules)
        winners = self.table.winners
        for deal in self.deals:
            undone = winners.may_be_undone and any(type(event) is Ruled for event in deal.events)
            if winners.go_on or undone:  # a win need not end a deal there
                deal.whole = any(type(event) is DealEnded for event in deal.beside)
        self.name = "record"
        self._lots = lots
        self.compared = 0
        self._seen = 0
        self._cursor = 0
        self.difference: Difference | None = None
        self.besides: list[list[Event]] = []
        """What the table told beside the play, deal by deal, among other events."""
        self.refusal: Refusal | None = None
        """Why the table did not allow what the record tells."""
        self.ended = False
        """The table would play on, the record holds no further deal."""
        self.match: Match | None = None
        if self.deals:
            self._begin()

    def lots(self, number: int, box: Sequence[Tile]) -> Lots:
        """The wall of a deal: the replay is the chance of its own match."""
        if number >= len(self.deals):
            raise EndOfRecordError
        deal = self.deals[number]
        if self._lots is not None:
            return self._lots(number, deal)
        # To whom tiles are passed on may depend on the dice; how many indicators are turned; who pays twice; and who
        # has the first turn.
        dice = [die for event in deal.beside if type(event) is DiceRolled for die in event.dice]
        plan = self.table.plan
        matters = plan.exchange.tiles or self.table.dora.more_on or plan.payments.break_weight > 1
        matters = matters or self.table.length.by_break or self.table.dealer.by_break
        matters = matters or plan.wall.first_turn == "break"
        return lots_of_deal(deal, self.table, box, tuple(dice) if matters else NO_DICE)

    def run(self) -> Played:
        """Play it to the end, or to the first difference."""
        match = self.match
        while match is not None and self.difference is None and self._play_deal(match):
            pass
        if match is not None and self.difference is None:
            self._compare_end(match)
        return Played(0 if match is None else match.deal.number + 1, self.compared, self.difference)

    def steps(self) -> Iterator[Match]:
        """Play it window by window; the match as it stands before each answer."""
        match = self.match
        if match is not None:  # else nobody waits for a referee
            match.refereed = any(isinstance(event, Ruled) for event in self.record.events)
        while match is not None and self.difference is None:
            yield match
            if not self._step(match):
                return

    # ------------------------------------------------------------ deal by deal

    def _play_deal(self, match: Match) -> bool:
        """One deal through the same steps, but without asking where the record shows that nobody spoke: to pass is
        always allowed. Whatever was done is asked about. False when nothing is left."""
        deal, table = match.deal, match.table
        theirs = self.deals[deal.number]
        told = theirs.events
        agenda, asks, acts, timed = deal.agenda, table.asks, table.acts, table.length.time_ms
        self._seen = self._cursor = 0
        while agenda:
            step = agenda[-1]
            name = step.name
            if name in WAITING:
                if self._seen < len(deal.events) and not self._compare_events(match, deal.number, deal.events):
                    return False
                if name == "draw" or name == "turn":
                    used = plain_turns(deal, table, told, self._cursor)
                    self._cursor += used
                    self._seen += used
                    self.compared += used
                    step = agenda[-1]
                    name = step.name
                if self._cursor >= len(told):
                    if name in ASKING and not theirs.whole:
                        return False  # the record breaks off here
                elif type(told[self._cursor]) is Ruled and name in RULED_ON:
                    self._rule(deal, told[self._cursor : self._cursor + 2])
                    continue
                if timed and self._is_out_of_time(match, theirs):
                    time_is_up(deal, match.table)
                    continue
            if name in asks:
                if not self._ask(match, step, told[self._cursor : self._cursor + FAR]):
                    return False
            else:
                agenda.pop()
                acts[name](deal, table, step, NO_ANSWERS)
        if not self._compare_events(match, deal.number, deal.events):
            return False
        events = deal.events
        self._look_at_the_clock(match)
        try:
            match.window = None
            match.next_deal()
        except EndOfRecordError:
            self.ended = True
            return False
        finally:
            self.besides.append([*events[1:OPENING], *events[-2:]])
        return not match.over

    def _rule(self, deal: Deal, told: Sequence[Event]) -> None:
        """The referee has spoken here; how often an offence was committed, the payment for it says."""
        ruled, *paid = told
        assert isinstance(ruled, Ruled)
        execute(deal, self.table, ruled, _count_of(paid))

    def _is_out_of_time(self, match: Match, theirs: DealRecord) -> bool:
        """Whether the clock of the match ended the deal here, if there is one: nobody else tells how late it is."""
        upcoming = (event for event in theirs.events[self._cursor :] if type(event) is not HandShown)
        following = next(upcoming, None) if match.table.length.time_ms else None
        late = isinstance(following, DealDrawn) and following.kind == OUT_OF_TIME
        if late:
            match.standing.elapsed_ms = match.table.length.time_ms
        return late

    def _look_at_the_clock(self, match: Match) -> None:
        """The deal was played to its end, and it was the last one: by then the time was up."""
        ended = isinstance(self.record.events[-1], MatchEnded)
        if match.table.length.time_ms and ended and match.deal.number + 1 == len(self.deals):
            match.standing.elapsed_ms = match.table.length.time_ms

    def _ask(self, match: Match, step: Step, upcoming: Sequence[Event]) -> bool:
        """Do this step as the record says it was done; False where that is not allowed. Who is not told has passed,
        which is always allowed, so that only what was done must be asked about."""
        deal, table = match.deal, match.table
        name = step.name
        if name == "turn":
            told = {step.seat: _turn_answer(upcoming)}
        elif name == "claim" or name == "rob":
            told = _claim_answers(upcoming)
            if table.riichi.wins_unasked:
                told = {seat: spoken for seat, spoken in told.items() if table.riichi.may_let_pass(deal, seat)}
            if name == "rob" or table.claims.by_time:  # there it matters who was heard to pass
                window = table.asks[name](deal, table, step)
                told = {ask.seat: PASS for ask in (() if window is None else window.asks)} | told
        else:
            window = table.asks[name](deal, table, step)
            told = {} if window is None else self._answers(window, upcoming, match)
            if name in SECRET and len(upcoming) < table.seats.count:
                self._cursor += len(upcoming)
                return False  # the record breaks off while they choose
        answers: dict[Seat, Answer] = {}
        for seat, spoken in told.items():
            if spoken != PASS and not allows(deal, table, step, seat, spoken):
                return self._refused(match, seat, spoken, upcoming[0] if upcoming else None)
            answers[seat] = Answer(seat, spoken, 0, "inferred")
        deal.agenda.pop()
        if answers:
            deal.windows += 1
        table.acts[name](deal, table, step, answers)
        return True

    def _refused(self, match: Match, seat: Seat, spoken: Code, told: Event | None) -> bool:
        """The record does what the table does not allow."""
        self.refusal = self._why(match, seat, spoken)
        self._differ(match, None, told, "" if self.refusal is None else self.refusal.text("en"))
        return False

    def _why(self, match: Match, seat: Seat, spoken: Code) -> Refusal | None:
        """The reason, asked for before the table goes on, as it would where only one answer is possible."""
        deal, table = match.deal, match.table
        step = deal.agenda[-1]
        window = table.asks[step.name](deal, table, step)
        if window is None and step.name == "turn":
            codes = turn_codes(deal, table, step.seat)
            asked = [(step.seat, codes, codes[-1])]
            window = open_window(deal, table, WindowKind.TURN, asked, deal.hands[step.seat].drawn)
        match.window = advance(deal, table) if window is None else window
        return match.why(seat, spoken)

    # ------------------------------------------------------------ window by window

    def _begin(self) -> None:
        start = self.deals[0].start
        standing = Standing(
            self._points_of_members(start),
            place=self.table.length.begins_at(Kind(start.round), start.hand),
            dealer=start.dealer,
            honba=start.honba,
            deposits=lying(start.sticks, stick=self.table.plan.payments.stick),
        )
        names = self.record.header.names or ()
        self.match = Match(self.rules, b"", names, chance=self, standing=standing, table=self.table)

    def _points_of_members(self, start: DealStarted) -> list[int]:
        """What everybody holds at first, also who rests in the first deal, where the record tells that."""
        seats = self.table.seats
        if seats.members == seats.count:
            return list(start.points)
        told = next((event.points for event in self.record.events if isinstance(event, MatchStarted)), ())
        resting = [self.table.plan.settlement.start] * (seats.members - seats.count)
        return [*start.points, *(told[seats.count :] or resting)]

    def _step(self, match: Match) -> bool:
        """Compare what has happened, then answer the open window; False when nothing is left."""
        if not self._compare(match):
            return False
        window = match.window
        if window is None:
            return False
        theirs = self.deals[match.deal.number]
        if self._cursor >= len(theirs.events) and not theirs.whole:
            return False  # the record breaks off here
        answers = self._answers(window, theirs.events[self._cursor :], match)
        number = match.deal.number
        try:
            if isinstance(self._next(theirs), Ruled):
                self._rule(match.deal, theirs.events[self._cursor : self._cursor + 2])
                match.deal.windows += bool(window.asks)
                match.look_anew()
                return self._compare_last(match, number) if match.deal.number != number or match.over else True
            if self._is_out_of_time(match, theirs):
                time_is_up(match.deal, match.table)
                match.go_on()
                return self._compare_last(match, number)
            if match.resting:
                match.go_on()
            for ask in window.asks:
                answer = answers.get(ask.seat, PASS if PASS in ask.codes else ask.default)
                refusal = match.answer(ask.seat, answer, by="inferred")
                if refusal is not None:
                    self._differ(match, None, self._next(theirs), str(refusal))
                    return False
                if match.deal.number != number:
                    break
        except EndOfRecordError:
            self.ended = True
            self._compare_events(match, number, _last_deal(match))
            return False
        if match.deal.number != number or match.over:
            return self._compare_last(match, number)
        return True

    def _next(self, theirs: DealRecord) -> Event | None:
        return theirs.events[self._cursor] if self._cursor < len(theirs.events) else None

    def _compare(self, match: Match) -> bool:
        """Hold the events of the current deal that are new against the record."""
        return self._compare_events(match, match.deal.number, match.deal.events)

    def _compare_last(self, match: Match, number: int) -> bool:
        """The deal has ended: its last events are in the history by now."""
        if not match.over or match.deal.number != number:
            if not self._compare_events(match, number, _last_deal(match)):
                return False
            self._seen = self._cursor = 0
            return True
        return self._compare_events(match, number, match.deal.events)

    def _compare_events(self, match: Match, number: int, events: Sequence[Event]) -> bool:
        deal = self.deals[number]
        theirs, cursor = deal.events, self._cursor
        for event in events[self._seen :]:
            kind = type(event)
            if kind in SKIPPED:
                continue
            if cursor < len(theirs) and event == theirs[cursor]:
                cursor += 1
                continue
            if kind is Drawn and event.source == "deal":  # type: ignore[attr-defined]
                if self._same_hands(match, number):
                    continue
                self._differ(match, event, None, "other tiles were dealt")
                return False
            if kind is KansShown and (cursor >= len(theirs) or type(theirs[cursor]) is not KansShown):
                continue  # older records do not tell it
            self._cursor = cursor
            told = theirs[cursor] if cursor < len(theirs) else None
            if told is None and not deal.whole:
                return False
            if told is None or not same(event, told) or (kind is Won and not self._same_pricing(event, told)):
                used = self._take_over(match, event, told)
                if used is None:
                    self._differ(match, event, told)
                    return False
                cursor += used
                continue
            cursor += 1
        self.compared += cursor - self._cursor
        self._cursor, self._seen = cursor, len(events)
        return True

    def _same_pricing(self, ours: Event, theirs: Event) -> bool:
        """Whether a win was priced by the same reading, and from no facts that are none, where the record tells it and
        was played by these rules: by others, the same hand may be read otherwise."""
        if not isinstance(ours, Won) or not isinstance(theirs, Won) or theirs.at is None:
            return True
        if self.record.header.fingerprint != self.rules.fingerprint:
            return True
        return ours.reading == theirs.reading and {*theirs.facts} <= {*ours.facts}

    def _take_over(self, match: Match, ours: Event, theirs: Event | None) -> int | None:
        """Whether to go on with what the record says though the table says otherwise, and how many of its events are
        done with then. A replay does not."""
        return None

    def _same_hands(self, match: Match, number: int) -> bool:
        """Whether the tiles that were dealt are those of the record, which may break off while they are dealt."""
        theirs = self.deals[number]
        row = match.deal.wall.row
        dice = next((event.dice for event in match.deal.events if type(event) is DiceRolled), NO_DICE)
        dealt = dealt_places(self.table, theirs.start.dealer, dice)
        for seat, places in dealt.items():
            told = theirs.dealt.get(seat)
            if told is not None:
                took = list(map(row.__getitem__, places if theirs.whole else places[: len(told)]))
                if took != told and sorted(took) != sorted(told):
                    return False
        return theirs.fourteenth in (None, row[sum(map(len, dealt.values()))])

    def _compare_end(self, match: Match) -> None:
        """The record must have ended where the table has, with the same scores."""
        final_told = self.record.events[-1] if self.record.events else None
        ended = final_told if isinstance(final_told, MatchEnded) else None
        if not match.over:
            if self.ended and ended is None:
                return  # the record breaks off between two deals
            left = len(self.deals[match.deal.number].events) - self._cursor if self.deals else 0
            if ended is not None or left > 0:
                self._differ(match, None, ended or self._next(self.deals[match.deal.number]), "the table plays on")
            return
        final = match.deal.events[-1]
        assert isinstance(final, MatchEnded)
        if match.deal.number + 1 < len(self.deals):
            self._differ(match, final, self.deals[match.deal.number + 1].start, "the record plays on")
        elif ended is not None and (
            ended.points not in (final.points, _with_sticks(final, match)) or ended.scores != final.scores
        ):
            self._settled_otherwise(match, final, ended)

    def _settled_otherwise(self, match: Match, ours: MatchEnded, theirs: MatchEnded) -> None:
        """The match is over, and the final points or scores are others."""
        self._differ(match, ours, theirs)

    def _differ(self, match: Match, ours: Event | None, theirs: Event | None, said: str = "") -> None:
        self.difference = Difference(match.deal.number, self._cursor, ours, theirs, said)

    # ------------------------------------------------------------ what was answered

    def _answers(self, window: Window, upcoming: Sequence[Event], match: Match) -> dict[Seat, Code]:
        match window.kind:
            case WindowKind.TURN:
                return {window.asks[0].seat: _turn_answer(upcoming)}
            case WindowKind.CLAIM | WindowKind.ROB:
                return _claim_answers(upcoming)
            case WindowKind.SHOW:
                shown = {event.seat for event in upcoming if isinstance(event, HandShown)}
                return {ask.seat: SHOW if ask.seat in shown else PASS for ask in window.asks}
            case WindowKind.STOP:
                last = match.deal.number + 1 >= len(self.deals)
                return {ask.seat: STOP if last else PASS for ask in window.asks}
        return _choices(window, upcoming, match.deal)


class EndOfRecordError(Exception):
    """The table would play on, and the record has no further deal."""


def _last_deal(match: Match) -> list[Event]:
    """The events of the deal that was finished last."""
    first = max(place for place, event in enumerate(match.history) if type(event) is DealStarted)
    return match.history[first:]


def _with_sticks(final: MatchEnded, match: Match) -> tuple[int, ...]:
    """Points as formats tell them that give the sticks left over to the first place."""
    if match.table.plan.settlement.leftover_sticks != "first_place" or not match.standing.sticks:
        return final.points
    points = list(final.points)
    points[match.table.length.leader(points)] += match.standing.sticks * match.table.plan.payments.stick
    return tuple(points)


def _choices(window: Window, upcoming: Sequence[Event], deal: Deal) -> dict[Seat, Code]:
    """What was chosen: before the first turn a suit to be rid of, a tile to pass on or to build with, to say that the
    hand is ready; or, of several winners, whom to pay."""
    asked = {ask.seat for ask in window.asks}
    answers: dict[Seat, Code] = {}
    for event in takewhile(lambda event: type(event) is type(upcoming[0]), upcoming):
        match event:
            case SuitChosen() if event.seat in asked:
                answers[event.seat] = code(Verb.CHOOSE, event.tile)
            case TileStaked() if event.seat in asked:
                answers[event.seat] = code(Verb.CHOOSE, event.tile)
            case TilesPassed() if event.seat in asked:  # who has no other tile to give is not asked
                laid = laid_to_pass_on(deal, event.seat)
                answers[event.seat] = code(Verb.CHOOSE, event.tiles[len(laid)])
            case HandBuilt() if event.seat in asked:
                answers[event.seat] = code(Verb.CHOOSE, event.tiles[len(picked(deal, event.seat))])
            case ReadyDeclared() if event.seat in asked:
                answers[event.seat] = READY
            case WordSaid(word="tetora_appu") if event.seat in asked:
                answers[event.seat] = TETORA_APPU
            case DoraNamed(how="dealer") if event.seat in asked:
                answers[event.seat] = naming_in(window, event.kinds)
            case Won() if event.source in asked:
                answers[event.source] = paying((event.seat - deal.dealer) % len(deal.hands))
    return answers


def naming_in(window: Window, kinds: Sequence[int]) -> Code:
    """The word with which this kind is named; to name none where there is no such word."""
    return next((said for ask in window.asks for said in ask.codes if said and kind_of(first_of(said)) in kinds), PASS)


def _count_of(paid: Sequence[Event]) -> int:
    """How often something was done for which this was paid; not at all on purpose where nothing was."""
    rows = paid[0].rows if paid and isinstance(paid[0], Paid) else ()
    return next((int(row.arguments.get("count", 1)) for row in rows if row.reason is Reason.FALSE_KAN), 0)


def _turn_answer(upcoming: Sequence[Event]) -> Code:
    ready = opened = False
    named = Verb.RIICHI
    for event in upcoming:
        if type(event) is Discarded and not (ready or opened):  # nearly always
            return riichi(event.tile) if event.riichi else discard(event.tile)
        match event:
            case ReadyDeclared():
                ready = True
            case HandOpened():
                opened = True
            case RiichiNamed():
                named = verb_named(event.kind)
            case Discarded() if named is not Verb.RIICHI:
                return code(named, event.tile)
            case Discarded() if opened:
                return open_riichi(event.tile)
            case Discarded():
                return riichi(event.tile) if event.riichi or ready else discard(event.tile)
            case WordSaid(word="okawari"):
                return OKAWARI
            case KanDeclared():
                return _kan_answer(event.meld)
            case RunRaised():
                assert event.meld.added is not None
                return code(Verb.RAISED_RUN, event.meld.added, event.meld.tiles[0])
            case NukiDeclared():
                return nuki(event.tile)
            case TileReplaced():
                return replacing(event.tile)
            case StageReached():
                return STAGE
            case Won():
                return TSUMO
            case HandShown() | DealDrawn():
                return ABORT
            case _:
                continue
    return PASS


def _kan_answer(kan: Meld) -> Code:
    """What was said for a kan of the own turn."""
    if kan.form is MeldForm.EYES_KAN:
        return code(Verb.EYES_KAN, _of_the_pair(kan.tiles))
    if kan.added is not None:
        mixed = len({*map(kind_of, kan.all_tiles)}) > 1
        return added_code(kan, kan.added) if mixed else code(Verb.ADDED_KAN, kan.added)
    mixed = len({*map(kind_of, kan.tiles)}) > 1
    return kan_code(Verb.CLOSED_KAN, kan.tiles) if mixed else code(Verb.CLOSED_KAN, min(kan.tiles))


def _call_answer(meld: Meld) -> Code:
    """What was said for a call."""
    own = meld.tiles[1:]
    verb = CALLED.get(meld.form)
    if verb is not None:
        return call(verb, own)
    match meld.form:
        case MeldForm.OPEN_KAN:
            mixed = len({*map(kind_of, meld.tiles)}) > 1
            return kan_code(Verb.OPEN_KAN, meld.tiles) if mixed else OPEN_KAN
        case MeldForm.CLOSED_KAN:  # a tile that was set aside
            return code(Verb.CLOSED_KAN, min(own))
        case MeldForm.ADDED_KAN:  # a pon that grows
            return SECOND_KAN
    return code(Verb.EYES_KAN, _of_the_pair(meld.tiles, own))


def _with_riichi(answer: Code, after: Sequence[Event]) -> Code:
    """The call, or where its discard declares riichi the word that says so."""
    declares = any(type(event) is Discarded and event.riichi for event in after)
    verb = READY_CALLS.get(answer >> VERB_SHIFT) if declares else None
    return answer if verb is None else call(verb, (first_of(answer), second_of(answer)))


def _of_the_pair(eyes: Sequence[Tile], own: Sequence[Tile] | None = None) -> Tile:
    """Of four tiles that stand for the eyes the pair's first, of those that were in the hand."""
    kinds = [kind_of(tile) for tile in eyes]
    return next(tile for tile in own or eyes if kinds.count(kind_of(tile)) > 1)


def _claim_answers(upcoming: Sequence[Event]) -> dict[Seat, Code]:
    answers: dict[Seat, Code] = {}
    shown: list[Seat] = []
    for at, event in enumerate(upcoming):
        if type(event) is Called:
            return {event.seat: _with_riichi(_call_answer(event.meld), upcoming[at + 1 : at + 2])}
        if type(event) is Drawn:  # nobody took the tile
            return answers
        if type(event) is HissatsuDeclared:
            return {event.seat: HISSATSU}
        if type(event) is StageReached:
            return {event.seat: STAGE}
        if type(event) is PersonalDoraTaken:
            return {event.seat: JIRI}
        if type(event) is PersonalDoraLost:  # what was on offer before is a marker
            return answers
        if type(event) is Won:
            if event.source != event.seat:
                answers |= _called_in_vain(upcoming)
                answers |= dict.fromkeys((*shown, event.seat), RON)  # others were shown, and not paid
        elif type(event) is HandShown:
            shown.append(event.seat)
        elif type(event) is DealDrawn and event.kind in ("triple_ron", "double_ron"):
            return dict.fromkeys(shown, RON)
        elif type(event) not in BEFORE_CLAIMS:
            return answers
    return answers


def _called_in_vain(upcoming: Sequence[Event]) -> dict[Seat, Code]:
    """Who has called the tile of a yakuman for a kan, and so was paid for it (001:3382)."""
    paid = (event for event in upcoming if type(event) is Paid)
    rows = (row for event in paid for row in event.rows)
    return {row.target: OPEN_KAN for row in rows if row.reason is Reason.KAN_OVER_RON}


# ---------------------------------------------------------------- when two events tell the same


def same(ours: Event, theirs: Event) -> bool:
    """Whether the record tells the same as the table, as far as its format can."""
    if type(ours) is not type(theirs):
        return False
    compare = SAME.get(type(ours))
    if compare is not None:
        return compare(ours, theirs)
    uncounted = isinstance(theirs, COUNTING) and theirs.left is None  # not told by older records, nor by others
    return uncounted and replace(ours, left=None) == theirs


def changes(rows: Sequence[Transfer]) -> dict[Seat, int]:
    """What each seat won or lost, sticks included."""
    totals: dict[Seat, int] = {}
    for row in rows:
        if row.unit is Unit.POINTS:
            totals[row.source] = totals.get(row.source, 0) - row.amount
            totals[row.target] = totals.get(row.target, 0) + row.amount
    return {seat: total for seat, total in totals.items() if seat >= 0 and total}


def _same_deal(ours: DealStarted, theirs: DealStarted) -> bool:
    return (ours.round, ours.hand, ours.dealer, ours.honba, ours.sticks, ours.points) == (
        theirs.round,
        theirs.hand,
        theirs.dealer,
        theirs.honba,
        theirs.sticks,
        theirs.points,
    )


def same_hand(ours: Won, theirs: Won) -> bool:
    """Whether the same hand was won on the same tile, whatever it is worth."""
    return (
        (ours.seat, ours.source, ours.tile, ours.ura) == (theirs.seat, theirs.source, theirs.tile, theirs.ura)
        and (sorted(ours.concealed), sorted(ours.nuki)) == (sorted(theirs.concealed), sorted(theirs.nuki))
        and {*ours.melds} == {*theirs.melds}
        and (not theirs.indicators or ours.indicators == theirs.indicators)
    )


def _same_win(ours: Won, theirs: Won) -> bool:
    if (ours.seat, ours.source, ours.tile, ours.liable) != (theirs.seat, theirs.source, theirs.tile, theirs.liable):
        return False
    if sorted(ours.concealed) != sorted(theirs.concealed):
        return False
    if ours.melds != theirs.melds and {*ours.melds} != {*theirs.melds}:
        return False
    if (ours.points, ours.ura, sorted(ours.nuki)) != (theirs.points, theirs.ura, sorted(theirs.nuki)):
        return False
    if not theirs.elements:  # a format that only tells what was paid
        return True
    if theirs.fu == 0:  # not told, as above a mangan, or none at all
        ours, theirs = replace(ours, fu=0, han=theirs.han), replace(theirs, fu=0)
    if (ours.han, ours.fu, ours.base, ours.bonus) != (theirs.han, theirs.fu, theirs.base, theirs.bonus):
        return False
    listed_alike = ours.elements == theirs.elements or _elements(ours) == _elements(theirs)
    return listed_alike and ours.indicators == theirs.indicators


def _elements(won: Won) -> list[tuple[str, int, int | None]]:
    return sorted((element.id, element.han, element.limit) for element in won.elements)


COUNTING: Final = (KindsExcluded, HissatsuDeclared, TileReturned)
"""Beside draws and indicators what tells how many tiles are left."""
SAME: Final[dict[type, Callable[[Any, Any], bool]]] = {
    DealStarted: _same_deal,
    Won: _same_win,
    Paid: lambda ours, theirs: changes(ours.rows) == changes(theirs.rows),
    RiichiStands: lambda ours, theirs: ours.seat == theirs.seat and changes(ours.rows) == changes(theirs.rows),
    HandShown: lambda ours, theirs: ours.seat == theirs.seat and sorted(ours.concealed) == sorted(theirs.concealed),
    KansShown: lambda ours, theirs: ours == theirs,
    DealDrawn: lambda ours, theirs: ours.kind == theirs.kind and {*theirs.seats} <= {*ours.seats},
    Called: lambda ours, theirs: (ours.seat, ours.source, ours.meld) == (theirs.seat, theirs.source, theirs.meld),
    Drawn: lambda ours, theirs: (
        ours.seat == theirs.seat and ours.tile == theirs.tile and theirs.left in (None, ours.left)
    ),
    IndicatorShown: lambda ours, theirs: ours.tile == theirs.tile and theirs.left in (None, ours.left),
    Ruled: lambda ours, theirs: ours.ruling == theirs.ruling and ours.seat == theirs.seat,
}
