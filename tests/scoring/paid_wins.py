"""What real tables paid for a win, in the project's terms, and how a score is compared with it."""

from collections.abc import Iterable
from pathlib import Path
from typing import Final, NamedTuple

from jantaku.rules import RuleSet
from jantaku.rules.foreign_names import foreign_names
from jantaku.scoring.score import Score, score
from jantaku.scoring.win import Win

DATA: Final = Path(__file__).resolve().parents[3] / "shared" / "data"
YAKUMAN: Final = 8000

Worths = dict[tuple[str, str | None], int]
"""Elements, each with its fact where it counts once for each of several: han, or how many yakuman."""


class PaidWin(NamedTuple):
    """A win and what the record says about it; None where it says nothing."""

    id: str
    win: Win
    yaku: Worths
    yakuman: int
    han: int | None
    fu: int | None
    limit: str | None
    """A name; empty below mangan."""
    points: int
    """Without honba and sticks."""
    changes: tuple[int, ...]
    """By seat, the dealer first; honba and sticks included."""


def worths_of_names(named: Iterable[tuple[str, int]]) -> Worths:
    """Yaku by the names of the data, as elements; those worth nothing are left out."""
    names = foreign_names()
    return {(names.element(name), names.fact(name)): worth for name, worth in named if worth}


def worths_of_score(found: Score) -> Worths:
    """The elements of a score and its bonus tiles."""
    worths: Worths = {
        (element.id, element.fact): element.limit // YAKUMAN if element.limit else element.han
        for element in found.elements
    }
    return worths | {(bonus.id, None): bonus.han for bonus in found.bonuses}


def with_norths_as_dora(worths: Worths) -> Worths:
    """As the records of three players tell it: norths set aside are dora like others."""
    norths = worths.get(("nuki_dora", None), 0)
    dora = worths.get(("dora", None), 0) + norths
    others = {element: worth for element, worth in worths.items() if element[0] not in ("dora", "nuki_dora")}
    return others | ({("dora", None): dora} if dora else {})


def differences(paid: PaidWin, rules: RuleSet) -> list[str]:
    """Everything in which our score is another than the record's."""
    found = score(paid.win, rules)
    pairs: list[tuple[str, object, object]] = [
        ("yaku", with_norths_as_dora(worths_of_score(found)), paid.yaku),
        ("yakuman", found.yakuman, paid.yakuman),
        ("han", found.han, paid.han),
        ("fu", found.fu, paid.fu),
        ("limit", found.limit or "", paid.limit),
        ("points", found.points, paid.points),
        ("changes", found.ledger.changes(len(paid.changes)), paid.changes),
    ]
    return [
        f"{paid.id}: {what} {ours}, in the record {theirs}"
        for what, ours, theirs in pairs
        if theirs is not None and ours != theirs
    ]
