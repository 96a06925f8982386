"""What the rules mean for somebody who plays: which yaku are worth going for, what a hand of so many han pays.

Everything here follows from the plan and is found once per rule set. Nothing of a match is known here.
"""

from collections.abc import Sequence
from typing import Final

from jantaku.hands import Grammar, Meld
from jantaku.hands.structures import STRUCTURES
from jantaku.players.nearness import Nearness
from jantaku.rules import RuleSet
from jantaku.rules.plan import PaymentPlan, Price
from jantaku.scoring.book import in_round, round_kinds, seat_kinds
from jantaku.scoring.ledger import Position, Seat
from jantaku.scoring.payments import Award, Counters, ron, tsumo
from jantaku.scoring.score import FLOOR
from jantaku.table.table import Table, table_of
from jantaku.tiles import (
    BLUE,
    GOLD,
    GREEN,
    HONOURS,
    KIND,
    KIND_OF,
    KINDS_LIMIT,
    RED,
    SUITS,
    Mark,
    Tile,
    kinds_in,
    mask_of,
)

MARKED: Final = 10
"""A tile without its kind and copy is its marks."""
COLOURS: Final[dict[str, Mark]] = {"one_blue": BLUE, "one_green": GREEN, "one_gold": GOLD}
"""The marks that have a price of their own (001:122), by the fact that one is there."""
YAKUMAN_HAN: Final = 13
PAIR: Final = 2
FU: Final = 30
"""What most hands have."""
AMOUNT: Final = 24_000
"""A base amount so large that rounding does not show."""
SURPRISES: Final = 0.8
"""Han that come to a hand in riichi by luck: ippatsu, ura dora."""
BURDENED: Final = -0.2
"""The same where each dora costs a han: ippatsu still helps."""
TOO_DEAR: Final = 0.4
"""What is left of a hand's prospects with every han that it must get rid of before it may win."""
DEEPEST: Final = -8
"""Nobody looks at what lies below so many han."""
LIMIT_RISES: Final = 1.15
"""How much such luck raises a hand that has reached a limit."""
BY_TSUMO: Final = 0.4
"""How often a hand that wins has drawn the tile itself."""
EVERY_HONOUR: Final = "tw_honour_pung"


