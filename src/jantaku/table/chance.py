"""Chance: dice, walls and lots of a deal, from a seed that is published afterwards.

The algorithm ``sha256-1``, byte for byte:

- The seed of a deal is SHA-256 of ``"jantaku deal\\0"``, the length of the match's secret as 4 bytes, the secret, the
  deal's number as 4 bytes, and each nonce of the players, with its length as 4 bytes before it. Numbers are big-endian.
- Its *commitment*, published when the deal starts, is SHA-256 of the seed. The seed is published when the deal ends.
- The seed gives a stream of words: block *i* is SHA-256 of the seed and *i* as 8 bytes, read as eight words of 4 bytes.
- A number below *n* is a word modulo *n*; words that are not below the greatest multiple of *n* in 2**32 are skipped.
- First come four dice, a number below 6 each, plus 1; where a game has other dice, one number for each of them, below
  its number of faces, plus 1; and so for further dice that name dora or are thrown for a lot. Then the tiles, in the
  order of the box, are shuffled: for *i* from the last place down to 1, the tile at *i* changes places with the one at
  a number below *i* + 1.
- The shuffled tiles are laid out as the wall: stack 1 upper, stack 1 lower, stack 2 upper ... clockwise from the right
  end of the dealer's side.
"""

import hashlib
import struct
from collections.abc import Iterator, Sequence
from operator import itemgetter
from typing import Final, Protocol

import msgspec

from jantaku.hands.kernel import shuffle_down
from jantaku.tiles import Tile

ALGORITHM: Final = "sha256-1"
WORDS: Final = 1 << 32
ORDINARY: Final = (6, 6, 6, 6)
"""The faces of the dice, one after another."""
WORDS_OF_BLOCK: Final = 8


class Lots(msgspec.Struct, frozen=True):
    """What chance gives one deal. ``ring``: the tiles stack by stack, or, where ``broken`` is set, in drawing order."""

    ring: tuple[Tile, ...]
    dice: tuple[int, ...]
    seed: str = ""
    commitment: str = ""
    broken: bool = False


class Chance(Protocol):
    """Where dice and walls come from."""

    name: str

    def lots(self, number: int, box: Sequence[Tile]) -> Lots:
        """The lots of the deal with this number."""


class SeededChance:
    """Everything from one secret: the same secret gives the same match on any machine."""

    name = ALGORITHM

    def __init__(self, secret: bytes, nonces: Sequence[bytes] = (), faces: tuple[int, ...] = ORDINARY) -> None:
        """``faces``: of the dice."""
        self.secret = secret
        self.nonces = tuple(nonces)
        self.faces = faces

    def lots(self, number: int, box: Sequence[Tile]) -> Lots:
        """The lots of the deal with this number."""
        return lots_of(deal_seed(self.secret, number, self.nonces), box, self.faces)


class GivenChance:
    """Walls that somebody laid: a record, a scenario, a duplicate table."""

    name = "given"

    def __init__(self, deals: Sequence[Lots]) -> None:
        self.deals = tuple(deals)

    def lots(self, number: int, box: Sequence[Tile]) -> Lots:
        """The lots of the deal with this number."""
        del box
        if number >= len(self.deals):
            raise IndexError(f"there are walls for {len(self.deals)} deals, not for deal {number + 1}")
        return self.deals[number]


MOST_SHUFFLED: Final = 256
"""So many tiles the kernel shuffles; boxes for seven and more have more."""


def deal_seed(secret: bytes, number: int, nonces: Sequence[bytes] = ()) -> bytes:
    """The seed of a deal."""
    told = [b"jantaku deal\0", _measured(secret), number.to_bytes(4, "big"), *map(_measured, nonces)]
    return hashlib.sha256(b"".join(told)).digest()


def commitment_of(seed: bytes) -> str:
    """What is published of a seed before it is used, in hex."""
    return hashlib.sha256(seed).hexdigest()


def lots_of(seed: bytes, box: Sequence[Tile], faces: tuple[int, ...] = ORDINARY) -> Lots:
    """Dice and wall of a seed."""
    words = _words(seed)
    dice = tuple([thrown(words, count) for count in faces])
    quick = _quickly_shuffled(seed, box, faces)
    ring = tuple(shuffled(box, words)) if quick is None else quick
    return Lots(ring, dice, seed.hex(), commitment_of(seed))


def _quickly_shuffled(seed: bytes, box: Sequence[Tile], faces: tuple[int, ...]) -> tuple[Tile, ...] | None:
    """The same by the kernel, where it is there and the first words do what they usually do: none is skipped."""
    if shuffle_down is None or len(box) > MOST_SHUFFLED:
        return None
    dice = len(faces)
    stream = b"".join([_block(seed, number) for number in range(-(-(dice + len(box)) // WORDS_OF_BLOCK))])
    rolled = struct.unpack_from(f">{dice}I", stream)
    if any(word >= WORDS - WORDS % count for word, count in zip(rolled, faces, strict=True)):
        return None
    order = shuffle_down(stream[4 * dice : 4 * (dice + len(box) - 1)], len(box))
    return None if order is None or len(order) < 2 else itemgetter(*order)(box)


def shuffled(tiles: Sequence[Tile], words: Iterator[int]) -> list[Tile]:
    """The tiles in the order that these words give."""
    order = list(tiles)
    for place in range(len(order) - 1, 0, -1):
        count = place + 1
        word = next(words)
        while word >= WORDS - WORDS % count:
            word = next(words)
        other = word % count
        order[place], order[other] = order[other], order[place]
    return order


def words_of(seed: bytes) -> Iterator[int]:
    """The stream of words of a seed."""
    return _words(seed)


def thrown(words: Iterator[int], faces: int = 6) -> int:
    """A die."""
    return _below(faces, words) + 1


def _measured(told: bytes) -> bytes:
    return len(told).to_bytes(4, "big") + told


def _below(count: int, words: Iterator[int]) -> int:
    word = next(words)
    while word >= WORDS - WORDS % count:
        word = next(words)
    return word % count


def _words(seed: bytes) -> Iterator[int]:
    block = 0
    while True:
        yield from struct.unpack(">8I", _block(seed, block))
        block += 1


def _block(seed: bytes, number: int) -> bytes:
    return hashlib.sha256(seed + number.to_bytes(8, "big")).digest()
