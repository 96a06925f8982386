"""The JSON of tenhou's record editor (tenhou.net/6), which most programs that show or review games read.

A deal is a list: ``[round, honba, sticks]``, points, indicators, hidden indicators, then for each seat the thirteen
tiles dealt, what it took and what it gave away, last the result. Tiles are 11-19, 21-29, 31-39, 41-47, red fives 51-53.
A call stands among the tiles taken: the letter before the called tile says what it is, and how many tiles stand before
the letter says who fed it: none the left neighbour, all but one the right one. ``60`` gives away the tile just taken,
``r`` declares riichi with a discard, kans of the own hand stand among the tiles given away, and ``0`` stands there
after an open kan.

Three players leave the fourth place empty: no tiles, no name, 0 points. The numbers of rounds pass it over, and the
letter of a call counts it. ``f44`` among the tiles given away sets a north aside, and ``ドラ`` counts it. Files that
have no fourth place are read, too, and those in which ``抜きドラ`` are told apart, as they come from other servers.

The lists of the seats do not say in which order things happened; that is for ``tenhou_order`` to find. Where two orders
come out (a player discards the same tile twice without the caller's turn between, and either could have been called),
the earlier call is taken.

Of a file that breaks off the deals that are whole are read, if its names and rules stand before them.

The format cannot hold, and reading therefore does not give back:

* which copy of a kind a tile is (but red fives), the wall, dice, seed and commitments, how seats were drawn;
* when indicators are turned: read as by the common rules, at once for a closed kan, after the discard for others;
* fu of hands from mangan up, which are counted anew; between which accounts points moved: rows are made anew from the
  changes; dora beside a yakuman;
* rulings of a referee, chombo with its offence, and answers that led to nothing;
* who was ready at a nagashi, or where all or none were and the result does not say it: the hands decide;
* rules beyond the server, length, red fives, open tanyao and the points at the start (``recognition``); final scores
  only where ``sc`` has them, as tenhou's own records do.

Files of other servers' exporters are read as well: yaku and results by their English and romaji names, yakuman that are
worth two and written as one, results with tenths, chips beside the scores.
"""

import json
import re
from collections.abc import Iterator, Sequence
from functools import cache
from typing import Final, Literal, NamedTuple
from urllib.parse import unquote

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
    place_of,
    points_in,
    seats_in,
    shown,
    whole_in,
)
from jantaku.records.formats.mjlog.codes import (
    EAST,
    TILES,
    YAKUMAN,
    in_our_order,
    in_their_order,
    number_of,
    numbered_elements,
)
from jantaku.records.formats.tenhou.order import (
    AFTER_OPEN_KAN,
    TSUMOGIRI,
    Call,
    Discard,
    Draw,
    Give,
    Kan,
    LaidAside,
    Order,
    Step,
    Take,
    face_in,
    give_in,
    meld_word,
    number_of_tile,
    take_in,
)
from jantaku.records.formats.told_deal import (
    HAND,
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
from jantaku.records.recognition import (
    MAHJONG_SOUL,
    NO_OPEN_TANYAO,
    ONE_ROUND,
    Recognised,
    is_one_round,
    is_without_open_tanyao,
    recognised,
    reds_of,
    server_of,
    start_of,
    tenths_in,
)
from jantaku.records.record import Header, Record, RecordError, Warning_
from jantaku.rules import RuleSet
from jantaku.rules.foreign_names import bare, exported_names
from jantaku.scoring.ledger import Seat, Transfer
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
    IndicatorShown,
    KanDeclared,
    MatchEnded,
    MatchStarted,
    NukiDeclared,
    Paid,
    Won,
)
from jantaku.texts import TextId, japanese, japanese_names
from jantaku.tiles import Face

FORMAT: Final = "tenhou_json"
SAID: Final = "tenhou.net JSON"
"""The same for people."""
LINK: Final = "#json="
DEALS: Final = 4 * SEATS
"""Rounds of four winds."""
HEAD: Final = 4
"""Parts of a deal before those of the seats, of which each has three."""
PARTS: Final = HEAD + 3 * SEATS + 1
UNKNOWN_RESULT: Final = "不明"
WIN: Final = "和了"
HONBA_EACH: Final = 100
ALL_READY, NONE_READY = "全員聴牌", "全員不聴"

# ---------------------------------------------------------------- words of the format

