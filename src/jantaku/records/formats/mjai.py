"""mjai: a game as lines of JSON, one for each step, the language of most mahjong programs.

Read are the lines of the first server (gimite's, with ``yakus``, ``fu``, ``scores`` and so on) and the shorter ones of
later programs (``deltas`` and ``ura_markers`` only), a list of such objects in place of lines, too. Lines that only
servers and players say to each other are passed over. Written are the fields of both. A record needs all tiles: where
one is ``?`` it is what a single player saw, and refused.

Three players are told in two ways, and both are read: all lists (names, scores, hands, changes) have three entries, or
four, of which the last is empty: no name, 0, a hand of ``?``. A north is set aside by ``nukidora`` or ``kita``. Written
are four entries, which programs of either kind understand, and ``nukidora``.

The format cannot hold, and reading therefore does not give back:

* which copy of a kind a tile is (but red fives), the wall, dice, seed and commitments, how seats were drawn;
* between which accounts points moved: rows are made anew from the changes; who was liable is taken from them;
* rulings of a referee, chombo with its offence, and answers that led to nothing;
* rules beyond length and red fives; final scores: they are settled by the rules of tenhou.

Not all files hold what is optional: a ``dahai`` without ``tsumogiri`` is one where the faces are equal; a ``ryukyoku``
without its reason is the one that the deal can have ended with; without ``yakus`` and ``fu`` a win has none; a riichi
stands when play goes on. A file that ends before ``end_game`` is read as far as it goes, with a warning.
"""

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from itertools import accumulate
from operator import add
from typing import Final, NamedTuple

import msgspec
from msgspec.structs import replace

from jantaku.hands import MeldForm
from jantaku.records.damage import (
    MOST_POINTS,
    SEATS,
    THREE,
    Json,
    Spot,
    damaged,
    list_in,
    object_in,
    points_in,
    seats_in,
    shown,
    whole_in,
)
from jantaku.records.formats.format import Format, has_word
from jantaku.records.formats.mjlog.codes import (
    DORA,
    EAST,
    NORTH,
    RED_DORA,
    URA_DORA,
    WHITE,
    YAKUMAN,
    GameType,
    in_our_order,
    number_of,
    numbered_elements,
    rules_of_type,
)
from jantaku.records.formats.told_deal import (
    HAND,
    STICK,
    ToldDeal,
    ToldWin,
    base_amount,
    changes_of,
    final_points,
    known_reds,
    known_rules,
    named_rules,
    players_of,
    shares_of,
)
from jantaku.records.recognition import why
from jantaku.records.record import Header, Record, RecordError, Warning_
from jantaku.rules import RuleSet
from jantaku.scoring.ledger import Seat, Transfer
from jantaku.scoring.payments import MANGAN
from jantaku.scoring.settlement import settle
from jantaku.table.events import (
    Called,
    CountedElement,
    DealDrawn,
    DealEnded,
    DealStarted,
    Dealt,
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
    Won,
)
from jantaku.texts import TextId
from jantaku.tiles import Face, NotationError, Tile, face_of, format_mjai, kind_of, mjai_name, parse_mjai

FORMAT: Final = "mjai"
HIDDEN_TILE: Final = "?"
WINDS: Final = "ESWN"
DRAWS: Final = {SEATS: 70, THREE: 55}
"""So many tiles are drawn before the wall is exhausted, by the number of players."""
EAST_ONLY: Final = 4
"""``kyoku_first`` of a match of one round."""
FOUR: Final = 4
"""So many winds, riichi or kans end a deal."""
YAKUMAN_FAN: Final = 100
MOST_TO_READY: Final = 3000
"""Nobody gains more for being ready."""

CALLS: Final = {"chi": MeldForm.CHI, "pon": MeldForm.PON, "daiminkan": MeldForm.OPEN_KAN}
_CALL_OF: Final = {form: name for name, form in CALLS.items()}

