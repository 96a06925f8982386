"""Melds, and a whole hand in writing: ``123m406p 345m- 555p=0 1111z#``.

A meld is a word of the short notation with a sign behind it that says who fed it: ``-`` the left player, ``=`` the
one across, ``+`` the right one, and ``#`` nobody, a closed kan. Where more than four play, several sit across: such a
feeder is written by the number of his seat, ``555p@3``. The claimed tile is written first; a tile that was
added to a pon later, or laid on a run, stands behind the sign: ``345m-3``, or ``345m-3#`` where such a run counts as
closed. So one short word holds all that a table remembers of a meld. The rest of a hand is concealed.

In a box whose sets other tiles may complete (`TileSet.supplements`) a meld is written with all its tiles, ``55p5s=``,
an added tile of another letter with its own, ``555p=5f``; a kan that stands for the eyes is ``44z56f#``, or has the
sign of who fed it. In a box of pairs a kan is ``55p55s#`` or ``55p12f#``, and ``5p5s5m=`` a pon.

Here a meld must only be possible at some table. Who may chi from whom is for the rules to say.
"""

from collections.abc import Iterable, Iterator, Sequence
from enum import Enum
from functools import lru_cache
from itertools import islice
from typing import Final, TypeAlias

import msgspec

from jantaku.hands.supplements import (
    base_of,
    is_eyes,
    is_interlaced,
    is_mixed,
    is_of_no_kind,
    is_quad,
    is_triplet,
    others_of,
    supplement_of,
)
from jantaku.texts import Language, TextId
from jantaku.tiles import USUAL_KINDS, Kind, NotationError, Scheme, Tile, TileSet, count_kinds, kind_of, place_in_hand
from jantaku.tiles.mpsz import Spot, read_faces, write_faces
from jantaku.tiles.notation_error import words
from jantaku.tiles.picking import pick_tiles
from jantaku.tiles.sets import LADDERS

MOST_SEATS: Final = 8


class MeldForm(Enum):
    """What a meld is and how it came about."""

    CHI = "chi"
    PON = "pon"
    OPEN_KAN = "open_kan"
    ADDED_KAN = "added_kan"
    CLOSED_KAN = "closed_kan"
    EYES_KAN = "eyes_kan"
    """Four tiles that stand for the pair (001:4009), closed or with a tile of another player."""
    RAISED_RUN = "raised_run"
    """A run on whose claimed tile an equal one was laid (001:3171)."""
    CLOSED_RUN = "closed_run"
    """Such a run where it counts as closed by that."""

    __hash__ = object.__hash__  # there is one object of each; an Enum's own hash is found slowly, from its name


class Side(Enum):
    """Where a player sits, seen from another: who plays before, who plays next, or the one across."""

    LEFT = "left"
    ACROSS = "across"
    RIGHT = "right"

    __hash__ = object.__hash__


Feeder: TypeAlias = Side | int
"""Whose tile a meld has. A side says it of the neighbours, and of the one across where there is only one; at tables of
five and more the others are told by the numbers of their seats."""


_KANS: Final = frozenset({MeldForm.OPEN_KAN, MeldForm.ADDED_KAN, MeldForm.CLOSED_KAN})
_RAISED: Final = frozenset({MeldForm.RAISED_RUN, MeldForm.CLOSED_RUN})
_RUNS: Final = frozenset({MeldForm.CHI, *_RAISED})
_TRIPLETS: Final = frozenset({MeldForm.PON, MeldForm.ADDED_KAN})
_WITH_ADDED: Final = frozenset({MeldForm.ADDED_KAN, *_RAISED})
# By names of their own: up to Python 3.11 it takes as long as a call to look something up in an Enum.
_CLOSED_KAN: Final = MeldForm.CLOSED_KAN
_CLOSED_RUN: Final = MeldForm.CLOSED_RUN


