"""mjai, read: line after line into the deal that is told."""

from collections.abc import Callable, Iterator, Sequence
from typing import Any, Final

from msgspec import UNSET, UnsetType
from msgspec.structs import replace

from jantaku.hands import MeldForm
from jantaku.records.damage import MOST_POINTS, SEATS, THREE, Spot, damaged, points_in, seats_in, shown, whole_in
from jantaku.records.formats.mjai_lines import (
    HIDDEN_TILE,
    PASSED_OVER,
    Ankan,
    Aside,
    BySeat,
    Chi,
    Dahai,
    Daiminkan,
    Dora,
    EndGame,
    EndKyoku,
    Hora,
    Kakan,
    Kita,
    Line,
    Name,
    NamedYaku,
    Nukidora,
    Numbered,
    Pon,
    Reach,
    ReachAccepted,
    Ryukyoku,
    StartGame,
    StartKyoku,
    Tsumo,
    Unread,
    flaw,
    further_fields,
    kind_of_line,
    or_else,
    place_of_line,
    read_lines,
    tile_in,
    tiles_in,
    value_in,
    wind_in,
)
from jantaku.records.formats.mjai_words import (
    ASIDE,
    DRAGON,
    EAST_ONLY,
    FIRST_DRAGON,
    FORMAT,
    NUMBER_OF,
    REASONS,
    YAKUMAN_FAN,
)
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
    numbered_elements,
    rules_of_type,
)
from jantaku.records.formats.told_deal import (
    HAND,
    STICK,
    ToldDeal,
    ToldWin,
    base_amount,
    final_points,
    named_rules,
    shares_of,
)
from jantaku.records.recognition import why
from jantaku.records.record import Header, Record, RecordError, Warning_
from jantaku.rules import RuleSet
from jantaku.scoring.ledger import Seat
from jantaku.scoring.payments import MANGAN
from jantaku.scoring.settlement import settle
from jantaku.table.events import CountedElement, DealEnded, DealStarted, DrawKind, Event, MatchEnded, MatchStarted
from jantaku.texts import TextId
from jantaku.tiles import Face, Tile, face_of, kind_of

DRAWS: Final = {SEATS: 70, THREE: 55}
"""So many tiles are drawn before the wall is exhausted, by the number of players."""
FOUR: Final = 4
"""So many winds, riichi or kans end a deal."""
MOST_TO_READY: Final = 3000
"""Nobody gains more for being ready."""
FORMS: Final = {Chi: MeldForm.CHI, Pon: MeldForm.PON, Daiminkan: MeldForm.OPEN_KAN}


def read_mjai(text: str) -> Record:
    """The record in these lines."""
    lines, cut = read_lines(text)
    rules, header = _header(text, lines)
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


def _header(text: str, lines: Sequence[Numbered]) -> tuple[RuleSet, Header]:
    """Names and rules. Where the file does not say whether there are red fives, there are if one is seen."""
    begun = (line for line in lines if kind_of_line(line[1]) == "start_game")
    number, start = next(begun, (0, StartGame()))
    if isinstance(start, Unread):
        raise flaw(start, place_of_line(number), SEATS)
    assert isinstance(start, StartGame), "its type says so"
    names = tuple(str(name) for name in or_else(start.names, []))
    players = THREE if len(names) == THREE or any(_is_of_three(line) for _, line in lines) else SEATS
    flag = start.aka_flag
    red = flag if isinstance(flag, bool) else any("r" in name for _, line in lines for name in _tile_names(line))
    bits = GameType.HANCHAN * (start.kyoku_first != EAST_ONLY) | GameType.NO_RED * (not red)
    bits |= GameType.THREE_PLAYERS * (players == THREE)
    rules, sheet, grounds = rules_of_type(bits, ground=why(TextId("rules-why-nothing")))
    extra = further_fields(text, number) if number else {}
    names = names[:players] if len(names) in (players, SEATS) else ("",) * players
    header = Header(rules, names, sheet=sheet, engine="", format=FORMAT, extra=extra, grounds=grounds)
    rule_set = named_rules(header)
    return rule_set, replace(header, fingerprint=rule_set.fingerprint)


def _is_of_three(line: Line | Unread) -> bool:
    """Whether a line is one of a game for three: a north is set aside, or a fourth player is missing."""
    if isinstance(line, Aside):
        return True
    if not isinstance(line, StartKyoku | Unread):
        return False
    scores, hands = value_in(line, "scores"), value_in(line, "tehais")
    if not isinstance(hands, list):
        return False
    if len(hands) == THREE or (isinstance(scores, list) and len(scores) == THREE):
        return True
    hidden = [isinstance(hand, list) and {*map(str, hand)} <= {HIDDEN_TILE} for hand in hands]
    return hidden == [*[False] * THREE, True]


