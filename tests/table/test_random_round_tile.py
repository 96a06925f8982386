"""Deals whose round tile a die finds, and whose dealer the break of the wall (001:2647-2648)."""

from functools import cache
from random import Random

import pytest

from jantaku.records.formats.register import read_record, write_record
from jantaku.records.of_match import record_of
from jantaku.records.verify import verify_record
from jantaku.rules import read
from jantaku.table.events import DealStarted, LotDrawn, WallBroken
from jantaku.table.match import Match
from jantaku.table.shuffle_check import check_shuffle
from tests.records.played import without_seed
from tests.table.greedy import Greedy

pytest.importorskip("jantaku._kernel", reason="hands are priced by the C++ kernel, which is not built here")

TILES = (28, 29, 30, 31, 32, 33)


@cache
def played(option: str = "random_round_tile", seed: int = 6) -> Match:
    match = Match(read(f'id = "x"\nextends = "riichi"\n{option} = "on"'), seed)
    match.play([Greedy(match, Random(seed))] * 4)
    return match


def lots(match: Match, what: str) -> list[LotDrawn]:
    return [event for event in match.events if isinstance(event, LotDrawn) and event.what == what]


def test_a_die_finds_the_tile_of_each_deal() -> None:
    match = played()
    starts = [event for event in match.events if isinstance(event, DealStarted)]
    assert [event.round for event in starts] == [TILES[lot.dice[0] - 1] for lot in lots(match, "round")]
    assert len({event.round for event in starts}) > 2


def test_whose_side_the_last_dealer_breaks_deals_and_never_the_same_player_again() -> None:
    match = played()
    starts = [event.dealer for event in match.events if isinstance(event, DealStarted)]
    sides = [event.side for event in match.events if isinstance(event, WallBroken)]
    found = lots(match, "dealer")
    assert [lot.seat for lot in found] == starts[:-1]
    assert [lot.found for lot in found] == starts[1:]
    for lot, side in zip(found, sides[1:], strict=True):
        assert (lot.seat + sum(lot.dice) - 1) % 4 == side
        assert lot.found == (side if side != lot.seat else (side + 1) % 4)


def test_there_are_as_many_deals_as_a_hanchan_has_without_repeats() -> None:
    assert sum(isinstance(event, DealStarted) for event in played().events) == 8


@pytest.mark.parametrize("option", ["random_round_tile", "round_wind_from_break"])
def test_the_seeds_show_that_nobody_has_chosen(option: str) -> None:
    match = played(option)
    assert [check.differences for check in check_shuffle(match.events, match.rules) if not check.good] == []


@pytest.mark.parametrize("seeded", [True, False])
def test_a_record_is_played_again(seeded: bool) -> None:
    record = read_record(write_record(record_of(played()), "native"))
    verdict = verify_record(record if seeded else without_seed(record))
    assert (verdict.difference, verdict.damage) == (None, None)
