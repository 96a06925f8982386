"""A ledger sums to zero whatever is written into it, and can be undone."""

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from jantaku.scoring.ledger import (
    Ledger,
    Reason,
    TableAccount,
    Transfer,
    Unit,
    after,
    apportion,
    merge,
    transfers,
    turn_order,
)
from jantaku.texts import LANGUAGES, Texts

ACCOUNTS = st.integers(min(TableAccount), 3)


@st.composite
def rows(draw: st.DrawFn) -> Transfer:
    source, target = draw(st.lists(ACCOUNTS, min_size=2, max_size=2, unique=True))
    amount = draw(st.integers(1, 10**40))
    return Transfer(source, target, amount, draw(st.sampled_from(Reason)), unit=draw(st.sampled_from(Unit)))


ledgers = st.lists(rows(), max_size=8).map(lambda written: Ledger(tuple(written)))


@given(ledgers)
def test_a_ledger_sums_to_zero_in_each_unit(ledger: Ledger) -> None:
    for unit in Unit:
        assert sum(ledger.totals(unit).values()) == 0


@given(ledgers, ledgers)
def test_adding_ledgers_adds_their_totals(one: Ledger, other: Ledger) -> None:
    for account in range(min(TableAccount), 4):
        assert (one + other).total(account) == one.total(account) + other.total(account)


@given(ledgers, ledgers)
def test_a_reversed_ledger_comes_to_nothing(one: Ledger, other: Ledger) -> None:
    undone = one.reverse()
    assert not any(undone.totals().values())
    assert undone.reverse() == undone, "what is undone is not undone again"
    shifted = other + undone
    for row in shifted.rows[len(other) + len(one) :]:
        assert row.reverses is not None
        opposite = shifted.rows[row.reverses]
        assert (row.source, row.target, row.amount) == (opposite.target, opposite.source, opposite.amount)


@given(ledgers)
def test_a_ledger_survives_being_written_down(ledger: Ledger) -> None:
    assert msgspec.json.decode(msgspec.json.encode(ledger), type=Ledger) == ledger


def test_one_row_is_undone_with_its_cause() -> None:
    ledger = Ledger((Transfer(0, 1, 3900, Reason.RON), Transfer(0, 1, 300, Reason.HONBA, {"count": 1}))).caused_by(7)
    undone = ledger.reverse([1], cause=9)
    assert undone.changes(2) == (-3900, 3900)
    assert undone.rows[-1] == Transfer(1, 0, 300, Reason.HONBA, {"count": 1}, cause=9, reverses=1)
    assert [row.cause for row in undone] == [7, 7, 9]
    with pytest.raises(ValueError, match="row 1 is undone already"):
        undone.reverse([1])
    with pytest.raises(ValueError, match="there is no row 5 in a ledger of 2"):
        ledger.reverse([5])


def test_a_row_moves_something_between_two_accounts() -> None:
    with pytest.raises(ValueError, match="a transfer moves a positive amount, not 0"):
        Transfer(0, 1, 0, Reason.RON)
    with pytest.raises(ValueError, match="account 2 cannot pay itself"):
        Transfer(2, 2, 100, Reason.RON)
    assert transfers(0, 1, 0, Reason.RON) == ()
    assert transfers(0, 1, -100, Reason.UMA, Unit.SCORE, place=4) == (
        Transfer(1, 0, 100, Reason.UMA, {"place": 4}, Unit.SCORE),
    )


def test_points_and_scores_do_not_mix() -> None:
    ledger = merge(
        [Ledger(transfers(0, 1, 1000, Reason.RON)), Ledger(transfers(0, 1, 5, Reason.CHOMBO, Unit.CHIPS))],
    )
    assert after((25000, 25000), ledger) == (24000, 26000)
    assert ledger.changes(2, Unit.CHIPS) == (-5, 5)
    assert ledger.because(Reason.CHOMBO).totals() == {}


@given(st.integers(-(10**9), 10**9), st.permutations(range(5)), st.integers(1, 5))
def test_shares_are_equal_up_to_a_step_and_lose_nothing(amount: int, order: list[int], among: int) -> None:
    shares = apportion(amount * 100, order[:among])
    assert sum(shares.values()) == amount * 100
    assert max(shares.values()) - min(shares.values()) in (0, 100)
    assert list(shares.values()) == sorted(shares.values(), reverse=True)


def test_the_seat_after_the_last_is_the_first() -> None:
    assert turn_order(2, 4) == (2, 3, 0, 1)
    assert turn_order(2, 3) == (2, 0, 1)
    with pytest.raises(ValueError, match="there is no seat 3 at a table of 3"):
        turn_order(3, 3)


ARGUMENTS: dict[Reason, dict[str, str | int]] = {
    Reason.PAO: {"yaku": "daisangen"},
    Reason.HONBA: {"count": 2},
    Reason.KOKUSHI_DORA: {"count": 2},
    Reason.ADDED: {"what": "dora", "count": 2},
    Reason.SIDE: {"worth": 16, "own": 4},
    Reason.YAKUMAN_DISCARDED: {"yaku": "daisangen"},
    Reason.STICKS: {"count": 1},
    Reason.UMA: {"place": 3},
    Reason.DEALER_EXTRA: {"first": 1, "each": 2, "count": 3, "cut": 0},
    Reason.KAN: {"form": "closed"},
    Reason.KAN_RETURNED: {"form": "open", "why": "fed"},
    Reason.VOID_FINE: {"count": 1},
    Reason.FALSE_KAN: {"count": 2},
    Reason.MARKERS: {"count": 2},
    Reason.LUNCH: {"count": 2},
    Reason.SHUUGI: {"event": "akadora"},
    Reason.CHIPS_EXCHANGED: {"count": 3},
}


@pytest.mark.parametrize("reason", Reason)
def test_every_reason_can_be_said(reason: Reason) -> None:
    row = Transfer(0, 1, 100, reason, ARGUMENTS.get(reason, {}))
    assert len({Texts(language)(row.text_id, **row.arguments) for language in LANGUAGES}) == 2


def test_reasons_and_accounts_are_said_in_russian() -> None:
    texts = Texts("ru")
    assert texts(Reason.PAO.text_id, yaku="daisuushii") == "пао за дайсущи"
    assert texts(Reason.STICKS.text_id, count=3) == "3 палочки риичи"
    assert [texts(account.text_id) for account in TableAccount][:2] == ["палочки риичи на столе", "штрафы"]