REASONS: Final[dict[str, DrawKind]] = {
    "fanpai": "exhausted",
    "exhaustive_draw": "exhausted",
    "nagashimangan": "nagashi",
    "nagashi_mangan": "nagashi",
    "kyushukyuhai": "kyuushu_kyuuhai",
    "kyushu_kyuhai": "kyuushu_kyuuhai",
    "sufonrenta": "four_winds",
    "sufuurenta": "four_winds",
    "suchareach": "four_riichi",
    "suucha_riichi": "four_riichi",
    "sukaikan": "four_kans",
    "suukansansen": "four_kans",
    "sanchaho": "triple_ron",
    "double_ron": "double_ron",
    "chombo": "chombo",
    "referee": "referee",
    "time": "time",
}
"""Why a deal ends without a winner. The last four are ours: nobody else has such deals."""
_REASON_OF: Final = {kind: reason for reason, kind in reversed(REASONS.items())}

SEAT_WIND, ROUND_WIND, DRAGON = "jikaze", "bakaze", "sangenpai"
YAKU: Final = (
    *("menzenchin_tsumoho", "reach", "ippatsu", "chankan", "rinshankaiho", "haiteiraoyue", "hoteiraoyui", "pinfu"),
    *("tanyaochu", "ipeko", *[SEAT_WIND] * 4, *[ROUND_WIND] * 4, *[DRAGON] * 3, "double_reach", "chitoitsu"),
    *("honchantaiyao", "ikkitsukan", "sanshokudojun", "sanshokudoko", "sankantsu", "toitoiho", "sananko"),
    *("shosangen", "honroto", "ryanpeko", "junchantaiyao", "honiso", "chiniso", "renho", "tenho", "chiho"),
    *("daisangen", "suanko", "suanko_tanki", "tsuiso", "ryuiso", "chinroto", "churenpoton", "junsei_churenpoton"),
    *("kokushimuso", "kokushimuso_jusanmen", "daisushi", "shosushi", "sukantsu", "dora", "uradora", "akadora"),
)
"""The names of yaku by the numbers of mjlog; of seat, round and dragons the first server does not say which."""
_NUMBER_OF: Final = {name: number for number, name in reversed([*enumerate(YAKU)])}
_FIRST_DRAGON: Final = _NUMBER_OF[DRAGON]
ASIDE: Final = ("nukidora", "kita")
"""The line of a north that is set aside, and what counts them among the yaku."""

# ---------------------------------------------------------------- reading


def read_mjai(text: str) -> Record:
    """The record in these lines."""
    lines, cut = _lines(text)
    rules, header = _header(lines)
    reader = _Reader(rules, header)
    for number, line in lines:
        reader.read(line, number)
    reader.close()
    if not reader.number:
        raise RecordError("the record holds no deal", TextId("record-no-deal"))
    warnings = reader.warnings
    if cut or not reader.over:
        warnings.append(Warning_(TextId("mjai-no-end"), {"line": lines[-1][0]}))
    started = MatchStarted(header.rules, header.fingerprint, header.names, reader.first_points)
    return Record(header, (started, *reader.events), warnings=tuple(warnings))


_Line = tuple[int, dict[str, Json]]


def _lines(text: str) -> tuple[list[_Line], bool]:
    """The objects with their numbers; and whether the last line was cut."""
    text = text.lstrip("\ufeff")
    if text.lstrip().startswith("["):
        return [(at, object_in(value, _place(at))) for at, value in enumerate(_decoded(text, 1), 1)], False
    written = [(number, line) for number, line in enumerate(text.splitlines(), 1) if line.strip()]
    lines: list[_Line] = []
    for number, line in written:
        try:
            lines.append((number, object_in(_decoded(line, number), _place(number))))
        except RecordError:
            if number != written[-1][0] or not lines:
                raise
            return lines, True
    return lines, False


def _decoded(text: str, number: int) -> Json:
    try:
        return msgspec.json.decode(text.encode())
    except (msgspec.DecodeError, RecursionError, UnicodeEncodeError) as error:
        problem = str(error)
        place = _place(number)
        raise damaged(place, f"this is not JSON: {problem}", TextId("mjai-not-json")) from None


def _place(number: int, deal: int = 0) -> Spot:
    return Spot("line", deal, 0, number)