RESULTS: Final[dict[str, DrawKind]] = {
    "流局": "exhausted",
    ALL_READY: "exhausted",
    NONE_READY: "exhausted",
    "流し満貫": "nagashi",
    "九種九牌": "kyuushu_kyuuhai",
    "四風連打": "four_winds",
    "四家立直": "four_riichi",
    "四槓散了": "four_kans",
    "四開槓": "four_kans",
    "三家和了": "triple_ron",
    "三家和": "triple_ron",
    "二家和了": "double_ron",
    "葫蘆娃": "seven_honours",
    "同時国士": "all_kokushi",
    "同時七対": "all_chiitoitsu",
    "錯和": "chombo",
    "審判": "referee",
    "時間切れ": "time",
}
"""Results without a winner. The last seven are ours: tenhou has no such deals."""
EXPORTED_RESULTS: Final[dict[str, DrawKind]] = {
    "ryuukyoku": "exhausted",
    "exhaustivedraw": "exhausted",
    "nagashimangan": "nagashi",
    "manganatdraw": "nagashi",
    "kyuushukyuuhai": "kyuushu_kyuuhai",
    "nineterminalabortion": "kyuushu_kyuuhai",
    "suufonrenda": "four_winds",
    "fourwindabortion": "four_winds",
    "suuchariichi": "four_riichi",
    "fourriichiabortion": "four_riichi",
    "suukaikan": "four_kans",
    "suukansanra": "four_kans",
    "fourkanabortion": "four_kans",
    "sanchahou": "triple_ron",
    "threeronabortion": "triple_ron",
}
"""The same as exporters write them in Latin letters, bare."""
EXPORTED_ENDS: Final = {
    "alltempai": ALL_READY,
    "alltenpai": ALL_READY,
    "allnoten": NONE_READY,
    "agari": WIN,
    "win": WIN,
}
_RESULT_OF: Final = {kind: name for name, kind in reversed(RESULTS.items())}

YAKU: Final = (
    *("門前清自摸和", "立直", "一発", "槍槓", "嶺上開花", "海底摸月", "河底撈魚", "平和", "断幺九", "一盃口"),
    *("自風 東", "自風 南", "自風 西", "自風 北", "場風 東", "場風 南", "場風 西", "場風 北"),
    *("役牌 白", "役牌 發", "役牌 中", "両立直", "七対子", "混全帯幺九", "一気通貫", "三色同順", "三色同刻"),
    *("三槓子", "対々和", "三暗刻", "小三元", "混老頭", "二盃口", "純全帯幺九", "混一色", "清一色"),
    *("人和", "天和", "地和", "大三元", "四暗刻", "四暗刻単騎", "字一色", "緑一色", "清老頭", "九蓮宝燈"),
    *("純正九蓮宝燈", "国士無双", "国士無双１３面", "大四喜", "小四喜", "四槓子", "ドラ", "裏ドラ", "赤ドラ"),
)
"""The names of tenhou by its numbers, as in mjlog."""
ASIDE: Final = "抜きドラ"
BONUS: Final = (*YAKU[-3:], ASIDE)
FIRST_BONUS: Final = len(YAKU) - 3
CHIPS: Final = ("chip", "chips", "shuugi")
"""Keys of files that tell chips."""
LIMIT_NAMES: Final = {"満貫": 2000, "跳満": 3000, "倍満": 4000, "三倍満": 6000, "役満": YAKUMAN}
_NAME_OF_LIMIT: Final = {base: name for name, base in LIMIT_NAMES.items()}
YAKUMAN_TIMES: Final = ("", "ダブル", "トリプル", "四倍", "五倍", "六倍")
"""What stands before 役満 where there are two of them, three and so on."""

_HAN: Final = r"\s*(?:飜|翻|han)"
_VALUE: Final = re.compile(
    rf"(?:(\d{{1,3}})\s*(?:符|fu)\s*(\d{{1,3}}){_HAN})?([^\d-]*)(\d{{1,7}})(?:-(\d{{1,7}}))?\s*(?:点|points?|pts)\s*(∀|all)?",
    re.IGNORECASE,
)
_YAKU: Final = re.compile(
    rf"(.+?)\s*\((?:(\d{{1,3}}){_HAN}|(.*?)\s*(?:役満|yakuman)|(満貫|跳満|倍満|三倍満))\)", re.IGNORECASE
)

_TOKEN: Final = re.compile(r'"(?:[^"\\]|\\.)*"?|[][{}]', re.DOTALL)
"""What brackets are told by: those in strings are none. A string may break off."""
_CLOSING: Final = {"[": "]", "{": "}"}
_UNFINISHED: Final = re.compile(
    r"""\s*|"(?:[^"\\]|\\.)*\\?(?<!\})|(?<=\\)u[0-9a-fA-F]{0,4}|-|\.|[eE][+-]?|t|tr|tru|f|fa|fal|fals|n|nu|nul"""
)
"""What a file that breaks off may end with, from where it cannot be read. A string that holds the end of the whole file
has rather lost its quotation mark."""

_NUMBER_OF_YAKU: Final = {name: number for number, name in enumerate(YAKU)}


