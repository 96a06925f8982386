"""Whole matches of bots: every game, the same twice, and nothing from what a seat cannot see."""

from collections.abc import Callable, Iterable
from pathlib import Path
from random import Random

import pytest

from jantaku.players import Bot, Rates, play_matches, played_by_bots, seated
from jantaku.players.matches import rates_of
from jantaku.players.running_sums import Kept
from jantaku.rules import RuleSet, load, read
from jantaku.scoring.ledger import Seat
from jantaku.table.chance import GivenChance
from jantaku.table.events import DealEnded, Won
from jantaku.table.match import Agent, Match
from jantaku.table.state.window import Ask, Window
from jantaku.table.telling.view import View
from jantaku.table.words import Code
from tests.players.tables import GAMES
from tests.table import hidden
from tests.table.hidden import Stopped, driven, lots_of_match, other_match


def played_deals(rules: str | RuleSet, seed: int, deals: int) -> Match:
    """So many deals of a match of bots; an answer that is not allowed would be refused."""
    match = Match(rules, seed)
    agents = seated(match, [Bot(match.rules, seed + seat) for seat in match.table.seats.all])
    while match.window is not None and match.deal.number < deals:
        for ask in match.window.asks:
            code = agents[ask.controller](match.window, ask.seat, ask.codes)
            assert code in ask.codes
            assert match.answer(ask.seat, code, by="bot") is None
    return match


@pytest.mark.parametrize("rules", GAMES)
def test_every_game_is_played(rules: str) -> None:
    match = played_deals(rules, 5, 2)
    assert sum(isinstance(event, DealEnded) for event in match.events) >= 2


def test_words_that_bots_do_not_know_are_passed_over() -> None:
    """A pon and a chi that declare riichi (001:5075)."""
    match = played_deals(read('id = "x"\nextends = "riichi"\ntenpai_calls = "on"'), 0, 2)
    assert sum(isinstance(event, DealEnded) for event in match.events) >= 2


@pytest.mark.parametrize("rules", ["riichi", "sanma_tenhou", "taiwanese", "sichuan"])
def test_bots_win_in_every_game(rules: str) -> None:
    wins = [event for seed in range(2) for event in played_deals(rules, seed, 3).events if isinstance(event, Won)]
    assert len(wins) >= 3


def test_rules_and_seed_decide_everything() -> None:
    first, second = played_by_bots("tenhou", 3), played_by_bots("tenhou", 3)
    assert first.answers == second.answers
    assert first.over


def test_an_answer_does_not_depend_on_what_was_asked_before() -> None:
    """A bot that was put on the seat just now answers as one that has played from the start: a server may be restarted
    at any time."""
    match = Match("riichi", 8)
    old = [Bot(match.rules, seat) for seat in range(4)]
    views = [match.view(seat) for seat in range(4)]
    asked = 0
    while match.window is not None and asked < 200:
        for ask in match.window.asks:
            code = old[ask.seat].answer(views[ask.seat], ask)
            assert Bot(match.rules, ask.seat).answer(match.view(ask.seat), ask) == code
            assert match.answer(ask.seat, code) is None
            asked += 1


# ---------------------------------------------------------------- non-interference

CASES = [("riichi", 11, 90), ("tenhou", 12, 140), ("sanma_tenhou", 13, 60), ("sichuan", 16, 110), ("taiwanese", 19, 90)]


class Peeking(Bot):
    """Looks at what it may not know: which tile comes next."""

    def answer(self, view: View, ask: Ask) -> Code:
        wall = view._match.deal.wall
        return ask.codes[wall.row[wall.next] % len(ask.codes)] if wall.live else ask.codes[0]


def agent_of(match: Match, make: type[Bot]) -> Agent:
    agents = seated(match, [make(match.rules, seat) for seat in match.table.seats.all])
    return lambda window, seat, codes: agents[seat](window, seat, codes)


