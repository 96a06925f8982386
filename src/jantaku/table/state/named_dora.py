"""Kinds that are dora in a deal though no indicator points to them: dice have named them, or the first deal has."""

from collections.abc import Callable, Iterable
from typing import ClassVar

from jantaku.table.state.deal import Deal
from jantaku.table.state.memory import Memory, recalled
from jantaku.table.state.wall import Wall
from jantaku.tiles import Kind, Tile


class NamedDora(Memory):
    """What is dora beside what the indicators point to."""

    stored: ClassVar[str] = "named_dora"
    kinds: list[Kind] = []
    doubled: bool = False
    """What the indicators point to counts once more."""


class DoraOfTheDay(Memory):
    """What the first indicator of the match has made dora."""

    stored: ClassVar[str] = "dora_of_the_day"
    kinds: list[Kind] = []


def named_kinds(
    deal: Deal, indicators: Callable[[Wall], Iterable[Tile]], dora_of: Callable[[Tile], Iterable[Kind]]
) -> tuple[Kind, ...]:
    """What is dora in this deal beside what each indicator points to once; nothing where nobody names anything."""
    memory = recalled(deal, NamedDora)
    if memory is None:
        return ()
    again = (kind for tile in indicators(deal.wall) for kind in dora_of(tile)) if memory.doubled else ()
    return (*memory.kinds, *again)
