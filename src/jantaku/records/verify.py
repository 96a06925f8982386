"""Verifying: does a record tell a match that the rules allow, to the last tile and the last point?

A record is played again through the table. The walls are built anew where the record says how they came about: from the
shuffle seed of tenhou, or from the seeds that our own table publishes; then every tile dealt, drawn and turned, and the
dice, must be those of the wall. Elsewhere they are laid from the record's own draws, and no tile may come twice.

Three questions are told apart. Is the *play* possible: tiles, actions, who deals, when the match ends? Are the
*prices* right: yaku, fu, han, what is paid? Is the *settlement*: final points and scores, places? A table that finds
another price goes on with that of the record, so that one wrong amount does not hide the rest; and a match that is
settled otherwise than the rules say was still played as they say.

Many games are shared out among processes. A file that cannot be read is one failure, and the others are verified still.
"""

import os
import signal
from collections import Counter, deque
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from itertools import islice
from typing import Final, Literal, get_args

import msgspec

from jantaku.hands.kernel import KernelBook
from jantaku.once import found_once
from jantaku.records.archives import GameFile, as_data, count_games, games_in
from jantaku.records.collection import without_collection
from jantaku.records.formats.mjlog import LONGEST
from jantaku.records.formats.mjlog.codes import SEATS, THREE
from jantaku.records.formats.mjlog.codes import box as tenhou_box
from jantaku.records.formats.register import detect, read_record
from jantaku.records.record import Record, RecordError, Warning_
from jantaku.records.replay import (
    OPENING,
    DealRecord,
    Difference,
    EndOfRecordError,
    Played,
    Replay,
    _with_sticks,
    changes,
    lots_of_deal,
    places_among,
    same_hand,
)
from jantaku.records.rules_played import rules_of
from jantaku.records.tenhou_wall import TenhouDeal, walls_of
from jantaku.rules import NotBuilt, RuleSet
from jantaku.rules.built import MOST_NAMED
from jantaku.scoring.book import NoKernelError
from jantaku.table.chance import ALGORITHM, Lots, commitment_of, lots_of
from jantaku.table.events import (
    DealDrawn,
    DealEnded,
    DealStarted,
    DiceRolled,
    Drawn,
    Event,
    HandShown,
    HissatsuDeclared,
    IndicatorShown,
    MatchEnded,
    Paid,
    WallBroken,
    Won,
)
from jantaku.table.match import Match
from jantaku.table.refusals.why import Refusal
from jantaku.table.state.deposits import with_sticks
from jantaku.texts import SayableError, TextId
from jantaku.tiles import RED, Tile, marks_of, short_of

CHUNK: Final = 8
"""So many games are given to a process at once."""
AHEAD: Final = 4
"""So many chunks wait for each process; the rest is not read yet."""
NATIVE: Final = "native"
"""The only format that holds its rules, and in which players of equal points may share a place."""
MOST_DIFFERENCES: Final = 5
"""So many are kept of each part."""
PLAYS_ON: Final = "the table plays on"
OTHER_HANDS: Final = "other tiles were dealt"
UNFINISHED: Final = "the deal has no end"
NONSENSE: Final = (LookupError, TypeError, AssertionError, OverflowError)
"""What becomes of a table that is told of seats and tiles which do not exist: a file may be damaged in any way."""
OTHER_SEED: Final = TextId("verify-other-seed")
NO_RECORDS: Final = frozenset({TextId("record-format"), TextId("record-no-text"), TextId("record-file-empty")})
"""What is said about a file that is no record at all."""


State = Literal["holds", "differs", "unsaid", "unreached"]
"""As the rules say; otherwise; the record tells nothing of it; it was not come to, because the play differs before."""
Part = Literal["play", "prices", "settlement"]
PARTS: Final[tuple[Part, ...]] = get_args(Part)


class Judgement(msgspec.Struct, frozen=True):
    """What became of one of the three questions."""

    state: State = "unreached"
    differences: tuple[Difference, ...] = ()
    """The first ones."""
    count: int = 0
    """So many things were the same: events of the play, wins and payments, players."""


