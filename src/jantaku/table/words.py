"""What a player may answer, as numbers: a verb and at most two tiles in one integer.

``verb << 32 | first << 16 | second``: a discard names its tile, a chi or a pon the two tiles that leave the hand, an
added kan the tile that is added, a closed kan the lowest of the four. Tiles are physical, so that a record can say
which of two equal tiles was meant; whoever shows them to people groups them by face. The codes of a seat are finite,
and a window lists exactly those that are accepted.

`WORDS` says of each verb all that others must know of it: what its two fields name, when it is said, which claim it
beats, how scenarios write it. Nobody lists verbs again for that.
"""

from enum import IntEnum
from typing import Final, Literal, TypeAlias, cast

import msgspec

from jantaku.tiles import Tile, short_of

Code = int


class Verb(IntEnum):
    """What can be said at a table: the verb of a code. Those called `RULE_` are for referees.

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
    CHOU_RIICHI = 23
    """Discard this tile and declare for a stake of 5000: a win is paid twice (001:2105)."""
    KISEKI_RIICHI = 24
    """Discard this tile and declare for a stake of 10000: a win is paid three times (001:2107)."""
    STAGE = 25
    """The hand is complete with fewer sets than it needs, and takes tiles for one more; in the own turn or with a
    discard (001:4329)."""
    NAME_DORA = 26
    """Say that tiles like this one are dora in this deal (001:3388)."""
    OKAWARI = 27
    """Turn one more indicator for a han of the own win (001:2102)."""
    TETORA_APPU = 28
    """Stake a mangan before the first turn (001:2399)."""
    SECOND_KAN = 29
    """Add the discard to the own pon, which was made with a tile of the same player (001:2967)."""
    PONTEN = 30
    """A pon that declares riichi with the discard after it (001:5075)."""
    CHITEN = 31
    """A run from anybody that does (001:5078)."""
    RULE_CHOMBO = 32
    RULE_DEAD_HAND = 33
    RULE_ABORT = 34
    RULE_FALSE_WIN = 35
    RULE_FALSE_KAN = 36
    RULE_ROLLBACK = 37
    RULE_FINE = 38
    """What only a referee says."""
    URA_BUSE_RIICHI = 39
    """Discard this tile face down and declare for a stake of 2000 (001:2117)."""
    JIRI = 40
    """Take the tile on offer as the indicator of the own dora (001:2797)."""

    @classmethod
    def _missing_(cls, value: object) -> "Verb | None":
        """A word that a game of somebody's own has taught (`learn`)."""
        word = WORDS.get(value) if isinstance(value, int) else None
        if word is None:
            return None
        verb = int.__new__(cls, word.number)
        verb._name_, verb._value_ = word.name.upper(), word.number
        return cast("Verb", cls._value2member_map_.setdefault(value, verb))


VERB_SHIFT: Final = 32
TILE_BITS: Final = 0xFFFF

Field: TypeAlias = Literal["", "tile", "kind", "quad", "meld", "place", "any"]
"""What a field of a code names: nothing; a tile of the own hand; a tile that stands for its kind; where four tiles are
not all equal, the highest of those that are; a tile of the meld on which the first one is laid, where it must be said;
a place, counted from the dealer; any tile of the box, which stands for its kind and which nobody need hold."""
When: TypeAlias = Literal["turn", "claim", "choice", "end", "ruling"]
"""When a word is said: in the own turn; to another's tile; where a game asks beside the play; when a deal or a match is
over; by the referee."""


class Word(msgspec.Struct, frozen=True):
    """What can be said, told once. The number is written into codes and stays for ever."""

    number: int
    name: str
    said: When
    first: Field = ""
    second: Field = ""
    rank: int = 0
    """Which claim is heard first, the higher one; 0: it takes no tile."""
    declares: bool = False
    """It declares riichi with the discard of its tile (`RiichiKind`)."""
    scenario: tuple[str, ...] = ()
    """How scenarios write it, the usual way first; nothing before the tile is a discard."""

    def __call__(self, first: int = 0, second: int = 0) -> Code:
        """The code that says it."""
        return self.number << VERB_SHIFT | first << 16 | second

    @property
    def tiles(self) -> int:
        """How many tiles a code of it always names, of the own hand but for `any`."""
        return (self.first in ("tile", "kind", "any")) + (self.second == "tile")