def _header(lines: Sequence[_Line]) -> tuple[RuleSet, Header]:
    """Names and rules. Where the file does not say whether there are red fives, there are if one is seen."""
    number, start = next((line for line in lines if line[1].get("type") == "start_game"), (0, {}))
    names = tuple(str(name) for name in list_in(start.get("names", []), _place(number)))
    players = THREE if len(names) == THREE or any(_is_of_three(line) for _, line in lines) else SEATS
    flag = start.get("aka_flag")
    red = flag if isinstance(flag, bool) else any("r" in name for _, line in lines for name in _tile_names(line))
    east_only = start.get("kyoku_first") == EAST_ONLY
    bits = GameType.HANCHAN * (not east_only) | GameType.NO_RED * (not red)
    bits |= GameType.THREE_PLAYERS * (players == THREE)
    rules, sheet, grounds = rules_of_type(bits, ground=why(TextId("rules-why-nothing")))
    known = ("type", "names", "aka_flag", "kyoku_first")
    extra = {key: msgspec.json.encode(value).decode() for key, value in start.items() if key not in known}
    names = names[:players] if len(names) in (players, SEATS) else ("",) * players
    header = Header(rules, names, sheet=sheet, engine="", format=FORMAT, extra=extra, grounds=grounds)
    rule_set = named_rules(header)
    return rule_set, replace(header, fingerprint=rule_set.fingerprint)


def _is_of_three(line: dict[str, Json]) -> bool:
    """Whether a line is one of a game for three: a north is set aside, or a fourth player is missing."""
    if line.get("type") in ASIDE:
        return True
    scores, hands = line.get("scores"), line.get("tehais")
    if line.get("type") != "start_kyoku" or not isinstance(hands, list):
        return False
    if len(hands) == THREE or (isinstance(scores, list) and len(scores) == THREE):
        return True
    hidden = [isinstance(hand, list) and {*map(str, hand)} <= {HIDDEN_TILE} for hand in hands]
    return hidden == [*[False] * THREE, True]


def _tile_names(line: dict[str, Json]) -> Iterator[str]:
    """Names of tiles in a line, as far as it is well formed."""
    hands = line.get("tehais")
    lists = [*hands, line.get("consumed")] if isinstance(hands, list) else [line.get("consumed")]
    names = (name for found in lists if isinstance(found, list) for name in found)
    yield from (name for name in (line.get("pai"), line.get("dora_marker"), *names) if isinstance(name, str))


@lru_cache(maxsize=256)
def _face(name: str) -> Face | None:
    try:
        tiles = parse_mjai([name])
    except NotationError:
        return None
    return face_of(tiles[0]) if len(tiles) == 1 else None


