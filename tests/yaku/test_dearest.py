"""With all local yaku on, the dearest reading is found, and each reading has what a slow search says it has.

The search splits the tiles in every way there is, lays every pattern in every way, and adds the prices up; only the
facts and the fu of a reading are the kernel's, which other tests look at.
"""

import random
from collections.abc import Iterator
from functools import cache
from typing import TYPE_CHECKING, NamedTuple

import pytest
from msgspec.structs import replace

from jantaku.rules import Plan, read, without
from jantaku.rules.sheet import MOST_PATTERNS
from jantaku.tiles import KIND
from jantaku.yaku import elements
from jantaku.yaku.patterns import Code, parse_pattern

pytest.importorskip("jantaku._kernel")
from jantaku import _kernel
from jantaku.scoring.book import FACT_NUMBER, Book, absorbed, limit_of, needs_company
from tests.yaku.slow_patterns import PAIR, RUN, TRIPLET, Block, Read, deal, slowly

if TYPE_CHECKING:
    from jantaku._kernel import Priced

HANDS = 100
YAKUMAN = 8000
GROUPS = ("bonus", "pattern", "situational", "yakuman")
TANKI, SHANPON, KANCHAN, PENCHAN, RYANMEN = range(5)
EVERYTHING = """
id = "everything"
extends = "riichi"
local_yaku = ["bonus", "pattern", "situational", "yakuman"]
identical_pairs = "on"
"""


@cache
def book() -> Book:
    plan = without(read(EVERYTHING), "kantsu_hosei").plan  # up to mangan only: the slow search does not know that
    usual = tuple(name for name in plan.grammar.structures if name in ("sets_4", "seven_pairs_quads"))
    return Book(replace(plan, grammar=replace(plan.grammar, structures=usual)))


class Split(NamedTuple):
    """The concealed tiles in blocks, and which of them the winning tile completed."""

    blocks: tuple[tuple[int, int], ...]
    winning: tuple[int, int]


def splits(counts: list[int], sets: int) -> Iterator[tuple[tuple[int, int], ...]]:
    """Every way to make so many sets and a pair."""
    kind = next((kind for kind, count in enumerate(counts) if count), None)
    if kind is None:
        yield ()
        return
    for shape, kinds in ((PAIR, [kind] * 2), (TRIPLET, [kind] * 3), (RUN, [kind, kind + 1, kind + 2])):
        if (shape == PAIR and sum(counts) != 3 * sets + 2) or (shape != PAIR and not sets):
            continue
        if shape == RUN and (kind >= 27 or kind % 9 > 6):
            continue
        if all(counts[one] >= kinds.count(one) for one in kinds):
            rest = [count - kinds.count(one) for one, count in enumerate(counts)]
            for others in splits(rest, sets - (shape != PAIR)):
                yield tuple(sorted(((shape, kind), *others)))


def kinds_of(block: tuple[int, int]) -> range | tuple[int]:
    return range(block[1], block[1] + 3) if block[0] == RUN else (block[1],)