class Terms:
    """The rules of one table as a player needs them."""

    def __init__(self, table: Table) -> None:
        plan = table.plan
        self.table = table
        self.plan = plan
        self.kinds = table.kinds
        self.copies = table.book.tile_set.copies
        self.seats = table.seats.count
        self.sets = (table.grammar.size - 2) // 3
        self.general = table.grammar.kernel.path == "general"
        """Whether reading a hand takes long."""
        self.quick: Grammar = (
            Grammar([STRUCTURES[name] for name in plan.grammar.structures], table.book.tile_set)
            if self.general
            else table.grammar
        )
        """What reads hands fast; where other tiles complete sets it does not know those."""
        self.near = Nearness(self.quick)
        self.suits = tuple(mask & table.book.tile_set.mask for mask in SUITS.values())
        self.ladders = table.book.tile_set.suits
        self.tiles_of: list[list[Tile]] = [[] for _ in range(KINDS_LIMIT)]
        for tile in reversed(table.book.tile_set.tiles):  # marked ones come first in the box, here last
            self.tiles_of[tile & KIND].append(tile)
        self.riichi = plan.riichi.declared and not plan.riichi.dealt
        self.riichi_open = plan.riichi.open_hand
        self.needs_riichi = "riichi" in plan.admission.facts
        self.minimum = 0 if plan.admission.yakuless_fu else plan.admission.minimum_han
        self.most_han = plan.admission.most_han
        """No hand wins with more; 0 = there is no such ceiling."""
        self.two_suits = "three_suits" in plan.admission.bars
        """Whether no hand wins with three suits, or with honours."""
        self.flowers = mask_of(KIND_OF[name] for name in plan.nuki.tiles)
        self.marks = self._marks()
        """What a mark of a tile is worth in han, where that is anything."""
        self.burden = min(plan.dora.han, plan.dora.red_han, plan.dora.nuki_han, *self.marks.values()) < 0
        """Whether a dora may cost han."""
        helps = plan.dora.han >= 0 and plan.dora.ura_costs != "always"
        self.surprise = (SURPRISES if helps else BURDENED) * plan.dora.ura
        self.fu = FU if plan.fu.counted else plan.fu.base
        self.ron, self.tsumo = _weights(plan.payments)
        """What a win is paid in base amounts: to the dealer, and to another."""
        self.won = [BY_TSUMO * own + (1 - BY_TSUMO) * fed for own, fed in zip(self.tsumo, self.ron, strict=True)]
        self.lowest = (FLOOR if plan.value.floor else DEEPEST) if self.burden else 0
        """A hand is worth no less than one of so many han."""
        self._bases: list[float] = []
        """Base amounts from there on."""
        self.added = _added(plan.payments)
        """The points that one of these adds to a win, about."""
        self.dora_han = plan.dora.han + self._in_han("dora")
        """What a dora is worth in han, the points that it adds among them."""
        self.closed_luck = self._closed_luck()
        self.unrelated = "unrelated" in plan.furiten.more
        """Whether a tile of the own pond bars a hand that holds another like it."""
        self.guarded = plan.length.ceiling > 0 and bool(plan.settlement.uma_by_above)
        """Whether the match ends at a guard, and places are worth what the number of those who sink says."""
        self.stick = plan.payments.stick if self.riichi else 0
        self.unit = self.worth(2 if plan.fu.counted else max(2, self.minimum), dealer=False)
        """What a cheap hand pays."""

    def _marks(self) -> dict[int, int]:
        dora, coloured = self.plan.dora, self.plan.elements.get("coloured_dora")
        marks = {RED >> MARKED: dora.red_han} if dora.red and dora.red_han else {}
        if coloured is not None:
            each = _han(coloured.closed) or _han(coloured.open) or 0
            marks |= {mark >> MARKED: each * dict(coloured.times_of)[fact] for fact, mark in COLOURS.items()}
        return marks

    def least(self, position: Position) -> int:
        """Han of yaku that a win needs in the round of this position."""
        by_round = self.plan.admission.minimum_by_round
        return in_round(self.plan, position).admission.minimum_han if by_round else self.minimum

    def price(self, element: str, closed: bool) -> int | None:
        """What an element is worth in han; None where it does not count."""
        priced = self.plan.elements.get(element)
        if priced is None or (priced.in_company and not closed):  # nobody opens a hand for what may be alone
            return None
        return _han(priced.closed if closed else priced.open)

    def seat_tile(self, seat: Seat, dealer: Seat) -> int:
        """The kind that a seat shows; -1 where it shows none."""
        tile = self.table.seats.tile(self.table.seats.position(seat, dealer))
        return -1 if tile is None else int(tile)

    def values(self, seat_tile: int, round_tile: int) -> dict[int, int]:
        """The kinds of which a triplet is worth something, with its han."""
        han = self.price("yakuhai", closed=False)
        values: dict[int, int] = {}
        seats = self.plan.seats
        if han is not None:
            kinds = [int(KIND_OF[name]) for name in seats.value_tiles]
            kinds += [*seat_kinds(seat_tile)] * seats.seat_counts
            kinds += [*round_kinds(round_tile, self.plan)] * seats.round_counts
            for kind in kinds:
                values[kind] = values.get(kind, 0) + han
        each = self.price(EVERY_HONOUR, closed=False)
        if each is not None:
            for kind in kinds_in(HONOURS):
                values[kind] = values.get(kind, 0) + each
        return values

    def worth(self, han: float, dealer: bool) -> float:
        """What a hand of so many han is paid, about, by tsumo or by ron; less, if it is too dear to win as it is."""
        over = han - self.most_han if self.most_han else 0.0
        if over > 0:
            left: float = TOO_DEAR**over
            return self._base(self.most_han) * self.won[0 if dealer else 1] * left
        return self._base(han) * self.won[0 if dealer else 1]

    def costs(self, han: float, dealer: bool) -> float:
        """What it costs to deal into a hand of so many han, about."""
        return self._base(min(han, self.most_han) if self.most_han else han) * self.ron[0 if dealer else 1]

    def _base(self, han: float) -> float:
        """The base amount; between two whole numbers of han lies what is between them."""
        above = max(han, self.lowest) - self.lowest
        low = int(above)
        bases = self._bases
        while len(bases) < low + 2:
            bases.append(self._base_of(self.lowest + len(bases)))
        below = bases[low]
        return below + (bases[low + 1] - below) * (above - low)

    def _base_of(self, han: int) -> float:
        base = self.table.book.kernel.base_of(han, self.fu)
        most = self.plan.value.most
        return min(base, most) if most else base

    def grammar_of(self, melds: Sequence[Meld], own: int) -> Grammar:
        """What reads a hand with these melds; ``own``: the tile of the own seat."""
        grammars = self.table.book.grammars
        return self.table.grammar if grammars is None else grammars.of(melds, own)

    def _closed_luck(self) -> float:
        """Han that a closed hand may hope for beside its yaku."""
        tsumo = self.price("menzen_tsumo", closed=True) or 0
        luck = tsumo * BY_TSUMO + self._in_han("closed")
        if not self.riichi:
            return luck
        return luck + (self.price("riichi", closed=True) or 0) + self._in_han("riichi") + self.surprise

    def _in_han(self, what: str) -> float:
        """The points that this adds, as so many han of a cheap hand."""
        return self.added[what] / (self.worth(2, dealer=False) - self.worth(1, dealer=False)) if self.added[what] else 0

    def with_surprise(self, base: float) -> float:
        """The base amount of a hand in riichi, with what luck may add to it."""
        value = self.plan.value
        if value.linear or value.per_han:
            return base + self.surprise * (value.linear or value.per_han)
        if value.added_han:
            return base + self.surprise * value.added_han
        raised = float(base * 2**self.surprise)
        return raised if value.open_sky or self.surprise < 0 else max(base * LIMIT_RISES, min(raised, value.cap))


