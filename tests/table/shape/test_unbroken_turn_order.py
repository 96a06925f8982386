"""Unbroken turn order: what a scenario cannot say, and the same with every copy of the match."""

from jantaku.table.words import Verb, call, discard
from jantaku.tiles import KIND_OF
from tests.table.shape.seated import Seated, laid
from tests.table.shape.unbroken_turn_order import unbroken

SEVEN = KIND_OF["7s"]

# Seat 2 can call 3p, and 7s after it; seat 3 can call 8s. Seat 1 can make a run with 3p, and has a 7s and an 8s.
WALL = laid(
    ["3p 147m 369s 123456z", "24p 78s 19m 139s 1234z", "333p 77s 258m 14s 567z", "88s 369m 69p 25s 1256z"],
    then="9p 8p 2m",
)


def test_the_turn_goes_on_as_if_nothing_had_been_called() -> None:
    table = Seated(WALL, unbroken())
    assert table.play("0 discard 3p", "2 pon 33p", "1 discard 9m", "2 discard 1s", "3 discard 5z") == [
        "0 discards 3p",
        "2 calls 333p from 0",
        "1 draws 8p",
        "1 discards 9m",
        "2 discards 1s",  # without drawing
        "3 draws 2m",
        "3 discards 5z",
        "0 draws 1m",
    ]
    assert [len(hand.tiles) + 3 * len(hand.melds) for hand in table.deal.hands] == [14, 13, 13, 13]


def test_who_owes_a_discard_may_not_call_again() -> None:
    table = Seated(WALL, unbroken())
    assert table.play("0 discard 3p", "2 pon 33p", "1 discard 7s")[-1] == "1 discards 7s"
    assert table.asked == [2]  # it is his turn already
    assert table.deal.hands[2].counts[SEVEN] == 2
    assert all(words.startswith("discard") for words in table.may(2))
    pair = table.deal.hands[2].of_kind(SEVEN)
    assert table.refuses(2, call(Verb.PON, (pair[0], pair[1])))


def test_two_may_owe_a_discard_at_a_time() -> None:
    table = Seated(WALL, unbroken())
    assert table.play("0 discard 3p", "2 pon 33p", "1 discard 8s", "3 pon 88s")[-1] == "3 calls 888s from 1"
    assert table.asked == [2]
    assert table.play("2 discard 7s", "3 discard 2s") == ["2 discards 7s", "3 discards 2s", "0 draws 2m"]


def test_the_swap_of_a_tile_stays_forbidden_until_then_and_only_to_the_caller() -> None:
    table = Seated(WALL, unbroken())
    table.play("0 discard 3p", "2 pon 33p")
    assert table.asked == [1]
    assert len(table.may(1)) == 14
    table.play("1 discard 9m")
    assert table.asked == [2]
    assert "discard 3p" not in table.may(2)
    assert table.refuses(2, discard(table.deal.hands[2].of_kind(KIND_OF["3p"])[0]))
    assert len(table.may(2)) == 10  # eleven tiles, 3p among them


def test_a_caller_whose_turn_it_would_have_been_has_it() -> None:
    table = Seated(WALL, unbroken())
    assert table.play("0 discard 3p", "1 chi 24p, 2 pass", "1 discard 9m") == [
        "0 discards 3p",
        "1 calls 324p from 0",
        "1 discards 9m",
        "2 draws 8p",
    ]


def test_the_replacement_tile_is_taken_at_once() -> None:
    table = Seated(WALL, unbroken())
    told = table.play("0 discard 3p", "2 open_kan", "1 discard 9m", "2 discard 1s", "3 discard 5z")
    assert told[:2] == ["0 discards 3p", "2 calls 3333p from 0"]
    assert told[2].startswith("2 draws")
    assert told[2].endswith("(dead_wall)")
    assert [words for words in told[3:] if words != "IndicatorShown"] == [
        "1 draws 8p",
        "1 discards 9m",
        "2 discards 1s",
        "3 draws 2m",
        "3 discards 5z",
        "0 draws 1m",
    ]


def test_otherwise_the_turn_is_the_callers() -> None:
    table = Seated(WALL)
    assert table.play("0 discard 3p", "2 pon 33p", "2 discard 1s", "3 discard 5z", "0 discard 7m", "1 discard 7s") == [
        "0 discards 3p",
        "2 calls 333p from 0",
        "2 discards 1s",
        "3 draws 8p",
        "3 discards 5z",
        "0 draws 2m",
        "0 discards 7m",
        "1 draws 1m",
        "1 discards 7s",
    ]
    assert table.may(2) == ["pon 77s", "pass"]
