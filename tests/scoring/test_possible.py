"""What cannot be by some rules is refused in writing as at the table: calls, sets that other tiles complete, tiles set
aside."""

from typing import Any

import pytest
from msgspec.structs import replace

import jantaku as jan
from jantaku.rules import load
from jantaku.scoring.book import writing_box
from jantaku.scoring.score import score
from jantaku.scoring.win import read_win
from jantaku.texts import SayableError

pytest.importorskip("jantaku._kernel")


def refusal(rules: str, hand: str, winning: str, **told: Any) -> str:
    with pytest.raises(SayableError) as refused:
        jan.score(hand, winning, rules, **told)
    assert refused.value.message("ru") != refused.value.message("en")
    return refused.value.text_id


@pytest.mark.parametrize("rules", ["sanma", "sanma_hiroshima", "sanma_sangensen", "sanma_kyoto"])
def test_no_run_is_called_where_there_is_no_chi(rules: str) -> None:
    """001:3574, 001:3641."""
    assert refusal(rules, "234p- 999p= 678p 99s 78s", "6s", riichi=rules == "sanma_kyoto") == "win-no-call"


def test_in_sichuan_nobody_chows() -> None:
    with pytest.raises(SayableError) as refused:
        jan.score("234p- 999p= 678p 55p 78p", "6p", "sichuan")
    assert "chows cannot be claimed" in refused.value.message("en")
    assert "чоу" in refused.value.message("ru")


def test_no_kan_is_called_where_there_is_none() -> None:
    """001:3976; a closed one there is."""
    assert refusal("majan_100_three", "5555z= 777z= 678p 99p 78p", "6p") == "win-no-call"
    assert jan.score("5555z# 777z= 678p 99p 78p", "6p", "majan_100_three").points > 0


def test_the_tile_for_one_set_aside_gives_rinshan_only_where_the_rules_say_so() -> None:
    hand = ("123p 678p 234s 99s 78s", "6s")
    told: dict[str, Any] = {"by": "tsumo", "rinshan": True, "nuki": "4z"}
    assert refusal("sanma_108", *hand, **told) == "win-rinshan-aside"
    assert refusal("majan_100_three", "123p 678p 234p 99p 78p", "6p", **{**told, "nuki": "5f"}) == "win-rinshan-aside"
    kan = jan.score("123p 9999p# 234s 99s 78s", "6s", "sanma_108", **told)
    assert "rinshan" in [element.id for element in kan.elements]
    there = jan.score(*hand, "sanma_hiroshima", **told)
    assert "rinshan" in [element.id for element in there.elements]


def test_where_it_ends_ippatsu_there_is_no_rinshan_with_it() -> None:
    hand = ("123p 678p 234s 99s 78s", "6s")
    told: dict[str, Any] = {"by": "tsumo", "rinshan": True, "nuki": "4z", "riichi": True, "ippatsu": True}
    assert refusal("sanma_hiroshima", *hand, **told) == "win-ippatsu-rinshan-aside"


@pytest.mark.parametrize("rules", ["sanma_108", "sanma_hiroshima"])
@pytest.mark.parametrize(("flag", "seat"), [("tenhou", "E"), ("chiihou", "S")])
def test_an_own_tile_set_aside_ends_the_first_go_around(rules: str, flag: str, seat: str) -> None:
    hand = ("123p 678p 234s 99s 78s", "6s")
    told: dict[str, Any] = {"by": "tsumo", "seat": seat, flag: True}
    assert refusal(rules, *hand, nuki="4z", **told) == "win-first-turn-aside"
    assert jan.score(*hand, rules, **told).yakuman == 1


def test_nobody_wins_on_a_tile_set_aside_where_it_may_not_be_robbed() -> None:
    assert refusal("sanma_108", "123p 678p 234s 99s 44z", "4z", gari=True) == "win-not-robbed"


def test_or_only_a_yakuman_does() -> None:
    """001:3583."""
    plan = load("sanma").plan
    only = replace(plan, nuki=replace(plan.nuki, tiles=("4z",), robbery="yakuman_only"))
    with pytest.raises(SayableError) as refused:
        score(read_win("111p 678p 234s 99s 44z", "4z", flags=["riichi", "gari"]), only)
    assert refused.value.text_id == "no-win-robbed-yakuman"
    assert score(read_win("19m 19p 19s 123567z 1m", "4z", flags=["gari"]), only).yakuman == 1


def test_a_tile_of_the_wait_in_the_own_pond_takes_the_double_yakuman() -> None:
    """001:3890, 001:3912; and there is no ron then."""
    hand = ("19m19p19s1234567z", "1m", "sanma_hiroshima")
    assert jan.score(*hand, by="tsumo").yakuman == 2
    assert jan.score(*hand, by="tsumo", pond="2p 5p").yakuman == 2
    assert jan.score(*hand, by="tsumo", pond="5p 9s").yakuman == 1
    assert refusal("sanma_hiroshima", *hand[:2], pond="5p 9s") == "no-win-furiten"
    assert refusal("sanma_108", *hand[:2], pond="5p") == "score-not-asked"


@pytest.mark.parametrize(("rules", "word"), [("sanma_sangensen", "dragon"), ("sanma", "wind")])
def test_seats_that_are_dragons_are_called_so(rules: str, word: str) -> None:
    """001:397."""
    tiles = "555z" if word == "dragon" else "111z"
    told = jan.score(f"{tiles}= 123p 678p 99s 78s", "6s", rules, seat="E")
    assert f"{'the round dragon' if word == 'dragon' else 'the round wind'}" in told.why()
    assert ("дракона места" if word == "dragon" else "ветра места") in told.why("ru")


# ---------------------------------------------------------------- rengonosan


@pytest.mark.parametrize(
    ("melds", "why"),
    [
        ("555p6f#", "win-no-fourth"),  # summer is of bamboo (001:4076)
        ("333p7z#", "win-no-fourth"),  # of another seat (001:4011)
        ("444z5f#", "win-no-fourth"),  # North has no season
        ("1112z#", "win-no-fourth"),  # winds do not mix (001:4057)
        ("123s- 345s- 567s-", "win-most-runs"),
        ("333p6z# 222s6z#", "win-raised-twice"),
        ("44z56f#", "win-no-eyes"),  # green has summer and autumn (001:4008)
        ("77z67f#", "win-no-eyes"),
    ],
)
def test_sets_that_this_seat_cannot_have(melds: str, why: str) -> None:
    rules = load("sanma_rengonosan")
    with pytest.raises(SayableError) as refused:
        score(read_win(f"{melds} 11m", "1m", seat="S", box=writing_box(rules.plan)), rules)
    assert refused.value.text_id == why


@pytest.mark.parametrize("melds", ["555p5f#", "333p6z#", "222z6f#", "123s- 345s-", "44z67f#", "66z67f#"])
def test_sets_that_it_can_have(melds: str) -> None:
    rules = load("sanma_rengonosan")
    with pytest.raises(SayableError) as refused:  # there is too little of a hand
        score(read_win(f"{melds} 11m", "1m", seat="S", box=writing_box(rules.plan)), rules)
    assert refused.value.text_id == "no-win-wrong-size"
