"""The kernel's book straight from the elements, at the usual prices: no rule set, no table, only facts and prices."""

from collections.abc import Collection
from functools import cache
from typing import Any

import msgspec
import numpy as np

from jantaku import _kernel
from jantaku.hands import (
    EIGHT_AND_A_HALF_PAIRS,
    SEVEN_PAIRS,
    SEVEN_PAIRS_QUADS,
    THIRTEEN_ORPHANS,
    Grammar,
    Hand,
    MeldForm,
    parse_hand,
    sets_and_pair,
)
from jantaku.hands.structures import STRUCTURES
from jantaku.rules import catalogue
from jantaku.tiles import RED, kind_of, marks_of, parse_tiles, tile_set
from jantaku.yaku import Element, Example, Worth, elements
from jantaku.yaku.elements import UsualPrice
from jantaku.yaku.patterns import parse_pattern

NUMBERS = {name: number for number, (name, _) in enumerate(_kernel.FACTS)}
WIN_BYTES = _kernel.WIN_BYTES
WINDS = "ESWN"
SHAPES = {MeldForm.CHI: 4, MeldForm.PON: 2, MeldForm.OPEN_KAN: 3, MeldForm.ADDED_KAN: 3, MeldForm.CLOSED_KAN: 3}
FIVE_SETS = 17
LIMITS = {
    "mangan": 2000,
    "haneman": 3000,
    "baiman": 4000,
    "sanbaiman": 6000,
    "yakuman": 8000,
    "2x yakuman": 16000,
    "6x yakuman": 48000,
}


class Priced(msgspec.Struct):
    """A won hand in its dearest reading: what counts and how often, what was found, facts, bonus tiles."""

    counted: dict[str, int]
    found: set[str]
    facts: set[str]
    by_limit: bool
    han: int
    bonus: dict[str, int]


class PriceList:
    """A book of some elements."""

    def __init__(self, chosen: Collection[str], equal_pairs: bool = False) -> None:
        self.lines = [
            (element, facts, pattern)
            for element in elements().values()
            if element.id in chosen and element.in_book
            for facts in element.conditions
            for pattern in element.every_pattern
        ]
        structures = {catalogue().elements[name].structure for name in chosen if name in catalogue().elements} - {""}
        self.book = self.over(grammar(equal_pairs, *sorted(structures)))
        self.book_of_five_sets = self.over(grammar_of_five_sets())

    def over(self, grammar: Grammar) -> "_kernel.Book":
        """The book for hands of this grammar."""
        limits = [(5, 2000), (6, 3000), (8, 4000), (11, 6000), (13, 8000)]
        book: Any = _kernel.Book
        found: _kernel.Book = book(
            grammar.kernel,
            list(map(self.line, self.lines)),
            {},
            {"limits": limits},
            [1, 1, 1, 1],
            {"forms": [NUMBERS.get(f"form_{structure.id}", -1) for structure in grammar.structures]},
        )
        return found

    def line(self, line: tuple[Element, tuple[str, ...], str]) -> tuple[Any, ...]:
        element, facts, pattern = line
        absorbed = [
            place
            for place, (other, held, _) in enumerate(self.lines)
            if not {other.id, *(f"{other.id}/{fact}" for fact in held[-1:])}.isdisjoint(element.absorbs)
            or (other.alone and not element.alone and not element.only_adds)
        ]
        price = element.price
        if element.raised and pattern == element.raised.pattern:
            price = UsualPrice(price.closed and element.raised.price, price.open and element.raised.price)
        code = parse_pattern(pattern).code if pattern else None
        company = [
            place
            for place, (other, _, _) in enumerate(self.lines)
            if other.id != element.id and other.kind in ("pattern", "yakuman") and other.id not in element.absorbs
        ]
        others = company if element.in_company else None
        return numbers(facts), numbers(element.none), worth(price.closed), worth(price.open), absorbed, code, others

    def price(self, example: Example) -> Priced:
        book = self.book_of_five_sets if size(parse_hand(example.hand)) == FIVE_SETS else self.book
        found = book.price(pack(example))
        assert found is not None, f"{example.hand} + {example.win} is not complete"
        return self.told(found)

    def fits(self, element: str, example: Example) -> bool:
        """Whether the element's pattern fits some reading, whatever else it asks for."""
        book = self.book_of_five_sets if size(parse_hand(example.hand)) == FIVE_SETS else self.book
        places, packed = [place for place, line in enumerate(self.lines) if line[0].id == element], pack(example)
        readings = range(len(book.price_each(packed)))
        return any(book.fits(packed, reading, place) for reading in readings for place in places)

    def told(self, priced: "_kernel.Priced") -> Priced:
        times: dict[str, int] = {}
        for element in self.names(priced.counted):
            times[element] = times.get(element, 0) + 1
        return Priced(
            counted=times,
            found=set(self.names(priced.found)),
            facts={name for name, number in NUMBERS.items() if priced.facts >> number & 1},
            by_limit=priced.by_limit,
            han=priced.han,
            bonus=dict(zip(("dora", "uradora", "akadora", "nuki_dora"), priced.bonus_tiles, strict=True)),
        )

    def names(self, bits: int) -> list[str]:
        return [element.id for place, (element, _, _) in enumerate(self.lines) if bits >> place & 1]

    def counted_batch(self, wins: bytes) -> list[set[str]]:
        """What counts in each of many packed wins."""
        _, _, _, counted = self.book.price_batch(np.frombuffer(wins, np.uint8).reshape(-1, WIN_BYTES))
        bits = (sum(int(word) << 64 * place for place, word in enumerate(row)) for row in counted)
        return [set(self.names(row)) for row in bits]


