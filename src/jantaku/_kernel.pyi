"""The C++ kernel: hands as counts of kinds, nothing of yaku, points or names.

A hand is its *concealed* tiles as counts: ``counts[kind]`` for kinds 0..n-1 (34 for the usual tiles, up to 64).
Melds are left out; their number follows from the size: under four sets and a pair, 11 tiles mean one meld.
``void`` is a mask of kinds that may not stand in a complete hand (Sichuan's forbidden suit).
``jantaku.hands.slow`` is the same module in plain Python.
"""

from collections.abc import Callable, Sequence
from typing import Any, Literal, TypeVar

import numpy as np
from numpy.typing import NDArray

from jantaku.tiles import Tile

Counts = bytes | bytearray | Sequence[int] | NDArray[np.uint8]
Code = tuple[int, ...]
Thing = TypeVar("Thing")

class ReadingMaker:
    """Makes readings of the caller's own class, ``make(structures[form], waits[wait], winning, blocks)``, where
    ``blocks`` are taken from a list by their code."""

    def __init__(
        self, make: Callable[..., Any], structures: tuple[Any, ...], waits: tuple[Any, ...], blocks: list[Any]
    ) -> None: ...

class Grammar:
    """Some structures over one tile set, ready to be asked. Immutable; calls may run in many threads."""

    def __init__(
        self,
        structures: Sequence[tuple[Any, ...]],
        copies: bytes,
        size: int,
        wild: Sequence[tuple[int, int]] = (),
    ) -> None:
        """``structures``: each one of
        ``("sets", n)``                  n sets and a pair (kinds 0-8, 9-17, 18-26 are suits, 27-33 honours), n = 0..5
        ``("pairs", n, distinct)``       n pairs; distinct: four equal tiles are one pair
        ``("pairs_triplet", n)``         n pairs (equal ones allowed) and a triplet
        ``("orphans", mask)``            each kind of the mask once, and one of them twice
        ``("unrelated", n)``             14 tiles of n kinds, in a suit three ranks apart or more: a hand is dealt so,
                                         no distance leads there
        ``("blocks", slots)``            slots = [(times, fillable_by_meld, distinct, pieces), ...], a piece some kinds
        ``("blocks", slots, like)``      the same; a book prices it like ``"sets"``, ``"pairs"``, ``"knitted"``
        ``copies[kind]``: how many the tile set has. ``size``: tiles of a complete hand (14).
        ``wild``: (kind, mask): a tile of that kind may stand for any kind of the mask (general path only).
        """
    path: str  # "fast" or "general"
    def shanten(self, counts: Counts, void: int = 0) -> int:
        """-1 complete, 0 ready, ... The least over the structures."""
    def shanten_each(self, counts: Counts, void: int = 0) -> tuple[int, ...]:
        """One number per structure; 99 where the structure is out of reach (seven pairs with a meld)."""
    def improving(self, counts: Counts, void: int = 0) -> tuple[int, int]:
        """Shanten of a hand that is to draw, and the mask of kinds whose draw lowers it."""
    def waits(self, counts: Counts, void: int = 0) -> tuple[int, int]:
        """Masks of the kinds that complete the hand: those of which a copy may still come, and those of which none can
        (not in the tile set, or all copies in this hand)."""
    def discards(self, counts: Counts, void: int = 0) -> list[tuple[int, int, int]]:
        """For each kind of a hand that is to discard: (kind, shanten after, improving mask after), in kind order."""
    def readings(self, counts: Counts, winning: int, void: int = 0) -> list[Code]:
        """Every way to read a complete hand: (structure index, wait, index of the winning block, block, block, ...).
        See ``jantaku.hands.readings`` for the codes. Empty where the hand is not complete."""
    def readings_made(
        self, counts: Counts, winning: int, melds: tuple[Any, ...], maker: ReadingMaker, void: int = 0
    ) -> tuple[Any, ...]:
        """The same as objects, the melds behind the blocks; only where every structure is one of the known forms."""
    def shanten_batch(self, hands: NDArray[np.uint8], void: int = 0) -> NDArray[np.int8]: ...
    def improving_batch(
        self, hands: NDArray[np.uint8], void: int = 0
    ) -> tuple[NDArray[np.int8], NDArray[np.uint64]]: ...
    def waits_batch(self, hands: NDArray[np.uint8], void: int = 0) -> tuple[NDArray[np.uint64], NDArray[np.uint64]]: ...

