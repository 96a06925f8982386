"""Throws: what is found by lot when a deal begins, beside the break of the wall.

For each purpose there are dice of their own, which come after the others of a deal (`jantaku.table.chance`), so that
the seed of the deal, published when it ends, shows that nobody has chosen. A lot among so many players, or tiles, is a
die with so many faces.
"""

from collections.abc import Iterable
from math import factorial
from typing import Final

from jantaku.rules.equivalence import rounds_follow
from jantaku.rules.plan import Plan
from jantaku.table.events import Event, LotDrawn
from jantaku.table.events.opening import LotFor

TWO_DICE: Final = (6, 6)


class Throws:
    """The dice of one table for what is found by lot."""

    def __init__(self, plan: Plan, before: int) -> None:
        """``before``: how many dice of a deal come before these."""
        seats = plan.payments.seats
        dealer = {"leader_dice": TWO_DICE, "leader_tiles": (seats,), "redraw": (seats,)}
        thrown: dict[LotFor, tuple[int, ...]] = {
            "dealer": dealer.get(plan.dealer.first_of_round, ()) if rounds_follow(plan) else (),
            "seats": (factorial(seats),) if plan.seats.reseat == "random" else (),
            "round": (len(plan.length.rounds),) if plan.length.round_by == "dice" else (),
            "first_turn": TWO_DICE if plan.wall.first_turn == "dice" else (),
        }
        self.faces: dict[LotFor, tuple[int, ...]] = {purpose: faces for purpose, faces in thrown.items() if faces}
        """By purpose, the faces of its dice; nothing that is not drawn."""
        self.all = tuple(face for faces in self.faces.values() for face in faces)
        """The same, one after another."""
        self._first: dict[LotFor, int] = {}
        for purpose, faces in self.faces.items():
            self._first[purpose] = before
            before += len(faces)

    def of(self, dice: tuple[int, ...], purpose: LotFor) -> tuple[int, ...]:
        """What was thrown for this; with a wall that somebody laid without such dice, ones."""
        first, count = self._first[purpose], len(self.faces[purpose])
        return (*dice, *(1 for _ in range(first + count - len(dice))))[first : first + count]

    def told(self, events: Iterable[Event]) -> tuple[int, ...]:
        """The dice of a deal in which these events are told; ones, where nothing was thrown."""
        drawn = {event.what: event.dice for event in events if isinstance(event, LotDrawn)}
        return tuple(die for purpose, faces in self.faces.items() for die in drawn.get(purpose) or (1 for _ in faces))
