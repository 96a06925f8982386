"""The JSON of tenhou's editor: what its lists mean, in which order they were written, and that nothing held is lost."""

import gzip
import json
from collections.abc import Callable, Iterable, Iterator
from itertools import accumulate
from pathlib import Path
from random import Random
from typing import Any
from urllib.parse import quote

import pytest
from msgspec.structs import replace

from jantaku.cli import main
from jantaku.hands import MeldForm, Side
from jantaku.hands.kernel import KernelBook
from jantaku.records.formats.register import detect, read_record, write_record
from jantaku.records.formats.tenhou.json_file import read_tenhou_json, write_tenhou_json
from jantaku.records.record import Record, RecordError, Warning_
from jantaku.records.verify import verify_record
from jantaku.scoring.ledger import Reason
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
    NukiDeclared,
    Paid,
    RiichiStands,
    Won,
)
from jantaku.tiles import RED, copy_of, format_tiles, marks_of, short_of
from tests.records.played import played
from tests.records.told import (
    damaged_texts,
    follow_tiles,
    games,
    games_of_three,
    reduced,
    refusal,
    said,
    with_an_odd_value,
)

HANDS = (
    [11, 12, 13, 21, 22, 23, 31, 32, 33, 45, 46, 47, 41],
    [11, 12, 13, 21, 22, 23, 31, 32, 33, 46, 46, 14, 15],
    [17, 18, 19, 27, 28, 29, 37, 38, 39, 45, 45, 42, 42],
    [17, 18, 19, 27, 28, 29, 37, 38, 39, 47, 47, 47, 16],
)
CALLS = (
    ([19, 24, 26, "c242223"], [45, 46, 47, 41]),
    (["p464646"], [11]),
    (["45p4545", 45, 34], [17, "45k454545", 60]),
    ([44, 25, "474747m47", 24], [60, 60, 0, 60]),
)
"""Every sort of call, from every side; the last discard of the deal is that of the chi."""


IDLE: tuple[list[Any], list[Any]] = ([], [])
WINNING: tuple[list[Any], list[Any]] = ([41], [])
"""A draw after which the deal is over."""


def file(
    *seats: tuple[list[Any], list[Any]],
    result: list[Any],
    hands: tuple[list[int], ...] = HANDS,
    indicators: tuple[int, ...] = (36,),
    ura: tuple[int, ...] = (),
    head: tuple[int, int, int] = (0, 0, 0),
    **other: Any,
) -> str:
    """A file of one deal: what each seat took and gave."""
    parts = [part for hand, (draws, discards) in zip(hands, seats, strict=True) for part in (hand, draws, discards)]
    deal = [list(head), [25000] * 4, list(indicators), list(ura), *parts, result]
    return json.dumps({"title": ["", ""], "name": ["A", "B", "C", "D"], "rule": {"aka": 1}, "log": [deal], **other})


def told(record: Record) -> list[str]:
    """The play in short words, without the deal."""
    words = []
    for event in record.events:
        match event:
            case Drawn():
                words.append(f"{event.seat} draws {short_of(event.tile)}" + " dead" * (event.source == "dead_wall"))
            case Discarded():
                words.append(f"{event.seat} {'throws' if event.drawn else 'discards'} {short_of(event.tile)}")
            case Called():
                words.append(f"{event.seat} {event.meld.form.value} {format_tiles(event.meld.tiles)}")
            case KanDeclared():
                words.append(f"{event.seat} {event.meld.form.value} {format_tiles(event.meld.all_tiles)}")
            case NukiDeclared():
                words.append(f"{event.seat} aside {short_of(event.tile)}")
            case IndicatorShown():
                words.append(f"indicator {short_of(event.tile)}")
            case RiichiStands():
                words.append(f"{event.seat} stands")
    return words


def test_the_order_of_things_follows_from_the_lists() -> None:
    record = read_tenhou_json(file(*CALLS, result=["不明"], indicators=(36, 43, 44)))
    assert told(record) == [
        "indicator 6s",
        *("0 draws 9m", "0 discards 5z", "2 pon 555z", "2 discards 7m"),
        *("3 draws 4z", "3 throws 4z"),
        *("0 draws 4p", "0 discards 6z", "1 pon 666z", "1 discards 1m"),
        *("2 draws 5z", "2 added_kan 5555z", "2 draws 4s dead", "2 throws 4s", "indicator 3z"),
        *("3 draws 5p", "3 throws 5p"),
        *("0 draws 6p", "0 discards 7z", "3 open_kan 7777z", "3 draws 4p dead", "3 throws 4p", "indicator 4z"),
        *("0 chi 423p", "0 discards 1z"),
    ]
    melds = [event.meld for event in record.events if isinstance(event, Called)]
    assert [meld.feeder for meld in melds] == [Side.ACROSS, Side.LEFT, Side.RIGHT, Side.LEFT]
    assert [said(warning) for warning in record.warnings] == [
        ("deal 1: no result.", "раздача 1: результат неизвестен.")
    ]
    follow_tiles(record.events)


def test_calls_are_written_as_they_were_read() -> None:
    text = file(*CALLS, result=["不明"], indicators=(36, 43, 44))
    assert json.loads(write_tenhou_json(read_tenhou_json(text)))["log"] == json.loads(text)["log"]