def _tile_names(line: Line | Unread) -> Iterator[str]:
    """Names of tiles in a line, as far as it is well formed."""
    hands = value_in(line, "tehais")
    lists = [*hands, value_in(line, "consumed")] if isinstance(hands, list) else [value_in(line, "consumed")]
    names = (name for found in lists if isinstance(found, list) for name in found)
    told = (value_in(line, "pai"), value_in(line, "dora_marker"), *names)
    yield from (name for name in told if isinstance(name, str))


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
        self.place = Spot()

    def read(self, line: Line | Unread, number: int) -> None:
        """One line."""
        self.place = place_of_line(number, self.number)
        if not isinstance(line, Unread):
            _METHODS[type(line)](self, line)
        elif kind_of_line(line) not in PASSED_OVER:
            deal = self.number + (kind_of_line(line) == "start_kyoku")
            raise flaw(line, self.place._replace(deal=deal), self.players)

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

    def _seat(self, number: int) -> Seat:
        return whole_in(number, self.place, 0, self.players - 1)

    def _tile(self, name: Name) -> Face:
        return tile_in(name, self.place)

    def _by_seat(self, told: BySeat | UnsetType | None) -> tuple[int, ...] | None:
        """Points or changes, if they are told."""
        return None if told is UNSET or told is None else points_in(told, self.place, self.players)

    def _deal(self) -> ToldDeal:
        """The deal that is going on."""
        if self.told is None or self.told.over or self.wins:
            raise damaged(self.place, "no deal is going on", TextId("mjai-no-deal-now"))
        self.told.place = self.place
        return self.told

    # ------------------------------------------------------------ the play

    def _start_kyoku(self, line: StartKyoku) -> None:
        self.close()
        self.number += 1
        self.place = place = self.place._replace(deal=self.number)
        dealer = self._seat(or_else(line.oya, 0))
        hand = whole_in(or_else(line.kyoku, dealer + 1), place, 1, self.players) - 1
        wind = wind_in(or_else(line.bakaze, "E"), place)
        honba = whole_in(or_else(line.honba, 0), place)
        sticks = whole_in(or_else(line.kyotaku, or_else(line.kyoutaku, self.sticks)), place)
        points = self._by_seat(line.scores) or self.points
        if self.number > 1 and (points, sticks) != (self.points, self.sticks):
            self.warnings.append(Warning_(TextId("told-points-jump"), {"deal": self.number}))
        self.first_points = self.first_points or points
        start = DealStarted(self.number - 1, EAST + wind, hand, dealer, honba, sticks, points)
        self.told = ToldDeal(start, self.rules)
        self._deal().indicate(self._tile(line.dora_marker))
        self._deal().deal([tiles_in(dealt, place, HAND) for dealt in seats_in(line.tehais, place, self.players)])

    def _tsumo(self, line: Tsumo) -> None:
        self._deal().stand()
        self._deal().draw(self._seat(line.actor), self._tile(line.pai))

    def _dahai(self, line: Dahai) -> None:
        seat, drawn = self._seat(line.actor), line.tsumogiri
        riichi = self.declaring == seat
        self.declaring = None
        self._deal().discard(seat, self._tile(line.pai), drawn if isinstance(drawn, bool) else None, riichi)

    def _reach(self, line: Reach) -> None:
        self._deal()
        self.declaring = self._seat(line.actor)

    def _reach_accepted(self, line: ReachAccepted) -> None:
        seat = self._seat(line.actor)
        if seat in self._deal().riichi:
            return
        if self._deal().declared != seat:
            raise damaged(self.place, "nobody has declared riichi here", TextId("mjai-no-riichi"))
        self._deal().stand()

    def _call(self, line: Chi | Pon | Daiminkan) -> None:
        self._deal().stand()
        seat, source, tile = self._seat(line.actor), self._seat(line.target), self._tile(line.pai)
        self._deal().call(seat, source, FORMS[type(line)], tile, tiles_in(line.consumed, self.place))

    def _ankan(self, line: Ankan) -> None:
        self._deal().closed_kan(self._seat(line.actor), tiles_in(line.consumed, self.place))

    def _kakan(self, line: Kakan) -> None:
        self._deal().added_kan(self._seat(line.actor), self._tile(line.pai))

    def _nukidora(self, line: Aside) -> None:
        self._deal().set_aside(self._seat(line.actor), Face(NORTH) if line.pai is UNSET else self._tile(line.pai))

    def _dora(self, line: Dora) -> None:
        self._deal().indicate(self._tile(line.dora_marker))

    # ------------------------------------------------------------ the end

    def _hora(self, line: Hora) -> None:
        told = self.told
        if told is None or told.over:
            raise damaged(self.place, "no deal is going on", TextId("mjai-no-deal-now"))
        told.place = self.place
        seat, source = self._seat(line.actor), self._seat(line.target)
        tile = told.drawn if seat == source else told.offered[1] if told.offered else None
        if line.pai is not UNSET and (tile is None or self._tile(line.pai) != face_of(tile)):
            raise damaged(self.place, "this is not the tile that could be won", TextId("mjai-not-the-tile"))
        changes = self._changes(line)
        elements, bonus = self._yaku(line, seat, tile)
        fan, fu = (whole_in(or_else(count, 0), self.place) for count in (line.fan, line.fu))
        by_limit = any(element.limit for element in elements)
        points = self._points(line, changes)
        shares = shares_of(seat == told.start.dealer, seat == source, self.players)
        base = base_amount(points, 0 if by_limit else fan, fu, shares)
        ura = or_else(line.ura_markers, or_else(line.uradora_markers, None)) or []
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
                ura=tuple(tiles_in(ura, self.place)),
                changes=changes,
                norths_are_dora=not bonus[-1],
            )
        )

    def _changes(self, line: Hora | Ryukyoku) -> tuple[int, ...]:
        """What moved, told as such or by the points after it."""
        assert self.told is not None
        changes = self._by_seat(line.deltas)
        held = self._by_seat(line.scores)
        if changes is not None or held is None:
            return changes or ()
        before = [self.told.points, *(win.changes for win in self.wins)]
        return tuple(now - sum(column) for now, *column in zip(held, *before, strict=True))

    def _points(self, line: Hora, changes: Sequence[int]) -> int:
        """The worth of the hand: as it is told, or what was paid without honba, which are the first winner's."""
        assert self.told is not None
        if line.hora_points is not UNSET and line.hora_points is not None:
            return whole_in(line.hora_points, self.place, 0, MOST_POINTS)
        paid = -sum(change for change in changes if change < 0)
        each = self.rules.plan.payments.honba_each * (self.players - 1)
        return max(paid - each * self.told.start.honba * (not self.wins), 0)

    def _yaku(
        self, line: Hora, seat: Seat, tile: Tile | None
    ) -> tuple[tuple[CountedElement, ...], tuple[int, int, int, int]]:
        """The elements, in the order of the catalogue, and the bonus tiles."""
        known: dict[int, CountedElement] = {}
        others: list[CountedElement] = []
        bonus = {DORA: 0, URA_DORA: 0, RED_DORA: 0}
        aside = 0
        for name, fan in self._named_yaku(line):
            number = NUMBER_OF.get(name)
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

    def _named_yaku(self, line: Hora) -> Iterator[tuple[str, int]]:
        for entry in or_else(line.yakus, None) or []:
            if isinstance(entry, NamedYaku):
                name, fan = entry.name, or_else(entry.han, or_else(entry.fan, None))
            else:
                name, fan = entry
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
        return [FIRST_DRAGON + place for place in range(3) if kinds.count(WHITE + place) >= 3]  # type: ignore[arg-type]

    def _ryukyoku(self, line: Ryukyoku) -> None:
        told = self._deal()
        changes = self._changes(line) or (0,) * self.players
        reason = or_else(line.reason, None)
        kind = REASONS.get(reason) if isinstance(reason, str) else None
        if reason is not None and kind is None:
            self.warnings.append(
                Warning_(TextId("mjai-reason-unknown"), {"deal": self.number, "reason": shown(reason)})
            )
        ready = None
        if line.tenpais is not UNSET and line.tenpais is not None:
            told_ready = seats_in(line.tenpais, self.place, self.players)
            ready = [seat for seat, is_ready in enumerate(told_ready) if is_ready is True]
        told.end_without_winner(kind or _draw_kind(told, changes), changes, ready)

    def _end_kyoku(self, line: EndKyoku) -> None:
        self.close()

    def _end_game(self, line: EndGame) -> None:
        self.close()
        if not self.number:
            return
        self.over = True
        points, sticks = self.points, self.sticks
        told = self._by_seat(line.scores) or points
        if told != points and sum(told) != sum(points) + STICK * sticks:
            points, sticks = told, 0
        settled = settle(points, self.rules.plan.settlement, sticks=sticks)
        ended = MatchEnded(points, settled.scores, settled.places, settled.ledger.rows)
        # As other formats have it: what was left on the table is in the points.
        self.events.append(replace(ended, points=final_points(ended, DealEnded(points, sticks))))


_METHODS: Final[dict[type[Line], Callable[[_Reader, Any], None]]] = {
    StartGame: lambda reader, line: None,
    StartKyoku: _Reader._start_kyoku,
    Tsumo: _Reader._tsumo,
    Dahai: _Reader._dahai,
    Reach: _Reader._reach,
    ReachAccepted: _Reader._reach_accepted,
    Chi: _Reader._call,
    Pon: _Reader._call,
    Daiminkan: _Reader._call,
    Ankan: _Reader._ankan,
    Kakan: _Reader._kakan,
    Nukidora: _Reader._nukidora,
    Kita: _Reader._nukidora,
    Dora: _Reader._dora,
    Hora: _Reader._hora,
    Ryukyoku: _Reader._ryukyoku,
    EndKyoku: _Reader._end_kyoku,
    EndGame: _Reader._end_game,
}


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
