"""The pung of the very last discard (Sichuan, 004:57-58; spec/sichuan.md 5.6).

"The last discard (wall empty) can be claimed for pung and Hu, not for kong. After a pung the claimer's discard is the
new last discard, and so on." There are no runs.

Replaced: `calls`; a number of the plan says that no live tile need be left for a call.
"""

from msgspec.structs import replace

from jantaku.table.calls import Calls
from jantaku.table.codes import OPEN_KAN
from jantaku.table.parts import Parts
from tests.table.shape.seated import PLAN, Seated, laid, parts_with

SHORT_WALL = replace(
    PLAN,
    wall=replace(PLAN.wall, dead_tiles=136 - 54),
    elements={name: element for name, element in PLAN.elements.items() if name != "nagashi_mangan"},
)
"""One live tile after the deal: seat 1 draws it. (Two ponds stay empty, so there is no nagashi.)"""


class Pungs(Calls):
    """Calls on equal tiles only."""

    def __init__(self, parts: Parts) -> None:
        super().__init__(parts.plan.calls, parts.book.tile_set, parts.seats)
        self.runs = ((),) * 64


def sichuan() -> Parts:
    return parts_with(replace(SHORT_WALL, calls=replace(SHORT_WALL.calls, least_live=0)), calls=Pungs)


# 2s is the last discard. Seat 3 holds three of it, and a 3p for seat 0; 13s of seat 2 would make a run.
WALL = laid(
    ["33p 12m 456m 789s 123z", "3p 147m 258p 6s 12345z", "13s 258m 147p 4s 4567z", "222s 3p 369m 69p 147s 7z"],
    then="9m 2s",
)


def test_a_pung_of_the_last_discard_makes_another_last_discard() -> None:
    table = Seated(WALL, sichuan())
    assert table.play("0 discard 9m", "1 discard 2s", "3 pon 22s", "3 discard 3p", "0 pon 33p", "0 discard 1z") == [
        "0 discards 9m",
        "1 draws 2s",
        "1 discards 2s",
        "3 calls 222s from 1",
        "3 discards 3p",
        "0 calls 333p from 3",
        "0 discards 1z",
        "draw: exhausted",
    ]


def test_it_is_no_kong_and_no_run() -> None:
    table = Seated(WALL, sichuan())
    table.play("0 discard 9m", "1 discard 2s")
    assert table.deal.wall.live == 0
    assert table.asked == [3]
    assert {words.split()[0] for words in table.may(3)} == {"pon", "pass"}
    assert table.refuses(3, OPEN_KAN)


def test_otherwise_nobody_calls_the_last_discard() -> None:
    table = Seated(WALL, parts_with(SHORT_WALL))
    assert table.play("0 discard 9m", "1 discard 2s") == [
        "0 discards 9m",
        "1 draws 2s",
        "1 discards 2s",
        "draw: exhausted",
    ]
