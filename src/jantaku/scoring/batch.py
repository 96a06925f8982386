"""Many wins at once, by columns: for whoever counts by the million."""

from collections.abc import Sequence

import msgspec
import numpy as np
from numpy.typing import NDArray

from jantaku.rules import RuleSet
from jantaku.rules.plan import Plan
from jantaku.scoring.book import Book, book_of
from jantaku.scoring.win import Win


class Scores(msgspec.Struct, frozen=True):
    """Many wins at once, a column each. ``base`` is -1 for a hand that is not complete and 0 for one without yaku."""

    base: NDArray[np.float64]
    han: NDArray[np.int16]
    fu: NDArray[np.int16]
    elements: NDArray[np.uint64]
    """Words of bits a win: which entries of the book count."""


def score_batch(wins: Sequence[Win] | NDArray[np.uint8], rules: RuleSet | Plan) -> Scores:
    """The values of many wins: of `Win` objects, or of rows made by ``book_of(plan).pack_many(wins)``.

    They are prices alone: what a table asks beyond a yaku (so many han, sakizuke, riichi) is for `score` to say."""
    book = book_of(rules)
    if book.varies and not isinstance(wins, np.ndarray):
        return _one_by_one(wins, book)
    rows = wins if isinstance(wins, np.ndarray) else book.pack_many(wins)
    return Scores(*book.kernel.price_batch(rows))


def _one_by_one(wins: Sequence[Win], book: Book) -> Scores:
    """Where the melds of a hand say by which grammar it is read."""
    priced = [own.kernel.price_batch(own.pack_many([win])) for win in wins for own in (book.of(win),)]
    return Scores(*(np.concatenate([columns[place] for columns in priced]) for place in range(4)))
