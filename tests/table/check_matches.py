"""Very many random matches under random rules: ``make check-matches``; of other games: ``make check-games``.

Each match is played with all the checks of `random_matches`, and then played again from its answers in another process
with another hash seed. The report says what was reached and what was not, and of each mistake the shortest way to it.
"""

import argparse
import os
import sys
import time
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from multiprocessing import get_context
from pathlib import Path
from types import CodeType, FrameType
from typing import Any, Final

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

import jantaku.table
from tests.table.random_matches import (
    Failure,
    Played,
    check,
    game_spec_of,
    reachable_in,
    replay,
    shrunk,
    spec_of,
)
from tests.table.random_rules import games

CHUNK: Final = 10
TOLD: Final = 5
"""So many mistakes are told in full."""
FOLDER: Final = Path(jantaku.table.__file__).parent


ALL: Final = "all"
"""Every game but riichi."""
Games = tuple[str, ...]


def play(
    numbers: range, seed: int, of: Games = (), thorough: bool = True
) -> tuple[list[Played | Failure], Counter[str]]:
    """The matches with these numbers, of riichi or of these games, and how many rule sets were refused on the way."""
    played: list[Played | Failure] = []
    refused: Counter[str] = Counter()
    for number in numbers:
        spec, turned_down = game_spec_of(number, seed, of) if of else spec_of(number, seed)
        refused += turned_down
        played.append(check(spec, thorough))
    return played, refused


def play_again(matches: list[Played]) -> list[Failure]:
    """Those that are another match when they are played again here."""
    failures = []
    for match in matches:
        told = "under another hash seed the same answers give other events"
        try:
            same = replay(match.spec, match.answers) == match.digest
        except ValueError as error:
            same, told = False, f"under another hash seed: {error}"
        if not same:
            failures.append(Failure(match.spec, "hash seed", told, len(match.answers), ""))
    return failures


def hash_of_a_word() -> int:
    """Differs between processes with different hash seeds."""
    return hash("jantaku")


class Workers:
    """Processes with different hash seeds; what one has played, the next one plays again."""

    def __init__(self, processes: int) -> None:
        self.pools: list[ProcessPoolExecutor] = []
        self.at_once = processes
        for number in range(max(processes, 2)):
            os.environ["PYTHONHASHSEED"] = str(number + 1)  # a new process reads it when it starts
            pool = ProcessPoolExecutor(1, get_context("spawn"))
            self.pools.append(pool)
            pool.submit(hash_of_a_word).result()
        if len({pool.submit(hash_of_a_word).result() for pool in self.pools}) < len(self.pools):
            raise RuntimeError("the processes have the same hash seed")

    def results(
        self, matches: int, seed: int, of: Games, thorough: bool = True
    ) -> Iterator[tuple[list[Played | Failure], Counter[str], list[Failure]]]:
        """Chunk by chunk: what was played, what was refused, what went another way when it was played again."""
        chunks = iter([range(begin, min(begin + CHUNK, matches)) for begin in range(0, matches, CHUNK)])
        playing: dict[Future[Any], int] = {}
        again: dict[Future[Any], tuple[list[Played | Failure], Counter[str]]] = {}
        free = list(range(self.at_once))
        while True:
            while free and (chunk := next(chunks, None)) is not None:
                worker = free.pop(0)
                playing[self.pools[worker].submit(play, chunk, seed, of, thorough)] = worker
            if not playing and not again:
                return
            done, _ = wait([*playing, *again], return_when=FIRST_COMPLETED)
            for future in done:
                if future in again:
                    yield (*again.pop(future), future.result())
                    continue
                worker = playing.pop(future)
                played, refused = future.result()
                good = [match for match in played if isinstance(match, Played) and thorough]
                other = self.pools[(worker + 1) % len(self.pools)]
                again[other.submit(play_again, good)] = (played, refused)
                free.append(worker)

    def close(self) -> None:
        """Send the processes home."""
        for pool in self.pools:
            pool.shutdown(cancel_futures=True)


# ---------------------------------------------------------------- which lines were reached