@pytest.mark.parametrize(
    ("caller", "pon", "kan"),
    [(1, "p464646", "k46464646"), (2, "46p4646", "46k464646"), (3, "4646p46", "4646k4646")],
)
def test_the_letter_of_an_added_kan_stands_where_that_of_the_pon_stood(caller: int, pon: str, kan: str) -> None:
    hands = [*HANDS]
    hands[1], hands[caller] = hands[caller], hands[1]
    seats: list[tuple[list[Any], list[Any]]] = [([19, 43], [46, 60]), ([44], [60]), ([34], [60]), ([35], [60])]
    seats[caller] = ([pon, 46], [11, kan])
    text = file(*seats, result=["不明"], hands=tuple(hands))
    record = read_tenhou_json(text)
    declared = next(event for event in record.events if isinstance(event, KanDeclared))
    assert declared.meld.feeder is (Side.LEFT, Side.ACROSS, Side.RIGHT)[caller - 1]
    assert json.loads(write_tenhou_json(record))["log"] == json.loads(text)["log"]


def test_a_call_of_the_later_of_two_equal_discards_is_found() -> None:
    """East throws 1z twice; South's 6z is called by East in between, so that West has no turn before the second."""
    hands = (
        [41, 41, 46, 46, 11, 12, 13, 14, 15, 16, 17, 18, 19],
        [46, 21, 22, 23, 24, 26, 27, 28, 29, 31, 32, 33, 34],
        [42, 41, 41, 11, 12, 13, 14, 16, 17, 18, 19, 21, 22],
        [43, 43, 44, 44, 31, 32, 33, 34, 36, 37, 38, 39, 39],
    )
    seats = (([23, "4646p46"], [41, 41]), ([25], [46]), (["41p4141"], [42]), ([45], [60]))
    assert told(read_tenhou_json(file(*seats, result=["不明"], hands=hands)))[1:] == [
        *("0 draws 3p", "0 discards 1z", "1 draws 5p", "1 discards 6z"),
        *("0 pon 666z", "0 discards 1z", "2 pon 111z", "2 discards 2z", "3 draws 5z", "3 throws 5z"),
    ]


def test_a_tile_is_the_same_from_the_draw_to_the_pond_and_red_fives_are_copy_0() -> None:
    hands = ([51, 15, 15, *HANDS[0][3:]], [*HANDS[1][:12], 16], *HANDS[2:])
    seats = (([15, 16], [15, 51]), ([43], [60]), ([43], [60]), ([44], [60]))
    record = read_tenhou_json(file(*seats, result=["不明"], hands=hands, rule={"aka51": 1, "aka52": 1, "aka53": 1}))
    dealt = [tile for event in record.events if isinstance(event, Dealt) for tile in event.tiles]
    red = next(tile for tile in dealt if marks_of(tile) & RED)
    drawn = [event for event in record.events if isinstance(event, Drawn)]
    thrown = [event for event in record.events if isinstance(event, Discarded) and event.seat == 0]
    assert copy_of(red) == 0
    assert thrown[1].tile == red
    assert not thrown[0].drawn
    assert thrown[0].tile != drawn[0].tile  # 5m from the hand, though a 5m was drawn
    follow_tiles(record.events)
    # Without red fives there are four plain ones, and no red one.
    plain = ([15, 15, 15, 15, *HANDS[0][4:]], *hands[1:])
    nobody = (([41], [60]), IDLE, IDLE, IDLE)
    assert (
        read_tenhou_json(file(*nobody, result=["不明"], hands=plain, rule={"aka": 0})).header.rules == "tenhou-no_red"
    )
    error = refusal(read_tenhou_json, file(*nobody, result=["不明"], hands=plain))
    assert str(error) == "deal 1, seat 0, tile 4 of the deal: there is no further 5m in the box"
    error = refusal(read_tenhou_json, file(*nobody, result=["不明"], hands=hands, rule={"aka": 0}))
    assert str(error) == "deal 1, seat 0, tile 1 of the deal: there is no further 0m in the box"


# ---------------------------------------------------------------- three players

HANDS_OF_THREE = (
    [11, 21, 22, 23, 24, 26, 27, 28, 29, 31, 41, 41, 43],
    [11, 31, 32, 33, 34, 36, 37, 38, 39, 46, 46, 46, 44],
    [19, 19, 21, 22, 23, 24, 26, 27, 28, 29, 42, 42, 44],
)


def file_of_three(
    seats: tuple[tuple[list[Any], list[Any]], ...],
    result: list[Any],
    hands: tuple[list[int], ...] = HANDS_OF_THREE,
    fourth: tuple[list[Any], ...] = ([], [], []),
    points: list[int] | None = None,
    indicators: tuple[int, ...] = (36,),
    head: tuple[int, int, int] = (0, 0, 0),
    **other: Any,
) -> str:
    """A file of one deal of three players, as tenhou writes it: with an empty fourth place."""
    parts = [part for hand, (draws, discards) in zip(hands, seats, strict=True) for part in (hand, draws, discards)]
    held = [35000, 35000, 35000, 0] if points is None else points
    deal = [list(head), held, list(indicators), [], *parts, *fourth, result]
    rule = {"disp": "三鳳南喰赤", "aka51": 1, "aka52": 1, "aka53": 1}
    return json.dumps({"title": ["", ""], "name": ["A", "B", "C", ""], "rule": rule, "log": [deal], **other})


def test_norths_are_set_aside_and_a_round_has_three_turns() -> None:
    seats = (([25, 33], [60, 60]), ([44, 34], ["f44", 60]), ([45, 47], ["f44", 60]))
    record = read_tenhou_json(file_of_three(seats, ["不明"]))
    assert record.header.rules == "sanma_tenhou"
    assert record.header.names == ("A", "B", "C")
    assert told(record)[1:] == [
        *("0 draws 5p", "0 throws 5p"),
        *("1 draws 4z", "1 aside 4z", "1 draws 4s dead", "1 throws 4s"),
        *("2 draws 5z", "2 aside 4z", "2 draws 7z dead", "2 throws 7z"),
        *("0 draws 3s", "0 throws 3s"),
    ]
    follow_tiles(record.events)
    assert json.loads(write_tenhou_json(record)) == json.loads(file_of_three(seats, ["不明"]))