class Meld(msgspec.Struct, frozen=True):
    """A meld. ``tiles`` are those with which it was made, the claimed one first; ``added`` came later.

    Which three kinds are a run depends on the tile set; that is not checked here, but where a hand is read.
    """

    form: MeldForm
    tiles: tuple[Tile, ...]
    claimed: Tile | None = None
    feeder: Feeder | None = None
    added: Tile | None = None

    def __post_init__(self) -> None:
        flaw = _flaw(self)
        if flaw is not None:
            written = write_faces(self.tiles)
            raise NotationError(written, 0, len(written), flaw, tiles=written)

    @property
    def all_tiles(self) -> tuple[Tile, ...]:
        """All its tiles, the added one last."""
        return self.tiles if self.added is None else (*self.tiles, self.added)

    @property
    def block(self) -> tuple[Tile, ...]:
        """The tiles of the set that it is: one that was laid on a run is none of them."""
        return self.tiles if self.is_run else self.all_tiles

    @property
    def is_open(self) -> bool:
        """Whether it opens the hand: another player fed it, and nothing has closed it since."""
        return self.claimed is not None and self.form is not _CLOSED_RUN

    @property
    def is_kan(self) -> bool:
        """Whether it is a set of four equal tiles."""
        return self.form in _KANS

    @property
    def is_run(self) -> bool:
        """Whether it is a run, raised or not."""
        return self.form in _RUNS

    @property
    def side(self) -> Side | None:
        """Where the tile came from, as it is laid down: of all who are no neighbours, across."""
        return self.feeder if self.feeder is None or isinstance(self.feeder, Side) else Side.ACROSS

    @property
    def kind(self) -> Kind:
        """What it is a set of: the kind of which it has most tiles."""
        return base_of([kind_of(tile) for tile in self.tiles])

    @property
    def of_kind(self) -> bool:
        """Whether it is a set of one kind, and not of a number in three suits or of neighbours (001:4120)."""
        kinds = [kind_of(tile) for tile in self.all_tiles]
        return self.is_run or kinds[0] == kinds[1] == kinds[2] or not is_of_no_kind(kinds)

    @property
    def stands_for(self) -> int:
        """How many tiles of a complete hand it is: a kan is a set of three, too."""
        return 2 if self.form is MeldForm.EYES_KAN else 3


class Hand(msgspec.Struct, frozen=True):
    """What a player holds: concealed tiles, in the order given, and melds, in the order made.

    Attributes:
        concealed: the tiles that are not melded.
        melds: the melds, each a `jantaku.hands.Meld` with its form, its tiles and whose discard it took.

    >>> import jantaku as jan
    >>> hand = jan.parse_hand("123m 55p 777z= 1111s#")
    >>> len(hand.concealed), len(hand.melds), hand.melds[0].is_open, hand.melds[1].is_open
    (5, 2, True, False)
    """

    concealed: tuple[Tile, ...]
    melds: tuple[Meld, ...] = ()


def mixed_melds(melds: Sequence[Meld], seat: int = -1) -> tuple[bool, ...]:
    """Of each meld whether it is mixed (001:4037). The tile of the own seat (a kind) raises one quad and does not mix
    it, not even where it would supplement it for anybody else."""
    raised = [_raised_by(meld, seat) for meld in melds]
    needed = any(by and supplement_of(meld.kind) != seat for meld, by in zip(melds, raised, strict=True))
    return tuple(
        not meld.is_run
        and meld.form is not MeldForm.EYES_KAN
        and is_mixed([kind_of(tile) for tile in meld.all_tiles])
        and (needed or not by)
        for meld, by in zip(melds, raised, strict=True)
    )


def interlaced_melds(melds: Sequence[Meld]) -> tuple[bool, ...]:
    """Of each meld whether it is interlaced (001:4120)."""
    return tuple(not meld.is_run and is_interlaced([kind_of(tile) for tile in meld.all_tiles]) for meld in melds)


def limited_melds(melds: Sequence[Meld], seat: int, scheme: Scheme) -> tuple[bool, ...]:
    """Of each meld whether it is of those of which a hand has only so many: the mixed ones, or the interlaced ones
    where sets are of pairs."""
    return interlaced_melds(melds) if scheme == "pairs" else mixed_melds(melds, seat)


def raised_melds(melds: Sequence[Meld], seat: int) -> int:
    """How many quads have the tile of the own seat beside three tiles that it does not supplement."""
    return sum(_raised_by(meld, seat) and supplement_of(meld.kind) != seat for meld in melds)


def _raised_by(meld: Meld, seat: int) -> bool:
    kinds = [kind_of(tile) for tile in meld.all_tiles]
    return meld.is_kan and kinds.count(Kind(seat)) == 1 and seat in others_of(kinds)


_SIZES: Final = {
    MeldForm.CHI: 3,
    MeldForm.PON: 3,
    MeldForm.OPEN_KAN: 4,
    MeldForm.ADDED_KAN: 3,
    MeldForm.CLOSED_KAN: 4,
    MeldForm.EYES_KAN: 4,
    MeldForm.RAISED_RUN: 3,
    MeldForm.CLOSED_RUN: 3,
}


def _flaw(meld: Meld) -> TextId | None:
    form, kinds = meld.form, [kind_of(tile) for tile in meld.tiles]
    if len(kinds) != _SIZES[form] or not _fits(form, kinds):
        return TextId("meld-closed-kan") if form is _CLOSED_KAN else TextId("meld-tiles")
    if (meld.added is not None) != (form in _WITH_ADDED):
        return TextId("meld-added")
    if meld.added is not None and not _takes(meld, kinds, kind_of(meld.added)):
        return TextId("meld-added")
    if meld.claimed is None and meld.feeder is None:
        fits = form is _CLOSED_KAN or form is MeldForm.EYES_KAN
    else:
        fits = form is not _CLOSED_KAN and meld.claimed in meld.tiles and meld.feeder is not None
    return None if fits else TextId("meld-feeder")


