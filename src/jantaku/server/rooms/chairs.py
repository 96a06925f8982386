"""The places of a table: who sits at each, who is gone, and who sits at which seat of the match.

The places are numbered as the table was laid, the members of the match as the lots fell; a member sits at a seat, or
rests (`jantaku.table.state.seating`).
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Final, overload

import msgspec

from jantaku.players import Bot, Player
from jantaku.rules import RuleSet
from jantaku.scoring.ledger import Seat
from jantaku.server.storage.store import StoredPlace
from jantaku.server.telling.wire import Json, Said, said
from jantaku.table.events import SeatsDrawn
from jantaku.table.match import Match
from jantaku.table.parts.seats import PHANTOM as NAME_OF_PHANTOM
from jantaku.table.parts.seats import Seats
from jantaku.table.state.seating import Member
from jantaku.table.state.window import Ask
from jantaku.table.telling.view import View
from jantaku.table.words import Code

PERSON, BOT, EMPTY, PHANTOM = "person", "bot", "empty", "phantom"


class DefaultPlayer:
    """Answers what would hold if nobody answered."""

    def answer(self, view: View, ask: Ask, /) -> Code:
        """The default."""
        return ask.default


LEVELS: Final[dict[str, Callable[[RuleSet], Player]]] = {"bot": Bot, "default": lambda _rules: DefaultPlayer()}
"""The bots that may be asked to sit down."""


class Sitting(msgspec.Struct):
    """Who sits at a place."""

    place: int
    kind: str
    name: str
    token: str
    level: str = "bot"
    nonce: str = ""
    ready: bool = False
    left: bool = False
    """Has said that a bot shall play on."""
    gone_at: float = 0.0
    """Since when nobody is connected for it."""
    online: int = 0

    def on_wire(self) -> Json:
        """The place, as everybody sees it."""
        return {
            "place": self.place,
            "kind": EMPTY if self.kind == PERSON and not self.token else self.kind,
            "name": self.name,
            "ready": self.ready or self.kind == BOT,
            "online": self.online > 0 or self.kind == BOT,
        }

    def stand_up(self) -> None:
        """The place is empty again."""
        self.name = self.token = self.nonce = ""
        self.ready = False


NOBODY: Final = Sitting(-1, PHANTOM, NAME_OF_PHANTOM, "", online=1)
"""At a seat of phantoms."""


class Places(Sequence[Sitting]):
    """All places of a table."""

    def __init__(self, stored: Iterable[StoredPlace], away_s: float) -> None:
        self._all = [
            Sitting(place.place, place.kind, place.name, place.token, place.level or "bot", place.nonce)
            for place in stored
        ]
        self._away_s = away_s
        self._members: list[int] = [place.place for place in self._all]
        """Of each member, the number of the place."""
        self._seated: tuple[Member, ...] = tuple(range(len(self._all)))
        """Of each seat, who sits there, as far as it was shown."""
        self._table: Seats | None = None
        """The seats of the match, where they say who answers for which hand."""

    @overload
    def __getitem__(self, number: int) -> Sitting: ...

    @overload
    def __getitem__(self, number: slice) -> Sequence[Sitting]: ...

    def __getitem__(self, number: int | slice) -> Sitting | Sequence[Sitting]:
        return self._all[number]

    def __len__(self) -> int:
        return len(self._all)

    def __iter__(self) -> Iterator[Sitting]:
        return iter(self._all)

    @property
    def of_one_person(self) -> bool:
        """Whether one person plays here against bots."""
        return sum(place.kind == PERSON for place in self._all) == 1

    # ------------------------------------------------------------ before the match

    def of_token(self, token: str) -> int | None:
        """The place that this token (its SHA-256) belongs to."""
        return next((place.place for place in self._all if place.token and place.token == token), None)

    def sat_down(self, stored: StoredPlace, now: float, ready: bool) -> None:
        """Somebody has joined; who was ready is so no longer, unless those who play again come back to their places."""
        sitting = self._all[stored.place]
        sitting.name, sitting.token, sitting.nonce = stored.name, stored.token, stored.nonce
        sitting.gone_at = now
        for place in self._all:
            place.ready = ready and (place is sitting or place.ready)

    def missing(self) -> list[Said]:
        """What the table still waits for."""
        empty = sum(not place.token and place.kind == PERSON for place in self._all)
        unready = [place.name for place in self._all if place.token and place.kind == PERSON and not place.ready]
        missing = [said("server-missing-seats", count=empty)] if empty else []
        return missing + ([said("server-missing-ready", names=", ".join(unready))] if unready else [])

    # ------------------------------------------------------------ in the match

    def take_seats(self, match: Match) -> None:
        """Everybody goes to the seat that the lots have given."""
        lots = next((event for event in match.history if isinstance(event, SeatsDrawn)), None)
        self._members = list(range(len(self._all)))
        self._seated = match.table.seats.all
        self._table = match.table.seats if match.table.seats.hands else None
        if lots is not None:
            for place, member in enumerate(lots.seats):
                self._members[member] = place

    def change_seats(self, seated: tuple[Member, ...]) -> None:
        """Players change places between deals."""
        self._seated = seated

    @property
    def seats(self) -> range:
        """All seats."""
        return range(len(self._seated))

    def at(self, seat: Seat) -> Sitting:
        """Who sits at this seat, or the first of those who answer for its hand; at a phantom's, nobody."""
        return next(iter(self.answering(seat)), NOBODY)

    def answering(self, seat: Seat) -> list[Sitting]:
        """All who answer for the hand of this seat."""
        if self._table is None:
            return [self._all[self._members[self._seated[seat]]]]
        return [self._all[player] for player in self._table.answering(seat)]

    def controller(self, seat: Seat) -> Seat:
        """The seat of those who answer for this hand."""
        return seat if self._table is None else self._table.controller(seat)

    def seat_of(self, place: int) -> Seat | None:
        """The seat of whoever has this place, the first of them if he has several; None while he rests."""
        if self._table is not None:
            return self._table.hands[place][0]
        member = self._members.index(place)
        return self._seated.index(member) if member in self._seated else None

    def resting(self) -> list[Sitting]:
        """Those who sit at no seat in this deal."""
        return [place for place in self._all if self.seat_of(place.place) is None]

    def people(self) -> set[Seat]:
        """The seats of people, wherever they are; who has several hands is at one of them."""
        found = {seat for seat in self.seats if any(one.kind == PERSON for one in self.answering(seat))}
        return {self.controller(seat) for seat in found}

    def present(self) -> set[Seat]:
        """The seats of people who are at the table."""
        return {seat for seat in self.people() if any(one.online and not one.left for one in self.answering(seat))}

    def all_present(self) -> bool:
        """Whether everybody is connected."""
        return all(place.online for place in self._all if place.kind == PERSON)

    def plays_itself(self, seat: Seat, now: float) -> bool:
        """Whether a bot answers for the seat: it is one's, or all who answer for it have left others waiting."""
        return all(self._is_played(sitting, now) for sitting in self.answering(seat))

    def _is_played(self, sitting: Sitting, now: float) -> bool:
        if sitting.kind == BOT or sitting.left:
            return True
        if sitting.online:
            return False
        others = any(place.online for place in self._all if place is not sitting and place.kind == PERSON)
        return others and now - sitting.gone_at >= self._away_s

    def all_gone_for(self, seconds: float, now: float) -> bool:
        """Whether all people who play have been gone for so long."""
        people = [place for place in self._all if place.kind == PERSON and not place.left]
        return bool(people) and all(now - place.gone_at >= seconds for place in people)