def _weights(plan: PaymentPlan) -> tuple[tuple[float, float], tuple[float, float]]:
    """What a ron and what a tsumo pays in base amounts, each to the dealer and to another."""
    others = {0: 1, 1: 2 if plan.seats > PAIR else 0}  # who discards to the dealer, and to another
    fed = [ron([Award(winner, AMOUNT)], others[winner], Counters(), plan).total(winner) for winner in others]
    drawn = [tsumo(Award(winner, AMOUNT), Counters(), plan).total(winner) for winner in others]
    return (fed[0] / AMOUNT, fed[1] / AMOUNT), (drawn[0] / AMOUNT, drawn[1] / AMOUNT)


def _added(plan: PaymentPlan) -> dict[str, float]:
    """What dora, riichi and a closed hand add to a win, by ron or by tsumo."""
    added = {"dora": 0.0, "riichi": 0.0, "closed": 0.0}
    for what, fed, each in plan.added:
        added[what] = BY_TSUMO * each * (plan.seats - 1) + (1 - BY_TSUMO) * fed
    return added


def _han(price: Price | None) -> int | None:
    if price is None or isinstance(price, int):
        return price
    return YAKUMAN_HAN if price.startswith("limit") else 0


_KNOWN: Final[dict[int, tuple[Table, Terms]]] = {}


def terms_of(rules: RuleSet) -> Terms:
    """The terms of a rule set; what cannot be played is refused by name."""
    table = table_of(rules)
    known = _KNOWN.get(id(table))
    if known is None:
        if len(_KNOWN) >= 64:
            _KNOWN.clear()
        known = _KNOWN[id(table)] = (table, Terms(table))
    return known[1]
