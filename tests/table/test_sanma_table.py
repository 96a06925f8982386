"""A table of three: tiles set aside, other walls, other dealers and lengths, pots, each rule in a small deal.

The hands are laid, East first; seats 0, 1, 2 are East, South, West of the first deal.
"""

from collections.abc import Callable
from random import Random
from typing import Final

import msgspec
import pytest

from jantaku.rules import load
from jantaku.rules.plan import Plan
from jantaku.scoring.ledger import Reason, TableAccount, Unit
from jantaku.table.events import (
    DealDrawn,
    DealStarted,
    DiceRolled,
    Drawn,
    MatchEnded,
    NukiDeclared,
    Paid,
    SeatsDrawn,
    Won,
)
from jantaku.table.match import Match
from jantaku.table.parts.length import Place
from jantaku.table.snapshot import resume, snapshot
from jantaku.table.state.set_aside import set_aside
from jantaku.table.state.window import WindowKind
from jantaku.table.steps.closing import punish
from jantaku.table.table import table_of
from jantaku.tiles import format_tiles, kinds_in
from tests.table.greedy import Greedy, answer_all
from tests.table.three import SANMA, Three, changed, words

READY: Final = "123p 456p 789p 11s 23s"
"""Waits for 1s and 4s, with pinfu and a straight."""
JUNK: Final = "19m 258p 369s 12357z"
OTHER: Final = "19m 147p 258s 12367z"
SHANPON: Final = "44z 123p 456p 789p 88s"
"""Waits for 4z and 8s, with a straight."""
LAST: Final = "5s 6s 7s 8s"
"""The end of the row: 7s, 8s, 5s, 6s come as replacement tiles."""


def won_in(table: Three) -> Won:
    """The last win."""
    return [event for event in table.match.events if isinstance(event, Won)][-1]


# ---------------------------------------------------------------- tiles set aside (001:3578-3587)


def test_a_north_that_was_drawn_is_set_aside_for_a_replacement_tile() -> None:
    table = Three(SANMA, [JUNK, OTHER], "5z 4z", LAST)
    table.play("0 discard 5z")
    live = table.deal.wall.live
    assert table.play("1 nuki 4z") == ["1 sets 4z aside", "1 draws 7s (dead_wall)"]
    hand, aside = table.deal.hands[1], set_aside(table.deal, 1)
    assert (len(hand.tiles), format_tiles(aside), hand.open) == (14, "4z", False)
    assert table.match.view(0).nuki[1] == tuple(aside)
    assert table.deal.wall.live == live - 1  # the dead wall is filled up


def test_one_in_the_hand_is_set_aside_in_any_turn_where_the_rules_allow_it() -> None:
    hand = "4z 19m 258p 369s 1237z"
    table = Three(SANMA, [hand, OTHER], "5z", LAST)
    table.play("0 discard 5z")
    table.pass_on(0)
    assert "nuki 4z" in table.may(0)
    table = Three(changed(SANMA, nuki={"allows": ("closed_kan",)}), [hand, OTHER], "5z", LAST)
    assert "nuki 4z" in table.may(0)  # in the first turn: it was just dealt
    table.play("0 discard 5z")
    table.pass_on(0)
    assert table.refused("0 nuki 4z") == "nuki_kept"


def test_in_riichi_only_the_drawn_one_is_set_aside() -> None:
    table = Three(SANMA, ["123p 456p 789p 44z 23s", OTHER, JUNK], "5z 5z 6z 4z", LAST)
    table.play("0 riichi 5z")
    table.pass_on(0)
    assert table.may(0) == ["nuki 4z", "discard 4z"]
    assert table.play("0 nuki 4z")[:2] == ["0 sets 4z aside", "0 draws 7s (dead_wall)"]
    table = Three(SANMA, ["123p 456p 789p 44z 23s", OTHER, JUNK], "5z 5z 6z 9s", LAST)
    table.play("0 riichi 5z")
    table.pass_on(0)
    assert table.refused("0 nuki 4z") == "nuki_riichi"


