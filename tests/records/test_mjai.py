"""mjai: lines of both dialects, files that lack what is optional, and that nothing held is lost."""

import json
from collections.abc import Callable, Iterable, Iterator
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from jantaku.hands import MeldForm, Side
from jantaku.records.formats.mjai import read_mjai, write_mjai
from jantaku.records.formats.told_deal import changes_of
from jantaku.records.record import Record, RecordError
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
    MatchStarted,
    NukiDeclared,
    Paid,
    RiichiStands,
    Won,
)
from jantaku.tiles import short_of
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

Line = dict[str, Any]

READY = ["1m", "2m", "3m", "4m", "5m", "6m", "7m", "8m", "9m", "1p", "2p", "3p", "E"]
FAR = ["1m", "3m", "7m", "9m", "2p", "4p", "6p", "8p", "1s", "3s", "S", "W", "N"]
PONS = ["1s", "2s", "3s", "4s", "5s", "6s", "7s", "8s", "9s", "P", "P", "F", "F"]
KANS = ["1s", "2s", "3s", "4s", "5sr", "6s", "7s", "8s", "9s", "C", "C", "C", "P"]


def start(*hands: list[str], **other: Any) -> list[Line]:
    """The first two lines: the game and a deal of these hands."""
    kyoku = {
        "type": "start_kyoku",
        "bakaze": "E",
        "dora_marker": "4s",
        "kyoku": 1,
        "honba": 0,
        "kyotaku": 0,
        "oya": 0,
        "scores": [25000] * 4,
        "tehais": list(hands),
        **other,
    }
    return [{"type": "start_game", "names": ["A", "B", "C", "D"]}, kyoku]


def tsumo(actor: int, pai: str) -> Line:
    """A draw."""
    return {"type": "tsumo", "actor": actor, "pai": pai}


def dahai(actor: int, pai: str, tsumogiri: bool | None = False) -> Line:
    """A discard; None leaves out whether it was the tile drawn."""
    line = {"type": "dahai", "actor": actor, "pai": pai, "tsumogiri": tsumogiri}
    return line if tsumogiri is not None else {key: line[key] for key in ("type", "actor", "pai")}


def text(lines: Iterable[Line]) -> str:
    """The file."""
    return "".join(json.dumps(line) + "\n" for line in lines)


END: list[Line] = [{"type": "end_kyoku"}, {"type": "end_game"}]


def kinds(record: Record) -> list[str]:
    """The sorts of events, without those of the deal."""
    return [type(event).__name__ for event in record.events if not isinstance(event, Dealt)]


def of_sort(record: Record, sort: type[Event]) -> Any:
    """The only event of this sort."""
    (found,) = (event for event in record.events if isinstance(event, sort))
    return found


# ---------------------------------------------------------------- the play


def test_calls_kans_and_their_indicators() -> None:
    lines = [
        *start(FAR, READY, PONS, KANS),
        *(tsumo(0, "P"), dahai(0, "P", True)),
        {"type": "pon", "actor": 2, "target": 0, "pai": "P", "consumed": ["P", "P"]},
        dahai(2, "9s"),
        *(tsumo(3, "1p"), dahai(3, "1p", True)),
        *(tsumo(0, "C"), dahai(0, "C", True)),
        {"type": "daiminkan", "actor": 3, "target": 0, "pai": "C", "consumed": ["C", "C", "C"]},
        *(tsumo(3, "5s"), dahai(3, "P"), {"type": "dora", "dora_marker": "7p"}),
        *(tsumo(0, "2m"), dahai(0, "2m", True)),
        {"type": "chi", "actor": 1, "target": 0, "pai": "2m", "consumed": ["1m", "3m"]},
        dahai(1, "E"),
    ]
    record = read_mjai(text(lines))
    melds = [event.meld for event in record.events if isinstance(event, Called)]
    assert [(meld.form, meld.feeder) for meld in melds] == [
        (MeldForm.PON, Side.ACROSS),
        (MeldForm.OPEN_KAN, Side.RIGHT),
        (MeldForm.CHI, Side.LEFT),
    ]
    drawn = [event.source for event in record.events if hasattr(event, "source") and not isinstance(event, Called)]
    assert drawn == ["deal", "wall", "wall", "dead_wall", "wall"]
    assert [short_of(event.tile) for event in record.events if isinstance(event, IndicatorShown)] == ["4s", "7p"]
    follow_tiles(record.events)
    assert [json.loads(line) for line in write_mjai(record).splitlines()[2:]] == lines[2:]


