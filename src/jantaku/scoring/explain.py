"""Why a hand is worth what it is worth, told in any language.

An `Explanation` is data: clauses with the ids of their texts, so that a page, a terminal or a test can show them as
they like; `tell` makes plain lines of it. It says how the hand was read, each element and the facts behind it, the
elements that were missed by one condition, each fu, the limit, and who pays whom, with the places in the books.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Final

import msgspec

from jantaku.hands import MeldForm, ReadBlock, Shape
from jantaku.hands.melds import mixed_melds
from jantaku.hands.supplements import is_mixed
from jantaku.rules.plan import DoraPlan, NukiPlan, PatternPlan, PaymentPlan, Plan, SeatPlan, ValuePlan
from jantaku.scoring.book import FACT_NUMBER, YAKUMAN, Entry, absorbed, han_of_limit, limit_of
from jantaku.scoring.ledger import Reason, Seat, TableAccount
from jantaku.scoring.payments import THOUSAND
from jantaku.scoring.score import COUNTED_YAKUMAN, FLOOR, Counted, Score
from jantaku.scoring.win import FLOWER_WINS
from jantaku.texts import TextId, Texts
from jantaku.tiles import (
    BONUS,
    DRAGONS,
    FLOWERS,
    HONOURS,
    KIND_OF,
    RED,
    SEASONS,
    SUITS,
    TERMINALS,
    TERMINALS_AND_HONOURS,
    Kind,
    Tile,
    format_tiles,
    kind_of,
    make_tile,
    marks_of,
    mask_of,
)
from jantaku.yaku import Element, elements, fact_text
from jantaku.yaku.elements import PATTERN


class Clause(msgspec.Struct, frozen=True):
    """Something to be said. An argument may be a clause itself, or tiles, which each language writes in its letters."""

    text: TextId
    arguments: "dict[str, Argument]" = {}


class Tiles(msgspec.Struct, frozen=True):
    """Tiles to be written."""

    tiles: tuple[Tile, ...]


class OwnName(msgspec.Struct, frozen=True):
    """What a rule set calls a yaku of its own."""

    ru: str
    en: str


Argument = str | int | Clause | Tiles | OwnName


class ElementLine(msgspec.Struct, frozen=True):
    """An element that counts: its price and the facts that made it."""

    id: str
    name: Clause
    price: Clause
    because: tuple[Clause, ...]
    seed: tuple[str, ...]


class MissedLine(msgspec.Struct, frozen=True):
    """An element that one condition kept from counting."""

    id: str
    name: Clause
    because: Clause
    seed: tuple[str, ...]


class FuExplained(msgspec.Struct, frozen=True):
    """Fu and what they are for."""

    fu: int
    because: Clause
    seed: tuple[str, ...]


class PaymentLine(msgspec.Struct, frozen=True):
    """A row of the ledger."""

    amount: int
    payer: Clause
    receiver: Clause
    because: Clause
    seed: tuple[str, ...]


class Explanation(msgspec.Struct, frozen=True):
    """Everything that led to a score."""

    blocks: tuple[Clause, ...]
    wait: Clause
    elements: tuple[ElementLine, ...]
    bonuses: tuple[ElementLine, ...]
    missed: tuple[MissedLine, ...]
    fu: tuple[FuExplained, ...]
    fu_total: Clause
    by_limit: bool
    """A yakuman or another fixed price decides, and nobody asks for fu."""
    chips: bool
    """What stands where others have fu are chips, which the han double."""
    notes: tuple[Clause, ...]
    """What a player would ask about next: what these rules leave out, or do not add up."""
    value: Clause
    value_seed: tuple[str, ...]
    payments: tuple[PaymentLine, ...]


def explain(score: Score) -> Explanation:
    """What there is to say about a score."""
    return Explanation(
        blocks=tuple(_blocks(score)),
        wait=_wait(score),
        elements=tuple(_element(score, counted) for counted in score.elements),
        bonuses=tuple(_bonuses(score)),
        missed=tuple(_missed(score)),
        fu=tuple(
            FuExplained(line.fu, _fu_reason(score, line.item, line.block), FU_SEEDS[line.item])
            for line in score.fu_lines
        ),
        fu_total=_fu_total(score),
        by_limit=score.by_limit,
        chips=_in_chips(score),
        notes=tuple(_notes(score)),
        value=_value(score),
        value_seed=_value_seed(score),
        payments=tuple(_payments(score)),
    )


# ---------------------------------------------------------------- the parts


def _tiles(*tiles: Tile) -> Tiles:
    return Tiles(tiles)


def _of_kinds(kinds: Sequence[int]) -> Tiles:
    return Tiles(tuple(make_tile(kind) for kind in kinds))


def _blocks(score: Score) -> Iterator[Clause]:
    """The blocks of the hand; or the flowers by which it wins."""
    if score.by_flowers:
        last = (score.win.winning,) if kind_of(score.win.winning) not in map(kind_of, score.win.nuki) else ()
        flowers = [tile for tile in (*score.win.nuki, *last) if BONUS >> kind_of(tile) & 1]
        yield Clause(TextId("score-block"), {"tiles": Tiles(tuple(sorted(flowers, key=kind_of)))})
    reading = score.reading
    yield from (_block(block, place == reading.winning) for place, block in enumerate(reading.blocks))


def _wait(score: Score) -> Clause:
    if score.win.by_flowers is not None:
        return Clause(TextId("score-wait-flowers"), {"fact": score.win.by_flowers})
    wait = Clause(score.reading.wait.text_id)
    return Clause(TextId("score-wait"), {"wait": wait, "tile": _tiles(score.win.winning)})


BOOKS: Final = {"taiwanese": "002", "sanma_108": "003", "sichuan": "004"}
"""Games that have a book of their own."""


def _places(score: Score, seed: tuple[str, ...]) -> tuple[str, ...]:
    """Of all places that speak of a thing those in the book of this game; where it is silent, those in the books that
    are of no single game."""
    book = BOOKS.get(score.book.plan.game)
    here = tuple(place for place in seed if place[:3] == book)
    return here or tuple(place for place in seed if place[:3] not in BOOKS.values()) or seed


def _block(block: ReadBlock, winning: bool) -> Clause:
    written = Tiles(block.meld.all_tiles) if block.meld is not None else _of_kinds(block.kinds)
    if winning:
        return Clause(TextId("score-block-winning"), {"tiles": written})
    if block.meld is not None:
        return Clause(MELDS[block.meld.form], {"tiles": written})
    return Clause(TextId("score-block"), {"tiles": written})


MELDS: Final = {
    MeldForm.CHI: TextId("score-block-chi"),
    MeldForm.PON: TextId("score-block-pon"),
    MeldForm.OPEN_KAN: TextId("score-block-open-kan"),
    MeldForm.ADDED_KAN: TextId("score-block-open-kan"),
    MeldForm.CLOSED_KAN: TextId("score-block-closed-kan"),
    MeldForm.EYES_KAN: TextId("score-block-eyes"),
    MeldForm.RAISED_RUN: TextId("score-block-raised-run"),
    MeldForm.CLOSED_RUN: TextId("score-block-closed-run"),
}


def _price(score: Score, han: int, limit: int | None) -> Clause:
    """Han or a limit by its name; in a game that adds points up, points."""
    if limit is not None:
        return limit_clause(limit)
    linear = score.book.plan.value.linear
    if linear:
        return Clause(TextId("score-price-points"), {"points": linear * han})
    return Clause(TextId("score-price-han"), {"han": han})


def _in_chips(score: Score) -> bool:
    return score.book.plan.payments.unit == "chips"


LIMIT_NAMES: Final = {
    2000: TextId("limit-mangan"),
    3000: TextId("limit-haneman"),
    4000: TextId("limit-baiman"),
    6000: TextId("limit-sanbaiman"),
    8000: TextId("limit-yakuman"),
    16000: TextId("limit-double_yakuman"),
    24000: TextId("limit-triple_yakuman"),
}


SCALE_NAMES: Final = {5000: TextId("limit-mori_man"), 12000: TextId("limit-dai_yakuman")}
"""Limits that only some scales have (001:1614, 001:1618); other rules may come to the same amounts by adding up."""


def _limit(score: Score) -> Clause:
    """The limit that a hand is paid by, by its name in the scale of these rules."""
    value, base = score.book.plan.value, score.base
    of_scale = base in SCALE_NAMES and (base == value.most or any(base == limit for _, limit in value.limits))
    return Clause(SCALE_NAMES[base]) if of_scale else limit_clause(base)


def limit_clause(base: int) -> Clause:
    """A limit by its name, or as so many mangan where it has none."""
    if base in LIMIT_NAMES:
        return Clause(LIMIT_NAMES[base])
    if base % 8000 == 0:
        return Clause(TextId("score-many-yakuman"), {"count": base // 8000})
    return Clause(TextId("score-base-amount"), {"base": base})


def _element(score: Score, counted: Counted) -> ElementLine:
    price = _price(score, counted.han, counted.limit)
    known = elements().get(counted.id)
    seed = () if known is None else _places(score, known.seed)
    own = score.book.plan.patterns.get(counted.id)
    if own is not None:
        because = (Clause(TextId("score-own-pattern"), {"pattern": own.pattern}),)
        # An option may have narrowed a known yaku down to a pattern.
        name = own_name(counted.id, own) if known is None else Clause(known.name)
        return ElementLine(counted.id, name, price, because, seed)
    element = elements()[counted.id]
    plan = score.book.plan.elements.get(counted.id)
    reasons = _reasons(element, counted.fact, () if plan is None else plan.needs, score.book.plan.seats)
    return ElementLine(counted.id, Clause(element.name), price, reasons, seed)


def own_name(name: str, pattern: PatternPlan) -> Clause:
    """How a rule set calls a yaku of its own; its id where it gives no name."""
    return Clause(TextId("score-own-name"), {"name": OwnName(pattern.name_ru or name, pattern.name_en or name)})


ANY_HAND: Final = "any_hand"
ROBBED: Final = {
    "gari": TextId("seat-who-set-aside"),
    "chankan": TextId("seat-who-declared-kan"),
    "chanjun": TextId("seat-who-raised-run"),
}
"""A tile that was robbed and not discarded, which says already that it was another's: who had it."""