class Verdict(msgspec.Struct, frozen=True):
    """What became of one game that was checked. At most one of `difference`, `damage` and `skipped` is told.

    Attributes:
        play, prices, settlement: three judgements, each with a ``state``: ``holds``, ``differs``, ``unsaid`` (the
            record does not say) or ``unreached`` (the play differs before).
        deals, events: how many deals were played again, and how many events were the same.
        seeded: how many walls were rebuilt from a seed.
        refusal: why the table does not allow what the record says.
        rules, assumed, grounds: the rules it was checked by, whether the record names them, and why they were chosen.

    >>> import jantaku as jan
    >>> verdict = jan.verify_record(jan.record_of(jan.Match("tenhou", seed=7)))
    >>> verdict.failed, verdict.difference, verdict.rules
    (False, None, 'tenhou')
    """

    name: str = ""
    deals: int = 0
    events: int = 0
    """So many events of the record came out the same."""
    seeded: int = 0
    """So many of its walls came from a seed."""
    other_wall: bool = False
    """Whether it has tiles or dice that do not come from its seed, or another seed than was promised."""
    play: Judgement = Judgement()
    prices: Judgement = Judgement()
    settlement: Judgement = Judgement()
    refusal: Refusal | None = None
    """Why the table did not allow what the record tells."""
    damage: Warning_ | None = None
    """Why the file could not be read, or its deals not be laid out."""
    skipped: Warning_ | None = None
    """Why it was not verified at all."""
    warnings: tuple[Warning_, ...] = ()
    rules: str = ""
    """The id of the rules by which it was verified; empty where it did not come to that."""
    assumed: bool = False
    """Whether nobody named these rules: neither the record, whose format has no place for them, nor who verifies."""
    grounds: tuple[Warning_, ...] = ()
    """Why these rules were taken then: what the record says of itself."""

    @property
    def difference(self) -> Difference | None:
        """The first difference of the play or the prices."""
        found = (*self.play.differences, *self.prices.differences)
        return min(found, key=lambda one: (one.deal, one.place), default=None)

    @property
    def failed(self) -> bool:
        """Whether the record is not what it should be. A settlement that differs does not make it wrong as a whole."""
        return self.difference is not None or self.damage is not None

    @property
    def unsettled(self) -> bool:
        """Whether nothing differs but the settlement."""
        return not self.failed and self.settlement.state == "differs"


class Summary(msgspec.Struct):
    """What became of many games."""

    games: int = 0
    """Games that were verified, those that failed among them."""
    deals: int = 0
    events: int = 0
    seeded: int = 0
    other_walls: int = 0
    """Games whose walls are not those of their seeds."""
    differences: list[Verdict] = []
    """Games that failed, in their order."""
    unsettled: list[Verdict] = []
    """Games of which only the settlement differs, in their order."""
    judged: dict[str, dict[str, int]] = {}
    """Of play, prices and settlement: how many games are in which state."""
    skipped: list[Verdict] = []
    warnings: list[tuple[str, Warning_]] = []
    assumed: dict[str, int] = {}
    """Rules that nobody named, and how many games were verified by them."""
    grounds: dict[str, tuple[Warning_, ...]] = {}
    """Why these rules, by the first game that was taken for one by them."""

    def add(self, verdict: Verdict) -> None:
        """Count one more."""
        self.warnings += ((verdict.name, warning) for warning in verdict.warnings)
        if verdict.skipped is not None:
            self.skipped.append(verdict)
            return
        self.games += 1
        self.deals += verdict.deals
        self.events += verdict.events
        self.seeded += verdict.seeded
        self.other_walls += verdict.other_wall
        if verdict.assumed:
            self.assumed[verdict.rules] = self.assumed.get(verdict.rules, 0) + 1
            self.grounds.setdefault(verdict.rules, verdict.grounds)
        for part in PARTS:
            judged, state = self.judged.setdefault(part, {}), getattr(verdict, part).state
            judged[state] = judged.get(state, 0) + 1
        if verdict.failed:
            self.differences.append(verdict)
        elif verdict.unsettled:
            self.unsettled.append(verdict)


# ---------------------------------------------------------------- one game


