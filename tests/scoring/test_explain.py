"""Explanations: what is said of a score, in both languages."""

import msgspec
import pytest

from jantaku.rules import load, read
from jantaku.rules.plan import PatternPlan
from jantaku.scoring.explain import explain, say, summary, tell
from jantaku.scoring.score import Score, score
from jantaku.scoring.win import read_win
from jantaku.texts import Language, Texts

RIICHI = load("riichi").plan
RU, EN = Texts("ru"), Texts("en")


def worth(hand: str, win: str, **told: object) -> Score:
    return score(read_win(hand, win, **told), RIICHI)  # type: ignore[arg-type]


def missed(scored: Score) -> dict[str, str]:
    return {row.id: say(row.because, EN) for row in explain(scored).missed}


def test_the_sketch() -> None:
    scored = worth("234m 567p 33z 345s 67s", "8s", flags=["riichi"], seat="S", indicators="4p", sticks=1)
    told = "\n".join(tell(explain(scored), RU))
    for part in (
        "рянмен",
        "объявлено риичи",
        "индикатор 4п",
        "не засчитано: тан'яо",
        "20 основа + 10 закрытый рон = 30",
        "3900",
    ):
        assert part in told
    assert "юг: 1000 (1 палочка риичи)" in told
    assert summary(scored, EN) == "Riichi, Pinfu, Dora 1: 3 han 30 fu: base 960, worth 3900"


def test_near_misses_name_the_one_condition_that_failed() -> None:
    assert "two-sided" in missed(worth("234m 567p 33z 345s 68s", "7s", flags=["riichi"]))["pinfu"]
    assert "pair" in missed(worth("234m 567p 55z 345s 67s", "8s", flags=["riichi"]))["pinfu"]
    assert missed(worth("234m 567p 345s 67s 777z=".replace("345s", "88p"), "8s"))["tanyao"].endswith("777z")
    assert missed(worth("223344m 88p 67s 777z=", "8s", by="tsumo"))["iipeikou"] == "the hand is open"
    assert "menzen_tsumo" not in missed(worth("234m 234p 88p 67s 777z=", "8s", by="tsumo")), (
        "nobody who called was near"
    )


def test_an_absorbed_element_names_the_one_that_absorbed_it() -> None:
    assert "Ryanpeikou" in missed(worth("223344m 667788p 5s", "5s"))["iipeikou"]


def test_a_limit_that_is_less_than_the_hand_is_told() -> None:
    rules = read('id = "local"\nextends = "riichi"\nyaku.add = ["chinpeikou"]')
    scored = score(read_win("334455m 33445s 66p", "5s", flags=["riichi"]), rules)
    assert missed(scored)["chinpeikou"] == "it is only a mangan, and the hand is worth more"
    assert "ryanpeikou" not in missed(scored)


def test_fu_are_told_block_by_block() -> None:
    scored = worth("11m 406p 88p 777z= 234s-", "8p", seat="E", by="tsumo")
    assert [(row.fu, say(row.because, EN)) for row in explain(scored).fu] == [
        (20, "base"),
        (2, "tsumo"),
        (4, "closed triplet 888p"),
        (4, "open triplet 777z"),
    ]


def test_a_yaku_of_the_rule_set_is_told_by_its_own_name() -> None:
    gate = PatternPlan("123x 345x 567x 789x pair", closed="limit 8000", name_ru="Золотые ворота", name_en="Golden gate")
    scored = score(read_win("123345567789p 1z", "1z"), msgspec.structs.replace(RIICHI, patterns={"golden_gate": gate}))
    assert "Золотые ворота" in scored.why("ru")
    assert "Golden gate" in scored.why("en")


@pytest.mark.parametrize("lang", ["ru", "en"])
@pytest.mark.parametrize(
    ("hand", "win", "told"),
    [
        ("19m 19p 199s 123456z", "7z", {}),
        ("1199m 3366p 4455s 7z", "7z", {"flags": ["riichi"]}),
        ("11z 22m 3333p# 4444s# 5555z=", "1z", {"flags": ["rinshan"], "by": "tsumo"}),
        (
            "234m 567p 33z 345s 67s",
            "8s",
            {"flags": ["double_riichi", "ippatsu"], "ura": "1z", "by": "tsumo", "honba": 3},
        ),
        ("111m 222m 333p 44s 99s", "9s", {"discarder": "N"}),
    ],
)
def test_everything_can_be_said(hand: str, win: str, told: dict[str, object], lang: Language) -> None:
    scored = worth(hand, win, **told)
    lines = tell(explain(scored), Texts(lang))
    assert len(lines) > 4
    assert all(line.strip() for line in lines)


LOCAL = read('id = "local"\nextends = "riichi"\nlocal_yaku = ["pattern", "bonus"]\nyaku.remove = ["tanpin"]\n')


def test_a_yaku_of_a_pattern_says_what_it_is_made_of() -> None:
    scored = score(read_win("123s 456m 78p 222s 99s", "9p"), LOCAL)
    found = {line.id: [say(clause, Texts("en")) for clause in line.because] for line in explain(scored).elements}
    assert found == {"sanshoku_tsuukan": ["the runs 1-2-3, 4-5-6 and 7-8-9, each in a suit of its own"]}


@pytest.mark.parametrize(
    ("hand", "missed"),
    [
        # its pattern fits, and the hand is open
        ("456m 123s 45s 55p 123m-", ["the hand is open"]),
        # the hand is open, and the pattern does not fit either: nobody misses that narrowly
        ("456m 123p 45s 55p 123m-", []),
    ],
)
def test_a_yaku_of_a_pattern_is_missed_only_by_something_else(hand: str, missed: list[str]) -> None:
    plan = msgspec.structs.replace(LOCAL.plan, admission=msgspec.structs.replace(LOCAL.plan.admission, minimum_han=0))
    lines = explain(score(read_win(hand, "6s"), plan)).missed
    assert [say(line.because, Texts("en")) for line in lines if line.id == "souryuu_souju"] == missed