class Priced:
    """One reading priced. What is asked of it is put into Python's numbers each time."""

    def __init__(self) -> None:
        """Nothing was read: everything is 0 or false."""
    @property
    def reading(self) -> Code: ...
    @property
    def has_yaku(self) -> bool:
        """Whether an element makes it a win."""
    @property
    def by_limit(self) -> bool:
        """Whether a limit element decides."""
    @property
    def base(self) -> float: ...
    @property
    def han(self) -> int:
        """Of the elements."""
    @property
    def bonus_han(self) -> int: ...
    @property
    def fu(self) -> int: ...
    @property
    def fu_sum(self) -> int:
        """Before rounding."""
    @property
    def found(self) -> int:
        """Elements, as bits; those that count are `counted`."""
    @property
    def counted(self) -> int: ...
    @property
    def bonus_tiles(self) -> tuple[int, int, int, int]:
        """Dora, uradora, akadora, nukidora."""
    @property
    def facts(self) -> int:
        """As bits."""
    @property
    def free(self) -> bool:
        """Whether an element needs no han beside it."""

FACTS: tuple[tuple[str, str], ...]
"""Every fact: name and meaning; its number is its place."""

MAX_ELEMENTS: int
"""How many elements a book may have."""

WIN_BYTES: int
"""How many bytes a win has; 32 more where other tiles complete sets."""

MAX_PATTERN_COST: int
"""A dearer pattern is refused."""

class Pattern:
    """A pattern as ``jantaku.yaku.patterns`` writes it: nested tuples of whole numbers."""

    def __init__(self, code: tuple[Any, ...]) -> None: ...
    cost: int
    def holds(self, grammar: Grammar, win: bytes) -> list[bool]:
        """Whether each reading of the win has it; empty where the hand is not complete."""