ANOTHERS: Final = ROBBED.keys() | {"first_discard", "kan_discard"}
"""Facts that say by themselves that the winning tile was another's."""
TOLD_LACKS: Final = frozenset({"has_honours"})
"""What the hand has not is told with what it has (002:419, 002:421)."""


NARROWER: Final = {"all_inner": "all_simples"}
"""Facts that say more than another, which need not be told beside them (001:1787)."""
DRAGON_SEATS: Final = {"seat_triplet": TextId("score-seat-dragon"), "round_triplet": TextId("score-round-dragon")}
"""What is said of these where seats and rounds are dragons, not winds (001:397)."""


def _reasons(element: Element, fact: str | None, needs: Iterable[str], seats: SeatPlan) -> tuple[Clause, ...]:
    """``needs``: what these rules ask for beside what the element asks for everywhere."""
    facts = list(dict.fromkeys((*element.all, *needs, *([fact] if fact else []))))
    for wide in [NARROWER[name] for name in facts if name in NARROWER]:
        facts.remove(wide)
    if "ron" in facts and not ANOTHERS.isdisjoint(facts):
        facts.remove("ron")
    lacking = [name for name in element.none if name not in FLOWER_WINS]
    if facts == [ANY_HAND] and lacking:  # what makes it is what the hand has not
        return tuple(Clause(fact_text(name, False)) for name in lacking)
    lacks = (Clause(fact_text(name, False)) for name in lacking if name in TOLD_LACKS)
    pattern = (Clause(element.because),) if any(element.patterns) else ()
    other = DRAGON_SEATS if DRAGONS >> KIND_OF[seats.tiles[0]] & 1 else {}
    return (*pattern, *(Clause(other.get(name, fact_text(name, True))) for name in facts), *lacks)


