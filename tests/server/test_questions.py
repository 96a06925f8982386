"""What a seat is told beside its actions: what a wait is worth, what a kan brings, what passing a win costs."""

import itertools
from collections.abc import Iterator

import msgspec
import pytest

from jantaku.players import Bot
from jantaku.scoring.ledger import Reason, Seat
from jantaku.server.board import Board, terms_of
from jantaku.server.questions import KAN_VERBS, _pays, me_on_wire, refusal_on_wire, window_on_wire
from jantaku.server.wire import Json, encode
from jantaku.table.codes import RON, VERB_SHIFT, Code
from jantaku.table.events import Event, Paid, Won
from jantaku.table.match import Match
from jantaku.table.refusal import Refusal
from jantaku.tiles import SHORTS


def played(rules: str, seed: int, steps: int, choose_kans: bool = False) -> Iterator[tuple[Match, dict[Seat, Code]]]:
    """A match of bots, before each step: the match, and what is going to be answered."""
    match = Match(rules, seed)
    bot = Bot(match.rules)
    for _ in range(steps):
        if match.window is None:
            return
        answers: dict[Seat, Code] = {}
        for ask in match.window.asks:
            kans = [code for code in ask.codes if code >> VERB_SHIFT in KAN_VERBS]
            answers[ask.seat] = kans[0] if choose_kans and kans else bot.answer(match.view(ask.seat), ask)
        yield match, answers
        for seat, code in answers.items():
            match.answer(seat, code)


def told(match: Match, seat: Seat) -> Json:
    return me_on_wire(match, match.view(seat), Board(terms_of(match.parts.plan), len(match.deal.hands)), False)


@pytest.mark.parametrize("rules", ["riichi", "sichuan"])
def test_a_wait_is_worth_what_the_win_on_it_pays(rules: str) -> None:
    """Wins that the situation adds nothing to: no flags, no ura."""
    compared, known, seen = 0, dict[Seat, list[Json]](), 0
    for match, _ in itertools.chain.from_iterable(played(rules, seed, 400) for seed in (3, 4)):
        if seen > len(match.events):
            seen = 0
        for won in won_in(match.events[seen:]):
            wait = [one for one in known.get(won.seat, ()) if one["tile"] == SHORTS[won.tile & 63]]
            if wait and not won.flags:
                by = "tsumo" if won.source == won.seat else "ron"
                assert wait[0][by] == won.points
                assert by == "tsumo" or wait[0]["obstacle"] is None
                compared += 1
        seen = len(match.events)
        for seat in range(len(match.deal.hands)):
            if match.view(seat).waits:
                known[seat] = told(match, seat)["waits"]
    assert compared >= 3


def won_in(events: list[Event]) -> list[Won]:
    return [event for event in events if isinstance(event, Won)]


def test_a_kan_brings_what_its_button_says() -> None:
    compared, seen, promised = 0, 0, dict[Seat, int]()
    for match, answers in itertools.chain.from_iterable(played("sichuan", seed, 250, True) for seed in (0, 1, 2)):
        if seen > len(match.events):
            seen = 0
        for event in match.events[seen:]:
            if isinstance(event, Paid) and event.rows and event.rows[0].reason is Reason.KAN:
                seat = event.rows[0].target
                if seat in promised:
                    assert sum(row.amount for row in event.rows) == promised[seat]
                    compared += 1
        seen = len(match.events)
        promised = {seat: _pays(match, seat, code) for seat, code in answers.items() if code >> VERB_SHIFT in KAN_VERBS}
    assert compared >= 5


def test_passing_a_win_says_what_it_costs() -> None:
    for match, _ in played("riichi", 3, 2000):
        window = match.window
        assert window is not None
        asks = [ask for ask in window.asks if RON in ask.codes]
        if asks:
            board = Board(terms_of(match.parts.plan), 4)
            sent = msgspec.json.decode(encode(window_on_wire(match, window, board)))
            actions = next(ask for ask in sent["asks"] if ask["seat"] == asks[0].seat)["actions"]
            cost = next(action for action in actions if action["verb"] == "pass")["cost"]
            assert cost["ru"].startswith("фуритен")
            assert cost["en"].startswith("furiten")
            return
    pytest.fail("nobody could win on a discard")


@pytest.mark.parametrize(("tile", "named"), [("8s", "8s"), ("none", None), ("", None)])
def test_a_refusal_names_its_tile(tile: str, named: str | None) -> None:
    refusal = Refusal("furiten_own_pond", "000:273", {"tile": tile, "turn": 2, "waits": "58s"})
    assert refusal_on_wire(refusal)["tile"] == named
