"""``jantaku lab``: bots play, and figures are told with their intervals, of one rule set or two on the same walls."""

import time
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final

import msgspec
import typer
from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn

from jantaku.cli.drawing import Screen
from jantaku.rules import RuleSet, load, require_built
from jantaku.rules.rule_set import read
from jantaku.texts import SayableError, TextId, Texts
from jantaku.yaku import elements
from jantaku.yaku.patterns import parse_pattern

if TYPE_CHECKING:
    from jantaku.lab import Estimate, Figure, Limits, Run

BROKEN_OFF: Final = 130
"""What a shell says of a program that was ended by Ctrl-C."""
YAKU_SHOWN: Final = 12
"""The most frequent yaku; ``--all`` shows the others, too."""
DIGITS: Final = {"percent": 2, "points": 0, "number": 2}
MOST_PROCESSES: Final = 1024


def add_to(app: typer.Typer, texts: Texts, /) -> None:
    """Put the commands on the application."""
    lab = typer.Typer(help=texts("lab-about"))
    app.add_typer(lab, name="lab")

    @lab.callback(invoke_without_command=True)
    def help_page(context: typer.Context) -> None:
        if context.invoked_subcommand is None:
            typer.echo(context.get_help(), nl=False)

    seconds_option = typer.Option("--seconds", help=texts("lab-option-seconds"), metavar="N")
    matches_option = typer.Option("--matches", help=texts("lab-option-matches"), metavar="N")
    until_option = typer.Option("--until", help=texts("lab-option-until"), metavar="N")
    seed_option = typer.Option("--seed", help=texts("bots-option-seed"), metavar="N")
    processes_option = typer.Option("--processes", help=texts("lab-option-processes"), metavar="N")
    keep_option = typer.Option("--keep", help=texts("lab-option-keep"), metavar="FILE")
    all_option = typer.Option("--all", help=texts("lab-option-all"))
    json_option = typer.Option("--json", help=texts("rules-option-json"))
    plain_option = typer.Option("--plain", help=texts("cli-option-plain"))

    @lab.command("measure", help=texts("lab-measure-about"))
    def measure(
        rules: Annotated[str, typer.Argument(help=texts("bots-argument-game"), metavar="RULES")],
        seconds: Annotated[float, seconds_option] = 60,
        matches: Annotated[int, matches_option] = 1_000_000,
        until: Annotated[float, until_option] = 0,
        seed: Annotated[int, seed_option] = 0,
        processes: Annotated[int, processes_option] = 0,
        keep: Annotated[Path | None, keep_option] = None,
        every: Annotated[bool, all_option] = False,
        as_json: Annotated[bool, json_option] = False,
        plain: Annotated[bool, plain_option] = False,
    ) -> None:
        given = _Asked(seconds, matches, until, seed, processes, keep)
        _run(Screen(texts.language, plain), texts, [_loaded(rules)], given, every, as_json)

    @lab.command("compare", help=texts("lab-compare-about"))
    def compare(
        rules: Annotated[str, typer.Argument(help=texts("bots-argument-game"), metavar="RULES")],
        other: Annotated[str | None, typer.Argument(help=texts("lab-argument-other"), metavar="RULES")] = None,
        changes: Annotated[
            list[str] | None, typer.Option("--set", help=texts("lab-option-set"), metavar="RULE=VALUE")
        ] = None,
        seconds: Annotated[float, seconds_option] = 60,
        matches: Annotated[int, matches_option] = 1_000_000,
        until: Annotated[float, until_option] = 0,
        seed: Annotated[int, seed_option] = 0,
        processes: Annotated[int, processes_option] = 0,
        keep: Annotated[Path | None, keep_option] = None,
        every: Annotated[bool, all_option] = False,
        as_json: Annotated[bool, json_option] = False,
        plain: Annotated[bool, plain_option] = False,
    ) -> None:
        before = _loaded(rules)
        after = _loaded(other or rules)
        if changes:
            after = _changed(after, changes)
        if after.fingerprint == before.fingerprint:
            raise SayableError("nothing differs", TextId("lab-nothing-differs"), rules=before.id, other=after.id)
        given = _Asked(seconds, matches, until, seed, processes, keep)
        _run(Screen(texts.language, plain), texts, [before, after], given, every, as_json)


class _Asked(msgspec.Struct, frozen=True):
    """How long, from which seed, where to."""

    seconds: float
    matches: int
    until: float
    seed: int
    processes: int
    keep: Path | None

    def checked(self) -> "_Asked":
        for option, value in (("--seconds", self.seconds), ("--matches", self.matches)):
            if not value > 0:
                raise SayableError(f"{option} {value}", TextId("lab-not-positive"), option=option, value=f"{value:g}")
        if self.until < 0:
            raise SayableError(f"until {self.until}", TextId("lab-not-negative"), value=f"{self.until:g}")
        if self.processes not in range(MOST_PROCESSES + 1):
            raise SayableError(
                f"{self.processes} processes", TextId("bots-processes"), count=self.processes, most=MOST_PROCESSES
            )
        return self


