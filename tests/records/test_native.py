"""The native format: every event comes back, damage is told by its line, and formats are told apart."""

import gzip
import hashlib
import json
import random
from typing import Final, get_args

import msgspec
import pytest

from jantaku.hands import parse_hand
from jantaku.records.formats.mjlog import read_mjlog
from jantaku.records.formats.native import chain, read_native, write_native
from jantaku.records.formats.register import FORMATS, detect, read_record, write_record
from jantaku.records.record import Header, Record, RecordError
from jantaku.records.rules_played import rules_of
from jantaku.rules import RuleSetError
from jantaku.scoring.ledger import Reason, Transfer, Unit
from jantaku.table.events import (
    AnyEvent,
    Called,
    CountedElement,
    DealDrawn,
    DealEnded,
    DealStarted,
    Dealt,
    DiceRolled,
    Discarded,
    DiscardedFaceDown,
    DoraNamed,
    Drawn,
    Event,
    FalseWin,
    HandBuilt,
    HandOpened,
    HandShown,
    HissatsuDeclared,
    IndicatorShown,
    KanDeclared,
    KansShown,
    KindsExcluded,
    LotDrawn,
    MarkersChanged,
    MarkersEaten,
    MatchEnded,
    MatchStarted,
    NukiDeclared,
    Paid,
    PersonalDoraLost,
    PersonalDoraTaken,
    PondTileTurned,
    ReadyDeclared,
    RiichiNamed,
    RiichiStands,
    Ruled,
    RunRaised,
    Seated,
    SeatsDrawn,
    StageReached,
    SuitChosen,
    SuitShown,
    TileReplaced,
    TileReturned,
    TilesPassed,
    TileStaked,
    TilesUncovered,
    WallBroken,
    Won,
    WordSaid,
)
from jantaku.table.state.window import Answer
from jantaku.table.words import PASS, RON
from jantaku.texts import LANGUAGES
from jantaku.tiles import Tile, parse_tiles
from tests.records.stored_games import game

TILES: Final = tuple(parse_tiles("123m406p"))
CHI, PON, ADDED, CLOSED, RAISED = parse_hand("345m- 777p= 555s=0 1111z# 678s-6").melds
ROW: Final = Transfer(0, -1, 1000, Reason.RIICHI, {"count": 1, "yaku": "daisangen"}, Unit.POINTS, 3, 1)
EVENTS: Final[tuple[Event, ...]] = (
    MatchStarted("ema", "ab", ("Аня", "B", "C", "D"), (30000,) * 4),
    SeatsDrawn("tiles", (2, 0, 1, 3)),
    DealStarted(0, 27, 0, 0, 0, 0, (30000,) * 4, "c0"),
    DiceRolled(0, (1, 6)),
    WallBroken(2, 7),
    KindsExcluded((0, 13), TILES[:2]),
    IndicatorShown(TILES[0]),
    Dealt(0, TILES[:4]),
    Drawn(0, TILES[4], "deal"),
    Discarded(0, TILES[4], drawn=True, riichi=True),
    RiichiStands(0, (ROW,)),
    Called(1, 0, CHI),
    Called(2, 0, PON),
    KanDeclared(1, "added", ADDED),
    KanDeclared(1, "closed", CLOSED),
    RunRaised(1, RAISED),
    NukiDeclared(2, TILES[2]),
    TilesPassed(1, 2, TILES[:3]),
    HandBuilt(1, TILES[:4]),
    SuitChosen(1, TILES[0], card=True),
    SuitShown(1, "m"),
    ReadyDeclared(3),
    HandOpened(3, TILES[:2], (4, 7)),
    DoraNamed((6, 15, 24), "dice", 1, (3, 4)),
    LotDrawn("dealer", "leader_dice", 2, (3, 4), 0),
    RiichiNamed(3, "chou_riichi"),
    DiscardedFaceDown(0, TILES[4], drawn=False, riichi=True),
    PondTileTurned(0, TILES[4]),
    WordSaid(1, "okawari"),
    HissatsuDeclared(3, TILES[:3], TILES[3:5]),
    PersonalDoraTaken(2, 1, TILES[4]),
    PersonalDoraLost(2, TILES[4]),
    StageReached(1, 2, 0, TILES[4]),
    TileReplaced(2, TILES[0]),
    Won(
        1, 0, TILES[5], TILES[:3], (CHI,),
        (CountedElement("yakuhai", "seat_triplet", 1), CountedElement("kokushi", None, 0, 8000)),
        (1, 0, 2, 1), 4, 30, 1920, 7700, False, TILES[:1], TILES[1:2], 2, ("riichi",), TILES[2:3],
    ),
    FalseWin(1, 0, TILES[5]),
    TileReturned(2, TILES[4]),
    HandShown(2, TILES, ready=False),
    TileStaked(1, TILES[3]),
    KansShown(2, (CLOSED,)),
    DealDrawn("kyuushu_kyuuhai", (2,)),
    TilesUncovered(1, TILES[:3]),
    MarkersChanged(2, 3),
    MarkersEaten(1, 2, 0),
    Paid((ROW, ROW)),
    Ruled("chombo", 3, "false_ron"),
    Seated((1, 2, 3, 4), (0,)),
    DealEnded((29000, 30000, 30000, 31000), 1, "5eed"),
    MatchEnded((29000, 30000, 30000, 31000), (-1000, 0, 0, 1000), (4, 2, 3, 1), (ROW,)),
)  # fmt: skip
HEADER: Final = Header(
    "ema-club", ("Аня", "B", "C", "D"), "ab", 'id = "ema-club"\nextends = "ema"\n', version="0.1", chance="sha256-1",
    seed="00ff", extra={"where": "«клуб»\n"},
)  # fmt: skip
RECORD: Final = Record(HEADER, EVENTS, ((0, Answer(0, RON, 1200)), (1, Answer(2, PASS, 3000, "clock"))))


