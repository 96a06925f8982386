"""Payments among three: the books' tables cell by cell, and the thirteen systems of payment.

What the book prints otherwise than its own rules give stands beside each table: nothing is left out in silence.
"""

from collections.abc import Iterator
from fractions import Fraction
from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from jantaku.rules.plan import PaymentPlan, Plan, SharePlan
from jantaku.rules.shares import KoSplit, NorthShare, RonAdjust, Surcharge, shares
from jantaku.scoring.ledger import Ledger, Reason, TableAccount, Transfer, Unit
from jantaku.scoring.payments import (
    Award,
    Counters,
    Liability,
    chombo,
    draw_stakes,
    nagashi,
    noten,
    ron,
    tsumo,
)

EAST, SOUTH, WEST = range(3)
YAKUMAN = 8000

BASES = (240, 480, 1000, 2000, 3000, 4000, 6000, 8000, 16000, 24000)
"""The base amounts of the han tables: rows 3, 4, 5, 6-7, 8-9, 10-12, 13-15, 16-18, 19-21 and 22 (han + 2)."""


def three(plan: SharePlan | None = None, **told: object) -> PaymentPlan:
    """A table of three by the book: hundreds below 2000, thousands from there on (001:3589)."""
    return PaymentPlan(seats=3, shares=plan, thousands_from=2000, **told)  # type: ignore[arg-type]


def pot_after(pot: int, ledger: Ledger) -> int:
    """What lies on the table once this is paid."""
    return pot + ledger.total(TableAccount.POT)


def by_ron(plan: PaymentPlan, winner: int, base: int, discarder: int = WEST) -> int:
    return ron([Award(winner, base)], discarder, Counters(), plan).total(winner)


def by_tsumo(plan: PaymentPlan, winner: int, base: int) -> tuple[int, ...]:
    """What each pays: to the dealer South and West, to South the dealer and West; last the North that is not there."""
    totals = tsumo(Award(winner, base), Counters(), plan).totals()
    return tuple(-totals[payer] for payer in (EAST, SOUTH, WEST, TableAccount.NORTH) if totals.get(payer, 0) < 0)


# ---------------------------------------------------------------- the general table (001:3612-3628)

GENERAL = """
2/3   200    400   700  1400   2000   3000   4000   6000  11000  16000
3/4   200    400   800  1500   3000   3000   5000   6000  12000  18000
4/3   400    700  1400  3000   4000   6000   8000  11000  22000  32000
3/2   400    800  1500  3000   5000   6000   9000  12000  24000  36000
2     500   1000  2000  4000   6000   8000  12000  16000  32000  48000
5/2   600   1200  3000  5000   8000  10000  15000  20000  40000  60000
8/3   700   1300  3000  6000   8000  11000  16000  22000  43000  64000
3     800   1500  3000  6000   9000  12000  18000  24000  48000  72000
4    1000   2000  4000  8000  12000  16000  24000  32000  64000  96000
16/3 1300   3000  6000 11000  16000  22000  32000  43000  86000 128000
6    1500   3000  6000 12000  18000  24000  36000  48000  96000 144000
8    2000   4000  8000 16000  24000  32000  48000  64000 128000 192000
"""

ONCE_PRINTED = (250, 500, 1000, 2000, 3000, 4000, 6000, 8000, 16000, 24000)
ONCE_PAID = (300, 500, 1000, 2000, 3000, 4000, 6000, 8000, 16000, 24000)
"""The row x1 is the base amount itself. 250 is for the sticks ("100 point sticks may be used as 250 or 300", 001:3589):
by the formula it is 240 (001:3912), and rounded up to hundreds 300, as the table of Hiroshima prints it beside 250."""


def general_cells() -> Iterator[tuple[Fraction, int, int]]:
    for line in GENERAL.strip().splitlines():
        multiple, *cells = line.split()
        for base, cell in zip(BASES, cells, strict=True):
            yield Fraction(multiple), base, int(cell)


def test_general_table_cell_by_cell() -> None:
    """120 cells: the amount that a multiple of the base comes to, rounded. No cell is printed wrongly."""
    cells = list(general_cells())
    assert len(cells) == 120
    for multiple, base, cell in cells:
        twelfths = int(multiple * 12)
        assert by_ron(three(SharePlan(ron=(0, twelfths))), SOUTH, base) == cell, (multiple, base)
        assert by_tsumo(three(SharePlan(tsumo_dealer=twelfths)), EAST, base) == (cell, cell), (multiple, base)


def test_the_row_of_single_shares() -> None:
    once = three(SharePlan(ron=(0, 12)))
    assert tuple(by_ron(once, SOUTH, base) for base in BASES) == ONCE_PAID
    differing = [(printed, paid) for printed, paid in zip(ONCE_PRINTED, ONCE_PAID, strict=True) if printed != paid]
    assert differing == [(250, 300)]