def test_after_a_call_and_with_the_last_tile_none_is_set_aside() -> None:
    table = Three(SANMA, [JUNK, "4z 55z 19m 147p 258s 12z"], "5z", LAST)
    table.play("0 discard 5z", "1 pon 55z")
    assert table.refused("1 nuki 4z") == "nuki_after_call"
    table = Three(SANMA, ["4z 19m 258p 369s 1237z", "4z 19m 147p 258s 1236z", "4z 19m 147p 369s 1236z"], "", LAST)
    table.down_to(0)
    (seat,) = table.asked
    assert table.refused(f"{seat} nuki 4z") == "nuki_last_tile"


def test_there_are_only_so_many_replacement_tiles() -> None:
    plan = changed(SANMA, wall={"replacements": 1})
    table = Three(plan, ["44z 19m 258p 369s 123z", OTHER], "5z", "7s 8s")
    table.play("0 nuki 4z")
    assert table.refused("0 nuki 4z") == "nuki_limit"


def test_other_tiles_are_not_set_aside_and_in_some_games_none() -> None:
    table = Three(SANMA, [JUNK], "5z")
    assert table.refused("0 nuki 5z") == "nuki_wrong_tile"
    assert table.refused("0 nuki") == "nuki_wrong_tile"
    assert Three(changed(SANMA, nuki={"tiles": ()}), [JUNK], "4z").refused("0 nuki 4z") == "nuki_off"


def test_the_tile_drawn_for_it_is_a_replacement_tile_or_not() -> None:
    hands = ["4z 123p 456p 789p 11s 2s", OTHER, JUNK]
    for rinshan in (True, False):
        table = Three(changed(SANMA, nuki={"rinshan": rinshan}), hands, "3s", "5s 6s 4s 8s")
        table.play("0 nuki 4z", "0 tsumo")
        assert ("rinshan" in won_in(table).flags) is rinshan
        assert format_tiles(won_in(table).nuki) == "4z"


@pytest.mark.parametrize(("keeps", "flags"), [(False, {"riichi"}), (True, {"double_riichi", "ippatsu"})])
def test_it_interrupts_the_first_turn_and_ippatsu_or_not(keeps: bool, flags: set[str]) -> None:
    plan = changed(SANMA, nuki={"keeps_first_turn": keeps, "keeps_ippatsu": keeps})
    table = Three(plan, ["4z 123p 456p 789p 11s 2s", OTHER, JUNK], "3s 4z 4s", "5s 6s 6z 9s")
    table.play("0 nuki 4z", "0 riichi 6z", "1 nuki 4z", "1 discard 9s", "2 discard 4s", "0 ron")
    assert {*won_in(table).flags} == flags


def test_a_kind_that_is_no_part_of_any_hand_is_waited_for_by_none() -> None:
    waits = {}
    for status in ("plain", "never"):
        table = Three(changed(SANMA, nuki={"in_hand": status}), [SHANPON, JUNK], "5z")
        waits[status] = kinds_in(table.deal.hands[0].waits)
    assert waits == {"plain": (25, 30), "never": ()}


# ---------------------------------------------------------------- robbing (001:3583)


def test_it_is_robbed_as_gari_and_not_as_a_robbed_kan() -> None:
    table = Three(SANMA, [JUNK, SHANPON, OTHER], "4z 9s")
    assert table.play("0 nuki 4z", "1 ron")[:2] == ["0 sets 4z aside", "1 wins with 4z from 0"]
    won = won_in(table)
    assert "gari" in won.flags
    assert "chankan" not in won.flags
    assert won.nuki == ()


def test_who_lets_it_pass_is_furiten() -> None:
    table = Three(SANMA, [JUNK, SHANPON, OTHER], "4z 9s 9p", "5s 6s 8s 7s")
    table.play("0 nuki 4z", "1 pass", "0 discard 8s")
    assert table.refused("1 ron") == "furiten_missed"
    assert table.play("1 discard 9s") == ["1 draws 9s", "1 discards 9s", "2 draws 9p"]
    assert not table.deal.hands[1].missed  # 1 has drawn since


