"""Who sits where in a deal: the members of a match are not its seats.

A match has members, in the order of their names, and a table has seats. Points are counted by member in the match and
by seat in a deal; a `Seating` joins the two. Where as many play as there are seats and nobody changes places, which is
most often so, member and seat are one number.
"""

from collections.abc import Sequence
from typing import TypeVar

import msgspec

from jantaku.scoring.ledger import Seat, Transfer

Member = int
"""A player of the match: the place of the name in the order of names."""
T = TypeVar("T")


class Seating(msgspec.Struct, frozen=True, array_like=True):
    """Who sits at each seat, and who rests, the next to sit down first."""

    members: tuple[Member, ...]
    resting: tuple[Member, ...] = ()

    def seat_of(self, member: Member) -> Seat | None:
        """Where a member sits; None if he rests."""
        return self.members.index(member) if member in self.members else None

    def swapped(self, seat: Seat) -> "Seating":
        """The same after the one at this seat has left and the first of those who rest has sat down there."""
        coming, *waiting = self.resting
        members = (*self.members[:seat], coming, *self.members[seat + 1 :])
        return Seating(members, (*waiting, self.members[seat]))

    def moved(self, sources: Sequence[Seat]) -> "Seating":
        """The same after everybody at the table has changed places; ``sources``: from which seat who sits there has
        come."""
        return Seating(tuple(self.members[source] for source in sources), self.resting)

    def at_table(self, values: Sequence[T]) -> list[T]:
        """Of what each member has, what those have who sit at the table, by seat."""
        return [values[member] for member in self.members]

    def brought_back(self, values: Sequence[T], before: Sequence[T]) -> list[T]:
        """What each member has, once those at the table have these values; who rests keeps what he had ``before``."""
        kept = list(before)
        for member, value in zip(self.members, values, strict=True):
            kept[member] = value
        return kept

    def by_member(self, row: Transfer) -> Transfer:
        """A row between seats as one between members."""
        source, target = (self.members[number] if number >= 0 else number for number in (row.source, row.target))
        return msgspec.structs.replace(row, source=source, target=target)