def test_closed_and_added_kans() -> None:
    lines = [
        *start([*FAR[:9], "E", "E", "E", "P"], FAR, PONS, READY),
        tsumo(0, "E"),
        {"type": "ankan", "actor": 0, "consumed": ["E", "E", "E", "E"]},
    ]
    assert str(refusal(read_mjai, text(lines))) == "deal 1, line 3: there is no further 1z in the box"
    lines[1]["tehais"][3] = [*FAR[:12], "9s"]
    lines += [
        *({"type": "dora", "dora_marker": "7p"}, tsumo(0, "C"), dahai(0, "P")),
        {"type": "pon", "actor": 2, "target": 0, "pai": "P", "consumed": ["P", "P"]},
        *(dahai(2, "9s"), tsumo(3, "1p"), dahai(3, "1p", True)),
        *(tsumo(0, "2m"), dahai(0, "2m", True), tsumo(1, "2m"), dahai(1, "2m", True)),
        *(tsumo(2, "P"), {"type": "kakan", "actor": 2, "pai": "P", "consumed": ["P", "P", "P"]}),
        *(tsumo(2, "C"), dahai(2, "C", True), {"type": "dora", "dora_marker": "8p"}),
    ]
    record = read_mjai(text(lines))
    closed, added = (event for event in record.events if isinstance(event, KanDeclared))
    assert (closed.form, closed.meld.form, len(closed.meld.tiles)) == ("closed", MeldForm.CLOSED_KAN, 4)
    assert (added.form, added.meld.form, added.meld.feeder) == ("added", MeldForm.ADDED_KAN, Side.ACROSS)
    assert [json.loads(line) for line in write_mjai(record).splitlines()[2:]] == lines[2:]
    wrong = [*lines[:-4], {"type": "kakan", "actor": 2, "pai": "F", "consumed": ["F", "F", "F"]}]
    assert str(refusal(read_mjai, text(wrong))) == "deal 1, line 17: there is no pon of 6z"


def test_riichi_stands_when_it_is_accepted_or_play_goes_on() -> None:
    declared = [*start(READY, FAR, FAR, FAR), tsumo(0, "5p"), {"type": "reach", "actor": 0}, dahai(0, "5p", True)]
    accepted = [*declared, {"type": "reach_accepted", "actor": 0}, tsumo(1, "5s")]
    assert read_mjai(text(accepted)).events == read_mjai(text([*declared, tsumo(1, "5s")])).events
    stands = of_sort(read_mjai(text(accepted)), RiichiStands)
    assert changes_of(stands.rows) == (-1000, 0, 0, 0)
    assert "RiichiStands" not in kinds(read_mjai(text(declared)))
    wrong = [*declared, {"type": "reach_accepted", "actor": 2}]
    assert str(refusal(read_mjai, text(wrong))) == "deal 1, line 6: nobody has declared riichi here"


def test_whether_a_discard_was_the_tile_drawn_may_be_left_unsaid() -> None:
    hand = [*FAR[:12], "5p"]
    lines = [*start(hand, FAR, FAR, FAR), tsumo(0, "5p"), dahai(0, "5p", None), tsumo(1, "4s"), dahai(1, "1m", None)]
    discards = [event for event in read_mjai(text(lines)).events if isinstance(event, Discarded)]
    assert [event.drawn for event in discards] == [True, False]
    lines[3] = dahai(0, "5p", False)
    first = next(event for event in read_mjai(text(lines)).events if isinstance(event, Discarded))
    assert not first.drawn


# ---------------------------------------------------------------- ends

TSUMO = [*start(READY, FAR, FAR, FAR, honba=1, kyotaku=1, scores=[24000, *[25000] * 3]), tsumo(0, "E")]


