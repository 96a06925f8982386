"""Plan to book: prices by name become prices by number, once per plan.

The kernel's `Book` knows neither yaku nor options. Here the elements of a plan are looked up in `jantaku.yaku` for the
facts and the pattern they consist of, and dora indicators learn what they point to.
"""

from collections import Counter
from collections.abc import Iterable, Sequence
from functools import cache, lru_cache
from itertools import product
from typing import TYPE_CHECKING, Any, Final, NamedTuple, get_args

import msgspec
from msgspec.structs import replace

from jantaku.hands import (
    Grammar,
    Grammars,
    Meld,
    MeldForm,
    Shape,
    Side,
)
from jantaku.hands.kernel import KernelBook, Priced
from jantaku.hands.melds import format_meld, mixed_melds
from jantaku.hands.structures import STRUCTURES, Structure, pairs_with_seasons, supplemented_sets
from jantaku.hands.supplements import is_interlaced, is_neighbours
from jantaku.rules import RuleSet, require_built
from jantaku.rules.compile import TRIPLETS
from jantaku.rules.effects.dora import COLOURED, COLOURED_TILES
from jantaku.rules.plan import (
    AdmissionPlan,
    DoraPlan,
    ElementPlan,
    FuPlan,
    GrammarPlan,
    NukiPlan,
    Plan,
    Price,
    Uncovered,
    ValuePlan,
)
from jantaku.rules.prices import planned
from jantaku.scoring.found import FOUND, Aside, nuki_mask
from jantaku.scoring.ledger import Position
from jantaku.scoring.win import FOUR_OF_EACH, IN_RIICHI, Flag, ImpossibleWinError, Win, Wind
from jantaku.texts import SayableError, TextId
from jantaku.tiles import (
    BONUS,
    DRAGONS,
    KIND_OF,
    KINDS_LIMIT,
    PLAIN_BOX,
    RED,
    SEASONS,
    SHORTS,
    SUITS,
    USUAL_KINDS,
    WINDS,
    Kind,
    Scheme,
    Tile,
    TileSet,
    kind_of,
    kinds_in,
    make_tile,
    marks_of,
    mask_of,
    parse_tiles,
    short_of,
    tile_set,
)
from jantaku.yaku import Element, elements, facts
from jantaku.yaku.facts import MOST_FACTS
from jantaku.yaku.patterns import Code, parse_pattern

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

FACT_NUMBER: Final = {name: number for number, name in enumerate(facts())}

TOLD: Final = {name: 1 << number for name, number in FACT_NUMBER.items()}
"""The facts as bits; any of them can be told with a win."""

SCHEMES: Final[tuple[Scheme, ...]] = ("triplets", "pairs")
WITH_SEASONS: Final[dict[Scheme, dict[str, Structure]]] = {
    scheme: {
        "seven_pairs": pairs_with_seasons(distinct=True, scheme=scheme),
        "seven_pairs_quads": pairs_with_seasons(distinct=False, scheme=scheme),
    }
    for scheme in SCHEMES
}
"""Those of pairs where two seasons, or two flowers, are one."""

WIN_BYTES: Final = 128
MORE_BYTES: Final = 40
"""So many more where other tiles complete sets."""
REDS: Final = 118
"""Where the bytes of a win say how many red tiles there are."""
TOO_MANY_REDS: Final = 255
DORA_PLACES: Final = 15
"""So many kinds that are dora, and as many that are ura dora, stand before the red tiles."""
NUKI: Final = REDS + 1
"""How many tiles are set aside."""
NUKI_DORA: Final = REDS + 2
"""How often indicators and ura indicators point to tiles set aside: two bytes."""
USUAL_SEATS: Final = 4
NO_KIND: Final = 255
MOST_POSITIONS: Final = 16
"""So many tiles of seats, and of rounds, the kernel is told."""
OWN_INDICATORS: Final = 2
"""So many a player may turn who draws three tiles at once (001:2442)."""
KAN_INDICATORS: Final = 4
"""So many the kans of a deal turn beside the first one."""
AKADORA: Final = 2
"""The place of red tiles among the bonuses."""
NO_NUKI: Final = NukiPlan()
NUKI_VALUE: Final = "nuki_value"
BOTH_ROUNDS: Final = "both_round_triplets"
"""The one case of a value tile that only some plans have."""
OUTSIDE: Final = ("outside_blocks", "no_simples", "form_orphans", "little_winds", "big_winds")
"""Facts of hands of terminals and honours."""

VALUES: Final = "yakuhai"
SUMMED: Final = ("niko_niko",)
"""With these all yaku together reach the minimum, even where one alone must otherwise (001:1869)."""
FIFTH_WIND_TAKES: Final = ("yakuhai/red_triplet", "yakuhai_shibari/red_triplet")
"""What does not count where the red dragon stands for a wind."""
DORA_BLOCKS: Final = ("all", "all_but_one", "closed", "closed_but_one")
"""As the kernel numbers them."""
DRAGON_TILES: Final = ("5z", "6z", "7z")
YAKUMAN: Final = 8000
CALLED_FOR: Final = frozenset({"gari", "chanjun"})
"""Flags that not every table has."""
FIRST_DRAW: Final = frozenset({"tenhou", "chiihou"})
"""A tsumo in the first turn, before any call or kan."""


class NoKernelError(SayableError):
    """Hands are priced by the C++ kernel only."""


class Entry(NamedTuple):
    """A line of the book: an element, or one of the facts of an element that counts several (yakuhai)."""

    id: str
    fact: str | None
    closed: Price | None
    open: Price | None
    takes: tuple[str, ...] = ()
    """What does not count beside this line, beyond what does not beside the element."""
    beside_lowered: bool = False
    """It counts only beside a yaku that is worth less in an open hand."""

    @property
    def names(self) -> frozenset[str]:
        """By which it is absorbed: the whole element, or this fact of it, ``"tw_honour_pung/east_triplet"``."""
        return frozenset({self.id} if self.fact is None else {self.id, f"{self.id}/{self.fact}"})


