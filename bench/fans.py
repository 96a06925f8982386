"""Scores of games that no peer counts, Taiwanese and Sichuan mahjong: jantaku alone, asked in several ways."""

from collections.abc import Callable, Iterator
from itertools import islice

from bench.peers import Program
from jantaku.rules import load
from jantaku.rules.plan import Plan
from jantaku.scoring.book import book_of
from jantaku.scoring.score import Score, score, score_batch
from jantaku.scoring.win import Win
from tests.scoring.random_fans import sichuan_hands, taiwanese_hands, win_of
from tests.scoring.slow_fans import Held

__all__ = ["WINS", "Hands", "programs", "sichuan_hands", "some_wins", "taiwanese_hands"]

WINS = 1_000  # in each round
Hands = Callable[[int], Iterator[tuple[Held, str]]]


def some_wins(hands: Hands, seed: int, number: int) -> list[Win]:
    """So many wins at random."""
    return [win_of(*hand) for hand in islice(hands(seed), number)]


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
