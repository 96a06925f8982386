"""How matches went, in numbers: who won how, who dealt in, how many deals were drawn, what a win was worth."""

from collections.abc import Iterable

import msgspec

from jantaku.scoring.ledger import Seat
from jantaku.table.events import Called, DealDrawn, DealEnded, DealStarted, Discarded, Event, ReadyDeclared, Won


class SeatRates(msgspec.Struct):
    """What one seat has done, in deals and wins."""

    wins: int = 0
    tsumo: int = 0
    dealt_in: int = 0
    """Deals in which others won on its tiles."""
    declared: int = 0
    """Deals in which it has said that it is ready."""
    called: int = 0
    """Deals in which it has called a tile."""
    worth: int = 0
    """What its wins were worth, in all."""


class Rates(msgspec.Struct):
    """The sums of some matches."""

    seats: list[SeatRates]
    matches: int = 0
    deals: int = 0
    drawn: int = 0
    """Deals without a winner."""
    aborted: int = 0
    """Those of them that were not played to the end of the wall."""
    winners: list[int] = []
    """How many deals had so many winners."""
    worths: dict[int, int] = {}
    """How many wins were worth so much."""
    answers: int = 0
    seconds: float = 0.0
    """What all of it took of the processor, added up over the processes."""

    @classmethod
    def of(cls, seats: int) -> "Rates":
        """Nothing yet."""
        return cls([SeatRates() for _ in range(seats)], winners=[0] * (seats + 1))

    def add(self, other: "Rates") -> None:
        """Count what another has counted."""
        for own, more in zip(self.seats, other.seats, strict=True):
            for field in SeatRates.__struct_fields__:
                setattr(own, field, getattr(own, field) + getattr(more, field))
        for field in ("matches", "deals", "drawn", "aborted", "answers", "seconds"):
            setattr(self, field, getattr(self, field) + getattr(other, field))
        self.winners = [own + more for own, more in zip(self.winners, other.winners, strict=True)]
        for worth, wins in other.worths.items():
            self.worths[worth] = self.worths.get(worth, 0) + wins

    @property
    def middle(self) -> int | None:
        """What the middle one of all wins was worth; None without a win. A few huge hands do not change it."""
        half = (sum(self.worths.values()) + 1) // 2
        for worth in sorted(self.worths):
            half -= self.worths[worth]
            if half <= 0:
                return worth
        return None

    def count(self, events: Iterable[Event]) -> None:
        """Count a match by what happened in it."""
        self.matches += 1
        dealt_in: set[Seat] = set()
        declared: set[Seat] = set()
        called: set[Seat] = set()
        won = 0
        for event in events:
            match event:
                case DealStarted():
                    dealt_in, declared, called, won = set(), set(), set(), 0
                case Discarded(riichi=True) | ReadyDeclared():
                    declared.add(event.seat)
                case Called():
                    called.add(event.seat)
                case Won():
                    won += 1
                    seat = self.seats[event.seat]
                    seat.wins += 1
                    seat.worth += event.points
                    self.worths[event.points] = self.worths.get(event.points, 0) + 1
                    if event.source == event.seat:
                        seat.tsumo += 1
                    else:
                        dealt_in.add(event.source)
                case DealDrawn():
                    self.aborted += event.kind not in ("exhausted", "nagashi")
                case DealEnded():
                    self._deal(won, dealt_in, declared, called)

    def _deal(self, won: int, dealt_in: Iterable[Seat], declared: Iterable[Seat], called: Iterable[Seat]) -> None:
        self.deals += 1
        self.winners[won] += 1
        self.drawn += won == 0
        for seat in dealt_in:
            self.seats[seat].dealt_in += 1
        for seat in declared:
            self.seats[seat].declared += 1
        for seat in called:
            self.seats[seat].called += 1
