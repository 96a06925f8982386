"""mjlog into a record: one pass over the tags, each turned into the events that the table would emit.

A game has a thousand tags, and nearly all of them are draws and discards. Those few thousand possible tags are known
beforehand, each with its event ready made; only the rest is taken apart.
"""

import re
from base64 import b64decode, b64encode
from binascii import Error as Base64Error
from collections.abc import Callable
from enum import Enum, auto
from functools import cache
from itertools import combinations
from typing import Final, get_args
from urllib.parse import unquote

import msgspec

from jantaku.hands import Meld, MeldForm
from jantaku.hands.kernel import OpeningReader, PlainTags
from jantaku.records.formats.mjlog.codes import (
    DORA,
    DRAW_KINDS,
    EAST,
    FIRST_YAKUMAN,
    LIMIT_BASES,
    RED_DORA,
    SEATS,
    THREE,
    URA_DORA,
    YAKUMAN,
    Box,
    CodedMeld,
    GameType,
    as_they_were_made,
    box,
    counted,
    in_our_order,
    in_their_order,
    meld_of,
    north_of,
    rules_of_type,
    seat_of,
    sides_of,
)
from jantaku.records.formats.mjlog.tags import Attributes, MjlogTags, Told
from jantaku.records.formats.told_deal import ToldWin, levelled, win_rows
from jantaku.records.recognition import TENHOU, start_of, tenths_in
from jantaku.records.record import Header, Record, RecordError, Warning_
from jantaku.rules import load
from jantaku.rules.plan import PaymentPlan
from jantaku.scoring.ledger import Ledger, Reason, Seat, Transfer, turn_order
from jantaku.scoring.payments import Counters, nagashi, noten, riichi
from jantaku.scoring.win import Flag
from jantaku.table.events import (
    Called,
    DealDrawn,
    DealEnded,
    DealStarted,
    Dealt,
    DiceRolled,
    Discarded,
    DrawKind,
    Drawn,
    Event,
    HandShown,
    IndicatorShown,
    KanDeclared,
    MatchEnded,
    MatchStarted,
    NukiDeclared,
    Paid,
    RiichiStands,
    WallBroken,
    Won,
)
from jantaku.texts import TextId
from jantaku.tiles import Tile

FORMAT: Final = "mjlog"
ENGINE: Final = "tenhou"
VERSION: Final = "2.3"
ENDING: Final = "</mjloggm>"
HUNDRED: Final = 100
STICK: Final = 1000
ROUNDS: Final = 16
DIE: Final = 6
MANGAN_HAN: Final = 5
FULL_HAND: Final = 14
BLOCKS: Final = ((0, 4), (4, 8), (8, 12), (12, 13))
"""How thirteen tiles are dealt."""
_SCORE: Final = r"-?\d{1,7},-?\d{1,6}(?:\.\d)?"
_OWARI: Final = re.compile(rf"{_SCORE}(?:,{_SCORE}){{3}}", re.ASCII)
_OWARI_WITH_CHIPS: Final = re.compile(rf"{_SCORE},-?\d{{1,4}}(?:,{_SCORE},-?\d{{1,4}}){{3}}", re.ASCII)
_BESIDE: Final = ("title", "chip")
"""What lobbies with rules of their own write into a tag; nothing of the play depends on it."""

_COUNTED_IN_HAN: Final = frozenset({*range(FIRST_YAKUMAN), *range(DORA, RED_DORA + 1)})
"""The numbers of yaku that are no yakuman, and of dora."""
_FLAGS: Final[frozenset[str]] = frozenset(get_args(Flag))
_NOBODY: Final = -1
_NO_TILE: Final = Tile(-1)


class _Stage(Enum):
    """How far the reader has come."""

    HEAD = auto()
    DEAL = auto()
    WON = auto()
    """After a win; there may be another one on the same tile."""
    BETWEEN = auto()
    OVER = auto()


# By names of their own: up to Python 3.11 it takes as long as a call to look something up in an Enum.
_HEAD, _DEAL, _WON, _BETWEEN, _OVER = _Stage
_CLOSED_KAN: Final = MeldForm.CLOSED_KAN
_ADDED_KAN: Final = MeldForm.ADDED_KAN
_OPEN_KAN: Final = MeldForm.OPEN_KAN


class _Discard(msgspec.Struct, frozen=True, gc=False):
    """A discard: of a tile that was held, and of the one just drawn."""

    held: Discarded
    drawn: Discarded


