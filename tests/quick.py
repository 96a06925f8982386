"""``make quick``: of all tests those that are likeliest to find what a change has broken, as many as fit into a time.

A test is near to a change by imports: a file of tests that imports a changed module is one step away, one that imports
what imports it two, and so on. Half of the time goes to the nearest tests, the other half to a sample of all of them,
so that what nobody thought of has a chance to be found, too. How long tests take is known from `DURATIONS`, which a
whole run writes (``pytest --write-durations``).

    pytest -p tests.quick --quick 60        near to what is not committed, or to the last commit
    pytest -p tests.quick --quick 60 --since main
"""

import ast
import hashlib
import json
import os
import subprocess
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

import pytest

ROOT: Final = Path(__file__).parents[1]
DURATIONS: Final = ROOT / "tests" / "durations.json"
FAR: Final = 9
"""So many steps away is a test that has nothing to do with the change."""
NEAR_SHARE: Final = 0.5
"""Of the time, for the tests that are near."""
FILE_SHARE: Final = 0.2
"""Of the time for the near ones, for one file of tests at most, so that one slow file does not take all of it."""
UNKNOWN: Final = 0.05
"""Seconds of a test that nobody has timed."""
READ_BY: Final = {
    "src/jantaku/texts": ("tests/texts", "tests/cli", "tests/test_docs.py"),
    "web/src/texts": ("tests/texts",),
    "src/jantaku/rules/sets": ("tests/rules",),
    "src/jantaku/rules/catalogue": ("tests/rules",),
    "src/jantaku/lessons": ("tests/lessons",),
    "tests/scenarios": ("tests/table/test_scenarios.py",),
    "docs": ("tests/test_docs.py",),
    "kernel": ("tests/hands", "tests/scoring", "tests/yaku"),
}
"""Files that are no modules, and the tests that read them."""


class Timed(NamedTuple):
    """A test: its id, its file, and how long it takes."""

    id: str
    file: str
    seconds: float


# ---------------------------------------------------------------- what is near


def module_of(path: str) -> str:
    """``src/jantaku/table/flow.py`` is ``jantaku.table.flow``."""
    return path.removeprefix("src/").removesuffix(".py").removesuffix("/__init__").replace("/", ".")


@cache
def imports() -> Mapping[str, frozenset[str]]:
    """By module of the project or of its tests, which of them it names in its imports."""
    files = [path.relative_to(ROOT).as_posix() for top in ("src", "tests") for path in (ROOT / top).rglob("*.py")]
    known = {module_of(file) for file in files}
    return {module_of(file): frozenset(known.intersection(_named((ROOT / file).read_text()))) for file in files}


def _named(source: str) -> Iterator[str]:
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            yield node.module
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


def distances(changed: Iterable[str]) -> dict[str, int]:
    """By module, how many imports lie between it and a changed one; those that do not reach any are left out."""
    users = defaultdict(set)
    for module, named in imports().items():
        for name in named:
            users[name].add(module)
    found = dict.fromkeys(map(module_of, changed), 0)
    edge, steps = list(found), 0
    while edge:
        steps += 1
        edge = [user for module in edge for user in users[module] if user not in found]
        found.update(dict.fromkeys(edge, steps))
    return found


def steps_to(file: str, changed: Sequence[str], near: Mapping[str, int]) -> int:
    """How far a file of tests is from a change."""
    if any(path.startswith(folder) and file.startswith(tests) for folder, tests in READ_BY.items() for path in changed):
        return 1
    return near.get(module_of(file), FAR)


# ---------------------------------------------------------------- which tests


def chosen(tests: Sequence[Timed], changed: Sequence[str], seconds: float) -> set[str]:
    """The ids of the tests that are run: the nearest, then a sample; together they take so many seconds."""
    near = distances(path for path in changed if path.endswith(".py"))
    by_lot = sorted(tests, key=lambda test: hashlib.sha256(test.id.encode()).digest())
    ordered = sorted(by_lot, key=lambda test: steps_to(test.file, changed, near))
    taken: dict[str, float] = {}
    of_file: dict[str, float] = defaultdict(float)
    left = seconds * NEAR_SHARE
    for test in ordered:
        if steps_to(test.file, changed, near) >= FAR:
            break
        if test.seconds <= left and of_file[test.file] + test.seconds <= seconds * NEAR_SHARE * FILE_SHARE:
            taken[test.id] = test.seconds
            of_file[test.file] += test.seconds
            left -= test.seconds
    left = seconds - sum(taken.values())
    for test in by_lot:
        if test.id not in taken and test.seconds <= min(left, seconds / 20):
            taken[test.id] = test.seconds
            left -= test.seconds
    return {*taken}


def changed_since(revision: str) -> list[str]:
    """The files that differ from a revision, new ones included; without one, what is not committed, or else what the
    last commit changed."""

    def git(*words: str) -> list[str]:
        done = subprocess.run(["git", *words], capture_output=True, text=True, cwd=ROOT)
        return done.stdout.splitlines() if done.returncode == 0 else []

    new = git("ls-files", "--others", "--exclude-standard")
    if revision:
        return [*git("diff", "--name-only", revision), *new]
    return [*git("diff", "--name-only", "HEAD"), *new] or git("diff", "--name-only", "HEAD~1")


def durations() -> Mapping[str, float]:
    """By file, how long a test of it takes on average."""
    return json.loads(DURATIONS.read_text()) if DURATIONS.exists() else {}


# ---------------------------------------------------------------- hooks of pytest


def pytest_addoption(parser: pytest.Parser) -> None:
    """The options."""
    group = parser.getgroup("jantaku")
    group.addoption("--quick", type=float, metavar="SECONDS", help="run what fits into so many seconds")
    group.addoption("--since", default="", metavar="REVISION", help="with --quick: what was changed since")
    group.addoption("--write-durations", action="store_true", help=f"write {DURATIONS.relative_to(ROOT)}")


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Keep what was chosen."""
    seconds = config.getoption("--quick")
    if not seconds:
        return
    known = durations()
    timed = []
    for item in items:
        file = item.path.relative_to(ROOT).as_posix()
        timed.append(Timed(item.nodeid, file, known.get(file, UNKNOWN)))
    workers = int(os.environ.get("PYTEST_XDIST_WORKER_COUNT", "1"))
    kept = chosen(timed, changed_since(config.getoption("--since")), seconds * workers)
    config.hook.pytest_deselected(items=[item for item in items if item.nodeid not in kept])
    items[:] = [item for item in items if item.nodeid in kept]


_took: defaultdict[str, list[float]] = defaultdict(list)


def pytest_runtest_logreport(report: pytest.TestReport) -> None:
    """Add up how long the tests of a file take."""
    if report.when == "call":
        _took[report.nodeid.partition("::")[0]].append(report.duration)


def pytest_sessionfinish(session: pytest.Session) -> None:
    """Write it down, where that was asked for."""
    if session.config.getoption("--write-durations") and "PYTEST_XDIST_WORKER" not in os.environ:
        means = {file: round(sum(took) / len(took), 4) for file, took in sorted(_took.items())}
        DURATIONS.write_text(json.dumps(means, indent=0) + "\n")