@cache
def _others() -> dict[str, str]:
    """Elements that tenhou does not know, by their Japanese names."""
    prefix = "yaku-"
    names = {name.ja: text_id for text_id, name in japanese_names().items() if text_id.startswith(prefix)}
    return {name: text_id.removeprefix(prefix) for name, text_id in names.items() if name not in YAKU}


# ---------------------------------------------------------------- reading


def read_tenhou_json(text: str) -> Record:
    """The record in this file, or behind this link of the editor."""
    told, end = _decoded(text)
    file = object_in(told, Spot())
    names = tuple(name if isinstance(name, str) else "" for name in list_in(file.get("name", []), Spot()))
    log = list_in(file.get("log"), Spot())
    rule = object_in(file.get("rule", {}), Spot())
    display = str(rule.get("disp", ""))
    if len(names) not in (0, THREE, SEATS):
        raise damaged(Spot(), f"{len(names)} names", TextId("tenhou-json-names"), count=len(names))
    three = len(names) == THREE or "三" in display or any(map(_lacks_a_player, log))
    players = THREE if three else SEATS
    ended = _match_end(file.get("sc"), players)
    rules, sheet, grounds = _rules(file, rule, display, players, ended)
    names = names[:players] or ("",) * players
    extra = {key: _json(value) for key, value in file.items() if key not in ("name", "log", "sc")}
    header = Header(rules, names, sheet=sheet, engine="", format=FORMAT, extra=extra, grounds=grounds)
    rule_set = named_rules(header)
    reader = _Reader(rule_set, players)
    for deal in log:
        reader.read_deal(deal)
    if not reader.events:
        raise RecordError("the record holds no deal", TextId("record-no-deal"))
    started = MatchStarted(rules, rule_set.fingerprint, names, reader.first_points)
    if end is not None:
        place = {"line": end.position, "column": end.column}
        reader.warnings.append(Warning_(TextId("tenhou-json-cut"), {**place, "count": reader.number}))
    if any(event.chips for event in ended) or any(key in CHIPS for key in (*file, *rule)):
        reader.warnings.append(Warning_(TextId("record-chips")))
    header = replace(header, fingerprint=rule_set.fingerprint)
    return Record(header, (started, *reader.events, *ended), warnings=tuple(reader.warnings))


def _decoded(text: str) -> tuple[Json, Spot | None]:
    """What the file says; and where it breaks off, if it does."""
    try:
        return _whole_or_cut(_source(text))
    except RecursionError:
        message = "brackets stand in brackets too deeply"
        raise damaged(Spot(), message, TextId("told-too-deep")) from None
    except msgspec.DecodeError as error:
        raise damaged(Spot(), str(error), TextId("told-unreadable")) from None


def _whole_or_cut(source: str) -> tuple[Json, Spot | None]:
    try:
        return msgspec.json.decode(source.encode()), None
    except UnicodeEncodeError as error:
        wrong = error.start
    except msgspec.DecodeError:
        found = _first_wrong(source)
        if found is None:
            raise
        wrong = found
    if _UNFINISHED.fullmatch(source, wrong):
        return _whole_part(source), place_of(len(source), source)
    said = shown(source[wrong:].partition("\n")[0] or source[wrong])
    message = f"this is not JSON, {said} cannot stand here"
    raise damaged(place_of(wrong, source), message, TextId("told-not-json"), value=said)


def _source(text: str) -> str:
    """The JSON itself: the whole file, or what a link has behind its name."""
    before, _, behind = text.partition(LINK)
    if behind and "{" not in before:
        text = unquote(re.sub("%[0-9a-fA-F]?$", "", behind))
    return text.lstrip("\ufeff")


def _first_wrong(source: str) -> int | None:
    """The place of the first sign that cannot stand there; none where only a value is beyond all bounds."""
    try:
        json.loads(source)
    except json.JSONDecodeError as error:
        return error.pos
    except ValueError:
        return None
    return None


def _whole_part(source: str) -> dict[str, Json]:
    """Of an object that breaks off the members that are whole, and of the list in which it does so the entries."""
    around, end, still_open = "", 0, ""
    for token in _TOKEN.finditer(source):
        if token[0] in _CLOSING:
            around += token[0]
        elif token[0] in _CLOSING.values():
            around = around[:-1]
            if around in ("{", "{["):
                end, still_open = token.end(), around
    closing = "".join(_CLOSING[bracket] for bracket in reversed(still_open))
    file: dict[str, Json] = msgspec.json.decode(source[:end] + closing) if end else {}
    here = place_of(len(source), source)
    if not file.get("log"):
        raise damaged(here, "the file breaks off before a deal is whole", TextId("tenhou-json-cut-early"))
    if "rule" not in file:
        raise damaged(here, "the file breaks off before its rules", TextId("tenhou-json-cut-rules"))
    if closing.startswith("]"):  # these scores are those after deals that are not here
        file.pop("sc", None)
    return file


