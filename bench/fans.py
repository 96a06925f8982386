"""Scores that no peer counts, of Taiwanese and Sichuan mahjong and with every local yaku on: jantaku alone, asked in
several ways."""

from collections.abc import Callable, Iterator
from itertools import islice

from bench import random_wins
from bench.peers import Program
from jantaku.rules import load
from jantaku.rules.plan import Plan
from jantaku.scoring.batch import score_batch
from jantaku.scoring.book import book_of
from jantaku.scoring.score import NoWinError, Score, score
from jantaku.scoring.win import ImpossibleWinError, Win
from tests.scoring.random_fans import sichuan_hands, taiwanese_hands, win_of
from tests.scoring.slow_fans import Held

__all__ = ["ALL_ON", "WINS", "Hands", "all_on_wins", "programs", "sichuan_hands", "some_wins", "taiwanese_hands"]

WINS = 1_000  # in each round
ALL_ON = "kitchen_sink"
Hands = Callable[[int], Iterator[tuple[Held, str]]]


def some_wins(hands: Hands, seed: int, number: int) -> list[Win]:
    """So many wins at random."""
    return [win_of(*hand) for hand in islice(hands(seed), number)]


def all_on_wins(seed: int, number: int) -> list[Win]:
    """So many wins at random under the rules that have everything on."""
    plan = load(ALL_ON).plan
    return list(islice((win for win in random_wins.wins(seed) if _is_win(win, plan)), number))


def _is_win(win: Win, plan: Plan) -> bool:
    try:
        score(win, plan)
    except (NoWinError, ImpossibleWinError):
        return False
    return True


def programs(rules: str) -> tuple[Program, ...]:
    """The same questions as of riichi. What they all must agree about is the base amount."""
    plan = load(rules).plan
    book = book_of(plan)
    return (
        Program(
            "jantaku: objects",
            list,
            lambda wins: [score(win, plan) for win in wins],
            lambda scores: [found.base for found in scores],
        ),
        Program(
            "jantaku: objects, all told",
            list,
            lambda wins: [_all_told(win, plan) for win in wins],
            lambda scores: [found.base for found in scores],
        ),
        Program(
            "jantaku: batch of rows",
            book.pack_many,
            lambda rows: score_batch(rows, plan),
            lambda scores: scores.base.astype(int).tolist(),
        ),
    )


def _all_told(win: Win, plan: Plan) -> Score:
    """A score of which everything has been asked."""
    found = score(win, plan)
    _ = found.elements, found.bonuses, found.ledger
    return found