def _bonuses(score: Score) -> Iterator[ElementLine]:
    """Bonus tiles with what made them so."""
    for bonus in score.bonuses:
        name, price = bonus_name(bonus.id, score.book.plan.nuki), _price(score, bonus.han, None)
        seed = SEASONS_SEED if name == SEASONS_NAME else _places(score, elements()[bonus.id].seed)
        seed += RADON_SEED if bonus.han < 0 else ()
        seed += _dora_seed(score.book.plan.dora) if bonus.id == "dora" else ()
        yield ElementLine(bonus.id, Clause(name), price, tuple(_bonus_reasons(score, bonus.id)), seed)


def _dora_seed(plan: DoraPlan) -> tuple[str, ...]:
    """Where the books say what is dora by these rules beside the usual."""
    permanent = ("001:5651",) if plan.permanent else ()
    winning = ("001:1652", "001:5652") if plan.winning else ()
    return (*MAPPING_SEEDS.get(plan.mapping, ()), *permanent, *winning)


NUKI_DORA: Final = "nuki_dora"
SEASONS_NAME: Final = TextId("score-seasons")
MAPPING_SEEDS: Final = {"suji": ("001:1638",), "same": ("001:1636",), "next_all_suits": ("001:3951",)}
"""Where an indicator points to anything but the tile that follows."""
RADON_SEED: Final = ("001:6144",)
"""Where dora cost han."""
SEASONS_SEED: Final = ("001:3977", "001:3985")


def bonus_name(sort: str, nuki: NukiPlan) -> TextId:
    """How bonus tiles are called. Where only seasons or flowers are set aside they are no nuki dora (001:3977)."""
    aside = mask_of(KIND_OF[name] for name in nuki.tiles) if sort == NUKI_DORA else 0
    if aside and not aside & ~SEASONS:
        return SEASONS_NAME
    if aside and not aside & ~(SEASONS | FLOWERS):
        return TextId("score-flowers")
    return elements()[sort].name


def _bonus_reasons(score: Score, sort: str) -> Iterator[Clause]:
    win = score.win
    match sort:
        case "dora":
            yield from _shown_by(score, score.book.shown_by(win))
            yield from _listed(TextId("score-dora-once"), _shown_again(score))
            always = (tile for tile in win.tiles if kind_of(tile) in score.book.permanent)
            yield from _listed(TextId("score-always-dora"), always)
            if score.book.plan.dora.winning:
                won = (tile for tile in win.tiles if kind_of(tile) == kind_of(win.winning))
                yield from _listed(TextId("score-winning-dora"), won)
        case "uradora":
            yield from _shown_by(score, win.ura_indicators, _shown(score))
        case "akadora":
            known = set() if score.book.stacks else _shown(score) | _shown(score, win.ura_indicators)
            reds = (tile for tile in (*win.tiles, *win.nuki) if marks_of(tile) & RED and kind_of(tile) not in known)
            yield from _listed(TextId("score-red"), reds)
        case score.book.plan.nuki.bonus:
            yield from _listed(TextId("score-set-aside"), win.nuki)
            yield from _listed(TextId("score-in-hand"), _nuki_in_hand(score))


def _shown_by(score: Score, indicators: Iterable[Tile], before: Iterable[Kind] = ()) -> Iterator[Clause]:
    """The dora of the hand that these indicators make; where a tile is dora but once, by the first that means it."""
    held = {kind_of(tile) for tile in (*score.win.tiles, *score.win.nuki)}
    told = set(before)
    for tile in indicators:
        for kind in score.book.dora_of(tile):
            if kind in held and (score.book.stacks or kind not in told):
                told.add(kind)
                yield Clause(TextId("score-dora-by"), {"dora": _of_kinds([kind]), "indicator": _tiles(tile)})


def _shown(score: Score, indicators: Iterable[Tile] | None = None) -> set[Kind]:
    """The kinds that indicators make dora: these, or those that everybody sees."""
    shown = score.book.shown_by(score.win) if indicators is None else indicators
    return {kind for tile in shown for kind in score.book.dora_of(tile)}