def test_in_riichi_who_lets_it_pass_is_furiten_for_good() -> None:
    table = Three(SANMA, [JUNK, SHANPON, "19m 147p 258s 12667z"], "9s 5z 6z 4z 5z 8s", "5s 6s 7s 9s")
    table.play("0 discard 9s", "1 riichi 5z", "2 discard 6z", "0 nuki 4z", "1 pass", "0 discard 7s", "2 discard 8s")
    assert table.refused("1 ron") == "furiten_riichi"


@pytest.mark.parametrize("robbery", ["never", "frame_only"])
def test_where_it_is_not_robbed_nobody_is_asked_and_nobody_furiten(robbery: str) -> None:
    plan = changed(SANMA, nuki={"robbery": robbery})
    table = Three(plan, [JUNK, SHANPON, OTHER], "4z", "5s 6s 8s 7s")
    assert table.play("0 nuki 4z") == ["0 sets 4z aside", "0 draws 8s (dead_wall)"]
    assert table.refused("1 ron") == "nuki_not_robbed"
    table.play("0 discard 8s", "1 ron")
    assert won_in(table).seat == 1


def test_it_may_be_robbed_with_a_yakuman_only() -> None:
    plan = changed(SANMA, nuki={"robbery": "yakuman_only"})
    orphans = "19m 19p 19s 1123567z"
    table = Three(plan, ["19m 258p 369s 23567z", SHANPON, orphans], "4z")
    table.play("0 nuki 4z")
    assert table.asked == [2]
    assert table.refused("1 ron") == "nuki_not_robbed"
    table.play("2 ron")
    assert [element.id for element in won_in(table).elements] == ["kokushi"]


def test_with_a_yakuman_only_others_do_not_become_furiten() -> None:
    plan = changed(SANMA, nuki={"robbery": "yakuman_only"})
    table = Three(plan, [JUNK, SHANPON, OTHER], "4z", "5s 6s 8s 7s")
    table.play("0 nuki 4z", "0 discard 8s", "1 ron")
    assert won_in(table).seat == 1


# ---------------------------------------------------------------- claims on what was set aside (001:3582, 001:6115)

PAIR_OF_NORTHS: Final = "44z 147p 258s 12367z"
THREE_NORTHS: Final = "444z 147p 258s 1236z"


def test_a_tile_set_aside_may_be_called_where_the_rules_say_so() -> None:
    plan = changed(SANMA, nuki={"claims": ("pon",)})
    table = Three(plan, [JUNK, PAIR_OF_NORTHS], "4z", LAST)
    assert table.play("0 nuki 4z", "1 pon 44z") == ["0 sets 4z aside", "1 calls 444z from 0"]
    assert (set_aside(table.deal, 0), table.deal.hands[0].taken, len(table.deal.hands[0].tiles)) == ([], 0, 13)
    assert table.deal.hands[1].open
    assert table.asked == [1]
    table.play("1 discard 7z")
    assert (table.kind, table.asked) == (WindowKind.TURN, [2])


def test_a_kan_of_it_is_open_and_a_closed_kan_leaves_the_hand_closed() -> None:
    for claim, verb, open_ in (("kan", "open_kan", True), ("closed_kan", "closed_kan 4z", False)):
        plan = changed(SANMA, nuki={"claims": (claim,)})
        table = Three(plan, [JUNK, THREE_NORTHS], "4z", LAST)
        told = table.play("0 nuki 4z", f"1 {verb}")
        assert told[:2] == ["0 sets 4z aside", "1 calls 4444z from 0"]
        assert told[-1] == "1 draws 7s (dead_wall)"
        hand = table.deal.hands[1]
        assert (hand.open, hand.melds[0].is_open, len(hand.tiles), table.deal.kans) == (open_, open_, 11, 1)


def test_a_win_goes_before_a_call() -> None:
    plan = changed(SANMA, nuki={"claims": ("pon",)})
    table = Three(plan, [JUNK, "4z 123p 456p 789p 888s", PAIR_OF_NORTHS], "4z")
    table.play("0 nuki 4z")
    assert table.asked == [1, 2]
    table.play("1 ron, 2 pon 44z")
    assert won_in(table).seat == 1


