"""Fans of Taiwanese and Sichuan mahjong: the kernel's book against a slow reader of the tables, on hands at random."""

from collections import Counter
from itertools import islice
from typing import Any

import pytest
from msgspec.structs import replace

from jantaku.rules import Plan, load
from jantaku.rules.plan import ElementPlan
from jantaku.scoring.book import FACT_NUMBER, book_of
from jantaku.scoring.explain import explain
from jantaku.scoring.explanations.clauses import say
from jantaku.scoring.score import NoWinError, Score, score
from jantaku.scoring.win import read_win
from jantaku.texts import Texts

pytest.importorskip("jantaku._kernel")
from tests.scoring.random_fans import sichuan_hands, taiwanese_hands, win_of
from tests.scoring.slow_fans import cost, fans, tai

TAIWANESE = load("taiwanese").plan
SICHUAN = load("sichuan").plan
HANDS = 800


def fans_of(scored: Score) -> Counter[str]:
    found: Counter[str] = Counter()
    for element in scored.elements:
        found[element.id] += element.han
    for bonus in scored.bonuses:
        found["tw_flower"] += bonus.han
    return found


# ---------------------------------------------------------------- what they are worth


@pytest.mark.parametrize("seed", range(2))
def test_taiwanese_hands_are_worth_what_the_table_says(seed: int) -> None:
    met: Counter[str] = Counter()
    for hand, seat in islice(taiwanese_hands(seed), HANDS):
        scored, slow = score(win_of(hand, seat), TAIWANESE), tai(hand)
        assert fans_of(scored) in slow, (hand, seat)
        assert scored.base == slow[0].total(), (hand, seat)
        met.update(fans_of(scored).keys())
    every = TAIWANESE.elements.keys() - {"paa_sennin", "chii_chan_i"} | {"tw_flower"}
    assert every - met.keys() <= {"daisuushii", "tw_five_concealed_pungs"}


@pytest.mark.parametrize("seed", range(2))
def test_sichuan_hands_are_worth_what_the_table_says(seed: int) -> None:
    met: Counter[str] = Counter()
    for hand, seat in islice(sichuan_hands(seed), HANDS):
        scored, slow = score(win_of(hand, seat), SICHUAN), fans(hand)
        assert fans_of(scored) in slow, (hand, seat)
        assert scored.base == cost(slow[0].total()), (hand, seat)
        met.update(fans_of(scored).keys())
    assert met.keys() == SICHUAN.elements.keys()


# ---------------------------------------------------------------- one thing at a time


def taiwanese(hand: str, winning: str, plan: Plan = TAIWANESE, **told: Any) -> Score:
    return score(read_win(hand, winning, **told), plan)


def facts_of(scored: Score) -> set[str]:
    return {fact for fact, number in FACT_NUMBER.items() if scored.facts >> number & 1}


def test_flowers_and_their_lack_do_not_count_for_the_minimum() -> None:
    """002:376; a concealed hand does, though it is a mere extra in the game that we have it from."""
    plan = replace(TAIWANESE, admission=replace(TAIWANESE.admission, minimum_han=5))
    enough = taiwanese("123m 678m 345s 22z 999s 13p", "2p", plan)
    assert (enough.yaku_han, enough.han) == (5, 6)
    for nuki in ("", "1234567f"):
        with pytest.raises(NoWinError, match="worth 3 han, at least 5"):
            taiwanese("123m 678m 345s 22z 999s 34p", "2p", plan, nuki=nuki)
    thirteen = taiwanese("123m 678m 345s 789s 99s 44p", "4p", plan)  # no honours and no flowers are 3 that count
    assert (thirteen.yaku_han, thirteen.han) == (6, 6)


def test_a_hand_is_worth_forty_at_most() -> None:
    plan = replace(TAIWANESE, value=replace(TAIWANESE.value, most=40))
    scored = taiwanese("444z 77p 88p 1111z= 222z= 333z=", "8p", plan, by="tsumo")
    assert (scored.base, scored.han, scored.limit) == (40, 67, None)


def test_a_hand_without_fans_wins_in_sichuan() -> None:
    scored = score(read_win("123m 678m 345p 66p 23p", "4p"), SICHUAN)
    assert (scored.base, scored.han, scored.elements) == (1, 0, ())


def test_what_one_set_of_an_element_absorbs() -> None:
    """Winds swallow the pungs of winds only, and dragons those of dragons."""
    both = taiwanese("555z 666z 9p 222z= 333z= 444z=", "9p")
    pungs = [element.fact for element in both.elements if element.id == "tw_honour_pung"]
    assert pungs == ["white_triplet", "green_triplet"]
    (absorbed, *_) = (line for line in explain(both).missed if line.id == "tw_honour_pung")
    assert say(absorbed.because, Texts("en", "taiwanese")) == "absorbed by Big three winds"


def test_all_honours_are_a_half_flush_where_nothing_dearer_is_played() -> None:
    assert "honitsu" in fans_of(taiwanese("555z 666z 77z 33z 111z= 222z=", "3z"))
    sums = load("majan_100").plan
    counted = {element.id for element in score(read_win("555z 666z 7z 111z= 333z=", "7z"), sums).elements}
    assert "tsuuiisou" in counted
    assert "honitsu" not in counted


def test_nine_gates_are_fourteen_tiles() -> None:
    scored = taiwanese("1112345678999m 55m 5m", "1m")
    assert {"one_suit"} <= facts_of(scored)
    assert facts_of(scored).isdisjoint({"nine_gates", "nine_wait", "open_nine_gates"})


def test_no_flowers_only_where_there_are_flowers() -> None:
    riichi = load("riichi").plan
    plan = replace(riichi, elements=riichi.elements | {"uufa": ElementPlan(closed=1, open=1)})
    assert "no_flowers" not in facts_of(score(read_win("234m 678m 345p 22s 67s", "8s", flags=["riichi"]), plan))
    assert "no_flowers" in facts_of(taiwanese("123m 678m 345s 22z 999s 34p", "2p"))
    assert "no_flowers" not in facts_of(taiwanese("123m 678m 345s 22z 999s 34p", "2p", nuki="7f"))


def test_a_book_knows_which_facts_it_asks_for() -> None:
    assert {"first_discard", "river_under_6", "eight_flowers", "no_flowers"} <= book_of(TAIWANESE).asked
    assert {"kan_discard", "haitei"} <= book_of(SICHUAN).asked
    assert book_of(load("riichi").plan).asked.isdisjoint({"kan_discard", "no_flowers", "one_kind_wait"})


@pytest.mark.parametrize(
    ("hand", "winning", "by", "concealed", "unmelded"),
    [
        ("12345678m 234p 678s 55z", "9m", "tsumo", True, True),
        ("12345678m 234p 678s 55z", "9m", "ron", False, True),
        ("123456789m 34p 678s 55z", "5p", "ron", True, True),
        ("12378m 234p 678s 55z 456m-", "9m", "tsumo", False, False),
        ("123789m 456m 34p 55z 456m-", "5p", "ron", True, True),
        ("123789m 45m 678s 55z 456m-", "6m", "ron", False, True),
    ],
)
def test_straights(hand: str, winning: str, by: str, concealed: bool, unmelded: bool) -> None:
    """A chow that another's tile completes is open, but was not called; an equal one beside it is as it was."""
    found = facts_of(taiwanese(hand, winning, by=by))
    assert "straight" in found
    assert ("concealed_straight" in found, "unmelded_straight" in found) == (concealed, unmelded)
