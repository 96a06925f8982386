"""Everyone who is asked, each through its own public call: the peers, and jantaku in the same manner.

A ``Program`` turns the hands into the form it likes best (not timed), is asked about all of them (timed), and its
answers are turned into terms that all programs share (not timed), so that what was timed is also what was compared.
Asking is a plain list of calls, as a user would write it; only batch calls take the whole array at once.
"""

# mypy: disable-error-code="import-not-found, import-untyped"
# (riichienv ships no type marker; the others are there only in the environment of the benchmark)

import sys
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from importlib.util import find_spec
from typing import Any

from bench.random_hands import Hands, tile_ids, winning_kinds
from jantaku.hands import RIICHI
from jantaku.hands.readings import concealed_block

try:
    from jansou.analysis.decompose import Decomposition, decompose
    from jansou.analysis.efficiency import acceptance_counts
    from jansou.analysis.shanten import shanten_counts
    from jansou.core.tiles import Tile, TileKind
    from mahjong.hand_calculating.divider import HandDivider
    from mahjong.shanten import Shanten
    from riichienv import calculate_shanten
    from xiangting import PlayerCount, calculate_necessary_tiles, calculate_replacement_number
except ModuleNotFoundError as missing:
    sys.exit(f"bench: {missing.name} is not installed here; make bench lays out an environment with all peers")

Divisions = list[tuple[tuple[int, ...], ...]]  # the ways to divide one hand, each a sorted tuple of blocks of kinds


@dataclass(frozen=True)
class Program:
    """One way to ask one program one question."""

    name: str
    form: Callable[[Any], Any]
    ask: Callable[[Any], Any]
    shared: Callable[[Any], list[Any]] = list


# The forms.


def as_lists(hands: Hands) -> list[list[int]]:
    """Counts as lists of ints."""
    lists: list[list[int]] = hands.tolist()
    return lists


def as_bytes(hands: Hands) -> list[bytes]:
    """Counts as bytes, the form jantaku keeps its own hands in."""
    return [row.tobytes() for row in hands]


def as_array(hands: Hands) -> Hands:
    """The whole array, for batch calls."""
    return hands


def as_tile_ids(hands: Hands) -> list[list[int]]:
    """Lists of tenhou's tile numbers."""
    ids: list[list[int]] = tile_ids(hands).tolist()
    return ids


def with_winning(hands: Hands) -> list[tuple[bytes, int]]:
    """Counts as bytes, and the winning kind."""
    return list(zip(as_bytes(hands), winning_kinds(hands).tolist(), strict=True))


_JANSOU_TILES = [Tile(TileKind(kind)) for kind in range(34)]


def as_jansou_tiles(hands: Hands) -> list[tuple[list[Any], Any]]:
    """jansou's own tiles, and the winning one."""
    held = ([_JANSOU_TILES[number // 4] for number in row] for row in as_tile_ids(hands))
    won = (_JANSOU_TILES[kind] for kind in winning_kinds(hands).tolist())
    return list(zip(held, won, strict=True))


# The shared terms.


def mask_of(kinds: Iterable[int]) -> int:
    """Kinds as a mask."""
    return sum(1 << int(kind) for kind in kinds)


def divisions(readings: Iterable[Iterable[Iterable[int]]]) -> Divisions:
    """Readings without the winning tile's place, in one order."""
    return sorted({tuple(sorted(tuple(map(int, block)) for block in blocks)) for blocks in readings})


def _jansou_blocks(reading: Decomposition) -> list[tuple[int, ...]]:
    return [group.kinds for group in reading.all_groups]


def _code_blocks(code: tuple[int, ...]) -> list[tuple[int, ...]]:
    return [concealed_block(block).kinds for block in code[3:]]


# Shanten of a hand of 13 or 14 tiles, all three structures.

FOUR = PlayerCount.FOUR
JANSOU = "jansou" if find_spec("jansou_native") else "jansou*"  # without its native part it is slower

SHANTEN_PEERS = (
    Program("riichienv", as_tile_ids, lambda hands: [calculate_shanten(hand) for hand in hands]),
    Program(
        "xiangting",
        as_lists,
        lambda hands: [calculate_replacement_number(hand, FOUR) for hand in hands],
        lambda answers: [number - 1 for number in answers],
    ),
    Program(JANSOU, as_lists, lambda hands: [shanten_counts(hand, 0) for hand in hands]),
    Program("mahjong", as_lists, lambda hands: [Shanten.calculate_shanten(hand) for hand in hands]),
)
SHANTEN_BYTES = Program("jantaku: bytes", as_bytes, lambda hands: [RIICHI.shanten(hand) for hand in hands])
SHANTEN_LIST = Program("jantaku: list", as_lists, lambda hands: [RIICHI.shanten(hand) for hand in hands])
SHANTEN_BATCH = Program("jantaku: batch", as_array, RIICHI.shanten_batch, lambda answers: [int(n) for n in answers])

# The kinds whose draw brings a hand of 13 tiles nearer; jansou and our Ukeire also count the unseen tiles.

UKEIRE_PEERS = (
    Program(
        "xiangting",
        as_lists,
        lambda hands: [calculate_necessary_tiles(hand, FOUR) for hand in hands],
        lambda answers: [mask for _, mask in answers],
    ),
    Program(
        JANSOU,
        as_lists,
        lambda hands: [acceptance_counts(hand, 0) for hand in hands],
        lambda answers: [mask_of(unseen) for unseen in answers],
    ),
)
_improving = RIICHI.kernel.improving
IMPROVING_BYTES = Program(
    "jantaku: kinds, bytes",
    as_bytes,
    lambda hands: [_improving(hand) for hand in hands],
    lambda answers: [mask for _, mask in answers],
)
IMPROVING_LIST = Program(
    "jantaku: kinds, list",
    as_lists,
    lambda hands: [_improving(hand) for hand in hands],
    lambda answers: [mask for _, mask in answers],
)
IMPROVING_BATCH = Program(
    "jantaku: kinds, batch", as_array, RIICHI.kernel.improving_batch, lambda answers: [int(mask) for mask in answers[1]]
)
UKEIRE = Program(
    "jantaku: objects",
    as_bytes,
    lambda hands: [RIICHI.ukeire(hand) for hand in hands],
    lambda answers: [mask_of(kind for kind, _ in ukeire.tiles) for ukeire in answers],
)

# All readings of a complete hand; jansou and jantaku also place the winning tile and name the wait.

READINGS_PEERS = (
    Program(
        "mahjong",
        as_lists,
        lambda hands: [HandDivider.divide_hand(hand) for hand in hands],
        lambda answers: [divisions(readings) for readings in answers],
    ),
    Program(
        JANSOU,
        as_jansou_tiles,
        lambda hands: [decompose(tiles, (), won) for tiles, won in hands],
        lambda answers: [divisions(map(_jansou_blocks, readings)) for readings in answers],
    ),
)
_readings = RIICHI.kernel.readings
READINGS_KERNEL = Program(
    "jantaku: codes",
    with_winning,
    lambda hands: [_readings(hand, won) for hand, won in hands],
    lambda answers: [divisions(map(_code_blocks, codes)) for codes in answers],
)
READINGS = Program(
    "jantaku: objects",
    with_winning,
    lambda hands: [RIICHI.readings(hand, won) for hand, won in hands],
    lambda answers: [
        divisions([block.kinds for block in reading.blocks] for reading in readings) for readings in answers
    ],
)
