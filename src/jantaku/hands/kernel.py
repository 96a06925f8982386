"""Which kernel computes: the C++ one, or the same in plain Python where it was not built.

``JANTAKU_KERNEL=slow`` in the environment asks for the plain one. That one reads hands and does not price them: there
is no `KernelBook` then.
"""

import os
import warnings
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from jantaku._kernel import Book, Code, Counts, Priced, ReadingMaker
    from jantaku._kernel import Grammar as KernelGrammar

    KernelBook: type[Book] | None
    shuffle_down: Callable[[bytes, int], bytes | None] | None
    shuffle_up: Callable[[bytes, int], bytes | None] | None
else:
    Code = tuple[int, ...]
    Counts = bytes | bytearray | Sequence[int]  # or an array of NumPy, which is slow to come
    KernelBook = Priced = ReadingMaker = shuffle_down = shuffle_up = None

    if os.environ.get("JANTAKU_KERNEL") == "slow":
        from jantaku.hands.slow import Grammar as KernelGrammar
    else:
        try:
            from jantaku._kernel import Book as KernelBook
            from jantaku._kernel import Grammar as KernelGrammar
            from jantaku._kernel import Priced, ReadingMaker, shuffle_down, shuffle_up
        except ImportError:
            from jantaku.hands.slow import Grammar as KernelGrammar

            warnings.warn(
                "jantaku runs without its C++ kernel, hundreds of times slower: "
                "install a C++20 compiler and install jantaku again",
                RuntimeWarning,
                stacklevel=2,
            )

__all__ = ["Code", "Counts", "KernelBook", "KernelGrammar", "Priced", "ReadingMaker", "shuffle_down", "shuffle_up"]
