"""Jantaku: mahjong under any rules, explained.

The few names that a program needs::

    import jantaku as jan

    ema = jan.load("ema")
    score = jan.score("234m 567p 22z 345s 67s", "8s", ema, by="ron", riichi=True, seat="W", indicators="4p")
    print(score)

    match = jan.Match(ema, seed=7)
    match.play([lambda window, seat, codes: codes[-1]] * 4)
    print(jan.verify_record(jan.record_of(match)).failed)

Everything else is in the packages: `jantaku.tiles`, `jantaku.hands`, `jantaku.rules`, `jantaku.yaku`,
`jantaku.scoring`, `jantaku.table` and `jantaku.records`.
"""

from importlib import import_module
from typing import TYPE_CHECKING

from jantaku.ready import make_types_ready

if TYPE_CHECKING:
    from jantaku.facade import Hand, NoWinError, Score, Win, load, parse_hand, read_record, score
    from jantaku.hands import format_hand
    from jantaku.records.formats.register import write_record
    from jantaku.records.of_match import record_of
    from jantaku.records.record import Record
    from jantaku.records.verify import Verdict, verify_record
    from jantaku.table.match import Match
    from jantaku.table.refusals.why import Refusal
    from jantaku.table.snapshot import resume, snapshot
    from jantaku.table.telling.view import View
    from jantaku.table.words import Verb, discard, first_of, verb_of, written

__version__ = "0.1.0"
__all__ = [
    "Hand",
    "Match",
    "NoWinError",
    "Record",
    "Refusal",
    "Score",
    "Verb",
    "Verdict",
    "View",
    "Win",
    "__version__",
    "discard",
    "first_of",
    "format_hand",
    "load",
    "parse_hand",
    "read_record",
    "record_of",
    "resume",
    "score",
    "snapshot",
    "verb_of",
    "verify_record",
    "write_record",
    "written",
]
_HOMES = {
    "Match": "jantaku.table.match",
    "Refusal": "jantaku.table.refusals.why",
    "Verb": "jantaku.table.words",
    "Verdict": "jantaku.records.verify",
    "View": "jantaku.table.telling.view",
    "discard": "jantaku.table.words",
    "first_of": "jantaku.table.words",
    "format_hand": "jantaku.hands",
    "resume": "jantaku.table.snapshot",
    "snapshot": "jantaku.table.snapshot",
    "verb_of": "jantaku.table.words",
    "written": "jantaku.table.words",
    "Record": "jantaku.records.record",
    "record_of": "jantaku.records.of_match",
    "verify_record": "jantaku.records.verify",
    "write_record": "jantaku.records.formats.register",
}
"""Where names are that are not in the facade."""


def __getattr__(name: str) -> object:
    """The names above are brought when they are first asked for, so that a small program starts fast."""
    if name in __all__:
        found: object = getattr(import_module(_HOMES.get(name, "jantaku.facade")), name)
        make_types_ready()
        globals()[name] = found
        return found
    raise AttributeError(f"module 'jantaku' has no attribute {name!r}")


def __dir__() -> list[str]:
    return [*globals(), *(name for name in __all__ if name not in globals())]
