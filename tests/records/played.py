"""Matches of our own written down, and records with something changed in them."""

from collections.abc import Callable
from contextlib import suppress
from functools import cache
from random import Random
from typing import TypeVar

from msgspec.structs import replace

from jantaku.records.of_match import record_of
from jantaku.records.record import Record
from jantaku.rules import load
from jantaku.table.events import DealStarted, Discarded, Event, RiichiStands
from jantaku.table.match import Match
from tests.table.greedy import Greedy

E = TypeVar("E", bound=Event)
NAMES = ("Anna", "Борис", "千恵", "Dmitri")


@cache
def played(rules: str = "riichi", seed: int = 4) -> Record:
    """A whole match by players that go for ready hands, with the seeds of its walls."""
    rule_set = load(rules)
    match = Match(rule_set, seed, NAMES[: max(rule_set.plan.payments.seats, rule_set.plan.seats.members)])
    match.play([Greedy(match, Random(seed))] * match.table.seats.count)
    return record_of(match)


def without_seed(record: Record) -> Record:
    """The same, and nobody knows where the walls came from."""
    return replace(record, header=replace(record.header, chance="", seed=""))


def found(
    record: Record, kind: type[E], number: int, wanted: Callable[[E], bool] = lambda event: True
) -> tuple[int, E]:
    """The so manieth event of a kind, the first is 0, and its place."""
    events = [(place, event) for place, event in enumerate(record.events) if isinstance(event, kind) and wanted(event)]
    return events[number]


def nth(record: Record, kind: type[E], number: int) -> int:
    """The place of the so manieth event of a kind."""
    return found(record, kind, number)[0]


def changed(record: Record, place: int, **fields: object) -> Record:
    """The record with other values in one event."""
    events = list(record.events)
    events[place] = replace(events[place], **fields)
    return replace(record, events=tuple(events))


def deal_at(record: Record, place: int) -> int:
    """In which deal, counted from 0, an event stands."""
    return sum(isinstance(event, DealStarted) for event in record.events[: place + 1]) - 1


def discard_in_riichi(record: Record) -> int:
    """The place of a discard by somebody in riichi."""
    in_riichi: set[int] = set()
    for place, event in enumerate(record.events):
        match event:
            case DealStarted():
                in_riichi = set()
            case RiichiStands():
                in_riichi.add(event.seat)
            case Discarded() if event.seat in in_riichi:
                return place
    raise LookupError("nobody discards in riichi")


def with_a_discard_in_riichi() -> Record:
    """A match in which somebody goes on after riichi."""
    for seed in range(50):
        with suppress(LookupError):
            discard_in_riichi(played(seed=seed))
            return played(seed=seed)
    raise AssertionError("nobody discards in riichi in fifty matches")