class Book:
    """The prices of one plan."""

    def __init__(self, plan: Plan, melded: tuple[bool, int] = (False, 0)) -> None:
        """``melded``: for which melds it is, where they say by which grammar a hand is read (`Grammars.key`)."""
        if KernelBook is None:
            raise NoKernelError("scoring needs the C++ kernel, which is not built here", TextId("no-kernel"))
        self.plan = plan
        self.tile_set = tile_set_of(plan)
        self.grammars = grammars_of(plan, self.tile_set) if plan.supplements.played else None
        """By which grammar a hand is read, where that depends on its melds."""
        self._others: dict[tuple[bool, int], Book] = {melded: self}
        self._repeats: dict[int, Book] = {}
        self._rounds: dict[int, Book] = {}
        self._by_riichi: dict[bool, Book] = {}
        self.varies = (
            plan.supplements.played
            or bool(plan.seats.repeat_values or plan.admission.minimum_by_round)
            or plan.dora.ura_costs == "without_riichi"
        )
        """Whether other books of the same rules may be asked: by the melds of a hand, in a repeat, by the round, or
        without riichi."""
        if self.grammars is not None:
            self.grammar = self.grammars.make(*melded)
        else:
            self.grammar = Grammar([STRUCTURES[name] for name in plan.grammar.structures], self.tile_set)
        self.size = self.grammar.size
        """How many tiles a complete hand has."""
        self.entries, specs = _lines(plan)
        self.labels = sum(1 << place for place, entry in enumerate(self.entries) if _is_a(entry, "label"))
        """The entries that are only names for what there is, as bits."""
        dora = plan.dora
        self.points_to = pointers(self.tile_set, dora, plan.nuki, seasons=plan.supplements.played)
        self.atari = dora.source == "winning_tile"
        self.stacks = dora.stacks
        self.asked = asked = _asked(plan)
        """Every fact that some price depends on: the table need not look for others."""
        self.permanent = tuple(KIND_OF[name] for name in dora.permanent)
        self.names_dora = bool(plan.wall.dora_dice) or dora.of_the_day or dora.by_dealer
        """Whether a win may be told kinds that are dora without an indicator."""
        self.own_honba = "shibari" in plan.admission.own_honba
        own = (OWN_INDICATORS if "triple_draw" in self.asked else 0) + dora.personal
        beside = (plan.nuki.indicator_after > 0) + own + more_indicators(dora)
        star = dora.all_from_honba is not None or "okawari" in self.asked  # then they are turned without a kan
        self.most_indicators = None if dora.kan or star else 1 + beside
        self.staked = {kind.word: kind.times for kind in plan.riichi.kinds if kind.times > 1}
        """How many times a win is paid after riichi of these kinds."""
        self.can_turn = 1 + beside + KAN_INDICATORS * (dora.kan or star)
        """So many indicators can lie open at the end of a deal."""
        self.can_turn_ura = dora.ura * (self.can_turn if dora.kan_ura else 1)
        """The same of ura indicators."""
        self.held_places = DORA_PLACES // (len(self.points_to) // KINDS_LIMIT)
        """So many indicators the kernel can be told."""
        self.ura_han = -dora.han if dora.ura_costs == "always" else dora.han
        """What an ura dora is worth."""
        self.aside = Aside(plan, self.tile_set, self.dora_of, asked) if any(map(asked.intersection, FOUND)) else None
        """What looks at tiles set aside, where some price depends on it."""
        reds = Counter(kind_of(tile) for tile in self.tile_set.reds)
        self.reds = bytes(reds[Kind(kind)] for kind in range(KINDS_LIMIT))
        self.forbids_a_suit = plan.void.chosen
        """No hand wins with all three suits, whichever of them was forbidden (004:39)."""
        self.only_red = mask_of(kind for kind, count in reds.items() if count == self.tile_set.copies[kind])
        """The kinds of which every tile is red."""
        as_it_is = (
            self.grammars is None
            and not (self.atari or self.own_honba or self.permanent or dora.winning or self.names_dora or dora.personal)
            and self.can_turn <= self.held_places
            and self.aside is None
            and self.stacks
        )
        self.plain_bytes = as_it_is and dora.kan and dora.kan_ura
        """Whether the kernel can be told a win as it is."""
        self.every_wait = plan.admission.every_wait
        """Whether a hand must have its yaku with each tile of its wait."""
        self.most_asked = (
            plan.admission.minimum_han
            if plan.admission.shibari_from_honba is None
            else max(plan.admission.minimum_han, plan.admission.shibari_han)
        )
        """No win is asked for more han than these."""
        self.only_lasting = plan.admission.shibari_counts == "lasting"
        """Whether yaku of the moment do not count for what the honba ask."""
        self.early = tuple(name for name in plan.admission.early if name in plan.elements)
        """Yakuman that win before the hand is complete."""
        self.least_base = plan.admission.minimum_base
        self.most_han = plan.admission.most_han
        self.by_single = plan.admission.minimum_of == "single"
        """Whether one yaku alone must be worth them."""
        self.asks_at_table = (
            "riichi" in plan.admission.facts
            or asks_for_pond(plan)
            or plan.admission.free_dealer_from_honba is not None
            or (dora.ura_when, dora.kan_ura_when) != ("always", "always")
        )
        """Whether something follows from seat, honba or riichi that a written win does not say."""
        self.has_usual_wins = (
            as_it_is
            and plan.payments.seats == USUAL_SEATS
            and not plan.payments.phantoms
            and self.tile_set.copies.startswith(FOUR_OF_EACH)
            and not (self.only_red or self.forbids_a_suit or self.varies or self.asks_at_table)
            and plan.calls.most_runs is None
            and {"chi", "pon", "kan"} <= {*plan.calls.verbs}
        )
        """Four sit at this table with four tiles of each usual kind, may call what is usual, no suit is void, and a
        written win says all that there is to say: most such wins need no closer look before they are priced."""
        self.kernel = KernelBook(
            self.grammar.kernel,
            specs,
            _fu(plan.fu, self.entries),
            _value(plan.value, plan.admission, self.entries),
            [
                dora.han if dora.indicator else 0,
                self.ura_han if dora.ura else 0,
                dora.red_han if dora.red else 0,
                dora.nuki_han,
            ],
            {
                **_tiles(plan, self.entries),
                "points_to": self.points_to,
                "reds": self.reds,
                "bonus_needs": [(AKADORA, _numbers([dora.red_needs]))] if dora.red_needs else [],
                "forms": [FACT_NUMBER.get(f"form_{structure.form}", -1) for structure in self.grammar.structures],
                "dora_block": DORA_BLOCKS.index(dora.block),
                **({"usual": self._usual_wins()} if self.has_usual_wins else {}),
            },
        )

    def _usual_wins(self) -> dict[str, Any]:
        """Which written wins the kernel may price without a closer look."""
        return {
            "size": self.size,
            "seats": USUAL_SEATS,
            "indicators": self.can_turn,
            "ura": self.can_turn_ura,
            "run": MeldForm.CHI,
            "left": Side.LEFT,
            "sets": (MeldForm.PON, MeldForm.CLOSED_KAN, MeldForm.OPEN_KAN, MeldForm.ADDED_KAN),
            "flags": {
                flag: told_facts(False, False, frozenset({flag}), frozenset())
                for flag in get_args(Flag)
                if flag not in CALLED_FOR
            },
        }

    def of(self, win: Win) -> "Book":
        """The book by which this win is priced: that of the tiles that have a value in a repeat, and that by whose
        grammar the hand is read, or the one of its round."""
        if self.plan.admission.minimum_by_round:
            if win.round not in self._rounds:
                self._rounds[win.round] = Book(in_round(self.plan, win.round))
            return self._rounds[win.round].of(win)
        if win.repeats and self.plan.seats.repeat_values:
            if win.repeats not in self._repeats:
                self._repeats[win.repeats] = Book(in_repeat(self.plan, win.repeats))
            return self._repeats[win.repeats].of(win)
        if self.plan.dora.ura_costs == "without_riichi":
            return self._for_riichi(not win.flags.isdisjoint(IN_RIICHI)).of(win)
        if self.grammars is None:
            return self
        melded = self.grammars.key(win.hand.melds, self.seat_tile(win))
        if melded not in self._others:
            other = Book(self.plan, melded)
            other._others = self._others
            self._others[melded] = other
        return self._others[melded]

    def _for_riichi(self, declared: bool) -> "Book":
        """The book of hands with riichi, or of those without it, where the ura dora of these cost han (001:3420)."""
        if declared not in self._by_riichi:
            dora = replace(self.plan.dora, ura_costs="never" if declared else "always")
            self._by_riichi[declared] = Book(replace(self.plan, dora=dora))
        return self._by_riichi[declared]

    def seat_tile(self, win: Win) -> int:
        """The kind of the winner's seat; -1 where it shows none."""
        tiles = self.plan.seats.tiles
        return KIND_OF[tiles[win.seat]] if win.seat < len(tiles) else -1

    def round_kinds(self, win: Win) -> tuple[int, ...]:
        """The kinds of the round; none where it shows none."""
        tiles = round_tiles(self.plan)
        return round_kinds(KIND_OF[tiles[win.round]], self.plan) if win.round < len(tiles) else ()

    def price(self, win: Win, barred: tuple[int, ...] = ()) -> "Priced | None":
        """What the kernel says of a win; None where the hand is not complete."""
        if barred or not self.plain_bytes:
            return self.kernel.price(self.pack(win), barred)
        hand = win.hand
        try:
            priced = self.kernel.price_parts(
                hand.concealed,
                win.winning,
                hand.melds,
                win.seat,
                win.round,
                told_facts(win.tsumo, win.seat == 0, win.flags, win.facts),
                win.indicators,
                win.ura_indicators,
                win.nuki,
                win.honba,
            )
        except ValueError as error:
            raise unknown_here(win) or error from None
        if priced is False:
            raise self._too_many_reds(win)
        return priced

    def pack(self, win: Win) -> bytes:
        """A win in the kernel's bytes, its indicators read by this plan."""
        hand, facts, nuki, indicators = win.hand, win.facts, win.nuki, win.indicators
        melds: tuple[Any, ...] = hand.melds
        if self.grammars is not None:
            melds = supplemented_melds(hand.melds, self.seat_tile(win))
            facts |= supplement_facts(win)
        if self.atari:
            indicators = self.shown_by(win)
        if self.aside is not None:
            found, nuki, indicators = self.aside.look(win, indicators)
            facts |= found
        told = told_facts(win.tsumo, win.seat == 0, win.flags, facts)
        indicators = indicators[: self.most_indicators]
        ura = win.ura_indicators if self.plan.dora.kan_ura else win.ura_indicators[:1]
        try:
            packed = self.kernel.pack(
                hand.concealed,
                win.winning,
                melds,
                win.seat,
                win.round,
                told,
                indicators[: self.held_places],
                ura[: self.held_places],
                nuki,
                win.honba - win.inherited if self.own_honba else win.honba,
            )
        except ValueError as error:
            raise unknown_here(win) or error from None
        if packed[REDS] == TOO_MANY_REDS:
            raise self._too_many_reds(win)
        more = (*self._pointed(indicators[self.held_places :]), *self.standing_dora(win))
        more_ura = self._pointed(ura[self.held_places :])
        if more or more_ura or not self.stacks:
            packed = self._with_dora(packed, win, more, more_ura)
        return self._with_foreign(packed, win) if win.foreign_dora else packed

    def _pointed(self, indicators: tuple[Tile, ...]) -> tuple[Kind, ...]:
        """What these make dora."""
        return tuple([kind for tile in indicators for kind in self.dora_of(tile)]) if indicators else ()

    def shown_by(self, win: Win) -> tuple[Tile, ...]:
        """The indicators of a win: where its winning tile is the first, only those of its own come beside it."""
        if not self.atari:
            return win.indicators
        return (win.winning, *(win.indicators[1:] if "triple_draw" in win.facts else ()))

    def standing_dora(self, win: Win) -> tuple[Kind, ...]:
        """The kinds that are dora in this win without an indicator."""
        standing = (*self.permanent, *win.named_dora)
        return (*standing, kind_of(win.winning)) if self.plan.dora.winning else standing

    def _with_dora(self, packed: bytes, win: Win, more: tuple[Kind, ...], more_ura: tuple[Kind, ...]) -> bytes:
        """The same win, with these kinds of dora and ura dora behind those of the indicators; tiles for which there is
        no place are counted here. Where they do not stack, each tile is dora but once: by the first indicator that
        means it, else as a red one; a tile set aside as that."""
        dora, row = self.plan.dora, bytearray(packed)
        known: set[int] = set()
        if not self.stacks:
            row[NUKI_DORA : NUKI_DORA + 2] = (0, 0)
        for place, (counts, beside) in enumerate(((dora.indicator, more), (dora.ura, more_ura))):
            first = REDS - (2 - place) * DORA_PLACES
            kinds = [kind for kind in (*row[first : first + DORA_PLACES], *beside) if kind != NO_KIND]
            if not self.stacks and counts:
                kinds = [kind for kind in dict.fromkeys(kinds) if kind not in known]
                known.update(kinds)
            row[first : first + DORA_PLACES] = bytes(kinds[:DORA_PLACES]).ljust(DORA_PLACES, bytes([NO_KIND]))
            row[NUKI_DORA + place] += sum(kinds[DORA_PLACES:].count(kind_of(tile)) for tile in win.tiles)
        if not self.stacks:
            row[REDS] -= sum(kind_of(tile) in known for tile in win.tiles if marks_of(tile) & RED)
        return bytes(row)

    def _with_foreign(self, packed: bytes, win: Win) -> bytes:
        """The same win with the dora that those of others bring, or without so many as they take away: those of
        indicators first, but none that cost han (001:2799)."""
        row, dora = bytearray(packed), self.plan.dora
        row[NUKI_DORA] += max(win.foreign_dora, 0)
        taken = max(-win.foreign_dora, 0)
        for place, worth in enumerate((dora.han * dora.indicator, self.ura_han * dora.ura)):
            first, beside = REDS - (2 - place) * DORA_PLACES, NUKI_DORA + place
            kinds = row[first : first + DORA_PLACES]
            count = row[beside] + sum(kinds.count(kind_of(tile)) for tile in win.tiles)
            if taken and worth > 0 and count:
                row[first : first + DORA_PLACES] = bytes([NO_KIND] * DORA_PLACES)
                row[beside] = max(count - taken, 0)
                taken = max(taken - count, 0)
        for place, worth in ((REDS, dora.red_han * dora.red), (NUKI, dora.nuki_han)):
            count = row[place] if worth > 0 else 0
            row[place] -= min(taken, count)
            taken = max(taken - count, 0)
        return bytes(row)

    def dora_of(self, indicator: Tile) -> tuple[Kind, ...]:
        """The kinds that this indicator makes dora."""
        kinds = self.points_to[kind_of(indicator) :: KINDS_LIMIT]
        return tuple(Kind(kind) for kind in kinds if kind != NO_KIND)

    def _too_many_reds(self, win: Win) -> ImpossibleWinError:
        """Which red tile these rules do not have, or not so often."""
        held = Counter(kind_of(tile) for tile in (*win.tiles, *win.nuki) if marks_of(tile) & RED)
        kind, count = next((kind, count) for kind, count in held.items() if count > self.reds[kind])
        name, there = short_of(make_tile(kind, marks=RED)), self.reds[kind]
        message = f"{count} of {name}: these rules have {there}"
        return ImpossibleWinError(message, TextId("win-reds"), tile=name, count=count, there=there)

    def pack_many(self, wins: Sequence[Win]) -> "NDArray[np.uint8]":
        """Many wins as rows for `price_batch`."""
        import numpy as np  # slow to come, and only batches need it

        width = WIN_BYTES if self.grammars is None else WIN_BYTES + MORE_BYTES
        return np.frombuffer(b"".join(map(self.pack, wins)), np.uint8).reshape(-1, width)