def test_who_passes_the_win_is_furiten_though_another_calls() -> None:
    plan = changed(SANMA, nuki={"claims": ("pon",)})
    table = Three(plan, [JUNK, "4z 123p 456p 789p 888s", PAIR_OF_NORTHS], "4z")
    table.play("0 nuki 4z", "1 pass, 2 pon 44z")
    assert table.deal.hands[1].missed


def test_otherwise_it_is_not_called() -> None:
    table = Three(SANMA, [JUNK, "4z 123p 456p 789p 888s", PAIR_OF_NORTHS], "4z")
    table.play("0 nuki 4z")
    assert table.refused("2 pon 44z") == "nuki_not_called"
    table = Three(changed(SANMA, nuki={"claims": ("kan",)}), [JUNK, "444z 147p 258s 1236z", OTHER], "4z")
    table.play("0 nuki 4z")
    assert (table.refused("2 open_kan"), table.refused("1 pon 44z")) == ("call_no_tiles", "nuki_not_called")


def test_a_tile_that_was_called_from_aside_does_not_spoil_nagashi() -> None:
    plan = changed(SANMA, nuki={"claims": ("pon",)})
    table = Three(plan, [JUNK, PAIR_OF_NORTHS], "4z", LAST)
    table.play("0 nuki 4z", "1 pon 44z")
    assert table.deal.hands[0].taken == 0


def test_no_closed_kan_is_made_of_them_where_the_rules_do_not_allow_it() -> None:
    hand = "444z 19m 258p 369s 12z"
    assert "closed_kan 4z" in Three(SANMA, [hand], "4z").may(0)
    table = Three(changed(SANMA, nuki={"allows": ("extraction",)}), [hand], "4z")
    assert table.refused("0 closed_kan 4z") == "kan_of_nuki"


# ---------------------------------------------------------------- indicators and walls


def test_the_fourth_one_opens_an_indicator() -> None:
    plan = changed(SANMA, nuki={"indicator_after": 4})
    end = "6z6z 7z7z 1s2s 3s4s 5s6s 7s8s"  # four stacks of replacement tiles, two of indicators
    table = Three(plan, ["444z 19m 258p 369s 12z", OTHER], "4z", end)
    for _ in range(3):
        assert not any("indicator" in line for line in table.play("0 nuki 4z"))
    assert table.play("0 nuki 4z") == ["0 sets 4z aside", "indicator 6z", "0 draws 6s (dead_wall)"]


def test_a_wall_that_is_played_out_ends_at_the_indicator() -> None:
    plan = changed(SANMA, wall={"played_out": True})
    table = Three(plan, [JUNK, OTHER])
    row = table.deal.wall.row
    assert table.deal.wall.live == 108 - 10 - 40
    last = row[-11]
    table.to_the_end()
    drawn = [event for event in table.match.history if isinstance(event, Drawn) and event.source == "wall"]
    assert (len(drawn), drawn[-1].tile) == (58, last)


def test_a_kan_moves_the_end_of_a_wall_that_is_played_out() -> None:
    plan = changed(SANMA, wall={"played_out": True})
    table = Three(plan, ["1111z 19m 258p 369s 2z"])
    live = table.deal.wall.live
    table.play("0 closed_kan 1z")
    assert table.deal.wall.live == live - 2  # the stack with the second indicator is dead now
    assert table.deal.wall.end == 108 - 12


def test_replacement_tiles_may_come_from_the_end_of_the_live_wall() -> None:
    plan = changed(SANMA, wall={"replace_from": "live_end", "replacements": 0})
    dead = "7z6z 4p4p 6p6p 7p7p 3s3s 2z2z 5z6z"
    table = Three(plan, ["4z 1111z 9m 258p 369s 2z"], "7z", f"8p 9p {dead}")
    live = table.deal.wall.live
    assert format_tiles(table.table.wall.indicators(table.deal.wall)) == "5z"
    assert table.play("0 nuki 4z") == ["0 sets 4z aside", "0 draws 9p (dead_wall)"]
    assert table.play("0 closed_kan 1z")[1:] == ["indicator 2z", "0 draws 8p (dead_wall)"]
    assert table.deal.wall.live == live - 2