@cache
def grammar(equal_pairs: bool, *others: str) -> Grammar:
    pairs = SEVEN_PAIRS_QUADS if equal_pairs else SEVEN_PAIRS
    more = [STRUCTURES[name] for name in others]
    return Grammar((sets_and_pair(4), pairs, THIRTEEN_ORPHANS, *more), tile_set("riichi"))


@cache
def grammar_of_five_sets() -> Grammar:
    return Grammar((sets_and_pair(5), EIGHT_AND_A_HALF_PAIRS), tile_set("riichi"))


def size(hand: Hand) -> int:
    """Tiles of the complete hand, a kan counted as three."""
    return len(hand.concealed) + 3 * len(hand.melds) + 1


@cache
def price_list(*optional: str, equal_pairs: bool = False) -> PriceList:
    """Everything that is usual, and the optional elements named."""
    usual = {element.id for element in elements().values() if not element.optional}
    return PriceList(usual | set(optional), equal_pairs)


def numbers(facts: Collection[str]) -> list[int]:
    return [NUMBERS[fact] for fact in facts]


def worth(price: Worth | None) -> tuple[str, int] | None:
    match price:
        case None:
            return None
        case "hand":
            return "hand_value", 0
        case str():
            return "limit", LIMITS[price]
        case _:
            return "han", price


def pack(example: Example) -> bytes:
    """The bytes of PackedWin in kernel/book.hpp."""
    hand, (winning,) = parse_hand(example.hand), parse_tiles(example.win)
    packed = bytearray(WIN_BYTES)
    for tile in (*hand.concealed, winning):
        packed[kind_of(tile)] += 1
    packed[34:38] = kind_of(winning), 27 + WINDS.index(example.seat), 27 + WINDS.index(example.round), len(hand.melds)
    for place, meld in enumerate(hand.melds):
        first = min(map(kind_of, meld.tiles))
        packed[38 + 3 * place : 41 + 3 * place] = SHAPES[meld.form], first, meld.is_open
    told = sum(1 << NUMBERS[fact] for fact in example.told)
    packed[56:88] = told.to_bytes(32, "little")
    packed[88:118] = dora(example.indicators) + dora(example.ura)
    tiles = (*hand.concealed, winning, *(tile for meld in hand.melds for tile in meld.all_tiles))
    packed[118:120] = sum(bool(marks_of(tile) & RED) for tile in tiles), example.nuki
    return bytes(packed)


def dora(indicators: str) -> bytes:
    return bytes(map(next_kind, map(kind_of, parse_tiles(indicators)))).ljust(15, b"\xff")


def next_kind(kind: int) -> int:
    """What an indicator points to (000:566)."""
    start, size = (kind // 9 * 9, 9) if kind < 27 else (27, 4) if kind < 31 else (31, 3)
    return start + (kind - start + 1) % size
