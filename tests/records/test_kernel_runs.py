"""What the kernel does of reading and replaying, held against the same in plain Python."""

import hashlib
import random
import re
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

import pytest

from jantaku.hands import kernel
from jantaku.records import replay
from jantaku.records.formats.mjlog import read_mjlog, write_mjlog
from jantaku.records.formats.mjlog import reading as mjlog_reading
from jantaku.records.formats.mjlog import tags as mjlog_tags
from jantaku.records.formats.mjlog.codes import box
from jantaku.records.record import RecordError
from jantaku.records.replay import Replay
from jantaku.records.rules_played import rules_of
from jantaku.records.tenhou_wall import _shuffled_in_python, deal_digests, digests_by, generator, shuffled
from jantaku.rules import load
from jantaku.table import fast_lane
from jantaku.table.events import DealStarted, Event, Paid
from jantaku.table.parts import calls, reading
from jantaku.table.state.holding import Holding
from jantaku.table.table import table_of
from jantaku.tiles import KIND, Tile
from tests.records.played import played
from tests.records.stored_games import INIT, INIT_OF_THREE

pytestmark = pytest.mark.skipif(kernel.PlainTurns is None, reason="there is no kernel to be compared")


@contextmanager
def in_python() -> Iterator[None]:
    """Records are read and played again without the kernel's runs."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(fast_lane, "_PLAIN", None)
        patch.setattr(replay, "places_of", None)
        patch.setattr(mjlog_reading, "_plain_tags", mjlog_reading._plain_tags_in_python)
        patch.setattr(mjlog_reading, "_usual_opening", lambda used, players: lambda told, number: None)
        patch.setattr(mjlog_tags, "tiles_written", None)
        patch.setattr(mjlog_tags, "_opened", mjlog_tags._opened_in_python)
        patch.setattr(mjlog_tags, "_numbers_in", mjlog_tags._numbers_in_python)
        yield


@pytest.mark.parametrize("seed", range(4))
def test_a_record_is_read_and_played_alike(seed: int) -> None:
    text = write_mjlog(played("tenhou", seed))
    record = read_mjlog(text)
    rules = rules_of(record)
    first = Replay(record, rules)
    ended = first.run()
    with in_python():
        other = read_mjlog(text)
        again = Replay(other, rules)
        assert again.run() == ended
    assert other == record
    assert ended.difference is None
    assert first.match is not None
    assert again.match is not None
    assert first.match.deal.hands == again.match.deal.hands
    assert first.match.history == again.match.history


def test_events_of_a_kind_are_found_alike() -> None:
    events = played("tenhou", 3).events
    for told in (events, list(events), events[:0]):
        for kind in (DealStarted, Paid, Event):
            found = replay.places_among(told, kind)
            with in_python():
                assert replay.places_among(told, kind) == found
    assert len(replay.places_among(events, Paid)) > 3


@pytest.mark.parametrize("rules", ["riichi", "sanma", "sichuan", "taiwanese", "bamboo_two"])
def test_waits_are_found_alike(rules: str) -> None:
    table = table_of(load(rules))
    grammar = table.reading.grammar
    quick = reading.waits_finder(grammar)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(reading, "WaitsFinder", None)
        plain = reading.waits_finder(grammar)
    assert type(quick) is not type(plain)
    rng = random.Random(1)
    box_of_tiles = list(grammar.tile_set.tiles)
    size = sum(table.phases.blocks)
    ready = 0
    for _ in range(300):
        rng.shuffle(box_of_tiles)
        one, other = (Holding(box_of_tiles[:size], bytearray(table.kinds)) for _ in range(2))
        for hand in (one, other):
            hand.count()
        for tile in box_of_tiles[size : size + 60]:
            for hand, look in ((one, quick), (other, plain)):
                look(hand)
            assert one == other
            ready += bool(one.waits)
            # the tile is kept, and another one goes, so that the hand comes nearer if it can
            away = {held: _distance(grammar.kernel, one, tile, held) for held in one.tiles}
            out = min(away, key=away.__getitem__)
            for hand in (one, other):
                hand.take(tile)
                hand.put(out)
    assert ready > 20


@pytest.mark.parametrize("rules", ["riichi", "sanma", "sichuan", "taiwanese", "bamboo_two"])
def test_who_wants_a_tile_is_found_alike(rules: str) -> None:
    table = table_of(load(rules))
    seats, box_of_tiles = table.seats, list(table.grammar.tile_set.tiles)
    quick = calls.wanted_finder(table.calls, table.calls.least)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(calls, "WantedFinder", None)
        plain = calls.wanted_finder(table.calls, table.calls.least)
    assert type(quick) is not type(plain)
    rng = random.Random(1)
    some = 0
    for _ in range(300):
        rng.shuffle(box_of_tiles)
        hands = [Holding(box_of_tiles[seat * 8 : seat * 8 + 8], bytearray(table.kinds)) for seat in seats.all]
        for hand in hands:
            hand.count()
            hand.waits = 1 << (rng.choice(box_of_tiles) & KIND)
        for tile in box_of_tiles:
            seat = rng.choice(seats.all)
            asked = hands, seats.others(seat), seats.next(seat), tile & KIND
            assert quick(*asked) == plain(*asked)
            some += quick(*asked) > 0
    assert 300 < some < 300 * len(box_of_tiles)


def _distance(grammar: kernel.KernelGrammar, hand: Holding, new: Tile, out: Tile) -> int:
    counts = bytearray(hand.counts)
    counts[new & 63] += 1
    counts[out & 63] -= 1
    return grammar.shanten(bytes(counts))


def test_tags_are_taken_apart_alike() -> None:
    texts = [
        write_mjlog(played("tenhou", 5)),
        '<N who="0" who="1" m="2" />',
        '<UN n0="日本" n1=""/>',
        '<A b="c></A>',
        "<",
    ]
    texts += ['<A b="c"d="e"/>', '<A "b"/>', '<A b=""/>', '<A b="1" "/>', '<A b="1""2"/>', "<A b=1/>", '<A b = "1"/>x']
    opened = 0
    for text in texts:
        for piece in text.split("<"):
            quick, plain = mjlog_tags._opened(piece), mjlog_tags._opened_in_python(piece)
            assert quick == plain, piece
            opened += quick[0] is not None
    assert opened > 100


@pytest.mark.parametrize("players", [3, 4])
def test_plain_tags_are_read_alike(players: int) -> None:
    used = box(red=True, players=players)
    quick, plain = mjlog_reading._plain_tags(used, players), mjlog_reading._plain_tags_in_python(used, players)
    ends = [
        "",
        "<",
        "<T",
        "<T5",
        "<T5/",
        "<T5 />",
        "<T05/>",
        "<T1000/>",
        "<T136/>",
        "<W7/>",
        "<G7/>",
        "<N who=",
        "<X5/>",
    ]
    ends += ["<T7/> ", "<T7/>x<D7/>", "<T7/>\n<D7/>", "<T٧/>", "<日7/>", "<T-1/>", "<T/>", "<t7/>", "<T4/><U4/>"]
    for end in ends:
        for start in ("", "日<", "<DORA/>"):
            text = f"{start}<T0/><D0/><U56/><E0/><V135/><F135/><T108/>{end}"
            told: list[list[Event]] = [[], []]
            at = text.index("<T0/>")
            assert quick(text, at, 7, told[0], Tile(-1), None) == plain(text, at, 7, told[1], Tile(-1), None), text
            assert told[0] == told[1]
            assert len(told[0]) >= 7


ODD_OPENINGS: Final = [
    {"seed": "1,0,0,4,2,135"},
    {"seed": "3,2,1,5,0,135", "oya": "3"},
    {"seed": "7,0,0,0,0,134", "oya": "3", "ten": "-12,0,1000,12"},
    {"seed": "16,0,0,4,2,135"},
    {"seed": "0,-1,0,4,2,135"},
    {"seed": "0,0,-1,4,2,135"},
    {"seed": "0,0,0,6,2,135"},
    {"seed": "0,0,0,4,-1,135"},
    {"seed": "0,0,0,4,2,136"},
    {"seed": "0,0,0,4,2,-1"},
    {"seed": "0,0,0,4,2,0135"},
    {"seed": "00,0,0,4,2,135"},
    {"seed": "0,0,0,4,2,0"},
    {"seed": "0,0,0,4,2"},
    {"seed": "0,0,0,4,2,135,1"},
    {"seed": ""},
    {"oya": "1"},
    {"oya": "00"},
    {"oya": "-0"},
    {"oya": "4"},
    {"oya": ""},
    {"ten": "250,250,250"},
    {"ten": "250,250,250,250,250"},
    {"ten": "250,250,x,250"},
    {"ten": "350,350,350,0"},
    {"hai1": ""},
    {"hai1": "36,37,38,40,41,42,44,45,46,48,49,52"},
    {"hai1": "36,37,38,40,41,42,44,45,46,48,49,52,53,54"},
    {"hai1": "36,37,38,40,41,42,44,45,46,48,49,52,52"},
    {"hai1": "36,37,38,40,41,42,44,45,46,48,49,52,0"},
    {"hai1": "36,37,38,40,41,42,44,45,46,48,49,52,053"},
    {"hai1": "36,37,38,40,41,42,44,45,46,48,49,52,136"},
    {"hai3": ""},
    {"hai3": "0"},
]


@pytest.mark.parametrize("players", [3, 4])
def test_a_deal_begins_alike(players: int) -> None:
    usual = dict(re.findall(r'(\w+)="([^"]*)"', INIT if players == 4 else INIT_OF_THREE))
    reader = mjlog_reading.MjlogReader("<mjloggm>")
    reader.players, reader.box, reader.deals = players, box(red=True, players=players), 5
    quick = mjlog_reading._usual_opening(reader.box, players)
    read = 0
    for odd in [{}, *ODD_OPENINGS]:
        told = usual | odd
        try:
            plain = reader._opening(told)
        except RecordError:
            plain = None
        assert quick(told, 5) == plain, odd
        read += plain is not None
    assert read > 2


def test_numbers_of_tiles_are_read_as_they_are_written() -> None:
    assert kernel.tiles_written is not None
    for players in (3, 4):
        used = box(red=True, players=players)
        for text in (
            "0",
            "135",
            "16,52,88",
            "4,5,6",
            "01",
            "136",
            "999",
            "1000",
            "",
            ",",
            "1,",
            ",1",
            "1 ",
            "+1",
            "-1",
            "١",
        ):
            plain = tuple(map(used.written.get, text.split(",")))
            assert kernel.tiles_written(text, used.by_number) == (None if None in plain else plain), text


def test_numbers_are_read_as_they_are_written() -> None:
    assert kernel.numbers_written is not None
    written = [
        "0",
        "-0",
        "007",
        "250,250,250,250",
        "-12,9999999,-9999999",
        "12345678",
        "-12345678",
        "",
        ",",
        "1,",
        ",1",
    ]
    written += [
        "1,,2",
        "-",
        "--1",
        "1-2",
        "1,-",
        "+1",
        " 1",
        "1 ",
        "1, 2",
        "1.5",
        "1\n",
        "x",
        "1,x",
        "\u0661",
        "-1,-2,-3",
    ]
    for text in written:
        assert kernel.numbers_written(text) == mjlog_tags._numbers_in_python(text), text


@pytest.mark.parametrize("size", [1, 16, 27, 28, 31, 32, 33, 59, 60, 64, 250])
def test_words_are_drawn_and_hashed_as_the_standard_library_does(size: int) -> None:
    assert kernel.Twister is not None
    key = random.Random(size).randbytes(4 * size) + b"key "
    plain, twister = generator(key), kernel.Twister(key)
    for count in (1, 3, 20):
        blocks = [plain.getrandbits(32 * size).to_bytes(4 * size, "little") for _ in range(count)]
        assert twister.digests(count, size) == b"".join(hashlib.sha512(block).digest() for block in blocks)


def test_a_key_is_whole_words() -> None:
    assert kernel.Twister is not None
    for key in (b"", b"abc", b"abcde"):
        with pytest.raises(ValueError, match="four bytes"):
            kernel.Twister(key)


@pytest.mark.parametrize("last", [b"last", bytes(4)])
def test_walls_are_made_alike(last: bytes) -> None:
    key = random.Random(3).randbytes(2492) + last
    next_digests, chance = digests_by(key), generator(key)
    for players in (3, 4):
        tiles = list(box(red=True, players=players).tiles.values())
        for _ in range(5):
            digests = next_digests()
            assert digests == deal_digests(chance)
            assert shuffled(tiles, digests) == _shuffled_in_python(tiles, digests)


def test_too_few_words_do_not_shuffle() -> None:
    assert kernel.shuffle_up is not None
    assert kernel.shuffle_up(bytes(8), [Tile(1), Tile(2), Tile(3)]) == [1, 2, 3]
    assert kernel.shuffle_up(bytes(4), [Tile(1), Tile(2), Tile(3)]) is None