def test_the_sentence_on_rounding_alone_does_not_give_the_table() -> None:
    """001:3589: "from five han on the base amounts are rounded up to thousands, and then multiplied". By that a cell in
    the columns from five han on is the multiple of the base, which 26 of 96 are not."""
    from_five = [(multiple, base, cell) for multiple, base, cell in general_cells() if base >= 1000]
    assert len(from_five) == 96
    assert len([cell for multiple, base, cell in from_five if multiple * base != cell]) == 26


def test_every_multiple_of_the_thirteen_systems_has_its_row() -> None:
    rows = {int(multiple * 12) for multiple, _, _ in general_cells()} | {12}
    used = set()
    for _, plan in systems():
        used |= {plan.tsumo_dealer, *plan.tsumo, *plan.ron}
    # What the book has no row for: a tsumo split and doubled (x5), rons adjusted (6 x 3/4, 3 x 3/4).
    assert {Fraction(twelfths, 12) for twelfths in used - rows} == {Fraction(5), Fraction(9, 2), Fraction(9, 4)}


# ---------------------------------------------------------------- Hiroshima (001:3911-3923)

HIROSHIMA = three(honba_each=300, chombo="pool", chombo_amount=8000)

HIROSHIMA_TABLE = """
1500 1000 500 300
3000 2000 1000 500
6000 4000 2000 1000
12000 8000 4000 2000
18000 12000 6000 3000
24000 16000 8000 4000
36000 24000 12000 6000
48000 32000 16000 8000
96000 64000 32000 16000
144000 96000 48000 24000
"""
"""Ron of the dealer, of another; tsumo: what the dealer pays or gets, what another pays another. The last of the first
row is printed "250 or 300": 250 is not a sum of sticks, and the formula gives 240."""


@pytest.mark.parametrize(
    ("base", "row"),
    [
        (base, tuple(map(int, line.split())))
        for base, line in zip(BASES, HIROSHIMA_TABLE.strip().splitlines(), strict=True)
    ],
)
def test_hiroshima_table_cell_by_cell(base: int, row: tuple[int, int, int, int]) -> None:
    oya_ron, ko_ron, dealer, other = row
    assert by_ron(HIROSHIMA, EAST, base) == oya_ron
    assert by_ron(HIROSHIMA, SOUTH, base) == by_ron(HIROSHIMA, SOUTH, base, EAST) == ko_ron
    assert by_tsumo(HIROSHIMA, EAST, base) == (dealer, dealer)
    assert by_tsumo(HIROSHIMA, SOUTH, base) == (dealer, other)


def test_hiroshima_pays_less_for_a_tsumo() -> None:
    """001:3647: only two pay, so the sum is less than on a ron."""
    for base, winner in product(BASES, (EAST, SOUTH)):
        assert sum(by_tsumo(HIROSHIMA, winner, base)) < by_ron(HIROSHIMA, winner, base)


def test_hiroshima_honba_are_600_or_300_from_each() -> None:
    """001:3642. The hand is rounded, the honba come on top: 2 honba on a mangan are not the next thousand."""
    counters = Counters(honba=2)
    assert ron([Award(SOUTH, 2000)], WEST, counters, HIROSHIMA).changes(3) == (0, 9200, -9200)
    assert tsumo(Award(SOUTH, 2000), counters, HIROSHIMA).changes(3) == (-4600, 7200, -2600)
    assert tsumo(Award(EAST, 240), counters, HIROSHIMA).changes(3) == (2200, -1100, -1100)


def test_the_penalty_waits_for_the_next_winner() -> None:
    """003: "a pool of 8000"."""
    fine = chombo(WEST, Counters(sticks=1, declared=(SOUTH,)), HIROSHIMA)
    assert fine.rows == (
        Transfer(WEST, TableAccount.POT, 8000, Reason.CHOMBO),
        Transfer(TableAccount.STICKS, SOUTH, 1000, Reason.STICK_RETURNED),
    )
    assert pot_after(0, fine) == 8000
    won = ron([Award(EAST, 240)], SOUTH, Counters(pot=8000), HIROSHIMA)
    assert won.changes(3) == (9500, -1500, 0)
    assert won.rows[-1] == Transfer(TableAccount.POT, EAST, 8000, Reason.POT)
    assert pot_after(8000, won) == 0
    assert tsumo(Award(WEST, 240), Counters(pot=8000), HIROSHIMA).changes(3) == (-500, -300, 8800)
    # Of two winners the nearer one takes it.
    both = ron([Award(EAST, 240), Award(WEST, 240)], SOUTH, Counters(pot=8000), HIROSHIMA)
    assert both.changes(3) == (1500, -2500, 9000)


# ---------------------------------------------------------------- rengonosan (001:4021-4035)

RENGONOSAN = PaymentPlan(seats=3, tsumo_split="halves", noten_total=3000)