class _Reader:
    """Reads line after line; ``told`` is the deal that is going on."""

    def __init__(self, rules: RuleSet, header: Header) -> None:
        self.rules = rules
        self.header = header
        self.players = len(header.names)
        self.events: list[Event] = []
        self.warnings: list[Warning_] = []
        self.first_points: tuple[int, ...] = ()
        self.number = 0
        self.points: tuple[int, ...] = (rules.plan.settlement.start,) * self.players
        self.sticks = 0
        self.told: ToldDeal | None = None
        self.wins: list[ToldWin] = []
        self.declaring: Seat | None = None
        self.over = False
        self.line: dict[str, Json] = {}
        self.place = Spot()

    def read(self, line: dict[str, Json], number: int) -> None:
        """One line."""
        self.line, self.place = line, _place(number, self.number)
        kind = line.get("type")
        method = _METHODS.get(kind) if isinstance(kind, str) else None
        if method is not None:
            method(self)
        elif kind not in _PASSED_OVER:
            said = shown(kind)
            raise damaged(self.place, f"there is no line of type {said}", TextId("mjai-type"), value=said)

    def close(self) -> None:
        """The deal is over, or will not be told any further."""
        told, self.told = self.told, None
        if told is None:
            return
        if self.wins and not told.over:
            told.place = self.place
            told.end_with_wins(self.wins)
        if not told.over:
            self.warnings.append(Warning_(TextId("mjai-deal-unfinished"), {"deal": self.number}))
        self.wins = []
        self.points, self.sticks = told.points, told.sticks
        self.events += told.events

    # ------------------------------------------------------------ fields

    def _missing(self, field: str) -> RecordError:
        return damaged(self.place, f"{field} is missing", TextId("mjai-missing"), field=field)

    def _seat(self, field: str = "actor") -> Seat:
        if field not in self.line:
            raise self._missing(field)
        return whole_in(self.line[field], self.place, 0, self.players - 1)

    def _tile(self, field: str = "pai") -> Face:
        if field not in self.line:
            raise self._missing(field)
        return self._face(self.line[field])

    def _tiles(self, field: str) -> list[Face]:
        if field not in self.line:
            raise self._missing(field)
        return [self._face(name) for name in list_in(self.line[field], self.place)]

    def _face(self, name: Json) -> Face:
        if name == HIDDEN_TILE:
            raise damaged(self.place, "a tile is hidden; a record needs all tiles", TextId("mjai-hidden"))
        face = _face(name) if isinstance(name, str) else None
        if face is None:
            said = shown(name)
            raise damaged(self.place, f"{said} is no tile", TextId("mjai-no-tile"), value=said)
        return face

    def _by_seat(self, field: str) -> tuple[int, ...] | None:
        """Points or changes, if they are told."""
        value = self.line.get(field)
        return None if value is None else points_in(value, self.place, self.players)

    def _deal(self) -> ToldDeal:
        """The deal that is going on."""
        if self.told is None or self.told.over or self.wins:
            raise damaged(self.place, "no deal is going on", TextId("mjai-no-deal-now"))
        self.told.place = self.place
        return self.told

    # ------------------------------------------------------------ the play

    def _start_kyoku(self) -> None:
        self.close()
        self.number += 1
        self.place = self.place._replace(deal=self.number)
        line, place = self.line, self.place
        dealer = whole_in(line.get("oya", 0), place, 0, self.players - 1)
        hand = whole_in(line.get("kyoku", dealer + 1), place, 1, self.players) - 1
        wind = line.get("bakaze", "E")
        if not isinstance(wind, str) or len(wind) != 1 or wind not in WINDS:
            said = shown(wind)
            raise damaged(place, f"{said} is no wind", TextId("mjai-wind"), value=said)
        honba = whole_in(line.get("honba", 0), place)
        sticks = whole_in(line.get("kyotaku", line.get("kyoutaku", self.sticks)), place)
        points = self._by_seat("scores") or self.points
        if self.number > 1 and (points, sticks) != (self.points, self.sticks):
            self.warnings.append(Warning_(TextId("told-points-jump"), {"deal": self.number}))
        self.first_points = self.first_points or points
        start = DealStarted(self.number - 1, EAST + WINDS.index(wind), hand, dealer, honba, sticks, points)
        self.told = ToldDeal(start, self.rules)
        self._deal().indicate(self._tile("dora_marker"))
        self._deal().deal(self._hands())

    def _hands(self) -> list[list[Face]]:
        hands = self.line.get("tehais")
        if hands is None:
            raise self._missing("tehais")
        dealt = seats_in(hands, self.place, self.players)
        return [[self._face(name) for name in list_in(hand, self.place, HAND)] for hand in dealt]

    def _tsumo(self) -> None:
        self._deal().stand()
        self._deal().draw(self._seat(), self._tile())

    def _dahai(self) -> None:
        seat, drawn = self._seat(), self.line.get("tsumogiri")
        riichi = self.declaring == seat
        self.declaring = None
        self._deal().discard(seat, self._tile(), drawn if isinstance(drawn, bool) else None, riichi)

    def _reach(self) -> None:
        self._deal()
        self.declaring = self._seat()

    def _reach_accepted(self) -> None:
        seat = self._seat()
        if seat in self._deal().riichi:
            return
        if self._deal().declared != seat:
            raise damaged(self.place, "nobody has declared riichi here", TextId("mjai-no-riichi"))
        self._deal().stand()

    def _call(self) -> None:
        self._deal().stand()
        form = CALLS[self.line["type"]]
        self._deal().call(self._seat(), self._seat("target"), form, self._tile(), self._tiles("consumed"))

    def _ankan(self) -> None:
        self._deal().closed_kan(self._seat(), self._tiles("consumed"))

    def _kakan(self) -> None:
        self._deal().added_kan(self._seat(), self._tile())

    def _nukidora(self) -> None:
        self._deal().set_aside(self._seat(), self._tile() if "pai" in self.line else Face(NORTH))

    def _dora(self) -> None:
        self._deal().indicate(self._tile("dora_marker"))

    # ------------------------------------------------------------ the end

    def _hora(self) -> None:
        told = self.told
        if told is None or told.over:
            raise damaged(self.place, "no deal is going on", TextId("mjai-no-deal-now"))
        told.place = self.place
        seat, source = self._seat(), self._seat("target")
        tile = told.drawn if seat == source else told.offered[1] if told.offered else None
        if "pai" in self.line and (tile is None or self._tile() != face_of(tile)):
            raise damaged(self.place, "this is not the tile that could be won", TextId("mjai-not-the-tile"))
        changes = self._changes()
        elements, bonus = self._yaku(seat, tile)
        fan, fu = (self._count(field) for field in ("fan", "fu"))
        by_limit = any(element.limit for element in elements)
        points = self._points(changes)
        shares = shares_of(seat == told.start.dealer, seat == source, self.players)
        base = base_amount(points, 0 if by_limit else fan, fu, shares)
        self.wins.append(
            ToldWin(
                seat,
                source,
                elements,
                bonus,
                han=0 if by_limit else fan,
                fu=fu,
                base=base if fu or base >= MANGAN else 0,
                points=points,
                by_limit=by_limit,
                liable=_liable(seat, source, changes),
                ura=tuple(self._ura()),
                changes=changes,
                norths_are_dora=not bonus[-1],
            )
        )

    def _count(self, field: str) -> int:
        return whole_in(self.line.get(field, 0), self.place)

    def _changes(self) -> tuple[int, ...]:
        """What moved, told as such or by the points after it."""
        assert self.told is not None
        changes = self._by_seat("deltas")
        held = self._by_seat("scores")
        if changes is not None or held is None:
            return changes or ()
        before = [self.told.points, *(win.changes for win in self.wins)]
        return tuple(now - sum(column) for now, *column in zip(held, *before, strict=True))

    def _points(self, changes: Sequence[int]) -> int:
        """The worth of the hand: as it is told, or what was paid without honba, which are the first winner's."""
        assert self.told is not None
        told = self.line.get("hora_points")
        if told is not None:
            return whole_in(told, self.place, 0, MOST_POINTS)
        paid = -sum(change for change in changes if change < 0)
        each = self.rules.plan.payments.honba_each * (self.players - 1)
        return max(paid - each * self.told.start.honba * (not self.wins), 0)

    def _ura(self) -> list[Face]:
        names = self.line.get("ura_markers", self.line.get("uradora_markers")) or []
        return [self._face(name) for name in list_in(names, self.place)]

    def _yaku(self, seat: Seat, tile: Tile | None) -> tuple[tuple[CountedElement, ...], tuple[int, int, int, int]]:
        """The elements, in the order of the catalogue, and the bonus tiles."""
        known: dict[int, CountedElement] = {}
        others: list[CountedElement] = []
        bonus = {DORA: 0, URA_DORA: 0, RED_DORA: 0}
        aside = 0
        for name, fan in self._named_yaku():
            number = _NUMBER_OF.get(name)
            limit = fan // YAKUMAN_FAN * YAKUMAN or None
            han = 0 if limit else fan
            if name in ASIDE:
                aside += fan
            elif number is None:
                others.append(CountedElement(self._other(name), None, han, limit))
            elif number in bonus:
                bonus[number] += fan
            elif name == DRAGON:
                known |= {dragon: _counted(dragon, 1, None) for dragon in self._dragons(seat, tile)}
            else:
                known[number] = _counted(number, han, limit)
        dora, ura, red = bonus.values()
        return (*(known[number] for number in in_our_order(known)), *others), (dora, ura, red, aside)

    def _named_yaku(self) -> Iterator[tuple[str, int]]:
        for entry in list_in(self.line.get("yakus") or [], self.place):
            if isinstance(entry, dict):
                entry = [entry.get("name"), entry.get("han", entry.get("fan"))]
            name, fan = list_in(entry, self.place, 2)
            if not isinstance(name, str):
                said = shown(name)
                raise damaged(self.place, f"{said} is no yaku", TextId("mjai-yaku"), value=said)
            yield name, whole_in(fan, self.place)

    def _other(self, name: str) -> str:
        """A yaku that we do not know by this name may be one that we call so ourselves."""
        if name not in {element.id for element in numbered_elements()}:
            self.warnings.append(Warning_(TextId("mjai-yaku-unknown"), {"deal": self.number, "name": shown(name)}))
        return name

    def _dragons(self, seat: Seat, tile: Tile | None) -> list[int]:
        """The numbers of the dragons of which the hand has three."""
        assert self.told is not None
        held = [*self.told.hands[seat], *(tile for meld in self.told.melds[seat] for tile in meld.all_tiles)]
        if tile is not None and tile not in held:
            held.append(tile)
        kinds = [kind_of(tile) for tile in held]
        return [_FIRST_DRAGON + place for place in range(3) if kinds.count(WHITE + place) >= 3]  # type: ignore[arg-type]

    def _ryukyoku(self) -> None:
        told = self._deal()
        changes = self._changes() or (0,) * self.players
        reason = self.line.get("reason")
        kind = REASONS.get(reason) if isinstance(reason, str) else None
        if reason is not None and kind is None:
            self.warnings.append(
                Warning_(TextId("mjai-reason-unknown"), {"deal": self.number, "reason": shown(reason)})
            )
        tenpai = self.line.get("tenpais")
        ready = None
        if tenpai is not None:
            told_ready = seats_in(tenpai, self.place, self.players)
            ready = [seat for seat, is_ready in enumerate(told_ready) if is_ready is True]
        told.end_without_winner(kind or _draw_kind(told, changes), changes, ready)

    def _end_game(self) -> None:
        self.close()
        if not self.number:
            return
        self.over = True
        points, sticks = self.points, self.sticks
        told = self._by_seat("scores") or points
        if told != points and sum(told) != sum(points) + STICK * sticks:
            points, sticks = told, 0
        settled = settle(points, self.rules.plan.settlement, sticks=sticks)
        ended = MatchEnded(points, settled.scores, settled.places, settled.ledger.rows)
        # As other formats have it: what was left on the table is in the points.
        self.events.append(replace(ended, points=final_points(ended, DealEnded(points, sticks))))


