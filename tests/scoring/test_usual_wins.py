"""Most written wins need no closer look before they are priced; of these the kernel says what it says of all."""

from itertools import islice
from types import SimpleNamespace
from typing import Any, Final

import pytest
from msgspec.structs import replace

import jantaku as jan
from bench.random_wins import wins
from jantaku.hands import parse_hand
from jantaku.rules import load
from jantaku.scoring.book import book_of
from jantaku.scoring.win import Win
from jantaku.tiles import parse_tiles

SHEETS = ("tenhou", "riichi", "ema", "wrc", "mahjong_soul", "parlour")
FIELDS = ("reading", "base", "han", "bonus_han", "fu", "found", "counted", "facts", "bonus_tiles", "has_yaku")


def told(priced: Any) -> Any:
    """What it says, so that it can be compared."""
    return priced and [getattr(priced, field) for field in FIELDS]


@pytest.mark.parametrize("sheet", SHEETS)
def test_a_usual_win_is_priced_like_any_other(sheet: str) -> None:
    book = book_of(load(sheet))
    assert book.has_usual_wins
    usual = 0
    for win in islice(wins(seed=18), 400):
        priced = book.kernel.price_written(win)
        if priced is not NotImplemented:
            usual += 1
            assert told(priced) == told(book.price(win)), win
    assert usual > 200


WIN: Final = jan.score("234m 567p 33z 345s 67s", "8s", "tenhou", indicators="4p", discarder="E", riichi=True).win
RED_FIVE: Final = parse_tiles("0s")[0]


@pytest.mark.parametrize(
    "unusual",
    [
        {"seat": 4},
        {"discarder": 4},
        {"liable": 5},
        {"void": "m"},
        {"out": (2,)},
        {"nuki": (30,)},
        {"named_dora": (3,)},
        {"facts": frozenset({"early_kan"})},
        {"flags": frozenset({"gari"})},
        {"flags": frozenset(), "ura_indicators": (1,)},
        {"indicators": (34,)},
        {"indicators": (1,) * 6},
        {"winning": RED_FIVE, "hand": replace(WIN.hand, concealed=(*WIN.hand.concealed[1:], RED_FIVE))},
        {"hand": replace(WIN.hand, concealed=WIN.hand.concealed[1:])},
        {"hand": parse_hand("567p 33z 345s 67s 234m-")},
    ],
    ids=str,
)
def test_what_is_unusual_is_looked_at_more_closely(unusual: dict[str, Any]) -> None:
    kernel = book_of(load("tenhou")).kernel
    assert kernel.price_written(WIN) is not NotImplemented
    parts = {name: getattr(WIN, name) for name in Win.__struct_fields__} | unusual
    assert kernel.price_written(SimpleNamespace(**parts)) is NotImplemented
