"""What a win is worth, and the parts of that number.

`score` prices a win under a rule set. The result keeps everything that led to it: the reading, each element with its
price, each fu with its reason, the limit. A hand that is no win is refused with the reason.
"""

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Final

import msgspec

from jantaku.hands import Meld, MeldForm, Reading, Wait
from jantaku.hands.kernel import Priced
from jantaku.hands.readings import melded_block
from jantaku.once import found_once
from jantaku.rules import RuleSet
from jantaku.rules.plan import AdmissionPlan, PaymentPlan, Plan, Price, ValuePlan
from jantaku.scoring.book import (
    FACT_NUMBER,
    FIRST_DRAW,
    SUMMED,
    YAKUMAN,
    Book,
    asks_for_pond,
    binding_honba,
    book_of,
    han_of_limit,
    limit_of,
    of_the_moment,
    uncovered,
    unknown_here,
)
from jantaku.scoring.early import complete_parts
from jantaku.scoring.ledger import Ledger, Reason, Seat, turn_order
from jantaku.scoring.payments import Award, Counters, Liability, ron, tsumo
from jantaku.scoring.possible import check_aside, check_melds, may_rob
from jantaku.scoring.ribbons import ribbons_for
from jantaku.scoring.win import DEALER, IN_RIICHI, Flag, ImpossibleWinError, Win, check_at
from jantaku.texts import Language, SayableError, TextId, Texts
from jantaku.tiles import (
    KIND,
    KIND_OF,
    RED,
    SUITS,
    TERMINALS_AND_HONOURS,
    count_kinds,
    format_tiles,
    kind_of,
    kinds_in,
    make_tile,
    marks_of,
    mask_of,
    short_of,
)
from jantaku.yaku import elements


class NoWinError(SayableError):
    """The hand may not win: it is not complete, has no yaku, or is worth less than the minimum.

    Attributes:
        text_id: which of the reasons it is, for programs: ``no-win-no-yaku``, ``no-win-not-complete`` …
        message(lang): the reason in one sentence, ``"en"`` or ``"ru"``.

    >>> import jantaku as jan
    >>> try:
    ...     jan.score("123m 456p 789s 1133z", "3z", "ema")
    ... except jan.NoWinError as error:
    ...     print(error.text_id)
    no-win-no-yaku
    """


TILES_NAMED: Final = {
    "no-win-not-complete": ("tiles",),
    "no-win-only-dealt": ("tiles",),
    "no-win-void": ("tiles",),
    "no-win-flowers": ("flowers",),
    "no-win-empty-wait": ("tile", "without"),
    "no-win-idle-meld": ("tile", "meld"),
    "win-all-flowers": ("tile",),
    "win-chi-not-left": ("meld",),
    "win-fifth-copy": ("tile",),
    "win-copies": ("tile",),
}
"""Which arguments of a refusal are tiles, which each language writes in its own letters."""

LIMITS: Final = ((2000, "mangan"), (3000, "haneman"), (4000, "baiman"), (6000, "sanbaiman"), (8000, "yakuman"))
"""Base amounts that have a name."""

AS_DEALT: Final[frozenset[Flag]] = frozenset({"tenhou", "chiihou"})
"""With which a hand is won as it was dealt."""

FU_ITEMS: Final = (
    "base",
    "seven_pairs",
    "closed_ron",
    "tsumo",
    "open_flat_ron",
    "kanchan",
    "penchan",
    "tanki",
    "pair",
    "set",
    "closed",
    "limit",
    "closed_tsumo",
    "ryanmen",
    "fixed",
    "no_honours",
    "added",
    "runs",
)
FLOOR: Final = 1
"""A hand with a yaku is paid as so many han at least, unless the rules have no floor."""
BONUSES: Final = ("dora", "uradora", "akadora")
"""What bonus tiles count as; those set aside, which come last, count as what the plan says."""

URA: Final = BONUSES[1]
COUNTED_YAKUMAN: Final = 13
MANGAN: Final = 2000
MOST_BESIDE: Final = 12
"""No more han of ordinary yaku are added to a yakuman (001:2944)."""
HALF_OPEN: Final = 2
"""More blocks than these are more than half of five."""
HUNDRED: Final = 100
CLEAN_POND: Final = "clean_pond"
"""The fact that no tile of the wait lies in the own pond."""
BAKA: Final = "baka_prefix"
BAKA_HAN: Final = 2
"""A hand of so many han at most is called a silly one (001:5871)."""
FED_KANS: Final = {MeldForm.OPEN_KAN: "open", MeldForm.ADDED_KAN: "added"}
"""Kans that somebody fed, by the words of `PaymentPlan.rinshan_pao_kans`."""


class Counted(msgspec.Struct, frozen=True):
    """An element that counts: han, or the base amount of a limit. ``fact`` tells yakuhai apart."""

    id: str
    fact: str | None = None
    han: int = 0
    limit: int | None = None


class Bonus(msgspec.Struct, frozen=True):
    """Bonus tiles of one sort."""

    id: str
    tiles: int
    han: int


class FuLine(msgspec.Struct, frozen=True):
    """A reason for fu; ``block`` is the number of the block in the reading, or None for the whole hand."""

    item: str
    block: int | None
    fu: int


