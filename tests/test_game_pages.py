"""The pages of the games are what the script writes today; what they show runs, and their links lead somewhere."""

import re
import runpy
from pathlib import Path
from typing import Any, Final

import pytest

from jantaku.hands.kernel import KernelBook
from jantaku.lessons import lesson
from jantaku.rules import load, presets

ROOT: Final = Path(__file__).resolve().parent.parent
PAGES: Final = ROOT / "docs" / "games"
WRITTEN: Final = sorted(file for file in PAGES.glob("*.md") if "write_game_pages" in file.read_text("utf-8"))
PICTURES: Final = ROOT / "docs" / "pictures" / "games"
GAMES: Final = tuple(name for name in presets() if load(name).game != "riichi" or name == "riichi")
LONGEST_ROW: Final = 480
LARGEST_PICTURE: Final = 20_000

priced = pytest.mark.skipif(KernelBook is None, reason="hands are priced by the C++ kernel, which is not built here")


def text_of(file: Path) -> str:
    return file.read_text("utf-8")


@pytest.fixture(scope="module")
def script() -> dict[str, Any]:
    return runpy.run_path(str(ROOT / "scripts" / "write_game_pages"))


@priced
def test_no_page_is_stale(script: dict[str, Any]) -> None:
    pages = script["pages"]()
    assert pages.keys() == {file.name for file in WRITTEN}, "run: make coverage, and remove pages of no game"
    stale = [name for name, text in pages.items() if text != text_of(PAGES / name)]
    assert stale == [], "run: make coverage"


def test_the_pictures_are_those_that_the_pages_need(script: dict[str, Any]) -> None:
    pictures = script["tiles"]()
    assert pictures.keys() == {file.name for file in PICTURES.iterdir()}, "run: make coverage"
    assert [name for name, svg in pictures.items() if f"{svg}\n" != text_of(PICTURES / name)] == [], (
        "run: make coverage"
    )
    assert max(len(svg) for svg in pictures.values()) < LARGEST_PICTURE


@pytest.mark.parametrize("page", WRITTEN, ids=lambda file: file.name)
def test_pictures_lie_where_a_page_looks_for_them_and_say_what_they_show(page: Path) -> None:
    shown = re.findall(r'<img src="([^"]+)" alt="([^"]*)"', text_of(page))
    assert [source for source, _ in shown if not (page.parent / source).exists()] == []
    assert {source for source, alt in shown if not alt} <= {"../pictures/games/back.svg"}


@pytest.mark.parametrize("name", GAMES)
def test_a_page_teaches_before_it_lists(name: str, script: dict[str, Any]) -> None:
    """The lesson stands first, rules one by one under a fold, commands at the end."""
    text = text_of(PAGES / f"{name}.md")
    told = [f"## {section.title}\n" for section in lesson(load(name), "en")]
    words = script["WORDS"]["en"]
    books = [f"## {words['books']}\n"] if name != "riichi" else []
    order = [*told, *books, "<details>", f"## {words['play']}\n"]
    places = [text.index(title) for title in order]
    assert places == sorted(places)
    assert "<img" in text[: places[3]]
    assert text.count("<details>") == text.count("</details>") == 2
    assert not re.search(r"`parts\.|jantaku|```", text[places[0] : places[len(told)]])


@pytest.mark.parametrize("page", WRITTEN, ids=lambda file: file.name)
def test_sources_have_names(page: Path) -> None:
    assert re.findall(r"\d{3}:\d+", text_of(page)) == []


@pytest.mark.parametrize("page", WRITTEN, ids=lambda file: file.name)
def test_fields_of_the_plan_are_named_for_people(page: Path) -> None:
    for table in re.findall(r"(?:^\|.*\n)+", text_of(page), re.MULTILINE):
        assert "`parts." not in table


def test_every_game_has_a_page_in_both_languages_and_is_listed() -> None:
    index = text_of(PAGES / "README.md")
    for name in GAMES:
        for file in (f"{name}.md", f"{name}.ru.md"):
            assert (PAGES / file).exists()
            assert f"]({file})" in index


@pytest.mark.parametrize("page", WRITTEN, ids=lambda file: file.name)
def test_links_lead_somewhere(page: Path) -> None:
    links = re.findall(r"\]\(([^)#]+)[^)]*\)", text_of(page))
    assert links
    assert [link for link in links if not (page.parent / link).exists()] == []


def outside_code(text: str) -> str:
    return re.sub(r"```.*?```|`[^`\n]*`|<[^>]*>|&ensp;", "…", text, flags=re.DOTALL)


@pytest.mark.parametrize("page", WRITTEN, ids=lambda file: file.name)
def test_tables_are_whole_and_rows_can_be_read(page: Path) -> None:
    tables = re.findall(r"(?:^\|.*\n)+", text_of(page), re.MULTILINE)
    assert tables
    for table in tables:
        head, rule, *rows = (re.split(r"(?<!\\)\|", row)[1:-1] for row in table.splitlines())
        assert rows, f"a table without rows: {head}"
        assert {len(row) for row in (rule, *rows)} == {len(head)}
        for row in rows:
            assert row[0].strip(), row
            assert any(cell.strip() for cell in row[1:]), f"nothing is said of {row[0]}"
            assert sum(map(len, row)) < LONGEST_ROW, row


@pytest.mark.parametrize("page", WRITTEN, ids=lambda file: file.name)
def test_words_and_no_pieces_of_python(page: Path) -> None:
    told = outside_code(text_of(page))
    assert re.findall(r"\b(?:True|False|Fields|Plan)\b|\bNone\b(?!,)|\{\}|[\[{]'|\(\)", told) == []
    assert not re.search(r"^#+ *$|\n\n\n", told, re.MULTILINE)


@pytest.mark.parametrize("name", GAMES)
def test_a_russian_page_is_in_russian(name: str) -> None:
    told = re.sub(r"\[[^\]]*\]\([^)]*\)|<!--.*?-->", "…", outside_code(text_of(PAGES / f"{name}.ru.md")))
    names, *lines = [line for line in told.splitlines()[3:] if line]
    assert load(name).name("en") in names
    assert [line for line in lines if len(re.findall("[a-zA-Z]{3,}", line)) > 3] == []


@priced
@pytest.mark.parametrize("name", GAMES)
def test_the_python_of_a_page_runs(name: str) -> None:
    (program,) = re.findall(r"```python\n(.*?)```", text_of(PAGES / f"{name}.md"), re.DOTALL)
    printed: list[str] = []
    exec(compile(program, f"{name}.md", "exec"), {"print": lambda *words: printed.append(" ".join(map(str, words)))})
    where, score = printed
    assert name in where
    (shown,) = re.findall(r"```\n\$ jantaku [^\n]*\n(.*?)```", text_of(PAGES / f"{name}.md"), re.DOTALL)
    assert "".join(score.split()) == "".join(shown.split()), "Python and the command disagree"


@priced
@pytest.mark.parametrize("name", GAMES)
def test_each_game_has_an_example(name: str, script: dict[str, Any]) -> None:
    assert name in script["EXAMPLES"]
