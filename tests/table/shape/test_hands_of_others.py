"""Discards out of others' hands: what a scenario cannot say, and the same with every copy of the match."""

from collections import Counter

from jantaku.rules import load
from jantaku.scoring.ledger import Seat
from jantaku.table.match import Agent, Match
from jantaku.table.state.window import Window
from jantaku.table.words import PASS, RON, TSUMO, Code
from tests.table.shape.hands_of_others import gyakuno, gyakuno_from_across
from tests.table.shape.seated import Seated, laid

# Seat 2 is ready for 3m and 6m, seat 3 can call 9s; seat 0 has both.
WALL = laid(
    ["6m 9s 147m 258p 12345z", "258m 147p 136s 2345z", "45m 234m 345p 567s 66s", "99s 369m 147p 28s 567z"],
    then="7z 8p 9p 3m 8s",
)


def controllers(table: Seated) -> list[tuple[Seat, Seat]]:
    """(hand, who answers for it)"""
    assert table.match.window is not None
    return [(ask.seat, ask.controller) for ask in table.match.window.asks]


def test_the_first_discard_is_made_by_the_player_across() -> None:
    table = Seated(WALL, gyakuno())
    assert controllers(table) == [(0, 2)]
    assert table.play("0 discard 9s") == ["0 discards 9s"]
    assert controllers(table) == [(3, 1)]  # calls for a hand are its player's, too
    assert table.play("3 pon 99s", "3 discard 5z") == ["3 calls 999s from 0", "3 discards 5z", "0 draws 8p"]


def test_who_sees_the_hand_wins_it_and_the_owner_is_paid() -> None:
    table = Seated(WALL, gyakuno())
    table.play("0 discard 6m")
    assert controllers(table) == [(2, 0)]
    assert table.play("2 ron") == ["2 wins with 6m from 0", "Paid"]
    assert table.match.points[2] > 25_000 > table.match.points[0]


def test_an_answer_is_for_a_hand_not_from_a_seat() -> None:
    table = Seated(WALL, gyakuno())
    assert table.match.window is not None
    ask = table.match.window.asks[0]
    assert (ask.seat, ask.controller) == (0, 2)
    assert table.match.answer(ask.controller, ask.default) is not None  # hand 2 is not asked
    assert table.match.answer(ask.seat, ask.default) is None


def test_a_whole_deal_asks_the_player_across_and_nobody_else() -> None:
    asked: Counter[tuple[Seat, Seat]] = Counter()

    def agent_of(me: Seat) -> Agent:
        def agent(window: Window, hand: Seat, codes: tuple[Code, ...]) -> Code:
            asked[me, hand] += 1
            return next((code for code in codes if code in (RON, TSUMO, PASS)), codes[-1])

        return agent

    match = Match(load("riichi"), 1, table=gyakuno())
    match.play([agent_of(seat) for seat in range(4)])
    assert set(asked) == {(0, 2), (1, 3), (2, 0), (3, 1)}


def test_the_fourteenth_tile_goes_to_the_hand_that_the_dealer_plays() -> None:
    table = Seated(WALL, gyakuno_from_across())
    assert [len(hand.tiles) for hand in table.deal.hands] == [13, 13, 14, 13]
    assert controllers(table) == [(2, 0)]
    assert table.play("2 discard 7z") == ["2 discards 7z", "3 draws 8p"]


def test_otherwise_everybody_plays_the_own_hand() -> None:
    table = Seated(WALL)
    assert controllers(table) == [(0, 0)]
    table.play("0 discard 9s")
    assert controllers(table) == [(3, 3)]