RENGONOSAN_TABLE = """
20 1 1000 500 500 700 500 200
20 2 2000 1000 1000 1300 900 400
20 3 3900 2000 1900 2600 1700 900
20 4 7700 3900 3800 5200 3500 1700
30 1 1500 800 700 1000 700 300
30 2 2900 1500 1400 2000 1300 700
30 3 5800 2900 2900 3900 2600 1300
30 4 11600 5800 5800 7700 5100 2600
40 1 2000 1000 1000 1300 900 400
40 2 3900 2000 1900 2600 1700 900
40 3 7700 3900 3800 5200 3500 1700
40 4 12000 6000 6000 8000 5300 2700
50 1 2400 1200 1200 1600 1100 500
50 2 4800 2400 2400 3200 2100 1100
50 3 9600 4800 4800 6400 4300 2100
60 1 2900 1500 1400 2000 1300 700
60 2 5800 2900 2900 3900 2600 1300
60 3 11600 5800 5800 7700 5100 2600
70 1 3400 1700 1700 2300 1500 800
70 2 6800 3400 3400 4500 3000 1500
70 3 12000 6000 6000 8000 5300 2700
80 1 3900 2000 1900 2600 1700 900
80 2 7700 3900 3800 5200 3500 1700
90 1 4400 2200 2200 2900 1900 1000
90 2 8700 4400 4300 5800 3900 1900
100 1 4800 2400 2400 3200 2100 1100
100 2 9600 4800 4800 6400 4300 2100
110 1 5300 2700 2600 3600 2400 1200
110 2 10600 5300 5300 7100 4700 2400
"""
"""Fu, han; the dealer's ron and its two halves; another's ron, the dealer's share of it and the other's."""

RENGONOSAN_LIMITS = """
2000 12000 6000 6000 8000 5300 2700
3000 18000 9000 9000 12000 8000 4000
4000 24000 12000 12000 16000 10700 5300
6000 36000 18000 18000 24000 16000 8000
8000 48000 24000 24000 32000 21300 10700
16000 96000 48000 48000 64000 42700 21300
"""


def rengonosan_rows() -> Iterator[tuple[int, tuple[int, ...]]]:
    for line in RENGONOSAN_TABLE.strip().splitlines():
        fu, han, *cells = map(int, line.split())
        yield min(2000, fu * 2 ** (2 + han)), tuple(cells)
    for line in RENGONOSAN_LIMITS.strip().splitlines():
        base, *cells = map(int, line.split())
        yield base, tuple(cells)


def test_rengonosan_tables_cell_by_cell() -> None:
    """29 rows and 6 limits, six numbers each; no cell is printed wrongly. The heading of the lower shares,
    "fictitious / real", is left over from the game for two."""
    rows = list(rengonosan_rows())
    assert len(rows) == 35
    for base, (oya_ron, first, second, ko_ron, by_dealer, by_other) in rows:
        assert by_ron(RENGONOSAN, EAST, base) == oya_ron
        assert by_tsumo(RENGONOSAN, EAST, base) == (first, second)
        assert by_ron(RENGONOSAN, SOUTH, base) == ko_ron
        assert by_tsumo(RENGONOSAN, SOUTH, base) == (by_dealer, by_other)
        assert first + second == oya_ron
        assert by_dealer + by_other == ko_ron


def test_of_two_halves_the_next_in_turn_pays_the_greater() -> None:
    """2000 and 1900: who pays more is not said, our reading is the order of play."""
    assert tsumo(Award(EAST, 640), Counters(), RENGONOSAN).changes(3) == (3900, -2000, -1900)
    assert tsumo(Award(WEST, 640), Counters(dealer=WEST), RENGONOSAN).changes(3) == (-2000, -1900, 3900)
    assert tsumo(Award(WEST, 640), Counters(), RENGONOSAN).changes(3) == (-1700, -900, 2600)


# ---------------------------------------------------------------- thousands (001:3353-3365)

THOUSANDS = PaymentPlan(seats=3, round_to=1000, tsumo_split="thousands")

THOUSANDS_TABLE = """
1 30 | 2 1 | 1 | 1 1
1 40 | 2 2 | 1 | 1 1
1 50 | 3 2 | 2 | 1 1
2 30 | 3 2 | 2 | 1 1
2 40 | 4 3 | 2 | 2 1
2 50 | 5 4 | 3 | 3 1
3 30 | 6 4 | 3 | 3 1
3 40 | 8 6 | 4 | 4 2
3 50 | 10 7 | 5 | 5 2
"""
THOUSANDS_LIMITS = """
2000 | 12 8 | 6 | 5 3
3000 | 18 12 | 9 | 8 4
4000 | 24 16 | 12 | 10 6
6000 | 36 24 | 18 | 16 8
8000 | 48 32 | 24 | 20 12
16000 | 96 64 | 48 | 40 24
"""
"""Printed twice: 11-12 han, 13 and 26 beside the rows of one and two han, 11-13, 14 and 28 beside those of three. The
amounts are the same; a game takes the first reading unless its counted yakuman has 14 han (Kansai)."""