def _takes(meld: Meld, kinds: list[Kind], added: Kind) -> bool:
    """Whether a tile of this kind may be added to the meld: on a run it lies on the claimed tile."""
    if meld.form is MeldForm.ADDED_KAN:
        return is_quad([*kinds, added])
    return meld.claimed is not None and kind_of(meld.claimed) == added


def _fits(form: MeldForm, kinds: list[Kind]) -> bool:
    if form in _RUNS:
        return len(set(kinds)) == 3
    if form in _TRIPLETS:
        return is_triplet(kinds)
    return is_eyes(kinds) if form is MeldForm.EYES_KAN else is_quad(kinds)


# ---------------------------------------------------------------- hands in writing

_SIDES: Final = {"-": Side.LEFT, "=": Side.ACROSS, "+": Side.RIGHT}
CLOSED: Final = "#"
SEAT: Final = "@"
_SIGNS: Final[dict[Feeder | None, str]] = {
    **{side: sign for sign, side in _SIDES.items()},
    **{seat: f"{SEAT}{seat}" for seat in range(MOST_SEATS)},
    None: CLOSED,
}

_SIGNED: Final = frozenset({*_SIDES, CLOSED, SEAT})
"""What a word has that is a meld."""
SEAT_NUMBERS: Final = tuple(map(str, range(MOST_SEATS)))
Suits = tuple[tuple[Kind, ...], ...]


class _Word(msgspec.Struct):
    """A meld that was read: its tiles as written, and the added one."""

    form: MeldForm
    feeder: Feeder | None
    spots: list[Spot]
    added: list[Spot]


def parse_hand(text: str, box: TileSet | None = None) -> Hand:
    """Read a hand as people write it.

    Args:
        text: tiles by rank and suit, ``123m406p77z`` (``0`` is a red five); each meld is a separate word
            with a sign for whose discard was called: ``345m-`` left, ``555p=`` across, ``666z+`` right,
            ``555p@3`` that of seat 3, ``1111z#`` a closed kan.
        box: the tile set to take the tiles from; without one, any tile may be there four times.

    Returns:
        The hand, its tiles in the order written.

    Raises:
        NotationError: something cannot be read, or there are too many copies; the message marks the place.

    >>> import jantaku as jan
    >>> jan.format_hand(jan.parse_hand("34m 555p= 067s"))
    '34m067s 555p='
    """
    concealed: list[Spot] = []
    melds: list[_Word] = []
    for word, start, end in words(text):
        if _SIGNED.isdisjoint(word):
            concealed += read_faces(text, start, end)
        else:
            at = next(at for at, char in enumerate(word, start) if char in _SIGNED)
            melds.append(_read_meld(text, start, at, end, box))
    # Concealed tiles get their copies first, wherever they were written: a hand written and read again is the same.
    spots = [*concealed, *(spot for meld in melds for spot in (*meld.spots, *meld.added))]
    tiles = iter(pick_tiles(text, spots, box))
    return Hand(tuple(islice(tiles, len(concealed))), tuple([_meld(word, tiles) for word in melds]))


def _read_meld(text: str, start: int, at: int, end: int, box: TileSet | None) -> _Word:
    """The word ``text[start:end]`` with its sign at ``at``."""
    scheme: Scheme = "" if box is None else box.supplements
    spots = read_faces(text, start, at)
    kinds = [kind_of(face) for face, *_ in spots]
    feeder: Feeder | None = _SIDES.get(text[at])
    behind = at + 1
    if text[at] == SEAT:
        feeder = _read_seat(text, at, end)
        behind += 1
    closed = end > behind + 1 and text[end - 1] == CLOSED
    added = _read_added(text, behind, end - closed, spots, bool(scheme))
    form = _form(kinds, feeder, bool(added), LADDERS if box is None else box.suits)
    if form is None and scheme:
        form = _supplemented_form(kinds, feeder, bool(added), scheme)
    if form is None:
        flaw = TextId("meld-closed-kan") if feeder is None else TextId("meld-tiles")
        end = max(at, start + 1)  # where there are no tiles at all, the sign is the place
        raise NotationError(text, start, end, flaw, tiles=text[start:end])
    raised = form is MeldForm.RAISED_RUN
    if (added and not _may_be_added(form, kind_of(added[0][0]), kinds, scheme)) or (closed and not raised):
        raise NotationError(text, behind, end, TextId("meld-added"), tiles=text[start:at])
    return _Word(MeldForm.CLOSED_RUN if closed else form, feeder, spots, added)


