"""A marker turns the direction of play round: what a scenario cannot say, and the same with every copy of the match."""

from jantaku.table.words import Verb, call
from jantaku.tiles import KIND_OF
from tests.table.shape.reversed_turns import reversing
from tests.table.shape.seated import Seated, laid

# 4m is the marker. Seats 1 and 3 can both make a run with it.
WALL = laid(
    ["4m 19m 19p 19s 123457z", "56m 19p 1289s 12347z", "4m 147p 258s 123567z", "56m 2p 1379s 134567z"],
    then="8p 8m 6p 6s",
    indicator="4m",
)


def test_the_tile_that_turns_it_round_is_offered_to_the_new_follower() -> None:
    table = Seated(WALL, reversing())
    table.play("0 discard 4m")
    assert table.deal.direction == -1
    assert table.asked == [3]
    assert table.may(3) == ["chi 56m", "pass"]
    low, high = (table.deal.hands[1].of_kind(KIND_OF[name])[0] for name in ("5m", "6m"))
    assert table.refuses(1, call(Verb.CHI, (low, high)))


def test_the_order_is_the_other_one_until_the_next_marker() -> None:
    table = Seated(WALL, reversing())
    assert table.play("0 discard 4m", "3 discard 8m", "2 discard 4m", "3 pass", "3 discard 6s") == [
        "0 discards 4m",
        "3 draws 8m",
        "3 discards 8m",
        "2 draws 6p",
        "2 discards 4m",  # turned back: the follower is 3 again, and chi is his
        "3 draws 6s",
        "3 discards 6s",
        "0 draws 1m",
    ]


def test_chi_in_the_other_direction() -> None:
    table = Seated(WALL, reversing())
    assert table.play("0 discard 4m", "3 chi 56m", "3 discard 1s") == [
        "0 discards 4m",
        "3 calls 456m from 0",
        "3 discards 1s",
        "2 draws 8m",
    ]


def test_otherwise_a_marker_is_a_tile_like_another() -> None:
    table = Seated(WALL)
    table.play("0 discard 4m")
    assert table.deal.direction == 1
    assert table.asked == [1]
    assert table.play("1 pass", "1 discard 8m") == ["1 draws 8m", "1 discards 8m", "2 draws 6p"]