def thousands_rows() -> Iterator[tuple[int, list[list[int]]]]:
    for line in (THOUSANDS_TABLE + THOUSANDS_LIMITS).split("\n"):
        head, *cells = ([1000 * int(number) for number in part.split()] for part in line.split("|"))
        if len(head) == 2:
            yield head[1] // 1000 * 2 ** (2 + head[0] // 1000), cells
        elif head:
            yield head[0] // 1000, cells


def test_thousand_table_cell_by_cell() -> None:
    """15 rows, five numbers each; no cell is lost."""
    rows = list(thousands_rows())
    assert len(rows) == 15
    for base, ([oya_ron, ko_ron], [each], [by_dealer, by_other]) in rows:
        assert by_ron(THOUSANDS, EAST, base) == oya_ron
        assert by_ron(THOUSANDS, SOUTH, base) == ko_ron
        assert by_tsumo(THOUSANDS, EAST, base) == (each, each)
        assert by_tsumo(THOUSANDS, SOUTH, base) == (by_dealer, by_other)


def test_doubtful_cells_of_the_thousand_table() -> None:
    """A tsumo is worth more than a ron where nobody can pay less than a thousand or halves are rounded up."""
    dearer = {
        (base, winner)
        for base, ([oya_ron, ko_ron], [each], [by_dealer, by_other]) in thousands_rows()
        for winner, more in ((EAST, 2 * each > oya_ron), (SOUTH, by_dealer + by_other > ko_ron))
        if more
    }
    assert dearer == {(240, SOUTH), (400, EAST), (480, EAST), (800, EAST)}


def test_totals_that_the_thousand_table_does_not_print() -> None:
    """70 fu and 2 han are five thousand by ron: 3 and 2 is nearest to both divisions. Honba come on top as they are."""
    assert by_ron(THOUSANDS, SOUTH, 1120) == 5000
    assert by_tsumo(THOUSANDS, SOUTH, 1120) == (3000, 2000)
    assert tsumo(Award(SOUTH, 240), Counters(honba=1), THOUSANDS).changes(3) == (-1100, 2200, -1100)


# ---------------------------------------------------------------- the thirteen systems (001:3597-3610)

MODELS: dict[NorthShare, tuple[str, str]] = {
    "north_pays_itself": ("6 4", "2 2 2 | 2 1 1"),
    "split": ("6 4", "3 3 | 5/2 3/2"),
    "dealer": ("4 4", "2 2 | 3 1"),
    "tsumo_son": ("4 3", "2 2 | 2 1"),
    "tsumo_beri": ("6 4", "2 2 | 2 1"),
}
"""As printed: ron of the dealer and of another; tsumo of the dealer, each; of another: the dealer, the other, North."""


