"""Paifu: a deal on one page, as the book writes it (001:3209-3263). Written for people, and not read back.

Above stand the rules, the box, the place of the deal in the match, what lies on the table and the indicators. Each
player has a block, the dealer first: the tiles dealt, then by columns what was taken (取) and what was given away (出),
and the hand at the end. A column is a go-around; after a kan the replacement tile has a column of its own with the same
number, so that chains of kans can be read. The signs:

* over 取 what the player announced: a call, a kan, riichi, tsumo or ron; below 出 what others announced on the discard,
  with the wind of the one who did. As there are two lines for this, the mark of riichi need never move aside;
* 取 of a call is the tile with the wind of the player who fed it; where the dealer takes fourteen tiles at once, his
  first cell is crossed out, and the fourteenth tile stands behind the others;
* 出 is ``↓`` for the tile just drawn, else the tile; in brackets it is the tile of a kan;
* in the last hand an arrow points to the player who fed a meld: ``←`` left, ``↑`` across, ``→`` right; runs and closed
  kans need none, an added tile is written behind ``+``;
* a tile that is set aside as dora is announced by ``抜`` and stands in brackets like that of a kan, and its replacement
  tile has a column of its own; in the last hand such tiles stand behind the same sign. A tile that is out of play is
  announced by ``換`` when it is replaced, a hand that is ready as it was dealt by ``聴``.

Suits are in short notation, honours in their own sign; all is laid out for letters of equal width, of which a Japanese
one is as wide as two.
"""

from collections.abc import Iterable, Sequence
from itertools import groupby
from typing import Final
from unicodedata import east_asian_width

import msgspec

from jantaku.hands import Meld, MeldForm
from jantaku.hands.melds import Side
from jantaku.records.formats.format import Format, never
from jantaku.records.formats.told_deal import STICK, known_reds, known_rules, refuse_other_games
from jantaku.records.record import Record
from jantaku.scoring.book import tile_set_of
from jantaku.scoring.ledger import Seat, TableAccount, Transfer
from jantaku.scoring.settlement import thousands
from jantaku.table.events import (
    Called,
    DealDrawn,
    DealEnded,
    DealStarted,
    Dealt,
    Discarded,
    Drawn,
    Event,
    HandOpened,
    HandShown,
    HissatsuDeclared,
    IndicatorShown,
    KanDeclared,
    MatchEnded,
    MatchStarted,
    NukiDeclared,
    Paid,
    ReadyDeclared,
    RiichiNamed,
    RiichiStands,
    Ruled,
    RunRaised,
    StageReached,
    TileReplaced,
    Won,
    WordSaid,
)
from jantaku.texts import Language, Texts
from jantaku.tiles import USUAL_KINDS, Tile, TileSet, format_tiles, kind_of, place_in_hand
from jantaku.yaku import elements

CELL: Final = 5
"""A wind and a tile, and a blank behind them."""
LABEL: Final = 14
EAST: Final = 27
SIGNS: Final = dict(zip(range(EAST, USUAL_KINDS), "東南西北白發中", strict=True))
CHI, PON, KAN, JUN, RIICHI, TSUMO, RON = "吃", "碰", "槓", "順", "立直", "自摸", "栄"
NAMED: Final = {"chou_riichi": "超", "kiseki_riichi": "奇", "ura_buse_riichi": "裏"}
NUKI, REPLACED, READY, OPENED, HISSATSU, STAGE = "抜", "換", "聴", "開", "必", "段"
SAID: Final = {"okawari": "加"}
CALLS: Final = {MeldForm.CHI: CHI, MeldForm.PON: PON, MeldForm.OPEN_KAN: KAN}
ARROWS: Final = {Side.LEFT: "←", Side.ACROSS: "↑", Side.RIGHT: "→"}
TSUMOGIRI: Final = "↓"
CROSSED_OUT: Final = "×"


def write_paifu(record: Record, lang: Language = "en") -> str:
    """All deals of a record, one page each, and the result of the match if it is over."""
    refuse_other_games(record, "paifu")
    texts = Texts(lang)
    pages: list[_Page] = []
    names: tuple[str, ...] = record.header.names
    ended: MatchEnded | None = None
    for event in record.events:
        match event:
            case MatchStarted():
                names = event.names or names
            case DealStarted():
                pages.append(_Page(event, lang))
            case MatchEnded():
                ended = event
            case _ if pages:
                pages[-1].write(event)
    names = tuple(map(_printable, names))
    head = _Head(record, texts, len(pages))
    written = ["\n".join(_page_lines(page, names, head, texts)) for page in _numbered(pages)]
    if ended is not None:
        written.append("\n".join(_ending(ended, names, texts)))
    return "\n\n".join(written) + "\n"