class Score(msgspec.Struct, eq=False, dict=True):
    """What a won hand is worth, and why. Lists, payments and sentences are worked out when you ask for them.

    `score` makes it. ``print(score)`` is one line; `why` is the whole explanation.

    >>> import jantaku as jan
    >>> score = jan.score("234m 567p 33z 345s 67s", "8s", "ema", riichi=True, indicators="4p", discarder="E")
    >>> score.han, score.fu, score.limit, score.points
    (3, 30, None, 3900)
    >>> [(element.id, element.han) for element in score.elements]
    [('riichi', 1), ('pinfu', 1)]
    >>> [(bonus.id, bonus.han) for bonus in score.bonuses]
    [('dora', 1)]
    >>> score.ledger.changes(4)  # seat 0 is the dealer
    (-3900, 3900, 0, 0)
    """

    win: Win
    book: Book
    _priced: Priced
    barred: tuple[int, ...] = ()
    """Entries of the book that do not count for this win."""

    @property
    def base(self) -> int:
        """What one non-dealer pays another on a self-draw, before rounding."""
        return int(self._priced.base)

    @property
    def paid_base(self) -> int:
        """The base amount by which the hand is paid: by some rules that of one han less where a tile that wins was
        discarded before, that without the han of some elements, and half of it for a tsumo in the first turn."""
        base = self.base
        if self.is_discounted:
            base = min(base, value_of(self.book.plan.value, self.han - 1, self._priced.fu))
        if self.unpaid_han:
            rest = value_of(self.book.plan.value, self.han - self.unpaid_han, self._priced.fu)
            base = max(min(base, rest), self.book.least_base)
        return -(-base // 2) if self.is_half_paid else base

    @property
    def unpaid_han(self) -> int:
        """Han that count for what a hand must be worth to win, and are not paid (001:4283)."""
        unpaid = self.book.plan.payments.unpaid
        return sum(element.han for element in self.elements if element.id in unpaid) if unpaid else 0

    @property
    def is_discounted(self) -> bool:
        """Whether it is paid as for one han less (001:3326). A limit of its own has no han to lose: our reading."""
        return self.book.plan.payments.pond_discount and not self.by_limit and CLEAN_POND not in self.win.facts

    @property
    def is_half_paid(self) -> bool:
        """Whether it is paid by half (001:3086)."""
        return self.book.plan.payments.first_half and not self.win.flags.isdisjoint(FIRST_DRAW)

    @property
    def by_limit(self) -> bool:
        """Whether a yakuman or another fixed price decides; han and fu then do not matter."""
        return self._priced.by_limit

    @property
    def is_read(self) -> bool:
        """Whether all of the hand counts; otherwise it wins by some of its tiles alone (`UnreadScore`)."""
        return True

    @property
    def by_flowers(self) -> bool:
        """Whether the hand wins by its flowers alone (`FlowerScore`)."""
        return False

    @property
    def yaku_han(self) -> int:
        """Han of the elements, without bonus tiles."""
        return 0 if self.by_limit else self._priced.han

    @property
    def plus_han(self) -> int:
        """Han of ordinary yaku that are added to a yakuman, where they count beside it (001:2944)."""
        counts = self.by_limit and self.book.plan.value.plus_fu and self._priced.base >= YAKUMAN
        return min(self._priced.han, MOST_BESIDE) if counts else 0

    @property
    def plus_base(self) -> int:
        """What they add to the base amount."""
        value = self.book.plan.value
        return value_of(value, self.plus_han, value.plus_fu) if self.plus_han else 0

    @property
    def limit_base(self) -> int:
        """What the limits of its own come to, and what is added to them, whatever a hand may be worth at most."""
        limits = [element.limit for element in self.elements if element.limit is not None]
        match self.book.plan.value.combine:
            case "single":
                whole = max(limits, default=0)
            case "add_mangan":
                whole = max(limits, default=0) + LIMITS[0][0] * (len(limits) - 1)
            case _:
                whole = sum(limits)
        return whole + self.plus_base

    @property
    def kan_han(self) -> int:
        """Han for kans: one for terminals and honours, half a han for others (001:3348)."""
        return 0 if not self.book.plan.value.kan_han or self.by_limit else han_of_kans(self.win.hand.melds)

    @property
    def open_cost(self) -> int:
        """Han that a hand loses because more than half of it lies open, with the set of a ron (001:3203)."""
        if not self.book.plan.value.open_costs or self.by_limit:
            return 0
        return int(sum(meld.is_open for meld in self.win.hand.melds) + (not self.win.tsumo) > HALF_OPEN)

    @property
    def bonus_base(self) -> int:
        """What a hand that would be a limit elsewhere is worth besides, where han are added up (001:3205)."""
        value = self.book.plan.value
        return self.base - value_of(value, self.han, self.fu) if value.bonus_from and not self.by_limit else 0

    @property
    def share_han(self) -> int:
        """Han by which the dealer's share is reckoned where han are added up: those of such a bonus, too."""
        return self.han + self.bonus_base // max(1, self.book.plan.value.added_han)

    @property
    def han(self) -> int:
        """Han that are paid; 0 where a limit decides. Dora below zero take a hand no lower than the floor."""
        if not self.book.plan.value.floor:
            return self.han_sum
        return max(self.han_sum, min(self.yaku_han, FLOOR))

    @property
    def han_sum(self) -> int:
        """Han as they were counted; 0 where a limit decides."""
        return 0 if self.by_limit else self._priced.han + self._priced.bonus_han

    @property
    def fu(self) -> int:
        """Fu, rounded; 0 for thirteen orphans, which nobody counts by fu, and in games without fu."""
        return self._priced.fu if self.counts_fu else 0

    @property
    def fu_sum(self) -> int:
        """Fu before rounding."""
        return self._priced.fu_sum if self.counts_fu else 0

    @property
    def counts_fu(self) -> bool:
        """Whether anybody counts fu in this game, or chips in their place: one more for a closed hand."""
        fu = self.book.plan.fu
        value = self.book.plan.value
        return (fu.counted or fu.closed > 0) and not (value.linear or value.per_han)

    @property
    def limit(self) -> str | None:
        """The name of the limit that was reached; several yakuman are still ``yakuman``. A sum of points has none."""
        value = self.book.plan.value
        if not (value.open_sky or value.linear or value.per_han) and self.base >= value.cap < MANGAN:
            return "mangan" if self.base == value.cap else "yakuman"  # 001:4493: 500, and 600 for a compound yakuman
        if value.open_sky or value.linear or self.base < LIMITS[0][0]:
            return None
        if value.per_han and not self.by_limit:
            return None
        return next(name for amount, name in reversed(LIMITS) if self.base >= amount)

    @property
    def yakuman(self) -> int:
        """How many yakuman are paid; 0 for a counted one."""
        return self.base // 8000 if self.by_limit else 0

    @found_once
    def _packed(self) -> bytes:
        """The win in the kernel's bytes, for what is asked beyond its price."""
        return self.book.pack(self.win)

    @found_once
    def elements(self) -> tuple[Counted, ...]:
        """The elements that count, in the order of the catalogue. Where a limit decides, only those that have one, and
        those that add to it."""
        bits, limit = self._priced.counted & ~self.book.labels, self.by_limit
        counted = _counted(self.book, bits, self.win.is_closed, limit)
        return counted + _counted(self.book, bits, self.win.is_closed, False) if limit and self.plus_han else counted

    @property
    def labels(self) -> tuple[str, ...]:
        """Names for what there is, worth nothing, where the rules have them on."""
        found = self._priced.found & self.book.labels
        names = [entry.id for place, entry in enumerate(self.book.entries) if found >> place & 1]
        if BAKA in self.book.plan.elements and not self.by_limit and self.han <= BAKA_HAN:
            names.append(BAKA)
        return tuple(dict.fromkeys(names))

    @property
    def red_counts(self) -> bool:
        """Whether red fives are more than plain fives in this hand (001:3140)."""
        dora = self.book.plan.dora
        return dora.red and (not dora.red_needs or bool(self.facts >> FACT_NUMBER[dora.red_needs] & 1))

    @property
    def bonus_tiles(self) -> tuple[int, int, int, int]:
        """How many dora, ura dora, red tiles and tiles set aside there are, whether or not they count."""
        return self._priced.bonus_tiles

    @found_once
    def bonuses(self) -> tuple[Bonus, ...]:
        """Bonus tiles by sort; none where a limit decides."""
        if self.by_limit:
            return ()
        dora = self.book.plan.dora
        worth = (dora.han * dora.indicator, self.book.ura_han * dora.ura, dora.red_han * dora.red, dora.nuki_han)
        tiles = self._priced.bonus_tiles
        return tuple(
            Bonus(sort, count, count * each)
            for sort, count, each in zip((*BONUSES, self.book.plan.nuki.bonus), tiles, worth, strict=True)
            if count and each
        )

    @property
    def added(self) -> tuple[tuple[str, int], ...]:
        """How much the hand has of what adds points by these rules (`PaymentPlan.added`)."""
        plan = self.book.plan.payments
        if not plan.added:
            return ()
        there = {
            "dora": self.bonus_tiles[0],
            "riichi": not self.win.flags.isdisjoint(IN_RIICHI),
            "closed": self.win.is_closed,
        }
        played = {what for what, *_ in plan.added}
        return tuple((what, int(count)) for what, count in there.items() if count and what in played)

    @property
    def yakuless(self) -> bool:
        """Whether the hand has no yaku, where that costs it the honba (001:4516)."""
        return self.book.plan.payments.honba_needs_yaku and not self.elements

    @property
    def code(self) -> tuple[int, ...]:
        """The kernel's code of the reading; empty where nothing was read."""
        return self._priced.reading if self.is_read else ()

    @found_once
    def reading(self) -> Reading:
        """How the hand was read."""
        melds = tuple(map(melded_block, self.win.hand.melds))
        return self.book.grammar.reading(self._priced.reading, melds)

    @found_once
    def others(self) -> tuple["Score", ...]:
        """The same win by every other reading, the dearest first; one may be worth nothing, or have no yaku."""
        each = self.book.kernel.price_each(self._packed, self.barred) if self.is_read else []
        other = [
            Score(self.win, self.book, priced, self.barred) for priced in each if priced.reading != self._priced.reading
        ]
        return tuple(sorted(other, key=lambda score: (-score.has_yaku, -score.base, -score.han, -score.fu)))

    @property
    def has_yaku(self) -> bool:
        """Whether the reading makes a win; of the dearest one that was found out before."""
        return bool(self._priced.has_yaku)

    @found_once
    def fu_lines(self) -> tuple[FuLine, ...]:
        """Each fu with its reason; none where nobody counts them."""
        if not self.counts_fu:
            return ()
        return tuple(
            FuLine(FU_ITEMS[item], None if block < 0 else block, fu)
            for item, block, fu in self.book.kernel.fu_lines(self._packed, self._place)
        )

    @found_once
    def _place(self) -> int:
        """Which of all readings of the win it is."""
        each = self.book.kernel.price_each(self._packed)
        return next(place for place, priced in enumerate(each) if priced.reading == self._priced.reading)

    def fits(self, place: int) -> bool:
        """Whether the pattern of this entry of the book fits, apart from all that the entry asks for beside it."""
        return self.book.kernel.fits(self._packed, self._place, place)

    def fifth_wind(self, element: str) -> int:
        """The kind that stands for a wind in this element, as a mask; 0 where it has winds enough (001:3077)."""
        used = any(
            entry.takes and entry.id == element and self.counted >> place & 1
            for place, entry in enumerate(self.book.entries)
        )
        return 1 << KIND_OF[self.book.plan.seats.fifth_wind] if used else 0

    def made_with(self, element: str, block: int) -> bool:
        """Whether this block of the reading is one of those that make the pattern of an element that counts."""
        return any(
            self.book.kernel.made_with(self._packed, self._place, place, block)
            for place, entry in enumerate(self.book.entries)
            if entry.id == element and self.counted >> place & 1
        )

    @property
    def times(self) -> int:
        """How many times the hand is paid: by an indicator (001:3366-3371), by what was staked (001:2105)."""
        by_nuki, by_red = self.book.plan.payments.indicator_times
        if by_nuki == by_red == 1:
            return self.staked_times
        shown = self.win.indicators
        nuki = {KIND_OF[name] for name in self.book.plan.nuki.tiles}
        aside = any(kind_of(tile) in nuki for tile in shown)
        red = any(marks_of(tile) & RED for tile in shown)
        return (by_nuki if aside else 1) * (by_red if red else 1) * self.staked_times

    @property
    def staked_times(self) -> int:
        """By how much the kind of riichi multiplies what the hand is paid."""
        if not self.book.staked:
            return 1
        return next((times for kind, times in self.book.staked.items() if kind in self.win.flags), 1)

    @found_once
    def ledger(self) -> Ledger:
        """Who pays whom, honba and sticks included; seat 0 is the dealer."""
        win = self.win
        paid = self._paid(0 if win.out else win.honba, win.sticks)  # whoever won first in the deal has taken the honba
        if self.book.plan.payments.kokushi_dora == "none" or not self.is_read:
            return paid
        others = [seat for seat in turn_order(win.seat, self.book.plan.payments.seats)[1:] if seat not in win.out]
        return Ledger((*paid, *ribbons_for(self, win.seat, others, None if win.tsumo else self.discarder)))

    @found_once
    def points(self) -> int:
        """What the winner is paid for the hand alone, without honba and sticks; with what the dealer adds to it, also
        where that grows with the honba (002:384)."""
        if not self.book.plan.payments.dealer_extra_honba:
            return self._paid(0, 0).total(self.win.seat)
        ledger = self._paid(self.win.honba, 0)
        return ledger.total(self.win.seat) - ledger.because(Reason.HONBA).total(self.win.seat)

    def _paid(self, honba: int, sticks: int) -> Ledger:
        discarder = None if self.win.tsumo else self.discarder
        plan = self.book.plan.payments
        ura = self.bonus_tiles[1] if plan.ura_chips_from else 0
        award = Award(
            self.win.seat,
            self.paid_base,
            self._liabilities(),
            self.times,
            ura,
            self.by_flowers,
            added=self.added,
            yakuless=self.yakuless,
            han=self.share_han if plan.dealer_hundredths else 0,
        )
        counters = Counters(dealer=DEALER, honba=honba, sticks=sticks, out=self.win.out)
        return _paid(award, discarder, counters, plan)

    @property
    def discarder(self) -> Seat:
        """Whose tile it was; where nobody said, the next player's."""
        told = self.win.discarder
        return turn_order(self.win.seat, self.book.plan.payments.seats)[1] if told is None else told

    def _liabilities(self) -> tuple[Liability, ...]:
        """The liable player answers for the yakuman that he made sure: the one named, else the first that can be."""
        if self.win.liable is None:
            return ()
        plan = self.book.plan.payments
        answerable = (self.win.liable_for,) if self.win.liable_for else plan.pao
        if not any(FED_KANS.get(meld.form) in plan.rinshan_pao_kans for meld in self.win.hand.melds):
            answerable = tuple(yaku for yaku in answerable if yaku != "rinshan")
        for element in self.elements:
            if element.id in answerable and element.id != "rinshan":
                return (Liability(self.win.liable, element.id, element.limit or self.base),)
        if "rinshan" in answerable and "rinshan" in self.win.flags:  # beside a yakuman it is no element
            return (Liability(self.win.liable, "rinshan", self.rinshan_base),)
        return ()

    @property
    def rinshan_base(self) -> int:
        """For how much of the base amount who fed the kan answers: all, or what the kan is worth by itself (001:2910).

        Of several that were fed it is the last; a yakuman has thirteen han.
        """
        if self.book.plan.payments.rinshan_pao_pays != "kan":
            return self.base
        kan = next(meld for meld in reversed(self.win.hand.melds) if meld.form in FED_KANS)
        fu = self.book.plan.fu.kan[2 * (TERMINALS_AND_HONOURS >> kan.kind & 1)]
        han = COUNTED_YAKUMAN * max(1, self.yakuman) if self.by_limit else self.han
        return -(-fu * han // HUNDRED) * HUNDRED

    def why(self, lang: Language = "en") -> str:
        """The explanation: the reading, each yaku with its reason, near misses, fu, limit, who pays whom, sources.

        Args:
            lang: ``"en"`` or ``"ru"``.

        Returns:
            The lines that ``jantaku score --why`` prints, as one text.
        """
        from jantaku.scoring import explain

        texts = Texts(lang, self.book.plan.game)
        return "\n".join(explain.tell(explain.explain(self), texts))

    def __str__(self) -> str:
        from jantaku.scoring import explain

        return explain.summary(self, Texts("en", self.book.plan.game))

    def __repr__(self) -> str:
        return f"<Score {self}>"

    @property
    def facts(self) -> int:
        """The facts of the reading, as bits."""
        return self._priced.facts

    @property
    def found(self) -> int:
        """Entries of the book that were found, absorbed ones included, as bits."""
        return self._priced.found

    @property
    def counted(self) -> int:
        """Entries of the book that count, as bits."""
        return self._priced.counted


class UnreadScore(Score, eq=False, dict=True, kw_only=True):
    """A win by some tiles alone, whatever else the hand holds: it was not read."""

    _alone: tuple[Counted, ...]
    """The elements by which it wins."""

    @property
    def is_read(self) -> bool:
        """It was not."""
        return False

    @property
    def has_yaku(self) -> bool:
        """The elements alone."""
        return True

    @property
    def base(self) -> int:
        """The price of the elements, up to the cap of a hand."""
        value = self.book.plan.value
        limits = [element.limit for element in self._alone if element.limit is not None]
        if limits:
            base = COMBINED[value.combine](limits)
        elif value.linear:
            base = value.linear * self.han
        elif value.added_han:
            base = value_of(value, self.han, 0)
        else:
            base = self.book.plan.fu.base * 2 ** (value.exponent + self.han)
        return min(base, value.most) if value.most else base

    @property
    def by_limit(self) -> bool:
        """Where the price is a limit."""
        return any(element.limit is not None for element in self._alone)

    @property
    def yaku_han(self) -> int:
        """Those of the elements."""
        return sum(element.han for element in self._alone)

    @property
    def han_sum(self) -> int:
        """The same."""
        return self.yaku_han

    @property
    def han(self) -> int:
        """The same."""
        return self.yaku_han

    @property
    def counts_fu(self) -> bool:
        """The hand is not looked at."""
        return False

    @found_once
    def elements(self) -> tuple[Counted, ...]:
        """Those by which it wins."""
        return self._alone

    @found_once
    def reading(self) -> Reading:
        """Nothing was read."""
        return Reading(self.book.grammar.structures[0], Wait.OTHER, -1, ())


class FlowerScore(UnreadScore, eq=False, dict=True, kw_only=True):
    """A win by flowers (002:279-282, 002:436-437): one element and nothing else, even if the hand is of the wrong
    size."""

    @property
    def by_flowers(self) -> bool:
        """It does."""
        return True

    @property
    def base(self) -> int:
        """The price of the element, up to the cap of a hand; a limit is not cut."""
        limit = self._alone[0].limit
        return super().base if limit is None else limit


class PartScore(UnreadScore, eq=False, dict=True, kw_only=True):
    """A win by yakuman whose own tiles are there, though the hand is not complete (001:2961)."""


COMBINED: Final[dict[str, Callable[[list[int]], int]]] = {
    "add": sum,
    "single": max,
    "add_mangan": lambda limits: max(limits) + MANGAN * (len(limits) - 1),
}
"""What several limits come to."""


def _counted_as(name: str, price: Price, book: Book) -> Counted:
    """An element at this price: a limit, or han."""
    limit, han = limit_of(price), price if isinstance(price, int) else 0
    if limit is not None and (counted := han_of_limit(limit, book.plan.value)) is not None:
        limit, han = None, counted
    return Counted(name, None, han, limit)


def _part_score(win: Win, book: Book) -> PartScore | None:
    """The value of a hand that is not complete, where some yakuman wins at once; None where there is none."""
    prices = book.plan.elements
    concealed, melds = (*win.hand.concealed, win.winning), win.hand.melds
    worth = [
        (name, prices[name].closed if win.is_closed else prices[name].open)
        for name in complete_parts(concealed, melds, book.early)
    ]
    counted = tuple(_counted_as(name, price, book) for name, price in worth if price is not None)
    return PartScore(win, book, Priced(), _alone=counted) if counted else None


def _flower_score(win: Win, fact: str, book: Book) -> FlowerScore:
    """All flowers of these rules must be the winner's, but for the one that is robbed."""
    nuki = book.plan.nuki
    if not nuki.all_win:
        raise ImpossibleWinError("flowers and the like are no part of a hand", TextId("win-flower"))
    wanted = mask_of(KIND_OF[name] for name in nuki.tiles)
    held = mask_of(map(kind_of, win.nuki))
    last = 1 << kind_of(win.winning) & wanted
    found = held | last
    enough = found == wanted if fact == "eight_flowers" or last else (wanted & ~held).bit_count() == 1
    if not enough or held & ~wanted or (fact == "robbed_flower" and held & last):
        raise NoWinError(
            f"{found.bit_count()} flowers: all {wanted.bit_count()} are needed, and one of each",
            TextId("no-win-flowers"),
            flowers=format_tiles(make_tile(kind) for kind in kinds_in(found)),
            wanted=wanted.bit_count(),
        )
    for name, price in book.plan.elements.items():
        if fact in elements()[name].all and price.closed is not None:
            return FlowerScore(win, book, Priced(), _alone=(_counted_as(name, price.closed, book),))
    raise NoWinError("by these rules nobody wins by flowers", TextId("no-win-flowers-unpriced"))


@lru_cache(maxsize=4096)
def _counted(book: Book, bits: int, closed: bool, by_limit: bool) -> tuple[Counted, ...]:
    """The entries with these bits; the same few combinations come again and again."""
    counted: list[Counted] = []
    for place, entry in enumerate(book.entries):
        if not bits >> place & 1:
            continue
        price = entry.closed if closed else entry.open
        limit = None if price is None else limit_of(price)
        if limit is not None and (han := han_of_limit(limit, book.plan.value)) is not None:
            counted.append(Counted(entry.id, entry.fact, han))
        elif (limit is not None) == by_limit:
            counted.append(Counted(entry.id, entry.fact, price if isinstance(price, int) else 0, limit))
    return tuple(_together(counted, book.plan))


def _together(counted: Sequence[Counted], plan: Plan) -> list[Counted]:
    """An element and what a further fact adds to it are one: a straight is worth 5, and 10 where it is concealed. So
    are the patterns of an element of which every one counts."""
    together: list[Counted] = []
    for one in counted:
        own = plan.elements.get(one.id)
        raised = {fact for fact, _ in own.extras} if own is not None else set()
        last = together[-1] if together else None
        adds = one.fact in raised or (one.fact is not None and last is not None and RAISES.get(one.fact) == last.fact)
        patterns = one.fact is None and own is not None
        if last is not None and last.id == one.id and (adds or patterns):
            together[-1] = Counted(one.id, one.fact, last.han + one.han, last.limit)
        else:
            together.append(one)
    return together


RAISES: Final = {"river_under_6": "river_under_10"}
"""Facts that raise what another is worth, where one element counts both (002:423)."""


@lru_cache(maxsize=4096)
def _paid(award: Award, discarder: Seat | None, counters: Counters, plan: PaymentPlan) -> Ledger:
    """The same few amounts are won again and again."""
    return tsumo(award, counters, plan) if discarder is None else ron([award], discarder, counters, plan)


def score(win: Win, rules: RuleSet | Plan, barred: tuple[int, ...] = ()) -> Score:
    """The value of a win. NoWinError says why there is none, NotBuilt which of the rules cannot be scored yet.
    ``barred``: entries of the book that do not count for this win."""
    book, written = book_of(rules), type(win) is Win
    priced = book.kernel.price_written(win) if written and book.has_usual_wins and not barred else NotImplemented
    usual = priced is not NotImplemented
    if not usual:
        if win.facts and (fact := win.by_flowers) is not None:
            flowers = _flower_score(win, fact, book)
            if book.most_han:
                _check_ceiling(flowers, book)
            return flowers
        if written:  # what has happened at a table need not be asked whether it can
            _check_written(win, book)
            if book.asks_at_table:
                win = _as_at_table(win, book)
        if book.varies:
            book = book.of(win)
        hand = win.hand
        if book.grammars is not None or len(hand.concealed) + 1 + 3 * len(hand.melds) != book.size:
            _check_size(win, book)
        priced = book.price(win, barred)
    if priced is None:
        if book.early and (early := _part_score(win, book)) is not None:
            if book.most_han:
                _check_ceiling(early, book)
            return early
        raise _not_complete(win, book)
    if not priced.has_yaku:
        raise _no_yaku(win, book, priced)
    result = Score(win, book, priced, barred)
    if written and not usual and "gari" in win.flags and not may_rob(result.yakuman > 0, book.plan.nuki):
        raise NoWinError("only a yakuman wins on a tile set aside", TextId("no-win-robbed-yakuman"))
    asked = priced.han < book.most_asked or book.by_single or book.only_lasting
    if asked and not (priced.by_limit or priced.free):
        minimum = minimum_han(book.plan.admission, win)
        if book.by_single and (most := _dearest_yaku(result)) < minimum <= priced.han:
            raise NoWinError(
                f"no yaku alone is worth {minimum} han: the dearest is worth {most}",
                TextId("no-win-minimum-single"),
                han=most,
                minimum=minimum,
            )
        if priced.han < minimum:
            raise NoWinError(
                f"the yaku are worth {result.yaku_han} han, at least {minimum} are needed",
                TextId("no-win-minimum"),
                han=result.yaku_han,
                minimum=minimum,
            )
        if book.only_lasting and is_bound(book.plan.admission, win):
            _check_lasting(result, book.plan.admission.shibari_han)
    if book.least_base and book.least_base > result.base:
        raise NoWinError(
            f"the hand is worth {result.base}, less than {book.least_base}",
            TextId("no-win-minimum-base"),
            han=result.han,
        )
    if book.most_han:
        _check_ceiling(result, book)
    if book.every_wait and written:
        from jantaku.scoring import sakizuke

        return sakizuke.admitted(result, book_of(rules).plan)
    return result


def _check_ceiling(result: Score, book: Book) -> None:
    """Raise where the hand is too dear to win. What is turned only after the win nobody can know before it."""
    if result.by_limit:
        raise NoWinError("a yakuman is too dear to win here", TextId("no-win-most-yakuman"), most=book.most_han)
    hidden = sum(bonus.han for bonus in result.bonuses if bonus.id == URA) if result.is_read else 0
    han = result.han - hidden
    if han > book.most_han:
        raise NoWinError(
            f"the hand has {han} han, and only {book.most_han} may win",
            TextId("no-win-most-han"),
            han=han,
            most=book.most_han,
        )


def _check_written(win: Win, book: Book) -> None:
    """Whether a win that somebody wrote down can have happened by these rules."""
    check_at(
        win, book.plan.payments.seats, book.tile_set.copies, book.plan.riichi.open_hand, book.plan.calls.raised_runs
    )
    if win.seat in book.plan.payments.phantoms:
        raise ImpossibleWinError(f"nobody plays at position {win.seat}", TextId("win-phantom"))
    if book.only_red:
        _check_plain(win, book.only_red)
    if win.nuki or "gari" in win.flags:
        check_aside(win, book.plan.nuki)
    if win.hand.melds:
        check_melds(win, book)
    if win.void or book.forbids_a_suit:
        _check_void(win, book.plan)
    if win.out:
        _check_out(win, book.plan)
    if len(win.indicators) > 1 or win.ura_indicators:
        _check_turned(win, book)
    if win.named_dora and not book.names_dora:
        raise ImpossibleWinError("by these rules nothing is dora without an indicator", TextId("win-named-off"))
    if win.foreign_dora and not book.plan.dora.personal:
        raise ImpossibleWinError("by these rules nobody has dora of their own", TextId("win-foreign-off"))


def score_by(win: Win, rules: RuleSet | Plan, reading: tuple[int, ...], barred: tuple[int, ...] = ()) -> Score | None:
    """The value of a win that was priced by this reading, with all that led to it; None where the hand has no such
    reading. Whether it may win was asked before."""
    book = book_of(rules)
    if win.facts and (fact := win.by_flowers) is not None:
        return _flower_score(win, fact, book)
    if book.varies:
        book = book.of(win)
    if book.early and not reading:
        return _part_score(win, book)
    each = (priced for priced in book.kernel.price_each(book.pack(win), barred) if priced.reading == reading)
    return next((Score(win, book, priced, barred) for priced in each), None)


def han_of_kans(melds: Sequence[Meld]) -> int:
    """Han for kans where they bring some: one for terminals and honours, half a han for others, rounded down."""
    return sum(1 + (TERMINALS_AND_HONOURS >> meld.kind & 1) for meld in melds if meld.is_kan) // 2


def value_of(value: ValuePlan, han: int, fu: int) -> int:
    """The base amount of so many han and fu by themselves, as the kernel finds it."""
    if value.linear:
        return value.linear * max(0, value.exponent + han)
    if value.per_han:
        return max(value.least, value.per_han * max(0, value.exponent - value.free_han + han))
    if value.added_han:
        return value.added_han * max(0, han) + (fu if han < value.fu_below else 0)
    amount = int(fu * 2.0 ** (value.exponent + han))
    if value.open_sky:
        return amount
    limit = next((base for least, base in reversed(value.limits) if han >= least), None)
    if limit is not None:
        return limit
    rounds_up = value.round_up_from and value.round_up_han in (0, han) and amount >= value.round_up_from
    return value.cap if rounds_up else min(amount, value.cap)


def _as_at_table(win: Win, book: Book) -> Win:
    """The win with what follows from its seat and honba; refused where everybody needs a riichi and this has none. How
    many points the others have is not told: nobody is ruined."""
    rules, plan = book.plan, book.plan.admission
    if "riichi" in plan.facts and win.flags.isdisjoint(IN_RIICHI):
        raise NoWinError("by these rules nobody wins without riichi", TextId("no-win-needs-riichi"))
    told = {CLEAN_POND} if asks_for_pond(rules) and not _waits_lie(win, book) else set[str]()
    if plan.free_dealer_from_honba is not None and is_free(plan, win.honba, win.inherited, win.seat == DEALER):
        told.add("paarenchan")
    if win.ura_indicators and (rules.dora.ura_when, rules.dora.kan_ura_when) != ("always", "always"):
        ura = uncovered(win.ura_indicators, rules.dora, ippatsu="ippatsu" in win.flags, ruins=False)
        win = msgspec.structs.replace(win, ura_indicators=ura)
    return msgspec.structs.replace(win, facts=win.facts | told) if told else win


def _waits_lie(win: Win, book: Book) -> bool:
    """Whether a tile of the wait lies in the own pond, as far as somebody told what does; then there is no ron."""
    if not win.pond:
        return False
    waits = book.grammar.waits(count_kinds(win.hand.concealed), win.hand.melds)
    lie = not {kind_of(tile) for tile in win.pond}.isdisjoint((*waits.live, *waits.used_up))
    if lie and not win.tsumo and book.plan.furiten.own_pond and not book.plan.furiten.yakuman_free:
        raise NoWinError("a tile of the wait lies in the own pond", TextId("no-win-furiten"))
    return lie


def is_free(plan: AdmissionPlan, honba: int, inherited: int, dealer: bool) -> bool:
    """Whether there are so many honba that any complete hand wins."""
    if plan.free_dealer_from_honba is None or (plan.free_who == "dealer" and not dealer):
        return False
    beyond = honba - inherited * ("free" in plan.own_honba) - plan.free_dealer_from_honba
    return beyond >= 0 and beyond % plan.free_every == 0


def _check_plain(win: Win, only_red: int) -> None:
    """A five that is not red, where all of them are."""
    for tile in (*win.tiles, *win.nuki):
        if only_red >> (tile & KIND) & 1 and not marks_of(tile) & RED:
            name, red = short_of(tile), short_of(make_tile(kind_of(tile), marks=RED))
            message = f"every {name} is red by these rules: write {red}"
            raise ImpossibleWinError(message, TextId("win-only-red"), tile=name, red=red)


def _check_turned(win: Win, book: Book) -> None:
    """No more indicators than these rules can turn."""
    dora = book.plan.dora
    for_all = dora.ura_costs != "never" or (dora.all_from_honba is not None and win.honba >= dora.all_from_honba)
    if win.ura_indicators and not for_all and IN_RIICHI.isdisjoint(win.flags):
        raise ImpossibleWinError("uradora without riichi", TextId("win-ura-without-riichi"))
    if win.ura_indicators and not book.can_turn_ura:
        raise ImpossibleWinError("by these rules no ura dora are turned", TextId("win-ura-off"))
    for turned, most, text in (
        (len(win.indicators), book.can_turn, TextId("win-indicators")),
        (len(win.ura_indicators), book.can_turn_ura, TextId("win-ura-indicators")),
    ):
        if turned > most:
            raise ImpossibleWinError(
                f"{turned} indicators: these rules turn {most} at most", text, count=turned, most=most
            )


def _check_void(win: Win, plan: Plan) -> None:
    """A hand that wins holds no tile of the void suit, melds included (004:39)."""
    if not plan.void.chosen:
        raise ImpossibleWinError("nobody chooses a void suit by these rules", TextId("win-no-void"))
    if not win.void:  # whichever it was: not all three can be there
        kinds = mask_of(map(kind_of, win.tiles))
        if all(kinds & suit for suit in SUITS.values()):
            raise NoWinError("all three suits are in the hand, and one is void", TextId("no-win-three-suits"))
        return
    held = [tile for tile in win.tiles if SUITS[win.void] >> kind_of(tile) & 1]
    if held:
        tiles = format_tiles(sorted(held, key=kind_of))
        raise NoWinError(f"{tiles} are of the void suit", TextId("no-win-void"), tiles=tiles)


def _check_out(win: Win, plan: Plan) -> None:
    """So many may have won before that the deal goes on."""
    most = plan.winners.until - 1
    if len(set(win.out)) > most:
        message = f"{len(set(win.out))} have won before: by these rules {most} at most"
        raise ImpossibleWinError(message, TextId("win-too-many-out"), count=len(set(win.out)), most=most)


def _not_complete(win: Win, book: Book) -> NoWinError:
    """It is no hand; or one that is only dealt and never collected (001:2171)."""
    tiles = format_tiles(win.tiles)
    could = not win.hand.melds and not win.flags & AS_DEALT and any(form.dealt for form in book.grammar.structures)
    if could and book.grammar.readings(count_kinds(win.tiles), kind_of(win.winning)):
        return NoWinError("such a hand wins only as it is dealt", TextId("no-win-only-dealt"), tiles=tiles)
    return NoWinError("the hand is not complete", TextId("no-win-not-complete"), tiles=tiles)


def _dearest_yaku(score: Score) -> int:
    """The han of the dearest yaku alone; of all together where they are added up nevertheless. What only adds is no
    yaku."""
    if any(element.id in SUMMED for element in score.elements):
        return score.yaku_han
    earned = score.book.plan.admission.earned
    known = elements()
    adds = {name for name, element in known.items() if element.only_adds and name not in earned}
    return max((element.han for element in score.elements if element.id not in adds), default=0)


def _no_yaku(win: Win, book: Book, priced: Priced) -> NoWinError:
    """There is no yaku; or a tile that should have been set aside spoils them, or something that no hand may have."""
    nuki, facts, least = book.plan.nuki, priced.facts, book.plan.admission.yakuless_fu
    if any(facts >> FACT_NUMBER[fact] & 1 for fact in book.plan.admission.bars):
        return NoWinError("honours, or a third suit, spoil the hand", TextId("no-win-two-suits"))
    if nuki.use != "any" or nuki.in_hand == "never":
        kinds = {KIND_OF[name] for name in nuki.tiles}
        kept = next((tile for tile in win.tiles if tile & KIND in kinds), None)
        if kept is not None:
            name = short_of(kept)
            return NoWinError(f"{name} spoils the hand", TextId("no-win-kept"), tile=name, use=nuki.use)
    if least:
        message = f"the hand has no yaku, and {priced.fu_sum} fu: without a yaku it needs {least}"
        return NoWinError(message, TextId("no-win-few-fu"), fu=priced.fu_sum, wanted=least)
    return NoWinError("the hand is complete but has no yaku", TextId("no-win-no-yaku"))


def _check_size(win: Win, book: Book) -> None:
    melds = win.hand.melds
    tiles = len(win.hand.concealed) + 1 + 3 * len(melds)
    wanted = book.grammar.size
    if book.grammars is not None and any(meld.form is MeldForm.EYES_KAN for meld in melds):
        tiles, wanted = tiles - 1, wanted + 2
    if tiles != wanted:
        if book.grammars is None and (unknown := unknown_here(win)) is not None:
            raise unknown
        raise NoWinError(
            f"a hand has {wanted} tiles with the winning one, not {tiles}",
            TextId("no-win-wrong-size"),
            wanted=wanted,
            tiles=tiles,
        )


def minimum_han(plan: AdmissionPlan, win: Win) -> int:
    """Han of yaku that this win needs."""
    return max(plan.minimum_han, plan.shibari_han) if is_bound(plan, win) else plan.minimum_han


def is_bound(plan: AdmissionPlan, win: Win) -> bool:
    """Whether this win needs more han for the honba that lie there."""
    if plan.shibari_from_honba is None or binding_honba(plan, win) < plan.shibari_from_honba:
        return False
    return plan.shibari_who == "all" or win.seat == DEALER


def _check_lasting(result: Score, minimum: int) -> None:
    """Raise where yaku of the moment alone bring the han that are asked for."""
    passing = of_the_moment()
    han = sum(element.han for element in result.elements if element.id not in passing)
    if han < minimum:
        raise NoWinError(
            f"without yaku of the moment the hand has {han} han, at least {minimum} are needed",
            TextId("no-win-minimum-lasting"),
            han=han,
            minimum=minimum,
        )
