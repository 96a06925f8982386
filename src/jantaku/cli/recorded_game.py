"""A recorded game to be shown: its deals, the table at any moment, and the whole of it in words."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Final, NamedTuple

import typer
from msgspec.structs import replace
from rich.table import Table
from rich.text import Text

from jantaku.cli.drawing import Screen
from jantaku.cli.score import RUSSIAN_WINDS, wind
from jantaku.cli.table_drawing import DrawnTable, head_text, holders_table, player, scene_of, shortened, show_table
from jantaku.cli.telling import ScreenTeller
from jantaku.hands.kernel import KernelBook
from jantaku.records.archives import printable, read_game
from jantaku.records.record import Record, RecordError
from jantaku.records.rules_played import rules_of
from jantaku.records.verify import record_in
from jantaku.rules import RuleSet
from jantaku.scoring.ledger import Seat, Unit
from jantaku.scoring.settlement import thousands
from jantaku.scoring.win import Wind
from jantaku.table.events import (
    Called,
    DealDrawn,
    DealEnded,
    DealStarted,
    Dealt,
    DiceRolled,
    Drawn,
    Event,
    FalseWin,
    HandShown,
    IndicatorShown,
    KansShown,
    KindsExcluded,
    MatchEnded,
    MatchStarted,
    Paid,
    Ruled,
    SeatsDrawn,
    WallBroken,
    Won,
)
from jantaku.table.telling.board import USUAL, terms_of
from jantaku.table.telling.eyes import eyes_of, seen_by
from jantaku.texts import SayableError, TextId, Texts

SETUP: Final = frozenset({DealStarted, DiceRolled, WallBroken, KindsExcluded, Dealt, IndicatorShown, SeatsDrawn})
"""Events before the first discard; the dealer's fourteenth tile is one as well."""
ALONE: Final = (Called, Won, FalseWin, HandShown, KansShown, DealDrawn, Ruled, Paid)
"""With these a new line of the account begins; with a tile drawn from the wall, too."""
UNCOUNTED: Final = (DealEnded, MatchEnded, MatchStarted)


class Page(NamedTuple):
    """A deal: what stands before the play, the play, and how many points it left."""

    setup: list[Event]
    play: list[Event]

    @property
    def start(self) -> DealStarted:
        """Its first event."""
        first = self.setup[0]
        assert isinstance(first, DealStarted)
        return first


def pages_of(events: Iterable[Event]) -> list[Page]:
    """The events cut into deals. The events of the play are what ``--turn`` counts, from 1."""
    pages: list[Page] = []
    for event in events:
        if isinstance(event, DealStarted):
            pages.append(Page([event], []))
        elif pages and not isinstance(event, UNCOUNTED):
            setup, play = pages[-1]
            (setup if not play and is_setup(event) else play).append(event)
    return pages


def is_setup(event: Event) -> bool:
    """Whether it belongs to the dealing of the tiles."""
    return type(event) in SETUP or (isinstance(event, Drawn) and event.source == "deal")