class Book:
    """Prices for one grammar. A win is some bytes, see ``jantaku.scoring.win``."""

    def __init__(
        self,
        grammar: Grammar,
        elements: Sequence[tuple[Any, ...]],
        fu: dict[str, Any],
        value: dict[str, Any],
        bonus_prices: Sequence[int],
        tiles: dict[str, Any] = ...,
    ) -> None:
        """``elements``: (facts that must hold, facts that may not, price closed, price open, indexes it absorbs), and,
        where it has one, the code of its pattern; a price is ``("han", n)``, ``("limit", base amount)``,
        ``("hand_value", 0)``, ``("bonus", n)`` (han that make no win), ``("limit_han", n)`` (those of a limit, for
        which ``value["limit_fu"]`` stand) or None. ``tiles``: masks of kinds, ``value``: value tiles for everybody;
        ``nuki``: those that may be set aside as dora, of which ``dora`` count as dora in the hand, too, triplets of
        ``valued_dora`` have a value there, ``never`` are in no hand that wins, and a hand with one of ``bound`` must
        have one of the ``facts`` or count one of the ``elements`` (lists of numbers). As bytes, for `pack`:
        ``points_to``: a row of 64 kinds for each tile that an indicator may point to, 255 for none; ``reds``: red
        tiles of each kind that there are; ``seats`` and ``rounds``: the tiles of the four seats and rounds, 255 where
        they have no value. ``supplements``: other tiles complete sets, seasons are tiles of the hand, a win has 32
        bytes more, and `pack` wants each meld as (shape, kind, open, mixed, kind of the one other tile or 255, its
        different seasons as bits). ``fu["mixed"]``: fu of mixed sets, as ``fu["sets"]``. ``bonus_needs``: (number of a
        bonus, facts of the whole hand without which it does not count).
        ``usual``: what `price_written` need not look at more closely: ``size`` of a complete hand, how many ``seats``,
        ``indicators`` and ``ura`` there can be, the forms of melds (``run``, called from ``left``, and the other
        ``sets``), and the facts that each of the ``flags`` tells, as bits.
        ``forms``: the fact that each structure of the grammar is, -1 where there is none but those that are known."""
    def pack(
        self,
        concealed: tuple[int, ...],
        winning: int,
        melds: tuple[Any, ...],
        seat: int,
        round: int,  # noqa: A002
        told: bytes,
        indicators: tuple[int, ...],
        ura_indicators: tuple[int, ...],
        nuki: tuple[int, ...],
        honba: int,
        /,
    ) -> bytes:
        """The parts of a win as its bytes. ``told``: facts as bits. Byte 118 is the number of red
        tiles, or 255 where there are not so many in the box."""
    def price(self, win: bytes, barred: Sequence[int] = ()) -> Priced | None:
        """The dearest reading; None where the hand is not complete. ``barred``: elements that do not count."""
    def price_written(self, win: Any, /) -> Any:
        """A `Priced` of a win that somebody wrote down; None where it is not complete, NotImplemented where something
        about it needs a closer look. ``tiles["usual"]`` of the book says what is usual."""
    def price_parts(
        self,
        concealed: tuple[int, ...],
        winning: int,
        melds: tuple[Any, ...],
        seat: int,
        round: int,  # noqa: A002
        told: bytes,
        indicators: tuple[int, ...],
        ura_indicators: tuple[int, ...],
        nuki: tuple[int, ...],
        honba: int,
        /,
    ) -> Priced | Literal[False] | None:
        """`pack` and `price` at once; False where there are more red tiles than in the box."""
    def price_each(self, win: bytes, barred: Sequence[int] = ()) -> list[Priced]:
        """Every reading."""
    def fits(self, win: bytes, reading: int, element: int) -> bool:
        """Whether the pattern of an element fits this reading of the win; true of one without a pattern."""
    def made_with(self, win: bytes, reading: int, element: int, block: int) -> bool:
        """Whether a block of this reading is one of those that make the pattern of an element that was found."""
    def fu_lines(self, win: bytes, reading: int) -> list[tuple[int, int, int]]:
        """The fu of one reading: (item, index of the block or -1, fu)."""
    def price_batch(
        self, wins: NDArray[np.uint8]
    ) -> tuple[NDArray[np.float64], NDArray[np.int16], NDArray[np.int16], NDArray[np.uint64]]:
        """Base amounts (-1: not complete, 0: no yaku or too cheap), han with bonus, fu, elements counted (bits)."""
    def base_of(self, han: int, fu: int) -> float:
        """The base amount of so many han and fu."""

def shuffle_down(words: bytes, count: int) -> bytes | None:
    """Which of ``count`` things comes to lie in each place: from the last place down, by big-endian words of 32 bits;
    those that would favour some are skipped. None where the words do not suffice."""

def shuffle_up(words: bytes, things: list[Thing]) -> list[Thing] | None:
    """The things as they come to lie, from the first place up, by little-endian words, each taken modulo what is
    left. None where the words do not suffice."""

class Twister:
    """The Mersenne Twister MT19937."""

    def __init__(self, key: bytes) -> None:
        """The key is little-endian words."""
    def digests(self, count: int, size: int) -> bytes:
        """The SHA-512 of each of so many blocks of ``size`` words, which are drawn for it, one behind the other."""

def places_of(things: Sequence[Any], kind: type) -> list[int]:
    """Where in a sequence the things of just this type are."""

def add_tiles(counts: bytearray, tiles: list[Tile]) -> None:
    """Count tiles by their kinds, beside what is counted already."""

def numbers_written(text: str) -> tuple[int, ...]:
    """Whole numbers of seven digits at most, with commas between them; none of them where it is anything else."""

def tiles_written(text: str, box: tuple[Tile | None, ...]) -> tuple[Tile, ...] | None:
    """Numbers of tiles, with commas between them, as the tiles that have them in the box; None where there is no such
    tile, or a number is written in another way."""

class WaitsFinder:
    """Finds the waits of a hand anew when it has changed one tile for another. A hand that was far from ready is not
    read for that: it has come nearer by one at most."""

    def __init__(self, grammar: Grammar, holding: type, few: bytes, box: int) -> None:
        """``holding``: the struct that is a hand; ``few``: by kind, how many tiles the box has where it has fewer than
        four, otherwise 0; ``box``: the kinds that are in it."""
    def __call__(self, hand: Any, /) -> None:
        """Write its distance, waits and spent waits into the hand."""

