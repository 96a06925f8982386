"""The documentation is true: commands print what is shown, links lead somewhere, the reference is the program's."""

import doctest
import inspect
import re
import runpy
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import pytest
import typer
from typer.core import TyperGroup

import jantaku as jan
from jantaku.cli import application
from jantaku.hands.kernel import KernelBook
from jantaku.texts import Texts
from tests.samples import ROOT, Given, Sample, fits, output_of, pages, prepare, steps

DOCS: Final = ROOT / "docs"
NAV: Final = tomllib.loads((DOCS / "nav.toml").read_text("utf-8"))
PAGES: Final = pages()
LINK: Final = re.compile(r"\]\(([^)\s#]*)(?:#([^)\s]*))?\)")
COMMAND: Final = re.compile(r"(?:^ {4}|^\$ |`)(?:\.venv/bin/)?jantaku ([a-z][^`\n]*)", re.MULTILINE)
PROGRAM: Final = re.compile(r"^```python\n(.*?)^```", re.DOTALL | re.MULTILINE)
PROGRAMS: Final = ("how-to/python.md", "how-to/simulate-matches.md", "tutorials/bot.md", "tutorials/first-hand.md")
"""Pages whose Python is one program from top to bottom, with what it prints beside it."""

priced = pytest.mark.skipif(KernelBook is None, reason="hands are priced by the C++ kernel, which is not built here")


def name_of(page: Path) -> str:
    return str(page.relative_to(ROOT))


# ---------------------------------------------------------------- samples


@priced
@pytest.mark.parametrize("page", [page for page in PAGES if any(True for _ in steps(page))], ids=name_of)
def test_every_command_prints_what_is_shown(page: Path, tmp_path: Path) -> None:
    prepare(tmp_path)
    different = []
    for step in steps(page):
        if isinstance(step, Given):
            (tmp_path / step.name).write_text(step.text, "utf-8")
            continue
        printed = output_of(step, tmp_path)
        if not fits(step.shown, printed):
            different.append(f"$ {step.command}\n{printed}")
    assert different == [], "run: scripts/write_samples, and look at what it has changed"


def test_dots_stand_for_what_is_left_out() -> None:
    assert fits("a\n...\nd\n", "a\nb\nc\nd\n")
    assert fits("a\n...\n", "a\n")
    assert fits("in 1.2 s: ... games\n", "in 30.5 s: 12 games\n")
    assert not fits("a\n...\nd\n", "a\nb\n")
    assert not fits("a\nd\n", "a\nb\nd\n")


def test_there_are_samples() -> None:
    found = [step for page in PAGES for step in steps(page) if isinstance(step, Sample)]
    assert len(found) > 30
    assert {step.page.name for step in found} >= {"README.md", "README.ru.md", "command-line.md", "first-hand.md"}


def commands_in(text: str) -> Iterator[tuple[str, ...]]:
    """Every command that a page writes anywhere: its words, without what is commented or piped."""
    for line in COMMAND.findall(text):
        yield tuple(re.split(r"\s(?:#|\||>|&)|\s{3,}", line)[0].split())


@pytest.mark.parametrize("page", PAGES, ids=name_of)
def test_commands_and_options_that_a_page_names_exist(page: Path) -> None:
    program = typer.main.get_command(application(Texts("en")))
    for words in commands_in(page.read_text("utf-8")):
        command: Any = program
        for word in words:
            if not isinstance(command, TyperGroup):
                break
            assert word in command.commands, " ".join(words)
            command = command.commands[word]
        known = {option for param in command.params for option in param.opts} | {"--help", "--lang"}
        for word in words:
            if word.startswith("--") and len(word) > 2:
                assert word.partition("=")[0].rstrip(",.;:)") in known, " ".join(words)


# ---------------------------------------------------------------- Python