@pytest.mark.parametrize(
    ("source", "caller", "word", "side"),
    [
        (0, 1, "p191919", Side.LEFT),
        (0, 2, "19p1919", Side.RIGHT),
        (1, 2, "p191919", Side.LEFT),
        (1, 0, "1919p19", Side.RIGHT),
        (2, 0, "19p1919", Side.LEFT),
        (2, 1, "1919p19", Side.RIGHT),
    ],
)
def test_the_letter_of_a_call_counts_the_empty_place(source: int, caller: int, word: str, side: Side) -> None:
    hands = [*HANDS_OF_THREE]
    hands[2], hands[caller] = hands[caller], hands[2]
    seats: list[tuple[list[Any], list[Any]]] = [IDLE, IDLE, IDLE]
    seats[source] = ([19], [60])
    seats[caller] = ([word], [21])
    text = file_of_three(tuple(seats), ["不明"], hands=tuple(hands), head=(source, 0, 0))
    record = read_tenhou_json(text)
    called = next(event for event in record.events if isinstance(event, Called))
    assert (called.seat, called.source, called.meld.feeder) == (caller, source, side)
    assert json.loads(write_tenhou_json(record))["log"] == json.loads(text)["log"]


def test_the_indicator_of_an_open_kan_is_turned_at_a_north() -> None:
    hands = (HANDS_OF_THREE[0], HANDS_OF_THREE[1], [19, 19, 19, *HANDS_OF_THREE[2][3:]])
    seats = (([19], [60]), IDLE, (["19m191919", 32, 47], [0, "f44", 60]))
    record = read_tenhou_json(file_of_three(seats, ["不明"], hands=hands, indicators=(36, 35)))
    assert told(record)[3:] == [
        *("2 open_kan 9999m", "2 draws 2s dead", "2 aside 4z", "indicator 5s", "2 draws 7z dead", "2 throws 7z"),
    ]


WAITING = [21, 22, 23, 24, 26, 27, 28, 29, 29, 29, 25, 44, 41]


@pytest.mark.parametrize(
    ("yaku", "bonus"),
    [
        (["ドラ(2飜)"], (1, 0, 0, 1)),
        (["抜きドラ(1飜)"], (0, 0, 0, 1)),
        (["ドラ(2飜)", "抜きドラ(1飜)"], (2, 0, 0, 1)),
        ([], (0, 0, 0, 0)),
    ],
)
def test_norths_are_among_the_dora_or_told_apart(yaku: list[str], bonus: tuple[int, ...]) -> None:
    seats = (([34, 41], ["f44"]), IDLE, IDLE)
    hands = (WAITING, *HANDS_OF_THREE[1:])
    result = ["和了", [4000, -2000, -2000, 0], [0, 0, 0, "30符3飜2000点∀", "門前清自摸和(1飜)", *yaku]]
    won, paid, end = ended(read_tenhou_json(file_of_three(seats, result, hands=hands)))
    assert isinstance(won, Won)
    assert (won.bonus, [short_of(tile) for tile in won.nuki]) == (bonus, ["4z"])
    assert (won.points, won.base) == (4000, 960)
    assert isinstance(paid, Paid)
    assert end == DealEnded((39000, 33000, 33000), 0)


@pytest.mark.parametrize(
    ("seat", "changes", "worth", "points", "base"),
    [
        (1, [-4000, 6000, -2000, 0], "満貫2000-4000点", 6000, 2000),
        (0, [8000, -4000, -4000, 0], "満貫4000点∀", 8000, 2000),
        (1, [-2000, 3000, -1000, 0], "30符3飜1000-2000点", 3000, 960),
    ],
)
def test_who_is_missing_pays_nothing_on_a_tsumo(
    seat: int, changes: list[int], worth: str, points: int, base: int
) -> None:
    seats: list[tuple[list[Any], list[Any]]] = [([42], [60]), IDLE, IDLE]
    seats[seat] = ([41], [])
    hands = [*HANDS_OF_THREE]
    hands[seat] = READY_OF_THREE
    result = ["和了", changes, [seat, seat, seat, worth, "門前清自摸和(1飜)", "一気通貫(2飜)"]]
    record = read_tenhou_json(file_of_three(tuple(seats), result, hands=tuple(hands)))
    won, paid, _ = ended(record)
    assert isinstance(won, Won)
    assert (won.points, won.base) == (points, base)
    assert isinstance(paid, Paid)
    assert {row.reason for row in paid.rows} == {Reason.TSUMO}
    assert json.loads(write_tenhou_json(record))["log"][0][16] == result


READY_OF_THREE = [21, 22, 23, 24, 25, 26, 27, 28, 29, 31, 32, 33, 41]


@pytest.mark.parametrize(
    ("result", "kind", "ready"),
    [
        (["流局", [2000, -1000, -1000, 0]], "exhausted", (0,)),
        (["全員聴牌"], "exhausted", (0, 1, 2)),
        (["全員不聴"], "exhausted", ()),
        (["流し満貫", [-4000, 6000, -2000, 0]], "nagashi", (0,)),
        (["四槓散了"], "four_kans", ()),
    ],
)
def test_deals_of_three_without_a_winner(result: list[Any], kind: str, ready: tuple[int, ...]) -> None:
    seats = (([42], [60]), IDLE, IDLE)
    text = file_of_three(seats, result, hands=(READY_OF_THREE, *HANDS_OF_THREE[1:]))
    record = read_tenhou_json(text)
    shown = [event.seat for event in record.events if isinstance(event, HandShown)]
    drawn = next(event for event in record.events if isinstance(event, DealDrawn))
    assert (drawn.kind, tuple(shown)) == (kind, ready)
    assert json.loads(write_tenhou_json(record))["log"] == json.loads(text)["log"]


