"""A win is priced once for each winner, and its event tells how: by which reading, from which facts."""

import random
from collections import Counter
from collections.abc import Callable
from typing import Final

import msgspec
import pytest
from msgspec.structs import replace

from jantaku.hands.kernel import KernelBook, Priced
from jantaku.rules import read
from jantaku.scoring.book import Book
from jantaku.scoring.payments import Liability
from jantaku.scoring.score import Score
from jantaku.scoring.win import Win
from jantaku.table.events import AnyEvent, IndicatorShown, Won
from jantaku.table.match import Match
from jantaku.table.parts.admission import Admission
from jantaku.table.state.deal import Deal
from jantaku.table.steps import win as step
from jantaku.table.telling.repricing import Place, priced
from jantaku.table.words import RON, TSUMO, Verb, verb_of
from jantaku.tiles import KIND_OF
from tests.table.laid import laid, throw
from tests.table.random_players import towards_ready

pytestmark = pytest.mark.skipif(
    KernelBook is None, reason="hands are priced by the C++ kernel, which is not built here"
)

SEEDS: Final = range(10)
GAMES: Final = {"riichi": 60, "sanma": 60, "sichuan": 200, "taiwanese": 60}
"""With how many wins there are at least."""
TWO_WAIT: Final = ("5m 1479p 147s 12347z", "46m 8m 147p 147s 1235z", "234m 345p 567s 88p 67m", "234p 678p 456s 22s 34m")
"""The last two for the dealer's 5m."""


@pytest.fixture
def pricings(monkeypatch: pytest.MonkeyPatch) -> list[Win]:
    """Every win that a book is asked to price; but not what ready hands could have been worth when the wall is
    exhausted, for which they are paid in Sichuan (004:113-115)."""
    asked: list[Win] = []
    price, highest = Book.price, Admission.highest

    def counted(book: Book, win: Win, barred: tuple[int, ...] = ()) -> Priced | None:
        asked.append(win)
        return price(book, win, barred)

    def imagined(admission: Admission, deal: Deal, seat: int, kinds: int) -> int:
        before = len(asked)
        worth = highest(admission, deal, seat, kinds)
        del asked[before:]
        return worth

    monkeypatch.setattr(Book, "price", counted)
    monkeypatch.setattr(Admission, "highest", imagined)
    return asked


@pytest.fixture
def scores(monkeypatch: pytest.MonkeyPatch) -> dict[Won, Score]:
    """What each win was priced at, when it was."""
    found: dict[Won, Score] = {}
    tell = step._won

    def kept(deal: Deal, seat: int, source: int, value: Score, liabilities: tuple[Liability, ...]) -> Won:
        won = tell(deal, seat, source, value, liabilities)
        found[won] = value
        return won

    monkeypatch.setattr(step, "_won", kept)
    return found


def play(match: Match, seed: int, refuses: Callable[[random.Random], bool] = lambda _: False) -> list[Won]:
    """To the end: who may win does, unless he ``refuses``; riichi is declared, the rest goes towards ready hands."""
    rng = random.Random(seed)
    while not match.over:
        ask = match.unanswered[0]
        said = {verb_of(code): code for code in ask.codes}
        discards = [code for code in ask.codes if verb_of(code) is Verb.DISCARD]
        if not said.keys().isdisjoint((Verb.TSUMO, Verb.RON)) and not refuses(rng):
            code = TSUMO if Verb.TSUMO in said else RON
        elif Verb.RIICHI in said:
            code = said[Verb.RIICHI]
        else:
            code = towards_ready(match, ask.seat, discards, rng) if discards else ask.default
        match.answer(ask.seat, code)
    return [event for event in match.events if isinstance(event, Won)]


def place_of(won: Won, match: Match) -> Place:
    """Where in the match it happened, as whoever follows the events knows it."""
    at = won.at
    assert at is not None
    return Place(at.dealer, at.round, at.honba, at.sticks, match.table.seats.count, at.out)


# ---------------------------------------------------------------- how often


@pytest.mark.parametrize("game", GAMES)
def test_a_win_is_priced_once_for_each_winner(game: str, pricings: list[Win]) -> None:
    """When the window opens; where everybody wins who may, nothing else is priced. The explanation does not price it
    again, either."""
    wins: list[Won] = []
    for seed in SEEDS:
        match = Match(game, seed)
        pricings.clear()
        won = play(match, seed)
        later = sum(indicator_turned_by_win(one, match) for one in won)
        assert len(pricings) == len(won) + later
        assert all(priced(one, match.table.plan, place_of(one, match)) for one in won)
        assert len(pricings) == len(won) + later
        wins += won
    assert len(wins) >= GAMES[game]
    assert {one.source == one.seat for one in wins} == {True, False}, "both by tsumo and by ron"