def _json(value: Json) -> str:
    return msgspec.json.encode(value).decode()


def _lacks_a_player(deal: Json) -> bool:
    """Whether the fourth place of a deal is empty, or not there."""
    if not isinstance(deal, list):
        return False
    return len(deal) == PARTS - 3 or (len(deal) == PARTS and deal[-4:-1] == [[], [], []])


# ---------------------------------------------------------------- rules


def _rules(
    file: dict[str, Json], rule: dict[str, Json], display: str, players: int, ended: Sequence[MatchEnded]
) -> Recognised:
    """The rules of the server, as the file names them; with a sheet, where length, red fives, open tanyao, the points
    at the start or tenths are others. Without any word on them they are the usual ones, as in files made by hand."""
    title, ref = file.get("title"), file.get("ref")
    named = " ".join(word for word in title if isinstance(word, str)) if isinstance(title, list) else str(title or "")
    preset, ground = server_of(display, named, ref if isinstance(ref, str) else "", players)
    reds = _reds(rule)
    switches = [
        *([ONE_ROUND] if is_one_round(display) else []),
        *reds_of((0, *reds[1:]) if players == THREE else reds, players),  # of three nobody has a 5m
        *([NO_OPEN_TANYAO] if is_without_open_tanyao(display) else []),
        *start_of(_first_points(file.get("log"), players), preset, players),
        *(switch for event in ended for switch in tenths_in(event.scores, preset, players)),
    ]
    return recognised(preset, ground, switches)


def _first_points(log: Json, players: int) -> list[int]:
    """What everybody has at the start of a match; nothing where the file begins in its middle."""
    match log:
        case [[[0, 0, 0], [*points], *_], *_] if all(isinstance(held, int) for held in points[:players]):
            return points[:players]
    return []


def _reds(rule: dict[str, Json]) -> tuple[int, ...]:
    keys = ("aka51", "aka52", "aka53")
    place = Spot()
    if any(key in rule for key in keys):
        return tuple(whole_in(rule.get(key, 0), place, 0, 4) for key in keys)
    return (whole_in(rule.get("aka", 1), place, 0, 4),) * 3


# ---------------------------------------------------------------- results


class _Result(NamedTuple):
    """How a deal ended: wins, or the name of a draw with the changes of points."""

    name: str
    wins: tuple[ToldWin, ...] = ()
    changes: tuple[int, ...] = ()
    told: bool = False
    """Whether the changes were told, and are not only taken to be none."""

    def fits(self, last: Step) -> bool:
        """Whether the deal can have ended so after this."""
        if not self.wins:
            return True
        win = self.wins[0]
        if win.seat == win.source:
            return last.seat == win.seat and isinstance(last.what, Draw)
        return last.seat == win.source and last.part == "discards"


def _value(text: Json, dealer: bool, tsumo: bool, players: int) -> tuple[int, int, int]:
    """Fu, points and the base amount of ``30符3飜3900点`` and the like; zeros where nothing can be read from it."""
    found = _VALUE.fullmatch(text) if isinstance(text, str) else None
    if found is None:
        return 0, 0, 0
    fu, han = (int(number or 0) for number in found.group(1, 2))
    low, high = int(found[4]), int(found[5] or 0)
    points = (players - 1) * low if found[6] else (players - 2) * low + high if high else low
    return fu, points, base_amount(points, han, fu, shares_of(dealer, tsumo, players))