def test_a_win_of_the_first_server() -> None:
    hora = {
        "type": "hora",
        "actor": 0,
        "target": 0,
        "pai": "E",
        "uradora_markers": ["9s"],
        "hora_tehais": READY,
        "yakus": [["ikkitsukan", 2], ["menzenchin_tsumoho", 1], ["dora", 1]],
        "fu": 30,
        "fan": 4,
        "hora_points": 11700,
        "deltas": [13000, -4000, -4000, -4000],
        "scores": [37000, 21000, 21000, 21000],
    }
    record = read_mjai(text([*TSUMO, hora, *END]))
    won, paid, end = of_sort(record, Won), of_sort(record, Paid), of_sort(record, DealEnded)
    assert [(element.id, element.han) for element in won.elements] == [("menzen_tsumo", 1), ("ittsuu", 2)]
    assert (won.han, won.fu, won.base, won.points, won.bonus) == (4, 30, 1920, 11700, (1, 0, 0, 0))
    assert won.ura == ()  # no riichi, so nobody looked
    assert [row.reason for row in paid.rows].count(Reason.HONBA) == 3
    assert end == DealEnded((37000, 21000, 21000, 21000), 0)
    assert record.warnings == ()


def test_a_win_that_tells_nothing_but_points() -> None:
    hora = {"type": "hora", "actor": 0, "target": 0, "deltas": [13000, -4000, -4000, -4000], "ura_markers": []}
    won = of_sort(read_mjai(text([*TSUMO, hora, *END])), Won)
    assert (won.elements, won.han, won.fu, won.points) == ((), 0, 0, 11700)
    # Points after the deal do as well.
    del hora["deltas"]
    ended = of_sort(read_mjai(text([*TSUMO, {**hora, "scores": [37000, 21000, 21000, 21000]}, *END])), DealEnded)
    assert ended == DealEnded((37000, 21000, 21000, 21000), 0)


def test_dragons_are_told_apart_by_the_hand() -> None:
    hand = ["1s", "2s", "3s", "4s", "5s", "6s", "9p", "P", "P", "P", "C", "C", "C"]
    hora = {"type": "hora", "actor": 0, "target": 0, "yakus": [["sangenpai", 2]], "fu": 50, "fan": 2}
    lines = [*start(hand, FAR, FAR, FAR), tsumo(0, "9p"), {**hora, "deltas": [9600, -3200, -3200, -3200]}, *END]
    record = read_mjai(text(lines))
    assert {element.fact for element in of_sort(record, Won).elements} == {"white_triplet", "red_triplet"}
    written = next(json.loads(line) for line in write_mjai(record).splitlines() if '"hora"' in line)
    assert written["yakus"] == [["sangenpai", 2]]


def test_a_yakuman_counts_a_hundred() -> None:
    hora = {"type": "hora", "actor": 0, "target": 0, "yakus": [["tenho", 100], ["suanko", 200]], "fan": 300}
    won = of_sort(read_mjai(text([*TSUMO, {**hora, "deltas": [1000 + 144300, *[-48100] * 3]}, *END])), Won)
    assert [(element.id, element.limit) for element in won.elements] == [("tenhou", 8000), ("suuankou", 16000)] or [
        (element.id, element.limit) for element in won.elements
    ] == [("suuankou", 16000), ("tenhou", 8000)]
    assert (won.by_limit, won.han, won.base) == (True, 0, 24000)


@pytest.mark.parametrize(
    ("changes", "liable"),
    [([48300 + 1000, 0, -48300, 0], 2), ([49300, -16100, -16100, -16100], None)],
)
def test_who_pays_alone_is_liable(changes: list[int], liable: int | None) -> None:
    hora = {"type": "hora", "actor": 0, "target": 0, "yakus": [["daisangen", 100]], "fan": 100, "deltas": changes}
    assert of_sort(read_mjai(text([*TSUMO, hora, *END])), Won).liable == liable


