"""The elements that one condition, or another element, kept from counting."""

from collections.abc import Iterator
from typing import Final

import msgspec

from jantaku.hands import ReadBlock, Shape
from jantaku.scoring.book import FACT_NUMBER, Entry, absorbed, han_of_limit, limit_of, needs_company, own_facts
from jantaku.scoring.explanations.clauses import Clause, limit_clause, of_kinds, places_of
from jantaku.scoring.score import Score
from jantaku.texts import TextId
from jantaku.tiles import HONOURS, SUITS, TERMINALS, TERMINALS_AND_HONOURS, mask_of
from jantaku.yaku import Element, elements, fact_text
from jantaku.yaku.elements import PATTERN


class MissedLine(msgspec.Struct, frozen=True):
    """An element that one condition kept from counting."""

    id: str
    name: Clause
    because: Clause
    seed: tuple[str, ...]


_EVERY_BLOCK: Final = {
    "all_simples": lambda block: not mask_of(block.kinds) & TERMINALS_AND_HONOURS,
    "no_simples": lambda block: not mask_of(block.kinds) & ~TERMINALS_AND_HONOURS,
    "outside_blocks": lambda block: bool(mask_of(block.kinds) & TERMINALS_AND_HONOURS),
    "terminal_blocks": lambda block: bool(mask_of(block.kinds) & TERMINALS),
    "all_honours": lambda block: not mask_of(block.kinds) & ~HONOURS,
    "all_terminals": lambda block: not mask_of(block.kinds) & ~TERMINALS,
    "all_runs": lambda block: block.shape in (Shape.RUN, Shape.PAIR),
    "no_runs": lambda block: block.shape is not Shape.RUN,
}
"""Facts that must hold of every block; they are missed narrowly only if one block spoils them."""
_ALLOWED: Final = {
    "all_simples": ~TERMINALS_AND_HONOURS,
    "no_simples": TERMINALS_AND_HONOURS,
    "all_honours": HONOURS,
    "all_terminals": TERMINALS,
}
"""The kinds of which every tile must be."""
_MOST_WRONG: Final = 2
"""A block is near with so many wrong tiles, as a pair or a run has them: nobody misses tanyao narrowly by a triplet of
dragons, or a flush by a run of another suit."""
_ONE_SUIT: Final = ("one_suit", "one_suit_and_honours")
_NARROW: Final = frozenset({"ryanmen", "tanki", "shanpon", "thirteen_wait", "nine_wait", "has_green_dragon", "closed"})
"""Facts that a player misses by one tile or one call. Nobody misses houtei narrowly, or four concealed triplets."""
ALONE_SEED: Final = ("001:1793-1794",)
SAME_YAKU_SEED: Final = ("001:3023-3024",)


def missed_lines(score: Score) -> Iterator[MissedLine]:
    """Elements of the rule set of which exactly one condition failed, those that another one absorbed, a limit that is
    less than the hand is worth anyway, and first those that another tile of the wait would not give."""
    known = elements()
    counted = {element.id for element in score.elements}
    unsure = {score.book.entries[place].id for place in score.barred} - counted
    for name in sorted(unsure & known.keys()):
        because = Clause(TextId("score-not-sure"))
        yield MissedLine(name, Clause(known[name].name), because, SAME_YAKU_SEED)
    if score.by_limit or not score.is_read:
        return
    told: set[tuple[str, str]] = set()
    for place, entry in enumerate(score.book.entries):
        if entry.id not in score.book.plan.elements or score.book.labels >> place & 1 or entry.id in unsure:
            continue
        element = known[entry.id]
        if score.counted >> place & 1:
            if (limit := _fixed(score, entry)) is not None:
                because = Clause(TextId("score-limit-less"), {"limit": limit_clause(limit)})
                yield MissedLine(entry.id, Clause(element.name), because, places_of(score, element.seed))
            continue
        if score.found >> place & 1:
            absorber = _absorber(score, entry)
            if absorber is not None and (entry.id, absorber) not in told:
                told.add((entry.id, absorber))
                because = Clause(TextId("score-absorbed"), {"element": Clause(known[absorber].name)})
                yield MissedLine(entry.id, Clause(element.name), because, places_of(score, element.seed))
            continue
        if entry.takes:  # a second line of an element, of which the first tells
            continue
        failed = [] if entry.id in counted else _failed(score, entry, place)
        if not failed and entry.id not in counted and needs_company(entry.id, score.book.plan):
            yield MissedLine(entry.id, Clause(element.name), Clause(TextId("score-alone")), ALONE_SEED)
        if failed == ["closed"] and _is_of_any_hand(element):
            continue
        if len(failed) == 1 and (clause := _barred(score, entry, failed[0]) or _near(score, failed[0])) is not None:
            yield MissedLine(entry.id, Clause(element.name), clause, places_of(score, element.seed))


def _fixed(score: Score, entry: Entry) -> int | None:
    """The base amount of an entry whose price is a limit."""
    price = entry.closed if score.win.is_closed else entry.open
    limit = None if price is None else limit_of(price)
    return limit if limit is not None and han_of_limit(limit, score.book.plan.value) is None else None