def lines(record: Record = RECORD) -> list[str]:
    return write_native(record).splitlines()


def joined(*parts: str) -> str:
    return "".join(f"{line}\n" for line in parts)


def refusal(text: str) -> RecordError:
    with pytest.raises(RecordError) as caught:
        read_native(text)
    for language in LANGUAGES:
        assert caught.value.message(language)
    return caught.value


def warnings_of(record: Record) -> list[str]:
    return [warning.text_id for warning in record.warnings]


def test_every_event_there_is_comes_back() -> None:
    assert {type(event) for event in EVENTS} == set(get_args(AnyEvent))
    assert read_native(write_native(RECORD)) == RECORD


def test_a_line_is_what_it_says() -> None:
    first, second, *_, answer, seal = lines()
    assert json.loads(first)["jantaku"] == 1
    assert first.startswith('{"jantaku":1,"rules":"ema-club","names":["Аня","B","C","D"],')
    assert json.loads(second) == {
        "event": "match_started",
        "rules": "ema",
        "fingerprint": "ab",
        "names": ["Аня", "B", "C", "D"],
        "points": [30000] * 4,
    }
    assert json.loads(answer) == {"answer": [1, [2, 0, 3000, "clock"]]}
    assert json.loads(seal) == {"chain": chain(EVENTS)}


def test_each_link_hangs_on_the_one_before() -> None:
    link = b""
    for line in lines()[1:-3]:
        link = hashlib.sha256(link + line.encode()).digest()
    assert chain(EVENTS) == link.hex()
    assert chain(()) == ""
    assert chain(EVENTS[:3]) != chain((EVENTS[1], EVENTS[0], EVENTS[2]))


def test_events_that_were_changed_are_noticed() -> None:
    told = lines()
    at = next(number for number, line in enumerate(told) if '"discarded"' in line)
    told[at] = told[at].replace('"drawn":true', '"drawn":false')
    assert refusal(joined(*told)).text_id == "record-native-chain"
    assert refusal(joined(*lines()[:at], *lines()[at + 1 :])).text_id == "record-native-chain"


def test_a_file_may_be_laid_out_otherwise() -> None:
    """Keys in another order, blanks, Windows lines, no new line at the end: the events are the same."""
    told = [json.dumps(dict(reversed(json.loads(line).items())), indent=None) for line in lines()]
    assert read_native("\r\n".join(told)) == RECORD
    assert read_native("\n".join(told) + "\n\n") == RECORD


def test_a_file_from_before_events_told_more_is_still_sealed() -> None:
    """Wins have told for some time only how they were priced."""
    told = [json.loads(line) for line in lines()]
    for line in told:
        if line.get("event") == "won":
            assert [line.pop(name) for name in ("facts", "reading", "at")] == [[], [], None]
    link = b""
    for line in told[1:-3]:
        link = hashlib.sha256(link + json.dumps(line, separators=(",", ":"), ensure_ascii=False).encode()).digest()
    told[-1] = {"chain": link.hex()}
    assert link.hex() != chain(EVENTS)
    for separators in ((",", ":"), (", ", ": ")):
        assert read_native(joined(*(json.dumps(line, separators=separators) for line in told))) == RECORD
    told[-4]["points"][0] += 100
    assert refusal(joined(*map(json.dumps, told))).text_id == "record-native-chain"


