"""What holds for all tests."""

import pytest
from hypothesis import settings

from jantaku.hands.kernel import KernelBook

# A busy machine is not a failure.
settings.register_profile("jantaku", deadline=None)
settings.load_profile("jantaku")

PRICED = {"scoring", "yaku"}
"""Folders of tests that price hands."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Without the C++ kernel hands are read but not priced."""
    if KernelBook is not None:
        return
    without_kernel = pytest.mark.skip(reason="hands are priced by the C++ kernel, which is not built here")
    for item in items:
        if PRICED.intersection(item.path.parts) or item.path.stem == "test_score":
            item.add_marker(without_kernel)
