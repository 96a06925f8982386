"""The score of a win that an event tells, for who asks why: all that led to its value.

What was priced is not worked out anew: the event carries the reading that counted, the facts that the table told the
book and the situation. Only where a record lacks them (another format, an older file) they are guessed back, here and
nowhere else.
"""

from collections.abc import Iterable
from typing import Final

import msgspec

from jantaku.hands import Hand
from jantaku.rules.plan import Plan
from jantaku.scoring.book import book_of, round_position
from jantaku.scoring.ledger import Position, Reason, Seat, Transfer, Unit, turn_order
from jantaku.scoring.score import RAISES, Score, score, score_by
from jantaku.scoring.win import TableWin, Win
from jantaku.table.events import DealEnded, DealStarted, Discarded, Drawn, Event, Paid, Won
from jantaku.table.parts.admission import ALL_EXCLUDED, CLEAN_POND, EIGHT_FLOWERS, FREE, ROBBED_FLOWER, TOLD
from jantaku.texts import SayableError, Texts
from jantaku.tiles import Kind
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

    def position(self, seat: Seat) -> Position:
        """How many steps a seat is from the dealer."""
        return turn_order(self.dealer, self.seats).index(seat)


def priced(won: Won, plan: Plan, place: Place) -> Score | None:
    """What was priced when the win was made, with all that led to it: the event tells by which reading and from which
    facts. Of an event that does not tell them they are guessed at; None if the hand comes to something else then."""
    for find in (_as_it_was, _guessed):
        try:
            found = find(won, plan, place)
        except BROKEN:
            continue
        if found is not None and _agrees(found, won):
            return found
    return None


def _agrees(found: Score, won: Won) -> bool:
    """Who answers for a hand may pay another sum than all would."""
    return found.base == won.base if won.liable is not None else found.points == won.points


def paid_together(won: Won, following: Iterable[Event], place: Place) -> tuple[Transfer, ...] | None:
    """What was paid for a win beside which others have won, seats counted from the dealer; None where it was alone.
    ``following``: what happened after it."""
    paid = next((event for event in following if isinstance(event, (Paid, *ENDS))), None)
    if not isinstance(paid, Paid) or len({row.target for row in paid.rows if row.reason in WINNINGS}) < 2:
        return None
    rows = (row for row in paid.rows if won.seat in (row.source, row.target) and row.unit is not Unit.SCORE)
    told = tuple([_from_dealer(row, place) for row in rows])
    return told if all(map(_can_be_said, told)) else None


def _can_be_said(row: Transfer) -> bool:
    """Whether the reason has all that belongs to it: a record may tell less."""
    try:
        Texts("en")(row.text_id, **row.arguments)
    except LookupError:
        return False
    return True


def _from_dealer(row: Transfer, place: Place) -> Transfer:
    source, target = (number if number < 0 else place.position(number) for number in (row.source, row.target))
    return msgspec.structs.replace(row, source=source, target=target)


WINNINGS: Final = frozenset({Reason.RON, Reason.PAO, Reason.OWN_SHARE, Reason.FED_OPEN_RIICHI, Reason.WAREME})
"""Why several may be paid for one tile."""
ENDS: Final = (DealEnded, DealStarted, Drawn, Discarded)


def _as_it_was(won: Won, plan: Plan, _place: Place) -> Score | None:
    """The score by the reading and the facts that the event tells; None where it does not."""
    at = won.at
    if at is None:
        return None
    order = turn_order(at.dealer, plan.payments.seats)
    tsumo = won.source == won.seat
    win = TableWin(
        hand=Hand(won.concealed, won.melds),
        winning=won.tile if won.stands_for is None else won.stands_for,
        tsumo=tsumo,
        seat=order.index(won.seat),
        round=round_position(at.round, plan),
        discarder=None if tsumo else order.index(won.source),
        flags=frozenset(won.flags),  # type: ignore[arg-type]
        facts=frozenset(won.facts),
        indicators=won.indicators,
        ura_indicators=won.ura,
        named_dora=tuple(map(Kind, at.named)),
        foreign_dora=at.foreign,
        nuki=won.nuki,
        honba=at.honba,
        inherited=at.inherited,
        repeats=at.repeats,
        sticks=at.sticks,
        liable=None if won.liable is None else order.index(won.liable),
        liable_for=at.liable_for,
        out=tuple(map(order.index, at.out)),
    )
    return score_by(win, plan, won.reading, at.barred)


def _guessed(won: Won, plan: Plan, place: Place) -> Score:
    """The score of a win as a record tells it that was not written here, or before events told all of it."""
    tsumo = won.source == won.seat
    win = Win(
        hand=Hand(won.concealed, won.melds),
        winning=won.tile if won.stands_for is None else won.stands_for,
        tsumo=tsumo,
        seat=place.position(won.seat),
        round=round_position(place.round, plan),
        discarder=None if tsumo else place.position(won.source),
        flags=frozenset(won.flags),  # type: ignore[arg-type]
        facts=frozenset(_told(won, book_of(plan).asked)),
        indicators=won.indicators,
        ura_indicators=won.ura,
        nuki=won.nuki,
        honba=place.honba,
        sticks=place.sticks,
        liable=None if won.liable is None else place.position(won.liable),
        out=tuple(place.position(seat) for seat in place.out if seat != won.seat),
    )
    return score(win, plan)


def _told(won: Won, asked: frozenset[str]) -> Iterable[str]:
    """The facts that only the table knew, by what was paid for them. Others the hand itself must show: told of one
    reading they would be believed of all."""
    known = elements()
    for one in won.elements:
        paid = (*(known[one.id].all if one.id in known else ()), one.fact or "")
        for fact in (*paid, *(RAISES[fact] for fact in paid if fact in RAISES)):
            if fact in TABLE_FACTS and fact in asked:
                yield fact
