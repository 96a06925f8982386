"""What one match adds to the sums of which figures are made, read from its events."""

from collections.abc import Sequence
from typing import Final, TypeAlias

from jantaku.players.rates import Rates
from jantaku.table.events import DealEnded, DealStarted, Discarded, Event, MatchEnded, Won

Sums: TypeAlias = dict[str, float]
"""By name; what is not there is 0."""

YAKU: Final = "yaku:"
"""Before the id of an element: wins that had it."""
YAKU_WORTH: Final = "worth:"
"""Before the id of an element: what these wins were worth together."""


def sums_of(events: Sequence[Event], seats: int) -> Sums:
    """The sums of one match."""
    rates = Rates.of(seats)
    rates.count(events)
    sums: Sums = {
        "matches": 1,
        "seats": seats,
        "deals": rates.deals,
        "hands": rates.deals * seats,
        "drawn": rates.drawn,
        "aborted": rates.aborted,
    }
    for seat in rates.seats:
        for name in ("wins", "tsumo", "dealt_in", "declared", "called", "worth"):
            sums[name] = sums.get(name, 0) + getattr(seat, name)
    _add_wins(sums, events)
    _add_deals(sums, events)
    return sums


def _add_wins(sums: Sums, events: Sequence[Event]) -> None:
    squares = 0
    for event in events:
        if type(event) is Won:
            squares += event.points**2
            for name in {element.id for element in event.elements}:
                sums[YAKU + name] = sums.get(YAKU + name, 0) + 1
                sums[YAKU_WORTH + name] = sums.get(YAKU_WORTH + name, 0) + event.points
    sums["worth_squared"] = squares


def _add_deals(sums: Sums, events: Sequence[Event]) -> None:
    """What the dealer has gained in each deal, how long the deals were, and how far apart the players have ended."""
    started: DealStarted | None = None
    sums["discards"] = sums["dealer_points"] = sums["spread"] = 0
    for event in events:
        match event:
            case DealStarted():
                started = event
            case Discarded():
                sums["discards"] += 1
            case DealEnded() if started is not None:
                dealer = started.dealer
                sums["dealer_points"] += event.points[dealer] - started.points[dealer]
            case MatchEnded():
                mean = sum(event.points) / len(event.points)
                sums["players"] = len(event.points)
                sums["spread"] += sum((points - mean) ** 2 for points in event.points)
