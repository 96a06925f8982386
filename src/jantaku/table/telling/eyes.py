"""Eyes: what a viewer may see, by the hands that are his and by what the rules keep secret.

Some rules keep more secret than others: a closed kan that lies face down, the hand of a winner while others play on,
whether a discard was the tile just drawn. Eyes carry that, so that an event need not know the rules
(`jantaku.table.events.Event.seen`).
"""

from collections.abc import Iterable
from typing import Final

import msgspec

from jantaku.rules.plan import KanPlan, Plan
from jantaku.scoring.ledger import Seat
from jantaku.table.events import Event


class Eyes(msgspec.Struct, frozen=True, gc=False):
    """What a viewer may see."""

    hands: frozenset[Seat] = frozenset()
    """The hands that he sees."""
    kans_face_down: bool = False
    """Nobody but its owner knows which tiles a closed kan has (002:240)."""
    winners_face_down: bool = False
    """A hand that has won is turned down while others play on (004:41)."""
    secret_draws: bool = False
    """Whether a discard was just drawn only its owner knows (002:191)."""

    def __contains__(self, seat: Seat) -> bool:
        return seat in self.hands

    def of(self, *hands: Seat) -> "Eyes":
        """By the same rules those that see these hands; of nobody's, those of a watcher."""
        return Eyes(frozenset(hands), self.kans_face_down, self.winners_face_down, self.secret_draws)


BLIND: Final = Eyes()
"""They see no hand, where nothing else is secret."""


def eyes_of(plan: Plan | None, hands: Iterable[Seat] = ()) -> Eyes:
    """Eyes that see these hands by these rules; with no rules nothing is secret but hands."""
    if plan is None:
        return Eyes(frozenset(hands))
    return Eyes(frozenset(hands), plan.kans.hidden, plan.winners.until > 1, not plan.calls.shows_drawn)


UP: Final = {"inner": (1, 2), "outer": (0, 3), "all": (0, 1, 2, 3)}


def lying_up(kans: KanPlan) -> tuple[int, ...]:
    """At which of its four places a closed kan lies face up for others."""
    return () if kans.hidden else UP[kans.up]


def seen_by(eyes: Eyes, events: Iterable[Event]) -> list[Event]:
    """What these eyes see of all these events."""
    return [seen for event in events if (seen := event.seen(eyes)) is not None]
