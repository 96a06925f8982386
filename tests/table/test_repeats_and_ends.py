"""Rules that reach beyond one deal: how often a dealer stays, whose honba lie there, offences, the end of the match."""

from collections.abc import Iterator
from itertools import groupby

import pytest

from jantaku.rules import RuleSet, read
from jantaku.scoring.ledger import Reason, TableAccount
from jantaku.table.events import DealStarted, MatchEnded, Paid
from jantaku.table.match import Match, Standing
from jantaku.table.referee import Referee
from jantaku.table.snapshot import resume, snapshot
from jantaku.table.state.deal import Deal
from jantaku.table.state.window import Window
from jantaku.table.words import Code

pytest.importorskip("jantaku._kernel", reason="prices are applied by the kernel, and it is not built here")


def club(rest: str) -> RuleSet:
    return read(f'id = "club"\nextends = "riichi"\n{rest}')


def quiet(window: Window, seat: int, codes: tuple[Code, ...]) -> Code:
    """Discards what was drawn, and says nothing."""
    return codes[-1]


def deals(match: Match) -> Iterator[Deal]:
    """Each deal of the match as it begins; everybody is quiet."""
    number = -1
    while match.window is not None:
        if match.deal.number != number:
            number = match.deal.number
            yield match.deal
        else:
            match.close("clock")


STAYING = 'renchan_all_noten = "on"\ntobi = "off"\nextra_rounds_max = 0\ngame_length = "tonpuusen"\n'
"""A dealer who is not ready stays, too, if nobody is."""


@pytest.mark.parametrize(("limit", "most"), [('"off"', 0), ("1", 1), ("2", 2), ("5", 5)])
def test_a_dealer_stays_no_more_often_than_agreed(limit: str, most: int) -> None:
    rules = STAYING if most else STAYING.replace('"on"', '"off"')
    match = Match(club(f"{rules}renchan_limit = {limit}"), 5)
    dealt = [(deal.dealer, deal.repeats) for deal in deals(match)]
    runs = [[repeats for _, repeats in run] for _, run in groupby(dealt, key=lambda one: one[0])]
    assert len(runs) == 4
    assert all(run == list(range(len(run))) for run in runs)
    assert max(map(len, runs)) == most + 1


def test_honba_are_inherited_when_the_deal_passes() -> None:
    match = Match(club(f"{STAYING}renchan_limit = 2"), 5)
    told = [(deal.dealer, deal.honba, deal.inherited) for deal in deals(match)]
    assert [honba for _, honba, _ in told] == list(range(len(told))), "a draw adds one every time"
    for _, run in groupby(told, key=lambda one: one[0]):
        first, *rest = run
        assert first[2] == first[1]
        assert all(inherited == first[2] for _, _, inherited in rest)


def test_a_deal_that_is_dealt_anew_is_no_repeat() -> None:
    match = Match(club('chombo = "mangan_reverse_tsumo"\nrenchan_limit = 1'), 6)
    for _ in range(3):
        Referee(match).chombo(1)
        assert (match.deal.repeats, match.deal.dealer, match.deal.honba) == (0, 0, 0)


# ---------------------------------------------------------------- offences


def test_one_chombo_in_a_deal_is_enough() -> None:
    match = Match(club('chombo = "mangan_reverse_tsumo"\nchombo_accumulates = "off"\ntobi = "off"'), 7)
    Referee(match).chombo(1)
    assert match.points == (29000, 17000, 27000, 27000)
    twin = resume(snapshot(match), match.rules)
    copy = match.clone()
    for again in (match, twin, copy):
        Referee(again).chombo(1)
        assert again.points == (29000, 17000, 27000, 27000)
        Referee(again).chombo(2)
        assert again.points == (33000, 19000, 19000, 29000)
    number = match.deal.number
    while match.deal.number == number:
        match.close("clock")
    Referee(match).chombo(1)
    fined = [event for event in match.events if isinstance(event, Paid) and event.rows[0].reason is Reason.CHOMBO]
    assert len(fined) == 3, "the next deal is another one"


