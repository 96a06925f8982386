"""A grammar: the structures a complete hand may have, over one tile set, ready to be asked about hands.

A hand is given by the counts of its concealed tiles, ``counts_of("2223477s 123m 456p")``. Melds are left out: how many
there are follows from the size, eleven concealed tiles under four sets and a pair mean one meld. ``void`` is a class of
kinds that may not stand in a complete hand, as in Sichuan: ``SICHUAN.shanten(counts, void=DOTS)``.

Shanten counts only tiles that exist: four 1m waiting for a fifth is not a ready hand. Such waits are reported apart.
What exists is told by the tile set and the concealed tiles alone. Shanten and useful tiles do not know the player's
own melds, so a hand whose last wait lies in its own kan counts as ready; ``waits`` with ``melds`` tells that wait
apart, as used up, and ``ukeire`` has none of it left to come.

Where melds are told, they must be all of them. ``part=True`` says that the hand is drawn in part, as books do it: a
wait and one meld. Then there may be fewer melds than the size means.
"""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final

import msgspec

from jantaku.hands.kernel import Code, Counts, KernelGrammar
from jantaku.hands.melds import Meld, MeldForm, limited_melds
from jantaku.hands.readings import ReadBlock, Reader, Reading, melded_block
from jantaku.hands.structures import (
    EIGHT_AND_A_HALF_PAIRS,
    SEVEN_PAIRS,
    SEVEN_PAIRS_QUADS,
    THIRTEEN_ORPHANS,
    Structure,
    kernel_form,
    sets_and_pair,
)
from jantaku.tiles import KINDS_LIMIT, USUAL_KINDS, Kind, Scheme, TileSet, count_kinds, kinds_in, tile_set

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

OUT_OF_REACH: Final = 99
"""The shanten of a structure that this hand can never be: seven pairs with a meld."""


class Waits(msgspec.Struct, frozen=True):
    """The kinds that complete a hand. Only ``live`` ones can come: of ``used_up`` the player holds every copy himself,
    and ``absent`` ones are not in the tile set."""

    live: tuple[Kind, ...]
    used_up: tuple[Kind, ...] = ()
    absent: tuple[Kind, ...] = ()


class Ukeire(msgspec.Struct, frozen=True):
    """The tiles that bring a hand nearer: each kind with how many of it the player has not seen."""

    shanten: int
    tiles: tuple[tuple[Kind, int], ...]

    @property
    def total(self) -> int:
        """How many tiles in all."""
        return sum(unseen for _, unseen in self.tiles)


class Discard(msgspec.Struct, frozen=True):
    """A tile to throw and what the hand is then."""

    kind: Kind
    after: Ukeire


