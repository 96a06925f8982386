"""What is found out when somebody asks for it, and then kept with the object: `functools.cached_property` without its
lock. Up to Python 3.11 that lock takes longer than most of what is found out; where two threads ask at once, both find
the same.
"""

from collections.abc import Callable
from typing import Any, Generic, Self, TypeVar, overload

T = TypeVar("T")


class found_once(Generic[T]):  # noqa: N801 - it stands where property stands
    """A property of an object with a dictionary, worked out at the first question."""

    def __init__(self, find: Callable[[Any], T]) -> None:
        self.find = find
        self.name = find.__name__
        self.__doc__ = find.__doc__

    @overload
    def __get__(self, owner: None, kind: type) -> Self: ...
    @overload
    def __get__(self, owner: object, kind: type) -> T: ...
    def __get__(self, owner: object | None, kind: type) -> Self | T:
        """Asked for but once: what is in the object's dictionary is found before this."""
        if owner is None:
            return self
        found = owner.__dict__[self.name] = self.find(owner)
        return found