def test_final_scores_of_three_have_an_empty_place() -> None:
    scores = [35000, 40.0, 35000, -5.0, 35000, -35.0, 0, 0.0]
    record = read_tenhou_json(file_of_three((([42], [60]), IDLE, IDLE), ["流局"], sc=scores))
    assert record.events[-1] == MatchEnded((35000,) * 3, (40000, -5000, -35000), (1, 2, 3))
    assert json.loads(write_tenhou_json(record))["sc"] == scores


def test_a_file_without_a_fourth_place_is_read_as_well() -> None:
    seats = (([25, 33], [60, 60]), ([44, 34], ["f44", 60]), ([45, 47], ["f44", 60]))
    result = ["流局", [2000, -1000, -1000, 0]]
    whole = json.loads(file_of_three(seats, result, sc=[36000, 1.0, 34000, 0.0, 34000, -1.0, 0, 0.0]))
    short = json.loads(json.dumps(whole))
    short["name"].pop()
    del short["sc"][6:]
    deal = short["log"][0]
    del deal[-4:-1]
    deal[1].pop()
    deal[-1][1].pop()
    assert read_tenhou_json(json.dumps(short)).events == read_tenhou_json(json.dumps(whole)).events
    del short["name"], short["rule"]
    assert read_tenhou_json(json.dumps(short)).header.rules == "sanma_tenhou"


@pytest.mark.parametrize(
    ("rule", "rules"),
    [
        ({"disp": "三特東喰赤速", "aka": 1}, "sanma_tenhou-tonpuusen"),
        ({"disp": "三般南", "aka": 0}, "sanma_tenhou-no_red-no_kuitan"),
        ({"disp": "三南喰赤", "aka51": 0, "aka52": 1, "aka53": 1}, "sanma_tenhou"),
        ({}, "sanma_tenhou"),
    ],
)
def test_the_rules_of_three_players(rule: dict[str, Any], rules: str) -> None:
    record = read_tenhou_json(file_of_three((([42], [60]), IDLE, IDLE), ["流局"], rule=rule))
    assert record.header.rules == rules
    again = read_tenhou_json(write_tenhou_json(replace(record, header=replace(record.header, extra={}))))
    assert again.header.rules == rules


# ---------------------------------------------------------------- results

READY = [11, 12, 13, 14, 15, 16, 17, 18, 19, 21, 22, 23, 41]
"""Ready for 1z."""
FAR = [11, 13, 17, 19, 22, 24, 26, 28, 31, 33, 42, 43, 44]


def ended(record: Record) -> list[Event]:
    """What happened from the end of the play on."""
    ends = (Won, HandShown, DealDrawn, Paid, DealEnded, MatchEnded, RiichiStands)
    return [event for event in record.events if isinstance(event, ends)]


def test_a_tsumo_of_the_dealer() -> None:
    seats = (WINNING, IDLE, IDLE, IDLE)
    result = [
        "和了",
        [12300, -4100, -4100, -4100],
        [0, 0, 0, "満貫4000点∀", "一気通貫(2飜)", "門前清自摸和(1飜)", "ドラ(2飜)"],
    ]
    text = file(*seats, result=result, hands=(READY, *HANDS[1:]), head=(0, 1, 0))
    won, paid, end = ended(read_tenhou_json(text))
    assert isinstance(won, Won)
    assert [(element.id, element.han) for element in won.elements] == [("menzen_tsumo", 1), ("ittsuu", 2)]
    assert (won.han, won.fu, won.base, won.points, won.bonus) == (5, 0, 2000, 12000, (2, 0, 0, 0))
    assert short_of(won.tile) == "1z"
    assert isinstance(paid, Paid)
    assert {(row.amount, row.reason) for row in paid.rows} == {(4000, Reason.TSUMO), (100, Reason.HONBA)}
    assert end == DealEnded((37300, 20900, 20900, 20900), 0)


def test_a_riichi_whose_tile_is_won_does_not_stand() -> None:
    seats = (([42], ["r41"]), IDLE, IDLE, IDLE)
    hands = (HANDS[0], READY, *HANDS[2:])
    result = ["和了", [-1300, 1300, 0, 0], [1, 0, 1, "40符1飜1300点", "役牌 白(1飜)"]]
    won, paid, end = ended(read_tenhou_json(file(*seats, result=result, hands=hands)))
    assert isinstance(won, Won)
    assert (won.source, won.fu, won.base) == (0, 40, 320)
    assert isinstance(paid, Paid)
    assert end == DealEnded((23700, 26300, 25000, 25000), 0)


def test_two_winners_share_a_discard_and_the_hidden_indicators() -> None:
    seats = (([42, 35], ["r42", 41]), ([43], [60]), ([44], [60]), ([34], [60]))
    hands = (HANDS[0], READY, [*READY[:12], 41], HANDS[3])
    first = [1, 0, 1, "40符2飜2600点", "一気通貫(2飜)"]
    second = [2, 0, 2, "役満32000点", "大三元(役満)"]
    result = ["和了", [-2600, 3600, 0, 0], first, [-32000, 0, 32000, 0], second]
    record = read_tenhou_json(file(*seats, result=result, hands=hands, ura=(37,)))
    stands, one, other, paid, end = ended(record)
    assert isinstance(stands, RiichiStands)
    assert isinstance(one, Won)
    assert isinstance(other, Won)
    assert [element.limit for element in other.elements] == [8000]
    assert (other.by_limit, other.base, other.han) == (True, 8000, 0)
    assert one.ura == other.ura == ()  # neither of them is in riichi
    assert isinstance(paid, Paid)
    assert [row.reason for row in paid.rows] == [Reason.RON, Reason.RON, Reason.STICKS]
    assert end == DealEnded((25000 - 1000 - 34600, 28600, 57000, 25000), 0)
    assert json.loads(write_tenhou_json(record))["log"][0][16] == result


