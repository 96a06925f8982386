"""A hand won in stages: what a scenario cannot say, and the same with every copy of the match."""

from tests.table.shape.hand_in_stages import BLOCKS, LAST_STAGE, staged, stages_of, whole
from tests.table.shape.seated import Seated, laid

# Seat 1 is ready for 1s and 4s, seat 3 for 4s alone, without a yaku.
WALL = laid(["147m 4s", "55p 23s", "258m 9p", "99p 35s"], then="9m 6p 7p 2z 8p 3m 4m 2m", blocks=BLOCKS)


def test_four_tiles_are_dealt_and_the_dealer_has_five() -> None:
    assert [len(hand.tiles) for hand in Seated(WALL, staged()).deal.hands] == [5, 4, 4, 4]


def test_five_eight_eleven() -> None:
    table = Seated(WALL, staged())
    lines = ("0 discard 4s", "1 ron, 3 ron", "0 discard 2z", "1 tsumo", "0 discard 2m", "1 ron")
    assert table.play(*lines) == [
        "0 discards 4s",
        "1 completes stage 1: 55p234s",  # nearer than 3
        "1 draws 6p",
        "1 draws 7p",
        "0 draws 2z",  # the turn is the dealer's
        "0 discards 2z",
        "1 draws 8p",
        "1 completes stage 2: 55p234s678p",
        "1 draws 3m",
        "1 draws 4m",
        "0 draws 2m",
        "0 discards 2m",
        "1 wins with 2m from 0",
        "Paid",
    ]
    assert sum(table.match.points) == 100_000
    assert table.match.points[1] > 25_000


def test_a_stage_moves_no_points_and_needs_no_yaku() -> None:
    table = Seated(WALL, staged())
    assert table.play("0 discard 4s", "1 pass, 3 ron")[1] == "3 completes stage 1: 99p354s"
    assert table.match.points == (25_000,) * 4
    assert [len(hand.tiles) for hand in table.deal.hands] == [5, 4, 4, 7]
    assert stages_of(table.deal) == [1, 1, 1, 2]


def test_the_last_stage_needs_a_yaku() -> None:
    wall = laid(["147m 4s", "99p 23s", "258m 1p", "11z 35s"], then="9m 6p 7p 2z 8p 3m 5m 4m", blocks=BLOCKS)
    table = Seated(wall, staged())
    told = table.play("0 discard 4s", "1 ron, 3 pass", "0 discard 2z", "1 tsumo", "0 discard 4m")
    assert told[-1] == "0 discards 4m"
    assert stages_of(table.deal)[1] == LAST_STAGE
    assert table.deal.hands[1].waits == 1 << 3  # 99p 234s 678p 35m
    assert table.may(1) == ["chi 35m", "pass"]


def test_otherwise_a_complete_hand_ends_the_deal() -> None:
    table = Seated(WALL, whole())
    assert table.play("0 discard 4s", "1 ron") == ["0 discards 4s", "1 wins with 4s from 0", "Paid"]