class _Reader:
    """Reads deal after deal; what one leaves on the table the next must find there."""

    def __init__(self, rules: RuleSet, players: int) -> None:
        self.rules = rules
        self.players = players
        self.events: list[Event] = []
        self.warnings: list[Warning_] = []
        self.first_points: tuple[int, ...] = ()
        self.number = 0
        self.left: tuple[tuple[int, ...], int] | None = None
        """Points and sticks after the last deal."""

    def read_deal(self, deal: Json) -> None:
        """One entry of the log."""
        self.number += 1
        here = Spot("deal", self.number)
        head, points, indicators, hidden, *seats, result = self._parts(deal)
        start = self._start(head, points)
        told = ToldDeal(start, self.rules)
        shown_indicators = [face_in(value, here) for value in list_in(indicators, here)]
        if not shown_indicators:
            raise damaged(here, "there is no indicator", TextId("told-no-indicator"))
        self.ura = tuple(face_in(value, here) for value in list_in(hidden, here))
        hands = [self._dealt(seat, seats[3 * seat]) for seat in range(self.players)]
        told.indicate(shown_indicators[0])
        told.deal(hands)
        ending = self._result(result, start)
        self._play(told, self._steps(seats, hands, start.dealer, ending), shown_indicators[1:])
        self._finish(told, ending)
        self.events += told.events

    def _parts(self, deal: Json) -> list[Json]:
        """The parts of a deal, without a place that is empty."""
        here = Spot("deal", self.number)
        count = HEAD + 3 * self.players + 1
        parts = list_in(deal, here, None if self.players < SEATS else PARTS)
        if len(parts) == count:
            return parts
        *others, dealt, taken, given, result = list_in(deal, here, PARTS)
        for fourth in (dealt, taken, given):
            seats_in([[]] * self.players + [fourth], here, self.players)
        return [*others, result]

    def _start(self, head: Json, points: Json) -> DealStarted:
        here = Spot("deal", self.number)
        number, honba, sticks = (whole_in(value, here) for value in list_in(head, here, 3))
        wind, hand = divmod(whole_in(number, here, 0, DEALS - 1), SEATS)
        if hand >= self.players:
            raise damaged(here, f"three players have no round {number}", TextId("tenhou-json-round"), number=number)
        held = points_in(points, here, self.players)
        if self.left is not None and self.left != (held, sticks):
            self.warnings.append(Warning_(TextId("told-points-jump"), {"deal": self.number}))
        self.first_points = self.first_points or held
        return DealStarted(self.number - 1, EAST + wind, hand, hand, honba, sticks, held)

    def _dealt(self, seat: Seat, tiles: Json) -> list[Face]:
        values = list_in(tiles, Spot("seat", self.number, seat), HAND)
        return [face_in(value, Spot("dealt", self.number, seat, at)) for at, value in enumerate(values, 1)]

    def _steps(
        self, seats: Sequence[Json], hands: Sequence[Sequence[Face]], dealer: Seat, ending: _Result
    ) -> tuple[Step, ...]:
        takes: list[list[Take]] = []
        gives: list[list[Give]] = []
        players = self.players
        for seat in range(players):
            _, taken, given = seats[3 * seat : 3 * seat + 3]
            takes.append([take_in(value, seat, place, players) for value, place in self._placed("draws", seat, taken)])
            gives.append([give_in(value, place, players) for value, place in self._placed("discards", seat, given)])
        if not any(takes):
            return ()
        order = Order(takes, gives, hands, dealer, ending.fits)
        found = order.find()
        if found is None:
            seat, part, done = order.stuck
            place = Spot(part, self.number, seat, done + 1)
            raise damaged(place, "the lists do not fit each other from here on", TextId("tenhou-json-no-order"))
        return found

    def _placed(self, part: Literal["draws", "discards"], seat: Seat, values: Json) -> Iterator[tuple[Json, Spot]]:
        """The entries of a list with their places."""
        here = Spot("seat", self.number, seat)
        if len(list_in(values, here)) > TILES:
            message = f"a list of {len(values)} is too long"
            raise damaged(here, message, TextId("tenhou-json-long"), count=len(values))
        for position, value in enumerate(values, 1):
            yield value, Spot(part, self.number, seat, position)

    # ------------------------------------------------------------ the play

    def _play(self, told: ToldDeal, steps: Sequence[Step], indicators: list[Face]) -> None:
        """Tell the steps, and turn an indicator for every kan while there are any."""
        waiting = 0
        for seat, part, position, what in steps:
            told.stand()
            told.place = Spot(part, self.number, seat, position)
            due = waiting
            match what:
                case Draw():
                    told.draw(seat, what.face)
                    continue
                case Call():
                    told.call(seat, what.source, what.form, what.claimed, what.own)
                    waiting += what.form is MeldForm.OPEN_KAN
                    continue
                case Discard():
                    told.discard(seat, what.face, what.face is None, what.riichi)
                    waiting = 0
                case Kan(form=MeldForm.CLOSED_KAN):
                    told.closed_kan(seat, what.faces)
                    due, waiting = due + 1, 0
                case Kan():
                    told.added_kan(seat, what.faces[0])
                    waiting = 1
                case LaidAside():
                    told.set_aside(seat, what.face)
                    waiting = 0
            for face in indicators[:due]:
                told.indicate(face)
            del indicators[:due]
        told.place = Spot("deal", self.number)
        if len(indicators) > told.kans - len(told.indicators) + 1:
            raise told.wrong("there are more indicators than kans", TextId("tenhou-json-indicators"))
        for face in indicators:
            told.indicate(face)

    # ------------------------------------------------------------ the end

    def _finish(self, told: ToldDeal, ending: _Result) -> None:
        told.place = Spot("result", self.number)
        if ending.name == UNKNOWN_RESULT:
            self.warnings.append(Warning_(TextId("tenhou-json-no-result"), {"deal": self.number}))
            self.left = None
            return
        if ending.wins:
            told.end_with_wins(ending.wins)
        else:
            known: dict[str, Sequence[Seat]] = {ALL_READY: range(self.players), NONE_READY: ()}
            ready, kind = known.get(ending.name), RESULTS[ending.name]
            if kind == "exhausted" and ending.told and not any(ending.changes):
                ready = told.all_or_nobody_ready() if ready is None else ready
            told.end_without_winner(kind, ending.changes, ready)
        self.left = told.points, told.sticks

    def _result(self, result: Json, start: DealStarted) -> _Result:
        here = Spot("result", self.number)
        name, *rest = list_in(result, here) or [UNKNOWN_RESULT]
        if isinstance(name, str) and name.isascii():
            latin = bare(name)
            name = EXPORTED_ENDS.get(latin) or _RESULT_OF.get(EXPORTED_RESULTS.get(latin, "referee"), name)
        if name == WIN:
            if not rest or len(rest) % 2:
                raise damaged(here, "a win has changes of points and a list", TextId("tenhou-json-win"))
            pairs = zip(rest[::2], rest[1::2], strict=True)
            return _Result(WIN, tuple(self._win(changes, detail, start) for changes, detail in pairs))
        if name == UNKNOWN_RESULT:
            return _Result(UNKNOWN_RESULT)
        if not isinstance(name, str) or name not in RESULTS:
            said = shown(name)
            raise damaged(here, f"there is no result {said}", TextId("tenhou-json-result"), value=said)
        told = bool(rest and rest[0])
        changes = points_in(rest[0], here, self.players) if told else (0,) * self.players
        return _Result(name, changes=changes, told=told)

    def _win(self, changes: Json, detail: Json, start: DealStarted) -> ToldWin:
        here = Spot("result", self.number)
        seat, source, liable, *words = [*list_in(detail, here), None, None, None][: max(3, len(detail))]
        last = self.players - 1
        seat, source = (whole_in(value, here, 0, last) for value in (seat, source))
        liable = seat if liable is None else whole_in(liable, here, 0, last)
        moved = points_in(changes, here, self.players)
        worth = words[0] if words else None
        fu, points, base = _value(worth, seat == start.dealer, seat == source, self.players)
        elements, bonus = self._yaku(words[1:], here)
        elements = self._doubled(elements, base)
        by_limit = any(element.limit is not None for element in elements)
        return ToldWin(
            seat,
            source,
            elements,
            bonus,
            han=0 if by_limit else sum(element.han for element in elements) + sum(bonus),
            fu=fu,
            base=base,
            points=points,
            by_limit=by_limit,
            liable=None if liable == seat else liable,
            ura=self.ura,
            changes=moved,
            norths_are_dora=not bonus[-1],
        )

    def _yaku(self, words: Sequence[Json], here: Spot) -> tuple[tuple[CountedElement, ...], tuple[int, int, int, int]]:
        """The elements, in the order of the catalogue, and the bonus tiles."""
        known: dict[int, CountedElement] = {}
        others: list[CountedElement] = []
        bonus = dict.fromkeys(BONUS, 0)
        for word in words:
            found = _YAKU.fullmatch(word) if isinstance(word, str) else None
            if found is None:
                said = shown(word)
                raise damaged(here, f"{said} is no yaku", TextId("tenhou-json-yaku"), value=said)
            name, han, limit = found[1], int(found[2] or 0), _limit(found)
            number = _NUMBER_OF_YAKU.get(name, exported_names().get(bare(name)))
            if number is not None and number >= FIRST_BONUS:
                name = BONUS[number - FIRST_BONUS]
            if name in bonus:
                bonus[name] += han
            elif number is not None:
                element = numbered_elements()[number]
                known[number] = CountedElement(element.id, element.fact, han, limit)
            else:
                others.append(CountedElement(self._other(name), None, han, limit))
        dora, ura, red, aside = bonus.values()
        return (*(known[number] for number in in_our_order(known)), *others), (dora, ura, red, aside)

    def _doubled(self, elements: tuple[CountedElement, ...], base: int) -> tuple[CountedElement, ...]:
        """Exporters write one yakuman for each, also for those that are worth two: the points tell, and the rules which
        of them it is."""
        if sum(element.limit or 0 for element in elements) in (0, base):
            return elements
        priced = tuple(
            element if element.limit is None else replace(element, limit=self._limit_of(element))
            for element in elements
        )
        return priced if sum(element.limit or 0 for element in priced) == base else elements

    def _limit_of(self, element: CountedElement) -> int | None:
        """What the rules have it worth."""
        price = self.rules.plan.elements.get(element.id)
        found = re.fullmatch(r"limit (\d+)", str(price.closed)) if price is not None else None
        return element.limit if found is None else int(found[1])

    def _other(self, name: str) -> str:
        """The id of an element that tenhou does not know; the name itself where nobody knows it."""
        if name not in _others():
            self.warnings.append(
                Warning_(TextId("tenhou-json-yaku-unknown"), {"deal": self.number, "name": shown(name)})
            )
        return _others().get(name, name)


