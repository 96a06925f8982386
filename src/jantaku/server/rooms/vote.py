"""A vote to end a match early: it ends when all who are at the table want it, and stands as it stood.

No rule ends a match so: nobody is paid for a place, sticks stay where they lie, and the record says what was played.
"""

from collections.abc import Sequence

from jantaku.server.rooms.chairs import PERSON, Places
from jantaku.server.telling.wire import Json
from jantaku.server.web.errors import ServerError
from jantaku.table.match import Match


class Vote:
    """Who wants to end the match."""

    def __init__(self, places: Places) -> None:
        self._places = places
        self._yes: set[int] = set()
        self.stopped: Json | None = None
        """Where the match stood, once it was ended."""

    @property
    def voters(self) -> list[int]:
        """The places of the people who are at the table: who has left it for a bot is not waited for."""
        return [place.place for place in self._places if place.kind == PERSON and place.online and not place.left]

    @property
    def passed(self) -> bool:
        """Whether all want it."""
        return bool(self._yes) and self._yes.issuperset(self.voters) and bool(self.voters)

    @property
    def open(self) -> bool:
        """Whether somebody wants it."""
        return bool(self._yes)

    def hear(self, place: int | None, end: bool) -> None:
        """What somebody wants."""
        if place is None:
            raise ServerError("not_seated")
        if end:
            self._yes.add(place)
        else:
            self._yes.discard(place)

    def stop(self, match: Match) -> Json:
        """The match ends where it stands."""
        points = match.points_of_members
        names = match.names
        self.stopped = {"names": names, "points": points, "places": places_of(points)}
        return self.stopped

    def on_wire(self) -> Json:
        """How it stands."""
        voters = self.voters
        yes = sorted(self._yes.intersection(voters))
        return {"type": "vote", "yes": yes, "need": len(voters), "stopped": self.stopped}


def places_of(points: Sequence[int]) -> list[int]:
    """The place of each, from 1; of equals the first comes first."""
    order = sorted(range(len(points)), key=lambda member: (-points[member], member))
    return [order.index(member) + 1 for member in range(len(points))]
