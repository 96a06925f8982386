"""How fast jantaku is beside its peers, as ratios measured in one run: ``make bench``.

Speeds of two programs can only be compared side by side: one process, one core, the same hands, and rounds in which
everybody has a turn, so that a machine that slows down slows everybody. The middle of the rounds counts.
A benchmark is not a test: a missed goal is written down plainly, and the exit code stays 0. A wrong answer is not a
matter of speed: the answers of every round are compared, and a difference ends the run (``agree.py`` looks further).
"""

import argparse
import gc
import os
import platform
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from importlib.metadata import version
from pathlib import Path
from statistics import median, quantiles

import numpy as np
from numpy.typing import NDArray
from rich.box import SIMPLE
from rich.console import Console
from rich.progress import Progress, TaskID
from rich.table import Table
from rich.text import Text

sys.path.insert(0, str(Path(__file__).parents[1]))
from bench import fans, peers, score_peers, table_peers
from bench.peers import Program
from bench.random_hands import Hands, complete, dealt, different, written
from jantaku.hands import RIICHI
from jantaku.hands.melds import format_hand
from jantaku.scoring.win import Win
from jantaku.tiles import short_of
from tests.scoring.mjlog_wins import wins_in
from tests.scoring.paid_wins import DATA

PACKAGES = ("jantaku", "riichienv", "xiangting", "mahjong", "jansou", "jansou-native", "numpy")
COLUMNS = ("task", "peer", "peer per second", "jantaku per second", "ratio", "goal", "reached")
WARMING_UP = 3_000  # hands
WARMING_UP_WINS = 694  # of 6,694
RECORDS = tuple(DATA / "tenhou" / name for name in ("yonma_hanchan.tar.gz", "yonma_tonpuu.tar.gz"))

WARMING_UP_MATCHES = 3
MATCHES = 6  # in each round
LOGS = 10  # in each round
Questions = Hands | list[Win] | list[int] | list[table_peers.Log]
Parts = tuple[Questions, list[Questions]]  # to warm up with, and for each round

# Time in which other programs had the core does not count, where the system keeps account of that finely enough.
CLOCK = "process_time" if time.get_clock_info("process_time").resolution < 1e-6 else "perf_counter"
now = time.process_time_ns if CLOCK == "process_time" else time.perf_counter_ns


@dataclass(frozen=True)
class Line:
    """One line of the table: one way to ask jantaku beside one peer, or alone where nobody else answers. ``aim`` is
    what we would like beyond the goal."""

    ours: Program
    peer: Program | None = None
    goal: float | None = None
    aim: float | None = None


@dataclass(frozen=True)
class Task:
    """One question, what it is asked about, and the lines it fills. Shanten is asked of 14 tiles, ukeire of 13.

    ``parts`` gets a source of chance, the number of rounds, and by how much a quick run is shorter.
    """

    name: str
    parts: Callable[[np.random.Generator, int, int], Parts]
    lines: tuple[Line, ...]
    lacks: str = ""  # why it cannot be asked here

    @property
    def programs(self) -> list[Program]:
        """Everyone who takes part, once."""
        asked = (program for line in self.lines for program in (line.peer, line.ours) if program is not None)
        return list({program.name: program for program in asked}.values())


