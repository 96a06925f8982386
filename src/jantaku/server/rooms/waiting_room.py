"""The waiting room: who laid the table decides whether a bot or a person comes to an empty place."""

from typing import TYPE_CHECKING

from jantaku.server.rooms.chairs import BOT, PERSON
from jantaku.server.storage.store import StoredPlace
from jantaku.server.telling.wire import said
from jantaku.server.web import messages as say
from jantaku.server.web.errors import ServerError

if TYPE_CHECKING:
    from jantaku.server.rooms.room import Room
    from jantaku.server.web.connection import Connection


def host_of(room: "Room") -> int | None:
    """The place of whoever came first: the places are numbered from that of the one who laid the table."""
    return next((place.place for place in room.places if place.token), None)


def bot_name(number: int, language: str) -> str:
    """What a bot is called at a table of people who speak this language."""
    return said("server-bot-name", number=number)[language]


async def fill(room: "Room", connection: "Connection", message: say.Fill) -> None:
    """A bot comes to an empty place, or goes from it. Nobody is ready any more: it is another table now."""
    if connection.place is None:
        raise ServerError("not_seated")
    if room.match is not None:
        raise ServerError("not_waiting")
    if connection.place != host_of(room):
        raise ServerError("not_host")
    if message.place >= len(room.places):
        raise ServerError("bad_message", place="place")
    sitting = room.places[message.place]
    if sitting.token:
        raise ServerError("table_full")
    if message.kind == sitting.kind:
        return
    if message.kind == BOT:
        taken = {place.name for place in room.places}
        names = (bot_name(number, message.lang) for number in range(1, len(room.places) + 1))
        name = next(name for name in names if name not in taken)
        if not await room.store.ask(room.store.sit, room.id, StoredPlace(sitting.place, BOT, "", name)):
            raise ServerError("table_full")
        sitting.kind, sitting.level, sitting.name = BOT, "bot", name
    else:
        await room.store.ask(room.store.free, room.id, sitting.place)
        sitting.kind, sitting.name = PERSON, ""
    for place in room.places:
        place.ready = False