class Grammar:
    """Structures over a tile set. Immutable; every question is a pure function of the hand.

    Shanten and which tiles are useful follow from the concealed tiles and the tile set; copies in the player's own
    melds are not missed. Only ``waits`` tells those apart (``used_up``), and ``ukeire`` counts them as seen.
    """

    __slots__ = (
        "_reader",
        "improving_batch",
        "kernel",
        "shanten",
        "shanten_batch",
        "shanten_each",
        "structures",
        "tile_set",
        "waits_batch",
    )

    # The kernel's own methods, so that a call costs one call.
    shanten: Callable[..., int]
    shanten_each: Callable[..., tuple[int, ...]]
    shanten_batch: Callable[..., "NDArray[np.int8]"]
    improving_batch: Callable[..., "tuple[NDArray[np.int8], NDArray[np.uint64]]"]
    waits_batch: Callable[..., "tuple[NDArray[np.uint64], NDArray[np.uint64]]"]

    def __init__(
        self, structures: Sequence[Structure], tile_set: TileSet, wild: Sequence[tuple[Kind, int]] = ()
    ) -> None:
        """``wild``: a tile of that kind may stand for every kind of the class beside it."""
        if not structures:
            raise ValueError("a grammar needs at least one structure")
        self.structures = tuple(division for structure in structures for division in structure.each())
        self.tile_set = tile_set
        forms = [kernel_form(structure, tile_set) for structure in self.structures]
        self.kernel = KernelGrammar(forms, tile_set.copies, structures[0].tiles, list(wild))
        written_out = (form[1] if form[0] == "blocks" else () for form in forms)
        self._reader = Reader(self.structures, tuple(tuple(slot[3] for slot in slots) for slots in written_out))
        self.shanten = self.kernel.shanten
        self.shanten_each = self.kernel.shanten_each
        self.shanten_batch = self.kernel.shanten_batch
        self.improving_batch = self.kernel.improving_batch
        self.waits_batch = self.kernel.waits_batch

    def __repr__(self) -> str:
        return f"Grammar({' | '.join(structure.id for structure in self.structures)}, {self.tile_set.id})"

    @property
    def size(self) -> int:
        """How many tiles a complete hand has, a kan counted as three."""
        return self.structures[0].tiles

    def waits(self, counts: Counts, melds: Sequence[Meld] = (), void: int = 0, *, part: bool = False) -> Waits:
        """The kinds that complete a hand that is to draw."""
        live, dead = self.kernel.waits(counts, void)
        self._check_melds(counts, melds, part)
        melded = _count_melds(melds)
        copies = self.tile_set.copies
        in_melds = 0
        if melds:
            own = [held + more for held, more in zip(_padded(counts), melded, strict=True)]
            in_melds = sum(1 << kind for kind in kinds_in(live) if own[kind] >= copies[kind])
        return Waits(
            kinds_in(live & ~in_melds),
            tuple(kind for kind in kinds_in(dead | in_melds) if copies[kind]),
            tuple(kind for kind in kinds_in(dead) if not copies[kind]),
        )

    def ukeire(
        self,
        counts: Counts,
        melds: Sequence[Meld] = (),
        visible: Counts | None = None,
        void: int = 0,
        *,
        part: bool = False,
    ) -> Ukeire:
        """The tiles that bring a hand nearer. ``visible``: tiles seen elsewhere, in ponds and others' melds."""
        shanten, improving = self.kernel.improving(counts, void)
        self._check_melds(counts, melds, part)
        return self._ukeire(shanten, improving, self._seen(counts, melds, visible))

    def discards(
        self,
        counts: Counts,
        melds: Sequence[Meld] = (),
        visible: Counts | None = None,
        void: int = 0,
        *,
        part: bool = False,
    ) -> tuple[Discard, ...]:
        """What each discard leaves, the best first: nearest to ready, then most tiles to come."""
        found = self.kernel.discards(counts, void)
        self._check_melds(counts, melds, part)
        seen = self._seen(counts, melds, visible)
        choices = [Discard(Kind(kind), self._ukeire(shanten, improving, seen)) for kind, shanten, improving in found]
        return tuple(sorted(choices, key=lambda choice: (choice.after.shanten, -choice.after.total, choice.kind)))

    def readings(
        self, counts: Counts, winning: Kind | int, melds: Sequence[Meld] = (), void: int = 0, *, part: bool = False
    ) -> tuple[Reading, ...]:
        """Every way to read a complete hand. ``counts`` holds the winning tile too; none where it is not complete."""
        blocks = tuple(map(melded_block, melds)) if melds else ()
        found = self._reader.readings(self.kernel, counts, winning, blocks, void)
        self._check_melds(counts, melds, part)
        return found

    def reading(self, code: Code, melds: tuple[ReadBlock, ...] = ()) -> Reading:
        """What the kernel means by a code."""
        return self._reader.reading(code, melds)

    def _check_melds(self, counts: Counts, melds: Sequence[Meld], part: bool) -> None:
        """The melds that are told must be as many as the size of the hand means."""
        if not melds:
            return
        tiles = sum(map(int, counts))
        lacking = self.size - tiles - 3 * sum(meld.form is not MeldForm.EYES_KAN for meld in melds)
        if lacking < 0 or (lacking > 1 and not part):
            raise ValueError(
                f"{tiles} concealed tiles and {len(melds)} melds: a hand has {self.size} or {self.size - 1} tiles, "
                "a meld counted as three"
            )

    def _check_visible(self, visible: Counts) -> None:
        if len(visible) not in (USUAL_KINDS, KINDS_LIMIT):
            raise ValueError(f"visible counts of {len(visible)} kinds: {USUAL_KINDS} or {KINDS_LIMIT} are needed")
        for kind, (count, most) in enumerate(zip(visible, self.tile_set.copies, strict=False)):
            if not 0 <= count <= most:
                raise ValueError(f"kind {kind}: {count} visible, the tile set has {most}")

    def _seen(self, counts: Counts, melds: Sequence[Meld], visible: Counts | None) -> Counts:
        """How many tiles of each kind the player has seen."""
        if visible is not None:
            self._check_visible(visible)
        elif not melds:
            return counts
        seen = _count_melds(melds)
        for counted in (counts, visible):
            if counted is not None:
                for kind, count in enumerate(counted):
                    seen[kind] += int(count)
        return seen

    def _ukeire(self, shanten: int, improving: int, seen: Counts) -> Ukeire:
        copies = self.tile_set.copies
        tiles = []
        while improving:
            kind = (improving & -improving).bit_length() - 1
            improving &= improving - 1
            tiles.append((Kind(kind), max(0, copies[kind] - int(seen[kind]))))
        return Ukeire(shanten, tuple(tiles))