# ---------------------------------------------------------------- letters of equal width


def width_of(text: str) -> int:
    """How many columns of a terminal a text takes."""
    return sum(2 if east_asian_width(letter) in "WF" else 1 for letter in text)


def padded(text: str, width: int) -> str:
    """The text with blanks behind it."""
    return text + " " * (width - width_of(text))


def _printable(text: str) -> str:
    return "".join(letter if letter.isprintable() else "?" for letter in text)


def _number(number: int) -> str:
    """As the book writes points: ``19 300``."""
    return f"{number:,}".replace(",", " ")


# ---------------------------------------------------------------- a deal by columns


class _Cell(msgspec.Struct):
    """What one player did in one go-around."""

    mark: str = ""
    taken: str = ""
    given: str = ""
    below: str = ""


class _Column(msgspec.Struct):
    """A go-around, or the part of one after a kan."""

    number: int
    cells: dict[Seat, _Cell] = {}


class _Block(msgspec.Struct):
    """One player's deal."""

    dealt: list[Tile] = []
    fourteenth: Tile | None = None
    hand: list[Tile] = []
    melds: list[Meld] = []
    nuki: list[Tile] = []
    stakes: int = 0
    ready: bool = False
    fouls: list[Ruled] = []


class _Page:
    """A deal that is being written."""

    def __init__(self, start: DealStarted, lang: Language) -> None:
        self.start = start
        self.lang = lang
        self.repeats = 0
        """How many deals of this dealer came before it."""
        self.blocks = [_Block() for _ in start.points]
        self.columns: list[_Column] = []
        self.last: Seat | None = None
        self.indicators: list[Tile] = []
        self.wins: list[Won] = []
        self.drawn: DealDrawn | None = None
        self.rows: tuple[Transfer, ...] = ()
        self.ended: DealEnded | None = None

    def wind(self, seat: Seat) -> str:
        """The wind of a seat."""
        return SIGNS[EAST + self._turn(seat)]

    def tile(self, tile: Tile) -> str:
        """A tile as it stands in a cell."""
        return _in_letters([tile], self.lang)

    def in_turn(self) -> list[Seat]:
        """The seats, the dealer first."""
        return sorted(range(len(self.blocks)), key=self._turn)

    def _turn(self, seat: Seat) -> int:
        return (seat - self.start.dealer) % len(self.blocks)

    def write(self, event: Event) -> None:
        """What the event adds to the page."""
        match event:
            case Dealt():
                self.blocks[event.seat].dealt += event.tiles
                self.blocks[event.seat].hand += event.tiles
            case IndicatorShown():
                self.indicators.append(event.tile)
            case Drawn():
                self._drawn(event)
            case Discarded():
                self._discarded(event)
            case Called():
                self._called(event)
            case KanDeclared():
                self._kan(event)
            case RunRaised():
                self._raised(event)
            case NukiDeclared():
                self.blocks[event.seat].nuki.append(event.tile)
                self._lay_aside(event, NUKI)
            case TileReplaced():
                self._lay_aside(event, REPLACED)
            case RiichiStands():
                self.blocks[event.seat].stakes += max(1, sum(int(row.arguments.get("count", 1)) for row in event.rows))
            case Won():
                self._won(event)
            case HandShown():
                self.blocks[event.seat].ready = event.ready
            case DealDrawn():
                self.drawn = event
            case Paid():
                self.rows += event.rows
            case ReadyDeclared():
                self._last_cell(event.seat).mark += READY
            case HandOpened():
                self._last_cell(event.seat).mark += OPENED
            case RiichiNamed():
                self._last_cell(event.seat).mark += NAMED[event.kind]
            case WordSaid(word=word) if word in SAID:
                self._last_cell(event.seat).mark += SAID[word]
            case HissatsuDeclared():
                self._hissatsu(event)
            case StageReached():
                self._stage(event)
            case Ruled():
                self.blocks[event.seat].fouls.append(event)
            case DealEnded():
                self.ended = event

    def _cell(self, seat: Seat, replacement: bool = False) -> _Cell:
        """The next cell of a seat. Whoever does not sit behind the last player begins a new go-around."""
        begins = self.last is None or self._turn(seat) <= self._turn(self.last)
        if begins:
            number = self.columns[-1].number if self.columns else 0
            self.columns.append(_Column(number if replacement else number + 1))
        self.last = seat
        return self.columns[-1].cells.setdefault(seat, _Cell())

    def _last_cell(self, seat: Seat) -> _Cell:
        found = (column.cells[seat] for column in reversed(self.columns) if seat in column.cells)
        return next(found, None) or self._cell(seat)

    def _drawn(self, event: Drawn) -> None:
        block = self.blocks[event.seat]
        block.hand.append(event.tile)
        cell = self._cell(event.seat, replacement=event.source == "dead_wall" or self.last == event.seat)
        # Others still wait for their last tile: the dealer takes two at once (001:3242).
        if event.source == "deal" and any(len(other.dealt) < len(block.dealt) for other in self.blocks):
            block.fourteenth = event.tile
            cell.taken = CROSSED_OUT
        else:
            cell.taken = self.tile(event.tile)

    def _hissatsu(self, event: HissatsuDeclared) -> None:
        """Two tiles lie there as indicators; the third stands in the next cell."""
        cell = self._cell(event.seat)
        cell.taken, cell.mark = "".join(map(self.tile, event.indicators)), HISSATSU

    def _stage(self, event: StageReached) -> None:
        """With the tile that was drawn, or with one that is taken up from a pond."""
        if event.source != event.seat:
            self._last_cell(event.source).below += STAGE + self.wind(event.seat)
            self.blocks[event.seat].hand.append(event.tile)
            self._cell(event.seat).taken = self.wind(event.source) + self.tile(event.tile)
        self._last_cell(event.seat).mark += STAGE

    def _discarded(self, event: Discarded) -> None:
        block, cell = self.blocks[event.seat], self._last_cell(event.seat)
        _take(block.hand, [event.tile])
        cell.given = TSUMOGIRI if event.drawn and cell.taken != CROSSED_OUT else self.tile(event.tile)
        if event.riichi:
            cell.mark += RIICHI

    def _called(self, event: Called) -> None:
        meld = event.meld
        sign = CALLS.get(meld.form, KAN)
        self._last_cell(event.source).below += sign + self.wind(event.seat)
        block = self.blocks[event.seat]
        _take(block.hand, meld.tiles)
        block.melds.append(meld)
        cell = self._cell(event.seat)
        cell.mark = sign
        assert meld.claimed is not None
        cell.taken = self.wind(event.source) + self.tile(meld.claimed)

    def _kan(self, event: KanDeclared) -> None:
        block, cell = self.blocks[event.seat], self._last_cell(event.seat)
        _take(block.hand, event.meld.all_tiles)
        block.melds = [meld for meld in block.melds if meld.tiles != event.meld.tiles] + [event.meld]
        cell.mark += KAN
        cell.given = f"[{self.tile(event.meld.all_tiles[-1])}]"

    def _raised(self, event: RunRaised) -> None:
        block, cell = self.blocks[event.seat], self._last_cell(event.seat)
        assert event.meld.added is not None
        _take(block.hand, [event.meld.added])
        block.melds = [event.meld if meld.tiles == event.meld.tiles else meld for meld in block.melds]
        cell.mark += JUN
        cell.given = f"[{self.tile(event.meld.added)}]"

    def _lay_aside(self, event: NukiDeclared | TileReplaced, sign: str) -> None:
        block, cell = self.blocks[event.seat], self._last_cell(event.seat)
        _take(block.hand, [event.tile])
        cell.mark += sign
        cell.given = f"[{self.tile(event.tile)}]"

    def _won(self, event: Won) -> None:
        self.wins.append(event)
        if event.seat == event.source:
            self._last_cell(event.seat).mark += TSUMO
            return
        self._last_cell(event.source).below += RON + self.wind(event.seat)
        _take(self.blocks[event.source].nuki, [event.tile])
        cell = self._cell(event.seat)
        cell.mark = RON
        cell.taken = self.wind(event.source) + self.tile(event.tile)


