"""The lists of tenhou's JSON: tiles and melds in numbers and words, and the order in which the lists were written.

Each seat has a list of what it took and one of what it gave away. `Order` follows the turns, lets a call interrupt them
where one fits, and goes back where the lists then do not come out.
"""

import re
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from typing import Final, Literal, NamedTuple

from jantaku.hands import Meld, MeldForm
from jantaku.records.damage import SEATS, THREE, Json, Spot, damaged, shown
from jantaku.records.formats.mjlog.codes import sides_of
from jantaku.records.record import RecordError
from jantaku.scoring.ledger import Seat
from jantaku.texts import TextId
from jantaku.tiles import RED, Face, Tile, face_of, short_of

TSUMOGIRI: Final = 60
AFTER_OPEN_KAN: Final = 0
MOST_ORDERS: Final = 500
"""So many times the search for an order goes back before it gives up."""

# ---------------------------------------------------------------- tiles

_NUMBER_OF: Final[dict[Face, int]] = {
    **{Face(kind): 10 * (kind // 9 + 1) + kind % 9 + 1 for kind in range(34)},
    **{Face(9 * suit + 4 | RED): 51 + suit for suit in range(3)},
}
_FACE_OF: Final = {number: face for face, number in _NUMBER_OF.items()}


def number_of_tile(tile: Tile) -> int:
    """The number of a tile in this format."""
    number = _NUMBER_OF.get(face_of(tile))
    if number is None:
        short = short_of(tile)
        raise RecordError(f"tenhou has no number for {short}", TextId("tenhou-json-no-number"), tile=short)
    return number


def face_in(value: Json, place: Spot) -> Face:
    """The tile of a number."""
    face = None if isinstance(value, bool) or not isinstance(value, int) else _FACE_OF.get(value)
    if face is None:
        said = shown(value)
        raise damaged(place, f"{said} is no tile", TextId("tenhou-json-no-tile"), value=said)
    return face


# ---------------------------------------------------------------- what the seats took and gave


class Draw(NamedTuple):
    """A tile from the wall."""

    face: Face


class Call(NamedTuple):
    """Chi, pon or open kan."""

    form: MeldForm
    claimed: Face
    own: tuple[Face, ...]
    source: Seat


class Discard(NamedTuple):
    """A tile that goes to the pond."""

    face: Face | None
    """None: the tile just drawn."""
    riichi: bool


class Kan(NamedTuple):
    """A closed or an added kan."""

    form: MeldForm
    faces: tuple[Face, ...]
    """Of a closed kan all four, else the one that is added."""


class LaidAside(NamedTuple):
    """A north that is set aside."""

    face: Face


class Nothing(NamedTuple):
    """The place of a discard after an open kan."""


Take = Draw | Call
Give = Discard | Kan | LaidAside | Nothing

_CALL_LETTERS: Final = {"c": MeldForm.CHI, "p": MeldForm.PON, "m": MeldForm.OPEN_KAN}
_KAN_LETTERS: Final = {"a": MeldForm.CLOSED_KAN, "k": MeldForm.ADDED_KAN}
_LETTER_OF: Final = {form: letter for letter, form in (*_CALL_LETTERS.items(), *_KAN_LETTERS.items())}
_WORD: Final = re.compile(r"((?:\d\d)*)([cpmak])((?:\d\d)+)")
_ASIDE: Final = re.compile(r"f(\d\d)")
_PLACES: Final = (3, 2, 1)
"""How many places further on he sits who fed a call: the letter stands before all tiles, between, before the last."""


def _word(value: str, letters: dict[str, MeldForm], place: Spot) -> tuple[MeldForm, list[Face], int]:
    """A meld: its form, its tiles in the order written, and where among them the letter stands."""
    found = _WORD.fullmatch(value)
    form = letters.get(found[2]) if found else None
    size = 3 if form in (MeldForm.CHI, MeldForm.PON) else 4
    if found is None or form is None or len(value) != 2 * size + 1:
        said = shown(value)
        raise damaged(place, f"{said} is no meld", TextId("tenhou-json-no-meld"), value=said)
    digits = found[1] + found[3]
    faces = [face_in(int(digits[at : at + 2]), place) for at in range(0, len(digits), 2)]
    return form, faces, len(found[1]) // 2


def take_in(value: Json, seat: Seat, place: Spot, players: int = SEATS) -> Take:
    """What a seat took: a tile, or a word for a call."""
    if not isinstance(value, str):
        return Draw(face_in(value, place))
    form, faces, at = _word(value, _CALL_LETTERS, place)
    claimed = faces.pop(at)
    source = (seat + _PLACES[0 if at == 0 else -1 if at == len(faces) else 1]) % SEATS
    if source >= players:
        said = shown(value)
        raise damaged(place, f"{said}: nobody sits where it came from", TextId("tenhou-json-nobody"), value=said)
    return Call(form, claimed, tuple(faces), source)


def give_in(value: Json, place: Spot, players: int = SEATS) -> Give:
    """What a seat gave away: a tile, with or without riichi, a word for a kan, or among three a north set aside."""
    if not isinstance(value, str):
        if value == AFTER_OPEN_KAN and not isinstance(value, bool):
            return Nothing()
        return Discard(None if value == TSUMOGIRI else face_in(value, place), riichi=False)
    if value.startswith("r"):
        digits = value[1:]
        number = int(digits) if digits.isascii() and digits.isdigit() and len(digits) == 2 else -1
        return Discard(None if number == TSUMOGIRI else face_in(number, place), riichi=True)
    if players == THREE and (aside := _ASIDE.fullmatch(value)):
        return LaidAside(face_in(int(aside[1]), place))
    form, faces, at = _word(value, _KAN_LETTERS, place)
    return Kan(form, tuple(faces) if form is MeldForm.CLOSED_KAN else (faces[at],))


def meld_word(meld: Meld, seat: Seat, players: int = SEATS) -> str:
    """A call or a kan of this seat: the letter stands before the claimed tile (or the added one), whose place tells who
    fed it."""
    letter = _LETTER_OF[meld.form]
    if meld.form is MeldForm.CLOSED_KAN:
        numbers = sorted(map(number_of_tile, meld.tiles))
        return "".join(map(str, numbers[:3])) + f"{letter}{numbers[3]}"
    assert meld.claimed is not None
    assert meld.side is not None
    own = [str(number_of_tile(tile)) for tile in meld.tiles if tile != meld.claimed]
    added = "" if meld.added is None else str(number_of_tile(meld.added))
    steps = sides_of(seat, players).index(meld.side)
    own.insert(len(own) if steps == 1 else _PLACES.index(steps), f"{letter}{added}{number_of_tile(meld.claimed)}")
    return "".join(own)


# ---------------------------------------------------------------- the order of things


class Step(NamedTuple):
    """What happened next: the ``position``-th thing that this seat took, or gave away."""

    seat: Seat
    part: Literal["draws", "discards"]
    position: int
    what: Take | Give


class _Table(NamedTuple):
    """A point at which the order may go on in several ways: what of each list is done, and who holds what."""

    steps: tuple[Step, ...]
    taken: tuple[int, ...]
    given: tuple[int, ...]
    hands: tuple[Counter[Face], ...]
    seat: Seat
    """Who takes next."""


class Order:
    """The search for the order in which the lists of all seats were written."""

    def __init__(
        self,
        takes: Sequence[Sequence[Take]],
        gives: Sequence[Sequence[Give]],
        hands: Sequence[Sequence[Face]],
        dealer: Seat,
        fits: Callable[[Step], bool],
    ) -> None:
        """``fits``: whether the deal can have ended after this step."""
        self.takes = takes
        self.gives = gives
        self.fits = fits
        self.players = len(takes)
        none = (0,) * self.players
        self.open = [_Table((), none, none, tuple(map(Counter, hands)), dealer)]
        self.furthest = 0
        self.stuck: tuple[Seat, Literal["draws", "discards"], int] = (dealer, "draws", 0)

    def find(self) -> tuple[Step, ...] | None:
        """The first order that comes out; None where none does, and then `stuck` is where it failed last."""
        for _ in range(MOST_ORDERS):
            if not self.open:
                return None
            found = self._follow(self.open.pop())
            if found is not None:
                return found
        return None

    def _follow(self, table: _Table) -> tuple[Step, ...] | None:
        """Go on from here as long as there is one way; other ways are kept for later."""
        self.steps = list(table.steps)
        self.taken, self.given = list(table.taken), list(table.given)
        self.hands = [hand.copy() for hand in table.hands]
        seat = table.seat
        while self._turn(seat):
            if self._done():
                if self.fits(self.steps[-1]):
                    return tuple(self.steps)
                self._fail(seat, "discards")
                return None
            if isinstance(self.steps[-1].what, Discard):
                ways = list(self._ways(seat))
                if not ways:
                    self._fail((seat + 1) % self.players, "draws")
                    return None
                seat, *others = ways
                self.open += [self._here(other) for other in reversed(others)]
        return None

    def _turn(self, seat: Seat) -> bool:
        """One takes and gives away; False where that is not possible."""
        taken = self._next_take(seat)
        if taken is None or not self._hold(seat, taken):
            self._fail(seat, "draws")
            return False
        self.steps.append(Step(seat, "draws", self.taken[seat] + 1, taken))
        self.taken[seat] += 1
        given = self._next_give(seat)
        if isinstance(taken, Call) and taken.form is MeldForm.OPEN_KAN:
            if isinstance(given, Nothing):
                self.given[seat] += 1
            return True
        if given is None and self._done():
            return True
        if given is None or not self._let_go(seat, given, taken):
            self._fail(seat, "discards")
            return False
        self.steps.append(Step(seat, "discards", self.given[seat] + 1, given))
        self.given[seat] += 1
        return True

    def _hold(self, seat: Seat, taken: Take) -> bool:
        hand = self.hands[seat]
        if isinstance(taken, Draw):
            hand[taken.face] += 1
            return True
        last = self.steps[-1] if self.steps else None
        if last is None or last.seat != taken.source or self._discarded() != taken.claimed:
            return False
        hand.subtract(taken.own)
        return min(hand[face] for face in taken.own) >= 0

    def _let_go(self, seat: Seat, given: Give, taken: Take) -> bool:
        if isinstance(given, Kan):
            faces = given.faces
        elif isinstance(given, Discard | LaidAside) and given.face is not None:
            faces = (given.face,)
        elif isinstance(given, Discard) and isinstance(taken, Draw):
            faces = (taken.face,)
        else:
            return False
        hand = self.hands[seat]
        hand.subtract(faces)
        return min(hand[face] for face in faces) >= 0

    def _ways(self, seat: Seat) -> Iterator[Seat]:
        """Who may take after a discard: those who call this tile, pon and kan first, then the next in turn."""
        face = self._discarded()
        calls = []
        for other in range(self.players):
            call = self._next_take(other)
            if other != seat and isinstance(call, Call) and (call.source, call.claimed) == (seat, face):
                calls.append((call.form is MeldForm.CHI, other))
        yield from (other for _, other in sorted(calls))
        following = (seat + 1) % self.players
        if isinstance(self._next_take(following), Draw):
            yield following

    def _discarded(self) -> Face | None:
        """The tile that was discarded last, if that was the last thing to happen."""
        last = self.steps[-1]
        if not isinstance(last.what, Discard):
            return None
        if last.what.face is not None:
            return last.what.face
        drawn = self.steps[-2].what
        return drawn.face if isinstance(drawn, Draw) else None

    def _next_take(self, seat: Seat) -> Take | None:
        takes, done = self.takes[seat], self.taken[seat]
        return takes[done] if done < len(takes) else None

    def _next_give(self, seat: Seat) -> Give | None:
        gives, done = self.gives[seat], self.given[seat]
        return gives[done] if done < len(gives) else None

    def _done(self) -> bool:
        return all(
            self.taken[seat] == len(self.takes[seat]) and self.given[seat] == len(self.gives[seat])
            for seat in range(self.players)
        )

    def _here(self, seat: Seat) -> _Table:
        hands = tuple(hand.copy() for hand in self.hands)
        return _Table(tuple(self.steps), tuple(self.taken), tuple(self.given), hands, seat)

    def _fail(self, seat: Seat, part: Literal["draws", "discards"]) -> None:
        """Remember the place where most had come out."""
        if len(self.steps) >= self.furthest:
            self.furthest = len(self.steps)
            self.stuck = (seat, part, (self.taken if part == "draws" else self.given)[seat])