def test_a_chombo_paid_to_the_oka_reaches_the_first_place() -> None:
    match = Match(club('chombo = { amount = 5000, paid = "to_oka" }\ngame_length = "tonpuusen"\ntobi = "off"'), 8)
    Referee(match).chombo(3)
    match.play([quiet] * 4)
    ended = match.events[-1]
    assert isinstance(ended, MatchEnded)
    (paid,) = [row for row in ended.rows if row.reason is Reason.OKA and row.amount == 5000]
    assert (paid.source, ended.places[paid.target]) == (TableAccount.OKA, 1)


@pytest.mark.parametrize("value", ["rollback", "dead_hand", "fine", "chombo"])
def test_a_ruling_on_a_discard_is_repeated_by_a_replay(value: str) -> None:
    rules = club(f'illegal_discard_penalty = "{value}"\nchombo = "mangan_reverse_tsumo"\ngame_length = "tonpuusen"')
    match = Match(rules, b"x" * 32)
    Referee(match).punish(2, "kuikae")
    match.play([quiet] * 4)
    again = Match(rules, b"x" * 32)
    for _, answer in match.answers:
        assert again.answer(answer.seat, answer.code, answer.at_ms, answer.by) is None
    assert again.events == match.events


def test_what_these_rules_do_not_rule_is_refused() -> None:
    fined = Match(club('illegal_discard_penalty = "fine"'), 9)
    Referee(fined).punish(2, "kuikae")
    (_, ruling) = fined.answers[-1]
    usual = Match(club(""), 9)
    assert usual.answer(ruling.seat, ruling.code, by="referee") is not None
    assert usual.points == (25000,) * 4


# ---------------------------------------------------------------- the end


def test_extra_rounds_begin_anew_until_somebody_has_the_target() -> None:
    rules = club('extra_rounds_max = "infinity"\ngame_length = "tonpuusen"\nnoten_bappu = 0\ntobi = "off"')
    match = Match(rules, 10)
    rounds: list[int] = []
    for deal in deals(match):
        if not rounds or rounds[-1] != deal.round:
            rounds.append(deal.round)
        if len(rounds) == 12:
            break
    first = rounds[0]
    assert [kind - first for kind in rounds] == [0, 1, 2, 3] * 3


def test_each_round_of_a_match_is_begun_by_its_wind() -> None:
    extra = 'enchousen = ["3z", "4z"]\nextra_rounds_max = 2'
    match = Match(club(f'round_first_dealer = "round_wind"\nrenchan = "off"\ntobi = "off"\n{extra}'), 7)
    dealers = [[deal.dealer for deal in run] for _, run in groupby(deals(match), key=lambda deal: deal.round)]
    assert dealers == [[0, 1, 2, 3], [1, 2, 3, 0], [2, 3, 0, 1], [3, 0, 1, 2]]


@pytest.mark.parametrize(
    ("rest", "over"), [("score_ceiling = 31000", True), ("score_ceiling = 31100", False), ("", False)]
)
def test_a_ceiling_ends_the_match_whoever_reaches_it(rest: str, over: bool) -> None:
    match = Match(club(f"noten_bappu = 0\n{rest}"), 11, standing=Standing([31000, 23000, 23000, 23000]))
    while not match.over and match.deal.number == 0:
        match.close("clock")
    assert (match.over, max(match.points)) == (over, 31000)


def test_every_final_score_is_the_sum_of_its_rows() -> None:
    rest = 'tobi_shou = { amount = 9000, receiver = "others", negative_to_zero = "on" }\noka_threshold = 0'
    match = Match(club(rest), 12, standing=Standing([-500, 40500, 30000, 30000]))
    match.play([quiet] * 4)
    ended = match.events[-1]
    assert isinstance(ended, MatchEnded)
    assert len([event for event in match.events if isinstance(event, DealStarted)]) == 1
    prizes = [row.amount for row in ended.rows if row.reason is Reason.BUST_PRIZE]
    assert sorted(prizes) == [1500, 3000, 4500]
    debts = [row for row in ended.rows if row.reason is Reason.DEBT]
    assert [row.target for row in debts] == [0]
