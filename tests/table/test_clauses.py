"""Every clause of our reading of the books is shown by a test, or told in docs/project/roadmap.md, or not to be built.

The lists are clauses.toml and clauses_GAME.toml. The reading itself, base_mechanics.md, base_scoring.md and one text
for each further game, lies beside the project.
"""

import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

PROJECT: Final = Path(__file__).parents[2]
SPEC: Final = PROJECT.parent / "shared" / "spec"
TESTS: Final = PROJECT / "tests"
NOT_YET: Final = PROJECT / "docs" / "project" / "roadmap.md"
STATES: Final = ("done", "not_yet", "not_software", "elsewhere", "see")
FILES: Final = {
    "mechanics": "base_mechanics.md",
    "scoring": "base_scoring.md",
    "sichuan": "sichuan.md",
    "taiwanese": "taiwanese.md",
}
GAMES: Final = {
    "mechanics": "riichi",
    "scoring": "riichi",
    "sichuan": "sichuan",
    "taiwanese": "taiwanese",
}
"""What the page calls the reading whose clauses are not done."""
BY_SCENARIOS: Final = ("sichuan", "taiwanese")
"""The parts of which every clause has a scenario, unless the page says that it is not done."""

Entries = dict[str, list[tuple[str, str]]]
"""By clause: a state, and what stands behind it."""


def entries() -> dict[str, Entries]:
    told: dict[str, dict[str, str | list[str]]] = {}
    for path in sorted(Path(__file__).parent.glob("clauses*.toml")):
        told |= tomllib.loads(path.read_text("utf-8"))
    return {part: {clause: list(_parted(value)) for clause, value in rows.items()} for part, rows in told.items()}


def _parted(value: str | list[str]) -> Iterator[tuple[str, str]]:
    for entry in [value] if isinstance(value, str) else value:
        state, _, rest = entry.partition(": ")
        yield state, rest


ENTRIES: Final = entries()
ALL: Final = [
    (part, clause, state, rest) for part, rows in ENTRIES.items() for clause, row in rows.items() for state, rest in row
]


def told_as(wanted: str) -> list[tuple[str, str]]:
    """Clauses and what is said of them, of all entries in this state."""
    return [(clause, rest) for _, clause, state, rest in ALL if state == wanted]


# ---------------------------------------------------------------- the clauses as they are written


def clauses_of_mechanics(text: str) -> Iterator[str]:
    """Numbered clauses, their lettered parts, rows of tables that are numbered or named, and TEST lines."""
    section = clause = part = ""
    tests = 0
    for line in text.splitlines():
        if found := re.match(r"## (\d+)\. ", line):
            section = clause = part = found[1]
            if section == "16":
                yield section  # its first table has no number
        elif found := re.match(r"(\d+\.\d+) ", line):
            clause = part = found[1]
        elif found := re.match(r" ([a-f])\. ", line) or (clause == "22.3" and re.match(r"\| ([a-n]) \|", line)) or None:
            part = clause + found[1]
        elif section == "23" and (found := re.match(r"\| (\d+) \|", line)):
            part = f"23.{found[1]}"
        elif section == "24" and (found := re.match(r"(\d+)\. ", line)):
            part = f"24.{found[1]}"
        elif section == "25" and (found := re.match(r"\| (?!id |-)([^|,/(]+)", line)):
            part = f"25.{found[1].strip()}"
        else:
            found = None
        if found and part != section:
            tests = 0
            yield part
        for _ in re.findall(r"\bTEST\b", line if section else ""):
            tests += 1
            yield f"{part} T{tests}"


def clauses_of_scoring(text: str) -> Iterator[str]:
    """Lettered clauses, the rows of the table of furiten, ways to count, and the rows where the books differ."""
    section, rows = "", 0
    for line in text.splitlines():
        if found := re.match(r"## (\d+)\. ", line):
            section = found[1]
            if section == "16":
                yield section
        elif found := re.match(r"(T-[A-Z]\d+|[A-Z]-\d+)[. ]|\| (F-2[a-f]) \||  - (P-5\.\d) ", line):
            yield found[1] or found[2] or found[3]
        elif section == "18" and re.match(r"\| (?!topic |point |-)", line):
            rows += 1
            yield f"18.{rows}"


def clauses_of_sichuan(text: str) -> Iterator[str]:
    """Numbered clauses and TEST lines, the rows of the tables of fans and of kongs, options, readings."""
    section = clause = ""
    tests = 0
    for line in text.partition("\n## 17. ")[0].splitlines():
        if found := re.match(r"## (\d+)\. ", line):
            section = clause = found[1]
            if section == "14":
                yield section  # its text has no numbers
        elif found := re.match(r"(\d+\.\d+) ", line):
            clause, tests = found[1], 0
            yield clause
        elif section == "8" and (found := re.match(r"\| (\d+) \|", line)):
            yield f"8 no. {found[1]}"
        elif section == "10" and (found := re.match(r"\| (?!kong )([^|-]+) \|", line)):
            yield f"10 {found[1]}"
        elif section == "15" and (found := re.match(r"\| (?!option )([^|-]+) \|", line)):
            yield from (f"15.{name}" for name in found[1].split(", "))
        elif section == "16" and (found := re.match(r"- (Q\d+) ", line)):
            yield found[1]
        for _ in re.findall(r"\bTEST\b", line if section else ""):
            tests += 1
            yield f"{clause} T{tests}"


