"""The elements that count: their prices, and the facts that made them."""

from typing import Final

import msgspec

from jantaku.rules.plan import ElementPlan, PatternPlan
from jantaku.scoring.book import FACT_NUMBER, own_facts
from jantaku.scoring.explanations.clauses import ROBBED, Clause, OwnName, places_of, price_clause
from jantaku.scoring.score import Counted, Score
from jantaku.scoring.win import FLOWER_WINS
from jantaku.texts import TextId
from jantaku.tiles import DRAGONS, KIND_OF, NUMBERS
from jantaku.yaku import Element, elements, fact_text


class ElementLine(msgspec.Struct, frozen=True):
    """An element that counts: its price and the facts that made it."""

    id: str
    name: Clause
    price: Clause
    because: tuple[Clause, ...]
    seed: tuple[str, ...]


def element_line(score: Score, counted: Counted) -> ElementLine:
    """An element that counts, with its reasons."""
    price = price_clause(score, counted.han, counted.limit)
    known = elements().get(counted.id)
    seed = () if known is None else places_of(score, known.seed)
    own = score.book.plan.patterns.get(counted.id)
    if own is not None:
        because = (own_because(own),)
        # An option may have narrowed a known yaku down to a pattern.
        name = own_name(counted.id, own) if known is None else Clause(known.name)
        return ElementLine(counted.id, name, price, because, seed)
    element = elements()[counted.id]
    plan = score.book.plan.elements.get(counted.id)
    reasons = _reasons(element, counted.fact, ElementPlan() if plan is None else plan, score)
    return ElementLine(counted.id, Clause(element.name), price, reasons, seed)


def own_name(name: str, pattern: PatternPlan) -> Clause:
    """How a rule set calls a yaku of its own; its id where it gives no name."""
    return Clause(TextId("score-own-name"), {"name": OwnName(pattern.name_ru or name, pattern.name_en or name)})


def own_because(pattern: PatternPlan) -> Clause:
    """What a pattern of the rule set's own says; the pattern itself where the rule set has no words for it."""
    ru, en = pattern.because_ru or pattern.because_en, pattern.because_en or pattern.because_ru
    if not ru:
        return Clause(TextId("score-own-pattern"), {"pattern": pattern.pattern})
    return Clause(TextId("score-own-name"), {"name": OwnName(ru, en)})


ANY_HAND: Final = "any_hand"
ANOTHERS: Final = ROBBED.keys() | {"first_discard", "kan_discard"}
"""Facts that say by themselves that the winning tile was another's."""
TOLD_LACKS: Final = frozenset({"has_honours"})
"""What the hand has not is told with what it has (002:419, 002:421)."""
NARROWER: Final = {"all_inner": "all_simples", "ippatsu": "riichi"}
"""Facts that say more than another, which need not be told beside them (001:1787)."""
DRAGON_SEATS: Final = {"seat_triplet": TextId("score-seat-dragon"), "round_triplet": TextId("score-round-dragon")}
"""What is said of these where seats and rounds are dragons, not winds (001:397)."""
SUIT_SEATS: Final = {"seat_triplet": TextId("score-seat-suit")}
"""The same where seats are suits (001:4044)."""
DICED_ROUND: Final = {"round_triplet": TextId("score-round-tile")}
"""The same where a die finds the tile of the round, which may be a wind or a dragon (001:2648)."""
OTHER_SHAPES: Final = {"kokuiisou": TextId("score-kokuiisou-green")}
"""What is said of elements for whose pattern an option puts another (001:2169)."""


def _reasons(element: Element, fact: str | None, plan: ElementPlan, score: Score) -> tuple[Clause, ...]:
    """``plan``: what these rules ask for beside what the element asks for everywhere, or in its place."""
    seats, five = score.book.plan.seats, element.five_winds
    own = own_facts(element, plan)
    if seats.fifth_wind and five is not None and five.all:
        own = five.all if all(score.facts >> FACT_NUMBER[name] & 1 for name in five.all) else own
    facts = list(dict.fromkeys((*own, *plan.needs, *([fact] if fact else []))))
    wide = {NARROWER[name] for name in facts if name in NARROWER}
    facts = [name for name in facts if name not in wide]
    if "ron" in facts and not ANOTHERS.isdisjoint(facts):
        facts.remove("ron")
    lacking = [name for name in element.none if name not in FLOWER_WINS]
    if facts == [ANY_HAND] and lacking:  # what makes it is what the hand has not
        return tuple(Clause(fact_text(name, False)) for name in lacking)
    lacks = (Clause(fact_text(name, False)) for name in lacking if name in TOLD_LACKS)
    pattern = (Clause(element.because),) if any(element.patterns) else ()
    if plan.pattern:
        pattern = (Clause(OTHER_SHAPES[element.id]),)
    dealers = KIND_OF[seats.tiles[0]]
    other = DRAGON_SEATS if DRAGONS >> dealers & 1 else SUIT_SEATS if NUMBERS >> dealers & 1 else {}
    if score.book.plan.length.round_by == "dice":
        other = {**other, **DICED_ROUND}
    return (*pattern, *(Clause(other.get(name, fact_text(name, True))) for name in facts), *lacks)