def _read_seat(text: str, at: int, end: int) -> int:
    """The number behind the sign at this place."""
    number = text[at + 1 : min(at + 2, end)]
    if number not in SEAT_NUMBERS:
        raise NotationError(text, at, end, TextId("meld-seat"), most=MOST_SEATS - 1)
    return int(number)


def _may_be_added(form: MeldForm, kind: Kind, kinds: list[Kind], scheme: Scheme) -> bool:
    if form is MeldForm.RAISED_RUN:
        return kind == kinds[0]
    return form is MeldForm.ADDED_KAN and (is_quad([*kinds, kind], scheme) if scheme else kind in kinds)


def _read_added(text: str, start: int, end: int, spots: list[Spot], own_letter: bool) -> list[Spot]:
    """The tile behind the sign, if there is one; its letter stands before the sign, or behind it where it may."""
    if start == end:
        return []
    letter = spots[-1][3] if spots else ""
    if own_letter and text[end - 1].isalpha():
        end, letter = end - 1, text[end - 1]
    try:
        ((face, *_),) = read_faces(text[start:end] + letter)
    except ValueError:  # no tile, or more than one
        raise NotationError(text, start, end, TextId("meld-added"), tiles=text[start:end]) from None
    return [(face, start, end, letter)]


def _form(kinds: list[Kind], feeder: Feeder | None, added: bool, suits: Suits) -> MeldForm | None:
    match len(kinds), len(set(kinds)):
        case 4, 1:
            return MeldForm.CLOSED_KAN if feeder is None else MeldForm.OPEN_KAN
        case 3, 1 if feeder is not None:
            return MeldForm.ADDED_KAN if added else MeldForm.PON
        case 3, 3 if feeder is not None and frozenset(kinds) in _runs(suits):
            return MeldForm.RAISED_RUN if added else MeldForm.CHI
    return None


def _supplemented_form(kinds: list[Kind], feeder: Feeder | None, added: bool, scheme: Scheme) -> MeldForm | None:
    """The same where other tiles complete sets."""
    if is_quad(kinds, scheme):
        return MeldForm.CLOSED_KAN if feeder is None else MeldForm.OPEN_KAN
    if scheme == "triplets" and is_eyes(kinds):
        return MeldForm.EYES_KAN
    if is_triplet(kinds, scheme) and feeder is not None:
        return MeldForm.ADDED_KAN if added else MeldForm.PON
    return None


@lru_cache(maxsize=64)
def _runs(suits: Suits) -> frozenset[frozenset[Kind]]:
    return frozenset(frozenset(suit[low : low + 3]) for suit in suits for low in range(len(suit) - 2))


def _meld(word: _Word, tiles: Iterator[Tile]) -> Meld:
    """The meld that the word is, with the next of the tiles."""
    first, *others = (next(tiles) for _ in word.spots)
    added = next(tiles) if word.added else None
    if word.feeder is None:
        return Meld(word.form, tuple(sorted((first, *others), key=place_in_hand)))
    return Meld(word.form, (first, *sorted(others, key=place_in_hand)), first, word.feeder, added)


def format_hand(hand: Hand, lang: Language = "en") -> str:
    """Write a hand down, so that `parse_hand` reads the same hand again.

    Args:
        hand: what to write.
        lang: ``"en"`` for the letters m, p, s, z, ``"ru"`` for м, п, с, з.

    Returns:
        Concealed tiles in their order, then each meld as a word.

    >>> import jantaku as jan
    >>> jan.format_hand(jan.parse_hand("123m 55p 777z="), "ru")
    '123м55п 777з='
    """
    melds = (format_meld(meld, lang) for meld in hand.melds)
    return " ".join(filter(None, (write_faces(hand.concealed, lang), *melds)))


def format_meld(meld: Meld, lang: Language = "en") -> str:
    """The meld as one word: the claimed tile first, then the sign, then the added tile."""
    others = sorted((tile for tile in meld.tiles if tile != meld.claimed), key=place_in_hand)
    tiles = others if meld.claimed is None else [meld.claimed, *others]
    closed = CLOSED if meld.form is MeldForm.CLOSED_RUN else ""
    return write_faces(tiles, lang) + _SIGNS[meld.feeder] + _added_behind(meld.added, tiles[-1], lang) + closed


def _added_behind(added: Tile | None, last: Tile, lang: Language) -> str:
    """The added tile in writing; its letter is left out where the last tile before the sign has it."""
    if added is None:
        return ""
    same = write_faces([added])[-1] == write_faces([last])[-1]
    return write_faces([added])[:-1] if same else write_faces([added], lang)


def counts_of(hand: str | Hand | Iterable[Tile], size: int = USUAL_KINDS) -> bytes:
    """How many concealed tiles of each kind a hand has: what a grammar is asked about."""
    if isinstance(hand, str):
        hand = parse_hand(hand)
    return count_kinds(hand.concealed if isinstance(hand, Hand) else hand, size)
