"""Kinds: what a tile shows, whichever of its copies it is.

A kind is a number below 64, so that any class of kinds is one 64-bit mask: ``TERMINALS >> kind & 1``. The order is
that of the short notation, group after group: characters ``1m-9m``, dots ``1p-9p``, bamboo ``1s-9s``, winds and
dragons ``1z-7z``, flowers and seasons ``1f-8f``. These 42 never move. Behind them stand the tiles that only some
tables know.
"""

from collections.abc import Iterable
from typing import Final, NewType

from jantaku.texts import TextId

Kind = NewType("Kind", int)

KINDS_LIMIT: Final = 64
USUAL_KINDS: Final = 34
"""Numbers, winds and dragons: what a hand is made of in most games."""

GROUPS: Final[dict[str, range]] = {
    "m": range(9),
    "p": range(9, 18),
    "s": range(18, 27),
    "z": range(27, 34),  # East South West North white green red
    "f": range(34, 42),  # plum orchid chrysanthemum bamboo, spring summer autumn winter: 002:39-45
    "h": range(42, 45),  # more honours: orange dragon 001:3184, ya and yu 001:6312
    "a": range(45, 49),  # cat rat rooster centipede: 001:4865-4868
    "j": range(49, 53),  # jokers
}
"""The letter of each group of kinds; the digit before it counts from 1."""

SHORTS: Final[tuple[str, ...]] = tuple(
    f"{number}{letter}" for letter, group in GROUPS.items() for number, _ in enumerate(group, 1)
)
"""The short form of each kind: ``SHORTS[27] == "1z"``."""

KIND_OF: Final[dict[str, Kind]] = {short: Kind(number) for number, short in enumerate(SHORTS)}
"""The kind of each short form: ``KIND_OF["1z"] == 27``."""


def mask_of(kinds: Iterable[int]) -> int:
    """The class of kinds that holds exactly these."""
    mask = 0
    for kind in kinds:
        mask |= 1 << kind
    return mask


def kinds_in(mask: int) -> tuple[Kind, ...]:
    """The kinds of a class, in order."""
    return tuple(Kind(kind) for kind in range(mask.bit_length()) if mask >> kind & 1)


CHARACTERS: Final = mask_of(GROUPS["m"])
DOTS: Final = mask_of(GROUPS["p"])
BAMBOO: Final = mask_of(GROUPS["s"])
NUMBERS: Final = CHARACTERS | DOTS | BAMBOO
WINDS: Final = mask_of(GROUPS["z"][:4])
DRAGONS: Final = mask_of(GROUPS["z"][4:])
HONOURS: Final = WINDS | DRAGONS
TERMINALS: Final = mask_of(KIND_OF[short] for short in ("1m", "9m", "1p", "9p", "1s", "9s"))
SIMPLES: Final = NUMBERS & ~TERMINALS
TERMINALS_AND_HONOURS: Final = TERMINALS | HONOURS
FLOWERS: Final = mask_of(GROUPS["f"][:4])
SEASONS: Final = mask_of(GROUPS["f"][4:])
BONUS: Final = FLOWERS | SEASONS
"""Flowers and seasons together; players call all eight flowers."""
EXTRA_HONOURS: Final = mask_of(GROUPS["h"])
ANIMALS: Final = mask_of(GROUPS["a"])
JOKERS: Final = mask_of(GROUPS["j"])

SUITS: Final[dict[str, int]] = {"m": CHARACTERS, "p": DOTS, "s": BAMBOO}

NAMES: Final[tuple[TextId, ...]] = (
    *(TextId("tile-1m"), TextId("tile-2m"), TextId("tile-3m"), TextId("tile-4m"), TextId("tile-5m")),
    *(TextId("tile-6m"), TextId("tile-7m"), TextId("tile-8m"), TextId("tile-9m")),
    *(TextId("tile-1p"), TextId("tile-2p"), TextId("tile-3p"), TextId("tile-4p"), TextId("tile-5p")),
    *(TextId("tile-6p"), TextId("tile-7p"), TextId("tile-8p"), TextId("tile-9p")),
    *(TextId("tile-1s"), TextId("tile-2s"), TextId("tile-3s"), TextId("tile-4s"), TextId("tile-5s")),
    *(TextId("tile-6s"), TextId("tile-7s"), TextId("tile-8s"), TextId("tile-9s")),
    *(TextId("tile-1z"), TextId("tile-2z"), TextId("tile-3z"), TextId("tile-4z")),
    *(TextId("tile-5z"), TextId("tile-6z"), TextId("tile-7z")),
    *(TextId("tile-f1"), TextId("tile-f2"), TextId("tile-f3"), TextId("tile-f4")),
    *(TextId("tile-f5"), TextId("tile-f6"), TextId("tile-f7"), TextId("tile-f8")),
    *(TextId("tile-orange_dragon"), TextId("tile-ya"), TextId("tile-yu")),
    *(TextId("tile-cat"), TextId("tile-rat"), TextId("tile-rooster"), TextId("tile-centipede")),
    *(TextId("tile-j1"), TextId("tile-j2"), TextId("tile-j3"), TextId("tile-j4")),
)
"""The text with each kind's name, kind by kind."""

RUSSIAN: Final[dict[str, str]] = {"m": "м", "p": "п", "s": "с", "z": "з", "f": "ц", "h": "б", "a": "ж", "j": "д"}
"""ман, пин, со, з for z, цветы, благородные, животные, джокеры."""
_IN_RUSSIAN: Final = str.maketrans(RUSSIAN)


def in_russian(short: str) -> str:
    """Tiles in short notation, with Russian letters."""
    return short.translate(_IN_RUSSIAN)
