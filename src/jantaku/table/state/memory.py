"""Memory: what a single rule remembers, within a deal or from one deal to the next, as a struct of its own.

A part of the table declares it:

    class Streaks(Memory):
        stored = "streaks"
        wins: list[int]

    class FiveInARow(Addition):
        remembers_between = Streaks

and finds it wherever it has the deal: ``recall(deal, Streaks).wins``. All that a match has to do with it follows from
the declaration: it begins with the deal, or with the match, is copied, stored in snapshots under the name that it gives
itself, which must stay what it is, and taken up again; and what is remembered between deals goes from deal to deal as
points do. A table at which nobody remembers anything has an empty list.
"""

from collections.abc import Iterable, Mapping
from typing import ClassVar, NamedTuple, Protocol, Self, TypeVar

from jantaku.table.state.state import State


class Memory(State):
    """What a rule remembers; lists by seat are made by `begin`."""

    stored: ClassVar[str] = ""
    """The name under which snapshots keep it."""

    @classmethod
    def begin(cls, seats: int) -> Self:
        """What is remembered before anything has happened."""
        return cls()


class Remembering(Protocol):
    """What has memories: a deal, or the standing of a match."""

    @property
    def memory(self) -> list[Memory]:
        """All of them, of different types."""
        ...


M = TypeVar("M", bound=Memory)


def recall(where: Remembering, kind: type[M]) -> M:
    """The memory of this type, which there is.

    Raises:
        LookupError: no part of the table has declared it.
    """
    for held in where.memory:
        if type(held) is kind:
            return held
    raise LookupError(f"nobody at this table remembers {kind.__name__}")


def recalled(where: Remembering, kind: type[M]) -> M | None:
    """The memory of this type, if the table has it."""
    for held in where.memory:
        if type(held) is kind:
            return held
    return None


class Memories(NamedTuple):
    """The memories of a table, by the names under which they are stored."""

    within: Mapping[str, type[Memory]]
    """Of one deal."""
    between: Mapping[str, type[Memory]]
    """From deal to deal; while one is played they lie in it with the others."""

    @classmethod
    def of(cls, parts: Iterable[object]) -> Self:
        """What these parts declare as ``remembers`` and ``remembers_between``."""
        those = list(parts)
        within: list[type[Memory]] = [kind for part in those if (kind := getattr(part, "remembers", None)) is not None]
        between = [kind for part in those if (kind := getattr(part, "remembers_between", None)) is not None]
        names = [kind.stored for kind in (*within, *between)]
        if len({*names}) < len(names) or "" in names:
            raise ValueError(f"every memory of a table has a name of its own to be stored by: {within}, {between}")
        return cls({kind.stored: kind for kind in within}, {kind.stored: kind for kind in between})

    @property
    def all(self) -> dict[str, type[Memory]]:
        """Those that lie in a deal, in their order."""
        return {**self.within, **self.between}

    def at_start(self, seats: int) -> list[Memory]:
        """What is remembered before the first deal."""
        return [kind.begin(seats) for kind in self.between.values()]

    def in_deal(self, before: Iterable[Memory], seats: int) -> list[Memory]:
        """What a deal begins with, ``before`` which this is remembered."""
        return [*[kind.begin(seats) for kind in self.within.values()], *[memory.copy() for memory in before]]

    def after(self, deal: Remembering) -> list[Memory]:
        """What of this deal is remembered in the next."""
        return [recall(deal, kind).copy() for kind in self.between.values()]
