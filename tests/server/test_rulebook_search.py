"""Rules are found by what people call them, in any script and with mistakes."""

import pytest

from jantaku.rules import catalogue, load
from jantaku.rules.entries import GROUPS
from jantaku.server.rule_book.entries import MOST_FOUND, find
from jantaku.server.rule_book.finding import find_entries, heard


def first(words: str) -> str:
    return find_entries(words)[0].id


def test_furiten_is_the_same_in_all_scripts() -> None:
    spellings = (
        "фуритен",
        "furiten",
        "振り聴",
        "振聴",
        "フリテン",
        "ふりてん",
        "фуретен",
        "fureten",
        "FURITEN",
        "фуритэн",
    )
    assert {first(words) for words in spellings} == {"furiten_kinds"}


@pytest.mark.parametrize(
    ("words", "entry"),
    [
        ("куйтан", "kuitan"),
        ("открытое тан'яо", "kuitan"),
        ("kuikae", "kuikae"),
        ("喰い替え", "kuikae"),
        ("куикае", "kuikae"),
        ("иппатцу", "ippatsu"),
        ("красные пятерки", "akadora"),
        ("nagasi mangan", "nagashi_mangan"),
        ("двойной рон", "double_ron"),
        ("сычуаньский", "sichuan"),
    ],
)
def test_names_sounds_and_mistakes(words: str, entry: str) -> None:
    assert first(words) == entry


def test_the_same_sound_is_written_in_the_same_letters() -> None:
    assert heard("Риичи") == heard("riichi") == heard("リーチ") == "richi"
    assert heard("тёнпай") == heard("тенпай")


def test_nothing_is_found_by_nonsense() -> None:
    assert find_entries("qwzxv") == ()
    assert find_entries("  ") == ()


def test_without_words_everything_is_there_what_is_built_first() -> None:
    told = find("", "", "", "", "", "", MOST_FOUND)
    assert told["total"] == len(tuple(catalogue())) == len(told["entries"])
    states = [entry["state"] for entry in told["entries"]]
    assert states == sorted(states, key=["done", "not_yet", "not_software"].index)


def test_without_words_the_yaku_of_every_table_come_first_and_then_what_is_agreed_on() -> None:
    told = find("", "", "", "", "", "", MOST_FOUND)["entries"]
    assert [entry["id"] for entry in told[:3]] == ["riichi", "ippatsu", "menzen_tsumo"]
    common = len(load("riichi").prices)
    assert {entry["kind"] for entry in told[:common]} == {"element"}
    agreed = [entry for entry in told if entry["minimum"] and entry["state"] == "done"]
    assert told[common : common + len(agreed)] == agreed
    assert agreed[0]["group"] == "riichi"
    built = [entry for entry in told if entry["state"] == "done"]
    assert [entry["kind"] for entry in built[-3:]] == ["game"] * 3


def test_filters_leave_what_was_asked_for() -> None:
    told = find("", "option", "done", "", "dora", "", MOST_FOUND)
    assert {(entry["kind"], entry["state"], entry["group"]) for entry in told["entries"]} == {
        ("option", "done", "dora")
    }
    assert "akadora" in {entry["id"] for entry in told["entries"]}


def test_every_entry_is_in_a_group_that_is_shown() -> None:
    assert {entry.group for entry in catalogue()} == {*GROUPS, ""}


def answered(words: str) -> list[str]:
    return [guide["chapter"] for guide in find(words, "", "", "", "", "", 5)["guides"]]


@pytest.mark.parametrize(
    ("question", "chapter"),
    [
        ("how to play", "short"),
        ("как играть", "short"),
        ("how do I play mahjong?", "short"),
        ("what is a yaku", "wins"),
        ("Что такое яку?", "wins"),
        ("what is fu", "pays"),
        ("как считать очки", "pays"),
        ("how do I win", "goal"),
        ("как называются масти", ""),
    ],
)
def test_questions_of_beginners_lead_to_the_lesson(question: str, chapter: str) -> None:
    assert answered(question) == ([chapter] if chapter else [])


def test_a_question_about_a_rule_finds_the_rule() -> None:
    for question in ("what is furiten", "что такое фуритен"):
        found = find(question, "", "", "", "", "", 5)
        assert found["entries"][0]["id"] == "furiten_kinds"
        assert not found["guides"], "fu is not furiten"
