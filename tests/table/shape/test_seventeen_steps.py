"""Seventeen steps: what a scenario cannot say, and the same with every copy of the match."""

from jantaku.tiles import KIND, format_tiles, parse_tiles, place_in_hand, short_of
from tests.table.shape.seated import Seated, laid, parts_with
from tests.table.shape.seventeen_steps import BLOCKS, DUEL, STAKE, STEPS, duel

# Seat 0: riichi, tanyao, pinfu and two dora, waiting for 3s and 6s. Seat 1: hardly more than riichi, waiting for 1s and
# 4s. What stands behind the bar is left to discard.
HAND_0, REST_0 = "234567m 234p 45s 66s", "11889m 15789p 4789s 2233456z"
HAND_1, REST_1 = "789m 123456p 23s 11z", "189m 7899p 236789s 23456777z"
WALL = laid([HAND_0 + REST_0, HAND_1 + REST_1], indicator="5s", blocks=BLOCKS)
BUILT = [
    f"0 choose {short_of(mine)}, 1 choose {short_of(theirs)}"
    for mine, theirs in zip(parse_tiles(HAND_0), parse_tiles(HAND_1), strict=True)
]


def test_both_build_a_hand_of_thirteen_out_of_thirty_four() -> None:
    table = Seated(WALL, duel())
    assert table.asked == [0, 1]
    assert len(table.may(0)) == 34
    table.play(*BUILT)
    assert [format_tiles(sorted(hand.tiles, key=place_in_hand)) for hand in table.deal.hands] == [
        "234567m234p4566s",
        "789m123456p23s11z",
    ]
    assert table.asked == [0]
    assert len(table.may(0)) == 21
    assert all(words.startswith("riichi") for words in table.may(0))


def test_a_haneman_gets_the_stake_one_and_a_half_times() -> None:
    table = Seated(WALL, duel())
    table.play(*BUILT)
    assert table.match.points == (24_000, 24_000)
    assert table.play("0 riichi 1m", "1 riichi 6s", "0 ron") == [
        "0 declares riichi with 1m",
        "RiichiStands",
        "1 declares riichi with 6s",
        "0 wins with 6s from 1",
        "Paid",
    ]
    assert table.match.points == (26_500 - STAKE, 23_500 - STAKE)  # the next deal has begun, and they have staked again


def test_less_than_a_mangan_does_not_win() -> None:
    table = Seated(WALL, duel())
    table.play(*BUILT, "0 riichi 1m", "1 riichi 1m", "0 discard 4s")
    assert table.deal.hands[1].waits >> (parse_tiles("4s")[0] & KIND) & 1
    assert table.asked == [1]
    assert all(words.startswith("discard") for words in table.may(1))  # his turn: he was not asked whether he wins


def test_after_seventeen_steps_each_the_stakes_stay_and_no_hand_is_shown() -> None:
    table = Seated(WALL, duel())
    table.play(*BUILT)
    steps: list[str] = []
    for mine, theirs in zip(parse_tiles(REST_0)[:STEPS], parse_tiles("189m 7899p 2789s 234567z"), strict=True):
        verb = "discard" if steps else "riichi"
        steps += [f"0 {verb} {short_of(mine)}", f"1 {verb} {short_of(theirs)}"]
    told = table.play(*steps)
    assert not any("draws" in words for words in told)
    assert told[-2:] == ["1 discards 7z", "draw: exhausted"]
    assert table.match.standing.sticks == 2


def test_otherwise_tiles_are_drawn() -> None:
    table = Seated(WALL, parts_with(DUEL))
    assert [len(hand.tiles) for hand in table.deal.hands] == [14, 13]
    told = table.play(f"0 {table.may(0)[-1]}")
    assert told[-1].startswith("1 draws")
