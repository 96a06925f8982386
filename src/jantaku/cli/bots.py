"""``jantaku bots GAME``: bots play matches among themselves; their rates are printed (docs/explanation/bots.md)."""

import time
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from jantaku.cli.drawing import Screen
from jantaku.rules import RuleSet, load, require_built
from jantaku.texts import SayableError, TextId, Texts
from jantaku.yaku.patterns import parse_pattern

if TYPE_CHECKING:
    from jantaku.players.rates import Rates, SeatRates

MOST_MATCHES: Final = 1_000_000
MOST_PROCESSES: Final = 1024
TENTH: Final = 0.1
BROKEN_OFF: Final = 130
"""What a shell says of a program that was ended by Ctrl-C."""


def add_to(app: typer.Typer, texts: Texts, /) -> None:
    """Put the command on the application."""

    @app.command(help=texts("bots-about"))
    def bots(
        game: Annotated[str, typer.Argument(help=texts("bots-argument-game"), metavar="GAME")],
        matches: Annotated[int, typer.Option(help=texts("bots-option-matches"), metavar="N")] = 100,
        seed: Annotated[int, typer.Option(help=texts("bots-option-seed"), metavar="N")] = 0,
        processes: Annotated[int, typer.Option(help=texts("bots-option-processes"), metavar="N")] = 1,
        keep: Annotated[Path | None, typer.Option(help=texts("bots-option-keep"), metavar="FILE")] = None,
        plain: Annotated[bool, typer.Option("--plain", help=texts("cli-option-plain"))] = False,
    ) -> None:
        if matches not in range(1, MOST_MATCHES + 1):
            raise SayableError(f"{matches} matches", TextId("bots-matches"), count=matches, most=MOST_MATCHES)
        if processes not in range(1, MOST_PROCESSES + 1):
            raise SayableError(f"{processes} processes", TextId("bots-processes"), count=processes, most=MOST_PROCESSES)
        rules = load(game, parse_pattern)
        require_built(rules, "playing")
        screen = Screen(texts.language, plain)
        began = time.monotonic()
        run = _Run(rules, matches, seed, keep)
        before = run.rates.matches
        try:
            _played(run, processes, texts)
        except KeyboardInterrupt:
            run.keep(at_once=True)
            raise typer.Exit(BROKEN_OFF) from None
        finally:
            report(screen, texts, rules, run.rates, time.monotonic() - began, run.rates.matches - before)


class _Run:
    """Matches that are to be played, and what was counted of them, in the file where it is kept, too."""

    def __init__(self, rules: RuleSet, matches: int, seed: int, keep: Path | None) -> None:
        from jantaku.players.rates import Rates
        from jantaku.players.running_sums import EVERY, Kept
        from jantaku.table.table import table_of

        self.rules = rules
        self.matches = matches
        self.seed = seed
        self.every = EVERY
        self.kept = Kept(keep, rules, seed) if keep is not None else None
        try:
            before = self.kept.last(matches) if self.kept is not None else None
        except (OSError, ValueError) as error:
            why = getattr(error, "strerror", None) or str(error)
            raise SayableError(str(error), TextId("bots-keep"), path=str(keep), why=why) from None
        self.rates = before or Rates.of(table_of(rules).seats.count)

    def keep(self, *, at_once: bool = False) -> None:
        """Write down what was counted, now and then and at the end."""
        due = at_once or self.rates.matches % self.every == 0 or self.rates.matches == self.matches
        if self.kept is not None and due:
            self.kept.add(self.rates)


def _played(run: _Run, processes: int, texts: Texts) -> None:
    """The matches, with a bar on a terminal; it draws when it is told, as processes are started meanwhile."""
    from jantaku.players.matches import play_matches

    console = Console(stderr=True)
    bar = Progress(
        TextColumn(texts("bots-progress")),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=console,
        auto_refresh=False,
        transient=True,
        disable=not console.is_terminal,
    )
    task = bar.add_task("", total=run.matches)
    drawn = 0.0

    def show(done: int, total: int) -> None:
        nonlocal drawn
        run.keep()
        now = time.monotonic()
        if now - drawn > TENTH:
            drawn = now
            bar.update(task, completed=done, total=total, refresh=True)

    with bar:
        play_matches(run.rules, run.matches, run.seed, processes, show, run.rates)


def report(screen: Screen, texts: Texts, rules: RuleSet, rates: "Rates", seconds: float, played: int) -> None:
    """The rates, seat by seat and for the table. ``played``: how many of the matches took these seconds."""
    say = screen.say
    say((texts("bots-headline", rules=rules.id, matches=rates.matches, deals=rates.deals), "bold"))
    table = screen.table(
        texts("bots-column-seat"),
        "#" + texts("bots-column-wins"),
        "#" + texts("bots-column-tsumo"),
        "#" + texts("bots-column-dealt-in"),
        "#" + texts("bots-column-declared"),
        "#" + texts("bots-column-called"),
        "#" + texts("bots-column-worth"),
    )
    for number, seat in enumerate(rates.seats, 1):
        table.add_row(str(number), *map(texts.figure, _row([seat], rates.deals)))
    table.add_row(texts("bots-all-seats"), *map(texts.figure, _row(rates.seats, rates.deals)))
    screen.console.print(table)
    drawn, aborted = (texts.figure(_percent(deals, rates.deals)) for deals in (rates.drawn, rates.aborted))
    say(texts("bots-drawn", percent=drawn, aborted=aborted))
    if rules.plan.winners.until > 1:
        for count, deals in enumerate(rates.winners):
            if deals:
                say(texts("bots-winners", count=count, percent=texts.figure(_percent(deals, rates.deals))))
    if rates.middle is not None:
        say(texts("bots-middle", points=rates.middle))
    speed = str(round(played / seconds, 1) if seconds else 0)
    milliseconds = _decimal(1000 * rates.seconds, rates.answers, 2)
    say(texts("bots-speed", milliseconds=texts.figure(milliseconds), speed=texts.figure(speed)))


def _row(seats: Sequence["SeatRates"], deals: int) -> list[str]:
    wins = sum(seat.wins for seat in seats)
    hands = deals * len(seats)
    return [
        _percent(wins, hands),
        _percent(sum(seat.tsumo for seat in seats), wins),
        _percent(sum(seat.dealt_in for seat in seats), hands),
        _percent(sum(seat.declared for seat in seats), hands),
        _percent(sum(seat.called for seat in seats), hands),
        _decimal(sum(seat.worth for seat in seats), wins),
    ]


def _percent(part: int, whole: int) -> str:
    return _decimal(100 * part, whole)


def _decimal(part: float, whole: int, digits: int = 1) -> str:
    """A share in writing; a dash where there is nothing to share."""
    return f"{part / whole:.{digits}f}" if whole else "–"