@pytest.mark.parametrize(
    ("reason", "kind"),
    [
        ("fanpai", "exhausted"),
        ("exhaustive_draw", "exhausted"),
        ("nagashimangan", "nagashi"),
        ("kyushukyuhai", "kyuushu_kyuuhai"),
        ("sufonrenta", "four_winds"),
        ("suchareach", "four_riichi"),
        ("sukaikan", "four_kans"),
        ("sanchaho", "triple_ron"),
    ],
)
def test_reasons_of_a_draw(reason: str, kind: str) -> None:
    lines = [*start(READY, FAR, FAR, FAR), tsumo(0, "5p"), dahai(0, "5p", True), {"type": "ryukyoku", "reason": reason}]
    assert of_sort(read_mjai(text([*lines, *END])), DealDrawn).kind == kind


def test_a_draw_without_a_reason_is_what_it_can_be() -> None:
    draw: Line = {"type": "ryukyoku", "deltas": [0, 0, 0, 0]}
    nine = [*start(READY, FAR, FAR, FAR), tsumo(0, "5p"), draw, *END]
    assert of_sort(read_mjai(text(nine)), DealDrawn) == DealDrawn("kyuushu_kyuuhai", (0,))
    winds = [line for seat in range(4) for line in (tsumo(seat, "E"), dahai(seat, "E", True))]
    hands = [[*FAR[:12], "5p"]] * 3 + [[*FAR[:12], "9s"]]
    assert of_sort(read_mjai(text([*start(*hands), *winds, draw, *END])), DealDrawn).kind == "four_winds"
    ready = [*start(READY, FAR, FAR, FAR), tsumo(0, "5p"), dahai(0, "5p", True)]
    exhausted = [*ready, {"type": "ryukyoku", "deltas": [3000, -1000, -1000, -1000]}, *END]
    assert of_sort(read_mjai(text(exhausted)), DealDrawn) == DealDrawn("exhausted", (0,))
    nagashi = [*ready, {"type": "ryukyoku", "deltas": [-4000, 8000, -2000, -2000]}, *END]
    record = read_mjai(text(nagashi))
    assert of_sort(record, DealDrawn) == DealDrawn("nagashi", (1,))
    assert of_sort(record, HandShown).seat == 0


def test_who_is_ready_may_be_told() -> None:
    tenpais = {"type": "ryukyoku", "reason": "fanpai", "tenpais": [False, True, False, False]}
    lines = [*start(READY, FAR, FAR, FAR), tsumo(0, "5p"), dahai(0, "5p", True), tenpais, *END]
    assert of_sort(read_mjai(text(lines)), DealDrawn).seats == (1,)


# ---------------------------------------------------------------- three players

EAST = ["1p", "2p", "3p", "4p", "5p", "6p", "7p", "8p", "9p", "1s", "2s", "3s", "E"]
SOUTH = ["1m", "9m", "1p", "2p", "4p", "6p", "8p", "1s", "3s", "5sr", "S", "W", "N"]
WEST = ["1m", "9m", "1p", "3p", "5p", "7p", "9p", "2s", "4s", "6s", "S", "W", "N"]


def start_of_three(**other: Any) -> list[Line]:
    """The first two lines of a game for three as they are written: with an empty fourth place."""
    scores = {"scores": [35000, 35000, 35000, 0]}
    lines = start(EAST, SOUTH, WEST, ["?"] * 13, **{**scores, **other})
    return [{**lines[0], "names": ["A", "B", "C", ""]}, lines[1]]


def nukidora(actor: int, **other: Any) -> Line:
    """A north is set aside."""
    return {"type": "nukidora", "actor": actor, "pai": "N", **other}


NORTHS = [
    *(tsumo(0, "N"), nukidora(0), tsumo(0, "4s"), dahai(0, "4s", True)),
    *(tsumo(1, "5s"), nukidora(1), tsumo(1, "6s"), dahai(1, "9m")),
    *(tsumo(2, "8s"), dahai(2, "8s", True), tsumo(0, "E")),
]
HORA: Line = {
    "type": "hora",
    "actor": 0,
    "target": 0,
    "pai": "E",
    "ura_markers": [],
    "hora_tehais": EAST,
    "yakus": [["menzenchin_tsumoho", 1], ["ikkitsukan", 2], ["nukidora", 1]],
    "fu": 30,
    "fan": 4,
    "hora_points": 7800,
    "deltas": [7800, -3900, -3900, 0],
    "scores": [42800, 31100, 31100, 0],
}


