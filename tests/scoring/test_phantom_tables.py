"""What is paid between two players and their phantoms: the book's table cell by cell (001:4094-4108)."""

from typing import Final

import pytest

from jantaku.rules import load
from jantaku.scoring.ledger import Seat
from jantaku.scoring.payments import Award, Counters, ron, tsumo
from jantaku.scoring.score import score
from jantaku.scoring.win import ImpossibleWinError, read_win
from jantaku.tiles import tile_set

EAST: Final = Seat(0)
WEST: Final = Seat(2)
BOX: Final = tile_set("rengonosan_two")
PHANTOMS: Final = (1, 3)

CELLS: Final = """
20 1  1000 700 300      700 500 200
20 2  2000 1300 700     1300 900 400
20 3  3900 2600 1300    2600 1700 900
20 4  7700 5100 2600    5200 3500 1700
30 1  1500 1000 500     1000 700 300
30 2  2900 1900 1000    2000 1300 700
30 3  5800 3900 1900    3900 2600 1300
30 4  11600 7700 3900   7700 5100 2600
40 1  2000 1300 700     1300 900 400
40 2  3900 2600 1300    2600 1700 900
40 3  7700 5100 2600    5200 3500 1700
40 4  12000 8000 4000   8000 5300 2700
50 1  2400 1600 800     1600 1100 500
50 2  4800 3200 1600    3200 2100 1100
50 3  9600 6400 3200    6400 4300 2100
60 1  2900 1900 1000    2000 1300 700
60 2  5800 3900 1900    3900 2600 1300
60 3  11600 7700 3900   7700 5100 2600
70 1  3400 2300 1100    2300 1500 800
70 2  6800 4500 2300    4500 3000 1500
70 3  12000 8000 4000   8000 5300 2700
80 1  3900 2600 1300    2600 1700 900
80 2  7700 5100 2600    5200 3500 1700
90 1  4400 2900 1500    2900 1900 1000
90 2  8700 5800 2900    5800 3900 1900
100 1 4800 3200 1600    3200 2100 1100
100 2 9600 6400 3200    6400 4300 2100
110 1 5300 3500 1800    3600 2400 1200
110 2 10600 7100 3500   7100 4700 2400
"""
"""Fu, han; then of the dealer and of the other: a ron, what the phantoms pay of a tsumo, what the player pays."""
LIMITS: Final = """
2000  12000 8000 4000    8000 5300 2700
3000  18000 12000 6000   12000 8000 4000
4000  24000 16000 8000   16000 10700 5300
6000  36000 24000 12000  24000 16000 8000
8000  48000 32000 16000  32000 21300 10700
16000 96000 64000 32000  64000 42700 21300
"""
"""The base amount, from a mangan to a double yakuman; then the same."""


def numbers(text: str) -> list[list[int]]:
    return [[int(word) for word in line.split()] for line in text.split("\n") if line]


BASES: Final = [
    *((min(fu * 2 ** (han + 2), 2000), *paid) for fu, han, *paid in numbers(CELLS)),
    *((base, *paid) for base, *paid in numbers(LIMITS)),
]


@pytest.mark.parametrize("game", ["nima_rengonosan", "nima_toitsu_riichi"])
@pytest.mark.parametrize("row", BASES, ids=str)
def test_what_is_paid(game: str, row: tuple[int, ...]) -> None:
    base, *cells = row
    plan = load(game).plan.payments
    for dealer, (whole, of_phantoms, of_player) in ((EAST, cells[:3]), (WEST, cells[3:])):
        assert ron([Award(EAST, base)], WEST, Counters(dealer), plan).total(EAST) == whole
        paid = {line.source: line.amount for line in tsumo(Award(EAST, base), Counters(dealer), plan)}
        assert (sum(paid.get(seat, 0) for seat in PHANTOMS), paid[WEST]) == (of_phantoms, of_player)


def test_no_hand_of_a_phantom_is_priced() -> None:
    rules = load("nima_rengonosan")
    for seat in ("S", "N"):
        with pytest.raises(ImpossibleWinError) as refused:
            score(read_win("123p 678p 99s9m 234s 7s", "7s", seat=seat, flags=["riichi"], box=BOX), rules)
        assert refused.value.text_id == "win-phantom"
    assert score(read_win("123p 678p 99s9m 234s 7s", "7s", seat="W", flags=["riichi"], box=BOX), rules).points == 1300
