"""The C++ kernel against the oracle on very many hands: ``make check-kernel``.

Hands of 5, 8, 11, 14 and 17 tiles, drawn from the whole wall, from one suit, from two, and from ends and honours.
Shanten is compared for all of them; draws, waits and readings, which the oracle finds slowly, for a sample.
"""

import argparse
import os
import sys
import time
from collections import Counter
from collections.abc import Iterator
from multiprocessing import get_context
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from tests.hands.kernels import KERNELS
from tests.hands.oracle import ORPHANS, Hand, Oracle, Structure, distance, sets_distances, suit_costs

COPIES = bytes([4] * 34)
RIICHI: list[Structure] = [("sets", 4), ("pairs", 7, True), ("pairs", 7, False), ("orphans", ORPHANS)]
TAIWANESE: list[Structure] = [("sets", 5), ("pairs_triplet", 7)]
SIZES = (5, 8, 11, 14, 17)
MIXES: dict[str, list[int]] = {
    "wall": list(range(34)),
    "one suit": list(range(9)),
    "two suits": list(range(9, 27)),
    "ends and honours": [0, 1, 7, 8, 9, 10, 16, 17, 18, 19, 25, 26, *range(27, 34)],
}
CHUNK = 2500  # hands of one mix
DRAWS, COMPLETE = 2, 12  # of each chunk: hands asked for draws and waits, complete hands asked for readings
MOST_SUITS = 150_000  # in the oracle's memory


class Task(NamedTuple):
    """Some hands of a size and a mix."""

    tiles: int
    mix: str
    seed: int
    hands: int


class Result(NamedTuple):
    """What was compared, and the differences, told in words."""

    compared: Counter[str]
    differences: list[str]


def written(hand: Hand) -> str:
    """The hand as people write it."""
    text = ""
    for letter, first, last in (("m", 0, 9), ("p", 9, 18), ("s", 18, 27), ("z", 27, 34)):
        digits = "".join(str(kind - first + 1) * hand[kind] for kind in range(first, last))
        text += digits + letter if digits else ""
    return text


def drawn(rng: np.random.Generator, kinds: list[int], tiles: int, number: int) -> NDArray[np.uint8]:
    """Random hands from four copies of each of these kinds."""
    wall = np.repeat(np.array(kinds), 4)
    picked = wall[rng.random((number, len(wall))).argpartition(tiles - 1, axis=1)[:, :tiles]]
    hands = np.zeros((number, 34), np.uint8)
    np.add.at(hands, (np.arange(number)[:, None], picked), 1)
    return hands