def _limit(found: re.Match[str]) -> int | None:
    """The base amount of a yaku that is paid by a limit."""
    if found[4]:
        return LIMIT_NAMES[found[4]]
    if found[3] is None:
        return None
    times = YAKUMAN_TIMES.index(found[3]) + 1 if found[3] in YAKUMAN_TIMES else 1
    return times * YAKUMAN


def _match_end(scores: Json, players: int) -> tuple[MatchEnded, ...]:
    """The end of the match, where it is told: ``[33200, 43.0, ...]``. Sticks that were left are in these points. Where
    chips are played, each player has a third number."""
    if not isinstance(scores, list) or not all(map(_is_score, scores)):
        return ()
    each = {2 * players: 2, 2 * SEATS: 2, 3 * players: 3, 3 * SEATS: 3}.get(len(scores), 0)
    if not each:
        return ()
    scores = scores[: each * players]
    points = tuple(round(number) for number in scores[::each])
    order = sorted(range(players), key=lambda seat: (-points[seat], seat))
    places = tuple(order.index(seat) + 1 for seat in range(players))
    chips = tuple(round(number) for number in scores[2::each]) if each > 2 else ()
    return (MatchEnded(points, tuple(round(1000 * number) for number in scores[1::each]), places, chips=chips),)


def _is_score(number: Json) -> bool:
    return isinstance(number, int | float) and not isinstance(number, bool) and abs(number) <= MOST_POINTS


