"""mjai, written: the deal and its end are several events and one line each."""

from collections.abc import Iterable, Sequence
from itertools import accumulate
from operator import add
from typing import Final, NamedTuple

import msgspec
from msgspec import UNSET

from jantaku.hands import MeldForm
from jantaku.records.damage import SEATS
from jantaku.records.formats.mjai_lines import (
    HIDDEN_TILE,
    WINDS,
    Ankan,
    Chi,
    Dahai,
    Daiminkan,
    Dora,
    EndGame,
    EndKyoku,
    Hora,
    Kakan,
    Line,
    NamedYaku,
    Nukidora,
    Pon,
    Reach,
    ReachAccepted,
    Ryukyoku,
    StartGame,
    StartKyoku,
    Tsumo,
    start_game_with,
    written_lines,
)
from jantaku.records.formats.mjai_words import ASIDE, EAST_ONLY, FORMAT, REASON_OF, YAKU, YAKUMAN_FAN
from jantaku.records.formats.mjlog.codes import DORA, EAST, YAKUMAN, number_of
from jantaku.records.formats.told_deal import HAND, changes_of, final_points, known_reds, known_rules, players_of
from jantaku.records.record import Record
from jantaku.scoring.ledger import Seat, Transfer
from jantaku.table.events import (
    Called,
    DealDrawn,
    DealEnded,
    DealStarted,
    Dealt,
    Discarded,
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
from jantaku.tiles import Tile, format_mjai, mjai_name

CALLS: Final[dict[MeldForm, type[Chi | Pon | Daiminkan]]] = {
    MeldForm.CHI: Chi,
    MeldForm.PON: Pon,
    MeldForm.OPEN_KAN: Daiminkan,
}


def write_mjai(record: Record) -> str:
    """The lines of a record."""
    writer = _Writer(record)
    for event in record.events:
        writer.write(event)
    writer.finish_deal()
    return written_lines(writer.lines)


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
        self.lines: list[Line | msgspec.Raw] = []
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
                self.lines.append(Tsumo(event.seat, mjai_name(event.tile)))
            case Discarded():
                if event.riichi:
                    self.lines.append(Reach(event.seat))
                self.lines.append(Dahai(event.seat, mjai_name(event.tile), event.drawn))
            case RiichiStands():
                self.lines.append(ReachAccepted(event.seat))
                self.points = tuple(map(add, self.points, self._changes(event.rows)))
            case Called():
                self._call(event)
            case KanDeclared():
                self._kan(event)
            case NukiDeclared():
                self.lines.append(Nukidora(event.seat, mjai_name(event.tile)))
            case IndicatorShown():
                self.lines.append(Dora(mjai_name(event.tile)))
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
                self.lines.append(EndGame([*final_points(event, self.left), *self.nobody]))

    def _changes(self, rows: Iterable[Transfer], winner: Seat | None = None) -> tuple[int, ...]:
        return changes_of(rows, winner, self.players)

    def _start_game(self, event: MatchStarted) -> None:
        header = self.record.header
        kept = header.extra if header.format == FORMAT else {}
        rules = known_rules(self.record)
        first = EAST_ONLY if rules is not None and rules.plan.length.rounds == ("1z",) else 0
        red = any(known_reds(self.record))
        names = [*event.names, *("" for _ in self.nobody)]
        self.lines.append(start_game_with(StartGame(names, first, red), kept))

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
        line = StartKyoku(
            bakaze=WINDS[start.round - EAST],
            dora_marker=mjai_name(dealing.indicators[0]),
            kyoku=start.hand % self.players + 1,
            honba=start.honba,
            kyotaku=start.sticks,
            oya=start.dealer,
            scores=[*start.points, *self.nobody],
            tehais=[*map(format_mjai, dealing.hands), *([HIDDEN_TILE] * HAND for _ in self.nobody)],
        )
        self.lines.append(line)
        for drawn in dealing.drawn:
            self.write(drawn)

    def _call(self, event: Called) -> None:
        meld = event.meld
        assert meld.claimed is not None
        own = [mjai_name(tile) for tile in meld.tiles if tile != meld.claimed]
        self.lines.append(CALLS[meld.form](event.seat, event.source, mjai_name(meld.claimed), own))

    def _kan(self, event: KanDeclared) -> None:
        consumed = format_mjai(event.meld.tiles)
        if event.meld.added is None:
            self.lines.append(Ankan(event.seat, consumed))
        else:
            self.lines.append(Kakan(event.seat, mjai_name(event.meld.added), consumed))

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
            self.lines.append(EndKyoku())
        self.start = None
        self._forget()

    def _hora(self, win: Won, changes: Sequence[int], points: Sequence[int]) -> None:
        by_limit = sum(element.limit or 0 for element in win.elements) // YAKUMAN
        line = Hora(
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
        self.lines.append(line)

    def _yakus(self, win: Won) -> list[tuple[str, int] | NamedYaku]:
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
        self.lines.append(
            Ryukyoku(
                REASON_OF[drawn.kind],
                tenpais=[seat in self.shown for seat in range(SEATS)] if ready else UNSET,
                deltas=[*changes, *self.nobody],
                scores=[*points, *self.nobody],
            )
        )
