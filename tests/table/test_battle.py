"""The bloody battle, where random matches have found it wrong: deals that do not count, false wins at odd moments, wins
at the end of the time, questions with one answer."""

from random import Random

import pytest

from jantaku.rules import RuleSet
from jantaku.scoring.ledger import Seat
from jantaku.table.events import (
    HIDDEN,
    DealDrawn,
    DealEnded,
    Discarded,
    Drawn,
    FalseWin,
    MatchEnded,
    Ruled,
    SuitShown,
    TileReturned,
    Won,
)
from jantaku.table.match import Match, replayed
from jantaku.table.referee import Referee
from jantaku.table.state.chosen_suits import cards_down, promised_tile
from jantaku.table.state.window import Ask, WindowKind
from jantaku.table.steps.win import may_win_falsely
from jantaku.table.telling.board import Board, terms_of
from jantaku.table.words import RON, Verb, first_of, verb_of
from jantaku.texts import LANGUAGES, SayableError
from jantaku.tiles import Tile
from tests.table.greedy import Greedy
from tests.table.random_matches import Failure, Spec, check
from tests.table.random_rules import Flip, rules_of

pytest.importorskip("jantaku._kernel", reason="hands are priced by the C++ kernel, which is not built here")

MOST_WINDOWS = 3000


def sichuan(*flips: Flip) -> RuleSet:
    return rules_of("sichuan", flips)


def played_to(match: Match, kind: WindowKind, code: int | None = None, seed: int = 0) -> tuple[Ask, ...]:
    """Play until such a window opens, in which somebody may answer this."""
    choose = Greedy(match, Random(seed))
    for _ in range(MOST_WINDOWS):
        window = match.window
        assert window is not None
        if window.kind is kind and (code is None or any(code in ask.codes for ask in window.asks)):
            return window.asks
        for ask in window.asks:
            chosen = choose(window, ask.seat, ask.codes)
            assert match.answer(ask.seat, chosen) is None
    raise AssertionError("no such window")


# ---------------------------------------------------------------- what the witness knows


@pytest.mark.parametrize(
    ("flip", "reached"),
    [
        (Flip("ron_payer", '"all"'), "ron"),
        (Flip("multiple_ron_payment", '"half_each"'), "double ron"),
        (Flip("shuugi", '"on"'), "chips paid"),
    ],
    ids=str,
)
def test_the_witness_knows_what_is_paid_by_other_rules(flip: Flip, reached: str) -> None:
    found = 0
    for seed in range(6):
        result = check(Spec("sichuan", (flip, Flip("parts.length.deals", "2")), seed, stacked=True))
        if isinstance(result, Failure):
            pytest.fail(str(result), pytrace=False)
        found += result.reached.get(reached, 0)
    assert found


# ---------------------------------------------------------------- what does not count


def test_a_deal_that_the_referee_ends_is_not_one_of_the_session() -> None:
    match = Match(sichuan(Flip("parts.length.deals", "2")), 1)
    Referee(match).abort()
    assert (match.deal.number, match.deal.hand, match.deal.dealer) == (1, 0, 0)
    assert not match.deal.last


# ---------------------------------------------------------------- false wins


def test_before_the_first_turn_there_is_nothing_to_win_with() -> None:
    match = Match(sichuan(), 1)
    assert match.window is not None
    assert match.window.kind is WindowKind.CHOICE
    with pytest.raises(SayableError, match="seat 2 has nothing to win with now") as refused:
        Referee(match).false_win(2)
    assert all(refused.value.message(language).endswith(".") for language in LANGUAGES)


def test_nobody_claims_the_own_discard_for_a_win() -> None:
    match = Match(sichuan(), 1)
    played_to(match, WindowKind.CLAIM)
    assert match.deal.offer is not None
    with pytest.raises(SayableError, match="has nothing to win with now"):
        Referee(match).false_win(match.deal.offer.seat)


def test_with_the_third_false_win_the_deal_is_over() -> None:
    match = Match(sichuan(Flip("parts.void.fine", "0")), 1)
    ((seat, *_),) = [(ask.seat,) for ask in played_to(match, WindowKind.TURN)]
    one, two, three = (other for other in range(4) if other != seat)
    for other in (one, two, three):
        assert match.deal.number == 0
        Referee(match).false_win(other)
    assert match.deal.number == 1
    (ended,) = [event for event in match.events if isinstance(event, DealEnded)]
    assert ended.points[one] == -24
    assert ended.points[two] == 8 - 16
    assert ended.points[three] == 8 + 8 - 8
    assert ended.points[seat] == 3 * 8


def test_who_has_claimed_a_tile_falsely_is_not_asked_for_it_again() -> None:
    match = Match(sichuan(), 3)
    (ask, *_) = played_to(match, WindowKind.CLAIM)
    told = len(match.events)
    Referee(match).false_win(ask.seat)
    assert match.deal.hands[ask.seat].out
    assert match.window is not None
    assert ask.seat not in [other.seat for other in match.window.asks]
    assert not any(isinstance(event, Won) for event in match.events[told:])


def test_the_card_of_a_false_winner_is_turned_up() -> None:
    for seed in range(400):
        match = Match(sichuan(), seed)
        played_to(match, WindowKind.TURN)
        while (window := match.window) is not None and (cards := cards_down(match.deal)):
            for seat in [seat for seat in cards if may_win_falsely(match.deal, seat)][:1]:
                Referee(match).false_win(seat)
                assert seat in [event.seat for event in match.events if isinstance(event, SuitShown)]
                assert match.deal.hands[seat].out
                return
            for ask in window.asks:
                assert match.answer(ask.seat, ask.default) is None
    raise AssertionError("nobody has put down a card")