class Lines:
    """The lines of the table's functions that were run in this process."""

    def __init__(self) -> None:
        self.run: dict[str, set[int]] = {}
        self.texts = {str(path): path.read_text("utf-8") for path in FOLDER.glob("*.py")}

    def __enter__(self) -> "Lines":
        sys.settrace(self._called)
        return self

    def __exit__(self, *_: object) -> None:
        sys.settrace(None)

    def _called(self, frame: FrameType, event: str, argument: object) -> Any:
        file = frame.f_code.co_filename
        if not file.startswith(str(FOLDER)):
            return None
        lines = self.run.setdefault(file, set())
        lines.add(frame.f_lineno)

        def line(frame: FrameType, event: str, argument: object) -> Any:
            lines.add(frame.f_lineno)
            return line

        return line

    def missed(self) -> Iterator[tuple[str, int, str]]:
        """File, number and text of each line that was not run, of those files that were used at all."""
        for file in sorted(self.run):
            lines = self.texts[file].splitlines()
            for number in sorted(_lines_of_functions(compile(self.texts[file], file, "exec")) - self.run[file]):
                yield Path(file).name, number, lines[number - 1].strip()


def _lines_of_functions(code: CodeType, inside: bool = False) -> set[int]:
    """The lines on which a function does something."""
    found: set[int] = set()
    if inside and code.co_name != "<lambda>":
        found = {line for _, _, line in code.co_lines() if line is not None and line != code.co_firstlineno}
    for constant in code.co_consts:
        if isinstance(constant, CodeType):
            found |= _lines_of_functions(constant, inside or bool(constant.co_flags & 1))
    return found


def trace_lines(matches: int, seed: int, of: Games, console: Console) -> int:
    """Play here, slowly, and say which lines of the table were not reached."""
    failures = 0
    with Lines() as lines, bar(console) as progress:
        task = progress.add_task("", total=matches)
        for begin in range(0, matches, CHUNK):
            played, _ = play(range(begin, min(begin + CHUNK, matches)), seed, of)
            failures += sum(isinstance(match, Failure) for match in played)
            progress.advance(task, len(played))
    count = Counter(file for file, _, _ in lines.missed())
    for file, number, text in lines.missed():
        console.print(f"{file}:{number}: {text}", highlight=False, markup=False, soft_wrap=True)
    console.print(f"{failures} mistakes; lines not reached: {dict(count)}", soft_wrap=True)
    return 1 if failures else 0


# ---------------------------------------------------------------- the command


def bar(console: Console) -> Progress:
    """How far it is."""
    columns = (TextColumn("check-matches"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    return Progress(*columns, console=console)


def main() -> int:
    """Play, and say what was found and what was reached."""
    parser = argparse.ArgumentParser(description="play random matches under random rules and check everything")
    parser.add_argument("--matches", type=int, default=20_000, help="how many, of each game (default: %(default)s)")
    parser.add_argument("--game", action="append", default=[], help=f"of this game; several may be named, or {ALL!r}")
    parser.add_argument("--processes", type=int, default=2, help="that play at the same time (default: %(default)s)")
    parser.add_argument("--seed", type=int, default=1, help="another seed gives other matches (default: %(default)s)")
    parser.add_argument("--quick", action="store_true", help="look at every event, but try nothing out and again")
    parser.add_argument("--lines", action="store_true", help="in one process, and say which lines were not reached")
    options = parser.parse_args()
    console = Console()
    of = games() if ALL in options.game else tuple(dict.fromkeys(options.game))
    matches = options.matches * max(len(of), 1)
    if options.lines:
        return trace_lines(matches, options.seed, of, console)
    begin = time.monotonic()
    reached: Counter[str] = Counter()
    failures: list[Failure] = []
    workers = Workers(options.processes)
    try:
        with bar(console) as progress:
            task = progress.add_task("", total=matches)
            for played, refused, changed in workers.results(matches, options.seed, of, not options.quick):
                reached += refused
                found = [match for match in played if isinstance(match, Failure)] + changed
                for match in played:
                    if isinstance(match, Played):
                        reached.update(match.reached)
                        reached[f"matches of {match.spec.preset}"] += 1
                for failure in found[: max(TOLD - len(failures), 0)]:
                    least = shrunk(failure) if failure.what != "hash seed" else failure
                    progress.console.print(str(least), style="red", markup=False, highlight=False)
                failures += found
                progress.advance(task, len(played))
    finally:
        workers.close()
    for name, count in sorted(reached.items()):
        console.print(f"{count:>12,}  {name}", highlight=False)
    missed = [name for name in reachable_in(of) if not reached[name]]
    console.print(f"not reached: {', '.join(missed) or 'nothing'}")
    kinds = ", ".join(f"{what} {count}" for what, count in Counter(failure.what for failure in failures).items())
    console.print(
        f"{len(failures)} mistakes in {matches:,} matches, seed {options.seed}, "
        f"{'' if options.quick else 'each played again under another hash seed, '}"
        f"{time.monotonic() - begin:.0f} s{': ' + kinds if kinds else ''}"
    )
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
