"""``jantaku bots GAME``: bots play matches against each other, and how it went is printed (docs/players.md)."""

import time
from collections.abc import Sequence
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


def add_to(app: typer.Typer, texts: Texts, /) -> None:
    """Put the command on the application."""

    @app.command(help=texts("bots-about"))
    def bots(
        game: Annotated[str, typer.Argument(help=texts("bots-argument-game"), metavar="GAME")],
        matches: Annotated[int, typer.Option(help=texts("bots-option-matches"), metavar="N")] = 100,
        seed: Annotated[int, typer.Option(help=texts("bots-option-seed"), metavar="N")] = 0,
        processes: Annotated[int, typer.Option(help=texts("bots-option-processes"), metavar="N")] = 1,
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
        rates = _played(rules, matches, seed, processes, texts)
        report(screen, texts, rules, rates, time.monotonic() - began)


def _played(rules: RuleSet, matches: int, seed: int, processes: int, texts: Texts) -> "Rates":
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
    task = bar.add_task("", total=matches)
    drawn = 0.0

    def show(done: int, total: int) -> None:
        nonlocal drawn
        now = time.monotonic()
        if now - drawn > TENTH:
            drawn = now
            bar.update(task, completed=done, total=total, refresh=True)

    with bar:
        return play_matches(rules, matches, seed, processes, show)


def report(screen: Screen, texts: Texts, rules: RuleSet, rates: "Rates", seconds: float) -> None:
    """The rates, seat by seat and for the table."""
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
        table.add_row(str(number), *_row([seat], rates.deals))
    table.add_row(texts("bots-all-seats"), *_row(rates.seats, rates.deals))
    screen.console.print(table)
    say(texts("bots-drawn", percent=_percent(rates.drawn, rates.deals), aborted=_percent(rates.aborted, rates.deals)))
    if rules.plan.winners.until > 1:
        for count, deals in enumerate(rates.winners):
            if deals:
                say(texts("bots-winners", count=count, percent=_percent(deals, rates.deals)))
    speed = round(rates.matches / seconds, 1) if seconds else 0
    say(texts("bots-speed", milliseconds=_decimal(1000 * rates.seconds, rates.answers, 2), speed=str(speed)))


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
