"""Payments: the printed tables, the books' examples, and every win of the stored games."""

import json
import tarfile
import xml.etree.ElementTree as ET
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from jantaku.rules.plan import PaymentPlan, ValuePlan
from jantaku.scoring.ledger import Ledger, Reason, TableAccount, Transfer, Unit, after
from jantaku.scoring.payments import (
    MANGAN,
    Award,
    Counters,
    Liability,
    chombo,
    nagashi,
    noten,
    riichi,
    ron,
    ron_winners,
    tsumo,
)

DATA = Path(__file__).parents[3] / "shared" / "data"
RIICHI = PaymentPlan()
SANMA = PaymentPlan(seats=3, noten_total=2000)
EAST, SOUTH, WEST, NORTH = range(4)
YAKUMAN = 8000


def base_of(han: int, fu: int, value: ValuePlan | None = None) -> int:
    value = value or ValuePlan()
    reached: list[int] = [amount for least, amount in value.limits if han >= least]
    by_formula: int = fu * 2 ** (value.exponent + han)
    if value.open_sky:
        return by_formula
    if reached:
        return reached[-1]
    return value.cap if 0 < value.round_up_from <= by_formula else min(by_formula, value.cap)


def by_ron(winner: int, base: int) -> int:
    return ron([Award(winner, base)], NORTH, Counters(), RIICHI).total(winner)


def by_tsumo(winner: int, base: int) -> tuple[int, ...]:
    """What the payers pay, the dearest first."""
    changes = tsumo(Award(winner, base), Counters(), RIICHI).changes(4)
    return tuple(-change for change in sorted(changes)[:3])


# ---------------------------------------------------------------- the tables

FU = (20, 25, 30, 40, 50, 60, 70, 80, 90, 100, 110)

TABLE_OF_001 = """
1000/700 (400/200) | 1200/800 (400/200) | 1500/1000 (500/300) | 2000/1300 (700/400) | 2400/1600 (800/400) | 2900/2000 (1000/500) | 3400/2300 (1200/600) | 3900/2600 (1300/700) | 4400/2900 (1500/800) | 4800/3200 (1600/800) | 5300/3600 (1800/900)
2000/1300 (700/400) | 2400/1600 (800/400) | 2900/2000 (1000/500) | 3900/2600 (1300/700) | 4800/3200 (1600/800) | 5800/3900 (2000/1000) | 6800/4500 (2300/1200) | 7700/5200 (2600/1300) | 8700/5800 (2900/1500) | 9600/6400 (3200/1600) | 10600/7100 (3600/1800)
3900/2600 (1300/700) | 4800/3200 (1600/800) | 5800/3900 (2000/1000) | 7700/5200 (2600/1300) | 9600/6400 (3200/1600) | 11600/7700 (3900/2000) | 13500/9000 (4500/2300) | 15400/10300 (5200/2600) | 17300/11600 (5800/2900) | 19200/12800 (6400/3200) | 21200/14100 (7100/3600)
7700/5200 (2600/1300) | 9600/6400 (3200/1600) | 11600/7700 (3900/2000) | 15400/10300 (5200/2600) | 19200/12800 (6400/3200) | 23100/15400 (7700/3900) | 26900/18000 (9000/4500) | 30800/20500 (10300/5200) | 34600/23100 (11600/5800) | 38400/25600 (12800/6400) | 42300/28200 (14100/7100)
"""  # noqa: E501 - 001:1458-1466 is as wide: dealer's ron / other's ron (dealer's share / other's share), open sky


def cells_of_001() -> Iterator[tuple[int, int, tuple[int, ...]]]:
    for han, line in enumerate(TABLE_OF_001.strip().splitlines(), 1):
        for fu, cell in zip(FU, line.split(" | "), strict=True):
            yield han, fu, tuple(int(number) for number in cell.rstrip(")").replace(" (", "/").split("/"))


def paid(base: int) -> tuple[int, ...]:
    """A cell of the table, by all four payments that it stands for."""
    dealer_pays, *others_pay = by_tsumo(SOUTH, base)
    assert by_tsumo(EAST, base) == (dealer_pays,) * 3
    assert others_pay[0] == others_pay[1]
    return by_ron(EAST, base), by_ron(SOUTH, base), dealer_pays, others_pay[0]


def test_table_of_001_cell_by_cell() -> None:
    open_sky = ValuePlan(open_sky=True)
    cells = list(cells_of_001())
    assert len(cells) == 44
    assert [(han, fu, paid(base_of(han, fu, open_sky))) for han, fu, _ in cells] == cells


def test_cells_over_the_cap_are_a_mangan() -> None:
    for han, fu, cell in cells_of_001():
        assert paid(base_of(han, fu)) == (cell if cell[0] < 12000 else (12000, 8000, 4000, 2000))