def test_liability_is_told() -> None:
    seats = (WINNING, IDLE, IDLE, IDLE)
    result = ["和了", [48000, 0, -48000, 0], [0, 0, 2, "役満16000点∀", "大三元(役満)"]]
    won, paid, _ = ended(read_tenhou_json(file(*seats, result=result, hands=(READY, *HANDS[1:]))))
    assert isinstance(won, Won)
    assert won.liable == 2
    assert isinstance(paid, Paid)
    assert [(row.source, row.reason, row.arguments) for row in paid.rows] == [(2, Reason.PAO, {"yaku": "daisangen"})]


@pytest.mark.parametrize(
    ("result", "kind", "ready", "named"),
    [
        (["流局", [3000, -1000, -1000, -1000]], "exhausted", (0,), (0,)),
        (["全員聴牌"], "exhausted", (0, 1, 2, 3), (0, 1, 2, 3)),
        (["全員不聴"], "exhausted", (), ()),
        (["流局"], "exhausted", (0,), (0,)),  # nobody says it: the hands do
        (["流し満貫", [-4000, 8000, -2000, -2000]], "nagashi", (0,), (1,)),
        (["四風連打"], "four_winds", (), ()),
        (["四家立直"], "four_riichi", (0, 1, 2, 3), ()),
        (["四槓散了"], "four_kans", (), ()),
        (["四開槓", [0, 0, 0, 0]], "four_kans", (), ()),
        (["三家和了"], "triple_ron", (1, 2, 3), ()),
        (["三家和"], "triple_ron", (1, 2, 3), ()),
    ],
)
def test_deals_without_a_winner(result: list[Any], kind: str, ready: tuple[int, ...], named: tuple[int, ...]) -> None:
    seats = (([42], [60]), IDLE, IDLE, IDLE)
    record = read_tenhou_json(file(*seats, result=result, hands=(READY, FAR, FAR, FAR)))
    shown = [event.seat for event in record.events if isinstance(event, HandShown)]
    drawn = next(event for event in record.events if isinstance(event, DealDrawn))
    assert (drawn.kind, tuple(shown), drawn.seats) == (kind, ready, named)


def test_nine_kinds_are_shown_by_the_player_on_turn() -> None:
    seats = (([42], [60]), WINNING, IDLE, IDLE)
    shown, drawn, end = ended(read_tenhou_json(file(*seats, result=["九種九牌"])))
    assert isinstance(shown, HandShown)
    assert (shown.seat, len(shown.concealed), shown.ready) == (1, 14, False)
    assert drawn == DealDrawn("kyuushu_kyuuhai", (1,))
    assert end == DealEnded((25000,) * 4, 0)


def test_final_scores_where_the_file_has_them() -> None:
    seats = (([42], [60]), IDLE, IDLE, IDLE)
    scores = [25000, 15.0, 25000, 5.0, 25000, -5.0, 25000, -15.0]
    record = read_tenhou_json(file(*seats, result=["流局"], sc=scores))
    assert record.events[-1] == MatchEnded((25000,) * 4, (15000, 5000, -5000, -15000), (1, 2, 3, 4))
    assert json.loads(write_tenhou_json(record))["sc"] == scores


# ---------------------------------------------------------------- heads and links


def test_a_link_of_the_editor_is_a_file() -> None:
    text = file(([42], [60]), IDLE, IDLE, IDLE, result=["流局"])
    assert read_tenhou_json(f"https://tenhou.net/6/#json={quote(text)}") == read_tenhou_json(text)


def test_what_stood_in_the_head_stands_there_again() -> None:
    text = file(([42], [60]), IDLE, IDLE, IDLE, result=["流局"], lobby=7, dan=["天鳳位"], title=["x", "y"])
    head = json.loads(write_tenhou_json(read_tenhou_json(text)))
    assert {key: head[key] for key in ("lobby", "dan", "title", "name")} == {
        "lobby": 7,
        "dan": ["天鳳位"],
        "title": ["x", "y"],
        "name": ["A", "B", "C", "D"],
    }


@pytest.mark.parametrize(
    ("rule", "rules"),
    [
        ({"disp": "鳳南喰赤", "aka51": 1, "aka52": 1, "aka53": 1}, "tenhou"),
        ({"disp": "般東喰", "aka": 0}, "tenhou-tonpuusen-no_red"),
        ({"disp": "上南赤", "aka": 1}, "tenhou-no_kuitan"),
        ({"disp": "南喰赤", "aka51": 1, "aka52": 2, "aka53": 1}, "tenhou-red_121"),
    ],
)
def test_length_red_fives_and_open_tanyao_are_told(rule: dict[str, Any], rules: str) -> None:
    text = file(([42], [60]), IDLE, IDLE, IDLE, result=["流局"], rule=rule)
    record = read_tenhou_json(text)
    assert record.header.rules == rules
    unread = replace(record.header, extra={})
    again = json.loads(write_tenhou_json(replace(record, header=unread)))["rule"]
    assert [again[f"aka5{suit}"] for suit in (1, 2, 3)] == [
        rule.get(f"aka5{suit}", rule.get("aka")) for suit in (1, 2, 3)
    ]
    assert again["disp"] == rule["disp"].lstrip("鳳般上")