_METHODS: Final = {
    "start_game": lambda reader: None,
    "start_kyoku": _Reader._start_kyoku,
    "tsumo": _Reader._tsumo,
    "dahai": _Reader._dahai,
    "reach": _Reader._reach,
    "reach_accepted": _Reader._reach_accepted,
    "chi": _Reader._call,
    "pon": _Reader._call,
    "daiminkan": _Reader._call,
    "ankan": _Reader._ankan,
    "kakan": _Reader._kakan,
    "nukidora": _Reader._nukidora,
    "kita": _Reader._nukidora,
    "dora": _Reader._dora,
    "hora": _Reader._hora,
    "ryukyoku": _Reader._ryukyoku,
    "end_kyoku": _Reader.close,
    "end_game": _Reader._end_game,
}
_PASSED_OVER: Final = ("none", "hello", "join", "error", "request_action", "action_ack", "log")


def _counted(number: int, han: int, limit: int | None) -> CountedElement:
    element = numbered_elements()[number]
    return CountedElement(element.id, element.fact, han, limit)


def _liable(seat: Seat, source: Seat, changes: Sequence[int]) -> Seat | None:
    """Who pays for a tsumo alone, or shares a ron with the discarder."""
    payers = [payer for payer, change in enumerate(changes) if change < 0]
    others = [payer for payer in payers if payer != source]
    shares = len(payers) == 1 if seat == source else len(payers) == 2
    return others[0] if shares and len(others) == 1 else None