def test_the_dead_wall_does_not_run_into_tiles_drawn_at_the_live_end() -> None:
    """Without a refill its stacks are all that can be indicators."""
    plan = changed(SANMA, wall={"replace_from": "live_end", "replacements": 0, "dead_tiles": 4})
    rules = table_of(plan).wall
    wall = rules.lay(table_of(plan).book.tile_set.tiles, 0, 0)
    assert [rules.show(wall) is not None for _ in range(3)] == [True, True, False]
    rules.replace(wall)
    assert rules.show(wall) is None


# ---------------------------------------------------------------- flowers

FLOWERS: Final = changed(
    SANMA,
    grammar={"tile_set": "kansai"},
    nuki={"tiles": ("4z", "1f", "2f", "3f", "4f", "5f", "6f", "7f", "8f")},
    wall={"replace_from": "live_end", "replacements": 0, "dead_tiles": 0},
    dora={"indicator": False, "ura": False, "kan": False, "kan_ura": False},
)


def test_flowers_that_were_dealt_are_set_aside_before_the_first_turn() -> None:
    hands = ["1f5f 9m 258p 369s 1235z", "2f 9m 147p 258s 12367z", "19m 147p 369s 12367z"]
    table = Three(FLOWERS, hands, "7z", "6s 3f 9s 9p")
    told = [words(event) for event in table.match.events]
    assert [line for line in told if "aside" in line or "dead_wall" in line] == [
        "0 sets 1f aside",
        "0 draws 9p (dead_wall)",
        "0 sets 5f aside",
        "0 draws 9s (dead_wall)",
        "1 sets 2f aside",
        "1 draws 3f (dead_wall)",
        "1 sets 3f aside",
        "1 draws 6s (dead_wall)",
    ]
    assert [len(hand.tiles) for hand in table.deal.hands] == [14, 13, 13]
    assert format_tiles([table.deal.hands[0].drawn]) == "7z"


def test_a_flower_that_is_drawn_is_set_aside_at_once() -> None:
    hands = ["19m 258p 369s 12357z", "19m 147p 258s 12367z", "19m 147p 369s 12367z"]
    table = Three(FLOWERS, hands, "5z 1f", "2f 9s")
    assert table.play("0 discard 5z") == [
        "0 discards 5z",
        "1 draws 1f",
        "1 sets 1f aside",
        "1 draws 9s (dead_wall)",
    ]
    assert table.asked == [1]


# ---------------------------------------------------------------- furiten and riichi


def test_a_win_that_was_passed_bars_the_own_draw_too() -> None:
    for too in (True, False):
        plan = changed(SANMA, furiten={"tsumo_too": too})
        table = Three(plan, ["19m 258p 369s 12356z", READY, OTHER], "4s 4s 9s 9s 5z", "")
        table.play("0 discard 4s", "1 pass")
        assert ("tsumo" in table.may(1)) is not too
        if too:
            assert table.refused("1 tsumo") == "furiten_missed"
            table.play("1 discard 4s")
            assert not table.deal.hands[1].missed  # it ends with the own discard


def test_the_own_pond_need_not_count() -> None:
    for counts in (True, False):
        plan = changed(SANMA, furiten={"own_pond": counts})
        table = Three(plan, [JUNK, READY, OTHER], "5z 4s 1s", "")
        table.play("0 discard 5z", "1 discard 4s", "2 discard 1s")
        assert ("ron" in table.may(1)) is not counts


def test_a_riichi_in_furiten_may_let_its_tile_go_or_not() -> None:
    table = Three(SANMA, [READY, OTHER, JUNK], "4s 5z 5z 1s")
    table.play("0 riichi 4s", "1 discard 5z", "2 discard 5z")
    assert table.may(0) == ["tsumo", "discard 1s"]
    table = Three(changed(SANMA, riichi={"furiten_must_win": True}), [READY, OTHER, JUNK], "4s 5z 5z 1s")
    told = table.play("0 riichi 4s", "1 discard 5z", "2 discard 5z")
    assert told[-2] == "0 wins with 1s"  # the only thing that can be done is done


