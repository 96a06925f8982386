"""The table of kans (001:1810-1813): han of two and three, yakuman of four, by how many are closed and whether they are
neighbours in a suit.

A cell of the book may be a range. The lowest value of it counts; where two ranges are added, the mean may (001:1808).
"""

from collections.abc import Iterator
from typing import Final

from jantaku.rules.plan import Price

Range = tuple[int, int]
APART: Final[dict[int, tuple[Range, ...]]] = {
    2: ((0, 1), (1, 1), (1, 2)),
    3: ((2, 2), (2, 3), (3, 4), (4, 6)),
    4: ((1, 1), (1, 1), (1, 1), (2, 2), (3, 4)),  # of two closed ones 1 to 1.5
}
"""By the number of kans and of closed ones. The head of the book's table lacks the last column, its rows have it."""
IN_A_ROW: Final[dict[int, tuple[Range, ...]]] = {
    2: ((1, 1), (2, 2), (2, 3)),
    3: ((6, 6), (6, 6), (7, 8), (9, 11)),
    4: ((2, 3), (2, 3), (3, 3), (4, 4), (5, 6)),
}
YAKUMAN: Final = 8000


def kan_cases(*, mean: bool) -> Iterator[tuple[str, Price]]:
    """What two and three kans are worth. Where only two of three are neighbours both rows of the table count: that of
    three kans, and that of the two (001:1808, our reading)."""
    for closed, (worth, _) in enumerate(APART[2]):
        if worth:
            yield f"{_kans(2, closed)} and not {_row(2)}", worth
    for closed, (worth, _) in enumerate(IN_A_ROW[2]):
        yield f"{_kans(2, closed)} and {_row(2)}", worth
    for closed, (worth, _) in enumerate(APART[3]):
        yield f"{_kans(3, closed)} and not {_row(2)}", worth
    for closed, (worth, _) in enumerate(IN_A_ROW[3]):
        yield f"{_kans(3, closed)} and {_row(3)}", worth
    for closed, apart in enumerate(APART[3]):
        for of_row, in_a_row in enumerate(IN_A_ROW[2]):
            if closed - of_row in (0, 1):  # the third one is open, or closed
                pattern = f"{_kans(3, closed)} and {_two_of_three(of_row)}"
                yield pattern, _sum(apart, in_a_row, mean=mean)


def four_kan_cases() -> Iterator[tuple[str, Price]]:
    """What four kans are worth; han of neighbours are nothing beside yakuman."""
    for closed, (worth, _) in enumerate(APART[4]):
        yield f"{_kans(4, closed)} and not {_row(4)}", f"limit {worth * YAKUMAN}"
    for closed, (worth, _) in enumerate(IN_A_ROW[4]):
        yield f"{_kans(4, closed)} and {_row(4)}", f"limit {worth * YAKUMAN}"


def _sum(one: Range, other: Range, *, mean: bool) -> int:
    """Of two ranges the lowest, or the mean, rounded down."""
    lowest = one[0] + other[0]
    both = one[0] < one[1] and other[0] < other[1]
    return (lowest + one[1] + other[1]) // 2 if mean and both else lowest


def _kans(number: int, closed: int) -> str:
    """So many kans and no more, so many of them closed."""
    sorts = ((closed, "closed"), (number - closed, "open"))
    listed = " ".join(f"{count} {sort} quads" for count, sort in sorts if count)
    return f"{listed} ... and not {number + 1} quads ..."


def _row(number: int, letter: str = "n", first: int = 0) -> str:
    """So many neighbours, the first of them so many ranks from the letter."""
    ranks = (f"{letter}{step:+}" if step else letter for step in range(first, first + number))
    return " ".join(f"quad of {rank}x" for rank in ranks) + " ..."


def _two_of_three(closed: int) -> str:
    """Two neighbours, so many of them closed, and the third elsewhere. That there is no row of three another letter
    must say, which is never n: so n can be an 8, and the row from n is found by its middle."""
    pairs = {0: (("open", "open"),), 1: (("closed", "open"), ("open", "closed")), 2: (("closed", "closed"),)}[closed]
    rows = " or ".join(f"{first} quad of nx {second} quad of n+1x ..." for first, second in pairs)
    return f"({rows}) and not {_row(3, 'k')} and not {_row(3, 'k', -1)}"