def cell(multiple: Fraction, base: int) -> int:
    """A cell of the general table."""
    amount = multiple * base
    step = 100 if amount < 2000 else 1000
    return -int(-amount // step) * step


@pytest.mark.parametrize("model", MODELS)
@pytest.mark.parametrize("base", BASES)
def test_models(model: NorthShare, base: int) -> None:
    plan = three(shares(model))
    at_ron, at_tsumo = MODELS[model]
    of_dealer, of_other = (Fraction(text) for text in at_ron.split())
    to_dealer, to_other = ([cell(Fraction(text), base) for text in part.split()] for part in at_tsumo.split("|"))
    assert by_ron(plan, EAST, base) == cell(of_dealer, base)
    assert by_ron(plan, SOUTH, base) == by_ron(plan, SOUTH, base, EAST) == cell(of_other, base)
    assert list(by_tsumo(plan, EAST, base)) == to_dealer
    assert list(by_tsumo(plan, SOUTH, base)) == to_other


def test_north_pays_from_an_account_of_its_own() -> None:
    ledger = tsumo(Award(SOUTH, 2000), Counters(honba=1), three(shares("north_pays_itself")))
    assert ledger.changes(3) == (-4100, 8200, -2100)
    assert ledger.totals()[TableAccount.NORTH] == -2000
    [row] = ledger.because(Reason.NORTH_SHARE)
    assert row == Transfer(TableAccount.NORTH, SOUTH, 2000, Reason.NORTH_SHARE)


@pytest.mark.parametrize(
    ("model", "even", "double"),
    [
        ("north_pays_itself", (24, 24), (32, 16)),
        ("split", (24, 24), (32, 16)),
        ("dealer", (24, 24), (32, 16)),
        ("tsumo_son", (18, 18), (24, 12)),
        ("tsumo_beri", (18, 18), (24, 12)),
    ],
)
def test_how_a_tsumo_is_split(model: NorthShare, even: tuple[int, int], double: tuple[int, int]) -> None:
    """001:3601: x2 + x2 where North is paid for, else x1.5 + x1.5. 001:3602: x8/3 + x4/3 of the same total."""
    assert shares(model, ko_split="even").tsumo == even
    assert shares(model, ko_split="dealer_double").tsumo == double
    for split in ("even", "dealer_double", "by_divisibility"):
        changed, plain = shares(model, ko_split=split), shares(model)
        assert changed.north[1] == 0
        assert (changed.ron, changed.tsumo_dealer) == (plain.ron, plain.tsumo_dealer)
        assert sum(changed.tsumo) == sum(plain.tsumo) + plain.north[1]


BY_DIVISIBILITY: dict[NorthShare, str] = {
    # x4: 1000, 2000, 4000, 8000, 12000 ...: only multiples of three thousand are shared 2 to 1.
    "split": """
        500+500 1000+1000 2000+2000 4000+4000 8000+4000 8000+8000 16000+8000 16000+16000 32000+32000 64000+32000
    """,
    # x3: 800 is not divisible by three hundred, all others are.
    "tsumo_beri": """
        400+400 1000+500 2000+1000 4000+2000 6000+3000 8000+4000 12000+6000 16000+8000 32000+16000 48000+24000
    """,
}


@pytest.mark.parametrize("model", BY_DIVISIBILITY)
def test_split_by_divisibility(model: NorthShare) -> None:
    """001:3605; divisible in the step of rounding: hundreds below 2000, thousands from there on (our reading)."""
    plan = three(shares(model, ko_split="by_divisibility"))
    assert ["+".join(map(str, by_tsumo(plan, SOUTH, base))) for base in BASES] == BY_DIVISIBILITY[model].split()


def test_double_tsumo() -> None:
    """001:3603: all payments in brackets twice, the ron as it is."""
    for model, split in product(MODELS, ("off", "even", "dealer_double")):
        once, twice = shares(model, split), shares(model, split, double_tsumo=True)  # type: ignore[arg-type]
        assert twice.ron == once.ron
        assert twice.tsumo_dealer == 2 * once.tsumo_dealer
        assert twice.tsumo == (2 * once.tsumo[0], 2 * once.tsumo[1])
        assert twice.north == (2 * once.north[0], 2 * once.north[1])
    assert by_tsumo(three(shares("tsumo_beri", "dealer_double", double_tsumo=True)), SOUTH, 2000) == (8000, 4000)


def test_adjusted_ron() -> None:
    """001:3604. As printed a dealer gets x4.5, another x8/3; the other way round a ron is what a tsumo sums up to."""
    assert shares("tsumo_beri", ron_adjust="printed").ron == (54, 32)
    assert shares("tsumo_beri", ron_adjust="swapped").ron == (48, 36)
    assert shares("tsumo_beri", ron_adjust="swapped").ron == (2 * 24, 24 + 12)
    printed = three(shares("tsumo_beri", ron_adjust="printed"))
    assert (by_ron(printed, EAST, 2000), by_ron(printed, SOUTH, 2000)) == (9000, 6000)
    assert by_tsumo(printed, SOUTH, 2000) == (4000, 2000)


def test_own_share() -> None:
    """001:3608: the discarder pays what he would have paid on a tsumo, and one share of the honba."""
    plan = three(shares("tsumo_beri", own_share=True), honba_each=300)
    counters = Counters(honba=1)
    assert ron([Award(EAST, 2000)], SOUTH, counters, plan).changes(3) == (4300, -4300, 0)
    assert ron([Award(SOUTH, 2000)], EAST, counters, plan).changes(3) == (-4300, 4300, 0)
    assert ron([Award(SOUTH, 2000)], WEST, counters, plan).changes(3) == (0, 2300, -2300)
    assert {row.reason for row in ron([Award(SOUTH, 2000)], WEST, counters, plan)} == {Reason.OWN_SHARE, Reason.HONBA}
    assert tsumo(Award(SOUTH, 2000), counters, plan).changes(3) == (-4300, 6600, -2300)
    by_thirds = three(shares("tsumo_beri", "by_divisibility", own_share=True))
    assert by_ron(by_thirds, SOUTH, 480, EAST) == 1000
    assert by_ron(by_thirds, SOUTH, 240, EAST) == 400


@pytest.mark.parametrize(
    ("surcharge", "to_dealer", "to_other"), [("off", 0, 0), ("2000/1000", 2000, 1000), (1000, 1000, 1000)]
)
def test_surcharges(surcharge: Surcharge, to_dealer: int, to_other: int) -> None:
    """001:3609-3610: from each, by who wins (our reading), on a tsumo only; North pays its share and no more."""
    plan = three(shares("north_pays_itself", surcharge=surcharge))
    assert by_tsumo(plan, EAST, 2000) == (4000 + to_dealer, 4000 + to_dealer, 4000)
    assert by_tsumo(plan, SOUTH, 2000) == (4000 + to_other, 2000 + to_other, 2000)
    assert by_ron(plan, SOUTH, 2000) == 8000
    rows = tsumo(Award(SOUTH, 2000), Counters(), plan).because(Reason.SURCHARGE)
    assert [row.amount for row in rows] == ([to_other] * 2 if to_other else [])


def test_where_a_dealer_is_like_any_other() -> None:
    plan = shares("tsumo_beri", own_share=True, dealer_weight=1)
    assert (plan.tsumo_dealer, plan.tsumo) == (12, (12, 12))
    assert shares("split", dealer_weight=1).ron == (36, 36)


def test_systems_that_pay_alike_are_the_same_plan() -> None:
    """Tsumo beri is what three play where nothing is said; words and what cannot matter make no difference."""
    said = PaymentPlan(seats=3, shares=shares("tsumo_beri"), own_share_times=2, draw_stakes_most=3, unit="chips")
    assert Plan(payments=said).fingerprint == Plan(payments=PaymentPlan(seats=3)).fingerprint
    for base, winner in product(BASES, (EAST, SOUTH)):
        assert by_ron(said, winner, base) == by_ron(PaymentPlan(seats=3), winner, base)
        assert by_tsumo(said, winner, base) == by_tsumo(PaymentPlan(seats=3), winner, base)
    other = replace(said, shares=shares("tsumo_son"))
    assert Plan(payments=other).fingerprint != Plan(payments=said).fingerprint


# ---------------------------------------------------------------- the regional games

KYOTO = PaymentPlan(seats=3, round_to=1, shares=shares(own_share=True, dealer_weight=1), stick=0, unit="chips")
MAJAN_100 = PaymentPlan(
    seats=3,
    shares=shares(own_share=True, dealer_weight=1),
    own_share_times=2,
    noten_total=0,
    draw_stake=100,
    draw_stakes_most=3,
)
TOUTENKOU = PaymentPlan(
    seats=3, shares=shares(own_share=True, dealer_weight=1), dealer_extra=100, noten_total=1000, noten_to="table"
)


def test_kyoto() -> None:
    """001:3953-3954: chips, (1 + closed) x 2^han; the discarder for himself, on a tsumo both."""
    assert by_ron(KYOTO, EAST, 16) == by_ron(KYOTO, SOUTH, 16, EAST) == 16
    assert by_tsumo(KYOTO, SOUTH, 1) == (1, 1)
    assert by_tsumo(KYOTO, SOUTH, 2 * 2**15) == (65536, 65536)


def test_majan_100() -> None:
    """001:3980: the own share, twice; also among four."""
    assert by_ron(MAJAN_100, SOUTH, 700) == 1400
    assert by_tsumo(MAJAN_100, SOUTH, 700) == (700, 700)
    four = replace(MAJAN_100, seats=4)
    assert ron([Award(SOUTH, 700)], EAST, Counters(), four).changes(4) == (-1400, 1400, 0, 0)
    assert tsumo(Award(EAST, 700), Counters(), four).changes(4) == (2100, -700, -700, -700)


def test_stakes_of_drawn_deals() -> None:
    """001:3983: each lays a stick; after the third draw in a row all but one of each go back."""
    pot = 0
    held = [1000, 1000, 1000]
    seen = []
    for _ in range(6):
        rows = draw_stakes(Counters(dealer=SOUTH, pot=pot), MAJAN_100)
        pot = pot_after(pot, rows)
        held = [points + change for points, change in zip(held, rows.changes(3), strict=True)]
        seen.append((pot, held[0]))
        assert pot + sum(held) == 3000
    assert seen == [(300, 900), (600, 800), (300, 900), (600, 800), (300, 900), (600, 800)]
    assert draw_stakes(Counters(), HIROSHIMA) == Ledger()
    won = ron([Award(WEST, 500)], EAST, Counters(pot=600), MAJAN_100)
    assert won.changes(3) == (-1000, 0, 1600)


def test_toutenkou() -> None:
    """001:4297: 100 more where the dealer pays or is paid; 100 for each counter of each payer."""
    counters = Counters(honba=1)
    assert ron([Award(SOUTH, 500)], EAST, counters, TOUTENKOU).changes(3) == (-700, 700, 0)
    assert ron([Award(SOUTH, 500)], WEST, counters, TOUTENKOU).changes(3) == (0, 600, -600)
    assert tsumo(Award(SOUTH, 500), counters, TOUTENKOU).changes(3) == (-700, 1300, -600)
    assert tsumo(Award(EAST, 500), counters, TOUTENKOU).changes(3) == (1400, -700, -700)
    assert ron([Award(SOUTH, 500)], EAST, counters, TOUTENKOU).rows[-1].reason is Reason.DEALER_EXTRA
    # 001:3943: what those who are not ready pay may be laid on the table.
    assert noten([SOUTH], TOUTENKOU).totals() == {EAST: -500, WEST: -500, TableAccount.POT: 1000}
    assert noten([SOUTH, WEST], TOUTENKOU).totals() == {EAST: -1000, TableAccount.POT: 1000}
    assert noten([], TOUTENKOU) == noten([EAST, SOUTH, WEST], TOUTENKOU) == Ledger()


def test_a_nagashi_is_no_win() -> None:
    """Paid like a tsumo, but nothing comes on top of it."""
    plan = three(shares("split", surcharge=1000), dealer_extra=100)
    assert nagashi([SOUTH], Counters(honba=1), plan).changes(3) == (-5000, 8000, -3000)


def test_chips_for_ura_dora() -> None:
    """001:3965: where 5000 or more are paid, each ura dora costs each payer a chip."""
    plan = PaymentPlan(seats=3, ura_chips_from=5000)
    dear = tsumo(Award(SOUTH, 2000, ura=2), Counters(), plan)
    assert dear.changes(3, Unit.CHIPS) == (-2, 4, -2)
    assert dear.changes(3) == (-4000, 6000, -2000)
    assert ron([Award(SOUTH, 1280, ura=1)], EAST, Counters(), plan).changes(3, Unit.CHIPS) == (-1, 1, 0)
    assert ron([Award(SOUTH, 1200, ura=1)], EAST, Counters(), plan).changes(3, Unit.CHIPS) == (0, 0, 0)
    assert ron([Award(SOUTH, 2000, ura=1)], EAST, Counters(), HIROSHIMA).changes(3, Unit.CHIPS) == (0, 0, 0)


def test_hands_that_are_paid_several_times_over() -> None:
    """001:3366-3371: the payments, not the honba."""
    counters = Counters(honba=1)
    assert ron([Award(SOUTH, 960, times=2)], WEST, counters, PaymentPlan(seats=3)).changes(3) == (0, 8000, -8000)
    assert tsumo(Award(EAST, 960, times=3), counters, PaymentPlan(seats=3)).changes(3) == (12200, -6100, -6100)


# ---------------------------------------------------------------- pao and chombo


def test_pao_among_three() -> None:
    """The liable player pays a tsumo alone, as much as a ron; where a ron is only a share, what both would pay."""
    liable = (Liability(WEST, "daisangen", YAKUMAN),)
    beri = three(shares("tsumo_beri"), honba_each=300)
    assert tsumo(Award(SOUTH, YAKUMAN, liable), Counters(honba=1), beri).changes(3) == (0, 32600, -32600)
    assert ron([Award(SOUTH, YAKUMAN, liable)], EAST, Counters(honba=1), beri).changes(3) == (-16600, 32600, -16000)
    own = three(shares("tsumo_beri", own_share=True))
    assert tsumo(Award(SOUTH, YAKUMAN, liable), Counters(), own).changes(3) == (0, 24000, -24000)
    assert ron([Award(SOUTH, YAKUMAN, liable)], EAST, Counters(), own).changes(3) == (-8000, 16000, -8000)
    assert tsumo(Award(EAST, YAKUMAN, liable), Counters(), RENGONOSAN).changes(3) == (48000, 0, -48000)


def test_a_reversed_mangan_among_three() -> None:
    assert chombo(SOUTH, Counters(), three(shares("split"))).changes(3) == (5000, -8000, 3000)
    assert chombo(EAST, Counters(), three(shares("split"))).changes(3) == (-12000, 6000, 6000)
    assert chombo(WEST, Counters(), RENGONOSAN).changes(3) == (5300, 2700, -8000)


# ---------------------------------------------------------------- all of them


def systems() -> Iterator[tuple[str, SharePlan]]:
    """Each model with each modifier by itself, and each split of it doubled."""
    splits: tuple[KoSplit, ...] = ("off", "even", "dealer_double", "by_divisibility")
    adjusts: tuple[RonAdjust, ...] = ("off", "printed", "swapped")
    for model, split, double in product(MODELS, splits, (False, True)):
        yield f"{model} {split} {double}", shares(model, split, double)
    for model, adjust, own in product(MODELS, adjusts, (False, True)):
        yield f"{model} {adjust} {own}", shares(model, ron_adjust=adjust, own_share=own)


share_plans = st.builds(
    shares,
    st.sampled_from(list(MODELS)),
    st.sampled_from(["off", "even", "dealer_double", "by_divisibility"]),
    st.booleans(),
    st.sampled_from(["off", "printed", "swapped"]),
    st.booleans(),
    st.sampled_from(["off", "2000/1000", 1000]),
    st.sampled_from([1, 2]),
)
plans_of_three = st.builds(
    PaymentPlan,
    seats=st.just(3),
    round_to=st.sampled_from([1, 100, 1000]),
    shares=st.none() | share_plans,
    tsumo_split=st.sampled_from(["each", "halves", "thousands"]),
    thousands_from=st.sampled_from([0, 2000]),
    own_share_times=st.sampled_from([1, 2]),
    dealer_extra=st.sampled_from([0, 100]),
    honba_each=st.sampled_from([0, 100, 300]),
    ura_chips_from=st.sampled_from([0, 5000]),
    noten_total=st.sampled_from([0, 1000, 2000, 3000]),
    noten_to=st.sampled_from(["ready", "table"]),
    draw_stake=st.sampled_from([0, 100]),
    draw_stakes_most=st.sampled_from([0, 3]),
    nagashi_as_win=st.booleans(),
    chombo=st.sampled_from(["reverse_mangan", "pool", "none"]),
    chombo_amount=st.sampled_from([2000, 8000]),
).map(lambda plan: plan if plan.tsumo_split == "each" else replace(plan, shares=None))
bases = st.sampled_from(BASES) | st.integers(1, 30_000)
tables = st.builds(
    Counters,
    dealer=st.integers(0, 2),
    honba=st.integers(0, 4),
    sticks=st.integers(0, 3),
    pot=st.integers(0, 20).map(lambda stakes: 300 * stakes),
)


def check_rows(ledger: Ledger, plan: PaymentPlan, times: int = 1) -> None:
    """It sums to zero, in points and in chips, and each payment for a hand is a multiple of what it is rounded to."""
    assert sum(ledger.totals().values()) == sum(ledger.totals(Unit.CHIPS).values()) == 0
    for row in ledger.because(
        Reason.RON, Reason.TSUMO, Reason.OWN_SHARE, Reason.NORTH_SHARE, Reason.PAO, Reason.NAGASHI
    ):
        amount = row.amount // times
        assert row.amount == amount * times
        assert amount % plan.round_to == 0
        assert not 0 < plan.thousands_from < amount or amount % 1000 == 0


@given(plans_of_three, tables, bases, st.integers(0, 2), st.integers(1, 3))
def test_every_tsumo_sums_to_zero(plan: PaymentPlan, counters: Counters, base: int, winner: int, times: int) -> None:
    ledger = tsumo(Award(winner, base, (), times, ura=1), counters, plan)
    check_rows(ledger, plan, times)
    assert {row.target for row in ledger} == {winner}
    payers = {seat for seat in range(3) if ledger.total(seat) < 0}
    # One step cannot be split in two.
    assert payers == {0, 1, 2} - {winner} or (plan.tsumo_split == "halves" and len(payers) == 1)
    assert pot_after(counters.pot, ledger) == 0


@given(plans_of_three, tables, bases, bases, st.integers(0, 2))
def test_every_ron_sums_to_zero(plan: PaymentPlan, counters: Counters, one: int, other: int, discarder: int) -> None:
    near, far = (discarder + 1) % 3, (discarder + 2) % 3
    both = ron([Award(far, one), Award(near, other)], discarder, counters, plan)
    check_rows(both, plan)
    assert both.rows[0].target == near
    assert {row.source for row in both if row.source >= 0} == {discarder}
    assert pot_after(counters.pot, both) == 0


@given(plans_of_three, tables, st.sets(st.integers(0, 2)), st.integers(0, 2))
def test_draws_and_penalties_sum_to_zero(plan: PaymentPlan, counters: Counters, seats: set[int], offender: int) -> None:
    for ledger in (
        noten(seats, plan),
        draw_stakes(counters, plan),
        nagashi(seats, counters, plan),
        chombo(offender, counters, plan),
    ):
        check_rows(ledger, plan)
        assert pot_after(counters.pot, ledger) >= 0


@given(share_plans, bases, st.integers(0, 2), st.integers(0, 2))
def test_the_discarder_never_pays_more_than_all_together_would(
    plan: SharePlan, base: int, dealer: int, winner: int
) -> None:
    """Whoever pays only the own share pays what he would have paid on a tsumo that is not doubled, surcharges aside."""
    own = three(replace(plan, own_share_ron=True, own_share_part=1, tsumo_extra=(0, 0)))
    paid = tsumo(Award(winner, base), Counters(dealer), own).changes(3)
    for discarder in {0, 1, 2} - {winner}:
        assert ron([Award(winner, base)], discarder, Counters(dealer), own).total(discarder) == paid[discarder]


def test_a_doubled_tsumo_leaves_the_own_share_of_a_ron_as_it_is() -> None:
    """001:3603."""
    plain, doubled = (three(shares(double_tsumo=twice, own_share=True)) for twice in (False, True))
    for winner in (0, 1):
        award = Award(winner, 2000)
        assert ron([award], 2, Counters(0), plain) == ron([award], 2, Counters(0), doubled)
        assert 2 * tsumo(award, Counters(0), plain).total(2) == tsumo(award, Counters(0), doubled).total(2)