def test_norths_are_set_aside_and_written_as_they_were() -> None:
    lines = [
        *start_of_three(),
        *NORTHS,
        HORA,
        {"type": "end_kyoku"},
        {"type": "end_game", "scores": [42800, 31100, 31100, 0]},
    ]
    record = read_mjai(text(lines))
    assert record.header.rules == "sanma_tenhou"
    assert record.header.names == ("A", "B", "C")
    aside = [(event.seat, short_of(event.tile)) for event in record.events if isinstance(event, NukiDeclared)]
    assert aside == [(0, "4z"), (1, "4z")]
    drawn = [event.source for event in record.events if isinstance(event, Drawn)]
    assert drawn == ["deal", "dead_wall", "wall", "dead_wall", "wall", "wall"]
    won, ended = of_sort(record, Won), of_sort(record, DealEnded)
    assert (won.bonus, won.points, won.base, len(won.nuki)) == ((0, 0, 0, 1), 7800, 1920, 1)
    assert ended == DealEnded((42800, 31100, 31100), 0)
    assert of_sort(record, MatchEnded).places == (1, 2, 3)
    follow_tiles(record.events)
    assert [json.loads(line) for line in write_mjai(record).splitlines()[1:]] == lines[1:]


def test_three_players_are_told_in_two_ways() -> None:
    wide = [*start_of_three(), *NORTHS, HORA, *END]
    narrow = [
        {"type": "start_game", "names": ["A", "B", "C"]},
        start(EAST, SOUTH, WEST, scores=[35000] * 3)[1],
        *[{**line, "type": "kita"} if line["type"] == "nukidora" else line for line in NORTHS],
        {**HORA, "deltas": HORA["deltas"][:3], "scores": HORA["scores"][:3]},
        *END,
    ]
    silent = [{key: line[key] for key in line if key != "pai"} if line["type"] == "kita" else line for line in narrow]
    assert read_mjai(text(narrow)).events == read_mjai(text(silent)).events == read_mjai(text(wide)).events


@pytest.mark.parametrize(
    "first",
    [
        [{"type": "start_game"}, start_of_three()[1]],
        [{"type": "start_game", "names": ["A", "B", "C", "D"]}, start_of_three(tehais=[EAST, SOUTH, WEST, []])[1]],
        [start_of_three()[0], start_of_three(tehais=[EAST, SOUTH, WEST])[1]],
        [start_of_three()[0], start_of_three(scores=[35000] * 3)[1]],
    ],
)
def test_a_missing_player_tells_the_game(first: list[Line]) -> None:
    record = read_mjai(text([*first, tsumo(0, "5p")]))
    assert record.header.rules == "sanma_tenhou"
    assert of_sort(record, DealStarted).points == (35000,) * 3


def test_norths_may_be_counted_among_the_dora() -> None:
    hora = {**HORA, "yakus": [["menzenchin_tsumoho", 1], ["ikkitsukan", 2], ["dora", 1]]}
    assert of_sort(read_mjai(text([*start_of_three(), *NORTHS, hora, *END])), Won).bonus == (0, 0, 0, 1)


def test_a_draw_of_three_without_a_reason() -> None:
    ready = [*start_of_three(), tsumo(0, "N"), nukidora(0), tsumo(0, "5p"), dahai(0, "5p", True)]
    noten = [*ready, {"type": "ryukyoku", "deltas": [2000, -1000, -1000, 0]}, *END]
    assert of_sort(read_mjai(text(noten)), DealDrawn) == DealDrawn("exhausted", (0,))
    nothing = [*ready, {"type": "ryukyoku"}, *END]
    assert of_sort(read_mjai(text(nothing)), DealDrawn).kind == "exhausted"
    told = [*ready, {"type": "ryukyoku", "reason": "fanpai", "tenpais": [False, True, False, False]}, *END]
    assert of_sort(read_mjai(text(told)), DealDrawn).seats == (1,)


