"""Tables at which a given deal is dealt: the real server and its rooms, with the wall out of a scenario.

    python -m tests.server.laid --port 8311 --db sqlite:////tmp/laid.db --pages web/dist

A scenario (docs/reference/scenario-file.md) says what lies where and what is played. Here it is dealt like any other
deal: nothing may lie on the table before, no melds, no ponds; what was chosen before the first turn must be played.
The bots answer as the play says; people do as they like, and where they leave the play, bots answer what would hold if
nobody answered.
A table begins as soon as all people are there. `POST /laid` lays one: the scenario, the people by their winds, options.

Only tests start this. The server that is shipped knows nothing of it: it has no way to deal anything but what its
secret says.
"""

import argparse
import secrets
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Final

import msgspec
from fastapi import FastAPI, Request, Response
from starlette.routing import Route

from jantaku.cli.serve import listen, server_of
from jantaku.players import Player
from jantaku.records.of_match import is_preset, sheet_of
from jantaku.rules import RuleSet
from jantaku.scenarios.scenario import read_scenario, run
from jantaku.scenarios.script import WINDS
from jantaku.scoring.ledger import Seat
from jantaku.server.rooms.chairs import BOT, PERSON
from jantaku.server.rooms.lobby import Lobby, hashed
from jantaku.server.rooms.room import Room
from jantaku.server.storage.store import WAITING, StoredPlace, StoredTable, now_ms
from jantaku.server.web.connection import Connection
from jantaku.server.web.messages import Options
from jantaku.server.web.settings import Settings
from jantaku.table.chance import Lots, lots_of
from jantaku.table.match import Match, Standing, replayed
from jantaku.table.parts.length import Place
from jantaku.table.state.deposits import lying
from jantaku.table.state.window import Ask
from jantaku.table.telling.view import View
from jantaku.table.words import Code
from jantaku.tiles import Tile

ENDLESS: Final = (1e9, 1e9)


class LaidDeal(msgspec.Struct, frozen=True):
    """A deal as it will be dealt, and who says what in it."""

    rules: RuleSet
    row: tuple[Tile, ...]
    """The wall in the order of drawing."""
    dice: tuple[int, ...]
    standing: Standing
    said: Mapping[tuple[int, Seat], Code]
    """By the number of the window and the seat."""

    def match(self, names: Sequence[str] = ()) -> Match:
        """The match that begins with it."""
        return Match(self.rules, 0, names, chance=_Walls(self), standing=self.standing.copy())


class _Walls:
    """The wall of the scenario; those of later deals are of no interest."""

    name = "laid"

    def __init__(self, deal: LaidDeal) -> None:
        self.deal = deal

    def lots(self, number: int, box: Sequence[Tile]) -> Lots:
        """The lots of the deal with this number."""
        if number == self.deal.standing.number:
            return Lots(self.deal.row, self.deal.dice, broken=True)
        return lots_of(b"laid %d" % number, box)


def laid(text: str) -> LaidDeal:
    """The deal of a scenario, played once to find out what must lie where; it must come to what is expected of it."""
    scenario = read_scenario(text)
    outcome = run(scenario)
    if outcome.differences:
        raise ValueError(f"{scenario.about}: {[str(one) for one in outcome.differences]}")
    deal, start = outcome.steps[-1].deal, scenario.start
    standing = Standing(
        list(outcome.steps[0].deal.points),
        Place(deal.rounds, deal.hand),
        deal.dealer,
        deal.honba,
        lying(start.sticks, start.pot, scenario.rule_set.plan.payments.stick, deal.dealer),
        repeats=start.repeats,
    )
    answers = [(number, answer) for number, answer in outcome.match.answers if number < deal.windows]
    said = {(number, answer.seat): answer.code for number, answer in answers}
    found = LaidDeal(scenario.rule_set, deal.wall.row, start.dice, standing, said)
    again = replayed(found.match(), answers).events[1:]
    if again[: len(outcome.events)] != outcome.events:
        raise ValueError(f"{scenario.about}: something lies on the table before the deal begins")
    return found