def _shown_again(score: Score) -> list[Tile]:
    """Kinds of the hand that several indicators make dora, where that counts but once (001:2753)."""
    if score.book.stacks:
        return []
    win = score.win
    held = {kind_of(tile) for tile in (*win.tiles, *win.nuki)}
    shown = [kind for tile in (*score.book.shown_by(win), *win.ura_indicators) for kind in score.book.dora_of(tile)]
    return [make_tile(kind) for kind in sorted(held) if shown.count(kind) > 1]


def _listed(text: TextId, tiles: Iterable[Tile]) -> Iterator[Clause]:
    found = tuple(tiles)
    if found:
        yield Clause(text, {"tiles": Tiles(found)})


def _nuki_in_hand(score: Score) -> Iterator[Tile]:
    """Those that might have been set aside, where they are dora in the hand, too."""
    plan = score.book.plan.nuki
    if plan.in_hand in ("dora", "value_dora"):
        kinds = {KIND_OF[name] for name in plan.tiles}
        yield from (tile for tile in score.win.tiles if kind_of(tile) in kinds)


# ---------------------------------------------------------------- what was missed

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

_ONE_SUIT: Final = ("one_suit", "one_suit_and_honours")
_NARROW: Final = frozenset(
    {"plain_pair", "ryanmen", "tanki", "shanpon", "thirteen_wait", "nine_wait", "has_green_dragon", "closed"}
)
"""Facts that a player misses by one tile or one call. Nobody misses houtei narrowly, or four concealed triplets."""

SAME_YAKU_SEED: Final = ("001:3023-3024",)


def _missed(score: Score) -> Iterator[MissedLine]:
    """Elements of the rule set of which exactly one condition failed, those that another one absorbed, a limit that is
    less than the hand is worth anyway, and first those that another tile of the wait would not give."""
    known = elements()
    counted = {element.id for element in score.elements}
    unsure = {score.book.entries[place].id for place in score.barred} - counted
    for name in sorted(unsure & known.keys()):
        because = Clause(TextId("score-not-sure"))
        yield MissedLine(name, Clause(known[name].name), because, SAME_YAKU_SEED)
    if score.by_limit or score.by_flowers:
        return
    told: set[tuple[str, str]] = set()
    for place, entry in enumerate(score.book.entries):
        if entry.id not in score.book.plan.elements or score.book.labels >> place & 1 or entry.id in unsure:
            continue
        element = known[entry.id]
        if score.counted >> place & 1:
            if (limit := _fixed(score, entry)) is not None:
                because = Clause(TextId("score-limit-less"), {"limit": limit_clause(limit)})
                yield MissedLine(entry.id, Clause(element.name), because, _places(score, element.seed))
            continue
        if score.found >> place & 1:
            absorber = _absorber(score, entry)
            if absorber is not None and (entry.id, absorber) not in told:
                told.add((entry.id, absorber))
                because = Clause(TextId("score-absorbed"), {"element": Clause(known[absorber].name)})
                yield MissedLine(entry.id, Clause(element.name), because, _places(score, element.seed))
            continue
        failed = [] if entry.id in counted else _failed(score, entry, place)
        if failed == ["closed"] and _is_of_any_hand(element):
            continue
        if len(failed) == 1 and (clause := _barred(score, entry, failed[0]) or _near(score, failed[0])) is not None:
            yield MissedLine(entry.id, Clause(element.name), clause, _places(score, element.seed))


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
    needed = (*element.all, *plan.needs, *([entry.fact] if entry.fact else []))
    failed = [fact for fact in needed if not _holds(score, fact)]
    barred = [fact for fact in (*element.none, *plan.bars) if fact not in plan.lifts]
    failed += ["-" + fact for fact in barred if _holds(score, fact)]
    if not score.win.is_closed and entry.open is None and entry.closed is not None:
        failed.append("closed")
    if any(element.patterns) and not score.fits(place):
        failed.append(PATTERN)
    return failed


def _holds(score: Score, fact: str) -> bool:
    return bool(score.facts >> FACT_NUMBER[fact] & 1)


def _near(score: Score, failed: str) -> Clause | None:
    """Why it was missed, if it was missed narrowly."""
    if failed.startswith("-"):
        return Clause(fact_text(failed[1:], True))
    if failed in _NARROW:
        return Clause(fact_text(failed, False))
    spoilers = _spoilers(score, failed)
    if len(spoilers) != 1:
        return None
    spoiler = _of_kinds(spoilers[0].kinds)
    return Clause(TextId("score-spoiled"), {"reason": Clause(fact_text(failed, False)), "tiles": spoiler})


def _spoilers(score: Score, fact: str) -> list[ReadBlock]:
    """The blocks that keep a fact from holding; none for a fact that is not about every block."""
    blocks = score.reading.blocks
    if any(block.shape is Shape.OTHER for block in blocks):
        return []  # knitted tiles are far from any hand of sets (001:1960)
    if fact == "all_runs" and sum(block.shape is Shape.PAIR for block in blocks) > 1:
        return []  # nobody misses runs narrowly with pairs and a triplet (002:93)
    if fact in _EVERY_BLOCK:
        return [block for block in blocks if not _EVERY_BLOCK[fact](block)]
    if fact in _ONE_SUIT:
        allowed = HONOURS if fact == "one_suit_and_honours" else 0
        by_suit = [[block for block in blocks if mask_of(block.kinds) & ~(suit | allowed)] for suit in SUITS.values()]
        return min(by_suit, key=len)
    return []


# ---------------------------------------------------------------- fu, value, payments


