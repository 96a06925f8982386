"""mjlog is read into the table's events and written again to the byte."""

import gzip
import random
import re
from pathlib import Path
from typing import Final

import msgspec
import pytest

from jantaku.hands import MeldForm, Side, format_meld
from jantaku.records.formats.mjlog import read_mjlog, write_mjlog
from jantaku.records.formats.mjlog.codes import (
    as_they_were_made,
    box,
    code_of,
    code_of_north,
    in_their_order,
    meld_of,
    north_of,
    sides_of,
)
from jantaku.records.formats.native import read_native, write_native
from jantaku.records.record import Header, Record, RecordError
from jantaku.records.rules_played import rules_of
from jantaku.rules import load
from jantaku.scoring.ledger import Ledger, Reason, TableAccount, Transfer
from jantaku.table.events import (
    Called,
    CountedElement,
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
    MatchStarted,
    NukiDeclared,
    Paid,
    RiichiStands,
    Ruled,
    TileReplaced,
    WallBroken,
    Won,
)
from jantaku.table.match import Match
from jantaku.texts import LANGUAGES
from jantaku.tiles import RED, Tile, format_tiles, marks_of, tile_of_number
from tests.records.stored_games import (
    FOUR_PLAYERS,
    HANDS_OF_THREE,
    HEAD,
    HEAD_OF_THREE,
    INIT,
    INIT_OF_THREE,
    THREE_PLAYERS,
    THREE_PLAYERS_GAMES,
    game,
    game_of_three,
    init_of_three,
    north,
    stored_games,
)

OPENING: Final = 21
"""Events before the first draw: the start of the match, and of the deal with its 16 blocks."""
AGARI: Final = (
    '<AGARI ba="0,0" hai="0,1,2,4,5,6,8,9,10,12,13,16,17,20" machi="20" ten="40,12000,1" '
    'yaku="0,1,29,2,35,6,54,1" doraHai="135" who="0" fromWho="0" sc="250,120,250,-40,250,-40,250,-40" />'
)
DRAWN_GAME: Final = (
    '<RYUUKYOKU ba="0,0" sc="250,-10,250,30,250,-10,250,-10" hai1="36,37,38,40,41,42,44,45,46,48,49,52,53" />'
)


def tile(number: int) -> Tile:
    return tile_of_number(number)


def play(*tags: str, **more: int) -> tuple[Event, ...]:
    """The events of these tags."""
    return read_mjlog(game(*tags, **more)).events[OPENING:]  # type: ignore[arg-type]


# ---------------------------------------------------------------- every stored game


ARCHIVES: Final = {**FOUR_PLAYERS, THREE_PLAYERS: THREE_PLAYERS_GAMES}


@pytest.mark.parametrize("archive", ARCHIVES, ids=lambda archive: Path(archive).name.partition(".")[0])
def test_every_stored_game_is_written_as_it_was(archive: Path) -> None:
    """Also by way of the native format: all that mjlog says is in the record."""
    games = 0
    for name, data in stored_games(archive):
        record = read_mjlog(data)
        check_points(name, record)
        stored = read_native(write_native(record))
        assert (stored.header, stored.events) == (record.header, record.events), name
        assert write_mjlog(stored).encode() == data, name
        games += 1
    assert games == ARCHIVES[archive]


def check_points(name: str, record: Record) -> None:
    """What rows move comes to the points of the next deal, and nothing gets lost on the way."""
    points: list[int] = []
    total = {4: 100_000, 3: 105_000}[len(record.header.names)]
    for event in record.events:
        match event:
            case DealStarted():
                assert not points or list(event.points) == points, name
                points = list(event.points)
                assert sum(points) + 1000 * event.sticks == total, name
            case RiichiStands() | Paid():
                for row in event.rows:
                    points[row.target] += row.amount if row.target >= 0 else 0
                    points[row.source] -= row.amount if row.source >= 0 else 0
            case DealEnded():
                assert list(event.points) == points, name
                assert sum(points) + 1000 * event.sticks == total, name
            case MatchEnded():
                assert sum(event.points) == total, name
                assert sum(event.scores) == 0, name


# ---------------------------------------------------------------- tags and events


def test_the_opening_of_a_deal() -> None:
    record = read_mjlog(game())
    assert record.header.names == ("A", "Б", "C", "D")
    started, deal, dice, broken, indicator, *dealt = record.events
    assert started == MatchStarted("tenhou", "", ("A", "Б", "C", "D"), (25000,) * 4)
    assert deal == DealStarted(0, 27, 0, 0, 0, 0, (25000,) * 4)
    assert dice == DiceRolled(0, (5, 3))
    assert broken == WallBroken(3, 8)
    assert indicator == IndicatorShown(tile(135))
    assert [(block.seat, len(block.tiles)) for block in dealt if isinstance(block, Dealt)] == [
        *[(seat, 4) for _ in range(3) for seat in range(4)],
        *[(seat, 1) for seat in range(4)],
    ]
    assert dealt[9] == Dealt(1, tuple(map(tile, (46, 48, 49, 52))))


def test_the_dealer_begins_the_deal() -> None:
    init = INIT.replace('seed="0,0,0,4,2,135"', 'seed="6,2,1,4,2,135"').replace('oya="0"', 'oya="2"')
    record = read_mjlog(game("<V20/>", init=init))
    assert record.events[1] == DealStarted(0, 28, 2, 2, 2, 1, (25000,) * 4)
    assert [event.seat for event in record.events if isinstance(event, Dealt)][:5] == [2, 3, 0, 1, 2]
    assert record.events[-1] == Drawn(2, tile(20), "deal")


def test_draws_and_discards() -> None:
    assert play("<T20/>", "<D20/>", "<U21/>", "<E36/>", "<V22/>") == (
        Drawn(0, tile(20), "deal"),
        Discarded(0, tile(20), drawn=True),
        Drawn(1, tile(21)),
        Discarded(1, tile(36)),
        Drawn(2, tile(22)),
    )


def test_a_riichi_is_paid_once_nobody_has_won() -> None:
    events = play(
        "<T20/>", '<REACH who="0" step="1"/>', "<D0/>", '<REACH who="0" ten="240,250,250,250" step="2"/>', "<U21/>"
    )
    stick = Transfer(0, TableAccount.STICKS, 1000, Reason.RIICHI)
    assert events[1:] == (Discarded(0, tile(0), riichi=True), RiichiStands(0, (stick,)), Drawn(1, tile(21)))


