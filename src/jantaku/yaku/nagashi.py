"""Nagashi mangan: the one element that a pond makes, not a hand (000:1072, 001:982)."""

from collections.abc import Iterable

from jantaku.tiles import SEASONS, TERMINALS_AND_HONOURS, Tile, kind_of


def is_nagashi(pond: Iterable[Tile], taken: bool) -> bool:
    """At an exhaustive draw: only terminals and honours were discarded, and nobody took one of them. Seasons are
    honours where they come into a pond at all (001:4080)."""
    return not taken and all((TERMINALS_AND_HONOURS | SEASONS) >> kind_of(tile) & 1 for tile in pond)
