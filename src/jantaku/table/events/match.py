"""Events of a match: it begins, a deal begins and ends, it is over."""

from typing import TYPE_CHECKING

from jantaku.scoring.ledger import Seat, Transfer
from jantaku.scoring.settlement import thousands
from jantaku.table.events.event import Event, by_all, nothing
from jantaku.table.events.line import DealName, Figure, Listed, Value, Who, Words, words

if TYPE_CHECKING:
    from jantaku.table.telling.board import Board


class MatchStarted(Event, frozen=True):
    """The players sit down. ``names`` by seat."""

    rules: str
    fingerprint: str
    names: tuple[str, ...]
    points: tuple[int, ...]

    seen = by_all

    def lay(self, board: "Board") -> None:
        board.set_points(self.points)

    def line(self) -> Words:
        return words("event-match-started", names=", ".join(self.names))


class SeatsDrawn(Event, frozen=True):
    """Who sits where: ``seats[i]`` is the seat of the player who was named as the i-th. ``dice``: those that were
    thrown for the first dealer, one after the other."""

    method: str
    seats: tuple[Seat, ...]
    dice: tuple[int, ...] = ()

    seen = by_all
    lay = nothing

    def line(self) -> Words:
        return words("event-seats-drawn")


class Seated(Event, frozen=True):
    """Who sits at each seat from this deal on, by the numbers of their names, and who rests, the next to sit down
    first. Where it is not told, everybody sits at the seat of his number."""

    members: tuple[int, ...]
    resting: tuple[int, ...] = ()

    seen = by_all

    def lay(self, board: "Board") -> None:
        board.seat_members(self.members)

    def line(self) -> Words:
        return words("event-seated", count=len(self.resting))


class DealStarted(Event, frozen=True):
    """A new deal. ``round`` is the kind of the round tile (27 = East), ``hand`` counts the dealers of the round from 0.

    ``sticks`` are those of earlier deals. ``commitment`` is the SHA-256 of the deal's seed, in hex, or empty.
    """

    number: int
    round: int
    hand: int
    dealer: Seat
    honba: int
    sticks: int
    points: tuple[int, ...]
    commitment: str = ""
    for_pot: bool = False
    """It is played only for what lies on the table after the last deal."""

    seen = by_all  # the commitment tells nothing of the seed

    def lay(self, board: "Board") -> None:
        board.clear(self)

    def line(self) -> Words:
        counted: list[Value] = [DealName(self.round, self.hand)]
        if self.honba:
            counted.append(words("table-honba", count=self.honba))
        if self.sticks:
            counted.append(words("table-sticks", count=self.sticks))
        if self.for_pot:
            counted.append(words("table-for-pot"))
        return Listed(tuple(counted))


class DealEnded(Event, frozen=True):
    """Points after the deal, and the seed it was dealt from, in hex, so that everybody can check the wall."""

    points: tuple[int, ...]
    sticks: int
    seed: str = ""

    seen = by_all  # the seed is of this deal only, which is over

    def lay(self, board: "Board") -> None:
        board.set_points(self.points)
        board.set_sticks(self.sticks)
        board.seed = self.seed
        board.change("deal")
        board.no_offer()

    def line(self) -> Words:
        return words("event-deal-ended", points=standing(self.points), count=self.sticks)


class MatchEnded(Event, frozen=True):
    """The match is over. ``scores`` are final scores in points (52000 is +52), by seat, ``rows`` how they came. Chips
    are counted by themselves: what they are worth is agreed elsewhere."""

    points: tuple[int, ...]
    scores: tuple[int, ...]
    places: tuple[int, ...]
    rows: tuple[Transfer, ...] = ()
    chips: tuple[int, ...] = ()

    seen = by_all
    lay = nothing

    def line(self) -> Words:
        settled = self.scores != self.points
        final = []
        for seat, (points, total) in enumerate(zip(self.points, self.scores, strict=False)):
            score: tuple[Value, ...] = (" (", Figure(thousands(total)), ")") if settled else ()
            final.append(Listed((Who(seat), " ", Figure(points), *score), ""))
        return words("event-match-ended", scores=Listed(tuple(final)))


def standing(points: tuple[int, ...]) -> Listed:
    """What everybody has."""
    return Listed(tuple(Listed((Who(seat), Figure(held)), " ") for seat, held in enumerate(points)))