@cache
def _plays(used: Box, players: int) -> dict[str, Drawn | _Discard]:
    """Every draw from the wall and every discard, as its tag is written."""
    plays: dict[str, Drawn | _Discard] = {}
    for seat in range(players):
        for number, tile in used.tiles.items():
            plays[f"{'TUVW'[seat]}{number}/>"] = Drawn(seat, tile)
            plays[f"{'DEFG'[seat]}{number}/>"] = _Discard(Discarded(seat, tile), Discarded(seat, tile, drawn=True))
    return plays


@cache
def _payment_plan(players: int) -> PaymentPlan:
    """What the server pays; no other switch of a game's type changes it."""
    return load(TENHOU[players]).plan.payments


@cache
def _stick_laid(seat: Seat, players: int) -> tuple[Transfer, ...]:
    return riichi(seat, _payment_plan(players)).rows


PlainReader = Callable[[str, int, int, list[Event], Tile, Discarded | None], tuple[int, int, Tile, Discarded | None]]
"""Reads tags from the one on that begins at this place of a text and has this number, while they are plain draws and
discards, and appends their events. It is given, and returns for the first that is not plain: place and number, the tile
that was drawn and not yet discarded, and the discard that may be called."""


@cache
def _plain_tags(used: Box, players: int) -> PlainReader:
    """What reads the plain tags of a game with these tiles."""
    if PlainTags is None:
        return _plain_tags_in_python(used, players)
    plays, numbers = _plays(used, players), range(len(used.by_number))
    rows = {letter: tuple([plays.get(f"{letter}{number}/>") for number in numbers]) for letter in "TUVWDEFG"}
    return PlainTags(Drawn, _Discard, Discarded, rows).read


def _plain_tags_in_python(used: Box, players: int) -> PlainReader:
    plays = _plays(used, players)

    def read(
        text: str, at: int, number: int, events: list[Event], drawn: Tile, offered: Discarded | None
    ) -> tuple[int, int, Tile, Discarded | None]:
        for piece in text[at + 1 :].split("<"):
            play = plays.get(piece)
            if type(play) is Drawn:
                events.append(play)
                drawn = play.tile
            elif type(play) is _Discard:
                offered = play.held
                events.append(play.drawn if offered.tile == drawn else offered)
                drawn = _NO_TILE
            else:
                break
            number += 1
            at += 1 + len(piece)
        return at, number, drawn, offered

    return read


Opening = tuple[int, int, int, Seat, tuple[int, ...], list[Event]]
"""How a deal begins: its number in the match, honba, sticks, the dealer, what everybody holds, and the events."""


@cache
def _usual_opening(used: Box, players: int) -> Callable[[Told, int], Opening | None]:
    """What reads the tag with which the deal of this number begins, if nothing about it needs a closer look."""
    if OpeningReader is None:
        return lambda told, number: None
    events = (DealStarted, DiceRolled, WallBroken, IndicatorShown, Dealt)
    return OpeningReader(events, ("seed", "ten", "oya", *_HANDS), BLOCKS, used.by_number, players, EAST).read


