"""Examples of the specification that no scenario shows, each with the number of its clause.

Where the others are is said in clauses.toml: most are scenarios, those of the wall are in test_wall.py, those of hands
and points in tests/hands and tests/scoring.
"""

from collections.abc import Sequence

import pytest

from jantaku.rules import load
from jantaku.scoring.score import NoWinError, score
from jantaku.scoring.win import read_win
from jantaku.table.events import DealStarted, Drawn, MatchEnded
from jantaku.table.match import Match
from jantaku.table.parts.seats import Seats
from jantaku.table.words import Verb
from jantaku.tiles import BAMBOO, CHARACTERS, DOTS, HONOURS, TileSet, kind_of
from tests.table.laid import all_pass, asked, laid, offered, throw
from tests.table.test_scenarios import differences

EAST, SOUTH, WEST, NORTH = range(4)

# ---------------------------------------------------------------- tiles (1)


def test_108_tiles_of_suits_and_28_honours() -> None:
    """1.2."""
    kinds = [kind_of(tile) for tile in TileSet.riichi((1, 1, 1)).tiles]
    assert sum((CHARACTERS | DOTS | BAMBOO) >> kind & 1 for kind in kinds) == 3 * 9 * 4 == 108
    assert sum(HONOURS >> kind & 1 for kind in kinds) == 7 * 4
    assert len(kinds) == 108 + 7 * 4 == 136


@pytest.mark.parametrize(
    ("seat", "han_of"),
    [
        ("S", {"1z": 1, "2z": 1, "3z": 0, "4z": 0, "5z": 1, "6z": 1, "7z": 1}),
        ("E", {"1z": 2, "2z": 0, "3z": 0, "4z": 0, "5z": 1, "6z": 1, "7z": 1}),
    ],
)
def test_valuable_guest_and_double_winds(seat: str, han_of: dict[str, int]) -> None:
    """1.5, in the East round: an open hand whose only yaku can be its honours; a double wind counts twice."""
    found = {}
    for honour in han_of:
        win = read_win(f"234m 789p 45s 99s {honour[0] * 3}z+", "6s", seat=seat, round="E", discarder="W")
        try:
            found[honour] = score(win, load("riichi")).han
        except NoWinError:
            found[honour] = 0
    assert found == han_of


# ---------------------------------------------------------------- seats, deals and rounds (9, R-5)


def test_winds_move_against_the_deal() -> None:
    """9.13: the seat wind is the distance from the dealer, who is East."""
    seats = Seats(4)
    assert [["ESWN"[seats.position(seat, dealer)] for seat in range(4)] for dealer in range(4)] == [
        ["E", "S", "W", "N"],
        ["N", "E", "S", "W"],
        ["W", "N", "E", "S"],
        ["S", "W", "N", "E"],
    ]


FAR = ("147m258p369s1234z", "258m369p147s1234z", "369m147p258s1234z", "147m258p369s5677z")
"""Hands that nobody makes anything of by throwing away every tile drawn."""


def deals_of(match: Match) -> Sequence[tuple[str, int, int]]:
    """Round and number of each deal as players call it, its dealer and its honba."""
    told = [event for event in match.events if isinstance(event, DealStarted)]
    return [(f"{'ESWN'[deal.round - 27]}{deal.hand + 1}", deal.dealer, deal.honba) for deal in told]


def test_a_match_of_draws_goes_once_round_the_table_in_each_round() -> None:
    """9.1, 9.3, 9.9, 9.11, 10.3, D-5, R-5: nobody is ever ready, nobody has the target; one extra round is played."""
    match = laid(*FAR, then="1m")
    while match.window is not None:
        match.close()
    places = [f"{wind}{number}" for wind in "ESW" for number in range(1, 5)]
    assert deals_of(match) == [(place, number % 4, number) for number, place in enumerate(places)]
    assert match.points == (25000,) * 4
    assert isinstance(match.events[-1], MatchEnded)


# ---------------------------------------------------------------- calls (13)


def test_a_tile_is_lost_once_the_next_player_has_drawn() -> None:
    """13.2."""
    match = laid("5677z19m19p19s123z", "258m369p147s1234z", "369m147p258s5577z", "147m258p369s1234z", then="2m")
    throw(match, EAST, 31)
    pon = offered(match, WEST, Verb.PON)
    all_pass(match)
    assert isinstance(match.events[-1], Drawn)
    refusal = match.answer(WEST, pon)
    assert refusal is not None
    assert list(asked(match)) == [SOUTH]