def _draw_kind(told: ToldDeal, changes: Sequence[int]) -> DrawKind:
    """How a deal can have ended without a winner, where nobody says it."""
    if any(changes):
        return "nagashi" if max(changes) > MOST_TO_READY else "exhausted"
    if any(len(hand) % 3 == 2 for hand in told.hands):
        return "kyuushu_kyuuhai"
    if told.draws >= DRAWS[told.players]:
        return "exhausted"
    if told.kans >= FOUR:
        return "four_kans"
    if told.players == THREE:  # who have no other ways
        return "exhausted"
    if len(told.riichi) + (told.declared is not None) == FOUR:
        return "four_riichi"
    return "four_winds" if told.draws == FOUR and not any(told.melds) else "triple_ron"


# ---------------------------------------------------------------- writing


def write_mjai(record: Record) -> str:
    """The lines of a record."""
    writer = _Writer(record)
    for event in record.events:
        writer.write(event)
    writer.finish_deal()
    return "".join(msgspec.json.encode(line).decode() + "\n" for line in writer.lines)


class _Dealing(NamedTuple):
    """A deal whose tiles are being handed out."""

    start: DealStarted
    indicators: list[Tile]
    hands: tuple[list[Tile], ...]
    drawn: list[Drawn]


class _Writer:
    """Writes event after event. The deal and its end are several events and one line, so they are kept together."""

    def __init__(self, record: Record) -> None:
        self.record = record
        self.players = players_of(record, FORMAT)
        self.nobody = [0] * (SEATS - self.players)
        """What the place has that three players leave empty."""
        self.lines: list[dict[str, Json]] = []
        self.points: tuple[int, ...] = ()
        self.start: DealStarted | None = None
        self.dealing: _Dealing | None = None
        self.left: DealEnded | None = None
        self._forget()

    def _forget(self) -> None:
        self.wins: list[Won] = []
        self.shown: list[Seat] = []
        self.drawn: DealDrawn | None = None
        self.rows: tuple[Transfer, ...] = ()

    def _line(self, kind: str, **fields: Json) -> None:
        self.lines.append({"type": kind, **fields})

    def write(self, event: Event) -> None:
        """What the event says."""
        if self.dealing is not None and self._deal(self.dealing, event):
            return
        match event:
            case MatchStarted():
                self._start_game(event)
            case DealStarted():
                self.start, self.points = event, event.points
                self.dealing = _Dealing(event, [], tuple([] for _ in range(self.players)), [])
            case Drawn():
                self._line("tsumo", actor=event.seat, pai=mjai_name(event.tile))
            case Discarded():
                if event.riichi:
                    self._line("reach", actor=event.seat)
                self._line("dahai", actor=event.seat, pai=mjai_name(event.tile), tsumogiri=event.drawn)
            case RiichiStands():
                self._line("reach_accepted", actor=event.seat)
                self.points = tuple(map(add, self.points, self._changes(event.rows)))
            case Called():
                self._call(event)
            case KanDeclared():
                self._kan(event)
            case NukiDeclared():
                self._line(ASIDE[0], actor=event.seat, pai=mjai_name(event.tile))
            case IndicatorShown():
                self._line("dora", dora_marker=mjai_name(event.tile))
            case Won():
                self.wins.append(event)
            case HandShown():
                self.shown.append(event.seat)
            case DealDrawn():
                self.drawn = event
            case Paid():
                self.rows = event.rows
            case DealEnded():
                self.finish_deal()
                self.left = event
            case MatchEnded():
                self._line("end_game", scores=[*final_points(event, self.left), *self.nobody])

    def _changes(self, rows: Iterable[Transfer], winner: Seat | None = None) -> tuple[int, ...]:
        return changes_of(rows, winner, self.players)

    def _start_game(self, event: MatchStarted) -> None:
        header = self.record.header
        kept = header.extra if header.format == FORMAT else {}
        extra = {key: msgspec.json.decode(value) for key, value in kept.items()}
        rules = known_rules(self.record)
        first = EAST_ONLY if rules is not None and rules.plan.length.rounds == ("1z",) else 0
        red = any(known_reds(self.record))
        names = [*event.names, *("" for _ in self.nobody)]
        self._line("start_game", names=names, kyoku_first=first, aka_flag=red, **extra)

    def _deal(self, dealing: _Dealing, event: Event) -> bool:
        """Whether the event still belongs to the handing out of tiles; when it no longer does, they are written."""
        match event:
            case Dealt():
                dealing.hands[event.seat].extend(event.tiles)
            case IndicatorShown() if not dealing.indicators:
                dealing.indicators.append(event.tile)
            case Drawn(source="deal"):
                dealing.drawn.append(event)
            case _ if dealing.indicators and all(dealing.hands):
                self._start_kyoku(dealing)
                return False
        return True

    def _start_kyoku(self, dealing: _Dealing) -> None:
        start = dealing.start
        self.dealing = None
        self._line(
            "start_kyoku",
            bakaze=WINDS[start.round - EAST],
            dora_marker=mjai_name(dealing.indicators[0]),
            kyoku=start.hand % self.players + 1,
            honba=start.honba,
            kyotaku=start.sticks,
            oya=start.dealer,
            scores=[*start.points, *self.nobody],
            tehais=[*map(format_mjai, dealing.hands), *([HIDDEN_TILE] * HAND for _ in self.nobody)],
        )
        for drawn in dealing.drawn:
            self.write(drawn)

    def _call(self, event: Called) -> None:
        meld = event.meld
        assert meld.claimed is not None
        own = [mjai_name(tile) for tile in meld.tiles if tile != meld.claimed]
        name = _CALL_OF[meld.form]
        self._line(name, actor=event.seat, target=event.source, pai=mjai_name(meld.claimed), consumed=own)

    def _kan(self, event: KanDeclared) -> None:
        consumed = format_mjai(event.meld.tiles)
        if event.meld.added is None:
            self._line("ankan", actor=event.seat, consumed=consumed)
        else:
            self._line("kakan", actor=event.seat, pai=mjai_name(event.meld.added), consumed=consumed)

    def finish_deal(self) -> None:
        """The end of the deal, if there is one."""
        if self.dealing is not None and self.dealing.indicators and all(self.dealing.hands):
            self._start_kyoku(self.dealing)
        if self.start is not None and (self.wins or self.drawn):
            changes = [self._changes(self.rows, win.seat) for win in self.wins] or [self._changes(self.rows)]
            held = [*accumulate(changes, lambda points, change: tuple(map(add, points, change)), initial=self.points)]
            for win, change, points in zip(self.wins, changes, held[1:], strict=False):
                self._hora(win, change, points)
            if self.drawn is not None:
                self._ryukyoku(self.drawn, changes[0], held[1])
            self._line("end_kyoku")
        self.start = None
        self._forget()

    def _hora(self, win: Won, changes: Sequence[int], points: Sequence[int]) -> None:
        by_limit = sum(element.limit or 0 for element in win.elements) // YAKUMAN
        self._line(
            "hora",
            actor=win.seat,
            target=win.source,
            pai=mjai_name(win.tile),
            ura_markers=format_mjai(win.ura),
            hora_tehais=format_mjai(win.concealed),
            yakus=self._yakus(win),
            fu=win.fu,
            fan=by_limit * YAKUMAN_FAN if win.by_limit else win.han,
            hora_points=win.points,
            deltas=[*changes, *self.nobody],
            scores=[*points, *self.nobody],
        )

    def _yakus(self, win: Won) -> list[tuple[str, int]]:
        assert self.start is not None
        fans: dict[str, int] = {}
        for element in win.elements:
            number = number_of(element, (win.seat - self.start.dealer) % self.players, self.start.round - EAST)
            name = element.id if number is None else YAKU[number]
            fan = element.han if element.limit is None else element.limit // YAKUMAN * YAKUMAN_FAN
            fans[name] = fans.get(name, 0) + fan
        bonus = {} if win.by_limit else dict(zip((*YAKU[DORA:], ASIDE[0]), win.bonus, strict=True))
        return [*fans.items(), *((name, count) for name, count in bonus.items() if count)]

    def _ryukyoku(self, drawn: DealDrawn, changes: Sequence[int], points: Sequence[int]) -> None:
        ready = drawn.kind in ("exhausted", "nagashi")
        tenpais = {"tenpais": [seat in self.shown for seat in range(SEATS)]} if ready else {}
        reason = _REASON_OF[drawn.kind]
        held = {"deltas": [*changes, *self.nobody], "scores": [*points, *self.nobody]}
        self._line("ryukyoku", reason=reason, **tenpais, **held)


MJAI: Final = Format(
    name=FORMAT,
    place=3,
    endings=(".mjson", ".mjai"),
    known_at=has_word("type"),
    read=read_mjai,
    write=lambda record, _language: write_mjai(record),
    cannot_say=frozenset({"copies", "walls", "rules", "answers", "lobby"}),
)
