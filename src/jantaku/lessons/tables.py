"""Tables that the program fills: what each yaku is and is worth, and what is paid."""

import re
import sys
from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import Final, NamedTuple

from jantaku.rules import RuleSet
from jantaku.rules.plan import NukiPlan, PaymentPlan, Plan, Price
from jantaku.scoring.book import book_of, han_of_limit, limit_of, tile_set_of
from jantaku.scoring.explanations.clauses import limit_clause, say
from jantaku.scoring.ledger import Ledger
from jantaku.scoring.payments import Award, Counters, ron, tsumo
from jantaku.texts import Language, Texts
from jantaku.tiles import KIND, KIND_OF
from jantaku.yaku import elements as yaku

MANGAN: Final = 2000
MOST_HAN: Final = 40
FU: Final = 30
SUMS: Final = (2, 3, 5, 10, 20, 50)
CHIPS: Final = (0, 1, 2, 3, 4, 5, 10, 15)
"""Han of the rows of a game of chips."""


def can_be_made(name: str, plan: Plan) -> bool:
    """Whether the tiles of a game allow a yaku: where one suit has no runs, no run stands in all three."""
    if name != "sanshoku_doujun":
        return True
    kinds = {tile & KIND for tile in tile_set_of(plan).tiles}
    return any(
        all(KIND_OF[f"{rank}{suit}"] in kinds for suit in "mps" for rank in range(low, low + 3)) for low in range(1, 8)
    )


class Table(NamedTuple):
    """Titles of the columns, and the rows."""

    columns: tuple[str, ...]
    rows: list[tuple[str, ...]]


class Tables:
    """The tables of one rule set in one language."""

    def __init__(self, rules: RuleSet, language: Language) -> None:
        self.rules = rules
        self.plan: Plan = rules.plan
        self.texts = Texts(language, rules.game)

    # ------------------------------------------------------------ what counts

    def yaku(self) -> Table:
        """Each yaku with its prices and what it is, the cheapest first."""
        rows = [
            (capital(name), *(self.price(price) for price in prices), means)
            for _, (_, name, prices, means) in sorted(self.priced())
        ]
        name, means = self.texts("lesson-yaku"), self.texts("lesson-means")
        if all(row[1] == row[2] for row in rows):
            return Table((name, self.texts("lesson-worth"), means), [(*row[:2], row[3]) for row in rows])
        return Table((name, self.texts("lesson-closed"), self.texts("lesson-open"), means), rows)

    def priced(self) -> Iterator[tuple[tuple[int, str], tuple[str, str, tuple[Price | None, Price | None], str]]]:
        """Id, name, prices and meaning of each yaku that the tiles allow, with what they are sorted by."""
        texts, plan = self.texts, self.plan
        for name, element in plan.elements.items():
            if not can_be_made(name, plan):
                continue
            means = first_sentence(texts(yaku()[name].text)) if name in yaku() else ""
            worth = element.closed if element.closed is not None else element.open
            yield (self.amount(worth), name), (name, texts(f"yaku-{name}"), (element.closed, element.open), means)
        name = plan.nuki.bonus
        if plan.nuki.tiles and name != NukiPlan().bonus:
            han = plan.dora.nuki_han
            yield (han, name), (name, texts(f"yaku-{name}"), (han, han), texts("lesson-bonus-means"))
        for name, own in plan.patterns.items():
            called = own.name_ru if texts.language == "ru" else own.name_en
            yield (self.amount(own.closed), name), (name, called, (own.closed, own.open), "")

    def price(self, price: Price | None, plan: Plan | None = None) -> str:
        """A price in words."""
        value = (plan or self.plan).value
        if price is None:
            return "–"
        if isinstance(price, int):
            return self.texts.figure(price * value.linear if value.linear else price)
        limit = limit_of(price)
        if limit is None:
            return self.texts("lesson-price-hand")
        han = han_of_limit(limit, value)
        if han is not None:
            return self.texts.figure(han * value.linear if value.linear else han)
        return self.texts.figure(limit) if value.linear else say(limit_clause(limit), self.texts)

    def amount(self, price: Price | None) -> int:
        """Dearer elements stand further below, and limits below all han."""
        if isinstance(price, int):
            return price
        return 0 if price is None else limit_of(price) or 0

    # ------------------------------------------------------------ what is paid

    def paid(self) -> Table:
        """What wins pay by the scoring code."""
        return self._chips() if self.plan.payments.unit == "chips" else self._points()

    def _points(self) -> Table:
        """Ron and tsumo of the dealer and of another; in one where the dealer pays and gets as others do."""
        texts = self.texts
        rows = [(*label, *self.payments(base)) for label, base in self.bases()]
        alike = all(row[-4:-2] == row[-2:] for row in rows)
        kinds = (
            (texts("lesson-ron"), texts("lesson-tsumo"))
            if alike
            else (
                texts("lesson-dealer-ron"),
                texts("lesson-dealer-tsumo"),
                texts("lesson-other-ron"),
                texts("lesson-other-tsumo"),
            )
        )
        linear = self.plan.value.linear
        labels = (texts("lesson-sum"),) if linear else (texts("lesson-han"), texts("lesson-limit"))
        bare = not linear and not any(row[1] for row in rows)
        rows = [row[:-2] if alike else row for row in rows]
        if bare:
            return Table((labels[0], *kinds), [(row[0], *row[2:]) for row in rows])
        return Table((*labels, *kinds), rows)

    def _chips(self) -> Table:
        """Ron and tsumo with an open and with a closed hand; nobody who pays chips asks who deals."""
        kernel, fu, texts = book_of(self.plan).kernel, self.plan.fu, self.texts
        rows = []
        for han in CHIPS:
            paid = [self.payments(int(kernel.base_of(han, chips))) for chips in (fu.base, fu.base + fu.closed)]
            assert all(row[:2] == row[2:] for row in paid)
            rows.append((str(han), *(cell for row in paid for cell in row[:2])))
        columns = (
            texts("lesson-han"),
            texts("lesson-open-ron"),
            texts("lesson-open-tsumo"),
            texts("lesson-closed-ron"),
            texts("lesson-closed-tsumo"),
        )
        return Table(columns, rows)

    @property
    def by_fu(self) -> bool:
        """Whether fu count."""
        value = self.plan.value
        return self.plan.fu.counted and not (value.linear or value.per_han)

    def bases(self) -> Iterator[tuple[tuple[str, ...], int]]:
        """Rows of the table: how they are called, and the base amount."""
        plan, kernel = self.plan, book_of(self.plan).kernel
        if plan.value.linear:
            for han in SUMS:
                yield (self.texts.figure(han * plan.value.linear),), han * plan.value.linear
        else:
            fu = FU if self.by_fu else plan.fu.base
            least = 0 if plan.admission.yakuless_fu else min(plan.admission.minimum_han, 1)
            most = plan.value.most or sys.maxsize
            worth = [(min(int(kernel.base_of(han, fu)), most), han) for han in range(least, MOST_HAN + 1)]
            for base, group in groupby(worth, key=lambda row: row[0]):
                first, *more = [han for _, han in group]
                last = "" if not more else "+" if more[-1] == MOST_HAN else f"–{more[-1]}"
                named = base >= min(MANGAN, plan.value.cap) and not plan.value.per_han
                name = say(limit_clause(base), self.texts) if named else ""
                yield (f"{first}{last}", name), base

    def payments(self, base: int) -> tuple[str, str, str, str]:
        """Ron and tsumo of the dealer, ron and tsumo of another."""
        dealer, other, plan = 0, other_than_dealer(self.plan.payments), self.plan.payments
        by_ron = [
            ron([Award(seat, base)], fed_by(seat, plan), Counters(), plan).total(seat) for seat in (dealer, other)
        ]
        by_tsumo = [
            each_pays(tsumo(Award(seat, base), Counters(), plan), self.texts, plan.phantoms) for seat in (dealer, other)
        ]
        return self.texts.figure(by_ron[0]), by_tsumo[0], self.texts.figure(by_ron[1]), by_tsumo[1]

    def paid_about(self) -> str:
        """How the table is read."""
        return self.texts("lesson-paid-about") + (f" {self.texts('lesson-fu30')}" if self.by_fu else "")

    def beside(self) -> Iterator[str]:
        """Honba, sticks and draws."""
        texts, plan = self.texts, self.plan.payments
        by_ron, by_tsumo = honba_adds(plan)
        if by_ron:
            yield texts("lesson-honba", ron=texts.figure(by_ron), tsumo=texts.figure(by_tsumo))
        if plan.stick:
            yield texts("lesson-stick", points=texts.figure(plan.stick))
        if plan.noten_total:
            yield texts("lesson-noten", points=texts.figure(plan.noten_total))
        if plan.draw_stake:
            yield texts("lesson-stake", points=texts.figure(plan.draw_stake))