def test_riichi_may_be_declared_with_an_open_hand() -> None:
    hand = "55z 123p 456p 11s 237s"
    for open_hand in (True, False):
        plan = changed(SANMA, riichi={"open_hand": open_hand})
        table = Three(plan, [hand, JUNK.replace("5z", "6z"), OTHER], "9s 5z 3z 3z 2z 2z", "")
        table.play("0 discard 9s", "1 discard 5z", "0 pon 55z", "0 discard 7s")
        table.pass_on(0)
        assert any(word.startswith("riichi") for word in table.may(0)) is open_hand
        if not open_hand:
            assert table.refused("0 riichi") == "riichi_open_hand"


def test_no_trap_is_laid_where_that_is_forbidden() -> None:
    """The hand waits for 1s and 4s; a 7s looks as if 4s were safe."""
    table = Three(changed(SANMA, riichi={"suji_trap": False}), [READY, OTHER, JUNK], "7s")
    assert table.refused("0 riichi 7s") == "riichi_suji"
    assert "riichi 7s" in Three(SANMA, [READY, OTHER, JUNK], "7s").may(0)


# ---------------------------------------------------------------- dealers


def started(table: Three) -> DealStarted:
    """How the present deal began."""
    return next(event for event in table.deal.events if isinstance(event, DealStarted))


def test_from_the_second_round_on_the_dealer_may_stay_after_any_draw() -> None:
    plan = changed(SANMA, dealer={"stays_after": ("tenpai", "win"), "later_stays_after": ("draw", "win")})
    for place, dealer in ((Place(0, 0), 1), (Place(1, 0), 0)):
        table = Three(plan, [JUNK, OTHER], place=place)
        table.to_the_end()
        assert started(table).dealer == dealer


def test_the_winner_deals() -> None:
    plan = changed(SANMA, dealer={"passes_to": "winner"}, length={"deals": 9})
    table = Three(plan, [JUNK, OTHER, READY], "4s")
    table.play("0 discard 4s", "2 ron")
    assert (started(table).dealer, started(table).hand, started(table).honba) == (2, 1, 0)
    table = Three(plan, [JUNK, OTHER])
    table.to_the_end()
    assert started(table).dealer == 1  # after a draw the next one does


# ---------------------------------------------------------------- lengths


def test_so_many_deals_are_played_repeats_not_counted() -> None:
    plan = changed(SANMA, length={"deals": 4, "bust": "off", "extra_rounds": ()}, dealer={"stays_after": ("win",)})
    table = Three(plan, [READY, OTHER, JUNK], "4s")
    table.play("0 tsumo")
    while not table.match.over:
        table.match.close()
    assert [event.hand for event in table.match.events if isinstance(event, DealStarted)] == [0, 0, 1, 2, 3]
    assert {event.round for event in table.match.events if isinstance(event, DealStarted)} == {27}


def test_a_match_by_the_clock_ends_in_the_middle_of_a_deal() -> None:
    plan = changed(SANMA, length={"minutes": 1, "extra_rounds": ()})
    table = Three(plan, [JUNK, OTHER])
    moves = 0
    while table.match.window is not None:
        window = table.match.window
        for ask in window.asks:
            table.match.answer(ask.seat, ask.default, at_ms=7000)
        moves += 1
    assert moves == 9
    (drawn,) = [event for event in table.match.events if isinstance(event, DealDrawn)]
    assert drawn.kind == "time"
    assert table.match.over


# ---------------------------------------------------------------- pots

STAKES: Final = changed(
    SANMA,
    payments={"draw_stake": 100, "draw_stakes_most": 3, "noten_total": 0},
    length={"deals": 9, "extra_rounds": ()},
)


def total(table: Three) -> int:
    """All points of the table."""
    deal = table.deal
    return sum(deal.points) + deal.pot + deal.sticks * table.table.plan.payments.stick