def test_points_that_do_not_follow_are_only_a_warning() -> None:
    text = json.loads(file(([42], [60]), IDLE, IDLE, IDLE, result=["流局"]))
    text["log"] *= 2
    text["log"][1] = [[0, 1, 0], [26000, 24000, 25000, 25000], *text["log"][1][2:]]
    record = read_tenhou_json(json.dumps(text))
    assert [warning.text_id for warning in record.warnings] == ["told-points-jump"]
    assert [event.number for event in record.events if isinstance(event, DealStarted)] == [0, 1]


# ---------------------------------------------------------------- real games


def as_held(won: Won) -> Won:
    """Nothing counts beside a yakuman."""
    return replace(won, bonus=(0, 0, 0, 0), han=0) if won.by_limit else won


@pytest.mark.parametrize("games", [games, games_of_three])
def test_stored_games_come_back(games: Callable[[int], Iterator[tuple[str, Record]]]) -> None:
    for name, record in games(23):
        back = read_tenhou_json(write_tenhou_json(record))
        assert reduced(back.events, as_held) == reduced(record.events, as_held), name
        assert back.header.rules == record.header.rules, name
        follow_tiles(back.events)
        assert write_tenhou_json(back) == write_tenhou_json(read_tenhou_json(write_tenhou_json(back))), name


# ---------------------------------------------------------------- damage


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"result": ["流局", [0, 0, 0]]}, "deal 1, result: a list of 4 is wanted, this one has 3"),
        ({"result": ["引分"]}, "deal 1, result: there is no result 引分"),
        ({"result": ["和了"]}, "deal 1, result: a win has changes of points and a list"),
        ({"result": ["和了", [0, 0, 0, 0], [0, 7, 0]]}, "deal 1, result: a number from 0 to 3 is wanted, not 7"),
        ({"result": ["流局", [500, 0, 0, 0]]}, "deal 1, result: the changes of points 500 0 0 0 do not add up"),
        ({"indicators": ()}, "deal 1: there is no indicator"),
        ({"indicators": (36, 37)}, "deal 1: there are more indicators than kans"),
        ({"indicators": (36.0,)}, "deal 1: 36.0 is no tile"),
        ({"hands": ([41], *HANDS[1:])}, "deal 1, seat 0: a list of 13 is wanted, this one has 1"),
        (
            {"hands": (HANDS[0], HANDS[1], HANDS[2], [*HANDS[3][:12], 48])},
            "deal 1, seat 3, tile 13 of the deal: 48 is no tile",
        ),
        ({"head": (0, -1, 0)}, "deal 1: a number from 0 to 1000 is wanted, not -1"),
    ],
)
def test_damage_is_told_with_its_place(change: dict[str, Any], message: str) -> None:
    text = file(([42], [60]), IDLE, IDLE, IDLE, **{"result": ["流局"], **change})
    assert str(refusal(read_tenhou_json, text)) == message


@pytest.mark.parametrize(
    ("seat", "draws", "discards", "message"),
    [
        (0, [19, 19], [60, "r99"], "deal 1, seat 0, discard 2: -1 is no tile"),
        (0, [19], [39], "deal 1, seat 0, discard 1: the lists do not fit each other from here on"),
        (0, [19, 18], [60], "deal 1, seat 1, draw 1: the lists do not fit each other from here on"),
        (2, ["c"], [], "deal 1, seat 2, draw 1: c is no meld"),
        (2, ["41p414141"], [], "deal 1, seat 2, draw 1: 41p414141 is no meld"),
        (1, ["c452122"], [11], "deal 1, seat 1, draw 1: the lists do not fit each other from here on"),
    ],
)
def test_lists_that_do_not_fit(seat: int, draws: list[Any], discards: list[Any], message: str) -> None:
    seats: list[tuple[list[Any], list[Any]]] = [([19], [60]), IDLE, IDLE, IDLE]
    seats[seat] = (draws, discards)
    error = refusal(read_tenhou_json, file(*seats, result=["不明"]))
    assert str(error).replace("99", "-1") == message.replace("99", "-1")


def test_damage_is_told_in_russian() -> None:
    text = file(([19], [39]), IDLE, IDLE, IDLE, result=["不明"])
    error = refusal(read_tenhou_json, text)
    assert error is not None
    assert error.message("ru") == "раздача 1, место 0, сброс 1: отсюда списки взятий и сбросов не сходятся."


@pytest.mark.parametrize(
    ("change", "message"),
    [
        (
            {"head": (3, 0, 0)},
            "deal 1: three players have no round 3",
        ),
        (
            {"points": [35000, 35000, 35000, 5]},
            "deal 1: the fourth of three players has 5",
        ),
        (
            {"points": [35000, 35000]},
            "deal 1: a list of 3 is wanted, this one has 2",
        ),
        (
            {"result": ["流局", [1000, 1000, -2000, 0, 0]]},
            "deal 1, result: a list of 3 is wanted, this one has 5",
        ),
        (
            {"result": ["和了", [0, 0, 0, 0], [3, 0, 3]]},
            "deal 1, result: a number from 0 to 2 is wanted, not 3",
        ),
        (
            {"seats": (([42], [60]), IDLE, (["4242p42"], [11]))},
            "deal 1, seat 2, draw 1: 4242p42: nobody sits where it came from",
        ),
        (
            {"seats": (([42], ["f99"]), IDLE, IDLE)},
            "deal 1, seat 0, discard 1: 99 is no tile",
        ),
        (
            {"seats": (([42], ["f441"]), IDLE, IDLE)},
            "deal 1, seat 0, discard 1: f441 is no meld",
        ),
        (
            {"seats": (([42], ["f44"]), IDLE, IDLE)},
            "deal 1, seat 0, discard 1: the lists do not fit each other from here on",
        ),
        (
            {"hands": ([12, *HANDS_OF_THREE[0][1:]], *HANDS_OF_THREE[1:])},
            "deal 1, seat 0, tile 1 of the deal: there is no further 2m in the box",
        ),
        (
            {"fourth": ([11], [], [])},
            "deal 1: the fourth of three players has [11]",
        ),
    ],
)
def test_damage_of_three_players_is_told_with_its_place(change: dict[str, Any], message: str) -> None:
    text = file_of_three(**{"seats": (([42], [60]), IDLE, IDLE), "result": ["流局"], **change})
    error = refusal(read_tenhou_json, text)
    assert str(error) == message
    assert error is not None
    assert error.message("ru")
    assert error.message("en")