WORDS: Final[dict[int, Word]] = {
    word.number: word
    for word in (
        Word(0, "pass", "claim", scenario=("pass", "hide")),
        Word(1, "discard", "turn", "tile", scenario=("",)),
        Word(2, "riichi", "turn", "tile", declares=True, scenario=("riichi",)),
        Word(3, "tsumo", "turn", scenario=("tsumo",)),
        Word(4, "ron", "claim", rank=7, scenario=("ron",)),
        Word(5, "chi", "claim", "tile", "tile", rank=2, scenario=("chi",)),
        Word(6, "pon", "claim", "tile", "tile", rank=3, scenario=("pon",)),
        Word(7, "open_kan", "claim", rank=3, scenario=("kan",)),
        Word(8, "added_kan", "turn", "tile", "meld", scenario=("kakan",)),
        Word(9, "closed_kan", "turn", "tile", "quad", rank=3, scenario=("ankan",)),
        Word(10, "abort", "turn", scenario=("abort",)),
        Word(11, "show", "end", scenario=("show",)),
        Word(12, "stop", "end", scenario=("stop",)),
        Word(13, "choose", "choice", "tile", scenario=("choose", "void", "pass-on")),
        Word(14, "pair", "claim", "tile", rank=2, scenario=("pair",)),
        Word(15, "nuki", "turn", "tile", scenario=("nuki", "flower")),
        Word(16, "replace", "turn", "tile", scenario=("replace",)),
        Word(17, "eyes_kan", "turn", "kind", rank=3, scenario=("eyes", "aneyes")),
        Word(18, "ready", "choice", scenario=("ready",)),
        Word(19, "open_riichi", "turn", "tile", declares=True, scenario=("open-riichi",)),
        Word(20, "raised_run", "turn", "tile", "meld", scenario=("jun",)),
        Word(21, "hissatsu", "claim", scenario=("hissatsu",)),
        Word(22, "pay", "choice", "place", scenario=("pay",)),
        Word(23, "chou_riichi", "turn", "tile", declares=True, scenario=("chou-riichi",)),
        Word(24, "kiseki_riichi", "turn", "tile", declares=True, scenario=("kiseki-riichi",)),
        Word(25, "stage", "turn", rank=6, scenario=("stage", "tsumo-stage")),
        Word(26, "name_dora", "choice", "any", scenario=("name-dora",)),
        Word(27, "okawari", "turn", scenario=("okawari",)),
        Word(28, "tetora_appu", "choice", scenario=("tetora-appu",)),
        Word(29, "second_kan", "claim", rank=3, scenario=("second-kan",)),
        Word(30, "ponten", "claim", "tile", "tile", rank=4, scenario=("ponten",)),
        Word(31, "chiten", "claim", "tile", "tile", rank=5, scenario=("chiten",)),
        Word(32, "rule_chombo", "ruling", scenario=("chombo",)),
        Word(33, "rule_dead_hand", "ruling", scenario=("dead", "too-few", "too-many")),
        Word(34, "rule_abort", "ruling"),
        Word(35, "rule_false_win", "ruling", scenario=("false-win",)),
        Word(36, "rule_false_kan", "ruling", scenario=("mistaken-kan", "false-kan")),
        Word(37, "rule_rollback", "ruling", scenario=("kuikae",)),
        Word(38, "rule_fine", "ruling"),
        Word(39, "ura_buse_riichi", "turn", "tile", declares=True, scenario=("ura-buse-riichi",)),
        Word(40, "jiri", "claim", rank=1, scenario=("jiri",)),
    )
}
"""All words, by their numbers."""
DECLARING: Final = {number for number, word in WORDS.items() if word.declares}
"""What declares riichi."""


def learn(word: Word) -> Word:
    """Let a game of somebody's own say one word more; its number must be free."""
    if WORDS.setdefault(word.number, word) != word:
        raise ValueError(f"word {word.number} is {WORDS[word.number].name}")
    if word.declares:
        DECLARING.add(word.number)
    return word


_VERBS: Final = {int(verb): verb for verb in Verb}
"""To look one up is quicker than to ask `Verb`, which knows what to say of others."""

PASS: Final[Code] = Verb.PASS << VERB_SHIFT
TSUMO: Final[Code] = Verb.TSUMO << VERB_SHIFT
RON: Final[Code] = Verb.RON << VERB_SHIFT
OPEN_KAN: Final[Code] = Verb.OPEN_KAN << VERB_SHIFT
ABORT: Final[Code] = Verb.ABORT << VERB_SHIFT
SHOW: Final[Code] = Verb.SHOW << VERB_SHIFT
STOP: Final[Code] = Verb.STOP << VERB_SHIFT
SECOND_KAN: Final[Code] = Verb.SECOND_KAN << VERB_SHIFT
OPEN_KANS: Final = (OPEN_KAN, SECOND_KAN)
"""What makes an open kan of a discard."""
READY: Final[Code] = Verb.READY << VERB_SHIFT
HISSATSU: Final[Code] = Verb.HISSATSU << VERB_SHIFT
STAGE: Final[Code] = Verb.STAGE << VERB_SHIFT
OKAWARI: Final[Code] = Verb.OKAWARI << VERB_SHIFT
TETORA_APPU: Final[Code] = Verb.TETORA_APPU << VERB_SHIFT
JIRI: Final[Code] = Verb.JIRI << VERB_SHIFT

DISCARD_BASE: Final = Verb.DISCARD << VERB_SHIFT
RIICHI_BASE: Final = Verb.RIICHI << VERB_SHIFT


def code(verb: Verb, first: int = 0, second: int = 0) -> Code:
    """The code of this verb with these tiles."""
    return verb << VERB_SHIFT | first << 16 | second


def verb_named(name: str) -> Verb:
    """The verb of the word with this name."""
    return next(_VERBS[word.number] for word in WORDS.values() if word.name == name)


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


def naming(tile: Tile | int) -> Code:
    """Name the kind of this tile as dora."""
    return Verb.NAME_DORA << VERB_SHIFT | tile << 16


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
    return action >> 16 & TILE_BITS  # type: ignore[return-value]  # Tile(...) would be a call


def second_of(action: Code) -> Tile:
    """The second tile it names."""
    return action & TILE_BITS  # type: ignore[return-value]


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
    word = WORDS[verb]
    said = word.name.replace("_", " ")
    if word.first not in ("tile", "any"):
        return said
    second = short_of(second_of(action)) if word.second == "tile" else ""
    return f"{said} {short_of(first_of(action))}{second}"
