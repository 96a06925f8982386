"""Matches of bots against each other, in one process or in several."""

import signal
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from typing import Final

from jantaku.players.agent import seated
from jantaku.players.bot import Bot
from jantaku.players.rates import Rates
from jantaku.rules import RuleSet
from jantaku.table.match import Match
from jantaku.table.table import table_of

AHEAD: Final = 4
"""Matches that wait for each process."""

Progress = Callable[[int, int], None]


def played_by_bots(rules: RuleSet | str, seed: int) -> Match:
    """A whole match of bots; rules and seed are all that decides it."""
    match = Match(rules, seed)
    seats = match.table.seats.all
    match.play(seated(match, [Bot(match.rules, seed * len(seats) + seat) for seat in seats]))
    return match


def play_matches(
    rules: RuleSet,
    matches: int,
    seed: int = 0,
    processes: int = 1,
    progress: Progress = lambda done, of: None,
    into: Rates | None = None,
) -> Rates:
    """So many matches of bots, with the seeds from this one on, and how they went.

    ``into``: what was counted of them before; the rest is played and added. Who breaks off has there what was done.
    """
    rates = Rates.of(table_of(rules).seats.count) if into is None else into
    seeds = range(seed + rates.matches, seed + matches)
    found = _in_processes(rules, seeds, processes) if processes > 1 else (rates_of(rules, one) for one in seeds)
    for one in found:
        rates.add(one)
        progress(rates.matches, matches)
    return rates


def rates_of(rules: RuleSet, seed: int) -> Rates:
    """One match, counted."""
    began = time.process_time()
    match = played_by_bots(rules, seed)
    seconds = time.process_time() - began
    rates = Rates.of(match.table.seats.count)
    rates.count(match.events)
    rates.answers, rates.seconds = len(match.answers), seconds
    return rates


def _in_processes(rules: RuleSet, seeds: range, processes: int) -> Iterator[Rates]:
    pool = ProcessPoolExecutor(processes, initializer=_start, initargs=(rules,))
    try:
        yield from pool.map(_rates, seeds, chunksize=max(1, min(AHEAD, len(seeds) // processes)))
    finally:
        pool.shutdown(wait=False, cancel_futures=True)


_given: RuleSet | None = None
"""In a process that plays: the rules."""


def _start(rules: RuleSet) -> None:
    global _given
    _given = rules
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the first process, which ends the others


def _rates(seed: int) -> Rates:
    assert _given is not None
    return rates_of(_given, seed)