def _notes(score: Score) -> Iterator[Clause]:
    plan, win = score.book.plan, score.win
    if score.by_flowers:
        yield Clause(TextId("score-note-flowers-alone"))
    elif score.by_limit:
        limits = len(score.elements)
        ordinary = bool(score.counted.bit_count() > limits or sum(score.bonus_tiles))
        if ordinary:
            yield Clause(TextId("score-note-limit-alone"), {"limit": _limit(score)})
        if limits > 1 and plan.value.combine != "add":
            yield Clause(COMBINED[plan.value.combine])
    elif score.han >= COUNTED_SANBAIMAN and _could_count_a_yakuman(score):
        yield from _counted_up_to(score)
    if _is_cut(score):
        yield Clause(TextId("score-note-most"), {"limit": limit_clause(score.base)})
    if cut := _cut_off(score):
        yield Clause(TextId("score-note-sixty"), {"fu": cut, "rest": score.fu})
    if score.han_sum < FLOOR <= score.yaku_han and not score.by_limit:
        yield _below_floor(score)
    if plan.value.linear and plan.value.exponent:
        yield Clause(TextId("score-note-bazoro"), {"points": plan.value.linear * plan.value.exponent})
    for label in score.labels:
        yield Clause(TextId("score-note-label"), {"element": Clause(elements()[label].name)})
    if score.times > 1:
        yield Clause(TextId("score-note-times"), {"times": score.times})
    for flag in sorted(win.flags):
        if flag not in plan.elements and flag not in score.book.asked and not score.by_flowers:
            yield Clause(TextId("score-note-not-played"), {"element": Clause(elements()[flag].name)})
    if win.tsumo:
        for seat in win.out:
            yield Clause(TextId("score-note-out"), {"seat": seat_clause(seat, plan.seats)})


def _below_floor(score: Score) -> Clause:
    """Dora have cost all that the yaku are worth, or more (001:6144): what was counted, and what is paid."""
    what = TextId("score-note-floor") if score.han > score.han_sum else TextId("score-note-no-floor")
    by_fu = int(_cut_off(score) > 0)
    taken = score.yaku_han + by_fu - score.han_sum
    return Clause(what, {"yaku": score.yaku_han, "fu": by_fu, "taken": taken, "sum": score.han_sum, "paid": score.han})


def _could_count_a_yakuman(score: Score) -> bool:
    """Whether a game like this could have a counted yakuman, and this one has none."""
    value = score.book.plan.value
    return not (value.open_sky or value.linear or any(base >= YAKUMAN for _, base in value.limits))


def _counted_up_to(score: Score) -> Iterator[Clause]:
    """How far yaku and dora are counted, where the hand has more (001:2937)."""
    limits = score.book.plan.value.limits
    if limits and limits[-1][1] < SANBAIMAN:
        yield Clause(TextId("score-note-counted-up-to"), {"limit": limit_clause(limits[-1][1])})
    elif score.han >= COUNTED_YAKUMAN:
        yield Clause(TextId("score-note-no-kazoe"))


def _is_cut(score: Score) -> bool:
    """Whether the hand would be worth more, were it not for the most that a hand is worth (001:2939, 001:2949)."""
    value = score.book.plan.value
    if not value.most or score.base < value.most or score.by_flowers:
        return False
    if score.by_limit:
        return value.combine == "add" and sum(element.limit or 0 for element in score.elements) > value.most
    earned = [base for han, base in value.earned if min(score.yaku_han, score.han) >= han]
    reached = [base for han, base in value.limits if score.han >= han]
    return not value.linear and not value.open_sky and max((*earned, *reached), default=0) > value.most


