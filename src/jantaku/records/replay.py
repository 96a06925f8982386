"""Replay: a record played again through the table.

The walls are laid as they were, the players answer as the record says they did, and everything the table does is held
against what was written down: every action must be legal, every tile and every point the same. Answers that a format
does not hold are inferred: who is not named has passed.
"""

from collections.abc import Callable, Iterator, Sequence
from typing import Any, Final

import msgspec

from jantaku.hands import MeldForm
from jantaku.records.record import Record
from jantaku.rules import RuleSet
from jantaku.scoring.ledger import Seat, Transfer, Unit
from jantaku.table.chance import Lots
from jantaku.table.codes import ABORT, OPEN_KAN, PASS, RON, SHOW, STOP, TSUMO, Code, Verb, call, code, discard, riichi
from jantaku.table.events import (
    Called,
    DealDrawn,
    DealEnded,
    DealStarted,
    Dealt,
    DiceRolled,
    Discarded,
    Drawn,
    Event,
    HandShown,
    IndicatorShown,
    KanDeclared,
    MatchEnded,
    MatchStarted,
    Paid,
    RiichiStands,
    Ruled,
    SeatsDrawn,
    WallBroken,
    Won,
)
from jantaku.table.length import Place
from jantaku.table.match import Match, Standing
from jantaku.table.parts import Parts, parts_of
from jantaku.table.window import Window, WindowKind
from jantaku.tiles import Tile

NO_DICE: Final = (1, 1, 1, 1)
UNTOLD: Final = (MatchStarted, SeatsDrawn, DiceRolled, WallBroken, DealEnded)
"""Events that say nothing which other events do not say."""
SKIPPED: Final = (*UNTOLD, MatchEnded, Dealt)


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


class DealRecord(msgspec.Struct, frozen=True):
    """The events of one deal, from its start to the last payment; ``whole`` unless the record breaks off.

    In which order the tiles were dealt is no format's business but ours, so they stand apart: thirteen for each seat,
    and the dealer's fourteenth.
    """

    events: tuple[Event, ...]
    dealt: dict[Seat, list[Tile]]
    fourteenth: Tile | None
    whole: bool

    @property
    def start(self) -> DealStarted:
        """Its first event."""
        first = self.events[0]
        assert isinstance(first, DealStarted)
        return first


def deals_of(record: Record) -> list[DealRecord]:
    """The record cut into deals."""
    deals: list[list[Event]] = []
    for event in record.events:
        if isinstance(event, DealStarted):
            deals.append([event])
        elif deals and not isinstance(event, (*UNTOLD, MatchEnded)):
            deals[-1].append(event)
    return [_deal_record(events) for events in deals]


def _deal_record(events: list[Event]) -> DealRecord:
    told: list[Event] = []
    dealt: dict[Seat, list[Tile]] = {}
    fourteenth = None
    whole = False
    for event in events:
        kind = type(event)
        if kind is Dealt:
            dealt.setdefault(event.seat, []).extend(event.tiles)  # type: ignore[union-attr]
        elif kind is Drawn and event.source == "deal":  # type: ignore[union-attr]
            fourteenth = event.tile  # type: ignore[union-attr]
        else:
            told.append(event)
            whole = whole or kind is Won or kind is DealDrawn
    return DealRecord(tuple(told), dealt, fourteenth, whole)