@priced
@pytest.mark.parametrize("name", PROGRAMS)
def test_the_code_of_a_page_prints_what_is_shown(name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    program = "\n".join(PROGRAM.findall((DOCS / name).read_text("utf-8")))
    shown = re.findall(r"^ *print\(.*\)  # (.*)$", program, re.MULTILINE)
    printed: list[str] = []
    names = {"__name__": "page", "print": lambda *words: printed.append(" ".join(map(str, words)))}
    exec(compile(program, name, "exec"), names)
    assert program.count("print(") == len(shown) > 0
    assert printed == shown


def public_things() -> Iterator[tuple[str, Any]]:
    for name in jan.__all__:
        if name != "__version__":
            yield name, getattr(jan, name)


@priced
@pytest.mark.parametrize("name", sorted({*jan.__all__} - {"__version__"}))
def test_the_examples_of_the_docstrings_run(name: str) -> None:
    found = doctest.DocTestFinder(recurse=True).find(getattr(jan, name), name, globs={})
    examples = [test for test in found if test.examples]
    assert examples, f"{name} has no example"
    for test in examples:
        outcome = doctest.DocTestRunner(verbose=False).run(test)
        assert outcome.failed == 0


def test_every_argument_of_a_public_function_is_told() -> None:
    for name, thing in public_things():
        if inspect.isclass(thing):
            continue
        text = inspect.getdoc(thing) or ""
        assert "Returns:" in text, name
        told = set(re.findall(r"\w+", " ".join(re.findall(r"^    ([\w, ]+): ", text, re.MULTILINE))))
        wanted = {one.name for one in inspect.signature(thing).parameters.values() if one.kind is not one.VAR_KEYWORD}
        assert wanted <= told, name


# ---------------------------------------------------------------- what is made from the program


@pytest.fixture(scope="module")
def reference() -> dict[str, str]:
    made: dict[str, str] = runpy.run_path(str(ROOT / "scripts" / "write_reference"))["pages"]()
    return made


@pytest.mark.parametrize("name", ["commands.md", "commands.ru.md", "python-api.md"])
def test_the_reference_is_that_of_the_program(name: str, reference: dict[str, str]) -> None:
    assert (DOCS / "reference" / name).read_text("utf-8") == reference[name], "run: make coverage"


# ---------------------------------------------------------------- the words of the pages


@pytest.mark.parametrize("page", [page for page in PAGES if page.parent.name == "tutorials"], ids=name_of)
def test_what_is_printed_bold_in_a_tutorial_is_on_the_screen(page: Path) -> None:
    lang = "ru" if ".ru." in page.name else "en"
    texts = (ROOT / "web" / "src" / "texts" / f"{lang}.ftl").read_text("utf-8")
    screen = {"TOML", *re.findall(r"^[\w-]+ = (.+)$", texts, re.MULTILINE)}
    assert [word for word in re.findall(r"\*\*([^*]+)\*\*", page.read_text("utf-8")) if word not in screen] == []


# ---------------------------------------------------------------- the map


def test_every_page_has_its_place() -> None:
    placed = [(DOCS / page["path"]).resolve() for section in NAV["section"] for page in section["pages"]]
    assert [str(path) for path in placed if not path.exists()] == []
    assert len(placed) == len(set(placed))
    written = {page for page in DOCS.rglob("*.md") if page.parent.name != "games" and ".ru." not in page.name}
    assert written - {*placed} == {DOCS / "index.md"}


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_the_index_is_the_map(lang: str) -> None:
    index = DOCS / ("index.md" if lang == "en" else "index.ru.md")
    text = index.read_text("utf-8")
    for section in NAV["section"]:
        assert f"\n## {section['title'][lang]}\n" in text
        for page in section["pages"]:
            own = page["path"].replace(".md", ".ru.md")
            path = own if lang == "ru" and (DOCS / own).exists() else page["path"]
            assert f"[{page[lang]}]({path})" in text


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_the_map_calls_a_page_what_it_calls_itself(lang: str) -> None:
    for page in (page for section in NAV["section"] for page in section["pages"] if not page["path"].startswith("../")):
        file = DOCS / page["path"].replace(".md", ".ru.md") if lang == "ru" else DOCS / page["path"]
        if file.exists() and file.parent.name != "games":
            assert file.read_text("utf-8").splitlines()[0] == f"# {page[lang]}"


def anchors_of(page: Path) -> set[str]:
    """What can be linked to within a page: its headings as GitHub makes anchors of them."""
    text = re.sub(r"^```.*?^```", "", page.read_text("utf-8"), flags=re.DOTALL | re.MULTILINE)
    headings = re.findall(r"^#+ (.*)$", text, re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in headings}


@pytest.mark.parametrize("page", PAGES, ids=name_of)
def test_links_lead_somewhere(page: Path) -> None:
    text = re.sub(r"^```.*?^```", "", page.read_text("utf-8"), flags=re.DOTALL | re.MULTILINE)
    for path, anchor in LINK.findall(text):
        if "://" in path or path.startswith("mailto:"):
            continue
        target = (page.parent / path).resolve() if path else page
        assert target.exists(), path
        if anchor and target.suffix == ".md":
            assert anchor in anchors_of(target), f"{path}#{anchor}"