def rows_of(table: Three) -> list[tuple[int, int, int, str]]:
    """The last payments."""
    paid = [event for event in table.match.events if isinstance(event, Paid)][-1]
    return [(row.source, row.target, row.amount, row.reason) for row in paid.rows]


def test_at_a_draw_everybody_lays_a_stick_on_the_table() -> None:
    table = Three(STAKES, [JUNK, OTHER])
    before = total(table)
    table.to_the_end()
    pot = TableAccount.POT
    assert rows_of(table) == [(seat, pot, 100, Reason.DRAW_STAKE) for seat in range(3)]
    assert (table.deal.pot, table.match.view(None).pot, total(table)) == (300, 300, before)


def test_after_the_third_draw_in_a_row_one_of_each_stays() -> None:
    table = Three(STAKES, [JUNK, OTHER])
    before = total(table)
    pots = []
    for _ in range(4):
        table.to_the_end()
        pots.append(table.deal.pot)
    assert pots == [300, 600, 300, 600]
    assert total(table) == before


def test_the_next_winner_takes_the_pot() -> None:
    table = Three(STAKES, [JUNK, OTHER, READY], "4s", pot=600)
    before = total(table)
    table.play("0 discard 4s", "2 ron")
    assert (TableAccount.POT, 2, 600, Reason.POT) in rows_of(table)
    assert (table.deal.pot, total(table)) == (0, before)


def test_an_early_end_is_a_draw_too() -> None:
    plan = changed(STAKES, draws={"aborts": ("kyuushu_kyuuhai",)})
    table = Three(plan, ["19m 19p 19s 1235677z"], "5z")
    table.play("0 abort")
    assert table.deal.pot == 300


def test_who_is_not_ready_may_pay_to_the_table() -> None:
    plan = changed(SANMA, payments={"noten_to": "table"})
    table = Three(plan, [JUNK, OTHER, "123p 456p 789p 11s 99p"], "")
    before = total(table)
    table.to_the_end()
    assert rows_of(table) == [(seat, TableAccount.POT, 1000, Reason.NOTEN) for seat in (0, 1)]
    assert (table.deal.pot, total(table)) == (2000, before)


def test_a_penalty_may_be_paid_to_the_table() -> None:
    plan = changed(SANMA, payments={"chombo": "pool", "chombo_amount": 8000})
    table = Three(plan, [JUNK, OTHER, READY], "4s")
    before = total(table)
    punish(table.deal, table.table, 1)
    table.match.go_on()
    assert (table.deal.pot, table.deal.points[1], total(table)) == (8000, 35000 - 8000, before)
    table.play("0 discard 4s", "2 ron")
    assert (TableAccount.POT, 2, 8000, Reason.POT) in rows_of(table)
    assert total(table) == before


def test_what_lies_in_the_pot_at_the_end_is_shared_out() -> None:
    plan = changed(STAKES, length={"deals": 1})
    table = Three(plan, [JUNK, OTHER])
    table.to_the_end()
    ended = table.match.events[-1]
    assert isinstance(ended, MatchEnded)
    assert (TableAccount.POT, 0, 300) in [(row.source, row.target, row.amount) for row in ended.rows]


def test_a_pot_is_stored_and_seen_in_samples() -> None:
    table = Three(STAKES, [JUNK, OTHER])
    table.to_the_end()
    match = table.match
    stored = resume(snapshot(match), match.rules, match.table)
    assert (stored.deal.pot, stored.standing.pot) == (300, 300)
    assert match.view(0).sample(Random(1)).deal.pot == 300
    assert msgspec.json.decode(match.view(0).to_json())["pot"] == 300


# ---------------------------------------------------------------- draws, seats


@pytest.mark.parametrize(("winds", "ends"), [(("1z", "2z", "3z", "4z"), True), (("3z",), False)])
def test_only_some_winds_may_end_the_deal(winds: tuple[str, ...], ends: bool) -> None:
    plan = changed(SANMA, draws={"aborts": ("four_winds",), "winds": winds})
    for wind, expected in (("2z", ends), ("3z", True)):
        table = Three(plan, [JUNK, OTHER, "19m 147p 369s 12367z"])
        told = table.play(*(f"{seat} discard {wind}" for seat in range(3)))
        assert ("draw: four_winds" in told) is expected


