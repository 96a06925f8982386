"""A match of a game from its first deal to its end, by players of chance: stored, taken up, copied, seen and replayed.

What a game remembers, and what lies on its table, must come through all of that without code of its own.
"""

from random import Random

from jantaku.records.formats.native import read_native, write_native
from jantaku.records.of_match import record_of
from jantaku.table.match import Match, replayed
from jantaku.table.snapshot import resume, snapshot
from jantaku.table.table import Table
from tests.table.greedy import Greedy, answer_all
from tests.table.shape.seated import RULES

EVERY = 60
"""Windows between two stops."""


def play_on(match: Match, rng: Random) -> Match:
    while match.window is not None:
        answer_all(match, Greedy(match, rng))
    return match


def check_whole_match(table: Table, seed: int) -> Match:
    """Play it; at every stop it is put away and taken up, copied and looked at."""
    match, rng = Match(RULES, seed, table=table), Random(seed)
    stops: list[tuple[Match, object]] = []
    number = 0
    while match.window is not None:
        if number % EVERY == 0:
            stored = snapshot(match)
            again = resume(stored, table=table)
            assert snapshot(again) == stored
            assert (again.deal, again.standing, again.window) == (match.deal, match.standing, match.window)
            stops += [(again, rng.getstate()), (match.clone(), rng.getstate())]
            check_views(match)
        answer_all(match, Greedy(match, rng))
        number += 1
    assert len(stops) > 4
    for copy, state in stops:
        luck = Random()
        luck.setstate(state)  # type: ignore[arg-type]
        assert play_on(copy, luck).events == match.events
    check_record(match, table)
    return match


def check_views(match: Match) -> None:
    """Each seat sees the table, and imagines a match in which the same lies there and is remembered."""
    for seat in match.table.seats.all:
        view = match.view(seat)
        assert view.to_json()
        assert len(view.events) == len(match.events)
        imagined = view.sample(Random(seat))
        if imagined.deal.number == match.deal.number and imagined.deal.result is None:
            assert imagined.standing == match.standing


def check_record(match: Match, table: Table) -> None:
    """Written down and read again it is the same match, played from its seed and its answers."""
    record = record_of(match)
    told = read_native(write_native(record))
    assert told.events == tuple(match.events)
    again = Match(RULES, bytes.fromhex(told.header.seed), told.header.names, table=table)
    assert replayed(again, told.answers).events == match.events