class Game:
    """A recorded game, seen by everybody or by one player."""

    def __init__(self, record: Record, screen: Screen, texts: Texts, seat: str = "", why: bool = False) -> None:
        self.screen = screen
        self.why = why
        self.texts = texts
        events: Sequence[Event] = record.events
        self.names = names_of(record)
        self.players = next((len(event.points) for event in events if isinstance(event, DealStarted)), len(self.names))
        rules = rules_if_known(record)
        plan = None if rules is None else rules.plan
        if plan is not None:
            self.texts = texts.of(plan.game)
        if seat:
            events = seen_by(eyes_of(plan, (self.seat_of(seat),)), events)
        self.pages = pages_of(events)
        if not self.pages:
            raise RecordError("the record holds no deal", TextId("record-no-deal"))
        last = record.events[-1]
        self.ended = last if isinstance(last, MatchEnded) else None
        terms = USUAL if plan is None else terms_of(plan)
        self.terms = replace(terms, secret_draws=False)  # what is secret is not in the events
        self.teller = ScreenTeller(
            screen, texts, None if KernelBook is None else plan
        )  # without it nothing is priced anew

    def seat_of(self, text: str) -> Seat:
        """By the name, or by the wind at the beginning of the match."""
        if text in self.names:
            return self.names.index(text)
        count = self.players
        try:
            seat = Wind[wind(text)]
            if seat >= count:
                raise SayableError(f"nobody sits at {text!r}", TextId("replay-no-seat"))
            return seat
        except SayableError:
            russian = [*RUSSIAN_WINDS][:count] if self.texts.language == "ru" else ()
            winds = [*[*Wind.__members__][:count], *russian]
            choice = ", ".join([*map(printable, filter(None, self.names)), *winds])
            raise SayableError(
                f"there is no seat {text!r}", TextId("replay-no-seat"), seat=printable(text), choice=choice
            ) from None

    def number(self, deal: int | None) -> int:
        """The number of a page, counted from 0."""
        if deal is None:
            return 0
        if deal not in range(1, len(self.pages) + 1):
            count = len(self.pages)
            raise SayableError(f"there is no deal {deal}", TextId("replay-no-deal"), deal=deal, count=count)
        return deal - 1

    def scene(self, number: int, turn: int) -> DrawnTable:
        """The table after so many events of a deal's play."""
        page = self.pages[number]
        return scene_of([*page.setup, *page.play[:turn]], self.names, self.terms)

    # ------------------------------------------------------------ one moment

    def show_moment(self, number: int, turn: int) -> None:
        """The table after an event of a deal, and the event."""
        play = self.pages[number].play
        if turn not in range(len(play) + 1):
            raise SayableError(
                f"deal {number + 1} has no event {turn}",
                TextId("replay-no-turn"),
                deal=number + 1,
                turn=turn,
                count=len(play),
            )
        scene = self.scene(number, turn)
        show_table(self.screen, self.texts, scene)
        self.screen.say()
        if turn == 0:
            self.screen.say((self.texts("replay-dealt"), "bold"))
            return
        event = play[turn - 1]
        said = self.teller.at(scene).sentence(event)
        if isinstance(event, Won):
            said = f"{player(scene, event.seat, self.screen)} {self.teller.at(scene).words(event)}"
        self.screen.say((self.texts("replay-event", number=turn, count=len(play), sentence=said), "bold"))
        if isinstance(event, Won):
            for line in self.teller.worth(event, scene, self.why, play[turn:]):
                self.screen.say(line)

    # ------------------------------------------------------------ all of it in words

    def tell(self, deal: int | None = None) -> None:
        """The account of the game, or of one deal."""
        numbers = range(len(self.pages)) if deal is None else [self.number(deal)]
        for number in numbers:
            self._tell_deal(number)
        if self.ended is not None and numbers[-1] == len(self.pages) - 1:
            self.show_result(self.ended)

    def _tell_deal(self, number: int) -> None:
        page = self.pages[number]
        scene = self.scene(number, 0)
        console = self.screen.console
        self.screen.say((self.texts("replay-of-deal", deal=number + 1, count=len(self.pages)), "dim"))
        console.print(head_text(self.screen, self.texts, scene))
        console.print(holders_table(self.screen, self.texts, scene))
        self.screen.say()
        grid = Table.grid(padding=(0, 2, 0, 0))
        grid.add_column(justify="right", style="dim", no_wrap=True)
        grid.add_column(no_wrap=True)
        grid.add_column(overflow="fold")
        for last, events in turns_of(page.play):
            for event in events:
                scene.board.follow(event)
            self._add_turn(grid, last, events, scene, page.play[last:])
        console.print(grid)
        self.screen.say()

    def _add_turn(
        self, grid: Table, last: int, events: Sequence[Event], scene: DrawnTable, following: Sequence[Event]
    ) -> None:
        first = events[0]
        match first:
            case Won():
                who = Text(player(scene, first.seat, self.screen), "bold green")
                grid.add_row(str(last), who, Text(self.teller.at(scene).words(first), "bold green"))
                for line in self.teller.worth(first, scene, self.why, following):
                    grid.add_row("", "", Text(line))
            case Paid():
                payments = [self.teller.at(scene).payment(row) for row in first.rows if row.unit is not Unit.SCORE]
                for place, payment in enumerate(payments, 1):
                    grid.add_row(str(last) if place == len(payments) else "", "", payment)
            case DealDrawn():
                grid.add_row(str(last), "", Text(self.teller.at(scene).words(first), "bold"))
            case _:
                seat = getattr(first, "seat", None)
                who = Text("" if seat is None else player(scene, seat, self.screen))
                grid.add_row(str(last), who, Text(self.teller.at(scene).turn(events)))

    def show_result(self, ended: MatchEnded) -> None:
        """Places, points and final scores."""
        texts = self.texts
        table = self.screen.table(
            "#" + texts("replay-column-place"),
            texts("replay-column-player"),
            "#" + texts("replay-column-points"),
            "#" + texts("replay-column-score"),
            *(["#" + texts("replay-column-chips")] if ended.chips else []),
        )
        chips = [[texts.figure(f"{count:+}")] for count in ended.chips] or [[] for _ in ended.places]
        rows = sorted(zip(ended.places, self.names, ended.points, ended.scores, chips, strict=False))
        for place, name, points, final, won in rows:
            table.add_row(str(place), shortened(name, 24), texts.figure(points), texts.figure(thousands(final)), *won)
        self.screen.console.print(table)


def names_of(record: Record) -> tuple[str, ...]:
    """The names by seat."""
    first = record.events[0] if record.events else None
    return first.names if isinstance(first, MatchStarted) and first.names else record.header.names


def rules_if_known(record: Record) -> RuleSet | None:
    """The rules of a record, if it names any that there are."""
    try:
        return rules_of(record)
    except SayableError:
        return None


def turns_of(play: Sequence[Event]) -> Iterator[tuple[int, list[Event]]]:
    """The events of a deal by turns, each with the number of its last event."""
    turn: list[Event] = []
    for number, event in enumerate(play):
        begins = isinstance(event, ALONE) or (isinstance(event, Drawn) and event.source == "wall")
        begins = begins or (bool(turn) and _seat_of(event, turn[0]) != _seat_of(turn[0], event))
        if turn and (begins or isinstance(turn[0], (Won, FalseWin, HandShown, KansShown, DealDrawn, Ruled, Paid))):
            yield number, turn
            turn = []
        turn.append(event)
    if turn:
        yield len(play), turn


def _seat_of(event: Event, other: Event) -> Seat | None:
    """Whose event it is; what is nobody's goes with the other."""
    return getattr(event, "seat", getattr(other, "seat", None))


# ---------------------------------------------------------------- reading


def read_file(file: str, texts: Texts) -> Record:
    """The record of this name; what its reader has to say about it goes to stderr."""
    record = record_in(read_game(file))
    for warning in record.warnings:
        warn(texts, texts(warning.text_id, **warning.arguments))
    return record


def warn(texts: Texts, sentence: str) -> None:
    """Something that whoever asked should know, on stderr."""
    typer.echo(texts("replay-warning", sentence=sentence), err=True)
