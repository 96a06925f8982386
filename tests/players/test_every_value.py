"""A sample of what `make check-values` plays."""

from itertools import islice
from random import Random
from typing import Final

import pytest

from tests.players.every_value import Case, check, sheets, values

SAMPLE: Final = 60
SEED: Final = 17
MANY: Final = 'nuki_dora = { allows = ["extraction"], claims = ["closed_kan", "kan"]'
FOUND: Final = (
    ("taiwanese", MANY, 2094, 0),
    ("taiwanese", MANY, 2095, 0),
    ("sichuan", MANY, 3080, 0),
    ("sanma_excluded_tiles", 'dora_mapping = "next_all_suits"', 32112, 1),
    ("seventeen_steps", 'pinfu_needs_terminal = "off"', 17, 1),
)
"""What the whole sweep has found: sheet, beginning of the value, seed, deals."""


def sample() -> list[Case]:
    """Values that are chosen at random, each on a sheet that may have it."""
    rng = Random(SEED)
    found = []
    for flip in rng.sample([*values()], SAMPLE):
        in_any_order = (Case(preset, flip) for preset in rng.sample(sheets(), len(sheets())))
        found += [*islice((case for case in in_any_order if case.is_played), 1)]
    return found


@pytest.mark.parametrize("case", sample(), ids=str)
def test_nothing_fails_under_any_value(case: Case) -> None:
    fault = check(case, SEED, deals=2)
    assert fault is None, fault and fault.what


@pytest.mark.parametrize(
    ("preset", "value", "seed", "deals"), FOUND, ids=[f"{sheet}-{seed}" for sheet, _, seed, _ in FOUND]
)
def test_what_the_sweep_has_found_holds(preset: str, value: str, seed: int, deals: int) -> None:
    (flip,) = (flip for flip in values() if str(flip).startswith(value))
    fault = check(Case(preset, flip), seed, deals)
    assert fault is None, fault and fault.what