def random_hands(deal: Callable[[np.random.Generator, int], Hands], number: int) -> Callable[..., Parts]:
    """So many different hands in each round."""

    def parts(rng: np.random.Generator, rounds: int, shorter: int) -> Parts:
        hands = different(rng, deal, rounds * (number // shorter) + WARMING_UP)
        return hands[:WARMING_UP], list(np.split(hands[WARMING_UP:], rounds))

    return parts


def real_wins(rng: np.random.Generator, rounds: int, shorter: int) -> Parts:
    """The wins of the stored games, each once; a quick run has as many in fewer rounds."""
    found = [paid.win for archive in RECORDS for paid in wins_in(archive)]
    wins = [found[place] for place in rng.permutation(len(found))]
    other_wins, timed = wins[:WARMING_UP_WINS], wins[WARMING_UP_WINS:]
    size = len(timed) // rounds
    return other_wins, [timed[size * number : size * (number + 1)] for number in range(rounds)]


def random_fans(some_wins: Callable[[int, int], list[Win]]) -> Callable[..., Parts]:
    """Won hands at random by rules that no peer knows."""

    def parts(rng: np.random.Generator, rounds: int, shorter: int) -> Parts:
        size = fans.WINS // shorter
        wins = some_wins(int(rng.integers(1 << 30)), WARMING_UP_WINS + rounds * size)
        timed = wins[WARMING_UP_WINS:]
        return wins[:WARMING_UP_WINS], [timed[size * number : size * (number + 1)] for number in range(rounds)]

    return parts


def seeds(rng: np.random.Generator, rounds: int, shorter: int) -> Parts:
    """Seeds of matches."""
    del shorter
    drawn: list[int] = rng.integers(1 << 30, size=WARMING_UP_MATCHES + rounds * MATCHES).tolist()
    timed = drawn[WARMING_UP_MATCHES:]
    return drawn[:WARMING_UP_MATCHES], [timed[MATCHES * number : MATCHES * (number + 1)] for number in range(rounds)]


def stored_games(rng: np.random.Generator, rounds: int, shorter: int) -> Parts:
    """Some of the stored games of two rounds, each once, unpacked into files."""
    del shorter
    found = table_peers.unpacked(RECORDS[0], Path(tempfile.mkdtemp(prefix="jantaku-bench-")))
    logs = [found[place] for place in rng.permutation(len(found))]
    timed = logs[LOGS:]
    return logs[:LOGS], [timed[LOGS * number : LOGS * (number + 1)] for number in range(rounds)]


def _fourteen(rng: np.random.Generator, number: int) -> Hands:
    return dealt(rng, number, 14)


def _thirteen(rng: np.random.Generator, number: int) -> Hands:
    return dealt(rng, number, 13)


_riichienv, _xiangting, _jansou, _mahjong = peers.SHANTEN_PEERS
_xiangting_ukeire, _jansou_ukeire = peers.UKEIRE_PEERS
_mahjong_readings, _jansou_readings = peers.READINGS_PEERS

TASKS = (
    Task(
        "shanten",
        random_hands(_fourteen, 30_000),
        (
            Line(peers.SHANTEN_BYTES, _riichienv, goal=1.0),
            Line(peers.SHANTEN_LIST, _riichienv, goal=1.0),
            Line(peers.SHANTEN_BATCH, _riichienv, goal=5.0, aim=10.0),
            Line(peers.SHANTEN_BYTES, _xiangting),
            Line(peers.SHANTEN_LIST, _xiangting),
            Line(peers.SHANTEN_BYTES, _jansou),
        ),
    ),
    # Apart, for it takes its time.
    Task("shanten", random_hands(_fourteen, 8_000), (Line(peers.SHANTEN_BYTES, _mahjong),)),
    Task(
        "ukeire",
        random_hands(_thirteen, 20_000),
        (
            Line(peers.IMPROVING_BYTES, _xiangting_ukeire, goal=1.5),
            Line(peers.IMPROVING_LIST, _xiangting_ukeire, goal=1.5),
            Line(peers.IMPROVING_BATCH, _xiangting_ukeire),
            Line(peers.UKEIRE, _xiangting_ukeire),
            Line(peers.UKEIRE, _jansou_ukeire),
        ),
    ),
    Task(
        "readings",
        random_hands(complete, 3_000),
        (
            Line(peers.READINGS_KERNEL, _mahjong_readings, goal=20.0),
            Line(peers.READINGS, _mahjong_readings, goal=20.0),
            Line(peers.READINGS, _jansou_readings),
        ),
    ),
    Task(
        "score",
        real_wins,
        (
            Line(score_peers.SCORE, score_peers.MAHJONG, goal=4.0),
            Line(score_peers.SCORE_TOLD, score_peers.MAHJONG, goal=4.0),
            Line(score_peers.SCORE, score_peers.RIICHIENV, goal=1.3),
            Line(score_peers.SCORE_TOLD, score_peers.RIICHIENV),
            Line(score_peers.SCORE_BATCH, score_peers.RIICHIENV, goal=3.0),
            Line(score_peers.SCORE_BATCH_OF_WINS, score_peers.RIICHIENV),
        ),
        "" if all(archive.exists() for archive in RECORDS) else "the records ../shared/data/tenhou are not here",
    ),
    Task(
        "scores_taiwanese",
        random_fans(partial(fans.some_wins, fans.taiwanese_hands)),
        tuple(map(Line, fans.programs("taiwanese"))),
    ),
    Task(
        "scores_sichuan",
        random_fans(partial(fans.some_wins, fans.sichuan_hands)),
        tuple(map(Line, fans.programs("sichuan"))),
    ),
    Task("scores_all_on", random_fans(fans.all_on_wins), tuple(map(Line, fans.programs(fans.ALL_ON)))),
    Task(
        "hanchan, random answers",
        seeds,
        (
            Line(table_peers.PLAY, table_peers.PLAY_JANSOU, goal=2.0),
            Line(table_peers.PLAY, table_peers.PLAY_RIICHIENV, goal=1.6),
        ),
    ),
    Task(
        "verify mjlog files",
        stored_games,
        (Line(table_peers.VERIFY, table_peers.VERIFY_JANSOU, goal=1.2),),
        "" if RECORDS[0].exists() else "the records ../shared/data/tenhou are not here",
    ),
)


def stay_on_one_core() -> str:
    """Pins this process where the system lets it, and says what was done."""
    if not hasattr(os, "sched_setaffinity"):
        return "not pinned to a core (this system has no call for it)"
    core = max(os.sched_getaffinity(0))
    os.sched_setaffinity(0, {core})
    return f"pinned to core {core}"


def told(question: NDArray[np.uint8] | Win | int | table_peers.Log) -> str:
    """What was asked about, as people write it."""
    if isinstance(question, table_peers.Log):
        return question.path
    if isinstance(question, int):
        return f"seed {question}"
    if isinstance(question, Win):
        return f"{format_hand(question.hand)} + {short_of(question.winning)}, {sorted(question.flags)}"
    return written(question)


def compare(task: Task, hands: Questions, answers: dict[str, list[object]]) -> None:
    """Ends the run at the first hand about which the programs do not agree."""
    for row, *given in zip(hands, *answers.values(), strict=True):
        if any(answer != given[0] for answer in given):
            said = "\n".join(f"  {name}: {answer}" for name, answer in zip(answers, given, strict=True))
            sys.exit(f"bench: the programs do not agree about {task.name} of {told(row)}:\n{said}")


def time_one(program: Program, hands: Questions, other_hands: Questions) -> tuple[float, list[object]]:
    """Hands per second, and the answers.

    The clock starts after some other hands: whoever was asked before has left the processor's caches full of his own
    tables, and the fastest would pay most for that.
    """
    inputs = program.form(hands)
    gc.disable()
    program.ask(program.form(other_hands))
    start = now()
    given = program.ask(inputs)
    taken = now() - start
    gc.enable()
    return len(hands) * 1e9 / taken, program.shared(given)


def measure(task: Task, rounds: int, shorter: int, seed: int, step: Callable[[], None]) -> dict[str, list[float]]:
    """All rounds of one task; speeds by name.

    Everyone is asked about all hands, and about each hand once: nobody's memory of earlier hands can help. In one round
    everyone has another part of the hands, because jantaku asked in three ways would find its tables in the caches just
    where these hands need them.
    """
    other_hands, parts = task.parts(np.random.default_rng(seed), rounds, shorter)
    seats = list(enumerate(task.programs))
    speeds: dict[str, list[float]] = {program.name: [] for program in task.programs}
    answers: list[dict[str, list[object]]] = [{} for _ in parts]
    for number in range(rounds):
        for seat, program in seats if number % 2 else seats[::-1]:
            part = (number + seat) % rounds
            speed, answers[part][program.name] = time_one(program, parts[part], other_hands)
            speeds[program.name].append(speed)
            if len(answers[part]) == len(seats):
                compare(task, parts[part], answers[part])
                answers[part].clear()
        step()
    return speeds


def per_second(speed: float) -> str:
    if speed < 1e3:
        return f"{speed:.1f}"
    return f"{speed / 1e6:.2f} M" if speed >= 1e6 else f"{speed / 1e3:.1f} k"


def verdict(ratio: float, line: Line) -> str:
    if line.goal is None:
        return ""
    if ratio < line.goal:
        return "no"
    if line.aim is None:
        return "yes"
    return "yes, yes" if ratio >= line.aim else "yes, no"


def cells(task: Task, line: Line, speeds: dict[str, list[float]]) -> tuple[str, ...]:
    """One line as the table shows it."""
    name, ours = task.name + line.ours.name.removeprefix("jantaku"), median(speeds[line.ours.name])
    if line.peer is None:
        return name, "", "", per_second(ours), "", "", ""
    peer = median(speeds[line.peer.name])
    ratio = ours / peer
    goal = "" if line.goal is None else f"{line.goal:g}x" + (f", {line.aim:g}x" if line.aim else "")
    shown = f"{ratio:.2f}x" if ratio < 10 else f"{ratio:.1f}x"
    return (
        name,
        line.peer.name,
        per_second(peer),
        per_second(ours),
        shown,
        goal,
        verdict(ratio, line),
    )


def processor() -> str:
    """The name of the CPU, as the system tells it."""
    told = Path("/proc/cpuinfo")
    lines = told.read_text(encoding="utf-8").splitlines() if told.exists() else []
    names = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    return names[0] if names else platform.processor() or platform.machine()


def widest_spread(measured: Sequence[dict[str, list[float]]]) -> str:
    """How far the middle half of the rounds reaches, for the program that varied most."""
    spreads = {}
    for speeds in measured:
        for name, rounds in speeds.items():
            low, middle, high = quantiles(rounds, n=4)
            spreads[name] = (high - low) / middle
    name = max(spreads, key=lambda name: spreads[name])
    return f"{spreads[name]:.0%} of its median ({name})"


def machine(pinned: str, rounds: int, measured: Sequence[dict[str, list[float]]]) -> list[str]:
    """Where and how it was measured."""
    lines = [
        f"{processor()}, {platform.system()} {platform.machine()}, {pinned}, {CLOCK}",
        f"{platform.python_implementation()} {platform.python_version()} ({platform.python_compiler()}), "
        + ", ".join(f"{name} {found}" for name in PACKAGES if (found := installed(name))),
        f"jantaku's kernel: {RIICHI.kernel.path} path",
        f"median of {rounds} rounds; the middle half of the rounds is at most {widest_spread(measured)} wide",
    ]
    if hasattr(os, "getloadavg") and (load := os.getloadavg()[0]) > 1.5:
        lines.append(f"the machine had other work during the run: load {load:.1f} on {os.cpu_count()} cores")
    return lines


def installed(package: str) -> str | None:
    try:
        return version(package)
    except ModuleNotFoundError:
        return None


def as_markdown(rows: Sequence[tuple[str, ...]], notes: Sequence[str]) -> str:
    table = [COLUMNS, ("---",) * 2 + ("---:",) * 4 + ("---",), *rows]
    return "\n".join(["| " + " | ".join(row) + " |" for row in table] + [""] + [f"- {note}" for note in notes])


def as_table(rows: Sequence[tuple[str, ...]]) -> Table:
    table = Table(title="jantaku beside its peers, one core", box=SIMPLE, padding=(0, 1, 0, 0))
    for number, column in enumerate(COLUMNS):
        table.add_column(column.replace(" per ", "\n/"), justify="right" if 2 <= number <= 5 else "left")
    for row in rows:
        colour = {"yes": "green", "yes, yes": "green", "yes, no": "yellow", "no": "red"}.get(row[-1], "")
        table.add_row(*row[:-1], Text(row[-1], colour))
    return table


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="bench/run.py", description="jantaku's speed beside its peers, as ratios")
    parser.add_argument("--quick", action="store_true", help="a short run: fewer rounds of fewer hands")
    parser.add_argument("--markdown", action="store_true", help="print the table as Markdown")
    parser.add_argument("--only", default="", help="only the tasks whose names begin so")
    parser.add_argument("--seed", type=int, default=34, help="of the random hands (default: 34)")
    return parser.parse_args()


def main() -> None:
    asked = arguments()
    if type(RIICHI.kernel).__module__ != "jantaku._kernel":
        sys.exit("bench: jantaku has only its slow kernel here; install a C++20 compiler and run make bench again")
    rounds, shorter = (7, 5) if asked.quick else (15, 1)
    tasks = [task for task in TASKS if not task.lacks and task.name.startswith(asked.only)]
    pinned = stay_on_one_core()
    measured = []
    # A bar that redraws itself would take its time from whoever is being measured.
    with Progress(console=Console(stderr=True), auto_refresh=False, transient=True) as progress:
        for task in tasks:
            bar = progress.add_task(task.name, total=rounds)

            def step(bar: TaskID = bar) -> None:
                progress.update(bar, advance=1, refresh=True)

            measured.append(measure(task, rounds, shorter, asked.seed, step))
    rows = [cells(task, line, speeds) for task, speeds in zip(tasks, measured, strict=True) for line in task.lines]
    notes = machine(pinned, rounds, measured)
    notes += [f"{task.name}: not measured, {task.lacks}" for task in TASKS if task.lacks]
    if asked.markdown:
        print(as_markdown(rows, notes))
        return
    console = Console(width=None if sys.stdout.isatty() else 120)
    console.print(as_table(rows))
    for note in notes:
        console.print(note, highlight=False)


if __name__ == "__main__":
    main()