def _cut_off(score: Score) -> int:
    """The fu, rounded, of which 30 and a han were made; 0 where the hand has kept its own."""
    if not score.book.plan.value.sixty_cutoff or not score.counts_fu or score.fu_sum <= score.fu:
        return 0
    step = score.book.plan.fu.round_to
    return -(-score.fu_sum // step) * step


SANBAIMAN: Final = 6000
COUNTED_SANBAIMAN: Final = 11
COMBINED: Final = {"single": TextId("score-note-single"), "add_mangan": TextId("score-note-add-mangan")}


def _fu_total(score: Score) -> Clause:
    cut = _cut_off(score)
    fu = cut or score.fu
    if fu == score.fu_sum:
        total = Clause(TextId("score-fu-exact"), {"fu": fu})
    else:
        total = Clause(TextId("score-fu-rounded"), {"sum": score.fu_sum, "fu": fu})
    return Clause(TextId("score-fu-cut"), {"total": total, "fu": score.fu}) if cut else total


def _fu_reason(score: Score, item: str, block: int | None) -> Clause:
    if item not in ("pair", "set") or block is None:
        return Clause(TextId(f"score-fu-{item.replace('_', '-')}"))
    read = score.reading.blocks[block]
    tiles = _of_kinds(read.kinds)
    if item == "pair":
        return Clause(TextId("score-fu-pair"), {"tiles": tiles})
    if _is_mixed(score, block):
        return Clause(TextId("score-fu-mixed"), {"set": _set_reason(score, block, read, tiles)})
    return _set_reason(score, block, read, tiles)


def _is_mixed(score: Score, block: int) -> bool:
    """Whether another tile completes the set, so that it has two thirds of the fu (001:4037)."""
    book, melds = score.book, score.win.hand.melds
    if book.grammars is None:
        return False
    concealed = len(score.reading.blocks) - len(melds)
    if block < concealed:
        return is_mixed(score.reading.blocks[block].kinds)
    return mixed_melds(melds, book.seat_tile(score.win))[block - concealed]


def _set_reason(score: Score, block: int, read: ReadBlock, tiles: Tiles) -> Clause:
    completed_by_ron = block == score.reading.winning and not score.win.tsumo
    closed = not read.open and not completed_by_ron
    if completed_by_ron:
        return Clause(TextId("score-fu-triplet-ron"), {"tiles": tiles})
    shape = "kan" if read.shape is Shape.QUAD else "triplet"
    return Clause(TextId(f"score-fu-{shape}-{'closed' if closed else 'open'}"), {"tiles": tiles})


def _value(score: Score) -> Clause:
    plan = score.book.plan.value
    points = {"points": score.points}
    if score.by_limit:
        return Clause(TextId("score-value-limit"), {"limit": _limit(score), **points})
    if plan.linear:
        return _value_of_a_sum(score)
    counted: dict[str, Argument] = {"han": score.han, **points}
    if _in_chips(score):
        return Clause(TextId("score-value-chips"), {**counted, "chips": score.fu, "base": score.base})
    amount = score.book.plan.fu.base * 2 ** (plan.exponent + score.han)
    if not score.counts_fu and plan.open_sky and score.base < amount:
        return Clause(TextId("score-value-most"), {**counted, "amount": amount, "base": score.base})
    if score.limit is None:
        sort = TextId("score-value") if score.counts_fu else TextId("score-value-without-fu")
        fu: dict[str, Argument] = {"fu": score.fu} if score.counts_fu else {}
        return Clause(sort, {**counted, **fu, "base": score.base})
    if not score.counts_fu or (plan.limits and score.han >= plan.limits[0][0]):
        return Clause(TextId("score-value-by-han"), {**counted, "limit": _limit(score)})
    amount = score.fu * 2 ** (plan.exponent + score.han)
    sort = TextId("score-value-rounded-up") if amount < plan.cap else TextId("score-value-capped")
    return Clause(sort, {**counted, "fu": score.fu, "amount": amount, "limit": _limit(score)})


def _value_of_a_sum(score: Score) -> Clause:
    """A game that adds points up (001:4293), perhaps with a cap."""
    value = score.book.plan.value
    total = max(0, value.linear * (value.exponent + score.han))
    said: dict[str, Argument] = {"sum": total, "points": score.points}
    if score.base < total:
        return Clause(TextId("score-value-sum-capped"), {**said, "most": score.base})
    return Clause(TextId("score-value-sum"), said)


FU_SEEDS: Final[dict[str, tuple[str, ...]]] = {
    "base": ("000:598", "001:1480"),
    "seven_pairs": ("000:614", "001:1478"),
    "closed_ron": ("000:618", "001:1477"),
    "tsumo": ("000:619", "001:3057"),
    "open_flat_ron": ("000:620",),
    "kanchan": ("000:630", "001:7479"),
    "penchan": ("000:631", "001:7480"),
    "tanki": ("000:629", "001:7481"),
    "pair": ("000:614", "001:1473"),
    "set": ("000:605-608", "001:1490-1491"),
    "closed": ("001:3953",),
    "limit": ("001:2715",),
    "closed_tsumo": ("001:3075",),
}
VALUE_SEED: Final = ("000:738", "000:1075-1083", "001:1449-1453", "001:1467-1469")
VALUE_SEED_WITHOUT_FU: Final = ("001:3591", "002:372-377", "004:106-112")
LIMIT_SEED: Final = ("000:1075-1083", "001:1467-1469", "002:372-377", "004:106-112")
VALUE_RULES: Final[tuple[tuple[Callable[[Score], bool], tuple[str, ...]], ...]] = (
    (lambda score: score.book.plan.value.open_sky and score.counts_fu, ("001:2715-2716", "001:5630")),
    (lambda score: _is_rounded_up(score), ("001:1455", "001:5716")),
    (lambda score: _cut_off(score) > 0, ("001:3351", "001:6212")),
    (lambda score: _counts_to_the_end(score), ("001:1620", "001:2937")),
    (lambda score: score.limit is not None and _has_a_scale_of_its_own(score), ("001:1604-1618",)),
    (lambda score: _adds_up_otherwise(score), ("001:2945", "001:5724")),
)
"""Rules that decide about the value of some hands, and where the books have them."""


def _value_seed(score: Score) -> tuple[str, ...]:
    """Where the books say what the hand is paid: the table, and the rules that made another amount of it."""
    table = LIMIT_SEED if score.by_limit else VALUE_SEED if score.counts_fu else VALUE_SEED_WITHOUT_FU
    return _places(score, table) + tuple(place for holds, seed in VALUE_RULES if holds(score) for place in seed)


def _is_rounded_up(score: Score) -> bool:
    """Kiriage: fu and han alone would not have made a mangan."""
    value = score.book.plan.value
    amount = score.fu * 2.0 ** (value.exponent + score.han)
    return bool(value.round_up_from) and not score.by_limit and amount < value.cap == score.base


def _counts_to_the_end(score: Score) -> bool:
    """As many han as a counted yakuman has: how far they count is a rule of the table."""
    value = score.book.plan.value
    counted = not (score.by_limit or value.open_sky or value.linear) and score.limit is not None
    return counted and score.han >= COUNTED_YAKUMAN


def _has_a_scale_of_its_own(score: Score) -> bool:
    """Whether the limits are not those of the table (but where they end)."""
    return score.book.plan.game == "riichi" and any(limit not in USUAL_LIMITS for limit in score.book.plan.value.limits)


def _adds_up_otherwise(score: Score) -> bool:
    return score.by_limit and len(score.elements) > 1 and score.book.plan.value.combine != "add"


USUAL_LIMITS: Final = ValuePlan().limits
PAYMENT_SEEDS: Final[dict[Reason, tuple[str, ...]]] = {
    Reason.RON: ("000:706", "001:1423", "002:381-382", "004:125"),
    Reason.TSUMO: ("000:706", "001:1431", "002:383", "004:126"),
    Reason.WAREME: ("001:2810-2811",),
    Reason.FED_OPEN_RIICHI: ("001:2845",),
    Reason.OWN_SHARE: ("001:3608",),
    Reason.NORTH_SHARE: ("001:3597",),
    Reason.DEALER_EXTRA: ("001:4297", "002:384-387"),
    Reason.CHIPS: ("001:3965",),
}
"""Where the books say why a row is paid; of those that name an amount `payment_seed` knows more."""
HONBA_SEEDS: Final = {
    (100, 300): ("000:809", "001:1360"),
    (100, 200): ("000:809",),
    (300, 600): ("001:3642",),
    (500, 1500): ("001:3131",),
    (1500, 4500): ("001:3131",),
}
"""By what a honba costs each who pays it, and all of them together."""
SURCHARGE_SEEDS: Final = {(2000, 1000): ("001:3609",), (1000, 1000): ("001:3610",), (1, 1): ("004:126",)}
"""By what each adds on a tsumo of the dealer and of another."""
STICK_SEED: Final = ("000:523", "000:811")
OTHER_SEEDS: Final = {Reason.HONBA: ("001:3128",), Reason.STICKS: ("001:2838",)}
"""Where other amounts are left to the table."""
PAO_SEEDS: Final = {
    "daisangen": ("000:791",),
    "daisuushii": ("000:792",),
    "suukantsu": ("000:793",),
    "rinshan": ("000:795", "001:2042", "001:2905"),
}
"""When somebody is liable for a yaku; for all others it is the line of the last open set."""
LAST_SET_SEED: Final = ("001:2883",)
RINSHAN_PAO_SEEDS: Final = {
    "ron": "001:2912",
    "tsumo": "001:7254",
    "half": "001:2882",
    "double": "001:2911",
    "kan": "001:2910",
}
"""What the feeder of a kan pays."""
LIABLE_FOR_ALL_SEED: Final = "002:321-328"
ALL_PAY_HONBA: Final = "001:1354"
HONBA_PAYER_SEEDS: Final = {"all": "001:2685", "first_place": "001:2889", "last_place": "001:2890"}
PAO_HONBA_SEEDS: Final = {"liable": "001:2892", "half": "001:2894", "all": "001:2887"}
"""Who pays the honba of a ron under pao, if it is not the discarder."""
PAO_HONBA_REST_SEEDS: Final = {
    "third": "001:2897",
    "liable": "001:2897",
    "left": "001:2898",
    "discarder": "001:2898",
    "nobody": "001:2899",
    "both": "001:2899",
}
PAO_HONBA_OF_TSUMO: Final = "001:2890"
GAME_SEEDS: Final = {("toutenkou_sanma", Reason.HONBA): ("001:4297",)}
"""Games that say it in a line of their own."""


def payment_seed(reason: Reason, plan: Plan) -> tuple[str, ...]:
    """Where the books say why this is paid, and that it is so much."""
    payments = plan.payments
    if (plan.game, reason) in GAME_SEEDS:
        return GAME_SEEDS[plan.game, reason]
    match reason:
        case Reason.HONBA:
            each = payments.honba_each
            return HONBA_SEEDS.get((each, each * (payments.seats - 1)), OTHER_SEEDS[reason])
        case Reason.STICKS:
            return STICK_SEED if payments.stick == THOUSAND else OTHER_SEEDS[reason]
        case Reason.SURCHARGE if payments.shares is not None:
            return SURCHARGE_SEEDS.get(payments.shares.tsumo_extra, ())
    return PAYMENT_SEEDS.get(reason, ())


def pao_seed(yaku: str, tsumo: bool, plan: PaymentPlan) -> tuple[str, ...]:
    """Where the books say that somebody is liable for this yaku, and what he pays of such a win."""
    if yaku == "rinshan":
        return (*PAO_SEEDS[yaku], RINSHAN_PAO_SEEDS[plan.rinshan_pao_pays])
    share = "001:2882" if tsumo and plan.pao_tsumo == "half" else "000:784" if tsumo else "000:785"
    return (share, *PAO_SEEDS.get(yaku, LAST_SET_SEED), LIABLE_FOR_ALL_SEED)


def honba_seed(tsumo: bool, pao: bool, plan: Plan) -> tuple[str, ...]:
    """Where the books say what honba cost and, where it is not as usual, who pays them; ``pao``: another than the
    discarder is liable."""
    payments = plan.payments
    who: tuple[str, ...] = ()
    if payments.honba_payer != "discarder":
        who = (HONBA_PAYER_SEEDS[payments.honba_payer],)
    elif pao and tsumo:
        who = (PAO_HONBA_OF_TSUMO,) if payments.pao_honba_tsumo == "all" else ()
    elif pao and payments.pao_honba_payer != "discarder":
        who = (PAO_HONBA_SEEDS[payments.pao_honba_payer],)
        if payments.pao_honba_payer == "half":
            who += (PAO_HONBA_REST_SEEDS[payments.pao_honba_rest],)
    amount = payment_seed(Reason.HONBA, plan)
    # 000:809 and 001:1360 say who pays, too, and that it is another.
    return (*((ALL_PAY_HONBA,) if who and amount == HONBA_SEEDS[100, 300] else amount), *who)


SEATS: Final = (
    TextId("seat-east"),
    TextId("seat-south"),
    TextId("seat-west"),
    TextId("seat-north"),
    TextId("seat-white"),
    TextId("seat-green"),
    TextId("seat-red"),
)
"""Seats by their tiles, the winds first."""


def seat_clause(seat: Seat, plan: SeatPlan) -> Clause:
    """How a seat is called, counted from the dealer: by its wind, or by its dragon where players are dragons."""
    tile = make_tile(KIND_OF[plan.tiles[seat]])
    honour = kind_of(tile) - KIND_OF["1z"]
    return Clause(SEATS[honour]) if honour in range(len(SEATS)) else Clause(TextId("seat-tile"), {"tile": _tiles(tile)})


def _who_let_it_go(score: Score) -> TextId:
    """What to call the player of whom only the winning tile is known: a tile that was robbed was not discarded."""
    robbed = ROBBED.keys() & score.win.flags
    return ROBBED[robbed.pop()] if robbed else TextId("seat-discarder")


def _payments(score: Score) -> Iterator[PaymentLine]:
    unknown = not score.win.tsumo and score.win.discarder is None

    def account(number: int) -> Clause:
        if unknown and number == score.discarder:
            return Clause(_who_let_it_go(score))
        if number < 0:
            return Clause(TableAccount(number).text_id)
        return seat_clause(number, score.book.plan.seats)

    plan, tsumo = score.book.plan, score.win.tsumo
    pao = any(row.reason is Reason.PAO for row in score.ledger)
    for row in score.ledger:
        because = Clause(row.text_id, dict(row.arguments))
        if row.reason is Reason.PAO:
            seed = _places(score, pao_seed(str(row.arguments["yaku"]), tsumo, plan.payments))
        elif row.reason is Reason.HONBA:
            seed = _places(score, honba_seed(tsumo, pao, plan))
        else:
            seed = _places(score, payment_seed(row.reason, plan))
        yield PaymentLine(row.amount, account(row.source), account(row.target), because, seed)


# ---------------------------------------------------------------- telling


def say(clause: Clause, texts: Texts) -> str:
    """A clause in words."""
    arguments: dict[str, str | int | float] = {}
    for name, value in clause.arguments.items():
        if isinstance(value, Clause):
            arguments[name] = say(value, texts)
        elif isinstance(value, Tiles):
            arguments[name] = format_tiles(value.tiles, lang=texts.language)
        elif isinstance(value, OwnName):
            arguments[name] = value.ru if texts.language == "ru" else value.en
        else:
            arguments[name] = value
    return texts(clause.text, **arguments)


def tell(explanation: Explanation, texts: Texts) -> list[str]:
    """The explanation as lines of text."""
    blocks = "  ".join(say(block, texts) for block in explanation.blocks)
    lines = [texts("score-read", blocks=blocks, wait=say(explanation.wait, texts))]
    rows = [*explanation.elements, *explanation.bonuses]
    names = [_capital(say(row.name, texts)) for row in rows]
    prices = [say(row.price, texts) for row in rows]
    width, price_width = max(map(len, names), default=0), max(map(len, prices), default=0)
    for row, name, price in zip(rows, names, prices, strict=True):
        because = ", ".join(say(clause, texts) for clause in row.because)
        lines.append(f"  {name:.<{width + 4}} {price:<{price_width}}  {because}".rstrip())
    lines += [
        "  " + texts("score-missed", element=say(row.name, texts), because=say(row.because, texts))
        for row in explanation.missed
    ]
    lines += ["  " + say(note, texts) for note in explanation.notes]
    if explanation.fu and not explanation.by_limit:
        items = " + ".join(f"{line.fu} {say(line.because, texts)}" for line in explanation.fu)
        what = TextId("score-chips") if explanation.chips else TextId("score-fu")
        lines.append("  " + texts(what, items=items, total=say(explanation.fu_total, texts)))
    lines.append("  " + say(explanation.value, texts))
    lines += [
        "  "
        + texts(
            "score-payment",
            payer=_capital(say(row.payer, texts)),
            receiver=say(row.receiver, texts),
            amount=str(row.amount),
            because=say(row.because, texts),
        )
        for row in explanation.payments
    ]
    sources = sorted({place for seed in _cited(explanation) for place in seed})
    lines.append("  " + texts("score-sources", sources=", ".join(sources)))
    return lines


def _cited(explanation: Explanation) -> Iterator[tuple[str, ...]]:
    yield from (row.seed for row in (*explanation.elements, *explanation.bonuses))
    yield from (row.seed for row in explanation.missed)
    if not explanation.by_limit:
        yield from (line.seed for line in explanation.fu)
    yield explanation.value_seed
    yield from (row.seed for row in explanation.payments)


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def summary(score: Score, texts: Texts) -> str:
    """One line: ``riichi, pinfu, dora 1: 3 han 30 fu, 3900``."""
    names = [say(_element(score, counted).name, texts) for counted in score.elements]
    names += [f"{texts(bonus_name(bonus.id, score.book.plan.nuki))} {bonus.tiles}" for bonus in score.bonuses]
    value = say(_value(score), texts)
    return f"{', '.join(names)}: {value}" if names else value