def test_points_of_three_are_worth_without_honba() -> None:
    lines = [
        *start_of_three(honba=2),
        *NORTHS,
        {"type": "hora", "actor": 0, "target": 0, "deltas": [8200, -4100, -4100]},
    ]
    assert of_sort(read_mjai(text([*lines, *END])), Won).points == 7800


# ---------------------------------------------------------------- files


def test_a_list_of_objects_is_read_like_lines() -> None:
    lines = [*TSUMO, {"type": "hora", "actor": 0, "target": 0, "deltas": [13000, -4000, -4000, -4000]}, *END]
    assert read_mjai(json.dumps(lines)) == read_mjai(text(lines))


def test_what_servers_and_players_say_to_each_other_is_passed_over() -> None:
    lines = [*TSUMO, {"type": "hora", "actor": 0, "target": 0, "deltas": [13000, -4000, -4000, -4000]}, *END]
    chatter = [{"type": "hello", "protocol": "mjsonp"}, *(part for line in lines for part in (line, {"type": "none"}))]
    assert read_mjai(text(chatter)).events == read_mjai(text(lines)).events


def test_an_old_file_says_little_of_the_deal() -> None:
    first, deal, *rest = start(READY, FAR, FAR, FAR)
    old = {key: deal[key] for key in ("type", "oya", "dora_marker", "tehais")}
    record = read_mjai(text([{"type": "start_game", "uri": "x"}, old, tsumo(0, "5p"), *rest]))
    assert of_sort(record, DealStarted) == DealStarted(0, 27, 0, 0, 0, 0, (25000,) * 4)
    assert of_sort(record, MatchStarted).names == ("", "", "", "")
    assert record.header.extra == {"uri": '"x"'}
    assert first["names"] == ["A", "B", "C", "D"]


def test_a_file_that_breaks_off_is_read_with_a_warning() -> None:
    whole = text([*TSUMO, {"type": "hora", "actor": 0, "target": 0, "deltas": [13000, -4000, -4000, -4000]}, *END])
    cut = whole[: whole.index('"end_kyoku"')]
    record = read_mjai(cut)
    assert kinds(record)[-1] == "DealEnded"
    assert [said(warning) for warning in record.warnings] == [
        (
            "the record ends at line 4, before the match does.",
            "запись обрывается на строке 4, до конца игры.",
        )
    ]
    unfinished = read_mjai(text(TSUMO))
    assert [warning.text_id for warning in unfinished.warnings] == ["mjai-deal-unfinished", "mjai-no-end"]
    assert kinds(unfinished)[-1] == "Drawn"


def test_the_end_of_the_match_is_settled() -> None:
    hora = {"type": "hora", "actor": 0, "target": 0, "deltas": [13000, -4000, -4000, -4000]}
    ended = of_sort(read_mjai(text([*TSUMO, hora, *END])), MatchEnded)
    assert ended.points == (37000, 21000, 21000, 21000)
    assert ended.scores == (47000, 1000, -19000, -29000)
    assert ended.places == (1, 2, 3, 4)


def test_red_fives_are_in_the_box_if_one_is_seen() -> None:
    four = ["5m", "5m", "5m", "5m", "1p", "2p", "3p", "4p", "6p", "7p", "8p", "9p", "E"]
    lines = [*start(four, FAR, FAR, FAR), tsumo(0, "9s"), dahai(0, "9s", True)]
    assert read_mjai(text(lines)).header.rules == "tenhou-no_red"
    lines[2:] = [tsumo(0, "5sr"), dahai(0, "5sr", True)]
    assert str(refusal(read_mjai, text(lines))).endswith("tile 4 of the deal: there is no further 5m in the box")
    lines[0]["aka_flag"] = False
    assert str(refusal(read_mjai, text(lines))) == "deal 1, line 3: there is no further 0s in the box"


# ---------------------------------------------------------------- real games


def as_held(won: Won) -> Won:
    """Nothing counts beside a yakuman."""
    return replace(won, bonus=(0, 0, 0, 0), han=0) if won.by_limit else won