def test_a_chi_names_its_tiles_the_called_one_first() -> None:
    events = play("<T47/>", "<D47/>", f'<N who="1" m="{_chi_code(47, 48, 52)}" />', "<E36/>")
    called = events[2]
    assert isinstance(called, Called)
    assert (called.seat, called.source, called.meld.form, called.meld.feeder) == (1, 0, MeldForm.CHI, Side.LEFT)
    assert format_meld(called.meld) == "340p-"
    assert events[3] == Discarded(1, tile(36))


def _chi_code(called: int, second: int, third: int) -> int:
    low = called // 4
    copies = called % 4 << 3 | second % 4 << 5 | third % 4 << 7
    return (3 * (low // 9 * 7 + low % 9)) << 10 | copies | 4 | 3


def test_an_open_kan_turns_its_indicator_after_the_discard() -> None:
    """The server turns it before; a call of the discard comes after both."""
    open_kan = 39 << 8 | 3
    assert play(
        "<T39/>", "<D39/>", f'<N who="1" m="{open_kan}" />', "<U21/>", '<DORA hai="134" />', "<E21/>", "<V22/>"
    )[3:] == (
        Drawn(1, tile(21), "dead_wall"),
        Discarded(1, tile(21), drawn=True),
        IndicatorShown(tile(134)),
        Drawn(2, tile(22)),
    )


def test_a_closed_kan_turns_its_indicator_at_once() -> None:
    events = play("<T3/>", '<N who="0" m="0" />', '<DORA hai="134" />', "<T20/>", "<D20/>")
    assert isinstance(events[1], KanDeclared)
    assert (events[1].form, format_meld(events[1].meld)) == ("closed", "1111m#")
    assert events[2:4] == (IndicatorShown(tile(134)), Drawn(0, tile(20), "dead_wall"))


def test_a_pending_indicator_is_turned_at_the_next_kan() -> None:
    open_kan = 39 << 8 | 3
    tags = ("<T39/>", "<D39/>", f'<N who="1" m="{open_kan}" />', "<U43/>", f'<N who="1" m="{40 << 8}" />')
    indicators = ('<DORA hai="134" />', '<DORA hai="133" />')
    events = play(*tags, *indicators, "<U21/>", "<E21/>")
    assert isinstance(events[4], KanDeclared)
    assert events[5:8] == (IndicatorShown(tile(134)), IndicatorShown(tile(133)), Drawn(1, tile(21), "dead_wall"))
    assert write_mjlog(read_mjlog(game(*tags, *indicators, "<U21/>", "<E21/>"))) == game(
        *tags, *indicators, "<U21/>", "<E21/>"
    )


def test_a_kan_that_names_another_of_its_tiles_keeps_it() -> None:
    text = game("<T3/>", f'<N who="0" m="{2 << 8}" />', '<DORA hai="134" />', "<T20/>")
    record = read_mjlog(text)
    assert record.header.extra["closed_kans"] == f"{OPENING + 1}:2"
    assert record.events[OPENING + 1] == read_mjlog(text.replace('m="512"', 'm="0"')).events[OPENING + 1]
    assert write_mjlog(record) == text


def test_a_win() -> None:
    won, paid, ended = play("<T20/>", AGARI)[1:]
    assert isinstance(won, Won)
    assert (won.seat, won.source, won.tile, format_tiles(won.concealed)) == (0, 0, tile(20), "1112223334405m")
    assert won.elements == (
        CountedElement("menzen_tsumo", None, 1),
        CountedElement("sanankou", None, 2),
        CountedElement("chinitsu", None, 6),
    )
    assert (won.bonus, won.han, won.fu, won.base, won.points) == ((0, 0, 1, 0), 10, 40, 2000, 12000)
    assert paid == Paid(tuple(Transfer(seat, 0, 4000, Reason.TSUMO) for seat in (1, 2, 3)))
    assert ended == DealEnded((37000, 21000, 21000, 21000), 0)


def test_two_winners_share_one_payment() -> None:
    """Honba and sticks are the first winner's; the second tag has the points after the first."""
    first = (
        '<AGARI ba="1,1" hai="36,37,38,40,41,42,44,45,46,48,49,52,53,20" machi="20" ten="30,1000,0" yaku="1,1,53,0" '
        'doraHai="135" doraHaiUra="131" who="1" fromWho="0" sc="250,-13,240,23,250,0,250,0" />'
    )
    second = (
        '<AGARI ba="1,0" hai="20,72,73,74,76,77,78,80,81,82,84,85,88,89" machi="20" ten="30,3900,0" yaku="8,1,7,1,9,1" '
        'doraHai="135" who="2" fromWho="0" sc="237,-39,263,0,250,39,250,0" />'
    )
    init = INIT.replace("0,0,0,4,2,135", "0,1,1,4,2,135").replace("250,250,250,250", "250,240,250,250")
    record = read_mjlog(game("<T20/>", "<D20/>", first, second, init=init))
    *_, one, other, paid, ended = record.events
    assert isinstance(one, Won)
    assert isinstance(other, Won)
    assert (one.seat, one.base, one.ura, one.flags) == (1, 240, (tile(131),), ("riichi",))
    assert (other.seat, other.base) == (2, 960)
    assert paid == Paid(
        (
            Transfer(0, 1, 1000, Reason.RON),
            Transfer(0, 1, 300, Reason.HONBA, {"count": 1}),
            Transfer(0, 2, 3900, Reason.RON),
            Transfer(TableAccount.STICKS, 1, 1000, Reason.STICKS, {"count": 1}),
        )
    )
    assert ended == DealEnded((19800, 26300, 28900, 25000), 0)
    text = write_mjlog(record)
    assert text == write_mjlog(read_mjlog(text))
    assert second in text.replace('yaku="7,1,9,1,8,1"', 'yaku="8,1,7,1,9,1"')


def test_an_unusual_order_of_yaku_is_kept() -> None:
    unusual = AGARI.replace("0,1,29,2,35,6,54,1", "35,6,0,1,29,2,54,1")
    record = read_mjlog(game("<T20/>", unusual))
    assert record.header.extra["yaku_orders"] == f"{OPENING + 1}:35.0.29.54"
    assert record.events == read_mjlog(game("<T20/>", AGARI)).events
    assert write_mjlog(record) == game("<T20/>", unusual)


def test_payments_that_no_rule_explains_are_told_as_they_were() -> None:
    odd = AGARI.replace("250,120,250,-40,250,-40,250,-40", "250,100,250,-60,250,-40,250,0")
    _, paid, _ = play("<T20/>", odd)[1:]
    assert paid == Paid((Transfer(1, 0, 6000, Reason.TSUMO), Transfer(2, 0, 4000, Reason.TSUMO)))
    assert write_mjlog(read_mjlog(game("<T20/>", odd))) == game("<T20/>", odd)


def test_an_exhausted_wall() -> None:
    shown, drawn, paid, ended = play(DRAWN_GAME)
    assert isinstance(shown, HandShown)
    assert (shown.seat, shown.ready, format_tiles(shown.concealed)) == (1, True, "1112223334405p")
    assert drawn == DealDrawn("exhausted", (1,))
    assert paid == Paid(tuple(Transfer(seat, 1, 1000, Reason.NOTEN) for seat in (0, 2, 3)))
    assert ended == DealEnded((24000, 28000, 24000, 24000), 0)


@pytest.mark.parametrize(
    ("type_", "hands", "kind", "seats", "shown"),
    [
        ("yao9", "3", "kyuushu_kyuuhai", (3,), [3]),
        ("kaze4", "", "four_winds", (), []),
        ("kan4", "", "four_kans", (), []),
        ("reach4", "0123", "four_riichi", (), [2, 3, 0, 1]),
        ("ron3", "012", "triple_ron", (), [0, 1, 2]),
    ],
)
def test_draws_without_payment(type_: str, hands: str, kind: str, seats: tuple[int, ...], shown: list[int]) -> None:
    """Hands are shown from the dealer on, those of a triple ron from the discarder on."""
    init = INIT.replace('seed="0,0', 'seed="2,0').replace('oya="0"', 'oya="2"')
    told = "".join(f' hai{seat}="{",".join(map(str, range(13 * int(seat), 13 * int(seat) + 13)))}"' for seat in hands)
    text = game(
        "<V20/>", "<F20/>", "<W23/>", "<G23/>",
        f'<RYUUKYOKU type="{type_}" ba="0,0" sc="250,0,250,0,250,0,250,0"{told} />',
        init=init,
    )  # fmt: skip
    events = read_mjlog(text).events[OPENING + 4 :]
    *hands_shown, drawn, ended = events
    assert [hand.seat for hand in hands_shown if isinstance(hand, HandShown)] == shown
    assert drawn == DealDrawn(kind, seats)  # type: ignore[arg-type]
    assert ended == DealEnded((25000,) * 4, 0)
    assert all(hand.ready == (type_ != "yao9") for hand in hands_shown if isinstance(hand, HandShown))
    assert write_mjlog(read_mjlog(text)) == text


@pytest.mark.parametrize(
    ("changes", "seats"),
    [
        ((-4000, -2000, 8000, -2000), (2,)),
        ((12000, -4000, -4000, -4000), (0,)),
        ((8000, 4000, -6000, -6000), (0, 1)),
        ((-8000, 6000, 6000, -4000), (1, 2)),
    ],
)
def test_nagashi_is_his_for_whom_the_payments_fit(changes: tuple[int, ...], seats: tuple[int, ...]) -> None:
    told = ",".join(f"250,{change // 100}" for change in changes)
    drawn, paid, _ = play(f'<RYUUKYOKU type="nm" ba="0,0" sc="{told}" />')
    assert drawn == DealDrawn("nagashi", seats)
    assert isinstance(paid, Paid)
    assert Ledger(paid.rows).changes(4) == changes
    assert {row.reason for row in paid.rows} == {Reason.NAGASHI}


def test_the_end_of_a_match_gives_sticks_to_the_first() -> None:
    text = game(
        '<RYUUKYOKU ba="0,2" sc="230,0,250,0,250,0,250,0" owari="230,-17.0,270,37.0,250,5.0,250,-25.0" />',
        init=INIT.replace("0,0,0,4,2,135", "0,0,2,4,2,135").replace("250,250,250,250", "230,250,250,250"),
    )
    record = read_mjlog(text)
    assert record.warnings == ()
    assert record.events[-1] == MatchEnded((23000, 27000, 25000, 25000), (-17000, 37000, 5000, -25000), (4, 1, 2, 3))
    assert write_mjlog(record) == text


# ---------------------------------------------------------------- three players


OPENING_OF_THREE: Final = 17
"""As above, with 12 blocks."""


def play_of_three(*tags: str, **more: str) -> tuple[Event, ...]:
    """The events of these tags, which must be written again as they were."""
    text = game_of_three(*tags, **more)  # type: ignore[arg-type]
    record = read_mjlog(text)
    assert write_mjlog(record) == text
    return record.events[OPENING_OF_THREE:]


def test_the_opening_of_a_deal_of_three() -> None:
    record = read_mjlog(game_of_three("<V0/>", init=init_of_three(number=6, honba=2, sticks=1)))
    assert record.header.names == ("A", "Б", "C")
    started, deal, dice, broken, indicator, *dealt = record.events
    assert started == MatchStarted("sanma_tenhou", "", ("A", "Б", "C"), (35000,) * 3)
    assert deal == DealStarted(0, 28, 2, 2, 2, 1, (35000,) * 3)  # South 3
    assert dice == DiceRolled(2, (5, 3))
    assert broken == WallBroken(0, 8)
    assert indicator == IndicatorShown(tile(135))
    blocks = [(block.seat, len(block.tiles)) for block in dealt if isinstance(block, Dealt)]
    assert blocks == [*[(seat, 4) for _ in range(3) for seat in (2, 0, 1)], *[(seat, 1) for seat in (2, 0, 1)]]
    assert record.events[-1] == Drawn(2, tile(0), "deal")


def test_a_north_is_set_aside_for_a_replacement_tile() -> None:
    assert play_of_three("<T122/>", aside(0, 122), "<T54/>", aside(0, 120), "<T55/>", "<D55/>") == (
        Drawn(0, tile(122), "deal"),
        NukiDeclared(0, tile(122)),
        Drawn(0, tile(54), "dead_wall"),
        NukiDeclared(0, tile(120)),
        Drawn(0, tile(55), "dead_wall"),
        Discarded(0, tile(55), drawn=True),
    )


def aside(seat: int, number: int) -> str:
    return f'<N who="{seat}" m="{north(number)}" />'


def test_a_pending_indicator_is_turned_at_a_north() -> None:
    """The server turns that of an open kan before the discard; if a north comes instead, directly after it."""
    open_kan = f'<N who="1" m="{79 << 8 | 3}" />'
    north_comes = (aside(1, 121), '<DORA hai="134" />', "<U91/>", "<E91/>")
    assert play_of_three("<T79/>", "<D79/>", open_kan, "<U90/>", *north_comes)[3:] == (
        Drawn(1, tile(90), "dead_wall"),
        NukiDeclared(1, tile(121)),
        IndicatorShown(tile(134)),
        Drawn(1, tile(91), "dead_wall"),
        Discarded(1, tile(91), drawn=True),
    )


@pytest.mark.parametrize(
    ("seat", "number", "source", "side"),
    [
        (0, 1, 1, Side.RIGHT),
        (0, 2, 2, Side.LEFT),
        (1, 1, 2, Side.RIGHT),
        (1, 3, 0, Side.LEFT),
        (2, 2, 0, Side.RIGHT),
        (2, 3, 1, Side.LEFT),
    ],
)
def test_who_fed_a_call_among_three_is_counted_past_the_empty_place(
    seat: int, number: int, source: int, side: Side
) -> None:
    """By the server's way of counting; at the table who plays next sits to the right, the other to the left."""
    tiles = (39, 75, 111)[seat]  # the fourth 1p, 1s or 1z, of which this seat has three
    pon = (3 * (tiles // 4) + 2) << 9 | 2 << 5 | 8 | number
    events = play_of_three(
        f"<{'TUV'[source]}{tiles}/>",
        f"<{'DEF'[source]}{tiles}/>",
        f'<N who="{seat}" m="{pon}" />',
        init=init_of_three(number=source),
    )
    called = events[-1]
    assert isinstance(called, Called)
    assert (called.seat, called.source, called.meld.feeder) == (seat, source, side)


@pytest.mark.parametrize(("seat", "number"), [(0, 3), (1, 2), (2, 1)])
def test_nobody_is_fed_by_the_empty_place(seat: int, number: int) -> None:
    pon, open_kan = (3 * 27) << 9 | 8 | number, 108 << 8 | number
    assert all(meld_of(code, box(True, 3), sides_of(seat, 3)) is None for code in (pon, open_kan))


def test_norths_are_among_the_dora_of_the_server_and_told_apart_here() -> None:
    agari = (
        f'<AGARI ba="0,0" hai="36,37,38,40,41,42,44,45,46,48,49,52,53,54" m="{north(120)}" machi="54" ten="40,16000,3" '
        'yaku="0,1,35,6,52,3,54,1" doraHai="135" who="0" fromWho="0" sc="350,160,350,-80,350,-80,0,0" />'
    )
    won, paid, ended = play_of_three("<T53/>", aside(0, 120), "<T54/>", agari)[-3:]
    assert isinstance(won, Won)
    assert (won.bonus, won.han, won.nuki) == ((2, 0, 1, 1), 11, (tile(120),))
    assert paid == Paid(tuple(Transfer(seat, 0, 8000, Reason.TSUMO) for seat in (1, 2)))
    assert ended == DealEnded((51000, 27000, 27000), 0)


def test_norths_stand_among_the_melds_as_they_were_laid_down() -> None:
    """The newest first. Another order is kept."""
    kan = 36 << 8
    tags = ("<T47/>", aside(0, 120), "<T39/>", f'<N who="0" m="{kan}" />', '<DORA hai="134" />', "<T93/>")
    agari = (
        '<AGARI ba="0,0" hai="40,41,42,44,45,46,47,48,49,52,93" m="{m}" machi="93" ten="40,8000,1" '
        'yaku="0,1,52,4" doraHai="135,134" who="0" fromWho="0" sc="350,80,350,-40,350,-40,0,0" />'
    )
    record = read_mjlog(game_of_three(*tags, agari.format(m=f"{kan},{north(120)}")))
    assert "meld_orders" not in record.header.extra
    assert write_mjlog(record) == game_of_three(*tags, agari.format(m=f"{kan},{north(120)}"))
    unusual = game_of_three(*tags, agari.format(m=f"{north(120)},{kan}"))
    assert read_mjlog(unusual).events == record.events
    assert read_mjlog(unusual).header.extra["meld_orders"] == f"{OPENING_OF_THREE + 6}:mn"
    assert write_mjlog(read_mjlog(unusual)) == unusual


def test_an_added_kan_has_the_place_of_its_pon() -> None:
    pon = meld_of((3 * 9 + 2) << 9 | 3 << 5 | 8 | 1, box(True, 3), sides_of(0, 3))
    kan = meld_of((3 * 9 + 2) << 9 | 3 << 5 | 16 | 1, box(True, 3), sides_of(0, 3))
    assert pon is not None
    assert kan is not None
    first, second = tile(120), tile(122)
    made = [(first,), pon.meld.tiles, (second,), kan.meld.tiles]
    assert as_they_were_made([kan.meld], [first, second], made) == [first, kan.meld, second]
    assert as_they_were_made([pon.meld], [], made) == [pon.meld]
    assert as_they_were_made([], [second], ()) == [second]


def test_a_north_may_be_won_on() -> None:
    agari = (
        '<AGARI ba="0,0" hai="72,73,74,76,77,78,80,81,82,84,85,86,120,121" machi="120" ten="40,5200,0" '
        'yaku="29,2,52,1" doraHai="135" who="1" fromWho="0" sc="350,-52,350,52,350,0,0,0" />'
    )
    init = init_of_three(HANDS_OF_THREE[0], HANDS_OF_THREE[1].replace("88", "86"))
    won = play_of_three("<T50/>", aside(0, 120), agari, init=init)[2]
    assert isinstance(won, Won)
    assert (won.seat, won.source, won.tile, won.nuki) == (1, 0, tile(120), ())


@pytest.mark.parametrize(
    ("told", "kind", "seats", "changes"),
    [
        ('ba="0,0" sc="350,10,350,10,350,-20,0,0" hai0="{0}" hai1="{1}"', "exhausted", (0, 1), (1000, 1000, -2000)),
        ('ba="0,0" sc="350,-10,350,20,350,-10,0,0" hai1="{1}"', "exhausted", (1,), (-1000, 2000, -1000)),
        ('type="nm" ba="0,0" sc="350,-40,350,60,350,-20,0,0"', "nagashi", (1,), (-4000, 6000, -2000)),
        ('type="nm" ba="0,0" sc="350,80,350,-40,350,-40,0,0"', "nagashi", (0,), (8000, -4000, -4000)),
    ],
)
def test_draws_of_three(told: str, kind: str, seats: tuple[int, ...], changes: tuple[int, ...]) -> None:
    *_, drawn, paid, ended = play_of_three(f"<RYUUKYOKU {told.format(*HANDS_OF_THREE)} />")
    assert drawn == DealDrawn(kind, seats)  # type: ignore[arg-type]
    assert isinstance(paid, Paid)
    assert Ledger(paid.rows).changes(3) == changes
    assert ended == DealEnded(tuple(35000 + change for change in changes), 0)


def test_the_end_of_a_match_of_three() -> None:
    text = game_of_three(
        '<RYUUKYOKU ba="0,1" sc="340,0,350,0,350,0,0,0" owari="340,-16.0,360,36.0,350,-20.0,0,0.0" />',
        init=init_of_three(sticks=1, ten="340,350,350"),
    )
    record = read_mjlog(text)
    assert record.events[-1] == MatchEnded((34000, 36000, 35000), (-16000, 36000, -20000), (3, 1, 2))
    assert write_mjlog(record) == text


# ---------------------------------------------------------------- what the events do not say


def test_lost_connections_stand_where_they_stood() -> None:
    """Between events, in the middle of one, at a deal's end, several at once."""
    text = game(
        "<T20/>", '<BYE who="1" />', '<REACH who="0" step="1"/>', '<BYE who="2" />', '<UN n1="%D0%91"/>', "<D0/>",
        '<REACH who="0" ten="240,250,250,250" step="2"/>', '<UN n2="%43"/>', "<U20/>",
        AGARI.replace('ba="0,0"', 'ba="0,1"').replace("250,120", "240,130"), '<BYE who="3" />', '<UN n3="%44"/>',
    )  # fmt: skip
    record = read_mjlog(text)
    first = OPENING + 1
    assert record.header.extra["connections"] == (
        f"{first}-1 {first}.1-2 {first}.2+1 {first + 2}+2 {first + 4}-3 {first + 4}+3"
    )
    assert write_mjlog(record) == text


def test_ranks_lobby_and_seed_are_kept() -> None:
    seed = "mt19937ar-sha512-n288-base64," + "AAEC" * 832
    text = (
        f'<mjloggm ver="2.2"><SHUFFLE seed="{seed}" ref="x"/><GO type="41" lobby="7447"/>'
        '<UN n0="%41" n1="B" n2="%43" n3="%44" dan="16,17,18,19" rate="2000.50,1999.00,2100.1,1500" sx="M,F,M,C"/>'
        f'<TAIKYOKU oya="0"/>{INIT}</mjloggm>\n'
    )
    record = read_mjlog(text)
    header = record.header
    assert (header.engine, header.version, header.format) == ("tenhou", "2.2", "mjlog")
    assert (header.chance, header.seed[:12]) == ("mt19937ar-sha512-n288-base64", "000102000102")
    assert header.extra["dan"] == "16,17,18,19"
    assert write_mjlog(record) == text


@pytest.mark.parametrize("seed", ["mt19937ar,a,b,c", "mt19937ar-sha512-n288-base64,???", ""])
def test_a_seed_of_another_kind_is_kept_as_it_is(seed: str) -> None:
    text = game().replace("<GO", f'<SHUFFLE seed="{seed}" ref=""/><GO') if seed else game()
    record = read_mjlog(text)
    assert record.header.chance == ""
    assert write_mjlog(record) == text


@pytest.mark.parametrize(
    ("type_", "rules", "options"),
    [
        (169, "tenhou", {"game_length": "hanchan", "akadora": 3, "kuitan": "on"}),
        (225, "tenhou-tonpuusen", {"game_length": "tonpuusen", "akadora": 3, "kuitan": "on"}),
        (11, "tenhou-no_red", {"game_length": "hanchan", "akadora": 0, "kuitan": "on"}),
        (7, "tenhou-tonpuusen-no_red-no_kuitan", {"game_length": "tonpuusen", "akadora": 0, "kuitan": "off"}),
        (185, "sanma_tenhou", {"game_length": "hanchan", "akadora": (0, 1, 1), "kuitan": "on"}),
        (241, "sanma_tenhou-tonpuusen", {"game_length": "tonpuusen", "akadora": (0, 1, 1), "kuitan": "on"}),
        (31, "sanma_tenhou-no_red-no_kuitan", {"game_length": "hanchan", "akadora": 0, "kuitan": "off"}),
    ],
)
def test_the_type_of_a_game_says_its_rules(type_: int, rules: str, options: dict[str, object]) -> None:
    text = game_of_three(type=type_) if type_ & 16 else game(type=type_)
    record = read_mjlog(text)
    assert record.header.rules == rules
    rule_set = rules_of(record)
    assert rule_set.id == rules
    assert {name: rule_set.values[name] for name in options} == options
    assert write_mjlog(record) == text
    without_type = Record(Header(rules, record.header.names, sheet=record.header.sheet), record.events)
    assert f'<GO type="{type_ & 0b11111}" lobby="0"/>' in write_mjlog(without_type)


def test_without_red_fives_a_five_is_plain() -> None:
    five, plain = (play("<T88/>", type=kind)[0] for kind in (9, 11))
    assert isinstance(five, Drawn)
    assert isinstance(plain, Drawn)
    assert marks_of(five.tile) == RED
    assert (marks_of(plain.tile), plain.tile) == (0, five.tile & ~RED)


# ---------------------------------------------------------------- codes


def test_every_code_of_a_meld_goes_both_ways() -> None:
    """21 runs x 3 called x 64 copies x 3 sides, 34 kinds x 4 copies x 3 called x 3 sides for pon and added kan, and
    34 x 4 x 3 open and 34 x 4 closed kans."""
    for used in (box(red=True), box(red=False)):
        melds = [meld_of(code, used) for code in range(1 << 16)]
        assert sum(meld is not None for meld in melds) == 21 * 3 * 64 * 3 + 2 * 34 * 4 * 3 * 3 + 34 * 4 * 3 + 34 * 4
        for code, found in enumerate(melds):
            assert found is None or code_of(found.meld, used, found.copy) == code


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_every_code_of_a_meld_of_three_goes_both_ways(seat: int) -> None:
    """14 runs, 27 kinds, and two others to be fed by."""
    used, sides = box(True, 3), sides_of(seat, 3)
    melds = [meld_of(code, used, sides) for code in range(1 << 16)]
    assert sum(meld is not None for meld in melds) == 14 * 3 * 64 * 2 + 2 * 27 * 4 * 3 * 2 + 27 * 4 * 2 + 27 * 4
    for code, found in enumerate(melds):
        assert found is None or code_of(found.meld, used, found.copy, sides) == code
    norths = [north_of(code, used) for code in range(1 << 16)]
    assert [tile for tile in norths if tile is not None] == [tile_of_number(number) for number in range(120, 124)]
    for code, tile in enumerate(norths):
        assert tile is None or (code_of_north(tile, used) == code and melds[code] is None)


def test_honours_are_listed_by_their_triplets() -> None:
    """Those of the hand first, then melds as they were made; the round's wind before the seat's."""
    white, green = (meld_of((3 * kind) << 9 | 3 << 5 | 8 | 1, box(red=True)) for kind in (31, 32))
    assert white is not None
    assert green is not None
    assert in_their_order([18, 19, 10, 14], [green.meld, white.meld]) == [14, 10, 19, 18]
    assert in_their_order([53, 54, 52, 35, 18, 0, 1], []) == [1, 0, 18, 35, 52, 54, 53]


# ---------------------------------------------------------------- files that are not whole


SMALL: Final = game(
    "<T20/>", "<D20/>", "<U43/>", f'<N who="1" m="{40 << 8}" />', '<DORA hai="134" />', "<U21/>",
    '<REACH who="1" step="1"/>', "<E21/>", '<REACH who="1" ten="250,240,250,250" step="2"/>', '<BYE who="2" />',
    "<V22/>", "<F22/>", "<W23/>", "<G23/>", "<T11/>",
    AGARI.replace('ba="0,0"', 'ba="0,1"').replace("250,-40,250,-40,250,-40", "240,-40,250,-40,250,-40")
    .replace("250,120", "250,130"),
)  # fmt: skip


SMALL_OF_THREE: Final = game_of_three(
    "<T122/>", aside(0, 122), "<T75/>", "<D75/>", f'<N who="1" m="{75 << 8 | 3}" />', "<U90/>", aside(1, 121),
    '<DORA hai="134" />', "<U91/>", '<REACH who="1" step="1"/>', "<E91/>",
    '<REACH who="1" ten="350,340,350,0" step="2"/>', '<BYE who="2" />', "<V0/>", "<F0/>", "<T123/>", aside(0, 123),
    "<T39/>",
    f'<AGARI ba="0,1" hai="36,37,38,39,40,41,42,44,45,46,48,49,52,120" m="{north(123)},{north(122)}" machi="39" '
    'ten="40,8000,1" yaku="0,1,52,4" doraHai="135,134" who="0" fromWho="0" sc="350,90,340,-40,350,-40,0,0" />',
)  # fmt: skip


@pytest.mark.parametrize(
    ("small", "head", "opening"),
    [
        (SMALL, HEAD.format(type=169) + INIT, OPENING),
        (SMALL_OF_THREE, HEAD_OF_THREE.format(type=185) + INIT_OF_THREE, OPENING_OF_THREE),
    ],
    ids=["four", "three"],
)
def test_a_file_that_was_cut_is_read_as_far_as_it_is_whole(small: str, head: str, opening: int) -> None:
    whole = read_mjlog(small)
    for at in range(len(small)):
        if at < len(head):
            with pytest.raises(RecordError):
                read_mjlog(small[:at])
            continue
        record = read_mjlog(small[:at])
        assert [warning.text_id for warning in record.warnings] == ["record-cut"], at
        assert record.events == whole.events[: len(record.events)], at
        assert len(record.events) >= opening
        assert write_mjlog(record) == small[:at], at


def test_a_log_that_stops_within_a_deal_is_read_with_a_warning() -> None:
    text = game("<T20/>", '<REACH who="0" step="1"/>', end="</mjloggm>\n")
    record = read_mjlog(text)
    assert [warning.text_id for warning in record.warnings] == ["record-unfinished"]
    assert record.events[-1] == Drawn(0, tile(20), "deal")
    assert write_mjlog(record) == text


def test_packed_files() -> None:
    packed = gzip.compress(SMALL.encode())
    assert read_mjlog(packed) == read_mjlog(SMALL)
    cut = read_mjlog(packed[: len(packed) - 30])
    assert [warning.text_id for warning in cut.warnings] == ["record-cut"]
    assert cut.events == read_mjlog(SMALL).events[: len(cut.events)]
    with pytest.raises(RecordError, match="damaged"):
        read_mjlog(packed[:12] + b"\xff\xff\xff" + packed[15:])


def test_a_file_may_be_laid_out_otherwise() -> None:
    """Blanks before the end of a tag and new lines between tags, as other programs write XML."""
    text = '<?xml version="1.0" encoding="UTF-8"?>' + re.sub("/>", " />\n", SMALL)
    record = read_mjlog("\ufeff".encode() + text.encode())
    assert record.events == read_mjlog(SMALL).events
    assert record.header.extra["prolog"] == '<?xml version="1.0" encoding="UTF-8"?>'


MISTAKES: Final = {
    "nothing": ("", "record-mjlog-no-tag"),
    "no XML": ("a log", "record-mjlog-no-tag"),
    "other XML": ("<html></html>", "record-mjlog-no-tag"),
    "no deal": (game(init=""), "record-no-deal"),
    "a tag that does not end": (game("<T20/>", "<D20", "<U21/>"), "record-mjlog-damaged"),
    "a text between tags": (game("<T20/>tsumo<D20/>"), "record-mjlog-damaged"),
    "an unknown tag": (game('<KITA who="0" />'), "record-mjlog-unknown-tag"),
    "an unknown play": (game("<X20/>"), "record-mjlog-no-tile"),
    "a tile beyond the last": (game("<T136/>"), "record-mjlog-no-tile"),
    "an indicator beyond the last": (game("<T3/>", '<DORA hai="136" />'), "record-mjlog-value"),
    "a seat too much": (game('<REACH who="4" step="1"/>'), "record-mjlog-value"),
    "a step too much": (game('<REACH who="0" step="3"/>'), "record-mjlog-value"),
    "no seat": (game('<N m="0" />'), "record-mjlog-no-attribute"),
    "an attribute too much": (game('<N who="0" m="0" why="" />'), "record-mjlog-attribute"),
    "an attribute twice": (game('<BYE who="0" who="0" />'), "record-mjlog-attribute"),
    "no meld": (game("<T20/>", '<N who="0" m="63" />'), "record-mjlog-value"),
    "a north set aside": (game("<T20/>", '<N who="0" m="30752" />'), "record-mjlog-value"),
    "a call of what was not discarded": (game("<T38/>", "<D38/>", '<N who="1" m="9987" />'), "record-mjlog-value"),
    "a tile dealt twice": (game(init=INIT.replace('hai1="36,', 'hai1="0,')), "record-mjlog-value"),
    "twelve tiles": (game(init=INIT.replace('hai1="36,', 'hai1="')), "record-mjlog-value"),
    "another dealer": (game(init=INIT.replace('oya="0"', 'oya="1"')), "record-mjlog-value"),
    "points that do not follow": (
        game("<T20/>", '<REACH who="0" step="1"/>', "<D0/>", '<REACH who="0" ten="250,250,250,250" step="2"/>'),
        "record-mjlog-sum",
    ),
    "honba that do not follow": (game("<T20/>", AGARI.replace('ba="0,0"', 'ba="1,0"')), "record-mjlog-sum"),
    "payments that do not add up": (game("<T20/>", AGARI.replace("250,120", "250,130")), "record-mjlog-sum"),
    "a loser who gains": (game("<T20/>", AGARI.replace("120,250,-40", "40,250,40")), "record-mjlog-value"),
    "a winning tile of nobody": (game("<T20/>", AGARI.replace('machi="20"', 'machi="21"')), "record-mjlog-value"),
    "a tile twice in a hand": (game("<T20/>", AGARI.replace("16,17,20", "16,16,20")), "record-mjlog-value"),
    "a hand of thirteen": (game("<T20/>", AGARI.replace("16,17,20", "17,20")), "record-mjlog-value"),
    "a yaku beyond the last": (game("<T20/>", AGARI.replace("29,2", "55,2")), "record-mjlog-value"),
    "yaku without han": (game("<T20/>", AGARI.replace("29,2", "29")), "record-mjlog-value"),
    "no yaku": (game("<T20/>", AGARI.replace('yaku="0,1,29,2,35,6,54,1" ', "")), "record-mjlog-no-attribute"),
    "an unknown draw": (game(DRAWN_GAME.replace("ba=", 'type="x" ba=')), "record-mjlog-value"),
    "two ends": (game("<T20/>", AGARI, DRAWN_GAME), "record-mjlog-order"),
    "a deal within a deal": (game("<T20/>", INIT), "record-mjlog-order"),
    "a draw after the end": (game("<T20/>", AGARI, "<U21/>"), "record-mjlog-order"),
    "a declaration without a discard": (game('<REACH who="0" step="1"/>', "<T20/>"), "record-mjlog-order"),
    "the head again": (game('<GO type="9"/>'), "record-mjlog-order"),
    "a tile of four players": (game_of_three("<T4/>"), "record-mjlog-no-tile-three"),
    "a fourth player draws": (game_of_three("<W36/>"), "record-mjlog-no-tile-three"),
    "a fourth player discards": (game_of_three("<T50/>", "<G50/>"), "record-mjlog-no-tile-three"),
    "a fourth player is lost": (game_of_three('<BYE who="3" />'), "record-mjlog-value"),
    "a fourth player is back": (game_of_three('<UN n3="%44"/>'), "record-mjlog-order"),
    "a fourth player sets a north aside": (game_of_three("<T122/>", aside(3, 122)), "record-mjlog-value"),
    "an east set aside": (game_of_three("<T111/>", aside(0, 111)), "record-mjlog-value"),
    "a north with more bits": (
        game_of_three("<T122/>", f'<N who="0" m="{int(north(122)) | 64}" />'),
        "record-mjlog-value",
    ),
    "a call from the empty place": (
        game_of_three("<T39/>", "<D39/>", f'<N who="2" m="{(3 * 9) << 9 | 8 | 1}" />'),
        "record-mjlog-value",
    ),
    "a hand in the empty place": (
        game_of_three(init=INIT_OF_THREE.replace('hai3=""', 'hai3="0"')),
        "record-mjlog-value",
    ),
    "twelve tiles of three players": (
        game_of_three(init=init_of_three(HANDS_OF_THREE[0][3:])),
        "record-mjlog-value",
    ),
    "a tile that three players lack is dealt": (
        game_of_three(init=init_of_three(HANDS_OF_THREE[0].replace("36", "4"))),
        "record-mjlog-value",
    ),
    "an indicator that three players lack": (
        game_of_three(init=INIT_OF_THREE.replace("4,2,135", "4,2,8")),
        "record-mjlog-value",
    ),
    "points in the empty place": (
        game_of_three(init=INIT_OF_THREE.replace("350,0", "350,100")),
        "record-mjlog-value",
    ),
    "a round of the empty place": (game_of_three(init=init_of_three(number=3)), "record-mjlog-value"),
    "changes in the empty place": (
        game_of_three('<RYUUKYOKU ba="0,0" sc="350,0,350,0,350,10,0,-10" />'),
        "record-mjlog-value",
    ),
    "three entries for three players": (
        game_of_three('<RYUUKYOKU ba="0,0" sc="350,0,350,0,350,0" />'),
        "record-mjlog-value",
    ),
    "the empty place shows a hand": (
        game_of_three('<RYUUKYOKU ba="0,0" sc="350,0,350,0,350,0,0,0" hai3="0" />'),
        "record-mjlog-value",
    ),
    "final points in the empty place": (
        game_of_three('<RYUUKYOKU ba="0,0" sc="350,0,350,0,350,0,0,0" owari="350,0.0,350,0.0,340,0.0,10,0.0" />'),
        "record-mjlog-value",
    ),
    "wrong final points": (
        game("<T20/>", AGARI.replace(" />", ' owari="371,0.0,210,0.0,210,0.0,210,0.0" />')),
        "record-mjlog-sum",
    ),
}


@pytest.mark.parametrize("mistake", MISTAKES)
def test_a_mistake_is_told_with_its_place(mistake: str) -> None:
    text, text_id = MISTAKES[mistake]
    with pytest.raises(RecordError) as caught:
        read_mjlog(text)
    assert caught.value.text_id == text_id
    for language in LANGUAGES:
        assert caught.value.message(language)


def test_the_place_is_the_number_and_the_name_of_the_tag() -> None:
    with pytest.raises(RecordError) as caught:
        read_mjlog(game("<T20/>", "<D20/>", '<N who="1" m="63" />'))
    assert caught.value.message("en") == "tag 8 (N): invalid m “63”."
    assert caught.value.message("ru") == "тег 8 (N): m не может быть «63»."


def test_the_tiles_and_seats_of_three_players_are_named() -> None:
    with pytest.raises(RecordError) as caught:
        read_mjlog(game_of_three("<W20/>"))
    assert caught.value.message("en").startswith("tag 6: “W20” is neither a draw nor a discard; with three players, ")
    assert "32–135" in caught.value.message("ru")


def test_damaged_files_are_read_or_refused() -> None:
    """Bytes changed, left out, doubled and moved: whatever comes of it is a record or a `RecordError`."""
    chance = random.Random(2022)
    texts = [SMALL, game("<T20/>", "<D20/>", DRAWN_GAME), SMALL_OF_THREE]
    read = 0
    for _ in range(6000):
        data = bytearray(chance.choice(texts).encode())
        for _ in range(chance.choice((1, 1, 1, 3))):
            at = chance.randrange(len(data))
            match chance.randrange(4):
                case 0:
                    data[at] = chance.randrange(256)
                case 1:
                    data[at] = chance.choice(b'0123456789,<>/" TDNmw-')
                case 2:
                    del data[at : at + chance.randint(1, 30)]
                case 3:
                    data[at:at] = data[chance.randrange(len(data)) :][: chance.randint(1, 30)]
        record = read_or_refused(bytes(data))
        if record is not None:
            read += 1
            assert read_mjlog(write_mjlog(record)).events == record.events
    assert read > 100


def read_or_refused(data: bytes) -> Record | None:
    try:
        return read_mjlog(data)
    except RecordError:
        return None


# ---------------------------------------------------------------- writing a match of our own


@pytest.mark.parametrize(
    ("rules", "names", "head"),
    [
        ("tenhou", "ABCD", '<GO type="9" lobby="0"/><UN n0="%41" n1="%42" n2="%43" n3="%44"/>'),
        ("sanma_tenhou", "ABC", '<GO type="25" lobby="0"/><UN n0="%41" n1="%42" n2="%43" n3=""/>'),
    ],
)
def test_a_match_of_the_table_is_told_in_full(rules: str, names: str, head: str) -> None:
    """Everybody discards what he draws: the wall runs out again and again, and hands are shown by chance."""
    match = Match(load(rules), b"mjlog", tuple(names))
    while not match.over:
        match.close()
    record = Record(Header(rules, tuple(names)), tuple(match.events))
    text = write_mjlog(record)
    assert head in text
    again = read_mjlog(text)
    assert again.warnings == ()
    assert write_mjlog(again) == text
    for kind in (Drawn, Discarded, DealEnded, DealDrawn):
        told, read = ([event for event in events if type(event) is kind] for events in (record.events, again.events))
        assert len(told) == len(read) >= 6
    assert _plays(record) == _plays(again)


def _plays(record: Record) -> list[tuple[int, Tile]]:
    return [(event.seat, event.tile) for event in record.events if isinstance(event, Drawn | Discarded)]


# ---------------------------------------------------------------- what cannot be written


def small() -> Record:
    return read_mjlog(SMALL)


def refused(record: Record) -> str:
    with pytest.raises(RecordError) as caught:
        write_mjlog(record)
    return caught.value.message("en")


def with_events(*events: Event) -> Record:
    """The opening of the small game, and then these events."""
    record = small()
    return Record(record.header, (*record.events[:OPENING], *events))


def test_mjlog_has_no_words_for_some_things() -> None:
    won = next(event for event in small().events if isinstance(event, Won))
    local = msgspec.structs.replace(won, elements=(CountedElement("renchuu", None, 1),))
    assert refused(with_events(Ruled("chombo", 0))) == "mjlog does not have rulings of a referee."
    assert refused(with_events(DealDrawn("chombo", (0,)))) == "mjlog does not have the draw “chombo”."
    assert refused(with_events(local)) == "mjlog does not have the yaku “renchuu”, or not with this value."
    assert refused(with_events(Drawn(0, Tile(-1)))) == "mjlog has no number for the tile ?."
    assert refused(with_events(Drawn(0, Tile(4)))) == "mjlog has no number for the tile 5m."
    assert refused(with_events(Drawn(4, tile(20)))) == "event 21 of the record is impossible."
    assert refused(with_events(RiichiStands(0, (Transfer(0, -1, 50, Reason.RIICHI),)))) == (
        "mjlog counts points in hundreds; 24950 does not fit."
    )


def test_only_norths_of_three_players_are_set_aside() -> None:
    sentence = "mjlog supports kita only with three players; {} cannot be set aside."
    assert refused(with_events(NukiDeclared(0, tile(120)))) == sentence.format("4z")
    record = read_mjlog(SMALL_OF_THREE)
    events = (*record.events[:OPENING_OF_THREE], NukiDeclared(0, tile(108)))
    assert refused(Record(record.header, events)) == sentence.format("1z")


def test_mjlog_does_not_know_tiles_out_of_play() -> None:
    assert refused(with_events(TileReplaced(0, tile(0)))) == "mjlog cannot store tiles out of play."


def test_mjlog_needs_its_players_and_their_tiles() -> None:
    record = small()
    two = Record(Header("tenhou", ("A", "B")), record.events)
    assert refused(two) == "mjlog is for three or four players; the record has 2."
    three = Record(Header("tenhou", ("A", "B", "C")), record.events)
    assert refused(three) == "event 1 of the record is impossible."
    untold = tuple(event for event in record.events if not isinstance(event, Dealt))
    assert refused(Record(record.header, untold)).startswith("deal 1: mjlog needs every tile")
    assert refused(Record(record.header, record.events[OPENING:])) == "event 0 of the record is impossible."


def test_what_is_kept_cannot_break_out_of_its_attribute() -> None:
    record = small()
    extra = {**record.header.extra, "lobby": '0"/><T20/>'}
    written = write_mjlog(Record(Header("tenhou", record.header.names, extra=extra), record.events))
    assert 'lobby="0&quot;/>&lt;T20/>"' in written
