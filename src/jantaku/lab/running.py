"""Matches of bots under one or two rule sets, played until enough is known, kept in a file if somebody wants to go on.

Everything follows from the rules and the seeds: a match has the same number and the same walls under both rule sets.
The file begins with a line that says what is played; each match is one more line. Who begins anew with the same file
goes on after the last match, and who plays something else with it is refused.
"""

import os
import signal
import sys
import time
from collections.abc import Callable, Generator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from pathlib import Path
from typing import Final

import msgspec

from jantaku.lab.counting import Sums, sums_of
from jantaku.lab.figures import FIGURES, Estimate, difference, measure
from jantaku.players.matches import played_by_bots
from jantaku.rules import RuleSet
from jantaku.texts import SayableError, TextId

AHEAD: Final = 3
"""Matches that wait for each process."""
LOOK: Final = 1.0
"""Seconds between two looks at how narrow the interval is."""
ENOUGH: Final = 30
"""Matches before an interval is believed."""
WATCHED: Final = FIGURES[0]
"""The figure by which a run ends: the share of wins."""
PLAYERS: Final = "bots of Jantaku"


class Setup(msgspec.Struct, frozen=True):
    """What is played, and by whom: whoever has it can play it again."""

    rules: tuple[str, ...]
    fingerprints: tuple[str, ...]
    seed: int
    version: str
    players: str = PLAYERS

    @classmethod
    def of(cls, rules: Sequence[RuleSet], seed: int) -> "Setup":
        """These rule sets, from this seed on."""
        version = sys.modules["jantaku"].__version__  # not imported: the whole stands above its parts
        return cls(tuple(one.id for one in rules), tuple(one.fingerprint for one in rules), seed, version)


class Limits(msgspec.Struct, frozen=True):
    """When a run ends; whichever comes first."""

    seconds: float = 60.0
    matches: int = 1_000_000
    until: float = 0.0
    """To so many percentage points the share of wins, or its difference, should be known; 0 = it does not matter."""


class Match(msgspec.Struct, frozen=True):
    """One line: the number of a match, and its sums under each rule set."""

    number: int
    sums: tuple[Sums, ...]


Show = Callable[[int, Estimate | None], None]


class Run:
    """The matches that were played, those that were kept before included."""

    def __init__(self, rules: Sequence[RuleSet], seed: int = 0, keep: Path | None = None) -> None:
        if len({one.plan.payments.seats for one in rules}) > 1:
            first, second = (one.plan.payments.seats for one in rules)
            raise SayableError(
                f"{first} and {second} players cannot be compared", TextId("lab-seats"), first=first, second=second
            )
        self.rules = tuple(rules)
        self.setup = Setup.of(rules, seed)
        self.played: list[Match] = []
        self.keep = keep
        if keep is not None:
            self._read(keep)

    @property
    def estimate(self) -> Estimate | None:
        """How well that is known by which a run ends."""
        if len(self.rules) > 1:
            return difference(WATCHED, self.sums(0), self.sums(1))
        return measure(WATCHED, self.sums(0))

    def sums(self, which: int) -> list[Sums]:
        """By match, under this one of the rule sets."""
        return [match.sums[which] for match in self.played]

    def play(self, limits: Limits, processes: int = 1, show: Show = lambda done, known: None) -> None:
        """Play on within these limits. ``show`` is told now and then how far it is."""
        began = looked = time.monotonic()
        matches = self._matches(range(len(self.played), limits.matches), processes)
        try:
            for match in matches:
                self._add(match)
                now = time.monotonic()
                if now - looked >= LOOK or now - began >= limits.seconds:
                    looked, known = now, self.estimate
                    show(len(self.played), known)
                    if now - began >= limits.seconds or self._known(limits, known):
                        return
        finally:
            matches.close()

    def _known(self, limits: Limits, known: Estimate | None) -> bool:
        return bool(limits.until and known and len(self.played) >= ENOUGH and known.half <= limits.until)

    def _matches(self, numbers: range, processes: int) -> Generator[Match, None, None]:
        """In the order of their numbers, however many play at once."""
        seed = self.setup.seed
        if processes == 1:
            yield from (_played(self.rules, seed, number) for number in numbers)
            return
        pool = ProcessPoolExecutor(processes, initializer=_start, initargs=(self.rules, seed))
        waiting: dict[int, Future[Match]] = {}
        ahead = iter(numbers)
        try:
            for number in numbers:
                while len(waiting) < AHEAD * processes and (further := next(ahead, None)) is not None:
                    waiting[further] = pool.submit(_play, further)
                yield waiting.pop(number).result()
        finally:
            pool.shutdown(wait=False, cancel_futures=True)

    # ---------------------------------------------------------------- the file

    def _read(self, path: Path) -> None:
        try:
            lines = path.read_bytes().splitlines() if path.exists() else []
            if not lines:
                path.write_bytes(msgspec.json.encode(self.setup) + b"\n")
                return
            setup = msgspec.json.decode(lines[0], type=Setup)
            decoder = msgspec.json.Decoder(Match)
            whole = lines[1:-1] if not path.read_bytes().endswith(b"\n") else lines[1:]
            self.played = [decoder.decode(line) for line in whole]
            if len(whole) < len(lines) - 1:  # a line that was cut off is played again
                path.write_bytes(b"".join(line + b"\n" for line in (lines[0], *whole)))
        except (OSError, ValueError) as error:
            why = getattr(error, "strerror", None) or str(error)
            raise SayableError(str(error), TextId("bots-keep"), path=str(path), why=why) from None
        if setup != self.setup or any(match.number != at for at, match in enumerate(self.played)):
            self.played = []
            raise SayableError(
                f"{path} keeps another run", TextId("lab-other-run"), path=str(path), rules=" – ".join(setup.rules)
            )

    def _add(self, match: Match) -> None:
        self.played.append(match)
        if self.keep is not None:
            with self.keep.open("ab") as file:
                file.write(msgspec.json.encode(match) + b"\n")


def _played(rules: Sequence[RuleSet], seed: int, number: int) -> Match:
    """One match under each of the rule sets, on the same walls."""
    found = []
    for one in rules:
        match = played_by_bots(one, seed + number)
        found.append(sums_of(match.events, match.table.seats.count))
    return Match(number, tuple(found))


_given: tuple[tuple[RuleSet, ...], int] | None = None
"""In a process that plays: the rules and the first seed."""


def _start(rules: tuple[RuleSet, ...], seed: int) -> None:
    global _given
    _given = rules, seed
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the first process, which ends the others


def _play(number: int) -> Match:
    assert _given is not None
    return _played(*_given, number)


def cores() -> int:
    """How many processors there are to play on."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