def late_false_win(seed: int) -> tuple[Match, Seat, Seat, Tile] | None:
    """A match in which somebody has drawn, and another claims the discard before that for a win that is none: who has
    drawn, who claims, what was drawn."""
    match = Match(sichuan(), seed)
    while len(match.answers) < 120 and match.window is not None:
        if match.window.kind is WindowKind.TURN and match.deal.discards > 8:
            (ask,) = match.window.asks
            late = [seat for seat in range(4) if seat != ask.seat and may_win_falsely(match.deal, seat)]
            if late:
                return match, ask.seat, late[-1], match.deal.hands[ask.seat].drawn
        for ask in match.window.asks:
            assert match.answer(ask.seat, ask.default) is None
    return None


def test_a_false_win_is_taken_for_one_whoever_else_could_claim() -> None:
    """004:43, Q1: what was drawn since goes back, and the next one after the winner draws it."""
    found = late_false_win(4)
    assert found is not None
    match, mover, seat, tile = found
    discarded = [event for event in match.deal.events if isinstance(event, Discarded)][-1]
    told, left = len(match.events), match.deal.wall.live
    Referee(match).false_win(seat)
    following = next(other % 4 for other in range(seat + 1, seat + 4) if not match.deal.hands[other % 4].out)
    assert match.events[told : told + 3] == [
        Ruled("false_win", seat, "false_win"),
        TileReturned(mover, tile, "wall", left + 1),
        FalseWin(seat, discarded.seat, discarded.tile),
    ]
    assert Drawn(following, tile, "wall", left) in match.events[told + 3 : told + 5]
    assert (match.deal.turn, match.deal.wall.live) == (following, left)
    assert (match.deal.hands[seat].out, match.deal.hands[seat].won) == (True, discarded.tile)
    view = match.view(None)
    assert [event.tile for event in view.events if isinstance(event, TileReturned)] == [HIDDEN]
    assert replayed(Match(sichuan(), 4), match.answers).events == match.events


@pytest.mark.parametrize("seed", range(3))
def test_a_board_knows_who_has_left_falsely(seed: int) -> None:
    found = late_false_win(seed)
    assert found is not None
    match, _, seat, _ = found
    Referee(match).false_win(seat)
    board = Board(terms_of(match.table.plan), 4)
    for event in match.view(None).events:
        board.follow(event)
    assert [holder.out for holder in board.seats] == [hand.out for hand in match.deal.hands]
    assert board.left == match.deal.wall.live
    assert [len(holder.tiles) for holder in board.seats] == [len(hand.tiles) for hand in match.deal.hands]


def test_a_tile_that_was_called_is_no_more_to_be_won_on() -> None:
    """Neither by others nor by who has called it: he has drawn nothing."""
    match = Match(sichuan(), 2)
    for _ in range(MOST_WINDOWS):
        (ask, *_) = played_to(match, WindowKind.TURN)
        if match.deal.came == "call":
            break
        assert match.answer(ask.seat, ask.default) is None
    assert match.deal.came == "call"
    for seat in range(4):
        with pytest.raises(SayableError, match="has nothing to win with now"):
            Referee(match).false_win(seat)


# ---------------------------------------------------------------- the end of the time


def test_a_win_that_was_declared_when_the_time_is_up_counts() -> None:
    """004:72."""
    match = Match(sichuan(Flip("time_limit", "1440")), 5)
    asks = played_to(match, WindowKind.CLAIM, RON)
    winners = [ask.seat for ask in asks if RON in ask.codes]
    told = len(match.events)
    for ask in asks:
        assert match.answer(ask.seat, RON if ask.seat in winners else ask.default, at_ms=1440 * 60_000) is None
    events = match.events[told:]
    assert [event.seat for event in events if isinstance(event, Won)] == winners
    assert [event.kind for event in events if isinstance(event, DealDrawn)] == ["time"]
    assert isinstance(events[-1], MatchEnded)


def test_a_kan_that_was_declared_when_the_time_is_up_is_paid() -> None:
    for seed in range(300):
        match = Match(sichuan(Flip("time_limit", "1440")), seed)
        ((ask, *_),) = [played_to(match, WindowKind.TURN)]
        kan = next((code for code in ask.codes if verb_of(code) is Verb.CLOSED_KAN), None)
        if kan is None:
            continue
        assert match.answer(ask.seat, kan, at_ms=1440 * 60_000) is None
        assert match.points == tuple(6 if seat == ask.seat else -2 for seat in range(4))
        assert match.over
        return
    raise AssertionError("nobody has a kan")


# ---------------------------------------------------------------- questions


@pytest.mark.parametrize("to", ["next", "dice"])
def test_who_has_just_three_tiles_of_a_suit_is_asked_for_two(to: str) -> None:
    rules = sichuan(Flip("sc_exchange_three", f'"{to}"'))
    spared = 0
    for seed in range(20):
        match = Match(rules, seed)
        while (window := match.window) is not None and not any(isinstance(e, DealEnded) for e in match.events):
            if window.kind is not WindowKind.CHOICE:
                break
            assert all(len(ask.codes) > 1 for ask in window.asks)
            spared += len(window.asks) < 4
            for ask in window.asks:
                assert match.answer(ask.seat, ask.default) is None
    assert spared


def test_the_promised_tile_makes_no_run_either() -> None:
    rules = sichuan(Flip("parts.calls.verbs", '["chi", "kan", "pon"]'))
    promised = 0
    for seed in range(60):
        match = Match(rules, seed)
        for ask in played_to(match, WindowKind.CLAIM, seed=seed):
            tile = promised_tile(match.deal, ask.seat)
            promised += tile >= 0
            calls = [code for code in ask.codes if verb_of(code) in (Verb.CHI, Verb.PON)]
            assert all(tile not in (first_of(code), code & 0xFFFF) for code in calls)
    assert promised
