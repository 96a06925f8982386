"""A deal told in faces: most formats write ``5m``, while the table's events mean one tile of the box.

`ToldDeal` follows a deal step by step, gives every face a tile of the box that was not seen before, and remembers where
it is, so that a tile that is drawn, discarded and called is one tile throughout. Which of several equal tiles leaves a
hand is settled so that what was told stays true: a tsumogiri is the tile just drawn, a tedashi one of the others, the
longest held first. What cannot be (a tile that nobody holds, a fifth copy, a call of what was not discarded) is a
`RecordError` with the place. Whether the rules allow a step is not asked here; a replay does that.

Payments are told as changes of points. `win_rows` and `levelled` make rows of them again: who paid whom and for what,
by the rules where these come to the same changes.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from typing import Final, cast, get_args

import msgspec
from msgspec.structs import replace

from jantaku.hands import RIICHI, Hand, Meld, MeldForm
from jantaku.hands.melds import Side
from jantaku.records.damage import SEATS, THREE, Spot, damaged
from jantaku.records.record import Header, Record, RecordError
from jantaku.records.rules_played import rules_of
from jantaku.rules import RuleSet
from jantaku.rules.plan import PaymentPlan
from jantaku.scoring.book import tile_set_of
from jantaku.scoring.ledger import Ledger, Reason, Seat, TableAccount, Transfer, after, transfers, turn_order
from jantaku.scoring.payments import MANGAN, Award, Counters, Liability, nagashi, noten, ron, tsumo
from jantaku.scoring.score import score
from jantaku.scoring.win import Flag, Win, Wind
from jantaku.table.events import (
    Called,
    CountedElement,
    DealDrawn,
    DealEnded,
    DealStarted,
    Dealt,
    Discarded,
    DoraNamed,
    DrawKind,
    Drawn,
    DrawnFrom,
    Event,
    FalseWin,
    HandBuilt,
    HandOpened,
    HandShown,
    HissatsuDeclared,
    IndicatorShown,
    KanDeclared,
    KindsExcluded,
    LotDrawn,
    MatchEnded,
    NukiDeclared,
    Paid,
    PersonalDoraTaken,
    ReadyDeclared,
    RiichiNamed,
    RiichiStands,
    RunRaised,
    StageReached,
    SuitChosen,
    SuitShown,
    TileReplaced,
    TilesPassed,
    TileStaked,
    Won,
    WordSaid,
)
from jantaku.texts import SayableError, TextId
from jantaku.tiles import (
    RED,
    SUITS,
    Face,
    NotationError,
    Tile,
    count_kinds,
    face_of,
    kind_of,
    marks_of,
    place_in_hand,
    short_of,
)

HAND: Final = 13
STICK: Final = 1000
FLAGS: Final = frozenset(get_args(Flag))

# ---------------------------------------------------------------- the rules, as far as they are known


def known_rules(record: Record) -> RuleSet | None:
    """The rules of a record, if they can be found."""
    try:
        return named_rules(record.header)
    except SayableError:
        return None


def named_rules(header: Header) -> RuleSet:
    """The rules that a header names."""
    return rules_of(Record(header, ()))


def known_reds(record: Record) -> tuple[int, ...]:
    """How many fives of each suit are red: by the rules, or else as many as are dealt and drawn."""
    rules = known_rules(record)
    if rules is not None:
        return rules.plan.grammar.reds
    seen: list[set[Tile]] = [set() for _ in SUITS]
    for event in record.events:
        for tile in event.tiles if isinstance(event, Dealt) else (event.tile,) if isinstance(event, Drawn) else ():
            if marks_of(tile) & RED:
                seen[kind_of(tile) // 9].add(tile)
    return tuple(map(len, seen))


def refuse_other_games(record: Record, format: str) -> None:  # noqa: A002 - as the header calls it
    """No other format than ours knows suits to be rid of, tiles that are passed on, hands that are built, deals that
    another than the dealer begins, or that go on after a win."""
    deal, dealer, won = 0, -1, False
    for event in record.events:
        match event:
            case DealStarted():
                deal, dealer, won = event.number + 1, event.dealer, False
            case Drawn(source="deal") if deal and event.seat != dealer:
                message = f"deal {deal}: by {format} the dealer has the first turn"
                raise RecordError(message, TextId("told-first-turn"), format=format, deal=deal)
            case SuitChosen() | SuitShown():
                message = f"{format} does not know suits that a player must be rid of"
                raise RecordError(message, TextId("told-suit"), format=format)
            case TilesPassed():
                message = f"{format} does not know tiles that are passed on"
                raise RecordError(message, TextId("told-passed"), format=format)
            case HandBuilt():
                message = f"{format} does not know hands that are built"
                raise RecordError(message, TextId("told-built"), format=format)
            case Won() | FalseWin():
                won = True
            case Drawn() if won:
                message = f"deal {deal}: {format} ends a deal with the first win"
                raise RecordError(message, TextId("told-goes-on"), format=format, deal=deal)


def refuse_unsayable(record: Record, format: str) -> None:  # noqa: A002 - as the header calls it
    """No other format than ours knows those, or hands of other sizes, hands that are said to be ready as they were
    dealt, tiles that are put out of play, a deal that begins without an indicator."""
    refuse_other_games(record, format)
    deal, indicated = 0, True
    dealt: Counter[Seat] = Counter()
    for event in record.events:
        match event:
            case DealStarted():
                deal, indicated = event.number + 1, False
                dealt.clear()
            case Dealt():
                dealt[event.seat] += len(event.tiles)
                if dealt[event.seat] > HAND:
                    message = f"{format} has places for {HAND} tiles"
                    raise RecordError(message, TextId("told-hand-size"), format=format, size=HAND)
            case ReadyDeclared():
                message = f"{format} does not know hands that are ready as they were dealt"
                raise RecordError(message, TextId("told-ready"), format=format)
            case Won() if event.stands_for is not None:
                message = f"{format} does not know tiles that stand for others"
                raise RecordError(message, TextId("told-joker"), format=format)
            case HandOpened():
                message = f"{format} does not know riichi with the hand laid open"
                raise RecordError(message, TextId("told-opened"), format=format)
            case RiichiNamed():
                message = f"{format} knows riichi of one kind only"
                raise RecordError(message, TextId("told-riichi-kind"), format=format)
            case RunRaised():
                message = f"{format} does not know runs that are raised"
                raise RecordError(message, TextId("told-raised-run"), format=format)
            case WordSaid():
                message = f"{format} does not know words that are said without a tile"
                raise RecordError(message, TextId("told-word"), format=format)
            case Won() if "chanjun" in event.flags:
                message = f"{format} does not know runs that are robbed"
                raise RecordError(message, TextId("told-robbed-run"), format=format)
            case Called() if event.meld.added is not None:
                message = f"{format} does not know pons that grow with a second call"
                raise RecordError(message, TextId("told-second-kan"), format=format)
            case HissatsuDeclared():
                message = f"{format} does not know three tiles drawn at once"
                raise RecordError(message, TextId("told-hissatsu"), format=format)
            case PersonalDoraTaken():
                message = f"{format} does not know dora of single players"
                raise RecordError(message, TextId("told-personal-dora"), format=format)
            case StageReached():
                message = f"{format} does not know hands that are won in stages"
                raise RecordError(message, TextId("told-stages"), format=format)
            case IndicatorShown():
                indicated = True
            case TileStaked():
                message = f"{format} does not know tiles that are staked at the end of the wall"
                raise RecordError(message, TextId("told-staked-tile"), format=format)
            case DoraNamed():
                message = f"{format} does not know dora that no indicator shows"
                raise RecordError(message, TextId("told-named-dora"), format=format)
            case LotDrawn():
                message = f"{format} does not know lots for the dealer or the round"
                raise RecordError(message, TextId("told-lot"), format=format)
            case KindsExcluded() | TileReplaced():
                message = f"{format} does not know tiles that are out of play"
                raise RecordError(message, TextId("told-excluded"), format=format)
            case Discarded() | KanDeclared() | NukiDeclared() | Won() | DealDrawn() if not indicated:
                message = f"deal {deal}: {format} needs a dora indicator"
                raise RecordError(message, TextId("told-unindicated"), format=format, deal=deal)


def players_of(record: Record, format: str) -> int:  # noqa: A002 - as the header calls it
    """How many play, which must be as many as a format has places for, in rounds of the four winds."""
    refuse_unsayable(record, format)
    starts = [event for event in record.events if isinstance(event, DealStarted)]
    for start in starts:
        if start.round - Wind.E.kind not in range(len(Wind)):
            message = f"deal {start.number + 1}: {format} has no such round"
            raise RecordError(message, TextId("told-round"), format=format, deal=start.number + 1)
    players = len(starts[0].points if starts else record.header.names or ("",) * SEATS)
    if players not in (THREE, SEATS):
        message = f"{format} is written for three or four players, not for {players}"
        raise RecordError(message, TextId("told-players"), format=format, players=players)
    return players


# ---------------------------------------------------------------- a win as formats tell it


class ToldWin(msgspec.Struct, frozen=True):
    """A win as far as it does not follow from the deal. ``changes`` are the points that moved for it, sticks included;
    ``ura`` the hidden indicators, where they were looked at."""

    seat: Seat
    source: Seat
    elements: tuple[CountedElement, ...] = ()
    bonus: tuple[int, int, int, int] = (0, 0, 0, 0)
    han: int = 0
    fu: int = 0
    base: int = 0
    points: int = 0
    by_limit: bool = False
    liable: Seat | None = None
    ura: tuple[Face, ...] = ()
    changes: tuple[int, ...] = ()
    norths_are_dora: bool = False
    """Norths that were set aside are counted among the dora, and not told apart."""


def shares_of(dealer: bool, tsumo: bool, players: int) -> int:
    """How many base amounts a win is worth. A ron pays for three, also where one of them is missing; on a tsumo nobody
    pays his share."""
    losers = players - 1 if tsumo else SEATS - 1
    return 2 * losers if dealer else losers + 1


def base_amount(points: int, han: int, fu: int, shares: int) -> int:
    """The base amount of a hand that is worth so many points. Below mangan rounding hides it, han and fu tell it."""
    exact, rest = divmod(points, shares)
    told_exactly = (rest == 0 and exact >= MANGAN) or not (han and fu)
    return exact if told_exactly else fu << (2 + han)


# ---------------------------------------------------------------- changes as rows


def win_rows(wins: Sequence[ToldWin], counters: Counters, plan: PaymentPlan) -> tuple[Transfer, ...]:
    """Who paid the winners and for what: as the rules have it where that comes to the changes told, else as it may be.

    Where no changes are told, the rules alone decide; where not even a value is told, nothing is known.
    """
    ledger = _by_the_rules(wins, counters, plan)
    told = all(win.changes for win in wins)
    if not told or all(changes_of(ledger, win.seat, len(win.changes)) == win.changes for win in wins):
        return ledger.rows
    return tuple(row for win in wins for row in _by_the_changes(win))


def _by_the_rules(wins: Sequence[ToldWin], counters: Counters, plan: PaymentPlan) -> Ledger:
    awards = [Award(win.seat, win.base, _liabilities(win, plan)) for win in wins]
    if not all(win.base for win in wins):
        return Ledger()
    if wins[0].seat == wins[0].source:
        return tsumo(awards[0], counters, plan)
    return ron(awards, wins[0].source, counters, plan)


def _liabilities(win: ToldWin, plan: PaymentPlan) -> tuple[Liability, ...]:
    if win.liable is None:
        return ()
    found = (element for element in win.elements if element.id in plan.pao)
    return tuple(Liability(win.liable, element.id, element.limit or win.base) for element in found)[:1]


def _by_the_changes(win: ToldWin) -> Iterator[Transfer]:
    """All that is paid is for the hand, what is gained beyond it are sticks."""
    for payer, change in enumerate(win.changes):
        if payer != win.seat:
            by_ron = win.seat != win.source
            yield from transfers(payer, win.seat, -change, Reason.RON if by_ron else Reason.TSUMO)
    sticks = sum(win.changes)
    yield from transfers(TableAccount.STICKS, win.seat, sticks, Reason.STICKS, count=sticks // STICK)


def levelled(changes: Sequence[int], reason: Reason) -> tuple[Transfer, ...]:
    """Those who lost pay those who gained, in the order of the seats: as few rows as possible."""
    gains = {seat: change for seat, change in enumerate(changes) if change > 0}
    rows: list[Transfer] = []
    for payer, change in enumerate(changes):
        owed = max(-change, 0)
        for receiver, due in gains.items():
            amount = min(owed, due)
            rows += transfers(payer, receiver, amount, reason)
            owed -= amount
            gains[receiver] -= amount
    return tuple(rows)


def changes_of(rows: Iterable[Transfer], winner: Seat | None = None, players: int = SEATS) -> tuple[int, ...]:
    """What each seat won or lost; with a winner only what was paid to him."""
    return Ledger(tuple([row for row in rows if winner is None or row.target == winner])).changes(players)


def final_points(event: MatchEnded, left: DealEnded | None) -> tuple[int, ...]:
    """The points at the end of the match with the sticks that were left, which are the first player's."""
    if left is None or left.points != event.points:
        return event.points
    return tuple(
        points + STICK * left.sticks * (place == 1) for points, place in zip(event.points, event.places, strict=True)
    )