def _is_of_any_hand(element: Element) -> bool:
    """Whether it asks nothing of the tiles: then nobody who has called was near it (menzen tsumo)."""
    return element.kind == "situational" and not any(element.patterns)


def _absorber(score: Score, lost: Entry) -> str | None:
    """What has taken it in: rather something that counts than something that was taken in itself."""
    for there in (score.counted, score.found):
        for place, entry in enumerate(score.book.entries):
            if there >> place & 1 and not lost.names.isdisjoint(absorbed(entry, score.book.plan)):
                return entry.id
    return None


def _barred(score: Score, entry: Entry, failed: str) -> Clause | None:
    """These rules bar it beside a fact for which another element is paid already: as good as absorbed (002:448)."""
    fact = failed.removeprefix("-")
    if score.counts_fu:  # there a draw bars pinfu by its fu, whatever it is paid beside that (001:1785)
        return None
    if fact == failed or fact not in score.book.plan.elements[entry.id].bars:
        return None
    payers = (counted.id for counted in score.elements if [*elements()[counted.id].all] == [fact])
    payer = next(payers, None)
    return None if payer is None else Clause(TextId("score-absorbed"), {"element": Clause(elements()[payer].name)})


def _failed(score: Score, entry: Entry, place: int) -> list[str]:
    """The conditions that do not hold, the pattern among them; ``"-x"`` is a fact that may not hold and does."""
    element = elements()[entry.id]
    plan = score.book.plan.elements[entry.id]
    needed = (*own_facts(element, plan), *plan.needs, *([entry.fact] if entry.fact else []))
    failed = [fact for fact in needed if not _holds(score, fact)]
    barred = [fact for fact in (*element.none, *plan.bars) if fact not in plan.lifts]
    failed += ["-" + fact for fact in barred if _holds(score, fact)]
    if not score.win.is_closed and entry.open is None and entry.closed is not None:
        failed.append("closed")
    if (plan.pattern or any(element.patterns)) and not score.fits(place):
        failed.append(PATTERN)
    return failed


def _holds(score: Score, fact: str) -> bool:
    return bool(score.facts >> FACT_NUMBER[fact] & 1)


def _near(score: Score, failed: str) -> Clause | None:
    """Why it was missed, if it was missed narrowly."""
    if failed == "-has_honours":
        spoilers = [block for block in score.reading.blocks if mask_of(block.kinds) & HONOURS]
        return Clause(fact_text(failed[1:], True)) if len(spoilers) == 1 and _is_near(spoilers[0], ~HONOURS) else None
    if failed.startswith("-"):
        return Clause(fact_text(failed[1:], True))
    if failed == "closed" and _calls(score) > 1:
        return None
    if failed in _NARROW:
        return Clause(fact_text(failed, False))
    spoilers = _spoilers(score, failed)
    if len(spoilers) != 1:
        return None
    spoiler = of_kinds(spoilers[0].kinds)
    return Clause(TextId("score-spoiled"), {"reason": Clause(fact_text(failed, False)), "tiles": spoiler})


def _calls(score: Score) -> int:
    """How many sets of the hand were called."""
    return sum(meld.is_open for meld in score.win.hand.melds)


def _spoilers(score: Score, fact: str) -> list[ReadBlock]:
    """The blocks that keep a fact from holding; none for a fact that is not about every block."""
    blocks = score.reading.blocks
    if any(block.shape is Shape.OTHER for block in blocks):
        return []  # knitted tiles are far from any hand of sets (001:1960)
    if fact == "all_runs" and sum(block.shape is Shape.PAIR for block in blocks) > 1:
        return []  # nobody misses runs narrowly with pairs and a triplet (002:93)
    if fact == "plain_pair":
        return [block for block in blocks if block.shape is Shape.PAIR]
    if fact in _EVERY_BLOCK:
        spoilers = [block for block in blocks if not _EVERY_BLOCK[fact](block)]
        if fact in ("outside_blocks", "terminal_blocks") and any(
            block.shape in (Shape.TRIPLET, Shape.QUAD) for block in spoilers
        ):
            return []
        return spoilers if all(_is_near(block, _ALLOWED.get(fact, ~0)) for block in spoilers) else []
    if fact in _ONE_SUIT:
        honours = HONOURS if fact == "one_suit_and_honours" else 0
        by_suit = [[block for block in blocks if mask_of(block.kinds) & ~(suit | honours)] for suit in SUITS.values()]
        fewest = min(range(len(by_suit)), key=lambda at: len(by_suit[at]))
        allowed = [*SUITS.values()][fewest] | honours
        return by_suit[fewest] if all(_is_near(block, allowed) for block in by_suit[fewest]) else []
    return []


def _is_near(block: ReadBlock, allowed: int) -> bool:
    """Whether so few of its tiles are none of the allowed kinds."""
    return sum(not mask_of((kind,)) & allowed for kind in block.kinds) <= _MOST_WRONG