@pytest.mark.parametrize("games", [games, games_of_three])
def test_stored_games_come_back(games: Callable[[int], Iterator[tuple[str, Record]]]) -> None:
    for name, record in games(23):
        written = write_mjai(record)
        back = read_mjai(written)
        assert reduced(back.events, as_held) == reduced(record.events, as_held), name
        assert back.header.rules == record.header.rules, name
        assert write_mjai(back) == written, name
        follow_tiles(back.events)


SHORT = {
    "start_game": ("type", "names"),
    "hora": ("type", "actor", "target", "deltas", "ura_markers"),
    "ryukyoku": ("type", "deltas"),
    "end_game": ("type",),
}
"""The fields of programs that leave out what can be computed."""


@pytest.mark.parametrize("games", [games, games_of_three])
def test_stored_games_come_back_from_the_short_dialect(games: Callable[[int], Iterator[tuple[str, Record]]]) -> None:
    for name, record in games(29):
        lines = [json.loads(line) for line in write_mjai(record).splitlines()]
        short = [{key: line[key] for key in SHORT.get(line["type"], line)} for line in lines]
        back = read_mjai(text(line for line in short if line["type"] != "reach_accepted"))
        assert [bare(event) for event in reduced(back.events)] == [bare(event) for event in reduced(record.events)], (
            name
        )


def bare(event: Event) -> object:
    """What the short dialect holds: who won with which tiles, and what each won or lost."""
    match event:
        case Paid():
            return changes_of(event.rows)
        case Won():
            return replace(event, elements=(), bonus=(0, 0, 0, 0), han=0, fu=0, base=0, by_limit=False, flags=())
    return event


# ---------------------------------------------------------------- what cannot be written


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"points": (25000, 25000)}, "mjai is for three or four players; this record has 2."),
        ({"round": 33}, "deal 1: mjai supports only East to North rounds."),
    ],
)
def test_tables_that_mjai_has_no_words_for(change: dict[str, Any], message: str) -> None:
    record = read_mjai(text([*start(READY, FAR, FAR, FAR), tsumo(0, "5p"), dahai(0, "5p", True)]))
    events = [replace(event, **change) if isinstance(event, DealStarted) else event for event in record.events]
    with pytest.raises(RecordError) as caught:
        write_mjai(replace(record, events=tuple(events)))
    assert caught.value.message("en") == message
    assert caught.value.message("ru")


# ---------------------------------------------------------------- damage


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ({"type": "tsumo", "actor": 0, "pai": "?"}, "a tile is hidden; a record needs all tiles"),
        ({"type": "tsumo", "actor": 0, "pai": "5x"}, "5x is no tile"),
        ({"type": "tsumo", "actor": 0}, "pai is missing"),
        ({"type": "tsumo", "actor": 4, "pai": "5p"}, "a number from 0 to 3 is wanted, not 4"),
        ({"type": "tsumo", "actor": "0", "pai": "5p"}, "a number from 0 to 3 is wanted, not 0"),
        ({"type": "dahai", "actor": 0, "pai": "1m"}, "it is not this player's turn"),
        (
            {"type": "pon", "actor": 1, "target": 0, "pai": "E", "consumed": ["E", "E"]},
            "seat 0 has discarded nothing to call",
        ),
        ({"type": "tsumo", "actor": 0, "pai": 5}, "5 is no tile"),
        ({"type": "tsumo", "actor": True, "pai": "5p"}, "a number from 0 to 3 is wanted, not True"),
        ({"type": "ankan", "actor": 0, "consumed": "EEEE"}, "a list is wanted, not EEEE"),
        (
            {"type": "ryukyoku", "deltas": [0, 0, 0, None]},
            "a number from -1000000000 to 1000000000 is wanted, not None",
        ),
        ({"type": "hora", "actor": 0, "target": 0, "fan": None}, "a number from 0 to 1000 is wanted, not None"),
        ({"type": "hora", "actor": 0, "target": 0, "yakus": [["reach"]]}, "a list of 2 is wanted, this one has 1"),
        (
            {"type": "hora", "actor": 0, "target": 0, "yakus": [{"name": "reach"}]},
            "a number from 0 to 1000 is wanted, not None",
        ),
        ({"type": "ponn"}, "there is no line of type ponn"),
        ({"type": None}, "there is no line of type None"),
        ({"type": "hora", "actor": 0, "target": 0, "pai": "E"}, "this is not the tile that could be won"),
        ({"type": "hora", "actor": 0, "target": 0, "yakus": [[1, 1]]}, "1 is no yaku"),
        ({"type": "ryukyoku", "deltas": [1, 2, 3, 4]}, "the changes of points 1 2 3 4 do not add up"),
        ({"type": "ryukyoku", "tenpais": [True]}, "a list of 4 is wanted, this one has 1"),
    ],
)
def test_damage_is_told_with_its_line(line: Line, message: str) -> None:
    lines = [*start(READY, FAR, FAR, FAR), line, *END]
    assert str(refusal(read_mjai, text(lines))) == f"deal 1, line 3: {message}"


