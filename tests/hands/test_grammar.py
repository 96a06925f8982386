"""What a grammar is told beside the counts: melds, and tiles seen elsewhere."""

import re
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from jantaku.hands import RIICHI, TAIWANESE, counts_of, parse_hand
from jantaku.hands.melds import Meld
from jantaku.tiles import KIND_OF, Kind

PON = parse_hand("555z=").melds
KAN = parse_hand("1111m#").melds


def questions(counts: bytes, melds: tuple[Meld, ...], **told: Any) -> list[Callable[[], object]]:
    """Everything that can be asked about a hand with melds; whether it is to draw follows from its size."""
    if sum(counts) % 3 == 1:
        return [lambda: RIICHI.waits(counts, melds, **told), lambda: RIICHI.ukeire(counts, melds, **told)]
    return [
        lambda: RIICHI.discards(counts, melds, **told),
        lambda: RIICHI.readings(counts, KIND_OF["2s"], melds, **told),
    ]


@pytest.mark.parametrize("hand", ["123m456p789s22s34s", "123m456p789s22s345s", "22s34s", "22s345s"])
def test_melds_must_be_as_many_as_the_size_means(hand: str) -> None:
    tiles = sum(counts_of(hand))
    sentence = f"{tiles} concealed tiles and 1 melds: a hand has 14 or 13 tiles, a meld counted as three"
    for ask in questions(counts_of(hand), PON):
        with pytest.raises(ValueError, match=f"^{re.escape(sentence)}$"):
            ask()


@pytest.mark.parametrize("hand", ["123m456p22s34s", "123m456p22s345s"])
def test_the_right_number_of_melds(hand: str) -> None:
    for ask in questions(counts_of(hand), PON):
        assert ask()


@pytest.mark.parametrize("hand", ["22s34s", "22s345s", "2s"])
def test_a_part_of_a_hand_has_fewer_melds(hand: str) -> None:
    for ask in questions(counts_of(hand), PON, part=True):
        assert ask()
    for ask in questions(counts_of("123m456p789s22s34s"), PON, part=True):
        with pytest.raises(ValueError, match="13 concealed tiles and 1 melds"):
            ask()


def test_a_wait_in_the_own_kan_is_used_up_but_the_hand_is_ready() -> None:
    counts = counts_of("23m456p789s22z")
    assert RIICHI.shanten(counts) == 0
    assert RIICHI.waits(counts, KAN).live == (KIND_OF["4m"],)
    assert RIICHI.waits(counts, KAN).used_up == (KIND_OF["1m"],)
    assert RIICHI.ukeire(counts, KAN).tiles == ((KIND_OF["1m"], 0), (KIND_OF["4m"], 4))


@pytest.mark.parametrize(
    ("visible", "sentence"),
    [
        ([0] * 33, "visible counts of 33 kinds: 34 or 64 are needed"),
        ([0] * 65, "visible counts of 65 kinds: 34 or 64 are needed"),
        (b"", "visible counts of 0 kinds: 34 or 64 are needed"),
        ([0, 5, *[0] * 32], "kind 1: 5 visible, the tile set has 4"),
        ([0, -1, *[0] * 32], "kind 1: -1 visible, the tile set has 4"),
        ([*[0] * 34, 1, *[0] * 29], "kind 34: 1 visible, the tile set has 0"),
    ],
)
def test_visible_tiles_that_cannot_be(visible: Any, sentence: str) -> None:
    with pytest.raises(ValueError, match=f"^{re.escape(sentence)}$"):
        RIICHI.ukeire(counts_of("2223477s"), visible=visible)
    with pytest.raises(ValueError, match=f"^{re.escape(sentence)}$"):
        RIICHI.discards(counts_of("2223477s1z"), visible=visible)


@pytest.mark.parametrize("size", [34, 64])
def test_visible_tiles_are_not_to_come(size: int) -> None:
    visible = counts_of("5557s", size)
    for seen in (visible, list(visible), np.frombuffer(visible, np.uint8)):
        assert dict(RIICHI.ukeire(counts_of("2223477s"), visible=seen).tiles) == {
            Kind(KIND_OF["2s"]): 1,
            Kind(KIND_OF["5s"]): 1,
            Kind(KIND_OF["7s"]): 1,
        }
    assert TAIWANESE.ukeire(counts_of("2223477s", size), visible=counts_of("1f", 64)).total == 7