def other_than_dealer(plan: PaymentPlan) -> int:
    """A seat at which somebody plays who does not deal; seat 0 is the dealer."""
    return next(seat for seat in range(1, plan.seats) if seat not in plan.phantoms)


def fed_by(winner: int, plan: PaymentPlan) -> int:
    """Who discards to this seat: neither of them deals, where there is such a one; or a phantom."""
    if plan.phantoms:
        return plan.phantoms[0]
    return 2 if plan.seats > 2 else 1 - winner


def honba_adds(plan: PaymentPlan) -> tuple[int, int]:
    """What a honba adds to a ron, and to each payment of a tsumo."""
    one, base, other = Counters(honba=1), MANGAN, other_than_dealer(plan)
    by_ron = sum(
        sign * ron([Award(other, base)], fed_by(other, plan), counters, plan).total(other)
        for sign, counters in ((1, one), (-1, Counters()))
    )
    by_tsumo = tsumo(Award(other, base), Counters(), plan).total(0) - tsumo(Award(other, base), one, plan).total(0)
    return by_ron, by_tsumo


def each_pays(ledger: Ledger, texts: Texts, phantoms: Sequence[int] = ()) -> str:
    """What each pays for a tsumo, in the order of the seats: the dealer first; ``3 × 500`` where all pay alike. The
    phantoms have one account."""
    totals = ledger.totals()
    for phantom in phantoms[1:]:
        totals[phantoms[0]] = totals.get(phantoms[0], 0) + totals.pop(phantom, 0)
    paid = [texts.figure(-totals[payer]) for payer in sorted(totals) if payer >= 0 and totals[payer] < 0]
    return f"{len(paid)} × {paid[0]}" if len(paid) > 1 and len(set(paid)) == 1 else " + ".join(paid)


def first_sentence(text: str) -> str:
    """What a thing is; what more there is to say of it stands on the page of the rule."""
    return re.split(r"(?<=[.!?]) (?=[A-ZА-ЯЁ«“])", text, maxsplit=1)[0]


def capital(text: str) -> str:
    """With a capital at the beginning."""
    return text[:1].upper() + text[1:]