# ---------------------------------------------------------------- kans (14.6)

CALLED_KAN = """
hands.S = "666p 234m 345m 678s 2s"
wall = { dora = "1m", kan_dora = "1s", replacements = "2s" }
play = "E 6p / S kan, tsumo"
"""


def test_a_win_on_the_tile_of_a_called_kan_comes_before_its_indicator() -> None:
    """14.6: had the indicator 1s been turned, two dora more would count."""
    expect = 'yaku = ["rinshan", "tanyao"]\ndora = 1\nindicators = "1m"'
    assert differences(CALLED_KAN, expect) == []


# ---------------------------------------------------------------- furiten (T-F1, T-F2, T-F3)

FURITEN_1M = 'hands.S = "23m 567m 345p 678s 88p"\n'
"""South waits for 1m and 4m, and has thrown 1m."""


@pytest.mark.parametrize("tile", ["1m", "4m"])
def test_no_ron_on_any_wait_if_one_lies_in_the_own_pond(tile: str) -> None:
    """T-F1."""
    play = f'wall.draws = {{ S = "1m" }}\nplay = "S 1m / W {tile} / S ron ! furiten_own_pond"'
    assert differences(FURITEN_1M + play, 'furiten = ["S"]') == []


@pytest.mark.parametrize("tile", ["1m", "4m"])
def test_tsumo_in_spite_of_the_own_pond(tile: str) -> None:
    """T-F1."""
    play = f'wall.draws = {{ S = "1m {tile}" }}\nplay = "S 1m / S tsumo"'
    assert differences(FURITEN_1M + play, 'end = "tsumo"\nwinners = ["S"]') == []


@pytest.mark.parametrize("tile", ["3m", "8s"])
def test_the_rebuilt_hand_waits_for_nothing_in_its_pond(tile: str) -> None:
    """T-F2: 1m lies in the pond, but with 3m for 2m the hand waits for 3m and 8s."""
    told = f"""
        hands.S = "23m 567m 345p 234s 88s"
        wall.draws = {{ S = "1m 3m" }}
        play = "S 1m / S 2m / W {tile} / S ron"
    """
    assert differences(told, 'yaku = ["tanyao"]') == []


T_F3 = 'hands.S = "23456s 345m 888p 55m"\n'
"""South waits for 1s, 4s and 7s; only 4s and 7s give tanyao."""


@pytest.mark.parametrize("tile", ["4s", "7s"])
def test_a_wait_that_went_by_without_a_yaku_bars_the_others(tile: str) -> None:
    """T-F3: the right neighbour throws 1s, then the player across 4s or 7s."""
    play = f'play = "E 1z / W 1s / S ron ! no_yaku / N {tile} / S ron ! furiten_missed"'
    assert differences(T_F3 + play, 'furiten = ["S"]') == []


@pytest.mark.parametrize("tile", ["4s", "7s"])
def test_otherwise_they_could_be_won_on(tile: str) -> None:
    """T-F3, without the 1s."""
    play = f'play = "E 1z / N {tile} / S ron"'
    assert differences(T_F3 + play, 'winners = ["S"]') == []


# ---------------------------------------------------------------- wins (17.5, 20.7, 20.6)


@pytest.mark.parametrize("tile", ["2p", "9p"])
def test_three_closed_triplets_need_the_third_from_the_wall(tile: str) -> None:
    """17.5: by tsumo sanankou and menzen tsumo, by ron no yaku at all."""
    hand = 'hands.S = "444m 888s 567m 22p 99p"\n'
    tsumo = hand + f'play = "E 1z / S 3z / S tsumo {tile}"'
    assert differences(tsumo, 'yaku = ["menzen_tsumo", "sanankou"]') == []
    ron = hand + f'play = "E {tile} / S ron ! no_yaku"'
    assert differences(ron) == []


def test_ippatsu_and_haitei_together() -> None:
    """20.7: riichi with four tiles left, and the last of them is the own next draw."""
    told = """
        hands.S = "234m 345p 567s 88p 67m"
        wall = { left = 9, draws = { S = "9p 1z 5m" } }
        play = "S 9p / S riichi 1z / S tsumo"
    """
    assert differences(told, 'yaku = ["haitei", "ippatsu", "menzen_tsumo", "pinfu", "riichi", "tanyao"]') == []
