"""The walls of tenhou.net from the seed that its records carry (``mt19937ar-sha512-n288-base64``).

The seed is the key of a Mersenne Twister, MT19937, as 624 words. For each deal 288 words are drawn from it and hashed
in blocks of 32 with SHA-512; the words of the digests shuffle the tiles and roll two dice, which are only for show. The
server lays the wall in a list and takes tiles from its end: here it stands in the order of drawing, the live wall first
and the dead wall last, as the table wants it.
"""

import random
import struct
from base64 import b64decode, b64encode
from binascii import Error as Base64Error
from collections.abc import Callable, Iterator
from functools import partial
from hashlib import sha512
from itertools import islice
from typing import Final, NamedTuple

from jantaku.hands.kernel import Twister, shuffle_up
from jantaku.records.formats.mjlog.codes import SEATS, box
from jantaku.records.record import Header, RecordError
from jantaku.texts import TextId
from jantaku.tiles import Tile

METHOD: Final = "mt19937ar-sha512-n288-base64"
WORDS: Final = 624
WORD: Final = 4
DRAWN: Final = 288
BLOCK: Final = 32
FIRST_DIE: Final = 135
MASK: Final = (1 << 32) - 1
_SEED: Final = 19650218
_STATE_VERSION: Final = 3


class TenhouDeal(NamedTuple):
    """A wall in the order of drawing, and the dice. Of 136 tiles the first 53 are dealt, the last 14 are the dead wall:
    the first indicator is 130 with its ura under it at 131, replacement tiles are 134, 135, 132, 133. Of the 108 of
    three players 40 are dealt, the indicator is 98, and the eight replacement tiles are 106, 107, 104, 105 and on."""

    order: tuple[Tile, ...]
    dice: tuple[int, int]


def walls(seed: str, players: int = SEATS, *, red: bool = True) -> Iterator[TenhouDeal]:
    """The deals of a game, without end: the seed is that of the tag SHUFFLE, with the name of its method or without."""
    return _walls(key_of(seed), players, red)


def walls_of(header: Header, players: int, *, red: bool) -> Iterator[TenhouDeal] | None:
    """The deals of the game with this header; none where it has no seed."""
    if header.chance == METHOD:
        return _walls(_checked(_seed_in(header)), players, red)
    seed = shuffle_of(header)
    return walls(seed, players, red=red) if seed else None


def _walls(key: bytes, players: int, red: bool) -> Iterator[TenhouDeal]:
    tiles = list(box(red, players).tiles.values())
    next_digests = digests_by(key)
    while True:
        digests = next_digests()
        laid = shuffled(tiles, digests)
        first, second = struct.unpack_from("<2I", digests, WORD * FIRST_DIE)
        yield TenhouDeal(tuple(laid[::-1]), (first % 6 + 1, second % 6 + 1))


def shuffled(tiles: list[Tile], digests: bytes) -> list[Tile]:
    """The tiles as the server lays them."""
    laid = None if shuffle_up is None else shuffle_up(digests, tiles)
    return _shuffled_in_python(tiles, digests) if laid is None else laid


def _shuffled_in_python(tiles: list[Tile], digests: bytes) -> list[Tile]:
    laid, left = list(tiles), len(tiles)
    for place, word in enumerate(struct.unpack_from(f"<{left - 1}I", digests)):
        other = place + word % left
        left -= 1
        laid[place], laid[other] = laid[other], laid[place]
    return laid


def shuffle_of(header: Header) -> str:
    """The seed of a game as the tag SHUFFLE writes it; empty where the record has none."""
    if not header.chance.endswith("base64"):
        return header.extra.get("shuffle", "")
    return f"{header.chance},{b64encode(_seed_in(header)).decode()}"


def _seed_in(header: Header) -> bytes:
    try:
        return bytes.fromhex(header.seed)
    except ValueError:
        raise _no_seed() from None


def key_of(seed: str) -> bytes:
    """The bytes of a seed."""
    method, comma, text = seed.rpartition(",")
    if comma and method != METHOD:
        raise RecordError(
            f"walls are made by {METHOD}, not by {method}", TextId("record-wall-method"), method=method[:60]
        )
    try:
        key = b64decode(text, validate=True)
    except (Base64Error, ValueError):
        key = b""
    return _checked(key)


def _checked(key: bytes) -> bytes:
    if len(key) != WORDS * WORD:
        raise _no_seed()
    return key


def _no_seed() -> RecordError:
    return RecordError(f"a seed of tenhou is {WORDS * WORD} bytes in base64", TextId("record-wall-seed"))


def generator(key: bytes) -> random.Random:
    """The Mersenne Twister with this key."""
    if any(key[-WORD:]):
        return random.Random(int.from_bytes(key, "little"))
    # CPython drops the zero words at the end of the key, and with them its length.
    twister = random.Random()
    twister.setstate((_STATE_VERSION, (*init_by_array(struct.unpack(f"<{len(key) // WORD}I", key)), WORDS), None))
    return twister


def init_by_array(key: tuple[int, ...]) -> list[int]:
    """The state of MT19937 for a key, as its authors define it."""
    state = [_SEED]
    for place in range(1, WORDS):
        state.append(1812433253 * (state[-1] ^ state[-1] >> 30) + place & MASK)
    place = 1
    for turn in range(max(WORDS, len(key))):
        at = turn % len(key)
        before = state[place - 1]
        state[place] = (state[place] ^ (before ^ before >> 30) * 1664525) + key[at] + at & MASK
        place = _next_place(state, place)
    for _ in range(WORDS - 1):
        before = state[place - 1]
        state[place] = (state[place] ^ (before ^ before >> 30) * 1566083941) - place & MASK
        place = _next_place(state, place)
    state[0] = 1 << 31
    return state


def _next_place(state: list[int], place: int) -> int:
    """The one after it; at the end the last word becomes the first."""
    if place + 1 < WORDS:
        return place + 1
    state[0] = state[-1]
    return 1


def deal_words(chance: random.Random) -> tuple[int, ...]:
    """The 144 words of the next deal."""
    return struct.unpack("<144I", deal_digests(chance))


def deal_digests(chance: random.Random) -> bytes:
    """The bytes of these words."""
    drawn = chance.getrandbits(8 * WORD * DRAWN).to_bytes(WORD * DRAWN, "little")
    size = WORD * BLOCK
    return b"".join([sha512(drawn[at : at + size]).digest() for at in range(0, len(drawn), size)])


def digests_by(key: bytes) -> Callable[[], bytes]:
    """What gives those of one deal after the other."""
    if Twister is not None:
        return partial(Twister(key).digests, DRAWN // BLOCK, BLOCK)
    return partial(deal_digests, generator(key))


def wall(seed: str, deal: int, *, red: bool = True) -> TenhouDeal:
    """The deal of this number, the first is 0, of a game for four."""
    return next(islice(walls(seed, red=red), deal, None))
