"""A record as mjlog: each event says its tag, and what was kept of a file that was read stands where it stood.

The server turns the indicator of an open kan before the discard, the table after it; a deal's end is one tag (one for
each winner), in the record several events. Otherwise tags and events go side by side.
"""

import re
from collections.abc import Callable, Iterable, Sequence
from typing import Any, Final, NoReturn

from jantaku.hands import Meld
from jantaku.records.formats.mjlog.codes import (
    DORA,
    DRAW_TYPES,
    EAST,
    LIMIT_BASES,
    NORTH,
    RED_DORA,
    SEATS,
    THREE,
    URA_DORA,
    YAKUMAN,
    GameType,
    as_they_were_made,
    box,
    code_of,
    code_of_north,
    in_their_order,
    number_of,
    sides_of,
)
from jantaku.records.formats.mjlog.reading import ENDING, ENGINE, FORMAT, HUNDRED, STICK, VERSION, quoted
from jantaku.records.formats.told_deal import refuse_unsayable
from jantaku.records.record import Record, RecordError
from jantaku.records.tenhou_wall import shuffle_of
from jantaku.rules import RuleSet
from jantaku.scoring.ledger import Seat, Transfer, Unit
from jantaku.table.events import (
    Called,
    DealDrawn,
    DealEnded,
    DealStarted,
    Dealt,
    DiceRolled,
    Discarded,
    Drawn,
    Event,
    HandShown,
    IndicatorShown,
    KanDeclared,
    MatchEnded,
    NukiDeclared,
    Paid,
    RiichiStands,
    Ruled,
    WallBroken,
    Won,
)
from jantaku.texts import TextId
from jantaku.tiles import Tile, kind_of, short_of

_CONNECTION: Final = re.compile(r"(\d+)(?:\.(\d+))?([+-])([0-3])")
_RIICHI: Final = frozenset({"riichi", "double_riichi"})
_HAND: Final = 13


