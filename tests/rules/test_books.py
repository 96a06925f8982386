"""Sources by name: every line that is cited stands in a chapter, and readers are told book, chapter and pages."""

import re
import tomllib
import unicodedata
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

from jantaku.rules import catalogue, load, presets
from jantaku.rules.books import books, cited, named, places
from jantaku.rules.sources import CITED, in_words
from jantaku.table.refusals.kinds import RULES
from jantaku.texts import LANGUAGES, Language, Texts
from jantaku.yaku import elements

ROOT: Final = Path(__file__).resolve().parents[2]
SEEDS: Final = ROOT.parent / "shared" / "seeds"
RU: Final = Texts("ru")
EN: Final = Texts("en")
NUMBER: Final = re.compile(r"\b00\d:\d")


def all_citations() -> Iterator[str]:
    yield from (entry.seed for entry in catalogue() if entry.seed)
    yield from (", ".join(element.seed) for element in elements().values())
    for preset in presets():
        header = load(preset).header
        yield from (source for source in (header.seed, *header.sources.values()) if source)
    yield from (rule for rule in RULES.values() if rule[:1].isdigit())
    for file in (ROOT / "tests" / "scenarios").rglob("*.toml"):
        yield tomllib.loads(file.read_text("utf-8")).get("seed", "000")


def test_a_line_is_told_by_book_chapter_and_pages() -> None:
    assert named("001:2715", RU) == "«РИ ЧИ», «Некоторые вариации правил стола», с.\u00a052–68"
    assert named("001:2715", EN) == "RI CHI, “Variations of the table rules”, pp.\u00a052–68"
    assert named("001:1250", EN) == "RI CHI, “Furiten”, p.\u00a024"


def test_a_chapter_is_named_once_and_books_follow_each_other() -> None:
    told = named(("001:1333", "001:1340-1350", "000:140", "001:2715"), EN)
    assert told == (
        "Rules of Riichi Mahjong, “Calls”, pp.\u00a09–13. "
        "RI CHI, “Draws”, p.\u00a025; “Variations of the table rules”, pp.\u00a052–68"
    )


def test_a_book_without_pages_has_chapters_and_a_number_alone_is_the_book() -> None:
    assert named("002:361", EN) == "Rules of Taiwanese Mahjong, “Wrong calls”"
    assert named("002", RU) == "«Правила тайваньского маджонга»"
    assert named("003:1-92", EN) == "Riichi for Three"
    assert named("", EN) == ""


def test_a_line_behind_a_comma_is_one_of_the_same_book() -> None:
    assert list(places("001:123,130-140, 000:5 ...")) == [("001", 123, 123), ("001", 130, 140), ("000", 5, 5)]


def test_words_behind_a_citation_are_said_in_english_only() -> None:
    assert in_words("001:1250: as everywhere", EN) == "RI CHI, “Furiten”, p.\u00a024: as everywhere"
    assert in_words("001:1250: as everywhere", RU) == "«РИ ЧИ», «Фуритен (Конфликт)», с.\u00a024"
    assert in_words("published summary, 2025: less certain", RU) == "опубликованное описание, 2025"


def test_lines_behind_words_are_told_by_their_chapter() -> None:
    assert in_words("records: nobody did, 001:1250", EN) == "records: nobody did; RI CHI, “Furiten”, p.\u00a024"
    assert not NUMBER.search(in_words(load("sanma_tenhou").sources()["riichi_on_credit"], EN))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_citation_can_be_told_without_a_number(language: Language) -> None:
    texts = Texts(language)
    for source in sorted(set(all_citations())):
        told = in_words(source, texts)
        assert told, source
        assert not NUMBER.search(told), (source, told)
        if CITED.match(source):
            assert cited(CITED.match(source)[0]), source  # type: ignore[index]


def test_no_sentence_has_a_number_that_only_those_who_work_on_the_rules_know() -> None:
    files = [*(ROOT / "src" / "jantaku" / "texts").rglob("*.ftl"), *(ROOT / "web" / "src" / "texts").glob("*.ftl")]
    numbered = [
        f"{file.name}: {line[:60]}"
        for file in files
        for line in file.read_text("utf-8").splitlines()
        if NUMBER.search(line)
    ]
    for preset in presets():
        rules = load(preset)
        told = [rules.header.about.get(language, "") for language in LANGUAGES]
        told += [text for language in LANGUAGES for text in rules.readings(language).values()]
        numbered += [f"{preset}: {text[:60]}" for text in told if NUMBER.search(text)]
    assert numbered == []


def test_chapters_follow_each_other() -> None:
    for book in books().values():
        lines = [chapter.line for chapter in book.chapters]
        pages = [chapter.page for chapter in book.chapters if chapter.page]
        assert lines == sorted(set(lines))
        assert lines[0] == 1
        assert pages == sorted(pages)


ALIKE: Final = str.maketrans("ѳōӯuтo", "ооууто")


def plain(text: str) -> str:
    """Without accents and signs, and with the letters that the scan of a book mixed up."""
    letters = "".join(sign for sign in unicodedata.normalize("NFD", text) if not unicodedata.combining(sign))
    return re.sub(r"[\W_]+", "", letters.lower().translate(ALIKE))


@pytest.mark.skipif(not SEEDS.exists(), reason="the books do not lie beside the project")
def test_a_chapter_begins_where_its_heading_stands() -> None:
    for number, book in books().items():
        [file] = SEEDS.glob(f"{number}_*.txt")
        lines = [plain(line) for line in file.read_text("utf-8").split("\n")]
        for chapter in book.chapters[1:]:
            near = "".join(lines[chapter.line - 1 : chapter.line])
            if plain(chapter.ru)[:6] not in near:
                assert (number, chapter.line) in HEADINGS_LOST, (number, chapter, near[:80])


HEADINGS_LOST: Final = {("000", 1033), ("000", 1074), ("001", 2130), ("003", 45)}
"""The scan has the table of such a chapter, or a picture in its heading."""