OTHERS_OF_000 = """
- -         | - -            | 1000 500/300   | 1300 700/400   | 1600 800/400   | 2000 1000/500  | 2300 1200/600  | 2600 1300/700  | 2900 1500/800  | 3200 1600/800  | 3600 1800/900
- 700/400   | 1600 -         | 2000 1000/500  | 2600 1300/700  | 3200 1600/800  | 3900 2000/1000 | 4500 2300/1200 | 5200 2600/1300 | 5800 2900/1500 | 6400 3200/1600 | 7100 3600/1800
- 1300/700  | 3200 1600/800  | 3900 2000/1000 | 5200 2600/1300 | 6400 3200/1600 | 7700 3900/2000
- 2600/1300 | 6400 3200/1600 | 7700 3900/2000
"""  # noqa: E501 - 000:1074-1083, a dash where no hand can be
DEALER_OF_000 = """
- -    | - -       | 1500 500   | 2000 700  | 2400 800  | 2900 1000  | 3400 1200 | 3900 1300 | 4400 1500 | 4800 1600 | 5300 1800
- 700  | 2400 -    | 2900 1000  | 3900 1300 | 4800 1600 | 5800 2000  | 6800 2300 | 7700 2600 | 8700 2900 | 9600 3200 | 10600 3600
- 1300 | 4800 1600 | 5800 2000  | 7700 2600 | 9600 3200 | 11600 3900
- 2600 | 9600 3200 | 11600 3900
"""  # noqa: E501 - 000:1084-1094


@pytest.mark.parametrize(("winner", "table"), [(SOUTH, OTHERS_OF_000), (EAST, DEALER_OF_000)])
def test_table_of_000_cell_by_cell(winner: int, table: str) -> None:
    checked = 0
    for han, line in enumerate(table.strip().splitlines(), 1):
        cells = [cell.split() for cell in line.split("|")]
        for fu, (at_ron, at_tsumo) in zip(FU, cells, strict=False):
            base = base_of(han, fu)
            if at_ron != "-":
                assert by_ron(winner, base) == int(at_ron), (han, fu)
                checked += 1
            if at_tsumo != "-":
                dealer_pays, others_pay, _ = by_tsumo(winner, base)
                shares = (dealer_pays, others_pay) if winner == SOUTH else (dealer_pays,)
                assert shares == tuple(map(int, at_tsumo.split("/"))), (han, fu)
                checked += 1
        # What the table leaves out to the right is the field of the mangan.
        for fu in FU[len(cells) :]:
            assert paid(base_of(han, fu)) == (12000, 8000, 4000, 2000)
    assert checked == 54


LIMITS = [
    (range(5, 6), (12000, 8000, 4000, 2000)),
    (range(6, 8), (18000, 12000, 6000, 3000)),
    (range(8, 11), (24000, 16000, 8000, 4000)),
    (range(11, 13), (36000, 24000, 12000, 6000)),
    (range(13, 26), (48000, 32000, 16000, 8000)),
]


@pytest.mark.parametrize(("hans", "cell"), LIMITS)
def test_limits_of_both_books(hans: range, cell: tuple[int, ...]) -> None:
    for han in hans:
        assert {paid(base_of(han, fu)) for fu in FU} == {cell}


def test_yakuman_add_up() -> None:
    assert paid(2 * YAKUMAN) == (96000, 64000, 32000, 16000)


def test_kiriage() -> None:
    kiriage = ValuePlan(round_up_from=1920)
    assert paid(base_of(4, 30, kiriage)) == paid(base_of(3, 60, kiriage)) == (12000, 8000, 4000, 2000)
    assert paid(base_of(3, 50, kiriage)) == (9600, 6400, 3200, 1600)


def test_vectors_of_the_spec() -> None:
    """T-U1, T-U2, T-U3."""
    for base in (base_of(1, 30),):
        assert (by_ron(SOUTH, base), by_ron(EAST, base)) == (1000, 1500)
        assert by_tsumo(SOUTH, base) == (500, 300, 300)
    assert by_tsumo(SOUTH, base_of(2, 20)) == (700, 400, 400)


def test_paifu_example() -> None:
    """T-Z1: a dealer's haneman and a han at 20 fu more, 100 for the chicken of the next player (001:3230-3240)."""
    hand = tsumo(Award(EAST, 3000), Counters(), RIICHI) + tsumo(Award(EAST, base_of(1, 20)), Counters(), RIICHI)
    chicken = Ledger((Transfer(SOUTH, EAST, 100, Reason.CHOMBO),))
    assert (hand + chicken).total(EAST) == 19300
    assert after((25000,) * 4, hand + chicken) == (44300, 18500, 18600, 18600)


