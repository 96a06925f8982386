"""What people at a table say to each other: ready phrases at any time, words of their own between two deals.

It is stored before it is told, and found again after a restart; when the match is over and everybody is gone, it is
forgotten. Nobody answers for a seat by it. Who does not want to read somebody, does not: that is decided in the page.
"""

from collections import deque
from collections.abc import Iterable
from typing import TYPE_CHECKING, Final

from jantaku.server.storage.store import StoredLine, now_ms
from jantaku.server.telling.wire import Json
from jantaku.server.web import messages as say
from jantaku.server.web.errors import ServerError
from jantaku.server.web.limits import Bucket

if TYPE_CHECKING:
    from jantaku.server.rooms.room import Room
    from jantaku.server.web.connection import Connection

KEPT: Final = 60
"""So many lines are told to who comes later."""
RATE: Final = (0.4, 5.0)
"""Lines a second of one person, and how many in a burst."""


class Chat:
    """The talk at one table."""

    def __init__(self, before: Iterable[StoredLine] = ()) -> None:
        self._lines: deque[StoredLine] = deque(before, maxlen=KEPT)
        self._buckets: dict[int, Bucket] = {}

    def hear(self, room: "Room", connection: "Connection", message: say.Chat) -> StoredLine:
        """What somebody says, if it may be said."""
        place = connection.place
        if place is None:
            raise ServerError("not_seated")
        text = clean(message.text)
        if bool(text) == (message.phrase is not None):
            raise ServerError("bad_message", place="text")
        if text and not room.between_deals:
            raise ServerError("phrases_only")
        if not self._buckets.setdefault(place, Bucket(*RATE)).take():
            raise ServerError("slow_down")
        number = self._lines[-1].number + 1 if self._lines else 0
        return StoredLine(number, place, room.places[place].name, message.phrase or "", text, now_ms())

    def tell(self, line: StoredLine) -> Json:
        """A line, as it is told to everybody at the table."""
        self._lines.append(line)
        return {"type": "chat", "lines": [_on_wire(line)]}

    def so_far(self) -> Json | None:
        """What somebody who comes now should read; None: nobody has said a word."""
        return {"type": "chat", "lines": [_on_wire(line) for line in self._lines]} if self._lines else None


def _on_wire(line: StoredLine) -> Json:
    return {
        "n": line.number,
        "place": line.place,
        "name": line.name,
        "phrase": line.phrase or None,
        "text": line.text,
        "at": line.at,
    }


def clean(text: str) -> str:
    """A line without what no page should show: breaks, signs that turn the direction, signs that have no shape."""
    return " ".join("".join(sign if sign.isprintable() else " " for sign in text).split())