def test_four_players_set_nothing_aside() -> None:
    text = file(([44], ["f44"]), IDLE, IDLE, IDLE, result=["不明"])
    assert str(refusal(read_tenhou_json, text)) == "deal 1, seat 0, discard 1: f44 is no meld"


def test_no_damage_gives_anything_but_a_record_error() -> None:
    chance = Random(6)
    norths = (([25, 33], [60, 60]), ([44, 34], ["f44", 60]), ([45, 47], ["f44", 60]))
    for text in (
        file(*CALLS, result=["不明"], indicators=(36, 43, 44)),
        file(*CALLS, result=["流局", [0, 0, 0, 0]], indicators=(36, 43, 44)),
        file_of_three(norths, ["流局", [2000, -1000, -1000, 0]]),
    ):
        broken = damaged_texts(text, chance)
        told_wrong = [refusal(read_tenhou_json, next(broken)) for _ in range(300)]
        odd = json.loads(text)
        told_wrong += [refusal(read_tenhou_json, json.dumps(with_an_odd_value(odd, chance))) for _ in range(600)]
        errors = [error for error in told_wrong if error is not None]
        assert len(errors) > 300
        assert all(error.message("ru") and error.message("en") for error in errors)


def test_forms_of_melds_are_known_by_their_letters() -> None:
    record = read_tenhou_json(file(*CALLS, result=["不明"], indicators=(36, 43, 44)))
    forms = [event.meld.form for event in record.events if isinstance(event, Called | KanDeclared)]
    assert forms == [MeldForm.PON, MeldForm.PON, MeldForm.ADDED_KAN, MeldForm.OPEN_KAN, MeldForm.CHI]


# ---------------------------------------------------------------- files that are no JSON, files that break off

with_kernel = pytest.mark.skipif(KernelBook is None, reason="matches are played with the C++ kernel, not built here")


@pytest.mark.parametrize(
    ("text", "en", "ru"),
    [
        (
            '{"rule":{},\n"log":[[1],\n [2] [3]]}',
            "line 3, column 6: invalid JSON, unexpected “[3]]}”.",
            "строка 3, столбец 6: это не JSON, здесь не может стоять «[3]]}».",
        ),
        (
            '{"rule":{},"log":[[tue],[1]]}',
            "line 1, column 20: invalid JSON, unexpected “tue],[1]]}”.",
            "строка 1, столбец 20: это не JSON, здесь не может стоять «tue],[1]]}».",
        ),
        (
            '{"name":["\x1b[31m"]}',
            'line 1, column 11: invalid JSON, unexpected “?[31m"]}”.',
            'строка 1, столбец 11: это не JSON, здесь не может стоять «?[31m"]}».',
        ),
        (
            '{"rule":{},"log":[["流局],[]]}',
            'line 1, column 20: invalid JSON, unexpected “"流局],[]]}”.',
            'строка 1, столбец 20: это не JSON, здесь не может стоять «"流局],[]]}».',
        ),
        (
            '{"rule":{},"log":[\n[1,2',
            "line 2, column 5: the file ends here, before its first deal is complete.",
            "строка 2, столбец 5: здесь файл обрывается, и ни одной целой раздачи в нём нет.",
        ),
        (
            '{"log":[[1],[2]],"rule":{"disp"',
            "line 1, column 32: the file ends here, before the rules (“rule”).",
            "строка 1, столбец 32: здесь файл обрывается, а правил («rule») до этого места нет.",
        ),
        (
            '{"rule":{},"log":[[1e999],[1',
            "the file: unreadable number or character.",
            "файл: здесь есть число или знак, которые нельзя прочесть.",
        ),
        ("[" * 10**5, "the file: brackets are nested too deeply.", "файл: слишком глубоко вложенные скобки."),
    ],
)
def test_what_is_no_json_is_told_with_its_place(text: str, en: str, ru: str) -> None:
    error = refusal(read_tenhou_json, text)
    assert error is not None
    assert (error.message("en"), error.message("ru")) == (en, ru)


def deal_ends(text: str) -> list[int]:
    """Where the deals of a written file end: each has its line."""
    lines = text.split("\n")
    starts = [0, *accumulate(len(line) + 1 for line in lines)]
    return [start + len(line.rstrip(",")) for start, line in zip(starts[1:], lines[1:-2], strict=False)]


def deals_in(record: Record) -> int:
    return sum(isinstance(event, DealStarted) for event in record.events)


def places_to_cut(text: str, ends: Iterable[int], step: int) -> list[int]:
    """All over the text, and close to the end of every deal."""
    close = [end + beside for end in ends for beside in (-1, 0, 1, 2)]
    return sorted({*range(0, len(text), step), *close, len(text) - 2})


