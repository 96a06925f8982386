"""Jantaku: the rule book that runs.

The few names that a program needs::

    import jantaku as jan

    ema = jan.load("ema")
    score = jan.score("234m 567p 22z 345s 67s", "8s", ema, by="ron", riichi=True, seat="W", indicators="4p")
    print(score)

Everything else is in the packages: `jantaku.tiles`, `jantaku.hands`, `jantaku.rules`, `jantaku.yaku` and
`jantaku.scoring`.
"""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from jantaku.facade import Hand, Score, Win, load, parse_hand, score

__version__ = "0.1.0"
__all__ = ["Hand", "Score", "Win", "__version__", "load", "parse_hand", "score"]


def __getattr__(name: str) -> object:
    """The names above are brought when they are first asked for, so that a small program starts fast."""
    if name in __all__:
        from jantaku import facade

        return getattr(facade, name)
    raise AttributeError(f"module 'jantaku' has no attribute {name!r}")