def readings(counts: list[int], winning: int, melds: int) -> set[Split]:
    found = set(splits(counts, 4 - melds))
    if not melds and all(count % 2 == 0 for count in counts):
        found.add(tuple(sorted((PAIR, kind) for kind, count in enumerate(counts) for _ in range(count // 2))))
    return {Split(blocks, block) for blocks in found for block in blocks if winning in kinds_of(block)}


def wait_of(block: tuple[int, int], winning: int) -> int:
    shape, first = block
    if shape != RUN:
        return TANKI if shape == PAIR else SHANPON
    place, edge = winning - first, (first % 9 == 0 and winning == first + 2) or (first % 9 == 6 and winning == first)
    return KANCHAN if place == 1 else PENCHAN if edge else RYANMEN


def pattern_of_entries() -> list[Code | None]:
    """The pattern of each entry of the book: of an element with several, one after the other."""
    seen: dict[str, int] = {}
    found: list[Code | None] = []
    for entry in book().entries:
        patterns = elements()[entry.id].every_pattern
        place = seen.get(entry.id, 0)
        seen[entry.id] = place + 1
        text = patterns[place % len(patterns)]
        found.append(parse_pattern(text).code if text else None)
    return found


def counted_slowly(priced: "Priced", reading: Read, codes: list[Code | None]) -> tuple[set[int], set[int]]:
    """Which entries hold in this reading, and which of them count. A limit below the yakuman takes no han away."""
    plan, facts = book().plan, priced.facts
    held = {name for name, number in FACT_NUMBER.items() if facts >> number & 1}
    found = set()
    for place, (entry, code) in enumerate(zip(book().entries, codes, strict=True)):
        element, price = elements()[entry.id], plan.elements[entry.id]
        needed = {*element.all, *price.needs, *([entry.fact] if entry.fact else [])}
        barred = {*element.none, *price.bars} - {*price.lifts}
        worth = entry.closed if "closed" in held else entry.open
        if worth is not None and needed <= held and not barred & held and (not code or slowly(code, {}, reading)):
            found.add(place)
    entries = book().entries
    found -= {place for place in found if needs_company(entries[place].id, plan) and is_alone(place, found)}
    worth_of = {place: entries[place].closed if "closed" in held else entries[place].open for place in found}
    lesser = {place for place in found if (limit_of(worth_of[place] or 0) or YAKUMAN) < YAKUMAN}
    gone = {name for place in found - lesser for name in absorbed(entries[place], plan)}
    limits_gone = gone | {name for place in lesser for name in absorbed(entries[place], plan)}
    counted = {
        place
        for place, worth in worth_of.items()
        if entries[place].names.isdisjoint(gone if isinstance(worth, int) else limits_gone)
    }
    return found, counted


def is_alone(place: int, found: set[int]) -> bool:
    """Whether no other pattern is there, but what the entry stands for itself."""
    entry = book().entries[place]
    others = {book().entries[other].id for other in found} - {entry.id, *absorbed(entry, book().plan)}
    return not any(elements()[other].kind in ("pattern", "yakuman") for other in others)


def base_slowly(priced: "Priced", counted: set[int], plan: Plan) -> float:
    """What the reading is paid: the yakuman together, or the greatest limit, or han and fu."""
    closed = bool(priced.facts >> FACT_NUMBER["closed"] & 1)
    entries = [book().entries[place] for place in counted]
    prices = [(entry.id, entry.closed if closed else entry.open) for entry in entries]
    limits = [limit for _, price in prices if price is not None and (limit := limit_of(price)) is not None]
    han = sum(price for name, price in prices if isinstance(price, int) and not elements()[name].only_adds)
    more = sum(price for name, price in prices if isinstance(price, int) and elements()[name].only_adds)
    yakuman = [limit for limit in limits if limit >= YAKUMAN]
    best = float(sum(yakuman) if yakuman else max(limits, default=0))
    if not han and not limits:
        return 0
    assert plan.value.combine == "add"
    return max(best, book().kernel.base_of(han + more, priced.fu) if han else 0)


def check(packed: bytes, reads: list[Read], codes: list[Code | None]) -> float:
    each = book().kernel.price_each(packed)
    melds = [block for block in reads[0].blocks if block.melded]
    concealed = [packed[kind] for kind in range(34)]
    known: dict[Split, Priced] = {}
    for priced in each:
        _, wait, winning, *blocks = priced.reading
        split = [(code >> 6, code & KIND) for code in blocks]
        assert wait == wait_of(split[winning], reads[0].kind)
        known[Split(tuple(sorted(split)), split[winning])] = priced
    assert known.keys() == readings(concealed, reads[0].kind, len(melds))
    dearest = 0.0
    for (hand, completed), priced in known.items():
        whole = (*(Block(shape, first, False, False) for shape, first in hand), *melds)
        wait = wait_of(completed, reads[0].kind)
        reading = reads[0]._replace(blocks=whole, winning=hand.index(completed), wait=wait)
        found, counted = counted_slowly(priced, reading, codes)
        assert {place for place in range(len(codes)) if priced.found >> place & 1} == found
        base = base_slowly(priced, counted, book().plan)
        assert base == priced.base
        dearest = max(dearest, base)
    best = book().kernel.price(packed)
    assert best is not None
    assert best.base == dearest
    return dearest


def test_all_local_yaku_are_on() -> None:
    built = {name for name, element in elements().items() if any(element.patterns) and element.kind in GROUPS}
    assert built - {"kantsu_hosei"} <= book().plan.elements.keys()
    assert len(book().entries) > 150


def test_there_is_room_for_own_yaku_beside_all_of_the_catalogue() -> None:
    listed = [element for element in elements().values() if element.in_book]
    every = sum(len(element.conditions) * len(element.every_pattern) for element in listed)
    assert every + MOST_PATTERNS <= _kernel.MAX_ELEMENTS


@pytest.mark.parametrize("seed", range(4))
def test_the_dearest_reading_is_the_one_of_a_slow_search(seed: int) -> None:
    rng, codes = random.Random(seed), pattern_of_entries()
    worth = [check(*deal(rng), codes) for _ in range(HANDS)]
    assert any(worth)


def test_several_readings_differ_in_price() -> None:
    """The search has something to choose from."""
    rng, codes, chosen = random.Random(7), pattern_of_entries(), 0
    for _ in range(6 * HANDS):
        packed, reads = deal(rng)
        each = {priced.base for priced in book().kernel.price_each(packed)}
        chosen += len(each) > 1
        if len(each) > 1:
            check(packed, reads, codes)
    assert chosen > 5
