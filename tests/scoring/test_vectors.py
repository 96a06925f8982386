"""The test vectors of the specification of scoring that concern the value of a hand, with hands to each of them.

Where the others are: T-E1 and T-E2 (final scores) in test_settlement.py, T-Z1 (payments of a written game) in
test_payments.py. Not scoring but the table: T-F1, T-F2, T-F3 (furiten).
"""

from typing import Literal

import pytest

from jantaku.rules import load
from jantaku.scoring.score import Score, score
from jantaku.scoring.win import read_win

By = Literal["ron", "tsumo"]


def scored(hand: str, winning: str, by: By, seat: str = "S") -> Score:
    discarder = "N" if by == "ron" else None
    return score(read_win(hand, winning, by=by, seat=seat, discarder=discarder), load("riichi"))


def yaku(found: Score) -> list[tuple[str, int]]:
    return [(element.id, element.han) for element in found.elements]


def fu_lines(found: Score) -> list[tuple[str, int]]:
    return [(line.item, line.fu) for line in found.fu_lines]


# Seats in the changes: East deals; South wins unless told otherwise; North discards.

OPEN_TANYAO = "22m 34p 567s 234m- 678p-", "5p"
PINFU = "234m 678m 345p 11s 67s", "8s"
OPEN_YAKUHAI = "345m 11s 68p 444s= 777z+", "7p"


@pytest.mark.parametrize(
    ("by", "seat", "changes"),
    [
        ("ron", "S", (0, 1000, 0, -1000)),
        ("ron", "E", (1500, 0, 0, -1500)),
        ("tsumo", "S", (-500, 1100, -300, -300)),
    ],
)
def test_open_tanyao_of_runs(by: By, seat: str, changes: tuple[int, ...]) -> None:
    """T-U1 (001:1505-1519): 20 and 2 more are 22, rounded up to 30."""
    found = scored(*OPEN_TANYAO, by, seat)
    assert yaku(found) == [("tanyao", 1)]
    assert fu_lines(found) == [("base", 20), ("open_flat_ron" if by == "ron" else "tsumo", 2)]
    assert (found.han, found.fu_sum, found.fu) == (1, 22, 30)
    assert found.ledger.changes(4) == changes


@pytest.mark.parametrize(("seat", "changes"), [("S", (0, 1000, 0, -1000)), ("E", (1500, 0, 0, -1500))])
def test_pinfu_by_ron(seat: str, changes: tuple[int, ...]) -> None:
    """T-U2 (001:1521-1531): 30 fu, 1 han."""
    found = scored(*PINFU, "ron", seat)
    assert yaku(found) == [("pinfu", 1)]
    assert (found.han, found.fu) == (1, 30)
    assert found.ledger.changes(4) == changes


def test_pinfu_by_tsumo() -> None:
    """T-U2 (001:1532-1535): always 20 fu, and 2 han with menzen tsumo."""
    found = scored(*PINFU, "tsumo")
    assert sorted(yaku(found)) == [("menzen_tsumo", 1), ("pinfu", 1)]
    assert fu_lines(found) == [("base", 20)]
    assert (found.han, found.fu) == (2, 20)
    assert found.ledger.changes(4) == (-700, 1500, -400, -400)


def test_open_yakuhai_with_an_awkward_wait() -> None:
    """T-U3 (001:1537-1545): 20 + 2 for the wait + 2 and 4 for the open triplets are 28, rounded up to 30."""
    found = scored(*OPEN_YAKUHAI, "ron")
    assert yaku(found) == [("yakuhai", 1)]
    assert sorted(fu_lines(found)) == [("base", 20), ("kanchan", 2), ("set", 2), ("set", 4)]
    assert (found.han, found.fu_sum, found.fu) == (1, 28, 30)
    assert found.ledger.changes(4) == (0, 1000, 0, -1000)