def clauses_of_taiwanese(text: str) -> Iterator[str]:
    """Numbered clauses and TEST lines, the rows of the table of fans, options, readings."""
    section = clause = ""
    tests = 0
    for line in text.partition("\n## 20. ")[0].splitlines():
        if found := re.match(r"## (\d+)\. ", line):
            section = found[1]
        elif found := re.match(r"(\d+\.\d+) ", line):
            clause, tests = found[1], 0
            yield clause
        elif section == "14" and (found := re.match(r"\| \d+ \| ([^|]+) \|", line)):
            yield from (f"14.3 {name}" for name in found[1].split(" / "))
        elif section == "18" and (found := re.match(r"\| (?!OPT )([^|-]+) \|", line)):
            yield f"18.{found[1]}"
        elif section == "19" and (found := re.match(r"- (R\d+) ", line)):
            yield found[1]
        for _ in re.findall(r"\bTEST\b", line if section else ""):
            tests += 1
            yield f"{clause} T{tests}"


READERS: Final = {
    "mechanics": clauses_of_mechanics,
    "scoring": clauses_of_scoring,
    "sichuan": clauses_of_sichuan,
    "taiwanese": clauses_of_taiwanese,
}


@pytest.mark.parametrize("part", FILES)
def test_every_clause_is_in_the_list_and_no_other(part: str) -> None:
    path = SPEC / FILES[part]
    if not path.exists():
        pytest.skip(f"{path.name} is not here")
    written = list(READERS[part](path.read_text("utf-8")))
    assert len(written) > 100
    assert sorted(written) == sorted(set(written)), "a clause is read twice"
    assert (sorted(set(written) - ENTRIES[part].keys()), sorted(ENTRIES[part].keys() - set(written))) == ([], [])


# ---------------------------------------------------------------- what is said of them


def test_every_clause_has_a_state_and_something_behind_it() -> None:
    assert [entry for entry in ALL if entry[2] not in STATES or not entry[3].strip()] == []
    assert [clause for rows in ENTRIES.values() for clause, row in rows.items() if not row] == []


@pytest.mark.parametrize("place", sorted({place for _, place in told_as("done")}))
def test_what_is_done_is_shown(place: str) -> None:
    path, _, name = place.partition("::")
    found = TESTS / path
    if found.is_dir():
        assert list(found.glob("*.toml")), f"{place} has no scenario"
        return
    assert found.is_file(), f"{place} does not exist"
    assert bool(name) == (found.suffix == ".py"), f"{place}: a test has a name, a scenario has none"
    assert not name or f"def {name}(" in found.read_text("utf-8"), f"{place} does not exist"


def test_clauses_refer_to_clauses_and_in_the_end_to_an_answer() -> None:
    lost = []
    for part, clause, state, rest in ALL:
        if state == "see" and not all(_is_answered(part, other, {clause}) for other in rest.split(", ")):
            lost.append(clause)
    assert lost == []


def _is_answered(part: str, clause: str, seen: set[str]) -> bool:
    """Whether the clause is told, here or in the other part, and not only by going round in a circle."""
    here = part if clause in ENTRIES[part] else next((other for other in ENTRIES if clause in ENTRIES[other]), None)
    if here is None or clause in seen:
        return False
    row = ENTRIES[here][clause]
    if any(state != "see" for state, _ in row):
        return True
    others = [other for _, rest in row for other in rest.split(", ")]
    return all(_is_answered(here, other, seen | {clause}) for other in others)


@pytest.mark.parametrize("part", BY_SCENARIOS)
def test_every_clause_has_a_scenario_or_is_told_as_not_done(part: str) -> None:
    assert [clause for clause in ENTRIES[part] if not _has_scenario(part, clause)] == []


def _has_scenario(part: str, clause: str) -> bool:
    """One of its own, or of every clause that it refers to."""
    row = ENTRIES[part][clause]
    if any(state == "not_yet" or (state == "done" and rest.startswith("scenarios/")) for state, rest in row):
        return True
    others = [other for state, rest in row if state == "see" for other in rest.split(", ")]
    return bool(others) and all(_has_scenario(part, other) for other in others)


def numbers_in_the_page(game: str) -> list[str]:
    """The clauses that the page speaks of: players do not see them, ``<!-- riichi: 1.7d, B-4 -->`` behind an entry."""
    listed = re.findall(rf"<!-- {game}: (.*) -->$", NOT_YET.read_text("utf-8"), re.MULTILINE)
    return [number for line in listed for number in line.split(", ")]


@pytest.mark.parametrize("game", sorted({*GAMES.values()}))
def test_what_is_not_done_is_told_in_the_page_and_nothing_else(game: str) -> None:
    told = numbers_in_the_page(game)
    wanted = {clause for part, clause, state, _ in ALL if state == "not_yet" and GAMES[part] == game}
    assert sorted(told) == sorted(wanted)
