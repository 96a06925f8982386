"""Silence: where claims go by the clock, a window is closed over those who have said nothing.

Who lets a winning tile go by without a word has passed it as if he had said so, and is furiten (000:293, 000:525).
Only a win that was called and not heard, because somebody was faster, is none that went by.
"""

from random import Random

import pytest

from jantaku.players import Bot
from jantaku.records.formats.native import write_native
from jantaku.records.formats.register import read_record
from jantaku.records.of_match import record_of
from jantaku.records.verify import verify_record
from jantaku.rules import RuleSet, read
from jantaku.scoring.ledger import Seat
from jantaku.table.events import HandShown, Won
from jantaku.table.match import Match
from jantaku.table.state.window import WindowKind
from jantaku.table.telling.sampling import sampled
from jantaku.table.words import PASS, RON, Verb, code, discard, paying
from jantaku.tiles import KIND_OF, Tile
from tests.table.laid import all_pass, laid, offered, throw, tsumogiri

EAST = "5m 1479p 147s 12347z"
SOUTH = "46m 8m 147p 147s 1235z"
"""May call 5m with 46m, and discards 8m then."""
WEST = "234m 345p 567s 88p 67m"
"""Waits for 5m and 8m."""
NORTH = "147m 147p 258s 5666z"


def rules(*lines: str, extends: str = "riichi") -> RuleSet:
    name = 'id = "silence"\nseed = "-"\nname = { en = "silence", ru = "silence" }'
    return read("\n".join([name, f'extends = "{extends}"', "akadora = 3", *lines]))


def say(match: Match, seat: Seat, verb: Verb, at_ms: int = 0) -> None:
    assert match.answer(seat, offered(match, seat, verb), at_ms) is None


def until_turn(match: Match, seat: Seat) -> None:
    """Nobody says a word, and others discard what they draw, until it is this seat's turn."""
    while match.window is not None and not (match.window.kind is WindowKind.TURN and match.window.ask_of(seat)):
        if match.window.kind is WindowKind.TURN:
            turn = match.deal.turn
            assert match.answer(turn, discard(match.deal.hands[turn].drawn)) is None
        else:
            match.close()


def chi_over_the_silent(match: Match) -> None:
    """East's 5m goes into South's chi; West could have won on it, and says nothing before the window is closed."""
    throw(match, 0, KIND_OF["5m"])
    assert match.window is not None
    assert RON in match.window.ask_of(2).codes  # type: ignore[union-attr]
    say(match, 1, Verb.CHI, 100)
    match.close()
    assert match.deal.turn == 1


BY_THE_CLOCK = {
    "wrc": rules(extends="wrc"),
    "jpml_a": rules(extends="jpml_a"),
    "simultaneous_only": rules('call_priority = "simultaneous_only"'),
    "double_ron": rules('double_ron = "first_caller"'),
}
"""Rules where a ron beats calls to the end of the window."""
FIRST_CALLER = rules('call_priority = "first_caller"')
"""Rules where the first word takes the tile."""


def refused(match: Match) -> str:
    """Why West may not win on the 8m that lies there."""
    ask = match.window.ask_of(2) if match.window is not None else None
    assert ask is None or RON not in ask.codes
    refusal = match.why(2, RON)
    return "" if refusal is None else refusal.kind


@pytest.mark.parametrize("by", list(BY_THE_CLOCK))
def test_who_says_nothing_while_another_calls_has_let_the_tile_pass(by: str) -> None:
    match = laid(EAST, SOUTH, WEST, NORTH, then="9s 9p 1p 9s 2p 2p 2p", rules=BY_THE_CLOCK[by])
    chi_over_the_silent(match)
    throw(match, 1, KIND_OF["8m"])
    assert refused(match) == "furiten_missed"


@pytest.mark.parametrize("by", list(BY_THE_CLOCK))
def test_who_says_nothing_in_riichi_cannot_win_on_a_discard_any_more(by: str) -> None:
    east = EAST.replace("5m ", "") + "9s"
    match = laid(east, SOUTH, WEST, NORTH, then="9s 9p 9m 2s 5m 2p 2p 2p", rules=BY_THE_CLOCK[by])
    throw(match, 0, KIND_OF["9s"])
    until_turn(match, 2)
    assert match.answer(2, code(Verb.RIICHI, match.deal.hands[2].drawn)) is None
    until_turn(match, 0)
    chi_over_the_silent(match)
    assert match.deal.hands[2].missed_in_riichi
    assert match.deal.hands[2].river == 1 << KIND_OF["9m"]