# ---------------------------------------------------------------- the deal


class ToldDeal:
    """A deal that is being told. ``place`` is where in the file we are; whoever tells keeps it up to date.

    ``rules`` are those of the match as far as they are known: which tiles are in the box, and what is paid.
    """

    def __init__(self, start: DealStarted, rules: RuleSet) -> None:
        self.start = start
        self.rules = rules
        self.players = len(start.points)
        self.place = Spot("deal", start.number + 1)
        self.events: list[Event] = [start]
        self.hands: list[list[Tile]] = [[] for _ in range(self.players)]
        self.melds: list[list[Meld]] = [[] for _ in range(self.players)]
        self.nuki: list[list[Tile]] = [[] for _ in range(self.players)]
        """Norths that were set aside."""
        self.points = start.points
        self.sticks = start.sticks
        self.indicators: list[Tile] = []
        self.declared: Seat | None = None
        """Who has declared riichi with the last discard, and it is not yet known to stand."""
        self.riichi: list[Seat] = []
        """Whose riichi stands."""
        self.offered: tuple[Seat, Tile] | None = None
        """The tile that can be won: the last discard, the tile of a kan, a north that was set aside."""
        self.claimable = False
        self.drawn: Tile | None = None
        """What the seat on turn has just drawn."""
        self.draws = 0
        self.kans = 0
        self.over = False
        self._replacement = False
        self._ura: tuple[Tile, ...] = ()
        self._pile: dict[Face, list[Tile]] = {}
        for tile in reversed(tile_set_of(rules.plan).tiles):
            self._pile.setdefault(face_of(tile), []).append(tile)

    # ------------------------------------------------------------ tiles

    def wrong(self, message: str, text_id: TextId, **arguments: str | int) -> RecordError:
        """What is wrong here."""
        return damaged(self.place, message, text_id, **arguments)

    def _new(self, face: Face) -> Tile:
        """A tile that nobody has seen yet."""
        copies = self._pile.get(face)
        if not copies:
            short = short_of(face)
            raise self.wrong(f"there is no further {short} in the box", TextId("told-no-copy"), tile=short)
        return copies.pop()

    def _held(self, seat: Seat, face: Face, barring: Sequence[Tile] = ()) -> Tile:
        """A tile of this face in a hand; the one just drawn only where there is no other."""
        found = [tile for tile in self.hands[seat] if face_of(tile) == face and tile not in barring]
        if not found:
            short = short_of(face)
            raise self.wrong(f"{short} is not in the hand", TextId("told-not-held"), tile=short)
        return next((tile for tile in found if tile != self.drawn), found[0])

    def _held_all(self, seat: Seat, faces: Iterable[Face]) -> list[Tile]:
        tiles: list[Tile] = []
        for face in faces:
            tiles.append(self._held(seat, face, tiles))
        return tiles

    def _check_turn(self, seat: Seat, to_discard: bool) -> None:
        """Before a draw a hand lacks a tile, before a discard it has it."""
        if len(self.hands[seat]) % 3 != (2 if to_discard else 1):
            raise self.wrong("it is not this player's turn", TextId("told-not-on-turn"))

    # ------------------------------------------------------------ the play

    def deal(self, hands: Sequence[Sequence[Face]]) -> None:
        """Thirteen tiles each: three times four and one, from the dealer on."""
        here = self.place
        for seat, faces in enumerate(hands):
            for position, face in enumerate(faces, 1):
                self.place = Spot("dealt", here.deal, seat, position)
                self.hands[seat].append(self._new(face))
        self.place = here
        order = turn_order(self.start.dealer, self.players)
        for block in (slice(0, 4), slice(4, 8), slice(8, 12), slice(12, HAND)):
            self.events += [Dealt(seat, tuple(self.hands[seat][block])) for seat in order]

    def indicate(self, face: Face) -> None:
        """An indicator is turned."""
        tile = self._new(face)
        self.indicators.append(tile)
        self.events.append(IndicatorShown(tile))

    def draw(self, seat: Seat, face: Face) -> None:
        """A tile from the wall, or after a kan from the dead wall."""
        self._check_turn(seat, to_discard=False)
        source: DrawnFrom = "dead_wall" if self._replacement else "wall" if self.draws else "deal"
        tile = self._new(face)
        self.hands[seat].append(tile)
        self.events.append(Drawn(seat, tile, source))
        self.drawn, self.offered, self.claimable, self._replacement = tile, None, False, False
        self.draws += 1

    def discard(self, seat: Seat, face: Face | None, drawn: bool | None, riichi: bool = False) -> None:
        """A discard. Without a face it is the drawn tile; where nobody says whether it is, equal faces mean it is."""
        self._check_turn(seat, to_discard=True)
        if drawn or (drawn is None and self.drawn is not None and face_of(self.drawn) == face):
            if self.drawn is None or face not in (None, face_of(self.drawn)):
                raise self.wrong("this is not the tile just drawn", TextId("told-not-drawn"))
            tile = self.drawn
        else:
            assert face is not None
            tile = self._held(seat, face)
        self.hands[seat].remove(tile)
        self.events.append(Discarded(seat, tile, drawn=tile == self.drawn, riichi=riichi))
        self.drawn, self.offered, self.claimable = None, (seat, tile), True
        if riichi:
            self.declared = seat

    def stand(self) -> None:
        """Nobody won on the tile of the declaration, if there was one."""
        seat, self.declared = self.declared, None
        if seat is None:
            return
        rows = transfers(seat, TableAccount.STICKS, STICK, Reason.RIICHI)
        self.events.append(RiichiStands(seat, rows))
        self.riichi.append(seat)
        self.points = after(self.points, Ledger(rows))
        self.sticks += 1

    def call(self, seat: Seat, source: Seat, form: MeldForm, claimed: Face, own: Sequence[Face]) -> None:
        """Chi, pon or open kan."""
        self._check_turn(seat, to_discard=False)
        if self.offered is None or not self.claimable or seat == source or self.offered[0] != source:
            raise self.wrong(f"seat {source} has discarded nothing to call", TextId("told-nothing-to-call"))
        tile = self.offered[1]
        if face_of(tile) != claimed:
            short = short_of(claimed)
            raise self.wrong(f"{short} was not discarded", TextId("told-not-discarded"), tile=short)
        held = self._held_all(seat, own)
        meld = self._meld(form, (tile, *sorted(held, key=place_in_hand)), tile, self._side(source, seat))
        self._take(seat, held)
        self.melds[seat].append(meld)
        self.events.append(Called(seat, source, meld))
        self.drawn, self.offered, self.claimable = None, None, False
        self._count_kan(meld)

    def closed_kan(self, seat: Seat, faces: Sequence[Face]) -> None:
        """Four of the hand."""
        self._check_turn(seat, to_discard=True)
        held = self._held_all(seat, faces)
        meld = self._meld(MeldForm.CLOSED_KAN, tuple(sorted(held, key=place_in_hand)))
        self._take(seat, held)
        self.melds[seat].append(meld)
        self._kan(seat, KanDeclared(seat, "closed", meld), held[-1])

    def added_kan(self, seat: Seat, face: Face) -> None:
        """The fourth tile to a pon."""
        self._check_turn(seat, to_discard=True)
        just_drawn = self.drawn is not None and face_of(self.drawn) == face
        tile = self.drawn if self.drawn is not None and just_drawn else self._held(seat, face)
        pon = next((meld for meld in self.melds[seat] if _is_pon_of(meld, tile)), None)
        if pon is None:
            short = short_of(face)
            raise self.wrong(f"there is no pon of {short}", TextId("told-no-pon"), tile=short)
        meld = Meld(MeldForm.ADDED_KAN, pon.tiles, pon.claimed, pon.feeder, tile)
        self._take(seat, [tile])
        self.melds[seat][self.melds[seat].index(pon)] = meld
        self._kan(seat, KanDeclared(seat, "added", meld), tile)

    def set_aside(self, seat: Seat, face: Face) -> None:
        """A north is laid beside the hand, the one just drawn if there is one."""
        self._check_turn(seat, to_discard=True)
        just_drawn = self.drawn is not None and face_of(self.drawn) == face
        tile = self.drawn if self.drawn is not None and just_drawn else self._held(seat, face)
        self._take(seat, [tile])
        self.nuki[seat].append(tile)
        self.events.append(NukiDeclared(seat, tile))
        self.drawn, self.offered, self.claimable = None, (seat, tile), False
        self._replacement = True

    def _side(self, other: Seat, seen_from: Seat) -> Side:
        """Where another player sits: who plays next sits to the right."""
        return {1: Side.RIGHT, self.players - 1: Side.LEFT}.get((other - seen_from) % self.players, Side.ACROSS)

    def _kan(self, seat: Seat, declared: KanDeclared, tile: Tile) -> None:
        self.events.append(declared)
        self.drawn, self.offered, self.claimable = None, (seat, tile), False
        self._count_kan(declared.meld)

    def _count_kan(self, meld: Meld) -> None:
        if meld.is_kan:
            self.kans += 1
            self._replacement = True

    def _meld(
        self, form: MeldForm, tiles: tuple[Tile, ...], claimed: Tile | None = None, feeder: Side | None = None
    ) -> Meld:
        try:
            meld = Meld(form, tiles, claimed, feeder)
        except NotationError:
            raise self._no_meld(tiles) from None
        if form is MeldForm.CHI and not _is_run(tiles):
            raise self._no_meld(tiles)
        return meld

    def _no_meld(self, tiles: Iterable[Tile]) -> RecordError:
        said = "".join(map(short_of, tiles))
        return self.wrong(f"{said} are not such a meld", TextId("told-no-meld"), tiles=said)

    def _take(self, seat: Seat, tiles: Iterable[Tile]) -> None:
        for tile in tiles:
            self.hands[seat].remove(tile)

    # ------------------------------------------------------------ the end

    def end_with_wins(self, wins: Sequence[ToldWin]) -> None:
        """One or more players win on the same tile."""
        first = wins[0]
        if len({win.seat for win in wins}) < len(wins) or any(win.source != first.source for win in wins):
            raise self.wrong("several win, but not each once on one tile", TextId("told-winners"))
        if first.seat == first.source:
            self.stand()
        for win in wins:
            self._check_changes(win.changes)
            self.events.append(self._won(win))
        counters = Counters(self.start.dealer, self.start.honba, self.sticks, tuple(self.riichi))
        self._pay(win_rows(wins, counters, self.rules.plan.payments))
        self._end()

    def _won(self, told: ToldWin) -> Won:
        tile, concealed = self._winning(told)
        ids = {element.id for element in told.elements}
        won = Won(
            told.seat,
            told.source,
            tile,
            concealed,
            tuple(self.melds[told.seat]),
            told.elements,
            self._bonus(told),
            told.han,
            told.fu,
            told.base,
            told.points,
            told.by_limit,
            tuple(self.indicators),
            self._hidden(told.ura) if told.seat in self.riichi else (),
            told.liable,
            tuple(sorted(ids & FLAGS)),
            tuple(self.nuki[told.seat]),
        )
        return won if told.fu or not told.elements else replace(won, fu=self._fu(won))

    def _bonus(self, told: ToldWin) -> tuple[int, int, int, int]:
        """Bonus tiles, with the norths that were set aside told apart."""
        dora, ura, red, aside = told.bonus
        norths = min(len(self.nuki[told.seat]), dora) if told.norths_are_dora else 0
        return dora - norths, ura, red, aside + norths

    def _fu(self, won: Won) -> int:
        """Fu that nobody told, as limits hide them: counted anew, and 0 where the hand is not worth what was told."""
        riichi = ("riichi",) if won.seat in self.riichi else ()
        try:
            win = Win(
                hand=Hand(won.concealed, won.melds),
                winning=won.tile,
                tsumo=won.seat == won.source,
                seat=Wind((won.seat - self.start.dealer) % self.players),
                round=Wind(self.start.round - Wind.E.kind),
                flags=frozenset(cast("tuple[Flag, ...]", (*won.flags, *riichi))),
                indicators=won.indicators,
                ura_indicators=won.ura,
                nuki=won.nuki,
            )
            value = score(win, self.rules)
        except SayableError:
            return 0
        return value.fu if value.points == won.points else 0

    def _winning(self, told: ToldWin) -> tuple[Tile, tuple[Tile, ...]]:
        """The tile that was won, and the hand without it."""
        hand = self.hands[told.seat]
        if told.seat == told.source:
            self._check_turn(told.seat, to_discard=True)
            if self.drawn is None:
                raise self.wrong("a tsumo needs a drawn tile", TextId("told-tsumo-without-draw"))
            return self.drawn, _sorted(tile for tile in hand if tile != self.drawn)
        self._check_turn(told.seat, to_discard=False)
        if self.offered is None or self.offered[0] != told.source:
            raise self.wrong(f"seat {told.source} has discarded nothing to win", TextId("told-nothing-to-win"))
        return self.offered[1], _sorted(hand)

    def _hidden(self, faces: Sequence[Face]) -> tuple[Tile, ...]:
        """The hidden indicators; two winners look at the same ones."""
        if [face_of(tile) for tile in self._ura] != list(faces):
            self._ura = tuple(map(self._new, faces))
        return self._ura

    def end_without_winner(self, kind: DrawKind, changes: Sequence[int], ready: Sequence[Seat] | None = None) -> None:
        """Nobody wins. Where nobody says who was ready, those were who gained something, else the hands tell it."""
        if kind not in ("triple_ron", "double_ron"):
            self.stand()
        self._check_changes(changes)
        gained = [seat for seat, change in enumerate(changes) if change > 0]
        if ready is None:
            ready = gained if gained and kind == "exhausted" else [*filter(self._is_ready, range(self.players))]
        for seat in self._in_turn(self._shown(kind, ready)):
            self.events.append(HandShown(seat, _sorted(self.hands[seat]), ready=kind != "kyuushu_kyuuhai"))
        concerned = {"exhausted": ready, "nagashi": gained, "kyuushu_kyuuhai": self._shown(kind, ready)}
        self.events.append(DealDrawn(kind, self._in_turn(concerned.get(kind, ()))))
        self._pay(self._draw_rows(kind, changes, ready, gained))
        self._end()

    def all_or_nobody_ready(self) -> Sequence[Seat]:
        """Who was ready at a draw for which nobody paid: where one hand was not, those that were did not say so."""
        return range(self.players) if all(map(self._is_ready, range(self.players))) else ()

    def _is_ready(self, seat: Seat) -> bool:
        """Whether a tile that can come completes the hand."""
        hand = self.hands[seat]
        return len(hand) % 3 == 1 and bool(RIICHI.waits(count_kinds(hand), self.melds[seat]).live)

    def _shown(self, kind: DrawKind, ready: Sequence[Seat]) -> Sequence[Seat]:
        """Whose hands are laid open."""
        match kind:
            case "exhausted" | "nagashi":
                return ready
            case "kyuushu_kyuuhai":
                return [seat for seat in range(self.players) if len(self.hands[seat]) % 3 == 2]
            case "four_riichi":
                return range(self.players)
            case "triple_ron":
                return [seat for seat in range(self.players) if self.offered is None or seat != self.offered[0]]
        return ()

    def _in_turn(self, seats: Sequence[Seat]) -> tuple[Seat, ...]:
        return tuple(seat for seat in turn_order(self.start.dealer, self.players) if seat in seats)

    def _draw_rows(
        self, kind: DrawKind, changes: Sequence[int], ready: Sequence[Seat], gained: Sequence[Seat]
    ) -> tuple[Transfer, ...]:
        plan = self.rules.plan.payments
        by_rules = Ledger()
        if kind == "exhausted":
            by_rules = noten(ready, plan, dealer=self.start.dealer)
        elif kind == "nagashi":
            by_rules = nagashi(gained, Counters(self.start.dealer, self.start.honba, self.sticks), plan)
        reasons: dict[DrawKind, Reason] = {"nagashi": Reason.NAGASHI, "chombo": Reason.CHOMBO}
        fits = by_rules.changes(self.players) == tuple(changes)
        return by_rules.rows if fits else levelled(changes, reasons.get(kind, Reason.NOTEN))

    def _check_changes(self, changes: Sequence[int]) -> None:
        """What is paid out beyond what is paid in can only be sticks on the table."""
        beyond = sum(changes)
        if beyond % STICK or not 0 <= beyond <= self.sticks * STICK:
            said = " ".join(map(str, changes))
            raise self.wrong(f"the changes of points {said} do not add up", TextId("told-changes"), changes=said)

    def _pay(self, rows: tuple[Transfer, ...]) -> None:
        """All payments of the deal's end."""
        if rows:
            self.events.append(Paid(rows))
        paid = Ledger(rows)
        self.points = after(self.points, paid)
        self.sticks += paid.total(TableAccount.STICKS) // STICK
        if self.sticks < 0:
            raise self.wrong("more sticks are paid than lie on the table", TextId("told-sticks"))

    def _end(self) -> None:
        self.over = True
        self.events.append(DealEnded(self.points, self.sticks))


def _sorted(tiles: Iterable[Tile]) -> tuple[Tile, ...]:
    return tuple(sorted(tiles, key=place_in_hand))


def _is_pon_of(meld: Meld, tile: Tile) -> bool:
    return meld.form is MeldForm.PON and kind_of(meld.tiles[0]) == kind_of(tile)


def _is_run(tiles: Iterable[Tile]) -> bool:
    low, middle, high = sorted(kind_of(tile) for tile in tiles)
    in_one_suit = any(suit >> low & 1 and suit >> high & 1 for suit in SUITS.values())
    return in_one_suit and (middle, high) == (low + 1, low + 2)