def lots_of_deal(deal: DealRecord, parts: Parts, box: Sequence[Tile], dice: tuple[int, ...] = NO_DICE) -> Lots:
    """A wall in which every tile that the record tells lies where it was drawn from; the rest as in the box."""
    size = len(box)
    row: list[Tile | None] = [None] * size
    order = parts.seats.order(deal.start.dealer)
    for turn, seat in enumerate(order):
        tiles = deal.dealt.get(seat, [])
        for place, tile in enumerate(tiles[:12]):
            row[place // 4 * 4 * len(order) + turn * 4 + place % 4] = tile
        for tile in tiles[12:13]:
            row[12 * len(order) + turn] = tile
    live = 13 * len(order) + 1
    row[live - 1] = deal.fourteenth
    replacement = indicator = 0
    ura: tuple[Tile, ...] = ()
    for event in deal.events:
        if isinstance(event, Drawn):
            if event.source == "dead_wall":
                row[size + parts.wall.replacement_place(replacement)] = event.tile
                replacement += 1
            else:
                row[live] = event.tile
                live += 1
        elif isinstance(event, IndicatorShown):
            row[size - 6 - 2 * indicator] = event.tile
            indicator += 1
        elif isinstance(event, Won) and event.ura:
            ura = event.ura
    for number, tile in enumerate(ura):
        row[size - 5 - 2 * number] = tile
    known = {tile for tile in row if tile is not None}
    rest = iter([tile for tile in box if tile not in known])
    laid = tuple(next(rest) if tile is None else tile for tile in row)
    return Lots(laid, (*dice, *NO_DICE)[:4], broken=True)  # type: ignore[arg-type]


class Replay:
    """A record on its way through the table, one window at a time."""

    def __init__(self, record: Record, rules: RuleSet, lots: Callable[[int, DealRecord], Lots] | None = None) -> None:
        """``lots``: where the walls come from, if not from the record's own draws."""
        self.record = record
        self.deals = deals_of(record)
        self.rules = rules
        self.parts = parts_of(rules)
        self.name = "record"
        self._lots = lots
        self.compared = 0
        self._seen = 0
        self._cursor = 0
        self.difference: Difference | None = None
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
        return lots_of_deal(deal, self.parts, box) if self._lots is None else self._lots(number, deal)

    def run(self) -> Played:
        """Play it to the end, or to the first difference."""
        match = self.match
        while match is not None and self.difference is None and self._step(match):
            pass
        if match is not None and self.difference is None:
            self._compare_end(match)
        return Played(0 if match is None else match.deal.number + 1, self.compared, self.difference)

    def steps(self) -> Iterator[Match]:
        """Play it window by window; the match as it stands before each answer."""
        match = self.match
        while match is not None and self.difference is None:
            yield match
            if not self._step(match):
                return

    # ------------------------------------------------------------ inside

    def _begin(self) -> None:
        start = self.deals[0].start
        standing = Standing(
            list(start.points),
            place=Place(self.parts.length.rounds.index(start.round), start.hand),
            dealer=start.dealer,
            honba=start.honba,
            sticks=start.sticks,
        )
        names = self.record.header.names or ()
        self.match = Match(self.rules, b"", names, chance=self, standing=standing, parts=self.parts)

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
        answers = self._answers(window, theirs, match)
        number = match.deal.number
        try:
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
        theirs = self.deals[number].events
        whole = self.deals[number].whole
        for event in events[self._seen :]:
            self._seen += 1
            if isinstance(event, SKIPPED):
                continue
            if type(event) is Drawn and event.source == "deal":
                if not self._same_hands(match, number):
                    self._differ(match, event, None, "other tiles were dealt")
                    return False
                continue
            if self._cursor >= len(theirs):
                if whole:
                    self._differ(match, event, None)
                return False
            told = theirs[self._cursor]
            if event != told and not same(event, told):
                self._differ(match, event, told)
                return False
            self._cursor += 1
            self.compared += 1
        return True

    def _same_hands(self, match: Match, number: int) -> bool:
        """Whether the tiles that were dealt are those of the record."""
        theirs = self.deals[number]
        row = match.deal.wall.row
        order = self.parts.seats.order(theirs.start.dealer)
        for turn, seat in enumerate(order):
            told = theirs.dealt.get(seat)
            if told is None:
                continue
            blocks = [row[16 * block + 4 * turn : 16 * block + 4 * turn + 4] for block in range(3)]
            ours = [tile for block in blocks for tile in block]
            if sorted((*ours, row[12 * len(order) + turn])) != sorted(told):
                return False
        return theirs.fourteenth in (None, row[13 * len(order)])

    def _compare_end(self, match: Match) -> None:
        """The record must have ended where the table has, with the same scores."""
        ended = next((event for event in self.record.events if isinstance(event, MatchEnded)), None)
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
        elif ended is not None and (ended.points, ended.scores) != (_with_sticks(final, match), final.scores):
            self._differ(match, final, ended)

    def _differ(self, match: Match, ours: Event | None, theirs: Event | None, said: str = "") -> None:
        self.difference = Difference(match.deal.number, self._cursor, ours, theirs, said)

    # ------------------------------------------------------------ what was answered

    def _answers(self, window: Window, theirs: DealRecord, match: Match) -> dict[Seat, Code]:
        upcoming = theirs.events[self._cursor :]
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
        return {}


class EndOfRecordError(Exception):
    """The table would play on, and the record has no further deal."""


def _last_deal(match: Match) -> list[Event]:
    """The events of the deal that was finished last."""
    first = max(place for place, event in enumerate(match.history) if type(event) is DealStarted)
    return match.history[first:]


def _with_sticks(final: MatchEnded, match: Match) -> tuple[int, ...]:
    """Points as formats tell them that give the sticks left over to the first place."""
    if match.parts.plan.settlement.leftover_sticks != "first_place" or not match.standing.sticks:
        return final.points
    points = list(final.points)
    points[match.parts.length.leader(points)] += match.standing.sticks * match.parts.plan.payments.stick
    return tuple(points)


def _turn_answer(upcoming: Sequence[Event]) -> Code:
    for event in upcoming:
        match event:
            case Discarded():
                return riichi(event.tile) if event.riichi else discard(event.tile)
            case KanDeclared():
                if event.form == "closed":
                    return code(Verb.CLOSED_KAN, min(event.meld.tiles))
                assert event.meld.added is not None
                return code(Verb.ADDED_KAN, event.meld.added)
            case Won():
                return TSUMO
            case HandShown() | DealDrawn():
                return ABORT
            case _:
                continue
    return PASS


def _claim_answers(upcoming: Sequence[Event]) -> dict[Seat, Code]:
    answers: dict[Seat, Code] = {}
    shown: list[Seat] = []
    for event in upcoming:
        match event:
            case RiichiStands() | IndicatorShown():
                continue
            case Called():
                own = event.meld.tiles[1:]
                if event.meld.form is MeldForm.OPEN_KAN:
                    return {event.seat: OPEN_KAN}
                verb = Verb.CHI if event.meld.form is MeldForm.CHI else Verb.PON
                return {event.seat: call(verb, (own[0], own[1]))}
            case Won():
                if event.source != event.seat:
                    answers[event.seat] = RON
            case HandShown():
                shown.append(event.seat)
            case DealDrawn() if event.kind in ("triple_ron", "double_ron"):
                return dict.fromkeys(shown, RON)
            case _:
                return answers
    return answers


# ---------------------------------------------------------------- when two events tell the same


def same(ours: Event, theirs: Event) -> bool:
    """Whether the record tells the same as the table, as far as its format can."""
    if type(ours) is not type(theirs):
        return False
    compare = SAME.get(type(ours))
    return compare is not None and compare(ours, theirs)


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


def _same_win(ours: Won, theirs: Won) -> bool:
    return (
        (ours.seat, ours.source, ours.tile, ours.fu, ours.points, ours.bonus, ours.indicators, ours.ura, ours.liable)
        == (
            theirs.seat,
            theirs.source,
            theirs.tile,
            theirs.fu,
            theirs.points,
            theirs.bonus,
            theirs.indicators,
            theirs.ura,
            theirs.liable,
        )
        and sorted(ours.concealed) == sorted(theirs.concealed)
        and set(ours.melds) == set(theirs.melds)
        and _elements(ours) == _elements(theirs)
    )


def _elements(won: Won) -> list[tuple[str, int, int | None]]:
    return sorted((element.id, element.han, element.limit) for element in won.elements)


SAME: Final[dict[type, Callable[[Any, Any], bool]]] = {
    DealStarted: _same_deal,
    Won: _same_win,
    Paid: lambda ours, theirs: changes(ours.rows) == changes(theirs.rows),
    RiichiStands: lambda ours, theirs: ours.seat == theirs.seat and changes(ours.rows) == changes(theirs.rows),
    HandShown: lambda ours, theirs: ours.seat == theirs.seat and sorted(ours.concealed) == sorted(theirs.concealed),
    DealDrawn: lambda ours, theirs: ours.kind == theirs.kind and sorted(ours.seats) == sorted(theirs.seats),
    Called: lambda ours, theirs: ours.seat == theirs.seat and ours.meld == theirs.meld,
    Drawn: lambda ours, theirs: ours.seat == theirs.seat and ours.tile == theirs.tile,
    Ruled: lambda ours, theirs: ours.ruling == theirs.ruling and ours.seat == theirs.seat,
}
