"""A win that an event tells, priced once more: for all that led to its value and that the event does not carry."""

from collections.abc import Iterable
from typing import Final

from jantaku.hands import Hand
from jantaku.rules.plan import Plan
from jantaku.scoring.book import book_of
from jantaku.scoring.ledger import Seat
from jantaku.scoring.score import RAISES, Score, score
from jantaku.scoring.win import Win, Wind
from jantaku.table.admission import ALL_EXCLUDED, CLEAN_POND, EIGHT_FLOWERS, FREE, ROBBED_FLOWER, TOLD
from jantaku.table.events import Won
from jantaku.texts import SayableError
from jantaku.yaku import elements

BROKEN: Final = (SayableError, LookupError, ValueError, TypeError, AssertionError)
"""What becomes of a hand that a damaged record tells."""
TABLE_FACTS: Final = {*TOLD, *FREE, *CLEAN_POND, *ALL_EXCLUDED, *EIGHT_FLOWERS, *ROBBED_FLOWER}


class Place:
    """Where in a match a win happened: who deals, which round, what lies on the table, who has won before; whether the
    winner is named among them, too, does not matter."""

    __slots__ = ("dealer", "honba", "out", "round", "seats", "sticks")

    def __init__(
        self, dealer: Seat, round_: int, honba: int, sticks: int, seats: int, out: Iterable[Seat] = ()
    ) -> None:
        self.dealer = dealer
        self.round = round_
        self.honba = honba
        self.sticks = sticks
        self.seats = seats
        self.out = tuple(out)

    def wind(self, seat: Seat) -> Wind:
        """The wind of a seat."""
        return Wind((seat - self.dealer) % self.seats)


def priced(won: Won, plan: Plan, place: Place) -> Score | None:
    """The same win, priced once more; None if it comes to something else."""
    try:
        found = score(_win(won, plan, place), plan)
    except BROKEN:
        return None
    if won.liable is not None:  # who answers for a hand may pay another sum than all would
        return found if found.base == won.base else None
    return found if found.points == won.points else None


def _win(won: Won, plan: Plan, place: Place) -> Win:
    tsumo = won.source == won.seat
    return Win(
        hand=Hand(won.concealed, won.melds),
        winning=won.tile if won.stands_for is None else won.stands_for,
        tsumo=tsumo,
        seat=place.wind(won.seat),
        round=Wind((place.round - Wind.E.kind) % len(Wind)),
        discarder=None if tsumo else place.wind(won.source),
        flags=frozenset(won.flags),  # type: ignore[arg-type]
        facts=frozenset(_told(won, book_of(plan).asked)),
        indicators=won.indicators,
        ura_indicators=won.ura,
        nuki=won.nuki,
        honba=place.honba,
        sticks=place.sticks,
        liable=None if won.liable is None else place.wind(won.liable),
        out=tuple(place.wind(seat) for seat in place.out if seat != won.seat),
    )


def _told(won: Won, asked: frozenset[str]) -> Iterable[str]:
    """The facts that only the table knew, by what was paid for them. Others the hand itself must show: told of one
    reading they would be believed of all."""
    known = elements()
    for one in won.elements:
        paid = (*(known[one.id].all if one.id in known else ()), one.fact or "")
        for fact in (*paid, *(RAISES[fact] for fact in paid if fact in RAISES)):
            if fact in TABLE_FACTS and fact in asked:
                yield fact
