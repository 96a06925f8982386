"""Linear payments (001:3200-3205): han are added up, and the dealer has a share of them."""

import pytest

import jantaku as jan
from jantaku.rules import RuleSetError, read
from jantaku.scoring.payments import Award, Counters, ron, tsumo
from jantaku.scoring.score import value_of

LINEAR = read('id = "club"\nextends = "riichi"\nlinear_scoring = "on"\n')
WITH_BONUS = read('id = "club"\nextends = "riichi"\nlinear_scoring = "on"\nlinear_limit_bonus = "on"\n')
PAYMENTS = LINEAR.plan.payments


@pytest.mark.parametrize(("han", "fu", "base"), [(0, 22, 22), (1, 0, 25), (5, 10, 135), (9, 7, 232), (10, 7, 250)])
def test_fu_count_up_to_nine_han(han: int, fu: int, base: int) -> None:
    assert value_of(LINEAR.plan.value, han, fu) == base


@pytest.mark.parametrize(
    ("han", "base", "to_dealer", "by_dealer", "by_other"),
    [(2, 50, 55, 55, 50), (6, 150, 165, 165, 150), (7, 175, 210, 210, 175), (12, 300, 360, 360, 300)],
)
def test_the_dealer_gets_and_pays_a_share_more(
    han: int, base: int, to_dealer: int, by_dealer: int, by_other: int
) -> None:
    ledger = tsumo(Award(0, base, han=han), Counters(), PAYMENTS)
    assert [-ledger.total(seat) for seat in (1, 2, 3)] == [to_dealer] * 3
    ledger = tsumo(Award(1, base, han=han), Counters(), PAYMENTS)
    assert [-ledger.total(seat) for seat in (0, 2, 3)] == [by_dealer, by_other, by_other]


@pytest.mark.parametrize("discarder", [0, 2])
def test_a_ron_is_paid_for_all_but_one_who_does_not_deal(discarder: int) -> None:
    assert ron([Award(1, 100, han=4)], discarder, Counters(), PAYMENTS).total(1) == 210
    assert ron([Award(3, 300, han=12)], discarder, Counters(), PAYMENTS).total(3) == 660


def test_a_dealer_is_paid_two_shares_for_a_ron() -> None:
    assert ron([Award(0, 100, han=4)], 1, Counters(), PAYMENTS).total(0) == 220


def test_a_payment_is_rounded_with_the_share_in_it() -> None:
    assert tsumo(Award(1, 31, han=1), Counters(), PAYMENTS).changes(4) == (-35, 95, -30, -30)
    assert tsumo(Award(1, 34, han=1), Counters(), PAYMENTS).changes(4) == (-35, 105, -35, -35)


@pytest.mark.parametrize(
    ("hand", "tile", "base"),
    [
        ("123456789m 33z 44z", "4z", 137),  # 5 han and 12 fu: no bonus yet
        ("123456m 789m 33z 45m", "3m", 205),  # 6 han and 5 fu, and 2 han more
        ("123456m 789m 22m 45m", "3m", 355),  # 9 han and 5 fu, and 5 han more
        ("222m 444p 666s 888s 9p", "9p", 500),  # a yakuman
    ],
)
def test_high_hands_have_a_bonus(hand: str, tile: str, base: int) -> None:
    assert jan.score(hand, tile, rules=WITH_BONUS).base == base


def test_seven_pairs_have_ten_fu_and_a_closed_tsumo_is_no_han() -> None:
    pairs = jan.score("1199m 2288p 3377s 4z", "4z", rules=LINEAR)
    assert (pairs.han, pairs.fu) == (2, 10)
    drawn = jan.score("234m 345p 567s 88p 67m", "5m", by="tsumo", rules=LINEAR)
    assert "menzen_tsumo" not in [element.id for element in drawn.elements]


@pytest.mark.parametrize(
    "other",
    [
        'aotenjou = "on"',
        'simplified_values = "on"',
        'wareme = "dealer_x2"',
        "honba_value = 100",
        'five_wins_in_a_row = "on"',
    ],
)
def test_what_belongs_to_other_payments_is_refused(other: str) -> None:
    with pytest.raises(RuleSetError):
        read(f'id = "club"\nextends = "riichi"\nlinear_scoring = "on"\n{other}\n')


@pytest.mark.parametrize("alone", ['linear_limit_bonus = "on"', "han_to_fu_rate = 30"])
def test_what_belongs_to_linear_payments_needs_them(alone: str) -> None:
    with pytest.raises(RuleSetError, match="linear_scoring"):
        read(f'id = "club"\nextends = "riichi"\n{alone}\n')