class AsWritten:
    """A bot that says what the play has it say, and beyond it what would hold if nobody answered."""

    def __init__(self, deal: LaidDeal, match: Match) -> None:
        self.deal = deal
        self.match = match

    def answer(self, _view: View, ask: Ask, /) -> Code:
        """What is written for this window."""
        window = self.match.window
        assert window is not None
        return self.deal.said.get((window.number, ask.seat), ask.default)


class LaidRoom(Room):
    """A room whose match begins with a given deal, as soon as all people are there."""

    deal: LaidDeal

    def _make_match(self) -> Match:
        return self.deal.match([place.name for place in self.places])

    def _make_bots(self, match: Match) -> dict[Seat, Player]:
        return {seat: AsWritten(self.deal, match) for seat in self.places.seats}

    def greet(self, connection: Connection, place: int | None) -> None:
        """The last one who comes begins it."""
        super().greet(connection, place)
        if self.match is None and all(one.online for one in self.places if one.kind == PERSON):
            for one in self.places:
                one.ready = True
            self.inbox.put_nowait(self.begin_if_ready)


class Wish(msgspec.Struct, kw_only=True):
    """A table to be laid."""

    scenario: str
    people: dict[str, str]
    """Names by winds; bots have the other seats."""
    options: Options = msgspec.field(default_factory=Options)


def lay(lobby: Lobby, wish: Wish) -> dict[str, Any]:
    """Lay a table; its id, and by winds the tokens of the people and everybody's seats."""
    deal = laid(wish.scenario)
    rules, count = deal.rules, deal.rules.plan.payments.seats
    seats = {wind: (place + deal.standing.dealer) % count for place, wind in enumerate(WINDS[:count])}
    tokens = {wind: secrets.token_urlsafe(24) for wind in wish.people}
    places = [StoredPlace(seat, BOT, "bot", f"Bot {wind}") for wind, seat in seats.items()]
    places = [
        StoredPlace(place.place, PERSON, "", wish.people[wind], hashed(tokens[wind])) if wind in tokens else place
        for wind, place in zip(seats, places, strict=True)
    ]
    stored = StoredTable(
        id=secrets.token_urlsafe(9),
        code=f"{secrets.randbelow(1_000_000):06}",
        state=WAITING,
        name="",
        created=now_ms(),
        public=wish.options.public,
        rules=rules.id,
        sheet="" if is_preset(rules) else sheet_of(rules),
        fingerprint=rules.fingerprint,
        options=msgspec.json.encode(wish.options).decode(),
        secret=secrets.token_bytes(32),
        places=sorted(places, key=lambda place: place.place),
    )
    lobby.store.add_table(stored)
    room = LaidRoom(stored, rules, lobby.store, lobby.settings)
    room.deal = deal
    room.on_over = lobby._over
    lobby.rooms[room.id] = room
    room.start()
    return {"table": room.id, "tokens": tokens, "seats": seats}


def add_laying(app: FastAPI) -> None:
    """The address that lays tables."""

    async def lay_one(request: Request) -> Response:
        wish = msgspec.json.decode(await request.body(), type=Wish)
        found = lay(app.state.lobby, wish)
        return Response(msgspec.json.encode(found), media_type="application/json")

    app.router.routes.insert(0, Route("/laid", lay_one, methods=["POST"]))  # before the pages, which answer to anything


def main() -> None:
    """Serve until it is killed."""
    options = argparse.ArgumentParser()
    options.add_argument("--port", type=int, required=True)
    options.add_argument("--db", required=True)
    options.add_argument("--pages", type=Path, required=True)
    told = options.parse_args()
    settings = Settings(db=told.db, pages=told.pages, frames=ENDLESS, asks=ENDLESS, creations=ENDLESS)
    listening = listen("127.0.0.1", told.port)
    server = server_of(settings)
    add_laying(server.config.app)  # type: ignore[arg-type]
    server.run(sockets=[listening])


if __name__ == "__main__":
    main()
