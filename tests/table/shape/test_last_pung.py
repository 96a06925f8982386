"""The pung of the very last discard: what a scenario cannot say, and the same with every copy of the match."""

from jantaku.table.words import OPEN_KAN
from tests.table.shape.last_pung import SHORT_WALL, sichuan
from tests.table.shape.seated import Seated, laid, parts_with

# 2s is the last discard. Seat 3 holds three of it, and a 3p for seat 0; 13s of seat 2 would make a run.
WALL = laid(
    ["33p 12m 456m 789s 123z", "3p 147m 258p 6s 12345z", "13s 258m 147p 4s 4567z", "222s 3p 369m 69p 147s 7z"],
    then="9m 2s",
)


def test_a_pung_of_the_last_discard_makes_another_last_discard() -> None:
    table = Seated(WALL, sichuan())
    assert table.play("0 discard 9m", "1 discard 2s", "3 pon 22s", "3 discard 3p", "0 pon 33p", "0 discard 1z") == [
        "0 discards 9m",
        "1 draws 2s",
        "1 discards 2s",
        "3 calls 222s from 1",
        "3 discards 3p",
        "0 calls 333p from 3",
        "0 discards 1z",
        "draw: exhausted",
    ]


def test_it_is_no_kong_and_no_run() -> None:
    table = Seated(WALL, sichuan())
    table.play("0 discard 9m", "1 discard 2s")
    assert table.deal.wall.live == 0
    assert table.asked == [3]
    assert {words.split()[0] for words in table.may(3)} == {"pon", "pass"}
    assert table.refuses(3, OPEN_KAN)


def test_otherwise_nobody_calls_the_last_discard() -> None:
    table = Seated(WALL, parts_with(SHORT_WALL))
    assert table.play("0 discard 9m", "1 discard 2s") == [
        "0 discards 9m",
        "1 draws 2s",
        "1 discards 2s",
        "draw: exhausted",
    ]