class Grammars:
    """The grammars of a game in which the melds of a hand say by which of them it is read: its eyes may be melded, and
    only so many of its sets may be mixed. A grammar is made when the first hand needs it."""

    __slots__ = ("_known", "_most_pure", "_scheme", "make")

    def __init__(self, make: Callable[[bool, int], Grammar], most_pure: int, scheme: Scheme = "triplets") -> None:
        """``make``: the grammar for hands whose eyes are melded or not, with so many pure sets among the melds. With
        ``most_pure`` of them all other sets may be mixed, or interlaced where sets are of pairs (``scheme``)."""
        self.make = make
        self._scheme = scheme
        self._most_pure = most_pure
        self._known: dict[tuple[bool, int], Grammar] = {}

    def key(self, melds: Sequence[Meld], seat: int = -1) -> tuple[bool, int]:
        """What matters of these melds: whether the eyes are among them, and how many sets that are not mixed."""
        if not melds:
            return False, 0
        eyes = any(meld.form is MeldForm.EYES_KAN for meld in melds)
        pure = len(melds) - eyes - sum(limited_melds(melds, seat, self._scheme))
        return eyes, min(pure, self._most_pure)

    def of(self, melds: Sequence[Meld], seat: int = -1) -> Grammar:
        """The grammar of a hand with these melds; ``seat``: the kind of the own seat's tile."""
        key = self.key(melds, seat)
        known = self._known.get(key)
        if known is None:
            known = self._known[key] = self.make(*key)
        return known


def _padded(counts: Counts) -> list[int]:
    return [*(int(count) for count in counts), *[0] * (64 - len(counts))]


def _count_melds(melds: Sequence[Meld]) -> list[int]:
    counted = [0] * 64
    for meld in melds:
        for kind, count in enumerate(count_kinds(meld.all_tiles, 64)):
            counted[kind] += count
    return counted


RIICHI: Final = Grammar((sets_and_pair(4), SEVEN_PAIRS, THIRTEEN_ORPHANS), tile_set("riichi"))
TAIWANESE: Final = Grammar((sets_and_pair(5), EIGHT_AND_A_HALF_PAIRS), tile_set("taiwanese"))
SICHUAN: Final = Grammar((sets_and_pair(4), SEVEN_PAIRS_QUADS), tile_set("sichuan"))
