"""The worked examples in writing: hands, fans, payments. Seats are winds of the deal, and East deals."""

from collections import Counter
from collections.abc import Iterable
from pathlib import Path
from typing import Final, TypeVar

import msgspec

from jantaku.hands import Grammar, counts_of, parse_hand
from jantaku.scoring.ledger import Reason, Transfer
from jantaku.scoring.score import Counted, Score
from jantaku.scoring.win import Wind
from jantaku.table.events import CountedElement as Told
from jantaku.tiles import make_tile, short_of

FOLDER: Final = Path(__file__).parent
FINES: Final = "fines"
"""Who gets what nobody gets."""
FLOWER: Final = "tw_flower"

Kind = TypeVar("Kind")
Row = tuple[str, str, int, str]
"""Payer, payee, points, and the reason of the ledger."""


def read_examples(name: str, kind: type[Kind]) -> Kind:
    """The file of one game."""
    return msgspec.toml.decode((FOLDER / f"{name}.toml").read_text("utf-8"), type=kind)


def wind(account: int) -> str:
    """The name of a seat; there are no other accounts but the fines."""
    return Wind(account).name if account >= 0 else FINES


def rows_of(rows: Iterable[Transfer], together: Iterable[Reason] = ()) -> Counter[Row]:
    """The rows, each as often as it occurs. What comes on top, such as a point for a self-draw, stands with the payment
    that it is added to."""
    merged: list[Row] = []
    for row in rows:
        payer, payee = wind(row.source), wind(row.target)
        if row.reason in together:
            place = max(place for place, known in enumerate(merged) if known[:2] == (payer, payee))
            merged[place] = (payer, payee, merged[place][2] + row.amount, merged[place][3])
        else:
            merged.append((payer, payee, row.amount, str(row.reason)))
    return Counter(merged)


def written_payments(payments: Iterable[str]) -> Counter[tuple[str, str, int]]:
    """``N > S 10`` as payer, payee and points."""
    return Counter((payer, payee, int(points)) for payer, _, payee, points, *_ in map(str.split, payments))


def written_rows(payments: Iterable[str]) -> Counter[Row]:
    """``N > S 10 ron``: with the reason."""
    return Counter((payer, payee, int(points), reason) for payer, _, payee, points, reason in map(str.split, payments))


def net_of(rows: Iterable[Transfer]) -> dict[str, int]:
    """What each seat has won or lost."""
    net = dict.fromkeys(Wind.__members__, 0)
    for row in rows:
        for account, points in ((row.source, -row.amount), (row.target, row.amount)):
            if account >= 0:
                net[wind(account)] += points
    return net


def fans_of(score: Score) -> Counter[tuple[str, int]]:
    """The elements that count and what each is worth, one as often as it counts; each flower by itself."""
    return counted(score.elements) + Counter(
        {(FLOWER, bonus.han // bonus.tiles): bonus.tiles for bonus in score.bonuses}
    )


def counted(elements: Iterable[Counted | Told]) -> Counter[tuple[str, int]]:
    """Elements by id and worth, each as often as it counts."""
    return Counter((element.id, element.han) for element in elements)


def written_fans(fans: Iterable[tuple[str, int]], ids: dict[str, str]) -> Counter[tuple[str, int]]:
    """The fans of an example under our ids."""
    return Counter((ids[fan], worth) for fan, worth in fans)


def waits_of(grammar: Grammar, hand: str, void: int = 0) -> set[str]:
    """The kinds that complete the hand; of others the player holds all four (readings R9 and Q3)."""
    held = parse_hand(hand)
    return {short_of(make_tile(kind)) for kind in grammar.waits(counts_of(held), held.melds, void).live}