def test_a_file_that_tells_less_of_its_events_is_still_sealed() -> None:
    """It was written before events told how many tiles are left: the seal is over what it has, laid out in any way."""
    head, *rest = lines()
    before = [line.replace(',"left":null', "") for line in rest[: len(EVENTS)]]
    assert before != rest[: len(EVENTS)]
    link = b""
    for line in before:
        link = hashlib.sha256(link + line.encode()).digest()
    assert link.hex() != chain(EVENTS)
    told = [head, *before, *rest[len(EVENTS) : -1], json.dumps({"chain": link.hex()})]
    assert read_native(joined(*told)) == RECORD
    turned = [json.dumps(dict(reversed(json.loads(line).items()))) for line in told]
    assert read_native("\r\n".join(turned)) == RECORD
    at = next(number for number, line in enumerate(told) if '"discarded"' in line)
    told[at] = told[at].replace('"drawn":true', '"drawn":false')
    assert refusal(joined(*told)).text_id == "record-native-chain"


def test_a_cut_file_is_read_up_to_the_last_whole_line() -> None:
    text = write_native(RECORD)
    ends = [at for at, letter in enumerate(text) if letter == "\n"]
    for at in range(ends[0], len(text)):
        record = read_native(text[:at])
        whole = sum(end <= at for end in ends[1:])
        assert record.events == EVENTS[:whole], at
        assert record.answers == RECORD.answers[: max(0, whole - len(EVENTS))], at
        assert bool(record.warnings) == (at < len(text) - 1), at


def test_what_is_missing_at_the_end_is_told() -> None:
    told = lines()
    assert warnings_of(read_native(joined(*told[:-1]))) == ["record-native-unsealed"]
    assert warnings_of(read_native(joined(*told[:10]))) == ["record-unfinished"]
    assert warnings_of(read_native(joined(*told[:10]) + told[10][:-5])) == ["record-native-cut"]
    unfinished = Record(HEADER, EVENTS[:10])
    assert read_native(write_native(unfinished)).events == EVENTS[:10]
    assert warnings_of(read_native(write_native(unfinished))) == ["record-unfinished"]


MISTAKES: Final = {
    "nothing": ("", "record-native-header", {}),
    "no JSON": ("a record\n", "record-native-header", {}),
    "no header": (joined(*lines()[1:]), "record-native-header", {}),
    "a version to come": (
        joined(lines()[0].replace('"jantaku":1', '"jantaku":2'), *lines()[1:]),
        "record-native-version",
        {"version": 2, "known": 1},
    ),
    "a header that says more": (
        joined(lines()[0].replace('"rules"', '"house":1,"rules"')),
        "record-native-value",
        {"line": 1, "place": "house"},
    ),
    "a header with a wrong value": (
        joined(lines()[0].replace('"rules":"ema-club"', '"rules":5')),
        "record-native-value",
        {"line": 1, "place": "rules"},
    ),
    "a damaged line": (joined(*lines()[:5], lines()[5][:-4], *lines()[6:]), "record-native-json", {"line": 6}),
    "an empty line": (joined(*lines()[:5], "", *lines()[5:]), "record-native-json", {"line": 6}),
    "an unknown event": (
        joined(*lines()[:5], '{"event":"sneezed"}', *lines()[5:]),
        "record-native-value",
        {"line": 6, "place": "event"},
    ),
    "something else": (joined(*lines()[:5], "[1]", *lines()[5:]), "record-native-line", {"line": 6}),
    "a wrong value": (
        joined(*lines()[:8], lines()[8].replace('"seat":0', '"seat":"east"'), *lines()[9:]),
        "record-native-value",
        {"line": 9, "place": "seat"},
    ),
    "a missing value": (
        joined(*lines()[:4], lines()[4].replace('"seat":0,', ""), *lines()[5:]),
        "record-native-value",
        {"line": 5, "place": "seat"},
    ),
    "a meld that cannot be": (
        joined(*lines()[:12], lines()[12].replace('"chi"', '"pon"'), *lines()[13:]),
        "record-native-value",
        {"line": 13, "place": "meld"},
    ),
    "a wrong answer": (
        joined(*lines()[:-2], '{"answer":[1,[2,0,3000,"dog"]]}', lines()[-1]),
        "record-native-value",
        {"line": len(lines()) - 1, "place": "answer[1][3]"},
    ),
    "an event after the answers": (joined(*lines()[:-1], lines()[5]), "record-native-order", {"line": len(lines())}),
    "something after the seal": (joined(*lines(), lines()[-1]), "record-native-order", {"line": len(lines()) + 1}),
}