def _take(hand: list[Tile], tiles: Iterable[Tile]) -> None:
    for tile in tiles:
        if tile in hand:
            hand.remove(tile)


def _numbered(pages: Sequence[_Page]) -> Sequence[_Page]:
    """Count how often a dealer dealt before."""
    for _, repeated in groupby(pages, key=lambda page: (page.start.round, page.start.hand)):
        for repeats, page in enumerate(repeated):
            page.repeats = repeats
    return pages


# ---------------------------------------------------------------- tiles and melds


def _in_letters(tiles: Iterable[Tile], lang: Language) -> str:
    return " ".join(SIGNS.get(kind_of(tile)) or format_tiles([tile], lang) for tile in tiles)


def _sorted(tiles: Iterable[Tile]) -> list[Tile]:
    return sorted(tiles, key=place_in_hand)


def _meld(meld: Meld, lang: Language) -> str:
    """The tiles, the claimed one first, with an arrow to the player who fed them."""
    arrow = "" if meld.side is None or meld.is_run else ARROWS[meld.side]
    added = "" if meld.added is None else "+" + _in_letters([meld.added], lang)
    return f"({arrow}{_in_letters(meld.tiles, lang)}{added})"


# ---------------------------------------------------------------- lines


class _Head:
    """What stands above every page."""

    def __init__(self, record: Record, texts: Texts, deals: int) -> None:
        self.texts = texts
        self.deals = deals
        rules = known_rules(record)
        plan = None if rules is None else rules.plan
        reds = known_reds(record)
        count = sum(reds)
        box = TileSet.riichi(reds) if plan is None else tile_set_of(plan)
        fives = _in_letters(box.reds, texts.language)
        self.rules = _printable(record.header.rules if rules is None else rules.name(texts.language))
        self.box = texts("paifu-box", tiles=len(box.tiles), count=count, fives=fives)
        self.oka = "–" if plan is None else _number(max(plan.settlement.oka, 0) * 1000)
        self.dead_wall = "–" if plan is None else str(plan.wall.dead_tiles // 2)

    def lines(self, page: _Page) -> list[str]:
        """The three lines of the book's header (001:3230-3232)."""
        texts, start = self.texts, page.start
        place = f"{SIGNS[start.round]} {SIGNS[EAST + start.hand % 4]} 東 {page.repeats}"
        ura = next((win.ura for win in page.wins if win.ura), ())
        return [
            f"{texts('paifu-rules')}: {self.rules}   {texts('paifu-tiles')}: {self.box}",
            f"# {start.number + 1} / {self.deals}   {texts('paifu-deal')}: {place}   "
            f"{texts('paifu-deposit')}: {_number(start.sticks * STICK)}   {texts('paifu-oka')}: {self.oka}   "
            f"{texts('paifu-dead-wall')}: {self.dead_wall}",
            f"{texts('paifu-dora')}: {_in_letters(page.indicators, page.lang) or '–'} / "
            f"{_in_letters(ura, page.lang) or '–'}",
        ]


def _page_lines(page: _Page, names: Sequence[str], head: _Head, texts: Texts) -> list[str]:
    width = LABEL + CELL * len(page.columns)
    lines = ["═" * max(width, 60), *head.lines(page)]
    for seat in page.in_turn():
        lines += ["─" * max(width, 60), *_block_lines(page, seat, names[seat] if names else "", texts)]
    return [*lines, "─" * max(width, 60), *_sums(page, texts)]


def _block_lines(page: _Page, seat: Seat, name: str, texts: Texts) -> list[str]:
    block = page.blocks[seat]
    cells = [column.cells.get(seat, _Cell()) for column in page.columns]
    fourteenth = "" if block.fourteenth is None else f"  + {page.tile(block.fourteenth)}"
    lines = [
        f"{page.wind(seat)}家  {name}   {_number(page.start.points[seat])}",
        padded(texts("paifu-dealt"), LABEL) + _in_letters(_sorted(block.dealt), page.lang) + fourteenth,
        _row(texts("paifu-turn"), [str(column.number) for column in page.columns]),
        _row("", [cell.mark for cell in cells]),
        _row(texts("paifu-drawn"), [cell.taken for cell in cells]),
        _row(texts("paifu-discarded"), [cell.given for cell in cells]),
        _row("", [cell.below for cell in cells]),
        padded(texts("paifu-final"), LABEL) + _final(page, seat),
    ]
    lines = [line for line in lines if line.strip()]
    return lines + _account(page, seat, texts)


def _row(label: str, cells: Iterable[str]) -> str:
    return (padded(label, LABEL) + "".join(padded(cell, CELL) for cell in cells)).rstrip()


def _final(page: _Page, seat: Seat) -> str:
    """The hand at the end: concealed tiles, the winning tile, melds."""
    block = page.blocks[seat]
    win = next((win for win in page.wins if win.seat == seat), None)
    concealed = block.hand if win is None else win.concealed
    winning = [] if win is None else [f"+ {page.tile(win.tile)}"]
    melds = [_meld(meld, page.lang) for meld in block.melds]
    aside = [f"{NUKI} {_in_letters(block.nuki, page.lang)}"] if block.nuki else []
    return "  ".join([_in_letters(_sorted(concealed), page.lang), *winning, *melds, *aside])


def _account(page: _Page, seat: Seat, texts: Texts) -> list[str]:
    """What the player has gathered, the yaku, what happened and the result (001:3216-3222)."""
    block = page.blocks[seat]
    honba = page.start.honba if seat == page.start.dealer else 0
    lines = [texts("paifu-gathered", fouls=len(block.fouls), honba=honba, stakes=block.stakes)]
    win = next((win for win in page.wins if win.seat == seat), None)
    if win is not None:
        dora, ura, red, nuki = win.bonus
        lines += [texts("paifu-bonus", dora=dora, ura=ura, red=red, nuki=nuki)] if any(win.bonus) else []
        lines += [texts("paifu-yaku", yaku=", ".join(_yaku_name(element.id, texts) for element in win.elements) or "–")]
    liable = [texts("paifu-liable") for other in page.wins if other.liable == seat]
    situation = ", ".join([*liable, *(texts("paifu-ruling", ruling=ruled.ruling) for ruled in block.fouls)])
    lines += [texts("paifu-situation", situation=situation)] if situation else []
    value = ""
    if win is not None:
        kind = "limit" if win.by_limit or not win.fu else "fu"
        value = texts("paifu-value", kind=kind, han=win.han, fu=win.fu, points=_number(win.points))
    return [*lines, texts("paifu-result", result=_result(page, seat)) + value]


def _yaku_name(element: str, texts: Texts) -> str:
    known = elements().get(element)
    return _printable(element) if known is None else texts(known.name)


def _result(page: _Page, seat: Seat) -> str:
    """A word for how the deal ended for this player."""
    for win in page.wins:
        if win.seat == seat:
            return "tsumo" if win.source == seat else "ron"
        if win.source == seat:
            return "fed"
    if page.wins:
        return "lost"
    if page.drawn is None:
        return "unknown"
    if page.drawn.kind == "exhausted" or (page.drawn.kind == "nagashi" and seat not in page.drawn.seats):
        return "ready" if page.blocks[seat].ready else "noten"
    return page.drawn.kind


def _sums(page: _Page, texts: Texts) -> list[str]:
    """Payments by who received them, and the points after them (001:3224)."""
    paid = [_received(page, seat) for seat in page.in_turn() if any(row.target == seat for row in page.rows)]
    lines = [f"{texts('paifu-payments')}: {'; '.join(paid) or '–'}"]
    if page.ended is not None:
        points = page.ended.points
        lines.append(f"{texts('paifu-score')}: {' / '.join(_number(points[seat]) for seat in page.in_turn())}")
    return lines


def _received(page: _Page, seat: Seat) -> str:
    """As in the book: ``東: 南 6 000 + 400, 西 6 000 + 400 = 12 800``."""
    rows = [row for row in page.rows if row.target == seat]
    payers = list(dict.fromkeys(row.source for row in rows))
    parts = []
    for payer in payers:
        amounts = " + ".join(_number(row.amount) for row in rows if row.source == payer)
        parts.append(f"{page.wind(payer) if payer >= 0 else _account_sign(payer)} {amounts}")
    return f"{page.wind(seat)}: {', '.join(parts)} = {_number(sum(row.amount for row in rows))}"


def _account_sign(account: int) -> str:
    return "供託" if account == TableAccount.STICKS else "–"


def _ending(ended: MatchEnded, names: Sequence[str], texts: Texts) -> list[str]:
    """The result of the match, the first place first."""
    seats = sorted(range(len(ended.points)), key=lambda seat: ended.places[seat] if ended.places else seat)
    lines = ["═" * 60, texts("paifu-ending")]
    for place, seat in enumerate(seats, 1):
        name = names[seat] if names else ""
        score = thousands(ended.scores[seat]) if ended.scores not in ((), ended.points) else ""
        lines.append(f"{place}. {padded(name, 24)} {_number(ended.points[seat]):>10} {score:>10}".rstrip())
    return lines


PAIFU: Final = Format(
    name="paifu",
    place=4,
    endings=(".txt", ".paifu"),
    known_at=never,
    read=None,
    write=write_paifu,
    cannot_say=frozenset({"copies", "walls", "rules", "answers", "lobby"}),
)
