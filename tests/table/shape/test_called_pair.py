"""A called pair and its robbing: what a scenario cannot say, and the same with every copy of the match."""

from jantaku.table.words import discard
from jantaku.tiles import KIND_OF, short_of
from tests.table.shape.called_pair import pairs
from tests.table.shape.seated import Seated, laid

# Seat 1 has two 9p, seat 0 the two others.
WALL = laid(
    ["99p 147m 258s 12345z", "99p 258m 147s 12345z", "369m 147p 369s 1236z", "369m 147p 369s 4567z"],
    then="6p 1m 1m 8m 8m 2p",
)
TWICE = (
    *("0 discard 9p", "1 pair 9p", "1 discard 4z", "2 discard 3m", "3 discard 6m"),
    *("0 discard 9p", "1 pair 9p", "1 discard 5z"),
)
LAST_LIVE = 136 - 14 - 1


def test_a_pair_is_called_from_the_player_before_only() -> None:
    table = Seated(WALL, pairs())
    table.play("0 discard 9p")
    assert table.may(1) == ["pon 99p", "pair 9p", "pair 9p", "pass"]
    assert table.play("1 pair 9p") == ["1 calls 99p from 0"]
    assert "discard 9p" not in table.may(1)  # the swap is none
    assert table.refuses(1, discard(table.deal.hands[1].of_kind(KIND_OF["9p"])[0]))
    table = Seated(WALL, pairs())
    table.play("0 discard 6p", "1 discard 1m")  # seat 0 has 1m, but it is not the tile of the player before
    assert table.asked == [2]
    assert table.may(0) == []


def test_four_equal_tiles_in_two_open_pairs_may_be_robbed_in_place_of_a_draw() -> None:
    table = Seated(WALL, pairs())
    assert table.play(*TWICE) == [
        "0 discards 9p",
        "1 calls 99p from 0",
        "1 discards 4z",
        "2 draws 1m",
        "2 discards 3m",
        "3 draws 1m",
        "3 discards 6m",
        "0 draws 8m",
        "0 discards 9p",
        "1 calls 99p from 0",
        "1 discards 5z",
    ]
    assert table.asked == [2]
    assert set(table.may(2)) == {"choose 9p", "pass"}
    last = short_of(table.deal.wall.row[LAST_LIVE])
    assert table.play("2 choose 9p", "2 discard 1z", "3 discard 1m", "0 discard 2p") == [
        "2 robs 9p of 1",
        f"1 draws {last}",  # out of turn, from the end of the live wall, before 2 goes on
        "2 discards 1z",
        "3 draws 8m",  # one open pair is left, and a single one cannot be robbed
        "3 discards 1m",
        "0 draws 2p",
        "0 discards 2p",
        "1 draws 1m",
        "1 discards 9p",  # what is left of the pair; there is nothing to ask
    ]
    assert table.may(2) == ["pair 9p", "pass"]  # the robber in his turn has one of them
    assert table.deal.wall.end == LAST_LIVE
    assert {len(hand.tiles) + sum(len(meld.tiles) for meld in hand.melds) for hand in table.deal.hands} == {13}


def test_who_passes_draws() -> None:
    table = Seated(WALL, pairs())
    table.play(*TWICE)
    assert table.play("2 pass") == ["2 draws 8m"]


def test_otherwise_one_equal_tile_is_not_enough() -> None:
    table = Seated(WALL)
    table.play("0 discard 9p")
    assert table.may(1) == ["pon 99p", "pass"]