class MjlogReader(MjlogTags):
    """Reads one file."""

    def __init__(self, text: str) -> None:
        super().__init__(text)
        self.events: list[Event] = []
        self.warnings: list[Warning_] = []
        self.extra: dict[str, str] = {}
        self.stage = _HEAD
        self.head: set[str] = set()
        self.names: tuple[str, ...] = ()
        self.chance = self.seed = self.version = ""
        self.type = 0
        self.first_points: tuple[int, ...] = ()
        self.beside: dict[str, list[str]] = {}
        """By tag and attribute: what lobbies write, in a deal with the number of its event."""
        self.connections: list[str] = []
        self.closed_kans: list[str] = []
        self.yaku_orders: list[str] = []
        self.meld_orders: list[str] = []
        # of the deal
        self.deals = 0
        self.dealer = self.honba = self.sticks = 0
        self.points: list[int] = []
        self.drawn = _NO_TILE
        self.offered: Discarded | None = None
        """The discard that may be called."""
        self.first_draw = False
        self.replacing = False
        """A kan was declared or a north set aside, its replacement tile is to come."""
        self.waiting = 0
        """The tag since which a declaration or an indicator waits for its discard; 0 for none."""
        self.waiting_at = 0
        """Where in the text it begins."""
        self.declaring = _NOBODY
        self.held: list[Event] = []
        self.made: list[tuple[Tile, ...]] = []
        """The tiles of melds and norths, as they were laid down."""
        self.wins: list[ToldWin] = []
        self.won_sticks = 0
        self.rows: tuple[Transfer, ...] = ()
        self.final: list[tuple[int, int]] = []
        self.chips: tuple[int, ...] = ()

    def record(self) -> Record:
        """The record that the file is."""
        end = self._read_all()
        if self.stage is _WON:
            self._close_deal()
        if not self.deals:
            raise RecordError("the record holds no deal", TextId("record-no-deal"))
        ending = self.text[self.waiting_at if self.waiting else self.at :]
        if ">" not in self.text[self.at :]:
            self.warnings.append(Warning_(TextId("record-cut"), {"tag": end}))
        elif self.stage is not _OVER:
            self.warnings.append(Warning_(TextId("record-unfinished")))
        if any(name.endswith(".chip") for name in self.beside) or self.chips:
            self.warnings.append(Warning_(TextId("record-chips")))
        scores = [score for _, score in self.final]
        preset = TENHOU[self.players]
        more = (*start_of(self.first_points, preset, self.players), *tenths_in(scores, preset, self.players))
        rules, sheet, grounds = rules_of_type(self.type, *more)
        self.events[0] = msgspec.structs.replace(self.events[0], rules=rules)
        kept = {
            **{name: " ".join(told) for name, told in self.beside.items()},
            "connections": " ".join(self.connections),
            "closed_kans": " ".join(self.closed_kans),
            "yaku_orders": " ".join(self.yaku_orders),
            "meld_orders": " ".join(self.meld_orders),
        }
        extra = {**self.extra, **{key: text for key, text in kept.items() if text}}
        if ending != ENDING:
            extra["ending"] = ending
        header = Header(
            rules=rules,
            names=self.names,
            sheet=sheet,
            engine=ENGINE,
            version=self.version,
            chance=self.chance,
            seed=self.seed,
            format=FORMAT,
            extra=extra,
            grounds=grounds,
        )
        return Record(header, tuple(self.events), warnings=tuple(self.warnings))

    def _read_all(self) -> int:
        """Read every whole tag; the number of the first that is not read, the last one or one that was cut."""
        text, size = self.text, len(self.text)
        plays, read_plain = _plays(self.box, self.players), _plain_tags(self.box, self.players)
        at, number, plain = self.at, 1, False
        while at < size:
            if plain:  # nearly all tags are plain draws and discards
                at, number, self.drawn, self.offered = read_plain(
                    text, at, number, self.events, self.drawn, self.offered
                )
                if at == size:
                    break
            end = text.find("<", at + 1)
            piece = text[at + 1 : end] if end >= 0 else text[at + 1 :]
            self.at, self.number = at, number
            play = plays.get(piece)
            if play is not None:
                self._play(play)
            else:
                if self.drawn != _NO_TILE:  # what was offered before was passed when somebody drew
                    self.offered = None
                if end < 0 and (">" not in piece or piece.rstrip() == "/mjloggm>"):
                    return number
                self._tag(piece)
                if self.name == "GO":
                    plays, read_plain = _plays(self.box, self.players), _plain_tags(self.box, self.players)
            plain = self.stage is _DEAL and not (self.waiting or self.replacing or self.first_draw)
            at, number = end if end >= 0 else size, number + 1
        self.at = size
        return number

    # ---------------------------------------------------------------- tags

    def _tag(self, piece: str) -> None:
        """A tag that is no plain draw or discard."""
        if self.number == 1 and piece.startswith("?xml"):
            self.extra["prolog"] = "<" + piece
            return
        form, told = self._open_tag(piece)
        name, digits, stroke = form.name, form.digits, form.stroke
        if name == "mjloggm" and not stroke and not digits:
            self._once()
            self._check_attributes(form, told, _FIRST)
            self._keep_beside(told)
            self.version = told["ver"]
            return
        if "mjloggm" not in self.head:
            raise self._no_mjlog()
        if digits and stroke and not form.attributes:
            play = _plays(self.box, self.players).get(name + digits + "/>")  # it is written with blanks
            if play is None:
                self._no_such_play(name + digits)
            self._play(play)
            return
        read = _TAGS.get(name)
        if read is None or digits or not stroke:
            self._unknown(name + digits)
        known, method = read
        self._check_attributes(form, told, known)
        method(self, told)

    def _play(self, play: Drawn | _Discard) -> None:
        """A draw or a discard, plain or not."""
        if type(play) is Drawn:
            self._draw(play)
        elif type(play) is _Discard:
            self._discard(play)

    def _once(self) -> None:
        """A tag of the head, which stands there once."""
        if self.stage is not _HEAD or self.name in self.head:
            self._misplaced()
        self.head.add(self.name)

    def _in_deal(self) -> None:
        if self.stage is not _DEAL or self.waiting:
            self._misplaced()

    # ---------------------------------------------------------------- the head

    def _shuffle(self, told: Told) -> None:
        self._once()
        if told.get("ref"):
            self.extra["ref"] = told["ref"]
        method, comma, text = told["seed"].partition(",")
        try:
            data = b64decode(text, validate=True)
        except (Base64Error, ValueError):
            data = b""
        if comma and method.endswith("base64") and b64encode(data).decode() == text:
            self.chance, self.seed = method, data.hex()
        else:
            self.extra["shuffle"] = told["seed"]

    def _go(self, told: Told) -> None:
        self._once()
        bits = self._numbers(told, "type", 1)[0]
        if bits < 0:
            self._wrong("type", told["type"])
        self.players = THREE if bits & GameType.THREE_PLAYERS else SEATS
        self.box = box(not bits & GameType.NO_RED, self.players)
        self.type = bits
        self._keep_beside(told)
        self.extra.update(told)

    def _names(self, told: Told) -> None:
        if self.stage is not _HEAD or self.name in self.head:
            self._back(told)
            return
        self._once()
        self._keep_beside(told)
        written = [told.pop(f"n{seat}", None) for seat in range(SEATS)]
        names: list[str] = []
        for seat, name in enumerate(written):
            if name is None:
                self._lacks(f"n{seat}")
            else:
                names.append(unquote(name))
                if quoted(names[-1]) != name:
                    self.extra[f"n{seat}"] = name
        self.names = tuple(names)  # of which three players need three; the tag that says so may yet come
        self.extra.update(told)

    def _keep_beside(self, told: Told, event: int | None = None) -> None:
        """Take out of a tag what only lobbies write there; in a deal it belongs to an event."""
        for name in _BESIDE:
            if name not in told:
                continue
            text = told.pop(name)
            if event is None:
                self.beside[f"{self.name}.{name}"] = [text]
            else:
                self._numbers({name: text}, name)
                self.beside.setdefault(f"{self.name}.{name}", []).append(f"{event}:{text}")

    def _taikyoku(self, told: Told) -> None:
        self._once()
        self._keep_beside(told)
        if told["oya"] != "0":
            self._wrong("oya", told["oya"])

    def _bye(self, told: Told) -> None:
        self._connection("-", self._seat(told))

    def _back(self, told: Told) -> None:
        """A name again: that player is back."""
        if len(told) != 1 or (name := next(iter(told)))[0] != "n" or int(name[1]) >= self.players:
            self._misplaced()
        self._connection("+", int(name[1]))

    def _connection(self, sign: str, seat: Seat) -> None:
        """Lost or back: before which event, and after how many of the tags that it is made of."""
        within = f".{self.number - self.waiting}" if self.waiting else ""
        self.connections.append(f"{len(self.events)}{within}{sign}{seat}")

    # ---------------------------------------------------------------- the deal

    def _init(self, told: Told) -> None:
        if self.stage is _WON:
            self._close_deal()
        if self.stage not in (_HEAD, _BETWEEN):
            self._misplaced()
        for name in ("GO", "UN", "TAIKYOKU"):
            if name not in self.head:
                self._misplaced()
        opening = _usual_opening(self.box, self.players)(told, self.deals) or self._opening(told)
        number, honba, sticks, self.dealer, points, events = opening
        if not self.deals:
            if not number + honba + sticks:
                self.first_points = points
            self.names = self.names[: self.players]
            self.events.append(MatchStarted("", "", self.names, points))  # the rules follow at the end
        self._keep_beside(told, len(self.events))
        self.events += events
        self.points = [*points]
        self.honba, self.sticks = honba, sticks
        self.deals += 1
        self.stage = _DEAL
        self.made.clear()
        self.first_draw = True
        self.replacing = False
        self.drawn = _NO_TILE
        self.offered = None

    def _opening(self, told: Told) -> "Opening":
        """Everything that the tag says, looked at one by one."""
        players = self.players
        number, honba, sticks, *dice, _ = self._numbers(told, "seed", 6)
        indicator = self.box.written.get(told["seed"].rpartition(",")[2])
        dealer = self._seat(told, "oya")
        if (
            indicator is None
            or not 0 <= min(dice) <= max(dice) < DIE
            or number not in range(ROUNDS)
            or number % SEATS != dealer
            or min(honba, sticks) < 0
        ):
            self._wrong("seed", told["seed"])
        points = tuple([HUNDRED * points for points in self._by_seat(told, "ten")])
        hands = [self._tiles(told, name) for name in _HANDS[:players]]
        for name, hand in zip(_HANDS, hands, strict=False):
            if len(hand) != BLOCKS[-1][1]:
                self._wrong(name, told[name])
        for name in _HANDS[players:]:
            if told[name]:
                self._wrong(name, told[name])
        if len({indicator}.union(*hands)) != players * BLOCKS[-1][1] + 1:
            self._wrong("hai", ",".join(told[name] for name in _HANDS[:players]))
        order = turn_order(dealer, players)
        rolled = sum(dice) + len(dice)
        events = [
            DealStarted(self.deals, EAST + number // SEATS, dealer, dealer, honba, sticks, points),
            DiceRolled(dealer, (dice[0] + 1, dice[1] + 1)),
            WallBroken((dealer + rolled - 1) % players, rolled),
            IndicatorShown(indicator),
            *[Dealt(seat, hands[seat][low:high]) for low, high in BLOCKS for seat in order],
        ]
        return number, honba, sticks, dealer, points, events

    def _draw(self, draw: Drawn) -> None:
        if self.stage is not _DEAL or self.waiting:
            self.name = ""
            self._misplaced()
        if self.replacing:
            self.replacing = False
            self.events.append(Drawn(draw.seat, draw.tile, "dead_wall"))
        elif self.first_draw:
            self.first_draw = False
            self.events.append(Drawn(draw.seat, draw.tile, "deal"))
        else:
            self.events.append(draw)
        self.drawn, self.offered = draw.tile, None

    def _discard(self, discard: _Discard) -> None:
        if self.stage is not _DEAL:
            self.name = ""
            self._misplaced()
        self.offered = discard.held
        thrown = discard.drawn if discard.held.tile == self.drawn else discard.held
        self.drawn = _NO_TILE
        if not self.waiting:
            self.events.append(thrown)
            return
        if self.declaring not in (_NOBODY, thrown.seat):
            self.name = ""
            self._misplaced()
        declared = self.declaring == thrown.seat
        self.events.append(Discarded(thrown.seat, thrown.tile, thrown.drawn, riichi=True) if declared else thrown)
        # The table turns the indicator of an open kan after the discard, the server before it.
        self.events += self.held
        self.held.clear()
        self.waiting, self.declaring = 0, _NOBODY

    def _call(self, told: Told) -> None:
        self._in_deal()
        seat = self._seat(told)
        found = self._laid_down(told, self._numbers(told, "m", 1)[0], seat)
        if not isinstance(found, CodedMeld):
            self.made.append((found,))
            self.events.append(NukiDeclared(seat, found))
            self.replacing = True
            self.offered = None
            return
        meld = found.meld
        self.made.append(meld.tiles)
        if meld.form is _CLOSED_KAN or meld.form is _ADDED_KAN:
            if found.copy:
                self.closed_kans.append(f"{len(self.events)}:{found.copy}")
            closed = meld.form is _CLOSED_KAN
            self.events.append(KanDeclared(seat, "closed" if closed else "added", meld))
            self.replacing = True
            return
        assert meld.side is not None
        source = seat_of(meld.side, seat, self.players)
        if self.offered is None or (self.offered.seat, self.offered.tile) != (source, meld.claimed):
            self._wrong("m", told["m"])
        self.events.append(Called(seat, source, meld))
        self.replacing = meld.form is _OPEN_KAN
        self.offered = None

    def _laid_down(self, told: Told, code: int, seat: Seat) -> CodedMeld | Tile:
        """What a code means: a meld, or among three players a north that is set aside."""
        north = north_of(code, self.box) if self.players == THREE else None
        found = meld_of(code, self.box, sides_of(seat, self.players)) if north is None else north
        if found is None:
            self._wrong("m", told["m"])
        return found

    def _dora(self, told: Told) -> None:
        if self.stage is not _DEAL:
            self._misplaced()
        tiles = self._tiles(told, "hai")
        if len(tiles) != 1:
            self._wrong("hai", told["hai"])
        if self.replacing:
            self.events.append(IndicatorShown(tiles[0]))
        else:
            self.held.append(IndicatorShown(tiles[0]))
            self._wait()

    def _wait(self) -> None:
        """For a discard, unless one is waited for already."""
        if not self.waiting:
            self.waiting, self.waiting_at = self.number, self.at

    def _reach(self, told: Told) -> None:
        seat = self._seat(told)
        if told["step"] == "1":
            if self.stage is not _DEAL or self.declaring != _NOBODY:
                self._misplaced()
            self.declaring = seat
            self._wait()
            return
        if told["step"] != "2":
            self._wrong("step", told["step"])
        self._in_deal()
        self.points[seat] -= STICK
        self.sticks += 1
        if "ten" in told:
            self._must_be("ten", self._by_seat(told, "ten"), self._hundreds())
        self.events.append(RiichiStands(seat, _stick_laid(seat, self.players)))

    def _hundreds(self) -> list[int]:
        return [points // HUNDRED for points in self.points]

    # ---------------------------------------------------------------- the end of a deal

    def _agari(self, told: Told) -> None:
        second = self.stage is _WON
        if self.waiting or self.final or not (second or self.stage is _DEAL):
            self._misplaced()
        seat, source = self._seat(told), self._seat(told, "fromWho")
        self._must_be("ba", self._numbers(told, "ba", 2), (self.honba, 0 if second else self.sticks))
        won = self._won(told, seat, source)
        changes = self._changes(told)
        if max(changes[:seat] + changes[seat + 1 :]) > 0:
            self._wrong("sc", told["sc"])
        self._must_be("sc", [sum(changes)], [STICK * (0 if second else self.sticks)])
        self._keep_beside(told, len(self.events))
        self.events.append(won)
        self.wins.append(_told_win(won, changes))
        self.won_sticks += self.sticks
        self._move(changes)
        self.sticks = 0
        self.final = self._owari(told)
        self.stage = _WON

    def _won(self, told: Told, seat: Seat, source: Seat) -> Won:
        fu, points, limit = self._numbers(told, "ten", 3)
        if fu < 0 or points < 0 or limit not in range(len(LIMIT_BASES)):
            self._wrong("ten", told["ten"])
        hand, winning = self._hand(told, "hai"), self._tiles(told, "machi")
        if len(winning) != 1 or winning[0] not in hand:
            self._wrong("machi", told["machi"])
        melds, norths = self._melds_and_norths(told, seat)
        if len(hand) + 3 * len(melds) != FULL_HAND:
            self._wrong("hai", told["hai"])
        han_of = self._yaku(told)
        yakuman = "yakuman" in told
        order = [*han_of]
        if order != in_their_order(order, melds):
            self.yaku_orders.append(f"{len(self.events)}:{'.'.join(map(str, order))}")
        listed = [number for number in han_of if number < DORA]
        elements = tuple([counted(number, han_of[number]) for number in in_our_order(listed)])
        han = sum(han_of.values())
        dora = han_of.get(DORA, 0)
        aside = min(len(norths), dora)  # the server counts them among the dora
        if yakuman:
            base = YAKUMAN * len(listed)
        else:
            base = LIMIT_BASES[limit] or min(fu << 2 + min(han, MANGAN_HAN), LIMIT_BASES[1])
        liable = self._seat(told, "paoWho") if "paoWho" in told else None
        if liable == seat:
            self._wrong("paoWho", told["paoWho"])
        ids = [element.id for element in elements]
        return Won(
            seat=seat,
            source=source,
            tile=winning[0],
            concealed=tuple([tile for tile in hand if tile != winning[0]]),
            melds=tuple(melds),
            elements=elements,
            bonus=(dora - aside, han_of.get(URA_DORA, 0), han_of.get(RED_DORA, 0), aside),
            han=han,
            fu=fu,
            base=base,
            points=points,
            by_limit=yakuman,
            indicators=self._tiles(told, "doraHai"),
            ura=self._tiles(told, "doraHaiUra") if "doraHaiUra" in told else (),
            liable=liable,
            flags=tuple(sorted(_FLAGS.intersection(ids))),
            nuki=tuple(norths),
        )

    def _melds_and_norths(self, told: Told, seat: Seat) -> tuple[list[Meld], list[Tile]]:
        """What the winner has laid down, as it was made; the tag has it in one list, the newest first."""
        melds: list[Meld] = []
        norths: list[Tile] = []
        listed: list[Meld | Tile] = []
        for code in self._numbers(told, "m")[::-1] if "m" in told else ():
            found = self._laid_down(told, code, seat)
            if isinstance(found, CodedMeld):
                melds.append(found.meld)
                listed.append(found.meld)
            else:
                norths.append(found)
                listed.append(found)
        if norths and listed != as_they_were_made(melds, norths, self.made):
            kept = "".join("m" if isinstance(one, Meld) else "n" for one in listed)
            self.meld_orders.append(f"{len(self.events)}:{kept}")
        return melds, norths

    def _hand(self, told: Told, name: str) -> tuple[Tile, ...]:
        """The tiles of a hand that is shown, in their order."""
        tiles = self._tiles(told, name)
        if len({*tiles}) < len(tiles) or len(tiles) > FULL_HAND:
            self._wrong(name, told[name])
        return tuple(sorted(tiles, key=self.box.numbers.__getitem__))

    def _yaku(self, told: Told) -> dict[int, int]:
        """Numbers of yaku and their han, in the order told; yakuman have none."""
        if ("yaku" in told) == ("yakuman" in told):
            self._lacks("yaku")
        if "yakuman" in told:
            numbers = self._numbers(told, "yakuman")
            if not all(FIRST_YAKUMAN <= number < DORA for number in numbers) or len({*numbers}) < len(numbers):
                self._wrong("yakuman", told["yakuman"])
            return dict.fromkeys(numbers, 0)
        numbers = self._numbers(told, "yaku")
        yaku, han = numbers[::2], numbers[1::2]
        han_of = dict(zip(yaku, han, strict=False))
        if not len(yaku) == len(han) == len(han_of) or min(han) < 0 or not _COUNTED_IN_HAN.issuperset(yaku):
            self._wrong("yaku", told["yaku"])
        return han_of

    def _changes(self, told: Told) -> tuple[int, ...]:
        numbers = self._by_seat(told, "sc", 2)
        self._must_be("sc", numbers[::2], self._hundreds())
        return tuple([HUNDRED * change for change in numbers[1::2]])

    def _move(self, changes: tuple[int, ...]) -> None:
        self.points = [points + change for points, change in zip(self.points, changes, strict=True)]

    def _ryuukyoku(self, told: Told) -> None:
        self._in_deal()
        kind = DRAW_KINDS.get(told.get("type", ""))
        if kind is None or told.get("type") == "":
            self._wrong("type", told["type"])
        self._must_be("ba", self._numbers(told, "ba", 2), (self.honba, self.sticks))
        # Those of a triple ron show from the discarder on, all others from the dealer on.
        first = self.offered.seat if kind == "triple_ron" and self.offered is not None else self.dealer
        order = turn_order(first, self.players)
        for name in _HANDS[self.players :]:
            if name in told:
                self._wrong(name, told[name])
        shown = [(seat, self._hand(told, f"hai{seat}")) for seat in order if f"hai{seat}" in told]
        self.events += (HandShown(seat, tiles, ready=kind != "kyuushu_kyuuhai") for seat, tiles in shown)
        changes = self._changes(told)
        seats, rows = self._rows_of_draw(kind, tuple(seat for seat, _ in shown), changes)
        self._keep_beside(told, len(self.events))
        self.events.append(DealDrawn(kind, seats))
        self.rows = rows
        self._move(changes)
        self.final = self._owari(told)
        self._close_deal()

    def _rows_of_draw(
        self, kind: DrawKind, shown: tuple[Seat, ...], changes: tuple[int, ...]
    ) -> tuple[tuple[Seat, ...], tuple[Transfer, ...]]:
        """Whom the draw names, and what is paid for it."""
        plan = _payment_plan(self.players)
        reason, ledger = Reason.NOTEN, Ledger()
        seats = shown if kind in ("exhausted", "kyuushu_kyuuhai") else ()
        if kind == "exhausted":
            ledger = noten(shown, plan)
        elif kind == "nagashi":
            reason = Reason.NAGASHI
            seats, ledger = self._nagashi(changes, plan)
        if ledger.changes(self.players) == changes:
            return seats, ledger.rows
        self._must_be("sc", [sum(changes)], [0])
        return seats, levelled(changes, reason)

    def _nagashi(self, changes: tuple[int, ...], plan: PaymentPlan) -> tuple[tuple[Seat, ...], Ledger]:
        """Whose nagashi it was: those for whom the payments come out as told."""
        order = turn_order(self.dealer, self.players)
        for count in range(1, self.players + 1):
            for winners in combinations(order, count):
                ledger = nagashi(winners, Counters(self.dealer, self.honba, self.sticks), plan)
                if ledger.changes(self.players) == changes:
                    return winners, ledger
        return tuple(seat for seat in order if changes[seat] > 0), Ledger()

    def _owari(self, told: Told) -> list[tuple[int, int]]:
        """Points and final scores at the end of the game; nothing before."""
        text = told.get("owari")
        if text is None:
            return []
        each = 2 if _OWARI.fullmatch(text) else 3 if _OWARI_WITH_CHIPS.fullmatch(text) else 0
        if not each:
            self._wrong("owari", text)
        words = text.split(",")
        final = [
            (HUNDRED * int(points), round(STICK * float(score)))
            for points, score in zip(words[::each], words[1::each], strict=True)
        ]
        self.chips = tuple(map(int, words[2::each]))[: self.players] if each > 2 else ()
        if any(map(any, final[self.players :])):
            self._wrong("owari", text)
        return final[: self.players]

    def _close_deal(self) -> None:
        """What follows from the end that was told: payments, the points after them, and the end of the game."""
        if self.wins:
            counters = Counters(self.dealer, self.honba, self.won_sticks)
            self.rows = win_rows(self.wins, counters, _payment_plan(self.players))
        if self.rows:
            self.events.append(Paid(self.rows))
        self.events.append(DealEnded(tuple(self.points), self.sticks))
        self.wins, self.won_sticks, self.rows = [], 0, ()
        self.stage = _BETWEEN
        if not self.final:
            return
        held = self.points
        ranking = sorted(range(self.players), key=lambda seat: (-held[seat], seat))
        shared = [points + STICK * self.sticks * (seat == ranking[0]) for seat, points in enumerate(held)]
        self._must_be("owari", [points for points, _ in self.final], shared)
        scores = tuple(score for _, score in self.final)
        places = tuple(ranking.index(seat) + 1 for seat in range(self.players))
        self.events.append(MatchEnded(tuple(shared), scores, places, chips=self.chips))
        self.stage = _OVER


def _told_win(won: Won, changes: tuple[int, ...]) -> ToldWin:
    """The win as its payments need it."""
    return ToldWin(
        won.seat,
        won.source,
        won.elements,
        base=won.base,
        points=won.points,
        by_limit=won.by_limit,
        liable=won.liable,
        changes=changes,
    )


def quoted(name: str) -> str:
    """A name as the server writes it: every byte as its number."""
    return "".join(f"%{byte:02X}" for byte in name.encode("utf-8", "surrogatepass"))


_HANDS: Final = tuple(f"hai{seat}" for seat in range(SEATS))
_FIRST: Final = Attributes(("ver",), _BESIDE)
_TAGS: Final = {
    "SHUFFLE": (Attributes(("seed",), ("ref",)), MjlogReader._shuffle),
    "GO": (Attributes(("type",), ("lobby", *_BESIDE)), MjlogReader._go),
    "UN": (Attributes((), ("n0", "n1", "n2", "n3", "dan", "rate", "sx", *_BESIDE)), MjlogReader._names),
    "TAIKYOKU": (Attributes(("oya",), _BESIDE), MjlogReader._taikyoku),
    "BYE": (Attributes(("who",)), MjlogReader._bye),
    "INIT": (Attributes(("seed", "ten", "oya", *_HANDS), ("chip",)), MjlogReader._init),
    "N": (Attributes(("who", "m")), MjlogReader._call),
    "DORA": (Attributes(("hai",)), MjlogReader._dora),
    "REACH": (Attributes(("who", "step"), ("ten",)), MjlogReader._reach),
    "AGARI": (
        Attributes(
            ("ba", "hai", "machi", "ten", "doraHai", "who", "fromWho", "sc"),
            ("m", "yaku", "yakuman", "doraHaiUra", "paoWho", "owari", "chip"),
        ),
        MjlogReader._agari,
    ),
    "RYUUKYOKU": (Attributes(("ba", "sc"), ("type", *_HANDS, "owari", "chip")), MjlogReader._ryuukyoku),
}
"""What each tag must have and can have, and who reads it."""