class MjlogWriter:
    """Writes one record."""

    def __init__(self, record: Record, rules_of: Callable[[Record], RuleSet]) -> None:
        self.record = record
        self.events: Sequence[Event] = record.events
        self.header = record.header
        self.extra = record.header.extra
        self.players = len(self.header.names)
        self.nobody = (0,) * (SEATS - self.players)
        """What those have who sit in the places that are empty."""
        self.type = int(self.extra["type"]) if self.extra.get("type", "").isdecimal() else _type(rules_of(record))
        if bool(self.type & GameType.THREE_PLAYERS) != (self.players == THREE):
            self.type ^= GameType.THREE_PLAYERS
        self.box = box(not self.type & GameType.NO_RED, self.players)
        self.tags: list[str] = []
        self.at = 0
        self.connections = _connections(self.extra.get("connections", ""))
        self.closed_kans = dict(_pairs(self.extra.get("closed_kans", "")))
        self.yaku_orders = dict(_pairs(self.extra.get("yaku_orders", "")))
        self.meld_orders = dict(_pairs(self.extra.get("meld_orders", "")))
        self.named: dict[Meld, int] = {}
        """Of closed kans: the copy that their code names, where it is not the first."""
        self.made: list[tuple[Tile, ...]] = []
        """The tiles of melds and norths, as they were laid down."""
        self.started: DealStarted | None = None
        self.points: list[int] = []
        self.sticks = 0
        self.shown: list[HandShown] = []

    def text(self) -> str:
        """The file."""
        refuse_unsayable(self.record, FORMAT)
        if self.players not in (THREE, SEATS):
            self._cannot(TextId("record-mjlog-players"), "mjlog is for three or four players", players=self.players)
        self._head()
        for at, event in enumerate(self.events):
            self.at = at
            start = len(self.tags)
            self._write(event)
            if at in self.connections:
                self._connect(start, self.connections[at])
        if len(self.events) in self.connections:
            self._connect(len(self.tags), self.connections[len(self.events)])
        return "".join((*self.tags, self.extra.get("ending", ENDING)))

    def _write(self, event: Event) -> None:
        write = _WRITERS.get(type(event))
        if write is None:
            return
        begun = self.started is not None or type(event) is DealStarted
        if not begun or getattr(event, "seat", 0) not in range(self.players):
            self._impossible()
        try:
            write(self, event)
        except RecordError:
            raise
        except (IndexError, ValueError):  # a number that no table would say, in a record that was changed by hand
            self._impossible()

    # ---------------------------------------------------------------- the head

    def _head(self) -> None:
        extra = self.extra
        self.tags.append(extra.get("prolog", ""))
        version = self.header.version if self.header.engine == ENGINE else VERSION
        self.tags.append(f'<mjloggm ver="{_safe(version)}"{self._beside("mjloggm")}>')
        shuffle = shuffle_of(self.header)
        if shuffle:
            self.tags.append(f'<SHUFFLE seed="{_safe(shuffle)}" ref="{_safe(extra.get("ref", ""))}"/>')
        lobby = extra.get("lobby", None if "type" in extra else "0")
        lobby = "" if lobby is None else f' lobby="{_safe(lobby)}"'
        self.tags.append(f'<GO type="{self.type}"{lobby}{self._beside("GO")}/>')
        names = "".join(f' n{seat}="{self._name(seat)}"' for seat in range(SEATS))
        others = "".join(f' {word}="{_safe(extra[word])}"' for word in ("dan", "rate", "sx") if word in extra)
        self.tags.append(f"<UN{names}{others}{self._beside('UN')}/>")
        self.tags.append(f'<TAIKYOKU oya="0"{self._beside("TAIKYOKU")}/>')

    def _beside(self, tag: str) -> str:
        """What lobbies write into a tag of the head."""
        told = ((word, self.extra.get(f"{tag}.{word}")) for word in ("title", "chip"))
        return "".join(f' {word}="{_safe(text)}"' for word, text in told if text is not None)

    def _chips(self, tag: str) -> str | None:
        """The chips that a tag of a deal tells, if any."""
        return dict(_pairs(self.extra.get(f"{tag}.chip", ""))).get(self.at)

    def _name(self, seat: Seat) -> str:
        return _safe(self.extra.get(f"n{seat}") or quoted("".join(self.header.names[seat : seat + 1])))

    def _connect(self, start: int, lost_and_back: Iterable[tuple[int, str, Seat]]) -> None:
        """Put the tags of lost and found connections among those of one event."""
        for within, sign, seat in lost_and_back:  # in rising order, and each counts those before it
            tag = f'<BYE who="{seat}" />' if sign == "-" else f'<UN n{seat}="{self._name(seat)}"/>'
            self.tags.insert(start + within, tag)
            if not within:
                start += 1

    # ---------------------------------------------------------------- the deal

    def _deal_started(self, event: DealStarted) -> None:
        if len(event.points) != self.players:
            self._impossible()
        self.started, self.points, self.sticks = event, list(event.points), event.sticks
        self.named.clear()
        self.made.clear()
        hands: list[list[Tile]] = [[] for _ in range(self.players)]
        dice: tuple[int, ...] = ()
        indicator: Tile | None = None
        for later in self.events[self.at + 1 :]:
            match later:
                case DiceRolled():
                    dice = dice or later.dice
                case WallBroken():
                    pass
                case IndicatorShown():
                    indicator = later.tile
                case Dealt():
                    hands[later.seat] += later.tiles
                case Drawn(source="deal"):
                    pass
                case _:
                    break
        if indicator is None or any(len(hand) != _HAND for hand in hands):
            self._cannot(TextId("record-mjlog-tiles"), "mjlog needs all tiles of a deal", deal=event.number + 1)
        round_number = SEATS * (event.round - EAST) + event.hand
        if round_number not in range(SEATS * SEATS) or not event.hand == event.dealer < self.players:
            self._cannot(TextId("record-mjlog-round"), "mjlog has no such round", deal=event.number + 1)
        first, second, *_ = (*dice, 1, 1)
        told = (round_number, event.honba, event.sticks, first - 1, second - 1, self._number(indicator))
        dealt = "".join(f' hai{seat}="{self._tiles(hand)}"' for seat, hand in enumerate(hands))
        dealt += "".join(f' hai{seat}=""' for seat in range(self.players, SEATS))
        chips = self._chips("INIT")
        dealt += "" if chips is None else f' chip="{_safe(chips)}"'
        self.tags.append(f'<INIT seed="{_joined(told)}" ten="{self._held(event.points)}" oya="{event.dealer}"{dealt}/>')

    def _drawn(self, event: Drawn) -> None:
        self.tags.append(f"<{'TUVW'[event.seat]}{self._number(event.tile)}/>")

    def _discarded(self, event: Discarded) -> None:
        if event.riichi:
            self.tags.append(f'<REACH who="{event.seat}" step="1"/>')
        at = self.at + 1
        while at < len(self.events) and isinstance(later := self.events[at], IndicatorShown):
            self._dora(later.tile)
            at += 1
        self.tags.append(f"<{'DEFG'[event.seat]}{self._number(event.tile)}/>")

    def _indicator_shown(self, event: IndicatorShown) -> None:
        before = self.at - 1
        while before > 0 and isinstance(self.events[before], IndicatorShown):
            before -= 1
        if isinstance(self.events[before], Called | KanDeclared | NukiDeclared | Drawn):
            self._dora(event.tile)  # the first one is told in INIT, one after a discard stands before it

    def _dora(self, tile: Tile) -> None:
        self.tags.append(f'<DORA hai="{self._number(tile)}" />')

    def _called(self, event: Called | KanDeclared) -> None:
        named = self.closed_kans.get(self.at, "")
        if named:
            self.named[event.meld] = int(named)
        self._lay_down(event.seat, event.meld)

    def _nuki_declared(self, event: NukiDeclared) -> None:
        self._lay_down(event.seat, event.tile)

    def _lay_down(self, seat: Seat, laid: Meld | Tile) -> None:
        self.made.append(laid.tiles if isinstance(laid, Meld) else (laid,))
        self.tags.append(f'<N who="{seat}" m="{self._code(laid, seat)}" />')

    def _riichi_stands(self, event: RiichiStands) -> None:
        self._pay(event.rows)
        self.sticks += 1
        self.tags.append(f'<REACH who="{event.seat}" ten="{self._held(self.points)}" step="2"/>')

    # ---------------------------------------------------------------- the end of a deal

    def _won(self, event: Won) -> None:
        first = not isinstance(self.events[self.at - 1], Won)
        last = not isinstance(self.events[self.at + 1], Won) if self.at + 1 < len(self.events) else True
        rows = [row for row in self._rows() if row.target == event.seat]
        yaku, numbers = self._yaku(event)
        melds = [self._code(one, event.seat) for one in reversed(self._melds_and_norths(event))]
        parts = [
            ("ba", f"{self.deal.honba},{self.sticks if first else 0}"),
            ("hai", self._hand((*event.concealed, event.tile))),
            ("m", _joined(melds) if melds else None),
            ("machi", str(self._number(event.tile))),
            ("ten", f"{event.fu},{event.points},{_limit(event.base)}"),
            (yaku, numbers),
            ("doraHai", self._tiles(event.indicators)),
            ("doraHaiUra", self._tiles(event.ura) if event.ura else None),
            ("who", str(event.seat)),
            ("fromWho", str(event.source)),
            ("paoWho", None if event.liable is None else str(event.liable)),
            ("sc", self._changes(rows)),
            ("owari", self._owari() if last else None),
            ("chip", self._chips("AGARI")),
        ]
        self.tags.append(_tag("AGARI", parts))
        self._pay(rows)

    def _melds_and_norths(self, event: Won) -> Sequence[Meld | Tile]:
        """What the winner has laid down, the oldest first."""
        if not event.nuki:
            return event.melds
        kept = self.meld_orders.get(self.at, "")
        if (kept.count("m"), kept.count("n")) != (len(event.melds), len(event.nuki)):
            return as_they_were_made(event.melds, event.nuki, self.made)
        melds, norths = iter(event.melds), iter(event.nuki)
        return [next(melds) if sign == "m" else next(norths) for sign in kept if sign in "mn"]

    def _yaku(self, event: Won) -> tuple[str, str]:
        """The attribute that lists the yaku, and the list."""
        winds = (event.seat - self.deal.dealer) % self.players, self.deal.round - EAST
        han_of: dict[int, int] = {}
        for element in event.elements:
            number = number_of(element, *winds)
            beside = event.by_limit and element.limit is None  # han that are added to a yakuman
            if number is None or (element.limit or YAKUMAN) != YAKUMAN or beside:
                self._cannot(
                    TextId("record-mjlog-yaku"), f"mjlog has no yaku {element.id} at this price", yaku=element.id
                )
            han_of[number] = element.han
        kept = self.yaku_orders.get(self.at, "")
        dora, ura, red, aside = event.bonus
        for number, han in ((DORA, dora + aside), (URA_DORA, ura), (RED_DORA, red)):
            # A winner in riichi has looked for ura dora, also where there are none.
            if han or (number == URA_DORA and any(element.id in _RIICHI for element in event.elements)):
                han_of[number] = han
        order = [int(word) for word in kept.split(".")] if kept else in_their_order(han_of, event.melds)
        if event.by_limit:
            return "yakuman", _joined(number for number in order if number < DORA)
        return "yaku", ",".join(f"{number},{han_of.get(number, 0)}" for number in order)

    def _deal_drawn(self, event: DealDrawn) -> None:
        kind = DRAW_TYPES.get(event.kind)
        if kind is None:
            self._cannot(TextId("record-mjlog-draw"), f"mjlog has no draw {event.kind}", draw=event.kind)
        rows = self._rows()
        hands = [(f"hai{hand.seat}", self._hand(hand.concealed)) for hand in self.shown]
        parts = [
            ("type", kind or None),
            ("ba", f"{self.deal.honba},{self.sticks}"),
            ("sc", self._changes(rows)),
            *sorted(hands),
            ("owari", self._owari()),
            ("chip", self._chips("RYUUKYOKU")),
        ]
        self.shown.clear()
        self.tags.append(_tag("RYUUKYOKU", parts))
        self._pay(rows)

    def _hand_shown(self, event: HandShown) -> None:
        self.shown.append(event)

    def _ruled(self, event: Ruled) -> None:
        self._cannot(TextId("record-mjlog-referee"), f"mjlog has no referee, who ruled {event.ruling} here")

    def _rows(self) -> tuple[Transfer, ...]:
        """The payments of the end of this deal."""
        for later in self.events[self.at + 1 : self.at + 1 + SEATS]:
            if isinstance(later, Paid):
                return later.rows
            if not isinstance(later, Won):
                break
        return ()

    def _owari(self) -> str | None:
        """The end of the match, if this deal ended it. Sticks that were left are the first place's."""
        sticks = 0
        for later in self.events[self.at + 1 : self.at + 4]:
            if isinstance(later, DealEnded):
                sticks = later.sticks
            if isinstance(later, MatchEnded):
                points = list(later.points)
                if sum(points) + STICK * sticks == sum(self.deal.points) + STICK * self.deal.sticks:
                    points[later.places.index(1)] += STICK * sticks
                pairs = zip((*points, *self.nobody), (*later.scores, *self.nobody), strict=True)
                chips = [f",{count}" for count in (*later.chips, *self.nobody)] if later.chips else [""] * SEATS
                told = zip(pairs, chips, strict=True)
                return ",".join(f"{held // HUNDRED},{score / STICK:.1f}{more}" for (held, score), more in told)
        return None

    # ---------------------------------------------------------------- values

    @property
    def deal(self) -> DealStarted:
        """How the deal began."""
        if self.started is None:
            self._impossible()
        return self.started

    def _changes(self, rows: Iterable[Transfer]) -> str:
        """Points before and what each seat wins or loses."""
        before = list(self.points)
        change = [0] * self.players
        for row in rows:
            if row.unit is Unit.POINTS:
                if row.source >= 0:
                    change[row.source] -= row.amount
                if row.target >= 0:
                    change[row.target] += row.amount
        pairs = zip((*before, *self.nobody), (*change, *self.nobody), strict=True)
        return ",".join(f"{self._hundreds([held])},{self._hundreds([moved])}" for held, moved in pairs)

    def _pay(self, rows: Iterable[Transfer]) -> None:
        for row in rows:
            if row.unit is Unit.POINTS:
                if row.source >= 0:
                    self.points[row.source] -= row.amount
                if row.target >= 0:
                    self.points[row.target] += row.amount

    def _held(self, points: Sequence[int]) -> str:
        """What every place holds, an empty one nothing."""
        return self._hundreds((*points, *self.nobody))

    def _hundreds(self, points: Iterable[int]) -> str:
        words = []
        for held in points:
            if held % HUNDRED:
                self._cannot(TextId("record-mjlog-hundreds"), f"mjlog counts in hundreds, not {held}", points=held)
            words.append(str(held // HUNDRED))
        return ",".join(words)

    def _number(self, tile: Tile) -> int:
        number = self.box.numbers.get(tile)
        if number is None:
            shown = short_of(tile) if tile >= 0 else "?"
            self._cannot(TextId("record-mjlog-tile"), f"mjlog has no number for the tile {shown}", tile=shown)
        return number

    def _tiles(self, tiles: Iterable[Tile]) -> str:
        return _joined(map(self._number, tiles))

    def _hand(self, tiles: Iterable[Tile]) -> str:
        """A hand that is shown is in order."""
        return self._tiles(sorted(tiles, key=self._number))

    def _code(self, laid: Meld | Tile, seat: Seat) -> int:
        """The code of a meld, or of a north that is set aside."""
        for tile in laid.all_tiles if isinstance(laid, Meld) else (laid,):
            self._number(tile)
        if isinstance(laid, Meld):
            return code_of(laid, self.box, self.named.get(laid, 0), sides_of(seat, self.players))
        if kind_of(laid) != NORTH or self.players != THREE:
            shown = short_of(laid)
            self._cannot(TextId("record-mjlog-nuki"), f"mjlog cannot set {shown} aside", tile=shown)
        return code_of_north(laid, self.box)

    def _impossible(self) -> NoReturn:
        self._cannot(TextId("record-mjlog-event"), f"event {self.at} of the record is impossible", number=self.at)

    def _cannot(self, text_id: TextId, message: str, **arguments: str | int) -> NoReturn:
        raise RecordError(message, text_id, **arguments)


_WRITERS: Final[dict[type, Callable[[MjlogWriter, Any], None]]] = {
    DealStarted: MjlogWriter._deal_started,
    Drawn: MjlogWriter._drawn,
    Discarded: MjlogWriter._discarded,
    IndicatorShown: MjlogWriter._indicator_shown,
    Called: MjlogWriter._called,
    KanDeclared: MjlogWriter._called,
    NukiDeclared: MjlogWriter._nuki_declared,
    RiichiStands: MjlogWriter._riichi_stands,
    Won: MjlogWriter._won,
    HandShown: MjlogWriter._hand_shown,
    DealDrawn: MjlogWriter._deal_drawn,
    Ruled: MjlogWriter._ruled,
}
"""The events that make tags; the others are told with them."""


def _type(rules: RuleSet) -> int:
    """The type of a game by these rules, as far as it tells rules."""
    bits = GameType.PEOPLE
    if rules.values["game_length"] != "tonpuusen":
        bits |= GameType.HANCHAN
    if rules.values["akadora"] in (0, (0, 0, 0)):
        bits |= GameType.NO_RED
    if rules.values["kuitan"] == "off":
        bits |= GameType.NO_OPEN_TANYAO
    return bits


def _connections(text: str) -> dict[int, list[tuple[int, str, Seat]]]:
    """Lost and found connections by the event before which they stand."""
    found: dict[int, list[tuple[int, str, Seat]]] = {}
    for word in text.split():
        told = _CONNECTION.fullmatch(word)
        if told is not None:
            found.setdefault(int(told[1]), []).append((int(told[2] or 0), told[3], int(told[4])))
    return found


def _pairs(text: str) -> Iterable[tuple[int, str]]:
    """What was kept for single events: the number of the event, and what it is."""
    for word in text.split():
        event, _, kept = word.partition(":")
        if event.isdecimal() and kept:
            yield int(event), kept


def _joined(numbers: Iterable[int]) -> str:
    return ",".join(map(str, numbers))


def _tag(name: str, parts: Iterable[tuple[str, str | None]]) -> str:
    attributes = " ".join(f'{word}="{told}"' for word, told in parts if told is not None)
    return f"<{name} {attributes} />"


def _safe(text: str) -> str:
    """A text that cannot end its attribute. What was read has nothing of the kind."""
    return text.replace('"', "&quot;").replace("<", "&lt;")


def _limit(base: int) -> int:
    """The number of the limit that this base amount reaches."""
    return max(number for number, limit in enumerate(LIMIT_BASES) if base >= limit)