def more_indicators(plan: DoraPlan) -> int:
    """So many indicators may be turned beside the first without a kan: by dice, red tiles, the length of the wall."""
    at_first = max(plan.first, 2 * ("double" in plan.more_on), 3 * ("ones" in plan.more_on)) - 1
    return at_first + ("red" in plan.more_on) + len(plan.shrinking)


def in_repeat(plan: Plan, number: int) -> Plan:
    """The plan of a repeat, in which there are more value tiles (001:2657)."""
    circles = {"dragons": DRAGON_TILES, "winds": plan.seats.tiles[: plan.payments.seats]}
    more = [circles[name][(number - 1) % len(circles[name])] for name in plan.seats.repeat_values]
    seats = replace(plan.seats, value_tiles=(*plan.seats.value_tiles, *more), repeat_values=())
    price, element = plan.elements.get(VALUES), elements()[VALUES]
    if price is None:
        return replace(plan, seats=seats)
    each = (*_each(element, price, plan), *(TRIPLETS[tile] for tile in more))
    return replace(plan, seats=seats, elements={**plan.elements, VALUES: replace(price, each=each)})


def in_round(plan: Plan, position: Position) -> Plan:
    """The plan of a round, in which a win needs more han, or fewer (001:2678)."""
    admission, tile = plan.admission, round_tiles(plan)[position]
    rounds = plan.length.rounds
    place = rounds.index(tile) if tile in rounds else len(rounds)
    minimum = admission.minimum_by_round[min(place, len(admission.minimum_by_round) - 1)]
    return replace(plan, admission=replace(admission, minimum_han=minimum, minimum_by_round=()))