@pytest.mark.parametrize("mistake", MISTAKES)
def test_a_mistake_is_told_with_its_line(mistake: str) -> None:
    text, text_id, arguments = MISTAKES[mistake]
    error = refusal(text)
    assert (error.text_id, error.arguments) == (text_id, arguments)


def test_the_line_is_told_in_both_languages() -> None:
    error = refusal(joined(*lines()[:5], lines()[5][:-4], *lines()[6:]))
    assert error.message("en") == "line 6 is not valid JSON."
    assert error.message("ru") == "строка 6 повреждена: это не JSON."


def test_damaged_files_are_read_or_refused() -> None:
    """And what is read from a sealed file is what was written."""
    chance = random.Random(4)
    text = write_native(RECORD)
    refused = 0
    for _ in range(3000):
        told = list(text)
        told[chance.randrange(len(told))] = chance.choice('0129{}[]":,eé\n')
        try:
            record = read_native("".join(told))
        except RecordError:
            refused += 1
            continue
        assert record.events == EVENTS[: len(record.events)]
        assert len(record.events) == len(EVENTS) or record.warnings
    assert 1000 < refused < 3000


# ---------------------------------------------------------------- formats


SAMPLES: Final = {
    "native": write_native(RECORD),
    "mjlog": game("<T20/>"),
    "tenhou_json": '{"title":["",""],"name":["A","B","C","D"],"rule":{"disp":"般南喰赤","aka":1},"log":[]}',
    "mjai": '{"type":"start_game","names":["A","B","C","D"]}\n{"type":"end_game"}\n',
}


@pytest.mark.parametrize("name", SAMPLES)
def test_a_format_is_told_by_how_it_begins(name: str) -> None:
    text = SAMPLES[name]
    assert detect(text) == name
    assert detect("\ufeff\n " + text) == name
    assert detect(text.encode()) == name
    assert detect(gzip.compress(text.encode())) == name


def test_other_beginnings() -> None:
    assert detect('<?xml version="1.0"?>\n<mjloggm ver="2.3">') == "mjlog"
    assert detect('[{"type":"start_game"}]') == "mjai"
    assert detect("https://tenhou.net/6/#json={}") == "tenhou_json"


@pytest.mark.parametrize("text", ["", "hello", "<html>", "{}", "[]", "{", '{"a":1}', b"\x89PNG\r\n", b"\x00\x00"])
def test_an_unknown_format_is_refused_with_those_that_are_known(text: str | bytes) -> None:
    with pytest.raises(RecordError) as caught:
        read_record(text)
    if caught.value.text_id != "record-no-text":
        assert caught.value.message("en") == ("unknown record format. Known formats: native, mjlog, tenhou_json, mjai.")


def test_records_are_read_whatever_their_format() -> None:
    assert read_record(write_native(RECORD).encode()) == RECORD
    assert read_record(SAMPLES["mjlog"]) == read_mjlog(SAMPLES["mjlog"])
    assert read_record(gzip.compress(SAMPLES["mjlog"].encode())) == read_mjlog(SAMPLES["mjlog"])


def test_records_are_written_in_the_format_asked_for() -> None:
    record = read_mjlog(SAMPLES["mjlog"])
    assert write_record(record, "mjlog") == SAMPLES["mjlog"]
    assert write_record(RECORD, "native") == write_native(RECORD)
    with pytest.raises(RecordError) as caught:
        write_record(RECORD, "pdf")
    assert caught.value.message("ru") == (
        "записать игру в формате «pdf» нельзя; известны native, mjlog, tenhou_json, mjai, paifu."
    )
    assert FORMATS == ("native", "mjlog", "tenhou_json", "mjai", "paifu")


def test_the_rules_of_a_record() -> None:
    assert rules_of(RECORD).id == "ema-club"
    assert rules_of(Record(Header("ema"), ())).id == "ema"
    for name, text_id in (("", "record-no-rules"), ("../ema.toml", "record-rules"), ("emma", "record-rules")):
        with pytest.raises(RecordError) as caught:
            rules_of(Record(Header(name), ()))
        assert caught.value.text_id == text_id
        assert caught.value.message("ru")
    with pytest.raises(RuleSetError):
        rules_of(Record(Header("club", sheet="id = 'club'\nextends = 'nothing'"), ()))


def test_tiles_are_numbers_that_any_reader_can_take_apart() -> None:
    drawn = json.loads(lines()[9])
    assert drawn == {"event": "drawn", "seat": 0, "tile": int(TILES[4]), "source": "deal", "left": None}
    assert msgspec.json.decode(lines()[9], type=AnyEvent) == Drawn(0, Tile(TILES[4]), "deal")
