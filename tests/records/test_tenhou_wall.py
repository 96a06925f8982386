"""The walls of tenhou.net are made again from the seeds in its records."""

import random
import re
import struct
from base64 import b64encode
from itertools import islice
from pathlib import Path
from typing import Final

import pytest

from jantaku.records.formats.mjlog import read_mjlog
from jantaku.records.record import Header, RecordError
from jantaku.records.tenhou_wall import (
    METHOD,
    WORDS,
    deal_words,
    generator,
    init_by_array,
    key_of,
    shuffle_of,
    wall,
    walls,
)
from jantaku.table.events import DealStarted, Dealt, DiceRolled, Drawn, IndicatorShown, Won
from jantaku.tiles import number_of_tile
from tests.records.stored_games import FOUR_PLAYERS, THREE_PLAYERS, stored_games

HANCHAN: Final = next(iter(FOUR_PLAYERS))
DEALS: Final = {**dict(zip(FOUR_PLAYERS, (7164, 777, 818), strict=True)), THREE_PLAYERS: 2302}
REPLACEMENTS: Final = (-2, -1, -4, -3, -6, -5, -8, -7)
"""Where they lie, counted from the end of the row; four players have only the first four."""

# The words that the authors of MT19937 print for the key 0x123, 0x234, 0x345, 0x456 (mt19937ar.out).
PUBLISHED: Final = (1067595299, 955945823, 477289528, 4107218783, 4228976476)


def seed_of(game: bytes) -> str:
    found = re.search(rb'<SHUFFLE seed="([^"]*)"', game)
    assert found is not None
    return found[1].decode()


def numbers(tiles: tuple[int, ...]) -> list[int]:
    return [number_of_tile(tile) for tile in tiles]  # type: ignore[arg-type]


def test_the_twister_gives_the_published_words() -> None:
    twister = random.Random()
    twister.setstate((3, (*init_by_array((0x123, 0x234, 0x345, 0x456)), WORDS), None))
    assert tuple(twister.getrandbits(32) for _ in PUBLISHED) == PUBLISHED


@pytest.mark.parametrize("last", [1, 0])
def test_a_key_that_ends_with_zero_counts_in_full(last: int) -> None:
    key = (*range(5, 5 + WORDS - 1), last)
    twister = random.Random()
    twister.setstate((3, (*init_by_array(key), WORDS), None))
    found = generator(struct.pack(f"<{WORDS}I", *key))
    assert [found.getrandbits(32) for _ in range(700)] == [twister.getrandbits(32) for _ in range(700)]
    shorter = random.Random(int.from_bytes(struct.pack(f"<{WORDS}I", *key), "little"))
    assert (shorter.getrandbits(32) == generator(struct.pack(f"<{WORDS}I", *key)).getrandbits(32)) == bool(last)


def test_the_check_values_of_four_players() -> None:
    game = dict(stored_games(HANCHAN))["2022010103gm-00a9-0000-446dcc45"]
    twister = generator(key_of(seed_of(game)))
    assert [twister.getrandbits(32) for _ in range(3)] == [0x5325A9CD, 0xEBA334E5, 0x6EA1C367]
    assert deal_words(generator(key_of(seed_of(game))))[:3] == (0xF9A40F64, 0xCACD7681, 0x60288EBF)
    first = next(walls(seed_of(game)))
    laid = numbers(first.order)[::-1]
    assert laid[:8] == [52, 70, 99, 93, 117, 92, 89, 60]
    assert laid[-4:] == [132, 128, 82, 94]
    assert first.dice == (1, 5)
    assert number_of_tile(first.order[130]) == 92


def test_the_check_values_of_three_players() -> None:
    game = dict(stored_games(THREE_PLAYERS))["2022010102gm-00b9-0000-a62a7de6"]
    first = next(walls(seed_of(game), players=3))
    laid = numbers(first.order)[::-1]
    assert len(laid) == 108
    assert laid[:8] == [90, 86, 107, 71, 105, 57, 130, 60]
    assert laid[-4:] == [87, 103, 74, 88]
    assert first.dice == (3, 4)
    assert laid[9] == 67


@pytest.mark.parametrize("archive", DEALS, ids=lambda archive: Path(archive).name.partition(".")[0])
def test_every_stored_deal_comes_from_these_walls(archive: Path) -> None:
    """Dice, hands, draws, replacement tiles, indicators and the tiles under them."""
    deals = 0
    for _, game in stored_games(archive):
        record = read_mjlog(game)
        players = len(record.header.names)
        laid = walls(shuffle_of(record.header), players)
        first = -10 if players == 3 else -6
        for event in record.events:
            match event:
                case DealStarted():
                    deals += 1
                    order, dice = next(laid)
                    live, replacements = iter(order), iter([order[place] for place in REPLACEMENTS])
                    indicators = [order[first - 2 * number] for number in range(5)]
                    under = [order[first + 1 - 2 * number] for number in range(5)]
                    shown = 0
                case DiceRolled():
                    assert event.dice == dice
                case IndicatorShown():
                    assert event.tile == indicators[shown]
                    shown += 1
                case Dealt():
                    assert event.tiles == tuple(islice(live, len(event.tiles)))
                case Drawn():
                    assert event.tile == next(replacements if event.source == "dead_wall" else live)
                case Won():
                    assert list(event.indicators) == indicators[:shown]
                    assert not event.ura or list(event.ura) == under[:shown]
    assert deals == DEALS[archive]


def test_a_deal_by_its_number() -> None:
    seed = b64encode(bytes(range(256)) * 9 + bytes(192)).decode()
    assert wall(seed, 2) == list(islice(walls(f"{METHOD},{seed}"), 3))[2]
    assert sorted(numbers(wall(seed, 0).order)) == list(range(136))
    assert wall(seed, 0, red=False).order != wall(seed, 0).order
    assert numbers(wall(seed, 0, red=False).order) == numbers(wall(seed, 0).order)


def test_the_seed_in_a_header_is_that_of_the_tag() -> None:
    data = bytes(2496)
    header = Header(rules="tenhou", chance=METHOD, seed=data.hex())
    assert shuffle_of(header) == f"{METHOD},{b64encode(data).decode()}"
    assert shuffle_of(Header(rules="tenhou", extra={"shuffle": "mt19937ar,1,2"})) == "mt19937ar,1,2"
    assert shuffle_of(Header(rules="ema", chance="sha256-1", seed="00")) == ""


@pytest.mark.parametrize("seed", ["", f"{METHOD},", f"{METHOD},AAAA", "AAAA", "не base64", f"{METHOD},AA\nAA"])
def test_a_damaged_seed_is_refused(seed: str) -> None:
    with pytest.raises(RecordError) as caught:
        next(walls(seed))
    assert caught.value.text_id == "record-wall-seed"
    assert "2496" in caught.value.message("ru")


def test_another_method_is_refused_by_name() -> None:
    with pytest.raises(RecordError) as caught:
        next(walls("mt19937ar,4F3B9D1C"))
    assert caught.value.message("en") == "walls made by “mt19937ar” cannot be rebuilt."


def test_a_header_with_a_seed_that_is_no_number_is_refused() -> None:
    with pytest.raises(RecordError, match="2496 bytes"):
        shuffle_of(Header(rules="tenhou", chance=METHOD, seed="zz"))