def indicator_turned_by_win(won: Won, match: Match) -> bool:
    """Whether the win on a replacement tile turned the indicator of its kan, which the window could not show: then the
    hand is priced anew, with one dora more."""
    place = match.events.index(won)
    return "rinshan" in won.flags and isinstance(match.events[place - 1], IndicatorShown)


@pytest.mark.parametrize(("rules", "paid"), [("all_paid", 2), ("atamahane", 1), ("discarder_chooses", 1)])
def test_of_two_who_claim_a_tile_each_is_priced_once(rules: str, paid: int, pricings: list[Win]) -> None:
    """Who is not paid in the end was priced to be asked."""
    name = 'id = "two"\nseed = "-"\nname = { en = "two", ru = "two" }\nextends = "riichi"\nakadora = 3'
    sheet = read(f'{name}\ndouble_ron = "{rules}"\n')
    match = laid(*TWO_WAIT, rules=sheet)
    throw(match, 0, KIND_OF["5m"])
    while match.window is not None and not any(isinstance(event, Won) for event in match.events):
        ask = match.unanswered[0]
        match.answer(ask.seat, RON if RON in ask.codes else ask.default)
    won = [event for event in match.events if isinstance(event, Won)]
    assert len(won) == paid
    assert len(pricings) == 2


def test_a_win_that_was_let_go_is_another_one_later(pricings: list[Win]) -> None:
    """A tile more was drawn, or discarded, or another has won and left: what holds of the one need not hold of the
    other. Each is priced once."""
    for game in GAMES:
        match = Match(game, 5)
        pricings.clear()
        won = play(match, 5, refuses=lambda rng: rng.random() < 0.5)
        asked = Counter((win.hand, win.winning, win.tsumo, win.flags, win.indicators, win.out) for win in pricings)
        assert set(asked.values()) == {1}
        assert len(pricings) > len(won)


def test_what_was_found_is_neither_copied_nor_stored(pricings: list[Win]) -> None:
    """A copy may go another way."""
    match = laid(*TWO_WAIT)
    throw(match, 0, KIND_OF["5m"])
    assert len(pricings) == len(match.deal.found) == 2
    assert match.deal.copy().found == {}
    assert b"found" not in msgspec.json.encode(match.deal)
    assert match.deal.copy() == match.deal


# ---------------------------------------------------------------- how


@pytest.mark.parametrize("game", GAMES)
def test_an_event_tells_how_the_win_was_priced(game: str, scores: dict[Won, Score]) -> None:
    """All of it, to the last reason, and from a file as well."""
    for seed in SEEDS[:3]:
        match = Match(game, seed)
        for won in play(match, seed):
            stored = msgspec.json.decode(msgspec.json.encode(won), type=AnyEvent)
            assert stored == won
            found, was = priced(stored, match.table.plan, place_of(won, match)), scores[won]
            assert found is not None
            assert won.reading == was.code
            assert won.facts == tuple(sorted(was.win.facts))
            assert found.why() == was.why()
            if won.liable is None:
                assert found.win == was.win


def test_without_it_the_facts_are_guessed_back() -> None:
    """Older files, and other formats, do not tell it."""
    match = Match("taiwanese", 3)
    for won in play(match, 3):
        place = place_of(won, match)
        guessed = priced(replace(won, facts=(), reading=(), at=None), match.table.plan, place)
        found = priced(won, match.table.plan, place)
        assert guessed is not None
        assert found is not None
        assert guessed.why() == found.why()


def test_what_an_event_tells_is_not_believed_if_it_is_not_what_was_paid() -> None:
    """A record may have been damaged: then it is guessed, too, and if that is wrong as well, nothing is said."""
    match = Match("riichi", 3)
    won = play(match, 3)[0]
    place = place_of(won, match)
    for wrong in (replace(won, reading=(9,)), replace(won, facts=("no_such_fact",)), replace(won, reading=())):
        found = priced(wrong, match.table.plan, place)
        assert found is not None
        assert found.points == won.points
    assert priced(replace(won, points=won.points + 100), match.table.plan, place) is None


def test_who_does_not_see_the_hand_sees_nothing_of_how_it_was_priced() -> None:
    match = Match("sichuan", 1)
    won = play(match, 1)
    assert any(one.at is not None and one.at.out for one in won)
    for seat in (*range(4), None):
        seen = [event for event in match.view(seat).events if isinstance(event, Won)]
        assert len(seen) == len(won)
        for one, whole in zip(seen, won, strict=True):
            own = one.seat == seat
            assert (one.facts, one.reading, one.at) == (
                (whole.facts, whole.reading, whole.at) if own else ((), (), None)
            )