# ---------------------------------------------------------------- writing


def write_tenhou_json(record: Record) -> str:
    """The file of a record, one deal a line."""
    deals: list[_Written] = []
    final: list[int | float] = []
    left: DealEnded | None = None
    players = players_of(record, SAID)
    for event in record.events:
        if isinstance(event, DealStarted):
            deals.append(_Written(event, players))
        elif isinstance(event, DealEnded):
            left = event
        elif isinstance(event, MatchEnded):
            pairs = zip(final_points(event, left), event.scores, strict=False)
            chips = [[number] for number in event.chips] or [[]] * players
            pairs_and_chips = zip(pairs, chips, strict=False)
            final = [number for (points, score), more in pairs_and_chips for number in (points, score / 1000, *more)]
            final += [0, 0.0, *([0] if event.chips else [])] * (SEATS - players)
        elif deals:
            deals[-1].write(event)
    head = _head(record, players)
    log = ",\n".join(_json(deal.entry()) for deal in deals)
    parts = [f"{_json(key)}:{_json(value)}" for key, value in head.items()]
    parts += [f'"sc":{_json(final)}'] if final else []
    return "{" + ",".join(parts) + f',"log":[\n{log}\n]}}\n'


def _head(record: Record, players: int) -> dict[str, Json]:
    """Title, names and rules; what else stood in the file that was read stands there again."""
    header = record.header
    started = next((event for event in record.events if isinstance(event, MatchStarted)), None)
    names = header.names or (started.names if started else ()) or ("",) * players
    head: dict[str, Json] = {"title": ["", ""], "name": [*names, *[""] * (SEATS - players)]}
    if header.format == FORMAT:
        head |= {key: msgspec.json.decode(value) for key, value in header.extra.items()}
    return {**head, "rule": head.get("rule") or _rule(record, players)}


def _rule(record: Record, players: int) -> dict[str, Json]:
    rules, reds = known_rules(record), known_reds(record)
    plan = None if rules is None else rules.plan
    east = plan is not None and plan.length.rounds == ("1z",)
    tanyao = None if plan is None else plan.elements.get("tanyao")
    open_tanyao = tanyao is None or tanyao.open is not None
    soul = rules is not None and rules.id.partition("-")[0] in MAHJONG_SOUL.values()
    display = (
        "雀魂" * soul + "三" * (players == THREE) + ("東" if east else "南") + "喰" * open_tanyao + "赤" * any(reds)
    )
    return {"disp": display, "aka51": reds[0], "aka52": reds[1], "aka53": reds[2]}


