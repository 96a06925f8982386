"""Every hand of the published shanten table, for all three structures of riichi."""

import json
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from tests.hands.kernels import KERNELS, Grammar, each_kernel
from tests.hands.oracle import ORPHANS, tiles

Kernel = type[Grammar]

TABLE = Path(__file__).resolve().parents[3] / "shared" / "data" / "hands" / "shanten.jsonl"
STRUCTURES: dict[str, tuple[Any, ...]] = {
    "standard": ("sets", 4),
    "seven_pairs": ("pairs", 7, True),
    "thirteen_orphans": ("orphans", ORPHANS),
}
SAMPLE = 17  # the slow kernel reads one hand in so many

pytestmark = pytest.mark.skipif(not TABLE.exists(), reason="the table ../shared/data/hands/shanten.jsonl is not here")


@cache
def table() -> tuple[NDArray[np.uint8], dict[str, NDArray[np.int8]]]:
    """Hands, and their shanten for each structure."""
    rows = [json.loads(line) for line in TABLE.read_text(encoding="utf-8").splitlines()]
    hands = np.array([tiles(row["tiles"]) for row in rows], np.uint8)
    return hands, {name: np.array([row["shanten"][name] for row in rows], np.int8) for name in STRUCTURES}


def step(kernel: Kernel) -> int:
    return SAMPLE if kernel is KERNELS["slow"] else 1


def test_the_table_is_whole() -> None:
    hands, _ = table()
    assert hands.shape == (18478, 34)
    assert (hands.sum(axis=1) == 14).all()


@each_kernel
@pytest.mark.parametrize("name", STRUCTURES)
def test_each_structure(kernel: Kernel, name: str) -> None:
    hands, shanten = table()
    found = kernel([STRUCTURES[name]], bytes([4] * 34), 14).shanten_batch(hands[:: step(kernel)])
    assert found.tolist() == shanten[name][:: step(kernel)].tolist()


@each_kernel
def test_the_least_of_the_three(kernel: Kernel) -> None:
    hands, shanten = table()
    least = np.minimum.reduce(list(shanten.values()))
    found = kernel(list(STRUCTURES.values()), bytes([4] * 34), 14).shanten_batch(hands[:: step(kernel)])
    assert found.tolist() == least[:: step(kernel)].tolist()


@each_kernel
def test_the_three_at_once(kernel: Kernel) -> None:
    hands, shanten = table()
    grammar = kernel(list(STRUCTURES.values()), bytes([4] * 34), 14)
    for i in range(0, len(hands), SAMPLE):
        assert grammar.shanten_each(hands[i]) == tuple(shanten[name][i] for name in STRUCTURES)
