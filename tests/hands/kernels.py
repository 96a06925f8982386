"""The kernels that are here to be tested: the one in Python always, the one in C++ where it could be built."""

from contextlib import suppress
from importlib import import_module
from typing import TYPE_CHECKING, Any

import pytest

if TYPE_CHECKING:
    from jantaku._kernel import Grammar as Grammar
else:
    Grammar = Any

KERNELS: dict[str, type[Grammar]] = {"slow": import_module("jantaku.hands.slow").Grammar}
with suppress(ImportError):  # no compiler on this machine
    KERNELS["fast"] = import_module("jantaku._kernel").Grammar

each_kernel = pytest.mark.parametrize("kernel", [pytest.param(grammar, id=name) for name, grammar in KERNELS.items()])
