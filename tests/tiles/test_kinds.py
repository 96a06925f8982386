"""Kinds and their classes."""

import pytest

from jantaku.tiles import (
    ANIMALS,
    BAMBOO,
    BONUS,
    CHARACTERS,
    DOTS,
    DRAGONS,
    EXTRA_HONOURS,
    FLOWERS,
    HONOURS,
    JOKERS,
    KIND_OF,
    KINDS_LIMIT,
    SEASONS,
    SHORTS,
    SIMPLES,
    TERMINALS,
    TERMINALS_AND_HONOURS,
    WINDS,
    kinds_in,
    mask_of,
)
from jantaku.tiles.kinds import NAMES


@pytest.mark.parametrize(
    ("mask", "shorts"),
    [
        (CHARACTERS, "1m 2m 3m 4m 5m 6m 7m 8m 9m"),
        (DOTS, "1p 2p 3p 4p 5p 6p 7p 8p 9p"),
        (BAMBOO, "1s 2s 3s 4s 5s 6s 7s 8s 9s"),
        (WINDS, "1z 2z 3z 4z"),
        (DRAGONS, "5z 6z 7z"),
        (HONOURS, "1z 2z 3z 4z 5z 6z 7z"),
        (TERMINALS, "1m 9m 1p 9p 1s 9s"),
        (TERMINALS_AND_HONOURS, "1m 9m 1p 9p 1s 9s 1z 2z 3z 4z 5z 6z 7z"),
        (FLOWERS, "1f 2f 3f 4f"),
        (SEASONS, "5f 6f 7f 8f"),
        (BONUS, "1f 2f 3f 4f 5f 6f 7f 8f"),
        (EXTRA_HONOURS, "1h 2h 3h"),
        (ANIMALS, "1a 2a 3a 4a"),
        (JOKERS, "1j 2j 3j 4j"),
    ],
)
def test_classes(mask: int, shorts: str) -> None:
    assert [SHORTS[kind] for kind in kinds_in(mask)] == shorts.split()


def test_simples_are_the_21_kinds_from_2_to_8() -> None:
    assert {SHORTS[kind] for kind in kinds_in(SIMPLES)} == {f"{rank}{suit}" for suit in "mps" for rank in range(2, 9)}


def test_kinds_stand_where_records_and_kernel_expect_them() -> None:
    places = {"1m": 0, "1p": 9, "1s": 18, "1z": 27, "5z": 31, "7z": 33, "1f": 34, "5f": 38, "8f": 41, "1h": 42}
    assert {short: KIND_OF[short] for short in places} == places


def test_every_kind_has_one_name_and_a_mask_has_room_for_all() -> None:
    assert len(NAMES) == len(set(NAMES)) == len(SHORTS) <= KINDS_LIMIT


def test_a_mask_and_its_kinds_are_the_same_thing() -> None:
    assert mask_of(kinds_in(TERMINALS_AND_HONOURS)) == TERMINALS_AND_HONOURS
    assert kinds_in(0) == ()