def answers_in_both(
    make: type[Bot], rules: str, seed: int, answers: int, monkeypatch: pytest.MonkeyPatch
) -> list[tuple[Code, Code]]:
    """What bots say in a match of bots; and in its twin, which differs only in what the one who is asked cannot see."""
    lots = lots_of_match(rules, seed)
    match = Match(rules, 0, chance=GivenChance(lots))
    play, asks = agent_of(match, Bot), agent_of(match, make)
    noted: dict[tuple[int, Seat], Code] = {}

    def noting(window: Window, seat: Seat, codes: tuple[Code, ...]) -> Code:
        noted[len(match.events), seat] = asks(window, seat, codes)
        return play(window, seat, codes)

    first = driven(match, noting, lambda: len(match.answers) >= answers, ())
    said: list[tuple[Code, Code]] = []
    for viewer in match.table.seats.all:

        def watched(
            other: Match,
            choose: Agent,
            enough: Callable[[], bool],
            viewers: Iterable[Seat | None],
            viewer: Seat = viewer,
        ) -> Stopped:
            bot = agent_of(other, make)

            def both(window: Window, seat: Seat, codes: tuple[Code, ...]) -> Code:
                if seat == viewer and (len(other.events), seat) in noted:
                    said.append((noted[len(other.events), seat], bot(window, seat, codes)))
                return choose(window, seat, codes)

            return driven(other, both, enough, viewers)

        with monkeypatch.context() as patch:
            patch.setattr(hidden, "driven", watched)
            twin = other_match(rules, lots, first, viewer, Random(seed)).match
        assert [hand.tiles for hand in twin.deal.hands] != [hand.tiles for hand in match.deal.hands]
    return said


@pytest.mark.parametrize(("rules", "seed", "answers"), CASES)
def test_what_a_seat_cannot_see_changes_no_answer(
    rules: str, seed: int, answers: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    said = answers_in_both(Bot, rules, seed, answers, monkeypatch)
    assert len(said) > answers / 2
    assert all(one == other for one, other in said)


def test_a_bot_that_peeks_is_found_out(monkeypatch: pytest.MonkeyPatch) -> None:
    said = answers_in_both(Peeking, *CASES[0], monkeypatch)
    assert any(one != other for one, other in said)


# ---------------------------------------------------------------- counting


def test_rates_add_up() -> None:
    rules = load("sichuan")
    one, other = rates_of(rules, 1), rates_of(rules, 2)
    both = play_matches(rules, 2, seed=1)
    assert both.deals == one.deals + other.deals == 32
    assert [seat.wins for seat in both.seats] == [a.wins + b.wins for a, b in zip(one.seats, other.seats, strict=True)]
    assert sum(count * deals for count, deals in enumerate(both.winners)) == sum(seat.wins for seat in both.seats)
    assert sum(both.winners) == both.deals


def test_processes_make_no_difference() -> None:
    rules = load("majan_100")
    done: list[int] = []
    alone = play_matches(rules, 3, seed=4)
    together = play_matches(rules, 3, seed=4, processes=2, progress=lambda count, _: done.append(count))
    assert (alone.seats, alone.deals, alone.answers) == (together.seats, together.deals, together.answers)
    assert done == [1, 2, 3]


def test_nothing_counted_is_nothing() -> None:
    rates = Rates.of(3)
    assert (len(rates.seats), rates.deals, rates.winners) == (3, 0, [0, 0, 0, 0])


@pytest.mark.parametrize(
    ("worths", "middle"),
    [({}, None), ({1000: 2, 8000: 1, 96000: 1}, 1000), ({1000: 1, 8000: 1, 96000: 1}, 8000), ({2: 1, 9: 5}, 9)],
)
def test_the_middle_win(worths: dict[int, int], middle: int | None) -> None:
    rates = Rates.of(4)
    rates.worths = worths
    assert rates.middle == middle


def test_a_run_goes_on_from_what_was_kept(tmp_path: Path) -> None:
    rules = load("majan_100")
    kept = Kept(tmp_path / "kept.jsonl", rules, seed=4)
    assert kept.last(3) is None
    kept.add(play_matches(rules, 2, seed=4))
    Kept(kept.path, rules, seed=5).add(Rates.of(4))
    Kept(kept.path, load("sichuan"), seed=4).add(Rates.of(4))
    begun = kept.last(3)
    assert begun is not None
    assert begun.matches == 2
    assert kept.last(1) is None
    done = play_matches(rules, 3, seed=4, into=begun)
    alone = play_matches(rules, 3, seed=4)
    assert (done.seats, done.deals, done.answers, done.worths) == (
        alone.seats,
        alone.deals,
        alone.answers,
        alone.worths,
    )
