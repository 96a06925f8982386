"""Fourteen tiles in the hand: what a scenario cannot say, and the same with every copy of the match."""

from jantaku.table.words import discard
from tests.table.shape.fourteen_tiles import BLOCKS, fourteen
from tests.table.shape.seated import Seated, laid

# Seat 2 is ready for 3m and 6m with a 1z too many; seat 0 has a 6m. Seat 3 can call 9s.
HANDS = (
    "6m 9s 147m 258p 2345z 7s 1z",
    "258m 147p 1369s 234z 5z",
    "45m 234m 345p 567s 66s 1z",
    "99s 369m 147p 28s 567z 1z",
)
WALL = laid(HANDS, then="8p 9p 3m 8s", blocks=BLOCKS)
USUAL_WALL = laid([hand[:-3] for hand in HANDS], then="1z 8p 9p 3m 8s")


def test_everybody_is_dealt_fourteen_and_nobody_draws_before_the_first_discard() -> None:
    table = Seated(WALL, fourteen())
    assert [len(hand.tiles) for hand in table.deal.hands] == [14] * 4
    assert not any("draws" in words for words in table.told())
    assert table.asked == [0]


def test_a_turn_is_a_discard_and_a_draw() -> None:
    table = Seated(WALL, fourteen())
    assert table.play("0 discard 1z", "1 discard 2z") == ["0 discards 1z", "0 draws 8p", "1 discards 2z", "1 draws 9p"]
    assert table.asked == [2]
    assert len(table.deal.hands[2].tiles) == 14


def test_a_ron_lays_the_surplus_tile_into_the_own_pond() -> None:
    table = Seated(WALL, fourteen())
    told = table.play("0 discard 6m", "2 ron")
    assert told == ["0 discards 6m", "2 discards 1z", "2 wins with 6m from 0", "Paid"]


def test_a_tsumo_is_declared_after_the_draw_or_before_the_next_discard() -> None:
    table = Seated(WALL, fourteen())
    assert table.play("0 discard 1z", "1 discard 2z", "2 discard 1z")[-1] == "2 draws 3m"
    assert table.may(2) == ["tsumo", "pass"]
    assert table.refuses(2, discard(table.deal.hands[2].tiles[0]))  # the turn is over but for a win
    assert table.play("2 pass", "3 discard 5z", "0 discard 2z", "1 discard 3z")[1] == "3 draws 8s"
    assert "tsumo" in table.may(2)
    assert table.play("2 tsumo") == ["2 wins with 3m", "Paid"]


def test_who_has_called_does_not_draw_and_who_was_robbed_does() -> None:
    table = Seated(WALL, fourteen())
    assert table.play("0 discard 9s", "3 pon 99s", "3 discard 5z", "0 discard 2z") == [
        "0 discards 9s",
        "3 calls 999s from 0",
        "0 draws 8p",
        "3 discards 5z",
        "0 discards 2z",
        "0 draws 9p",
    ]
    assert [len(hand.tiles) + 3 * len(hand.melds) for hand in table.deal.hands] == [14] * 4


def test_otherwise_a_turn_is_a_draw_and_a_discard() -> None:
    table = Seated(USUAL_WALL)
    assert table.play("0 discard 1z", "1 discard 2z") == ["0 discards 1z", "1 draws 8p", "1 discards 2z", "2 draws 9p"]
    table = Seated(USUAL_WALL)
    assert table.play("0 discard 6m", "2 ron") == ["0 discards 6m", "2 wins with 6m from 0", "Paid"]
