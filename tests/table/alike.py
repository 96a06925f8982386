"""Whether two checkouts play alike: ``make alike``, before and after a rebuilding that must change nothing.

The first time, sheets and matches are drawn at random, and written to a file with digests of all that came of them:
what a sheet means; the windows of a match, refusals, events, what each seat sees and may imagine, the record. Another
checkout takes sheets and matches from that file, does the same again and says where it differs. (What is drawn depends
on what the catalogue has, and that may have grown in between.) ``--tell`` writes all lines of a single sample, so that
two of them can be laid side by side.
"""

import argparse
import hashlib
import random
import sys
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path
from typing import Final

import msgspec

from jantaku.records.of_match import record_of
from jantaku.rules import NotBuilt, RuleSetError
from jantaku.rules.plan import _unusual
from jantaku.table.match import Match
from jantaku.table.snapshot import resume, snapshot
from jantaku.table.steps.offer import allows
from jantaku.table.table import table_of
from jantaku.table.telling.board import Board, terms_of
from jantaku.table.words import PASS
from tests.table.random_matches import MOST_DEALS, Spec, begun, code_space, game_spec_of, plain_parts, spec_of
from tests.table.random_players import HABITS, TABLES, StackedChance, answer_of
from tests.table.random_rules import games, random_rules, random_rules_of, rules_of

LOOKED_AT: Final = 1 / 30
"""At so many windows it is told what is refused and what everybody sees."""
STORED: Final = 1 / 100
"""At so many windows the match is stored and taken up again, or cloned."""
TRIED: Final = 40
"""So many codes are tried for each seat, some of which are offered."""
OTHER_GAMES: Final = 2
"""Every so many-th sheet and match is of another game than riichi of four."""
Digests = dict[str, str]


class Sample(msgspec.Struct):
    """A sheet or a match, and what came of it."""

    spec: Spec
    played: bool
    """Whether the match was played, or only the sheet read."""
    found: Digests = {}


def drawn(number: int, seed: int, played: bool) -> Sample:
    """The sample with this number."""
    if played:
        spec, _ = game_spec_of(number, seed, games()) if number % OTHER_GAMES else spec_of(number, seed)
        return Sample(spec, True)
    rng = random.Random(f"sheet {seed} {number}")
    rules = random_rules_of(rng.choice(games()), rng) if number % OTHER_GAMES else random_rules(rng)
    return Sample(Spec(rules.preset, rules.flips, 0), False)


def found(sample: Sample) -> Sample:
    """The same with what comes of it here."""
    lines = told_by_match(sample.spec) if sample.played else told_by_sheet(sample.spec)
    sums: dict[str, hashlib._Hash] = {}
    counts: Counter[str] = Counter()
    try:
        for sort, line in lines:
            sums.setdefault(sort, hashlib.sha256()).update(line.encode() + b"\n")
            counts[sort] += 1
    except (RuleSetError, NotBuilt) as refused:
        return Sample(sample.spec, sample.played, {"refused": str(refused)})
    digests = {sort: f"{digest.hexdigest()[:16]} of {counts[sort]}" for sort, digest in sums.items()}
    return Sample(sample.spec, sample.played, digests)


# ---------------------------------------------------------------- what is told

Lines = Iterator[tuple[str, str]]
"""Of which sort a line is, and the line."""


def told_by_sheet(spec: Spec) -> Lines:
    """What the sheet means."""
    rules = rules_of(spec.preset, spec.flips)
    yield "plan", as_json(_unusual(rules.plan))  # so that a field that came later makes no difference
    yield "plan", rules.fingerprint
    match = Match(rules, seed=1, table=table_of(rules))
    yield "windows", as_json(match.window)


def told_by_match(spec: Spec) -> Lines:
    """All that happens in the match, and what everybody is told of it."""
    rng, dice = random.Random(spec.seed), random.Random(f"looked at {spec.seed}")
    match = begun(spec, plain_parts(spec.preset, spec.flips))
    told = deal = -1
    while (window := match.window) is not None and match.deal.number < MOST_DEALS:
        if match.deal.number != deal:
            deal = match.deal.number
            cast = match.chance.cast(deal) if isinstance(match.chance, StackedChance) else None
            names = cast or rng.sample(rng.choice(TABLES), len(TABLES[0]))
            seats = match.table.seats
            by_seat = dict(zip(seats.order(match.deal.dealer), names, strict=False))
        yield "windows", as_json(window)
        events = match.events
        for event in events[max(told, 0) :]:
            yield "events", as_json(event)
        told = len(events)
        if dice.random() < LOOKED_AT:
            yield from refused_here(match, dice)
            yield from seen_here(match, dice)
        if dice.random() < STORED:
            match = match.clone() if spec.stacked else resume(snapshot(match), match.rules, match.table)
        for ask in window.asks:
            code = answer_of(match, window, ask, HABITS[by_seat[ask.seat]], rng)
            refusal = match.answer(ask.seat, code, rng.choice((0, 200, 2999, 6000)))
            yield "answers", f"{ask.seat} {code:x} {refusal}"
        if match.window is window:
            match.close()
    for event in match.events[max(told, 0) :]:
        yield "events", as_json(event)
    yield from seen_here(match, dice)
    record = record_of(match)
    yield "record", as_json((record.events, record.answers))


