"""What a player may answer, as numbers: a verb and at most two tiles in one integer.

``verb << 32 | first << 16 | second``: a discard names its tile, a chi or a pon the two tiles that leave the hand, an
added kan the tile that is added, a closed kan the lowest of the four. Tiles are physical, so that a record can say
which of two equal tiles was meant; whoever shows them to people groups them by face. The codes of a seat are finite,
and a window lists exactly those that are accepted.
"""

from enum import IntEnum
from typing import Final

from jantaku.tiles import Tile, short_of

Code = int


class Verb(IntEnum):
    """What can be said at a table: the verb of a code. The last seven are for referees.

    >>> import jantaku as jan
    >>> jan.verb_of(jan.discard(194)) is jan.Verb.DISCARD
    True
    """

    PASS = 0
    DISCARD = 1
    RIICHI = 2
    """Discard this tile and declare."""
    TSUMO = 3
    RON = 4
    CHI = 5
    PON = 6
    OPEN_KAN = 7
    ADDED_KAN = 8
    CLOSED_KAN = 9
    ABORT = 10
    """Nine terminals and honours."""
    SHOW = 11
    """Show a ready hand at a draw."""
    STOP = 12
    """The leading dealer ends the match."""
    CHOOSE = 13
    """Pick this tile; for games that ask for tiles before or beside the play."""
    PAIR = 14
    """Call a pair (001:3170)."""
    NUKI = 15
    """Set this tile aside as dora (001:3578)."""
    REPLACE = 16
    """Lay this tile, which is out of play, aside for another (001:4041)."""
    EYES_KAN = 17
    """Two tiles like this one, between the own seasons, are the eyes; in the own turn or with a discard (001:4009)."""
    READY = 18
    """Say that the hand as it was dealt is ready (002:435)."""
    OPEN_RIICHI = 19
    """Discard this tile and declare with the hand, or what waits in it, laid open (001:2844)."""
    RAISED_RUN = 20
    """Lay this tile on the open run that was made by claiming the second one, which is like it (001:3171)."""
    HISSATSU = 21
    """Lay the hand open and draw three tiles at once in place of the next draw (001:2442)."""
    PAY = 22
    """Pay the winner at this place, counted from the dealer, where only one of several is paid (001:5697)."""
    RULE_CHOMBO = 32
    RULE_DEAD_HAND = 33
    RULE_ABORT = 34
    RULE_FALSE_WIN = 35
    RULE_FALSE_KAN = 36
    RULE_ROLLBACK = 37
    RULE_FINE = 38
    """What only a referee says."""


_VERBS: Final = {int(verb): verb for verb in Verb}
"""To look one up is quicker than to ask `Verb`, which knows what to say of others."""
VERB_SHIFT: Final = 32
TILE_BITS: Final = 0xFFFF

PASS: Final[Code] = Verb.PASS << VERB_SHIFT
TSUMO: Final[Code] = Verb.TSUMO << VERB_SHIFT
RON: Final[Code] = Verb.RON << VERB_SHIFT
OPEN_KAN: Final[Code] = Verb.OPEN_KAN << VERB_SHIFT
ABORT: Final[Code] = Verb.ABORT << VERB_SHIFT
SHOW: Final[Code] = Verb.SHOW << VERB_SHIFT
STOP: Final[Code] = Verb.STOP << VERB_SHIFT
READY: Final[Code] = Verb.READY << VERB_SHIFT
HISSATSU: Final[Code] = Verb.HISSATSU << VERB_SHIFT

NAMING_ONE: Final = frozenset(
    {
        Verb.DISCARD,
        Verb.RIICHI,
        Verb.OPEN_RIICHI,
        Verb.ADDED_KAN,
        Verb.CLOSED_KAN,
        Verb.CHOOSE,
        Verb.NUKI,
        Verb.REPLACE,
    }
)
"""Verbs that name one tile."""

DISCARD_BASE: Final = Verb.DISCARD << VERB_SHIFT
RIICHI_BASE: Final = Verb.RIICHI << VERB_SHIFT


def code(verb: Verb, first: int = 0, second: int = 0) -> Code:
    """The code of this verb with these tiles."""
    return verb << VERB_SHIFT | first << 16 | second


def discard(tile: Tile | int) -> Code:
    """Make the code of a discard.

    Args:
        tile: the physical tile.

    Returns:
        The code, for `Match.answer`.

    >>> import jantaku as jan
    >>> hand = jan.parse_hand("340m")
    >>> [jan.written(jan.discard(tile)) for tile in hand.concealed]
    ['discard 3m', 'discard 4m', 'discard 0m']
    """
    return DISCARD_BASE | tile << 16


def riichi(tile: Tile | int) -> Code:
    """Declare riichi and discard this tile."""
    return RIICHI_BASE | tile << 16


def open_riichi(tile: Tile | int) -> Code:
    """Declare riichi with the hand laid open and discard this tile."""
    return Verb.OPEN_RIICHI << VERB_SHIFT | tile << 16


def nuki(tile: Tile | int) -> Code:
    """Set this tile aside."""
    return Verb.NUKI << VERB_SHIFT | tile << 16


def replacing(tile: Tile | int) -> Code:
    """Take another tile for this one, which is out of play."""
    return Verb.REPLACE << VERB_SHIFT | tile << 16


def paying(place: int) -> Code:
    """Pay who sits at this place, counted from the dealer, and nobody else."""
    return Verb.PAY << VERB_SHIFT | place << 16


def place_of(action: Code) -> int:
    """The place that is paid."""
    return action >> 16 & TILE_BITS


def call(verb: Verb, tiles: tuple[int, ...]) -> Code:
    """Chi or pon with these two tiles of the hand; their order does not matter."""
    first, second = sorted(tiles)
    return verb << VERB_SHIFT | first << 16 | second


def verb_of(action: Code) -> Verb:
    """Say what a code does.

    Args:
        action: the code.

    Returns:
        Its verb.

    Raises:
        ValueError: no verb has this number.

    >>> import jantaku as jan
    >>> ask = jan.Match("ema", seed=7).window.asks[0]
    >>> {jan.verb_of(code).name for code in ask.codes}
    {'DISCARD'}
    """
    return _VERBS.get(action >> VERB_SHIFT) or Verb(action >> VERB_SHIFT)


def first_of(action: Code) -> Tile:
    """Say which tile a code names.

    Args:
        action: the code.

    Returns:
        The physical tile, the first one if there are two; tile 0 if the verb needs none.

    >>> import jantaku as jan
    >>> (tile,) = jan.parse_hand("7z").concealed
    >>> jan.first_of(jan.discard(tile)) == tile
    True
    """
    return Tile(action >> 16 & TILE_BITS)


def second_of(action: Code) -> Tile:
    """The second tile it names."""
    return Tile(action & TILE_BITS)


def written(action: Code) -> str:
    """Write a code down for people, in English.

    Args:
        action: the code.

    Returns:
        ``discard 5m``, ``chi 4s0s``, ``pass``; a code that says nothing is ``code 12345``.

    >>> import jantaku as jan
    >>> jan.written(jan.Match("ema", seed=7).window.asks[0].codes[0])
    'discard 3m'
    """
    try:
        verb = verb_of(action)
    except ValueError:
        return f"code {action}"
    word = verb.name.lower().replace("_", " ")
    if verb in NAMING_ONE or verb is Verb.RAISED_RUN:
        return f"{word} {short_of(first_of(action))}"
    if verb in (Verb.CHI, Verb.PON):
        return f"{word} {short_of(first_of(action))}{short_of(second_of(action))}"
    return word
