"""Where the books are unclear a rule set says how it reads them, in both languages, and where the books say it."""

import re
from pathlib import Path
from typing import Final

import pytest

from jantaku.rules import load, presets, read
from jantaku.texts import LANGUAGES

GAMES: Final = tuple(name for name in presets() if load(name).game != "riichi")
"""The rule sets of games other than riichi for four."""
SEEDS: Final = Path(__file__).parents[3] / "shared" / "seeds"
CITED: Final = re.compile(r"\b(00\d):(\d+)(?:-(\d+))?")


@pytest.mark.parametrize("name", GAMES)
def test_each_reading_is_told_in_both_languages(name: str) -> None:
    for rule, told in load(name).header.readings.items():
        assert isinstance(told, dict), f"{rule} has one language only"
        assert told.keys() == set(LANGUAGES), rule
        assert re.search("[а-яё]", told["ru"]), f"{rule}: this is not Russian: {told['ru']}"
        assert not re.search("[а-яё]", told["en"]), f"{rule}: this is not English: {told['en']}"
        for text in told.values():
            assert text == text.strip(), rule
            assert text.endswith("."), f"{rule} is no sentence: {text}"


@pytest.mark.parametrize("name", GAMES)
def test_both_languages_cite_the_same_lines_and_name_the_same_numbers(name: str) -> None:
    header = load(name).header
    for rule, told in header.readings.items():
        assert isinstance(told, dict)
        lines = cited(header.cited().get(rule, ""))
        assert cited(told["en"]) | lines == cited(told["ru"]) | lines, rule
        thousands = {language: set(re.findall(r"\b\d{4,}\b", plain(told[language]))) for language in LANGUAGES}
        assert thousands["en"] == thousands["ru"], rule


def cited(text: str) -> set[tuple[str, int]]:
    """Each line by itself."""
    found = (one.groups() for one in CITED.finditer(text))
    return {(book, line) for book, first, last in found for line in range(int(first), int(last or first) + 1)}


def plain(text: str) -> str:
    """The text without citations, and with 35,000 and 35 000 as 35000."""
    return re.sub(r"(\d)[,\N{NO-BREAK SPACE}](\d{3})\b", r"\1\2", CITED.sub("", text))


@pytest.mark.parametrize("name", GAMES)
def test_the_cited_lines_are_in_the_books(name: str) -> None:
    header = load(name).header
    told = list(header.cited().values())
    told += [text for reading in header.readings.values() if isinstance(reading, dict) for text in reading.values()]
    # records and published summaries are the sources of servers
    assert any(CITED.search(text) for text in told) or name in ("sanma_tenhou", "mahjong_soul_sanma")
    if not SEEDS.is_dir():
        pytest.skip(f"the books are not in {SEEDS}")
    for book, first, last in {found.groups() for text in told for found in CITED.finditer(text)}:
        lines = book_lines(book)
        chosen = lines[int(first) - 1 : int(last or first)]
        assert any(line.strip() for line in chosen), f"{book}:{first}-{last} is empty"


def book_lines(book: str) -> list[str]:
    (path,) = SEEDS.glob(f"{book}_*.txt")
    return path.read_text("utf-8").split("\n")


@pytest.mark.parametrize("name", GAMES)
def test_a_sheet_that_is_written_keeps_what_it_says_of_the_books(name: str) -> None:
    rules = load(name)
    again = read(rules.to_toml(), f"{name}.toml")
    assert again.header.readings == rules.header.readings
    assert again.header.sources == rules.header.sources
    assert again.header.read_from == rules.header.read_from
    for language in LANGUAGES:
        assert again.readings(language) == rules.readings(language)


def test_a_reading_in_one_language_is_told_to_everybody() -> None:
    rules = read('id = "club"\nextends = "sanma"\nreadings = { uma = "As we do.", oka = { ru = "Как у нас." } }')
    assert [rules.readings(language)["uma"] for language in LANGUAGES] == ["As we do.", "As we do."]
    assert rules.readings("ru")["oka"] == "Как у нас."


def test_what_a_parent_says_holds_for_what_is_kept() -> None:
    frame, hiroshima = load("sanma"), load("sanma_hiroshima")
    assert hiroshima.readings()["limit_scale"] == frame.readings()["limit_scale"]
    assert hiroshima.readings()["dead_wall_size"] != frame.readings()["dead_wall_size"]
    assert "honba_value" not in hiroshima.readings()  # 300 there, and said by the book
    assert "sanma" not in hiroshima.readings()  # that is about the frame: its points and its dora


def test_the_same_game_for_fewer_players_keeps_what_is_said_of_the_game() -> None:
    four, three = load("majan_100"), load("majan_100_three")
    assert three.readings("ru")["majan_100"] == four.readings("ru")["majan_100"] != four.readings("en")["majan_100"]