def complete_hands(rng: np.random.Generator, kinds: list[int], tiles: int, number: int) -> Iterator[Hand]:
    """Random sets and a pair of these kinds."""
    blocks = [(kind,) * 3 for kind in kinds]
    runs = [
        (kind, kind + 1, kind + 2) for kind in kinds if kind < 27 and kind % 9 <= 6 and {kind + 1, kind + 2} <= {*kinds}
    ]
    while number:
        hand = [0] * 34
        for _ in range(tiles // 3):
            some = runs if runs and rng.random() < 0.6 else blocks
            for kind in some[rng.integers(len(some))]:
                hand[kind] += 1
        hand[kinds[rng.integers(len(kinds))]] += 2
        if max(hand) <= 4:
            number -= 1
            yield tuple(hand)


def game(tiles: int) -> tuple[list[Structure], int]:
    """The structures for a hand of so many tiles, and the tiles of a complete hand."""
    return (TAIWANESE, 17) if tiles == 17 else (RIICHI, 14)


def compare_shanten(tiles: int, hands: NDArray[np.uint8]) -> Iterator[str]:
    """Each structure that melds leave in reach, then all together."""
    structures, size = game(tiles)
    melds = (size - tiles) // 3
    least = np.full(len(hands), 99)
    for structure in structures[:1] if melds else structures:
        if structure[0] == "sets":
            expected = sets_distances(hands, tuple(COPIES), structure[1] - melds) - 1
        else:
            expected = np.array([distance(structure, tuple(hand), tuple(COPIES), 0) - 1 for hand in hands.tolist()])
        yield from unlike(
            structure[:2], hands, KERNELS["fast"]([structure], COPIES, size).shanten_batch(hands), expected
        )
        least = np.minimum(least, expected)
    yield from unlike("all", hands, KERNELS["fast"](structures, COPIES, size).shanten_batch(hands), least)


def unlike(
    what: object, hands: NDArray[np.uint8], found: NDArray[np.int8], expected: NDArray[np.signedinteger]
) -> Iterator[str]:
    """The rows in which the kernel differs."""
    for i in np.flatnonzero(found != expected):
        yield f"{written(tuple(hands[i]))}: shanten ({what}) is {expected[i]}, the kernel says {found[i]}"


def compare_sample(task: Task, rng: np.random.Generator, hands: NDArray[np.uint8], done: Counter[str]) -> Iterator[str]:
    """Draws and waits of a few hands, readings of a few complete ones."""
    structures, size = game(task.tiles)
    kernel, oracle = KERNELS["fast"](structures, COPIES, size), Oracle(structures, COPIES, size)
    complete = list(complete_hands(rng, MIXES[task.mix], task.tiles, COMPLETE))
    rows: list[Hand] = [tuple(row) for row in hands[:DRAWS].tolist()]
    for full in rows + complete:
        kind = rng.choice(np.flatnonzero(full))
        hand = tuple(count - (i == kind) for i, count in enumerate(full))
        questions = ["waits", "improving"] if full in rows else ["waits"]
        for question in questions:
            expected, found = getattr(oracle, question)(hand), getattr(kernel, question)(hand)
            done[question] += 1
            if expected != found:
                yield f"{written(hand)}: {question} {expected}, the kernel says {found}"
    for hand in complete:
        for winning in np.flatnonzero(hand).tolist():
            done["readings"] += 1
            if oracle.readings(hand, winning) != kernel.readings(hand, winning):
                yield f"{written(hand)}: other readings with winning kind {winning}"


def run(task: Task) -> Result:
    """All comparisons of a task."""
    if suit_costs.cache_info().currsize > MOST_SUITS:
        suit_costs.cache_clear()
    rng = np.random.default_rng([task.seed, task.tiles, list(MIXES).index(task.mix)])
    hands = drawn(rng, MIXES[task.mix], task.tiles, task.hands)
    done: Counter[str] = Counter(shanten=task.hands)
    differences = [*compare_shanten(task.tiles, hands), *compare_sample(task, rng, hands, done)]
    return Result(done, differences)


def tasks(hands: int) -> Iterator[Task]:
    """So many hands of every size, evenly over the mixes."""
    for tiles in SIZES:
        for i, mix in enumerate(MIXES):
            share = (hands + i) // len(MIXES)
            for seed, begin in enumerate(range(0, share, CHUNK)):
                yield Task(tiles, mix, seed, min(CHUNK, share - begin))


def main() -> int:
    """Compare, and say honestly what was compared."""
    parser = argparse.ArgumentParser(description="compare the C++ kernel with the oracle of the tests")
    parser.add_argument("--hands", type=int, default=200_000, help="hands of each size (default: %(default)s)")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="processes (default: one for each core)")
    options = parser.parse_args()
    console = Console()
    if "fast" not in KERNELS:
        console.print("The C++ kernel is not built here, so there is nothing to check.")
        return 1
    begin = time.monotonic()
    compared: Counter[str] = Counter()
    differences: list[str] = []
    todo = list(tasks(options.hands))
    columns = (
        TextColumn("check-kernel"),
        BarColumn(),
        MofNCompleteColumn(),
        TextColumn("hands"),
        TimeRemainingColumn(),
    )
    with Progress(*columns, console=console) as progress, get_context("spawn").Pool(options.jobs) as pool:
        bar = progress.add_task("", total=sum(task.hands for task in todo))
        for result in pool.imap_unordered(run, todo):
            compared += result.compared
            differences += result.differences
            progress.advance(bar, result.compared["shanten"])
            for difference in result.differences[:5]:
                progress.console.print(difference, style="red")
    numbers = ", ".join(f"{question} {number:,}" for question, number in compared.items())
    console.print(
        f"{len(differences)} differences in {options.hands:,} hands of each of {', '.join(map(str, SIZES))} tiles "
        f"({numbers}), {time.monotonic() - begin:.0f} s"
    )
    return 1 if differences else 0


if __name__ == "__main__":
    sys.exit(main())