class WantedFinder:
    """Finds who may have something to say about a tile that lies there."""

    def __init__(
        self, holding: type, runs: tuple[tuple[tuple[int, int, int], ...], ...], least: int, from_any: bool, /
    ) -> None:
        """The struct of a hand; ``runs``: for each kind the two that make a run with it, and a third number that is not
        read; ``least``: so many tiles like it are enough."""
    def __call__(self, hands: list[Any], others: tuple[int, ...], follower: int, kind: int, /) -> int:
        """Of these seats, as a mask, those whose hands wait for this kind, hold enough of it or hold two for a run with
        it. Only the follower may call a run, unless anybody may."""

class PlainTurns:
    """Plays turns in which a tile is drawn, one is discarded and nobody says anything."""

    def __init__(self, drawn: type, discarded: type, holding: type, pond_tile: type) -> None:
        """The structs of the events, of a hand and of a tile in the pond."""
    def play(
        self,
        told: list[Any],
        at: int,
        hands: list[Any],
        row: tuple[Tile, ...],
        live: int,
        end: int,
        seat: int,
        following: tuple[int, ...],
        discards: int,
        fourth: int,
        awaited: int,
        look: Callable[[Any], None],
        /,
    ) -> tuple[int, int, int, int, int, bool]:
        """Plays what is told from ``at`` on, where a draw is told, while a turn is plain and nothing but the next draw
        follows it.

        A turn is not plain if a winning tile has gone by its hand. ``row`` is the wall, of which ``live`` is drawn next
        and ``end`` is not drawn any more; ``following`` says who is next; the kinds in ``awaited`` complete somebody's
        hand.

        Returns:
            at, live, seat, discards and awaited as they are then; and True if the last turn that was played is to be
            looked at: its discard is the ``fourth`` or may complete somebody's hand, or no draw is told after it. Then
            it is still the seat of the discard. False if what is told now is no plain turn.
        """

class PlainTags:
    """Reads tags of draws and discards, each of which is known with its event."""

    def __init__(self, drawn: type, discard: type, discarded: type, rows: dict[str, tuple[Any | None, ...]]) -> None:
        """The events, and the struct that has both events of a discard: ``held`` of a tile held before, ``drawn``.
        ``rows``: by the letter of a tag what it tells with each number; None where there is no such tag."""
    def read(
        self,
        text: str,
        at: int,
        number: int,
        events: list[Any],
        drawn: Tile,
        offered: Any | None,
    ) -> tuple[int, int, Tile, Any | None]:
        """Appends the events of the tags from the one on that begins ``at`` this place, up to one that is not known.
        Returns its place and its number, the tile that was drawn and not yet discarded (or -1), and the last
        discard."""

class OpeningReader:
    """Reads the tag with which a deal begins."""

    def __init__(
        self,
        events: tuple[type, type, type, type, type],
        names: tuple[str, ...],
        blocks: tuple[tuple[int, int], ...],
        box: tuple[Tile | None, ...],
        players: int,
        first_round: int,
        /,
    ) -> None:
        """``events``: the deal starts, dice are rolled, the wall is broken, an indicator is shown, tiles are dealt.
        ``names`` of the attributes: counters, points, dealer, and a hand for each place of the format, of which the
        ``players`` have the first. ``blocks``: which tiles of a hand are dealt at a time. ``box``: the tiles by their
        numbers, None where there is none. ``first_round``: the kind of the first round's tile."""
    def read(
        self, told: dict[str, str], number: int, /
    ) -> tuple[int, int, int, int, tuple[int, ...], list[Any]] | None:
        """The events with which the deal of this number begins, behind its number in the match, honba, sticks, the
        dealer, and the points; None where something is not as usual."""

class TagOpener:
    """Takes tags apart."""

    def __init__(self, form_of: Callable[[str], Any | None]) -> None:
        """``form_of`` gives the form of a tag, from what stands outside of the values of its attributes; None for what
        is no tag. It is asked once for each; the names of the attributes are the form's ``attributes``."""
    def open(self, piece: str) -> tuple[Any | None, dict[str, str]]:
        """The form and the attributes, the last one of each name; no form if it is no tag."""