@with_kernel
def test_a_file_cut_anywhere_is_read_to_the_last_deal_that_is_whole() -> None:
    text = write_tenhou_json(played("tenhou"))
    whole, ends = read_tenhou_json(text), deal_ends(text)
    assert len(ends) == deals_in(whole) > 5
    assert whole.warnings == ()
    verified: set[int] = set()
    for at in places_to_cut(text, ends, 67):
        cut = text[:at]
        place = {"line": cut.count("\n") + 1, "column": len(cut.rpartition("\n")[2]) + 1}
        count = sum(end <= at for end in ends)
        if not count:
            error = refusal(read_tenhou_json, cut)
            assert error is not None, at
            assert error.text_id == "tenhou-json-cut-early", at
            assert error.message("en").startswith(f"line {place['line']}, column {place['column']}: "), at
            continue
        record = read_tenhou_json(cut)
        assert record.warnings == (Warning_("tenhou-json-cut", {**place, "count": count}),), at
        assert deals_in(record) == count, at
        assert record.events == whole.events[: len(record.events)], at
        assert record.header == whole.header, at
        if count not in verified:
            verdict = verify_record(record)
            assert not verdict.failed, verdict
            assert verdict.deals == count
            verified.add(count)
    assert verified == {*range(1, len(ends) + 1)}


@with_kernel
def test_scores_of_deals_that_are_not_there_are_not_told() -> None:
    text = write_tenhou_json(played("tenhou"))
    assert '"sc":' in text.partition('"log"')[0]
    last = deal_ends(text)[-1]
    assert not isinstance(read_tenhou_json(text[:last]).events[-1], MatchEnded)
    only_the_brace_is_missing = text.rstrip().removesuffix("}")
    assert read_tenhou_json(only_the_brace_is_missing).events == read_tenhou_json(text).events


@with_kernel
@pytest.mark.parametrize("on_one_line", [False, True])
def test_a_file_with_a_hole_in_it_is_not_taken_for_one_that_breaks_off(on_one_line: bool) -> None:
    text = write_tenhou_json(played("tenhou")).strip()
    if on_one_line:
        text = text.replace("\n", "")
    signs = [at for at in range(text.index('"log"'), len(text) - 1) if text[at] in '[]"']
    for at in (*signs[::29], *signs[-40:]):
        error = refusal(read_tenhou_json, text[:at] + text[at + 1 :])
        assert error is not None, at
        assert error.text_id == "told-not-json", at
        assert error.arguments["where"] == "sign", at


@with_kernel
def test_a_link_that_breaks_off_is_read_as_far_as_it_goes() -> None:
    text = write_tenhou_json(played("tenhou"))
    address = "https://tenhou.net/6/#json="
    link = address + quote(text)
    ends = [len(address + quote(text[:end])) for end in deal_ends(text)]
    for at in range(ends[0], len(link) - 6, 709):
        for cut in (link[:at], link[: at + 1], link[: at + 2]):
            record = read_tenhou_json(cut)
            assert deals_in(record) == sum(end <= len(cut) for end in ends), at
            assert [warning.text_id for warning in record.warnings] == ["tenhou-json-cut"], at


def test_names_and_rules_behind_the_deals_are_read_if_they_are_whole() -> None:
    told_deal = json.loads(file(([42], [60]), IDLE, IDLE, IDLE, result=["流局"]))["log"][0]
    whole = json.dumps({"log": [told_deal], "rule": {"aka": 0}, "name": ["A", "B", "C", "D"], "sx": ["M"] * 4})
    record = read_tenhou_json(whole[: whole.index('"sx"') + 9])
    assert (record.header.rules, record.header.names) == ("tenhou-no_red", ("A", "B", "C", "D"))
    assert [warning.text_id for warning in record.warnings] == ["tenhou-json-cut"]
    assert deals_in(record) == 1


@with_kernel
@pytest.mark.parametrize(("to", "warning"), [("tenhou_json", "tenhou-json-cut"), ("mjai", "mjai-no-end")])
def test_a_cut_file_is_known_for_what_it_is_packed_or_not(to: str, warning: str) -> None:
    data = write_record(played("tenhou"), to).encode()
    for part in (0.3, 0.5, 0.99):
        cut = data[: int(part * len(data))]
        packed = gzip.compress(data, mtime=0)
        for file_ in (cut, gzip.compress(cut), packed[: int(part * len(packed))]):
            assert detect(file_) == to
            assert warning in [told_.text_id for told_ in read_record(file_).warnings]
    for at in range(1, 200):  # before anything that could be told
        with pytest.raises(RecordError):
            read_record(data[:at])


@with_kernel
def test_a_file_cut_within_a_letter_is_read() -> None:
    data = write_tenhou_json(played("tenhou")).encode()
    at = data.rindex("和".encode())
    assert [warning.text_id for warning in read_record(data[: at + 1]).warnings] == ["tenhou-json-cut"]


@with_kernel
def test_commands_warn_of_a_file_that_breaks_off(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    text = write_tenhou_json(played("tenhou"))
    cut = tmp_path / "cut.json"
    cut.write_text(text[: deal_ends(text)[2] + 30], "utf-8")
    warning = "the file ends unexpectedly at line 5, column 29; complete deals: 3.\n"

    def run(*arguments: str) -> tuple[str, str]:
        assert main([*arguments, "--lang", "en"]) == 0
        said_ = capsys.readouterr()
        return said_.out, said_.err

    told_, warned = run("replay", str(cut))
    assert warned == f"Warning: {warning}"
    assert "Deal 3 of 3" in told_
    _, warned = run("convert", str(cut), str(tmp_path / "again.json"))
    assert warned.startswith(f"Warning: {warning}")
    assert deals_in(read_tenhou_json((tmp_path / "again.json").read_text("utf-8"))) == 3
    told_, _ = run("verify", str(cut))
    assert f"Warning, 1 file: {warning}" in told_