def refused_here(match: Match, rng: random.Random) -> Lines:
    """Of some codes for every seat why they may not be said."""
    window = match.window
    assert window is not None
    for seat in match.table.seats.all:
        ask = window.ask_of(seat)
        space = code_space(match, seat, rng)
        for code in (*rng.sample(space, min(TRIED, len(space))), *(() if ask is None else ask.codes)):
            why = match.why(seat, code)
            yield "refusals", f"{seat} {code:x} {'' if why is None else why.text('en')}"
            if code != PASS and 0 <= code < 1 << 53:
                yield "refusals", f"{allows(match.deal, match.table, match.deal.agenda[-1], seat, code)}"


def seen_here(match: Match, rng: random.Random) -> Lines:
    """What every seat and a watcher see, the board that the events lay, and a match that a seat may imagine."""
    terms = terms_of(match.table.plan)
    for seat in (None, *match.table.seats.all):
        view = match.view(seat)
        yield "views", view.to_json().decode()
        board = Board(terms, match.table.seats.count)
        for event in view.events:
            board.follow(event)
        yield "boards", as_json((board.seats, board.sticks, board.pot, board.left, board.indicators, board.excluded))
    if match.window is not None:
        seat = rng.choice(match.table.seats.all)
        twin = match.view(seat).sample(random.Random(rng.random()))
        yield "imagined", as_json([hand.tiles for hand in twin.deal.hands])
        yield "imagined", as_json(twin.deal.wall.row)


def as_json(told: object) -> str:
    """In one line."""
    return msgspec.json.encode(told).decode()


# ---------------------------------------------------------------- the command


def main() -> int:
    """Draw and write down, or do the same again and compare."""
    parser = argparse.ArgumentParser(description="whether two checkouts play alike")
    parser.add_argument("file", type=Path, help="where samples are written; if it is there, they are compared with it")
    parser.add_argument("--sheets", type=int, default=1000, help="how many are drawn (default: %(default)s)")
    parser.add_argument("--matches", type=int, default=300, help="how many are drawn (default: %(default)s)")
    parser.add_argument("--seed", type=int, default=1, help="another seed draws others (default: %(default)s)")
    parser.add_argument("--every", type=int, default=1, help="compare only every so many-th (default: all)")
    parser.add_argument("--processes", type=int, default=2, help="at the same time (default: %(default)s)")
    parser.add_argument("--tell", type=int, metavar="NUMBER", help="write all lines of this sample of the file")
    options = parser.parse_args()
    if options.tell is not None:
        sample = read(options.file)[options.tell]
        for sort, line in told_by_match(sample.spec) if sample.played else told_by_sheet(sample.spec):
            print(sort, line)
        return 0
    known = read(options.file)[:: options.every] if options.file.exists() else None
    samples = known or [
        *(drawn(number, options.seed, False) for number in range(options.sheets)),
        *(drawn(number, options.seed, True) for number in range(options.matches)),
    ]
    with ProcessPoolExecutor(options.processes, get_context("spawn")) as pool:
        here = list(pool.map(found, samples, chunksize=5))
    if known is None:
        options.file.write_bytes(b"".join(msgspec.json.encode(sample) + b"\n" for sample in here))
        print(f"{options.file}: {options.sheets} sheets and {options.matches} matches")
        return 0
    differ = 0
    for number, (before, now) in enumerate(zip(known, here, strict=True)):
        sorts = [sort for sort in {**before.found, **now.found} if before.found.get(sort) != now.found.get(sort)]
        if sorts:
            differ += 1
            print(f"number {number * options.every} differs in {', '.join(sorts)}: {' '.join(str(now.spec).split())}")
    print(f"{differ} of {len(here)} differ")
    return 1 if differ else 0


def read(file: Path) -> list[Sample]:
    """What was written."""
    return [msgspec.json.decode(line, type=Sample) for line in file.read_bytes().splitlines()]


if __name__ == "__main__":
    sys.exit(main())