def test_open_sky_has_no_end() -> None:
    base = base_of(200, 110, ValuePlan(open_sky=True))
    exact = 4 * 110 * 2**202
    assert by_ron(SOUTH, base) == -(-exact // 100) * 100


def test_other_rounding() -> None:
    """Each payment by itself, up to the next step: tens in some games, not at all in others."""
    award = Award(SOUTH, 246)
    assert tsumo(award, Counters(), PaymentPlan(round_to=10)).changes(4) == (-500, 1000, -250, -250)
    assert tsumo(award, Counters(), PaymentPlan(round_to=1)).changes(4) == (-492, 984, -246, -246)
    # The hand is rounded, and the honba are added to it (000:809).
    thousands = PaymentPlan(round_to=1000)
    ledger = tsumo(award, Counters(honba=1), thousands)
    assert ledger.changes(4) == (-1100, 3300, -1100, -1100)
    assert ledger.because(Reason.HONBA).changes(4) == (-100, 300, -100, -100)


# ---------------------------------------------------------------- honba and sticks


def test_honba_and_sticks_of_one_win() -> None:
    counters = Counters(honba=2, sticks=3)
    one = ron([Award(SOUTH, base_of(3, 30))], WEST, counters, RIICHI)
    assert one.changes(4) == (0, 3900 + 600 + 3000, -4500, 0)
    assert one.total(TableAccount.STICKS) == -3000
    assert one.rows == (
        Transfer(WEST, SOUTH, 3900, Reason.RON),
        Transfer(WEST, SOUTH, 600, Reason.HONBA, {"count": 2}),
        Transfer(TableAccount.STICKS, SOUTH, 3000, Reason.STICKS, {"count": 3}),
    )
    assert tsumo(Award(EAST, 640), counters, RIICHI).changes(4) == (3 * 1500 + 3000, -1500, -1500, -1500)


def test_honba_of_all_losers() -> None:
    plan = PaymentPlan(honba_payer="all")
    assert ron([Award(SOUTH, 240)], WEST, Counters(honba=2), plan).changes(4) == (-200, 1600, -1200, -200)


def test_dear_honba() -> None:
    plan = PaymentPlan(honba_each=500)
    assert ron([Award(SOUTH, 240)], WEST, Counters(honba=1), plan).changes(4) == (0, 2500, -2500, 0)


def test_a_stick_for_riichi() -> None:
    assert riichi(WEST, RIICHI).totals() == {WEST: -1000, TableAccount.STICKS: 1000}


# ---------------------------------------------------------------- several winners

TRIPLE = [Award(NORTH, base_of(3, 30)), Award(SOUTH, base_of(2, 30)), Award(WEST, MANGAN)]
"""000:813-834: 2000, 8000 and 3900 from the dealer; two honba, a stick of old and those of West and North."""
ON_THE_TABLE = Counters(honba=2, sticks=3, declared=(WEST, NORTH))


def test_triple_ron_of_the_book() -> None:
    ledger = ron(TRIPLE, EAST, ON_THE_TABLE, RIICHI)
    assert ledger.changes(4) == (-14500, 5600, 8000, 3900)
    # The book takes 17500 from the dealer: it counts the sticks twice, and 3000 of the 100000 points are gone.
    assert after((27000, 20100, 26900, 23000), ledger) == (12500, 25700, 34900, 26900)


def test_own_sticks_go_back() -> None:
    plan = PaymentPlan(multiple_ron_sticks="own_returned")
    ledger = ron(TRIPLE, EAST, ON_THE_TABLE, plan)
    assert ledger.changes(4) == (-14500, 2000 + 600 + 1000, 9000, 4900)
    assert [row.target for row in ledger.because(Reason.STICK_RETURNED)] == [WEST, NORTH]
    # A lone winner takes all, the own stick among them.
    assert ron(TRIPLE[:1], EAST, ON_THE_TABLE, plan).changes(4) == (-4500, 0, 0, 7500)


def test_honba_for_each_winner() -> None:
    plan = PaymentPlan(multiple_ron_honba="each")
    assert ron(TRIPLE, EAST, ON_THE_TABLE, plan).changes(4) == (-13900 - 1800, 5600, 8600, 4500)


def test_atamahane() -> None:
    plan = PaymentPlan(double_ron="atamahane", triple_ron="atamahane")
    assert ron(TRIPLE, EAST, ON_THE_TABLE, plan).changes(4) == (-2600, 5600, 0, 0)
    # The nearest to the right of South's discard is West, not North.
    assert [award.winner for award in ron_winners(TRIPLE[::2], SOUTH, plan)] == [WEST]


def test_thirteen_orphans_go_first() -> None:
    plan = PaymentPlan(double_ron="kokushi_first", triple_ron="kokushi_first")
    assert [award.winner for award in ron_winners(TRIPLE, EAST, plan)] == [SOUTH]
    orphans = Award(NORTH, MANGAN, orphans=True)
    assert [award.winner for award in ron_winners((orphans, *TRIPLE[1:]), EAST, plan)] == [NORTH]


def test_triple_ron_that_aborts() -> None:
    plan = PaymentPlan(triple_ron="abort")
    assert ron(TRIPLE, EAST, ON_THE_TABLE, plan) == Ledger()
    assert ron(TRIPLE[:2], EAST, ON_THE_TABLE, plan).changes(4) == (-6500, 5600, 0, 3900)


def test_double_ron_that_aborts() -> None:
    plan = PaymentPlan(double_ron="abort")
    assert ron(TRIPLE[:2], EAST, ON_THE_TABLE, plan) == Ledger()
    assert ron(TRIPLE[:1], EAST, ON_THE_TABLE, plan).changes(4) == (-4500, 0, 0, 7500)
    assert ron(TRIPLE, EAST, ON_THE_TABLE, plan).changes(4) == (-14500, 5600, 8000, 3900)


def test_the_first_caller_wins_alone_wherever_the_seat() -> None:
    plan = PaymentPlan(double_ron="first_caller", triple_ron="first_caller")
    assert ron(TRIPLE, EAST, ON_THE_TABLE, plan).changes(4) == (-4500, 0, 0, 7500)
    assert ron(TRIPLE[1:], EAST, ON_THE_TABLE, plan).changes(4) == (-2600, 5600, 0, 0)
    assert ron(TRIPLE[:0:-1], EAST, ON_THE_TABLE, plan).changes(4) == (-8600, 0, 11600, 0)
    with pytest.raises(ValueError, match="cannot win"):
        ron([TRIPLE[0], TRIPLE[0]], EAST, ON_THE_TABLE, plan)


def test_impossible_winners_are_refused() -> None:
    with pytest.raises(ValueError, match=r"seats \[0, 1\] cannot win on a discard of seat 0"):
        ron([Award(EAST, 240), Award(SOUTH, 240)], EAST, Counters(), RIICHI)
    with pytest.raises(ValueError, match="there is no seat 3 at a table of 3"):
        tsumo(Award(NORTH, 240), Counters(), SANMA)
    with pytest.raises(ValueError, match="seat 1 is not liable for the own hand"):
        tsumo(Award(SOUTH, YAKUMAN, (Liability(SOUTH, "daisangen", YAKUMAN),)), Counters(), RIICHI)


def test_a_place_may_pay_for_the_honba() -> None:
    """001:2889-2890: on a ron and on a tsumo; whose place it is must be told."""
    told = Counters(honba=2, points=(20000, 25000, 31000, 24000))
    first, last = (PaymentPlan(honba_payer=place) for place in ("first_place", "last_place"))
    assert ron([Award(SOUTH, 240)], NORTH, told, first).changes(4) == (0, 1600, -600, -1000)
    assert tsumo(Award(SOUTH, 240), told, last).changes(4) == (-1100, 1700, -300, -300)
    assert ron([Award(WEST, 240)], NORTH, told, first).changes(4) == (0, -600, 1600, -1000), "the next one"
    untold = ron([Award(SOUTH, 240)], NORTH, Counters(honba=2), first)
    assert untold.total(TableAccount.PLACED) == -600


# ---------------------------------------------------------------- pao

ALL_PAO = ("daisangen", "daisuushii", "suukantsu", "rinshan")


def pao(winner: int, liable: int, yaku: str = "daisangen", base: int = YAKUMAN, part: int = YAKUMAN) -> Award:
    return Award(winner, base, (Liability(liable, yaku, part),))


@pytest.mark.parametrize("yaku", ["daisangen", "daisuushii", "suukantsu"])
def test_the_liable_player_pays_a_tsumo_alone_and_half_of_a_ron(yaku: str) -> None:
    plan = PaymentPlan(pao=ALL_PAO)
    counters = Counters(honba=1, sticks=1)
    at_tsumo = tsumo(pao(SOUTH, EAST, yaku), counters, plan)
    assert at_tsumo.changes(4) == (-32300, 33300, 0, 0)
    assert at_tsumo.rows[0] == Transfer(EAST, SOUTH, 32000, Reason.PAO, {"yaku": yaku})
    assert tsumo(pao(EAST, WEST, yaku), counters, plan).changes(4) == (49300, 0, -48300, 0)
    # Half each "whoever of them deals" (000:785); the discarder pays the honba.
    assert ron([pao(SOUTH, EAST, yaku)], NORTH, counters, plan).changes(4) == (-16000, 33300, 0, -16300)
    assert ron([pao(EAST, WEST, yaku)], NORTH, counters, plan).changes(4) == (49300, 0, -24000, -24300)
    # Whoever feeds both pays as for any ron.
    assert ron([pao(SOUTH, EAST, yaku)], EAST, counters, plan).rows[0].reason is Reason.RON
    assert ron([pao(SOUTH, EAST, yaku)], EAST, counters, plan).changes(4) == (-32300, 33300, 0, 0)


def test_rinshan_is_paid_by_who_fed_the_kan() -> None:
    plan = PaymentPlan(pao=ALL_PAO)
    award = pao(SOUTH, WEST, "rinshan", base_of(3, 30), base_of(3, 30))
    assert tsumo(award, Counters(honba=1), plan).changes(4) == (0, 4200, -4200, 0)
    assert tsumo(award, Counters(honba=1), RIICHI).changes(4) == (-2100, 4300, -1100, -1100), "not in this plan"


def test_the_feeder_may_pay_all_shares_of_the_tsumo() -> None:
    """001:7254: 2000, 1000 and 1000, not the 3900 of a ron."""
    plan = PaymentPlan(pao=ALL_PAO, rinshan_pao_pays="tsumo")
    award = pao(SOUTH, WEST, "rinshan", base_of(3, 30), base_of(3, 30))
    assert tsumo(award, Counters(honba=1), plan).changes(4) == (0, 4300, -4300, 0)
    assert tsumo(pao(SOUTH, WEST), Counters(), plan).changes(4) == (0, 32000, -32000, 0), "other yaku as ever"
    broken = Counters(broken=SOUTH)  # wareme: 1920 of each, rounded by itself
    weighed = PaymentPlan(pao=ALL_PAO, rinshan_pao_pays="tsumo", break_weight=2)
    assert tsumo(award, broken, weighed).changes(4) == (0, 6000, -6000, 0)


def test_the_feeder_may_pay_twice_or_for_the_kan_alone() -> None:
    """001:2910-2911; 16 fu x 3 han are a hundred, of which a dealer gets six times as much, others four times."""
    award, kan = (pao(SOUTH, WEST, "rinshan", base_of(3, 30), part) for part in (base_of(3, 30), 100))
    twice = PaymentPlan(pao=ALL_PAO, rinshan_pao_pays="double")
    assert tsumo(award, Counters(honba=1), twice).changes(4) == (-2000, 5300, -2300, -1000)
    alone = PaymentPlan(pao=ALL_PAO, rinshan_pao_pays="kan")
    assert tsumo(kan, Counters(), alone).changes(4) == (-1800, 4000, -1300, -900)
    of_dealer = pao(EAST, WEST, "rinshan", base_of(3, 30), 100)
    assert tsumo(of_dealer, Counters(), alone).changes(4) == (6000, -1800, -2400, -1800)
    dear = pao(SOUTH, WEST, "rinshan", 100, 400)  # no more than the hand is worth
    assert tsumo(dear, Counters(), alone).changes(4) == (0, 400, -400, 0)


def test_half_of_what_others_pay_for_a_tsumo_is_the_liable_players() -> None:
    """001:2882: rounded up; the own share is paid in full, and the honba as ever."""
    half = PaymentPlan(pao=ALL_PAO, pao_tsumo="half")
    assert tsumo(pao(SOUTH, NORTH), Counters(), half).changes(4) == (-8000, 32000, -4000, -20000)
    assert tsumo(pao(SOUTH, EAST), Counters(honba=1), half).changes(4) == (-24300, 32300, -4000, -4000)
    assert tsumo(pao(EAST, WEST), Counters(), half).changes(4) == (48000, -8000, -32000, -8000)
    # 1300 and 700 as 700 + 600 and 400 + 300
    small = pao(SOUTH, NORTH, "rinshan", base_of(2, 40), base_of(2, 40))
    helped = PaymentPlan(pao=ALL_PAO, rinshan_pao_pays="half")
    assert tsumo(small, Counters(), helped).changes(4) == (-600, 2700, -300, -1800)
    # by ron nothing changes
    assert ron([pao(SOUTH, EAST)], NORTH, Counters(), half).changes(4) == (-16000, 32000, 0, -16000)


def test_honba_of_a_ron_under_pao_may_be_the_liable_players() -> None:
    plan = PaymentPlan(pao_honba_payer="liable")
    assert ron([pao(SOUTH, EAST)], NORTH, Counters(honba=1), plan).changes(4) == (-16300, 32300, 0, -16000)
    assert ron([Award(SOUTH, 240)], NORTH, Counters(honba=1), plan).changes(4) == (0, 1300, 0, -1300)


def test_pao_covers_the_other_yakuman_or_does_not() -> None:
    double = pao(SOUTH, WEST, base=2 * YAKUMAN)
    assert tsumo(double, Counters(honba=1), RIICHI).changes(4) == (0, 64300, -64300, 0)
    assert ron([double], NORTH, Counters(honba=1), RIICHI).changes(4) == (0, 64300, -32000, -32300)
    apart = PaymentPlan(pao_combined=False)
    assert tsumo(double, Counters(honba=1), apart).changes(4) == (-16000, 64300, -40300, -8000)
    assert ron([double], NORTH, Counters(honba=1), apart).changes(4) == (0, 64300, -16000, -48300)
    single = pao(SOUTH, WEST)
    assert tsumo(single, Counters(), apart) == tsumo(single, Counters(), RIICHI)


def test_two_liable_players_pay_a_yakuman_each() -> None:
    plan = PaymentPlan(pao=ALL_PAO)
    liabilities = (Liability(WEST, "daisuushii", YAKUMAN), Liability(NORTH, "suukantsu", YAKUMAN))
    assert tsumo(Award(SOUTH, 2 * YAKUMAN, liabilities), Counters(), plan).changes(4) == (0, 64000, -32000, -32000)
    # A third yakuman is that of the first to become liable, or everybody's.
    triple = Award(SOUTH, 3 * YAKUMAN, liabilities)
    assert tsumo(triple, Counters(), plan).changes(4) == (0, 96000, -64000, -32000)
    apart = PaymentPlan(pao=ALL_PAO, pao_combined=False)
    assert tsumo(triple, Counters(), apart).changes(4) == (-16000, 96000, -40000, -40000)
    # Where several yakuman pay as one there is nothing left for the second.
    assert tsumo(Award(SOUTH, YAKUMAN, liabilities), Counters(), plan).changes(4) == (0, 32000, -32000, 0)


# ---------------------------------------------------------------- three players


def test_three_players_lose_a_share_on_a_tsumo() -> None:
    counters = Counters(honba=1)
    assert tsumo(Award(SOUTH, MANGAN), counters, SANMA).changes(3) == (-4100, 6200, -2100)
    assert tsumo(Award(EAST, MANGAN), counters, SANMA).changes(3) == (8200, -4100, -4100)
    assert ron([Award(SOUTH, MANGAN)], WEST, counters, SANMA).changes(3) == (0, 8200, -8200)
    assert tsumo(pao(SOUTH, WEST), counters, SANMA).changes(3) == (0, 32200, -32200)


# ---------------------------------------------------------------- draws and chombo


@pytest.mark.parametrize(
    ("tenpai", "changes"),
    [
        ((), (0, 0, 0, 0)),
        ((SOUTH,), (-1000, 3000, -1000, -1000)),
        ((SOUTH, NORTH), (-1500, 1500, -1500, 1500)),
        ((EAST, SOUTH, NORTH), (1000, 1000, -3000, 1000)),
        ((EAST, SOUTH, WEST, NORTH), (0, 0, 0, 0)),
    ],
)
def test_noten_payments(tenpai: tuple[int, ...], changes: tuple[int, ...]) -> None:
    ledger = noten(tenpai, RIICHI)
    assert ledger.changes(4) == changes
    assert len(ledger) == {0: 0, 1: 3, 2: 2, 3: 3, 4: 0}[len(tenpai)]


def test_noten_payments_of_other_totals() -> None:
    assert noten([EAST], SANMA).changes(3) == (2000, -1000, -1000)
    assert noten([EAST, WEST], SANMA).changes(3) == (1000, -2000, 1000)
    assert noten([EAST], PaymentPlan(noten_total=0)) == Ledger()
    assert noten([WEST], PaymentPlan(noten_total=1000)).changes(4) == (-400, -300, 1000, -300)
    assert noten([WEST], PaymentPlan(noten_total=1000), dealer=1).changes(4) == (-300, -400, 1000, -300)


def test_nagashi_mangan_is_paid_like_a_tsumo() -> None:
    counters = Counters(dealer=WEST, honba=2, sticks=1)
    assert nagashi([EAST], counters, RIICHI).changes(4) == (8000, -2000, -4000, -2000)
    assert nagashi([WEST], counters, RIICHI).changes(4) == (-4000, -4000, 12000, -4000)
    assert {row.reason for row in nagashi([EAST], counters, RIICHI)} == {Reason.NAGASHI}
    as_win = PaymentPlan(nagashi_as_win=True)
    assert nagashi([EAST], counters, as_win).changes(4) == (9600, -2200, -4200, -2200)


def test_two_nagashi_mangan_pay_each_other_too() -> None:
    counters = Counters(dealer=WEST, honba=1, sticks=1)
    assert nagashi([EAST, WEST], counters, RIICHI).changes(4) == (8000 - 4000, -6000, 12000 - 4000, -6000)
    # As wins: honba and sticks go to the first from the dealer on.
    as_win = nagashi([EAST, WEST], counters, PaymentPlan(nagashi_as_win=True))
    assert as_win.changes(4) == (3900, -6100, 8000 + 300 + 1000, -6100)
    assert nagashi([], counters, RIICHI) == Ledger()


def test_chombo_is_a_mangan_the_other_way_round() -> None:
    assert chombo(EAST, Counters(), RIICHI).changes(4) == (-12000, 4000, 4000, 4000)
    assert chombo(WEST, Counters(honba=3), RIICHI).changes(4) == (4000, 2000, -8000, 2000)
    assert chombo(WEST, Counters(), SANMA).changes(3) == (4000, 2000, -6000)


def test_chombo_gives_back_the_sticks_of_the_deal() -> None:
    counters = Counters(sticks=3, declared=(SOUTH, WEST))
    ledger = chombo(WEST, counters, RIICHI)
    assert ledger.changes(4) == (4000, 3000, -7000, 2000)
    assert ledger.total(TableAccount.STICKS) == -2000


def test_chombo_of_the_final_score_leaves_the_points_alone() -> None:
    ledger = chombo(WEST, Counters(), PaymentPlan(chombo="final_minus_20"))
    assert ledger.changes(4) == (0, 0, 0, 0)
    assert ledger.totals(Unit.SCORE) == {WEST: -20000, TableAccount.FINES: 20000}
    assert chombo(WEST, Counters(), PaymentPlan(chombo="none")) == Ledger()


# ---------------------------------------------------------------- whatever the plan


plans = st.builds(
    PaymentPlan,
    seats=st.sampled_from([3, 4]),
    dealer_weight=st.sampled_from([1, 2]),
    round_to=st.sampled_from([1, 10, 100, 1000]),
    honba_each=st.sampled_from([0, 100, 500]),
    honba_payer=st.sampled_from(["discarder", "all", "first_place", "last_place"]),
    double_ron=st.sampled_from(["all_paid", "atamahane", "abort", "first_caller"]),
    triple_ron=st.sampled_from(["all_paid", "atamahane", "abort", "first_caller"]),
    multiple_ron_sticks=st.sampled_from(["nearest", "own_returned"]),
    multiple_ron_honba=st.sampled_from(["nearest", "each"]),
    pao=st.sampled_from([(), ("daisangen",), ALL_PAO]),
    pao_combined=st.booleans(),
    pao_honba_payer=st.sampled_from(["discarder", "liable", "half", "all"]),
    pao_honba_rest=st.sampled_from(["nobody", "third", "left", "liable", "discarder", "both"]),
    pao_honba_tsumo=st.sampled_from(["liable", "all"]),
    pao_tsumo=st.sampled_from(["whole", "half"]),
    rinshan_pao_pays=st.sampled_from(["ron", "tsumo", "half", "double", "kan"]),
    noten_total=st.integers(0, 60).map(lambda hundreds: hundreds * 100),
    nagashi_as_win=st.booleans(),
)


@st.composite
def endings(draw: st.DrawFn) -> tuple[PaymentPlan, Counters, int, list[Award]]:
    """A plan, the table, a discarder, and what the others would win."""
    plan = draw(plans)
    seats = range(plan.seats)
    declared = tuple(seat for seat in seats if draw(st.booleans()))
    sticks = len(declared) + draw(st.integers(0, 3))
    counters = Counters(draw(st.sampled_from(seats)), draw(st.integers(0, 5)), sticks, declared)
    discarder = draw(st.sampled_from(seats))
    awards = []
    for winner in draw(st.lists(st.sampled_from([s for s in seats if s != discarder]), min_size=1, unique=True)):
        liable = draw(st.sampled_from([seat for seat in seats if seat != winner]))
        base = draw(st.integers(1, 4000) | st.sampled_from([8000, 16000, 10**30]))
        liability = Liability(liable, draw(st.sampled_from(ALL_PAO)), draw(st.sampled_from([base, 1 + base // 2])))
        awards.append(Award(winner, base, (liability,) if draw(st.booleans()) else ()))
    return plan, counters, discarder, awards


def answerable(plan: PaymentPlan, award: Award) -> set[int]:
    return {liability.seat for liability in award.liabilities if liability.yaku in plan.pao}


@given(endings())
def test_a_ron_is_paid_by_the_right_ones_only(ending: tuple[PaymentPlan, Counters, int, list[Award]]) -> None:
    plan, counters, discarder, awards = ending
    ledger = ron(awards, discarder, counters, plan)
    winners = {award.winner: award for award in ron_winners(awards, discarder, plan)}
    assert sum(ledger.totals().values()) == 0
    for row in ledger:
        assert row.target in winners
        allowed = {discarder, TableAccount.STICKS} | answerable(plan, winners[row.target])
        assert row.source in allowed or row.reason is Reason.HONBA
    assert ledger.total(TableAccount.STICKS) == (-counters.sticks * plan.stick if winners else 0)
    for winner, award in winners.items():
        won = sum(row.amount for row in ledger if row.target == winner and row.reason in (Reason.RON, Reason.PAO))
        factor = 3 * plan.dealer_weight if winner == counters.dealer else plan.dealer_weight + 2
        assert 0 <= won - factor * award.base < 4 * plan.round_to


@given(endings(), st.randoms(use_true_random=False))
def test_the_order_in_which_winners_are_named_does_not_matter(
    ending: tuple[PaymentPlan, Counters, int, list[Award]], random: Any
) -> None:
    plan, counters, discarder, awards = ending
    assume("first_caller" not in (plan.double_ron, plan.triple_ron))
    assert ron(random.sample(awards, len(awards)), discarder, counters, plan) == ron(awards, discarder, counters, plan)


@given(endings())
def test_a_tsumo_is_paid_by_the_right_ones_only(ending: tuple[PaymentPlan, Counters, int, list[Award]]) -> None:
    plan, counters, _, [award, *_] = ending
    ledger = tsumo(award, counters, plan)
    payers = {row.source for row in ledger} - {TableAccount.STICKS, TableAccount.PLACED}
    losers = set(range(plan.seats)) - {award.winner}
    assert sum(ledger.totals().values()) == 0
    assert {row.target for row in ledger} == {award.winner}
    if answerable(plan, award):
        assert answerable(plan, award) <= payers <= losers
    else:
        assert payers == losers
        dealer_pays = award.base * plan.dealer_weight
        for row in ledger.because(Reason.TSUMO):
            share = dealer_pays if counters.dealer in (award.winner, row.source) else award.base
            assert 0 <= row.amount - share < plan.round_to


@given(plans, st.sets(st.integers(0, 2)), st.integers(0, 2))
def test_draws_and_chombo_sum_to_zero(plan: PaymentPlan, seats: set[int], dealer: int) -> None:
    counters = Counters(dealer, honba=1, sticks=1)
    drawn = noten(seats, plan)
    assert sum(drawn.changes(plan.seats)) == 0
    assert {row.target for row in drawn} <= seats
    assert {row.source for row in drawn}.isdisjoint(seats)
    assert sum(nagashi(seats, counters, plan).totals().values()) == 0
    fine = chombo(dealer, counters, plan)
    assert sum(fine.changes(plan.seats)) == 0
    assert {row.source for row in fine} <= {dealer}


@given(endings(), st.integers(1, 3))
def test_seats_are_relative(ending: tuple[PaymentPlan, Counters, int, list[Award]], turn: int) -> None:
    """Turn the table, and the payments turn with it."""
    plan, counters, discarder, awards = ending

    def turned(seat: int) -> int:
        return (seat + turn) % plan.seats

    turned_counters = Counters(
        turned(counters.dealer), counters.honba, counters.sticks, tuple(map(turned, counters.declared))
    )
    turned_awards = [
        Award(
            turned(award.winner),
            award.base,
            tuple(Liability(turned(liable.seat), liable.yaku, liable.base) for liable in award.liabilities),
        )
        for award in awards
    ]
    changes = ron(awards, discarder, counters, plan).changes(plan.seats)
    turned_changes = ron(turned_awards, turned(discarder), turned_counters, plan).changes(plan.seats)
    assert [turned_changes[turned(seat)] for seat in range(plan.seats)] == list(changes)


# ---------------------------------------------------------------- stored games

WINDS = "ESWN"
RELATIVE = {"shimocha": 1, "toimen": 2, "kamicha": -1}


def wins_of(file: str) -> list[dict[str, Any]]:
    path = DATA / "hands" / file
    if not path.exists():
        pytest.skip(f"the scored hands {path.name} are not there")
    return [json.loads(line) for line in path.read_text("utf-8").splitlines()]


def award_of(win: dict[str, Any]) -> Award:
    expected = win["expected"]
    base = YAKUMAN * expected["yakuman"] if expected["yakuman"] else base_of(expected["han"], expected["fu"] or 0)
    liable = (Liability(WINDS.index(win["liable"]), "daisangen", base),) if "liable" in win else ()
    return Award(WINDS.index(win["seat_wind"]), base, liable)


def plan_of(win: dict[str, Any]) -> PaymentPlan:
    return SANMA if win["players"] == 3 else RIICHI


def discarder_of(win: dict[str, Any]) -> int:
    return (WINDS.index(win["seat_wind"]) + RELATIVE[win["ron_from"]]) % int(win["players"])


def ledger_of(win: dict[str, Any]) -> Ledger:
    counters = Counters(honba=win["honba"], sticks=win["deposits"])
    if win["win"] == "tsumo":
        return tsumo(award_of(win), counters, plan_of(win))
    return ron([award_of(win)], discarder_of(win), counters, plan_of(win))


def expected_changes(win: dict[str, Any]) -> tuple[int, ...]:
    return tuple(win["expected"]["payments"][wind] for wind in WINDS[: win["players"]])


@pytest.mark.parametrize(("file", "rows"), [("tenhou_wins.jsonl", 8645), ("hule.jsonl", 5051), ("mjx_wins.jsonl", 287)])
def test_every_stored_win_is_paid_alike(file: str, rows: int) -> None:
    wins = wins_of(file)
    assert len(wins) == rows
    differing = {win["id"] for win in wins if ledger_of(win).changes(win["players"]) != expected_changes(win)}
    assert differing == set()


def test_stored_double_rons_are_paid_alike() -> None:
    deals = defaultdict(list)
    for win in wins_of("tenhou_wins.jsonl"):
        deals[win["id"].removesuffix("b")].append(win)
    doubles = [wins for wins in deals.values() if len(wins) == 2]
    assert len(doubles) == 49
    for wins in doubles:
        # The source names the nearest winner first, and puts honba and sticks down to him.
        counters = Counters(honba=wins[0]["honba"], sticks=wins[0]["deposits"])
        awards = [award_of(win) for win in reversed(wins)]
        changes = ron(awards, discarder_of(wins[0]), counters, plan_of(wins[0])).changes(wins[0]["players"])
        assert changes == tuple(map(sum, zip(*map(expected_changes, wins), strict=True)))


def exhausted_deals() -> Iterator[tuple[PaymentPlan, int, ET.Element]]:
    """Plan, dealer and end of each exhaustive draw, nagashi mangan among them."""
    archives = sorted((DATA / "tenhou").glob("*.tar.gz"))
    if not archives:
        pytest.skip("the games of tenhou are not there")
    for path in archives:
        with tarfile.open(path) as archive:
            for member in archive.getmembers():
                file = archive.extractfile(member)
                if file is None:
                    continue
                dealer = 0
                for event in ET.parse(file).getroot():
                    dealer = int(event.get("oya", dealer))
                    if event.tag == "RYUUKYOKU" and event.get("type") in (None, "nm"):
                        yield SANMA if "sanma" in path.name else RIICHI, dealer, event


def test_stored_draws_are_paid_alike() -> None:
    draws = nagashis = 0
    for plan, dealer, event in exhausted_deals():
        changes = tuple(int(change) * 100 for change in event.attrib["sc"].split(",")[1::2])[: plan.seats]
        if event.get("type") == "nm":
            counters = Counters(dealer)
            assert changes in {nagashi([seat], counters, plan).changes(plan.seats) for seat in range(plan.seats)}
            nagashis += 1
        else:
            shown = [seat for seat in range(plan.seats) if f"hai{seat}" in event.attrib]
            assert noten(shown, plan).changes(plan.seats) == changes
            draws += 1
    assert (draws, nagashis) == (1501, 2)