HIROSHIMA_SEATS: Final = changed(SANMA, seats={"drawn": "two_throws"})


def drawn_seats(seed: int, plan: Plan = HIROSHIMA_SEATS) -> SeatsDrawn:
    match = Match("sanma_tenhou", seed, ["A", "B", "C"], draw_seats=True, table=table_of(plan))
    (drawn,) = [event for event in match.events if isinstance(event, SeatsDrawn)]
    assert [match.names[seat] for seat in drawn.seats] == ["A", "B", "C"]
    return drawn


def test_two_throws_find_the_first_dealer() -> None:
    """The lots say how they sit; the throws, each counted from the thrower, who of them is the first dealer."""
    for seed in range(30):
        drawn, lots = drawn_seats(seed), drawn_seats(seed, SANMA)
        assert (drawn.method, lots.method, lots.dice) == ("two_throws", "random", ())
        assert len(drawn.dice) == 2
        met = (sum(drawn.dice) - 2) % 3
        assert drawn.seats == tuple((seat - met) % 3 for seat in lots.seats)


def test_the_seats_come_from_the_secret_and_all_of_them_come() -> None:
    assert drawn_seats(5) == drawn_seats(5)
    assert len({drawn_seats(seed).seats for seed in range(60)}) == 6


def test_the_dice_of_the_seats_are_not_those_of_the_wall() -> None:
    match = Match("sanma_tenhou", 1, draw_seats=True, table=table_of(HIROSHIMA_SEATS))
    assert isinstance(match.history[1], SeatsDrawn)
    assert all(not isinstance(event, DiceRolled) for event in match.history)


# ---------------------------------------------------------------- whole matches


GAMES: Final[dict[str, Callable[[], Plan]]] = {
    "majan of three": lambda: load("majan_100_three").plan,
    "majan of four": lambda: load("majan_100").plan,
    "flowers": lambda: FLOWERS,
    "claims": lambda: changed(SANMA, nuki={"claims": ("closed_kan", "kan", "pon"), "indicator_after": 4}),
    "played out": lambda: changed(SANMA, wall={"played_out": True}),
    "to the table": lambda: changed(SANMA, payments={"noten_to": "table", "chombo": "pool"}),
}


@pytest.mark.parametrize("name", GAMES)
def test_a_whole_match_keeps_its_points_and_ends(name: str) -> None:
    plan = GAMES[name]()
    rng = Random(name)
    match = Match("sanma_tenhou", 7, table=table_of(plan))
    agent = Greedy(match, rng)
    before = sum(match.points)
    while match.window is not None:
        deal = match.deal
        assert sum(deal.points) + deal.pot + deal.sticks * plan.payments.stick == before
        for ask in match.window.asks:
            if rng.random() < 0.01:
                sample = match.view(ask.seat).sample(rng)
                assert sample.view(ask.seat).window == match.view(ask.seat).window
        answer_all(match, agent)
    assert match.over
    assert any(isinstance(event, Won) for event in match.events)
    assert any(isinstance(event, NukiDeclared) for event in match.events)


def test_chips_are_counted_beside_the_points_to_the_end_of_the_match() -> None:
    """001:3964: ura dora cost chips where the payment is 5000 or more."""
    rng = Random(5)
    match = Match("sanma_kansai", 5)
    match.play([lambda window, seat, codes: codes[0] if rng.random() < 0.7 else rng.choice(codes)] * 3)
    moved = [row for event in match.events if isinstance(event, Paid) for row in event.rows if row.unit is Unit.CHIPS]
    won = [0, 0, 0]
    for row in moved:
        won[row.source] -= row.amount
        won[row.target] += row.amount
    ended = match.events[-1]
    assert isinstance(ended, MatchEnded)
    assert moved
    assert ended.chips == tuple(won) == match.view(0).chips == match.view(None).chips