def test_hidden_hands_are_refused_in_words() -> None:
    error = refusal(read_mjai, text(start(READY, ["?"] * 13, ["?"] * 13, ["?"] * 13)))
    assert error is not None
    assert error.message("ru") == ("раздача 1, строка 2: тайл скрыт («?»); нужна запись, в которой видны все тайлы.")


def test_a_damaged_line_is_only_forgiven_at_the_end() -> None:
    lines = text([*TSUMO, *END]).splitlines()
    assert [warning.text_id for warning in read_mjai("\n".join([*lines[:3], lines[3][:7]])).warnings] == [
        "mjai-deal-unfinished",
        "mjai-no-end",
    ]
    error = refusal(read_mjai, "\n".join([*lines[:2], lines[2][:7], lines[3]]))
    assert error is not None
    assert error.message("en") == "line 3: invalid JSON."


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"scores": [35000] * 3 + [5]}, "line 2: the fourth of three players has 5"),
        ({"scores": [35000] * 5}, "line 2: a list of 3 is wanted, this one has 5"),
        ({"tehais": [EAST, SOUTH]}, "line 2: a list of 3 is wanted, this one has 2"),
        ({"tehais": [EAST, SOUTH, WEST, ["1p"]]}, "line 2: the fourth of three players has ['1p']"),
        ({"tehais": [EAST, SOUTH, WEST, ""]}, "line 2: tehais cannot be [['1p', '2p', '3p', '4p', '5p', '6p', '…"),
        ({"oya": 3}, "line 2: a number from 0 to 2 is wanted, not 3"),
        ({"kyoku": 4}, "line 2: a number from 1 to 3 is wanted, not 4"),
    ],
)
def test_damage_of_three_players_is_told_with_its_line(change: Line, message: str) -> None:
    lines = [*start_of_three(**change), tsumo(0, "N"), nukidora(0), tsumo(0, "5p")]
    error = refusal(read_mjai, text(lines))
    assert str(error) == f"deal 1, {message}"
    assert error is not None
    assert error.message("ru")
    assert error.message("en")


def test_no_damage_gives_anything_but_a_record_error() -> None:
    chance = Random(7)
    hora = {"type": "hora", "actor": 0, "target": 0, "deltas": [13000, -4000, -4000, -4000], "yakus": [["reach", 1]]}
    of_three = [
        *start_of_three(),
        tsumo(0, "N"),
        nukidora(0),
        tsumo(0, "E"),
        {**hora, "deltas": [8000, -4000, -4000, 0]},
    ]
    games: list[list[Line]] = [[*TSUMO, hora, *END], [*of_three, *END]]
    for lines in games:
        broken = damaged_texts(text(lines), chance)
        told_wrong = [refusal(read_mjai, next(broken)) for _ in range(400)]
        for _ in range(1000):
            odd = with_an_odd_value(lines, chance)
            told_wrong.append(refusal(read_mjai, text(odd) if isinstance(odd, list) else json.dumps(odd)))
        errors = [error for error in told_wrong if error is not None]
        assert len(errors) > 400
        assert all(error.message("ru") and error.message("en") for error in errors)