def binding_honba(plan: AdmissionPlan, win: Win) -> int:
    """The honba by which a win may need more han: all, or those of this dealer (001:3132)."""
    return win.honba - win.inherited if "shibari" in plan.own_honba else win.honba


def asks_for_pond(plan: Plan) -> bool:
    """Whether it matters that a tile of the wait lies in the own pond."""
    return bool(plan.admission.clean_pond) or plan.payments.pond_discount


def unknown_here(win: Win) -> ImpossibleWinError | None:
    """What only games know in which other tiles complete sets: seasons in the hand, and melds of different tiles."""
    if any(kind_of(tile) >= USUAL_KINDS for tile in win.tiles):
        return ImpossibleWinError("flowers and the like are no part of a hand", TextId("win-flower"))
    for meld in win.hand.melds:
        if not meld.is_run and len({kind_of(tile) for tile in meld.all_tiles}) > 1:
            written = format_meld(meld)
            return ImpossibleWinError(f"{written} is no meld by these rules", TextId("win-meld"), meld=written)
    return None


@lru_cache(maxsize=4096)
def told_facts(tsumo: bool, dealer: bool, flags: frozenset[str], facts: frozenset[str]) -> bytes:
    """What the table tells of a win, as the kernel's bits."""
    names = {*flags, *facts}
    if tsumo:
        names.add("tsumo")
    if dealer:
        names.add("dealer")
    if not names.isdisjoint(IN_RIICHI):
        names.add("riichi")
    unknown = names - TOLD.keys()
    if unknown:
        raise ValueError(f"no table can tell the fact {min(unknown)!r}")
    return sum(TOLD[name] for name in names).to_bytes(MOST_FACTS // 8, "little")


@lru_cache(maxsize=64)
def _book(canonical: bytes) -> Book:
    return Book(msgspec.json.decode(canonical, type=Plan))


_BOOKS: Final[dict[int, tuple[RuleSet | Plan, Book]]] = {}
"""Books by the identity of whose they are, so that a call need not compare plans; what is listed here stays alive."""


def book_of(rules: RuleSet | Plan) -> Book:
    """The book of a rule set or a plan; those that mean the same share one. What is not built yet is refused."""
    known = _BOOKS.get(id(rules))
    if known is not None:
        return known[1]
    if isinstance(rules, RuleSet):
        require_built(rules, "scoring")
    book = _book((rules.plan if isinstance(rules, RuleSet) else rules).canonical())
    if len(_BOOKS) >= 64:
        _BOOKS.clear()
    _BOOKS[id(rules)] = (rules, book)
    return book


SETS: Final = 4


def grammars_of(plan: Plan, tiles: TileSet) -> Grammars:
    """The grammars of a plan in which other tiles complete sets: seasons make pairs and triplets, too."""
    most_mixed, seasons = plan.supplements.most_mixed, plan.supplements.season_sets
    scheme = tiles.supplements or "triplets"
    known = STRUCTURES | WITH_SEASONS[scheme] if seasons else STRUCTURES

    def make(eyes: bool, pure: int) -> Grammar:
        sets = supplemented_sets(SETS, most_mixed + pure, eyes=eyes, seasons=seasons, scheme=scheme)
        others = [known[name] for name in plan.grammar.structures if name != f"sets_{SETS}"]
        return Grammar([sets] if eyes else [sets, *others], tiles)

    return Grammars(make, max(0, SETS - most_mixed), scheme)


def supplemented_melds(melds: Sequence[Meld], seat: int) -> tuple[tuple[int, ...], ...]:
    """Melds as the kernel wants them where other tiles complete sets: shape, kind, open, sort, and their kinds and one;
    what only raises three or two tiles to four is marked as not there for yaku."""
    told = []
    for meld, mixed in zip(melds, mixed_melds(melds, seat), strict=True):
        kinds = sorted(kind_of(tile) for tile in meld.all_tiles)
        first = kinds[0] if meld.is_run or is_interlaced(kinds) else meld.kind
        if _is_of_flowers(kinds):
            first = next(kind for kind in kinds if BONUS >> kind & 1)
        raises = _raising(kinds, first, mixed) if meld.is_kan else ()
        marked = [kind + 1 | UNCOUNTED * (kind in raises) for kind in kinds]
        opened = ADDED if meld.form is MeldForm.ADDED_KAN else int(meld.is_open)
        sort = MIXED * mixed | OF_NO_KIND * (not meld.of_kind)
        told.append((SHAPES[meld.form], first, opened, sort, *marked, *[0] * (QUAD - len(kinds))))
    return tuple(told)


def _is_of_flowers(kinds: Sequence[int]) -> bool:
    """Whether three or four of these are flowers or seasons, and so what it is a set of."""
    return sum(BONUS >> kind & 1 for kind in kinds) >= FLOWER_TRIPLET


def _raising(kinds: Sequence[int], first: int, mixed: bool) -> tuple[int, ...]:
    """The kinds of a quad that only raise it: flowers beside other tiles, and what is not its kind where it is not
    mixed; of a number's own suit none is."""
    if _is_of_flowers(kinds):
        return tuple(kind for kind in kinds if not BONUS >> kind & 1)
    flowers = tuple(kind for kind in kinds if BONUS >> kind & 1)
    if flowers or mixed or is_neighbours(kinds):
        return flowers
    return tuple(kind for kind in kinds if kind != first)


def supplement_facts(win: Win) -> frozenset[str]:
    """What is to be told of the sets of such a hand."""
    melds = win.hand.melds
    kans = [meld for meld in melds if meld.is_kan]
    facts = set()
    if any(meld.form is MeldForm.EYES_KAN for meld in melds):
        facts.add("eyes_kan")
    if {meld.kind for meld in kans if meld.of_kind}.issuperset(kinds_in(DRAGONS)):
        facts.add("dragon_quads")
    if {kind_of(tile) for tile in win.tiles}.issuperset(kinds_in(BONUS)):
        facts.add("flowers_in_hand")
    return frozenset(facts)


FLOWER_TRIPLET: Final = 3
QUAD: Final = 4
MIXED: Final = 1
OF_NO_KIND: Final = 2
UNCOUNTED: Final = 0x80
"""What the kernel is told of a meld, and of a kind of it that is not there for yaku."""
ADDED: Final = 2
"""What the kernel is told of a kan in the place of 1, open, where its fourth tile came later."""
SHAPES: Final = {
    MeldForm.CHI: Shape.RUN,
    MeldForm.PON: Shape.TRIPLET,
    MeldForm.OPEN_KAN: Shape.QUAD,
    MeldForm.ADDED_KAN: Shape.QUAD,
    MeldForm.CLOSED_KAN: Shape.QUAD,
    MeldForm.EYES_KAN: Shape.PAIR,
    MeldForm.RAISED_RUN: Shape.RUN,
    MeldForm.CLOSED_RUN: Shape.RUN,
}


def writing_box(plan: Plan) -> TileSet | None:
    """The box by which hands in writing are read, where that makes a difference: sets that other tiles complete."""
    return tile_set_of(plan) if plan.supplements.played else None


def tile_set_of(plan: Plan) -> TileSet:
    """The box that is played with. Any but the usual one has red fives of its own, and others only where told so."""
    grammar = plan.grammar
    without = f"-{grammar.absent}" if grammar.absent else ""
    box = tile_set(grammar.tile_set + without)
    coloured = COLOURED_TILES if COLOURED in plan.elements else ""
    own_reds = grammar.tile_set != "riichi" and grammar.reds == GrammarPlan().reds
    if own_reds and not coloured:
        return box
    if own_reds:
        reds = "".join(map(short_of, box.reds))
        return tile_set(f"{grammar.tile_set}:{reds}{coloured_in(box, coloured)}{without}")
    there = {suit: box.copies[KIND_OF[f"5{suit}"]] for suit in SUITS}
    fives = [(suit, min(number, there[suit])) for suit, number in zip(SUITS, grammar.reds, strict=True)]
    reds = "".join("0" * number + suit for suit, number in fives if number)
    reds += coloured_in(box, coloured)
    return tile_set(f"{grammar.tile_set}:{reds or PLAIN_BOX}{without}")


def coloured_in(box: TileSet, coloured: str) -> str:
    """Those of the coloured tiles that the box has as plain ones."""
    return "".join(short_of(tile) for tile in parse_tiles(coloured) if box.copies[kind_of(tile)]) if coloured else ""


def round_tiles(plan: Plan) -> tuple[str, ...]:
    """The tiles that a round may have: those of the seats, by position, and then any others that the match plays."""
    return tuple(dict.fromkeys((*plan.seats.tiles, *plan.length.rounds, *plan.length.extra_rounds)))


def round_position(tile: int, plan: Plan) -> Position:
    """The position whose tile is that of the round, or the place of the tile among the others."""
    tiles = round_tiles(plan)
    return tiles.index(SHORTS[tile]) if SHORTS[tile] in tiles else len(tiles)


def round_kinds(tile: int, plan: Plan) -> tuple[int, ...]:
    """The kinds of a round that is called by this tile: where rounds have two winds, the other one, too (001:2645)."""
    for pair in plan.seats.round_pairs:
        kinds = tuple(int(KIND_OF[name]) for name in pair)
        if tile in kinds:
            return kinds
    return (tile,)


def seat_kinds(tile: int) -> tuple[int, ...]:
    """The kinds a triplet of which is one of a seat that shows this tile: where seats are suits, all of the suit
    (001:4044); the kernel takes it so, too."""
    return next((tuple(kinds_in(suit)) for suit in SUITS.values() if tile >= 0 and suit >> tile & 1), (tile,))


def _value_kinds(tiles: Sequence[str], counts: bool) -> bytes:
    """The tiles of seats or rounds by position; none where it has no value."""
    kinds = [KIND_OF[name] for name in tiles] if counts else []
    return bytes(kinds).ljust(MOST_POSITIONS, bytes([NO_KIND]))


def _round_kinds(plan: Plan) -> bytes:
    """The same of the rounds; where a die names the tile, those that it may name (001:2648)."""
    tiles = round_tiles(plan)
    kinds = bytearray(_value_kinds(tiles, plan.seats.round_counts))
    for place, name in enumerate(tiles if plan.length.round_by == "dice" else ()):
        if name not in plan.length.rounds:
            kinds[place] = NO_KIND
    return bytes(kinds)


def round_named(text: str, plan: Plan) -> Position:
    """The position whose tile is that of the round: by a wind, or, as in ``5z``, by a tile that the round may have.

    Raises:
        SayableError: it can be neither; the message says what there is.
    """
    if text in Wind.__members__:
        return Wind[text]
    tiles = round_tiles(plan)
    if text in tiles:
        return tiles.index(text)
    there = ", ".join((*Wind.__members__, *(tile for tile in tiles if not WINDS >> KIND_OF[tile] & 1)))
    raise SayableError(
        f"{text!r} is no round of these rules; there are {there}", TextId("score-round"), text=text, there=there
    )


def _tiles(plan: Plan, entries: Sequence[Entry]) -> dict[str, Any]:
    """What the kernel is told of seat and value tiles, and of tiles that might be set aside but stay in the hand."""
    nuki, kinds = plan.nuki, nuki_mask(plan)
    yakuman = [place for place, entry in enumerate(entries) if _is_a(entry, "yakuman")]
    return {
        "seats": _value_kinds(plan.seats.tiles, plan.seats.seat_counts),
        "rounds": _round_kinds(plan),
        "round_pairs": [mask_of(KIND_OF[name] for name in pair) for pair in plan.seats.round_pairs],
        "supplements": plan.supplements.played,
        "value": mask_of(KIND_OF[name] for name in plan.seats.value_tiles),
        "fifth_wind": mask_of([KIND_OF[plan.seats.fifth_wind]]) if plan.seats.fifth_wind else 0,
        "valued_dora": kinds if nuki.in_hand == "value_dora" and nuki.value != "extracted" else 0,
        "nuki": kinds,
        "dora": kinds if nuki.in_hand in ("dora", "value_dora") else 0,
        "never": kinds if nuki.in_hand == "never" else 0,
        "bound": kinds if nuki.use != "any" else 0,
        "facts": _numbers(OUTSIDE) if nuki.use == "outside" else [],
        "elements": yakuman if nuki.use == "yakuman" else [],
    }


def _is_a(entry: Entry, kind: str) -> bool:
    element = elements().get(entry.id)
    return element is not None and element.kind == kind


def _asked(plan: Plan) -> frozenset[str]:
    """Every fact that some price of the plan depends on."""
    known = elements()
    facts = {fact for pattern in plan.patterns.values() for fact in (*pattern.needs, *pattern.bars)}
    for name, price in plan.elements.items():
        if (element := known.get(name)) is not None:
            facts.update(own_facts(element, price), element.none, _each(element, price, plan), price.needs, price.bars)
            facts.update(fact for fact, _ in price.extras)
    facts.update(plan.fu.closed_ron_unless, plan.fu.tsumo_unless)
    if plan.payments.first_half:
        facts |= FIRST_DRAW
    return frozenset(facts)


def _each(element: Element, price: ElementPlan, plan: Plan) -> tuple[str, ...]:
    """The facts of which every one counts by itself under this plan."""
    if price.each:
        return price.each
    there = {NUKI_VALUE: plan.nuki.in_hand == "value_dora", BOTH_ROUNDS: bool(plan.seats.round_pairs)}
    return tuple(fact for fact in element.each if there.get(fact, True))


def _lines(plan: Plan) -> tuple[tuple[Entry, ...], list[tuple[Any, ...]]]:
    """Entries and what the kernel is told of each, in the order of the catalogue of yaku."""
    known = elements()
    priced = [
        (element, plan.elements[name]) for name, element in known.items() if name in plan.elements and element.in_book
    ]
    entries: list[Entry] = []
    conditions: list[tuple[list[int], list[int], Code | None]] = []
    for element, price in priced:
        bars = _numbers([fact for fact in (*element.none, *price.bars) if fact not in price.lifts])
        own_patterns = (price.pattern,) if price.pattern else element.patterns
        patterns = [parse_pattern(pattern).code if pattern else None for pattern in own_patterns]
        own = own_facts(element, price)
        if price.cases:
            entries += [Entry(element.id, None, worth, worth) for _, worth in price.cases]
            needs = _numbers((*own, *price.needs))
            conditions += [(needs, bars, parse_pattern(pattern).code) for pattern, _ in price.cases]
            continue
        times = dict(price.times_of)
        for (fact, needed), pattern in product(_cases(own, _each(element, price, plan)), patterns):
            each = times.get(fact or "", 1)
            entries.append(Entry(element.id, fact, _times(price.closed, each), _times(price.open, each)))
            clean = ("clean_pond",) if element.id in plan.admission.clean_pond else ()
            conditions.append((_numbers((*needed, *price.needs, *clean)), bars, pattern))
        if element.raised is not None:
            limit = planned(element.raised.price)
            entries.append(Entry(element.id, None, _at_least(price.closed, limit), _at_least(price.open, limit)))
            conditions.append((_numbers((*own, *price.needs)), bars, parse_pattern(element.raised.pattern).code))
        if element.beside_lowered:
            entries.append(Entry(element.id, None, None, price.open, beside_lowered=True))
            conditions.append((_numbers((*own, *price.needs)), bars, parse_pattern(element.beside_lowered).code))
        if plan.seats.fifth_wind and (five := element.five_winds) is not None:
            entries.append(Entry(element.id, None, price.closed, price.open, takes=FIFTH_WIND_TAKES))
            written = f"({five.pattern}) and not ({own_patterns[0]})" if five.pattern else ""
            code = parse_pattern(written).code if written else None
            conditions.append((_numbers((*(five.all or own), *price.needs)), bars, code))
        for fact, han in price.extras:
            closed, opened = (None if worth is None else han for worth in (price.closed, price.open))
            entries.append(Entry(element.id, fact, closed, opened))
            conditions.append((_numbers((*own, *price.needs, fact)), bars, patterns[0]))
    for name, line in plan.patterns.items():
        entries.append(Entry(name, None, line.closed, line.open))
        conditions.append((_numbers(line.needs), _numbers(line.bars), parse_pattern(line.pattern).code))
    places: dict[str, list[int]] = {}
    for place, entry in enumerate(entries):
        for name in entry.names:
            places.setdefault(name, []).append(place)
    specs = [
        (
            needs,
            bars,
            _kernel_price(entry.closed, plan, entry),
            _kernel_price(entry.open, plan, entry),
            [place for other in absorbed(entry, plan) for place in places.get(other, ())],
            pattern,
            _company(entry, entries, plan),
            entry.id in known and known[entry.id].up_to_mangan,
        )
        for entry, (needs, bars, pattern) in zip(entries, conditions, strict=True)
    ]
    return tuple(entries), specs


def _times(price: Price | None, times: int) -> Price | None:
    """So many times a price in han; a limit is no more than itself, and nothing takes it away."""
    if isinstance(price, int):
        return price * times
    return price if times > 0 else None


def _at_least(price: Price | None, limit: Price | None) -> Price | None:
    """The limit, unless the element is worth as much here anyway; none for hands that have no price."""
    if price is None or limit is None:
        return price
    return price if (limit_of(price) or 0) >= (limit_of(limit) or 0) else limit


def absorbed(entry: Entry, plan: Plan) -> tuple[str, ...]:
    """What does not count beside this entry, everywhere or only by these rules; in the words of `Entry.names`."""
    element, own = elements().get(entry.id), plan.elements.get(entry.id)
    alone = () if element is not None and (element.only_adds or element.alone) else _alone()
    return (*(element.absorbs if element else ()), *(own.absorbs if own else ()), *entry.takes, *alone)


def needs_company(name: str, plan: Plan) -> bool:
    """Whether it counts only where another pattern of the hand does, everywhere or by these rules."""
    element, own = elements().get(name), plan.elements.get(name)
    return own is not None and (own.in_company or (element is not None and element.in_company))


def _company(entry: Entry, entries: Sequence[Entry], plan: Plan) -> list[int] | None:
    """Other patterns of the hand, one of which must be there; None where it counts alone, too. What it stands for
    itself is no company."""
    if entry.beside_lowered:
        return [place for place, other in enumerate(entries) if _is_lowered(other)]
    if not needs_company(entry.id, plan):
        return None
    itself = {entry.id, *absorbed(entry, plan)}
    return [place for place, other in enumerate(entries) if other.id not in itself and _is_a_pattern(other)]


def _is_lowered(entry: Entry) -> bool:
    """Whether an open hand gets less for it."""
    return isinstance(entry.closed, int) and isinstance(entry.open, int) and entry.open < entry.closed


def _is_a_pattern(entry: Entry) -> bool:
    """Whether tiles and blocks decide it; those of a rule set's own are such."""
    return entry.id not in elements() or _is_a(entry, "pattern") or _is_a(entry, "yakuman")


@cache
def _alone() -> tuple[str, ...]:
    """Elements that count only where nothing else does."""
    return tuple(name for name, element in elements().items() if element.alone)


def own_facts(element: Element, price: ElementPlan) -> tuple[str, ...]:
    """The facts that make an element, everywhere or here."""
    return price.facts or element.all


def _cases(own: tuple[str, ...], each: tuple[str, ...]) -> list[tuple[str | None, tuple[str, ...]]]:
    if each:
        return [(fact, (*own, fact)) for fact in each]
    return [(None, own)]


def _numbers(facts: Sequence[str]) -> list[int]:
    return [FACT_NUMBER[fact] for fact in facts]


def limit_of(price: Price) -> int | None:
    """The base amount of ``"limit 8000"``; None where the price is han."""
    if isinstance(price, str) and price.startswith("limit "):
        return int(price.removeprefix("limit "))
    return None


def _kernel_price(price: Price | None, plan: Plan, entry: Entry) -> tuple[str, int] | None:
    if price is None:
        return None
    if isinstance(price, int):
        if _only_adds(entry.id, plan.admission):
            return ("bonus", price)
        free = price == 0 and plan.admission.zero_wins and not _is_a(entry, "label")
        return ("hand_value", 0) if free else ("han", price)
    limit = limit_of(price)
    if limit is None:
        return ("hand_value", 0)
    han = han_of_limit(limit, plan.value)
    if han is None:
        return ("limit", limit)
    return ("limit_han" if limit >= YAKUMAN else "han", han)


def _only_adds(name: str, plan: AdmissionPlan) -> bool:
    """Whether its han are like those of dora by these rules."""
    element = elements().get(name)
    return element is not None and element.only_adds and name not in plan.earned


SMALL_LIMITS: Final = {2000: 5, 3000: 6, 4000: 8, 6000: 11}
"""From how many han on each limit below the yakuman is paid (001:5291-5295)."""


def han_of_limit(limit: int, value: ValuePlan) -> int | None:
    """What a limit comes to in han under an open sky, or where points are added up; None where it stands by itself."""
    if value.linear:
        return limit // value.linear
    if not value.open_sky:
        return None
    return SMALL_LIMITS.get(limit) if limit < YAKUMAN else value.yakuman_han * limit // YAKUMAN


NO_HONOURS_FU: Final = 10
"""Of the element that is worth fu (001:7517)."""
EXEMPT: Final = {"closed": 1, "simples": 2, "all": 4}


@cache
def of_the_moment() -> frozenset[str]:
    """Yaku that come with the moment of the win, neither with the hand nor with riichi; a tsumo of a closed hand is not
    among them (001:2673)."""
    situational = {element.id for element in elements().values() if element.kind == "situational"}
    return frozenset(situational - {"menzen_tsumo"})


def _places(names: Iterable[str], entries: Sequence[Entry]) -> list[int]:
    """Where these elements stand in the book."""
    return [place for place, entry in enumerate(entries) if entry.id in names]


def _fu(plan: FuPlan, entries: Sequence[Entry]) -> dict[str, Any]:
    plain = {
        name: getattr(plan, name)
        for name in plan.__struct_fields__
        if name not in ("counted", "triplet", "kan", "mixed_triplet", "mixed_kan", "fixed", "added")
        and not name.endswith(("_exempt", "_unless"))
    }
    unless = {"closed_ron_unless": plan.closed_ron_unless, "tsumo_unless": plan.tsumo_unless}
    return {
        **plain,
        **{name: _numbers(facts) for name, facts in unless.items() if facts},
        "closed_ron_exempt": sum(EXEMPT[which] for which in plan.closed_ron_exempt),
        "tsumo_exempt": sum(EXEMPT[which] for which in plan.tsumo_exempt),
        "sets": [*plan.triplet, *plan.kan],
        "mixed": [*plan.mixed_triplet, *plan.mixed_kan],
        "no_honours": NO_HONOURS_FU if _places(("no_honours_river",), entries) else 0,
        "fixed": [(_places((element,), entries), tsumo, ron) for element, tsumo, ron in plan.fixed],
        "added": [(_places((element,), entries), more) for element, more in plan.added],
    }


def _value(plan: ValuePlan, admission: AdmissionPlan, entries: Sequence[Entry]) -> dict[str, Any]:
    never = -1
    return {
        "limits": [tuple(limit) for limit in plan.limits],
        "cap": plan.cap,
        "round_up_from": plan.round_up_from,
        "round_up_han": plan.round_up_han,
        "earned": [tuple(limit) for limit in plan.earned],
        "open_sky": plan.open_sky,
        "limit_fu": plan.yakuman_fu,
        "exponent": plan.exponent - plan.free_han,
        "linear": plan.linear,
        "per_han": plan.per_han,
        "least": plan.least,
        "added_han": plan.added_han,
        "fu_below": plan.fu_below,
        "open_costs": plan.open_costs,
        "bonus_from": plan.bonus_from,
        "limit_bonus": plan.yakuman_bonus,
        "sixty_cutoff": plan.sixty_cutoff,
        "kan_han": plan.kan_han,
        "plus_fu": plan.plus_fu,
        "combine": plan.combine,
        "most": plan.most,
        "floor": plan.floor,
        "minimum": admission.minimum_han,
        "yakuless_fu": admission.yakuless_fu,
        "bound_from_honba": never if admission.shibari_from_honba is None else admission.shibari_from_honba,
        "bound_minimum": admission.shibari_han,
        "bound_dealer_only": admission.shibari_who == "dealer",
        "bound_without": _places(of_the_moment(), entries) if admission.shibari_counts == "lasting" else [],
        "by_single": admission.minimum_of == "single",
        "summed": _places(SUMMED, entries),
        "bars": _numbers(admission.bars),
    }


# ---------------------------------------------------------------- dora


def uncovered(tiles: tuple[Tile, ...], plan: DoraPlan, *, ippatsu: bool, ruins: bool) -> tuple[Tile, ...]:
    """Which of the tiles under the indicators are turned after a win with riichi (001:2741, 001:2749). ``ruins``: what
    it is worth without them ruins somebody."""
    first = tiles[:1] if _is_uncovered(plan.ura_when, ippatsu, ruins) else ()
    return first + (tiles[1:] if _is_uncovered(plan.kan_ura_when, ippatsu, ruins) else ())


def _is_uncovered(when: Uncovered, ippatsu: bool, ruins: bool) -> bool:
    return (ippatsu or "ippatsu" not in when) and not (ruins and "nobody_ruined" in when)


def pointers(tiles: TileSet, plan: DoraPlan, nuki: NukiPlan = NO_NUKI, *, seasons: bool = False) -> bytes:
    """What each kind points to when it is an indicator (001:1636-1644): 64 kinds; three times that where a number
    points to all suits. ``seasons``: they are tiles of the hand, and each points to the next."""
    aside = frozenset(KIND_OF[name] for name in nuki.tiles)
    passed = aside if nuki.outside_cycle else frozenset()
    table = bytearray(range(KINDS_LIMIT))
    rings = [] if plan.mapping == "same" else _rings(tiles, plan)
    if seasons:
        rings.append(kinds_in(SEASONS & tiles.mask))
    for ring in rings:
        for place, here in enumerate(ring):
            order = (*ring[place + 1 :], *ring[: place + 1])
            table[here] = next((kind for kind in order if kind not in passed), here)
    rows = [table] if plan.mapping != "next_all_suits" else _in_all_suits(table, tiles)
    uncounted = frozenset() if nuki.indicator_counts else aside
    return bytes(NO_KIND if kind in uncounted else kind for row in rows for kind in row)


def _in_all_suits(table: bytearray, tiles: TileSet) -> list[bytearray]:
    """Each number points to the same rank of every suit (001:3951)."""
    rows = [bytearray(table), *(bytearray([NO_KIND] * KINDS_LIMIT) for _ in range(2))]
    for kind in range(27):
        ranks = [start + table[kind] % 9 for start in (0, 9, 18)]
        for row, there in zip(rows, ranks, strict=True):
            row[kind] = there if tiles.copies[there] else NO_KIND
    return rows


def _rings(tiles: TileSet, plan: DoraPlan) -> list[tuple[int, ...]]:
    """Kinds that follow each other in a circle. What is not in the box is passed over: 1m points to 9m among three."""
    rings: list[tuple[int, ...]] = []
    for start in (0, 9, 18):
        ranks = [start + rank for rank in range(9)]
        rings += [tuple(ranks[first::3]) for first in range(3)] if plan.mapping == "suji" else [tuple(ranks)]
    rings += [(27, 28, 29, 30), tuple(26 + number for number in plan.dragon_order)]
    present = [tuple(kind for kind in ring if tiles.copies[kind]) for ring in rings]
    return [ring for ring in present if ring]