def test_who_says_nothing_to_a_kan_has_let_it_pass() -> None:
    by_clock = rules('double_ron = "first_caller"', 'chankan_on_ankan = "any_hand"')
    match = laid(
        "1479p 147s 12347z 9s", "1469p 147s 1235z 2s 1m", "5550m 147p 147s 123z", WEST, then="9s 9p 9m", rules=by_clock
    )
    until_turn(match, 2)
    say(match, 2, Verb.CLOSED_KAN)
    assert match.window is not None
    assert match.window.kind is WindowKind.ROB
    match.close()
    assert match.deal.kans == 1
    assert match.deal.hands[3].missed


def test_who_had_no_time_to_speak_has_passed_nothing() -> None:
    match = laid(EAST, SOUTH, WEST, NORTH, then="9s 9p 1p 9s 2p 2p 2p", rules=FIRST_CALLER)
    chi_over_the_silent(match)
    throw(match, 1, KIND_OF["8m"])
    say(match, 2, Verb.RON)


def test_who_says_nothing_when_nobody_speaks_has_let_the_tile_pass() -> None:
    match = laid(EAST, SOUTH, WEST, NORTH, then="9s 8m 1p 9s 2p 2p 2p", rules=FIRST_CALLER)
    throw(match, 0, KIND_OF["5m"])
    match.close()
    throw(match, 1, KIND_OF["8m"])
    assert refused(match) == "furiten_missed"


def test_a_ron_that_came_too_late_is_none_that_went_by() -> None:
    match = laid(EAST, SOUTH, WEST, NORTH, then="9s 9p 1p 9s 2p 2p 2p", rules=FIRST_CALLER)
    throw(match, 0, KIND_OF["5m"])
    say(match, 1, Verb.CHI, 100)
    say(match, 2, Verb.RON, 2900)
    if match.window is not None and match.window.kind is WindowKind.CLAIM:
        match.close()
    assert match.deal.turn == 1
    throw(match, 1, KIND_OF["8m"])
    say(match, 2, Verb.RON)
    assert [event.seat for event in match.events if isinstance(event, Won)] == [2]


# ---------------------------------------------------------------- whom the discarder pays (001:5697)

CHOOSING = rules('double_ron = "discarder_chooses"', 'triple_ron = "discarder_chooses"')
ALSO_READY = "234p 678p 456s 22s 34m"


def two_win() -> Match:
    """West and North win on East's 5m, and East is asked whom he pays."""
    match = laid(EAST, SOUTH, WEST, ALSO_READY, rules=CHOOSING)
    throw(match, 0, KIND_OF["5m"])
    for ask in match.window.asks if match.window is not None else ():
        assert match.answer(ask.seat, RON if RON in ask.codes else PASS) is None
    return match


def winners(match: Match) -> list[Seat]:
    return [event.seat for event in match.events if isinstance(event, Won)]


def test_only_the_discarder_is_asked_and_only_winners_can_be_paid() -> None:
    match = two_win()
    window = match.window
    assert window is not None
    assert (window.kind, [(ask.seat, ask.codes) for ask in window.asks]) == (
        WindowKind.CHOICE,
        [(0, (paying(2), paying(3)))],
    )
    for seat, tried in ((0, paying(1)), (0, paying(9)), (0, PASS), (2, paying(2)), (2, RON), (0, discard(Tile(1)))):
        assert match.answer(seat, tried) is not None
    assert winners(match) == []
    assert match.answer(0, paying(3)) is None
    assert winners(match) == [3]


def test_who_does_not_choose_pays_the_nearest() -> None:
    match = two_win()
    match.close()
    assert winners(match) == [2]


def test_a_match_in_which_somebody_has_chosen_can_be_recorded() -> None:
    match = two_win()
    assert match.answer(0, paying(3)) is None
    while match.window is not None:
        match.close()
    record = read_record(write_native(record_of(match)))
    verdict = verify_record(record)
    assert (verdict.difference, verdict.damage, verdict.skipped) == (None, None, None)
    assert verdict.events


def test_a_bot_pays_whose_hand_looks_cheaper() -> None:
    match = laid(WEST, EAST, ALSO_READY, NORTH, then="9s 9s", rules=CHOOSING)
    tsumogiri(match, 0)
    all_pass(match)
    throw(match, 1, KIND_OF["5m"])
    say(match, 0, Verb.RON)
    say(match, 2, Verb.RON)
    (ask,) = match.view(1).asks
    assert Bot(CHOOSING).answer(match.view(1), ask) == paying(2), "the dealer would get half as much again"


def test_the_hands_lie_open_before_the_discarder_chooses() -> None:
    """So nobody is surprised by what he pays, and whoever imagines the hidden tiles need not imagine these hands."""
    match = two_win()
    assert [event.seat for event in match.events if isinstance(event, HandShown)] == [2, 3]
    for seed in range(5):
        world = sampled(match, match.view(0), Random(seed))
        assert world.answer(0, paying(3)) is None
        assert winners(world) == [3]