def _loaded(name: str) -> RuleSet:
    rules = load(name, parse_pattern)
    require_built(rules, "playing")
    return rules


def _changed(rules: RuleSet, changes: Sequence[str]) -> RuleSet:
    """The rule set with ``option=value`` said otherwise."""
    lines = [f'id = "{rules.id}_changed"', f'extends = "{rules.id}"']
    for change in changes:
        name, equals, value = change.partition("=")
        if not equals or not name.strip() or not value.strip():
            raise SayableError(change, TextId("lab-change"), change=change)
        lines.append(f"{name.strip()} = {_as_toml(value.strip())}")
    changed = read("\n".join(lines), "--set")
    require_built(changed, "playing")
    return changed


def _as_toml(value: str) -> str:
    """A value as a rule set writes it; words need no quotes here."""
    if value in ("true", "false") or value[0] in "[{\"'" or value.lstrip("+-").replace(".", "", 1).isdigit():
        return value
    return f'"{value}"'


def _run(screen: Screen, texts: Texts, rules: Sequence[RuleSet], asked: _Asked, every: bool, as_json: bool) -> None:
    from jantaku.lab import Limits, Run, report_of
    from jantaku.lab.running import cores

    asked.checked()
    run = Run(rules, asked.seed, asked.keep)
    limits = Limits(asked.seconds, asked.matches, asked.until)
    try:
        _played(run, limits, asked.processes or cores(), texts)
    except KeyboardInterrupt:
        raise typer.Exit(BROKEN_OFF) from None
    finally:
        if as_json:
            typer.echo(msgspec.json.format(msgspec.json.encode(report_of(run)), indent=2).decode())
        else:
            _tell(screen, texts, run, every)


def _played(run: "Run", limits: "Limits", processes: int, texts: Texts) -> None:
    """With a bar on a terminal, which says how well the share of wins is known by now."""
    console = Console(stderr=True)
    bar = Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        TimeRemainingColumn(),
        console=console,
        auto_refresh=False,
        transient=True,
        disable=not console.is_terminal,
    )
    began = time.monotonic()
    task = bar.add_task("", total=limits.seconds)

    def show(done: int, known: "Estimate | None") -> None:
        half = texts.figure(f"{known.half:.2f}") if known else "–"
        said = texts("lab-progress", matches=done, half=half)
        bar.update(task, completed=time.monotonic() - began, description=said, refresh=True)

    with bar:
        run.play(limits, processes, show)


def _tell(screen: Screen, texts: Texts, run: "Run", every: bool) -> None:
    """The table of figures, that of the yaku, and who played."""
    from jantaku.lab import figures_of
    from jantaku.lab.figures import FEWEST, FIGURES

    if len(run.played) < FEWEST:
        screen.say(texts("lab-too-few", matches=len(run.played), fewest=FEWEST))
        return
    names = [rules.id for rules in run.rules]
    titles = ["#" + name for name in names]
    if len(names) > 1:
        titles.append("#" + texts("lab-column-difference"))
    table = screen.table(texts("lab-column-figure"), *titles)
    for figure in FIGURES:
        table.add_row(texts(f"lab-figure-{figure.id}"), *_cells(figure, run, texts))
    screen.console.print(table)
    known = elements()
    yaku = list(figures_of(*map(run.sums, range(len(names)))))[len(FIGURES) :]
    for title, figures in ((texts("lab-column-frequency"), yaku[::2]), (texts("lab-column-worth"), yaku[1::2])):
        table = screen.table(title, *titles)
        for figure in figures if every else figures[:YAKU_SHOWN]:
            name = figure.id.partition(":")[2]
            table.add_row(texts(known[name].name) if name in known else name, *_cells(figure, run, texts))
        if table.row_count:
            screen.console.print(table)
    deals = int(sum(one["deals"] for one in run.sums(0)))
    screen.say(
        texts(
            TextId("lab-who") if len(names) == 1 else TextId("lab-who-both"),
            matches=len(run.played),
            deals=deals,
            players=f"{run.setup.players} {run.setup.version}",
            seed=run.setup.seed,
        )
    )


def _cells(figure: "Figure", run: "Run", texts: Texts) -> list[str]:
    """A figure under each rule set, and the difference; with a star where it is not chance."""
    from jantaku.lab.report import found

    told = found(figure, run)
    cells = [_written(value, told.unit, texts) for value in told.values]
    if len(run.rules) > 1:
        apart = told.difference
        star = " *" if apart is not None and abs(apart[0]) > apart[1] else ""
        cells.append(_written(apart, told.unit, texts, signed=True) + star)
    return cells


def _written(value: tuple[float, float] | None, unit: str, texts: Texts, *, signed: bool = False) -> str:
    if value is None:
        return "–"
    digits = DIGITS[unit]
    number = f"{value[0]:{'+' if signed else ''}.{digits}f}"
    return f"{texts.figure(number)} ±{texts.figure(f'{value[1]:.{digits}f}')}"
