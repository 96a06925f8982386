"""Which kernel computes: the C++ one, or the same in plain Python where it was not built.

``JANTAKU_KERNEL=slow`` in the environment asks for the plain one. That one reads hands and does not price them: there
is no `KernelBook` then.
"""

import os
import warnings
from collections.abc import Callable, Sequence
from importlib import import_module
from typing import TYPE_CHECKING, Any

from jantaku.tiles import Tile

__all__ = [
    "Code",
    "Counts",
    "KernelBook",
    "KernelGrammar",
    "OpeningReader",
    "PlainTags",
    "PlainTurns",
    "Priced",
    "ReadingMaker",
    "TagOpener",
    "Twister",
    "WaitsFinder",
    "WantedFinder",
    "add_tiles",
    "numbers_written",
    "places_of",
    "shuffle_down",
    "shuffle_up",
    "tiles_written",
]

if TYPE_CHECKING:
    from jantaku._kernel import (
        Book,
        Code,
        Counts,
        OpeningReader,
        PlainTags,
        PlainTurns,
        Priced,
        ReadingMaker,
        TagOpener,
        Twister,
        WaitsFinder,
        WantedFinder,
    )
    from jantaku._kernel import Grammar as KernelGrammar

    KernelBook: type[Book] | None
    add_tiles: Callable[[bytearray, list[Tile]], None] | None
    places_of: Callable[[Sequence[Any], type], list[int]] | None
    numbers_written: Callable[[str], tuple[int, ...]] | None
    tiles_written: Callable[[str, tuple[Tile | None, ...]], tuple[Tile, ...] | None] | None
    shuffle_down: Callable[[bytes, int], bytes | None] | None
    shuffle_up: Callable[[bytes, list[Tile]], list[Tile] | None] | None
else:
    Code = tuple[int, ...]
    Counts = bytes | bytearray | Sequence[int]  # or an array of NumPy, which is slow to come
    _kernel = None
    if os.environ.get("JANTAKU_KERNEL") != "slow":
        try:
            _kernel = import_module("jantaku._kernel")
        except ImportError:
            warnings.warn(
                "jantaku runs without its C++ kernel, hundreds of times slower: "
                "install a C++20 compiler and install jantaku again",
                RuntimeWarning,
                stacklevel=2,
            )
    KernelBook = getattr(_kernel, "Book", None)
    if _kernel is None:
        from jantaku.hands.slow import Grammar as KernelGrammar
    else:
        KernelGrammar = _kernel.Grammar
    for _name in __all__:  # what the kernel has, as it is called there; None without it
        globals().setdefault(_name, getattr(_kernel, _name, None))