class _Written:
    """A deal on its way into the log. There are four places in it, whoever plays."""

    def __init__(self, start: DealStarted, players: int) -> None:
        self.start = start
        self.players = players
        self.indicators: list[int] = []
        self.ura: list[int] = []
        self.dealt: list[list[int]] = [[] for _ in range(SEATS)]
        self.draws: list[list[int | str]] = [[] for _ in range(SEATS)]
        self.discards: list[list[int | str]] = [[] for _ in range(SEATS)]
        self.wins: list[Won] = []
        self.drawn_kind: DrawKind | None = None
        self.ready: tuple[Seat, ...] = ()
        self.rows: tuple[Transfer, ...] = ()

    def write(self, event: Event) -> None:
        """What the event adds to the lists."""
        match event:
            case Dealt():
                self.dealt[event.seat] += map(number_of_tile, event.tiles)
            case IndicatorShown():
                self.indicators.append(number_of_tile(event.tile))
            case Drawn():
                self.draws[event.seat].append(number_of_tile(event.tile))
            case Discarded():
                number = TSUMOGIRI if event.drawn else number_of_tile(event.tile)
                self.discards[event.seat].append(f"r{number}" if event.riichi else number)
            case Called():
                self.draws[event.seat].append(meld_word(event.meld, event.seat, self.players))
                if event.meld.is_kan:
                    self.discards[event.seat].append(AFTER_OPEN_KAN)
            case KanDeclared():
                self.discards[event.seat].append(meld_word(event.meld, event.seat, self.players))
            case NukiDeclared():
                self.discards[event.seat].append(f"f{number_of_tile(event.tile)}")
            case Won():
                self.wins.append(event)
                self.ura = self.ura or [number_of_tile(tile) for tile in event.ura]
            case DealDrawn():
                self.drawn_kind, self.ready = event.kind, event.seats
            case Paid():
                self.rows = event.rows

    def entry(self) -> list[Json]:
        """The deal as the log has it."""
        start = self.start
        number = (start.round - EAST) * SEATS + start.dealer
        seats = zip(self.dealt, self.draws, self.discards, strict=True)
        return [
            [number, start.honba, start.sticks],
            [*start.points, *[0] * (SEATS - self.players)],
            self.indicators,
            self.ura,
            *(part for seat in seats for part in seat),
            self._result(),
        ]

    def _result(self) -> list[Json]:
        if self.wins:
            return [WIN, *(part for win in self.wins for part in self._win(win))]
        if self.drawn_kind is None:
            return [UNKNOWN_RESULT]
        changes = list(changes_of(self.rows))
        if self.drawn_kind == "exhausted" and not any(changes):
            return [ALL_READY if len(self.ready) == self.players else NONE_READY]
        name = _RESULT_OF[self.drawn_kind]
        return [name, changes] if any(changes) else [name]

    def _win(self, win: Won) -> tuple[list[int], list[Json]]:
        changes = list(changes_of(self.rows, win.seat))
        liable = win.seat if win.liable is None else win.liable
        return changes, [win.seat, win.source, liable, self._value(win), *self._yaku(win)]

    def _value(self, win: Won) -> str:
        counted = f"{win.fu}符{win.han}飜" if win.fu else ""
        return (_limit_name(win.base) or counted) + self._points(win)

    def _points(self, win: Won) -> str:
        """What a ron is worth, or what each pays."""
        if win.seat != win.source:
            return f"{win.points}点"
        if win.seat == self.start.dealer:
            return f"{win.points // (self.players - 1)}点∀"
        paid = -changes_of(self.rows, win.seat)[self.start.dealer] - HONBA_EACH * self.start.honba
        dealer = -(-win.base * 2 // 100) * 100 or max(paid, 0)
        return f"{(win.points - dealer) // (self.players - 2)}-{dealer}点"

    def _yaku(self, win: Won) -> list[str]:
        """The elements as tenhou lists them, then those that it does not know, then bonus tiles."""
        known: dict[int, CountedElement] = {}
        others: list[str] = []
        for element in win.elements:
            number = number_of(element, (win.seat - self.start.dealer) % self.players, self.start.round - EAST)
            if number is None:
                name = japanese(f"yaku-{element.id}")
                others.append((name.ja if name else element.id) + _price(element))
            else:
                known[number] = element
        listed = [YAKU[number] + _price(known[number]) for number in in_their_order(known, win.melds)]
        dora, ura, red, aside = win.bonus
        bonus = {name: count for name, count in zip(BONUS, (dora + aside, ura, red), strict=False) if count}
        return [*listed, *others, *(f"{name}({count}飜)" for name, count in sorted(bonus.items(), key=_bonus_place))]


def _bonus_place(bonus: tuple[str, int]) -> int:
    """Dora, red ones, hidden ones."""
    return (0, 2, 1)[BONUS.index(bonus[0])]


def _limit_name(base: int) -> str | None:
    if base >= YAKUMAN:
        return "役満"
    return _NAME_OF_LIMIT.get(base)


def _price(element: CountedElement) -> str:
    if element.limit is None:
        return f"({element.han}飜)"
    times = min(element.limit // YAKUMAN, len(YAKUMAN_TIMES))
    return f"({YAKUMAN_TIMES[times - 1]}役満)" if times else f"({_NAME_OF_LIMIT.get(element.limit, '満貫')})"