class Check(Replay):
    """A replay that builds walls from seeds, and compares what only they can tell: dice, breaks, what is left."""

    def __init__(self, record: Record, rules: RuleSet) -> None:
        self._by_seed: set[int] = set()
        self._tenhou: Iterator[TenhouDeal] | None = None
        self.priced: list[Difference] = []
        """Where prices differ. The table has gone on with those of the record."""
        self.settled: Difference | None = None
        """How the match is settled, if otherwise than by the rules."""
        super().__init__(record, rules)

    @found_once
    def _told(self) -> "_Told":
        return _Told(deal.beside for deal in self.deals)

    @property
    def seeded(self) -> int:
        """So many walls came from a seed."""
        return len(self._by_seed)

    @property
    def first(self) -> Difference | None:
        """The first difference that is not one of the settlement."""
        found = [*([] if self.difference is None else [self.difference]), *self.priced]
        return min(found, key=lambda one: (one.deal, one.place), default=None)

    @property
    def other_wall(self) -> bool:
        """Whether the record and the table part because the seed gives another wall than the record tells."""
        difference = self.difference
        return difference is not None and difference.deal in self._by_seed and _is_of_the_wall(difference)

    def lots(self, number: int, box: Sequence[Tile]) -> Lots:
        """The wall of a deal."""
        if number >= len(self.deals):
            raise EndOfRecordError
        lots = self._tenhou_lots(number, box) or self._seeded_lots(number, box)
        if lots is not None:
            self._by_seed.add(number)
            return lots
        return _possible(self._drawn_lots(number, box), box, number)

    def _tenhou_lots(self, number: int, box: Sequence[Tile]) -> Lots | None:
        if number == 0:
            players, red = self.table.seats.count, any(marks_of(tile) & RED for tile in box)
            if players in (THREE, SEATS) and {*box} == {*tenhou_box(red, players).numbers}:
                self._tenhou = walls_of(self.record.header, players, red=red)
        if self._tenhou is None:
            return None
        wall = next(self._tenhou)
        return Lots(wall.order, (*wall.dice, 1, 1), broken=True)

    def _seeded_lots(self, number: int, box: Sequence[Tile]) -> Lots | None:
        """By our own chance, from the seed that was published after the deal."""
        ended = self._told.ended.get(number)
        if self.record.header.chance != ALGORITHM or ended is None or not ended.seed:
            return None
        try:
            seed = bytes.fromhex(ended.seed)
        except ValueError:
            seed = b""
        if not seed or commitment_of(seed) != self.deals[number].start.commitment:
            raise impossible(number, "the seed is not the one committed to", OTHER_SEED)
        return lots_of(seed, box, self.table.wall.faces)

    def _drawn_lots(self, number: int, box: Sequence[Tile]) -> Lots:
        try:
            return lots_of_deal(self.deals[number], self.table, box, self._told.dice(number))
        except IndexError:
            raise impossible(number, "more tiles are drawn than there are", TextId("verify-too-many-tiles")) from None

    def run(self) -> Played:
        """Play it to the end, or to the first difference."""
        try:
            played = super().run()
        except NONSENSE as error:
            number = 0 if self.match is None else self.match.deal.number
            event = self._cursor + 1
            message = f"event {event} is nonsense: {error!r}"
            raise impossible(number, message, TextId("verify-nonsense"), event=event) from error
        if self.difference is None and self.match is not None:
            if played.deals < len(self.deals):  # a deal in the middle has no end
                place = len(self.deals[played.deals - 1].events)
                self.difference = Difference(played.deals - 1, place, None, self.deals[played.deals].start, UNFINISHED)
            else:
                shares_places = self.record.header.format == NATIVE
                unfinished = self.match.deal.events[1:OPENING] if len(self.besides) <= self.match.deal.number else ()
                self._compare_beside(_Told([*self.besides, unfinished]), shares_places)
        return Played(played.deals, self._compared(played.deals), self.difference)

    def _compare_beside(self, ours: "_Told", with_places: bool) -> None:
        """What is told beside the play, each difference where it belongs."""
        for part, difference in self._told.differences(ours, self.deals, with_places):
            if part == "play":
                self.difference = difference
                return
            if part == "prices":
                self.priced.append(difference)
            else:
                self.settled = self.settled or difference

    def _take_over(self, match: Match, ours: Event, theirs: Event | None) -> int | None:
        """Another price is noted, and play goes on with what the record says."""
        deal = match.deal
        match ours, theirs:
            case (DealStarted(), DealStarted()) if _same_place(ours, theirs):
                deal.points[:] = theirs.points
                deal.deposits = with_sticks(deal.deposits, theirs.sticks, match.table.plan.payments.stick)
            case (Won(), Won()) if same_hand(ours, theirs):
                pass
            case (Paid(), Paid() | None | DealDrawn() | HandShown()):
                told = changes(theirs.rows) if isinstance(theirs, Paid) else {}
                made = changes(ours.rows)
                for seat in range(len(deal.points)):
                    deal.points[seat] += told.get(seat, 0) - made.get(seat, 0)
                beyond, stick = sum(told.values()) - sum(made.values()), match.table.plan.payments.stick
                if stick:
                    deal.deposits = with_sticks(deal.deposits, max(0, deal.sticks - beyond // stick), stick)
            case _:
                return None
        told_so = theirs is not None and type(theirs) is type(ours)
        self.priced.append(Difference(deal.number, self._cursor, ours, theirs if told_so else None))
        return int(told_so)

    def _settled_otherwise(self, match: Match, ours: MatchEnded, theirs: MatchEnded) -> None:
        shown = msgspec.structs.replace(ours, points=_with_sticks(ours, match))
        self.settled = Difference(match.deal.number, self._cursor, shown, theirs)

    def judgements(self) -> tuple[Judgement, Judgement, Judgement]:
        """The three answers."""
        differs, told = self.difference is not None, _prices_told(self.record.events)
        reached = (_prices_told(deal.events[: self._end_in(number)]) for number, deal in enumerate(self.deals))
        count = sum(reached) if differs else told
        final = isinstance(self.record.events[-1], MatchEnded)
        priced: State = "differs" if self.priced else "holds" if count else "unreached" if told else "unsaid"
        settled: State = "unsaid" if not final else "unreached" if differs else "differs" if self.settled else "holds"
        play = () if self.difference is None else (self.difference,)
        other = () if self.settled is None else (self.settled,)
        return (
            Judgement("differs" if differs else "holds", play, self._compared(len(self.deals))),
            Judgement(priced, tuple(self.priced[:MOST_DIFFERENCES]), max(0, count - len(self.priced))),
            Judgement(settled, other, self.table.seats.members * (settled == "holds")),
        )

    def _end_in(self, number: int) -> int:
        """How many events of a deal were compared."""
        if self.difference is None or number < self.difference.deal:
            return len(self.deals[number].events)
        return self.difference.place if number == self.difference.deal else 0

    def _compared(self, deals: int) -> int:
        """How many events of the record were the same."""
        if self.difference is not None:
            before = sum(len(deal.events) for deal in self.deals[: self.difference.deal])
            return before + self.difference.place
        return sum(len(deal.events) for deal in self.deals[:deals])

    def _begin(self) -> None:
        """A match can only start where its rules have a place for it."""
        start = self.deals[0].start
        seats = self.table.seats
        if len(start.points) != seats.count or len(self.record.header.names) not in (0, seats.members):
            raise impossible(0, f"these rules are for {seats.count}", TextId("verify-players"), count=seats.count)
        if start.round not in self.table.length.tiles or start.dealer not in seats.all:
            raise impossible(0, "these rules have no such round", TextId("verify-no-round"))
        super()._begin()

    def _differ(self, match: Match, ours: Event | None, theirs: Event | None, said: str = "") -> None:
        """As the replay says it, but fit to be shown: sticks given to the first place, an unfinished deal called so."""
        if isinstance(ours, MatchEnded):
            ours = msgspec.structs.replace(ours, points=_with_sticks(ours, match))
        if said == PLAYS_ON and match.deal.result is None:
            said = UNFINISHED
        super()._differ(match, ours, theirs, said)


class _Told:
    """What a record tells beside the play: dice, breaks of the wall, what each deal leaves; by the deal's number."""

    def __init__(self, besides: Iterable[Iterable[Event]]) -> None:
        self.ended: dict[int, DealEnded] = {}
        self.rolled: dict[int, list[DiceRolled]] = {}
        self.broken: dict[int, WallBroken] = {}
        self.final: MatchEnded | None = None
        for number, beside in enumerate(besides):
            for event in beside:
                if type(event) is DealEnded:
                    self.ended[number] = event
                elif type(event) is DiceRolled:
                    self.rolled.setdefault(number, []).append(event)
                elif type(event) is WallBroken:
                    self.broken[number] = event
                elif type(event) is MatchEnded:
                    self.final = event

    def dice(self, number: int) -> tuple[int, ...]:
        """All dice of a deal."""
        return sum([rolled.dice for rolled in self.rolled.get(number, ())], ())

    def differences(
        self, ours: "_Told", deals: Sequence[DealRecord], with_places: bool
    ) -> Iterator[tuple[Part, Difference]]:
        """What is not as the table has it; places only where the format holds them."""
        for number, deal in enumerate(deals):
            told, rolled = self.dice(number), ours.dice(number)
            if told != rolled[: len(told)]:
                yield "play", Difference(number, 1, ours.rolled[number][0], self.rolled[number][0])
            # a format may tell one throw of two, and a break that would follow from it
            elif told == rolled and self.broken.get(number) not in (None, ours.broken.get(number)):
                yield "play", Difference(number, 1, ours.broken.get(number), self.broken[number])
            if number in self.ended and _left(self.ended[number]) != _left(ours.ended.get(number)):
                yield "prices", Difference(number, len(deal.events), ours.ended.get(number), self.ended[number])
        final = ours.final
        if with_places and self.final is not None and final is not None and self.final.places != final.places:
            yield "settlement", Difference(len(deals) - 1, len(deals[-1].events), final, self.final)


def _same_place(ours: DealStarted, theirs: DealStarted) -> bool:
    """Whether it is the same deal, though points or sticks are others."""
    return (ours.round, ours.hand, ours.dealer, ours.honba) == (
        theirs.round,
        theirs.hand,
        theirs.dealer,
        theirs.honba,
    ) and len(ours.points) == len(theirs.points)


def _prices_told(events: Sequence[Event]) -> int:
    """How many events tell what something is worth: payments, and wins of which more is told than the hand."""
    wins = [events[place] for place in places_among(events, Won)]
    told = [won for won in wins if won.points or won.elements]  # type: ignore[attr-defined]
    return len(places_among(events, Paid)) + len(told)


def _left(ended: DealEnded | None) -> tuple[tuple[int, ...], int] | None:
    return None if ended is None else (ended.points, ended.sticks)


def _is_of_the_wall(difference: Difference) -> bool:
    """Whether the tiles or dice are others, while everybody did the same."""
    match difference.ours, difference.theirs:
        case (DiceRolled(), _) | (WallBroken(), _):
            return True
        case (Drawn() as ours, Drawn() as theirs):
            return ours.seat == theirs.seat
        case (IndicatorShown(), IndicatorShown()):
            return True
        case (HissatsuDeclared() as ours, HissatsuDeclared() as theirs):
            return ours.seat == theirs.seat
        case (Won() as ours, Won() as theirs):
            return len(ours.ura) == len(theirs.ura) and ours.ura != theirs.ura
    return difference.said == OTHER_HANDS


def _possible(lots: Lots, box: Sequence[Tile], number: int) -> Lots:
    """The lots, if their tiles are those of the box."""
    if len({*lots.ring}) == len(box) and {*lots.ring} == {*box}:
        return lots
    twice = next(tile for tile, count in Counter(lots.ring).items() if count > 1 or tile not in box)
    said = short_of(twice) if twice in box else str(int(twice))
    raise impossible(number, f"{said} cannot come again", TextId("verify-tile-twice"), tile=said)


def impossible(number: int, message: str, text_id: TextId, **arguments: str | int) -> RecordError:
    """A deal that no table can have had."""
    return RecordError(f"deal {number + 1}: {message}", text_id, deal=number + 1, **arguments)


@without_collection()
def verify_record(record: Record, rules: RuleSet | None = None, name: str = "") -> Verdict:
    """Play a record again and compare every tile, action and point.

    Args:
        record: the record.
        rules: the rules to check it by; without them, those that it names or that its format suggests.
        name: what the verdict calls it.

    Returns:
        The verdict. Nothing is raised: a damaged record, or rules that are not supported, are verdicts as well.

    >>> import jantaku as jan
    >>> match = jan.Match("tenhou", seed=7)
    >>> match.play([lambda window, seat, codes: codes[0]] * 4)
    >>> verdict = jan.verify_record(jan.record_of(match))
    >>> verdict.failed, verdict.play.state, verdict.prices.state, verdict.settlement.state
    (False, 'holds', 'holds', 'holds')
    """
    by, assumed = "", False
    try:
        played_by = rules_of(record) if rules is None else rules
        by, assumed = played_by.id, rules is None and record.header.format != NATIVE
        warnings = (*record.warnings, *(_other_rules(record, played_by) if rules is None else ()))
        check = Check(record, played_by)
        if not check.deals:
            raise RecordError("the record holds no deal", TextId("record-no-deal"))
        played = check.run()
    except NotBuilt as error:
        named = ", ".join(entry.id for entry in error.entries[:MOST_NAMED])
        return Verdict(name, skipped=Warning_(TextId("verify-not-built"), {"rules": named}))
    except SayableError as error:
        other_wall = error.text_id == OTHER_SEED
        return Verdict(
            name,
            damage=as_data(error),
            other_wall=other_wall,
            warnings=record.warnings,
            rules=by,
            assumed=assumed,
            grounds=record.header.grounds if assumed else (),
        )
    verdict = Verdict(
        name,
        played.deals,
        played.events,
        check.seeded,
        check.other_wall,
        *check.judgements(),
        refusal=check.refusal,
        warnings=warnings,
        rules=by,
        assumed=assumed,
        grounds=record.header.grounds if assumed else (),
    )
    check.match = None  # the replay is the chance of its own match: without this only the collector would find them
    return verdict


def _other_rules(record: Record, rules: RuleSet) -> Iterator[Warning_]:
    """The rules may have been changed since the match was played."""
    if record.header.fingerprint not in ("", rules.fingerprint):
        yield Warning_(TextId("verify-other-rules"), {"rules": record.header.rules[:60]})


# ---------------------------------------------------------------- many games


def verify_files(
    paths: Sequence[str],
    processes: int | None = None,
    progress: Callable[[int, int], None] = lambda done, total: None,
    rules: RuleSet | None = None,
    stdin: bytes | None = None,
) -> Summary:
    """Verify all games in files, folders and archives. ``progress`` hears how many of how many are done.

    ``stdin``: what was read there already, for the path ``-``.
    """
    if KernelBook is None:
        raise NoKernelError("records are verified with the C++ kernel, which is not built here", TextId("no-kernel"))
    total = count_games(paths)
    workers = min(processes or os.cpu_count() or 1, -(-total // CHUNK))
    summary = Summary()
    chunks = _chunks(games_in(paths, stdin))
    verdicts = _in_turn(chunks, rules) if workers <= 1 else _in_processes(chunks, rules, workers)
    for done, verdict in enumerate(verdicts, 1):
        summary.add(verdict)
        progress(done, max(done, total))
    return summary


def _chunks(games: Iterator[GameFile]) -> Iterator[list[GameFile]]:
    while chunk := list(islice(games, CHUNK)):
        yield chunk


def _in_turn(chunks: Iterator[list[GameFile]], rules: RuleSet | None) -> Iterator[Verdict]:
    for chunk in chunks:
        for game in chunk:
            yield verify_game(game, rules)


def _in_processes(chunks: Iterator[list[GameFile]], rules: RuleSet | None, workers: int) -> Iterator[Verdict]:
    waiting: deque[Future[list[Verdict]]] = deque()
    pool = ProcessPoolExecutor(workers, initializer=_start, initargs=(rules,))
    try:
        for chunk in chunks:
            waiting.append(pool.submit(_verify_chunk, chunk))
            if len(waiting) > AHEAD * workers:
                yield from waiting.popleft().result()
        while waiting:
            yield from waiting.popleft().result()
    except BrokenProcessPool:
        raise RecordError("a process was ended from outside", TextId("verify-process-lost")) from None
    finally:
        pool.shutdown(wait=False, cancel_futures=True)


_given: RuleSet | None = None
"""In a process that verifies: the rules that somebody asked for."""


def _start(rules: RuleSet | None) -> None:
    global _given
    _given = rules
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the first process, which ends the others


def _verify_chunk(chunk: Sequence[GameFile]) -> list[Verdict]:
    return [verify_game(game, _given) for game in chunk]


def verify_game(game: GameFile, rules: RuleSet | None = None) -> Verdict:
    """Read and verify one file."""
    if game.error is not None:
        return Verdict(game.name, damage=game.error)
    with without_collection():
        try:
            record = record_in(game.data)
        except SayableError as error:
            kind = _kind_of_failure(game, error)
            return Verdict(game.name, **{kind: as_data(error)})  # type: ignore[arg-type]
        return verify_record(record, rules, game.name)


def record_in(data: bytes) -> Record:
    """The record in a file."""
    if not data.strip():
        raise RecordError("the file is empty", TextId("record-file-empty"))
    return read_record(data)


def _kind_of_failure(game: GameFile, error: SayableError) -> Literal["damage", "skipped"]:
    """A file that nobody called a game need not be one."""
    if game.named or error.text_id not in NO_RECORDS or len(game.data) > LONGEST:
        return "damage"
    try:
        detect(game.data.decode("utf-8", "replace"))
    except RecordError:
        return "skipped"
    return "damage"
